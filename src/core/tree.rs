//! Plain data before anybody knows what it is: what a text says, as a tree.
//!
//! Every wire type is read from a [`Tree`] and from nothing else inside the package, so each has exactly one reader in
//! the compiled code. An object whose variant stands in the field `type` is read here, too: see [`tagged`](mod@super::tagged).

use std::fmt;

use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, Expected, IntoDeserializer, MapAccess, SeqAccess, Unexpected, VariantAccess,
    Visitor,
};
use serde::{Deserialize, Serialize, Serializer};

/// The field that names the variant of a tagged object.
pub(super) const TAG: &str = "type";

/// A value of plain data. Objects keep the order of their fields, and a field that is given twice.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the kinds of plain data")]
pub enum Tree {
    Null,
    Bool(bool),
    Natural(u64),
    Negative(i64),
    Fraction(f64),
    Text(String),
    List(Vec<Self>),
    Object(Vec<(String, Self)>),
}

/// Why a tree is not what was asked for, in serde's words; nothing if something is missing that only the struct around
/// it can name.
#[derive(Debug)]
#[allow(clippy::box_collection, reason = "every reader returns one: a single pointer is less code in each")]
pub struct Wrong(Option<Box<String>>);

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.as_deref().map_or("something is missing", String::as_str))
    }
}

impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    #[cold]
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(Some(Box::new(message.to_string())))
    }

    /// The derived code says this of a field that is not given and has no default: `Fields` knows which one it is.
    #[inline]
    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        Self(None)
    }

    #[cold]
    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::custom(format_args!("invalid type: {}, expected {expected}", Found(found)))
    }

    #[cold]
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::custom(format_args!("invalid value: {}, expected {expected}", Found(found)))
    }
}

/// What was found instead, in a few words. (serde's own words would bring the code that writes fractions.)
struct Found<'a>(Unexpected<'a>);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Unit => f.write_str("null"),
            Unexpected::Bool(found) => write!(f, "boolean `{found}`"),
            Unexpected::Unsigned(found) => write!(f, "integer `{found}`"),
            Unexpected::Signed(found) => write!(f, "integer `{found}`"),
            Unexpected::Float(_) => f.write_str("a fraction"),
            Unexpected::Str(found) => write!(f, "string {found:?}"),
            Unexpected::Seq => f.write_str("sequence"),
            Unexpected::Map => f.write_str("map"),
            Unexpected::Other(found) => f.write_str(found),
            _ => f.write_str("something else"),
        }
    }
}

impl Tree {
    /// A tree of this kind is not what was expected.
    #[cold]
    #[inline(never)]
    fn unexpected(&self, expected: &'static str) -> Wrong {
        let found = match self {
            Self::Null => Unexpected::Unit,
            Self::Bool(found) => Unexpected::Bool(*found),
            Self::Natural(found) => Unexpected::Unsigned(*found),
            Self::Negative(found) => Unexpected::Signed(*found),
            Self::Fraction(found) => Unexpected::Float(*found),
            Self::Text(found) => Unexpected::Str(found),
            Self::List(_) => Unexpected::Seq,
            Self::Object(_) => Unexpected::Map,
        };
        de::Error::invalid_type(found, &expected)
    }
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Bool(value) => serializer.serialize_bool(*value),
            Self::Natural(value) => serializer.serialize_u64(*value),
            Self::Negative(value) => serializer.serialize_i64(*value),
            Self::Fraction(value) => serializer.serialize_f64(*value),
            Self::Text(value) => serializer.serialize_str(value),
            Self::List(items) => serializer.collect_seq(items),
            Self::Object(fields) => serializer.collect_map(fields.iter().map(|(name, value)| (name, value))),
        }
    }
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Tree;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("plain data")
            }
            fn visit_unit<E: de::Error>(self) -> Result<Tree, E> {
                Ok(Tree::Null)
            }
            fn visit_bool<E: de::Error>(self, value: bool) -> Result<Tree, E> {
                Ok(Tree::Bool(value))
            }
            fn visit_u64<E: de::Error>(self, value: u64) -> Result<Tree, E> {
                Ok(Tree::Natural(value))
            }
            fn visit_i64<E: de::Error>(self, value: i64) -> Result<Tree, E> {
                Ok(u64::try_from(value).map_or(Tree::Negative(value), Tree::Natural))
            }
            fn visit_f64<E: de::Error>(self, value: f64) -> Result<Tree, E> {
                Ok(Tree::Fraction(value))
            }
            fn visit_str<E: de::Error>(self, value: &str) -> Result<Tree, E> {
                Ok(Tree::Text(value.to_owned()))
            }
            fn visit_string<E: de::Error>(self, value: String) -> Result<Tree, E> {
                Ok(Tree::Text(value))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Tree, A::Error> {
                let mut items = Vec::new();
                while let Some(item) = list.next_element()? {
                    items.push(item);
                }
                Ok(Tree::List(items))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Tree, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = object.next_entry()? {
                    fields.push(field);
                }
                Ok(Tree::Object(fields))
            }
        }
        deserializer.deserialize_any(Any)
    }
}

