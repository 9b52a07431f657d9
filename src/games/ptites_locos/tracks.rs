//! The tracks: the squares of a board, their names, and which one follows which in every arrangement of the platforms.
//!
//! A [`Plan`] is what the tables of a board say, with the squares numbered. From it the successor of every square is
//! written into a table once for each arrangement, so that a moving locomotive looks its next square up. The board is the
//! reconstructed one unless the options bring another ([`rules::RECONSTRUCTION`]).

use std::sync::{Arc, LazyLock};

use super::arrangement::{self, Arrangement, Berth};
use super::data::{
    ENDS, LANE_LETTERS, LANES, LENGTHS, LONGEST_LANE, LONGEST_STRAND, MOST_STRANDS, PLATFORM_LETTERS, PLATFORMS, ROWS, SECTIONS,
    STRANDS,
};
use super::rules;
use super::wire::{AnyNumber, Board, Cause, End, StrandTable};
use crate::core::{Refusal, refuse, require};

/// A square of the board or of a platform: three start spaces, three arrival spaces, the tracks of the sections, the
/// strands of the platforms. Each strand has squares of its own, also where it crosses another ([`rules::CROSSINGS`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Square(pub(crate) u8);

impl Square {
    /// The most squares that a board can have.
    pub(crate) const MOST: usize =
        2 * LANES + SECTIONS * LANES * LONGEST_LANE as usize + PLATFORMS * MOST_STRANDS * LONGEST_STRAND as usize;

    /// The start space of a track.
    pub(crate) const fn start(lane: u8) -> Self {
        Self(lane)
    }

    /// The arrival space of a track.
    pub(crate) const fn arrival(lane: u8) -> Self {
        Self(LANES as u8 + lane)
    }

    /// Whether this is one of the arrival spaces.
    pub(crate) const fn is_arrival(self) -> bool {
        self.0 >= Self::arrival(0).0 && self.0 < Self::arrival(LANES as u8).0
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

/// A track of a platform as seen with end A; rows count from 1, and none is a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strand {
    pub(crate) squares: u8,
    pub(crate) entry: Option<u8>,
    pub(crate) exit: Option<u8>,
}

impl Strand {
    /// The same track as it is run through with this end at the buffer.
    pub(crate) fn seen_with(self, end: End) -> Self {
        match end {
            End::A => self,
            End::B => Self { entry: self.exit.map(turned), exit: self.entry.map(turned), ..self },
        }
    }
}

/// The lengths of the tracks in each section.
pub(crate) type LaneLengths = [[u8; LANES]; SECTIONS];

/// The squares of a track in a section or of a strand: they follow each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stretch {
    first: u8,
    last: u8,
}

impl Stretch {
    pub(crate) const fn first(self) -> Square {
        Square(self.first)
    }

    pub(crate) const fn last(self) -> Square {
        Square(self.last)
    }

    pub(crate) fn squares(self) -> impl ExactSizeIterator<Item = Square> {
        (usize::from(self.first)..usize::from(self.last) + 1).map(|at| Square(at as u8))
    }
}

/// What the tables of a board say, with the squares numbered.
pub(crate) struct Plan {
    names: Vec<String>,
    pub(crate) lanes: [[Stretch; LANES]; SECTIONS],
    pub(crate) strands: [Vec<(Strand, Stretch)>; PLATFORMS],
}

impl Plan {
    /// The board of the options, if it can be played on; without one, the reconstructed board.
    pub(crate) fn read(board: Option<&Board>) -> Result<Self, Refusal> {
        let Some(board) = board else { return Ok(Self::new(LENGTHS, STRANDS)) };
        let [blue, red, yellow] = [&board.platforms.blue, &board.platforms.red, &board.platforms.yellow];
        let lengths = read_lengths(board)?;
        let strands = [read_strands(blue)?, read_strands(red)?, read_strands(yellow)?];
        Ok(Self::new(lengths, strands.each_ref().map(Vec::as_slice)))
    }

    /// The name of a square.
    pub(crate) fn name(&self, square: Square) -> &str {
        &self.names[square.index()]
    }

    /// Numbers the squares and gives each its name.
    fn new(lengths: LaneLengths, strands: [&[Strand]; PLATFORMS]) -> Self {
        let mut names: Vec<String> = ENDS.iter().flat_map(|end| LANE_LETTERS.map(|lane| format!("{end}{lane}"))).collect();
        let mut stretch = |track: String, squares: u8| {
            let first = names.len() as u8;
            names.extend((1..=squares).map(|n| format!("{track}{n}")));
            Stretch { first, last: first + squares - 1 }
        };
        let mut lanes = [[Stretch { first: 0, last: 0 }; LANES]; SECTIONS];
        for (section, (lanes, lengths)) in (1..).zip(lanes.iter_mut().zip(lengths)) {
            for (letter, (lane, length)) in LANE_LETTERS.iter().zip(lanes.iter_mut().zip(lengths)) {
                *lane = stretch(format!("{section}{letter}"), length);
            }
        }
        let mut numbered = [const { Vec::new() }; PLATFORMS];
        for (letter, (numbered, strands)) in PLATFORM_LETTERS.iter().zip(numbered.iter_mut().zip(strands)) {
            for (n, &strand) in (1..).zip(strands) {
                numbered.push((strand, stretch(format!("{letter}{n}"), strand.squares)));
            }
        }
        Self { names, lanes, strands: numbered }
    }

