//! The position that Troia is played on.
//!
//! What never changes in a game (the options, what every piece is, where the pieces lay) is the [`Site`], shared by all
//! positions of a game; the rest is small and cheap to copy.

use std::sync::Arc;

use super::data::{self, Cell, Colour, Face, Kind, Layer, PERMITS, PIECES, PUBLICATIONS, SEATS, StartingCards};
use super::frame::{Cells, Frame};
use super::ids::{Card, CardSet, Handle, PieceSet};
use super::mound::Heap;
#[cfg(doc)]
use super::rules;
use super::wire::{Contours, Options};
use crate::core::{Seat, SeatSet};

/// A position of Troia.
#[derive(Clone, Debug)]
pub struct Troia {
    pub(crate) site: Arc<Site>,
    pub(crate) phase: Phase,
    /// The round; 0 before the first.
    pub(crate) round: u8,
    /// The seats of this round in turn order, once the cards are up.
    pub(crate) order: Order,
    pub(crate) seats: [Player; SEATS],
    /// The pieces in the mound, those of them that may be taken, and those that are seen.
    pub(crate) mound: PieceSet,
    pub(crate) free: PieceSet,
    pub(crate) seen: PieceSet,
    /// The published cells of each layer.
    pub(crate) done: [Cells; Layer::ALL.len()],
    /// In which round each piece was published; 0 if it was not.
    pub(crate) rounds: [u8; PIECES],
    /// The pile of permits: a set, since nobody knows its order ([`rules::PERMIT_PILE`]).
    pub(crate) permits: CardSet,
}

/// What never changes in a game.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    pub(crate) players: u8,
    pub(crate) colours: [Colour; SEATS],
    pub(crate) plans: PlanOption,
    pub(crate) contours: Contours,
    pub(crate) bridges: bool,
    pub(crate) finds: [Find; PIECES],
    pub(crate) heap: Heap,
}

/// What a piece is, and the face that lay up in the mound. That face stays up before the tent ([`rules::DUG_FACE`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Find {
    pub(crate) layer: Layer,
    pub(crate) cell: Cell,
    pub(crate) kind: Kind,
    pub(crate) shown: Face,
}

impl Find {
    /// What stands in the list for a piece that the game does not have.
    pub(crate) const NONE: Self = Self { layer: Layer::I, cell: Cell::at(0), kind: Kind::Rubble, shown: Face::Symbol };
}

/// Which pieces are plan pieces ([`rules::WHICH_ARE_PLANS`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlanOption {
    Drawn,
    Box,
    Table([Cells; Layer::ALL.len()]),
}

/// The part of the game and what has not been decided yet in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    ChooseCards {
        waiting: SeatSet,
    },
    /// Who takes a piece next follows from the tents.
    StartPieces,
    PlayCards {
        waiting: SeatSet,
        choices: [Option<Card>; SEATS],
    },
    Dig(Turn),
    Publish(Turn),
    DrawPermit(Turn),
    Over,
}

/// One seat's part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) handled: u8,
    pub(crate) published: u8,
    pub(crate) points: u8,
}

/// Seats in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    seats: [Seat; SEATS],
    len: u8,
}

impl Order {
    pub(crate) const NOBODY: Self = Self { seats: [Seat(0); SEATS], len: 0 };

    pub(crate) fn seats(&self) -> &[Seat] {
        self.seats.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The seats that act after this one.
    pub(crate) fn after(&self, seat: Seat) -> &[Seat] {
        let place = self.seats().iter().position(|&other| other == seat);
        place.and_then(|place| self.seats().get(place + 1..)).unwrap_or_default()
    }
}

impl FromIterator<Seat> for Order {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut order = Self::NOBODY;
        for (place, seat) in order.seats.iter_mut().zip(seats) {
            *place = seat;
            order.len += 1;
        }
        order
    }
}

/// One player: cards, renown and pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) hand: CardSet,
    pub(crate) set_aside: CardSet,
    pub(crate) played: Pile,
    /// The space of the pawn. More than once round the track, the lap counts ([`rules::LAPS`]).
    pub(crate) renown: u16,
    pub(crate) front: PieceSet,
    /// Behind the tent; any number of them ([`rules::NO_LIMIT_BEHIND`]).
    pub(crate) tent: PieceSet,
    pub(crate) published: PieceSet,
}

impl Player {
    /// All pawns start in the corner of the track ([`rules::PAWNS_AT_START`]).
    pub(crate) const NEW: Self = Self {
        hand: CardSet::EMPTY,
        set_aside: CardSet::EMPTY,
        played: Pile::EMPTY,
        renown: 0,
        front: PieceSet::EMPTY,
        tent: PieceSet::EMPTY,
        published: PieceSet::EMPTY,
    };
}

/// Cards in order of play. A seat cannot play more than the cards of its colour and the permits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pile {
    cards: [Card; Self::MOST],
    len: u8,
}

