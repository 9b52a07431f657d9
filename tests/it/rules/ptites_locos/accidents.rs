//! Accidents, arrivals, the end of the game: LOC-25 to LOC-27, LOC-32 to LOC-37 and their rulings.

use ludotheque::core::Code;
use ludotheque::games::ptites_locos::PtitesLocos;
use serde_json::{Value, json};

use super::components::own_board;
use super::{Turn, at, drive, enter, event, option, platforms, roll, shift, stop, with, yard};
use crate::dsl::{Play, bad_position, setup, types};

/// Blue leads straight to the arrival on the middle track; red is rolled and moves out of the way.
fn before_the_arrival(players: usize, locos: &[(&str, &str)], dice: [u8; 2]) -> Play<PtitesLocos> {
    let mut play = at(platforms(yard(players, locos), ["4A", "3A", "2A"]));
    play.rolls("red", dice, "A");
    play
}

#[test]
fn loc_25_running_against_a_buffer_or_off_the_track_is_an_accident() {
    for (locos, berths, colour, end, square, cause) in [
        ([("0.0", "y31"), ("1.0", "2o1")], ["2A", "3A", "4A"], "yellow", "A", "y31", "buffer"),
        ([("0.0", "r51"), ("1.0", "2o1")], ["2A", "3A", "4A"], "red", "B", "r51", "buffer"),
        ([("0.0", "1i3"), ("1.0", "2o1")], ["2A", "3A", "4A"], "blue", "A", "1i3", "gap"),
        ([("0.0", "b43"), ("1.0", "2o1")], ["2A", "3A", "4A"], "blue", "A", "b43", "noTrack"),
        ([("0.0", "1m5"), ("1.0", "2o1")], ["2B", "3A", "4A"], "red", "A", "b11", "noTrack"),
        ([("0.0", "2o1"), ("1.0", "r11")], ["2A", "3A", "4A"], "blue", "A", "2o7", "none"),
    ] {
        let mut play = at(platforms(yard(2, &locos), berths));
        play.rolls(colour, [3, 3], end);
        let events = play.does(drive(0));
        let wrecked = events.iter().find(|event| event["type"] == "accident");
        match wrecked {
            Some(accident) => {
                assert_eq!(
                    (&accident["square"], &accident["cause"], &accident["rule"]),
                    (&json!(square), &json!(cause), &json!("LOC-25"))
                );
            }
            None => assert_eq!((play.place("0.0").as_str(), cause), (square, "none")),
        }
    }
}

#[test]
fn loc_25_a_pushed_locomotive_has_an_accident_as_well() {
    let mut play = at(yard(2, &[("0.0", "1i1"), ("1.0", "1i3")]));
    play.rolls("blue", [1, 2], "A");
    let events = play.does(drive(0));
    let expected =
        json!({ "type": "accident", "rule": "LOC-25", "seat": 1, "loco": 0, "square": "1i3", "cause": "gap", "lostPoints": 2 });
    assert_eq!(event(&events, "accident"), &expected);
    assert_eq!((play.place("0.0"), play.place("1.0")), ("1i2".into(), "hand".into()));
}

#[test]
fn loc_r28_pushing_your_own_off_the_track_or_against_a_buffer_is_an_accident() {
    for (locos, colour, cause) in
        [([("0.0", "1i1"), ("0.1", "1i3")], "blue", "gap"), ([("0.0", "2o7"), ("0.1", "r11")], "blue", "buffer")]
    {
        let mut play = at(yard(2, &locos));
        play.rolls(colour, [1, 2], "A");
        let events = play.does(drive(0));
        let accident = event(&events, "accident");
        assert_eq!((&accident["seat"], &accident["loco"], &accident["cause"]), (&json!(0), &json!(1), &json!(cause)));
        assert_eq!((play.place("0.0").as_str() != "hand", play.place("0.1")), (true, "hand".into()));
    }
}

