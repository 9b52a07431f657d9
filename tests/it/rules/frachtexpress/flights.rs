//! The special action of B: a flight ticket (FRA-67 to FRA-73).

use serde_json::json;

use super::specials::{ACTION, entering, stage};
use super::{at, mv};

#[test]
fn fra_67_a_flight_ticket() {
    let mut play = entering("B", "");
    assert_eq!(play.go(0, "useSpecial"), ["announced 0 B true FRA-62", "ticketTaken 0 FRA-67"]);
    assert_eq!(
        (play.pile(0, "ticket"), play.state()["ticketsLeft"].clone(), stage(&play)),
        (json!(true), json!(1), ACTION.to_owned())
    );
    // Nobody is asked who has one already, or when none is left.
    assert_eq!(stage(&entering("B", "ticket0")), ACTION);
    assert_eq!(stage(&entering("B", "ticket1 ticket2")), ACTION);
}

#[test]
fn fra_68_e9_a_flight() {
    let mut play = at("advanced ticket0 hand0:t12,t01");
    assert_eq!(play.of_kind(0, "fly"), [mv("fly t12 S")]);
    play.no(0, "fly t01 S", "72");
    for direction in ["N", "W"] {
        play.no(0, &format!("fly t12 {direction}"), "71");
    }
    let events = play.go(0, "fly t12 S");
    assert_eq!(
        events,
        [
            "discarded 0 [t12] hand FRA-73",
            "ticketReturned 0 FRA-73",
            "flew 0 S 3 FRA-68",
            "moved 0 A H null null FRA-70",
            "entered 0 H false FRA-R26",
        ]
    );
    assert_eq!(
        (play.loc(0), stage(&play), play.pile(0, "ticket")),
        ("H".to_owned(), ACTION.to_owned(), json!(false)),
        "no track lies anywhere"
    );
    at("advanced hand0:t12").no(0, "fly t12 S", "68");
    at("advanced ticket0 hand0:t12").no(0, "fly t45 S", "17");
}

#[test]
fn fra_69_a_flight_starts_from_any_sleeper_or_station() {
    // From the middle of d3 (EW), whatever the facing: south over d4 and d5 to J.
    for spot in ["d3.E>E", "d3.EW>W", "d3.W>C"] {
        let mut play = at(&format!("advanced ticket0 d3=t05/1 0@{spot} hand0:t03"));
        play.go(0, "fly t03 S");
        assert_eq!(play.loc(0), "J");
    }
}

#[test]
fn fra_70_a_flight_ends_on_the_first_sleeper_or_in_a_station() {
    let mut play = at("advanced ticket0 c4=t05/0 hand0:t03");
    let events = play.go(0, "fly t03 S");
    assert_eq!(events.last().unwrap(), "moved 0 A c4.N C null FRA-70");
    assert_eq!((play.loc(0), stage(&play)), ("c4.N>C".to_owned(), ACTION.to_owned()));
}

#[test]
fn fra_71_over_a_row_of_empty_places_only() {
    // No empty place beside the start; nothing but empty places.
    let mut play = at("advanced ticket0 c2=t05/0 hand0:t12,t03");
    play.no(0, "fly t12 S", "71");
    play.no(0, "fly t03 E", "71");
    let mut gap = at("advanced ticket0 c3=t05/0 hand0:t36,t12");
    gap.no(0, "fly t12 S", "72");
    gap.go(0, "fly t36 S");
    assert_eq!(gap.loc(0), "c3.N>C");
}

#[test]
fn fra_72_the_action_value_is_the_number_of_places() {
    let mut play = at("advanced ticket0 hand0:t36,t03,t12,t07,t35");
    for card in ["t36", "t03", "t07", "t35"] {
        play.no(0, &format!("fly {card} S"), "72");
    }
    assert_eq!(play.of_kind(0, "fly"), [mv("fly t12 S")]);
}

#[test]
fn fra_73_card_and_ticket_are_gone() {
    let mut play = at("advanced ticket0 hand0:t12,t45");
    play.go(0, "fly t12 S");
    assert_eq!((play.state()["ticketsLeft"].clone(), play.discard()), (json!(2), json!(["t12"])));
    play.no(0, "fly t45 N", "68");
}

#[test]
fn fra_r26_arriving_by_flight_is_driving_in() {
    let mut play = at("advanced ticket0 c6=t05/0 hand0:t12,t45");
    play.go(0, "fly t12 S");
    assert_eq!(play.phase(), json!({ "type": "announce", "station": "H" }));
}

#[test]
fn fra_r27_details_of_a_flight() {
    for card in ["t12", "t03", "t36"] {
        at(&format!("advanced ticket0 c4=t05/1 hand0:{card}")).no(0, &format!("fly {card} S"), "R27");
    }
    // A locomotive at the landing spot is rammed.
    let mut play = at("advanced ticket0 c4=t05/0 1@c4.N>C hand0:t03");
    let events = play.go(0, "fly t03 S");
    assert_eq!(events[3..], ["rammed 0 1 c4.N FRA-43", "moved 1 c4.N c4.NS S 0 FRA-43", "moved 0 A c4.N C null FRA-70"]);
    assert_eq!((play.loc(0), play.loc(1), stage(&play)), ("c4.N>C".to_owned(), "c4.NS>S".to_owned(), ACTION.to_owned()));
    // The load is not checked: five wagons and action value 2.
    let mut heavy = at("advanced ticket0 c4=t05/0 hand0:t03 train0:t02,t20,t22,t47,t11");
    heavy.go(0, "fly t03 S");
    assert_eq!(heavy.loc(0), "c4.N>C");
    // A returned ticket can be taken again.
    assert_eq!(heavy.state()["ticketsLeft"], json!(2));
}

#[test]
fn fra_r27_e20_landing_before_a_branch() {
    let mut play = at("advanced ticket0 c4=t12/0 1@c4.N>N hand0:t03");
    play.go(0, "fly t03 S");
    assert_eq!((play.loc(0), play.pile(0, "ticket"), play.discard()), ("A".to_owned(), json!(false), json!(["t03"])));
    assert_eq!(
        play.phase(),
        json!({ "type": "steer", "run": { "kind": "flight", "by": 0, "loc": 0, "left": 1, "pending": [{ "loc": 0, "to": "c4.N" }] }, "loc": 1 })
    );
    play.go(0, "steer 1 c4.NE");
    assert_eq!((play.loc(1), play.loc(0), stage(&play)), ("c4.NE>N".to_owned(), "c4.N>C".to_owned(), ACTION.to_owned()));
}
