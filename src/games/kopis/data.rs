//! The board of Kopis: squares, sides, lines, and the tables that the rest of the game reads.

use super::rules;
use super::wire::{Layout, Line, Order, Posts, Reason};
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

/// Whose the central fortresses are and where the factions wait.
/// Reconstructed ([`rules::CENTRE_COLOURS`], [`rules::POSTS`]), because figure 1 is lost: half a turn of the board swaps the
/// players, and the posts are the four middle lines of each side.
pub(crate) fn default_layout() -> Layout {
    let [c3, d3, c4, d4] = CENTRE;
    let files: Vec<Line> = (1..5).map(|n| Line::new(Axis::File, n)).collect();
    let ranks: Vec<Line> = (1..5).map(|n| Line::new(Axis::Rank, n)).collect();
    Layout {
        fortresses: [[c3, d3], [c4, d4]],
        posts: Posts { south: files.clone(), west: ranks.clone(), north: files, east: ranks },
    }
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
    pub(crate) const fn step(self, heading: Heading) -> Option<Self> {
        let (file, rank) = (self.file(), self.rank());
        match heading {
            Heading::North if rank + 1 < LINE => Some(Self::at(file, rank + 1)),
            Heading::East if file + 1 < LINE => Some(Self::at(file + 1, rank)),
            Heading::South if rank > 0 => Some(Self::at(file, rank - 1)),
            Heading::West if file > 0 => Some(Self::at(file - 1, rank)),
            _ => None,
        }
    }

    /// The direction in which an orthogonal neighbour lies.
    pub(crate) fn heading_to(self, to: Self) -> Option<Heading> {
        Heading::ALL.into_iter().find(|&heading| self.step(heading) == Some(to))
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

    /// The squares in ascending order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let square = u8::try_from(left.trailing_zeros()).ok().filter(|&square| square < Square::COUNT)?;
            left &= left - 1;
            Some(Square(square))
        })
    }

    /// All squares that share an edge with one of these; corners do not count ([`rules::NEXT_TO`]).
    pub(crate) const fn neighbours(self) -> Self {
        let not_a = Self(self.0 & !FILE_A.0).0;
        let not_f = Self(self.0 & !FILE_F.0).0;
        Self((self.0 << LINE | self.0 >> LINE | not_a >> 1 | not_f << 1) & BOARD.0)
    }
}

const BOARD: Squares = Squares((1 << Square::COUNT) - 1);
const FILE_A: Squares = file(0);
const FILE_F: Squares = file(LINE - 1);

const fn file(file: u8) -> Squares {
    let mut set = Squares::EMPTY;
    let mut rank = 0;
    while rank < LINE {
        set = set.with(Square::at(file, rank));
        rank += 1;
    }
    set
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
}

/// Whether a line runs along a file or along a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Axis {
    File,
    Rank,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
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
    pub(crate) const fn gate(self, n: u8) -> Square {
        match self {
            Self::South => Square::at(n, 0),
            Self::West => Square::at(0, n),
            Self::North => Square::at(n, LINE - 1),
            Self::East => Square::at(LINE - 1, n),
        }
    }
}

/// From every square in every direction: the squares that follow, up to the edge.
static RAYS: [[Ray; 4]; Square::COUNT as usize] = {
    let mut rays = [[Ray { squares: [Square(0); LINE as usize], len: 0 }; 4]; Square::COUNT as usize];
    let mut from = 0;
    while from < Square::COUNT {
        let mut heading = 0;
        while heading < 4 {
            let ray = &mut rays[from as usize][heading];
            let mut at = Some(Square(from));
            while let Some(square) = at {
                ray.squares[ray.len as usize] = square;
                ray.len += 1;
                at = square.step(Heading::ALL[heading]);
            }
            heading += 1;
        }
        from += 1;
    }
    rays
};

#[derive(Clone, Copy)]
struct Ray {
    squares: [Square; LINE as usize],
    len: u8,
}

/// The squares from `from` on, itself first, up to the edge.
pub(crate) fn ray(from: Square, heading: Heading) -> &'static [Square] {
    let ray = &RAYS[from.index()][heading as usize];
    &ray.squares[..ray.len as usize]
}
