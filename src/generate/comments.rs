//! The doc comments in the sources of a game, for the declarations: ts-rs knows those of types and fields, but not those of
//! variants, and nothing of a type whose declaration is written by hand.

use std::collections::BTreeMap;

use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Expr, ExprLit, Ident, Item, Lit, Meta, Token};

use super::sources::{Source, sources};

/// The comments of types and of the variants of enums, by the full path of the type.
#[derive(Default)]
pub(super) struct Comments {
    types: BTreeMap<String, String>,
    variants: BTreeMap<String, Vec<String>>,
}

impl Comments {
    /// Reads every source of a game.
    pub(super) fn of(game: &str) -> Self {
        let mut comments = Self::default();
        for Source { module, file } in sources(&format!("games/{}", game.replace('-', "_"))) {
            comments.read(&module, &file);
        }
        comments
    }

    /// The comment of a type, in one line.
    pub(super) fn of_type<T: ?Sized>(&self) -> Option<&str> {
        self.types.get(std::any::type_name::<T>()).map(String::as_str)
    }

    /// The comments of the variants of an enum, in their order; empty for those without one.
    pub(super) fn of_variants<T: ?Sized>(&self) -> &[String] {
        self.variants.get(std::any::type_name::<T>()).map_or(&[], Vec::as_slice)
    }

    fn read(&mut self, module: &str, file: &syn::File) {
        for item in &file.items {
            match item {
                Item::Struct(item) => self.insert(module, &item.ident, &item.attrs),
                Item::Enum(item) => {
                    self.insert(module, &item.ident, &item.attrs);
                    let variants = item.variants.iter().map(|variant| comment(&variant.attrs)).collect();
                    self.variants.insert(format!("{module}::{}", item.ident), variants);
                }
                // A macro that declares ids has their comments inside: `/// A place. \n Place = "AbcPlace";`.
                Item::Macro(item) => {
                    let declared = item.mac.parse_body::<DeclaredIds>();
                    declared.iter().flat_map(|ids| &ids.0).for_each(|(attrs, name)| self.insert(module, name, attrs));
                }
                _ => {}
            }
        }
    }

    fn insert(&mut self, module: &str, name: &Ident, attrs: &[Attribute]) {
        let said = comment(attrs);
        if !said.is_empty() {
            self.types.insert(format!("{module}::{name}"), said);
        }
    }
}

/// A doc comment in one line.
fn comment(attrs: &[Attribute]) -> String {
    let lines = attrs.iter().filter_map(|attr| match &attr.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value().trim().to_owned()),
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ")
}

/// `/// comment` and `Name … ;`, once or several times, in a macro.
struct DeclaredIds(Vec<(Vec<Attribute>, Ident)>);

impl Parse for DeclaredIds {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut ids = Vec::new();
        while !input.is_empty() {
            ids.push((input.call(Attribute::parse_outer)?, input.parse()?));
            while !input.is_empty() && !input.peek(Token![;]) {
                input.parse::<proc_macro2::TokenTree>()?;
            }
            input.parse::<Option<Token![;]>>()?;
        }
        Ok(Self(ids))
    }
}

#[test]
fn comments_are_found_where_they_stand() {
    let source = "/// A way.\n/// To go.\n#[derive(Debug)]\npub enum Way {\n    /// Up.\n    Up,\n    Down {\n        /// How far.\n        by: u8,\n    },\n}\n\nids! {\n    /// A place.\n    Place = \"AbcPlace\";\n}\n";
    let mut comments = Comments::default();
    comments.read("a::b", &syn::parse_file(source).expect("this is Rust"));
    assert_eq!(comments.types["a::b::Way"], "A way. To go.");
    assert_eq!(comments.variants["a::b::Way"], ["Up.", ""]);
    assert_eq!(comments.types["a::b::Place"], "A place.");
    assert_eq!(comments.types.len(), 2);
}
