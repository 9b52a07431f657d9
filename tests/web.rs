//! The golden games in a real browser, and what only a browser has: the same bytes as natively.
#![cfg(target_arch = "wasm32")]
#![allow(missing_docs, unreachable_pub, dead_code, clippy::unwrap_used, clippy::panic, reason = "tests")]

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
