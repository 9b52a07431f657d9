//! What a person reads: a sentence with named parameters, defined once, next to the code that says it.
//!
//! `message!("line-empty", "{line}: the line is empty", line: Place = line)` gives a [`Detail`]: a reference to the
//! [`Message`] and the values of its parameters. English is formatted from it where it leaves the crate, so search never
//! pays for a sentence; other languages are formatted from the same id and parameters by a catalogue.

use std::fmt;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::{Actor, Seat};

/// A sentence, as it is defined.
#[derive(Debug, PartialEq, Eq)]
pub struct Message {
    /// Its name within its room: lower case, hyphens.
    pub id: &'static str,
    /// The module that defines it, which says whose sentence it is.
    pub module: &'static str,
    /// The sentence in English: lower case, no full stop, `{name}` where a parameter goes.
    pub text: &'static str,
    /// The parameters and their kinds.
    pub params: &'static [(&'static str, Kind)],
}

/// What kind of thing a parameter is: a catalogue puts it in by its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// A number.
    Number,
    /// A seat, or chance.
    Seat,
    /// A place on the board, by its id.
    Place,
    /// A card, by its id.
    Card,
    /// Another piece of the game, by its id.
    Piece,
    /// A word of the game or of the API: a side, a phase, a field.
    Term,
    /// Several of these.
    List,
    /// A text of the caller's.
    Text,
    /// Another sentence.
    Message,
}

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Param {
    /// A number.
    Number(i64),
    /// A seat, or chance.
    Seat(Actor),
    /// An id, a word or a text.
    Text(String),
    /// Several of these.
    List(Vec<Self>),
    /// Another sentence.
    Message(Box<Detail>),
}

/// A message and the values of its parameters. As JSON it is `{ id, params }`.
#[derive(Clone, PartialEq, Eq)]
pub struct Detail {
    message: &'static Message,
    params: Vec<Param>,
}

impl Message {
    /// Where the sentence belongs: the id of a game, or `engine`.
    pub fn room(&self) -> String {
        let mut path = self.module.split("::").skip(1);
        match (path.next(), path.next()) {
            (Some("games"), Some(game)) => game.replace('_', "-"),
            _ => "engine".to_owned(),
        }
    }

    /// The parts of the sentence: text, then the name of a parameter, then text, and so on.
    fn parts(&self) -> impl Iterator<Item = &'static str> {
        self.text.split(['{', '}'])
    }

    /// Whether the parameters of a sentence are exactly those that are declared.
    pub(crate) const fn is_well_formed(text: &str, params: &[(&str, Kind)]) -> bool {
        let text = text.as_bytes();
        let (mut at, mut found) = (0, 0);
        while at < text.len() {
            if text[at] == b'{' {
                let (mut param, mut known) = (0, false);
                while param < params.len() {
                    known |= stands_at(text, at + 1, params[param].0.as_bytes());
                    param += 1;
                }
                if !known {
                    return false;
                }
                found += 1;
            }
            at += 1;
        }
        found >= params.len()
    }
}

/// Whether a name and a closing brace stand at this place of a text.
const fn stands_at(text: &[u8], at: usize, name: &[u8]) -> bool {
    let mut i = 0;
    while i < name.len() {
        if at + i >= text.len() || text[at + i] != name[i] {
            return false;
        }
        i += 1;
    }
    at + i < text.len() && text[at + i] == b'}'
}

impl Detail {
    /// A message with these values, in the order of its parameters.
    pub(crate) const fn new(message: &'static Message, params: Vec<Param>) -> Self {
        Self { message, params }
    }

    /// The message.
    pub const fn message(&self) -> &'static Message {
        self.message
    }

    /// The id as JavaScript sees it: `kopis.line-empty`.
    pub fn id(&self) -> String {
        format!("{}.{}", self.message.room(), self.message.id)
    }

    fn param(&self, name: &str) -> Option<(Kind, &Param)> {
        let mut declared = self.message.params.iter().zip(&self.params);
        declared.find(|((known, _), _)| *known == name).map(|((_, kind), value)| (*kind, value))
    }
}

/// The sentence in English.
impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, part) in self.message.parts().enumerate() {
            match self.param(part).filter(|_| n % 2 == 1) {
                Some((kind, value)) => write_param(f, kind, value)?,
                None => f.write_str(part)?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self}", self.id())
    }
}

impl Serialize for Detail {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Params<'a>(&'a Detail);
        impl Serialize for Params<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.message.params.iter().map(|(name, _)| name).zip(&self.0.params))
            }
        }
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("id", &self.id())?;
        map.serialize_entry("params", &Params(self))?;
        map.end()
    }
}

/// How much of a text of the caller's is kept, in characters.
const LONGEST_ECHO: usize = 60;

