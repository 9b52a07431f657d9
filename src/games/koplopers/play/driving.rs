//! Driving, overtaking and reversing.

use super::super::data::COST;
use super::super::graph::Way;
use super::super::position::{Koplopers, Phase, Train};
use super::super::rules;
use super::super::sets::{Station, Track, Tracks};
use super::super::wire::{CoupledTrains, Event, Move, TrainNo};
use super::duty::{Duty, set_aside};
use crate::core::{EventLog, Refusal, refuse, require};

impl Koplopers {
    pub(super) fn each_way_on(&self, no: TrainNo, out: &mut impl FnMut(Move)) {
        if let Some(train) = self.own(no) {
            self.ways(train).for_each(|way| out(Move::Drive { train: no, section: self.graph.track_id(way.track) }));
        }
    }

    /// Driving in the course of a turn, also past a station where passengers aboard want to go
    /// ([`rules::PASS_WITH_ARRIVALS`]). A first drive onto a free section may use the point set aside for it.
    pub(super) fn may_drive(&self, no: TrainNo, track: Track, duty: &Duty) -> Result<(), Refusal> {
        let cost = self.cost_of_driving(no, track, duty)?;
        // Driving beside another train takes at least one section more.
        let onto_free_section = cost == COST;
        if onto_free_section && duty.owes(no) {
            return Ok(());
        }
        duty.spare(self.points, cost, Some(no))
    }

    /// Driving on beside another train; as many points as were set aside at the start must be left ([`rules::OVERTAKING`]).
    pub(super) fn may_drive_on(&self, no: TrainNo, track: Track, keep: u8, duty: &Duty) -> Result<(), Refusal> {
        let cost = self.cost_of_driving(no, track, duty)?;
        set_aside(self.points - cost, keep)
    }

    /// The points until the train stands on a free section, this one included.
    #[inline(always)]
    fn cost_of_driving(&self, no: TrainNo, track: Track, duty: &Duty) -> Result<u8, Refusal> {
        let train = self.on_board(no)?;
        self.has_point()?;
        let to = self.can_enter(train, track)?;
        let occupied = self.occupied_by_others(no, duty.opponents);
        if !occupied.contains(track) {
            return Ok(COST);
        }
        let capped = self.is_capped(train);
        match self.way_on(Way { track, to }, occupied, self.points - COST).filter(|_| !capped) {
            Some(further) => Ok(COST + further),
            None => refuse!(rules::ONE_TRAIN, "no-way-past", "a train is on this section, and you cannot drive on to a free one"),
        }
    }

    /// Whether a train could drive onto this section but for points and other trains; if so, where it leads.
    #[inline(always)]
    pub(super) fn can_enter(&self, train: &Train, track: Track) -> Result<Station, Refusal> {
        self.unblocked(train)?;
        require!(
            !train.now.halted,
            rules::NO_DRIVE_AFTER_FREE,
            "drive-after-free-action",
            "after a free action the train drives no further this turn"
        )?;
        self.unspent(train)?;
        let yard = self.graph.is_yard(track);
        require!(!yard, rules::NO_YARD, "drive-into-yard", "you drive into a yard only to dismantle the train")?;
        require!(
            track != train.track || train.open,
            rules::NO_TURNING_BACK,
            "drive-back",
            "turn the train round first to go back the way it came"
        )?;
        let Some(way) = self.ways(train).find(|way| way.track == track) else {
            return refuse!(rules::DRIVE, "not-ahead", "this section does not begin at the front of the train");
        };
        let disrupted = self.is_disrupted(way.to);
        require!(!disrupted, rules::NO_ARRIVAL, "arrival-disrupted", "the station at the end of this section is disrupted")?;
        Ok(way.to)
    }

    #[inline]
    fn unblocked(&self, train: &Train) -> Result<(), Refusal> {
        require!(!self.is_blocked(train), rules::BLOCKED, "blocked", "the train touches a disrupted station")
    }

    #[inline]
    fn unspent(&self, train: &Train) -> Result<(), Refusal> {
        let spent = self.is_capped(train) && train.now.spent > 0;
        require!(
            !spent,
            rules::COUPLED_READINGS,
            "one-point-spent",
            "at this table one action point a turn is all that moves a coupled train"
        )
    }

