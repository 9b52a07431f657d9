//! Passengers change trains: between own trains, and between players who agree.

use super::super::position::{Koplopers, Offer, Pair, Phase, SEATS, Train};
use super::super::rules;
use super::super::sets::{Token, Tokens};
use super::super::subset_sums::SubsetSums;
use super::super::wire::{Event, Move, TrainNo};
use super::duty::capacity;
use crate::core::{EventLog, Refusal, Seat, require};

/// What becomes of an offer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Propose,
    Accept,
    Decline,
    Cancel,
}

impl Koplopers {
    /// The tokens that might change from one own train to another: all aboard, if the two stand at one station.
    pub(super) fn transferable(&self, from: TrainNo, to: TrainNo) -> Tokens {
        match (self.own(from), self.own(to)) {
            (Some(train), Some(other)) if self.meet([train, other]) => train.load,
            _ => Tokens::EMPTY,
        }
    }

    pub(super) fn each_transfer(&self, from: TrainNo, to: TrainNo, out: &mut impl FnMut(Move)) {
        for token in self.transferable(from, to).iter() {
            out(Move::Transfer { token: self.graph.token_id(token), from, to });
        }
    }

    /// A blocked train may still exchange passengers at an undisrupted station ([`rules::EXAMPLE_6`]).
    pub(super) fn may_transfer(&self, token: Token, from: TrainNo, to: TrainNo) -> Result<(), Refusal> {
        let trains = [self.on_board(from)?, self.on_board(to)?];
        let together = from != to && self.meet(trains);
        require!(together, rules::TRANSFER, "not-together", "the two trains do not both have their fronts at the same station")?;
        trains.iter().try_for_each(|train| self.may_stop(train, rules::TRANSFER).map(drop))?;
        trains.iter().try_for_each(|train| self.nobody_to_set_down(train))?;
        let [giver, taker] = trains;
        let aboard = giver.load.contains(token);
        require!(aboard, rules::TRANSFER, "transfer-not-aboard", "this token is not aboard the train that it should leave")?;
        self.may_change(token)?;
        fits_afterwards(self.can_complete(token, giver, taker))
    }

    fn may_change(&self, token: Token) -> Result<(), Refusal> {
        let changed = self.shifted.contains(token);
        require!(!changed, rules::FULL_SWAP, "token-changed-already", "this token has changed trains this turn already")
    }

    /// Whether, once this token has moved, the tokens that have not changed trains yet can still be placed so that both loads
    /// fit: each of them may end in either train.
    pub(crate) fn can_complete(&self, token: Token, from: &Train, to: &Train) -> bool {
        let number = self.graph.passengers(token);
        if to.aboard + number <= capacity(to) && from.aboard - number <= capacity(from) {
            return true;
        }
        let total = from.aboard + to.aboard;
        if total > capacity(from) + capacity(to) {
            return false;
        }
        let movable = from.load.without(token).union(to.load).minus(self.shifted);
        let staying = self.graph.sum(from.load.without(token).and(self.shifted));
        // So many of the movable passengers end in `from`: no more than fit there, and enough that the rest fits in `to`.
        let Some(most) = capacity(from).checked_sub(staying) else { return false };
        let least = total.saturating_sub(capacity(to)).saturating_sub(staying);
        self.sums(movable).any_within(least, most)
    }

    /// The sums that some of these tokens make.
    pub(super) fn sums(&self, tokens: Tokens) -> SubsetSums {
        SubsetSums::of(tokens.iter().map(|token| self.graph.passengers(token)))
    }

    /// The exchange is an action of both trains ([`rules::ACTION_FOR_BOTH`]) and puts an end to driving and reversing
    /// ([`rules::TRANSFER_STOPS`]).
    pub(super) fn transfer(&mut self, token: Token, from: TrainNo, to: TrainNo, log: &mut EventLog<Event>) {
        let seat = self.turn;
        let Some(station) = self.front_of(from) else { return };
        let (a, b) = (from.min(to), from.max(to));
        for no in [a, b] {
            self.halt(no, station, log);
        }
        self.shift(Tokens::one(token), (seat, from), (seat, to));
        self.shifted = self.shifted.with(token);
        let fit = [a, b].iter().all(|&no| self.own(no).is_none_or(|train| train.aboard <= capacity(train)));
        self.phase = if fit { Phase::Act } else { Phase::Exchange { a, b } };
        log.push(rules::TRANSFER, Event::Transferred { seat, token: self.graph.token_id(token), from, to });
    }

    /// Tokens leave one train for another.
    pub(super) fn shift(&mut self, tokens: Tokens, from: (Seat, TrainNo), to: (Seat, TrainNo)) {
        let passengers = self.graph.sum(tokens);
        if let Some(train) = self.players[from.0.index() % SEATS].trains[from.1.index()].as_mut() {
            train.load = train.load.minus(tokens);
            train.aboard -= passengers;
        }
        if let Some(train) = self.players[to.0.index() % SEATS].trains[to.1.index()].as_mut() {
            train.load = train.load.union(tokens);
            train.aboard += passengers;
        }
    }

    pub(super) fn each_offer(&self, no: TrainNo, train: &Train, out: &mut impl FnMut(Move)) {
        let Some(at) = self.front(train) else { return };
        for with_seat in Seat::all(self.seats).filter(|&seat| seat != self.turn) {
            for (with_train, other) in self.player(with_seat).trains() {
                if self.front(other) == Some(at) {
                    out(Move::Offer { train: no, with_seat, with_train });
                }
            }
        }
    }

