//! Building, driving, reversing, dismantling, and what a disruption does to a train.

use ludotheque::core::Code;
use serde_json::json;

use super::*;

#[test]
fn knd_10_three_units_at_most() {
    let mut play = table(2, &["0.T1 AH-NM→AH +2", "0.T3 ASD-UT→UT"]);
    refused(&mut play, 0, "build Y-ZL > KND-10");
    let mut two = table(2, &["0.T1 AH-NM→AH +2"]);
    plays(&mut two, 0, "build Y-ZL");
    stands(&two, 0, 3, &json!({ "units": [3], "section": "Y-ZL" }));
}

#[test]
fn knd_13_actions_are_done_on_own_trains() {
    let mut play = table(2, &["0.T1 AH-NM→AH", "1.T2 ASD-UT→UT"]);
    refused(
        &mut play,
        0,
        "drive 2 HT-UT > KND-13; reverse 2 > KND-13; dismantle 2 > KND-13; alight 2 > KND-13; board 2 > KND-13;
         decouple 2 HT-UT > KND-13; couple 1 2 > KND-13; couple 2 2 > KND-13; transfer W01 1 2 > KND-13; transfer W01 2 2 > KND-13;
         offer 2 1 2 > KND-13; boardBehind 2 W01 > KND-59",
    );
    let mut advanced = table_with(2, &["0.T1 AH-NM→AH"], &[("/variant", json!("advanced"))]);
    refused(&mut advanced, 0, "boardBehind 2 W01 > KND-13");
}

#[test]
fn knd_21_a_unit_is_built_in_an_empty_yard() {
    let mut play = table(2, &["0.T1 AH-NM→AH", "1.T1 Y-ZL"]);
    let events = plays(&mut play.copy(), 0, "build Y-GN");
    assert_eq!(events, [json!({ "type": "built", "seat": 0, "train": 2, "yard": "Y-GN", "rule": "KND-21" })]);
    refused(&mut play, 0, "build Y-ZL > KND-21; build MP-ZL > KND-21");
    play.malformed(json!({ "type": "build", "yard": "Y-XX" }));
    play.malformed(json!({ "type": "build", "yard": "Y-ZL", "train": 1 }));
    play.malformed(json!({ "type": "build" }));
    let mut poor = table_with(2, &["0.T1 AH-NM→AH"], &[("/points", json!(2))]);
    refused(&mut poor, 0, "build Y-GN > KND-11; build MP-ZL > KND-11");
}

#[test]
fn knd_22_a_unit_is_built_with_its_back_to_the_station() {
    let mut play = table(2, &[]);
    plays(&mut play, 0, "build Y-GN");
    stands(&play, 0, 1, &json!({ "section": "Y-GN", "toward": null, "open": false, "turned": false, "load": [] }));
    refused(&mut play, 0, "board 1 > KND-59; alight 1 > KND-64; drive 1 GN-MP > KND-32");
}

#[test]
fn knd_23_in_the_first_round_each_player_builds() {
    let mut play =
        table_with(2, &[], &[("/round", json!(1)), ("/seats/0/started", json!(false)), ("/seats/1/started", json!(false))]);
    refused(&mut play, 0, "endTurn > KND-23");
    let events = plays(&mut play, 0, "build Y-HRL");
    assert_eq!(rules_of(&events), ["built KND-23"]);
    play.shows(&json!({ "points": 2 }));
    assert_eq!(play.state()["seats"][0]["started"], true);
    let now = &train_of(&play, 0, 1)["now"];
    assert_eq!((&now["built"], &now["acted"], &now["spent"]), (&json!(true), &json!(false), &json!(0)));
}

