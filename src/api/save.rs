//! Saved games: JSON with the version of the format, the version of the rules, the set-up and the moves.
//!
//! `setup` is what `createGame` takes. Restoring trusts nothing: the check sum finds accidents, and every move goes
//! through the same judge as a live one.

use std::hash::Hasher;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use siphasher::sip::SipHasher24;

use super::words::{read, read_value, value};
use super::{AnyTable, setup, shelf};
use crate::core::{Actor, Code, Error, Game, Start, Table};

/// The version of the format.
const FORMAT: u32 = 1;

/// The longest text that is looked at, in bytes: far more than the longest game needs.
const LONGEST: usize = 32 << 20;

/// A saved game, read but not believed.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Saved {
    format: u32,
    game: String,
    rules: u32,
    setup: Map<String, Value>,
    moves: Vec<SavedMove>,
    check: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedMove {
    seat: Actor,
    #[serde(rename = "move")]
    mv: Value,
}

/// Opens a table from the text that `save` gave.
pub fn restore(text: &str) -> Result<Box<dyn AnyTable>, Error> {
    if text.len() > LONGEST {
        return Err(bad(format!("a saved game has at most {LONGEST} bytes, this has {}", text.len())));
    }
    let saved: Saved = read(text, Code::BadSave, "a saved game")?;
    if saved.format != FORMAT {
        return Err(bad(format!("this is a saved game of format {}, and this package reads format {FORMAT}", saved.format)));
    }
    let game = shelf::find(&saved.game).map_err(|error| bad(error.message.into_owned()))?;
    game.restore(saved)
}

/// The text of a saved game.
pub(super) fn write<G: Game>(table: &Table<G>) -> String {
    let record = table.record();
    let mut setup = Map::new();
    match &record.start {
        Start::Setup { options, seats } => {
            if let Value::Object(fields) = value(options) {
                setup = fields;
            }
            setup.insert("players".into(), (*seats).into());
        }
        Start::Position(state) => {
            setup.insert("position".into(), value(state));
        }
    }
    setup.insert("seed".into(), value(&record.seed));
    setup.insert("chance".into(), value(&record.chance));
    let moves = record.moves.iter().map(|(seat, mv)| SavedMove { seat: *seat, mv: value(mv) }).collect();
    let mut saved =
        Saved { format: FORMAT, game: G::INFO.id.into(), rules: G::INFO.rules_version, setup, moves, check: String::new() };
    saved.check = saved.sum();
    serde_json::to_string(&saved).expect("a saved game is plain data")
}

/// Plays a saved game again.
pub(super) fn replay<G: Game>(saved: Saved) -> Result<Table<G>, Error> {
    let rules = G::INFO.rules_version;
    if saved.rules != rules {
        let (title, found) = (G::INFO.title, saved.rules);
        return Err(bad(format!(
            "this game was saved under version {found} of the rules of {title}, and this package has version {rules}: restore it with the version of the package that saved it"
        )));
    }
    if saved.check != saved.sum() {
        return Err(bad("this saved game was changed since it was saved: its check sum does not fit"));
    }
    let mut table = setup::open::<G>(saved.setup).map_err(unbelieved)?;
    for (n, played) in saved.moves.into_iter().enumerate() {
        let mv = read_value(played.mv, Code::BadSave, &format!("a move (number {n} of the saved game)"))?;
        table.apply(Some(played.seat), mv).map_err(|error| {
            let message = format!("move {n} of the saved game cannot be played: {}", error.message);
            Error { code: Code::BadSave, message: message.into(), ..error }
        })?;
    }
    Ok(table)
}

impl Saved {
    /// A sum over everything that counts, in one spelling.
    fn sum(&self) -> String {
        let counted = json!([self.format, self.game, self.rules, self.setup, self.moves]);
        let mut hasher = SipHasher24::new_with_key(b"ludotheque/save\0");
        hasher.write(counted.to_string().as_bytes());
        format!("{:016x}", hasher.finish())
    }
}

fn bad(message: impl Into<std::borrow::Cow<'static, str>>) -> Error {
    Error::new(Code::BadSave, message)
}

fn unbelieved(error: Error) -> Error {
    let message = format!("the set-up of the saved game is not good: {}", error.message);
    Error { code: Code::BadSave, message: message.into(), ..error }
}
