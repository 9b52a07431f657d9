//! Coupling two trains, uncoupling one, and sharing its load.

use super::super::data::{CAPACITY, COUPLED};
use super::super::net::Way;
use super::super::position::{Koplopers, Now, Phase, Train};
use super::super::rules;
use super::super::sets::{Token, Tokens, Track};
use super::super::wire::{Event, TrainNo};
use super::{Deed};
use super::stops::NO_FRONT;
use crate::core::{Judged, Log, ground, refuse, require};

impl Koplopers {
    pub(super) fn may_couple(&self, keep: TrainNo, remove: TrainNo) -> Judged {
        let trains = [self.on_board(keep)?, self.on_board(remove)?];
        require!(keep != remove, rules::COUPLE, "a train is not coupled to itself")?;
        let single = trains.iter().all(|train| train.units() < COUPLED);
        require!(single, rules::TWO_UNITS, "a coupled train has at most two units")?;
        let [Some(at), Some(other)] = trains.map(|train| self.front(train)) else {
            return refuse!(rules::EXAMPLE_3, "a train that does not face the station is not at that station");
        };
        require!(at == other, rules::COUPLE, "the two trains stand at different stations")?;
        require!(!self.is_disrupted(at), rules::BLOCKED_MAY, "no free action is done at a disrupted station")?;
        let blocked = trains.iter().any(|train| self.is_blocked(train));
        require!(!blocked, rules::NO_COUPLING_BLOCKED, "a blocked train is not coupled")?;
        let shunted = trains.iter().any(|train| train.now.shunted);
        require!(!shunted, rules::SHUNTED_ONCE, "a train is coupled or uncoupled once per turn")?;
        trains.iter().try_for_each(|train| self.may_stop(train, ground!(rules::COUPLE, NO_FRONT)).map(drop))?;
        trains.iter().try_for_each(|train| self.nobody_to_set_down(train))
    }

    /// One piece leaves the board for the train card, with its tokens; the player chose which ([`rules::WHICH_PIECE`]). It
    /// stands still for the rest of the turn ([`rules::COUPLING_STOPS`]).
    pub(super) fn couple(&mut self, keep: TrainNo, remove: TrainNo, log: &mut Log<Event>) {
        let seat = self.turn;
        let Some(station) = self.front_of(keep) else { return };
        for no in [keep.min(remove), keep.max(remove)] {
            self.halt(no, station, log);
        }
        let Some(removed) = self.mover_mut().trains[remove.index()].take() else { return };
        if let Some(train) = self.own_mut(keep) {
            train.second = Some(remove);
            train.load = train.load.union(removed.load);
            train.aboard += removed.aboard;
            train.now.spent += removed.now.spent;
            train.now.drove |= removed.now.drove;
            train.now.moved |= removed.now.moved;
            train.now.shunted = true;
        }
        self.refresh();
        log.push(rules::COUPLE, Event::Coupled { seat, keep, remove, station: self.net.station_id(station) });
    }

    /// Where the second unit of a train might go.
    pub(super) fn uncouplings(&self, train: &Train) -> &[Way] {
        match (train.second, self.front(train)) {
            (Some(_), Some(at)) => self.net.ways(at),
            _ => &[],
        }
    }

    pub(super) fn may_decouple(&self, no: TrainNo, track: Track) -> Judged {
        let train = self.on_board(no)?;
        require!(train.units() == COUPLED, rules::UNCOUPLE, "only a coupled train is uncoupled")?;
        let Some(at) = self.front(train) else {
            return refuse!(rules::UNCOUPLE, "the front of the train is not at a station");
        };
        require!(!self.is_disrupted(at), rules::BLOCKED_MAY, "no free action is done at a disrupted station")?;
        require!(!self.is_blocked(train), rules::NO_COUPLING_BLOCKED, "a blocked train is not uncoupled")?;
        require!(!train.now.shunted, rules::SHUNTED_ONCE, "a train is coupled or uncoupled once per turn")?;
        self.may_stop(train, ground!(rules::UNCOUPLE, NO_FRONT))?;
        self.nobody_to_set_down(train)?;
        require!(!self.net.is_yard(track), rules::WHERE_TO_UNCOUPLE, "the second unit never goes into a yard")?;
        require!(self.net.ends(track).contains(&at), rules::UNCOUPLE, "the second unit goes onto a section at this station")?;
        require!(!self.occupied().contains(track), rules::FREE_SECTION, "a train is on that section")?;
        let shareable = self.can_share(train.load, 0);
        require!(shareable, rules::UNSHAREABLE, "the tokens cannot be shared so that each train holds at most 500")
    }

