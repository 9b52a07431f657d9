//! From a state to a position: everything that must hold, with the rule that is broken where it does not.

mod phase;

use std::sync::Arc;

use super::board::Board;
use super::cards::{Card, CardSet, CardTable};
use super::data::{FIRST_CELL, Field, MAX_WAGONS, Pattern, Special, Station, TICKETS, Turn, VETOES};
use super::geometry::{Cell, Facing};
use super::position::{
    FrachtExpress, Fixed, Loc, Player, StationSet, Stations, check_layout, check_stations, read_margin, read_turn_limit,
};
use super::rules;
use super::wire::{self, CardId, Stack, State};
use crate::core::{Fault, Judged, Seat, require};

/// Which cards have been found so far: each is in exactly one place ([`rules::COMPONENTS`]).
struct Found<'a> {
    cards: &'a CardTable,
    set: CardSet,
}

impl Found<'_> {
    fn card(&mut self, id: &CardId) -> Result<Card, Fault> {
        let found = self.cards.named(id).and_then(|card| match self.set.contains(card) {
            true => Err(format!("card {id} is in two places")),
            false => Ok(card),
        });
        let card = found.map_err(|reason| Fault::against(rules::COMPONENTS, reason))?;
        self.set.insert(card);
        Ok(card)
    }

    /// Finds some cards, none of which is hidden, and hands each on.
    #[inline(never)]
    fn each(&mut self, ids: &mut dyn Iterator<Item = Option<&CardId>>, found: &mut dyn FnMut(Card)) -> Result<(), Fault> {
        for id in ids {
            let Some(id) = id else { return Err(Fault::plain("a position has no hidden cards: this is a view")) };
            found(self.card(id)?);
        }
        Ok(())
    }
}

impl FrachtExpress {
    /// Whether a state is a position that can be played on, and if so which.
    pub(crate) fn validate(state: &State) -> Result<Self, Fault> {
        let seats = u8::try_from(state.players.len()).unwrap_or(u8::MAX);
        require!((3..=4).contains(&seats), rules::PLAYERS, "players has three or four entries")?;
        let fixed = Arc::new(Fixed {
            advanced: state.advanced,
            turn_limit: read_turn_limit(state.turn_limit.into())?,
            margin: read_margin(state.free_margin.into())?,
            specials: state.specials.0,
            cards: CardTable::read(state.cards.as_deref())?,
        });
        check_seats(state, seats)?;
        check_board(state)?;
        let mut position = Self::bare(Arc::clone(&fixed), seats, Board::new(&state.stations.0, state.field));
        position.fill(state, &fixed.cards)?;
        position.read_phase(&state.phase)?;
        Ok(position)
    }

    /// Puts everything where the state says it is.
    #[inline(never)]
    fn fill(&mut self, state: &State, cards: &CardTable) -> Result<(), Fault> {
        let mut found = Found { cards, set: CardSet::NONE };
        read_track(&mut self.board, &state.track, &mut found)?;
        for (player, given) in self.players.iter_mut().zip(&state.players) {
            read_player(player, given, &mut found)?;
        }
        found.each(&mut state.deck.iter().map(Option::as_ref), &mut |card| self.deck.insert(card))?;
        found.each(&mut state.discard.iter().map(Some), &mut |card| self.discard.push(card))?;
        self.pool = read_stations(&state.station_pool)?;
        self.tickets_left = state.tickets_left;
        self.vetoes_left = state.vetoes_left;
        self.start = state.start_seat;
        self.turn = state.turn;
        if let wire::Phase::Special { kind: Special::CloseStation, stage: wire::Stage::Site, card: Some(card), .. } = &state.phase {
            found.card(card)?;
        }
        require!(found.set == CardSet::ALL, rules::COMPONENTS, "every card is in exactly one place")?;
        self.check_everything(state).map_err(Fault::from)
    }

    fn check_everything(&self, state: &State) -> Judged {
        self.check_locomotives(state)?;
        self.check_belongings()?;
        self.check_letters()
    }

