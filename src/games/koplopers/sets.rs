//! Stations, tracks and tokens as indices into their tables, and sets of them as bit sets: one or two words of 64 bits, the
//! longest that WebAssembly computes with.

/// Declares an index into a table and a set of such indices.
macro_rules! indexed {
    ($($(#[$doc:meta])+ $item:ident, $set:ident[$words:literal];)+) => {
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
            pub(crate) struct $set([u64; $words]);

            #[allow(dead_code, reason = "every set has the same words")]
            impl $set {
                pub(crate) const EMPTY: Self = Self([0; $words]);

                /// The word that an item stands in, and its bit there; the mask spares a bounds check, as there are one or two words.
                const fn place(item: $item) -> (usize, u64) {
                    ((item.0 as usize >> 6) & ($words - 1), 1 << (item.0 & 63))
                }

                pub(crate) const fn one(item: $item) -> Self {
                    Self::EMPTY.with(item)
                }

                pub(crate) const fn contains(self, item: $item) -> bool {
                    let (word, bit) = Self::place(item);
                    self.0[word] & bit != 0
                }

                pub(crate) const fn with(mut self, item: $item) -> Self {
                    let (word, bit) = Self::place(item);
                    self.0[word] |= bit;
                    self
                }

                pub(crate) const fn without(mut self, item: $item) -> Self {
                    let (word, bit) = Self::place(item);
                    self.0[word] &= !bit;
                    self
                }

                pub(crate) fn and(self, other: Self) -> Self {
                    Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
                }

                pub(crate) fn union(self, other: Self) -> Self {
                    Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
                }

                pub(crate) fn minus(self, other: Self) -> Self {
                    Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
                }

                pub(crate) fn is_empty(self) -> bool {
                    self.0 == [0; $words]
                }

                pub(crate) fn len(self) -> u32 {
                    self.0.iter().map(|word| word.count_ones()).sum()
                }

                /// The members in table order.
                pub(crate) fn iter(self) -> impl Iterator<Item = $item> {
                    let (mut left, mut word) = (self.0, 0);
                    std::iter::from_fn(move || {
                        while left[word] == 0 {
                            if word + 1 >= $words {
                                return None;
                            }
                            word += 1;
                        }
                        let bit = left[word].trailing_zeros();
                        left[word] &= left[word] - 1;
                        Some($item((64 * word as u32 + bit) as u8))
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
    Station, Stations[1];
    /// A black section, by its row, or a yard, by its row after the last section.
    Track, Tracks[2];
    /// A passenger token, by its row.
    Token, Tokens[2];
}
