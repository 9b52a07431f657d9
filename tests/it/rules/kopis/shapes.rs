//! The shapes of moves, positions and options.

use ludotheque::core::Code;
use ludotheque::games::kopis::{Kopis, Move, Options, State};
use serde_json::{Value, json};

use super::*;
use crate::dsl::{bad_position, scenario, setup};

#[test]
fn nothing_is_hidden() {
    let mut play = scenario::<Kopis>("capture");
    play.plays(0, slide("south", "c"));
    assert_eq!([play.view(0), play.view(1)], [play.state(), play.state()]);
}

#[test]
fn what_is_not_a_move_is_malformed() {
    let play = setup::<Kopis>(json!({}), 2);
    for wrong in [
        slide("south", "g"),
        slide("up", "c"),
        place("a7"),
        json!({ "type": "slide", "side": "south" }),
        json!({ "type": "slide", "side": "south", "line": "c", "by": 1 }),
        json!({ "type": "slide", "side": "south", "line": 3 }),
        json!({ "side": "south", "line": "c" }),
        json!({ "type": "castle" }),
        json!(null),
        json!([]),
    ] {
        assert!(serde_json::from_value::<Move>(wrong.clone()).is_err(), "{wrong}");
        play.malformed(wrong);
    }
}

#[test]
fn a_position_needs_its_fields_and_no_others() {
    let good = battle("storm", 0, START, ALL_WAIT, None);
    let read = |state: Value| serde_json::from_value::<State>(state).is_ok();
    assert!(read(good.clone()));
    for field in ["mode", "phase", "turn", "board", "waiting", "bastion"] {
        let mut missing = good.clone();
        missing.as_object_mut().unwrap().remove(field);
        assert!(!read(missing), "{field} may not be left out");
    }
    assert!(!read(with(good.clone(), "colour", json!("red"))));
    for (field, value) in
        [("captured", json!([0.5, 0])), ("lost", json!([-1, 0])), ("quiet", json!("0")), ("bastion", json!("g1"))]
    {
        assert!(!read(with(good.clone(), field, value)), "{field}");
    }
    assert!(read(with(good.clone(), "standing", json!([-7, 2.5]))), "standing is not read");
    for standing in [json!([0]), json!(["0", 0]), json!(null), json!({})] {
        assert!(!read(with(good.clone(), "standing", standing.clone())), "{standing} is not two numbers");
    }
    assert!(read(with(good.clone(), "layout", Value::Null)));
    assert!(
        !read(with(good.clone(), "result", json!({ "reason": "allPlayed", "scores": [1, 0] }))),
        "a winner may not be left out"
    );
    let over = bad_position::<Kopis>(with(good.clone(), "phase", json!("over")));
    assert_eq!((over.code, over.rule()), (Code::BadPosition, None));
    let result = json!({ "reason": "allPlayed", "scores": [1, 0], "winner": 0 });
    assert_eq!(bad_position::<Kopis>(with(good, "result", result)).code, Code::BadPosition);
}

#[test]
fn options_are_checked_and_kept_where_they_are_not_used() {
    let play = setup::<Kopis>(json!({ "placementOrder": "snake", "quietLimit": 17 }), 2);
    play.shows(&json!({ "mode": "storm", "setup": "base", "placementOrder": "snake", "quietLimit": 17 }));
    for wrong in [json!({ "mode": "chess" }), json!({ "setup": 1 }), json!({ "speed": 3 }), json!({ "quietLimit": 40.5 })] {
        assert!(serde_json::from_value::<Options>(wrong.clone()).is_err(), "{wrong}");
    }
    assert!(serde_json::from_value::<Options>(json!({ "layout": { "fortresses": [["c3", "d3"], ["c4", "d4"]] } })).is_err());
}
