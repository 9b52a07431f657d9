//! Play by machines: generic over the game, knows none of them.

mod random;

pub use random::{Pcg, Totals, finish, playout, statistics};
