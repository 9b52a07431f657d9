//! Ids as text of at most twelve letters, digits and hyphens, kept inline so that a move is a plain value.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::core::text_id;

#[cfg(test)]
use crate::generate::alias;

/// The longest id.
const LONGEST: usize = 12;

/// A short id: letters, digits and hyphens, padded with zeros.
#[derive(Clone, Copy)]
pub(crate) struct Id {
    text: [u8; LONGEST],
    /// Where in its table the id stands, as far as is known: whoever looks it up tries this row first. It takes no part in
    /// comparisons.
    row: u8,
}

impl Id {
    fn parse(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        let good = (1..=LONGEST).contains(&bytes.len()) && bytes.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'-');
        if !good {
            return None;
        }
        let mut text = [0; LONGEST];
        text[..bytes.len()].copy_from_slice(bytes);
        Some(Self { text, row: 0 })
    }

    /// The same id, known to stand in this row.
    const fn at_row(self, row: u8) -> Self {
        Self { row, ..self }
    }

    /// The row of a table that has this id.
    #[inline]
    pub(crate) fn find<T>(self, rows: &[T], id_of: impl Fn(&T) -> Self) -> Option<u8> {
        match rows.get(usize::from(self.row)) {
            Some(row) if id_of(row) == self => Some(self.row),
            _ => rows.iter().position(|row| id_of(row) == self).map(|row| row as u8),
        }
    }

    fn as_str(&self) -> &str {
        let length = self.text.iter().position(|&byte| byte == 0).unwrap_or(LONGEST);
        str::from_utf8(&self.text[..length]).unwrap_or_default()
    }
}

impl PartialEq for Id {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Id {}

impl PartialOrd for Id {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Id {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text.cmp(&other.text)
    }
}

impl Hash for Id {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
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

                /// The same id, known to stand in this row of its table.
                #[allow(dead_code, reason = "regions are looked up only while a board is built")]
                pub(crate) const fn at_row(self, row: u8) -> Self {
                    Self(self.0.at_row(row))
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

            text_id!($name, "an id of 1 to 12 letters, digits or hyphens");

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

impl Serialize for TrainNo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for TrainNo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let wrong = || D::Error::invalid_value(Unexpected::Unsigned(number.into()), &"a whole number from 1 to 3");
        Self::ALL.into_iter().find(|no| no.number() == number).ok_or_else(wrong)
    }
}

#[cfg(test)]
alias!(TrainNo, "KoplopersTrainNo", "1 | 2 | 3");
