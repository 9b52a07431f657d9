//! How strong a bot is: three levels that a person can feel.

use crate::core::Wire;

/// How strong a bot is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Wire)]
#[serde(rename_all = "camelCase")]
pub enum Level {
    /// Thinks little, and often plays what comes to mind.
    Easy,
    /// Thinks for a moment.
    #[default]
    Medium,
    /// Thinks as long as a person is willing to wait.
    Hard,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// How many playouts it makes for a move when nobody says how long it may think.
    pub const fn iterations(self) -> u32 {
        match self {
            Self::Easy => 24,
            Self::Medium => 300,
            Self::Hard => 2_000,
        }
    }

    /// In how many moves of ten it plays what comes to mind.
    pub(super) const fn whims(self) -> u32 {
        match self {
            Self::Easy => 4,
            Self::Medium | Self::Hard => 0,
        }
    }
}
