//! Games as files: read, written, taken over from Fairy-Stockfish.

use std::fs::File;
use std::io::Read;
use std::path::{Path, is_separator};
use std::sync::Arc;

use tabiya::files::FileError;
use tabiya::{Game, GameRef, files, words};

use crate::fault::Fault;
use crate::figure::deliver;
use crate::setup;

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
fn refused(name: &str, error: &FileError) -> Fault {
    let mut place = name.to_owned();
    for number in [error.line, error.column].into_iter().filter(|number| *number > 0) {
        place += &format!(":{number}");
    }
    if !error.field.is_empty() {
        place += &format!(": {}", error.field);
    }
    Fault::refused(error.code, format!("{place}: {}", error.message))
}

pub fn file(game: &str, id: Option<&str>, to: Option<&Path>, out: &mut Vec<u8>) -> Result<u8, Fault> {
    let game = setup::game(game)?;
    let mut text = files::write(&game);
    if let Some(id) = id {
        // The words go with the game, whatever it is called.
        let texts = Some(Arc::new(words::texts_of(words::default_language(), &game)));
        text = files::write(&Game { id: id.to_owned().into(), texts, ..Game::clone(&game) });
        files::read(&text).map_err(|error| refused("--id", &FileError { line: 0, column: 0, ..error }))?;
    }
    deliver(text.as_bytes(), to, out)
}

pub fn import(file: &Path, section: Option<&str>, to: Option<&Path>, out: &mut Vec<u8>) -> Result<u8, Fault> {
    let (name, text) = (file.display().to_string(), text(file)?);
    let first = || {
        let heading = text.lines().find_map(|line| line.trim().strip_prefix('[')?.split([']', ':']).next());
        heading.unwrap_or("").trim()
    };
    let section = section.unwrap_or_else(first);
    let imported = files::import(&text, section).map_err(|error| refused(&name, &error))?;
    for (key, line) in &imported.unsaid {
        let place = if *line > 0 { format!("{name}:{line}") } else { name.clone() };
        eprintln!("warning: {place}: not taken over: {key}");
    }
    deliver(files::write(&imported.game).as_bytes(), to, out)
}
