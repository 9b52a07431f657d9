//! The position that FrachtExpress is played on, how a game begins, and how a position is described.

use std::sync::Arc;

use super::board::{Board, Way};
use super::cards::{Card, CardSet, CardTable, Stock, Train};
use super::data::{AUTHORS, Field, LOCOMOTIVES, MAX_MARGIN, STANDARD, Special, Station, TICKETS, TURN_LIMITS, VETOES};
use super::geometry::{Cell, Facing, GRID, Side, Spot};
use super::rules;
use super::wire::{self, ByStation, CardId, Options, Pending, Reason, RunKind, Stage, State, TurnState, VetoStage};
use crate::core::{Eyes, Fault, Quoted, Seat, refuse};

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

/// A player and what is his. There is no limit to a hand ([`rules::NO_HAND_LIMIT`]).
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
    /// Nothing is his, and his locomotive is in A ([`rules::START_IN_A`]).
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

    /// The stations, which may be hidden.
    #[inline(never)]
    fn shown(self, seen: bool) -> Vec<Option<Station>> {
        let mut stations = Vec::new();
        for station in self.iter() {
            stations.push(seen.then_some(station));
        }
        stations
    }
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Phase {
    ChooseStart,
    DealStations(Seat),
    PlaceStation(Seat),
    Deal {
        seat: Seat,
        round: u8,
    },
    Draw,
    Action,
    Refill {
        left: u8,
    },
    Steer {
        run: Run,
        loc: Seat,
    },
    Crossing(Run),
    Surplus {
        run: Run,
        limit: u8,
    },
    Announce(Station),
    Veto {
        station: Station,
        stage: VetoStage,
        seat: Seat,
    },
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

impl Run {
    #[inline(never)]
    fn describe(&self) -> wire::Run {
        let mut pending = Vec::new();
        for &(loc, way) in self.pending.as_slice() {
            pending.push(Pending { loc, to: way.to });
        }
        wire::Run { kind: self.kind, by: self.by, loc: self.loc, left: self.left, pending }
    }
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
    /// The position a game begins with, before any chance: all cards in the deck, all locomotives in A
    /// ([`rules::START_IN_A`]), tickets and veto cards beside the field.
    pub(crate) fn begin(options: &Options, seats: u8) -> Result<Self, Fault> {
        let fixed = Fixed {
            advanced: options.advanced,
            turn_limit: read_turn_limit(options.turn_limit)?,
            margin: read_margin(options.free_margin)?,
            specials: read_specials(options)?,
            cards: CardTable::read(options.cards.as_deref())?,
        };
        let (stations, field) = read_layout(&options.layout)?;
        let mut position = Self::bare(Arc::new(fixed), seats, Board::new(&stations, field));
        position.deck = CardSet::ALL;
        if field.is_none() {
            position.pool = StationSet::ALL;
        }
        Ok(position)
    }

    /// A table with nothing on it but the field.
    #[inline(never)]
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
    #[inline(never)]
    pub(crate) fn ids(&self, cards: &[Card]) -> Vec<CardId> {
        cards.iter().map(|&card| self.id(card)).collect()
    }

    /// The ids of cards that may be hidden.
    #[inline(never)]
    pub(crate) fn shown(&self, cards: &[Card], seen: bool) -> Vec<Option<CardId>> {
        cards.iter().map(|&card| seen.then(|| self.id(card))).collect()
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
    #[inline(never)]
    pub(crate) fn opponents_with(&self, fits: &dyn Fn(&Player) -> bool) -> Vec<Seat> {
        let mut seats = Vec::new();
        for seat in self.opponents() {
            if fits(self.player(seat)) {
                seats.push(seat);
            }
        }
        seats
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

    /// The position as these eyes see it: nobody sees the deck, the stations not dealt and, before the end, the delivered
    /// wagons ([`rules::NOBODY_LOOKS`]); a hand is seen by its owner.
    pub(crate) fn describe(&self, eyes: Eyes) -> State {
        let over = matches!(self.phase, Phase::Over(_));
        let all = eyes == Eyes::All;
        let mut players = Vec::new();
        for (seat, player) in self.at_table() {
            let own = all || eyes == Eyes::Of(seat);
            players.push(wire::Player {
                hand: self.shown(player.hand.pile().as_slice(), own),
                station_hand: player.stations.shown(own),
                train: self.ids(player.train.as_slice()),
                delivered: self.shown(player.delivered.as_slice(), all || over),
                loc: self.board.field().map(|_| wire::Locomotive { spot: player.loc.spot, facing: player.loc.shown_facing() }),
                ticket: player.ticket,
                veto: player.veto,
                locked: self.written(player.locked),
            });
        }
        State {
            advanced: self.fixed.advanced,
            turn_limit: self.fixed.turn_limit,
            free_margin: self.fixed.margin,
            specials: ByStation(self.fixed.specials),
            cards: self.cards().write(),
            stations: ByStation(*self.board.stations()),
            field: self.board.field(),
            track: self.board.describe(self.cards()),
            deck: self.shown(self.deck.pile().as_slice(), all),
            discard: self.ids(self.discard.as_slice()),
            station_pool: self.pool.shown(all),
            tickets_left: self.tickets_left,
            vetoes_left: self.vetoes_left,
            start_seat: self.start,
            players,
            turn: self.turn,
            phase: self.describe_phase(),
        }
    }

    fn describe_phase(&self) -> wire::Phase {
        match &self.phase {
            Phase::ChooseStart => wire::Phase::ChooseStart {},
            &Phase::DealStations(seat) => wire::Phase::DealStations { seat },
            &Phase::PlaceStation(seat) => wire::Phase::PlaceStation { seat },
            &Phase::Deal { seat, round } => wire::Phase::Deal { seat, round },
            Phase::Draw => wire::Phase::Draw {},
            Phase::Action => wire::Phase::Action {},
            &Phase::Refill { left } => wire::Phase::Refill { left },
            Phase::Steer { run, loc } => wire::Phase::Steer { run: run.describe(), loc: *loc },
            Phase::Crossing(run) => wire::Phase::Crossing { run: run.describe() },
            Phase::Surplus { run, limit } => wire::Phase::Surplus { run: run.describe(), seat: run.loc, limit: *limit },
            &Phase::Announce(station) => wire::Phase::Announce { station },
            &Phase::Veto { station, stage, seat } => wire::Phase::Veto { station, stage, seat },
            Phase::Special(act) => wire::Phase::Special {
                station: act.station,
                kind: self.special_of(act.station),
                chooser: act.chooser,
                stage: act.stage,
                card: self.written(act.card),
                turned: self.written(act.turned),
                target: act.target,
                done: act.done,
            },
            &Phase::Over(reason) => wire::Phase::Over { reason },
        }
    }

    fn written(&self, card: Option<Card>) -> Option<CardId> {
        card.map(|card| self.id(card))
    }
}

pub(crate) fn read_turn_limit(limit: i32) -> Result<u16, Fault> {
    let (min, max) = TURN_LIMITS;
    let good = u16::try_from(limit).ok().filter(|limit| (min..=max).contains(limit));
    good.ok_or_else(|| Fault::against(rules::TURN_LIMIT, format!("turnLimit is a whole number from {min} to {max}")))
}

pub(crate) fn read_margin(margin: i32) -> Result<u8, Fault> {
    let good = u8::try_from(margin).ok().filter(|&margin| margin <= MAX_MARGIN);
    good.ok_or_else(|| Fault::against(rules::FIELD, format!("freeMargin is a whole number from 0 to {MAX_MARGIN}")))
}

/// The special actions: the printed ones, or what the players put in their place ([`rules::CHANGE_SPECIALS`],
/// [`rules::KIDNAP_STATION`]).
fn read_specials(options: &Options) -> Result<[Special; Station::COUNT], Fault> {
    if !options.advanced {
        return match options.specials.0.is_empty() {
            true => Ok([Special::None; Station::COUNT]),
            false => refuse!(rules::BASIC_GAME, "the basic game has no special actions: specials is for the advanced game"),
        };
    }
    let mut specials = Special::PRINTED;
    for (station, special) in &options.specials.0 {
        let unknown = |what: &str, name: &str| Fault::against(rules::CHANGE_SPECIALS, format!("specials names an unknown {what}: {}", Quoted(name)));
        let station = Station::parse(station).ok_or_else(|| unknown("station", station))?;
        specials[station.index()] = Special::parse(special).ok_or_else(|| unknown("special action", special))?;
    }
    Ok(specials)
}

/// The layout of this name ([`rules::OTHER_LAYOUTS`]), one's own, or none for the free set-up.
fn read_layout(layout: &wire::Layout) -> Result<(Stations, Option<Field>), Fault> {
    let mut stations = [None; Station::COUNT];
    let own = match layout {
        wire::Layout::Named(name) => match name.as_str() {
            "standard" => return Ok((STANDARD.stations, Some(STANDARD.field))),
            "author" => return Ok((AUTHORS.stations, Some(AUTHORS.field))),
            "free" => return Ok((stations, None)),
            _ => return Err(Fault::against(rules::OTHER_LAYOUTS, format!("layout {} is not known: standard, author, free or an own one", Quoted(name)))),
        },
        wire::Layout::Own(own) => own,
    };
    let names = || Station::ALL.iter().filter_map(|station| own.stations.get(station.letter()));
    if own.stations.0.len() != Station::COUNT || names().count() != Station::COUNT {
        return refuse!(rules::OTHER_LAYOUTS, "layout.stations has exactly the ten stations A to J");
    }
    let field = Field { from: read_cell(&own.field.from)?, to: read_cell(&own.field.to)? };
    for (cell, name) in stations.iter_mut().zip(names()) {
        *cell = Some(read_cell(name)?);
    }
    check_layout(&stations, field)?;
    Ok((stations, Some(field)))
}

#[inline(never)]
fn read_cell(name: &str) -> Result<Cell, Fault> {
    Cell::parse(name).ok_or_else(|| Fault::against(rules::FIELD, format!("{} is not a cell of the largest field, a1 to y25", Quoted(name))))
}

/// Where each station lies; none while it is not laid.
pub(crate) type Stations = [Option<Cell>; Station::COUNT];

/// What every layout must keep: the field is a rectangle, the stations lie in it, no two on one cell, no two side by side.
pub(crate) fn check_layout(stations: &Stations, field: Field) -> Result<(), Fault> {
    if field.from.column() > field.to.column() || field.from.row() > field.to.row() {
        return Err(Fault::against(rules::FIELD, format!("{} is not the upper left corner of a field down to {}", field.from, field.to)));
    }
    check_stations(stations)?;
    for (station, cell) in Station::ALL.iter().zip(stations) {
        if let Some(cell) = cell.filter(|&cell| !field.contains(cell)) {
            return Err(Fault::against(rules::FIELD, format!("station {station} on {cell} is outside the field")));
        }
    }
    Ok(())
}

/// No two stations on one cell, and none side by side.
pub(crate) fn check_stations(stations: &Stations) -> Result<(), Fault> {
    for (station, &cell) in Station::ALL.iter().zip(stations) {
        let Some(cell) = cell else { continue };
        for (other, &place) in Station::ALL.iter().zip(stations).skip(station.index() + 1) {
            let (rule, how) = if place == Some(cell) {
                (rules::OTHER_LAYOUTS, "on one cell")
            } else if place.is_some() && Side::ALL.iter().any(|&side| cell.over(side) == place) {
                (rules::NOT_SIDE_BY_SIDE, "side by side")
            } else {
                continue;
            };
            return Err(Fault::against(rule, format!("stations {station} and {other} are {how}")));
        }
    }
    Ok(())
}

/// The field of a free set-up: the smallest rectangle round all stations, widened ([`rules::FIELD`]).
pub(crate) fn free_field(stations: &Stations, margin: u8) -> Field {
    let (mut from, mut to) = ((GRID, GRID), (0, 0));
    for cell in stations.iter().flatten() {
        let (column, row) = (cell.column(), cell.row());
        from = (from.0.min(column), from.1.min(row));
        to = (to.0.max(column), to.1.max(row));
    }
    let low = |at: u8| at.saturating_sub(margin);
    let high = |at: u8| (at + margin).min(GRID - 1);
    Field { from: Cell::at(low(from.0), low(from.1)), to: Cell::at(high(to.0), high(to.1)) }
}

