//! Promotions: on arrival, by men that wait, by men that stand.

use crate::action::Move;
use crate::attack::{attackers, in_check};
use crate::board::{Square, SquareSet};
use crate::movegen::targets;
use crate::piece::{Kind, Piece, Seat};
use crate::position::Position;
use crate::rules::{Must, OnRoyalSquare, PromoteInto, Rules, Standing, Unready};
use crate::safety::KingSafety;
use crate::tally::Moves;

/// Promotions of pawns that stood in the zone when the turn began.
pub(crate) fn standing_promotions(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    standing: Standing,
    moves: &mut Vec<Move>,
) {
    let pawn = Piece { seat, kind: rules.terms().pawn };
    let pawns = position.men_like(pawn);
    let safety = KingSafety::new(rules, position, seat);
    for at in pawns & standing_zone(rules, position, seat, standing) {
        for into in promotion_kinds(rules, position, pawn, at) {
            if !safety.checked && standing_is_allowed(rules, position, Move::Promote { at, into }, standing) {
                moves.push(Move::Promote { at, into });
            }
            let free = SquareSet(!position.occupied().0) & rules.board().shape.all();
            let enemies = position.men_of(seat.opponent());
            let man = Piece { seat, kind: into };
            for to in targets(rules, position, man, at, free, enemies, safety.checked) {
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
pub(crate) fn standing_zone(rules: &Rules, position: &Position, seat: Seat, standing: Standing) -> SquareSet {
    let last = position.men_like(Piece { seat, kind: rules.terms().pawn }).count() == 1;
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
    standing: Standing,
) -> bool {
    let (seat, opponent) = (position.turn(), position.turn().opponent());
    let (Some(to), Some(into)) = (action.to(), action.into()) else { return false };
    let step = matches!(action, Move::Step { .. });
    let captured = position.man(to).filter(|_| step);
    if step && captured.is_some_and(|man| man.kind == into || standing.quiet) {
        return false;
    }
    let mut next = position.clone();
    next.apply(rules, action, &mut ());
    let king = position.king(rules, opponent);
    if standing.quiet {
        let attacks = rules.tables().mover(seat, into).takes[to.index()] & position.men_of(opponent);
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
    let kinds = promotion_kinds(rules, position, piece, to);
    let stuck = rules.tables().mover(piece.seat, piece.kind).stuck.has(to);
    let may_stay = may_stay(promotion.must, promotion.unready, !kinds.is_empty(), stuck);
    if safe && may_stay {
        moves.push(Move::Step { from, to, into: None });
    }
    for kind in kinds {
        // A second royal man takes the burden from the first.
        if safe || rules.kind(kind).royal {
            moves.push(Move::Step { from, to, into: Some(kind) });
        }
    }
}

/// Whether a man may end its move in the zone unpromoted.
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

/// What a man may become when it ends its move on this square.
pub(crate) fn promotion_kinds(rules: &Rules, position: &Position, piece: Piece, at: Square) -> Vec<Kind> {
    let terms = rules.terms();
    let seat = piece.seat;
    let Some(into) = terms.promotion.of(piece.kind) else { return Vec::new() };
    let lost = |&kind: &Kind| !terms.promotion.needs_loss || position.has_lost(rules, Piece { seat, kind });
    let any_lost = || {
        let promotable = |kind: &Kind| !rules.kind(*kind).royal && *kind != terms.pawn;
        let lost = |kind: &Kind| position.has_lost(rules, Piece { seat, kind: *kind });
        (0..rules.kinds().len() as u8).map(Kind).filter(promotable).filter(lost).collect()
    };
    match into {
        PromoteInto::Nothing => Vec::new(),
        PromoteInto::Always(kind) => Some(kind).filter(lost).into_iter().collect(),
        PromoteInto::AnyLost => any_lost(),
        PromoteInto::KindOfSquare(on_royal) => {
            let Some(there) = rules.array()[at.index()] else { return Vec::new() };
            if !rules.kind(there.kind).royal {
                return Some(there.kind).filter(lost).into_iter().collect();
            }
            match on_royal {
                OnRoyalSquare::Nothing => Vec::new(),
                OnRoyalSquare::This(kind) => Some(kind).filter(lost).into_iter().collect(),
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
    let pawn = Piece { seat, kind: rules.terms().pawn };
    for at in position.men_like(pawn) & rules.tables().promotion_zone[seat.index()] {
        let kinds = promotion_kinds(rules, position, pawn, at);
        kinds.into_iter().for_each(|into| moves.push(Move::Promote { at, into }));
    }
}
