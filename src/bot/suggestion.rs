//! What a bot answers.

use crate::core::Actor;

/// What a bot would play, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion<M> {
    /// The move.
    pub mv: M,
    /// What the seat may expect of it: 0 is to come last, 1 is to win alone.
    pub value: f64,
    /// The playouts behind it.
    pub visits: u32,
    /// What it expects to happen, beginning with the move.
    pub line: Vec<(Actor, M)>,
    /// Every legal move, best first.
    pub candidates: Vec<Candidate<M>>,
    /// Whether the value is proven.
    pub exact: bool,
}

/// A move that was considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// What the seat may expect of it.
    pub value: f64,
    /// The playouts behind it.
    pub visits: u32,
}
