//! Laying, completing, coupling, uncoupling, drawing (FRA-20 to FRA-34, FRA-50 to FRA-54).

use ludotheque::core::{Actor, Code, Game, Seat};
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::{Value, json};

use super::{at, mv};
use crate::dsl::{json_of, scenario, story};

#[test]
fn fra_20_e1_a_card_is_laid_on_an_empty_place() {
    let mut play = at("hand0:t03,t05,t12,t13");
    assert_eq!(play.legal(0).len(), 183);
    let count = |kind: &str| play.of_kind(0, kind).len();
    assert_eq!((count("lay"), count("couple"), count("refill"), count("endTurn"), count("drive")), (176, 2, 4, 1, 0));
    assert_eq!(play.of_kind(0, "couple"), [mv("couple t03"), mv("couple t05")]);
    assert_eq!(
        play.of_kind(0, "lay")[..5],
        super::moves(&["lay t03 b1 0", "lay t03 b1 1", "lay t03 b1 2", "lay t03 b1 3", "lay t03 d1 0"])
    );
    play.no(0, "lay t03 c3 0", "21");
    play.no(0, "lay t03 c1 0", "20");
    assert_eq!(play.go(0, "lay t03 c2 1"), ["trackLaid 0 t03 c2 1 FRA-20"]);
    assert_eq!(play.state()["track"], json!([{ "cell": "c2", "stack": [{ "card": "t03", "turn": 1 }] }]));
    play.no(0, "lay t05 c2 0", "20");
}

#[test]
fn fra_21_the_place_adjoins_a_station_or_track() {
    let mut play = at("hand0:t03,t05");
    play.no(0, "lay t03 f1 0", "21");
    play.no(0, "lay t03 c3 0", "21");
    play.go(0, "lay t05 c2 0");
    assert_eq!(play.go(0, "lay t03 c3 0"), ["trackLaid 0 t03 c3 0 FRA-20"]);
}

#[test]
fn fra_22_a_card_may_be_turned_at_will() {
    let play = at("hand0:t01,t05,t13,t16");
    let turns = |card: &str| play.of_kind(0, "lay").iter().filter(|mv| mv["card"] == card && mv["cell"] == "c2").count();
    assert_eq!((turns("t01"), turns("t05"), turns("t13"), turns("t16")), (4, 2, 1, 2));
}

#[test]
fn fra_23_completing_lays_a_card_on_a_card() {
    let mut play = at("c2=t03/0 hand0:t12");
    assert_eq!(play.go(0, "complete t12 c2 0"), ["trackCompleted 0 t12 c2 0 FRA-23"]);
    assert_eq!(play.state()["track"][0]["stack"], json!([{ "card": "t03", "turn": 0 }, { "card": "t12", "turn": 0 }]));
    let mut play = at("c2=t03/0 hand0:t12");
    play.no(0, "complete t12 b1 0", "23");
    play.no(0, "complete t12 c1 0", "23");
    play.no(0, "complete t12 c7 0", "R2");
}

#[test]
fn fra_24_not_under_a_locomotive() {
    let mut play = at("c2=t03/0 1@c2.NE>E hand0:t12");
    play.no(0, "complete t12 c2 0", "24");
    assert!(play.of_kind(0, "complete").is_empty());
    // A crossing is refused before the locomotive is looked at.
    at("c2=t03/0 1@c2.NE>E hand0:t13").no(0, "complete t13 c2 0", "52");
}

#[test]
fn fra_25_every_element_stays_where_it_was() {
    let mut play = at("c2=t03/0 hand0:t12,t27");
    for turn in 1..4 {
        play.no(0, &format!("complete t12 c2 {turn}"), "25");
    }
    play.no(0, "complete t27 c2 1", "25");
}

#[test]
fn fra_26_s1_the_three_pictures() {
    let mut play = scenario::<FrachtExpress>("complete");
    assert_eq!(play.of_kind(0, "complete"), [mv("complete t12 c2 0")]);
    let count = |kind: &str| play.of_kind(0, kind).len();
    assert_eq!((play.legal(0).len(), count("lay"), count("drive"), count("refill"), count("endTurn")), (68, 64, 1, 1, 1));
    for turn in 1..4 {
        play.no(0, &format!("complete t12 c2 {turn}"), "25");
    }
    let mut play = scenario::<FrachtExpress>("complete-occupied");
    assert_eq!(play.state(), super::drawn("c2=t03/0 1@c2.NE>E hand0:t12"));
    play.no(0, "complete t12 c2 0", "24");
    assert_eq!(play.of_kind(0, "complete"), [Value::Null; 0]);
}

