//! The rulebook's examples with their complete lists of moves and events.

use ludotheque::core::Game;
use ludotheque::games::koplopers::Koplopers;
use serde_json::{Value, json};

use super::*;
use crate::dsl::scenario;

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
