//! What JavaScript sees of FrachtExpress: the state and its phases here, options, moves and events beside it. Plain data
//! only.

mod events;
mod options;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};

use super::data::{Field, Special, Station, Turn};
use super::geometry::{Cell, Facing, Spot};
use crate::core::{Seat, required, text_id};

pub use events::{Event, Move, Origin, VetoMode};
pub use options::{Card, Layout, NamedLayout, Options, OwnField, OwnLayout};

/// The id of a track card: `t01` to `t50`, or whatever an owner's own table says.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CardId(Id);

#[derive(Clone, PartialEq, Eq, Hash)]
enum Id {
    /// A `t` and two digits.
    Numbered(u8),
    Other(Arc<str>),
}

impl CardId {
    /// Any text is an id; whether a card has it is for the card table to say.
    fn parse(text: &str) -> Option<Self> {
        Some(Self::from(text))
    }

    /// The id that is written `t` and two digits.
    pub(crate) const fn numbered(number: u8) -> Self {
        Self(Id::Numbered(number))
    }

    /// The number, if it is written `t` and two digits.
    pub(crate) const fn number(&self) -> Option<u8> {
        match self.0 {
            Id::Numbered(number) => Some(number),
            Id::Other(_) => None,
        }
    }
}

impl From<&str> for CardId {
    fn from(text: &str) -> Self {
        match *text.as_bytes() {
            [b't', tens @ b'0'..=b'9', ones @ b'0'..=b'9'] => Self::numbered((tens - b'0') * 10 + (ones - b'0')),
            _ => Self(Id::Other(text.into())),
        }
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Id::Numbered(number) => write!(f, "t{number:02}"),
            Id::Other(text) => f.write_str(text),
        }
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

text_id!(CardId, "the id of a card");

/// Something for each station, written as an object with the ten letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByStation<T>(pub [T; Station::COUNT]);

impl<T: Serialize> Serialize for ByStation<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Station::ALL.iter().zip(&self.0))
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for ByStation<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut given = BTreeMap::<Station, T>::deserialize(deserializer)?;
        let mut values = [T::default(); Station::COUNT];
        for (station, value) in Station::ALL.iter().zip(&mut values) {
            *value = given.remove(station).ok_or_else(|| D::Error::missing_field(station.letter()))?;
        }
        Ok(Self(values))
    }
}

/// Everything at the table, or what a seat sees of it: what it may not see is null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressState"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    /// Whether the stations have special actions.
    pub advanced: bool,
    /// The game ends after this turn.
    pub turn_limit: u16,
    /// Free set-up: how far the field reaches beyond the stations.
    pub free_margin: u8,
    /// The special action of each station; all `none` in the basic game.
    #[cfg_attr(test, ts(type = "Record<FrachtExpressStation, FrachtExpressSpecial>"))]
    pub specials: ByStation<Special>,
    /// An owner's own cards; null for the built-in table.
    #[serde(deserialize_with = "required")]
    pub cards: Option<Vec<Card>>,
    /// The cell of each station; null while it is not laid.
    #[cfg_attr(test, ts(type = "Record<FrachtExpressStation, FrachtExpressCell | null>"))]
    pub stations: ByStation<Option<Cell>>,
    /// Where track may lie; null during the free set-up.
    #[serde(deserialize_with = "required")]
    pub field: Option<Field>,
    /// The cells with track, by row, then column.
    pub track: Vec<Stack>,
    /// The face-down pile, hidden from all; a set in the order of the card table.
    pub deck: Vec<Option<CardId>>,
    /// The open discard pile, top last.
    pub discard: Vec<CardId>,
    /// Free set-up: stations not yet dealt, hidden from all.
    pub station_pool: Vec<Option<Station>>,
    /// Flight tickets beside the field.
    pub tickets_left: u8,
    /// Veto cards beside the field.
    pub vetoes_left: u8,
    /// Who began; null until it is drawn.
    #[serde(deserialize_with = "required")]
    pub start_seat: Option<Seat>,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// Whose turn it is.
    pub turn: TurnState,
    /// What is to be done.
    pub phase: Phase,
}

/// The cards on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressStack"))]
#[serde(deny_unknown_fields)]
pub struct Stack {
    /// Where they lie.
    pub cell: Cell,
    /// The cards, bottom first.
    pub stack: Vec<Laid>,
}

/// A card that lies on the field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressLaid"))]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Which card.
    pub card: CardId,
    /// How it is turned.
    pub turn: Turn,
}

