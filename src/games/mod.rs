//! The games, one folder each, and the one list of them.
//!
//! # Adding a game
//!
//! A game called `my-game` is `my_game` in Rust. It has folders of its own:
//!
//! - `src/games/my_game/`: `mod.rs` with `impl Game`, `rules.rs`, `data.rs`, `wire.rs`, `components.rs`, `position.rs`,
//!   `play.rs`, `scoring.rs`, `heuristics.rs`, `scenarios.rs`; each but `mod.rs` may be a folder instead. Kopis is the game to
//!   read first
//! - `src/element/games/my-game/`: `index.ts` (the renderer), `frame.ts` (what is known before it is loaded), `words.ts`,
//!   `my-game.css`
//! - `src/text/lessons/my-game.en.json` (its tour, of six to ten steps)
//! - `demo/my-game.html` (its page: a copy of another's with a description, lead, about and reconstructed of its own)
//! - `tests/it/rules/my_game.rs`: a test for each rule, named after it (`myg_3_…`); code cites every rule as `rules::NAME`
//! - `tests/golden/my-game-2p.txt`: a whole game; its first line, `my-game {"seed":1}`, is written by hand
//!
//! and its name in each of four lists:
//!
//! - `Cargo.toml`: the feature `my-game`, also among the default ones
//! - `src/games/mod.rs`: `mod` and `for_each_game!`
//! - `src/element/games/index.ts`: its frame
//! - `tests/it/rules/mod.rs`: its tests
//!
//! `BLESS=1 cargo test` then writes its types, texts, golden games and suggestions, `npm run build -- --sizes` its module, its
//! entries and its sizes, and `npm run docs` the rest of its page, its card in the gallery and its reference.
//! `cargo test --test it architecture` says what is still missing. What must hold in every position can be said in
//! `tests/it/invariants.rs`, how its end reads in `tests/js/games.browser.mjs`.

#[cfg(feature = "frachtexpress")]
pub mod frachtexpress;
#[cfg(feature = "kopis")]
pub mod kopis;
#[cfg(feature = "koplopers")]
pub mod koplopers;
#[cfg(feature = "ptites-locos")]
pub mod ptites_locos;
#[cfg(feature = "troia")]
pub mod troia;

use crate::core::ForEachGame;

/// Calls a macro for every game that is on, in the order of the list, with its module and its type, and the names of its
/// classes in JavaScript.
macro_rules! for_each_game {
    ($call:ident) => {
        #[cfg(feature = "kopis")]
        $call!(kopis, Kopis, KopisSession, KopisSearch);
        #[cfg(feature = "ptites-locos")]
        $call!(ptites_locos, PtitesLocos, PtitesLocosSession, PtitesLocosSearch);
        #[cfg(feature = "troia")]
        $call!(troia, Troia, TroiaSession, TroiaSearch);
        #[cfg(feature = "frachtexpress")]
        $call!(frachtexpress, FrachtExpress, FrachtExpressSession, FrachtExpressSearch);
        #[cfg(feature = "koplopers")]
        $call!(koplopers, Koplopers, KoplopersSession, KoplopersSearch);
    };
}
#[cfg(target_arch = "wasm32")]
pub(crate) use for_each_game;

/// Visits every game that is on, in the order of the list.
pub fn each(visitor: &mut impl ForEachGame) {
    macro_rules! visit {
        ($module:ident, $game:ident, $session:ident, $search:ident) => {
            visitor.visit::<$module::$game>();
        };
    }
    for_each_game!(visit);
}
