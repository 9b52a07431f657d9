//! The complete rules of published board games, behind one engine model.
//!
//! ```
//! use ludotheque::core::{Actor, ChanceMode, Seed, Start, Table};
//! use ludotheque::games::kopis::{Kopis, Options};
//!
//! let start = Start::Setup { options: Options::default(), seats: 2 };
//! let mut table = Table::<Kopis>::open(start, Seed::from(42), ChanceMode::Auto)?;
//! let mut moves = Vec::new();
//! while let Some(who) = table.position().actors().first() {
//!     moves.clear();
//!     table.legal_moves(who, &mut moves);
//!     table.apply(Some(who), moves[0])?;
//! }
//! # use ludotheque::core::Game;
//! assert!(table.position().outcome().is_some());
//! # Ok::<(), ludotheque::core::Error>(())
//! ```
//!
//! - [`core`]: what a game is, and the [`Table`](core::Table) that plays it
//! - [`games`]: the games, one folder each
//! - [`bot`]: play by machines
//! - [`api`]: every game behind one door, text in and values out; `wasm` hands it to JavaScript

pub mod api;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use ludotheque_engine::{bot, core, games};
