//! How games end.

use crate::action::Move;
use crate::attack::in_check;
use crate::piece::Seat;
use crate::position::{Phase, Position};
use crate::rules::{BareKing, Rules, Stalemate};

/// Why a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndReason {
    /// The king is attacked and nothing helps.
    Checkmate,
    /// Only the king is left to one side.
    BareKing,
    /// Only the kings are left.
    TwoBareKings,
    /// The side to move has no move and is not in check.
    Stalemate,
    /// A bare king has made as many moves as it needed.
    BareKingSurvived,
    /// The position has occurred for the third time.
    Repetition,
}

impl EndReason {
    /// Stable id for programs.
    pub const fn id(self) -> &'static str {
        match self {
            EndReason::Checkmate => "checkmate",
            EndReason::BareKing => "bare-king",
            EndReason::TwoBareKings => "two-bare-kings",
            EndReason::Stalemate => "stalemate",
            EndReason::BareKingSurvived => "bare-king-survived",
            EndReason::Repetition => "repetition",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who has won; nobody in a draw.
    pub winner: Option<Seat>,
    /// Why.
    pub reason: EndReason,
}

impl Outcome {
    const fn won(winner: Seat, reason: EndReason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }

    pub(crate) const fn drawn(reason: EndReason) -> Outcome {
        Outcome { winner: None, reason }
    }
}

impl Rules {
    /// How the game has ended in this position, if it has. The order of the tests is the
    /// ledger's (§D): mate, bare king, stalemate, counts.
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        match position.phase() {
            Phase::Array(_) | Phase::Forced => return None,
            Phase::Mobilisation(_) => {
                let mated = crate::movegen::mated_early(self, position)?;
                return Some(Outcome::won(mated.opponent(), EndReason::Checkmate));
            }
            Phase::Play => {}
        }
        let seat = position.turn();
        let mut moves = Vec::new();
        crate::movegen::candidates(self, position, &mut moves);
        if moves.is_empty() && in_check(self, position, seat) {
            return Some(Outcome::won(seat.opponent(), EndReason::Checkmate));
        }
        if let Some(outcome) = ended_by_bare_king(self, position, &moves) {
            return Some(outcome);
        }
        if !moves.is_empty() {
            return None;
        }
        Some(match self.terms().stalemate {
            Stalemate::Wins | Stalemate::Exchange => Outcome::won(seat.opponent(), EndReason::Stalemate),
            Stalemate::Loses => Outcome::won(seat, EndReason::Stalemate),
            Stalemate::Draw => Outcome::drawn(EndReason::Stalemate),
        })
    }
}

/// Whether a bare king has ended the game. `moves` are the moves of the side to move.
pub(crate) fn ended_by_bare_king(rules: &Rules, position: &Position, moves: &[Move]) -> Option<Outcome> {
    let seat = position.turn();
    let opponent = seat.opponent();
    let bare = position.is_bare(rules, seat);
    let opponent_bare = position.is_bare(rules, opponent);
    if !(bare || opponent_bare) || position.phase() != Phase::Play {
        return None;
    }
    let lost = |seat: Seat| Some(Outcome::won(seat.opponent(), EndReason::BareKing));
    match rules.terms().bare_king {
        BareKing::Plays => {}
        BareKing::Loses | BareKing::LosesUnlessRebared if bare && opponent_bare => {
            return Some(Outcome::drawn(EndReason::TwoBareKings));
        }
        BareKing::Loses if bare => return lost(seat),
        BareKing::LosesUnlessRebared if bare => {
            let last_man = position.men_of(opponent).count() == 2;
            let takes = |action: &Move| action.to().is_some_and(|to| position.men_of(opponent).has(to));
            if !(last_man && moves.iter().any(takes)) {
                return lost(seat);
            }
        }
        BareKing::Loses | BareKing::LosesUnlessRebared => return lost(opponent),
        BareKing::Draws => return Some(Outcome::drawn(EndReason::BareKing)),
    }
    let limit = rules.terms().bare_king_moves?;
    let survived =
        rules.seats().any(|seat| position.is_bare(rules, seat) && position.bare_moves(seat) >= limit);
    survived.then_some(Outcome::drawn(EndReason::BareKingSurvived))
}
