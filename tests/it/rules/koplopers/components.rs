//! What is in the box.

use ludotheque::api::Session;
use ludotheque::core::{Game, Pcg};
use ludotheque::games::koplopers::{Components, Options};
use serde_json::json;

use super::*;

/// The tables that an owner may pass.
const TABLES: [&str; 6] = ["regions", "stations", "sections", "yards", "tokens", "disruptionCards"];

fn created(options: &Value) -> Session<Koplopers> {
    Session::create(&options.to_string()).unwrap()
}

fn points(places: impl IntoIterator<Item = (u64, u64)>) -> Value {
    places.into_iter().map(|(x, y)| json!({ "x": x, "y": y })).collect()
}

#[test]
fn components_are_the_tables_of_the_specification() {
    let found = json_of(&Session::<Koplopers>::box_components());
    for table in TABLES {
        assert_eq!(found[table], vectors()["board"][table], "{table}");
    }
    for table in ["constants", "chips", "roundTrack", "players"] {
        assert_eq!(found[table], vectors()[table], "{table}");
    }
    // Section 12 of the specification. The easternmost point is the end of the yard at Enschede.
    let end = rows("yards").iter().find(|row| row["station"] == "ES").unwrap()["end"]["x"].as_u64().unwrap();
    let drawing = json!({
        "width": end + 80,
        "height": 1880,
        "chipSpaces": points([(120, 150), (190, 150), (260, 150)]),
        "roundSpaces": points((0..=25).map(|round| (90 + 56 * round, 1830))),
    });
    assert_eq!(found["drawing"], drawing);
    let fields: BTreeSet<&str> = found.as_object().unwrap().keys().map(String::as_str).collect();
    let named = ["constants", "chips", "roundTrack", "players", "drawing"];
    assert_eq!(fields, TABLES.into_iter().chain(named).collect());
    let read: Components = serde_json::from_value(found.clone()).unwrap();
    assert_eq!(json_of(&read), found);
}

#[test]
fn components_of_every_table_without_an_owners_board_are_the_same() {
    let built_in = Session::<Koplopers>::box_components();
    for players in 2..=4 {
        for variant in ["family", "advanced"] {
            let session = created(&json!({ "players": players, "variant": variant, "seed": players }));
            assert_eq!(session.components(), built_in);
        }
    }
    assert_eq!(created(&json!({ "scenario": "meppel" })).components(), built_in);
}

#[test]
fn components_show_an_owners_tables() {
    let mut stations = rows("stations").clone();
    stations[0]["x"] = json!(3000);
    stations[0]["name"] = json!("Groningen Noord");
    stations[1]["circlesAt"][0]["y"] = json!(3900);
    let mut tokens = rows("tokens").clone();
    tokens[0]["passengers"] = json!(225);
    let board = json!({
        "constants": { "rounds": { "2": 3, "3": 4, "4": 5 } },
        "stations": stations,
        "tokens": tokens,
        "disruptionCards": vec!["GN"; 12],
    });
    let session = created(&json!({ "players": 2, "seed": 1, "board": board }));
    let found = json_of(&session.components());
    for table in ["stations", "tokens", "disruptionCards"] {
        assert_eq!(found[table], board[table], "{table}");
    }
    for table in ["regions", "sections", "yards"] {
        assert_eq!(found[table], vectors()["board"][table], "{table}");
    }
    let mut constants = vectors()["constants"].clone();
    constants["rounds"] = json!({ "2": 3, "3": 4, "4": 5 });
    assert_eq!(found["constants"], constants);
    assert_eq!((&found["drawing"]["width"], &found["drawing"]["height"]), (&json!(3080), &json!(3980)));
    // A saved game and a position bring the same box.
    assert_eq!(json_of(&Session::<Koplopers>::restore(&session.save("{}").unwrap()).unwrap().components()), found);
    assert_eq!(json_of(&created(&json!({ "position": session.state() })).components()), found);
}

#[test]
fn options_of_a_table_are_those_it_was_made_with() {
    let long = |row: &Value| json!({ "id": row["id"], "a": row["a"], "b": row["b"], "length": "long" });
    let passed = json!({
        "variant": "advanced",
        "coupledTrains": "onePointPerTurn",
        "board": { "sections": rows("sections").iter().map(long).collect::<Vec<_>>() },
    });
    for options in [json!({}), json!({ "variant": "advanced" }), passed] {
        let options: Options = serde_json::from_value(options).unwrap();
        let position = Koplopers::setup(&options, 3, &mut Pcg::new(4)).unwrap();
        let again = Koplopers::setup(&position.options(), 3, &mut Pcg::new(4)).unwrap();
        assert_eq!(again, position);
        assert_eq!(Koplopers::components(&position.options()), Koplopers::components(&options));
    }
}
