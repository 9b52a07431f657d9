//! Doubles and the second play: LOC-28 to LOC-31 and their rulings.

use ludotheque::games::ptites_locos::PtitesLocos;
use serde_json::{Value, json};

use super::{Turn, again, at, drive, enter, event, platforms, rolled, shift, stop, with, yard};
use crate::dsl::{Play, bad_position, types};

/// A double in the first play with locomotive 0 from 2m1, and the decision to play again.
fn second_play() -> Play<PtitesLocos> {
    let mut play = at(yard(2, &[("0.0", "2m1"), ("0.1", "1o1"), ("0.2", "shed1")]));
    play.rolls("yellow", [1, 1], "A");
    play.does(drive(0));
    play.does(again());
    play
}

#[test]
fn loc_28_after_a_double_the_same_locomotive_may_play_again() {
    let mut play = at(yard(2, &[("0.0", "2m1"), ("0.1", "1o1")]));
    play.forbids(again(), "LOC-28");
    play.rolls("yellow", [1, 1], "A");
    play.forbids(again(), "LOC-28");
    let events = play.does(drive(0));
    assert_eq!(events[1], json!({ "type": "replayOffered", "rule": "LOC-28", "seat": 0, "loco": 0 }));
    play.shows(&json!({ "phase": "again", "activeLoco": 0, "part": 1, "seat": 0 }));
    assert_eq!(play.moves(), [again(), stop()]);
    let mut declined = play.copy();
    assert_eq!(declined.does(stop()), [json!({ "type": "turnEnded", "rule": "LOC-10", "seat": 0, "next": 1 })]);
    assert_eq!(play.does(again()), [json!({ "type": "playsAgain", "rule": "LOC-28", "seat": 0, "loco": 0 })]);
    play.shows(&json!({ "phase": "roll", "part": 2, "activeLoco": 0, "roll": null }));
    let mut single = at(yard(2, &[("0.0", "2m1")]));
    single.rolls("yellow", [1, 2], "A");
    assert_eq!(types(&single.does(drive(0))), ["moved", "turnEnded"], "no double, no second play");
}

#[test]
fn loc_28_no_other_locomotive_plays_in_the_second_play() {
    let mut play = second_play();
    play.rolls("red", [4, 1], "A");
    assert_eq!(play.moves(), [drive(0)]);
    for wrong in [drive(1), drive(2), drive(3), enter("so"), enter("si")] {
        play.forbids(wrong, "LOC-28");
    }
}

#[test]
fn loc_28_positions_name_the_locomotive_of_the_second_play() {
    let state = |fields: Value| with(yard(2, &[("0.0", "2m1"), ("0.1", "shed1"), ("1.0", "so"), ("1.1", "sm")]), fields);
    let double = json!({ "colour": "red", "dice": [2, 2] });
    for good in [
        json!({ "phase": "again", "roll": double, "activeLoco": 0 }),
        json!({ "phase": "again", "roll": double, "activeLoco": 3 }),
        json!({ "phase": "roll", "part": 2, "activeLoco": 0 }),
        json!({ "phase": "platform", "part": 2, "roll": { "colour": "red", "dice": [1, 2] }, "activeLoco": 2 }),
        json!({ "phase": "over", "turn": 1000, "part": 2, "activeLoco": 1 }),
        json!({ "phase": "over", "turn": 1000, "part": 2 }),
    ] {
        at(state(good));
    }
    for wrong in [
        json!({ "phase": "again", "roll": { "colour": "red", "dice": [2, 3] }, "activeLoco": 0 }),
        json!({ "phase": "again", "roll": double, "activeLoco": 1 }),
        json!({ "phase": "again", "roll": double }),
        json!({ "phase": "roll", "part": 2 }),
        json!({ "phase": "roll", "part": 2, "activeLoco": 1 }),
        json!({ "phase": "roll", "activeLoco": 0 }),
        json!({ "phase": "platform", "roll": double, "activeLoco": 0 }),
        json!({ "phase": "loco", "roll": double, "activeLoco": 0 }),
    ] {
        assert_eq!(bad_position::<PtitesLocos>(state(wrong.clone())).rule().unwrap().id(), "LOC-28", "{wrong}");
    }
}

