//! The ways in which three platforms can lie in four slots, and a number for each that a table can be indexed with.

use super::data::{PLATFORMS, SLOTS};
use super::wire::End;

/// Where a platform lies, and with which end at the buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Berth {
    /// Counted from 0.
    pub(crate) slot: u8,
    pub(crate) end: End,
}

/// Where blue, red and yellow lie: three different slots.
pub(crate) type Arrangement = [Berth; PLATFORMS];

/// How many berths there are: every slot with either end.
const BERTHS: usize = SLOTS as usize * 2;

/// One more than the largest index of an arrangement.
pub(crate) const INDICES: usize = BERTHS.pow(PLATFORMS as u32);

/// The index of an arrangement: the berths of blue, red and yellow as the digits of a number.
pub(crate) fn index(arrangement: Arrangement) -> usize {
    let digit = |berth: Berth| usize::from(berth.slot) * 2 + berth.end as usize;
    arrangement.into_iter().fold(0, |number, berth| number * BERTHS + digit(berth))
}

/// All 192 arrangements.
pub(crate) fn all() -> impl Iterator<Item = Arrangement> {
    let berths = || (0..SLOTS).flat_map(|slot| [End::A, End::B].map(|end| Berth { slot, end }));
    let triples = berths().flat_map(move |blue| berths().flat_map(move |red| berths().map(move |yellow| [blue, red, yellow])));
    triples.filter(|[blue, red, yellow]| blue.slot != red.slot && blue.slot != yellow.slot && red.slot != yellow.slot)
}
