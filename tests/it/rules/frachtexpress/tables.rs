//! What is said about shapes, lists and refusals as a whole: malformed moves, the order of lists, the card table.

use ludotheque::core::{Actor, Code, Game};
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::{Value, json};

use super::{at, drawn, moves, mv};
use crate::dsl::{json_of, position, setup};

#[test]
fn malformed_moves() {
    let mut play = at("hand0:t12");
    for wrong in [
        json!({ "type": "jump" }),
        json!({ "type": "endTurn", "card": "t12" }),
        json!({ "type": "drive" }),
        json!({ "type": "drive", "card": "t12", "speed": 3 }),
        json!({ "type": "drive", "card": "t51" }),
        json!({ "type": "drive", "card": "t00" }),
        json!({ "type": "drive", "card": "T12" }),
        json!({ "type": "drive", "card": 12 }),
        json!({ "type": "chooseOpponent", "seat": 3 }),
        json!({ "type": "chooseOpponent", "seat": -1 }),
        json!({ "type": "steer", "loc": 3, "to": "c2.N" }),
        json!({ "type": "steer", "loc": 0, "to": "c2.X" }),
        json!({ "type": "steer", "loc": 0, "to": "c2" }),
        json!({ "type": "steer", "loc": 0, "to": "K" }),
        json!({ "type": "steer", "loc": 0, "to": "c26.N" }),
        json!({ "type": "lay", "card": "t12", "cell": "z1", "turn": 0 }),
        json!({ "type": "lay", "card": "t12", "cell": "a26", "turn": 0 }),
        json!({ "type": "lay", "card": "t12", "cell": "c2", "turn": 4 }),
        json!({ "type": "fly", "card": "t12", "direction": "C" }),
        json!({ "type": "veto", "mode": "pass" }),
        json!({ "type": "closeStation", "station": "K", "turn": 0 }),
        json!({ "type": "drawn", "seat": 4, "card": "t01" }),
        json!({ "type": "stolen", "from": 0, "card": "t99" }),
        json!({ "type": "turned", "card": "x" }),
    ] {
        play.malformed(wrong);
    }
    // Whoever asks and whenever: the shape comes before the turn and before the end.
    let unknown = json!({ "type": "drive", "card": "t51" });
    play.refuses_as(Code::MalformedMove, 2, unknown.clone(), None);
    let mut over = at("number:300");
    over.go(0, "endTurn");
    over.refuses_as(Code::MalformedMove, 0, unknown, None);
}

#[test]
fn the_actions_stand_in_the_order_of_the_specification() {
    let play = at("advanced 0@D ticket0 a2=t03/1 hand0:t16,t13,t12 train0:t32");
    let kinds: Vec<Value> = {
        let mut kinds: Vec<Value> = play.legal(0).iter().map(|mv| mv["type"].clone()).collect();
        kinds.dedup();
        kinds
    };
    assert_eq!(kinds, ["uncouple", "couple", "lay", "complete", "drive", "fly", "refill", "endTurn"]);
    let cards: Vec<Value> = {
        let mut cards: Vec<Value> = play.of_kind(0, "lay").iter().map(|mv| mv["card"].clone()).collect();
        cards.dedup();
        cards
    };
    assert_eq!(cards, ["t12", "t13", "t16"], "in the order of the card table");
}

#[test]
fn sets_may_be_passed_in_any_order() {
    let mut state = drawn("advanced hand0:t12,t03,t40 c2=t05/0 b1=t06/0");
    state["deck"].as_array_mut().unwrap().reverse();
    let play: super::Fra = position(state);
    let sorted = play.state();
    assert_eq!(sorted["players"][0]["hand"], json!(["t03", "t12", "t40"]));
    assert_eq!(sorted["deck"][0], json!("t01"));
    assert_eq!((&sorted["track"][0]["cell"], &sorted["track"][1]["cell"]), (&json!("b1"), &json!("c2")));
}

#[test]
fn the_cards_are_those_of_the_specification() {
    let vectors: Value = serde_json::from_str(include_str!("../../../vectors/frachtexpress.json")).unwrap();
    // Passing the table as an owner's own changes nothing but the field `cards`.
    let own = vectors["cards"]["rows"].clone();
    let mut passed = setup::<FrachtExpress>(json!({ "cards": own }), 3);
    let mut built_in = setup::<FrachtExpress>(json!({}), 3);
    assert_eq!(built_in.state()["cards"], Value::Null);
    for play in [&mut passed, &mut built_in] {
        play.draws("start 0");
        for n in 0..9 {
            play.draws(&format!("drawn {} t{:02}", n % 3, 5 * n + 1));
        }
        play.draws("drawn 0 t50");
    }
    assert_eq!(passed.legal(0), built_in.legal(0));
    for card in vectors["cards"]["rows"].as_array().unwrap() {
        let id = card["id"].as_str().unwrap();
        let from = card["from"].as_str().unwrap();
        let to = card["to"].as_str().unwrap();
        let turns =
            vectors["patterns"]["rows"].as_array().unwrap().iter().find(|row| row["id"] == card["pattern"]).unwrap()["turns"]
                .clone();
        let mut hand = at(&format!("0@{from} hand0:{id}"));
        assert_eq!(hand.of_kind(0, "couple"), moves(&[&format!("couple {id}")]));
        assert_eq!(hand.of_kind(0, "lay").iter().filter(|mv| mv["cell"] == "c2").count() as u64, turns.as_u64().unwrap());
        hand.go(0, &format!("refill {id}"));
        assert_eq!(hand.phase()["left"], card["action"]);
        let mut end = at(&format!("0@{to} train0:{id} rest:hand1"));
        end.go(0, &format!("uncouple {id}"));
        end.go(0, "endTurn");
        assert_eq!(end.outcome()["scores"][0], card["wagon"]);
    }
}

