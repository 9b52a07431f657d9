//! Whether an owner's tables hold together ([`rules::OWNERS_BOARD`]).
//!
//! The order is that of the ruling: names, regions, stations, sections, yards, tokens, cards, constants.

use std::sync::Arc;

use super::data::{self, PASSENGER_STEP, PLAYERS, YARD_NUMBERS, YARDS, limits};
use super::net::Net;
use super::rules;
use super::wire::{
    Board, BoardConstants, BoardRegion, BoardSection, BoardStation, Point, StationId, TableRegion, TableSection, TableStation,
    Tables,
};
use crate::core::{Fault, Judged, require, sort_by_key};

fn fault<T>(reason: impl Into<String>) -> Result<T, Fault> {
    Err(Fault::against(rules::OWNERS_BOARD, reason.into()))
}

fn ensure(holds: bool, reason: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds { Ok(()) } else { fault(reason()) }
}

/// The network to play on with these options.
pub(crate) fn network(passed: Option<&Tables>, seats: u8) -> Result<Arc<Net>, Fault> {
    let Some(tables) = passed.filter(|tables| **tables != Tables::default()) else { return Ok(Net::built_in()) };
    let board = complete(tables)?;
    validate(&board)?;
    enough_cards(&board, seats)?;
    Ok(Net::of_owner(board))
}

/// The network of the board inside a position.
pub(crate) fn network_of(board: Option<&Board>, seats: u8) -> Result<Arc<Net>, Fault> {
    let Some(board) = board else { return Ok(Net::built_in()) };
    validate(board)?;
    enough_cards(board, seats)?;
    Ok(Net::of_owner(board.clone()))
}

