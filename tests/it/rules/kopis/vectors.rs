//! The test vectors of the specification, and what holds of whole games.

use std::collections::BTreeMap;

use ludotheque::core::{Draw, EventLog, Game, Pcg, Rng, Seed, Viewer};
use ludotheque::games::kopis::{Kopis, Move};
use serde_json::{Value, json};

use super::*;
use crate::dsl::{json_of, option_grid, scenario, setup, with_outcome};

fn replay(vector: &Value) -> usize {
    let mut play = position::<Kopis>(vector["position"].clone());
    let turn = |play: &Play<Kopis>| play.state()["turn"].as_u64().unwrap() as u8;
    for step in vector["steps"].as_array().unwrap() {
        if let Some(moves) = step.get("expectLegal") {
            assert_eq!(&json!(play.legal(turn(&play))), moves, "{}", vector["id"]);
        } else if let Some(refused) = step.get("expectRefused") {
            let seat = turn(&play);
            play.refuses(seat, refused["move"].clone(), refused["rule"].as_str().unwrap());
        } else {
            let (tried, played) = (step.get("try"), step.get("apply"));
            let expected = tried.or(played).expect("a step is one of four kinds");
            let mut copy = play.copy();
            let events = copy.plays(expected["seat"].as_u64().unwrap() as u8, expected["move"].clone());
            assert_eq!(json!(events), with_outcome(&expected["events"], &copy.outcome()), "{}", vector["id"]);
            copy.shows(&expected["after"]);
            if played.is_some() {
                play = copy;
            }
        }
    }
    vector["steps"].as_array().unwrap().len()
}

#[test]
fn every_scenario_of_the_specification_comes_out_as_written() {
    let vectors = vectors();
    let steps: usize = vectors["scenarios"].as_array().unwrap().iter().map(replay).sum();
    assert!(steps > 80, "{steps} steps were read");
}

#[test]
fn the_figures_are_offered_as_scenarios() {
    let vectors = vectors();
    let figures: Vec<&Value> =
        vectors["scenarios"].as_array().unwrap().iter().filter(|vector| vector["kind"] == "figure").collect();
    let ids: Vec<&str> = Kopis::SCENARIOS.iter().map(|scenario| scenario.id).collect();
    assert_eq!(json!(ids), figures.iter().map(|figure| figure["id"].clone()).collect::<Value>());
    for figure in figures {
        let offered = scenario::<Kopis>(figure["id"].as_str().unwrap());
        assert_eq!(offered.state(), position::<Kopis>(figure["position"].clone()).state(), "{}", figure["id"]);
        offered.shows(&figure["position"]);
    }
}

#[test]
fn the_rules_are_numbered_as_in_the_specification() {
    let ids: Vec<Value> = Kopis::RULES.iter().map(|rule| json!({ "id": rule.id() })).collect();
    assert_eq!(json!(ids), vectors()["rules"]);
}

#[test]
fn the_counts_of_three_moves_split_by_first_move_as_specified() {
    let third = |mode: &str, first: Value| {
        let mut play = setup::<Kopis>(json!({ "mode": mode }), 2);
        play.plays(0, first);
        play.legal(1)
            .into_iter()
            .map(|second| {
                let mut copy = play.copy();
                copy.plays(1, second);
                copy.legal(0).len()
            })
            .sum::<usize>()
    };
    let storming =
        [("south", "c"), ("south", "d"), ("west", "3"), ("west", "4")].map(|(side, line)| third("storm", slide(side, line)));
    assert_eq!(storming, [12, 11, 12, 11]);
    for (side, posts) in [("south", "bcde"), ("west", "2345")] {
        for post in lines(posts) {
            assert_eq!(third("suddenDeath", enter(side, &post)), 80);
        }
    }
}

