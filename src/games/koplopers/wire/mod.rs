//! What JavaScript sees of Koplopers & Dwarsliggers: options, state, moves, events. Plain data only.
//!
//! `ids` holds the text ids, `tables` the board as data.

mod ids;
mod tables;

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use crate::core::{Lenient, Seat, required};

pub(crate) use ids::Id;
pub use ids::{RegionId, SectionId, StationId, TokenId, TrainNo};
pub use tables::{
    Board, BoardConstants, BoardRegion, BoardSection, BoardStation, Colour, Length, PerPlayers, Point, SeatColour,
    TableConstants, TableRegion, TableSection, TableStation, Tables, Token, Yard,
};

/// Which version is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersVariant"))]
#[serde(rename_all = "camelCase")]
pub enum Variant {
    /// The family version.
    #[default]
    Family,
    /// The advanced version: any first yard, boarding from behind, a penalty for passengers left aboard.
    Advanced,
}

/// How "only one action point on a coupled train" is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersCoupledTrains"))]
#[serde(rename_all = "camelCase")]
pub enum CoupledTrains {
    /// A coupled train counts as one train.
    #[default]
    AsOne,
    /// One action point a turn is all that drives a coupled train or turns it round.
    OnePointPerTurn,
}

/// What may be chosen before the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersOptions"))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Options {
    /// Which version is played.
    #[cfg_attr(test, ts(as = "Option<Variant>", optional))]
    pub variant: Variant,
    /// How the rule about coupled trains is read.
    #[cfg_attr(test, ts(as = "Option<CoupledTrains>", optional))]
    pub coupled_trains: CoupledTrains,
    /// Tables of an owner of the box; null for the built-in ones.
    #[cfg_attr(test, ts(as = "Option<Tables>", optional = nullable))]
    pub board: Lenient<Option<Tables>>,
}

/// A disruption chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersChip"))]
#[allow(missing_docs, reason = "the three letters")]
pub enum Chip {
    A,
    B,
    C,
}

impl Chip {
    /// All three, in the order in which the disc visits them.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::C];

    /// The place of the chip in a list of three.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The chip that is due after this one.
    pub const fn next(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::C,
            Self::C => Self::A,
        }
    }
}

/// Where the chips lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersChips"))]
#[serde(deny_unknown_fields)]
#[allow(non_snake_case, reason = "the three letters")]
pub struct Chips {
    /// The station of chip A; null while it lies beside the board.
    #[serde(deserialize_with = "required")]
    pub A: Option<StationId>,
    /// The station of chip B, or null.
    #[serde(deserialize_with = "required")]
    pub B: Option<StationId>,
    /// The station of chip C, or null.
    #[serde(deserialize_with = "required")]
    pub C: Option<StationId>,
}

/// The tokens on the circles of every station, in table order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Waiting(pub IndexMap<StationId, Vec<TokenId>>);

/// Everything on and around the board; in a view, what the seat may not see is null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersState"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    /// Which version is played.
    pub variant: Variant,
    /// How the rule about coupled trains is read.
    pub coupled_trains: CoupledTrains,
    /// The complete board of an owner; null for the built-in tables.
    #[serde(deserialize_with = "required")]
    pub board: Option<Board>,
    /// The space of the black train, from 1.
    pub round: u8,
    /// Whether the round in progress is the last.
    pub last_round: bool,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// What is being decided.
    pub phase: Phase,
    /// Action points left to the seat in turn; 0 in drawing and over.
    pub points: u8,
    /// Whether a disruption card was played this turn.
    pub disruption_played: bool,
    /// The players.
    pub seats: Vec<Player>,
    /// The tokens on the circles; every station is a key.
    pub waiting: Waiting,
    /// Where the disruption chips lie.
    pub chips: Chips,
    /// The space of the red disc: the chip that is due.
    pub disc: Chip,
    /// The draw pile: a set, hidden from everybody.
    pub deck: Vec<Option<StationId>>,
    /// The discarded cards.
    pub discard: Vec<StationId>,
    /// Tokens that changed trains this turn.
    pub shifted: Vec<TokenId>,
    /// Offers opened this turn, ordered by train, seat and the other's train.
    pub offers_made: Vec<OfferMade>,
}

