//! How strong a bot is: three levels that a person can feel.

use serde::{Deserialize, Serialize};

/// How strong a bot is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Level {
    /// A short search without the heuristics of the game, and a random move now and then.
    Easy,
    /// A short search.
    #[default]
    Medium,
    /// As long a search as a person is willing to wait for.
    Hard,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// How many iterations it makes for a move when the caller sets no limit.
    pub const fn iterations(self) -> u32 {
        match self {
            Self::Easy => 24,
            Self::Medium => 300,
            Self::Hard => 2_000,
        }
    }

    /// In how many moves of ten it plays a random move.
    pub(super) const fn blunders_in_ten(self) -> u32 {
        match self {
            Self::Easy => 4,
            Self::Medium | Self::Hard => 0,
        }
    }
}
