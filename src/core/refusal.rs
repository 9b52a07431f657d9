//! How a game says no: to a move, or to data that is no position.

use std::borrow::Cow;

use super::Citation;

/// A rule and what it forbids, in words that are known beforehand.
///
/// A judge hands on a reference to it: one word of memory, nothing to drop. A game says no many times for each move that it
/// lists, mostly to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    rule: Citation,
    reason: &'static str,
    /// One word: there are hundreds of grounds, and hardly any is about anything.
    about: &'static &'static [&'static str],
}

/// Nothing in particular.
static NOTHING: &[&str] = &[];

impl Ground {
    /// A rule, and the reason: lower case, no full stop.
    pub const fn new(rule: Citation, reason: &'static str) -> Self {
        Self { rule, reason, about: &NOTHING }
    }

    /// The same about certain things, each with its id.
    #[must_use]
    pub const fn about(self, things: &'static &'static [&'static str]) -> Self {
        Self { about: things, ..self }
    }

    /// The rule.
    pub const fn rule(&self) -> Citation {
        self.rule
    }

    /// The reason in words.
    pub const fn reason(&self) -> &'static str {
        self.reason
    }
}

/// What a judge says: something, or the ground on which it is not so.
pub type Judged<T = ()> = Result<T, &'static Ground>;

/// The ground of a refusal, made when the program is compiled.
macro_rules! ground {
    ($rule:expr, $reason:expr $(,)?) => {
        const { &$crate::core::Ground::new($rule, $reason) }
    };
}
pub(crate) use ground;

/// Says no by a rule.
macro_rules! refuse {
    ($rule:expr, $reason:expr $(,)?) => {
        Err(From::from($crate::core::ground!($rule, $reason)))
    };
}
pub(crate) use refuse;

/// Says no by a rule unless something holds.
macro_rules! require {
    ($holds:expr, $rule:expr, $reason:expr $(,)?) => {
        if $holds { Ok(()) } else { Err($crate::core::ground!($rule, $reason)) }
    };
}
pub(crate) use require;

/// Why a move is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Citation,
    /// The reason in words: lower case, no full stop.
    pub reason: Cow<'static, str>,
    /// The ids of the things that stand in the way, where the reason is about several that the caller may want to point at.
    pub about: &'static [&'static str],
}

impl Refusal {
    /// A refusal by a rule.
    pub fn new(rule: Citation, reason: impl Into<Cow<'static, str>>) -> Self {
        Self { rule, reason: reason.into(), about: &[] }
    }
}

impl From<&'static Ground> for Refusal {
    fn from(ground: &'static Ground) -> Self {
        Self { rule: ground.rule, reason: Cow::Borrowed(ground.reason), about: ground.about }
    }
}

/// What is wrong with options, a position, or the shape of a move; a rule stands behind most faults, not all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The rule that is broken, where one applies.
    pub rule: Option<Citation>,
    /// What is wrong in words: lower case, no full stop.
    pub reason: Cow<'static, str>,
}

impl Fault {
    /// A fault that no numbered rule stands behind.
    pub fn plain(reason: impl Into<Cow<'static, str>>) -> Self {
        Self { rule: None, reason: reason.into() }
    }

    /// A fault against a rule.
    pub fn against(rule: Citation, reason: impl Into<Cow<'static, str>>) -> Self {
        Self { rule: Some(rule), reason: reason.into() }
    }
}

impl From<&'static Ground> for Fault {
    #[inline(never)]
    fn from(ground: &'static Ground) -> Self {
        Self { rule: Some(ground.rule), reason: Cow::Borrowed(ground.reason) }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self { rule: Some(refusal.rule), reason: refusal.reason }
    }
}
