//! The position that FrachtExpress is played on. From a position to a state it goes in `state`, from a state to a position,
//! with everything that must hold, in `from_state`, `phase`, `run` and `setup`.

mod from_state;
mod phase;
mod run;
mod setup;
mod state;

use std::sync::Arc;

use super::board::{Board, Way};
use super::cards::{Card, CardSet, CardTable, Stock, Train};
use super::data::{LOCOMOTIVES, Special, Station, TICKETS, VETOES};
use super::geometry::{Cell, Facing, Spot};
#[cfg(doc)]
use super::rules;
use super::wire::{CardId, Reason, RunKind, Stage, TurnState, VetoStage};
use crate::core::Seat;

pub(super) use from_state::from_state;
pub(super) use state::state;

/// A position of FrachtExpress.
#[derive(Clone, Debug, PartialEq)]
pub struct FrachtExpress {
    /// What never changes during a game.
    pub(crate) fixed: Arc<Fixed>,
    pub(crate) seats: u8,
    pub(crate) board: Board,
    pub(crate) deck: CardSet,
    /// Open, and only its set matters ([`rules::DISCARD_PILE`], [`rules::DISCARD_OPEN`]).
    pub(crate) discard: Stock,
    /// Free set-up: stations not yet dealt.
    pub(crate) pool: StationSet,
    pub(crate) tickets_left: u8,
    pub(crate) vetoes_left: u8,
    pub(crate) start: Option<Seat>,
    pub(crate) players: [Player; LOCOMOTIVES],
    pub(crate) turn: TurnState,
    pub(crate) phase: Phase,
}

/// What never changes during a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fixed {
    pub(crate) advanced: bool,
    pub(crate) turn_limit: u16,
    pub(crate) margin: u8,
    /// Nothing but [`Special::None`] in the basic game ([`rules::HINTS`]).
    pub(crate) specials: [Special; Station::COUNT],
    pub(crate) cards: CardTable,
}

/// A player and what belongs to the player. There is no limit to a hand ([`rules::NO_HAND_LIMIT`]).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Player {
    pub(crate) hand: CardSet,
    pub(crate) stations: StationSet,
    pub(crate) train: Train,
    pub(crate) delivered: Stock,
    pub(crate) loc: Loc,
    pub(crate) ticket: bool,
    pub(crate) veto: bool,
    pub(crate) locked: Option<Card>,
}

impl Player {
    /// The player has nothing, and the locomotive is in A ([`rules::START_IN_A`]).
    pub(crate) const START: Self = Self {
        hand: CardSet::NONE,
        stations: StationSet::NONE,
        train: Train::EMPTY,
        delivered: Stock::EMPTY,
        loc: Loc::inside(Station::A),
        ticket: false,
        veto: false,
        locked: None,
    };
}

/// Where a locomotive is. In a station the facing means nothing and is [`Facing::C`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Loc {
    pub(crate) spot: Spot,
    pub(crate) facing: Facing,
}

impl Loc {
    /// In a station.
    pub(crate) const fn inside(station: Station) -> Self {
        Self { spot: Spot::station(station), facing: Facing::C }
    }

    /// The facing as it is written: none in a station.
    pub(crate) fn shown_facing(self) -> Option<Facing> {
        self.spot.in_station().is_none().then_some(self.facing)
    }
}

/// A set of stations, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct StationSet(u16);

impl StationSet {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self((1 << Station::COUNT) - 1);

    pub(crate) const fn contains(self, station: Station) -> bool {
        self.0 & (1 << station as u8) != 0
    }

    pub(crate) const fn insert(&mut self, station: Station) {
        self.0 |= 1 << station as u8;
    }

    pub(crate) const fn remove(&mut self, station: Station) {
        self.0 &= !(1 << station as u8);
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Station> {
        Station::ALL.iter().copied().filter(move |&station| self.contains(station))
    }
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Phase {
    ChooseStart,
    DealStations(Seat),
    PlaceStation(Seat),
    Deal { seat: Seat, round: u8 },
    Draw,
    Action,
    Refill { left: u8 },
    Steer { run: Run, loc: Seat },
    Crossing(Run),
    Surplus { run: Run, limit: u8 },
    Announce(Station),
    Veto { station: Station, stage: VetoStage, seat: Seat },
    Special(Act),
    Over(Reason),
}

/// A locomotive on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Run {
    pub(crate) kind: RunKind,
    pub(crate) by: Seat,
    pub(crate) loc: Seat,
    pub(crate) left: u8,
    pub(crate) pending: Chain,
}

/// The ways settled for one space, the mover first; each next one is pushed by the one before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chain {
    links: [(Seat, Way); LOCOMOTIVES],
    len: u8,
}

