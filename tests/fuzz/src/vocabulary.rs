//! The words of each game, and how its games may begin: what the mutator draws from.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use ludotheque::core::{ForEachGame, Heuristics, Pcg};
use serde_json::{Value, json};

use super::any_session::play;
use super::recipe::{Recipe, Try};

/// What is known of a game before anything is mutated.
pub struct Words {
    pub id: String,
    /// What `createGame` may be given: variants, single options, numbers of players, scenarios, the golden games.
    pub setups: Vec<Value>,
    /// Options with values of theirs.
    pub options: Vec<(String, Value)>,
    /// Every text that stands in states, moves and options.
    pub texts: Vec<String>,
    /// The first decisions of the golden games.
    pub golden: Vec<Recipe>,
}

pub static GAMES: LazyLock<Vec<Words>> = LazyLock::new(|| {
    struct Ids(Vec<&'static str>);
    impl ForEachGame for Ids {
        fn visit<G: Heuristics>(&mut self) {
            self.0.push(G::INFO.id);
        }
    }
    let mut ids = Ids(Vec::new());
    ludotheque::games::each(&mut ids);
    ids.0.into_iter().map(Words::of).collect()
});

impl Words {
    fn of(id: &str) -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../src/text/{id}.en.json"));
        let texts: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let (id, game) = (id.to_owned(), &texts["info"]);
        let options: Vec<(String, Value)> = array(&game["options"]).iter().flat_map(values).collect();
        let mut setups = vec![json!({})];
        setups.extend(array(&game["variants"]).iter().map(|variant| variant["options"].clone()));
        setups.extend(options.iter().map(|(name, value)| json!({ name: value })));
        setups.extend(
            (game["minPlayers"].as_u64().unwrap()..=game["maxPlayers"].as_u64().unwrap()).map(|n| json!({ "players": n })),
        );
        setups.extend(array(&texts["scenarios"]).iter().map(|scenario| json!({ "scenario": scenario["id"] })));
        let golden = golden(&id);
        setups.extend(golden.iter().map(|recipe| recipe.setup.clone()));
        let mut texts = BTreeSet::new();
        for setup in &setups {
            let recipe = Recipe { game: id.clone(), setup: setup.clone(), play: 0, edits: Vec::new(), tries: Vec::new() };
            let Ok(mut table) = recipe.open() else { continue };
            play(&mut *table, 300, &mut Pcg::new(1));
            for told in [setup.to_string(), table.state(), table.history()] {
                gather(&serde_json::from_str(&told).unwrap(), &mut texts);
            }
        }
        Self { id, setups, options, texts: texts.into_iter().collect(), golden }
    }
}

pub fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// The values of an option that a form would offer, the ends of its range, and one beyond each.
fn values(option: &Value) -> Vec<(String, Value)> {
    let values = match option["kind"].as_str() {
        Some("choice") => array(&option["values"]).to_vec(),
        Some("switch") => vec![json!(false), json!(true)],
        Some("whole") => {
            let [min, max] = ["min", "max"].map(|end| option[end].as_i64().unwrap());
            vec![json!(min), json!(max), json!(min - 1), json!(max + 1)]
        }
        _ => vec![Value::Null],
    };
    values.into_iter().map(|value| (option["name"].as_str().unwrap().to_owned(), value)).collect()
}

/// The golden games of a game, as far as their first decisions.
fn golden(id: &str) -> Vec<Recipe> {
    const DECISIONS: usize = 24;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../golden");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let games = paths.iter().map(|path| std::fs::read_to_string(path).unwrap());
    games
        .filter_map(|told| {
            let (head, rest) = told.split_once('\n')?;
            let setup = serde_json::from_str(head.strip_prefix(id)?.strip_prefix(' ')?).ok()?;
            let turns = rest.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
            let decisions = turns.filter(|turn| turn["seat"].is_number()).take(DECISIONS);
            let tries = decisions.map(|turn| Try::Move { seat: turn["seat"].clone(), r#move: turn["move"].clone() }).collect();
            Some(Recipe { game: id.to_owned(), setup, play: 0, edits: Vec::new(), tries })
        })
        .collect()
}

fn gather(value: &Value, texts: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => drop(texts.insert(text.clone())),
        Value::Array(items) => items.iter().for_each(|item| gather(item, texts)),
        Value::Object(fields) => {
            for (name, value) in fields {
                texts.insert(name.clone());
                gather(value, texts);
            }
        }
        _ => {}
    }
}
