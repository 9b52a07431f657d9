//! Writers.
//!
//! Whatever stands between the values of an object is known beforehand: brackets, names, commas. It is written piece by
//! piece, and the values between the pieces.

use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Fields};

use super::attributes::{Part, Whole};

pub(crate) fn writer(input: &DeriveInput) -> syn::Result<Tokens> {
    let whole = Whole::of(&input.attrs)?;
    let body = match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => {
                let mut object = Object::new("{");
                for field in &fields.named {
                    let ident = field.ident.as_ref().ok_or_else(|| Error::new(field.span(), "a field has a name"))?;
                    object.field(&whole.name(&Part::of(&field.attrs)?, ident), quote!(&self.#ident));
                }
                object.end()
            }
            _ => quote!(crate::core::ToText::to_text(&self.0, out);),
        },
        Data::Enum(data) if data.variants.iter().all(|variant| matches!(variant.fields, Fields::Unit)) => {
            let mut names = Vec::new();
            let mut arms = Tokens::new();
            for (at, variant) in data.variants.iter().enumerate() {
                names.push(whole.name(&Part::of(&variant.attrs)?, &variant.ident));
                let ident = &variant.ident;
                arms.extend(quote!(Self::#ident => #at,));
            }
            let names = names.join(" ");
            quote!(out.word(#names, match self { #arms });)
        }
        Data::Enum(data) => {
            let mut arms = Tokens::new();
            for variant in &data.variants {
                let name = whole.name(&Part::of(&variant.attrs)?, &variant.ident);
                let mut object = Object::new(&format!("{{\"type\":\"{name}\","));
                let mut idents = Vec::new();
                for field in &variant.fields {
                    let ident = field.ident.as_ref().ok_or_else(|| Error::new(field.span(), "a variant has named fields"))?;
                    object.field(&Part::of(&field.attrs)?.name(whole.camel_fields, ident), quote!(#ident));
                    idents.push(ident);
                }
                let (ident, made) = (&variant.ident, object.end());
                arms.extend(quote!(Self::#ident { #(#idents),* } => { #made }));
            }
            quote!(match self { #arms })
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

/// An object that is being written: what has been made of it, and the piece that is next.
struct Object {
    made: Tokens,
    piece: String,
}

impl Object {
    fn new(open: &str) -> Self {
        Self { made: Tokens::new(), piece: open.to_owned() }
    }

    fn field(&mut self, name: &str, value: Tokens) {
        let piece = format!("{}\"{name}\":", self.piece);
        self.made.extend(quote!(out.raw(#piece); crate::core::ToText::to_text(#value, out);));
        self.piece = ",".to_owned();
    }

    fn end(mut self) -> Tokens {
        let last = format!("{}}}", self.piece.trim_end_matches(','));
        self.made.extend(quote!(out.raw(#last);));
        self.made
    }
}
