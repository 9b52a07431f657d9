//! What a bot knows of Kopis: the points as they stand, and in Storming the exact result where a full search reaches it.

use super::position::Kopis;
use super::solver;
use super::wire::Move;
use crate::core::{Heuristics, Seat, Solution};

/// A lead of so many points wins three games of four.
const WINNING_LEAD: i32 = 3;

impl Heuristics for Kopis {
    const HAS_EVALUATION: bool = true;

    fn evaluate(&self, seat: Seat) -> i32 {
        let (scores, _) = self.scores();
        i32::from(scores[seat.index()]) * 100 / WINNING_LEAD
    }

    fn solve(&self, positions: u64) -> Option<Solution<Move>> {
        solver::solve(self, positions)
    }
}
