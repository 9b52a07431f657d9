//! The position that Koplopers & Dwarsliggers is played on, how a game begins, and the state that others see of it.

use std::sync::Arc;

use super::board;
use super::data::{POINTS, UNITS, limits};
use super::net::Net;
use super::sets::{Station, Stations, Token, Tokens, Track, Tracks};
use super::wire::{self, Chip, Chips, CoupledTrains, OfferMade, Options, State, StationId, TrainNo, Variant};
use crate::core::{Actors, Eyes, Fault, Seat, Source, sort_by_key};

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

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn iter(self) -> impl Iterator<Item = Pair> {
        TrainNo::ALL.into_iter().flat_map(move |train| {
            Seat::all(SEATS as u8)
                .flat_map(move |with_seat| TrainNo::ALL.map(|with_train| Pair { train, with_seat, with_train }))
                .filter(move |&pair| self.contains(pair))
        })
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
        TrainNo::ALL.into_iter().zip(&self.trains).filter_map(|(no, train)| Some((no, train.as_ref()?)))
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
        let at = self.iter().take_while(|&other| other <= card).count();
        if let Some(from_here) = self.cards.get_mut(at..) {
            from_here.rotate_right(1);
            if let Some(first) = from_here.first_mut() {
                *first = Some(card);
            }
        }
    }

    pub(crate) fn remove(&mut self, card: Station) {
        if let Some(at) = self.cards.iter().position(|&other| other == Some(card)) {
            self.cards[at] = None;
            self.cards[at..].rotate_left(1);
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

    /// Every card, in table order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Station> {
        self.stations().flat_map(|station| std::iter::repeat_n(station, self.count(station).into()))
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
    /// The position a game begins with: every region's tokens shuffled over its circles ([`super::rules::TOKENS_ON_CIRCLES`]), the
    /// hands dealt ([`super::rules::HANDS`]), the chips beside the board and the disc at A ([`super::rules::DISC_AND_CHIPS`]), seat 0 to
    /// act with the black train one space beyond its start ([`super::rules::ROUND_TRACK`], [`super::rules::NEW_ROUND`]).
    pub(crate) fn begin<S: Source>(options: &Options, seats: u8, source: &mut S) -> Result<Self, Fault> {
        let net = board::network(options.board.as_ref(), seats)?;
        let mut spots = vec![Tokens::EMPTY; net.stations().len()];
        for (region, tokens) in net.regions().iter().enumerate() {
            let mut shuffled: Vec<Token> = tokens.iter().collect();
            source.shuffle(&mut shuffled);
            let circles = net.stations().filter(|&station| net.region_of(station) == region);
            let circles = circles.flat_map(|station| std::iter::repeat_n(station, net.circles(station).into()));
            for (station, token) in circles.zip(shuffled) {
                spots[station.index()] = spots[station.index()].with(token);
            }
        }
        let mut cards: Vec<Station> =
            net.stations().flat_map(|station| std::iter::repeat_n(station, net.cards(station).into())).collect();
        source.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        let mut players = [Player { repair_card: true, ..Player::default() }; SEATS];
        for player in players.iter_mut().take(seats.into()) {
            cards.by_ref().take(net.hand_size(seats).into()).for_each(|card| player.hand.insert(card));
        }
        let mut deck = Cards::default();
        cards.for_each(|card| deck.insert(card));
        let last_round = net.rounds(seats) <= 1;
        Ok(Self {
            net,
            variant: options.variant,
            coupled_trains: options.coupled_trains,
            seats,
            round: 1,
            last_round,
            turn: Seat(0),
            phase: Phase::Act,
            points: POINTS,
            disruption_played: false,
            players,
            waiting: Waiting::new(spots),
            chips: [None; 3],
            disc: Chip::A,
            deck,
            discard: Cards::default(),
            shifted: Tokens::EMPTY,
            offers_made: Offers::default(),
            disrupted: Stations::EMPTY,
            standing: [Tracks::EMPTY; SEATS],
        })
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
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
        &mut self.players[self.turn.index()]
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
        let standing = self.players.map(|player| player.trains().map(|(_, train)| train.track).collect());
        self.standing = standing;
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
        let id = |station: Station| net.station_id(station);
        let hidden = |cards: &mut dyn Iterator<Item = Station>, seen: bool| -> Vec<Option<StationId>> {
            cards.map(|card| seen.then(|| id(card))).collect()
        };
        let players = Seat::all(self.seats).zip(self.players()).map(|(seat, player)| wire::Player {
            hand: hidden(&mut player.hand.iter(), eyes == Eyes::All || eyes == Eyes::Of(seat)),
            repair_card: player.repair_card,
            started: player.started,
            delivered: net.token_ids(player.delivered),
            trains: player.trains().map(|(no, train)| self.describe_train(no, train)).collect(),
        });
        let [a, b, c] = self.chips.map(|chip| chip.map(id));
        State {
            variant: self.variant,
            coupled_trains: self.coupled_trains,
            board: net.board().cloned(),
            round: self.round,
            last_round: self.last_round,
            turn: self.turn,
            phase: self.describe_phase(),
            points: self.points,
            disruption_played: self.disruption_played,
            seats: players.collect(),
            waiting: wire::Waiting(net.stations().map(|station| (id(station), net.token_ids(self.waiting.at(station)))).collect()),
            chips: Chips { A: a, B: b, C: c },
            disc: self.disc,
            deck: hidden(&mut self.deck.iter(), eyes == Eyes::All),
            discard: self.discard.iter().map(id).collect(),
            shifted: net.token_ids(self.shifted),
            offers_made: self
                .offers_made
                .iter()
                .map(|Pair { train, with_seat, with_train }| OfferMade { train, with_seat, with_train })
                .collect(),
        }
    }

    fn describe_train(&self, no: TrainNo, train: &Train) -> wire::Train {
        let net = &*self.net;
        let id = |station: Station| net.station_id(station);
        let now = train.now;
        wire::Train {
            id: no,
            units: std::iter::once(no).chain(train.second).collect(),
            section: net.track_id(train.track),
            toward: train.toward.map(id),
            open: train.open,
            load: net.token_ids(train.load),
            turned: train.turned,
            rested_at: train.rested_at.map(id),
            now: wire::Now {
                spent: now.spent,
                drove: now.drove,
                moved: now.moved,
                acted: now.acted,
                halted: now.halted,
                shunted: now.shunted,
                built: now.built,
                free_at: now.free_at.map(id),
            },
        }
    }

    fn describe_phase(&self) -> wire::Phase {
        let ids = |tokens| self.net.token_ids(tokens);
        match self.phase {
            Phase::Act => wire::Phase::Act {},
            Phase::Passing { train, keep } => wire::Phase::Passing { train, keep },
            Phase::Boarding { train } => wire::Phase::Boarding { train },
            Phase::Exchange { a, b } => wire::Phase::Exchange { a, b },
            Phase::Dividing { train, new } => wire::Phase::Dividing { train, new_train: new },
            Phase::Offering(Offer { pair: Pair { train, with_seat, with_train }, give, take }) => {
                wire::Phase::Offering { train, with_seat, with_train, give: ids(give), take: ids(take) }
            }
            Phase::Answering(Offer { pair: Pair { train, with_seat, with_train }, give, take }) => {
                wire::Phase::Answering { train, with_seat, with_train, give: ids(give), take: ids(take) }
            }
            Phase::Drawing => wire::Phase::Drawing {},
            Phase::Over => wire::Phase::Over {},
        }
    }

    /// Deals the cards that a seat cannot see anew: the other hands and the draw pile.
    pub(crate) fn redeal<S: Source>(&mut self, seat: Seat, source: &mut S) {
        let mut unseen: Vec<Station> = self.deck.iter().collect();
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            unseen.extend(self.player(other).hand.iter());
        }
        // In table order first, so that what is drawn does not depend on where the cards really are.
        sort_by_key(&mut unseen, |&station| station);
        source.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let hand = &mut self.players[other.index()].hand;
            let count = hand.len();
            *hand = Hand::default();
            unseen.by_ref().take(count.into()).for_each(|card| hand.insert(card));
        }
        self.deck = Cards::default();
        unseen.for_each(|card| self.deck.insert(card));
    }
}
