//! Suggestions natively: what every game's bot promises.

use std::cell::Cell;

use ludotheque::api::{ActorArg, Session};
use ludotheque::bot::{Decision, Level, Mcts, SOLVER_BUDGET};
use ludotheque::core::{Actor, Actors, Code, Draw, EventLog, ForEachGame, Game, Heuristics, Pcg, Rng, Seat, Seed};
use ludotheque::games::troia::Troia;
use serde_json::{Value, json};

use crate::any_session::{AnySession, create};
use crate::dsl::json_of;

/// A position some way into a random game, with the seat that is to act.
pub fn position_after<G: Game>(seats: u8, options: &G::Options, plies: u32, dice: &mut Pcg) -> Option<(G, Seat)> {
    let mut position = G::setup(options, seats, &mut Draw::setup(&Seed::from(i64::from(dice.next_u32())))).unwrap();
    let mut moves = Vec::new();
    let mut played = 0;
    loop {
        match position.actors() {
            Actors::Over => return None,
            Actors::Chance => {
                let outcome = position.sample(dice);
                position.apply(Actor::Chance, &outcome, &mut EventLog::disabled());
            }
            Actors::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = seats[dice.below(seats.len() as u32) as usize];
                if played >= plies {
                    return Some((position, seat));
                }
                moves.clear();
                position.legal_moves(Actor::Seat(seat), &mut moves);
                let mv = &moves[dice.below(moves.len() as u32) as usize];
                position.apply(Actor::Seat(seat), mv, &mut EventLog::disabled());
                played += 1;
            }
        }
    }
}

struct EverySuggestion;

impl ForEachGame for EverySuggestion {
    fn visit<G: Heuristics>(&mut self) {
        let mut dice = Pcg::new(5);
        for (plies, variant) in [0, 5, 20, 9].into_iter().zip(G::variants().into_iter().cycle()) {
            let seats = if plies % 2 == 0 { G::INFO.min_players } else { G::INFO.max_players };
            if let Some((position, seat)) = position_after::<G>(seats, &variant.options, plies, &mut dice) {
                Level::ALL.into_iter().for_each(|level| promises(&position, seat, level));
            }
        }
    }
}

/// A suggestion is legal, its candidates are the legal moves, and the same question has the same answer.
fn promises<G: Heuristics>(position: &G, seat: Seat, level: Level) {
    let think = |slices: u32| {
        let mut search = Mcts::new(position, seat, level, 9, SOLVER_BUDGET).unwrap();
        while !search.is_done(40) {
            search.run_within(40, slices);
        }
        search.suggestion().unwrap()
    };
    let whole = think(40);
    assert_eq!(whole, think(7), "slices change nothing");
    let mut legal = Vec::new();
    position.legal_moves(Actor::Seat(seat), &mut legal);
    assert!(legal.contains(&whole.mv));
    assert_eq!(whole.candidates.len(), legal.len());
    assert!(legal.iter().all(|mv| whole.candidates.iter().any(|candidate| candidate.mv == *mv)));
    assert_eq!(whole.line.first(), Some(&Decision { seat: Actor::Seat(seat), mv: whole.mv.clone() }));
    assert!(whole.candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.value)), "{whole:?}");
    assert_eq!(whole.candidates.first().map(|first| (&first.mv, first.visits)), Some((&whole.mv, whole.visits)));
    if legal.len() == 1 {
        assert_eq!(whole.visits, 0, "a forced move takes no thought");
    } else if !whole.exact {
        let sum: u32 = whole.candidates.iter().map(|candidate| candidate.visits).sum();
        assert!((16..=40).contains(&sum), "every iteration goes through one candidate: {sum}");
    }
}

#[test]
fn every_game_has_suggestions() {
    ludotheque::games::each(&mut EverySuggestion);
}

fn suggest(id: &str, options: &str, search: &str) -> Result<Value, ludotheque::core::Error> {
    Ok(serde_json::from_str(&create(id, options)?.suggest(search)?).unwrap())
}

