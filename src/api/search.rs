//! A bot's move: what may be asked for, and how long the search runs.

use serde::{Deserialize, Serialize};

use super::Session;
use super::arguments::{ActorArg, bot_seed, read_text};
use crate::bot::{Level, Mcts, SOLVER_BUDGET, Suggestion};
use crate::core::{Actor, Actors, Code, Error, Heuristics, Refusal, Seat, Seed, message};

/// The longest time that may be asked for: an hour.
const MOST_MS: u32 = 3_600_000;

/// The most iterations that may be asked for.
const MOST_ITERATIONS: u32 = 100_000_000;

/// The most iterations that are made for a millisecond that was asked for, more than a game that goes on needs: so a clock
/// that stands still ends a search, too.
const MOST_ITERATIONS_A_MS: f64 = 500.0;

/// Positions of an exact search for every millisecond: about a third of the time.
const SOLVED_A_MS: f64 = 300.0;

/// Iterations before the clock is read for the first time.
const FIRST_BATCH: u32 = 4;

/// How long a batch of iterations should take: the clock is read so often.
const BATCH_MS: f64 = 2.0;

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SearchOptions {
    ms: Option<f64>,
    iterations: Option<u32>,
    level: Option<Level>,
    seed: Option<Seed>,
    seat: Option<f64>,
}

/// A search that is run slice by slice, and how long it may take.
#[derive(Debug)]
pub struct Search<G: Heuristics> {
    mcts: Mcts<G>,
    /// Iterations altogether.
    limit: Option<u32>,
    /// Milliseconds altogether.
    ms: f64,
    spent: f64,
}

impl<G: Heuristics> Search<G> {
    pub(super) fn begin(session: &Session<G>, options: &str) -> Result<Self, Error> {
        let what = || message!("a-set-of-search-options", "a set of options for a suggestion");
        let SearchOptions { ms, iterations, level, seed, seat } = read_text(options, Code::BadOptions, what)?;
        let bad = |detail| Err(Error::plain(Code::BadOptions, detail));
        if ms.is_some_and(|ms| !(ms > 0.0 && ms <= f64::from(MOST_MS))) {
            return bad(message!("search-time", "ms is a number above 0 and at most {most}", most: Number = MOST_MS));
        }
        if iterations.is_some_and(|iterations| !(1..=MOST_ITERATIONS).contains(&iterations)) {
            return bad(
                message!("search-iterations", "iterations is a whole number from 1 to {most}", most: Number = MOST_ITERATIONS),
            );
        }
        let asked = seat.map(|seat| session.seat(ActorArg::Number(seat)));
        let asked = asked.transpose().map_err(|error| error.reworded(Code::BadOptions, |detail| detail))?;
        let seat = deciding(session, asked)?;
        let level = level.unwrap_or_default();
        let limit = if ms.is_none() { iterations.or(Some(level.iterations())) } else { iterations };
        let budget = ms.map_or(0, |ms| (ms * SOLVED_A_MS) as u64).max(SOLVER_BUDGET);
        let mcts = Mcts::new(session.position(), seat, level, bot_seed(seed)?, budget);
        let mcts = mcts.ok_or_else(|| {
            Error::plain(Code::NotYourTurn, message!("nothing-to-decide", "{seat} has nothing to decide", seat: Seat = seat))
        })?;
        Ok(Self { mcts, limit, ms: ms.unwrap_or(f64::INFINITY), spent: 0.0 })
    }

    /// How many iterations are left, as far as one can tell.
    fn left(&self) -> u32 {
        let made = self.mcts.iterations();
        let by_count = self.limit.map_or(u32::MAX, |limit| limit.saturating_sub(made));
        if self.ms.is_infinite() || made == 0 || self.spent <= 0.0 {
            return by_count;
        }
        let by_clock = (self.ms - self.spent) * f64::from(made) / self.spent;
        by_count.min(by_clock.max(0.0) as u32)
    }

    fn is_done(&self) -> bool {
        match self.limit {
            Some(limit) if self.ms.is_infinite() => self.mcts.is_done(limit),
            _ => {
                let is_late = self.spent >= self.ms || f64::from(self.mcts.iterations()) >= self.ms * MOST_ITERATIONS_A_MS;
                is_late || self.mcts.is_settled(self.left())
            }
        }
    }

    /// Searches until it is done or `pause` milliseconds have passed by this clock; whether it is done.
    pub fn run(&mut self, pause: f64, now: impl Fn() -> f64) -> bool {
        let limit = self.limit.unwrap_or(u32::MAX);
        // By count alone the clock decides nothing, and the same count is the same search.
        if self.ms.is_infinite() && pause.is_infinite() {
            self.mcts.run_within(limit, limit);
            return true;
        }
        let began = now();
        let before = self.spent;
        let mut batch = FIRST_BATCH;
        while !self.is_done() && self.spent - before < pause {
            self.mcts.run_within(limit, batch);
            let spent = before + (now() - began).max(0.0);
            batch = if spent - self.spent < BATCH_MS { batch.saturating_mul(2).min(1 << 16) } else { (batch / 2).max(1) };
            self.spent = spent;
        }
        self.is_done()
    }

    /// What it has come to so far.
    pub fn suggestion(&self) -> Option<Suggestion<G::Move>> {
        self.mcts.suggestion()
    }

    /// How many iterations it has made.
    pub const fn iterations(&self) -> u32 {
        self.mcts.iterations()
    }

    /// How many it will make at most, where that is known.
    pub const fn limit(&self) -> Option<u32> {
        self.limit
    }
}

/// The seat that a suggestion is for: the one that is asked about, else the first that is to act.
fn deciding<G: Heuristics>(session: &Session<G>, asked: Option<Seat>) -> Result<Seat, Error> {
    let not_now = |detail| Err(Error::plain(Code::NotYourTurn, detail));
    match (session.actors(), asked) {
        (Actors::Over, _) => {
            let detail = message!("no-move-to-suggest", "the game is over: there is no move to suggest");
            let rule = session.position().outcome().map(|(_, rule)| rule);
            Err(Error::refused(Code::GameOver, Refusal { rule, ..Refusal::plain(detail) }))
        }
        (Actors::Chance, _) => not_now(message!(
            "suggest-for-chance",
            "chance is to act: apply one of chanceOutcomes() before asking for a suggestion",
        )),
        (actors, Some(seat)) if actors.contains(Actor::Seat(seat)) => Ok(seat),
        (Actors::Seats(seats), Some(seat)) => not_now(message!(
            "suggest-for-other",
            "{seat} has no move to make: {actors} to act",
            seat: Seat = seat,
            actors: List = seats.iter(),
        )),
        (Actors::Seats(seats), None) => seats.first().map_or_else(|| not_now(message!("nobody", "nobody is to act")), Ok),
    }
}
