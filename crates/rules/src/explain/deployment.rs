//! The judge of placements before play, and of moves that mend a faulty one.

use crate::board::{Piece, Role, Seat, Square};
use crate::position::{IllegalMove, Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::{Deployment, Opening};

impl Rules {
    /// The placing of a piece in hand, on a free square or, a pawn going to `pawn_to`, in its place.
    pub(super) fn judge_placing(
        &self,
        position: &Position,
        role: Role,
        to: Square,
        pawn_to: Option<Square>,
    ) -> Result<(), IllegalMove> {
        let seat = position.turn();
        let in_hand = position.in_hand(Piece { seat, role }) > 0;
        let (Opening::Deployment(deployment), Phase::Deployment, true) =
            (self.terms().opening, position.phase(), in_hand)
        else {
            return Err(IllegalMove::NotInHand(role));
        };
        let pawn = Piece { seat, role: self.terms().pawn };
        let (filled, action) = match pawn_to {
            None => (to, Move::Drop { role, to }),
            Some(_) if !deployment.swaps || position.piece_at(to) != Some(pawn) => {
                return Err(IllegalMove::DropOnPiece(to));
            }
            Some(pawn_to) => (pawn_to, Move::Place { role, to, pawn_to }),
        };
        self.judge_place(position, seat, filled)?;
        if role == deployment.rook {
            let rooks: Vec<Square> = position.pieces_like(Piece { seat, role }).collect();
            let takes_pawns = |at: Square| deployment.swaps && position.piece_at(at) == Some(pawn);
            let free = |at: Square| position.piece_at(at).is_none() || takes_pawns(at);
            let faulty = |at: Square| {
                deployment.faults_refused && seat == Seat::SECOND && self.is_fault(position, &rooks, at)
            };
            self.judge_rook(deployment, seat, to, free, faulty)?;
        }
        self.judge_quiet(position, action)
    }

    /// The step of a rook of the second player that has to stand elsewhere.
    pub(super) fn judge_relocation(
        &self,
        position: &Position,
        from: Square,
        to: Square,
        into: Option<Role>,
    ) -> Result<(), IllegalMove> {
        let Opening::Deployment(deployment) = self.terms().opening else {
            return Err(IllegalMove::MendFirst);
        };
        let rook = Piece { seat: Seat::SECOND, role: deployment.rook };
        let others: Vec<Square> = position.pieces_like(rook).filter(|&at| at != from).collect();
        let faulty = |at: Square| self.is_fault(position, &others, at);
        if position.piece_at(from) != Some(rook) || !faulty(from) || into.is_some() {
            return Err(IllegalMove::MendFirst);
        }
        self.judge_place(position, rook.seat, to)?;
        let free = |at: Square| position.piece_at(at).is_none();
        self.judge_rook(deployment, rook.seat, to, free, faulty)?;
        self.judge_quiet(position, Move::Step { from, to, into })
    }

    /// The square is free and lies behind the seat's pawns.
    fn judge_place(&self, position: &Position, seat: Seat, at: Square) -> Result<(), IllegalMove> {
        if position.piece_at(at).is_some() {
            return Err(IllegalMove::DropOnPiece(at));
        }
        if self.is_behind_pawns(seat, at) { Ok(()) } else { Err(IllegalMove::NotBehindPawns(at)) }
    }

    /// Whether a pawn of the seat stands further ahead on the file in the array.
    fn is_behind_pawns(&self, seat: Seat, at: Square) -> bool {
        let pawn = Some(Piece { seat, role: self.terms().pawn });
        self.line(seat, at, (0, 1)).any(|ahead| self.setup()[ahead.index()] == pawn)
    }

    /// Whether a rook of the second player here shares its file with another, or with the first
    /// player's king.
    fn is_fault(&self, position: &Position, rooks: &[Square], rook: Square) -> bool {
        let shape = self.board().shape;
        let king = self.only_royal(position, Seat::FIRST);
        let mut others = rooks.iter().copied().filter(|&other| other != rook).chain(king);
        others.any(|at| shape.file(at) == shape.file(rook))
    }

    /// What holds for the squares of rooks.
    fn judge_rook(
        &self,
        deployment: Deployment,
        seat: Seat,
        to: Square,
        free: impl Fn(Square) -> bool,
        faulty: impl Fn(Square) -> bool,
    ) -> Result<(), IllegalMove> {
        if faulty(to) {
            return Err(IllegalMove::RookBarred(to));
        }
        let shape = self.board().shape;
        let first = |at: Square| self.seat(seat).facing.depth(shape, at) == 0;
        let could = |at: Square| first(at) && self.is_behind_pawns(seat, at) && free(at) && !faulty(at);
        if deployment.rook_on_first_rank && !first(to) && shape.squares().any(could) {
            return Err(IllegalMove::RookOffFirstRank(to));
        }
        Ok(())
    }

    /// Neither king is attacked after the action.
    fn judge_quiet(&self, position: &Position, action: Move) -> Result<(), IllegalMove> {
        let next = self.moved(position, action);
        if self.seats().any(|seat| self.is_checked(&next, seat)) {
            return Err(IllegalMove::NoCheckYet);
        }
        Ok(())
    }
}
