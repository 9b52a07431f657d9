//! Where imagining begins: what the unknown pieces are, worked out from what was seen alone.
//!
//! Which pieces are unknown follows from what is known, and so does how many of each layer are plan pieces. Every piece
//! gets one of them that agrees with its face, always the same for the same faces, so that nothing of the truth is left
//! in what is drawn from there.

use super::data::{Cell, Face, Kind, Layer, PIECES};
use super::frame::Cells;
use super::ids::{Handle, PieceSet};
use super::position::{Find, PlanOption, Site};
use super::wire::Contours;

const LAYERS: usize = Layer::ALL.len();

/// The unknown pieces as what they may be, before anybody says which is which.
struct Guess {
    /// The cells of each layer that no piece has been given yet.
    left: [Cells; LAYERS],
    /// Those of them that are plan pieces, where a table says so; else any may be.
    plans: [Cells; LAYERS],
    /// How many more plan faces a layer can have.
    room: [u32; LAYERS],
    /// The layer and the cell that each plan face was given; with hidden contours the cell comes later.
    given: [Option<(Layer, Option<Cell>)>; PIECES],
}

/// What a search for room has looked at already: everything is looked at once.
#[derive(Default)]
struct Tried {
    pieces: PieceSet,
    cells: [Cells; LAYERS],
    layers: [bool; LAYERS],
}

impl Site {
    /// Gives every unknown piece something that agrees with its face; what the pieces really are plays no part.
    pub(super) fn guess_finds(&mut self, unknown: PieceSet, buried: PieceSet) {
        let mut guess = Guess { left: [Cells::EMPTY; LAYERS], plans: [Cells::EMPTY; LAYERS], room: [0; LAYERS], given: [None; PIECES] };
        let mut plan_count = [0; LAYERS];
        for find in unknown.iter().map(|piece| self.find(piece)) {
            let layer = find.layer.index();
            guess.left[layer].insert(find.cell);
            if find.kind == Kind::Plan {
                plan_count[layer] += 1;
                guess.plans[layer].insert(find.cell);
            }
        }
        if self.plans == PlanOption::Drawn {
            guess.plans = guess.left;
        }
        let open = self.contours == Contours::Open;
        let faces = unknown.minus(buried);
        let (symbols, plans): (Vec<_>, Vec<_>) =
            faces.iter().map(|piece| (piece, self.find(piece))).partition(|(_, find)| find.shown == Face::Symbol);
        let plans: Vec<(Handle, Option<Cell>)> = plans.into_iter().map(|(piece, find)| (piece, open.then_some(find.cell))).collect();
        for (layer, room) in guess.room.iter_mut().enumerate() {
            let signs = symbols.iter().filter(|(_, find)| find.layer.index() == layer).count() as u32;
            *room = plan_count[layer].min(guess.left[layer].len().saturating_sub(signs));
        }
        if open {
            // With open contours a symbol tells everything but the kind.
            symbols.iter().for_each(|(_, find)| guess.left[find.layer.index()].remove(find.cell));
        }
        for &(piece, cell) in &plans {
            guess.give(piece, cell, &plans, &mut Tried::default());
        }
        self.write_down(guess, plan_count, &symbols, &plans, buried);
    }

    fn write_down(
        &mut self,
        mut guess: Guess,
        mut plan_count: [u32; LAYERS],
        symbols: &[(Handle, Find)],
        plans: &[(Handle, Option<Cell>)],
        buried: PieceSet,
    ) {
        let table = guess.plans;
        let settle = |site: &mut Self, piece: Handle, layer: Layer, cell: Cell, kind: Kind| {
            let Find { shown, .. } = site.find(piece);
            site.finds[piece.index()] = Find { layer, cell, kind, shown };
        };
        for (layer, cells) in Layer::ALL.iter().zip(&mut guess.left) {
            for &(_, cell) in guess.given.iter().flatten().filter(|(given, _)| given == layer) {
                cell.into_iter().for_each(|cell| cells.remove(cell));
            }
        }
        for &(piece, _) in plans {
            let Some((layer, cell)) = guess.given[piece.index()] else { continue };
            let n = layer.index();
            let Some(cell) = cell.or_else(|| guess.left[n].and(table[n]).iter().next()) else { continue };
            guess.left[n].remove(cell);
            plan_count[n] = plan_count[n].saturating_sub(1);
            settle(self, piece, layer, cell, Kind::Plan);
        }
        let drawn = self.plans == PlanOption::Drawn;
        let mut kind_of = |layer: Layer, cell: Cell| {
            let plan = if drawn { plan_count[layer.index()] > 0 } else { table[layer.index()].contains(cell) };
            plan_count[layer.index()] = plan_count[layer.index()].saturating_sub(u32::from(plan));
            if plan { Kind::Plan } else { Kind::Rubble }
        };
        for &(piece, find) in symbols {
            let n = find.layer.index();
            let cell = match self.contours {
                Contours::Open => find.cell,
                Contours::Examined => guess.left[n].iter().next().unwrap_or(find.cell),
            };
            guess.left[n].remove(cell);
            settle(self, piece, find.layer, cell, kind_of(find.layer, cell));
        }
        let rest = Layer::ALL.into_iter().flat_map(|layer| guess.left[layer.index()].iter().map(move |cell| (layer, cell)));
        for (piece, (layer, cell)) in buried.iter().zip(rest) {
            settle(self, piece, layer, cell, kind_of(layer, cell));
        }
    }
}

impl Guess {
    /// Finds a layer for a plan face, moving others that stand in the way: paths that make room, as in any matching.
    fn give(&mut self, piece: Handle, cell: Option<Cell>, plans: &[(Handle, Option<Cell>)], tried: &mut Tried) -> bool {
        if tried.pieces.contains(piece) {
            return false;
        }
        tried.pieces.insert(piece);
        Layer::ALL.into_iter().any(|layer| {
            let found = self.makes_room(layer, cell, plans, tried);
            if found {
                self.given[piece.index()] = Some((layer, cell));
            }
            found
        })
    }

    /// Whether a layer takes one more plan face of this cell, perhaps once another has gone elsewhere.
    fn makes_room(&mut self, layer: Layer, cell: Option<Cell>, plans: &[(Handle, Option<Cell>)], tried: &mut Tried) -> bool {
        let n = layer.index();
        let fits = self.left[n].and(self.plans[n]);
        let Some(place) = cell.or_else(|| fits.iter().next()).filter(|&place| fits.contains(place)) else { return false };
        if tried.cells[n].contains(place) {
            return false;
        }
        tried.cells[n].insert(place);
        let same_place = |other: &&(Handle, Option<Cell>)| cell.is_some() && self.given[other.0.index()] == Some((layer, cell));
        if let Some(&(other, its)) = plans.iter().find(same_place) {
            return self.give(other, its, plans, tried);
        }
        let here = |other: &(Handle, Option<Cell>)| self.given[other.0.index()].is_some_and(|(given, _)| given == layer);
        let lying: Vec<(Handle, Option<Cell>)> = plans.iter().copied().filter(here).collect();
        if (lying.len() as u32) < self.room[n] {
            return true;
        }
        !std::mem::replace(&mut tried.layers[n], true) && lying.into_iter().any(|(other, its)| self.give(other, its, plans, tried))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::super::{Options, Troia};
    use super::*;
    use crate::core::{Actor, Draw, Game, Log, Seat, Seed, Source};

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
                position.apply(who, &mv, &mut Log::deaf());
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
            let other = position.imagine(seat, &mut dice);
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