impl Pile {
    pub(crate) const MOST: usize = (Colour::Red.cards().len() + PERMITS.len()) as usize;
    pub(crate) const EMPTY: Self = Self { cards: [Card::NONE; Self::MOST], len: 0 };

    pub(crate) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    pub(crate) fn cards(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }

    pub(crate) fn last(&self) -> Option<Card> {
        self.cards().last().copied()
    }
}

impl PartialEq for Troia {
    /// Two positions are equal if nothing that is still at the table differs; where a piece lay that was taken does not count.
    fn eq(&self, other: &Self) -> bool {
        self.phase == other.phase
            && self.round == other.round
            && self.order == other.order
            && self.seats == other.seats
            && self.mound == other.mound
            && self.rounds == other.rounds
            && self.permits == other.permits
            && (Arc::ptr_eq(&self.site, &other.site) || self.site.same_for(&other.site, self.mound))
    }
}

impl Site {
    fn same_for(&self, other: &Self, mound: PieceSet) -> bool {
        self.players == other.players
            && self.colours == other.colours
            && self.plans == other.plans
            && self.contours == other.contours
            && self.bridges == other.bridges
            && self.finds == other.finds
            && mound.iter().all(|piece| self.heap.plate(piece) == other.heap.plate(piece))
    }

    pub(crate) fn find(&self, piece: Handle) -> Find {
        self.finds.get(piece.index()).copied().unwrap_or(Find::NONE)
    }

    /// What was chosen before the game.
    pub(crate) fn options(&self) -> Options {
        let colours = self.colours.get(..usize::from(self.players)).unwrap_or_default();
        Options {
            colours: Some(colours.to_vec().into()),
            plans: self.plans.write().into(),
            contours: self.contours,
            bridges: self.bridges,
        }
    }

    /// How many pieces the game has.
    pub(crate) const fn pieces(&self) -> usize {
        data::pieces_of(self.players)
    }
}

impl Card {
    /// Whether the card is one for publishing.
    pub(crate) const fn publishes(self) -> bool {
        PUBLICATIONS.contains(self)
    }
}

impl Troia {
    /// A position with nothing taken from the mound yet and all twelve cards in every hand.
    pub(crate) fn with(site: Site, mound: PieceSet, phase: Phase) -> Self {
        let mut seats = [Player::NEW; SEATS];
        for (player, colour) in seats.iter_mut().zip(site.colours).take(site.players.into()) {
            player.hand = colour.cards();
        }
        let (mut free, mut seen) = (PieceSet::EMPTY, PieceSet::EMPTY);
        for piece in mound.iter() {
            if site.heap.is_free(piece, mound) {
                free.insert(piece);
            }
            if site.heap.is_seen(piece, mound) {
                seen.insert(piece);
            }
        }
        Self {
            site: Arc::new(site),
            phase,
            round: 0,
            order: Order::NOBODY,
            seats,
            mound,
            free,
            seen,
            done: [Cells::EMPTY; Layer::ALL.len()],
            rounds: [0; PIECES],
            permits: PERMITS,
        }
    }

    /// How many cards everybody starts with at this table.
    pub(crate) fn starting_cards(&self) -> StartingCards {
        StartingCards::of(self.site.players)
    }

    /// The seats at this table.
    pub(crate) fn seated(&self) -> &[Player] {
        self.seats.get(..usize::from(self.site.players)).unwrap_or_default()
    }

    /// The seats that owe a secret choice.
    pub(crate) const fn waiting(&self) -> SeatSet {
        match self.phase {
            Phase::ChooseCards { waiting } | Phase::PlayCards { waiting, .. } => waiting,
            _ => SeatSet::EMPTY,
        }
    }

    /// The turn in progress.
    pub(crate) const fn turn(&self) -> Option<Turn> {
        match self.phase {
            Phase::Dig(turn) | Phase::Publish(turn) | Phase::DrawPermit(turn) => Some(turn),
            _ => None,
        }
    }

    /// The next to take a starting piece: the lowest seat with nothing behind its tent ([`rules::STARTING_PIECE_ORDER`]).
    pub(crate) fn next_to_start(&self) -> Seat {
        let next = Seat::all(self.site.players).find(|seat| self.seats[seat.index()].tent.is_empty());
        next.expect("while starting pieces are taken somebody has none")
    }

    /// The frame of a layer as it stands.
    #[inline]
    pub(crate) fn frame(&self, layer: Layer) -> Frame {
        Frame::new(layer, self.done[layer.index()])
    }

    /// The cells of each layer whose pieces are in a set.
    pub(crate) fn cells_of(&self, pieces: PieceSet) -> [Cells; Layer::ALL.len()] {
        let mut cells = [Cells::EMPTY; Layer::ALL.len()];
        for piece in pieces.iter() {
            let find = self.site.find(piece);
            cells[find.layer.index()].insert(find.cell);
        }
        cells
    }
}
