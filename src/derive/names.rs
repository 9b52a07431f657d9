//! The names of fields and variants, each list in one text: what reads a type and what writes it share it.

use syn::spanned::Spanned;
use syn::{DataEnum, Error, Field, Fields, FieldsNamed};

use super::attributes::{Part, Whole};

/// The fields of a struct, with spaces between them.
pub(crate) fn of_fields(whole: &Whole, fields: &FieldsNamed) -> syn::Result<String> {
    joined(fields, whole.camel)
}

/// The variants of an enum whose variants have no fields, with spaces between them.
pub(crate) fn of_words(whole: &Whole, data: &DataEnum) -> syn::Result<String> {
    let names: syn::Result<Vec<_>> =
        data.variants.iter().map(|variant| Ok(whole.name(&Part::of(&variant.attrs)?, &variant.ident))).collect();
    Ok(names?.join(" "))
}

/// The variants of any other enum, with bars between them, each with the names of its fields after its own.
pub(crate) fn of_variants(whole: &Whole, data: &DataEnum) -> syn::Result<String> {
    let mut all = Vec::new();
    for variant in &data.variants {
        let name = whole.name(&Part::of(&variant.attrs)?, &variant.ident);
        all.push(match named(&variant.fields)? {
            fields if fields.named.is_empty() => name,
            fields => format!("{name} {}", joined(fields, whole.camel_fields)?),
        });
    }
    Ok(all.join("|"))
}

/// The fields of a variant, which have names.
pub(crate) fn named(fields: &Fields) -> syn::Result<&FieldsNamed> {
    match fields {
        Fields::Named(fields) => Ok(fields),
        other => Err(Error::new(other.span(), "a variant has named fields, if only {}")),
    }
}

fn joined(fields: &FieldsNamed, in_camel: bool) -> syn::Result<String> {
    let name = |field: &Field| {
        let ident = field.ident.as_ref().ok_or_else(|| Error::new(field.span(), "a field has a name"))?;
        Ok(Part::of(&field.attrs)?.name(in_camel, ident))
    };
    Ok(fields.named.iter().map(name).collect::<syn::Result<Vec<_>>>()?.join(" "))
}
