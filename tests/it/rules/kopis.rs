//! Kopis, rule by rule. Boards are drawn rank 6 first, as in a state.

use std::collections::BTreeMap;

use ludotheque::core::{Actor, Code, Draw, EventLog, Game, Pcg, Rng, Seed, Viewer};
use ludotheque::games::kopis::{Kopis, Move, Options, State};
use serde_json::{Value, json};

use crate::architecture::root;
use crate::dsl::{Play, bad_position, bad_setup, json_of, option_grid, position, scenario, setup, types};

fn slide(side: &str, line: &str) -> Value {
    json!({ "type": "slide", "side": side, "line": line })
}

fn enter(side: &str, line: &str) -> Value {
    json!({ "type": "enter", "side": side, "line": line })
}

fn step(from: &str, to: &str) -> Value {
    json!({ "type": "step", "from": from, "to": to })
}

fn place(at: &str) -> Value {
    json!({ "type": "placeFortress", "at": at })
}

/// The factions of a side that wait, as a word: `"bcde"`.
fn lines(word: &str) -> Vec<String> {
    word.chars().map(String::from).collect()
}

const START: [&str; 6] = ["......", "......", "..BB..", "..RR..", "......", "......"];
const ALL_WAIT: [&str; 4] = ["bcde", "2345", "bcde", "2345"];

/// A position in the battle; `waiting` is south, west, north, east. Factions that are nowhere were captured.
fn battle(mode: &str, turn: u8, board: [&str; 6], waiting: [&str; 4], bastion: Option<&str>) -> Value {
    let on_board = |letter: char| board.iter().flat_map(|row| row.chars()).filter(|&found| found == letter).count();
    let gone = |letter, a: usize, b: usize| 8 - on_board(letter) - waiting[a].len() - waiting[b].len();
    json!({
        "mode": mode, "phase": "battle", "turn": turn, "board": board,
        "waiting": { "south": lines(waiting[0]), "west": lines(waiting[1]), "north": lines(waiting[2]), "east": lines(waiting[3]) },
        "bastion": bastion, "captured": [gone('b', 2, 3), gone('r', 0, 1)], "lost": [0, 0],
    })
}

fn storm(turn: u8, board: [&str; 6], waiting: [&str; 4], bastion: Option<&str>) -> Play<Kopis> {
    position(battle("storm", turn, board, waiting, bastion))
}

fn sudden(turn: u8, board: [&str; 6], waiting: [&str; 4], bastion: Option<&str>) -> Play<Kopis> {
    position(battle("suddenDeath", turn, board, waiting, bastion))
}

fn with(mut state: Value, field: &str, value: Value) -> Value {
    state[field] = value;
    state
}

fn board(play: &Play<Kopis>) -> Vec<String> {
    serde_json::from_value(play.state()["board"].clone()).unwrap()
}

// ---- The test vectors of the specification ----

fn vectors() -> Value {
    serde_json::from_str(&std::fs::read_to_string(root().join("tests/vectors/kopis.json")).unwrap()).unwrap()
}

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
            assert_eq!(&json!(events), &expected["events"], "{}", vector["id"]);
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

// ---- Set-up ----

#[test]
fn kop_1_two_players_with_eight_factions_each() {
    for seats in [0, 1, 3, 4] {
        let error = bad_setup::<Kopis>(json!({}), seats);
        assert_eq!((error.code, error.rule().unwrap().id()), (Code::BadOptions, "KOP-1"));
    }
    let nine = with(battle("storm", 0, START, ALL_WAIT, None), "captured", json!([1, 0]));
    assert_eq!(bad_position::<Kopis>(nine).rule().unwrap().id(), "KOP-1");
    let third = with(battle("storm", 0, START, ALL_WAIT, None), "turn", json!(2));
    assert_eq!(bad_position::<Kopis>(third).code, Code::BadPosition);
}

#[test]
fn kop_2_the_board_is_six_by_six() {
    let rows =
        |rows: Value| bad_position::<Kopis>(with(battle("storm", 0, START, ALL_WAIT, None), "board", rows)).rule().unwrap().id();
    assert_eq!(rows(json!(["......", "......", "..BB..", "..RR..", "......"])), "KOP-2");
    assert_eq!(rows(json!(["......", "......", "..BB..", "..RR..", "......", "......", "......"])), "KOP-2");
    assert_eq!(rows(json!([".......", "......", "..BB..", "..RR..", "......", "......"])), "KOP-2");
    assert_eq!(rows(json!(["..x...", "......", "..BB..", "..RR..", "......", "......"])), "KOP-2");
}

#[test]
fn kop_3_the_base_fortresses_start_in_the_centre() {
    let mut play = setup::<Kopis>(json!({}), 2);
    assert_eq!(board(&play), START);
    play.refuses(0, place("b2"), "KOP-3");
    let mut placing = battle("storm", 0, ["......"; 6], ALL_WAIT, None);
    placing["phase"] = json!("placement");
    assert_eq!(bad_position::<Kopis>(placing).rule().unwrap().id(), "KOP-3");
}

#[test]
fn kop_4_four_factions_wait_on_each_side() {
    setup::<Kopis>(json!({}), 2).shows(&json!({
        "waiting": { "south": lines("bcde"), "west": lines("2345"), "north": lines("bcde"), "east": lines("2345") }
    }));
    let mut placing = battle("storm", 0, ["......"; 6], ["bcd", "2345", "bcde", "2345"], None);
    placing["phase"] = json!("placement");
    placing["setup"] = json!("advanced");
    assert_eq!(bad_position::<Kopis>(placing).rule().unwrap().id(), "KOP-4");
}

