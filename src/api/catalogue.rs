//! A number for every move that was listed and every event that happened, so that lists of them cross the boundary as
//! numbers, and each is made into a JavaScript object only once.

use std::any::Any;
use std::hash::{Hash, Hasher};
use std::hint::black_box;

use crate::core::{Cited, Game};

/// The numbers of every game.
#[derive(Default)]
pub struct Catalogue(Vec<Box<dyn Any>>);

/// The numbers of one game.
pub(super) struct Shelf<G: Game> {
    pub(super) moves: Numbers<G::Move, Themselves>,
    pub(super) events: Numbers<Cited<G::Event>, Words>,
    /// Where moves are listed before they get their numbers.
    pub(super) listed: Vec<G::Move>,
}

impl Catalogue {
    /// The most numbers that are written at one time, the first of the edition included.
    pub const LONGEST: usize = 1 + MOST_MOVES;

    /// The numbers of one game.
    pub(super) fn of<G: Game>(&mut self) -> Option<&mut Shelf<G>> {
        let at = self.0.iter().position(|shelf| shelf.is::<Shelf<G>>()).unwrap_or_else(|| {
            self.0.push(Box::new(Shelf::<G> {
                moves: Numbers::new(MOST_MOVES),
                events: Numbers::new(MOST_EVENTS),
                listed: Vec::new(),
            }));
            drop(black_box(Vec::<u8>::with_capacity(ROOM)));
            self.0.len() - 1
        });
        self.0.get_mut(at)?.downcast_mut()
    }
}

/// The memory that the longest game and the widest search need beyond the usual, in bytes. It is taken and given back
/// beforehand: memory does not shrink, and so it does not grow either when the odd game comes along.
const ROOM: usize = 1 << 19;

/// How many moves of a game have a number at one time: most of those that the richest variant of all has.
const MOST_MOVES: usize = 1 << 15;

/// How many events: there are always new ones, and those that happen again and again are few.
const MOST_EVENTS: usize = 1 << 11;

/// Things with numbers. There are at most so many: once they are all given, everything is forgotten and a new edition
/// begins, whose numbers come after those of the last. So the catalogue does not grow with the games that are played.
pub(super) struct Numbers<T, By: Tell<T>> {
    first: u32,
    items: Vec<T>,
    keys: Vec<By::Key>,
    index: Index,
}

/// How things are found and told apart.
pub(super) trait Tell<T> {
    /// What is remembered of each beside itself.
    type Key;
    fn key(thing: &T) -> (u64, Self::Key);
    fn is_same(known: Option<&T>, by: Option<&Self::Key>, thing: &T, key: &Self::Key) -> bool;
}

impl<T: Clone, By: Tell<T>> Numbers<T, By> {
    fn new(most: usize) -> Self {
        Self { first: 0, items: Vec::with_capacity(most), keys: Vec::with_capacity(most), index: Index::new(most) }
    }

    /// Writes the first number of the edition and the numbers of some things; nothing if they are more than there are
    /// numbers.
    pub(super) fn list(&mut self, items: &[T], out: &mut Vec<u32>) -> bool {
        if items.len() > self.index.most() {
            return false;
        }
        if !self.try_list(items, out) {
            self.first = self.first.wrapping_add(self.index.most() as u32);
            self.items.clear();
            self.keys.clear();
            self.index.clear();
            self.try_list(items, out);
        }
        true
    }

    fn try_list(&mut self, items: &[T], out: &mut Vec<u32>) -> bool {
        out.clear();
        out.push(self.first);
        for item in items {
            match self.code(item) {
                Some(code) => out.push(code),
                None => return false,
            }
        }
        true
    }

    /// The number of a thing, given now if it has none and there is one left.
    fn code(&mut self, item: &T) -> Option<u32> {
        let (hash, key) = By::key(item);
        let mut slot = self.index.slot(hash);
        while let Some(at) = self.index.at(slot) {
            if By::is_same(self.items.get(usize::from(at)), self.keys.get(usize::from(at)), item, &key) {
                return Some(self.first.wrapping_add(at.into()));
            }
            slot = self.index.after(slot);
        }
        if self.items.len() >= self.index.most() {
            return None;
        }
        let at = self.items.len() as u16;
        self.index.put(slot, at);
        self.items.push(item.clone());
        self.keys.push(key);
        Some(self.first.wrapping_add(at.into()))
    }

