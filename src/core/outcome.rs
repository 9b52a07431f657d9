//! How a game ended.

use serde::Serialize;

use super::Seat;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The seats from the best rank to the last; equal ones share a rank.
    pub ranking: Vec<Vec<Seat>>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// A code of the game for why it ended.
    pub reason: &'static str,
}

impl Outcome {
    /// Ranks the seats by their scores, highest first; equal scores share a rank.
    pub fn by_score(scores: Vec<i32>, reason: &'static str) -> Self {
        let mut ranking: Vec<Vec<Seat>> = Vec::with_capacity(scores.len());
        let mut next = scores.iter().copied().max();
        while let Some(best) = next {
            ranking.push((0..).map(Seat).zip(&scores).filter(|(_, score)| **score == best).map(|(seat, _)| seat).collect());
            next = scores.iter().copied().filter(|score| *score < best).max();
        }
        Self { ranking, scores, reason }
    }
}
