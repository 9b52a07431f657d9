//! What is in the box, against the tables of the specification.

use ludotheque::core::Game;
use ludotheque::games::kopis::{Kopis, Options};
use serde_json::{Value, json};

use crate::architecture::root;
use crate::dsl::{json_of, read, setup};

fn tables() -> Value {
    serde_json::from_str(&std::fs::read_to_string(root().join("tests/vectors/kopis-components.json")).unwrap()).unwrap()
}

fn components(options: Value) -> Value {
    json_of(&Kopis::components(&read::<Options>(&options).unwrap()))
}

#[test]
fn the_components_are_the_tables_of_the_specification() {
    let (tables, components) = (tables(), components(json!({})));
    for table in ["components", "seats", "squares", "lines", "placement", "scoring"] {
        assert_eq!(components[table], tables[table], "{table}");
    }
    assert_eq!(components["layout"], tables["layouts"]["default"]);
    assert_eq!(components["plane"], json!({ "size": 900, "square": 100 }), "«Drawing it»");
    assert_eq!(components.as_object().unwrap().len(), 8, "a table that nothing is compared with");
}

#[test]
fn the_components_show_the_layout_of_an_owner() {
    let chequered = tables()["layouts"]["chequered"].clone();
    let options = json!({ "layout": chequered, "mode": "suddenDeath", "setup": "advanced", "quietLimit": 20 });
    assert_eq!(components(options.clone())["layout"], chequered);
    let table = setup::<Kopis>(options.clone(), 2);
    let played = table.0.position().options();
    assert_eq!(json_of(&played)["layout"], chequered);
    assert_eq!(played, read(&with_order(options)).unwrap(), "the options of the table");
    assert_eq!(json_of(&Kopis::components(&played))["layout"], chequered);
}

fn with_order(mut options: Value) -> Value {
    options["placementOrder"] = json!("alternate");
    options
}

#[test]
fn a_layout_written_in_another_order_is_the_same_layout() {
    let mut layout = tables()["layouts"]["default"].clone();
    layout["fortresses"] = json!([["d3", "c3"], ["d4", "c4"]]);
    layout["posts"]["south"] = json!(["e", "b", "d", "c"]);
    assert_eq!(components(json!({ "layout": layout })), components(json!({})));
}