    /// Writes down the successor of every square in one arrangement.
    fn lay(&self, arrangement: Arrangement, next: &mut [Step]) {
        for lane in 0..LANES as u8 {
            next[Square::start(lane).index()] = self.enter(arrangement, 0, lane + 1);
            next[Square::arrival(lane).index()] = Step::Off(Cause::ArrivalBuffer);
        }
        for (slot, lanes) in (1..).zip(&self.lanes) {
            for (row, &Stretch { first, last }) in (1..).zip(lanes) {
                for at in first..last {
                    next[usize::from(at)] = Step::To(Square(at + 1));
                }
                next[usize::from(last)] = self.enter(arrangement, slot, row);
            }
        }
        for (platform, &berth) in arrangement.iter().enumerate() {
            self.lay_platform(platform, berth, next);
        }
    }

    /// Writes down the successor of every square of a platform; it does not depend on where the others lie.
    pub(crate) fn lay_platform(&self, platform: usize, berth: Berth, next: &mut [Step]) {
        for &(strand, Stretch { first, last }) in &self.strands[platform] {
            match berth.end {
                End::A => {
                    for at in first..last {
                        next[usize::from(at)] = Step::To(Square(at + 1));
                    }
                    next[usize::from(last)] = self.leave(berth.slot, strand.exit);
                }
                End::B => {
                    next[usize::from(first)] = self.leave(berth.slot, strand.entry.map(turned));
                    for at in first..last {
                        next[usize::from(at + 1)] = Step::To(Square(at));
                    }
                }
            }
        }
    }

    /// The square that a locomotive coming onto a platform on a row enters, if there is a rail.
    pub(crate) fn entry(&self, platform: usize, end: End, row: u8) -> Option<Square> {
        let entered = |&&(strand, _): &&(Strand, Stretch)| strand.seen_with(end).entry == Some(row);
        let &(_, stretch) = self.strands[platform].iter().find(entered)?;
        Some(match end {
            End::A => stretch.first(),
            End::B => stretch.last(),
        })
    }

    /// What happens to a locomotive that enters a slot on a row: it derails if the slot is vacant or the row has no rail
    /// ([`rules::DERAILING`]).
    fn enter(&self, arrangement: Arrangement, slot: u8, row: u8) -> Step {
        let Some(platform) = arrangement.iter().position(|berth| berth.slot == slot) else {
            return Step::Off(Cause::Gap);
        };
        match self.entry(platform, arrangement[platform].end, row) {
            Some(square) => Step::To(square),
            None => Step::Off(Cause::NoTrack),
        }
    }

    /// What happens to a locomotive that leaves a platform on a row: it runs against a buffer, derails behind row 4, or
    /// comes onto the track behind the slot. To stand before the buffer is safe ([`rules::BEFORE_A_BUFFER`]).
    fn leave(&self, slot: u8, row: Option<u8>) -> Step {
        match row {
            None => Step::Off(Cause::Buffer),
            Some(ROWS) => Step::Off(Cause::NoTrack),
            Some(row) => Step::To(match self.lanes.get(usize::from(slot)) {
                Some(lanes) => Square(lanes[usize::from(row) - 1].first),
                None => Square::arrival(row - 1),
            }),
        }
    }
}

/// The row that a row becomes when the platform is turned to its other end.
const fn turned(row: u8) -> u8 {
    ROWS + 1 - row
}

/// The squares of a board, and what follows each of them.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Tracks {
    names: Vec<String>,
    /// The first square of each platform.
    platforms: [u8; PLATFORMS],
    /// What a point does to a locomotive: for each index of an arrangement, an entry for each square.
    next: Vec<Step>,
}

impl Tracks {
    fn new(plan: Plan) -> Self {
        let squares = plan.names.len();
        let mut next = vec![Step::Off(Cause::NoTrack); arrangement::INDICES * squares];
        for arrangement in arrangement::all() {
            plan.lay(arrangement, &mut next[arrangement::index(arrangement) * squares..][..squares]);
        }
        let first = |strands: Vec<(Strand, Stretch)>| strands.first().map_or(0, |(_, stretch)| stretch.first);
        Self { names: plan.names, platforms: plan.strands.map(first), next }
    }

