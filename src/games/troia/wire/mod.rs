//! What JavaScript sees of Troia: options, state, moves, events. Plain data only.

mod options;

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};

use super::data::{Cell, Colour, Face, Kind, Layer, any_cell};
use super::ids::{Card, CardSet, Handle, PieceSet, any_card, any_cards, any_handle, any_hidden_card, any_hidden_cards};
use crate::core::{Seat, required};

pub use options::{Contours, Options, PlanSource, PlanTable, Plans, TableOptions};

/// The part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaPhase"))]
#[serde(rename_all = "camelCase")]
pub enum PhaseName {
    /// Everybody chooses the starting cards, secretly (three and four players).
    ChooseCards,
    /// Everybody takes a starting piece, seat 0 first.
    StartPieces,
    /// Everybody chooses an action card, secretly.
    PlayCards,
    /// A seat digs and examines.
    Dig,
    /// A seat publishes.
    Publish,
    /// A permit is drawn.
    DrawPermit,
    /// The game is over.
    Over,
}

/// Everything at the table. In a view what the seat may not see is null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaState"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    /// How the game is played.
    pub options: TableOptions,
    /// The part of the game.
    pub phase: PhaseName,
    /// The round; 0 before the first.
    pub round: i32,
    /// The seats that still owe a secret choice, ascending.
    pub waiting: Vec<Seat>,
    /// The turn order of this round once the cards are up.
    pub order: Vec<Seat>,
    /// The turn in progress.
    #[serde(deserialize_with = "required")]
    pub turn: Option<TurnState>,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// The pieces by handle number: t1, t2, …
    pub pieces: Vec<Piece>,
    /// The permits in the pile, ascending; nobody sees them.
    #[serde(deserialize_with = "any_hidden_cards")]
    #[cfg_attr(test, ts(type = "Array<number | null>"))]
    pub permits: Vec<Option<Card>>,
}

/// A turn in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaTurn"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TurnState {
    /// Whose turn it is.
    pub seat: Seat,
    /// The card that this seat has played.
    #[serde(deserialize_with = "any_card")]
    #[cfg_attr(test, ts(type = "number"))]
    pub card: Card,
    /// Pieces dug and examined in this turn.
    pub handled: i32,
    /// Pieces published in this turn.
    pub published: i32,
    /// Points won in this turn.
    pub points: i32,
}

/// A seat: its cards and its renown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaSeat"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeatState {
    /// Its colour.
    pub colour: Colour,
    /// The cards in hand, ascending; the owner sees them.
    #[serde(deserialize_with = "any_hidden_cards")]
    #[cfg_attr(test, ts(type = "Array<number | null>"))]
    pub hand: Vec<Option<Card>>,
    /// The cards that were left over at the start, ascending; the owner sees them.
    #[serde(deserialize_with = "any_hidden_cards")]
    #[cfg_attr(test, ts(type = "Array<number | null>"))]
    pub set_aside: Vec<Option<Card>>,
    /// The card laid face down; the owner sees it.
    #[serde(deserialize_with = "any_hidden_card")]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub choice: Option<Card>,
    /// The cards played, in order of play.
    #[serde(deserialize_with = "any_cards")]
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub played: Vec<Card>,
    /// The renown, which is the space of the pawn.
    pub renown: i32,
}

/// A piece: what it is and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaPiece"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Piece {
    /// Its handle.
    #[serde(deserialize_with = "any_handle")]
    pub id: Handle,
    /// The layer that it belongs to.
    #[serde(deserialize_with = "required")]
    pub layer: Option<Layer>,
    /// Its place in the frame.
    #[serde(deserialize_with = "any_cell")]
    pub cell: Option<Cell>,
    /// What it has on its other face.
    #[serde(deserialize_with = "required")]
    pub kind: Option<Kind>,
    /// The face that lay up in the mound.
    #[serde(deserialize_with = "required")]
    pub shown: Option<Face>,
    /// Where it is.
    pub place: Place,
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaPlace"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Place {
    /// In the mound: centre, rotation (0 to 35), level; whether it may be taken and whether it is seen follows from
    /// the others and is not read in a position.
    Mound {
        #[serde(deserialize_with = "required")]
        x: Option<i32>,
        #[serde(deserialize_with = "required")]
        y: Option<i32>,
        #[serde(deserialize_with = "required")]
        rot: Option<i32>,
        #[serde(deserialize_with = "required")]
        z: Option<i32>,
        #[serde(default, deserialize_with = "unread")]
        free: bool,
        #[serde(default, deserialize_with = "unread")]
        seen: bool,
    },
    /// In front of a seat's tent.
    Front { seat: Seat },
    /// Behind a seat's tent.
    Tent { seat: Seat },
    /// In its frame: who published it, and in which round.
    Published { seat: Seat, round: i32 },
}

