//! The tables of FrachtExpress: limits, stations, the 50 cards, the layouts. The patterns of track are in `patterns`.

use std::fmt;

use serde::de::{Deserializer, Error as _, Unexpected};
use serde::{Deserialize, Serialize};

use super::geometry::Cell;
use super::patterns::{PATTERNS, Pattern};
use super::rules;
use crate::core::{Refusal, RuleRef, message};

/// Cards that every player is dealt. Rulebook: "De trajectkaarten".
pub(crate) const START_HAND: u8 = 3;
/// Wagons that a train may have. Rulebook: "3. Wagons vastkoppelen".
pub(crate) const MAX_WAGONS: usize = 5;
/// Flight tickets. Rulebook: "Spelmateriaal".
pub(crate) const TICKETS: u8 = 2;
/// Veto cards. Rulebook: "Spelmateriaal".
pub(crate) const VETOES: u8 = 4;
/// Locomotives, and so seats at the most. Rulebook: "Spelmateriaal" ([`rules::COLOURS`]).
pub(crate) const LOCOMOTIVES: usize = 4;
/// The colours of the locomotives, by seat. Public: a review of 2001/2002 ([`rules::COLOURS`]).
pub(crate) const LOCOMOTIVE_COLOURS: [&str; LOCOMOTIVES] = ["blue", "yellow", "green", "red"];
/// Flight tickets that a player may have. Rulebook: "De speciale handelingen per station".
pub(crate) const MAX_TICKETS_PER_PLAYER: u8 = 1;
/// Veto cards that a player may have. Rulebook: "De speciale handelingen per station".
pub(crate) const MAX_VETOES_PER_PLAYER: u8 = 1;
/// Stations that may be closed at a time ([`rules::ONE_CLOSED`]). Rulebook: "De speciale handelingen per station".
pub(crate) const MAX_CLOSED_STATIONS: u8 = 1;
/// Sleepers at a side of a card that has track there ([`rules::SLEEPERS`]). Ruling FRA-R1.
pub(crate) const EDGE_SLEEPERS: u8 = 1;
/// Sleepers in the middle of a piece of track. Ruling FRA-R1.
pub(crate) const MIDDLE_SLEEPERS: u8 = 1;
/// Sleepers in the middle of a crossing. Ruling FRA-R1.
pub(crate) const CROSSING_SLEEPERS: u8 = 0;
/// The smallest and the largest wagon value. Rulebook: "De trajectkaarten".
pub(crate) const WAGON_VALUES: (u8, u8) = (2, 9);
/// The smallest and the largest action value. Rulebook: "De trajectkaarten".
pub(crate) const ACTION_VALUES: (u8, u8) = (1, 5);
/// The smallest and the largest `turnLimit`, and the usual one. Ruling FRA-R17.
pub(crate) const TURN_LIMITS: (u16, u16) = (10, 10_000);
/// The `turnLimit` when none is given. Ruling FRA-R17.
pub(crate) const TURN_LIMIT: u16 = 300;
/// The largest `freeMargin`. Ruling FRA-R2.
pub(crate) const MAX_MARGIN: u8 = 2;
/// The `freeMargin` when none is given. Ruling FRA-R2.
pub(crate) const MARGIN: u8 = 1;
/// Where the first station of a free set-up lies. Ruling FRA-R37.
pub(crate) const FIRST_CELL: Cell = Cell::at(12, 12);

/// A station, A to J.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressStation"))]
#[allow(missing_docs, reason = "the ten letters")]
pub enum Station {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
}

impl Station {
    /// How many there are. Rulebook: "Spelmateriaal".
    pub(crate) const COUNT: usize = 10;
    pub(crate) const ALL: [Self; Self::COUNT] =
        [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H, Self::I, Self::J];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Its letter.
    pub(crate) const fn letter(self) -> &'static str {
        ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"][self as usize]
    }

    /// Reads a letter.
    pub fn parse(text: &str) -> Option<Self> {
        match *text.as_bytes() {
            [letter @ b'A'..=b'J'] => Self::ALL.get(usize::from(letter - b'A')).copied(),
            _ => None,
        }
    }
}