#[test]
fn knd_24_the_first_train_is_built_in_a_yard_of_the_players_number() {
    let numbers = [["Y-HRL", "Y-GVC"], ["Y-GN", "Y-EHV"], ["Y-HDR", "Y-NM"], ["Y-RSD", "Y-ZL"]];
    for (seat, yards) in (0u8..).zip(numbers) {
        let mut state = reference(4, &[]);
        for player in 0..4 {
            state["seats"][player]["started"] = json!(false);
        }
        let mut play: Table = position(with(state, &[("/round", json!(1)), ("/turn", json!(seat))]));
        offers(&play, seat, &format!("build {}; build {}; cards", yards[0], yards[1]));
        let other = numbers[usize::from(seat + 1) % 4][0];
        refused(&mut play, seat, &format!("build {other} > KND-24; build Y-ASD > KND-24"));
    }
}

#[test]
fn knd_25_for_later_units_the_numbers_do_not_matter() {
    has(&table(3, &["0.T1 AH-NM→AH"]), 0, "builds");
    has(&table(3, &[]), 0, "builds");
}

#[test]
fn knd_100_in_the_advanced_version_any_yard_is_open_to_the_first_train() {
    let changes = [("/round", json!(1)), ("/variant", json!("advanced")), ("/seats/0/started", json!(false))];
    has(&table_with(3, &["1.T1 Y-ASD"], &changes), 0, "build Y-ZL; build Y-GVC; build Y-ES");
    refused(&mut table_with(3, &["1.T1 Y-ASD"], &changes), 0, "build Y-ASD > KND-21");
}

#[test]
fn knd_27_a_first_train_that_stays_takes_passengers_aboard() {
    let changes = [("/round", json!(1)), ("/seats/0/started", json!(false))];
    let mut play = table_with(2, &[], &changes);
    plays(&mut play, 0, "build Y-HRL; reverse 1");
    refused(&mut play, 0, "endTurn > KND-38");
    plays(&mut play, 0, "drive 1 STD-HRL");
    refused(&mut play, 0, "endTurn > KND-38");
    plays(&mut play, 0, "board 1; endTurn");
}

#[test]
fn knd_28_a_train_is_dismantled_in_an_empty_yard() {
    let mut play = table(2, &["0.T1 AH-NM→NM"]);
    let events = plays(&mut play, 0, "dismantle 1");
    assert_eq!(
        events,
        [json!({ "type": "dismantled", "seat": 0, "train": 1, "yard": "Y-NM", "units": 1, "cost": 2, "rule": "KND-28" })]
    );
    refused(&mut table(2, &["0.T1 AH-NM→AH"]), 0, "dismantle 1 > KND-28");
    refused(&mut table(2, &["0.T1 EHV-VL⇢VL"]), 0, "dismantle 1 > KND-28");
}

#[test]
fn knd_29_a_train_that_carries_somebody_is_not_dismantled() {
    refused(&mut table(2, &["0.T1 AH-NM→NM [W01]"]), 0, "dismantle 1 > KND-29");
    refused(&mut table(2, &["0.T1 AH-NM→AH [W01]"]), 0, "dismantle 1 > KND-28");
}

#[test]
fn knd_30_a_dismantled_unit_is_built_again() {
    let mut play = table(2, &["0.T1 AH-NM→NM", "0.T2 ASD-UT→UT drove1"]);
    plays(&mut play, 0, "dismantle 1; build Y-NM");
    play.shows(&json!({ "points": 0 }));
    stands(&play, 0, 1, &json!({ "section": "Y-NM", "units": [1] }));
}

#[test]
fn knd_32_driving_moves_a_train_one_section_for_a_point() {
    let mut play = table(2, &["0.T1 GN-MP→MP"]);
    let events = plays(&mut play, 0, "drive 1 MP-ZL");
    let drove =
        json!({ "type": "drove", "seat": 0, "train": 1, "section": "MP-ZL", "to": "ZL", "overtaking": false, "rule": "KND-32" });
    assert_eq!(events, [drove]);
    stands(&play, 0, 1, &json!({ "section": "MP-ZL", "toward": "ZL", "open": false }));
    play.shows(&json!({ "points": 4 }));
    refused(&mut play, 0, "drive 1 GN-LW > KND-32");
    play.malformed(json!({ "type": "drive", "train": 1, "section": "XX-YY" }));
    play.malformed(json!({ "type": "drive", "train": 4, "section": "ZL-DV" }));
    play.malformed(json!({ "type": "drive", "train": 0, "section": "ZL-DV" }));
    play.malformed(json!({ "type": "drive", "train": "1", "section": "ZL-DV" }));
    play.malformed(json!({ "type": "fly", "train": 1 }));
}

