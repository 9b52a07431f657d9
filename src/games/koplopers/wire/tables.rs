//! The board as data: what an owner may pass, and the complete board that a position holds.

use serde::{Deserialize, Serialize};

use super::ids::{RegionId, SectionId, StationId, TokenId};
use crate::core::required;

/// The tables of an owner of the box; a table that is left out is the built-in one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersTables", optional_fields = nullable))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Tables {
    /// Hand sizes, rounds, tokens for the early end.
    pub constants: Option<TableConstants>,
    /// The coloured regions, 1 to 5.
    pub regions: Option<Vec<TableRegion>>,
    /// The stations, 2 to 64.
    pub stations: Option<Vec<TableStation>>,
    /// The black sections, 1 to 118.
    pub sections: Option<Vec<TableSection>>,
    /// The ten yards.
    pub yards: Option<Vec<Yard>>,
    /// The passenger tokens, 1 to 128.
    pub tokens: Option<Vec<Token>>,
    /// The stations on the disruption cards, at most 128.
    pub disruption_cards: Option<Vec<StationId>>,
}

/// Numbers on which nothing else hangs; one that is left out is the rulebook's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersTableConstants", optional_fields = nullable))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct TableConstants {
    /// Cards in a full hand, 0 to 10.
    pub hand_size: Option<PerPlayers>,
    /// Rounds, 1 to 25.
    pub rounds: Option<PerPlayers>,
    /// Fewer tokens on the board than this may end the game early; 0 to 128.
    pub early_end_below_tokens: Option<u8>,
}

/// A number for each count of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersPerPlayers"))]
#[serde(deny_unknown_fields)]
pub struct PerPlayers {
    /// With two players.
    #[serde(rename = "2")]
    pub two: u8,
    /// With three players.
    #[serde(rename = "3")]
    pub three: u8,
    /// With four players.
    #[serde(rename = "4")]
    pub four: u8,
}

impl From<[u8; 3]> for PerPlayers {
    fn from([two, three, four]: [u8; 3]) -> Self {
        Self { two, three, four }
    }
}

impl PerPlayers {
    /// The number for a table of `seats`.
    pub(crate) const fn of(self, seats: u8) -> u8 {
        match seats {
            2 => self.two,
            3 => self.three,
            _ => self.four,
        }
    }

    pub(crate) const fn all(self) -> [u8; 3] {
        [self.two, self.three, self.four]
    }
}

/// The colour of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersColour"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the five colours")]
pub enum Colour {
    Blue,
    Green,
    Orange,
    Purple,
    Yellow,
}

/// The colour of a seat's units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersSeatColour"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the four colours")]
pub enum SeatColour {
    Red,
    Green,
    Yellow,
    Blue,
}

/// Whether a train on a section touches both its stations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersLength"))]
#[serde(rename_all = "camelCase")]
pub enum Length {
    /// As long as a train.
    Short,
    /// Longer: a train touches one end only.
    Long,
}

/// A place on the drawing, 0 to 4000 both ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersPoint"))]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// From west to east.
    pub x: u16,
    /// From north to south.
    pub y: u16,
}

/// A region that an owner passes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersTableRegion", optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct TableRegion {
    /// Its id.
    pub id: RegionId,
    /// Its colour, unlike the others'.
    pub colour: Colour,
    /// Its name; the id if left out.
    #[serde(default)]
    pub name: Option<String>,
    /// Its stations in table order; they follow from the stations.
    #[serde(default)]
    pub stations: Option<Vec<StationId>>,
    /// How many circles its stations have; it follows from the stations.
    #[serde(default)]
    pub circles: Option<u16>,
}

/// A station that an owner passes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersTableStation", optional_fields = nullable))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TableStation {
    /// Its code.
    pub id: StationId,
    /// Its region.
    pub region: RegionId,
    /// How many tokens lie there at the start, 0 to 8.
    pub circles: u8,
    /// Where it is drawn.
    pub x: u16,
    /// Where it is drawn.
    pub y: u16,
    /// Where its circles are drawn.
    pub circles_at: Vec<Point>,
    /// Its name; the id if left out.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether the rulebook names it; false if left out.
    #[serde(default)]
    pub named: Option<bool>,
}

/// A black section that an owner passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersTableSection", optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct TableSection {
    /// Its id.
    pub id: SectionId,
    /// The station at one end.
    pub a: StationId,
    /// The station at the other end.
    pub b: StationId,
    /// Whether a train on it touches both.
    pub length: Length,
    /// Its length in kilometres, 1 to 1000; only drawn.
    #[serde(default)]
    pub km: Option<u16>,
}