    /// The thing with this number, unless it is of another edition.
    pub(super) fn get(&self, code: u32) -> Option<&T> {
        self.items.get(code.wrapping_sub(self.first) as usize)
    }
}

/// Where the numbers stand by their hashes: each in the first free slot from its own on. Half of the slots stay free.
struct Index(Vec<u16>);

impl Index {
    const FREE: u16 = u16::MAX;

    fn new(most: usize) -> Self {
        Self(vec![Self::FREE; 2 * most])
    }

    fn most(&self) -> usize {
        self.0.len() / 2
    }

    fn clear(&mut self) {
        self.0.fill(Self::FREE);
    }

    /// The slots are a power of two.
    fn slot(&self, hash: u64) -> usize {
        hash as usize & (self.0.len() - 1)
    }

    fn after(&self, slot: usize) -> usize {
        (slot + 1) & (self.0.len() - 1)
    }

    /// The number in a slot.
    fn at(&self, slot: usize) -> Option<u16> {
        self.0.get(slot).copied().filter(|&at| at != Self::FREE)
    }

    fn put(&mut self, slot: usize, at: u16) {
        if let Some(free) = self.0.get_mut(slot) {
            *free = at;
        }
    }
}

/// By themselves: a list of moves is many, and quickly made.
pub(super) struct Themselves;

impl<T: Hash + PartialEq> Tell<T> for Themselves {
    type Key = ();

    #[inline(always)]
    fn key(thing: &T) -> (u64, ()) {
        let mut hasher = Mixer(0);
        thing.hash(&mut hasher);
        (hasher.finish(), ())
    }

    #[inline(always)]
    fn is_same(known: Option<&T>, _by: Option<&()>, thing: &T, (): &()) -> bool {
        known == Some(thing)
    }
}

/// By what they say of themselves when they are hashed: events are few at a time and of many kinds, and what compares all
/// of them part by part would be several times the code that hashes them.
pub(super) struct Words;

impl Words {
    /// Small things are as quickly compared by themselves.
    const fn is_small<T>() -> bool {
        size_of::<T>() <= 24
    }
}

impl<T: Hash + PartialEq> Tell<T> for Words {
    type Key = Print;

    #[inline(always)]
    fn key(thing: &T) -> (u64, Print) {
        if Self::is_small::<T>() {
            return (Themselves::key(thing).0, Print { laid: 0, mixed: 0 });
        }
        let print = Print::of(thing);
        (print.finish(), print)
    }

    #[inline(always)]
    fn is_same(known: Option<&T>, by: Option<&Print>, thing: &T, key: &Print) -> bool {
        if Self::is_small::<T>() { known == Some(thing) } else { by == Some(key) }
    }
}

/// A hash for moves: nobody chooses them to collide, and there are few. Most of their parts are small numbers,
/// which are laid side by side and mixed once at the end.
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
        self.0 = self.0.rotate_left(7) ^ word;
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0.wrapping_mul(FACTOR) >> 32
    }
}

/// What a thing says, word by word. Few small numbers are laid side by side, seven bits each, after a one that marks where
/// they begin, and then the print is the thing itself. What does not fit is mixed into a second word; that two things have
/// the same print all the same is as likely as guessing a number of a hundred bits.
#[derive(PartialEq)]
pub(super) struct Print {
    laid: u64,
    /// Zero as long as everything fits.
    mixed: u64,
}

impl Print {
    #[inline(never)]
    fn of<T: Hash>(thing: &T) -> Self {
        let mut print = Self { laid: 1, mixed: 0 };
        thing.hash(&mut print);
        print
    }
}