#[test]
fn knd_34_a_train_overtakes_by_driving_on() {
    let mut play = table(2, &["0.T1 MP-ZL→MP", "1.T1 GN-MP→MP"]);
    let events = plays(&mut play, 0, "drive 1 GN-MP");
    let drove =
        json!({ "type": "drove", "seat": 0, "train": 1, "section": "GN-MP", "to": "GN", "overtaking": true, "rule": "KND-34" });
    assert_eq!(events, [drove]);
    refused(
        &mut play,
        0,
        "endTurn > KND-R4; board 1 > KND-R4; build Y-ZL > KND-R4; disrupt GN > KND-R4; reverse 1 > KND-R4; drive 2 GN-DZ > KND-R4",
    );
    let events = plays(&mut play, 0, "drive 1 GN-DZ");
    assert_eq!(rules_of(&events), ["drove KND-32"]);
    play.shows(&json!({ "phase": { "type": "act" }, "points": 3 }));
}

#[test]
fn knd_35_a_station_may_be_passed() {
    let mut play = table(2, &["0.T1 GN-MP→MP [N19]"]);
    // Two of N19's passengers' stations lie ahead; nothing happens where the train does not stop.
    let events = plays(&mut play, 0, "drive 1 MP-ZL; drive 1 ZL-AMF");
    assert_eq!(rules_of(&events), ["drove KND-32"]);
    assert_eq!(play.state()["waiting"]["ZL"], json!(["N15", "N16", "N17", "N18"]));
    stands(&play, 0, 1, &json!({ "load": ["N19"] }));
}

#[test]
fn knd_r44_a_train_may_pass_the_station_of_passengers_aboard() {
    // E04 wants to go to Zwolle.
    let mut play = table(2, &["0.T1 GN-MP→MP [E04]"]);
    plays(&mut play, 0, "drive 1 MP-ZL");
    has(&play, 0, "alight 1");
    plays(&mut play, 0, "drive 1 ZL-AMF");
    stands(&play, 0, 1, &json!({ "toward": "AMF", "load": ["E04"] }));
}

#[test]
fn knd_39_a_stop_ends_the_drive() {
    let mut play = table(2, &["0.T1 GN-MP→MP"]);
    plays(&mut play, 0, "drive 1 MP-ZL; board 1");
    while phase(&play)["type"] == "boarding" {
        let first = legal(&play, 0).swap_remove(0);
        plays(&mut play, 0, &first);
    }
    refused(&mut play, 0, "drive 1 ZL-DV > KND-17");
}

#[test]
fn knd_40_a_yard_is_entered_only_to_dismantle() {
    let mut play = table(2, &["0.T1 AH-NM→NM"]);
    refused(&mut play, 0, "drive 1 Y-NM > KND-40; drive 1 Y-GN > KND-40");
}

#[test]
fn knd_42_reversing_puts_the_back_at_the_station() {
    let mut long = table(2, &["0.T1 GN-MP→MP"]);
    let events = plays(&mut long, 0, "reverse 1");
    assert_eq!(events, [json!({ "type": "reversed", "seat": 0, "train": 1, "toward": "GN", "open": true, "rule": "KND-42" })]);
    stands(&long, 0, 1, &json!({ "section": "GN-MP", "toward": "GN", "open": true, "turned": true }));
    long.shows(&json!({ "points": 4 }));
    let mut poor = table_with(2, &["0.T1 GN-MP→MP"], &[("/points", json!(0))]);
    refused(&mut poor, 0, "reverse 1 > KND-11");
}

