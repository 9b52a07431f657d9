//! Material, options, the set-up (FRA-1 to FRA-14, FRA-60, FRA-61, FRA-109, FRA-113).

use ludotheque::core::{Actor, Code, Game, OptionKind};
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::{Value, json};

use super::{Fra, at, drawn, mv};
use crate::dsl::{bad_setup, json_of, position, setup};

pub(super) fn refused(options: Value, rule: &str) {
    let error = bad_setup::<FrachtExpress>(options.clone(), 3);
    assert_eq!((error.code, error.rule().map(|rule| rule.id())), (Code::BadOptions, Some(rule)), "{options}");
}

pub(super) fn start(options: Value, seats: u8) -> Fra {
    setup(options, seats)
}

/// The table of the specification, as an owner would pass it.
fn cards() -> Vec<Value> {
    let vectors: Value = serde_json::from_str(include_str!("../../../vectors/frachtexpress.json")).unwrap();
    vectors["cards"]["rows"].as_array().unwrap().clone()
}

/// Deals everybody three cards and the first of turn 1, in the order of the table.
pub(super) fn begun(options: Value, seats: u8, first: u8) -> Fra {
    let mut play = start(options, seats);
    play.draws(&format!("start {first}"));
    for n in 0..3 * seats {
        play.draws(&format!("drawn {} t{:02}", (first + n) % seats, n + 1));
    }
    play
}

#[test]
fn fra_1_three_or_four_play() {
    for seats in [3, 4] {
        assert_eq!(start(json!({}), seats).state()["players"].as_array().unwrap().len(), usize::from(seats));
    }
    for seats in [2, 5] {
        let error = bad_setup::<FrachtExpress>(json!({}), seats);
        assert_eq!((error.code, error.rule().map(|rule| rule.id())), (Code::BadOptions, Some("FRA-1")));
    }
}

#[test]
fn fra_2_the_components() {
    let play = start(json!({}), 4);
    let state = play.state();
    assert_eq!(state["deck"].as_array().unwrap().len(), 50);
    assert_eq!(state["stations"].as_object().unwrap().len(), 10);
    assert_eq!((&state["ticketsLeft"], &state["vetoesLeft"]), (&json!(2), &json!(4)));
    let mut twice = drawn("");
    twice["players"][0]["hand"] = json!(["t01"]);
    let error = crate::dsl::bad_position::<FrachtExpress>(twice);
    assert_eq!(error.rule().map(|rule| rule.id()), Some("FRA-2"));
}

#[test]
fn fra_3_only_backs_are_seen_of_the_others() {
    let play = at("hand0:t01,t02 hand1:t03 advanced ticket1 veto2");
    let view = play.view(2);
    assert_eq!(view["players"][0]["hand"], json!([null, null]));
    assert_eq!(view["players"][1]["hand"], json!([null]));
    // Tickets and veto cards are told from track cards by their backs: they are public.
    assert_eq!((&view["players"][1]["ticket"], &view["players"][2]["veto"]), (&json!(true), &json!(true)));
}

#[test]
fn fra_4_the_basic_game_has_no_tickets_vetoes_or_specials() {
    let play = start(json!({}), 3);
    let specials = play.state()["specials"].clone();
    assert!(specials.as_object().unwrap().values().all(|special| special == "none"));
    refused(json!({ "specials": { "A": "kidnap" } }), "FRA-4");
    at("hand0:t12").no(0, "fly t12 S", "4");
}

#[test]
fn fra_5_one_locomotive_each() {
    let state = start(json!({}), 4).state();
    assert!(state["players"].as_array().unwrap().iter().all(|player| player["loc"] == json!({ "spot": "A", "facing": null })));
}

#[test]
fn fra_6_ten_stations_are_laid() {
    let stations =
        json!({ "A": "c1", "B": "b2", "C": "d2", "D": "a3", "E": "e3", "F": "b4", "G": "f4", "H": "c5", "I": "e5", "J": "d6" });
    assert_eq!(start(json!({}), 3).state()["stations"], stations);
}

#[test]
fn fra_7_the_field_is_the_rectangle_of_the_layout() {
    assert_eq!(start(json!({}), 3).state()["field"], json!({ "from": "a1", "to": "f6" }));
    at("hand0:t05").no(0, "lay t05 g1 0", "R2");
}

#[test]
fn fra_8_everybody_starts_in_a() {
    let play = begun(json!({}), 3, 0);
    assert!((0..3).all(|seat| play.loc(seat) == "A"));
}

