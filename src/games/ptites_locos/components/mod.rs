//! What is in the box of Les P'tites Locos, as a front end draws it: the rows of the specification, for the board in use.
//!
//! `tables` fills them from `data`, `places` and the plan of the tracks.

mod places;
mod platforms;
mod tables;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

pub use self::platforms::{
    BufferRow, CellRow, EndPassages, Passage, PassageTo, PlacedCell, PlacementRow, PlatformGrid, PlatformRow, RowPassages,
    StrandRow,
};
use super::wire::{Colour, Compass, Die};

/// What is in the box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosComponents"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Components {
    /// How many there are of each thing.
    pub components: Vec<ComponentRow>,
    /// The faces of the dice.
    pub dice: Dice,
    /// The numbers of the rules.
    pub rules_constants: RulesConstants,
    /// The grid that places are named on: x grows to the right, y grows downwards, a square is named by its centre.
    pub grid: Grid,
    /// The parallel tracks, from the outer to the inner one.
    pub lanes: Vec<LaneRow>,
    /// The squares that do not move: start spaces, the tracks of the sections, arrival spaces.
    pub squares: Vec<SquareRow>,
    /// The buffers behind the arrival spaces.
    pub arrival_buffers: Vec<ArrivalBufferRow>,
    /// The colours of the locomotives, by seat.
    pub seat_colours: Vec<Cow<'static, str>>,
    /// The sheds.
    pub sheds: Vec<ShedRow>,
    /// The slots that platforms lie in.
    pub slots: Vec<SlotRow>,
    /// The small grid of a platform.
    pub platform_grid: PlatformGrid,
    /// The platforms with their tracks.
    pub platforms: Vec<PlatformRow>,
    /// Every platform in every slot with either end at the buffer: where its squares are and what follows them.
    pub placements: Vec<PlacementRow>,
}

/// How many there are of one thing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosComponentCount"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ComponentRow {
    /// What it is.
    pub id: Cow<'static, str>,
    /// How many are in the box.
    pub count: u8,
    /// How many of them each seat has; left out where they belong to nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub per_seat: Option<u8>,
    /// In how many colours or in which; left out where that is no matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub colours: Option<Colours>,
}

/// The colours of a thing: how many, or which.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosColours"))]
#[serde(untagged)]
pub enum Colours {
    /// So many.
    Number(u8),
    /// These.
    Named(Vec<Colour>),
}

/// The dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosDice"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Dice {
    /// The colour die.
    pub colour: Vec<ColourFace>,
    /// The faces of a number die.
    pub number: Vec<Die>,
    /// How many number dice there are.
    pub number_dice: u8,
}

/// A face of the colour die.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosColourFace"))]
#[serde(deny_unknown_fields)]
pub struct ColourFace {
    /// What it shows.
    pub face: Colour,
    /// On how many of the six faces.
    pub weight: u8,
}

/// The numbers of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosRulesConstants"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RulesConstants {
    /// Locomotives of each seat.
    pub locos_per_seat: u8,
    /// Locomotives in sheds that win.
    pub locos_to_win: u8,
    /// Start spaces.
    pub start_spaces: u8,
    /// Arrival spaces.
    pub arrival_spaces: u8,
    /// Sheds.
    pub sheds: u8,
    /// Slots for platforms.
    pub slots: u8,
    /// Platforms.
    pub platforms: u8,
    /// Repair tiles.
    pub repair_tiles: u8,
    /// Points that bringing a locomotive into play costs.
    pub entry_cost: u8,
    /// Plays of a turn at most.
    pub max_plays_per_turn: u8,
}

/// A grid of squares.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosGrid"))]
#[serde(deny_unknown_fields)]
pub struct Grid {
    /// Squares from left to right, counted from 0.
    pub width: u8,
    /// Squares from top to bottom, counted from 0.
    pub height: u8,
}

/// One of the parallel tracks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosLane"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LaneRow {
    /// Its letter in the name of a square.
    #[cfg_attr(test, ts(type = "\"o\" | \"m\" | \"i\""))]
    pub id: char,
    /// Which it is.
    #[cfg_attr(test, ts(type = "\"outer\" | \"middle\" | \"inner\""))]
    pub name: Cow<'static, str>,
    /// The row of a platform that it meets.
    pub row: u8,
    /// Its squares in a section; null on a board of one's own whose sections differ.
    pub section_length: Option<u8>,
    /// Points from the hand to the arrival space if every platform led straight on.
    pub points_from_hand_to_arrival_through_straight_platforms: u8,
}

/// A square that does not move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosSquare"))]
#[serde(deny_unknown_fields)]
pub struct SquareRow {
    /// Its name.
    pub id: String,
    /// What it is.
    pub kind: SquareKind,
    /// Its track.
    #[cfg_attr(test, ts(type = "\"o\" | \"m\" | \"i\""))]
    pub lane: char,
    /// The section it is in; 0 is before slot 1, 4 behind slot 4.
    pub section: u8,
    /// Its number among the squares of its track in its section, from 1.
    pub index: u8,
    /// Its column on the grid.
    pub x: f64,
    /// Its line on the grid.
    pub y: f64,
    /// What follows it.
    pub next: Next,
}

/// What a square is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosSquareKind"))]
#[serde(rename_all = "camelCase")]
pub enum SquareKind {
    /// A start space.
    Start,
    /// A square of a section.
    Rail,
    /// An arrival space.
    Arrival,
}

/// What follows a square: the name of the next one or `arrivalBuffer`, or a row of whatever lies in a slot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosNext"))]
#[serde(untagged)]
pub enum Next {
    /// The name of the next square, or `arrivalBuffer`.
    Named(String),
    /// A row of whatever platform lies in a slot.
    Slot {
        /// The slot.
        slot: u8,
        /// The row.
        row: u8,
    },
}

/// The buffer behind an arrival space.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosArrivalBuffer"))]
#[serde(deny_unknown_fields)]
pub struct ArrivalBufferRow {
    /// The arrival space.
    pub behind: String,
    /// Its column on the grid.
    pub x: f64,
    /// Its line on the grid.
    pub y: f64,
}

/// A shed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosShed"))]
#[serde(deny_unknown_fields)]
pub struct ShedRow {
    /// Its name.
    pub id: String,
    /// Its column on the grid.
    pub x: u8,
    /// Its line on the grid.
    pub y: u8,
}

/// A slot that platforms lie in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosSlot"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SlotRow {
    /// Its number, 1 to 4.
    pub id: u8,
    /// The side of the board that it is on.
    pub side: Compass,
    /// Where its buffer is.
    pub buffer: PlaceOnGrid,
    /// The colour of its buffer; null is none.
    pub buffer_colour: Option<Colour>,
    /// The direction of travel through it.
    pub heading: Compass,
    /// The column of its leftmost squares.
    pub x0: u8,
    /// The line of its topmost squares.
    pub y0: u8,
    /// Its width in squares.
    pub w: u8,
    /// Its height in squares.
    pub h: u8,
    /// The square before each of its rows, null where no track leads there.
    #[cfg_attr(test, ts(type = "[string | null, string | null, string | null, string | null]"))]
    pub entry: Vec<Option<String>>,
    /// The square behind each of its rows, null where no track goes on.
    #[cfg_attr(test, ts(type = "[string | null, string | null, string | null, string | null]"))]
    pub exit: Vec<Option<String>>,
}

/// A place on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosPoint"))]
#[serde(deny_unknown_fields)]
pub struct PlaceOnGrid {
    /// Its column.
    pub x: f64,
    /// Its line.
    pub y: f64,
}
