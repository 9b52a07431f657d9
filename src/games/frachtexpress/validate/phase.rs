//! What must hold for each phase of a position.

use super::super::board::{Routes, Way};
use super::super::data::{ACTION_VALUES, MAX_WAGONS, Pattern, START_HAND, Special, Station, WAGON_VALUES};
use super::super::geometry::{Facing, Place, Side};
use super::super::position::{Act, Chain, FrachtExpress, Phase, Player, Run, StationSet};
use super::super::rules;
use super::super::wire::{self, CardId, Reason, RunKind, Stage, VetoStage};
use crate::core::{Actors, Judged, Seat, refuse, require};

/// The fields of a special action as they are written.
struct Written<'a> {
    card: Option<&'a CardId>,
    turned: Option<&'a CardId>,
}

impl FrachtExpress {
    pub(super) fn read_phase(&mut self, phase: &wire::Phase) -> Judged {
        self.phase = match phase {
            wire::Phase::ChooseStart {} => Phase::ChooseStart,
            wire::Phase::DealStations { seat } => Phase::DealStations(self.real(*seat)?),
            wire::Phase::PlaceStation { seat } => Phase::PlaceStation(self.real(*seat)?),
            wire::Phase::Deal { seat, round } => Phase::Deal { seat: self.real(*seat)?, round: *round },
            wire::Phase::Draw {} => Phase::Draw,
            wire::Phase::Action {} => Phase::Action,
            wire::Phase::Refill { left } => Phase::Refill { left: *left },
            wire::Phase::Steer { run, loc } => Phase::Steer { run: self.read_run(run)?, loc: self.real(*loc)? },
            wire::Phase::Crossing { run } => Phase::Crossing(self.read_run(run)?),
            wire::Phase::Surplus { run, seat, limit } => {
                require!(seat == &run.loc, rules::SURPLUS, "the owner of the locomotive drops the surplus")?;
                Phase::Surplus { run: self.read_run(run)?, limit: *limit }
            }
            wire::Phase::Announce { station } => Phase::Announce(*station),
            wire::Phase::Veto { station, stage, seat } => Phase::Veto { station: *station, stage: *stage, seat: self.real(*seat)? },
            wire::Phase::Special { station, kind, chooser, stage, card, turned, target, done } => {
                self.check_entered(*station)?;
                require!(*kind == self.special_of(*station), rules::CHANGE_SPECIALS, "kind is the special action of the station")?;
                let written = Written { card: card.as_ref(), turned: turned.as_ref() };
                let act = Act { station: *station, chooser: *chooser, stage: *stage, card: None, turned: None, target: *target, done: *done };
                Phase::Special(self.read_act(act, &written)?)
            }
            wire::Phase::Over { reason } => Phase::Over(*reason),
        };
        self.check_turn()?;
        self.check_phase()?;
        let possible = self.to_act() != Actors::Chance || self.outcomes() > 0;
        require!(possible, rules::PILES_EMPTY, "a card is to be taken and there is none")
    }

    fn real(&self, seat: Seat) -> Judged<Seat> {
        require!(seat.0 < self.seats, rules::PLAYERS, "every seat that the phase names is a seat at the table")?;
        Ok(seat)
    }

    const fn in_setup(&self) -> bool {
        matches!(self.phase, Phase::ChooseStart | Phase::DealStations(_) | Phase::PlaceStation(_) | Phase::Deal { .. })
    }

    fn check_turn(&self) -> Judged {
        let number = self.turn.number;
        require!((number == 0) == self.in_setup(), rules::CLOCKWISE, "turn.number is 0 exactly during the set-up")?;
        require!(number <= self.fixed.turn_limit, rules::TURN_LIMIT, "turn.number is at most turnLimit")?;
        let begun = self.phase != Phase::ChooseStart;
        require!(self.start.is_some() == begun, rules::CLOCKWISE, "startSeat is null exactly until it is drawn")?;
        if self.in_setup() {
            self.check_setup()
        } else {
            let laid = self.board.field().is_some();
            require!(laid, rules::FREE_PLACE, "all stations are laid before the first turn")
        }
    }

