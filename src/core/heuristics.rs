//! What a bot may know of a game apart from its rules. Everything has a default, and no rule is decided here.

use super::{Actor, Game, Seat};

/// Who learns of a move when it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Everybody.
    Public,
    /// Nobody else, until all who choose at once have chosen; then everybody.
    Simultaneous,
    /// Nobody else.
    Private,
}

/// What an exact search knows of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// Every move with the final lead of the seat to act over the best of the others when everybody plays as well as
    /// possible, best first.
    pub moves: Vec<(M, i32)>,
    /// Best play of all, beginning with the first of the moves.
    pub line: Vec<(Seat, M)>,
    /// How many positions were looked at.
    pub positions: u32,
}

/// What a search uses to play a game well.
pub trait Heuristics: Game {
    /// Who learns of a move when it is made.
    fn visibility(&self, _who: Actor, _mv: &Self::Move) -> Visibility {
        Visibility::Public
    }

    /// Whether [`Heuristics::move_priors`] tells moves apart.
    const HAS_PRIORS: bool = false;
    /// Appends for each of these legal moves of `seat` how likely the seat is to make it, relative to its siblings; at
    /// least 1. Says only what the seat may know.
    fn move_priors(&self, _seat: Seat, moves: &[Self::Move], out: &mut Vec<u32>) {
        out.extend(moves.iter().map(|_| 1));
    }

    /// Whether [`Heuristics::evaluate`] tells positions apart.
    const HAS_EVALUATION: bool = false;
    /// How a seat stands, in hundredths of a lead that wins three games of four.
    fn evaluate(&self, _seat: Seat) -> i32 {
        0
    }

    /// After how many decisions a rollout is evaluated instead of played on.
    const ROLLOUT_DEPTH: u32 = u32::MAX;

    /// What an exact search finds out by looking at no more than so many positions; nothing where it cannot.
    fn solve(&self, _positions: u64) -> Option<Solution<Self::Move>> {
        None
    }
}