    /// The fewest sections from beside another train on to a free one, if there are any within the points; never back onto
    /// the section just used, never to a disrupted station ([`rules::OVERTAKE`]). One's own trains are in the way like any
    /// other ([`rules::OWN_TRAIN_PASSED`]).
    fn way_on(&self, from: Way, occupied: Tracks, points: u8) -> Option<u8> {
        (1..=points).find(|&sections| self.reaches_free(from, occupied, sections))
    }

    fn reaches_free(&self, from: Way, occupied: Tracks, sections: u8) -> bool {
        let mut ways = self.graph.ways(from.to).iter().filter(|way| way.track != from.track && !self.is_disrupted(way.to));
        match sections {
            0 => false,
            1 => ways.any(|way| !occupied.contains(way.track)),
            _ => ways.any(|&way| occupied.contains(way.track) && self.reaches_free(way, occupied, sections - 1)),
        }
    }

    /// Whether one point per turn is all that may move this train: [`rules::COUPLED_ONE_POINT`] in the narrow reading of
    /// [`rules::COUPLED_READINGS`].
    fn is_capped(&self, train: &Train) -> bool {
        self.coupled_trains == CoupledTrains::OnePointPerTurn && train.second.is_some()
    }

    pub(super) fn drive(&mut self, no: TrainNo, track: Track, log: &mut EventLog<Event>) {
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
        if log.is_recording() {
            let (section, to) = (self.graph.track_id(track), self.graph.station_id(to));
            log.push(rule, Event::Drove { seat, train: no, section, to, overtaking });
        }
    }

    /// Reversing. A first reversal may use the point set aside for it.
    pub(super) fn may_reverse(&self, no: TrainNo, duty: &Duty) -> Result<(), Refusal> {
        let train = self.on_board(no)?;
        self.has_point()?;
        self.can_reverse(train)?;
        if duty.owes(no) { Ok(()) } else { duty.spare(self.points, COST, Some(no)) }
    }

    /// Whether a train could be reversed but for points: fresh in a yard, on the open line before a disrupted station
    /// ([`rules::LINE_REVERSAL`]), or at a station if it has driven since its last reversal or nothing leads on
    /// ([`rules::TERMINUS`]).
    pub(super) fn can_reverse(&self, train: &Train) -> Result<(), Refusal> {
        self.unblocked(train)?;
        require!(
            !train.now.halted,
            rules::NO_REVERSE_AFTER_FREE,
            "reverse-after-free-action",
            "after a free action the train cannot turn round this turn"
        )?;
        // For the rest of this turn only: rules::THIS_TURN.
        require!(
            !train.now.drove,
            rules::NO_REVERSE_AFTER_DRIVE,
            "reverse-after-drive",
            "after driving the train cannot turn round this turn"
        )?;
        self.unspent(train)?;
        if train.open {
            let disrupted = train.toward.is_some_and(|ahead| self.is_disrupted(ahead));
            return require!(
                disrupted,
                rules::REVERSE_WHERE,
                "reverse-on-line",
                "on the open line a train can turn round only if the station ahead is disrupted"
            );
        }
        let stuck = train.turned && train.toward.is_some() && self.ways(train).next().is_some();
        require!(
            !stuck,
            rules::DRIVE_BEFORE_REVERSE,
            "reversed-already",
            "the train must drive a section before it can turn round again"
        )
    }

    /// Turns a train round; it may drive on this turn ([`rules::DRIVE_AFTER_REVERSE`]).
    pub(super) fn reverse(&mut self, no: TrainNo, log: &mut EventLog<Event>) {
        let seat = self.turn;
        let Some(train) = self.own(no).copied() else { return };
        let (graph, track) = (&*self.graph, train.track);
        let (toward, open, rule) = match train.toward {
            None => (graph.ends(track)[0], false, if self.is_unserved(&train) { rules::PUT_IN_SERVICE } else { rules::REVERSE }),
            Some(at) if train.open => (graph.other_end(track, at), false, rules::REVERSE_ON_LINE),
            // On a short section the front is at the other end: rules::SHORT_REVERSAL.
            Some(at) => {
                let rule = if train.turned { rules::TERMINUS } else { rules::REVERSE };
                (graph.other_end(track, at), !graph.is_short(track), rule)
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
        if log.is_recording() {
            log.push(rule, Event::Reversed { seat, train: no, toward: self.graph.station_id(toward), open });
        }
    }
}
