//! Who sits where, and who is to act.

use std::fmt;

use serde::de::{self, Deserializer, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};

/// A player's place at the table, counted from 0 in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seats 0 to `count` − 1.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self)
    }

    /// The seat as an index into a list with one entry a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat in turn order at a table of `count`.
    pub const fn next(self, count: u8) -> Self {
        if self.0 + 1 < count { Self(self.0 + 1) } else { Self(0) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Somebody who makes moves: a person in a seat, or chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A person.
    Seat(Seat),
    /// Dice, a deck, a draw unseen.
    Chance,
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Chance => f.write_str("chance"),
        }
    }
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Chance => serializer.serialize_str("chance"),
        }
    }
}

impl<'de> Deserialize<'de> for Actor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ActorVisitor;
        impl Visitor<'_> for ActorVisitor {
            type Value = Actor;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat number or \"chance\"")
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Actor, E> {
                let seat = u8::try_from(number).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))?;
                Ok(Actor::Seat(Seat(seat)))
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Actor, E> {
                if text == "chance" { Ok(Actor::Chance) } else { Err(E::invalid_value(Unexpected::Str(text), &self)) }
            }
        }
        deserializer.deserialize_any(ActorVisitor)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// One seat alone.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table of `count`.
    pub const fn all(count: u8) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(8).filter(move |&seat| self.contains(seat))
    }

    /// The lowest seat.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.is_empty() { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// Who is to act in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actors {
    /// Nobody: the game is over.
    Over,
    /// Chance.
    Chance,
    /// One person, or several who choose secretly and at once.
    Seats(SeatSet),
}

impl Actors {
    /// One person.
    pub const fn one(seat: Seat) -> Self {
        Self::Seats(SeatSet::one(seat))
    }

    /// Whether `who` is among them.
    pub const fn contains(self, who: Actor) -> bool {
        match (self, who) {
            (Self::Seats(seats), Actor::Seat(seat)) => seats.contains(seat),
            (Self::Chance, Actor::Chance) => true,
            _ => false,
        }
    }

    /// The first of them: chance, or the lowest seat.
    #[inline]
    pub fn first(self) -> Option<Actor> {
        match self {
            Self::Over => None,
            Self::Chance => Some(Actor::Chance),
            Self::Seats(seats) => seats.first().map(Actor::Seat),
        }
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Actor> {
        let (chance, seats) = match self {
            Self::Over => (None, SeatSet::EMPTY),
            Self::Chance => (Some(Actor::Chance), SeatSet::EMPTY),
            Self::Seats(seats) => (None, seats),
        };
        chance.into_iter().chain(seats.iter().map(Actor::Seat))
    }
}
