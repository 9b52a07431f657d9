//! What a seat may know: the position as a state for anybody's eyes, and events as a seat reads them.
//!
//! Whatever JavaScript gets of a piece goes through [`Troia::known`] or is for the table's eyes.

use super::data::Face;
use super::ids::{Card, CardSet, Handle};
use super::position::{Phase, Troia, Turn};
use super::wire::{Contours, Event, Found, PhaseName, Piece, Place, SeatState, State, TableOptions, TurnState};
use crate::core::{Eyes, Seat};

impl Found {
    /// What the face that lay up tells ([`rules::WHAT_A_FACE_TELLS`](super::rules::WHAT_A_FACE_TELLS)): a symbol the layer, a plan that it is a plan piece,
    /// and both the cell if the contour lines are legible.
    fn by_face(self, contours: Contours) -> Self {
        let cell = match contours {
            Contours::Open => self.cell,
            Contours::Examined => None,
        };
        match self.shown {
            Some(Face::Symbol) => Self { cell, kind: None, ..self },
            Some(Face::Plan) => Self { cell, layer: None, ..self },
            None => Self { layer: None, cell: None, kind: None, ..self },
        }
    }
}

impl Piece {
    const fn found(&self) -> Found {
        Found { id: self.id, layer: self.layer, cell: self.cell, kind: self.kind, shown: self.shown }
    }

    const fn with(self, found: Found) -> Self {
        Self { layer: found.layer, cell: found.cell, kind: found.kind, shown: found.shown, ..self }
    }
}

impl Troia {
    /// Everything about a piece but its place.
    pub(crate) fn found(&self, piece: Handle) -> Found {
        let find = self.site.find(piece);
        Found { id: piece, layer: Some(find.layer), cell: Some(find.cell), kind: Some(find.kind), shown: Some(find.shown) }
    }

    /// Everything about a piece.
    pub(crate) fn piece(&self, piece: Handle) -> Piece {
        let Found { id, layer, cell, kind, shown } = self.found(piece);
        Piece { id, layer, cell, kind, shown, place: self.place(piece) }
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

    /// What a seat knows of a piece. Nobody sees anything of a buried one ([`rules::WHAT_IS_SEEN`](super::rules::WHAT_IS_SEEN)); a face that lay open
    /// is remembered, also behind another's tent ([`rules::MEMORY`](super::rules::MEMORY)).
    fn known(&self, piece: Handle, seat: Seat) -> Piece {
        let whole = self.piece(piece);
        match whole.place {
            Place::Mound { seen: false, .. } => Piece {
                layer: None,
                cell: None,
                kind: None,
                shown: None,
                place: Place::Mound { x: None, y: None, rot: None, z: None, free: false, seen: false },
                ..whole
            },
            Place::Published { .. } => whole,
            Place::Tent { seat: owner } if owner == seat => whole,
            Place::Mound { .. } | Place::Front { .. } | Place::Tent { .. } => whole.with(whole.found().by_face(self.site.contours)),
        }
    }

    /// The state as these eyes see it. The frames lie open round the board ([`rules::FRAMES`](super::rules::FRAMES)); nothing more is shown at
    /// the end.
    pub(crate) fn describe(&self, eyes: Eyes) -> State {
        let sees_cards_of = |seat: Seat| match eyes {
            Eyes::All => true,
            Eyes::Of(reader) => reader == seat,
        };
        let seats = self.seated().iter().zip((0..).map(Seat)).map(|(player, seat)| SeatState {
            colour: self.site.colours[seat.index()],
            hand: cards(player.hand, sees_cards_of(seat)),
            set_aside: cards(player.set_aside, sees_cards_of(seat)),
            choice: self.choice(seat).filter(|_| sees_cards_of(seat)),
            played: player.played.cards().to_vec(),
            renown: player.renown.into(),
        });
        let pieces = (0..self.site.pieces()).map(Handle::at).map(|piece| match eyes {
            Eyes::All => self.piece(piece),
            Eyes::Of(reader) => self.known(piece, reader),
        });
        State {
            options: TableOptions {
                players: self.players().into(),
                colours: self.site.colours.iter().copied().take(self.seated().len()).collect(),
                plans: self.site.plans.write(),
                contours: self.site.contours,
                bridges: self.site.bridges,
            },
            phase: self.phase_name(),
            round: self.round.into(),
            waiting: self.waiting().iter().collect(),
            order: self.order.iter().collect(),
            turn: self.turn().map(Turn::describe),
            seats: seats.collect(),
            pieces: pieces.collect(),
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
    pub(crate) fn as_read_by(&self, seat: Seat, event: &Event) -> Event {
        let contours = self.site.contours;
        let owned = |owner: Seat, piece: Found| if owner == seat { piece } else { piece.by_face(contours) };
        match *event {
            Event::CardsChosen { seat: owner, .. } if owner != seat => Event::CardsChosen { seat: owner, kept: None, set_aside: None },
            Event::CardLaid { seat: owner, .. } if owner != seat => Event::CardLaid { seat: owner, card: None },
            Event::PermitDrawn { seat: owner, .. } if owner != seat => Event::PermitDrawn { seat: owner, card: None },
            Event::StartTaken { seat: owner, piece } => Event::StartTaken { seat: owner, piece: owned(owner, piece) },
            Event::Examined { seat: owner, piece } => Event::Examined { seat: owner, piece: owned(owner, piece) },
            Event::Dug { seat, piece } => Event::Dug { seat, piece: piece.by_face(contours) },
            Event::CameToLight { ref pieces } => {
                let pieces = pieces.iter().map(|piece| piece.with(piece.found().by_face(contours))).collect();
                Event::CameToLight { pieces }
            }
            _ => event.clone(),
        }
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
