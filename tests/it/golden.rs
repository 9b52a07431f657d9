//! Whole games as text: the set-up, one ply a line (actor, move, events with their rules), the outcome, the last state.
//! They are replayed here, through npm in Node, and in a browser: the same bytes everywhere. `BLESS=1` writes them.

use ludotheque::api::ActorArg;
use ludotheque::core::{Actor, Pcg, Rng};
use serde_json::Value;

use crate::any_session::create;
use crate::architecture::{files, root};
use crate::transcript::{replay, tell};

/// The games that are kept: id, options, file name.
const KEPT: &[(&str, &str, &str)] = &[
    ("kopis", r#"{"seed":1}"#, "kopis-2p-storm"),
    ("kopis", r#"{"seed":2,"setup":"advanced","placementOrder":"snake"}"#, "kopis-2p-storm-advanced"),
    ("kopis", r#"{"seed":3,"mode":"suddenDeath"}"#, "kopis-2p-sudden-death"),
    ("kopis", r#"{"seed":4,"mode":"suddenDeath","setup":"advanced"}"#, "kopis-2p-sudden-death-advanced"),
    ("ptites-locos", r#"{"seed":1}"#, "ptites-locos-2p-choice"),
    ("ptites-locos", r#"{"seed":2,"players":3,"platformEnds":"slide"}"#, "ptites-locos-3p-slide"),
    ("ptites-locos", r#"{"seed":3,"players":4,"repairTiles":true}"#, "ptites-locos-4p-tiles"),
    (
        "ptites-locos",
        r#"{"seed":4,"players":2,"repairTiles":true,"platformEnds":"slide","startEnds":{"blue":"B","red":"A","yellow":"B"},"turnLimit":60,"board":{"sections":[[10,2,1],[1,12,4],[3,3,3]],"platforms":{"blue":[{"squares":4,"in":1,"out":1},{"squares":2,"in":2,"out":4},{"squares":1,"in":null,"out":2}],"red":[{"squares":1,"in":1,"out":2},{"squares":3,"in":2,"out":1},{"squares":2,"in":3,"out":null},{"squares":4,"in":null,"out":3}],"yellow":[{"squares":2,"in":4,"out":2},{"squares":3,"in":2,"out":3}]}}}"#,
        "ptites-locos-2p-own-board",
    ),
    ("troia", r#"{"seed":1,"players":2}"#, "troia-2p"),
    ("troia", r#"{"seed":2,"players":3,"contours":"examined","plans":"box"}"#, "troia-3p-examined-box"),
    ("troia", r#"{"seed":"three","players":4,"bridges":false,"colours":["green","red","yellow","blue"]}"#, "troia-4p-no-bridges"),
    (
        "troia",
        r#"{"seed":4,"players":3,"plans":{"I":["b2"],"II":[],"VI":["a1","d4"],"VII":["c2"],"VIII":["a1","b1","c1","d1"]}}"#,
        "troia-3p-own-table",
    ),
    ("frachtexpress", r#"{"seed":1}"#, "frachtexpress-3p-basic"),
    ("frachtexpress", r#"{"seed":2,"players":4,"advanced":true,"layout":"author"}"#, "frachtexpress-4p-author-advanced"),
    (
        "frachtexpress",
        r#"{"seed":3,"advanced":true,"layout":"free","specials":{"A":"kidnap"}}"#,
        "frachtexpress-3p-free-advanced",
    ),
    ("koplopers", r#"{"seed":1,"players":2}"#, "koplopers-2p-family"),
    ("koplopers", r#"{"seed":2,"players":3,"variant":"advanced","coupledTrains":"onePointPerTurn"}"#, "koplopers-3p-advanced"),
    ("koplopers", r#"{"seed":3}"#, "koplopers-4p-family"),
    ("koplopers", r#"{"seed":4,"players":4,"variant":"advanced"}"#, "koplopers-4p-advanced"),
];

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

#[test]
fn golden_games_are_as_they_were() {
    let folder = root().join("tests/golden");
    for (id, options, name) in KEPT {
        let told = generate(id, options);
        let path = folder.join(format!("{name}.txt"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &told).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == told, "{name} is not as it was: run BLESS=1 cargo test golden and say in the commit which rule changed");
    }
    let mut kept = Vec::new();
    files(&folder, ".txt", &mut kept);
    assert_eq!(kept.len(), KEPT.len(), "a golden game that nobody replays");
    let browser = std::fs::read_to_string(root().join("tests/web.rs")).unwrap();
    for (.., name) in KEPT {
        assert!(browser.contains(&format!("\"{name}\"")), "{name} is not replayed in a browser");
    }
}

#[test]
fn golden_games_replay_from_their_text() {
    let mut kept = Vec::new();
    files(&root().join("tests/golden"), ".txt", &mut kept);
    for path in kept {
        let golden = std::fs::read_to_string(&path).unwrap();
        assert!(replay(&golden) == golden, "{} does not replay", path.display());
    }
}
