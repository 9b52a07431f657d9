//! What serde says, in words for a person: no Rust types, no line numbers.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use super::reply;
use super::setup::Fields;
use crate::core::{Code, Error};

/// Reads text that came in as an argument.
pub(super) fn read<T: DeserializeOwned>(text: &str, code: Code, what: &str) -> Result<T, Error> {
    serde_json::from_str(text).map_err(|error| explain(&error, code, what))
}

/// Reads text in which every list must be meant as one: serde would take the fields of a struct from a list as well.
pub(super) fn read_strictly<T: DeserializeOwned + Serialize>(text: &str, code: Code, what: &str) -> Result<T, Error> {
    let found: T = read(text, code, what)?;
    if text.contains('[') && !lists_stay_lists(text, &reply(&found)) {
        return Err(Error::new(code, format!("this is not {what}: a list stands where an object is expected")));
    }
    Ok(found)
}

/// Whether every list of the text that was given is a list in the text of what was read.
fn lists_stay_lists(given: &str, found: &str) -> bool {
    match (given.trim_start().as_bytes().first(), found.as_bytes().first()) {
        (Some(b'['), Some(b'[')) => {
            let items = |text| serde_json::from_str::<Vec<Box<RawValue>>>(text).unwrap_or_default();
            items(given).iter().zip(&items(found)).all(|(given, found)| lists_stay_lists(given.get(), found.get()))
        }
        (Some(b'['), _) => false,
        (Some(b'{'), Some(b'{')) => {
            let fields = |text| serde_json::from_str::<Fields>(text).unwrap_or_default();
            let found = fields(found);
            fields(given)
                .iter()
                .all(|(name, given)| found.get(name).is_none_or(|found| lists_stay_lists(given.get(), found.get())))
        }
        _ => true,
    }
}

/// A wire value as JSON text that stands inside other JSON text.
pub(super) fn raw(wire: &impl Serialize) -> Box<RawValue> {
    RawValue::from_string(reply(wire)).expect("what was written is JSON")
}

/// How much of a value that was found is shown, in characters.
const LONGEST: usize = 120;

fn explain(error: &serde_json::Error, code: Code, what: &str) -> Error {
    let text = error.to_string();
    let end = text.rfind(" at line ").unwrap_or(text.len());
    let words = text.get(..end).unwrap_or(&text);
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
