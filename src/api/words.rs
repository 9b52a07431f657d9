//! Reading what came in, and what serde says about it in words for a person: no Rust types, no line numbers.

use std::fmt::Display;

use serde::de::DeserializeOwned;

use crate::core::{Code, Error, Tree};

/// What a text says; `what` is what it should be.
pub(super) fn parse(text: &str, code: Code, what: &dyn Display) -> Result<Tree, Error> {
    serde_json::from_str(text).map_err(|error| {
        let words = error.to_string();
        explain(words.get(..words.rfind(" at line ").unwrap_or(words.len())).unwrap_or(&words), code, what)
    })
}

/// Takes a tree for what it should be.
pub(super) fn take<T: DeserializeOwned>(tree: Tree, code: Code, what: &dyn Display) -> Result<T, Error> {
    T::deserialize(tree).map_err(|wrong| explain(&wrong.to_string(), code, what))
}

/// Reads text that came in as an argument.
pub(super) fn read<T: DeserializeOwned>(text: &str, code: Code, what: &dyn Display) -> Result<T, Error> {
    take(parse(text, code, what)?, code, what)
}

/// How much of a value that was found is shown, in characters.
const LONGEST: usize = 120;

#[cold]
fn explain(words: &str, code: Code, what: &dyn Display) -> Error {
    // What was found is quoted as it stands; what was expected is put in plain words.
    let (found, expected) = words.rfind("expected ").map_or((words, ""), |at| words.split_at(at));
    let expected = PLAIN.iter().fold(expected.to_owned(), |words, (rust, plain)| words.replace(rust, plain));
    let shown: String = found.chars().take(LONGEST).collect();
    let cut = if shown.len() < found.len() { " … " } else { "" };
    Error::new(code, format!("this is not {what}: {shown}{cut}{expected}"))
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