/// Skips a value that the engine works out itself.
fn unread<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    IgnoredAny::deserialize(deserializer)?;
    Ok(false)
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaMove"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Move {
    /// Keeps these cards at the start.
    ChooseCards { cards: CardSet },
    /// Takes a starting piece.
    TakeStart { piece: Handle },
    /// Lays an action card face down.
    PlayCard { card: Card },
    /// Takes a piece from the mound.
    Dig { piece: Handle },
    /// Carries a piece into the tent.
    Examine { piece: Handle },
    /// Lays a piece or a group into its frame.
    Publish { pieces: PieceSet },
    /// Ends the turn.
    EndTurn {},
    /// Chance draws a permit.
    PermitDrawn { card: Card },
}

/// What the reader may know of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaFound"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Found {
    /// Its handle.
    pub id: Handle,
    /// The layer that it belongs to.
    #[serde(deserialize_with = "required")]
    pub layer: Option<Layer>,
    /// Its place in the frame.
    #[serde(deserialize_with = "required")]
    pub cell: Option<Cell>,
    /// What it has on its other face.
    #[serde(deserialize_with = "required")]
    pub kind: Option<Kind>,
    /// The face that lay up in the mound.
    #[serde(deserialize_with = "required")]
    pub shown: Option<Face>,
}

/// What a publication counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaStatus"))]
#[serde(rename_all = "camelCase")]
pub enum Status {
    /// The first of its layer, or larger than any group of it.
    Primordial,
    /// Any other.
    Secondary,
    /// It fills the layer.
    Final,
}

/// What a seat does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaAction"))]
#[serde(rename_all = "camelCase")]
pub enum Action {
    /// It digs and examines.
    Dig,
    /// It publishes.
    Publish,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaReason"))]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    /// Nobody has a publication card left.
    PublicationsUsed,
}

impl Reason {
    /// Its name in JavaScript.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::PublicationsUsed => "publicationsUsed",
        }
    }
}

/// A card and who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaPlayed"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayedCard {
    /// Who.
    pub seat: Seat,
    /// Which card.
    #[cfg_attr(test, ts(type = "number"))]
    pub card: Card,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaEvent"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Event {
    /// A seat has chosen its starting cards; which ones, it alone knows.
    CardsChosen {
        seat: Seat,
        #[serde(deserialize_with = "required")]
        kept: Option<CardSet>,
        #[serde(deserialize_with = "required")]
        set_aside: Option<CardSet>,
    },
    /// A seat took its starting piece.
    StartTaken { seat: Seat, piece: Found },
    /// A seat laid a card face down.
    CardLaid {
        seat: Seat,
        #[serde(deserialize_with = "required")]
        card: Option<Card>,
    },
    /// The cards were turned up; in turn order.
    Revealed { round: u8, cards: Vec<PlayedCard> },
    /// A turn began.
    TurnBegan { seat: Seat, card: Card, action: Action },
    /// A piece was taken from the mound.
    Dug { seat: Seat, piece: Found },
    /// Pieces of the mound are seen that were not before.
    CameToLight { pieces: Vec<Piece> },
    /// A piece was carried into the tent.
    Examined { seat: Seat, piece: Found },
    /// Pieces were laid into a frame; `pieceTotal` are the points without the bonus.
    Published { seat: Seat, layer: Layer, pieces: Vec<Found>, status: Status, piece_total: u8, bonus: u8 },
    /// A layer is complete.
    LayerCompleted { layer: Layer },
    /// A pawn advanced.
    PawnMoved { seat: Seat, points: u8, from: u16, to: u16 },
    /// A pawn was moved back, because another one ended on its space.
    PawnMovedBack { seat: Seat, from: u16, to: u16 },
    /// A seat drew a permit; which one, it alone knows.
    PermitDrawn {
        seat: Seat,
        #[serde(deserialize_with = "required")]
        card: Option<Card>,
    },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// A round began.
    RoundBegan { round: u8 },
    /// The game is over; the scores are the renown of the seats.
    GameOver { ranking: Vec<Vec<Seat>>, scores: Vec<i32>, reason: Reason, renown: Vec<u16> },
}

#[cfg(test)]
mod typescript {
    //! Ids are written as text or numbers; their TypeScript types are aliases of our own.

    use super::{Card, CardSet, Cell, Handle, PieceSet};
    use crate::generate::alias;

    alias!(Handle, "TroiaHandle", "string");
    alias!(Cell, "TroiaCell", "string");
    alias!(Card, "TroiaCard", "number");
    alias!(CardSet, "TroiaCards", "Array<number>");
    alias!(PieceSet, "TroiaHandles", "Array<string>");
}
