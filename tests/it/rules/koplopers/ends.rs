//! The end of the game and who has won.

use serde_json::json;

use super::*;

/// The last turn of a game of two without trains: seat 1 ends it.
fn last_turn(variant: &str, boxes: [&[&str]; 2]) -> Table {
    let mut state = reference(2, &[]);
    for (seat, tokens) in boxes.into_iter().enumerate() {
        state = boxed(state, seat, tokens);
    }
    position(with(
        state,
        &[("/variant", json!(variant)), ("/round", json!(25)), ("/lastRound", json!(true)), ("/turn", json!(1))],
    ))
}

fn end(mut play: Table) -> Value {
    let seat = play.state()["turn"].as_u64().unwrap() as u8;
    plays(&mut play, seat, "endTurn").pop().unwrap()
}

/// Tokens of the file with this number of passengers.
fn of(number: u64) -> Vec<&'static str> {
    rows("tokens").iter().map(|row| text(&row["id"])).filter(|id| passengers(id) == number).collect()
}

#[test]
fn knd_65_the_box_decides() {
    let over = end(last_turn("family", [&of(200)[..1], &of(50)[..3]]));
    assert_eq!((&over["scores"], &over["ranking"]), (&json!([200, 150]), &json!([[0], [1]])));
}

#[test]
fn knd_92_all_have_the_same_number_of_turns() {
    // Seat 0 meets the early end in its turn; seat 1 and seat 2 still play.
    let all: Vec<&str> = rows("tokens").iter().map(|row| text(&row["id"])).collect();
    let mut play: Table = position(boxed(reference(3, &[]), 1, &all[5..]));
    plays(&mut play, 0, "endTurn");
    play.shows(&json!({ "lastRound": true, "turn": 1 }));
    plays(&mut play, 1, "endTurn");
    play.shows(&json!({ "phase": { "type": "act" }, "turn": 2 }));
    plays(&mut play, 2, "endTurn");
    play.shows(&json!({ "phase": { "type": "over" }, "turn": 2, "round": 5 }));
}

#[test]
fn knd_94_most_passengers_win() {
    let over = end(last_turn("family", [&of(50)[..2], &of(200)[..2]]));
    assert_eq!((&over["rule"], &over["ranking"], &over["scores"]), (&json!("KND-94"), &json!([[1], [0]]), &json!([100, 400])));
}

#[test]
fn knd_96_then_most_tokens_win() {
    let over = end(last_turn("family", [&of(100)[..1], &of(50)[..2]]));
    assert_eq!((&over["rule"], &over["ranking"]), (&json!("KND-96"), &json!([[1], [0]])));
    let over = end(last_turn("advanced", [&of(100)[..1], &of(50)[..2]]));
    assert_eq!((&over["rule"], &over["ranking"]), (&json!("KND-96"), &json!([[1], [0]])));
}

#[test]
fn knd_102_in_the_advanced_version_passengers_left_aboard_are_subtracted() {
    let state = boxed(reference(2, &["0.T1 EHV-VL⇢VL [W01]"]), 0, &of(200)[..1]);
    let state = boxed(state, 1, &of(150)[..1]);
    let changes = [("/variant", json!("advanced")), ("/round", json!(25)), ("/lastRound", json!(true)), ("/turn", json!(1))];
    let over = end(position(with(state, &changes)));
    let score = 200 - passengers("W01");
    assert_eq!((&over["scores"], &over["ranking"], &over["rule"]), (&json!([score, 150]), &json!([[1], [0]]), &json!("KND-102")));
    assert!(score < 150);
}

