//! The outcome of a position.

use super::attack::{attackers, in_check};
use super::bare_king::ended_by_bare_king;
use super::{facing, impasse, turns};
use crate::board::{Role, Seat, Square};
use crate::position::{Count, EndReason, Impasse, LastMove, Outcome, Phase, Position};
use crate::rules::Rules;
use crate::variant::{BarredMate, Generals, Stalemate};

impl Rules {
    /// How the game has ended in this position, if it has. The order of the tests is
    /// Tabiya's reading: mate, bare king, stalemate, counts.
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.table().is_some() {
            return turns::outcome(self, position);
        }
        match position.phase() {
            Phase::FreeMoves(_) | Phase::Forced | Phase::Deployment | Phase::Redeployment => return None,
            Phase::OpeningRoll => return None,
            Phase::Mobilisation(_) => {
                let mated = super::movegen::mated_early(self, position)?;
                return Some(Outcome::won(mated.opponent(), EndReason::Checkmate));
            }
            Phase::Play => {}
        }
        let seat = position.turn();
        let mut moves = Vec::new();
        super::movegen::generate_legal(self, position, &mut moves);
        if position.last_move() == LastMove::Ended {
            return Some(standoff(self, position));
        }
        if position.last_move() == LastMove::ClaimedStalemate {
            return Some(Outcome::drawn(EndReason::Stalemate));
        }
        if position.impasse() == Impasse::Accepted {
            return Some(impasse::outcome(self, position));
        }
        if moves.is_empty() && in_check(self, position, seat) {
            return Some(mate(self, position, seat));
        }
        if let Some(outcome) = ended_by_bare_king(self, position, &moves) {
            return Some(outcome);
        }
        if let Some(values) = facing::counted_out(self, position) {
            return Some(by_points(position, values));
        }
        if facing::quiet_is_over(self, position) {
            return Some(Outcome::drawn(EndReason::NoProgress));
        }
        if position.count().is_some_and(Count::is_over) {
            return Some(Outcome::drawn(EndReason::CountedOut));
        }
        if !moves.is_empty() {
            return None;
        }
        Some(match self.terms().stalemate {
            Stalemate::Wins | Stalemate::Exchange => Outcome::won(seat.opponent(), EndReason::Stalemate),
            Stalemate::Loses => Outcome::won(seat, EndReason::Stalemate),
            Stalemate::Draw | Stalemate::Forbidden => Outcome::drawn(EndReason::Stalemate),
        })
    }
}

/// What a mate of this seat is.
fn mate(rules: &Rules, position: &Position, mated: Seat) -> Outcome {
    let winner = mated.opponent();
    if position.has_forfeited(winner) {
        return Outcome::drawn(EndReason::Forfeited);
    }
    if position.count().is_some_and(|count| !count.bare && count.by == winner) {
        return Outcome::drawn(EndReason::MateWhileCounting);
    }
    let (Some(mates), Some(king)) = (rules.terms().mates, position.king(rules, mated)) else {
        return Outcome::won(winner, EndReason::Checkmate);
    };
    let checkers = attackers(rules, position, king, winner);
    let role = |at: Square| {
        position.piece_at(at).map(|piece| rules.role(piece.role).promoted_from.unwrap_or(piece.role))
    };
    if { checkers }.any(|at| role(at).is_some_and(|role| mates.strong.contains(&role))) {
        return Outcome::won(winner, EndReason::Checkmate);
    }
    if { checkers }.all(|at| role(at) == Some(mates.barred)) {
        let by = { checkers }.find_map(|at| position.piece_at(at)).map_or(mates.barred, |piece| piece.role);
        return match mates.barred_mate {
            BarredMate::Loses => Outcome::won(mated, EndReason::BarredMate(by)),
            BarredMate::Forbidden | BarredMate::Draws => Outcome::drawn(EndReason::BarredMate(by)),
        };
    }
    if position.has_shak(winner) {
        Outcome::won(winner, EndReason::Checkmate)
    } else {
        Outcome::drawn(EndReason::Niol)
    }
}

/// What facing generals or two passes mean.
fn standoff(rules: &Rules, position: &Position) -> Outcome {
    if let Generals::FacingCounts(values) = &rules.terms().generals {
        return by_points(position, values);
    }
    Outcome::drawn(if facing::generals_face(rules, position) {
        EndReason::GeneralsFacing
    } else if facing::lone_checker(rules, position, position.turn().opponent()) {
        EndReason::LoneChecker
    } else {
        EndReason::Passes
    })
}

/// Who has more points; nobody where they are equal.
pub(crate) fn by_points(position: &Position, values: &[(Role, u8)]) -> Outcome {
    let points = |seat| facing::points(position, seat, values);
    match points(Seat::FIRST).cmp(&points(Seat::SECOND)) {
        core::cmp::Ordering::Greater => Outcome::won(Seat::FIRST, EndReason::Points),
        core::cmp::Ordering::Less => Outcome::won(Seat::SECOND, EndReason::Points),
        core::cmp::Ordering::Equal => Outcome::drawn(EndReason::Points),
    }
}
