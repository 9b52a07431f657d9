//! A number for every move that has been listed, so that lists of moves cross the boundary as numbers.

use std::any::Any;
use std::collections::{BTreeMap, HashMap};

use crate::core::Game;

/// The moves of every game that have a number. The numbers of a game never change while the catalogue lives.
#[derive(Default)]
pub struct Catalogue(BTreeMap<&'static str, Box<dyn Any>>);

/// The numbered moves of one game.
pub(super) struct Moves<G: Game> {
    codes: HashMap<G::Move, u32>,
    moves: Vec<G::Move>,
}

impl<G: Game> Moves<G> {
    /// More moves than this get no number: a game that has them lists its moves as values.
    const MOST: usize = 1 << 16;

    /// The number of a move, given now if it has none; nothing once the catalogue is full.
    pub(super) fn code(&mut self, mv: &G::Move) -> Option<u32> {
        if let Some(&code) = self.codes.get(mv) {
            return Some(code);
        }
        if self.moves.len() >= Self::MOST {
            return None;
        }
        let code = u32::try_from(self.moves.len()).ok()?;
        self.moves.push(mv.clone());
        self.codes.insert(mv.clone(), code);
        Some(code)
    }

    /// The move with this number.
    pub(super) fn get(&self, code: u32) -> Option<&G::Move> {
        self.moves.get(usize::try_from(code).ok()?)
    }
}

impl Catalogue {
    /// The moves of one game.
    pub(super) fn of<G: Game>(&mut self) -> Option<&mut Moves<G>> {
        let empty = || Box::new(Moves::<G> { codes: HashMap::new(), moves: Vec::new() }) as Box<dyn Any>;
        self.0.entry(G::INFO.id).or_insert_with(empty).downcast_mut()
    }
}