/// What is being decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersPhase"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Phase {
    /// The seat in turn acts.
    Act {},
    /// A train stands beside another and must drive on, so that `keep` points are left.
    Passing { train: TrainNo, keep: u8 },
    /// The owner chooses who boards.
    Boarding { train: TrainNo },
    /// One of two own trains is too full; a < b.
    Exchange { a: TrainNo, b: TrainNo },
    /// The load of an uncoupled train is shared.
    Dividing { train: TrainNo, new_train: TrainNo },
    /// The seat in turn puts an offer together.
    Offering { train: TrainNo, with_seat: Seat, with_train: TrainNo, give: Vec<TokenId>, take: Vec<TokenId> },
    /// The other seat answers an offer.
    Answering { train: TrainNo, with_seat: Seat, with_train: TrainNo, give: Vec<TokenId>, take: Vec<TokenId> },
    /// Chance fills up the hand of the seat in turn.
    Drawing {},
    /// The game is over.
    Over {},
}

/// An offer that was opened this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersOfferMade"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OfferMade {
    /// The train of the seat in turn.
    pub train: TrainNo,
    /// The other seat.
    pub with_seat: Seat,
    /// The other seat's train.
    pub with_train: TrainNo,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersSeat"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Player {
    /// Disruption cards in hand; null for the other seats, who know the count.
    pub hand: Vec<Option<StationId>>,
    /// Whether the emergency repair card is still unused.
    pub repair_card: bool,
    /// Whether the first train has been built.
    pub started: bool,
    /// Delivered tokens.
    #[serde(rename = "box")]
    pub delivered: Vec<TokenId>,
    /// Trains on the board, by id.
    pub trains: Vec<Train>,
}

/// A train on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersTrain"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Train {
    /// The number of the piece on the board.
    pub id: TrainNo,
    /// Its units; the second of a coupled train lies on the train card.
    pub units: Vec<TrainNo>,
    /// The section or yard it stands on.
    pub section: SectionId,
    /// The station ahead; null in a yard with its back to the station.
    #[serde(deserialize_with = "required")]
    pub toward: Option<StationId>,
    /// Whether its front is on the open line.
    pub open: bool,
    /// The tokens aboard.
    pub load: Vec<TokenId>,
    /// Whether it has been reversed since it last drove.
    pub turned: bool,
    /// The station where it did free actions, and nothing else, in its owner's last turn.
    #[serde(deserialize_with = "required")]
    pub rested_at: Option<StationId>,
    /// What it did this turn.
    pub now: Now,
}

/// What a train did this turn; nothing outside its owner's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersNow"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Now {
    /// Points spent on it.
    pub spent: u8,
    /// It drove.
    pub drove: bool,
    /// It drove or reversed.
    pub moved: bool,
    /// It did what its owner owes it.
    pub acted: bool,
    /// It did a free action, and so stands still.
    pub halted: bool,
    /// It was coupled or uncoupled.
    pub shunted: bool,
    /// It was built.
    pub built: bool,
    /// The station of its last free action.
    #[serde(deserialize_with = "required")]
    pub free_at: Option<StationId>,
}

/// A move of a seat or of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersMove"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Move {
    /// Builds a unit in a yard.
    Build { yard: SectionId },
    /// Drives onto a section; on the open line its own.
    Drive { train: TrainNo, section: SectionId },
    /// Turns a train's direction of travel.
    Reverse { train: TrainNo },
    /// Takes an empty train out of play in a yard.
    Dismantle { train: TrainNo },
    /// Sets down all who have arrived.
    Alight { train: TrainNo },
    /// Takes aboard who waits.
    Board { train: TrainNo },
    /// Chooses who boards next.
    BoardToken { token: TokenId },
    /// Advanced version: takes a token aboard from the station behind.
    BoardBehind { train: TrainNo, token: TokenId },
    /// Puts the second unit of a coupled train on a section.
    Decouple { train: TrainNo, section: SectionId },
    /// Gives a token to the uncoupled unit.
    Divide { token: TokenId },
    /// Ends the sharing of the tokens.
    Divided {},
    /// Couples two trains; one piece leaves the board.
    Couple { keep: TrainNo, remove: TrainNo },
    /// Lets a token change trains.
    Transfer { token: TokenId, from: TrainNo, to: TrainNo },
    /// Opens an offer to another player's train.
    Offer { train: TrainNo, with_seat: Seat, with_train: TrainNo },
    /// Names a token to give.
    OfferGive { token: TokenId },
    /// Names a token to take.
    OfferTake { token: TokenId },
    /// Proposes the exchange.
    Propose {},
    /// Drops the offer.
    CancelOffer {},
    /// Agrees to the exchange.
    Accept {},
    /// Refuses the exchange.
    Decline {},
    /// Plays the disruption card of a station.
    Disrupt { station: StationId },
    /// Plays the repair card.
    Repair { chip: Chip },
    /// Ends the turn.
    EndTurn {},
    /// Chance: the card that was drawn.
    Drew { station: StationId },
}

