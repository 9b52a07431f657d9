//! The ways in which three platforms can lie in four slots, numbered.

use super::data::{PLATFORMS, SLOTS};
use super::wire::End;

/// Where a platform lies, and with which end at the buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Berth {
    /// Counted from 0.
    pub(crate) slot: u8,
    pub(crate) end: End,
}

/// One of the 192 ways to place three platforms in four slots with either end at the buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrangement(u8);

/// Every choice of three different slots.
const SLOT_CHOICES: [[u8; PLATFORMS]; 24] = {
    let mut choices = [[0; PLATFORMS]; 24];
    let (mut n, mut code) = (0, 0);
    while code < SLOT_CODES {
        let [blue, red, yellow] = [code / SLOTS / SLOTS, code / SLOTS % SLOTS, code % SLOTS];
        if blue != red && blue != yellow && red != yellow {
            choices[n] = [blue as u8, red as u8, yellow as u8];
            n += 1;
        }
        code += 1;
    }
    assert!(n == choices.len());
    choices
};

/// Three slots as one number.
const SLOT_CODES: usize = SLOTS * SLOTS * SLOTS;

/// Which of the choices three slots are.
const CHOICE_OF_SLOTS: [u8; SLOT_CODES] = {
    let mut ranks = [0; SLOT_CODES];
    let mut n = 0;
    while n < SLOT_CHOICES.len() {
        ranks[slot_code(SLOT_CHOICES[n])] = n as u8;
        n += 1;
    }
    ranks
};

const fn slot_code([blue, red, yellow]: [u8; PLATFORMS]) -> usize {
    (blue as usize * SLOTS + red as usize) * SLOTS + yellow as usize
}

impl Arrangement {
    /// How many there are.
    pub(crate) const COUNT: usize = SLOT_CHOICES.len() << PLATFORMS;

    /// The arrangement of these platforms, which lie in different slots.
    #[inline]
    pub(crate) const fn of([blue, red, yellow]: [Berth; PLATFORMS]) -> Self {
        let choice = CHOICE_OF_SLOTS[slot_code([blue.slot, red.slot, yellow.slot]) % SLOT_CODES];
        Self(choice << PLATFORMS | blue.end as u8 | (red.end as u8) << 1 | (yellow.end as u8) << 2)
    }

    /// All of them, in order.
    pub(crate) const fn nth(n: usize) -> Self {
        Self((n % Self::COUNT) as u8)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Where a platform lies in it.
    pub(crate) const fn berth(self, platform: usize) -> Berth {
        let end = if self.0 >> platform & 1 == End::A as u8 { End::A } else { End::B };
        Berth { slot: SLOT_CHOICES[(self.0 >> PLATFORMS) as usize][platform], end }
    }
}
