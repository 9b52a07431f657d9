//! What is in the box of Troia, as a front end draws it.
//!
//! It follows from the options alone, which everybody at the table knows. Which pieces are plan pieces is among it only with
//! our fixed table or an owner's own; where they are drawn for each game that is a secret of the position. How many each layer
//! has is never a secret.

mod art;
mod drawing;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::data::{
    self, BONUS, Cell, Colour, HALF_SIDE, HANDLINGS, IN_FRONT, Kind, Layer, MOUND_FIELD, PERMITS, PUBLISHED, REACH, ROTATIONS,
    SAMPLE_GRID, SAMPLE_SCALE, SAMPLE_STEP, StartingCards, THROW_OFFSET, THROW_SPAN, THROWS,
};
use super::frame::Cells;
use super::ids::{Card, CardSet};
use super::position::{PlanOption, Troia};
use super::wire::Options;
use crate::core::Game;
use art::Point;

pub use drawing::{Area, BehindArea, Drawing, FrameArea, FrontArea, ScoreTrack, TentArea, TrackSpace};

/// What is in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaComponents"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Components {
    /// The layers of settlement, oldest first.
    pub layers: Vec<LayerRow>,
    /// The pieces, by layer and in the order of the frame.
    pub pieces: Vec<PieceRow>,
    /// The colours of the players, in the order in which seats get them by default.
    pub colours: Vec<ColourRow>,
    /// The action cards by number.
    pub cards: Vec<CardRow>,
    /// What differs with the number of players.
    pub setup: Vec<SetupRow>,
    /// The numbers that the rules name.
    pub limits: Limits,
    /// The half-side vector of each rotation of a piece in the mound: x to the east, y to the north.
    #[cfg_attr(test, ts(type = "Array<[number, number]>"))]
    pub rotations: Vec<Point>,
    /// How the mound is built.
    pub mound: MoundNumbers,
    /// The track round the edge of the board.
    pub score_track: ScoreTrack,
    /// The contour lines of the site, in site units: 100 to a cell, origin at the north-west corner of a1, x to the east, y to
    /// the south. They are the same in every layer.
    pub contours: Vec<ContourLine>,
    /// The plans of the layers, in site units. A plan piece shows what falls in its cell.
    pub plan_art: Vec<PlanLine>,
    /// Where everything may lie on a screen: x to the right, y downwards.
    pub drawing: Drawing,
}

/// A layer of settlement and its frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaLayerRow"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LayerRow {
    /// Its id.
    pub id: Layer,
    /// What people call it.
    pub name: Cow<'static, str>,
    /// When it is poured on the board, from 1.
    pub pour_order: u8,
    /// The columns of its frame, west to east.
    pub columns: u8,
    /// The rows of its frame, north to south.
    pub rows: u8,
    /// How many pieces it has.
    pub pieces: u8,
    /// How many of them are plan pieces.
    pub plan_pieces: u8,
    /// How many of them are rubble pieces.
    pub rubble_pieces: u8,
    /// The cells of its frame, row by row.
    pub cells: Vec<Cell>,
    /// The numbers of players with which it is used.
    pub used_with: Vec<u8>,
    /// The sign on its frame and on the symbol faces of its pieces.
    pub sign: Sign,
}

/// The sign of a layer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaSign"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Sign {
    /// What it is called.
    pub name: Cow<'static, str>,
    /// Its outline as an SVG path round 0, 0.
    pub path: Cow<'static, str>,
}

/// A piece of the box; its id is not the handle that it has in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaPieceRow"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PieceRow {
    /// Its layer and its cell.
    pub id: String,
    /// The layer that it belongs to.
    pub layer: Layer,
    /// Its place in the frame.
    pub cell: Cell,
    /// What it has on its other face; null where that is drawn for each game.
    pub kind: Option<Kind>,
}

/// A colour of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaColourRow"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ColourRow {
    /// Its id.
    pub id: Colour,
    /// How it looks.
    pub hex: Cow<'static, str>,
}

