//! Veto cards (FRA-92 to FRA-95), and every special action used, declined, forbidden, forced and dictated.

use ludotheque::core::{Actor, Code};
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::json;

use super::specials::entering;
use super::{Fra, at, mv};
use crate::dsl::scenario;

#[test]
fn fra_92_forbidding_and_forcing() {
    let mut play = entering("C", "veto1 veto2");
    play.go(0, "useSpecial");
    assert_eq!(play.phase(), json!({ "type": "veto", "station": "C", "stage": "use", "seat": 1 }));
    play.offers(1, &["veto forbid", "veto dictate", "pass"]);
    play.no(1, "veto force", "92");
    play.no(1, "endTurn", "R23");
    // Out of turn: the active player, a seat that is not asked yet.
    play.no_as(Code::NotYourTurn, 0, "veto forbid", "92");
    play.no_as(Code::NotYourTurn, 2, "veto forbid", "R23");
    play.no_as(Code::NotYourTurn, 2, "pass", "14");
    play.refuses_as(Code::NotYourTurn, Actor::Chance, mv("veto forbid"), Some("FRA-14"));
    assert_eq!(play.go(1, "veto forbid"), ["vetoed 1 forbid FRA-92"]);
    assert_eq!(
        (play.phase(), play.state()["vetoesLeft"].clone(), play.pile(1, "veto")),
        (json!({ "type": "action" }), json!(3), json!(false))
    );
    let mut play = entering("C", "veto2");
    play.go(0, "declineSpecial");
    assert_eq!(play.phase(), json!({ "type": "veto", "station": "C", "stage": "decline", "seat": 2 }));
    play.offers(2, &["veto force", "pass"]);
    play.no(2, "veto forbid", "92");
    play.no(2, "veto dictate", "94");
    play.no_as(Code::NotYourTurn, 1, "veto force", "92");
    assert_eq!(play.go(2, "veto force"), ["vetoed 2 force FRA-92"]);
    assert_eq!(play.phase()["type"], json!("special"));
}

#[test]
fn fra_93_nothing_can_be_done_against_a_veto() {
    let mut play = entering("C", "veto1 veto2");
    play.go(0, "declineSpecial");
    play.go(1, "veto force");
    assert_eq!(play.phase(), json!({ "type": "veto", "station": "C", "stage": "forced", "seat": 2 }));
    play.offers(2, &["veto dictate", "pass"]);
    play.no(2, "veto forbid", "93");
    play.no(2, "veto force", "93");
}

#[test]
fn fra_94_s10_forced_by_one_and_dictated_by_another() {
    let start = || {
        let mut play = scenario::<FrachtExpress>("force-and-dictate");
        play.go(0, "drive t35");
        play.go(0, "declineSpecial");
        play.offers(1, &["veto force", "pass"]);
        play.go(1, "veto force");
        play.offers(2, &["veto dictate", "pass"]);
        assert_eq!(play.go(2, "veto dictate"), ["vetoed 2 dictate FRA-94"]);
        play
    };
    let mut play = start();
    assert_eq!((play.state()["vetoesLeft"].clone(), play.phase()["chooser"].clone()), (json!(4), json!(2)));
    play.offers(2, &["choose 1", "choose 2"]);
    play.no_as(Code::NotYourTurn, 0, "choose 1", "14");
    play.no(2, "choose 0", "74");
    assert_eq!(play.go(2, "choose 1"), ["opponentChosen 2 1 FRA-74"]);
    let mut other = play.copy();
    assert_eq!(play.draws("turned t38"), ["cardTurned t38 5 FRA-65", "cardsGiven 1 0 [t17,t25] FRA-75"]);
    assert_eq!(other.draws("turned t27"), ["cardTurned t27 1 FRA-65", "handShown 1 [t17,t25] FRA-76"]);
    assert_eq!(other.pile(0, "hand"), json!(["t01"]), "seat 0 has no card of action value 1 and gives nothing");
}

