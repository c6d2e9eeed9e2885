//! The errors of a command, and its exit status.

use std::fmt::Display;
use std::process::ExitCode;

use tabiya::matches::{is_meant, nearest, shortened};
use tabiya::words::default_language;
use tabiya::{Game, SetupError};

use crate::aside::aside;

/// `explain`: the move is not legal.
pub const NOT_LEGAL: u8 = 1;
/// A game, a choice, a position or a move is refused; clap takes 2 for wrong usage.
const REFUSED: u8 = 3;
/// A file cannot be read or written.
const FILE: u8 = 4;

/// Most names that an error gives.
const MOST_NAMED: usize = 40;

/// A sentence after a name that is none: the one that it comes nearest to, or all that there are.
pub fn hint(name: &str, known: &[&str]) -> String {
    // A letter is near to every other.
    match nearest(name, known).filter(|_| name.chars().count() > 2) {
        Some(near) => is_meant(Some(near)),
        None if (1..=MOST_NAMED).contains(&known.len()) => format!(" There are {}.", known.join(", ")),
        None => String::new(),
    }
}

/// Why a command is not done.
pub struct Fault {
    status: u8,
    code: String,
    text: String,
}

impl Fault {
    /// Something is refused, with the library's stable code.
    pub fn refused(code: &str, text: impl Display) -> Fault {
        Fault { status: REFUSED, code: code.to_owned(), text: text.to_string() }
    }

    /// Rules that cannot be set up.
    pub fn setup(error: &SetupError) -> Fault {
        Fault::refused(error.code(), default_language().setup_error(error))
    }

    /// The same, where the game may be one of a file, whose names the library does not know.
    pub fn setup_of(error: &SetupError, game: &Game) -> Fault {
        let ids = match error {
            SetupError::UnknownOption { option, .. } => {
                Some((option, game.options.iter().map(|option| &*option.id).collect::<Vec<_>>()))
            }
            SetupError::UnknownChoice { option, choice, .. } => game
                .option(option)
                .map(|(_, option)| (choice, option.choices.iter().map(|choice| &*choice.id).collect())),
            _ => None,
        };
        let said = default_language().setup_error(error);
        match ids.filter(|_| error.meant().is_none()) {
            Some((name, known)) => Fault::refused(error.code(), format!("{said}{}", hint(name, &known))),
            None => Fault::refused(error.code(), said),
        }
    }

    /// A name that stands for nothing: a `kind`, a `mark`; of those that there are the nearest, or all.
    pub fn unknown(what: &str, name: &str, giver: &str, known: &[&str]) -> Fault {
        let (code, hint) = (format!("unknown-{what}"), hint(name, known));
        Fault::refused(&code, format!("{giver} has no {what} “{}”.{hint}", shortened(name)))
    }

    /// A file, or what stands for one.
    pub fn file(name: impl Display, error: &std::io::Error) -> Fault {
        Fault { status: FILE, code: "file".to_owned(), text: format!("{name}: {error}") }
    }

    /// Says it on standard error.
    pub fn report(&self) -> ExitCode {
        aside(format_args!("error[{}]: {}", self.code, self.text));
        ExitCode::from(self.status)
    }
}
