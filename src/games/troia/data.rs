//! The layers, the pieces and the cards of Troia, and the numbers that its rules name.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};

use super::frame::Cells;
use super::ids::{Card, CardSet};
use super::rules;
use crate::core::{RuleRef, text_id};

/// All pieces. Rulebook: "Contenu" ([`rules::PIECES_AND_LAYERS`]).
pub(crate) const PIECES: usize = 73;

/// The highest number on an action card. Rulebook: "Contenu" ([`rules::ACTION_CARDS`]).
pub(crate) const CARDS: u8 = 64;

/// The most seats at a table. Rulebook: "Présentation".
pub(crate) const SEATS: usize = 4;

/// Actions in a dig turn: pieces dug and pieces examined. Rulebook: "Permis de fouille".
pub(crate) const HANDLINGS: u8 = 5;

/// Pieces in front of a tent at the end of a turn. Rulebook: "Fouilles".
pub(crate) const IN_FRONT: u32 = 5;

/// Pieces published in a turn. Rulebook: "Publication".
pub(crate) const PUBLISHED: u8 = 5;

/// Points for a piece with a plan and without. Rulebook: "Score".
pub(crate) const fn points(kind: Kind) -> u8 {
    match kind {
        Kind::Plan => 2,
        Kind::Rubble => 1,
    }
}

/// Extra points for each piece of a primary or final publication. Rulebook: "Score".
pub(crate) const BONUS: u8 = 1;

/// The most points of a publication turn: five plan pieces with the bonus.
pub(crate) const MOST_POINTS: u8 = PUBLISHED * (points(Kind::Plan) + BONUS);

/// The last round and the highest renown that a position may have. Reconstructed: more than any game can reach.
pub(crate) const LAST_ROUND: u8 = 99;
/// See [`LAST_ROUND`].
pub(crate) const MOST_RENOWN: u16 = 999;

/// A layer of settlement, oldest first. Rulebook: "Contenu".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaLayer"))]
pub enum Layer {
    /// Troy I, 3 by 3.
    I,
    /// Troy II.
    II,
    /// Troy VI, not used by two players.
    VI,
    /// Troy VII.
    VII,
    /// Troy VIII/IX.
    VIII,
}

impl Layer {
    /// All five, oldest first.
    pub const ALL: [Self; 5] = [Self::I, Self::II, Self::VI, Self::VII, Self::VIII];

    /// The layers that so many players use ([`rules::NO_TROY_VI`]), and whose frames ([`rules::NO_FRAME_VI`]).
    pub(crate) const fn used_by(players: u8) -> &'static [Self] {
        match players {
            2 => &[Self::I, Self::II, Self::VII, Self::VIII],
            _ => &Self::ALL,
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Its name in JavaScript.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::I => "I",
            Self::II => "II",
            Self::VI => "VI",
            Self::VII => "VII",
            Self::VIII => "VIII",
        }
    }

    /// What people call it. Rulebook: "Contenu".
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::I => "Troy I",
            Self::II => "Troy II",
            Self::VI => "Troy VI",
            Self::VII => "Troy VII",
            Self::VIII => "Troy VIII/IX",
        }
    }

    /// The name of its sign and the outline of it as an SVG path round 0, 0. Reconstructed, because the pictures are lost.
    pub(crate) const fn sign(self) -> (&'static str, &'static str) {
        match self {
            Self::I => ("disc", "M-7,0A7,7 0 1 0 7,0A7,7 0 1 0 -7,0Z"),
            Self::II => ("triangle", "M0,-8L8,6L-8,6Z"),
            Self::VI => ("square", "M-7,-7H7V7H-7Z"),
            Self::VII => ("lozenge", "M0,-9L9,0L0,9L-9,0Z"),
            Self::VIII => ("cross", "M-3,-8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z"),
        }
    }

    /// The cells of its frame. Public: Troy I is 3 by 3 and the others 4 by 4 (reviews of 2000 and 2001).
    pub(crate) const fn cells(self) -> Cells {
        match self {
            Self::I => Cells::SMALL,
            _ => Cells::ALL,
        }
    }

    /// The columns of its frame, which has as many rows.
    pub(crate) const fn columns(self) -> u8 {
        self.cells().len().isqrt() as u8
    }

    /// How many of its pieces are plan pieces. Reconstructed: the examples show 7 plan pieces among 9.
    pub(crate) const fn plan_pieces(self) -> usize {
        match self {
            Self::I => 6,
            _ => 10,
        }
    }

    /// Its plan cells with `plans: "box"`. Reconstructed, because the pictures are lost; the pieces of the rulebook's
    /// examples are as the examples count them.
    pub(crate) const fn box_plans(self) -> Cells {
        match self {
            Self::I => const { Cells::drawn(["-P--", "PPP-", "-PP-", "----"]) },
            Self::II => const { Cells::drawn(["-PP-", "PPP-", "PPP-", "-PP-"]) },
            Self::VI => const { Cells::drawn(["---P", "P--P", "P-PP", "PPPP"]) },
            Self::VII => const { Cells::drawn(["----", "P-PP", "PPPP", "-PPP"]) },
            Self::VIII => const { Cells::drawn(["--PP", "PPPP", "-PP-", "--PP"]) },
        }
    }
}

