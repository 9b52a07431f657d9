//! Driving, stations on the way, crossings (FRA-35 to FRA-42, FRA-54 to FRA-56).

use ludotheque::core::{Actor, Code};
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::json;

use super::{at, mv};
use crate::dsl::scenario;

/// The steps of a drive of seat 0, in short.
fn steps(events: &[String]) -> Vec<&str> {
    events.iter().filter_map(|event| event.strip_prefix("moved 0 ")).collect()
}

#[test]
fn fra_35_exactly_as_many_sleepers_as_the_wagon_value() {
    let mut play = at("c2=t05/0 c3=t09/0 hand0:t35");
    let events = play.go(0, "drive t35");
    assert_eq!(
        events,
        [
            "discarded 0 [t35] hand FRA-35",
            "driveStarted 0 0 4 FRA-35",
            "moved 0 A c2.N C null FRA-35",
            "moved 0 c2.N c2.NS S null FRA-35",
            "moved 0 c2.NS c2.S S null FRA-35",
            "moved 0 c2.S c3.N C null FRA-35",
        ]
    );
    assert_eq!((play.loc(0), play.discard(), play.phase()), ("c3.N>C".to_owned(), json!(["t35"]), json!({ "type": "action" })));
}

#[test]
fn fra_36_s2_the_action_value_limits_the_load() {
    let mut play = scenario::<FrachtExpress>("drive-load");
    let events = play.go(0, "drive t12");
    assert_eq!(
        steps(&events),
        ["A c2.N C null FRA-35", "c2.N c2.NE E null FRA-35", "c2.NE c2.E E null FRA-35", "c2.E C null null FRA-35"]
    );
    assert_eq!(events.last().unwrap(), "entered 0 C false FRA-40");
    assert_eq!((play.loc(0), play.phase()), ("C".to_owned(), json!({ "type": "action" })));
    at("c2=t03/0 hand0:t12 train0:t02,t20,t22,t47").no(0, "drive t12", "36");
}

#[test]
fn fra_37_the_driver_chooses_the_way() {
    let mut play = at("c2=t12/0 c3=t05/0 hand0:t07,t45");
    play.go(0, "drive t07");
    assert_eq!(
        play.phase(),
        json!({ "type": "steer", "run": { "kind": "drive", "by": 0, "loc": 0, "left": 1, "pending": [] }, "loc": 0 })
    );
    assert_eq!(play.loc(0), "c2.N>C");
    play.offers(0, &["steer 0 c2.NS", "steer 0 c2.NE"]);
    play.no(0, "endTurn", "37");
    play.no(0, "steer 1 c2.NS", "37");
    play.no_as(Code::NotYourTurn, 1, "steer 0 c2.NS", "14");
    assert_eq!(play.go(0, "steer 0 c2.NE"), ["moved 0 c2.N c2.NE E null FRA-35"]);
    assert_eq!((play.loc(0), play.phase()), ("c2.NE>E".to_owned(), json!({ "type": "action" })));
}

#[test]
fn fra_38_never_backwards() {
    let mut play = at("c2=t12/0 c3=t05/0 hand0:t07");
    play.go(0, "drive t07");
    for to in ["A", "c2.N", "c2.S", "c3.N", "B"] {
        play.no(0, &format!("steer 0 {to}"), "38");
    }
    // On a dead end that it faces a locomotive cannot turn round.
    let mut play = at("c2=t05/0 0@c2.S>S hand0:t07");
    play.no(0, "drive t07", "R8");
    let mut play = at("c2=t05/0 0@c2.S>C hand0:t07");
    play.go(0, "drive t07");
    assert_eq!(play.loc(0), "c2.N>N");
}

#[test]
fn fra_39_a_station_counts_as_one_space() {
    // Three spaces to the edge, the fourth is the station.
    let mut play = at("c2=t03/0 hand0:t45,t35");
    play.go(0, "drive t45");
    assert_eq!(play.loc(0), "c2.E>E");
    let mut play = at("c2=t03/0 hand0:t35");
    play.go(0, "drive t35");
    assert_eq!(play.loc(0), "C");
}

