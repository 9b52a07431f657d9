//! What people read, as data: `src/text/<game>.en.json` has what `games()`, `rules(id)` and `scenarios(id)` return, and
//! every message of the game; `src/text/engine.en.json` has the messages of the engine.

use serde::Serialize;
use serde_json::Value;

use super::compare;
use super::messages::{Definition, Definitions, messages};
use crate::core::{
    ChoiceEntry, ChoiceValue, Detail, ForEachGame, Heuristics, Kind, Message, OptionKind, Param, RuleRef, RuleSource, Seat,
};

#[derive(Serialize)]
struct Texts {
    info: GameInfo,
    rules: Vec<RuleInfo>,
    scenarios: Vec<ScenarioInfo>,
    messages: Definitions,
}

/// What a game is, before anybody sits down.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct GameInfo {
    id: &'static str,
    title: &'static str,
    summary: &'static str,
    author: &'static str,
    publisher: &'static str,
    year: Option<u16>,
    minutes: u16,
    min_players: u8,
    max_players: u8,
    default_players: u8,
    hidden_information: bool,
    rules_version: u32,
    rulebook_language: &'static str,
    reconstructed: &'static str,
    options: Vec<OptionInfo>,
    variants: Vec<VariantInfo>,
}

/// One option, with its default.
#[derive(Serialize)]
struct OptionInfo {
    name: &'static str,
    #[serde(flatten)]
    kind: OptionKindInfo,
    default: Value,
    text: &'static str,
    rule: RuleRef,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum OptionKindInfo {
    Choice { values: &'static [&'static str] },
    Switch {},
    Whole { min: u32, max: u32 },
    Choices { entries: &'static [ChoiceEntry], values: &'static [ChoiceValue] },
    Table {},
}

#[derive(Serialize)]
struct VariantInfo {
    id: &'static str,
    title: &'static str,
    options: Value,
}

/// One numbered rule.
#[derive(Serialize)]
struct RuleInfo {
    id: &'static str,
    title: &'static str,
    text: &'static str,
    kind: &'static str,
    source: &'static str,
    quote: Option<&'static str>,
}

/// An example of the rulebook.
#[derive(Serialize)]
struct ScenarioInfo {
    id: &'static str,
    title: &'static str,
    note: &'static str,
    rules: &'static [RuleRef],
}

fn value(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("wire types are plain data")
}

fn info<G: Heuristics>() -> GameInfo {
    let defaults = value(&G::Options::default());
    let options = G::OPTIONS.iter().map(|option| OptionInfo {
        name: option.name,
        kind: match option.kind {
            OptionKind::Choice(values) => OptionKindInfo::Choice { values },
            OptionKind::Switch => OptionKindInfo::Switch {},
            OptionKind::Whole { min, max } => OptionKindInfo::Whole { min, max },
            OptionKind::Choices { entries, values } => OptionKindInfo::Choices { entries, values },
            OptionKind::Table => OptionKindInfo::Table {},
        },
        default: defaults[option.name].clone(),
        text: option.text,
        rule: option.rule,
    });
    let variants = G::variants();
    let variants =
        variants.iter().map(|variant| VariantInfo { id: variant.id, title: variant.title, options: value(&variant.options) });
    GameInfo {
        id: G::INFO.id,
        title: G::INFO.title,
        summary: G::INFO.summary,
        author: G::INFO.author,
        publisher: G::INFO.publisher,
        year: G::INFO.year,
        minutes: G::INFO.minutes,
        min_players: G::INFO.min_players,
        max_players: G::INFO.max_players,
        default_players: G::INFO.default_players,
        hidden_information: G::INFO.hidden_information,
        rules_version: G::INFO.rules_version,
        rulebook_language: G::INFO.rulebook_language,
        reconstructed: G::INFO.reconstructed,
        options: options.collect(),
        variants: variants.collect(),
    }
}

