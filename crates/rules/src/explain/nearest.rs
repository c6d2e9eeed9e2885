//! The nearest candidate for a pair of squares: of the actions it can mean, the one closest to legal, and why it is
//! not.

use crate::board::{Piece, Square};
use crate::position::{IllegalMove, Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::{Pass, PromoteBy};

impl Rules {
    /// Why nothing goes from one square to the other, where nothing does: a step, castling, a pass, or the
    /// promotion of a pawn that stands.
    pub fn why_not(&self, position: &Position, from: Square, to: Square) -> Option<IllegalMove> {
        let refusal = |action: Move| self.judge(position, action).err();
        let step = Move::Step { from, to, into: None };
        let plain =
            refusal(if self.means_castling(position, from, to) { Move::Castle { from, to } } else { step })?;
        let Some(piece) = position.piece_at(from) else { return Some(plain) };
        let royal = self.role(piece.role).royal;
        if from == to && royal && self.terms().pass != Pass::Never && plain == IllegalMove::SameSquare(from) {
            return refusal(Move::Pass { at: from });
        }
        let stays = matches!(
            plain,
            IllegalMove::NotItsMove { .. }
                | IllegalMove::SameSquare(_)
                | IllegalMove::NothingToCapture { .. }
                | IllegalMove::CannotCapture { .. }
                | IllegalMove::Blocked(_)
        );
        let standing =
            stays.then(|| self.standing_promotions(position, piece, from, to)).into_iter().flatten();
        Some({ standing }.find_map(refusal).unwrap_or(plain))
    }

    /// Whether a king goes from where it stands in the array to where it castles.
    fn means_castling(&self, position: &Position, from: Square, to: Square) -> bool {
        position.piece_at(from).is_some_and(|piece| {
            self.role(piece.role).royal && self.castling_to(piece.seat, from, to).is_some()
        })
    }

    /// The promotions of a pawn that stands where it may: on its square, or by a step that its new role makes.
    fn standing_promotions(&self, position: &Position, piece: Piece, from: Square, to: Square) -> Vec<Move> {
        let promotion = self.terms().promotion;
        let PromoteBy::InPlace(standing) = promotion.by else { return Vec::new() };
        let is_last = position.pieces_like(piece).len() == 1;
        let stands = piece.role == self.terms().pawn
            && position.phase() == Phase::Play
            && (self.zone(piece.seat, promotion.zone).has(from) || (standing.last_pawn_anywhere && is_last));
        if !stands {
            return Vec::new();
        }
        let goes = |&role: &_| {
            let mut turned = position.clone();
            turned.take(from);
            turned.put(from, Piece { role, ..piece });
            from == to || self.judge_step(&turned, Piece { role, ..piece }, from, to).is_ok()
        };
        // Whether or not one of the role has been lost, which may be what is wrong.
        let given = |&role: &_| self.could_become(piece.role, role);
        let roles = self.each_role().filter(given).filter(goes);
        let action = |into| match from == to {
            true => Move::Promote { at: from, into },
            false => Move::Step { from, to, into: Some(into) },
        };
        roles.map(action).collect()
    }
}
