//! The validity check of a position that was read from text.

use super::error::{PositionError, Side};
use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::play::attack::{attackers, in_check};
use crate::play::deployment;
use crate::play::impasse::may_claim_impasse;
use crate::play::movegen::generate_legal;
use crate::position::{Impasse, Phase, Position};
use crate::rules::Rules;
use crate::variant::{Captured, Contest, Generals, ImpasseRule, Unready};

impl Rules {
    /// The side without a king, as the attacker in a problem of Shogi: only where captured pieces are dropped, and
    /// never both.
    pub(super) fn kingless(&self, position: &Position) -> Option<Seat> {
        let problems = self.terms().captured == Captured::Dropped && self.terms().contest == Contest::Kings;
        let lone = |seat: &Seat| position.royals(self, *seat).is_empty();
        let mut seats = self.seats().filter(|_| problems).filter(lone);
        seats.next().filter(|_| seats.next().is_none())
    }

    pub(super) fn check_pieces(
        &self,
        position: &Position,
        kingless: Option<Seat>,
    ) -> Result<(), PositionError> {
        let shape = self.board().shape;
        let roles = || (0..self.roles().len() as u8).map(Role);
        let base = |role: Role| self.role(role).promoted_from.unwrap_or(role);
        let pieces_of_base = |seat: Seat, wanted: Role| {
            let roles = roles().filter(|&role| base(role) == wanted).map(|role| Piece { seat, role });
            roles
                .map(|piece| position.pieces_like(piece).len() + u32::from(position.in_hand(piece)))
                .sum::<u32>()
        };
        if self.terms().contest != Contest::Kings {
            return self.check_armies(position);
        }
        let initial = |seat: Seat| roles().map(|role| u32::from(self.initial(seat, role))).sum::<u32>();
        let total = |seat: Seat| roles().map(|role| pieces_of_base(seat, role)).sum::<u32>();
        let pawn = self.terms().pawn;
        let pawns = |seat: Seat| (pieces_of_base(seat, pawn), u32::from(self.initial(seat, pawn)));
        for seat in self.seats() {
            let royals = position.royals(self, seat);
            let in_hand =
                roles().any(|role| self.role(role).royal && position.in_hand(Piece { seat, role }) > 0);
            if royals.is_empty() && !in_hand && kingless != Some(seat) {
                return Err(PositionError::NoKing(Side::of(self, seat)));
            }
            let all = |role: Role| {
                let piece = Piece { seat, role };
                position.pieces_like(piece).len() + u32::from(position.in_hand(piece))
            };
            if let Some(role) = roles().find(|&role| self.role(role).royal && all(role) > 1) {
                return Err(PositionError::Kings { side: Side::of(self, seat), role });
            }
            // Where pieces change sides only their number on both sides is bounded.
            let too_many = match self.terms().captured {
                Captured::Gone => {
                    let heir = |role: Role| self.role(role).promoted_from.filter(|_| self.role(role).royal);
                    let mut heirs = roles().filter_map(heir);
                    total(seat) > initial(seat)
                        || pawns(seat).0 > pawns(seat).1
                        || heirs.any(|role| pieces_of_base(seat, role) > self.initial(seat, role).into())
                }
                Captured::Dropped => {
                    self.seats().map(total).sum::<u32>() > self.seats().map(initial).sum()
                        || roles().any(|role| {
                            let here: u32 = self.seats().map(|seat| pieces_of_base(seat, role)).sum();
                            here > self.seats().map(|seat| u32::from(self.initial(seat, role))).sum()
                        })
                }
            };
            if too_many {
                return Err(PositionError::TooManyPieces(Side::of(self, seat)));
            }
            let behind = |square: &Square| self.seat(seat).facing.depth(shape, *square) == 0;
            let on_first_rank =
                |position: &Position| position.pieces_like(Piece { seat, role: pawn }).find(behind);
            // Games of one's own may begin with soldiers there.
            let begins_so = || on_first_rank(&Position::start(self)).is_some();
            if let Some(behind) = on_first_rank(position).filter(|_| !self.has_hands() && !begins_so()) {
                return Err(PositionError::SoldierBehind { game: self.game_ref(), at: shape.name(behind) });
            }
        }
        Ok(())
    }

