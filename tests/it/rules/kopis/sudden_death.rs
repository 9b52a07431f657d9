//! Sudden Death: entering and stepping, and how it ends (KOP-25 to KOP-32).

use ludotheque::core::Code;
use ludotheque::games::kopis::Kopis;
use serde_json::{Value, json};

use super::*;
use crate::dsl::{bad_position, bad_setup, scenario, setup, types};

const STEPPING: [&str; 6] = ["......", "......", "..BB..", "..RR..", "......", "r..b.."];
const STEPPING_WAIT: [&str; 4] = ["cde", "2345", "bcd", "2345"];

#[test]
fn kop_25_a_faction_moves_by_one_square() {
    let mut play = sudden(0, STEPPING, STEPPING_WAIT, None);
    for (from, to) in [("a1", "b2"), ("a1", "a3"), ("a1", "a1"), ("b4", "b5"), ("d1", "d2"), ("a1", "f6")] {
        play.refuses(0, step(from, to), "KOP-25");
    }
    let events = play.plays(0, step("a1", "a2"));
    assert_eq!(events[0], json!({ "type": "stepped", "seat": 0, "from": "a1", "to": "a2", "rule": "KOP-25" }));
}

#[test]
fn kop_26_a_faction_enters_on_the_square_it_faces() {
    let mut play = sudden(0, STEPPING, STEPPING_WAIT, None);
    for refused in [enter("south", "b"), enter("south", "a"), enter("south", "3"), slide("south", "c")] {
        play.refuses(0, refused, "KOP-26");
    }
    let events = play.plays(0, enter("south", "c"));
    let entered =
        json!({ "type": "entered", "seat": 0, "side": "south", "line": "c", "post": "c", "at": "c1", "rule": "KOP-26" });
    assert_eq!(events[0], entered);
}

#[test]
fn kop_27_one_move_each() {
    let mut play = setup::<Kopis>(json!({ "mode": "suddenDeath" }), 2);
    play.refuses_as(Code::NotYourTurn, 1, enter("north", "c"), Some("KOP-27"));
    play.plays(0, enter("south", "c"));
    play.refuses_as(Code::NotYourTurn, 0, step("c1", "c2"), Some("KOP-27"));
}

#[test]
fn kop_28_the_eighth_faction_ends_the_game() {
    let mut play = sudden(0, ["......", "..b...", "..BB..", "..RRr.", "......", "r..b.."], ["", "5", "cd", ""], Some("d1"));
    let events = play.plays(0, enter("west", "5"));
    assert_eq!(events.last().unwrap()["rule"], "KOP-28");
    assert_eq!(play.outcome()["reason"], "eighthFaction");
    play.refuses_as(Code::GameOver, 1, step("d1", "d2"), Some("KOP-28"));
    let played_out = battle("suddenDeath", 1, STEPPING, ["", "", "bcd", "2345"], None);
    assert_eq!(bad_position::<Kopis>(played_out).rule().unwrap().id(), "KOP-28");
}

#[test]
fn kop_29_the_points_are_those_of_storming() {
    let board = ["......", ".bBb..", ".brB.b", "..RrR.", "..b.r.", "r....."];
    let standing = |mode: &str| position::<Kopis>(battle(mode, 0, board, ["b", "", "b", ""], None)).state()["standing"].clone();
    assert_eq!(standing("suddenDeath"), standing("storm"));
    // Red: c4 1, d3 1, e2 2, a1 0, and three captures; black: b5 2, d5 2, b4 0, f4 0, c2 0, and four captures.
    let play = position::<Kopis>(battle("suddenDeath", 0, board, ["b", "", "b", ""], None));
    let captured = play.state()["captured"].clone();
    let points = [4 + captured[0].as_u64().unwrap(), 4 + captured[1].as_u64().unwrap()];
    assert_eq!(standing("suddenDeath"), json!(points));
}

#[test]
fn kop_30_pushing_and_the_bastion_are_those_of_storming() {
    let mut play =
        sudden(1, ["b.....", "......", "..BB..", "..RR..", "......", "rbr..."], ["de", "2345", "cde", "345"], Some("c1"));
    play.refuses(1, step("b1", "c1"), "KOP-16");
    let events = play.plays(1, step("b1", "b2"));
    assert_eq!(events.last().unwrap(), &json!({ "type": "bastionPlaced", "at": "b2", "rule": "KOP-15" }));
    let mut held = sudden(0, ["R.....", "r.....", "..BB..", "...R..", "......", "......"], ["bcd", "2345", "bcde", "2345"], None);
    held.refuses(0, step("a5", "a6"), "KOP-23");
}

#[test]
fn kop_31_sudden_death_captures_alike() {
    let mut play =
        sudden(1, ["b.....", "......", "..BB..", "..RR..", "......", "rbr..."], ["de", "2345", "cde", "345"], Some("c1"));
    let events = play.plays(1, step("b1", "a1"));
    assert_eq!(events[0], json!({ "type": "captured", "seat": 1, "at": "a1", "rule": "KOP-20" }));
}

#[test]
fn kop_32_nothing_is_pulled_and_no_fortress_moves_itself() {
    let mut play =
        sudden(0, ["......", "......", "..BB..", "..RR..", "..r...", "b....."], ["bde", "2345", "cde", "2345"], Some("a1"));
    play.refuses(0, step("c3", "b3"), "KOP-32");
    play.refuses(0, step("c4", "b4"), "KOP-32");
    assert_eq!(types(&play.plays(0, step("c2", "c1"))), ["stepped", "bastionPlaced"]);
    assert_eq!(board(&play), ["......", "......", "..BB..", "..RR..", "......", "b.r..."]);
}

