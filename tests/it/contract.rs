//! What every game promises, checked over random play of every game, every combination of options and every number of
//! players. `CONFORMANCE_DIVISOR` divides the number of games: 1 is the whole suite, as `npm run conformance` plays it.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use ludotheque::core::{
    Actor, Actors, ChanceMode, Draw, EventLog, ForEachGame, Game, Heuristics, Outcome, Pcg, Rng, Seat, Seed, Start, Table, Viewer,
};
use serde_json::Value;

use crate::dsl::{json_of, option_grid, read, story};
use crate::invariants;

/// How many games of each combination the whole suite plays.
const WHOLE_SUITE: u32 = 5_000;

/// The same where games are short, or long.
const WHOLE_SUITE_OF: &[(&str, u32)] = &[("kopis", 20_000), ("ptites-locos", 20_000), ("koplopers", 3_000)];

/// One ply in so many is looked at closely; in the whole suite, which has far more games, one in more.
const GLANCE: u32 = 16;
const GLANCE_IN_WHOLE_SUITE: u32 = 64;

/// No game is longer than this, or it does not end.
const LONGEST: u32 = 1_000_000;

/// The rules that random play has met, and how much it has played.
#[derive(Default)]
struct Tally {
    cited: Mutex<BTreeMap<&'static str, BTreeSet<&'static str>>>,
    games: AtomicU64,
    plies: AtomicU64,
}

type Job<'a> = (String, Box<dyn FnOnce() + Send + 'a>);

struct Jobs<'a> {
    divisor: u32,
    tally: &'a Tally,
    jobs: Vec<Job<'a>>,
    rules: Vec<(&'static str, Vec<&'static str>)>,
}

impl ForEachGame for Jobs<'_> {
    fn visit<G: Heuristics>(&mut self) {
        let id = G::INFO.id;
        let whole = WHOLE_SUITE_OF.iter().find(|(game, _)| *game == id).map_or(WHOLE_SUITE, |(_, games)| *games);
        let games = (whole / self.divisor).max(1);
        self.rules.push((id, G::RULES.iter().map(|rule| rule.id()).collect()));
        let glance = if self.divisor == 1 { GLANCE_IN_WHOLE_SUITE } else { GLANCE };
        let grid = option_grid::<G>().len();
        for n in 0..grid {
            for seats in G::INFO.min_players..=G::INFO.max_players {
                let tally = self.tally;
                let name = format!("{id}, {seats} players,{}", option_grid::<G>()[n].0);
                self.jobs.push((name, Box::new(move || Conformance::<G>::new(n, seats, glance).run(games, tally))));
            }
        }
    }
}

