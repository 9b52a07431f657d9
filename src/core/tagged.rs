//! Enums whose variants are objects that say in the field `type` which variant they are.
//!
//! serde's own `#[serde(tag = "type")]` buffers the object and compiles a second and a third reader for every type
//! inside it: half of the WebAssembly module. Here the object becomes a [`Tree`](super::Tree), which every wire type is
//! read from anyway. A wire enum with fields is therefore declared with `#[serde(remote = "Self", …)]`, which makes the
//! derived code an associated function, and `tagged!` stands the traits on top of it.

use std::fmt::Display;

use serde::ser::{Error as _, Impossible, Serialize, SerializeStruct, SerializeStructVariant, Serializer};

use super::tree::TAG;

/// Reads and writes enums as objects with a `type`, in every format.
macro_rules! tagged {
    ($($name:ident),+) => {
        $(
            impl ::serde::Serialize for $name {
                fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    $name::serialize(self, $crate::core::Tagged(serializer))
                }
            }

            impl<'de> ::serde::Deserialize<'de> for $name {
                fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let tree = <$crate::core::Tree as ::serde::Deserialize>::deserialize(deserializer)?;
                    $name::deserialize(tree).map_err(::serde::de::Error::custom)
                }
            }
        )+
    };
}
pub(crate) use tagged;

/// Writes a variant with fields as an object with a `type`; it writes nothing else.
#[derive(Debug)]
pub struct Tagged<S>(pub S);

/// The fields of a variant that are still to be written.
#[derive(Debug)]
pub struct Fields<S>(S);

impl<S: SerializeStruct> SerializeStructVariant for Fields<S> {
    type Ok = S::Ok;
    type Error = S::Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), S::Error> {
        self.0.serialize_field(name, value)
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.0.end()
    }
}

macro_rules! untagged {
    ($($method:ident($($argument:ty),*) -> $made:ident;)+) => {
        $(
            fn $method(self, $(_: $argument),*) -> Result<Self::$made, S::Error> {
                Err(S::Error::custom("only a variant with fields has a type"))
            }
        )+
    };
}

type Name = &'static str;

impl<S: Serializer> Serializer for Tagged<S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Impossible<S::Ok, S::Error>;
    type SerializeTuple = Impossible<S::Ok, S::Error>;
    type SerializeTupleStruct = Impossible<S::Ok, S::Error>;
    type SerializeTupleVariant = Impossible<S::Ok, S::Error>;
    type SerializeMap = Impossible<S::Ok, S::Error>;
    type SerializeStruct = Impossible<S::Ok, S::Error>;
    type SerializeStructVariant = Fields<S::SerializeStruct>;

    fn serialize_struct_variant(
        self,
        name: Name,
        _: u32,
        variant: Name,
        len: usize,
    ) -> Result<Fields<S::SerializeStruct>, S::Error> {
        let mut fields = self.0.serialize_struct(name, len + 1)?;
        fields.serialize_field(TAG, variant)?;
        Ok(Fields(fields))
    }

    untagged! {
        serialize_bool(bool) -> Ok;
        serialize_i8(i8) -> Ok;
        serialize_i16(i16) -> Ok;
        serialize_i32(i32) -> Ok;
        serialize_i64(i64) -> Ok;
        serialize_u8(u8) -> Ok;
        serialize_u16(u16) -> Ok;
        serialize_u32(u32) -> Ok;
        serialize_u64(u64) -> Ok;
        serialize_f32(f32) -> Ok;
        serialize_f64(f64) -> Ok;
        serialize_char(char) -> Ok;
        serialize_str(&str) -> Ok;
        serialize_bytes(&[u8]) -> Ok;
        serialize_none() -> Ok;
        serialize_unit() -> Ok;
        serialize_unit_struct(Name) -> Ok;
        serialize_unit_variant(Name, u32, Name) -> Ok;
        serialize_seq(Option<usize>) -> SerializeSeq;
        serialize_tuple(usize) -> SerializeTuple;
        serialize_tuple_struct(Name, usize) -> SerializeTupleStruct;
        serialize_tuple_variant(Name, u32, Name, usize) -> SerializeTupleVariant;
        serialize_map(Option<usize>) -> SerializeMap;
        serialize_struct(Name, usize) -> SerializeStruct;
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<S::Ok, S::Error> {
        self.serialize_none()
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: Name, _: &T) -> Result<S::Ok, S::Error> {
        self.serialize_none()
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(self, _: Name, _: u32, _: Name, _: &T) -> Result<S::Ok, S::Error> {
        self.serialize_none()
    }

    fn collect_str<T: Display + ?Sized>(self, _: &T) -> Result<S::Ok, S::Error> {
        self.serialize_none()
    }
}
