//! Plain data as JSON text. Every wire type has exactly one writer in the compiled code: this one.

use std::fmt::{self, Display, Write as _};

use serde::ser::{
    Error, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple, SerializeTupleStruct, Serializer,
};

use crate::core::Cited;

/// JSON text that is being written. Whatever stands in a list or an object is followed by a comma, and the bracket that
/// closes it takes the place of the last one.
#[derive(Default)]
pub(super) struct Writer(String);

/// What goes wrong while plain data is written: nothing, so there is no such value and no code that looks for one.
#[derive(Debug)]
pub(super) enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl Error for Never {
    fn custom<T: Display>(_: T) -> Self {
        unwritable()
    }
}

/// What leaves is plain data.
#[cold]
#[allow(clippy::panic, reason = "a wire type that cannot be written is a broken game, and every golden game would show it")]
fn unwritable() -> ! {
    panic!("what leaves is not plain data")
}

impl Writer {
    /// The text.
    pub(super) fn into_text(self) -> String {
        self.0
    }

    /// Writes a value.
    pub(super) fn value<T: Serialize + ?Sized>(&mut self, value: &T) {
        let Ok(()) = value.serialize(self);
    }

    /// Writes a field of the object that is open.
    pub(super) fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) {
        self.name(name);
        self.value(value);
        self.comma();
    }

    /// Writes a field of the object that is open: `value` writes what it holds.
    pub(super) fn part(&mut self, name: &str, value: impl FnOnce(&mut Self)) {
        self.name(name);
        value(self);
        self.comma();
    }

    /// Writes an object.
    pub(super) fn object(&mut self, fields: impl FnOnce(&mut Self)) {
        self.0.push('{');
        fields(self);
        self.close('}');
    }

    /// Writes a list: `item` writes one of them.
    pub(super) fn list<I: IntoIterator>(&mut self, items: I, mut item: impl FnMut(&mut Self, I::Item)) {
        self.0.push('[');
        for next in items {
            item(self, next);
            self.comma();
        }
        self.close(']');
    }

    /// Writes an event with the number of its rule as one more field: what serde's flatten does, without its buffers.
    pub(super) fn cited<E: Serialize>(&mut self, cited: &Cited<E>) {
        self.value(&cited.event);
        self.reopen();
        self.field("rule", cited.rule.id());
        self.close('}');
    }

    /// Writes text that is JSON already.
    pub(super) fn raw(&mut self, json: &str) {
        self.0.push_str(json);
    }

    /// Opens the object that was written last again.
    fn reopen(&mut self) {
        self.0.pop();
        if !self.0.ends_with('{') {
            self.comma();
        }
    }

    #[inline(never)]
    fn name(&mut self, name: &str) {
        self.text(name);
        self.0.push(':');
    }

    #[inline(never)]
    fn comma(&mut self) {
        self.0.push(',');
    }

    #[inline(never)]
    fn close(&mut self, bracket: char) {
        if self.0.ends_with(',') {
            self.0.pop();
        }
        self.0.push(bracket);
    }

    #[inline(never)]
    fn whole(&mut self, number: u64) {
        match char::from_digit(u32::try_from(number).unwrap_or(u32::MAX), 10) {
            Some(digit) => self.0.push(digit),
            None => self.shown(&number),
        }
    }

    #[inline(never)]
    fn signed(&mut self, number: i64) {
        if number < 0 {
            self.0.push('-');
        }
        self.whole(number.unsigned_abs());
    }

    /// Twenty digits after the point: enough for a mean to be read back as the same number, and none of the tables
    /// that the shortest such text would need. What no whole number of 64 bits is near, JSON has no use for.
    #[inline(never)]
    fn number(&mut self, number: f64) {
        if number < 0.0 {
            self.0.push('-');
        }
        let magnitude = number.abs();
        self.whole(magnitude as u64);
        let mut left = (magnitude.fract() * 18_446_744_073_709_551_616.0) as u64;
        if left > 0 {
            self.0.push('.');
        }
        for _ in 0..20 {
            if left > 0 {
                let tenfold = u128::from(left) * 10;
                self.whole((tenfold >> 64) as u64);
                left = tenfold as u64;
            }
        }
    }

    #[inline(never)]
    fn shown(&mut self, value: &dyn Display) {
        write!(self.0, "{value}").ok();
    }

    #[inline(never)]
    fn text(&mut self, text: &str) {
        self.0.push('"');
        Escaped(&mut self.0).write_str(text).ok();
        self.0.push('"');
    }
}

/// The inside of a text: quotes, backslashes and control characters are escaped.
struct Escaped<'a>(&'a mut String);

impl fmt::Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut plain = 0;
        for (at, byte) in text.bytes().enumerate() {
            if byte >= b' ' && byte != b'"' && byte != b'\\' {
                continue;
            }
            self.0.push_str(text.get(plain..at).unwrap_or_default());
            plain = at + 1;
            match byte {
                b'"' => self.0.push_str("\\\""),
                b'\\' => self.0.push_str("\\\\"),
                b'\n' => self.0.push_str("\\n"),
                b'\r' => self.0.push_str("\\r"),
                b'\t' => self.0.push_str("\\t"),
                0x08 => self.0.push_str("\\b"),
                0x0c => self.0.push_str("\\f"),
                control => write!(self.0, "\\u{control:04x}")?,
            }
        }
        self.0.push_str(text.get(plain..).unwrap_or_default());
        Ok(())
    }
}