#[test]
fn fra_95_a_used_veto_card_is_spent() {
    let mut play = entering("C", "veto1 veto2");
    play.go(0, "declineSpecial");
    play.go(1, "veto force");
    play.no_as(Code::NotYourTurn, 1, "veto dictate", "95");
    play.no_as(Code::NotYourTurn, 1, "veto forbid", "92");
    play.no_as(Code::NotYourTurn, 0, "veto dictate", "92");
    // With nobody else left the forced special starts at once, chosen by the active player.
    let mut play = entering("C", "veto1");
    play.go(0, "declineSpecial");
    play.go(1, "veto force");
    assert_eq!((play.phase()["type"].clone(), play.phase()["chooser"].clone()), (json!("special"), json!(0)));
}

#[test]
fn fra_r23_holders_are_asked_clockwise_from_the_active_players_left() {
    // Seat 2 is active: seat 3, then 0, then 1.
    let mut play = at("four active:2 advanced c2=t03/0 hand2:t35 veto0 veto1 veto2 veto3");
    play.go(2, "drive t35");
    play.go(2, "useSpecial");
    for seat in [3, 0, 1] {
        assert_eq!(play.phase()["seat"], json!(seat));
        assert_eq!(play.go(seat, "pass"), [""; 0]);
    }
    assert_eq!((play.phase()["stage"].clone(), play.phase()["chooser"].clone()), (json!("opponent"), json!(2)));
    // All pass on a refusal: nothing happens.
    let mut play = entering("C", "veto1 veto2");
    play.go(0, "declineSpecial");
    play.go(1, "pass");
    play.go(2, "pass");
    assert_eq!((play.phase(), play.state()["vetoesLeft"].clone()), (json!({ "type": "action" }), json!(2)));
}

#[test]
fn fra_r23_e25_who_passed_may_still_dictate() {
    let mut play = entering("C", "veto1 veto2");
    play.go(0, "declineSpecial");
    play.go(1, "pass");
    play.go(2, "veto force");
    assert_eq!(play.phase(), json!({ "type": "veto", "station": "C", "stage": "forced", "seat": 1 }));
    play.offers(1, &["veto dictate", "pass"]);
    play.go(1, "pass");
    assert_eq!((play.phase()["stage"].clone(), play.phase()["chooser"].clone()), (json!("opponent"), json!(0)));
}

#[test]
fn fra_r24_e24_a_forced_ticket_has_nothing_to_dictate() {
    let mut used = entering("B", "veto1 veto2");
    used.go(0, "useSpecial");
    used.offers(1, &["veto forbid", "pass"]);
    used.no(1, "veto dictate", "R24");
    let mut forced = entering("B", "veto1 veto2");
    forced.go(0, "declineSpecial");
    forced.go(1, "pass");
    assert_eq!(forced.go(2, "veto force"), ["vetoed 2 force FRA-92", "ticketTaken 0 FRA-67"], "seat 1 is not asked again");
    assert_eq!(forced.phase(), json!({ "type": "action" }));
}

#[test]
fn fra_r24_declining_cannot_be_dictated() {
    let mut play = entering("F", "train0:t12,t45,t07 veto1");
    play.go(0, "useSpecial");
    play.go(1, "veto dictate");
    let mut single = play.copy();
    play.draws("turned t06");
    play.offers(1, &["pickWagon t12", "pickWagon t45"]);
    play.no(1, "skip", "R24");
    play.no_as(Code::NotYourTurn, 0, "skip", "14");
    assert_eq!(play.go(1, "pickWagon t12"), ["uncoupled 0 t12 FRA-89"]);
    // A single fitting wagon is delivered at once: the dictator has no choice.
    assert_eq!(single.draws("turned t15"), ["cardTurned t15 4 FRA-65", "uncoupled 0 t07 FRA-89"]);
    // None fits: the dictator says which is lost.
    let mut lost = entering("F", "train0:t12,t07 veto1");
    lost.go(0, "useSpecial");
    lost.go(1, "veto dictate");
    lost.draws("turned t27");
    lost.offers(1, &["pickWagon t12", "pickWagon t07"]);
}

