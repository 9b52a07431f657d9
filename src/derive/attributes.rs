//! The attributes of serde that are understood.

use syn::{Attribute, Ident, LitStr, Path};

use super::camel;

/// What is said of a type.
#[derive(Default)]
pub(crate) struct Whole {
    pub(crate) camel: bool,
    pub(crate) camel_fields: bool,
    pub(crate) default: bool,
    pub(crate) transparent: bool,
}

impl Whole {
    pub(crate) fn of(attributes: &[Attribute]) -> syn::Result<Self> {
        let mut whole = Self::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
            attribute.parse_nested_meta(|meta| {
                let Some(name) = meta.path.get_ident().map(Ident::to_string) else { return Err(meta.error("not understood")) };
                match &*name {
                    "rename_all" => whole.camel = camel_case(&meta)?,
                    "rename_all_fields" => whole.camel_fields = camel_case(&meta)?,
                    "default" => whole.default = true,
                    "transparent" => whole.transparent = true,
                    "deny_unknown_fields" => {}
                    _ => return Err(meta.error("not understood")),
                }
                Ok(())
            })?;
        }
        Ok(whole)
    }

    /// The name of a field of a struct, or of a variant of an enum.
    pub(crate) fn name(&self, part: &Part, ident: &Ident) -> String {
        part.name(self.camel, ident)
    }
}

fn camel_case(meta: &syn::meta::ParseNestedMeta<'_>) -> syn::Result<bool> {
    match &*meta.value()?.parse::<LitStr>()?.value() {
        "camelCase" => Ok(true),
        _ => Err(meta.error("only camelCase is understood")),
    }
}

/// What is said of a field or of a variant.
#[derive(Default)]
pub(crate) struct Part {
    rename: Option<String>,
    pub(crate) default: Option<Option<Path>>,
    pub(crate) with: Option<Path>,
}

impl Part {
    pub(crate) fn of(attributes: &[Attribute]) -> syn::Result<Self> {
        let mut part = Self::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
            attribute.parse_nested_meta(|meta| {
                let Some(name) = meta.path.get_ident().map(Ident::to_string) else { return Err(meta.error("not understood")) };
                match &*name {
                    "rename" => part.rename = Some(meta.value()?.parse::<LitStr>()?.value()),
                    "default" if meta.input.peek(syn::Token![=]) => {
                        part.default = Some(Some(meta.value()?.parse::<LitStr>()?.parse()?));
                    }
                    "default" => part.default = Some(None),
                    "deserialize_with" => part.with = Some(meta.value()?.parse::<LitStr>()?.parse()?),
                    _ => return Err(meta.error("not understood")),
                }
                Ok(())
            })?;
        }
        Ok(part)
    }

    /// The name of a field or a variant; `in_camel` if the type around it says so.
    pub(crate) fn name(&self, in_camel: bool, ident: &Ident) -> String {
        match &self.rename {
            Some(name) => name.clone(),
            None if in_camel => camel(ident),
            None => ident.to_string().trim_start_matches("r#").to_owned(),
        }
    }
}
