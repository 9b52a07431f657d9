//! The start of a determinization: what the unknown pieces may be, assigned from what was seen alone.
//!
//! Which layers and cells are unknown follows from what is known, and so does how many of each layer are plan pieces. Every
//! unknown piece is given one that agrees with its face, always the same for the same faces (bipartite matching by
//! augmenting paths), so that nothing of the truth is left in what is drawn from there.

use super::super::data::{Cell, Face, Kind, Layer};
use super::super::frame::Cells;
use super::super::ids::{Handle, PieceSet};
use super::super::position::{Find, PlanOption, Site};
use super::super::wire::Contours;

const LAYERS: usize = Layer::ALL.len();

/// The layers and cells that the unknown pieces share, while they are assigned.
struct Guess<'a> {
    site: &'a mut Site,
    /// Whether a face tells the cell; else the cell comes later.
    open: bool,
    /// Whether any cell may be one of a plan piece, as long as their number is right.
    drawn: bool,
    /// The cells of each layer that no piece has been given yet.
    left: [Cells; LAYERS],
    /// Those of them that may be plan pieces.
    plans: [Cells; LAYERS],
    /// How many plan pieces of each layer are not assigned yet.
    count: [u32; LAYERS],
    /// How many more plan faces a layer can have.
    room: [u32; LAYERS],
    /// The pieces with a plan face that each layer was given.
    given: [PieceSet; LAYERS],
}

/// What a search for an augmenting path has visited already: everything is visited once.
#[derive(Default)]
struct Tried {
    pieces: PieceSet,
    cells: [Cells; LAYERS],
    layers: [bool; LAYERS],
}

impl Site {
    /// Gives every unknown piece something that agrees with its face; what the pieces really are plays no part.
    pub(super) fn guess_finds(&mut self, unknown: PieceSet, buried: PieceSet) {
        let mut guess = Guess {
            open: self.contours == Contours::Open,
            drawn: matches!(self.plans, PlanOption::Drawn),
            site: self,
            left: [Cells::EMPTY; LAYERS],
            plans: [Cells::EMPTY; LAYERS],
            count: [0; LAYERS],
            room: [0; LAYERS],
            given: [PieceSet::EMPTY; LAYERS],
        };
        let mut symbols = PieceSet::EMPTY;
        let mut signs = [Cells::EMPTY; LAYERS];
        for piece in unknown.iter() {
            let find = guess.site.find(piece);
            let n = find.layer.index();
            guess.left[n].insert(find.cell);
            let plan = find.kind == Kind::Plan;
            guess.count[n] += u32::from(plan);
            if plan || guess.drawn {
                guess.plans[n].insert(find.cell);
            }
            if find.shown == Face::Symbol && !buried.contains(piece) {
                symbols.insert(piece);
                signs[n].insert(find.cell);
            }
        }
        for (n, signs) in signs.into_iter().enumerate() {
            guess.room[n] = guess.count[n].min(guess.left[n].len() - signs.len());
            if guess.open {
                // With open contours a symbol tells everything but the kind.
                guess.left[n] = guess.left[n].minus(signs);
            }
        }
        for piece in unknown.minus(buried).minus(symbols).iter() {
            guess.give(piece, &mut Tried::default());
        }
        guess.write_down(symbols, buried);
    }
}