#[test]
fn fra_40_a_station_stops_the_train() {
    let mut play = at("c2=t03/0 d3=t05/0 hand0:t41");
    let events = play.go(0, "drive t41");
    assert_eq!(steps(&events).len(), 4, "five of nine spaces are lost");
    assert_eq!((play.loc(0), play.phase()), ("C".to_owned(), json!({ "type": "action" })));
}

#[test]
fn fra_41_any_number_of_locomotives_in_a_station() {
    let mut play = at("four c2=t03/0 1@C 2@C 3@C hand0:t35");
    let events = play.go(0, "drive t35");
    assert!(!events.iter().any(|event| event.starts_with("rammed")));
    assert!((0..4).all(|seat| play.loc(seat) == "C"));
}

#[test]
fn fra_42_from_a_station_in_any_direction() {
    let mut play = at("d1=t03/2 c2=t12/0 d3=t05/0 e2=t17/2 0@C hand0:t07");
    play.go(0, "drive t07");
    play.offers(0, &["steer 0 d1.S", "steer 0 e2.W", "steer 0 d3.N", "steer 0 c2.E"]);
}

#[test]
fn fra_54_straight_on_over_a_crossing() {
    let mut play = at("c2=t13/0 c3=t05/0 hand0:t07");
    let events = play.go(0, "drive t07");
    assert_eq!(steps(&events), ["A c2.N C null FRA-35", "c2.N c2.S S null FRA-35"], "no question");
    // Where a way is asked for, no way turns off on a crossing.
    let mut play = at("c2=t13/0 b1=t03/1 hand0:t07");
    play.go(0, "drive t07");
    play.offers(0, &["steer 0 c2.N", "steer 0 b1.E"]);
    play.no(0, "steer 0 c2.E", "54");
    play.no(0, "steer 0 c2.S", "54");
    play.no(0, "steer 0 b1.SE", "38");
}

#[test]
fn fra_55_crossing_turns_a_card() {
    let mut play = at("c2=t13/0 c3=t05/0 hand0:t45");
    play.go(0, "drive t45");
    assert_eq!(
        play.phase(),
        json!({ "type": "crossing", "run": { "kind": "drive", "by": 0, "loc": 0, "left": 1, "pending": [] } })
    );
    play.no_as(Code::NotYourTurn, 0, "endTurn", "55");
    play.no_as(Code::NotYourTurn, 1, "endTurn", "14");
    play.refuses(Actor::Chance, mv("drawn 0 t27"), "FRA-55");
    play.refuses(Actor::Chance, mv("turned t13"), "FRA-55");
    assert_eq!(play.draws("turned t27"), ["cardTurned t27 1 FRA-55", "crossed 0 c2 1 FRA-55", "moved 0 c2.S c3.N C null FRA-35"]);
    assert_eq!(play.discard(), json!(["t45", "t27"]));
}

#[test]
fn fra_56_s7_the_surplus_is_dropped() {
    let mut play = scenario::<FrachtExpress>("crossing");
    let events = play.go(0, "drive t39");
    assert_eq!(steps(&events).len(), 5);
    assert_eq!((play.loc(0), play.phase()["run"]["left"].clone()), ("c3.S>S".to_owned(), json!(1)));
    let mut five = play.copy();
    play.draws("turned t27");
    assert_eq!(
        play.phase(),
        json!({ "type": "surplus", "run": { "kind": "drive", "by": 0, "loc": 0, "left": 1, "pending": [] }, "seat": 0, "limit": 1 })
    );
    play.offers(0, &["dropWagon t02", "dropWagon t20", "dropWagon t22"]);
    play.no(0, "dropWagon t45", "56");
    play.no(0, "endTurn", "56");
    assert_eq!(play.go(0, "dropWagon t02"), ["discarded 0 [t02] train FRA-56"]);
    assert_eq!(play.go(0, "dropWagon t20"), ["discarded 0 [t20] train FRA-56", "moved 0 c3.S c4.N C null FRA-35"]);
    assert_eq!(
        (play.pile(0, "train"), play.loc(0), play.phase()),
        (json!(["t22"]), "c4.N>C".to_owned(), json!({ "type": "action" }))
    );
    five.draws("turned t17");
    assert_eq!((five.pile(0, "train"), five.phase()), (json!(["t02", "t20", "t22"]), json!({ "type": "action" })));
}

