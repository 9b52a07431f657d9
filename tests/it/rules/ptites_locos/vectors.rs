//! The test vectors of the specification: its tables, and every one of its scenarios.

use ludotheque::core::{Actor, ChanceMode, Code, Game, Seat, Seed, Start, Table};
use ludotheque::games::ptites_locos::PtitesLocos;
use serde_json::{Value, json};

use crate::architecture::root;
use crate::dsl::{Play, position, read, scenario, with_outcome};

pub fn vectors() -> Value {
    serde_json::from_str(&std::fs::read_to_string(root().join("tests/vectors/ptites-locos.json")).unwrap()).unwrap()
}

fn actor(who: &Value) -> Actor {
    who.as_u64().map_or(Actor::Chance, |seat| Actor::Seat(Seat(seat as u8)))
}

/// What is wrong with these options or this position, if anything: the code of the error, and its rule.
pub fn refusal(given: &Value) -> Option<(Code, Option<&'static str>)> {
    let mut given = given.clone();
    let fields = given.as_object_mut().unwrap();
    let position = fields.remove("position");
    let seats = fields.remove("players").map_or(PtitesLocos::INFO.default_players, |players| players.as_u64().unwrap() as u8);
    let (start, code) = match position {
        Some(state) => (read(&state).map(|state| Start::Position(Box::new(state))), Code::BadPosition),
        None => (read(&given).map(|options| Start::Setup { options, seats }), Code::BadOptions),
    };
    match start {
        Ok(start) => {
            let error = Table::<PtitesLocos>::open(start, Seed::from(1), ChanceMode::Manual).err()?;
            Some((error.code, error.rule().map(|rule| rule.id())))
        }
        Err(_) => Some((code, None)),
    }
}

fn with_players(case: &Value) -> Value {
    let mut options = case["options"].clone();
    options["players"] = case["players"].clone();
    options
}

fn follow(play: &mut Play<PtitesLocos>, step: &Value, name: &Value) {
    let (kind, told) = step.as_object().unwrap().iter().next().unwrap();
    match kind.as_str() {
        "apply" => {
            let events = play.plays(actor(&told["who"]), told["move"].clone());
            assert_eq!(json!(events), with_outcome(&told["events"], &play.outcome()), "{name}: {}", told["move"]);
        }
        "legal" => {
            assert_eq!(&json!(play.actors()), &told["actors"], "{name}");
            let legal = told["actors"].get(0).map_or_else(Vec::new, |who| play.legal(actor(who)));
            match told.get("moves") {
                Some(moves) => assert_eq!(&json!(legal), moves, "{name}"),
                None => assert_eq!(&json!(legal.len()), &told["count"], "{name}"),
            }
        }
        "shows" => play.shows(told),
        "outcome" => {
            for (field, value) in told.as_object().unwrap() {
                assert_eq!(&play.outcome()[field], value, "{name}: {field}");
            }
        }
        "refused" => {
            let mv = read(&told["move"]).unwrap();
            let error = play.0.check(told.get("who").map(actor), &mv).expect_err("this is refused");
            assert_eq!(json!(error.rule()), told["rule"], "{name}: {} ({error})", told["move"]);
        }
        "goodPosition" => assert_eq!(refusal(&json!({ "position": told["position"] })), None, "{name}: {}", told["label"]),
        "badPosition" => {
            let refused = refusal(&json!({ "position": told["position"] }));
            assert_eq!(refused, Some((Code::BadPosition, told["rule"].as_str().and_then(rule))), "{name}: {}", told["label"]);
        }
        "goodOptions" => assert_eq!(refusal(&with_players(told)), None, "{name}: {}", told["label"]),
        "badOptions" => {
            let refused = refusal(&with_players(told));
            assert_eq!(refused, Some((Code::BadOptions, told["rule"].as_str().and_then(rule))), "{name}: {}", told["label"]);
        }
        other => panic!("{other} is no kind of step"),
    }
}

fn rule(id: &str) -> Option<&'static str> {
    PtitesLocos::RULES.iter().map(|rule| rule.id()).find(|&known| known == id)
}

#[test]
fn every_scenario_of_the_specification_comes_out_as_written() {
    let vectors = vectors();
    let scenarios = vectors["scenarios"].as_array().unwrap();
    let mut steps = 0;
    for told in scenarios {
        let start = told.get("position").cloned().unwrap_or_else(|| super::yard(2, &[]));
        let mut play = position::<PtitesLocos>(start);
        for step in told["steps"].as_array().unwrap() {
            follow(&mut play, step, &told["id"]);
            steps += 1;
        }
    }
    assert_eq!((scenarios.len(), steps), (45, 336));
}

#[test]
fn the_paragraphs_of_the_rulebook_are_offered_as_scenarios() {
    let vectors = vectors();
    let named: Vec<&Value> = vectors["scenarios"].as_array().unwrap().iter().filter(|told| told.get("name").is_some()).collect();
    let ids: Vec<&str> = PtitesLocos::SCENARIOS.iter().map(|scenario| scenario.id).collect();
    assert_eq!(json!(ids), named.iter().map(|told| told["name"].clone()).collect::<Value>());
    for told in named {
        let offered = scenario::<PtitesLocos>(told["name"].as_str().unwrap());
        assert_eq!(offered.state(), told["position"], "{}", told["name"]);
    }
}

#[test]
fn the_rules_are_numbered_as_in_the_specification() {
    let ids: Vec<&str> = PtitesLocos::RULES.iter().map(|rule| rule.id()).collect();
    assert_eq!(json!(ids), vectors()["rules"]);
}
