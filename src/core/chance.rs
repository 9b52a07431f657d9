//! Numbers that nobody chooses.
//!
//! The numbers of a table are a keyed function of (seed, ply, draw number): no generator state to save, undo and replay
//! give the same dice, and the seed cannot be worked out from what was seen. Bots bring a [`Rng`] of their own.

use std::fmt;
use std::hash::Hasher;

use serde::de::{self, Deserializer, Unexpected, Visitor};
use serde::{Deserialize, Serialize};
use siphasher::sip::SipHasher24;
use siphasher::sip128::{Hasher128, SipHasher24 as SipHasher128};

/// A stream of numbers to draw from.
pub trait Rng {
    /// The next 32 bits.
    fn next_u32(&mut self) -> u32;

    /// An unbiased whole number below `n`; 0 when `n` is 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n.max(1);
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the items in random order: Fisher-Yates, from the last down.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for i in (1..items.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            items.swap(i, j);
        }
    }
}

/// The seed of a table: a whole number or a text. It is a secret of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Seed {
    /// A whole number that JavaScript can hold exactly.
    Number(i64),
    /// Any text.
    Text(String),
}

impl Seed {
    /// The longest text that is taken as a seed, in bytes.
    pub const LONGEST: usize = 1024;
    const LARGEST: i64 = (1 << 53) - 1;

    fn key(&self) -> [u8; 16] {
        let mut hasher = SipHasher128::new_with_key(b"ludotheque/seed\0");
        match self {
            Self::Number(number) => hasher.write(number.to_string().as_bytes()),
            Self::Text(text) => hasher.write(text.as_bytes()),
        }
        hasher.finish128().as_bytes()
    }
}

impl From<[u8; 16]> for Seed {
    fn from(bits: [u8; 16]) -> Self {
        Self::Text(bits.iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

impl From<i64> for Seed {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct SeedVisitor;
        impl Visitor<'_> for SeedVisitor {
            type Value = Seed;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a whole number of at most 53 bits or a text of at most {} bytes", Seed::LONGEST)
            }
            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Seed, E> {
                if (-Seed::LARGEST..=Seed::LARGEST).contains(&number) {
                    Ok(Seed::Number(number))
                } else {
                    Err(E::invalid_value(Unexpected::Signed(number), &self))
                }
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Seed, E> {
                match i64::try_from(number) {
                    Ok(number) => self.visit_i64(number),
                    Err(_) => Err(E::invalid_value(Unexpected::Unsigned(number), &self)),
                }
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Seed, E> {
                if text.len() <= Seed::LONGEST {
                    Ok(Seed::Text(text.to_owned()))
                } else {
                    Err(E::invalid_value(Unexpected::Str(text), &self))
                }
            }
        }
        deserializer.deserialize_any(SeedVisitor)
    }
}

/// The numbers of one ply of a table.
#[derive(Clone, Debug)]
pub struct Draw {
    key: [u8; 16],
    ply: u64,
    drawn: u64,
}

impl Draw {
    /// The numbers for setting the table up.
    pub fn setup(seed: &Seed) -> Self {
        Self { key: seed.key(), ply: u64::MAX, drawn: 0 }
    }

    /// The numbers for the move that follows `ply` moves.
    pub fn at(seed: &Seed, ply: u32) -> Self {
        Self { key: seed.key(), ply: ply.into(), drawn: 0 }
    }
}

impl Rng for Draw {
    fn next_u32(&mut self) -> u32 {
        let mut hasher = SipHasher24::new_with_key(&self.key);
        hasher.write(&self.ply.to_le_bytes());
        hasher.write(&self.drawn.to_le_bytes());
        self.drawn += 1;
        (hasher.finish() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_depend_on_seed_ply_and_draw_alone() {
        let draw = |seed: i64, ply| {
            let mut draw = Draw::at(&seed.into(), ply);
            [draw.next_u32(), draw.next_u32()]
        };
        assert_eq!(draw(7, 3), draw(7, 3));
        assert_ne!(draw(7, 3), draw(7, 4));
        assert_ne!(draw(7, 3), draw(8, 3));
        assert_ne!(draw(7, 3)[0], draw(7, 3)[1]);
    }

    #[test]
    fn below_is_even_and_in_range() {
        let mut draw = Draw::setup(&Seed::Text("dice".into()));
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[draw.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        assert_eq!(draw.below(0), 0);
        assert_eq!(draw.below(1), 0);
    }

    #[test]
    fn a_number_and_its_text_are_one_seed_and_others_are_not() {
        assert_eq!(Seed::from(42).key(), Seed::Text("42".into()).key());
        assert_ne!(Seed::from(42).key(), Seed::from(43).key());
    }
}