/// Half a turn of the board with the seats swapped: a position in which everything is the other's.
fn half_turn(state: &Value) -> Value {
    let turned_square = |square: &str| {
        let (file, rank) = (square.as_bytes()[0], square.as_bytes()[1]);
        format!("{}{}", char::from(b'a' + b'f' - file), char::from(b'1' + b'6' - rank))
    };
    let turned_line = |line: &str| {
        let line = line.as_bytes()[0];
        char::from(if line.is_ascii_digit() { b'1' + b'6' - line } else { b'a' + b'f' - line }).to_string()
    };
    let swapped = |pair: &Value| json!([pair[1], pair[0]]);
    let sides = |of: &Value| {
        let side = |name: &str| {
            let mut lines: Vec<String> =
                of[name].as_array().unwrap().iter().map(|line| turned_line(line.as_str().unwrap())).collect();
            lines.sort();
            json!(lines)
        };
        json!({ "south": side("north"), "west": side("east"), "north": side("south"), "east": side("west") })
    };
    let mut turned = state.clone();
    turned["board"] = state["board"]
        .as_array()
        .unwrap()
        .iter()
        .rev()
        .map(|row| {
            let swap = |letter| match letter {
                'r' => 'b',
                'b' => 'r',
                'R' => 'B',
                'B' => 'R',
                other => other,
            };
            row.as_str().unwrap().chars().rev().map(swap).collect::<String>()
        })
        .collect();
    turned["waiting"] = sides(&state["waiting"]);
    turned["layout"]["posts"] = sides(&state["layout"]["posts"]);
    let pair = |seat: usize| {
        let mut squares: Vec<String> = state["layout"]["fortresses"][seat]
            .as_array()
            .unwrap()
            .iter()
            .map(|square| turned_square(square.as_str().unwrap()))
            .collect();
        squares.sort_by_key(|square| (square.as_bytes()[1], square.as_bytes()[0]));
        squares
    };
    turned["layout"]["fortresses"] = json!([pair(1), pair(0)]);
    turned["captured"] = swapped(&state["captured"]);
    turned["lost"] = swapped(&state["lost"]);
    turned["standing"] = swapped(&state["standing"]);
    turned["turn"] = json!(1 - state["turn"].as_u64().unwrap());
    turned["bastion"] = state["bastion"].as_str().map_or(Value::Null, |square| json!(turned_square(square)));
    turned
}

#[test]
fn half_a_turn_of_the_board_swaps_the_players() {
    for (_, options) in option_grid::<Kopis>() {
        let mut dice = Pcg::new(3);
        let mut game = Kopis::setup(&options, 2, &mut Draw::setup(&Seed::from(1))).unwrap();
        while let Some(who) = game.actors().first() {
            let state = json_of(&game.state(Viewer::Omniscient));
            let mut moves = Vec::new();
            game.legal_moves(who, &mut moves);
            if state["phase"] == "battle" {
                let turned = position::<Kopis>(half_turn(&state));
                assert_eq!(turned.state()["standing"], half_turn(&state)["standing"]);
                let mut there: Vec<String> =
                    turned.legal(1 - state["turn"].as_u64().unwrap() as u8).iter().map(Value::to_string).collect();
                let mut here: Vec<String> = moves.iter().map(|mv| half_turned_move(&json_of(mv)).to_string()).collect();
                there.sort();
                here.sort();
                assert_eq!(here, there);
            }
            let mv = moves[dice.below(moves.len() as u32) as usize];
            game.apply(who, &mv, &mut EventLog::disabled());
        }
    }
}

fn half_turned_move(mv: &Value) -> Value {
    let other = |name: &str| match name {
        "south" => "north",
        "north" => "south",
        "west" => "east",
        _ => "west",
    };
    let mut turned = mv.clone();
    for (field, value) in mv.as_object().unwrap() {
        let text = value.as_str().unwrap();
        turned[field] = match field.as_str() {
            "side" => json!(other(text)),
            "type" => value.clone(),
            _ => text
                .bytes()
                .map(|b| char::from(if b.is_ascii_digit() { b'1' + b'6' - b } else { b'a' + b'f' - b }))
                .collect::<String>()
                .into(),
        };
    }
    turned
}

/// Plays random moves to the end and counts them.
fn play_out(game: &mut Kopis, dice: &mut Pcg) -> u32 {
    let (mut plies, mut moves) = (0, Vec::new());
    while let Some(who) = game.actors().first() {
        moves.clear();
        game.legal_moves(who, &mut moves);
        let mv: Move = moves[dice.below(moves.len() as u32) as usize];
        game.apply(who, &mv, &mut EventLog::disabled());
        plies += 1;
    }
    plies
}

#[test]
fn games_are_as_long_as_specified() {
    for (name, options) in option_grid::<Kopis>() {
        let mut lengths = BTreeMap::<u32, u32>::new();
        for seed in 0..300 {
            let mut game = Kopis::setup(&options, 2, &mut Draw::setup(&Seed::from(1))).unwrap();
            let plies = play_out(&mut game, &mut Pcg::new(seed));
            let (outcome, _) = game.outcome().unwrap();
            if outcome.reason != "blocked" {
                *lengths.entry(plies).or_default() += 1;
            }
        }
        let placements = if name.contains("advanced") { 4 } else { 0 };
        if name.contains("storm") {
            assert_eq!(lengths.into_keys().collect::<Vec<_>>(), [16 + placements], "{name}");
        } else {
            assert!(lengths.into_keys().all(|plies| plies <= 1160 + placements), "{name}");
        }
    }
}
