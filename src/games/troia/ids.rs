//! The names of pieces and cards, and sets of them. In JavaScript a piece is `"t17"` and a card is its number.

use std::cmp::Ordering;
use std::fmt;

use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::data::{CARDS, PIECES};
use crate::core::text_id;

/// The opaque name of a piece in one game, `t1` to `t73`; it says nothing about the piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Handle(u8);

impl Handle {
    /// What a position names when it writes something that is no handle; validation says so with a rule.
    pub(crate) const NONE: Self = Self(u8::MAX);

    /// The handle with this place in the list of pieces.
    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// The place in the list of pieces, from 0.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads `t1` to `t73`.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('t')?;
        let canonical = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
        let number: usize = digits.parse().ok().filter(|_| canonical)?;
        (1..=PIECES).contains(&number).then(|| Self::at(number - 1))
    }
}

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "t{}", self.index() + 1)
    }
}

text_id!(Handle, "a piece: t1 to t73");

/// Reads the handle of a piece in a position, whatever text stands there.
pub(crate) fn any_handle<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Handle, D::Error> {
    let text = String::deserialize(deserializer)?;
    Ok(Handle::parse(&text).unwrap_or(Handle::NONE))
}

/// The number of an action card, 1 to 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Card(u8);

impl Card {
    /// What a position names when it writes a number that no card has; validation says so with a rule.
    pub(crate) const NONE: Self = Self(0);

    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= CARDS { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The card with a number that is written somewhere.
    fn numbered(number: i64) -> Option<Self> {
        u8::try_from(number).ok().and_then(Self::new)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = i64::deserialize(deserializer)?;
        Self::numbered(number)
            .ok_or_else(|| D::Error::invalid_value(Unexpected::Signed(number), &"the number of a card, from 1 to 64"))
    }
}

/// A card of a position: any whole number is read, so that validation can name the rule that a wrong one breaks.
#[derive(Deserialize)]
#[serde(from = "i64")]
struct AnyCard(Card);

impl From<i64> for AnyCard {
    fn from(number: i64) -> Self {
        Self(Card::numbered(number).unwrap_or(Card::NONE))
    }
}

/// Reads a card of a position.
pub(crate) fn any_card<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
    AnyCard::deserialize(deserializer).map(|AnyCard(card)| card)
}

/// Reads a card of a position that may be null.
pub(crate) fn any_hidden_card<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Card>, D::Error> {
    let card: Option<AnyCard> = Option::deserialize(deserializer)?;
    Ok(card.map(|AnyCard(card)| card))
}

/// Reads the cards of a position.
pub(crate) fn any_cards<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Card>, D::Error> {
    let cards: Vec<AnyCard> = Vec::deserialize(deserializer)?;
    Ok(cards.into_iter().map(|AnyCard(card)| card).collect())
}

/// Reads cards of a position that may be null.
pub(crate) fn any_hidden_cards<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Option<Card>>, D::Error> {
    let cards: Vec<Option<AnyCard>> = Vec::deserialize(deserializer)?;
    Ok(cards.into_iter().map(|card| card.map(|AnyCard(card)| card)).collect())
}

/// A set as a bit mask. It is written as a list in ascending order, and read from a list in any order that names nothing
/// twice.
macro_rules! set {
    ($(#[$doc:meta])* $set:ident of $item:ident in $bits:ident, $bit:ident, $at:ident, $expected:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set($bits);

        #[allow(dead_code, reason = "the two sets have the same operations")]
        impl $set {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            /// Whether the item is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & $bit(item) != 0
            }

            /// Adds an item.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= $bit(item);
            }

            /// Takes an item out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !$bit(item);
            }

            /// What is in both.
            #[inline]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either.
            #[inline]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this one and not in the other.
            #[inline]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether everything in this one is in the other.
            #[inline]
            pub const fn within(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether nothing is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many items are in the set.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// The lowest item.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($at(self.0.trailing_zeros())) }
            }

            /// The items in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut left = self;
                std::iter::from_fn(move || {
                    let first = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(first)
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct SetVisitor;
                impl<'de> Visitor<'de> for SetVisitor {
                    type Value = $set;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($expected)
                    }
                    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<$set, A::Error> {
                        let mut set = $set::EMPTY;
                        while let Some(item) = list.next_element()? {
                            if set.contains(item) {
                                return Err(A::Error::invalid_value(Unexpected::Other(&format!("{item} twice")), &self));
                            }
                            set.insert(item);
                        }
                        Ok(set)
                    }
                }
                deserializer.deserialize_seq(SetVisitor)
            }
        }
    };
}

/// In two halves, for speed: WebAssembly has no numbers of 128 bits and calls a function to shift one.
#[inline]
const fn handle_bit(handle: Handle) -> u128 {
    let bit = 1u64 << (handle.0 & 63);
    if handle.0 < 64 { bit as u128 } else { (bit as u128) << 64 }
}

const fn handle_at(bit: u32) -> Handle {
    Handle(bit as u8)
}

const fn card_bit(card: Card) -> u64 {
    1 << (card.0 - 1)
}

const fn card_at(bit: u32) -> Card {
    Card(bit as u8 + 1)
}

set! {
    /// A set of pieces.
    PieceSet of Handle in u128, handle_bit, handle_at, "a list of pieces, each named once"
}

set! {
    /// A set of cards.
    CardSet of Card in u64, card_bit, card_at, "a list of cards, each named once"
}

impl PieceSet {
    /// A sort key: sets by size, those of one size in the order of their lists.
    pub(crate) const fn list_order(self) -> ListOrder {
        ListOrder(self)
    }

    /// The first `count` pieces.
    pub(crate) const fn first_of(count: usize) -> Self {
        Self((1 << count) - 1)
    }
}

/// See [`PieceSet::list_order`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ListOrder(PieceSet);

impl Ord for ListOrder {
    /// Of two lists that first differ somewhere, the one that has the lower piece there comes first.
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        let (one, other) = (self.0, other.0);
        let differing = PieceSet(one.0 ^ other.0);
        let lowest = PieceSet(differing.0 & differing.0.wrapping_neg());
        one.len().cmp(&other.len()).then(lowest.and(other).0.cmp(&lowest.and(one).0))
    }
}

impl PartialOrd for ListOrder {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl CardSet {
    /// The cards from `low` to `high`.
    pub(crate) const fn range(low: u8, high: u8) -> Self {
        Self((u64::MAX >> (64 - (high - low + 1))) << (low - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_are_t1_to_t73_and_nothing_else() {
        assert_eq!(Handle::parse("t1"), Some(Handle::at(0)));
        assert_eq!(Handle::parse("t73"), Some(Handle::at(72)));
        for wrong in ["t0", "t74", "t01", "t", "", "T1", "t+1", "t1 ", "t-1", "t999999999999999999999"] {
            assert_eq!(Handle::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn lists_of_one_size_are_ordered_by_their_numbers() {
        let set = |handles: &[usize]| handles.iter().map(|&n| Handle::at(n - 1)).collect::<PieceSet>();
        assert!(set(&[9, 12]).list_order() < set(&[10, 11]).list_order());
        assert!(set(&[1, 73]).list_order() < set(&[2, 3]).list_order());
        assert!(set(&[1, 2, 9]).list_order() < set(&[1, 2, 10]).list_order());
    }

    #[test]
    fn card_ranges_have_their_ends() {
        let range = CardSet::range(21, 36);
        let cards: Vec<u8> = range.iter().map(Card::number).collect();
        assert_eq!(cards, (21..=36).collect::<Vec<u8>>());
        assert_eq!(CardSet::range(1, 64).len(), 64);
    }
}
