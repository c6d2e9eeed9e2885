//! `cargo xtask docs`: writes the files that are made from the code, so that they say what it says. Tests compare
//! them: `tests/pages.rs`, and that of the picture of the layers.

use std::fs;

use lexopt::Parser;

use crate::{
    layers,
    shell::{Result, cargo, output, root},
    wrong,
};

pub fn command(mut args: Parser) -> Result {
    if let Some(arg) = args.next().map_err(wrong)? {
        return Err(wrong(arg.unexpected()));
    }
    put(layers::PICTURE, &layers::picture()?)?;
    let mut tests = cargo();
    tests.args(["test", "--quiet", "--package", "tabiya", "--test", "all"]);
    let said = output(tests.args(["--", "--ignored", "--exact", "pages::pages", "--nocapture"]))?;
    // Each stands between two form feeds, after a line with its path.
    said.split('\x0c').skip(1).step_by(2).try_for_each(|page| {
        let (path, text) =
            page.split_once('\n').ok_or("The tests have printed something else than pages.")?;
        put(path, text)
    })
}

/// Writes a file unless it says this already.
fn put(path: &str, text: &str) -> Result {
    let file = root().join(path);
    if fs::read_to_string(&file).is_ok_and(|written| written == text) {
        return Ok(());
    }
    println!("{path}");
    fs::write(file, text).map_err(|e| format!("{path} cannot be written: {e}."))
}
