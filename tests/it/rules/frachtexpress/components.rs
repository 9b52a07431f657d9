//! What is in the box: the tables of the specification, or an owner's own.

use ludotheque::core::{Game, Viewer};
use ludotheque::games::frachtexpress::{FrachtExpress, Options};
use serde_json::{Value, json};

use super::{Fra, at, drawn};
use crate::dsl::{json_of, position, read, setup};

/// The tables of the specification.
fn specified() -> Value {
    serde_json::from_str(include_str!("../../../vectors/frachtexpress.json")).unwrap()
}

/// What is in the box at a table.
fn at_table(play: &Fra) -> Value {
    json_of(&FrachtExpress::components(&play.0.position().options()))
}

/// What is in the box of a game with these options, which is the same at its table.
fn with(options: Value) -> Value {
    let read: Options = read(&options).unwrap();
    let components = json_of(&FrachtExpress::components(&read));
    assert_eq!(components, at_table(&setup(options, 3)));
    components
}

/// A table without what the specification says about where it comes from.
fn plain(mut table: Value) -> Value {
    match &mut table {
        Value::Object(fields) => {
            fields.remove("provenance");
        }
        Value::Array(rows) => {
            for row in rows {
                let fields = row.as_object_mut().unwrap();
                fields.remove("provenance");
                fields.remove("note");
            }
        }
        _ => {}
    }
    table
}

#[test]
fn the_components_are_the_tables_of_the_specification() {
    let (components, tables) = (with(json!({})), specified());
    for (name, table) in [
        ("components", &tables["components"]["rows"]),
        ("locomotiveColours", &tables["components"]["locomotiveColours"]),
        ("limits", &tables["limits"]),
        ("geometry", &tables["geometry"]),
        ("stations", &tables["stations"]["rows"]),
        ("otherSpecials", &tables["stations"]["otherSpecials"]),
        ("layouts", &tables["layouts"]["rows"]),
        ("free", &tables["layouts"]["free"]),
        ("patterns", &tables["patterns"]["rows"]),
    ] {
        let table = if name == "locomotiveColours" { table.clone() } else { plain(table.clone()) };
        assert_eq!(components[name], table, "{name}");
    }
    assert_eq!(components["layout"], "standard");
    assert_eq!(components["cards"], cards(&tables["cards"]["rows"]));
    assert_eq!(components.as_object().unwrap().len(), 11, "nothing beside the tables");
}

/// Rows of cards with the elements of their patterns.
fn cards(rows: &Value) -> Value {
    let tables = specified();
    let patterns = tables["patterns"]["rows"].as_array().unwrap();
    let mut rows = rows.clone();
    for row in rows.as_array_mut().unwrap() {
        let pattern = patterns.iter().find(|pattern| pattern["id"] == row["pattern"]).unwrap();
        row["elements"] = pattern["elements"].clone();
    }
    rows
}

#[test]
fn turning_a_side_turns_the_elements_with_it() {
    let geometry = &with(json!({}))["geometry"];
    for side in geometry["sides"].as_array().unwrap() {
        let side = side.as_str().unwrap();
        let step = |name: &str| {
            let step: Vec<i64> = geometry["step"][name].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect();
            (step[0], step[1])
        };
        let turned = geometry["quarterTurnClockwise"][side].as_str().unwrap();
        let opposite = geometry["opposite"][side].as_str().unwrap();
        let (x, y) = step(side);
        assert_eq!(step(turned), (-y, x), "rows grow downwards");
        assert_eq!(step(opposite), (-x, -y));
        assert_eq!(geometry["quarterTurnClockwise"][turned], opposite);
    }
}

#[test]
fn the_other_layouts_are_in_use_by_name() {
    let tables = specified();
    for layout in ["author", "free"] {
        let components = with(json!({ "layout": layout }));
        assert_eq!(components["layout"], layout);
        assert_eq!(components["layouts"], tables["layouts"]["rows"]);
    }
}

#[test]
fn an_owners_layout_is_shown_with_its_cells() {
    let own = json!({
        "stations": { "A": "j6", "B": "h6", "C": "f6", "D": "i5", "E": "g5", "F": "e5", "G": "c5", "H": "h4", "I": "f4", "J": "d4" },
        "field": { "from": "b3", "to": "k7" },
    });
    let components = with(json!({ "layout": own }));
    assert_eq!(components["layout"], "own");
    let rows = components["layouts"].as_array().unwrap();
    assert_eq!(rows.len(), 3);
    assert_eq!(rows[2], json!({ "id": "own", "stations": own["stations"], "field": own["field"] }));
    assert_eq!(json!(rows[..2]), specified()["layouts"]["rows"]);
}

