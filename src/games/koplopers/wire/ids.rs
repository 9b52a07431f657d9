//! Ids as text of at most twelve letters, digits and hyphens, kept inline so that a move is a plain value.

use std::fmt;

use crate::core::{FromTree, ToText, Tree, Writer, Wrong, through_serde};

#[cfg(test)]
use crate::typescript::alias;

/// The longest id.
const LONGEST: usize = 12;

/// A short id: letters, digits and hyphens, padded with zeros.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Id([u8; LONGEST]);

impl Id {
    fn parse(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        let good = (1..=LONGEST).contains(&bytes.len()) && bytes.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'-');
        if !good {
            return None;
        }
        let mut id = [0; LONGEST];
        for (at, byte) in id.iter_mut().zip(bytes) {
            *at = *byte;
        }
        Some(Self(id))
    }

    fn as_str(&self) -> &str {
        let length = self.0.iter().position(|&byte| byte == 0).unwrap_or(LONGEST);
        str::from_utf8(&self.0[..length]).unwrap_or_default()
    }

    fn read(tree: &Tree, wrong: &mut Wrong) -> Self {
        wrong.parsed(tree, "an id of 1 to 12 letters, digits or hyphens", Self::parse, Self([0; LONGEST]))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

macro_rules! ids {
    ($($(#[$doc:meta])+ $name:ident = $typescript:literal;)+) => {
        $(
            $(#[$doc])+
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $name(pub(crate) Id);

            impl $name {
                /// Reads an id; nothing if the text cannot be one.
                pub fn parse(text: &str) -> Option<Self> {
                    Id::parse(text).map(Self)
                }

                /// An id of the built-in tables.
                pub(crate) fn literal(text: &str) -> Self {
                    Self::parse(text).expect("the ids of the built-in tables are short words")
                }

                /// The id as text.
                pub fn as_str(&self) -> &str {
                    self.0.as_str()
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(self.as_str())
                }
            }

            impl fmt::Debug for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(self.as_str())
                }
            }

            impl ToText for $name {
                fn to_text(&self, out: &mut Writer) {
                    out.text(self.as_str());
                }
            }

            impl FromTree for $name {
                fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
                    Self(Id::read(tree, wrong))
                }
            }

            through_serde!($name);

            #[cfg(test)]
            alias!($name, $typescript, "string");
        )+
    };
}

ids! {
    /// A region of the board.
    RegionId = "KoplopersRegionId";
    /// A station, such as `ZL`.
    StationId = "KoplopersStationId";
    /// A black section, such as `MP-ZL`, or a yard, such as `Y-ZL`.
    SectionId = "KoplopersSectionId";
    /// A passenger token, such as `N01`.
    TokenId = "KoplopersTokenId";
}

/// The number of a unit, and of the train that it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the three numbers")]
pub enum TrainNo {
    One,
    Two,
    Three,
}

impl TrainNo {
    /// All three.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// The place of the train in a list of three.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number that is painted on the train.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl fmt::Display for TrainNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "train {}", self.number())
    }
}

impl ToText for TrainNo {
    fn to_text(&self, out: &mut Writer) {
        self.number().to_text(out);
    }
}

impl FromTree for TrainNo {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        match wrong.whole(tree, 1, 3) {
            1 => Self::One,
            2 => Self::Two,
            _ => Self::Three,
        }
    }
}

through_serde!(TrainNo);

#[cfg(test)]
alias!(TrainNo, "KoplopersTrainNo", "1 | 2 | 3");
