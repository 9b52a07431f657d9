//! The special actions of the stations (FRA-62 to FRA-91, FRA-96 to FRA-112).

use ludotheque::core::{Actor, Code};
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::{Value, json};

use super::{Fra, at, moves, mv};
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

const ACTION: &str = "action";

fn stage(play: &Fra) -> String {
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
fn fra_74_the_card_raid_names_an_opponent() {
    let mut play = entering("C", "");
    play.go(0, "useSpecial");
    play.offers(0, &["choose 1", "choose 2"]);
    play.no(0, "choose 0", "74");
    assert_eq!(play.go(0, "choose 2"), ["opponentChosen 0 2 FRA-74"]);
    assert_eq!(
        play.phase(),
        json!({ "type": "special", "station": "C", "kind": "cardRaid", "chooser": 0, "stage": "turn", "card": null, "turned": null, "target": 2, "done": 0 })
    );
}

#[test]
fn fra_75_all_cards_of_that_action_value_are_given() {
    let mut play = entering("C", "hand1:t01,t08,t12 hand0:t35,t11");
    play.go(0, "useSpecial");
    play.go(0, "choose 1");
    assert_eq!(play.draws("turned t17"), ["cardTurned t17 5 FRA-65", "cardsGiven 1 0 [t01,t08] FRA-75"]);
    assert_eq!((play.pile(0, "hand"), play.pile(1, "hand")), (json!(["t01", "t08", "t11"]), json!(["t12"])));
    assert_eq!(stage(&play), ACTION);
}

#[test]
fn fra_76_or_the_raider_gives_his_own() {
    let mut play = entering("C", "hand1:t12 hand0:t35,t11,t17,t07");
    play.go(0, "useSpecial");
    play.go(0, "choose 1");
    assert_eq!(
        play.draws("turned t38"),
        ["cardTurned t38 5 FRA-65", "handShown 1 [t12] FRA-76", "cardsGiven 0 1 [t11,t17] FRA-76"]
    );
    assert_eq!((play.pile(0, "hand"), play.pile(1, "hand")), (json!(["t07"]), json!(["t11", "t12", "t17"])));
    // An empty hand is shown as well, and nothing is given if there is nothing.
    let mut play = entering("C", "hand0:t35,t07");
    play.go(0, "useSpecial");
    play.go(0, "choose 2");
    assert_eq!(play.draws("turned t38"), ["cardTurned t38 5 FRA-65", "handShown 2 [] FRA-76"]);
}

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
    play.no_as(Code::MalformedMove, 0, "close B 2", "R40");
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
fn fra_83_e8_the_card_raid_train() {
    let mut play = entering("E", "hand0:t35,t07 hand1:t12,t20,t45 hand2:t02,t22,t47");
    play.go(0, "useSpecial");
    play.offers(0, &["choose 1", "choose 2"]);
    play.no(0, "choose 0", "83");
    assert_eq!(play.go(0, "choose 1"), ["opponentChosen 0 1 FRA-84"]);
    assert_eq!(play.legal(Actor::Chance), moves(&["stolen 1 t12", "stolen 1 t20", "stolen 1 t45"]));
    play.refuses(Actor::Chance, mv("stolen 2 t02"), "FRA-63");
    assert_eq!(play.draws("stolen 1 t20"), ["cardStolen 1 0 t20 FRA-83"]);
    // Seat 2 has the most now: no question.
    assert_eq!(play.legal(Actor::Chance), moves(&["stolen 2 t02", "stolen 2 t22", "stolen 2 t47"]));
    assert_eq!(play.draws("stolen 2 t22"), ["cardStolen 2 0 t22 FRA-83", "mustEmptyHand 0 FRA-86"]);
    let hands: Vec<usize> = (0..3).map(|seat| play.pile(seat, "hand").as_array().unwrap().len()).collect();
    assert_eq!((hands, stage(&play)), (vec![3, 2, 2], ACTION.to_owned()));
    play.no(0, "refill t07", "87");
    play.no(0, "endTurn", "86");
    for play_card in ["lay t07 d3 0", "lay t20 c2 0", "lay t22 f2 0"] {
        play.go(0, play_card);
    }
    play.go(0, "endTurn");
    assert_eq!(play.state()["turn"], json!({ "seat": 1, "number": 10, "mustEmptyHand": false }));
}

#[test]
fn fra_84_among_equals_he_chooses() {
    let mut play = at("four advanced e2=t03/2 0@C hand0:t35 hand1:t12 hand2:t02,t20 hand3:t22,t47");
    play.go(0, "drive t35");
    play.go(0, "useSpecial");
    play.offers(0, &["choose 2", "choose 3"]);
    play.no(0, "choose 1", "83");
    assert_eq!(play.go(0, "choose 3"), ["opponentChosen 0 3 FRA-84"]);
}

#[test]
fn fra_85_not_with_the_most_cards() {
    assert_eq!(stage(&entering("E", "hand0:t35,t07,t12 hand1:t20")), ACTION);
    assert_eq!(stage(&entering("E", "")), ACTION, "no opponent has a card");
}

#[test]
fn fra_86_then_all_cards_must_be_played() {
    let mut play = at("mustEmptyHand advanced hand0:t07");
    play.no(0, "endTurn", "86");
    play.go(0, "lay t07 c2 0");
    play.offers(0, &["endTurn"]);
}

#[test]
fn fra_87_and_no_cards_drawn() {
    let mut play = at("mustEmptyHand advanced hand0:t07");
    play.no(0, "refill t07", "87");
    play.no(0, "refill t01", "87");
    assert!(play.of_kind(0, "refill").is_empty());
}

#[test]
fn fra_88_e13_uncouple_any() {
    let enter = || entering("F", "train0:t12,t45,t07");
    let mut play = enter();
    play.go(0, "useSpecial");
    let mut none = play.copy();
    play.draws("turned t06");
    play.offers(0, &["pickWagon t12", "pickWagon t45", "skip"]);
    none.draws("turned t27");
    none.offers(0, &["pickWagon t12", "pickWagon t45", "pickWagon t07"]);
    assert_eq!(stage(&entering("F", "")), ACTION, "only with a wagon");
}

#[test]
fn fra_89_a_fitting_wagon_may_be_delivered() {
    let mut play = entering("F", "train0:t12,t45,t07");
    play.go(0, "useSpecial");
    play.draws("turned t06");
    play.no(0, "pickWagon t07", "89");
    play.no(0, "pickWagon t01", "89");
    play.no(0, "pickWagon t02", "90");
    let mut skipped = play.copy();
    assert_eq!(play.go(0, "pickWagon t45"), ["uncoupled 0 t45 FRA-89"]);
    assert_eq!((play.pile(0, "delivered"), play.pile(0, "train")), (json!(["t45"]), json!(["t12", "t07"])));
    assert_eq!(skipped.go(0, "skip"), [""; 0]);
    assert_eq!((skipped.pile(0, "train"), stage(&skipped)), (json!(["t12", "t45", "t07"]), ACTION.to_owned()));
    // Even a single fitting wagon is asked about: it may be declined.
    let mut play = entering("F", "train0:t12");
    play.go(0, "useSpecial");
    play.draws("turned t06");
    play.offers(0, &["pickWagon t12", "skip"]);
}

#[test]
fn fra_90_without_a_fitting_wagon_one_is_lost() {
    let mut play = entering("F", "train0:t12,t45,t07");
    play.go(0, "useSpecial");
    play.draws("turned t27");
    play.no(0, "skip", "90");
    play.no(0, "pickWagon t20", "90");
    assert_eq!(play.go(0, "pickWagon t45"), ["discarded 0 [t45] train FRA-90"]);
    assert_eq!((play.pile(0, "train"), play.discard()), (json!(["t12", "t07"]), json!(["t35", "t27", "t45"])));
    // A single wagon is discarded without asking.
    let mut play = entering("F", "train0:t12");
    play.go(0, "useSpecial");
    assert_eq!(play.draws("turned t27"), ["cardTurned t27 1 FRA-65", "discarded 0 [t12] train FRA-90"]);
    assert_eq!(stage(&play), ACTION);
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
    play.no_as(Code::MalformedMove, 0, "relocate e1 b1 2", "R40");
    play.no(0, "relocate d1 b1 3", "96");
}

#[test]
fn fra_102_s9_couple_any() {
    let mut play = scenario::<FrachtExpress>("couple-any-locked");
    play.go(0, "drive t35");
    assert_eq!(play.phase(), json!({ "type": "announce", "station": "I" }));
    play.go(0, "useSpecial");
    play.draws("turned t17");
    play.offers(0, &["pickCard t25"]);
    assert_eq!(play.go(0, "pickCard t25"), ["coupled 0 t25 FRA-103"]);
    assert_eq!((play.pile(0, "train"), play.pile(0, "locked")), (json!(["t25"]), json!("t25")));
    play.no(0, "uncouple t25", "105");
    assert_eq!(stage(&entering("I", "train0:t02,t20,t22,t47,t11 hand0:t35,t30")), ACTION, "only with at most four wagons");
}

#[test]
fn fra_103_a_fitting_card_must_be_coupled() {
    let mut play = entering("I", "hand0:t35,t25,t30,t01");
    play.go(0, "useSpecial");
    play.draws("turned t17");
    play.no(0, "pickCard t30", "103");
    play.offers(0, &["pickCard t01", "pickCard t25"]);
    play.go(0, "pickCard t01");
    assert_eq!((play.pile(0, "train"), play.pile(0, "locked")), (json!(["t01"]), Value::Null), "t01 goes to B");
}

#[test]
fn fra_104_e27_without_a_fitting_card_one_is_lost() {
    let mut play = scenario::<FrachtExpress>("couple-any-locked");
    play.go(0, "drive t35");
    play.go(0, "useSpecial");
    play.draws("turned t27");
    play.offers(0, &["pickCard t25", "pickCard t30"]);
    assert_eq!(play.go(0, "pickCard t30"), ["discarded 0 [t30] hand FRA-104"]);
    assert_eq!((play.pile(0, "train"), stage(&play)), (json!([]), ACTION.to_owned()));
    // Even a single card is asked for: nobody learns how many fit.
    let mut play = entering("I", "hand0:t35,t30");
    play.go(0, "useSpecial");
    play.draws("turned t27");
    play.offers(0, &["pickCard t30"]);
}

#[test]
fn fra_105_not_uncoupled_before_the_locomotive_has_left() {
    let mut play = at("advanced f5=t04/3 0@I train0:t25 locked0:t25 hand0:t07,t45");
    play.no(0, "uncouple t25", "105");
    play.go(0, "drive t07");
    assert_eq!(play.pile(0, "locked"), Value::Null);
    // Coming back it is legal.
    let mut back = at("advanced f5=t04/3 0@I train0:t25");
    assert_eq!(back.go(0, "uncouple t25"), ["uncoupled 0 t25 FRA-30"]);
    // A flight leaves the station as well.
    let mut away = at("advanced ticket0 0@I train0:t25 locked0:t25 hand0:t36");
    away.go(0, "fly t36 N");
    assert_eq!((away.loc(0), away.pile(0, "locked")), ("E".to_owned(), Value::Null));
}

#[test]
fn fra_106_the_wagon_raid() {
    let mut play = entering("J", "train1:t12");
    play.go(0, "useSpecial");
    play.offers(0, &["choose 1", "choose 2"]);
    play.no(0, "choose 0", "106");
    assert_eq!(play.go(0, "choose 1"), ["opponentChosen 0 1 FRA-106"]);
    assert_eq!(stage(&entering("J", "train0:t02,t20,t22,t47,t11")), ACTION, "only with at most four wagons");
}

#[test]
fn fra_107_the_opponent_gives_a_wagon() {
    let mut play = entering("J", "train1:t12,t06,t20 train0:t07");
    play.go(0, "useSpecial");
    play.go(0, "choose 1");
    let mut single = play.copy();
    play.draws("turned t45");
    play.offers(0, &["pickWagon t12", "pickWagon t06"]);
    play.no(0, "pickWagon t20", "107");
    play.no(0, "pickWagon t07", "107");
    play.no(0, "skip", "63");
    assert_eq!(play.go(0, "pickWagon t06"), ["wagonGiven 1 0 t06 FRA-107"]);
    assert_eq!((play.pile(0, "train"), play.pile(1, "train")), (json!(["t07", "t06"]), json!(["t12", "t20"])));
    assert_eq!(single.draws("turned t27"), ["cardTurned t27 1 FRA-65", "wagonGiven 1 0 t20 FRA-107"], "no question");
}

#[test]
fn fra_108_e12_or_the_raider_gives_one() {
    let enter = || {
        let mut play = entering("J", "train0:t07 train1:t12 train2:t02,t20,t22,t47,t11");
        play.go(0, "useSpecial");
        play
    };
    let mut one = enter();
    one.go(0, "choose 1");
    assert_eq!(one.draws("turned t26"), ["cardTurned t26 4 FRA-65", "wagonGiven 0 1 t07 FRA-108"]);
    assert_eq!((one.pile(0, "train"), one.pile(1, "train")), (json!([]), json!(["t12", "t07"])));
    let mut two = enter();
    two.go(0, "choose 2");
    assert_eq!(two.draws("turned t26"), ["cardTurned t26 4 FRA-65"], "five wagons already: nothing moves");
    assert_eq!((two.pile(0, "train"), stage(&two)), (json!(["t07"]), ACTION.to_owned()));
}

#[test]
fn fra_110_e16_kidnapping() {
    let mut play = at("advanced A:kidnap d1=t03/2 0@C hand0:t35,t09,t36 c2=t05/0 1@c2.NS>S train1:t20,t22 hand1:t44 2@B");
    play.go(0, "drive t35");
    assert_eq!((play.loc(0), play.phase()), ("A".to_owned(), json!({ "type": "announce", "station": "A" })));
    play.go(0, "useSpecial");
    play.offers(0, &["pickCard t09"]);
    play.no(0, "pickCard t36", "36");
    assert_eq!(
        play.go(0, "pickCard t09"),
        [
            "discarded 0 [t09] hand FRA-110",
            "driveStarted 0 1 5 FRA-110",
            "moved 1 c2.NS c2.S S null FRA-110",
            "derailed 1 FRA-112",
            "discarded 1 [t44] hand FRA-48",
            "discarded 1 [t20,t22] train FRA-48",
        ]
    );
    assert_eq!((play.loc(1), stage(&play)), ("A".to_owned(), ACTION.to_owned()));
}

#[test]
fn fra_111_only_from_open_track() {
    let two = "c2=t05/0 1@c2.N>C d3=t09/0 2@d3.NS>S";
    let mut play = at(&format!("four advanced A:kidnap d1=t03/2 0@C hand0:t35,t12 {two} 3@B train2:t20,t22"));
    play.go(0, "drive t35");
    if play.phase()["type"] == "steer" {
        play.go(0, "steer 0 d1.S");
    }
    play.go(0, "useSpecial");
    play.go(0, "pickCard t12");
    play.offers(0, &["choose 1", "choose 2"]);
    play.no(0, "choose 3", "111");
    play.no(0, "choose 0", "110");
    assert_eq!(play.go(0, "choose 1")[0], "opponentChosen 0 1 FRA-110");
    // Nobody on open track: nobody is asked.
    let mut play = at("advanced A:kidnap d1=t03/2 0@C hand0:t35,t12 1@B 2@B");
    play.go(0, "drive t35");
    assert_eq!(stage(&play), ACTION);
}

#[test]
fn fra_112_a_kidnapped_locomotive_may_derail() {
    // Already at the end of the track: any fitting card is playable.
    let mut play = at("advanced A:kidnap d1=t03/2 0@C hand0:t35,t12 c2=t05/0 1@c2.S>S 2@B");
    play.go(0, "drive t35");
    play.go(0, "useSpecial");
    assert_eq!(
        play.go(0, "pickCard t12"),
        ["discarded 0 [t12] hand FRA-110", "driveStarted 0 1 6 FRA-110", "derailed 1 FRA-112"]
    );
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

#[test]
fn fra_r28_tied_for_the_most_cards_is_allowed() {
    let play = entering("E", "hand0:t35,t07 hand1:t20");
    assert_eq!(play.phase(), json!({ "type": "announce", "station": "E" }));
}

#[test]
fn fra_r29_e26_nothing_can_be_played() {
    let mut state = super::drawn("advanced mustEmptyHand hand0:t13 train0:t02,t20,t22");
    let mut column = b'a';
    for letter in 'A'..='J' {
        state["stations"][letter.to_string()] = json!(format!("{}1", char::from(column)));
        column += 2;
    }
    state["field"] = json!({ "from": "a1", "to": "s1" });
    let laid = ["t03", "t04", "t06", "t15", "t17", "t18", "t19", "t25", "t27"];
    let cells = ["b1", "d1", "f1", "h1", "j1", "l1", "n1", "p1", "r1"];
    for (card, cell) in laid.into_iter().zip(cells) {
        state["track"].as_array_mut().unwrap().push(json!({ "cell": cell, "stack": [{ "card": card, "turn": 0 }] }));
        state["deck"].as_array_mut().unwrap().retain(|other| other != card);
    }
    let mut play: Fra = crate::dsl::position(state);
    play.no(0, "refill t13", "87");
    play.no(0, "drive t13", "36");
    play.offers(0, &["endTurn"]);
    assert_eq!(play.go(0, "endTurn")[..2], ["discarded 0 [t13] hand FRA-R29", "turnEnded 0 FRA-16"]);
}

#[test]
fn fra_r30_the_raider_gives_a_wagon_of_his_choice() {
    let mut play = entering("J", "train0:t07,t15,t20 train1:t12 hand0:t35,t18");
    play.go(0, "useSpecial");
    play.go(0, "choose 1");
    play.draws("turned t26");
    play.offers(0, &["pickWagon t07", "pickWagon t15"]);
    play.no(0, "pickWagon t20", "108");
    play.no(0, "pickWagon t12", "108");
    assert_eq!(play.go(0, "pickWagon t15"), ["wagonGiven 0 1 t15 FRA-108"]);
    assert_eq!(play.pile(0, "hand"), json!(["t18"]), "wagons, not cards of the hand");
}

#[test]
fn fra_r31_i_with_an_empty_hand() {
    assert_eq!(stage(&entering("I", "")), ACTION);
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

#[test]
fn fra_r34_e21_a_dictated_kidnapping_over_a_crossing() {
    let mut play =
        at("advanced A:kidnap c2=t05/0 c3=t13/0 c4=t12/0 d1=t03/2 0@C 1@c2.S>S train1:t20,t22,t02 2@B veto2 hand0:t35,t39");
    play.go(0, "drive t35");
    play.go(0, "useSpecial");
    play.go(2, "veto dictate");
    assert_eq!(stage(&play), "card by 2");
    play.offers(0, &["pickCard t39"]);
    play.no_as(Code::NotYourTurn, 2, "pickCard t39", "14");
    play.go(0, "pickCard t39");
    assert_eq!(
        play.phase(),
        json!({ "type": "crossing", "run": { "kind": "kidnap", "by": 2, "loc": 1, "left": 4, "pending": [] } })
    );
    play.draws("turned t47");
    assert_eq!(play.actors(), [json!(1)]);
    play.offers(1, &["dropWagon t20", "dropWagon t22", "dropWagon t02"]);
    play.go(1, "dropWagon t22");
    assert_eq!(play.actors(), [json!(2)]);
    play.offers(2, &["steer 1 c4.NS", "steer 1 c4.NE"]);
    let mut derailed = play.copy();
    let events = play.go(2, "steer 1 c4.NS");
    assert_eq!(events.last().unwrap(), "entered 1 H true FRA-40");
    assert_eq!((play.phase(), play.actors()), (json!({ "type": "action" }), vec![json!(0)]), "nobody is asked");
    let events = derailed.go(2, "steer 1 c4.NE");
    assert_eq!(events[events.len() - 2..], ["derailed 1 FRA-112", "discarded 1 [t20,t02] train FRA-48"]);
    assert_eq!(derailed.actors(), [json!(0)]);
}

/// What each of three seats sees of the first event of a kind in the last move.
fn seen_by_each(play: &Fra, kind: &str, field: &str) -> Vec<Value> {
    use ludotheque::core::{Game, Seat};
    let events = crate::dsl::story(&play.0, play.0.ply() - 1);
    let event = events.iter().find(|cited| crate::dsl::json_of(&cited.event)["type"] == kind).unwrap();
    let after = play.0.position();
    (0..3).map(|seat| crate::dsl::json_of(&after.redact(event.event.clone(), Seat(seat)))[field].clone()).collect()
}

#[test]
fn fra_r35_who_sees_cards_that_change_hands() {
    // At C giver and receiver see them, at E too; a shown hand is seen by all.
    let mut play = entering("C", "hand1:t01,t12 hand0:t35");
    play.go(0, "useSpecial");
    play.go(0, "choose 1");
    let mut shown = play.copy();
    play.draws("turned t17");
    assert_eq!(seen_by_each(&play, "cardsGiven", "cards"), [json!(["t01"]), json!(["t01"]), json!([null])]);
    shown.draws("turned t27");
    assert_eq!(seen_by_each(&shown, "handShown", "cards"), [json!(["t01", "t12"]), json!(["t01", "t12"]), json!(["t01", "t12"])]);
    let mut play = entering("E", "hand2:t01,t12");
    play.go(0, "useSpecial");
    play.draws("stolen 2 t12");
    assert_eq!(seen_by_each(&play, "cardStolen", "card"), [json!("t12"), Value::Null, json!("t12")]);
    // A drawn card is seen by whoever draws it, a delivered wagon by all.
    let mut play = at("0@B train0:t01");
    play.go(0, "uncouple t01");
    assert_eq!(seen_by_each(&play, "uncoupled", "card"), ["t01", "t01", "t01"]);
    play.go(0, "endTurn");
    play.draws("drawn 1 t40");
    assert_eq!(seen_by_each(&play, "cardDrawn", "card"), [Value::Null, json!("t40"), Value::Null]);
}

#[test]
fn fra_r36_kidnapping_is_where_the_option_puts_it() {
    let mut play = at("advanced B:kidnap b1=t06/1 hand0:t35,t12 d3=t05/0 1@d3.N>C");
    play.go(0, "drive t35");
    assert_eq!(play.phase(), json!({ "type": "announce", "station": "B" }));
    play.go(0, "useSpecial");
    play.offers(0, &["pickCard t12"]);
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

#[test]
fn fra_r43_a_stolen_wagon_may_be_uncoupled_at_once() {
    // t05 goes to J.
    let mut play = entering("J", "train1:t05");
    play.go(0, "useSpecial");
    play.go(0, "choose 1");
    play.draws("turned t12");
    assert_eq!(play.pile(0, "train"), json!(["t05"]));
    assert_eq!(play.go(0, "uncouple t05"), ["uncoupled 0 t05 FRA-30"]);
}

#[test]
fn fra_r44_e22_a_locked_wagon_is_robbed() {
    let mut play = entering("J", "1@I train1:t25 locked1:t25");
    play.go(0, "useSpecial");
    play.go(0, "choose 1");
    play.draws("turned t17");
    assert_eq!(
        (play.pile(0, "train"), play.pile(0, "locked"), play.pile(1, "locked")),
        (json!(["t25"]), Value::Null, Value::Null)
    );
}
