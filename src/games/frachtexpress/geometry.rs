//! Cells, sides, track elements and the spots where a locomotive can stand ([`rules::SLEEPERS`]).

use std::fmt;

use crate::core::{FromTree, ToText, Tree, Wire, Writer, Wrong, through_serde};

use super::data::Station;
#[cfg(doc)]
use super::rules;

/// A side of a card or of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
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

/// A piece of track that joins two sides of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(clippy::upper_case_acronyms, reason = "named after the two sides")]
pub(crate) enum Element {
    NS,
    EW,
    NE,
    SE,
    SW,
    NW,
}

impl Element {
    /// In the order in which ways are listed.
    pub(crate) const ALL: [Self; 6] = [Self::NS, Self::EW, Self::NE, Self::SE, Self::SW, Self::NW];

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub(crate) const fn ends(self) -> [Side; 2] {
        match self {
            Self::NS => [Side::N, Side::S],
            Self::EW => [Side::E, Side::W],
            Self::NE => [Side::N, Side::E],
            Self::SE => [Side::S, Side::E],
            Self::SW => [Side::S, Side::W],
            Self::NW => [Side::N, Side::W],
        }
    }

    /// The other end, if `side` is one.
    pub(crate) const fn across(self, side: Side) -> Option<Side> {
        let [one, other] = self.ends();
        if one as u8 == side as u8 {
            Some(other)
        } else if other as u8 == side as u8 {
            Some(one)
        } else {
            None
        }
    }

    const fn turned(self) -> Self {
        match self {
            Self::NS => Self::EW,
            Self::EW => Self::NS,
            Self::NE => Self::SE,
            Self::SE => Self::SW,
            Self::SW => Self::NW,
            Self::NW => Self::NE,
        }
    }

    const fn name(self) -> &'static str {
        ["NS", "EW", "NE", "SE", "SW", "NW"][self as usize]
    }
}

/// A set of track elements: what a card shows when it lies. Empty where no card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Elements(u8);

impl Elements {
    pub(crate) const NONE: Self = Self(0);
    /// Two straights that cross occur on crossings alone.
    const CROSSING: Self = Self(Element::NS.bit() | Element::EW.bit());

    pub(crate) const fn of(elements: &[Element]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < elements.len() {
            bits |= elements[i].bit();
            i += 1;
        }
        Self(bits)
    }

    /// The same after quarter turns clockwise.
    pub(crate) const fn turned(self, turns: u8) -> Self {
        let mut set = self;
        let mut turn = 0;
        while turn < turns {
            let mut bits = 0;
            let mut i = 0;
            while i < Element::ALL.len() {
                let element = Element::ALL[i];
                if set.0 & element.bit() != 0 {
                    bits |= element.turned().bit();
                }
                i += 1;
            }
            set = Self(bits);
            turn += 1;
        }
        set
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn same(self, other: Self) -> bool {
        self.0 == other.0
    }

    pub(crate) const fn is_crossing(self) -> bool {
        self.same(Self::CROSSING)
    }

    pub(crate) const fn contains(self, element: Element) -> bool {
        self.0 & element.bit() != 0
    }

    /// Whether every element of `other` is here, in its place.
    pub(crate) const fn keeps(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The sides with track, one bit each.
    pub(crate) const fn sides(self) -> u8 {
        SIDES[self.0 as usize]
    }

    /// Whether there is track on a side.
    pub(crate) const fn touches(self, side: Side) -> bool {
        self.sides() & (1 << side as u8) != 0
    }

    /// The elements that start from a side, each with its other end.
    pub(crate) fn from(self, side: Side) -> impl Iterator<Item = (Element, Side)> {
        Element::ALL.iter().copied().filter(move |&element| self.contains(element)).filter_map(move |element| Some((element, element.across(side)?)))
    }

    /// For each side whether a train that comes in over `side` can leave there: one bit each.
    pub(crate) const fn exits(self, side: Side) -> u8 {
        EXITS[self.0 as usize][side as usize]
    }
}

/// For every set of elements the sides it touches, one bit each.
static SIDES: [u8; 64] = {
    let mut table = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut i = 0;
        while i < Element::ALL.len() {
            if set & Element::ALL[i].bit() as usize != 0 {
                let [one, other] = Element::ALL[i].ends();
                table[set] |= 1 << one as u8 | 1 << other as u8;
            }
            i += 1;
        }
        set += 1;
    }
    table
};

/// For every set of elements and every side of entry the sides of exit, one bit each. A crossing goes straight on.
static EXITS: [[u8; 4]; 64] = {
    let mut table = [[0; 4]; 64];
    let mut set = 0;
    while set < 64 {
        let mut side = 0;
        while side < 4 {
            let mut i = 0;
            while i < Element::ALL.len() {
                if set & Element::ALL[i].bit() as usize != 0
                    && let Some(exit) = Element::ALL[i].across(Side::ALL[side])
                {
                    table[set][side] |= 1 << exit as u8;
                }
                i += 1;
            }
            side += 1;
        }
        set += 1;
    }
    table
};

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
        Some(Self(match side {
            Side::N => self.0 - GRID as u16,
            Side::E => self.0 + 1,
            Side::S => self.0 + GRID as u16,
            Side::W => self.0 - 1,
        }))
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
            [column @ b'a'..=b'y', tens @ b'1'..=b'2', ones @ b'0'..=b'9'] => (column - b'a', (tens - b'0') * 10 + (ones - b'0') - 1),
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
        let Some(dot) = text.bytes().position(|byte| byte == b'.') else { return Station::parse(text).map(Self::station) };
        let (cell, part) = (Cell::parse(text.get(..dot)?)?, text.get(dot + 1..)?);
        for &side in &Side::ALL {
            if part == side.letter() {
                return Some(Self(Place::Edge(cell, side)));
            }
        }
        let element = Element::ALL.iter().copied().find(|element| element.name() == part)?;
        Some(Self(Place::Middle(cell, element)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

/// A part of a card: the cell, a dot, the part.
fn write_part(f: &mut fmt::Formatter<'_>, cell: Cell, part: &str) -> fmt::Result {
    fmt::Display::fmt(&cell, f)?;
    f.write_str(".")?;
    f.write_str(part)
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Place::Station(station) => station.fmt(f),
            Place::Edge(cell, side) => write_part(f, cell, side.letter()),
            Place::Middle(cell, element) => write_part(f, cell, element.name()),
        }
    }
}

impl ToText for Cell {
    fn to_text(&self, out: &mut Writer) {
        out.display(self);
    }
}

impl FromTree for Cell {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        wrong.parsed(tree, "a cell: a1 to y25", Self::parse, Self::at(0, 0))
    }
}

impl ToText for Spot {
    fn to_text(&self, out: &mut Writer) {
        out.display(self);
    }
}

impl FromTree for Spot {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        let spot = "a spot: a station A to J, an edge such as c3.N, an element such as c3.NE";
        wrong.parsed(tree, spot, Self::parse, Self(Place::Station(Station::A)))
    }
}

through_serde!(Cell, Spot);

#[cfg(test)]
mod typescript {
    use super::{Cell, Spot};
    use crate::typescript::alias;

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

    #[test]
    fn four_quarter_turns_change_nothing() {
        for bits in 0..64 {
            assert_eq!(Elements(bits).turned(4), Elements(bits));
        }
        assert_eq!(Elements::of(&[Element::NE]).turned(1), Elements::of(&[Element::SE]));
    }
}