/// Passed and built-in tables together. What follows from the stations is filled in, or compared if it was passed.
fn complete(tables: &Tables) -> Result<Board, Fault> {
    let built_in = data::built_in();
    let constants = tables.constants.clone().unwrap_or_default();
    let stations = match &tables.stations {
        None => built_in.stations,
        Some(rows) => rows.iter().map(complete_station).collect(),
    };
    let regions = match &tables.regions {
        // Of the file only id, name and colour: the rest follows from the stations.
        None => built_in.regions.into_iter().map(|row| complete_region(row.id, row.colour, row.name, &stations)).collect(),
        Some(rows) => rows.iter().map(|row| passed_region(row, &stations)).collect::<Result<_, _>>()?,
    };
    let mut disruption_cards = tables.disruption_cards.clone().unwrap_or(built_in.disruption_cards);
    let place = |card: &StationId| stations.iter().position(|row| row.id == *card);
    sort_by_key(&mut disruption_cards, place);
    Ok(Board {
        constants: BoardConstants {
            hand_size: constants.hand_size.unwrap_or(built_in.constants.hand_size),
            rounds: constants.rounds.unwrap_or(built_in.constants.rounds),
            early_end_below_tokens: constants.early_end_below_tokens.unwrap_or(built_in.constants.early_end_below_tokens),
        },
        regions,
        stations,
        sections: match &tables.sections {
            None => built_in.sections,
            Some(rows) => rows.iter().map(complete_section).collect(),
        },
        yards: tables.yards.clone().unwrap_or(built_in.yards),
        tokens: tables.tokens.clone().unwrap_or(built_in.tokens),
        disruption_cards,
    })
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

fn complete_region(id: super::wire::RegionId, colour: super::wire::Colour, name: String, stations: &[BoardStation]) -> BoardRegion {
    let own = stations.iter().filter(|station| station.region == id);
    BoardRegion {
        id,
        colour,
        name,
        stations: own.clone().map(|station| station.id).collect(),
        circles: own.map(|station| u16::from(station.circles)).sum(),
    }
}

fn passed_region(row: &TableRegion, stations: &[BoardStation]) -> Result<BoardRegion, Fault> {
    let name = row.name.clone().unwrap_or_else(|| row.id.to_string());
    let region = complete_region(row.id, row.colour, name, stations);
    let agrees = row.stations.as_ref().is_none_or(|own| *own == region.stations) && row.circles.is_none_or(|n| n == region.circles);
    ensure(agrees, || format!("region {} says something else about its stations or circles than the stations do", row.id))?;
    Ok(region)
}

fn validate(board: &Board) -> Result<(), Fault> {
    names(board)?;
    regions(board)?;
    stations(board)?;
    sections(board)?;
    yards(board)?;
    tokens(board)?;
    cards(board)?;
    constants(board)?;
    Ok(())
}

fn distinct<I: PartialEq + std::fmt::Display>(what: &str, ids: impl Iterator<Item = I>) -> Result<(), Fault> {
    let mut seen = Vec::new();
    for id in ids {
        if seen.contains(&id) {
            return fault(format!("{what} {id} stands twice in the table"));
        }
        seen.push(id);
    }
    Ok(())
}

/// What an id may be is known since it was read.
fn names(board: &Board) -> Result<(), Fault> {
    distinct("region", board.regions.iter().map(|row| row.id))?;
    distinct("station", board.stations.iter().map(|row| row.id))?;
    distinct("section", board.sections.iter().map(|row| row.id).chain(board.yards.iter().map(|row| row.id)))?;
    distinct("token", board.tokens.iter().map(|row| row.id))?;
    let names = board.regions.iter().map(|row| &row.name).chain(board.stations.iter().map(|row| &row.name));
    let long = names.into_iter().find(|name| !limits::NAME.contains(&name.chars().count()));
    long.map_or(Ok(()), |_| fault("a name has 1 to 40 characters"))
}

fn regions(board: &Board) -> Result<(), Fault> {
    require!((1..=limits::REGIONS).contains(&board.regions.len()), rules::OWNERS_BOARD, "a board has 1 to 5 regions")?;
    for (n, row) in board.regions.iter().enumerate() {
        let twice = board.regions.iter().take(n).any(|other| other.colour == row.colour);
        ensure(!twice, || format!("region {} has the colour of another region", row.id))?;
        ensure(!row.stations.is_empty() || board.stations.iter().any(|station| station.region == row.id), || {
            format!("region {} has no station", row.id)
        })?;
        let region = complete_region(row.id, row.colour, row.name.clone(), &board.stations);
        ensure(*row == region, || format!("region {} says something else about its stations or circles than the stations do", row.id))?;
    }
    Ok(())
}

fn on_the_drawing(point: Point) -> bool {
    point.x <= limits::COORDINATE && point.y <= limits::COORDINATE
}

fn stations(board: &Board) -> Result<(), Fault> {
    require!(limits::STATIONS.contains(&board.stations.len()), rules::OWNERS_BOARD, "a board has 2 to 64 stations")?;
    for row in &board.stations {
        let id = row.id;
        ensure(board.regions.iter().any(|region| region.id == row.region), || format!("station {id} lies in an unknown region"))?;
        ensure(row.circles <= limits::CIRCLES, || format!("station {id} has more than 8 circles"))?;
        ensure(row.circles_at.len() == usize::from(row.circles), || format!("station {id} has not one place for each of its circles"))?;
        let drawn = on_the_drawing(Point { x: row.x, y: row.y }) && row.circles_at.iter().copied().all(on_the_drawing);
        ensure(drawn, || format!("station {id} is drawn outside 0 to 4000"))?;
    }
    Ok(())
}

fn sections(board: &Board) -> Result<(), Fault> {
    require!(limits::SECTIONS.contains(&board.sections.len()), rules::OWNERS_BOARD, "a board has 1 to 118 sections")?;
    let place = |id: StationId| board.stations.iter().position(|row| row.id == id);
    let mut joined: Vec<(usize, usize)> = Vec::new();
    for row in &board.sections {
        let id = row.id;
        let (Some(a), Some(b)) = (place(row.a), place(row.b)) else {
            return fault(format!("section {id} ends at an unknown station"));
        };
        ensure(a != b, || format!("section {id} ends where it begins"))?;
        let ends = (a.min(b), a.max(b));
        ensure(!joined.contains(&ends), || format!("section {id} joins two stations that are joined already"))?;
        joined.push(ends);
        ensure(row.km.is_none_or(|km| limits::KILOMETRES.contains(&km)), || format!("section {id} is not 1 to 1000 km long"))?;
    }
    let mut reached = vec![false; board.stations.len()];
    let mut next = vec![0];
    while let Some(at) = next.pop() {
        if !std::mem::replace(&mut reached[at], true) {
            next.extend(joined.iter().filter_map(|&(a, b)| if a == at { Some(b) } else if b == at { Some(a) } else { None }));
        }
    }
    match reached.iter().zip(&board.stations).find(|(reached, _)| !**reached) {
        Some((_, row)) => fault(format!("station {} cannot be reached from {}", row.id, board.stations[0].id)),
        None => Ok(()),
    }
}

fn yards(board: &Board) -> Result<(), Fault> {
    ensure(board.yards.len() == YARDS, || format!("a board has ten yards, not {}", board.yards.len()))?;
    for row in &board.yards {
        ensure(board.stations.iter().any(|station| station.id == row.station), || format!("yard {} is at an unknown station", row.id))?;
        ensure(on_the_drawing(row.end), || format!("yard {} is drawn outside 0 to 4000", row.id))?;
        ensure(row.number.is_none_or(|n| YARD_NUMBERS.contains(&n)), || format!("yard {} has a number that is not 1 to 4", row.id))?;
    }
    for number in YARD_NUMBERS {
        let count = board.yards.iter().filter(|row| row.number == Some(number)).count();
        ensure(count == 2, || format!("two yards have the number {number}, not {count}"))?;
    }
    Ok(())
}

fn tokens(board: &Board) -> Result<(), Fault> {
    require!(limits::TOKENS.contains(&board.tokens.len()), rules::OWNERS_BOARD, "a board has 1 to 128 tokens")?;
    for row in &board.tokens {
        let id = row.id;
        ensure(board.regions.iter().any(|region| region.id == row.region), || format!("token {id} belongs to an unknown region"))?;
        let known = board.stations.iter().any(|station| station.id == row.destination);
        ensure(known, || format!("token {id} wants to reach an unknown station"))?;
        let number = row.passengers;
        let good = (PASSENGER_STEP..=data::CAPACITY).contains(&number) && number.is_multiple_of(PASSENGER_STEP);
        ensure(good, || format!("token {id} has {number} passengers, not 5, 10, … 500"))?;
    }
    for region in &board.regions {
        let count = board.tokens.iter().filter(|row| row.region == region.id).count();
        ensure(count == usize::from(region.circles), || {
            format!("region {} has {count} tokens for {} circles", region.id, region.circles)
        })?;
    }
    Ok(())
}

fn cards(board: &Board) -> Result<(), Fault> {
    require!(board.disruption_cards.len() <= limits::CARDS, rules::OWNERS_BOARD, "a board has at most 128 disruption cards")?;
    let place = |card: &StationId| board.stations.iter().position(|row| row.id == *card);
    let unknown = board.disruption_cards.iter().find(|card| place(card).is_none());
    if let Some(card) = unknown {
        return fault(format!("a disruption card names the unknown station {card}"));
    }
    require!(board.disruption_cards.is_sorted_by_key(place), rules::OWNERS_BOARD, "the disruption cards are ordered as the stations are")?;
    Ok(())
}

fn constants(board: &Board) -> Judged {
    let constants = &board.constants;
    require!(constants.hand_size.all().iter().all(|&n| n <= limits::HAND), rules::OWNERS_BOARD, "a hand has 0 to 10 cards")?;
    require!(constants.rounds.all().iter().all(|n| limits::ROUNDS.contains(n)), rules::OWNERS_BOARD, "a game has 1 to 25 rounds")?;
    require!(constants.early_end_below_tokens <= limits::EARLY_END, rules::OWNERS_BOARD, "earlyEndBelowTokens is 0 to 128")
}

/// Every player gets a full hand at the start ([`rules::HANDS`]).
fn enough_cards(board: &Board, seats: u8) -> Result<(), Fault> {
    debug_assert!((PLAYERS.0..=PLAYERS.1).contains(&seats), "the table has checked the number of players");
    let needed = usize::from(seats) * usize::from(board.constants.hand_size.of(seats));
    ensure(board.disruption_cards.len() >= needed, || {
        format!("{seats} players need {needed} disruption cards, and there are {}", board.disruption_cards.len())
    })
}