#[test]
fn kop_5_each_player_plays_from_two_sides() {
    let mut play = setup::<Kopis>(json!({}), 2);
    play.refuses(0, slide("north", "c"), "KOP-5");
    play.refuses(0, slide("east", "3"), "KOP-5");
    let mut sudden = setup::<Kopis>(json!({ "mode": "suddenDeath" }), 2);
    sudden.refuses(0, enter("east", "3"), "KOP-5");
    sudden.plays(0, enter("west", "3"));
    sudden.refuses(1, enter("west", "4"), "KOP-5");
}

#[test]
fn kop_6_the_bastion_starts_beside_the_board() {
    setup::<Kopis>(json!({}), 2).shows(&json!({ "bastion": null }));
    scenario::<Kopis>("base-setup").shows(&json!({ "bastion": null }));
}

#[test]
fn kop_7_the_advanced_setup_places_the_fortresses_first() {
    let mut play = setup::<Kopis>(json!({ "setup": "advanced" }), 2);
    play.shows(&json!({ "phase": "placement", "board": ["......", "......", "......", "......", "......", "......"] }));
    play.refuses(0, slide("south", "c"), "KOP-7");
    play.refuses(0, slide("north", "3"), "KOP-7");
    for (seat, at) in [(0, "c3"), (1, "d5"), (0, "e2")] {
        assert_eq!(types(&play.plays(seat, place(at))), ["fortressPlaced"]);
    }
    assert_eq!(types(&play.plays(1, place("b4"))), ["fortressPlaced", "battleBegan"]);
    play.refuses(0, place("b2"), "KOP-7");
}

#[test]
fn kop_8_no_fortress_in_the_first_row() {
    let mut play = setup::<Kopis>(json!({ "setup": "advanced" }), 2);
    for at in ["a1", "c1", "c6", "a4", "f2"] {
        play.refuses(0, place(at), "KOP-8");
    }
    assert_eq!(play.legal(0).len(), 16);
    let edge = json!({
        "mode": "storm", "setup": "advanced", "phase": "placement", "turn": 1,
        "board": ["......", "......", "......", "......", "......", "R....."],
        "waiting": { "south": lines("bcde"), "west": lines("2345"), "north": lines("bcde"), "east": lines("2345") }, "bastion": null,
    });
    assert_eq!(bad_position::<Kopis>(edge).rule().unwrap().id(), "KOP-8");
}

fn placers(order: &str) -> Vec<Value> {
    let mut play = setup::<Kopis>(json!({ "setup": "advanced", "placementOrder": order }), 2);
    ["b2", "c3", "d4", "e5"]
        .map(|at| {
            let turn = play.state()["turn"].clone();
            let seat = turn.as_u64().unwrap() as u8;
            let rule = if order == "snake" { "KOP-10" } else { "KOP-9" };
            play.refuses_as(Code::NotYourTurn, 1 - seat, place(at), Some(rule));
            play.plays(seat, place(at));
            turn
        })
        .to_vec()
}

#[test]
fn kop_9_the_players_place_in_turn() {
    assert_eq!(placers("alternate"), [0, 1, 0, 1]);
}

#[test]
fn kop_10_or_one_two_one() {
    assert_eq!(placers("snake"), [0, 1, 1, 0]);
    let uneven = json!({
        "mode": "storm", "setup": "advanced", "placementOrder": "snake", "phase": "placement", "turn": 0,
        "board": ["......", "......", "..B...", "..R...", "......", "......"],
        "waiting": { "south": lines("bcde"), "west": lines("2345"), "north": lines("bcde"), "east": lines("2345") }, "bastion": null,
    });
    assert_eq!(bad_position::<Kopis>(uneven).rule().unwrap().id(), "KOP-10");
}

// ---- Storming ----

#[test]
fn kop_11_a_turn_of_storming_is_a_slide_of_a_waiting_faction() {
    let mut play = setup::<Kopis>(json!({}), 2);
    play.refuses(0, step("c3", "c4"), "KOP-11");
    play.refuses(0, enter("south", "c"), "KOP-11");
    let events = play.plays(0, slide("south", "c"));
    assert_eq!(events.iter().find(|event| event["type"] == "entered").unwrap()["rule"], "KOP-11");
    storm(0, START, ["", "2", "bcde", "2345"], None).refuses(0, slide("south", "c"), "KOP-11");
}

#[test]
fn kop_12_a_slide_follows_a_line_of_its_side() {
    let mut play = setup::<Kopis>(json!({}), 2);
    play.refuses(0, slide("south", "3"), "KOP-12");
    play.refuses(0, slide("west", "c"), "KOP-12");
}

#[test]
fn kop_13_a_slide_must_push() {
    let mut play = setup::<Kopis>(json!({}), 2);
    play.refuses(0, slide("south", "a"), "KOP-13");
    play.refuses(0, slide("west", "6"), "KOP-13");
}

