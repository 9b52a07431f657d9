//! Plain data as JSON text. Every wire type is written by [`ToText`], which most of them derive.

use std::borrow::Cow;
use std::fmt::{self, Display, Write as _};
use std::sync::Arc;

use super::tree::TAG;
use super::{Cited, Tree};

/// What can be written as JSON text.
pub trait ToText {
    /// Writes it.
    fn to_text(&self, out: &mut Writer);
}

/// JSON text that is being written. Whatever stands in a list or an object is followed by a comma, and the bracket that
/// closes it takes the place of the last one.
#[derive(Debug, Default)]
pub struct Writer {
    text: String,
    /// The names of the fields that each object still lacks which is being written.
    names: Vec<&'static str>,
}

impl Writer {
    /// The text.
    pub fn into_text(self) -> String {
        self.text
    }

    /// Writes a field of the object that is open.
    pub fn field<T: ToText + ?Sized>(&mut self, name: &str, value: &T) {
        self.name(name);
        value.to_text(self);
        self.comma();
    }

    /// Writes a field of the object that is open: `value` writes what it holds.
    pub fn part(&mut self, name: &str, value: impl FnOnce(&mut Self)) {
        self.name(name);
        value(self);
        self.comma();
    }

    /// Writes a field whose name is a value, too.
    pub fn entry<K: ToText + ?Sized, V: ToText + ?Sized>(&mut self, name: &K, value: &V) {
        name.to_text(self);
        self.text.push(':');
        value.to_text(self);
        self.comma();
    }

    /// Opens an object of these fields: their names stand in one text with spaces between them.
    #[inline(never)]
    pub fn open(&mut self, names: &'static str) {
        self.text.push('{');
        self.names.push(names);
    }

    /// Opens the object of a variant. Variants stand in one text with bars between them, counted from 0, each with the names
    /// of its fields after its own.
    #[inline(never)]
    pub fn variant(&mut self, variants: &'static str, at: usize) {
        let variant = variants.split('|').nth(at).unwrap_or_default();
        let (name, names) = variant.split_once(' ').unwrap_or((variant, ""));
        self.open(names);
        self.name(TAG);
        self.text(name);
    }

    /// Writes the name of the next field of the object that was opened last; its value follows.
    #[inline(never)]
    pub fn next(&mut self) {
        let names = self.names.pop().unwrap_or_default();
        let (name, rest) = names.split_once(' ').unwrap_or((names, ""));
        self.names.push(rest);
        if !self.text.ends_with('{') {
            self.comma();
        }
        self.name(name);
    }

    /// Closes the object that was opened last.
    #[inline(never)]
    pub fn shut(&mut self) {
        self.names.pop();
        self.text.push('}');
    }

    /// Writes an object.
    pub fn object(&mut self, fields: impl FnOnce(&mut Self)) {
        self.text.push('{');
        fields(self);
        self.close('}');
    }

    /// Writes a list: `item` writes one of them.
    pub fn list<I: IntoIterator>(&mut self, items: I, mut item: impl FnMut(&mut Self, I::Item)) {
        self.array(|out| {
            for next in items {
                out.item(|out| item(out, next));
            }
        });
    }

    /// Writes a list part by part.
    pub fn array(&mut self, items: impl FnOnce(&mut Self)) {
        self.text.push('[');
        items(self);
        self.close(']');
    }

    /// Writes an item of the list that is open.
    pub fn item(&mut self, item: impl FnOnce(&mut Self)) {
        item(self);
        self.comma();
    }

    /// Writes an event with the number of its rule as one more field: what serde's flatten does, without its buffers.
    pub fn cited<E: ToText>(&mut self, cited: &Cited<E>) {
        cited.event.to_text(self);
        self.reopen();
        self.field("rule", cited.rule.id());
        self.close('}');
    }

    /// Writes one of some words: they stand in one text with spaces between them, counted from 0.
    #[inline(never)]
    pub fn word(&mut self, words: &str, at: usize) {
        self.text(words.split(' ').nth(at).unwrap_or_default());
    }

    /// Writes what a value shows as a text.
    #[inline(never)]
    pub fn display(&mut self, value: &dyn Display) {
        self.text.push('"');
        write!(Escaped(&mut self.text), "{value}").ok();
        self.text.push('"');
    }

    /// Writes text that is JSON already.
    #[inline(never)]
    pub fn raw(&mut self, json: &str) {
        self.text.push_str(json);
    }

    /// Opens the object that was written last again.
    fn reopen(&mut self) {
        self.text.pop();
        if !self.text.ends_with('{') {
            self.comma();
        }
    }

    #[inline(never)]
    fn name(&mut self, name: &str) {
        self.text(name);
        self.text.push(':');
    }

    #[inline(never)]
    fn comma(&mut self) {
        self.text.push(',');
    }

    #[inline(never)]
    fn close(&mut self, bracket: char) {
        if self.text.ends_with(',') {
            self.text.pop();
        }
        self.text.push(bracket);
    }

