//! The board of Koplopers & Dwarsliggers as tables: what a rule fixes, and the Dutch network that a game is played on when
//! no owner passes other tables. [`built_in`] gives that network in the shape of an owner's complete board.

use super::board::within;
use super::wire::{
    Board, BoardConstants, BoardRegion, BoardSection, BoardStation, Colour, Length, PerPlayers, Point, RegionId, SeatColour,
    SectionId, StationId, Token, TokenId, Yard,
};

/// Action points of a turn. Rulebook: "Tour de jeu".
pub(crate) const POINTS: u8 = 5;

/// Units of each player, and so trains at most. Rulebook: "Préparation du jeu".
pub(crate) const UNITS: usize = 3;

/// Passengers that a unit holds. Rulebook: "Introduction".
pub(crate) const CAPACITY: u16 = 500;

/// Units of a coupled train. Rulebook: "Accoupler les trains".
pub(crate) const COUPLED: u8 = 2;

/// Action points for building a unit. Rulebook: "Actions".
pub(crate) const BUILD_COST: u8 = 3;

/// Action points for a section, a reversal, a card, and each unit that is dismantled. Rulebook: "Actions".
pub(crate) const COST: u8 = 1;

/// Action points for boarding, alighting, changing trains, coupling and uncoupling. Rulebook: "Actions".
pub(crate) const FREE: u8 = 0;

/// Points for the first train, built and put in service: as many stay set aside until it is built.
pub(crate) const FIRST_TRAIN_COST: u8 = BUILD_COST + COST;

/// Yards of any board. Rulebook: "Pour construire une rame".
pub(crate) const YARDS: usize = 10;

/// The numbers on the yards, each twice. Rulebook: "Pour construire une rame".
pub(crate) const YARD_NUMBERS: std::ops::RangeInclusive<u8> = 1..=4;

/// The fewest and the most players. Rulebook: the box.
pub(crate) const PLAYERS: (u8, u8) = (2, 4);

/// The colour of each seat's units. Red, green and yellow: rulebook (its examples). Blue: reconstructed.
pub(crate) const SEAT_COLOURS: [SeatColour; PLAYERS.1 as usize] =
    [SeatColour::Red, SeatColour::Green, SeatColour::Yellow, SeatColour::Blue];

/// Spaces of the round track after its start. Rulebook: "Fin de partie".
pub(crate) const TRACK_SPACES: u8 = 25;

/// What every passenger number is a multiple of, also on an owner's board. Ruling KND-R43.
pub(crate) const PASSENGER_STEP: u16 = 5;

/// Limits of an owner's board. Ruling KND-R43: made for sets of 64 and 128 bits.
pub(crate) mod limits {
    use std::ops::RangeInclusive;

    pub(crate) const REGIONS: RangeInclusive<usize> = 1..=5;
    pub(crate) const STATIONS: RangeInclusive<usize> = 2..=64;
    pub(crate) const SECTIONS: RangeInclusive<usize> = 1..=118;
    pub(crate) const TOKENS: RangeInclusive<usize> = 1..=128;
    pub(crate) const CARDS: RangeInclusive<usize> = 0..=128;
    pub(crate) const CIRCLES: u8 = 8;
    pub(crate) const COORDINATE: u16 = 4000;
    pub(crate) const KILOMETRES: RangeInclusive<u16> = 1..=1000;
    pub(crate) const HAND: RangeInclusive<u8> = 0..=10;
    pub(crate) const ROUNDS: RangeInclusive<u8> = 1..=super::TRACK_SPACES;
    pub(crate) const EARLY_END: RangeInclusive<u8> = 0..=128;
    pub(crate) const NAME: RangeInclusive<usize> = 1..=40;
}

/// What is drawn beside the network. Reconstructed: the pictures are lost.
pub(crate) mod drawing {
    use super::Point;

    /// Width and height of the whole drawing, if the network needs no more.
    pub(crate) const SIZE: (u16, u16) = (1580, 1880);
    /// What stays free beyond a station, a circle or the end of a yard.
    pub(crate) const MARGIN: u16 = 80;
    /// The spaces A, B, C of the red disc.
    pub(crate) const CHIP_SPACES: [(u16, u16); 3] = [(120, 150), (190, 150), (260, 150)];

