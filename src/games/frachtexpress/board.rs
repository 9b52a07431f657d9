//! The field: stations, stacks of track cards, and where a locomotive can go from where it is.

use super::cards::{Card, CardTable};
use super::data::{CARDS, FIRST_CELL, Field, Station, Turn};
use super::elements::Elements;
use super::geometry::{CELLS, Cell, Facing, GRID, Place, Side, Spot};
#[cfg(doc)]
use super::rules;
use super::wire::{Laid, Stack};

/// The field and what lies on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    sites: [Site; CELLS],
    /// The card under each laid card ([`rules::COVERED_STAY`]).
    below: [Option<Card>; CARDS],
    /// How each laid card is turned.
    turns: [Turn; CARDS],
    /// Where each station lies; all are laid outside the free set-up.
    stations: [Option<Cell>; Station::COUNT],
    /// Where track may lie; none during the free set-up.
    field: Option<Field>,
    /// The station that cards lie on: at most one ([`rules::ONE_CLOSED`]).
    closed: Option<Station>,
    /// The cells with a station or with track, one bit for each column of a row.
    built: [u32; GRID as usize],
}

/// One cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Site {
    station: Option<Station>,
    top: Option<Card>,
    /// What the top card shows; empty without one.
    elements: Elements,
}

/// Where a locomotive can go next, in the order of the specification.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    ways: [Way; 4],
    len: usize,
}

/// The next spot and the direction of arrival there; in a station the direction means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    pub(crate) to: Spot,
    pub(crate) facing: Facing,
}

impl Ways {
    const fn none() -> Self {
        Self { ways: [Way { to: Spot::station(Station::A), facing: Facing::C }; 4], len: 0 }
    }

    fn push(&mut self, to: Place, facing: Facing) {
        if let Some(way) = self.ways.get_mut(self.len) {
            *way = Way { to: Spot(to), facing };
            self.len += 1;
        }
    }

    pub(crate) fn as_slice(&self) -> &[Way] {
        self.ways.get(..self.len).unwrap_or_default()
    }

    pub(crate) fn retain(&mut self, mut keep: impl FnMut(&Way) -> bool) {
        let mut kept = Self::none();
        for way in self.as_slice() {
            if keep(way) {
                kept.push(way.to.0, way.facing);
            }
        }
        *self = kept;
    }
}

impl Board {
    /// A field without track; without stations either when nothing is laid yet.
    pub(crate) fn new(stations: &[Option<Cell>; Station::COUNT], field: Option<Field>) -> Self {
        let mut board = Self {
            sites: [Site { station: None, top: None, elements: Elements::NONE }; CELLS],
            below: [None; CARDS],
            turns: [Turn::default(); CARDS],
            stations: [None; Station::COUNT],
            field,
            closed: None,
            built: [0; GRID as usize],
        };
        for (station, cell) in Station::ALL.iter().copied().zip(stations) {
            if let Some(cell) = *cell {
                board.lay_station(station, cell);
            }
        }
        board
    }

    pub(crate) fn lay_station(&mut self, station: Station, cell: Cell) {
        self.stations[station.index()] = Some(cell);
        self.sites[cell.index()].station = Some(station);
        self.built[usize::from(cell.row())] |= 1 << cell.column();
    }

    pub(crate) const fn stations(&self) -> &[Option<Cell>; Station::COUNT] {
        &self.stations
    }

    /// The cell of a station. Only asked once every station is laid.
    pub(crate) fn cell_of(&self, station: Station) -> Cell {
        self.stations[station.index()].unwrap_or(FIRST_CELL)
    }

    pub(crate) const fn field(&self) -> Option<Field> {
        self.field
    }

    pub(crate) const fn set_field(&mut self, field: Field) {
        self.field = Some(field);
    }

    /// Whether a card may lie there at all ([`rules::FIELD`], [`rules::DOTTED_LINES`]).
    pub(crate) fn in_field(&self, cell: Cell) -> bool {
        self.field.is_some_and(|field| field.contains(cell))
    }

    /// What the top card of a cell shows; nothing without track.
    pub(crate) fn elements(&self, cell: Cell) -> Elements {
        self.sites[cell.index()].elements
    }

    pub(crate) fn top(&self, cell: Cell) -> Option<Card> {
        self.sites[cell.index()].top
    }

    pub(crate) fn has_track(&self, cell: Cell) -> bool {
        self.sites[cell.index()].top.is_some()
    }

