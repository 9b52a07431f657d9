//! Whether an owner's tables hold together ([`rules::OWNERS_BOARD`]), and the complete board that they make with the
//! built-in ones.
//!
//! The order is that of the ruling: names, regions, stations, sections, yards, tokens, cards, constants. How many rows a
//! table has is looked at first: everything else may then take its time with each row.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::data::{self, PASSENGER_STEP, PLAYERS, YARD_NUMBERS, YARDS, limits};
use super::graph::Graph;
use super::rules;
use super::wire::{
    Board, BoardRegion, BoardSection, BoardStation, Id, PerPlayers, Point, RegionId, StationId, TableConstants, TableRegion,
    TableSection, TableStation, Tables,
};
use crate::core::{Lenient, Refusal, ShapeError, refuse, require};

/// The network to play on with these options.
pub(crate) fn from_options(passed: &Lenient<Option<Tables>>, seats: u8) -> Result<Arc<Graph>, Refusal> {
    match passed {
        Lenient::Value(Some(tables)) if *tables != Tables::default() => check(complete(tables)?, seats),
        Lenient::Value(_) => Ok(Graph::built_in()),
        Lenient::Unreadable(ShapeError(reason)) => {
            let reason = reason.clone();
            refuse!(rules::OWNERS_BOARD, "board-unreadable", "the board cannot be read: {reason}", reason: Message = reason)
        }
    }
}

/// The tables to play with for options that are valid.
pub(crate) fn of_options(passed: &Lenient<Option<Tables>>) -> Board {
    match passed {
        Lenient::Value(Some(tables)) => complete(tables).unwrap_or_else(|_| data::built_in()),
        _ => data::built_in(),
    }
}

/// The network of the board inside a position.
pub(crate) fn from_state(board: Option<&Board>, seats: u8) -> Result<Arc<Graph>, Refusal> {
    let Some(board) = board else { return Ok(Graph::built_in()) };
    check_counts(board)?;
    check(board.clone(), seats)
}

/// The network of a board that holds together.
fn check(board: Board, seats: u8) -> Result<Arc<Graph>, Refusal> {
    check_names(&board)?;
    check_regions(&board)?;
    check_stations(&board)?;
    check_sections(&board)?;
    check_yards(&board)?;
    check_tokens(&board)?;
    check_cards(&board, seats)?;
    Ok(Graph::of_owner(board))
}

fn check_counts(board: &Board) -> Result<(), Refusal> {
    check_count("regions", board.regions.len(), limits::REGIONS)?;
    check_count("stations", board.stations.len(), limits::STATIONS)?;
    check_count("sections", board.sections.len(), limits::SECTIONS)?;
    check_count("yards", board.yards.len(), YARDS..=YARDS)?;
    check_count("tokens", board.tokens.len(), limits::TOKENS)?;
    check_count("disruptionCards", board.disruption_cards.len(), limits::CARDS)
}

fn check_count(table: &str, count: usize, allowed: RangeInclusive<usize>) -> Result<(), Refusal> {
    require!(
        allowed.contains(&count),
        rules::OWNERS_BOARD,
        "row-count",
        "the table {table} has {least} to {most} rows, and {count} are given",
        table: Term = table,
        least: Number = *allowed.start(),
        most: Number = *allowed.end(),
        count: Number = count,
    )
}

