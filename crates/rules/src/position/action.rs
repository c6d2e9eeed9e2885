//! Actions (what a player does) and effects (what then happens).

use super::count::Count;
use super::illegal::RightLoss;
use super::phase::Phase;
use super::stakes::Stakes;
use crate::board::{Piece, Role, Seat, Square};
use crate::movement::Right;

/// One action of a player. Four bytes; what it does depends on the position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A piece goes from one square to another, captures what stands there, and may promote.
    Step {
        /// From here ...
        from: Square,
        /// ... to here.
        to: Square,
        /// What it becomes.
        into: Option<Role>,
    },
    /// The king goes two squares to its right and the rook steps beyond it.
    Castle {
        /// The king's square ...
        from: Square,
        /// ... and where it goes.
        to: Square,
    },
    /// A stalemated king changes places with a piece of its side.
    Exchange {
        /// The king's square.
        from: Square,
        /// The other piece's.
        to: Square,
    },
    /// A pawn that waits at the far end is promoted; the turn goes on.
    Promote {
        /// Where it waits.
        at: Square,
        /// What it becomes.
        into: Role,
    },
    /// The seat has finished its free moves.
    Ready(Seat),
    /// The seat begins to count moves; its turn goes on.
    Count(Seat),
    /// The seat stops counting; its turn goes on.
    Stop(Seat),
    /// The seat claims that neither side can mate, and asks for the points to be counted.
    ClaimImpasse(Seat),
    /// The seat agrees to that.
    AcceptImpasse(Seat),
    /// The seat plays on instead.
    DeclineImpasse(Seat),
    /// The seat, which could only promote, claims stalemate.
    ClaimStalemate(Seat),
    /// The seat does nothing. Its text names the king's square twice.
    Pass {
        /// Where its king stands.
        at: Square,
    },
    /// The first player objects to the second player's rooks.
    Object(Seat),
    /// A piece in hand takes the place of an own pawn, which goes elsewhere behind the line.
    Place {
        /// Its role.
        role: Role,
        /// The pawn's square.
        to: Square,
        /// Where the pawn goes.
        pawn_to: Square,
    },
    /// A piece in hand is put on an empty square.
    Drop {
        /// Its role.
        role: Role,
        /// The square.
        to: Square,
    },
    /// The seat on turn throws, and this comes up.
    Roll(u8),
    /// The seat gives up the rest of its turn.
    Skip(Seat),
    /// The seat proposes an exchange of captured kings.
    Propose(Seat),
    /// The seat agrees to the exchange that is proposed to it.
    Agree(Seat),
    /// The seat refuses it.
    Refuse(Seat),
    /// The seat claims the release of its ally's king.
    Release(Seat),
}

impl Move {
    /// The square the move starts from.
    pub const fn from(self) -> Option<Square> {
        match self {
            Move::Step { from, .. } | Move::Castle { from, .. } | Move::Exchange { from, .. } => Some(from),
            Move::Promote { at, .. } => Some(at),
            Move::Drop { .. } | Move::Place { .. } => None,
            Move::Pass { at } => Some(at),
            Move::Ready(_) | Move::Count(_) | Move::Stop(_) | Move::Object(_) => None,
            Move::ClaimStalemate(_) => None,
            Move::ClaimImpasse(_) | Move::AcceptImpasse(_) | Move::DeclineImpasse(_) => None,
            Move::Roll(_) | Move::Skip(_) | Move::Release(_) => None,
            Move::Propose(_) | Move::Agree(_) | Move::Refuse(_) => None,
        }
    }

    /// The square the move leads to.
    pub const fn to(self) -> Option<Square> {
        match self {
            Move::Step { to, .. }
            | Move::Castle { to, .. }
            | Move::Exchange { to, .. }
            | Move::Drop { to, .. } => Some(to),
            Move::Promote { at, .. } | Move::Pass { at } => Some(at),
            Move::Place { to, .. } => Some(to),
            Move::Ready(_) | Move::Count(_) | Move::Stop(_) | Move::Object(_) => None,
            Move::ClaimStalemate(_) => None,
            Move::ClaimImpasse(_) | Move::AcceptImpasse(_) | Move::DeclineImpasse(_) => None,
            Move::Roll(_) | Move::Skip(_) | Move::Release(_) => None,
            Move::Propose(_) | Move::Agree(_) | Move::Refuse(_) => None,
        }
    }

    /// The seat that declares something by it.
    pub const fn declared_by(self) -> Option<Seat> {
        match self {
            Move::Ready(seat) | Move::Count(seat) | Move::Stop(seat) | Move::Object(seat) => Some(seat),
            Move::ClaimImpasse(seat) | Move::AcceptImpasse(seat) | Move::DeclineImpasse(seat) => Some(seat),
            Move::Propose(seat) | Move::Agree(seat) | Move::Refuse(seat) => Some(seat),
            Move::Skip(seat) | Move::Release(seat) | Move::ClaimStalemate(seat) => Some(seat),
            Move::Step { .. } | Move::Castle { .. } | Move::Exchange { .. } | Move::Roll(_) => None,
            Move::Promote { .. } | Move::Drop { .. } | Move::Place { .. } | Move::Pass { .. } => None,
        }
    }

