//! What a seat may know: the position as a state for any viewer, events as a seat reads them, and other positions that a
//! seat cannot tell from the present one (`determinize`).
//!
//! Whatever JavaScript gets of a piece goes through [`Troia::piece`] or is for the omniscient viewer.

mod determinize;
mod guess;

use super::data::Face;
use super::ids::{Card, CardSet, Handle, PieceSet};
use super::position::{Phase, Troia, Turn};
#[cfg(doc)]
use super::rules;
use super::wire::{Contours, Event, Found, Move, PhaseName, Piece, Place, SeatState, State, TableOptions, TurnState};
use crate::core::{Seat, Viewer};

pub(super) use determinize::determinize;

/// The state as this viewer sees it. The frames lie open round the board ([`rules::FRAMES`]); nothing more is shown at the
/// end.
pub(super) fn state(position: &Troia, viewer: Viewer) -> State {
    let players = position.site.players;
    let seats: Vec<SeatState> = Seat::all(players).map(|seat| position.seat_state(seat, viewer)).collect();
    State {
        options: TableOptions {
            players: players.into(),
            colours: seats.iter().map(|seat| seat.colour).collect(),
            plans: position.site.plans.write(),
            contours: position.site.contours,
            bridges: position.site.bridges,
        },
        phase: position.phase_name(),
        round: position.round.into(),
        waiting: position.waiting().iter().collect(),
        order: position.order.seats().to_vec(),
        turn: position.turn().map(Turn::state),
        seats,
        pieces: PieceSet::first_of(position.site.pieces()).iter().map(|piece| position.piece(piece, viewer)).collect(),
        permits: cards(position.permits, viewer == Viewer::Omniscient),
    }
}

/// An event as a seat reads it: cards and examined pieces are their owner's secret, a face tells what it tells.
pub(super) fn redact(position: &Troia, mut event: Event, seat: Seat) -> Event {
    let contours = position.site.contours;
    match &mut event {
        Event::CardsChosen { seat: owner, kept, set_aside } if *owner != seat => (*kept, *set_aside) = (None, None),
        Event::CardLaid { seat: owner, card } | Event::PermitDrawn { seat: owner, card } if *owner != seat => *card = None,
        Event::StartTaken { seat: owner, piece } | Event::Examined { seat: owner, piece } if *owner != seat => {
            piece.cover(contours);
        }
        Event::Dug { piece, .. } => piece.cover(contours),
        Event::CameToLight { pieces } => pieces.iter_mut().for_each(|piece| *piece = piece.covered(contours)),
        _ => {}
    }
    event
}

/// Whether playing this move shows anybody something that was hidden, for taking it back at a shared table.
pub(super) fn reveals(position: &Troia, mv: &Move) -> bool {
    match *mv {
        Move::ChooseCards { .. } => false,
        Move::PlayCard { .. } => position.waiting().len() == 1,
        // Nothing lies under level 0; any other answer would itself tell what is down there.
        Move::Dig { piece } => position.site.heap.plate(piece).z > 0,
        Move::EndTurn {} => matches!(position.phase, Phase::Publish(_)) && !position.permits.is_empty(),
        Move::TakeStart { .. } | Move::Examine { .. } | Move::Publish { .. } | Move::PermitDrawn { .. } => true,
    }
}

impl Found {
    /// Keeps what the face that lay up tells ([`rules::WHAT_A_FACE_TELLS`]): a symbol the layer, a plan that it is a plan
    /// piece, and both the cell if the contour lines are legible.
    fn cover(&mut self, contours: Contours) {
        if self.shown != Some(Face::Symbol) {
            self.layer = None;
        }
        if self.shown != Some(Face::Plan) {
            self.kind = None;
        }
        if self.shown.is_none() || contours == Contours::Examined {
            self.cell = None;
        }
    }
}

impl Piece {
    /// A piece somewhere.
    const fn at(found: Found, place: Place) -> Self {
        Self { id: found.id, layer: found.layer, cell: found.cell, kind: found.kind, shown: found.shown, place }
    }

