//! Promotions: on arrival, by pieces that wait, by pieces that stand.

use super::attack::{attackers, in_check};
use super::move_counter::Moves;
use super::safety::KingSafety;
use super::targets::targets;
use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::position::{Move, Position};
use crate::rules::Rules;
use crate::variant::{InPlace, Must, OnRoyalSquare, PromoteInto, Unready};

/// Promotions of pawns that stood in the zone when the turn began.
pub(crate) fn standing_promotions(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    standing: InPlace,
    moves: &mut Vec<Move>,
) {
    let pawn = Piece { seat, role: rules.terms().pawn };
    let pawns = position.pieces_like(pawn);
    let safety = KingSafety::new(rules, position, seat);
    for at in pawns & standing_zone(rules, position, seat, standing) {
        for into in promotion_roles(rules, position, pawn, at) {
            if !safety.checked && standing_is_allowed(rules, position, Move::Promote { at, into }, standing) {
                moves.push(Move::Promote { at, into });
            }
            let free = SquareSet(!position.occupied().0) & rules.board().shape.all();
            let enemies = position.pieces_of(seat.opponent());
            let piece = Piece { seat, role: into };
            for to in targets(rules, position, piece, at, free, enemies, safety.checked) {
                let action = Move::Step { from: at, to, into: Some(into) };
                let king = position.king(rules, seat.opponent()) == Some(to);
                if !king && safety.allows(at, to) && standing_is_allowed(rules, position, action, standing) {
                    moves.push(action);
                }
            }
        }
    }
}

/// Where a standing pawn of the seat may promote.
pub(crate) fn standing_zone(rules: &Rules, position: &Position, seat: Seat, standing: InPlace) -> SquareSet {
    let last = position.pieces_like(Piece { seat, role: rules.terms().pawn }).len() == 1;
    if standing.last_pawn_anywhere && last {
        rules.board().shape.all()
    } else {
        rules.tables().promotion_zone[seat.index()]
    }
}

/// Whether the promotion of a standing pawn keeps to its limits.
pub(crate) fn standing_is_allowed(
    rules: &Rules,
    position: &Position,
    action: Move,
    standing: InPlace,
) -> bool {
    let (seat, opponent) = (position.turn(), position.turn().opponent());
    let (Some(to), Some(into)) = (action.to(), action.into()) else { return false };
    let step = matches!(action, Move::Step { .. });
    let captured = position.piece_at(to).filter(|_| step);
    if step && captured.is_some_and(|piece| piece.role == into || standing.quiet) {
        return false;
    }
    let mut next = position.clone();
    next.make(rules, action, &mut ());
    let king = position.king(rules, opponent);
    if standing.quiet {
        let attacks = rules.tables().mover(seat, into).captures_on[to] & position.pieces_of(opponent);
        return !in_check(rules, &next, opponent) && attacks.is_empty();
    }
    !(step && king.is_some_and(|king| attackers(rules, &next, king, seat).has(to)))
}

/// A step into or out of the zone, with and without promotion; `safe` says whether the king is
/// safe after it.
pub(crate) fn promotions(
    rules: &Rules,
    position: &Position,
    piece: Piece,
    from: Square,
    to: Square,
    safe: bool,
    moves: &mut impl Moves,
) {
    let promotion = &rules.terms().promotion;
    let roles = promotion_roles(rules, position, piece, to);
    let stuck = rules.tables().mover(piece.seat, piece.role).stuck.has(to);
    let may_stay = may_stay(promotion.must, promotion.unready, !roles.is_empty(), stuck);
    if safe && may_stay {
        moves.push(Move::Step { from, to, into: None });
    }
    for role in roles {
        // A second royal piece takes the burden from the first.
        if safe || rules.role(role).royal {
            moves.push(Move::Step { from, to, into: Some(role) });
        }
    }
}

/// Whether a piece may end its move in the zone unpromoted.
pub(crate) fn may_stay(must: Must, unready: Unready, can_promote: bool, stuck: bool) -> bool {
    let compelled = match must {
        Must::Never => false,
        Must::WhenStuck => stuck,
        Must::Always => true,
    };
    match (can_promote, unready) {
        (true, _) => !compelled,
        (false, Unready::Stays | Unready::PromotesLater) => true,
        (false, Unready::MayNotEnter) => false,
    }
}

/// What a piece may become when it ends its move on this square.
pub(crate) fn promotion_roles(rules: &Rules, position: &Position, piece: Piece, at: Square) -> Vec<Role> {
    let terms = rules.terms();
    let seat = piece.seat;
    let Some(into) = terms.promotion.of(piece.role) else { return Vec::new() };
    let lost = |&role: &Role| !terms.promotion.needs_loss || position.has_lost(rules, Piece { seat, role });
    let any_lost = || {
        let promotable = |role: &Role| !rules.role(*role).royal && *role != terms.pawn;
        let lost = |role: &Role| position.has_lost(rules, Piece { seat, role: *role });
        (0..rules.roles().len() as u8).map(Role).filter(promotable).filter(lost).collect()
    };
    match into {
        PromoteInto::Nothing => Vec::new(),
        PromoteInto::Always(role) => Some(role).filter(lost).into_iter().collect(),
        PromoteInto::OneOf(roles) => roles.iter().copied().filter(lost).collect(),
        PromoteInto::AnyLost => any_lost(),
        PromoteInto::RoleOfSquare(on_royal) => {
            let Some(there) = rules.setup()[at.index()] else { return Vec::new() };
            if !rules.role(there.role).royal {
                return Some(there.role).filter(lost).into_iter().collect();
            }
            match on_royal {
                OnRoyalSquare::Nothing => Vec::new(),
                OnRoyalSquare::This(role) => Some(role).filter(lost).into_iter().collect(),
                OnRoyalSquare::AnyLost => any_lost(),
            }
        }
    }
}

/// Promotions of pawns that have waited at the far end.
pub(crate) fn waiting_promotions(rules: &Rules, position: &Position, seat: Seat, moves: &mut impl Moves) {
    if rules.terms().promotion.unready != Unready::PromotesLater {
        return;
    }
    let pawn = Piece { seat, role: rules.terms().pawn };
    for at in position.pieces_like(pawn) & rules.tables().promotion_zone[seat.index()] {
        let roles = promotion_roles(rules, position, pawn, at);
        roles.into_iter().for_each(|into| moves.push(Move::Promote { at, into }));
    }
}