#[test]
fn kop_14_a_push_moves_pieces_by_one_square() {
    let mut play = setup::<Kopis>(json!({}), 2);
    let events = play.plays(0, slide("south", "c"));
    assert_eq!(events[0], json!({ "type": "pushed", "piece": "B", "from": "c4", "to": "c5", "rule": "KOP-14" }));
    assert_eq!(events[1], json!({ "type": "pushed", "piece": "R", "from": "c3", "to": "c4", "rule": "KOP-14" }));
    assert_eq!(board(&play), ["......", "..B...", "..RB..", "..rR..", "......", "......"]);
}

#[test]
fn kop_15_the_bastion_goes_on_the_faction_played() {
    let mut play = setup::<Kopis>(json!({}), 2);
    let events = play.plays(0, slide("west", "4"));
    assert_eq!(events.last().unwrap(), &json!({ "type": "bastionPlaced", "at": "c4", "rule": "KOP-15" }));
    play.shows(&json!({ "bastion": "c4" }));
    let own = battle(
        "storm",
        0,
        ["......", "......", "..BB..", "..RR..", "......", "r....."],
        ["cde", "2345", "bcde", "2345"],
        Some("a1"),
    );
    assert_eq!(bad_position::<Kopis>(own).rule().unwrap().id(), "KOP-15");
}

#[test]
fn kop_16_the_faction_under_the_bastion_is_not_pushed() {
    let mut play = scenario::<Kopis>("bastion");
    play.refuses(1, slide("north", "c"), "KOP-16");
    play.refuses(1, slide("east", "3"), "KOP-16");
}

#[test]
fn kop_17_the_players_alternate() {
    let mut play = setup::<Kopis>(json!({}), 2);
    play.refuses_as(Code::NotYourTurn, 1, slide("north", "c"), Some("KOP-17"));
    play.plays(0, slide("south", "c"));
    play.refuses_as(Code::NotYourTurn, 0, slide("south", "d"), Some("KOP-17"));
    play.refuses_as(Code::NotYourTurn, Actor::Chance, slide("south", "d"), Some("KOP-17"));
}

#[test]
fn kop_18_storming_ends_when_all_are_played() {
    let mut play = storm(1, ["bb...b", "......", "..BB..", "..RR..", "...r..", "rr...r"], ["", "", "c", ""], Some("d2"));
    let events = play.plays(1, slide("north", "c"));
    let over = events.last().unwrap();
    assert_eq!((&over["type"], &over["reason"], &over["rule"]), (&json!("gameOver"), &json!("allPlayed"), &json!("KOP-18")));
    play.refuses_as(Code::GameOver, 0, slide("south", "c"), Some("KOP-18"));
    play.refuses_as(Code::GameOver, 1, slide("north", "c"), Some("KOP-18"));
    play.shows(&json!({ "phase": "over", "turn": null, "bastion": "c4" }));
}

#[test]
fn kop_19_the_points_are_added_up_at_the_end() {
    let mut play = scenario::<Kopis>("scoring");
    let events = play.plays(1, slide("north", "b"));
    let points = |seat: u64| {
        let counted = |event: &&Value| event["seat"] == seat && event["points"].is_u64();
        events.iter().filter(counted).map(|event| event["points"].as_u64().unwrap()).sum::<u64>()
    };
    assert_eq!(play.outcome()["scores"], json!([points(0), points(1)]));
    assert_eq!(play.state()["standing"], play.outcome()["scores"]);
}

// ---- Captures ----

#[test]
fn kop_20_an_enemy_pushed_off_is_captured() {
    let mut play = scenario::<Kopis>("capture");
    let events = play.plays(0, slide("south", "c"));
    assert_eq!(events[0], json!({ "type": "captured", "seat": 0, "at": "c6", "rule": "KOP-20" }));
    play.shows(&json!({ "captured": [1, 0], "lost": [0, 0] }));
}

#[test]
fn kop_21_a_capture_is_worth_a_point() {
    let mut play = storm(1, ["bb...b", "......", "..BB..", "..RR..", "...r..", "rr...r"], ["", "", "c", ""], Some("d2"));
    let events = play.plays(1, slide("north", "c"));
    let captures: Vec<&Value> = events.iter().filter(|event| event["type"] == "capturesScored").collect();
    let expected = |seat: u8, points: u8| json!({ "type": "capturesScored", "seat": seat, "points": points, "rule": "KOP-21" });
    assert_eq!(captures, [&expected(0, 4), &expected(1, 4)]);
}

#[test]
fn kop_22_waiting_factions_do_not_block() {
    let mut play = scenario::<Kopis>("capture");
    assert!(play.state()["waiting"]["north"].as_array().unwrap().contains(&json!("c")));
    play.plays(0, slide("south", "c"));
    play.shows(&json!({ "captured": [1, 0] }));
}

#[test]
fn kop_23_a_fortress_is_not_pushed_off() {
    let mut play = storm(0, ["..B...", "..R...", "......", "..BR..", "......", "......"], ALL_WAIT, None);
    let mut edge = storm(0, ["..B...", "..R...", "...B..", "...R..", "......", "......"], ALL_WAIT, None);
    play.plays(0, slide("south", "c"));
    edge.refuses(0, slide("south", "c"), "KOP-23");
    let three = battle("storm", 0, ["......", "......", "..BB..", "..R...", "......", "......"], ALL_WAIT, None);
    assert_eq!(bad_position::<Kopis>(three).rule().unwrap().id(), "KOP-23");
}

#[test]
fn kop_24_a_fortress_on_the_edge_holds_factions() {
    let mut play = scenario::<Kopis>("blocked");
    play.refuses(0, slide("south", "c"), "KOP-24");
}

