//! Uniformly random play of every game, natively: plies per second. `npm run bench` sets it beside WebAssembly, where the
//! same call plays the same games.
//!
//! Each number is the best of many short runs of the same games, so that what else the machine does matters little.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark prints")]

use std::time::{Duration, Instant};

use ludotheque::api::Session;
use ludotheque::core::{ForEachGame, Heuristics};
use serde_json::Value;

/// How long one run should take, and how long each game is measured in all.
const RUN: Duration = Duration::from_millis(2);
const ALL: Duration = Duration::from_millis(1000);

struct Bench;

impl ForEachGame for Bench {
    fn visit<G: Heuristics>(&mut self) {
        for variant in G::variants() {
            let mut options: Value = serde_json::to_value(&variant.options).unwrap();
            options["seed"] = 1.into();
            let mut session = Session::<G>::create(&options.to_string()).unwrap();
            let mut play = |games: u32| -> (String, Duration) {
                let clock = Instant::now();
                let totals = session.play_random(&format!(r#"{{"games":{games},"seed":1}}"#)).unwrap();
                let time = clock.elapsed();
                (serde_json::to_string(&totals).unwrap(), time)
            };
            let mut games = 1;
            while play(games).1 < RUN {
                games *= 2;
            }
            let (totals, mut best) = play(games);
            let clock = Instant::now();
            while clock.elapsed() < ALL {
                let (again, time) = play(games);
                assert_eq!(again, totals, "the same games again");
                best = best.min(time);
            }
            let totals: Value = serde_json::from_str(&totals).unwrap();
            let won: u64 = totals["wins"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
            assert_eq!(won + totals["draws"].as_u64().unwrap(), u64::from(games), "every game ended");
            let line = serde_json::json!({
                "game": G::INFO.id,
                "variant": variant.id,
                "totals": totals,
                "pliesPerSecond": (totals["plies"].as_u64().unwrap() as f64 / best.as_secs_f64()) as u64,
            });
            println!("{line}");
        }
    }
}

fn main() {
    ludotheque::games::each(&mut Bench);
}
