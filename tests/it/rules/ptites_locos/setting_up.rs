//! Players, components, set-up, the order of play: LOC-1 to LOC-11.

use ludotheque::core::{Actor, Code};
use ludotheque::games::ptites_locos::PtitesLocos;
use serde_json::json;

use super::vectors::refusal;
use super::{Turn, at, drive, enter, platforms, roll, rolled, shift, stop, use_tile, with, yard};
use crate::dsl::{bad_position, bad_setup, setup};

#[test]
fn loc_1_two_to_four_play() {
    for players in 2..=4 {
        assert_eq!(setup::<PtitesLocos>(json!({}), players).state()["players"], players);
    }
    for players in [0, 1, 5, 200] {
        let error = bad_setup::<PtitesLocos>(json!({}), players);
        assert_eq!((error.code, error.rule().unwrap().id()), (Code::BadOptions, "LOC-1"));
    }
    for fields in [
        json!({ "players": 1 }),
        json!({ "players": -1 }),
        json!({ "players": 70000 }),
        json!({ "seat": 2 }),
        json!({ "seat": -1 }),
        json!({ "seat": 1000 }),
        json!({ "winner": 2 }),
        json!({ "tiles": [0, 0, 0] }),
        json!({ "tiles": [] }),
        json!({ "locos": [["hand", "hand", "hand", "hand"]] }),
    ] {
        assert_eq!(bad_position::<PtitesLocos>(with(yard(2, &[]), fields.clone())).rule().unwrap().id(), "LOC-1", "{fields}");
    }
}

#[test]
fn loc_2_each_player_owns_four_locomotives() {
    for players in 2..=4 {
        let state = setup::<PtitesLocos>(json!({}), players).state();
        assert!(state["locos"].as_array().unwrap().iter().all(|own| own.as_array().unwrap().len() == 4));
    }
    let five = json!([["hand", "hand", "hand", "hand", "hand"], ["hand", "hand", "hand", "hand"]]);
    assert_eq!(bad_position::<PtitesLocos>(with(yard(2, &[]), json!({ "locos": five }))).rule().unwrap().id(), "LOC-2");
}

#[test]
fn loc_3_a_square_or_a_shed_holds_one_locomotive() {
    for place in ["so", "si", "1o7", "3i3", "b43", "y31", "shed1", "shed9"] {
        at(yard(2, &[("0.0", place)]));
        let error = bad_position::<PtitesLocos>(yard(2, &[("0.0", place), ("1.3", place)]));
        assert_eq!(error.rule().unwrap().id(), "LOC-3", "{place}");
    }
    for nowhere in [
        "", "1o0", "1o8", "1o01", "1o+1", "4o1", "0o1", "s", "so1", "b1", "b14", "b51", "b01", "g11", "r12", "shed0", "shed10",
        "shed01", "Hand", "b111", "1ö1",
    ] {
        let error = bad_position::<PtitesLocos>(yard(2, &[("0.0", nowhere)]));
        assert_eq!(error.rule().unwrap().id(), "LOC-3", "{nowhere:?}");
    }
    for berths in [["2A", "2B", "4A"], ["0A", "2B", "4A"], ["5A", "2B", "4A"], ["1A", "2A", "1B"]] {
        assert_eq!(bad_position::<PtitesLocos>(platforms(yard(2, &[]), berths)).rule().unwrap().id(), "LOC-3", "{berths:?}");
    }
}

#[test]
fn loc_4_all_locomotives_start_in_hand() {
    for players in 2..=4 {
        let play = setup::<PtitesLocos>(json!({}), players);
        assert_eq!(play.state()["locos"], json!(vec![["hand"; 4]; players.into()]));
    }
}

#[test]
fn loc_5_platforms_start_at_the_buffers_of_their_colours() {
    let platforms = &setup::<PtitesLocos>(json!({}), 2).state()["platforms"];
    assert_eq!(
        (&platforms["blue"]["slot"], &platforms["red"]["slot"], &platforms["yellow"]["slot"]),
        (&json!(2), &json!(3), &json!(4))
    );
}

