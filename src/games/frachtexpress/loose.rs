//! Reads options generously, so that a wrong value is refused by its rule and not by its shape: whatever is no number or
//! no text becomes one that no rule accepts.

use std::collections::BTreeMap;

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};

use super::wire::{Card, Layout, OwnLayout};

#[derive(Deserialize)]
#[serde(untagged)]
enum Loose<T> {
    Good(T),
    Other(IgnoredAny),
}

impl<T> Loose<T> {
    fn or(self, other: T) -> T {
        match self {
            Self::Good(value) => value,
            Self::Other(_) => other,
        }
    }
}

/// A whole number.
pub(super) fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    Ok(Loose::deserialize(deserializer)?.or(i32::MIN))
}

/// A text.
pub(super) fn text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(Loose::deserialize(deserializer)?.or(String::new()))
}

/// Texts by name.
pub(super) fn texts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<String, String>, D::Error> {
    let read = Loose::<BTreeMap<String, Loose<String>>>::deserialize(deserializer)?;
    let nothing = || Loose::Good(String::new());
    Ok(read.or(BTreeMap::from([(String::new(), nothing())])).into_iter().map(|(name, text)| (name, text.or(String::new()))).collect())
}

/// Cards, or null for the built-in table.
pub(super) fn cards<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<Card>>, D::Error> {
    Ok(Loose::<Option<Vec<Card>>>::deserialize(deserializer)?.or(Some(Vec::new())))
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Read {
            Named(String),
            Own(OwnLayout),
            Other(IgnoredAny),
        }
        Ok(match Read::deserialize(deserializer)? {
            Read::Named(name) => Self::Named(name),
            Read::Own(own) => Self::Own(own),
            Read::Other(_) => Self::Named(String::new()),
        })
    }
}