    /// The same as for one who has seen its face only.
    fn covered(self, contours: Contours) -> Self {
        let Self { id, layer, cell, kind, shown, place } = self;
        let mut found = Found { id, layer, cell, kind, shown };
        found.cover(contours);
        Self::at(found, place)
    }
}

impl Troia {
    /// Everything about a piece but its place.
    pub(crate) fn found(&self, piece: Handle) -> Found {
        let find = self.site.find(piece);
        Found { id: piece, layer: Some(find.layer), cell: Some(find.cell), kind: Some(find.kind), shown: Some(find.shown) }
    }

    fn place(&self, piece: Handle) -> Place {
        for (player, seat) in self.seats.iter().zip((0..).map(Seat)) {
            if player.front.contains(piece) {
                return Place::Front { seat };
            }
            if player.tent.contains(piece) {
                return Place::Tent { seat };
            }
            if player.published.contains(piece) {
                return Place::Published { seat, round: self.rounds[piece.index()].into() };
            }
        }
        let plate = self.site.heap.plate(piece);
        Place::Mound {
            x: Some(plate.x.into()),
            y: Some(plate.y.into()),
            rot: Some(plate.rot.into()),
            z: Some(plate.z.into()),
            free: self.free.contains(piece),
            seen: self.seen.contains(piece),
        }
    }

    /// What this viewer sees of a piece. Nobody sees anything of a buried one ([`rules::WHAT_IS_SEEN`]); a face that lay
    /// open is remembered, also behind another's tent ([`rules::MEMORY`]).
    pub(crate) fn piece(&self, piece: Handle, viewer: Viewer) -> Piece {
        let whole = Piece::at(self.found(piece), self.place(piece));
        match (whole.place, viewer) {
            (_, Viewer::Omniscient) | (Place::Published { .. }, _) => whole,
            (Place::Tent { seat: owner }, Viewer::Seat(seat)) if owner == seat => whole,
            (Place::Mound { seen: false, .. }, _) => {
                let place = Place::Mound { x: None, y: None, rot: None, z: None, free: false, seen: false };
                Piece::at(Found { id: piece, layer: None, cell: None, kind: None, shown: None }, place)
            }
            _ => whole.covered(self.site.contours),
        }
    }

    fn seat_state(&self, seat: Seat, viewer: Viewer) -> SeatState {
        let player = &self.seats[seat.index()];
        let open = viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat);
        SeatState {
            colour: self.site.colours[seat.index()],
            hand: cards(player.hand, open),
            set_aside: cards(player.set_aside, open),
            choice: self.choice(seat).filter(|_| open),
            played: player.played.cards().to_vec(),
            renown: player.renown.into(),
        }
    }

    /// The card that a seat has laid face down.
    fn choice(&self, seat: Seat) -> Option<Card> {
        match self.phase {
            Phase::PlayCards { choices, .. } => choices.get(seat.index()).copied().flatten(),
            _ => None,
        }
    }

    const fn phase_name(&self) -> PhaseName {
        match self.phase {
            Phase::ChooseCards { .. } => PhaseName::ChooseCards,
            Phase::StartPieces => PhaseName::StartPieces,
            Phase::PlayCards { .. } => PhaseName::PlayCards,
            Phase::Dig(_) => PhaseName::Dig,
            Phase::Publish(_) => PhaseName::Publish,
            Phase::DrawPermit(_) => PhaseName::DrawPermit,
            Phase::Over => PhaseName::Over,
        }
    }
}

impl Turn {
    fn state(self) -> TurnState {
        TurnState {
            seat: self.seat,
            card: self.card,
            handled: self.handled.into(),
            published: self.published.into(),
            points: self.points.into(),
        }
    }
}

/// Cards as a list, each null for those who may not see them.
fn cards(set: CardSet, open: bool) -> Vec<Option<Card>> {
    set.iter().map(|card| open.then_some(card)).collect()
}
