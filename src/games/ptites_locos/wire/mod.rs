//! What JavaScript sees of Les P'tites Locos: options, state, moves, events. Plain data only.

mod numbers;
mod words;

use serde::{Deserialize, Serialize};

pub use self::numbers::{AnyNumber, Die, Loco, Part};
use self::numbers::{any_seat, any_seat_or_null, count, counts, small, turn};
pub use self::words::{Cause, Colour, Compass, End, PlatformEnds, Reason, Start};
use super::data::TURN_LIMIT;
use crate::core::{Seat, any_number, required};

/// What may be chosen before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosOptions", optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Options {
    /// The tactical variant with repair tiles.
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub repair_tiles: bool,
    /// Whether you choose the end of the platform that goes to the buffer, or the platform slides.
    #[cfg_attr(test, ts(as = "Option<PlatformEnds>", optional))]
    pub platform_ends: PlatformEnds,
    /// The end of each platform that lies at the buffer at the start.
    #[cfg_attr(test, ts(as = "Option<StartEnds>", optional))]
    pub start_ends: StartEnds,
    /// The game ends after this turn without a winner; 0 to 1000000, 0 means no limit (not with a board of your own).
    #[serde(deserialize_with = "any_number")]
    #[cfg_attr(test, ts(as = "Option<i32>", optional))]
    pub turn_limit: i32,
    /// A board of your own, for owners of the box; null is the reconstructed one.
    #[cfg_attr(test, ts(type = "PtitesLocosBoard | null", optional))]
    pub board: Option<Board>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            repair_tiles: false,
            platform_ends: PlatformEnds::default(),
            start_ends: StartEnds::default(),
            turn_limit: TURN_LIMIT,
            board: None,
        }
    }
}

/// An end for each platform.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosStartEnds"))]
#[serde(deny_unknown_fields)]
pub struct StartEnds {
    /// The end of the blue one.
    pub blue: End,
    /// The end of the red one.
    pub red: End,
    /// The end of the yellow one.
    pub yellow: End,
}

/// The tables of a board, for owners of the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosBoard"))]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The lengths of the tracks in sections 1, 2, 3.
    #[cfg_attr(test, ts(as = "[Lengths; 3]"))]
    pub sections: Vec<Lengths>,
    /// The tracks of each platform.
    pub platforms: StrandTables,
}

/// Squares of the outer, middle and inner track in a section, 1 to 12 each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lengths(pub Vec<AnyNumber>);

/// The tracks of each platform, 1 to 8.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosStrands"))]
#[serde(deny_unknown_fields)]
pub struct StrandTables {
    /// The tracks of the blue one.
    pub blue: Vec<StrandTable>,
    /// The tracks of the red one.
    pub red: Vec<StrandTable>,
    /// The tracks of the yellow one.
    pub yellow: Vec<StrandTable>,
}

/// A track of a platform as seen with end A.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosStrand"))]
#[serde(deny_unknown_fields)]
pub struct StrandTable {
    /// How many squares it has, 1 to 4.
    #[cfg_attr(test, ts(type = "number"))]
    pub squares: AnyNumber,
    /// The row it comes from, null for a buffer.
    #[serde(rename = "in", deserialize_with = "required")]
    #[cfg_attr(test, ts(type = "1 | 2 | 3 | 4 | null"))]
    pub entry: Option<AnyNumber>,
    /// The row it leads to, null for a buffer.
    #[serde(rename = "out", deserialize_with = "required")]
    #[cfg_attr(test, ts(type = "1 | 2 | 3 | 4 | null"))]
    pub exit: Option<AnyNumber>,
}

/// The decision that is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosPhase"))]
#[serde(rename_all = "camelCase")]
pub enum PhaseName {
    /// Use a repair tile or not.
    Start,
    /// The dice are rolled.
    Roll,
    /// Which end of the platform goes to the buffer.
    Platform,
    /// Which locomotive moves.
    Loco,
    /// Play again after a double or not.
    Again,
    /// Nothing: the game is over.
    Over,
}

/// Everything on the table. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosState"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    /// How many play.
    #[serde(deserialize_with = "small")]
    pub players: u8,
    /// What was chosen before the game.
    pub options: Chosen,
    /// The turn, from 1; all players' turns are counted.
    #[serde(deserialize_with = "turn")]
    pub turn: u32,
    /// Whose turn it is.
    #[serde(deserialize_with = "any_seat")]
    pub seat: Seat,
    /// 2 is the second play after a double.
    pub part: Part,
    /// The decision that is next.
    pub phase: PhaseName,
    /// Where the platforms lie.
    pub platforms: Berths,
    /// The place of each locomotive: of each seat, by number.
    pub locos: Vec<Vec<Place>>,
    /// The dice of this play; null in "start" and "roll".
    #[serde(deserialize_with = "required")]
    pub roll: Option<Roll>,
    /// The colour set with a tile, until the number dice are rolled.
    #[serde(deserialize_with = "required")]
    pub preset_colour: Option<Colour>,
    /// The locomotive of this turn, from its first move on.
    #[serde(deserialize_with = "required")]
    pub active_loco: Option<Loco>,
    /// Repair tiles of each seat.
    #[serde(deserialize_with = "counts")]
    pub tiles: Vec<u32>,
    /// Repair tiles in the reserve.
    #[serde(deserialize_with = "count")]
    pub reserve: u32,
    /// Who has won.
    #[serde(deserialize_with = "any_seat_or_null")]
    pub winner: Option<Seat>,
}