    /// A space of the round track, which runs along the south edge.
    pub(crate) fn round_space(round: u8) -> Point {
        Point { x: 90 + 56 * u16::from(round), y: 1830 }
    }
}

/// Cards in a full hand, for two, three and four players. Rulebook: "Préparation du jeu".
const HAND_SIZE: [u8; 3] = [5, 3, 3];

/// Rounds for two, three and four players. Rulebook: "Fin de partie".
const ROUNDS: [u8; 3] = [25, 25, 20];

/// Fewer tokens on the board than this may end the game early. Rulebook: "Fin de partie".
const EARLY_END: u8 = 6;

/// A region: id, name, colour. That regions have colours: rulebook. That there are five: public (a review of 2009). Which
/// colours: reconstructed.
const REGIONS: [(&str, &str, Colour); 5] = [
    ("north", "North", Colour::Blue),
    ("east", "East", Colour::Green),
    ("northwest", "Northwest", Colour::Orange),
    ("southwest", "Southwest", Colour::Purple),
    ("south", "South", Colour::Yellow),
];

/// A station: id, name, region, place, circles, whether the rulebook names it. Codes: public (official Dutch codes).
/// Those that the rulebook names: rulebook. The others, the circles and the places on the drawing: reconstructed from the
/// rail map of 2009.
type StationRow = (&'static str, &'static str, &'static str, (u16, u16), &'static [(u16, u16)], bool);

#[rustfmt::skip]
const STATIONS: [StationRow; 40] = [
    ("GN", "Groningen", "north", (1311, 171), &[(1348, 178), (1321, 208), (1280, 149), (1324, 135)], true),
    ("DZ", "Delfzijl", "north", (1457, 90), &[(1495, 90), (1473, 124)], false),
    ("LW", "Leeuwarden", "north", (998, 181), &[(961, 188), (974, 152), (1011, 145), (1038, 204)], true),
    ("STV", "Stavoren", "north", (824, 386), &[(862, 386), (843, 419)], true),
    ("MP", "Meppel", "north", (1162, 514), &[(1200, 514), (1178, 548)], true),
    ("ZL", "Zwolle", "north", (1119, 637), &[(1081, 637), (1106, 601), (1165, 637), (1107, 681)], true),
    ("EMN", "Emmen", "north", (1446, 449), &[(1484, 449), (1465, 482)], false),
    ("AMF", "Amersfoort", "east", (830, 868), &[(863, 887), (827, 906), (823, 831), (785, 860)], true),
    ("APD", "Apeldoorn", "east", (1059, 839), &[(1075, 873), (1037, 870)], false),
    ("DV", "Deventer", "east", (1157, 777), &[(1186, 801), (1119, 774)], false),
    ("ZP", "Zutphen", "east", (1163, 892), &[(1200, 899), (1173, 929)], false),
    ("HGL", "Hengelo", "east", (1376, 779), &[(1389, 815), (1360, 745)], false),
    ("ES", "Enschede", "east", (1471, 843), &[(1484, 879), (1444, 870)], false),
    ("AH", "Arnhem", "east", (1044, 970), &[(1082, 973), (1015, 994), (1020, 941)], true),
    ("NM", "Nijmegen", "east", (1021, 1084), &[(1054, 1103), (1011, 1121), (984, 1074)], false),
    ("ASD", "Amsterdam", "northwest", (680, 734), &[(664, 768), (726, 738), (661, 681), (712, 688)], true),
    ("SHL", "Schiphol", "northwest", (580, 791), &[(617, 798), (590, 828), (542, 788)], false),
    ("HLM", "Haarlem", "northwest", (498, 710), &[(525, 737), (471, 737), (462, 697)], false),
    ("ZD", "Zaandam", "northwest", (599, 654), &[(602, 692), (566, 673)], false),
    ("AMR", "Alkmaar", "northwest", (571, 541), &[(600, 565), (538, 560)], false),
    ("HDR", "Den Helder", "northwest", (581, 340), &[(619, 340), (557, 369)], false),
    ("HN", "Hoorn", "northwest", (701, 545), &[(739, 545), (717, 579)], false),
    ("LLS", "Lelystad", "northwest", (869, 635), &[(907, 635), (885, 669)], false),
    ("UT", "Utrecht", "southwest", (722, 912), &[(709, 948), (738, 878), (757, 942), (689, 879)], true),
    ("LEDN", "Leiden", "southwest", (480, 851), &[(504, 880), (442, 851)], false),
    ("GVC", "Den Haag", "southwest", (391, 926), &[(391, 964), (364, 899), (358, 945)], false),
    ("GD", "Gouda", "southwest", (560, 958), &[(596, 971), (567, 995)], false),
    ("RTD", "Rotterdam", "southwest", (461, 1020), &[(499, 1023), (468, 1057), (430, 1042), (461, 982)], true),
    ("DDR", "Dordrecht", "southwest", (546, 1100), &[(584, 1100), (512, 1116)], false),
    ("RSD", "Roosendaal", "southwest", (459, 1274), &[(495, 1287)], false),
    ("VS", "Vlissingen", "southwest", (110, 1337), &[(143, 1356), (110, 1375)], false),
    ("BD", "Breda", "south", (589, 1238), &[(613, 1267), (576, 1274)], true),
    ("TB", "Tilburg", "south", (712, 1261), &[(728, 1295), (690, 1292)], true),
    ("HT", "'s-Hertogenbosch", "south", (797, 1175), &[(834, 1185), (759, 1178)], false),
    ("EHV", "Eindhoven", "south", (873, 1338), &[(883, 1375), (837, 1351), (883, 1301)], true),
    ("VL", "Venlo", "south", (1152, 1390), &[(1190, 1390), (1168, 1424)], true),
    ("RM", "Roermond", "south", (1080, 1503), &[(1118, 1503), (1096, 1537)], false),
    ("STD", "Sittard", "south", (1018, 1618), &[(1056, 1618), (984, 1634)], true),
    ("HRL", "Heerlen", "south", (1080, 1715), &[(1096, 1749), (1058, 1746)], true),
    ("MT", "Maastricht", "south", (963, 1729), &[(996, 1748), (960, 1767), (927, 1742)], true),
];

