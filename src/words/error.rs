//! Errors as sentences, in the default language. [`Language`](super::Language) has them in the others.

use core::fmt::{Display, Formatter, Result};

use super::default_language;
use super::en::in_general;
use crate::matches::{CountError, MAX_MOVES, Match, MatchError, PlayError, RecordError};
use crate::notation::PositionError;
use crate::variant::SetupError;

impl Display for SetupError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&default_language().setup_error(self))
    }
}

impl Display for PositionError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&default_language().position_error(self))
    }
}

impl Display for MatchError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&default_language().match_error(self))
    }
}

impl Display for CountError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&default_language().count_error(*self))
    }
}

/// What can be said without the position; [`Match::words_for`] says more.
impl Display for PlayError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            PlayError::Text(text) => write!(f, "“{text}” is no move of this game."),
            PlayError::Several(text, _) => write!(f, "“{text}” fits several moves."),
            PlayError::Over(_) => f.write_str("The game is over."),
            PlayError::Refused(refusal) => f.write_str(in_general(refusal)),
            PlayError::TooLong => write!(f, "A game is recorded up to {MAX_MOVES} moves."),
        }
    }
}

impl Display for RecordError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&default_language().record_error(self))
    }
}

impl Match {
    /// The sentence that tells a reader why a move is not played, in the default language.
    pub fn words_for(&self, error: &PlayError) -> String {
        default_language().play_error(self.rules(), self.position(), error)
    }
}
