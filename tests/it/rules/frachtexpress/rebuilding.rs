//! The special actions of D and H: closing a station, rebuilding track (FRA-77 to FRA-82, FRA-96 to FRA-101).

use ludotheque::core::Code;
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::json;

use super::specials::{ACTION, entering, stage};
use super::{at, moves, mv};
use crate::dsl::scenario;

#[test]
fn fra_77_s11_closing_a_station() {
    let mut play = scenario::<FrachtExpress>("close");
    play.go(0, "drive t35");
    play.offers(0, &["steer 0 b1.S", "steer 0 a2.E"]);
    let events = play.go(0, "steer 0 a2.E");
    assert!(events.contains(&"entered 1 D true FRA-46".to_owned()));
    play.go(0, "useSpecial");
    play.offers(0, &["pickCard t03"]);
    play.no(0, "pickCard t13", "52");
    assert_eq!(play.go(0, "pickCard t03"), ["cardPicked 0 t03 FRA-77"]);
    assert_eq!(
        play.phase(),
        json!({ "type": "special", "station": "D", "kind": "closeStation", "chooser": 0, "stage": "site", "card": "t03", "turned": null, "target": null, "done": 0 })
    );
    play.offers(0, &["close B 0", "close B 1", "close B 2", "close B 3"]);
    assert_eq!(play.go(0, "close B 2"), ["stationClosed B t03 2 FRA-77"]);
    assert_eq!(stage(&play), ACTION);
    assert_eq!(play.state()["track"][2], json!({ "cell": "b2", "stack": [{ "card": "t03", "turn": 2 }] }));
}

#[test]
fn fra_78_a_closed_station_is_track() {
    // c2 (NE) led into C; now C is closed by a curve SW and a drive of 8 goes on.
    let mut play = at("advanced c2=t06/0 d2=t03/2 d3=t07/0 hand0:t05,t12");
    let events = play.go(0, "drive t05");
    assert_eq!(events.last().unwrap(), "moved 0 d3.N d3.NS S null FRA-35");
    // It may be covered: t12 turned 2 is NS and SW.
    let mut play = at("advanced c2=t06/0 d2=t03/2 hand0:t12");
    assert_eq!(play.go(0, "complete t12 d2 2"), ["trackCompleted 0 t12 d2 2 FRA-23"]);
    // Nobody couples, flies into or enters it as a station.
    let mut play = at("advanced ticket0 d2=t06/2 0@J hand0:t12");
    play.go(0, "fly t12 N");
    assert_eq!(play.loc(0), "d2.S>C");
}

#[test]
fn fra_79_only_a_station_with_track_beside_it() {
    let mut play = entering("D", "hand0:t35,t05 c2=t06/0");
    play.go(0, "useSpecial");
    play.go(0, "pickCard t05");
    // Track lies beside A, B (a2, c2), C (c2) and D; D holds the locomotive, A those of the others.
    play.offers(0, &["close B 0", "close B 1", "close C 0", "close C 1"]);
    play.no(0, "close E 0", "79");
    play.no(0, "close J 0", "79");
    play.no(0, "close B 2", "R40");
}

#[test]
fn fra_80_no_locomotive_in_it() {
    let mut play = entering("D", "hand0:t35,t05 c2=t06/0 1@C");
    play.go(0, "useSpecial");
    play.go(0, "pickCard t05");
    for station in ["A", "C", "D"] {
        play.no(0, &format!("close {station} 0"), "80");
    }
}

#[test]
fn fra_81_closing_one_reopens_the_other() {
    let mut play = entering("D", "hand0:t35,t05 d2=t06/0+t12/0 c2=t17/0");
    play.go(0, "useSpecial");
    play.go(0, "pickCard t05");
    play.no(0, "close C 0", "R33");
    assert_eq!(
        play.go(0, "close B 0"),
        ["discarded 0 [t06,t12] track FRA-81", "stationOpened C FRA-81", "stationClosed B t05 0 FRA-77"]
    );
    assert_eq!(play.discard(), json!(["t35", "t06", "t12"]));
}

#[test]
fn fra_82_not_while_a_locomotive_stands_on_the_closed_one() {
    let play = entering("D", "hand0:t35,t05 d2=t06/0 1@d2.N>N c2=t17/0");
    assert_eq!(stage(&play), ACTION, "nobody is asked");
}

