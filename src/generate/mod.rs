//! What is generated from the sources and committed, so that a change of it is seen: the TypeScript declarations of the wire
//! types (here, into `src/api/types.d.ts`) and the texts (`texts`, into `src/text`). `BLESS=1 cargo test --lib` writes them.

mod comments;
mod messages;
mod sources;
mod texts;

use std::any::TypeId;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use ts_rs::{Config, TS, TypeVisitor};

use self::comments::Comments;
use crate::core::{ForEachGame, Heuristics};

/// Gives a type that is written as text its TypeScript type under a name of its own.
macro_rules! alias {
    ($type:ty, $name:literal, $typescript:literal) => {
        impl ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &ts_rs::Config) -> String {
                $name.to_owned()
            }
            fn inline(_: &ts_rs::Config) -> String {
                $typescript.to_owned()
            }
            fn decl(_: &ts_rs::Config) -> String {
                concat!("type ", $name, " = ", $typescript, ";").to_owned()
            }
            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!($name, ".ts").into())
            }
        }
    };
}
pub(crate) use alias;

/// A committed file is what the sources give; `BLESS` writes it.
fn compare(file: &str, text: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("the folder can be made");
        std::fs::write(&path, text).expect("the file can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{file} is stale: run BLESS=1 cargo test --lib and look at the diff");
}

/// A comment above a declaration.
fn docs(what: &str) -> String {
    format!("/**\n * {what}\n */\n")
}

