//! The reasons for illegal moves, with their codes.

use crate::board::{Role, Seat, Square, SquareSet, Zone};
use crate::movement::Right;

/// What the promotion of a standing pawn may not do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TooStrong {
    /// It captures, and no promotion may; otherwise it captures a piece of the role that it becomes.
    Captures,
    /// It gives check: with the new piece, or, where no promotion may, in any way.
    Checks,
    /// It attacks a piece.
    Attacks,
}

/// How a right was lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RightLoss {
    /// It was used.
    Used,
    /// A piece of this role, that it depends on, has moved.
    Moved(Role),
    /// A piece that it depends on was captured.
    Captured,
    /// Its owner's king has been in check.
    Checked,
    /// A piece of a role that ends it has stood on a line with the king.
    AimedAt,
    /// The part of the game to which it belongs is over.
    Over,
}

/// Why an action is not legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum IllegalMove {
    /// Nobody stands on the square.
    NoPiece(Square),
    /// The piece's owner is not on turn.
    NotOnTurn(Seat),
    /// The seat has declared itself ready and waits.
    WaitsReady(Seat),
    /// From and to are the same square.
    SameSquare(Square),
    /// A piece of the same side stands there.
    OwnPiece(Square),
    /// The role never goes from there to there.
    NotItsMove {
        /// The role.
        role: Role,
        /// From here ...
        from: Square,
        /// ... to here.
        to: Square,
    },
    /// Only lines that are drawn lead there, and none joins the two points.
    NoLine(Square, Square),
    /// A piece stands in the way.
    Blocked(Square),
    /// It goes there only to capture.
    NothingToCapture {
        /// The role.
        role: Role,
        /// The empty square.
        to: Square,
    },
    /// It goes there only if the square is empty.
    CannotCapture {
        /// The role.
        role: Role,
        /// The occupied square.
        to: Square,
    },
    /// The way leads over a piece, and there is none to hop over.
    NoScreen {
        /// The role.
        role: Role,
        /// The square.
        to: Square,
    },
    /// Its like is neither hopped over nor captured by the role.
    Alike(Square),
    /// It moves so only from another part of the board.
    NotFrom {
        /// The role.
        role: Role,
        /// That part.
        zone: Zone,
    },
    /// It may not leave its part of the board.
    Outside {
        /// The role.
        role: Role,
        /// That part.
        zone: Zone,
    },
    /// The right that it takes cannot be used in check.
    NotInCheck {
        /// Whose.
        seat: Seat,
        /// Which.
        right: Right,
    },
    /// The right that it takes is the piece's that still stands on its place in the array.
    NotFromPlace(Right),
    /// The right that it takes has been used or lost.
    RightLost {
        /// Whose.
        seat: Seat,
        /// Which.
        right: Right,
        /// How, where that is known.
        how: Option<RightLoss>,
    },
    /// A king is not captured.
    King(Square),
    /// The own king would stand attacked by the pieces on these squares.
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
    ChooseRole(Vec<Role>),
    /// It cannot become this here.
    NotIntoThis {
        /// The role that was asked for.
        role: Role,
        /// The square.
        at: Square,
        /// Whether it could if one of the role were lost.
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
    /// Pieces change places only when the king is stalemated.
    NotStalemated,
    /// King and piece may not change places: a pawn would come to an end rank, or it is no own piece.
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
    /// The generals face each other, and would go on doing so.
    StillFacing(Square, Square),
    /// There is no such piece in hand.
    NotInHand(Role),
    /// Pieces are dropped on empty squares.
    DropOnPiece(Square),
    /// A piece dropped there could never move.
    DropStuck {
        /// The role.
        role: Role,
        /// The square.
        at: Square,
    },
    /// Another unpromoted pawn of the side stands on the file.
    SecondPawn(Square),
    /// A pawn is not dropped to give mate.
    DropMates(Square),
    /// This role may not give mate.
    MayNotMate(Role),
    /// There is nothing to count, or nothing to stop.
    NothingToCount,
    /// No impasse can be claimed or answered.
    NoImpasse,
    /// The rules know no such claim of stalemate, or the player has other moves than promotions, or is in check.
    NoStalemate,
    /// The claim of an impasse has to be answered first.
    AnswerFirst,
    /// Pieces are placed behind the own pawns.
    NotBehindPawns(Square),
    /// The rook would share its file with the other or with the first player's king.
    RookBarred(Square),
    /// Rooks are placed on the first rank while it has room.
    RookOffFirstRank(Square),
    /// Pieces are placed before they move.
    PlaceFirst,
    /// The rooks that were objected to have to go elsewhere first.
    MendFirst,
    /// There is nothing to object to.
    NoObjection,
    /// The player may not pass.
    MayNotPass,
    /// The other side would be stalemated.
    GivesStalemate,
    /// The promotion on this square, of a pawn that stood elsewhere or there, would do what it may not.
    PromotionTooStrong(Square, TooStrong),
    /// A throw comes first.
    RollFirst,
    /// The throw has been made and is to be played.
    AlreadyRolled,
    /// Nothing is thrown in this game.
    NothingToRoll,
    /// The dice have no such face.
    NoSuchRoll(u8),
    /// The throw does not allow this role to move.
    NotThisRoll {
        /// The role.
        role: Role,
        /// The throw.
        value: u8,
    },
    /// An ally's piece is not captured.
    AllysPiece(Square),
    /// The role captures only its like and other minor pieces.
    OnlyMinor {
        /// The role.
        role: Role,
        /// The square.
        to: Square,
    },
    /// The seat fights no more.
    AtPeace(Seat),
    /// Another seat alone moves this boat.
    Steered(Seat),
    /// No kings can be exchanged or released now.
    NoPrisoners,
    /// A freed king would return to this square, and it is occupied.
    ThroneOccupied(Square),
    /// The seat's proposal has been refused, and the prisoners are still the same.
    OfferRefused(Seat),
    /// No exchange has been proposed to this seat.
    NoOffer,
    /// The piece runs as many squares of its track as the throw says, to this square.
    NotSoFar(Option<Square>),
    /// A double stands in the way of a single piece.
    DoubleInTheWay(Square),
    /// An enemy on a resting square is not captured.
    Resting(Square),
    /// A double is captured by a double only.
    DoubleStands(Square),
    /// Two pieces of one owner already stand there.
    TwoStand(Square),
    /// The throw is larger than what is left of the track.
    PastGoal(Square),
    /// Pieces enter by other throws only.
    NoEntry(u8),
    /// The pieces of a double do not move together by this throw.
    NotTogether(Square),
}