#[test]
fn knd_43_a_train_reverses_at_a_station_or_in_a_yard() {
    let mut play = table(2, &["0.T1 GN-MP⇢GN"]);
    refused(&mut play, 0, "reverse 1 > KND-43");
    let mut yard = table(2, &["0.T1 Y-GN"]);
    let events = plays(&mut yard, 0, "reverse 1");
    assert_eq!(events, [json!({ "type": "reversed", "seat": 0, "train": 1, "toward": "GN", "open": false, "rule": "KND-42" })]);
}

#[test]
fn knd_45_after_reversing_a_train_may_drive() {
    let mut play = table(2, &["0.T1 GN-MP→MP"]);
    plays(&mut play, 0, "reverse 1; drive 1 GN-MP; drive 1 GN-DZ");
    stands(&play, 0, 1, &json!({ "section": "GN-DZ", "toward": "DZ", "turned": false }));
}

#[test]
fn knd_46_after_a_free_action_a_train_is_not_reversed() {
    let mut play = table(2, &["0.T1 GN-MP→MP"]);
    plays(&mut play, 0, "board 1");
    refused(&mut play, 0, "reverse 1 > KND-46");
}

#[test]
fn knd_47_a_section_lies_between_two_reversals_also_in_later_turns() {
    let mut play = table(2, &["0.T1 MP-ZL→ZL"]);
    plays(&mut play, 0, "reverse 1");
    refused(&mut play, 0, "reverse 1 > KND-47");
    plays(&mut play, 0, "board 1; endTurn");
    plays(&mut play, 1, "endTurn");
    refused(&mut play, 0, "reverse 1 > KND-47");
    plays(&mut play, 0, "drive 1 GN-MP");
    stands(&play, 0, 1, &json!({ "turned": false }));
}

#[test]
fn knd_54_no_train_arrives_at_or_passes_a_disrupted_station() {
    let chips = json!({ "A": "GN", "B": null, "C": null });
    let mut play = table_with(2, &["0.T1 MP-ZL→MP"], &[("/chips", chips.clone())]);
    refused(&mut play, 0, "drive 1 GN-MP > KND-54");
    // Overtaking must not lead there either.
    let trains = ["0.T1 MP-ZL→MP", "1.T1 LW-MP→LW", "1.T2 LW-STV→STV"];
    let mut play = table_with(2, &trains, &[("/chips", chips)]);
    refused(&mut play, 0, "drive 1 LW-MP > KND-33");
}

#[test]
fn knd_55_a_train_blocked_from_behind_is_neither_coupled_nor_uncoupled() {
    let chips = [("/chips", json!({ "A": "BD", "B": null, "C": null }))];
    let mut play = table_with(2, &["0.T1 BD-TB→TB +2 [W01]", "0.T3 TB-EHV→TB"], &chips);
    refused(&mut play, 0, "decouple 1 TB-HT > KND-55");
    has(&play, 0, "transfer W01 1 3; board 1");
    let mut single = table_with(2, &["0.T1 BD-TB→TB", "0.T3 TB-EHV→TB"], &chips);
    refused(&mut single, 0, "couple 1 3 > KND-55; couple 3 1 > KND-55");
}

#[test]
fn knd_r1_short_sections_touch_both_stations_and_long_ones_one() {
    let behind = |train: &str, token: &str| {
        let play = table_with(2, &[train], &[("/variant", json!("advanced"))]);
        legal(&play, 0).contains(&format!("boardBehind 1 {token}"))
    };
    assert!(behind("0.T1 MP-ZL→ZL", "N13"), "short: the back touches Meppel");
    assert!(!behind("0.T1 GN-MP→MP", "N01"), "long: the back is on the line");
    assert!(behind("0.T1 GN-MP⇢MP", "N01"), "reversed on a long section: the back is at Groningen");
}

