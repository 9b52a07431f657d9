//! The moves of Kopis: which there are, which are legal, what they do.
//!
//! Every move ends in a push, and [`Kopis::row`] is the one place that says whether a push is possible.

use std::ops::ControlFlow;

use super::data::{self, Axis, Heading, LINE, Side, Square, Squares, ray};
use super::position::{Kopis, Part};
use super::rules;
use super::wire::{Event, Line, Mode, Move, Order, Reason, Setup};
use crate::core::{Actor, Citation, Ground, Judged, Log, Refusal, Seat, ground, refuse};

/// The pieces that a push moves: those that touch one another from the first square on, whoever they belong to
/// ([`rules::WHICH_PIECES`], [`rules::OWN_PUSHED`]). Empty if the first square is.
#[derive(Clone, Copy)]
struct Row {
    squares: Squares,
    /// Whether the last piece leaves the board.
    falls: bool,
}

/// The way a faction takes onto the square it ends on, and the row it pushes there.
struct Arrival {
    at: Square,
    heading: Heading,
    row: Row,
}

/// Somebody who is shown moves one by one, until he breaks off. A closure would do, but could not be told to melt into the
/// loops that call it.
trait Reader {
    /// A move; some come with the way they take, and then only the row there can forbid them.
    fn read(&mut self, mv: Move, way: Option<(Square, Heading)>) -> ControlFlow<()>;
}

/// Keeps every move.
struct All<'a>(&'a mut Vec<Move>);

impl Reader for All<'_> {
    fn read(&mut self, mv: Move, _way: Option<(Square, Heading)>) -> ControlFlow<()> {
        self.0.push(mv);
        ControlFlow::Continue(())
    }
}

/// Keeps the legal moves.
struct Legal<'a>(&'a Kopis, &'a mut Vec<Move>);

impl Reader for Legal<'_> {
    #[inline(always)]
    fn read(&mut self, mv: Move, way: Option<(Square, Heading)>) -> ControlFlow<()> {
        if self.0.is_legal(&mv, way) {
            self.1.push(mv);
        }
        ControlFlow::Continue(())
    }
}

/// Looks for a legal move.
struct Any<'a>(&'a Kopis);

