//! The comments in the sources of a game, for the declarations: ts-rs knows those of types and fields, but not those of
//! variants, and nothing of what stands above an alias. Read line by line, as the formatter leaves them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What is said of types and of the variants of enums, by the full path of the type.
#[derive(Default)]
pub(crate) struct Comments {
    types: BTreeMap<String, String>,
    variants: BTreeMap<String, Vec<String>>,
}

impl Comments {
    /// Reads every source of a game.
    pub(crate) fn of(game: &str) -> Self {
        let mut comments = Self::default();
        let module = game.replace('-', "_");
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(&module);
        comments.read_folder(&folder, &format!("ludotheque_engine::games::{module}"));
        comments
    }

    /// What is said of a type, in one line.
    pub(crate) fn of_type<T: ?Sized>(&self) -> Option<&str> {
        self.types.get(std::any::type_name::<T>()).map(String::as_str)
    }

    /// What is said of the variants of an enum, in their order; of those without a comment, nothing.
    pub(crate) fn of_variants<T: ?Sized>(&self) -> &[String] {
        self.variants.get(std::any::type_name::<T>()).map_or(&[], Vec::as_slice)
    }

    fn read_folder(&mut self, folder: &Path, module: &str) {
        let mut entries: Vec<PathBuf> =
            std::fs::read_dir(folder).expect("a game has a folder").map(|entry| entry.expect("readable").path()).collect();
        entries.sort();
        for path in entries {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let inner = if name == "mod" { module.to_owned() } else { format!("{module}::{name}") };
            if path.is_dir() {
                self.read_folder(&path, &inner);
            } else {
                self.read(&std::fs::read_to_string(&path).expect("a source is text"), &inner);
            }
        }
    }

    fn read(&mut self, source: &str, module: &str) {
        let mut said: Vec<&str> = Vec::new();
        let mut inside = None;
        for line in source.lines() {
            let code = line.trim_start();
            if let Some(comment) = code.strip_prefix("///") {
                said.push(comment.trim());
                continue;
            }
            if code.starts_with("#[") {
                continue;
            }
            let said = std::mem::take(&mut said).join(" ");
            let depth = line.len() - code.len();
            let code = ["pub ", "pub(crate) ", "pub(super) "].iter().find_map(|word| code.strip_prefix(word)).unwrap_or(code);
            let (is_enum, code) = match (code.strip_prefix("enum "), code.strip_prefix("struct ")) {
                (Some(rest), _) => (true, rest),
                (_, Some(rest)) => (false, rest),
                _ => (false, code),
            };
            let name: String = code.chars().take_while(|c| c.is_alphanumeric()).collect();
            match &inside {
                Some(path) if depth == 4 && name.starts_with(char::is_uppercase) => {
                    self.variants.entry(String::clone(path)).or_default().push(said);
                }
                Some(_) if line == "}" => inside = None,
                Some(_) => {}
                None => {
                    let path = format!("{module}::{name}");
                    if !said.is_empty() {
                        self.types.insert(path.clone(), said);
                    }
                    inside = is_enum.then_some(path);
                }
            }
        }
    }
}

#[test]
fn comments_are_found_where_they_stand() {
    let source = "/// A way.\n/// To go.\n#[derive(Debug)]\npub enum Way {\n    /// Up.\n    Up,\n    Down {\n        /// How far.\n        by: u8,\n    },\n}\n\nids! {\n    /// A place.\n    Place = \"AbcPlace\";\n}\n";
    let mut comments = Comments::default();
    comments.read(source, "a::b");
    assert_eq!(comments.types["a::b::Way"], "A way. To go.");
    assert_eq!(comments.variants["a::b::Way"], ["Up.", ""]);
    assert_eq!(comments.types["a::b::Place"], "A place.");
    assert_eq!(comments.types.len(), 2);
}
