//! What can go wrong, in the words of the public API.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

use super::{Citation, Fault, Refusal};

/// The kind of an error, as JavaScript sees it in `RulesError.code`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl Code {
    /// The code as JavaScript sees it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal-move",
            Self::MalformedMove => "malformed-move",
            Self::UnknownGame => "unknown-game",
            Self::BadOptions => "bad-options",
            Self::BadPosition => "bad-position",
            Self::BadSave => "bad-save",
            Self::NotYourTurn => "not-your-turn",
            Self::GameOver => "game-over",
        }
    }
}

/// An error. It is one word long and lies elsewhere, for most calls hand none on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Report>);

/// What an error says: its code, the rule behind it where there is one, and a sentence that says what was wrong and what was
/// expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The kind of the error.
    pub code: Code,
    /// The rule that is broken, where one applies.
    pub rule: Option<Citation>,
    /// What was wrong and what was expected.
    pub message: Cow<'static, str>,
    /// The ids of the things that stand in the way, where a refusal points at them.
    pub about: &'static [&'static str],
}

impl Error {
    /// An error that no numbered rule stands behind.
    pub fn new(code: Code, message: impl Into<Cow<'static, str>>) -> Self {
        Report { code, rule: None, message: message.into(), about: &[] }.into()
    }

    /// An error that a refusal explains.
    pub fn refused(code: Code, refusal: Refusal) -> Self {
        Report { code, rule: Some(refusal.rule), message: refusal.reason, about: refusal.about }.into()
    }

    /// An error that a fault in data explains.
    pub fn faulty(code: Code, fault: Fault) -> Self {
        Report { code, rule: fault.rule, message: fault.reason, about: &[] }.into()
    }

    /// The same error as one of another kind.
    #[must_use]
    pub fn as_code(mut self, code: Code) -> Self {
        self.0.code = code;
        self
    }

    /// The same error by this rule.
    #[must_use]
    pub fn by(mut self, rule: Option<Citation>) -> Self {
        self.0.rule = rule;
        self
    }

    /// The same error after a few words that say where it was met.
    #[must_use]
    pub fn after(mut self, words: fmt::Arguments<'_>) -> Self {
        self.0.message = format!("{words}: {}", self.0.message).into();
        self
    }
}

impl From<Report> for Error {
    #[inline(never)]
    fn from(report: Report) -> Self {
        Self(Box::new(report))
    }
}

impl Deref for Error {
    type Target = Report;

    fn deref(&self) -> &Report {
        &self.0
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        match self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Error {}
