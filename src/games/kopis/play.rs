//! The moves of Kopis: which are legal, and what they do. What forbids the others is said in `check`.
//!
//! Every move of the battle ends in a push, and [`Kopis::can_push`] is the one place that says whether a push is possible.
//! Listing legal moves asks the same questions as [`Kopis::check`] without the explanations, because a search does it for
//! every move.

use std::ops::ControlFlow;

use super::board::{Heading, Side, Square, Squares, ray};
use super::data::LINE;
use super::position::{Kopis, Phase};
use super::rules;
use super::wire::{Event, Line, Mode, Move, Order, Reason};
use crate::core::{EventLog, Outcome, RuleRef, Seat};

impl Kopis {
    /// Appends the legal moves of the seat to act, in the order of the specification.
    pub(super) fn legal_moves(&self, out: &mut Vec<Move>) {
        match self.phase {
            Phase::Placement => {
                let open = Squares::INNER.minus(self.occupied());
                out.extend(open.iter().map(|at| Move::PlaceFortress { at }));
            }
            Phase::Battle { turn } => {
                let _ = self.each_arrival(turn, |mv, at, heading| {
                    if self.can_push(at, heading) {
                        out.push(mv);
                    }
                    ControlFlow::Continue(())
                });
            }
            Phase::Over(_) => {}
        }
    }

    /// Whether a seat would have a legal move in the battle if it were to act.
    pub(super) fn can_move(&self, seat: Seat) -> bool {
        let look = |_, at, heading| if self.can_push(at, heading) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        self.each_arrival(seat, look).is_break()
    }

