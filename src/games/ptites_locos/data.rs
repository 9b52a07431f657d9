//! The components of Les P'tites Locos: how many there are of each, and the tracks of the reconstructed board.

use super::tracks::{LaneLengths, Strand};

/// Locomotives of each seat. Rulebook: introduction.
pub(crate) const LOCOS: u8 = 4;

/// The most seats. Rulebook: front page.
pub(crate) const MAX_SEATS: u8 = 4;

/// Locomotives in sheds that win. Rulebook: end of the game.
pub(crate) const LOCOS_TO_WIN: u8 = 3;

/// Sheds. Rulebook: end of the game.
pub(crate) const SHEDS: u8 = 9;

/// Platforms: blue, red, yellow. Rulebook: components.
pub(crate) const PLATFORMS: usize = 3;

/// Slots for platforms, each with a buffer. Rulebook: three coloured buffers and a vacant place; public: four gaps.
pub(crate) const SLOTS: u8 = 4;

/// Quarters of track between the slots. Public: reviews.
pub(crate) const SECTIONS: usize = 3;

/// Parallel tracks, and so start spaces and arrival spaces: outer, middle, inner. Rulebook: set-up picture.
pub(crate) const LANES: usize = 3;

/// Rows of a platform; the fourth meets no track of the board. Public: a 2010 review ("four tracks wide").
pub(crate) const ROWS: u8 = 4;

/// Repair tiles. Rulebook: components.
pub(crate) const TILES: u8 = 12;

/// Points that bringing a locomotive into play costs. Rulebook: "Déplacer une locomotive".
pub(crate) const ENTRY_COST: u8 = 1;

/// Faces of a number die. Rulebook: components.
pub(crate) const DIE_FACES: u8 = 6;

/// Number dice. Rulebook: components.
pub(crate) const NUMBER_DICE: u8 = 2;

/// Plays of a turn at most: a double gives one more. Rulebook: doubles.
pub(crate) const MAX_PLAYS: u8 = 2;

/// The colours of the locomotives, by seat. Rulebook: four colours; reconstructed: which.
pub(crate) const SEAT_COLOURS: [&str; MAX_SEATS as usize] = ["green", "white", "orange", "purple"];

/// The slots in which blue, red and yellow start, counted from 0; slot 0, next to the start spaces, is vacant.
/// Rulebook: set-up; which side of the board each is on is reconstructed.
pub(crate) const HOME: [u8; PLATFORMS] = [1, 2, 3];

/// The `turnLimit` when none is given. Ruling LOC-R21.
pub(crate) const TURN_LIMIT: i32 = 1000;

/// The largest `turnLimit`. Ruling LOC-R21.
pub(crate) const LARGEST_TURN_LIMIT: u32 = 1_000_000;

/// The largest `turn` of a state.
pub(crate) const LARGEST_TURN: u32 = 1_000_000_000;

/// The most squares of a track in a section. Ruling LOC-R1.
pub(crate) const LONGEST_LANE: u8 = 12;

/// The most strands of a platform. Ruling LOC-R1.
pub(crate) const MOST_STRANDS: usize = 8;

/// The most squares of a strand. Ruling LOC-R1.
pub(crate) const LONGEST_STRAND: u8 = 4;

/// The letter of each track in the name of a square.
pub(crate) const LANE_LETTERS: [char; LANES] = ['o', 'm', 'i'];

/// What each track is called. Public: three parallel tracks.
pub(crate) const LANE_NAMES: [&str; LANES] = ["outer", "middle", "inner"];

/// The letters of the start spaces and of the arrival spaces in the name of a square.
pub(crate) const ENDS: [char; 2] = ['s', 'a'];

/// The letter of each platform in the name of a square.
pub(crate) const PLATFORM_LETTERS: [char; PLATFORMS] = ['b', 'r', 'y'];

/// Squares of the outer, middle and inner track in each section.
/// Reconstructed: the tracks have different lengths (public), so that each is cut about equally often.
pub(crate) const LENGTHS: LaneLengths = [[7, 5, 3]; SECTIONS];

/// The strands of blue, red and yellow as seen with end A: squares, row in, row out.
/// Rulebook: a buffer on yellow. Public: four tracks wide, one platform leads every track one lane outwards, crossings
/// and lane changes. Reconstructed: the exact tracks.
pub(crate) const STRANDS: [&[Strand]; PLATFORMS] = [
    &[strand(3, 1, 3), strand(3, 2, 2), strand(3, 3, 1), strand(3, 4, 4)],
    &[strand(1, 1, BUFFER), strand(3, 2, 1), strand(3, 3, 2), strand(3, 4, 3), strand(1, BUFFER, 4)],
    &[strand(3, 1, 2), strand(3, 2, 3), strand(1, 3, BUFFER), strand(3, 4, 4)],
];

/// In the table of strands, in place of a row.
const BUFFER: u8 = 0;

const fn strand(squares: u8, entry: u8, exit: u8) -> Strand {
    const fn row(row: u8) -> Option<u8> {
        if row == BUFFER { None } else { Some(row) }
    }
    Strand { squares, entry: row(entry), exit: row(exit) }
}

/// These tables give 51 squares on the board and 33 on the platforms.
const _: () = {
    let mut on_board = 2 * LANES as u8;
    let mut n = 0;
    while n < SECTIONS * LANES {
        on_board += LENGTHS[n / LANES][n % LANES];
        n += 1;
    }
    let (mut on_platforms, mut platform) = (0, 0);
    while platform < PLATFORMS {
        let mut n = 0;
        while n < STRANDS[platform].len() {
            on_platforms += STRANDS[platform][n].squares;
            n += 1;
        }
        platform += 1;
    }
    assert!(on_board == 51 && on_platforms == 33);
};
