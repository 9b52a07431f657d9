//! Every message that the sources define, found by its macro: `message!`, `refuse!` or `require!` with a literal id, the
//! sentence, and the declared parameters.

use std::collections::BTreeMap;

use serde::Serialize;
use syn::parse::{Parse, ParseStream};
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, Ident, Item, LitStr, Macro, Token};

use super::sources::sources;

/// A sentence and the kinds of its parameters.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Definition {
    pub(super) text: String,
    pub(super) params: BTreeMap<String, String>,
}

/// The messages by their ids, in alphabetical order.
pub(super) type Definitions = BTreeMap<String, Definition>;

/// The messages in some folders below `src`. Panics where one id has two meanings.
pub(super) fn messages(folders: &[&str]) -> Definitions {
    let mut found = Found::default();
    for source in folders.iter().flat_map(|folder| sources(folder)) {
        found.module = source.module;
        found.visit_file(&source.file);
    }
    found.definitions
}

#[derive(Default)]
struct Found {
    module: String,
    definitions: Definitions,
}

impl<'ast> Visit<'ast> for Found {
    fn visit_item(&mut self, item: &'ast Item) {
        let attrs: &[Attribute] = match item {
            Item::Mod(item) => &item.attrs,
            Item::Fn(item) => &item.attrs,
            _ => &[],
        };
        let is_test = attrs.iter().any(|attr| attr.path().is_ident("cfg") || attr.path().is_ident("test"));
        if !is_test {
            visit::visit_item(self, item);
        }
    }

    fn visit_macro(&mut self, called: &'ast Macro) {
        let name = called.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        let arguments = match &*name {
            "message" => called.parse_body_with(|input: ParseStream<'_>| Arguments::after(input, 0)),
            "refuse" => called.parse_body_with(|input: ParseStream<'_>| Arguments::after(input, 1)),
            "require" => called.parse_body_with(|input: ParseStream<'_>| Arguments::after(input, 2)),
            _ => return,
        };
        let Arguments { id, definition, values } =
            arguments.unwrap_or_else(|error| panic!("{}: {name}! is not understood: {error}", self.module));
        let known = self.definitions.entry(id.clone()).or_insert_with(|| definition.clone());
        assert_eq!(*known, definition, "{}: {id} has two meanings", self.module);
        // A message may be a parameter of another.
        values.iter().for_each(|value| self.visit_expr(value));
    }
}

struct Arguments {
    id: String,
    definition: Definition,
    values: Vec<Expr>,
}

impl Arguments {
    /// The arguments of a message after some expressions.
    fn after(input: ParseStream<'_>, expressions: usize) -> syn::Result<Self> {
        let mut values = Vec::new();
        for _ in 0..expressions {
            values.push(input.parse()?);
            input.parse::<Token![,]>()?;
        }
        let id = input.parse::<LitStr>()?.value();
        input.parse::<Token![,]>()?;
        let text = input.parse::<LitStr>()?.value();
        let mut params = BTreeMap::new();
        while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            let param = input.parse::<Declared>()?;
            params.insert(param.name.to_string(), param.kind.to_string().to_lowercase());
            values.push(param.value);
        }
        Ok(Self { id, definition: Definition { text, params }, values })
    }
}

/// `name: Kind = value`.
struct Declared {
    name: Ident,
    kind: Ident,
    value: Expr,
}

impl Parse for Declared {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = input.parse()?;
        input.parse::<Token![:]>()?;
        let kind = input.parse()?;
        input.parse::<Token![=]>()?;
        Ok(Self { name, kind, value: input.parse()? })
    }
}

#[test]
fn messages_are_found_in_their_macros() {
    let source = r#"
        fn f() -> Result<(), Refusal> {
            require!(a < b, rules::X, "too-far", "{at} is too far", at: Place = at)?;
            let inner = || refuse!(rules::Y, "no", "no");
            Err(plain(message!("outer", "so: {why}", why: Message = message!("why", "why not"))))
        }
        #[cfg(test)]
        mod tests { fn g() { message!("hidden", "a test's own"); } }
    "#;
    let mut found = Found::default();
    found.visit_file(&syn::parse_file(source).expect("this is Rust"));
    let ids: Vec<&String> = found.definitions.keys().collect();
    assert_eq!(ids, ["no", "outer", "too-far", "why"]);
    assert_eq!(found.definitions["too-far"].params["at"], "place");
}
