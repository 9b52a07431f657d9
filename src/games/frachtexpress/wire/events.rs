//! The moves of FrachtExpress, those of players and those of chance, and the events that follow from them.

use serde::{Deserialize, Serialize};

use super::super::data::{Field, Station, Turn};
use super::super::geometry::{Cell, Facing, Side, Spot};
use super::{CardId, Reason};
use crate::core::{Seat, required};

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressMove"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Move {
    /// Chance: who begins.
    StartPlayer { seat: Seat },
    /// Chance: a station is dealt.
    StationDealt { seat: Seat, station: Station },
    /// Chance: a card is drawn.
    Drawn { seat: Seat, card: CardId },
    /// Chance: the top card is turned over.
    Turned { card: CardId },
    /// Chance: a card is taken unseen from a hand.
    Stolen { from: Seat, card: CardId },
    /// Lays a station in the free set-up.
    PlaceStation { station: Station, cell: Cell },
    /// Lays a card on an empty place.
    Lay { card: CardId, cell: Cell, turn: Turn },
    /// Lays a card on a laid one.
    Complete { card: CardId, cell: Cell, turn: Turn },
    /// Couples a hand card as a wagon.
    Couple { card: CardId },
    /// Delivers a coupled wagon.
    Uncouple { card: CardId },
    /// Discards a card to drive.
    Drive { card: CardId },
    /// Discards a card to draw others, which ends the turn.
    Refill { card: CardId },
    /// Discards a card and gives back the ticket to fly.
    Fly { card: CardId, direction: Side },
    /// Ends the turn.
    EndTurn {},
    /// Chooses a way for a locomotive.
    Steer { loc: Seat, to: Spot },
    /// Discards a surplus wagon.
    DropWagon { card: CardId },
    /// Announces the use of the special action.
    UseSpecial {},
    /// Announces not to use it.
    DeclineSpecial {},
    /// Plays a veto card.
    Veto { mode: VetoMode },
    /// Keeps the veto card.
    Pass {},
    /// Names an opponent.
    ChooseOpponent { seat: Seat },
    /// Picks a hand card.
    PickCard { card: CardId },
    /// Picks a coupled wagon.
    PickWagon { card: CardId },
    /// Leaves a fitting wagon in the train.
    Skip {},
    /// Stops rebuilding.
    Finish {},
    /// Names the station to be closed and the turn of the card on it.
    CloseStation { station: Station, turn: Turn },
    /// Re-lays a laid card.
    Relocate { from: Cell, to: Cell, turn: Turn },
    /// Takes a laid card away.
    RemoveTrack { from: Cell },
}

impl Move {
    /// The card that it names.
    pub(crate) const fn card(&self) -> Option<&CardId> {
        match self {
            Self::Drawn { card, .. }
            | Self::Turned { card }
            | Self::Stolen { card, .. }
            | Self::Lay { card, .. }
            | Self::Complete { card, .. }
            | Self::Couple { card }
            | Self::Uncouple { card }
            | Self::Drive { card }
            | Self::Refill { card }
            | Self::Fly { card, .. }
            | Self::DropWagon { card }
            | Self::PickCard { card }
            | Self::PickWagon { card } => Some(card),
            _ => None,
        }
    }
}

/// What a veto card is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressVetoMode"))]
#[serde(rename_all = "camelCase")]
pub enum VetoMode {
    /// The special action does not happen.
    Forbid,
    /// It must happen.
    Force,
    /// The holder chooses its details.
    Dictate,
}

