//! The API as it is behind the door: everything that JavaScript can ask, asked natively.

use std::collections::BTreeMap;

use ludotheque::api::{self, AnyTable, Asked, Catalogue};
use ludotheque::core::{ChanceMode, Code, Eyes, ForEachGame, Game, Seed, Start, Table};
use serde_json::{Value, json};

fn value(reply: &str) -> Value {
    serde_json::from_str(reply).unwrap()
}

fn open(options: Value) -> Box<dyn AnyTable> {
    api::create("kopis", &options.to_string()).unwrap()
}

#[track_caller]
fn code<T>(result: Result<T, ludotheque::core::Error>) -> (&'static str, Option<&'static str>) {
    let error = result.err().expect("this is refused");
    (error.code.as_str(), error.rule.map(|rule| rule.id()))
}

const FIRST: &str = r#"{"type":"slide","side":"south","line":"c"}"#;

#[test]
fn the_shelf_tells_what_there_is() {
    let games = value(&api::games());
    let kopis = &games[0];
    assert_eq!((&kopis["id"], &kopis["minPlayers"], &kopis["maxPlayers"]), (&json!("kopis"), &json!(2), &json!(2)));
    let options: Vec<&Value> = kopis["options"].as_array().unwrap().iter().map(|option| &option["default"]).collect();
    assert_eq!(json!(options), json!(["storm", "base", "alternate", 40, null]));
    assert_eq!(code(api::rules("chess")), ("unknown-game", None));
    assert_eq!(code(api::scenarios("")), ("unknown-game", None));
    assert_eq!(code(api::create("Kopis", "{}")), ("unknown-game", None));
}

/// Every game has options, rules, scenarios that load, and variants that play.
struct Shelf;

