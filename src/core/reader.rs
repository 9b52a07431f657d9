//! Text becomes a tree: the reader of JSON.
//!
//! It reads exactly what serde_json reads, and the tests hold it to that. It is our own because serde_json cannot leave its
//! table of powers of ten out: two and a half thousand bytes that do not compress, for the one number in here that may be
//! a fraction, a time to think.

use super::Tree;

/// How deep lists and objects may lie in each other: a nesting bomb must not reach the end of the stack.
const DEEPEST: u8 = 127;

/// What is wrong with a text, in a few words.
type Reason = &'static str;

impl Tree {
    /// What a JSON text says.
    pub fn parse(text: &str) -> Result<Self, Reason> {
        let mut reader = Reader { text, at: 0, deep: 0 };
        let tree = reader.value()?;
        reader.next();
        if reader.at == text.len() { Ok(tree) } else { Err("something stands behind its end") }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    deep: u8,
}

impl<'a> Reader<'a> {
    /// The byte that comes; at the end it is zero, which stands nowhere in JSON.
    fn peek(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    /// The byte that comes after spaces.
    #[inline(never)]
    fn next(&mut self) -> u8 {
        while matches!(self.peek(), b' ' | b'\n' | b'\r' | b'\t') {
            self.at += 1;
        }
        self.peek()
    }

    /// Whether the byte comes; then it is passed.
    fn passes(&mut self, byte: u8) -> bool {
        let comes = self.peek() == byte;
        self.at += usize::from(comes);
        comes
    }

    /// The text since some place.
    fn since(&self, start: usize) -> &'a str {
        self.text.get(start..self.at).unwrap_or_default()
    }

    fn value(&mut self) -> Result<Tree, Reason> {
        match self.next() {
            b'"' => self.string().map(Tree::Text),
            b'[' => {
                let mut items = Vec::new();
                self.each(b']', &mut |reader| {
                    items.push(reader.value()?);
                    Ok(())
                })?;
                Ok(Tree::List(items))
            }
            b'{' => {
                let mut fields = Vec::new();
                self.each(b'}', &mut |reader| {
                    let name = if reader.next() == b'"' { reader.string()? } else { return Err("a name is missing") };
                    reader.next();
                    if !reader.passes(b':') {
                        return Err("a colon is missing");
                    }
                    fields.push((name, reader.value()?));
                    Ok(())
                })?;
                Ok(Tree::Object(fields))
            }
            b'-' | b'0'..=b'9' => self.number(),
            _ => self.word(),
        }
    }

    /// What stands between brackets, with commas between.
    fn each(&mut self, end: u8, item: &mut dyn FnMut(&mut Self) -> Result<(), Reason>) -> Result<(), Reason> {
        self.at += 1;
        self.deep += 1;
        if self.deep > DEEPEST {
            return Err("it is nested too deeply");
        }
        self.next();
        if !self.passes(end) {
            loop {
                item(self)?;
                self.next();
                if self.passes(end) {
                    break;
                }
                if !self.passes(b',') {
                    return Err("a comma or a bracket is missing");
                }
            }
        }
        self.deep -= 1;
        Ok(())
    }

    fn word(&mut self) -> Result<Tree, Reason> {
        let start = self.at;
        while self.peek().is_ascii_lowercase() {
            self.at += 1;
        }
        match self.since(start) {
            "null" => Ok(Tree::Null),
            "true" => Ok(Tree::Bool(true)),
            "false" => Ok(Tree::Bool(false)),
            _ => Err("a value is missing"),
        }
    }

    fn string(&mut self) -> Result<String, Reason> {
        self.at += 1;
        let mut all = String::new();
        loop {
            let start = self.at;
            while !matches!(self.peek(), b'"' | b'\\' | 0..b' ') {
                self.at += 1;
            }
            all.push_str(self.since(start));
            if self.passes(b'"') {
                return Ok(all);
            }
            if !self.passes(b'\\') {
                return Err("a text does not end");
            }
            all.push(self.escaped()?);
        }
    }