fn rule(rule: &RuleRef) -> RuleInfo {
    let rule = rule.rule();
    let (kind, source) = match rule.source {
        RuleSource::Rulebook(place) => ("rulebook", place),
        RuleSource::Public(place) => ("public", place),
        RuleSource::Ruling => ("ruling", "ruling"),
    };
    RuleInfo { id: rule.id, title: rule.title, text: rule.text, kind, source, quote: rule.quote }
}

/// The folders with the messages of the engine.
const ENGINE: [&str; 3] = ["core", "bot", "api"];

fn pretty(data: &impl Serialize) -> String {
    serde_json::to_string_pretty(data).expect("texts are plain data") + "\n"
}

struct Writer;

impl ForEachGame for Writer {
    fn visit<G: Heuristics>(&mut self) {
        let id = G::INFO.id;
        let texts = Texts {
            info: info::<G>(),
            rules: G::RULES.iter().map(rule).collect(),
            scenarios: G::SCENARIOS
                .iter()
                .map(|scenario| ScenarioInfo {
                    id: scenario.id,
                    title: scenario.title,
                    note: scenario.note,
                    rules: scenario.rules,
                })
                .collect(),
            messages: messages(&[&format!("games/{}", id.replace('-', "_"))]),
        };
        compare(&format!("src/text/{id}.en.json"), &pretty(&texts));
        texts.messages.iter().for_each(|(id, definition)| formats(id, definition));
    }
}

#[test]
fn the_texts_are_those_of_the_sources() {
    crate::games::each(&mut Writer);
}

#[test]
fn the_messages_of_the_engine_are_those_of_the_sources() {
    #[derive(Serialize)]
    struct Engine {
        messages: Definitions,
    }
    let engine = Engine { messages: messages(&ENGINE) };
    compare("src/text/engine.en.json", &pretty(&engine));
    assert!(engine.messages.len() > 30, "{} messages", engine.messages.len());
    engine.messages.iter().for_each(|(id, definition)| formats(id, definition));
}

/// A message formats with sample parameters of its kinds, each of which shows, and follows the house's rules for sentences.
fn formats(id: &str, definition: &Definition) {
    let is_kebab = id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    assert!(is_kebab, "{id}: an id is lower case with hyphens");
    let text: &'static str = definition.text.clone().leak();
    assert!(!text.ends_with('.'), "{id}: no full stop: {text}");
    let sample = |kind: &str| match kind {
        "number" => (Kind::Number, Param::Number(7), "7".to_owned()),
        "seat" => (Kind::Seat, Param::from(Seat(1)), "seat 1".to_owned()),
        "place" => (Kind::Place, Param::from("c3"), "c3".to_owned()),
        "card" => (Kind::Card, Param::from("c17"), "c17".to_owned()),
        "piece" => (Kind::Piece, Param::from("t17"), "t17".to_owned()),
        "term" => (Kind::Term, Param::from("south"), "south".to_owned()),
        "list" => (Kind::List, Param::list(["a1", "b2"]), "a1, b2".to_owned()),
        "text" => (Kind::Text, Param::from("hello"), "\"hello\"".to_owned()),
        "message" => {
            const INNER: &Message = &Message { id: "inner", module: "", text: "an inner sentence", params: &[] };
            (Kind::Message, Param::from(Detail::new(INNER, Vec::new())), "an inner sentence".to_owned())
        }
        other => panic!("{id}: {other} is no kind"),
    };
    let (mut kinds, mut params, mut shown): (Vec<(&'static str, Kind)>, _, _) = (Vec::new(), Vec::new(), text.to_owned());
    for (name, kind) in &definition.params {
        let (kind, param, shows) = sample(kind);
        kinds.push((name.clone().leak(), kind));
        params.push(param);
        shown = shown.replace(&format!("{{{name}}}"), &shows);
    }
    let message: &'static Message =
        Box::leak(Box::new(Message { id: id.to_owned().leak(), module: "ludotheque::core", text, params: kinds.leak() }));
    assert_eq!(Detail::new(message, params).to_string(), shown, "{id}");
    assert!(!shown.contains(['{', '}']), "{id}: {shown}");
}