#[test]
fn kop_r17_a_move_of_sudden_death_need_not_push() {
    let mut play = setup::<Kopis>(json!({ "mode": "suddenDeath" }), 2);
    assert_eq!(types(&play.plays(0, enter("south", "b"))), ["entered", "bastionPlaced"]);
    play.plays(1, enter("north", "b"));
    assert_eq!(types(&play.plays(0, step("b1", "a1"))), ["stepped", "bastionPlaced"]);
}

#[test]
fn kop_r18_entering_on_an_occupied_square_pushes() {
    let mut play =
        sudden(0, ["......", "......", "..BB..", "..RR..", "..b...", "..b.br"], ["cde", "2345", "c", "2345"], Some("e1"));
    let events = play.plays(0, enter("south", "c"));
    assert_eq!(types(&events), ["pushed", "pushed", "pushed", "pushed", "entered", "bastionPlaced"]);
    let mut held =
        sudden(0, ["......", "......", "..BB..", "..RR..", "..b...", "..b..r"], ["cde", "2345", "cd", "2345"], Some("c2"));
    held.refuses(0, enter("south", "c"), "KOP-16");
}

#[test]
fn kop_r19_no_faction_steps_off_the_board() {
    let play = sudden(0, ["......", "......", "..BB..", "..RR.b", "......", "r....r"], ["bc", "2345", "cde", "2345"], Some("f3"));
    let steps: Vec<Value> = play.legal(0).into_iter().filter(|mv| mv["type"] == "step").collect();
    assert_eq!(steps, [step("a1", "a2"), step("a1", "b1"), step("f1", "f2"), step("f1", "e1")]);
    play.malformed(json!({ "type": "step", "from": "a1", "to": "a0" }));
}

#[test]
fn kop_r20_the_eighth_entry_counts_whatever_became_of_the_others() {
    let mut state =
        battle("suddenDeath", 0, ["......", "..b...", "..BB..", "..RRr.", "......", "r..b.."], ["", "5", "cd", ""], Some("d1"));
    state["captured"] = json!([4, 3]);
    state["lost"] = json!([2, 0]);
    let mut play = position::<Kopis>(state);
    play.plays(0, enter("west", "5"));
    assert_eq!(play.outcome(), json!({ "ranking": [[0], [1]], "scores": [6, 5], "reason": "eighthFaction" }));
    assert_eq!(play.actors(), [0; 0]);
    let pushing = ["......", "rrrrrb", "..BB..", "..RRr.", "......", "...b.."];
    let mut capturing = sudden(0, pushing, ["", "5", "cd", ""], Some("d1"));
    let events = capturing.plays(0, enter("west", "5"));
    assert_eq!(events[0]["type"], "captured");
    assert_eq!(capturing.outcome()["reason"], "eighthFaction");
}

#[test]
fn kop_r21_quiet_moves_end_sudden_death() {
    let quiet = |quiet: u16| with(battle("suddenDeath", 0, STEPPING, STEPPING_WAIT, None), "quiet", json!(quiet));
    let mut play = position::<Kopis>(quiet(39));
    assert_eq!(play.copy().plays(0, enter("south", "c")).last().unwrap()["type"], "bastionPlaced");
    let events = play.plays(0, step("a1", "a2"));
    assert_eq!(events.last().unwrap()["rule"], "KOP-R21");
    assert_eq!(play.outcome()["reason"], "quiet");
    assert_eq!(bad_position::<Kopis>(quiet(40)).rule().unwrap().id(), "KOP-R21");
    let storming = with(battle("storm", 0, START, ALL_WAIT, None), "quiet", json!(1));
    assert_eq!(bad_position::<Kopis>(storming).rule().unwrap().id(), "KOP-R21");
    for limit in [9, 401, 0] {
        let error = bad_setup::<Kopis>(json!({ "quietLimit": limit }), 2);
        assert_eq!((error.code, error.rule().unwrap().id()), (Code::BadOptions, "KOP-R21"));
    }
    for limit in [10, 400] {
        setup::<Kopis>(json!({ "quietLimit": limit }), 2).shows(&json!({ "quietLimit": limit }));
    }
}

#[test]
fn kop_25_a_step_can_be_tried_from_the_figure() {
    let mut play = scenario::<Kopis>("sudden-death-step");
    play.refuses(0, step("c2", "d3"), "KOP-25");
    let events = play.plays(0, step("c2", "c3"));
    assert_eq!(types(&events), ["pushed", "pushed", "stepped", "bastionPlaced"]);
    assert_eq!(board(&play), ["......", "..B...", "..RBb.", "..rR..", "......", "......"]);
    let start = scenario::<Kopis>("sudden-death");
    assert_eq!(board(&start), START, "the figure itself has no faction on the board");
}

#[test]
fn kop_r30_entering_is_free() {
    let play = sudden(0, STEPPING, STEPPING_WAIT, None);
    let kinds: std::collections::BTreeSet<String> = play.legal(0).iter().map(|mv| mv["type"].to_string()).collect();
    assert_eq!(kinds.len(), 2, "{kinds:?}");
}
