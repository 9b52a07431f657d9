//! From a state to a position: everything that must hold, with the rule that is broken where it does not.

mod phase;

use std::sync::Arc;

use super::board::Board;
use super::cards::{Card, CardSet, CardTable, Pile, Stock};
use super::data::{FIRST_CELL, Field, LOCOMOTIVES, MAX_WAGONS, Pattern, Special, Station, TICKETS, VETOES};
use super::geometry::{Cell, Facing};
use super::position::{
    FrachtExpress, Fixed, Loc, Phase, Player, StationSet, check_layout, check_stations, read_margin, read_turn_limit,
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
        let Some(card) = self.cards.find(id) else { return Err(Fault::against(rules::COMPONENTS, format!("there is no card {id}"))) };
        if self.set.contains(card) {
            return Err(Fault::against(rules::COMPONENTS, format!("card {id} is in two places")));
        }
        self.set.insert(card);
        Ok(card)
    }

    fn hidden(&mut self, id: Option<&CardId>) -> Result<Card, Fault> {
        id.map_or_else(|| Err(Fault::plain("a position has no hidden cards: this is a view")), |id| self.card(id))
    }

    fn set_of(&mut self, ids: &[Option<CardId>]) -> Result<CardSet, Fault> {
        ids.iter().map(|id| self.hidden(id.as_ref())).collect()
    }

    fn pile<const N: usize>(&mut self, cards: impl Iterator<Item = Result<Card, Fault>>) -> Result<Pile<N>, Fault> {
        let mut pile = Pile::EMPTY;
        for card in cards {
            pile.push(card?);
        }
        Ok(pile)
    }
}

impl FrachtExpress {
    /// Whether a state is a position that can be played on, and if so which.
    pub(crate) fn validate(state: &State) -> Result<Self, Fault> {
        let seats = u8::try_from(state.players.len()).unwrap_or(u8::MAX);
        require!((3..=4).contains(&seats), rules::PLAYERS, "players has three or four entries")?;
        let fixed = Fixed {
            advanced: state.advanced,
            turn_limit: read_turn_limit(state.turn_limit.into())?,
            margin: read_margin(state.free_margin.into())?,
            specials: state.specials.0,
            cards: CardTable::read(state.cards.as_deref())?,
        };
        let plain = fixed.specials.iter().all(|&special| special == Special::None);
        require!(fixed.advanced || plain, rules::BASIC_GAME, "the basic game has no special actions")?;
        let seat = |seat: Seat| seat.0 < seats;
        require!(seat(state.turn.seat), rules::PLAYERS, "turn.seat is a seat at the table")?;
        require!(state.start_seat.is_none_or(seat), rules::PLAYERS, "startSeat is a seat at the table")?;

        let cards = fixed.cards.clone();
        let mut found = Found { cards: &cards, set: CardSet::default() };
        let mut board = read_board(state)?;
        read_track(&mut board, &state.track, &mut found)?;
        let players = read_players(state, &mut found)?;
        let mut position = Self {
            fixed: Arc::new(fixed),
            seats,
            board,
            deck: found.set_of(&state.deck)?,
            discard: {
                let discard: Vec<_> = state.discard.iter().map(|id| found.card(id)).collect();
                found.pile(discard.into_iter())?
            },
            pool: read_stations(&state.station_pool)?,
            tickets_left: state.tickets_left,
            vetoes_left: state.vetoes_left,
            start: state.start_seat,
            players,
            turn: state.turn,
            phase: Phase::ChooseStart,
        };
        if let wire::Phase::Special { kind: Special::CloseStation, stage: wire::Stage::Site, card: Some(card), .. } = &state.phase {
            found.card(card)?;
        }
        require!(found.set == CardSet::ALL, rules::COMPONENTS, "every card is in exactly one place")?;
        position.check_locomotives(state)?;
        position.check_belongings()?;
        position.check_letters()?;
        position.read_phase(&state.phase)?;
        Ok(position)
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
            player.stations.iter().for_each(|station| seen.insert(station));
        }
        for (station, cell) in Station::ALL.into_iter().zip(self.board.stations()) {
            if cell.is_some() {
                count += 1;
                seen.insert(station);
            }
        }
        let each_once = seen == StationSet::ALL && count == StationSet::ALL.len();
        require!(each_once, rules::FREE_DEAL, "each of the ten stations is in exactly one place")
    }
}

