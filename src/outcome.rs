//! How games end.

use crate::action::Move;
use crate::attack::{attackers, in_check};
use crate::board::Square;
use crate::count::Count;
use crate::pattern::{Images, Stride};
use crate::piece::{Kind, Piece, Seat};
use crate::position::{Impasse, Phase, Position, Standoff};
use crate::rules::{BareKing, BarredMate, Generals, Rules, Stalemate};
use crate::throws;

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
    /// A mate that does not win, or by the kind that may not mate.
    Niol,
    /// The count of moves has run out.
    CountedOut,
    /// Who was counting has mated.
    MateWhileCounting,
    /// The points of an impasse.
    Impasse,
    /// A position has occurred as often as it may.
    Repetition,
    /// One side has checked perpetually.
    PerpetualCheck,
    /// One side has chased perpetually.
    PerpetualChase,
    /// Facing generals, or two passes.
    Standoff,
    /// The same, decided by points.
    Points,
    /// Mate by a side that could no longer win.
    Forfeited,
    /// A forbidden move was attempted.
    Forbidden,
    /// An empire is built: the ally's throne and both enemy kings.
    Empire,
    /// Only one side has men that fight.
    LastOnBoard,
    /// Those who are left have fought to an honourable peace.
    Peace,
    /// Nobody can ever move again.
    NobodyMoves,
    /// Nothing has been captured and no pawn moved for as long as the rules allow.
    NoProgress,
    /// All men of a side have come home.
    AllHome,
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
            EndReason::Niol => "niol",
            EndReason::CountedOut => "counted-out",
            EndReason::MateWhileCounting => "mate-while-counting",
            EndReason::Impasse => "impasse",
            EndReason::Repetition => "repetition",
            EndReason::PerpetualCheck => "perpetual-check",
            EndReason::PerpetualChase => "perpetual-chase",
            EndReason::Standoff => "standoff",
            EndReason::Points => "points",
            EndReason::Forfeited => "forfeited",
            EndReason::Forbidden => "forbidden-move",
            EndReason::Empire => "empire",
            EndReason::LastOnBoard => "last-on-board",
            EndReason::Peace => "peace",
            EndReason::NobodyMoves => "nobody-moves",
            EndReason::NoProgress => "no-progress",
            EndReason::AllHome => "all-home",
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
    pub(crate) const fn won(winner: Seat, reason: EndReason) -> Outcome {
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
        if position.table().is_some() {
            return throws::outcome(self, position);
        }
        match position.phase() {
            Phase::Array(_) | Phase::Forced | Phase::Deployment | Phase::Redeployment => return None,
            Phase::Lots => return None,
            Phase::Mobilisation(_) => {
                let mated = crate::movegen::mated_early(self, position)?;
                return Some(Outcome::won(mated.opponent(), EndReason::Checkmate));
            }
            Phase::Play => {}
        }
        let seat = position.turn();
        let mut moves = Vec::new();
        crate::movegen::candidates(self, position, &mut moves);
        if position.standoff() == Standoff::Ended {
            return Some(standoff(self, position));
        }
        if position.impasse() == Impasse::Accepted {
            return Some(impasse(self, position));
        }
        if moves.is_empty() && in_check(self, position, seat) {
            return Some(mate(self, position, seat));
        }
        if let Some(outcome) = ended_by_bare_king(self, position, &moves) {
            return Some(outcome);
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
    let kind =
        |at: Square| position.man(at).map(|man| rules.kind(man.kind).promoted_from.unwrap_or(man.kind));
    if { checkers }.any(|at| kind(at).is_some_and(|kind| mates.strong.contains(&kind))) {
        return Outcome::won(winner, EndReason::Checkmate);
    }
    if { checkers }.all(|at| kind(at) == Some(mates.barred)) {
        return match mates.barred_mate {
            BarredMate::Loses => Outcome::won(mated, EndReason::Niol),
            BarredMate::Forbidden | BarredMate::Draws => Outcome::drawn(EndReason::Niol),
        };
    }
    if position.has_shak(winner) {
        Outcome::won(winner, EndReason::Checkmate)
    } else {
        Outcome::drawn(EndReason::Niol)
    }
}

/// The points of an impasse: 5 for each man that rides, 1 for any other but the king, on the
/// board and in hand, promotion left aside.
pub fn impasse_points(rules: &Rules, position: &Position, seat: Seat) -> u32 {
    let points = |kind: Kind| {
        let spec = rules.kind(kind);
        let base = rules.kind(spec.promoted_from.unwrap_or(kind));
        let rides = base
            .patterns
            .iter()
            .any(|pattern| matches!(pattern.stride, Stride::Ride(..)) && pattern.images == Images::All);
        if base.royal {
            0
        } else if rides {
            5
        } else {
            1
        }
    };
    let men = |kind: Kind| {
        let piece = Piece { seat, kind };
        position.men_like(piece).count() + u32::from(position.in_hand(piece))
    };
    (0..rules.kinds().len() as u8).map(Kind).map(|kind| men(kind) * points(kind)).sum()
}

/// What facing generals or two passes mean.
fn standoff(rules: &Rules, position: &Position) -> Outcome {
    let Generals::FacingCounts(values) = rules.terms().generals else {
        return Outcome::drawn(EndReason::Standoff);
    };
    let points = |seat| crate::standoff::points(position, seat, values);
    match points(Seat::FIRST).cmp(&points(Seat::SECOND)) {
        core::cmp::Ordering::Greater => Outcome::won(Seat::FIRST, EndReason::Points),
        core::cmp::Ordering::Less => Outcome::won(Seat::SECOND, EndReason::Points),
        core::cmp::Ordering::Equal => Outcome::drawn(EndReason::Points),
    }
}

fn impasse(rules: &Rules, position: &Position) -> Outcome {
    let least = u32::from(rules.terms().impasse.unwrap_or(0));
    let mut short = rules.seats().filter(|&seat| impasse_points(rules, position, seat) < least);
    match (short.next(), short.next()) {
        (Some(loser), None) => Outcome::won(loser.opponent(), EndReason::Impasse),
        _ => Outcome::drawn(EndReason::Impasse),
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
        BareKing::Plays if bare && opponent_bare && rules.terms().bare_count.is_some() => {
            return Some(Outcome::drawn(EndReason::TwoBareKings));
        }
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
