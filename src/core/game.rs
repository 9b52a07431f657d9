//! The trait every game implements.
//!
//! A value of a type that implements [`Game`] is a *position*: what the engine plays on, and always legal. The *state*
//! is its public shape, which anyone can write; [`Game::from_state`] is the only way from one to the other.

use std::fmt::Debug;
use std::hash::Hash;

use serde::{Serialize, de::DeserializeOwned};

use super::{Actor, Actors, EventLog, Heuristics, Info, OptionInfo, Outcome, Refusal, Rng, RuleRef, Scenario, Seat, Variant};

/// Plain data that crosses to JavaScript.
#[cfg(not(test))]
pub trait Wire: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static {}
#[cfg(not(test))]
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static> Wire for T {}

/// Plain data that crosses to JavaScript, and that knows its TypeScript type.
#[cfg(test)]
pub trait Wire: Clone + PartialEq + Debug + Serialize + DeserializeOwned + ts_rs::TS + 'static {}
#[cfg(test)]
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + ts_rs::TS + 'static> Wire for T {}

/// Whose knowledge a state shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Sees everything.
    Omniscient,
    /// A seat: what it may not see is null.
    Seat(Seat),
}

/// A position of a game and the rules that lead from it to the next.
pub trait Game: Clone + PartialEq + Debug + 'static {
    /// What the game is.
    const INFO: Info;
    /// Its numbered rules and rulings.
    const RULES: &'static [RuleRef];
    /// Its options, for a form.
    const OPTIONS: &'static [OptionInfo];
    /// The rulebook's examples.
    const SCENARIOS: &'static [Scenario<Self>];
    /// What a caller may choose before the game.
    type Options: Wire + Default;
    /// The public shape of a position; anyone can write one, and it may be illegal or have nulls.
    type State: Wire;
    /// The moves of players and of chance.
    type Move: Wire + Eq + Hash;
    /// What can happen.
    type Event: Wire + Eq + Hash;
    /// What is in the box, as a front end draws it.
    type Components: Wire;

    /// The named ways to play.
    fn variants() -> Vec<Variant<Self::Options>>;

    /// The position a game begins with. `seats` is within the range of [`Info`].
    fn setup(options: &Self::Options, seats: u8, rng: &mut impl Rng) -> Result<Self, Refusal>;
    /// Validates: the only way from a state to a position.
    fn from_state(state: &Self::State) -> Result<Self, Refusal>;
    /// The state as this viewer sees it.
    fn state(&self, viewer: Viewer) -> Self::State;
    /// What is in the box when the game is played with these options, which are valid. It follows from them alone, so it
    /// tells nothing that is hidden.
    fn components(options: &Self::Options) -> Self::Components;
    /// The options that this table is played with.
    fn options(&self) -> Self::Options;
    /// How many play.
    fn seats(&self) -> u8;
    /// The rule behind the number of players.
    fn seats_rule() -> RuleRef;

    /// Who is to act.
    fn actors(&self) -> Actors;
    /// Appends, in the order of the specification and each once, at least every legal move of `who`, who is to act.
    fn candidates(&self, who: Actor, out: &mut Vec<Self::Move>);
    /// Whether the move names things that exist at this table; what its type alone cannot say.
    fn check_shape(&self, _mv: &Self::Move) -> Result<(), Refusal> {
        Ok(())
    }
    /// The same move in the form `candidates` lists it, where more than one form is accepted.
    fn canonical(&self, mv: Self::Move) -> Self::Move {
        mv
    }
    /// The rule by which `who`, who is not to act, may not make this move.
    fn turn_rule(&self, who: Actor, mv: &Self::Move) -> RuleRef;
    /// The judge: every rule that forbids a move of somebody who is to act is written here, and only here.
    fn check(&self, who: Actor, mv: &Self::Move) -> Result<(), Refusal>;
    /// Plays a move that `check` accepts. Consequences that a rule forces are events, not moves.
    fn apply(&mut self, who: Actor, mv: &Self::Move, log: &mut EventLog<Self::Event>);
    /// How the game ended and the rule that ended it; nothing while it goes on.
    fn outcome(&self) -> Option<(Outcome, RuleRef)>;

    /// How likely an outcome of chance is, relative to its siblings.
    fn weight(&self, _outcome: &Self::Move) -> u32 {
        1
    }
    /// Draws an outcome while chance is to act. Override for speed only: every outcome keeps its weight.
    fn sample(&self, rng: &mut impl Rng) -> Self::Move {
        let mut outcomes = Vec::new();
        self.legal_moves(Actor::Chance, &mut outcomes);
        let total = outcomes.iter().map(|outcome| self.weight(outcome)).sum();
        let mut left = rng.below(total);
        for outcome in outcomes {
            match left.checked_sub(self.weight(&outcome)) {
                Some(rest) => left = rest,
                None => return outcome,
            }
        }
        no_outcome()
    }

    /// What `seat` learns of an event: all of it, a part, or nothing. It may ask the position only for what never changes
    /// in a game: a log is read long after its events.
    fn redact(&self, event: Self::Event, _seat: Seat) -> Option<Self::Event> {
        Some(event)
    }
    /// Whether playing this move shows anybody something that was hidden from them.
    fn reveals(&self, _who: Actor, _mv: &Self::Move) -> bool {
        false
    }
    /// Some position that `seat` cannot tell from this one: what a bot may search.
    fn determinize(&self, _seat: Seat, _rng: &mut impl Rng) -> Self {
        self.clone()
    }

    /// Appends the legal moves: the candidates that pass the judge. Override for speed only.
    fn legal_moves(&self, who: Actor, out: &mut Vec<Self::Move>) {
        let from = out.len();
        self.candidates(who, out);
        let mut at = 0;
        out.retain(|mv| {
            at += 1;
            at <= from || self.check(who, mv).is_ok()
        });
    }
}

/// Chance is to act and nothing can be drawn.
#[cold]
#[allow(clippy::panic, reason = "chance without an outcome is a broken game, and the conformance suite looks for it")]
fn no_outcome() -> ! {
    panic!("chance is to act and has no outcome")
}

/// Code that is to run once for every game: tests, and the generators of types and texts.
pub trait ForEachGame {
    /// Called with each game in turn.
    fn visit<G: Heuristics>(&mut self);
}