/// An action card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaCardRow"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CardRow {
    /// Its number.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: Card,
    /// What it is for.
    pub kind: CardKind,
    /// The colour of its dot; a permit has none.
    pub colour: Option<Colour>,
}

/// What an action card is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaCardKind"))]
#[serde(rename_all = "camelCase")]
pub enum CardKind {
    /// It shows a shovel and a sieve: dig and examine.
    Dig,
    /// It shows a map of the dig: publish.
    Publication,
}

/// What differs with the number of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaSetupRow"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SetupRow {
    /// How many play.
    pub players: u8,
    /// The dig cards that everybody starts with.
    pub dig_cards: u8,
    /// The publication cards that everybody starts with.
    pub publication_cards: u8,
    /// The layers in use, oldest first.
    pub layers: Vec<Layer>,
    /// The pieces in the mound.
    pub pieces: u8,
    /// The permits in the pile.
    pub permit_pile: u8,
    /// Whether the starting cards are chosen; otherwise everybody keeps all of the own colour.
    pub chooses_cards: bool,
    /// The fewest rounds of a game.
    pub min_rounds: u8,
    /// The most rounds of a game.
    pub max_rounds: u8,
    /// The permits drawn in a whole game.
    pub permits_drawn: u8,
}

/// The numbers that the rules name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaLimits"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Limits {
    /// Pieces dug and examined in a dig turn.
    pub handlings_per_dig_turn: u8,
    /// Pieces in front of a tent at the end of a turn.
    pub pieces_in_front_at_end_of_turn: u8,
    /// Pieces published in a publication turn.
    pub pieces_published_per_turn: u8,
    /// Points for a plan piece.
    pub plan_points: u8,
    /// Points for a rubble piece.
    pub rubble_points: u8,
    /// Extra points for each piece of a primary or final publication (status `primordial` or `final`).
    pub bonus_per_piece: u8,
}

/// How the mound is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaMoundNumbers"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MoundNumbers {
    /// The side of a piece.
    pub piece_side: i32,
    /// Half of it.
    pub half_side: i32,
    /// A coordinate is the sum of two random numbers below this …
    pub axis_span: u32,
    /// … less this.
    pub axis_offset: i32,
    /// The throws of a piece, of which the lowest counts.
    pub tries: u8,
    /// The levels over which a piece touches a lower one; more are a bridge.
    pub reach: i32,
    /// The points of a face that decide whether it is seen.
    pub sample: Sample,
    /// Where thrown pieces lie.
    pub field: Field,
}

/// The points of a face that decide whether it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaSample"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Sample {
    /// The parts into which half a side is divided.
    pub scale: i32,
    /// The parts from one point to the next.
    pub step: i32,
    /// The points on each axis, in steps from the middle.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub grid: [i32; SAMPLE_GRID.len()],
}

/// The least and the greatest coordinate, on both axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaField"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Field {
    /// The least.
    pub min: i32,
    /// The greatest.
    pub max: i32,
}

/// A contour line of the site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaContourLine"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ContourLine {
    /// How high it runs.
    pub height: u8,
    /// Its points: x, y.
    #[cfg_attr(test, ts(type = "Array<[number, number]>"))]
    pub points: Cow<'static, [Point]>,
}

/// A line of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaPlanLine"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlanLine {
    /// The layer.
    pub layer: Layer,
    /// What is drawn.
    pub what: Cow<'static, str>,
    /// Its points: x, y.
    #[cfg_attr(test, ts(type = "Array<[number, number]>"))]
    pub points: Cow<'static, [Point]>,
}

