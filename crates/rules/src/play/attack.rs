//! Attack detection: whether a square or a king is attacked, and by which pieces.

use super::attackers::Attackers;
use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::position::Position;
use crate::rules::Rules;

/// Whether the king of this seat is attacked.
#[inline]
pub fn in_check(rules: &Rules, position: &Position, seat: Seat) -> bool {
    position.king(rules, seat).is_some_and(|king| {
        is_attacked(rules, position, king, seat.opponent(), position.occupied(), SquareSet::EMPTY)
    })
}

/// Whether a king on this square could be captured by a piece of `by` if exactly `occupied` were occupied and the
/// pieces on `gone` were not there.
#[inline]
pub(crate) fn is_attacked(
    rules: &Rules,
    position: &Position,
    square: Square,
    by: Seat,
    occupied: SquareSet,
    gone: SquareSet,
) -> bool {
    let attackers = Attackers::new(rules.tables(), position, square, by, gone);
    attackers.leapers().next().is_some()
        || attackers.lames().any(|(_, via)| (via & occupied).is_empty())
        || attackers.lines().any(|line| {
            let Some(first) = line.next(square, occupied) else { return false };
            let hopper = || line.next(first, occupied).is_some_and(|second| line.hops_over(second, first));
            line.rides(first) || (line.has_hoppers() && hopper())
        })
}

/// The pieces of `by` that could capture on this square.
pub fn attackers(rules: &Rules, position: &Position, square: Square, by: Seat) -> SquareSet {
    let on_king = position.king(rules, by.opponent()) == Some(square);
    let roles = (0..rules.roles().len() as u8).map(Role);
    let pieces = |role| attackers_like(rules, position, square, Piece { seat: by, role }, on_king);
    roles.map(pieces).fold(SquareSet::EMPTY, |set, pieces| set | pieces)
}

/// Whether a piece of this role of the other side stands on a line with the seat's king, whatever
/// stands between.
pub(crate) fn aims_at_king(rules: &Rules, position: &Position, seat: Seat, role: Role) -> bool {
    let pieces = position.pieces_like(Piece { seat: seat.opponent(), role });
    let mover = rules.tables().mover(seat.opponent(), role);
    position.king(rules, seat).is_some_and(|king| {
        mover
            .rides
            .iter()
            .any(|line| !(rules.tables().ray(line.back).reach(king, SquareSet::EMPTY) & pieces).is_empty())
    })
}

/// Where a piece captures if something stands there, whoever's it is; rights are left aside.
#[inline]
pub fn attacked_from(
    rules: &Rules,
    position: &Position,
    piece: Piece,
    from: Square,
    occupied: SquareSet,
) -> SquareSet {
    let mover = rules.tables().mover(piece.seat, piece.role);
    let mut attacked = mover.captures_on[from];
    for line in mover.rides.iter().filter(|line| line.modality.captures() && line.start.has(from)) {
        attacked |= rules.tables().ray(line.ray).reach(from, occupied);
    }
    for hop in mover.hops.iter().filter(|hop| hop.line.modality.captures() && hop.line.start.has(from)) {
        let alike = if hop.bars_its_like { position.pieces_of_role(piece.role) } else { SquareSet::EMPTY };
        attacked |= rules.tables().ray(hop.line.ray).beyond(from, occupied, alike).without(alike);
    }
    for lame in mover.lames.iter().filter(|lame| lame.threatens) {
        for &(to, via) in &lame.to[from] {
            if (via & occupied).is_empty() {
                attacked.insert(to);
            }
        }
    }
    attacked
}

/// The piece of `by` that is worth least among those that could capture on this square if exactly `occupied` were
/// occupied and the pieces on `gone` were not there.
#[inline]
pub(crate) fn least_attacker(
    rules: &Rules,
    position: &Position,
    (square, by): (Square, Seat),
    (occupied, gone): (SquareSet, SquareSet),
    worth: impl Fn(Role) -> i32,
) -> Option<(i32, Square)> {
    let attackers = Attackers::new(rules.tables(), position, square, by, gone);
    let mut least: Option<(i32, Square)> = None;
    let mut meet = |at: Square| {
        if let Some(piece) = position.piece_at(at) {
            let found = (worth(piece.role), at);
            least = Some(least.map_or(found, |least| least.min(found)));
        }
    };
    attackers.leapers().for_each(&mut meet);
    attackers.lames().filter(|(_, via)| (*via & occupied).is_empty()).for_each(|(from, _)| meet(from));
    for line in attackers.lines() {
        let Some(first) = line.next(square, occupied) else { continue };
        if line.rides(first) && !position.piece_at(first).is_some_and(|piece| rules.role(piece.role).royal) {
            meet(first);
        }
        if line.has_hoppers()
            && let Some(second) = line.next(first, occupied)
            && line.hops_over(second, first)
        {
            meet(second);
        }
    }
    least
}

/// From where each role of the seat would give check to a king on this square, hoppers left aside.
pub(crate) fn checking_squares(
    rules: &Rules,
    by: Seat,
    role: Role,
    king: Square,
    occupied: SquareSet,
) -> SquareSet {
    let mover = rules.tables().mover(by, role);
    let mut squares = mover.captured_from[king];
    for line in mover.rides.iter().filter(|line| line.modality.captures()) {
        squares |= rules.tables().ray(line.back).reach(king, occupied) & line.start;
    }
    for lame in mover.lames.iter().filter(|lame| lame.threatens) {
        for &(from, via) in &lame.from[king] {
            if (via & occupied).is_empty() {
                squares.insert(from);
            }
        }
    }
    squares
}

/// The pieces like this that could capture on this square.
pub(crate) fn attackers_like(
    rules: &Rules,
    position: &Position,
    square: Square,
    piece: Piece,
    on_king: bool,
) -> SquareSet {
    let (pieces, occupied) = (position.pieces_like(piece), position.occupied());
    let mover = rules.tables().mover(piece.seat, piece.role);
    let mut attackers = mover.captured_from[square] & pieces;
    for line in mover.rides.iter().filter(|line| line.modality.captures()) {
        attackers |= rules.tables().ray(line.back).reach(square, occupied) & pieces & line.start;
    }
    for hop in mover.hops.iter().filter(|hop| hop.line.modality.captures()) {
        let alike = if hop.bars_its_like { position.pieces_of_role(piece.role) } else { SquareSet::EMPTY };
        if !alike.has(square) {
            let reach = rules.tables().ray(hop.line.back).beyond(square, occupied, alike);
            attackers |= reach & pieces & hop.line.start;
        }
    }
    for lame in mover.lames.iter().filter(|lame| lame.threatens) {
        for &(from, via) in &lame.from[square] {
            if pieces.has(from) && (via & occupied).is_empty() {
                attackers.insert(from);
            }
        }
    }
    let on_file = on_king && rules.role(piece.role).royal;
    let facing = rules.tables().facing(position, piece.seat).filter(|_| on_file);
    for ray in facing.into_iter().flatten() {
        attackers |= rules.tables().ray(ray).reach(square, occupied) & pieces;
    }
    attackers
}
