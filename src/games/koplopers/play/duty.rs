//! Where a train is, what holds it, and what its owner owes it.

use super::super::data::{CAPACITY, FIRST_TRAIN_COST};
use super::super::graph::Way;
use super::super::position::{Koplopers, Phase, Train};
use super::super::rules;
use super::super::sets::{Station, Tokens, Tracks};
use super::super::wire::TrainNo;
use crate::core::{Refusal, require};

/// Which trains of the player in turn still owe an action; worked out once for a list of moves.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Duty {
    owing: [bool; 3],
    /// Points set aside for the first train.
    first: u8,
    /// Where the trains of the opponents are.
    pub(super) opponents: Tracks,
}

impl Duty {
    pub(crate) const fn owes(&self, no: TrainNo) -> bool {
        self.owing[no.index()]
    }

    /// The points that stay set aside when a point is spent on this train, or on none ([`rules::POINTS_SET_ASIDE`],
    /// [`rules::CARDS_BEFORE_BUILDING`]).
    pub(crate) fn need(&self, spender: Option<TrainNo>) -> u8 {
        let others = TrainNo::ALL.iter().copied().filter(|&no| self.owes(no) && Some(no) != spender).count();
        others as u8 + self.first
    }

    /// Refuses to spend points that are set aside.
    pub(crate) fn spare(&self, points: u8, cost: u8, spender: Option<TrainNo>) -> Result<(), Refusal> {
        set_aside(points.saturating_sub(cost), self.need(spender))
    }
}

/// Refuses to leave fewer points than are set aside.
pub(super) fn set_aside(left: u8, need: u8) -> Result<(), Refusal> {
    require!(
        left >= need,
        rules::POINTS_SET_ASIDE,
        "point-set-aside",
        "this action point is set aside for a train that must still act"
    )
}

impl Koplopers {
    /// The station at the front of a train: none on the open line, nor fresh in a yard ([`rules::FRONT_IN_YARD`]).
    pub(crate) const fn front(&self, train: &Train) -> Option<Station> {
        if train.open { None } else { train.toward }
    }

    /// The station at the front of an own train.
    pub(super) fn front_of(&self, no: TrainNo) -> Option<Station> {
        self.own(no).and_then(|train| self.front(train))
    }

    /// Whether two trains stand with their fronts at one station.
    pub(crate) fn meet(&self, trains: [&Train; 2]) -> bool {
        let [front, other] = trains.map(|train| self.front(train));
        front.is_some() && front == other
    }

    /// The station that the back of a train touches ([`rules::WHERE_A_TRAIN_IS`]).
    #[inline]
    pub(crate) fn back(&self, train: &Train) -> Option<Station> {
        let graph = &*self.graph;
        match train.toward {
            None => Some(graph.ends(train.track)[0]),
            Some(_) if graph.is_yard(train.track) => None,
            Some(toward) => (train.open || graph.is_short(train.track)).then(|| graph.other_end(train.track, toward)),
        }
    }

    pub(crate) fn is_disrupted(&self, station: Station) -> bool {
        self.disrupted.contains(station)
    }

    /// Whether front or back touch a disrupted station ([`rules::WHO_IS_BLOCKED`]).
    #[inline(always)]
    pub(crate) fn is_blocked(&self, train: &Train) -> bool {
        !self.disrupted.is_empty() && self.touches_disruption(train)
    }

    fn touches_disruption(&self, train: &Train) -> bool {
        [self.front(train), self.back(train)].into_iter().flatten().any(|station| self.is_disrupted(station))
    }

    /// Where a train could drive ([`rules::ONE_SECTION`]): its own section on the open line, else every other black section
    /// at its front, in table order.
    #[inline]
    pub(crate) fn ways(&self, train: &Train) -> impl Iterator<Item = Way> {
        let (section, open) = (train.track, train.open);
        // On the open line that is, of all that leads on from the station behind, what it is on.
        let from = train.toward.map(|ahead| if open { self.graph.other_end(section, ahead) } else { ahead });
        let ways = from.map_or(&[][..], |from| self.graph.ways(from));
        ways.iter().copied().filter(move |way| (way.track == section) == open)
    }

    /// Passengers that still fit ([`rules::CAPACITY`], [`rules::COUPLED_CAPACITY`]).
    pub(crate) const fn room(&self, train: &Train) -> u16 {
        capacity(train).saturating_sub(train.aboard)
    }

    /// Tokens aboard for the station at the front.
    #[inline]
    pub(crate) fn arrived(&self, train: &Train) -> Tokens {
        self.front(train).map_or(Tokens::EMPTY, |at| train.load.and(self.graph.wanting(at)))
    }

    /// Tokens waiting at a station that fit into a train one by one.
    pub(crate) fn fitting(&self, train: &Train, at: Station) -> Tokens {
        self.waiting.at(at).and(self.graph.at_most(self.room(train)))
    }

