//! Les P'tites Locos, a race of locomotives for two to four by Bob Lindner.
//!
//! Three tracks run round a marshalling yard. Four gaps cut them, three platforms fill three of the gaps, and every play
//! moves one platform into the gap that is free. Read `rules` for the rules, `wire` for what JavaScript sees, then
//! `tracks`, `position`, `play` and `movement`.
//!
//! | here | rulebook | what it is |
//! | --- | --- | --- |
//! | platform | plateforme de triage | carries tracks of its own from slot to slot |
//! | slot | emplacement | one of the four gaps in the tracks, with a buffer at its outer end |
//! | buffer | butoir | wrecks whoever runs against it |
//! | end | côté | the side of a platform that lies against the buffer of its slot |
//! | strand | | one track of a platform |
//! | start space, arrival space | case Départ, case Arrivée | where locomotives come in and go home |
//! | shed | hangar | where a locomotive stays that is home |
//! | accident | manœuvre accidentelle | what sends a locomotive back to its owner's hand |
//! | part, play | tour de jeu | a roll, a platform, a locomotive: one or, after a double, two in a turn |
//! | repair tile | tuile Réparation | sets the colour die, in the variant |

mod arrangement;
mod data;
mod movement;
mod play;
mod position;
pub mod rules;
mod scenarios;
mod scoring;
mod tracks;
mod validation;
mod wire;

use crate::core::{
    Actor, Actors, Citation, Eyes, Fault, Game, Info, Log, OptionInfo, OptionKind, Outcome, Refusal, RuleBook, Scenarios, Scenes, Source, Variant,
};

pub use position::PtitesLocos;
pub use wire::{
    Berths, Board, Cause, Chosen, Colour, Die, End, Event, Lengths, Loco, LocoRef, Move, Options, Part, PhaseName, Place, PlatformAt,
    PlatformEnds, Reason, Roll, Start, StartEnds, State, StrandTable, StrandTables,
};

impl Game for PtitesLocos {
    const INFO: Info = Info {
        id: "ptites-locos",
        name: "PtitesLocos",
        title: "Les P'tites Locos",
        author: "Bob Lindner",
        publisher: "Gigamic, Amigo",
        year: Some(2010),
        min_players: 2,
        max_players: data::MAX_SEATS,
        default_players: 2,
        rules_version: 1,
        reconstructed: "the board: lengths of the tracks, the tracks on the platforms, places of the sheds; all pictures are lost",
        optional_in_positions: &[],
    };
    const RULES: RuleBook = rules::ALL;
    const SCENARIOS: Scenarios = scenarios::ALL;
    const SCENES: Scenes<Self> = scenarios::SCENES;
    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            name: "repairTiles",
            kind: OptionKind::Switch,
            text: "The tactical variant: whoever has an accident receives a repair tile, and may later use it to choose the platform that moves.",
            rule: rules::RESERVE,
        },
        OptionInfo {
            name: "platformEnds",
            kind: OptionKind::Choice(&["choice", "slide"]),
            text: "The player chooses which end of the platform goes to the buffer, or the platform slides and its ends change places with every move.",
            rule: rules::ENDS_READING,
        },
        OptionInfo {
            name: "startEnds",
            kind: OptionKind::Table,
            text: "Which end of each platform lies against the buffer at the start.",
            rule: rules::START_ENDS,
        },
        OptionInfo {
            name: "turnLimit",
            kind: OptionKind::Whole { min: 0, max: data::LARGEST_TURN_LIMIT },
            text: "The game ends after this turn without a winner; 0 is no limit, and a board of one's own needs one.",
            rule: rules::TURN_LIMIT,
        },
        OptionInfo {
            name: "board",
            kind: OptionKind::Table,
            text: "For owners of the box: the lengths of the tracks and the tracks on the platforms.",
            rule: rules::RECONSTRUCTION,
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

    fn state(&self, _eyes: Eyes) -> State {
        self.describe()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn seats_rule() -> Citation {
        rules::PLAYERS
    }

    fn actors(&self) -> Actors {
        self.who_acts()
    }

    fn candidates(&self, _who: Actor, out: &mut Vec<Move>) {
        self.each_candidate(|mv| out.push(mv));
    }

    fn legal_moves(&self, _who: Actor, out: &mut Vec<Move>) {
        self.list_legal_moves(out);
    }

    fn out_of_turn(&self, who: Actor, _mv: &Move) -> Refusal {
        self.refuse_out_of_turn(who)
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
        self.roll_dice(source)
    }

    fn variants() -> Vec<Variant<Options>> {
        let variant = |id, title, repair_tiles, platform_ends| Variant {
            id,
            title,
            options: Options { repair_tiles, platform_ends, ..Options::default() },
        };
        vec![
            variant("basic", "The basic game", false, PlatformEnds::Choice),
            variant("repair-tiles", "With repair tiles", true, PlatformEnds::Choice),
            variant("slide", "The platforms slide", false, PlatformEnds::Slide),
            variant("slide-repair-tiles", "The platforms slide, with repair tiles", true, PlatformEnds::Slide),
        ]
    }
}
