//! Koplopers & Dwarsliggers, a railway game for two to four by Chislaine van den Bulk.
//!
//! Companies drive trains over the Dutch network, take everybody aboard where they stop, and deliver whom they can.
//! Read `rules` for the rules, `wire` for what JavaScript sees, then `position` and `play`; `board` checks an owner's own
//! tables, `graph` turns tables into indices, `validate` reads a state and `state` writes one.
//!
//! | here | rulebook | what it is |
//! | --- | --- | --- |
//! | unit | rame | a playing piece, three a player; a train is one unit or two coupled ones |
//! | section | section de voie | a black line between two stations |
//! | yard | chantier | a red line, where units are built and dismantled |
//! | track | | a section or a yard |
//! | token | fiche passagers | a party of passengers and where they want to go |
//! | to drive | rouler | to move one section forward |
//! | to reverse | remettre en service | to turn a train round, so that it travels the other way |
//! | free action | action gratuite | boarding, alighting, changing trains, coupling, uncoupling |
//! | blocked | bloqué | touching a disrupted station |
//! | to owe | | not having done the compulsory action of the turn |

mod board;
mod cards;
mod components;
mod data;
mod graph;
mod heuristics;
mod hidden;
mod play;
mod position;
pub mod rules;
mod scenarios;
mod scoring;
mod sets;
mod state;
mod subset_sums;
mod validate;
mod wire;

use crate::core::{
    Actor, Actors, EventLog, Game, Info, Lenient, OptionInfo, OptionKind, Outcome, Refusal, Rng, RuleRef, Scenario, Seat,
    Variant as Named, Viewer,
};
pub use components::{Components, Constants, Costs, Drawing, PlayerColour, RoundTrack};
pub use position::Koplopers;
pub use wire::{
    Board, BoardConstants, BoardRegion, BoardSection, BoardStation, Chip, Chips, Colour, CoupledTrains, End, Event, Length, Move,
    Now, OfferMade, Options, PerPlayers, Phase, Player, Point, RegionId, SeatColour, SectionId, State, StationId, TableConstants,
    TableRegion, TableSection, TableStation, Tables, Token, TokenId, Train, TrainNo, Variant, Waiting, Yard,
};

impl Game for Koplopers {
    const INFO: Info = Info {
        id: "koplopers",
        name: "Koplopers",
        title: "Koplopers & Dwarsliggers",
        summary: "Drive, stop, and take everybody aboard. Deliver the most passengers on the Dutch network.",
        author: "Chislaine van den Bulk",
        publisher: "Giuoco",
        year: Some(2009),
        minutes: 75,
        min_players: data::PLAYERS.0,
        max_players: data::PLAYERS.1,
        default_players: data::PLAYERS.1,
        hidden_information: true,
        rules_version: 1,
        rulebook_language: "fr",
        reconstructed: "most of the board: 23 of the 40 stations, most sections and yards, and which tokens there are; all pictures are lost",
        optional_in_positions: &[],
    };
    const RULES: &'static [RuleRef] = rules::ALL;
    const SCENARIOS: &'static [Scenario<Self>] = scenarios::ALL;
    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            name: "variant",
            kind: OptionKind::Choice(&["family", "advanced"]),
            text: "In the advanced version you may build your first train in any yard, passengers also board from behind, and those left in your trains at the end are subtracted.",
            rule: rules::ADVANCED_BOARDING,
        },
        OptionInfo {
            name: "coupledTrains",
            kind: OptionKind::Choice(&["asOne", "onePointPerTurn"]),
            text: "A coupled train counts as one train; or you spend at most one action point a turn on driving it or turning it round.",
            rule: rules::COUPLED_READINGS,
        },
        OptionInfo {
            name: "board",
            kind: OptionKind::Table,
            text: "If you own the box: your own regions, stations, sections, yards, tokens, cards, and three numbers.",
            rule: rules::OWNERS_BOARD,
        },
    ];
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Components = Components;

    fn setup(options: &Options, seats: u8, rng: &mut impl Rng) -> Result<Self, Refusal> {
        let graph = board::from_options(&options.board, seats)?;
        let position = Self::dealt(graph, seats, |rows| rng.shuffle(rows));
        Ok(Self { variant: options.variant, coupled_trains: options.coupled_trains, ..position })
    }

    fn from_state(state: &State) -> Result<Self, Refusal> {
        validate::from_state(state)
    }

    fn state(&self, viewer: Viewer) -> State {
        state::state(self, viewer)
    }

    fn components(options: &Options) -> Components {
        components::components(options)
    }

    fn options(&self) -> Options {
        let board = Lenient::Value(self.graph.board().cloned().map(Tables::from));
        Options { variant: self.variant, coupled_trains: self.coupled_trains, board }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn seats_rule() -> RuleRef {
        rules::OWN_PIECES
    }

    fn actors(&self) -> Actors {
        match self.phase {
            position::Phase::Answering(offer) => Actors::one(offer.pair.with_seat),
            position::Phase::Drawing => Actors::Chance,
            position::Phase::Over => Actors::Over,
            _ => Actors::one(self.turn),
        }
    }

    fn candidates(&self, _who: Actor, out: &mut Vec<Move>) {
        play::candidates(self, out);
    }

    fn legal_moves(&self, _who: Actor, out: &mut Vec<Move>) {
        play::legal_moves(self, out);
    }

    fn check_shape(&self, mv: &Move) -> Result<(), Refusal> {
        play::check_shape(self, mv)
    }

    fn turn_rule(&self, who: Actor, _mv: &Move) -> RuleRef {
        match who {
            Actor::Seat(_) => rules::TURN_ORDER,
            Actor::Chance => rules::DRAWING,
        }
    }

    fn check(&self, _who: Actor, mv: &Move) -> Result<(), Refusal> {
        play::check(self, mv)
    }

    fn apply(&mut self, _who: Actor, mv: &Move, log: &mut EventLog<Event>) {
        play::apply(self, mv, log);
    }

    fn outcome(&self) -> Option<(Outcome, RuleRef)> {
        scoring::outcome(self)
    }

    fn weight(&self, outcome: &Move) -> u32 {
        play::weight(self, outcome)
    }

    fn sample(&self, rng: &mut impl Rng) -> Move {
        play::sample(self, rng)
    }

    fn redact(&self, event: Event, seat: Seat) -> Option<Event> {
        Some(hidden::redact(event, seat))
    }

    fn reveals(&self, _who: Actor, mv: &Move) -> bool {
        matches!(mv, Move::Disrupt { .. } | Move::Drew { .. })
    }

    fn determinize(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        hidden::determinize(self, seat, rng)
    }

    fn variants() -> Vec<Named<Options>> {
        let named = |id, title, variant, coupled_trains| {
            let options = Options { variant, coupled_trains, ..Options::default() };
            Named { id, title, options }
        };
        vec![
            named("family", "Family version", Variant::Family, CoupledTrains::AsOne),
            named("advanced", "Advanced version", Variant::Advanced, CoupledTrains::AsOne),
            named(
                "family-one-point",
                "Family version, one action point a turn for a coupled train",
                Variant::Family,
                CoupledTrains::OnePointPerTurn,
            ),
            named(
                "advanced-one-point",
                "Advanced version, one action point a turn for a coupled train",
                Variant::Advanced,
                CoupledTrains::OnePointPerTurn,
            ),
        ]
    }
}
