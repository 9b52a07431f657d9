//! Saved games: JSON with the version of the format, the version of the rules, the set-up and the moves.
//!
//! `setup` is what `createGame` takes. Restoring trusts nothing: every move goes through the same judge as a live one,
//! and the restored game must have the check sum that the saved one had.

use std::hash::Hasher;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use siphasher::sip::SipHasher24;

use super::setup::{self, Fields};
use super::words::{raw, read, read_strictly};
use super::{AnyTable, reply, shelf};
use crate::core::{Actor, Code, Error, Game, Start, Table};

/// The version of the format.
const FORMAT: u32 = 1;

/// The longest text that is looked at, in bytes: far more than the longest game needs.
const LONGEST: usize = 8 << 20;

/// A saved game, read but not believed.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Saved {
    format: u32,
    game: String,
    rules: u32,
    setup: Fields,
    moves: Vec<SavedMove>,
    check: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedMove {
    seat: Actor,
    #[serde(rename = "move")]
    mv: Box<RawValue>,
}

/// Opens a table from the text that `save` gave.
pub fn restore(text: &str) -> Result<Box<dyn AnyTable>, Error> {
    if text.len() > LONGEST {
        return Err(bad(format!("a saved game has at most {LONGEST} bytes, this has {}", text.len())));
    }
    let saved: Saved = read_strictly(text, Code::BadSave, "a saved game")?;
    if saved.format != FORMAT {
        return Err(bad(format!("this is a saved game of format {}, and this package reads format {FORMAT}", saved.format)));
    }
    let game = shelf::find(&saved.game).map_err(|error| bad(error.message.into_owned()))?;
    game.restore(saved)
}

/// A game as it is saved.
fn saved<G: Game>(table: &Table<G>) -> Saved {
    let record = table.record();
    let mut setup = match &record.start {
        Start::Setup { options, seats } => {
            let mut fields: Fields = read(&reply(options), Code::BadSave, "a set of options").expect("options are an object");
            fields.insert("players".into(), raw(seats));
            fields
        }
        Start::Position(state) => {
            let mut fields = Fields::new();
            fields.insert("position".into(), raw(state));
            fields
        }
    };
    setup.insert("seed".into(), raw(&record.seed));
    setup.insert("chance".into(), raw(&record.chance));
    let moves = record.moves.iter().map(|(seat, mv)| SavedMove { seat: *seat, mv: raw(mv) }).collect();
    let mut saved =
        Saved { format: FORMAT, game: G::INFO.id.into(), rules: G::INFO.rules_version, setup, moves, check: String::new() };
    let mut hasher = SipHasher24::new_with_key(b"ludotheque/save\0");
    hasher.write(reply(&saved).as_bytes());
    saved.check = format!("{:016x}", hasher.finish());
    saved
}

/// The text of a saved game.
pub(super) fn write<G: Game>(table: &Table<G>) -> String {
    reply(&saved(table))
}

/// Plays a saved game again.
pub(super) fn replay<G: Game>(found: Saved) -> Result<Table<G>, Error> {
    let rules = G::INFO.rules_version;
    if found.rules != rules {
        let (title, found) = (G::INFO.title, found.rules);
        return Err(bad(format!(
            "this game was saved under version {found} of the rules of {title}, and this package has version {rules}: restore it with the version of the package that saved it"
        )));
    }
    let mut table =
        setup::open::<G>(found.setup).map_err(|error| unbelieved("the set-up of the saved game is not good", error))?;
    for (n, played) in found.moves.into_iter().enumerate() {
        let mv = read_strictly(played.mv.get(), Code::BadSave, &format!("a move (number {n} of the saved game)"))?;
        table
            .apply(Some(played.seat), mv)
            .map_err(|error| unbelieved(&format!("move {n} of the saved game cannot be played"), error))?;
    }
    if saved(&table).check != found.check {
        return Err(bad("this saved game was changed since it was saved: its check sum does not fit"));
    }
    Ok(table)
}

fn bad(message: impl Into<std::borrow::Cow<'static, str>>) -> Error {
    Error::new(Code::BadSave, message)
}

fn unbelieved(what: &str, error: Error) -> Error {
    Error { code: Code::BadSave, message: format!("{what}: {}", error.message).into(), ..error }
}
