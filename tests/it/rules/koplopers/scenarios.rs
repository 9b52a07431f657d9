//! The rulebook's examples with their complete lists of moves and events, and the edge cases of the specification.

use ludotheque::core::Game;
use ludotheque::games::koplopers::Koplopers;
use serde_json::{Value, json};

use super::*;
use crate::dsl::{scenario, setup};

// ---- 10.1: the rulebook's examples ----

/// Plays a scenario through; returns its end.
fn replay(id: &str) -> Table {
    let vector = vectors()["scenarios"].as_array().unwrap().iter().find(|vector| vector["id"] == id).unwrap();
    let mut play = position::<Koplopers>(vector["state"].clone());
    assert_eq!(play.state(), vector["state"], "{id}");
    for step in vector["steps"].as_array().unwrap() {
        let seat = step["seat"].as_u64().unwrap() as u8;
        assert_eq!(json!(play.legal(seat)), step["legal"], "{id}, before {}", step["move"]);
        assert_eq!(json!(play.plays(seat, step["move"].clone())), step["events"], "{id}, {}", step["move"]);
    }
    let who = play.actors().swap_remove(0).as_u64().unwrap() as u8;
    assert_eq!(json!(play.legal(who)), vector["finalLegal"], "{id}, at the end");
    assert_eq!(play.state(), vector["finalState"], "{id}, at the end");
    play
}

#[test]
fn every_example_is_offered_by_its_id_as_the_specification_draws_it() {
    let drawn: Vec<(&str, &Value)> =
        vectors()["scenarios"].as_array().unwrap().iter().map(|vector| (text(&vector["id"]), &vector["state"])).collect();
    let ids: Vec<&str> = Koplopers::SCENARIOS.iter().map(|scenario| scenario.id).collect();
    assert_eq!(ids, drawn.iter().map(|(id, _)| *id).collect::<Vec<_>>());
    for (id, state) in drawn {
        assert_eq!(&scenario::<Koplopers>(id).state(), state, "{id}");
        replay(id);
    }
}

#[test]
fn knd_80_a_train_reversed_at_zwolle_is_at_meppel() {
    let mut play = scenario("meppel");
    plays(&mut play, 0, "reverse 1");
    stands(&play, 0, 1, &json!({ "toward": "MP", "open": false, "turned": true }));
    offers(&play, 0, "builds; drive 1 GN-MP; drive 1 LW-MP; board 1; cards");
    plays(&mut play, 0, "board 1");
    stands(&play, 0, 1, &json!({ "load": ["N13", "N14"] }));
    offers(&play, 0, "builds; cards; endTurn");
    let mut next = scenario("meppel-next");
    has(&next, 0, "drive 1 GN-MP; drive 1 LW-MP");
    refused(&mut next, 0, "reverse 1 > KND-47; endTurn > KND-14");
}

#[test]
fn knd_57_a_removed_chip_waits_beside_the_board_and_the_disc_stays() {
    let mut play = scenario("repair");
    offers(&play, 1, "builds; cards; repair A; endTurn");
    let events = plays(&mut play, 1, "repair A");
    assert_eq!(events, [json!({ "type": "repaired", "seat": 1, "chip": "A", "station": "LW", "rule": "KND-56" })]);
    play.shows(&json!({ "chips": { "A": null, "B": null, "C": null }, "disc": "B" }));
    has(&play, 1, "drive 1 GN-LW; drive 1 LW-STV; reverse 1; board 1");
}

#[test]
fn knd_67_two_own_trains_exchange_tokens_at_amersfoort() {
    let mut play = scenario("amersfoort");
    plays(&mut play, 0, "transfer R20 1 2");
    assert_eq!(phase(&play), json!({ "type": "exchange", "a": 1, "b": 2 }));
    plays(&mut play, 0, "transfer W03 2 1");
    let load = |id| train_of(&play, 0, id)["load"].as_array().unwrap().iter().map(|token| passengers(text(token))).sum::<u64>();
    assert_eq!((phase(&play), load(1), load(2)), (json!({ "type": "act" }), 350, 400));
    refused(&mut play, 0, "endTurn > KND-38");
}

