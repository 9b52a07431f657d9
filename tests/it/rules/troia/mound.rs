//! The mound against a geometry of its own: corners projected on axes, in 64-bit integers.

use ludotheque::core::{Actor, Draw, EventLog, Game, Pcg, Rng, Seat, Seed, Viewer};
use ludotheque::games::troia::{Move, Options};

use super::*;

/// A piece of the mound as the specification describes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plate {
    pub piece: usize,
    pub x: i64,
    pub y: i64,
    pub rot: i64,
    pub z: i64,
    pub free: bool,
    pub seen: bool,
}

/// The half-side vector of a rotation, found by looking for the integer points of the circle.
fn half_side(rot: i64) -> (i64, i64) {
    let mut quarter: Vec<(i64, i64)> =
        (0..=65).flat_map(|x| (0..65).map(move |y| (x, y))).filter(|(x, y)| x * x + y * y == 65 * 65).collect();
    quarter.sort_by_key(|point| point.1);
    assert_eq!(quarter.len(), 9);
    let mut point = quarter[rot as usize % 9];
    for _ in 0..rot / 9 {
        point = (-point.1, point.0);
    }
    point
}

fn half_sides() -> &'static [(i64, i64)] {
    static ALL: std::sync::OnceLock<Vec<(i64, i64)>> = std::sync::OnceLock::new();
    ALL.get_or_init(|| (0..36).map(half_side).collect())
}

impl Plate {
    fn corners(&self) -> [(i64, i64); 4] {
        let (a, b) = half_sides()[self.rot as usize];
        [(a - b, b + a), (-a - b, -b + a), (-a + b, -b - a), (a + b, b - a)].map(|(x, y)| (self.x + x, self.y + y))
    }

    /// Whether no line parallel to an edge separates the two squares.
    pub fn overlaps(&self, other: &Self) -> bool {
        if (self.x - other.x).abs() > 190 || (self.y - other.y).abs() > 190 {
            return false;
        }
        let (ours, theirs) = (self.corners(), other.corners());
        [ours, theirs].iter().all(|square| {
            [(0, 1), (1, 2)].iter().all(|&(from, to): &(usize, usize)| {
                let axis = (square[to].0 - square[from].0, square[to].1 - square[from].1);
                let project = |corners: [(i64, i64); 4]| {
                    let along = corners.map(|corner| corner.0 * axis.0 + corner.1 * axis.1);
                    (*along.iter().min().unwrap(), *along.iter().max().unwrap())
                };
                let (ours, theirs) = (project(ours), project(theirs));
                ours.0 < theirs.1 && theirs.0 < ours.1
            })
        })
    }

    /// Whether a point, given in fifths of a unit, is inside the square or on its edge.
    fn covers(&self, point: (i64, i64)) -> bool {
        let corners = self.corners();
        (0..4).all(|n| {
            let (a, b) = (corners[n], corners[(n + 1) % 4]);
            let (edge, to) = ((b.0 - a.0, b.1 - a.1), (point.0 - 5 * a.0, point.1 - 5 * a.1));
            edge.0 * to.1 - edge.1 * to.0 >= 0
        })
    }

    /// The nine points of the upper face, in fifths of a unit.
    fn points(&self) -> Vec<(i64, i64)> {
        let u = half_sides()[self.rot as usize];
        let v = (-u.1, u.0);
        let steps = [-3, 0, 3];
        let point = |i: i64, j: i64| (5 * self.x + i * u.0 + j * v.0, 5 * self.y + i * u.1 + j * v.1);
        steps.iter().flat_map(|&i| steps.iter().map(move |&j| (i, j))).map(|(i, j)| point(i, j)).collect()
    }
}

/// The pieces of the mound.
pub fn plates(state: &State) -> Vec<Plate> {
    let plate = |(piece, place): (usize, Place)| match place {
        Place::Mound { x, y, rot, z, free, seen } => Some(Plate {
            piece,
            x: x.unwrap().into(),
            y: y.unwrap().into(),
            rot: rot.unwrap().into(),
            z: z.unwrap().into(),
            free,
            seen,
        }),
        _ => None,
    };
    state.pieces.iter().map(|piece| piece.place).enumerate().filter_map(plate).collect()
}

/// Whether a piece is free and whether it is seen, by the words of the specification.
pub fn flags(plates: &[Plate], of: &Plate, bridges: bool) -> (bool, bool) {
    let above: Vec<&Plate> = plates.iter().filter(|plate| plate.z > of.z && plate.overlaps(of)).collect();
    let free = !above.iter().any(|plate| !bridges || plate.z - of.z <= 3);
    let seen = free || of.points().iter().any(|&point| !above.iter().any(|plate| plate.covers(point)));
    (free, seen)
}

