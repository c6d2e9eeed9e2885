//! The pieces on the board, as the judge reads them from the position and the record.

use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::position::Position;
use crate::rules::Rules;

impl Rules {
    /// Every role of the game.
    pub(super) fn each_role(&self) -> impl Iterator<Item = Role> + use<> {
        (0..self.roles().len() as u8).map(Role)
    }

    /// The piece that the seat must not lose: its only royal one. With two, either may be captured.
    pub(super) fn only_royal(&self, position: &Position, seat: Seat) -> Option<Square> {
        let is_royal = |at: &Square| position.piece_at(*at).is_some_and(|piece| self.role(piece.role).royal);
        let mut royals = position.pieces_of(seat).filter(is_royal);
        match (royals.next(), royals.next()) {
            (Some(king), None) => Some(king),
            _ => None,
        }
    }

    /// The squares on which such a piece stands in the array.
    pub(super) fn places_in_array(&self, piece: Piece) -> SquareSet {
        self.board().shape.squares().filter(|at| self.setup()[at.index()] == Some(piece)).collect()
    }

    /// Whether fewer of these pieces are on the board than at the start.
    pub(super) fn is_missing(&self, position: &Position, piece: Piece) -> bool {
        let standing = position.pieces_of(piece.seat).filter(|&at| position.piece_at(at) == Some(piece));
        standing.count() < usize::from(self.initial(piece.seat, piece.role))
    }

    /// What a piece was before it was promoted.
    pub(super) fn base_role(&self, role: Role) -> Role {
        self.role(role).promoted_from.unwrap_or(role)
    }

    /// The squares of a line, from the one after `from` to the edge of the board; the step as the
    /// seat sees it.
    pub(super) fn line(
        &self,
        seat: Seat,
        from: Square,
        step: (i8, i8),
    ) -> impl Iterator<Item = Square> + use<> {
        let shape = self.board().shape;
        let step = self.seat(seat).facing.turn(step);
        core::iter::successors(shape.offset(from, step), move |&at| shape.offset(at, step))
    }
}
