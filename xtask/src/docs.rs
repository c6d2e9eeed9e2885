//! `cargo xtask docs`: the pages of `docs/` that are made from the code.

use std::fs;

use lexopt::{Arg::Long, Parser};

use crate::{
    layers,
    shell::{Result, cargo, output, root, target_dir},
    wrong,
};

/// A file that is written by a program, so that it says what the code says.
struct Page {
    /// Its path from the root.
    path: &'static str,
    /// Its whole text, the same for the same code on every machine.
    text: fn() -> Result<String>,
}

/// All of them.
const PAGES: &[Page] = &[
    Page { path: "docs/layers.svg", text: layers::picture },
    Page { path: "docs/rules.md", text: rules },
    Page { path: "docs/verdicts.md", text: verdicts },
    Page { path: "src/web/ids.d.ts", text: ids },
];

pub fn command(mut args: Parser) -> Result {
    let mut only_check = false;
    while let Some(arg) = args.next().map_err(wrong)? {
        match arg {
            Long("check") => only_check = true,
            other => return Err(wrong(other.unexpected())),
        }
    }
    if only_check { check() } else { write() }
}

/// Writes every page that says something else than the code.
fn write() -> Result {
    for page in stale()? {
        fs::write(root().join(page.0), page.1).map_err(|e| format!("{} cannot be written: {e}.", page.0))?;
        println!("{}", page.0);
    }
    Ok(())
}

/// Whether every page says what the code says.
///
/// # Errors
/// Which pages do not.
pub fn check() -> Result {
    let stale: Vec<_> = stale()?.into_iter().map(|page| page.0).collect();
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("The code says something else by now than {}: run `cargo xtask docs`.", stale.join(", ")))
}

/// The pages that say something else than the code, by path, with the text that they should have.
fn stale() -> Result<Vec<(&'static str, String)>> {
    let mut stale = Vec::new();
    for page in PAGES {
        let text = (page.text)()?;
        // A missing file is a stale one.
        if fs::read_to_string(root().join(page.path)).ok().as_ref() != Some(&text) {
            stale.push((page.path, text));
        }
    }
    Ok(stale)
}

/// The page of rules. The tests write it, as it names them.
fn rules() -> Result<String> {
    by_test("scenarios", "the_page_of_rules_has_every_id_once", "RULES_PAGE", "rules.md")
}

/// The page of verdicts, from the records that the tests read.
fn verdicts() -> Result<String> {
    by_test("studies", "the_page_of_verdicts_says_what_is_on_record", "VERDICTS_PAGE", "verdicts.md")
}

/// The types of ids and codes, which a test writes, as the records are seen from there.
fn ids() -> Result<String> {
    by_test("ids_types", "the_types_of_ids_and_codes_are_those_of_the_records", "IDS_TYPES", "ids.d.ts")
}

/// What a test writes to the file that a variable names.
fn by_test(file: &str, test: &str, variable: &str, name: &str) -> Result<String> {
    let path = target_dir().join(name);
    let mut tests = cargo();
    tests.args(["test", "--quiet", "--package", "tabiya", "--test", file, "--", "--exact", test]);
    output(tests.env(variable, &path))?;
    fs::read_to_string(&path).map_err(|e| format!("The tests have not written {name}: {e}."))
}
