//! Frames: sets of cells, which of them are connected, and what a publication in a frame counts as.

use super::data::{BONUS, Cell, Layer, PUBLISHED};
use super::rules;
use super::wire::Status;
use crate::core::RuleRef;

/// A set of cells of one frame, one bit each, row by row. The frame of Troy I is the block a1 to c3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cells(u16);

impl Cells {
    pub(crate) const EMPTY: Self = Self(0);
    /// A frame of 4 by 4.
    pub(crate) const ALL: Self = Self(0xffff);
    /// A frame of 3 by 3.
    pub(crate) const SMALL: Self = Self(0x0777);

    /// Reads four rows of four characters, north first; a `P` is in the set.
    pub(crate) const fn drawn(rows: [&str; 4]) -> Self {
        let mut set = 0;
        let mut n = 0;
        while n < Cell::COUNT {
            if rows[n / 4].as_bytes()[n % 4] == b'P' {
                set |= 1 << n;
            }
            n += 1;
        }
        Self(set)
    }

    #[cfg(test)]
    const fn one(cell: Cell) -> Self {
        Self(1 << cell.index())
    }

    pub(crate) const fn contains(self, cell: Cell) -> bool {
        cell.index() < Cell::COUNT && self.0 & (1 << cell.index()) != 0
    }

    pub(crate) const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    pub(crate) const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.index());
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cells of this set that the other does not have.
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first cell in the order of the frame.
    pub(crate) const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell::at(self.0.trailing_zeros())) }
    }

    /// The cells in the order of the frame.
    pub(crate) fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let cell = Cell::at(left.trailing_zeros());
                left &= left - 1;
                cell
            })
        })
    }

    /// The cells that share an edge with one of these; a corner is not enough ([`rules::GROUPS`]).
    const fn beside(self) -> Self {
        let set = self.0;
        Self((set >> 4) | (set << 4) | ((set >> 1) & 0x7777) | ((set << 1) & 0xeeee))
    }

    /// The cells of this set that are connected with `seed` (flood fill).
    const fn group(self, seed: Self) -> Self {
        let mut group = seed.0 & self.0;
        loop {
            let grown = (group | Self(group).beside().0) & self.0;
            if grown == group {
                return Self(group);
            }
            group = grown;
        }
    }

    /// The first cell alone.
    const fn lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// Whether the cells are one group by themselves ([`rules::CONNECTED_BY_ITSELF`]).
    pub(crate) const fn is_group(self) -> bool {
        self.0 != 0 && self.group(self.lowest()).0 == self.0
    }

    /// The size of the largest group ([`rules::LARGEST_GROUP`]).
    pub(crate) const fn largest_group(self) -> u32 {
        let mut left = self.0;
        let mut largest = 0;
        while left != 0 {
            let group = Self(left).group(Self(left).lowest());
            if group.len() > largest {
                largest = group.len();
            }
            left &= !group.0;
        }
        largest
    }
}

/// What a publication counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Primary: the first of its layer.
    First,
    /// Primary: larger than any group of its layer.
    Larger,
    Secondary,
    Final,
}

impl Standing {
    /// The status that everybody reads.
    pub(crate) const fn status(self) -> Status {
        match self {
            Self::First | Self::Larger => Status::Primordial,
            Self::Secondary => Status::Secondary,
            Self::Final => Status::Final,
        }
    }

    /// The rule that gives it.
    pub(crate) const fn rule(self) -> RuleRef {
        match self {
            Self::First => rules::FIRST_PUBLICATION,
            Self::Larger => rules::LARGER_PUBLICATION,
            Self::Secondary => rules::SECONDARY_PUBLICATION,
            Self::Final => rules::FINAL_PUBLICATION,
        }
    }

    /// The extra points of each piece: one, even if the publication is final and larger than any group
    /// ([`rules::PRIMORDIAL_BONUS`], [`rules::FINAL_BONUS`], [`rules::ONE_BONUS_ONLY`]).
    pub(crate) const fn bonus(self) -> u8 {
        match self {
            Self::Secondary => 0,
            Self::First | Self::Larger | Self::Final => BONUS,
        }
    }
}