#[test]
fn loc_6_either_end_may_lie_at_a_buffer_at_the_start() {
    for blue in ["A", "B"] {
        for red in ["A", "B"] {
            for yellow in ["A", "B"] {
                let play = setup::<PtitesLocos>(json!({ "startEnds": { "blue": blue, "red": red, "yellow": yellow } }), 2);
                let berth = |slot: u8, end: &str| json!({ "slot": slot, "end": end });
                play.shows(&json!({ "platforms": { "blue": berth(2, blue), "red": berth(3, red), "yellow": berth(4, yellow) } }));
            }
        }
    }
}

#[test]
fn loc_7_the_slot_next_to_the_start_is_vacant_at_first() {
    let play = setup::<PtitesLocos>(json!({}), 3);
    for start in ["so", "sm", "si"] {
        let cause = play.0.position().successor(start).unwrap().unwrap_err();
        assert_eq!(json!(cause), "gap", "{start}");
    }
}

#[test]
fn loc_8_without_the_variant_the_tiles_stay_in_the_box() {
    let mut play = setup::<PtitesLocos>(json!({}), 3);
    play.shows(&json!({ "tiles": [0, 0, 0], "reserve": 0, "phase": "roll" }));
    play.forbids(use_tile("red"), "LOC-8");
    play.chance(rolled("red", [2, 2]));
    play.forbids(use_tile("red"), "LOC-8");
    play.does(shift("A"));
    play.forbids(use_tile("red"), "LOC-8");
    play.does(enter("si"));
    play.forbids(use_tile("red"), "LOC-8");
    for fields in [json!({ "tiles": [1, 0] }), json!({ "reserve": 12 }), json!({ "tiles": [0, 12] })] {
        assert_eq!(bad_position::<PtitesLocos>(with(yard(2, &[]), fields)).rule().unwrap().id(), "LOC-8");
    }
}

#[test]
fn loc_9_one_player_begins() {
    for players in 2..=4 {
        setup::<PtitesLocos>(json!({}), players).shows(&json!({ "seat": 0, "turn": 1, "part": 1, "phase": "roll" }));
    }
}

#[test]
fn loc_r27_the_first_seat_begins_and_the_others_follow_in_order() {
    let mut play = setup::<PtitesLocos>(json!({}), 4);
    for seat in [0, 1, 2, 3, 0] {
        play.shows(&json!({ "seat": seat }));
        play.rolls("red", [1, 2], "A");
        let first = play.moves()[0].clone();
        play.does(first);
    }
}

#[test]
fn loc_10_play_goes_round_in_seat_order() {
    let mut play = setup::<PtitesLocos>(json!({}), 3);
    for turn in 0..7_u8 {
        let (seat, next) = (turn % 3, (turn + 1) % 3);
        play.shows(&json!({ "seat": seat, "turn": turn + 1 }));
        for other in 0..3 {
            play.refuses_as(Code::NotYourTurn, other, rolled("red", [1, 2]), Some("LOC-10"));
        }
        play.chance(rolled("red", [1, 2]));
        play.refuses_as(Code::NotYourTurn, Actor::Chance, rolled("red", [1, 2]), Some("LOC-10"));
        play.refuses_as(Code::NotYourTurn, next, shift("A"), Some("LOC-10"));
        play.does(shift("A"));
        let first = play.moves()[0].clone();
        play.refuses_as(Code::NotYourTurn, next, first.clone(), Some("LOC-10"));
        let events = play.does(first);
        assert_eq!(events.last().unwrap(), &json!({ "type": "turnEnded", "rule": "LOC-10", "seat": seat, "next": next }));
    }
}