/// A section: its ends in order, and its length in kilometres; short up to [`SHORT_UP_TO`]. MP-ZL, GN-MP, LW-MP, STD-HRL,
/// HRL-MT, EHV-VL and BD-TB are needed by the rulebook's examples, the lengths of MP-ZL, BD-TB and EHV-VL too. The rest:
/// reconstructed from the network of 2009; kilometres are rounded rail distances.
#[rustfmt::skip]
const SECTIONS: [(&str, &str, u16); 59] = [
    ("GN", "DZ", 38), ("GN", "LW", 54), ("GN", "MP", 77), ("LW", "STV", 50), ("LW", "MP", 67),
    ("MP", "ZL", 27), ("ZL", "EMN", 76), ("ZL", "DV", 30), ("ZL", "AMF", 67), ("ZL", "HGL", 60),
    ("AMF", "APD", 43), ("APD", "DV", 15), ("APD", "ZP", 18), ("DV", "ZP", 16), ("DV", "HGL", 55),
    ("ZP", "HGL", 45), ("HGL", "ES", 8), ("ZP", "AH", 30), ("AH", "NM", 19), ("AH", "UT", 57),
    ("AMF", "UT", 21), ("ASD", "AMF", 45), ("NM", "HT", 43), ("NM", "VL", 61), ("ASD", "ZD", 12),
    ("ZD", "AMR", 28), ("ZD", "HN", 32), ("AMR", "HN", 24), ("AMR", "HDR", 42), ("HLM", "AMR", 36),
    ("ASD", "HLM", 19), ("ASD", "SHL", 17), ("SHL", "LEDN", 27), ("HLM", "LEDN", 29), ("ASD", "LLS", 50),
    ("ASD", "UT", 39), ("LEDN", "GVC", 16), ("LEDN", "UT", 50), ("GVC", "RTD", 24), ("GVC", "GD", 28),
    ("RTD", "GD", 24), ("GD", "UT", 33), ("RTD", "DDR", 20), ("DDR", "BD", 30), ("DDR", "RSD", 38),
    ("RSD", "BD", 24), ("RSD", "VS", 75), ("BD", "TB", 21), ("TB", "HT", 23), ("TB", "EHV", 37),
    ("HT", "EHV", 32), ("HT", "UT", 49), ("EHV", "VL", 51), ("EHV", "RM", 48), ("VL", "RM", 24),
    ("RM", "STD", 25), ("STD", "HRL", 20), ("STD", "MT", 22), ("HRL", "MT", 25),
];

