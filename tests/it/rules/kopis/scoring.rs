//! Scoring (KOP-33 to KOP-36).

use std::collections::BTreeMap;

use ludotheque::games::kopis::Kopis;
use serde_json::{Value, json};

use super::*;
use crate::dsl::scenario;

/// Where each faction of the scoring scenario stands, with own and enemy fortresses, points and rule.
fn scored() -> BTreeMap<String, (u64, u64, u64, String)> {
    let mut play = scenario::<Kopis>("scoring");
    let events = play.plays(1, slide("north", "b"));
    let number = |value: &Value| value.as_u64().unwrap();
    events
        .iter()
        .filter(|event| event["type"] == "factionScored")
        .map(|event| {
            let rule = event["rule"].as_str().unwrap().to_owned();
            let counted = (number(&event["ownFortresses"]), number(&event["enemyFortresses"]), number(&event["points"]), rule);
            (event["at"].as_str().unwrap().to_owned(), counted)
        })
        .collect()
}

/// A red faction on the given square of a board with these fortresses, alone: its points.
fn alone(board: [&str; 6]) -> Value {
    sudden(0, board, ["cde", "2345", "bcde", "2345"], None).state()["standing"][0].clone()
}

#[test]
fn kop_33_next_to_an_enemy_fortress_scores_nothing() {
    assert_eq!(alone(["......", "..r...", "..BB..", "..RR..", "......", "......"]), 0);
    assert!(scored().values().any(|(own, enemy, points, rule)| (*own, *points, rule.as_str()) == (0, 0, "KOP-33") && *enemy > 0));
}

#[test]
fn kop_34_next_to_an_own_fortress_scores_two() {
    assert_eq!(alone(["......", "......", "..BB..", "..RR..", "..r...", "......"]), 2);
    assert!(scored().values().any(|(own, enemy, points, rule)| (*enemy, *points, rule.as_str()) == (0, 2, "KOP-34") && *own > 0));
}

#[test]
fn kop_35_next_to_both_scores_one() {
    assert_eq!(alone(["......", "......", "..BR..", "..rR..", "......", ".....B"]), 1);
    assert_eq!(scored()["c4"], (1, 2, 1, "KOP-35".to_owned()));
}

#[test]
fn kop_36_corners_do_not_count() {
    assert_eq!(alone(["......", "......", "..BB..", "..RR..", ".r....", "......"]), 0);
    assert_eq!(alone(["......", "......", "....RB", "r.....", "R....B", "......"]), 2);
    assert_eq!(alone(["......", "......", "....BB", ".....R", "r.....", ".R...."]), 0);
}

#[test]
fn kop_r22_each_faction_scores_once() {
    assert_eq!(scored()["d3"], (2, 1, 1, "KOP-35".to_owned()));
    assert_eq!(alone(["......", "......", "....BB", "..Rr..", "...R..", "......"]), 2);
    assert_eq!(alone(["......", "......", "...B..", "..Br..", "......", "R..R.."]), 0);
}

#[test]
fn kop_r23_next_to_nothing_scores_nothing() {
    let mut play = storm(1, ["bb...b", "......", "..BB..", "..RR..", "...r..", "rr...r"], ["", "", "c", ""], Some("d2"));
    let events = play.plays(1, slide("north", "c"));
    let a1 = json!({ "type": "factionScored", "seat": 0, "at": "a1", "ownFortresses": 0, "enemyFortresses": 0, "points": 0, "rule": "KOP-R23" });
    assert!(events.contains(&a1));
}

#[test]
fn kop_r24_nothing_else_scores() {
    let mut state = battle("storm", 0, START, ["bcd", "2345", "bcde", "2345"], None);
    state["captured"] = json!([0, 0]);
    state["lost"] = json!([1, 0]);
    assert_eq!(position::<Kopis>(state).state()["standing"], json!([0, 0]));
    let under =
        storm(0, ["......", "..b...", "..BB..", "..RR..", "......", "......"], ["bcde", "2345", "bcd", "2345"], Some("c5"));
    assert_eq!(under.state()["standing"], json!([0, 2]));
}

#[test]
fn kop_r25_more_points_win_and_equal_points_are_a_draw() {
    let mut tie = position::<Kopis>(vector("tie"));
    let events = tie.plays(1, slide("north", "c"));
    assert_eq!(events.last().unwrap()["winner"], Value::Null);
    assert_eq!(tie.outcome(), json!({ "ranking": [[0, 1]], "scores": [5, 5], "reason": "allPlayed" }));
    let mut won = position::<Kopis>(vector("played-out"));
    for mv in [slide("north", "c"), slide("north", "c"), slide("east", "4")] {
        won.plays(1, mv);
    }
    assert_eq!(won.outcome(), json!({ "ranking": [[1], [0]], "scores": [5, 12], "reason": "allPlayed" }));
}

fn vector(id: &str) -> Value {
    vectors()["scenarios"].as_array().unwrap().iter().find(|vector| vector["id"] == id).unwrap()["position"].clone()
}
