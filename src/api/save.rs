//! Saved games: JSON with the version of the format, the version of the rules, the set-up and the moves.
//!
//! `setup` is what `createGame` takes. Restoring trusts nothing: every move goes through the same judge as a live one,
//! and the restored game must have the check sum that the saved one had.
//!
//! A save without the seed says `"seedless": true`: its set-up is the position before the first move, its moves have what
//! chance drew, and the restored game goes on with a fresh seed. An ordinary save of such a game says with `given` how many
//! of its moves are from before that seed.

use std::hash::Hasher;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use siphasher::sip::SipHasher24;

use super::arguments::{fresh_seed, not_what};
use super::session::a_move;
use super::setup::{Setup, read_setup};
use crate::core::{
    Actor, ChanceMode, Code, Detail, Error, Game, Info, Json, ShapeError, Start, Table, Viewer, message, read_text,
};

/// The version of the format.
const FORMAT: u32 = 1;

/// The longest text that is looked at, in bytes: far more than the longest game needs.
const LONGEST: usize = 8 << 20;

/// The save of a longer game is not even tried: also without what chance drew, its text has more bytes than 8 for each move.
const MOST_PLIES: usize = LONGEST / 8;

/// The two forms of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// With the seed, from which automatic chance follows.
    Seeded,
    /// Without the seed, with what chance drew.
    Seedless,
}

/// A saved game as it is written.
#[derive(Serialize)]
struct Saved<'a, M> {
    format: u32,
    game: &'static str,
    rules: u32,
    #[serde(skip_serializing_if = "is_default")]
    seedless: bool,
    setup: Value,
    #[serde(skip_serializing_if = "is_default")]
    given: u32,
    moves: Vec<SavedMove<&'a M>>,
    check: &'static str,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedMove<M> {
    seat: Actor,
    #[serde(rename = "move")]
    mv: M,
}

/// A saved game as it came in, not believed: its parts are read when they are needed, and no further than to the first that is
/// wrong.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given<'a> {
    format: u32,
    game: String,
    rules: u32,
    #[serde(default)]
    seedless: bool,
    #[serde(borrow)]
    setup: &'a RawValue,
    #[serde(default)]
    given: u32,
    #[serde(borrow)]
    moves: Vec<&'a RawValue>,
    check: String,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The text of a saved game, unless it is longer than what is restored.
pub(super) fn save<G: Game>(table: &Table<G>, form: Form) -> Result<String, Error> {
    let plies = table.moves().len();
    if plies > MOST_PLIES {
        return Err(too_long(plies));
    }
    let (mut text, check) = unsealed(table, form);
    // The check sum goes between the last quotes.
    text.insert_str(text.len() - "\"}".len(), &check);
    if text.len() > LONGEST { Err(too_long(plies)) } else { Ok(text) }
}

fn too_long(plies: usize) -> Error {
    bad(message!(
        "game-too-long",
        "a saved game has at most {most} bytes, and this game of {plies} moves has more",
        most: Number = LONGEST,
        plies: Number = plies,
    ))
}

/// How many moves of a save are from before its seed; none where all chance is among the moves anyway.
const fn given_of<G: Game>(table: &Table<G>, form: Form) -> u32 {
    match (form, table.chance()) {
        (Form::Seeded, ChanceMode::Auto) => table.given(),
        (Form::Seedless, _) | (_, ChanceMode::Manual) => 0,
    }
}

/// The text of a saved game without its check sum, and the check sum of that text.
fn unsealed<G: Game>(table: &Table<G>, form: Form) -> (String, String) {
    let seedless = form == Form::Seedless;
    let moves: Vec<_> = if seedless { table.moves().iter().collect() } else { table.recorded_moves().collect() };
    let saved = Saved {
        format: FORMAT,
        game: G::INFO.id,
        rules: G::INFO.rules_version,
        seedless,
        setup: if seedless { seedless_setup(table) } else { setup_of(table) },
        given: given_of(table, form),
        moves: moves.into_iter().map(|(seat, mv)| SavedMove { seat: *seat, mv }).collect(),
        check: "",
    };
    let text = serde_json::to_string(&saved).expect("a saved game is plain data");
    let mut hasher = SipHasher24::new_with_key(b"ludotheque/save\0");
    hasher.write(text.as_bytes());
    (text, format!("{:016x}", hasher.finish()))
}

fn value(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("wire types are plain data")
}

/// What `createGame` takes for the same table, with its fields in the order of their names.
fn setup_of<G: Game>(table: &Table<G>) -> Value {
    let mut setup = Map::new();
    match table.start() {
        Start::Setup { options, seats } => {
            if let Value::Object(options) = value(options) {
                setup.extend(options);
            }
            setup.insert("players".to_owned(), value(seats));
        }
        Start::Position(state) => {
            setup.insert("position".to_owned(), as_read::<G>(value(state)));
        }
    }
    setup.insert("seed".to_owned(), value(table.seed()));
    setup.insert("chance".to_owned(), value(&table.chance()));
    setup.sort_keys();
    Value::Object(setup)
}

