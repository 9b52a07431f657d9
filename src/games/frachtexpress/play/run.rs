//! A run: a locomotive that is driven, kidnapped or lands, space by space, with everything that it pushes.

use super::super::board::{Way, Ways};
use super::super::cards::{Stock, Train};
use super::super::data::Station;
use super::super::geometry::{Facing, Spot};
use super::super::position::{Chain, FrachtExpress, Loc, Phase, Run};
use super::super::routes::Routes;
use super::super::rules;
use super::super::wire::{Event, Move, Origin, RunKind};
use crate::core::{EventLog, Refusal, RuleRef, Seat, refuse};

/// What is known about the next space of a run.
enum Space {
    /// Somebody has to choose a way for this locomotive.
    Open(Seat),
    /// The mover has no way on.
    MoverDerails,
    /// Every way is known; the last one of the chain may push this locomotive off the track.
    Settled { derails: Option<Seat> },
}

impl RunKind {
    const fn moved(self) -> RuleRef {
        match self {
            Self::Drive => rules::DRIVE,
            Self::Kidnap => rules::KIDNAP,
            Self::Flight => rules::FLIGHT_END,
        }
    }

    const fn entered(self) -> RuleRef {
        match self {
            Self::Drive | Self::Kidnap => rules::STATION_STOPS,
            Self::Flight => rules::FLIGHT_ENTERS,
        }
    }
}

impl FrachtExpress {
    /// A locomotive sets out; it leaves its station, so nothing is held back there any more.
    pub(crate) fn start_run(&mut self, kind: RunKind, by: Seat, loc: Seat, distance: u8, log: &mut EventLog<Event>) {
        let rule = if kind == RunKind::Kidnap { rules::KIDNAP } else { rules::DRIVE };
        log.push(rule, Event::DriveStarted { seat: by, loc, distance });
        self.player_mut(loc).locked = None;
        self.go_on(Run { kind, by, loc, left: distance, pending: Chain::EMPTY }, log);
    }

    /// A flight lands: a run of one space whose way is known.
    pub(crate) fn start_landing(&mut self, seat: Seat, to: Spot, log: &mut EventLog<Event>) {
        self.player_mut(seat).locked = None;
        let mut pending = Chain::EMPTY;
        pending.push(seat, Way { to, facing: Facing::C });
        self.go_on(Run { kind: RunKind::Flight, by: seat, loc: seat, left: 1, pending }, log);
    }

    /// Where the locomotive that is to be steered could go, completable or not.
    pub(crate) fn all_ways(&self, run: &Run) -> Ways {
        match run.pending.as_slice().last() {
            None => {
                let loc = self.player(run.loc).loc;
                self.board.ways(loc.spot, loc.facing)
            }
            // A pushed locomotive goes on in the direction of the push.
            Some(&(_, way)) => self.board.ways(way.to, way.facing),
        }
    }

    /// Where it may go: the mover of a drive only where the drive can still be completed ([`rules::FULL_ROUTE`]); the
    /// other locomotives never block.
    pub(crate) fn open_ways(&self, run: &Run, routes: &mut Routes) -> Ways {
        let mut ways = self.all_ways(run);
        if run.kind == RunKind::Drive && run.pending.as_slice().is_empty() && ways.as_slice().len() > 1 {
            ways.retain(|&way| self.can_complete(way, run.left, routes));
        }
        ways
    }

    /// Whether a drive of `left` spaces can be completed if this is its first way.
    pub(crate) fn can_complete(&self, way: Way, left: u8, routes: &mut Routes) -> bool {
        routes.after(&self.board, way, left) & (1 << left) != 0
    }

    /// Every next spot of the locomotive that is to be steered, legal or not.
    pub(crate) fn steer_candidates(&self, run: &Run, loc: Seat, out: &mut Vec<Move>) {
        out.extend(self.all_ways(run).as_slice().iter().map(|way| Move::Steer { loc, to: way.to }));
    }

    pub(crate) fn check_steer(&self, run: &Run, asked: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Steer { loc, to } = *mv else {
            return refuse!(rules::BRANCH, "steer-first", "choose a way first");
        };
        if loc != asked {
            return refuse!(rules::BRANCH, "other-locomotive", "choose the way of the other locomotive first");
        }
        let leads_there = |ways: &Ways| ways.as_slice().iter().any(|way| way.to == to);
        if leads_there(&self.open_ways(run, &mut Routes::new())) {
            return Ok(());
        }
        if leads_there(&self.all_ways(run)) {
            return refuse!(rules::FULL_ROUTE, "way-not-completable", "you cannot complete the drive that way");
        }
        if to.cell().is_some_and(|cell| self.board.elements(cell).is_crossing()) {
            return refuse!(rules::CROSSING_STRAIGHT, "crossing-straight", "on a crossing trains go straight on");
        }
        refuse!(rules::NEVER_BACKWARDS, "not-ahead", "the locomotive cannot go there: it drives ahead, one space at a time")
    }

