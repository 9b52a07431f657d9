//! What a seat may know: the position as a state for anybody's eyes, and events as a seat reads them.
//!
//! Whatever JavaScript gets of a piece goes through [`Troia::piece`] or is for the table's eyes.

use super::data::Face;
use super::ids::{Card, CardSet, Handle, PieceSet};
use super::position::{Phase, Troia, Turn};
use super::wire::{Contours, Event, Found, PhaseName, Piece, Place, SeatState, State, TableOptions, TurnState};
use crate::core::{Eyes, Seat};

impl Found {
    /// Keeps what the face that lay up tells ([`rules::WHAT_A_FACE_TELLS`](super::rules::WHAT_A_FACE_TELLS)): a symbol the layer, a plan that it is a plan
    /// piece, and both the cell if the contour lines are legible.
    #[inline(never)]
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

    /// What these eyes see of a piece. Nobody sees anything of a buried one ([`rules::WHAT_IS_SEEN`](super::rules::WHAT_IS_SEEN)); a face that lay
    /// open is remembered, also behind another's tent ([`rules::MEMORY`](super::rules::MEMORY)).
    pub(crate) fn piece(&self, piece: Handle, eyes: Eyes) -> Piece {
        let whole = Piece::at(self.found(piece), self.place(piece));
        match (whole.place, eyes) {
            (_, Eyes::All) | (Place::Published { .. }, _) => whole,
            (Place::Tent { seat: owner }, Eyes::Of(seat)) if owner == seat => whole,
            (Place::Mound { seen: false, .. }, _) => {
                let place = Place::Mound { x: None, y: None, rot: None, z: None, free: false, seen: false };
                Piece::at(Found { id: piece, layer: None, cell: None, kind: None, shown: None }, place)
            }
            _ => whole.covered(self.site.contours),
        }
    }

    /// The state as these eyes see it. The frames lie open round the board ([`rules::FRAMES`](super::rules::FRAMES)); nothing more is shown at
    /// the end.
    pub(crate) fn describe(&self, eyes: Eyes) -> State {
        let sees_cards_of = |seat: Seat| match eyes {
            Eyes::All => true,
            Eyes::Of(reader) => reader == seat,
        };
        let mut seats = Vec::new();
        for (seat, player) in Seat::all(self.players()).zip(&self.seats) {
            let open = sees_cards_of(seat);
            seats.push(SeatState {
                colour: self.site.colours[seat.index()],
                hand: cards(player.hand, open),
                set_aside: cards(player.set_aside, open),
                choice: self.choice(seat).filter(|_| open),
                played: player.played.cards().to_vec(),
                renown: player.renown.into(),
            });
        }
        let mut pieces = Vec::new();
        for piece in PieceSet::first_of(self.site.pieces()).iter() {
            pieces.push(self.piece(piece, eyes));
        }
        State {
            options: TableOptions {
                players: self.players().into(),
                colours: seats.iter().map(|seat| seat.colour).collect(),
                plans: self.site.plans.write(),
                contours: self.site.contours,
                bridges: self.site.bridges,
            },
            phase: self.phase_name(),
            round: self.round.into(),
            waiting: self.waiting().iter().collect(),
            order: self.order.seats().to_vec(),
            turn: self.turn().map(Turn::describe),
            seats,
            pieces,
            permits: cards(self.permits, eyes == Eyes::All),
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

    /// An event as a seat reads it: cards and examined pieces are their owner's secret, a face tells what it tells.
    pub(crate) fn as_read_by(&self, seat: Seat, mut event: Event) -> Event {
        let contours = self.site.contours;
        match &mut event {
            Event::CardsChosen { seat: owner, kept, set_aside } if *owner != seat => (*kept, *set_aside) = (None, None),
            Event::CardLaid { seat: owner, card } | Event::PermitDrawn { seat: owner, card } if *owner != seat => *card = None,
            Event::StartTaken { seat: owner, piece } | Event::Examined { seat: owner, piece } if *owner != seat => piece.cover(contours),
            Event::Dug { piece, .. } => piece.cover(contours),
            Event::CameToLight { pieces } => pieces.iter_mut().for_each(|piece| *piece = piece.covered(contours)),
            _ => {}
        }
        event
    }
}

impl Turn {
    fn describe(self) -> TurnState {
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