const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hasher for Print {
    /// The length comes first: what follows is cut into words.
    fn write(&mut self, bytes: &[u8]) {
        self.write_u64(bytes.len() as u64);
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

    #[inline(never)]
    fn write_u64(&mut self, word: u64) {
        self.mixed = (self.mixed ^ (self.laid >> 57 | word >> 7 << 7)).wrapping_mul(FACTOR);
        self.laid = self.laid.rotate_left(7) ^ word;
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        (self.laid ^ self.mixed).wrapping_mul(FACTOR) >> 32
    }
}

#[cfg(test)]
mod tests {
    use super::{Numbers, Print, Themselves, Words};

    #[test]
    fn equal_things_have_one_number_until_a_new_edition_begins() {
        let mut numbers: Numbers<u32, Themselves> = Numbers::new(16);
        let mut out = Vec::new();
        assert!(numbers.list(&[7, 9, 7], &mut out));
        assert_eq!(out, [0, 0, 1, 0]);
        let many: Vec<u32> = (100..114).collect();
        assert!(numbers.list(&many, &mut out));
        assert!(numbers.list(&[9, 8], &mut out));
        assert_eq!(out, [16, 16, 17], "a new edition");
        assert_eq!((numbers.get(17), numbers.get(1)), (Some(&8), None));
        let too_many: Vec<u32> = (0..17).collect();
        assert!(!numbers.list(&too_many, &mut out));
    }

    #[test]
    fn the_memory_of_a_catalogue_does_not_grow() {
        let mut numbers: Numbers<u32, Themselves> = Numbers::new(64);
        let (room, mut out) = (numbers.items.capacity(), Vec::new());
        for n in 0..10_000 {
            assert!(numbers.list(&[n, n / 2, 3], &mut out));
            let found: Vec<Option<u32>> = out.iter().skip(1).map(|&code| numbers.get(code).copied()).collect();
            assert_eq!(found, [Some(n), Some(n / 2), Some(3)]);
        }
        assert_eq!(numbers.items.capacity(), room);
    }

    #[test]
    fn things_are_told_apart_even_when_their_hashes_are_equal() {
        #[derive(Clone, Debug, PartialEq)]
        struct Crowded(u32);
        impl std::hash::Hash for Crowded {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                (self.0 % 7).hash(state);
            }
        }
        let mut numbers: Numbers<Crowded, Themselves> = Numbers::new(512);
        let mut out = Vec::new();
        let things: Vec<Crowded> = (0..500).map(Crowded).collect();
        for _ in 0..2 {
            assert!(numbers.list(&things, &mut out));
            assert!(out.iter().skip(1).copied().eq(0..500));
        }
        assert_eq!(numbers.get(499), Some(&Crowded(499)));
        assert_eq!(numbers.get(500), None);
    }

    #[test]
    fn only_what_says_the_same_has_one_number() {
        let mut numbers: Numbers<(Vec<u8>, Option<i16>, String), Words> = Numbers::new(64);
        let mut out = Vec::new();
        let texts = ["", "\0", "a", "\0a", "eight by", "eight bytes", "eight byte"];
        let mut things = Vec::new();
        for list in [vec![], vec![0], vec![0, 0]] {
            for text in texts {
                things.extend([None, Some(-1)].map(|number| (list.clone(), number, text.to_owned())));
            }
        }
        for _ in 0..2 {
            assert!(numbers.list(&things, &mut out));
            assert!(out.iter().skip(1).copied().eq(0..things.len() as u32));
        }
    }

    #[test]
    fn what_is_wide_is_told_apart_where_the_laid_parts_are_the_same() {
        // The second word takes back what the first has done.
        let wide = |n: u64| (n, n.rotate_left(7));
        let mut numbers: Numbers<(u64, u64), Words> = Numbers::new(512);
        let mut out = Vec::new();
        let things: Vec<(u64, u64)> = (200..700).map(wide).collect();
        assert!(things.iter().all(|thing| Print::of(thing).laid == Print::of(&things[0]).laid));
        for _ in 0..2 {
            assert!(numbers.list(&things, &mut out));
            assert!(out.iter().skip(1).copied().eq(0..500));
        }
    }
}
