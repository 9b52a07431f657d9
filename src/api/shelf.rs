//! The games as they stand on the shelf: what they are, their rules, their examples.

use std::marker::PhantomData;

use serde::Serialize;

use super::setup::{Fields, Opening};
use super::words::{parse, take};
use super::{AnyTable, Reply, reply};
use crate::core::{
    self, ChanceMode, Citation, Code, Error, ForEachGame, Game, OptionKind, Quoted, RuleBook, RuleSource, Scenarios, Seed, Start,
    Table, ToText, Tree, Writer,
};

/// A game that nobody has opened yet, without its type.
pub(super) trait AnyGame {
    fn info(&self) -> core::Info;
    fn options(&self) -> &'static [core::OptionInfo];
    /// The text of its default options.
    fn defaults(&self) -> Reply;
    /// The named ways to play: id, title, and the text of the options.
    fn variants(&self) -> Vec<(&'static str, &'static str, Reply)>;
    fn rules(&self) -> RuleBook;
    fn scenarios(&self) -> Scenarios;
    /// The rule behind the number of players.
    fn seats_rule(&self) -> Citation;
    /// The rule that an option breaks when its value has not even the right shape.
    fn shape_rule(&self, option: &str) -> Option<Citation>;
    /// Whether these are options of the game.
    fn check_options(&self, options: &Tree) -> Result<(), Error>;
    fn open(&self, opening: Opening<'_>, seed: Seed, chance: ChanceMode) -> Result<Box<dyn AnyTable>, Error>;
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
    pub(super) id: &'static str,
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
    shelf().into_iter().map(|game| game.info().id)
}

/// The game with this id.
pub(super) fn find(id: &str) -> Result<Box<dyn AnyGame>, Error> {
    let mut shelf = shelf();
    match shelf.iter().position(|game| game.info().id == id) {
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
    reply(&shelf().iter().map(|game| describe(&**game)).collect::<Vec<_>>())
}

/// The numbered rules and rulings of a game.
pub fn rules(id: &str) -> Result<Vec<RuleInfo>, Error> {
    Ok(find(id)?.rules().rules().map(told).collect())
}

/// The rulebook's examples of a game.
pub fn scenarios(id: &str) -> Result<Vec<ScenarioInfo>, Error> {
    let info = |core::Scenario { id, title, note, rules }| ScenarioInfo { id, title, note, rules };
    Ok(find(id)?.scenarios().iter().map(info).collect())
}

/// What a game is.
fn describe(game: &dyn AnyGame) -> GameInfo {
    let core::Info { id, title, author, publisher, year, min_players, max_players, default_players, .. } = game.info();
    let core::Info { rules_version, reconstructed, .. } = game.info();
    let as_tree = |options: Reply| parse(&options, Code::BadOptions, &"a set of options").unwrap_or(Tree::Null);
    let defaults = match as_tree(game.defaults()) {
        Tree::Object(fields) => fields,
        _ => Fields::new(),
    };
    let default = |name: &str| defaults.iter().find(|(field, _)| field == name).map(|(_, value)| value.clone());
    let options = game.options().iter().map(|option| OptionInfo { option, default: default(option.name) }).collect();
    let variants = game.variants().into_iter().map(|(id, title, options)| VariantInfo { id, title, options: as_tree(options) });
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

/// A rule as it is told.
fn told(rule: core::Rule) -> RuleInfo {
    let core::Rule { id, title, text, source } = rule;
    let (kind, source) = match source {
        RuleSource::Rulebook(place) => ("rulebook", place),
        RuleSource::Public(place) => ("public", place),
        RuleSource::Ruling => ("ruling", "ruling"),
    };
    RuleInfo { id, title, text, kind, source }
}

impl<G: Game> AnyGame for Boxed<G> {
    fn info(&self) -> core::Info {
        G::INFO
    }

    fn options(&self) -> &'static [core::OptionInfo] {
        G::OPTIONS
    }

    fn defaults(&self) -> Reply {
        reply(&G::Options::default())
    }

    fn variants(&self) -> Vec<(&'static str, &'static str, Reply)> {
        G::variants().iter().map(|variant| (variant.id, variant.title, reply(&variant.options))).collect()
    }

    fn rules(&self) -> RuleBook {
        G::RULES
    }

    fn scenarios(&self) -> Scenarios {
        G::SCENARIOS
    }

    fn seats_rule(&self) -> Citation {
        G::seats_rule()
    }

    fn shape_rule(&self, option: &str) -> Option<Citation> {
        G::shape_rule(option)
    }

    fn check_options(&self, options: &Tree) -> Result<(), Error> {
        options_of::<G>(options).map(|_| ())
    }

    fn open(&self, opening: Opening<'_>, seed: Seed, chance: ChanceMode) -> Result<Box<dyn AnyTable>, Error> {
        let start = match opening {
            Opening::Setup(options, seats) => Start::Setup { options: options_of::<G>(options)?, seats },
            Opening::Scenario(at) => Start::Position(Box::new(G::SCENES[at]())),
            Opening::Position(state) => {
                Start::Position(Box::new(take(state, Code::BadPosition, &format_args!("a position of {}", G::INFO.title))?))
            }
        };
        Ok(Box::new(Table::<G>::open(start, seed, chance)?))
    }
}

#[inline(never)]
fn options_of<G: Game>(options: &Tree) -> Result<G::Options, Error> {
    take(options, Code::BadOptions, &format_args!("a set of options for {}", G::INFO.title))
}
