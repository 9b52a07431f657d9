//! Plain data before anybody knows what it is: what a text says, as a tree.
//!
//! Every wire type is read from a [`Tree`] and from nothing else, by [`FromTree`], which most of them derive. Reading does
//! not stop at what is wrong: it is noted, something takes its place, and whoever asked throws the result away. So the
//! code of a type has no way out but its end.

use std::fmt;
use std::sync::Arc;

use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer, ser};

use super::{Quoted, ToText};

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

/// What can be read from a tree.
pub trait FromTree {
    /// Reads a tree; if it is not what was asked for, that is noted, and the result means nothing.
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self;
}

/// What a reader has found to be wrong first, if anything.
#[derive(Debug, Default)]
pub struct Wrong(Option<String>);

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.as_deref().unwrap_or("nothing is wrong"))
    }
}

impl std::error::Error for Wrong {}

impl Wrong {
    /// What was wrong first, in words.
    pub fn first(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// Notes what is wrong, unless something was before.
    #[cold]
    #[inline(never)]
    pub fn note(&mut self, words: fmt::Arguments<'_>) {
        if self.0.is_none() {
            self.0 = Some(words.to_string());
        }
    }

    /// Notes that a tree of this kind is not what was expected.
    #[cold]
    #[inline(never)]
    pub fn unexpected(&mut self, found: &Tree, expected: &str) {
        self.note(format_args!("invalid type: {}, expected {expected}", Found(found)));
    }

    /// Notes that a text is not what was expected.
    #[cold]
    #[inline(never)]
    pub fn not(&mut self, text: &str, expected: &str) {
        self.note(format_args!("invalid value: {}, expected {expected}", Quoted(text)));
    }

    /// The text that a tree is; an empty one if it is none.
    #[inline(never)]
    pub fn text<'a>(&mut self, tree: &'a Tree) -> &'a str {
        match tree {
            Tree::Text(text) => text,
            other => {
                self.unexpected(other, "a text");
                ""
            }
        }
    }

    /// The items that a tree lists; none if it is no list.
    #[inline(never)]
    pub fn items<'a>(&mut self, tree: &'a Tree) -> &'a [Tree] {
        match tree {
            Tree::List(items) => items,
            other => {
                self.unexpected(other, "a list");
                &[]
            }
        }
    }

    /// The entries of an object in their order; none if it is no object.
    #[inline(never)]
    pub fn entries<'a>(&mut self, tree: &'a Tree) -> &'a [(String, Tree)] {
        match tree {
            Tree::Object(entries) => entries,
            other => {
                self.unexpected(other, "an object");
                &[]
            }
        }
    }

    /// The whole number that a tree is, if it is one from `least` to `most`; else `least`.
    #[inline(never)]
    pub fn whole(&mut self, tree: &Tree, least: i64, most: i64) -> i64 {
        let number = match tree {
            Tree::Natural(number) => i64::try_from(*number).ok(),
            Tree::Negative(number) => Some(*number),
            _ => None,
        };
        match number {
            Some(number) if (least..=most).contains(&number) => number,
            _ => {
                self.unexpected(tree, &format!("a whole number from {least} to {most}"));
                least
            }
        }
    }

    /// Which of some words a tree is, counted from 0. The words stand in one text with spaces between them.
    #[inline(never)]
    pub fn word(&mut self, tree: &Tree, words: &'static str) -> usize {
        let text = self.text(tree);
        words.split(' ').position(|word| word == text).unwrap_or_else(|| {
            self.note(format_args!("unknown variant {}, expected one of {}", Quoted(text), Listed(words)));
            0
        })
    }

    /// What a text stands for; if it stands for nothing, that is noted.
    pub fn parsed<T>(&mut self, tree: &Tree, expected: &str, parse: impl FnOnce(&str) -> Option<T>, otherwise: T) -> T {
        let text = self.text(tree);
        parse(text).unwrap_or_else(|| {
            self.not(text, expected);
            otherwise
        })
    }
}

