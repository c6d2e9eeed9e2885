//! The tests of the crate in one program: it is linked once, and what several files use is compiled once.
//!
//! Alone stand those in the browser (`web_*.rs`), those that change what a whole program shares (its allocator
//! `memory.rs`, its language `language.rs`, what it does when it panics `bad_records.rs`), one that the published crate
//! leaves out (`corpus.rs`), and the quick look at the layers, which needs none of the crate.

mod animation;
mod annotation;
mod chess;
mod endings;
mod english;
mod evidence;
mod files;
mod follow;
mod found;
mod games;
mod glossary;
mod ids;
mod ids_types;
mod library;
mod named;
mod names;
mod pages;
mod parting;
mod perft;
mod pictures;
mod properties;
mod reasons;
mod record;
mod records;
mod rule_text;
mod scenarios;
mod search;
mod sheet;
mod solve;
mod state;
mod studies;
mod svg;
mod tracks;
mod why;
mod words;

/// A file that is named nowhere would be run by nobody.
#[test]
fn every_file_of_tests_is_in_a_program() {
    let manifest = include_str!("../Cargo.toml");
    let files =
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests")).expect("the folder of tests");
    for path in files.flatten().map(|entry| entry.path()) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let named = include_str!("all.rs").contains(&format!("\nmod {name};\n"))
            || manifest.contains(&format!("[[test]]\nname = \"{name}\"\n"));
        assert!(named || path.extension().is_none_or(|end| end != "rs"), "{name}.rs");
    }
}
