//! The geometry of the mound: square plates on levels, which of them touch, and what can be seen from above.
//!
//! Everything is exact in integers. A [`Heap`] knows for every piece by which others it is touched and covered, whether
//! they still lie there or not; what is free and seen then follows from a few bit masks.

use super::data::{
    HALF_SIDE_SQUARED, PIECES, REACH, ROTATIONS, SAMPLE_GRID, SAMPLE_SCALE, SAMPLE_STEP, THROW_OFFSET, THROW_SPAN, THROWS,
};
use super::ids::{Handle, PieceSet};
use super::rules;
use crate::core::{Refusal, Rng, require};

/// The points of an upper face that decide whether a piece is seen: its middle and eight around it.
const POINTS: usize = SAMPLE_GRID.len() * SAMPLE_GRID.len();

/// Where a piece lies: the centre, the rotation and the level ([`rules::PLATES`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Plate {
    pub(crate) x: i16,
    pub(crate) y: i16,
    pub(crate) rot: u8,
    pub(crate) z: u16,
}

type Vector = (i32, i32);

const fn dot(a: Vector, b: Vector) -> i32 {
    a.0 * b.0 + a.1 * b.1
}

impl Plate {
    const fn centre(self) -> Vector {
        (self.x as i32, self.y as i32)
    }

    const fn u(self) -> Vector {
        ROTATIONS[self.rot as usize]
    }

    const fn v(self) -> Vector {
        let (x, y) = self.u();
        (-y, x)
    }

    /// Whether the areas have more than an edge or a corner in common (separating axis test).
    pub(crate) const fn overlaps(self, other: Self) -> bool {
        self.near(other) && self.meets(other)
    }

    /// The same, however far the plates are from one another.
    const fn meets(self, other: Self) -> bool {
        let d = (other.x as i32 - self.x as i32, other.y as i32 - self.y as i32);
        let reach = HALF_SIDE_SQUARED + dot(self.u(), other.u()).abs() + dot(self.u(), other.v()).abs();
        dot(self.u(), d).abs() < reach
            && dot(self.v(), d).abs() < reach
            && dot(other.u(), d).abs() < reach
            && dot(other.v(), d).abs() < reach
    }

    /// Whether this plate touches a lower one from above ([`rules::UNCOVERED`], [`rules::BRIDGES`]).
    const fn touches(self, lower: Self, bridges: bool) -> bool {
        self.z > lower.z && self.overlaps(lower) && (!bridges || self.z as i32 - lower.z as i32 <= REACH)
    }

    /// A point of the upper face, in fifths of a unit.
    const fn point(self, n: usize) -> Vector {
        let (i, j) = (SAMPLE_STEP * SAMPLE_GRID[n / SAMPLE_GRID.len()], SAMPLE_STEP * SAMPLE_GRID[n % SAMPLE_GRID.len()]);
        let (u, v, c) = (self.u(), self.v(), self.centre());
        (SAMPLE_SCALE * c.0 + i * u.0 + j * v.0, SAMPLE_SCALE * c.1 + i * u.1 + j * v.1)
    }

    /// Whether a point, in fifths of a unit, is under this plate.
    const fn covers(self, point: Vector) -> bool {
        const REACHED: i32 = SAMPLE_SCALE * HALF_SIDE_SQUARED;
        let d = (point.0 - SAMPLE_SCALE * self.x as i32, point.1 - SAMPLE_SCALE * self.y as i32);
        dot(self.u(), d).abs() <= REACHED && dot(self.v(), d).abs() <= REACHED
    }

    /// Whether one of these plates touches this one from above and together they cover every point of its face.
    pub(crate) fn is_buried(self, others: &[Self], bridges: bool) -> bool {
        let covered = |point| others.iter().any(|other| other.z > self.z && other.covers(point));
        others.iter().any(|other| other.touches(self, bridges)) && (0..POINTS).all(|n| covered(self.point(n)))
    }

    /// Whether the centres are so near that one can be above the other: a plate reaches 92 units at most.
    const fn near(self, other: Self) -> bool {
        const DIAMETER: i32 = 2 * 92;
        (self.x as i32 - other.x as i32).abs() <= DIAMETER && (self.y as i32 - other.y as i32).abs() <= DIAMETER
    }

    /// Reads the numbers of a position.
    pub(crate) fn read(x: i32, y: i32, rot: i32, z: i32) -> Result<Self, Refusal> {
        let right = (-5000..=5000).contains(&x)
            && (-5000..=5000).contains(&y)
            && (0..ROTATIONS.len() as i32).contains(&rot)
            && (0..=999).contains(&z);
        require!(
            right,
            rules::PLATES,
            "plate-out-of-range",
            "a piece of the mound must have x and y from -5000 to 5000, rot 0 to 35 and z 0 to 999"
        )?;
        Ok(Self { x: x as i16, y: y as i16, rot: rot as u8, z: z as u16 })
    }

    /// Throws a piece on those that lie already: of three tries the lowest stays, the earliest among equals.
    pub(crate) fn throw(lying: &[Self], rng: &mut impl Rng) -> Self {
        let mut lowest = Self { z: u16::MAX, ..Self::default() };
        for _ in 0..THROWS {
            let mut coordinate = || (rng.below(THROW_SPAN) + rng.below(THROW_SPAN)) as i32 - THROW_OFFSET;
            let (x, y) = (coordinate(), coordinate());
            let mut plate = Self { x: x as i16, y: y as i16, rot: rng.below(ROTATIONS.len() as u32) as u8, z: 0 };
            for lower in lying {
                if lower.z >= plate.z && plate.overlaps(*lower) {
                    plate.z = lower.z + 1;
                }
            }
            if plate.z < lowest.z {
                lowest = plate;
            }
        }
        lowest
    }
}

