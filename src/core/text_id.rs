//! Ids that are written as text: squares, cards, stations.

/// Writes a type as what it displays, and reads it with its `parse(&str) -> Option<Self>`:
/// `text_id!(Square, "a square: a1 to f6")`. The words say what was expected when a text is none.
#[allow(unused_macros, reason = "a module is built with one game, which may have no such ids")]
macro_rules! text_id {
    ($type:ty, $expected:literal) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct TextVisitor;
                impl ::serde::de::Visitor<'_> for TextVisitor {
                    type Value = $type;
                    fn expecting(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                        f.write_str($expected)
                    }
                    fn visit_str<E: ::serde::de::Error>(self, text: &str) -> Result<$type, E> {
                        <$type>::parse(text).ok_or_else(|| E::invalid_value(::serde::de::Unexpected::Str(text), &self))
                    }
                }
                deserializer.deserialize_str(TextVisitor)
            }
        }
    };
}
pub(crate) use text_id;
