//! The frame of a turn, the piles, the end of the game (FRA-15 to FRA-19, FRA-57 to FRA-59).

use ludotheque::core::{Actor, Code};
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::json;

use super::setup::{begun, refused, start};
use super::{at, mv};
use crate::dsl::position;

#[test]
fn fra_15_first_a_card_is_drawn() {
    let mut play = begun(json!({}), 3, 0);
    play.no_as(Code::NotYourTurn, 0, "endTurn", "15");
    play.no_as(Code::NotYourTurn, 1, "endTurn", "14");
    play.refuses(Actor::Chance, mv("drawn 1 t20"), "FRA-15");
    play.refuses(Actor::Chance, mv("turned t20"), "FRA-15");
    assert_eq!(play.draws("drawn 0 t20"), ["cardDrawn 0 t20 FRA-15"]);
    assert_eq!(play.phase(), json!({ "type": "action" }));
}

#[test]
fn fra_16_as_many_actions_as_the_cards_allow() {
    let mut play = at("hand0:t03,t05,t06,t12");
    for action in ["lay t12 c2 0", "couple t03", "lay t06 b1 0", "couple t05"] {
        play.go(0, action);
        assert_eq!(play.phase(), json!({ "type": "action" }));
    }
    play.no(0, "pass", "16");
    play.no(0, "dropWagon t03", "16");
    assert_eq!(play.go(0, "endTurn")[0], "turnEnded 0 FRA-16");
}

#[test]
fn fra_17_actions_cost_a_hand_card_but_uncoupling() {
    let mut play = at("0@B hand0:t06 train0:t01");
    for action in ["lay t07 c2 0", "complete t07 c2 0", "couple t07", "drive t07", "refill t07"] {
        play.no(0, action, "17");
    }
    play.go(0, "uncouple t01");
    assert_eq!(play.pile(0, "hand"), json!(["t06"]));
    play.go(0, "couple t06");
    assert_eq!(play.pile(0, "hand"), json!([]));
}

#[test]
fn fra_18_a_discarded_card_goes_to_the_discard_pile() {
    let mut play = at("c2=t03/0 hand0:t12,t35 discard:t50");
    play.go(0, "drive t12");
    assert_eq!((play.discard(), play.view(1)["discard"].clone()), (json!(["t50", "t12"]), json!(["t50", "t12"])));
}

#[test]
fn fra_19_the_discard_pile_becomes_the_face_down_pile() {
    let mut play = at("discard:t41,t07,t12 rest:hand2");
    let events = play.go(0, "endTurn");
    assert_eq!(events, ["turnEnded 0 FRA-16", "turnStarted 1 10 FRA-14", "reshuffled 3 FRA-19"]);
    assert_eq!((play.state()["deck"].clone(), play.discard()), (json!(["t07", "t12", "t41"]), json!([])));
}

#[test]
fn fra_57_no_card_is_left() {
    // E7: two cards can be drawn, the third missing card ends the game.
    let mut play = at("hand0:t17 rest:hand1");
    let mut state = play.state();
    let hand = state["players"][1]["hand"].as_array_mut().unwrap();
    hand.retain(|card| card != "t02");
    state["deck"] = json!(["t02"]);
    play = position(state);
    assert_eq!(play.go(0, "refill t17"), ["discarded 0 [t17] hand FRA-50"]);
    assert_eq!(play.draws("drawn 0 t02"), ["cardDrawn 0 t02 FRA-50", "reshuffled 1 FRA-19"]);
    assert_eq!(
        play.draws("drawn 0 t17"),
        ["cardDrawn 0 t17 FRA-50", "gameOver [[0,1,2]] [0,0,0] pilesEmpty [0,0,0] [0,0,0] FRA-57"]
    );
    assert_eq!(play.phase(), json!({ "type": "over", "reason": "pilesEmpty" }));
    assert!(play.actors().is_empty());
    play.no_as(Code::GameOver, 0, "endTurn", "57");
    play.no_as(Code::GameOver, 1, "pass", "57");
}

#[test]
fn fra_58_the_highest_total_of_delivered_wagons_wins() {
    let mut play = at("delivered0:t01 delivered1:t41,t46 delivered2:t05 train0:t10,t23 rest:hand2");
    play.go(0, "endTurn");
    assert_eq!(play.outcome(), json!({ "ranking": [[1], [2], [0]], "scores": [2, 18, 8], "reason": "pilesEmpty" }));
}

