//! Stops: alighting and boarding. Whether to stop is the player's choice, what happens then is not
//! ([`rules::MAY_OR_MUST`]).

use super::super::data::CAPACITY;
use super::super::position::{Koplopers, Phase, Train};
use super::super::rules;
use super::super::sets::{Station, Token, Tokens};
use super::super::wire::{Event, Move, TrainNo, Variant};
use crate::core::{EventLog, Refusal, RuleRef, refuse, require};

impl Koplopers {
    /// The station where a train may do free actions: at its front, undisrupted ([`rules::BLOCKED_MAY`]), and not where it
    /// rested last turn ([`rules::NOT_TWICE_RUNNING`]).
    #[inline]
    pub(super) fn may_stop(&self, train: &Train, rule: RuleRef) -> Result<Station, Refusal> {
        let at = self.station_ahead(train, rule)?;
        self.undisrupted(at)?;
        self.may_rest(train, at)?;
        Ok(at)
    }

    /// The station at the front of a train, without which this rule allows nothing.
    #[inline]
    pub(super) fn station_ahead(&self, train: &Train, rule: RuleRef) -> Result<Station, Refusal> {
        match self.front(train) {
            Some(at) => Ok(at),
            None => refuse!(rule, "not-at-station", "the front of the train is not at a station"),
        }
    }

    #[inline]
    pub(super) fn undisrupted(&self, at: Station) -> Result<(), Refusal> {
        let disrupted = self.is_disrupted(at);
        require!(!disrupted, rules::BLOCKED_MAY, "station-disrupted", "there are no free actions at a disrupted station")
    }

    #[inline]
    fn may_rest(&self, train: &Train, at: Station) -> Result<(), Refusal> {
        require!(
            !self.is_resting(train, at),
            rules::NOT_TWICE_RUNNING,
            "rested-here",
            "the train did free actions here last turn: drive it or turn it round first"
        )
    }

    /// Those who have arrived alight before anything else ([`rules::ALIGHT_FIRST`], [`rules::ARRIVALS_FIRST`],
    /// [`rules::ARRIVED_FIRST`]).
    #[inline]
    pub(super) fn nobody_to_set_down(&self, train: &Train) -> Result<(), Refusal> {
        let nobody = self.arrived(train).is_empty();
        require!(nobody, rules::ALIGHT_FIRST, "alight-first", "passengers for this station get off first")
    }

    pub(super) fn may_alight(&self, train: &Train) -> Result<(), Refusal> {
        self.may_stop(train, rules::ALIGHT)?;
        let nobody = self.arrived(train).is_empty();
        require!(!nobody, rules::ALIGHT, "nobody-arrived", "nobody aboard wants to go to this station")
    }

    /// Alighting puts an end to driving and reversing ([`rules::ALIGHTING_STOPS`]). Passengers count for whoever sets them
    /// down ([`rules::WHOSE_PASSENGERS`]).
    pub(super) fn alight(&mut self, no: TrainNo, log: &mut EventLog<Event>) {
        let Some((station, tokens)) = self.own(no).and_then(|train| Some((self.front(train)?, self.arrived(train)))) else {
            return;
        };
        let seat = self.turn;
        self.halt(no, station, log);
        let passengers = self.graph.sum(tokens);
        if let Some(train) = self.own_mut(no) {
            train.load = train.load.minus(tokens);
            train.aboard -= passengers;
        }
        let mover = self.mover_mut();
        mover.delivered = mover.delivered.union(tokens);
        if log.is_recording() {
            let (station, tokens) = (self.graph.station_id(station), self.graph.token_ids(tokens));
            log.push(rules::ALIGHT, Event::Alighted { seat, train: no, station, tokens, passengers });
        }
    }

    pub(super) fn may_board(&self, train: &Train) -> Result<(), Refusal> {
        let at = self.may_stop(train, rules::BOARD)?;
        self.nobody_to_set_down(train)?;
        require!(!self.waiting.at(at).is_empty(), rules::BOARD, "nobody-waits", "nobody waits at this station")?;
        let fits = !self.fitting(train, at).is_empty();
        require!(fits, rules::LEFT_BEHIND, "nobody-fits", "the train has no room for any token that waits here")
    }

    /// Boarding puts an end to driving and reversing ([`rules::BOARDING_STOPS`]).
    pub(super) fn board(&mut self, no: TrainNo, log: &mut EventLog<Event>) {
        let Some(station) = self.front_of(no) else { return };
        self.halt(no, station, log);
        self.settle(no, station, log);
    }

    pub(super) fn each_boarder(&self, no: TrainNo, out: &mut impl FnMut(Move)) {
        if let Some((train, at)) = self.own(no).and_then(|train| Some((train, self.front(train)?))) {
            self.fitting(train, at).iter().for_each(|token| out(Move::BoardToken { token: self.graph.token_id(token) }));
        }
    }

