//! Driving, overtaking and reversing.

use super::super::data::COST;
use super::super::net::Way;
use super::super::position::{Koplopers, Phase, Train};
use super::super::rules;
use super::super::sets::{Station, Track, Tracks};
use super::super::wire::{CoupledTrains, Event, TrainNo};
use super::duty::Duty;
use super::{Deed};
use crate::core::{Judged, Log, refuse, require};

impl Koplopers {
    pub(super) fn each_way_on(&self, no: TrainNo, out: &mut impl FnMut(Deed)) {
        if let Some(train) = self.own(no) {
            self.ways(train).for_each(|way| out(Deed::Drive { train: no, track: way.track }));
        }
    }

    /// Driving in the course of a turn. A first drive onto a free section may use the point set aside for it.
    pub(super) fn may_drive(&self, no: TrainNo, track: Track, duty: &Duty) -> Judged {
        let cost = self.cost_of_driving(no, track, duty)?;
        // Nothing else costs so little.
        let onto_free_section = cost == COST;
        if onto_free_section && duty.owes(no) {
            return Ok(());
        }
        duty.spare(self.points, cost, Some(no))
    }

    /// Driving on beside another train; as many points as were set aside at the start must be left ([`rules::OVERTAKING`]).
    pub(super) fn may_drive_on(&self, no: TrainNo, track: Track, keep: u8, duty: &Duty) -> Judged {
        let cost = self.cost_of_driving(no, track, duty)?;
        require!(self.points - cost >= keep, rules::POINTS_SET_ASIDE, "a point is set aside for a train that still owes an action")
    }

    /// The points until the train stands on a free section, this one included.
    #[inline(always)]
    fn cost_of_driving(&self, no: TrainNo, track: Track, duty: &Duty) -> Judged<u8> {
        let train = self.on_board(no)?;
        require!(self.points >= COST, rules::FIVE_POINTS, "no action point is left")?;
        let to = self.can_enter(train, track)?;
        let occupied = self.occupied_by_others(no, duty.opponents);
        if !occupied.contains(track) {
            return Ok(COST);
        }
        let capped = self.is_capped(train);
        match self.way_on(Way { track, to }, occupied, self.points - COST).filter(|_| !capped) {
            Some(further) => Ok(COST + further),
            None => refuse!(rules::ONE_TRAIN, "a train is on that section and there is no way on to a free one"),
        }
    }

    /// Whether a train could drive onto this section but for points and other trains; if so, where it leads.
    #[inline(always)]
    pub(super) fn can_enter(&self, train: &Train, track: Track) -> Judged<Station> {
        require!(!self.is_blocked(train), rules::BLOCKED, "the train touches a disrupted station")?;
        require!(!train.now.halted, rules::NO_DRIVE_AFTER_FREE, "after a free action the train drives no further this turn")?;
        require!(!self.is_spent(train), rules::COUPLED_READINGS, "a coupled train is moved by one point per turn")?;
        require!(!self.net.is_yard(track), rules::NO_YARD, "a yard is entered only in order to dismantle")?;
        require!(track != train.track || train.open, rules::NO_TURNING_BACK, "the train must be reversed to go back on its own section")?;
        let Some(way) = self.ways(train).find(|way| way.track == track) else {
            return refuse!(rules::DRIVE, "that section does not lead on from the front of the train");
        };
        require!(!self.is_disrupted(way.to), rules::NO_ARRIVAL, "the station at the end of that section is disrupted")?;
        Ok(way.to)
    }

    /// The fewest sections from beside another train on to a free one, if there are any within the points; never back onto
    /// the section just used, never to a disrupted station ([`rules::OVERTAKE`]). One's own trains are in the way like any
    /// other ([`rules::OWN_TRAIN_PASSED`]).
    fn way_on(&self, from: Way, occupied: Tracks, points: u8) -> Option<u8> {
        (1..=points).find(|&sections| self.reaches_free(from, occupied, sections))
    }

    fn reaches_free(&self, from: Way, occupied: Tracks, sections: u8) -> bool {
        let mut ways = self.net.ways(from.to).iter().filter(|way| way.track != from.track && !self.is_disrupted(way.to));
        match sections {
            0 => false,
            1 => ways.any(|way| !occupied.contains(way.track)),
            _ => ways.any(|&way| occupied.contains(way.track) && self.reaches_free(way, occupied, sections - 1)),
        }
    }

    /// Whether one point per turn is all that may move this train ([`rules::COUPLED_READINGS`]).
    fn is_capped(&self, train: &Train) -> bool {
        self.coupled_trains == CoupledTrains::OnePointPerTurn && train.second.is_some()
    }

