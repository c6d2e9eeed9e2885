//! The impasse of entered kings: who may claim it, and its points.

use super::attack::in_check;
use crate::board::{Piece, Role, Seat};
use crate::movement::{Atom, Symmetry};
use crate::position::{EndReason, Outcome, Position};
use crate::rules::Rules;
use crate::variant::ImpasseRule;

/// Whether the seat may claim an impasse, or declare that its king has entered, on its turn.
#[inline]
pub(crate) fn may_claim_impasse(rules: &Rules, position: &Position, seat: Seat) -> bool {
    let entered = |seat: Seat| {
        position.king(rules, seat).is_some_and(|king| rules.tables().promotion_zone[seat.index()].has(king))
    };
    match rules.terms().impasse {
        None => false,
        Some(ImpasseRule::Agreed { .. }) => rules.seats().all(entered),
        Some(rule @ ImpasseRule::Declared { pieces, .. }) => {
            let zone = rules.tables().promotion_zone[seat.index()];
            // The king is one of those in the zone.
            entered(seat)
                && (position.pieces_of(seat) & zone).len() > u32::from(pieces)
                && impasse_points(rules, position, seat) >= u32::from(rule.needs(seat))
                && !in_check(rules, position, seat)
        }
    }
}

/// The points of an impasse: 5 for each piece that rides, 1 for any other but the king, promotion left
/// aside; of those in hand and on the board, or where one side declares, in its promotion zone alone.
pub fn impasse_points(rules: &Rules, position: &Position, seat: Seat) -> u32 {
    let points = |role: Role| {
        let spec = rules.role(role);
        let base = rules.role(spec.promoted_from.unwrap_or(role));
        let rides = base
            .patterns
            .iter()
            .any(|pattern| matches!(pattern.atom, Atom::Ride(..)) && pattern.symmetry == Symmetry::All);
        if base.royal {
            0
        } else if rides {
            5
        } else {
            1
        }
    };
    let counted = match rules.terms().impasse {
        Some(ImpasseRule::Declared { .. }) => rules.tables().promotion_zone[seat.index()],
        Some(ImpasseRule::Agreed { .. }) | None => position.occupied(),
    };
    let pieces = |role: Role| {
        let piece = Piece { seat, role };
        (position.pieces_like(piece) & counted).len() + u32::from(position.in_hand(piece))
    };
    (0..rules.roles().len() as u8).map(Role).map(|role| pieces(role) * points(role)).sum()
}

/// What an impasse that is agreed on, or a declaration, comes to.
pub(crate) fn outcome(rules: &Rules, position: &Position) -> Outcome {
    let least = match rules.terms().impasse {
        Some(ImpasseRule::Declared { .. }) => return Outcome::won(position.turn(), EndReason::Impasse),
        Some(ImpasseRule::Agreed { least }) => u32::from(least),
        None => 0,
    };
    let mut short = rules.seats().filter(|&seat| impasse_points(rules, position, seat) < least);
    match (short.next(), short.next()) {
        (Some(loser), None) => Outcome::won(loser.opponent(), EndReason::Impasse),
        _ => Outcome::drawn(EndReason::Impasse),
    }
}
