//! Texts and games from files, and what is wrong with them.

use std::fs::File;
use std::io::Read;
use std::path::{Path, is_separator};

use tabiya::files::FileError;
use tabiya::{GameRef, files};

use crate::fault::Fault;

/// More than any text that is taken, in bytes.
const MOST: u64 = 4_000_000;

/// Whether a game is named by its file.
pub fn is_file(name: &str) -> bool {
    name.ends_with(".toml") || name.contains(is_separator)
}

/// The game of a file.
pub fn read(name: &str) -> Result<GameRef, Fault> {
    let game = files::read(&text(Path::new(name))?).map_err(|error| refused(name, &error))?;
    Ok(game.into())
}

/// A file's text, or that of standard input.
pub fn text(file: &Path) -> Result<String, Fault> {
    let mut text = String::new();
    if file.as_os_str() == "-" {
        let read = std::io::stdin().take(MOST).read_to_string(&mut text);
        return read.map(|_| text).map_err(|error| Fault::file("standard input", &error));
    }
    let read = File::open(file).and_then(|open| open.take(MOST).read_to_string(&mut text));
    read.map(|_| text).map_err(|error| Fault::file(file.display(), &error))
}

/// What is wrong with a file, and where: `FILE:LINE:COLUMN`, as far as that is known, and the field.
pub fn refused(name: &str, error: &FileError) -> Fault {
    let mut place = name.to_owned();
    for number in [error.line, error.column].into_iter().filter(|number| *number > 0) {
        place += &format!(":{number}");
    }
    if !error.field.is_empty() {
        place += &format!(": {}", error.field);
    }
    Fault::refused(error.code, format!("{place}: {}", error.message))
}