impl Guess<'_> {
    /// Finds a layer for a plan face, moving others that stand in the way along an augmenting path.
    fn give(&mut self, piece: Handle, tried: &mut Tried) -> bool {
        if tried.pieces.contains(piece) {
            return false;
        }
        tried.pieces.insert(piece);
        for n in 0..LAYERS {
            if self.makes_room(n, piece, tried) {
                self.given.iter_mut().for_each(|given| given.remove(piece));
                self.given[n].insert(piece);
                return true;
            }
        }
        false
    }

    /// Whether a layer takes one more plan face like this, perhaps once another has gone elsewhere.
    fn makes_room(&mut self, n: usize, piece: Handle, tried: &mut Tried) -> bool {
        let Some(place) = self.place(n, piece) else { return false };
        if !self.left[n].and(self.plans[n]).contains(place) || tried.cells[n].contains(place) {
            return false;
        }
        tried.cells[n].insert(place);
        let lying = self.given[n];
        if self.open {
            for other in lying.iter() {
                if self.site.find(other).cell == place {
                    return self.give(other, tried);
                }
            }
        }
        if lying.len() < self.room[n] {
            return true;
        }
        !std::mem::replace(&mut tried.layers[n], true) && lying.iter().any(|other| self.give(other, tried))
    }

    /// The cell that a plan face has in a layer: the one that it shows, else the first that is left.
    fn place(&self, n: usize, piece: Handle) -> Option<Cell> {
        if self.open { Some(self.site.find(piece).cell) } else { self.left[n].and(self.plans[n]).first() }
    }

    /// Writes down what every piece is: the plan faces, then the symbols, then those that nobody has seen.
    fn write_down(mut self, symbols: PieceSet, buried: PieceSet) {
        for layer in Layer::ALL {
            for piece in self.given[layer.index()].iter() {
                if let Some(cell) = self.place(layer.index(), piece) {
                    self.settle(piece, layer, cell, true);
                }
            }
        }
        for piece in symbols.iter() {
            let Find { layer, cell, .. } = self.site.find(piece);
            let first = if self.open { None } else { self.left[layer.index()].first() };
            self.settle(piece, layer, first.unwrap_or(cell), false);
        }
        let mut buried = buried.iter();
        for layer in Layer::ALL {
            for cell in self.left[layer.index()].iter() {
                let Some(piece) = buried.next() else { return };
                self.settle(piece, layer, cell, false);
            }
        }
    }

    /// Writes down what a piece is: a plan piece if its face says so, or if the layer has one left.
    fn settle(&mut self, piece: Handle, layer: Layer, cell: Cell, plan_face: bool) {
        let n = layer.index();
        self.left[n].remove(cell);
        let plan = plan_face || if self.drawn { self.count[n] > 0 } else { self.plans[n].contains(cell) };
        self.count[n] = self.count[n].saturating_sub(u32::from(plan));
        let find = &mut self.site.finds[piece.index()];
        *find = Find { layer, cell, kind: if plan { Kind::Plan } else { Kind::Rubble }, shown: find.shown };
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::super::super::{Options, Troia};
    use super::*;
    use crate::core::{Actor, Draw, EventLog, Game, Rng, Seat, Seed};

    #[test]
    fn a_guess_depends_on_what_was_seen_and_agrees_with_it() {
        let mut guessed = 0;
        for seed in 0..400 {
            let mut dice = Draw::setup(&Seed::from(seed));
            let contours = if seed % 2 == 0 { Contours::Open } else { Contours::Examined };
            let options = Options { contours, ..Options::default() };
            let mut position = Troia::setup(&options, 2 + (seed % 3) as u8, &mut dice).unwrap();
            for _ in 0..dice.below(150) {
                let Some(who) = position.actors().first() else { break };
                let mut moves = Vec::new();
                position.legal_moves(who, &mut moves);
                let mv = moves[dice.below(moves.len() as u32) as usize];
                position.apply(who, &mv, &mut EventLog::disabled());
            }
            let Some(Actor::Seat(Seat(seat))) = position.actors().first() else { continue };
            let seat = Seat(seat);
            let guess = |position: &Troia| {
                let mut site = Site::clone(&position.site);
                let (unknown, buried) = (position.unknown_to(seat), position.mound.minus(position.seen));
                site.guess_finds(unknown, buried);
                // The face of a buried piece is drawn later.
                buried.iter().for_each(|piece| site.finds[piece.index()].shown = Face::Symbol);
                site.finds
            };
            let other = position.determinize(seat, &mut dice);
            let found = guess(&position);
            assert_eq!(found, guess(&other), "seed {seed}");
            let mut places: Vec<(usize, usize)> =
                (0..position.site.pieces()).map(|n| (found[n].layer.index(), found[n].cell.index())).collect();
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), position.site.pieces(), "every piece is one, and no other is");
            guessed += 1;
        }
        assert!(guessed > 200);
    }
}