    fn check_locomotives(&self, state: &State) -> Judged {
        for (seat, player) in self.at_table() {
            let given = state.players.get(seat.index()).and_then(|player| player.loc);
            let on_field = self.board.field().is_some();
            require!(given.is_some() == on_field, rules::START_IN_A, "every locomotive is somewhere, except before all stations are laid")?;
            let Some(given) = given else { continue };
            let Loc { spot, .. } = player.loc;
            if let Some(station) = spot.in_station() {
                require!(self.board.closed() != Some(station), rules::CLOSE_STATION, "no locomotive is in a closed station")?;
                require!(given.facing.is_none(), rules::FACING, "in a station a locomotive has no facing")?;
                continue;
            }
            require!(self.board.exists(spot), rules::SLEEPERS, "every locomotive is in a station or on a sleeper of a top card")?;
            let faces = given.facing.is_some_and(|facing| spot.allows(facing));
            require!(faces, rules::FACING, "a locomotive on track looks along its track")?;
            let alone = self.at_table().filter(|(_, other)| other.loc.spot == spot).count() == 1;
            require!(alone, rules::RAM, "no two locomotives stand on one sleeper")?;
        }
        Ok(())
    }

    /// Tickets, veto cards, wagons that are held back, and what the basic game does not have.
    fn check_belongings(&self) -> Judged {
        let held = |has: fn(&Player) -> bool| self.at_table().filter(|(_, player)| has(player)).count();
        let (tickets, vetoes) = (held(|player| player.ticket), held(|player| player.veto));
        if !self.fixed.advanced {
            require!(tickets + vetoes == 0, rules::BASIC_GAME, "in the basic game nobody holds a ticket or a veto card")?;
            require!(self.board.closed().is_none(), rules::BASIC_GAME, "in the basic game no station is closed")?;
            require!(!self.turn.must_empty_hand, rules::BASIC_GAME, "in the basic game nobody must empty his hand")?;
        }
        let whole = |left: u8, held: usize, all: u8| usize::from(left) + held == usize::from(all);
        require!(whole(self.tickets_left, tickets, TICKETS), rules::BESIDE_THE_FIELD, "there are two flight tickets")?;
        require!(whole(self.vetoes_left, vetoes, VETOES), rules::BESIDE_THE_FIELD, "there are four veto cards")?;
        for (_, player) in self.at_table() {
            if let Some(card) = player.locked {
                let held_back = player.train.contains(card) && player.loc.spot.in_station() == Some(self.cards().face(card).to);
                require!(held_back, rules::LOCKED, "only a coupled wagon of a locomotive in its destination is held back")?;
            }
        }
        Ok(())
    }

    /// Every station is in one place: laid, not yet dealt, or with a player.
    fn check_letters(&self) -> Judged {
        let mut seen = self.pool;
        let mut count = self.pool.len();
        for (_, player) in self.at_table() {
            count += player.stations.len();
            seen = seen.or(player.stations);
        }
        for (station, cell) in Station::ALL.iter().copied().zip(self.board.stations()) {
            if cell.is_some() {
                count += 1;
                seen.insert(station);
            }
        }
        let each_once = seen == StationSet::ALL && count == StationSet::ALL.len();
        require!(each_once, rules::FREE_DEAL, "each of the ten stations is in exactly one place")
    }
}

/// What the basic game does not have, and seats that nobody sits on.
fn check_seats(state: &State, seats: u8) -> Judged {
    let plain = state.specials.0.iter().all(|&special| special == Special::None);
    require!(state.advanced || plain, rules::BASIC_GAME, "the basic game has no special actions")?;
    let seat = |seat: Seat| seat.0 < seats;
    require!(seat(state.turn.seat), rules::PLAYERS, "turn.seat is a seat at the table")?;
    require!(state.start_seat.is_none_or(seat), rules::PLAYERS, "startSeat is a seat at the table")
}

#[inline(never)]
fn check_board(state: &State) -> Result<(), Fault> {
    let stations = &state.stations.0;
    match state.field {
        Some(field) => {
            require!(stations.iter().all(Option::is_some), rules::STATIONS_LAID, "once there is a field all ten stations are laid")?;
            check_layout(stations, field)
        }
        None => {
            check_stations(stations)?;
            check_chain(stations).map_err(Fault::from)
        }
    }
}

