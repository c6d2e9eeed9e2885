//! The outcome of a game: its winner, and the reason.

use crate::board::{Role, Seat};

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
    /// A mate that does not win.
    Niol,
    /// A mate by the role that may not mate, or by what it has turned into: the one that mates.
    BarredMate(Role),
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
    /// One side has attacked with every move: checked, threatened mate, or chased.
    PerpetualAttack,
    /// The generals were left facing each other.
    GeneralsFacing,
    /// A lone, unprotected piece between the generals gives check.
    LoneChecker,
    /// Both sides have passed in turn.
    Passes,
    /// The points of the pieces have decided.
    Points,
    /// Mate by a side that could no longer win.
    Forfeited,
    /// A forbidden move was attempted.
    Forbidden,
    /// An empire is built: the ally's throne and both enemy kings.
    Empire,
    /// Only one side has pieces that fight.
    LastOnBoard,
    /// Those who are left have fought to an honourable peace.
    Peace,
    /// Nobody can ever move again.
    NobodyMoves,
    /// Nothing has been captured and no pawn moved for as long as the rules allow.
    NoProgress,
    /// All pieces of a side have come home.
    AllHome,
}

impl EndReason {
    /// Stable id for programs. The three that need no mate and no stalemate share one, `standoff`,
    /// and mates that do not win another.
    pub const fn id(self) -> &'static str {
        match self {
            EndReason::Checkmate => "checkmate",
            EndReason::BareKing => "bare-king",
            EndReason::TwoBareKings => "two-bare-kings",
            EndReason::Stalemate => "stalemate",
            EndReason::BareKingSurvived => "bare-king-survived",
            EndReason::Niol | EndReason::BarredMate(_) => "niol",
            EndReason::CountedOut => "counted-out",
            EndReason::MateWhileCounting => "mate-while-counting",
            EndReason::Impasse => "impasse",
            EndReason::Repetition => "repetition",
            EndReason::PerpetualCheck => "perpetual-check",
            EndReason::PerpetualChase => "perpetual-chase",
            EndReason::PerpetualAttack => "perpetual-attack",
            EndReason::GeneralsFacing | EndReason::LoneChecker | EndReason::Passes => "standoff",
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
    /// Whether an ally of the winner has no part in it, having made peace before.
    pub alone: bool,
}

impl Outcome {
    pub(crate) const fn won(winner: Seat, reason: EndReason) -> Outcome {
        Outcome { winner: Some(winner), reason, alone: false }
    }

    pub(crate) const fn drawn(reason: EndReason) -> Outcome {
        Outcome { winner: None, reason, alone: false }
    }
}
