//! Readers for wire types that are stricter or more generous than what serde derives.

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _};
use serde::{Serialize, Serializer};

use super::{Json, ShapeError};

/// Reads an optional field that must be given, if only as null: serde's derive takes a missing `Option` for `None`.
/// `#[serde(deserialize_with = "required")]`.
pub fn required<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

/// Reads a number of any kind, for a rule to refuse: one that does not fit into 32 bits becomes the nearest that does, and
/// a fraction becomes the smallest. `#[serde(deserialize_with = "any_number")]`.
pub fn any_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    let number = serde_json::Number::deserialize(deserializer)
        .map_err(|_| D::Error::custom("invalid type: something else, expected a number"))?;
    Ok(nearest(&number))
}

fn nearest(number: &serde_json::Number) -> i32 {
    match (number.as_i64(), number.as_f64()) {
        (Some(whole), _) => whole.clamp(i32::MIN.into(), i32::MAX.into()) as i32,
        (None, Some(large)) if large > f64::from(i32::MAX) => i32::MAX,
        _ => i32::MIN,
    }
}

/// A value that a rule of the game refuses when it has not even the right shape, where the specification asks for that:
/// reading it never fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lenient<T> {
    /// What was read.
    Value(T),
    /// Something of another shape, and what is wrong with it.
    Unreadable(ShapeError),
}

impl<T> Lenient<T> {
    /// What was read, if it has the right shape.
    pub const fn get(&self) -> Option<&T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Unreadable(_) => None,
        }
    }
}

impl<T: Default> Default for Lenient<T> {
    fn default() -> Self {
        Self::Value(T::default())
    }
}

impl<T> From<T> for Lenient<T> {
    fn from(value: T) -> Self {
        Self::Value(value)
    }
}

/// What [`Json::read`] refuses is unreadable, too.
impl<'de, T: DeserializeOwned + Serialize> Deserialize<'de> for Lenient<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Json::deserialize(deserializer)?.read().map_or_else(Self::Unreadable, Self::Value))
    }
}

/// Something of another shape is written as null.
impl<T: Serialize> Serialize for Lenient<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.get().serialize(serializer)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn a_number_of_any_kind_becomes_one_that_a_rule_can_refuse() {
        let read = |text: &str| any_number(&mut serde_json::Deserializer::from_str(text));
        for (text, number) in
            [("7", 7), ("-7", -7), ("3000000000", i32::MAX), ("-3000000000", i32::MIN), ("1e300", i32::MAX), ("0.5", i32::MIN)]
        {
            assert_eq!(read(text).unwrap(), number, "{text}");
        }
        assert!(read("\"7\"").is_err() && read("null").is_err());
    }

    #[test]
    fn a_lenient_value_is_read_whatever_it_is() {
        let read = |text: &str| serde_json::from_str::<Lenient<u8>>(text).unwrap();
        assert_eq!(read("7"), Lenient::Value(7));
        assert!(read("700").get().is_none() && read("{}").get().is_none());
        assert_eq!(Lenient::default(), Lenient::Value(0u8));
    }

    #[test]
    fn a_list_in_place_of_an_object_is_unreadable() {
        #[derive(Debug, PartialEq, Serialize, serde::Deserialize)]
        struct Pair {
            one: u8,
            other: u8,
        }
        let read = |text: &str| serde_json::from_str::<Lenient<Pair>>(text).unwrap();
        assert_eq!(read(r#"{"one":1,"other":2}"#), Lenient::Value(Pair { one: 1, other: 2 }));
        assert_eq!(read("[1,2]").get(), None);
    }
}