#[test]
fn loc_11_a_turn_is_a_roll_a_platform_a_locomotive() {
    let mut play = at(yard(2, &[("0.0", "1m1")]));
    assert_eq!(play.actors(), [json!("chance")]);
    for early in [drive(0), enter("so"), shift("A"), roll()] {
        play.forbids(early, "LOC-11");
    }
    let events = play.chance(rolled("blue", [1, 3]));
    assert_eq!(events, [json!({ "type": "rolled", "rule": "LOC-11", "seat": 0, "colour": "blue", "dice": [1, 3] })]);
    play.shows(&json!({ "phase": "platform", "roll": { "colour": "blue", "dice": [1, 3] } }));
    for wrong in [drive(0), enter("so"), rolled("blue", [1, 3]), roll()] {
        play.forbids(wrong, "LOC-11");
    }
    play.does(shift("A"));
    play.shows(&json!({ "phase": "loco" }));
    for wrong in [rolled("blue", [1, 3]), roll()] {
        play.forbids(wrong, "LOC-11");
    }
    play.does(drive(0));
    play.shows(&json!({ "phase": "roll", "seat": 1, "roll": null, "activeLoco": null }));
}

#[test]
fn loc_11_in_phase_again_nothing_of_the_turn_comes_back() {
    let mut play = at(yard(2, &[("0.0", "1m1")]));
    play.rolls("red", [1, 1], "A");
    play.does(drive(0));
    for wrong in [drive(0), enter("so"), rolled("blue", [1, 3]), roll(), shift("A")] {
        play.forbids(wrong, "LOC-11");
    }
    play.does(stop());
    for fields in [
        json!({ "phase": "roll", "roll": { "colour": "red", "dice": [1, 2] } }),
        json!({ "phase": "platform" }),
        json!({ "phase": "loco" }),
        json!({ "phase": "again", "activeLoco": 0 }),
    ] {
        assert_eq!(bad_position::<PtitesLocos>(with(yard(2, &[("0.0", "1m1")]), fields)).rule().unwrap().id(), "LOC-11");
    }
}

#[test]
fn things_that_are_no_moves_are_malformed() {
    let play = at(with(yard(2, &[("0.0", "1m1")]), json!({ "phase": "loco", "roll": { "colour": "red", "dice": [1, 2] } })));
    for wrong in [
        drive(4),
        json!({ "type": "drive", "loco": -1 }),
        json!({ "type": "drive", "loco": 0.5 }),
        json!({ "type": "drive" }),
        json!({ "type": "drive", "loco": 0, "seat": 0 }),
        enter("ao"),
        enter("1o1"),
        rolled("green", [1, 2]),
        rolled("red", [0, 2]),
        rolled("red", [1, 7]),
        json!({ "type": "rolled", "colour": "red", "dice": [1] }),
        json!({ "type": "rolled", "colour": "red", "dice": [1, 2, 3] }),
        shift("C"),
        use_tile("green"),
        json!({ "type": "pass" }),
        json!({ "type": "stop", "why": 1 }),
        json!({}),
    ] {
        play.malformed(wrong);
    }
}

#[test]
fn options_of_another_type_are_refused_without_a_rule() {
    for wrong in [
        json!({ "repairTiles": 1 }),
        json!({ "repairTiles": null }),
        json!({ "platformEnds": "turn" }),
        json!({ "startEnds": null }),
        json!({ "startEnds": { "blue": "A", "red": "A" } }),
        json!({ "startEnds": { "blue": "A", "red": "A", "yellow": "A", "green": "A" } }),
        json!({ "turnLimit": "40" }),
        json!({ "turnLimit": null }),
        json!({ "board": [] }),
        json!({ "board": { "sections": [[1, 1, 1], [1, 1, 1], [1, 1, 1]] } }),
        json!({ "tiles": true }),
    ] {
        assert_eq!(refusal(&wrong), Some((Code::BadOptions, None)), "{wrong}");
    }
}