/// Sections up to so many kilometres are short. Reconstructed.
const SHORT_UP_TO: u16 = 30;

/// A yard: its station, its number, where its stub ends. Ten, two each with the numbers 1 to 4, one at Heerlen: rulebook.
/// The other places and the numbers: reconstructed.
#[rustfmt::skip]
const YARD_ROWS: [(&str, Option<u8>, (u16, u16)); YARDS] = [
    ("HRL", Some(1), (1158, 1752)),
    ("GVC", Some(1), (306, 916)),
    ("GN", Some(2), (1288, 88)),
    ("EHV", Some(2), (827, 1411)),
    ("HDR", Some(3), (585, 254)),
    ("NM", Some(3), (1107, 1075)),
    ("RSD", Some(4), (478, 1358)),
    ("ZL", Some(4), (1049, 587)),
    ("ASD", None, (693, 649)),
    ("ES", None, (1542, 891)),
];

/// The tokens of each region: the letter of their ids, then passengers and destination of 01 to 20. A number and a
/// destination: rulebook. How many, and which: reconstructed, so that every region has the same twenty numbers, every
/// destination lies in another region, and every station is wanted as often as it has circles.
type TokenRow = (u16, &'static str);

#[rustfmt::skip]
const TOKENS: [(&str, &str, [TokenRow; 20]); 5] = [
    ("north", "N", [
        (200, "AMF"), (150, "APD"), (150, "ES"), (50, "AH"), (50, "NM"), (150, "ASD"), (200, "SHL"),
        (50, "HLM"), (100, "ZD"), (100, "AMR"), (100, "UT"), (50, "LEDN"), (150, "GD"), (100, "RTD"),
        (200, "VS"), (50, "BD"), (150, "HT"), (100, "EHV"), (250, "HRL"), (100, "MT"),
    ]),
    ("east", "E", [
        (100, "GN"), (150, "LW"), (100, "STV"), (100, "ZL"), (150, "EMN"), (150, "ASD"), (50, "SHL"),
        (200, "HLM"), (150, "ZD"), (50, "LLS"), (50, "UT"), (100, "GVC"), (100, "RTD"), (200, "DDR"),
        (150, "VS"), (200, "BD"), (50, "EHV"), (50, "RM"), (100, "HRL"), (250, "MT"),
    ]),
    ("northwest", "W", [
        (150, "GN"), (50, "LW"), (200, "STV"), (150, "MP"), (100, "ZL"), (100, "AMF"), (100, "APD"),
        (100, "DV"), (100, "ZP"), (200, "AH"), (50, "UT"), (100, "GVC"), (250, "RTD"), (50, "DDR"),
        (150, "RSD"), (150, "TB"), (50, "HT"), (150, "EHV"), (50, "VL"), (200, "STD"),
    ]),
    ("southwest", "R", [
        (150, "GN"), (200, "DZ"), (50, "LW"), (100, "ZL"), (100, "EMN"), (50, "AMF"), (150, "ZP"),
        (150, "HGL"), (100, "AH"), (150, "NM"), (50, "ASD"), (100, "HLM"), (150, "AMR"), (250, "HDR"),
        (50, "HN"), (50, "TB"), (200, "VL"), (200, "RM"), (100, "STD"), (100, "MT"),
    ]),
    ("south", "S", [
        (100, "GN"), (100, "DZ"), (250, "LW"), (100, "MP"), (100, "ZL"), (50, "AMF"), (150, "DV"),
        (100, "HGL"), (150, "ES"), (150, "NM"), (50, "ASD"), (100, "SHL"), (50, "HDR"), (200, "HN"),
        (200, "LLS"), (200, "UT"), (150, "LEDN"), (150, "GVC"), (50, "GD"), (50, "RTD"),
    ]),
];

const _: () = {
    let (mut region, mut circles) = (0, 0);
    let mut at = 0;
    while at < STATIONS.len() {
        assert!(
            !STATIONS[at].4.is_empty() && STATIONS[at].4.len() <= limits::CIRCLES as usize,
            "a station has one to eight circles"
        );
        circles += STATIONS[at].4.len();
        at += 1;
    }
    let mut wanted = 0;
    while region < TOKENS.len() {
        let (mut n, mut sum) = (0, 0);
        while n < TOKENS[region].2.len() {
            sum += TOKENS[region].2[n].0;
            n += 1;
            wanted += 1;
        }
        assert!(sum == 2450, "every region sends 2450 passengers");
        region += 1;
    }
    assert!(circles == 100 && wanted == 100, "a token for each of a hundred circles");
};

/// The network in the shape of an owner's complete board. Disruption cards: one station per card: rulebook; one card for
/// each station: reconstructed.
pub(crate) fn built_in() -> Board {
    let stations: Vec<BoardStation> = STATIONS.iter().map(station).collect();
    Board {
        constants: BoardConstants {
            hand_size: PerPlayers::from(HAND_SIZE),
            rounds: PerPlayers::from(ROUNDS),
            early_end_below_tokens: EARLY_END,
        },
        regions: REGIONS.iter().map(|&(id, name, colour)| region(id, name, colour, &stations)).collect(),
        sections: SECTIONS.iter().map(|&(a, b, km)| section(a, b, km)).collect(),
        yards: YARD_ROWS.iter().map(|&(at, number, end)| yard(at, number, end)).collect(),
        tokens: TOKENS.iter().flat_map(|(region, letter, rows)| tokens(region, letter, rows)).collect(),
        disruption_cards: stations.iter().map(|station| station.id).collect(),
        stations,
    }
}

fn point((x, y): (u16, u16)) -> Point {
    Point { x, y }
}

fn region(id: &str, name: &str, colour: Colour, stations: &[BoardStation]) -> BoardRegion {
    let id = RegionId::literal(id);
    let (stations, circles) = within(id, stations);
    BoardRegion { id, colour, name: name.to_owned(), stations, circles }
}

fn station(&(id, name, region, (x, y), circles, named): &StationRow) -> BoardStation {
    BoardStation {
        id: StationId::literal(id),
        region: RegionId::literal(region),
        circles: circles.len() as u8,
        x,
        y,
        circles_at: circles.iter().copied().map(point).collect(),
        name: name.to_owned(),
        named,
    }
}

fn section(a: &str, b: &str, km: u16) -> BoardSection {
    BoardSection {
        id: SectionId::literal(&format!("{a}-{b}")),
        a: StationId::literal(a),
        b: StationId::literal(b),
        length: if km <= SHORT_UP_TO { Length::Short } else { Length::Long },
        km: Some(km),
    }
}

fn yard(at: &str, number: Option<u8>, end: (u16, u16)) -> Yard {
    Yard { id: SectionId::literal(&format!("Y-{at}")), station: StationId::literal(at), number, end: point(end) }
}

fn tokens(region: &str, letter: &str, rows: &[TokenRow]) -> impl Iterator<Item = Token> {
    (1..).zip(rows).map(move |(n, &(passengers, destination))| Token {
        id: TokenId::literal(&format!("{letter}{n:02}")),
        region: RegionId::literal(region),
        passengers,
        destination: StationId::literal(destination),
    })
}
