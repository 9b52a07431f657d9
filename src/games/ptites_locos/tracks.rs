//! The tracks: the squares of a board, their names, and which one follows which in every arrangement of the platforms.
//!
//! A [`Plan`] is what the tables of a board say. From it the successor of every square is written down once for each of
//! the 192 arrangements, so that a locomotive on its way looks its next square up and searches nothing. The board is the
//! reconstructed one unless the options bring another ([`rules::RECONSTRUCTION`]).

use std::sync::{Arc, LazyLock};

use super::arrangement::{Arrangement, Berth};
use super::data::{
    ENDS, LANE_LETTERS, LANES, LONGEST_LANE, LONGEST_STRAND, MOST_STRANDS, PLATFORM_LETTERS, PLATFORMS, ROWS, SECTIONS, STANDARD,
    STANDARD_SQUARES,
};
use super::rules;
use super::wire::{Board, Cause, End, StrandTable};
use crate::core::{Judged, require};

/// A square of the board or of a platform: three start spaces, three arrival spaces, the tracks of the sections, the
/// strands of the platforms. Each strand has squares of its own, also where it crosses another ([`rules::CROSSINGS`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Square(pub(crate) u8);

impl Square {
    /// The most squares that a board can have.
    pub(crate) const MOST: usize = 2 * LANES
        + SECTIONS * LANES * LONGEST_LANE as usize
        + PLATFORMS * MOST_STRANDS * LONGEST_STRAND as usize;

    /// The start space of a track.
    pub(crate) const fn start(lane: u8) -> Self {
        Self(lane)
    }

    /// Whether this is one of the arrival spaces.
    pub(crate) const fn is_arrival(self) -> bool {
        self.0 >= LANES as u8 && self.0 < 2 * LANES as u8
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a point does to a locomotive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// It carries it onto this square.
    To(Square),
    /// It wrecks it.
    Off(Cause),
}

/// The codes of accidents in a table of successors, behind all squares.
const BUFFER: u8 = 0xFC;
const GAP: u8 = 0xFD;
const NO_TRACK: u8 = 0xFE;
const ARRIVAL_BUFFER: u8 = 0xFF;
const _: () = assert!(Square::MOST < BUFFER as usize);

/// A track of a platform as seen with end A; rows count from 1, and 0 is a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strand {
    pub(crate) squares: u8,
    pub(crate) entry: u8,
    pub(crate) exit: u8,
}

/// What the tables of a board say: the lengths of the tracks and the strands of the platforms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    lengths: [[u8; LANES]; SECTIONS],
    strands: [[Option<Strand>; MOST_STRANDS]; PLATFORMS],
    /// The first square of each track in each section.
    lane_at: [[u8; LANES]; SECTIONS],
    /// The first cell of each strand.
    strand_at: [[u8; MOST_STRANDS]; PLATFORMS],
    squares: u8,
}

impl Plan {
    /// Numbers the squares.
    pub(crate) const fn new(lengths: [[u8; LANES]; SECTIONS], strands: [[Option<Strand>; MOST_STRANDS]; PLATFORMS]) -> Self {
        let mut plan = Self {
            lengths,
            strands,
            lane_at: [[0; LANES]; SECTIONS],
            strand_at: [[0; MOST_STRANDS]; PLATFORMS],
            squares: 2 * LANES as u8,
        };
        let mut n = 0;
        while n < SECTIONS * LANES {
            let (section, lane) = (n / LANES, n % LANES);
            plan.lane_at[section][lane] = plan.squares;
            plan.squares += lengths[section][lane];
            n += 1;
        }
        let mut n = 0;
        while n < PLATFORMS * MOST_STRANDS {
            let (platform, strand) = (n / MOST_STRANDS, n % MOST_STRANDS);
            plan.strand_at[platform][strand] = plan.squares;
            if let Some(strand) = strands[platform][strand] {
                plan.squares += strand.squares;
            }
            n += 1;
        }
        plan
    }

    /// How many squares there are.
    pub(crate) const fn squares(&self) -> u8 {
        self.squares
    }

    /// Writes down the successor of every square in one arrangement.
    const fn lay(&self, arrangement: Arrangement, next: &mut [u8]) {
        let mut lane = 0;
        while lane < LANES {
            next[lane] = self.enter(arrangement, 0, lane as u8 + 1);
            next[LANES + lane] = ARRIVAL_BUFFER;
            let mut section = 0;
            while section < SECTIONS {
                let first = self.lane_at[section][lane];
                let last = first + self.lengths[section][lane] - 1;
                let mut at = first;
                while at < last {
                    next[at as usize] = at + 1;
                    at += 1;
                }
                next[last as usize] = self.enter(arrangement, section as u8 + 1, lane as u8 + 1);
                section += 1;
            }
            lane += 1;
        }
        let mut n = 0;
        while n < PLATFORMS * MOST_STRANDS {
            let (platform, strand) = (n / MOST_STRANDS, n % MOST_STRANDS);
            if let Some(Strand { squares, entry, exit }) = self.strands[platform][strand] {
                let Berth { slot, end } = arrangement.berth(platform);
                let first = self.strand_at[platform][strand];
                let last = first + squares - 1;
                let mut at = first;
                while at <= last {
                    next[at as usize] = match end {
                        End::A if at == last => self.leave(slot, exit),
                        End::A => at + 1,
                        End::B if at == first => self.leave(slot, turned(entry)),
                        End::B => at - 1,
                    };
                    at += 1;
                }
            }
            n += 1;
        }
    }

