//! The patterns of track that the cards show, and how they lie when a card is turned.

use serde::{Deserialize, Serialize};

use super::data::Turn;
use super::elements::{Element, Elements};
#[cfg(doc)]
use super::rules;

/// A kind of track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressPatternId"))]
#[serde(rename_all = "camelCase")]
pub enum Pattern {
    /// One curve.
    Curve,
    /// One straight.
    Straight,
    /// A straight with a curve to the right.
    SwitchRight,
    /// A straight with a curve to the left.
    SwitchLeft,
    /// Two curves from one side.
    Fork,
    /// Two curves that do not touch.
    DoubleCurve,
    /// Every link between three sides.
    Triangle,
    /// A straight and both curves from one side.
    ThreeWay,
    /// A straight with a curve to the right at either end.
    SlipRight,
    /// A straight with a curve to the left at either end.
    SlipLeft,
    /// Two straights that cross.
    Crossing,
}

/// What a pattern shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Track {
    /// Its pieces of track, unturned.
    pub(crate) elements: &'static [Element],
    /// How many different orientations it has ([`rules::ORIENTATIONS`]).
    pub(crate) turns: u8,
    /// How many cards of the built-in table show it.
    pub(crate) count: usize,
}

const fn track(elements: &'static [Element], turns: u8, count: usize) -> Track {
    Track { elements, turns, count }
}

/// The patterns in the order of [`Pattern`]. Kinds: rulebook and public reviews; the five crossings: rulebook; the other
/// numbers: reconstructed.
pub(crate) const PATTERNS: [Track; 11] = {
    use Element::{EW, NE, NS, NW, SE, SW};
    [
        track(&[NE], 4, 14),
        track(&[NS], 2, 8),
        track(&[NS, NE], 4, 4),
        track(&[NS, NW], 4, 4),
        track(&[NE, NW], 4, 4),
        track(&[NE, SW], 2, 3),
        track(&[NS, NE, SE], 4, 4),
        track(&[NS, NE, NW], 4, 2),
        track(&[NS, NE, SW], 2, 1),
        track(&[NS, NW, SE], 2, 1),
        track(&[NS, EW], 1, 5),
    ]
};

/// The elements of each pattern in each of the four turns.
static TURNED: [[Elements; 4]; PATTERNS.len()] = {
    let mut table = [[Elements::NONE; 4]; PATTERNS.len()];
    let mut pattern = 0;
    while pattern < PATTERNS.len() {
        let Track { elements, turns, .. } = PATTERNS[pattern];
        let elements = Elements::of(elements);
        let mut turn = 0;
        while turn < 4 {
            table[pattern][turn] = elements.turned(turn as u8);
            // It looks different in each of its orientations, and the same after all of them.
            assert!(elements.turned(turns).same(elements));
            assert!(turn == 0 || turn >= turns as usize || !elements.turned(turn as u8).same(elements));
            turn += 1;
        }
        pattern += 1;
    }
    table
};

impl Pattern {
    pub(crate) const ALL: [Self; PATTERNS.len()] = [
        Self::Curve,
        Self::Straight,
        Self::SwitchRight,
        Self::SwitchLeft,
        Self::Fork,
        Self::DoubleCurve,
        Self::Triangle,
        Self::ThreeWay,
        Self::SlipRight,
        Self::SlipLeft,
        Self::Crossing,
    ];

    /// Its pieces of track, unturned.
    pub(crate) const fn elements(self) -> &'static [Element] {
        PATTERNS[self as usize].elements
    }

    /// How many different orientations it has ([`rules::ORIENTATIONS`]).
    pub(crate) const fn turns(self) -> u8 {
        PATTERNS[self as usize].turns
    }

    /// What it shows after quarter turns clockwise, 0 to 3.
    pub(crate) fn turned(self, turn: Turn) -> Elements {
        TURNED[self as usize][usize::from(turn.0)]
    }
}
