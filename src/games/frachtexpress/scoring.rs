//! Points, the end of the game, and who has won.

use super::cards::Card;
use super::happenings::Event;
use super::position::{FrachtExpress, Phase, Player};
use super::rules;
use super::wire::Reason;
use crate::core::{Citation, Log, Outcome};

impl Reason {
    const fn code(self) -> &'static str {
        match self {
            Self::PilesEmpty => "pilesEmpty",
            Self::TurnLimit => "turnLimit",
        }
    }

    /// The rule that ends a game for this reason.
    pub(crate) const fn rule(self) -> Citation {
        match self {
            Self::PilesEmpty => rules::PILES_EMPTY,
            Self::TurnLimit => rules::TURN_LIMIT,
        }
    }
}

impl FrachtExpress {
    /// What the wagons of each seat are worth: the delivered ones alone count ([`rules::DELIVERED_COUNT`]).
    #[inline(never)]
    fn sums(&self, wagons: fn(&Player) -> &[Card]) -> Vec<u16> {
        let mut sums = Vec::new();
        for (_, player) in self.at_table() {
            sums.push(wagons(player).iter().map(|&card| u16::from(self.cards().face(card).wagon)).sum());
        }
        sums
    }

    fn delivered(&self) -> Vec<u16> {
        self.sums(|player| player.delivered.as_slice())
    }

    fn coupled(&self) -> Vec<u16> {
        self.sums(|player| player.train.as_slice())
    }

    pub(crate) fn end(&mut self, reason: Reason, log: &mut Log<Event>) {
        self.phase = Phase::Over(reason);
        if log.listens() {
            log.push(reason.rule(), Event::GameOver { reason, delivered: self.delivered(), coupled: self.coupled() });
        }
    }

    /// Ranked by the delivered wagons ([`rules::HIGHEST_WINS`]), then by the coupled ones ([`rules::TIE_BREAK`]); equal
    /// ones share a rank ([`rules::SHARED_RANK`]).
    pub(crate) fn result(&self) -> Option<(Outcome, Citation)> {
        let Phase::Over(reason) = self.phase else { return None };
        /// More than any train is worth.
        const DELIVERED: i32 = 1000;
        let mut sums = Vec::new();
        for (delivered, coupled) in self.delivered().into_iter().zip(self.coupled()) {
            sums.push(DELIVERED * i32::from(delivered) + i32::from(coupled));
        }
        let mut outcome = Outcome::by_score(sums, reason.code());
        for score in &mut outcome.scores {
            *score /= DELIVERED;
        }
        Some((outcome, reason.rule()))
    }
}
