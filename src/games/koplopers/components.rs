//! What is in the box of Koplopers & Dwarsliggers, as a front end draws it.

use serde::{Deserialize, Serialize};

use super::board;
use super::data::{self, drawing};
use super::wire::{
    Board, BoardRegion, BoardSection, BoardStation, Chip, Options, PerPlayers, Point, SeatColour, StationId, Token, Yard,
};
use crate::core::Seat;

/// What is in the box. Which token lies where is in the state; this is the list of them all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersComponents"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Components {
    /// The numbers of the rules.
    pub constants: Constants,
    /// The coloured regions.
    pub regions: Vec<BoardRegion>,
    /// The stations, with their places on the drawing.
    pub stations: Vec<BoardStation>,
    /// The black sections.
    pub sections: Vec<BoardSection>,
    /// The ten yards.
    pub yards: Vec<Yard>,
    /// The passenger tokens.
    pub tokens: Vec<Token>,
    /// The stations on the disruption cards, ordered as the stations are.
    pub disruption_cards: Vec<StationId>,
    /// The disruption chips, in the order in which the red disc visits them.
    pub chips: Vec<Chip>,
    /// The track of the black train.
    pub round_track: RoundTrack,
    /// The colour of each seat's units.
    pub players: Vec<PlayerColour>,
    /// How large the drawing is, and what is printed beside the network.
    pub drawing: Drawing,
}

/// The numbers of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersConstants"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Constants {
    /// Action points of a turn.
    pub points_per_turn: u8,
    /// Units of each player.
    pub units_per_player: u8,
    /// Passengers that a unit holds.
    pub capacity_per_unit: u16,
    /// Units of a coupled train.
    pub max_units_per_train: u8,
    /// Cards in a full hand.
    pub hand_size: PerPlayers,
    /// Rounds.
    pub rounds: PerPlayers,
    /// Fewer tokens on the board than this may end the game early.
    pub early_end_below_tokens: u8,
    /// Action points for each action.
    pub costs: Costs,
}

/// Action points for each action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersCosts"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Costs {
    /// Building a unit.
    pub build: u8,
    /// Dismantling a train, for each of its units.
    pub dismantle_per_unit: u8,
    /// Driving a section.
    pub drive: u8,
    /// Reversing a train.
    pub reverse: u8,
    /// Playing a disruption card.
    pub disrupt: u8,
    /// Playing the repair card.
    pub repair: u8,
    /// Setting passengers down.
    pub alight: u8,
    /// Taking passengers aboard.
    pub board: u8,
    /// Letting passengers change trains.
    pub transfer: u8,
    /// Coupling two trains.
    pub couple: u8,
    /// Uncoupling a train.
    pub decouple: u8,
}

/// The track of the black train.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersRoundTrack"))]
#[serde(deny_unknown_fields)]
pub struct RoundTrack {
    /// How many spaces it has after its start, which is space 0.
    pub spaces: u8,
}

/// The colour of a seat's units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersPlayerColour"))]
#[serde(deny_unknown_fields)]
pub struct PlayerColour {
    /// The seat.
    pub seat: Seat,
    /// The colour of its units.
    pub colour: SeatColour,
}

/// How large the drawing is, and what is printed beside the network.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersDrawing"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Drawing {
    /// From the west edge to the east edge; an owner's board may need more.
    pub width: u16,
    /// From the north edge to the south edge; an owner's board may need more.
    pub height: u16,
    /// The spaces A, B, C of the red disc, where the chips lie too that are not on the board.
    pub chip_spaces: Vec<Point>,
    /// The spaces of the round track, the start first.
    pub round_spaces: Vec<Point>,
}

/// What is in the box when these options, which are valid, are played with.
pub(super) fn components(options: &Options) -> Components {
    let board = board::of_options(&options.board);
    Components {
        constants: constants(&board),
        chips: Chip::ALL.to_vec(),
        round_track: RoundTrack { spaces: data::TRACK_SPACES },
        players: Seat::all(data::PLAYERS.1).zip(data::SEAT_COLOURS).map(|(seat, colour)| PlayerColour { seat, colour }).collect(),
        drawing: drawing(&board),
        regions: board.regions,
        stations: board.stations,
        sections: board.sections,
        yards: board.yards,
        tokens: board.tokens,
        disruption_cards: board.disruption_cards,
    }
}

fn constants(board: &Board) -> Constants {
    Constants {
        points_per_turn: data::POINTS,
        units_per_player: data::UNITS as u8,
        capacity_per_unit: data::CAPACITY,
        max_units_per_train: data::COUPLED,
        hand_size: board.constants.hand_size,
        rounds: board.constants.rounds,
        early_end_below_tokens: board.constants.early_end_below_tokens,
        costs: Costs {
            build: data::BUILD_COST,
            dismantle_per_unit: data::COST,
            drive: data::COST,
            reverse: data::COST,
            disrupt: data::COST,
            repair: data::COST,
            alight: data::FREE,
            board: data::FREE,
            transfer: data::FREE,
            couple: data::FREE,
            decouple: data::FREE,
        },
    }
}

/// The drawing grows with the network; what is printed beside it stays where it is.
fn drawing(board: &Board) -> Drawing {
    let stations = board.stations.iter().map(|row| Point { x: row.x, y: row.y });
    let circles = board.stations.iter().flat_map(|row| row.circles_at.iter().copied());
    let yards = board.yards.iter().map(|row| row.end);
    let (mut width, mut height) = drawing::SIZE;
    for Point { x, y } in stations.chain(circles).chain(yards) {
        width = width.max(x + drawing::MARGIN);
        height = height.max(y + drawing::MARGIN);
    }
    Drawing {
        width,
        height,
        chip_spaces: drawing::CHIP_SPACES.map(|(x, y)| Point { x, y }).to_vec(),
        round_spaces: (0..=data::TRACK_SPACES).map(drawing::round_space).collect(),
    }
}
