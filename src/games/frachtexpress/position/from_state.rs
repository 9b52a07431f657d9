//! From a state to a position: everything that must hold, with the rule that is broken where it does not.

use std::sync::Arc;

use super::super::board::Board;
use super::super::cards::{Card, CardSet, CardTable};
use super::super::data::{FIRST_CELL, LOCOMOTIVES, MAX_WAGONS, Special, Station, TICKETS, Turn, VETOES};
use super::super::geometry::{Cell, Facing};
use super::super::options::{Stations, check_layout, check_stations, read_margin, read_turn_limit};
use super::super::patterns::Pattern;
use super::super::rules;
use super::super::wire::{self, CardId, Stack, State};
use super::{Fixed, FrachtExpress, Loc, Player, StationSet};
use crate::core::{Detail, Refusal, Seat, message, refuse, require};

/// The position that a state describes, if it can be played on.
pub(crate) fn from_state(state: &State) -> Result<FrachtExpress, Refusal> {
    let seats = u8::try_from(state.players.len()).unwrap_or(u8::MAX);
    require!(
        (3..=LOCOMOTIVES).contains(&state.players.len()),
        rules::PLAYERS,
        "wrong-number-of-players",
        "players has three or four entries"
    )?;
    let fixed = Arc::new(Fixed {
        advanced: state.advanced,
        turn_limit: read_turn_limit(Some(state.turn_limit))?,
        margin: read_margin(Some(state.free_margin))?,
        specials: state.specials.0,
        cards: CardTable::read(state.cards.as_deref())?,
    });
    check_seats(state, seats)?;
    check_board(state)?;
    let mut position = FrachtExpress::bare(Arc::clone(&fixed), seats, Board::new(&state.stations.0, state.field));
    position.fill(state, &fixed.cards)?;
    position.check_locomotives(state)?;
    position.check_belongings()?;
    position.check_letters()?;
    position.read_phase(&state.phase)?;
    Ok(position)
}

/// Which cards have been found so far: each is in exactly one place ([`rules::COMPONENTS`]).
struct Found<'a> {
    cards: &'a CardTable,
    set: CardSet,
}

impl Found<'_> {
    fn card(&mut self, id: &CardId) -> Result<Card, Refusal> {
        let card = self.named(id)?;
        require!(
            !self.set.contains(card),
            rules::COMPONENTS,
            "card-in-two-places",
            "card {card} is in two places",
            card: Card = id,
        )?;
        self.set.insert(card);
        Ok(card)
    }

    /// A card, wherever it is.
    fn named(&self, id: &CardId) -> Result<Card, Refusal> {
        self.cards.named(id).map_err(|detail| Refusal::new(rules::COMPONENTS, detail))
    }

    /// A card that must not be hidden.
    fn open_card(&mut self, id: &Option<CardId>) -> Result<Card, Refusal> {
        match id {
            Some(id) => self.card(id),
            None => Err(Refusal::plain(message!("hidden-cards", "a position has no hidden cards: this is what a seat sees"))),
        }
    }
}

impl FrachtExpress {
    /// Puts everything where the state says it is.
    fn fill(&mut self, state: &State, cards: &CardTable) -> Result<(), Refusal> {
        let mut found = Found { cards, set: CardSet::NONE };
        read_track(&mut self.board, &state.track, &mut found)?;
        for (player, given) in self.players.iter_mut().zip(&state.players) {
            read_player(player, given, &mut found)?;
        }
        for id in &state.deck {
            self.deck.insert(found.open_card(id)?);
        }
        for id in &state.discard {
            self.discard.push(found.card(id)?);
        }
        self.pool = read_stations(&state.station_pool)?;
        self.tickets_left = state.tickets_left;
        self.vetoes_left = state.vetoes_left;
        self.start = state.start_seat;
        self.turn = state.turn;
        // The card picked to close a station lies in no pile.
        if let wire::Phase::Special { kind: Special::CloseStation, stage: wire::Stage::Site, card: Some(card), .. } = &state.phase
        {
            found.card(card)?;
        }
        require!(
            found.set == CardSet::ALL,
            rules::COMPONENTS,
            "card-missing",
            "a card is missing: each one is in exactly one place"
        )
    }

