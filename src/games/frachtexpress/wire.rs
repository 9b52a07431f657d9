//! What JavaScript sees of FrachtExpress: options, state, phases. Plain data only; moves and events are in `happenings`.

use std::{fmt, sync::Arc};

use super::data::{self, Field, Special, Station, Turn};
use super::geometry::{Cell, Facing, Spot};
use super::loose;
use crate::core::{Fields, FromTree, Named, Seat, ToText, Tree, Wire, Writer, Wrong, through_serde};

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

impl ToText for CardId {
    fn to_text(&self, out: &mut Writer) {
        out.display(self);
    }
}

impl FromTree for CardId {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        Self::from(wrong.text(tree))
    }
}

through_serde!(CardId);

/// A track card of an owner's own table.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressCard"))]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Unique among the cards.
    pub id: CardId,
    /// The kind of track: `curve`, `straight`, `switchRight`, `switchLeft`, `fork`, `doubleCurve`, `triangle`,
    /// `threeWay`, `slipRight`, `slipLeft` or `crossing`.
    #[serde(deserialize_with = "loose::text")]
    pub pattern: String,
    /// The wagon value, 2 to 9.
    #[serde(deserialize_with = "loose::whole")]
    pub wagon: i32,
    /// Where the wagon is coupled.
    #[cfg_attr(test, ts(type = "FrachtExpressStation"))]
    #[serde(deserialize_with = "loose::text")]
    pub from: String,
    /// Where it is uncoupled.
    #[cfg_attr(test, ts(type = "FrachtExpressStation"))]
    #[serde(deserialize_with = "loose::text")]
    pub to: String,
    /// The action value, 1 to 5.
    #[serde(deserialize_with = "loose::whole")]
    pub action: i32,
}

/// How the stations lie: a known layout by its name, or one of one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Layout {
    /// `standard`, `author` or `free`.
    Named(String),
    /// Stations and field of one's own.
    Own(OwnLayout),
}

/// A layout of one's own: every station on a cell of the field.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
#[serde(deny_unknown_fields)]
pub struct OwnLayout {
    /// The cell of each of the ten stations.
    #[serde(deserialize_with = "loose::texts")]
    pub stations: Named<String>,
    /// Where track may lie.
    pub field: OwnField,
}

/// The two corners of a field of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
#[serde(deny_unknown_fields)]
pub struct OwnField {
    /// The upper left cell.
    #[serde(deserialize_with = "loose::text")]
    pub from: String,
    /// The lower right cell.
    #[serde(deserialize_with = "loose::text")]
    pub to: String,
}

/// What may be chosen before the game.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
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
    pub layout: Layout,
    /// Free set-up: how far the field reaches beyond the stations.
    #[cfg_attr(test, ts(type = "0 | 1 | 2", optional))]
    #[serde(deserialize_with = "loose::whole")]
    pub free_margin: i32,
    /// Special actions that replace the printed ones; only in the advanced game.
    #[cfg_attr(test, ts(type = "Partial<Record<FrachtExpressStation, FrachtExpressSpecial>>", optional))]
    #[serde(deserialize_with = "loose::texts")]
    pub specials: Named<String>,
    /// The game ends after so many turns; 10 to 10000.
    #[cfg_attr(test, ts(as = "Option<i32>", optional))]
    #[serde(deserialize_with = "loose::whole")]
    pub turn_limit: i32,
    /// A corrected table of the 50 cards for owners of the box.
    #[cfg_attr(test, ts(type = "Array<FrachtExpressCard> | null", optional))]
    #[serde(deserialize_with = "loose::cards")]
    pub cards: Option<Vec<Card>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            advanced: false,
            layout: Layout::Named("standard".to_owned()),
            free_margin: data::MARGIN.into(),
            specials: Named::default(),
            turn_limit: data::TURN_LIMIT.into(),
            cards: None,
        }
    }
}

/// Something for each station, written as an object with the ten letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByStation<T>(pub [T; Station::COUNT]);

impl<T: ToText> ToText for ByStation<T> {
    fn to_text(&self, out: &mut Writer) {
        out.object(|out| {
            for (station, value) in Station::ALL.iter().zip(&self.0) {
                out.field(station.letter(), value);
            }
        });
    }
}

impl<T: FromTree> FromTree for ByStation<T> {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        let mut fields = Fields::of(tree, "A B C D E F G H I J", wrong);
        Self(std::array::from_fn(|_| fields.next(T::from_tree)))
    }
}

/// Everything at the table, or what a seat sees of it: what it may not see is null.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
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
    pub cards: Option<Vec<Card>>,
    /// The cell of each station; null while it is not laid.
    #[cfg_attr(test, ts(type = "Record<FrachtExpressStation, FrachtExpressCell | null>"))]
    pub stations: ByStation<Option<Cell>>,
    /// Where track may lie; null during the free set-up.
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
    pub start_seat: Option<Seat>,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// Whose turn it is.
    pub turn: TurnState,
    /// What is to be done.
    pub phase: Phase,
}

/// The cards on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressStack"))]
#[serde(deny_unknown_fields)]
pub struct Stack {
    /// Where they lie.
    pub cell: Cell,
    /// The cards, bottom first.
    pub stack: Vec<Laid>,
}

/// A card that lies on the field.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressLaid"))]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Which card.
    pub card: CardId,
    /// How it is turned.
    pub turn: Turn,
}

/// A player and what is his.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
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
    pub loc: Option<Locomotive>,
    /// Whether he holds a flight ticket.
    pub ticket: bool,
    /// Whether he holds a veto card.
    pub veto: bool,
    /// The wagon that must leave the station before it can be uncoupled.
    pub locked: Option<CardId>,
}

/// Where a locomotive is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressLocomotive"))]
#[serde(deny_unknown_fields)]
pub struct Locomotive {
    /// A station or a sleeper.
    pub spot: Spot,
    /// Where it looks; null in a station.
    pub facing: Option<Facing>,
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Wire)]
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
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressPhase", tag = "type"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
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
        card: Option<CardId>,
        turned: Option<CardId>,
        target: Option<Seat>,
        done: u8,
    },
    /// The game is over.
    Over { reason: Reason },
}

/// A locomotive on its way.
#[derive(Clone, Debug, PartialEq, Eq, Wire)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Wire)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressPending"))]
#[serde(deny_unknown_fields)]
pub struct Pending {
    /// Whose locomotive.
    pub loc: Seat,
    /// Where it goes.
    pub to: Spot,
}

/// How a locomotive came to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Wire)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Wire)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Wire)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
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
    use crate::typescript::alias;

    alias!(CardId, "FrachtExpressCardId", "string");
}
