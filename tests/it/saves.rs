//! Saved games: they come back as they were, changed ones do not, and a save without the seed has the past and no more.

use ludotheque::api::{ActorArg, Session, SharedBuffer};
use ludotheque::core::{ForEachGame, Heuristics, Seat};
use ludotheque::games::troia::Troia;
use serde_json::{Value, json};

use crate::any_session::restore;
use crate::api::{code, open, value};
use crate::dsl::json_of;

#[test]
fn a_saved_game_comes_back_and_a_changed_one_does_not() {
    let mut table = open(json!({ "seed": "secret", "mode": "suddenDeath" }));
    for _ in 0..10 {
        let moves = value(&table.legal_moves(ActorArg::First).unwrap());
        let mv = moves[0].to_string();
        table.apply(&mv, ActorArg::First).unwrap();
    }
    let saved = table.save();
    let again = restore("kopis", &saved).unwrap();
    assert_eq!((again.save(), value(&again.state()), again.ply()), (saved.clone(), value(&table.state()), 10));
    let pretty = serde_json::to_string_pretty(&serde_json::from_str::<Value>(&saved).unwrap()).unwrap();
    assert_eq!(restore("kopis", &pretty).unwrap().save(), saved, "white space is not content");
    let bad = |text: &str| code(restore("kopis", text)).0;
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
    assert_eq!(value(&restore("kopis", &position.save()).unwrap().state()), value(&position.state()));
}

