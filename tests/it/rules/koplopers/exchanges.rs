//! Changing trains, coupling, uncoupling, offers.

use serde_json::json;

use super::*;

const PAIR: &[&str] = &["0.T1 AMF-UT→AMF [N19 E20] drove1", "0.T2 ASD-AMF→AMF [W02] drove1"];

#[test]
fn knd_68_capacity_counts_after_the_exchange() {
    // 500 and 500 with nothing small enough: a lone token of 50 cannot go where 500 are, unless something comes back.
    let mut play = table(2, &["0.T1 AMF-UT→AMF [N19 E20] drove1", "0.T2 ASD-AMF→AMF drove1"]);
    has(&play, 0, "transfer N19 1 2; transfer E20 1 2");
    plays(&mut play, 0, "transfer N19 1 2");
    assert_eq!(phase(&play), json!({ "type": "act" }));
    let full = ["0.T1 AMF-UT→AMF [N19 E20] drove1", "0.T2 ASD-AMF→AMF [W02] drove1"];
    let mut play = table(2, &full);
    assert_eq!((passengers("N19"), passengers("E20")), (250, 250));
    let w02 = passengers("W02");
    assert!(w02 <= 250);
    has(&play, 0, "transfer W02 2 1; transfer N19 1 2; transfer E20 1 2");
    plays(&mut play, 0, "transfer W02 2 1");
    assert_eq!(phase(&play), json!({ "type": "exchange", "a": 1, "b": 2 }));
    offers(&play, 0, "transfer N19 1 2; transfer E20 1 2");
    refused(
        &mut play,
        0,
        "endTurn > KND-R20; board 1 > KND-R20; transfer W02 1 2 > KND-R20; transfer N19 1 3 > KND-R20; couple 1 2 > KND-R20; transfer N19 1 1 > KND-67",
    );
    plays(&mut play, 0, "transfer N19 1 2");
    assert_eq!(phase(&play), json!({ "type": "act" }));
}

#[test]
fn knd_68_an_exchange_that_cannot_be_completed_is_refused() {
    // Five hundred in each train; the tokens of train 2 have changed already.
    let trains = ["0.T1 AMF-UT→AMF [N19 E20] halted:AMF", "0.T2 ASD-AMF→AMF [N07 W10 E13] halted:AMF"];
    let mut play = table_with(2, &trains, &[("/shifted", json!(["N07", "E13", "W10"]))]);
    refused(&mut play, 0, "transfer N19 1 2 > KND-68; transfer E20 1 2 > KND-68; transfer N07 2 1 > KND-R20");
}

#[test]
fn knd_69_after_an_exchange_neither_train_moves() {
    let mut play = table(2, &["0.T1 AMF-UT→AMF [W03]", "0.T2 ASD-AMF→AMF [W02]"]);
    plays(&mut play, 0, "transfer W02 2 1");
    refused(&mut play, 0, "drive 1 ZL-AMF > KND-17; reverse 1 > KND-46; drive 2 ZL-AMF > KND-17; reverse 2 > KND-46");
}

#[test]
fn knd_71_an_exchange_is_an_action_of_both_trains() {
    let state = boxed(reference(2, &["0.T1 AMF-UT→AMF [W03]", "0.T2 ASD-AMF→AMF [W02]"]), 1, &["E01", "E02", "E03", "E04"]);
    let mut play: Table = position(state);
    refused(&mut play, 0, "endTurn > KND-14");
    let events = plays(&mut play, 0, "transfer W02 2 1");
    assert_eq!(rules_of(&events), ["stopped KND-36", "stopped KND-36", "transferred KND-67"]);
    assert_eq!((&events[0]["train"], &events[1]["train"]), (&json!(1), &json!(2)));
    has(&play, 0, "endTurn");
}

#[test]
fn knd_73_a_coupled_train_holds_a_thousand() {
    let mut play = table(2, PAIR);
    plays(&mut play, 0, "couple 1 2; board 1");
    while phase(&play)["type"] == "boarding" {
        let first = legal(&play, 0).swap_remove(0);
        plays(&mut play, 0, &first);
    }
    let load: u64 = train_of(&play, 0, 1)["load"].as_array().unwrap().iter().map(|token| passengers(text(token))).sum();
    assert!(load > 500 && load <= 1000, "{load}");
}

