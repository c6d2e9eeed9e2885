//! Fairy-Stockfish's dialect of FEN: rights by the file of their piece, a count in plies in place of the
//! halfmove clock, and a `~` after a promoted piece.

use std::borrow::Cow;

use super::error::PositionError;
use crate::board::{Seat, Square};
use crate::movement::Right;
use crate::play::counting::is_weaker;
use crate::position::{Count, Position};
use crate::rules::Rules;
use crate::variant::{PromoteInto, placement::PlacementError, placement::role_of};

impl Rules {
    /// The placement without its marks of promoted pieces, which no rule of these games asks for.
    pub(super) fn without_marks<'a>(&self, pieces: &'a str) -> Result<Cow<'a, str>, PositionError> {
        if !pieces.contains('~') {
            return Ok(Cow::Borrowed(pieces));
        }
        let mut letters = ['/'; 2];
        let mut text = String::with_capacity(pieces.len());
        for char in pieces.chars() {
            if char != '~' {
                text.push(char);
            } else if letters[0] == '+' || !self.can_be_promoted(letters[1]) {
                return Err(PlacementError::Letter('~').into());
            }
            letters = [letters[1], char];
        }
        Ok(Cow::Owned(text))
    }

    /// Whether a piece with this letter can have been a pawn.
    fn can_be_promoted(&self, letter: char) -> bool {
        let Some(role) = role_of(self.roles(), letter, false) else { return false };
        let own = |into: PromoteInto| match into {
            PromoteInto::Nothing => false,
            PromoteInto::Always(only) => only == role,
            PromoteInto::OneOf(roles) => roles.contains(&role),
            PromoteInto::RoleOfSquare(_) | PromoteInto::AnyLost => true,
        };
        let pieces = self.terms().promotion.pieces;
        !self.role(role).royal && role != self.terms().pawn && pieces.iter().any(|&(_, into)| own(into))
    }

    /// The right of the only piece of its kind that begins on this file, where the letter is no right's own.
    pub(super) fn right_of_file(&self, seat: Seat, letter: char) -> Option<Right> {
        let file = (letter as u32).checked_sub('a' as u32)?;
        self.terms().rights().find(|right| {
            let homes = self.tables().homes[right.index()][seat.index()];
            let on_file = |at: Square| self.board().shape.file(at) as u32 == file;
            homes.len() == 1 && { homes }.all(on_file)
        })
    }

    /// A count from its limit and its state in plies: of the lone king, which begins with the number of pieces where
    /// that is subtracted, or of the side for which it can have begun.
    pub(super) fn count_in_plies(&self, position: &Position, limit: u16, plies: u16) -> Option<Count> {
        let lone = self.seats().find(|&seat| position.is_bare(self, seat));
        let lone = lone.filter(|_| position.pieces_of_role(self.terms().pawn).is_empty());
        let limit = u8::try_from(limit / 2).ok()?;
        if let (Some(by), Some(terms)) = (lone, self.terms().bare_count) {
            let pieces = if terms.less_pieces { position.occupied().len() as u8 } else { 0 };
            let left = limit.saturating_sub(u8::try_from(plies / 2).ok()?);
            let limit = limit.saturating_sub(pieces).max(left);
            return Some(Count { by, bare: true, made: limit - left, limit });
        }
        self.terms().board_count?;
        // It began with the turn of one side; the moves of the other are counted.
        let (turn, odd) = (position.turn(), plies % 2 == 1);
        let first = if odd { turn.opponent() } else { turn };
        let by = [first, first.opponent()].into_iter().find(|&seat| is_weaker(self, position, seat));
        let by = by.unwrap_or(first);
        let made = if by == first { plies / 2 } else { plies.div_ceil(2) };
        Some(Count { by, bare: false, made: u8::try_from(made).ok()?.min(limit), limit })
    }
}
