//! The rulebook's figures as positions. The pictures are lost: these are reconstructed from what the text says of each.

use super::board::Square;
use super::position::Kopis;
use super::rules;
use super::wire::{Line, Mode, Options, Order, Posts, Setup, State};
use crate::core::{Scenario, Seat};

/// The state that a game with these options begins with.
fn start(options: Options) -> State {
    Kopis::setup(&options).expect("the options of the scenarios are good").state()
}

/// Rows of a board, rank 6 first.
fn rows(rows: [&str; 6]) -> Vec<String> {
    rows.map(str::to_owned).to_vec()
}

/// The posts of south, west, north and east with these names.
fn posts([south, west, north, east]: [&str; 4]) -> Posts {
    let lines = |names: &str| names.chars().filter_map(|name| Line::parse(&name.to_string())).collect();
    Posts { south: lines(south), west: lines(west), north: lines(north), east: lines(east) }
}

/// Every figure, in the order of the rulebook. Figure 7 has two positions: one to enter from, one with factions to move.
pub(super) const ALL: &[Scenario<Kopis>] = &[
    Scenario {
        id: "base-setup",
        title: "Fig. 1: the base set-up",
        note: "Every game with the base set-up starts here.",
        rules: &[rules::BASE_FORTRESSES, rules::FACTIONS_AROUND, rules::BASTION_AT_START],
        start: || start(Options::default()),
    },
    Scenario {
        id: "advanced-setup",
        title: "Fig. 2: placing the fortresses in turn",
        note: "Red and Black take turns to place two fortresses each, anywhere but in the first row of any side.",
        rules: &[rules::ADVANCED_SETUP, rules::NOT_FIRST_ROW, rules::ORDER_ALTERNATE],
        start: || start(Options { setup: Setup::Advanced, ..Options::default() }),
    },
    Scenario {
        id: "advanced-setup-snake",
        title: "Fig. 2: placing the fortresses 1-2-1",
        note: "Red places one fortress, then Black places two, then Red places the last one.",
        rules: &[rules::ADVANCED_SETUP, rules::ORDER_SNAKE],
        start: || start(Options { setup: Setup::Advanced, placement_order: Order::Snake, ..Options::default() }),
    },
    Scenario {
        id: "slide",
        title: "Fig. 3: a slide pushes two fortresses",
        note: "Slide in from the south on file c. Your faction meets the fortress on c3, pushes it and the one behind it north by one square, and stops on c3.",
        rules: &[rules::STORM_TURN, rules::STORM_LINE, rules::MUST_PUSH, rules::PUSH, rules::SLIDE_DISTANCE],
        start: || start(Options::default()),
    },
    Scenario {
        id: "bastion",
        title: "Fig. 4, 4A, 4B: the Bastion and the answer",
        note: "The red faction on c3 was played last and has the Bastion. Black may not push it this turn, neither directly nor through the pieces that touch it.",
        rules: &[rules::PLACE_BASTION, rules::BASTION, rules::BASTION_IN_ROW, rules::STORM_ALTERNATES],
        start: || State {
            turn: Some(Seat(1)),
            board: rows(["......", "..B...", "..RB..", "..rR..", "......", "......"]),
            waiting: posts(["bde", "2345", "bcde", "2345"]),
            bastion: Square::parse("c3"),
            ..start(Options::default())
        },
    },
    Scenario {
        id: "capture",
        title: "Fig. 5 and Fig. 6 (first half): capturing a faction",
        note: "On file c the pieces touch one another up to the north edge. The last one is a black faction: push it off. The black faction that waits behind it is not in play and does not hold it.",
        rules: &[rules::CAPTURE, rules::WAITING_DO_NOT_BLOCK, rules::OWN_PUSHED],
        start: || State {
            turn: Some(Seat(0)),
            board: rows(["..b...", "..r.B.", "..B.b.", ".rR...", "....R.", "......"]),
            waiting: posts(["bcd", "345", "bce", "245"]),
            bastion: Square::parse("e4"),
            ..start(Options::default())
        },
    },
    Scenario {
        id: "blocked",
        title: "Fig. 6 (second half): a fortress on the edge blocks",
        note: "On file c the fortress on c6 holds the whole chain. On file a there is a gap before the fortress, so you can push a3. On file d you can capture the black faction on d6.",
        rules: &[rules::FORTRESS_STAYS, rules::FORTRESS_HOLDS, rules::EDGE_FORTRESS],
        start: || State {
            turn: Some(Seat(0)),
            board: rows(["R.Bb..", "..br..", "..R..B", "b.....", ".r....", "....b."]),
            waiting: posts(["bc", "34", "bd", "45"]),
            bastion: Square::parse("e1"),
            captured: [0, 2],
            ..start(Options::default())
        },
    },
    Scenario {
        id: "sudden-death",
        title: "Fig. 7: Sudden Death, entering a faction",
        note: "No faction is on the board yet, so bring one in, on the square that it faces. From your next turn on you may also move it, by one square.",
        rules: &[rules::STEP, rules::ENTER, rules::SUDDEN_ALTERNATES, rules::SUDDEN_REST, rules::NEVER_PULL],
        start: || start(Options { mode: Mode::SuddenDeath, ..Options::default() }),
    },
    Scenario {
        id: "sudden-death-step",
        title: "Fig. 7: Sudden Death, moving one square",
        note: "Both players have a faction on the board. Move the red one on c2 by one square; if you move it to c3, it pushes two fortresses. Or bring another faction in.",
        rules: &[rules::STEP, rules::SUDDEN_ALTERNATES, rules::SUDDEN_REST, rules::NEVER_PULL, rules::ENTERING_IS_FREE],
        start: || State {
            turn: Some(Seat(0)),
            board: rows(["......", "......", "..BBb.", "..RR..", "..r...", "......"]),
            waiting: posts(["bde", "2345", "bcde", "235"]),
            bastion: Square::parse("e4"),
            quiet: 2,
            ..start(Options { mode: Mode::SuddenDeath, ..Options::default() })
        },
    },
    Scenario {
        id: "scoring",
        title: "The score table: every case in one position",
        note: "Black plays the last faction of the game, and then both count. The red faction on c4 is next to one red and two black fortresses, the one on d3 next to two red and one black. The black faction on b4 touches fortresses at corners only.",
        rules: &[
            rules::NEXT_TO_ENEMY,
            rules::NEXT_TO_OWN,
            rules::NEXT_TO_BOTH,
            rules::NEXT_TO,
            rules::SCORES_ONCE,
            rules::CAPTURES_SCORE,
        ],
        start: || State {
            turn: Some(Seat(1)),
            board: rows(["......", ".bBb..", ".brB.b", "..RrR.", "..b.r.", "r....."]),
            waiting: posts(["", "", "b", ""]),
            bastion: Square::parse("a1"),
            captured: [2, 3],
            lost: [1, 0],
            ..start(Options::default())
        },
    },
];
