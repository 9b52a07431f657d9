//! What a bot knows of Troia: a position is evaluated by renown. No rule is decided here.

use super::position::Troia;
use super::wire::Move;
use crate::core::{Actor, Heuristics, Seat, Visibility};

/// Points of a lead that wins three games of four.
const LEAD: i32 = 8;

impl Heuristics for Troia {
    fn visibility(&self, _who: Actor, mv: &Move) -> Visibility {
        match mv {
            Move::ChooseCards { .. } | Move::PermitDrawn { .. } => Visibility::Private,
            Move::PlayCard { .. } => Visibility::Simultaneous,
            _ => Visibility::Public,
        }
    }

    const HAS_EVALUATION: bool = true;

    /// The renown of the seat.
    fn evaluate(&self, seat: Seat) -> i32 {
        i32::from(self.seats[seat.index()].renown) * 100 / LEAD
    }
}
