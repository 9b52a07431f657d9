//! Material, options, the set-up, the frame of a turn, the end of the game (FRA-1 to FRA-19, FRA-57 to FRA-61).

use ludotheque::core::{Actor, Code};
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::{Value, json};

use super::{Fra, at, drawn, mv};
use crate::dsl::{bad_setup, position, setup};

fn refused(options: Value, rule: &str) {
    let error = bad_setup::<FrachtExpress>(options.clone(), 3);
    assert_eq!((error.code, error.rule().map(|rule| rule.id())), (Code::BadOptions, Some(rule)), "{options}");
}

fn start(options: Value, seats: u8) -> Fra {
    setup(options, seats)
}

/// The table of the specification, as an owner would pass it.
fn cards() -> Vec<Value> {
    let vectors: Value = serde_json::from_str(include_str!("../../../vectors/frachtexpress.json")).unwrap();
    vectors["cards"]["rows"].as_array().unwrap().clone()
}

/// Deals everybody three cards and the first of turn 1, in the order of the table.
fn begun(options: Value, seats: u8, first: u8) -> Fra {
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
fn fra_18_played_cards_lie_open_on_the_discard_pile() {
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
    assert_eq!(play.draws("drawn 0 t17"), ["cardDrawn 0 t17 FRA-50", "gameOver pilesEmpty [0,0,0] [0,0,0] FRA-57"]);
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
        ["turnEnded 0 FRA-16", "turnStarted 1 10 FRA-14", "gameOver pilesEmpty [12,12,9] [2,3,0] FRA-57"],
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
fn fra_r17_e15_the_turn_limit() {
    for limit in [9, 10_001, -1] {
        refused(json!({ "turnLimit": limit }), "FRA-R17");
    }
    assert_eq!(start(json!({ "turnLimit": 10 }), 3).state()["turnLimit"], json!(10));
    let mut play = at("number:300 hand0:t12");
    assert_eq!(play.go(0, "endTurn"), ["turnEnded 0 FRA-16", "gameOver turnLimit [0,0,0] [0,0,0] FRA-R17"]);
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

// ---- The free set-up ----

fn free() -> Fra {
    let mut play = start(json!({ "layout": "free" }), 3);
    play.draws("start 1");
    play
}

/// Stations dealt 1, 2, 0, 1, … in the order of the letters.
fn dealt() -> Fra {
    let mut play = free();
    for (letter, seat) in ('A'..='J').zip([1, 2, 0, 1, 2, 0, 1, 2, 0, 1]) {
        play.draws(&format!("dealt {seat} {letter}"));
    }
    play
}

#[test]
fn fra_114_the_stations_are_dealt() {
    let mut play = start(json!({ "layout": "free" }), 3);
    let state = play.state();
    assert_eq!(
        (&state["field"], &state["players"][0]["loc"], &state["stations"]["A"]),
        (&Value::Null, &Value::Null, &Value::Null)
    );
    assert_eq!(state["stationPool"].as_array().unwrap().len(), 10);
    play.draws("start 1");
    assert_eq!(play.phase(), json!({ "type": "dealStations", "seat": 1 }));
    assert_eq!(play.legal(Actor::Chance).len(), 10);
    play.refuses(Actor::Chance, mv("dealt 2 A"), "FRA-114");
    assert_eq!(play.draws("dealt 1 C"), ["stationDealt 1 C FRA-114"]);
    play.refuses(Actor::Chance, mv("dealt 2 C"), "FRA-114");
    assert_eq!(play.view(1)["players"][1]["stationHand"], json!(["C"]));
    assert_eq!(play.view(0)["players"][1]["stationHand"], json!([null]));
    assert_eq!(play.view(1)["stationPool"], json!(vec![Value::Null; 9]));
}

#[test]
fn fra_115_e17_each_station_touches_another_by_a_corner() {
    let mut play = dealt();
    assert_eq!(play.pile(1, "stationHand"), json!(["A", "D", "G", "J"]));
    assert_eq!(play.phase(), json!({ "type": "placeStation", "seat": 1 }));
    play.offers(1, &["place A m13", "place D m13", "place G m13", "place J m13"]);
    play.no(1, "place A l12", "R37");
    play.no(1, "place B m13", "114");
    assert_eq!(play.go(1, "place A m13"), ["stationPlaced 1 A m13 FRA-115"]);
    let cells = ["l12", "n12", "l14", "n14"];
    let expected: Vec<Value> =
        ["B", "E", "H"].iter().flat_map(|letter| cells.map(|cell| mv(&format!("place {letter} {cell}")))).collect();
    assert_eq!(play.legal(2), expected, "12 moves");
    play.no(2, "place B m12", "115");
    play.no(2, "place B m13", "115");
    play.no(2, "place A l12", "114");
    play.no(2, "endTurn", "115");
    play.no_as(Code::NotYourTurn, 0, "place C l12", "14");
    play.go(2, "place B l12");
    // Of the corners of m13 and l12 the occupied ones are left out; by row, then column.
    assert_eq!(play.of_kind(0, "placeStation").len(), 3 * 6);
    assert_eq!(play.legal(0)[0], mv("place C k11"));
}

#[test]
fn fra_r37_order_of_the_free_set_up() {
    let mut play = dealt();
    let cells = ["m13", "n14", "o15", "p16", "q17", "r18", "s19", "t20", "u21"];
    let order = [(1, "A"), (2, "B"), (0, "C"), (1, "D"), (2, "E"), (0, "F"), (1, "G"), (2, "H"), (0, "I")];
    for ((seat, letter), cell) in order.into_iter().zip(cells) {
        play.go(seat, &format!("place {letter} {cell}"));
    }
    assert_eq!(play.phase(), json!({ "type": "placeStation", "seat": 1 }), "whoever has none is skipped");
    let events = play.go(1, "place J v22");
    assert_eq!(events, ["stationPlaced 1 J v22 FRA-115", "fieldSet from:l12,to:w23 FRA-R2"]);
    assert_eq!((play.phase(), play.loc(2)), (json!({ "type": "deal", "seat": 1, "round": 1 }), "A".to_owned()));
    // Four players: three, three, two and two.
    let mut four = start(json!({ "layout": "free", "freeMargin": 0 }), 4);
    four.draws("start 3");
    for (letter, n) in ('A'..='J').zip(0..) {
        four.draws(&format!("dealt {} {letter}", (3 + n) % 4));
    }
    let counts: Vec<usize> = (0..4).map(|seat| four.pile(seat, "stationHand").as_array().unwrap().len()).collect();
    assert_eq!(counts, [3, 2, 2, 3]);
    for ((letter, n), cell) in ('A'..='J').zip(0..).zip(["m13", "n12", "o13", "n14", "m15", "l14", "k13", "l12", "m11", "k11"]) {
        four.go((3 + n) % 4, &format!("place {letter} {cell}"));
    }
    assert_eq!(four.state()["field"], json!({ "from": "k11", "to": "o15" }), "no margin");
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
    assert_eq!(events, ["announced 0 F true FRA-62", "gameOver pilesEmpty [0,0,0] [6,0,0] FRA-57"]);
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
