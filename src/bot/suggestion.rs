//! What a bot answers.

use serde::Serialize;

use crate::core::Actor;

/// What a bot would play, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Suggestion<M> {
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
    /// What the seat may expect of it: 0 is to come last, 1 is to win alone.
    pub value: f64,
    /// The iterations behind it; in an exact search, the positions that were looked at.
    pub visits: u32,
    /// What it expects to happen, beginning with the move.
    pub line: Vec<Decision<M>>,
    /// Every legal move, best first.
    pub candidates: Vec<Candidate<M>>,
    /// Whether the value is proven.
    pub exact: bool,
}

/// A move that was considered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Candidate<M> {
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
    /// What the seat may expect of it.
    pub value: f64,
    /// The iterations behind it.
    pub visits: u32,
}

/// A move and who makes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision<M> {
    /// Who makes it.
    pub seat: Actor,
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
}
