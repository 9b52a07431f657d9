//! Storming the Castle on bare bitboards, for the solver.
//!
//! The board is kept as the seat to act sees it, with its own sides in the south and in the west: a position and the same
//! one with the seats swapped become one. A reflection in the diagonal from a1 to f6 swaps the two sides of each seat, so
//! mirror images are worth the same, and [`Siege::canonical`] picks one of the two. The rules are those of `play`; a test of
//! the solver compares the two.

use super::board::{Heading, Side, Square};
use super::data::{CAPTURE_POINTS, LINE, POINTS};
use super::position::{Kopis, Phase};
use super::wire::Mode;
use crate::core::Seat;

/// Moves are the files from the south, then the ranks from the west.
pub(super) const LINES: usize = 2 * LINE as usize;

/// File a.
pub(super) const COLUMN: u64 = Heading::West.edge().bits();
/// Rank 1.
pub(super) const ROW: u64 = Heading::South.edge().bits();
const BOARD: u64 = (1 << Square::COUNT) - 1;

/// A position of Storming as the seat to act sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Siege {
    own: u64,
    foe: u64,
    own_forts: u64,
    foe_forts: u64,
    bastion: u64,
    /// Factions that wait in front of the seat and to its left.
    own_waiting: [u8; 2],
    foe_waiting: [u8; 2],
}

/// The board turned by half a turn.
pub(super) const fn turned(set: u64) -> u64 {
    set.reverse_bits() >> (u64::BITS - Square::COUNT as u32)
}

/// The board mirrored in the diagonal from a1 to f6.
pub(super) fn mirrored(set: u64) -> u64 {
    /// For the squares of a rank, the same squares of a file.
    const SPREAD: [u32; 1 << LINE] = {
        let mut spread = [0; 1 << LINE];
        let mut row = 0;
        while row < spread.len() {
            let mut file = 0;
            while file < LINE {
                if row & (1 << file) != 0 {
                    spread[row] |= 1 << (file * LINE);
                }
                file += 1;
            }
            row += 1;
        }
        spread
    };
    let file = |rank: u8| u64::from(SPREAD[(set >> (rank * LINE) & ROW) as usize]) << rank;
    (0..LINE).map(file).fold(0, |files, file| files | file)
}

impl Siege {
    /// The position of a battle in Storming, for the seat to act.
    pub(super) fn of(position: &Kopis) -> Option<Self> {
        let (Mode::Storm, Phase::Battle { turn }) = (position.mode, position.phase) else { return None };
        let (own, foe) = (turn, Seat(1 - turn.0));
        let left = |seat: Seat| Side::of(seat).map(|side| position.waiting_at(side).len() as u8);
        let siege = Self {
            own: position.factions[own.index()].bits(),
            foe: position.factions[foe.index()].bits(),
            own_forts: position.fortresses[own.index()].bits(),
            foe_forts: position.fortresses[foe.index()].bits(),
            bastion: position.bastion.map_or(0, |square| 1 << square.index()),
            own_waiting: left(own),
            foe_waiting: left(foe),
        };
        Some(if own == Seat(0) { siege } else { siege.map(turned) })
    }

    fn map(self, change: fn(u64) -> u64) -> Self {
        Self {
            own: change(self.own),
            foe: change(self.foe),
            own_forts: change(self.own_forts),
            foe_forts: change(self.foe_forts),
            bastion: change(self.bastion),
            ..self
        }
    }

    /// The same with the other seat to act.
    pub(super) fn passed(self) -> Self {
        let Self { own, foe, own_forts, foe_forts, bastion, own_waiting, foe_waiting } = self;
        let swapped = Self {
            own: foe,
            foe: own,
            own_forts: foe_forts,
            foe_forts: own_forts,
            bastion,
            own_waiting: foe_waiting,
            foe_waiting: own_waiting,
        };
        swapped.map(turned)
    }

    const fn without_bastion(self) -> Self {
        Self { bastion: 0, ..self }
    }

    /// The same mirrored, or itself, whichever comes first; and whether it was mirrored.
    pub(super) fn canonical(self) -> (Self, bool) {
        let [front, side] = self.own_waiting;
        let [foe_front, foe_side] = self.foe_waiting;
        let mirror = Self { own_waiting: [side, front], foe_waiting: [foe_side, foe_front], ..self.map(mirrored) };
        let rank = |one: &Self| (one.own, one.foe, one.own_forts, one.foe_forts, one.bastion, one.own_waiting, one.foe_waiting);
        if rank(&mirror) < rank(&self) { (mirror, true) } else { (self, false) }
    }

