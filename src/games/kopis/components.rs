//! What is in the box of Kopis, as a front end draws it: the tables of `data` and `board` in the rows of the specification.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::board::{Axis, Heading, Side, Square, Squares};
use super::data::{self, CAPTURE_POINTS, FACTIONS, FORTRESSES, LINE, PLANE, POINTS, SEAT_COLOURS, SQUARE};
use super::position::Kopis;
use super::wire::{Layout, Line, Options, Order, Piece};
use crate::core::Seat;

/// What is in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisComponents"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Components {
    /// How many there are of each thing.
    pub components: Vec<ComponentRow>,
    /// The seats: where they sit and which pieces are theirs.
    pub seats: Vec<SeatRow>,
    /// The plane that the places of squares are on.
    pub plane: Plane,
    /// The squares of the board, a1, b1, … f6.
    pub squares: Vec<SquareRow>,
    /// The lines that face each side.
    pub lines: Vec<LineRow>,
    /// The fortresses and the posts at this table.
    pub layout: Layout,
    /// Where and in which order fortresses are placed in the advanced set-up.
    pub placement: Placement,
    /// What scores how many points.
    pub scoring: Scoring,
}

/// How many there are of one thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisComponentCount"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ComponentRow {
    /// What it is.
    #[cfg_attr(test, ts(type = "\"board\" | \"faction\" | \"fortress\" | \"bastion\""))]
    pub id: Cow<'static, str>,
    /// How many are in the box.
    pub count: u32,
    /// How many of them each seat has; left out where they belong to nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub per_seat: Option<u32>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisSeat"))]
#[serde(deny_unknown_fields)]
pub struct SeatRow {
    /// Its number.
    pub seat: Seat,
    /// The colour of its pieces.
    #[cfg_attr(test, ts(type = "\"red\" | \"black\""))]
    pub colour: Cow<'static, str>,
    /// The side in front of it.
    pub sits: Side,
    /// The sides that its factions come in from: the one in front of it and the one to its left.
    pub sides: [Side; 2],
    /// The letter of its factions in a board.
    pub faction: Piece,
    /// The letter of its fortresses in a board.
    pub fortress: Piece,
}

/// A drawing plane; x grows to the right, y grows downwards, seat 0 sits at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisPlane"))]
#[serde(deny_unknown_fields)]
pub struct Plane {
    /// Its width and height; the board is in the middle.
    pub size: u16,
    /// The width and height of a square.
    pub square: u16,
}

/// A point of the drawing plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisPoint"))]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// How far to the right.
    pub x: u16,
    /// How far down.
    pub y: u16,
}

/// A square of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisSquareRow"))]
#[serde(deny_unknown_fields)]
pub struct SquareRow {
    /// Its name.
    pub id: Square,
    /// Its file.
    #[cfg_attr(test, ts(type = "\"a\" | \"b\" | \"c\" | \"d\" | \"e\" | \"f\""))]
    pub file: Line,
    /// Its rank, 1 to 6.
    pub rank: u8,
    /// The squares that share an edge with it: north, east, south, west.
    pub neighbours: Vec<Square>,
    /// Whether a fortress may be placed there in the advanced set-up.
    pub placement: bool,
    /// Its top left corner on the plane.
    pub svg: Point,
}

/// A line that faces a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisLineRow"))]
#[serde(deny_unknown_fields)]
pub struct LineRow {
    /// The side it faces.
    pub side: Side,
    /// Its name.
    pub line: Line,
    /// The seat that plays from that side.
    pub owner: Seat,
    /// The direction in which a faction comes in.
    pub direction: Heading,
    /// Its squares in the order in which an entering faction comes to them.
    pub squares: Vec<Square>,
}

/// Placing fortresses in the advanced set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisPlacement"))]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// The squares on which a fortress may be placed.
    pub squares: Vec<Square>,
    /// The seats that place, in order.
    pub orders: PlacementOrders,
}