#[test]
fn loc_26_a_wrecked_locomotive_goes_back_to_the_hand_and_starts_again() {
    let mut play = at(yard(2, &[("0.0", "1i1"), ("0.1", "shed1"), ("0.2", "shed2"), ("0.3", "2o1")]));
    play.rolls("blue", [4, 2], "A");
    play.does(drive(0));
    assert_eq!(play.place("0.0"), "hand");
    play.rolls("red", [1, 2], "A");
    play.does(enter("so"));
    play.rolls("yellow", [1, 2], "A");
    assert_eq!(play.moves(), [drive(3), enter("so"), enter("sm"), enter("si")]);
    assert_eq!(event(&play.does(enter("si")), "entered")["loco"], 0);
}

#[test]
fn loc_27_the_unused_points_are_lost() {
    for (dice, lost) in [([1, 2], 1), ([6, 6], 10)] {
        let mut play = at(yard(2, &[("0.0", "1i1"), ("0.1", "1o1"), ("1.0", "2o1")]));
        play.rolls("blue", dice, "A");
        let events = play.does(drive(0));
        assert_eq!(event(&events, "accident")["lostPoints"], lost);
        assert_eq!((play.place("0.1"), play.place("1.0")), ("1o1".into(), "2o1".into()));
    }
}

#[test]
fn loc_32_a_locomotive_on_an_arrival_space_goes_into_a_shed() {
    let mut play = before_the_arrival(2, &[("0.1", "b22"), ("1.0", "shed1")], [1, 3]);
    play.forbids(drive(0), "LOC-18");
    let events = play.does(drive(1));
    let arrived = json!({ "type": "arrived", "rule": "LOC-32", "seat": 0, "loco": 1, "square": "am", "shed": "shed2", "lostPoints": 2, "inSheds": 1 });
    assert_eq!(event(&events, "arrived"), &arrived);
    assert_eq!(play.place("0.1"), "shed2");
    play.rolls("red", [1, 2], "A");
    play.forbids(drive(0), "LOC-32");
    for space in ["ao", "am", "ai"] {
        assert_eq!(bad_position::<PtitesLocos>(yard(2, &[("0.0", space)])).rule().unwrap().id(), "LOC-32");
    }
}

#[test]
fn loc_33_points_to_spare_are_no_accident_for_the_driver() {
    for (dice, lost) in [([1, 1], 0), ([1, 2], 1), ([6, 5], 9)] {
        let mut play = before_the_arrival(2, &[("0.1", "b22")], dice);
        let events = play.does(drive(1));
        assert_eq!(
            (event(&events, "arrived")["lostPoints"].clone(), events.iter().any(|event| event["type"] == "accident")),
            (json!(lost), false)
        );
    }
}

#[test]
fn loc_34_a_pushed_locomotive_with_points_left_runs_into_the_arrival_buffer() {
    let mut play = before_the_arrival(3, &[("0.0", "b21"), ("2.0", "b23")], [1, 2]);
    let events = play.does(drive(0));
    assert_eq!(types(&events), ["moved", "bumped", "moved", "accident", "turnEnded"]);
    let accident = json!({ "type": "accident", "rule": "LOC-34", "seat": 2, "loco": 0, "square": "am", "cause": "arrivalBuffer", "lostPoints": 1 });
    assert_eq!(event(&events, "accident"), &accident);
}

#[test]
fn loc_35_so_does_ones_own_locomotive_that_one_pushes() {
    let mut play = before_the_arrival(3, &[("0.0", "b21"), ("0.2", "b23")], [1, 2]);
    let events = play.does(drive(0));
    let accident = json!({ "type": "accident", "rule": "LOC-35", "seat": 0, "loco": 2, "square": "am", "cause": "arrivalBuffer", "lostPoints": 1 });
    assert_eq!(event(&events, "accident"), &accident);
}

