//! The golden games in a real browser, and what only a browser has: the same bytes as natively.
#![cfg(target_arch = "wasm32")]
#![allow(missing_docs, unreachable_pub, dead_code, clippy::unwrap_used, clippy::panic, reason = "tests")]

use include_dir::{Dir, include_dir};
use serde::Deserialize;
use serde_json::value::RawValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

#[path = "any_session.rs"]
mod any_session;
#[path = "transcript.rs"]
mod transcript;
use any_session::create;
use transcript::replay;

wasm_bindgen_test_configure!(run_in_browser);

/// The files of the golden games, inside the test: a browser has no folders.
static GOLDEN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/tests/golden");

#[wasm_bindgen_test]
fn golden_games_replay_to_the_same_bytes() {
    let games: Vec<_> = GOLDEN.files().collect();
    assert!(games.len() >= 19, "{} golden games", games.len());
    for file in games {
        let golden = file.contents_utf8().unwrap();
        assert!(replay(golden) == golden, "{} does not replay to the same bytes", file.path().display());
    }
}

#[wasm_bindgen_test]
fn a_game_without_a_seed_has_a_random_one() {
    let seed = || create("kopis", "{}").unwrap().seed();
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
        let table = create("troia", &format!(r#"{{"players":{players},"seed":{seed}}}"#)).unwrap();
        let state: State = serde_json::from_str(&table.state()).unwrap();
        let hash = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        let found = state.pieces.get().bytes().fold(0x811c_9dc5, hash);
        assert_eq!(format!("{found:08x}"), expected, "{line}");
    }
}
