//! A long random walk through the API of a table: moves, refused moves, undo, redo, save, restore, clone, in every game, with
//! every combination of options and every number of players, in both modes of chance. `npm run soak` walks for as long as it
//! is told (`SOAK_SECONDS`), from a round of its choice on (`SOAK_ROUND`); `cargo test` takes a few steps.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ludotheque::api::Session;
use ludotheque::core::{Actor, ChanceMode, ForEachGame, Heuristics, Pcg, Rng, Seed, Start, Table};

use crate::dsl::{json_of, option_grid};
use crate::invariants;

/// The rules that events and refusals have cited, and how far the walk has come.
#[derive(Default)]
struct Tally {
    cited: Mutex<BTreeMap<&'static str, BTreeSet<&'static str>>>,
    games: AtomicU64,
    plies: AtomicU64,
    calls: AtomicU64,
}

/// One game of one combination, by the number of its round.
type Job = (String, Box<dyn Fn(u64, &Tally) + Send + Sync>);

#[derive(Default)]
struct Jobs {
    jobs: Vec<Job>,
    rules: Vec<(&'static str, Vec<&'static str>)>,
}

impl ForEachGame for Jobs {
    fn visit<G: Heuristics>(&mut self) {
        self.rules.push((G::INFO.id, G::RULES.iter().map(|rule| rule.id()).collect()));
        for (n, (options, _)) in option_grid::<G>().into_iter().enumerate() {
            for seats in G::INFO.min_players..=G::INFO.max_players {
                let name = format!("{}, {seats} players,{options}", G::INFO.id);
                self.jobs.push((name, Box::new(move |round, tally| Walk::<G>::begin(n, seats, round).finish(tally))));
            }
        }
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a whole number")))
}

#[test]
fn every_game_survives_a_random_walk() {
    let started = Instant::now();
    let time = Duration::from_secs(number("SOAK_SECONDS", 0));
    let first = number("SOAK_ROUND", 1);
    let mut jobs = Jobs::default();
    ludotheque::games::each(&mut jobs);
    let Jobs { jobs, rules } = jobs;
    let tally = Tally::default();
    let next = AtomicU64::new(0);
    let failed = Mutex::new(Vec::new());
    let told = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, std::num::NonZero::get) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let (round, n) = (first + at / jobs.len() as u64, (at % jobs.len() as u64) as usize);
                    // The first round is walked whole, however short the time.
                    if (round > first && started.elapsed() >= time) || !failed.lock().unwrap().is_empty() {
                        break;
                    }
                    let (name, walk) = &jobs[n];
                    let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| walk(round, &tally)));
                    if outcome.is_err() {
                        failed.lock().unwrap().push(format!("{name}: again with SOAK_ROUND={round}"));
                    }
                    let seconds = started.elapsed().as_secs();
                    if seconds >= told.fetch_max(seconds / 10 * 10, Ordering::Relaxed) + 10 {
                        let (games, plies) = (tally.games.load(Ordering::Relaxed), tally.plies.load(Ordering::Relaxed));
                        println!("soak: {seconds} s of {}, round {round}, {games} games, {plies} plies", time.as_secs());
                    }
                }
            });
        }
    });
    assert_eq!(failed.into_inner().unwrap(), Vec::<String>::new());
    let cited = tally.cited.into_inner().unwrap();
    for (id, rules) in rules {
        let seen = cited.get(id).cloned().unwrap_or_default();
        let never: Vec<&str> = rules.into_iter().filter(|rule| !seen.contains(rule)).collect();
        println!("{id}: {} rules seen; never seen: {}", seen.len(), never.join(", "));
    }
    let [games, plies, calls] = [tally.games, tally.plies, tally.calls].map(AtomicU64::into_inner);
    println!(
        "soak: {games} games, {plies} plies, {calls} other calls, rounds {first} to {}, no failure",
        first + (games - 1) / jobs.len() as u64
    );
    assert!(games >= jobs.len() as u64 && plies > games);
}

/// A table on its way, and a copy of an earlier moment that must stay as it is.
struct Walk<G: Heuristics> {
    table: Table<G>,
    dice: Pcg,
    kept: Option<(Table<G>, String)>,
    /// Moves that were legal at some time: tried again when they may no longer be.
    old: Vec<G::Move>,
    cited: BTreeSet<&'static str>,
    plies: u64,
    calls: u64,
}

impl<G: Heuristics> Walk<G> {
    fn begin(combination: usize, seats: u8, round: u64) -> Self {
        let (_, options) = option_grid::<G>().swap_remove(combination);
        let mut dice = Pcg::new(round << 16 | (combination as u64) << 8 | u64::from(seats));
        let chance = if dice.below(2) == 0 { ChanceMode::Auto } else { ChanceMode::Manual };
        let start = Start::Setup { options, seats };
        let table = Table::open(start, Seed::from(i64::from(dice.next_u32())), chance).expect("the options are good");
        Self { table, dice, kept: None, old: Vec::new(), cited: BTreeSet::new(), plies: 0, calls: 0 }
    }

