//! What a bot thinks of a position: renown. No rule is decided here.

use super::position::Troia;
use crate::core::Seat;

/// Points of a lead that wins three games of four.
const LEAD: i32 = 8;

impl Troia {
    /// How a seat stands: its renown.
    pub(crate) fn standing_of(&self, seat: Seat) -> i32 {
        i32::from(self.seats[seat.index()].renown) * 100 / LEAD
    }
}