/// How many pieces lie in the mound of so many players.
pub(crate) const fn pieces_of(players: u8) -> usize {
    let layers = Layer::used_by(players);
    let (mut n, mut sum) = (0, 0);
    while n < layers.len() {
        sum += layers[n].cells().len();
        n += 1;
    }
    sum as usize
}

const _: () = {
    assert!(pieces_of(4) == PIECES && pieces_of(3) == PIECES && pieces_of(2) == 57);
    let mut n = 0;
    while n < Layer::ALL.len() {
        let layer = Layer::ALL[n];
        assert!(layer.index() == n, "the layers are in order");
        assert!(layer.box_plans().within(layer.cells()), "a plan lies outside its frame");
        assert!(layer.box_plans().len() as usize == layer.plan_pieces(), "the box has another number of plan pieces");
        n += 1;
    }
};

/// A place in a frame: column `a` to `d` from west to east, row `1` to `4` from north to south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cells of a frame of 4 by 4.
    pub(crate) const COUNT: usize = 16;
    /// What a position names when it writes something that is no cell; validation says so with a rule.
    pub(crate) const NONE: Self = Self(u8::MAX);

    /// The cell with this place in the order of the frame, row by row.
    pub(crate) const fn at(index: u32) -> Self {
        Self(index as u8)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads `a1` to `d4`.
    pub fn parse(text: &str) -> Option<Self> {
        match *text.as_bytes() {
            [column @ b'a'..=b'd', row @ b'1'..=b'4'] => Some(Self((row - b'1') * 4 + (column - b'a'))),
            _ => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 % 4), char::from(b'1' + self.0 / 4))
    }
}

text_id!(Cell, "a cell: a1 to d4");

/// Reads the cell of a piece in a position, whatever text stands there.
pub(crate) fn any_cell<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Cell>, D::Error> {
    let text: Option<String> = Option::deserialize(deserializer)?;
    Ok(text.map(|text| Cell::parse(&text).unwrap_or(Cell::NONE)))
}

/// What a piece has on its other face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaKind"))]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// Part of the city plan.
    Plan,
    /// The sign of the layer, as on the first.
    Rubble,
}

/// A face of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaFace"))]
#[serde(rename_all = "camelCase")]
pub enum Face {
    /// It has the sign of the layer.
    Symbol,
    /// It has part of the plan and no sign.
    Plan,
}

/// The colour of a player and of the dots on his cards. Reconstructed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroiaColour"))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "colours")]
pub enum Colour {
    Red,
    Blue,
    Yellow,
    Green,
}

impl Colour {
    /// All four, in the order in which seats get them by default.
    pub const ALL: [Self; SEATS] = [Self::Red, Self::Blue, Self::Yellow, Self::Green];

    /// How it looks. Reconstructed, because the pictures are lost.
    pub(crate) const fn hex(self) -> &'static str {
        match self {
            Self::Red => "#b5352b",
            Self::Blue => "#2f5f9e",
            Self::Yellow => "#d9a520",
            Self::Green => "#3f7d46",
        }
    }

    /// The dig cards with dots of this colour. Reconstructed ([`rules::CARD_COLOURS`]).
    pub(crate) const fn dig_cards(self) -> CardSet {
        match self {
            Self::Red => const { cards(&[1, 7, 12, 14, 18]) },
            Self::Blue => const { cards(&[3, 5, 10, 15, 20]) },
            Self::Yellow => const { cards(&[2, 8, 9, 16, 17]) },
            Self::Green => const { cards(&[4, 6, 11, 13, 19]) },
        }
    }

    /// The publication cards with dots of this colour. Reconstructed ([`rules::CARD_COLOURS`]).
    pub(crate) const fn publication_cards(self) -> CardSet {
        match self {
            Self::Red => const { cards(&[37, 43, 48, 51, 54, 57, 64]) },
            Self::Blue => const { cards(&[40, 42, 46, 49, 56, 59, 61]) },
            Self::Yellow => const { cards(&[38, 41, 47, 50, 55, 60, 63]) },
            Self::Green => const { cards(&[39, 44, 45, 52, 53, 58, 62]) },
        }
    }

    /// All twelve.
    pub(crate) const fn cards(self) -> CardSet {
        self.dig_cards().or(self.publication_cards())
    }
}

