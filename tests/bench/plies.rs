//! Uniformly random play of every game, natively: plies per second. `npm run bench` sets it beside WebAssembly.
//!
//! Each number is the best of many short runs of the same games, so that what else the machine does matters little.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark prints")]

use std::time::{Duration, Instant};

use ludotheque::bot::{self, Pcg, Totals};
use ludotheque::core::{Draw, ForEachGame, Game, Seed};

/// How long one run should take, and how long each game is measured in all.
const RUN: Duration = Duration::from_millis(2);
const ALL: Duration = Duration::from_millis(1000);

struct Bench;

impl ForEachGame for Bench {
    fn visit<G: Game>(&mut self) {
        for variant in G::variants() {
            let start = G::setup(&variant.options, G::INFO.default_players, &mut Draw::setup(&Seed::from(1))).unwrap();
            let play = |games| -> (Totals, Duration) {
                let clock = Instant::now();
                let totals = bot::statistics(&start, games, &mut Pcg::new(1));
                (totals, clock.elapsed())
            };
            let mut games = 1;
            while play(games).1 < RUN {
                games *= 2;
            }
            let (totals, mut best) = play(games);
            assert_eq!(totals.wins.iter().sum::<u32>() + totals.draws, games, "every game ended");
            let clock = Instant::now();
            while clock.elapsed() < ALL {
                let (again, time) = play(games);
                assert_eq!(again, totals, "the same games again");
                best = best.min(time);
            }
            let line = serde_json::json!({
                "game": G::INFO.id,
                "variant": variant.id,
                "games": games,
                "plies": totals.plies,
                "pliesPerSecond": (totals.plies as f64 / best.as_secs_f64()) as u64,
            });
            println!("{line}");
        }
    }
}

fn main() {
    ludotheque::games::each(&mut Bench);
}
