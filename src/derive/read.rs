//! Readers.
//!
//! A reader names its fields once, in one text, in the order in which it asks for them: the code of a struct compares no
//! names. `core::Fields` does that for all.

use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Fields, FieldsNamed, Ident};

use super::attributes::{Part, Whole};

pub(crate) fn reader(input: &DeriveInput) -> syn::Result<Tokens> {
    let whole = Whole::of(&input.attrs)?;
    let body = match &input.data {
        Data::Struct(data) if whole.transparent => inner(&data.fields)?,
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => object(&whole, fields)?,
            other => inner(other)?,
        },
        Data::Enum(data) if data.variants.iter().all(|variant| matches!(variant.fields, Fields::Unit)) => {
            let mut names = Vec::new();
            let mut arms = Vec::new();
            for (at, variant) in data.variants.iter().enumerate() {
                names.push(whole.name(&Part::of(&variant.attrs)?, &variant.ident));
                arms.push((at, &variant.ident));
            }
            let names = names.join(" ");
            let picks = picked(&arms, |ident| Ok(quote!(Self::#ident)))?;
            quote!(match wrong.word(tree, #names) { #picks })
        }
        Data::Enum(data) => {
            let mut names = Vec::new();
            let mut arms = Vec::new();
            for (at, variant) in data.variants.iter().enumerate() {
                let Fields::Named(fields) = &variant.fields else {
                    return Err(Error::new(variant.span(), "a variant has named fields, if only {}"));
                };
                let mut words = vec![whole.name(&Part::of(&variant.attrs)?, &variant.ident)];
                for field in &fields.named {
                    words.push(field_name(whole.camel_fields, field)?);
                }
                names.push(words.join(" "));
                arms.push((at, (&variant.ident, fields)));
            }
            let names = names.join("|");
            let picks = picked(&arms, |(ident, fields)| {
                let fields = asked(fields, false)?;
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
fn picked<T>(arms: &[(usize, T)], make: impl Fn(&T) -> syn::Result<Tokens>) -> syn::Result<Tokens> {
    let mut all = Tokens::new();
    for (at, arm) in arms {
        let (made, last) = (make(arm)?, *at + 1 == arms.len());
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
    let mut names = Vec::new();
    for field in &fields.named {
        let ident = field.ident.as_ref().ok_or_else(|| Error::new(field.span(), "a field has a name"))?;
        names.push(whole.name(&Part::of(&field.attrs)?, ident));
    }
    let (names, made) = (names.join(" "), asked(fields, whole.default)?);
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

fn field_name(in_camel: bool, field: &syn::Field) -> syn::Result<String> {
    let ident: &Ident = field.ident.as_ref().ok_or_else(|| Error::new(field.span(), "a field has a name"))?;
    Ok(Part::of(&field.attrs)?.name(in_camel, ident))
}