#[test]
fn fra_9_the_hints_matter_only_in_the_advanced_game() {
    for (words, phase) in [("", "action"), ("advanced", "announce")] {
        let mut play = at(&format!("c2=t06/0 hand0:t35 {words}"));
        play.go(0, "drive t35");
        assert_eq!((play.loc(0).as_str(), play.phase()["type"].as_str()), ("C", Some(phase)));
    }
}

#[test]
fn fra_10_fifty_cards_of_an_owner() {
    let good = cards();
    let play = begun(json!({ "cards": good }), 3, 0);
    assert_eq!(play.state()["cards"], json!(good));
    let change = |field: &str, value: Value| {
        let mut cards = good.clone();
        cards[7][field] = value;
        refused(json!({ "cards": cards }), "FRA-10");
    };
    change("id", json!("t01"));
    change("pattern", json!("loop"));
    for wagon in [1, 10, -3] {
        change("wagon", json!(wagon));
    }
    for action in [0, 6] {
        change("action", json!(action));
    }
    change("from", json!("K"));
    change("to", json!("B"));
    refused(json!({ "cards": good[1..] }), "FRA-10");
    refused(json!({ "cards": [] }), "FRA-10");
}

#[test]
fn fra_10_an_owners_cards_are_played_with() {
    // Other ids, another order, no crossing at all.
    let mut own = cards();
    own.reverse();
    for (n, card) in own.iter_mut().enumerate() {
        card["id"] = json!(format!("karte-{n}"));
        if card["pattern"] == "crossing" {
            card["pattern"] = json!("straight");
        }
    }
    let mut play = start(json!({ "cards": own }), 3);
    play.draws("start 0");
    for n in 0..9 {
        play.draws(&format!("drawn {} karte-{n}", n % 3));
    }
    play.draws("drawn 0 karte-49");
    // karte-49 is the old t01: switchLeft, from A.
    assert_eq!(play.pile(0, "hand"), json!(["karte-0", "karte-3", "karte-6", "karte-49"]));
    play.go(0, "lay karte-3 c2 0");
    assert_eq!(play.go(0, "couple karte-49"), ["coupled 0 karte-49 FRA-27"]);
    play.no(0, "couple karte-1", "17");
    play.malformed(mv("couple t01"));
    let again: Fra = position(play.state());
    assert_eq!(again.0.position(), play.0.position());
}

#[test]
fn fra_11_the_wagon_value_is_the_distance_and_the_score() {
    // t05 has wagon value 8.
    let mut play = at("c2=t09/0 hand0:t07");
    assert!(play.go(0, "drive t07").contains(&"driveStarted 0 0 2 FRA-35".to_owned()));
    assert_eq!(play.loc(0), "c2.NS>S");
    let mut end = at("delivered0:t05 rest:hand1");
    end.go(0, "endTurn");
    assert_eq!(end.outcome()["scores"], json!([8, 0, 0]));
}

#[test]
fn fra_12_a_higher_action_value_is_never_worse() {
    let wagons =
        ["", "train0:t02", "train0:t02,t20", "train0:t02,t20,t22", "train0:t02,t20,t22,t47", "train0:t02,t20,t22,t47,t11"];
    // Action values 1 to 5, each with a drive that enters C: t27 t03 t06 t18 t35.
    for (count, train) in wagons.into_iter().enumerate() {
        let play = at(&format!("c2=t17/0 hand0:t27,t03,t06,t18,t35 {train}"));
        let drives: Vec<Value> = play.of_kind(0, "drive");
        let expected: Vec<Value> = ["t03", "t06", "t18", "t27", "t35"]
            .into_iter()
            .zip([2, 3, 4, 1, 5])
            .filter(|&(_, action)| action >= count)
            .map(|(card, _)| mv(&format!("drive {card}")))
            .collect();
        assert_eq!(drives, expected);
    }
}

#[test]
fn fra_13_three_cards_each_from_the_start_player() {
    let mut play = start(json!({}), 3);
    play.draws("start 1");
    assert_eq!(play.phase(), json!({ "type": "deal", "seat": 1, "round": 1 }));
    assert_eq!(play.legal(Actor::Chance).len(), 50);
    assert_eq!(play.draws("drawn 1 t50"), ["cardDrawn 1 t50 FRA-13"]);
    play.refuses(Actor::Chance, mv("drawn 1 t01"), "FRA-13");
    play.refuses(Actor::Chance, mv("drawn 2 t50"), "FRA-13");
    for (n, seat) in [2, 0, 1, 2, 0, 1, 2].into_iter().enumerate() {
        play.draws(&format!("drawn {seat} t{:02}", n + 1));
    }
    assert_eq!(play.phase(), json!({ "type": "deal", "seat": 0, "round": 3 }));
    assert_eq!(play.draws("drawn 0 t20"), ["cardDrawn 0 t20 FRA-13", "turnStarted 1 1 FRA-14"]);
    assert_eq!(play.pile(0, "hand"), json!(["t02", "t05", "t20"]));
    assert_eq!((play.phase(), play.state()["deck"].as_array().unwrap().len()), (json!({ "type": "draw" }), 41));
}

