//! The errors of a command, and its exit status.

use std::fmt::Display;
use std::process::ExitCode;

use tabiya::SetupError;
use tabiya::words::default_language;

/// `explain`: the move is not legal.
pub const NOT_LEGAL: u8 = 1;
/// A game, a choice, a position or a move is refused; clap takes 2 for wrong usage.
const REFUSED: u8 = 3;
/// A file cannot be read or written.
const FILE: u8 = 4;

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

    /// A name that stands for nothing: a `square`, a `kind`.
    pub fn unknown(what: &str, name: &str, giver: &str) -> Fault {
        Fault::refused(&format!("unknown-{what}"), format!("{giver} has no {what} “{name}”."))
    }

    /// A file, or what stands for one.
    pub fn file(name: impl Display, error: &std::io::Error) -> Fault {
        Fault { status: FILE, code: "file".to_owned(), text: format!("{name}: {error}") }
    }

    /// Says it on standard error.
    pub fn report(&self) -> ExitCode {
        eprintln!("error[{}]: {}", self.code, self.text);
        ExitCode::from(self.status)
    }
}