    fn check_locomotives(&self, state: &State) -> Result<(), Refusal> {
        for ((seat, player), given) in self.at_table().zip(&state.players) {
            require!(
                given.loc.is_some() == self.board.field().is_some(),
                rules::START_IN_A,
                "locomotive-nowhere",
                "every locomotive is somewhere, except before all stations are laid"
            )?;
            let Some(given) = given.loc else { continue };
            let Loc { spot, .. } = player.loc;
            if let Some(station) = spot.in_station() {
                require!(
                    self.board.closed() != Some(station),
                    rules::CLOSE_STATION,
                    "locomotive-in-closed-station",
                    "no locomotive is in a closed station, and that of {seat} is",
                    seat: Seat = seat,
                )?;
                require!(
                    given.facing.is_none(),
                    rules::FACING,
                    "facing-in-station",
                    "in a station a locomotive has no facing, and that of {seat} has one",
                    seat: Seat = seat,
                )?;
                continue;
            }
            require!(
                self.board.exists(spot),
                rules::SLEEPERS,
                "no-such-sleeper",
                "every locomotive is in a station or on a sleeper of a top card, and that of {seat} is on {spot}",
                seat: Seat = seat,
                spot: Place = spot,
            )?;
            require!(
                given.facing.is_some_and(|facing| spot.allows(facing)),
                rules::FACING,
                "facing-off-track",
                "a locomotive on track looks along its track, and that of {seat} does not",
                seat: Seat = seat,
            )?;
            require!(
                self.at_table().filter(|(_, other)| other.loc.spot == spot).count() == 1,
                rules::RAM,
                "two-on-one-sleeper",
                "no two locomotives stand on one sleeper: {spot}",
                spot: Place = spot,
            )?;
        }
        Ok(())
    }

    /// Tickets, veto cards, wagons that are held back, and what the basic game does not have.
    fn check_belongings(&self) -> Result<(), Refusal> {
        let held = |has: fn(&Player) -> bool| self.at_table().filter(|(_, player)| has(player)).count();
        let (tickets, vetoes) = (held(|player| player.ticket), held(|player| player.veto));
        if !self.fixed.advanced {
            require!(
                tickets + vetoes == 0,
                rules::BASIC_GAME,
                "belongings-in-basic-game",
                "in the basic game nobody holds a ticket or a veto card"
            )?;
            require!(
                self.board.closed().is_none(),
                rules::BASIC_GAME,
                "closed-in-basic-game",
                "in the basic game no station is closed"
            )?;
            require!(
                !self.turn.must_empty_hand,
                rules::BASIC_GAME,
                "empty-hand-in-basic-game",
                "in the basic game nobody must play all cards"
            )?;
        }
        let whole = |left: u8, held: usize, all: u8| usize::from(left) + held == usize::from(all);
        require!(
            whole(self.tickets_left, tickets, TICKETS),
            rules::BESIDE_THE_FIELD,
            "number-of-tickets",
            "there are two flight tickets, held or left"
        )?;
        require!(
            whole(self.vetoes_left, vetoes, VETOES),
            rules::BESIDE_THE_FIELD,
            "number-of-veto-cards",
            "there are four veto cards, held or left"
        )?;
        for (seat, player) in self.at_table() {
            if let Some(card) = player.locked {
                let held_back = player.train.contains(card) && player.loc.spot.in_station() == Some(self.cards().face(card).to);
                require!(
                    held_back,
                    rules::LOCKED,
                    "not-locked",
                    "only a coupled wagon of a locomotive in its destination is held back, and that of {seat} is not one",
                    seat: Seat = seat,
                )?;
            }
        }
        Ok(())
    }

    /// Every station is in one place: laid, not yet dealt, or with a player.
    fn check_letters(&self) -> Result<(), Refusal> {
        let mut seen = self.pool;
        let mut count = self.pool.len();
        for (_, player) in self.at_table() {
            count += player.stations.len();
            seen = seen.or(player.stations);
        }
        for (station, cell) in Station::ALL.into_iter().zip(self.board.stations()) {
            if cell.is_some() {
                count += 1;
                seen.insert(station);
            }
        }
        match seen == StationSet::ALL && count == StationSet::ALL.len() {
            true => Ok(()),
            false => Err(Refusal::new(rules::FREE_DEAL, each_station_once())),
        }
    }
}

fn each_station_once() -> Detail {
    message!("station-not-once", "each of the ten stations is in exactly one place")
}

/// What the basic game does not have, and seats that do not exist.
fn check_seats(state: &State, seats: u8) -> Result<(), Refusal> {
    if !state.advanced && state.specials.0.iter().any(|&special| special != Special::None) {
        return Err(no_specials_in_basic_game());
    }
    let exists = |seat: Seat| seat.0 < seats;
    require!(exists(state.turn.seat), rules::PLAYERS, "no-such-turn-seat", "turn.seat is a seat at the table")?;
    require!(state.start_seat.is_none_or(exists), rules::PLAYERS, "no-such-start-seat", "startSeat is a seat at the table")
}

pub(super) fn no_specials_in_basic_game() -> Refusal {
    Refusal::new(rules::BASIC_GAME, message!("special-in-basic-game", "the basic game has no special actions"))
}

fn check_board(state: &State) -> Result<(), Refusal> {
    let stations = &state.stations.0;
    match state.field {
        Some(field) => {
            require!(
                stations.iter().all(Option::is_some),
                rules::STATIONS_LAID,
                "station-not-laid",
                "once there is a field all ten stations are laid"
            )?;
            check_layout(stations, field)
        }
        None => {
            check_stations(stations)?;
            check_connected(stations)
        }
    }
}