#[test]
fn fra_96_rebuilding_costs_a_card_of_the_same_action_value() {
    let mut play = entering("H", "hand0:t35,t09,t36 c2=t05/0 1@c2.N>N");
    // b5 is t03 (a2); c2 is t05 (a3) with a locomotive on it.
    play.go(0, "useSpecial");
    play.offers(0, &["pickCard t09"]);
    play.no(0, "pickCard t36", "96");
    play.no(0, "pickCard t12", "17");
    assert_eq!(play.go(0, "pickCard t09"), ["discarded 0 [t09] hand FRA-96"]);
    assert_eq!(stage(&play), "site by 0");
    play.no(0, "remove c2", "96");
    play.no(0, "remove a1", "96");
    play.no(0, "relocate c2 b1 0", "96");
    play.no(0, "close B 0", "63");
    assert!(play.legal(0).iter().all(|mv| mv["from"] == "b5"));
}

#[test]
fn fra_97_to_another_place() {
    let mut play = entering("H", "hand0:t35,t09,t36");
    play.go(0, "useSpecial");
    play.go(0, "pickCard t09");
    play.no(0, "relocate b5 c3 0", "21");
    play.no(0, "relocate b5 g1 0", "R2");
    play.no_as(Code::IllegalMove, 0, "relocate b5 a3 0", "R32");
    assert_eq!(play.go(0, "relocate b5 b1 3"), ["trackMoved t03 b5 b1 3 FRA-97"]);
    assert_eq!(play.state()["track"], json!([{ "cell": "b1", "stack": [{ "card": "t03", "turn": 3 }] }]));
}

#[test]
fn fra_98_in_another_orientation() {
    let mut play = entering("H", "hand0:t35,t09,t36");
    play.go(0, "useSpecial");
    play.go(0, "pickCard t09");
    play.no(0, "relocate b5 b5 0", "98");
    assert_eq!(play.go(0, "relocate b5 b5 2"), ["trackMoved t03 b5 b5 2 FRA-98"]);
}

#[test]
fn fra_99_or_away() {
    let mut play = entering("H", "hand0:t35,t09,t36");
    play.go(0, "useSpecial");
    play.go(0, "pickCard t09");
    assert_eq!(play.go(0, "remove b5"), ["trackRemoved t03 b5 FRA-99"]);
    assert_eq!((play.discard(), stage(&play)), (json!(["t35", "t09", "t03"]), ACTION.to_owned()), "no track is left to rebuild");
}

#[test]
fn fra_100_e11_rebuilding_reopens_a_station() {
    let mut play = entering("H", "b2=t17/0 hand0:t35,t38,t01");
    play.go(0, "useSpecial");
    play.go(0, "pickCard t38");
    let legal = play.legal(0);
    assert!(
        moves(&["remove b2", "relocate b2 b2 1", "relocate b2 b2 2", "relocate b2 b2 3"]).iter().all(|mv| legal.contains(mv))
    );
    play.no(0, "relocate b2 b2 0", "98");
    play.no(0, "relocate b2 d2 0", "R32");
    let mut turned = play.copy();
    assert_eq!(turned.go(0, "relocate b2 b2 1"), ["trackMoved t17 b2 b2 1 FRA-98"], "B stays closed");
    let mut moved = play.copy();
    assert_eq!(moved.go(0, "relocate b2 c2 1"), ["trackMoved t17 b2 c2 1 FRA-97", "stationOpened B FRA-100"]);
    assert_eq!(play.go(0, "remove b2"), ["trackRemoved t17 b2 FRA-99", "stationOpened B FRA-100"]);
    play.offers(0, &["finish"]);
    assert_eq!(play.go(0, "finish"), [""; 0]);
    assert_eq!(stage(&play), ACTION);
}