    fn is_spent(&self, train: &Train) -> bool {
        self.is_capped(train) && train.now.spent > 0
    }

    pub(super) fn drive(&mut self, no: TrainNo, track: Track, log: &mut Log<Event>) {
        let overtaking = self.occupied_by_others(no, self.held_by_opponents()).contains(track);
        let keep = match self.phase {
            Phase::Passing { keep, .. } => keep,
            _ if overtaking => self.duty().need(Some(no)),
            _ => 0,
        };
        let seat = self.turn;
        let Some(train) = self.own(no) else { return };
        let Some(Way { to, .. }) = self.ways(train).find(|way| way.track == track) else { return };
        self.points -= COST;
        if let Some(train) = self.own_mut(no) {
            train.track = track;
            train.toward = Some(to);
            train.open = false;
            train.turned = false;
            train.now.spent += COST;
            train.now.drove = true;
            train.now.moved = true;
            train.now.acted = true;
        }
        self.refresh();
        self.phase = if overtaking { Phase::Passing { train: no, keep } } else { Phase::Act };
        let rule = if overtaking { rules::OVERTAKE } else { rules::DRIVE };
        if log.listens() {
            let (section, to) = (self.net.track_id(track), self.net.station_id(to));
            log.push(rule, Event::Drove { seat, train: no, section, to, overtaking });
        }
    }

    /// Reversing. A first reversal may use the point set aside for it.
    pub(super) fn may_reverse(&self, no: TrainNo, duty: &Duty) -> Judged {
        let train = self.on_board(no)?;
        require!(self.points >= COST, rules::FIVE_POINTS, "no action point is left")?;
        self.can_reverse(train)?;
        if duty.owes(no) { Ok(()) } else { duty.spare(self.points, COST, Some(no)) }
    }

    /// Whether a train could be reversed but for points: fresh in a yard, on the open line before a disrupted station
    /// ([`rules::LINE_REVERSAL`]), or at a station if it has driven since its last reversal or nothing leads on
    /// ([`rules::TERMINUS`]).
    pub(super) fn can_reverse(&self, train: &Train) -> Judged {
        require!(!self.is_blocked(train), rules::BLOCKED, "the train touches a disrupted station")?;
        require!(!train.now.halted, rules::NO_REVERSE_AFTER_FREE, "after a free action the train is not reversed this turn")?;
        // For the rest of this turn only: rules::THIS_TURN.
        require!(!train.now.drove, rules::NO_REVERSE_AFTER_DRIVE, "after driving the train is not reversed this turn")?;
        require!(!self.is_spent(train), rules::COUPLED_READINGS, "a coupled train is moved by one point per turn")?;
        if train.open {
            let disrupted = train.toward.is_some_and(|ahead| self.is_disrupted(ahead));
            return require!(disrupted, rules::REVERSE_WHERE, "on the open line a train is reversed only if the station ahead is disrupted");
        }
        let stuck = train.turned && train.toward.is_some() && self.ways(train).next().is_some();
        require!(!stuck, rules::DRIVE_BEFORE_REVERSE, "the train must drive a section before it is reversed again")
    }

    /// Turns a train round; it may drive on this turn ([`rules::DRIVE_AFTER_REVERSE`]).
    pub(super) fn reverse(&mut self, no: TrainNo, log: &mut Log<Event>) {
        let seat = self.turn;
        let Some(train) = self.own(no).copied() else { return };
        let (net, track) = (&*self.net, train.track);
        let (toward, open, rule) = match train.toward {
            None => (net.ends(track)[0], false, if self.is_unserved(&train) { rules::PUT_IN_SERVICE } else { rules::REVERSE }),
            Some(at) if train.open => (net.other_end(track, at), false, rules::REVERSE_ON_LINE),
            // On a short section the front is at the other end: rules::SHORT_REVERSAL.
            Some(at) => {
                let rule = if train.turned { rules::TERMINUS } else { rules::REVERSE };
                (net.other_end(track, at), !net.is_short(track), rule)
            }
        };
        self.points -= COST;
        if let Some(train) = self.own_mut(no) {
            train.toward = Some(toward);
            train.open = open;
            train.turned = true;
            train.now.spent += COST;
            train.now.moved = true;
            train.now.acted = true;
        }
        if log.listens() {
            log.push(rule, Event::Reversed { seat, train: no, toward: self.net.station_id(toward), open });
        }
    }
}
