//! Mentions of rule ids in the repository.

use std::fs;
use std::path::{Path, PathBuf};

use super::entries::PREFIXES;

/// Every mention in the code and its comments: the file, and the id as it stands there.
pub fn all() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut mentions = Vec::new();
    for file in
        ["src", "tests", "benches", "www", "xtask"].iter().flat_map(|folder| texts(&root.join(folder)))
    {
        let text = fs::read_to_string(&file).expect("a text");
        mentions.extend(in_text(&text).into_iter().map(|id| (file.clone(), id)));
    }
    mentions
}

/// The ids in a text: a prefix, a hyphen and digits, apart from other words.
pub fn in_text(text: &str) -> Vec<String> {
    let part_of_id = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let words = text.split(|c| !part_of_id(c));
    let rules = words.filter(|word| {
        word.split_once('-').is_some_and(|(prefix, number)| {
            let numbered = !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit());
            numbered && PREFIXES.iter().any(|known| known.0 == prefix)
        })
    });
    rules.map(str::to_owned).collect()
}

/// The files of code in a folder and the folders in it.
fn texts(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(texts(&path));
        } else if path.extension().is_some_and(|end| end == "rs" || end == "js" || end == "mjs") {
            files.push(path);
        }
    }
    files
}
