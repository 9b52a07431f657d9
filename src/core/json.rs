//! Reading wire types from JSON text, more strictly than serde's derive: a field given twice, a list in place of an object
//! and an object in place of a word are refused, and what is wrong is said in our words, with the place of it.

use std::fmt;

use serde::de::{self, DeserializeOwned, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use serde_json::{Map, Number, Value};

use super::{Detail, Param, message};

/// Plain data in which no object has a field twice.
#[derive(Clone, Debug, PartialEq)]
pub struct Json(pub Value);

/// What is wrong with the shape of a value, as a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeError(pub Detail);

impl Json {
    /// What a text says. Nesting is limited by `serde_json`, to 127 levels.
    pub fn parse(text: &str) -> Result<Self, ShapeError> {
        read_text(text)
    }

    /// Takes the value for what it should be.
    pub fn read<T: DeserializeOwned + Serialize>(&self) -> Result<T, ShapeError> {
        let value = T::deserialize(&self.0).map_err(|_| self.explain::<T>())?;
        match serde_json::to_value(&value) {
            Ok(written) => find_misread(&self.0, &written).map_or(Ok(value), |misread| Err(misread.into())),
            Err(_) => Ok(value),
        }
    }

    /// What is wrong with a value that cannot be read: only then is it looked for where.
    #[cold]
    fn explain<T: DeserializeOwned>(&self) -> ShapeError {
        match serde_path_to_error::deserialize::<_, T>(&self.0) {
            Ok(_) => ShapeError(message!("unreadable", "it cannot be read")),
            Err(error) => ShapeError(shape(&error.path().to_string(), &without_place(error.inner()))),
        }
    }
}

/// Reads a text straight into a type, which has to be as strict as it is meant to be by itself.
pub fn read_text<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, ShapeError> {
    serde_json::from_str(text).map_err(|error| {
        ShapeError(match error.classify() {
            Category::Data => shape(".", &without_place(&error)),
            Category::Io | Category::Syntax | Category::Eof => syntax(&error),
        })
    })
}

/// A value that serde's derive reads although it is written otherwise.
struct Misread {
    found: &'static str,
    expected: &'static str,
    /// Where it is, from the inside out.
    path: Vec<String>,
}

/// A list where an object is written, or an object where a word is: serde's derive reads either.
fn find_misread(given: &Value, written: &Value) -> Option<Misread> {
    let inside = |mut misread: Misread, step: String| {
        misread.path.push(step);
        misread
    };
    match (given, written) {
        (Value::Array(_), Value::Object(_)) => Some(Misread { found: "a list", expected: "an object", path: Vec::new() }),
        (Value::Object(_), Value::String(_)) => Some(Misread { found: "an object", expected: "a text", path: Vec::new() }),
        (Value::Array(given), Value::Array(written)) => {
            let mut items = given.iter().zip(written).enumerate();
            items.find_map(|(n, (given, written))| find_misread(given, written).map(|misread| inside(misread, format!("[{n}]"))))
        }
        (Value::Object(given), Value::Object(written)) => given
            .iter()
            .find_map(|(name, given)| find_misread(given, written.get(name)?).map(|misread| inside(misread, format!(".{name}")))),
        _ => None,
    }
}

impl From<Misread> for ShapeError {
    fn from(Misread { found, expected, path }: Misread) -> Self {
        let path: String = path.into_iter().rev().collect();
        Self(wrong_kind(path.trim_start_matches('.'), found, expected))
    }
}

/// The text of an error without line and column, which mean nothing to whoever passed an object.
fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    text.strip_suffix(&place).map(str::to_owned).unwrap_or(text)
}

/// What is wrong with a text that is no JSON.
fn syntax(error: &serde_json::Error) -> Detail {
    let text = without_place(error);
    if text.starts_with("recursion limit") {
        return message!("too-deep", "it is nested too deeply");
    }
    message!("not-json", "it is not JSON: see column {column}", column: Number = error.column() as i64)
}

