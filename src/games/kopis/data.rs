//! The board of Kopis: squares, sides, lines, and the tables that the rest of the game reads.

use super::rules;
use super::wire::{Order, Reason};
use crate::core::{Citation, Seat};

/// The length of a line, and so of the board: six lines face each side.
/// Rulebook: "Prise d'Assaut du Château"; that the board is square is public (publisher's page).
pub(crate) const LINE: u8 = 6;

/// Factions of each seat. Rulebook: "Version de Base" (16 factions for two).
pub(crate) const FACTIONS: u32 = 8;

/// Fortresses of each seat. Rulebook: "Version Avancée".
pub(crate) const FORTRESSES: u32 = 2;

/// Posts on each side. Rulebook: "Version de Base".
pub(crate) const POSTS: u32 = 4;

/// The smallest and the largest `quietLimit`. Ruling KOP-R21.
pub(crate) const QUIET_LIMITS: (u32, u32) = (10, 400);

/// The `quietLimit` when none is given. Ruling KOP-R21.
pub(crate) const QUIET_LIMIT: u16 = 40;

/// Points for a captured faction. Rulebook: "Capture des Factions".
pub(crate) const CAPTURE_POINTS: u32 = 1;

/// Points of a faction next to an own fortress (or not) and next to an enemy one (or not), with the rule.
/// Rulebook: "Score"; next to no fortress is a ruling.
pub(crate) const POINTS: [[(u32, Citation); 2]; 2] =
    [[(0, rules::NEXT_TO_NONE), (0, rules::NEXT_TO_ENEMY)], [(2, rules::NEXT_TO_OWN), (1, rules::NEXT_TO_BOTH)]];

/// The seats that place the four fortresses, in order. Rulebook: "Version Avancée".
pub(crate) const fn placing(order: Order) -> [Seat; 4] {
    match order {
        Order::Alternate => [Seat(0), Seat(1), Seat(0), Seat(1)],
        Order::Snake => [Seat(0), Seat(1), Seat(1), Seat(0)],
    }
}

/// The rule that ends a game for this reason.
pub(crate) const fn ending(reason: Reason) -> Citation {
    match reason {
        Reason::AllPlayed => rules::STORM_END,
        Reason::EighthFaction => rules::SUDDEN_END,
        Reason::Quiet => rules::QUIET,
        Reason::Blocked => rules::NOBODY_CAN_MOVE,
    }
}

/// Whose the central fortresses are, and which lines of every side have a post.
/// Reconstructed ([`rules::CENTRE_COLOURS`], [`rules::POSTS`]), because figure 1 is lost: half a turn of the board swaps the
/// players, and the posts are the four middle lines of each side.
pub(crate) const fn default_layout() -> ([Squares; 2], [u8; POSTS as usize]) {
    let [c3, d3, c4, d4] = CENTRE;
    ([Squares::EMPTY.with(c3).with(d3), Squares::EMPTY.with(c4).with(d4)], [1, 2, 3, 4])
}