#[test]
fn knd_81_the_first_turn_at_heerlen() {
    let mut play = scenario("example1");
    offers(&play, 0, "build Y-HRL; build Y-GVC; cards");
    plays(&mut play, 0, "build Y-HRL");
    offers(&play, 0, "reverse 1; cards");
    plays(&mut play, 0, "reverse 1");
    has(&play, 0, "drive 1 STD-HRL; drive 1 HRL-MT; board 1");
    plays(&mut play, 0, "board 1");
    stands(&play, 0, 1, &json!({ "load": ["S16", "S17"] }));
    offers(&play, 0, "cards; endTurn");
    plays(&mut play, 0, "disrupt DZ");
    offers(&play, 0, "endTurn");
}

#[test]
fn knd_72_coupling_at_eindhoven() {
    let mut play = scenario("example2");
    let events = plays(&mut play, 1, "couple 1 2");
    assert_eq!(rules_of(&events), ["stopped KND-36", "stopped KND-36", "coupled KND-72"]);
    stands(&play, 1, 1, &json!({ "units": [1, 2], "load": ["W01", "W05", "R01"], "section": "TB-EHV", "toward": "EHV" }));
    assert_eq!(play.state()["seats"][1]["trains"].as_array().unwrap().len(), 1);
    offers(&play, 1, "board 1; cards");
    let mut other = scenario("example2");
    refused(&mut other, 1, "couple 1 1 > KND-72; couple 1 3 > KND-13");
}

#[test]
fn knd_82_a_train_with_its_back_to_a_station_is_not_there() {
    let mut play = scenario("example3");
    refused(&mut play, 2, "couple 1 2 > KND-82; transfer W19 2 1 > KND-67; reverse 2 > KND-43");
    plays(&mut play, 2, "drive 2 EHV-VL");
    stands(&play, 2, 2, &json!({ "section": "EHV-VL", "toward": "VL", "open": false, "turned": false }));
}

#[test]
fn knd_44_before_a_disrupted_station_a_train_reverses_on_the_open_line() {
    let mut play = scenario("example3-disrupted");
    let events = plays(&mut play, 2, "reverse 2");
    assert_eq!(events, [json!({ "type": "reversed", "seat": 2, "train": 2, "toward": "EHV", "open": false, "rule": "KND-44" })]);
    has(&play, 2, "couple 1 2; couple 2 1; transfer W19 2 1");
}

#[test]
fn knd_83_an_uncoupled_unit_faces_the_station_and_a_trade_needs_agreement() {
    let mut play = scenario("example4");
    plays(&mut play, 0, "alight 2");
    assert_eq!(play.state()["seats"][0]["box"], json!(["S05"]));
    has(&play, 0, "decouple 2 ZL-EMN; decouple 2 ZL-AMF; decouple 2 ZL-HGL");
    refused(&mut play, 0, "decouple 2 MP-ZL > KND-79; decouple 2 ZL-DV > KND-79; decouple 2 Y-ZL > KND-R24");
    let end = replay("example4");
    stands(&end, 0, 3, &json!({ "toward": "ZL", "open": false }));
}

#[test]
fn knd_84_next_to_a_disrupted_station_a_train_waits() {
    offers(&scenario("example5-yellow"), 2, "builds; cards; repair A; endTurn");
    let mut play = scenario("example5-red");
    offers(&play, 0, "builds; reverse 1; cards; repair A; endTurn");
    plays(&mut play, 0, "reverse 1");
    has(&play, 0, "drive 1 GN-MP; drive 1 MP-ZL; board 1");
}

#[test]
fn knd_85_at_the_wrong_platform_passengers_may_still_change() {
    let mut play = scenario("example6");
    has(&play, 2, "board 1; transfer W01 1 2; transfer W03 1 2; transfer R08 2 1");
    refused(&mut play, 2, "drive 1 TB-HT > KND-53; reverse 1 > KND-53; couple 1 2 > KND-55; couple 2 1 > KND-55");
}

#[test]
fn knd_86_three_sections_past_another_train_to_utrecht() {
    let mut play = scenario("example7");
    plays(&mut play, 1, "drive 1 EHV-RM; drive 1 HT-EHV");
    assert_eq!(phase(&play), json!({ "type": "passing", "train": 1, "keep": 0 }));
    offers(&play, 1, "drive 1 NM-HT; drive 1 TB-HT; drive 1 HT-UT");
    plays(&mut play, 1, "drive 1 HT-UT");
    let events = plays(&mut play, 1, "alight 1");
    let alighted = json!({ "type": "alighted", "seat": 1, "train": 1, "station": "UT", "tokens": ["S16"], "passengers": 200, "rule": "KND-64" });
    assert_eq!(events[1], alighted);
    plays(&mut play, 1, "board 1");
    assert_eq!(phase(&play), json!({ "type": "boarding", "train": 1 }));
    replay("example7");
}

