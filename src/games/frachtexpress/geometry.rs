//! Sides, cells, and the spots where a locomotive can stand ([`rules::SLEEPERS`]).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::data::Station;
use super::elements::Element;
#[cfg(doc)]
use super::rules;
use crate::core::text_id;

/// A side of a card or of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressSide"))]
#[allow(missing_docs, reason = "the four sides")]
pub enum Side {
    N,
    E,
    S,
    W,
}

impl Side {
    /// In the order in which directions are listed.
    pub(crate) const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    pub(crate) const fn opposite(self) -> Self {
        match self {
            Self::N => Self::S,
            Self::E => Self::W,
            Self::S => Self::N,
            Self::W => Self::E,
        }
    }

    /// The side that this one is after a quarter turn clockwise.
    pub(crate) const fn turned(self) -> Self {
        match self {
            Self::N => Self::E,
            Self::E => Self::S,
            Self::S => Self::W,
            Self::W => Self::N,
        }
    }

    /// How columns and rows change over this side.
    pub(crate) const fn step(self) -> [i8; 2] {
        match self {
            Self::N => [0, -1],
            Self::E => [1, 0],
            Self::S => [0, 1],
            Self::W => [-1, 0],
        }
    }

    const fn letter(self) -> &'static str {
        ["N", "E", "S", "W"][self as usize]
    }

    /// Where a locomotive looks that looks towards this side.
    pub(crate) const fn facing(self) -> Facing {
        match self {
            Self::N => Facing::N,
            Self::E => Facing::E,
            Self::S => Facing::S,
            Self::W => Facing::W,
        }
    }
}

/// Where a locomotive on track looks: towards a side, or from an edge towards the centre of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressFacing"))]
#[allow(missing_docs, reason = "the four sides and the centre")]
pub enum Facing {
    N,
    E,
    S,
    W,
    C,
}

impl Facing {
    /// The side looked at; none when it is the centre.
    pub(crate) const fn side(self) -> Option<Side> {
        match self {
            Self::N => Some(Side::N),
            Self::E => Some(Side::E),
            Self::S => Some(Side::S),
            Self::W => Some(Side::W),
            Self::C => None,
        }
    }
}

/// The columns and rows of the largest field, a1 to y25: room for ten stations in any free set-up.
pub(crate) const GRID: u8 = 25;
/// How many cells that are.
pub(crate) const CELLS: usize = GRID as usize * GRID as usize;

/// A place for one card: column letter west to east, row number north to south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The cell of this column and row, both counted from 0 and below [`GRID`].
    pub(crate) const fn at(column: u8, row: u8) -> Self {
        Self(row as u16 * GRID as u16 + column as u16)
    }

    pub(crate) const fn column(self) -> u8 {
        (self.0 % GRID as u16) as u8
    }

    pub(crate) const fn row(self) -> u8 {
        (self.0 / GRID as u16) as u8
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cells from one to another as they are read, by row, then column.
    pub(crate) fn between(from: Self, to: Self) -> impl Iterator<Item = Self> {
        (from.0..to.0 + 1).map(Self)
    }

    /// The neighbour over a side, if the grid has one.
    pub(crate) const fn over(self, side: Side) -> Option<Self> {
        if OPEN[self.0 as usize] >> side as u8 & 1 == 0 {
            return None;
        }
        let [columns, rows] = side.step();
        Some(Self(self.0.wrapping_add_signed(columns as i16 + rows as i16 * GRID as i16)))
    }

    /// Whether two cells touch by a corner.
    #[inline]
    pub(crate) const fn is_diagonal(self, other: Self) -> bool {
        self.column().abs_diff(other.column()) == 1 && self.row().abs_diff(other.row()) == 1
    }

    /// Reads a name such as `c3`.
    pub fn parse(text: &str) -> Option<Self> {
        let (column, row) = match *text.as_bytes() {
            [column @ b'a'..=b'y', row @ b'1'..=b'9'] => (column - b'a', row - b'1'),
            [column @ b'a'..=b'y', tens @ b'1'..=b'2', ones @ b'0'..=b'9'] => {
                (column - b'a', (tens - b'0') * 10 + (ones - b'0') - 1)
            }
            _ => return None,
        };
        (row < GRID).then(|| Self::at(column, row))
    }
}

