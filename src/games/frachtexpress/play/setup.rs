//! Before the first turn: who begins, the stations of the free set-up, the first three cards.

use super::super::data::{FIRST_CELL, START_HAND, Station};
use super::super::geometry::Cell;
use super::super::options::free_field;
use super::super::position::{FrachtExpress, Phase};
use super::super::rules;
use super::super::wire::{Event, Move};
use crate::core::{EventLog, Refusal, Seat, refuse};

impl FrachtExpress {
    pub(crate) fn apply_setup(&mut self, mv: &Move, log: &mut EventLog<Event>) {
        match *mv {
            Move::StartPlayer { seat } => {
                self.start = Some(seat);
                self.turn.seat = seat;
                log.push(rules::CLOCKWISE, Event::StartChosen { seat });
                self.phase = if self.pool.is_empty() { Phase::Deal { seat, round: 1 } } else { Phase::DealStations(seat) };
            }
            Move::StationDealt { seat, station } => {
                self.pool.remove(station);
                self.player_mut(seat).stations.insert(station);
                log.push(rules::FREE_DEAL, Event::StationDealt { seat, station: Some(station) });
                // The starting player is dealt first and lays first: rules::FREE_ORDER.
                self.phase = if self.pool.is_empty() {
                    Phase::PlaceStation(self.first())
                } else {
                    Phase::DealStations(seat.next(self.seats))
                };
            }
            Move::PlaceStation { station, cell } => self.place_station(station, cell, log),
            _ => {}
        }
    }

    fn place_station(&mut self, station: Station, cell: Cell, log: &mut EventLog<Event>) {
        let Phase::PlaceStation(seat) = self.phase else { return };
        self.player_mut(seat).stations.remove(station);
        self.board.lay_station(station, cell);
        log.push(rules::FREE_PLACE, Event::StationPlaced { seat, station, cell });
        if let Some(next) = self.next_to_place(seat) {
            self.phase = Phase::PlaceStation(next);
            return;
        }
        let field = free_field(self.board.stations(), self.fixed.margin);
        self.board.set_field(field);
        log.push(rules::FIELD, Event::FieldSet { field });
        self.phase = Phase::Deal { seat: self.first(), round: 1 };
    }

    /// The seat that begins.
    fn first(&self) -> Seat {
        self.start.unwrap_or(self.active())
    }

    /// The next seat clockwise that still has stations.
    fn next_to_place(&self, seat: Seat) -> Option<Seat> {
        let mut next = seat.next(self.seats);
        for _ in 0..self.seats {
            if !self.player(next).stations.is_empty() {
                return Some(next);
            }
            next = next.next(self.seats);
        }
        None
    }

    /// One card each, clockwise from the start player, three times round ([`rules::DEAL`]).
    pub(crate) fn deal_next(&mut self, seat: Seat, round: u8, log: &mut EventLog<Event>) {
        let next = seat.next(self.seats);
        let first = self.first();
        if next != first {
            self.phase = Phase::Deal { seat: next, round };
        } else if round < START_HAND {
            self.phase = Phase::Deal { seat: next, round: round + 1 };
        } else {
            self.start_turn(first, 1, log);
        }
    }

    /// Every station of a seat with every free cell that touches a laid station by a corner.
    pub(crate) fn placing_candidates(&self, seat: Seat, out: &mut Vec<Move>) {
        let first = self.board.stations().iter().all(Option::is_none);
        for station in self.player(seat).stations.iter() {
            if first {
                out.push(Move::PlaceStation { station, cell: FIRST_CELL });
            }
            self.board.each_corner(|cell| out.push(Move::PlaceStation { station, cell }));
        }
    }

    pub(crate) fn check_placing(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::PlaceStation { station, cell } = *mv else {
            return refuse!(rules::FREE_PLACE, "place-stations-first", "lay the stations first");
        };
        if !self.player(seat).stations.contains(station) {
            return refuse!(rules::FREE_DEAL, "not-your-station", "that station is not one of yours");
        }
        let mut laid = self.board.stations().iter().flatten().peekable();
        if laid.peek().is_none() {
            return match cell == FIRST_CELL {
                true => Ok(()),
                false => {
                    refuse!(rules::FREE_ORDER, "first-station", "the first station is laid on {cell}", cell: Place = FIRST_CELL)
                }
            };
        }
        if !self.board.is_empty(cell) || !laid.any(|other| other.is_diagonal(cell)) {
            return refuse!(
                rules::FREE_PLACE,
                "no-corner",
                "a station goes on an empty place that touches a laid station by a corner"
            );
        }
        Ok(())
    }
}