    /// The character that stands behind a backslash.
    fn escaped(&mut self) -> Result<char, Reason> {
        let byte = self.peek();
        self.at += 1;
        Ok(match byte {
            b'"' | b'\\' | b'/' => byte.into(),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let mut units = [self.unit()?, 0];
                let is_pair = matches!(units, [0xd800..0xdc00, _]) && self.passes(b'\\') && self.passes(b'u');
                if is_pair {
                    units[1] = self.unit()?;
                }
                let character = char::decode_utf16(units).next();
                character.and_then(Result::ok).ok_or(NO_CHARACTER)?
            }
            _ => return Err(NO_CHARACTER),
        })
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Result<u16, Reason> {
        let start = self.at;
        while self.at < start + 4 && self.peek().is_ascii_hexdigit() {
            self.at += 1;
        }
        u16::from_str_radix(self.since(start), 16).ok().filter(|_| self.at == start + 4).ok_or(NO_CHARACTER)
    }

    fn number(&mut self) -> Result<Tree, Reason> {
        let is_negative = self.passes(b'-');
        let mut digits = Digits::default();
        if !self.passes(b'0') {
            self.digits(&mut digits)?;
        }
        let is_whole = !matches!(self.peek(), b'.' | b'e' | b'E');
        if is_whole && digits.left_out == 0 {
            // Zero has no sign and a number has; what is too large for a whole number is a fraction.
            match (is_negative, 0_i64.checked_sub_unsigned(digits.value)) {
                (false, _) => return Ok(Tree::Natural(digits.value)),
                (true, Some(negative @ ..0)) => return Ok(Tree::Negative(negative)),
                (true, _) => {}
            }
        }
        let mut power = digits.left_out;
        if self.passes(b'.') {
            let behind = self.digits(&mut digits)?;
            power = digits.left_out - behind;
        }
        if self.passes(b'e') || self.passes(b'E') {
            let is_small = self.passes(b'-');
            if !is_small {
                self.passes(b'+');
            }
            let mut exponent = Digits::default();
            self.digits(&mut exponent)?;
            let exponent = if exponent.left_out > 0 { i32::MAX } else { i32::try_from(exponent.value).unwrap_or(i32::MAX) };
            power = power.saturating_add(if is_small { -exponent } else { exponent });
        }
        let size = scaled(digits.value as f64, power);
        if size.is_finite() { Ok(Tree::Fraction(if is_negative { -size } else { size })) } else { Err("a number is too large") }
    }

    /// Passes digits, of which there must be one, and says how many they were.
    fn digits(&mut self, digits: &mut Digits) -> Result<i32, Reason> {
        let start = self.at;
        while let digit @ b'0'..=b'9' = self.peek() {
            let longer = digits.value.checked_mul(10).and_then(|value| value.checked_add(u64::from(digit - b'0')));
            match longer {
                Some(value) if digits.left_out == 0 => digits.value = value,
                _ => digits.left_out += 1,
            }
            self.at += 1;
        }
        if self.at == start { Err("a digit is missing") } else { Ok((self.at - start) as i32) }
    }
}

/// A number times a power of ten. Powers up to the 22nd have no rounding error, so that one step has one at most.
fn scaled(mut size: f64, power: i32) -> f64 {
    // Past these nothing is left of any number but zero, or it has no end.
    let mut left = power.clamp(-400, 400).unsigned_abs();
    while left > 0 {
        let step = left.min(22);
        let factor = (0..step).fold(1.0, |factor, _| factor * 10.0);
        size = if power < 0 { size / factor } else { size * factor };
        left -= step;
    }
    size
}

const NO_CHARACTER: Reason = "a backslash stands before no character";

/// A row of digits: what its first ones say, and how many more there are.
#[derive(Default)]
struct Digits {
    value: u64,
    left_out: i32,
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
mod tests {
    use super::Tree;
    use crate::core::{Pcg, Source as _, text_of};

    /// Both readers say the same of a text, or both refuse it.
    fn compare(text: &str) -> bool {
        let (ours, theirs) = (Tree::parse(text), serde_json::from_str::<Tree>(text));
        match (&ours, &theirs) {
            (Ok(ours), Ok(theirs)) => assert!(is_near(ours, theirs), "{text:?}: {ours:?}, {theirs:?}"),
            (Err(_), Err(_)) => {}
            _ => panic!("{text:?}: {ours:?}, {theirs:?}"),
        }
        ours.is_ok()
    }

