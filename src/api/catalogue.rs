//! A number for every move that was listed and every event that happened, so that lists of them cross the boundary as
//! numbers, and each is made into a JavaScript object only once.

use std::any::Any;
use std::hash::{Hash, Hasher};

use crate::core::{Cited, Game};

/// The numbers of every game.
#[derive(Default)]
pub struct Catalogue(Vec<Box<dyn Any>>);

/// The numbers of one game.
pub(super) struct Shelf<G: Game> {
    pub(super) moves: Numbers<G::Move>,
    pub(super) events: Numbers<Cited<G::Event>>,
}

impl Catalogue {
    /// The numbers of one game.
    pub(super) fn of<G: Game>(&mut self) -> Option<&mut Shelf<G>> {
        let at = self.0.iter().position(|shelf| shelf.is::<Shelf<G>>()).unwrap_or_else(|| {
            self.0.push(Box::new(Shelf::<G> { moves: Numbers::new(), events: Numbers::new() }));
            self.0.len() - 1
        });
        self.0.get_mut(at)?.downcast_mut()
    }
}

/// Things with numbers. There are at most so many: once they are all given, everything is forgotten and a new edition
/// begins, so that the catalogue does not grow with the games that are played.
pub(super) struct Numbers<T> {
    edition: u32,
    items: Vec<T>,
    index: Index,
}

impl<T: Hash + Clone + PartialEq> Numbers<T> {
    /// How many things have a number at one time. The edition stands in the bits above.
    const MOST: usize = 1 << Self::BITS;
    const BITS: u32 = 16;

    fn new() -> Self {
        Self { edition: 0, items: Vec::new(), index: Index::default() }
    }

    /// Writes the edition and the numbers of some things; nothing if they are more than there are numbers.
    pub(super) fn list<'a>(&mut self, items: impl Iterator<Item = &'a T> + Clone, out: &mut Vec<u32>) -> bool
    where
        T: 'a,
    {
        for _ in 0..2 {
            out.clear();
            out.push(self.edition);
            if items.clone().all(|item| self.code(item).map(|code| out.push(code)).is_some()) {
                return true;
            }
            *self = Self { edition: (self.edition + 1) % (1 << (u32::BITS - Self::BITS)), ..Self::new() };
        }
        false
    }

    /// The number of a thing, given now if it has none.
    fn code(&mut self, item: &T) -> Option<u32> {
        let mut hasher = Mixer(0);
        item.hash(&mut hasher);
        let hash = hasher.finish() as u32;
        let mut after = None;
        while let Some(at) = self.index.next(hash, after) {
            if self.items.get(at as usize) == Some(item) {
                return Some(self.edition << Self::BITS | at);
            }
            after = Some(at);
        }
        if self.items.len() >= Self::MOST {
            return None;
        }
        self.items.push(item.clone());
        Some(self.edition << Self::BITS | self.index.add(hash))
    }

    /// The thing with this number, unless it is of another edition.
    pub(super) fn get(&self, code: u32) -> Option<&T> {
        let item = self.items.get(code as usize % Self::MOST);
        item.filter(|_| code >> Self::BITS == self.edition)
    }
}

/// Where the numbers stand by their hashes: a chain of numbers for each bucket.
#[derive(Default)]
struct Index {
    /// The latest number in each bucket.
    buckets: Vec<Option<u32>>,
    /// For each number its hash, and the number before it in its bucket.
    links: Vec<(u32, Option<u32>)>,
}

impl Index {
    const BUCKETS: usize = 1 << 14;

    /// The next number with this hash after the given one.
    fn next(&self, hash: u32, after: Option<u32>) -> Option<u32> {
        let mut at = match after {
            None => *self.buckets.get(Self::bucket(hash))?,
            Some(code) => self.link(code)?.1,
        };
        while let Some(code) = at {
            let (found, before) = self.link(code)?;
            if found == hash {
                break;
            }
            at = before;
        }
        at
    }

    /// Gives the next number to something with this hash.
    fn add(&mut self, hash: u32) -> u32 {
        if self.buckets.is_empty() {
            self.buckets = vec![None; Self::BUCKETS];
        }
        let (code, bucket) = (self.links.len() as u32, Self::bucket(hash));
        if let Some(latest) = self.buckets.get_mut(bucket) {
            self.links.push((hash, latest.replace(code)));
        }
        code
    }

    fn link(&self, code: u32) -> Option<(u32, Option<u32>)> {
        self.links.get(code as usize).copied()
    }

    const fn bucket(hash: u32) -> usize {
        hash as usize & (Self::BUCKETS - 1)
    }
}

/// A hash for moves and events: nobody chooses them to collide, and there are few.
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.write_u64(chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0 >> 32
    }
}

#[cfg(test)]
mod tests {
    use super::{Index, Numbers};

    #[test]
    fn equal_things_have_one_number_until_a_new_edition_begins() {
        let mut numbers: Numbers<u32> = Numbers::new();
        let mut out = Vec::new();
        assert!(numbers.list([7, 9, 7].iter(), &mut out));
        assert_eq!(out, [0, 0, 1, 0]);
        let many: Vec<u32> = (100..100 + Numbers::<u32>::MOST as u32 - 2).collect();
        assert!(numbers.list(many.iter(), &mut out));
        assert!(numbers.list([9, 8].iter(), &mut out));
        assert_eq!(out, [1, 1 << 16, 1 << 16 | 1], "a new edition");
        assert_eq!((numbers.get(1 << 16 | 1), numbers.get(1)), (Some(&8), None));
        let too_many: Vec<u32> = (0..=Numbers::<u32>::MOST as u32).collect();
        assert!(!numbers.list(too_many.iter(), &mut out));
    }

    #[test]
    fn numbers_are_found_by_their_hashes_even_when_hashes_are_equal() {
        let mut index = Index::default();
        assert_eq!(index.next(3, None), None);
        let hashes: Vec<u32> = (0..1000).map(|n: u32| n.wrapping_mul(n) % 97).collect();
        for (n, &hash) in (0..).zip(&hashes) {
            assert_eq!(index.add(hash), n);
        }
        for hash in 0..100 {
            let mut found = Vec::new();
            let mut at = index.next(hash, None);
            while let Some(code) = at {
                found.push(code);
                at = index.next(hash, at);
            }
            found.sort_unstable();
            let expected: Vec<u32> = (0..).zip(&hashes).filter(|(_, other)| **other == hash).map(|(n, _)| n).collect();
            assert_eq!(found, expected);
        }
    }
}