/// The options that matter after the set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosChosen"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Chosen {
    /// The tactical variant with repair tiles.
    pub repair_tiles: bool,
    /// Whether you choose the end of the platform that goes to the buffer, or the platform slides.
    pub platform_ends: PlatformEnds,
    /// The game ends after this turn; 0 is no limit.
    #[serde(deserialize_with = "count")]
    pub turn_limit: u32,
    /// The board as it was given; null is the board of the specification.
    #[serde(deserialize_with = "required")]
    pub board: Option<Board>,
}

/// Where each platform lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosPlatforms"))]
#[serde(deny_unknown_fields)]
pub struct Berths {
    /// Where the blue one lies.
    pub blue: PlatformAt,
    /// Where the red one lies.
    pub red: PlatformAt,
    /// Where the yellow one lies.
    pub yellow: PlatformAt,
}

/// Where a platform lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosPlatform"))]
#[serde(deny_unknown_fields)]
pub struct PlatformAt {
    /// The slot, 1 to 4.
    #[serde(deserialize_with = "small")]
    pub slot: u8,
    /// The end that lies against the buffer.
    pub end: End,
}

/// Where a locomotive is: `hand`, `shed1` to `shed9`, or the name of a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub String);

/// The dice of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosRoll"))]
#[serde(deny_unknown_fields)]
pub struct Roll {
    /// The platform that moves.
    pub colour: Colour,
    /// The number dice.
    pub dice: [Die; 2],
}

impl Roll {
    /// The points of the play.
    pub(crate) const fn sum(self) -> u8 {
        let [one, other] = self.dice;
        one.pips() + other.pips()
    }

    /// Whether the number dice are equal.
    pub(crate) const fn is_double(self) -> bool {
        let [one, other] = self.dice;
        one.pips() == other.pips()
    }
}

/// A move; `rolled` is one of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosMove"))]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Move {
    /// Variant: begins the turn without a repair tile.
    Roll {},
    /// Variant: uses a repair tile to set the colour die.
    UseTile { colour: Colour },
    /// Chance: the dice.
    Rolled { colour: Colour, dice: [Die; 2] },
    /// Puts the platform into the vacant slot with this end against the buffer.
    Shift { end: End },
    /// Moves a locomotive that is on the board.
    Drive { loco: Loco },
    /// Brings a locomotive into play.
    Enter { start: Start },
    /// Plays again after a double.
    Again {},
    /// Does not play again.
    Stop {},
}

/// A locomotive by its owner and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosLocoRef"))]
#[serde(deny_unknown_fields)]
pub struct LocoRef {
    /// Whose it is.
    pub seat: Seat,
    /// Its number.
    pub loco: Loco,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosEvent"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Event {
    /// A repair tile went back to the reserve, and the colour die was set.
    TileUsed { seat: Seat, colour: Colour, reserve: u32 },
    /// The dice were rolled.
    Rolled { seat: Seat, colour: Colour, dice: [Die; 2] },
    /// A platform went to the vacant slot with the locomotives on it.
    PlatformMoved { colour: Colour, from: u8, to: u8, end: End, carried: Vec<LocoRef> },
    /// A locomotive on a platform that was turned now faces the arrival again.
    LocoTurned { seat: Seat, loco: Loco, square: String },
    /// Nothing can be moved.
    NoMove { seat: Seat },
    /// A locomotive was put on a start space.
    Entered { seat: Seat, loco: Loco, square: Start, points_left: u8 },
    /// A locomotive moved; `path` has every square it entered.
    Moved { seat: Seat, loco: Loco, from: String, path: Vec<String>, points_left: u8 },
    /// A locomotive was hit and takes the points that are left.
    Bumped { seat: Seat, loco: Loco, square: String, points: u8, by: LocoRef },
    /// A locomotive was wrecked; `square` is the last one it stood on.
    Accident { seat: Seat, loco: Loco, square: String, cause: Cause, lost_points: u8 },
    /// The owner of a wrecked locomotive received a repair tile.
    TileGained { seat: Seat, tiles: u32, reserve: u32 },
    /// A locomotive came home.
    Arrived { seat: Seat, loco: Loco, square: String, shed: String, lost_points: u8, in_sheds: u8 },
    /// The seat may play again with this locomotive.
    ReplayOffered { seat: Seat, loco: Loco },
    /// The seat plays again.
    PlaysAgain { seat: Seat, loco: Loco },
    /// The turn is over.
    TurnEnded { seat: Seat, next: Seat },
    /// The game is over.
    GameOver {
        ranking: Vec<Vec<Seat>>,
        scores: Vec<i32>,
        reason: Reason,
        #[serde(deserialize_with = "required")]
        winner: Option<Seat>,
    },
}

#[cfg(test)]
mod typescript {
    //! Places are written as text and lengths as a list; their TypeScript types are aliases of our own.

    use super::{Lengths, Place};
    use crate::generate::alias;

    alias!(Place, "PtitesLocosPlace", "string");
    alias!(Lengths, "PtitesLocosLengths", "[number, number, number]");
}
