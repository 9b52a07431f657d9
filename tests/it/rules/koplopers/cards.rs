//! Disruption cards, the repair card, drawing.

use serde_json::json;

use super::*;

#[test]
fn knd_49_the_disc_goes_from_a_to_b_to_c_to_a() {
    for (disc, next) in [("A", "B"), ("B", "C"), ("C", "A")] {
        let mut play = table_with(2, &[], &[("/disc", json!(disc))]);
        let events = plays(&mut play, 0, "disrupt GN");
        assert_eq!((&events[0]["chip"], &events[0]["disc"], &events[0]["from"]), (&json!(disc), &json!(next), &json!(null)));
        play.shows(&json!({ "disc": next }));
    }
}

#[test]
fn knd_50_the_discards_become_the_new_pile() {
    let mut state = reference(2, &[]);
    state["discard"] = state["deck"].take();
    state["deck"] = json!([]);
    let mut play: Table = position(state);
    plays(&mut play, 0, "disrupt GN");
    let events = plays(&mut play, 0, "endTurn");
    assert_eq!(events[1], json!({ "type": "reshuffled", "cards": 31, "rule": "KND-50" }));
    play.shows(&json!({ "discard": [], "phase": { "type": "drawing" } }));
    assert_eq!(legal(&play, Actor::Chance).len(), 31);
    assert_eq!(legal(&play, Actor::Chance)[0], "drew GN");
}

#[test]
fn knd_51_one_disruption_card_per_turn() {
    let mut play = table(2, &[]);
    plays(&mut play, 0, "disrupt GN");
    refused(&mut play, 0, "disrupt DZ > KND-51");
    plays(&mut play, 0, "endTurn");
    draw_all(&mut play);
    has(&play, 1, "cards");
}

#[test]
fn knd_52_a_chip_stays_until_its_letter_comes_round() {
    let mut play = table_with(2, &[], &[("/chips", json!({ "A": "HRL", "B": "VL", "C": null })), ("/disc", json!("C"))]);
    plays(&mut play, 0, "disrupt GN; endTurn");
    draw_all(&mut play);
    play.shows(&json!({ "chips": { "A": "HRL", "B": "VL", "C": "GN" }, "disc": "A" }));
    plays(&mut play, 1, "disrupt ZL");
    play.shows(&json!({ "chips": { "A": "ZL", "B": "VL", "C": "GN" }, "disc": "B" }));
}

#[test]
fn knd_56_the_repair_card_takes_any_chip_off_the_board() {
    let chips = json!({ "A": "HRL", "B": "VL", "C": null });
    let mut play = table_with(2, &[], &[("/chips", chips)]);
    has(&play, 0, "repair A; repair B");
    refused(&mut play, 0, "repair C > KND-56");
    let events = plays(&mut play, 0, "repair B");
    assert_eq!(events, [json!({ "type": "repaired", "seat": 0, "chip": "B", "station": "VL", "rule": "KND-56" })]);
    play.shows(&json!({ "chips": { "A": "HRL", "B": null, "C": null }, "points": 4 }));
    play.malformed(json!({ "type": "repair", "chip": "D" }));
}

#[test]
fn knd_58_a_repair_card_is_used_once() {
    let mut play = table_with(2, &[], &[("/chips", json!({ "A": "HRL", "B": "VL", "C": null }))]);
    plays(&mut play, 0, "repair B");
    assert_eq!(play.state()["seats"][0]["repairCard"], false);
    refused(&mut play, 0, "repair A > KND-58; repair C > KND-58");
    let mut poor = table_with(2, &[], &[("/points", json!(0)), ("/seats/0/repairCard", json!(false))]);
    refused(&mut poor, 0, "repair A > KND-58");
}

#[test]
fn knd_r27_two_chips_on_one_station() {
    let mut state =
        with(reference(2, &["0.T1 GN-MP→GN"]), &[("/chips", json!({ "A": "GN", "B": null, "C": null })), ("/disc", json!("B"))]);
    state["seats"][0]["trains"][0]["turned"] = json!(false);
    let mut play: Table = position(state);
    plays(&mut play, 0, "disrupt GN");
    play.shows(&json!({ "chips": { "A": "GN", "B": "GN", "C": null } }));
    plays(&mut play, 0, "repair A");
    refused(&mut play, 0, "drive 1 GN-DZ > KND-53");
    // The chip due already lies there: it stays and the disc moves.
    let mut same = table_with(2, &[], &[("/chips", json!({ "A": "GN", "B": null, "C": null }))]);
    let events = plays(&mut same, 0, "disrupt GN");
    assert_eq!((&events[0]["from"], &events[0]["disc"]), (&json!("GN"), &json!("B")));
    same.shows(&json!({ "chips": { "A": "GN", "B": null, "C": null }, "disc": "B" }));
}

#[test]
fn knd_r35_drawing_is_chance_and_needs_a_card() {
    let mut play = table(2, &[]);
    plays(&mut play, 0, "disrupt GN; endTurn");
    let outcomes = legal(&play, Actor::Chance);
    assert_eq!(outcomes.len(), 30);
    play.refuses(Actor::Chance, mv("drew GN"), "KND-R35");
    play.refuses(Actor::Chance, mv("endTurn"), "KND-R35");
    // Nothing left anywhere: the hand stays short. Twelve cards for hands of six.
    let constants = json!({ "handSize": { "2": 6, "3": 3, "4": 3 } });
    let cards: Vec<&Value> = rows("disruptionCards").iter().take(12).collect();
    let mut owner = crate::dsl::setup::<Koplopers>(
        json!({ "variant": "advanced", "board": { "constants": constants, "disruptionCards": cards } }),
        2,
    );
    let card = text(&owner.state()["seats"][0]["hand"][0]).to_owned();
    plays(&mut owner, 0, &format!("disrupt {card}; build Y-ES"));
    let serve = if legal(&owner, 0).contains(&"reverse 1".to_owned()) { "reverse 1" } else { "" };
    plays(&mut owner, 0, serve);
    while !legal(&owner, 0).contains(&"endTurn".to_owned()) {
        let first = legal(&owner, 0).swap_remove(0);
        plays(&mut owner, 0, &first);
    }
    let events = plays(&mut owner, 0, "endTurn");
    assert!(rules_of(&events).contains(&"reshuffled KND-50".to_owned()), "the one discard is turned over");
    owner.chance(mv(&format!("drew {card}")));
    assert_eq!(owner.actors(), [json!(1)]);
}
