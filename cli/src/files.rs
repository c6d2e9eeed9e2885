//! The commands for game files: writing one, and importing Fairy-Stockfish's `variants.ini`.

use std::path::Path;
use std::sync::Arc;

use tabiya::files::FileError;
use tabiya::matches::{is_meant, nearest};
use tabiya::{Game, files, words};

use crate::aside::aside;
use crate::fault::Fault;
use crate::figure::deliver;
use crate::gamefile::{refused, text};
use crate::setup;

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

pub fn import(
    file: &Path,
    section: Option<&str>,
    lossy: bool,
    to: Option<&Path>,
    out: &mut Vec<u8>,
) -> Result<u8, Fault> {
    let (name, text) = (file.display().to_string(), text(file)?);
    let section = section.unwrap_or_else(|| sections(&text).first().copied().unwrap_or(""));
    let imported = files::import(&text, section).map_err(|error| {
        let near = nearest(section, &sections(&text)).filter(|near| *near != section);
        let message =
            format!("{}{}", error.message, is_meant(near.filter(|_| error.code == "unknown-section")));
        refused(&name, &FileError { message, ..error })
    })?;
    for (key, line) in &imported.unsaid {
        let place = if *line > 0 { format!("{name}:{line}") } else { name.clone() };
        aside(format_args!("warning: {place}: not taken over: {key}"));
    }
    let left = imported.unsaid.len();
    if left > 0 && !lossy {
        let keys = if left == 1 { "One key is".to_owned() } else { format!("{left} keys are") };
        let message =
            format!("{keys} not taken over, so that it is another game; “--lossy” writes it all the same.");
        return Err(Fault::refused("lossy", message));
    }
    deliver(files::write(&imported.game).as_bytes(), to, out)
}

/// The sections of a `variants.ini`.
fn sections(text: &str) -> Vec<&str> {
    text.lines()
        .filter_map(|line| Some(line.trim().strip_prefix('[')?.split([']', ':']).next()?.trim()))
        .collect()
}