#[test]
fn loc_36_a_locomotive_wrecked_at_the_arrival_is_back_in_hand() {
    let mut play = before_the_arrival(2, &[("0.0", "b21"), ("1.2", "b23")], [1, 2]);
    play.does(drive(0));
    assert_eq!((play.place("0.0"), play.place("1.2")), ("b22".into(), "hand".into()));
    play.rolls("red", [1, 2], "A");
    assert_eq!(play.moves(), [enter("so"), enter("sm"), enter("si")]);
}

#[test]
fn loc_37_the_third_locomotive_in_a_shed_wins_at_once() {
    let mut play =
        before_the_arrival(3, &[("0.0", "shed1"), ("0.1", "b23"), ("0.3", "shed2"), ("2.0", "shed4"), ("2.1", "shed5")], [3, 3]);
    let events = play.does(drive(1));
    assert_eq!(types(&events), ["moved", "arrived", "gameOver"]);
    assert_eq!(
        events[2],
        json!({ "type": "gameOver", "rule": "LOC-37", "ranking": [[0], [2], [1]], "scores": [3, 0, 2], "reason": "thirdLoco", "winner": 0 })
    );
    play.shows(&json!({ "phase": "over", "winner": 0, "roll": { "colour": "red", "dice": [3, 3] }, "activeLoco": 1, "turn": 1, "seat": 0 }));
    assert_eq!(play.actors(), [json!(null); 0]);
    for (who, mv) in [(0, drive(1)), (1, roll()), (0, stop()), (2, shift("A"))] {
        play.refuses_as(Code::GameOver, who, mv, Some("LOC-37"));
    }
    for locos in [[("0.0", "shed1"), ("0.1", "shed2"), ("0.2", "shed3")], [("1.0", "shed1"), ("1.1", "shed2"), ("1.2", "shed9")]]
    {
        assert_eq!(bad_position::<PtitesLocos>(yard(2, &locos)).rule().unwrap().id(), "LOC-37");
        let over = |winner: Value| with(yard(2, &locos), json!({ "phase": "over", "winner": winner }));
        let (owner, other) = if locos[0].0 == "0.0" { (0, 1) } else { (1, 0) };
        at(over(json!(owner)));
        assert_eq!(bad_position::<PtitesLocos>(over(json!(other))).rule().unwrap().id(), "LOC-37");
        assert_eq!(bad_position::<PtitesLocos>(over(json!(null))).rule().unwrap().id(), "LOC-37");
    }
}

#[test]
fn loc_r5_standing_before_a_buffer_is_safe() {
    let mut play = setup::<PtitesLocos>(json!({}), 2);
    play.rolls("yellow", [1, 1], "A");
    let events = play.does(enter("si"));
    assert_eq!((types(&events), play.place("0.0")), (vec!["entered", "moved", "replayOffered"], "y31".into()));
    let mut arrival = before_the_arrival(2, &[("0.0", "b22"), ("1.0", "b23")], [1, 1]);
    assert_eq!(event(&arrival.does(drive(0)), "accident")["cause"], "arrivalBuffer", "with a point left it runs against it");
}

#[test]
fn loc_r6_derailing_is_the_vacant_slot_or_a_row_without_track() {
    let fate = |berths: [&str; 3], square: &str| {
        json!(at(platforms(yard(2, &[]), berths)).0.position().successor(square).unwrap().expect_err("it derails"))
    };
    for (vacant, squares) in
        [(1, ["so", "sm", "si"]), (2, ["1o7", "1m5", "1i3"]), (3, ["2o7", "2m5", "2i3"]), (4, ["3o7", "3m5", "3i3"])]
    {
        let slots: Vec<String> = (1..=4).filter(|&slot| slot != vacant).map(|slot| format!("{slot}B")).collect();
        for square in squares {
            assert_eq!(fate([&slots[0], &slots[1], &slots[2]], square), "gap", "{square}");
        }
    }
    for (berths, square) in [
        (["2A", "3A", "4A"], "b43"),
        (["2B", "3A", "4A"], "b11"),
        (["2A", "3A", "4A"], "r51"),
        (["2A", "3B", "4A"], "r11"),
        (["2A", "3A", "4A"], "y43"),
        (["2A", "3A", "4B"], "y11"),
    ] {
        assert_eq!(fate(berths, square), "noTrack", "{square}");
    }
}

