//! The list of legal actions, and perft.

use super::attack::in_check;
use super::bare_king::ended_by_bare_king;
use super::facing::{counted_out, has_to_answer, quiet_is_over};
use super::move_counter::{MoveCounter, Moves};
use super::movegen::{declarations, forbidden_mates, generate_legal, piece_moves};
use super::safety::KingSafety;
use super::steps::safe_steps;
use super::turns;
use crate::position::{Count, Impasse, LastMove, Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::{InPlace, Pass, PromoteBy, Stalemate, Unready};

impl Rules {
    /// Every action open in this position, for every seat that may act. A finished game has none.
    ///
    /// Repetition is not a matter of a position: [`Match`](crate::Match) knows of it.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::{Position, Rules, games};
    /// let rules = Rules::new(&games::SHATRANJ, &[])?;
    /// assert_eq!(rules.legal(&Position::start(&rules)).len(), 16);
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    pub fn legal(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.legal_into(position, &mut moves);
        moves
    }

    /// As [`legal`](Rules::legal), into a list that is emptied first.
    #[inline]
    pub fn legal_into(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        if position.table().is_some() {
            if turns::outcome(self, position).is_none() {
                turns::legal(self, position, moves);
            }
            return;
        }
        generate_legal(self, position, moves);
        if has_ended(self, position) || ended_by_bare_king(self, position, moves).is_some() {
            moves.clear();
        } else if position.phase() == Phase::Play && !moves.is_empty() {
            let only_promotions = can_claim_stalemate(self, position, moves);
            declarations(self, position, position.turn(), moves);
            if only_promotions {
                moves.push(Move::ClaimStalemate(position.turn()));
            }
        }
    }

    /// Captures and promotions among the legal moves, into a list that is emptied first; where terms look at the
    /// moves themselves, all of them.
    pub(crate) fn captures_into(&self, position: &Position, moves: &mut Vec<Move>) {
        let waits = self.terms().promotion.unready == Unready::PromotesLater;
        if waits || looks_at_moves(self, position) {
            return self.legal_into(position, moves);
        }
        moves.clear();
        let seat = position.turn();
        safe_steps::<false, false, _>(self, position, seat, &KingSafety::new(self, position, seat), moves);
    }

    /// Whether the player on turn may claim stalemate in place of a promotion.
    pub(crate) fn claims_stalemate(&self, position: &Position) -> bool {
        let mut moves = Vec::new();
        generate_legal(self, position, &mut moves);
        can_claim_stalemate(self, position, &moves)
    }

    /// Number of move sequences of this length (perft). A finished game has no moves; repetition
    /// is not looked for.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::{Position, Rules, games};
    /// let rules = Rules::new(&games::INDIAN, &[])?;
    /// assert_eq!(rules.perft(&Position::start(&rules), 3), 2870);
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        self.perft_within(position, depth, u64::MAX).unwrap_or(u64::MAX)
    }

    /// As [`perft`](Rules::perft), but gives up after so many steps: a step is a position that is
    /// looked at, or a move that is listed there.
    pub fn perft_within(&self, position: &Position, depth: u32, mut steps: u64) -> Option<u64> {
        let mut lists = vec![Vec::with_capacity(64); depth as usize];
        count(self, position, &mut lists, &mut steps)
    }
}

/// Whether these moves are all promotions, and the rules let a player who is not in check decline them.
fn can_claim_stalemate(rules: &Rules, position: &Position, moves: &[Move]) -> bool {
    let PromoteBy::InPlace(InPlace { may_be_declined: true, .. }) = rules.terms().promotion.by else {
        return false;
    };
    let promotes = |action: &Move| matches!(action, Move::Promote { .. } | Move::Step { into: Some(_), .. });
    position.phase() == Phase::Play
        && !moves.is_empty()
        && moves.iter().all(promotes)
        && !in_check(rules, position, position.turn())
}

/// Leaves below a position; one list of moves per ply that is left. None once no steps are
/// left.
fn count(rules: &Rules, position: &Position, lists: &mut [Vec<Move>], left: &mut u64) -> Option<u64> {
    let Some((moves, lists)) = lists.split_last_mut() else { return Some(1) };
    *left = left.checked_sub(1)?;
    if lists.is_empty()
        && let Some(leaves) = counter(rules, position)
    {
        return Some(leaves);
    }
    rules.legal_into(position, moves);
    *left = left.checked_sub(moves.len() as u64)?;
    if lists.is_empty() {
        return Some(moves.len() as u64);
    }
    let mut leaves = 0;
    for &action in moves.iter() {
        let mut next = position.clone();
        next.apply(rules, action, &mut ());
        leaves += count(rules, &next, lists, left)?;
    }
    Some(leaves)
}

/// Number of legal actions, found without listing them: only where no term looks at the moves
/// themselves, as when some of them are forbidden for what follows.
#[inline]
fn counter(rules: &Rules, position: &Position) -> Option<u64> {
    let terms = rules.terms();
    let seat = position.turn();
    if looks_at_moves(rules, position) || terms.pass != Pass::Never {
        return None;
    }
    let mut counter = MoveCounter::default();
    let _ = match rules.board().shape.len() <= 64 {
        true => piece_moves::<true>(rules, position, seat, &mut counter),
        false => piece_moves::<false>(rules, position, seat, &mut counter),
    };
    // Without moves of pieces there may be others.
    if counter.number() == 0 {
        return None;
    }
    declarations(rules, position, seat, &mut counter);
    Some(counter.number() as u64)
}

/// Whether some term looks at the moves themselves, as when some of them are forbidden for what follows.
#[inline]
fn looks_at_moves(rules: &Rules, position: &Position) -> bool {
    let terms = rules.terms();
    position.table().is_some()
        || terms.stalemate == Stalemate::Forbidden
        || forbidden_mates(rules).is_some()
        || matches!(terms.promotion.by, PromoteBy::InPlace(_))
        || has_to_answer(rules, position)
        || position.phase() != Phase::Play
        || !matches!(position.impasse(), Impasse::None | Impasse::Declined)
        || has_ended(rules, position)
        || rules.seats().any(|seat| position.is_stripped(rules, seat))
}

/// Whether the last action has ended the game, whatever moves are left.
#[inline]
fn has_ended(rules: &Rules, position: &Position) -> bool {
    matches!(position.last_move(), LastMove::Ended | LastMove::ClaimedStalemate)
        || position.count().is_some_and(Count::is_over)
        || counted_out(rules, position).is_some()
        || quiet_is_over(rules, position)
}