#[test]
fn a_free_layout_is_shown_once_all_stations_lie() {
    let mut play = setup::<FrachtExpress>(json!({ "layout": "free", "freeMargin": 2 }), 3);
    play.draws("start 0");
    for (n, letter) in ('A'..='J').enumerate() {
        assert_eq!(at_table(&play)["layout"], "free");
        play.draws(&format!("dealt {} {letter}", n % 3));
    }
    // A diagonal through the first cell, down to the right.
    for (n, letter) in ('A'..='J').enumerate() {
        assert_eq!(at_table(&play)["layout"], "free");
        let cell = format!("{}{}", char::from(b'm' + n as u8), 13 + n);
        play.go(n as u8 % 3, &format!("place {letter} {cell}"));
    }
    let components = at_table(&play);
    assert_eq!(components["layout"], "own");
    assert_eq!(components["layouts"][2]["stations"]["J"], "v22");
    assert_eq!(components["layouts"][2]["field"], json!({ "from": "k11", "to": "x24" }));
    assert_eq!(components["limits"]["freeMargin"], 2);
}

#[test]
fn chosen_specials_are_shown_with_their_labels() {
    let specials = json!({ "A": "kidnap", "C": "none", "D": "wagonRaid" });
    let components = with(json!({ "advanced": true, "specials": specials }));
    let mut expected = specified()["stations"]["rows"].clone();
    expected[0] = json!({ "id": "A", "special": "kidnap", "label": "Kidnapping" });
    expected[2] = json!({ "id": "C", "special": "none", "label": "No special action" });
    expected[3] = json!({ "id": "D", "special": "wagonRaid", "label": "Wagon raid" });
    assert_eq!(components["stations"], expected);
    // A position brings its specials along; in the basic game the printed ones are on the cards and do not count.
    assert_eq!(at_table(&at("advanced A:kidnap"))["stations"][0], expected[0]);
    assert_eq!(at_table(&at("hand0:t12"))["stations"], specified()["stations"]["rows"]);
}

#[test]
fn an_owners_cards_are_shown() {
    let mut own = specified()["cards"]["rows"].clone();
    own[0] = json!({ "id": "first", "pattern": "slipLeft", "wagon": 9, "from": "J", "to": "A", "action": 1 });
    let components = with(json!({ "cards": own }));
    assert_eq!(components["cards"], cards(&own));
    let count = |id: &str| {
        let rows = components["patterns"].as_array().unwrap();
        rows.iter().find(|row| row["id"] == id).unwrap()["count"].clone()
    };
    assert_eq!((count("slipLeft"), count("switchLeft")), (json!(2), json!(3)));
    let mut state = drawn("");
    state["cards"] = own.clone();
    for id in state["deck"].as_array_mut().unwrap() {
        if *id == "t01" {
            *id = json!("first");
        }
    }
    assert_eq!(at_table(&position(state))["cards"], cards(&own));
}

#[test]
fn other_limits_are_shown() {
    let limits = &with(json!({ "turnLimit": 40, "freeMargin": 0 }))["limits"];
    assert_eq!((&limits["turnLimit"], &limits["freeMargin"]), (&json!(40), &json!(0)));
}

#[test]
fn the_options_of_a_table_open_the_same_table() {
    for options in [
        json!({}),
        json!({ "layout": "author", "turnLimit": 77 }),
        json!({ "layout": "free", "freeMargin": 2 }),
        json!({ "advanced": true, "specials": { "B": "kidnap" } }),
        json!({ "cards": specified()["cards"]["rows"] }),
    ] {
        let play = setup::<FrachtExpress>(options, 3);
        let again = setup::<FrachtExpress>(json_of(&play.0.position().options()), 3);
        assert_eq!(again.0.position(), play.0.position());
    }
}

#[test]
fn the_last_event_says_the_outcome() {
    // Seat 1 has delivered more, seats 0 and 2 the same and have the same train.
    for (start, reason) in [("number:300", "turnLimit"), ("rest:hand1", "pilesEmpty")] {
        let mut play = at(&format!("delivered1:t04 delivered0:t03 delivered2:t06 {start}"));
        let events = play.plays(0, json!({ "type": "endTurn" }));
        let over = events.last().unwrap();
        let outcome = play.outcome();
        assert_eq!(over["type"], "gameOver");
        for field in ["ranking", "scores", "reason"] {
            assert_eq!(over[field], outcome[field], "{field}");
        }
        assert_eq!((&over["ranking"], &over["reason"]), (&json!([[1], [0, 2]]), &json!(reason)));
        assert_eq!(over["delivered"], over["scores"]);
        let state = json_of(&play.0.position().state(Viewer::Omniscient));
        assert_eq!(state["phase"]["reason"], reason);
    }
}