#[test]
fn fra_27_s3_a_wagon_is_coupled_where_it_starts() {
    let mut play = scenario::<FrachtExpress>("couple");
    assert_eq!(play.go(0, "couple t12"), ["coupled 0 t12 FRA-27"]);
    assert_eq!((play.pile(0, "train"), play.pile(0, "hand")), (json!(["t12"]), json!([])));
    // It joins the end of the train.
    let mut play = at("0@A train0:t20 hand0:t03");
    play.go(0, "couple t03");
    assert_eq!(play.pile(0, "train"), json!(["t20", "t03"]));
}

#[test]
fn fra_28_coupling_needs_the_right_station() {
    at("0@A hand0:t12").no(0, "couple t12", "28");
    at("d1=t03/2 0@d1.S>S hand0:t12").no(0, "couple t12", "28");
}

#[test]
fn fra_29_a_sixth_wagon_is_refused() {
    let mut play = at("0@C train0:t02,t20,t22,t47,t11 hand0:t12");
    play.no(0, "couple t12", "29");
    assert!(play.of_kind(0, "couple").is_empty());
}

#[test]
fn fra_30_uncoupling_delivers() {
    let mut play = at("0@D train0:t12,t20");
    play.no(0, "uncouple t45", "30");
    assert_eq!(play.go(0, "uncouple t12"), ["uncoupled 0 t12 FRA-30"]);
    assert_eq!((play.pile(0, "train"), play.pile(0, "delivered")), (json!(["t20"]), json!(["t12"])));
    assert_eq!(play.phase(), json!({ "type": "action" }));
}

#[test]
fn fra_31_uncoupling_needs_the_right_station() {
    at("0@C train0:t12").no(0, "uncouple t12", "31");
    at("a2=t05/0 0@a2.S>S train0:t12").no(0, "uncouple t12", "31");
}

#[test]
fn fra_32_the_place_in_the_train_does_not_matter() {
    // t03, t18, t23, t34, t49 all go to F.
    let play = at("0@F train0:t49,t03,t34,t18,t23");
    assert_eq!(
        play.of_kind(0, "uncouple"),
        super::moves(&["uncouple t49", "uncouple t03", "uncouple t34", "uncouple t18", "uncouple t23"])
    );
    let mut play = at("0@F train0:t49,t03,t34");
    play.go(0, "uncouple t03");
    assert_eq!(play.pile(0, "train"), json!(["t49", "t34"]));
}

#[test]
fn fra_33_only_delivered_wagons_count() {
    let mut play = at("train0:t46,t41 delivered1:t01 rest:hand2");
    play.go(0, "endTurn");
    assert_eq!(play.outcome()["scores"], json!([0, 2, 0]));
}

#[test]
fn fra_34_nobody_looks_at_delivered_wagons() {
    let mut play = at("0@D train0:t12");
    play.go(0, "uncouple t12");
    for seat in 0..3 {
        assert_eq!(play.view(seat)["players"][0]["delivered"], json!([null]), "not even their owner");
    }
    assert_eq!(play.state()["players"][0]["delivered"], json!(["t12"]));
}

#[test]
fn fra_r45_but_everybody_may_remember_them() {
    let mut play = at("0@D train0:t12");
    play.go(0, "uncouple t12");
    for seat in 0..3 {
        let events = story(&play.0, play.0.ply() - 1);
        let told: Vec<Value> = events
            .iter()
            .filter_map(|record| play.0.position().redact(record.event.clone(), Seat(seat)))
            .map(|event| json_of(&event))
            .collect();
        assert_eq!(told, [json!({ "type": "uncoupled", "seat": 0, "card": "t12" })], "seat {seat}");
        assert_eq!(play.view(seat)["players"][0]["delivered"], json!([null]), "seat {seat}");
    }
}

