//! Writers.
//!
//! A writer names its fields once, in one text, as its reader does, and steps through it: between two values stands a call
//! that knows what is next.

use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Fields};

use super::attributes::Whole;
use super::names;

pub(crate) fn writer(input: &DeriveInput) -> syn::Result<Tokens> {
    let whole = Whole::of(&input.attrs)?;
    let body = match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => {
                let names = names::of_fields(&whole, fields)?;
                let values = fields.named.iter().map(|field| &field.ident);
                quote! {
                    out.open(#names);
                    #(out.next(); crate::core::ToText::to_text(&self.#values, out);)*
                    out.shut();
                }
            }
            _ => quote!(crate::core::ToText::to_text(&self.0, out);),
        },
        Data::Enum(data) if data.variants.iter().all(|variant| matches!(variant.fields, Fields::Unit)) => {
            let names = names::of_words(&whole, data)?;
            let (at, idents) = (0usize.., data.variants.iter().map(|variant| &variant.ident));
            quote!(out.word(#names, match self { #(Self::#idents => #at,)* });)
        }
        Data::Enum(data) => {
            let names = names::of_variants(&whole, data)?;
            let (at, idents) = (0usize.., data.variants.iter().map(|variant| &variant.ident));
            let mut arms = Tokens::new();
            for variant in &data.variants {
                let (ident, fields) = (&variant.ident, names::named(&variant.fields)?);
                let values: Vec<_> = fields.named.iter().map(|field| &field.ident).collect();
                arms.extend(quote! {
                    Self::#ident { #(#values),* } => { #(out.next(); crate::core::ToText::to_text(#values, out);)* }
                });
            }
            quote! {
                out.variant(#names, match self { #(Self::#idents { .. } => #at,)* });
                match self { #arms }
                out.shut();
            }
        }
        Data::Union(_) => return Err(Error::new(input.span(), "a union is no plain data")),
    };
    let (name, (generics, arguments, bounds)) = (&input.ident, input.generics.split_for_impl());
    Ok(quote! {
        impl #generics crate::core::ToText for #name #arguments #bounds {
            #[inline(never)]
            fn to_text(&self, out: &mut crate::core::Writer) {
                #body
            }
        }
    })
}
