//! Les P'tites Locos, a race of locomotives for two to four by Bob Lindner.
//!
//! Three tracks run round a marshalling yard. Four gaps cut them, three platforms fill three of the gaps, and every play
//! moves one platform into the gap that is free. Nothing is hidden. Read `rules` for the rules, `wire` for what JavaScript
//! sees, then `tracks`, `position`, `play` and `movement`.
//!
//! | here | rulebook | what it is |
//! | --- | --- | --- |
//! | platform | plateforme de triage | carries tracks of its own from slot to slot |
//! | slot | emplacement | one of the four gaps in the tracks, with a buffer at its outer end |
//! | buffer | butoir | wrecks whoever runs against it |
//! | end | côté | the side of a platform that lies against the buffer of its slot |
//! | berth, arrangement | | the slot and the end of a platform; the berths of all three |
//! | strand | | one track of a platform |
//! | start space, arrival space | case Départ, case Arrivée | where locomotives come in and go home |
//! | shed | hangar | where a locomotive stays that is home |
//! | accident | manœuvre accidentelle | what sends a locomotive back to its owner's hand |
//! | part, play | tour de jeu | a roll, a platform, a locomotive: one or, after a double, two in a turn |
//! | repair tile | tuile Réparation | sets the colour die, in the variant |

mod arrangement;
mod components;
mod data;
mod heuristics;
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
    Actor, Actors, EventLog, Game, Info, OptionInfo, OptionKind, Outcome, Refusal, Rng, RuleRef, Scenario, Variant, Viewer,
};

pub use components::{
    ArrivalBufferRow, BufferRow, CellRow, ColourFace, Colours, ComponentRow, Components, Dice, EndPassages, Grid, LaneRow, Next,
    Passage, PassageTo, PlaceOnGrid, PlacedCell, PlacementRow, PlatformGrid, PlatformRow, RowPassages, RulesConstants, ShedRow,
    SlotRow, SquareKind, SquareRow, StrandRow,
};
use position::Phase;
pub use position::PtitesLocos;
pub use wire::{
    AnyNumber, Berths, Board, Cause, Chosen, Colour, Compass, Die, End, Event, Lengths, Loco, LocoRef, Move, Options, Part,
    PhaseName, Place, PlatformAt, PlatformEnds, Reason, Roll, Start, StartEnds, State, StrandTable, StrandTables,
};

impl Game for PtitesLocos {
    const INFO: Info = Info {
        id: "ptites-locos",
        name: "PtitesLocos",
        title: "Les P'tites Locos",
        summary: "Race your four locomotives round a rail yard. In every turn a platform moves and changes the tracks. The first player with three locomotives home wins.",
        author: "Bob Lindner",
        publisher: "Gigamic, Amigo",
        year: Some(2010),
        minutes: 45,
        min_players: 2,
        max_players: data::MAX_SEATS,
        default_players: 2,
        hidden_information: false,
        rules_version: 1,
        rulebook_language: "fr",
        reconstructed: "the board: lengths of the tracks, the tracks on the platforms, places of the sheds; all pictures are lost",
        optional_in_positions: &[],
    };
    const RULES: &'static [RuleRef] = rules::ALL;
    const SCENARIOS: &'static [Scenario<Self>] = scenarios::ALL;
    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            name: "repairTiles",
            kind: OptionKind::Switch,
            text: "The tactical variant: after an accident you receive a repair tile, and later you may use it to choose the platform that moves.",
            rule: rules::RESERVE,
        },
        OptionInfo {
            name: "platformEnds",
            kind: OptionKind::Choice(&["choice", "slide"]),
            text: "You choose the end of the platform that goes to the buffer, or the platform slides and its ends swap with every move.",
            rule: rules::ENDS_READING,
        },
        OptionInfo {
            name: "startEnds",
            kind: OptionKind::Table,
            text: "The end of each platform that lies at the buffer at the start.",
            rule: rules::START_ENDS,
        },
        OptionInfo {
            name: "turnLimit",
            kind: OptionKind::Whole { min: 0, max: data::LARGEST_TURN_LIMIT },
            text: "The game ends after this turn without a winner. 0 means no limit; with a board of your own there must be one.",
            rule: rules::TURN_LIMIT,
        },
        OptionInfo {
            name: "board",
            kind: OptionKind::Table,
            text: "A board of your own, for owners of the box: the lengths of the tracks, and the tracks on the platforms.",
            rule: rules::RECONSTRUCTION,
        },
    ];
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Components = Components;

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

    fn setup(options: &Options, seats: u8, _rng: &mut impl Rng) -> Result<Self, Refusal> {
        position::setup(options, seats)
    }

    fn from_state(state: &State) -> Result<Self, Refusal> {
        validation::from_state(state)
    }

    fn state(&self, _viewer: Viewer) -> State {
        position::state(self)
    }

    fn components(options: &Options) -> Components {
        Components::new(options)
    }

    fn options(&self) -> Options {
        position::options(self)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn seats_rule() -> RuleRef {
        rules::PLAYERS
    }

    fn actors(&self) -> Actors {
        match self.phase {
            Phase::Roll { .. } => Actors::Chance,
            Phase::Over { .. } => Actors::Over,
            Phase::Start | Phase::Platform(_) | Phase::Loco(_) | Phase::Again(_) => Actors::one(self.seat),
        }
    }

    fn candidates(&self, _who: Actor, out: &mut Vec<Move>) {
        play::candidates(self, out);
    }

    fn legal_moves(&self, _who: Actor, out: &mut Vec<Move>) {
        play::legal_moves(self, out);
    }

    fn turn_rule(&self, _who: Actor, _mv: &Move) -> RuleRef {
        rules::TURN_ORDER
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
        play::sample(self, rng)
    }
}
