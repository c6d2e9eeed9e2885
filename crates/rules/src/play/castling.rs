//! Castling, and the change of places of a stalemated king.

use super::attack::{in_check, is_attacked};
use crate::board::{Role, Seat, Square, SquareSet, Zone};
use crate::position::{Move, Phase, Position};
use crate::rules::{Castles, Rules};

/// The ways in which the king of this seat may castle now.
pub(crate) fn castles(rules: &Rules, position: &Position, seat: Seat) -> impl Iterator<Item = Move> {
    let over = rules.terms().castling.before_play && position.phase() == Phase::Play;
    let ways = if over { &[] } else { &*rules.tables().castles[seat.index()] };
    ways.iter().filter(move |way| is_open(rules, position, seat, way)).map(|way| {
        let [from, to] = way.king;
        Move::Castle { from, to }
    })
}

fn is_open(rules: &Rules, position: &Position, seat: Seat, way: &Castles) -> bool {
    let occupied = position.occupied();
    if !position.holds(seat, way.right) || !(way.empty & occupied).is_empty() {
        return false;
    }
    let attacked = |square| is_attacked(rules, position, square, seat.opponent(), occupied, SquareSet::EMPTY);
    if { way.safe }.any(attacked) {
        return false;
    }
    // The rook may have kept an attack from the king.
    let mut next = position.clone();
    next.carry(way);
    !in_check(rules, &next, seat)
}

impl Rules {
    /// The role of the piece that castles with the king which goes so.
    pub fn castles_with(&self, position: &Position, from: Square, to: Square) -> Option<Role> {
        let ways = &self.tables().castles[position.piece_at(from)?.seat.index()];
        let way = ways.iter().find(|way| way.king == [from, to])?;
        position.piece_at(way.rook[0]).map(|piece| piece.role)
    }
}

impl Position {
    /// Brings king and rook where they castle to.
    pub(crate) fn carry(&mut self, way: &Castles) {
        let (king, rook) = (self.take(way.king[0]), self.take(way.rook[0]));
        for (piece, to) in [(king, way.king[1]), (rook, way.rook[1])] {
            if let Some(piece) = piece {
                self.put(to, piece);
            }
        }
    }
}

/// Whether king and piece may change places: the king is safe, and no pawn comes to an end rank.
pub(crate) fn exchange_is_safe(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    from: Square,
    to: Square,
) -> bool {
    let shape = rules.board().shape;
    let facing = rules.seat(seat).facing;
    let pawn = position.piece_at(to).is_some_and(|piece| piece.role == rules.terms().pawn);
    if pawn && (facing.depth(shape, from) == 0 || facing.is_in(shape, Zone::LastRanks(1), from)) {
        return false;
    }
    // The same squares stay occupied, so only where the king stands changes.
    !is_attacked(rules, position, to, seat.opponent(), position.occupied(), SquareSet::EMPTY)
}