    fn finish(mut self, tally: &Tally) {
        let mut moves = Vec::new();
        loop {
            invariants::hold(self.table.position());
            if self.dice.below(12) == 0 {
                self.something_else();
                self.calls += 1;
            }
            let actors: Vec<Actor> = self.table.position().actors().iter().collect();
            if actors.is_empty() {
                break;
            }
            let who = actors[self.dice.below(actors.len() as u32) as usize];
            moves.clear();
            self.table.legal_moves(who, &mut moves);
            let mv = moves.swap_remove(self.dice.below(moves.len() as u32) as usize);
            let from = self.table.ply();
            let events = self.table.apply(Some(who), mv.clone()).unwrap_or_else(|error| panic!("{mv:?} is listed, but {error}"));
            self.cited.extend(events.iter().map(|event| event.rule.id()));
            self.plies += u64::from(self.table.ply() - from);
            if self.old.len() < 32 {
                self.old.push(mv);
            } else {
                let place = self.dice.below(32) as usize;
                self.old[place] = mv;
            }
        }
        assert!(self.table.position().outcome().is_some(), "nobody is to act, and the game is not over");
        self.restore();
        self.untouched();
        tally.games.fetch_add(1, Ordering::Relaxed);
        tally.plies.fetch_add(self.plies, Ordering::Relaxed);
        tally.calls.fetch_add(self.calls, Ordering::Relaxed);
        tally.cited.lock().unwrap().entry(G::INFO.id).or_default().extend(self.cited);
    }

    fn something_else(&mut self) {
        match self.dice.below(6) {
            0 => self.back_and_forth(),
            1 => {
                // Really back: the game goes another way from there.
                for _ in 0..=self.dice.below(3) {
                    self.table.undo();
                }
            }
            2 => self.restore(),
            3 => {
                self.untouched();
                self.kept = Some((self.table.clone(), self.session().save("{}").unwrap()));
            }
            4 => self.table = self.table.clone(),
            _ => self.try_old_moves(),
        }
    }

    /// Some moves back and the same forth again: nothing has changed.
    fn back_and_forth(&mut self) {
        let before = (self.table.position().clone(), self.table.ply(), self.session().save("{}").unwrap());
        let mut back = 0;
        for _ in 0..=self.dice.below(20) {
            back += u32::from(self.table.undo());
        }
        invariants::hold(self.table.position());
        for _ in 0..back {
            assert!(self.table.redo(), "what was taken back can be played again");
        }
        assert_eq!((self.table.position().clone(), self.table.ply(), self.session().save("{}").unwrap()), before);
    }

    /// The saved text opens a table that says the same about everything.
    fn restore(&mut self) {
        let session = self.session();
        let text = session.save("{}").unwrap();
        let restored = Session::<G>::restore(&text).unwrap_or_else(|error| panic!("a saved game is refused: {error}\n{text}"));
        assert_eq!(restored.save("{}").unwrap(), text);
        assert_eq!((restored.ply(), restored.actors()), (session.ply(), session.actors()));
        assert_eq!(restored.state(), session.state());
        assert_eq!(restored.history(), session.history());
        assert_eq!(json_of(&restored.log("{}").unwrap()), json_of(&session.log("{}").unwrap()));
    }

    fn session(&self) -> Session<G> {
        self.table.clone().into()
    }

    /// What was played at one table has not reached its copy.
    fn untouched(&mut self) {
        if let Some((kept, text)) = self.kept.take() {
            assert_eq!(Session::from(kept).save("{}").unwrap(), text, "a copy has changed");
        }
    }

    /// Old moves are legal exactly if they are listed; a refused one changes nothing and names its rule.
    fn try_old_moves(&mut self) {
        let before = self.table.position().clone();
        for who in before.actors().iter() {
            let mut legal = Vec::new();
            self.table.legal_moves(who, &mut legal);
            for mv in &self.old {
                match self.table.check(Some(who), mv) {
                    Ok(_) => assert!(legal.contains(&before.canonical(mv.clone())), "{mv:?} is accepted and not listed"),
                    Err(error) => {
                        assert!(!legal.contains(mv), "{mv:?} is listed, but {error}");
                        assert!(self.table.apply(Some(who), mv.clone()).is_err());
                        self.cited.extend(error.rule().map(|rule| rule.id()));
                    }
                }
            }
        }
        assert_eq!(self.table.position(), &before, "a refused move changes nothing");
    }
}