/// What is wrong with a value, from the sentence that serde says about it. Serde's own words never show.
fn shape(path: &str, said: &str) -> Detail {
    let place = |path: &str| if path == "." { String::new() } else { path.to_owned() };
    let path = &place(path);
    if let Some(rest) = said.strip_prefix("missing field ") {
        return message!("missing-field", "the field {field} is missing", field: Term = joined(path, ticked(rest)));
    }
    if let Some(rest) = said.strip_prefix("duplicate field ") {
        return message!("doubled-field", "the field {field} is given twice", field: Text = ticked(rest));
    }
    // What was found is the caller's and may hold any words: what was expected comes last.
    let (found, expected) = match said.rsplit_once(", expected ").or_else(|| said.rsplit_once(", there are no ")) {
        Some((found, expected)) => (found, expected),
        None => (said, ""),
    };
    if let Some(rest) = found.strip_prefix("unknown field ") {
        if !expected.contains('`') {
            return message!("no-fields", "the field {field} is unknown: there are none here", field: Text = ticked(rest));
        }
        return message!(
            "unknown-field",
            "the field {field} is unknown: there are {expected}",
            field: Text = ticked(rest),
            expected: List = names(expected),
        );
    }
    if let Some(rest) = found.strip_prefix("unknown variant ") {
        let (found, names) = (ticked(rest), names(expected));
        return message!(
            "unknown-word",
            "{path}{found} is unknown: there are {expected}",
            path: Term = before(path),
            found: Text = found,
            expected: List = names,
        );
    }
    if let Some(length) = found.strip_prefix("invalid length ") {
        return message!(
            "wrong-length",
            "{path}a list of {length} was given, and {expected} was expected",
            path: Term = before(path),
            length: Term = length,
            expected: Term = in_our_words(expected),
        );
    }
    let found = found.strip_prefix("invalid type: ").or_else(|| found.strip_prefix("invalid value: ")).unwrap_or(found);
    wrong_kind(path, &found_in_our_words(found), &in_our_words(expected))
}

fn wrong_kind(path: &str, found: &str, expected: &str) -> Detail {
    message!(
        "wrong-kind",
        "{path}{found} was given, and {expected} was expected",
        path: Term = before(path),
        found: Term = found,
        expected: Term = expected,
    )
}

/// A path before what is said of it.
fn before(path: &str) -> String {
    if path.is_empty() { String::new() } else { format!("{path}: ") }
}

fn joined(path: &str, field: &str) -> String {
    if path.is_empty() { field.to_owned() } else { format!("{path}.{field}") }
}

/// What stands between the first backtick and the last.
fn ticked(text: &str) -> &str {
    text.strip_prefix('`').and_then(|rest| rest.strip_suffix('`')).unwrap_or(text)
}

/// The names in `` `a`, `b` or `c` ``, however serde lists them.
fn names(listed: &str) -> Vec<Param> {
    listed.split('`').skip(1).step_by(2).map(Param::from).collect()
}

/// How much of a value that was found is shown, in characters.
const LONGEST_FOUND: usize = 60;

/// What was found, in our words.
fn found_in_our_words(found: &str) -> String {
    let (kind, value) = found.split_once(' ').unwrap_or((found, ""));
    let shown = |value: &str| {
        let text: String = value.chars().take(LONGEST_FOUND).collect();
        if text.len() < value.len() { format!("{text}…") } else { text }
    };
    match (kind, value) {
        ("string", text) => format!("the text {}", shown(text)),
        ("integer" | "floating", _) => format!("the number {}", shown(ticked(value.trim_start_matches("point ")))),
        ("boolean", value) => ticked(value).to_owned(),
        ("null", _) | ("unit", "value") | ("Option", "value") => "null".to_owned(),
        ("sequence", _) => "a list".to_owned(),
        ("map", _) => "an object".to_owned(),
        _ => shown(found),
    }
}

