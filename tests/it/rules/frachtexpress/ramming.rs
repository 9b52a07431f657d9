//! Ramming, pushing, derailing (FRA-43 to FRA-49).

use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::json;

use super::at;
use crate::dsl::scenario;

#[test]
fn fra_43_s4_ramming_before_a_branch() {
    let mut play = scenario::<FrachtExpress>("ram-branch");
    let events = play.go(0, "drive t35");
    assert_eq!(
        events[4..],
        ["rammed 0 1 c2.S FRA-43", "moved 1 c2.S c3.N C 0 FRA-43", "moved 0 c2.NS c2.S S null FRA-35"],
        "the front of the chain first"
    );
    assert_eq!(play.phase()["loc"], json!(1));
    play.offers(0, &["steer 1 c3.NS", "steer 1 c3.NE"]);
    let events = play.go(0, "steer 1 c3.NE");
    assert_eq!(events, ["rammed 0 1 c3.N FRA-43", "moved 1 c3.N c3.NE E 0 FRA-43", "moved 0 c2.S c3.N C null FRA-35"]);
    assert_eq!(
        (play.loc(1), play.loc(0), play.phase()),
        ("c3.NE>E".to_owned(), "c3.N>C".to_owned(), json!({ "type": "action" }))
    );
}

#[test]
fn fra_44_the_rammed_one_stands_just_ahead() {
    let mut play = at("c2=t05/0 c3=t09/0 1@c2.N>C hand0:t35");
    play.go(0, "drive t35");
    assert_eq!((play.loc(0), play.loc(1)), ("c3.N>C".to_owned(), "c3.NS>S".to_owned()));
}

#[test]
fn fra_45_pushed_on_to_the_branch_that_is_not_used() {
    // S4 (b).
    let steered = || {
        let mut play = scenario::<FrachtExpress>("ram-branch");
        play.go(0, "drive t38");
        play.go(0, "steer 1 c3.NE");
        play.offers(0, &["steer 0 c3.NS", "steer 0 c3.NE"]);
        play
    };
    let mut aside = steered();
    aside.go(0, "steer 0 c3.NS");
    assert_eq!(
        (aside.loc(0), aside.loc(1)),
        ("c3.NS>S".to_owned(), "c3.NE>E".to_owned()),
        "it stays on the first sleeper after the branch"
    );
    let mut same = steered();
    let events = same.go(0, "steer 0 c3.NE");
    assert_eq!(events[1], "moved 1 c3.NE c3.E E 0 FRA-43");
    assert_eq!((same.loc(0), same.loc(1)), ("c3.NE>E".to_owned(), "c3.E>E".to_owned()));
}

#[test]
fn fra_46_s5_pushed_into_a_station_and_never_out() {
    let mut play = scenario::<FrachtExpress>("push-into-station");
    let events = play.go(0, "drive t45");
    assert_eq!(
        events[4..],
        ["rammed 0 1 c2.E FRA-43", "moved 1 c2.E C null 0 FRA-43", "entered 1 C true FRA-46", "moved 0 c2.NE c2.E E null FRA-35"]
    );
    assert_eq!((play.loc(0), play.phase()), ("c2.E>E".to_owned(), json!({ "type": "action" })), "nobody may announce");
    // When it later drives on into C, the other stays where it is.
    let mut later = at("c2=t03/0 0@c2.E>E 1@C hand0:t07");
    later.go(0, "drive t07");
    assert_eq!((later.loc(0), later.loc(1)), ("C".to_owned(), "C".to_owned()));
}

#[test]
fn fra_47_s6_pushed_over_the_edge_it_derails() {
    let mut play = scenario::<FrachtExpress>("derail");
    play.no(0, "drive t35", "R8");
    let events = play.go(0, "drive t45");
    assert_eq!(
        events[4..],
        [
            "rammed 0 1 c2.S FRA-43",
            "derailed 1 FRA-47",
            "discarded 1 [t01,t02] hand FRA-48",
            "discarded 1 [t20] train FRA-48",
            "moved 0 c2.NS c2.S S null FRA-35",
        ]
    );
    assert_eq!(
        (play.loc(0), play.loc(1), play.discard()),
        ("c2.S>S".to_owned(), "A".to_owned(), json!(["t45", "t01", "t02", "t20"]))
    );
}

