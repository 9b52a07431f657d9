//! What a bot thinks of a position: the points as they stand. No rule is decided here.

use super::position::Kopis;
use crate::core::Seat;

/// Points of a lead that wins three games of four.
const LEAD: i32 = 3;

impl Kopis {
    /// How a seat stands: its points if the game ended now.
    pub(crate) fn standing_of(&self, seat: Seat) -> i32 {
        let (scores, _) = self.scores();
        i32::from(scores[seat.index()]) * 100 / LEAD
    }
}
