//! The board as the engine uses it: every id a small number, every question a lookup.

use std::sync::{Arc, LazyLock};

use super::data::{self, CAPACITY, PASSENGER_STEP, limits};
use super::sets::{Station, Token, Tokens, Track, Tracks};
use super::wire::{Board, Length, PerPlayers, SectionId, StationId, TokenId};
use crate::core::sort_by_key;

/// A way on from a station: a black section and the station at its far end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) track: Track,
    pub(crate) to: Station,
}

/// Ids in table order, and the way back from an id to its row.
#[derive(Debug)]
struct Index<I> {
    ids: Vec<I>,
    sorted: Vec<(I, u8)>,
}

impl<I: Copy + Ord> Index<I> {
    fn new(ids: Vec<I>) -> Self {
        let mut sorted: Vec<(I, u8)> = ids.iter().copied().zip(0..).collect();
        sort_by_key(&mut sorted, |&entry| entry);
        Self { ids, sorted }
    }

    fn find(&self, id: I) -> Option<u8> {
        let at = self.sorted.binary_search_by(|(other, _)| other.cmp(&id)).ok()?;
        self.sorted.get(at).map(|&(_, row)| row)
    }
}

/// A board, compiled. Built only from a board that holds together ([`super::board`]).
#[derive(Debug)]
pub(crate) struct Net {
    stations: Index<StationId>,
    tracks: Index<SectionId>,
    tokens: Index<TokenId>,
    /// The two ends of each black section; of a yard its station twice.
    ends: Vec<[Station; 2]>,
    sections: u8,
    short: Tracks,
    yard_numbers: Vec<Option<u8>>,
    ways: Vec<Vec<Way>>,
    yards_at: Vec<Tracks>,
    passengers: Vec<u16>,
    wanting: Vec<Tokens>,
    destinations: Vec<Station>,
    /// Sections between any two stations, row by row.
    distances: Vec<u16>,
    /// The tokens with at most so many steps of passengers.
    at_most: Vec<Tokens>,
    regions: Vec<Tokens>,
    region_of: Vec<u8>,
    circles: Vec<u8>,
    cards: Vec<u8>,
    hand_size: PerPlayers,
    rounds: PerPlayers,
    early_end: u8,
    /// The tables, if an owner passed any.
    board: Option<Board>,
}

/// Two nets are the same if their tables are.
impl PartialEq for Net {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.board == other.board
    }
}

static BUILT_IN: LazyLock<Arc<Net>> = LazyLock::new(|| Arc::new(Net::compile(&data::built_in())));

impl Net {
    /// The network of the built-in tables.
    pub(crate) fn built_in() -> Arc<Self> {
        Arc::clone(&BUILT_IN)
    }

    /// The network of an owner's board.
    pub(crate) fn of_owner(board: Board) -> Arc<Self> {
        let net = Self::compile(&board);
        Arc::new(Self { board: Some(board), ..net })
    }

    fn compile(board: &Board) -> Self {
        let stations = Index::new(board.stations.iter().map(|row| row.id).collect());
        let station = |id| Station(stations.find(id).expect("a board that holds together names its own stations"));
        let sections = board.sections.len();
        let mut ends: Vec<[Station; 2]> = board.sections.iter().map(|row| [station(row.a), station(row.b)]).collect();
        ends.extend(board.yards.iter().map(|row| [station(row.station); 2]));
        let ids = board.sections.iter().map(|row| row.id).chain(board.yards.iter().map(|row| row.id)).collect();
        let short = (0..).map(Track).zip(&board.sections).filter(|(_, row)| row.length == Length::Short).map(|(track, _)| track).collect();
        let mut ways = vec![Vec::new(); board.stations.len()];
        let mut yards_at = vec![Tracks::EMPTY; board.stations.len()];
        for (track, &[a, b]) in (0..).map(Track).zip(&ends) {
            if track.index() < sections {
                ways[a.index()].push(Way { track, to: b });
                ways[b.index()].push(Way { track, to: a });
            } else {
                yards_at[a.index()] = yards_at[a.index()].with(track);
            }
        }
        let mut wanting = vec![Tokens::EMPTY; board.stations.len()];
        for (token, row) in (0..).map(Token).zip(&board.tokens) {
            let at = station(row.destination);
            wanting[at.index()] = wanting[at.index()].with(token);
        }
        let chosen = |wanted: &dyn Fn(&super::wire::Token) -> bool| {
            (0..).map(Token).zip(&board.tokens).filter(|(_, row)| wanted(row)).map(|(token, _)| token).collect::<Tokens>()
        };
        let mut cards = vec![0; board.stations.len()];
        for &card in &board.disruption_cards {
            cards[station(card).index()] += 1;
        }
        let region = |id| board.regions.iter().position(|row| row.id == id).expect("a board that holds together names its own regions") as u8;
        Self {
            destinations: board.tokens.iter().map(|row| station(row.destination)).collect(),
            distances: distances(&ways),
            tracks: Index::new(ids),
            tokens: Index::new(board.tokens.iter().map(|row| row.id).collect()),
            ends,
            sections: sections as u8,
            short,
            yard_numbers: board.yards.iter().map(|row| row.number).collect(),
            ways,
            yards_at,
            passengers: board.tokens.iter().map(|row| row.passengers).collect(),
            wanting,
            at_most: (0..=CAPACITY / PASSENGER_STEP).map(|steps| chosen(&|row| row.passengers <= steps * PASSENGER_STEP)).collect(),
            regions: board.regions.iter().map(|region| chosen(&|row| row.region == region.id)).collect(),
            region_of: board.stations.iter().map(|row| region(row.region)).collect(),
            circles: board.stations.iter().map(|row| row.circles).collect(),
            cards,
            hand_size: board.constants.hand_size,
            rounds: board.constants.rounds,
            early_end: board.constants.early_end_below_tokens,
            board: None,
            stations,
        }
    }