/// What was expected, in our words: without the names of Rust's types.
fn in_our_words(expected: &str) -> String {
    let whole = |min: i64, max: i64| format!("a whole number from {min} to {max}");
    match expected.split_once(' ').unwrap_or((expected, "")) {
        ("u8", _) => whole(u8::MIN.into(), u8::MAX.into()),
        ("u16", _) => whole(u16::MIN.into(), u16::MAX.into()),
        ("u32", _) => whole(u32::MIN.into(), u32::MAX.into()),
        ("i8", _) => whole(i8::MIN.into(), i8::MAX.into()),
        ("i16", _) => whole(i16::MIN.into(), i16::MAX.into()),
        ("i32", _) => whole(i32::MIN.into(), i32::MAX.into()),
        ("i64" | "u64", _) => "a whole number".to_owned(),
        ("f64", _) => "a number".to_owned(),
        ("a", "boolean") => "true or false".to_owned(),
        ("a", "string") | ("variant", "identifier") | ("string", "or") => "a text".to_owned(),
        ("a", "sequence") => "a list".to_owned(),
        ("a", "map") | ("struct" | "internally", _) => "an object".to_owned(),
        ("an", rest) if rest.starts_with("array of length ") => rest.replace("array of length ", "a list of "),
        ("unit", _) => "null".to_owned(),
        ("enum", _) => "a word".to_owned(),
        _ => expected.to_owned(),
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Value;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("plain data")
            }
            fn visit_unit<E: de::Error>(self) -> Result<Value, E> {
                Ok(Value::Null)
            }
            fn visit_bool<E: de::Error>(self, value: bool) -> Result<Value, E> {
                Ok(Value::Bool(value))
            }
            fn visit_u64<E: de::Error>(self, value: u64) -> Result<Value, E> {
                Ok(Value::Number(value.into()))
            }
            fn visit_i64<E: de::Error>(self, value: i64) -> Result<Value, E> {
                Ok(Value::Number(value.into()))
            }
            fn visit_f64<E: de::Error>(self, value: f64) -> Result<Value, E> {
                Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
            }
            fn visit_str<E: de::Error>(self, value: &str) -> Result<Value, E> {
                Ok(Value::String(value.to_owned()))
            }
            fn visit_string<E: de::Error>(self, value: String) -> Result<Value, E> {
                Ok(Value::String(value))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
                let mut items = Vec::new();
                while let Some(Json(item)) = list.next_element()? {
                    items.push(item);
                }
                Ok(Value::Array(items))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
                let mut fields = Map::new();
                while let Some(name) = object.next_key::<String>()? {
                    if fields.contains_key(&name) {
                        return Err(de::Error::custom(format_args!("duplicate field `{name}`")));
                    }
                    let Json(value) = object.next_value()?;
                    fields.insert(name, value);
                }
                Ok(Value::Object(fields))
            }
        }
        deserializer.deserialize_any(Any).map(Self)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
    enum Step {
        Go { to: [u8; 2], how: How },
        Stay {},
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct How {
        fast: bool,
        #[serde(deserialize_with = "crate::core::required")]
        why: Option<Word>,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "camelCase")]
    enum Word {
        Late,
        Fun,
    }

    fn said<T: DeserializeOwned + Serialize + fmt::Debug>(text: &str) -> String {
        let ShapeError(detail) = Json::parse(text).and_then(|json| json.read::<T>()).unwrap_err();
        format!("{detail:?}")
    }

    #[test]
    fn what_is_right_is_read() {
        let read = |text: &str| Json::parse(text).unwrap().read::<Step>().unwrap();
        assert_eq!(read(r#"{"type":"stay"}"#), Step::Stay {});
        let go = Step::Go { to: [1, 2], how: How { fast: true, why: None } };
        assert_eq!(read(r#"{"to":[1,2],"type":"go","how":{"why":null,"fast":true}}"#), go);
    }

    #[test]
    fn what_is_wrong_is_said_in_our_words() {
        for (text, expected) in [
            ("[1", "engine.not-json: it is not JSON: see column 2"),
            (r#"{"fast":true,"fast":true,"why":null}"#, r#"engine.doubled-field: the field "fast" is given twice"#),
            (r#"{"fast":true}"#, "engine.missing-field: the field why is missing"),
            (
                r#"{"fast":true,"why":null,"x, expected y":0}"#,
                r#"engine.unknown-field: the field "x, expected y" is unknown: there are fast, why"#,
            ),
            (r#"{"fast":1,"why":null}"#, "engine.wrong-kind: fast: the number 1 was given, and true or false was expected"),
            (r#"{"fast":true,"why":{"late":null}}"#, "engine.wrong-kind: why: an object was given, and a text was expected"),
            (r#"{"fast":true,"why":"no"}"#, r#"engine.unknown-word: why: "no" is unknown: there are late, fun"#),
            (r#"{"fast":true,"why":{"late":null}}"#, "engine.wrong-kind: why: an object was given, and a text was expected"),
            ("[true,null]", "engine.wrong-kind: a list was given, and an object was expected"),
            (r#""x""#, r#"engine.wrong-kind: the text "x" was given, and an object was expected"#),
            ("null", "engine.wrong-kind: null was given, and an object was expected"),
        ] {
            assert_eq!(said::<How>(text), expected, "{text}");
        }
        for (text, expected) in [
            (
                r#"{"type":"go","to":[1],"how":{"fast":true,"why":null}}"#,
                "engine.wrong-length: a list of 1 was given, and a list of 2 was expected",
            ),
            (
                r#"{"type":"go","to":[1,300],"how":{"fast":true,"why":null}}"#,
                "engine.wrong-kind: the number 300 was given, and a whole number from 0 to 255 was expected",
            ),
            (
                r#"{"type":"go","to":[1,2],"how":[true,null]}"#,
                "engine.wrong-kind: how: a list was given, and an object was expected",
            ),
            (r#"["go",[1,2],[true,null]]"#, "engine.wrong-kind: a list was given, and an object was expected"),
            (r#"{"type":"walk"}"#, r#"engine.unknown-word: type: "walk" is unknown: there are go, stay"#),
            (r#"{"to":[1,2]}"#, "engine.missing-field: the field type is missing"),
            (r#"{"type":"stay","x":1}"#, r#"engine.no-fields: the field "x" is unknown: there are none here"#),
            ("3.5", "engine.wrong-kind: the number 3.5 was given, and an object was expected"),
        ] {
            assert_eq!(said::<Step>(text), expected, "{text}");
        }
    }

    #[test]
    fn nesting_is_no_danger() {
        assert_eq!(said::<How>(&"[".repeat(100_000)), "engine.too-deep: it is nested too deeply");
    }
}
