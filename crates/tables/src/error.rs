//! Why there is no table.

use std::fmt;
use std::path::PathBuf;

use tabiya_rules::endings::Refusal;

/// Why there is no table.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The name of an ending that is none of the game.
    Material(String),
    /// No table can speak of it; the ending, and why.
    Refused(String, Refusal),
    /// A count of moves against a bare king decides.
    Counted(String),
    /// A stalemate that ends no game: it may not be given, or the king changes places.
    Stalemate(String),
    /// A board of more than 64 squares.
    Board,
    /// Chunks are of endings whose pieces stand wherever they can.
    Regions(String),
    /// It needs more memory than there is for it: the ending, bytes needed, bytes there.
    Memory(String, u64, u64),
    /// A win that takes more plies than its form can say: the ending, the plies, the most.
    Plies(String, u16, u16),
    /// A table that is needed, and not there.
    Missing(String),
    /// A file that cannot be read or written.
    File(PathBuf, std::io::Error),
    /// A file that is no table, or has changed since it was written; and what is wrong in it.
    Bytes(PathBuf, &'static str),
}

impl Error {
    /// Stable code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Error::Material(_) => "bad-material",
            Error::Refused(_, refusal) => refusal.code(),
            Error::Counted(_) => "ending-count",
            Error::Stalemate(_) => "ending-stalemate",
            Error::Board => "ending-board",
            Error::Regions(_) => "ending-regions",
            Error::Memory(..) => "ending-too-large",
            Error::Plies(..) => "ending-plies",
            Error::Missing(_) => "no-table",
            Error::File(..) => "file",
            Error::Bytes(..) => "bad-table",
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Material(name) => write!(to, "“{name}” names no ending of this game, such as KRvKN."),
            Error::Refused(name, refusal) => write!(to, "{name}: {refusal}"),
            Error::Counted(name) => {
                write!(to, "No table can hold {name}: a count of moves against a bare king decides.")
            }
            Error::Stalemate(name) => {
                write!(to, "No table can hold {name}: a stalemate does not end the game under these rules.")
            }
            Error::Board => write!(to, "Tables are for boards of up to 64 squares."),
            Error::Regions(name) => {
                write!(to, "{name} has pieces that keep to a region; a page has no use for its chunks.")
            }
            Error::Memory(name, needed, there) => {
                write!(to, "{name} needs {needed} bytes of memory; there are {there} for it.")
            }
            Error::Plies(name, plies, most) => {
                write!(to, "{name} has a win in {plies} plies; chunks say at most {most}.")
            }
            Error::Missing(name) => write!(to, "The table of {name} is not there."),
            Error::File(path, error) => write!(to, "{}: {error}", path.display()),
            Error::Bytes(path, what) => write!(to, "{}: {what}.", path.display()),
        }
    }
}

impl std::error::Error for Error {}