    /// Where a locomotive comes that enters a slot on a row: nowhere if the slot is vacant or the row has no rail
    /// ([`rules::DERAILING`]).
    const fn enter(&self, arrangement: Arrangement, slot: u8, row: u8) -> u8 {
        let mut platform = 0;
        while platform < PLATFORMS {
            let berth = arrangement.berth(platform);
            if berth.slot == slot {
                let mut n = 0;
                while n < MOST_STRANDS {
                    if let Some(strand) = self.strands[platform][n] {
                        let first = self.strand_at[platform][n];
                        match berth.end {
                            End::A if strand.entry == row => return first,
                            End::B if turned(strand.exit) == row => return first + strand.squares - 1,
                            _ => {}
                        }
                    }
                    n += 1;
                }
                return NO_TRACK;
            }
            platform += 1;
        }
        GAP
    }

    /// Where a locomotive comes that leaves a platform on a row: against a buffer, nowhere behind row 4, or onto the
    /// track behind the slot. To stand before the buffer is safe ([`rules::BEFORE_A_BUFFER`]).
    const fn leave(&self, slot: u8, row: u8) -> u8 {
        match row {
            0 => BUFFER,
            ROWS => NO_TRACK,
            row if slot as usize == SECTIONS => LANES as u8 + row - 1,
            row => self.lane_at[slot as usize][row as usize - 1],
        }
    }

    /// How many tracks have squares with numbers.
    const TRACKS: usize = SECTIONS * LANES + PLATFORMS * MOST_STRANDS;

    /// What the names of the squares of a track begin with, its first square, and how many it has: those of the sections,
    /// then those of the platforms, also the strands that a platform does not have.
    #[inline(never)]
    fn track(&self, n: usize) -> ([char; 2], u8, u8) {
        let letter = |first: char, n: usize| char::from(first as u8 + n as u8);
        if n < SECTIONS * LANES {
            let (section, lane) = (n / LANES, n % LANES);
            return ([letter('1', section), LANE_LETTERS[lane]], self.lane_at[section][lane], self.lengths[section][lane]);
        }
        let n = n - SECTIONS * LANES;
        let (platform, strand) = (n / MOST_STRANDS, n % MOST_STRANDS);
        let squares = self.strands[platform][strand].map_or(0, |strand| strand.squares);
        ([PLATFORM_LETTERS[platform], letter('1', strand)], self.strand_at[platform][strand], squares)
    }

    /// The name of a square.
    pub(crate) fn name(&self, Square(at): Square) -> String {
        let mut name = String::new();
        if at < 2 * LANES as u8 {
            name.push(ENDS[usize::from(at) / LANES]);
            name.push(LANE_LETTERS[usize::from(at) % LANES]);
        }
        for n in 0..Self::TRACKS {
            let ([one, other], first, squares) = self.track(n);
            if (first..first + squares).contains(&at) {
                name = format!("{one}{other}{}", at - first + 1);
            }
        }
        name
    }

