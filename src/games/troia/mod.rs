//! Troia, by Thomas Fackler: two to four archaeologists dig up ancient Troy and publish what they find.
//!
//! Read `rules` for the rules, `wire` for what JavaScript sees, then `position`, `mound` and `play`. Most of the game is
//! secret: `hidden` says who may know what, and draws anew what a seat cannot know.
//!
//! | here | rulebook | what it is |
//! | --- | --- | --- |
//! | mound | colline des fouilles, monticule | the heap of pieces on the board |
//! | piece | pièce | a square puzzle piece, one for each cell of each layer |
//! | plan piece, rubble piece | pièce de Plan, de Décombres | with part of the city plan on one face, or a sign on both |
//! | layer, frame | couche, cadre | a period of settlement, and where its plan is laid out |
//! | cell | | a place in a frame: column a to d, row 1 to 4 |
//! | handle | | the opaque name of a piece in one game |
//! | front | devant la tente | the pieces before a tent, dug and not yet examined |
//! | tent | tente, paravent | a screen; behind it lie the examined pieces |
//! | permit | permis de fouille neutre | a dig card without a dot, 21 to 36 |
//! | renown | renommée, réputation | the score |
//! | primordial, secondary, final | primordiale, secondaire, finale | what a publication counts as; texts say «primary» |
//! | handled | manipulé | an action of a dig turn: a piece dug or examined |

mod components;
mod data;
mod frame;
mod heuristics;
mod hidden;
mod ids;
mod mound;
mod play;
mod position;
pub mod rules;
mod scenarios;
mod scoring;
mod setup;
mod validate;
mod wire;

use crate::core::{
    Actor, Actors, EventLog, Game, Info, OptionInfo, OptionKind, Outcome, Refusal, Rng, RuleRef, Scenario, Seat, Variant, Viewer,
};

use play::Listing;
use position::Phase;

pub use components::{
    Area, BehindArea, CardKind, CardRow, ColourRow, Components, ContourLine, Drawing, Field, FrameArea, FrontArea, LayerRow,
    Limits, MoundNumbers, PieceRow, PlanLine, Sample, ScoreTrack, SetupRow, Sign, TentArea, TrackSpace,
};
pub use data::{Cell, Colour, Face, Kind, Layer};
pub use ids::{Card, CardSet, Handle, PieceSet};
pub use position::Troia;
pub use wire::{
    Action, Contours, Event, Found, Move, Options, PhaseName, Piece, Place, PlanSource, PlanTable, Plans, PlayedCard, Reason,
    SeatState, State, Status, TableOptions, TurnState,
};