#[test]
fn fra_r1_three_sleepers_a_card_two_a_crossing() {
    let mut play = at("c2=t05/0 c3=t13/0 c4=t36/0 hand0:t41");
    let mut events = play.go(0, "drive t41");
    events.extend(play.draws("turned t17"));
    let spots: Vec<&str> = steps(&events).iter().map(|step| step.split(' ').nth(1).unwrap()).collect();
    assert_eq!(spots, ["c2.N", "c2.NS", "c2.S", "c3.N", "c3.S", "c4.N", "c4.NS", "c4.S", "H"]);
    // A shared edge sleeper: two elements, one sleeper each in the middle, one at the side they share.
    let mut fork = at("c2=t02/2 0@c2.SE>S 1@c2.S>S hand0:t07 c3=t05/0");
    fork.go(0, "drive t07");
    assert_eq!((fork.loc(0), fork.loc(1)), ("c3.N>C".to_owned(), "c3.NS>S".to_owned()));
}

#[test]
fn fra_r4_all_four_sides_of_a_station_connect() {
    for (cell, turn, spot) in [("d1", 0, "d1.S"), ("e2", 1, "e2.W"), ("d3", 0, "d3.N"), ("c2", 1, "c2.E")] {
        let mut play = at(&format!("{cell}=t05/{turn} 0@C hand0:t07"));
        let events = play.go(0, "drive t07");
        assert!(events[2].starts_with(&format!("moved 0 C {spot} C")), "{events:?}");
    }
}

#[test]
fn fra_r8_e2_only_ways_that_can_be_completed() {
    let mut play = at("c2=t08/0 hand0:t35");
    let events = play.go(0, "drive t35");
    assert_eq!(steps(&events).last(), Some(&"c2.E C null null FRA-35"), "no question at c2.N");
    let mut play = at("c2=t08/0 hand0:t45");
    play.go(0, "drive t45");
    play.offers(0, &["steer 0 c2.NS", "steer 0 c2.NE"]);
    // A way that exists but cannot be completed is refused by this rule.
    let mut play = at("c2=t11/0 d3=t05/0 hand0:t35 c3=t09/0");
    play.go(0, "drive t35");
    play.offers(0, &["steer 0 c2.NS", "steer 0 c2.NE", "steer 0 c2.NW"]);
    let mut play = at("c2=t11/0 hand0:t35");
    play.go(0, "drive t35");
    play.offers(0, &["steer 0 c2.NE", "steer 0 c2.NW"]);
    play.no(0, "steer 0 c2.NS", "R8");
    at("c2=t05/0 hand0:t35").no(0, "drive t35", "R8");
}

#[test]
fn fra_r9_a_station_may_be_left_in_the_same_turn() {
    let mut play = at("c2=t03/0 d3=t05/0 hand0:t35,t07,t27");
    play.go(0, "drive t35");
    assert_eq!(play.loc(0), "C");
    play.go(0, "drive t07");
    play.go(0, "steer 0 d3.N");
    assert_eq!(play.loc(0), "d3.NS>S");
}

#[test]
fn fra_r14_the_crossing_acts_after_the_step_and_its_pushes() {
    let mut play = at("c2=t13/0 c3=t05/0 1@c2.S>S train0:t02,t20,t22 hand0:t33");
    play.go(0, "drive t33");
    assert_eq!(
        (play.loc(0), play.loc(1), play.phase()["type"].clone()),
        ("c2.S>S".to_owned(), "c3.N>C".to_owned(), json!("crossing"))
    );
    play.draws("turned t27");
    play.go(0, "dropWagon t02");
    play.go(0, "dropWagon t20");
    assert_eq!((play.loc(0), play.loc(1)), ("c3.N>C".to_owned(), "c3.NS>S".to_owned()), "the drive goes on");
}

#[test]
fn fra_r41_the_action_value_is_not_the_distance() {
    // t35: wagon value 4, action value 5.
    let mut play = at("c2=t05/0 c3=t09/0 hand0:t35");
    let events = play.go(0, "drive t35");
    assert_eq!(steps(&events).len(), 4);
}