/// A square of the board, a1 to f6, numbered along the ranks from a1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many there are.
    pub(crate) const COUNT: u8 = LINE * LINE;

    /// The square on this file and rank, both counted from 0.
    pub(crate) const fn at(file: u8, rank: u8) -> Self {
        Self(rank * LINE + file)
    }

    pub(crate) const fn file(self) -> u8 {
        self.0 % LINE
    }

    pub(crate) const fn rank(self) -> u8 {
        self.0 / LINE
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square named by a file letter and a rank digit.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        match *text.as_bytes() {
            [file @ b'a'..=b'f', rank @ b'1'..=b'6'] => Some(Self::at(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// The next square in a direction, if there is one.
    #[inline(always)]
    pub(crate) const fn step(self, heading: Heading) -> Option<Self> {
        if heading.edge().contains(self) {
            return None;
        }
        Some(Self(if heading.ascends() { self.0 + heading.stride() } else { self.0 - heading.stride() }))
    }

    /// The direction in which an orthogonal neighbour lies.
    #[inline(always)]
    pub(crate) fn heading_to(self, to: Self) -> Option<Heading> {
        let difference = to.0.wrapping_sub(self.0);
        let [first, second, third, fourth] = Heading::ALL;
        let heading = match difference {
            _ if difference == first.difference() => first,
            _ if difference == second.difference() => second,
            _ if difference == third.difference() => third,
            _ => fourth,
        };
        (self.step(heading) == Some(to)).then_some(heading)
    }
}

/// The four central squares, in board order. Rulebook: "Version de Base".
pub(crate) const CENTRE: [Square; 4] = [Square::at(2, 2), Square::at(3, 2), Square::at(2, 3), Square::at(3, 3)];

/// A set of squares, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Squares(u64);

impl Squares {
    pub(crate) const EMPTY: Self = Self(0);

    /// The squares that are not in the first row of any side: b2 to e5. Rulebook: "Version Avancée".
    pub(crate) const INNER: Self = {
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

    pub(crate) const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.0)
    }

    pub(crate) const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.0))
    }

    pub(crate) const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The bits: a1 is the lowest.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    pub(crate) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two have a square in common.
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The squares in ascending order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Square> {
        self.along(Heading::North)
    }

    /// The squares in the order in which somebody who goes this way meets them.
    #[inline]
    pub(crate) fn along(self, heading: Heading) -> impl Iterator<Item = Square> {
        let mut left = self;
        std::iter::from_fn(move || {
            let square = left.first(heading)?;
            left = left.without(square);
            Some(square)
        })
    }

    /// The square that somebody who goes this way meets first.
    #[inline]
    pub(crate) const fn first(self, heading: Heading) -> Option<Square> {
        match self.0 {
            0 => None,
            set if heading.ascends() => Some(Square(set.trailing_zeros() as u8)),
            set => Some(Square(set.ilog2() as u8)),
        }
    }

    /// Those of these squares that somebody who goes this way meets before a square of the other set.
    #[inline]
    pub(crate) const fn before(self, other: Self, heading: Heading) -> Self {
        match other.0 {
            0 => self,
            set if heading.ascends() => Self(self.0 & ((set & set.wrapping_neg()) - 1)),
            set => Self(self.0 & !((2 << set.ilog2()) - 1)),
        }
    }

    /// The squares next to these in a direction; none of these is on the edge there.
    #[inline]
    pub(crate) const fn moved(self, heading: Heading) -> Self {
        Self(if heading.ascends() { self.0 << heading.stride() } else { self.0 >> heading.stride() })
    }

    /// All squares that share an edge with one of these; corners do not count ([`rules::NEXT_TO`]).
    pub(crate) const fn neighbours(self) -> Self {
        let mut set = Self::EMPTY;
        let mut n = 0;
        while n < Heading::ALL.len() {
            let heading = Heading::ALL[n];
            set = set.union(self.minus(heading.edge()).moved(heading));
            n += 1;
        }
        set
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heading {
    North,
    East,
    South,
    West,
}

impl Heading {
    /// In the order in which steps are listed.
    pub(crate) const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Whether the numbers of the squares grow in this direction.
    #[inline]
    const fn ascends(self) -> bool {
        matches!(self, Self::North | Self::East)
    }

    /// What a step adds to the number of a square.
    const fn difference(self) -> u8 {
        if self.ascends() { self.stride() } else { self.stride().wrapping_neg() }
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
    pub(crate) const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// The squares at which the board ends in this direction.
    #[inline]
    pub(crate) const fn edge(self) -> Squares {
        const EDGES: [Squares; 4] = [rank(LINE - 1), file(LINE - 1), rank(0), file(0)];
        EDGES[self as usize]
    }
}

/// Whether a line runs along a file or along a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Axis {
    File,
    Rank,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, crate::core::Wire)]
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
    pub(crate) const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// The sides of a seat: the one in front and the one to the left. Rulebook: "Version de Base".
    pub(crate) const fn of(seat: Seat) -> [Self; 2] {
        if seat.0 == 0 { [Self::South, Self::West] } else { [Self::North, Self::East] }
    }

    pub(crate) const fn owner(self) -> Seat {
        match self {
            Self::South | Self::West => Seat(0),
            Self::North | Self::East => Seat(1),
        }
    }

    /// The direction in which factions come in from this side.
    pub(crate) const fn heading(self) -> Heading {
        match self {
            Self::South => Heading::North,
            Self::West => Heading::East,
            Self::North => Heading::South,
            Self::East => Heading::West,
        }
    }

    /// Whether the lines of this side are files or ranks.
    pub(crate) const fn axis(self) -> Axis {
        match self {
            Self::South | Self::North => Axis::File,
            Self::West | Self::East => Axis::Rank,
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::West => "west",
            Self::North => "north",
            Self::East => "east",
        }
    }

    /// The first square of the `n`-th line seen from this side.
    #[inline]
    pub(crate) const fn gate(self, n: u8) -> Square {
        match self {
            Self::South => Square::at(n, 0),
            Self::West => Square::at(0, n),
            Self::North => Square::at(n, LINE - 1),
            Self::East => Square::at(LINE - 1, n),
        }
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
pub(crate) fn ray(from: Square, heading: Heading) -> Squares {
    RAYS[from.index()][heading as usize]
}
