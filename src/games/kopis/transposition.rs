//! The transposition table of the solver: what was found out about positions, kept under a hash of each.

/// What was found out about a position: a bound on the lead, and the best slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) lead: i32,
    pub(super) bound: Bound,
    pub(super) best: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// A table of fixed size. Each bucket has two entries: the first is kept for the deepest search, the second is always
/// replaced. A number of 64 bits holds an entry: from the lowest bit the lead, the bound, the best slide, the slides left
/// (which say how deep the search was), and the low bits of the key.
pub(super) struct TranspositionTable {
    buckets: Vec<[u64; 2]>,
    /// How far a key is shifted to give the number of its bucket.
    shift: u32,
}

/// More than anybody can lead by.
pub(super) const INFINITE: i32 = 60;

const LEAD_BITS: u32 = 7;
const BOUND_BITS: u32 = 2;
const BEST_BITS: u32 = 4;
const SLIDES_BITS: u32 = 5;

const BOUND_AT: u32 = LEAD_BITS;
const BEST_AT: u32 = BOUND_AT + BOUND_BITS;
const SLIDES_AT: u32 = BEST_AT + BEST_BITS;
const KEY_AT: u32 = SLIDES_AT + SLIDES_BITS;

const _: () = assert!(2 * INFINITE < 1 << LEAD_BITS, "every lead fits into its bits");

const fn bits(entry: u64, at: u32, count: u32) -> u64 {
    entry >> at & ((1 << count) - 1)
}

impl TranspositionTable {
    /// An empty table of 2 to the power of `bits` buckets.
    pub(super) fn new(bits: u32) -> Self {
        Self { buckets: vec![[0; 2]; 1 << bits], shift: u64::BITS - bits }
    }

    const fn bucket(&self, key: u64) -> usize {
        (key >> self.shift) as usize
    }

    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let is_same = |entry: u64| entry != 0 && entry >> KEY_AT == key << KEY_AT >> KEY_AT;
        let entry = self.buckets[self.bucket(key)].into_iter().find(|&entry| is_same(entry))?;
        let bound = match bits(entry, BOUND_AT, BOUND_BITS) {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        let lead = bits(entry, 0, LEAD_BITS) as i32 - INFINITE;
        Some(Known { lead, bound, best: bits(entry, BEST_AT, BEST_BITS) as usize })
    }

    pub(super) fn insert(&mut self, key: u64, slides: u32, known: Known) {
        let bound = match known.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let lead = (known.lead + INFINITE) as u64;
        let slides = u64::from(slides);
        let entry = key << KEY_AT | slides << SLIDES_AT | (known.best as u64) << BEST_AT | bound << BOUND_AT | lead;
        let bucket = self.bucket(key);
        let [deepest, latest] = &mut self.buckets[bucket];
        if slides >= bits(*deepest, SLIDES_AT, SLIDES_BITS) {
            *deepest = entry;
        } else {
            *latest = entry;
        }
    }
}
