//! The edge cases of the specification: points, sections, overtaking, trains that are held, first trains.

use serde_json::json;

use super::*;

#[test]
fn knd_r10_points_are_set_aside_for_trains_that_owe() {
    // Case 1.
    let mut play = table(2, &["0.T1 ASD-UT→UT", "0.T2 EHV-VL→EHV", "0.T3 ZL-AMF→ZL"]);
    plays(&mut play, 0, "drive 1 GD-UT; drive 1 RTD-GD; drive 1 RTD-DDR");
    offers(
        &play,
        0,
        "board 1; drive 2 TB-EHV; drive 2 HT-EHV; drive 2 EHV-RM; reverse 2; board 2;
         drive 3 MP-ZL; drive 3 ZL-EMN; drive 3 ZL-DV; drive 3 ZL-HGL; reverse 3; board 3",
    );
    assert_eq!(play.state()["points"], 2);
    refused(&mut play, 0, "drive 1 DDR-BD > KND-R10; drive 1 DDR-RSD > KND-R10; disrupt GN > KND-R10; endTurn > KND-14");
    // Case 2: building against the reserve.
    let mut play = table(2, &["0.T1 ASD-UT→UT", "0.T2 EHV-VL→EHV"]);
    has(&play, 0, "builds");
    plays(&mut play, 0, "disrupt GN");
    assert!(!legal(&play, 0).iter().any(|words| words.starts_with("build")));
    refused(&mut play, 0, "build Y-ZL > KND-R10");
}

#[test]
fn knd_17_after_a_free_action_a_train_drives_no_further() {
    // Case 3.
    let mut play = table_with(2, &["0.T1 HT-UT→UT [S16] drove2"], &[("/points", json!(3))]);
    plays(&mut play, 0, "alight 1");
    assert_eq!(play.state()["seats"][0]["box"], json!(["S16"]));
    offers(&play, 0, "builds; board 1; cards");
    refused(&mut play, 0, "drive 1 GD-UT > KND-17; reverse 1 > KND-46; endTurn > KND-38");
}

#[test]
fn knd_41_after_driving_a_train_is_not_reversed() {
    // Case 4.
    let mut play = table(2, &["0.T1 AH-NM→AH"]);
    plays(&mut play, 0, "drive 1 ZP-AH");
    refused(&mut play, 0, "reverse 1 > KND-41");
}

#[test]
fn knd_r2_on_the_open_line_a_train_completes_its_section() {
    // Case 5: a terminus on a long section.
    let mut play = table(2, &["0.T1 LW-STV→STV"]);
    offers(&play, 0, "builds; reverse 1; board 1; cards");
    plays(&mut play, 0, "reverse 1");
    stands(&play, 0, 1, &json!({ "toward": "LW", "open": true, "turned": true }));
    offers(&play, 0, "builds; drive 1 LW-STV; cards; endTurn");
    plays(&mut play, 0, "drive 1 LW-STV");
    stands(&play, 0, 1, &json!({ "section": "LW-STV", "toward": "LW", "open": false, "turned": false }));
    offers(&play, 0, "builds; drive 1 GN-LW; drive 1 LW-MP; board 1; cards");
    assert_eq!(play.state()["points"], 3);
}

#[test]
fn knd_r9_at_a_terminus_a_train_may_be_reversed_again() {
    // Case 6: a terminus on a short section.
    let mut play = table(2, &["0.T1 HGL-ES→HGL"]);
    plays(&mut play, 0, "reverse 1");
    stands(&play, 0, 1, &json!({ "toward": "ES", "open": false, "turned": true }));
    offers(&play, 0, "builds; reverse 1; dismantle 1; board 1; cards");
    let events = plays(&mut play, 0, "reverse 1");
    assert_eq!(rules_of(&events), ["reversed KND-R9"]);
}

#[test]
fn knd_18_no_free_action_where_the_train_rested_last_turn() {
    // Case 7.
    let mut play = table(2, &["0.T1 AMF-UT→AMF [W02] rested:AMF", "0.T2 ASD-AMF→AMF [W03]"]);
    offers(
        &play,
        0,
        "builds; drive 1 ZL-AMF; drive 1 AMF-APD; drive 1 ASD-AMF; reverse 1;
         drive 2 ZL-AMF; drive 2 AMF-APD; drive 2 AMF-UT; reverse 2; board 2; cards",
    );
    refused(
        &mut play,
        0,
        "board 1 > KND-18; transfer W02 1 2 > KND-18; transfer W03 2 1 > KND-18; couple 1 2 > KND-18; alight 1 > KND-18",
    );
}