// ---- 10.2: edge cases ----

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
fn knd_r18_the_owner_chooses_who_boards() {
    // Case 11.
    let mut play = table_with(2, &["0.T1 AMF-UT→AMF [S03 S04] drove3"], &[("/points", json!(2))]);
    let events = plays(&mut play, 0, "board 1");
    assert_eq!(rules_of(&events), ["stopped KND-36"]);
    offers(&play, 0, "boardToken E01; boardToken E02; boardToken E03; boardToken E04");
    let mut full = play.copy();
    let events = plays(&mut play, 0, "boardToken E01");
    let left = json!({ "type": "leftBehind", "seat": 0, "train": 1, "station": "AMF", "tokens": ["E02", "E03", "E04"], "rule": "KND-62" });
    assert_eq!((events.len(), &events[1]), (2, &left));
    assert_eq!(phase(&play), json!({ "type": "act" }));
    has(&play, 0, "endTurn");
    let events = plays(&mut full, 0, "boardToken E02");
    assert_eq!((&events[0]["passengers"], &events[1]["tokens"]), (&json!(150), &json!(["E01", "E03", "E04"])));
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
fn knd_r23_five_tokens_of_two_hundred_cannot_be_shared() {
    // Case 13.
    let trains = ["0.T1 BD-TB→TB +3 [N01 N07 N15 E08 E14] drove4"];
    let mut play = table_with(2, &trains, &[("/points", json!(1))]);
    offers(&play, 0, "drive 1 TB-HT; drive 1 TB-EHV; cards; endTurn");
    refused(&mut play, 0, "decouple 1 TB-HT > KND-R23");
}

#[test]
fn knd_r20_two_full_trains_swap_their_loads_token_by_token() {
    // Case 14.
    let trains = ["0.T1 AMF-UT→AMF [N19 E20] drove2", "0.T2 ASD-AMF→AMF [N07 W10 E13] drove3"];
    let mut play = table_with(2, &trains, &[("/points", json!(0))]);
    has(&play, 0, "transfer N19 1 2; transfer E20 1 2; transfer N07 2 1; transfer W10 2 1; transfer E13 2 1");
    for (step, exchange) in [("N19 1 2", true), ("N07 2 1", true), ("E20 1 2", true), ("W10 2 1", true), ("E13 2 1", false)] {
        plays(&mut play, 0, &format!("transfer {step}"));
        assert_eq!(phase(&play)["type"] == "exchange", exchange, "{step}");
    }
    stands(&play, 0, 1, &json!({ "load": ["N07", "E13", "W10"] }));
    stands(&play, 0, 2, &json!({ "load": ["N19", "E20"] }));
    assert!(!legal(&play, 0).iter().any(|words| words.starts_with("transfer")));
    refused(&mut play, 0, "transfer N19 2 1 > KND-R20");
}

#[test]
fn knd_93_the_board_is_nearly_empty_and_somebody_carries_nobody() {
    // Case 15.
    let all: Vec<&str> = rows("tokens").iter().map(|row| text(&row["id"])).collect();
    let gone: Vec<&str> = all.iter().copied().filter(|id| !["N01", "N02", "N03", "N04", "N05", "N06"].contains(id)).collect();
    let mut play = position(boxed(reference(2, &["1.T1 ASD-UT→UT [N06]"]), 1, &gone));
    let events = plays(&mut play, 0, "endTurn");
    assert_eq!(rules_of(&events), ["turnEnded KND-11", "lastRound KND-93", "turnBegan KND-7"]);
    assert_eq!(events[1]["reason"], "exhausted");
    refused(&mut play, 1, "endTurn > KND-14");
    plays(&mut play, 1, "reverse 1");
    let sum: u64 = gone.iter().map(|id| passengers(id)).sum();
    let events = plays(&mut play, 1, "endTurn");
    assert_eq!(events.last().unwrap()["scores"], json!([0, sum]));
    play.shows(&json!({ "round": 5, "turn": 1, "phase": { "type": "over" } }));
    assert_eq!(play.outcome(), json!({ "ranking": [[1], [0]], "scores": [0, sum], "reason": "exhausted" }));
}

#[test]
fn knd_91_the_round_track_ends_the_game() {
    // Case 16.
    for (seats, rounds) in [(2, 25), (4, 20)] {
        let last = seats - 1;
        let at = |round: u8, last_round: bool| {
            let changes = [("/round", json!(round)), ("/turn", json!(last)), ("/lastRound", json!(last_round))];
            table_with(usize::from(seats), &[], &changes)
        };
        let mut play = at(rounds - 1, false);
        let events = plays(&mut play, last, "endTurn");
        assert_eq!(rules_of(&events), ["turnEnded KND-11", "turnBegan KND-8", "lastRound KND-91"]);
        assert_eq!((&events[1]["round"], &events[2]["reason"]), (&json!(rounds), &json!("track")));
        let mut play = at(rounds, true);
        let events = plays(&mut play, last, "endTurn");
        assert_eq!(events.last().unwrap()["type"], "gameOver");
        assert_eq!(play.outcome()["reason"], "track");
    }
    let mut play = table_with(3, &[], &[("/round", json!(20)), ("/turn", json!(2))]);
    plays(&mut play, 2, "endTurn");
    play.shows(&json!({ "round": 21, "lastRound": false, "turn": 0 }));
}

#[test]
fn knd_48_the_chip_that_is_due_moves() {
    // Case 17.
    let mut play = table_with(2, &["0.T1 AH-NM→AH"], &[("/chips", json!({ "A": "LW", "B": "EHV", "C": "HRL" }))]);
    let events = plays(&mut play, 0, "disrupt GN");
    assert_eq!(
        events,
        [json!({ "type": "disrupted", "seat": 0, "station": "GN", "chip": "A", "from": "LW", "disc": "B", "rule": "KND-48" })]
    );
    play.shows(&json!({ "chips": { "A": "GN", "B": "EHV", "C": "HRL" }, "disc": "B", "discard": ["GN"] }));
    has(&play, 0, "repair A; repair B; repair C");
    refused(&mut play, 0, "disrupt DZ > KND-51; disrupt GN > KND-48");
}

const BEHIND: &[&str] = &["0.T1 EHV-VL⇢VL", "0.T2 Y-ASD", "0.T3 AMF-UT→AMF"];

#[test]
fn knd_101_in_the_advanced_version_passengers_board_from_behind() {
    // Case 18.
    let mut play = table_with(2, BEHIND, &[("/variant", json!("advanced"))]);
    let behind: Vec<String> = legal(&play, 0).into_iter().filter(|words| words.starts_with("boardBehind")).collect();
    let expected =
        "boardBehind 1 S07; boardBehind 1 S08; boardBehind 1 S09; boardBehind 2 W01; boardBehind 2 W02; boardBehind 2 W03;
        boardBehind 2 W04; boardBehind 3 R01; boardBehind 3 R02; boardBehind 3 R03; boardBehind 3 R04";
    assert_eq!(behind, listed(&play, 0, expected));
    let events = plays(&mut play, 0, "boardBehind 1 S07");
    assert_eq!(rules_of(&events), ["stopped KND-36", "boarded KND-101"]);
    assert_eq!((&events[1]["station"], &events[1]["behind"]), (&json!("EHV"), &json!(true)));
    refused(&mut play, 0, "drive 1 EHV-VL > KND-17");
    has(&play, 0, "boardBehind 1 S08; boardBehind 1 S09");
    let mut family = table(2, BEHIND);
    refused(&mut family, 0, "boardBehind 1 S07 > KND-59; boardBehind 2 W01 > KND-59; boardBehind 3 R01 > KND-59");
}

const OFFERED: &[&str] = &["0.T1 MP-ZL→ZL [E10 W07] drove3", "1.T1 ZL-DV→ZL [W20]"];

#[test]
fn knd_70_players_may_agree_on_an_exchange() {
    // Case 19.
    let mut play = table_with(2, OFFERED, &[("/points", json!(2))]);
    assert_eq!(plays(&mut play, 0, "offer 1 1 1"), [json!(null); 0]);
    offers(&play, 0, "offerGive E10; offerGive W07; offerTake W20; cancelOffer");
    plays(&mut play, 0, "offerGive E10");
    offers(&play, 0, "offerGive W07; offerTake W20; propose; cancelOffer");
    let events = plays(&mut play, 0, "offerTake W20; propose");
    let terms =
        json!({ "seat": 0, "train": 1, "withSeat": 1, "withTrain": 1, "give": ["E10"], "take": ["W20"], "rule": "KND-70" });
    let told = |kind: &str| {
        let mut event = terms.clone();
        event["type"] = json!(kind);
        event
    };
    assert_eq!(events, [told("offered")]);
    assert_eq!(play.actors(), [json!(1)]);
    offers(&play, 1, "accept; decline");
    let mut declined = play.copy();
    let events = plays(&mut play, 1, "accept");
    assert_eq!(
        events,
        [json!({ "type": "stopped", "seat": 0, "train": 1, "station": "ZL", "rule": "KND-36" }), told("accepted")]
    );
    stands(&play, 0, 1, &json!({ "load": ["W07", "W20"] }));
    stands(&play, 1, 1, &json!({ "load": ["E10"] }));
    assert_eq!(train_of(&play, 0, 1)["now"]["halted"], true);
    refused(&mut play, 0, "endTurn > KND-38; offer 1 1 1 > KND-R25");
    assert_eq!(plays(&mut declined, 1, "decline"), [told("declined")]);
    has(&declined, 0, "drive 1 ZL-EMN");
    refused(&mut declined, 0, "offer 1 1 1 > KND-R25");
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

/// Three boxes of these sums and sizes, so many left aboard, all of it from the tokens of the file.
fn final_turn(variant: &str, boxes: [(u64, usize); 3], left: [&[&str]; 3]) -> Table {
    let seats = ["0.T1 AH-NM→AH", "1.T1 ZP-AH→ZP", "2.T1 GD-UT→GD"];
    let trains: Vec<String> = seats.iter().zip(left).map(|(train, load)| format!("{train} [{}]", load.join(" "))).collect();
    let trains: Vec<&str> = trains.iter().map(String::as_str).collect();
    let mut state = reference(3, &trains);
    let mut free: Vec<&str> =
        rows("tokens").iter().map(|row| text(&row["id"])).filter(|id| !left.concat().contains(id)).collect();
    for (seat, (sum, count)) in boxes.into_iter().enumerate() {
        let picked = pick(&free, sum, count).expect("the file has such tokens");
        free.retain(|id| !picked.contains(id));
        state = boxed(state, seat, &picked);
    }
    // Everybody's train is excused, so that the last turn can end at once.
    let chips = json!({ "A": "AH", "B": "ZP", "C": "GD" });
    let changes = [
        ("/variant", json!(variant)),
        ("/round", json!(25)),
        ("/lastRound", json!(true)),
        ("/turn", json!(2)),
        ("/chips", chips),
    ];
    position(with(state, &changes))
}

/// So many tokens that add up to this sum.
fn pick<'a>(free: &[&'a str], sum: u64, count: usize) -> Option<Vec<&'a str>> {
    if count == 0 {
        return (sum == 0).then(Vec::new);
    }
    let average = sum / count as u64;
    let mut near: Vec<(usize, &str)> = free.iter().copied().enumerate().filter(|(_, id)| passengers(id) <= sum).collect();
    near.sort_by_key(|(_, id)| passengers(id).abs_diff(average));
    near.dedup_by_key(|(_, id)| passengers(id));
    near.into_iter().find_map(|(at, id)| {
        let rest: Vec<&str> = free[at + 1..].to_vec();
        let mut picked = pick(&rest, sum - passengers(id), count - 1)?;
        picked.push(id);
        Some(picked)
    })
}