// ---- Sudden Death ----

const STEPPING: [&str; 6] = ["......", "......", "..BB..", "..RR..", "......", "r..b.."];
const STEPPING_WAIT: [&str; 4] = ["cde", "2345", "bcd", "2345"];

#[test]
fn kop_25_a_faction_moves_by_one_square() {
    let mut play = sudden(0, STEPPING, STEPPING_WAIT, None);
    for (from, to) in [("a1", "b2"), ("a1", "a3"), ("a1", "a1"), ("b4", "b5"), ("d1", "d2"), ("a1", "f6")] {
        play.refuses(0, step(from, to), "KOP-25");
    }
    let events = play.plays(0, step("a1", "a2"));
    assert_eq!(events[0], json!({ "type": "stepped", "seat": 0, "from": "a1", "to": "a2", "rule": "KOP-25" }));
}

#[test]
fn kop_26_a_faction_enters_on_the_square_it_faces() {
    let mut play = sudden(0, STEPPING, STEPPING_WAIT, None);
    for refused in [enter("south", "b"), enter("south", "a"), enter("south", "3"), slide("south", "c")] {
        play.refuses(0, refused, "KOP-26");
    }
    let events = play.plays(0, enter("south", "c"));
    let entered =
        json!({ "type": "entered", "seat": 0, "side": "south", "line": "c", "post": "c", "at": "c1", "rule": "KOP-26" });
    assert_eq!(events[0], entered);
}

#[test]
fn kop_27_one_move_each() {
    let mut play = setup::<Kopis>(json!({ "mode": "suddenDeath" }), 2);
    play.refuses_as(Code::NotYourTurn, 1, enter("north", "c"), Some("KOP-27"));
    play.plays(0, enter("south", "c"));
    play.refuses_as(Code::NotYourTurn, 0, step("c1", "c2"), Some("KOP-27"));
}

#[test]
fn kop_28_the_eighth_faction_ends_the_game() {
    let mut play = sudden(0, ["......", "..b...", "..BB..", "..RRr.", "......", "r..b.."], ["", "5", "cd", ""], Some("d1"));
    let events = play.plays(0, enter("west", "5"));
    assert_eq!(events.last().unwrap()["rule"], "KOP-28");
    assert_eq!(play.outcome()["reason"], "eighthFaction");
    play.refuses_as(Code::GameOver, 1, step("d1", "d2"), Some("KOP-28"));
    let played_out = battle("suddenDeath", 1, STEPPING, ["", "", "bcd", "2345"], None);
    assert_eq!(bad_position::<Kopis>(played_out).rule().unwrap().id(), "KOP-28");
}

#[test]
fn kop_29_the_points_are_those_of_storming() {
    let board = ["......", ".bBb..", ".brB.b", "..RrR.", "..b.r.", "r....."];
    let standing = |mode: &str| position::<Kopis>(battle(mode, 0, board, ["b", "", "b", ""], None)).state()["standing"].clone();
    assert_eq!(standing("suddenDeath"), standing("storm"));
    // Red: c4 1, d3 1, e2 2, a1 0, and three captures; black: b5 2, d5 2, b4 0, f4 0, c2 0, and four captures.
    let play = position::<Kopis>(battle("suddenDeath", 0, board, ["b", "", "b", ""], None));
    let captured = play.state()["captured"].clone();
    let points = [4 + captured[0].as_u64().unwrap(), 4 + captured[1].as_u64().unwrap()];
    assert_eq!(standing("suddenDeath"), json!(points));
}

#[test]
fn kop_30_pushing_and_the_bastion_are_those_of_storming() {
    let mut play =
        sudden(1, ["b.....", "......", "..BB..", "..RR..", "......", "rbr..."], ["de", "2345", "cde", "345"], Some("c1"));
    play.refuses(1, step("b1", "c1"), "KOP-16");
    let events = play.plays(1, step("b1", "b2"));
    assert_eq!(events.last().unwrap(), &json!({ "type": "bastionPlaced", "at": "b2", "rule": "KOP-15" }));
    let mut held = sudden(0, ["R.....", "r.....", "..BB..", "...R..", "......", "......"], ["bcd", "2345", "bcde", "2345"], None);
    held.refuses(0, step("a5", "a6"), "KOP-23");
}

#[test]
fn kop_31_sudden_death_captures_alike() {
    let mut play =
        sudden(1, ["b.....", "......", "..BB..", "..RR..", "......", "rbr..."], ["de", "2345", "cde", "345"], Some("c1"));
    let events = play.plays(1, step("b1", "a1"));
    assert_eq!(events[0], json!({ "type": "captured", "seat": 1, "at": "a1", "rule": "KOP-20" }));
}

#[test]
fn kop_32_nothing_is_pulled_and_no_fortress_moves_itself() {
    let mut play =
        sudden(0, ["......", "......", "..BB..", "..RR..", "..r...", "b....."], ["bde", "2345", "cde", "2345"], Some("a1"));
    play.refuses(0, step("c3", "b3"), "KOP-32");
    play.refuses(0, step("c4", "b4"), "KOP-32");
    assert_eq!(types(&play.plays(0, step("c2", "c1"))), ["stepped", "bastionPlaced"]);
    assert_eq!(board(&play), ["......", "......", "..BB..", "..RR..", "......", "b.r..."]);
}

