//! Who may know whom: folders and the words that may not stand in them.

use std::path::{Path, PathBuf};

/// What is written for every game names none of them.
const GAMES: &[&str] = &["kopis", "ptites_locos", "troia", "frachtexpress", "koplopers"];

const FORBIDDEN: &[(&str, &[&str])] = &[
    ("src/core", &["crate::games", "crate::api", "crate::bot", "crate::wasm", "wasm_bindgen", "js_sys", "SystemTime", "Instant"]),
    (
        "src/games",
        &[
            "crate::games",
            "crate::api",
            "crate::bot",
            "wasm_bindgen",
            "js_sys",
            "serde_json",
            "HashMap",
            "HashSet",
            "f32",
            "f64",
            "SystemTime",
            "Instant",
            "getrandom",
        ],
    ),
    ("src/bot", &["crate::games", "crate::api", "wasm_bindgen", "js_sys", "SystemTime", "Instant"]),
    ("src/bot", GAMES),
    ("src/api", &["wasm_bindgen", "js_sys"]),
    ("src/api", GAMES),
];

/// What the generator of types may say although it stands in a game: its alias macro.
const ALLOWED: &[&str] = &["use crate::generate::alias;"];

pub fn files(folder: &Path, ending: &str, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, ending, out);
        } else if path.to_string_lossy().ends_with(ending) {
            out.push(path);
        }
    }
}

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn offences(name: &str, text: &str, words: &[&str]) -> Vec<String> {
    let in_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if ALLOWED.contains(&line.trim()) {
            continue;
        }
        for word in words {
            let stands = line
                .match_indices(word)
                .any(|(at, _)| !in_word(line[..at].chars().next_back()) && !in_word(line[at + word.len()..].chars().next()));
            if stands {
                found.push(format!("{name}:{number}: {word}"));
            }
        }
    }
    found
}

#[test]
fn no_room_knows_what_it_may_not() {
    let mut found = Vec::new();
    for (folder, words) in FORBIDDEN {
        let mut sources = Vec::new();
        files(&root().join(folder), ".rs", &mut sources);
        assert!(!sources.is_empty(), "{folder} has no sources");
        for path in sources {
            let text = std::fs::read_to_string(&path).unwrap();
            found.extend(offences(&path.strip_prefix(root()).unwrap().display().to_string(), &text, words));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_check_finds_an_offence() {
    assert_eq!(offences("a.rs", "let x: HashMap<u8, u8>;\nlet y = my_HashMap;", &["HashMap"]), ["a.rs:1: HashMap"]);
}
