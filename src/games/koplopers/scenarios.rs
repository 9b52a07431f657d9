//! The rulebook's own examples as positions. The pictures are lost: whatever they showed and the text does not say (other
//! sections, loads, points) is reconstructed.
//!
//! Tokens lie in the order of their table on the circles of their region, the cards are dealt in the order of the stations,
//! and the tokens aboard trains are taken off their circles.

use super::data::POINTS;
use super::graph::Graph;
use super::position::{Koplopers, Now, Train};
use super::rules;
use super::sets::Tokens;
use super::state::state;
use super::wire::{Chip, SectionId, State, StationId, TokenId, TrainNo};
use crate::core::{Scenario, Seat, Viewer};

/// A position: who plays, who is to act with how many points, the chips, the disc, and the trains.
struct Drawn<'a> {
    seats: u8,
    round: u8,
    turn: u8,
    points: u8,
    chips: [Option<&'static str>; 3],
    disc: Chip,
    trains: &'a [Placed],
}

const BASE: Drawn<'static> = Drawn { seats: 3, round: 5, turn: 0, points: POINTS, chips: [None; 3], disc: Chip::A, trains: &[] };

/// A train: seat, units, section, the station ahead, the tokens aboard, how it stands, and the sections it drove this turn.
struct Placed {
    seat: u8,
    units: &'static [TrainNo],
    section: &'static str,
    toward: &'static str,
    load: &'static [&'static str],
    stands: Stands,
    drove: u8,
}

enum Stands {
    /// Its front is at the station ahead, where it came by driving.
    Arrived,
    /// Its front is at the station ahead, where it came by reversing.
    Turned,
    /// On the open line.
    Open,
}

const ONE: &[TrainNo] = &[TrainNo::One];
const TWO: &[TrainNo] = &[TrainNo::Two];

const fn at(seat: u8, units: &'static [TrainNo], section: &'static str, toward: &'static str) -> Placed {
    Placed { seat, units, section, toward, load: &[], stands: Stands::Arrived, drove: 0 }
}

impl Placed {
    const fn with(self, load: &'static [&'static str]) -> Self {
        Self { load, ..self }
    }

    const fn drove(self, drove: u8) -> Self {
        Self { drove, ..self }
    }

    const fn stands(self, stands: Stands) -> Self {
        Self { stands, ..self }
    }

    /// The train as it stands on the board.
    fn train(&self, graph: &Graph) -> Option<Train> {
        let moved = self.drove > 0;
        let load = self.load.iter().filter_map(|id| graph.token(TokenId::literal(id)).ok()).collect();
        Some(Train {
            second: self.units.get(1).copied(),
            track: graph.track(SectionId::literal(self.section)).ok()?,
            toward: graph.station(StationId::literal(self.toward)).ok(),
            open: matches!(self.stands, Stands::Open),
            load,
            aboard: graph.sum(load),
            turned: !matches!(self.stands, Stands::Arrived),
            rested_at: None,
            now: Now { spent: self.drove, drove: moved, moved, acted: moved, ..Now::default() },
        })
    }
}

impl Drawn<'_> {
    fn state(&self) -> State {
        let mut position = Koplopers::dealt(Graph::built_in(), self.seats, |_| {});
        position.round = self.round;
        position.turn = Seat(self.turn);
        position.points = self.points;
        position.disc = self.disc;
        for (chip, at) in position.chips.iter_mut().zip(self.chips) {
            *chip = at.and_then(|at| position.graph.station(StationId::literal(at)).ok());
        }
        for player in &mut position.players {
            player.started = self.round > 1;
        }
        for placed in self.trains {
            let train = placed.train(&position.graph);
            position.waiting.take(train.map_or(Tokens::EMPTY, |train| train.load));
            position.players[usize::from(placed.seat)].trains[placed.units[0].index()] = train;
        }
        position.refresh();
        state(&position, Viewer::Omniscient)
    }
}

/// The two trains of examples 3.
const BACK_TO_THE_STATION: &[Placed] =
    &[at(2, ONE, "TB-EHV", "EHV").drove(2), at(2, TWO, "EHV-VL", "VL").with(&["W19"]).stands(Stands::Open)];