// ---- Scoring ----

/// Where each faction of the scoring scenario stands, with own and enemy fortresses, points and rule.
fn scored() -> BTreeMap<String, (u64, u64, u64, String)> {
    let mut play = scenario::<Kopis>("scoring");
    let events = play.plays(1, slide("north", "b"));
    let number = |value: &Value| value.as_u64().unwrap();
    events
        .iter()
        .filter(|event| event["type"] == "factionScored")
        .map(|event| {
            let rule = event["rule"].as_str().unwrap().to_owned();
            let counted = (number(&event["ownFortresses"]), number(&event["enemyFortresses"]), number(&event["points"]), rule);
            (event["at"].as_str().unwrap().to_owned(), counted)
        })
        .collect()
}

/// A red faction on the given square of a board with these fortresses, alone: its points.
fn alone(board: [&str; 6]) -> Value {
    sudden(0, board, ["cde", "2345", "bcde", "2345"], None).state()["standing"][0].clone()
}

#[test]
fn kop_33_next_to_an_enemy_fortress_scores_nothing() {
    assert_eq!(alone(["......", "..r...", "..BB..", "..RR..", "......", "......"]), 0);
    assert!(scored().values().any(|(own, enemy, points, rule)| (*own, *points, rule.as_str()) == (0, 0, "KOP-33") && *enemy > 0));
}

#[test]
fn kop_34_next_to_an_own_fortress_scores_two() {
    assert_eq!(alone(["......", "......", "..BB..", "..RR..", "..r...", "......"]), 2);
    assert!(scored().values().any(|(own, enemy, points, rule)| (*enemy, *points, rule.as_str()) == (0, 2, "KOP-34") && *own > 0));
}

#[test]
fn kop_35_next_to_both_scores_one() {
    assert_eq!(alone(["......", "......", "..BR..", "..rR..", "......", ".....B"]), 1);
    assert_eq!(scored()["c4"], (1, 2, 1, "KOP-35".to_owned()));
}

#[test]
fn kop_36_corners_do_not_count() {
    assert_eq!(alone(["......", "......", "..BB..", "..RR..", ".r....", "......"]), 0);
    assert_eq!(alone(["......", "......", "....RB", "r.....", "R....B", "......"]), 2);
    assert_eq!(alone(["......", "......", "....BB", ".....R", "r.....", ".R...."]), 0);
}

// ---- Rulings ----

#[test]
fn kop_r1_each_player_has_two_central_fortresses_side_by_side() {
    let play = setup::<Kopis>(json!({}), 2);
    assert_eq!(play.state()["layout"]["fortresses"], json!([["c3", "d3"], ["c4", "d4"]]));
    let posts = json!({ "south": lines("bcde"), "west": lines("2345"), "north": lines("bcde"), "east": lines("2345") });
    let chequered = vectors()["layouts"]["chequered"].clone();
    let play = setup::<Kopis>(json!({ "layout": chequered }), 2);
    assert_eq!(board(&play), ["......", "......", "..BR..", "..RB..", "......", "......"]);
    for wrong in [json!([["c3", "d3"], ["c4", "c4"]]), json!([["c3", "d3"], ["c4", "d5"]]), json!([["c3", "c3"], ["d3", "c4"]])] {
        let error = bad_setup::<Kopis>(json!({ "layout": { "fortresses": wrong, "posts": posts } }), 2);
        assert_eq!((error.code, error.rule().unwrap().id()), (Code::BadOptions, "KOP-R1"));
    }
    let unordered = json!({ "fortresses": [["d4", "c3"], ["c4", "d3"]], "posts": posts });
    assert_eq!(
        setup::<Kopis>(json!({ "layout": unordered }), 2).state()["layout"]["fortresses"],
        json!([["c3", "d4"], ["d3", "c4"]])
    );
}

#[test]
fn kop_r2_the_factions_wait_in_front_of_the_middle_lines() {
    let fortresses = json!([["c3", "d3"], ["c4", "d4"]]);
    let posts = |south: &str| {
        json!({ "layout": { "fortresses": fortresses,
            "posts": { "south": lines(south), "west": lines("2345"), "north": lines("bcde"), "east": lines("1346") } } })
    };
    let play = setup::<Kopis>(posts("fdab"), 2);
    play.shows(
        &json!({ "waiting": { "south": lines("abdf"), "west": lines("2345"), "north": lines("bcde"), "east": lines("1346") } }),
    );
    for wrong in ["bcd", "bcdd", "bcdef", "bcd4"] {
        assert_eq!(bad_setup::<Kopis>(posts(wrong), 2).rule().unwrap().id(), "KOP-R2", "{wrong}");
    }
    let elsewhere = battle("storm", 0, START, ["abcd", "2345", "bcde", "2345"], None);
    assert_eq!(bad_position::<Kopis>(elsewhere).rule().unwrap().id(), "KOP-R2");
    let unordered = battle("storm", 0, START, ["cbde", "2345", "bcde", "2345"], None);
    assert_eq!(bad_position::<Kopis>(unordered).rule().unwrap().id(), "KOP-R2");
}

#[test]
fn kop_r3_seat_0_begins() {
    for (_, options) in option_grid::<Kopis>() {
        assert_eq!(setup::<Kopis>(json_of(&options), 2).actors(), [0]);
    }
}