    fn check_setup(&self) -> Judged {
        let dealing = matches!(self.phase, Phase::Deal { .. });
        let nothing = |player: &Player| player.train.is_empty() && player.delivered.is_empty() && (dealing || player.hand.is_empty());
        let bare = self.board.track().is_empty() && self.discard.is_empty() && self.at_table().all(|(_, player)| nothing(player));
        require!(bare, rules::DEAL, "before the first turn there is no track, no discarded card and no wagon, and no hand before the deal")?;
        match self.phase {
            Phase::ChooseStart => {
                let free = self.pool == StationSet::ALL;
                require!(free != self.board.field().is_some(), rules::FREE_DEAL, "before the start all stations are laid or none is dealt")
            }
            Phase::DealStations(seat) => {
                let dealt = StationSet::ALL.len() - self.pool.len();
                let none_laid = self.board.stations().iter().all(Option::is_none);
                let fits = self.is_next(seat, dealt) && self.all_have(|offset| self.share(offset, dealt));
                require!(fits && none_laid, rules::FREE_ORDER, "stations are dealt one by one clockwise from the start player")
            }
            Phase::PlaceStation(seat) => {
                let laid = self.board.stations().iter().flatten().count() as u32;
                let all = StationSet::ALL.len();
                let fits = laid < all && self.is_next(seat, laid) && self.all_have(|offset| self.share(offset, all) - self.share(offset, laid));
                require!(fits, rules::FREE_ORDER, "stations are laid one by one clockwise from the start player")
            }
            Phase::Deal { seat, round } => {
                let in_round = (1..=START_HAND).contains(&round) && self.board.field().is_some();
                require!(in_round, rules::DEAL, "three rounds of cards are dealt once the stations lie")?;
                let dealt = u32::from(round - 1) * u32::from(self.seats) + self.offset(seat);
                let fits = self.at_table().all(|(other, player)| player.hand.len() == self.share(self.offset(other), dealt));
                require!(fits, rules::DEAL, "cards are dealt one by one clockwise from the start player")
            }
            _ => Ok(()),
        }
    }

    /// How many seats clockwise from the start player a seat is.
    fn offset(&self, seat: Seat) -> u32 {
        u32::from((seat.0 + self.seats - self.start.map_or(0, |first| first.0)) % self.seats)
    }

    /// How many of `count` things the seat with this offset has got if they went one by one clockwise.
    fn share(&self, offset: u32, count: u32) -> u32 {
        (count + u32::from(self.seats) - 1 - offset) / u32::from(self.seats)
    }

    /// Whether the next of `count` things that go one by one clockwise is this seat's.
    fn is_next(&self, seat: Seat, count: u32) -> bool {
        self.offset(seat) == count % u32::from(self.seats)
    }

    /// Whether every seat has as many stations as its offset says.
    fn all_have(&self, stations: impl Fn(u32) -> u32) -> bool {
        self.at_table().all(|(seat, player)| player.stations.len() == stations(self.offset(seat)))
    }

    fn check_phase(&self) -> Judged {
        match &self.phase {
            Phase::Refill { left } => {
                let some = (ACTION_VALUES.0..=ACTION_VALUES.1).contains(left);
                require!(some, rules::REFILL, "left is 1 to 5")?;
                require!(!self.turn.must_empty_hand, rules::NO_REFILL, "nobody draws cards after the card raid train")
            }
            Phase::Steer { run, loc } => self.check_steer(run, *loc),
            Phase::Crossing(run) => self.check_crossed(run),
            Phase::Surplus { run, limit } => {
                self.check_crossed(run)?;
                let limited = (ACTION_VALUES.0..=ACTION_VALUES.1).contains(limit);
                let surplus = self.player(run.loc).train.len() > usize::from(*limit);
                require!(limited && surplus, rules::SURPLUS, "the train is longer than the limit")
            }
            &Phase::Announce(station) => {
                self.check_entered(station)?;
                self.check_possible(station)
            }
            &Phase::Veto { station, stage, seat } => {
                self.check_entered(station)?;
                self.check_possible(station)?;
                let holder = seat != self.active() && self.player(seat).veto;
                require!(holder, rules::VETO, "an opponent with a veto card is asked")?;
                let special = self.special_of(station);
                let real = stage == VetoStage::Decline || self.is_really_possible(special);
                require!(real, rules::IMPOSSIBLE_SPECIAL, "a special action that is used or forced is possible")?;
                let dictated = stage != VetoStage::Forced || special.can_be_dictated();
                require!(dictated, rules::WHAT_IS_DICTATED, "after a force only what can be dictated is asked about")
            }
            Phase::Special(act) => self.check_act(act),
            Phase::Over(Reason::PilesEmpty) => {
                require!(self.deck.is_empty() && self.discard.is_empty(), rules::PILES_EMPTY, "the game ended because both piles are empty")
            }
            Phase::Over(Reason::TurnLimit) => {
                require!(self.turn.number == self.fixed.turn_limit, rules::TURN_LIMIT, "the game ended after the last turn")
            }
            _ => Ok(()),
        }
    }