#[test]
fn fra_59_s12_ties_go_to_the_wagons_still_coupled() {
    let mut play = crate::dsl::scenario::<FrachtExpress>("tie-break");
    let events = play.go(0, "endTurn");
    assert_eq!(
        events,
        ["turnEnded 0 FRA-16", "turnStarted 1 10 FRA-14", "gameOver [[1],[0],[2]] [12,12,9] pilesEmpty [12,12,9] [2,3,0] FRA-57"],
        "the game ends in the turn of the player who had to draw"
    );
    assert_eq!(play.outcome(), json!({ "ranking": [[1], [0], [2]], "scores": [12, 12, 9], "reason": "pilesEmpty" }));
    // Now everybody sees the delivered wagons.
    assert_eq!(play.view(2)["players"][0]["delivered"], json!(["t12", "t17"]));
}

#[test]
fn fra_r19_still_tied_players_share_a_rank() {
    let mut play = at("delivered0:t12 delivered1:t17 delivered2:t27 train2:t07 rest:hand2");
    play.go(0, "endTurn");
    assert_eq!(play.outcome()["ranking"], json!([[2], [0, 1]]));
}

#[test]
fn fra_r17_e15_the_turn_limit() {
    for limit in [9, 10_001, -1] {
        refused(json!({ "turnLimit": limit }), "FRA-R17");
    }
    assert_eq!(start(json!({ "turnLimit": 10 }), 3).state()["turnLimit"], json!(10));
    let mut play = at("number:300 hand0:t12");
    assert_eq!(play.go(0, "endTurn"), ["turnEnded 0 FRA-16", "gameOver [[0,1,2]] [0,0,0] turnLimit [0,0,0] [0,0,0] FRA-R17"]);
    assert_eq!(play.state()["turn"], json!({ "seat": 0, "number": 300, "mustEmptyHand": false }));
    assert_eq!(play.outcome()["reason"], json!("turnLimit"));
    play.no_as(Code::GameOver, 0, "endTurn", "R17");
}

#[test]
fn fra_r18_nobody_must_act() {
    let mut play = at("c2=t03/0 hand0:t12");
    assert_eq!(play.go(0, "endTurn")[0], "turnEnded 0 FRA-16");
    assert_eq!(play.pile(0, "hand"), json!(["t12"]));
}

#[test]
fn fra_r20_there_is_no_hand_limit() {
    let mut play = at("hand0:t35,t01,t02,t03,t04,t05,t06,t07,t08,t09,t10,t11");
    play.go(0, "refill t35");
    for card in ["t12", "t13", "t14", "t15", "t16"] {
        play.draws(&format!("drawn 0 {card}"));
    }
    assert_eq!(play.pile(0, "hand").as_array().unwrap().len(), 16);
}

#[test]
fn fra_r39_the_discard_pile_is_open() {
    let play = at("discard:t41,t07");
    assert!((0..3).all(|seat| play.view(seat)["discard"] == json!(["t41", "t07"])));
}

#[test]
fn fra_r15_the_card_just_played_is_in_the_pile_that_is_reshuffled() {
    let mut play = at("hand0:t03 rest:hand1");
    assert_eq!(play.go(0, "refill t03"), ["discarded 0 [t03] hand FRA-50", "reshuffled 1 FRA-19"]);
    // While a card is in the face-down pile nothing is reshuffled.
    let mut play = at("hand0:t03 discard:t50");
    assert_eq!(play.go(0, "refill t03"), ["discarded 0 [t03] hand FRA-50"]);
    assert_eq!(play.discard(), json!(["t50", "t03"]));
}

#[test]
fn fra_r16_turning_counts_as_drawing() {
    // E5: the driven card is the whole discard pile, is reshuffled and turned.
    let mut play = at("c2=t05/0 c3=t13/0 c4=t36/0 hand0:t39 train0:t02,t20,t22 rest:hand1");
    let events = play.go(0, "drive t39");
    assert_eq!(events.last().unwrap(), "reshuffled 1 FRA-19");
    assert_eq!(play.legal(Actor::Chance), [mv("turned t39")]);
    play.draws("turned t39");
    assert_eq!((play.discard(), play.pile(0, "train")), (json!(["t39"]), json!(["t02", "t20", "t22"])));
    assert_eq!((play.phase(), play.loc(0)), (json!({ "type": "action" }), "c4.N>C".to_owned()));
    // At station F with nothing left at all the game ends when a card is to be turned.
    let mut play = at("advanced 0@F train0:t12 rest:hand1");
    let mut state = play.state();
    state["phase"] = json!({ "type": "announce", "station": "F" });
    play = position(state);
    let events = play.go(0, "useSpecial");
    assert_eq!(events, ["announced 0 F true FRA-62", "gameOver [[0],[1,2]] [0,0,0] pilesEmpty [0,0,0] [6,0,0] FRA-57"]);
}
