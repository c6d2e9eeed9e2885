//! Following a line: its plies are played once, and the match then stands at any of them.

use super::beats::Beat;
use super::error::PlayError;
use super::record::Match;
use crate::position::{Move, Outcome, Position};

/// A ply of a line that had not been played before, as it is played.
#[derive(Clone, Copy, Debug)]
pub struct NewPly<'a> {
    /// The position before it.
    pub before: &'a Position,
    /// The move.
    pub action: Move,
    /// What happens, beat by beat.
    pub beats: &'a [Beat],
    /// The match after it.
    pub after: &'a Match,
}

/// What came of a line that a match has followed.
#[derive(Debug)]
pub struct Followed {
    /// How many plies at its beginning the match had played already.
    pub known: usize,
    /// How many are legal.
    pub reach: usize,
    /// The position after the last legal one.
    pub end: Position,
    /// Why the next one is not legal there, if there is one.
    pub refused: Option<PlayError>,
    /// How the game has ended after the last legal ply, if it has.
    pub outcome: Option<Outcome>,
    /// What the board shows, if the match stands one ply before or after where it stood.
    pub beats: Option<Vec<Beat>>,
}

impl Match {
    /// How many moves have been made.
    pub fn ply(&self) -> usize {
        self.played.len()
    }

    /// Goes to a ply of the moves made and undone, or to the last of them. Gives the beats if that is one ply away.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::Match;
    /// let mut game = Match::new("shatranj", &[], None)?;
    /// for text in ["e2e3", "e7e6", "d2d3"] {
    ///     game.play(text).expect("a legal move");
    /// }
    /// assert!(game.go_to(0).is_none());
    /// assert!(game.go_to(1).is_some());
    /// assert_eq!((game.ply(), game.undone()), (1, 2));
    /// # Ok::<(), tabiya::MatchError>(())
    /// ```
    pub fn go_to(&mut self, ply: usize) -> Option<Vec<Beat>> {
        let ply = ply.min(self.played.len() + self.undone.len());
        if ply + 1 == self.ply() {
            return self.undo();
        }
        if ply == self.ply() + 1 {
            return self.redo();
        }
        self.stand_at(ply);
        None
    }

    /// Plays as much of a line as is legal, from the beginning of the match, and then goes to a ply of it. What of
    /// the line has been played or undone already is not played again; what is new goes to `each`, in order. Moves
    /// that are not in the line are forgotten. The texts are those of
    /// [`Rules::write_move`](crate::Rules::write_move).
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::Match;
    /// let mut game = Match::new("shatranj", &[], None)?;
    /// let mut new = 0;
    /// game.follow(&["e2e3", "e7e6"], 2, |_| new += 1);
    /// let followed = game.follow(&["e2e3", "e7e6", "d2d3", "d2d4"], 3, |_| new += 1);
    /// assert_eq!((followed.known, followed.reach, new), (2, 3, 3));
    /// assert_eq!(followed.refused.map(|error| error.code()), Some("no-piece"));
    /// assert!(followed.beats.is_some(), "one ply further than before");
    /// # Ok::<(), tabiya::MatchError>(())
    /// ```
    pub fn follow(
        &mut self,
        line: &[impl AsRef<str>],
        ply: usize,
        mut each: impl FnMut(NewPly<'_>),
    ) -> Followed {
        let stood = self.ply();
        let known = self.known(line);
        let way_to_known = self.go_to(known);
        self.undone.clear();
        let (mut first_new, mut refused) = (None, None);
        for text in &line[known..] {
            let before = self.position().clone();
            let action = self.rules().read_move(&before, text.as_ref());
            let action = action.ok_or_else(|| PlayError::unreadable(text.as_ref()));
            match action.and_then(|action| Ok((action, self.make(action)?))) {
                Ok((action, played)) => {
                    each(NewPly { before: &before, action, beats: &played, after: self });
                    first_new.get_or_insert(played);
                }
                Err(error) => {
                    refused = Some(error);
                    break;
                }
            }
        }
        let (reach, end, outcome) = (self.ply(), self.position().clone(), self.outcome());
        let to = ply.min(reach);
        let beats = if known >= stood.max(to) {
            // The board shows nothing but plies that it knows.
            self.stand_at(stood);
            self.go_to(to)
        } else if known == stood && to == stood + 1 {
            first_new
        } else if known + 1 == stood && to == known {
            way_to_known
        } else {
            None
        };
        self.stand_at(to);
        Followed { known, reach, end, refused, outcome, beats }
    }

    /// How many plies at the beginning of a line are the moves made and undone.
    fn known(&self, line: &[impl AsRef<str>]) -> usize {
        let moves = self.line().chain(self.undone.iter().rev().copied());
        line.iter()
            .zip(moves)
            .take_while(|(text, action)| self.rules().write_move(*action) == text.as_ref())
            .count()
    }

    /// Goes to a ply of the moves made and undone, and tells no beats of it.
    fn stand_at(&mut self, ply: usize) {
        while self.ply() > ply {
            self.back();
        }
        while self.ply() < ply && self.forward() {}
    }
}
