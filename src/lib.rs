//! The complete rules of published board games, behind one engine model.
//!
//! ```
//! # #[cfg(feature = "kopis")] {
//! use ludotheque::core::{ChanceMode, Game, Seed, Start, Table};
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
//! assert!(table.position().outcome().is_some());
//! # }
//! # Ok::<(), ludotheque::core::Error>(())
//! ```
//!
//! - [`core`]: what a game is, and the [`Table`](core::Table) that plays it
//! - [`games`]: the games, one folder and one Cargo feature each
//! - [`bot`]: random play and tree search
//! - [`api`]: one game as JavaScript drives it, text in and plain data out; `wasm` hands it to JavaScript

pub mod api;
pub mod bot;
pub mod core;
pub mod games;
#[cfg(test)]
#[allow(clippy::panic, reason = "a generator runs as a test")]
mod generate;
#[cfg(target_arch = "wasm32")]
mod wasm;
