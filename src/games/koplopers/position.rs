//! The position that Koplopers & Dwarsliggers is played on, how a game begins, and the state that others see of it.

use std::sync::Arc;

use super::board;
use super::data::{POINTS, UNITS, limits};
use super::net::Net;
use super::sets::{Station, Stations, Token, Tokens, Track, Tracks};
use super::wire::{self, Chip, Chips, CoupledTrains, OfferMade, Options, State, StationId, TrainNo, Variant};
use crate::core::{Actors, Eyes, Fault, Named, Seat, Source};

/// The most seats at a table.
pub(crate) const SEATS: usize = 4;

/// A position of Koplopers & Dwarsliggers.
#[derive(Clone, Debug, PartialEq)]
pub struct Koplopers {
    pub(crate) net: Arc<Net>,
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

/// A hand of cards, in table order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hand {
    cards: [Option<Station>; limits::HAND as usize],
}

impl Hand {
    pub(crate) fn iter(&self) -> impl Iterator<Item = Station> {
        self.cards.iter().map_while(|&card| card)
    }

    pub(crate) fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    pub(crate) fn contains(&self, card: Station) -> bool {
        self.cards.contains(&Some(card))
    }

    /// Adds a card in its place; a full hand takes no more.
    pub(crate) fn insert(&mut self, card: Station) {
        let mut carried = Some(card);
        for place in &mut self.cards {
            if place.is_none() || *place > carried {
                std::mem::swap(place, &mut carried);
            }
        }
    }

    pub(crate) fn remove(&mut self, card: Station) {
        if let Some(at) = self.cards.iter().position(|&other| other == Some(card)) {
            self.cards.copy_within(at + 1.., at);
            self.cards[self.cards.len() - 1] = None;
        }
    }
}

/// How many cards of each station lie in a pile: a set, since no order is ever known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cards {
    counts: [u8; *limits::STATIONS.end()],
    total: u8,
}

impl Default for Cards {
    fn default() -> Self {
        Self { counts: [0; *limits::STATIONS.end()], total: 0 }
    }
}

impl Cards {
    pub(crate) const fn total(&self) -> u8 {
        self.total
    }

    pub(crate) fn count(&self, card: Station) -> u8 {
        self.counts[card.index()]
    }

    pub(crate) fn insert(&mut self, card: Station) {
        self.counts[card.index()] += 1;
        self.total += 1;
    }

    pub(crate) fn remove(&mut self, card: Station) {
        self.counts[card.index()] -= 1;
        self.total -= 1;
    }

    /// The stations that have a card here, in table order.
    pub(crate) fn stations(&self) -> impl Iterator<Item = Station> {
        (0..).map(Station).zip(&self.counts).filter(|(_, count)| **count > 0).map(|(station, _)| station)
    }

    /// Every card as the row of its station, in table order.
    #[inline(never)]
    fn rows(&self) -> Vec<u8> {
        let mut rows = Vec::new();
        for (row, &count) in (0..).zip(&self.counts) {
            rows.resize(rows.len() + usize::from(count), row);
        }
        rows
    }
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
    /// The position a game begins with.
    pub(crate) fn begin<S: Source>(options: &Options, seats: u8, source: &mut S) -> Result<Self, Fault> {
        let net = board::network(options.board.as_ref(), seats)?;
        let mut position = Self::dealt(net, seats, &mut |rows| source.shuffle(rows));
        position.variant = options.variant;
        position.coupled_trains = options.coupled_trains;
        Ok(position)
    }

    /// The family version before the first move: every region's tokens shuffled over its circles
    /// ([`super::rules::TOKENS_ON_CIRCLES`]), the hands dealt ([`super::rules::HANDS`]), the chips beside the board and the
    /// disc at A ([`super::rules::DISC_AND_CHIPS`]), seat 0 to act with the black train one space beyond its start
    /// ([`super::rules::ROUND_TRACK`], [`super::rules::NEW_ROUND`]). `shuffle` puts rows of the tables in some order.
    pub(crate) fn dealt(net: Arc<Net>, seats: u8, shuffle: &mut dyn FnMut(&mut [u8])) -> Self {
        let mut spots = vec![Tokens::EMPTY; net.stations().len()];
        for (region, tokens) in net.regions().iter().enumerate() {
            let mut rows = Vec::new();
            tokens.iter().for_each(|token| rows.push(token.0));
            shuffle(&mut rows);
            let mut rows = rows.into_iter();
            for (spot, station) in spots.iter_mut().zip(net.stations()) {
                if net.region_of(station) == region {
                    rows.by_ref().take(net.circles(station).into()).for_each(|row| *spot = spot.with(Token(row)));
                }
            }
        }
        let mut cards = Cards::default();
        for station in net.stations() {
            (0..net.cards(station)).for_each(|_| cards.insert(station));
        }
        let hands = [net.hand_size(seats); SEATS];
        let mut position = Self::bare(net, seats, Waiting::new(spots));
        position.last_round = position.net.rounds(seats) <= 1;
        position.deal(&cards, hands, shuffle);
        position
    }

