//! Numbered rules that code can cite.
//!
//! A game writes its rules once, with `rules!`, as doc comments: an editor shows them at every citation, and
//! `rules(id)` returns the same text to JavaScript.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

use super::{ToText, Writer};

/// One numbered rule of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its number, such as `KOP-12` or `KOP-R3`.
    pub id: &'static str,
    /// A few words that name it.
    pub title: &'static str,
    /// The rule itself, in whole sentences.
    pub text: &'static str,
    /// Where it comes from.
    pub source: Source,
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

/// The numbered rules and rulings of a game, in the order of the specification.
///
/// Their words are one text, which is cut up when somebody asks: references to the title, the text and the source of each
/// rule would weigh more than the titles themselves.
#[derive(Debug)]
pub struct Book {
    /// Three lines for each rule: title, text, source.
    text: &'static str,
    entries: &'static [Entry],
}

impl Book {
    pub(crate) const fn new(text: &'static str, entries: &'static [Entry]) -> Self {
        Self { text, entries }
    }

    /// A reference to each rule.
    pub fn iter(&self) -> impl Iterator<Item = Citation> + use<> {
        self.entries.iter().map(Citation)
    }

    /// The rule that is cited, in full.
    pub fn rule(&self, cited: Citation) -> Option<Rule> {
        self.rules().find(|rule| rule.id == cited.id())
    }

    /// Every rule in full.
    pub fn rules(&self) -> impl Iterator<Item = Rule> + use<> {
        let mut lines = self.text.lines();
        self.iter().map(move |citation| {
            let [title, text, source] = std::array::from_fn(|_| lines.next().unwrap_or_default().trim_start());
            let source = match source.split_once(' ') {
                Some(("Rulebook", place)) => Source::Rulebook(place),
                Some((_, place)) => Source::Public(place),
                None => Source::Ruling,
            };
            Rule { id: citation.id(), title, text, source }
        })
    }
}

/// What a citation points at: the number of a rule, filled up with zeros.
#[derive(Debug)]
pub struct Entry([u8; 8]);

impl Entry {
    pub(crate) const fn new(id: &str) -> Self {
        let mut padded = [0; 8];
        padded.split_at_mut(id.len()).0.copy_from_slice(id.as_bytes());
        Self(padded)
    }
}

/// A reference to a rule; as JSON it is the rule's number. [`Book::rules`] has its words.
#[derive(Clone, Copy)]
pub struct Citation(&'static Entry);

impl Citation {
    pub(crate) const fn new(entry: &'static Entry) -> Self {
        Self(entry)
    }

    /// The number of the rule that is cited.
    pub fn id(self) -> &'static str {
        str::from_utf8(&self.0.0).unwrap_or_default().trim_end_matches('\0')
    }
}

impl PartialEq for Citation {
    fn eq(&self, other: &Self) -> bool {
        self.0.0 == other.0.0
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

impl ToText for Citation {
    fn to_text(&self, out: &mut Writer) {
        out.text(self.id());
    }
}

impl Serialize for Citation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// Whether no two rules have one number; used by `rules!` at compile time.
pub(crate) const fn all_distinct(entries: &[Entry]) -> bool {
    let mut i = 0;
    while i < entries.len() {
        let mut j = i + 1;
        while j < entries.len() {
            if u64::from_le_bytes(entries[i].0) == u64::from_le_bytes(entries[j].0) {
                return false;
            }
            j += 1;
        }
        i += 1;
    }
    true
}

/// How many lines end in a text; used by `rules!` at compile time.
pub(crate) const fn lines(text: &str) -> usize {
    let (mut i, mut count) = (0, 0);
    while i < text.len() {
        count += (text.as_bytes()[i] == b'\n') as usize;
        i += 1;
    }
    count
}

/// Declares the numbered rules of a game as constants of type [`Citation`], and `ALL` of them in order.
macro_rules! rules {
    ($( $(#[doc = $text:literal])+ $name:ident = $id:literal, $title:literal, $kind:ident $(($place:literal))?; )+) => {
        /// Where each rule stands.
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "the names of the constants")]
        enum Place { $($name),+ }

        static ENTRIES: [$crate::core::RuleEntry; [$($id),+].len()] = [$($crate::core::RuleEntry::new($id)),+];

        const TEXT: &str = concat!($($title, "\n", $($text,)+ "\n", stringify!($kind), $(" ", $place,)? "\n"),+);

        $(
            $(#[doc = $text])+
            pub const $name: $crate::core::Citation = {
                // The name of a source that does not exist does not compile.
                const _: fn() = || _ = $crate::core::RuleSource::$kind $(($place))?;
                $crate::core::Citation::new(&ENTRIES[Place::$name as usize])
            };
        )+

        /// Every rule and ruling, in the order of the specification.
        pub const ALL: $crate::core::RuleBook = $crate::core::RuleBook::new(TEXT, &ENTRIES);

        const _: () = assert!($crate::core::all_distinct(&ENTRIES), "two rules have one number");
        const _: () = assert!($crate::core::lines(TEXT) == 3 * ENTRIES.len(), "a word of a rule breaks its line");
    };
}
pub(crate) use rules;