#[test]
fn every_game_keeps_the_contract() {
    let divisor =
        std::env::var("CONFORMANCE_DIVISOR").map_or(1000, |text| text.parse().expect("CONFORMANCE_DIVISOR is a number"));
    let only = std::env::var("CONFORMANCE_ONLY").unwrap_or_default();
    let tally = Tally::default();
    let mut jobs = Jobs { divisor, tally: &tally, jobs: Vec::new(), rules: Vec::new() };
    ludotheque::games::each(&mut jobs);
    let Jobs { jobs, rules, .. } = jobs;
    let jobs: Vec<_> = jobs.into_iter().filter(|(name, _)| name.starts_with(&only)).collect();
    let total = jobs.len();
    let queue = Mutex::new(jobs);
    let done = AtomicU32::new(0);
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let job = queue.lock().unwrap().pop();
                    let Some((name, job)) = job else { break };
                    job();
                    println!("conformance {}/{total}: {name}", done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    let (games, plies) = (tally.games.load(Ordering::Relaxed), tally.plies.load(Ordering::Relaxed));
    println!("conformance: {games} games, {plies} plies");
    let cited = tally.cited.lock().unwrap();
    for (id, rules) in rules.into_iter().filter(|(id, _)| id.starts_with(&only) || only.is_empty()) {
        let never: Vec<&str> =
            rules.into_iter().filter(|rule| !cited.get(id).is_some_and(|cited| cited.contains(rule))).collect();
        println!("{id}: no event of random play cites {}", never.join(", "));
    }
    assert!(games > 0 && plies > games);
}

/// One combination of options and players of one game.
struct Conformance<G: Game> {
    options: G::Options,
    seats: u8,
    /// One ply in so many is looked at closely.
    glance: u32,
    /// Moves that were legal somewhere: elsewhere they must be legal exactly if they are listed.
    pool: Vec<G::Move>,
    cited: BTreeSet<&'static str>,
    plies: u64,
}

impl<G: Game> Conformance<G> {
    fn new(combination: usize, seats: u8, glance: u32) -> Self {
        let (_, options) = option_grid::<G>().swap_remove(combination);
        Self { options, seats, glance, pool: Vec::new(), cited: BTreeSet::new(), plies: 0 }
    }

    fn run(mut self, games: u32, tally: &Tally) {
        for game in 0..games {
            let seed = Seed::from(i64::from(game));
            let mut dice = Pcg::new(u64::from(game) << 8 | u64::from(self.seats));
            self.play_positions(&seed, &mut dice);
            if game % 20 == 0 {
                self.play_table(seed, &mut dice);
            }
        }
        tally.games.fetch_add(games.into(), Ordering::Relaxed);
        tally.plies.fetch_add(self.plies, Ordering::Relaxed);
        tally.cited.lock().unwrap().entry(G::INFO.id).or_default().extend(self.cited);
    }

    /// A whole game on positions, looked at closely now and then.
    fn play_positions(&mut self, seed: &Seed, dice: &mut Pcg) {
        let mut position = G::setup(&self.options, self.seats, &mut Draw::setup(seed)).expect("the options are good");
        assert_eq!(position.seats(), self.seats);
        let mut last = Value::Null;
        for _ in 0..LONGEST {
            invariants::hold(&position);
            let Some(who) = pick_actor(&position, dice) else { break };
            let legal = self.judge(&position, who);
            let mv = match who {
                Actor::Chance => position.sample(dice),
                Actor::Seat(_) => legal[dice.below(legal.len() as u32) as usize].clone(),
            };
            assert!(legal.contains(&mv), "chance drew {mv:?}, which is no outcome");
            if dice.below(self.glance) == 0 {
                self.look_closely(&position, who, &legal, &mv, dice);
            }
            let mut log = EventLog::recording();
            position.apply(who, &mv, &mut log);
            let events = log.events();
            self.cited.extend(events.iter().map(|event| event.rule.id()));
            if position.actors() == Actors::Over {
                last = json_of(events.last().expect("the end of a game is an event"));
            }
            self.plies += 1;
        }
        let (outcome, _) = position.outcome().expect("every game ends");
        assert_eq!(last["type"], "gameOver", "the last event of every game");
        for (field, value) in json_of(&outcome).as_object().expect("an outcome is an object") {
            assert_eq!(&last[field], value, "{field} of gameOver is that of the outcome");
        }
        ranked(&outcome, self.seats);
    }

    /// The list of legal moves is exactly what the judge accepts, in the order of the candidates, each once.
    fn judge(&self, position: &G, who: Actor) -> Vec<G::Move> {
        let mut legal = Vec::new();
        position.legal_moves(who, &mut legal);
        let mut candidates = Vec::new();
        position.candidates(who, &mut candidates);
        candidates.retain(|mv| position.check(who, mv).is_ok());
        assert_eq!(legal, candidates, "the legal moves are the candidates that pass the judge");
        assert!(!legal.is_empty(), "{who} is to act and has no legal move: {position:?}");
        let distinct: HashSet<&G::Move> = legal.iter().collect();
        assert_eq!(distinct.len(), legal.len(), "a move is listed twice");
        legal
    }

    fn look_closely(&mut self, position: &G, who: Actor, legal: &[G::Move], mv: &G::Move, dice: &mut Pcg) {
        for other in &self.pool {
            let accepted = position.check_shape(other).is_ok() && position.check(who, other).is_ok();
            assert_eq!(accepted, legal.contains(other), "{other:?} is accepted but not listed, or listed but refused");
        }
        if self.pool.len() < 64 {
            self.pool.push(mv.clone());
        } else {
            self.pool[dice.below(64) as usize] = mv.clone();
        }
        for mv in legal {
            assert!(position.check_shape(mv).is_ok(), "{mv:?} is legal and has no good shape");
            assert_eq!(&position.canonical(mv.clone()), mv, "moves are listed in their canonical form");
            let json = json_of(mv);
            assert_eq!(&read::<G::Move>(&json).unwrap(), mv, "{json}");
            if who == Actor::Chance {
                assert!(position.weight(mv) > 0, "{mv:?} cannot happen");
            }
        }
        for seat in Seat::all(self.seats).map(Actor::Seat).chain([Actor::Chance]).filter(|&who| !position.actors().contains(who))
        {
            position.turn_rule(seat, mv);
        }
        let state = position.state(Viewer::Omniscient);
        let json = json_of(&state);
        let again = G::from_state(&read(&json).unwrap())
            .unwrap_or_else(|refusal| panic!("a state of play is refused: {refusal:?}\n{json}"));
        assert_eq!(&again, position, "state → text → position");
        let (mut told, mut silent) = (position.clone(), position.clone());
        told.apply(who, mv, &mut EventLog::recording());
        silent.apply(who, mv, &mut EventLog::disabled());
        assert_eq!(told, silent, "recording events changes nothing");
        let looker = Seat(dice.below(self.seats.into()) as u8);
        same_shape(&json_of(&state), &json_of(&position.state(Viewer::Seat(looker))), "state");
        for seat in Seat::all(self.seats) {
            let other = position.determinize(seat, dice);
            assert_eq!(other.state(Viewer::Seat(seat)), position.state(Viewer::Seat(seat)), "{seat} can tell a determinization");
            assert_eq!(other.actors(), position.actors());
            assert_eq!(other.outcome(), position.outcome());
            if position.actors().contains(Actor::Seat(seat)) {
                assert_eq!(self.judge(&other, Actor::Seat(seat)), self.judge(position, Actor::Seat(seat)));
            }
            invariants::hold(&other);
        }
    }

    /// A whole game at a table: undo, redo, records, and the same bytes for the same seed.
    fn play_table(&mut self, seed: Seed, dice: &mut Pcg) {
        for chance in [ChanceMode::Auto, ChanceMode::Manual] {
            let start = || Start::Setup { options: self.options.clone(), seats: self.seats };
            let mut table = Table::<G>::open(start(), seed.clone(), chance).unwrap();
            let opening = table.position().clone();
            let mut told: Vec<Value> = story(&table, 0).iter().map(json_of).collect();
            while let Some(who) = pick_actor(table.position(), dice) {
                let mut moves = Vec::new();
                table.legal_moves(who, &mut moves);
                let before = table.position().clone();
                if let Some(alien) = self.pool.iter().find(|mv| !moves.contains(mv)) {
                    assert!(table.apply(Some(who), alien.clone()).is_err());
                    assert_eq!(table.position(), &before, "a refused move changes nothing");
                }
                let mv = moves.swap_remove(dice.below(moves.len() as u32) as usize);
                let events: Vec<Value> = table.apply(Some(who), mv.clone()).unwrap().iter().map(json_of).collect();
                if dice.below(8) == 0 {
                    let after = (table.position().clone(), table.ply());
                    assert!(table.undo());
                    assert_eq!(table.position(), &before);
                    let again: Vec<Value> = table.apply(Some(who), mv).unwrap().iter().map(json_of).collect();
                    assert_eq!(again, events, "the same move makes the same things happen");
                    assert_eq!((table.position().clone(), table.ply()), after, "the same move draws the same chance");
                }
                told.extend(events);
            }
            let (end, plies) = (table.position().clone(), table.ply());
            assert_eq!(json_of(&story(&table, 0)), Value::from(told.clone()), "the log is what was told");
            let replayed = Table::replay(table.record()).unwrap();
            assert_eq!((replayed.position(), replayed.ply()), (&end, plies));
            assert_eq!(json_of(&story(&replayed, 0)), Value::from(told), "the same record gives the same events");
            while table.undo() {}
            assert_eq!(table.position(), &opening, "undo to the start");
            while table.redo() {}
            assert_eq!((table.position(), table.ply()), (&end, plies), "redo to the end");
        }
    }
}

/// Somebody who is to act: chance, or any of the seats that choose at once.
fn pick_actor<G: Game>(position: &G, dice: &mut Pcg) -> Option<Actor> {
    let actors: Vec<Actor> = position.actors().iter().collect();
    (!actors.is_empty()).then(|| actors[dice.below(actors.len() as u32) as usize])
}

/// Every seat has a rank and a score, and better ranks come first.
fn ranked(outcome: &Outcome, seats: u8) {
    let mut ranked: Vec<Seat> = outcome.ranking.concat();
    ranked.sort();
    assert_eq!(ranked, Seat::all(seats).collect::<Vec<_>>(), "every seat has one rank");
    assert_eq!(outcome.scores.len(), usize::from(seats));
    assert!(outcome.ranking.iter().all(|rank| rank.is_sorted() && !rank.is_empty()));
    assert!(!outcome.reason.is_empty());
}

/// A view has the shape of the state: the same fields and lengths, each value itself, of its kind, or null.
fn same_shape(state: &Value, view: &Value, path: &str) {
    match (state, view) {
        (_, Value::Null) => {}
        (Value::Array(state), Value::Array(view)) => {
            assert_eq!(state.len(), view.len(), "{path} changes its length");
            for (n, (state, view)) in state.iter().zip(view).enumerate() {
                same_shape(state, view, &format!("{path}[{n}]"));
            }
        }
        (Value::Object(state), Value::Object(view)) => {
            assert!(state.keys().eq(view.keys()), "{path} changes its fields");
            for (key, value) in state {
                same_shape(value, &view[key], &format!("{path}.{key}"));
            }
        }
        _ => assert_eq!(std::mem::discriminant(state), std::mem::discriminant(view), "{path} changes its kind"),
    }
}