#[test]
fn fra_14_lot_decides_who_begins() {
    let play = start(json!({}), 4);
    assert_eq!(play.legal(Actor::Chance), [mv("start 0"), mv("start 1"), mv("start 2"), mv("start 3")]);
    let mut play = begun(json!({}), 4, 2);
    assert_eq!((play.state()["startSeat"].clone(), play.state()["turn"]["seat"].clone()), (json!(2), json!(2)));
    play.draws("drawn 2 t20");
    assert_eq!(play.go(2, "endTurn"), ["turnEnded 2 FRA-16", "turnStarted 3 2 FRA-14"]);
    play.draws("drawn 3 t21");
    play.no_as(Code::NotYourTurn, 2, "endTurn", "14");
    assert_eq!(play.go(3, "endTurn")[1], "turnStarted 0 3 FRA-14");
}

#[test]
fn fra_60_the_basic_game_is_the_default() {
    assert_eq!(start(json!({}), 3).state()["advanced"], json!(false));
    assert_eq!(start(json!({ "advanced": true }), 3).state()["advanced"], json!(true));
}

#[test]
fn fra_61_tickets_and_veto_cards_lie_beside_the_field() {
    let state = start(json!({ "advanced": true }), 3).state();
    assert_eq!((&state["ticketsLeft"], &state["vetoesLeft"]), (&json!(2), &json!(4)));
    let printed = json!({ "A": "none", "B": "ticket", "C": "cardRaid", "D": "closeStation", "E": "raidTrain",
        "F": "uncoupleAny", "G": "vetoCard", "H": "rebuild", "I": "coupleAny", "J": "wagonRaid" });
    assert_eq!(state["specials"], printed);
}

#[test]
fn fra_109_special_actions_may_be_changed() {
    let play =
        start(json!({ "advanced": true, "specials": { "A": "kidnap", "B": "none", "C": "wagonRaid", "D": "wagonRaid" } }), 3);
    let specials = play.state()["specials"].clone();
    assert_eq!(
        (&specials["A"], &specials["B"], &specials["C"], &specials["D"]),
        (&json!("kidnap"), &json!("none"), &json!("wagonRaid"), &json!("wagonRaid"))
    );
    refused(json!({ "advanced": true, "specials": { "K": "ticket" } }), "FRA-109");
    refused(json!({ "advanced": true, "specials": { "A": "teleport" } }), "FRA-109");
}

#[test]
fn fra_109_a_form_offers_every_special_action_for_every_station() {
    let specials = FrachtExpress::OPTIONS.iter().find(|option| option.name == "specials").unwrap();
    let OptionKind::Choices { entries, values } = specials.kind else { panic!("specials is not a list of choices") };
    let printed: Value = entries.iter().map(|entry| (entry.name.to_owned(), json!(entry.value))).collect();
    assert_eq!(start(json!({ "advanced": true }), 3).state()["specials"], printed);
    for entry in entries {
        for value in values {
            let play = start(json!({ "advanced": true, "specials": { entry.name: value.value } }), 3);
            assert_eq!(play.state()["specials"][entry.name], value.value);
        }
    }
    assert_eq!((entries.len(), values.len()), (10, 11));
}

#[test]
fn fra_110_kidnapping_is_a_named_way_to_play() {
    let kidnapping = FrachtExpress::variants().into_iter().find(|variant| variant.id == "kidnapping").unwrap();
    let play = start(json_of(&kidnapping.options), 3);
    assert_eq!((&play.state()["advanced"], &play.state()["specials"]["A"]), (&json!(true), &json!("kidnap")));
}