impl fmt::Display for Station {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

/// A special action of a station.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressSpecial"))]
#[serde(rename_all = "camelCase")]
pub enum Special {
    /// Nothing.
    #[default]
    None,
    /// Take a flight ticket.
    Ticket,
    /// Take all hand cards of one action value from an opponent.
    CardRaid,
    /// Lay a card on a station.
    CloseStation,
    /// Draw from the fullest hands until one has the most cards.
    RaidTrain,
    /// Deliver a wagon anywhere, or lose one.
    UncoupleAny,
    /// Take a veto card.
    VetoCard,
    /// Re-lay track.
    Rebuild,
    /// Couple a wagon anywhere, or lose a card.
    CoupleAny,
    /// Take a wagon of one action value from an opponent.
    WagonRaid,
    /// Drive an opponent's locomotive.
    Kidnap,
}

impl Special {
    /// The special that a station has on the printed cards, in the order of the letters. A has none
    /// ([`rules::STATION_A`]). Rulebook: "De speciale handelingen per station".
    pub(crate) const PRINTED: [Self; Station::COUNT] = [
        Self::None,
        Self::Ticket,
        Self::CardRaid,
        Self::CloseStation,
        Self::RaidTrain,
        Self::UncoupleAny,
        Self::VetoCard,
        Self::Rebuild,
        Self::CoupleAny,
        Self::WagonRaid,
    ];
    /// The specials that no printed station has. Rulebook: "Varianten".
    pub(crate) const OTHERS: [Self; 1] = [Self::Kidnap];

    /// What it is called. Rulebook: "De speciale handelingen per station"; kidnapping: "Varianten".
    pub(crate) const fn label(self) -> &'static str {
        match self {
            Self::None => "No special action",
            Self::Ticket => "Flight ticket",
            Self::CardRaid => "Card raid",
            Self::CloseStation => "Close a station",
            Self::RaidTrain => "Card raid train",
            Self::UncoupleAny => "Uncouple a wagon",
            Self::VetoCard => "Veto card",
            Self::Rebuild => "Rebuild track",
            Self::CoupleAny => "Couple a wagon",
            Self::WagonRaid => "Wagon raid",
            Self::Kidnap => "Kidnapping",
        }
    }

    /// Whether some of its choices are made from open information ([`rules::WHAT_IS_DICTATED`]).
    pub(crate) const fn can_be_dictated(self) -> bool {
        match self {
            Self::CardRaid
            | Self::CloseStation
            | Self::RaidTrain
            | Self::UncoupleAny
            | Self::Rebuild
            | Self::WagonRaid
            | Self::Kidnap => true,
            Self::None | Self::Ticket | Self::VetoCard | Self::CoupleAny => false,
        }
    }

    /// The rule by which an opponent is named.
    pub(crate) const fn opponent_rule(self) -> RuleRef {
        match self {
            Self::CardRaid => rules::CARD_RAID,
            Self::RaidTrain => rules::RAID_TRAIN,
            Self::WagonRaid => rules::WAGON_RAID,
            _ => rules::KIDNAP,
        }
    }

    /// The rule by which one of several opponents is chosen.
    pub(crate) const fn choice_rule(self) -> RuleRef {
        match self {
            Self::RaidTrain => rules::RAID_TRAIN_CHOICE,
            other => other.opponent_rule(),
        }
    }

    /// Why the active player cannot be named.
    pub(crate) fn opponent_wanted(self) -> Refusal {
        Refusal::new(self.opponent_rule(), message!("opponent-wanted", "name an opponent"))
    }
}

/// Quarter turns clockwise, 0 to 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressTurn", type = "0 | 1 | 2 | 3"))]
pub struct Turn(pub(crate) u8);

impl Turn {
    /// So many quarter turns, if they are 0 to 3.
    pub fn new(turns: u8) -> Option<Self> {
        (turns < 4).then_some(Self(turns))
    }
}

impl<'de> Deserialize<'de> for Turn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let turns = u8::deserialize(deserializer)?;
        let wrong = || D::Error::invalid_value(Unexpected::Unsigned(turns.into()), &"a whole number from 0 to 3");
        Self::new(turns).ok_or_else(wrong)
    }
}

/// What a track card shows ([`rules::CARD_SYMBOLS`]). Both values of a card are printed in its corners: the wagon value is
/// the distance driven ([`rules::WAGON_VALUE`], [`rules::DISTANCE`]); a high action value is never worse than a low one
/// ([`rules::ACTION_VALUE`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Face {
    pub(crate) pattern: Pattern,
    pub(crate) wagon: u8,
    /// Where the wagon is coupled.
    pub(crate) from: Station,
    /// Where it is uncoupled.
    pub(crate) to: Station,
    pub(crate) action: u8,
}

