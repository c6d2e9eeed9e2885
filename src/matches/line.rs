//! The moves of a match in a notation.

use super::record::Match;
use crate::notation::{Notation, Scene, Unread};
use crate::position::Move;

impl Match {
    /// The text of a move that is open now.
    pub fn move_text(&self, action: Move, notation: Notation) -> String {
        self.in_scene(&self.legal(), |scene| notation.write(scene, action))
    }

    /// Reads a text as one of the moves that are open now.
    ///
    /// # Errors
    /// A text that is none, or that fits several.
    ///
    /// ```
    /// use tabiya::{Match, Notation};
    /// let mut game = Match::new("shogi", &[], None)?;
    /// let pawn = game.read_move_text("☗７六歩", Notation::Japanese).expect("a legal move");
    /// assert_eq!(game.rules().write_move(pawn), "c3c4");
    /// # Ok::<(), tabiya::MatchError>(())
    /// ```
    pub fn read_move_text(&self, text: &str, notation: Notation) -> Result<Move, Unread> {
        self.in_scene(&self.legal(), |scene| notation.read(scene, text))
    }

    /// The texts of the moves made so far.
    pub fn line_in(&self, notation: Notation) -> Vec<String> {
        let mut last_to = None;
        let text = |(action, before): (Move, crate::position::Position)| {
            let legal = self.rules().legal(&before);
            let scene = Scene { rules: self.rules(), position: &before, legal: &legal, last_to };
            last_to = action.to();
            notation.write(&scene, action)
        };
        self.history().map(text).collect()
    }

    /// Acts in the scene of the moves that are open now: these.
    pub(crate) fn in_scene<T>(&self, legal: &[Move], act: impl FnOnce(&Scene) -> T) -> T {
        let last_to = self.last().and_then(|(action, _)| action.to());
        act(&Scene { rules: self.rules(), position: self.position(), legal, last_to })
    }
}
