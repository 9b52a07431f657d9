//! The geometry of the board: squares and sets of them as bitboards, directions, sides, and the lines of a side.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::data::LINE;
use crate::core::Seat;

/// A square of the board, a1 to f6, numbered along the ranks from a1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many there are.
    pub(super) const COUNT: u8 = LINE * LINE;

    /// All of them: a1, b1, … f6.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The square on this file and rank, both counted from 0.
    pub(super) const fn at(file: u8, rank: u8) -> Self {
        Self(rank * LINE + file)
    }

    pub(super) const fn file(self) -> u8 {
        self.0 % LINE
    }

    pub(super) const fn rank(self) -> u8 {
        self.0 / LINE
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square named by a file letter and a rank digit.
    pub(super) fn parse(text: &str) -> Option<Self> {
        match *text.as_bytes() {
            [file @ b'a'..=b'f', rank @ b'1'..=b'6'] => Some(Self::at(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// The next square in a direction, if there is one.
    #[inline(always)]
    pub(super) const fn step(self, heading: Heading) -> Option<Self> {
        if heading.edge().contains(self) {
            return None;
        }
        Some(Self(if heading.ascends() { self.0 + heading.stride() } else { self.0 - heading.stride() }))
    }

    /// The direction in which an orthogonal neighbour lies.
    #[inline(always)]
    pub(super) fn heading_to(self, to: Self) -> Option<Heading> {
        Heading::ALL.into_iter().find(|&heading| self.step(heading) == Some(to))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), char::from(b'1' + self.rank()))
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(super) struct Squares(u64);

impl Squares {
    pub(super) const EMPTY: Self = Self(0);

    /// The squares that are not in the first row of any side: b2 to e5. Rulebook: "Version Avancée".
    pub(super) const INNER: Self = {
        let mut set = Self::EMPTY;
        let mut rank = 1;
        while rank < LINE - 1 {
            let mut file = 1;
            while file < LINE - 1 {
                set = set.with(Square::at(file, rank));
                file += 1;
            }
            rank += 1;
        }
        assert!(set.len() == 16);
        set
    };

    /// The set of these squares.
    pub(super) const fn of(squares: &[Square]) -> Self {
        let mut set = Self::EMPTY;
        let mut n = 0;
        while n < squares.len() {
            set = set.with(squares[n]);
            n += 1;
        }
        set
    }

    pub(super) const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.0)
    }

    pub(super) const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.0))
    }

    pub(super) const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The bits: a1 is the lowest.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    pub(super) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(super) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two have a square in common.
    pub(super) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The squares in ascending order.
    pub(super) fn iter(self) -> impl Iterator<Item = Square> {
        self.along(Heading::North)
    }

    /// The squares in the order in which a move in this direction comes to them.
    #[inline]
    pub(super) fn along(self, heading: Heading) -> impl Iterator<Item = Square> {
        let mut left = self;
        std::iter::from_fn(move || {
            let square = left.first(heading)?;
            left = left.without(square);
            Some(square)
        })
    }

    /// The square that a move in this direction comes to first.
    #[inline]
    pub(super) const fn first(self, heading: Heading) -> Option<Square> {
        match self.0 {
            0 => None,
            set if heading.ascends() => Some(Square(set.trailing_zeros() as u8)),
            set => Some(Square(set.ilog2() as u8)),
        }
    }

    /// Those of these squares that a move in this direction comes to before any square of the other set.
    #[inline]
    pub(super) const fn before(self, other: Self, heading: Heading) -> Self {
        match other.0 {
            0 => self,
            set if heading.ascends() => Self(self.0 & ((set & set.wrapping_neg()) - 1)),
            set => Self(self.0 & !((2 << set.ilog2()) - 1)),
        }
    }

    /// The squares next to these in a direction; none of these is on the edge there.
    #[inline]
    pub(super) const fn moved(self, heading: Heading) -> Self {
        Self(if heading.ascends() { self.0 << heading.stride() } else { self.0 >> heading.stride() })
    }

    /// All squares that share an edge with one of these; corners do not count ([`super::rules::NEXT_TO`]).
    pub(super) fn neighbours(self) -> Self {
        let in_direction = |heading: Heading| self.minus(heading.edge()).moved(heading);
        Heading::ALL.into_iter().map(in_direction).fold(Self::EMPTY, Self::union)
    }
}

