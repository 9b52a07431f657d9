//! Arguments as they come from outside, and the sentences for those that are wrong.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::core::{Actor, Code, Detail, Draw, Error, Json, Rng, Seat, Seed, ShapeError, message};

/// Who is asked about, as it comes from outside: a number, chance, or nobody in particular.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ActorArg {
    /// The first actor.
    First,
    /// Chance.
    Chance,
    /// A number that should be a seat.
    Number(f64),
}

impl ActorArg {
    /// The actor at a table of `players`; nothing if any will do.
    pub(super) fn actor(self, players: u8) -> Result<Option<Actor>, Error> {
        match self {
            Self::First => Ok(None),
            Self::Chance => Ok(Some(Actor::Chance)),
            Self::Number(number) => seat(number, players).map(|seat| Some(Actor::Seat(seat))),
        }
    }

    /// The seat at a table of `players`.
    pub(super) fn seat(self, players: u8) -> Result<Seat, Error> {
        match self {
            Self::Number(number) => seat(number, players),
            Self::First | Self::Chance => seat(f64::NAN, players),
        }
    }
}

/// A seat is a whole number below the number of players, and nothing that would have to be rounded.
fn seat(number: f64, players: u8) -> Result<Seat, Error> {
    let found = Seat::all(players).find(|seat| f64::from(seat.0) == number && number.is_sign_positive());
    found.ok_or_else(|| {
        let last = players.saturating_sub(1);
        Error::plain(Code::MalformedMove, message!("no-seat", "a seat is a whole number from 0 to {last}", last: Number = last))
    })
}

/// What a text says; `what` is what it should be.
pub(super) fn parse(text: &str, code: Code, what: impl FnOnce() -> Detail) -> Result<Json, Error> {
    Json::parse(text).map_err(|error| not_what(error, code, what()))
}

/// Takes a value for what it should be.
pub(super) fn read<T: DeserializeOwned + Serialize>(json: &Json, code: Code, what: impl FnOnce() -> Detail) -> Result<T, Error> {
    json.read().map_err(|error| not_what(error, code, what()))
}

/// Reads a text that came in as an argument.
pub(super) fn read_text<T: DeserializeOwned + Serialize>(text: &str, code: Code, what: impl Fn() -> Detail) -> Result<T, Error> {
    read(&parse(text, code, &what)?, code, what)
}

pub(super) fn not_what(ShapeError(reason): ShapeError, code: Code, what: Detail) -> Error {
    Error::plain(code, message!("wrong-shape", "this is not {what}: {reason}", what: Message = what, reason: Message = reason))
}

/// A seed that nobody can guess.
pub(super) fn fresh_seed() -> Result<Seed, Error> {
    let mut bits = [0; 16];
    match getrandom::fill(&mut bits) {
        Ok(()) => Ok(bits.into()),
        Err(_) => Err(Error::plain(
            Code::BadOptions,
            message!(
                "no-random-bits",
                "this platform gives no random bits here: pass a seed, or, in a Cloudflare Worker, create the game inside a handler",
            ),
        )),
    }
}

/// The seed of a bot's generator: what it draws is not what a table with this seed draws.
pub(super) fn bot_seed(seed: Option<Seed>) -> Result<u64, Error> {
    let seed = seed.map_or_else(fresh_seed, Ok)?;
    let mut draw = Draw::setup(&seed);
    Ok(u64::from(draw.next_u32()) << 32 | u64::from(draw.next_u32()))
}