#[test]
fn kop_r4_red_is_seat_0_and_black_is_seat_1() {
    let mut play = setup::<Kopis>(json!({}), 2);
    play.plays(0, slide("south", "c"));
    play.plays(1, slide("north", "d"));
    assert_eq!(board(&play), ["......", "..B...", "..Rb..", "..rB..", "...R..", "......"]);
}

#[test]
fn kop_r5_a_slide_may_use_any_of_the_six_lines() {
    let mut play = storm(0, ["......", "b.....", "..BB..", "..RR..", "......", "......"], ["e", "2345", "bcd", "2345"], None);
    let events = play.plays(0, slide("south", "a"));
    assert_eq!(events.iter().find(|event| event["type"] == "entered").unwrap()["at"], "a5");
}

#[test]
fn kop_r6_the_nearest_faction_is_taken_the_lower_of_two() {
    let post = |south: &str| {
        let mut play = storm(0, START, [south, "", "bcde", "2345"], None);
        let events = play.plays(0, slide("south", "c"));
        events.iter().find(|event| event["type"] == "entered").unwrap()["post"].clone()
    };
    assert_eq!(["bcde", "bde", "de", "be", "e"].map(post), ["c", "b", "d", "b", "e"]);
}

#[test]
fn kop_r7_a_slide_ends_where_the_first_piece_stood() {
    let at = |board| {
        let mut play = storm(0, board, ["bcd", "2345", "bcd", "2345"], None);
        let events = play.plays(0, slide("south", "a"));
        events.iter().find(|event| event["type"] == "entered").unwrap()["at"].clone()
    };
    assert_eq!(at(["......", "r.....", "..BB..", "..RR..", "......", "b....."]), "a1");
    assert_eq!(at(["......", "r.....", "b.BB..", "..RR..", "......", "......"]), "a4");
}

#[test]
fn kop_r8_the_row_ends_at_the_first_gap() {
    let mut play = storm(0, ["b.....", "......", "r.BB..", "..RR..", "b.....", "r....."], ["cd", "2345", "bc", "2345"], None);
    let events = play.plays(0, slide("south", "a"));
    assert_eq!(events.iter().filter(|event| event["type"] == "pushed").count(), 2);
    assert_eq!(board(&play), ["b.....", "......", "r.BB..", "b.RR..", "r.....", "r....."]);
}

#[test]
fn kop_r9_by_exactly_one_square() {
    let mut play = storm(0, START, ALL_WAIT, None);
    let events = play.plays(0, slide("west", "3"));
    let pushes: Vec<(&str, &str)> = events
        .iter()
        .filter(|event| event["type"] == "pushed")
        .map(|event| (event["from"].as_str().unwrap(), event["to"].as_str().unwrap()))
        .collect();
    assert_eq!(pushes, [("d3", "e3"), ("c3", "d3")]);
}

#[test]
fn kop_r10_the_bastion_holds_the_row_from_further_back_but_not_over_a_gap() {
    let board = ["......", "......", "..BB..", "r.RR..", "r.....", "b....."];
    storm(1, board, ["cd", "2345", "bcd", "234"], Some("a3")).plays(1, slide("north", "c"));
    let mut play = storm(1, board, ["cd", "2345", "bcd", "234"], Some("a2"));
    play.refuses(1, slide("north", "a"), "KOP-16");
    let gap = ["......", "r.....", "..BB..", "r.RR..", "......", "......"];
    storm(1, gap, ["cd", "2345", "bcde", "234"], Some("a3")).plays(1, slide("north", "a"));
}

#[test]
fn kop_r11_the_bastion_is_lifted_when_the_opponent_is_skipped() {
    let mut play = storm(0, ["......", "......", "......", "......", "......", "RRBBb."], ["e", "2", "de", ""], None);
    let events = play.plays(0, slide("south", "e"));
    assert_eq!(types(&events)[3..], ["skipped", "bastionLifted"]);
    assert_eq!(events[4], json!({ "type": "bastionLifted", "at": "e1", "rule": "KOP-R11" }));
    play.shows(&json!({ "bastion": null, "turn": 0 }));
    assert!(play.0.undo());
    play.shows(&json!({ "turn": 0, "bastion": null, "board": ["......", "......", "......", "......", "......", "RRBBb."] }));
}

#[test]
fn kop_r12_an_own_faction_pushed_off_is_lost() {
    let mut play = storm(0, ["r.....", "b.....", "r.BB..", "b.RR..", "r.....", "b....."], ["cd", "234", "bc", "234"], None);
    let events = play.plays(0, slide("south", "a"));
    assert_eq!(events[0], json!({ "type": "lost", "seat": 0, "at": "a6", "rule": "KOP-R12" }));
    assert_eq!(play.state()["lost"], json!([1, 0]));
}

#[test]
fn kop_r13_a_push_moves_any_mix_of_pieces() {
    let mut play = scenario::<Kopis>("capture");
    let events = play.plays(0, slide("south", "c"));
    let pieces: Vec<&Value> = events.iter().filter(|event| event["type"] == "pushed").map(|event| &event["piece"]).collect();
    assert_eq!(pieces, ["r", "B", "R"]);
}

