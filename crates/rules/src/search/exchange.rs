//! Static exchange evaluation: what a capture wins once all captures on its square are made that pay.

use super::values::Values;
use crate::board::{Role, SquareSet};
use crate::play::attack::least_attacker;
use crate::position::{Move, Position};
use crate::rules::Rules;

/// What nothing may be lost for.
const KING: i32 = 20_000;

/// Longest exchange that is followed.
const LONGEST: usize = 24;

/// What a step wins for its side, in hundredths of the weakest piece, if both sides then capture on its square with
/// their cheapest piece for as long as it pays. Rights and pins are left aside.
pub(super) fn exchange(rules: &Rules, values: &Values, position: &Position, action: Move) -> i32 {
    let Move::Step { from, to, into } = action else { return 0 };
    let Some(piece) = position.piece_at(from) else { return 0 };
    let worth = |role: Role| if rules.role(role).royal { KING } else { values.roles[role.index()] };
    let becomes = into.unwrap_or(piece.role);
    let mut won = [0; LONGEST];
    won[0] =
        position.piece_at(to).map_or(0, |victim| worth(victim.role)) + worth(becomes) - worth(piece.role);
    let mut stake = worth(becomes);
    let mut gone = SquareSet::of(from);
    let mut occupied = position.occupied() | SquareSet::of(to);
    occupied.remove(from);
    let (mut by, mut last) = (piece.seat.opponent(), 0);
    while last + 1 < LONGEST {
        let least = least_attacker(rules, position, (to, by), (occupied, gone), worth);
        let Some((worth, at)) = least else { break };
        last += 1;
        won[last] = stake - won[last - 1];
        // To stop here is better than to go on.
        if won[last].max(-won[last - 1]) < 0 {
            break;
        }
        stake = worth;
        gone.insert(at);
        occupied.remove(at);
        by = by.opponent();
    }
    while last > 0 {
        won[last - 1] = -won[last].max(-won[last - 1]);
        last -= 1;
    }
    won[0]
}
