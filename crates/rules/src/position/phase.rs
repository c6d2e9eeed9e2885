//! The phases of a game, and the claims and passes that are open.

use crate::board::{Seat, Square};

/// Which part of the game is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Each seat in turn has free moves in its own half; so many are left to the seat on turn.
    FreeMoves(u8),
    /// Both seats move freely; a bit for each seat that has declared itself ready.
    Mobilisation(u8),
    /// The seat on turn makes its forced first move.
    Forced,
    /// The seat on turn places pieces.
    Deployment,
    /// The second player has to move its rooks elsewhere behind its pawns.
    Redeployment,
    /// The seats throw for the first turn.
    OpeningRoll,
    /// Turns, one after the other.
    Play,
}

/// How far the claim of an impasse has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Impasse {
    /// Nobody claims one.
    None,
    /// The seat claims one, and the other has to answer.
    Claimed(Seat),
    /// The claim has been declined, and the claimant has to move.
    Declined,
    /// The points are counted.
    Accepted,
}

/// A pawn that has just passed over a square on which another may capture it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Passed {
    /// The square.
    pub over: Square,
    /// Where the pawn stands.
    pub pawn: Square,
}

/// What stands between the sides besides their pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastMove {
    /// Nothing.
    Ordinary,
    /// The last player has passed.
    Passed,
    /// The last move has ended the game: by facing generals, or by a second pass.
    Ended,
    /// The player on turn, who could only promote, has claimed stalemate.
    ClaimedStalemate,
}