    /// Reads a run with its chain of settled ways.
    fn read_run(&self, run: &wire::Run) -> Judged<Run> {
        let (by, loc) = (self.real(run.by)?, self.real(run.loc)?);
        let active = self.active();
        match run.kind {
            RunKind::Drive => require!(by == active && loc == active, rules::DRIVE, "the active player drives his own locomotive")?,
            RunKind::Flight => {
                require!(self.fixed.advanced, rules::BASIC_GAME, "the basic game has no flights")?;
                require!(by == active && loc == active, rules::FLIGHT, "the active player flies with his own locomotive")?;
            }
            RunKind::Kidnap => {
                require!(self.fixed.advanced, rules::BASIC_GAME, "the basic game has no kidnapping")?;
                let inside = self.player(active).loc.spot.in_station().is_some();
                require!(loc != active && inside, rules::KIDNAP, "the active player is in a station and another's locomotive moves")?;
            }
        }
        let mut read = Run { kind: run.kind, by, loc, left: run.left, pending: Chain::EMPTY };
        for pending in &run.pending {
            let mover = read.pending.as_slice().last().map_or(Some(loc), |&(_, way)| self.standing_on(way.to));
            let next = mover == Some(pending.loc) && !read.pending.holds(pending.loc);
            require!(next, rules::CHAINS, "pending is a chain: the mover first, then whoever stands where the one before goes")?;
            let way = if run.kind == RunKind::Flight && read.pending.as_slice().is_empty() {
                self.landing(loc, pending.to)
            } else {
                self.all_ways(&read).as_slice().iter().copied().find(|way| way.to == pending.to)
            };
            let Some(way) = way else { return refuse!(rules::CHAINS, "pending has only ways that the locomotives can go") };
            if run.kind == RunKind::Drive && read.pending.as_slice().is_empty() {
                require!(self.can_complete(way, run.left, &mut Routes::new()), rules::FULL_ROUTE, "the drive can be completed")?;
            }
            read.pending.push(pending.loc, way);
        }
        Ok(read)
    }

    /// The way of a flyer to a sleeper, if it can fly there.
    fn landing(&self, seat: Seat, to: super::super::geometry::Spot) -> Option<Way> {
        let from = self.player(seat).loc.spot;
        let mut flights = Side::ALL.iter().copied().filter_map(|direction| self.board.flight(from, direction).ok());
        let lands = flights.any(|(spot, over)| spot == to && over <= ACTION_VALUES.1 && spot.cell().is_some());
        lands.then_some(Way { to, facing: Facing::C })
    }

    fn check_steer(&self, run: &Run, loc: Seat) -> Judged {
        let most = if run.kind == RunKind::Flight { 1 } else { WAGON_VALUES.1 };
        require!((1..=most).contains(&run.left), rules::DRIVE, "left is 1 to 9, for a flight 1")?;
        let asked = match run.pending.as_slice().last() {
            None if run.kind == RunKind::Flight => None,
            None => Some(run.loc),
            Some(&(_, way)) => self.standing_on(way.to),
        };
        require!(asked == Some(loc) && !run.pending.holds(loc), rules::BRANCH, "the way of the next locomotive of the chain is asked for")?;
        let open = self.open_ways(run, &mut Routes::new());
        require!(open.as_slice().len() >= 2, rules::BRANCH, "a way is asked for only where there are two")
    }

    fn check_crossed(&self, run: &Run) -> Judged {
        require!(run.kind != RunKind::Flight, rules::CROSSING_TURNS_CARD, "a flight crosses no crossing")?;
        require!(run.pending.as_slice().is_empty(), rules::CROSSING_MOMENT, "nothing is settled while the crossing acts")?;
        require!(run.left < WAGON_VALUES.1, rules::DRIVE, "left is 0 to 8")?;
        let loc = self.player(run.loc).loc;
        let crossed = match loc.spot.0 {
            Place::Edge(cell, side) => self.board.elements(cell).is_crossing() && loc.facing == side.facing(),
            _ => false,
        };
        require!(crossed, rules::CROSSING_TURNS_CARD, "the mover stands on an edge sleeper of a crossing and looks outwards")?;
        if run.kind == RunKind::Drive {
            let lengths = Routes::new().lengths(&self.board, loc.spot, loc.facing, run.left);
            require!(lengths & (1 << run.left) != 0, rules::FULL_ROUTE, "the drive can be completed")?;
        }
        Ok(())
    }

    /// The active player is in the station of which a special action is spoken.
    fn check_entered(&self, station: Station) -> Judged {
        require!(self.fixed.advanced, rules::BASIC_GAME, "the basic game has no special actions")?;
        let inside = self.player(self.active()).loc.spot.in_station() == Some(station);
        require!(inside, rules::DECIDE_ON_ENTERING, "the active player's locomotive is in the station")
    }

