//! Whether an owner's tables hold together ([`rules::OWNERS_BOARD`]).
//!
//! The order is that of the ruling: names, regions, stations, sections, yards, tokens, cards, constants.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::sync::Arc;

use super::data::{self, PASSENGER_STEP, PLAYERS, YARD_NUMBERS, YARDS, limits};
use super::doubts::Doubts;
use super::net::Net;
use super::rules;
use super::wire::{
    Board, BoardRegion, BoardSection, BoardStation, Colour, Id, PerPlayers, Point, RegionId, StationId, TableRegion, TableSection,
    TableStation, Tables,
};
use crate::core::{Fault, sort_by_key};

/// The network to play on with these options.
pub(crate) fn network(passed: Option<&Tables>, seats: u8) -> Result<Arc<Net>, Fault> {
    let Some(tables) = passed.filter(|tables| !leaves_all(tables)) else { return Ok(Net::built_in()) };
    let mut doubts = Doubts::default();
    let board = complete(tables, &mut doubts);
    settled(doubts, Arc::new(board), seats)
}

/// Whether an owner leaves every table as it is.
fn leaves_all(tables: &Tables) -> bool {
    let Tables { constants, regions, stations, sections, yards, tokens, disruption_cards } = tables;
    constants.is_none()
        && regions.is_none()
        && stations.is_none()
        && sections.is_none()
        && yards.is_none()
        && tokens.is_none()
        && disruption_cards.is_none()
}

/// The network of the board inside a position.
pub(crate) fn network_of(board: Option<&Arc<Board>>, seats: u8) -> Result<Arc<Net>, Fault> {
    board.map_or_else(|| Ok(Net::built_in()), |board| settled(Doubts::default(), Arc::clone(board), seats))
}

/// The network of a board that holds together.
fn settled(mut doubts: Doubts, board: Arc<Board>, seats: u8) -> Result<Arc<Net>, Fault> {
    counts(&board, &mut doubts);
    // What looks at every row looks only where there are not too many.
    doubts.settle()?;
    names(&board, &mut doubts);
    regions(&board, &mut doubts);
    stations(&board, &mut doubts);
    sections(&board, &mut doubts);
    yards(&board, &mut doubts);
    tokens(&board, &mut doubts);
    cards(&board, seats, &mut doubts);
    doubts.settle()?;
    Ok(Net::of_owner(board))
}

/// Notes what is wrong with something in the tables, unless something holds.
fn require(doubts: &mut Doubts, holds: bool, what: &str, id: &dyn Display, wrong: &str) {
    doubts.require(holds, rules::OWNERS_BOARD, what, id, wrong);
}

fn counts(board: &Board, doubts: &mut Doubts) {
    let mut count = |rows: usize, limits: RangeInclusive<usize>, what| {
        require(doubts, limits.contains(&rows), "a board does not have", &rows, what);
    };
    count(board.regions.len(), 1..=limits::REGIONS, "regions, but 1 to 5");
    count(board.stations.len(), limits::STATIONS, "stations, but 2 to 64");
    count(board.sections.len(), limits::SECTIONS, "sections, but 1 to 118");
    count(board.yards.len(), YARDS..=YARDS, "yards, but ten");
    count(board.tokens.len(), limits::TOKENS, "tokens, but 1 to 128");
    count(board.disruption_cards.len(), 0..=limits::CARDS, "disruption cards, but at most 128");
}

/// Passed and built-in tables together. What follows from the stations is filled in, or compared if it was passed.
fn complete(tables: &Tables, doubts: &mut Doubts) -> Board {
    let mut board = data::built_in();
    if let Some(rows) = &tables.stations {
        board.stations.clear();
        rows.iter().for_each(|row| board.stations.push(complete_station(row)));
    }
    match &tables.regions {
        Some(rows) => {
            board.regions.clear();
            rows.iter().for_each(|row| board.regions.push(passed_region(row, &board.stations, doubts)));
        }
        // Of the file only id, name and colour: the rest follows from the stations.
        None => board.regions.iter_mut().for_each(|row| (row.stations, row.circles) = within(row.id, &board.stations)),
    }
    if let Some(rows) = &tables.sections {
        board.sections.clear();
        rows.iter().for_each(|row| board.sections.push(complete_section(row)));
    }
    if let Some(rows) = &tables.yards {
        board.yards = rows.clone();
    }
    if let Some(rows) = &tables.tokens {
        board.tokens = rows.clone();
    }
    if let Some(cards) = &tables.disruption_cards {
        board.disruption_cards = cards.clone();
    }
    sort_by_key(&mut board.disruption_cards, |&card| place(&board.stations, card));
    if let Some(passed) = &tables.constants {
        let constants = &mut board.constants;
        constants.hand_size = passed.hand_size.unwrap_or(constants.hand_size);
        constants.rounds = passed.rounds.unwrap_or(constants.rounds);
        constants.early_end_below_tokens = passed.early_end_below_tokens.unwrap_or(constants.early_end_below_tokens);
    }
    board
}