/// A player and what is his.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressPlayer"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Player {
    /// The cards in hand, seen by their owner alone; a set in the order of the card table.
    pub hand: Vec<Option<CardId>>,
    /// Free set-up: stations still to be laid, seen by their owner alone.
    pub station_hand: Vec<Option<Station>>,
    /// The coupled wagons, oldest first.
    pub train: Vec<CardId>,
    /// The delivered wagons, oldest first; nobody sees them until the game is over.
    pub delivered: Vec<Option<CardId>>,
    /// Where the locomotive is; null during the free set-up.
    #[serde(deserialize_with = "required")]
    pub loc: Option<Locomotive>,
    /// Whether he holds a flight ticket.
    pub ticket: bool,
    /// Whether he holds a veto card.
    pub veto: bool,
    /// The wagon that must leave the station before it can be uncoupled.
    #[serde(deserialize_with = "required")]
    pub locked: Option<CardId>,
}

/// Where a locomotive is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressLocomotive"))]
#[serde(deny_unknown_fields)]
pub struct Locomotive {
    /// A station or a sleeper.
    pub spot: Spot,
    /// Where it looks; null in a station.
    #[serde(deserialize_with = "required")]
    pub facing: Option<Facing>,
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressTurnState"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TurnState {
    /// The active player; 0 until the start player is drawn.
    pub seat: Seat,
    /// Counts the turns of all players; 0 during the set-up.
    pub number: u16,
    /// Whether he must play all his cards this turn.
    pub must_empty_hand: bool,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressPhase"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Phase {
    /// Chance draws who begins.
    ChooseStart {},
    /// Free set-up: chance deals `seat` a station.
    DealStations { seat: Seat },
    /// Free set-up: `seat` lays a station.
    PlaceStation { seat: Seat },
    /// Chance deals `seat` a card; rounds 1 to 3.
    Deal { seat: Seat, round: u8 },
    /// Chance draws the first card of the turn.
    Draw {},
    /// The active player acts.
    Action {},
    /// Chance draws `left` more cards, then the turn ends.
    Refill { left: u8 },
    /// A way is to be chosen for the locomotive of `loc`.
    Steer { run: Run, loc: Seat },
    /// A crossing was crossed: chance turns a card.
    Crossing { run: Run },
    /// `seat` drops wagons until `limit` are left.
    Surplus { run: Run, seat: Seat, limit: u8 },
    /// The active player says whether he uses the special action.
    Announce { station: Station },
    /// `seat` may play his veto card.
    Veto { station: Station, stage: VetoStage, seat: Seat },
    /// A special action is carried out. `card` is the card picked, `turned` the card turned over, `target` the opponent,
    /// `done` the number of rebuilds.
    Special {
        station: Station,
        kind: Special,
        chooser: Seat,
        stage: Stage,
        #[serde(deserialize_with = "required")]
        card: Option<CardId>,
        #[serde(deserialize_with = "required")]
        turned: Option<CardId>,
        #[serde(deserialize_with = "required")]
        target: Option<Seat>,
        done: u8,
    },
    /// The game is over.
    Over { reason: Reason },
}

/// A locomotive on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressRun"))]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// How it came about.
    pub kind: RunKind,
    /// Who steers.
    pub by: Seat,
    /// Whose locomotive moves.
    pub loc: Seat,
    /// Spaces still to go, in `steer` with the one being settled.
    pub left: u8,
    /// Ways settled for this space, the mover first; empty in `crossing` and `surplus`.
    pub pending: Vec<Pending>,
}

/// A way that is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressPending"))]
#[serde(deny_unknown_fields)]
pub struct Pending {
    /// Whose locomotive.
    pub loc: Seat,
    /// Where it goes.
    pub to: Spot,
}

/// How a locomotive came to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressRunKind"))]
#[serde(rename_all = "camelCase")]
pub enum RunKind {
    /// Its owner drives it.
    Drive,
    /// Another player drives it.
    Kidnap,
    /// It lands after a flight.
    Flight,
}

/// What the veto is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressVetoStage"))]
#[serde(rename_all = "camelCase")]
pub enum VetoStage {
    /// The active player wants to use the special action.
    Use,
    /// He does not.
    Decline,
    /// He is forced to it.
    Forced,
}

/// A step of a special action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressStage"))]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    /// An opponent is chosen.
    Opponent,
    /// Chance turns a card.
    Turn,
    /// A hand card is picked.
    Card,
    /// A place is chosen.
    Site,
    /// Chance draws from a hand.
    Steal,
    /// A wagon is picked.
    Wagon,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressReason"))]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    /// A card was to be taken and none was left.
    PilesEmpty,
    /// The last turn is over.
    TurnLimit,
}

#[cfg(test)]
mod typescript {
    //! Ids are written as text; their TypeScript types are aliases of our own.

    use super::CardId;
    use crate::generate::alias;

    alias!(CardId, "FrachtExpressCardId", "string");
}