#[test]
fn fra_48_hand_and_wagons_are_discarded() {
    let mut play = at("c2=t05/0 1@c2.S>S hand0:t45 hand1:t10,t09 train1:t30,t11");
    play.go(0, "drive t45");
    assert_eq!((play.pile(1, "hand"), play.pile(1, "train")), (json!([]), json!([])));
    assert_eq!(play.discard(), json!(["t45", "t09", "t10", "t30", "t11"]), "the hand in the order of its list, then the train");
    // Nothing to discard, no event.
    let mut play = at("c2=t05/0 1@c2.S>S hand0:t45");
    let events = play.go(0, "drive t45");
    assert_eq!(events[4..], ["rammed 0 1 c2.S FRA-43", "derailed 1 FRA-47", "moved 0 c2.NS c2.S S null FRA-35"]);
}

#[test]
fn fra_49_the_derailed_locomotive_is_back_in_a() {
    let mut play = at("d3=t05/0 0@C 1@d3.S>S hand0:t45");
    play.go(0, "drive t45");
    assert_eq!(play.loc(1), "A");
}

#[test]
fn fra_r10_e4_a_pushed_locomotive_keeps_its_orientation() {
    let mut play = at("c2=t05/0 c3=t09/0 1@c3.N>N hand0:t35");
    play.go(0, "drive t35");
    assert_eq!((play.loc(0), play.loc(1)), ("c3.N>C".to_owned(), "c3.NS>N".to_owned()), "pushed backwards, still facing north");
    // Round a curve, in both orientations.
    for (before, after) in [("c2.N>C", "c2.NE>E"), ("c2.N>N", "c2.NE>N")] {
        let mut play = at(&format!("c2=t03/0 1@{before} hand0:t07"));
        let mut state = play.state();
        state["players"][0]["hand"] = json!(["t07"]);
        play.go(0, "drive t07");
        let expected = if after.ends_with('E') { "c2.E>E" } else { "c2.E>C" };
        assert_eq!(play.loc(1), expected, "{before}, over {after}");
    }
}

#[test]
fn fra_r11_e3_a_chain() {
    let mut play = at("c2=t05/0 c3=t09/0 1@c2.N>C 2@c2.NS>S hand0:t07");
    let events = play.go(0, "drive t07");
    assert_eq!(
        events[2..7],
        [
            "rammed 1 2 c2.NS FRA-43",
            "moved 2 c2.NS c2.S S 1 FRA-43",
            "rammed 0 1 c2.N FRA-43",
            "moved 1 c2.N c2.NS S 0 FRA-43",
            "moved 0 A c2.N C null FRA-35",
        ]
    );
    assert_eq!((play.loc(0), play.loc(1), play.loc(2)), ("c2.NS>S".to_owned(), "c2.S>S".to_owned(), "c3.N>C".to_owned()));
    let mut play = at("c2=t05/0 1@c2.N>C 2@c2.NS>S hand0:t07");
    play.go(0, "drive t07");
    assert_eq!((play.loc(0), play.loc(1), play.loc(2)), ("c2.NS>S".to_owned(), "c2.S>S".to_owned(), "A".to_owned()));
}

#[test]
fn fra_r11_e19_steering_the_second_of_a_chain() {
    let mut play = at("c2=t05/0 c3=t12/0 1@c2.S>S 2@c3.N>C hand0:t45");
    play.go(0, "drive t45");
    assert_eq!(play.loc(0), "c2.NS>S", "nobody has moved yet");
    assert_eq!(
        play.phase(),
        json!({ "type": "steer", "run": { "kind": "drive", "by": 0, "loc": 0, "left": 1,
            "pending": [{ "loc": 0, "to": "c2.S" }, { "loc": 1, "to": "c3.N" }] }, "loc": 2 })
    );
    play.offers(0, &["steer 2 c3.NS", "steer 2 c3.NE"]);
    play.no(0, "steer 0 c3.NS", "37");
    play.no(0, "steer 2 c2.S", "38");
    let events = play.go(0, "steer 2 c3.NE");
    let movers: Vec<&str> = events.iter().filter(|event| event.starts_with("moved")).map(|event| &event[6..7]).collect();
    assert_eq!(movers, ["2", "1", "0"]);
    assert_eq!((play.loc(2), play.loc(1), play.loc(0)), ("c3.NE>E".to_owned(), "c3.N>C".to_owned(), "c2.S>S".to_owned()));
}

