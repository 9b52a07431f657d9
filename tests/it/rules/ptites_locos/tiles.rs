//! The variant with repair tiles: LOC-38 to LOC-42 and their rulings.

use ludotheque::games::ptites_locos::PtitesLocos;
use serde_json::json;

use super::{Turn, again, at, drive, enter, event, roll, rolled, shift, stop, use_tile, with, with_tiles, yard};
use crate::dsl::{bad_position, setup, types};

#[test]
fn loc_38_the_tiles_form_a_reserve_of_twelve() {
    setup::<PtitesLocos>(json!({ "repairTiles": true }), 4)
        .shows(&json!({ "tiles": [0, 0, 0, 0], "reserve": 12, "phase": "roll" }));
    for (tiles, reserve) in [([1, 2], 10), ([1, 2], 8), ([0, 0], 11), ([4_000_000_000_u32, 0], 12)] {
        let state = with(with_tiles(yard(2, &[]), &[0, 0]), json!({ "tiles": tiles, "reserve": reserve }));
        assert_eq!(bad_position::<PtitesLocos>(state).rule().unwrap().id(), "LOC-38", "{tiles:?} {reserve}");
    }
}

#[test]
fn loc_39_whoever_takes_back_a_wrecked_locomotive_receives_a_tile() {
    let mut play = at(with_tiles(yard(2, &[("0.0", "r11")]), &[0, 3]));
    play.rolls("red", [2, 1], "A");
    let events = play.does(drive(0));
    assert_eq!(events[1], json!({ "type": "tileGained", "rule": "LOC-39", "seat": 0, "tiles": 1, "reserve": 8 }));
    play.shows(&json!({ "tiles": [1, 3], "reserve": 8 }));
    let mut without = at(yard(2, &[("0.0", "r11")]));
    without.rolls("red", [2, 1], "A");
    assert_eq!(types(&without.does(drive(0))), ["accident", "turnEnded"]);
}

#[test]
fn loc_40_a_tile_sets_the_colour_die_at_the_beginning_of_the_turn() {
    let mut play = at(with_tiles(yard(2, &[("0.0", "1m1")]), &[1, 1]));
    assert_eq!(play.moves(), [roll(), use_tile("blue"), use_tile("red"), use_tile("yellow")]);
    let mut rolling = play.copy();
    assert_eq!(rolling.does(roll()), [json!(null); 0]);
    assert_eq!(rolling.moves().len(), 108);
    rolling.forbids(use_tile("red"), "LOC-40");
    let used = play.does(use_tile("yellow"));
    assert_eq!(used, [json!({ "type": "tileUsed", "rule": "LOC-40", "seat": 0, "colour": "yellow", "reserve": 11 })]);
    play.shows(&json!({ "phase": "roll", "presetColour": "yellow", "tiles": [0, 1] }));
    play.forbids(rolled("red", [1, 2]), "LOC-40");
    play.chance(rolled("yellow", [1, 2]));
    play.forbids(use_tile("red"), "LOC-40");
    play.does(shift("A"));
    play.forbids(use_tile("red"), "LOC-40");
    let mut poor = at(with_tiles(yard(2, &[]), &[0, 1]));
    poor.forbids(use_tile("red"), "LOC-40");
}

#[test]
fn loc_40_positions_of_a_turn_that_begins() {
    let state = |tiles: &[u32], fields| with(with_tiles(yard(2, &[("0.0", "1m1")]), tiles), fields);
    let roll = json!({ "colour": "red", "dice": [1, 2] });
    for good in [json!({ "phase": "start" }), json!({ "phase": "roll" }), json!({ "phase": "roll", "presetColour": "blue" })] {
        at(state(&[1, 0], good));
    }
    for (tiles, wrong) in [
        ([0, 1], json!({ "phase": "start" })),
        ([1, 0], json!({ "phase": "start", "part": 2, "activeLoco": 0 })),
        ([1, 0], json!({ "phase": "start", "presetColour": "red" })),
        ([1, 0], json!({ "phase": "platform", "roll": roll, "presetColour": "red" })),
        ([1, 0], json!({ "phase": "roll", "part": 2, "activeLoco": 0, "presetColour": "red" })),
        ([10, 2], json!({ "phase": "roll", "presetColour": "red" })),
    ] {
        assert_eq!(bad_position::<PtitesLocos>(state(&tiles, wrong.clone())).rule().unwrap().id(), "LOC-40", "{wrong}");
    }
    for wrong in [json!({ "phase": "start" }), json!({ "presetColour": "red" })] {
        assert_eq!(bad_position::<PtitesLocos>(with(yard(2, &[]), wrong)).rule().unwrap().id(), "LOC-40");
    }
}

