//! What JavaScript sees of Kopis: options, state, moves, events. Plain data only.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};

use super::board::{Axis, Side, Square};
use super::data;
use crate::core::{Seat, any_number, required, text_id};

/// Which of the two games is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisLayout"))]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// The central squares of seat 0 and of seat 1.
    pub fortresses: [[Square; 2]; 2],
    /// The lines that have a post, four on each side.
    pub posts: Posts,
}

/// Lines of each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// The part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    #[serde(deserialize_with = "required")]
    #[cfg_attr(test, ts(type = "0 | 1 | null"))]
    pub turn: Option<Seat>,
    /// Six strings of six, rank 6 first, file a first: `.` empty, `r` `R` red faction and fortress, `b` `B` black.
    pub board: Vec<String>,
    /// Posts that are still occupied, ascending.
    pub waiting: Posts,
    /// The square of the Bastion, null when it is beside the board.
    #[serde(deserialize_with = "required")]
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
    #[serde(default, deserialize_with = "unused_numbers")]
    pub standing: [u8; 2],
    /// How the game ended, null until it has.
    #[serde(default)]
    pub result: Option<GameResult>,
}

impl State {
    /// The options that the game was set up with.
    pub(super) fn options(&self) -> Options {
        Options {
            mode: self.mode,
            setup: self.setup,
            placement_order: self.placement_order,
            quiet_limit: self.quiet_limit,
            layout: self.layout.clone(),
        }
    }
}

fn default_quiet_limit() -> u16 {
    data::QUIET_LIMIT
}

/// Reads any two numbers and drops them: the engine counts the points itself.
fn unused_numbers<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 2], D::Error> {
    #[derive(Deserialize)]
    struct Unused(
        #[serde(deserialize_with = "any_number")]
        #[allow(dead_code, reason = "only its shape is checked")]
        i32,
    );
    <[Unused; 2]>::deserialize(deserializer).map(|_| [0; 2])
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisResult"))]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// Why it ended.
    pub reason: Reason,
    /// The points of both seats.
    pub scores: [u8; 2],
    /// The seat with more points, null in a draw.
    #[serde(deserialize_with = "required")]
    #[cfg_attr(test, ts(type = "0 | 1 | null"))]
    pub winner: Option<Seat>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisMove"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
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

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisEvent"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
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
        ranking: Vec<Vec<Seat>>,
        scores: [u8; 2],
        reason: Reason,
        #[serde(deserialize_with = "required")]
        #[cfg_attr(test, ts(type = "0 | 1 | null"))]
        winner: Option<Seat>,
    },
}

/// A piece by colour and kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

impl Piece {
    pub(super) const ALL: [Self; 4] = [Self::RedFaction, Self::RedFortress, Self::BlackFaction, Self::BlackFortress];

    /// The faction and the fortress of a seat.
    pub(super) const fn of(seat: Seat) -> [Self; 2] {
        if seat.0 == 0 { [Self::RedFaction, Self::RedFortress] } else { [Self::BlackFaction, Self::BlackFortress] }
    }

    /// The letter that stands for it in a board.
    pub(super) const fn letter(self) -> char {
        match self {
            Self::RedFaction => 'r',
            Self::RedFortress => 'R',
            Self::BlackFaction => 'b',
            Self::BlackFortress => 'B',
        }
    }
}

/// A line of the board: a file `a` to `f` or a rank `1` to `6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line {
    pub(super) axis: Axis,
    /// Which of the six, from 0.
    pub(super) n: u8,
}

impl Line {
    pub(super) const fn new(axis: Axis, n: u8) -> Self {
        Self { axis, n }
    }

    /// The line with this name.
    pub(super) fn parse(text: &str) -> Option<Self> {
        match *text.as_bytes() {
            [file @ b'a'..=b'f'] => Some(Self::new(Axis::File, file - b'a')),
            [rank @ b'1'..=b'6'] => Some(Self::new(Axis::Rank, rank - b'1')),
            _ => None,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = match self.axis {
            Axis::File => b'a',
            Axis::Rank => b'1',
        };
        write!(f, "{}", char::from(first + self.n))
    }
}

text_id!(Line, "a line: a to f, or 1 to 6");
text_id!(Square, "a square: a1 to f6");

#[cfg(test)]
mod typescript {
    //! Ids are written as text; their TypeScript types are aliases of our own.

    use super::{Line, Square};
    use crate::generate::alias;

    alias!(Square, "KopisSquare", "string");
    alias!(Line, "KopisLine", "\"a\" | \"b\" | \"c\" | \"d\" | \"e\" | \"f\" | \"1\" | \"2\" | \"3\" | \"4\" | \"5\" | \"6\"");
}