    /// A position with these tokens on the circles and nothing else on the board.
    pub(crate) fn bare(net: Arc<Net>, seats: u8, waiting: Waiting) -> Self {
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
            net,
        }
    }

    /// Deals these cards: so many to each seat, the rest to the draw pile.
    #[inline(never)]
    fn deal(&mut self, cards: &Cards, hands: [u8; SEATS], shuffle: &mut dyn FnMut(&mut [u8])) {
        let mut rows = cards.rows();
        shuffle(&mut rows);
        let mut rows = rows.into_iter().map(Station);
        let seats = usize::from(self.seats);
        for (player, count) in self.players.iter_mut().zip(hands).take(seats) {
            rows.by_ref().take(count.into()).for_each(|card| player.hand.insert(card));
        }
        self.deck = Cards::default();
        rows.for_each(|card| self.deck.insert(card));
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        // A seat is one of four; the remainder says so to the compiler.
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

    pub(crate) fn acting(&self) -> Actors {
        match self.phase {
            Phase::Answering(offer) => Actors::one(offer.pair.with_seat),
            Phase::Drawing => Actors::Chance,
            Phase::Over => Actors::Over,
            _ => Actors::one(self.turn),
        }
    }

    /// What these eyes see: a hand is its owner's secret, the draw pile everybody's.
    pub(crate) fn describe(&self, eyes: Eyes) -> State {
        let net = &*self.net;
        let mut seats = Vec::new();
        for (seat, player) in Seat::all(self.seats).zip(self.players()) {
            let mut trains = Vec::new();
            player.trains().for_each(|(no, train)| trains.push(self.describe_train(no, train)));
            seats.push(wire::Player {
                hand: self.describe_cards(&mut player.hand.iter(), eyes == Eyes::All || eyes == Eyes::Of(seat)),
                repair_card: player.repair_card,
                started: player.started,
                delivered: net.token_ids(player.delivered),
                trains,
            });
        }
        let mut waiting = Vec::new();
        for station in net.stations() {
            waiting.push((net.station_id(station), net.token_ids(self.waiting.at(station))));
        }
        let mut discard = Vec::new();
        self.discard.rows().into_iter().for_each(|row| discard.push(net.station_id(Station(row))));
        let [a, b, c] = self.chips.map(|chip| self.maybe_id(chip));
        State {
            variant: self.variant,
            coupled_trains: self.coupled_trains,
            board: net.board(),
            round: self.round,
            last_round: self.last_round,
            turn: self.turn,
            phase: self.describe_phase(),
            points: self.points,
            disruption_played: self.disruption_played,
            seats,
            waiting: wire::Waiting(Named(waiting)),
            chips: Chips { A: a, B: b, C: c },
            disc: self.disc,
            deck: self.describe_cards(&mut self.deck.rows().into_iter().map(Station), eyes == Eyes::All),
            discard,
            shifted: net.token_ids(self.shifted),
            offers_made: self.describe_offers(),
        }
    }

    #[inline(never)]
    fn maybe_id(&self, station: Option<Station>) -> Option<StationId> {
        station.map(|station| self.net.station_id(station))
    }

    #[inline(never)]
    fn describe_cards(&self, cards: &mut dyn Iterator<Item = Station>, seen: bool) -> Vec<Option<StationId>> {
        let mut ids = Vec::new();
        for card in cards {
            ids.push(self.maybe_id(seen.then_some(card)));
        }
        ids
    }

    /// The offers of this turn in the order of the specification.
    fn describe_offers(&self) -> Vec<OfferMade> {
        let mut made = Vec::new();
        for train in TrainNo::ALL {
            for with_seat in Seat::all(self.seats) {
                for with_train in TrainNo::ALL {
                    if self.offers_made.contains(Pair { train, with_seat, with_train }) {
                        made.push(OfferMade { train, with_seat, with_train });
                    }
                }
            }
        }
        made
    }

    #[inline(never)]
    fn describe_train(&self, no: TrainNo, train: &Train) -> wire::Train {
        let net = &*self.net;
        let now = train.now;
        let mut units = vec![no];
        units.extend(train.second);
        wire::Train {
            id: no,
            units,
            section: net.track_id(train.track),
            toward: self.maybe_id(train.toward),
            open: train.open,
            load: net.token_ids(train.load),
            turned: train.turned,
            rested_at: self.maybe_id(train.rested_at),
            now: wire::Now {
                spent: now.spent,
                drove: now.drove,
                moved: now.moved,
                acted: now.acted,
                halted: now.halted,
                shunted: now.shunted,
                built: now.built,
                free_at: self.maybe_id(now.free_at),
            },
        }
    }

    fn describe_phase(&self) -> wire::Phase {
        match self.phase {
            Phase::Act => wire::Phase::Act {},
            Phase::Passing { train, keep } => wire::Phase::Passing { train, keep },
            Phase::Boarding { train } => wire::Phase::Boarding { train },
            Phase::Exchange { a, b } => wire::Phase::Exchange { a, b },
            Phase::Dividing { train, new } => wire::Phase::Dividing { train, new_train: new },
            Phase::Offering(Offer { pair, give, take }) | Phase::Answering(Offer { pair, give, take }) => {
                let Pair { train, with_seat, with_train } = pair;
                let (give, take) = (self.net.token_ids(give), self.net.token_ids(take));
                match self.phase {
                    Phase::Offering(_) => wire::Phase::Offering { train, with_seat, with_train, give, take },
                    _ => wire::Phase::Answering { train, with_seat, with_train, give, take },
                }
            }
            Phase::Drawing => wire::Phase::Drawing {},
            Phase::Over => wire::Phase::Over {},
        }
    }

    /// Deals the cards that a seat cannot see anew: the other hands and the draw pile. They are shuffled from table order, so
    /// that what is drawn does not depend on where the cards really are.
    pub(crate) fn redeal<S: Source>(&mut self, seat: Seat, source: &mut S) {
        let mut unseen = self.deck;
        let mut hands = [0; SEATS];
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let hand = std::mem::take(&mut self.players[other.index()].hand);
            hands[other.index()] = hand.len();
            hand.iter().for_each(|card| unseen.insert(card));
        }
        self.deal(&unseen, hands, &mut |rows| source.shuffle(rows));
    }
}