/// What was found instead, in a few words.
struct Found<'a>(&'a Tree);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Tree::Null => f.write_str("null"),
            Tree::Bool(found) => write!(f, "boolean `{found}`"),
            Tree::Natural(found) => write!(f, "integer `{found}`"),
            Tree::Negative(found) => write!(f, "integer `{found}`"),
            Tree::Fraction(_) => f.write_str("a fraction"),
            Tree::Text(found) => write!(f, "string {}", Quoted(found)),
            Tree::List(_) => f.write_str("a list"),
            Tree::Object(_) => f.write_str("an object"),
        }
    }
}

/// Names that stand in one text, the way a sentence lists them.
struct Listed(&'static str);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, name) in self.0.split(' ').enumerate() {
            f.write_str(if at > 0 { ", " } else { "" })?;
            f.write_str(name)?;
        }
        Ok(())
    }
}

/// The field that names the variant of a tagged object.
pub(super) const TAG: &str = "type";

/// The fields of an object, asked for one by one in the order of their names. Every name must be known, and none may be
/// given twice: a field that nobody knows is a mistake.
#[derive(Debug)]
pub struct Fields<'t, 'w> {
    given: &'t [(String, Tree)],
    /// The names of those that are still to be read, with spaces between them.
    names: &'static str,
    wrong: &'w mut Wrong,
}

impl<'t, 'w> Fields<'t, 'w> {
    /// The fields of an object that has these names and no others.
    #[inline(never)]
    pub fn of(tree: &'t Tree, names: &'static str, wrong: &'w mut Wrong) -> Self {
        let given = wrong.entries(tree);
        Self::known(given, None, names, wrong)
    }

    /// The variant of an object whose `type` names it, and its other fields. Variants stand in one text with bars between
    /// them, each with the names of its fields after its own.
    #[inline(never)]
    pub fn tagged(tree: &'t Tree, variants: &'static str, wrong: &'w mut Wrong) -> (usize, Self) {
        let given = wrong.entries(tree);
        let tag = given.iter().position(|(name, _)| name == TAG);
        let name = match tag.and_then(|tag| given.get(tag)) {
            Some((_, name)) => wrong.text(name),
            None => {
                wrong.note(format_args!("missing field `{TAG}`"));
                ""
            }
        };
        let split = |variant: &'static str| variant.split_once(' ').unwrap_or((variant, ""));
        match variants.split('|').map(split).enumerate().find(|(_, (known, _))| *known == name) {
            Some((at, (_, names))) => (at, Self::known(given, tag, names, wrong)),
            None => {
                wrong.note(format_args!("unknown variant {} in the field `{TAG}`", Quoted(name)));
                (usize::MAX, Self { given: &[], names: "", wrong })
            }
        }
    }

    fn known(given: &'t [(String, Tree)], tag: Option<usize>, names: &'static str, wrong: &'w mut Wrong) -> Self {
        for (at, (name, _)) in given.iter().enumerate() {
            let known = !name.is_empty() && names.split(' ').any(|known| known == name);
            if !known && Some(at) != tag {
                wrong.note(format_args!("unknown field {}, expected one of {}", Quoted(name), Listed(names)));
            }
            if given.iter().skip(at + 1).any(|(again, _)| again == name) {
                wrong.note(format_args!("duplicate field {}", Quoted(name)));
            }
        }
        Self { given, names, wrong }
    }

    /// The name of the next field, and its value if it is given.
    #[inline(never)]
    fn step(&mut self) -> (&'static str, Option<&'t Tree>) {
        let (name, rest) = self.names.split_once(' ').unwrap_or((self.names, ""));
        self.names = rest;
        (name, self.given.iter().find(|(given, _)| given == name).map(|(_, value)| value))
    }

