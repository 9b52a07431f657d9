//! Readers.
//!
//! A reader names its fields once, in one text, in the order in which it asks for them: the code of a struct compares no
//! names. `core::Fields` does that for all.

use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::spanned::Spanned;
use syn::{Data, DataEnum, DeriveInput, Error, Fields, FieldsNamed, Variant};

use super::attributes::{Part, Whole};
use super::names;

pub(crate) fn reader(input: &DeriveInput) -> syn::Result<Tokens> {
    let whole = Whole::of(&input.attrs)?;
    let body = match &input.data {
        Data::Struct(data) if whole.transparent => inner(&data.fields)?,
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => object(&whole, fields)?,
            other => inner(other)?,
        },
        Data::Enum(data) if data.variants.iter().all(|variant| matches!(variant.fields, Fields::Unit)) => {
            let names = names::of_words(&whole, data)?;
            let picks = picked(data, |variant| {
                let ident = &variant.ident;
                Ok(quote!(Self::#ident))
            })?;
            quote!(match wrong.word(tree, #names) { #picks })
        }
        Data::Enum(data) => {
            let names = names::of_variants(&whole, data)?;
            let picks = picked(data, |variant| {
                let (ident, fields) = (&variant.ident, asked(names::named(&variant.fields)?, false)?);
                Ok(quote!(Self::#ident { #fields }))
            })?;
            quote! {
                let (variant, mut fields) = crate::core::Fields::tagged(tree, #names, wrong);
                match variant { #picks }
            }
        }
        Data::Union(_) => return Err(Error::new(input.span(), "a union is no plain data")),
    };
    let (name, (generics, arguments, bounds)) = (&input.ident, input.generics.split_for_impl());
    Ok(quote! {
        impl #generics crate::core::FromTree for #name #arguments #bounds {
            #[inline(never)]
            fn from_tree(tree: &crate::core::Tree, wrong: &mut crate::core::Wrong) -> Self {
                #body
            }
        }
    })
}

/// One arm for each variant; the last takes all other numbers, too.
fn picked(data: &DataEnum, make: impl Fn(&Variant) -> syn::Result<Tokens>) -> syn::Result<Tokens> {
    let mut all = Tokens::new();
    for (at, variant) in data.variants.iter().enumerate() {
        let (made, last) = (make(variant)?, at + 1 == data.variants.len());
        all.extend(if last { quote!(_ => #made,) } else { quote!(#at => #made,) });
    }
    Ok(all)
}

fn inner(fields: &Fields) -> syn::Result<Tokens> {
    let (Fields::Unnamed(_), 1) = (fields, fields.len()) else {
        return Err(Error::new(fields.span(), "a struct has named fields, or it stands for what is inside it"));
    };
    let mut made = Tokens::new();
    for field in fields {
        made = match Part::of(&field.attrs)?.with {
            Some(with) => quote!(Self(#with(tree, wrong))),
            None => quote!(Self(crate::core::FromTree::from_tree(tree, wrong))),
        };
    }
    Ok(made)
}

fn object(whole: &Whole, fields: &FieldsNamed) -> syn::Result<Tokens> {
    let (names, made) = (names::of_fields(whole, fields)?, asked(fields, whole.default)?);
    let default = whole.default.then(|| quote!(let default = <Self as ::core::default::Default>::default();));
    Ok(quote! {
        #default
        let mut fields = crate::core::Fields::of(tree, #names, wrong);
        Self { #made }
    })
}

/// Asks for every field in turn.
fn asked(fields: &FieldsNamed, default: bool) -> syn::Result<Tokens> {
    let mut all = Tokens::new();
    for field in &fields.named {
        let (ident, part) = (&field.ident, Part::of(&field.attrs)?);
        let otherwise = match part.default {
            Some(Some(path)) => Some(quote!(#path())),
            Some(None) => Some(quote!(::core::default::Default::default())),
            None => default.then(|| quote!(default.#ident)),
        };
        let with = part.with.map_or_else(|| quote!(crate::core::FromTree::from_tree), |with| quote!(#with));
        all.extend(match otherwise {
            Some(otherwise) => quote!(#ident: fields.next_or(#otherwise, #with),),
            None => quote!(#ident: fields.next(#with),),
        });
    }
    Ok(all)
}
