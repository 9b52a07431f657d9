//! A number for every move that was listed and every event that happened, so that lists of them cross the boundary as
//! numbers, and each is made into an object behind it only once.

use std::hash::Hash;

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use crate::core::{EventRecord, Game};

/// Equal things have one number within a generation. Once there are many of them all are forgotten, and a new generation
/// begins with the number 0: memory does not grow with the games that are played.
#[derive(Debug)]
pub struct Interner<T> {
    generation: u32,
    most: usize,
    items: IndexSet<T, FxBuildHasher>,
}

impl<T: Eq + Hash + Clone> Interner<T> {
    /// An interner that begins a new generation when it holds `most` things.
    pub fn new(most: usize) -> Self {
        Self { generation: 0, most, items: IndexSet::default() }
    }

    /// Writes the generation and the numbers of some things.
    pub fn list(&mut self, items: &[T], out: &mut Vec<u32>) {
        if self.items.len() >= self.most {
            self.items.clear();
            self.generation = self.generation.wrapping_add(1);
        }
        out.clear();
        out.push(self.generation);
        for item in items {
            let number = self.items.get_index_of(item).unwrap_or_else(|| self.items.insert_full(item.clone()).0);
            out.push(number as u32);
        }
    }

    /// The thing with a number of the present generation.
    pub fn get(&self, number: u32) -> Option<&T> {
        self.items.get_index(number as usize)
    }
}

/// How many moves have a number at one time: most of those that the richest variant has.
const MOST_MOVES: usize = 1 << 15;

/// How many events: there are always new ones, and those that happen again and again are few.
const MOST_EVENTS: usize = 1 << 13;

/// What all sessions of one game share: the numbers of its moves and events, and where lists of them are left.
#[derive(Debug)]
pub struct SharedBuffer<G: Game> {
    /// The numbers of moves.
    pub moves: Interner<G::Move>,
    /// The numbers of events.
    pub events: Interner<EventRecord<G::Event>>,
    /// The last list: its generation, then its numbers.
    pub numbers: Vec<u32>,
    /// Where moves are listed before they get their numbers.
    pub(super) listed: Vec<G::Move>,
}

impl<G: Game> Default for SharedBuffer<G> {
    fn default() -> Self {
        Self { moves: Interner::new(MOST_MOVES), events: Interner::new(MOST_EVENTS), numbers: Vec::new(), listed: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::Interner;

    #[test]
    fn equal_things_have_one_number_until_a_new_generation_begins() {
        let mut interner: Interner<u32> = Interner::new(16);
        let mut out = Vec::new();
        interner.list(&[7, 9, 7], &mut out);
        assert_eq!(out, [0, 0, 1, 0]);
        let many: Vec<u32> = (100..120).collect();
        interner.list(&many, &mut out);
        assert!(out.iter().copied().skip(1).eq(2..22), "a list is never cut");
        interner.list(&[9, 8], &mut out);
        assert_eq!(out, [1, 0, 1], "a new generation");
        assert_eq!((interner.get(1), interner.get(2)), (Some(&8), None));
    }

    #[test]
    fn an_interner_does_not_grow() {
        let mut interner: Interner<u32> = Interner::new(64);
        let mut out = Vec::new();
        for n in 0..10_000 {
            interner.list(&[n, n / 2, 3], &mut out);
            let found: Vec<Option<u32>> = out.iter().skip(1).map(|&number| interner.get(number).copied()).collect();
            assert_eq!(found, [Some(n), Some(n / 2), Some(3)]);
            assert!(interner.items.len() <= 66);
        }
    }
}