/// What `createGame` takes for a table that begins with the same position, whatever drew it.
fn seedless_setup<G: Game>(table: &Table<G>) -> Value {
    let position = as_read::<G>(value(&table.first_position().state(Viewer::Omniscient)));
    let mut setup = Map::new();
    setup.insert("chance".to_owned(), value(&table.chance()));
    setup.insert("position".to_owned(), position);
    Value::Object(setup)
}

/// A position as the table writes it that is opened from it: without what is worked out and not read.
fn as_read<G: Game>(state: Value) -> Value {
    let state = Json(state);
    match state.read::<G::State>() {
        Ok(read) => value(&read),
        Err(_) => state.0,
    }
}

/// Opens a table from the text that `save` gave.
pub(super) fn restore<G: Game>(text: &str) -> Result<Table<G>, Error> {
    if text.len() > LONGEST {
        return Err(bad(message!(
            "save-too-long",
            "a saved game has at most {most} bytes, this has {count}",
            most: Number = LONGEST,
            count: Number = text.len(),
        )));
    }
    let saved = read_given(text).map_err(|error| not_what(error, Code::BadSave, message!("a-saved-game", "a saved game")))?;
    let Info { id, title, rules_version, .. } = G::INFO;
    if saved.format != FORMAT {
        return Err(bad(message!(
            "other-format",
            "this is a saved game of format {found}, and this package reads format {format}",
            found: Number = saved.format,
            format: Number = FORMAT,
        )));
    }
    if saved.game != id {
        return Err(bad(
            message!("other-game", "this is a saved game of {found}, not of {id}", found: Text = saved.game, id: Term = id),
        ));
    }
    if saved.rules != rules_version {
        return Err(bad(message!(
            "other-rules",
            "this game was saved under version {found} of the rules of {title}, and this package has version {version}: restore it with the version of the package that saved it",
            found: Number = saved.rules,
            title: Term = title,
            version: Number = rules_version,
        )));
    }
    let form = if saved.seedless { Form::Seedless } else { Form::Seeded };
    let (mut table, chance) = open_given::<G>(saved.setup, form).map_err(|error| {
        error.reworded(
            Code::BadSave,
            |reason| message!("bad-setup", "the set-up of the saved game is not good: {reason}", reason: Message = reason),
        )
    })?;
    let count = saved.moves.len() as u32;
    let given = if saved.seedless { count } else { saved.given };
    for (n, mv) in (0u32..).zip(saved.moves) {
        if n == given {
            table.end_given(chance);
        }
        play(&mut table, mv).map_err(|error| {
            error.reworded(Code::BadSave, |reason| {
                message!(
                    "bad-saved-move",
                    "move {n} of the saved game cannot be played: {reason}",
                    n: Number = n,
                    reason: Message = reason,
                )
            })
        })?;
    }
    if count <= given {
        table.end_given(chance);
    }
    if given_of(&table, form) != saved.given || unsealed(&table, form).1 != saved.check {
        return Err(bad(message!("changed-save", "this saved game was changed since it was saved: its check sum does not fit",)));
    }
    Ok(table)
}

/// The table of a saved game before its moves, and how chance is drawn once they are played.
fn open_given<G: Game>(setup: &RawValue, form: Form) -> Result<(Table<G>, ChanceMode), Error> {
    let setup = Json::parse(setup.get()).map_err(|ShapeError(detail)| bad(detail))?;
    let Setup { start, seed, chance } = read_setup(setup)?;
    let seed = match (seed, form) {
        (Some(seed), Form::Seeded) => seed,
        (None, Form::Seedless) => fresh_seed()?,
        (None, Form::Seeded) => {
            return Err(bad(message!("save-lacks-seed", "it lacks its seed, and does not say that it was saved without it")));
        }
        (Some(_), Form::Seedless) => {
            return Err(bad(message!("save-has-seed", "it has a seed, and says that it was saved without it")));
        }
    };
    Ok((Table::open_given(start, seed)?, chance))
}

/// The parts of a saved game. serde's derive would read a list of them, too.
fn read_given(text: &str) -> Result<Given<'_>, ShapeError> {
    if !text.trim_start().starts_with('{') {
        Json::parse(text)?;
        return Err(ShapeError(message!("no-save", "an object was expected")));
    }
    read_text(text)
}

fn play<G: Game>(table: &mut Table<G>, mv: &RawValue) -> Result<(), Error> {
    let what = |error| not_what(error, Code::BadSave, a_move::<G>());
    let SavedMove { seat, mv } = Json::parse(mv.get()).and_then(|json| json.read()).map_err(what)?;
    let mv = Json(mv).read().map_err(what)?;
    table.apply(Some(seat), mv).map(|_| ())
}

const fn bad(detail: Detail) -> Error {
    Error::plain(Code::BadSave, detail)
}