    /// Whether no seat has more pieces than it starts with, or more soldiers.
    pub(super) fn check_armies(&self, position: &Position) -> Result<(), PositionError> {
        let pawn = self.terms().pawn;
        for seat in self.seats() {
            let all: u32 =
                (0..self.roles().len() as u8).map(|role| u32::from(self.initial(seat, Role(role)))).sum();
            let pawns = position.pieces_like(Piece { seat, role: pawn }).len();
            if let Some(king) = self.royal_like(seat).filter(|king| position.pieces_like(*king).len() > 1) {
                return Err(PositionError::Kings { side: Side::of(self, seat), role: king.role });
            }
            // Pieces of a role beyond those of the start were pawns, and none is promoted before one is lost.
            let promoted = |role| {
                let pieces = position.pieces_like(Piece { seat, role: Role(role) }).len();
                pieces.saturating_sub(u32::from(self.initial(seat, Role(role))))
            };
            let promoted: u32 = (0..self.roles().len() as u8).map(promoted).sum();
            let missing = u32::from(self.initial(seat, pawn)).checked_sub(pawns + promoted);
            let none_lost = promoted > 0 && missing == Some(0) && self.royal_like(seat).is_some();
            if position.pieces_of(seat).len() > all || missing.is_none() || none_lost {
                return Err(PositionError::TooManyPieces(Side::of(self, seat)));
            }
            let behind = |square: &Square| self.seat(seat).facing.depth(self.board().shape, *square) == 0;
            let behind = position.pieces_like(Piece { seat, role: pawn }).find(behind);
            if let Some(behind) = behind.filter(|_| self.royal_like(seat).is_some()) {
                return Err(PositionError::SoldierBehind {
                    game: self.game_ref(),
                    at: self.board().shape.name(behind),
                });
            }
        }
        Ok(())
    }

    /// The piece that is held prisoner when it is captured.
    pub(super) fn royal_like(&self, seat: Seat) -> Option<Piece> {
        match self.terms().contest {
            Contest::Armies(terms) => Some(Piece { seat, role: terms.king }),
            Contest::Kings | Contest::Race(_) => None,
        }
    }

    /// Whether the pieces in hand, and the words about them, fit the phase.
    pub(super) fn check_deployment(&self, position: &Position) -> Result<(), PositionError> {
        let wrong = |field: &str| Err(PositionError::Unfit(field.to_owned()));
        let placed = self.seats().all(|seat| position.hand_is_empty(seat));
        let faulty = !deployment::faults(self, position).is_empty();
        let open = || {
            let mut moves = Vec::new();
            generate_legal(self, position, &mut moves);
            !moves.is_empty()
        };
        let second = position.turn() == Seat::SECOND;
        match position.phase() {
            Phase::Play if self.deploys() && !placed => wrong("phase=play"),
            Phase::Deployment if !open() => wrong("phase=deployment"),
            Phase::Redeployment if !(placed && second && faulty && open()) => wrong("phase=redeployment"),
            Phase::Play if !position.is_objectable() || (!second && faulty) => Ok(()),
            _ if position.is_objectable() => wrong("object=open"),
            _ => Ok(()),
        }
    }

    /// Whether who has declared that its king has entered could do so.
    pub(super) fn check_declaration(&self, position: &Position) -> Result<(), PositionError> {
        let declared = position.impasse() == Impasse::Accepted
            && matches!(self.terms().impasse, Some(ImpasseRule::Declared { .. }));
        match declared && !may_claim_impasse(self, position, position.turn()) {
            true => Err(PositionError::Unfit("claim=accepted".to_owned())),
            false => Ok(()),
        }
    }

    /// Whether the kings can be attacked as they are.
    pub(super) fn check_checks(&self, position: &Position) -> Result<(), PositionError> {
        let waits = match position.impasse() {
            // A claim may be made in check, and passes the turn without a move.
            Impasse::Claimed(_) | Impasse::Accepted => position.turn(),
            Impasse::None | Impasse::Declined => position.turn().opponent(),
        };
        match position.phase() {
            Phase::Mobilisation(_) | Phase::OpeningRoll => Ok(()),
            Phase::FreeMoves(_) | Phase::Deployment | Phase::Redeployment => {
                match self.seats().find(|&seat| in_check(self, position, seat)) {
                    Some(seat) => Err(PositionError::CheckTooEarly(Side::of(self, seat))),
                    None => Ok(()),
                }
            }
            Phase::Play | Phase::Forced => {
                // A waiting pawn's promotion may have given check before its owner's move.
                let fresh = match self.terms().promotion.unready {
                    Unready::PromotesLater => self.zone(position.turn(), self.terms().promotion.zone),
                    Unready::Stays | Unready::MayNotEnter => SquareSet::EMPTY,
                };
                let attackers = position
                    .king(self, waits)
                    .map_or(SquareSet::EMPTY, |king| attackers(self, position, king, waits.opponent()));
                let attackers = attackers.without(fresh);
                if attackers.is_empty() {
                    return Ok(());
                }
                let king = position.king(self, waits.opponent()).map(SquareSet::of);
                let faced = self.terms().generals != Generals::MayFace && Some(attackers) == king;
                Err(PositionError::LeftInCheck { side: Side::of(self, waits), faced })
            }
        }
    }
}
