//! Small readers that wire types of several games need.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de};

/// Reads a field that may be null but must be there: `#[serde(deserialize_with = "present")]`.
pub fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

/// Reads a number of any kind, for a rule to refuse: one that does not fit into 32 bits becomes the nearest that does, and
/// a fraction becomes the smallest. `#[serde(deserialize_with = "any_number")]`.
pub fn any_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    struct Visitor;
    impl de::Visitor<'_> for Visitor {
        type Value = i32;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a number")
        }
        fn visit_i64<E: de::Error>(self, number: i64) -> Result<i32, E> {
            Ok(number.clamp(i32::MIN.into(), i32::MAX.into()) as i32)
        }
        fn visit_u64<E: de::Error>(self, number: u64) -> Result<i32, E> {
            Ok(i32::try_from(number).unwrap_or(i32::MAX))
        }
        fn visit_f64<E: de::Error>(self, number: f64) -> Result<i32, E> {
            Ok(if number > f64::from(i32::MAX) { i32::MAX } else { i32::MIN })
        }
    }
    deserializer.deserialize_any(Visitor)
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
