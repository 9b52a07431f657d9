//! Coupling two trains, uncoupling one, and sharing its load.

use super::super::data::{CAPACITY, COUPLED};
use super::super::graph::Way;
use super::super::position::{Koplopers, Now, Phase, Train};
use super::super::rules;
use super::super::sets::{Token, Tokens, Track};
use super::super::wire::{Event, Move, TrainNo};
use crate::core::{EventLog, Refusal, refuse, require};

impl Koplopers {
    pub(super) fn may_couple(&self, keep: TrainNo, remove: TrainNo) -> Result<(), Refusal> {
        let trains = [self.on_board(keep)?, self.on_board(remove)?];
        require!(keep != remove, rules::COUPLE, "coupled-to-itself", "a train cannot be coupled to itself")?;
        let single = trains.iter().all(|train| train.units() < COUPLED);
        require!(single, rules::TWO_UNITS, "third-unit", "a coupled train has at most two units")?;
        let [Some(at), Some(other)] = trains.map(|train| self.front(train)) else {
            return refuse!(rules::EXAMPLE_3, "back-to-station", "a train with its back to the station is not at that station");
        };
        require!(at == other, rules::COUPLE, "stations-differ", "the two trains stand at different stations")?;
        self.undisrupted(at)?;
        trains.iter().try_for_each(|train| self.may_shunt_unblocked(train))?;
        trains.iter().try_for_each(|train| self.may_shunt_again(train))?;
        trains.iter().try_for_each(|train| self.may_stop(train, rules::COUPLE).map(drop))?;
        trains.iter().try_for_each(|train| self.nobody_to_set_down(train))
    }

    fn may_shunt_unblocked(&self, train: &Train) -> Result<(), Refusal> {
        require!(
            !self.is_blocked(train),
            rules::NO_COUPLING_BLOCKED,
            "coupling-blocked",
            "a blocked train cannot be coupled or uncoupled"
        )
    }

    fn may_shunt_again(&self, train: &Train) -> Result<(), Refusal> {
        require!(
            !train.now.shunted,
            rules::SHUNTED_ONCE,
            "shunted-already",
            "this train was coupled or uncoupled this turn already"
        )
    }

    /// One piece leaves the board for the train card, with its tokens; the player chose which ([`rules::WHICH_PIECE`]). It
    /// stands still for the rest of the turn ([`rules::COUPLING_STOPS`]).
    pub(super) fn couple(&mut self, keep: TrainNo, remove: TrainNo, log: &mut EventLog<Event>) {
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
        log.push(rules::COUPLE, Event::Coupled { seat, keep, remove, station: self.graph.station_id(station) });
    }

    pub(super) fn each_uncoupling(&self, no: TrainNo, train: &Train, out: &mut impl FnMut(Move)) {
        for way in self.uncouplings(train) {
            out(Move::Decouple { train: no, section: self.graph.track_id(way.track) });
        }
    }

    /// Where the second unit of a train might go.
    pub(super) fn uncouplings(&self, train: &Train) -> &[Way] {
        match (train.second, self.front(train)) {
            (Some(_), Some(at)) => self.graph.ways(at),
            _ => &[],
        }
    }

    pub(super) fn may_decouple(&self, no: TrainNo, track: Track) -> Result<(), Refusal> {
        let train = self.on_board(no)?;
        require!(train.units() == COUPLED, rules::UNCOUPLE, "not-coupled", "this train is not coupled")?;
        let at = self.station_ahead(train, rules::UNCOUPLE)?;
        self.undisrupted(at)?;
        self.may_shunt_unblocked(train)?;
        self.may_shunt_again(train)?;
        self.may_stop(train, rules::UNCOUPLE)?;
        self.nobody_to_set_down(train)?;
        let in_yard = self.graph.is_yard(track);
        require!(!in_yard, rules::WHERE_TO_UNCOUPLE, "uncouple-into-yard", "the second unit cannot go into a yard")?;
        let at_station = self.graph.ends(track).contains(&at);
        require!(at_station, rules::UNCOUPLE, "uncouple-elsewhere", "the second unit goes onto a section at this station")?;
        let taken = self.occupied().contains(track);
        require!(!taken, rules::FREE_SECTION, "section-taken", "a train is on this section")?;
        require!(
            self.can_share(train.load, 0),
            rules::UNSHAREABLE,
            "load-unshareable",
            "the tokens cannot be shared so that each train holds at most {most} passengers",
            most: Number = CAPACITY,
        )
    }

    /// Whether some of these tokens could go to a train with so many aboard already so that neither holds more than 500.
    pub(crate) fn can_share(&self, load: Tokens, aboard: u16) -> bool {
        let total = self.graph.sum(load);
        let Some(room) = CAPACITY.checked_sub(aboard) else { return false };
        if total <= CAPACITY {
            return true;
        }
        let surplus = total - CAPACITY;
        surplus <= room && self.sums(load).any_within(surplus, room)
    }

    /// The second unit comes onto the board facing the station ([`rules::EXAMPLE_4`]), and both stand still for the rest of
    /// the turn ([`rules::UNCOUPLING_STOPS`]). It has no history of its own ([`rules::NEW_UNIT`]).
    pub(super) fn decouple(&mut self, no: TrainNo, track: Track, log: &mut EventLog<Event>) {
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
        let (section, station) = (self.graph.track_id(track), self.graph.station_id(station));
        log.push(rules::UNCOUPLE, Event::Decoupled { seat, train: no, new_train: new, section, station });
    }

    pub(super) fn each_share(&self, no: TrainNo, out: &mut impl FnMut(Move)) {
        if let Some(train) = self.own(no) {
            train.load.iter().for_each(|token| out(Move::Divide { token: self.graph.token_id(token) }));
        }
    }

    pub(super) fn may_divide(&self, no: TrainNo, new: TrainNo, token: Token) -> Result<(), Refusal> {
        let (train, unit) = (self.on_board(no)?, self.on_board(new)?);
        let aboard = train.load.contains(token);
        require!(aboard, rules::SHARE_TOKENS, "share-not-aboard", "this token is not aboard the uncoupled train")?;
        let aboard = unit.aboard + self.graph.passengers(token);
        let good = aboard <= CAPACITY && self.can_share(train.load.without(token), aboard);
        require!(
            good,
            rules::SHARE_TOKENS,
            "rest-unshareable",
            "then the rest could not be shared so that each train holds at most {most} passengers",
            most: Number = CAPACITY,
        )
    }

    pub(super) fn may_end_dividing(&self, no: TrainNo) -> Result<(), Refusal> {
        require!(
            self.on_board(no)?.aboard <= CAPACITY,
            rules::SHARE_TOKENS,
            "share-unfinished",
            "the train still carries more than {most} passengers",
            most: Number = CAPACITY,
        )
    }

    pub(super) fn divide(&mut self, token: Token, log: &mut EventLog<Event>) {
        let Phase::Dividing { train, new } = self.phase else { return };
        let seat = self.turn;
        self.shift(Tokens::one(token), (seat, train), (seat, new));
        log.push(rules::SHARE_TOKENS, Event::Transferred { seat, token: self.graph.token_id(token), from: train, to: new });
    }

    pub(super) fn end_dividing(&mut self, log: &mut EventLog<Event>) {
        let Phase::Dividing { train, new } = self.phase else { return };
        let seat = self.turn;
        self.phase = Phase::Act;
        if log.is_recording() {
            let moved = self.own(new).map(|unit| self.graph.token_ids(unit.load)).unwrap_or_default();
            log.push(rules::SHARE_TOKENS, Event::Divided { seat, train, new_train: new, moved });
        }
    }
}
