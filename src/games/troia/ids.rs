//! The names of pieces and cards, and sets of them. In JavaScript a piece is `"t17"` and a card is its number.

use std::cmp::Ordering;
use std::fmt;

use crate::core::{FromTree, ToText, Tree, Writer, Wrong, through_serde};

use super::data::{CARDS, PIECES};

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
        let mut number = 0;
        for digit in text.strip_prefix('t')?.bytes() {
            number = 10 * number + usize::from(char::from(digit).is_ascii_digit().then(|| digit - b'0')?);
            if number == 0 || number > PIECES {
                return None;
            }
        }
        (number > 0).then(|| Self::at(number - 1))
    }
}

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "t{}", self.index() + 1)
    }
}

impl ToText for Handle {
    fn to_text(&self, out: &mut Writer) {
        out.display(self);
    }
}

impl FromTree for Handle {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        wrong.parsed(tree, "a piece: t1 to t73", Self::parse, Self::at(0))
    }
}

through_serde!(Handle);

/// Reads the handle of a piece in a position, whatever text stands there.
pub(crate) fn any_handle(tree: &Tree, wrong: &mut Wrong) -> Handle {
    Handle::parse(wrong.text(tree)).unwrap_or(Handle::NONE)
}

/// The number of an action card, 1 to 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl ToText for Card {
    fn to_text(&self, out: &mut Writer) {
        self.0.to_text(out);
    }
}

impl FromTree for Card {
    fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
        Self(wrong.whole(tree, 1, CARDS.into()) as u8)
    }
}

through_serde!(Card);

/// Reads one card of a position: any number is read, so that validation can name the rule that a wrong one breaks.
pub(crate) fn any_card(tree: &Tree, wrong: &mut Wrong) -> Card {
    let number = wrong.whole(tree, i64::MIN, i64::MAX);
    u8::try_from(number).ok().and_then(Card::new).unwrap_or(Card::NONE)
}

/// Reads a card of a position that may be null.
pub(crate) fn any_choice(tree: &Tree, wrong: &mut Wrong) -> Option<Card> {
    match tree {
        Tree::Null => None,
        card => Some(any_card(card, wrong)),
    }
}

/// Reads the cards of a position.
pub(crate) fn any_cards(tree: &Tree, wrong: &mut Wrong) -> Vec<Card> {
    let mut cards = Vec::new();
    for card in wrong.items(tree) {
        cards.push(any_card(card, wrong));
    }
    cards
}

/// Reads cards of a position that may be null.
pub(crate) fn any_hidden_cards(tree: &Tree, wrong: &mut Wrong) -> Vec<Option<Card>> {
    let mut cards = Vec::new();
    for card in wrong.items(tree) {
        cards.push(any_choice(card, wrong));
    }
    cards
}

/// Writes a set as a list in ascending order, and reads a list in any order that names nothing twice.
macro_rules! set {
    ($(#[$doc:meta])* $set:ident of $item:ident in $bits:ident, $bit:ident, $at:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set($bits);

        #[allow(dead_code, reason = "the two sets have the same words")]
        impl $set {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            const fn mask(item: $item) -> $bits {
                $bit(item)
            }

            /// Whether the item is in the set.
            pub const fn contains(self, item: $item) -> bool {
                self.0 & Self::mask(item) != 0
            }

            /// Adds an item.
            pub const fn insert(&mut self, item: $item) {
                self.0 |= Self::mask(item);
            }

            /// Takes an item out.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !Self::mask(item);
            }

            /// What is in both.
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either.
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this one and not in the other.
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether everything in this one is in the other.
            pub const fn within(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether nothing is in the set.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many items are in the set.
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// The lowest item.
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($at(self.0.trailing_zeros())) }
            }

            /// Takes the lowest item out and says where it was; beyond the last bit if nothing is in the set.
            #[inline(never)]
            const fn pop(&mut self) -> u32 {
                let first = self.0.trailing_zeros();
                self.0 &= self.0.wrapping_sub(1);
                first
            }

            /// The items in ascending order.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut left = self;
                std::iter::from_fn(move || {
                    let first = left.pop();
                    (first < $bits::BITS).then(|| $at(first))
                })
            }

            /// The same for random play: a step is not a call, it stands where the items are asked for.
            pub(crate) fn swift_iter(self) -> impl Iterator<Item = $item> + Clone {
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

        impl ToText for $set {
            fn to_text(&self, out: &mut Writer) {
                out.list(self.iter(), |out, item| item.to_text(out));
            }
        }

        impl FromTree for $set {
            fn from_tree(tree: &Tree, wrong: &mut Wrong) -> Self {
                let mut set = Self::EMPTY;
                for item in wrong.items(tree) {
                    let item = $item::from_tree(item, wrong);
                    if set.contains(item) {
                        wrong.note(format_args!("{item} is named twice"));
                    }
                    set.insert(item);
                }
                set
            }
        }

        through_serde!($set);
    };
}

/// In two halves: WebAssembly has no numbers of 128 bits, and would call a function to shift one.
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
    PieceSet of Handle in u128, handle_bit, handle_at, "pieces"
}

set! {
    /// A set of cards.
    CardSet of Card in u64, card_bit, card_at, "card numbers"
}

impl PieceSet {
    /// A key by which sets are in the order of their sizes, those of one size in the order of their lists.
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
