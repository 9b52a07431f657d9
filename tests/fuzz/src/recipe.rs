//! An input of a fuzz target: one line of JSON that says how to come to a table, and what to change there.
//!
//! Most of a position or a save hangs together, and a random change of its text breaks it at once. So an input names a
//! table that play can reach and a few edits, which may also move or exchange things: these keep every piece in one place.

use ludotheque::core::{Error, Pcg};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::any_session::{AnySession, create, play};

/// How to come to a table, and what to do there.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// The id of the game.
    pub game: String,
    /// What `createGame` takes; without a seed, the seed is 1.
    pub setup: Value,
    /// How many random moves are played first.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub play: u16,
    /// Changes to what comes of it: the position or the saved game; else to the setup or the moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub edits: Vec<Edit>,
    /// Moves to try.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tries: Vec<Try>,
}

fn is_zero(play: &u16) -> bool {
    *play == 0
}

/// One change to plain data; places are JSON pointers, and `-` is the end of a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Edit {
    /// Puts a value where another was, or a new field.
    Put(String, Value),
    /// Takes a value out.
    Cut(String),
    /// Puts a copy of a value somewhere else.
    Copy(String, String),
    /// Takes a value out and inserts it into another list.
    Move(String, String),
    /// Exchanges two values.
    Swap(String, String),
    /// Gives an object so many fields more, or a list so many items.
    Widen(String, u32),
}

/// One step at a table: a move to try, or so many random moves.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Try {
    /// So many random moves.
    Play(u8),
    /// A move that may be legal or not, of a seat, of `"chance"`, or of whoever is to act (null).
    Move { seat: Value, r#move: Value },
}

impl Recipe {
    /// The recipe that a line holds.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The recipe as a line.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap()
    }

    /// The table before anything is played.
    pub fn open(&self) -> Result<Box<dyn AnySession>, Error> {
        self.open_with(self.setup.clone())
    }

    /// The same, with this setup.
    pub fn open_with(&self, mut setup: Value) -> Result<Box<dyn AnySession>, Error> {
        if let Some(fields) = setup.as_object_mut() {
            // Without a seed every run would be another.
            fields.entry("seed").or_insert(json!(1));
        }
        create(&self.game, &setup.to_string())
    }

    /// The table after the random moves.
    pub fn table(&self) -> Result<Box<dyn AnySession>, Error> {
        let mut table = self.open()?;
        play(&mut *table, self.play.into(), &mut Pcg::new(self.play.into()));
        Ok(table)
    }

    /// Plain data with the edits made; one that finds nothing to change changes nothing.
    pub fn edited(&self, mut data: Value) -> Value {
        for edit in &self.edits {
            edit.make(&mut data);
        }
        data
    }
}

impl Edit {
    fn make(&self, data: &mut Value) -> Option<()> {
        match self {
            Self::Put(at, value) => put(data, at, value.clone()),
            Self::Cut(at) => cut(data, at).map(drop),
            Self::Copy(from, to) => {
                let value = data.pointer(from)?.clone();
                put(data, to, value)
            }
            Self::Move(from, to) => {
                let value = cut(data, from)?;
                insert(data, to, value)
            }
            Self::Swap(one, other) => {
                let (first, second) = (data.pointer(one)?.clone(), data.pointer(other)?.clone());
                put(data, one, second)?;
                put(data, other, first)
            }
            Self::Widen(at, count) => widen(data.pointer_mut(at)?, *count),
        }
    }
}

/// The place around a place, and the last word of its pointer.
fn around<'a>(data: &'a mut Value, at: &str) -> Option<(&'a mut Value, String)> {
    let (parent, last) = at.rsplit_once('/')?;
    Some((data.pointer_mut(parent)?, last.replace("~1", "/").replace("~0", "~")))
}

fn put(data: &mut Value, at: &str, value: Value) -> Option<()> {
    if let Some(place) = data.pointer_mut(at) {
        *place = value;
        return Some(());
    }
    insert(data, at, value)
}

fn insert(data: &mut Value, at: &str, value: Value) -> Option<()> {
    match around(data, at)? {
        (Value::Array(items), last) => {
            let place = if last == "-" { items.len() } else { last.parse().ok()? };
            items.insert(place.min(items.len()), value);
        }
        (Value::Object(fields), last) => drop(fields.insert(last, value)),
        _ => return None,
    }
    Some(())
}

fn widen(place: &mut Value, count: u32) -> Option<()> {
    match place {
        Value::Array(items) => {
            let item = items.first().cloned().unwrap_or_default();
            items.extend((0..count).map(|_| item.clone()));
        }
        Value::Object(fields) => fields.extend((0..count).map(|n| (format!("wide{n}"), Value::Null))),
        _ => return None,
    }
    Some(())
}

fn cut(data: &mut Value, at: &str) -> Option<Value> {
    match around(data, at)? {
        (Value::Array(items), last) => {
            let place = last.parse().ok().filter(|&place| place < items.len())?;
            Some(items.remove(place))
        }
        (Value::Object(fields), last) => fields.remove(&last),
        _ => None,
    }
}
