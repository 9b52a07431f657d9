//! Reading what came in, and saying what is wrong with it in words for a person: no Rust types, no line numbers.

use std::fmt::Display;

use crate::core::{Code, Error, FromTree, Tree, Wrong};

/// What a text says; `what` is what it should be.
pub(super) fn parse(text: &str, code: Code, what: &dyn Display) -> Result<Tree, Error> {
    Tree::parse(text).map_err(|reason| explain(reason, code, what))
}

/// Takes a tree for what it should be.
pub(super) fn take<T: FromTree>(tree: &Tree, code: Code, what: &dyn Display) -> Result<T, Error> {
    let mut wrong = Wrong::default();
    let value = T::from_tree(tree, &mut wrong);
    match refusal(&wrong, code, what) {
        None => Ok(value),
        Some(error) => Err(error),
    }
}

/// The error that is thrown if a reader found something wrong.
#[inline(never)]
fn refusal(wrong: &Wrong, code: Code, what: &dyn Display) -> Option<Error> {
    wrong.first().map(|words| explain(words, code, what))
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
