//! Troia, by Thomas Fackler: two to four archaeologists dig up ancient Troy and publish what they find.
//!
//! Read `rules` for the rules, `wire` for what JavaScript sees, then `position`, `mound` and `play`. Most of the game is
//! hidden: `view` says who may know what, and `imagine` draws anew what a seat cannot know.
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
//! | primordial, secondary, final | primordiale, secondaire, finale | what a publication counts as |

mod data;
mod frame;
mod guess;
mod ids;
mod imagine;
mod mound;
mod opinion;
mod play;
mod position;
pub mod rules;
mod scenarios;
mod scoring;
mod validate;
mod view;
mod wire;

use crate::core::{
    Actor, Actors, Citation, Eyes, Fault, Game, Info, Log, OptionInfo, OptionKind, Outcome, Refusal, RuleBook, Scenarios, Scenes, Seat, Secrecy,
    Source, Variant,
};

pub use data::{Cell, Colour, Face, Kind, Layer};
pub use ids::{Card, CardSet, Handle, PieceSet};
pub use position::Troia;
pub use wire::{
    Action, Contours, Event, Found, Move, Options, PhaseName, Piece, Place, PlanSource, PlanTable, Plans, PlayedCard, SeatState, State,
    Status, TableOptions, TurnState,
};

impl Game for Troia {
    const INFO: Info = Info {
        id: "troia",
        name: "Troia",
        title: "Troia",
        author: "Thomas Fackler",
        publisher: "DaimlerChrysler AG",
        year: Some(2000),
        min_players: 2,
        max_players: 4,
        default_players: 4,
        rules_version: 1,
        reconstructed: "the colours of the cards, which pieces are plan pieces, the signs and plans of the layers, and the geometry of the mound; all pictures are lost",
        optional_in_positions: &[],
    };
    const RULES: RuleBook = rules::ALL;
    const SCENARIOS: Scenarios = scenarios::ALL;
    const SCENES: Scenes<Self> = scenarios::SCENES;
    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            name: "colours",
            kind: OptionKind::Table,
            text: "The colour of each seat, all different; red, blue, yellow and green in seat order when not given.",
            rule: rules::TENTS_AND_PAWNS,
        },
        OptionInfo {
            name: "plans",
            kind: OptionKind::Choice(&["drawn", "box"]),
            text: "Which pieces are plan pieces: drawn for each game, those of a reconstructed table, or for owners of the box a table of their own.",
            rule: rules::WHICH_ARE_PLANS,
        },
        OptionInfo {
            name: "contours",
            kind: OptionKind::Choice(&["open", "examined"]),
            text: "Whether the contour lines of a piece are legible to all, so that its face tells the cell, or only behind the tent.",
            rule: rules::WHAT_A_FACE_TELLS,
        },
        OptionInfo {
            name: "bridges",
            kind: OptionKind::Switch,
            text: "Whether a piece may be taken from under another that lies four or more levels above it.",
            rule: rules::BRIDGES,
        },
    ];
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;

    fn setup<S: Source>(options: &Options, seats: u8, source: &mut S) -> Result<Self, Fault> {
        Self::begin(options, seats, source)
    }

    fn from_state(state: &State) -> Result<Self, Fault> {
        Self::validate(state)
    }

    fn state(&self, eyes: Eyes) -> State {
        self.describe(eyes)
    }

    fn shape_rule(option: &str) -> Option<Citation> {
        match option {
            "colours" => Some(rules::TENTS_AND_PAWNS),
            "plans" => Some(rules::WHICH_ARE_PLANS),
            _ => None,
        }
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    fn seats_rule() -> Citation {
        rules::PLAYERS
    }

    fn actors(&self) -> Actors {
        self.to_act()
    }

    fn candidates(&self, who: Actor, out: &mut Vec<Move>) {
        self.each_move(who, false, out);
    }

    fn legal_moves(&self, who: Actor, out: &mut Vec<Move>) {
        self.each_move(who, true, out);
    }

    fn out_of_turn(&self, who: Actor, _mv: &Move) -> Refusal {
        self.refuse_out_of_turn(who)
    }

    fn check(&self, who: Actor, mv: &Move) -> Result<(), Refusal> {
        Ok(self.judge(who, mv)?)
    }

    fn apply(&mut self, who: Actor, mv: &Move, log: &mut Log<Event>) {
        self.play(who, mv, log);
    }

    fn outcome(&self) -> Option<(Outcome, Citation)> {
        self.result()
    }

    fn sample<S: Source>(&self, source: &mut S) -> Move {
        self.draw_outcome(source)
    }

    fn witness(&self, event: Event, seat: Seat) -> Option<Event> {
        Some(self.as_read_by(seat, event))
    }

    fn reveals(&self, _who: Actor, mv: &Move) -> bool {
        self.shows(mv)
    }

    fn imagine<S: Source>(&self, seat: Seat, source: &mut S) -> Self {
        self.imagined_by(seat, source)
    }

    fn secrecy(&self, _who: Actor, mv: &Move) -> Secrecy {
        match mv {
            Move::ChooseCards { .. } | Move::PermitDrawn { .. } => Secrecy::Kept,
            Move::PlayCard { .. } => Secrecy::Covered,
            _ => Secrecy::Open,
        }
    }

    const JUDGES: bool = true;

    fn prospects(&self, seat: Seat) -> i32 {
        self.standing_of(seat)
    }

    fn variants() -> Vec<Variant<Options>> {
        vec![Variant { id: "standard", title: "The rules of the box", options: Options::default() }]
    }
}
