//! Where the board, the frames, the tents and the score track may lie on a screen. Reconstructed, because the pictures are
//! lost; no rule depends on it.

use serde::{Deserialize, Serialize};

use super::super::data::{Layer, SEATS};
use crate::core::Seat;

/// A rectangle: its corner at the top left, its width and its height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaArea"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Area {
    /// The left edge.
    pub x: i16,
    /// The top edge.
    pub y: i16,
    /// The width.
    pub w: i16,
    /// The height.
    pub h: i16,
}

/// The track round the edge of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaScoreTrack"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ScoreTrack {
    /// The space on which all pawns start.
    pub start: u8,
    /// How many spaces there are.
    pub spaces: u8,
    /// The side of a space.
    pub size: i16,
    /// The spaces in order.
    pub rows: Vec<TrackSpace>,
}

/// A space of the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaTrackSpace"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TrackSpace {
    /// Its number.
    pub space: u8,
    /// Its middle.
    pub x: i16,
    /// Its middle.
    pub y: i16,
}

/// Where everything may lie on a screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaDrawing"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Drawing {
    /// The whole picture: left, top, width, height.
    pub view_box: [i16; 4],
    /// The board.
    pub board: Area,
    /// The middle of the board, in which the mound lies. A piece at (x, y) is drawn at (x, −y), turned by the angle of
    /// (u.x, −u.y), where u is its half-side vector.
    pub mound_field: Area,
    /// The side of a cell of a frame.
    pub cell: i16,
    /// The frames.
    pub frames: Vec<FrameArea>,
    /// The tents by seat.
    pub tents: Vec<TentArea>,
    /// The pile of permits.
    pub permit_pile: Area,
}

/// Where a frame lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaFrameArea"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FrameArea {
    /// Its layer.
    pub layer: Layer,
    /// The left edge of cell a1.
    pub x: i16,
    /// The top edge of cell a1.
    pub y: i16,
}

/// Where a tent stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaTentArea"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TentArea {
    /// Whose it is.
    pub seat: Seat,
    /// The left edge.
    pub x: i16,
    /// The top edge.
    pub y: i16,
    /// The width.
    pub w: i16,
    /// The height.
    pub h: i16,
    /// The row of pieces in front of it.
    pub front: FrontArea,
    /// The pieces behind it.
    pub behind: BehindArea,
}

/// A row of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaFrontArea"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FrontArea {
    /// The left edge of the first piece.
    pub x: i16,
    /// The top edge of the pieces.
    pub y: i16,
    /// The side of a piece.
    pub piece: i16,
    /// The gap between two pieces.
    pub gap: i16,
}

/// Several rows of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaBehindArea"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BehindArea {
    /// The left edge of the first piece.
    pub x: i16,
    /// The top edge of the first row.
    pub y: i16,
    /// The side of a piece.
    pub piece: i16,
    /// The gap between two pieces, and between two rows.
    pub gap: i16,
    /// The pieces in a row.
    pub per_row: u8,
}

/// The spaces on one side of the track, each with one corner; the distance between two; the middle of the outermost.
/// Reconstructed.
const PER_SIDE: u8 = 25;
/// See [`PER_SIDE`].
const APART: i16 = 44;
/// See [`PER_SIDE`].
const OUTERMOST: i16 = 550;

const _: () = assert!(PER_SIDE as i16 * APART == 2 * OUTERMOST, "the track closes at its start");

/// From the bottom left corner up the left side, along the top, down the right side and back along the bottom.
const fn track_space(space: u8) -> TrackSpace {
    let along = APART * (space % PER_SIDE) as i16;
    let (x, y) = match space / PER_SIDE {
        0 => (-OUTERMOST, OUTERMOST - along),
        1 => (-OUTERMOST + along, -OUTERMOST),
        2 => (OUTERMOST, -OUTERMOST + along),
        _ => (OUTERMOST - along, OUTERMOST),
    };
    TrackSpace { space, x, y }
}

pub(super) fn score_track() -> ScoreTrack {
    let spaces = 4 * PER_SIDE;
    ScoreTrack { start: 0, spaces, size: 40, rows: (0..spaces).map(track_space).collect() }
}

/// The corners of the frames round the board. Reconstructed.
const FRAMES: [(Layer, i16, i16); Layer::ALL.len()] =
    [(Layer::VIII, 660, -600), (Layer::VII, -980, -600), (Layer::VI, -980, -240), (Layer::II, 660, -240), (Layer::I, 700, 120)];

/// The tents stand side by side below the board. Reconstructed.
fn tent(seat: Seat) -> TentArea {
    let (x, y) = (-980 + 490 * seat.index() as i16, 650);
    TentArea {
        seat,
        x,
        y,
        w: 470,
        h: 250,
        front: FrontArea { x: x + 10, y: y + 10, piece: 80, gap: 10 },
        behind: BehindArea { x: x + 10, y: y + 110, piece: 50, gap: 6, per_row: 8 },
    }
}

pub(super) fn drawing() -> Drawing {
    Drawing {
        view_box: [-1000, -640, 2000, 1560],
        board: Area { x: -600, y: -600, w: 1200, h: 1200 },
        mound_field: Area { x: -520, y: -520, w: 1040, h: 1040 },
        cell: 80,
        frames: FRAMES.map(|(layer, x, y)| FrameArea { layer, x, y }).into(),
        tents: Seat::all(SEATS as u8).map(tent).collect(),
        permit_pile: Area { x: -980, y: 140, w: 90, h: 130 },
    }
}
