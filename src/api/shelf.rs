//! The games as they stand on the shelf: what they are, their rules, their examples.

use std::marker::PhantomData;

use serde_json::{Map, Value, json};

use super::words::value;
use super::{AnyTable, save, setup};
use crate::core::{Code, Error, ForEachGame, Game, OptionKind, RuleSource};

/// A game that nobody has opened yet.
pub(super) trait AnyGame {
    fn id(&self) -> &'static str;
    fn info(&self) -> Value;
    fn rules(&self) -> Value;
    fn scenarios(&self) -> Value;
    fn create(&self, options: Map<String, Value>) -> Result<Box<dyn AnyTable>, Error>;
    fn restore(&self, save: save::Saved) -> Result<Box<dyn AnyTable>, Error>;
}

struct Boxed<G>(PhantomData<G>);

struct Shelf(Vec<Box<dyn AnyGame>>);

impl ForEachGame for Shelf {
    fn visit<G: Game>(&mut self) {
        self.0.push(Box::new(Boxed::<G>(PhantomData)));
    }
}

fn shelf() -> Vec<Box<dyn AnyGame>> {
    let mut shelf = Shelf(Vec::new());
    crate::games::each(&mut shelf);
    shelf.0
}

/// The game with this id.
pub(super) fn find(id: &str) -> Result<Box<dyn AnyGame>, Error> {
    let mut shelf = shelf();
    match shelf.iter().position(|game| game.id() == id) {
        Some(at) => Ok(shelf.swap_remove(at)),
        None => {
            let known: Vec<&str> = shelf.iter().map(|game| game.id()).collect();
            let shown: String = id.chars().take(40).collect();
            Err(Error::new(Code::UnknownGame, format!("there is no game {shown:?}: there are {}", known.join(", "))))
        }
    }
}

/// What games there are.
pub fn games() -> Value {
    shelf().iter().map(|game| game.info()).collect()
}

/// The numbered rules and rulings of a game.
pub fn rules(id: &str) -> Result<Value, Error> {
    Ok(find(id)?.rules())
}

/// The rulebook's examples of a game.
pub fn scenarios(id: &str) -> Result<Value, Error> {
    Ok(find(id)?.scenarios())
}

impl<G: Game> AnyGame for Boxed<G> {
    fn id(&self) -> &'static str {
        G::INFO.id
    }

    fn info(&self) -> Value {
        let info = G::INFO;
        let defaults = value(&G::Options::default());
        let options: Vec<Value> = G::OPTIONS
            .iter()
            .map(|option| {
                let mut described = match option.kind {
                    OptionKind::Choice(values) => json!({ "kind": "choice", "values": values }),
                    OptionKind::Switch => json!({ "kind": "switch" }),
                    OptionKind::Whole { min, max } => json!({ "kind": "whole", "min": min, "max": max }),
                    OptionKind::Table => json!({ "kind": "table" }),
                };
                if let Value::Object(fields) = &mut described {
                    fields.insert("name".into(), option.name.into());
                    fields.insert("default".into(), defaults.get(option.name).cloned().unwrap_or(Value::Null));
                    fields.insert("text".into(), option.text.into());
                    fields.insert("rule".into(), option.rule.id().into());
                }
                described
            })
            .collect();
        let variants: Vec<Value> = G::variants()
            .iter()
            .map(|variant| json!({ "id": variant.id, "title": variant.title, "options": value(&variant.options) }))
            .collect();
        json!({
            "id": info.id,
            "title": info.title,
            "author": info.author,
            "publisher": info.publisher,
            "year": info.year,
            "minPlayers": info.min_players,
            "maxPlayers": info.max_players,
            "defaultPlayers": info.default_players,
            "rulesVersion": info.rules_version,
            "reconstructed": info.reconstructed,
            "options": options,
            "variants": variants,
        })
    }

    fn rules(&self) -> Value {
        let rule = |citation: &crate::core::Citation| {
            let rule = citation.rule();
            let (kind, source) = match rule.source {
                RuleSource::Rulebook(place) => ("rulebook", place),
                RuleSource::Public(place) => ("public", place),
                RuleSource::Ruling => ("ruling", "ruling"),
            };
            json!({ "id": rule.id, "title": rule.title, "text": rule.text(), "kind": kind, "source": source })
        };
        G::RULES.iter().map(rule).collect()
    }

    fn scenarios(&self) -> Value {
        let scenario = |scenario: &crate::core::Scenario<G>| {
            let rules: Vec<&str> = scenario.rules.iter().map(|rule| rule.id()).collect();
            json!({ "id": scenario.id, "title": scenario.title, "note": scenario.note, "rules": rules })
        };
        G::scenarios().iter().map(scenario).collect()
    }

    fn create(&self, options: Map<String, Value>) -> Result<Box<dyn AnyTable>, Error> {
        setup::open::<G>(options).map(|table| Box::new(table) as Box<dyn AnyTable>)
    }

    fn restore(&self, saved: save::Saved) -> Result<Box<dyn AnyTable>, Error> {
        save::replay::<G>(saved).map(|table| Box::new(table) as Box<dyn AnyTable>)
    }
}
