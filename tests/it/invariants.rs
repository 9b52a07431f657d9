//! What must hold in every position of a game, whatever was played.

use std::any::Any;

use ludotheque::core::{Eyes, Game};

use crate::rules;

/// Checks the invariants of whichever game this is; a game without a line here fails.
pub fn hold<G: Game>(position: &G) {
    let state: &dyn Any = &position.state(Eyes::All);
    let known = [
        state.downcast_ref().map(rules::kopis::invariant),
        state.downcast_ref().map(rules::ptites_locos::invariant),
        state.downcast_ref().map(rules::troia::invariant),
        state.downcast_ref().map(rules::frachtexpress::invariant),
        state.downcast_ref().map(rules::koplopers::invariant),
    ];
    assert!(known.iter().any(Option::is_some), "{} has no invariants", G::INFO.id);
}