    /// A hash of the position, for the transposition table.
    pub(super) fn key(&self) -> u64 {
        /// 2 to the power of 64 divided by the golden ratio: its multiples are spread evenly.
        const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
        let left = (self.own_waiting[0] as u64) << 9
            | (self.own_waiting[1] as u64) << 6
            | (self.foe_waiting[0] as u64) << 3
            | self.foe_waiting[1] as u64;
        let words =
            [self.own | left << 40, self.foe | (self.bastion.trailing_zeros() as u64) << 40, self.own_forts, self.foe_forts];
        words.into_iter().fold(0, |key, word| {
            let mixed = (key ^ word).wrapping_mul(FACTOR);
            mixed ^ mixed >> 32
        })
    }

    /// Slides left for both.
    pub(super) const fn slides(&self) -> u32 {
        (self.own_waiting[0] + self.own_waiting[1] + self.foe_waiting[0] + self.foe_waiting[1]) as u32
    }

    /// What a slide leads to, still as the mover sees it, and the points it captures; nothing if it is not legal.
    pub(super) fn slide(&self, line: usize) -> Option<(Self, i32)> {
        let (side, n) = (line / LINE as usize, line % LINE as usize);
        if self.own_waiting[side] == 0 {
            return None;
        }
        let (squares, step, edge) = if side == 0 {
            (COLUMN << n, LINE as u32, 1u64 << (n + (LINE as usize - 1) * LINE as usize))
        } else {
            (ROW << (n * LINE as usize), 1, 1u64 << (n * LINE as usize + LINE as usize - 1))
        };
        let forts = self.own_forts | self.foe_forts;
        let met = (self.own | self.foe | forts) & squares;
        if met == 0 {
            return None;
        }
        let first = met & met.wrapping_neg();
        let mut chain = first;
        for _ in 1..LINE {
            chain |= (chain << step) & met;
        }
        if chain & self.bastion != 0 || chain & edge & forts != 0 {
            return None;
        }
        let kept = chain & !edge;
        let captured = chain & edge & self.foe != 0;
        let mut own_waiting = self.own_waiting;
        own_waiting[side] -= 1;
        let after = Self {
            own: (self.own & !chain) | ((self.own & kept) << step) | first,
            foe: (self.foe & !chain) | ((self.foe & kept) << step),
            own_forts: (self.own_forts & !chain) | ((self.own_forts & kept) << step),
            foe_forts: (self.foe_forts & !chain) | ((self.foe_forts & kept) << step),
            bastion: first,
            own_waiting,
            foe_waiting: self.foe_waiting,
        };
        Some((after, if captured { CAPTURE_POINTS as i32 } else { 0 }))
    }

    fn can_move(&self) -> bool {
        (0..LINES).any(|line| self.slide(line).is_some())
    }

    /// The seat that acts when nobody has slid since: the one to act if it can, else the other without the Bastion, else
    /// the first without it; nobody if all are blocked. Says whether it is the other.
    pub(super) fn to_act(self) -> Option<(Self, bool)> {
        if self.can_move() {
            return Some((self, false));
        }
        let lifted = self.without_bastion();
        let other = lifted.passed();
        if other.can_move() {
            return Some((other, true));
        }
        lifted.can_move().then_some((lifted, false))
    }

    /// By how much the seat to act leads on the board, captures apart.
    pub(super) fn lead(&self) -> i32 {
        const ALONE: u32 = POINTS[1][0].0;
        const BOTH: u32 = POINTS[1][1].0;
        let (by_own, by_foe) = (beside(self.own_forts), beside(self.foe_forts));
        let count = |factions: u64, near: u64, other: u64| {
            (ALONE * (factions & near & !other).count_ones() + BOTH * (factions & near & other).count_ones()) as i32
        };
        count(self.own, by_own, by_foe) - count(self.foe, by_foe, by_own)
    }
}

const _: () = assert!(POINTS[0][0].0 == 0 && POINTS[0][1].0 == 0, "a faction next to no fortress of its own scores nothing");

/// The squares beside these.
const fn beside(set: u64) -> u64 {
    const LAST: u64 = COLUMN << (LINE - 1);
    (set << LINE | set >> LINE | (set & !COLUMN) >> 1 | (set & !LAST) << 1) & BOARD
}
