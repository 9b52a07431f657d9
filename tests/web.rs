//! The golden games in a real browser, and what only a browser has: the same bytes as natively.
#![cfg(target_arch = "wasm32")]
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use ludotheque::api::{self, Asked};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[derive(Deserialize)]
struct Told {
    ply: u32,
    event: Box<RawValue>,
}

#[derive(Serialize, Deserialize)]
struct Turn {
    seat: Box<RawValue>,
    r#move: Box<RawValue>,
    #[serde(default)]
    events: Vec<Box<RawValue>>,
}

/// Plays the decisions of a golden game again and tells what came of it.
fn replay(golden: &str) -> String {
    let (head, rest) = golden.split_once('\n').unwrap();
    let (id, options) = head.split_once(' ').unwrap();
    let mut table = api::create(id, options).unwrap();
    for line in rest.lines() {
        let Ok(turn) = serde_json::from_str::<Turn>(line) else { break };
        if let Ok(seat) = turn.seat.get().parse() {
            table.apply(turn.r#move.get(), Asked::Number(seat)).unwrap();
        }
    }
    let log: Vec<Told> = serde_json::from_str(&table.log("{}").unwrap()).unwrap();
    let history: Vec<Turn> = serde_json::from_str(&table.history()).unwrap();
    let mut lines = vec![head.to_owned()];
    for (ply, mut turn) in (0..).zip(history) {
        turn.events = log.iter().filter(|told| told.ply == ply).map(|told| told.event.clone()).collect();
        lines.push(serde_json::to_string(&turn).unwrap());
    }
    lines.extend([table.outcome(), table.state(), String::new()]);
    lines.join("\n")
}

/// One test a golden game, so that a failure names it.
macro_rules! golden {
    ($($test:ident = $file:literal,)+) => {$(
        #[wasm_bindgen_test]
        fn $test() {
            let golden = include_str!(concat!("golden/", $file, ".txt"));
            assert!(replay(golden) == golden, concat!($file, " does not replay to the same bytes"));
        }
    )+};
}

golden! {
    kopis_storm = "kopis-2p-storm",
    kopis_storm_advanced = "kopis-2p-storm-advanced",
    kopis_sudden_death = "kopis-2p-sudden-death",
    kopis_sudden_death_advanced = "kopis-2p-sudden-death-advanced",
    ptites_locos_choice = "ptites-locos-2p-choice",
    ptites_locos_own_board = "ptites-locos-2p-own-board",
    ptites_locos_slide = "ptites-locos-3p-slide",
    ptites_locos_tiles = "ptites-locos-4p-tiles",
    troia_two = "troia-2p",
    troia_three = "troia-3p-examined-box",
    troia_own_table = "troia-3p-own-table",
    troia_four = "troia-4p-no-bridges",
    frachtexpress_basic = "frachtexpress-3p-basic",
    frachtexpress_free_advanced = "frachtexpress-3p-free-advanced",
    frachtexpress_author_advanced = "frachtexpress-4p-author-advanced",
    koplopers_two = "koplopers-2p-family",
    koplopers_three = "koplopers-3p-advanced",
    koplopers_four_advanced = "koplopers-4p-advanced",
    koplopers_four = "koplopers-4p-family",
}

#[wasm_bindgen_test]
fn a_game_without_a_seed_has_a_random_one() {
    let seed = || api::create("kopis", "{}").unwrap().seed().clone();
    assert_ne!(seed(), seed());
}

/// Players, seed and the FNV-1a of all pieces as JSON, as the native tests wrote them.
#[wasm_bindgen_test]
fn the_same_seed_gives_the_same_mound() {
    #[derive(Deserialize)]
    struct State {
        pieces: Box<RawValue>,
    }
    for line in include_str!("vectors/troia-mounds.txt").lines() {
        let [players, seed, expected] = line.split(' ').collect::<Vec<_>>().try_into().unwrap();
        let table = api::create("troia", &format!(r#"{{"players":{players},"seed":{seed}}}"#)).unwrap();
        let state: State = serde_json::from_str(&table.state()).unwrap();
        let hash = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        let found = state.pieces.get().bytes().fold(0x811c_9dc5, hash);
        assert_eq!(format!("{found:08x}"), expected, "{line}");
    }
}
