//! Why an action is refused.

use crate::board::{Kind, Seat, Square, SquareSet, Zone};

/// Why an action is not legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nobody stands on the square.
    NoMan(Square),
    /// The man's owner is not on turn.
    NotOnTurn(Seat),
    /// The seat has declared itself ready and waits.
    WaitsReady(Seat),
    /// From and to are the same square.
    SameSquare(Square),
    /// A man of the same side stands there.
    OwnMan(Square),
    /// The kind never goes from there to there.
    NotItsMove {
        /// The kind.
        kind: Kind,
        /// From here ...
        from: Square,
        /// ... to here.
        to: Square,
    },
    /// A man stands in the way.
    Blocked(Square),
    /// It goes there only to capture.
    NothingToCapture {
        /// The kind.
        kind: Kind,
        /// The empty square.
        to: Square,
    },
    /// It goes there only if the square is empty.
    CannotCapture {
        /// The kind.
        kind: Kind,
        /// The occupied square.
        to: Square,
    },
    /// The way leads over a man, and there is none to hop over.
    NoScreen {
        /// The kind.
        kind: Kind,
        /// The square.
        to: Square,
    },
    /// Its like is neither hopped over nor captured by the kind.
    Alike(Square),
    /// It moves so only from another part of the board.
    NotFrom {
        /// The kind.
        kind: Kind,
        /// That part.
        zone: Zone,
    },
    /// It may not leave its part of the board.
    Outside {
        /// The kind.
        kind: Kind,
        /// That part.
        zone: Zone,
    },
    /// The right that it takes cannot be used in check.
    NotInCheck {
        /// Whose.
        seat: Seat,
        /// Which.
        right: u8,
    },
    /// The right that it takes has been used or lost.
    RightLost {
        /// Whose.
        seat: Seat,
        /// Which.
        right: u8,
    },
    /// A king is not captured.
    King(Square),
    /// The own king would stand attacked by the men on these squares.
    KingAttacked {
        /// Where the king would stand.
        king: Square,
        /// The attackers.
        by: SquareSet,
    },
    /// Free moves end on the own half.
    BeyondCentre(Square),
    /// Free moves capture nothing.
    NoCaptureYet(Square),
    /// Free moves give no check.
    NoCheckYet,
    /// The pawn has to say what it becomes: one of these.
    ChooseKind(Vec<Kind>),
    /// It cannot become this here.
    NotIntoThis {
        /// The kind that was asked for.
        kind: Kind,
        /// The square.
        at: Square,
        /// Whether it could if one of the kind were lost.
        none_lost: bool,
    },
    /// Nothing promotes there.
    NoPromotion(Square),
    /// The pawn may not enter the square before it can promote there.
    MayNotEnter(Square),
    /// A pawn that waits on this square has to be promoted first.
    PromoteFirst(Square),
    /// There is no castling (any more).
    NoCastling,
    /// Something stands between king and rook.
    CastlingBlocked(Square),
    /// The king would castle out of, through or into an attack.
    CastlingAttacked(Square),
    /// Men change places only when the king is stalemated.
    NotStalemated,
    /// King and man may not change places: a pawn would come to an end rank, or it is no own man.
    NoExchange(Square),
    /// Nobody has free moves to end.
    NothingToDeclare,
    /// A king in check has to be relieved first.
    ReadyInCheck(Square),
    /// The first move is laid down.
    Forced {
        /// From here ...
        from: Square,
        /// ... to here.
        to: Square,
    },
    /// The generals would face each other.
    GeneralsFace(Square, Square),
    /// There is no such man in hand.
    NotInHand(Kind),
    /// Men are dropped on empty squares.
    DropOnMan(Square),
    /// A man dropped there could never move.
    DropStuck {
        /// The kind.
        kind: Kind,
        /// The square.
        at: Square,
    },
    /// Another unpromoted pawn of the side stands on the file.
    SecondPawn(Square),
    /// A pawn is not dropped to give mate.
    DropMates(Square),
    /// This kind may not give mate.
    MayNotMate(Kind),
    /// There is nothing to count, or nothing to stop.
    NothingToCount,
    /// No impasse can be claimed or answered.
    NoImpasse,
    /// The claim of an impasse has to be answered first.
    AnswerFirst,
    /// Men are placed behind the own pawns.
    NotBehindPawns(Square),
    /// The rook would share its file with the other or with the first player's king.
    RookBarred(Square),
    /// Rooks are placed on the first rank while it has room.
    RookOffFirstRank(Square),
    /// Men are placed before they move.
    PlaceFirst,
    /// The rooks that were objected to have to go elsewhere first.
    MendFirst,
    /// There is nothing to object to.
    NoObjection,
    /// The player may not pass.
    MayNotPass,
    /// The other side would be stalemated.
    GivesStalemate,
    /// The promotion would capture, check or attack what it may not.
    PromotionTooStrong(Square),
    /// A throw comes first.
    ThrowFirst,
    /// The throw has been made and is to be played.
    AlreadyThrown,
    /// Nothing is thrown in this game.
    NothingToThrow,
    /// The dice have no such face.
    NoSuchThrow(u8),
    /// The throw does not allow this kind to move.
    NotThisThrow {
        /// The kind.
        kind: Kind,
        /// The throw.
        value: u8,
    },
    /// An ally's man is not captured.
    AllysMan(Square),
    /// The kind captures only its like and other minor men.
    OnlyMinor {
        /// The kind.
        kind: Kind,
        /// The square.
        to: Square,
    },
    /// The seat fights no more.
    AtPeace(Seat),
    /// Another seat alone moves this boat.
    Steered(Seat),
    /// No kings can be exchanged or released now.
    NoPrisoners,
    /// No exchange has been proposed to this seat.
    NoOffer,
    /// The man runs as many squares of its track as the throw says, to this square.
    NotSoFar(Option<Square>),
    /// A double stands in the way of a single man.
    DoubleInTheWay(Square),
    /// An enemy on a resting square is not captured.
    Resting(Square),
    /// A double is captured by a double only.
    DoubleStands(Square),
    /// Two men of one owner already stand there.
    TwoStand(Square),
    /// The throw is larger than what is left of the track.
    PastGoal(Square),
    /// Men enter by other throws only.
    NoEntry(u8),
    /// The men of a double do not move together by this throw.
    NotTogether(Square),
}

