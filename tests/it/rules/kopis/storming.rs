//! Storming and captures: slides, pushes, the bastion, who is skipped (KOP-11 to KOP-24).

use ludotheque::core::{Actor, Code};
use ludotheque::games::kopis::Kopis;
use serde_json::{Value, json};

use super::*;
use crate::dsl::{bad_position, scenario, setup, types};

#[test]
fn kop_11_a_turn_of_storming_is_a_slide_of_a_waiting_faction() {
    let mut play = setup::<Kopis>(json!({}), 2);
    play.refuses(0, step("c3", "c4"), "KOP-11");
    play.refuses(0, enter("south", "c"), "KOP-11");
    let events = play.plays(0, slide("south", "c"));
    assert_eq!(events.iter().find(|event| event["type"] == "entered").unwrap()["rule"], "KOP-11");
    storm(0, START, ["", "2", "bcde", "2345"], None).refuses(0, slide("south", "c"), "KOP-11");
}

#[test]
fn kop_12_a_slide_follows_a_line_of_its_side() {
    let mut play = setup::<Kopis>(json!({}), 2);
    play.refuses(0, slide("south", "3"), "KOP-12");
    play.refuses(0, slide("west", "c"), "KOP-12");
}

#[test]
fn kop_13_a_slide_must_push() {
    let mut play = setup::<Kopis>(json!({}), 2);
    play.refuses(0, slide("south", "a"), "KOP-13");
    play.refuses(0, slide("west", "6"), "KOP-13");
}

#[test]
fn kop_14_a_push_moves_pieces_by_one_square() {
    let mut play = setup::<Kopis>(json!({}), 2);
    let events = play.plays(0, slide("south", "c"));
    assert_eq!(events[0], json!({ "type": "pushed", "piece": "B", "from": "c4", "to": "c5", "rule": "KOP-14" }));
    assert_eq!(events[1], json!({ "type": "pushed", "piece": "R", "from": "c3", "to": "c4", "rule": "KOP-14" }));
    assert_eq!(board(&play), ["......", "..B...", "..RB..", "..rR..", "......", "......"]);
}

#[test]
fn kop_15_the_bastion_goes_on_the_faction_played() {
    let mut play = setup::<Kopis>(json!({}), 2);
    let events = play.plays(0, slide("west", "4"));
    assert_eq!(events.last().unwrap(), &json!({ "type": "bastionPlaced", "at": "c4", "rule": "KOP-15" }));
    play.shows(&json!({ "bastion": "c4" }));
    let own = battle(
        "storm",
        0,
        ["......", "......", "..BB..", "..RR..", "......", "r....."],
        ["cde", "2345", "bcde", "2345"],
        Some("a1"),
    );
    assert_eq!(bad_position::<Kopis>(own).rule().unwrap().id(), "KOP-15");
}

#[test]
fn kop_16_the_faction_under_the_bastion_is_not_pushed() {
    let mut play = scenario::<Kopis>("bastion");
    play.refuses(1, slide("north", "c"), "KOP-16");
    play.refuses(1, slide("east", "3"), "KOP-16");
}

#[test]
fn kop_17_the_players_alternate() {
    let mut play = setup::<Kopis>(json!({}), 2);
    play.refuses_as(Code::NotYourTurn, 1, slide("north", "c"), Some("KOP-17"));
    play.plays(0, slide("south", "c"));
    play.refuses_as(Code::NotYourTurn, 0, slide("south", "d"), Some("KOP-17"));
    play.refuses_as(Code::NotYourTurn, Actor::Chance, slide("south", "d"), Some("KOP-17"));
}

#[test]
fn kop_18_storming_ends_when_all_are_played() {
    let mut play = storm(1, ["bb...b", "......", "..BB..", "..RR..", "...r..", "rr...r"], ["", "", "c", ""], Some("d2"));
    let events = play.plays(1, slide("north", "c"));
    let over = events.last().unwrap();
    assert_eq!((&over["type"], &over["reason"], &over["rule"]), (&json!("gameOver"), &json!("allPlayed"), &json!("KOP-18")));
    play.refuses_as(Code::GameOver, 0, slide("south", "c"), Some("KOP-18"));
    play.refuses_as(Code::GameOver, 1, slide("north", "c"), Some("KOP-18"));
    play.shows(&json!({ "phase": "over", "turn": null, "bastion": "c4" }));
}

#[test]
fn kop_19_the_points_are_added_up_at_the_end() {
    let mut play = scenario::<Kopis>("scoring");
    let events = play.plays(1, slide("north", "b"));
    let points = |seat: u64| {
        let counted = |event: &&Value| event["seat"] == seat && event["points"].is_u64();
        events.iter().filter(counted).map(|event| event["points"].as_u64().unwrap()).sum::<u64>()
    };
    assert_eq!(play.outcome()["scores"], json!([points(0), points(1)]));
    assert_eq!(play.state()["standing"], play.outcome()["scores"]);
}