#[test]
fn knd_r3_a_train_in_a_yard_faces_away_until_it_is_reversed() {
    let mut play = table(2, &["0.T1 Y-ASD"]);
    refused(&mut play, 0, "board 1 > KND-59; drive 1 ASD-UT > KND-32");
    plays(&mut play, 0, "reverse 1");
    stands(&play, 0, 1, &json!({ "section": "Y-ASD", "toward": "ASD", "open": false, "turned": true }));
    has(&play, 0, "board 1; drive 1 ASD-UT");
}

#[test]
fn knd_r5_no_turning_back_without_reversing() {
    refused(&mut table(2, &["0.T1 GN-MP→MP"]), 0, "drive 1 GN-MP > KND-R5");
}

#[test]
fn knd_r6_a_train_that_touches_only_the_other_end_is_not_blocked() {
    let chips = [("/chips", json!({ "A": "GN", "B": null, "C": null }))];
    has(&table_with(2, &["0.T1 GN-MP→MP"], &chips), 0, "drive 1 MP-ZL; drive 1 LW-MP; reverse 1; board 1");
    let mut blocked = table_with(2, &["0.T1 GN-MP⇢MP"], &chips);
    refused(&mut blocked, 0, "drive 1 GN-MP > KND-53; reverse 1 > KND-53");
}

#[test]
fn knd_r8_a_reversal_on_the_line_ignores_the_last_one_and_binds_the_next() {
    let chips = [("/chips", json!({ "A": "GN", "B": null, "C": null }))];
    let mut play = table_with(2, &["0.T1 GN-MP⇢GN"], &chips);
    plays(&mut play, 0, "reverse 1");
    stands(&play, 0, 1, &json!({ "toward": "MP", "open": false, "turned": true }));
    refused(&mut play, 0, "reverse 1 > KND-47");
}

#[test]
fn knd_r11_building_counts_as_the_action_of_a_later_train() {
    let mut play = table(2, &["0.T1 AH-NM→AH drove1"]);
    plays(&mut play, 0, "build Y-GN; board 1");
    let now = &train_of(&play, 0, 2)["now"];
    assert_eq!((&now["acted"], &now["built"], &now["spent"]), (&json!(true), &json!(true), &json!(3)));
    while phase(&play)["type"] == "boarding" {
        let first = legal(&play, 0).swap_remove(0);
        plays(&mut play, 0, &first);
    }
    has(&play, 0, "endTurn; reverse 2");
    let events = plays(&mut play, 0, "reverse 2");
    assert_eq!(rules_of(&events), ["reversed KND-42"]);
}

#[test]
fn knd_r15_one_point_for_each_unit() {
    let cost = |train: &str| {
        let mut play = table(2, &[train]);
        plays(&mut play, 0, "dismantle 1")[0]["cost"].clone()
    };
    assert_eq!((cost("0.T1 Y-NM"), cost("0.T1 Y-NM→NM")), (json!(1), json!(1)));
    assert_eq!((cost("0.T1 Y-NM→NM +2"), cost("0.T1 AH-NM→NM"), cost("0.T1 AH-NM→NM +3")), (json!(2), json!(2), json!(3)));
}

#[test]
fn knd_r16_driving_in_and_dismantling_is_one_move() {
    let mut fresh = table(2, &["0.T1 AH-NM→AH drove1"]);
    plays(&mut fresh, 0, "build Y-NM");
    refused(&mut fresh, 0, "dismantle 2 > KND-R16");
    let mut stopped = table(2, &["0.T1 AH-NM→NM"]);
    plays(&mut stopped, 0, "board 1");
    while phase(&stopped)["type"] == "boarding" {
        let first = legal(&stopped, 0).swap_remove(0);
        plays(&mut stopped, 0, &first);
    }
    refused(&mut stopped, 0, "dismantle 1 > KND-17");
    let mut poor = table_with(2, &["0.T1 AH-NM→NM +2"], &[("/points", json!(2))]);
    refused(&mut poor, 0, "dismantle 1 > KND-11");
    let mut reserved = table_with(2, &["0.T1 AH-NM→NM +2", "0.T3 ASD-UT→UT"], &[("/points", json!(3))]);
    refused(&mut reserved, 0, "dismantle 1 > KND-R10");
    // The cap on coupled trains does not apply.
    let mut arrived = table_with(2, &["0.T1 AH-NM→NM +2 drove1"], &[("/coupledTrains", json!("onePointPerTurn"))]);
    plays(&mut arrived, 0, "dismantle 1");
}