    #[inline(never)]
    fn whole(&mut self, number: u64) {
        match char::from_digit(u32::try_from(number).unwrap_or(u32::MAX), 10) {
            Some(digit) => self.text.push(digit),
            None => self.shown(&number),
        }
    }

    #[inline(never)]
    fn signed(&mut self, number: i64) {
        if number < 0 {
            self.text.push('-');
        }
        self.whole(number.unsigned_abs());
    }

    /// Twenty digits after the point: enough for a mean to be read back as the same number, and none of the tables
    /// that the shortest such text would need. What no whole number of 64 bits is near, JSON has no use for.
    #[inline(never)]
    fn number(&mut self, number: f64) {
        if number < 0.0 {
            self.text.push('-');
        }
        let magnitude = number.abs();
        self.whole(magnitude as u64);
        let mut left = (magnitude.fract() * 18_446_744_073_709_551_616.0) as u64;
        if left > 0 {
            self.text.push('.');
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
        write!(self.text, "{value}").ok();
    }

    /// Writes a text.
    #[inline(never)]
    pub fn text(&mut self, text: &str) {
        self.text.push('"');
        Escaped(&mut self.text).write_str(text).ok();
        self.text.push('"');
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

/// A text in quotation marks, for a sentence. (Rust's own way of quoting brings tables of all letters there are.)
#[derive(Debug)]
pub struct Quoted<'a>(pub &'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text_of(self.0))
    }
}

/// The JSON text of a value.
pub fn text_of<T: ToText + ?Sized>(value: &T) -> String {
    let mut writer = Writer::default();
    value.to_text(&mut writer);
    writer.into_text()
}

impl Tree {
    /// A value as plain data.
    pub fn of<T: ToText + ?Sized>(value: &T) -> Result<Self, &'static str> {
        Self::parse(&text_of(value))
    }
}

macro_rules! writes {
    ($($kind:ty: |$value:ident, $out:ident| $write:expr;)+) => {
        $(
            impl ToText for $kind {
                fn to_text(&self, $out: &mut Writer) {
                    let $value = self;
                    $write;
                }
            }
        )+
    };
}

writes! {
    bool: |value, out| out.raw(if *value { "true" } else { "false" });
    u8: |value, out| out.whole((*value).into());
    u16: |value, out| out.whole((*value).into());
    u32: |value, out| out.whole((*value).into());
    u64: |value, out| out.whole(*value);
    i8: |value, out| out.signed((*value).into());
    i16: |value, out| out.signed((*value).into());
    i32: |value, out| out.signed((*value).into());
    i64: |value, out| out.signed(*value);
    f64: |value, out| out.number(*value);
    str: |value, out| out.text(value);
    String: |value, out| out.text(value);
    Cow<'_, str>: |value, out| out.text(value);
    Tree: |value, out| match value {
        Self::Null => out.raw("null"),
        Self::Bool(value) => value.to_text(out),
        Self::Natural(value) => out.whole(*value),
        Self::Negative(value) => out.signed(*value),
        Self::Fraction(value) => out.number(*value),
        Self::Text(value) => out.text(value),
        Self::List(items) => items.to_text(out),
        Self::Object(fields) => out.object(|out| fields.iter().for_each(|(name, value)| out.field(name, value))),
    };
}

impl<T: ToText + ?Sized> ToText for &T {
    fn to_text(&self, out: &mut Writer) {
        (**self).to_text(out);
    }
}

impl<T: ToText + ?Sized> ToText for Arc<T> {
    fn to_text(&self, out: &mut Writer) {
        (**self).to_text(out);
    }
}

impl<T: ToText + ?Sized> ToText for Box<T> {
    fn to_text(&self, out: &mut Writer) {
        (**self).to_text(out);
    }
}

impl<T: ToText> ToText for Option<T> {
    fn to_text(&self, out: &mut Writer) {
        match self {
            Some(value) => value.to_text(out),
            None => out.raw("null"),
        }
    }
}

impl<T: ToText> ToText for [T] {
    #[inline(never)]
    fn to_text(&self, out: &mut Writer) {
        out.list(self, |out, item| item.to_text(out));
    }
}

impl<T: ToText> ToText for Vec<T> {
    fn to_text(&self, out: &mut Writer) {
        self.as_slice().to_text(out);
    }
}

impl<T: ToText, const N: usize> ToText for [T; N] {
    fn to_text(&self, out: &mut Writer) {
        self.as_slice().to_text(out);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::{ToText, Tree, text_of as written};

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
        let parts: [&dyn ToText; 4] = [&None::<u8>, &true, &"x", &[0u8; 0]];
        assert_eq!(written(&parts), r#"[null,true,"x",[]]"#);
    }

    #[test]
    fn a_tree_is_written_as_it_was_read() {
        let texts = [r#"{"b":[1,-2,{"a":null},{}],"a":true,"c":{"x":"y"},"d":[]}"#, "[]", "{}", "null", r#""""#, "0.5"];
        for text in texts {
            assert_eq!(written(&Tree::parse(text).unwrap()), text);
        }
    }
}