    /// The station of a cell, closed or not.
    pub(crate) fn station(&self, cell: Cell) -> Option<Station> {
        self.sites[cell.index()].station
    }

    /// The station of a cell, if no card lies on it ([`rules::CLOSED_IS_TRACK`]).
    pub(crate) fn open_station(&self, cell: Cell) -> Option<Station> {
        let site = &self.sites[cell.index()];
        if site.top.is_none() { site.station } else { None }
    }

    pub(crate) const fn closed(&self) -> Option<Station> {
        self.closed
    }

    /// Whether neither a station nor track is there.
    pub(crate) fn is_empty(&self, cell: Cell) -> bool {
        self.built[usize::from(cell.row())] & (1 << cell.column()) == 0
    }

    /// Whether track lies side by side with a cell.
    pub(crate) fn track_beside(&self, cell: Cell) -> bool {
        Side::ALL.into_iter().filter_map(|side| cell.over(side)).any(|next| self.has_track(next))
    }

    /// Whether a cell is side by side with a station or with track; corners do not count ([`rules::MISMATCH`]).
    pub(crate) fn has_contact(&self, cell: Cell) -> bool {
        Side::ALL.into_iter().filter_map(|side| cell.over(side)).any(|next| !self.is_empty(next))
    }

    /// Calls with every empty cell of the field that has contact, by row, then column.
    pub(crate) fn each_place(&self, mut out: impl FnMut(Cell)) {
        let Some(field) = self.field else { return };
        let row_of = |row: u8| self.built.get(usize::from(row)).copied().unwrap_or_default();
        let columns = (u32::MAX >> (31 - field.to.column())) & (u32::MAX << field.from.column());
        for row in field.from.row()..=field.to.row() {
            let here = row_of(row);
            let above = row.checked_sub(1).map_or(0, row_of);
            let mut places = (here << 1 | here >> 1 | above | row_of(row + 1)) & !here & columns;
            while places != 0 {
                out(Cell::at(places.trailing_zeros() as u8, row));
                places &= places - 1;
            }
        }
    }

    /// Calls with every empty cell that touches a station or track by a corner, by row, then column.
    pub(crate) fn each_corner(&self, mut out: impl FnMut(Cell)) {
        let row_of = |row: u8| self.built.get(usize::from(row)).copied().unwrap_or_default();
        for row in 0..GRID {
            let beside = row.checked_sub(1).map_or(0, row_of) | row_of(row + 1);
            let mut places = (beside << 1 | beside >> 1) & !row_of(row) & ((1 << GRID) - 1);
            while places != 0 {
                out(Cell::at(places.trailing_zeros() as u8, row));
                places &= places - 1;
            }
        }
    }

    /// Calls with every cell with track, by row, then column.
    pub(crate) fn each_track(&self, mut out: impl FnMut(Cell, Card)) {
        let Some(field) = self.field else { return };
        for row in field.from.row()..=field.to.row() {
            let mut built = self.built[usize::from(row)];
            while built != 0 {
                let cell = Cell::at(built.trailing_zeros() as u8, row);
                if let Some(card) = self.top(cell) {
                    out(cell, card);
                }
                built &= built - 1;
            }
        }
    }

    /// Every cell with track and its top card, by row, then column.
    pub(crate) fn track(&self) -> Vec<(Cell, Card)> {
        let mut track = Vec::new();
        self.each_track(|cell, card| track.push((cell, card)));
        track
    }

    /// Lays a card on a cell, on whatever lies there.
    pub(crate) fn lay(&mut self, card: Card, turn: Turn, cell: Cell, cards: &CardTable) {
        let site = &mut self.sites[cell.index()];
        self.below[card.index()] = site.top;
        self.turns[card.index()] = turn;
        site.top = Some(card);
        site.elements = cards.face(card).pattern.turned(turn);
        if site.station.is_some() {
            self.closed = site.station;
        }
        self.built[usize::from(cell.row())] |= 1 << cell.column();
    }

    /// Takes the top card off a cell.
    pub(crate) fn lift(&mut self, cell: Cell, cards: &CardTable) -> Option<Card> {
        let site = &mut self.sites[cell.index()];
        let card = site.top?;
        site.top = self.below[card.index()].take();
        self.turns[card.index()] = Turn::default();
        match site.top {
            Some(under) => site.elements = cards.face(under).pattern.turned(self.turns[under.index()]),
            None => {
                site.elements = Elements::NONE;
                if site.station.is_some() {
                    self.closed = None;
                } else {
                    self.built[usize::from(cell.row())] &= !(1 << cell.column());
                }
            }
        }
        Some(card)
    }

