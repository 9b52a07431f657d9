//! The committed corpus of the fuzzer and every regression that it found, replayed: the same properties as in `tests/fuzz`.

#[path = "../fuzz/src/properties.rs"]
mod properties;
#[path = "../fuzz/src/recipe.rs"]
mod recipe;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::architecture::{files, root};
use properties::{Kind, holds};
use recipe::Recipe;

/// No input takes longer than this, also where nothing is optimised.
const LONGEST: Duration = Duration::from_secs(60);

/// Replays inputs of one kind on every core; a failure names its input.
fn replay(kind: Kind, inputs: &[String]) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, std::num::NonZero::get) {
            scope.spawn(|| {
                while let Some(input) = inputs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let started = Instant::now();
                    let outcome = std::panic::catch_unwind(|| holds(kind, input, None));
                    assert!(outcome.is_ok(), "{kind:?} fails for {input}");
                    assert!(started.elapsed() < LONGEST, "{kind:?} takes {:?} for {input}", started.elapsed());
                }
            });
        }
    });
}

#[test]
fn fuzz_corpora_and_regressions_hold() {
    for (name, kind) in Kind::ALL {
        let corpus = std::fs::read_to_string(root().join(format!("tests/fuzz/corpus/{name}.jsonl"))).unwrap();
        let mut inputs: Vec<String> = corpus.lines().map(str::to_owned).collect();
        assert!(!inputs.is_empty(), "{name} has no corpus");
        let mut regressions = Vec::new();
        let folder = root().join("tests/fuzz/regressions").join(name);
        if folder.exists() {
            files(&folder, ".json", &mut regressions);
        }
        inputs.extend(regressions.iter().map(|path| std::fs::read_to_string(path).unwrap()));
        replay(kind, &inputs);
    }
}

#[test]
fn fuzz_recipes_change_what_they_name() {
    let recipe = |edits: Value| Recipe::read(&json!({ "game": "kopis", "setup": {}, "edits": edits }).to_string()).unwrap();
    let data = json!({ "hand": [1, 2, 3], "deck": [4], "turn": 0 });
    let changed = |edits| recipe(edits).edited(data.clone());
    assert_eq!(changed(json!([{ "put": ["/turn", 5] }, { "cut": "/deck" }])), json!({ "hand": [1, 2, 3], "turn": 5 }));
    assert_eq!(changed(json!([{ "move": ["/hand/1", "/deck/0"] }])), json!({ "hand": [1, 3], "deck": [2, 4], "turn": 0 }));
    assert_eq!(changed(json!([{ "copy": ["/turn", "/deck/-"] }]))["deck"], json!([4, 0]));
    assert_eq!(changed(json!([{ "swap": ["/hand/0", "/deck/0"] }])), json!({ "hand": [4, 2, 3], "deck": [1], "turn": 0 }));
    assert_eq!(changed(json!([{ "widen": ["/deck", 2] }]))["deck"], json!([4, 4, 4]));
    assert_eq!(changed(json!([{ "widen": ["", 2] }])).as_object().map(serde_json::Map::len), Some(5));
    assert_eq!(changed(json!([{ "cut": "/hand/9" }, { "swap": ["/x", "/turn"] }])), data, "nothing there, nothing changed");
    let listed = r#"{"game":"kopis","setup":{},"tries":[{"seat":0,"move":{"type":"slide","side":"south","line":"c"}}]}"#;
    assert!(holds(Kind::moves, listed, Some("kopis")) && !holds(Kind::moves, listed, Some("troia")), "one game can be wanted");
}
