//! What JavaScript sees of Kopis: options, state, moves, events. Plain data only.

use std::fmt;

use super::data::{self, Axis, LINE, Side, Square};
use crate::core::{Derived, FromTree, Seat, ToText, Tree, Wire, Writer, Wrong, through_serde};

/// Which of the two games is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisMode"))]
#[serde(rename_all = "camelCase")]
pub enum Mode {
    /// Storming the Castle: 16 slides.
    #[default]
    Storm,
    /// Sudden Death: one-square moves, over when somebody brings in an eighth faction.
    SuddenDeath,
}

/// How the fortresses come onto the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisSetup"))]
#[serde(rename_all = "camelCase")]
pub enum Setup {
    /// They start in the centre.
    #[default]
    Base,
    /// The players place them.
    Advanced,
}

/// Who places the fortresses when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisPlacementOrder"))]
#[serde(rename_all = "camelCase")]
pub enum Order {
    /// Seats 0, 1, 0, 1.
    #[default]
    Alternate,
    /// Seats 0, 1, 1, 0.
    Snake,
}

/// What may be chosen before the game.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisOptions", optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Options {
    /// Which of the two games is played.
    #[cfg_attr(test, ts(as = "Option<Mode>", optional))]
    pub mode: Mode,
    /// How the fortresses come onto the board.
    #[cfg_attr(test, ts(as = "Option<Setup>", optional))]
    pub setup: Setup,
    /// Who places them when; used in the advanced set-up.
    #[cfg_attr(test, ts(as = "Option<Order>", optional))]
    pub placement_order: Order,
    /// Sudden Death: so many quiet moves in a row end the game; 10 to 400.
    #[cfg_attr(test, ts(as = "Option<u16>", optional))]
    pub quiet_limit: u16,
    /// A corrected table for owners of the box.
    #[cfg_attr(test, ts(type = "KopisLayout | null", optional))]
    pub layout: Option<Layout>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            mode: Mode::default(),
            setup: Setup::default(),
            placement_order: Order::default(),
            quiet_limit: data::QUIET_LIMIT,
            layout: None,
        }
    }
}

/// Whose the central fortresses are, and where the factions wait.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisLayout"))]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// The central squares of seat 0 and of seat 1.
    pub fortresses: [[Square; 2]; 2],
    /// The lines that have a post, four on each side.
    pub posts: Posts,
}

/// Lines of each side.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisPosts"))]
#[serde(deny_unknown_fields)]
pub struct Posts {
    /// Files, in front of seat 0.
    pub south: Vec<Line>,
    /// Ranks, to the left of seat 0.
    pub west: Vec<Line>,
    /// Files, in front of seat 1.
    pub north: Vec<Line>,
    /// Ranks, to the left of seat 1.
    pub east: Vec<Line>,
}

impl Posts {
    /// The lines of one side.
    pub(crate) fn of(&self, side: Side) -> &[Line] {
        match side {
            Side::South => &self.south,
            Side::West => &self.west,
            Side::North => &self.north,
            Side::East => &self.east,
        }
    }
}

/// The part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisPhase"))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// The players place the fortresses (advanced set-up only).
    Placement,
    /// Factions come in and move.
    Battle,
    /// Somebody has won, or it is a draw.
    Over,
}

/// Everything on and around the board. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisState"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    /// Which of the two games is played.
    pub mode: Mode,
    /// How the fortresses came onto the board.
    #[serde(default)]
    pub setup: Setup,
    /// Who places them when.
    #[serde(default)]
    pub placement_order: Order,
    /// So many quiet moves in a row end a game of Sudden Death.
    #[serde(default = "default_quiet_limit")]
    pub quiet_limit: u16,
    /// Whose the central fortresses are, and where the factions wait.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Layout"))]
    pub layout: Option<Layout>,
    /// The part of the game.
    pub phase: Phase,
    /// The seat to act, null when the game is over.
    #[cfg_attr(test, ts(type = "0 | 1 | null"))]
    pub turn: Option<Seat>,
    /// Six strings of six, rank 6 first, file a first: `.` empty, `r` `R` red faction and fortress, `b` `B` black.
    pub board: Vec<String>,
    /// Posts that are still occupied, ascending.
    pub waiting: Posts,
    /// The square of the Bastion, null when it is beside the board.
    pub bastion: Option<Square>,
    /// Enemy factions captured by seat 0, by seat 1.
    #[serde(default)]
    pub captured: [u8; 2],
    /// Own factions pushed off the board by seat 0, by seat 1.
    #[serde(default)]
    pub lost: [u8; 2],
    /// Moves in a row without an entry or a faction leaving the board; always 0 in Storming.
    #[serde(default)]
    pub quiet: u16,
    /// Points if the game ended now, captures included; derived, not read in a position.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub standing: [Derived; 2],
    /// How the game ended, null until it has.
    #[serde(default)]
    pub result: Option<GameResult>,
}