#[test]
fn the_layouts_are_those_of_the_specification() {
    let vectors: Value = serde_json::from_str(include_str!("../../../vectors/frachtexpress.json")).unwrap();
    for layout in vectors["layouts"]["rows"].as_array().unwrap() {
        let state = setup::<FrachtExpress>(json!({ "layout": layout["id"] }), 3).state();
        assert_eq!((&state["stations"], &state["field"]), (&layout["stations"], &layout["field"]));
    }
}

#[test]
fn every_scenario_can_be_opened_and_shows_rules() {
    let ids: Vec<&str> = FrachtExpress::SCENARIOS.iter().map(|scenario| scenario.id).collect();
    let expected = [
        "complete",
        "complete-occupied",
        "drive-load",
        "couple",
        "ram-branch",
        "push-into-station",
        "derail",
        "crossing",
        "refill",
        "couple-any-locked",
        "force-and-dictate",
        "close",
        "tie-break",
    ];
    assert_eq!(ids, expected);
    for scenario in FrachtExpress::SCENARIOS {
        assert!(!scenario.rules.is_empty());
        let state = (scenario.start)();
        assert_eq!(
            json_of(&FrachtExpress::from_state(&state).unwrap().state(ludotheque::core::Viewer::Omniscient)),
            json_of(&state),
            "{}",
            scenario.id
        );
    }
}

#[test]
fn the_first_scenario_is_the_state_of_the_specification() {
    let state = json!({"advanced":false,"turnLimit":300,"freeMargin":1,"specials":{"A":"none","B":"none","C":"none","D":"none","E":"none","F":"none","G":"none","H":"none","I":"none","J":"none"},"cards":null,
        "stations":{"A":"c1","B":"b2","C":"d2","D":"a3","E":"e3","F":"b4","G":"f4","H":"c5","I":"e5","J":"d6"},"field":{"from":"a1","to":"f6"},
        "track":[{"cell":"c2","stack":[{"card":"t03","turn":0}]}],
        "deck":["t01","t02","t04","t05","t06","t07","t08","t09","t10","t11","t13","t14","t15","t16","t17","t18","t19","t20","t21","t22","t23","t24","t25","t26","t27","t28","t29","t30","t31","t32","t33","t34","t35","t36","t37","t38","t39","t40","t41","t42","t43","t44","t45","t46","t47","t48","t49","t50"],
        "discard":[],"stationPool":[],"ticketsLeft":2,"vetoesLeft":4,"startSeat":0,
        "players":[{"hand":["t12"],"stationHand":[],"train":[],"delivered":[],"loc":{"spot":"A","facing":null},"ticket":false,"veto":false,"locked":null},
                   {"hand":[],"stationHand":[],"train":[],"delivered":[],"loc":{"spot":"A","facing":null},"ticket":false,"veto":false,"locked":null},
                   {"hand":[],"stationHand":[],"train":[],"delivered":[],"loc":{"spot":"A","facing":null},"ticket":false,"veto":false,"locked":null}],
        "turn":{"seat":0,"number":9,"mustEmptyHand":false},"phase":{"type":"action"}});
    assert_eq!(crate::dsl::scenario::<FrachtExpress>("complete").state(), state);
    assert_eq!(position::<FrachtExpress>(state.clone()).state(), state);
}

#[test]
fn chance_out_of_turn_and_others_while_chance_acts() {
    let mut play = at("hand0:t12");
    play.refuses_as(Code::NotYourTurn, Actor::Chance, mv("drawn 0 t01"), Some("FRA-14"));
    play.no_as(Code::NotYourTurn, 1, "endTurn", "14");
    // Before turn 1 everybody out of turn meets the same rule, the active seat too.
    let mut start = setup::<FrachtExpress>(json!({}), 3);
    start.no_as(Code::NotYourTurn, 0, "endTurn", "14");
    start.refuses(Actor::Chance, mv("drawn 0 t01"), "FRA-14");
    start.draws("start 0");
    start.no_as(Code::NotYourTurn, 0, "endTurn", "14");
    start.refuses(Actor::Chance, mv("drawn 1 t01"), "FRA-13");
}

#[test]
fn a_turn_is_looked_at_only_where_its_card_is_known() {
    // A move of a kind that the phase does not offer is refused as such, whatever its turn.
    let mut play = super::specials::entering("H", "hand0:t35,t06 e1=t05/0 d1=t09/0");
    play.no(0, "relocate e1 b1 3", "62");
    play.go(0, "useSpecial");
    play.no(0, "relocate e1 b1 3", "63");
    play.go(0, "pickCard t06");
    play.no(0, "close B 3", "63");
    play.no(0, "relocate e1 b1 3", "R40");
    let mut play = super::specials::entering("D", "hand0:t35,t05 c2=t45/0");
    play.no(0, "close B 3", "62");
    play.go(0, "useSpecial");
    play.no(0, "close B 3", "63");
    play.go(0, "pickCard t05");
    play.no(0, "relocate c2 b1 3", "63");
    play.no(0, "close B 3", "R40");
}