/// During the free set-up the stations hang together by their corners, from m13 on ([`rules::FREE_PLACE`]).
fn check_connected(stations: &Stations) -> Result<(), Refusal> {
    let laid = stations.iter().flatten().count() as u32;
    if laid == 0 {
        return Ok(());
    }
    require!(
        stations.contains(&Some(FIRST_CELL)),
        rules::FREE_ORDER,
        "first-station-elsewhere",
        "the first station lies on {cell}",
        cell: Place = FIRST_CELL,
    )?;
    let by_station = || Station::ALL.into_iter().zip(stations);
    let mut reached = StationSet::NONE;
    // Each round reaches at least one more station, if any can be reached.
    for _ in 0..laid {
        for (station, cell) in by_station() {
            let Some(cell) = *cell else { continue };
            let hangs = |(other, place): (Station, &Option<Cell>)| {
                reached.contains(other) && place.is_some_and(|place| place.is_diagonal(cell))
            };
            if cell == FIRST_CELL || by_station().any(hangs) {
                reached.insert(station);
            }
        }
    }
    require!(reached.len() == laid, rules::FREE_PLACE, "station-apart", "every station touches another one by a corner")
}

/// Stacks: in a stack each card keeps what lies below and adds something.
fn read_track(board: &mut Board, track: &[Stack], found: &mut Found<'_>) -> Result<(), Refusal> {
    for Stack { cell, stack } in track {
        require!(
            board.in_field(*cell),
            rules::FIELD,
            "track-outside-field",
            "all track lies in the field, and {cell} does not",
            cell: Place = cell,
        )?;
        require!(
            !board.has_track(*cell) && !stack.is_empty(),
            rules::LAY,
            "cell-not-once",
            "every cell with track is listed once, with its cards, and {cell} is not",
            cell: Place = cell,
        )?;
        let second = board.station(*cell).is_some() && board.closed().is_some();
        require!(!second, rules::ONE_CLOSED, "two-stations-closed", "at most one station is closed")?;
        for laid in stack {
            let card = found.card(&laid.card)?;
            check_laid(board, *cell, found.cards.face(card).pattern, laid.turn)?;
            board.lay(card, laid.turn, *cell, found.cards);
        }
    }
    Ok(())
}

fn check_laid(board: &Board, cell: Cell, pattern: Pattern, turn: Turn) -> Result<(), Refusal> {
    require!(
        turn.0 < pattern.turns(),
        rules::ORIENTATIONS,
        "turn-of-laid-card",
        "a turn is one of the orientations of the card, and that on {cell} is not",
        cell: Place = cell,
    )?;
    let (old, new) = (board.elements(cell), pattern.turned(turn));
    if pattern == Pattern::Crossing {
        if board.station(cell).is_some() {
            return Err(Refusal::new(rules::CROSSING_NEVER_COVERS, crossing_closes_nothing()));
        }
        require!(
            old.is_empty(),
            rules::CROSSING_ON_EMPTY,
            "crossing-covers",
            "a crossing never covers another card, and that on {cell} does",
            cell: Place = cell,
        )?;
    }
    if old.is_crossing() {
        return refuse!(
            rules::CROSSING_NOT_COVERED,
            "crossing-is-covered",
            "a crossing is never covered, and that on {cell} is",
            cell: Place = cell,
        );
    }
    require!(
        new.keeps(old),
        rules::KEEP_ELEMENTS,
        "stack-loses-track",
        "in a stack each card keeps the elements of those below, and on {cell} one does not",
        cell: Place = cell,
    )?;
    require!(
        new != old,
        rules::MUST_ADD,
        "stack-adds-nothing",
        "in a stack each card adds something, and on {cell} one does not",
        cell: Place = cell,
    )
}

pub(super) fn crossing_closes_nothing() -> Detail {
    message!("crossing-closes", "a crossing never closes a station")
}

fn read_stations(stations: &[Option<Station>]) -> Result<StationSet, Refusal> {
    let mut set = StationSet::NONE;
    for station in stations {
        let Some(station) = *station else {
            return Err(Refusal::plain(message!(
                "hidden-stations",
                "a position has no hidden stations: this is what a seat sees"
            )));
        };
        if set.contains(station) {
            return Err(Refusal::new(rules::FREE_DEAL, each_station_once()));
        }
        set.insert(station);
    }
    Ok(set)
}

fn read_player(player: &mut Player, given: &wire::Player, found: &mut Found<'_>) -> Result<(), Refusal> {
    for id in &given.hand {
        player.hand.insert(found.open_card(id)?);
    }
    player.stations = read_stations(&given.station_hand)?;
    require!(given.train.len() <= MAX_WAGONS, rules::FIVE_WAGONS, "train-too-long", "a train has at most five wagons")?;
    for id in &given.train {
        player.train.push(found.card(id)?);
    }
    for id in &given.delivered {
        player.delivered.push(found.open_card(id)?);
    }
    if let Some(loc) = given.loc {
        player.loc.spot = loc.spot;
        if loc.spot.in_station().is_none() {
            player.loc.facing = loc.facing.unwrap_or(Facing::C);
        }
    }
    player.ticket = given.ticket;
    player.veto = given.veto;
    player.locked = given.locked.as_ref().map(|id| found.named(id)).transpose()?;
    Ok(())
}