    /// The driver chooses the way of the locomotive that drives, or of one that is pushed ([`rules::PUSH_ASIDE`]).
    pub(crate) fn apply_steer(&mut self, run: &Run, loc: Seat, mv: &Move, log: &mut EventLog<Event>) {
        let Move::Steer { to, .. } = mv else { return };
        let mut run = *run;
        if let Some(&way) = self.all_ways(&run).as_slice().iter().find(|way| way.to == *to) {
            run.pending.push(loc, way);
        }
        self.go_on(run, log);
    }

    /// Drives on until somebody has to decide, a card has to be turned, or the run is over.
    fn go_on(&mut self, mut run: Run, log: &mut EventLog<Event>) {
        let mut routes = Routes::new();
        loop {
            match self.settle(&mut run, &mut routes) {
                Space::Open(loc) => {
                    self.phase = Phase::Steer { run, loc };
                    return;
                }
                Space::MoverDerails => {
                    self.derail(run.loc, rules::KIDNAP_DERAILS, log);
                    self.reopen_a(log);
                    self.phase = Phase::Action;
                    return;
                }
                Space::Settled { derails } => {
                    if !self.carry_out(&mut run, derails, log) {
                        return;
                    }
                    if derails.is_some() {
                        routes = Routes::new();
                    }
                }
            }
        }
    }

    /// Settles the ways of one space as far as nobody has to choose: the mover's first, then of each locomotive that is
    /// pushed ([`rules::CHAINS`]).
    fn settle(&self, run: &mut Run, routes: &mut Routes) -> Space {
        loop {
            let pushed = match run.pending.as_slice().last() {
                None => run.loc,
                Some((_, way)) => match self.standing_on(way.to) {
                    Some(loc) if !run.pending.holds(loc) => loc,
                    _ => return Space::Settled { derails: None },
                },
            };
            match *self.open_ways(run, routes).as_slice() {
                [way] => run.pending.push(pushed, way),
                [] if run.pending.as_slice().is_empty() => return Space::MoverDerails,
                // Against a card without track, or over the edge of the field: rules::NO_CONNECTION.
                [] => return Space::Settled { derails: Some(pushed) },
                _ => return Space::Open(pushed),
            }
        }
    }

    /// Carries out one space, from the front of the chain backwards; whether the run goes on at once.
    fn carry_out(&mut self, run: &mut Run, derails: Option<Seat>, log: &mut EventLog<Event>) -> bool {
        let chain = std::mem::replace(&mut run.pending, Chain::EMPTY);
        let links = chain.as_slice();
        if let (Some(loc), Some(&(by, _))) = (derails, links.last()) {
            log.push(rules::RAM, Event::Rammed { by, loc, at: self.player(loc).loc.spot });
            self.derail(loc, rules::DERAIL, log);
        }
        for pair in links.windows(2).rev() {
            if let &[(by, push), (loc, way)] = pair {
                self.push(by, push.facing, loc, way, log);
            }
        }
        let Some(&(_, way)) = links.first() else { return false };
        let from = self.player(run.loc).loc;
        self.player_mut(run.loc).loc = Loc { spot: way.to, facing: way.facing };
        self.log_moved(run.kind.moved(), run.loc, from.spot, None, log);
        let entered = way.to.in_station();
        if let Some(station) = entered {
            let pushed = run.kind == RunKind::Kidnap;
            log.push(run.kind.entered(), Event::Entered { loc: run.loc, station, pushed });
        }
        if derails.is_some() {
            self.reopen_a(log);
        }
        if let Some(station) = entered {
            // What is left of the distance is lost; the station counted as a space: rules::STATION_IS_A_SPACE.
            self.arrive(run.kind, station);
            return false;
        }
        if self.player(run.loc).loc.spot.in_station().is_some() {
            self.phase = Phase::Action;
            return false;
        }
        run.left -= 1;
        let crossed = from.facing == Facing::C && from.spot.cell() == way.to.cell() && self.is_on_crossing(way.to);
        if crossed && run.kind != RunKind::Flight {
            // After the step and its pushes: rules::CROSSING_MOMENT.
            self.await_card(Phase::Crossing(*run), log);
            return false;
        }
        if run.left == 0 {
            self.phase = Phase::Action;
        }
        run.left > 0
    }

    fn is_on_crossing(&self, spot: Spot) -> bool {
        spot.cell().is_some_and(|cell| self.board.elements(cell).is_crossing())
    }

    /// A locomotive is rammed and goes one space ahead of the one behind it ([`rules::JUST_AHEAD`]); it keeps its own
    /// orientation ([`rules::FACING`]) and turns no card on a crossing ([`rules::PUSHED_OVER_CROSSING`]).
    fn push(&mut self, by: Seat, direction: Facing, loc: Seat, way: Way, log: &mut EventLog<Event>) {
        let before = self.player(loc).loc;
        let facing = if before.facing == direction { way.facing } else { way.to.reverse(way.facing) };
        self.player_mut(loc).loc = Loc { spot: way.to, facing };
        log.push(rules::RAM, Event::Rammed { by, loc, at: before.spot });
        self.log_moved(rules::RAM, loc, before.spot, Some(by), log);
        if let Some(station) = way.to.in_station() {
            // It stays there and has no special action: rules::PUSHED_HAS_NONE.
            log.push(rules::PUSHED_INTO_STATION, Event::Entered { loc, station, pushed: true });
        }
    }