    /// The name of a square.
    pub(crate) fn name(&self, square: Square) -> &str {
        &self.names[square.index()]
    }

    /// The square of this name.
    pub(crate) fn parse(&self, name: &str) -> Option<Square> {
        self.names.iter().position(|known| known == name).map(|at| Square(at as u8))
    }

    /// The platform that a square belongs to.
    pub(crate) fn platform_of(&self, Square(at): Square) -> Option<usize> {
        self.platforms.iter().rposition(|&first| at >= first)
    }

    /// What a point does to a locomotive on each square, in one arrangement.
    pub(crate) fn steps(&self, arrangement: Arrangement) -> &[Step] {
        let squares = self.names.len();
        &self.next[arrangement::index(arrangement) * squares..][..squares]
    }
}

/// The tracks of the reconstructed board.
static STANDARD_TRACKS: LazyLock<Tracks> = LazyLock::new(|| Tracks::new(Plan::new(LENGTHS, STRANDS)));

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
    tracks: Tracks,
}

impl Yard {
    /// The board of the options, if it can be played on.
    pub(crate) fn new(board: Option<&Board>) -> Result<Self, Refusal> {
        let Some(board) = board else { return Ok(Self::Standard) };
        let tracks = Tracks::new(Plan::read(Some(board))?);
        Ok(Self::Own(Arc::new(OwnYard { board: board.clone(), tracks })))
    }

    /// The board as it was given.
    pub(crate) fn board(&self) -> Option<&Board> {
        match self {
            Self::Standard => None,
            Self::Own(own) => Some(&own.board),
        }
    }

    pub(crate) fn tracks(&self) -> &Tracks {
        match self {
            Self::Standard => &STANDARD_TRACKS,
            Self::Own(own) => &own.tracks,
        }
    }
}

/// A number from 1 to `most`.
fn within(AnyNumber(number): AnyNumber, most: u8) -> Option<u8> {
    u8::try_from(number).ok().filter(|number| (1..=most).contains(number))
}

fn read_lengths(board: &Board) -> Result<LaneLengths, Refusal> {
    let complete = board.sections.len() == SECTIONS && board.sections.iter().all(|section| section.0.len() == LANES);
    require!(complete, rules::RECONSTRUCTION, "wrong-sections", "a board must have three sections of three tracks")?;
    let mut lengths = [[0; LANES]; SECTIONS];
    let given = board.sections.iter().flat_map(|section| &section.0);
    for (length, &given) in lengths.iter_mut().flatten().zip(given) {
        let Some(read) = within(given, LONGEST_LANE) else {
            return refuse!(
                rules::RECONSTRUCTION,
                "wrong-track-length",
                "a track must have 1 to {most} squares in a section",
                most: Number = LONGEST_LANE,
            );
        };
        *length = read;
    }
    Ok(lengths)
}

fn read_strands(tables: &[StrandTable]) -> Result<Vec<Strand>, Refusal> {
    require!(
        (1..=MOST_STRANDS).contains(&tables.len()),
        rules::RECONSTRUCTION,
        "wrong-strand-count",
        "a platform must have 1 to {most} tracks",
        most: Number = MOST_STRANDS as u32,
    )?;
    let mut strands: Vec<Strand> = Vec::new();
    for table in tables {
        let strand = read_strand(table)?;
        let meet = |one: Option<u8>, other: Option<u8>| one.is_some() && one == other;
        let twice = strands.iter().any(|other| meet(other.entry, strand.entry) || meet(other.exit, strand.exit));
        require!(
            !twice,
            rules::RECONSTRUCTION,
            "row-used-twice",
            "two tracks on a platform cannot come in at the same row, nor go out at the same row",
        )?;
        strands.push(strand);
    }
    Ok(strands)
}

fn read_strand(table: &StrandTable) -> Result<Strand, Refusal> {
    let Some(squares) = within(table.squares, LONGEST_STRAND) else {
        return refuse!(
            rules::RECONSTRUCTION,
            "wrong-strand-length",
            "a track on a platform must have 1 to {most} squares",
            most: Number = LONGEST_STRAND,
        );
    };
    let [entry, exit] = [table.entry, table.exit].map(|row| row.map(|row| within(row, ROWS)));
    require!(
        entry != Some(None) && exit != Some(None),
        rules::RECONSTRUCTION,
        "wrong-row",
        "a row must be 1 to {most}, or null for a buffer",
        most: Number = ROWS,
    )?;
    let [entry, exit] = [entry.flatten(), exit.flatten()];
    require!(
        entry.is_some() || exit.is_some(),
        rules::RECONSTRUCTION,
        "two-buffers",
        "a track on a platform may have a buffer at one end only",
    )?;
    Ok(Strand { squares, entry, exit })
}
