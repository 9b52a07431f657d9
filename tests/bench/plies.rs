//! Uniformly random play of every game, natively: plies per second. `npm run bench` sets it beside WebAssembly.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark prints")]

use std::time::Instant;

use ludotheque::bot::{self, Pcg};
use ludotheque::core::{Draw, ForEachGame, Game, Seed};

struct Bench;

impl ForEachGame for Bench {
    fn visit<G: Game>(&mut self) {
        for variant in G::variants() {
            let start = G::setup(&variant.options, G::INFO.default_players, &mut Draw::setup(&Seed::from(1))).unwrap();
            let mut games = 16;
            let (totals, seconds) = loop {
                let clock = Instant::now();
                let totals = bot::statistics(&start, games, &mut Pcg::new(1));
                let seconds = clock.elapsed().as_secs_f64();
                if seconds > 0.5 {
                    break (totals, seconds);
                }
                games *= 2;
            };
            assert_eq!(totals.games, games);
            assert_eq!(totals.wins.iter().sum::<u32>() + totals.draws, games, "every game ended");
            let again = bot::statistics(&start, games, &mut Pcg::new(1));
            assert_eq!(again, totals, "the same games again");
            let line = serde_json::json!({
                "game": G::INFO.id, "variant": variant.id, "plies": totals.plies, "pliesPerSecond": (totals.plies as f64 / seconds) as u64,
            });
            println!("{line}");
        }
    }
}

fn main() {
    ludotheque::games::each(&mut Bench);
}