#[test]
fn a_suggestion_is_told_in_the_words_of_the_api() {
    let told = suggest("kopis", r#"{"seed":1}"#, r#"{"iterations":60,"seed":"s"}"#).unwrap();
    let mut names: Vec<&String> = told.as_object().unwrap().keys().collect();
    names.sort();
    assert_eq!(names, ["candidates", "exact", "line", "move", "value", "visits"]);
    assert_eq!(told["line"][0], json!({ "seat": 0, "move": told["move"] }));
    assert_eq!(told["candidates"][0], json!({ "move": told["move"], "value": told["value"], "visits": told["visits"] }));
}

#[test]
fn a_suggestion_is_refused_by_its_code() {
    let code = |id, create, options| json_of(&suggest(id, create, options).unwrap_err().code);
    for options in [
        r#"{"ms":0}"#,
        r#"{"ms":-1}"#,
        r#"{"iterations":0}"#,
        r#"{"iterations":1.5}"#,
        r#"{"level":"harder"}"#,
        r#"{"seat":2}"#,
        r#"{"seat":0.5}"#,
        r#"{"depth":3}"#,
        "[]",
        "null",
    ] {
        assert_eq!(code("kopis", "{}", options), "bad-options", "{options}");
    }
    assert_eq!(code("kopis", "{}", r#"{"seat":1}"#), "not-your-turn");
    assert_eq!(code("ptites-locos", r#"{"chance":"manual"}"#, "{}"), "not-your-turn");
}

#[test]
fn no_suggestion_after_the_end() {
    let mut table = create("kopis", r#"{"seed":1}"#).unwrap();
    table.play_random(r#"{"seed":1}"#).unwrap();
    let error = table.suggest("{}").err().unwrap();
    assert_eq!(error.code, Code::GameOver);
    assert!(error.rule().is_some());
}

#[test]
fn a_clock_ends_a_search_and_a_pause_interrupts_it() {
    let session = Session::<Troia>::create(r#"{"seed":1}"#).unwrap();
    let time = Cell::new(0.0);
    let tick = || {
        time.set(time.get() + 1.0);
        time.get()
    };
    let mut search = session.search(r#"{"ms":30,"seed":1}"#).unwrap();
    assert!(!search.run(5.0, tick), "five of thirty milliseconds");
    assert!(search.iterations() > 0 && search.limit().is_none());
    let mut pauses = 1;
    while !search.run(5.0, tick) {
        pauses += 1;
        assert!(pauses < 30, "it ends");
    }
}

#[test]
fn a_clock_that_stands_still_ends_a_search_too() {
    let session = Session::<Troia>::create(r#"{"seed":1}"#).unwrap();
    let mut search = session.search(r#"{"ms":0.2,"seed":1}"#).unwrap();
    assert!(search.run(f64::INFINITY, || 0.0));
    assert!((100..1_000).contains(&search.iterations()), "500 iterations a millisecond, and the rest of the batch");
}

/// A table of a game some decisions into a random game.
fn table_after(id: &str, options: &Value, decisions: u32, dice: &mut Pcg) -> Box<dyn AnySession> {
    let mut table = create(id, &options.to_string()).unwrap();
    for _ in 0..decisions {
        let Some(Actor::Seat(seat)) = table.actors().first() else { break };
        let who = ActorArg::Number(seat.0.into());
        let moves: Value = serde_json::from_str(&table.legal_moves(who).unwrap()).unwrap();
        let moves = moves.as_array().unwrap();
        table.apply(&moves[dice.below(moves.len() as u32) as usize].to_string(), who).unwrap();
    }
    table
}

/// The suggestions that are kept for npm to compare: whole games as saves, the question, the answer.
struct Kept(Vec<(&'static str, String)>);

impl ForEachGame for Kept {
    fn visit<G: Heuristics>(&mut self) {
        let mut dice = Pcg::new(11);
        let mut text = String::new();
        for (n, decisions) in (1..).zip([0, 3, 9, 6, 12, 60]) {
            let players = G::INFO.min_players.max((n % 5) as u8).min(G::INFO.max_players);
            let table = table_after(G::INFO.id, &json!({ "seed": n, "players": players }), decisions, &mut dice);
            if table.actors() == Actors::Over {
                continue;
            }
            let level = if n == 4 { "easy" } else { "hard" };
            let options = json!({ "iterations": 20 * n, "level": level, "seed": format!("kept {n}") });
            // As text: to read a number and write it again may change its last digit.
            let (save, suggestion) = (table.save(), table.suggest(&options.to_string()).unwrap());
            text += &format!("{{\"save\":{save},\"options\":{options},\"suggestion\":{suggestion}}}\n");
        }
        assert!(!text.is_empty(), "{}: a game begins with a decision", G::INFO.id);
        self.0.push((G::INFO.id, text));
    }
}

#[test]
fn golden_suggestions_are_as_they_were() {
    let mut kept = Kept(Vec::new());
    ludotheque::games::each(&mut kept);
    let folder = crate::architecture::root().join("tests/vectors/suggestions");
    for (id, text) in kept.0 {
        let path = folder.join(format!("{id}.jsonl"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &text).unwrap();
        }
        let before = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            before == text,
            "{id} suggests something else: run BLESS=1 cargo test golden_suggestions and say in the commit why"
        );
    }
}
