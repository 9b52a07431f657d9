//! The tracks: the tables of the specification, all 192 arrangements, and boards of one's own (LOC-R1).

use std::collections::{BTreeMap, BTreeSet};

use ludotheque::core::{Actor, Code, Draw, EventLog, Game, Pcg, Rng, Seed, Viewer};
use ludotheque::games::ptites_locos::{Options, PtitesLocos};
use serde_json::{Value, json};

use super::vectors::{refusal, vectors};
use super::{Turn, at, drive, enter, event, option, platforms, yard};
use crate::dsl::{read, setup};

/// The successor of every square as the tables of the specification say, in one arrangement.
pub fn expected(tables: &Value, berths: &BTreeMap<&str, (u64, &str)>) -> BTreeMap<String, String> {
    let placed: Vec<&Value> = tables["placements"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|placement| {
            let (slot, end) = berths[placement["platform"].as_str().unwrap()];
            placement["slot"] == slot && placement["end"] == end
        })
        .collect();
    assert_eq!(placed.len(), 3);
    let mut next = BTreeMap::new();
    for square in tables["squares"].as_array().unwrap() {
        let follows = match &square["next"] {
            Value::String(name) => name.clone(),
            into => match placed.iter().find(|placement| placement["slot"] == into["slot"]) {
                None => "gap".to_owned(),
                Some(placement) => match &placement["entry"][into["row"].as_u64().unwrap() as usize - 1] {
                    Value::String(cell) => cell.clone(),
                    _ => "noTrack".to_owned(),
                },
            },
        };
        next.insert(square["id"].as_str().unwrap().to_owned(), follows);
    }
    for cell in placed.iter().flat_map(|placement| placement["cells"].as_array().unwrap()) {
        next.insert(cell["id"].as_str().unwrap().to_owned(), cell["next"].as_str().unwrap().to_owned());
    }
    next
}