#[test]
fn knd_r31_the_early_end_is_tested_for_every_player_at_the_end_of_every_turn() {
    let all: Vec<&str> = rows("tokens").iter().map(|row| text(&row["id"])).collect();
    // Six tokens on the board are too many.
    let mut six: Table = position(boxed(reference(2, &[]), 1, &all[6..]));
    plays(&mut six, 0, "endTurn");
    six.shows(&json!({ "lastRound": false }));
    // Everybody carries somebody.
    let trains = ["0.T1 EHV-VL⇢VL [W01]", "1.T1 LW-STV⇢LW [W02]"];
    let gone: Vec<&str> = all[5..].iter().copied().filter(|id| !["W01", "W02"].contains(id)).collect();
    let mut loaded: Table = position(boxed(reference(2, &trains), 1, &gone));
    plays(&mut loaded, 0, "drive 1 EHV-VL");
    loaded.shows(&json!({ "phase": { "type": "act" } }));
    plays(&mut loaded, 0, "endTurn");
    loaded.shows(&json!({ "lastRound": false }));
    // The other player is the one who carries nobody.
    let gone: Vec<&str> = all[5..].iter().copied().filter(|id| *id != "W01").collect();
    let mut other: Table = position(boxed(reference(2, &["0.T1 EHV-VL⇢VL [W01]"]), 1, &gone));
    plays(&mut other, 0, "drive 1 EHV-VL");
    let events = plays(&mut other, 0, "endTurn");
    assert!(rules_of(&events).contains(&"lastRound KND-93".to_owned()));
}

#[test]
fn knd_r32_the_game_is_over_after_the_last_seats_turn() {
    let mut play = last_turn("family", [&[], &[]]);
    plays(&mut play, 1, "endTurn");
    assert_eq!(play.actors(), [json!(null); 0]);
    play.refuses_as(ludotheque::core::Code::GameOver, 0, mv("endTurn"), Some("KND-R32"));
    play.refuses_as(ludotheque::core::Code::GameOver, Actor::Chance, mv("drew GN"), Some("KND-R32"));
    // With seat 0 to go, the last round goes on.
    let changes = [("/round", json!(25)), ("/lastRound", json!(true))];
    let mut first = table_with(2, &[], &changes);
    plays(&mut first, 0, "endTurn");
    first.shows(&json!({ "phase": { "type": "act" }, "turn": 1 }));
}

/// The event that ends a game says what the outcome says.
#[track_caller]
fn agrees(mut play: Table, reason: &str) {
    let seat = play.state()["turn"].as_u64().unwrap() as u8;
    let over = plays(&mut play, seat, "endTurn").pop().unwrap();
    let outcome = play.outcome();
    assert_eq!((&over["type"], &over["reason"]), (&json!("gameOver"), &json!(reason)));
    for field in ["ranking", "scores", "reason"] {
        assert_eq!(over[field], outcome[field], "{field}");
    }
}

#[test]
fn knd_r32_the_last_event_says_what_the_outcome_says() {
    agrees(last_turn("family", [&of(50)[..2], &of(200)[..2]]), "track");
    agrees(last_turn("advanced", [&of(100)[..1], &of(100)[1..2]]), "track");
    let early = [("/round", json!(5)), ("/lastRound", json!(true)), ("/turn", json!(1))];
    let all: Vec<&str> = rows("tokens").iter().map(|row| text(&row["id"])).collect();
    agrees(position(with(boxed(reference(2, &[]), 1, &all[5..]), &early)), "exhausted");
}

#[test]
fn knd_r33_still_tied_players_share_the_rank() {
    let over = end(last_turn("family", [&of(100)[..1], &of(100)[1..2]]));
    assert_eq!((&over["rule"], &over["ranking"]), (&json!("KND-R33"), &json!([[0, 1]])));
}

#[test]
fn knd_r34_an_advanced_score_may_be_negative() {
    let changes = [("/variant", json!("advanced")), ("/round", json!(25)), ("/lastRound", json!(true)), ("/turn", json!(1))];
    let over = end(table_with(2, &["0.T1 EHV-VL⇢VL [W01]"], &changes));
    assert_eq!(over["scores"], json!([-(passengers("W01") as i64), 0]));
    assert_eq!((&over["rule"], &over["ranking"]), (&json!("KND-102"), &json!([[1], [0]])));
}
