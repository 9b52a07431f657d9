//! How far a locomotive can drive: a search over the network that answers every length at once.

use super::board::{Board, Way};
use super::data::{LOCOMOTIVES, WAGON_VALUES};
use super::geometry::{Cell, Facing, Place, Side, Spot};
#[cfg(doc)]
use super::rules;

/// The lengths of drives, one bit each: bit n is set when exactly n more spaces can be driven or a station be entered
/// within them ([`rules::FULL_ROUTE`]).
pub(crate) type Lengths = u16;

/// The longest drive: the highest wagon value.
pub(crate) const LONGEST: u8 = WAGON_VALUES.1;

/// Every length from `from` spaces on: what a station at that distance makes possible ([`rules::STATION_STOPS`]).
const fn station_after(from: u8) -> Lengths {
    u16::MAX << from
}

/// Which lengths can be driven from where. One search answers every length at once, and what comes in over one side of
/// one card is remembered, so the branches of a drive never search the same card again.
#[derive(Debug)]
pub(crate) struct Routes {
    known: [(Cell, Side, u8, Lengths); Self::ROOM],
    len: usize,
}

impl Routes {
    const ROOM: usize = 8 * LOCOMOTIVES;

    pub(crate) const fn new() -> Self {
        Self { known: [(Cell::at(0, 0), Side::N, 0, 0); Self::ROOM], len: 0 }
    }

    /// The lengths up to `most` that can be driven from a spot in a direction.
    pub(crate) fn lengths(&mut self, board: &Board, from: Spot, facing: Facing, most: u8) -> Lengths {
        match (from.0, facing.side()) {
            (Place::Station(_), _) => {
                let mut lengths = 1;
                for way in board.ways(from, facing).as_slice() {
                    lengths |= self.after(board, *way, most);
                }
                lengths
            }
            (Place::Edge(cell, side), Some(_)) => self.outwards(board, cell, side, most),
            (Place::Edge(cell, side), None) => self.inwards(board, cell, side, most),
            (Place::Middle(cell, _), Some(side)) => match most.checked_sub(1) {
                Some(most) => 1 | self.outwards(board, cell, side, most) << 1,
                None => 1,
            },
            (Place::Middle(..), None) => 1,
        }
    }

    /// The lengths up to `most` of drives whose first space is this way.
    pub(crate) fn after(&mut self, board: &Board, way: Way, most: u8) -> Lengths {
        match (way.to.in_station(), most.checked_sub(1)) {
            (_, None) => 0,
            (Some(_), _) => station_after(1),
            (None, Some(most)) => self.lengths(board, way.to, way.facing, most) << 1,
        }
    }

    /// From the edge sleeper of a side, away from its card.
    fn outwards(&mut self, board: &Board, cell: Cell, side: Side, most: u8) -> Lengths {
        let (Some(rest), Some(next)) = (most.checked_sub(1), cell.over(side)) else { return 1 };
        if board.open_station(next).is_some() {
            1 | station_after(1)
        } else if board.elements(next).touches(side.opposite()) {
            1 | self.inwards(board, next, side.opposite(), rest) << 1
        } else {
            1
        }
    }

    /// From the edge sleeper of a side, over its card.
    fn inwards(&mut self, board: &Board, cell: Cell, side: Side, most: u8) -> Lengths {
        let known = self.known.get(..self.len).unwrap_or_default();
        if let Some(&(.., lengths)) = known.iter().find(|&&(at, from, depth, _)| at == cell && from == side && depth >= most) {
            return lengths;
        }
        let elements = board.elements(cell);
        // A passage takes two more sleepers, over a crossing one: rules::SLEEPERS.
        let (sleepers, passing) = if elements.is_crossing() { (1, 0b01) } else { (2, 0b11) };
        let exits = elements.exits(side);
        let mut lengths = 1;
        for exit in Side::ALL.into_iter().filter(|&exit| exits & (1 << exit as u8) != 0) {
            lengths |= passing << 1;
            if let Some(rest) = most.checked_sub(sleepers) {
                lengths |= self.outwards(board, cell, exit, rest) << sleepers;
            }
        }
        if let Some(place) = self.known.get_mut(self.len) {
            *place = (cell, side, most, lengths);
            self.len += 1;
        }
        lengths
    }
}
