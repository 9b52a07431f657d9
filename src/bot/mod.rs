//! Bots: random play and information-set Monte Carlo tree search, generic over the game.
//!
//! [`Mcts`] is the search: read `mcts` first, then `tree` for what it remembers, `rewards` for what it maximises and
//! `level` for how hard it tries. What a game adds of its own is [`Heuristics`](crate::core::Heuristics).

mod level;
mod mcts;
mod random;
mod rewards;
mod suggestion;
mod tree;

pub use level::Level;
pub use mcts::{Mcts, SOLVER_BUDGET};
pub use random::{Totals, finish, play_out, statistics};
pub use suggestion::{Candidate, Decision, Suggestion};
