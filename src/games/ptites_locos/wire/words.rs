//! The small words of the wire: colours, ends, dice, numbers of locomotives.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::super::data::{DIE_FACES, LOCOS};

/// The colour of a platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosColour"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the colours")]
pub enum Colour {
    Blue,
    Red,
    Yellow,
}

impl Colour {
    /// All three, in the order of the specification.
    pub(crate) const ALL: [Self; 3] = [Self::Blue, Self::Red, Self::Yellow];
}

/// An end of a platform; «end A» means that end A lies against the buffer of the slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosEnd"))]
#[allow(missing_docs, reason = "the two ends")]
pub enum End {
    #[default]
    A,
    B,
}

impl End {
    /// The other one.
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// A start space: of the outer, the middle or the inner track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosStart"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the three start spaces")]
pub enum Start {
    So,
    Sm,
    Si,
}

impl Start {
    /// All three, from the outer track to the inner one.
    pub(crate) const ALL: [Self; 3] = [Self::So, Self::Sm, Self::Si];
}

/// The face of a number die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

impl Die {
    /// The face with this number from 1 to 6.
    pub fn new(face: u8) -> Option<Self> {
        (1..=DIE_FACES).contains(&face).then_some(Self(face))
    }

    /// The face that a number below 6 stands for.
    pub(crate) const fn nth(n: u32) -> Self {
        Self((n % DIE_FACES as u32) as u8 + 1)
    }

    pub(crate) const fn pips(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Die {
    type Error = &'static str;
    fn try_from(face: u8) -> Result<Self, Self::Error> {
        Self::new(face).ok_or("a number die shows 1 to 6")
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.0
    }
}

/// The number of a locomotive among the four of its seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Loco(u8);

impl Loco {
    /// The locomotive with this number from 0 to 3.
    pub fn new(number: u8) -> Option<Self> {
        (number < LOCOS).then_some(Self(number))
    }

    /// All four.
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..LOCOS).map(Self)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Loco {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("a seat has the locomotives 0 to 3")
    }
}

impl From<Loco> for u8 {
    fn from(loco: Loco) -> Self {
        loco.0
    }
}

/// Which of the two plays of a turn: 2 is the second play after a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[allow(missing_docs, reason = "the two plays")]
pub enum Part {
    First,
    Second,
}

impl TryFrom<u8> for Part {
    type Error = &'static str;
    fn try_from(part: u8) -> Result<Self, Self::Error> {
        match part {
            1 => Ok(Self::First),
            2 => Ok(Self::Second),
            _ => Err("part is 1 or 2"),
        }
    }
}

impl From<Part> for u8 {
    fn from(part: Part) -> Self {
        match part {
            Part::First => 1,
            Part::Second => 2,
        }
    }
}

/// Whether the player chooses the end of the platform that comes to lie against the buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosPlatformEnds"))]
#[serde(rename_all = "camelCase")]
pub enum PlatformEnds {
    /// He chooses.
    #[default]
    Choice,
    /// The ends change places with every move.
    Slide,
}

/// What wrecked a locomotive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosCause"))]
#[serde(rename_all = "camelCase")]
pub enum Cause {
    /// It ran against a buffer on a platform.
    Buffer,
    /// It ran into the vacant slot.
    Gap,
    /// It ran where no track continues.
    NoTrack,
    /// It ran against the buffer behind an arrival space.
    ArrivalBuffer,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosReason"))]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    /// Somebody has a third locomotive in a shed.
    ThirdLoco,
    /// The last turn has been played.
    TurnLimit,
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Yellow => "yellow",
        })
    }
}

#[cfg(test)]
mod typescript {
    //! Small values are written as numbers; their TypeScript types are aliases of our own.

    use super::{Die, Loco, Part};
    use crate::api::alias;

    alias!(Die, "PtitesLocosDie", "1 | 2 | 3 | 4 | 5 | 6");
    alias!(Loco, "PtitesLocosLoco", "number");
    alias!(Part, "PtitesLocosPart", "1 | 2");
}
