//! Points, the end of the game, and who has won.

use super::cards::Card;
use super::position::{FrachtExpress, Phase};
use super::rules;
use super::wire::{Event, Reason};
use crate::core::{EventLog, Outcome, RuleRef};

impl Reason {
    const fn code(self) -> &'static str {
        match self {
            Self::PilesEmpty => "pilesEmpty",
            Self::TurnLimit => "turnLimit",
        }
    }

    /// The rule that ends a game for this reason.
    pub(crate) const fn rule(self) -> RuleRef {
        match self {
            Self::PilesEmpty => rules::PILES_EMPTY,
            Self::TurnLimit => rules::TURN_LIMIT,
        }
    }
}

/// More than any train is worth, so that the delivered wagons count first.
const DELIVERED: i32 = 1000;

/// Ranked by the delivered wagons ([`rules::HIGHEST_WINS`]), then by the coupled ones ([`rules::TIE_BREAK`]); equal ones
/// share a rank ([`rules::SHARED_RANK`]).
pub(crate) fn outcome(position: &FrachtExpress) -> Option<(Outcome, RuleRef)> {
    let Phase::Over(reason) = position.phase else { return None };
    let sums = position.delivered().into_iter().zip(position.coupled());
    let sums = sums.map(|(delivered, coupled)| DELIVERED * i32::from(delivered) + i32::from(coupled));
    let mut outcome = Outcome::by_score(sums.collect(), reason.code());
    for score in &mut outcome.scores {
        *score /= DELIVERED;
    }
    Some((outcome, reason.rule()))
}

impl FrachtExpress {
    pub(crate) fn end(&mut self, reason: Reason, log: &mut EventLog<Event>) {
        self.phase = Phase::Over(reason);
        if log.is_recording()
            && let Some((Outcome { ranking, scores, .. }, rule)) = outcome(self)
        {
            let (delivered, coupled) = (self.delivered(), self.coupled());
            log.push(rule, Event::GameOver { ranking, scores, reason, delivered, coupled });
        }
    }

    /// What the delivered wagons of each seat are worth: they alone count ([`rules::DELIVERED_COUNT`]).
    fn delivered(&self) -> Vec<u16> {
        self.at_table().map(|(_, player)| self.worth(player.delivered.as_slice())).collect()
    }

    /// What the wagons still coupled are worth.
    fn coupled(&self) -> Vec<u16> {
        self.at_table().map(|(_, player)| self.worth(player.train.as_slice())).collect()
    }

    fn worth(&self, wagons: &[Card]) -> u16 {
        wagons.iter().map(|&card| u16::from(self.cards().face(card).wagon)).sum()
    }
}