#[test]
fn kop_20_an_enemy_pushed_off_is_captured() {
    let mut play = scenario::<Kopis>("capture");
    let events = play.plays(0, slide("south", "c"));
    assert_eq!(events[0], json!({ "type": "captured", "seat": 0, "at": "c6", "rule": "KOP-20" }));
    play.shows(&json!({ "captured": [1, 0], "lost": [0, 0] }));
}

#[test]
fn kop_21_a_capture_is_worth_a_point() {
    let mut play = storm(1, ["bb...b", "......", "..BB..", "..RR..", "...r..", "rr...r"], ["", "", "c", ""], Some("d2"));
    let events = play.plays(1, slide("north", "c"));
    let captures: Vec<&Value> = events.iter().filter(|event| event["type"] == "capturesScored").collect();
    let expected = |seat: u8, points: u8| json!({ "type": "capturesScored", "seat": seat, "points": points, "rule": "KOP-21" });
    assert_eq!(captures, [&expected(0, 4), &expected(1, 4)]);
}

#[test]
fn kop_22_waiting_factions_do_not_block() {
    let mut play = scenario::<Kopis>("capture");
    assert!(play.state()["waiting"]["north"].as_array().unwrap().contains(&json!("c")));
    play.plays(0, slide("south", "c"));
    play.shows(&json!({ "captured": [1, 0] }));
}

#[test]
fn kop_23_a_fortress_is_not_pushed_off() {
    let mut play = storm(0, ["..B...", "..R...", "......", "..BR..", "......", "......"], ALL_WAIT, None);
    let mut edge = storm(0, ["..B...", "..R...", "...B..", "...R..", "......", "......"], ALL_WAIT, None);
    play.plays(0, slide("south", "c"));
    edge.refuses(0, slide("south", "c"), "KOP-23");
    let three = battle("storm", 0, ["......", "......", "..BB..", "..R...", "......", "......"], ALL_WAIT, None);
    assert_eq!(bad_position::<Kopis>(three).rule().unwrap().id(), "KOP-23");
}

#[test]
fn kop_24_a_fortress_on_the_edge_holds_factions() {
    let mut play = scenario::<Kopis>("blocked");
    play.refuses(0, slide("south", "c"), "KOP-24");
}

#[test]
fn kop_r5_a_slide_may_use_any_of_the_six_lines() {
    let mut play = storm(0, ["......", "b.....", "..BB..", "..RR..", "......", "......"], ["e", "2345", "bcd", "2345"], None);
    let events = play.plays(0, slide("south", "a"));
    assert_eq!(events.iter().find(|event| event["type"] == "entered").unwrap()["at"], "a5");
}

#[test]
fn kop_r6_the_nearest_faction_is_taken_the_lower_of_two() {
    let post = |south: &str| {
        let mut play = storm(0, START, [south, "", "bcde", "2345"], None);
        let events = play.plays(0, slide("south", "c"));
        events.iter().find(|event| event["type"] == "entered").unwrap()["post"].clone()
    };
    assert_eq!(["bcde", "bde", "de", "be", "e"].map(post), ["c", "b", "d", "b", "e"]);
}

#[test]
fn kop_r7_a_slide_ends_where_the_first_piece_stood() {
    let at = |board| {
        let mut play = storm(0, board, ["bcd", "2345", "bcd", "2345"], None);
        let events = play.plays(0, slide("south", "a"));
        events.iter().find(|event| event["type"] == "entered").unwrap()["at"].clone()
    };
    assert_eq!(at(["......", "r.....", "..BB..", "..RR..", "......", "b....."]), "a1");
    assert_eq!(at(["......", "r.....", "b.BB..", "..RR..", "......", "......"]), "a4");
}

#[test]
fn kop_r8_the_chain_ends_at_the_first_gap() {
    let mut play = storm(0, ["b.....", "......", "r.BB..", "..RR..", "b.....", "r....."], ["cd", "2345", "bc", "2345"], None);
    let events = play.plays(0, slide("south", "a"));
    assert_eq!(events.iter().filter(|event| event["type"] == "pushed").count(), 2);
    assert_eq!(board(&play), ["b.....", "......", "r.BB..", "b.RR..", "r.....", "r....."]);
}

#[test]
fn kop_r9_by_exactly_one_square() {
    let mut play = storm(0, START, ALL_WAIT, None);
    let events = play.plays(0, slide("west", "3"));
    let pushes: Vec<(&str, &str)> = events
        .iter()
        .filter(|event| event["type"] == "pushed")
        .map(|event| (event["from"].as_str().unwrap(), event["to"].as_str().unwrap()))
        .collect();
    assert_eq!(pushes, [("d3", "e3"), ("c3", "d3")]);
}

#[test]
fn kop_r10_the_bastion_holds_the_chain_from_further_back_but_not_over_a_gap() {
    let board = ["......", "......", "..BB..", "r.RR..", "r.....", "b....."];
    storm(1, board, ["cd", "2345", "bcd", "234"], Some("a3")).plays(1, slide("north", "c"));
    let mut play = storm(1, board, ["cd", "2345", "bcd", "234"], Some("a2"));
    play.refuses(1, slide("north", "a"), "KOP-16");
    let gap = ["......", "r.....", "..BB..", "r.RR..", "......", "......"];
    storm(1, gap, ["cd", "2345", "bcde", "234"], Some("a3")).plays(1, slide("north", "a"));
}

