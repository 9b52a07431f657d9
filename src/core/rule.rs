//! Numbered rules that code can cite.
//!
//! A game writes its rules once, with `rules!`, as doc comments: an editor shows them wherever they are cited, and
//! `rules(id)` returns the same text to JavaScript.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

/// One numbered rule of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its number, such as `KOP-12` or `KOP-R3`.
    pub id: &'static str,
    /// A few words that name it.
    pub title: &'static str,
    /// The rule itself, in whole sentences.
    pub text: &'static str,
    /// Where it comes from.
    pub source: Source,
    /// A few words of the rulebook in its own language, by which an owner of the box finds the place.
    pub quote: Option<&'static str>,
}

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The rulebook, under this heading or figure.
    Rulebook(&'static str),
    /// Another public description of the game.
    Public(&'static str),
    /// A decision of ours on what the rulebook leaves open.
    Ruling,
}

/// A reference to a rule; as JSON it is the rule's number.
#[derive(Clone, Copy)]
pub struct RuleRef(&'static Rule);

impl RuleRef {
    pub(crate) const fn new(rule: &'static Rule) -> Self {
        Self(rule)
    }

    /// The number of the rule.
    pub const fn id(self) -> &'static str {
        self.0.id
    }

    /// The rule itself.
    pub const fn rule(self) -> &'static Rule {
        self.0
    }
}

impl PartialEq for RuleRef {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for RuleRef {}

impl Hash for RuleRef {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id().hash(state);
    }
}

impl fmt::Debug for RuleRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for RuleRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for RuleRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// Whether no two rules have one number; used by `rules!` at compile time.
pub(crate) const fn all_distinct(rules: &[RuleRef]) -> bool {
    let mut i = 0;
    while i < rules.len() {
        let mut j = i + 1;
        while j < rules.len() {
            if is_same(rules[i].0.id.as_bytes(), rules[j].0.id.as_bytes()) {
                return false;
            }
            j += 1;
        }
        i += 1;
    }
    true
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut i = 0;
    while i < one.len() && i < other.len() && one[i] == other[i] {
        i += 1;
    }
    i == one.len() && i == other.len()
}

/// Declares the numbered rules of a game as constants of type [`RuleRef`], and `ALL` of them in order:
/// `NAME = "KOP-13", "Title", Rulebook("heading or figure", "a few words of the book");`, or `Public("source")`, or `Ruling`.
macro_rules! rules {
    (@quote) => { None };
    (@quote $quote:literal) => { Some($quote) };
    ($( $(#[doc = $text:literal])+
        $name:ident = $id:literal, $title:literal, $kind:ident $(($place:literal $(, $quote:literal)?))?; )+) => {
        $(
            $(#[doc = $text])+
            pub const $name: $crate::core::RuleRef = $crate::core::RuleRef::new(&$crate::core::Rule {
                id: $id,
                title: $title,
                text: concat!($($text),+).trim_ascii_start(),
                source: $crate::core::RuleSource::$kind $(($place))?,
                quote: $crate::core::rules!(@quote $($($quote)?)?),
            });
        )+

        /// Every rule and ruling, in the order of the specification.
        pub const ALL: &[$crate::core::RuleRef] = &[$($name),+];

        const _: () = assert!($crate::core::all_distinct(ALL), "two rules have one number");
    };
}
pub(crate) use rules;