    /// How a laid card is turned.
    pub(crate) fn turn(&self, card: Card) -> Turn {
        self.turns[card.index()]
    }

    /// What lies under the top card of a cell, as it shows.
    pub(crate) fn elements_below(&self, cell: Cell, cards: &CardTable) -> Elements {
        let under = self.top(cell).and_then(|top| self.below[top.index()]);
        under.map_or(Elements::NONE, |card| cards.face(card).pattern.turned(self.turn(card)))
    }

    /// All stacks, by row, then column, as they are written.
    pub(crate) fn stacks(&self, cards: &CardTable) -> Vec<Stack> {
        let stack = |(cell, top)| {
            let downwards = std::iter::successors(Some(top), |card: &Card| self.below[card.index()]);
            let mut stack: Vec<Laid> = downwards.map(|card| Laid { card: cards.id(card), turn: self.turn(card) }).collect();
            stack.reverse();
            Stack { cell, stack }
        };
        self.track().into_iter().map(stack).collect()
    }

    /// Whether a locomotive can stand on a spot: an open station, or a sleeper of a top card ([`rules::SLEEPERS`]).
    pub(crate) fn exists(&self, spot: Spot) -> bool {
        match spot.0 {
            Place::Station(station) => self.stations[station.index()].is_some() && self.closed != Some(station),
            Place::Edge(cell, side) => self.elements(cell).touches(side),
            Place::Middle(cell, element) => !self.elements(cell).is_crossing() && self.elements(cell).contains(element),
        }
    }

    /// Where a locomotive can go from a spot in a direction. A station connects on all four sides
    /// ([`rules::STATION_SIDES`], [`rules::LEAVE_ANYWHERE`]); a crossing goes straight on ([`rules::CROSSING_STRAIGHT`]).
    pub(crate) fn ways(&self, from: Spot, facing: Facing) -> Ways {
        let mut ways = Ways::none();
        match (from.0, facing.side()) {
            (Place::Station(station), _) => {
                for &side in &Side::ALL {
                    if let Some(cell) = self.cell_of(station).over(side)
                        && self.elements(cell).touches(side.opposite())
                    {
                        ways.push(Place::Edge(cell, side.opposite()), Facing::C);
                    }
                }
            }
            (Place::Edge(cell, side), Some(_)) => {
                if let Some(next) = cell.over(side) {
                    if let Some(station) = self.open_station(next) {
                        ways.push(Place::Station(station), Facing::C);
                    } else if self.elements(next).touches(side.opposite()) {
                        ways.push(Place::Edge(next, side.opposite()), Facing::C);
                    }
                }
            }
            (Place::Edge(cell, side), None) => {
                let elements = self.elements(cell);
                if elements.is_crossing() {
                    ways.push(Place::Edge(cell, side.opposite()), side.opposite().facing());
                } else {
                    for (element, exit) in elements.from(side) {
                        ways.push(Place::Middle(cell, element), exit.facing());
                    }
                }
            }
            (Place::Middle(cell, _), Some(side)) => ways.push(Place::Edge(cell, side), side.facing()),
            (Place::Middle(..), None) => {}
        }
        ways
    }

    /// Where a flight in a direction lands, and over how many empty places; or how far it got and what stopped it.
    pub(crate) fn flight(&self, from: Spot, direction: Side) -> Result<(Spot, u8), NoFlight> {
        let start = match from.0 {
            Place::Station(station) => self.cell_of(station),
            Place::Edge(cell, _) | Place::Middle(cell, _) => cell,
        };
        let mut over = 0;
        let mut next = start.over(direction);
        while let Some(cell) = next.filter(|&cell| self.in_field(cell)) {
            if let Some(station) = self.open_station(cell) {
                return if over == 0 { Err(NoFlight::NoLine) } else { Ok((Spot::station(station), over)) };
            }
            if self.has_track(cell) {
                let side = direction.opposite();
                return match over {
                    0 => Err(NoFlight::NoLine),
                    _ if self.elements(cell).touches(side) => Ok((Spot(Place::Edge(cell, side)), over)),
                    _ => Err(NoFlight::NoTrack),
                };
            }
            over += 1;
            next = cell.over(direction);
        }
        Err(NoFlight::NoLine)
    }
}

/// What stops a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoFlight {
    /// No empty place beside the start, or nothing but empty places to the end of the field.
    NoLine,
    /// The first card has no track on that side.
    NoTrack,
}