#[test]
fn a_game_of_earlier_rules_is_refused_with_both_versions() {
    let session = Session::<Troia>::create(r#"{"seed":1}"#).unwrap();
    let mut saved: Value = serde_json::from_str(&session.save("{}").unwrap()).unwrap();
    assert_eq!(saved["rules"], 2, "TRO-R36 changed which starting pieces are legal");
    saved["rules"] = json!(1);
    let error = Session::<Troia>::restore(&saved.to_string()).expect_err("this is refused");
    let thrown = json_of(&ludotheque::api::Thrown::from(error));
    assert_eq!(thrown["code"], "bad-save");
    let told = &thrown["detail"];
    let reason = if told["params"]["reason"].is_null() { told } else { &told["params"]["reason"] };
    assert_eq!(reason["id"], "engine.other-rules");
    assert_eq!((&reason["params"]["found"], &reason["params"]["version"]), (&json!(1), &json!(2)));
    assert!(thrown["message"].as_str().unwrap().contains("restore it with the version of the package that saved it"));
}

/// Every scenario, and every state of play as a position, comes back from its save.
struct Saves;

impl ForEachGame for Saves {
    fn visit<G: Heuristics>(&mut self) {
        let comes_back = |options: Value| {
            let session = Session::<G>::create(&options.to_string()).unwrap();
            let text = session.save("{}").unwrap();
            let restored = Session::<G>::restore(&text).unwrap_or_else(|error| panic!("{}: {error}", G::INFO.id));
            assert_eq!((restored.save("{}").unwrap(), restored.state()), (text, session.state()));
        };
        for scenario in G::SCENARIOS {
            comes_back(json!({ "scenario": scenario.id }));
        }
        let opening = Session::<G>::create(r#"{"seed":1}"#).unwrap();
        comes_back(json!({ "position": json_of(&opening.state()) }));
    }
}

#[test]
fn a_table_that_began_with_a_position_comes_back_from_its_save() {
    ludotheque::games::each(&mut Saves);
}

const SECRET: &str = "the secret of this table";
const SEEDLESS: &str = r#"{"seed":false}"#;

/// Plays so many decisions, with one of the legal moves that depends on the ply.
fn play_on<G: Heuristics>(session: &mut Session<G>, decisions: usize) {
    let mut buffer = SharedBuffer::default();
    for n in 0..decisions {
        session.legal_moves(ActorArg::First, &mut buffer).unwrap();
        let numbers = buffer.numbers[1..].to_vec();
        if numbers.is_empty() {
            return;
        }
        session.apply_number(numbers[7 * n % numbers.len()], ActorArg::First, &mut buffer).unwrap();
    }
}

/// Everything that a table says about the past and the present.
fn told<G: Heuristics>(session: &Session<G>) -> Value {
    let seats = || Seat::all(session.players());
    let logs: Vec<_> = seats().map(|seat| json_of(&session.log(&json!({ "seat": seat }).to_string()).unwrap())).collect();
    let views: Vec<_> = seats().map(|seat| json_of(&session.view(ActorArg::Number(seat.0.into())).unwrap())).collect();
    json!([
        session.ply(),
        json_of(&session.state()),
        json_of(&session.log("{}").unwrap()),
        json_of(&session.history()),
        logs,
        views
    ])
}

fn restored<G: Heuristics>(text: &str) -> Session<G> {
    Session::restore(text).unwrap_or_else(|error| panic!("{}: {error}\n{text}", G::INFO.id))
}

/// Both tables are taken back to their beginning, and say the same at every step.
fn go_back_together<G: Heuristics>(mut one: Session<G>, mut other: Session<G>) {
    loop {
        assert_eq!((one.ply(), one.state()), (other.ply(), other.state()));
        let undone = one.undo();
        assert_eq!(other.undo(), undone);
        if !undone {
            break;
        }
    }
}

/// An ordinary save of a table brings all of it back, its future included.
fn comes_back_whole<G: Heuristics>(session: &Session<G>) {
    let text = session.save("{}").unwrap();
    let mut again = restored::<G>(&text);
    assert_eq!((again.save("{}").unwrap(), told(&again), again.seed()), (text, told(session), session.seed()));
    let mut session = session.clone();
    play_on(&mut session, 10);
    play_on(&mut again, 10);
    assert_eq!(told(&again), told(&session), "the same seed draws the same");
}

struct Seedless;

impl ForEachGame for Seedless {
    fn visit<G: Heuristics>(&mut self) {
        for (variant, chance) in G::variants().iter().flat_map(|variant| ["auto", "manual"].map(|chance| (variant, chance))) {
            let mut options = json_of(&variant.options);
            options["seed"] = json!(SECRET);
            options["chance"] = json!(chance);
            for decisions in [0, 30] {
                let mut session = Session::<G>::create(&options.to_string()).unwrap();
                play_on(&mut session, decisions);
                let text = session.save(SEEDLESS).unwrap();
                assert!(!text.contains(SECRET) && session.save("{}").unwrap().contains(SECRET));
                let saved: Value = serde_json::from_str(&text).unwrap();
                assert_eq!((&saved["seedless"], &saved["setup"]["seed"]), (&json!(true), &Value::Null));
                assert!(saved["setup"]["position"].is_object());
                assert_eq!(saved["moves"].as_array().unwrap().len(), session.ply() as usize);

                let mut again = restored::<G>(&text);
                assert_eq!((told(&again), again.can_redo()), (told(&session), false));
                assert_ne!(again.seed(), session.seed());
                assert_ne!(again.seed(), restored::<G>(&text).seed(), "fresh every time");
                assert_eq!(again.save(SEEDLESS).unwrap(), text);
                go_back_together(session, again.clone());

                comes_back_whole(&again);
                play_on(&mut again, 5);
                comes_back_whole(&again);
                go_back_together(restored::<G>(&again.save(SEEDLESS).unwrap()), again.clone());
                for _ in 0..8 {
                    again.undo();
                }
                play_on(&mut again, 2);
                comes_back_whole(&again);
            }
        }
    }
}

#[test]
fn a_save_without_the_seed_has_the_past_and_a_fresh_future() {
    ludotheque::games::each(&mut Seedless);
}

#[test]
fn a_seed_stands_where_the_form_of_a_save_says() {
    let session = Session::<Troia>::create(&json!({ "seed": SECRET }).to_string()).unwrap();
    let edited = |options: &str, edit: fn(&mut Value)| {
        let mut saved: Value = serde_json::from_str(&session.save(options).unwrap()).unwrap();
        edit(&mut saved);
        let error = Session::<Troia>::restore(&saved.to_string()).expect_err("this is refused");
        let thrown = json_of(&ludotheque::api::Thrown::from(error));
        assert_eq!(thrown["code"], "bad-save");
        match &thrown["detail"]["params"]["reason"]["id"] {
            Value::Null => thrown["detail"]["id"].clone(),
            reason => reason.clone(),
        }
    };
    let lost = edited("{}", |saved| {
        saved["setup"].as_object_mut().unwrap().shift_remove("seed");
    });
    assert_eq!(lost, "engine.save-lacks-seed");
    assert_eq!(edited("{}", |saved| saved["setup"]["seed"] = json!("another")), "engine.changed-save");
    assert_eq!(edited("{}", |saved| saved["seedless"] = json!(true)), "engine.save-has-seed");
    assert_eq!(edited("{}", |saved| saved["given"] = json!(1)), "engine.changed-save");
    assert_eq!(edited(SEEDLESS, |saved| saved["setup"]["seed"] = json!(1)), "engine.save-has-seed");
    assert_eq!(edited(SEEDLESS, |saved| saved["seedless"] = json!(false)), "engine.save-lacks-seed");
    assert_eq!(edited(SEEDLESS, |saved| saved["setup"] = json!({ "chance": "auto" })), "engine.changed-save");
    for wrong in [r#"{"seed":1}"#, r#"{"seed":null}"#, r#"{"sead":false}"#, "[]", "7"] {
        assert_eq!(code(session.save(wrong)), (json!("bad-options"), None), "{wrong}");
    }
}