    #[inline(never)]
    fn required(&mut self) -> &'t Tree {
        let (name, value) = self.step();
        value.unwrap_or_else(|| {
            self.wrong.note(format_args!("missing field `{name}`"));
            &Tree::Null
        })
    }

    /// Reads the next field, which must be given.
    #[inline]
    pub fn next<T>(&mut self, read: impl FnOnce(&Tree, &mut Wrong) -> T) -> T {
        read(self.required(), self.wrong)
    }

    /// Reads the next field; something else if it is not given.
    #[inline]
    pub fn next_or<T>(&mut self, otherwise: T, read: impl FnOnce(&Tree, &mut Wrong) -> T) -> T {
        match self.step() {
            (_, Some(value)) => read(value, self.wrong),
            (_, None) => otherwise,
        }
    }
}

impl Tree {
    /// Takes the tree for what it should be.
    pub fn read<T: FromTree>(&self) -> Result<T, Wrong> {
        let mut wrong = Wrong::default();
        let value = T::from_tree(self, &mut wrong);
        match wrong {
            Wrong(None) => Ok(value),
            wrong => Err(wrong),
        }
    }
}

macro_rules! whole_numbers {
    ($($number:ty),+) => {
        $(
            impl FromTree for $number {
                #[inline(never)]
                fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
                    wrong.whole(tree, <$number>::MIN.into(), <$number>::MAX.into()) as $number
                }
            }
        )+
    };
}

whole_numbers!(u8, u16, u32, i8, i16, i32, i64);

impl FromTree for bool {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        match tree {
            Tree::Bool(value) => *value,
            other => {
                wrong.unexpected(other, "true or false");
                false
            }
        }
    }
}

impl FromTree for f64 {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        match tree {
            Tree::Natural(value) => *value as Self,
            Tree::Negative(value) => *value as Self,
            Tree::Fraction(value) => *value,
            other => {
                wrong.unexpected(other, "a number");
                0.0
            }
        }
    }
}

impl FromTree for String {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        wrong.text(tree).to_owned()
    }
}

impl FromTree for Tree {
    fn from_tree(tree: &Tree, _: &mut Wrong) -> Self {
        tree.clone()
    }
}

impl<T: FromTree> FromTree for Option<T> {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        match tree {
            Tree::Null => None,
            some => Some(T::from_tree(some, wrong)),
        }
    }
}

impl<T: FromTree> FromTree for Arc<T> {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        Self::new(T::from_tree(tree, wrong))
    }
}

impl<T: FromTree> FromTree for Box<T> {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        Self::new(T::from_tree(tree, wrong))
    }
}

impl<T: FromTree> FromTree for Vec<T> {
    #[inline(never)]
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        // Not collected: a third of the code for each kind of list.
        let mut all = Self::new();
        for item in wrong.items(tree) {
            all.push(T::from_tree(item, wrong));
        }
        all
    }
}

impl<T: FromTree, const N: usize> FromTree for [T; N] {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        let items = wrong.items(tree);
        if items.len() != N {
            wrong.note(format_args!("invalid length {}, expected a list of {N}", items.len()));
        }
        std::array::from_fn(|at| T::from_tree(items.get(at).unwrap_or(&Tree::Null), wrong))
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

/// Hands a value to a serializer as plain data.
pub fn serialized<T: ToText + ?Sized, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    Tree::of(value).map_err(ser::Error::custom)?.serialize(serializer)
}

/// serde's traits for types that have a reader and a writer of their own.
macro_rules! through_serde {
    ($($name:ty),+ $(,)?) => {
        $(
            impl ::serde::Serialize for $name {
                fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    $crate::core::serialized(self, serializer)
                }
            }

            impl<'de> ::serde::Deserialize<'de> for $name {
                fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let tree = <$crate::core::Tree as ::serde::Deserialize>::deserialize(deserializer)?;
                    tree.read().map_err(::serde::de::Error::custom)
                }
            }
        )+
    };
}
pub(crate) use through_serde;
