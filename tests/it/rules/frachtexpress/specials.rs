//! The special actions of the stations: when they are decided on and carried out, A and the veto card (FRA-62 to FRA-66, FRA-91).

use ludotheque::core::{Actor, Code};
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::json;

use super::{Fra, at, mv};
use crate::dsl::scenario;

/// One curve (t03) by which seat 0 drives into a station with t35 (four spaces), and where it comes from.
pub(super) fn way_into(letter: &str) -> &'static str {
    match letter {
        "A" => "d1=t03/2 0@C",
        "B" => "b1=t03/1 0@A",
        "C" => "c2=t03/0 0@A",
        "D" => "a2=t03/1 0@B",
        "E" => "e2=t03/2 0@C",
        "F" => "a4=t03/0 0@D",
        "G" => "f3=t03/2 0@E",
        "H" => "b5=t03/0 0@F",
        "I" => "f5=t03/3 0@G",
        "J" => "e6=t03/3 0@I",
        other => panic!("{other} is no station"),
    }
}

/// Seat 0 has just driven t35 into a station; `words` add to the position, the hand with t35 among them.
#[track_caller]
pub(super) fn entering(letter: &str, words: &str) -> Fra {
    let hand = if words.contains("hand0:") { "" } else { "hand0:t35" };
    let mut play = at(&format!("advanced {} {hand} {words}", way_into(letter)));
    let events = play.go(0, "drive t35");
    assert!(events.contains(&format!("entered 0 {letter} false FRA-40")), "{events:?}");
    play
}

pub(super) const ACTION: &str = "action";

pub(super) fn stage(play: &Fra) -> String {
    let phase = play.phase();
    match phase["type"].as_str().unwrap() {
        "special" => format!("{} by {}", phase["stage"].as_str().unwrap(), phase["chooser"]),
        other => other.to_owned(),
    }
}

#[test]
fn fra_62_the_special_action_is_decided_on_first() {
    let mut play = entering("C", "");
    assert_eq!(play.phase(), json!({ "type": "announce", "station": "C" }));
    play.offers(0, &["useSpecial", "declineSpecial"]);
    play.no(0, "endTurn", "62");
    play.no(0, "pass", "62");
    play.no_as(Code::NotYourTurn, 1, "useSpecial", "14");
    assert_eq!(play.go(0, "declineSpecial"), ["announced 0 C false FRA-62"]);
    assert_eq!(stage(&play), ACTION);
}

#[test]
fn fra_63_it_is_carried_out_at_once() {
    let mut play = entering("C", "hand0:t35,t07");
    assert_eq!(play.go(0, "useSpecial"), ["announced 0 C true FRA-62"]);
    assert_eq!(stage(&play), "opponent by 0");
    play.no(0, "drive t07", "63");
    play.no(0, "endTurn", "63");
    play.no(0, "pickCard t07", "63");
    play.go(0, "choose 1");
    play.no_as(Code::NotYourTurn, 0, "endTurn", "63");
    play.refuses(Actor::Chance, mv("stolen 1 t07"), "FRA-63");
}

#[test]
fn fra_64_who_is_pushed_in_has_no_special_action() {
    let mut play = scenario::<FrachtExpress>("push-into-station");
    play.go(0, "drive t45");
    assert_eq!((play.loc(1), stage(&play)), ("C".to_owned(), ACTION.to_owned()));
}

#[test]
fn fra_65_a_turned_card_goes_straight_to_the_discard_pile() {
    let mut play = entering("F", "train0:t12");
    play.go(0, "useSpecial");
    assert_eq!(play.draws("turned t06")[0], "cardTurned t06 3 FRA-65");
    assert_eq!(play.discard(), json!(["t35", "t06"]));
}

#[test]
fn fra_66_a_has_no_special_action() {
    let play = entering("A", "");
    assert_eq!((play.loc(0), stage(&play)), ("A".to_owned(), ACTION.to_owned()));
}

#[test]
fn fra_91_a_veto_card() {
    let mut play = entering("G", "");
    assert_eq!(play.go(0, "useSpecial"), ["announced 0 G true FRA-62", "vetoTaken 0 FRA-91"]);
    assert_eq!(
        (play.pile(0, "veto"), play.state()["vetoesLeft"].clone(), stage(&play)),
        (json!(true), json!(3), ACTION.to_owned())
    );
    assert_eq!(stage(&entering("G", "veto0")), ACTION, "nobody has two");
}

#[test]
fn fra_r42_only_on_entering_each_time_anew() {
    // Starting in C offers nothing.
    let mut play = at("advanced 0@C c2=t03/0 hand0:t35,t38,t07");
    play.no(0, "useSpecial", "16");
    // Driving away and back into C does, each time anew.
    play.go(0, "drive t35");
    assert_eq!((play.loc(0), stage(&play)), ("A".to_owned(), ACTION.to_owned()));
    play.go(0, "drive t38");
    assert_eq!(play.phase(), json!({ "type": "announce", "station": "C" }));
    play.go(0, "declineSpecial");
    play.no(0, "useSpecial", "16");
}
