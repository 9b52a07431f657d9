//! Disruption cards in a hand and in a pile. A card is the station that it names.

use super::data::limits;
use super::sets::Station;

/// A hand of cards, in table order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hand {
    cards: [Option<Station>; *limits::HAND.end() as usize],
}

impl Hand {
    pub(crate) fn iter(&self) -> impl Iterator<Item = Station> {
        self.cards.iter().map_while(|&card| card)
    }

    pub(crate) fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    pub(crate) fn contains(&self, card: Station) -> bool {
        self.cards.contains(&Some(card))
    }

    /// Adds a card in its place; a full hand takes no more.
    pub(crate) fn insert(&mut self, card: Station) {
        let mut carried = Some(card);
        for place in &mut self.cards {
            if place.is_none() || *place > carried {
                std::mem::swap(place, &mut carried);
            }
        }
    }

    pub(crate) fn remove(&mut self, card: Station) {
        if let Some(at) = self.cards.iter().position(|&other| other == Some(card)) {
            self.cards.copy_within(at + 1.., at);
            self.cards[self.cards.len() - 1] = None;
        }
    }
}

/// How many cards of each station lie in a pile: a set, since no order is ever known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cards {
    counts: [u8; *limits::STATIONS.end()],
    total: u8,
}

impl Default for Cards {
    fn default() -> Self {
        Self { counts: [0; *limits::STATIONS.end()], total: 0 }
    }
}

impl Cards {
    pub(crate) const fn total(&self) -> u8 {
        self.total
    }

    pub(crate) fn count(&self, card: Station) -> u8 {
        self.counts[card.index()]
    }

    pub(crate) fn insert(&mut self, card: Station) {
        self.counts[card.index()] += 1;
        self.total += 1;
    }

    pub(crate) fn remove(&mut self, card: Station) {
        self.counts[card.index()] -= 1;
        self.total -= 1;
    }

    /// The stations that have a card here, in table order.
    pub(crate) fn stations(&self) -> impl Iterator<Item = Station> {
        (0..).map(Station).zip(&self.counts).filter(|(_, count)| **count > 0).map(|(station, _)| station)
    }

    /// Every card, in table order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Station> {
        self.stations().flat_map(|station| std::iter::repeat_n(station, self.count(station).into()))
    }
}

impl FromIterator<Station> for Cards {
    fn from_iter<I: IntoIterator<Item = Station>>(cards: I) -> Self {
        let mut pile = Self::default();
        cards.into_iter().for_each(|card| pile.insert(card));
        pile
    }
}
