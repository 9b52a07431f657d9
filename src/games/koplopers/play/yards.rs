//! Building and dismantling units in yards.

use super::super::data::{BUILD_COST, COST, UNITS};
use super::super::position::{Koplopers, Now, Train};
use super::super::rules;
use super::super::sets::{Tokens, Track};
use super::super::wire::{Event, TrainNo, Variant};
use super::duty::Duty;
use crate::core::{EventLog, Refusal, refuse, require};

impl Koplopers {
    /// Building: the first train in a yard of the seat's number ([`rules::FIRST_YARD`]) or, in the advanced version, in any
    /// ([`rules::ADVANCED_YARD`]); later ones in any ([`rules::LATER_YARDS`]), also again after dismantling
    /// ([`rules::BUILD_AGAIN`]), also at a disrupted station ([`rules::BUILD_DISRUPTED`]).
    pub(super) fn may_build(&self, yard: Track, duty: &Duty) -> Result<(), Refusal> {
        let mover = self.mover();
        require!(
            self.points >= BUILD_COST,
            rules::FIVE_POINTS,
            "build-cost",
            "building costs {cost} action points, more than you have left",
            cost: Number = BUILD_COST,
        )?;
        let left = usize::from(mover.units()) < UNITS;
        require!(left, rules::THREE_UNITS, "no-unit-left", "your three units are all on the board")?;
        require!(self.graph.is_yard(yard), rules::BUILD, "not-a-yard", "you can build only in a yard, on a red section")?;
        require!(!self.occupied().contains(yard), rules::BUILD, "yard-taken", "a train stands in that yard")?;
        if mover.started {
            return duty.spare(self.points, BUILD_COST, None);
        }
        let number = self.turn.0 + 1;
        require!(
            self.variant == Variant::Advanced || self.graph.yard_number(yard) == Some(number),
            rules::FIRST_YARD,
            "first-yard",
            "build your first train in a yard with the number {number}",
            number: Number = number,
        )
    }

    /// Whether a unit could be built but for the yard.
    pub(super) fn can_build(&self, duty: &Duty) -> bool {
        let mover = self.mover();
        let spares = !mover.started || duty.spare(self.points, BUILD_COST, None).is_ok();
        self.points >= BUILD_COST && usize::from(mover.units()) < UNITS && spares
    }

    /// The lowest free number becomes a train with its back to the station ([`rules::BACK_TO_STATION`]).
    pub(super) fn build(&mut self, yard: Track, log: &mut EventLog<Event>) {
        let seat = self.turn;
        let first = !self.mover().started;
        let Some(no) = TrainNo::ALL.iter().copied().find(|&no| !self.mover().has_unit(no)) else { return };
        let now = Now { built: true, acted: !first, spent: if first { 0 } else { BUILD_COST }, ..Now::default() };
        let mover = self.mover_mut();
        mover.started = true;
        mover.trains[no.index()] = Some(Train {
            second: None,
            track: yard,
            toward: None,
            open: false,
            load: Tokens::EMPTY,
            aboard: 0,
            turned: false,
            rested_at: None,
            now,
        });
        self.points -= BUILD_COST;
        self.refresh();
        let rule = if first { rules::FIRST_TRAIN } else { rules::BUILD };
        log.push(rule, Event::Built { seat, train: no, yard: self.graph.track_id(yard) });
    }

    /// The yard that a train would be dismantled in, and what that costs: one point per unit ([`rules::DISMANTLE_COST`],
    /// [`rules::COST_PER_UNIT`]), and one to drive in ([`rules::INTO_THE_YARD`]).
    fn dismantling(&self, train: &Train) -> Result<(Track, u8), Refusal> {
        let units = COST * train.units();
        if self.graph.is_yard(train.track) {
            return Ok((train.track, units));
        }
        let yard = self.front(train).and_then(|at| self.graph.yards_at(at).minus(self.occupied()).first());
        match yard {
            Some(yard) => Ok((yard, COST + units)),
            None => refuse!(rules::DISMANTLE, "no-yard-ahead", "there is no empty yard where the front of the train is"),
        }
    }

    pub(super) fn may_dismantle(&self, no: TrainNo, duty: &Duty) -> Result<(), Refusal> {
        let train = self.on_board(no)?;
        let blocked = self.is_blocked(train);
        require!(!blocked, rules::BLOCKED_MAY, "dismantle-blocked", "a blocked train cannot be dismantled")?;
        require!(
            !train.now.halted,
            rules::NO_DRIVE_AFTER_FREE,
            "dismantle-after-free-action",
            "after a free action the train cannot be dismantled this turn"
        )?;
        require!(
            !train.now.built,
            rules::INTO_THE_YARD,
            "dismantle-new",
            "a train cannot be dismantled in the turn in which it was built"
        )?;
        let (_, cost) = self.dismantling(train)?;
        let empty = train.load.is_empty();
        require!(
            empty,
            rules::DISMANTLE_EMPTY,
            "dismantle-loaded",
            "this train carries passengers, and only an empty train can be dismantled"
        )?;
        require!(
            self.points >= cost,
            rules::FIVE_POINTS,
            "dismantle-cost",
            "dismantling this train costs more action points than you have left"
        )?;
        duty.spare(self.points, cost, Some(no))
    }

    pub(super) fn dismantle(&mut self, no: TrainNo, log: &mut EventLog<Event>) {
        let seat = self.turn;
        let Some(train) = self.own(no) else { return };
        let (Ok((yard, cost)), units) = (self.dismantling(train), train.units()) else { return };
        self.points -= cost;
        self.mover_mut().trains[no.index()] = None;
        self.refresh();
        log.push(rules::DISMANTLE, Event::Dismantled { seat, train: no, yard: self.graph.track_id(yard), units, cost });
    }
}
