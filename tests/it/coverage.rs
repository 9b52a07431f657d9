//! Every rule has a test named after it and is cited by code; every number in a test's name exists.

use std::collections::BTreeSet;

use ludotheque::core::{ForEachGame, Heuristics, Rule, RuleSource};

use crate::architecture::{files, root};

/// The prefix of a test's name for a rule: `KOP-R2` is `kop_r2`.
fn test_prefix(id: &str) -> String {
    id.to_lowercase().replace('-', "_")
}

/// The rule numbers in the names of tests: `fn kop_r2_…` gives `kop_r2`.
fn tested(source: &str, prefix: &str) -> BTreeSet<String> {
    source
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("fn "))
        .filter(|name| name.starts_with(&format!("{prefix}_")))
        .filter_map(|name| {
            let mut words = name.split(['_', '(']);
            let (prefix, number) = (words.next()?, words.next()?);
            let digits = number.strip_prefix('r').unwrap_or(number);
            (!digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())).then(|| format!("{prefix}_{number}"))
        })
        .collect()
}

/// The names of the constants in a `rules.rs`, with their numbers.
fn constants(source: &str) -> Vec<(String, String)> {
    source
        .lines()
        .filter_map(|line| {
            let (name, rest) = line.trim().split_once(" = \"")?;
            let named = name.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_');
            let (id, _) = rest.split_once('"')?;
            (named && id.contains('-')).then(|| (name.to_owned(), id.to_owned()))
        })
        .collect()
}

/// Whether `rules::NAME` stands in a source.
fn cited(source: &str, name: &str) -> bool {
    source.match_indices(&format!("rules::{name}")).any(|(at, found)| {
        !source[at + found.len()..].starts_with(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
    })
}

fn gaps(ids: &[&str], rules: &str, code: &str, tests: &str) -> Vec<String> {
    let mut gaps = Vec::new();
    let prefix = test_prefix(ids[0].split('-').next().unwrap());
    let tested = tested(tests, &prefix);
    let known: BTreeSet<String> = ids.iter().map(|id| test_prefix(id)).collect();
    gaps.extend(ids.iter().filter(|id| !tested.contains(&test_prefix(id))).map(|id| format!("{id} has no test")));
    gaps.extend(tested.difference(&known).map(|name| format!("a test is named after {name}, which is no rule")));
    let constants = constants(rules);
    if constants.len() != ids.len() {
        gaps.push(format!("rules.rs names {} rules, the table has {}", constants.len(), ids.len()));
    }
    gaps.extend(
        constants.iter().filter(|(name, _)| !cited(code, name)).map(|(name, id)| format!("{id} ({name}) is not cited by code")),
    );
    gaps
}

struct Coverage(Vec<String>);

impl ForEachGame for Coverage {
    fn visit<G: Heuristics>(&mut self) {
        let module = G::INFO.id.replace('-', "_");
        let read =
            |paths: Vec<std::path::PathBuf>| paths.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect::<String>();
        let mut sources = Vec::new();
        files(&root().join("src/games").join(&module), ".rs", &mut sources);
        let (rules, code): (Vec<_>, Vec<_>) = sources.into_iter().partition(|path| path.ends_with("rules.rs"));
        let mut tests = Vec::new();
        files(&root().join("tests/it/rules"), ".rs", &mut tests);
        tests.retain(|path| path.to_string_lossy().contains(&module));
        let ids: Vec<&str> = G::RULES.iter().map(|rule| rule.id()).collect();
        self.0.extend(gaps(&ids, &read(rules), &read(code), &read(tests)));
    }
}

#[test]
fn every_rule_is_tested_and_cited() {
    let mut coverage = Coverage(Vec::new());
    ludotheque::games::each(&mut coverage);
    assert!(coverage.0.is_empty(), "{}", coverage.0.join("\n"));
}

#[test]
fn the_check_finds_what_is_missing() {
    let rules = "    FIRST = \"ABC-1\", \"First\", Ruling;\n    SECOND = \"ABC-R2\", \"Second\", Ruling;\n";
    let ids = ["ABC-1", "ABC-R2"];
    let (code, tests) = ("refuse(rules::FIRST, x); [`rules::SECOND`]", "fn abc_1_x() {\n    fn abc_r2_y() {");
    assert_eq!(gaps(&ids, rules, code, tests), [""; 0]);
    assert_eq!(gaps(&ids, rules, code, "fn abc_1_x() {"), ["ABC-R2 has no test"]);
    assert_eq!(gaps(&ids, rules, "rules::FIRST; rules::SECOND_BEST;", tests), ["ABC-R2 (SECOND) is not cited by code"]);
    let extra = format!("{tests}\nfn abc_3_z() {{");
    assert_eq!(gaps(&ids, rules, code, &extra), ["a test is named after abc_3, which is no rule"]);
}

/// A rule as `rules.rs` writes it: its comment, and `NAME = "id", "title", Source("place");`.
fn written(source: &str) -> Vec<String> {
    let (mut words, mut rules) = (Vec::new(), Vec::new());
    for line in source.lines().map(str::trim) {
        match line.strip_prefix("/// ") {
            Some(text) => words.push(text),
            None if line.ends_with(';') && !words.is_empty() => {
                rules.push(format!("{} {}", words.join(" "), line.split_once(" = ").unwrap().1));
                words.clear();
            }
            None => {}
        }
    }
    rules
}

fn shown(Rule { id, title, text, source, quote }: &Rule) -> String {
    let quote = quote.map(|quote| format!(", \"{quote}\"")).unwrap_or_default();
    let source = match source {
        RuleSource::Ruling => "Ruling".to_owned(),
        RuleSource::Public(place) => format!("Public(\"{place}\")"),
        RuleSource::Rulebook(place) => format!("Rulebook(\"{place}\"{quote})"),
    };
    format!("{text} \"{id}\", \"{title}\", {source};")
}

struct Words;

impl ForEachGame for Words {
    fn visit<G: Heuristics>(&mut self) {
        let path = root().join("src/games").join(G::INFO.id.replace('-', "_")).join("rules.rs");
        let written = written(&std::fs::read_to_string(path).unwrap());
        assert!(!written.is_empty());
        assert_eq!(G::RULES.iter().map(|rule| shown(rule.rule())).collect::<Vec<_>>(), written);
    }
}

#[test]
fn every_rule_says_what_its_source_says() {
    ludotheque::games::each(&mut Words);
}

struct Quotes(Vec<String>);

impl ForEachGame for Quotes {
    fn visit<G: Heuristics>(&mut self) {
        for Rule { id, source, quote, .. } in G::RULES.iter().map(|rule| rule.rule()) {
            let words = quote.map_or(0, |quote| quote.split_whitespace().count());
            let fits = match source {
                RuleSource::Rulebook(_) => (1..=12).contains(&words),
                RuleSource::Public(_) | RuleSource::Ruling => quote.is_none(),
            };
            if !fits {
                self.0.push(format!("{id} quotes {words} words"));
            }
        }
    }
}

/// An owner of the box finds the place by a few words; more than a few would repeat the book.
#[test]
fn every_rule_of_the_book_quotes_it_in_at_most_twelve_words() {
    let mut quotes = Quotes(Vec::new());
    ludotheque::games::each(&mut quotes);
    assert!(quotes.0.is_empty(), "{}", quotes.0.join("\n"));
}
