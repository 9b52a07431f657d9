//! What is said of a game before anybody sits down.

use serde::Serialize;

use super::{Refusal, RuleRef, refuse};

/// What a game is.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The id in the API: lower case, hyphens. The folder of the game has the same name with underscores.
    pub id: &'static str,
    /// The name in TypeScript: `Kopis`, `PtitesLocos`.
    pub name: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// What it is about, in a sentence or two.
    pub summary: &'static str,
    /// Who designed it.
    pub author: &'static str,
    /// Who published it.
    pub publisher: &'static str,
    /// When it was published, where that is known.
    pub year: Option<u16>,
    /// How many minutes a game takes, as the box says.
    pub minutes: u16,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
    /// How many play when the caller does not say.
    pub default_players: u8,
    /// Whether something is hidden from somebody: a hand, a pile, a choice that is not yet shown.
    pub hidden_information: bool,
    /// The version of these rules; it changes when an old save may no longer replay.
    pub rules_version: u32,
    /// The language of the rulebook that the rules quote, as a page names it: `fr`, `nl`.
    pub rulebook_language: &'static str,
    /// What is reconstructed, in a sentence.
    pub reconstructed: &'static str,
    /// The fields that a position may leave out.
    pub optional_in_positions: &'static [&'static str],
}

impl Info {
    /// Whether so many can play; if not, that breaks a rule.
    pub(super) fn check_seats(&self, seats: u8, rule: RuleRef) -> Result<(), Refusal> {
        let Self { title, min_players: min, max_players: max, .. } = *self;
        match seats {
            _ if (min..=max).contains(&seats) => Ok(()),
            _ if min == max => refuse!(
                rule,
                "wrong-number-of-players",
                "{title} is played by {count}, not by {players}",
                title: Term = title,
                count: Number = min,
                players: Number = seats,
            ),
            _ => refuse!(
                rule,
                "players-out-of-range",
                "{title} is played by {min} to {max}, not by {players}",
                title: Term = title,
                min: Number = min,
                max: Number = max,
                players: Number = seats,
            ),
        }
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
    pub rule: RuleRef,
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
    /// For each of some entries one of some values: an object of the entries that differ from what they are otherwise.
    Choices {
        /// What is chosen for.
        entries: &'static [ChoiceEntry],
        /// What may be chosen for each.
        values: &'static [ChoiceValue],
    },
    /// A table of an owner of the box, or null.
    Table,
}

/// One entry of an option that is several choices.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ChoiceEntry {
    /// Its name in the option.
    pub name: &'static str,
    /// What people call it.
    pub label: &'static str,
    /// What it is when it is left out.
    pub value: &'static str,
}

/// One value of an option that is several choices.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ChoiceValue {
    /// The word in the option.
    pub value: &'static str,
    /// What people call it.
    pub label: &'static str,
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