const fn file(file: u8) -> Squares {
    let mut set = Squares::EMPTY;
    let mut rank = 0;
    while rank < LINE {
        set = set.with(Square::at(file, rank));
        rank += 1;
    }
    set
}

const fn rank(rank: u8) -> Squares {
    Squares(((1 << LINE) - 1) << (rank * LINE))
}

/// A direction on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisHeading"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the four directions")]
pub enum Heading {
    North,
    East,
    South,
    West,
}

impl Heading {
    /// In the order in which steps are listed.
    pub(super) const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Whether the numbers of the squares grow in this direction.
    #[inline]
    const fn ascends(self) -> bool {
        matches!(self, Self::North | Self::East)
    }

    /// By how much the numbers of neighbours differ.
    #[inline]
    const fn stride(self) -> u8 {
        match self {
            Self::North | Self::South => LINE,
            Self::East | Self::West => 1,
        }
    }

    #[inline]
    pub(super) const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// The squares at which the board ends in this direction.
    #[inline]
    pub(super) const fn edge(self) -> Squares {
        const EDGES: [Squares; 4] = [rank(LINE - 1), file(LINE - 1), rank(0), file(0)];
        EDGES[self as usize]
    }
}

/// Whether a line runs along a file or along a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Axis {
    File,
    Rank,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisSide"))]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// In front of seat 0.
    South,
    /// To the left of seat 0.
    West,
    /// In front of seat 1.
    North,
    /// To the left of seat 1.
    East,
}

impl Side {
    pub(super) const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// The sides of a seat: the one in front and the one to the left. Rulebook: "Version de Base".
    pub(super) const fn of(seat: Seat) -> [Self; 2] {
        if seat.0 == 0 { [Self::South, Self::West] } else { [Self::North, Self::East] }
    }

    pub(super) const fn owner(self) -> Seat {
        match self {
            Self::South | Self::West => Seat(0),
            Self::North | Self::East => Seat(1),
        }
    }

    /// The direction in which factions come in from this side.
    pub(super) const fn heading(self) -> Heading {
        match self {
            Self::South => Heading::North,
            Self::West => Heading::East,
            Self::North => Heading::South,
            Self::East => Heading::West,
        }
    }

    /// Whether the lines of this side are files or ranks.
    pub(super) const fn axis(self) -> Axis {
        match self {
            Self::South | Self::North => Axis::File,
            Self::West | Self::East => Axis::Rank,
        }
    }

    /// The first square of the `n`-th line seen from this side.
    #[inline]
    pub(super) const fn gate(self, n: u8) -> Square {
        match self {
            Self::South => Square::at(n, 0),
            Self::West => Square::at(0, n),
            Self::North => Square::at(n, LINE - 1),
            Self::East => Square::at(LINE - 1, n),
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::South => "south",
            Self::West => "west",
            Self::North => "north",
            Self::East => "east",
        })
    }
}

/// A set of the lines of one side, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LineSet(u8);

impl LineSet {
    pub(super) const EMPTY: Self = Self(0);

    /// The set of these lines, each counted from 0.
    pub(super) const fn of(lines: &[u8]) -> Self {
        let mut set = Self::EMPTY;
        let mut n = 0;
        while n < lines.len() {
            set = set.with(lines[n]);
            n += 1;
        }
        set
    }

    pub(super) const fn with(self, n: u8) -> Self {
        Self(self.0 | 1 << n)
    }

    pub(super) const fn without(self, n: u8) -> Self {
        Self(self.0 & !(1 << n))
    }

    pub(super) const fn contains(self, n: u8) -> bool {
        self.0 & (1 << n) != 0
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(super) const fn is_subset_of(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The lines in ascending order.
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(lowest)
        })
    }
}

/// From every square in every direction: the squares from itself up to the edge.
static RAYS: [[Squares; 4]; Square::COUNT as usize] = {
    let mut rays = [[Squares::EMPTY; 4]; Square::COUNT as usize];
    let mut from = 0;
    while from < Square::COUNT {
        let mut heading = 0;
        while heading < 4 {
            let mut at = Some(Square(from));
            while let Some(square) = at {
                rays[from as usize][heading] = rays[from as usize][heading].with(square);
                at = square.step(Heading::ALL[heading]);
            }
            heading += 1;
        }
        from += 1;
    }
    rays
};

/// The squares from `from` on, itself included, up to the edge.
#[inline]
pub(super) fn ray(from: Square, heading: Heading) -> Squares {
    RAYS[from.index()][heading as usize]
}