#[test]
fn fra_101_as_often_as_one_likes() {
    let mut play = entering("H", "hand0:t35,t09,t13,t28 c2=t05/0");
    play.go(0, "useSpecial");
    play.no(0, "finish", "R32");
    for (card, turn) in [("t09", 1), ("t13", 2)] {
        play.go(0, &format!("pickCard {card}"));
        play.go(0, &format!("relocate b5 b5 {turn}"));
    }
    assert_eq!(play.phase()["done"], json!(2));
    play.offers(0, &["pickCard t28", "finish"]);
    play.go(0, "finish");
    assert_eq!((play.pile(0, "hand"), stage(&play)), (json!(["t28"]), ACTION.to_owned()));
}

#[test]
fn fra_r32_e23_rebuilding_on_stacks() {
    let mut play = at("advanced b2=t17/0+t12/0 b3=t38/3 b5=t03/0 d3=t13/0 e2=t08/0 0@F 1@e2.NS>S hand0:t35,t06,t22,t47");
    play.go(0, "drive t35");
    if play.phase()["type"] == "steer" {
        play.go(0, "steer 0 b5.N");
    }
    play.go(0, "useSpecial");
    play.offers(0, &["pickCard t06", "pickCard t22", "pickCard t47"]);
    play.go(0, "pickCard t06");
    play.no(0, "relocate b2 b2 0", "98");
    play.no(0, "relocate b2 b2 1", "25");
    play.no(0, "relocate b2 b2 3", "25");
    assert!(!play.legal(0).iter().any(|mv| mv["to"] == "b2"));
    play.no(0, "relocate b2 d3 0", "53");
    play.no(0, "relocate b2 e2 0", "24");
    play.no(0, "relocate b2 b3 0", "25");
    play.no(0, "relocate b2 b3 3", "R5");
    play.no(0, "remove e2", "96");
    play.no(0, "remove d3", "96");
    assert_eq!(play.go(0, "remove b2"), ["trackRemoved t12 b2 FRA-99"], "B stays closed by t17");
    play.go(0, "pickCard t22");
    let mut reopened = play.copy();
    assert_eq!(reopened.go(0, "remove b2"), ["trackRemoved t17 b2 FRA-99", "stationOpened B FRA-100"]);
    assert_eq!(play.go(0, "relocate b3 b2 0"), ["trackMoved t38 b3 b2 0 FRA-97"]);
    play.go(0, "pickCard t47");
    play.no(0, "relocate d3 d3 0", "98");
    play.no(0, "relocate d3 b2 0", "52");
    play.no(0, "relocate d3 c3 0", "21");
    let legal = play.legal(0);
    assert!(legal.contains(&mv("relocate d3 b3 0")) && legal.contains(&mv("remove d3")));
    play.go(0, "remove d3");
    assert_eq!(stage(&play), ACTION, "the hand is empty");
}

#[test]
fn fra_r32_contact_is_judged_after_lifting() {
    // f1 touches only e1; the card from e1 itself may not lean on its old place.
    let mut play = entering("H", "hand0:t35,t06 d1=t09/0 e1=t05/0");
    play.go(0, "useSpecial");
    play.go(0, "pickCard t06");
    play.no(0, "relocate e1 f1 0", "21");
    // Where another card stays below, the place stays built.
    let mut play = entering("H", "hand0:t35,t06 d1=t09/0 e1=t45/0+t12/0");
    play.go(0, "useSpecial");
    play.go(0, "pickCard t06");
    assert_eq!(play.go(0, "relocate e1 f1 0"), ["trackMoved t12 e1 f1 0 FRA-97"]);
    // Turned beyond its orientations a card is malformed, but only once it may be lifted.
    let mut play = entering("H", "hand0:t35,t06 e1=t05/0 d1=t09/0");
    play.go(0, "useSpecial");
    play.go(0, "pickCard t06");
    play.no(0, "relocate e1 b1 2", "R40");
    play.no(0, "relocate d1 b1 3", "96");
}

#[test]
fn fra_r33_details_of_closing() {
    // Any station, also A, in any turn of the card.
    let mut play = entering("D", "hand0:t35,t18 1@B 2@J c2=t05/0");
    play.go(0, "useSpecial");
    play.go(0, "pickCard t18");
    play.offers(0, &["close A 0", "close A 1", "close A 2", "close A 3", "close C 0", "close C 1", "close C 2", "close C 3"]);
    play.go(0, "close A 3");
    assert_eq!(play.phase()["type"], json!("action"));
}
