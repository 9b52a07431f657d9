//! Stops: alighting and boarding. Whether to stop is the player's choice, what happens then is not
//! ([`rules::MAY_OR_MUST`]).

use super::super::position::{Koplopers, Phase, Train};
use super::super::rules;
use super::super::sets::{Station, Token, Tokens};
use super::super::wire::{Event, TrainNo, Variant};
use super::Deed;
use crate::core::{Citation, Ground, Judged, Log, ground, refuse, require};

/// What keeps a train from stopping, whatever it stops for.
pub(super) const NO_FRONT: &str = "the front of the train is not at a station";

impl Koplopers {
    /// The station where a train may do free actions: at its front, undisrupted ([`rules::BLOCKED_MAY`]), and not where it
    /// rested last turn ([`rules::NOT_TWICE_RUNNING`]).
    #[inline]
    pub(super) fn may_stop(&self, train: &Train, no_front: &'static Ground) -> Judged<Station> {
        let Some(at) = self.front(train) else {
            return Err(no_front);
        };
        require!(!self.is_disrupted(at), rules::BLOCKED_MAY, "no free action is done at a disrupted station")?;
        require!(!self.is_resting(train, at), rules::NOT_TWICE_RUNNING, "the train did free actions here last turn: it must move first")?;
        Ok(at)
    }

    /// Those who have arrived alight before anything else ([`rules::ALIGHT_FIRST`], [`rules::ARRIVALS_FIRST`],
    /// [`rules::ARRIVED_FIRST`]).
    #[inline]
    pub(super) fn nobody_to_set_down(&self, train: &Train) -> Judged {
        require!(self.arrived(train).is_empty(), rules::ALIGHT_FIRST, "passengers for this station alight first")
    }

    pub(super) fn may_alight(&self, train: &Train) -> Judged {
        self.may_stop(train, ground!(rules::ALIGHT, NO_FRONT))?;
        require!(!self.arrived(train).is_empty(), rules::ALIGHT, "nobody aboard wants to reach this station")
    }

    /// Alighting puts an end to driving and reversing ([`rules::ALIGHTING_STOPS`]). Passengers count for whoever sets them
    /// down ([`rules::WHOSE_PASSENGERS`]).
    pub(super) fn alight(&mut self, no: TrainNo, log: &mut Log<Event>) {
        let Some((station, tokens)) = self.own(no).and_then(|train| Some((self.front(train)?, self.arrived(train)))) else { return };
        let seat = self.turn;
        self.halt(no, station, log);
        let passengers = self.net.sum(tokens);
        if let Some(train) = self.own_mut(no) {
            train.load = train.load.minus(tokens);
            train.aboard -= passengers;
        }
        let mover = self.mover_mut();
        mover.delivered = mover.delivered.union(tokens);
        if log.listens() {
            let (station, tokens) = (self.net.station_id(station), self.net.token_ids(tokens));
            log.push(rules::ALIGHT, Event::Alighted { seat, train: no, station, tokens, passengers });
        }
    }

    pub(super) fn may_board(&self, train: &Train) -> Judged {
        let at = self.may_stop(train, ground!(rules::BOARD, NO_FRONT))?;
        self.nobody_to_set_down(train)?;
        require!(!self.waiting.at(at).is_empty(), rules::BOARD, "nobody waits at this station")?;
        require!(!self.fitting(train, at).is_empty(), rules::LEFT_BEHIND, "no waiting token fits into the train")
    }

    /// Boarding puts an end to driving and reversing ([`rules::BOARDING_STOPS`]).
    pub(super) fn board(&mut self, no: TrainNo, log: &mut Log<Event>) {
        let Some(station) = self.front_of(no) else { return };
        self.halt(no, station, log);
        self.settle(no, station, log);
    }

    pub(super) fn each_boarder(&self, no: TrainNo, out: &mut impl FnMut(Deed)) {
        if let Some((train, at)) = self.own(no).and_then(|train| Some((train, self.front(train)?))) {
            self.fitting(train, at).iter().for_each(|token| out(Deed::BoardToken { token }));
        }
    }

