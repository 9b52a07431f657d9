//! The components of Les P'tites Locos: how many there are of each, and the tracks of the reconstructed board.

use super::tracks::{Plan, Strand};

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
pub(crate) const SLOTS: usize = 4;

/// Quarters of track between the slots. Public: reviews.
pub(crate) const SECTIONS: usize = 3;

/// Parallel tracks, and so start spaces and arrival spaces: outer, middle, inner. Rulebook: set-up picture.
pub(crate) const LANES: usize = 3;

/// Rows of a platform; the fourth meets no track of the board. Public: a 2010 review ("four tracks wide").
pub(crate) const ROWS: u8 = 4;

/// Repair tiles. Rulebook: components.
pub(crate) const TILES: u32 = 12;

/// Points that bringing a locomotive into play costs. Rulebook: "Déplacer une locomotive".
pub(crate) const ENTRY_COST: u8 = 1;

/// Faces of a number die. Rulebook: components.
pub(crate) const DIE_FACES: u8 = 6;

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

/// The letters of the start spaces and of the arrival spaces in the name of a square.
pub(crate) const ENDS: [char; 2] = ['s', 'a'];

/// The letter of each platform in the name of a square.
pub(crate) const PLATFORM_LETTERS: [char; PLATFORMS] = ['b', 'r', 'y'];

/// Squares of the outer, middle and inner track in each section.
/// Reconstructed: the tracks have different lengths (public), so that each is cut about equally often.
const LENGTHS: [[u8; LANES]; SECTIONS] = [[7, 5, 3]; SECTIONS];

/// The strands of blue, red and yellow as seen with end A: squares, row in, row out; 0 is a buffer.
/// Rulebook: a buffer on yellow. Public: four tracks wide, one platform leads every track one lane outwards, crossings
/// and lane changes. Reconstructed: the exact tracks.
const STRANDS: [&[(u8, u8, u8)]; PLATFORMS] = [
    &[(3, 1, 3), (3, 2, 2), (3, 3, 1), (3, 4, 4)],
    &[(1, 1, 0), (3, 2, 1), (3, 3, 2), (3, 4, 3), (1, 0, 4)],
    &[(3, 1, 2), (3, 2, 3), (1, 3, 0), (3, 4, 4)],
];

/// The tracks of the reconstructed board.
pub(crate) const STANDARD: Plan = {
    let mut strands = [[None; MOST_STRANDS]; PLATFORMS];
    let mut platform = 0;
    while platform < PLATFORMS {
        let mut n = 0;
        while n < STRANDS[platform].len() {
            let (squares, entry, exit) = STRANDS[platform][n];
            strands[platform][n] = Some(Strand { squares, entry, exit });
            n += 1;
        }
        platform += 1;
    }
    Plan::new(LENGTHS, strands)
};

/// The squares of the reconstructed board: 51 on the board, 33 on the platforms.
pub(crate) const STANDARD_SQUARES: usize = STANDARD.squares() as usize;
const _: () = assert!(STANDARD_SQUARES == 84);
