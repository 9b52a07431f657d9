//! How the engine says no: a refusal is a rule and a message, an error is a refusal with the code of the public API.

use std::fmt;

use super::{Detail, RuleRef};

/// Why something is not allowed. Making one costs next to nothing as long as its message has no parameters: a game refuses
/// many candidates for each move that it lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that is broken, where one applies.
    pub rule: Option<RuleRef>,
    /// What is wrong, as a message.
    pub detail: Detail,
    /// The ids of the things that stand in the way, where the caller may want to point at them.
    pub about: &'static [&'static str],
}

impl Refusal {
    /// A refusal by a rule.
    pub const fn new(rule: RuleRef, detail: Detail) -> Self {
        Self { rule: Some(rule), detail, about: &[] }
    }

    /// A refusal that no numbered rule stands behind.
    pub const fn plain(detail: Detail) -> Self {
        Self { rule: None, detail, about: &[] }
    }

    /// The same about certain things, each with its id.
    #[must_use]
    pub fn about(self, things: &'static [&'static str]) -> Self {
        Self { about: things, ..self }
    }
}

/// Says no by a rule: `refuse!(rules::STEP, "occupied", "{to} is occupied", to: Place = to)`.
macro_rules! refuse {
    ($rule:expr, $($message:tt)+) => {
        Err($crate::core::Refusal::new($rule, $crate::core::message!($($message)+)))
    };
}
pub(crate) use refuse;

/// Says no by a rule unless something holds: `require!(holds, rules::STEP, "occupied", …)`.
macro_rules! require {
    ($holds:expr, $($refusal:tt)+) => {
        if $holds { Ok(()) } else { $crate::core::refuse!($($refusal)+) }
    };
}
pub(crate) use require;

/// The kind of an error, as JavaScript sees it in `RulesError.code`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// A rule forbids the move.
    IllegalMove,
    /// The value given is not a move, a seat or an argument at all.
    MalformedMove,
    /// No game has this id.
    UnknownGame,
    /// The options of a new game are not acceptable.
    BadOptions,
    /// The position is not one that can be played on.
    BadPosition,
    /// The text is not a saved game.
    BadSave,
    /// Somebody else is to act.
    NotYourTurn,
    /// The game is over.
    GameOver,
}

/// A refusal with its code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The kind of the error.
    pub code: Code,
    /// What was wrong and what was expected.
    pub refusal: Refusal,
}

impl Error {
    /// An error that a refusal explains.
    pub const fn refused(code: Code, refusal: Refusal) -> Self {
        Self { code, refusal }
    }

    /// An error that no numbered rule stands behind.
    pub const fn plain(code: Code, detail: Detail) -> Self {
        Self { code, refusal: Refusal::plain(detail) }
    }

    /// The rule behind it, where there is one.
    pub const fn rule(&self) -> Option<RuleRef> {
        self.refusal.rule
    }

    /// The same error of another kind, in another sentence, which may have the old one as a parameter.
    #[must_use]
    pub fn reworded(self, code: Code, words: impl FnOnce(Detail) -> Detail) -> Self {
        let Refusal { rule, detail, about } = self.refusal;
        Self { code, refusal: Refusal { rule, detail: words(detail), about } }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule() {
            Some(rule) => write!(f, "{} ({rule})", self.refusal.detail),
            None => self.refusal.detail.fmt(f),
        }
    }
}

impl std::error::Error for Error {}