    pub(super) fn may_board_token(&self, no: TrainNo, token: Token) -> Judged {
        let train = self.on_board(no)?;
        let waits = self.front(train).is_some_and(|at| self.waiting.at(at).contains(token));
        require!(waits, rules::BOARD, "that token does not wait at this station")?;
        require!(self.net.passengers(token) <= self.room(train), rules::CAPACITY, "a unit holds 500 passengers")
    }

    pub(super) fn board_token(&mut self, token: Token, log: &mut Log<Event>) {
        let Phase::Boarding { train: no } = self.phase else { return };
        let Some(station) = self.front_of(no) else { return };
        self.take_aboard(no, station, Tokens::one(token), rules::BOARD, log);
        self.settle(no, station, log);
    }

    /// Who boards by itself: all if all fit, the only one that fits; else the owner chooses ([`rules::WHO_BOARDS`]). A token
    /// for this very station boards like any other and has then arrived ([`rules::OWN_DESTINATION`]).
    fn settle(&mut self, no: TrainNo, station: Station, log: &mut Log<Event>) {
        self.phase = Phase::Act;
        loop {
            let Some(train) = self.own(no) else { return };
            let waiting = self.waiting.at(station);
            let fitting = self.fitting(train, station);
            if fitting.is_empty() {
                break;
            }
            let together = fitting == waiting && self.net.sum(waiting) <= self.room(train);
            if !together && fitting.len() > 1 {
                self.phase = Phase::Boarding { train: no };
                return;
            }
            self.take_aboard(no, station, fitting, rules::BOARD, log);
        }
        let left = self.waiting.at(station);
        if !left.is_empty() && log.listens() {
            let (seat, station, tokens) = (self.turn, self.net.station_id(station), self.net.token_ids(left));
            log.push(rules::LEFT_BEHIND, Event::LeftBehind { seat, train: no, station, tokens });
        }
    }

    fn take_aboard(&mut self, no: TrainNo, station: Station, tokens: Tokens, rule: Citation, log: &mut Log<Event>) {
        let (seat, passengers) = (self.turn, self.net.sum(tokens));
        self.waiting.take(tokens);
        if let Some(train) = self.own_mut(no) {
            train.load = train.load.union(tokens);
            train.aboard += passengers;
        }
        if log.listens() {
            let (station, tokens) = (self.net.station_id(station), self.net.token_ids(tokens));
            let behind = rule == rules::ADVANCED_BOARDING;
            log.push(rule, Event::Boarded { seat, train: no, station, tokens, passengers, behind });
        }
    }

    pub(super) fn each_boarder_behind(&self, no: TrainNo, train: &Train, out: &mut impl FnMut(Deed)) {
        if let (Variant::Advanced, Some(at)) = (self.variant, self.back(train)) {
            self.fitting(train, at).iter().for_each(|token| out(Deed::BoardBehind { train: no, token }));
        }
    }

    /// Boarding from the station behind ([`rules::FROM_BEHIND`]).
    pub(super) fn may_board_behind(&self, no: TrainNo, token: Token) -> Judged {
        require!(self.variant == Variant::Advanced, rules::BOARD, "passengers board at the front of a train")?;
        let train = self.on_board(no)?;
        let Some(at) = self.back(train) else {
            return refuse!(rules::FROM_BEHIND, "the back of the train is not at a station");
        };
        require!(!self.is_disrupted(at), rules::BLOCKED_MAY, "no free action is done at a disrupted station")?;
        require!(!self.is_unserved(train), rules::PUT_IN_SERVICE, "the first train is put in service before anybody boards")?;
        require!(!self.is_resting(train, at), rules::NOT_TWICE_RUNNING, "the train did free actions here last turn: it must move first")?;
        require!(self.waiting.at(at).contains(token), rules::FROM_BEHIND, "that token does not wait at the station behind")?;
        require!(self.net.passengers(token) <= self.room(train), rules::CAPACITY, "a unit holds 500 passengers")
    }

    pub(super) fn board_behind(&mut self, no: TrainNo, token: Token, log: &mut Log<Event>) {
        let Some(station) = self.own(no).and_then(|train| self.back(train)) else { return };
        self.halt(no, station, log);
        self.take_aboard(no, station, Tokens::one(token), rules::ADVANCED_BOARDING, log);
    }
}
