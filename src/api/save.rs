//! Saved games: JSON with the version of the format, the version of the rules, the set-up and the moves.
//!
//! `setup` is what `createGame` takes. Restoring trusts nothing: every move goes through the same judge as a live one,
//! and the restored game must have the check sum that the saved one had.

use std::fmt::Display;
use std::hash::Hasher;

use siphasher::sip::SipHasher24;

use super::reply;
use super::setup::{self, fields};
use super::shelf::{self, AnyGame};
use super::table::{AnyTable, Proposal, written};
use super::words::{parse, read};
use crate::core::{Actor, ChanceMode, Code, Error, FromTree, Info, Seed, Tree, Writer, sort_by_key};

/// The version of the format.
const FORMAT: u32 = 1;

/// The longest text that is looked at, in bytes: far more than the longest game needs.
const LONGEST: usize = 8 << 20;

/// A saved game, read but not believed.
#[derive(FromTree)]
struct Saved {
    format: u32,
    game: String,
    rules: u32,
    setup: Tree,
    moves: Vec<SavedMove>,
    check: String,
}

#[derive(FromTree)]
struct SavedMove {
    seat: Actor,
    #[serde(rename = "move")]
    mv: Tree,
}

/// Opens a table from the text that `save` gave.
pub fn restore(text: &str) -> Result<Box<dyn AnyTable>, Error> {
    if text.len() > LONGEST {
        return Err(bad(format!("a saved game has at most {LONGEST} bytes, this has {}", text.len())));
    }
    let saved: Saved = read(text, Code::BadSave, &"a saved game")?;
    if saved.format != FORMAT {
        return Err(bad(format!("this is a saved game of format {}, and this package reads format {FORMAT}", saved.format)));
    }
    let game = shelf::find(&saved.game).map_err(|error| error.as_code(Code::BadSave))?;
    replay(&*game, saved)
}

/// The text of a saved game: what was played, and its check sum.
pub(super) fn write(table: &dyn AnyTable) -> String {
    let (text, check) = sealed(table);
    let open = text.len() - UNSEALED.len();
    format!("{}\"check\":\"{check}\"}}", text.get(..open).unwrap_or_default())
}

/// How a saved game ends that has no check sum yet: what the sum is taken of.
const UNSEALED: &str = r#""check":""}"#;

/// The text of a saved game without its check sum, and the check sum.
fn sealed(table: &dyn AnyTable) -> (String, String) {
    let mut start = Writer::default();
    let seats = table.write_start(&mut start);
    let moves = written(|out| table.write_history(false, out));
    let Info { id, rules_version, .. } = table.info();
    seal(id, rules_version, setup_of(seats, start.into_text(), table.seed(), table.chance()), &moves)
}

/// The fields of a set-up in the order of their names, each with the text of its value.
fn setup_of(seats: Option<u8>, start: String, seed: &Seed, chance: ChanceMode) -> Vec<(String, String)> {
    let mut setup = Vec::new();
    match seats {
        Some(seats) => {
            let what = &"a set of options";
            let options = parse(&start, Code::BadSave, what).and_then(|tree| fields(tree, Code::BadSave, what));
            setup.extend(options.unwrap_or_default().into_iter().map(|(name, value)| (name, reply(&value))));
            setup.push(("players".into(), reply(&seats)));
        }
        None => setup.push(("position".into(), start)),
    }
    setup.push(("seed".into(), reply(seed)));
    setup.push(("chance".into(), reply(&chance)));
    sort_by_key(&mut setup, |(name, _)| name.clone());
    setup
}

fn seal(id: &str, rules: u32, setup: Vec<(String, String)>, moves: &str) -> (String, String) {
    let mut out = Writer::default();
    out.object(|out| {
        out.field("format", &FORMAT);
        out.field("game", id);
        out.field("rules", &rules);
        out.part("setup", |out| out.object(|out| setup.iter().for_each(|(name, value)| out.part(name, |out| out.raw(value)))));
        out.part("moves", |out| out.raw(moves));
        out.field("check", "");
    });
    let text = out.into_text();
    let mut hasher = SipHasher24::new_with_key(b"ludotheque/save\0");
    hasher.write(text.as_bytes());
    (text, format!("{:016x}", hasher.finish()))
}

/// Plays a saved game again.
fn replay(game: &dyn AnyGame, found: Saved) -> Result<Box<dyn AnyTable>, Error> {
    let Info { title, rules_version, .. } = game.info();
    if found.rules != rules_version {
        return Err(other_rules(title, found.rules, rules_version));
    }
    let mut table = setup::fields(found.setup, Code::BadSave, &"a set-up")
        .and_then(|fields| setup::open(game, fields))
        .map_err(|error| unbelieved(&"the set-up of the saved game is not good", error))?;
    for (n, SavedMove { seat, mv }) in found.moves.iter().enumerate() {
        let what = format_args!("a move (number {n} of the saved game)");
        table.play(&Proposal { tree: mv, code: Code::BadSave, what: &what }, Some(*seat)).map_err(|error| match error.code {
            Code::BadSave => error,
            _ => unbelieved(&format_args!("move {n} of the saved game cannot be played"), error),
        })?;
    }
    if sealed(&*table).1 != found.check {
        return Err(bad("this saved game was changed since it was saved: its check sum does not fit"));
    }
    Ok(table)
}

fn other_rules(title: &str, found: u32, rules: u32) -> Error {
    bad(format!(
        "this game was saved under version {found} of the rules of {title}, and this package has version {rules}: restore it with the version of the package that saved it"
    ))
}

fn bad(message: impl Into<std::borrow::Cow<'static, str>>) -> Error {
    Error::new(Code::BadSave, message)
}

fn unbelieved(what: &dyn Display, error: Error) -> Error {
    error.as_code(Code::BadSave).after(format_args!("{what}"))
}