impl Chain {
    pub(crate) const EMPTY: Self =
        Self { links: [(Seat(0), Way { to: Spot::station(Station::A), facing: Facing::C }); LOCOMOTIVES], len: 0 };

    pub(crate) fn as_slice(&self) -> &[(Seat, Way)] {
        self.links.get(..usize::from(self.len)).unwrap_or_default()
    }

    pub(crate) fn push(&mut self, loc: Seat, way: Way) {
        if let Some(link) = self.links.get_mut(usize::from(self.len)) {
            *link = (loc, way);
            self.len += 1;
        }
    }

    pub(crate) fn holds(&self, loc: Seat) -> bool {
        self.as_slice().iter().any(|&(other, _)| other == loc)
    }
}

impl PartialEq for Chain {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

/// A special action that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Act {
    pub(crate) station: Station,
    pub(crate) chooser: Seat,
    pub(crate) stage: Stage,
    pub(crate) card: Option<Card>,
    pub(crate) turned: Option<Card>,
    pub(crate) target: Option<Seat>,
    pub(crate) done: u8,
}

impl FrachtExpress {
    /// A table with nothing on it but the field.
    pub(crate) fn bare(fixed: Arc<Fixed>, seats: u8, board: Board) -> Self {
        Self {
            fixed,
            seats,
            board,
            deck: CardSet::NONE,
            discard: Stock::EMPTY,
            pool: StationSet::NONE,
            tickets_left: TICKETS,
            vetoes_left: VETOES,
            start: None,
            players: [Player::START; LOCOMOTIVES],
            turn: TurnState { seat: Seat(0), number: 0, must_empty_hand: false },
            phase: Phase::ChooseStart,
        }
    }

    pub(crate) fn cards(&self) -> &CardTable {
        &self.fixed.cards
    }

    pub(crate) fn id(&self, card: Card) -> CardId {
        self.fixed.cards.id(card)
    }

    /// The ids of cards.
    pub(crate) fn ids(&self, cards: &[Card]) -> Vec<CardId> {
        cards.iter().map(|&card| self.id(card)).collect()
    }

    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The players at the table, by seat.
    pub(crate) fn at_table(&self) -> impl Iterator<Item = (Seat, &Player)> + Clone {
        Seat::all(self.seats).zip(&self.players)
    }

    pub(crate) const fn active(&self) -> Seat {
        self.turn.seat
    }

    /// The seats other than the active one, ascending.
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + Clone {
        let active = self.active();
        Seat::all(self.seats).filter(move |&seat| seat != active)
    }

    /// Those of the other seats whose players fit, ascending.
    pub(crate) fn opponents_with(&self, fits: impl Fn(&Player) -> bool) -> Vec<Seat> {
        self.opponents().filter(|&seat| fits(self.player(seat))).collect()
    }

    /// The locomotive on a sleeper. In a station any number may be ([`rules::STATION_HOLDS_ALL`]), and none is met.
    pub(crate) fn standing_on(&self, spot: Spot) -> Option<Seat> {
        spot.cell()?;
        self.at_table().find(|(_, player)| player.loc.spot == spot).map(|(seat, _)| seat)
    }

    /// Whether a locomotive stands on the track of a cell.
    pub(crate) fn is_occupied(&self, cell: Cell) -> bool {
        self.at_table().any(|(_, player)| player.loc.spot.cell() == Some(cell))
    }

    /// Whether a locomotive is in a station.
    pub(crate) fn is_visited(&self, station: Station) -> bool {
        self.at_table().any(|(_, player)| player.loc.spot.in_station() == Some(station))
    }

    pub(crate) fn special_of(&self, station: Station) -> Special {
        self.fixed.specials[station.index()]
    }
}
