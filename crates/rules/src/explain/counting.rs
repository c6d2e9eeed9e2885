//! The judge of counts and claims: who may begin to count moves, and who may claim an impasse.

use crate::board::{Piece, Role, Seat};
use crate::movement::{Atom, Pattern, Symmetry};
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::ImpasseRule;

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

    /// Whether the seat may claim an impasse, or declare that its king has entered.
    pub(super) fn may_claim_impasse(&self, position: &Position, seat: Seat) -> bool {
        let zone = |seat: Seat| self.zone(seat, self.terms().promotion.zone);
        let entered = |seat: Seat| self.only_royal(position, seat).is_some_and(|king| zone(seat).has(king));
        match self.terms().impasse {
            None => false,
            Some(ImpasseRule::Agreed { .. }) => self.seats().all(entered),
            Some(ImpasseRule::Declared { pieces, points }) => {
                let inside = || position.pieces_of(seat).filter(|&at| zone(seat).has(at));
                let on_board = inside().filter_map(|at| position.piece_at(at)).map(|piece| piece.role);
                let in_hand = (0..self.roles().len() as u8).map(Role).flat_map(|role| {
                    let held = position.in_hand(Piece { seat, role });
                    core::iter::repeat_n(role, usize::from(held))
                });
                let total: u32 = on_board.chain(in_hand).map(|role| self.entering_points(role)).sum();
                entered(seat)
                    && !self.is_checked(position, seat)
                    && inside().count() > usize::from(pieces)
                    && total >= u32::from(points[seat.index()])
            }
        }
    }

    /// What a piece counts when kings have entered: five if unpromoted it goes any distance every way of a
    /// kind, nothing if it is royal.
    fn entering_points(&self, role: Role) -> u32 {
        let unpromoted = self.role(self.base_role(role));
        let far =
            |pattern: &Pattern| matches!(pattern.atom, Atom::Ride(..)) && pattern.symmetry == Symmetry::All;
        match unpromoted.royal {
            true => 0,
            false if unpromoted.patterns.iter().any(far) => 5,
            false => 1,
        }
    }
}