impl Game for Troia {
    const INFO: Info = Info {
        id: "troia",
        name: "Troia",
        title: "Troia",
        summary: "Dig up the pieces of five cities, examine them in secret, and publish larger groups than anybody before.",
        author: "Thomas Fackler",
        publisher: "DaimlerChrysler AG",
        year: Some(2000),
        minutes: 60,
        min_players: 2,
        max_players: 4,
        default_players: 4,
        hidden_information: true,
        rules_version: 2,
        rulebook_language: "fr",
        reconstructed: "the colours of the cards, which pieces are plan pieces, the signs and plans of the layers, and the geometry of the mound; all pictures are lost",
        optional_in_positions: &[],
    };
    const RULES: &'static [RuleRef] = rules::ALL;
    const SCENARIOS: &'static [Scenario<Self>] = scenarios::ALL;
    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            name: "colours",
            kind: OptionKind::Table,
            text: "The colour of each player, all different. If none are given: red, blue, yellow and green, in the order of the seats.",
            rule: rules::TENTS_AND_PAWNS,
        },
        OptionInfo {
            name: "plans",
            kind: OptionKind::Choice(&["drawn", "box"]),
            text: "Which pieces are plan pieces: drawn for each game, or the same in every game by a fixed table that we made up. Owners of the game can give the true table. Everybody knows how many each layer has.",
            rule: rules::WHICH_ARE_PLANS,
        },
        OptionInfo {
            name: "contours",
            kind: OptionKind::Choice(&["open", "examined"]),
            text: "The contour lines tell the cell of a piece. They are legible to everybody, or behind the tent only: then you learn the cell when you examine the piece.",
            rule: rules::WHAT_A_FACE_TELLS,
        },
        OptionInfo {
            name: "bridges",
            kind: OptionKind::Switch,
            text: "You may dig a piece from under a bridge: another piece that lies over it, four or more levels higher, without touching it.",
            rule: rules::BRIDGES,
        },
    ];
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Components = Components;

    fn variants() -> Vec<Variant<Options>> {
        vec![Variant { id: "standard", title: "The rulebook's game", options: Options::default() }]
    }

    fn setup(options: &Options, seats: u8, rng: &mut impl Rng) -> Result<Self, Refusal> {
        setup::setup(options, seats, rng)
    }

    fn from_state(state: &State) -> Result<Self, Refusal> {
        validate::from_state(state)
    }

    fn state(&self, viewer: Viewer) -> State {
        hidden::state(self, viewer)
    }

    fn components(options: &Options) -> Components {
        components::components(options)
    }

    fn options(&self) -> Options {
        self.site.options()
    }

    fn seats(&self) -> u8 {
        self.site.players
    }

    fn seats_rule() -> RuleRef {
        rules::PLAYERS
    }

    #[inline]
    fn actors(&self) -> Actors {
        match self.phase {
            Phase::ChooseCards { waiting } | Phase::PlayCards { waiting, .. } => Actors::Seats(waiting),
            Phase::StartPieces => Actors::one(self.next_to_start()),
            Phase::Dig(turn) | Phase::Publish(turn) => Actors::one(turn.seat),
            Phase::DrawPermit(_) => Actors::Chance,
            Phase::Over => Actors::Over,
        }
    }

    fn candidates(&self, who: Actor, out: &mut Vec<Move>) {
        play::candidates(self, who, Listing::Candidates, out);
    }

    fn legal_moves(&self, who: Actor, out: &mut Vec<Move>) {
        play::candidates(self, who, Listing::Legal, out);
    }

    fn turn_rule(&self, who: Actor, _mv: &Move) -> RuleRef {
        match (self.phase, who) {
            (Phase::DrawPermit(_), _) | (_, Actor::Chance) => rules::DRAWING_A_PERMIT,
            (Phase::ChooseCards { .. }, _) => self.starting_cards().rule,
            (Phase::StartPieces, _) => rules::STARTING_PIECE_ORDER,
            (Phase::PlayCards { .. }, _) => rules::CHOOSING_A_CARD,
            (Phase::Dig(_) | Phase::Publish(_), _) => rules::TURN_ORDER,
            (Phase::Over, _) => rules::END_OF_THE_GAME,
        }
    }

    fn check(&self, who: Actor, mv: &Move) -> Result<(), Refusal> {
        play::check(self, who, mv)
    }

    fn apply(&mut self, who: Actor, mv: &Move, log: &mut EventLog<Event>) {
        play::apply(self, who, mv, log);
    }

    fn outcome(&self) -> Option<(Outcome, RuleRef)> {
        scoring::outcome(self)
    }

    /// Draws any permit of the pile.
    fn sample(&self, rng: &mut impl Rng) -> Move {
        let card = self.permits.iter().nth(rng.below(self.permits.len()) as usize);
        Move::PermitDrawn { card: card.expect("a permit is drawn from a pile that is not empty") }
    }

    fn redact(&self, event: Event, seat: Seat) -> Option<Event> {
        Some(hidden::redact(self, event, seat))
    }

    fn reveals(&self, _who: Actor, mv: &Move) -> bool {
        hidden::reveals(self, mv)
    }

    fn determinize(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        hidden::determinize(self, seat, rng)
    }
}