/// The members of a union, as they stand in a declaration.
fn members(union: &str) -> Vec<&str> {
    let (mut depth, mut from, mut found) = (0, 0, Vec::new());
    for (at, c) in union.char_indices() {
        match c {
            '{' | '(' | '[' | '<' => depth += 1,
            '}' | ')' | ']' | '>' => depth -= 1,
            '|' if depth == 0 => {
                found.push(union[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    found.push(union[from..].trim());
    found
}

/// A union with a comment for each member and a line for each: on the tag of an object, where editors show it, or above.
fn commented(union: &str, comments: &[String]) -> String {
    if comments.iter().all(String::is_empty) {
        return union.to_owned();
    }
    let members = members(union);
    assert_eq!(members.len(), comments.len(), "a comment for each variant: {union}");
    let mut out = String::new();
    for (member, comment) in members.iter().zip(comments) {
        match member.strip_prefix("{ \"type\"") {
            Some(rest) => write!(out, "\n  | {{\n    /** {comment} */\n    type{} }}", rest.trim_end_matches(", }")),
            None if comment.is_empty() => write!(out, "\n  | {member}"),
            None => write!(out, "\n  /** {comment} */\n  | {member}"),
        }
        .expect("text");
    }
    out
}

/// The declarations of one game, by name.
struct Declarations {
    config: Config,
    comments: Comments,
    event: TypeId,
    rule: String,
    seen: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if self.seen.contains_key(&name) {
                return;
            }
            let said = self.comments.of_type::<T>();
            let mut decl = T::docs().or_else(|| said.map(docs)).unwrap_or_default();
            assert!(!decl.is_empty(), "{name} has no comment");
            let variants = self.comments.of_variants::<T>();
            if TypeId::of::<T>() == self.event {
                let events = commented(&T::inline(&self.config), variants);
                write!(decl, "export type {name} = ({events}\n) & {{\n  /** The rule behind it. */\n  rule: {} }};", self.rule)
                    .expect("text");
            } else if variants.is_empty() {
                write!(decl, "export {}", T::decl(&self.config)).expect("text");
            } else {
                let union = format!("export type {name} = {};", commented(&T::inline(&self.config), variants));
                decl.push_str(&union.replacen("= \n", "=\n", 1));
            }
            self.seen.insert(name, decl);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

struct Writer {
    shared: BTreeMap<String, String>,
    games: String,
    map: String,
}

impl ForEachGame for Writer {
    fn visit<G: Heuristics>(&mut self) {
        let (id, name) = (G::INFO.id, G::INFO.name);
        let rule = format!("{name}RuleId");
        let mut declarations = Declarations {
            config: Config::new(),
            comments: Comments::of(id),
            event: TypeId::of::<G::Event>(),
            rule: rule.clone(),
            seen: BTreeMap::new(),
        };
        declarations.visit::<G::Options>();
        declarations.visit::<G::State>();
        declarations.visit::<G::Move>();
        declarations.visit::<G::Event>();
        declarations.visit::<G::Components>();
        for part in ["Options", "State", "Move", "Event", "Components"] {
            assert!(declarations.seen.contains_key(&format!("{name}{part}")), "{id} has no type {name}{part}");
        }
        let numbers: Vec<String> = G::RULES.iter().map(|rule| format!("\"{rule}\"")).collect();
        declarations.seen.insert(
            rule.clone(),
            format!("{}export type {rule} = {};", docs("The numbers of the rules and rulings."), numbers.join(" | ")),
        );
        let scenarios: Vec<String> = G::SCENARIOS.iter().map(|scenario| format!("\"{}\"", scenario.id)).collect();
        let scenarios = if scenarios.is_empty() { "never".to_owned() } else { scenarios.join(" | ") };
        declarations.seen.insert(
            format!("{name}ScenarioId"),
            format!("{}export type {name}ScenarioId = {scenarios};", docs("The ids of the rulebook's examples.")),
        );
        let players: Vec<String> = (G::INFO.min_players..=G::INFO.max_players).map(|players| players.to_string()).collect();
        let players = players.join(" | ");
        let optional: Vec<String> = G::INFO.optional_in_positions.iter().map(|field| format!("\"{field}\"")).collect();
        let position = match optional.as_slice() {
            [] => format!("{name}State"),
            fields => {
                let fields = fields.join(" | ");
                format!("Omit<{name}State, {fields}> & {{ [F in {fields}]?: {name}State[F] }}")
            }
        };
        let text = format!(
            "{}export type {name}Position = {position};",
            docs("A state as `createGame` takes it: what may be left out takes its default.")
        );
        declarations.seen.insert(format!("{name}Position"), text);
        writeln!(self.games, "// {}\n", G::INFO.title).expect("text");
        for (declared, text) in declarations.seen {
            if declared == "Seat" {
                self.shared.insert(declared, text);
                continue;
            }
            assert!(
                declared.starts_with(name),
                "{declared} of {id} must start with {name}, or it merges silently with another game's"
            );
            writeln!(self.games, "{text}\n").expect("text");
        }
        writeln!(
            self.map,
            "  /** {}. */\n  \"{id}\": {{ options: {name}Options; state: {name}State; position: {name}Position; move: {name}Move; event: {name}Event; components: {name}Components; rule: {name}RuleId; scenario: {name}ScenarioId; players: {players} }};",
            G::INFO.title
        )
        .expect("text");
    }
}

#[test]
fn a_union_is_taken_apart_and_commented() {
    assert_eq!(members("{ a: 1 | 2, } | Array<\"x\" | null> | \"y\""), ["{ a: 1 | 2, }", "Array<\"x\" | null>", "\"y\""]);
    let comments = ["One.".to_owned(), String::new()];
    assert_eq!(commented("\"a\" | \"b\"", &comments), "\n  /** One. */\n  | \"a\"\n  | \"b\"");
    assert_eq!(commented("\"a\" | \"b\"", &[const { String::new() }; 2]), "\"a\" | \"b\"");
    let comments = ["One.".to_owned()];
    assert_eq!(commented("{ \"type\": \"a\", }", &comments), "\n  | {\n    /** One. */\n    type: \"a\" }");
}

#[test]
fn the_declarations_are_those_of_the_wire_types() {
    let mut writer = Writer { shared: BTreeMap::new(), games: String::new(), map: String::new() };
    crate::games::each(&mut writer);
    let mut text = String::from("// Generated from the Rust types by `BLESS=1 cargo test --lib`. Do not edit.\n\n");
    for shared in writer.shared.values() {
        writeln!(text, "{shared}\n").expect("text");
    }
    text.push_str(&writer.games);
    writeln!(text, "/** Every game by its id, with its types. */\nexport interface GameTypes {{\n{}}}", writer.map)
        .expect("text");
    compare("src/api/types.d.ts", &text);
}