/// Seat 0 at Meppel, both ways on held by seat 1.
const HELD: &[&str] = &["0.T1 MP-ZL→MP", "1.T1 GN-MP→GN", "1.T2 LW-MP→MP"];

#[test]
fn knd_r12_trains_of_others_ahead_excuse_and_own_ones_do_not() {
    // Case 8.
    let play = table(2, HELD);
    offers(&play, 0, "builds; drive 1 GN-MP; drive 1 LW-MP; reverse 1; board 1; cards; endTurn");
    let mut own = table(2, &["0.T1 MP-ZL→MP", "0.T2 LW-MP→LW", "1.T1 GN-MP→GN"]);
    refused(&mut own, 0, "endTurn > KND-14");
}

#[test]
fn knd_33_no_overtaking_without_a_way_on() {
    // Case 9.
    let mut play = table_with(2, HELD, &[("/points", json!(1))]);
    offers(&play, 0, "reverse 1; board 1; cards; endTurn");
    refused(&mut play, 0, "drive 1 GN-MP > KND-33; drive 1 LW-MP > KND-33");
    let mut play = table_with(2, HELD, &[("/points", json!(2))]);
    has(&play, 0, "drive 1 GN-MP");
    plays(&mut play, 0, "drive 1 GN-MP");
    offers(&play, 0, "drive 1 GN-DZ; drive 1 GN-LW");
}

#[test]
fn knd_53_a_card_can_block_ones_own_train() {
    // Case 10: a card cancels one's own stop.
    let mut state = reference(2, &["0.T1 AH-NM→AH"]);
    state["seats"][0]["hand"] = json!(["DZ", "LW", "STV", "MP", "UT"]);
    let deck = state["deck"].as_array_mut().unwrap();
    deck.retain(|card| card != "UT");
    deck.insert(0, json!("GN"));
    let mut play = position(state);
    plays(&mut play, 0, "drive 1 AH-UT");
    refused(&mut play, 0, "endTurn > KND-38");
    plays(&mut play, 0, "disrupt UT");
    offers(&play, 0, "builds; repair A; endTurn");
    refused(&mut play, 0, "board 1 > KND-R7; drive 1 HT-UT > KND-53");
}

#[test]
fn knd_31_dismantling_costs_a_point_per_unit() {
    // Case 12.
    let mut play = table(2, &["0.T1 AH-NM→NM +2"]);
    let events = plays(&mut play, 0, "dismantle 1");
    let dismantled =
        json!({ "type": "dismantled", "seat": 0, "train": 1, "yard": "Y-NM", "units": 2, "cost": 3, "rule": "KND-28" });
    assert_eq!(events, [dismantled]);
    play.shows(&json!({ "points": 2 }));
    assert_eq!(play.state()["seats"][0]["trains"], json!([]));
    has(&play, 0, "endTurn");
    refused(&mut table(2, &["0.T1 AH-NM→NM +2", "1.T1 Y-NM"]), 0, "dismantle 1 > KND-28");
    refused(&mut table(2, &["0.T1 AH-NM→NM +2 [W01]"]), 0, "dismantle 1 > KND-29");
}

#[test]
fn knd_r28_a_first_train_at_a_disrupted_station_is_excused() {
    // Case 20.
    let mut state = reference(3, &[]);
    for seat in 0..3 {
        state["seats"][seat]["started"] = json!(false);
    }
    let chips = json!({ "A": "HDR", "B": "NM", "C": null });
    let changes = [("/round", json!(1)), ("/turn", json!(2)), ("/chips", chips), ("/disc", json!("C"))];
    let mut play: Table = position(with(state, &changes));
    let mut repaired = play.copy();
    offers(&play, 2, "build Y-HDR; build Y-NM; cards; repair A; repair B");
    plays(&mut play, 2, "build Y-HDR");
    offers(&play, 2, "cards; repair A; repair B; endTurn");
    plays(&mut repaired, 2, "repair A; build Y-HDR");
    offers(&repaired, 2, "reverse 1");
    assert_eq!(repaired.state()["points"], 1);
}

#[test]
fn knd_r14_one_point_per_turn_moves_a_coupled_train() {
    // Case 22.
    let mut play = table_with(2, &["0.T1 AMF-UT→UT +2 [R01]"], &[("/coupledTrains", json!("onePointPerTurn"))]);
    plays(&mut play, 0, "drive 1 ASD-UT");
    refused(&mut play, 0, "drive 1 ASD-ZD > KND-R14");
    let decouplings: Vec<String> = legal(&play, 0).into_iter().filter(|words| words.starts_with("decouple")).collect();
    assert_eq!(decouplings.len(), 5);
    has(&play, 0, "board 1");
    let mut free = table(2, &["0.T1 AMF-UT→UT +2 [R01]"]);
    plays(&mut free, 0, "drive 1 ASD-UT; drive 1 ASD-ZD");
    assert_eq!(free.state()["points"], 3);
}

