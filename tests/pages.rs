//! The files that say what only the tests know: the written ones are compared, and `cargo xtask docs` writes what
//! `pages` prints.

use std::fs;

use crate::{ids_types, scenarios, studies};

fn all() -> [(&'static str, String); 3] {
    [
        ("docs/rules.md", scenarios::page()),
        ("docs/verdicts.md", studies::page::page()),
        ("src/web/ids.d.ts", ids_types::types()),
    ]
}

#[test]
fn what_is_written_is_what_the_tests_say() {
    for (path, text) in all() {
        assert!(
            fs::read_to_string(path).is_ok_and(|written| written == text),
            "{path}: run `cargo xtask docs`"
        );
    }
}

/// Each between two form feeds, its path in a line of its own before it.
#[test]
#[ignore = "a tool"]
fn pages() {
    for (path, text) in all() {
        println!("\x0c{path}\n{text}\x0c");
    }
}
