//! The trait every game implements, and the small words it uses.
//!
//! A value of a type that implements [`Game`] is a *position*: what the engine plays on, and always legal. The *state*
//! is its public shape, which anyone can write; [`Game::from_state`] is the only way from one to the other.

use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer, de::DeserializeOwned};

use super::{
    Actor, Actors, Catalogue, Citation, Error, Fault, FromTree, Playout, Refusal, RuleBook, Scenarios, Scenes, Seat, Source,
    Table, ToText, Writer, number_moves, play_number, serialized,
};

/// Plain data that crosses to JavaScript.
#[cfg(not(test))]
pub trait Wire: Clone + PartialEq + Debug + FromTree + ToText + Serialize + DeserializeOwned + 'static {}
#[cfg(not(test))]
impl<T: Clone + PartialEq + Debug + FromTree + ToText + Serialize + DeserializeOwned + 'static> Wire for T {}

/// Plain data that crosses to JavaScript, and that knows its TypeScript type.
#[cfg(test)]
pub trait Wire: Clone + PartialEq + Debug + FromTree + ToText + Serialize + DeserializeOwned + ts_rs::TS + 'static {}
#[cfg(test)]
impl<T: Clone + PartialEq + Debug + FromTree + ToText + Serialize + DeserializeOwned + ts_rs::TS + 'static> Wire for T {}

/// Whose knowledge a state is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// The table's: everything.
    All,
    /// One seat's: what it may not see is null.
    Of(Seat),
}

/// An event and the rule that made it happen. As JSON the rule is one more field of the event.
#[derive(Clone, Debug, PartialEq)]
pub struct Cited<E> {
    /// What happened.
    pub event: E,
    /// The rule that made it happen.
    pub rule: Citation,
}

impl<E: ToText> ToText for Cited<E> {
    fn to_text(&self, out: &mut Writer) {
        out.cited(self);
    }
}

impl<E: ToText> Serialize for Cited<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialized(self, serializer)
    }
}

/// The event alone: hardly any happens by two rules.
impl<E: Hash> Hash for Cited<E> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.event.hash(state);
    }
}

/// Where a move writes what happened; deaf where nobody listens, as in search.
#[derive(Clone, Debug)]
pub struct Log<E>(Option<Vec<Cited<E>>>);

impl<E> Log<E> {
    /// A log that keeps every event.
    pub const fn listening() -> Self {
        Self(Some(Vec::new()))
    }

    /// A log that keeps nothing.
    pub const fn deaf() -> Self {
        Self(None)
    }

    /// Whether anybody listens: where making an event is work, ask first.
    pub const fn listens(&self) -> bool {
        self.0.is_some()
    }

    /// Writes an event and the rule that made it happen.
    #[inline(always)]
    pub fn push(&mut self, rule: Citation, event: E) {
        if self.listens() {
            self.keep(rule, event);
        }
    }

    #[inline(never)]
    fn keep(&mut self, rule: Citation, event: E) {
        if let Some(events) = &mut self.0 {
            events.push(Cited { event, rule });
        }
    }

    /// Everything that was written.
    pub fn events(&self) -> &[Cited<E>] {
        self.0.as_deref().unwrap_or_default()
    }

    /// Forgets everything that was written.
    pub fn clear(&mut self) {
        if let Some(events) = &mut self.0 {
            events.clear();
        }
    }

    /// Everything that was written, for keeps; the log goes on without it.
    pub fn take(&mut self) -> Vec<Cited<E>> {
        self.0.as_mut().map(std::mem::take).unwrap_or_default()
    }
}

/// Who learns of a move when it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// Everybody.
    Open,
    /// Nobody else, until all who choose at once have chosen; then everybody.
    Covered,
    /// Nobody else.
    Kept,
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

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, ToText)]
pub struct Outcome {
    /// The seats from the best rank to the last; equal ones share a rank.
    pub ranking: Vec<Vec<Seat>>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// A code of the game for why it ended.
    pub reason: &'static str,
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialized(self, serializer)
    }
}

impl Outcome {
    /// Ranks the seats by their scores, highest first; equal scores share a rank.
    pub fn by_score(scores: Vec<i32>, reason: &'static str) -> Self {
        let mut ranking: Vec<Vec<Seat>> = Vec::with_capacity(scores.len());
        let mut next = scores.iter().copied().max();
        while let Some(best) = next {
            ranking.push((0..).map(Seat).zip(&scores).filter(|(_, score)| **score == best).map(|(seat, _)| seat).collect());
            next = scores.iter().copied().filter(|score| *score < best).max();
        }
        Self { ranking, scores, reason }
    }
}