/// A frame as a publication finds it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    whole: Cells,
    done: Cells,
    beside: Cells,
    largest: u32,
}

impl Frame {
    /// The frame of a layer with these cells published already.
    pub(crate) const fn new(layer: Layer, done: Cells) -> Self {
        Self { whole: layer.cells(), done, beside: done.beside(), largest: done.largest_group() }
    }

    /// What publishing a group counts as; nothing if it would be secondary and touches nothing.
    ///
    /// The status follows from the pieces ([`rules::STATUS_NOT_CHOSEN`]), each publication by itself
    /// ([`rules::EACH_BY_ITSELF`]), so that one turn may have two primary ones ([`rules::TWO_PRIMORDIAL`]). A primary
    /// one may lie anywhere ([`rules::PRIMORDIAL_ANYWHERE`]); equal size is not larger ([`rules::EQUAL_SIZE`]); a secondary
    /// one touches with one piece ([`rules::ADJACENT_BY_ONE`]).
    pub(crate) const fn standing(&self, group: Cells) -> Option<Standing> {
        if self.done.or(group).0 == self.whole.0 {
            Some(Standing::Final)
        } else if self.done.is_empty() {
            Some(Standing::First)
        } else if group.len() > self.largest {
            Some(Standing::Larger)
        } else if !self.beside.and(group).is_empty() {
            Some(Standing::Secondary)
        } else {
            None
        }
    }
}

/// Connected sets of one to five cells of a frame of 4 by 4: 16 + 24 + 52 + 113 + 244.
const GROUPS: usize = 449;

/// Every connected set of at most five cells, the smaller ones first.
static ALL_GROUPS: [Cells; GROUPS] = all_groups();

/// Breadth-first: every group grows by each cell beside it, unless the result is known.
const fn all_groups() -> [Cells; GROUPS] {
    let mut groups = [Cells::EMPTY; GROUPS];
    let mut known = [0u64; 1024];
    let mut count = 0;
    while count < Cell::COUNT {
        groups[count] = Cells(1 << count);
        count += 1;
    }
    let mut from = 0;
    while from < count {
        let group = groups[from];
        let mut beside = group.beside().0 & !group.0;
        while group.len() < PUBLISHED as u32 && beside != 0 {
            let grown = group.0 | Cells(beside).lowest().0;
            beside &= beside - 1;
            let (word, bit) = (grown as usize / 64, 1u64 << (grown % 64));
            if known[word] & bit == 0 {
                known[word] |= bit;
                groups[count] = Cells(grown);
                count += 1;
            }
        }
        from += 1;
    }
    assert!(count == GROUPS);
    groups
}

/// The connected sets of at most `most` of these cells, the smaller ones first.
pub(crate) fn groups_within(cells: Cells, most: u32) -> impl Iterator<Item = Cells> {
    let most = most.min(cells.len());
    ALL_GROUPS.iter().copied().take_while(move |group| group.len() <= most).filter(move |group| group.within(cells))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_small_frame_has_128_groups_of_one_to_five() {
        assert_eq!(groups_within(Cells::SMALL, 5).count(), 128);
        assert_eq!(groups_within(Cells::ALL, 5).count(), 449);
        assert_eq!(groups_within(Cells::ALL, 2).count(), 40);
        assert!(groups_within(Cells::ALL, 5).all(Cells::is_group));
    }

    #[test]
    fn groups_do_not_join_over_the_edge_of_a_row_or_at_a_corner() {
        let cells = |names: &[&str]| {
            names.iter().filter_map(|name| Cell::parse(name)).fold(Cells::EMPTY, |set, cell| set.or(Cells::one(cell)))
        };
        assert!(!cells(&["d1", "a2"]).is_group());
        assert!(!cells(&["a1", "b2"]).is_group());
        assert!(cells(&["a1", "a2", "b2"]).is_group());
        assert_eq!(cells(&["a1", "a2", "d1", "c2", "d2"]).largest_group(), 3);
        assert!(!Cells::EMPTY.is_group());
    }
}
