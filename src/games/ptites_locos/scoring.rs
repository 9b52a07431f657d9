//! Who is home, the end of the game, and the ranking.

use super::data::LOCOS_TO_WIN;
use super::position::{Phase, PtitesLocos};
use super::rules;
use super::wire::{Event, Reason};
use crate::core::{EventLog, Outcome, RuleRef, Seat};

impl PtitesLocos {
    /// How many locomotives of a seat are in sheds.
    pub(crate) fn in_sheds(&self, seat: Seat) -> u8 {
        self.spots[seat.index()].iter().filter(|spot| spot.is_shed()).count() as u8
    }

    /// Ends the game if a seat has its third locomotive home, on whoever's turn ([`rules::WON_BY_ANOTHER`]).
    pub(crate) fn win_if_home(&mut self, seat: Seat, log: &mut EventLog<Event>) {
        if self.in_sheds(seat) >= LOCOS_TO_WIN {
            self.end(Some(seat), log);
        }
    }

    /// Whether the game ends with this turn.
    pub(crate) const fn is_last_turn(&self) -> bool {
        self.turn_limit != 0 && self.turn >= self.turn_limit
    }

    /// Ends the game; the last roll stays on the table.
    pub(crate) fn end(&mut self, winner: Option<Seat>, log: &mut EventLog<Event>) {
        self.phase = Phase::Over { winner, roll: self.roll() };
        if log.is_recording()
            && let Some((Outcome { ranking, scores, .. }, _)) = outcome(self)
        {
            let (reason, rule) = ending(winner);
            log.push(rule, Event::GameOver { ranking, scores, reason, winner });
        }
    }
}

/// The ranking follows the number of locomotives in sheds ([`rules::PLACES`]).
pub(super) fn outcome(position: &PtitesLocos) -> Option<(Outcome, RuleRef)> {
    let Phase::Over { winner, .. } = position.phase else { return None };
    let scores = Seat::all(position.seats).map(|seat| position.in_sheds(seat).into()).collect();
    let (reason, rule) = ending(winner);
    Some((Outcome::by_score(scores, reason.code()), rule))
}

/// Why a game with this winner is over, and by which rule.
const fn ending(winner: Option<Seat>) -> (Reason, RuleRef) {
    match winner {
        Some(_) => (Reason::ThirdLoco, rules::THIRD_HOME),
        None => (Reason::TurnLimit, rules::TURN_LIMIT),
    }
}

impl Reason {
    const fn code(self) -> &'static str {
        match self {
            Self::ThirdLoco => "thirdLoco",
            Self::TurnLimit => "turnLimit",
        }
    }
}
