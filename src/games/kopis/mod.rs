//! Kopis, an abstract game for two by Stefano Di Maria and Chris Loizou.
//!
//! Factions come in from the sides of a board of 6 by 6 squares and shove whatever stands in their way by one square.
//! Read `rules` for the rules, `wire` for what JavaScript sees, then `position`, `play` and `check`.
//!
//! | here | rulebook | what it is |
//! | --- | --- | --- |
//! | faction | Faction | a playing piece, eight a seat |
//! | fortress | Forteresse | a piece that never leaves the board, two a seat |
//! | Bastion | Bastion | the marker on the faction played last |
//! | post | | the place outside the board where a faction waits |
//! | line | rangée | six squares in the order in which an entering faction crosses them |
//! | row | | the pieces that a push moves: those that touch one another from the first on |
//! | Storming | Prise d'Assaut du Château | the mode of 16 slides |
//! | Sudden Death | Mort Subite | the mode of one-square moves |

mod board;
mod check;
mod components;
mod data;
mod heuristics;
mod play;
mod position;
pub mod rules;
mod scenarios;
mod scoring;
mod siege;
mod solver;
mod transposition;
mod wire;

use crate::core::{
    Actor, Actors, EventLog, Game, Info, OptionInfo, OptionKind, Outcome, Refusal, Rng, RuleRef, Scenario, Variant, Viewer,
};

pub use board::{Heading, Side, Square};
pub use components::{
    ComponentRow, Components, FactionRow, LineRow, Placement, PlacementOrders, Plane, Point, Scoring, SeatRow, SquareRow,
};
pub use position::Kopis;
pub use solver::Solver;
pub use wire::{Event, Layout, Line, Mode, Move, Options, Order, Phase, Piece, Posts, Reason, Setup, State};

impl Game for Kopis {
    const INFO: Info = Info {
        id: "kopis",
        name: "Kopis",
        title: "Kopis",
        summary: "Push factions in from the edge of a small board. Stand beside your own fortresses when it ends.",
        author: "Stefano Di Maria, Chris Loizou",
        publisher: "SBG Editions",
        year: Some(2025),
        minutes: 15,
        min_players: 2,
        max_players: 2,
        default_players: 2,
        hidden_information: false,
        rules_version: 1,
        rulebook_language: "fr",
        reconstructed: "which central fortress is whose, and which lines the waiting factions face; all figures are lost",
        optional_in_positions: &[
            "setup",
            "placementOrder",
            "quietLimit",
            "layout",
            "captured",
            "lost",
            "quiet",
            "standing",
            "result",
        ],
    };
    const RULES: &'static [RuleRef] = rules::ALL;
    const SCENARIOS: &'static [Scenario<Self>] = scenarios::ALL;
    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            name: "mode",
            kind: OptionKind::Choice(&["storm", "suddenDeath"]),
            text: "Storming the Castle is over after 16 slides; Sudden Death moves one square at a time until somebody brings in an eighth faction.",
            rule: rules::STORM_TURN,
        },
        OptionInfo {
            name: "setup",
            kind: OptionKind::Choice(&["base", "advanced"]),
            text: "In the base set-up the fortresses start in the centre; in the advanced one the players place them.",
            rule: rules::COMBINATIONS,
        },
        OptionInfo {
            name: "placementOrder",
            kind: OptionKind::Choice(&["alternate", "snake"]),
            text: "Advanced set-up: one fortress at a time in turn, or one, both, one.",
            rule: rules::ORDER_SNAKE,
        },
        OptionInfo {
            name: "quietLimit",
            kind: OptionKind::Whole { min: data::QUIET_LIMITS.0 as u32, max: data::QUIET_LIMITS.1 as u32 },
            text: "Sudden Death: so many moves in a row without an entry or a faction leaving the board end the game.",
            rule: rules::QUIET,
        },
        OptionInfo {
            name: "layout",
            kind: OptionKind::Table,
            text: "For owners of the box: whose the central fortresses are, and where the factions wait.",
            rule: rules::CENTRE_COLOURS,
        },
    ];
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Components = Components;

    fn setup(options: &Options, _seats: u8, _rng: &mut impl Rng) -> Result<Self, Refusal> {
        Self::setup(options)
    }

    fn from_state(state: &State) -> Result<Self, Refusal> {
        Self::from_state(state)
    }

    fn state(&self, _viewer: Viewer) -> State {
        self.state()
    }

    fn components(options: &Options) -> Components {
        Components::new(options)
    }

    fn options(&self) -> Options {
        self.options()
    }

    fn seats(&self) -> u8 {
        Self::INFO.max_players
    }

    fn seats_rule() -> RuleRef {
        rules::TWO_PLAYERS
    }

    #[inline(always)]
    fn actors(&self) -> Actors {
        self.turn().map_or(Actors::Over, Actors::one)
    }

    /// Exactly the legal moves.
    fn candidates(&self, _who: Actor, out: &mut Vec<Move>) {
        self.legal_moves(out);
    }

    fn legal_moves(&self, _who: Actor, out: &mut Vec<Move>) {
        self.legal_moves(out);
    }

    fn turn_rule(&self, _who: Actor, _mv: &Move) -> RuleRef {
        self.turn_rule()
    }

    fn check(&self, _who: Actor, mv: &Move) -> Result<(), Refusal> {
        self.check(mv)
    }

    fn apply(&mut self, _who: Actor, mv: &Move, log: &mut EventLog<Event>) {
        self.apply(mv, log);
    }

    fn outcome(&self) -> Option<(Outcome, RuleRef)> {
        self.outcome()
    }

    fn variants() -> Vec<Variant<Options>> {
        let variant = |id, title, mode, setup| Variant { id, title, options: Options { mode, setup, ..Options::default() } };
        vec![
            variant("storm", "Storming the Castle", Mode::Storm, Setup::Base),
            variant("storm-advanced", "Storming the Castle, advanced set-up", Mode::Storm, Setup::Advanced),
            variant("sudden-death", "Sudden Death", Mode::SuddenDeath, Setup::Base),
            variant("sudden-death-advanced", "Sudden Death, advanced set-up", Mode::SuddenDeath, Setup::Advanced),
        ]
    }
}