#[test]
fn knd_r38_ones_own_train_is_overtaken_like_any_other() {
    let mut play = table(2, &["0.T1 MP-ZL→MP", "0.T2 GN-MP→GN drove1"]);
    let events = plays(&mut play, 0, "drive 1 GN-MP");
    assert_eq!(rules_of(&events), ["drove KND-34"]);
    assert_eq!(phase(&play), json!({ "type": "passing", "train": 1, "keep": 0 }));
    // A point that another train owes is kept while passing.
    let mut owing = table_with(2, &["0.T1 MP-ZL→MP", "0.T2 GN-MP→GN"], &[("/points", json!(3))]);
    plays(&mut owing, 0, "drive 1 GN-MP");
    assert_eq!(phase(&owing), json!({ "type": "passing", "train": 1, "keep": 1 }));
    let mut short = table_with(2, &["0.T1 MP-ZL→MP", "0.T2 GN-MP→GN"], &[("/points", json!(2))]);
    refused(&mut short, 0, "drive 1 GN-MP > KND-R10");
}

#[test]
fn knd_r41_driving_bars_reversing_for_this_turn_only() {
    let mut play = table(2, &["0.T1 AH-NM→AH"]);
    plays(&mut play, 0, "drive 1 ZP-AH");
    refused(&mut play, 0, "reverse 1 > KND-41");
    plays(&mut play, 0, "board 1; endTurn");
    plays(&mut play, 1, "endTurn");
    has(&play, 0, "reverse 1");
}

#[test]
fn knd_r42_reversing_on_a_short_section_is_a_stop_at_the_other_end() {
    let mut play = table(2, &["0.T1 MP-ZL→ZL"]);
    plays(&mut play, 0, "reverse 1");
    refused(&mut play, 0, "endTurn > KND-38");
    let mut on = play.copy();
    plays(&mut on, 0, "drive 1 GN-MP");
    let events = plays(&mut play, 0, "board 1");
    assert_eq!(events[0], json!({ "type": "stopped", "seat": 0, "train": 1, "station": "MP", "rule": "KND-36" }));
    // On a long section the train is on the open line, and there is no stop.
    let mut long = table(2, &["0.T1 GN-MP→MP"]);
    let events = plays(&mut long, 0, "reverse 1; endTurn");
    assert_eq!(rules_of(&events), ["turnEnded KND-11", "turnBegan KND-7"]);
}

#[test]
fn knd_9_passengers_count_for_whoever_delivers_them() {
    // S16 wants to reach Utrecht and comes by way of seat 1.
    let mut play = table_with(2, &["1.T1 HT-UT→UT [S16]"], &[("/turn", json!(1))]);
    plays(&mut play, 1, "alight 1");
    assert_eq!(play.state()["seats"][1]["box"], json!(["S16"]));
    assert_eq!(play.state()["seats"][0]["box"], json!([]));
}

#[test]
fn a_seat_that_is_not_to_act_is_told_so() {
    let mut play = table(2, &["0.T1 AH-NM→AH"]);
    play.refuses_as(Code::NotYourTurn, 1, mv("build Y-ZL"), Some("KND-7"));
    play.refuses_as(Code::NotYourTurn, Actor::Chance, mv("drew GN"), Some("KND-R35"));
    play.refuses(0, mv("drew GN"), "KND-R35");
    assert_eq!(play.legal(1), [json!(null); 0]);
}
