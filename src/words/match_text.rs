//! Texts of a match and of record errors, in the default language.

use core::fmt::{Display, Formatter, Result};

use super::{RecordError, default_language};
use crate::matches::{Match, PlayError};

/// Sentences of a match, as methods; [`Language`](super::Language) has them in the others.
pub trait MatchText {
    /// The sentence that tells a reader why a move is not played, with its pieces and squares.
    ///
    /// ```
    /// use tabiya::{Match, words::MatchText};
    /// let mut game = Match::new("shatranj", &[], None)?;
    /// let refused = game.play("a1a3").expect_err("a soldier stands in the way");
    /// assert!(game.words_for(&refused).contains("a2"));
    /// # Ok::<(), tabiya::MatchError>(())
    /// ```
    fn words_for(&self, error: &PlayError) -> String;
}

impl MatchText for Match {
    fn words_for(&self, error: &PlayError) -> String {
        default_language().play_error(self.rules(), self.position(), error)
    }
}

impl Display for RecordError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&default_language().record_error(self))
    }
}
