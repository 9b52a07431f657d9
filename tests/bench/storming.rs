//! Storming the Castle from the base set-up, solved: the value of the game, how many positions it takes, and how long.
//! `cargo bench --bench storming -- [--slides N]` plays N slides at random first.
#![allow(clippy::print_stdout, clippy::unwrap_used, missing_docs, reason = "a benchmark prints")]

use std::time::Instant;

use ludotheque::core::{Actor, Draw, EventLog, Game, Pcg, Rng, Seed};
use ludotheque::games::kopis::{Kopis, Options, Solver};

/// Entries of the memory, as a power of two: 64 megabytes.
const MEMORY: u32 = 22;

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let given = words.iter().position(|word| word == "--slides").and_then(|at| words.get(at + 1));
    let slides: u32 = given.map_or(0, |text| text.parse().unwrap());
    let mut position = Kopis::setup(&Options::default(), 2, &mut Draw::setup(&Seed::from(1))).unwrap();
    let mut dice = Pcg::new(1);
    for _ in 0..slides {
        let mut moves = Vec::new();
        position.legal_moves(Actor::Chance, &mut moves);
        let mv = moves[dice.below(moves.len() as u32) as usize];
        let who = position.actors().first().unwrap();
        position.apply(who, &mv, &mut EventLog::disabled());
    }
    let mut solver = Solver::new(MEMORY);
    let clock = Instant::now();
    let wins = solver.exceeds(&position, 0).unwrap();
    println!(
        "the seat to act {} force a win: {} positions, {:?}",
        if wins { "can" } else { "cannot" },
        solver.positions,
        clock.elapsed()
    );
    let holds = solver.exceeds(&position, -1).unwrap();
    println!("it {} force a draw: {} positions, {:?}", if holds { "can" } else { "cannot" }, solver.positions, clock.elapsed());
    let lead = solver.value(&position).unwrap();
    println!("with best play it leads by {lead} at the end: {} positions, {:?}", solver.positions, clock.elapsed());
    assert_eq!(lead > 0, wins);
    assert_eq!(lead >= 0, holds);
}
