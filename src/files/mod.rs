//! Game files: a record in TOML, read and written.
//!
//! A file has what a record of [`games`](crate::games) has, by the same names: a board, pieces that move by Betza
//! notation, an array, terms, options with their sources. It also has the words that a game is told in.
//! `docs/files.md` describes it.

mod betza;
mod codec;
mod error;
mod game;
mod ini;
mod node;
mod ownership;
mod parse;
mod patterns;
mod record;
mod terms;
mod texts;
mod write;

pub use error::FileError;
pub use ini::{Imported, import};
pub use ownership::MAX_TEXT;
pub use record::read;
pub use write::write;