fn read_board(state: &State) -> Result<Board, Fault> {
    let stations = state.stations.0;
    match state.field {
        Some(field) => {
            require!(stations.iter().all(Option::is_some), rules::STATIONS_LAID, "once there is a field all ten stations are laid")?;
            check_layout(&stations, field)?;
        }
        None => {
            check_stations(&stations)?;
            check_chain(&stations)?;
        }
    }
    Ok(Board::new(stations, state.field))
}

/// During the free set-up the stations hang together by their corners, from m13 on ([`rules::FREE_PLACE`]).
fn check_chain(stations: &[Option<Cell>; Station::COUNT]) -> Judged {
    let laid: Vec<Cell> = stations.iter().flatten().copied().collect();
    if laid.is_empty() {
        return Ok(());
    }
    require!(laid.contains(&FIRST_CELL), rules::FREE_ORDER, "the first station lies on m13")?;
    let mut reached = vec![FIRST_CELL];
    let mut at = 0;
    while let Some(cell) = reached.get(at).copied() {
        let fresh: Vec<Cell> = cell.diagonals().filter(|next| laid.contains(next) && !reached.contains(next)).collect();
        reached.extend(fresh);
        at += 1;
    }
    require!(reached.len() == laid.len(), rules::FREE_PLACE, "every station touches another one by a corner")
}

/// Stacks: in a stack each card keeps what lies below and adds something.
fn read_track(board: &mut Board, track: &[Stack], found: &mut Found<'_>) -> Result<(), Fault> {
    for Stack { cell, stack } in track {
        let in_field = board.field().is_some_and(|field: Field| field.contains(*cell));
        require!(in_field, rules::FIELD, "all track lies in the field")?;
        require!(!board.has_track(*cell) && !stack.is_empty(), rules::LAY, "every cell with track is listed once, with its cards")?;
        let station = board.station(*cell);
        let second = station.is_some() && board.closed().is_some();
        require!(!second, rules::ONE_CLOSED, "at most one station is closed")?;
        for laid in stack {
            let card = found.card(&laid.card)?;
            let pattern = found.cards.face(card).pattern;
            require!(laid.turn.0 < pattern.turns(), rules::ORIENTATIONS, "a turn is one of the orientations of the card")?;
            let (old, new) = (board.elements(*cell), pattern.turned(laid.turn));
            if pattern == Pattern::Crossing {
                require!(station.is_none(), rules::CROSSING_NEVER_COVERS, "a crossing never closes a station")?;
                require!(old.is_empty(), rules::CROSSING_ON_EMPTY, "a crossing never covers another card")?;
            }
            require!(!old.is_crossing(), rules::CROSSING_NOT_COVERED, "a crossing is never covered")?;
            require!(new.keeps(old), rules::KEEP_ELEMENTS, "in a stack each card keeps the elements of those below")?;
            require!(new != old, rules::MUST_ADD, "in a stack each card adds something")?;
            board.lay(card, laid.turn, *cell, found.cards);
        }
    }
    Ok(())
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

fn read_players(state: &State, found: &mut Found<'_>) -> Result<[Player; LOCOMOTIVES], Fault> {
    let nobody = Player {
        hand: CardSet::default(),
        stations: StationSet::default(),
        train: Pile::EMPTY,
        delivered: Stock::EMPTY,
        loc: Loc::inside(Station::A),
        ticket: false,
        veto: false,
        locked: None,
    };
    let mut players = [nobody; LOCOMOTIVES];
    for (player, given) in players.iter_mut().zip(&state.players) {
        player.hand = found.set_of(&given.hand)?;
        player.stations = read_stations(&given.station_hand)?;
        require!(given.train.len() <= MAX_WAGONS, rules::FIVE_WAGONS, "a train has at most five wagons")?;
        let train: Vec<_> = given.train.iter().map(|id| found.card(id)).collect();
        player.train = found.pile(train.into_iter())?;
        let delivered: Vec<_> = given.delivered.iter().map(|id| found.hidden(id.as_ref())).collect();
        player.delivered = found.pile(delivered.into_iter())?;
        if let Some(loc) = given.loc {
            player.loc = Loc { spot: loc.spot, facing: loc.facing.unwrap_or(Facing::C) };
            if loc.spot.in_station().is_some() {
                player.loc.facing = Facing::C;
            }
        }
        player.ticket = given.ticket;
        player.veto = given.veto;
        player.locked = match &given.locked {
            None => None,
            Some(id) => match found.cards.find(id) {
                Some(card) => Some(card),
                None => return Err(Fault::against(rules::COMPONENTS, format!("there is no card {id}"))),
            },
        };
    }
    Ok(players)
}
