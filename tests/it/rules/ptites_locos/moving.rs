//! Moving a platform, moving a locomotive, pushing: LOC-12 to LOC-24 and their rulings.

use ludotheque::games::ptites_locos::PtitesLocos;
use serde_json::{Value, json};

use super::{Turn, again, at, drive, enter, event, option, platforms, rolled, shift, stop, with, yard};
use crate::dsl::{bad_position, setup, types};

#[test]
fn loc_12_the_colour_die_names_the_platform_that_goes_to_the_vacant_slot() {
    for (colour, home) in [("blue", 2), ("red", 3), ("yellow", 4)] {
        let mut play = setup::<PtitesLocos>(json!({}), 2);
        let moved = play.rolls(colour, [1, 2], "A");
        let expected = json!({ "type": "platformMoved", "rule": "LOC-12", "colour": colour, "from": home, "to": 1, "end": "A", "carried": [] });
        assert_eq!(moved, [expected]);
        assert_eq!(play.state()["platforms"][colour], json!({ "slot": 1, "end": "A" }));
        play.does(enter("sm"));
        let back = play.rolls(colour, [1, 2], "B");
        assert_eq!((&back[0]["from"], &back[0]["to"], &back[0]["end"]), (&json!(1), &json!(home), &json!("B")));
    }
}

#[test]
fn loc_13_the_player_chooses_the_end() {
    for (held, chosen) in [("A", "A"), ("A", "B"), ("B", "A"), ("B", "B")] {
        let mut play = setup::<PtitesLocos>(json!({ "startEnds": { "blue": "A", "red": held, "yellow": "A" } }), 2);
        play.chance(rolled("red", [3, 4]));
        assert_eq!(play.moves(), [shift("A"), shift("B")]);
        play.does(shift(chosen));
        assert_eq!(play.state()["platforms"]["red"], json!({ "slot": 1, "end": chosen }));
    }
}

#[test]
fn loc_14_locomotives_ride_along_by_seat_then_number() {
    let riders = [("0.1", "r43"), ("0.3", "r11"), ("1.0", "r22"), ("2.2", "r51"), ("1.1", "1o1"), ("2.0", "b11")];
    let mut play = at(yard(3, &riders));
    let moved = play.rolls("red", [1, 2], "A");
    let carried = json!([{ "seat": 0, "loco": 1 }, { "seat": 0, "loco": 3 }, { "seat": 1, "loco": 0 }, { "seat": 2, "loco": 2 }]);
    assert_eq!(event(&moved, "platformMoved")["carried"], carried);
    for (loco, place) in riders {
        assert_eq!(play.place(loco), place);
    }
}

#[test]
fn loc_15_moving_a_platform_wrecks_nobody() {
    let ids = ["b11", "b13", "b22", "b33", "b42", "b43", "b41", "b31"];
    let riders: Vec<(String, &str)> = (0..8).map(|n| (format!("{}.{}", n / 4, n % 4), ids[n])).collect();
    let riders: Vec<(&str, &str)> = riders.iter().map(|(loco, place)| (loco.as_str(), *place)).collect();
    for end in ["A", "B"] {
        for home in ["1A", "2B", "3A", "4B"] {
            let others = ["1A", "2A", "3A", "4A"].into_iter().filter(|slot| slot[..1] != home[..1]).collect::<Vec<_>>();
            let state = platforms(yard(2, &riders), [home, others[0], others[1]]);
            let mut play = at(state.clone());
            let events = play.rolls("blue", [1, 2], end);
            assert!(types(&events).iter().all(|kind| ["platformMoved", "locoTurned"].contains(kind)));
            assert_eq!(play.state()["locos"], state["locos"]);
        }
    }
}

#[test]
fn loc_16_who_rides_on_a_turned_platform_is_turned_towards_the_arrival() {
    let riders = [("1.3", "y12"), ("0.2", "y31"), ("0.0", "2o1")];
    let mut play = at(yard(2, &riders));
    play.chance(rolled("yellow", [1, 2]));
    let mut same = play.copy();
    assert_eq!(types(&same.does(shift("A"))), ["platformMoved"]);
    let events = play.does(shift("B"));
    let turned = |seat: u8, loco: u8, square: &str| json!({ "type": "locoTurned", "rule": "LOC-16", "seat": seat, "loco": loco, "square": square });
    assert_eq!(events[1..], [turned(0, 2, "y31"), turned(1, 3, "y12")]);
    let moved = play.does(drive(2));
    assert_eq!(event(&moved, "moved")["path"], json!(["1m1", "1m2", "1m3"]), "y31 runs the other way");
}