    fn check_possible(&self, station: Station) -> Judged {
        require!(self.is_possible(self.special_of(station)), rules::IMPOSSIBLE_SPECIAL, "the special action is possible by open information")
    }

    /// Reads the fields of a special action: each is set exactly in the stages that use it.
    fn read_act(&self, act: Act, written: &Written<'_>) -> Judged<Act> {
        let special = self.special_of(act.station);
        self.real(act.chooser)?;
        let (picked, turned, target) = match (special, act.stage) {
            (Special::CardRaid | Special::RaidTrain | Special::WagonRaid, Stage::Opponent)
            | (Special::CloseStation | Special::Rebuild | Special::Kidnap, Stage::Card)
            | (Special::UncoupleAny | Special::CoupleAny, Stage::Turn) => (false, false, false),
            (Special::CloseStation | Special::Rebuild, Stage::Site) | (Special::Kidnap, Stage::Opponent) => (true, false, false),
            (Special::CoupleAny, Stage::Card) | (Special::UncoupleAny, Stage::Wagon) => (false, true, false),
            (Special::CardRaid | Special::WagonRaid, Stage::Turn) | (Special::RaidTrain, Stage::Steal) => (false, false, true),
            (Special::WagonRaid, Stage::Wagon) => (false, true, true),
            _ => return refuse!(rules::SPECIAL_AT_ONCE, "stage is one of the special action's"),
        };
        require!(written.card.is_some() == picked, rules::SPECIAL_AT_ONCE, "card is set exactly where a card was picked")?;
        require!(written.turned.is_some() == turned, rules::TURNED_TO_DISCARD, "turned is set exactly where a card was turned")?;
        require!(act.target.is_some() == target, rules::SPECIAL_AT_ONCE, "target is set exactly where an opponent was named")?;
        if let Some(seat) = act.target {
            self.real(seat)?;
            if seat == self.active() {
                return Err(special.opponent_wanted());
            }
        }
        let discarded = |id: &CardId| match self.cards().find(id) {
            Some(card) if self.discard.contains(card) => Ok(card),
            _ => refuse!(rules::TURNED_TO_DISCARD, "a card that was picked or turned is in the discard pile"),
        };
        let card = match (written.card, special) {
            (None, _) => None,
            (Some(id), Special::CloseStation) => self.cards().find(id),
            (Some(id), _) => Some(discarded(id)?),
        };
        let turned = match written.turned {
            None => None,
            Some(id) => Some(discarded(id)?),
        };
        Ok(Act { card, turned, ..act })
    }

    fn check_act(&self, act: &Act) -> Judged {
        let special = self.special_of(act.station);
        require!(act.done == 0 || special == Special::Rebuild, rules::REBUILD_AGAIN, "done counts rebuilds")?;
        let own = act.chooser == self.active() || special.can_be_dictated();
        require!(own, rules::WHAT_IS_DICTATED, "where nothing can be dictated the active player chooses")?;
        match (special, act.stage) {
            (Special::CloseStation, Stage::Site) => {
                require!(self.can_close(), rules::REOPEN_CLEAR, "a station can be closed and the closed one reopened")?;
                let crossing = act.card.is_none_or(|card| self.cards().face(card).pattern == Pattern::Crossing);
                require!(!crossing, rules::CROSSING_ON_EMPTY, "a crossing never closes a station")?;
            }
            (Special::Rebuild, Stage::Site) | (Special::Kidnap, Stage::Opponent) => {}
            _ => self.check_possible(act.station)?,
        }
        if let (Special::RaidTrain, Stage::Steal, Some(target)) = (special, act.stage, act.target) {
            let hand = self.player(target).hand.len();
            let most = self.opponents().all(|seat| self.player(seat).hand.len() <= hand);
            require!(most, rules::RAID_TRAIN, "the opponent with the most cards is robbed")?;
        }
        if special == Special::WagonRaid && act.stage == Stage::Wagon {
            debug_assert!(self.player(self.active()).train.len() < MAX_WAGONS, "possible by open information");
            require!(self.giver(act).is_some(), rules::WAGON_GIVEN, "somebody has a fitting wagon to give")?;
        }
        if self.to_act() != Actors::Chance {
            let mut moves = Vec::new();
            self.each_legal(&mut moves);
            let least = if act.stage == Stage::Card { 1 } else { 2 };
            require!(moves.len() >= least, rules::SPECIAL_AT_ONCE, "there is something to choose")?;
        }
        Ok(())
    }
}
