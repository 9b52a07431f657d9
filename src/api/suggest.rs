//! A bot's move: what may be asked for, how long it thinks, and how the answer is told.

use super::table::{AnyTable, Asked, written};
use super::words::read;
use super::{Reply, bits, fresh_seed};
use crate::bot::{self, Considered, Level, Mind, Pcg, World};
use crate::core::{Actor, Actors, Code, Error, FromTree, Seat, Seed, Writer};

/// The longest time that may be asked for: an hour.
const MOST_MS: u32 = 3_600_000;

/// Positions of an exact search for every millisecond.
const EXACT_PER_MS: f64 = 300.0;

/// The most iterations that may be asked for.
const MOST_ITERATIONS: u32 = 100_000_000;

#[derive(Default, FromTree)]
#[serde(default)]
struct Wanted {
    ms: Option<f64>,
    iterations: Option<u32>,
    level: Option<Level>,
    seed: Option<Seed>,
    seat: Option<f64>,
}

/// Begins to think about the position of a table.
pub(super) fn search(table: &dyn AnyTable, options: &str) -> Result<Thinking, Error> {
    let wanted: Wanted = read(options, Code::BadOptions, &"a set of options for a suggestion")?;
    let bad = |what: String| Err(Error::new(Code::BadOptions, what));
    if wanted.ms.is_some_and(|ms| !(ms > 0.0 && ms <= f64::from(MOST_MS))) {
        return bad(format!("ms is a number above 0 and at most {MOST_MS}"));
    }
    if wanted.iterations.is_some_and(|iterations| !(1..=MOST_ITERATIONS).contains(&iterations)) {
        return bad(format!("iterations is a whole number from 1 to {MOST_ITERATIONS}"));
    }
    let asked = match wanted.seat {
        Some(seat) => Some(table.person(Asked::Number(seat)).map_err(|error| error.as_code(Code::BadOptions))?),
        None => None,
    };
    let seat = deciding(table, asked)?;
    let level = wanted.level.unwrap_or_default();
    let limit = match (wanted.ms, wanted.iterations) {
        (None, None) => Some(level.iterations()),
        (_, iterations) => iterations,
    };
    let seed = match wanted.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    // An exact search gets about a third of the time, but never less than by count.
    let patience = wanted.ms.map_or(0, |ms| (ms * EXACT_PER_MS) as u64).max(bot::PATIENCE);
    let mut source = Pcg::new(bits(&seed));
    let nothing = || Error::new(Code::NotYourTurn, format!("{seat} has nothing to decide"));
    let mut world = table.imagined(seat, &mut source).ok_or_else(nothing)?;
    let mind = Mind::new(&mut *world, seat, level, source, patience).ok_or_else(nothing)?;
    Ok(Thinking { mind, world, limit, ms: wanted.ms.unwrap_or(f64::INFINITY), spent: 0.0 })
}

/// The seat that a suggestion is for: the one that is asked about, else the first that is to act.
fn deciding(table: &dyn AnyTable, asked: Option<Seat>) -> Result<Seat, Error> {
    let actors = table.actors();
    match (actors, asked) {
        (Actors::Over, _) => {
            let rule = table.end().map(|(_, rule)| rule);
            Err(Error::new(Code::GameOver, "the game is over: there is no move to suggest").by(rule))
        }
        (Actors::Chance, _) => {
            Err(Error::new(Code::NotYourTurn, "chance is to act: apply one of chanceOutcomes() before asking for a suggestion"))
        }
        (Actors::Seats(seats), None) => seats.first().ok_or_else(|| Error::new(Code::NotYourTurn, "nobody is to act")),
        (Actors::Seats(_), Some(seat)) if actors.contains(Actor::Seat(seat)) => Ok(seat),
        (Actors::Seats(_), Some(seat)) => Err(Error::new(Code::NotYourTurn, format!("{seat} has no move to make: {actors}"))),
    }
}

/// A search of some game, which is run slice by slice, and how long it may take.
pub struct Thinking {
    mind: Mind,
    world: Box<dyn World>,
    /// Iterations altogether.
    limit: Option<u32>,
    /// Milliseconds altogether.
    ms: f64,
    spent: f64,
}

/// Iterations before the clock is looked at for the first time.
const FIRST_BATCH: u32 = 4;

/// How long a batch of iterations should take: the clock is looked at so often.
const BATCH_MS: f64 = 2.0;

impl Thinking {
    /// How many iterations are left, as far as one can tell.
    fn left(&self) -> u32 {
        let made = self.mind.iterations();
        let by_count = self.limit.map_or(u32::MAX, |limit| limit.saturating_sub(made));
        if self.ms.is_infinite() || made == 0 || self.spent <= 0.0 {
            return by_count;
        }
        let by_clock = (self.ms - self.spent) * f64::from(made) / self.spent;
        by_count.min(by_clock.max(0.0) as u32)
    }

    fn is_done(&self) -> bool {
        match self.limit {
            Some(limit) if self.ms.is_infinite() => self.mind.is_done(limit),
            _ => self.spent >= self.ms || self.mind.is_settled(self.left()),
        }
    }

    /// Thinks until it is done or `pause` milliseconds have passed by this clock; whether it is done.
    pub fn think(&mut self, pause: f64, now: &mut dyn FnMut() -> f64) -> bool {
        let limit = self.limit.unwrap_or(u32::MAX);
        // By count alone the clock decides nothing, and the same count is the same search.
        if self.ms.is_infinite() && pause.is_infinite() {
            self.mind.run_within(&mut *self.world, limit, limit);
            return true;
        }
        let began = now();
        let before = self.spent;
        let mut batch = FIRST_BATCH;
        while !self.is_done() && self.spent - before < pause {
            self.mind.run_within(&mut *self.world, limit, batch);
            let spent = before + (now() - began).max(0.0);
            batch = if spent - self.spent < BATCH_MS { batch.saturating_mul(2).min(1 << 16) } else { (batch / 2).max(1) };
            self.spent = spent;
        }
        self.is_done()
    }

    /// What it has come to so far.
    pub fn suggestion(&mut self) -> Reply {
        let Self { mind, world, .. } = self;
        let answer = mind.answer(&mut **world);
        written(|out| match &answer {
            None => out.raw("null"),
            Some(answer) => out.object(|out| {
                tell(&**world, &answer.best, out);
                out.part("line", |out| world.write_line(out));
                out.part("candidates", |out| {
                    out.list(&answer.candidates, |out, one| out.object(|out| tell(&**world, one, out)));
                });
                out.field("exact", &answer.exact);
            }),
        })
    }

    /// How many iterations it has made.
    pub const fn iterations(&self) -> u32 {
        self.mind.iterations()
    }

    /// How many it will make at most, where that is known.
    pub const fn of(&self) -> Option<u32> {
        self.limit
    }
}

/// Writes what is said of a move.
fn tell(world: &dyn World, one: &Considered, out: &mut Writer) {
    out.part("move", |out| world.write_move(one.at, out));
    out.field("value", &one.value);
    out.field("visits", &one.visits);
}
