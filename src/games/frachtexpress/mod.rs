//! FrachtExpress, a railway game for three or four by James Kyle.
//!
//! Square cards are track, wagons, fuel and fresh cards at once: a player lays network between ten stations, couples
//! wagons where they start, drives them by exact counts of sleepers and delivers them where they belong.
//! Read `rules` for the rules, `wire` for what JavaScript sees, `geometry`, `elements`, `patterns` and `board` for the network, then `position` and
//! `play`.
//!
//! | here | rulebook | what it is |
//! | --- | --- | --- |
//! | track card | trajectkaart | one of 50 square cards |
//! | wagon value | wagonwaarde | what a wagon is worth, and how far a card drives |
//! | action value | actiewaarde | the die on a card: load, cards drawn, and the lot of many special actions |
//! | lay, complete | uitbreiden, vervolledigen | a card on an empty place, a card on a card |
//! | couple, uncouple | vastkoppelen, ontkoppelen | a wagon joins the train, a wagon is delivered |
//! | refill | natrekken | discard a card and draw others |
//! | crossing | kruispunt | a card that is driven straight over and turns a card |
//! | derail | ontsporen | to be pushed off the track |
//! | special | speciale handeling | what a station offers in the advanced game |
//! | veto card | vetokaart (Einspruch) | forbids, forces or dictates an opponent's special |
//! | spot | dwarsligger, station | where a locomotive can stand |
//! | run | | a locomotive on its way: driven, kidnapped or landing |

mod board;
mod cards;
mod components;
mod data;
mod elements;
mod geometry;
mod heuristics;
mod hidden;
mod options;
mod patterns;
mod play;
mod position;
mod routes;
pub mod rules;
mod scenarios;
mod scoring;
mod wire;

use crate::core::{
    Actor, Actors, EventLog, Game, Info, OptionInfo, Outcome, Refusal, Rng, RuleRef, Scenario, Seat, Variant, Viewer,
};

pub use components::{
    CardRow, Components, CountRow, FreeLayout, Geometry, Item, LayoutId, LayoutRow, Limits, PatternRow, Sleepers, SpecialRow,
    StationRow,
};
pub use data::{Field, Special, Station, Turn};
pub use elements::Element;
pub use geometry::{Cell, Facing, Side, Spot};
pub use patterns::Pattern;
pub use position::FrachtExpress;
pub use wire::{
    ByStation, Card, CardId, Event, Laid, Layout, Locomotive, Move, NamedLayout, Options, Origin, OwnField, OwnLayout, Pending,
    Phase, Player, Reason, Run, RunKind, Stack, Stage, State, TurnState, VetoMode, VetoStage,
};

impl Game for FrachtExpress {
    const INFO: Info = Info {
        id: "frachtexpress",
        name: "FrachtExpress",
        title: "FrachtExpress",
        summary: "Cards are track, wagons and fuel at once. Lay a network between ten stations and bring freight where it belongs.",
        author: "James Kyle",
        publisher: "Franjos",
        year: Some(2001),
        minutes: 60,
        min_players: 3,
        max_players: 4,
        default_players: 3,
        hidden_information: true,
        rules_version: 1,
        rulebook_language: "nl",
        reconstructed: "the values of each card, the number of each track pattern, both layouts of the stations, and the sleepers of a card; all pictures are lost",
        optional_in_positions: &[],
    };
    const RULES: &'static [RuleRef] = rules::ALL;
    const OPTIONS: &'static [OptionInfo] = options::OPTIONS;
    const SCENARIOS: &'static [Scenario<Self>] = scenarios::SCENARIOS;
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Components = Components;

    fn variants() -> Vec<Variant<Options>> {
        options::variants()
    }

    fn setup(options: &Options, seats: u8, _rng: &mut impl Rng) -> Result<Self, Refusal> {
        options::setup(options, seats)
    }

    fn from_state(state: &State) -> Result<Self, Refusal> {
        position::from_state(state)
    }

    fn state(&self, viewer: Viewer) -> State {
        position::state(self, viewer)
    }

    fn components(options: &Options) -> Components {
        components::components(options)
    }

    fn options(&self) -> Options {
        options::options(self)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn seats_rule() -> RuleRef {
        rules::PLAYERS
    }

    fn actors(&self) -> Actors {
        play::actors(self)
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

    fn turn_rule(&self, who: Actor, mv: &Move) -> RuleRef {
        play::turn_rule(self, who, mv)
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

    fn sample(&self, rng: &mut impl Rng) -> Move {
        let outcome = self.nth_outcome(rng.below(self.outcomes()));
        outcome.expect("a phase of chance never begins without an outcome")
    }

    fn redact(&self, event: Event, seat: Seat) -> Option<Event> {
        Some(hidden::redact(event, seat))
    }

    fn reveals(&self, who: Actor, mv: &Move) -> bool {
        hidden::reveals(self, who, mv)
    }

    fn determinize(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        hidden::determinize(self, seat, rng)
    }
}