#[test]
fn knd_74_a_coupled_train_has_two_units_at_most() {
    let mut play = table(2, &["0.T1 AMF-UT→AMF +2", "0.T3 ASD-AMF→AMF"]);
    refused(&mut play, 0, "couple 1 3 > KND-74; couple 3 1 > KND-74");
}

#[test]
fn knd_75_after_coupling_a_train_stands_still() {
    let mut play = table(2, PAIR);
    plays(&mut play, 0, "couple 2 1");
    stands(&play, 0, 2, &json!({ "units": [2, 1], "section": "ASD-AMF", "load": ["N19", "E20", "W02"] }));
    let now = &train_of(&play, 0, 2)["now"];
    assert_eq!(
        now,
        &json!({ "spent": 2, "drove": true, "moved": true, "acted": true, "halted": true, "shunted": true, "built": false, "freeAt": "AMF" })
    );
    refused(&mut play, 0, "drive 2 ZL-AMF > KND-17; reverse 2 > KND-46");
}

#[test]
fn knd_76_the_second_unit_goes_onto_a_free_section_at_the_station() {
    let mut play = table(2, &["0.T2 MP-ZL→ZL +1 drove2", "1.T1 ZL-DV→ZL"]);
    let found: Vec<String> = legal(&play, 0).into_iter().filter(|words| words.starts_with("decouple")).collect();
    assert_eq!(found, ["decouple 2 ZL-EMN", "decouple 2 ZL-AMF", "decouple 2 ZL-HGL"]);
    refused(&mut play, 0, "decouple 2 GN-MP > KND-76");
    let events = plays(&mut play, 0, "decouple 2 ZL-AMF");
    let decoupled = json!({ "type": "decoupled", "seat": 0, "train": 2, "newTrain": 1, "section": "ZL-AMF", "station": "ZL", "rule": "KND-76" });
    assert_eq!((rules_of(&events), &events[1]), (vec!["stopped KND-36".to_owned(), "decoupled KND-76".to_owned()], &decoupled));
    // Nothing aboard: nothing to share.
    assert_eq!(phase(&play), json!({ "type": "act" }));
    stands(&play, 0, 1, &json!({ "section": "ZL-AMF", "toward": "ZL", "open": false, "units": [1] }));
    refused(&mut table(2, &["0.T1 GN-MP→MP"]), 0, "decouple 1 LW-MP > KND-76");
    refused(&mut table(2, &["0.T1 GN-MP⇢MP +2"]), 0, "decouple 1 LW-MP > KND-76");
}

#[test]
fn knd_77_the_tokens_are_shared_within_five_hundred_each() {
    // 250 + 250 + 200: one of the three at least must change.
    let mut play = table(2, &["0.T1 AMF-UT→AMF +2 [N19 E20 N07] drove1"]);
    plays(&mut play, 0, "decouple 1 ZL-AMF");
    assert_eq!(phase(&play), json!({ "type": "dividing", "train": 1, "newTrain": 2 }));
    offers(&play, 0, "divide N07; divide N19; divide E20");
    refused(&mut play, 0, "divided > KND-77; divide N01 > KND-77; endTurn > KND-77; board 1 > KND-77");
    let events = plays(&mut play, 0, "divide N19");
    assert_eq!(events, [json!({ "type": "transferred", "seat": 0, "token": "N19", "from": 1, "to": 2, "rule": "KND-77" })]);
    offers(&play, 0, "divide N07; divide E20; divided");
    plays(&mut play, 0, "divide E20");
    // The new unit is full.
    offers(&play, 0, "divided");
    refused(&mut play, 0, "divide N07 > KND-77");
    let events = plays(&mut play, 0, "divided");
    assert_eq!(
        events,
        [json!({ "type": "divided", "seat": 0, "train": 1, "newTrain": 2, "moved": ["N19", "E20"], "rule": "KND-77" })]
    );
    play.shows(&json!({ "shifted": [], "phase": { "type": "act" } }));
    refused(&mut play, 0, "divided > KND-77; divide N07 > KND-77");
}

#[test]
fn knd_78_after_uncoupling_neither_train_moves() {
    let mut play = table(2, &["0.T1 AMF-UT→AMF +2"]);
    plays(&mut play, 0, "decouple 1 ZL-AMF");
    refused(&mut play, 0, "drive 1 AMF-APD > KND-17; reverse 1 > KND-46; drive 2 AMF-APD > KND-17; reverse 2 > KND-46");
}