#[test]
fn loc_r10_pushed_exactly_onto_an_arrival_space_is_home() {
    let mut play = before_the_arrival(2, &[("0.0", "b21"), ("1.2", "b22")], [1, 1]);
    let events = play.does(drive(0));
    let arrived = json!({ "type": "arrived", "rule": "LOC-R10", "seat": 1, "loco": 2, "square": "am", "shed": "shed1", "lostPoints": 0, "inSheds": 1 });
    assert_eq!(event(&events, "arrived"), &arrived);
    let mut further = before_the_arrival(2, &[("0.0", "b21"), ("1.2", "b22")], [1, 2]);
    assert_eq!(event(&further.does(drive(0)), "accident")["rule"], "LOC-34");
}

#[test]
fn loc_r11_a_third_locomotive_pushed_home_wins_for_its_owner() {
    let mut exact = before_the_arrival(2, &[("0.0", "b21"), ("1.0", "shed1"), ("1.1", "shed7"), ("1.2", "b23")], [1, 1]);
    let events = exact.does(drive(0));
    assert_eq!(
        events.last().unwrap(),
        &json!({ "type": "gameOver", "rule": "LOC-37", "ranking": [[1], [0]], "scores": [0, 3], "reason": "thirdLoco", "winner": 1 })
    );
    exact.shows(&json!({ "seat": 0, "winner": 1, "phase": "over" }));
    assert_eq!(exact.outcome(), json!({ "ranking": [[1], [0]], "scores": [0, 3], "reason": "thirdLoco" }));
}

#[test]
fn loc_r12_the_free_shed_with_the_lowest_number_is_taken() {
    for (taken, shed) in
        [(&[][..], "shed1"), (&["shed1", "shed3"], "shed2"), (&["shed2", "shed1"], "shed3"), (&["shed9", "shed2"], "shed1")]
    {
        let locos: Vec<(String, &str)> = taken.iter().enumerate().map(|(n, shed)| (format!("1.{n}"), *shed)).collect();
        let mut locos: Vec<(&str, &str)> = locos.iter().map(|(loco, shed)| (loco.as_str(), *shed)).collect();
        locos.push(("0.0", "b23"));
        let mut play = before_the_arrival(2, &locos, [1, 2]);
        assert_eq!(event(&play.does(drive(0)), "arrived")["shed"], shed);
    }
    let eight: Vec<(String, String)> = (0..8).map(|n| (format!("{}.{}", n / 2, n % 2), format!("shed{}", n + 1))).collect();
    let mut locos: Vec<(&str, &str)> = eight.iter().map(|(loco, shed)| (loco.as_str(), shed.as_str())).collect();
    locos.push(("0.2", "b23"));
    let mut last = before_the_arrival(4, &locos, [1, 2]);
    assert_eq!(event(&last.does(drive(2)), "arrived")["shed"], "shed9", "nine are always enough");
}

#[test]
fn loc_r20_a_move_brings_at_most_one_accident_or_arrival() {
    let row = [("0.0", "3m4"), ("0.1", "3m5"), ("0.2", "b21"), ("0.3", "b22"), ("1.0", "b23"), ("1.1", "3m3")];
    let mut play = before_the_arrival(2, &row, [6, 6]);
    let events = play.does(drive(0));
    let ends = events.iter().filter(|event| event["type"] == "accident" || event["type"] == "arrived").count();
    assert_eq!(ends, 1);
    let places: Vec<String> = row.iter().map(|(loco, _)| play.place(loco)).collect();
    assert_eq!(places, ["3m4", "3m5", "b21", "b22", "hand", "3m3"]);
}