#[test]
fn fra_r25_e10_forced_but_impossible() {
    let mut play = entering("H", "hand0:t35,t36 veto1");
    play.offers(0, &["declineSpecial"]);
    play.no(0, "useSpecial", "R25");
    play.go(0, "declineSpecial");
    assert_eq!(play.go(1, "veto force"), ["vetoed 1 force FRA-92", "handShown 0 [t36] FRA-R25", "lapsed 0 FRA-R25"]);
    assert_eq!((play.phase(), play.state()["vetoesLeft"].clone()), (json!({ "type": "action" }), json!(4)));
    // The same with only crossings at D, and with no fitting card to kidnap.
    let mut close = entering("D", "hand0:t35,t13,t24 veto1");
    close.offers(0, &["declineSpecial"]);
    close.go(0, "declineSpecial");
    assert_eq!(close.go(1, "veto force")[1], "handShown 0 [t13,t24] FRA-R25");
    let mut kidnap = entering("A", "A:kidnap hand0:t35,t36 c2=t05/0 1@c2.NS>S train1:t20,t22 veto2");
    kidnap.offers(0, &["declineSpecial"]);
    kidnap.go(0, "declineSpecial");
    assert_eq!(kidnap.go(2, "veto force")[2], "lapsed 0 FRA-R25");
}

/// A special action that can be used: where, what else is in the position, the first phase of carrying it out (or what
/// happens at once), and whether it can be dictated.
const EVERY: [(&str, &str, &str, bool); 10] = [
    ("A", "A:kidnap hand0:t35,t12 c2=t05/0 1@c2.N>C", "card", true),
    ("B", "", "ticketTaken 0 FRA-67", false),
    ("C", "", "opponent", true),
    ("D", "hand0:t35,t12", "card", true),
    ("E", "hand1:t12 hand2:t20", "opponent", true),
    ("F", "train0:t12", "turn", true),
    ("G", "", "vetoTaken 0 FRA-91", false),
    ("H", "hand0:t35,t09", "card", true),
    ("I", "hand0:t35,t12", "turn", false),
    ("J", "", "opponent", true),
];

/// The special has started with this chooser, or is done.
fn started(play: &Fra, events: &[String], first: &str, chooser: u8) {
    let phase = play.phase();
    if first.contains("FRA") {
        assert_eq!(events.last().unwrap(), first);
        assert_eq!(phase, json!({ "type": "action" }));
    } else {
        assert_eq!((&phase["type"], &phase["stage"], &phase["chooser"]), (&json!("special"), &json!(first), &json!(chooser)));
    }
}

#[test]
fn every_special_is_used_declined_forbidden_forced_and_dictated() {
    for (letter, words, first, dictated) in EVERY {
        // Used, with nobody to object.
        let mut play = entering(letter, words);
        let events = play.go(0, "useSpecial");
        assert_eq!(events[0], format!("announced 0 {letter} true FRA-62"));
        started(&play, &events, first, 0);
        // Declined.
        let mut play = entering(letter, words);
        let before = play.state();
        assert_eq!(play.go(0, "declineSpecial"), [format!("announced 0 {letter} false FRA-62")]);
        let mut after = play.state();
        assert_eq!(after["phase"], json!({ "type": "action" }));
        after["phase"] = before["phase"].clone();
        assert_eq!(after, before, "{letter}: nothing else changes");
        // Forbidden.
        let words = format!("{words} veto1 veto2");
        let mut play = entering(letter, &words);
        let before = play.state();
        play.go(0, "useSpecial");
        assert_eq!(play.go(1, "veto forbid"), ["vetoed 1 forbid FRA-92"]);
        let mut after = play.state();
        assert_eq!(after["phase"], json!({ "type": "action" }));
        after["phase"] = before["phase"].clone();
        after["players"][1]["veto"] = json!(true);
        after["vetoesLeft"] = json!(2);
        assert_eq!(after, before, "{letter}: nothing but the veto card changes");
        // Forced; where there is something to dictate the other holder is asked and passes.
        let mut play = entering(letter, &words);
        play.go(0, "declineSpecial");
        let mut events = play.go(1, "veto force");
        assert_eq!(play.phase()["stage"] == "forced", dictated, "{letter}");
        if dictated {
            events = play.go(2, "pass");
        }
        started(&play, &events, first, 0);
        // Dictated after a use, and after a force.
        let mut play = entering(letter, &words);
        play.go(0, "useSpecial");
        if dictated {
            let events = play.go(1, "veto dictate");
            assert_eq!(events[0], "vetoed 1 dictate FRA-94");
            started(&play, &events, first, 1);
            let mut play = entering(letter, &words);
            play.go(0, "declineSpecial");
            play.go(1, "veto force");
            let events = play.go(2, "veto dictate");
            started(&play, &events, first, 2);
        } else {
            play.no(1, "veto dictate", "R24");
        }
    }
}

