//! Uniformly random play: the yardstick of every statistic and benchmark.

use super::{Actor, Actors, Game, Log, Source};

/// A small, fast generator (PCG-XSH-RR 64/32) for bots; a table's chance never comes from here.
#[derive(Clone, Debug)]
pub struct Pcg {
    state: u64,
}

impl Pcg {
    const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
    const INCREMENT: u64 = 1_442_695_040_888_963_407;

    /// The generator of this seed.
    pub const fn new(seed: u64) -> Self {
        let mut pcg = Self { state: seed.wrapping_add(Self::INCREMENT) };
        pcg.step();
        pcg
    }

    const fn step(&mut self) -> u64 {
        let old = self.state;
        self.state = old.wrapping_mul(Self::MULTIPLIER).wrapping_add(Self::INCREMENT);
        old
    }
}

impl Source for Pcg {
    fn next_u32(&mut self) -> u32 {
        let old = self.step();
        let mixed = (((old >> 18) ^ old) >> 27) as u32;
        mixed.rotate_right((old >> 59) as u32)
    }
}

/// Random play to the end. The list of games writes it for each of them, so that it is compiled where the games are: for
/// speed, while what is generic is compiled where it is used.
pub trait Playout: Sized {
    /// Plays the position to its end; `moves` is room to list them in. Returns how many were made, those of chance included.
    fn playout(&mut self, source: &mut Pcg, moves: &mut Vec<<Self as Game>::Move>) -> u32
    where
        Self: Game;
}

/// Plays a position to its end: what [`Playout`] does for every game.
pub(crate) fn played_out<G: Game>(position: &mut G, source: &mut Pcg, moves: &mut Vec<G::Move>) -> u32 {
    let mut log = Log::deaf();
    let mut plies = 0;
    loop {
        match position.actors() {
            Actors::Over => return plies,
            Actors::Chance => {
                let outcome = position.sample(source);
                position.apply(Actor::Chance, &outcome, &mut log);
            }
            Actors::Seats(seats) => {
                let Some(seat) = seats.first() else { return plies };
                moves.clear();
                position.legal_moves(Actor::Seat(seat), moves);
                let Some(mv) = moves.get(source.below(moves.len() as u32) as usize) else { return plies };
                position.apply(Actor::Seat(seat), mv, &mut log);
            }
        }
        plies += 1;
    }
}
