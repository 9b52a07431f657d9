//! What may be chosen before the game. Values that a rule refuses when they have not even the right shape are lenient.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use super::super::data::{self, Special, Station};
use super::super::geometry::Cell;
use super::super::patterns::Pattern;
use super::CardId;
use crate::core::Lenient;

/// What may be chosen before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressOptions", optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Options {
    /// Whether the stations have their special actions.
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub advanced: bool,
    /// How the stations lie.
    #[cfg_attr(
        test,
        ts(
            type = "\"standard\" | \"author\" | \"free\" | { stations: Record<FrachtExpressStation, FrachtExpressCell>; field: FrachtExpressField }",
            optional
        )
    )]
    pub layout: Lenient<Layout>,
    /// Free set-up: how far the field reaches beyond the stations.
    #[cfg_attr(test, ts(type = "0 | 1 | 2", optional))]
    pub free_margin: Lenient<u8>,
    /// Special actions that replace the printed ones; only in the advanced game.
    #[cfg_attr(test, ts(type = "Partial<Record<FrachtExpressStation, FrachtExpressSpecial>>", optional))]
    pub specials: Lenient<IndexMap<String, Lenient<Special>>>,
    /// The game ends after so many turns; 10 to 10000.
    #[cfg_attr(test, ts(as = "Option<u16>", optional))]
    pub turn_limit: Lenient<u16>,
    /// A corrected table of the 50 cards for owners of the box.
    #[cfg_attr(test, ts(type = "Array<FrachtExpressCard> | null", optional))]
    pub cards: Lenient<Option<Vec<Card>>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            advanced: false,
            layout: Layout::Named(NamedLayout::Standard).into(),
            free_margin: data::MARGIN.into(),
            specials: IndexMap::new().into(),
            turn_limit: data::TURN_LIMIT.into(),
            cards: None.into(),
        }
    }
}

/// How the stations lie: a known layout by its name, or one of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Layout {
    /// A known one.
    Named(NamedLayout),
    /// Stations and field of one's own.
    Own(OwnLayout),
}

/// The layouts that have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum NamedLayout {
    /// A ring.
    Standard,
    /// The author's dense block.
    Author,
    /// The players lay the stations.
    Free,
}

/// A layout of one's own: every station on a cell of the field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnLayout {
    /// The cell of each of the ten stations.
    pub stations: Lenient<IndexMap<Station, Lenient<Cell>>>,
    /// Where track may lie.
    pub field: OwnField,
}

/// The two corners of a field of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnField {
    /// The upper left cell.
    pub from: Lenient<Cell>,
    /// The lower right cell.
    pub to: Lenient<Cell>,
}

/// A track card of an owner's own table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressCard"))]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Unique among the cards.
    pub id: CardId,
    /// The kind of track: `curve`, `straight`, `switchRight`, `switchLeft`, `fork`, `doubleCurve`, `triangle`,
    /// `threeWay`, `slipRight`, `slipLeft` or `crossing`.
    #[cfg_attr(test, ts(type = "string"))]
    pub pattern: Lenient<Pattern>,
    /// The wagon value, 2 to 9.
    #[cfg_attr(test, ts(type = "number"))]
    pub wagon: Lenient<u8>,
    /// Where the wagon is coupled.
    #[cfg_attr(test, ts(type = "FrachtExpressStation"))]
    pub from: Lenient<Station>,
    /// Where it is uncoupled.
    #[cfg_attr(test, ts(type = "FrachtExpressStation"))]
    pub to: Lenient<Station>,
    /// The action value, 1 to 5.
    #[cfg_attr(test, ts(type = "number"))]
    pub action: Lenient<u8>,
}