#[test]
fn loc_r21_the_turn_limit_ends_the_game_without_a_winner() {
    let last = option(with(yard(2, &[("0.0", "1o1")]), json!({ "turn": 7 })), "turnLimit", json!(7));
    let mut play = at(last.clone());
    play.rolls("red", [1, 2], "A");
    let events = play.does(drive(0));
    assert_eq!(
        events.last().unwrap(),
        &json!({ "type": "gameOver", "rule": "LOC-R21", "ranking": [[0, 1]], "scores": [0, 0], "reason": "turnLimit", "winner": null })
    );
    play.refuses_as(Code::GameOver, 0, stop(), Some("LOC-R21"));
    let mut double = at(last.clone());
    double.rolls("red", [1, 1], "A");
    assert_eq!(types(&double.does(drive(0))), ["moved", "replayOffered"], "the second play still belongs to the last turn");
    let mut declined = double.copy();
    assert_eq!(types(&declined.does(stop())), ["gameOver"]);
    declined.shows(&json!({ "phase": "over", "activeLoco": 0, "roll": { "colour": "red", "dice": [1, 1] }, "winner": null }));
    let mut unlimited = at(option(last, "turnLimit", json!(0)));
    unlimited.rolls("red", [1, 2], "A");
    assert_eq!(types(&unlimited.does(drive(0))), ["moved", "turnEnded"]);
    let beyond = option(with(yard(2, &[("0.0", "1o1")]), json!({ "turn": 2000 })), "turnLimit", json!(7));
    let mut beyond = at(beyond);
    beyond.rolls("red", [1, 2], "A");
    assert_eq!(types(&beyond.does(drive(0))), ["moved", "gameOver"]);
}

#[test]
fn loc_r21_limits_that_are_refused() {
    for limit in [json!(-1), json!(2.5), json!(1e30), json!(1_000_001), json!(5_000_000_000_u64), json!(-5_000_000_000_i64)] {
        let error = crate::dsl::bad_setup::<PtitesLocos>(json!({ "turnLimit": limit }), 2);
        assert_eq!((error.code, error.rule().unwrap().id()), (Code::BadOptions, "LOC-R21"), "{limit}");
    }
    for limit in [1_000_001_u64, 4_000_000_000, 5_000_000_000] {
        let state = option(yard(2, &[]), "turnLimit", json!(limit));
        assert_eq!(bad_position::<PtitesLocos>(state).rule().unwrap().id(), "LOC-R21", "{limit}");
    }
    let own = json!({ "board": own_board(), "turnLimit": 0 });
    let error = crate::dsl::bad_setup::<PtitesLocos>(own, 2);
    assert_eq!((error.code, error.rule().unwrap().id()), (Code::BadOptions, "LOC-R21"), "nobody may ever arrive");
    let over = |fields: Value, limit: u32| {
        option(with(with(yard(2, &[]), json!({ "phase": "over" })), fields), "turnLimit", json!(limit))
    };
    at(over(json!({ "turn": 40 }), 40));
    at(over(json!({ "turn": 41 }), 40));
    assert_eq!(bad_position::<PtitesLocos>(over(json!({ "turn": 39 }), 40)).rule().unwrap().id(), "LOC-R21");
    assert_eq!(bad_position::<PtitesLocos>(over(json!({ "turn": 1_000_000 }), 0)).rule().unwrap().id(), "LOC-R21");
}

#[test]
fn loc_r22_places_follow_the_number_of_locomotives_in_sheds() {
    let locos = [("1.0", "shed1"), ("1.1", "shed2"), ("3.0", "shed3"), ("0.2", "shed5")];
    let over = option(with(yard(4, &locos), json!({ "phase": "over", "turn": 9 })), "turnLimit", json!(9));
    assert_eq!(at(over).outcome(), json!({ "ranking": [[1], [0, 3], [2]], "scores": [1, 2, 0, 1], "reason": "turnLimit" }));
}
