//! What must hold while a locomotive is on its way.

use super::super::board::Way;
use super::super::data::{ACTION_VALUES, WAGON_VALUES};
use super::super::geometry::{Facing, Place, Side, Spot};
use super::super::routes::Routes;
use super::super::rules;
use super::super::wire::{self, RunKind};
use super::{Chain, FrachtExpress, Run};
use crate::core::{Refusal, Seat, message, refuse, require};

impl FrachtExpress {
    /// Reads a run with its chain of settled ways.
    pub(super) fn read_run(&self, run: &wire::Run) -> Result<Run, Refusal> {
        let (by, loc) = (self.existing(run.by)?, self.existing(run.loc)?);
        let active = self.active();
        match run.kind {
            RunKind::Drive => require!(
                by == active && loc == active,
                rules::DRIVE,
                "drive-own-locomotive",
                "a drive moves the locomotive of the active player"
            )?,
            RunKind::Flight => {
                require!(self.fixed.advanced, rules::BASIC_GAME, "flight-in-basic-game", "the basic game has no flights")?;
                require!(
                    by == active && loc == active,
                    rules::FLIGHT,
                    "fly-own-locomotive",
                    "a flight moves the locomotive of the active player"
                )?;
            }
            RunKind::Kidnap => {
                require!(self.fixed.advanced, rules::BASIC_GAME, "kidnap-in-basic-game", "the basic game has no kidnapping")?;
                let inside = self.player(active).loc.spot.in_station().is_some();
                require!(
                    loc != active && inside,
                    rules::KIDNAP,
                    "kidnap-not-own",
                    "the active player is in a station and another's locomotive moves"
                )?;
            }
        }
        let mut read = Run { kind: run.kind, by, loc, left: run.left, pending: Chain::EMPTY };
        for pending in &run.pending {
            let mover = read.pending.as_slice().last().map_or(Some(loc), |&(_, way)| self.standing_on(way.to));
            let next = mover == Some(pending.loc) && !read.pending.holds(pending.loc);
            require!(
                next,
                rules::CHAINS,
                "pending-no-chain",
                "pending is a chain: the mover first, then whoever stands where the one before goes"
            )?;
            let way = if run.kind == RunKind::Flight && read.pending.as_slice().is_empty() {
                self.landing(loc, pending.to)
            } else {
                self.all_ways(&read).as_slice().iter().copied().find(|way| way.to == pending.to)
            };
            let Some(way) = way else {
                return refuse!(rules::CHAINS, "pending-no-way", "pending has only ways that the locomotives can go");
            };
            let first = run.kind == RunKind::Drive && read.pending.as_slice().is_empty();
            if first && !self.can_complete(way, run.left, &mut Routes::new()) {
                return Err(drive_not_completable());
            }
            read.pending.push(pending.loc, way);
        }
        Ok(read)
    }

    /// The way of a flyer to a sleeper, if it can fly there.
    fn landing(&self, seat: Seat, to: Spot) -> Option<Way> {
        let from = self.player(seat).loc.spot;
        let mut flights = Side::ALL.iter().copied().filter_map(|direction| self.board.flight(from, direction).ok());
        let lands = flights.any(|(spot, over)| spot == to && over <= ACTION_VALUES.1 && spot.cell().is_some());
        lands.then_some(Way { to, facing: Facing::C })
    }

    /// A way is to be chosen, and there is a choice.
    pub(super) fn check_branch(&self, run: &Run, loc: Seat) -> Result<(), Refusal> {
        let most = if run.kind == RunKind::Flight { 1 } else { WAGON_VALUES.1 };
        require!((1..=most).contains(&run.left), rules::DRIVE, "steer-left", "left is 1 to 9, for a flight 1")?;
        let asked = match run.pending.as_slice().last() {
            None if run.kind == RunKind::Flight => None,
            None => Some(run.loc),
            Some(&(_, way)) => self.standing_on(way.to),
        };
        require!(
            asked == Some(loc) && !run.pending.holds(loc),
            rules::BRANCH,
            "steer-wrong-locomotive",
            "the way of the next locomotive of the chain is asked for"
        )?;
        let open = self.open_ways(run, &mut Routes::new());
        require!(open.as_slice().len() >= 2, rules::BRANCH, "steer-no-branch", "a way is asked for only where there are two")
    }

    /// A crossing was crossed, and the drive goes on from there.
    pub(super) fn check_crossed(&self, run: &Run) -> Result<(), Refusal> {
        require!(run.kind != RunKind::Flight, rules::CROSSING_TURNS_CARD, "crossing-by-flight", "a flight crosses no crossing")?;
        require!(
            run.pending.as_slice().is_empty(),
            rules::CROSSING_MOMENT,
            "crossing-pending",
            "nothing is settled while the crossing acts"
        )?;
        require!(run.left < WAGON_VALUES.1, rules::DRIVE, "crossing-left", "left is 0 to 8")?;
        let loc = self.player(run.loc).loc;
        let crossed = match loc.spot.0 {
            Place::Edge(cell, side) => self.board.elements(cell).is_crossing() && loc.facing == side.facing(),
            _ => false,
        };
        require!(
            crossed,
            rules::CROSSING_TURNS_CARD,
            "not-crossed",
            "the mover does not stand on an edge sleeper of a crossing, looking outwards"
        )?;
        if run.kind == RunKind::Drive {
            let lengths = Routes::new().lengths(&self.board, loc.spot, loc.facing, run.left);
            if lengths & (1 << run.left) == 0 {
                return Err(drive_not_completable());
            }
        }
        Ok(())
    }
}

fn drive_not_completable() -> Refusal {
    Refusal::new(rules::FULL_ROUTE, message!("drive-not-completable", "the drive cannot be completed"))
}
