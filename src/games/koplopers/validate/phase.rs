//! Whether what is being decided fits the rest of the position.

use super::super::play::capacity;
use super::super::position::{Koplopers, Offer, Phase, Train};
use super::super::rules;
use crate::core::{Refusal, require};

impl Koplopers {
    pub(super) fn check_phase(&self) -> Result<(), Refusal> {
        let own = |no| self.on_board(no);
        match self.phase {
            Phase::Act => Ok(()),
            Phase::Passing { train, keep } => {
                let train = own(train)?;
                let good = train.now.drove && !self.graph.is_yard(train.track) && keep <= 2;
                require!(
                    good,
                    rules::OVERTAKING,
                    "passing-wrong",
                    "the train that is passing drove onto a black section; keep is 0 to 2"
                )
            }
            Phase::Boarding { train } => self.check_boarding(own(train)?),
            Phase::Exchange { a, b } => {
                require!(a < b, rules::FULL_SWAP, "exchange-order", "the trains of an exchange are listed in order")?;
                let trains = [own(a)?, own(b)?];
                let full = trains.iter().any(|train| train.aboard > capacity(train));
                let good = self.meet(trains) && full && trains.iter().all(|train| train.now.halted);
                require!(
                    good,
                    rules::FULL_SWAP,
                    "exchange-wrong",
                    "in an exchange two halted trains are at one station and one is too full"
                )
            }
            Phase::Dividing { train, new } => {
                let trains = [own(train)?, own(new)?];
                let together = train != new && self.meet(trains);
                let uncoupled = trains.iter().all(|train| train.now.shunted && train.second.is_none());
                let shareable =
                    trains.iter().any(|train| !train.load.is_empty()) && self.can_share(trains[0].load, trains[1].aboard);
                let good = together && uncoupled && shareable;
                require!(
                    good,
                    rules::SHARE_TOKENS,
                    "dividing-wrong",
                    "two units that were just uncoupled share a load that can be shared"
                )
            }
            Phase::Offering(offer) => self.check_offer(offer, own(offer.pair.train)?),
            Phase::Answering(offer) => {
                self.check_offer(offer, own(offer.pair.train)?)?;
                self.may_propose(offer)
            }
            Phase::Drawing => {
                let short = self.mover().hand.len() < self.graph.hand_size(self.seats) && self.deck.total() > 0;
                require!(
                    short,
                    rules::DRAWING,
                    "drawing-wrong",
                    "a card is drawn when the hand is short and the pile is not empty"
                )?;
                self.check_between()
            }
            Phase::Over => {
                let last = self.last_round && self.turn.0 + 1 == self.seats;
                require!(
                    last,
                    rules::GAME_OVER,
                    "over-too-soon",
                    "the game is over after the last seat's turn in the last round"
                )?;
                self.check_between()
            }
        }
    }

    fn check_boarding(&self, train: &Train) -> Result<(), Refusal> {
        let choice = self.front(train).filter(|&at| train.now.free_at == Some(at)).is_some_and(|at| {
            let (fitting, waiting) = (self.fitting(train, at), self.waiting.at(at));
            fitting.len() > 1 && !(fitting == waiting && self.graph.sum(waiting) <= self.room(train))
        });
        require!(
            choice,
            rules::WHO_BOARDS,
            "boarding-wrong",
            "somebody boards where a halted train cannot take all who would fit"
        )
    }

    fn check_offer(&self, offer: Offer, train: &Train) -> Result<(), Refusal> {
        let Offer { pair, give, take } = offer;
        let made = pair.with_seat.0 < self.seats && pair.with_seat != self.turn && self.offers_made.contains(pair);
        require!(made, rules::AGREEMENT, "offer-not-made", "an open offer stands in offersMade")?;
        let other = self.train(pair.with_seat, pair.with_train);
        let front = self.front(train).filter(|&at| !self.is_disrupted(at) && !self.is_resting(train, at));
        let together = front.is_some() && other.is_some_and(|other| self.front(other) == front) && self.arrived(train).is_empty();
        require!(
            together,
            rules::OFFER,
            "offer-wrong",
            "the two trains of an offer are at one undisrupted station, and nobody has to alight"
        )?;
        let aboard = give.minus(train.load).is_empty() && other.is_some_and(|other| take.minus(other.load).is_empty());
        require!(aboard, rules::OFFER, "terms-not-aboard", "what is given and taken is aboard")?;
        let fresh = give.union(take).and(self.shifted).is_empty();
        require!(fresh, rules::FULL_SWAP, "terms-changed", "what is given and taken has not changed trains this turn")
    }

    /// Between two turns nothing of the last one is left.
    fn check_between(&self) -> Result<(), Refusal> {
        let clean = self.points == 0 && !self.disruption_played && self.shifted.is_empty() && self.offers_made.is_empty();
        require!(clean, rules::FIVE_POINTS, "between-turns", "between turns there are no points, no shifted tokens and no offers")
    }
}