/// A parameter in an English sentence.
fn write_param(f: &mut fmt::Formatter<'_>, kind: Kind, value: &Param) -> fmt::Result {
    match (value, kind) {
        (Param::Number(number), _) => write!(f, "{number}"),
        (Param::Seat(seat), _) => write!(f, "{seat}"),
        (Param::Text(text), Kind::Text) => write!(f, "\"{text}\""),
        (Param::Text(text), _) => f.write_str(text),
        (Param::List(items), _) => {
            for (n, item) in items.iter().enumerate() {
                f.write_str(if n == 0 { "" } else { ", " })?;
                write_param(f, Kind::List, item)?;
            }
            Ok(())
        }
        (Param::Message(detail), _) => write!(f, "{detail}"),
    }
}

impl From<Seat> for Param {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat.into())
    }
}

impl From<Actor> for Param {
    fn from(actor: Actor) -> Self {
        Self::Seat(actor)
    }
}

impl From<Detail> for Param {
    fn from(detail: Detail) -> Self {
        Self::Message(Box::new(detail))
    }
}

/// What a macro calls to make the value of a parameter of some kind.
impl Param {
    pub(crate) fn number(number: impl TryInto<i64>) -> Self {
        Self::Number(number.try_into().unwrap_or(i64::MAX))
    }

    pub(crate) fn text(text: impl ToString) -> Self {
        Self::Text(text.to_string())
    }

    /// A text of the caller's, cut: nobody is sent back a million characters.
    pub(crate) fn echo(text: impl ToString) -> Self {
        let mut text = text.to_string();
        if let Some((end, _)) = text.char_indices().nth(LONGEST_ECHO) {
            text.truncate(end);
            text.push('…');
        }
        Self::Text(text)
    }

    pub(crate) fn list(items: impl IntoIterator<Item = impl Into<Self>>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

impl From<&str> for Param {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Param {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// Makes a [`Detail`]: `message!("id", "a sentence about {at}", at: Place = square)`. The kinds are those of [`Kind`]. A
/// sentence whose parameters are not those that are declared does not compile.
macro_rules! message {
    ($id:literal, $text:literal $(, $name:ident : $kind:ident = $value:expr)* $(,)?) => {
        $crate::core::Detail::new(
            const {
                const PARAMS: &[(&str, $crate::core::Kind)] = &[$((stringify!($name), $crate::core::Kind::$kind)),*];
                assert!($crate::core::Message::is_well_formed($text, PARAMS), "the parameters of a sentence are declared");
                &$crate::core::Message { id: $id, module: module_path!(), text: $text, params: PARAMS }
            },
            $crate::core::message!(@values $($kind = $value),*),
        )
    };
    (@values) => { Vec::new() };
    (@values $($kind:ident = $value:expr),+) => { vec![$($crate::core::message!(@$kind $value)),+] };
    (@Number $value:expr) => { $crate::core::Param::number($value) };
    (@Seat $value:expr) => { $crate::core::Param::from($value) };
    (@Text $value:expr) => { $crate::core::Param::echo($value) };
    (@Message $value:expr) => { $crate::core::Param::from($value) };
    (@List $value:expr) => { $crate::core::Param::list($value) };
    (@$kind:ident $value:expr) => { $crate::core::Param::text($value) };
}
pub(crate) use message;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_formatted_by_the_kinds_of_its_parameters() {
        let inner = message!("inner", "no {card}", card: Card = "c7");
        let detail = message!(
            "outer",
            "{seat} has {count} on {at}, not {wanted}, near {near}: {why}",
            seat: Seat = Seat(1),
            count: Number = 3,
            at: Place = "c3",
            wanted: Text = "x".repeat(100),
            near: List = ["a1", "b2"],
            why: Message = inner,
        );
        let echo = "x".repeat(LONGEST_ECHO);
        assert_eq!(detail.to_string(), format!("seat 1 has 3 on c3, not \"{echo}…\", near a1, b2: no c7"));
        assert_eq!(detail.id(), "engine.outer");
        let json = serde_json::to_value(&detail).expect("a detail is plain data");
        assert_eq!(json["params"]["why"], serde_json::json!({ "id": "engine.inner", "params": { "card": "c7" } }));
        assert_eq!(json["params"]["seat"], 1);
        assert_eq!(json["params"]["wanted"], format!("{echo}…"), "an echo is cut in the data, too");
    }

    #[test]
    fn a_sentence_without_its_parameter_is_noticed() {
        const AT: &[(&str, Kind)] = &[("at", Kind::Place)];
        assert!(Message::is_well_formed("on {at}", AT));
        assert!(!Message::is_well_formed("on {to}", AT));
        assert!(!Message::is_well_formed("on {at} and {to}", AT));
        assert!(!Message::is_well_formed("nowhere", AT));
        assert!(!Message::is_well_formed("on {at", AT));
    }

    #[test]
    fn a_sentence_of_a_game_has_the_games_name() {
        let message = Message { id: "x", module: "ludotheque::games::ptites_locos::play", text: "", params: &[] };
        assert_eq!(message.room(), "ptites-locos");
    }
}