#[test]
fn knd_95_a_tie_is_broken_by_the_passengers_left_aboard() {
    // Case 21. R03 and R04 are 100 each, R06 is 50.
    let fifty = text(&rows("tokens").iter().find(|row| row["passengers"] == 50).unwrap()["id"]);
    let hundred = text(&rows("tokens").iter().find(|row| row["passengers"] == 100).unwrap()["id"]);
    let left: [&[&str]; 3] = [&[hundred], &[fifty], &[]];
    let boxes = [(900, 8), (900, 7), (850, 9)];
    let mut family = final_turn("family", boxes, left);
    let events = plays(&mut family, 2, "endTurn");
    let over = events.last().unwrap();
    assert_eq!(
        (&over["scores"], &over["ranking"], &over["rule"]),
        (&json!([900, 900, 850]), &json!([[1], [0], [2]]), &json!("KND-95"))
    );
    let mut advanced = final_turn("advanced", boxes, left);
    let events = plays(&mut advanced, 2, "endTurn");
    let over = events.last().unwrap();
    assert_eq!(
        (&over["scores"], &over["ranking"], &over["rule"]),
        (&json!([800, 850, 850]), &json!([[2], [1], [0]]), &json!("KND-96"))
    );
    assert_eq!(advanced.outcome(), json!({ "ranking": [[2], [1], [0]], "scores": [800, 850, 850], "reason": "track" }));
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
fn knd_r30_front_and_back_in_one_turn() {
    // Case 25.
    let state = boxed(reference(2, &["0.T1 AMF-UT→AMF"]), 1, &["E02", "E03", "E04"]);
    let mut play: Table = position(with(state, &[("/variant", json!("advanced"))]));
    let events = plays(&mut play, 0, "board 1");
    assert_eq!(rules_of(&events), ["stopped KND-36", "boarded KND-59"]);
    assert_eq!((&events[0]["station"], &events[1]["tokens"]), (&json!("AMF"), &json!(["E01"])));
    let events = plays(&mut play, 0, "boardBehind 1 R03");
    assert_eq!(rules_of(&events), ["stopped KND-36", "boarded KND-101"]);
    assert_eq!(events[0]["station"], "UT");
    let events = plays(&mut play, 0, "boardBehind 1 R04");
    assert_eq!(rules_of(&events), ["boarded KND-101"]);
    let events = plays(&mut play, 0, "endTurn");
    assert_eq!(rules_of(&events), ["turnEnded KND-11", "turnBegan KND-7"]);
    stands(&play, 0, 1, &json!({ "restedAt": "UT" }));
    plays(&mut play, 1, "endTurn");
    let mine: Vec<String> =
        legal(&play, 0).into_iter().filter(|words| !words.starts_with("build ") && !words.starts_with("disrupt")).collect();
    assert_eq!(mine, listed(&play, 0, "drive 1 ZL-AMF; drive 1 AMF-APD; drive 1 ASD-AMF; reverse 1"));
    refused(&mut play, 0, "boardBehind 1 R01 > KND-18; board 1 > KND-59");
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
fn knd_r25_an_offer_needs_something_that_could_change_trains() {
    // Case 27.
    let mut play = table(2, &["0.T1 AMF-UT→AMF [W02]", "0.T2 ASD-AMF→AMF", "1.T1 ZL-AMF→AMF"]);
    has(&play, 0, "offer 1 1 1");
    refused(&mut play, 0, "offer 2 1 1 > KND-R20; offer 1 0 2 > KND-70");
    plays(&mut play, 0, "transfer W02 1 2");
    refused(&mut play, 0, "offer 1 1 1 > KND-R20; offer 2 1 1 > KND-R20");
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

#[test]
fn knd_90_an_owner_may_shorten_the_game() {
    // Case 29, first half.
    let board = json!({ "constants": { "rounds": { "2": 1, "3": 1, "4": 1 } } });
    let mut play = setup::<Koplopers>(json!({ "board": board, "variant": "advanced" }), 2);
    play.shows(&json!({ "round": 1, "lastRound": true }));
    for seat in 0..2 {
        let yard = if seat == 0 { "Y-ES" } else { "Y-ZL" };
        plays(&mut play, seat, &format!("build {yard}; reverse 1"));
        let leave = legal(&play, seat).into_iter().find(|words| words.starts_with("board 1"));
        plays(&mut play, seat, &leave.unwrap());
        while phase(&play)["type"] == "boarding" {
            let first = legal(&play, seat).swap_remove(0);
            plays(&mut play, seat, &first);
        }
        if legal(&play, seat).contains(&"alight 1".to_owned()) {
            plays(&mut play, seat, "alight 1");
        }
        plays(&mut play, seat, "endTurn");
        draw_all(&mut play);
    }
    assert_eq!(play.outcome()["reason"], "track");
}
