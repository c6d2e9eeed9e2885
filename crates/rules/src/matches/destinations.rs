//! The destinations of every piece that may move, for a board that shows them.

use super::record::Match;
use crate::board::{Role, Square};
use crate::position::Move;

/// Where pieces may go now; see [`Match::destinations`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Destinations {
    /// The squares from which something moves, in order, each with those that it may go to.
    pub moves: Vec<(Square, Vec<Square>)>,
    /// The roles that may be put on the board from the hand, each with the squares.
    pub drops: Vec<(Role, Vec<Square>)>,
}

impl Match {
    /// Where each piece of the board may go now, and each of the hand: [`Match::legal`], sorted for a board that
    /// shows it. A square stands once, though several moves lead there ([`Match::explain`] tells them); what is
    /// declared, thrown or passed has no squares and is not there.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::Match;
    /// let game = Match::new("shogi", &[], None)?;
    /// let squares = game.rules().board().shape;
    /// let (from, to) = &game.destinations().moves[0];
    /// assert_eq!((squares.name(*from).as_str(), to.len()), ("a1", 1));
    /// # Ok::<(), tabiya::MatchError>(())
    /// ```
    pub fn destinations(&self) -> Destinations {
        let mut found = Destinations::default();
        for action in self.legal() {
            match (action, action.from(), action.to()) {
                (Move::Drop { role, to } | Move::Place { role, to, .. }, ..) => {
                    note(&mut found.drops, role, to);
                }
                // A pass is written as a move of the king to its own square.
                (Move::Pass { .. }, ..) => {}
                (_, Some(from), Some(to)) => note(&mut found.moves, from, to),
                _ => {}
            }
        }
        found
    }
}

/// Keeps the list in order; sorting it at the end weighs more.
fn note<T: Ord>(list: &mut Vec<(T, Vec<Square>)>, from: T, to: Square) {
    let place = list.iter().position(|(other, _)| *other >= from).unwrap_or(list.len());
    match list.get_mut(place) {
        Some((other, squares)) if *other == from => {
            if !squares.contains(&to) {
                squares.push(to);
            }
        }
        _ => list.insert(place, (from, vec![to])),
    }
}