/// What lies over a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Above {
    /// The pieces that touch it.
    touching: PieceSet,
    /// The pieces over each point of its upper face.
    over: [PieceSet; POINTS],
}

/// Where every piece lies or lay, and which is above which. Nothing in it changes when a piece is taken
/// ([`rules::STEADY_HEAP`], [`rules::WOBBLING`]).
#[derive(Clone, Debug)]
pub(crate) struct Heap {
    bridges: bool,
    plates: [Plate; PIECES],
    above: [Above; PIECES],
    /// The pieces that this one touches or covers a point of.
    below: [PieceSet; PIECES],
}

impl Heap {
    /// A heap of the given pieces; their plates are taken from the list.
    pub(crate) fn new(plates: [Plate; PIECES], lying: PieceSet, bridges: bool) -> Self {
        let mut heap = Self { bridges, plates, above: [Above::default(); PIECES], below: [PieceSet::EMPTY; PIECES] };
        for lower in lying.iter() {
            for upper in lying.iter() {
                heap.relate(upper, lower);
            }
        }
        heap
    }

    pub(crate) const fn plate(&self, piece: Handle) -> Plate {
        self.plates[piece.index()]
    }

    /// Notes which points of `lower` the piece `upper` touches or covers, if it lies higher.
    fn relate(&mut self, upper: Handle, lower: Handle) {
        let (top, bottom) = (self.plate(upper), self.plate(lower));
        if top.z <= bottom.z || !top.near(bottom) {
            return;
        }
        let above = &mut self.above[lower.index()];
        let mut related = false;
        if top.touches(bottom, self.bridges) {
            above.touching.insert(upper);
            related = true;
        }
        for (n, over) in above.over.iter_mut().enumerate() {
            if top.covers(bottom.point(n)) {
                over.insert(upper);
                related = true;
            }
        }
        if related {
            self.below[upper.index()].insert(lower);
        }
    }

    /// Whether nothing that lies there touches the piece from above.
    pub(crate) const fn is_free(&self, piece: Handle, lying: PieceSet) -> bool {
        self.above[piece.index()].touching.and(lying).is_empty()
    }

    /// Whether the piece is free or a point of its upper face lies open ([`rules::WHAT_IS_SEEN`]).
    pub(crate) fn is_seen(&self, piece: Handle, lying: PieceSet) -> bool {
        let above = &self.above[piece.index()];
        above.touching.and(lying).is_empty() || above.over.iter().any(|over| over.and(lying).is_empty())
    }

    /// The pieces that taking this one may uncover.
    pub(crate) const fn below(&self, piece: Handle) -> PieceSet {
        self.below[piece.index()]
    }

    /// Two pieces of one level that overlap, if there are any ([`rules::PLATES`]).
    pub(crate) fn collision(&self, lying: PieceSet) -> Option<(Handle, Handle)> {
        for one in lying.iter() {
            for other in lying.iter() {
                let (plate, its) = (self.plate(one), self.plate(other));
                if one < other && plate.z == its.z && plate.overlaps(its) {
                    return Some((one, other));
                }
            }
        }
        None
    }

    /// The plates among these pieces that one would overlap.
    pub(crate) fn overlapped(&self, plate: Plate, lying: PieceSet) -> Vec<Plate> {
        lying.iter().map(|piece| self.plate(piece)).filter(|other| plate.overlaps(*other)).collect()
    }

    /// Takes a piece away as if it had never lain there, for a mound that is drawn anew.
    pub(crate) fn lift(&mut self, piece: Handle) {
        for lower in self.below[piece.index()].iter() {
            let above = &mut self.above[lower.index()];
            above.touching.remove(piece);
            above.over.iter_mut().for_each(|over| over.remove(piece));
        }
        for below in &mut self.below {
            below.remove(piece);
        }
        self.below[piece.index()] = PieceSet::EMPTY;
        self.above[piece.index()] = Above::default();
    }

    /// Puts a piece that was lifted somewhere among those that lie there.
    pub(crate) fn put(&mut self, piece: Handle, plate: Plate, lying: PieceSet) {
        self.plates[piece.index()] = plate;
        for other in lying.iter() {
            self.relate(piece, other);
            self.relate(other, piece);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plates_that_share_an_edge_or_a_corner_do_not_overlap() {
        let at = |x, y, rot| Plate { x, y, rot, z: 0 };
        assert!(!at(1000, 0, 0).overlaps(at(1130, 0, 0)));
        assert!(at(1000, 0, 0).overlaps(at(1129, 0, 0)));
        assert!(!at(1000, 0, 0).overlaps(at(1130, 130, 0)));
        assert!(!at(1000, 1000, 0).overlaps(at(1156, 1000, 4)));
        assert!(at(1000, 1000, 0).overlaps(at(1155, 1000, 4)));
    }

    #[test]
    fn near_is_never_wrong() {
        for rot in 0..36 {
            for other in 0..36 {
                let one = Plate { x: 0, y: 0, rot, z: 0 };
                for d in [-200, -186, -185, -184, 184, 185, 186, 200] {
                    for e in -200..200 {
                        for far in [Plate { x: d, y: e, rot: other, z: 1 }, Plate { x: e, y: d, rot: other, z: 1 }] {
                            assert!(one.near(far) || !one.meets(far));
                        }
                    }
                }
            }
        }
    }
}
