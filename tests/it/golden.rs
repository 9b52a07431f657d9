//! Whole games as text: the set-up, one ply a line (actor, move, events with their rules), the outcome, the last state.
//! They are replayed here, through npm in Node, and in a browser: the same bytes everywhere. `BLESS=1` writes them.

use std::path::PathBuf;

use ludotheque::api::ActorArg;
use ludotheque::core::{Actor, ForEachGame, Heuristics, Pcg, Rng};
use serde_json::Value;

use crate::any_session::create;
use crate::architecture::{files, root};
use crate::transcript::{replay, tell};

fn value(reply: &str) -> Value {
    serde_json::from_str(reply).unwrap()
}

/// Plays a game at random and tells it.
fn generate(id: &str, options: &str) -> String {
    let mut table = create(id, options).unwrap();
    let mut dice = Pcg::new(7);
    while let Some(Actor::Seat(seat)) = table.actors().first() {
        let who = ActorArg::Number(seat.0.into());
        let moves = value(&table.legal_moves(who).unwrap());
        let moves = moves.as_array().unwrap();
        let mv = moves[dice.below(moves.len() as u32) as usize].to_string();
        table.apply(&mv, who).unwrap();
    }
    tell(&*table, id, options)
}

/// The files of the golden games.
fn kept() -> Vec<PathBuf> {
    let mut kept = Vec::new();
    files(&root().join("tests/golden"), ".txt", &mut kept);
    kept
}

/// A new golden game is a file with a first line, the id of the game and its options; `BLESS=1` writes the rest.
#[test]
fn golden_games_are_as_they_were() {
    for path in kept() {
        let golden = std::fs::read_to_string(&path).unwrap();
        let (id, options) = golden.lines().next().and_then(|line| line.split_once(' ')).expect("the set-up is the first line");
        let told = generate(id, options);
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &told).unwrap();
            continue;
        }
        let name = path.display();
        assert!(
            golden == told,
            "{name} is not as it was: run BLESS=1 cargo test golden and say in the commit which rule changed"
        );
    }
}

#[test]
fn every_game_has_golden_games() {
    struct Ids(Vec<&'static str>);
    impl ForEachGame for Ids {
        fn visit<G: Heuristics>(&mut self) {
            self.0.push(G::INFO.id);
        }
    }
    let mut ids = Ids(Vec::new());
    ludotheque::games::each(&mut ids);
    let golden: Vec<String> = kept().iter().map(|path| std::fs::read_to_string(path).unwrap()).collect();
    for id in ids.0 {
        assert!(golden.iter().any(|text| text.split(' ').next() == Some(id)), "{id} has no file in tests/golden");
    }
}

#[test]
fn golden_games_replay_from_their_text() {
    for path in kept() {
        let golden = std::fs::read_to_string(&path).unwrap();
        assert!(replay(&golden) == golden, "{} does not replay", path.display());
    }
}
