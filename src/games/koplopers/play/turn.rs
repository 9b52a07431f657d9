//! The end of a turn: what must be done before, the cards drawn after, and whose turn comes next.

use super::super::data::POINTS;
use super::super::position::{Koplopers, Now, Offers, Phase};
use super::super::rules;
use super::super::sets::{Station, Tokens};
use super::super::wire::{End, Event, Move, TrainNo};
use super::duty::Duty;
use crate::core::{EventLog, Refusal, Rng, Seat, refuse, require};

impl Koplopers {
    /// Every train has done what it owes, and every stop is complete ([`rules::WHAT_IS_A_STOP`], [`rules::FIRST_STOP`]).
    pub(super) fn may_end_turn(&self, duty: &Duty) -> Result<(), Refusal> {
        let mover = self.mover();
        require!(mover.started, rules::FIRST_TRAIN, "no-first-train", "build your first train before you end the turn")?;
        let unserved = ids(self.owing(duty).filter(|(_, train)| self.is_unserved(train)).map(|(no, _)| no));
        if !unserved.is_empty() {
            let refusal = refuse!(rules::PUT_IN_SERVICE, "unserved", "turn your first train round before you end the turn");
            return refusal.map_err(|refusal| refusal.about(unserved));
        }
        let owing = ids(self.owing(duty).map(|(no, _)| no));
        if !owing.is_empty() {
            let refusal = refuse!(
                rules::DUTY,
                "action-owed",
                "these trains must still act: {trains}",
                trains: List = owing.iter().copied(),
            );
            return refusal.map_err(|refusal| refusal.about(owing));
        }
        let stopped = || mover.trains().map(|(_, train)| train).filter(|train| train.now.halted || train.now.moved);
        require!(
            !stopped().any(|train| self.may_alight(train).is_ok()),
            rules::ALIGHT_FIRST,
            "stop-arrivals",
            "a train has stopped: set down the passengers who have arrived"
        )?;
        require!(
            !stopped().any(|train| self.may_board(train).is_ok()),
            rules::MUST_BOARD,
            "stop-boarders",
            "a train has stopped: take the waiting passengers aboard"
        )
    }

    pub(super) fn end_turn(&mut self, log: &mut EventLog<Event>) {
        let seat = self.turn;
        for (train, own) in self.mover().trains().filter(|(_, train)| train.now.moved) {
            if let Some(at) = self.front(own).filter(|&at| !self.is_disrupted(at) && own.now.free_at != Some(at)) {
                self.name_stop(train, at, log);
            }
        }
        log.push(rules::FIVE_POINTS, Event::TurnEnded { seat, points_lost: self.points });
        for train in self.mover_mut().trains.iter_mut().flatten() {
            train.rested_at = train.now.free_at.filter(|_| train.now.halted && train.now.spent == 0);
            train.now = Now::default();
        }
        self.points = 0;
        self.disruption_played = false;
        self.shifted = Tokens::EMPTY;
        self.offers_made = Offers::default();
        self.fill_up(log);
    }

    /// Fills the hand up ([`rules::DRAW_UP`]); when it is full, or no card is left, the turn passes on.
    fn fill_up(&mut self, log: &mut EventLog<Event>) {
        if self.mover().hand.len() < self.graph.hand_size(self.seats) {
            if self.deck.total() == 0 && self.discard.total() > 0 {
                self.deck = std::mem::take(&mut self.discard);
                log.push(rules::DISCARD, Event::Reshuffled { cards: self.deck.total() });
            }
            if self.deck.total() > 0 {
                self.phase = Phase::Drawing;
                return;
            }
        }
        self.pass_turn(log);
    }

    pub(super) fn may_draw(&self, card: Station) -> Result<(), Refusal> {
        let there = self.deck.count(card) > 0;
        require!(there, rules::DRAWING, "card-not-in-pile", "this card is not in the draw pile")
    }

    pub(super) fn draw(&mut self, station: Station, log: &mut EventLog<Event>) {
        let seat = self.turn;
        self.deck.remove(station);
        self.mover_mut().hand.insert(station);
        log.push(rules::DRAW_UP, Event::DrewCard { seat, station: Some(self.graph.station_id(station)) });
        self.fill_up(log);
    }

    /// Whether somebody carries nobody while hardly a token is left on the board ([`rules::EARLY_END`]).
    fn is_exhausted(&self) -> bool {
        self.waiting.all().len() < self.graph.early_end() && self.players().iter().any(|player| player.aboard() == 0)
    }

    /// The next seat begins its turn ([`rules::SEAT_ORDER`]), or the game is over after the last seat of the last round
    /// ([`rules::EQUAL_TURNS`], [`rules::WHEN_EXHAUSTED`]).
    fn pass_turn(&mut self, log: &mut EventLog<Event>) {
        if !self.last_round && self.is_exhausted() {
            self.last_round = true;
            log.push(rules::EARLY_END, Event::LastRound { reason: End::Exhausted });
        }
        let seat = self.turn.next(self.seats);
        let new_round = seat == Seat(0);
        if new_round && self.last_round {
            self.phase = Phase::Over;
            self.announce(log);
            return;
        }
        self.turn = seat;
        self.points = POINTS;
        self.phase = Phase::Act;
        self.round += u8::from(new_round);
        let rule = if new_round { rules::NEW_ROUND } else { rules::TURN_ORDER };
        log.push(rule, Event::TurnBegan { seat, round: self.round });
        if new_round && self.round == self.graph.rounds(self.seats) {
            self.last_round = true;
            log.push(rules::LAST_ROUND, Event::LastRound { reason: End::Track });
        }
    }
}

/// The numbers of these trains as texts.
fn ids(trains: impl Iterator<Item = TrainNo>) -> &'static [&'static str] {
    const IDS: [&[&str]; 8] = [&[], &["1"], &["2"], &["1", "2"], &["3"], &["1", "3"], &["2", "3"], &["1", "2", "3"]];
    IDS[trains.fold(0, |set, no| set | 1 << no.index())]
}

/// How many cards in the draw pile show the drawn station.
pub(in super::super) fn weight(position: &Koplopers, outcome: &Move) -> u32 {
    match *outcome {
        Move::Drew { station } => position.graph.station(station).map_or(0, |card| position.deck.count(card).into()),
        _ => 0,
    }
}

/// A card of the draw pile, each as likely as the next.
pub(in super::super) fn sample(position: &Koplopers, rng: &mut impl Rng) -> Move {
    let drawn = position.deck.iter().nth(rng.below(position.deck.total().into()) as usize);
    let card = drawn.expect("a card is drawn only while the draw pile holds one");
    Move::Drew { station: position.graph.station_id(card) }
}
