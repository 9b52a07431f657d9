//! Where the parts of the yard lie: on a grid of squares, x to the right, y downwards, each named by its centre.
//!
//! A platform has a small grid of its own: rows from the buffer inwards, columns in the direction of travel, seen with
//! end A. Nothing here decides a rule; an owner's board is spread over the same yard.

use super::super::data::{LANES, PLATFORMS, ROWS, SECTIONS, SLOTS};
use super::super::tracks::Strand;
use super::super::wire::{Compass, End};

/// A point of the grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// A point on a platform.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cell {
    pub(crate) row: f64,
    pub(crate) col: f64,
}

/// The width and height of the grid in squares. Reconstructed.
pub(crate) const GRID: u8 = 11;

/// Columns of a platform. Reconstructed: a straight track has three squares.
pub(crate) const COLUMNS: u8 = 3;

/// A slot: its side of the board, the direction of travel through it, its top left square, width and height, and its buffer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) side: Compass,
    pub(crate) heading: Compass,
    pub(crate) left: u8,
    pub(crate) top: u8,
    pub(crate) width: u8,
    pub(crate) height: u8,
    pub(crate) buffer: Point,
}

/// The four slots. Rulebook: four slots with a buffer each; reconstructed: the sides of the board.
pub(crate) const SLOT_PLACES: [Slot; SLOTS as usize] = [
    Slot { side: Compass::South, heading: Compass::West, left: 4, top: 7, width: 3, height: 4, buffer: at(5.0, 10.6) },
    Slot { side: Compass::West, heading: Compass::North, left: 0, top: 4, width: 4, height: 3, buffer: at(-0.6, 5.0) },
    Slot { side: Compass::North, heading: Compass::East, left: 4, top: 0, width: 3, height: 4, buffer: at(5.0, -0.6) },
    Slot { side: Compass::East, heading: Compass::South, left: 7, top: 4, width: 4, height: 3, buffer: at(10.6, 5.0) },
];

/// The first shed, and how many stand side by side. Reconstructed.
pub(crate) const FIRST_SHED: (u8, u8) = (8, 8);
pub(crate) const SHEDS_IN_A_ROW: u8 = 3;

/// Where the squares of each strand lie on blue, red and yellow. Reconstructed.
const CELLS: [&[&[Cell]]; PLATFORMS] = [
    &[
        &[cell(1.0, 1.0), cell(1.0, 2.0), cell(3.0, 3.0)],
        &[cell(2.0, 1.0), cell(2.0, 2.0), cell(2.0, 3.0)],
        &[cell(3.0, 1.0), cell(3.0, 2.0), cell(1.0, 3.0)],
        &[cell(4.0, 1.0), cell(4.0, 2.0), cell(4.0, 3.0)],
    ],
    &[
        &[cell(1.0, 1.0)],
        &[cell(2.0, 1.0), cell(1.5, 2.0), cell(1.0, 3.0)],
        &[cell(3.0, 1.0), cell(2.5, 2.0), cell(2.0, 3.0)],
        &[cell(4.0, 1.0), cell(3.5, 2.0), cell(3.0, 3.0)],
        &[cell(4.0, 3.0)],
    ],
    &[
        &[cell(1.0, 1.0), cell(1.5, 2.0), cell(2.0, 3.0)],
        &[cell(2.0, 1.0), cell(2.5, 2.0), cell(3.0, 3.0)],
        &[cell(3.0, 1.0)],
        &[cell(4.0, 1.0), cell(4.0, 2.0), cell(4.0, 3.0)],
    ],
];

/// The buffers on blue, red and yellow: the strand, counted from 0, and the place. Rulebook: one on yellow; reconstructed:
/// the others and the places.
const BUFFERS: [&[(usize, Cell)]; PLATFORMS] = [&[], &[(0, cell(0.6, 1.6)), (4, cell(4.4, 2.4))], &[(2, cell(3.2, 1.8))]];

const fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

const fn cell(row: f64, col: f64) -> Cell {
    Cell { row, col }
}

/// Where the squares of a strand lie on its platform, and its buffer if it has one.
pub(crate) struct StrandPlaces {
    pub(crate) cells: Vec<Cell>,
    pub(crate) buffer: Option<Cell>,
}