/// Why the round in progress is the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersEnd"))]
#[serde(rename_all = "camelCase")]
pub enum End {
    /// The black train is on the last space.
    Track,
    /// A player carries nobody and hardly a token is left on the board.
    Exhausted,
}

impl End {
    /// The code of an outcome: the same word as in an event.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Track => "track",
            Self::Exhausted => "exhausted",
        }
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "KoplopersEvent"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Event {
    /// A turn began.
    TurnBegan { seat: Seat, round: u8 },
    /// A unit was built.
    Built { seat: Seat, train: TrainNo, yard: SectionId },
    /// A train was reversed.
    Reversed { seat: Seat, train: TrainNo, toward: StationId, open: bool },
    /// A train drove a section.
    Drove { seat: Seat, train: TrainNo, section: SectionId, to: StationId, overtaking: bool },
    /// A train was taken out of play.
    Dismantled { seat: Seat, train: TrainNo, yard: SectionId, units: u8, cost: u8 },
    /// A train stopped, and its station was named.
    Stopped { seat: Seat, train: TrainNo, station: StationId },
    /// Passengers arrived.
    Alighted { seat: Seat, train: TrainNo, station: StationId, tokens: Vec<TokenId>, passengers: u16 },
    /// Passengers boarded.
    Boarded { seat: Seat, train: TrainNo, station: StationId, tokens: Vec<TokenId>, passengers: u16, behind: bool },
    /// Tokens did not fit and stay on the board.
    LeftBehind { seat: Seat, train: TrainNo, station: StationId, tokens: Vec<TokenId> },
    /// A token changed trains.
    Transferred { seat: Seat, token: TokenId, from: TrainNo, to: TrainNo },
    /// Two trains were coupled.
    Coupled { seat: Seat, keep: TrainNo, remove: TrainNo, station: StationId },
    /// A train was uncoupled.
    Decoupled { seat: Seat, train: TrainNo, new_train: TrainNo, section: SectionId, station: StationId },
    /// The tokens of an uncoupled train were shared; `moved` is all that the new train got.
    Divided { seat: Seat, train: TrainNo, new_train: TrainNo, moved: Vec<TokenId> },
    /// An exchange was proposed.
    Offered { seat: Seat, train: TrainNo, with_seat: Seat, with_train: TrainNo, give: Vec<TokenId>, take: Vec<TokenId> },
    /// An exchange was agreed to.
    Accepted { seat: Seat, train: TrainNo, with_seat: Seat, with_train: TrainNo, give: Vec<TokenId>, take: Vec<TokenId> },
    /// An exchange was refused.
    Declined { seat: Seat, train: TrainNo, with_seat: Seat, with_train: TrainNo, give: Vec<TokenId>, take: Vec<TokenId> },
    /// An offer was dropped.
    OfferCancelled { seat: Seat, train: TrainNo, with_seat: Seat, with_train: TrainNo, give: Vec<TokenId>, take: Vec<TokenId> },
    /// A station was disrupted; `from` is where the chip lay, `disc` where the disc is now.
    Disrupted {
        seat: Seat,
        station: StationId,
        chip: Chip,
        #[serde(deserialize_with = "required")]
        from: Option<StationId>,
        disc: Chip,
    },
    /// A chip was taken off the board.
    Repaired { seat: Seat, chip: Chip, station: StationId },
    /// A turn ended.
    TurnEnded { seat: Seat, points_lost: u8 },
    /// The discards became the draw pile.
    Reshuffled { cards: u8 },
    /// A card was drawn; null for the other seats.
    DrewCard {
        seat: Seat,
        #[serde(deserialize_with = "required")]
        station: Option<StationId>,
    },
    /// The round in progress is the last.
    LastRound { reason: End },
    /// The game is over.
    GameOver { scores: Vec<i32>, ranking: Vec<Vec<Seat>>, reason: End },
}

#[cfg(test)]
mod typescript {
    //! A record with keys of a type of its own is an alias in TypeScript.

    use super::Waiting;
    use crate::generate::alias;

    alias!(Waiting, "KoplopersWaiting", "Record<KoplopersStationId, Array<KoplopersTokenId>>");
}