/// What a game is, before anybody sits down.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The id in the API: lower case, hyphens.
    pub id: &'static str,
    /// The name in TypeScript: `Kopis`, `PtitesLocos`.
    pub name: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// Who designed it.
    pub author: &'static str,
    /// Who published it.
    pub publisher: &'static str,
    /// When it was published, where that is known.
    pub year: Option<u16>,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
    /// How many play when the caller does not say.
    pub default_players: u8,
    /// The version of these rules; it changes when an old save may no longer replay.
    pub rules_version: u32,
    /// What is reconstructed, in a sentence.
    pub reconstructed: &'static str,
    /// The fields that a position may leave out.
    pub optional_in_positions: &'static [&'static str],
}

impl Info {
    /// Whether so many can play; if not, that breaks a rule.
    #[inline(never)]
    pub(super) fn fits(&self, seats: u8, rule: Citation) -> Result<(), Fault> {
        let Self { title, min_players, max_players, .. } = self;
        if (min_players..=max_players).contains(&&seats) {
            return Ok(());
        }
        let numbers = if min_players == max_players { "" } else { &format!(" to {max_players}") };
        Err(Fault::against(rule, format!("{title} is played by {min_players}{numbers}, not by {seats}")))
    }
}

/// One option of a game, for a form.
#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// The name of the field.
    pub name: &'static str,
    /// What may be given.
    pub kind: OptionKind,
    /// What it decides, in a sentence.
    pub text: &'static str,
    /// The rule it belongs to.
    pub rule: Citation,
}

/// What values an option takes.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// True or false.
    Switch,
    /// A whole number in this range.
    Whole {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// A table of an owner of the box, or null.
    Table,
}

/// A named way to play: options that belong together.
#[derive(Clone, Debug)]
pub struct Variant<O> {
    /// A short id.
    pub id: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// The options that make it.
    pub options: O,
}