    /// Visits the moves of a seat in the battle, each with the square on which its faction ends and the direction in which it
    /// pushes what stands there: whether that is possible is all that is left to ask.
    #[inline(always)]
    fn each_arrival(&self, seat: Seat, mut visit: impl FnMut(Move, Square, Heading) -> ControlFlow<()>) -> ControlFlow<()> {
        for side in Side::of(seat) {
            let waiting = self.waiting_at(side);
            match self.mode {
                Mode::Storm if waiting.is_empty() => {}
                Mode::Storm => {
                    for n in 0..LINE {
                        let line = Line::new(side.axis(), n);
                        if let Some(at) = self.first_met(side, line) {
                            visit(Move::Slide { side, line }, at, side.heading())?;
                        }
                    }
                }
                Mode::SuddenDeath => {
                    for n in waiting.iter() {
                        let line = Line::new(side.axis(), n);
                        visit(Move::Enter { side, line }, side.gate(n), side.heading())?;
                    }
                }
            }
        }
        if self.mode == Mode::SuddenDeath {
            for from in self.factions[seat.index()].iter() {
                for heading in Heading::ALL {
                    if let Some(to) = from.step(heading) {
                        visit(Move::Step { from, to }, to, heading)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Where a slide ends: on the square of the first piece in its line ([`rules::SLIDE_DISTANCE`]).
    #[inline(always)]
    pub(super) fn first_met(&self, side: Side, line: Line) -> Option<Square> {
        ray(side.gate(line.n), side.heading()).and(self.occupied()).first(side.heading())
    }

    /// The pieces that a push moves: those that touch one another from the first square on, whoever they belong to
    /// ([`rules::WHICH_PIECES`], [`rules::OWN_PUSHED`]). Empty if the first square is.
    #[inline(always)]
    pub(super) fn chain(&self, at: Square, heading: Heading) -> Squares {
        let line = ray(at, heading);
        line.before(line.minus(self.occupied()), heading)
    }

    /// Whether the chain that begins at `at` can move by one square. Waiting factions hold nothing
    /// ([`rules::WAITING_DO_NOT_BLOCK`]). The same for both modes ([`rules::SUDDEN_REST`]).
    #[inline(always)]
    pub(super) fn can_push(&self, at: Square, heading: Heading) -> bool {
        !self.chain(at, heading).meets(self.immovable(heading))
    }

    /// What no push in this direction moves: the faction under the Bastion, and a fortress at the far edge.
    #[inline(always)]
    fn immovable(&self, heading: Heading) -> Squares {
        let edge = self.all_fortresses().and(heading.edge());
        self.bastion.map_or(edge, |bastion| edge.with(bastion))
    }

    /// The rule of the placement order in use.
    pub(super) const fn order_rule(&self) -> RuleRef {
        match self.order {
            Order::Alternate => rules::ORDER_ALTERNATE,
            Order::Snake => rules::ORDER_SNAKE,
        }
    }

    /// The rule by which one seat acts and not the other.
    pub(super) const fn turn_rule(&self) -> RuleRef {
        match (self.phase, self.mode) {
            (Phase::Placement, _) => self.order_rule(),
            (_, Mode::Storm) => rules::STORM_ALTERNATES,
            (_, Mode::SuddenDeath) => rules::SUDDEN_ALTERNATES,
        }
    }

    /// Plays a legal move.
    pub(super) fn apply(&mut self, mv: &Move, log: &mut EventLog<Event>) {
        let Some(seat) = self.turn() else { return };
        let at = match *mv {
            Move::PlaceFortress { at } => return self.place_fortress(seat, at, log),
            Move::Slide { side, line } => self.slide(seat, side, line, log),
            Move::Enter { side, line } => self.enter(seat, side, line, log),
            Move::Step { from, to } => self.step(seat, from, to, log),
        };
        self.bastion = Some(at);
        log.push(rules::PLACE_BASTION, Event::BastionPlaced { at });
        match self.end_after(seat, mv) {
            Some(reason) => self.end(reason, log),
            None => self.pass_turn(seat, log),
        }
    }

    fn place_fortress(&mut self, seat: Seat, at: Square, log: &mut EventLog<Event>) {
        self.fortresses[seat.index()] = self.fortresses[seat.index()].with(at);
        log.push(rules::ADVANCED_SETUP, Event::FortressPlaced { seat, at });
        if self.turn().is_none() {
            // Seat 0 begins the battle in either order: rules::PLACING.
            self.phase = Phase::Battle { turn: Seat(0) };
            log.push(rules::ADVANCED_SETUP, Event::BattleBegan {});
        }
    }

    /// Brings a faction in along a line, up to the first piece; says where it ends.
    fn slide(&mut self, seat: Seat, side: Side, line: Line, log: &mut EventLog<Event>) -> Square {
        let at = self.first_met(side, line).expect("a legal slide meets a piece");
        self.push(seat, at, side.heading(), log);
        let post = self.nearest_post(side, line);
        self.leave_post(seat, side, post, at);
        log.push(rules::STORM_TURN, Event::Entered { seat, side, line, post, at });
        at
    }

    /// Brings a faction in onto the square it faces; says which that is.
    fn enter(&mut self, seat: Seat, side: Side, line: Line, log: &mut EventLog<Event>) -> Square {
        let at = side.gate(line.n);
        self.push(seat, at, side.heading(), log);
        self.leave_post(seat, side, line, at);
        self.quiet = 0;
        log.push(rules::ENTER, Event::Entered { seat, side, line, post: line, at });
        at
    }

    /// Moves a faction to a neighbouring square; says to which.
    fn step(&mut self, seat: Seat, from: Square, to: Square, log: &mut EventLog<Event>) -> Square {
        let heading = from.heading_to(to).expect("a legal step goes to a neighbouring square");
        let falls = self.push(seat, to, heading, log);
        self.factions[seat.index()] = self.factions[seat.index()].without(from).with(to);
        self.quiet = if falls { 0 } else { self.quiet + 1 };
        log.push(rules::STEP, Event::Stepped { seat, from, to });
        to
    }

    /// Moves a chain by exactly one square ([`rules::EXACTLY_ONE`]), the farthest piece first; says whether a faction fell off.
    fn push(&mut self, seat: Seat, at: Square, heading: Heading, log: &mut EventLog<Event>) -> bool {
        let chain = self.chain(at, heading);
        let falling = chain.and(heading.edge()).first(heading);
        if let Some(at) = falling {
            self.fall(seat, at, log);
        }
        let kept = chain.minus(heading.edge());
        if log.is_recording() {
            for from in kept.along(heading.opposite()) {
                let (Some(piece), Some(to)) = (self.piece(from), from.step(heading)) else { continue };
                log.push(rules::PUSH, Event::Pushed { piece, from, to });
            }
        }
        for set in self.factions.iter_mut().chain(&mut self.fortresses) {
            *set = set.minus(kept).union(set.and(kept).moved(heading));
        }
        falling.is_some()
    }

    /// A faction leaves the board: captured if it is the opponent's, in either mode ([`rules::SUDDEN_CAPTURES`]), lost if
    /// it is the mover's own.
    fn fall(&mut self, seat: Seat, at: Square, log: &mut EventLog<Event>) {
        let own = self.factions[seat.index()].contains(at);
        for factions in &mut self.factions {
            *factions = factions.without(at);
        }
        if own {
            self.lost[seat.index()] += 1;
            log.push(rules::OWN_LOST, Event::Lost { seat, at });
        } else {
            self.captured[seat.index()] += 1;
            log.push(rules::CAPTURE, Event::Captured { seat, at });
        }
    }

    /// The post that a slide takes its faction from: the nearest to the line, the lower of two ([`rules::WHICH_FACTION`]).
    fn nearest_post(&self, side: Side, line: Line) -> Line {
        let nearest = self.waiting_at(side).iter().min_by_key(|&n| (n.abs_diff(line.n), n));
        Line::new(side.axis(), nearest.unwrap_or(line.n))
    }

    /// A faction leaves its post for the board.
    const fn leave_post(&mut self, seat: Seat, side: Side, post: Line, at: Square) {
        self.waiting[side as usize] = self.waiting_at(side).without(post.n);
        self.factions[seat.index()] = self.factions[seat.index()].with(at);
    }

    /// Whether this move ends the game: an eighth entry before anything else ([`rules::EIGHTH_FACTION`]).
    fn end_after(&self, seat: Seat, mv: &Move) -> Option<Reason> {
        match self.mode {
            Mode::SuddenDeath if matches!(mv, Move::Enter { .. }) && self.waiting_of(seat) == 0 => Some(Reason::EighthFaction),
            Mode::SuddenDeath if self.quiet >= self.quiet_limit => Some(Reason::Quiet),
            Mode::Storm if self.waiting.iter().all(|lines| lines.is_empty()) => Some(Reason::AllPlayed),
            _ => None,
        }
    }

    /// Looks at the opponent, the mover and the opponent again; the first who can move acts, the others are skipped, and
    /// the first skip lifts the Bastion ([`rules::BASTION_LASTS`]).
    fn pass_turn(&mut self, mover: Seat, log: &mut EventLog<Event>) {
        let opponent = Seat(1 - mover.0);
        for seat in [opponent, mover, opponent] {
            if self.can_move(seat) {
                self.phase = Phase::Battle { turn: seat };
                return;
            }
            log.push(rules::SKIPPED, Event::Skipped { seat });
            if let Some(at) = self.bastion.take() {
                log.push(rules::BASTION_LASTS, Event::BastionLifted { at });
            }
        }
        self.end(Reason::Blocked, log);
    }

    fn end(&mut self, reason: Reason, log: &mut EventLog<Event>) {
        self.phase = Phase::Over(reason);
        self.count(log);
        if log.is_recording()
            && let Some((Outcome { ranking, .. }, rule)) = self.outcome()
        {
            let (scores, winner) = self.scores();
            log.push(rule, Event::GameOver { ranking, scores, reason, winner });
        }
    }
}