    /// The owner's tables; nothing for the built-in ones.
    pub(crate) const fn board(&self) -> Option<&Board> {
        self.board.as_ref()
    }

    pub(crate) fn station(&self, id: StationId) -> Option<Station> {
        self.stations.find(id).map(Station)
    }

    pub(crate) fn track(&self, id: SectionId) -> Option<Track> {
        self.tracks.find(id).map(Track)
    }

    #[inline]
    pub(crate) fn token(&self, id: TokenId) -> Option<Token> {
        self.tokens.find(id).map(Token)
    }

    pub(crate) fn station_id(&self, station: Station) -> StationId {
        self.stations.ids[station.index()]
    }

    pub(crate) fn track_id(&self, track: Track) -> SectionId {
        self.tracks.ids[track.index()]
    }

    pub(crate) fn token_id(&self, token: Token) -> TokenId {
        self.tokens.ids[token.index()]
    }

    pub(crate) fn token_ids(&self, tokens: Tokens) -> Vec<TokenId> {
        tokens.iter().map(|token| self.token_id(token)).collect()
    }

    /// The stations in table order.
    pub(crate) fn stations(&self) -> impl DoubleEndedIterator<Item = Station> + ExactSizeIterator {
        (0..self.stations.ids.len() as u8).map(Station)
    }

    /// All tokens of the board.
    pub(crate) fn tokens(&self) -> Tokens {
        self.at_most.last().copied().unwrap_or_default()
    }

    /// The tokens of each region, in table order of the regions.
    pub(crate) fn regions(&self) -> &[Tokens] {
        &self.regions
    }

    pub(crate) fn region_of(&self, station: Station) -> usize {
        self.region_of[station.index()].into()
    }

    pub(crate) fn circles(&self, station: Station) -> u8 {
        self.circles[station.index()]
    }

    /// How many cards name a station.
    pub(crate) fn cards(&self, station: Station) -> u8 {
        self.cards[station.index()]
    }

    pub(crate) const fn is_yard(&self, track: Track) -> bool {
        track.0 >= self.sections
    }

    /// The yards in table order.
    pub(crate) fn yards(&self) -> impl Iterator<Item = Track> + use<> {
        (self.sections..self.tracks.ids.len() as u8).map(Track)
    }

    pub(crate) fn yard_number(&self, yard: Track) -> Option<u8> {
        self.yard_numbers.get(usize::from(yard.0.wrapping_sub(self.sections))).copied().flatten()
    }

    /// The yards at a station.
    pub(crate) fn yards_at(&self, station: Station) -> Tracks {
        self.yards_at[station.index()]
    }

    /// The black sections at a station, in table order.
    pub(crate) fn ways(&self, station: Station) -> &[Way] {
        &self.ways[station.index()]
    }

    pub(crate) const fn is_short(&self, track: Track) -> bool {
        self.short.contains(track)
    }

    /// The two ends of a black section; of a yard its station twice.
    pub(crate) fn ends(&self, track: Track) -> [Station; 2] {
        self.ends[track.index()]
    }

    /// The end of a section that is not this one.
    pub(crate) fn other_end(&self, track: Track, end: Station) -> Station {
        let [a, b] = self.ends(track);
        if a == end { b } else { a }
    }

    pub(crate) fn passengers(&self, token: Token) -> u16 {
        self.passengers[token.index()]
    }

    pub(crate) fn sum(&self, tokens: Tokens) -> u16 {
        tokens.iter().map(|token| self.passengers(token)).sum()
    }

    /// The tokens that want to reach a station ([`super::rules::TOKEN_SHOWS`]).
    pub(crate) fn wanting(&self, station: Station) -> Tokens {
        self.wanting[station.index()]
    }

    /// Where a token wants to go.
    pub(crate) fn destination(&self, token: Token) -> Station {
        self.destinations[token.index()]
    }

    /// The fewest sections from one station to another; more than there are stations if no way leads there.
    pub(crate) fn distance(&self, from: Station, to: Station) -> u16 {
        self.distances[from.index() * self.ways.len() + to.index()]
    }

    /// The tokens that fit into so much room.
    pub(crate) fn at_most(&self, room: u16) -> Tokens {
        self.at_most[usize::from(room.min(CAPACITY) / PASSENGER_STEP)]
    }

    pub(crate) const fn hand_size(&self, seats: u8) -> u8 {
        self.hand_size.of(seats)
    }

    pub(crate) const fn rounds(&self, seats: u8) -> u8 {
        self.rounds.of(seats)
    }

    /// Fewer tokens than this on the board may end the game early.
    pub(crate) const fn early_end(&self) -> u32 {
        self.early_end as u32
    }
}

/// The fewest sections between any two stations.
fn distances(ways: &[Vec<Way>]) -> Vec<u16> {
    let count = ways.len();
    let mut distances = vec![u16::MAX / 2; count * count];
    for from in 0..count {
        let row = &mut distances[from * count..][..count];
        row[from] = 0;
        let mut queue = vec![from];
        let mut at = 0;
        while let Some(&here) = queue.get(at) {
            at += 1;
            for way in &ways[here] {
                let there = way.to.index();
                if row[there] > row[here] + 1 {
                    row[there] = row[here] + 1;
                    queue.push(there);
                }
            }
        }
    }
    distances
}

const _: () = assert!(
    *limits::STATIONS.end() <= 64 && *limits::SECTIONS.end() + data::YARDS <= 128 && *limits::TOKENS.end() <= 128,
    "the sets hold every station, track and token"
);