#[test]
fn fra_50_s8_as_many_cards_as_the_action_value() {
    let mut play = scenario::<FrachtExpress>("refill");
    assert_eq!(play.go(0, "refill t12"), ["discarded 0 [t12] hand FRA-50"]);
    assert_eq!(play.phase(), json!({ "type": "refill", "left": 3 }));
    assert_eq!(play.draws("drawn 0 t01"), ["cardDrawn 0 t01 FRA-50"]);
    play.draws("drawn 0 t02");
    let events = play.draws("drawn 0 t03");
    assert_eq!(events, ["cardDrawn 0 t03 FRA-50", "turnEnded 0 FRA-51", "turnStarted 1 10 FRA-14"]);
    assert_eq!(play.pile(0, "hand"), json!(["t01", "t02", "t03", "t07"]));
    assert_eq!((play.phase(), play.state()["turn"]["number"].clone()), (json!({ "type": "draw" }), json!(10)));
}

#[test]
fn fra_51_once_a_turn_and_it_ends_the_turn() {
    let mut play = at("hand0:t12,t07");
    play.go(0, "refill t12");
    play.no_as(Code::NotYourTurn, 0, "refill t07", "51");
    play.no_as(Code::NotYourTurn, 0, "lay t07 c2 0", "51");
    play.no_as(Code::NotYourTurn, 1, "endTurn", "14");
    play.refuses(Actor::Chance, mv("drawn 1 t01"), "FRA-51");
    play.refuses(Actor::Chance, mv("drawn 0 t07"), "FRA-51");
    play.refuses(Actor::Chance, mv("turned t01"), "FRA-51");
}

#[test]
fn fra_52_a_crossing_is_laid_on_an_empty_place_only() {
    let mut play = at("c2=t05/0 hand0:t13");
    play.no(0, "complete t13 c2 0", "52");
    assert_eq!(play.go(0, "lay t13 c3 0"), ["trackLaid 0 t13 c3 0 FRA-20"]);
}

#[test]
fn fra_53_a_crossing_is_never_covered() {
    let mut play = at("c2=t13/0 hand0:t08");
    play.no(0, "complete t08 c2 0", "53");
    assert!(play.of_kind(0, "complete").is_empty());
    // Also before a locomotive on it is looked at.
    at("c2=t13/0 1@c2.N>N hand0:t08").no(0, "complete t08 c2 0", "53");
}

#[test]
fn fra_r3_track_need_not_match() {
    let mut play = at("c2=t05/0 hand0:t09");
    // A straight across the end of another.
    assert_eq!(play.go(0, "lay t09 c3 1"), ["trackLaid 0 t09 c3 1 FRA-20"]);
}

#[test]
fn fra_r5_completing_adds_something() {
    let mut play = at("c2=t03/0 hand0:t06,t27");
    play.no(0, "complete t06 c2 0", "R5");
    // A double curve covers a curve, and not the other way round.
    let mut play = at("c2=t03/0 b1=t16/0 hand0:t31,t06");
    assert_eq!(play.of_kind(0, "complete"), [mv("complete t31 c2 0")]);
    play.no(0, "complete t06 b1 0", "25");
    play.no(0, "complete t31 b1 0", "R5");
}

#[test]
fn fra_r6_a_crossing_neither_completes_nor_closes() {
    at("c2=t03/0 hand0:t13").no(0, "complete t13 c2 0", "52");
    let mut play = at("advanced a2=t06/1 0@B hand0:t35,t13");
    play.go(0, "drive t35");
    assert_eq!(play.phase(), json!({ "type": "announce", "station": "D" }));
    play.offers(0, &["declineSpecial"]);
}

#[test]
fn fra_r7_covered_cards_stay_underneath() {
    let mut play = at("c2=t03/0+t12/0 hand0:t08");
    play.go(0, "complete t08 c2 0");
    let stack = play.state()["track"][0]["stack"].clone();
    let names: Vec<&Value> = stack.as_array().unwrap().iter().map(|laid| &laid["card"]).collect();
    assert_eq!(names, ["t03", "t12", "t08"], "bottom first");
}

#[test]
fn fra_r40_one_turn_has_one_name() {
    let mut play = at("c2=t03/0 hand0:t05,t13,t16");
    for text in ["lay t05 c3 2", "lay t13 c3 1", "lay t16 c3 3", "complete t16 c2 2", "complete t05 c2 3"] {
        play.no(0, text, "R40");
    }
    // Whether or not the card is in hand; but it has to be one's turn.
    play.no(0, "lay t07 c3 2", "R40");
    play.no_as(Code::NotYourTurn, 1, "lay t07 c3 2", "14");
    play.malformed(json!({ "type": "lay", "card": "t05", "cell": "c3", "turn": 4 }));
}
