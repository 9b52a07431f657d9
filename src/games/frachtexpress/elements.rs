//! Track elements: what a card shows, as a set of pieces of track that join two sides each.

use serde::{Deserialize, Serialize};

use super::geometry::Side;

/// A piece of track that joins two sides of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressElement"))]
#[allow(clippy::upper_case_acronyms, missing_docs, reason = "named after the two sides")]
pub enum Element {
    NS,
    EW,
    NE,
    SE,
    SW,
    NW,
}

impl Element {
    /// In the order in which ways are listed.
    pub(crate) const ALL: [Self; 6] = [Self::NS, Self::EW, Self::NE, Self::SE, Self::SW, Self::NW];

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub(crate) const fn ends(self) -> [Side; 2] {
        match self {
            Self::NS => [Side::N, Side::S],
            Self::EW => [Side::E, Side::W],
            Self::NE => [Side::N, Side::E],
            Self::SE => [Side::S, Side::E],
            Self::SW => [Side::S, Side::W],
            Self::NW => [Side::N, Side::W],
        }
    }

    /// The other end, if `side` is one.
    pub(crate) const fn across(self, side: Side) -> Option<Side> {
        let [one, other] = self.ends();
        if one as u8 == side as u8 {
            Some(other)
        } else if other as u8 == side as u8 {
            Some(one)
        } else {
            None
        }
    }

    /// The same after a quarter turn clockwise.
    const fn turned(self) -> Self {
        match self {
            Self::NS => Self::EW,
            Self::EW => Self::NS,
            Self::NE => Self::SE,
            Self::SE => Self::SW,
            Self::SW => Self::NW,
            Self::NW => Self::NE,
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        ["NS", "EW", "NE", "SE", "SW", "NW"][self as usize]
    }
}

/// A set of track elements: what a card shows when it lies. Empty where no card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Elements(u8);

impl Elements {
    pub(crate) const NONE: Self = Self(0);
    /// Two straights that cross occur on crossings alone.
    const CROSSING: Self = Self(Element::NS.bit() | Element::EW.bit());

    pub(crate) const fn of(elements: &[Element]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < elements.len() {
            bits |= elements[i].bit();
            i += 1;
        }
        Self(bits)
    }

    /// The same after quarter turns clockwise.
    pub(crate) const fn turned(self, turns: u8) -> Self {
        let mut set = self;
        let mut turn = 0;
        while turn < turns {
            let mut bits = 0;
            let mut i = 0;
            while i < Element::ALL.len() {
                let element = Element::ALL[i];
                if set.0 & element.bit() != 0 {
                    bits |= element.turned().bit();
                }
                i += 1;
            }
            set = Self(bits);
            turn += 1;
        }
        set
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn same(self, other: Self) -> bool {
        self.0 == other.0
    }

    pub(crate) const fn is_crossing(self) -> bool {
        self.same(Self::CROSSING)
    }

    pub(crate) const fn contains(self, element: Element) -> bool {
        self.0 & element.bit() != 0
    }

    /// Whether every element of `other` is here, in its place.
    pub(crate) const fn keeps(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The sides with track, one bit each.
    pub(crate) const fn sides(self) -> u8 {
        SIDES[self.0 as usize]
    }

    /// Whether there is track on a side.
    pub(crate) const fn touches(self, side: Side) -> bool {
        self.sides() & (1 << side as u8) != 0
    }

    /// The elements that start from a side, each with its other end.
    pub(crate) fn from(self, side: Side) -> impl Iterator<Item = (Element, Side)> {
        Element::ALL
            .iter()
            .copied()
            .filter(move |&element| self.contains(element))
            .filter_map(move |element| Some((element, element.across(side)?)))
    }

    /// For each side whether a train that comes in over `side` can leave there: one bit each.
    pub(crate) const fn exits(self, side: Side) -> u8 {
        EXITS[self.0 as usize][side as usize]
    }
}

/// For every set of elements the sides it touches, one bit each.
static SIDES: [u8; 64] = {
    let mut table = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut i = 0;
        while i < Element::ALL.len() {
            if set & Element::ALL[i].bit() as usize != 0 {
                let [one, other] = Element::ALL[i].ends();
                table[set] |= 1 << one as u8 | 1 << other as u8;
            }
            i += 1;
        }
        set += 1;
    }
    table
};

/// For every set of elements and every side of entry the sides of exit, one bit each. A crossing goes straight on.
static EXITS: [[u8; 4]; 64] = {
    let mut table = [[0; 4]; 64];
    let mut set = 0;
    while set < 64 {
        let mut side = 0;
        while side < 4 {
            let mut i = 0;
            while i < Element::ALL.len() {
                if set & Element::ALL[i].bit() as usize != 0
                    && let Some(exit) = Element::ALL[i].across(Side::ALL[side])
                {
                    table[set][side] |= 1 << exit as u8;
                }
                i += 1;
            }
            side += 1;
        }
        set += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_quarter_turns_change_nothing() {
        for bits in 0..64 {
            assert_eq!(Elements(bits).turned(4), Elements(bits));
        }
        assert_eq!(Elements::of(&[Element::NE]).turned(1), Elements::of(&[Element::SE]));
    }
}
