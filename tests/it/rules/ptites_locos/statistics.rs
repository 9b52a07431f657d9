//! Uniformly random play against the figures of the specification.
//!
//! The figures are means of 9,000 games of each kind, rounded: a mean number of turns may differ by four standard errors
//! of this sample and one turn, a mean number of plies (from 1,000 games) by six hundredths, a share by its rounding and
//! four standard errors (accidents are 46 to 48 in a hundred). `STATISTICS_GAMES` plays more games of each kind.

use std::collections::BTreeMap;

use ludotheque::core::{Actor, Draw, EventLog, Game, Pcg, Rng, Seed, Viewer};
use ludotheque::games::ptites_locos::{Event, Move, Options, PtitesLocos};
use serde_json::json;

use crate::dsl::read;

/// What many games came to.
#[derive(Default)]
struct Totals {
    games: f64,
    turns: f64,
    squared_turns: f64,
    longest: u32,
    plies: f64,
    /// Moves of locomotives, and how many of them wrecked, pushed, or pushed into an arrival buffer.
    locos: f64,
    accidents: f64,
    pushes: f64,
    overrun: f64,
    stuck: f64,
    /// Decisions of seats, and the moves they had to choose from.
    decisions: f64,
    choices: f64,
    largest: usize,
}

fn play(options: &Options, seats: u8, games: u32) -> Totals {
    let mut totals = Totals { games: games.into(), ..Totals::default() };
    let mut dice = Pcg::new(u64::from(seats) << 32 | 2010);
    let mut moves = Vec::new();
    for _ in 0..games {
        let mut game = PtitesLocos::setup(options, seats, &mut Draw::setup(&Seed::from(1))).unwrap();
        while let Some(who) = game.actors().first() {
            let mv = match who {
                Actor::Chance => game.sample(&mut dice),
                Actor::Seat(_) => {
                    moves.clear();
                    game.legal_moves(who, &mut moves);
                    totals.decisions += 1.0;
                    totals.choices += moves.len() as f64;
                    totals.largest = totals.largest.max(moves.len());
                    moves[dice.below(moves.len() as u32) as usize]
                }
            };
            let mut log = EventLog::recording();
            game.apply(who, &mv, &mut log);
            totals.plies += 1.0;
            let events = log.events();
            let count = |wanted: fn(&Event) -> bool| f64::from(u8::from(events.iter().any(|cited| wanted(&cited.event))));
            totals.stuck += count(|event| matches!(event, Event::NoMove { .. }));
            if matches!(mv, Move::Drive { .. } | Move::Enter { .. }) {
                totals.locos += 1.0;
                totals.accidents += count(|event| matches!(event, Event::Accident { .. }));
                totals.pushes += count(|event| matches!(event, Event::Bumped { .. }));
                let at_arrival = |rule: &str| rule == "LOC-34" || rule == "LOC-35";
                totals.overrun += f64::from(u8::from(events.iter().any(|cited| at_arrival(cited.rule.id()))));
            }
        }
        let turn = game.state(Viewer::Omniscient).turn;
        totals.turns += f64::from(turn);
        totals.squared_turns += f64::from(turn) * f64::from(turn);
        totals.longest = totals.longest.max(turn);
    }
    totals
}

#[track_caller]
fn close(what: &str, found: f64, wanted: f64, tolerance: f64) {
    assert!((found - wanted).abs() <= tolerance, "{what}: {found:.3}, the specification says {wanted} (± {tolerance:.3})");
}

#[test]
fn random_play_is_as_long_and_as_dangerous_as_the_specification_says() {
    let games: u32 = std::env::var("STATISTICS_GAMES").map_or(200, |text| text.parse().expect("a number of games"));
    let turns = BTreeMap::from([
        ((2, "choice"), 85.0),
        ((3, "choice"), 109.0),
        ((4, "choice"), 131.0),
        ((2, "slide"), 89.0),
        ((3, "slide"), 110.0),
        ((4, "slide"), 134.0),
    ]);
    let plies = BTreeMap::from([
        ((2, "choice", false), 295.0),
        ((3, "choice", false), 365.0),
        ((4, "choice", false), 445.0),
        ((2, "slide", false), 208.0),
        ((3, "slide", false), 252.0),
        ((4, "slide", false), 307.0),
        ((2, "choice", true), 350.0),
        ((3, "choice", true), 433.0),
        ((4, "choice", true), 516.0),
        ((2, "slide", true), 260.0),
        ((3, "slide", true), 327.0),
        ((4, "slide", true), 403.0),
    ]);
    for (&(seats, ends, tiles), &wanted_plies) in &plies {
        let options: Options = read(&json!({ "platformEnds": ends, "repairTiles": tiles })).unwrap();
        let found = play(&options, seats, games);
        let name = format!("{seats} players, {ends}, tiles {tiles}");
        let mean = found.turns / found.games;
        let error = ((found.squared_turns / found.games - mean * mean) / found.games).sqrt();
        let share_error = |share: f64| 4.0 * (share * (1.0 - share) / found.locos).sqrt();
        let share = |part: f64| part / found.locos;
        println!(
            "{name}: {mean:.1} turns, longest {}, {:.0} plies, accidents {:.3}, pushes {:.3}, overrun {:.4}, stuck {}, {:.2} choices, at most {}",
            found.longest,
            found.plies / found.games,
            share(found.accidents),
            share(found.pushes),
            share(found.overrun),
            found.stuck,
            found.choices / found.decisions,
            found.largest,
        );
        if tiles {
            close(&format!("{name}: plies"), found.plies / found.games, wanted_plies, wanted_plies * (0.06 + 4.0 * error / mean));
            continue;
        }
        close(&format!("{name}: turns"), mean, turns[&(seats, ends)], 1.0 + 4.0 * error);
        close(&format!("{name}: plies"), found.plies / found.games, wanted_plies, wanted_plies * (0.06 + 4.0 * error / mean));
        close(&format!("{name}: accidents"), share(found.accidents), 0.47, 0.015 + share_error(0.47));
        let pushes = [0.19, 0.26, 0.31][usize::from(seats) - 2];
        close(&format!("{name}: pushes"), share(found.pushes), pushes, 0.01 + share_error(pushes));
        let overrun = [0.004, 0.006, 0.007][usize::from(seats) - 2];
        close(&format!("{name}: pushed into an arrival buffer"), share(found.overrun), overrun, 0.001 + share_error(overrun));
        let choices = if ends == "choice" { 2.9 } else { 3.6 };
        close(&format!("{name}: choices"), found.choices / found.decisions, choices, 0.15);
        assert!(found.largest <= 6, "{name}: {} moves to choose from", found.largest);
        assert!(found.longest < 1000, "{name}: the limit was reached");
    }
}