codes! {
    IllegalMove {
        IllegalMove::NoPiece(_) => "no-piece",
        IllegalMove::NotOnTurn(_) => "not-on-turn",
        IllegalMove::WaitsReady(_) => "waits-ready",
        IllegalMove::SameSquare(_) => "same-square",
        IllegalMove::OwnPiece(_) => "own-piece",
        IllegalMove::NotItsMove { .. } => "not-its-move",
        IllegalMove::NoLine(..) => "no-line",
        IllegalMove::Blocked(_) => "blocked",
        IllegalMove::NothingToCapture { .. } => "nothing-to-capture",
        IllegalMove::CannotCapture { .. } => "cannot-capture",
        IllegalMove::NotFromPlace(_) => "not-from-place",
        IllegalMove::RightLost { .. } => "right-lost",
        IllegalMove::King(_) => "king-not-captured",
        IllegalMove::KingAttacked { .. } => "king-attacked",
        IllegalMove::BeyondCentre(_) => "beyond-centre",
        IllegalMove::NoCaptureYet(_) => "no-capture-yet",
        IllegalMove::NoCheckYet => "no-check-yet",
        IllegalMove::ChooseRole(_) => "choose-kind",
        IllegalMove::NotIntoThis { .. } => "not-into-this",
        IllegalMove::NoPromotion(_) => "no-promotion",
        IllegalMove::MayNotEnter(_) => "may-not-enter",
        IllegalMove::PromoteFirst(_) => "promote-first",
        IllegalMove::NoCastling => "no-castling",
        IllegalMove::CastlingBlocked(_) => "castling-blocked",
        IllegalMove::CastlingAttacked(_) => "castling-attacked",
        IllegalMove::NotStalemated => "not-stalemated",
        IllegalMove::NoExchange(_) => "no-exchange",
        IllegalMove::NothingToDeclare => "nothing-to-declare",
        IllegalMove::ReadyInCheck(_) => "ready-in-check",
        IllegalMove::NoScreen { .. } => "no-screen",
        IllegalMove::Alike(_) => "its-like",
        IllegalMove::NotFrom { .. } => "not-from-here",
        IllegalMove::Outside { .. } => "outside-zone",
        IllegalMove::NotInCheck { .. } => "not-in-check",
        IllegalMove::Forced { .. } => "forced-move",
        IllegalMove::GeneralsFace(..) => "generals-face",
        IllegalMove::StillFacing(..) => "generals-still-face",
        IllegalMove::NotInHand(_) => "not-in-hand",
        IllegalMove::DropOnPiece(_) => "drop-on-piece",
        IllegalMove::DropStuck { .. } => "drop-stuck",
        IllegalMove::SecondPawn(_) => "second-pawn",
        IllegalMove::DropMates(_) => "drop-mates",
        IllegalMove::MayNotMate(_) => "may-not-mate",
        IllegalMove::NothingToCount => "nothing-to-count",
        IllegalMove::NoImpasse => "no-impasse",
        IllegalMove::NoStalemate => "no-stalemate",
        IllegalMove::AnswerFirst => "answer-first",
        IllegalMove::NotBehindPawns(_) => "not-behind-pawns",
        IllegalMove::RookBarred(_) => "rook-barred",
        IllegalMove::RookOffFirstRank(_) => "rook-off-first-rank",
        IllegalMove::PlaceFirst => "place-first",
        IllegalMove::MendFirst => "mend-first",
        IllegalMove::NoObjection => "no-objection",
        IllegalMove::MayNotPass => "may-not-pass",
        IllegalMove::GivesStalemate => "gives-stalemate",
        IllegalMove::PromotionTooStrong(..) => "promotion-too-strong",
        IllegalMove::RollFirst => "throw-first",
        IllegalMove::AlreadyRolled => "already-thrown",
        IllegalMove::NothingToRoll => "nothing-to-throw",
        IllegalMove::NoSuchRoll(_) => "no-such-throw",
        IllegalMove::NotThisRoll { .. } => "not-this-throw",
        IllegalMove::AllysPiece(_) => "allys-piece",
        IllegalMove::OnlyMinor { .. } => "only-minor-pieces",
        IllegalMove::AtPeace(_) => "at-peace",
        IllegalMove::Steered(_) => "steered-by-ally",
        IllegalMove::NoPrisoners => "no-prisoners",
        IllegalMove::ThroneOccupied(_) => "throne-occupied",
        IllegalMove::OfferRefused(_) => "offer-refused",
        IllegalMove::NoOffer => "no-offer",
        IllegalMove::NotSoFar(_) => "not-so-far",
        IllegalMove::DoubleInTheWay(_) => "double-in-the-way",
        IllegalMove::Resting(_) => "resting-square",
        IllegalMove::DoubleStands(_) => "double-stands",
        IllegalMove::TwoStand(_) => "two-stand",
        IllegalMove::PastGoal(_) => "past-goal",
        IllegalMove::NoEntry(_) => "no-entry",
        IllegalMove::NotTogether(_) => "not-together",
    }
}

