//! The special actions of C, E and J: the card raid, the card raid train, the wagon raid (FRA-74 to FRA-76, FRA-83 to FRA-87,
//! FRA-106 to FRA-108).

use ludotheque::core::{Actor, Code};
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::{Value, json};

use super::specials::{ACTION, entering, stage};
use super::{Fra, at, moves, mv};
use crate::dsl::bad_position;

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
fn fra_86_binds_nobody_before_the_card_of_the_turn_is_drawn() {
    let refused_in = |number: u32, phase: Value, start: Value| {
        let mut state = super::drawn("advanced mustEmptyHand");
        state["turn"]["number"] = json!(number);
        state["phase"] = phase;
        state["startSeat"] = start;
        let error = bad_position::<FrachtExpress>(state);
        (error.code, error.rule().map(|rule| rule.id()))
    };
    let by_86 = (Code::BadPosition, Some("FRA-86"));
    assert_eq!(refused_in(9, json!({ "type": "draw" }), json!(0)), by_86);
    assert_eq!(refused_in(0, json!({ "type": "chooseStart" }), json!(null)), by_86);
    assert_eq!(refused_in(0, json!({ "type": "deal", "seat": 0, "round": 1 }), json!(0)), by_86);
}

#[test]
fn fra_87_and_no_cards_drawn() {
    let mut play = at("mustEmptyHand advanced hand0:t07");
    play.no(0, "refill t07", "87");
    play.no(0, "refill t01", "87");
    assert!(play.of_kind(0, "refill").is_empty());
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
