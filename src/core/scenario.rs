//! The rulebook's examples, as positions.

use super::{Game, RuleRef};

/// An example of the rulebook.
#[derive(Debug)]
pub struct Scenario<G: Game> {
    /// The id that `createGame` takes.
    pub id: &'static str,
    /// What it shows, in a few words.
    pub title: &'static str,
    /// What to look at, in a sentence or two.
    pub note: &'static str,
    /// The rules it shows.
    pub rules: &'static [RuleRef],
    /// The position.
    pub start: fn() -> G::State,
}