    /// Every section and yard with a train on it other than this one of the player in turn, the opponents' among them.
    pub(crate) fn occupied_by_others(&self, no: TrainNo, opponents: Tracks) -> Tracks {
        let own = self.mover().trains().filter(|&(other, _)| other != no).map(|(_, train)| train.track);
        own.fold(opponents, Tracks::with)
    }

    /// Every section and yard with a train on it.
    pub(crate) fn occupied(&self) -> Tracks {
        self.standing.iter().fold(Tracks::EMPTY, |all, &tracks| all.union(tracks))
    }

    #[inline(always)]
    pub(super) fn held_by_opponents(&self) -> Tracks {
        let others = (0..).zip(&self.standing).filter(|&(seat, _)| seat != self.turn.0);
        others.fold(Tracks::EMPTY, |all, (_, &tracks)| all.union(tracks))
    }

    /// Whether what is ahead, or a disruption, excuses a train from acting ([`rules::WHAT_EXCUSES`],
    /// [`rules::EXCUSED_AHEAD`]).
    #[inline]
    pub(crate) fn is_excused(&self, train: &Train) -> bool {
        if self.is_blocked(train) {
            return true;
        }
        if train.open {
            return train.toward.is_some_and(|ahead| self.is_disrupted(ahead));
        }
        let opponents = self.held_by_opponents();
        let mut barred = false;
        for way in self.ways(train) {
            barred = self.is_disrupted(way.to) || opponents.contains(way.track);
            if !barred {
                break;
            }
        }
        barred
    }

    /// Whether a train has rested at this station last turn and nothing has been spent on it since ([`rules::RESTING`]).
    #[inline]
    pub(crate) fn is_resting(&self, train: &Train, at: Station) -> bool {
        train.rested_at == Some(at) && train.now.spent == 0 && !self.is_excused(train)
    }

    /// Whether this is the first train, built this turn and not yet put in service ([`rules::PUT_IN_SERVICE`]).
    pub(crate) const fn is_unserved(&self, train: &Train) -> bool {
        train.now.built && !train.now.acted
    }

    /// Which trains owe an action ([`rules::DUTY`]): those that have not acted, are not excused, and can. A coupled train is
    /// one train ([`rules::COUPLED_READINGS`]); one built this turn has acted, except the first ([`rules::BUILDING_COUNTS`]).
    pub(crate) fn duty(&self) -> Duty {
        let mut duty = Duty { opponents: self.held_by_opponents(), ..Duty::default() };
        if !matches!(self.phase, Phase::Act) {
            return duty;
        }
        for (no, train) in self.mover().trains() {
            duty.owing[no.index()] = !train.now.acted && !self.is_excused(train) && self.has_action(no, train, &duty);
        }
        if !self.mover().started {
            duty.first = FIRST_TRAIN_COST;
        }
        duty
    }

    /// Whether an action with this train is possible, points apart.
    fn has_action(&self, no: TrainNo, train: &Train, duty: &Duty) -> bool {
        self.has_paid_action(no, train, duty) || self.has_free_action(no, train)
    }

    #[inline]
    fn has_paid_action(&self, no: TrainNo, train: &Train, duty: &Duty) -> bool {
        if self.can_reverse(train).is_ok() {
            return true;
        }
        let others = self.occupied_by_others(no, duty.opponents);
        self.ways(train).any(|way| !others.contains(way.track) && self.can_enter(train, way.track).is_ok())
    }

    fn has_free_action(&self, no: TrainNo, train: &Train) -> bool {
        if self.front(train).is_none() {
            return false;
        }
        if self.may_alight(train).is_ok() || self.may_board(train).is_ok() {
            return true;
        }
        self.uncouplings(train).iter().any(|way| self.may_decouple(no, way.track).is_ok())
            || self.mover().trains().any(|(other, _)| {
                other != no
                    && (self.may_couple(no, other).is_ok() || self.has_transfer(no, other) || self.has_transfer(other, no))
            })
    }

    fn has_transfer(&self, from: TrainNo, to: TrainNo) -> bool {
        self.transferable(from, to).iter().any(|token| self.may_transfer(token, from, to).is_ok())
    }

    /// The trains that still owe an action and can do one.
    pub(super) fn owing(&self, duty: &Duty) -> impl Iterator<Item = (TrainNo, &Train)> {
        self.mover().trains().filter(|&(no, train)| duty.owes(no) && self.can_do_duty(no, train, duty))
    }

    /// Whether a train that owes an action can do one now. For a first drive or reversal one point is enough.
    fn can_do_duty(&self, no: TrainNo, train: &Train, duty: &Duty) -> bool {
        (self.points > 0 && self.has_paid_action(no, train, duty)) || self.has_free_action(no, train)
    }
}

/// Passengers that a train holds.
pub(crate) const fn capacity(train: &Train) -> u16 {
    CAPACITY * train.units() as u16
}