#[test]
fn loc_17_a_locomotive_moves_by_the_sum_of_the_number_dice() {
    for (dice, path) in [
        ([1, 1], vec!["2o2", "2o3"]),
        ([1, 2], vec!["2o2", "2o3", "2o4"]),
        ([6, 5], vec!["2o2", "2o3", "2o4", "2o5", "2o6", "2o7", "b43", "b42", "b41", "3o1", "3o2"]),
        ([6, 6], vec!["2o2", "2o3", "2o4", "2o5", "2o6", "2o7", "b43", "b42", "b41", "3o1", "3o2", "3o3"]),
    ] {
        let mut play = at(platforms(yard(2, &[("0.1", "2o1")]), ["3B", "1A", "4A"]));
        play.rolls("red", dice, "A");
        let events = play.does(drive(1));
        let expected =
            json!({ "type": "moved", "rule": "LOC-17", "seat": 0, "loco": 1, "from": "2o1", "path": path, "pointsLeft": 0 });
        assert_eq!(events[0], expected);
        assert_eq!(play.place("0.1"), *path.last().unwrap());
    }
}

#[test]
fn loc_18_a_locomotive_comes_in_on_a_free_start_space() {
    let mut play = at(yard(2, &[("0.0", "shed1"), ("1.0", "sm"), ("0.2", "2m1")]));
    play.rolls("red", [2, 3], "A");
    assert_eq!(play.moves(), [drive(2), enter("so"), enter("si")]);
    play.forbids(enter("sm"), "LOC-18");
    play.forbids(drive(1), "LOC-18");
    let events = play.does(enter("si"));
    assert_eq!(events[0], json!({ "type": "entered", "rule": "LOC-18", "seat": 0, "loco": 1, "square": "si", "pointsLeft": 4 }));
}

#[test]
fn loc_18_without_a_locomotive_in_hand_nobody_enters() {
    let all = [("0.0", "2o1"), ("0.1", "2o3"), ("0.2", "shed5"), ("0.3", "2m1")];
    let mut play = at(yard(2, &all));
    play.rolls("red", [2, 3], "A");
    assert_eq!(play.moves(), [drive(0), drive(1), drive(3)]);
    play.forbids(enter("so"), "LOC-18");
    let mut full = at(yard(2, &[&all[..], &[("1.0", "so"), ("1.1", "sm"), ("1.2", "si")]].concat()));
    full.rolls("red", [2, 3], "A");
    full.forbids(enter("so"), "LOC-18");
}

#[test]
fn loc_19_entering_costs_one_point() {
    for (dice, left) in [([1, 1], 1), ([2, 5], 6), ([6, 6], 11)] {
        let mut play = setup::<PtitesLocos>(json!({}), 2);
        play.rolls("red", dice, "A");
        let events = play.does(enter("si"));
        assert_eq!(event(&events, "entered")["pointsLeft"], left);
        let path = event(&events, "moved")["path"].as_array().unwrap().len();
        assert_eq!(path, left, "the rest is driven");
    }
}

#[test]
fn loc_20_with_all_start_spaces_occupied_only_those_on_the_board_move() {
    let mut play = at(yard(2, &[("0.0", "si"), ("1.0", "so"), ("1.1", "sm"), ("0.3", "3o1")]));
    play.rolls("blue", [2, 1], "A");
    assert_eq!(play.moves(), [drive(0), drive(3)]);
    for start in ["so", "sm", "si"] {
        play.forbids(enter(start), "LOC-20");
    }
}

#[test]
fn loc_21_whoever_is_hit_takes_the_points_that_are_left() {
    let mut play = at(yard(2, &[("0.0", "1o1"), ("1.2", "1o4")]));
    play.rolls("red", [2, 3], "A");
    let events = play.does(drive(0));
    assert_eq!(
        events[..3],
        [
            json!({ "type": "moved", "rule": "LOC-17", "seat": 0, "loco": 0, "from": "1o1", "path": ["1o2", "1o3"], "pointsLeft": 3 }),
            json!({ "type": "bumped", "rule": "LOC-21", "seat": 1, "loco": 2, "square": "1o4", "points": 3, "by": { "seat": 0, "loco": 0 } }),
            json!({ "type": "moved", "rule": "LOC-21", "seat": 1, "loco": 2, "from": "1o4", "path": ["1o5", "1o6", "1o7"], "pointsLeft": 0 }),
        ]
    );
    assert_eq!((play.place("0.0"), play.place("1.2")), ("1o3".into(), "1o7".into()));
}

