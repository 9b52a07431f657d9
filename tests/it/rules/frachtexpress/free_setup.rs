//! The free set-up (FRA-114, FRA-115).

use ludotheque::core::{Actor, Code};
use serde_json::{Value, json};

use super::setup::start;
use super::{Fra, mv};

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