/// The cards with these numbers.
pub(crate) const fn cards(numbers: &[u8]) -> CardSet {
    let mut set = CardSet::EMPTY;
    let mut n = 0;
    while n < numbers.len() {
        set.insert(Card::new(numbers[n]).expect("cards are numbered from 1 to 64"));
        n += 1;
    }
    set
}

/// The dig cards without dots: the permits. Rulebook: "Contenu".
pub(crate) const PERMITS: CardSet = CardSet::range(21, 36);

/// The publication cards. Rulebook: "Contenu".
pub(crate) const PUBLICATIONS: CardSet = CardSet::range(37, CARDS);

const _: () = {
    let mut all = PERMITS;
    let mut n = 0;
    while n < SEATS {
        let (dig, publication) = (Colour::ALL[n].dig_cards(), Colour::ALL[n].publication_cards());
        assert!(dig.len() == 5 && publication.len() == 7 && publication.within(PUBLICATIONS));
        assert!(all.and(dig.or(publication)).is_empty(), "a card has two colours");
        all = all.or(dig).or(publication);
        n += 1;
    }
    assert!(all.len() == CARDS as u32);
};

/// How many cards a player takes at the start, and the rule that says so.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StartingCards {
    pub(crate) rule: RuleRef,
    pub(crate) dig: u32,
    pub(crate) publication: u32,
}

impl StartingCards {
    /// Rulebook: "Préparation"; "2 et 3 joueurs".
    pub(crate) const fn of(players: u8) -> Self {
        match players {
            2 => Self { rule: rules::STARTING_CARDS_TWO, dig: 5, publication: 7 },
            3 => Self { rule: rules::STARTING_CARDS_THREE, dig: 5, publication: 5 },
            _ => Self { rule: rules::STARTING_CARDS_FOUR, dig: 4, publication: 4 },
        }
    }
}

/// The levels over which a higher plate still touches a lower one. Reconstructed ([`rules::BRIDGES`]).
pub(crate) const REACH: i32 = 3;

/// How a piece is thrown: each coordinate is the sum of two numbers below the span, less the offset; of so many tries
/// the one that lies lowest stays. Reconstructed ([`rules::PLATES`]).
pub(crate) const THROW_SPAN: u32 = 401;
/// See [`THROW_SPAN`].
pub(crate) const THROW_OFFSET: i32 = 400;
/// See [`THROW_SPAN`].
pub(crate) const THROWS: usize = 3;

/// The middle of the board in which thrown pieces lie, from the least coordinate to the greatest. Reconstructed.
pub(crate) const MOUND_FIELD: (i32, i32) = (-500, 500);

/// The points of an upper face that decide whether a piece is seen, on both axes of the plate: in `SAMPLE_SCALE`ths of its
/// half side these are `SAMPLE_STEP` times each number of the grid. Reconstructed ([`rules::WHAT_IS_SEEN`]).
pub(crate) const SAMPLE_GRID: [i32; 3] = [-1, 0, 1];
/// See [`SAMPLE_GRID`].
pub(crate) const SAMPLE_SCALE: i32 = 5;
/// See [`SAMPLE_GRID`].
pub(crate) const SAMPLE_STEP: i32 = 3;

/// Half the side of a plate. Reconstructed ([`rules::PLATES`]).
pub(crate) const HALF_SIDE: i32 = 65;

/// Half the side of a plate, squared: every rotation has this length squared.
pub(crate) const HALF_SIDE_SQUARED: i32 = HALF_SIDE * HALF_SIDE;

/// The half-side vectors of the 36 rotations, anticlockwise from (65, 0). Reconstructed: all integer points of the
/// circle of radius 65, so that every plate is an exact square.
pub(crate) const ROTATIONS: [(i32, i32); 36] = {
    let quarter = [(65, 0), (63, 16), (60, 25), (56, 33), (52, 39), (39, 52), (33, 56), (25, 60), (16, 63)];
    let mut all = [(0, 0); 36];
    let mut n = 0;
    while n < 36 {
        let (x, y) = if n < 9 {
            quarter[n]
        } else {
            let (x, y) = all[n - 9];
            (-y, x)
        };
        assert!(x * x + y * y == HALF_SIDE_SQUARED);
        all[n] = (x, y);
        n += 1;
    }
    all
};
