//! Small readers that wire types of several games need.

use super::{FromTree, ToText, Tree, Writer, Wrong, through_serde};

/// Reads a number of any kind, for a rule to refuse: one that does not fit into 32 bits becomes the nearest that does, and
/// a fraction becomes the smallest. `#[serde(deserialize_with = "any_number")]`.
pub fn any_number(tree: &Tree, wrong: &mut Wrong) -> i32 {
    match tree {
        Tree::Natural(number) => i32::try_from(*number).unwrap_or(i32::MAX),
        Tree::Negative(number) => i32::try_from(*number).unwrap_or(i32::MIN),
        Tree::Fraction(number) if *number > f64::from(i32::MAX) => i32::MAX,
        Tree::Fraction(_) => i32::MIN,
        other => {
            wrong.unexpected(other, "a number");
            0
        }
    }
}

/// A number that the engine works out itself: written as it is, and read as 0 whatever number stands there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Derived(pub i32);

impl FromTree for Derived {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        any_number(tree, wrong);
        Self::default()
    }
}

impl ToText for Derived {
    fn to_text(&self, out: &mut Writer) {
        self.0.to_text(out);
    }
}

through_serde!(Derived);

/// Values by name: an object of which nobody knows the names beforehand. They keep their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<V, K = String>(pub Vec<(K, V)>);

impl<V, K> Default for Named<V, K> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<V> Named<V> {
    /// The value with this name.
    pub fn get(&self, name: &str) -> Option<&V> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

impl<V, K> FromIterator<(K, V)> for Named<V, K> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        Self(entries.into_iter().collect())
    }
}

impl<V: FromTree, K: FromTree> FromTree for Named<V, K> {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        let entries = wrong.entries(tree);
        entries.iter().map(|(name, value)| (K::from_tree(&Tree::Text(name.clone()), wrong), V::from_tree(value, wrong))).collect()
    }
}

impl<V: ToText, K: ToText> ToText for Named<V, K> {
    fn to_text(&self, out: &mut Writer) {
        out.object(|out| {
            for (name, value) in &self.0 {
                out.entry(name, value);
            }
        });
    }
}
