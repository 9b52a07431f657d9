//! What serde says, in words for a person: no Rust types, no line numbers.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::reply;
use crate::core::{Code, Error};

/// Reads text that came in as an argument. It becomes a tree first, so that every wire type is read in one way only:
/// that is a fifth of the package's size.
pub(super) fn read<T: DeserializeOwned>(text: &str, code: Code, what: &str) -> Result<T, Error> {
    let tree: Value = serde_json::from_str(text).map_err(|error| explain(&error, code, what))?;
    read_value(tree, code, what)
}

/// Reads a part of an argument.
pub(super) fn read_value<T: DeserializeOwned>(value: Value, code: Code, what: &str) -> Result<T, Error> {
    T::deserialize(value).map_err(|error| explain(&error, code, what))
}

/// A wire value as JSON data, by way of text for the same reason.
pub(super) fn value(wire: &impl Serialize) -> Value {
    serde_json::from_str(&reply(wire)).expect("what was written can be read")
}

fn explain(error: &serde_json::Error, code: Code, what: &str) -> Error {
    let text = error.to_string();
    let end = text.rfind(" at line ").unwrap_or(text.len());
    let words = text.get(..end).unwrap_or(&text);
    // What was found is quoted as it stands; what was expected is put in plain words.
    let (found, expected) = words.rfind("expected ").map_or((words, ""), |at| words.split_at(at));
    let expected = PLAIN.iter().fold(expected.to_owned(), |words, (rust, plain)| words.replace(rust, plain));
    Error::new(code, format!("this is not {what}: {found}{expected}"))
}

const PLAIN: [(&str, &str); 12] = [
    ("expected u8", "expected a whole number from 0 to 255"),
    ("expected u16", "expected a whole number from 0 to 65535"),
    ("expected u32", "expected a whole number from 0"),
    ("expected i32", "expected a whole number"),
    ("expected unit", "expected null"),
    ("internally tagged enum ", "an object with a type, such as a "),
    ("expected struct ", "expected the object "),
    ("expected tuple struct ", "expected the value "),
    ("a sequence", "a list"),
    ("sequence", "list"),
    ("a map", "an object"),
    ("map", "object"),
];