#[test]
fn knd_79_uncoupling_needs_a_free_section() {
    let mut play = table(2, &["0.T1 HGL-ES→ES +2"]);
    assert!(!legal(&play, 0).iter().any(|words| words.starts_with("decouple")));
    refused(&mut play, 0, "decouple 1 HGL-ES > KND-79");
}

#[test]
fn knd_r21_a_train_is_coupled_or_uncoupled_once_per_turn() {
    let mut play = table(2, PAIR);
    plays(&mut play, 0, "couple 1 2");
    refused(&mut play, 0, "decouple 1 ZL-AMF > KND-R21");
    let mut apart = table(2, &["0.T1 AMF-UT→AMF +2"]);
    plays(&mut apart, 0, "decouple 1 ZL-AMF");
    refused(&mut apart, 0, "couple 1 2 > KND-R21; couple 2 1 > KND-R21");
}

#[test]
fn knd_r22_the_kept_train_keeps_its_place_number_and_reversal() {
    let trains = ["0.T1 AMF-UT→AMF turned", "0.T2 ASD-AMF→AMF"];
    for (keep, remove, section, turned) in [(1, 2, "AMF-UT", true), (2, 1, "ASD-AMF", false)] {
        let mut play = table(2, &trains);
        plays(&mut play, 0, &format!("couple {keep} {remove}"));
        stands(&play, 0, keep, &json!({ "id": keep, "units": [keep, remove], "section": section, "turned": turned }));
    }
}

#[test]
fn knd_r24_the_far_end_may_be_disrupted_and_a_yard_is_no_place() {
    let chips = [("/chips", json!({ "A": "APD", "B": null, "C": null }))];
    let mut play = table_with(2, &["0.T1 AMF-UT→AMF +2"], &chips);
    has(&play, 0, "decouple 1 AMF-APD");
    refused(&mut play, 0, "decouple 1 Y-ZL > KND-R24");
    let mut short = table_with(2, &["0.T1 MP-ZL→ZL +2"], &[("/chips", json!({ "A": "DV", "B": null, "C": null }))]);
    has(&short, 0, "decouple 1 ZL-DV");
    plays(&mut short, 0, "decouple 1 ZL-DV");
    stands(&short, 0, 2, &json!({ "section": "ZL-DV", "toward": "ZL" }));
}

#[test]
fn knd_r26_the_other_sides_train_has_nothing_on_its_card() {
    let mut play = table_with(2, &["0.T1 MP-ZL→ZL [E10 W07]", "1.T1 ZL-DV→ZL [W20]"], &[]);
    let before = train_of(&play, 1, 1);
    plays(&mut play, 0, "offer 1 1 1; offerGive E10; propose");
    plays(&mut play, 1, "accept");
    let after = train_of(&play, 1, 1);
    assert_eq!(after["load"], json!(["E10", "W20"]));
    assert_eq!((&after["now"], &after["restedAt"]), (&before["now"], &before["restedAt"]));
    let now = &train_of(&play, 0, 1)["now"];
    assert_eq!((&now["halted"], &now["acted"], &now["freeAt"]), (&json!(true), &json!(true), &json!("ZL")));
    play.shows(&json!({ "shifted": ["E10"], "offersMade": [{ "train": 1, "withSeat": 1, "withTrain": 1 }] }));
}

#[test]
fn knd_r26_a_trade_is_not_the_compulsory_action_of_the_other_players_train() {
    let state = boxed(reference(2, &["0.T1 MP-ZL→ZL [E10 W07]", "1.T1 ZL-DV→ZL [W20]"]), 0, &["N15", "N16", "N17", "N18"]);
    let mut play: Table = position(state);
    plays(&mut play, 0, "offer 1 1 1; offerGive E10; propose");
    plays(&mut play, 1, "accept");
    plays(&mut play, 0, "endTurn");
    refused(&mut play, 1, "endTurn > KND-14");
    has(&play, 1, "drive 1 MP-ZL; reverse 1");
}