#[test]
fn kop_r14_a_player_without_a_move_is_skipped() {
    let mut play = storm(1, START, ["", "", "ce", "2"], None);
    let events = play.plays(1, slide("north", "c"));
    assert!(events.contains(&json!({ "type": "skipped", "seat": 0, "rule": "KOP-R14" })));
    play.shows(&json!({ "turn": 1 }));
    play.malformed(json!({ "type": "pass" }));
    let stuck = battle("storm", 0, START, ["", "", "ce", "2"], None);
    assert_eq!(bad_position::<Kopis>(stuck).rule().unwrap().id(), "KOP-R14");
}

#[test]
fn kop_r15_the_game_ends_when_nobody_can_move() {
    let mut play = storm(0, ["......", "......", "......", "....B.", "....bR", "....RB"], ["", "23", "cd", ""], None);
    let events = play.plays(0, slide("west", "3"));
    assert_eq!(types(&events)[3..7], ["skipped", "bastionLifted", "skipped", "skipped"]);
    let skipped: Vec<&Value> = events.iter().filter(|event| event["type"] == "skipped").map(|event| &event["seat"]).collect();
    assert_eq!(skipped, [1, 0, 1]);
    assert_eq!(events.last().unwrap()["rule"], "KOP-R15");
    assert_eq!(play.outcome()["reason"], "blocked");
}

#[test]
fn kop_r16_one_rule_for_every_blocked_push() {
    let refused = |board, bastion, rule| {
        let mut play = storm(0, board, ["bcd", "2345", "bcd", "2345"], bastion);
        play.refuses(0, slide("south", "a"), rule);
    };
    refused(["B.....", "b.....", "r.....", "....B.", "...R..", "...R.."], Some("a5"), "KOP-16");
    refused(["B.....", "b.....", "r.....", "....B.", "...R..", "...R.."], None, "KOP-24");
    refused(["B.....", "R.....", "......", "....B.", ".b.R..", ".r...."], None, "KOP-23");
}

#[test]
fn kop_r17_a_move_of_sudden_death_need_not_push() {
    let mut play = setup::<Kopis>(json!({ "mode": "suddenDeath" }), 2);
    assert_eq!(types(&play.plays(0, enter("south", "b"))), ["entered", "bastionPlaced"]);
    play.plays(1, enter("north", "b"));
    assert_eq!(types(&play.plays(0, step("b1", "a1"))), ["stepped", "bastionPlaced"]);
}

#[test]
fn kop_r18_entering_on_an_occupied_square_pushes() {
    let mut play =
        sudden(0, ["......", "......", "..BB..", "..RR..", "..b...", "..b.br"], ["cde", "2345", "c", "2345"], Some("e1"));
    let events = play.plays(0, enter("south", "c"));
    assert_eq!(types(&events), ["pushed", "pushed", "pushed", "pushed", "entered", "bastionPlaced"]);
    let mut held =
        sudden(0, ["......", "......", "..BB..", "..RR..", "..b...", "..b..r"], ["cde", "2345", "cd", "2345"], Some("c2"));
    held.refuses(0, enter("south", "c"), "KOP-16");
}

#[test]
fn kop_r19_no_faction_steps_off_the_board() {
    let play = sudden(0, ["......", "......", "..BB..", "..RR.b", "......", "r....r"], ["bc", "2345", "cde", "2345"], Some("f3"));
    let steps: Vec<Value> = play.legal(0).into_iter().filter(|mv| mv["type"] == "step").collect();
    assert_eq!(steps, [step("a1", "a2"), step("a1", "b1"), step("f1", "f2"), step("f1", "e1")]);
    play.malformed(json!({ "type": "step", "from": "a1", "to": "a0" }));
}

#[test]
fn kop_r20_the_eighth_entry_counts_whatever_became_of_the_others() {
    let mut state =
        battle("suddenDeath", 0, ["......", "..b...", "..BB..", "..RRr.", "......", "r..b.."], ["", "5", "cd", ""], Some("d1"));
    state["captured"] = json!([4, 3]);
    state["lost"] = json!([2, 0]);
    let mut play = position::<Kopis>(state);
    play.plays(0, enter("west", "5"));
    assert_eq!(play.outcome(), json!({ "ranking": [[0], [1]], "scores": [6, 5], "reason": "eighthFaction" }));
    assert_eq!(play.actors(), [0; 0]);
    let pushing = ["......", "rrrrrb", "..BB..", "..RRr.", "......", "...b.."];
    let mut capturing = sudden(0, pushing, ["", "5", "cd", ""], Some("d1"));
    let events = capturing.plays(0, enter("west", "5"));
    assert_eq!(events[0]["type"], "captured");
    assert_eq!(capturing.outcome()["reason"], "eighthFaction");
}

#[test]
fn kop_r21_quiet_moves_end_sudden_death() {
    let quiet = |quiet: u16| with(battle("suddenDeath", 0, STEPPING, STEPPING_WAIT, None), "quiet", json!(quiet));
    let mut play = position::<Kopis>(quiet(39));
    assert_eq!(play.copy().plays(0, enter("south", "c")).last().unwrap()["type"], "bastionPlaced");
    let events = play.plays(0, step("a1", "a2"));
    assert_eq!(events.last().unwrap()["rule"], "KOP-R21");
    assert_eq!(play.outcome()["reason"], "quiet");
    assert_eq!(bad_position::<Kopis>(quiet(40)).rule().unwrap().id(), "KOP-R21");
    let storming = with(battle("storm", 0, START, ALL_WAIT, None), "quiet", json!(1));
    assert_eq!(bad_position::<Kopis>(storming).rule().unwrap().id(), "KOP-R21");
    for limit in [9, 401, 0] {
        let error = bad_setup::<Kopis>(json!({ "quietLimit": limit }), 2);
        assert_eq!((error.code, error.rule().unwrap().id()), (Code::BadOptions, "KOP-R21"));
    }
    for limit in [10, 400] {
        setup::<Kopis>(json!({ "quietLimit": limit }), 2).shows(&json!({ "quietLimit": limit }));
    }
}

