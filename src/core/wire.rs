//! Small readers that wire types of several games need.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de};

/// Reads a field that may be null but must be there: `#[serde(deserialize_with = "present")]`.
pub fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

/// A number that the engine works out itself: written as it is, and read as 0 whatever number stands there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Derived(pub i32);

impl<'de> Deserialize<'de> for Derived {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Derived;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number")
            }
            fn visit_i64<E: de::Error>(self, _: i64) -> Result<Derived, E> {
                Ok(Derived::default())
            }
            fn visit_u64<E: de::Error>(self, _: u64) -> Result<Derived, E> {
                Ok(Derived::default())
            }
            fn visit_f64<E: de::Error>(self, _: f64) -> Result<Derived, E> {
                Ok(Derived::default())
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}
