//! Kopis, rule by rule. Boards are drawn rank 6 first, as in a state.

mod components;
mod scoring;
mod setting_up;
mod shapes;
mod storming;
mod sudden_death;
mod vectors;

use ludotheque::games::kopis::Kopis;
use serde_json::{Value, json};

use crate::architecture::root;
use crate::dsl::{Play, position};

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

fn vectors() -> Value {
    serde_json::from_str(&std::fs::read_to_string(root().join("tests/vectors/kopis.json")).unwrap()).unwrap()
}