/// Methods that write one value.
macro_rules! writes {
    ($($method:ident($($name:ident: $kind:ty),*) |$out:ident| $write:expr;)+) => {
        $(
            fn $method(self, $($name: $kind),*) -> Result<(), Never> {
                let $out = self;
                $write;
                Ok(())
            }
        )+
    };
}

/// Items of a list, by all the names that lists have.
macro_rules! lists {
    ($($list:ident $item:ident),+) => {
        $(
            impl $list for &mut Writer {
                type Ok = ();
                type Error = Never;

                fn $item<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Never> {
                    self.value(item);
                    self.comma();
                    Ok(())
                }

                fn end(self) -> Result<(), Never> {
                    self.close(']');
                    Ok(())
                }
            }
        )+
    };
}

type Name = &'static str;

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = &'a mut Writer;
    type SerializeTuple = &'a mut Writer;
    type SerializeTupleStruct = &'a mut Writer;
    type SerializeTupleVariant = Impossible<(), Never>;
    type SerializeMap = &'a mut Writer;
    type SerializeStruct = &'a mut Writer;
    type SerializeStructVariant = Impossible<(), Never>;

    writes! {
        serialize_bool(value: bool) |out| out.raw(if value { "true" } else { "false" });
        serialize_u8(value: u8) |out| out.whole(value.into());
        serialize_u16(value: u16) |out| out.whole(value.into());
        serialize_u32(value: u32) |out| out.whole(value.into());
        serialize_u64(value: u64) |out| out.whole(value);
        serialize_i8(value: i8) |out| out.signed(value.into());
        serialize_i16(value: i16) |out| out.signed(value.into());
        serialize_i32(value: i32) |out| out.signed(value.into());
        serialize_i64(value: i64) |out| out.signed(value);
        serialize_f32(value: f32) |out| out.number(value.into());
        serialize_f64(value: f64) |out| out.number(value);
        serialize_char(value: char) |out| out.text(value.encode_utf8(&mut [0; 4]));
        serialize_str(value: &str) |out| out.text(value);
        serialize_bytes(value: &[u8]) |out| out.list(value, |out, byte| out.value(byte));
        serialize_none() |out| out.raw("null");
        serialize_unit() |out| out.raw("null");
        serialize_unit_struct(_name: Name) |out| out.raw("null");
        serialize_unit_variant(_name: Name, _index: u32, variant: Name) |out| out.text(variant);
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), Never> {
        self.0.push('"');
        write!(Escaped(&mut self.0), "{value}").ok();
        self.0.push('"');
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: Name, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Never> {
        self.0.push('[');
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: Name, _: usize) -> Result<Self, Never> {
        self.serialize_seq(None)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Never> {
        self.0.push('{');
        Ok(self)
    }

    fn serialize_struct(self, _: Name, _: usize) -> Result<Self, Never> {
        self.serialize_map(None)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(self, _: Name, _: u32, _: Name, _: &T) -> Result<(), Never> {
        unwritable()
    }

    fn serialize_tuple_variant(self, _: Name, _: u32, _: Name, _: usize) -> Result<Impossible<(), Never>, Never> {
        unwritable()
    }

    fn serialize_struct_variant(self, _: Name, _: u32, _: Name, _: usize) -> Result<Impossible<(), Never>, Never> {
        unwritable()
    }
}

lists! { SerializeSeq serialize_element, SerializeTuple serialize_element, SerializeTupleStruct serialize_field }

impl SerializeMap for &mut Writer {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        self.value(key);
        self.0.push(':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.value(value);
        self.comma();
        Ok(())
    }

    fn end(self) -> Result<(), Never> {
        self.close('}');
        Ok(())
    }
}

impl SerializeStruct for &mut Writer {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: Name, value: &T) -> Result<(), Never> {
        self.field(name, value);
        Ok(())
    }

    fn end(self) -> Result<(), Never> {
        self.close('}');
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::Writer;
    use crate::core::Tree;

    fn written(value: &impl serde::Serialize) -> String {
        let mut writer = Writer::default();
        writer.value(value);
        writer.into_text()
    }

    #[test]
    fn what_is_written_is_what_serde_json_writes() {
        let texts = ["", "a", "\"", "\\", "a\"b\\c", "\n\r\t\u{8}\u{c}\u{1}\u{1f}\u{7f}", "é ’ 🚂 \u{2028}"];
        for text in texts {
            assert_eq!(written(&text), serde_json::to_string(text).unwrap());
            assert_eq!(written(&Some([text])), serde_json::to_string(&Some([text])).unwrap());
        }
        for number in [0, 1, 9, 10, 99, i64::from(u32::MAX), i64::MAX, -1, -10, i64::MIN] {
            assert_eq!(written(&number), serde_json::to_string(&number).unwrap());
        }
        assert_eq!(written(&u64::MAX), u64::MAX.to_string());
        for number in [0.0, 0.5, -0.5, 1.0, 0.1 + 0.2, 2.0 / 3.0, -1234.0 / 7.0, 1e6 / 3.0, 29.999_999_999_999_996] {
            assert_eq!(written(&number).parse(), Ok(number));
        }
        assert_eq!(written(&((), None::<u8>, true, 'x', [0u8; 0])), r#"[null,null,true,"x",[]]"#);
    }

    #[test]
    fn a_tree_is_written_as_it_was_read() {
        let texts = [r#"{"b":[1,-2,{"a":null},{}],"a":true,"c":{"x":"y"},"d":[]}"#, "[]", "{}", "null", r#""""#, "0.5"];
        for text in texts {
            assert_eq!(written(&serde_json::from_str::<Tree>(text).unwrap()), text);
        }
    }
}