    /// The same tree; fractions may differ in their last digits, for neither reader promises those.
    fn is_near(ours: &Tree, theirs: &Tree) -> bool {
        match (ours, theirs) {
            (Tree::Fraction(ours), Tree::Fraction(theirs)) => {
                (ours - theirs).abs() <= theirs.abs() * 1e-15 && ours.is_sign_negative() == theirs.is_sign_negative()
            }
            (Tree::List(ours), Tree::List(theirs)) => {
                ours.len() == theirs.len() && ours.iter().zip(theirs).all(|(ours, theirs)| is_near(ours, theirs))
            }
            (Tree::Object(ours), Tree::Object(theirs)) => {
                let same = |(ours, theirs): (&(String, Tree), &(String, Tree))| ours.0 == theirs.0 && is_near(&ours.1, &theirs.1);
                ours.len() == theirs.len() && ours.iter().zip(theirs).all(same)
            }
            _ => ours == theirs,
        }
    }

    const GOOD: [&str; 24] = [
        "null",
        " true\r\n",
        "\tfalse ",
        "0",
        "-0",
        "-0.0",
        "18446744073709551615",
        "18446744073709551616",
        "-9223372036854775808",
        "-9223372036854775809",
        "0.1",
        "12.5e-3",
        "1E+2",
        "123456789012345678901234567890.5",
        "0.00000000000000000000000000000000000000000000000000001",
        "1.7976931348623157e308",
        "1e-400",
        "0e999999999999",
        "\"\"",
        r#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE82 é ’ 🚂""#,
        "[]",
        "[ [ ] , { } , \"a\" , -1 ]",
        r#"{"a":1,"b":[1,-2,{"a":null}],"a":true}"#,
        " { \"type\" : \"step\" , \"from\" : \"c3\" , \"ms\" : 2.5 } ",
    ];

    const BAD: [&str; 44] = [
        "",
        " ",
        "nul",
        "nulll",
        "null null",
        "True",
        "01",
        "-",
        "-a",
        "+1",
        "1.",
        ".5",
        "1.e2",
        "1e",
        "1e+",
        "1e400",
        "-1e400",
        "0x10",
        "1_000",
        "NaN",
        "Infinity",
        "-Infinity",
        "\"",
        "\"a",
        "'a'",
        "\"\\\"",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\\u12g4\"",
        "\"\\uD83D\"",
        "\"\\uD83D\\n\"",
        "\"\\uD83D\\u0041\"",
        "\"\\uDE82\"",
        "\"\n\"",
        "\"\0\"",
        "[",
        "[1",
        "[1,]",
        "[,1]",
        "{",
        "{\"a\"}",
        "{\"a\":1,}",
        "{a:1}",
        "\u{feff}1",
    ];

    #[test]
    fn the_reader_reads_what_serde_json_reads() {
        for text in GOOD {
            assert!(compare(text), "{text:?} is JSON");
        }
        for text in BAD {
            assert!(!compare(text), "{text:?} is not JSON");
        }
    }

    #[test]
    fn nesting_ends_where_it_ends_for_serde_json() {
        for (open, close) in [("[", "]"), (r#"{"a":"#, "}"), (r#"[{"a":"#, "}]")] {
            let nested = |times: usize| format!("{}1{}", open.repeat(times), close.repeat(times));
            let deepest = (1..200).filter(|&times| compare(&nested(times))).max().unwrap();
            assert_eq!(deepest, 127 / close.len());
            assert_eq!(Tree::parse(&open.repeat(100_000)), Err("it is nested too deeply"));
        }
    }

    #[test]
    fn damaged_texts_are_read_alike() {
        let mut pcg = Pcg::new(8);
        let alphabet: Vec<char> = "\"\\/bfnrtu0123456789aDdEe+-.,:[]{} \n\0é🚂nulltruefalse".chars().collect();
        let mut read = 0;
        for text in GOOD {
            for _ in 0..4_000 {
                let mut characters: Vec<char> = text.chars().collect();
                for _ in 0..=pcg.below(3) {
                    let at = pcg.below(characters.len() as u32 + 1) as usize;
                    let put = alphabet[pcg.below(alphabet.len() as u32) as usize];
                    match pcg.below(3) {
                        0 => characters.insert(at, put),
                        1 if at < characters.len() => characters[at] = put,
                        _ if at < characters.len() => drop(characters.remove(at)),
                        _ => {}
                    }
                }
                read += u32::from(compare(&characters.iter().collect::<String>()));
            }
        }
        assert!(read > 10_000, "only {read} were JSON still");
    }

    #[test]
    fn short_decimals_are_exact() {
        for thousandths in 0..20_000_u32 {
            let number = f64::from(thousandths) / 1000.0;
            assert_eq!(Tree::parse(&format!("{number:?}")).map(|tree| text_of(&tree)), Ok(text_of(&number)));
        }
    }
}