/// The places of a strand of the reconstructed board.
pub(crate) fn standard_strand(platform: usize, strand: usize) -> StrandPlaces {
    let buffer = BUFFERS[platform].iter().find(|(blocked, _)| *blocked == strand);
    StrandPlaces { cells: CELLS[platform][strand].to_vec(), buffer: buffer.map(|&(_, place)| place) }
}

/// The places of a strand of an owner's board: spread evenly from row to row, or along one row up to its buffer.
pub(crate) fn own_strand(strand: Strand) -> StrandPlaces {
    let last = f64::from(strand.squares - 1);
    let numbers = (0..strand.squares).map(f64::from);
    let (first_col, last_col) = (1.0, f64::from(COLUMNS));
    let step = if strand.squares > COLUMNS { (last_col - first_col) / last } else { 1.0 };
    match (strand.entry.map(f64::from), strand.exit.map(f64::from)) {
        (Some(entry), Some(exit)) => {
            let share = |n: f64| if last == 0.0 { 0.5 } else { n / last };
            let place = |n| cell(entry + (exit - entry) * share(n), first_col + (last_col - first_col) * share(n));
            StrandPlaces { cells: numbers.map(place).collect(), buffer: None }
        }
        (entry, exit) => {
            let row = entry.or(exit).unwrap_or(first_col);
            let length = last * step;
            let (from, buffer) = match exit {
                None => (first_col, first_col + length + 0.5),
                Some(_) => (last_col - length, last_col - length - 0.5),
            };
            let cells = numbers.map(|n| cell(row, from + n * step)).collect();
            StrandPlaces { cells, buffer: Some(cell(row, buffer)) }
        }
    }
}

impl Cell {
    /// The place that this one becomes when the platform lies with this end at the buffer.
    pub(crate) fn seen_with(self, end: End) -> Self {
        match end {
            End::A => self,
            End::B => cell(f64::from(ROWS + 1) - self.row, f64::from(COLUMNS + 1) - self.col),
        }
    }

    /// The point of the grid where this place of a platform is in a slot.
    pub(crate) fn in_slot(self, slot: &Slot) -> Point {
        let (left, top) = (f64::from(slot.left), f64::from(slot.top));
        let (right, bottom) = (left + f64::from(slot.width), top + f64::from(slot.height));
        let Self { row, col } = self;
        match slot.heading {
            Compass::North => at(left + row - 1.0, bottom - col),
            Compass::East => at(left + col - 1.0, top + row - 1.0),
            Compass::South => at(right - row, top + col - 1.0),
            Compass::West => at(right - col, bottom - row),
        }
    }
}

/// The place in front of a slot from which a track leads onto a row of the platform.
pub(crate) fn before_slot(slot: usize, row: u8) -> Point {
    cell(f64::from(row), 0.0).in_slot(&SLOT_PLACES[slot])
}

/// The place behind a slot to which a track leads from a row of the platform.
pub(crate) fn behind_slot(slot: usize, row: u8) -> Point {
    cell(f64::from(row), f64::from(COLUMNS + 1)).in_slot(&SLOT_PLACES[slot])
}

/// The buffer half a square behind an arrival space.
pub(crate) fn arrival_buffer(row: u8) -> Point {
    cell(f64::from(row), f64::from(COLUMNS) + 1.5).in_slot(&SLOT_PLACES[SECTIONS])
}

/// Where the squares of a track lie in a section: spread evenly along a line that bends once, from the slot behind which
/// the section begins to the next.
pub(crate) fn section_places(section: usize, lane: usize, squares: usize) -> Vec<Point> {
    let row = lane as u8 + 1;
    let (from, to) = (behind_slot(section, row), before_slot(section + 1, row));
    let bend = match SLOT_PLACES[section].heading {
        Compass::West | Compass::East => at(to.x, from.y),
        Compass::North | Compass::South => at(from.x, to.y),
    };
    let distance = |one: Point, other: Point| (one.x - other.x).abs() + (one.y - other.y).abs();
    let (first, second) = (distance(from, bend), distance(bend, to));
    let between = |one: Point, other: Point, share: f64| at(one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share);
    let place = |n: usize| {
        let share = if squares == 1 { 0.5 } else { n as f64 / (squares - 1) as f64 };
        let beyond = share * (first + second) - first;
        if beyond < 0.0 { between(from, bend, 1.0 + beyond / first) } else { between(bend, to, beyond / second) }
    };
    (0..squares).map(place).collect()
}

const _: () = assert!(SLOT_PLACES.len() == SECTIONS + 1 && LANES < ROWS as usize);