/// The seats that place the four fortresses, by the option `placementOrder`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisPlacementOrders"))]
#[serde(deny_unknown_fields)]
pub struct PlacementOrders {
    /// In turn.
    pub alternate: [Seat; 4],
    /// One, both, one.
    pub snake: [Seat; 4],
}

/// What scores how many points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisScoring"))]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// Points for a captured faction.
    pub capture: u32,
    /// Points for a faction on the board, by the fortresses next to it.
    pub faction: Vec<FactionRow>,
}

/// What a faction on the board scores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KopisFactionScore"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FactionRow {
    /// Whether a fortress of its own seat is next to it.
    pub own_fortress: bool,
    /// Whether a fortress of the other seat is next to it.
    pub enemy_fortress: bool,
    /// Its points.
    pub points: u32,
    /// The rule that says so.
    #[cfg_attr(test, ts(type = "KopisRuleId"))]
    pub rule: Cow<'static, str>,
}

impl Components {
    /// What is in the box when the game is played with these options.
    pub(super) fn new(options: &Options) -> Self {
        Self {
            components: counts(),
            seats: Seat::all(2).map(SeatRow::new).collect(),
            plane: Plane { size: PLANE, square: SQUARE },
            squares: Square::all().map(SquareRow::new).collect(),
            lines: lines(),
            layout: Kopis::setup(options).expect("components are asked for with valid options").layout(),
            placement: Placement {
                squares: Squares::INNER.iter().collect(),
                orders: PlacementOrders { alternate: data::placing(Order::Alternate), snake: data::placing(Order::Snake) },
            },
            scoring: Scoring { capture: CAPTURE_POINTS, faction: faction_scores() },
        }
    }
}

fn counts() -> Vec<ComponentRow> {
    let shared = |id| ComponentRow { id: Cow::Borrowed(id), count: 1, per_seat: None };
    let of_seats = |id, each| ComponentRow { id: Cow::Borrowed(id), count: 2 * each, per_seat: Some(each) };
    vec![shared("board"), of_seats("faction", FACTIONS), of_seats("fortress", FORTRESSES), shared("bastion")]
}

impl SeatRow {
    fn new(seat: Seat) -> Self {
        let sides @ [sits, _] = Side::of(seat);
        let [faction, fortress] = Piece::of(seat);
        Self { seat, colour: Cow::Borrowed(SEAT_COLOURS[seat.index()]), sits, sides, faction, fortress }
    }
}

impl SquareRow {
    fn new(id: Square) -> Self {
        let margin = (PLANE - u16::from(LINE) * SQUARE) / 2;
        let (file, rank) = (u16::from(id.file()), u16::from(id.rank()));
        Self {
            id,
            file: Line::new(Axis::File, id.file()),
            rank: id.rank() + 1,
            neighbours: Heading::ALL.into_iter().filter_map(|heading| id.step(heading)).collect(),
            placement: Squares::INNER.contains(id),
            svg: Point { x: margin + SQUARE * file, y: margin + SQUARE * (u16::from(LINE) - 1 - rank) },
        }
    }
}

/// Six lines of each side, south, west, north, east.
fn lines() -> Vec<LineRow> {
    let row = |side: Side, n: u8| {
        let squares = std::iter::successors(Some(side.gate(n)), |square| square.step(side.heading()));
        LineRow {
            side,
            line: Line::new(side.axis(), n),
            owner: side.owner(),
            direction: side.heading(),
            squares: squares.collect(),
        }
    };
    Side::ALL.into_iter().flat_map(|side| (0..LINE).map(move |n| row(side, n))).collect()
}

fn faction_scores() -> Vec<FactionRow> {
    let row = |own_fortress: bool, enemy_fortress: bool| {
        let (points, rule) = POINTS[usize::from(own_fortress)][usize::from(enemy_fortress)];
        FactionRow { own_fortress, enemy_fortress, points, rule: Cow::Borrowed(rule.id()) }
    };
    vec![row(false, false), row(false, true), row(true, false), row(true, true)]
}