/// Where discarded cards came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressOrigin"))]
#[serde(rename_all = "camelCase")]
pub enum Origin {
    /// A hand.
    Hand,
    /// A train.
    Train,
    /// The field.
    Track,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressEvent"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Event {
    /// It was drawn who begins.
    StartChosen { seat: Seat },
    /// A station was dealt; null for the others.
    StationDealt {
        seat: Seat,
        #[serde(deserialize_with = "required")]
        station: Option<Station>,
    },
    /// A station was laid.
    StationPlaced { seat: Seat, station: Station, cell: Cell },
    /// All stations lie; this is the field.
    FieldSet { field: Field },
    /// A turn began.
    TurnStarted { seat: Seat, number: u16 },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The discard pile became the face-down pile.
    Reshuffled { count: u8 },
    /// A card was drawn; null for the others.
    CardDrawn {
        seat: Seat,
        #[serde(deserialize_with = "required")]
        card: Option<CardId>,
    },
    /// The top card was turned over and discarded.
    CardTurned { card: CardId, action: u8 },
    /// Cards were discarded; `seat` is their owner, for track the active player.
    Discarded { seat: Seat, cards: Vec<CardId>, from: Origin },
    /// A card was laid on an empty place.
    TrackLaid { seat: Seat, card: CardId, cell: Cell, turn: Turn },
    /// A card was laid on another.
    TrackCompleted { seat: Seat, card: CardId, cell: Cell, turn: Turn },
    /// A wagon was coupled.
    Coupled { seat: Seat, card: CardId },
    /// A wagon was delivered.
    Uncoupled { seat: Seat, card: CardId },
    /// A locomotive starts; `seat` steers it.
    DriveStarted { seat: Seat, loc: Seat, distance: u8 },
    /// A locomotive moved by one space; `pushedBy` is the locomotive directly behind.
    Moved {
        loc: Seat,
        from: Spot,
        to: Spot,
        #[serde(deserialize_with = "required")]
        facing: Option<Facing>,
        #[serde(deserialize_with = "required")]
        pushed_by: Option<Seat>,
    },
    /// A locomotive came into a station; `pushed` when another player moved it.
    Entered { loc: Seat, station: Station, pushed: bool },
    /// A locomotive reached the sleeper of another.
    Rammed { by: Seat, loc: Seat, at: Spot },
    /// A locomotive derailed and is back in A.
    Derailed { loc: Seat },
    /// A crossing was crossed; so many wagons may stay.
    Crossed { loc: Seat, cell: Cell, limit: u8 },
    /// A locomotive flew over so many empty places.
    Flew { seat: Seat, direction: Side, over: u8 },
    /// The active player announced whether he uses the special action.
    Announced {
        seat: Seat,
        station: Station,
        #[serde(rename = "use")]
        uses: bool,
    },
    /// A veto card was played and handed back.
    Vetoed { seat: Seat, mode: VetoMode },
    /// A forced special action was not possible.
    Lapsed { seat: Seat },
    /// A flight ticket was taken.
    TicketTaken { seat: Seat },
    /// A flight ticket was handed back.
    TicketReturned { seat: Seat },
    /// A veto card was taken.
    VetoTaken { seat: Seat },
    /// An opponent was named.
    OpponentChosen { by: Seat, seat: Seat },
    /// A card was laid open to close a station.
    CardPicked { seat: Seat, card: CardId },
    /// A hand was shown to all.
    HandShown { seat: Seat, cards: Vec<CardId> },
    /// Hand cards changed hands; null for third parties.
    CardsGiven { from: Seat, to: Seat, cards: Vec<Option<CardId>> },
    /// A card was taken unseen from a hand; null for third parties.
    CardStolen {
        from: Seat,
        to: Seat,
        #[serde(deserialize_with = "required")]
        card: Option<CardId>,
    },
    /// A player must play all his cards this turn.
    MustEmptyHand { seat: Seat },
    /// A wagon changed trains.
    WagonGiven { from: Seat, to: Seat, card: CardId },
    /// A station was closed.
    StationClosed { station: Station, card: CardId, turn: Turn },
    /// A station was reopened.
    StationOpened { station: Station },
    /// A laid card was re-laid.
    TrackMoved { card: CardId, from: Cell, to: Cell, turn: Turn },
    /// A laid card was taken away and discarded.
    TrackRemoved { card: CardId, from: Cell },
    /// The game is over: who has won, and the sums of the delivered and of the coupled wagons.
    GameOver { ranking: Vec<Vec<Seat>>, scores: Vec<i32>, reason: Reason, delivered: Vec<u16>, coupled: Vec<u16> },
}