impl Reader for Any<'_> {
    #[inline(always)]
    fn read(&mut self, mv: Move, way: Option<(Square, Heading)>) -> ControlFlow<()> {
        if self.0.is_legal(&mv, way) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl Kopis {
    /// The moves of the seat to act in the order of the specification: all that the mode has where a faction is left to make
    /// them.
    #[inline(always)]
    fn each_candidate(&self, mut reader: impl Reader) -> ControlFlow<()> {
        match (self.part, self.mode) {
            (Part::Placement, _) => Squares::INNER.iter().try_for_each(|at| reader.read(Move::PlaceFortress { at }, None)),
            (Part::Battle { turn }, Mode::Storm) => {
                for side in Side::of(turn).into_iter().filter(|&side| !self.waiting_at(side).is_empty()) {
                    for n in 0..LINE {
                        reader.read(Move::Slide { side, line: Line::new(side.axis(), n) }, None)?;
                    }
                }
                ControlFlow::Continue(())
            }
            (Part::Battle { turn }, Mode::SuddenDeath) => {
                for side in Side::of(turn) {
                    for n in self.waiting_at(side).iter() {
                        reader.read(Move::Enter { side, line: Line::new(side.axis(), n) }, Some((side.gate(n), side.heading())))?;
                    }
                }
                for from in self.factions[turn.index()].iter() {
                    // Written out: with a fixed heading most of the row is known beforehand.
                    let [first, second, third, fourth] = Heading::ALL;
                    Self::step(from, first, &mut reader)?;
                    Self::step(from, second, &mut reader)?;
                    Self::step(from, third, &mut reader)?;
                    Self::step(from, fourth, &mut reader)?;
                }
                ControlFlow::Continue(())
            }
            (Part::Over(_), _) => ControlFlow::Continue(()),
        }
    }

    #[inline(always)]
    fn step(from: Square, heading: Heading, reader: &mut impl Reader) -> ControlFlow<()> {
        match from.step(heading) {
            Some(to) => reader.read(Move::Step { from, to }, Some((to, heading))),
            None => ControlFlow::Continue(()),
        }
    }

    /// Appends moves of the seat to act, among them every legal one.
    pub(crate) fn list_candidates(&self, out: &mut Vec<Move>) {
        let _ = self.each_candidate(All(out));
    }

    /// Appends the legal moves of the seat to act.
    pub(crate) fn list_legal_moves(&self, out: &mut Vec<Move>) {
        let _ = self.each_candidate(Legal(self, out));
    }

    /// Whether a candidate is legal. That it is one settles most of what the judge would ask.
    #[inline(always)]
    fn is_legal(&self, mv: &Move, way: Option<(Square, Heading)>) -> bool {
        match (way, *mv) {
            (Some((at, heading)), _) => self.row(at, heading).is_ok(),
            (None, Move::Slide { side, line }) => {
                self.met_by_slide(side, line).is_some_and(|at| self.row(at, side.heading()).is_ok())
            }
            (None, mv) => self.arrival(&mv).is_ok(),
        }
    }

    /// The first piece that a slide comes to.
    #[inline(always)]
    fn met_by_slide(&self, side: Side, line: Line) -> Option<Square> {
        ray(side.gate(line.n), side.heading()).and(self.occupied()).first(side.heading())
    }

    /// Whether the seat to act has a legal move.
    pub(crate) fn can_move(&self) -> bool {
        self.each_candidate(Any(self)).is_break()
    }

    /// The judge, in the order of the specification.
    pub(crate) fn judge(&self, mv: &Move) -> Result<(), Refusal> {
        match self.arrival(mv) {
            Ok(_) => Ok(()),
            Err(ground) => Err(Refusal::new(ground.rule(), format!("{mv}: {}", ground.reason()))),
        }
    }

    /// Where a move brings its piece, or what forbids it: the type of the move first, whatever its fields say.
    #[inline(always)]
    fn arrival(&self, mv: &Move) -> Judged<Arrival> {
        match (self.part, self.mode, *mv) {
            (Part::Placement, _, Move::PlaceFortress { at }) => self.placing(at),
            (Part::Placement, ..) => refuse!(rules::ADVANCED_SETUP, "the fortresses are placed first"),
            (_, _, Move::PlaceFortress { .. }) => match self.setup {
                Setup::Base => refuse!(rules::BASE_FORTRESSES, "in the base set-up nobody places a fortress"),
                Setup::Advanced => refuse!(rules::ADVANCED_SETUP, "all four fortresses are placed"),
            },
            (_, Mode::Storm, Move::Slide { side, line }) => self.sliding(side, line),
            (_, Mode::Storm, _) => refuse!(rules::STORM_TURN, "in Storming a turn is a slide of a waiting faction"),
            (_, Mode::SuddenDeath, Move::Slide { .. }) => {
                refuse!(rules::ENTER, "there are no slides in Sudden Death: a faction enters on the square it faces")
            }
            (_, Mode::SuddenDeath, Move::Enter { side, line }) => self.entering(side, line),
            (_, Mode::SuddenDeath, Move::Step { from, to }) => self.stepping(from, to),
        }
    }

    #[inline(always)]
    fn placing(&self, at: Square) -> Judged<Arrival> {
        if !Squares::INNER.contains(at) {
            // The ring is closed on all four sides: rules::FIRST_ROW_ALL_SIDES.
            return refuse!(rules::NOT_FIRST_ROW, "a fortress is placed on b2 to e5, not in the first row of a side");
        }
        if self.occupied().contains(at) {
            return refuse!(rules::PLACING, "a fortress stands there already");
        }
        Ok(Arrival { at, heading: Heading::North, row: Row { squares: Squares::EMPTY, falls: false } })
    }

    /// A slide may use any line of its side ([`rules::ANY_LINE`]) and runs to the first piece ([`rules::SLIDE_DISTANCE`]).
    #[inline(always)]
    fn sliding(&self, side: Side, line: Line) -> Judged<Arrival> {
        if self.turn() != Some(side.owner()) {
            return refuse!(rules::WHOSE_SIDES, "that side belongs to the opponent");
        }
        if line.axis != side.axis() {
            return match side.axis() {
                Axis::File => refuse!(rules::STORM_LINE, "from the south and the north a faction slides along a file, a to f"),
                Axis::Rank => refuse!(rules::STORM_LINE, "from the west and the east a faction slides along a rank, 1 to 6"),
            };
        }
        if self.waiting_at(side).is_empty() {
            return refuse!(rules::STORM_TURN, "no faction is left to play on that side");
        }
        let heading = side.heading();
        match self.met_by_slide(side, line) {
            Some(at) => Ok(Arrival { at, heading, row: self.row(at, heading)? }),
            None => refuse!(rules::MUST_PUSH, "the line is empty, so the slide would push nothing"),
        }
    }

    /// An entry may push ([`rules::ENTER_OCCUPIED`]) and need not ([`rules::NO_DUTY_TO_PUSH`]).
    #[inline(always)]
    fn entering(&self, side: Side, line: Line) -> Judged<Arrival> {
        if self.turn() != Some(side.owner()) {
            return refuse!(rules::WHOSE_SIDES, "that side belongs to the opponent");
        }
        if line.axis != side.axis() || !self.waiting_at(side).contains(line.n) {
            return refuse!(rules::ENTER, "no faction waits in front of that line");
        }
        let (at, heading) = (side.gate(line.n), side.heading());
        Ok(Arrival { at, heading, row: self.row(at, heading)? })
    }

    /// A step goes to a square of the board ([`rules::NO_STEPPING_OFF`]); a player with factions on the board is free to
    /// step or to enter ([`rules::ENTERING_IS_FREE`]).
    #[inline(always)]
    fn stepping(&self, from: Square, to: Square) -> Judged<Arrival> {
        if self.all_fortresses().contains(from) {
            return refuse!(rules::NEVER_PULL, "a fortress moves only when it is pushed");
        }
        let own = self.turn().is_some_and(|seat| self.factions[seat.index()].contains(from));
        if !own {
            return refuse!(rules::STEP, "no faction of the seat to act stands there");
        }
        let Some(heading) = from.heading_to(to) else {
            return refuse!(rules::STEP, "a faction moves by exactly one square, up, down, left or right");
        };
        Ok(Arrival { at: to, heading, row: self.row(to, heading)? })
    }

    /// The row that has to move by exactly one square ([`rules::EXACTLY_ONE`]) to clear `at`, unless something holds it.
    /// Which rule says so is fixed by [`rules::WHICH_REFUSAL`]; waiting factions hold nothing
    /// ([`rules::WAITING_DO_NOT_BLOCK`]). The same for both modes ([`rules::SUDDEN_REST`]).
    #[inline(always)]
    fn row(&self, at: Square, heading: Heading) -> Judged<Row> {
        let line = ray(at, heading);
        let squares = line.before(line.minus(self.occupied()), heading);
        if squares.meets(self.immovable(heading)) {
            return Err(self.what_holds(squares));
        }
        Ok(Row { squares, falls: squares.meets(heading.edge()) })
    }

    /// What no push in this direction moves: the faction under the Bastion, and a fortress at the far edge.
    #[inline(always)]
    fn immovable(&self, heading: Heading) -> Squares {
        let edge = self.all_fortresses().and(heading.edge());
        self.bastion.map_or(edge, |bastion| edge.with(bastion))
    }

    /// The rule that holds a row in which something is immovable.
    #[cold]
    fn what_holds(&self, squares: Squares) -> &'static Ground {
        // Further back counts as well: rules::BASTION_IN_ROW.
        if self.bastion.is_some_and(|bastion| squares.contains(bastion)) {
            ground!(rules::BASTION, "the faction under the Bastion cannot be pushed this turn")
        } else if squares.minus(self.all_fortresses()).is_empty() {
            ground!(rules::FORTRESS_STAYS, "a fortress cannot be pushed off the board")
        } else {
            // Only a fortress that ends the row at the far edge holds it: rules::EDGE_FORTRESS.
            ground!(rules::FORTRESS_HOLDS, "a fortress on the far edge holds the row")
        }
    }

    /// The rule of the placement order in use.
    pub(crate) const fn order_rule(&self) -> Citation {
        match self.order {
            Order::Alternate => rules::ORDER_ALTERNATE,
            Order::Snake => rules::ORDER_SNAKE,
        }
    }

    pub(crate) fn refuse_out_of_turn(&self, who: Actor) -> Refusal {
        let rule = match (self.part, self.mode) {
            (Part::Placement, _) => self.order_rule(),
            (_, Mode::Storm) => rules::STORM_ALTERNATES,
            (_, Mode::SuddenDeath) => rules::SUDDEN_ALTERNATES,
        };
        let turn = self.turn().map_or_else(|| "nobody".to_owned(), |seat| seat.to_string());
        Refusal::new(rule, format!("{who} cannot act: {turn} is to act"))
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, mv: &Move, log: &mut Log<Event>) {
        let (Some(seat), Ok(Arrival { at, heading, row })) = (self.turn(), self.arrival(mv)) else {
            debug_assert!(false, "only legal moves are played");
            return;
        };
        self.push(seat, row, heading, log);
        match *mv {
            Move::PlaceFortress { at } => return self.place_fortress(seat, at, log),
            Move::Slide { side, line } => {
                let post = self.nearest_post(side, line);
                self.enter(Event::Entered { seat, side, line, post, at }, rules::STORM_TURN, log);
            }
            Move::Enter { side, line } => {
                self.enter(Event::Entered { seat, side, line, post: line, at }, rules::ENTER, log);
                self.quiet = 0;
            }
            Move::Step { from, to } => {
                self.factions[seat.index()] = self.factions[seat.index()].without(from).with(to);
                log.push(rules::STEP, Event::Stepped { seat, from, to });
                self.quiet = if row.falls { 0 } else { self.quiet + 1 };
            }
        }
        self.bastion = Some(at);
        log.push(rules::PLACE_BASTION, Event::BastionPlaced { at });
        match self.end_after(seat, mv) {
            Some(reason) => self.end(reason, log),
            None => self.pass_turn(seat, log),
        }
    }

    fn place_fortress(&mut self, seat: Seat, at: Square, log: &mut Log<Event>) {
        self.fortresses[seat.index()] = self.fortresses[seat.index()].with(at);
        log.push(rules::ADVANCED_SETUP, Event::FortressPlaced { seat, at });
        if self.turn().is_none() {
            // Seat 0 begins the battle in either order: rules::PLACING.
            self.part = Part::Battle { turn: Seat(0) };
            log.push(rules::ADVANCED_SETUP, Event::BattleBegan {});
        }
    }

    /// Moves a row by one square, the farthest piece first; a faction at the edge falls off.
    fn push(&mut self, seat: Seat, row: Row, heading: Heading, log: &mut Log<Event>) {
        let mut left = row.squares;
        if let (true, Some(at)) = (row.falls, left.first(heading.opposite())) {
            left = left.without(at);
            self.fall(seat, at, log);
        }
        if log.listens() {
            for from in left.along(heading.opposite()) {
                let (Some(piece), Some(to)) = (self.piece(from), from.step(heading)) else { continue };
                log.push(rules::PUSH, Event::Pushed { piece, from, to });
            }
        }
        for set in self.factions.iter_mut().chain(&mut self.fortresses) {
            *set = set.minus(left).union(set.and(left).moved(heading));
        }
    }

    /// A faction leaves the board: captured if it is the opponent's, in either mode ([`rules::SUDDEN_CAPTURES`]), lost if
    /// it is the mover's own.
    fn fall(&mut self, seat: Seat, at: Square, log: &mut Log<Event>) {
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
    fn enter(&mut self, entered: Event, rule: Citation, log: &mut Log<Event>) {
        if let Event::Entered { seat, side, post, at, .. } = entered {
            self.waiting[side as usize] = self.waiting_at(side).without(post.n);
            self.factions[seat.index()] = self.factions[seat.index()].with(at);
        }
        log.push(rule, entered);
    }

    /// Whether this move ends the game: an eighth entry before anything else ([`rules::EIGHTH_FACTION`]).
    fn end_after(&self, seat: Seat, mv: &Move) -> Option<Reason> {
        match self.mode {
            Mode::SuddenDeath if matches!(mv, Move::Enter { .. }) && self.waiting_of(seat) == 0 => Some(Reason::EighthFaction),
            Mode::SuddenDeath if self.quiet >= self.quiet_limit => Some(Reason::Quiet),
            Mode::Storm if Side::ALL.iter().all(|&side| self.waiting_at(side).is_empty()) => Some(Reason::AllPlayed),
            _ => None,
        }
    }

    /// Looks at the opponent, the mover and the opponent again; the first who can move acts, the others are skipped, and
    /// the first skip lifts the Bastion ([`rules::BASTION_LASTS`]).
    fn pass_turn(&mut self, mover: Seat, log: &mut Log<Event>) {
        let opponent = Seat(1 - mover.0);
        for seat in [opponent, mover, opponent] {
            self.part = Part::Battle { turn: seat };
            if self.can_move() {
                return;
            }
            log.push(rules::SKIPPED, Event::Skipped { seat });
            if let Some(at) = self.bastion.take() {
                log.push(rules::BASTION_LASTS, Event::BastionLifted { at });
            }
        }
        self.end(Reason::Blocked, log);
    }

    fn end(&mut self, reason: Reason, log: &mut Log<Event>) {
        self.part = Part::Over(reason);
        self.count(log);
        let (scores, winner) = self.scores();
        log.push(data::ending(reason), Event::GameOver { reason, scores, winner });
    }
}
