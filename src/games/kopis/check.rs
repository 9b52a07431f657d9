//! What forbids a move: every rule that does is cited here, in the order of the specification.

use super::board::{Axis, Heading, Side, Square};
use super::position::{Kopis, Phase, check_inner};
use super::rules;
use super::wire::{Line, Mode, Move, Setup};
use crate::core::{Refusal, refuse, require};

impl Kopis {
    /// Whether the rules allow a move: the type of the move is looked at first, whatever its fields say.
    pub(super) fn check(&self, mv: &Move) -> Result<(), Refusal> {
        match (self.phase, self.mode, *mv) {
            (Phase::Placement, _, Move::PlaceFortress { at }) => self.check_placing(at),
            (Phase::Placement, ..) => refuse!(rules::ADVANCED_SETUP, "fortresses-first", "the fortresses are placed first"),
            (_, _, Move::PlaceFortress { .. }) => match self.setup {
                Setup::Base => {
                    refuse!(rules::BASE_FORTRESSES, "base-fortresses-stand", "in the base set-up nobody places a fortress")
                }
                Setup::Advanced => refuse!(rules::ADVANCED_SETUP, "fortresses-placed", "all four fortresses are placed"),
            },
            (_, Mode::Storm, Move::Slide { side, line }) => self.check_slide(side, line),
            (_, Mode::Storm, _) => {
                refuse!(rules::STORM_TURN, "only-slides", "in Storming a turn is a slide of a waiting faction")
            }
            (_, Mode::SuddenDeath, Move::Slide { .. }) => {
                refuse!(rules::ENTER, "no-slides", "there are no slides in Sudden Death: a faction enters on the square it faces",)
            }
            (_, Mode::SuddenDeath, Move::Enter { side, line }) => self.check_entry(side, line),
            (_, Mode::SuddenDeath, Move::Step { from, to }) => self.check_step(from, to),
        }
    }

    fn check_placing(&self, at: Square) -> Result<(), Refusal> {
        check_inner(at)?;
        require!(
            !self.occupied().contains(at),
            rules::PLACING,
            "fortress-on-fortress",
            "{at}: a fortress stands there already",
            at: Place = at,
        )
    }

    /// A slide may use any line of its side ([`rules::ANY_LINE`]).
    fn check_slide(&self, side: Side, line: Line) -> Result<(), Refusal> {
        self.check_side(side)?;
        if line.axis != side.axis() {
            return match side.axis() {
                Axis::File => refuse!(
                    rules::STORM_LINE,
                    "slide-along-file",
                    "{line}: from the south and the north a faction slides along a file, a to f",
                    line: Place = line,
                ),
                Axis::Rank => refuse!(
                    rules::STORM_LINE,
                    "slide-along-rank",
                    "{line}: from the west and the east a faction slides along a rank, 1 to 6",
                    line: Place = line,
                ),
            };
        }
        require!(
            !self.waiting_at(side).is_empty(),
            rules::STORM_TURN,
            "side-played-out",
            "{side}: no faction is left to play on that side",
            side: Term = side,
        )?;
        let Some(at) = self.first_met(side, line) else {
            return refuse!(
                rules::MUST_PUSH,
                "line-empty",
                "{line}: the line is empty, so the slide would push nothing",
                line: Place = line,
            );
        };
        self.check_push(at, side.heading())
    }

    /// An entry may push ([`rules::ENTER_OCCUPIED`]) and need not ([`rules::NO_DUTY_TO_PUSH`]).
    fn check_entry(&self, side: Side, line: Line) -> Result<(), Refusal> {
        self.check_side(side)?;
        require!(
            line.axis == side.axis() && self.waiting_at(side).contains(line.n),
            rules::ENTER,
            "nobody-waits",
            "{side} {line}: no faction waits in front of that line",
            side: Term = side,
            line: Place = line,
        )?;
        self.check_push(side.gate(line.n), side.heading())
    }

    /// A step goes to a square of the board ([`rules::NO_STEPPING_OFF`]); a player with factions on the board is free to
    /// step or to enter ([`rules::ENTERING_IS_FREE`]).
    fn check_step(&self, from: Square, to: Square) -> Result<(), Refusal> {
        require!(
            !self.all_fortresses().contains(from),
            rules::NEVER_PULL,
            "fortress-never-steps",
            "{from}: a fortress moves only when it is pushed",
            from: Place = from,
        )?;
        require!(
            self.turn().is_some_and(|seat| self.factions[seat.index()].contains(from)),
            rules::STEP,
            "no-own-faction",
            "{from}: no faction of the seat to act stands there",
            from: Place = from,
        )?;
        let Some(heading) = from.heading_to(to) else {
            return refuse!(
                rules::STEP,
                "not-one-square",
                "{from} to {to}: a faction moves by exactly one square, up, down, left or right",
                from: Place = from,
                to: Place = to,
            );
        };
        self.check_push(to, heading)
    }

    fn check_side(&self, side: Side) -> Result<(), Refusal> {
        require!(
            self.turn() == Some(side.owner()),
            rules::WHOSE_SIDES,
            "side-of-opponent",
            "{side}: that side belongs to the opponent",
            side: Term = side,
        )
    }

    /// Whether the row that begins at `at` can move; which rule says no is fixed by [`rules::WHICH_REFUSAL`].
    fn check_push(&self, at: Square, heading: Heading) -> Result<(), Refusal> {
        if self.can_push(at, heading) {
            return Ok(());
        }
        let row = self.row(at, heading);
        // Further back counts as well: rules::BASTION_IN_ROW.
        if let Some(bastion) = self.bastion.filter(|&bastion| row.contains(bastion)) {
            return refuse!(
                rules::BASTION,
                "bastion-holds",
                "{at}: the faction under the Bastion cannot be pushed this turn",
                at: Place = bastion,
            );
        }
        // Only a fortress that ends the row at the far edge holds it: rules::EDGE_FORTRESS.
        let fortress = row.and(heading.edge()).first(heading).unwrap_or(at);
        if row.minus(self.all_fortresses()).is_empty() {
            return refuse!(
                rules::FORTRESS_STAYS,
                "fortress-stays",
                "{at}: a fortress cannot be pushed off the board",
                at: Place = fortress,
            );
        }
        refuse!(
            rules::FORTRESS_HOLDS,
            "fortress-holds",
            "{at}: a fortress on the far edge holds the row",
            at: Place = fortress,
        )
    }
}
