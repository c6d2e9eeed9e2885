//! Reading input files: texts and game files, with the errors they can have.

use std::fs::File;
use std::io::{Error, ErrorKind, Read};
use std::path::{Path, is_separator};

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, SHIFT_JIS};
use tabiya::files::FileError;
use tabiya::{GameRef, Notation, Rules, files};

use crate::fault::Fault;

/// A game's id, with its options perhaps, as the name of a file in the folder that was asked for: whoever wrote the
/// game may have put a path into it.
pub fn file_name(id: &str) -> String {
    id.replace(['/', '\\'], "-").trim_start_matches('.').to_owned()
}

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

/// A file's text, or that of standard input: in UTF-8, or in UTF-16 with its mark.
pub fn text(file: &Path) -> Result<String, Fault> {
    let no_text = |_| {
        let error = "This is no text in UTF-8; iconv makes UTF-8 of other encodings.";
        Fault::file(name(file), &Error::new(ErrorKind::InvalidData, error))
    };
    let bytes = bytes(file)?;
    marked(&bytes).map_or_else(|| String::from_utf8(bytes).map_err(no_text), Ok)
}

/// The text of bytes that begin with the mark of UTF-8 or UTF-16.
fn marked(bytes: &[u8]) -> Option<String> {
    Encoding::for_bom(bytes).map(|(encoding, _)| encoding.decode(bytes).0.into_owned())
}

fn name(file: &Path) -> String {
    if file.as_os_str() == "-" { "standard input".to_owned() } else { file.display().to_string() }
}

fn bytes(file: &Path) -> Result<Vec<u8>, Fault> {
    let mut bytes = Vec::new();
    // A byte more tells what is too long, which a device without an end is too.
    let read = match file.as_os_str() == "-" {
        true => std::io::stdin().take(MOST + 1).read_to_end(&mut bytes),
        false => File::open(file).and_then(|open| open.take(MOST + 1).read_to_end(&mut bytes)),
    };
    let whole = read.and_then(|length| match length as u64 > MOST {
        true => Err(Error::new(ErrorKind::FileTooLarge, "This is longer than 4 MB, the most that is read.")),
        false => Ok(bytes),
    });
    whole.map_err(|error| Fault::file(name(file), &error))
}

/// What records are written in besides UTF-8: by programs of Shogi and the rest, of Xiangqi, and of Janggi.
fn encodings(game: &GameRef) -> [&'static Encoding; 5] {
    let notations = Rules::new(game.clone(), &[]).map_or_else(|_| Vec::new(), |own| own.notations().to_vec());
    if notations.contains(&Notation::Chinese) {
        [GB18030, BIG5, SHIFT_JIS, EUC_JP, EUC_KR]
    } else if notations.contains(&Notation::Korean) {
        [EUC_KR, GB18030, BIG5, SHIFT_JIS, EUC_JP]
    } else {
        [SHIFT_JIS, EUC_JP, GB18030, BIG5, EUC_KR]
    }
}

/// The text of a record: in UTF-8, in UTF-16 with its mark, or in the encoding in which most of its moves are read,
/// of several that of the game’s country; its name, where it is not UTF.
pub fn record(
    file: &Path,
    game: &GameRef,
    moves: impl Fn(&str) -> usize,
) -> Result<(String, Option<&'static str>), Fault> {
    let bytes = bytes(file)?;
    if let Some(text) = marked(&bytes) {
        return Ok((text, None));
    }
    let bytes = match String::from_utf8(bytes) {
        Ok(text) => return Ok((text, None)),
        Err(error) => error.into_bytes(),
    };
    let encodings = encodings(game);
    let read = |encoding: &&'static Encoding| {
        let text = encoding.decode_without_bom_handling_and_without_replacement(&bytes)?.into_owned();
        Some((moves(&text), text, encoding.name()))
    };
    // Of those that read alike the first.
    let best = encodings.iter().filter_map(read).rev().max_by_key(|(moves, ..)| *moves);
    best.map(|(_, text, name)| (text, Some(name))).ok_or_else(|| {
        let names = encodings.map(|encoding| encoding.name()).join(", ");
        let error =
            format!("This is text neither in UTF-8 nor in {names}. iconv makes UTF-8 of other encodings.");
        Fault::file(name(file), &Error::new(ErrorKind::InvalidData, error))
    })
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