    /// Whether some of these tokens could go to a train with so many aboard already so that neither holds more than 500.
    pub(crate) fn can_share(&self, load: Tokens, aboard: u16) -> bool {
        let total = self.net.sum(load);
        let Some(room) = CAPACITY.checked_sub(aboard) else { return false };
        if total <= CAPACITY {
            return true;
        }
        let surplus = total - CAPACITY;
        surplus <= room && self.sums(load).any_within(surplus, room)
    }

    /// The second unit comes onto the board facing the station ([`rules::EXAMPLE_4`]), and both stand still for the rest of
    /// the turn ([`rules::UNCOUPLING_STOPS`]). It has no history of its own ([`rules::NEW_UNIT`]).
    pub(super) fn decouple(&mut self, no: TrainNo, track: Track, log: &mut Log<Event>) {
        let seat = self.turn;
        let Some((station, new)) = self.own(no).and_then(|train| Some((self.front(train)?, train.second?))) else { return };
        self.halt(no, station, log);
        let Some(train) = self.own_mut(no) else { return };
        train.second = None;
        train.now.shunted = true;
        let loaded = !train.load.is_empty();
        let unit = Train {
            second: None,
            track,
            toward: Some(station),
            open: false,
            load: Tokens::EMPTY,
            aboard: 0,
            turned: false,
            rested_at: None,
            now: Now { built: false, ..train.now },
        };
        self.mover_mut().trains[new.index()] = Some(unit);
        self.refresh();
        if loaded {
            self.phase = Phase::Dividing { train: no, new };
        }
        let (section, station) = (self.net.track_id(track), self.net.station_id(station));
        log.push(rules::UNCOUPLE, Event::Decoupled { seat, train: no, new_train: new, section, station });
    }

    pub(super) fn each_share(&self, no: TrainNo, out: &mut impl FnMut(Deed)) {
        if let Some(train) = self.own(no) {
            train.load.iter().for_each(|token| out(Deed::Divide { token }));
        }
    }

    pub(super) fn may_divide(&self, no: TrainNo, new: TrainNo, token: Token) -> Judged {
        let (train, unit) = (self.on_board(no)?, self.on_board(new)?);
        require!(train.load.contains(token), rules::SHARE_TOKENS, "that token is not aboard the uncoupled train")?;
        let aboard = unit.aboard + self.net.passengers(token);
        let good = aboard <= CAPACITY && self.can_share(train.load.without(token), aboard);
        require!(good, rules::SHARE_TOKENS, "the rest could not be shared so that each train holds at most 500")
    }

    pub(super) fn may_end_dividing(&self, no: TrainNo) -> Judged {
        require!(self.on_board(no)?.aboard <= CAPACITY, rules::SHARE_TOKENS, "the train still carries more than 500")
    }

    pub(super) fn divide(&mut self, token: Token, log: &mut Log<Event>) {
        let Phase::Dividing { train, new } = self.phase else { return };
        let seat = self.turn;
        self.shift(Tokens::one(token), (seat, train), (seat, new));
        log.push(rules::SHARE_TOKENS, Event::Transferred { seat, token: self.net.token_id(token), from: train, to: new });
    }

    pub(super) fn end_dividing(&mut self, log: &mut Log<Event>) {
        let Phase::Dividing { train, new } = self.phase else { return };
        let seat = self.turn;
        self.phase = Phase::Act;
        if log.listens() {
            let moved = self.own(new).map(|unit| self.net.token_ids(unit.load)).unwrap_or_default();
            log.push(rules::SHARE_TOKENS, Event::Divided { seat, train, new_train: new, moved });
        }
    }
}
