//! `cargo xtask docs`: writes the files that are made from the code, so that they say what it says. Tests compare
//! them: `tests/pages.rs`, that of the picture of the layers, and `tests/module/game-files.test.mjs`. With `--site` it
//! builds the documentation as a site (`xtask/book`).

use std::{fs, io, path::Path};

use lexopt::{Arg, Parser};

use crate::{
    bundle, layers,
    shell::{Result, cargo, output, program, root, run, target_dir},
    wrong,
};

pub fn command(mut args: Parser) -> Result {
    match args.next().map_err(wrong)? {
        None => pages(),
        Some(Arg::Long("site")) => site(),
        Some(arg) => Err(wrong(arg.unexpected())),
    }
}

/// Writes what is made from the code.
fn pages() -> Result {
    run(program("node").arg("xtask/book/reference.mjs"))?;
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

/// Builds the documentation in `dist/docs`: the book with the reference of the npm package, and rustdoc beside it.
/// Where the page is built already it is written again, with the documentation in it.
fn site() -> Result {
    run(program("node").arg("xtask/book/book.mjs"))?;
    run(cargo().args(["doc", "--no-deps", "--package", "tabiya", "--package", "tabiya-rules"]))?;
    let (from, to) = (target_dir().join("doc"), root().join("dist/docs/rust"));
    copy(&from, &to).map_err(|e| format!("{} cannot be copied: {e}.", from.display()))?;
    if root().join("dist/site").is_dir() {
        run(bundle::vite().arg("build"))?;
    }
    Ok(())
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to)?;
        } else if entry.file_name() != ".lock" {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
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