/// During the free set-up the stations hang together by their corners, from m13 on ([`rules::FREE_PLACE`]).
fn check_chain(stations: &Stations) -> Judged {
    let laid = stations.iter().flatten().count() as u32;
    if laid == 0 {
        return Ok(());
    }
    require!(stations.contains(&Some(FIRST_CELL)), rules::FREE_ORDER, "the first station lies on m13")?;
    let by_station = || Station::ALL.iter().copied().zip(stations);
    let mut reached = StationSet::NONE;
    for _ in 0..laid {
        for (station, cell) in by_station() {
            let Some(cell) = *cell else { continue };
            let hangs = |(other, place): (Station, &Option<Cell>)| reached.contains(other) && place.is_some_and(|place| place.is_diagonal(cell));
            if cell == FIRST_CELL || by_station().any(hangs) {
                reached.insert(station);
            }
        }
    }
    require!(reached.len() == laid, rules::FREE_PLACE, "every station touches another one by a corner")
}

/// Stacks: in a stack each card keeps what lies below and adds something.
fn read_track(board: &mut Board, track: &[Stack], found: &mut Found<'_>) -> Result<(), Fault> {
    for Stack { cell, stack } in track {
        let in_field = board.field().is_some_and(|field: Field| field.contains(*cell));
        require!(in_field, rules::FIELD, "all track lies in the field")?;
        require!(!board.has_track(*cell) && !stack.is_empty(), rules::LAY, "every cell with track is listed once, with its cards")?;
        let second = board.station(*cell).is_some() && board.closed().is_some();
        require!(!second, rules::ONE_CLOSED, "at most one station is closed")?;
        for laid in stack {
            let card = found.card(&laid.card)?;
            check_laid(board, *cell, found.cards.face(card).pattern, laid.turn)?;
            board.lay(card, laid.turn, *cell, found.cards);
        }
    }
    Ok(())
}

fn check_laid(board: &Board, cell: Cell, pattern: Pattern, turn: Turn) -> Judged {
    require!(turn.0 < pattern.turns(), rules::ORIENTATIONS, "a turn is one of the orientations of the card")?;
    let (old, new) = (board.elements(cell), pattern.turned(turn));
    if pattern == Pattern::Crossing {
        require!(board.station(cell).is_none(), rules::CROSSING_NEVER_COVERS, "a crossing never closes a station")?;
        require!(old.is_empty(), rules::CROSSING_ON_EMPTY, "a crossing never covers another card")?;
    }
    require!(!old.is_crossing(), rules::CROSSING_NOT_COVERED, "a crossing is never covered")?;
    require!(new.keeps(old), rules::KEEP_ELEMENTS, "in a stack each card keeps the elements of those below")?;
    require!(new != old, rules::MUST_ADD, "in a stack each card adds something")
}

fn read_stations(stations: &[Option<Station>]) -> Result<StationSet, Fault> {
    let mut set = StationSet::default();
    for station in stations {
        let Some(station) = *station else { return Err(Fault::plain("a position has no hidden stations: this is a view")) };
        require!(!set.contains(station), rules::FREE_DEAL, "each of the ten stations is in exactly one place")?;
        set.insert(station);
    }
    Ok(set)
}

#[inline(never)]
fn read_player(player: &mut Player, given: &wire::Player, found: &mut Found<'_>) -> Result<(), Fault> {
    found.each(&mut given.hand.iter().map(Option::as_ref), &mut |card| player.hand.insert(card))?;
    player.stations = read_stations(&given.station_hand)?;
    require!(given.train.len() <= MAX_WAGONS, rules::FIVE_WAGONS, "a train has at most five wagons")?;
    found.each(&mut given.train.iter().map(Some), &mut |card| player.train.push(card))?;
    found.each(&mut given.delivered.iter().map(Option::as_ref), &mut |card| player.delivered.push(card))?;
    if let Some(loc) = given.loc {
        player.loc.spot = loc.spot;
        if loc.spot.in_station().is_none() {
            player.loc.facing = loc.facing.unwrap_or(Facing::C);
        }
    }
    player.ticket = given.ticket;
    player.veto = given.veto;
    if let Some(id) = &given.locked {
        player.locked = Some(found.cards.named(id).map_err(|reason| Fault::against(rules::COMPONENTS, reason))?);
    }
    Ok(())
}
