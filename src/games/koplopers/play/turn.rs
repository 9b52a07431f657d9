//! The end of a turn: what must be done before, the cards drawn after, and whose turn comes next.

use super::super::data::POINTS;
use super::super::position::{Koplopers, Now, Offers, Phase};
use super::super::rules;
use super::super::sets::{Station, Tokens};
use super::super::wire::{End, Event, Move, TrainNo};
use super::duty::Duty;
use super::require;
use crate::core::{Citation, Log, Refusal, Seat, Source};

impl Koplopers {
    /// Every train has done what it owes, and every stop is complete ([`rules::WHAT_IS_A_STOP`], [`rules::FIRST_STOP`]).
    pub(super) fn may_end_turn(&self, duty: &Duty) -> Result<(), Refusal> {
        let mover = self.mover();
        require(mover.started, rules::FIRST_TRAIN, "in the first round each player builds a train")?;
        let owing = || mover.trains().filter(|&(no, train)| duty.owes(no) && self.can_do_duty(no, train));
        let unserved = Owing::of(owing().filter(|&(_, train)| self.is_unserved(train)).map(|(no, _)| no));
        unserved.refuse(rules::PUT_IN_SERVICE, |_| "the first train must be put in service")?;
        Owing::of(owing().map(|(no, _)| no)).refuse(rules::DUTY, Owing::not_acted)?;
        let stopped = || mover.trains().map(|(_, train)| train).filter(|train| train.now.halted || train.now.moved);
        let arrived = stopped().any(|train| self.may_alight(train).is_ok());
        require(!arrived, rules::ALIGHT_FIRST, "a train has stopped, and passengers aboard have arrived")?;
        let left = stopped().any(|train| self.may_board(train).is_ok());
        require(!left, rules::MUST_BOARD, "a train has stopped, and waiting passengers fit")
    }

    pub(super) fn end_turn(&mut self, log: &mut Log<Event>) {
        let seat = self.turn;
        for (train, own) in self.mover().trains().filter(|(_, train)| train.now.moved) {
            if let Some(at) = self.front(own).filter(|&at| !self.is_disrupted(at) && own.now.free_at != Some(at)) {
                log.push(rules::NAME_STATION, Event::Stopped { seat, train, station: self.net.station_id(at) });
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
    fn fill_up(&mut self, log: &mut Log<Event>) {
        if self.mover().hand.len() < self.net.hand_size(self.seats) {
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

    pub(super) fn draw(&mut self, station: Station, log: &mut Log<Event>) {
        let seat = self.turn;
        self.deck.remove(station);
        self.mover_mut().hand.insert(station);
        log.push(rules::DRAW_UP, Event::DrewCard { seat, station: Some(self.net.station_id(station)) });
        self.fill_up(log);
    }

    /// Whether somebody carries nobody while hardly a token is left on the board ([`rules::EARLY_END`]).
    fn is_exhausted(&self) -> bool {
        self.waiting.all().len() < self.net.early_end() && self.players().iter().any(|player| player.aboard() == 0)
    }

    /// The next seat begins its turn, or the game is over after the last seat of the last round ([`rules::EQUAL_TURNS`],
    /// [`rules::WHEN_EXHAUSTED`]).
    fn pass_turn(&mut self, log: &mut Log<Event>) {
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
        if new_round && self.round == self.net.rounds(self.seats) {
            self.last_round = true;
            log.push(rules::LAST_ROUND, Event::LastRound { reason: End::Track });
        }
    }
}

/// The trains of a player that owe an action and can do it. All texts stand ready: a search asks this at every turn.
#[derive(Clone, Copy)]
struct Owing([bool; 3]);

impl Owing {
    fn of(trains: impl Iterator<Item = TrainNo>) -> Self {
        let mut owing = [false; 3];
        trains.for_each(|no| owing[no.index()] = true);
        Self(owing)
    }

    /// Refuses by this rule if there is such a train, and points at each.
    fn refuse(self, rule: Citation, reason: fn(Self) -> &'static str) -> Result<(), Refusal> {
        match self.ids() {
            [] => Ok(()),
            about => Err(Refusal { about, ..Refusal::new(rule, reason(self)) }),
        }
    }

    const fn ids(self) -> &'static [&'static str] {
        match self.0 {
            [false, false, false] => &[],
            [true, false, false] => &["1"],
            [false, true, false] => &["2"],
            [false, false, true] => &["3"],
            [true, true, false] => &["1", "2"],
            [true, false, true] => &["1", "3"],
            [false, true, true] => &["2", "3"],
            [true, true, true] => &["1", "2", "3"],
        }
    }

    fn not_acted(self) -> &'static str {
        match self.ids() {
            ["1"] => "train 1 has not acted yet, and it can",
            ["2"] => "train 2 has not acted yet, and it can",
            ["3"] => "train 3 has not acted yet, and it can",
            ["1", "2"] => "trains 1 and 2 have not acted yet, and they can",
            ["1", "3"] => "trains 1 and 3 have not acted yet, and they can",
            ["2", "3"] => "trains 2 and 3 have not acted yet, and they can",
            _ => "none of the three trains has acted yet, and they can",
        }
    }
}

impl Koplopers {
    /// How many cards in the draw pile show the drawn station.
    pub(crate) fn cards_of(&self, outcome: &Move) -> u32 {
        match *outcome {
            Move::Drew { station } => self.net.station(station).map_or(0, |station| self.deck.count(station).into()),
            _ => 0,
        }
    }

    /// A card of the draw pile, each as likely as the next.
    pub(crate) fn draw_blindly<S: Source>(&self, source: &mut S) -> Move {
        let mut left = source.below(self.deck.total().into());
        let drawn = self.deck.stations().find(|&station| match left.checked_sub(self.deck.count(station).into()) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        });
        let station = drawn.expect("a card is drawn only while the draw pile holds one");
        Move::Drew { station: self.net.station_id(station) }
    }
}