#[test]
fn loc_22_the_reaction_goes_on_until_the_points_are_used_up() {
    let row = [("0.0", "1o1"), ("0.1", "1o2"), ("1.0", "1o3"), ("1.1", "1o5")];
    let mut play = at(yard(2, &row));
    play.rolls("red", [1, 2], "A");
    let events = play.does(drive(0));
    let rules: Vec<&Value> = events.iter().map(|event| &event["rule"]).collect();
    assert_eq!(types(&events), ["bumped", "bumped", "moved", "bumped", "moved", "turnEnded"]);
    assert_eq!(json!(rules), json!(["LOC-23", "LOC-22", "LOC-21", "LOC-22", "LOC-21", "LOC-10"]));
    let places: Vec<String> = row.iter().map(|(loco, _)| play.place(loco)).collect();
    assert_eq!(places, ["1o1", "1o2", "1o4", "1o7"]);
}

#[test]
fn loc_23_a_locomotive_that_is_blocked_at_once_pushes_too() {
    let mut play = at(yard(2, &[("0.0", "so"), ("1.0", "r11"), ("1.1", "2m1"), ("0.3", "2m2")]));
    play.rolls("red", [4, 5], "A");
    let mut own = play.copy();
    let events = own.does(drive(0));
    assert_eq!((types(&events)[0], &events[0]["rule"], &events[0]["points"]), ("bumped", &json!("LOC-23"), &json!(9)));
    assert_eq!(own.place("0.0"), "so");
    let mut free = at(yard(2, &[("0.0", "1o1"), ("1.0", "1o3")]));
    free.rolls("red", [1, 2], "A");
    assert_eq!(event(&free.does(drive(0)), "bumped")["rule"], "LOC-21", "it has moved before it hits");
}

#[test]
fn loc_24_ones_own_and_opponents_locomotives_are_pushed_alike() {
    for owner in [0, 1, 2] {
        let hit = format!("{owner}.3");
        let mut play = at(yard(3, &[("0.0", "1o1"), (&hit, "1o3")]));
        play.rolls("red", [1, 2], "A");
        let events = play.does(drive(0));
        assert_eq!(event(&events, "bumped")["seat"], owner);
        assert_eq!((play.place("0.0"), play.place(&hit)), ("1o2".into(), "1o5".into()));
    }
}

#[test]
fn loc_r2_a_platform_that_slides_changes_its_ends_with_every_move() {
    let mut play =
        setup::<PtitesLocos>(json!({ "platformEnds": "slide", "startEnds": { "blue": "B", "red": "A", "yellow": "A" } }), 2);
    play.forbids(shift("A"), "LOC-R2");
    let events = play.chance(rolled("blue", [1, 2]));
    assert_eq!(types(&events), ["rolled", "platformMoved"]);
    assert_eq!(events[1]["end"], "A");
    play.shows(&json!({ "phase": "loco", "platforms": { "blue": { "slot": 1, "end": "A" }, "red": { "slot": 3, "end": "A" }, "yellow": { "slot": 4, "end": "A" } } }));
    play.forbids(shift("B"), "LOC-R2");
    play.does(enter("so"));
    assert_eq!(play.chance(rolled("blue", [1, 1]))[1]["end"], "B");
    play.does(enter("so"));
    play.forbids(shift("B"), "LOC-R2");
    let chosen = with(yard(2, &[]), json!({ "phase": "platform", "roll": { "colour": "red", "dice": [1, 2] } }));
    assert_eq!(bad_position::<PtitesLocos>(option(chosen, "platformEnds", json!("slide"))).rule().unwrap().id(), "LOC-R2");
}

#[test]
fn loc_r3_end_a_lies_at_the_buffer_unless_the_options_say_otherwise() {
    let ends = |options: Value| {
        let platforms = setup::<PtitesLocos>(options, 4).state()["platforms"].clone();
        ["blue", "red", "yellow"].map(|colour| platforms[colour]["end"].clone())
    };
    assert_eq!(ends(json!({})), ["A", "A", "A"]);
    assert_eq!(ends(json!({ "startEnds": { "blue": "A", "red": "B", "yellow": "A" } })), ["A", "B", "A"]);
}

#[test]
fn loc_r4_the_whole_sum_is_moved_and_contact_alone_pushes_nobody() {
    let mut play = at(yard(2, &[("0.0", "1o1"), ("1.0", "1o5")]));
    play.rolls("red", [1, 2], "A");
    let events = play.does(drive(0));
    assert_eq!(types(&events), ["moved", "turnEnded"]);
    assert_eq!((play.place("0.0"), play.place("1.0")), ("1o4".into(), "1o5".into()));
    let mut further = at(yard(2, &[("0.0", "1o1"), ("1.0", "1o5")]));
    further.rolls("red", [1, 3], "A");
    further.does(drive(0));
    assert_eq!((further.place("0.0"), further.place("1.0")), ("1o4".into(), "1o6".into()));
}

