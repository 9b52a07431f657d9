//! Numbered rules that code can cite.
//!
//! A game writes its rules once, with `rules!`, as doc comments: an editor shows them at every citation, and
//! `rules(id)` returns the same text to JavaScript.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

/// One numbered rule of a game.
#[derive(Debug)]
pub struct Rule {
    /// Its number, such as `KOP-12` or `KOP-R3`.
    pub id: &'static str,
    /// A few words that name it.
    pub title: &'static str,
    text: &'static str,
    /// Where it comes from.
    pub source: Source,
}

impl Rule {
    pub(crate) const fn new(id: &'static str, title: &'static str, text: &'static str, source: Source) -> Self {
        Self { id, title, text, source }
    }

    /// The rule itself, in whole sentences.
    pub fn text(&self) -> &'static str {
        self.text.trim()
    }
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
pub struct Citation(&'static Rule);

impl Citation {
    pub(crate) const fn new(rule: &'static Rule) -> Self {
        Self(rule)
    }

    /// The rule that is cited.
    pub const fn rule(self) -> &'static Rule {
        self.0
    }

    /// The number of the rule that is cited.
    pub const fn id(self) -> &'static str {
        self.0.id
    }
}

impl PartialEq for Citation {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Citation {}

impl Hash for Citation {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id().hash(state);
    }
}

impl fmt::Debug for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Citation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// Whether no two rules have one number; used by `rules!` at compile time.
pub(crate) const fn all_distinct(rules: &[Citation]) -> bool {
    let mut i = 0;
    while i < rules.len() {
        let mut j = i + 1;
        while j < rules.len() {
            if same(rules[i].id().as_bytes(), rules[j].id().as_bytes()) {
                return false;
            }
            j += 1;
        }
        i += 1;
    }
    true
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Declares the numbered rules of a game as constants of type [`Citation`], and `ALL` of them in order.
macro_rules! rules {
    ($( $(#[doc = $text:literal])+ $name:ident = $id:literal, $title:literal, $source:expr; )+) => {
        $(
            $(#[doc = $text])+
            pub const $name: $crate::core::Citation = {
                #[allow(unused_imports, reason = "a game may have no rule of one of the sources")]
                use $crate::core::RuleSource::{Public, Rulebook, Ruling};
                $crate::core::Citation::new(&$crate::core::Rule::new($id, $title, concat!($($text),+), $source))
            };
        )+

        /// Every rule and ruling, in the order of the specification.
        pub const ALL: &[$crate::core::Citation] = &[$($name),+];

        const _: () = assert!($crate::core::all_distinct(ALL), "two rules have one number");
    };
}
pub(crate) use rules;
