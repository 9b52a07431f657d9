//! What a position must satisfy, line by line and in order.

use ludotheque::core::Code;
use serde_json::{Value, json};

use super::vectors::refusal;
use super::{at, with, with_tiles, yard};

fn small_board() -> Value {
    let strand = json!([{ "squares": 1, "in": 1, "out": 1 }]);
    json!({ "sections": [[1, 1, 1], [1, 1, 1], [1, 1, 1]], "platforms": { "blue": strand, "red": strand, "yellow": strand } })
}

/// Every line of the table, broken, in the order of the table.
fn broken_lines() -> Vec<(Value, &'static str)> {
    let options = |tiles: bool, ends: &str, limit: u32, board: Value| json!({ "options": { "repairTiles": tiles, "platformEnds": ends, "turnLimit": limit, "board": board } });
    let mut no_strands = small_board();
    no_strands["platforms"]["red"] = json!([]);
    let locos = |first: [&str; 4]| json!({ "locos": [first, ["hand", "hand", "hand", "1o1"]] });
    let single = json!({ "colour": "red", "dice": [1, 2] });
    vec![
        (json!({ "seat": 4 }), "LOC-1"),
        (options(true, "choice", 1_000_001, no_strands), "LOC-R1"),
        (options(true, "choice", 0, small_board()), "LOC-R21"),
        (options(true, "choice", 1_000_001, json!(null)), "LOC-R21"),
        (
            json!({ "platforms": { "blue": { "slot": 4, "end": "A" }, "red": { "slot": 3, "end": "A" }, "yellow": { "slot": 4, "end": "A" } } }),
            "LOC-3",
        ),
        (json!({ "locos": [["nowhere", "hand", "hand"], ["hand", "hand", "hand", "hand"]] }), "LOC-2"),
        (locos(["nowhere", "am", "1o1", "hand"]), "LOC-3"),
        (locos(["am", "1o1", "hand", "hand"]), "LOC-32"),
        (locos(["1o1", "shed1", "shed2", "shed3"]), "LOC-3"),
        (locos(["so", "shed1", "shed2", "shed3"]), "LOC-37"),
        (options(false, "choice", 1000, json!(null)), "LOC-8"),
        (json!({ "reserve": 3 }), "LOC-38"),
        (json!({ "phase": "over" }), "LOC-R21"),
        (json!({ "winner": 1 }), "LOC-37"),
        (json!({ "roll": single }), "LOC-11"),
        (json!({ "phase": "loco", "presetColour": "red" }), "LOC-11"),
        (json!({ "presetColour": "red" }), "LOC-40"),
        (json!({ "part": 2, "activeLoco": 0 }), "LOC-40"),
        (json!({ "phase": "roll", "activeLoco": 0 }), "LOC-28"),
        (json!({ "phase": "roll", "part": 2, "activeLoco": null }), "LOC-28"),
    ]
}

#[test]
fn the_first_line_that_a_position_breaks_is_named() {
    let good = with_tiles(yard(2, &[("0.0", "so")]), &[1, 2]);
    at(good.clone());
    let lines = broken_lines();
    let mut pairs = 0;
    for (n, (first, rule)) in lines.iter().enumerate() {
        let named = |state: Value| refusal(&json!({ "position": state }));
        assert_eq!(named(with(good.clone(), first.clone())), Some((Code::BadPosition, Some(*rule))), "{first}");
        for (second, _) in &lines[n + 1..] {
            if first.as_object().unwrap().keys().any(|field| second.get(field).is_some()) {
                continue;
            }
            let both = with(with(good.clone(), second.clone()), first.clone());
            // A phase of the later line may make the earlier one good: only what still breaks it is compared.
            let alone_at_fault =
                ["seat", "options", "platforms", "locos", "reserve"].iter().any(|field| first.get(field).is_some());
            if alone_at_fault {
                assert_eq!(named(both), Some((Code::BadPosition, Some(*rule))), "{first} and {second}");
                pairs += 1;
            }
        }
    }
    assert!(pairs > 60, "{pairs}");
}

#[test]
fn a_position_is_a_whole_state_of_the_right_types() {
    let good = yard(2, &[("0.0", "1m1")]);
    for field in good.as_object().unwrap().keys() {
        let mut less = good.clone();
        less.as_object_mut().unwrap().remove(field);
        assert_eq!(refusal(&json!({ "position": less })), Some((Code::BadPosition, None)), "{field} is left out");
    }
    for (path, wrong) in [
        ("/turn", json!(0)),
        ("/turn", json!(1_000_000_001)),
        ("/turn", json!(1.5)),
        ("/part", json!(3)),
        ("/part", json!("1")),
        ("/phase", json!("pass")),
        ("/seat", json!("0")),
        ("/seat", json!(null)),
        ("/platforms/blue", json!({ "slot": 2 })),
        ("/platforms/blue/end", json!("C")),
        ("/platforms/blue/slot", json!(2.5)),
        ("/locos/0/0", json!(7)),
        ("/locos/0/0", json!(null)),
        ("/roll", json!({ "colour": "red", "dice": [1, 7] })),
        ("/roll", json!({ "colour": "red", "dice": [1] })),
        ("/roll", json!({ "colour": "green", "dice": [1, 1] })),
        ("/activeLoco", json!(4)),
        ("/activeLoco", json!(-1)),
        ("/presetColour", json!("green")),
        ("/tiles/0", json!(-1)),
        ("/reserve", json!(-1)),
        ("/winner", json!("0")),
        ("/options/turnLimit", json!(-1)),
        ("/options/turnLimit", json!(2.5)),
        ("/options/repairTiles", json!(0)),
        ("/options/platformEnds", json!("turn")),
        ("/options/board", json!(1)),
        ("/options", json!({ "repairTiles": false, "platformEnds": "choice", "turnLimit": 1000 })),
    ] {
        let mut state = good.clone();
        *state.pointer_mut(path).unwrap() = wrong.clone();
        assert_eq!(refusal(&json!({ "position": state })), Some((Code::BadPosition, None)), "{path} {wrong}");
    }
    for path in ["", "/options", "/platforms", "/platforms/red"] {
        let mut state = good.clone();
        state.pointer_mut(path).unwrap()["extra"] = json!(1);
        assert_eq!(refusal(&json!({ "position": state })), Some((Code::BadPosition, None)), "{path} with a field too many");
    }
}

#[test]
fn what_is_not_asked_of_a_position() {
    for fields in [
        json!({ "turn": 1_000_000_000 }),
        json!({ "seat": 1 }),
        json!({ "locos": [["shed9", "shed4", "hand", "hand"], ["hand", "hand", "hand", "hand"]] }),
    ] {
        at(with(yard(2, &[]), fields));
    }
    let mut slid = super::platforms(yard(2, &[]), ["2A", "3B", "4A"]);
    slid["options"]["platformEnds"] = json!("slide");
    at(slid);
}

#[test]
fn the_count_of_turns_stops_where_a_state_can_still_hold_it() {
    use super::{Turn, enter};
    let mut play = at(super::option(with(yard(2, &[]), json!({ "turn": 1_000_000_000 })), "turnLimit", json!(0)));
    play.rolls("red", [1, 2], "A");
    play.does(enter("sm"));
    play.shows(&json!({ "turn": 1_000_000_000, "seat": 1 }));
    at(play.state());
}
