//! The API as it is behind the door: everything that JavaScript can ask, asked natively.

use std::collections::BTreeMap;

use ludotheque::api::{ActorArg, Session, SharedBuffer};
use ludotheque::bot::statistics;
use ludotheque::core::{Actor, Code, ForEachGame, Heuristics, Json, Pcg};
use ludotheque::games::kopis::Kopis;
use ludotheque::games::ptites_locos::PtitesLocos;
use serde_json::{Value, json};

use crate::any_session::{AnySession, create};
use crate::architecture::root;
use crate::dsl::json_of;

pub(crate) fn value(reply: &str) -> Value {
    serde_json::from_str(reply).unwrap()
}

pub(crate) fn open(options: Value) -> Box<dyn AnySession> {
    create("kopis", &options.to_string()).unwrap()
}

#[track_caller]
pub(crate) fn code<T>(result: Result<T, ludotheque::core::Error>) -> (Value, Option<&'static str>) {
    let error = result.err().expect("this is refused");
    (json_of(&error.code), error.rule().map(|rule| rule.id()))
}

const FIRST: &str = r#"{"type":"slide","side":"south","line":"c"}"#;

/// Every game has rules, scenarios that load and variants that play, and its texts tell the same.
struct Complete;

impl ForEachGame for Complete {
    fn visit<G: Heuristics>(&mut self) {
        let id = G::INFO.id;
        let texts = std::fs::read_to_string(root().join(format!("src/text/{id}.en.json"))).unwrap();
        let texts: Value = serde_json::from_str(&texts).unwrap();
        assert_eq!(texts["info"]["id"], id);
        assert_eq!(texts["rules"].as_array().unwrap().len(), G::RULES.len());
        for rule in texts["rules"].as_array().unwrap() {
            let text = rule["text"].as_str().unwrap();
            assert!(text.ends_with(['.', '`', ')']) && text.len() > 15, "{rule}");
            assert!(!rule["title"].as_str().unwrap().is_empty() && !rule["source"].as_str().unwrap().is_empty());
        }
        for scenario in texts["scenarios"].as_array().unwrap() {
            let table = create(id, &json!({ "scenario": scenario["id"], "chance": "manual", "seed": 1 }).to_string());
            assert_eq!(table.unwrap().ply(), 0, "{scenario}");
            assert!(!scenario["note"].as_str().unwrap().is_empty(), "{scenario}");
        }
        for variant in texts["info"]["variants"].as_array().unwrap() {
            let mut options = variant["options"].clone();
            options["seed"] = json!(1);
            let mut table = create(id, &options.to_string()).unwrap();
            assert_ne!(value(&table.play_random(r#"{"seed":1}"#).unwrap()), Value::Null, "{variant}");
        }
    }
}

#[test]
fn every_game_is_complete() {
    ludotheque::games::each(&mut Complete);
}

/// A seat's view differs from the state sooner or later exactly in the games that hide something.
struct Hidden;

impl ForEachGame for Hidden {
    fn visit<G: Heuristics>(&mut self) {
        let mut session = Session::<G>::create(r#"{"seed":1}"#).unwrap();
        let mut buffer = SharedBuffer::default();
        let mut differs = false;
        for _ in 0..30 {
            let views = (0..session.players()).map(|seat| session.view(ActorArg::Number(seat.into())).unwrap());
            differs |= views.into_iter().any(|view| view != session.state());
            session.legal_moves(ActorArg::First, &mut buffer).unwrap();
            if let Some(number) = buffer.numbers.get(1).copied() {
                session.apply_number(number, ActorArg::First, &mut buffer).unwrap();
            }
        }
        assert_eq!(G::INFO.hidden_information, differs, "{}", G::INFO.id);
    }
}

#[test]
fn what_is_said_about_hidden_information_is_so() {
    ludotheque::games::each(&mut Hidden);
}

/// Whatever is written is read again; without one of its fields, with one more, or as a list it is not.
struct Strict {
    tried: u32,
}

impl Strict {
    /// Every object inside a value, by its pointer.
    fn objects(value: &Value, at: &str, out: &mut Vec<String>) {
        match value {
            Value::Array(items) => items.iter().enumerate().for_each(|(n, item)| Self::objects(item, &format!("{at}/{n}"), out)),
            Value::Object(fields) => {
                out.push(at.to_owned());
                let field = |name: &String| format!("{at}/{}", name.replace('~', "~0").replace('/', "~1"));
                fields.iter().for_each(|(name, value)| Self::objects(value, &field(name), out));
            }
            _ => {}
        }
    }

    /// `free` are objects whose names are free, such as the stations of a map; `optional` may be left out.
    fn hold<T: serde::de::DeserializeOwned + serde::Serialize>(&mut self, value: &Value, free: &[&str], optional: &[&str]) {
        let reads = |value: &Value| Json(value.clone()).read::<T>().is_ok();
        assert!(reads(value), "{value}");
        let mut objects = Vec::new();
        Self::objects(value, "", &mut objects);
        for at in objects {
            let fields = value.pointer(&at).unwrap().as_object().unwrap().clone();
            let with = |change: Value| {
                let mut changed = value.clone();
                *changed.pointer_mut(&at).unwrap() = change;
                changed
            };
            if free.contains(&at.as_str()) {
                continue;
            }
            let mut more = fields.clone();
            more.insert("surplus".to_owned(), json!(null));
            assert!(!reads(&with(json!(more))), "a field too many at {at} of {value}");
            assert!(!reads(&with(json!(fields.values().collect::<Vec<_>>()))), "a list at {at} of {value}");
            for name in fields.keys().filter(|name| !optional.contains(&name.as_str())) {
                let mut fewer = fields.clone();
                fewer.shift_remove(name);
                assert!(!reads(&with(json!(fewer))), "{name} left out at {at} of {value}");
                self.tried += 1;
            }
        }
    }
}

impl ForEachGame for Strict {
    fn visit<G: Heuristics>(&mut self) {
        let free = ["/waiting", "/specials", "/options/specials", "/plans", "/options/plans"];
        // Worked out and not read, where a piece lies.
        let optional = [G::INFO.optional_in_positions, &["free", "seen"]].concat();
        for variant in G::variants() {
            let mut options = json_of(&variant.options);
            options["seed"] = json!(3);
            let mut session = create(G::INFO.id, &options.to_string()).unwrap();
            for ply in 0..60 {
                let moves = value(&session.legal_moves(ActorArg::First).unwrap());
                let Some(mv) = moves.as_array().unwrap().get(ply % moves.as_array().unwrap().len().max(1)) else { break };
                self.hold::<G::Move>(mv, &[], &[]);
                for event in value(&session.apply(&mv.to_string(), ActorArg::First).unwrap()).as_array().unwrap() {
                    let mut event = event.clone();
                    event.as_object_mut().unwrap().shift_remove("rule");
                    self.hold::<G::Event>(&event, &[], &["free", "seen"]);
                }
                if ply % 20 == 0 {
                    self.hold::<G::State>(&value(&session.state()), &free, &optional);
                }
            }
        }
    }
}

#[test]
fn wire_types_are_strict() {
    let mut strict = Strict { tried: 0 };
    ludotheque::games::each(&mut strict);
    assert!(strict.tried > 10_000, "{} fields were left out", strict.tried);
}

#[test]
fn options_are_refused_with_a_code() {
    let refused = |options: Value| code(create("kopis", &options.to_string()));
    assert_eq!(refused(json!({ "players": 3 })), (json!("bad-options"), Some("KOP-1")));
    assert_eq!(refused(json!({ "players": 2.5 })), (json!("bad-options"), Some("KOP-1")));
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
        assert_eq!(refused(wrong.clone()), (json!("bad-options"), None), "{wrong}");
    }
    assert_eq!(refused(json!({ "quietLimit": 3 })), (json!("bad-options"), Some("KOP-R21")));
    assert_eq!(refused(json!({ "position": {} })), (json!("bad-position"), None));
    assert_eq!(refused(json!({ "position": "start" })), (json!("bad-position"), None));
    assert_eq!(refused(json!({ "position": null })), (json!("bad-position"), None));
}

#[test]
fn any_state_of_play_is_a_position() {
    let mut table = open(json!({ "seed": 1 }));
    table.apply(FIRST, ActorArg::First).unwrap();
    let state = value(&table.state());
    let again = open(json!({ "position": state, "seed": "x", "chance": "manual" }));
    assert_eq!(value(&again.state()), state);
    assert_eq!((again.ply(), again.id(), again.players()), (0, "kopis", 2));
}

#[test]
fn the_tests_of_a_move_come_in_order() {
    let mut table = open(json!({ "seed": 1 }));
    let refused = |table: &mut Box<dyn AnySession>, mv: &str, who| code(table.apply(mv, who).map(|_| ()));
    assert_eq!(refused(&mut table, "{}", ActorArg::Number(1.0)), (json!("malformed-move"), None));
    assert_eq!(refused(&mut table, "nonsense", ActorArg::First), (json!("malformed-move"), None));
    assert_eq!(refused(&mut table, FIRST, ActorArg::Number(1.0)), (json!("not-your-turn"), Some("KOP-17")));
    assert_eq!(refused(&mut table, FIRST, ActorArg::Chance), (json!("not-your-turn"), Some("KOP-17")));
    let empty = r#"{"type":"slide","side":"south","line":"a"}"#;
    assert_eq!(refused(&mut table, empty, ActorArg::First), (json!("illegal-move"), Some("KOP-13")));
    assert_eq!(value(&table.check(FIRST, ActorArg::First).unwrap()), json!({ "legal": true }));
    let verdict = value(&table.check(empty, ActorArg::Number(0.0)).unwrap());
    assert_eq!((&verdict["legal"], &verdict["rule"]), (&json!(false), &json!("KOP-13")));
    assert_eq!(value(&table.check(FIRST, ActorArg::Number(1.0)).unwrap())["rule"], "KOP-17");
    assert_eq!(code(table.check("[]", ActorArg::First).map(|_| ())), (json!("malformed-move"), None));
    table.play_random("{}").unwrap();
    assert_eq!(refused(&mut table, FIRST, ActorArg::First), (json!("game-over"), Some("KOP-18")));
    assert_eq!(refused(&mut table, "{}", ActorArg::First), (json!("malformed-move"), None));
    assert_eq!(value(&table.check(FIRST, ActorArg::Number(1.0)).unwrap())["code"], "game-over");
}

#[test]
fn seats_are_never_rounded() {
    let mut table = open(json!({ "seed": 1 }));
    for wrong in [0.5, -1.0, -0.0, 2.0, 300.0, f64::NAN, f64::INFINITY, 1e300] {
        let who = ActorArg::Number(wrong);
        assert_eq!(code(table.view(who).map(|_| ())), (json!("malformed-move"), None), "{wrong}");
        assert_eq!(code(table.legal_moves(who).map(|_| ())), (json!("malformed-move"), None), "{wrong}");
        assert_eq!(code(table.can_undo(who)), (json!("malformed-move"), None), "{wrong}");
        assert_eq!(code(table.check(FIRST, who).map(|_| ())), (json!("malformed-move"), None), "{wrong}");
    }
    assert_eq!(code(table.view(ActorArg::Chance).map(|_| ())), (json!("malformed-move"), None));
    assert_eq!(value(&table.legal_moves(ActorArg::Number(1.0)).unwrap()), json!([]));
    assert_eq!(value(&table.legal_moves(ActorArg::Chance).unwrap()), json!([]));
}

#[test]
fn undo_redo_history_and_log_tell_one_story() {
    let mut table = open(json!({ "seed": 1 }));
    let start = value(&table.state());
    let events = value(&table.apply(FIRST, ActorArg::Number(0.0)).unwrap());
    let logged: Vec<Value> = events.as_array().unwrap().iter().map(|event| json!({ "ply": 0, "event": event })).collect();
    assert_eq!(value(&table.log("{}").unwrap()), json!(logged));
    assert_eq!(value(&table.log(r#"{"seat":1,"from":0}"#).unwrap()), json!(logged));
    assert_eq!(value(&table.log(r#"{"from":1}"#).unwrap()), json!([]));
    assert_eq!(code(table.log(r#"{"seat":2}"#).map(|_| ())), (json!("malformed-move"), None));
    assert_eq!(code(table.log(r#"{"to":2}"#).map(|_| ())), (json!("bad-options"), None));
    assert_eq!(value(&table.history()), json!([{ "seat": 0, "move": serde_json::from_str::<Value>(FIRST).unwrap() }]));
    assert!(table.can_undo(ActorArg::Number(0.0)).unwrap() && !table.can_undo(ActorArg::Number(1.0)).unwrap());
    let copy = table.copy();
    assert!(table.undo() && !table.undo());
    assert_eq!((value(&table.state()), table.ply()), (start, 0));
    assert!(table.redo() && !table.redo());
    assert_eq!(value(&table.state()), value(&copy.state()));
    assert_eq!(value(&table.outcome()), Value::Null);
    assert_eq!(value(&table.chance_outcomes()), json!([]));
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
    for wrong in [r#"{"games":0}"#, r#"{"games":-1}"#, r#"{"games":1.5}"#, r#"{"games":100001}"#, r#"{"plies":1}"#, "7"] {
        assert_eq!(code(table.play_random(wrong).map(|_| ())), (json!("bad-options"), None), "{wrong}");
    }
    assert_eq!(table.ply(), 0);
}

#[test]
fn random_games_that_hardly_end_are_not_played_for_ever() {
    let session = Session::<Kopis>::create(r#"{"seed":1}"#).unwrap();
    let play = |most: u64| statistics(session.table().position(), 10, most, &mut Pcg::new(1));
    assert_eq!(play(160).unwrap().plies, 160);
    assert!(play(159).is_none());
}

#[test]
fn a_game_in_which_nobody_can_arrive_is_not_finished_for_ever() {
    let dead_ends = json!([{ "squares": 1, "in": 1, "out": null }]);
    let options = json!({
        "seed": 1,
        "turnLimit": 1_000_000,
        "board": {
            "sections": [[1, 1, 1], [1, 1, 1], [1, 1, 1]],
            "platforms": { "blue": dead_ends, "red": dead_ends, "yellow": dead_ends },
        },
    });
    let mut session = Session::<PtitesLocos>::create(&options.to_string()).unwrap();
    let before = session.save("{}").unwrap();
    let error = session.play_random(r#"{"seed":1}"#).map(|_| ()).unwrap_err();
    assert_eq!((error.code, error.to_string().contains("200000 random decisions")), (Code::BadOptions, true), "{error}");
    assert_eq!(session.save("{}").unwrap(), before, "and nothing has changed");
}

#[test]
fn a_game_without_an_end_is_not_saved_in_vain_and_its_log_does_not_run_out_of_memory() {
    let mut buffer = SharedBuffer::default();
    let mut session = Session::<PtitesLocos>::create(r#"{"seed":1,"turnLimit":0,"chance":"manual"}"#).unwrap();
    let mut moves = Vec::new();
    let low = json!({ "type": "rolled", "colour": "blue", "dice": [1, 1] });
    let (mut roll, mut saves) = (None, 0);
    while session.log("{}").is_ok() {
        assert!(session.ply() < 2_000_000, "the log has an end");
        for _ in 0..50_000 {
            let who = session.actors().first().unwrap();
            moves.clear();
            session.table().legal_moves(who, &mut moves);
            let texts = || moves.iter().map(json_of);
            let wanted = match who {
                // Blue, and a double one: nobody comes home with it.
                Actor::Chance => *roll.get_or_insert_with(|| texts().position(|text| text == low).unwrap()),
                Actor::Seat(_) => texts().position(|text| text["type"] == "stop").unwrap_or(moves.len() / 2),
            };
            session.apply(&json_of(&moves[wanted]).to_string(), ActorArg::First, &mut buffer).unwrap();
        }
        saves += usize::from(session.save("{}").is_ok());
    }
    assert!(saves > 0, "a long game is saved");
    let error = session.save("{}").unwrap_err();
    assert_eq!((error.code, error.to_string().contains("at most 8388608 bytes")), (Code::BadSave, true));
    let error = session.log("{}").unwrap_err();
    assert_eq!((error.code, error.to_string().contains("at most 500000 events")), (Code::BadOptions, true));
    let last = json!({ "from": session.ply() - 10 }).to_string();
    assert!(!session.log(&last).unwrap().is_empty(), "the end of it can be read");
}

#[test]
fn moves_and_events_cross_as_numbers() {
    let mut buffer = SharedBuffer::default();
    let mut events = BTreeMap::new();
    let mut session = Session::<Kopis>::create(r#"{"seed":1,"mode":"suddenDeath"}"#).unwrap();
    for _ in 0..30 {
        session.legal_moves(ActorArg::First, &mut buffer).unwrap();
        let numbers = buffer.numbers[1..].to_vec();
        let mut legal = Vec::new();
        session.table().legal_moves(session.actors().first().unwrap(), &mut legal);
        let numbered: Vec<_> = numbers.iter().map(|&number| *buffer.moves.get(number).unwrap()).collect();
        assert_eq!(numbered, legal);
        let last = *numbers.last().unwrap();
        let mut copy = session.clone();
        copy.apply(&json_of(legal.last().unwrap()).to_string(), ActorArg::First, &mut buffer).unwrap();
        let by_text = buffer.numbers.clone();
        session.apply_number(last, ActorArg::First, &mut buffer).unwrap();
        assert_eq!(buffer.numbers, by_text, "equal events have equal numbers");
        assert_eq!(copy.state(), session.state());
        let happened: Vec<_> = session.table().plies(session.ply() - 1).flat_map(|ply| ply.events.to_vec()).collect();
        assert_eq!(happened.len(), by_text.len() - 1);
        for (number, event) in by_text[1..].iter().zip(happened) {
            assert_eq!(buffer.events.get(*number), Some(&event));
            assert_eq!(*events.entry(*number).or_insert_with(|| event.clone()), event, "a number stands for one event");
        }
    }
    let unknown = session.apply_number(u32::MAX, ActorArg::First, &mut buffer);
    assert_eq!(unknown.unwrap_err().code, Code::MalformedMove);
}

#[test]
fn an_object_of_many_fields_costs_linear_time() {
    let wide = |fields: u32| -> String { (0..fields).map(|n| format!("\"k{n}\":0,")).collect() };
    let time = |fields: u32| {
        let text = format!("{{{}\"seed\":1}}", wide(fields));
        let began = std::time::Instant::now();
        assert_eq!(code(Session::<Kopis>::create(&text)), (json!("bad-options"), None));
        began.elapsed()
    };
    // The best of several: another program on the machine makes a single one late.
    let best = |fields| (0..5).map(|_| time(fields)).min().expect("five were timed");
    let (few, many) = (best(20_000), best(200_000));
    assert!(many < 40 * few, "ten times as many fields: {few:?}, {many:?}");
}

#[test]
fn what_is_said_is_a_sentence_and_its_parts() {
    let session = Session::<Kopis>::create("{}").unwrap();
    let empty = r#"{"type":"slide","side":"south","line":"a"}"#;
    let verdict = json_of(&session.check(empty, ActorArg::First).unwrap());
    assert_eq!(verdict["detail"]["id"], "kopis.line-empty");
    assert_eq!(verdict["detail"]["params"], json!({ "line": "a" }));
    assert!(verdict["reason"].as_str().unwrap().contains("line a"));
    let error = Session::<Kopis>::create(r#"{"mode":"chess"}"#).unwrap_err();
    let thrown = json_of(&ludotheque::api::Thrown::from(error));
    assert_eq!(thrown["detail"]["id"], "engine.wrong-shape");
    assert_eq!(thrown["detail"]["params"]["reason"]["id"], "engine.unknown-word");
    assert_eq!(thrown["detail"]["params"]["reason"]["params"]["expected"], json!(["storm", "suddenDeath"]));
}