#[test]
fn fra_113_other_layouts() {
    let author = start(json!({ "layout": "author" }), 3).state();
    assert_eq!(author["field"], json!({ "from": "a1", "to": "i5" }));
    assert_eq!(
        author["stations"],
        json!({ "A": "c2", "B": "e2", "C": "g2", "D": "b3", "E": "d3", "F": "f3", "G": "h3", "H": "c4", "I": "e4", "J": "g4" })
    );
    refused(json!({ "layout": "ring" }), "FRA-113");
    let own = |stations: Value| json!({ "layout": { "stations": stations, "field": { "from": "b2", "to": "k6" } } });
    let mut stations =
        json!({ "A": "b2", "B": "d2", "C": "f2", "D": "h2", "E": "j2", "F": "b4", "G": "d4", "H": "f4", "I": "h4", "J": "j4" });
    assert_eq!(start(own(stations.clone()), 3).state()["stations"], stations);
    let mut eleven = stations.clone();
    eleven["K"] = json!("b6");
    refused(own(eleven), "FRA-113");
    let mut nine = stations.clone();
    nine.as_object_mut().unwrap().remove("J");
    refused(own(nine), "FRA-113");
    stations["B"] = json!("b2");
    refused(own(stations), "FRA-113");
}

#[test]
fn fra_r2_the_field_and_its_options() {
    let stations =
        json!({ "A": "b2", "B": "d2", "C": "f2", "D": "h2", "E": "j2", "F": "b4", "G": "d4", "H": "f4", "I": "h4", "J": "j4" });
    let own = |from: &str, to: &str| json!({ "layout": { "stations": stations, "field": { "from": from, "to": to } } });
    start(own("a1", "y25"), 3);
    start(own("b2", "j4"), 3);
    for (from, to) in [("b2", "j3"), ("c1", "y25"), ("y25", "a1"), ("a1", "z25"), ("a1", "y26"), ("a0", "y25")] {
        refused(own(from, to), "FRA-R2");
    }
    for margin in [-1, 3] {
        refused(json!({ "layout": "free", "freeMargin": margin }), "FRA-R2");
    }
    // Without the free layout the margin has no effect.
    assert_eq!(start(json!({ "freeMargin": 2 }), 3).state()["field"], json!({ "from": "a1", "to": "f6" }));
    at("hand0:t05").no(0, "lay t05 c7 0", "R2");
}

#[test]
fn fra_r38_no_two_stations_side_by_side() {
    let stations =
        json!({ "A": "b2", "B": "c2", "C": "f2", "D": "h2", "E": "j2", "F": "b4", "G": "d4", "H": "f4", "I": "h4", "J": "j4" });
    refused(json!({ "layout": { "stations": stations, "field": { "from": "a1", "to": "k6" } } }), "FRA-R38");
}

#[test]
fn a_wrong_kind_of_value_is_refused_by_the_rule_of_its_option() {
    for value in [json!(10.5), json!("300"), Value::Null, json!(true), json!([300]), json!(1e12), json!({})] {
        refused(json!({ "turnLimit": value }), "FRA-R17");
        refused(json!({ "layout": "free", "freeMargin": value }), "FRA-R2");
        let mut own = cards();
        own[3]["wagon"] = value.clone();
        refused(json!({ "cards": own }), "FRA-10");
    }
    for value in [json!(5), Value::Null, json!([]), json!({}), json!({ "stations": {} }), json!(true)] {
        refused(json!({ "layout": value }), "FRA-113");
    }
    for value in [json!(5), json!("t01"), json!({}), json!([1, 2]), json!([{ "id": "t01" }])] {
        refused(json!({ "cards": value }), "FRA-10");
    }
    for value in [json!(5), json!("A"), json!({ "A": 5 }), json!({ "A": null }), json!([])] {
        refused(json!({ "advanced": true, "specials": value }), "FRA-109");
    }
    let stations =
        json!({ "A": 5, "B": "d2", "C": "f2", "D": "h2", "E": "j2", "F": "b4", "G": "d4", "H": "f4", "I": "h4", "J": "j4" });
    refused(json!({ "layout": { "stations": stations, "field": { "from": "a1", "to": "k6" } } }), "FRA-R2");
    // A list of the fields in place of an object, an object in place of a word.
    let lists: Vec<Value> = cards().iter().map(|card| json!(card.as_object().unwrap().values().collect::<Vec<_>>())).collect();
    refused(json!({ "cards": lists }), "FRA-10");
    let stations = start(json!({}), 3).state()["stations"].clone();
    refused(json!({ "layout": [stations, { "from": "a1", "to": "f6" }] }), "FRA-113");
    refused(json!({ "layout": { "stations": stations, "field": ["a1", "f6"] } }), "FRA-113");
    refused(json!({ "layout": { "standard": null } }), "FRA-113");
    refused(json!({ "advanced": true, "specials": { "A": { "kidnap": null } } }), "FRA-109");
    // Null is the built-in table.
    assert_eq!(start(json!({ "cards": null }), 3).state()["cards"], Value::Null);
}
