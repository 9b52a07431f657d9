//! The position that Koplopers & Dwarsliggers is played on, and how a game begins. Everything is an index, a number or a
//! bit set, so that a position is copied quickly; the board is shared. `state` writes a position as others see it,
//! `validate` reads one.

use std::sync::Arc;

use super::cards::{Cards, Hand};
use super::data::{POINTS, UNITS};
use super::graph::Graph;
use super::sets::{Station, Stations, Token, Tokens, Track, Tracks};
use super::wire::{Chip, CoupledTrains, TrainNo, Variant};
use crate::core::Seat;

/// The most seats at a table.
pub(crate) const SEATS: usize = 4;

/// A position of Koplopers & Dwarsliggers.
#[derive(Clone, Debug, PartialEq)]
pub struct Koplopers {
    pub(crate) graph: Arc<Graph>,
    pub(crate) variant: Variant,
    pub(crate) coupled_trains: CoupledTrains,
    pub(crate) seats: u8,
    pub(crate) round: u8,
    pub(crate) last_round: bool,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) points: u8,
    pub(crate) disruption_played: bool,
    pub(crate) players: [Player; SEATS],
    pub(crate) waiting: Waiting,
    pub(crate) chips: [Option<Station>; 3],
    pub(crate) disc: Chip,
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    /// Tokens that changed trains this turn.
    pub(crate) shifted: Tokens,
    pub(crate) offers_made: Offers,
    /// The stations that a chip lies on; follows from `chips`.
    pub(crate) disrupted: Stations,
    /// The sections and yards that each seat's trains stand on; follows from the trains.
    pub(crate) standing: [Tracks; SEATS],
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Act,
    Passing { train: TrainNo, keep: u8 },
    Boarding { train: TrainNo },
    Exchange { a: TrainNo, b: TrainNo },
    Dividing { train: TrainNo, new: TrainNo },
    Offering(Offer),
    Answering(Offer),
    Drawing,
    Over,
}

/// An offer of the seat in turn to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) pair: Pair,
    pub(crate) give: Tokens,
    pub(crate) take: Tokens,
}

/// A train of the seat in turn and another seat's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    pub(crate) train: TrainNo,
    pub(crate) with_seat: Seat,
    pub(crate) with_train: TrainNo,
}

/// A set of pairs, one bit each, in the order of the specification.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Offers(u64);

impl Offers {
    const fn bit(pair: Pair) -> u64 {
        1 << ((pair.train.index() * SEATS + pair.with_seat.index()) * UNITS + pair.with_train.index())
    }

    pub(crate) const fn contains(self, pair: Pair) -> bool {
        self.0 & Self::bit(pair) != 0
    }

    pub(crate) const fn insert(&mut self, pair: Pair) {
        self.0 |= Self::bit(pair);
    }

    /// Adds a pair that comes after all others; says whether it does.
    pub(crate) const fn push(&mut self, pair: Pair) -> bool {
        let last = self.0 < Self::bit(pair);
        self.insert(pair);
        last
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A player: three units, a repair card, a box, a hand ([`super::rules::OWN_PIECES`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) hand: Hand,
    pub(crate) repair_card: bool,
    pub(crate) started: bool,
    pub(crate) delivered: Tokens,
    pub(crate) trains: [Option<Train>; UNITS],
}

impl Player {
    /// The trains on the board, by number.
    pub(crate) fn trains(&self) -> impl Iterator<Item = (TrainNo, &Train)> {
        TrainNo::ALL.iter().copied().zip(&self.trains).filter_map(|(no, train)| Some((no, train.as_ref()?)))
    }

    /// How many units are on the board, the second ones of coupled trains included.
    pub(crate) fn units(&self) -> u8 {
        self.trains().map(|(_, train)| train.units()).sum()
    }

    /// Whether a unit is on the board, as a train or behind one.
    pub(crate) fn has_unit(&self, unit: TrainNo) -> bool {
        self.trains().any(|(no, train)| no == unit || train.second == Some(unit))
    }

    /// Passengers in all trains.
    pub(crate) fn aboard(&self) -> u16 {
        self.trains().map(|(_, train)| train.aboard).sum()
    }
}

/// A train on the board ([`super::rules::WHERE_A_TRAIN_IS`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Train {
    /// The second unit of a coupled train.
    pub(crate) second: Option<TrainNo>,
    pub(crate) track: Track,
    pub(crate) toward: Option<Station>,
    pub(crate) open: bool,
    pub(crate) load: Tokens,
    /// The passengers of the load.
    pub(crate) aboard: u16,
    pub(crate) turned: bool,
    pub(crate) rested_at: Option<Station>,
    pub(crate) now: Now,
}

impl Train {
    pub(crate) const fn units(&self) -> u8 {
        if self.second.is_some() { 2 } else { 1 }
    }
}

/// What a train did this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Now {
    pub(crate) spent: u8,
    pub(crate) drove: bool,
    pub(crate) moved: bool,
    pub(crate) acted: bool,
    pub(crate) halted: bool,
    pub(crate) shunted: bool,
    pub(crate) built: bool,
    pub(crate) free_at: Option<Station>,
}