    /// The square of this name.
    pub(crate) fn parse(&self, text: &str) -> Option<Square> {
        let [one, other, number @ ..] = text.as_bytes() else { return None };
        let begins = [char::from(*one), char::from(*other)];
        let number = match *number {
            [] => {
                let at = (0..2 * LANES).find(|at| begins == [ENDS[at / LANES], LANE_LETTERS[at % LANES]])?;
                return Some(Square(at as u8));
            }
            [ones @ b'1'..=b'9'] => ones - b'0',
            [tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => 10 * (tens - b'0') + ones - b'0',
            _ => return None,
        };
        for n in 0..Self::TRACKS {
            let (letters, first, squares) = self.track(n);
            if letters == begins && number <= squares {
                return Some(Square(first + number - 1));
            }
        }
        None
    }

    /// The platform that a square belongs to.
    pub(crate) fn platform_of(&self, Square(at): Square) -> Option<usize> {
        (0..PLATFORMS).rfind(|&platform| at >= self.strand_at[platform][0])
    }

    /// Whether a board that somebody wrote can be played on, and if so what it says.
    fn read(board: &Board) -> Judged<Self> {
        let mut lengths = [[0; LANES]; SECTIONS];
        let complete = board.sections.len() == SECTIONS && board.sections.iter().all(|section| section.0.len() == LANES);
        require!(complete, rules::RECONSTRUCTION, "a board has three sections of three tracks")?;
        for (lengths, section) in lengths.iter_mut().zip(&board.sections) {
            for (length, &given) in lengths.iter_mut().zip(&section.0) {
                let right = (1..=LONGEST_LANE.into()).contains(&given);
                require!(right, rules::RECONSTRUCTION, "a track has 1 to 12 squares in a section")?;
                *length = given as u8;
            }
        }
        let mut strands = [[None; MOST_STRANDS]; PLATFORMS];
        for (strands, tables) in strands.iter_mut().zip(board.platforms.in_order()) {
            let right = (1..=MOST_STRANDS).contains(&tables.len());
            require!(right, rules::RECONSTRUCTION, "a platform has 1 to 8 strands")?;
            for (n, table) in tables.iter().enumerate() {
                let strand = read_strand(table)?;
                let met = |one: u8, other: u8| one != 0 && one == other;
                let twice = strands.iter().flatten().any(|other: &Strand| met(other.entry, strand.entry) || met(other.exit, strand.exit));
                require!(!twice, rules::RECONSTRUCTION, "no row of a platform is used twice as in or twice as out")?;
                strands[n] = Some(strand);
            }
        }
        Ok(Self::new(lengths, strands))
    }
}

/// The row that a row becomes when the platform is turned to its other end; a buffer stays one.
const fn turned(row: u8) -> u8 {
    if row == 0 { 0 } else { ROWS + 1 - row }
}

fn read_strand(table: &StrandTable) -> Judged<Strand> {
    let squares = (1..=LONGEST_STRAND.into()).contains(&table.squares);
    require!(squares, rules::RECONSTRUCTION, "a strand has 1 to 4 squares")?;
    let right = |row: Option<i32>| row.is_none_or(|row| (1..=ROWS.into()).contains(&row));
    let rows = right(table.entry) && right(table.exit);
    require!(rows, rules::RECONSTRUCTION, "a row is 1 to 4, or null for a buffer")?;
    let leads = table.entry.is_some() || table.exit.is_some();
    require!(leads, rules::RECONSTRUCTION, "a strand has a buffer at one end at most")?;
    Ok(Strand { squares: table.squares as u8, entry: table.entry.unwrap_or(0) as u8, exit: table.exit.unwrap_or(0) as u8 })
}

/// The successors of the reconstructed board, arrangement by arrangement.
static STANDARD_NEXT: LazyLock<[[u8; STANDARD_SQUARES]; Arrangement::COUNT]> = LazyLock::new(|| {
    let mut next = [[0; STANDARD_SQUARES]; Arrangement::COUNT];
    for (n, row) in next.iter_mut().enumerate() {
        STANDARD_PLAN.lay(Arrangement::nth(n), row);
    }
    next
});

/// The plan that the reconstructed board is played on.
static STANDARD_PLAN: Plan = STANDARD;

/// The board in use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Yard {
    /// The reconstructed one.
    Standard,
    /// One that came with the options.
    Own(Arc<OwnYard>),
}

/// A board that came with the options.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct OwnYard {
    board: Board,
    plan: Plan,
    next: Vec<u8>,
}

impl Yard {
    /// Lays the tracks of the board of the options.
    pub(crate) fn lay(board: Option<&Board>) -> Judged<Self> {
        let Some(board) = board else { return Ok(Self::Standard) };
        let plan = Plan::read(board)?;
        let squares = usize::from(plan.squares);
        let mut next = vec![0; Arrangement::COUNT * squares];
        for (n, row) in next.chunks_exact_mut(squares).enumerate() {
            plan.lay(Arrangement::nth(n), row);
        }
        Ok(Self::Own(Arc::new(OwnYard { board: board.clone(), plan, next })))
    }

    /// The board as it was given.
    pub(crate) fn board(&self) -> Option<&Board> {
        match self {
            Self::Standard => None,
            Self::Own(own) => Some(&own.board),
        }
    }

    pub(crate) fn plan(&self) -> &Plan {
        match self {
            Self::Standard => &STANDARD_PLAN,
            Self::Own(own) => &own.plan,
        }
    }

    /// What a point does to a locomotive on each square, as the platforms lie.
    #[inline]
    pub(crate) fn ways(&self, arrangement: Arrangement) -> Ways<'_> {
        let row = arrangement.index();
        match self {
            Self::Standard => Ways(&STANDARD_NEXT[row]),
            Self::Own(own) => {
                let squares = usize::from(own.plan.squares);
                Ways(&own.next[row * squares..][..squares])
            }
        }
    }
}

/// What a point does to a locomotive on each square.
#[derive(Clone, Copy)]
pub(crate) struct Ways<'a>(&'a [u8]);

impl Ways<'_> {
    /// What it does to one on this square, which is one of the board.
    #[inline]
    pub(crate) fn next(self, at: Square) -> Step {
        match self.0[at.index()] {
            BUFFER => Step::Off(Cause::Buffer),
            GAP => Step::Off(Cause::Gap),
            NO_TRACK => Step::Off(Cause::NoTrack),
            ARRIVAL_BUFFER => Step::Off(Cause::ArrivalBuffer),
            square => Step::To(Square(square)),
        }
    }
}