#[test]
fn loc_r7_a_locomotive_that_is_cut_off_may_be_left_alone_or_moved() {
    let mut play = at(yard(2, &[("0.0", "b11"), ("0.1", "2m2")]));
    play.rolls("blue", [1, 2], "B");
    assert_eq!(play.moves()[..2], [drive(0), drive(1)]);
    let mut left = play.copy();
    left.does(drive(1));
    assert_eq!((left.place("0.0"), left.place("0.1")), ("b11".into(), "2m5".into()));
    let events = play.does(drive(0));
    assert_eq!(event(&events, "accident")["cause"], "noTrack");
}

#[test]
fn loc_r8_with_nothing_to_move_the_platform_moves_and_the_turn_ends() {
    let full = [("0.0", "shed1"), ("1.0", "so"), ("1.1", "sm"), ("1.2", "si")];
    for (ends, kinds) in [
        ("choice", &["platformMoved", "noMove", "turnEnded"][..]),
        ("slide", &["rolled", "platformMoved", "noMove", "turnEnded"]),
    ] {
        let mut play = at(option(yard(2, &full), "platformEnds", json!(ends)));
        let mut events = play.chance(rolled("red", [4, 4]));
        if ends == "choice" {
            events = play.does(shift("B"));
        }
        assert_eq!(types(&events), kinds);
        assert_eq!(event(&events, "noMove"), &json!({ "type": "noMove", "rule": "LOC-R8", "seat": 0 }));
        play.shows(&json!({ "seat": 1, "turn": 2, "phase": "roll" }));
    }
    let stuck = with(yard(2, &full), json!({ "phase": "loco", "roll": { "colour": "red", "dice": [1, 2] } }));
    assert_eq!(bad_position::<PtitesLocos>(stuck).rule().unwrap().id(), "LOC-R8");
}

#[test]
fn loc_r9_nobody_passes() {
    let mut play = at(yard(2, &[]));
    play.forbids(stop(), "LOC-R9");
    play.chance(rolled("blue", [6, 5]));
    play.forbids(stop(), "LOC-R9");
    play.does(shift("A"));
    play.forbids(stop(), "LOC-R9");
    play.does(enter("so"));
    play.chance(rolled("blue", [6, 6]));
    play.does(shift("A"));
    let events = play.does(enter("sm"));
    assert_eq!(
        events[1],
        json!({ "type": "accident", "rule": "LOC-25", "seat": 1, "loco": 0, "square": "sm", "cause": "gap", "lostPoints": 11 })
    );
    play.does(again());
    play.forbids(stop(), "LOC-R9");
}

#[test]
fn loc_r18_crossing_tracks_do_not_block_each_other() {
    let mut play = at(platforms(yard(2, &[("0.0", "b11"), ("1.0", "b31"), ("1.1", "b33"), ("1.2", "b32")]), ["1A", "3A", "4A"]));
    play.rolls("yellow", [1, 3], "A");
    let events = play.does(drive(0));
    assert_eq!(types(&events), ["moved", "turnEnded"]);
    assert_eq!(event(&events, "moved")["path"], json!(["b12", "b13", "1i1", "1i2"]));
}

#[test]
fn loc_r19_the_lowest_number_in_hand_enters() {
    let mut play = at(yard(2, &[("0.0", "2o1"), ("0.1", "shed1"), ("0.3", "2o5")]));
    play.rolls("red", [1, 2], "A");
    assert_eq!(event(&play.does(enter("si")), "entered")["loco"], 2);
    let mut second = at(yard(2, &[("0.1", "r11")]));
    second.rolls("red", [3, 3], "A");
    second.does(drive(1));
    second.does(again());
    second.rolls("blue", [1, 2], "A");
    assert_eq!(event(&second.does(enter("sm")), "entered")["loco"], 1, "the wrecked one, although 0 is in hand too");
}

#[test]
fn loc_r23_the_dice_lie_on_the_table_when_the_end_is_chosen() {
    let mut play = setup::<PtitesLocos>(json!({}), 2);
    play.chance(rolled("yellow", [5, 2]));
    play.shows(&json!({ "phase": "platform", "roll": { "colour": "yellow", "dice": [5, 2] } }));
    assert_eq!(play.view(1), play.state());
}

#[test]
fn loc_r24_exactly_one_platform_moves_in_a_play() {
    let mut play = setup::<PtitesLocos>(json!({}), 2);
    play.rolls("red", [1, 2], "A");
    play.forbids(shift("A"), "LOC-R24");
    play.forbids(shift("B"), "LOC-R24");
    let cause = play.0.position().successor("2m5").unwrap().unwrap_err();
    assert_eq!(json!(cause), "gap", "the slot that red has left is vacant");
}