/// Passed and built-in tables together. What follows from the stations is filled in, or compared if it was passed.
fn complete(tables: &Tables) -> Result<Board, Refusal> {
    let mut board = data::built_in();
    if let Some(rows) = &tables.regions {
        board.regions = rows.iter().map(complete_region).collect();
    }
    if let Some(rows) = &tables.stations {
        board.stations = rows.iter().map(complete_station).collect();
    }
    if let Some(rows) = &tables.sections {
        board.sections = rows.iter().map(complete_section).collect();
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
    if let Some(TableConstants { hand_size, rounds, early_end_below_tokens }) = &tables.constants {
        let constants = &mut board.constants;
        constants.hand_size = hand_size.unwrap_or(constants.hand_size);
        constants.rounds = rounds.unwrap_or(constants.rounds);
        constants.early_end_below_tokens = early_end_below_tokens.unwrap_or(constants.early_end_below_tokens);
    }
    check_counts(&board)?;
    for region in &mut board.regions {
        (region.stations, region.circles) = within(region.id, &board.stations);
    }
    for (passed, region) in tables.regions.iter().flatten().zip(&board.regions) {
        let same_stations = passed.stations.as_ref().is_none_or(|stations| *stations == region.stations);
        let same_circles = passed.circles.is_none_or(|circles| circles == region.circles);
        check_agreement(region.id, same_stations && same_circles)?;
    }
    let stations = &board.stations;
    board.disruption_cards.sort_by_key(|&card| row_of(stations, card));
    Ok(board)
}

/// A region whose stations and circles are still to be filled in.
fn complete_region(row: &TableRegion) -> BoardRegion {
    let name = row.name.clone().unwrap_or_else(|| row.id.to_string());
    BoardRegion { id: row.id, colour: row.colour, name, stations: Vec::new(), circles: 0 }
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

/// The stations of a region, and how many circles they have.
pub(crate) fn within(region: RegionId, stations: &[BoardStation]) -> (Vec<StationId>, u16) {
    let own = || stations.iter().filter(|station| station.region == region);
    (own().map(|station| station.id).collect(), own().map(|station| u16::from(station.circles)).sum())
}

fn check_agreement(region: RegionId, agrees: bool) -> Result<(), Refusal> {
    require!(
        agrees,
        rules::OWNERS_BOARD,
        "region-disagrees",
        "region {region} says something else about its stations or circles than the stations do",
        region: Place = region,
    )
}

/// The row of a station.
fn row_of(stations: &[BoardStation], id: StationId) -> Option<usize> {
    stations.iter().position(|row| row.id == id)
}

fn has_station(board: &Board, id: StationId) -> bool {
    row_of(&board.stations, id).is_some()
}

fn has_region(board: &Board, id: RegionId) -> bool {
    board.regions.iter().any(|row| row.id == id)
}

/// What characters an id may have is known since it was read.
fn check_names(board: &Board) -> Result<(), Refusal> {
    let tracks = board.sections.iter().map(|row| row.id.0).chain(board.yards.iter().map(|row| row.id.0));
    check_distinct("regions", board.regions.iter().map(|row| row.id.0))?;
    check_distinct("stations", board.stations.iter().map(|row| row.id.0))?;
    check_distinct("sections", tracks)?;
    check_distinct("tokens", board.tokens.iter().map(|row| row.id.0))?;
    board.regions.iter().try_for_each(|row| check_name(row.id.0, &row.name))?;
    board.stations.iter().try_for_each(|row| check_name(row.id.0, &row.name))
}

fn check_distinct(table: &str, ids: impl Iterator<Item = Id> + Clone) -> Result<(), Refusal> {
    for (n, id) in ids.clone().enumerate() {
        require!(
            !ids.clone().take(n).any(|other| other == id),
            rules::OWNERS_BOARD,
            "id-twice",
            "the id {id} stands twice in the table {table}",
            id: Text = id,
            table: Term = table,
        )?;
    }
    Ok(())
}

fn check_name(id: Id, name: &str) -> Result<(), Refusal> {
    require!(
        limits::NAME.contains(&name.chars().count()),
        rules::OWNERS_BOARD,
        "name-length",
        "the name of {id} is not {least} to {most} characters long",
        id: Text = id,
        least: Number = *limits::NAME.start(),
        most: Number = *limits::NAME.end(),
    )
}

fn check_regions(board: &Board) -> Result<(), Refusal> {
    for (n, row) in board.regions.iter().enumerate() {
        require!(
            !board.regions.iter().take(n).any(|other| other.colour == row.colour),
            rules::OWNERS_BOARD,
            "colour-twice",
            "region {region} has the colour of another region",
            region: Place = row.id,
        )?;
        let (stations, circles) = within(row.id, &board.stations);
        require!(
            !stations.is_empty(),
            rules::OWNERS_BOARD,
            "region-empty",
            "region {region} has no station",
            region: Place = row.id,
        )?;
        check_agreement(row.id, stations == row.stations && circles == row.circles)?;
    }
    Ok(())
}

fn check_stations(board: &Board) -> Result<(), Refusal> {
    for row in &board.stations {
        require!(
            has_region(board, row.region),
            rules::OWNERS_BOARD,
            "station-region",
            "station {station} lies in an unknown region",
            station: Place = row.id,
        )?;
        require!(
            row.circles <= limits::CIRCLES,
            rules::OWNERS_BOARD,
            "too-many-circles",
            "station {station} has more than {most} circles",
            station: Place = row.id,
            most: Number = limits::CIRCLES,
        )?;
        require!(
            row.circles_at.len() == usize::from(row.circles),
            rules::OWNERS_BOARD,
            "circle-places",
            "station {station} needs one place for each of its circles",
            station: Place = row.id,
        )?;
        check_drawn(row.id.0, Point { x: row.x, y: row.y })?;
        row.circles_at.iter().try_for_each(|&at| check_drawn(row.id.0, at))?;
    }
    Ok(())
}

/// Whether a station or a yard is on the drawing.
fn check_drawn(id: Id, at: Point) -> Result<(), Refusal> {
    require!(
        at.x <= limits::COORDINATE && at.y <= limits::COORDINATE,
        rules::OWNERS_BOARD,
        "outside-drawing",
        "{place} is drawn outside 0 to {most}",
        place: Place = id,
        most: Number = limits::COORDINATE,
    )
}

fn check_sections(board: &Board) -> Result<(), Refusal> {
    let mut joined: Vec<[usize; 2]> = Vec::new();
    for row in &board.sections {
        let (Some(a), Some(b)) = (row_of(&board.stations, row.a), row_of(&board.stations, row.b)) else {
            return refuse!(
                rules::OWNERS_BOARD,
                "section-end",
                "section {section} ends at an unknown station",
                section: Place = row.id,
            );
        };
        require!(
            a != b,
            rules::OWNERS_BOARD,
            "section-loop",
            "section {section} ends where it begins",
            section: Place = row.id,
        )?;
        let ends = [a.min(b), a.max(b)];
        require!(
            !joined.contains(&ends),
            rules::OWNERS_BOARD,
            "section-twice",
            "section {section} joins two stations that are joined already",
            section: Place = row.id,
        )?;
        joined.push(ends);
        require!(
            row.km.is_none_or(|km| limits::KILOMETRES.contains(&km)),
            rules::OWNERS_BOARD,
            "section-length",
            "section {section} is not {least} to {most} km long",
            section: Place = row.id,
            least: Number = *limits::KILOMETRES.start(),
            most: Number = *limits::KILOMETRES.end(),
        )?;
    }
    check_connected(board, &joined)
}

/// Whether every station can be reached from the first one: a breadth-first search over the joined pairs.
fn check_connected(board: &Board, joined: &[[usize; 2]]) -> Result<(), Refusal> {
    let mut reached = vec![0];
    let mut at = 0;
    while let Some(&here) = reached.get(at) {
        at += 1;
        for &[a, b] in joined {
            let there = if a == here { b } else { a };
            if (a == here || b == here) && !reached.contains(&there) {
                reached.push(there);
            }
        }
    }
    for (n, row) in board.stations.iter().enumerate() {
        require!(
            reached.contains(&n),
            rules::OWNERS_BOARD,
            "station-cut-off",
            "station {station} cannot be reached from the first one",
            station: Place = row.id,
        )?;
    }
    Ok(())
}

fn check_yards(board: &Board) -> Result<(), Refusal> {
    for row in &board.yards {
        require!(
            has_station(board, row.station),
            rules::OWNERS_BOARD,
            "yard-station",
            "yard {yard} is at an unknown station",
            yard: Place = row.id,
        )?;
        check_drawn(row.id.0, row.end)?;
        require!(
            row.number.is_none_or(|number| YARD_NUMBERS.contains(&number)),
            rules::OWNERS_BOARD,
            "yard-number",
            "yard {yard} has a number that is not {least} to {most}",
            yard: Place = row.id,
            least: Number = *YARD_NUMBERS.start(),
            most: Number = *YARD_NUMBERS.end(),
        )?;
    }
    for number in YARD_NUMBERS {
        require!(
            board.yards.iter().filter(|row| row.number == Some(number)).count() == 2,
            rules::OWNERS_BOARD,
            "yards-of-number",
            "the number {number} belongs to two yards, no fewer and no more",
            number: Number = number,
        )?;
    }
    Ok(())
}

fn check_tokens(board: &Board) -> Result<(), Refusal> {
    for row in &board.tokens {
        require!(
            has_region(board, row.region),
            rules::OWNERS_BOARD,
            "token-region",
            "token {token} belongs to an unknown region",
            token: Piece = row.id,
        )?;
        require!(
            has_station(board, row.destination),
            rules::OWNERS_BOARD,
            "token-destination",
            "token {token} wants to reach an unknown station",
            token: Piece = row.id,
        )?;
        let number = row.passengers;
        require!(
            (PASSENGER_STEP..=data::CAPACITY).contains(&number) && number.is_multiple_of(PASSENGER_STEP),
            rules::OWNERS_BOARD,
            "token-passengers",
            "token {token} must have {step} to {most} passengers, in steps of {step}",
            token: Piece = row.id,
            step: Number = PASSENGER_STEP,
            most: Number = data::CAPACITY,
        )?;
    }
    for region in &board.regions {
        require!(
            board.tokens.iter().filter(|row| row.region == region.id).count() == usize::from(region.circles),
            rules::OWNERS_BOARD,
            "tokens-of-region",
            "region {region} needs one token for each of its circles",
            region: Place = region.id,
        )?;
    }
    Ok(())
}

/// The cards and the constants. Every player gets a full hand at the start ([`rules::HANDS`]).
fn check_cards(board: &Board, seats: u8) -> Result<(), Refusal> {
    debug_assert!((PLAYERS.0..=PLAYERS.1).contains(&seats), "the table has checked the number of players");
    let mut last = 0;
    for &card in &board.disruption_cards {
        let Some(at) = row_of(&board.stations, card) else {
            return refuse!(
                rules::OWNERS_BOARD,
                "card-station",
                "the disruption card {card} names an unknown station",
                card: Card = card,
            );
        };
        require!(
            at >= last,
            rules::OWNERS_BOARD,
            "board-card-order",
            "the disruption card {card} is out of order: the cards are ordered as the stations are",
            card: Card = card,
        )?;
        last = at;
    }
    let constants = &board.constants;
    check_constant("handSize", constants.hand_size, limits::HAND)?;
    check_constant("rounds", constants.rounds, limits::ROUNDS)?;
    check_number("earlyEndBelowTokens", constants.early_end_below_tokens, limits::EARLY_END)?;
    let needed = usize::from(seats) * usize::from(constants.hand_size.of(seats));
    require!(
        board.disruption_cards.len() >= needed,
        rules::OWNERS_BOARD,
        "too-few-cards",
        "full hands for so many players take {needed} disruption cards, and there are {count}",
        needed: Number = needed,
        count: Number = board.disruption_cards.len(),
    )
}

fn check_constant(field: &str, numbers: PerPlayers, allowed: RangeInclusive<u8>) -> Result<(), Refusal> {
    numbers.all().into_iter().try_for_each(|number| check_number(field, number, allowed.clone()))
}

fn check_number(field: &str, number: u8, allowed: RangeInclusive<u8>) -> Result<(), Refusal> {
    require!(
        allowed.contains(&number),
        rules::OWNERS_BOARD,
        "constant-range",
        "{field} is {least} to {most}, not {number}",
        field: Term = field,
        least: Number = *allowed.start(),
        most: Number = *allowed.end(),
        number: Number = number,
    )
}