/// Reads one kind of tree: everything else is unexpected.
macro_rules! read {
    ($($method:ident($kind:ident => $visit:ident, $what:literal);)+) => {
        $(
            fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
                match self {
                    Tree::$kind(value) => visitor.$visit(value),
                    other => Err(other.unexpected($what)),
                }
            }
        )+
    };
}

/// Reads whole numbers, of whichever sign.
macro_rules! read_whole {
    ($($method:ident)+) => {
        $(
            fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
                match self {
                    Tree::Natural(value) => visitor.visit_u64(value),
                    Tree::Negative(value) => visitor.visit_i64(value),
                    other => Err(other.unexpected("a whole number")),
                }
            }
        )+
    };
}

impl<'de> Deserializer<'de> for Tree {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Self::Null => visitor.visit_unit(),
            Self::Bool(value) => visitor.visit_bool(value),
            Self::Natural(value) => visitor.visit_u64(value),
            Self::Negative(value) => visitor.visit_i64(value),
            Self::Fraction(value) => visitor.visit_f64(value),
            Self::Text(value) => visitor.visit_string(value),
            Self::List(_) => self.deserialize_seq(visitor),
            Self::Object(_) => self.deserialize_map(visitor),
        }
    }

    read! {
        deserialize_bool(Bool => visit_bool, "true or false");
        deserialize_str(Text => visit_string, "a text");
        deserialize_string(Text => visit_string, "a text");
        deserialize_char(Text => visit_string, "a text");
        deserialize_identifier(Text => visit_string, "a text");
    }

    read_whole! {
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Self::Fraction(value) => visitor.visit_f64(value),
            other => other.deserialize_i64(visitor),
        }
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Self::Null => visitor.visit_none(),
            some => visitor.visit_some(some),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Self::Null => visitor.visit_unit(),
            other => Err(other.unexpected("null")),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Self::List(items) => {
                let length = items.len();
                let mut list = List(items.into_iter());
                let value = visitor.visit_seq(&mut list)?;
                list.end(length)?;
                Ok(value)
            }
            other => Err(other.unexpected("a list")),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(self, _: &'static str, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Self::Object(fields) => visitor.visit_map(Entries { left: fields.into_iter(), value: Self::Null }),
            other => Err(other.unexpected("an object")),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(self, _: &'static str, names: Names, visitor: V) -> Result<V::Value, Wrong> {
        Fields::of(self, names)?.read(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: &'static str, names: Names, visitor: V) -> Result<V::Value, Wrong> {
        let mut variant = Variant::new(self, names)?;
        let value = visitor.visit_enum(&mut variant)?;
        variant.end()?;
        Ok(value)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Wrong> {
        Err(self.unexpected("plain data"))
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Wrong> {
        Err(self.unexpected("plain data"))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_unit()
    }
}

/// The items of a list that are still to be read.
struct List(std::vec::IntoIter<Tree>);

impl List {
    /// Every item must have been read: a list of two numbers is not one of three.
    fn end(&self, length: usize) -> Result<(), Wrong> {
        match self.0.len() {
            0 => Ok(()),
            left => Err(de::Error::custom(format_args!("invalid length {length}, expected a list of {}", length - left))),
        }
    }
}

impl<'de> SeqAccess<'de> for &mut List {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        match self.0.next() {
            Some(item) => seed.deserialize(item).map(Some),
            None => Ok(None),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The entries of a map that are still to be read: any name will do.
struct Entries {
    left: std::vec::IntoIter<(String, Tree)>,
    value: Tree,
}

impl<'de> MapAccess<'de> for Entries {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        match self.left.next() {
            Some((name, value)) => {
                self.value = value;
                seed.deserialize(Tree::Text(name)).map(Some)
            }
            None => Ok(None),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        seed.deserialize(std::mem::replace(&mut self.value, Tree::Null))
    }
}

/// The names that a struct has for its fields, or an enum for its variants, in their order.
type Names = &'static [&'static str];

/// The fields of a struct that are still to be read. They are handed over one by one in the order of their names, so
/// that the code of a struct compares no names and expects no order: all of that is done here, once for all structs.
struct Fields {
    given: Vec<(String, Tree)>,
    names: Names,
    missing: Option<&'static str>,
}

impl Fields {
    /// The fields of an object.
    #[inline(never)]
    fn of(tree: Tree, names: Names) -> Result<Self, Wrong> {
        match tree {
            Tree::Object(fields) => Self::new(fields, names),
            other => Err(other.unexpected("an object")),
        }
    }

    /// Every field has a name that the struct knows, and none is given twice. The readers of packages that write plain
    /// data are strict, and so is every wire type: a field that nobody knows is a mistake.
    fn new(given: Vec<(String, Tree)>, names: Names) -> Result<Self, Wrong> {
        for (at, (name, _)) in given.iter().enumerate() {
            let Some(known) = names.iter().find(|known| *known == name) else {
                return Err(de::Error::unknown_field(name, names));
            };
            if given.iter().skip(at + 1).any(|(again, _)| again == name) {
                return Err(de::Error::duplicate_field(known));
            }
        }
        Ok(Self { given, names, missing: None })
    }

    /// The value of the next field; nothing if it is not given.
    #[inline(never)]
    fn next(&mut self) -> Option<Tree> {
        let (name, rest) = self.names.split_first()?;
        self.names = rest;
        let at = self.given.iter().position(|(given, _)| given == name);
        self.missing = at.is_none().then_some(name);
        at.map(|at| self.given.swap_remove(at).1)
    }

    fn read<'de, V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Wrong> {
        let read = visitor.visit_seq(&mut self);
        read.map_err(|wrong| self.blame(wrong))
    }

    /// Names the field that is missing.
    #[cold]
    #[inline(never)]
    fn blame(self, wrong: Wrong) -> Wrong {
        match (&wrong.0, self.missing) {
            (None, Some(name)) => de::Error::missing_field(name),
            _ => wrong,
        }
    }
}

impl<'de> SeqAccess<'de> for &mut Fields {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        match self.next() {
            Some(value) => seed.deserialize(value).map(Some),
            None => Ok(None),
        }
    }
}

/// The variant of an enum: its place among the names, and its fields if it has any. A text is a variant without fields;
/// an object with a `type` is the variant of that name with the other fields.
struct Variant {
    at: u32,
    fields: Option<Vec<(String, Tree)>>,
}

impl Variant {
    #[inline(never)]
    fn new(tree: Tree, names: Names) -> Result<Self, Wrong> {
        let (name, fields) = match tree {
            Tree::Object(mut fields) => {
                let Some(at) = fields.iter().position(|(name, _)| name == TAG) else { return Err(de::Error::missing_field(TAG)) };
                (fields.remove(at).1, Some(fields))
            }
            text @ Tree::Text(_) => (text, None),
            other => return Err(other.unexpected("a text, or an object with a type")),
        };
        let Tree::Text(name) = name else { return Err(name.unexpected("a text in the field `type`")) };
        match (0..).zip(names).find(|(_, known)| **known == name) {
            Some((at, _)) => Ok(Self { at, fields }),
            None => Err(de::Error::unknown_variant(&name, names)),
        }
    }

    /// A variant without fields has left none.
    fn end(self) -> Result<(), Wrong> {
        match self.fields {
            None => Ok(()),
            Some(_) => Err(de::Error::custom("invalid type: map, expected a text")),
        }
    }
}

impl<'de> EnumAccess<'de> for &mut Variant {
    type Error = Wrong;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Wrong> {
        let variant = seed.deserialize(self.at.into_deserializer())?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for &mut Variant {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        Ok(())
    }

    fn struct_variant<V: Visitor<'de>>(self, names: Names, visitor: V) -> Result<V::Value, Wrong> {
        Fields::of(self.fields.take().map_or(Tree::Null, Tree::Object), names)?.read(visitor)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, Wrong> {
        Err(de::Error::custom("a variant has named fields or none"))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Wrong> {
        Err(de::Error::custom("a variant has named fields or none"))
    }
}
