//! FrachtExpress, a railway game for three or four by James Kyle.
//!
//! Square cards are track, wagons, fuel and fresh cards at once: a player lays network between ten stations, couples
//! wagons where they start, drives them by exact counts of sleepers and delivers them where they belong.
//! Read `rules` for the rules, `wire` and `happenings` for what JavaScript sees, `geometry` and `board` for the network,
//! then `position` and `play`.
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
mod data;
mod geometry;
mod happenings;
mod hidden;
mod loose;
mod opinion;
mod play;
mod position;
pub mod rules;
mod scenarios;
mod scoring;
mod validate;
mod wire;

use crate::core::{
    Actor, Actors, Citation, Eyes, Fault, Game, Info, Log, OptionInfo, OptionKind, Outcome, Refusal, RuleBook, Scenarios, Scenes, Seat, Secrecy,
    Source, Variant,
};

pub use data::{Field, Special, Station, Turn};
pub use geometry::{Cell, Facing, Side, Spot};
pub use happenings::{Event, Move, Origin, VetoMode};
pub use position::FrachtExpress;
pub use wire::{
    ByStation, Card, CardId, Laid, Layout, Locomotive, Options, OwnField, OwnLayout, Pending, Phase, Player, Reason, Run, RunKind, Stack,
    Stage, State, TurnState, VetoStage,
};

impl Game for FrachtExpress {
    const INFO: Info = Info {
        id: "frachtexpress",
        name: "FrachtExpress",
        title: "FrachtExpress",
        author: "James Kyle",
        publisher: "Franjos",
        year: Some(2001),
        min_players: 3,
        max_players: 4,
        default_players: 3,
        rules_version: 1,
        reconstructed: "the values of each card, the number of each track pattern, both layouts of the stations, and the sleepers of a card; all pictures are lost",
        optional_in_positions: &[],
    };
    const RULES: RuleBook = rules::ALL;
    const SCENARIOS: Scenarios = scenarios::ALL;
    const SCENES: Scenes<Self> = scenarios::SCENES;
    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            name: "advanced",
            kind: OptionKind::Switch,
            text: "The advanced game adds the special actions of the stations, flight tickets and veto cards; play the basic game first.",
            rule: rules::BASIC_FIRST,
        },
        OptionInfo {
            name: "layout",
            kind: OptionKind::Choice(&["standard", "author", "free"]),
            text: "How the stations lie: the standard ring, the author's block, laid by the players, or an own layout.",
            rule: rules::OTHER_LAYOUTS,
        },
        OptionInfo {
            name: "freeMargin",
            kind: OptionKind::Whole { min: 0, max: data::MAX_MARGIN as u32 },
            text: "Free set-up: how far the field reaches beyond the stations.",
            rule: rules::FIELD,
        },
        OptionInfo {
            name: "specials",
            kind: OptionKind::Table,
            text: "Advanced game: other special actions for some stations, kidnapping among them.",
            rule: rules::CHANGE_SPECIALS,
        },
        OptionInfo {
            name: "turnLimit",
            kind: OptionKind::Whole { min: data::TURN_LIMITS.0 as u32, max: data::TURN_LIMITS.1 as u32 },
            text: "The game ends and is scored after so many turns of all players together.",
            rule: rules::TURN_LIMIT,
        },
        OptionInfo {
            name: "cards",
            kind: OptionKind::Table,
            text: "For owners of the box: the 50 track cards.",
            rule: rules::CARD_SYMBOLS,
        },
    ];
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;

    fn setup<S: Source>(options: &Options, seats: u8, _source: &mut S) -> Result<Self, Fault> {
        Self::begin(options, seats)
    }

    fn from_state(state: &State) -> Result<Self, Fault> {
        Self::validate(state)
    }

    fn state(&self, eyes: Eyes) -> State {
        self.describe(eyes)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn seats_rule() -> Citation {
        rules::PLAYERS
    }

    fn actors(&self) -> Actors {
        self.to_act()
    }

    fn candidates(&self, _who: Actor, out: &mut Vec<Move>) {
        self.each_candidate(out);
    }

    fn legal_moves(&self, _who: Actor, out: &mut Vec<Move>) {
        self.each_legal(out);
    }

    fn shape(&self, mv: &Move) -> Result<(), Fault> {
        self.shape_of(mv)
    }

    fn out_of_turn(&self, who: Actor, mv: &Move) -> Refusal {
        self.refuse_out_of_turn(who, mv)
    }

    fn check(&self, _who: Actor, mv: &Move) -> Result<(), Refusal> {
        Ok(self.judge(mv)?)
    }

    fn apply(&mut self, _who: Actor, mv: &Move, log: &mut Log<Event>) {
        self.play(mv, log);
    }

    fn outcome(&self) -> Option<(Outcome, Citation)> {
        self.result()
    }

    fn sample<S: Source>(&self, source: &mut S) -> Move {
        self.draw_outcome(source).expect("a phase of chance never begins without an outcome")
    }

    fn witness(&self, event: Event, seat: Seat) -> Option<Event> {
        Some(Self::seen(event, seat))
    }

    fn reveals(&self, _who: Actor, mv: &Move) -> bool {
        self.shows(mv)
    }

    fn imagine<S: Source>(&self, seat: Seat, source: &mut S) -> Self {
        self.imagined(seat, source)
    }

    fn secrecy(&self, _who: Actor, mv: &Move) -> Secrecy {
        match mv {
            Move::StationDealt { .. } | Move::Drawn { .. } | Move::Stolen { .. } => Secrecy::Kept,
            _ => Secrecy::Open,
        }
    }

    const INCLINED: bool = true;

    fn inclinations(&self, seat: Seat, moves: &[Move], out: &mut Vec<u32>) {
        let here = self.whereabouts(seat);
        out.extend(moves.iter().map(|mv| self.likes(here, mv)));
    }

    const JUDGES: bool = true;

    fn prospects(&self, seat: Seat) -> i32 {
        self.standing_of(seat)
    }

    const HORIZON: u32 = 12;

    fn variants() -> Vec<Variant<Options>> {
        const VARIANTS: [(&str, &str, bool, &str); 6] = [
            ("basic", "The basic game", false, "standard"),
            ("advanced", "The advanced game", true, "standard"),
            ("author", "The author's layout", false, "author"),
            ("author-advanced", "The author's layout, advanced", true, "author"),
            ("free", "The players lay the stations", false, "free"),
            ("free-advanced", "The players lay the stations, advanced", true, "free"),
        ];
        let mut variants = Vec::new();
        for &(id, title, advanced, layout) in &VARIANTS {
            let options = Options { advanced, layout: Layout::Named(layout.to_owned()), ..Options::default() };
            variants.push(Variant { id, title, options });
        }
        variants
    }
}
