//! The pieces of a position: all there are, each in one place.

use super::super::data::{self, Face, Kind, LAST_ROUND, Layer, PIECES, SEATS};
use super::super::frame::Cells;
use super::super::ids::{Handle, PieceSet};
use super::super::mound::Plate;
use super::super::position::Find;
use super::super::rules;
use super::super::wire::{Piece, Place, State};
use super::{is_view, up_to, wrong_round_of_publication};
use crate::core::{Refusal, require};

/// The pieces of a state, sorted by where they are.
pub(super) struct Pieces {
    pub(super) finds: [Find; PIECES],
    pub(super) plates: [Plate; PIECES],
    pub(super) rounds: [u8; PIECES],
    pub(super) mound: PieceSet,
    pub(super) front: [PieceSet; SEATS],
    pub(super) tent: [PieceSet; SEATS],
    pub(super) published: [PieceSet; SEATS],
}

impl Pieces {
    pub(super) fn read(state: &State, players: u8) -> Result<Self, Refusal> {
        let rule = if players == 2 { rules::NO_TROY_VI } else { rules::PIECES_AND_LAYERS };
        let require_complete = |complete: bool| {
            require!(
                complete,
                rule,
                "pieces-incomplete",
                "pieces must be t1, t2, … in order, one for each cell of each layer in use"
            )
        };
        require_complete(state.pieces.len() == data::pieces_of(players))?;
        let mut left = [Cells::EMPTY; Layer::ALL.len()];
        Layer::used_by(players).iter().for_each(|layer| left[layer.index()] = layer.cells());
        let mut pieces = Self {
            finds: [Find::NONE; PIECES],
            plates: [Plate::default(); PIECES],
            rounds: [0; PIECES],
            mound: PieceSet::EMPTY,
            front: [PieceSet::EMPTY; SEATS],
            tent: [PieceSet::EMPTY; SEATS],
            published: [PieceSet::EMPTY; SEATS],
        };
        for (handle, piece) in (0..).map(Handle::at).zip(&state.pieces) {
            let &Piece { layer: Some(layer), cell: Some(cell), kind: Some(kind), shown: Some(shown), .. } = piece else {
                return Err(is_view());
            };
            require_complete(piece.id == handle && left[layer.index()].contains(cell))?;
            left[layer.index()].remove(cell);
            require!(
                kind == Kind::Plan || shown == Face::Symbol,
                rules::RUBBLE_PIECE,
                "rubble-shows-plan",
                "shown must be symbol for a rubble piece: it has no plan face"
            )?;
            pieces.finds[handle.index()] = Find { layer, cell, kind, shown };
            pieces.read_place(handle, &piece.place, players)?;
        }
        Ok(pieces)
    }

    fn read_place(&mut self, handle: Handle, place: &Place, players: u8) -> Result<(), Refusal> {
        let (sets, seat) = match *place {
            Place::Mound { x, y, rot, z, .. } => {
                let (Some(x), Some(y), Some(rot), Some(z)) = (x, y, rot, z) else { return Err(is_view()) };
                self.plates[handle.index()] = Plate::read(x, y, rot, z)?;
                self.mound.insert(handle);
                return Ok(());
            }
            Place::Front { seat } => (&mut self.front, seat),
            Place::Tent { seat } => (&mut self.tent, seat),
            Place::Published { seat, round } => {
                self.rounds[handle.index()] = up_to(round, LAST_ROUND).ok_or_else(wrong_round_of_publication)?;
                (&mut self.published, seat)
            }
        };
        require!(seat.0 < players, rules::PLAYERS, "piece-with-nobody", "place.seat must be a seat of the table")?;
        sets[seat.index()].insert(handle);
        Ok(())
    }
}