impl Refusal {
    /// Stable code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::NoMan(_) => "no-man",
            Refusal::NotOnTurn(_) => "not-on-turn",
            Refusal::WaitsReady(_) => "waits-ready",
            Refusal::SameSquare(_) => "same-square",
            Refusal::OwnMan(_) => "own-man",
            Refusal::NotItsMove { .. } => "not-its-move",
            Refusal::Blocked(_) => "blocked",
            Refusal::NothingToCapture { .. } => "nothing-to-capture",
            Refusal::CannotCapture { .. } => "cannot-capture",
            Refusal::RightLost { .. } => "right-lost",
            Refusal::King(_) => "king-not-captured",
            Refusal::KingAttacked { .. } => "king-attacked",
            Refusal::BeyondCentre(_) => "beyond-centre",
            Refusal::NoCaptureYet(_) => "no-capture-yet",
            Refusal::NoCheckYet => "no-check-yet",
            Refusal::ChooseKind(_) => "choose-kind",
            Refusal::NotIntoThis { .. } => "not-into-this",
            Refusal::NoPromotion(_) => "no-promotion",
            Refusal::MayNotEnter(_) => "may-not-enter",
            Refusal::PromoteFirst(_) => "promote-first",
            Refusal::NoCastling => "no-castling",
            Refusal::CastlingBlocked(_) => "castling-blocked",
            Refusal::CastlingAttacked(_) => "castling-attacked",
            Refusal::NotStalemated => "not-stalemated",
            Refusal::NoExchange(_) => "no-exchange",
            Refusal::NothingToDeclare => "nothing-to-declare",
            Refusal::ReadyInCheck(_) => "ready-in-check",
            Refusal::NoScreen { .. } => "no-screen",
            Refusal::Alike(_) => "its-like",
            Refusal::NotFrom { .. } => "not-from-here",
            Refusal::Outside { .. } => "outside-zone",
            Refusal::NotInCheck { .. } => "not-in-check",
            Refusal::Forced { .. } => "forced-move",
            Refusal::GeneralsFace(..) => "generals-face",
            Refusal::NotInHand(_) => "not-in-hand",
            Refusal::DropOnMan(_) => "drop-on-man",
            Refusal::DropStuck { .. } => "drop-stuck",
            Refusal::SecondPawn(_) => "second-pawn",
            Refusal::DropMates(_) => "drop-mates",
            Refusal::MayNotMate(_) => "may-not-mate",
            Refusal::NothingToCount => "nothing-to-count",
            Refusal::NoImpasse => "no-impasse",
            Refusal::AnswerFirst => "answer-first",
            Refusal::NotBehindPawns(_) => "not-behind-pawns",
            Refusal::RookBarred(_) => "rook-barred",
            Refusal::RookOffFirstRank(_) => "rook-off-first-rank",
            Refusal::PlaceFirst => "place-first",
            Refusal::MendFirst => "mend-first",
            Refusal::NoObjection => "no-objection",
            Refusal::MayNotPass => "may-not-pass",
            Refusal::GivesStalemate => "gives-stalemate",
            Refusal::PromotionTooStrong(_) => "promotion-too-strong",
            Refusal::ThrowFirst => "throw-first",
            Refusal::AlreadyThrown => "already-thrown",
            Refusal::NothingToThrow => "nothing-to-throw",
            Refusal::NoSuchThrow(_) => "no-such-throw",
            Refusal::NotThisThrow { .. } => "not-this-throw",
            Refusal::AllysMan(_) => "allys-man",
            Refusal::OnlyMinor { .. } => "only-minor-men",
            Refusal::AtPeace(_) => "at-peace",
            Refusal::Steered(_) => "steered-by-ally",
            Refusal::NoPrisoners => "no-prisoners",
            Refusal::NoOffer => "no-offer",
            Refusal::NotSoFar(_) => "not-so-far",
            Refusal::DoubleInTheWay(_) => "double-in-the-way",
            Refusal::Resting(_) => "resting-square",
            Refusal::DoubleStands(_) => "double-stands",
            Refusal::TwoStand(_) => "two-stand",
            Refusal::PastGoal(_) => "past-goal",
            Refusal::NoEntry(_) => "no-entry",
            Refusal::NotTogether(_) => "not-together",
        }
    }

    /// The squares that the reason speaks of.
    pub fn squares(&self) -> Vec<Square> {
        match *self {
            Refusal::NoMan(square)
            | Refusal::SameSquare(square)
            | Refusal::OwnMan(square)
            | Refusal::Blocked(square)
            | Refusal::King(square)
            | Refusal::BeyondCentre(square)
            | Refusal::NoCaptureYet(square)
            | Refusal::NoPromotion(square)
            | Refusal::MayNotEnter(square)
            | Refusal::PromoteFirst(square)
            | Refusal::CastlingBlocked(square)
            | Refusal::CastlingAttacked(square)
            | Refusal::NoExchange(square)
            | Refusal::ReadyInCheck(square)
            | Refusal::Alike(square)
            | Refusal::DropOnMan(square)
            | Refusal::DropStuck { at: square, .. }
            | Refusal::SecondPawn(square)
            | Refusal::DropMates(square)
            | Refusal::NotBehindPawns(square)
            | Refusal::RookBarred(square)
            | Refusal::RookOffFirstRank(square)
            | Refusal::PromotionTooStrong(square)
            | Refusal::AllysMan(square)
            | Refusal::OnlyMinor { to: square, .. }
            | Refusal::DoubleInTheWay(square)
            | Refusal::Resting(square)
            | Refusal::DoubleStands(square)
            | Refusal::TwoStand(square)
            | Refusal::PastGoal(square)
            | Refusal::NotTogether(square)
            | Refusal::NoScreen { to: square, .. }
            | Refusal::NotIntoThis { at: square, .. }
            | Refusal::NothingToCapture { to: square, .. }
            | Refusal::CannotCapture { to: square, .. } => vec![square],
            Refusal::NotItsMove { from, to, .. }
            | Refusal::Forced { from, to }
            | Refusal::GeneralsFace(from, to) => vec![from, to],
            Refusal::KingAttacked { king, by } => by.chain([king]).collect(),
            Refusal::NotSoFar(square) => square.into_iter().collect(),
            Refusal::ThrowFirst
            | Refusal::AlreadyThrown
            | Refusal::NothingToThrow
            | Refusal::NoSuchThrow(_)
            | Refusal::NotThisThrow { .. }
            | Refusal::AtPeace(_)
            | Refusal::Steered(_)
            | Refusal::NoPrisoners
            | Refusal::NoOffer
            | Refusal::NoEntry(_)
            | Refusal::NotOnTurn(_)
            | Refusal::WaitsReady(_)
            | Refusal::RightLost { .. }
            | Refusal::NotInCheck { .. }
            | Refusal::NotFrom { .. }
            | Refusal::Outside { .. }
            | Refusal::NotInHand(_)
            | Refusal::MayNotMate(_)
            | Refusal::NothingToCount
            | Refusal::NoImpasse
            | Refusal::AnswerFirst
            | Refusal::PlaceFirst
            | Refusal::MendFirst
            | Refusal::NoObjection
            | Refusal::MayNotPass
            | Refusal::GivesStalemate
            | Refusal::NoCheckYet
            | Refusal::ChooseKind(_)
            | Refusal::NoCastling
            | Refusal::NotStalemated
            | Refusal::NothingToDeclare => Vec::new(),
        }
    }
}
