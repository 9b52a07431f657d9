//! The sources of the crate, parsed.

use std::path::Path;

/// A source file and the path of its module.
pub(super) struct Source {
    pub(super) module: String,
    pub(super) file: syn::File,
}

/// The sources in a folder below `src`, in the order of their names.
pub(super) fn sources(folder: &str) -> Vec<Source> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder);
    let mut found = Vec::new();
    read_folder(&path, &format!("ludotheque::{}", folder.replace('/', "::")), &mut found);
    found
}

fn read_folder(folder: &Path, module: &str, found: &mut Vec<Source>) {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let module = if name == "mod" { module.to_owned() } else { format!("{module}::{name}") };
        if path.is_dir() {
            read_folder(&path, &module, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source is text");
            let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            found.push(Source { module, file });
        }
    }
}