/// A position of a game and the rules that lead from it to the next.
pub trait Game: Clone + PartialEq + Debug + Playout + 'static {
    /// What the game is.
    const INFO: Info;
    /// Its numbered rules and rulings.
    const RULES: RuleBook;
    /// Its options, for a form.
    const OPTIONS: &'static [OptionInfo];
    /// The rulebook's examples.
    const SCENARIOS: Scenarios;
    /// Their positions.
    const SCENES: Scenes<Self>;
    /// What a caller may choose before the game.
    type Options: Wire + Default;
    /// The public shape of a position; anyone can write one, and it may be illegal or have nulls.
    type State: Wire;
    /// The moves of players and of chance.
    type Move: Wire + Eq + Hash;
    /// What can happen.
    type Event: Wire + Hash;

    /// The position a game begins with. `seats` is within the range of [`Info`].
    fn setup<S: Source>(options: &Self::Options, seats: u8, source: &mut S) -> Result<Self, Fault>;
    /// Validates: the only way from a state to a position.
    fn from_state(state: &Self::State) -> Result<Self, Fault>;
    /// The state as these eyes see it.
    fn state(&self, eyes: Eyes) -> Self::State;
    /// The rule that an option breaks when its value has not even the right shape, where the specification names one.
    fn shape_rule(_option: &str) -> Option<Citation> {
        None
    }
    /// How many play.
    fn seats(&self) -> u8;
    /// The rule behind the number of players.
    fn seats_rule() -> Citation;

    /// Who is to act.
    fn actors(&self) -> Actors;
    /// Appends, in the order of the specification and each once, at least every legal move of `who`, who is to act.
    fn candidates(&self, who: Actor, out: &mut Vec<Self::Move>);
    /// Whether the move names things that exist at this table; what its type alone cannot say.
    fn shape(&self, _mv: &Self::Move) -> Result<(), Fault> {
        Ok(())
    }
    /// The same move in the form `candidates` lists it, where more than one form is accepted.
    fn canonical(&self, mv: Self::Move) -> Self::Move {
        mv
    }
    /// Why `who`, who is not to act, may not make this move.
    fn out_of_turn(&self, who: Actor, mv: &Self::Move) -> Refusal;
    /// The judge: every rule that forbids a move of somebody who is to act is written here, and only here.
    fn check(&self, who: Actor, mv: &Self::Move) -> Result<(), Refusal>;
    /// Plays a move that `check` accepts. Consequences that a rule forces are events, not moves.
    fn apply(&mut self, who: Actor, mv: &Self::Move, log: &mut Log<Self::Event>);
    /// How the game ended and the rule that ended it; nothing while it goes on.
    fn outcome(&self) -> Option<(Outcome, Citation)>;

    /// How likely an outcome of chance is, relative to its siblings.
    fn weight(&self, _outcome: &Self::Move) -> u32 {
        1
    }
    /// Draws an outcome while chance is to act. Override for speed only: every outcome keeps its weight.
    fn sample<S: Source>(&self, source: &mut S) -> Self::Move {
        let mut outcomes = Vec::new();
        self.legal_moves(Actor::Chance, &mut outcomes);
        let total = outcomes.iter().map(|outcome| self.weight(outcome)).sum();
        let mut left = source.below(total);
        for outcome in outcomes {
            match left.checked_sub(self.weight(&outcome)) {
                Some(rest) => left = rest,
                None => return outcome,
            }
        }
        unreachable_outcome()
    }

    /// What `seat` learns of an event: all of it, a part, or nothing. `self` is the position after the move.
    fn witness(&self, event: Self::Event, _seat: Seat) -> Option<Self::Event> {
        Some(event)
    }
    /// Whether playing this move shows anybody something that was hidden from them.
    fn reveals(&self, _who: Actor, _mv: &Self::Move) -> bool {
        false
    }
    /// Some position that `seat` cannot tell from this one: what a bot may think about.
    fn imagine<S: Source>(&self, _seat: Seat, _source: &mut S) -> Self {
        self.clone()
    }

    /// For bots: who learns of a move when it is made.
    fn secrecy(&self, _who: Actor, _mv: &Self::Move) -> Secrecy {
        Secrecy::Open
    }
    /// For bots: whether [`Game::inclinations`] tells moves apart.
    const INCLINED: bool = false;
    /// For bots: appends for each of these legal moves of `seat` how likely the seat is to make it, relative to its
    /// siblings; at least 1. Says only what the seat may know.
    fn inclinations(&self, _seat: Seat, moves: &[Self::Move], out: &mut Vec<u32>) {
        out.extend(moves.iter().map(|_| 1));
    }
    /// For bots: whether [`Game::prospects`] judges positions.
    const JUDGES: bool = false;
    /// For bots: how a seat stands, in hundredths of a lead that wins three games of four.
    fn prospects(&self, _seat: Seat) -> i32 {
        0
    }
    /// For bots: after how many decisions a playout is judged instead of played on.
    const HORIZON: u32 = u32::MAX;
    /// For bots: what an exact search finds out by looking at no more than so many positions; nothing where it cannot.
    fn solve(&self, _positions: u64) -> Option<Solution<Self::Move>> {
        None
    }

    /// The named ways to play.
    fn variants() -> Vec<Variant<Self::Options>>;

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

    /// Writes the first number of the edition and the numbers of the legal moves of `who`, none if somebody else is to act;
    /// nothing if they are more than there are numbers. Override, with the same words, only to have it compiled beside the
    /// game, for speed: what is generic is compiled where it is used.
    fn number_moves(table: &Table<Self>, who: Actor, catalogue: &mut Catalogue, out: &mut Vec<u32>) -> bool {
        number_moves(table, who, catalogue, out)
    }
    /// Plays the move with a number. Writes the first number of the edition and the numbers of what happened; nothing if
    /// that is more than there are numbers. Override as above.
    fn play_number(
        table: &mut Table<Self>,
        number: u32,
        who: Option<Actor>,
        catalogue: &mut Catalogue,
        out: &mut Vec<u32>,
    ) -> Result<bool, Error> {
        play_number(table, number, who, catalogue, out)
    }
}

/// The weights of the outcomes of chance sum up to more than was drawn.
#[cold]
#[allow(clippy::panic, reason = "chance without an outcome is a broken game, and the conformance suite looks for it")]
fn unreachable_outcome() -> ! {
    panic!("chance is to act and has no outcome")
}

/// Code that is to run once for every game: tests, the registry, the type generator.
pub trait ForEachGame {
    /// Called with each game in turn.
    fn visit<G: Game>(&mut self);
}