#[test]
fn knd_r25_the_steps_of_an_offer() {
    let mut play = table(3, &["0.T1 MP-ZL→ZL [E10 W07]", "1.T1 ZL-DV→ZL [W20]", "2.T1 ZL-AMF→ZL"]);
    refused(
        &mut play,
        0,
        "offerGive E10 > KND-R25; offerTake W20 > KND-R25; propose > KND-R25; cancelOffer > KND-R25; accept > KND-R25; decline > KND-R25",
    );
    refused(&mut play, 0, "offer 1 1 2 > KND-70; offer 1 0 1 > KND-70");
    play.malformed(json!({ "type": "offer", "train": 1, "withSeat": 3, "withTrain": 1 }));
    has(&play, 0, "offer 1 1 1; offer 1 2 1");
    plays(&mut play, 0, "offer 1 1 1");
    refused(
        &mut play,
        0,
        "propose > KND-R25; offerGive W20 > KND-70; offerTake E10 > KND-70; endTurn > KND-R25; accept > KND-R25; offer 1 2 1 > KND-R25",
    );
    plays(&mut play, 0, "offerGive E10");
    refused(&mut play, 0, "offerGive E10 > KND-R25");
    let events = plays(&mut play.copy(), 0, "cancelOffer");
    let cancelled = json!({ "type": "offerCancelled", "seat": 0, "train": 1, "withSeat": 1, "withTrain": 1, "give": ["E10"], "take": [], "rule": "KND-70" });
    assert_eq!(events, [cancelled]);
    plays(&mut play, 0, "propose");
    play.refuses_as(ludotheque::core::Code::NotYourTurn, 0, mv("accept"), Some("KND-7"));
    refused(&mut play, 1, "endTurn > KND-R25; propose > KND-R25");
    // A pure gift.
    plays(&mut play, 1, "accept");
    stands(&play, 1, 1, &json!({ "load": ["E10", "W20"] }));
}

#[test]
fn knd_r25_both_loads_must_fit_and_gifts_for_this_station_are_allowed() {
    // Seat 1's train is full.
    let mut play = table(2, &["0.T1 AMF-UT→AMF [W02]", "1.T1 ZL-AMF→AMF [N19 E20]"]);
    plays(&mut play, 0, "offer 1 1 1; offerGive W02");
    refused(&mut play, 0, "propose > KND-68");
    plays(&mut play, 0, "offerTake N19; propose");
    // S16 wants to reach Utrecht: the other train carries it, and who takes it over sets it down.
    let mut gift = table(2, &["0.T1 HT-UT→UT", "1.T1 GD-UT→UT [S16]"]);
    plays(&mut gift, 0, "offer 1 1 1; offerTake S16; propose");
    plays(&mut gift, 1, "accept");
    plays(&mut gift, 0, "alight 1");
    assert_eq!(gift.state()["seats"][0]["box"], json!(["S16"]));
    // A token that has changed trains does not change again.
    let mut shifted = table(2, &["0.T1 AMF-UT→AMF [W02 W03]", "0.T2 ASD-AMF→AMF", "1.T1 ZL-AMF→AMF"]);
    plays(&mut shifted, 0, "transfer W02 1 2");
    plays(&mut shifted, 0, "offer 1 1 1");
    refused(&mut shifted, 0, "offerGive W02 > KND-70");
}

#[test]
fn knd_r25_an_offer_obeys_disruptions_and_rest() {
    let trains = ["0.T1 AMF-UT→AMF [W02] rested:AMF", "1.T1 ZL-AMF→AMF [W03]"];
    refused(&mut table(2, &trains), 0, "offer 1 1 1 > KND-18");
    let chips = [("/chips", json!({ "A": "AMF", "B": null, "C": null }))];
    refused(&mut table_with(2, &trains, &chips), 0, "offer 1 1 1 > KND-R7");
    let mut apart = table(2, &["0.T1 AMF-UT→UT [W02]", "1.T1 ZL-AMF→AMF [W03]", "1.T2 EHV-VL⇢VL"]);
    refused(&mut apart, 0, "offer 1 1 1 > KND-70; offer 1 1 2 > KND-70");
}

#[test]
fn knd_r37_an_uncoupled_unit_shares_the_turn_of_its_train() {
    let mut play = table(2, &["0.T1 AMF-UT→AMF +2 drove2"]);
    plays(&mut play, 0, "decouple 1 ZL-AMF");
    let now = json!({ "spent": 2, "drove": true, "moved": true, "acted": true, "halted": true, "shunted": true, "built": false, "freeAt": "AMF" });
    stands(&play, 0, 2, &json!({ "turned": false, "restedAt": null, "now": now }));
}

#[test]
fn knd_r20_sharing_a_load_is_no_exchange() {
    let mut play = table(2, &["0.T1 AMF-UT→AMF +2 [W02 W03]"]);
    plays(&mut play, 0, "decouple 1 ZL-AMF; divide W02; divided");
    has(&play, 0, "transfer W02 2 1; transfer W03 1 2");
}