#[test]
fn knd_36_every_stop_is_named_also_where_nobody_waits() {
    // Case 23.
    let mut play: Table = position(boxed(reference(2, &["0.T1 AH-NM→AH"]), 1, &["E09", "E10"]));
    plays(&mut play, 0, "drive 1 ZP-AH");
    refused(&mut play, 0, "board 1 > KND-59");
    let events = plays(&mut play, 0, "endTurn");
    assert_eq!(events[0], json!({ "type": "stopped", "seat": 0, "train": 1, "station": "ZP", "rule": "KND-36" }));
    assert_eq!(events[1], json!({ "type": "turnEnded", "seat": 0, "pointsLost": 4, "rule": "KND-11" }));
    assert_eq!(events[2], json!({ "type": "turnBegan", "seat": 1, "round": 5, "rule": "KND-7" }));
    assert_eq!(events.len(), 3);
}

/// Nobody has started, first round.
fn first_round(seats: usize, variant: &str) -> Table {
    let mut state = reference(seats, &[]);
    for seat in 0..seats {
        state["seats"][seat]["started"] = json!(false);
    }
    position(with(state, &[("/round", json!(1)), ("/variant", json!(variant))]))
}

#[test]
fn knd_26_the_first_train_serves_before_it_loads() {
    // Case 24.
    let mut play = first_round(2, "advanced");
    offers(&play, 0, "builds; cards");
    plays(&mut play, 0, "build Y-ASD");
    offers(&play, 0, "reverse 1; cards");
    refused(
        &mut play,
        0,
        "boardBehind 1 W01 > KND-26; endTurn > KND-26; dismantle 1 > KND-R16; drive 1 ASD-UT > KND-32; drive 1 Y-ASD > KND-40",
    );
    let events = plays(&mut play, 0, "reverse 1");
    assert_eq!(rules_of(&events), ["reversed KND-26"]);
    offers(
        &play,
        0,
        "drive 1 ASD-AMF; drive 1 ASD-ZD; drive 1 ASD-HLM; drive 1 ASD-SHL; drive 1 ASD-LLS; drive 1 ASD-UT; board 1; cards",
    );
    refused(&mut play, 0, "reverse 1 > KND-47; boardBehind 1 W01 > KND-R30");
}

#[test]
fn knd_r4_a_capped_train_cannot_overtake() {
    // Case 26.
    let trains = ["0.T1 MP-ZL→MP +2", "1.T1 GN-MP→GN"];
    let mut play = table_with(2, &trains, &[("/coupledTrains", json!("onePointPerTurn"))]);
    has(&play, 0, "drive 1 LW-MP; reverse 1; board 1; decouple 1 LW-MP");
    refused(&mut play, 0, "drive 1 GN-MP > KND-33; decouple 1 GN-MP > KND-79");
    plays(&mut play, 0, "reverse 1");
    refused(&mut play, 0, "drive 1 ZL-DV > KND-R14");
}

#[test]
fn knd_r7_which_rule_comes_first() {
    // Case 28.
    let trains = ["0.T1 GN-LW→LW", "0.T2 HT-UT→UT [S16]", "0.T3 MP-ZL→ZL turned"];
    let chip = json!({ "A": "LW", "B": null, "C": null });
    let mut play = table_with(2, &trains, &[("/points", json!(0)), ("/chips", chip.clone())]);
    offers(&play, 0, "alight 2; board 3");
    refused(
        &mut play,
        0,
        "drive 1 LW-STV > KND-11; reverse 1 > KND-11; dismantle 1 > KND-R7; build Y-ZL > KND-11; disrupt RTD > KND-48;
         disrupt GN > KND-11; repair B > KND-11; board 1 > KND-R7; board 2 > KND-37; couple 1 2 > KND-72;
         transfer S16 2 3 > KND-67; decouple 3 ZL-DV > KND-76; boardToken R01 > KND-R18; endTurn > KND-14",
    );
    play.refuses_as(ludotheque::core::Code::NotYourTurn, 1, mv("endTurn"), Some("KND-7"));
    let mut play = table_with(2, &trains, &[("/points", json!(3)), ("/chips", chip)]);
    refused(
        &mut play,
        0,
        "drive 1 LW-STV > KND-53; drive 2 HT-UT > KND-R5; drive 2 MP-ZL > KND-32; drive 3 Y-ZL > KND-40; reverse 3 > KND-47;
         build Y-ZL > KND-10; repair B > KND-56; dismantle 2 > KND-28",
    );
}
