//! Finishes a built site, for `cargo xtask build`:
//!
//! `pack FOLDER` writes `pkg/still.html`, `pkg/integrity.json` and `pkg/precache.js`;
//! `pack FOLDER --dev` lists nothing, so that no browser keeps a page that is being worked on;
//! `pack FOLDER --single SCRIPT WORKER FILE` writes the whole page into one FILE; SCRIPT holds its modules, WORKER
//! those of its worker.

mod files;
mod hash;
mod single;
mod still;

use std::{env, fs, path::Path, process::ExitCode};

/// Errors are sentences: they are only ever shown to a person.
type Result<T = ()> = std::result::Result<T, String>;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args.as_slice() {
        [site] => finish(Path::new(site), true),
        [site, "--dev"] => finish(Path::new(site), false),
        [site, "--single", script, worker, file] => {
            single::write(Path::new(site), Path::new(script), Path::new(worker), Path::new(file))
        }
        _ => Err("usage: pack FOLDER [--dev | --single SCRIPT WORKER FILE]".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn finish(site: &Path, kept: bool) -> Result {
    write(&site.join(still::FILE), &still::page())?;
    let files = files::list(site)?;
    write(&site.join("pkg/integrity.json"), &files::integrity(&files))?;
    write(&site.join("pkg/precache.js"), &files::precache(kept.then_some(&files)))
}

/// Writes a file in one step, and only if it differs: a page being served never sees half of it.
fn write(file: &Path, text: &str) -> Result {
    if fs::read_to_string(file).is_ok_and(|old| old == text) {
        return Ok(());
    }
    let aside = file.with_extension("part");
    fs::write(&aside, text)
        .and_then(|()| fs::rename(&aside, file))
        .map_err(|e| format!("{} was not written: {e}.", file.display()))
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).map_err(|e| format!("{} is unreadable: {e}.", file.display()))
}