fn complete_station(row: &TableStation) -> BoardStation {
    BoardStation {
        id: row.id,
        region: row.region,
        circles: row.circles,
        x: row.x,
        y: row.y,
        circles_at: row.circles_at.clone(),
        name: row.name.clone().unwrap_or_else(|| row.id.to_string()),
        named: row.named.unwrap_or(false),
    }
}

fn complete_section(row: &TableSection) -> BoardSection {
    BoardSection { id: row.id, a: row.a, b: row.b, length: row.length, km: row.km }
}

/// A region of which all but its name and colour follows from the stations.
pub(crate) fn complete_region(id: RegionId, colour: Colour, name: String, stations: &[BoardStation]) -> BoardRegion {
    let (stations, circles) = within(id, stations);
    BoardRegion { id, colour, name, stations, circles }
}

/// The stations of a region, and how many circles they have.
#[inline(never)]
fn within(region: RegionId, stations: &[BoardStation]) -> (Vec<StationId>, u16) {
    let (mut own, mut circles) = (Vec::new(), 0);
    for station in stations {
        if station.region == region {
            own.push(station.id);
            circles += u16::from(station.circles);
        }
    }
    (own, circles)
}

/// What is said of a region that the stations do not bear out.
const DISAGREES: &str = "says something else about its stations or circles than the stations do";

fn passed_region(row: &TableRegion, stations: &[BoardStation], doubts: &mut Doubts) -> BoardRegion {
    let name = row.name.clone().unwrap_or_else(|| row.id.to_string());
    let region = complete_region(row.id, row.colour, name, stations);
    let agrees = row.stations.as_ref().is_none_or(|own| *own == region.stations) && row.circles.is_none_or(|n| n == region.circles);
    require(doubts, agrees, "region", &row.id, DISAGREES);
    region
}

/// The row of a station.
#[inline(never)]
fn place(stations: &[BoardStation], id: StationId) -> Option<usize> {
    stations.iter().position(|row| row.id == id)
}

fn has_region(board: &Board, id: RegionId) -> bool {
    board.regions.iter().any(|row| row.id == id)
}

#[inline(never)]
fn distinct(what: &str, ids: &[Id], doubts: &mut Doubts) {
    for (n, id) in ids.iter().enumerate() {
        require(doubts, !ids[..n].contains(id), what, id, "stands twice in the table");
    }
}

/// What an id may be is known since it was read.
fn names(board: &Board, doubts: &mut Doubts) {
    let mut ids = Vec::new();
    board.regions.iter().for_each(|row| ids.push(row.id.0));
    distinct("region", &ids, doubts);
    ids.clear();
    board.stations.iter().for_each(|row| ids.push(row.id.0));
    distinct("station", &ids, doubts);
    ids.clear();
    board.sections.iter().for_each(|row| ids.push(row.id.0));
    board.yards.iter().for_each(|row| ids.push(row.id.0));
    distinct("section", &ids, doubts);
    ids.clear();
    board.tokens.iter().for_each(|row| ids.push(row.id.0));
    distinct("token", &ids, doubts);
    board.regions.iter().for_each(|row| name("region", row.id.0, &row.name, doubts));
    board.stations.iter().for_each(|row| name("station", row.id.0, &row.name, doubts));
}

#[inline(never)]
fn name(what: &str, id: Id, name: &str, doubts: &mut Doubts) {
    let fits = limits::NAME.contains(&name.chars().count());
    require(doubts, fits, what, &id, "has a name that is not 1 to 40 characters long");
}

fn regions(board: &Board, doubts: &mut Doubts) {
    for (n, row) in board.regions.iter().enumerate() {
        let twice = board.regions.iter().take(n).any(|other| other.colour == row.colour);
        require(doubts, !twice, "region", &row.id, "has the colour of another region");
        let (own, circles) = within(row.id, &board.stations);
        require(doubts, !own.is_empty(), "region", &row.id, "has no station");
        require(doubts, own == row.stations && circles == row.circles, "region", &row.id, DISAGREES);
    }
}

fn on_the_drawing(point: Point) -> bool {
    point.x <= limits::COORDINATE && point.y <= limits::COORDINATE
}

