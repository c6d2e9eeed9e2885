//! The corpora of the fuzz targets (`fuzz/README.md`), run through the same functions.

#[path = "../fuzz/targets.rs"]
mod targets;

use std::{fs, path::Path};

/// Runs a target over its corpus and over what has once failed.
fn replay(name: &str, target: fn(&str)) {
    let mut inputs = 0;
    for folder in ["corpus", "regressions"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz").join(folder).join(name);
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let text = fs::read_to_string(entry.path()).expect("a corpus is text");
            println!("{}", entry.path().display());
            target(&text);
            inputs += 1;
        }
    }
    assert!(inputs > 10, "the corpus of {name} is missing");
}

#[test]
fn position_texts() {
    replay("position", targets::position);
}

#[test]
fn move_texts() {
    replay("moves", targets::moves);
}

#[test]
fn option_texts() {
    replay("options", targets::options);
}

#[test]
fn whole_games() {
    replay("games", targets::games);
}

#[test]
fn game_records() {
    replay("records", targets::records);
}

#[cfg(feature = "files")]
#[test]
fn game_files() {
    replay("files", targets::files);
}

#[cfg(feature = "files")]
#[test]
fn sections_of_variants() {
    replay("variants", targets::variants);
}

#[test]
fn tables_of_endings() {
    replay("tables", targets::tables);
}
