//! The end of a turn: what must be done before, the cards drawn after, and whose turn comes next.

use super::super::data::POINTS;
use super::super::position::{Koplopers, Now, Offers, Phase};
use super::super::rules;
use super::super::sets::{Station, Tokens};
use super::super::wire::{End, Event, Move, TrainNo};
use super::duty::Duty;
use crate::core::{Citation, Ground, Judged, Log, Seat, Source, require};

impl Koplopers {
    /// Every train has done what it owes, and every stop is complete ([`rules::WHAT_IS_A_STOP`], [`rules::FIRST_STOP`]).
    pub(super) fn may_end_turn(&self, duty: &Duty) -> Judged {
        let mover = self.mover();
        require!(mover.started, rules::FIRST_TRAIN, "in the first round each player builds a train")?;
        let owing = || mover.trains().filter(|&(no, train)| duty.owes(no) && self.can_do_duty(no, train, duty));
        nobody(owing().filter(|&(_, train)| self.is_unserved(train)).map(|(no, _)| no), &UNSERVED)?;
        nobody(owing().map(|(no, _)| no), &NOT_ACTED)?;
        let stopped = || mover.trains().map(|(_, train)| train).filter(|train| train.now.halted || train.now.moved);
        let arrived = stopped().any(|train| self.may_alight(train).is_ok());
        require!(!arrived, rules::ALIGHT_FIRST, "a train has stopped, and passengers aboard have arrived")?;
        let left = stopped().any(|train| self.may_board(train).is_ok());
        require!(!left, rules::MUST_BOARD, "a train has stopped, and waiting passengers fit")
    }

    pub(super) fn end_turn(&mut self, log: &mut Log<Event>) {
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

/// The ids of each set of trains, by its bits.
static IDS: [&[&str]; 8] = [&[], &["1"], &["2"], &["1", "2"], &["3"], &["1", "3"], &["2", "3"], &["1", "2", "3"]];

/// What is said of each set of trains by a rule.
const fn grounds(rule: Citation, reasons: [&'static str; 8]) -> [Ground; 8] {
    let mut all = [Ground::new(rule, reasons[0]); 8];
    let mut set = 1;
    while set < 8 {
        all[set] = Ground::new(rule, reasons[set]).about(&IDS[set]);
        set += 1;
    }
    all
}

static UNSERVED: [Ground; 8] = grounds(rules::PUT_IN_SERVICE, ["the first train must be put in service"; 8]);

static NOT_ACTED: [Ground; 8] = grounds(
    rules::DUTY,
    [
        "",
        "train 1 has not acted yet, and it can",
        "train 2 has not acted yet, and it can",
        "trains 1 and 2 have not acted yet, and they can",
        "train 3 has not acted yet, and it can",
        "trains 1 and 3 have not acted yet, and they can",
        "trains 2 and 3 have not acted yet, and they can",
        "none of the three trains has acted yet, and they can",
    ],
);

/// Refuses if there is such a train, and points at each.
fn nobody(trains: impl Iterator<Item = TrainNo>, grounds: &'static [Ground; 8]) -> Judged {
    match trains.fold(0, |set, no| set | 1 << no.index()) {
        0 => Ok(()),
        set => Err(&grounds[set & 7]),
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
