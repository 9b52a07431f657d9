//! Cards as the engine holds them: numbers in the order of the card table, sets of them, and piles in order.

use super::data::{ACTION_VALUES, CARDS, FACES, Face, MAX_WAGONS, Station, WAGON_VALUES};
use super::patterns::Pattern;
use super::rules;
use super::wire::{self, CardId};
use crate::core::{Detail, Refusal, message, refuse, require};

/// A track card by its place in the card table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Card(u8);

impl Card {
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..CARDS as u8).map(Self)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CardSet(u64);

impl CardSet {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self((1 << CARDS) - 1);

    /// These cards.
    pub(crate) fn of(cards: &[Card]) -> Self {
        cards.iter().fold(Self::NONE, |set, card| Self(set.0 | 1 << card.0))
    }

    pub(crate) const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    pub(crate) const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub(crate) const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards in the order of the card table.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = u8::try_from(left.trailing_zeros()).ok().filter(|&card| usize::from(card) < CARDS)?;
            left &= left - 1;
            Some(Card(card))
        })
    }

    /// The cards in the order of the card table, as a pile.
    pub(crate) fn pile(self) -> Stock {
        let mut pile = Stock::EMPTY;
        self.iter().for_each(|card| pile.push(card));
        pile
    }

    /// The n-th card in the order of the card table.
    pub(crate) fn nth(self, n: u32) -> Option<Card> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        Self(left).iter().next()
    }
}

/// A pile of at most `N` cards in order, the oldest first.
#[derive(Clone, Copy)]
pub(crate) struct Pile<const N: usize> {
    cards: [Card; N],
    len: u8,
}

/// The coupled wagons. Their order is kept though it does not matter ([`rules::ANY_WAGON`]).
pub(crate) type Train = Pile<MAX_WAGONS>;
/// A pile that may take every card.
pub(crate) type Stock = Pile<CARDS>;

impl<const N: usize> Pile<N> {
    pub(crate) const EMPTY: Self = Self { cards: [Card(0); N], len: 0 };

    pub(crate) fn as_slice(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [Card] {
        self.cards.get_mut(..usize::from(self.len)).unwrap_or_default()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> + Clone {
        self.as_slice().iter().copied()
    }

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn contains(&self, card: Card) -> bool {
        self.as_slice().contains(&card)
    }

    /// Puts a card on top. There is always room: a train is asked for its length first, and no pile exceeds the deck.
    pub(crate) fn push(&mut self, card: Card) {
        match self.cards.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = card;
                self.len += 1;
            }
            None => debug_assert!(false, "a pile has room for its cards"),
        }
    }

    /// Takes a card out; the others keep their order.
    pub(crate) fn remove(&mut self, card: Card) {
        if let Some(at) = self.as_slice().iter().position(|&other| other == card) {
            self.cards.copy_within(at + 1..usize::from(self.len), at);
            self.len -= 1;
        }
    }

    pub(crate) fn set(&self) -> CardSet {
        CardSet::of(self.as_slice())
    }
}

impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<const N: usize> Eq for Pile<N> {}

impl<const N: usize> std::fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// The card table that is played with: the built-in one or an owner's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CardTable {
    faces: [Face; CARDS],
    /// The ids of an owner's table; none for t01 to t50.
    ids: Option<Vec<CardId>>,
    by_action: [CardSet; ACTION_VALUES.1 as usize + 1],
    by_from: [CardSet; Station::COUNT],
    crossings: CardSet,
}

impl CardTable {
    fn new(faces: &[Face; CARDS], ids: Option<Vec<CardId>>) -> Self {
        let mut table = Self {
            faces: *faces,
            ids,
            by_action: [CardSet::default(); ACTION_VALUES.1 as usize + 1],
            by_from: [CardSet::default(); Station::COUNT],
            crossings: CardSet::default(),
        };
        for card in Card::all() {
            let face = table.face(card);
            if let Some(set) = table.by_action.get_mut(usize::from(face.action)) {
                set.insert(card);
            }
            table.by_from[face.from.index()].insert(card);
            if face.pattern == Pattern::Crossing {
                table.crossings.insert(card);
            }
        }
        table
    }

    /// The built-in table, or an owner's if it is 50 good cards ([`rules::CARD_SYMBOLS`]).
    pub(crate) fn read(cards: Option<&[wire::Card]>) -> Result<Self, Refusal> {
        let mut faces = FACES;
        let Some(cards) = cards else { return Ok(Self::new(&faces, None)) };
        require!(
            cards.len() == CARDS,
            rules::CARD_SYMBOLS,
            "wrong-number-of-cards",
            "the number of cards is {count}, not {expected}",
            count: Number = cards.len(),
            expected: Number = CARDS,
        )?;
        let mut ids = Vec::new();
        for (face, card) in faces.iter_mut().zip(cards) {
            require!(
                !ids.contains(&card.id),
                rules::CARD_SYMBOLS,
                "card-id-twice",
                "the id {card} stands twice among the cards",
                card: Text = &card.id,
            )?;
            *face = read_face(card)?;
            ids.push(card.id.clone());
        }
        Ok(Self::new(&faces, Some(ids)))
    }