    pub(super) fn may_board_token(&self, no: TrainNo, token: Token) -> Result<(), Refusal> {
        let train = self.on_board(no)?;
        let waits = self.front(train).is_some_and(|at| self.waiting.at(at).contains(token));
        require!(waits, rules::BOARD, "token-elsewhere", "this token does not wait at this station")?;
        self.has_room(train, token)
    }

    fn has_room(&self, train: &Train, token: Token) -> Result<(), Refusal> {
        require!(
            self.graph.passengers(token) <= self.room(train),
            rules::CAPACITY,
            "token-too-large",
            "the train has no room for this token: a unit holds {most} passengers",
            most: Number = CAPACITY,
        )
    }

    pub(super) fn board_token(&mut self, token: Token, log: &mut EventLog<Event>) {
        let Phase::Boarding { train: no } = self.phase else { return };
        let Some(station) = self.front_of(no) else { return };
        self.take_aboard(no, station, Tokens::one(token), rules::BOARD, log);
        self.settle(no, station, log);
    }

    /// Who boards by itself: all if all fit, the only one that fits; else the owner chooses ([`rules::WHO_BOARDS`]). A token
    /// for this very station boards like any other and has then arrived ([`rules::OWN_DESTINATION`]).
    fn settle(&mut self, no: TrainNo, station: Station, log: &mut EventLog<Event>) {
        self.phase = Phase::Act;
        loop {
            let Some(train) = self.own(no) else { return };
            let waiting = self.waiting.at(station);
            let fitting = self.fitting(train, station);
            if fitting.is_empty() {
                break;
            }
            let together = fitting == waiting && self.graph.sum(waiting) <= self.room(train);
            if !together && fitting.len() > 1 {
                self.phase = Phase::Boarding { train: no };
                return;
            }
            self.take_aboard(no, station, fitting, rules::BOARD, log);
        }
        let left = self.waiting.at(station);
        if !left.is_empty() && log.is_recording() {
            let (seat, station, tokens) = (self.turn, self.graph.station_id(station), self.graph.token_ids(left));
            log.push(rules::LEFT_BEHIND, Event::LeftBehind { seat, train: no, station, tokens });
        }
    }

    fn take_aboard(&mut self, no: TrainNo, station: Station, tokens: Tokens, rule: RuleRef, log: &mut EventLog<Event>) {
        let (seat, passengers) = (self.turn, self.graph.sum(tokens));
        self.waiting.take(tokens);
        if let Some(train) = self.own_mut(no) {
            train.load = train.load.union(tokens);
            train.aboard += passengers;
        }
        if log.is_recording() {
            let (station, tokens) = (self.graph.station_id(station), self.graph.token_ids(tokens));
            let behind = rule == rules::ADVANCED_BOARDING;
            log.push(rule, Event::Boarded { seat, train: no, station, tokens, passengers, behind });
        }
    }

    pub(super) fn each_boarder_behind(&self, no: TrainNo, train: &Train, out: &mut impl FnMut(Move)) {
        if let (Variant::Advanced, Some(at)) = (self.variant, self.back(train)) {
            for token in self.fitting(train, at).iter() {
                out(Move::BoardBehind { train: no, token: self.graph.token_id(token) });
            }
        }
    }

    /// Boarding from the station behind ([`rules::FROM_BEHIND`]).
    pub(super) fn may_board_behind(&self, no: TrainNo, token: Token) -> Result<(), Refusal> {
        let advanced = self.variant == Variant::Advanced;
        require!(
            advanced,
            rules::BOARD,
            "family-version",
            "in the family version passengers board only at the station at the front of the train"
        )?;
        let train = self.on_board(no)?;
        let Some(at) = self.back(train) else {
            return refuse!(rules::FROM_BEHIND, "nothing-behind", "the back of the train is not at a station");
        };
        self.undisrupted(at)?;
        require!(
            !self.is_unserved(train),
            rules::PUT_IN_SERVICE,
            "boarding-before-service",
            "turn your first train round before anybody boards"
        )?;
        self.may_rest(train, at)?;
        let waits = self.waiting.at(at).contains(token);
        require!(waits, rules::FROM_BEHIND, "token-not-behind", "this token does not wait at the station behind the train")?;
        self.has_room(train, token)
    }

    pub(super) fn board_behind(&mut self, no: TrainNo, token: Token, log: &mut EventLog<Event>) {
        let Some(station) = self.own(no).and_then(|train| self.back(train)) else { return };
        self.halt(no, station, log);
        self.take_aboard(no, station, Tokens::one(token), rules::ADVANCED_BOARDING, log);
    }
}
