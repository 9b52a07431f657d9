//! Who may know whom: folders and the words that may not stand in them.

use std::path::{Path, PathBuf};

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
    ("src/api", &["wasm_bindgen", "js_sys"]),
];

/// What the generator of types may say although it stands in a game: its alias macro.
const ALLOWED: &[&str] = &["use crate::generate::alias;"];

/// Whether a source of a game says how it is drawn: places on a plane may be floats there, and no rule may ask them.
fn is_drawing(path: &Path) -> bool {
    path.with_extension("").iter().any(|part| part == "components")
}

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
            let path = path.strip_prefix(root()).unwrap();
            let words: Vec<&str> = words.iter().copied().filter(|word| *word != "f64" || !is_drawing(path)).collect();
            found.extend(offences(&path.display().to_string(), &text, &words));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn no_rule_asks_how_a_game_is_drawn() {
    let mut sources = Vec::new();
    files(&root().join("src/games"), ".rs", &mut sources);
    let mut found = Vec::new();
    for path in sources.iter().map(|path| path.strip_prefix(root()).unwrap()).filter(|path| !is_drawing(path)) {
        // The front door of a game declares its modules and gives the components out.
        if !path.ends_with("mod.rs") {
            let text = std::fs::read_to_string(root().join(path)).unwrap();
            found.extend(offences(&path.display().to_string(), &text, &["super::components"]));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The folders of the games.
fn games() -> Vec<String> {
    let entries = std::fs::read_dir(root().join("src/games")).unwrap().map(|entry| entry.unwrap());
    let mut names: Vec<String> =
        entries.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn what_is_written_for_every_game_names_none_of_them() {
    let games = games();
    let names: Vec<&str> = games.iter().map(String::as_str).collect();
    let mut found = Vec::new();
    for folder in ["src/core", "src/bot", "src/api", "src/wasm"] {
        let mut sources = Vec::new();
        files(&root().join(folder), ".rs", &mut sources);
        for path in sources {
            let text = std::fs::read_to_string(&path).unwrap();
            // Examples in comments and in tests may.
            let code: Vec<&str> = text.split("#[cfg(test)]").take(1).flat_map(str::lines).collect();
            let code = code.iter().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n");
            found.extend(offences(&path.strip_prefix(root()).unwrap().display().to_string(), &code, &names));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_check_finds_an_offence() {
    assert_eq!(offences("a.rs", "let x: HashMap<u8, u8>;\nlet y = my_HashMap;", &["HashMap"]), ["a.rs:1: HashMap"]);
}

/// What a game has to have, and what has to name it; `{game}` is its name in Rust, `{id}` its id.
const FOLDER: &[&str] = &["rules", "data", "wire", "components", "position", "play", "scoring", "heuristics", "scenarios"];
const FILES: &[&str] = &[
    "src/games/{game}/mod.rs",
    "src/element/games/{id}/index.ts",
    "src/element/games/{id}/frame.ts",
    "src/element/games/{id}/words.ts",
    "src/element/games/{id}/{id}.css",
    "src/text/{id}.en.json",
    "src/text/lessons/{id}.en.json",
    "demo/{id}.html",
    "demo/reference/{id}.html",
];
const LISTS: &[(&str, &str)] = &[
    ("Cargo.toml", "{id} = []"),
    ("src/games/mod.rs", "pub mod {game};"),
    ("src/games/mod.rs", "$call!({game},"),
    ("src/element/games/index.ts", "./{id}/frame.ts"),
    ("tests/it/rules/mod.rs", "pub mod {game};"),
    ("demo/index.html", "data-game=\"{id}\""),
];

/// The steps of «Adding a game» in `src/games/mod.rs` that were left out for a game.
fn missing(game: &str) -> Vec<String> {
    let named = |text: &str| text.replace("{game}", game).replace("{id}", &game.replace('_', "-"));
    let exists = |path: &str| root().join(path).exists();
    let is_module = |path: &str| exists(&format!("{path}.rs")) || exists(&format!("{path}/mod.rs"));
    let modules = FOLDER.iter().map(|name| format!("src/games/{game}/{name}")).chain([format!("tests/it/rules/{game}")]);
    let modules = modules.filter(|path| !is_module(path)).map(|path| format!("{path}.rs is missing"));
    let files = FILES.iter().map(|file| named(file)).filter(|path| !exists(path)).map(|path| format!("{path} is missing"));
    let lists = LISTS.iter().filter_map(|(file, line)| {
        let text = std::fs::read_to_string(root().join(file)).unwrap();
        (!text.contains(&named(line))).then(|| format!("{file} has no {}", named(line)))
    });
    modules.chain(files).chain(lists).collect()
}

#[test]
fn every_game_is_complete() {
    let found: Vec<String> = games().iter().flat_map(|game| missing(game)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_checklist_finds_what_is_missing() {
    let found = missing("no_game");
    assert_eq!(found.len(), FOLDER.len() + FILES.len() + LISTS.len() + 1);
    assert!(found.contains(&"src/element/games/no-game/words.ts is missing".to_owned()));
    assert!(found.contains(&"Cargo.toml has no no-game = []".to_owned()));
}
