//! Reads options generously, so that a wrong value is refused by its rule and not by its shape: whatever is no number or
//! no text becomes one that no rule accepts.

use super::wire::{Card, Layout};
use crate::core::{FromTree, Named, ToText, Tree, Writer, Wrong, through_serde};

/// A whole number.
pub(super) fn whole(tree: &Tree, _: &mut Wrong) -> i32 {
    tree.read().unwrap_or(i32::MIN)
}

/// A text.
pub(super) fn text(tree: &Tree, _: &mut Wrong) -> String {
    match tree {
        Tree::Text(text) => text.clone(),
        _ => String::new(),
    }
}

/// Texts by name.
pub(super) fn texts(tree: &Tree, wrong: &mut Wrong) -> Named<String> {
    match tree {
        Tree::Object(fields) => fields.iter().map(|(name, value)| (name.clone(), text(value, wrong))).collect(),
        _ => Named(vec![(String::new(), String::new())]),
    }
}

/// Cards, or null for the built-in table.
pub(super) fn cards(tree: &Tree, _: &mut Wrong) -> Option<Vec<Card>> {
    tree.read().unwrap_or(Some(Vec::new()))
}

impl ToText for Layout {
    fn to_text(&self, out: &mut Writer) {
        match self {
            Self::Named(name) => name.to_text(out),
            Self::Own(own) => own.to_text(out),
        }
    }
}

impl FromTree for Layout {
    fn from_tree(tree: &Tree, _: &mut Wrong) -> Self {
        match tree {
            Tree::Text(name) => Self::Named(name.clone()),
            own => own.read().map_or(Self::Named(String::new()), Self::Own),
        }
    }
}

through_serde!(Layout);
