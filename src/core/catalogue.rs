//! A number for every move that was listed and every event that happened, so that lists of them cross a boundary as
//! numbers, and each is made into an object behind it only once.

use std::any::{Any, TypeId};
use std::hash::{Hash, Hasher};
use std::hint::black_box;

use super::{Actor, Cited, Code, Error, Game, Table};

/// The numbers of every game.
#[derive(Default)]
pub struct Catalogue(Vec<(TypeId, Box<dyn Any>)>);

/// The numbers of one game.
struct Shelf<G: Game> {
    moves: Numbers<G::Move>,
    events: Numbers<Cited<G::Event>>,
    /// Where moves are listed before they get their numbers.
    listed: Vec<G::Move>,
}

impl Catalogue {
    /// The most numbers that are written at one time, the first of the edition included.
    pub const LONGEST: usize = 1 + MOST_MOVES;

    /// The numbers of one game.
    fn of<G: Game>(&mut self) -> Option<&mut Shelf<G>> {
        let game = TypeId::of::<G>();
        let at = self.0.iter().position(|(id, _)| *id == game).unwrap_or_else(|| {
            self.0.push((game, Shelf::<G>::boxed()));
            self.0.len() - 1
        });
        self.0.get_mut(at)?.1.downcast_mut()
    }
}

impl<G: Game> Shelf<G> {
    #[cold]
    fn boxed() -> Box<dyn Any> {
        let shelf = Self { moves: Numbers::new(MOST_MOVES), events: Numbers::new(MOST_EVENTS), listed: Vec::new() };
        drop(black_box(Vec::<u8>::with_capacity(ROOM)));
        Box::new(shelf)
    }
}

/// The memory that the longest game and the widest search need beyond the usual, in bytes. It is taken and given back
/// beforehand: memory does not shrink, and so it does not grow either when the odd game comes along.
const ROOM: usize = 1 << 19;

/// How many moves of a game have a number at one time: most of those that the richest variant of all has.
const MOST_MOVES: usize = 1 << 15;

/// How many events: there are always new ones, and those that happen again and again are few.
const MOST_EVENTS: usize = 1 << 11;

/// Writes the first number of the edition and the numbers of the legal moves of an actor, none if somebody else is to act;
/// nothing if they are more than there are numbers.
pub(crate) fn number_moves<G: Game>(table: &Table<G>, who: Actor, catalogue: &mut Catalogue, out: &mut Vec<u32>) -> bool {
    let Some(Shelf { moves, listed, .. }) = catalogue.of::<G>() else { return false };
    listed.clear();
    table.legal_moves(who, listed);
    moves.list(listed, out)
}

/// Plays the move with a number. Writes the first number of the edition and the numbers of what happened; nothing if that is
/// more than there are numbers.
pub(crate) fn play_number<G: Game>(
    table: &mut Table<G>,
    number: u32,
    who: Option<Actor>,
    catalogue: &mut Catalogue,
    out: &mut Vec<u32>,
) -> Result<bool, Error> {
    let no_number = || Error::new(Code::MalformedMove, "no move has this number");
    let Shelf { moves, events, .. } = catalogue.of::<G>().ok_or_else(no_number)?;
    let mv = moves.get(number).cloned().ok_or_else(no_number)?;
    Ok(events.list(table.apply(who, mv)?, out))
}

/// The move with a number, unless it is of another edition.
pub fn numbered_move<G: Game>(catalogue: &mut Catalogue, number: u32) -> Option<&G::Move> {
    catalogue.of::<G>()?.moves.get(number)
}

/// Things with numbers. There are at most so many: once they are all given, everything is forgotten and a new edition
/// begins, whose numbers come after those of the last. So the catalogue does not grow with the games that are played.
struct Numbers<T> {
    first: u32,
    items: Vec<T>,
    index: Index,
}

impl<T: Hash + Clone + PartialEq> Numbers<T> {
    fn new(most: usize) -> Self {
        Self { first: 0, items: Vec::with_capacity(most), index: Index::new(most) }
    }

    /// Writes the first number of the edition and the numbers of some things; nothing if they are more than there are
    /// numbers.
    fn list(&mut self, items: &[T], out: &mut Vec<u32>) -> bool {
        if items.len() > self.index.most() {
            return false;
        }
        if !self.try_list(items, out) {
            self.first = self.first.wrapping_add(self.index.most() as u32);
            self.items.clear();
            self.index.clear();
            self.try_list(items, out);
        }
        true
    }

    fn try_list(&mut self, items: &[T], out: &mut Vec<u32>) -> bool {
        out.clear();
        out.push(self.first);
        items.iter().all(|item| self.code(item).map(|code| out.push(code)).is_some())
    }

    /// The number of a thing, given now if it has none and there is one left.
    fn code(&mut self, item: &T) -> Option<u32> {
        let mut hasher = Mixer(0);
        item.hash(&mut hasher);
        let mut slot = self.index.slot(hasher.finish());
        while let Some(at) = self.index.at(slot) {
            if self.items.get(usize::from(at)) == Some(item) {
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
        Some(self.first.wrapping_add(at.into()))
    }

    /// The thing with this number, unless it is of another edition.
    fn get(&self, code: u32) -> Option<&T> {
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
    #[inline]
    fn slot(&self, hash: u64) -> usize {
        hash as usize & (self.0.len() - 1)
    }

    #[inline]
    fn after(&self, slot: usize) -> usize {
        (slot + 1) & (self.0.len() - 1)
    }

    /// The number in a slot.
    #[inline]
    fn at(&self, slot: usize) -> Option<u16> {
        self.0.get(slot).copied().filter(|&at| at != Self::FREE)
    }

    fn put(&mut self, slot: usize, at: u16) {
        if let Some(free) = self.0.get_mut(slot) {
            *free = at;
        }
    }
}

/// A hash for moves and events: nobody chooses them to collide, and there are few. Most of their parts are small numbers,
/// which are laid side by side and mixed once at the end.
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.write_u64(chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = self.0.rotate_left(7) ^ word;
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    #[inline]
    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
    }
}

#[cfg(test)]
mod tests {
    use super::Numbers;

    #[test]
    fn equal_things_have_one_number_until_a_new_edition_begins() {
        let mut numbers: Numbers<u32> = Numbers::new(16);
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
        let mut numbers: Numbers<u32> = Numbers::new(64);
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
        let mut numbers: Numbers<Crowded> = Numbers::new(512);
        let mut out = Vec::new();
        let things: Vec<Crowded> = (0..500).map(Crowded).collect();
        for _ in 0..2 {
            assert!(numbers.list(&things, &mut out));
            assert!(out.iter().skip(1).copied().eq(0..500));
        }
        assert_eq!(numbers.get(499), Some(&Crowded(499)));
        assert_eq!(numbers.get(500), None);
    }
}
