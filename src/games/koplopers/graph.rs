//! The board as the engine uses it: stations, tracks and tokens are indices into its tables, and what the rules ask of
//! them is computed once. Built only from tables that hold together, which `board` has checked.

use std::sync::{Arc, LazyLock};

use super::data::{self, CAPACITY, PASSENGER_STEP, limits};
use super::sets::{Station, Token, Tokens, Track, Tracks};
use super::wire::{Board, Length, PerPlayers, SectionId, StationId, TokenId};
use crate::core::{Refusal, message};

/// A way on from a station: a black section and the station at its far end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) track: Track,
    pub(crate) to: Station,
}

/// What is known of a station.
#[derive(Debug)]
struct Stop {
    id: StationId,
    region: u8,
    circles: u8,
    cards: u8,
    ways: Vec<Way>,
    yards: Tracks,
    wanting: Tokens,
}

/// What is known of a black section, or of a yard.
#[derive(Debug)]
struct Line {
    id: SectionId,
    /// The two ends of a black section; of a yard its station twice.
    ends: [Station; 2],
    short: bool,
    number: Option<u8>,
}

/// What is known of a token.
#[derive(Debug)]
struct Party {
    id: TokenId,
    passengers: u16,
    destination: Station,
}

/// A board in the form that the engine plays on.
#[derive(Debug)]
pub(crate) struct Graph {
    stations: Vec<Stop>,
    tracks: Vec<Line>,
    tokens: Vec<Party>,
    /// How many of the tracks, the first ones, are black sections.
    sections: u8,
    /// Sections between any two stations, row by row.
    distances: Vec<u16>,
    /// The tokens with at most so many steps of passengers.
    at_most: Vec<Tokens>,
    regions: Vec<Tokens>,
    hand_size: PerPlayers,
    rounds: PerPlayers,
    early_end: u8,
    /// The tables, if an owner passed any.
    board: Option<Board>,
}

/// Two boards are the same if their tables are.
impl PartialEq for Graph {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.board == other.board
    }
}

static BUILT_IN: LazyLock<Arc<Graph>> = LazyLock::new(|| Arc::new(Graph::compile(&data::built_in())));

impl Graph {
    /// The network of the built-in tables.
    pub(crate) fn built_in() -> Arc<Self> {
        Arc::clone(&BUILT_IN)
    }

    /// The network of an owner's board.
    pub(crate) fn of_owner(board: Board) -> Arc<Self> {
        let graph = Self::compile(&board);
        Arc::new(Self { board: Some(board), ..graph })
    }

    fn compile(board: &Board) -> Self {
        let mut graph = Self {
            stations: Vec::new(),
            tracks: Vec::new(),
            tokens: Vec::new(),
            sections: board.sections.len() as u8,
            distances: Vec::new(),
            at_most: vec![Tokens::EMPTY; usize::from(CAPACITY / PASSENGER_STEP) + 1],
            regions: vec![Tokens::EMPTY; board.regions.len()],
            hand_size: board.constants.hand_size,
            rounds: board.constants.rounds,
            early_end: board.constants.early_end_below_tokens,
            board: None,
        };
        let region = |id| board.regions.iter().position(|row| row.id == id).unwrap_or_default();
        for row in &board.stations {
            let (yards, wanting) = (Tracks::EMPTY, Tokens::EMPTY);
            let region = region(row.region) as u8;
            let id = row.id.at_row(graph.stations.len() as u8);
            graph.stations.push(Stop { id, region, circles: row.circles, cards: 0, ways: Vec::new(), yards, wanting });
        }
        for row in &board.sections {
            graph.lay(row.id, [row.a, row.b], row.length == Length::Short, None);
        }
        for row in &board.yards {
            graph.lay(row.id, [row.station; 2], false, row.number);
        }
        for row in &board.tokens {
            let token = Token(graph.tokens.len() as u8);
            let destination = graph.known_station(row.destination);
            graph.tokens.push(Party { id: row.id.at_row(token.0), passengers: row.passengers, destination });
            let stop = &mut graph.stations[destination.index()];
            stop.wanting = stop.wanting.with(token);
            for tokens in graph.at_most.iter_mut().skip((row.passengers / PASSENGER_STEP).into()) {
                *tokens = tokens.with(token);
            }
            let own = &mut graph.regions[region(row.region)];
            *own = own.with(token);
        }
        for &card in &board.disruption_cards {
            let at = graph.known_station(card);
            graph.stations[at.index()].cards += 1;
        }
        graph.measure();
        graph
    }

    /// Adds a black section or, if both ends are one, a yard.
    fn lay(&mut self, id: SectionId, ends: [StationId; 2], short: bool, number: Option<u8>) {
        let track = Track(self.tracks.len() as u8);
        let ends @ [a, b] = ends.map(|end| self.known_station(end));
        self.tracks.push(Line { id: id.at_row(track.0), ends, short, number });
        if self.is_yard(track) {
            let stop = &mut self.stations[a.index()];
            stop.yards = stop.yards.with(track);
        } else {
            self.stations[a.index()].ways.push(Way { track, to: b });
            self.stations[b.index()].ways.push(Way { track, to: a });
        }
    }

