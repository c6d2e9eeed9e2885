//! Errors as sentences, in the default language. [`Language`](super::Language) has them in the others.

use core::fmt::{Display, Formatter, Result};

use super::default_language;
use crate::matches::{CountError, Match, MatchError, PlayError, RecordError};
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