fn stations(board: &Board, doubts: &mut Doubts) {
    for row in &board.stations {
        let mut require = |holds, wrong| require(doubts, holds, "station", &row.id, wrong);
        require(has_region(board, row.region), "lies in an unknown region");
        require(row.circles <= limits::CIRCLES, "has more than 8 circles");
        require(row.circles_at.len() == usize::from(row.circles), "has not one place for each of its circles");
        let drawn = on_the_drawing(Point { x: row.x, y: row.y }) && row.circles_at.iter().copied().all(on_the_drawing);
        require(drawn, "is drawn outside 0 to 4000");
    }
}

fn sections(board: &Board, doubts: &mut Doubts) {
    let mut joined: Vec<[Option<usize>; 2]> = Vec::new();
    for row in &board.sections {
        let mut require = |holds, wrong| require(doubts, holds, "section", &row.id, wrong);
        let (a, b) = (place(&board.stations, row.a), place(&board.stations, row.b));
        require(a.is_some() && b.is_some(), "ends at an unknown station");
        require(a != b, "ends where it begins");
        let ends = [a.min(b), a.max(b)];
        require(!joined.contains(&ends), "joins two stations that are joined already");
        joined.push(ends);
        require(row.km.is_none_or(|km| limits::KILOMETRES.contains(&km)), "is not 1 to 1000 km long");
    }
    let mut reached = vec![Some(0)];
    let mut at = 0;
    while let Some(&here) = reached.get(at) {
        at += 1;
        for &[a, b] in &joined {
            let there = if a == here { b } else { a };
            if (a == here || b == here) && !reached.contains(&there) {
                reached.push(there);
            }
        }
    }
    for (n, row) in board.stations.iter().enumerate() {
        require(doubts, reached.contains(&Some(n)), "station", &row.id, "cannot be reached from the first one");
    }
}

fn yards(board: &Board, doubts: &mut Doubts) {
    for row in &board.yards {
        let mut require = |holds, wrong| require(doubts, holds, "yard", &row.id, wrong);
        require(place(&board.stations, row.station).is_some(), "is at an unknown station");
        require(on_the_drawing(row.end), "is drawn outside 0 to 4000");
        require(row.number.is_none_or(|n| YARD_NUMBERS.contains(&n)), "has a number that is not 1 to 4");
    }
    for number in YARD_NUMBERS {
        let count = board.yards.iter().filter(|row| row.number == Some(number)).count();
        require(doubts, count == 2, "the number", &number, "belongs to two yards, no fewer and no more");
    }
}

fn tokens(board: &Board, doubts: &mut Doubts) {
    for row in &board.tokens {
        let mut require = |holds, wrong| require(doubts, holds, "token", &row.id, wrong);
        require(has_region(board, row.region), "belongs to an unknown region");
        require(place(&board.stations, row.destination).is_some(), "wants to reach an unknown station");
        let number = row.passengers;
        let good = (PASSENGER_STEP..=data::CAPACITY).contains(&number) && number.is_multiple_of(PASSENGER_STEP);
        require(good, "has not 5, 10, … 500 passengers");
    }
    for region in &board.regions {
        let count = board.tokens.iter().filter(|row| row.region == region.id).count();
        require(doubts, count == usize::from(region.circles), "region", &region.id, "has not one token for each of its circles");
    }
}

/// The cards and the constants. Every player gets a full hand at the start ([`rules::HANDS`]).
fn cards(board: &Board, seats: u8, doubts: &mut Doubts) {
    debug_assert!((PLAYERS.0..=PLAYERS.1).contains(&seats), "the table has checked the number of players");
    let mut last = None;
    for card in &board.disruption_cards {
        let at = place(&board.stations, *card);
        require(doubts, at.is_some(), "the disruption card", card, "names an unknown station");
        require(doubts, at >= last, "the disruption card", card, "is out of order: the cards are ordered as the stations are");
        last = at;
    }
    let constants = &board.constants;
    let mut each = |numbers: PerPlayers, limits: RangeInclusive<u8>, wrong| {
        numbers.all().iter().for_each(|number| require(doubts, limits.contains(number), "the number", number, wrong));
    };
    each(constants.hand_size, 0..=limits::HAND, "is not a hand of 0 to 10 cards");
    each(constants.rounds, limits::ROUNDS, "is not 1 to 25 rounds");
    let early_end = constants.early_end_below_tokens;
    require(doubts, early_end <= limits::EARLY_END, "earlyEndBelowTokens", &early_end, "is not 0 to 128");
    let needed = usize::from(seats) * usize::from(constants.hand_size.of(seats));
    require(doubts, board.disruption_cards.len() >= needed, "so many players need", &needed, "disruption cards, and there are fewer");
}
