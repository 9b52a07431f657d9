//! Uniformly random play: the yardstick of every statistic and benchmark.

use serde::Serialize;

use crate::core::{Actor, Actors, Error, Game, Log, Outcome, Seat, Source, Table};

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

/// Plays a position to its end; `moves` is a buffer. Returns the number of moves, those of chance included.
pub fn playout<G: Game>(position: &mut G, source: &mut Pcg, moves: &mut Vec<G::Move>) -> u32 {
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

/// Finishes a game at its table with uniformly random decisions; chance stays the table's own.
pub fn finish<G: Game>(table: &mut Table<G>, source: &mut Pcg) -> Result<(), Error> {
    let mut moves = Vec::new();
    while let Some(who) = table.position().actors().first() {
        moves.clear();
        table.legal_moves(who, &mut moves);
        let mv = match who {
            Actor::Chance => table.position().sample(source),
            Actor::Seat(_) => moves.swap_remove(source.below(moves.len() as u32) as usize),
        };
        table.apply(Some(who), mv)?;
    }
    Ok(())
}

/// What many random games came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Totals {
    /// How many games were played.
    pub games: u32,
    /// For each seat, how often it was alone in the first rank.
    pub wins: Vec<u32>,
    /// How often several seats shared the first rank.
    pub draws: u32,
    /// The sum of each seat's scores.
    #[serde(skip)]
    pub scores: Vec<i64>,
    /// The moves of all games together, those of chance included.
    pub plies: u64,
}

/// Plays `games` copies of a position to their ends.
pub fn statistics<G: Game>(position: &G, games: u32, source: &mut Pcg) -> Totals {
    let seats = usize::from(position.seats());
    let mut totals = Totals { games, wins: vec![0; seats], draws: 0, scores: vec![0; seats], plies: 0 };
    let mut moves = Vec::new();
    for _ in 0..games {
        let mut game = position.clone();
        totals.plies += u64::from(playout(&mut game, source, &mut moves));
        if let Some((outcome, _)) = game.outcome() {
            totals.add(&outcome);
        }
    }
    totals
}

impl Totals {
    fn add(&mut self, outcome: &Outcome) {
        match outcome.ranking.first().map(Vec::as_slice) {
            Some(&[Seat(winner)]) => {
                if let Some(wins) = self.wins.get_mut(usize::from(winner)) {
                    *wins += 1;
                }
            }
            _ => self.draws += 1,
        }
        for (sum, &score) in self.scores.iter_mut().zip(&outcome.scores) {
            *sum += i64::from(score);
        }
    }
}