fn default_quiet_limit() -> u16 {
    data::QUIET_LIMIT
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisResult"))]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// Why it ended.
    pub reason: Reason,
    /// The points of both seats.
    pub scores: [u8; 2],
    /// The seat with more points, null in a draw.
    #[cfg_attr(test, ts(type = "0 | 1 | null"))]
    pub winner: Option<Seat>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisReason"))]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    /// Storming: every faction has been played.
    AllPlayed,
    /// Sudden Death: somebody brought in an eighth faction.
    EighthFaction,
    /// Sudden Death: too many quiet moves in a row.
    Quiet,
    /// Neither player can move.
    Blocked,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisMove", tag = "type"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Move {
    /// Places a fortress in the advanced set-up.
    PlaceFortress { at: Square },
    /// Storming: slides a waiting faction along a line until it pushes.
    Slide { side: Side, line: Line },
    /// Sudden Death: brings a waiting faction onto the square it faces.
    Enter { side: Side, line: Line },
    /// Sudden Death: moves a faction by one square.
    Step { from: Square, to: Square },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlaceFortress { at } => write!(f, "fortress on {at}"),
            Self::Slide { side, line } | Self::Enter { side, line } => write!(f, "{} {line}", side.name()),
            Self::Step { from, to } => write!(f, "{from} to {to}"),
        }
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisEvent", tag = "type"))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Event {
    /// A fortress was placed.
    FortressPlaced { seat: Seat, at: Square },
    /// All fortresses are placed.
    BattleBegan {},
    /// A faction was pushed off the board and captured; `seat` is the captor, `at` where it stood last.
    Captured { seat: Seat, at: Square },
    /// A faction was pushed off the board by its own side.
    Lost { seat: Seat, at: Square },
    /// A piece was pushed by one square.
    Pushed { piece: Piece, from: Square, to: Square },
    /// A faction came in; `post` is where it had waited.
    Entered { seat: Seat, side: Side, line: Line, post: Line, at: Square },
    /// A faction moved by one square.
    Stepped { seat: Seat, from: Square, to: Square },
    /// The Bastion was put on the faction that moved.
    BastionPlaced { at: Square },
    /// A seat had no legal move.
    Skipped { seat: Seat },
    /// The Bastion was taken off the board.
    BastionLifted { at: Square },
    /// A faction on the board was counted.
    FactionScored { seat: Seat, at: Square, own_fortresses: u8, enemy_fortresses: u8, points: u8 },
    /// The captures of a seat were counted.
    CapturesScored { seat: Seat, points: u8 },
    /// The game is over.
    GameOver {
        reason: Reason,
        scores: [u8; 2],
        #[cfg_attr(test, ts(type = "0 | 1 | null"))]
        winner: Option<Seat>,
    },
}

/// A piece by colour and kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisPiece"))]
pub enum Piece {
    /// A faction of seat 0.
    #[serde(rename = "r")]
    RedFaction,
    /// A fortress of seat 0.
    #[serde(rename = "R")]
    RedFortress,
    /// A faction of seat 1.
    #[serde(rename = "b")]
    BlackFaction,
    /// A fortress of seat 1.
    #[serde(rename = "B")]
    BlackFortress,
}

/// A line of the board: a file `a` to `f` or a rank `1` to `6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line {
    pub(crate) axis: Axis,
    /// Which of the six, from 0.
    pub(crate) n: u8,
}

impl Line {
    pub(crate) const fn new(axis: Axis, n: u8) -> Self {
        Self { axis, n }
    }

    fn parse(text: &str) -> Option<Self> {
        match *text.as_bytes() {
            [file @ b'a'..=b'f'] => Some(Self::new(Axis::File, file - b'a')),
            [rank @ b'1'..=b'6'] => Some(Self::new(Axis::Rank, rank - b'1')),
            _ => None,
        }
    }
}

/// The name of each line, files first.
const LINE_NAMES: [[&str; LINE as usize]; 2] = [["a", "b", "c", "d", "e", "f"], ["1", "2", "3", "4", "5", "6"]];

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(LINE_NAMES[self.axis as usize][usize::from(self.n)])
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [files, ranks] = LINE_NAMES;
        write!(f, "{}{}", files[usize::from(self.file())], ranks[usize::from(self.rank())])
    }
}

impl ToText for Line {
    fn to_text(&self, out: &mut Writer) {
        out.display(self);
    }
}

impl FromTree for Line {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        wrong.parsed(tree, "a line: a to f, or 1 to 6", Self::parse, Self::new(Axis::File, 0))
    }
}

impl ToText for Square {
    fn to_text(&self, out: &mut Writer) {
        out.display(self);
    }
}

impl FromTree for Square {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        wrong.parsed(tree, "a square: a1 to f6", Self::parse, Self::at(0, 0))
    }
}

through_serde!(Line, Square);


#[cfg(test)]
mod typescript {
    //! Ids are written as text; their TypeScript types are aliases of our own.

    use super::{Line, Square};
    use crate::typescript::alias;

    alias!(Square, "KopisSquare", "string");
    alias!(Line, "KopisLine", "\"a\" | \"b\" | \"c\" | \"d\" | \"e\" | \"f\" | \"1\" | \"2\" | \"3\" | \"4\" | \"5\" | \"6\"");
}
