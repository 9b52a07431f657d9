//! Which sums a handful of tokens can make: what every exchange and every sharing of a load depends on. The subset-sum
//! problem, solved with a bit set that is shifted by each number in turn.

use super::data::{CAPACITY, COUPLED, PASSENGER_STEP};

/// The largest sum that is ever asked for: a coupled train and a single one.
const LARGEST: usize = (CAPACITY * (COUPLED as u16 + 1) / PASSENGER_STEP) as usize;
const WORDS: usize = LARGEST / 64 + 1;

/// The sums, up to the load of three units, that some of the numbers seen so far add up to; in steps of five passengers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SubsetSums([u64; WORDS]);

impl SubsetSums {
    /// The sums of these passenger numbers, each used at most once.
    pub(crate) fn of(numbers: impl IntoIterator<Item = u16>) -> Self {
        let mut sums = [0; WORDS];
        sums[0] = 1;
        for number in numbers {
            let steps = usize::from(number / PASSENGER_STEP);
            let (words, bits) = (steps / 64, steps % 64);
            for at in (words..WORDS).rev() {
                let mut shifted = sums[at - words] << bits;
                if bits > 0 && at > words {
                    shifted |= sums[at - words - 1] >> (64 - bits);
                }
                sums[at] |= shifted;
            }
        }
        Self(sums)
    }

    /// Whether one of the sums lies between the two, both included. Sums beyond three full units are not known.
    pub(crate) fn any_within(&self, low: u16, high: u16) -> bool {
        let low = usize::from(low.div_ceil(PASSENGER_STEP));
        let high = usize::from(high / PASSENGER_STEP).min(LARGEST);
        (low..=high).any(|steps| self.0[steps / 64] >> (steps % 64) & 1 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Draw, Rng, Seed};

    /// Every way to pick some of the numbers, one after another.
    fn brute_force(numbers: &[u16], low: u16, high: u16) -> bool {
        (0u32..1 << numbers.len()).any(|picked| {
            let sum: u16 = (0..).zip(numbers).filter(|(n, _)| picked >> n & 1 == 1).map(|(_, number)| number).sum();
            (low..=high).contains(&sum)
        })
    }

    #[test]
    fn sums_are_those_of_every_subset() {
        let mut rng = Draw::setup(&Seed::from(20));
        for step in [5, 50] {
            for _ in 0..20_000 {
                let count = rng.below(9);
                let numbers: Vec<u16> = (0..count).map(|_| (1 + rng.below(u32::from(250 / step)) as u16) * step).collect();
                let low = rng.below(1500) as u16;
                let high = low + rng.below(120) as u16;
                let sums = SubsetSums::of(numbers.iter().copied());
                let high = high.min(1500);
                assert_eq!(sums.any_within(low, high), brute_force(&numbers, low, high), "{numbers:?} within {low}..={high}");
            }
        }
    }
}
