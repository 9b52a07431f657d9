//! The words of the wire: colours, ends, start spaces, causes and reasons.

use std::fmt;

use serde::{Deserialize, Serialize};

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

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Yellow => "yellow",
        })
    }
}

/// A side of the board, or a direction on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosCompass"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the four of them")]
pub enum Compass {
    North,
    East,
    South,
    West,
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

/// Whether the player chooses the end of the platform that comes to lie against the buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosPlatformEnds"))]
#[serde(rename_all = "camelCase")]
pub enum PlatformEnds {
    /// The player chooses.
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