#[test]
fn kop_r11_the_bastion_is_lifted_when_the_opponent_is_skipped() {
    let mut play = storm(0, ["......", "......", "......", "......", "......", "RRBBb."], ["e", "2", "de", ""], None);
    let events = play.plays(0, slide("south", "e"));
    assert_eq!(types(&events)[3..], ["skipped", "bastionLifted"]);
    assert_eq!(events[4], json!({ "type": "bastionLifted", "at": "e1", "rule": "KOP-R11" }));
    play.shows(&json!({ "bastion": null, "turn": 0 }));
    assert!(play.0.undo());
    play.shows(&json!({ "turn": 0, "bastion": null, "board": ["......", "......", "......", "......", "......", "RRBBb."] }));
}

#[test]
fn kop_r12_an_own_faction_pushed_off_is_lost() {
    let mut play = storm(0, ["r.....", "b.....", "r.BB..", "b.RR..", "r.....", "b....."], ["cd", "234", "bc", "234"], None);
    let events = play.plays(0, slide("south", "a"));
    assert_eq!(events[0], json!({ "type": "lost", "seat": 0, "at": "a6", "rule": "KOP-R12" }));
    assert_eq!(play.state()["lost"], json!([1, 0]));
}

#[test]
fn kop_r13_a_push_moves_any_mix_of_pieces() {
    let mut play = scenario::<Kopis>("capture");
    let events = play.plays(0, slide("south", "c"));
    let pieces: Vec<&Value> = events.iter().filter(|event| event["type"] == "pushed").map(|event| &event["piece"]).collect();
    assert_eq!(pieces, ["r", "B", "R"]);
}

#[test]
fn kop_r14_a_player_without_a_move_is_skipped() {
    let mut play = storm(1, START, ["", "", "ce", "2"], None);
    let events = play.plays(1, slide("north", "c"));
    assert!(events.contains(&json!({ "type": "skipped", "seat": 0, "rule": "KOP-R14" })));
    play.shows(&json!({ "turn": 1 }));
    play.malformed(json!({ "type": "pass" }));
    let stuck = battle("storm", 0, START, ["", "", "ce", "2"], None);
    assert_eq!(bad_position::<Kopis>(stuck).rule().unwrap().id(), "KOP-R14");
}

#[test]
fn kop_r15_the_game_ends_when_nobody_can_move() {
    let mut play = storm(0, ["......", "......", "......", "....B.", "....bR", "....RB"], ["", "23", "cd", ""], None);
    let events = play.plays(0, slide("west", "3"));
    assert_eq!(types(&events)[3..7], ["skipped", "bastionLifted", "skipped", "skipped"]);
    let skipped: Vec<&Value> = events.iter().filter(|event| event["type"] == "skipped").map(|event| &event["seat"]).collect();
    assert_eq!(skipped, [1, 0, 1]);
    assert_eq!(events.last().unwrap()["rule"], "KOP-R15");
    assert_eq!(play.outcome()["reason"], "blocked");
}

#[test]
fn kop_r16_one_rule_for_every_blocked_push() {
    let refused = |board, bastion, rule| {
        let mut play = storm(0, board, ["bcd", "2345", "bcd", "2345"], bastion);
        play.refuses(0, slide("south", "a"), rule);
    };
    refused(["B.....", "b.....", "r.....", "....B.", "...R..", "...R.."], Some("a5"), "KOP-16");
    refused(["B.....", "b.....", "r.....", "....B.", "...R..", "...R.."], None, "KOP-24");
    refused(["B.....", "R.....", "......", "....B.", ".b.R..", ".r...."], None, "KOP-23");
}

#[test]
fn kop_r29_a_fortress_on_the_edge_holds_only_its_own_chain() {
    let mut play = scenario::<Kopis>("blocked");
    play.copy().plays(0, slide("south", "a"));
    let events = play.plays(0, slide("south", "d"));
    assert_eq!(events[0], json!({ "type": "captured", "seat": 0, "at": "d6", "rule": "KOP-20" }));
}

#[test]
fn kop_r33_a_faction_on_the_board_is_not_played_again() {
    let mut play = storm(0, ["......", "......", "..BB..", "..RR..", "......", "r....b"], ["cde", "2345", "bcd", "2345"], None);
    for to in ["a2", "b1"] {
        play.refuses(0, step("a1", to), "KOP-11");
    }
    assert!(play.legal(0).iter().all(|mv| mv["type"] == "slide"));
}

#[test]
fn kop_r34_nobody_moves_a_fortress() {
    setup::<Kopis>(json!({}), 2).refuses(0, step("c3", "b3"), "KOP-11");
    let mut play = setup::<Kopis>(json!({ "mode": "suddenDeath" }), 2);
    play.refuses(0, step("c3", "b3"), "KOP-32");
    play.refuses(0, step("c4", "b4"), "KOP-32");
}