#[test]
fn loc_41_the_used_tile_goes_back_to_the_reserve() {
    let mut play = at(with_tiles(yard(3, &[("0.0", "1m1")]), &[3, 0, 2]));
    play.does(use_tile("red"));
    play.shows(&json!({ "tiles": [2, 0, 2], "reserve": 8 }));
}

#[test]
fn loc_42_after_a_tile_only_the_number_dice_are_rolled() {
    let mut play = at(with_tiles(yard(2, &[("0.0", "1m1")]), &[1, 0]));
    play.does(use_tile("blue"));
    let outcomes = play.moves();
    assert_eq!((outcomes.len(), &outcomes[0], &outcomes[35]), (36, &rolled("blue", [1, 1]), &rolled("blue", [6, 6])));
    assert!(outcomes.iter().all(|outcome| outcome["colour"] == "blue"));
    let events = play.chance(rolled("blue", [1, 3]));
    assert_eq!(events, [json!({ "type": "rolled", "rule": "LOC-42", "seat": 0, "colour": "blue", "dice": [1, 3] })]);
    play.shows(&json!({ "presetColour": null }));
    assert_eq!(types(&play.does(shift("A"))), ["platformMoved"]);
    assert_eq!(types(&play.does(drive(0))), ["moved", "turnEnded"]);
}

#[test]
fn loc_r16_no_tile_in_the_second_play_and_one_a_turn() {
    let mut play = at(with_tiles(yard(2, &[("0.0", "2m1")]), &[3, 0]));
    play.does(use_tile("yellow"));
    play.forbids(use_tile("red"), "LOC-R16");
    play.rolls("yellow", [1, 1], "A");
    play.does(drive(0));
    play.does(again());
    play.shows(&json!({ "phase": "roll", "part": 2, "presetColour": null }));
    assert_eq!(play.moves().len(), 108);
    play.forbids(use_tile("red"), "LOC-R16");
    play.chance(rolled("red", [1, 2]));
    play.forbids(use_tile("red"), "LOC-R16");
    play.does(shift("A"));
    play.forbids(use_tile("red"), "LOC-R16");
}

#[test]
fn loc_r17_the_owner_gets_the_tile_while_there_is_one() {
    let mut play = at(with_tiles(yard(2, &[("0.0", "1i2"), ("1.0", "1i3")]), &[0, 4]));
    play.rolls("blue", [1, 2], "A");
    let events = play.does(drive(0));
    assert_eq!(
        event(&events, "tileGained"),
        &json!({ "type": "tileGained", "rule": "LOC-39", "seat": 1, "tiles": 5, "reserve": 7 })
    );
    let mut empty = at(with_tiles(yard(2, &[("0.0", "r11")]), &[0, 12]));
    empty.rolls("red", [1, 2], "A");
    assert_eq!(types(&empty.does(drive(0))), ["accident", "turnEnded"]);
    let mut own = at(with_tiles(yard(2, &[("0.0", "r11")]), &[0, 0]));
    own.rolls("red", [1, 1], "A");
    own.does(drive(0));
    own.forbids(use_tile("blue"), "LOC-40");
    own.does(stop());
    own.rolls("red", [1, 2], "A");
    own.does(enter("sm"));
    own.shows(&json!({ "seat": 0, "phase": "start" }));
    own.does(use_tile("blue"));
}

#[test]
fn loc_r25_the_used_tile_can_come_back_in_the_same_turn() {
    let mut play = at(with_tiles(yard(2, &[("0.0", "r11")]), &[1, 11]));
    play.shows(&json!({ "reserve": 0 }));
    play.does(use_tile("red"));
    play.rolls("red", [1, 2], "A");
    let events = play.does(drive(0));
    assert_eq!(
        event(&events, "tileGained"),
        &json!({ "type": "tileGained", "rule": "LOC-39", "seat": 0, "tiles": 1, "reserve": 0 })
    );
}