    /// Finds the fewest sections between any two stations by a breadth-first search from each.
    fn measure(&mut self) {
        let count = self.stations.len();
        self.distances = vec![u16::MAX / 2; count * count];
        for (from, row) in self.distances.chunks_exact_mut(count.max(1)).enumerate() {
            row[from] = 0;
            let mut queue = vec![from];
            let mut at = 0;
            while let Some(&here) = queue.get(at) {
                at += 1;
                for way in &self.stations[here].ways {
                    let there = way.to.index();
                    if row[there] > row[here] + 1 {
                        row[there] = row[here] + 1;
                        queue.push(there);
                    }
                }
            }
        }
    }

    /// The owner's tables; nothing for the built-in ones.
    pub(crate) const fn board(&self) -> Option<&Board> {
        self.board.as_ref()
    }

    /// The station with this id.
    #[inline]
    pub(crate) fn station(&self, id: StationId) -> Result<Station, Refusal> {
        id.0.find(&self.stations, |row| row.id.0).map(Station).ok_or_else(|| no_such_station(id))
    }

    /// A station of the board's own tables.
    fn known_station(&self, id: StationId) -> Station {
        self.station(id).expect("a board that holds together names its own stations")
    }

    /// The black section or yard with this id.
    #[inline]
    pub(crate) fn track(&self, id: SectionId) -> Result<Track, Refusal> {
        id.0.find(&self.tracks, |row| row.id.0).map(Track).ok_or_else(|| no_such_section(id))
    }

    /// The token with this id.
    #[inline]
    pub(crate) fn token(&self, id: TokenId) -> Result<Token, Refusal> {
        id.0.find(&self.tokens, |row| row.id.0).map(Token).ok_or_else(|| no_such_token(id))
    }

    pub(crate) fn station_id(&self, station: Station) -> StationId {
        self.stations[station.index()].id
    }

    pub(crate) fn track_id(&self, track: Track) -> SectionId {
        self.tracks[track.index()].id
    }

    pub(crate) fn token_id(&self, token: Token) -> TokenId {
        self.tokens[token.index()].id
    }

    pub(crate) fn token_ids(&self, tokens: Tokens) -> Vec<TokenId> {
        tokens.iter().map(|token| self.token_id(token)).collect()
    }

    /// The stations in table order.
    pub(crate) fn stations(&self) -> impl DoubleEndedIterator<Item = Station> + ExactSizeIterator {
        (0..self.stations.len() as u8).map(Station)
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
        self.stations[station.index()].region.into()
    }

    pub(crate) fn circles(&self, station: Station) -> u8 {
        self.stations[station.index()].circles
    }

    /// How many cards name a station.
    pub(crate) fn cards(&self, station: Station) -> u8 {
        self.stations[station.index()].cards
    }

    pub(crate) const fn is_yard(&self, track: Track) -> bool {
        track.0 >= self.sections
    }

    /// The yards in table order.
    pub(crate) fn yards(&self) -> impl Iterator<Item = Track> + use<> {
        (self.sections..self.tracks.len() as u8).map(Track)
    }

    pub(crate) fn yard_number(&self, yard: Track) -> Option<u8> {
        self.tracks[yard.index()].number
    }

    /// The yards at a station.
    pub(crate) fn yards_at(&self, station: Station) -> Tracks {
        self.stations[station.index()].yards
    }

    /// The black sections at a station, in table order.
    pub(crate) fn ways(&self, station: Station) -> &[Way] {
        &self.stations[station.index()].ways
    }

    pub(crate) fn is_short(&self, track: Track) -> bool {
        self.tracks[track.index()].short
    }

    /// The two ends of a black section; of a yard its station twice.
    pub(crate) fn ends(&self, track: Track) -> [Station; 2] {
        self.tracks[track.index()].ends
    }

    /// The end of a section that is not this one.
    pub(crate) fn other_end(&self, track: Track, end: Station) -> Station {
        let [a, b] = self.ends(track);
        if a == end { b } else { a }
    }

    pub(crate) fn passengers(&self, token: Token) -> u16 {
        self.tokens[token.index()].passengers
    }

    pub(crate) fn sum(&self, tokens: Tokens) -> u16 {
        tokens.iter().map(|token| self.passengers(token)).sum()
    }

    /// The tokens that want to reach a station ([`super::rules::TOKEN_SHOWS`]).
    pub(crate) fn wanting(&self, station: Station) -> Tokens {
        self.stations[station.index()].wanting
    }

    /// Where a token wants to go.
    pub(crate) fn destination(&self, token: Token) -> Station {
        self.tokens[token.index()].destination
    }

    /// The fewest sections from one station to another; more than there are stations if no way leads there.
    pub(crate) fn distance(&self, from: Station, to: Station) -> u16 {
        self.distances[from.index() * self.stations.len() + to.index()]
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

#[cold]
fn no_such_station(id: StationId) -> Refusal {
    Refusal::plain(message!("no-such-station", "there is no station {station} on the board", station: Text = id))
}

#[cold]
fn no_such_section(id: SectionId) -> Refusal {
    Refusal::plain(message!("no-such-section", "there is no section or yard {section} on the board", section: Text = id))
}

#[cold]
fn no_such_token(id: TokenId) -> Refusal {
    Refusal::plain(message!("no-such-token", "there is no token {token}", token: Text = id))
}

const _: () = assert!(
    *limits::STATIONS.end() <= 64 && *limits::SECTIONS.end() + data::YARDS <= 128 && *limits::TOKENS.end() <= 128,
    "the sets hold every station, track and token"
);