#[test]
fn every_dictated_choice_is_made_by_the_dictator() {
    // C and J: whom. E: whom, on a tie.
    for letter in ["C", "J", "E"] {
        let mut play = entering(letter, "veto2 hand1:t12 hand2:t20");
        play.go(0, "useSpecial");
        play.go(2, "veto dictate");
        play.offers(2, &["choose 1", "choose 2"]);
        let rule = match letter {
            "C" => "74",
            "J" => "106",
            _ => "84",
        };
        assert_eq!(play.go(2, "choose 2"), [format!("opponentChosen 2 2 FRA-{rule}")], "also the dictator himself");
    }
    // D: the owner picks the card first, the dictator the station and the turn.
    let mut play = entering("D", "veto1 hand0:t35,t12 c2=t05/0");
    play.go(0, "useSpecial");
    play.go(1, "veto dictate");
    play.go(0, "pickCard t12");
    assert_eq!(play.actors(), [json!(1)]);
    play.go(1, "close C 3");
    assert_eq!(play.actors(), [json!(0)]);
    // H: the owner picks and stops, the dictator says what is rebuilt.
    let mut play = entering("H", "veto1 hand0:t35,t09,t28");
    play.go(0, "useSpecial");
    play.go(1, "veto dictate");
    play.no_as(Code::NotYourTurn, 1, "pickCard t09", "14");
    play.go(0, "pickCard t09");
    play.no_as(Code::NotYourTurn, 0, "remove b5", "14");
    play.go(1, "relocate b5 b5 1");
    play.offers(0, &["pickCard t28", "finish"]);
    play.no_as(Code::NotYourTurn, 1, "finish", "14");
    play.go(0, "finish");
    // J: which wagon of several.
    let mut play = entering("J", "veto1 train1:t12,t06");
    play.go(0, "useSpecial");
    play.go(1, "veto dictate");
    play.go(1, "choose 1");
    play.draws("turned t45");
    play.offers(1, &["pickWagon t12", "pickWagon t06"]);
    play.no_as(Code::NotYourTurn, 0, "pickWagon t12", "14");
    // Kidnapping: whom, and the way.
    let mut play = at("four advanced A:kidnap d1=t03/2 0@C hand0:t35,t12 d4=t38/0 1@d4.N>C c2=t05/0 2@c2.N>C 3@B veto3");
    let phase = play.go(0, "drive t35");
    assert!(!phase.is_empty());
    play.go(0, "useSpecial");
    play.go(3, "veto dictate");
    play.go(0, "pickCard t12");
    play.offers(3, &["choose 1", "choose 2"]);
    play.go(3, "choose 1");
    play.offers(3, &["steer 1 d4.NS", "steer 1 d4.NE"]);
    play.no_as(Code::NotYourTurn, 0, "steer 1 d4.NS", "14");
}