impl IllegalMove {
    /// The squares that the reason speaks of.
    pub fn squares(&self) -> Vec<Square> {
        match *self {
            IllegalMove::NoPiece(square)
            | IllegalMove::SameSquare(square)
            | IllegalMove::OwnPiece(square)
            | IllegalMove::Blocked(square)
            | IllegalMove::King(square)
            | IllegalMove::BeyondCentre(square)
            | IllegalMove::NoCaptureYet(square)
            | IllegalMove::NoPromotion(square)
            | IllegalMove::MayNotEnter(square)
            | IllegalMove::PromoteFirst(square)
            | IllegalMove::CastlingBlocked(square)
            | IllegalMove::CastlingAttacked(square)
            | IllegalMove::NoExchange(square)
            | IllegalMove::ReadyInCheck(square)
            | IllegalMove::Alike(square)
            | IllegalMove::DropOnPiece(square)
            | IllegalMove::DropStuck { at: square, .. }
            | IllegalMove::SecondPawn(square)
            | IllegalMove::DropMates(square)
            | IllegalMove::NotBehindPawns(square)
            | IllegalMove::RookBarred(square)
            | IllegalMove::RookOffFirstRank(square)
            | IllegalMove::PromotionTooStrong(square, _)
            | IllegalMove::AllysPiece(square)
            | IllegalMove::ThroneOccupied(square)
            | IllegalMove::OnlyMinor { to: square, .. }
            | IllegalMove::DoubleInTheWay(square)
            | IllegalMove::Resting(square)
            | IllegalMove::DoubleStands(square)
            | IllegalMove::TwoStand(square)
            | IllegalMove::PastGoal(square)
            | IllegalMove::NotTogether(square)
            | IllegalMove::NoScreen { to: square, .. }
            | IllegalMove::NotIntoThis { at: square, .. }
            | IllegalMove::NothingToCapture { to: square, .. }
            | IllegalMove::CannotCapture { to: square, .. } => vec![square],
            IllegalMove::NotItsMove { from, to, .. }
            | IllegalMove::Forced { from, to }
            | IllegalMove::GeneralsFace(from, to)
            | IllegalMove::NoLine(from, to)
            | IllegalMove::StillFacing(from, to) => vec![from, to],
            IllegalMove::KingAttacked { king, by } => by.chain([king]).collect(),
            IllegalMove::NotSoFar(square) => square.into_iter().collect(),
            IllegalMove::RollFirst
            | IllegalMove::AlreadyRolled
            | IllegalMove::NothingToRoll
            | IllegalMove::NoSuchRoll(_)
            | IllegalMove::NotThisRoll { .. }
            | IllegalMove::AtPeace(_)
            | IllegalMove::Steered(_)
            | IllegalMove::NoPrisoners
            | IllegalMove::OfferRefused(_)
            | IllegalMove::NoOffer
            | IllegalMove::NoEntry(_)
            | IllegalMove::NotOnTurn(_)
            | IllegalMove::WaitsReady(_)
            | IllegalMove::RightLost { .. }
            | IllegalMove::NotFromPlace(_)
            | IllegalMove::NotInCheck { .. }
            | IllegalMove::NotFrom { .. }
            | IllegalMove::Outside { .. }
            | IllegalMove::NotInHand(_)
            | IllegalMove::MayNotMate(_)
            | IllegalMove::NothingToCount
            | IllegalMove::NoImpasse
            | IllegalMove::NoStalemate
            | IllegalMove::AnswerFirst
            | IllegalMove::PlaceFirst
            | IllegalMove::MendFirst
            | IllegalMove::NoObjection
            | IllegalMove::MayNotPass
            | IllegalMove::GivesStalemate
            | IllegalMove::NoCheckYet
            | IllegalMove::ChooseRole(_)
            | IllegalMove::NoCastling
            | IllegalMove::NotStalemated
            | IllegalMove::NothingToDeclare => Vec::new(),
        }
    }
}
