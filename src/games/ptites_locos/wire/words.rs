//! The small words of the wire: colours, ends, dice, numbers of locomotives.

use std::fmt;

use super::super::data::{DIE_FACES, LOCOS};
use crate::core::{FromTree, ToText, Tree, Wire, Writer, Wrong, through_serde};

/// The colour of a platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Wire)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl ToText for Die {
    fn to_text(&self, out: &mut Writer) {
        self.0.to_text(out);
    }
}

impl FromTree for Die {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        Self(wrong.whole(tree, 1, DIE_FACES.into()) as u8)
    }
}

/// The number of a locomotive among the four of its seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

impl ToText for Loco {
    fn to_text(&self, out: &mut Writer) {
        self.0.to_text(out);
    }
}

impl FromTree for Loco {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        Self(wrong.whole(tree, 0, i64::from(LOCOS) - 1) as u8)
    }
}

/// Which of the two plays of a turn: 2 is the second play after a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the two plays")]
pub enum Part {
    First,
    Second,
}

impl ToText for Part {
    fn to_text(&self, out: &mut Writer) {
        out.raw(match self {
            Self::First => "1",
            Self::Second => "2",
        });
    }
}

impl FromTree for Part {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        match wrong.whole(tree, 1, 2) {
            1 => Self::First,
            _ => Self::Second,
        }
    }
}

through_serde!(Die, Loco, Part);

/// Whether the player chooses the end of the platform that comes to lie against the buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Wire)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
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
    use crate::typescript::alias;

    alias!(Die, "PtitesLocosDie", "1 | 2 | 3 | 4 | 5 | 6");
    alias!(Loco, "PtitesLocosLoco", "number");
    alias!(Part, "PtitesLocosPart", "1 | 2");
}