#[test]
fn tro_r6_free_and_seen_agree_with_brute_force() {
    let mut dice = Pcg::new(6);
    let (mut free, mut hidden, mut bridged) = ([0; 2], [0; 2], 0);
    for seed in 0..1000 {
        let players = 2 + (seed % 3) as u8;
        let options = Options { bridges: seed % 4 != 3, ..Options::default() };
        let mut position = Troia::setup(&options, players, &mut Draw::setup(&Seed::from(seed))).unwrap();
        if players > 2 {
            for seat in Seat::all(players).map(Actor::Seat) {
                let mut moves = Vec::new();
                position.legal_moves(seat, &mut moves);
                position.apply(seat, &moves[0], &mut EventLog::disabled());
            }
        }
        // The mound as it was poured, and again after some digging.
        for plies in [0, 60] {
            for _ in 0..plies {
                let Some(who) = position.actors().first() else { break };
                let mut moves = Vec::new();
                position.legal_moves(who, &mut moves);
                if moves.len() > 1 {
                    moves.retain(|mv| *mv != Move::EndTurn {});
                }
                let mv = moves[dice.below(moves.len() as u32) as usize];
                position.apply(who, &mv, &mut EventLog::disabled());
            }
            let state = position.state(Viewer::Omniscient);
            let plates = plates(&state);
            for plate in &plates {
                assert_eq!((plate.free, plate.seen), flags(&plates, plate, options.bridges), "seed {seed}, {plate:?}");
            }
            if plies == 0 {
                let kind = usize::from(players > 2);
                free[kind] += plates.iter().filter(|plate| plate.free).count();
                hidden[kind] += plates.iter().filter(|plate| !plate.seen).count();
                bridged += plates.iter().filter(|plate| plate.free && !flags(&plates, plate, false).0).count();
            }
        }
    }
    // What the specification measured: about 11 free with five layers and 10 with four, and bridges happen.
    assert!((9..13).contains(&(free[1] / 666)) && (8..12).contains(&(free[0] / 334)), "{free:?}");
    assert!((10..26).contains(&(hidden[1] / 666)) && (4..19).contains(&(hidden[0] / 334)), "{hidden:?}");
    assert!(bridged > 500, "{bridged}");
}

#[test]
fn tro_r36_starting_pieces_agree_with_brute_force() {
    let mut refused = 0;
    for seed in 0..300 {
        let options = Options { bridges: seed % 4 != 3, ..Options::default() };
        let position = Troia::setup(&options, 2, &mut Draw::setup(&Seed::from(seed))).unwrap();
        let plates = plates(&position.state(Viewer::Omniscient));
        let on_top = |of: &&Plate| !plates.iter().any(|plate| plate.seen && plate.z > of.z && plate.overlaps(of));
        let expected: Vec<Value> =
            plates.iter().filter(|plate| plate.free).filter(on_top).map(|plate| take_start(plate.piece + 1)).collect();
        let mut moves = Vec::new();
        position.legal_moves(Actor::Seat(Seat(0)), &mut moves);
        assert_eq!(moves.iter().map(crate::dsl::json_of).collect::<Vec<_>>(), expected, "seed {seed}");
        assert!(!expected.is_empty(), "somebody can always begin");
        refused += plates.iter().filter(|plate| plate.free).count() - expected.len();
    }
    assert!(refused > 50, "bridges happen: {refused}");
}

#[test]
fn every_mound_is_steady() {
    for seed in 0..200 {
        for players in 2..=4 {
            let position = Troia::setup(&Options::default(), players, &mut Draw::setup(&Seed::from(seed))).unwrap();
            let state = position.state(Viewer::Omniscient);
            let plates = plates(&state);
            assert!(plates.iter().all(|plate| plate.x.abs() <= 400 && plate.y.abs() <= 400), "within the field");
            for plate in &plates {
                let touching: Vec<&Plate> =
                    plates.iter().filter(|other| other.piece != plate.piece && other.overlaps(plate)).collect();
                assert!(touching.iter().all(|other| other.z != plate.z), "pieces of one level do not overlap");
                assert!(plate.z == 0 || touching.iter().any(|other| other.z == plate.z - 1), "every piece lies on another");
            }
            assert!(plates.iter().any(|plate| plate.free));
            assert!(plates.iter().map(|plate| plate.z).max() <= Some(16));
        }
    }
}

#[test]
fn handles_say_nothing_about_layers() {
    // Over many games every handle is about as often of one layer as of another.
    let mut counts = [0; 5];
    for seed in 0..300 {
        let position = Troia::setup(&Options::default(), 4, &mut Draw::setup(&Seed::from(seed))).unwrap();
        let state = position.state(Viewer::Omniscient);
        for piece in &state.pieces[..10] {
            counts[piece.layer.unwrap() as usize] += 1;
        }
    }
    // 3000 handles: 9/73 of them of Troy I, 16/73 of each other layer.
    assert!((310..430).contains(&counts[0]), "{counts:?}");
    assert!(counts[1..].iter().all(|count| (590..730).contains(count)), "{counts:?}");
}

/// FNV-1a over the bytes of a text: short to write in any language.
fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// `vectors/troia-mounds.txt` has players, seed and the fingerprint of all pieces as JSON; Node and the browser read the
/// same file.
#[test]
fn the_same_seed_gives_the_same_mound_everywhere() {
    let mut lines = String::new();
    for players in 2..=4u8 {
        for seed in 1..=40 {
            let position = Troia::setup(&Options::default(), players, &mut Draw::setup(&Seed::from(seed))).unwrap();
            let text = serde_json::to_string(&position.state(Viewer::Omniscient).pieces).unwrap();
            lines += &format!("{players} {seed} {:08x}\n", fingerprint(&text));
        }
    }
    let path = crate::architecture::root().join("tests/vectors/troia-mounds.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &lines).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), lines);
}