const fn face(pattern: Pattern, wagon: u8, from: Station, to: Station, action: u8) -> Face {
    Face { pattern, wagon, from, to, action }
}

/// How many track cards there are. Rulebook: "Spelmateriaal".
pub(crate) const CARDS: usize = 50;

/// The track cards t01 to t50. Number, ranges and letters: rulebook. The values of each card: reconstructed, except that
/// a card from C to D exists and that a wagon value 6 and an action value 3 are shown (public; combined in t12).
pub(crate) const FACES: [Face; CARDS] = [
    face(Pattern::SwitchLeft, 2, Station::A, Station::B, 5),
    face(Pattern::Fork, 5, Station::A, Station::E, 3),
    face(Pattern::Curve, 4, Station::A, Station::F, 2),
    face(Pattern::Curve, 8, Station::A, Station::I, 2),
    face(Pattern::Straight, 8, Station::A, Station::J, 3),
    face(Pattern::Curve, 4, Station::B, Station::C, 3),
    face(Pattern::Straight, 2, Station::B, Station::D, 4),
    face(Pattern::Triangle, 7, Station::B, Station::G, 5),
    face(Pattern::Straight, 5, Station::B, Station::H, 2),
    face(Pattern::SwitchLeft, 9, Station::B, Station::I, 1),
    face(Pattern::ThreeWay, 2, Station::C, Station::A, 5),
    face(Pattern::SwitchRight, 6, Station::C, Station::D, 3),
    face(Pattern::Crossing, 5, Station::C, Station::G, 2),
    face(Pattern::SwitchRight, 8, Station::C, Station::H, 1),
    face(Pattern::Curve, 5, Station::C, Station::J, 4),
    face(Pattern::DoubleCurve, 4, Station::D, Station::A, 4),
    face(Pattern::Curve, 6, Station::D, Station::E, 5),
    face(Pattern::Curve, 3, Station::D, Station::F, 4),
    face(Pattern::Curve, 7, Station::D, Station::G, 1),
    face(Pattern::Fork, 7, Station::D, Station::J, 1),
    face(Pattern::Triangle, 5, Station::E, Station::B, 1),
    face(Pattern::Fork, 3, Station::E, Station::C, 5),
    face(Pattern::ThreeWay, 9, Station::E, Station::F, 1),
    face(Pattern::Crossing, 7, Station::E, Station::H, 4),
    face(Pattern::Curve, 3, Station::E, Station::I, 5),
    face(Pattern::SwitchLeft, 4, Station::F, Station::B, 4),
    face(Pattern::Curve, 6, Station::F, Station::C, 1),
    face(Pattern::Triangle, 8, Station::F, Station::E, 2),
    face(Pattern::Crossing, 4, Station::F, Station::H, 5),
    face(Pattern::Curve, 5, Station::F, Station::I, 3),
    face(Pattern::DoubleCurve, 6, Station::G, Station::A, 2),
    face(Pattern::Curve, 8, Station::G, Station::D, 1),
    face(Pattern::SwitchRight, 3, Station::G, Station::E, 4),
    face(Pattern::DoubleCurve, 6, Station::G, Station::F, 3),
    face(Pattern::Straight, 4, Station::G, Station::J, 5),
    face(Pattern::Straight, 6, Station::H, Station::A, 1),
    face(Pattern::Crossing, 7, Station::H, Station::C, 3),
    face(Pattern::SwitchRight, 5, Station::H, Station::D, 5),
    face(Pattern::Straight, 6, Station::H, Station::G, 4),
    face(Pattern::SlipLeft, 3, Station::H, Station::J, 2),
    face(Pattern::Straight, 9, Station::I, Station::B, 2),
    face(Pattern::SlipRight, 6, Station::I, Station::C, 4),
    face(Pattern::SwitchLeft, 7, Station::I, Station::D, 2),
    face(Pattern::Curve, 2, Station::I, Station::G, 3),
    face(Pattern::Straight, 3, Station::I, Station::H, 3),
    face(Pattern::Curve, 9, Station::J, Station::A, 3),
    face(Pattern::Fork, 7, Station::J, Station::B, 2),
    face(Pattern::Crossing, 4, Station::J, Station::E, 1),
    face(Pattern::Curve, 5, Station::J, Station::F, 5),
    face(Pattern::Triangle, 2, Station::J, Station::I, 4),
];

