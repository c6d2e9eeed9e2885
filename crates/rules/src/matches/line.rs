//! The moves of a match in a notation.

use super::error::PlayError;
use super::record::Match;
use crate::notation::{Notation, Scene, Unread};
use crate::position::Move;

impl Match {
    /// The move that a text means: of one notation, or else the square that is left and the one that is entered, as
    /// [`Rules::write_move`](crate::Rules::write_move) has them, and what is not readable so in any notation of the
    /// game. Those of ICCS and UCCI, whose squares look like ours and are others, are read only where they are named.
    /// Squares are read whether or not their move is legal, and so is what can mean one move alone. A text that begins
    /// with two squares and says more than they do is not read as less: `c7c8+`, where nothing is promoted, is no move.
    /// A sign between the squares is read, if it is true: `g1-f3`, `f3xe5`. A `+` at the end may be one of a check that
    /// is none, unless pieces of the game are promoted to what has a `+`.
    ///
    /// # Errors
    /// A text that is no move, or fits several; the reason where none that it could mean is legal.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::{Match, Notation};
    /// let game = Match::new("shatranj", &[], None)?;
    /// let knight = game.rules().read_move(game.position(), "g1f3").expect("squares");
    /// assert_eq!(game.find_move("Nf3", None), Ok(knight));
    /// assert_eq!(game.find_move("Nf3", Some(Notation::San)), Ok(knight));
    /// assert_eq!(game.find_move("Ng4", None).unwrap_err().code(), "not-its-move");
    /// # Ok::<(), tabiya::MatchError>(())
    /// ```
    pub fn find_move(&self, text: &str, notation: Option<Notation>) -> Result<Move, PlayError> {
        let rules = self.rules();
        if notation.is_none() {
            if let Some(action) = rules.read_move(self.position(), text) {
                return Ok(action);
            }
            // What else begins with two squares is no other move: `c7c8+`, where nothing is promoted, is not `c7c8`.
            if rules.begins_with_squares(text) {
                return rules.read_apart(self.position(), text).ok_or_else(|| PlayError::unreadable(text));
            }
        }
        let legal = self.legal();
        let tried = match &notation {
            Some(notation) => core::slice::from_ref(notation),
            None => rules.notations(),
        };
        let named = |own: &Notation| notation.is_some() || !matches!(own, Notation::Iccs | Notation::Ucci);
        let (mut fits, mut would): (Vec<Move>, Vec<Move>) = (Vec::new(), Vec::new());
        for &own in tried.iter().filter(|own| named(own)) {
            let read = self.in_scene(&legal, |scene| {
                own.read(scene, text).map(|action| (action, notation.is_some() || is_so(scene, text, action)))
            });
            let (list, moves) = match read {
                Ok((_, false)) => continue,
                Ok((action, true)) => (&mut fits, vec![action]),
                Err(Unread::Several(moves)) => (&mut fits, moves),
                Err(Unread::Illegal(moves)) => (&mut would, moves),
                Err(Unread::Text) => continue,
            };
            for action in moves {
                if !list.contains(&action) {
                    list.push(action);
                }
            }
        }
        match (&fits[..], &would[..]) {
            (&[action], _) | ([], &[action]) => Ok(action),
            ([], []) => Err(PlayError::unreadable(text)),
            ([], _) => Err(self.refusal_of(&would).unwrap_or_else(|| PlayError::unreadable(text))),
            _ => Err(PlayError::Several(text.to_owned(), fits)),
        }
    }

    /// Of the reasons for which these moves are refused the one that says most.
    pub fn refusal_of(&self, moves: &[Move]) -> Option<PlayError> {
        let mut reasons = moves.iter().filter_map(|&action| self.judge(action).err());
        let first = reasons.next()?;
        let vague = |error: &PlayError| matches!(error.code(), "not-its-move" | "not-on-turn");
        if vague(&first) { reasons.find(|error| !vague(error)).or(Some(first)) } else { Some(first) }
    }

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
    /// # use tabiya_rules as tabiya;
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
    pub fn in_scene<T>(&self, legal: &[Move], act: impl FnOnce(&Scene) -> T) -> T {
        let last_to = self.last().and_then(|(action, _)| action.to());
        act(&Scene { rules: self.rules(), position: self.position(), legal, last_to })
    }
}

/// Whether a `+` at the end of a text is a promotion or a check, where it could be either.
fn is_so(scene: &Scene, text: &str, action: Move) -> bool {
    !text.ends_with('+')
        || scene.rules.roles().iter().all(|role| role.promoted_from.is_none())
        || action.into().is_some()
        || Notation::San.write(scene, action).ends_with(['+', '#'])
}
