//! Numbers on the wire: how they are read, and the small ones that have a type of their own.
//!
//! Where a rule refuses a number, reading must accept it: one that does not fit is replaced by one that the same rule
//! refuses.

use std::fmt;
use std::ops::RangeInclusive;

use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize};

use super::super::data::{DIE_FACES, LARGEST_TURN, LOCOS};
use crate::core::{Seat, any_number, required};

/// A number of any kind, for a rule to refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AnyNumber(#[serde(deserialize_with = "any_number")] pub i32);

/// The face of a number die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Die(#[serde(deserialize_with = "face")] u8);

impl Die {
    /// The face with this number from 1 to 6.
    pub fn new(face: u8) -> Option<Self> {
        (1..=DIE_FACES).contains(&face).then_some(Self(face))
    }

    /// The face that a number stands for: its remainder by six, counted from 0.
    pub(crate) const fn nth(n: u32) -> Self {
        Self((n % DIE_FACES as u32) as u8 + 1)
    }

    pub(crate) const fn pips(self) -> u8 {
        self.0
    }
}

/// The number of a locomotive among the four of its seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Loco(#[serde(deserialize_with = "loco_number")] u8);

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

/// Which of the two plays of a turn: 2 is the second play after a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "u8")]
#[allow(missing_docs, reason = "the two plays")]
pub enum Part {
    First,
    Second,
}

impl From<Part> for u8 {
    fn from(part: Part) -> Self {
        match part {
            Part::First => 1,
            Part::Second => 2,
        }
    }
}

impl<'de> Deserialize<'de> for Part {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match whole_in(deserializer, 1..=2)? {
            1 => Ok(Self::First),
            _ => Ok(Self::Second),
        }
    }
}

fn face<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    Ok(whole_in(deserializer, 1..=DIE_FACES.into())? as u8)
}

fn loco_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    Ok(whole_in(deserializer, 0..=i64::from(LOCOS) - 1)? as u8)
}

/// Reads the number of a turn.
pub(super) fn turn<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    Ok(whole_in(deserializer, 1..=LARGEST_TURN.into())? as u32)
}

/// Reads a small number; one that does not fit becomes 255, which no rule accepts.
pub(super) fn small<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    Ok(u8::try_from(whole(deserializer)?).unwrap_or(u8::MAX))
}

/// Reads the number of a seat; one that does not fit becomes a seat that nobody has.
pub(super) fn any_seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    small(deserializer).map(Seat)
}

/// The same, or null.
pub(super) fn any_seat_or_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
    #[derive(Deserialize)]
    struct AnySeat(#[serde(deserialize_with = "any_seat")] Seat);
    Ok(required(deserializer)?.map(|AnySeat(seat)| seat))
}

/// Reads a number that is not below 0; one that does not fit becomes the largest, which no rule accepts.
pub(super) fn count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let number = whole_in(deserializer, 0..=i64::MAX)?;
    Ok(u32::try_from(number).unwrap_or(u32::MAX))
}

/// The same for a list.
pub(super) fn counts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u32>, D::Error> {
    #[derive(Deserialize)]
    struct Count(#[serde(deserialize_with = "count")] u32);
    let counts: Vec<Count> = Vec::deserialize(deserializer)?;
    Ok(counts.into_iter().map(|Count(count)| count).collect())
}

/// Reads a whole number of any size.
fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
    whole_in(deserializer, i64::MIN..=i64::MAX)
}

/// Reads a whole number in this range.
fn whole_in<'de, D: Deserializer<'de>>(deserializer: D, range: RangeInclusive<i64>) -> Result<i64, D::Error> {
    struct Whole(RangeInclusive<i64>);
    impl Visitor<'_> for Whole {
        type Value = i64;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            match (*self.0.start(), *self.0.end()) {
                (i64::MIN, _) => f.write_str("a whole number"),
                (least, i64::MAX) => write!(f, "a whole number, at least {least}"),
                (least, most) => write!(f, "a whole number from {least} to {most}"),
            }
        }
        fn visit_i64<E: Error>(self, number: i64) -> Result<i64, E> {
            if self.0.contains(&number) { Ok(number) } else { Err(E::invalid_value(Unexpected::Signed(number), &self)) }
        }
        fn visit_u64<E: Error>(self, number: u64) -> Result<i64, E> {
            match i64::try_from(number) {
                Ok(number) => self.visit_i64(number),
                Err(_) => Err(E::invalid_value(Unexpected::Unsigned(number), &self)),
            }
        }
    }
    deserializer.deserialize_i64(Whole(range))
}

#[cfg(test)]
mod typescript {
    //! These are written as numbers; their TypeScript types are aliases of our own.

    use super::{Die, Loco, Part};
    use crate::generate::alias;

    alias!(Die, "PtitesLocosDie", "1 | 2 | 3 | 4 | 5 | 6");
    alias!(Loco, "PtitesLocosLoco", "number");
    alias!(Part, "PtitesLocosPart", "1 | 2");
}
