//! What a bot knows of the game: nothing but its rules.

use super::position::PtitesLocos;
use crate::core::Heuristics;

impl Heuristics for PtitesLocos {}
