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
//! | file, row | rangée | a line a to f, a line 1 to 6 (in the code and in types: rank) |
//! | chain | | the pieces that a push moves: those that touch one another from the first on |
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
        summary: "Slide factions in from the edge of a small board and push what is in the way. At the end they score next to your own fortresses.",
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
        reconstructed: "which central fortress is whose, and which lines the waiting factions face; the pictures are lost",
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
            text: "Storming the Castle ends after 16 slides. In Sudden Death factions move one square at a time, and the game ends when a player brings in an eighth faction.",
            rule: rules::STORM_TURN,
        },
        OptionInfo {
            name: "setup",
            kind: OptionKind::Choice(&["base", "advanced"]),
            text: "Base: the fortresses start in the centre. Advanced: you place them.",
            rule: rules::COMBINATIONS,
        },
        OptionInfo {
            name: "placementOrder",
            kind: OptionKind::Choice(&["alternate", "snake"]),
            text: "Advanced set-up: place the fortresses in turn, or 1-2-1: Red one, Black two, Red one.",
            rule: rules::OR_OR_WHERE,
        },
        OptionInfo {
            name: "quietLimit",
            kind: OptionKind::Whole { min: data::QUIET_LIMITS.0 as u32, max: data::QUIET_LIMITS.1 as u32 },
            text: "Sudden Death: the game ends after this many moves in a row in which no faction enters or leaves the board.",
            rule: rules::QUIET,
        },
        OptionInfo {
            name: "layout",
            kind: OptionKind::Table,
            text: "If your box shows it otherwise: who owns which fortress in the centre, and where the factions wait.",
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
        use {Mode::*, Order::*, Setup::*};
        let variant = |id, title, mode, setup, placement_order| {
            let options = Options { mode, setup, placement_order, ..Options::default() };
            Variant { id, title, options }
        };
        vec![
            variant("storm", "Storming the Castle", Storm, Base, Alternate),
            variant("storm-advanced", "Storming the Castle, advanced set-up", Storm, Advanced, Alternate),
            variant("storm-advanced-1-2-1", "Storming the Castle, advanced set-up placed 1-2-1", Storm, Advanced, Snake),
            variant("sudden-death", "Sudden Death", SuddenDeath, Base, Alternate),
            variant("sudden-death-advanced", "Sudden Death, advanced set-up", SuddenDeath, Advanced, Alternate),
            variant("sudden-death-advanced-1-2-1", "Sudden Death, advanced set-up placed 1-2-1", SuddenDeath, Advanced, Snake),
        ]
    }
}