    fn log_moved(&self, rule: RuleRef, loc: Seat, from: Spot, pushed_by: Option<Seat>, log: &mut EventLog<Event>) {
        let now = self.player(loc).loc;
        log.push(rule, Event::Moved { loc, from, to: now.spot, facing: now.shown_facing(), pushed_by });
    }

    /// Hand and wagons are gone, tickets, veto cards and delivered wagons are not ([`rules::DERAILED_KEEPS`]).
    fn derail(&mut self, loc: Seat, rule: RuleRef, log: &mut EventLog<Event>) {
        log.push(rule, Event::Derailed { loc });
        self.discard_hand(loc, rules::DERAILED_LOSES, log);
        let player = self.player_mut(loc);
        let train = std::mem::replace(&mut player.train, Train::EMPTY);
        player.locked = None;
        // Back in the main station: rules::BACK_TO_A.
        player.loc = Loc::inside(Station::A);
        self.throw_away(loc, train.as_slice(), Origin::Train, rules::DERAILED_LOSES, log);
    }

    /// A derailed locomotive must be in A: if A is closed it opens, and whoever stands on its cards is in it
    /// ([`rules::A_REOPENS`]).
    fn reopen_a(&mut self, log: &mut EventLog<Event>) {
        if self.board.closed() != Some(Station::A) {
            return;
        }
        let cell = self.board.cell_of(Station::A);
        self.reopen(Station::A, rules::A_REOPENS, log);
        for seat in Seat::all(self.seats) {
            let spot = self.player(seat).loc.spot;
            if spot.cell() == Some(cell) {
                self.player_mut(seat).loc = Loc::inside(Station::A);
                self.log_moved(rules::A_REOPENS, seat, spot, None, log);
            }
        }
    }

    /// All cards on a closed station go to the discard pile, the lowest first.
    pub(crate) fn reopen(&mut self, station: Station, rule: RuleRef, log: &mut EventLog<Event>) {
        let cell = self.board.cell_of(station);
        let mut cards = Stock::EMPTY;
        while let Some(card) = self.board.lift(cell, &self.fixed.cards) {
            cards.push(card);
        }
        cards.as_mut_slice().reverse();
        self.throw_away(self.active(), cards.as_slice(), Origin::Track, rule, log);
        log.push(rule, Event::StationOpened { station });
    }

    /// The mover is in a station: if it drove or flew in and the special action is possible, its owner decides on that first
    /// ([`rules::DECIDE_ON_ENTERING`], [`rules::ONLY_ON_ENTERING`]).
    fn arrive(&mut self, kind: RunKind, station: Station) {
        let offered = kind != RunKind::Kidnap && self.fixed.advanced && self.is_possible(self.special_of(station));
        self.phase = if offered { Phase::Announce(station) } else { Phase::Action };
    }

    /// The card turned at a crossing limits the train of whoever owns the locomotive.
    pub(crate) fn apply_crossing(&mut self, run: &Run, mv: &Move, log: &mut EventLog<Event>) {
        let Some(card) = self.card_of(mv) else { return };
        self.deck.remove(card);
        self.discard.push(card);
        let limit = self.cards().face(card).action;
        log.push(rules::CROSSING_TURNS_CARD, Event::CardTurned { card: self.id(card), action: limit });
        if let Some(cell) = self.player(run.loc).loc.spot.cell() {
            log.push(rules::CROSSING_TURNS_CARD, Event::Crossed { loc: run.loc, cell, limit });
        }
        self.after_crossing(run, limit, log);
    }

    pub(crate) fn check_dropping(&self, run: &Run, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::DropWagon { card } => self.check_own_wagon(run.loc, card, rules::SURPLUS),
            _ => refuse!(rules::SURPLUS, "drop-surplus-first", "drop the surplus wagons first"),
        }
    }

    pub(crate) fn apply_dropping(&mut self, run: &Run, limit: u8, mv: &Move, log: &mut EventLog<Event>) {
        let Some(card) = self.card_of(mv) else { return };
        self.discard_from_train(run.loc, card, rules::SURPLUS, log);
        self.after_crossing(run, limit, log);
    }

    fn after_crossing(&mut self, run: &Run, limit: u8, log: &mut EventLog<Event>) {
        if self.player(run.loc).train.len() > usize::from(limit) {
            self.phase = Phase::Surplus { run: *run, limit };
        } else if run.left == 0 {
            self.phase = Phase::Action;
        } else {
            self.go_on(*run, log);
        }
    }
}
