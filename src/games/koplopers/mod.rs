//! Koplopers & Dwarsliggers, a railway game for two to four by Chislaine van den Bulk.
//!
//! Companies drive trains over the Dutch network, take everybody aboard where they stop, and deliver whom they can.
//! Read `rules` for the rules, `wire` for what JavaScript sees, then `position` and `play`; `board` judges an owner's own
//! tables and `net` turns tables into numbers.
//!
//! | here | rulebook | what it is |
//! | --- | --- | --- |
//! | unit | rame | a playing piece, three a player; a train is one unit or two coupled ones |
//! | section | section de voie | a black line between two stations |
//! | yard | chantier | a red line, where units are built and dismantled |
//! | track | | a section or a yard |
//! | token | fiche passagers | a party of passengers and where they want to go |
//! | to drive | rouler | to move one section forward |
//! | to reverse | remettre en service | to turn the direction of travel |
//! | free action | action gratuite | boarding, alighting, changing trains, coupling, uncoupling |
//! | blocked | bloqué | touching a disrupted station |
//! | to owe | | not having done the compulsory action of the turn |

mod board;
mod data;
mod doubts;
mod net;
mod opinion;
mod play;
mod position;
pub mod rules;
mod scenarios;
mod scoring;
mod sets;
mod sums;
mod validate;
mod wire;

use crate::core::{
    Actor, Actors, Citation, Eyes, Fault, Game, Info, Log, OptionInfo, OptionKind, Outcome, Refusal, RuleBook, Scenarios, Scenes, Seat, Secrecy,
    Source, Variant as Named,
};

pub use position::Koplopers;
pub use wire::{
    Board, BoardConstants, BoardRegion, BoardSection, BoardStation, Chip, Chips, Colour, CoupledTrains, End, Event, Length, Move, Now,
    OfferMade, Options, PerPlayers, Phase, Player, Point, RegionId, SectionId, State, StationId, TableConstants, TableRegion,
    TableSection, TableStation, Tables, Token, TokenId, Train, TrainNo, Variant, Waiting, Yard,
};

impl Game for Koplopers {
    const INFO: Info = Info {
        id: "koplopers",
        name: "Koplopers",
        title: "Koplopers & Dwarsliggers",
        author: "Chislaine van den Bulk",
        publisher: "Giuoco",
        year: Some(2009),
        min_players: data::PLAYERS.0,
        max_players: data::PLAYERS.1,
        default_players: data::PLAYERS.1,
        rules_version: 1,
        reconstructed: "most of the board: 23 of the 40 stations, most sections and yards, and which tokens there are; all pictures are lost",
        optional_in_positions: &[],
    };
    const RULES: RuleBook = rules::ALL;
    const SCENARIOS: Scenarios = scenarios::ALL;
    const SCENES: Scenes<Self> = scenarios::SCENES;
    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            name: "variant",
            kind: OptionKind::Choice(&["family", "advanced"]),
            text: "In the advanced version the first train is built anywhere, passengers also board from behind, and those left aboard are subtracted.",
            rule: rules::ADVANCED_BOARDING,
        },
        OptionInfo {
            name: "coupledTrains",
            kind: OptionKind::Choice(&["asOne", "onePointPerTurn"]),
            text: "A coupled train counts as one train, or at most one point per turn drives or reverses it.",
            rule: rules::COUPLED_READINGS,
        },
        OptionInfo {
            name: "board",
            kind: OptionKind::Table,
            text: "For owners of the box: regions, stations, sections, yards, tokens, cards, and three numbers.",
            rule: rules::OWNERS_BOARD,
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

    fn seats(&self) -> u8 {
        self.seats
    }

    fn seats_rule() -> Citation {
        rules::OWN_PIECES
    }

    fn shape_rule(option: &str) -> Option<Citation> {
        (option == "board").then_some(rules::OWNERS_BOARD)
    }

    fn actors(&self) -> Actors {
        self.acting()
    }

    fn candidates(&self, _who: Actor, out: &mut Vec<Move>) {
        self.list_candidates(out);
    }

    fn legal_moves(&self, _who: Actor, out: &mut Vec<Move>) {
        self.list_legal(out);
    }

    fn shape(&self, mv: &Move) -> Result<(), Fault> {
        self.shape_of(mv)
    }

    fn out_of_turn(&self, who: Actor, _mv: &Move) -> Refusal {
        self.refuse_out_of_turn(who)
    }

    fn check(&self, _who: Actor, mv: &Move) -> Result<(), Refusal> {
        self.check_move(mv)
    }

    fn apply(&mut self, _who: Actor, mv: &Move, log: &mut Log<Event>) {
        self.play(mv, log);
    }

    fn outcome(&self) -> Option<(Outcome, Citation)> {
        self.result()
    }

    fn weight(&self, outcome: &Move) -> u32 {
        self.cards_of(outcome)
    }

    fn sample<S: Source>(&self, source: &mut S) -> Move {
        self.draw_blindly(source)
    }

    fn witness(&self, mut event: Event, seat: Seat) -> Option<Event> {
        match &mut event {
            Event::DrewCard { seat: drawer, station } if *drawer != seat => *station = None,
            _ => {}
        }
        Some(event)
    }

    fn reveals(&self, _who: Actor, mv: &Move) -> bool {
        matches!(mv, Move::Disrupt { .. } | Move::Drew { .. })
    }

    fn imagine<S: Source>(&self, seat: Seat, source: &mut S) -> Self {
        let mut imagined = self.clone();
        imagined.redeal(seat, source);
        imagined
    }

    fn secrecy(&self, _who: Actor, mv: &Move) -> Secrecy {
        if matches!(mv, Move::Drew { .. }) { Secrecy::Kept } else { Secrecy::Open }
    }

    const INCLINED: bool = true;

    fn inclinations(&self, _seat: Seat, moves: &[Move], out: &mut Vec<u32>) {
        out.extend(moves.iter().map(|mv| self.likes(mv)));
    }

    const JUDGES: bool = true;

    fn prospects(&self, seat: Seat) -> i32 {
        self.standing_of(seat)
    }

    const HORIZON: u32 = 20;

    fn variants() -> Vec<Named<Options>> {
        let named = |id, title, variant, coupled_trains| Named { id, title, options: Options { variant, coupled_trains, board: None } };
        vec![
            named("family", "Family version", Variant::Family, CoupledTrains::AsOne),
            named("advanced", "Advanced version", Variant::Advanced, CoupledTrains::AsOne),
            named("family-one-point", "Family version, one point per turn on a coupled train", Variant::Family, CoupledTrains::OnePointPerTurn),
            named(
                "advanced-one-point",
                "Advanced version, one point per turn on a coupled train",
                Variant::Advanced,
                CoupledTrains::OnePointPerTurn,
            ),
        ]
    }
}
