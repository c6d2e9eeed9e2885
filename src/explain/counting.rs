//! Who may begin to count moves, and who may claim an impasse.

use crate::board::{Piece, Seat};
use crate::position::Position;
use crate::rules::Rules;

impl Rules {
    /// Whether the seat may begin the count: nobody counts, no count begins by itself unless it was
    /// stopped, and the seat is the weaker side, with no more pieces, and the game with no more pawns,
    /// than the count allows. A lone king is counted for otherwise.
    pub(super) fn may_count(&self, position: &Position, seat: Seat) -> bool {
        let Some(count) = self.terms().board_count else { return false };
        let worth = |seat: Seat| -> u32 {
            let value = |role| count.values.iter().find(|(of, _)| *of == role).map_or(0, |&(_, value)| value);
            let pieces = position.pieces_of(seat).filter_map(|at| position.piece_at(at));
            pieces.map(|piece| u32::from(value(piece.role))).sum()
        };
        let pawn = self.terms().pawn;
        let pawns = self.seats().any(|seat| !position.pieces_like(Piece { seat, role: pawn }).is_empty());
        let alone = position.pieces_of(seat).count() == 1;
        position.count().is_none()
            && (!count.automatic || position.has_stopped_counting())
            && (count.with_pawns || !pawns)
            && !(alone && self.terms().bare_count.is_some())
            && position.pieces_of(seat).count() <= usize::from(count.most_pieces)
            && worth(seat) <= worth(seat.opponent())
    }

    /// Whether both kings have come to where their side promotes.
    pub(super) fn both_kings_have_entered(&self, position: &Position) -> bool {
        let entered = |seat: Seat| {
            let zone = self.zone(seat, self.terms().promotion.zone);
            self.only_royal(position, seat).is_some_and(|king| zone.has(king))
        };
        self.seats().all(entered)
    }
}
