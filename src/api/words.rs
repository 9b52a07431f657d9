//! Reading what came in, and saying what is wrong with it in words for a person: no Rust types, no line numbers.

use std::fmt::Display;

use crate::core::{Code, Error, FromTree, Tree};

/// What a text says; `what` is what it should be.
pub(super) fn parse(text: &str, code: Code, what: &dyn Display) -> Result<Tree, Error> {
    serde_json::from_str(text).map_err(|error| {
        let words = error.to_string();
        explain(words.get(..last(&words, " at line ").unwrap_or(words.len())).unwrap_or(&words), code, what)
    })
}

/// Takes a tree for what it should be.
pub(super) fn take<T: FromTree>(tree: &Tree, code: Code, what: &dyn Display) -> Result<T, Error> {
    tree.read().map_err(|wrong| explain(&wrong.to_string(), code, what))
}

/// Reads text that came in as an argument.
pub(super) fn read<T: FromTree>(text: &str, code: Code, what: &dyn Display) -> Result<T, Error> {
    take(&parse(text, code, what)?, code, what)
}

/// Where a part of a text begins the last time. (The search of the standard library is made for long texts, and as long.)
fn last(words: &str, part: &str) -> Option<usize> {
    words.as_bytes().windows(part.len()).rposition(|window| window == part.as_bytes())
}

/// How much of a value that was found is shown, in characters.
const LONGEST: usize = 120;

#[cold]
fn explain(words: &str, code: Code, what: &dyn Display) -> Error {
    // What was found may be long.
    let (found, expected) = last(words, "expected ").map_or((words, ""), |at| words.split_at(at));
    let shown: String = found.chars().take(LONGEST).collect();
    let cut = if shown.len() < found.len() { " … " } else { "" };
    Error::new(code, format!("this is not {what}: {shown}{cut}{expected}"))
}
