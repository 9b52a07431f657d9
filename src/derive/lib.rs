//! Derives the reader and the writer of a wire type from its declaration.
//!
//! serde's derived code serves every format, and pays for it: each field is compiled with all the ways in which it may
//! fail. A wire type of this package is read from a tree and written as JSON text, nothing else, and reading it cannot
//! fail: what is wrong is noted, and the reader goes on. That is a quarter of the code. The attributes are serde's, of
//! which these are understood: `rename`, `rename_all`, `rename_all_fields`, `default`, `deserialize_with` and
//! `transparent`. Unknown fields are always refused.

mod attributes;
mod names;
mod read;
mod write;

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::{DeriveInput, Ident, parse_macro_input};

/// A reader, a writer, and serde's traits on top of them.
#[proc_macro_derive(Wire, attributes(serde))]
pub fn wire(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), |input| {
        let (reader, writer) = (read::reader(input)?, write::writer(input)?);
        let name = &input.ident;
        Ok(quote! {
            #reader
            #writer
            crate::core::through_serde!(#name);
        })
    })
}

/// A reader.
#[proc_macro_derive(FromTree, attributes(serde))]
pub fn from_tree(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), read::reader)
}

/// A writer.
#[proc_macro_derive(ToText, attributes(serde))]
pub fn to_text(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), write::writer)
}

fn expand(input: DeriveInput, make: impl FnOnce(&DeriveInput) -> syn::Result<Tokens>) -> TokenStream {
    make(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// A name as JavaScript writes it.
fn camel(name: &Ident) -> String {
    let mut words = String::new();
    let mut after_line = false;
    for letter in name.to_string().trim_start_matches("r#").chars() {
        match letter {
            '_' => after_line = true,
            _ if after_line => {
                words.extend(letter.to_uppercase());
                after_line = false;
            }
            _ if words.is_empty() => words.extend(letter.to_lowercase()),
            _ => words.push(letter),
        }
    }
    words
}
