//! A game as data: how it began and what was played. This is what a save holds.

use serde::{Deserialize, Serialize};

use super::{Actor, Game, Seed};

/// Who draws the outcomes of chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ChanceMode {
    /// The table, from its seed, inside the `apply` that led there.
    #[default]
    Auto,
    /// The caller.
    Manual,
}

/// How a game begins.
#[derive(Clone, Debug, PartialEq)]
pub enum Start<G: Game> {
    /// From the set-up of the rules.
    Setup {
        /// The options of the game.
        options: G::Options,
        /// How many play.
        seats: u8,
    },
    /// From a position, which brings its own options.
    Position(Box<G::State>),
}

/// How a game began and every move since.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// How it began.
    pub start: Start<G>,
    /// The seed of its chance.
    pub seed: Seed,
    /// Who draws.
    pub chance: ChanceMode,
    /// So many of the first moves were played before this seed drew anything: chance is among them.
    pub given: u32,
    /// What was played: with automatic chance, after the given moves, the decisions of persons only, since the rest follows
    /// from the seed.
    pub moves: Vec<(Actor, G::Move)>,
}
