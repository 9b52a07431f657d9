//! Reads options generously, so that a wrong value is refused by its rule and not by its shape: whatever is no number or
//! no text becomes one that no rule accepts.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};

use super::wire::{Card, Layout, OwnLayout};
use crate::core::Tree;

/// A whole number.
pub(super) fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    Ok(i32::deserialize(Tree::deserialize(deserializer)?).unwrap_or(i32::MIN))
}

/// A text.
pub(super) fn text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(text_of(Tree::deserialize(deserializer)?))
}

fn text_of(tree: Tree) -> String {
    match tree {
        Tree::Text(text) => text,
        _ => String::new(),
    }
}

/// Texts by name.
pub(super) fn texts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<String, String>, D::Error> {
    Ok(match Tree::deserialize(deserializer)? {
        Tree::Object(fields) => fields.into_iter().map(|(name, text)| (name, text_of(text))).collect(),
        _ => BTreeMap::from([(String::new(), String::new())]),
    })
}

/// Cards, or null for the built-in table.
pub(super) fn cards<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<Card>>, D::Error> {
    Ok(Option::deserialize(Tree::deserialize(deserializer)?).unwrap_or(Some(Vec::new())))
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match Tree::deserialize(deserializer)? {
            Tree::Text(name) => Self::Named(name),
            own => OwnLayout::deserialize(own).map_or(Self::Named(String::new()), Self::Own),
        })
    }
}
