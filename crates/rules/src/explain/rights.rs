//! The judge of rights held from the start: who may use one now, and what ends it.

use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::movement::{Access, Atom, Occupant, Right, walk};
use crate::position::{Phase, Position};
use crate::rules::Rules;
use crate::variant::{Castle, Home, InCheck};

impl Rules {
    /// The squares of the array whose pieces a seat's right depends on.
    pub(super) fn home_of_right(&self, seat: Seat, right: Right) -> SquareSet {
        match self.terms().rights[right.index()].home {
            Home::None => SquareSet::EMPTY,
            Home::Of(role) => self.places_in_array(Piece { seat, role }),
            Home::Castling => {
                let Some(king) = self.king_in_array(seat) else { return SquareSet::EMPTY };
                let ways = self.terms().castling.ways;
                let ways = ways.iter().filter(|way| way.right == right);
                let rooks: SquareSet = ways.filter_map(|&way| self.castling_rook(seat, king, way)).collect();
                if rooks.is_empty() { rooks } else { rooks | SquareSet::of(king) }
            }
        }
    }

    /// Where the seat's only king stands in the array.
    pub(super) fn king_in_array(&self, seat: Seat) -> Option<Square> {
        let royals = self.each_role().filter(|&role| self.role(role).royal);
        let kings: SquareSet = royals.flat_map(|role| self.places_in_array(Piece { seat, role })).collect();
        kings.first().filter(|_| kings.len() == 1)
    }

    /// The squares beyond the king on the side to which it castles, the nearest first.
    pub(super) fn castling_line(
        &self,
        seat: Seat,
        king: Square,
        way: Castle,
    ) -> impl Iterator<Item = Square> + use<> {
        let (shape, step) = (self.board().shape, way.towards.step(self.seat(seat).facing));
        core::iter::successors(shape.offset(king, step), move |&at| shape.offset(at, step))
    }

    /// Where in the array the rook stands with which this king castles: the last one on its line, if the king can go
    /// so far.
    pub(super) fn castling_rook(&self, seat: Seat, king: Square, way: Castle) -> Option<Square> {
        let rook = Some(Piece { seat, role: way.rook });
        self.castling_line(seat, king, way).nth(usize::from(way.steps) - 1)?;
        self.castling_line(seat, king, way).filter(|at| self.setup()[at.index()] == rook).last()
    }

    /// The way of castling that takes the king from its place in the array to this square.
    pub(super) fn castling_to(&self, seat: Seat, king: Square, to: Square) -> Option<Castle> {
        let leads =
            |way: &Castle| self.castling_line(seat, king, *way).nth(usize::from(way.steps) - 1) == Some(to);
        let ways = self.terms().castling.ways;
        ways.iter().copied().find(leads).filter(|_| self.king_in_array(seat) == Some(king))
    }

    /// Whether a piece on this square may be the one whose right it is.
    pub(super) fn is_home_of(&self, seat: Seat, right: Right, from: Square) -> bool {
        let home = self.home_of_right(seat, right);
        home.is_empty() || home.has(from)
    }

    /// Whether the seat holds the right, and a piece on this square may use it now.
    pub(super) fn may_use_right(&self, position: &Position, seat: Seat, right: Right, from: Square) -> bool {
        let suspends = self.terms().rights[right.index()].in_check == InCheck::Suspended;
        position.holds(seat, right)
            && self.is_home_of(seat, right, from)
            && !(suspends && self.is_checked(position, seat))
    }

    /// The right that a step takes: it is open by no pattern without one.
    pub(super) fn right_taken(&self, position: &Position, from: Square, to: Square) -> Option<Right> {
        let patterns = &self.role(position.piece_at(from)?.role).patterns;
        let (mut freely, mut taken) = (false, None);
        self.targets(position, from, |target| {
            if target.to == to && matches!(target.access, Access::Open(_)) {
                match patterns[target.pattern].right {
                    None => freely = true,
                    Some(right) => taken = taken.or(Some(right)),
                }
            }
        });
        taken.filter(|_| !freely)
    }

    /// Ends the rights that depend on a piece that has left, or was captured on, this square.
    pub(super) fn end_rights_at(&self, position: &mut Position, square: Square) {
        for right in self.terms().rights() {
            for seat in self.seats() {
                if position.holds(seat, right) && self.home_of_right(seat, right).has(square) {
                    position.revoke(seat, right);
                }
            }
        }
    }

    /// Ends the rights that the seat on turn loses where its turn begins: by check, or aimed at.
    pub(super) fn end_rights_at_turn(&self, position: &mut Position) {
        let seat = position.turn();
        if position.phase() != Phase::Play {
            return;
        }
        for (right, spec) in self.terms().rights.iter().enumerate() {
            let right = Right(right as u8);
            let ended = |position: &Position| {
                (spec.in_check == InCheck::Lost && self.is_checked(position, seat))
                    || spec.aimed_at_by.is_some_and(|role| self.is_aimed_at(position, seat, role))
            };
            if position.holds(seat, right) && ended(position) {
                position.revoke(seat, right);
            }
        }
    }

    /// Whether an enemy piece of this role stands on a line with the seat's king, whatever is between.
    fn is_aimed_at(&self, position: &Position, seat: Seat, role: Role) -> bool {
        let Some(king) = self.only_royal(position, seat) else { return false };
        let piece = Piece { seat: seat.opponent(), role };
        let patterns = &self.role(role).patterns;
        let nobody_else = |at| (at == king).then_some(Occupant { enemy: true, alike: false });
        let aims = |&from: &Square| {
            let mut aims = false;
            let facing = self.seat(piece.seat).facing;
            walk(self.board().shape, facing, patterns, from, nobody_else, |target| {
                let rides = matches!(patterns[target.pattern].atom, Atom::Ride(..));
                aims |= rides && target.to == king && target.access == Access::Open(true);
            });
            aims
        };
        position.pieces_like(piece).any(|from| aims(&from))
    }
}
