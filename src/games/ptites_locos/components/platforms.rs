//! The platforms as a front end draws them: their tracks, and where these lead from every slot.

use serde::{Deserialize, Serialize};

use super::super::wire::{Colour, End};

/// The small grid of a platform: rows from the buffer inwards, columns in the direction of travel, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosPlatformGrid"))]
#[serde(deny_unknown_fields)]
pub struct PlatformGrid {
    /// Its rows.
    pub rows: u8,
    /// Its columns.
    pub cols: u8,
}

/// A platform, seen with end A at the buffer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosPlatformRow"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlatformRow {
    /// Its colour.
    pub colour: Colour,
    /// Its letter in the name of a square.
    #[cfg_attr(test, ts(type = "\"b\" | \"r\" | \"y\""))]
    pub letter: char,
    /// The slot it starts in.
    pub start_slot: u8,
    /// The end that lies against the buffer at the start unless the options say otherwise.
    pub start_end: End,
    /// Its tracks.
    pub strands: Vec<StrandRow>,
    /// The buffers on it.
    pub buffers: Vec<BufferRow>,
    /// Where each of its rows leads.
    pub passage: EndPassages,
}

/// A track of a platform.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosStrandRow"))]
#[serde(deny_unknown_fields)]
pub struct StrandRow {
    /// Its name: the letter of the platform and a number.
    pub id: String,
    /// Its squares from the entry to the exit.
    pub cells: Vec<CellRow>,
    /// The row it comes from, null for a buffer.
    #[serde(rename = "in")]
    pub entry: Option<u8>,
    /// The row it leads to, null for a buffer.
    #[serde(rename = "out")]
    pub exit: Option<u8>,
}

/// A square of a platform.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosCell"))]
#[serde(deny_unknown_fields)]
pub struct CellRow {
    /// Its name.
    pub id: String,
    /// Its row; it may lie between two.
    pub row: f64,
    /// Its column; it may lie between two.
    pub col: f64,
}

/// A buffer on a platform.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosBuffer"))]
#[serde(deny_unknown_fields)]
pub struct BufferRow {
    /// The track that it blocks.
    pub strand: String,
    /// Its row; it may lie between two.
    pub row: f64,
    /// Its column; it may lie between two.
    pub col: f64,
}

/// Where the rows of a platform lead, by the end that lies against the buffer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosEndPassages"))]
#[serde(deny_unknown_fields)]
pub struct EndPassages {
    /// With end A.
    #[serde(rename = "A")]
    pub a: RowPassages,
    /// With end B.
    #[serde(rename = "B")]
    pub b: RowPassages,
}

/// Where the rows of a platform lead; null is a row without a rail.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosRowPassages"))]
#[serde(deny_unknown_fields)]
pub struct RowPassages {
    /// From the outer track.
    #[serde(rename = "1")]
    pub row1: Option<Passage>,
    /// From the middle track.
    #[serde(rename = "2")]
    pub row2: Option<Passage>,
    /// From the inner track.
    #[serde(rename = "3")]
    pub row3: Option<Passage>,
    /// From where no track leads.
    #[serde(rename = "4")]
    pub row4: Option<Passage>,
}

/// Where a row of a platform leads.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosPassage"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Passage {
    /// How many squares of the platform it crosses.
    pub squares: u8,
    /// What is behind them.
    pub to: PassageTo,
    /// The row on which it leaves; left out before a buffer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub exit_row: Option<u8>,
}

/// What is behind a track of a platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosPassageTo"))]
#[serde(rename_all = "camelCase")]
pub enum PassageTo {
    /// A track of the board.
    Lane,
    /// Nothing: a locomotive derails.
    NoTrack,
    /// A buffer on the platform.
    Buffer,
}

/// A platform in a slot with one end at the buffer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosPlacement"))]
#[serde(deny_unknown_fields)]
pub struct PlacementRow {
    /// The platform.
    pub platform: Colour,
    /// The slot, 1 to 4.
    pub slot: u8,
    /// The end that lies against the buffer.
    pub end: End,
    /// The square that a locomotive from each row enters, null where there is no rail.
    #[cfg_attr(test, ts(type = "[string | null, string | null, string | null, string | null]"))]
    pub entry: Vec<Option<String>>,
    /// The squares of the platform.
    pub cells: Vec<PlacedCell>,
}

/// A square of a platform that lies in a slot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PtitesLocosPlacedCell"))]
#[serde(deny_unknown_fields)]
pub struct PlacedCell {
    /// Its name.
    pub id: String,
    /// Its row as the platform lies.
    pub row: f64,
    /// Its column as the platform lies.
    pub col: f64,
    /// Its column on the grid of the board.
    pub x: f64,
    /// Its line on the grid of the board.
    pub y: f64,
    /// The square that follows it, `buffer`, or `noTrack`.
    pub next: String,
}
