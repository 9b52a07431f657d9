//! What the calls of the API answer, as plain data.

use serde::Serialize;

use crate::bot::Totals;
use crate::core::{Code, Detail, Error, EventRecord, Outcome, RuleRef};

/// An error as JavaScript gets it.
#[derive(Debug, Serialize)]
pub struct Thrown {
    code: Code,
    message: String,
    rule: Option<RuleRef>,
    detail: Detail,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    about: &'static [&'static str],
}

impl From<Error> for Thrown {
    fn from(Error { code, refusal }: Error) -> Self {
        Self { code, message: refusal.detail.to_string(), rule: refusal.rule, detail: refusal.detail, about: refusal.about }
    }
}

/// Whether a move is legal, and if not which rule forbids it.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Verdict {
    /// It is.
    Legal {
        /// True.
        legal: bool,
    },
    /// It is not.
    Illegal {
        /// False.
        legal: bool,
        /// The rule that forbids it.
        rule: Option<RuleRef>,
        /// Why, in English.
        reason: String,
        /// Why, as a message.
        detail: Detail,
        /// The kind of the refusal.
        code: Code,
        /// The ids of the things that stand in the way.
        #[serde(skip_serializing_if = "<[_]>::is_empty")]
        about: &'static [&'static str],
    },
}

impl From<Result<(), Error>> for Verdict {
    fn from(judged: Result<(), Error>) -> Self {
        match judged {
            Ok(()) => Self::Legal { legal: true },
            Err(Error { code, refusal }) => Self::Illegal {
                legal: false,
                rule: refusal.rule,
                reason: refusal.detail.to_string(),
                detail: refusal.detail,
                code,
                about: refusal.about,
            },
        }
    }
}

/// Something that chance may draw.
#[derive(Debug, Serialize)]
pub struct ChanceOutcome<M> {
    /// The move of chance.
    #[serde(rename = "move")]
    pub mv: M,
    /// How likely it is, relative to its siblings.
    pub weight: u32,
}

/// A line of the log.
#[derive(Debug, Serialize)]
pub struct LogEntry<E> {
    /// How many moves had been played before.
    pub ply: u32,
    /// What happened.
    pub event: EventRecord<E>,
}

/// What random play came to.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum RandomPlay {
    /// How this game ended.
    Finished(Option<Outcome>),
    /// What many games came to.
    Totals {
        /// How many were played.
        games: u32,
        /// For each seat, how often it was alone in the first rank.
        wins: Vec<u32>,
        /// How often several seats shared the first rank.
        draws: u32,
        /// For each seat, the mean of its scores.
        #[serde(rename = "meanScores")]
        mean_scores: Vec<f64>,
        /// The moves of all games together.
        plies: u64,
    },
}

impl From<Totals> for RandomPlay {
    fn from(Totals { games, wins, draws, scores, plies }: Totals) -> Self {
        let mean = |sum: i64| sum as f64 / f64::from(games);
        Self::Totals { games, wins, draws, mean_scores: scores.into_iter().map(mean).collect(), plies }
    }
}