    /// An exchange with another player's train that stands at the same station ([`rules::OFFER`]).
    pub(super) fn may_offer(&self, pair: Pair) -> Result<(), Refusal> {
        let train = self.on_board(pair.train)?;
        let other = self.train(pair.with_seat, pair.with_train).filter(|_| pair.with_seat != self.turn);
        let together = other.is_some_and(|other| self.meet([train, other]));
        require!(together, rules::OFFER, "offer-to-nobody", "no train of another player stands at the same station")?;
        self.may_stop(train, rules::OFFER)?;
        self.nobody_to_set_down(train)?;
        let made = self.offers_made.contains(pair);
        require!(!made, rules::AGREEMENT, "offered-already", "you have made an offer for these two trains this turn")?;
        let loads = train.load.union(other.map_or(Tokens::EMPTY, |other| other.load));
        require!(
            !loads.minus(self.shifted).is_empty(),
            rules::FULL_SWAP,
            "nothing-to-offer",
            "every token of both trains has changed trains this turn already"
        )
    }

    pub(super) fn offer(&mut self, pair: Pair) {
        self.offers_made.insert(pair);
        self.phase = Phase::Offering(Offer { pair, give: Tokens::EMPTY, take: Tokens::EMPTY });
    }

    /// The loads of the two trains of an offer.
    fn loads(&self, pair: Pair) -> [Tokens; 2] {
        let load = |train: Option<&Train>| train.map_or(Tokens::EMPTY, |train| train.load);
        [load(self.own(pair.train)), load(self.train(pair.with_seat, pair.with_train))]
    }

    pub(super) fn each_term(&self, offer: Offer, out: &mut impl FnMut(Move)) {
        let [own, other] = self.loads(offer.pair);
        own.iter().for_each(|token| out(Move::OfferGive { token: self.graph.token_id(token) }));
        other.iter().for_each(|token| out(Move::OfferTake { token: self.graph.token_id(token) }));
    }

    pub(super) fn may_give(&self, offer: Offer, token: Token) -> Result<(), Refusal> {
        self.may_name(token, self.loads(offer.pair)[0], offer.give)
    }

    pub(super) fn may_take(&self, offer: Offer, token: Token) -> Result<(), Refusal> {
        self.may_name(token, self.loads(offer.pair)[1], offer.take)
    }

    fn may_name(&self, token: Token, load: Tokens, named: Tokens) -> Result<(), Refusal> {
        require!(load.contains(token), rules::OFFER, "offer-not-aboard", "this token is not aboard that train")?;
        self.may_change(token)?;
        require!(!named.contains(token), rules::AGREEMENT, "token-named-already", "this token is in the offer already")
    }

    pub(super) fn offer_give(&mut self, token: Token) {
        if let Phase::Offering(offer) = &mut self.phase {
            offer.give = offer.give.with(token);
        }
    }

    pub(super) fn offer_take(&mut self, token: Token) {
        if let Phase::Offering(offer) = &mut self.phase {
            offer.take = offer.take.with(token);
        }
    }

    pub(crate) fn may_propose(&self, offer: Offer) -> Result<(), Refusal> {
        let Offer { pair, give, take } = offer;
        require!(!give.union(take).is_empty(), rules::AGREEMENT, "offer-empty", "choose at least one token to give or to take")?;
        let (given, taken) = (self.graph.sum(give), self.graph.sum(take));
        let fits = |train: Option<&Train>, out: u16, coming: u16| {
            train.is_some_and(|train| train.aboard - out + coming <= capacity(train))
        };
        let other = self.train(pair.with_seat, pair.with_train);
        fits_afterwards(fits(self.own(pair.train), given, taken) && fits(other, taken, given))
    }

    /// Goes on with the open offer. Accepting is a free action of the offering train; of the other nothing but the load
    /// changes ([`rules::OTHER_SIDE`]).
    pub(super) fn take_step(&mut self, step: Step, log: &mut EventLog<Event>) {
        let (Phase::Offering(offer) | Phase::Answering(offer)) = self.phase else { return };
        let Offer { pair: Pair { train, with_seat, with_train }, give, take } = offer;
        let seat = self.turn;
        self.phase = if step == Step::Propose { Phase::Answering(offer) } else { Phase::Act };
        if step == Step::Accept {
            let (own, other) = ((seat, train), (with_seat, with_train));
            if let Some(station) = self.front_of(train) {
                self.halt(train, station, log);
            }
            self.shift(give, own, other);
            self.shift(take, other, own);
            self.shifted = self.shifted.union(give).union(take);
        }
        if log.is_recording() {
            let (give, take) = (self.graph.token_ids(give), self.graph.token_ids(take));
            let event = match step {
                Step::Propose => Event::Offered { seat, train, with_seat, with_train, give, take },
                Step::Accept => Event::Accepted { seat, train, with_seat, with_train, give, take },
                Step::Decline => Event::Declined { seat, train, with_seat, with_train, give, take },
                Step::Cancel => Event::OfferCancelled { seat, train, with_seat, with_train, give, take },
            };
            log.push(rules::OFFER, event);
        }
    }
}

fn fits_afterwards(fits: bool) -> Result<(), Refusal> {
    require!(fits, rules::TRANSFER_CAPACITY, "exchange-too-full", "after the exchange a train would be too full")
}