/// The tokens on the circles. A token never returns to the board, so where each one lies is written down once.
#[derive(Clone, Debug)]
pub(crate) struct Waiting {
    spots: Arc<[Tokens]>,
    left: Tokens,
}

impl Waiting {
    pub(crate) fn new(spots: Vec<Tokens>) -> Self {
        let left = spots.iter().fold(Tokens::EMPTY, |all, &spot| all.union(spot));
        Self { spots: spots.into(), left }
    }

    pub(crate) fn at(&self, station: Station) -> Tokens {
        self.spots.get(station.index()).map_or(Tokens::EMPTY, |spot| spot.and(self.left))
    }

    pub(crate) const fn all(&self) -> Tokens {
        self.left
    }

    pub(crate) fn take(&mut self, tokens: Tokens) {
        self.left = self.left.minus(tokens);
    }
}

impl PartialEq for Waiting {
    fn eq(&self, other: &Self) -> bool {
        self.left == other.left
            && (Arc::ptr_eq(&self.spots, &other.spots)
                || self.spots.iter().zip(other.spots.iter()).all(|(a, b)| a.and(self.left) == b.and(other.left)))
    }
}

impl Koplopers {
    /// The family version before the first move: every region's tokens shuffled over its circles
    /// ([`super::rules::TOKENS_ON_CIRCLES`]), the hands dealt ([`super::rules::HANDS`]), the chips beside the board and the
    /// disc at A ([`super::rules::DISC_AND_CHIPS`]), seat 0 to act with the black train one space beyond its start
    /// ([`super::rules::ROUND_TRACK`], [`super::rules::NEW_ROUND`]). `shuffle` puts rows of the tables in some order.
    pub(crate) fn dealt(graph: Arc<Graph>, seats: u8, mut shuffle: impl FnMut(&mut [u8])) -> Self {
        let mut spots = vec![Tokens::EMPTY; graph.stations().len()];
        for (region, tokens) in graph.regions().iter().enumerate() {
            let mut rows: Vec<u8> = tokens.iter().map(|token| token.0).collect();
            shuffle(&mut rows);
            let mut rows = rows.into_iter();
            for (spot, station) in spots.iter_mut().zip(graph.stations()) {
                if graph.region_of(station) == region {
                    *spot = rows.by_ref().take(graph.circles(station).into()).map(Token).collect();
                }
            }
        }
        let copies = |station| std::iter::repeat_n(station, graph.cards(station).into());
        let cards = graph.stations().flat_map(copies).collect();
        let hands = [graph.hand_size(seats); SEATS];
        let mut position = Self::bare(graph, seats, Waiting::new(spots));
        position.last_round = position.graph.rounds(seats) <= 1;
        position.deal(&cards, hands, shuffle);
        position
    }

    /// A position with these tokens on the circles and nothing else on the board.
    pub(crate) fn bare(graph: Arc<Graph>, seats: u8, waiting: Waiting) -> Self {
        Self {
            variant: Variant::Family,
            coupled_trains: CoupledTrains::AsOne,
            seats,
            round: 1,
            last_round: false,
            turn: Seat(0),
            phase: Phase::Act,
            points: POINTS,
            disruption_played: false,
            players: [Player { repair_card: true, ..Player::default() }; SEATS],
            waiting,
            chips: [None; 3],
            disc: Chip::A,
            deck: Cards::default(),
            discard: Cards::default(),
            shifted: Tokens::EMPTY,
            offers_made: Offers::default(),
            disrupted: Stations::EMPTY,
            standing: [Tracks::EMPTY; SEATS],
            graph,
        }
    }

    /// Deals these cards: so many to each seat, the rest to the draw pile. They are shuffled from table order, so that what
    /// is dealt does not depend on where the cards were.
    pub(crate) fn deal(&mut self, cards: &Cards, hands: [u8; SEATS], mut shuffle: impl FnMut(&mut [u8])) {
        let mut rows: Vec<u8> = cards.iter().map(|station| station.0).collect();
        shuffle(&mut rows);
        let mut cards = rows.into_iter().map(Station);
        for (player, count) in self.players.iter_mut().zip(hands).take(self.seats.into()) {
            cards.by_ref().take(count.into()).for_each(|card| player.hand.insert(card));
        }
        self.deck = cards.collect();
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        // A seat is one of four; the remainder spares a bounds check.
        &self.players[seat.index() % SEATS]
    }

    /// The players at the table, by seat.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// The player whose turn it is.
    pub(crate) fn mover(&self) -> &Player {
        self.player(self.turn)
    }

    pub(crate) fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.index() % SEATS]
    }

    #[inline]
    pub(crate) fn train(&self, seat: Seat, no: TrainNo) -> Option<&Train> {
        self.player(seat).trains[no.index()].as_ref()
    }

    /// A train of the player whose turn it is.
    #[inline]
    pub(crate) fn own(&self, no: TrainNo) -> Option<&Train> {
        self.train(self.turn, no)
    }

    /// Brings `standing` and `disrupted` up to date after trains or chips have moved.
    pub(crate) fn refresh(&mut self) {
        for (standing, player) in self.standing.iter_mut().zip(&self.players) {
            *standing = player.trains.iter().flatten().map(|train| train.track).collect();
        }
        self.disrupted = self.chips.iter().flatten().copied().collect();
    }
}