/// What is in the box with these options.
pub(super) fn components(options: &Options) -> Components {
    let plans = options.plans.get().and_then(|plans| PlanOption::read(plans).ok()).and_then(PlanOption::fixed_cells);
    Components {
        layers: Layer::ALL.into_iter().map(|layer| layer_row(layer, plans)).collect(),
        pieces: Layer::ALL
            .into_iter()
            .flat_map(|layer| layer.cells().iter().map(move |cell| piece_row(layer, cell, plans)))
            .collect(),
        colours: Colour::ALL.map(|id| ColourRow { id, hex: id.hex().into() }).into(),
        cards: CardSet::range(1, data::CARDS).iter().map(card_row).collect(),
        setup: players().map(setup_row).collect(),
        limits: Limits {
            handlings_per_dig_turn: HANDLINGS,
            pieces_in_front_at_end_of_turn: IN_FRONT as u8,
            pieces_published_per_turn: PUBLISHED,
            plan_points: data::points(Kind::Plan),
            rubble_points: data::points(Kind::Rubble),
            bonus_per_piece: BONUS,
        },
        rotations: ROTATIONS.map(|(x, y)| [x as i16, y as i16]).into(),
        mound: MoundNumbers {
            piece_side: 2 * HALF_SIDE,
            half_side: HALF_SIDE,
            axis_span: THROW_SPAN,
            axis_offset: THROW_OFFSET,
            tries: THROWS as u8,
            reach: REACH,
            sample: Sample { scale: SAMPLE_SCALE, step: SAMPLE_STEP, grid: SAMPLE_GRID },
            field: Field { min: MOUND_FIELD.0, max: MOUND_FIELD.1 },
        },
        score_track: drawing::score_track(),
        contours: art::CONTOURS.iter().map(|&(height, points)| ContourLine { height, points: points.into() }).collect(),
        plan_art: art::PLAN_ART
            .iter()
            .map(|&(layer, what, points)| PlanLine { layer, what: what.into(), points: points.into() })
            .collect(),
        drawing: drawing::drawing(),
    }
}

/// The plan cells of every layer where the options tell them.
type KnownPlans = Option<[Cells; Layer::ALL.len()]>;

fn players() -> impl Iterator<Item = u8> {
    Troia::INFO.min_players..=Troia::INFO.max_players
}

fn layer_row(layer: Layer, plans: KnownPlans) -> LayerRow {
    let pieces = layer.cells().len() as u8;
    let plan_pieces = plans.map_or(layer.plan_pieces() as u8, |plans| plans[layer.index()].len() as u8);
    let (sign, path) = layer.sign();
    LayerRow {
        id: layer,
        name: layer.name().into(),
        pour_order: layer.index() as u8 + 1,
        columns: layer.columns(),
        rows: layer.columns(),
        pieces,
        plan_pieces,
        rubble_pieces: pieces - plan_pieces,
        cells: layer.cells().iter().collect(),
        used_with: players().filter(|&players| Layer::used_by(players).contains(&layer)).collect(),
        sign: Sign { name: sign.into(), path: path.into() },
    }
}

fn piece_row(layer: Layer, cell: Cell, plans: KnownPlans) -> PieceRow {
    let kind = plans.map(|plans| if plans[layer.index()].contains(cell) { Kind::Plan } else { Kind::Rubble });
    PieceRow { id: format!("{}-{cell}", layer.id()), layer, cell, kind }
}

fn card_row(number: Card) -> CardRow {
    let kind = if number.publishes() { CardKind::Publication } else { CardKind::Dig };
    CardRow { number, kind, colour: Colour::ALL.into_iter().find(|colour| colour.cards().contains(number)) }
}

/// With one publication a round the game is as short as can be; it is as long as can be when every publication waits until
/// its player has no dig card left but the permit that the one before has brought.
fn setup_row(players: u8) -> SetupRow {
    let StartingCards { dig, publication, .. } = StartingCards::of(players);
    let (dig_cards, publication_cards) = (dig as u8, publication as u8);
    SetupRow {
        players,
        dig_cards,
        publication_cards,
        layers: Layer::used_by(players).to_vec(),
        pieces: data::pieces_of(players) as u8,
        permit_pile: PERMITS.len() as u8,
        chooses_cards: dig + publication < Colour::Red.cards().len(),
        min_rounds: publication_cards,
        max_rounds: dig_cards + 2 * publication_cards - 1,
        permits_drawn: players * publication_cards,
    }
}