/// The two trains of example 5.
const LEEUWARDEN: &[Placed] = &[at(0, ONE, "LW-MP", "LW").stands(Stands::Open), at(2, ONE, "GN-LW", "LW").with(&["W02"])];

pub(super) const ALL: &[Scenario<Koplopers>] = &[
    Scenario {
        id: "meppel",
        title: "Turning round at Zwolle",
        note: "Red's train stands at Zwolle, on the section to Meppel. When it turns round it is at Meppel: there it \
               must stop or drive on, and it cannot turn round again.",
        rules: &[rules::EXAMPLE_MEPPEL, rules::REVERSE, rules::SHORT_REVERSAL, rules::DRIVE_BEFORE_REVERSE],
        start: || Drawn { trains: &[at(0, ONE, "MP-ZL", "ZL")], ..BASE }.state(),
    },
    Scenario {
        id: "meppel-next",
        title: "The turn after turning round",
        note: "A turn later Red's train is still at Meppel. It must drive on to Groningen or Leeuwarden, and it cannot \
               turn round.",
        rules: &[rules::EXAMPLE_MEPPEL, rules::DRIVE_BEFORE_REVERSE, rules::DUTY],
        start: || {
            Drawn { round: 6, trains: &[at(0, ONE, "MP-ZL", "MP").with(&["N13", "N14"]).stands(Stands::Turned)], ..BASE }.state()
        },
    },
    Scenario {
        id: "repair",
        title: "Emergency repair",
        note: "Chip A lies on Leeuwarden and the disc is on B. Green is stuck at Leeuwarden and plays the repair card.",
        rules: &[rules::REPAIR, rules::REPAIRED_CHIP, rules::BLOCKED],
        start: || {
            Drawn {
                turn: 1,
                chips: [Some("LW"), None, None],
                disc: Chip::B,
                trains: &[at(0, ONE, "TB-HT", "HT"), at(1, ONE, "LW-MP", "LW"), at(2, ONE, "RM-STD", "STD")],
                ..BASE
            }
            .state()
        },
    },
    Scenario {
        id: "amersfoort",
        title: "Changing trains at Amersfoort",
        note: "Two trains of Red stand at Amersfoort. One carries passengers for Leeuwarden, Zwolle and Maastricht, the \
               other for Stavoren, Arnhem and Sittard. Those for Maastricht and Stavoren change places.",
        rules: &[rules::TRANSFER, rules::TRANSFER_CAPACITY, rules::FULL_SWAP, rules::ACTION_FOR_BOTH],
        start: || {
            Drawn {
                points: 0,
                trains: &[
                    at(0, ONE, "AMF-UT", "AMF").with(&["W02", "R20", "S05"]).drove(2),
                    at(0, TWO, "ASD-AMF", "AMF").with(&["W03", "W20", "R09"]).drove(3),
                ],
                ..BASE
            }
            .state()
        },
    },
    Scenario {
        id: "example1",
        title: "Example 1: the first turn at Heerlen",
        note: "Red builds at Heerlen, turns the train round and takes passengers aboard. One action point is left for a \
               disruption card.",
        rules: &[rules::EXAMPLE_1, rules::FIRST_TRAIN, rules::FIRST_YARD, rules::PUT_IN_SERVICE, rules::FIRST_STOP],
        start: || Drawn { seats: 4, round: 1, ..BASE }.state(),
    },
    Scenario {
        id: "example2",
        title: "Example 2: coupling at Eindhoven",
        note: "Green couples train 2 to train 1. Together they hold 1000 passengers.",
        rules: &[rules::COUPLE, rules::COUPLED_CAPACITY, rules::COUPLING_STOPS],
        start: || {
            Drawn {
                turn: 1,
                points: 2,
                trains: &[
                    at(1, ONE, "TB-EHV", "EHV").with(&["W01", "W05"]).drove(2),
                    at(1, TWO, "HT-EHV", "EHV").with(&["R01"]).drove(1),
                ],
                ..BASE
            }
            .state()
        },
    },
    Scenario {
        id: "example3",
        title: "Example 3: back to the station",
        note: "Train 2 of Yellow has its back at Eindhoven and heads for Venlo. It cannot be coupled, and it cannot \
               turn round.",
        rules: &[rules::EXAMPLE_3, rules::REVERSE_WHERE],
        start: || Drawn { turn: 2, points: 3, trains: BACK_TO_THE_STATION, ..BASE }.state(),
    },
    Scenario {
        id: "example3-disrupted",
        title: "Example 3 with Venlo disrupted",
        note: "Now train 2 of Yellow may turn round on the open line. Then it stands at Eindhoven and can be coupled.",
        rules: &[rules::REVERSE_ON_LINE, rules::LINE_REVERSAL, rules::EXAMPLE_3],
        start: || {
            Drawn { turn: 2, points: 3, chips: [Some("VL"), None, None], disc: Chip::B, trains: BACK_TO_THE_STATION, ..BASE }
                .state()
        },
    },
    Scenario {
        id: "example4",
        title: "Example 4: uncoupling at Zwolle",
        note: "Red sets down the passengers for Zwolle, uncouples unit 3 from train 2, shares the tokens and makes \
               Green an offer.",
        rules: &[rules::EXAMPLE_4, rules::UNCOUPLE, rules::SHARE_TOKENS, rules::OFFER],
        start: || {
            Drawn {
                points: 1,
                trains: &[
                    at(0, &[TrainNo::Two, TrainNo::Three], "MP-ZL", "ZL").with(&["E01", "W01", "R01", "R02", "S05"]).drove(4),
                    at(1, ONE, "ZL-DV", "ZL").with(&["W20", "S08"]),
                ],
                ..BASE
            }
            .state()
        },
    },
    Scenario {
        id: "example5-yellow",
        title: "Example 5: stuck at Leeuwarden",
        note: "Yellow's train touches the disrupted station. It cannot drive, turn round, set anybody down or take \
               anybody aboard. Yellow may wait, or play a disruption card or the repair card.",
        rules: &[rules::EXAMPLE_5, rules::BLOCKED, rules::BLOCKED_MAY],
        start: || Drawn { turn: 2, chips: [Some("LW"), None, None], disc: Chip::B, trains: LEEUWARDEN, ..BASE }.state(),
    },
    Scenario {
        id: "example5-red",
        title: "Example 5: on the way to Leeuwarden",
        note: "Red's train is on the open line towards the disrupted station. It may turn round there, or wait.",
        rules: &[rules::EXAMPLE_5, rules::REVERSE_ON_LINE, rules::WHAT_EXCUSES],
        start: || Drawn { chips: [Some("LW"), None, None], disc: Chip::B, trains: LEEUWARDEN, ..BASE }.state(),
    },
    Scenario {
        id: "example6",
        title: "Example 6: the wrong platform at Tilburg",
        note: "Breda is disrupted, and train 1 of Yellow stands at Tilburg on the section to Breda. It cannot drive, \
               turn round or be coupled, but its passengers may change trains.",
        rules: &[rules::EXAMPLE_6, rules::NO_COUPLING_BLOCKED, rules::TRANSFER],
        start: || {
            Drawn {
                turn: 2,
                chips: [None, None, Some("BD")],
                trains: &[at(2, ONE, "BD-TB", "TB").with(&["W01", "W03"]), at(2, TWO, "TB-EHV", "TB").with(&["R08"])],
                ..BASE
            }
            .state()
        },
    },
    Scenario {
        id: "example7",
        title: "Example 7: overtaking on the way to Utrecht",
        note: "Green drives three sections and overtakes Yellow between Eindhoven and ’s-Hertogenbosch. At Utrecht \
               Green's train stops, sets passengers down and takes others aboard.",
        rules: &[rules::EXAMPLE_7, rules::OVERTAKE, rules::PASS_STATION, rules::ALIGHT, rules::WHO_BOARDS],
        start: || {
            Drawn { turn: 1, trains: &[at(1, ONE, "RM-STD", "RM").with(&["S04", "S16"]), at(2, ONE, "HT-EHV", "HT")], ..BASE }
                .state()
        },
    },
];