/// For every cell the sides over which the grid goes on, one bit each.
static OPEN: [u8; CELLS] = {
    let mut table = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (column, row) = (Cell(cell as u16).column(), Cell(cell as u16).row());
        table[cell] = ((row > 0) as u8) << Side::N as u8
            | ((column + 1 < GRID) as u8) << Side::E as u8
            | ((row + 1 < GRID) as u8) << Side::S as u8
            | ((column > 0) as u8) << Side::W as u8;
        cell += 1;
    }
    table
};

/// Where a locomotive can stand: a station, an edge sleeper or a middle sleeper of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot(pub(crate) Place);

/// What a [`Spot`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    Station(Station),
    /// The sleeper at a side of a card, shared by all elements that use the side.
    Edge(Cell, Side),
    /// The sleeper in the middle of an element.
    Middle(Cell, Element),
}

impl Spot {
    pub(crate) const fn station(station: Station) -> Self {
        Self(Place::Station(station))
    }

    /// The card it is on.
    pub(crate) const fn cell(self) -> Option<Cell> {
        match self.0 {
            Place::Station(_) => None,
            Place::Edge(cell, _) | Place::Middle(cell, _) => Some(cell),
        }
    }

    pub(crate) const fn in_station(self) -> Option<Station> {
        match self.0 {
            Place::Station(station) => Some(station),
            Place::Edge(..) | Place::Middle(..) => None,
        }
    }

    /// The opposite facing on this spot.
    pub(crate) const fn reverse(self, facing: Facing) -> Facing {
        match (self.0, facing.side()) {
            (Place::Edge(_, side), None) => side.facing(),
            (Place::Middle(_, element), Some(side)) => match element.across(side) {
                Some(other) => other.facing(),
                None => facing,
            },
            (Place::Edge(..), Some(_)) => Facing::C,
            (Place::Middle(..), None) | (Place::Station(_), _) => facing,
        }
    }

    /// Whether a locomotive can look that way here; stations have no facing.
    pub(crate) fn allows(self, facing: Facing) -> bool {
        match self.0 {
            Place::Station(_) => false,
            Place::Edge(_, side) => facing == Facing::C || facing == side.facing(),
            Place::Middle(_, element) => element.ends().iter().any(|side| side.facing() == facing),
        }
    }

    /// Reads a name such as `A`, `c3.N` or `c3.NE`.
    pub fn parse(text: &str) -> Option<Self> {
        let Some((cell, part)) = text.split_once('.') else { return Station::parse(text).map(Self::station) };
        let cell = Cell::parse(cell)?;
        if let Some(side) = Side::ALL.into_iter().find(|side| side.letter() == part) {
            return Some(Self(Place::Edge(cell, side)));
        }
        let element = Element::ALL.into_iter().find(|element| element.name() == part)?;
        Some(Self(Place::Middle(cell, element)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Place::Station(station) => station.fmt(f),
            Place::Edge(cell, side) => write!(f, "{cell}.{}", side.letter()),
            Place::Middle(cell, element) => write!(f, "{cell}.{}", element.name()),
        }
    }
}

text_id!(Cell, "a cell: a1 to y25");
text_id!(Spot, "a spot: a station A to J, an edge such as c3.N, an element such as c3.NE");

#[cfg(test)]
mod typescript {
    use super::{Cell, Spot};
    use crate::generate::alias;

    alias!(Cell, "FrachtExpressCell", "string");
    alias!(Spot, "FrachtExpressSpot", "string");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_cells_and_spots_are_read_and_written() {
        for name in ["a1", "c3", "m13", "y25", "b20"] {
            assert_eq!(Cell::parse(name).map(|cell| cell.to_string()).as_deref(), Some(name));
        }
        for name in ["z1", "a0", "a26", "a01", "3c", "", "a", "A1", "a100"] {
            assert_eq!(Cell::parse(name), None, "{name}");
        }
        for name in ["A", "J", "c3.N", "c3.NE", "y25.SW"] {
            assert_eq!(Spot::parse(name).map(|spot| spot.to_string()).as_deref(), Some(name));
        }
        for name in ["K", "c3", "c3.", "c3.C", "c3.SN", "c3.N.E", "z1.N"] {
            assert_eq!(Spot::parse(name), None, "{name}");
        }
    }
}