/// A yard: a red section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersYard"))]
#[serde(deny_unknown_fields)]
pub struct Yard {
    /// Its id.
    pub id: SectionId,
    /// The station it belongs to.
    pub station: StationId,
    /// Which player's first train may be built there, or null.
    #[cfg_attr(test, ts(type = "1 | 2 | 3 | 4 | null"))]
    #[serde(deserialize_with = "required")]
    pub number: Option<u8>,
    /// Where its stub ends on the drawing.
    pub end: Point,
}

/// A passenger token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersToken"))]
#[serde(deny_unknown_fields)]
pub struct Token {
    /// Its id.
    pub id: TokenId,
    /// The region whose colour is on its back.
    pub region: RegionId,
    /// How many passengers, 5 to 500 in steps of 5.
    pub passengers: u16,
    /// Where they want to go.
    pub destination: StationId,
}

/// A complete board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersBoard"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Board {
    /// Hand sizes, rounds, tokens for the early end.
    pub constants: BoardConstants,
    /// The coloured regions.
    pub regions: Vec<BoardRegion>,
    /// The stations.
    pub stations: Vec<BoardStation>,
    /// The black sections.
    pub sections: Vec<BoardSection>,
    /// The ten yards.
    pub yards: Vec<Yard>,
    /// The passenger tokens.
    pub tokens: Vec<Token>,
    /// The stations on the disruption cards, ordered as the stations are.
    pub disruption_cards: Vec<StationId>,
}

/// Numbers on which nothing else hangs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersBoardConstants"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BoardConstants {
    /// Cards in a full hand.
    pub hand_size: PerPlayers,
    /// Rounds.
    pub rounds: PerPlayers,
    /// Fewer tokens on the board than this may end the game early.
    pub early_end_below_tokens: u8,
}

/// A region of a complete board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersBoardRegion"))]
#[serde(deny_unknown_fields)]
pub struct BoardRegion {
    /// Its id.
    pub id: RegionId,
    /// Its colour.
    pub colour: Colour,
    /// Its name.
    pub name: String,
    /// Its stations in table order.
    pub stations: Vec<StationId>,
    /// How many circles its stations have.
    pub circles: u16,
}

/// A station of a complete board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersBoardStation"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BoardStation {
    /// Its code.
    pub id: StationId,
    /// Its region.
    pub region: RegionId,
    /// How many tokens lie there at the start.
    pub circles: u8,
    /// Where it is drawn.
    pub x: u16,
    /// Where it is drawn.
    pub y: u16,
    /// Where its circles are drawn.
    pub circles_at: Vec<Point>,
    /// Its name.
    pub name: String,
    /// Whether the rulebook names it.
    pub named: bool,
}

/// A black section of a complete board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersBoardSection"))]
#[serde(deny_unknown_fields)]
pub struct BoardSection {
    /// Its id.
    pub id: SectionId,
    /// The station at one end.
    pub a: StationId,
    /// The station at the other end.
    pub b: StationId,
    /// Whether a train on it touches both.
    pub length: Length,
    /// Its length in kilometres, or null.
    #[serde(deserialize_with = "required")]
    pub km: Option<u16>,
}

/// All tables of a complete board, as its owner would pass them.
impl From<Board> for Tables {
    fn from(board: Board) -> Self {
        let BoardConstants { hand_size, rounds, early_end_below_tokens } = board.constants;
        Self {
            constants: Some(TableConstants {
                hand_size: Some(hand_size),
                rounds: Some(rounds),
                early_end_below_tokens: Some(early_end_below_tokens),
            }),
            regions: Some(board.regions.into_iter().map(TableRegion::from).collect()),
            stations: Some(board.stations.into_iter().map(TableStation::from).collect()),
            sections: Some(board.sections.into_iter().map(TableSection::from).collect()),
            yards: Some(board.yards),
            tokens: Some(board.tokens),
            disruption_cards: Some(board.disruption_cards),
        }
    }
}

impl From<BoardRegion> for TableRegion {
    fn from(BoardRegion { id, colour, name, stations, circles }: BoardRegion) -> Self {
        Self { id, colour, name: Some(name), stations: Some(stations), circles: Some(circles) }
    }
}

impl From<BoardStation> for TableStation {
    fn from(BoardStation { id, region, circles, x, y, circles_at, name, named }: BoardStation) -> Self {
        Self { id, region, circles, x, y, circles_at, name: Some(name), named: Some(named) }
    }
}

impl From<BoardSection> for TableSection {
    fn from(BoardSection { id, a, b, length, km }: BoardSection) -> Self {
        Self { id, a, b, length, km }
    }
}
