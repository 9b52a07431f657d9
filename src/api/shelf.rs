//! The games as they stand on the shelf: what they are, their rules, their examples.

use std::marker::PhantomData;

use serde::Serialize;

use super::setup::{self, Fields};
use super::words::parse;
use super::{AnyTable, Reply, reply, save};
use crate::core::{self, Citation, Code, Error, ForEachGame, Game, OptionKind, Quoted, RuleSource, ToText, Tree, Writer};

/// A game that nobody has opened yet.
pub(super) trait AnyGame {
    fn id(&self) -> &'static str;
    fn info(&self) -> GameInfo;
    fn rules(&self) -> Vec<RuleInfo>;
    fn scenarios(&self) -> Vec<ScenarioInfo>;
    fn create(&self, options: Fields) -> Result<Box<dyn AnyTable>, Error>;
    fn restore(&self, save: save::Saved) -> Result<Box<dyn AnyTable>, Error>;
}

/// What a game is, before anybody sits down.
#[derive(ToText)]
#[serde(rename_all = "camelCase")]
pub(super) struct GameInfo {
    id: &'static str,
    title: &'static str,
    author: &'static str,
    publisher: &'static str,
    year: Option<u16>,
    min_players: u8,
    max_players: u8,
    default_players: u8,
    rules_version: u32,
    reconstructed: &'static str,
    options: Vec<OptionInfo>,
    variants: Vec<VariantInfo>,
}

/// An option and its default.
struct OptionInfo {
    option: &'static core::OptionInfo,
    default: Option<Tree>,
}

impl ToText for OptionInfo {
    fn to_text(&self, out: &mut Writer) {
        let core::OptionInfo { name, kind, text, rule } = self.option;
        out.object(|out| {
            out.field("name", name);
            match kind {
                OptionKind::Choice(values) => {
                    out.field("kind", "choice");
                    out.field("values", values);
                }
                OptionKind::Switch => out.field("kind", "switch"),
                OptionKind::Whole { min, max } => {
                    out.field("kind", "whole");
                    out.field("min", min);
                    out.field("max", max);
                }
                OptionKind::Table => out.field("kind", "table"),
            }
            out.field("default", &self.default);
            out.field("text", text);
            out.field("rule", rule);
        });
    }
}

#[derive(ToText)]
struct VariantInfo {
    id: &'static str,
    title: &'static str,
    options: Tree,
}

/// One numbered rule.
#[derive(Serialize)]
pub struct RuleInfo {
    id: &'static str,
    title: &'static str,
    text: &'static str,
    kind: &'static str,
    source: &'static str,
}

/// An example of the rulebook, ready to load.
#[derive(Serialize)]
pub struct ScenarioInfo {
    id: &'static str,
    title: &'static str,
    note: &'static str,
    rules: &'static [Citation],
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

/// The ids of all games.
pub(super) fn ids() -> impl Iterator<Item = &'static str> {
    shelf().into_iter().map(|game| game.id())
}

/// The game with this id.
pub(super) fn find(id: &str) -> Result<Box<dyn AnyGame>, Error> {
    let mut shelf = shelf();
    match shelf.iter().position(|game| game.id() == id) {
        Some(at) => Ok(shelf.swap_remove(at)),
        None => {
            let known: Vec<&str> = ids().collect();
            let shown: String = id.chars().take(40).collect();
            Err(Error::new(Code::UnknownGame, format!("there is no game {}: there are {}", Quoted(&shown), known.join(", "))))
        }
    }
}

/// What games there are.
pub fn games() -> Reply {
    reply(&shelf().iter().map(|game| game.info()).collect::<Vec<_>>())
}

/// The numbered rules and rulings of a game.
pub fn rules(id: &str) -> Result<Vec<RuleInfo>, Error> {
    Ok(find(id)?.rules())
}

/// The rulebook's examples of a game.
pub fn scenarios(id: &str) -> Result<Vec<ScenarioInfo>, Error> {
    Ok(find(id)?.scenarios())
}

impl<G: Game> AnyGame for Boxed<G> {
    fn id(&self) -> &'static str {
        G::INFO.id
    }

    fn info(&self) -> GameInfo {
        let core::Info { id, title, author, publisher, year, min_players, max_players, default_players, .. } = G::INFO;
        let core::Info { rules_version, reconstructed, .. } = G::INFO;
        let as_tree = |options: &G::Options| parse(&reply(options), Code::BadOptions, &"a set of options").unwrap_or(Tree::Null);
        let defaults = match as_tree(&G::Options::default()) {
            Tree::Object(fields) => fields,
            _ => Fields::new(),
        };
        let default = |name: &str| defaults.iter().find(|(field, _)| field == name).map(|(_, value)| value.clone());
        let options = G::OPTIONS.iter().map(|option| OptionInfo { option, default: default(option.name) }).collect();
        let variants = G::variants();
        let variants = variants.iter().map(|variant| VariantInfo {
            id: variant.id,
            title: variant.title,
            options: as_tree(&variant.options),
        });
        GameInfo {
            id,
            title,
            author,
            publisher,
            year,
            min_players,
            max_players,
            default_players,
            rules_version,
            reconstructed,
            options,
            variants: variants.collect(),
        }
    }

    fn rules(&self) -> Vec<RuleInfo> {
        let info = |rule: core::Rule| {
            let core::Rule { id, title, text, source } = rule;
            let (kind, source) = match source {
                RuleSource::Rulebook(place) => ("rulebook", place),
                RuleSource::Public(place) => ("public", place),
                RuleSource::Ruling => ("ruling", "ruling"),
            };
            RuleInfo { id, title, text, kind, source }
        };
        G::RULES.rules().map(info).collect()
    }

    fn scenarios(&self) -> Vec<ScenarioInfo> {
        let info = |scenario: &core::Scenario<G>| {
            let core::Scenario { id, title, note, rules, .. } = *scenario;
            ScenarioInfo { id, title, note, rules }
        };
        G::scenarios().iter().map(info).collect()
    }

    fn create(&self, options: Fields) -> Result<Box<dyn AnyTable>, Error> {
        setup::open::<G>(options).map(|table| Box::new(table) as Box<dyn AnyTable>)
    }

    fn restore(&self, saved: save::Saved) -> Result<Box<dyn AnyTable>, Error> {
        save::replay::<G>(saved).map(|table| Box::new(table) as Box<dyn AnyTable>)
    }
}
