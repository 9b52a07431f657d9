//! What is in the box, against the tables of the specification (`tests/vectors/troia.json`).

use ludotheque::core::Game;
use ludotheque::games::troia::{Options, Troia};
use serde_json::{Value, json};

use super::{laid_out, table_of_pieces};
use crate::architecture::root;

/// The tables. The letters that some pieces have in the rulebook's examples are not on the pieces.
fn specification() -> Value {
    let text = std::fs::read_to_string(root().join("tests/vectors/troia.json")).unwrap();
    let mut tables: Value = serde_json::from_str(&text).unwrap();
    for piece in tables["pieces"]["rows"].as_array_mut().unwrap() {
        piece.as_object_mut().unwrap().remove("example");
    }
    tables
}

fn components(options: Value) -> Value {
    let options: Options = serde_json::from_value(options).unwrap();
    serde_json::to_value(Troia::components(&options)).unwrap()
}

/// A table of the specification without what is said about it.
fn without_notes(table: &Value, notes: &[&str]) -> Value {
    let fields = table.as_object().unwrap().iter().filter(|(name, _)| !notes.contains(&name.as_str()));
    Value::Object(fields.map(|(name, value)| (name.clone(), value.clone())).collect())
}

#[test]
fn the_components_are_the_tables_of_the_specification() {
    let (specification, found) = (specification(), components(json!({ "plans": "box" })));
    for table in ["layers", "pieces", "colours", "cards", "setup", "rotations", "contours", "planArt"] {
        let (rows, expected) = (found[table].as_array().unwrap(), specification[table]["rows"].as_array().unwrap());
        assert_eq!(rows.len(), expected.len(), "{table}");
        for (row, expected) in rows.iter().zip(expected) {
            assert_eq!(row, expected, "{table}");
        }
    }
    for table in ["limits", "mound", "scoreTrack", "drawing"] {
        let notes = ["provenance", "note", "axes", "playedCards"];
        assert_eq!(found[table], without_notes(&specification[table], &notes), "{table}");
    }
    assert_eq!(found.as_object().unwrap().len(), 12, "all tables are compared");
}

#[test]
fn drawn_plans_are_no_component() {
    let mut expected = components(json!({ "plans": "box" }));
    for piece in expected["pieces"].as_array_mut().unwrap() {
        piece["kind"] = Value::Null;
    }
    assert_eq!(components(json!({ "plans": "drawn" })), expected);
    assert_eq!(components(json!({})), expected, "plans are drawn when nothing else is said");
}

#[test]
fn an_owners_plans_are_in_the_box() {
    let table = json!({ "I": ["a1"], "II": [], "VI": ["b2", "c3"], "VII": ["d4"], "VIII": [] });
    let found = components(json!({ "plans": table }));
    let plans: Vec<&str> = found["pieces"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|piece| piece["kind"] == "plan")
        .map(|piece| piece["id"].as_str().unwrap())
        .collect();
    assert_eq!(plans, ["I-a1", "VI-b2", "VI-c3", "VII-d4"]);
    assert_eq!(found["pieces"].as_array().unwrap().iter().filter(|piece| piece["kind"] == "rubble").count(), 69);
    let counts: Vec<(&Value, &Value)> =
        found["layers"].as_array().unwrap().iter().map(|layer| (&layer["planPieces"], &layer["rubblePieces"])).collect();
    let expected = [[1, 8], [0, 16], [2, 14], [1, 15], [0, 16]].map(|[plan, rubble]| (json!(plan), json!(rubble)));
    assert!(counts.into_iter().eq(expected.iter().map(|(plan, rubble)| (plan, rubble))));
}

/// The components at a table are those of its options, whatever the pieces at the table are.
#[test]
fn a_table_has_the_components_of_its_options() {
    let table = json!({ "I": ["a1"], "II": [], "VI": [], "VII": ["d4"], "VIII": [] });
    for plans in [json!("drawn"), json!("box"), table] {
        let state = laid_out(3).with("/options/plans", plans.clone()).with("/options/contours", json!("examined"));
        let game = Troia::from_state(&serde_json::from_value(state.0).unwrap()).unwrap();
        let options = game.options();
        assert_eq!(
            serde_json::to_value(&options).unwrap(),
            json!({ "colours": ["red", "blue", "yellow"], "plans": plans, "contours": "examined", "bridges": true })
        );
        assert_eq!(serde_json::to_value(Troia::components(&options)).unwrap(), components(json!({ "plans": plans })));
    }
    let found = components(json!({ "plans": "box" }));
    for ((layer, cell, kind), piece) in table_of_pieces().iter().zip(found["pieces"].as_array().unwrap()) {
        assert_eq!((&piece["layer"], &piece["cell"], &piece["kind"]), (&json!(layer), &json!(cell), &json!(kind)));
    }
}