    /// Whether it begins a count of moves or stops one.
    pub const fn is_count(self) -> bool {
        matches!(self, Move::Count(_) | Move::Stop(_))
    }

    /// What a pawn becomes by it.
    pub const fn into(self) -> Option<Role> {
        match self {
            Move::Step { into, .. } => into,
            Move::Promote { into, .. } => Some(into),
            Move::Castle { .. } | Move::Exchange { .. } | Move::Drop { .. } => None,
            Move::Place { .. } | Move::Pass { .. } => None,
            Move::Ready(_) | Move::Count(_) | Move::Stop(_) | Move::Object(_) => None,
            Move::ClaimStalemate(_) => None,
            Move::ClaimImpasse(_) | Move::AcceptImpasse(_) | Move::DeclineImpasse(_) => None,
            Move::Roll(_) | Move::Skip(_) | Move::Release(_) => None,
            Move::Propose(_) | Move::Agree(_) | Move::Refuse(_) => None,
        }
    }
}

/// One thing that happens when a move is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A piece leaves the board.
    Captured {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        at: Square,
    },
    /// A piece goes to an empty square.
    Travelled {
        /// The piece.
        piece: Piece,
        /// From here ...
        from: Square,
        /// ... to here.
        to: Square,
    },
    /// A piece comes to stand on a square without a way: one of a double that stays behind.
    Appeared {
        /// The piece.
        piece: Piece,
        /// Where.
        at: Square,
    },
    /// A piece leaves the board without being captured: it joins another, or has come home.
    Vanished {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        at: Square,
    },
    /// A piece in hand is put on the board.
    Dropped {
        /// The piece.
        piece: Piece,
        /// Where.
        at: Square,
    },
    /// A seat has passed.
    Passed(Seat),
    /// A seat can no longer win.
    Forfeited(Seat),
    /// Two pieces change places.
    Exchanged {
        /// The king and its square.
        king: (Piece, Square),
        /// The other piece and its square.
        other: (Piece, Square),
    },
    /// A piece becomes another.
    Promoted {
        /// The piece as it was.
        piece: Piece,
        /// Where it stands.
        at: Square,
        /// What it becomes.
        into: Role,
    },
    /// A count begins, or none runs any more.
    Counting(Option<Count>),
    /// A seat claims, accepts or declines the counting of an impasse, or claims stalemate.
    Impasse(Move),
    /// A right is gone for good.
    RightLost {
        /// Whose.
        seat: Seat,
        /// Which.
        right: Right,
        /// How.
        how: RightLoss,
    },
    /// A seat has declared itself ready.
    Declared(Seat),
    /// Something happens at the table, beside the board.
    Table(TableEvent),
    /// Another phase begins.
    Phase(Phase),
    /// This seat is on turn.
    Turn(Seat),
}

/// Something that happens beside the board, in games with throws, alliances or a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableEvent {
    /// A seat has thrown this.
    Rolled(Seat, u8),
    /// The throw lets nothing move: the turn is lost.
    TurnLost(Seat),
    /// These seats cannot move, where nothing is thrown, and the turn goes on; a bit for each.
    PassedOver(u8),
    /// A seat has given up the rest of its turn.
    Skipped(Seat),
    /// A seat throws once more.
    RollsAgain(Seat),
    /// These seats have thrown alike and throw again for the first turn; a bit for each.
    Tied(u8),
    /// A king is a prisoner of the second seat.
    Imprisoned(Seat, Seat),
    /// A captured king is back on the board.
    Freed(Piece, Square),
    /// A king has taken an enemy's throne: whose, and the enemy.
    ThroneSeized(Seat, Seat),
    /// A king has taken its ally's throne and commands both armies.
    Commands(Seat),
    /// A command has ended.
    CommandEnds(Seat),
    /// A boat has completed the square of four.
    Concourse(Seat),
    /// A seat alone moves its ally's boat.
    Steers(Seat),
    /// Stakes go from the first seat to the second.
    Paid(Seat, Seat, Stakes),
    /// A seat has this much from the pool.
    FromPool(Seat, Stakes),
    /// An empire is built.
    Empire(Seat),
    /// A seat has fought to an honourable peace.
    Peace(Seat),
    /// A seat has no piece left.
    Out(Seat),
    /// An exchange of kings is proposed: by whom, to whom.
    Offered(Seat, Seat),
    /// It is agreed to.
    Agreed(Seat),
    /// It is refused.
    Refused(Seat),
    /// The release of the ally's king is claimed.
    Released(Seat),
    /// A piece has come to the end of its track.
    Home(Piece),
    /// A captured piece goes back to its owner, to start again.
    SentBack(Piece),
}

/// What listens to effects.
pub trait Sink {
    /// Takes one effect, in order.
    fn effect(&mut self, effect: Effect);
}

/// Nothing listens.
impl Sink for () {
    fn effect(&mut self, _: Effect) {}
}

impl Sink for Vec<Effect> {
    fn effect(&mut self, effect: Effect) {
        self.push(effect);
    }
}