#[test]
fn kop_r22_each_faction_scores_once() {
    assert_eq!(scored()["d3"], (2, 1, 1, "KOP-35".to_owned()));
    assert_eq!(alone(["......", "......", "....BB", "..Rr..", "...R..", "......"]), 2);
    assert_eq!(alone(["......", "......", "...B..", "..Br..", "......", "R..R.."]), 0);
}

#[test]
fn kop_r23_next_to_nothing_scores_nothing() {
    let mut play = storm(1, ["bb...b", "......", "..BB..", "..RR..", "...r..", "rr...r"], ["", "", "c", ""], Some("d2"));
    let events = play.plays(1, slide("north", "c"));
    let a1 = json!({ "type": "factionScored", "seat": 0, "at": "a1", "ownFortresses": 0, "enemyFortresses": 0, "points": 0, "rule": "KOP-R23" });
    assert!(events.contains(&a1));
}

#[test]
fn kop_r24_nothing_else_scores() {
    let mut state = battle("storm", 0, START, ["bcd", "2345", "bcde", "2345"], None);
    state["captured"] = json!([0, 0]);
    state["lost"] = json!([1, 0]);
    assert_eq!(position::<Kopis>(state).state()["standing"], json!([0, 0]));
    let under =
        storm(0, ["......", "..b...", "..BB..", "..RR..", "......", "......"], ["bcde", "2345", "bcd", "2345"], Some("c5"));
    assert_eq!(under.state()["standing"], json!([0, 2]));
}

#[test]
fn kop_r25_more_points_win_and_equal_points_are_a_draw() {
    let mut tie = position::<Kopis>(vector("tie"));
    let events = tie.plays(1, slide("north", "c"));
    assert_eq!(events.last().unwrap()["winner"], Value::Null);
    assert_eq!(tie.outcome(), json!({ "ranking": [[0, 1]], "scores": [5, 5], "reason": "allPlayed" }));
    let mut won = position::<Kopis>(vector("played-out"));
    for mv in [slide("north", "c"), slide("north", "c"), slide("east", "4")] {
        won.plays(1, mv);
    }
    assert_eq!(won.outcome(), json!({ "ranking": [[1], [0]], "scores": [5, 12], "reason": "allPlayed" }));
}

fn vector(id: &str) -> Value {
    vectors()["scenarios"].as_array().unwrap().iter().find(|vector| vector["id"] == id).unwrap()["position"].clone()
}

#[test]
fn kop_r26_a_fortress_goes_on_any_empty_square_and_seat_0_moves_first() {
    for order in ["alternate", "snake"] {
        let mut play = setup::<Kopis>(json!({ "setup": "advanced", "placementOrder": order }), 2);
        play.plays(0, place("b2"));
        play.refuses(1, place("b2"), "KOP-R26");
        for at in ["b3", "c2", "c3"] {
            let seat = play.state()["turn"].as_u64().unwrap() as u8;
            play.plays(seat, place(at));
        }
        play.shows(&json!({ "phase": "battle", "turn": 0 }));
    }
}

#[test]
fn kop_r27_the_ring_is_closed_on_all_sides() {
    let play = setup::<Kopis>(json!({ "setup": "advanced" }), 2);
    let open: Vec<String> = play.legal(0).iter().map(|mv| mv["at"].as_str().unwrap().to_owned()).collect();
    let inner: Vec<String> = "2345".chars().flat_map(|rank| "bcde".chars().map(move |file| format!("{file}{rank}"))).collect();
    assert_eq!(open, inner);
}

#[test]
fn kop_r28_modes_and_setups_combine() {
    for mode in ["storm", "suddenDeath"] {
        for set_up in ["base", "advanced"] {
            setup::<Kopis>(json!({ "mode": mode, "setup": set_up }), 2).shows(&json!({ "mode": mode, "setup": set_up }));
        }
    }
    let all: Vec<Value> = Kopis::variants().iter().map(|variant| json!([variant.options.mode, variant.options.setup])).collect();
    assert_eq!(
        json!(all),
        json!([["storm", "base"], ["storm", "advanced"], ["suddenDeath", "base"], ["suddenDeath", "advanced"]])
    );
}

#[test]
fn kop_r29_a_fortress_on_the_edge_holds_only_its_own_row() {
    let mut play = scenario::<Kopis>("blocked");
    play.copy().plays(0, slide("south", "a"));
    let events = play.plays(0, slide("south", "d"));
    assert_eq!(events[0], json!({ "type": "captured", "seat": 0, "at": "d6", "rule": "KOP-20" }));
}

#[test]
fn kop_r30_entering_is_free() {
    let play = sudden(0, STEPPING, STEPPING_WAIT, None);
    let kinds: std::collections::BTreeSet<String> = play.legal(0).iter().map(|mv| mv["type"].to_string()).collect();
    assert_eq!(kinds.len(), 2, "{kinds:?}");
}

// ---- Shapes ----

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
