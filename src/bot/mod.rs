//! Play by machines: generic over the game, knows none of them.
//!
//! `random` plays uniformly. `search` looks for a good move: read it first, then `world` for how it sees a game, `tree`
//! for what it remembers, `rewards` for what it wants, and `level` for how hard it tries. What a game adds of its own are the hooks of
//! [`Game`](crate::core::Game) under the heading of bots.

mod level;
mod random;
mod rewards;
mod search;
mod suggestion;
mod tree;
mod world;

pub use crate::core::Pcg;
pub use level::Level;
pub use random::{Totals, finish, statistics};
pub use search::{Answer, Considered, Mind, PATIENCE, Search};
pub use suggestion::{Candidate, Suggestion};
pub use world::{Real, Seen, World};