    /// The table as an owner wrote it; none for the built-in one.
    pub(crate) fn write(&self) -> Option<Vec<wire::Card>> {
        let card = |(id, face): (&CardId, &Face)| wire::Card {
            id: id.clone(),
            pattern: face.pattern.into(),
            wagon: face.wagon.into(),
            from: face.from.into(),
            to: face.to.into(),
            action: face.action.into(),
        };
        Some(self.ids.as_ref()?.iter().zip(&self.faces).map(card).collect())
    }

    pub(crate) fn face(&self, card: Card) -> Face {
        self.faces[card.index()]
    }

    pub(crate) fn id(&self, card: Card) -> CardId {
        match &self.ids {
            None => CardId::numbered(card.0 + 1),
            Some(ids) => ids[card.index()].clone(),
        }
    }

    /// The card of this id, if the table has it.
    pub(crate) fn find(&self, id: &CardId) -> Option<Card> {
        match &self.ids {
            None => id.number()?.checked_sub(1).map(Card).filter(|card| card.index() < CARDS),
            Some(ids) => Card::all().zip(ids).find(|(_, other)| *other == id).map(|(card, _)| card),
        }
    }

    /// The card of this id, or what is wrong if the table does not have it.
    pub(crate) fn named(&self, id: &CardId) -> Result<Card, Detail> {
        self.find(id).ok_or_else(|| message!("no-such-card", "there is no card {card}", card: Text = id))
    }

    /// The cards with this action value.
    pub(crate) fn with_action(&self, action: u8) -> CardSet {
        self.by_action.get(usize::from(action)).copied().unwrap_or_default()
    }

    /// The cards with at least this action value.
    pub(crate) fn at_least(&self, action: usize) -> CardSet {
        self.by_action.iter().skip(action).fold(CardSet::default(), |sum, &set| sum.or(set))
    }

    /// The cards whose wagons are coupled in a station.
    pub(crate) fn coupled_in(&self, station: Station) -> CardSet {
        self.by_from[station.index()]
    }

    pub(crate) const fn crossings(&self) -> CardSet {
        self.crossings
    }
}

/// Reads a card of an owner's table.
fn read_face(card: &wire::Card) -> Result<Face, Refusal> {
    let id = &card.id;
    let within = |value: &u8, (min, max): (u8, u8)| (min..=max).contains(value);
    let Some(&pattern) = card.pattern.get() else {
        return refuse!(rules::CARD_SYMBOLS, "card-pattern", "card {card}: its pattern is not known", card: Text = id);
    };
    let Some(&wagon) = card.wagon.get().filter(|&wagon| within(wagon, WAGON_VALUES)) else {
        return refuse!(
            rules::CARD_SYMBOLS,
            "card-wagon-value",
            "card {card}: its wagon value is not a whole number from {min} to {max}",
            card: Text = id,
            min: Number = WAGON_VALUES.0,
            max: Number = WAGON_VALUES.1,
        );
    };
    let Some(&action) = card.action.get().filter(|&action| within(action, ACTION_VALUES)) else {
        return refuse!(
            rules::CARD_SYMBOLS,
            "card-action-value",
            "card {card}: its action value is not a whole number from {min} to {max}",
            card: Text = id,
            min: Number = ACTION_VALUES.0,
            max: Number = ACTION_VALUES.1,
        );
    };
    let (Some(&from), Some(&to)) = (card.from.get(), card.to.get()) else {
        return refuse!(
            rules::CARD_SYMBOLS,
            "card-letters",
            "card {card}: its letters are not stations A to J",
            card: Text = id,
        );
    };
    require!(
        from != to,
        rules::CARD_SYMBOLS,
        "card-letters-equal",
        "card {card}: its two letters are the same",
        card: Text = id,
    )?;
    Ok(Face { pattern, wagon, from, to, action })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_keeps_its_order() {
        let mut pile = Train::EMPTY;
        for card in [7, 3, 40] {
            pile.push(Card(card));
        }
        pile.remove(Card(3));
        assert_eq!(pile.as_slice(), [Card(7), Card(40)]);
        assert_eq!(pile.set().iter().collect::<Vec<_>>(), [Card(7), Card(40)]);
        assert_eq!(pile.set().nth(1), Some(Card(40)));
        assert_eq!(pile.set().nth(2), None);
    }
}