const _: () = {
    let mut of_pattern = [0; PATTERNS.len()];
    let mut of_action = [0; ACTION_VALUES.1 as usize + 1];
    let (mut leaving, mut reaching) = ([0; Station::COUNT], [0; Station::COUNT]);
    let mut i = 0;
    while i < CARDS {
        let face = FACES[i];
        assert!(face.wagon >= WAGON_VALUES.0 && face.wagon <= WAGON_VALUES.1);
        assert!(face.from as u8 != face.to as u8);
        of_pattern[face.pattern as usize] += 1;
        of_action[face.action as usize] += 1;
        leaving[face.from as usize] += 1;
        reaching[face.to as usize] += 1;
        i += 1;
    }
    let mut pattern = 0;
    while pattern < PATTERNS.len() {
        assert!(of_pattern[pattern] == PATTERNS[pattern].count, "the cards of a pattern");
        pattern += 1;
    }
    let mut action = ACTION_VALUES.0 as usize;
    while action < of_action.len() {
        assert!(of_action[action] == 10, "each action value occurs ten times");
        action += 1;
    }
    let mut station = 0;
    while station < Station::COUNT {
        assert!(leaving[station] == 5 && reaching[station] == 5, "five wagons leave and five reach each station");
        station += 1;
    }
};

/// A rectangle of cells where track may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressField"))]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// The upper left corner.
    pub from: Cell,
    /// The lower right corner.
    pub to: Cell,
}

impl Field {
    pub(crate) const fn contains(self, cell: Cell) -> bool {
        cell.column() >= self.from.column()
            && cell.column() <= self.to.column()
            && cell.row() >= self.from.row()
            && cell.row() <= self.to.row()
    }

    /// The cells by row, then column.
    pub(crate) fn cells(self) -> impl Iterator<Item = Cell> {
        Cell::between(self.from, self.to).filter(move |&cell| self.contains(cell))
    }
}

/// Where the ten stations lie, and the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) stations: [Option<Cell>; Station::COUNT],
    pub(crate) field: Field,
}

const fn cell(name: &str) -> Cell {
    let name = name.as_bytes();
    assert!(name.len() == 2, "a column letter and a row digit");
    Cell::at(name[0] - b'a', name[1] - b'1')
}

const fn layout(stations: [&str; Station::COUNT], to: &str) -> Layout {
    let field = Field { from: cell("a1"), to: cell(to) };
    let first = cell(stations[0]);
    let mut cells = [None; Station::COUNT];
    let mut i = 0;
    while i < Station::COUNT {
        let cell = cell(stations[i]);
        assert!(field.contains(cell));
        // Diagonal steps keep the parity of column + row, so no two stations are side by side.
        assert!((cell.column() + cell.row()) % 2 == (first.column() + first.row()) % 2);
        cells[i] = Some(cell);
        i += 1;
    }
    Layout { stations: cells, field }
}

/// The standard layout: a ring of ten stations in reading order, START at the top ([`rules::STATIONS_LAID`]).
/// Reconstructed, because the sketch is lost.
pub(crate) const STANDARD: Layout = layout(["c1", "b2", "d2", "a3", "e3", "b4", "f4", "c5", "e5", "d6"], "f6");

/// The author's layout: a dense block of three, four and three. Reconstructed, because the sketch is lost.
pub(crate) const AUTHORS: Layout = layout(["c2", "e2", "g2", "b3", "d3", "f3", "h3", "c4", "e4", "g4"], "i5");

/// The stations of the standard layout as they follow each other round the ring, each by a corner of the next.
pub(crate) const RING: [Station; Station::COUNT] = {
    use Station::{A, B, C, D, E, F, G, H, I, J};
    [A, C, E, G, I, J, H, F, D, B]
};

const _: () = {
    let mut i = 0;
    while i < RING.len() {
        let (one, next) = (RING[i], RING[(i + 1) % RING.len()]);
        match (STANDARD.stations[one.index()], STANDARD.stations[next.index()]) {
            (Some(one), Some(next)) => assert!(one.is_diagonal(next), "the ring goes by corners"),
            _ => panic!("every station lies"),
        }
        i += 1;
    }
};