#[test]
fn loc_29_the_second_play_rolls_all_three_dice_and_moves_a_platform() {
    let mut play = second_play();
    assert_eq!((play.actors(), play.moves().len()), (vec![json!("chance")], 108));
    let events = play.chance(rolled("blue", [2, 3]));
    assert_eq!(events, [json!({ "type": "rolled", "rule": "LOC-29", "seat": 0, "colour": "blue", "dice": [2, 3] })]);
    assert_eq!(play.moves(), [shift("A"), shift("B")]);
    assert_eq!(types(&play.does(shift("B"))), ["platformMoved"]);
    assert_eq!(types(&play.does(drive(0))), ["moved", "turnEnded"]);
}

#[test]
fn loc_30_there_is_no_third_play() {
    let mut play = second_play();
    play.forbids(again(), "LOC-30");
    play.rolls("blue", [1, 1], "A");
    play.forbids(again(), "LOC-30");
    let events = play.does(drive(0));
    assert_eq!(types(&events), ["moved", "turnEnded"]);
    let third = with(
        yard(2, &[("0.0", "2m1")]),
        json!({ "phase": "again", "part": 2, "roll": { "colour": "red", "dice": [2, 2] }, "activeLoco": 0 }),
    );
    assert_eq!(bad_position::<PtitesLocos>(third).rule().unwrap().id(), "LOC-30");
}

#[test]
fn loc_31_a_wrecked_locomotive_may_start_again_in_the_second_play() {
    let mut play = at(yard(2, &[("0.2", "r11"), ("1.0", "sm")]));
    play.rolls("red", [5, 5], "A");
    let events = play.does(drive(2));
    assert_eq!(events[1], json!({ "type": "replayOffered", "rule": "LOC-31", "seat": 0, "loco": 2 }));
    play.shows(&json!({ "phase": "again", "activeLoco": 2 }));
    play.does(again());
    play.rolls("blue", [1, 2], "A");
    assert_eq!(play.moves(), [enter("so"), enter("si")]);
    play.forbids(drive(2), "LOC-18");
    play.forbids(drive(0), "LOC-28");
    play.forbids(enter("sm"), "LOC-18");
    assert_eq!(event(&play.does(enter("si")), "entered")["loco"], 2);
}

#[test]
fn loc_r13_the_same_locomotive_is_the_one_that_was_chosen() {
    let mut play = at(yard(2, &[("0.0", "1i2"), ("0.1", "1i3")]));
    play.rolls("blue", [2, 2], "A");
    let events = play.does(drive(0));
    assert_eq!(types(&events), ["bumped", "accident", "replayOffered"]);
    assert_eq!((&events[1]["loco"], &events[2]["loco"], &events[2]["rule"]), (&json!(1), &json!(0), &json!("LOC-28")));
    play.does(again());
    play.rolls("blue", [1, 2], "A");
    assert_eq!(play.moves(), [drive(0)]);
    play.forbids(enter("so"), "LOC-28");
}

#[test]
fn loc_r14_a_double_into_a_shed_gives_no_second_play() {
    let mut play = at(platforms(yard(2, &[("0.2", "b23")]), ["4A", "3A", "2A"]));
    play.rolls("red", [6, 6], "A");
    assert_eq!(types(&play.does(drive(2))), ["moved", "arrived", "turnEnded"]);
}

#[test]
fn loc_r15_a_wrecked_locomotive_without_a_start_space_gets_no_second_play() {
    let mut full = at(yard(2, &[("0.0", "r11"), ("1.0", "so"), ("1.1", "sm"), ("0.1", "si")]));
    full.rolls("red", [2, 2], "A");
    assert_eq!(types(&full.does(drive(0))), ["accident", "turnEnded"]);
    let mut open = at(yard(2, &[("0.0", "r11"), ("1.0", "so"), ("1.1", "sm")]));
    open.rolls("red", [2, 2], "A");
    assert_eq!(types(&open.does(drive(0))), ["accident", "replayOffered"]);
}
