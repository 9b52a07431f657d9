//! What is in the box, against the tables of the specification.

use std::collections::{BTreeMap, BTreeSet};

use ludotheque::core::Game;
use ludotheque::games::ptites_locos::{Options, PtitesLocos};
use serde_json::{Value, json};

use super::board::{arrangements, expected, follows};
use super::{at, option, platforms, yard};
use crate::architecture::root;
use crate::dsl::{json_of, read, setup};

const TABLES: [&str; 13] = [
    "components",
    "dice",
    "rulesConstants",
    "grid",
    "lanes",
    "squares",
    "arrivalBuffers",
    "seatColours",
    "sheds",
    "slots",
    "platformGrid",
    "platforms",
    "placements",
];

fn tables() -> Value {
    serde_json::from_str(&std::fs::read_to_string(root().join("tests/vectors/ptites-locos-components.json")).unwrap()).unwrap()
}

fn components(options: Value) -> Value {
    json_of(&PtitesLocos::components(&read::<Options>(&options).unwrap()))
}

/// A board of one's own whose sections differ, with strands of one to four squares and buffers at either end.
pub(super) fn own_board() -> Value {
    json!({
        "sections": [[10, 2, 1], [1, 12, 4], [3, 3, 3]],
        "platforms": {
            "blue": [{ "squares": 4, "in": 1, "out": 1 }, { "squares": 2, "in": 2, "out": 4 }, { "squares": 1, "in": null, "out": 2 }],
            "red": [{ "squares": 1, "in": 1, "out": 2 }, { "squares": 3, "in": 2, "out": 1 }, { "squares": 2, "in": 3, "out": null }, { "squares": 4, "in": null, "out": 3 }],
            "yellow": [{ "squares": 2, "in": 4, "out": 2 }, { "squares": 3, "in": 2, "out": 3 }],
        },
    })
}

/// JavaScript knows one kind of number: 10 and 10.0 are the same.
fn one_kind_of_number(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!(number.as_f64().unwrap()),
        Value::Array(items) => items.iter().map(one_kind_of_number).collect(),
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), one_kind_of_number(value))).collect(),
        other => other.clone(),
    }
}

fn rows<'a>(components: &'a Value, table: &str) -> &'a [Value] {
    components[table].as_array().unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

#[test]
fn the_components_are_the_tables_of_the_specification() {
    let (tables, components) = (tables(), components(json!({})));
    for table in TABLES {
        assert_eq!(one_kind_of_number(&components[table]), one_kind_of_number(&tables[table]), "{table}");
    }
    assert_eq!(components.as_object().unwrap().len(), TABLES.len(), "a table that nothing is compared with");
}

#[test]
fn the_components_show_the_board_of_an_owner() {
    let options = json!({ "board": own_board(), "turnLimit": 60, "repairTiles": true, "platformEnds": "slide" });
    let table = setup::<PtitesLocos>(options.clone(), 2);
    assert_eq!(table.0.position().options(), read(&options).unwrap(), "the options of the table");
    let components = json_of(&PtitesLocos::components(&table.0.position().options()));
    let mut lengths: BTreeMap<String, u64> = BTreeMap::new();
    for square in rows(&components, "squares").iter().filter(|square| square["kind"] == "rail") {
        *lengths.entry(format!("{}{}", square["section"], text(&square["lane"]))).or_default() += 1;
    }
    for (section, given) in (1..).zip(own_board()["sections"].as_array().unwrap()) {
        for (lane, length) in ["o", "m", "i"].iter().zip(given.as_array().unwrap()) {
            assert_eq!(&json!(lengths[&format!("{section}{lane}")]), length, "section {section}, track {lane}");
        }
    }
    for platform in rows(&components, "platforms") {
        let given = &own_board()["platforms"][text(&platform["colour"])];
        let shown: Vec<Value> = rows(platform, "strands")
            .iter()
            .map(|strand| json!({ "squares": rows(strand, "cells").len(), "in": strand["in"], "out": strand["out"] }))
            .collect();
        assert_eq!(&json!(shown), given);
        let blocked = shown.iter().filter(|strand| strand["in"].is_null() || strand["out"].is_null()).count();
        assert_eq!(rows(platform, "buffers").len(), blocked);
    }
    assert_eq!(components["lanes"][0]["sectionLength"], json!(null), "10, 1 and 3 squares");
    assert_eq!(components["slots"][1]["entry"], json!(["1o10", "1m2", "1i1", null]));
}

#[test]
fn every_square_of_an_own_board_has_a_place_of_its_own_in_the_yard() {
    let components = components(json!({ "board": own_board(), "turnLimit": 60 }));
    let mut places = BTreeSet::new();
    let squares = rows(&components, "squares").len();
    for square in rows(&components, "squares") {
        let [x, y] = ["x", "y"].map(|axis| square[axis].as_f64().unwrap());
        assert!((0.0..=10.0).contains(&x) && (0.0..=10.0).contains(&y), "{square}");
        places.insert(format!("{x:.3} {y:.3}"));
    }
    assert_eq!(places.len(), squares);
    for placement in rows(&components, "placements") {
        let slot = &components["slots"][placement["slot"].as_u64().unwrap() as usize - 1];
        for cell in rows(placement, "cells") {
            for (axis, from, size) in [("x", "x0", "w"), ("y", "y0", "h")] {
                let [at, from, size] = [&cell[axis], &slot[from], &slot[size]].map(|number| number.as_f64().unwrap());
                assert!((from..=from + size - 1.0).contains(&at), "{cell} in {slot}");
            }
        }
    }
}

#[test]
fn the_successors_of_an_own_board_are_those_of_play_in_all_arrangements() {
    let components = components(json!({ "board": own_board(), "turnLimit": 60 }));
    let state = option(yard(2, &[]), "board", own_board());
    for [blue, red, yellow] in arrangements() {
        let text = |(slot, end): (u64, &str)| format!("{slot}{end}");
        let play = at(platforms(state.clone(), [&text(blue), &text(red), &text(yellow)]));
        for (square, next) in expected(&components, &BTreeMap::from([("blue", blue), ("red", red), ("yellow", yellow)])) {
            assert_eq!(follows(play.0.position(), &square), next, "{square}");
        }
    }
}