impl ForEachGame for Shelf {
    fn visit<G: Game>(&mut self) {
        let id = G::INFO.id;
        for rule in crate::dsl::json_of(&api::rules(id).unwrap()).as_array().unwrap() {
            let text = rule["text"].as_str().unwrap();
            assert!(text.ends_with(['.', '`', ')']) && text.len() > 15, "{rule}");
            assert!(!rule["title"].as_str().unwrap().is_empty() && !rule["source"].as_str().unwrap().is_empty());
        }
        for scenario in crate::dsl::json_of(&api::scenarios(id).unwrap()).as_array().unwrap() {
            let table = api::create(id, &json!({ "scenario": scenario["id"], "chance": "manual", "seed": 1 }).to_string());
            assert_eq!(table.unwrap().ply(), 0, "{scenario}");
            assert!(!scenario["note"].as_str().unwrap().is_empty(), "{scenario}");
        }
        for variant in G::variants() {
            let mut options = serde_json::to_value(&variant.options).unwrap();
            options["seed"] = json!(1);
            let mut table = api::create(id, &options.to_string()).unwrap();
            assert_ne!(value(&table.play_random(r#"{"seed":1}"#).unwrap()), Value::Null, "{id} {}", variant.id);
        }
        let state = serde_json::to_value(G::INFO.optional_in_positions).unwrap();
        assert!(state.is_array());
    }
}

#[test]
fn every_game_stands_complete_on_the_shelf() {
    ludotheque::games::each(&mut Shelf);
}

#[test]
fn options_are_refused_with_a_code() {
    let refused = |options: Value| code(api::create("kopis", &options.to_string()));
    assert_eq!(refused(json!({ "players": 3 })), ("bad-options", Some("KOP-1")));
    assert_eq!(refused(json!({ "players": 2.5 })), ("bad-options", Some("KOP-1")));
    for wrong in [
        json!([]),
        json!(null),
        json!({ "speed": 1 }),
        json!({ "mode": "chess" }),
        json!({ "seed": 0.5 }),
        json!({ "seed": null }),
        json!({ "seed": 9007199254740993_i64 }),
        json!({ "chance": "dice" }),
        json!({ "scenario": "nowhere" }),
        json!({ "scenario": 3 }),
        json!({ "scenario": "slide", "mode": "storm" }),
        json!({ "scenario": "slide", "players": 2 }),
        json!({ "scenario": "slide", "position": {} }),
    ] {
        assert_eq!(refused(wrong.clone()), ("bad-options", None), "{wrong}");
    }
    assert_eq!(refused(json!({ "quietLimit": 3 })), ("bad-options", Some("KOP-R21")));
    assert_eq!(refused(json!({ "position": {} })), ("bad-position", None));
    assert_eq!(refused(json!({ "position": "start" })), ("bad-position", None));
    assert_eq!(refused(json!({ "position": null })), ("bad-position", None));
}

#[test]
fn any_state_of_play_is_a_position() {
    let mut table = open(json!({ "seed": 1 }));
    table.apply(FIRST, Asked::Anybody).unwrap();
    let state = value(&table.state());
    let again = open(json!({ "position": state, "seed": "x", "chance": "manual" }));
    assert_eq!(value(&again.state()), state);
    assert_eq!((again.ply(), again.id(), again.players()), (0, "kopis", 2));
}

#[test]
fn the_tests_of_a_move_come_in_order() {
    let mut table = open(json!({ "seed": 1 }));
    let refused = |table: &mut Box<dyn AnyTable>, mv: &str, who| code(table.apply(mv, who).map(|_| ()));
    assert_eq!(refused(&mut table, "{}", Asked::Number(1.0)), ("malformed-move", None));
    assert_eq!(refused(&mut table, "nonsense", Asked::Anybody), ("malformed-move", None));
    assert_eq!(refused(&mut table, FIRST, Asked::Number(1.0)), ("not-your-turn", Some("KOP-17")));
    assert_eq!(refused(&mut table, FIRST, Asked::Chance), ("not-your-turn", Some("KOP-17")));
    let empty = r#"{"type":"slide","side":"south","line":"a"}"#;
    assert_eq!(refused(&mut table, empty, Asked::Anybody), ("illegal-move", Some("KOP-13")));
    assert_eq!(value(&table.check(FIRST, Asked::Anybody).unwrap()), json!({ "legal": true }));
    let verdict = value(&table.check(empty, Asked::Number(0.0)).unwrap());
    assert_eq!((&verdict["legal"], &verdict["rule"]), (&json!(false), &json!("KOP-13")));
    assert_eq!(value(&table.check(FIRST, Asked::Number(1.0)).unwrap())["rule"], "KOP-17");
    assert_eq!(code(table.check("[]", Asked::Anybody).map(|_| ())), ("malformed-move", None));
    table.play_random("{}").unwrap();
    assert_eq!(refused(&mut table, FIRST, Asked::Anybody), ("game-over", Some("KOP-18")));
    assert_eq!(refused(&mut table, "{}", Asked::Anybody), ("malformed-move", None));
    assert_eq!(value(&table.check(FIRST, Asked::Number(1.0)).unwrap())["code"], "game-over");
}

#[test]
fn seats_are_never_rounded() {
    let table = open(json!({ "seed": 1 }));
    for wrong in [0.5, -1.0, -0.0, 2.0, 300.0, f64::NAN, f64::INFINITY, 1e300] {
        let who = Asked::Number(wrong);
        assert_eq!(code(table.view(who).map(|_| ())), ("malformed-move", None), "{wrong}");
        assert_eq!(code(table.legal_moves(who).map(|_| ())), ("malformed-move", None), "{wrong}");
        assert_eq!(code(table.can_undo(who)), ("malformed-move", None), "{wrong}");
        assert_eq!(code(table.check(FIRST, who).map(|_| ())), ("malformed-move", None), "{wrong}");
    }
    assert_eq!(code(table.view(Asked::Chance).map(|_| ())), ("malformed-move", None));
    assert_eq!(value(&table.legal_moves(Asked::Number(1.0)).unwrap()), json!([]));
    assert_eq!(value(&table.legal_moves(Asked::Chance).unwrap()), json!([]));
}

#[test]
fn undo_redo_history_and_log_tell_one_story() {
    let mut table = open(json!({ "seed": 1 }));
    let start = value(&table.state());
    let events = value(&table.apply(FIRST, Asked::Number(0.0)).unwrap());
    let logged: Vec<Value> = events.as_array().unwrap().iter().map(|event| json!({ "ply": 0, "event": event })).collect();
    assert_eq!(value(&table.log("{}").unwrap()), json!(logged));
    assert_eq!(value(&table.log(r#"{"seat":1,"from":0}"#).unwrap()), json!(logged));
    assert_eq!(value(&table.log(r#"{"from":1}"#).unwrap()), json!([]));
    assert_eq!(code(table.log(r#"{"seat":2}"#).map(|_| ())), ("malformed-move", None));
    assert_eq!(code(table.log(r#"{"to":2}"#).map(|_| ())), ("bad-options", None));
    assert_eq!(value(&table.history()), json!([{ "seat": 0, "move": serde_json::from_str::<Value>(FIRST).unwrap() }]));
    assert!(table.can_undo(Asked::Number(0.0)).unwrap() && !table.can_undo(Asked::Number(1.0)).unwrap());
    let copy = table.boxed_clone();
    assert!(table.undo() && !table.undo());
    assert_eq!((value(&table.state()), table.ply()), (start, 0));
    assert!(table.redo() && !table.redo());
    assert_eq!(value(&table.state()), value(&copy.state()));
    assert_eq!(value(&table.outcome()), Value::Null);
    assert_eq!(value(&table.chance_outcomes()), json!([]));
}

#[test]
fn a_saved_game_comes_back_and_a_changed_one_does_not() {
    let mut table = open(json!({ "seed": "secret", "mode": "suddenDeath" }));
    for _ in 0..10 {
        let moves = value(&table.legal_moves(Asked::Anybody).unwrap());
        let mv = moves[0].to_string();
        table.apply(&mv, Asked::Anybody).unwrap();
    }
    let saved = table.save();
    let again = api::restore(&saved).unwrap();
    assert_eq!((again.save(), value(&again.state()), again.ply()), (saved.clone(), value(&table.state()), 10));
    let pretty = serde_json::to_string_pretty(&serde_json::from_str::<Value>(&saved).unwrap()).unwrap();
    assert_eq!(api::restore(&pretty).unwrap().save(), saved, "white space is not content");
    let bad = |text: &str| code(api::restore(text)).0;
    for end in (0..saved.len()).step_by(7) {
        assert_eq!(bad(&saved[..end]), "bad-save", "cut after {end}");
    }
    for at in 0..saved.len() {
        let mut bytes = saved.clone().into_bytes();
        bytes[at] ^= 1;
        if let Ok(flipped) = String::from_utf8(bytes) {
            assert_eq!(bad(&flipped), "bad-save", "flipped at {at}: {flipped}");
        }
    }
    let edit = |field: &str, to: Value| {
        let mut edited: Value = serde_json::from_str(&saved).unwrap();
        edited[field] = to;
        bad(&edited.to_string())
    };
    assert_eq!(edit("format", json!(2)), "bad-save");
    assert_eq!(edit("rules", json!(99)), "bad-save");
    assert_eq!(edit("game", json!("chess")), "bad-save");
    assert_eq!(edit("extra", json!(1)), "bad-save");
    assert_eq!(bad(&"[".repeat(200_000)), "bad-save");
    assert_eq!(bad(&" ".repeat(40 << 20)), "bad-save");
    let position = open(json!({ "scenario": "capture", "seed": 5 }));
    assert_eq!(value(&api::restore(&position.save()).unwrap().state()), value(&position.state()));
}

/// Every scenario, and a table that Rust opened at a state of play, comes back from its save.
struct Saves;

impl ForEachGame for Saves {
    fn visit<G: Game>(&mut self) {
        let comes_back = |table: &dyn AnyTable| {
            let text = table.save();
            let restored = api::restore(&text).unwrap_or_else(|error| panic!("{}: {error}", G::INFO.id));
            assert_eq!((restored.save(), restored.state()), (text, table.state()));
        };
        for scenario in G::SCENARIOS.iter() {
            comes_back(&*api::create(G::INFO.id, &json!({ "scenario": scenario.id }).to_string()).unwrap());
        }
        let start = Start::Setup { options: G::Options::default(), seats: G::INFO.default_players };
        let opening = Table::<G>::open(start, Seed::from(1), ChanceMode::Auto).unwrap();
        let state = Box::new(opening.position().state(Eyes::All));
        comes_back(&Table::<G>::open(Start::Position(state), Seed::from(1), ChanceMode::Auto).unwrap());
    }
}

#[test]
fn a_table_that_began_with_a_position_comes_back_from_its_save() {
    ludotheque::games::each(&mut Saves);
}

#[test]
fn random_play_is_the_same_for_the_same_seed() {
    let outcome = |seed: u32| value(&open(json!({ "seed": 1 })).play_random(&json!({ "seed": seed }).to_string()).unwrap());
    assert_eq!(outcome(3), outcome(3));
    let mut table = open(json!({ "seed": 1 }));
    let totals = value(&table.play_random(r#"{"games":500,"seed":1}"#).unwrap());
    assert_eq!(table.ply(), 0, "statistics leave the game alone");
    assert_eq!((&totals["games"], &totals["plies"]), (&json!(500), &json!(8000)), "sixteen plies a game of Storming");
    let wins: u64 = totals["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
    assert_eq!(wins + totals["draws"].as_u64().unwrap(), 500);
    assert_eq!(totals["meanScores"].as_array().unwrap().len(), 2);
    for wrong in [r#"{"games":0}"#, r#"{"games":-1}"#, r#"{"games":1.5}"#, r#"{"games":10000001}"#, r#"{"plies":1}"#, "7"] {
        assert_eq!(code(table.play_random(wrong).map(|_| ())), ("bad-options", None), "{wrong}");
    }
    assert_eq!(table.ply(), 0);
}

#[test]
fn moves_and_events_cross_as_numbers() {
    let mut catalogue = Catalogue::default();
    let mut events = BTreeMap::new();
    let mut table = open(json!({ "seed": 1, "mode": "suddenDeath" }));
    for _ in 0..30 {
        let mut codes = Vec::new();
        assert!(table.legal_codes(Asked::Anybody, &mut catalogue, &mut codes).unwrap());
        let moves = value(&table.legal_moves(Asked::Anybody).unwrap());
        let named: Vec<Value> =
            codes[1..].iter().map(|&code| value(&table.numbered_move(code, &mut catalogue).unwrap())).collect();
        assert_eq!(json!(named), moves);
        let last = codes[codes.len() - 1];
        let mut copy = table.boxed_clone();
        let by_text = value(&copy.apply(&named[named.len() - 1].to_string(), Asked::Anybody).unwrap());
        assert!(table.apply_code(last, Asked::Anybody, &mut catalogue, &mut codes).unwrap(), "all of them have numbers");
        assert_eq!(by_text, value(&table.latest()));
        for ((at, &code), event) in (0..).zip(&codes[1..]).zip(by_text.as_array().unwrap()) {
            assert_eq!(value(&table.latest_event(at)), *event);
            assert_eq!(events.entry(code).or_insert_with(|| event.clone()), event, "a number stands for one event");
        }
        assert_eq!(codes.len() - 1, by_text.as_array().unwrap().len());
        assert_eq!(value(&copy.state()), value(&table.state()));
    }
    let alien = table.apply_code(u32::MAX, Asked::Anybody, &mut catalogue, &mut Vec::new()).map(|_| ());
    assert_eq!(alien.unwrap_err().code, Code::MalformedMove);
    assert!(table.numbered_move(u32::MAX, &mut catalogue).is_none());
}
