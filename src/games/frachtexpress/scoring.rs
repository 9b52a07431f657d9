//! Points, the end of the game, and who has won.

use super::cards::Card;
use super::happenings::Event;
use super::position::{FrachtExpress, Phase};
use super::rules;
use super::wire::Reason;
use crate::core::{Citation, Log, Outcome, Seat, sort_by_key};

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
    fn worth(&self, cards: impl Iterator<Item = Card>) -> u16 {
        cards.map(|card| u16::from(self.cards().face(card).wagon)).sum()
    }

    /// The sums of the delivered wagons, which alone count ([`rules::DELIVERED_COUNT`]), and of the coupled ones.
    fn sums(&self) -> (Vec<u16>, Vec<u16>) {
        self.at_table().map(|(_, player)| (self.worth(player.delivered.iter()), self.worth(player.train.iter()))).unzip()
    }

    pub(crate) fn end(&mut self, reason: Reason, log: &mut Log<Event>) {
        self.phase = Phase::Over(reason);
        if log.listens() {
            let (delivered, coupled) = self.sums();
            log.push(reason.rule(), Event::GameOver { reason, delivered, coupled });
        }
    }

    /// Ranked by the delivered wagons ([`rules::HIGHEST_WINS`]), then by the coupled ones ([`rules::TIE_BREAK`]); equal
    /// ones share a rank ([`rules::SHARED_RANK`]).
    pub(crate) fn result(&self) -> Option<(Outcome, Citation)> {
        let Phase::Over(reason) = self.phase else { return None };
        let (delivered, coupled) = self.sums();
        let mut order: Vec<((u16, u16), Seat)> = delivered.iter().copied().zip(coupled).zip(Seat::all(self.seats)).collect();
        sort_by_key(&mut order, |&(sums, seat)| (std::cmp::Reverse(sums), seat));
        let ranking = order.chunk_by(|a, b| a.0 == b.0).map(|rank| rank.iter().map(|&(_, seat)| seat).collect()).collect();
        let scores = delivered.into_iter().map(i32::from).collect();
        Some((Outcome { ranking, scores, reason: reason.code() }, reason.rule()))
    }
}
