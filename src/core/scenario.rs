//! The rulebook's examples, as positions.

use super::{Citation, Game, lines};

/// What is said of an example of the rulebook.
#[derive(Clone, Copy, Debug)]
pub struct Scenario {
    /// The id that `createGame` takes.
    pub id: &'static str,
    /// What it shows, in a few words.
    pub title: &'static str,
    /// What to look at, in a sentence or two.
    pub note: &'static str,
    /// The rules it shows.
    pub rules: &'static [Citation],
}

/// The examples of a game, in the order of its specification. Their words are one text, like those of its rules.
#[derive(Clone, Copy, Debug)]
pub struct Scenarios {
    /// Three lines for each: id, title, note.
    text: &'static str,
    rules: &'static [&'static [Citation]],
}

impl Scenarios {
    pub(crate) const fn new(text: &'static str, rules: &'static [&'static [Citation]]) -> Self {
        assert!(lines(text) == 3 * rules.len(), "a word of a scenario breaks its line");
        Self { text, rules }
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = Scenario> + use<> {
        let mut lines = self.text.lines();
        self.rules.iter().map(move |&rules| {
            let [id, title, note] = std::array::from_fn(|_| lines.next().unwrap_or_default());
            Scenario { id, title, note, rules }
        })
    }
}

/// The positions of the examples, in the same order.
pub type Scenes<G> = &'static [fn() -> <G as Game>::State];

/// Lists the examples of a game as `ALL`, and their positions as `SCENES`.
macro_rules! scenarios {
    ($game:ty; $(
        Scenario { id: $id:literal, title: $title:literal, note: $note:literal, rules: $rules:expr, start: $start:expr $(,)? }
    ),+ $(,)?) => {
        pub(crate) const ALL: $crate::core::Scenarios =
            $crate::core::Scenarios::new(concat!($($id, "\n", $title, "\n", $note, "\n"),+), &[$($rules),+]);

        pub(crate) const SCENES: $crate::core::Scenes<$game> = &[$($start),+];
    };
}
pub(crate) use scenarios;
