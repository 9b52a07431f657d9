//! Things of the board by their place in the tables, and sets of them as bits.

/// Declares an index into a table and a set of such indices.
macro_rules! indexed {
    ($($(#[$doc:meta])+ $item:ident, $set:ident($bits:ty);)+) => {
        $(
            $(#[$doc])+
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub(crate) struct $item(pub(crate) u8);

            impl $item {
                pub(crate) const fn index(self) -> usize {
                    self.0 as usize
                }
            }

            $(#[$doc])+
            /// A set of them.
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub(crate) struct $set($bits);

            #[allow(dead_code, reason = "every set has the same words")]
            impl $set {
                pub(crate) const EMPTY: Self = Self(0);

                pub(crate) const fn one(item: $item) -> Self {
                    Self(1 << item.0)
                }

                pub(crate) const fn contains(self, item: $item) -> bool {
                    self.0 & (1 << item.0) != 0
                }

                pub(crate) const fn with(self, item: $item) -> Self {
                    Self(self.0 | (1 << item.0))
                }

                pub(crate) const fn without(self, item: $item) -> Self {
                    Self(self.0 & !(1 << item.0))
                }

                pub(crate) const fn and(self, other: Self) -> Self {
                    Self(self.0 & other.0)
                }

                pub(crate) const fn union(self, other: Self) -> Self {
                    Self(self.0 | other.0)
                }

                pub(crate) const fn minus(self, other: Self) -> Self {
                    Self(self.0 & !other.0)
                }

                pub(crate) const fn is_empty(self) -> bool {
                    self.0 == 0
                }

                pub(crate) const fn len(self) -> u32 {
                    self.0.count_ones()
                }

                /// The members in table order.
                pub(crate) fn iter(self) -> impl Iterator<Item = $item> {
                    let mut left = self.0;
                    std::iter::from_fn(move || {
                        let item = (left != 0).then(|| $item(left.trailing_zeros() as u8))?;
                        left &= left - 1;
                        Some(item)
                    })
                }

                pub(crate) fn first(self) -> Option<$item> {
                    self.iter().next()
                }
            }

            impl FromIterator<$item> for $set {
                fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                    items.into_iter().fold(Self::EMPTY, Self::with)
                }
            }
        )+
    };
}

indexed! {
    /// A station, by its row.
    Station, Stations(u64);
    /// A black section, by its row, or a yard, by its row after the last section.
    Track, Tracks(u128);
    /// A passenger token, by its row.
    Token, Tokens(u128);
}