#[test]
fn fra_r12_against_a_card_without_track_and_over_the_edge_of_the_field() {
    let mut play = at("c2=t05/0 c3=t09/1 1@c2.S>S hand0:t45");
    assert!(play.go(0, "drive t45").contains(&"derailed 1 FRA-47".to_owned()));
    // a2 is at the western edge of the field.
    let mut play = at("a2=t05/1 0@B 1@a2.W>W hand0:t45");
    assert!(play.go(0, "drive t45").contains(&"derailed 1 FRA-47".to_owned()));
}

#[test]
fn fra_r13_e6_a_pushed_locomotive_turns_no_card() {
    let mut play = at("c2=t13/0 1@c2.N>C train1:t20,t22 c3=t05/0 hand0:t45");
    let events = play.go(0, "drive t45");
    assert_eq!(events[3..5], ["moved 1 c2.N c2.S S 0 FRA-43", "moved 0 A c2.N C null FRA-35"], "no card for seat 1");
    assert_eq!((play.loc(0), play.loc(1)), ("c2.S>S".to_owned(), "c3.N>C".to_owned()));
    assert_eq!(play.phase()["run"]["loc"], json!(0), "a card is turned for seat 0 only");
    play.draws("turned t27");
    assert_eq!(
        (play.loc(0), play.loc(1), play.pile(1, "train")),
        ("c3.N>C".to_owned(), "c3.NS>S".to_owned(), json!(["t20", "t22"]))
    );
}

#[test]
fn fra_r21_ticket_veto_card_and_delivered_wagons_are_kept() {
    let mut play = at("advanced c2=t05/0 1@c2.S>S ticket1 veto1 delivered1:t50 hand0:t45 hand1:t01");
    play.go(0, "drive t45");
    assert_eq!(
        (play.pile(1, "ticket"), play.pile(1, "veto"), play.pile(1, "delivered")),
        (json!(true), json!(true), json!(["t50"]))
    );
}

#[test]
fn fra_r22_e14_derailing_while_a_is_closed() {
    let mut play = at("advanced c2=t05/0 c1=t09/0 0@c1.S>S 1@c2.S>S 2@B hand0:t45");
    let events = play.go(0, "drive t45");
    assert_eq!(
        events[4..],
        [
            "rammed 0 1 c2.S FRA-43",
            "derailed 1 FRA-47",
            "moved 0 c2.NS c2.S S null FRA-35",
            "discarded 0 [t09] track FRA-R22",
            "stationOpened A FRA-R22",
        ]
    );
    assert_eq!((play.loc(0), play.loc(1), play.discard()), ("c2.S>S".to_owned(), "A".to_owned(), json!(["t45", "t09"])));
    let mut play = at("advanced c2=t05/0 c1=t09/0 0@c1.S>S 1@c2.S>S 2@c1.N>N hand0:t45");
    let events = play.go(0, "drive t45");
    assert_eq!(events[7..], ["discarded 0 [t09] track FRA-R22", "stationOpened A FRA-R22", "moved 2 c1.N A null null FRA-R22"]);
    assert_eq!(play.loc(2), "A");
}

#[test]
fn fra_r22_e18_a_reopens_under_the_mover() {
    let mut play = at("advanced A:cardRaid c1=t09/0 0@c1.N>C 1@c1.S>S 2@B hand0:t07 hand1:t44");
    let events = play.go(0, "drive t07");
    assert_eq!(
        events[3..],
        [
            "rammed 0 1 c1.S FRA-43",
            "derailed 1 FRA-47",
            "discarded 1 [t44] hand FRA-48",
            "moved 0 c1.NS c1.S S null FRA-35",
            "discarded 0 [t09] track FRA-R22",
            "stationOpened A FRA-R22",
            "moved 0 c1.S A null null FRA-R22",
        ]
    );
    assert_eq!((play.loc(0), play.loc(1), play.phase()), ("A".to_owned(), "A".to_owned(), json!({ "type": "action" })));
    assert_eq!(play.discard(), json!(["t07", "t44", "t09"]));
}
