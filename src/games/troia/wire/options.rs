//! What may be chosen before the game, and what was chosen in a game in progress.

use std::fmt;

use indexmap::IndexMap;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::super::data::Colour;
use crate::core::Lenient;

/// What may be chosen before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaOptions", optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Options {
    /// One colour for each seat, all different; red, blue, yellow, green in seat order when not given.
    #[cfg_attr(test, ts(type = "Array<TroiaColour> | null", optional))]
    pub colours: Option<Lenient<Vec<Colour>>>,
    /// Which pieces are plan pieces: drawn for each game, those of a fixed table of ours (`"box"`), or an owner's table. How
    /// many each layer has is public at every table, also at one that was set up by hand.
    #[cfg_attr(test, ts(as = "Option<Plans>", optional))]
    pub plans: Lenient<Plans>,
    /// Whether the contour lines of an unexamined piece are legible, so that its face tells the cell.
    #[cfg_attr(test, ts(as = "Option<Contours>", optional))]
    pub contours: Contours,
    /// Whether a piece under a bridge is free.
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub bridges: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { colours: None, plans: Plans::default().into(), contours: Contours::default(), bridges: true }
    }
}

/// Which pieces are plan pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaPlans"))]
#[serde(untagged)]
pub enum Plans {
    /// A source that has a name.
    Named(PlanSource),
    /// The table of an owner of the box.
    Table(PlanTable),
}

impl Default for Plans {
    fn default() -> Self {
        Self::Named(PlanSource::Drawn)
    }
}

impl<'de> Deserialize<'de> for Plans {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PlansVisitor;
        impl<'de> Visitor<'de> for PlansVisitor {
            type Value = Plans;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"drawn\", \"box\" or a table with the plan cells of each layer")
            }
            fn visit_str<E: Error>(self, name: &str) -> Result<Plans, E> {
                PlanSource::deserialize(name.into_deserializer()).map(Plans::Named)
            }
            fn visit_map<A: MapAccess<'de>>(self, table: A) -> Result<Plans, A::Error> {
                PlanTable::deserialize(MapAccessDeserializer::new(table)).map(Plans::Table)
            }
        }
        deserializer.deserialize_any(PlansVisitor)
    }
}

/// Where the plan pieces come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaPlanSource"))]
#[serde(rename_all = "camelCase")]
pub enum PlanSource {
    /// They are drawn for each game, with a fixed number per layer.
    Drawn,
    /// They are those of a fixed table of ours, the same in every game.
    Box,
}

/// The plan cells of each of the five layers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlanTable(pub IndexMap<String, Vec<String>>);

/// When the contour lines of a piece are legible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaContours"))]
#[serde(rename_all = "camelCase")]
pub enum Contours {
    /// Always.
    #[default]
    Open,
    /// Only behind the tent.
    Examined,
}

/// The options of a game in progress, with nothing left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaTable"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TableOptions {
    /// How many play: 2 to 4.
    pub players: i32,
    /// The colour of each seat.
    pub colours: Vec<Colour>,
    /// Which pieces are plan pieces.
    pub plans: Plans,
    /// When the contour lines of a piece are legible.
    pub contours: Contours,
    /// Whether a piece under a bridge is free.
    pub bridges: bool,
}

#[cfg(test)]
crate::generate::alias!(PlanTable, "TroiaPlanTable", "Record<TroiaLayer, Array<string>>");