pub fn arrangements() -> Vec<[(u64, &'static str); 3]> {
    let mut all = Vec::new();
    for code in 0..64_u64 {
        let slots = [code / 16 + 1, code / 4 % 4 + 1, code % 4 + 1];
        if slots.iter().collect::<BTreeSet<_>>().len() == 3 {
            for ends in 0..8_usize {
                let end = |bit: usize| if ends >> bit & 1 == 0 { "A" } else { "B" };
                all.push([(slots[0], end(0)), (slots[1], end(1)), (slots[2], end(2))]);
            }
        }
    }
    all
}

/// What follows a square: the name of the next one, or the cause of the accident.
pub fn follows(position: &PtitesLocos, square: &str) -> String {
    match position.successor(square).unwrap_or_else(|| panic!("{square} is no square")) {
        Ok(next) => next,
        Err(cause) => json!(cause).as_str().unwrap().to_owned(),
    }
}

const ACCIDENTS: [&str; 4] = ["buffer", "gap", "noTrack", "arrivalBuffer"];

#[test]
fn loc_r1_the_successors_in_all_192_arrangements_are_those_of_the_tables() {
    let tables = vectors();
    let (mut seen, mut compared) = (0, 0);
    for [blue, red, yellow] in arrangements() {
        let text = |(slot, end): (u64, &str)| format!("{slot}{end}");
        let play = at(platforms(yard(2, &[]), [&text(blue), &text(red), &text(yellow)]));
        let next = expected(&tables, &BTreeMap::from([("blue", blue), ("red", red), ("yellow", yellow)]));
        assert_eq!(next.len(), 84);
        for (square, follower) in &next {
            assert_eq!(
                &follows(play.0.position(), square),
                follower,
                "{square} with blue {blue:?}, red {red:?}, yellow {yellow:?}"
            );
            compared += 1;
        }
        let squares: Vec<&String> = next.values().filter(|name| !ACCIDENTS.contains(&name.as_str())).collect();
        assert_eq!(squares.iter().collect::<BTreeSet<_>>().len(), squares.len(), "no two squares lead to the same one");
        for square in next.keys() {
            let way = std::iter::successors(Some(square), |at| next.get(*at)).take(100).count();
            assert!(way < 100, "a loop through {square}");
        }
        seen += 1;
    }
    assert_eq!((seen, compared), (192, 192 * 84));
}

#[test]
fn loc_r1_the_default_board_written_out_plays_like_the_default() {
    let tables = vectors();
    let written = tables["scenarios"].as_array().unwrap().iter().find(|told| told["id"] == "E19").unwrap()["position"]["options"]
        ["board"]
        .clone();
    for [blue, red, yellow] in arrangements() {
        let text = |(slot, end): (u64, &str)| format!("{slot}{end}");
        let state = platforms(yard(2, &[]), [&text(blue), &text(red), &text(yellow)]);
        let (own, default) = (at(option(state.clone(), "board", written.clone())), at(state));
        for square in tables["squares"].as_array().unwrap().iter().map(|square| square["id"].as_str().unwrap()) {
            assert_eq!(follows(own.0.position(), square), follows(default.0.position(), square));
        }
        assert_eq!(own.state()["options"]["board"], written);
    }
}

#[test]
fn loc_r1_every_square_is_visited_and_sliding_reaches_half_of_the_arrangements() {
    for (ends, count) in [("choice", 192), ("slide", 96)] {
        let options: Options = read(&json!({ "platformEnds": ends })).unwrap();
        let mut dice = Pcg::new(3);
        let (mut squares, mut placed) = (BTreeSet::new(), BTreeSet::new());
        for _ in 0..60 {
            let mut game = PtitesLocos::setup(&options, 4, &mut Draw::setup(&Seed::from(1))).unwrap();
            while let Some(who) = game.actors().first() {
                let mut moves = Vec::new();
                game.legal_moves(who, &mut moves);
                let mv = moves[dice.below(moves.len() as u32) as usize];
                let mut log = EventLog::recording();
                game.apply(who, &mv, &mut log);
                let events: Vec<Value> = log.events().iter().map(|event| json!(event)).collect();
                squares.extend(events.iter().filter(|event| event["type"] == "entered").map(|event| event["square"].to_string()));
                let entered = events.iter().filter_map(|event| event.get("path")?.as_array());
                squares.extend(entered.flatten().map(Value::to_string));
                placed.insert(json!(game.state(Viewer::Omniscient).platforms).to_string());
            }
        }
        assert_eq!((squares.len(), placed.len()), (84, count), "{ends}");
    }
}

fn one_strand() -> Value {
    json!([{ "squares": 1, "in": 1, "out": 1 }])
}

fn board(red: Value) -> Value {
    json!({ "sections": [[1, 1, 1], [1, 1, 1], [1, 1, 1]], "platforms": { "blue": one_strand(), "red": red, "yellow": one_strand() } })
}

#[test]
fn loc_r1_a_board_that_cannot_be_played_on_is_refused() {
    let strand = |squares: Value, entry: Value, exit: Value| json!({ "squares": squares, "in": entry, "out": exit });
    let refused = |board: Value| refusal(&json!({ "board": board }));
    let (one, two, none) = (json!(1), json!(2), json!(null));
    assert_eq!(refused(board(one_strand())), None);
    for red in [
        json!([]),
        json!([strand(json!(0), one.clone(), one.clone())]),
        json!([strand(json!(5), one.clone(), one.clone())]),
        json!([strand(json!(-1), one.clone(), one.clone())]),
        json!([strand(json!(1.5), one.clone(), one.clone())]),
        json!([strand(one.clone(), json!(2.5), one.clone())]),
        json!([strand(json!(9_000_000_000_u64), one.clone(), one.clone())]),
        json!([strand(one.clone(), json!(0), one.clone())]),
        json!([strand(one.clone(), one.clone(), json!(5))]),
        json!([strand(one.clone(), none.clone(), none.clone())]),
        json!([strand(one.clone(), one.clone(), one.clone()), strand(one.clone(), one.clone(), two.clone())]),
        json!([strand(one.clone(), one.clone(), two.clone()), strand(one.clone(), none.clone(), two.clone())]),
    ] {
        assert_eq!(refused(board(red.clone())), Some((Code::BadOptions, Some("LOC-R1"))), "{red}");
    }
    for sections in [
        json!([]),
        json!([[1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]]),
        json!([[1, 1, 1], [1, 1, 1], [1, 1, 13]]),
        json!([[1, 1, 1], [0, 1, 1], [1, 1, 1]]),
        json!([[1, 1, 1], [1, 1, 1], [1, 1, 1, 1]]),
        json!([[1, 1, 1], [1, 1, 1], [1, -3, 1]]),
    ] {
        let mut wrong = board(one_strand());
        wrong["sections"] = sections.clone();
        assert_eq!(refused(wrong), Some((Code::BadOptions, Some("LOC-R1"))), "{sections}");
    }
    for red in [
        json!([{ "squares": 1, "in": 1 }]),
        json!([{ "squares": "1", "in": 1, "out": 1 }]),
        json!([{ "squares": 1, "in": "1", "out": 1 }]),
        json!({}),
    ] {
        assert_eq!(refused(board(red.clone())), Some((Code::BadOptions, None)), "{red}: another type");
    }
}

#[test]
fn loc_r1_the_largest_board_has_its_names_and_its_ways() {
    let long = |entry: Value, exit: Value| json!({ "squares": 4, "in": entry, "out": exit });
    let eight: Vec<Value> =
        (1..=4).map(|row| long(json!(row), json!(null))).chain((1..=4).map(|row| long(json!(null), json!(row)))).collect();
    let straight: Vec<Value> = (1..=4).map(|row| long(json!(row), json!(row))).collect();
    let board = json!({ "sections": [[12, 12, 12], [12, 12, 12], [12, 12, 12]], "platforms": { "blue": straight, "red": straight, "yellow": eight } });
    let mut play = at(option(
        platforms(yard(2, &[("0.0", "3o12"), ("1.0", "y84"), ("1.1", "1i10"), ("0.1", "y14")]), ["4A", "1A", "2A"]),
        "board",
        board,
    ));
    let position = play.0.position().clone();
    assert_eq!(follows(&position, "1o12"), "y11");
    assert_eq!((follows(&position, "y14"), follows(&position, "y84")), ("buffer".into(), "noTrack".into()));
    assert_eq!(
        (follows(&position, "y54"), follows(&position, "2m11"), follows(&position, "2m12")),
        ("2o1".into(), "2m12".into(), "gap".into())
    );
    assert_eq!(
        (follows(&position, "3o12"), follows(&position, "b14"), follows(&position, "b44")),
        ("b11".into(), "ao".into(), "noTrack".into())
    );
    for nowhere in ["1o13", "y91", "y85", "b51", "1o00", "1o1 "] {
        assert_eq!(position.successor(nowhere), None, "{nowhere}");
    }
    let turned = play.rolls("yellow", [6, 6], "B");
    assert_eq!(event(&turned, "platformMoved")["carried"], json!([{ "seat": 0, "loco": 1 }, { "seat": 1, "loco": 0 }]));
    let position = play.0.position().clone();
    assert_eq!(
        (follows(&position, "2o12"), follows(&position, "y81"), follows(&position, "y11")),
        ("y84".into(), "buffer".into(), "noTrack".into())
    );
    let events = play.does(drive(0));
    assert_eq!(event(&events, "moved")["path"], json!(["b11", "b12", "b13", "b14", "ao"]));
    assert_eq!(event(&events, "arrived")["lostPoints"], 7);
}

#[test]
fn loc_r1_boards_of_ones_own_are_played_to_the_end() {
    let vectors = vectors();
    let goods = vectors["scenarios"].as_array().unwrap().iter().find(|told| told["id"] == "E20").unwrap()["steps"]
        .as_array()
        .unwrap()
        .clone();
    let mut played = 0;
    for good in goods.iter().filter_map(|step| step.get("goodOptions")).filter(|good| good["options"]["board"].is_object()) {
        for ends in ["choice", "slide"] {
            let options =
                json!({ "board": good["options"]["board"], "turnLimit": 300, "platformEnds": ends, "repairTiles": true });
            let options: Options = read(&options).unwrap();
            let mut dice = Pcg::new(5);
            let mut game = PtitesLocos::setup(&options, 3, &mut Draw::setup(&Seed::from(1))).unwrap();
            while let Some(who) = game.actors().first() {
                let mut moves = Vec::new();
                game.legal_moves(who, &mut moves);
                let mv = match who {
                    Actor::Chance => game.sample(&mut dice),
                    Actor::Seat(_) => moves[dice.below(moves.len() as u32) as usize],
                };
                game.apply(who, &mv, &mut EventLog::recording());
                let state = game.state(Viewer::Omniscient);
                crate::invariants::ptites_locos(&state);
                assert_eq!(PtitesLocos::from_state(&state).unwrap(), game);
            }
            assert!(game.outcome().is_some());
            played += 1;
        }
    }
    assert_eq!(played, 6);
}

#[test]
fn what_each_platform_does_to_each_track() {
    let lane = |index: usize| ["o", "m", "i"][index];
    for (platform, end, fates) in [
        ("blue", "A", ["1i1", "1m1", "1o1"]),
        ("blue", "B", ["1o1", "noTrack", "1i1"]),
        ("red", "A", ["buffer", "1o1", "1m1"]),
        ("red", "B", ["buffer", "1o1", "1m1"]),
        ("yellow", "A", ["1m1", "1i1", "buffer"]),
        ("yellow", "B", ["1o1", "1i1", "noTrack"]),
    ] {
        let mut play = setup::<PtitesLocos>(json!({}), 2);
        play.rolls(platform, [1, 2], end);
        for (index, fate) in fates.iter().enumerate() {
            let mut at = format!("s{}", lane(index));
            loop {
                at = follows(play.0.position(), &at);
                if at.starts_with('1') || ACCIDENTS.contains(&at.as_str()) {
                    break;
                }
            }
            assert_eq!(&at, fate, "{platform} {end}, track {index}");
        }
        play.does(enter("sm"));
    }
}
