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
            (Phase::Placement, ..) => refuse!(rules::ADVANCED_SETUP, "fortresses-first", "place the four fortresses first"),
            (_, _, Move::PlaceFortress { .. }) => match self.setup {
                Setup::Base => {
                    refuse!(
                        rules::BASE_FORTRESSES,
                        "base-fortresses-stand",
                        "in the base set-up the fortresses already stand in the centre"
                    )
                }
                Setup::Advanced => {
                    refuse!(rules::ADVANCED_SETUP, "fortresses-placed", "all four fortresses are on the board already")
                }
            },
            (_, Mode::Storm, Move::Slide { side, line }) => self.check_slide(side, line),
            // Factions on the board are not played again: rules::WAITING_ONLY.
            (_, Mode::Storm, _) => {
                refuse!(rules::STORM_TURN, "only-slides", "in Storming you can only slide in a faction that still waits")
            }
            (_, Mode::SuddenDeath, Move::Slide { .. }) => {
                refuse!(rules::ENTER, "no-slides", "nobody slides in Sudden Death: a faction enters on the square it faces")
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
            "a fortress stands on {at} already",
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
                    "{line} is not a file: from the south and the north a faction slides along a file, a to f",
                    line: Place = line,
                ),
                Axis::Rank => refuse!(
                    rules::STORM_LINE,
                    "slide-along-rank",
                    "{line} is not a row: from the west and the east a faction slides along a row, 1 to 6",
                    line: Place = line,
                ),
            };
        }
        require!(
            !self.waiting_at(side).is_empty(),
            rules::STORM_TURN,
            "side-played-out",
            "you have no faction left in the {side}",
            side: Term = side,
        )?;
        let Some(at) = self.first_met(side, line) else {
            return refuse!(
                rules::MUST_PUSH,
                "line-empty",
                "line {line} is empty, so the slide would push nothing",
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
            "no faction waits in the {side} in front of line {line}",
            side: Term = side,
            line: Place = line,
        )?;
        self.check_push(side.gate(line.n), side.heading())
    }

    /// A step goes to a square of the board ([`rules::NO_STEPPING_OFF`]); a player with factions on the board is free to
    /// step or to enter ([`rules::ENTERING_IS_FREE`]), and moves no fortress ([`rules::FORTRESS_NO_MOVE`]).
    fn check_step(&self, from: Square, to: Square) -> Result<(), Refusal> {
        require!(
            !self.all_fortresses().contains(from),
            rules::NEVER_PULL,
            "fortress-never-steps",
            "the fortress on {from} moves only when it is pushed",
            from: Place = from,
        )?;
        require!(
            self.turn().is_some_and(|seat| self.factions[seat.index()].contains(from)),
            rules::STEP,
            "no-own-faction",
            "none of your factions stands on {from}",
            from: Place = from,
        )?;
        let Some(heading) = from.heading_to(to) else {
            return refuse!(
                rules::STEP,
                "not-one-square",
                "{from} to {to} is not one square up, down, left or right",
                from: Place = from,
                to: Place = to,
            );
        };
        self.check_push(to, heading)
    }

    /// Factions come in from the sides of their seat only ([`rules::OWN_SIDES_ONLY`]).
    fn check_side(&self, side: Side) -> Result<(), Refusal> {
        require!(
            self.turn() == Some(side.owner()),
            rules::WHOSE_SIDES,
            "side-of-opponent",
            "the {side} side belongs to your opponent",
            side: Term = side,
        )
    }

    /// Whether the chain that begins at `at` can move; which rule says no is fixed by [`rules::WHICH_REFUSAL`].
    fn check_push(&self, at: Square, heading: Heading) -> Result<(), Refusal> {
        if self.can_push(at, heading) {
            return Ok(());
        }
        let chain = self.chain(at, heading);
        // Further back counts as well: rules::BASTION_IN_ROW.
        if let Some(bastion) = self.bastion.filter(|&bastion| chain.contains(bastion)) {
            return refuse!(
                rules::BASTION,
                "bastion-holds",
                "the faction on {at} has the Bastion and cannot be pushed this turn",
                at: Place = bastion,
            );
        }
        // Only a fortress that ends the chain at the far edge holds it: rules::EDGE_FORTRESS.
        let fortress = chain.and(heading.edge()).first(heading).unwrap_or(at);
        if chain.minus(self.all_fortresses()).is_empty() {
            return refuse!(
                rules::FORTRESS_STAYS,
                "fortress-stays",
                "the fortress on {at} cannot be pushed off the board",
                at: Place = fortress,
            );
        }
        refuse!(
            rules::FORTRESS_HOLDS,
            "fortress-holds",
            "the fortress on {at} stands on the far edge, so this chain of pieces cannot be pushed",
            at: Place = fortress,
        )
    }
}
