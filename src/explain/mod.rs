//! Why a move is refused.
//!
//! [`Rules::judge`] decides by the plain walk over patterns, without the tables: it is also the
//! reference that tests hold the move generator to.

mod armies;
mod dice;
mod hand;
mod king;
mod race;
mod special;
mod steps;

use crate::board::{Piece, Seat, Square};
use crate::movement::{Occupant, Target, walk};
use crate::play::armies as alliances;
use crate::play::counting::may_count;
use crate::play::movegen::both_kings_entered;
use crate::position::{IllegalMove, Impasse, Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::{Contest, Must, PromoteBy};

impl Rules {
    /// Whether an action is legal in this position of a game that has not ended, and if not, why.
    ///
    /// # Errors
    /// The reason for which the action is refused.
    ///
    /// ```
    /// use tabiya::{Position, IllegalMove, Rules, games};
    /// let rules = Rules::new(&games::SHATRANJ, &[])?;
    /// let start = Position::start(&rules);
    /// let rook = rules.read_move(&start, "a1a3").unwrap();
    /// let a2 = rules.board().shape.parse("a2").unwrap();
    /// assert_eq!(rules.judge(&start, rook), Err(IllegalMove::Blocked(a2)));
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    pub fn judge(&self, position: &Position, action: Move) -> Result<(), IllegalMove> {
        if position.table().is_some() {
            return dice::judge(self, position, action);
        }
        match action {
            Move::Roll(_) => Err(IllegalMove::NothingToRoll),
            Move::Skip(_) => Err(IllegalMove::MayNotPass),
            Move::Propose(_) | Move::Release(_) => Err(IllegalMove::NoPrisoners),
            Move::Agree(_) | Move::Refuse(_) => Err(IllegalMove::NoOffer),
            Move::Ready(seat) => self.judge_ready(position, seat),
            Move::Promote { at, into } => match self.terms().promotion.by {
                PromoteBy::InPlace(standing) => {
                    let piece = self.judge_mover(position, at)?;
                    self.judge_standing(position, piece, action, into, standing)?;
                    self.judge_king(position, piece.seat, action)?;
                    self.judge_stalemate(position, action)
                }
                PromoteBy::Arriving | PromoteBy::EnteringOrLeaving => self.judge_waiting(position, at, into),
            },
            Move::Exchange { from, to } => {
                let piece = self.judge_mover(position, from)?;
                self.judge_exchange(position, piece.seat, from, to)
            }
            Move::Castle { from, to } => {
                let piece = self.judge_mover(position, from)?;
                self.judge_castling(position, piece.seat, from, to)?;
                self.judge_free_move(position, piece.seat, action)
            }
            Move::Step { from, to, into } => {
                let piece = self.judge_mover(position, from)?;
                match position.phase() {
                    Phase::Deployment => return Err(IllegalMove::PlaceFirst),
                    Phase::Redeployment => return self.judge_relocation(position, from, to, into),
                    Phase::FreeMoves(_) | Phase::Mobilisation(_) | Phase::Forced | Phase::Play => {}
                    Phase::OpeningRoll => return Err(IllegalMove::RollFirst),
                }
                if let Some(forced) = self.forced(position) {
                    let (Some(from), Some(to)) = (forced.from(), forced.to()) else { return Ok(()) };
                    return if action == forced { Ok(()) } else { Err(IllegalMove::Forced { from, to }) };
                }
                if let (PromoteBy::InPlace(standing), Some(into)) = (self.terms().promotion.by, into) {
                    if from == to {
                        // Where it stands it is promoted without a step.
                        return Err(IllegalMove::SameSquare(from));
                    }
                    self.judge_standing(position, piece, action, into, standing)?;
                    self.judge_king(position, piece.seat, action)?;
                    return self.judge_stalemate(position, action);
                }
                self.judge_step(position, piece, from, to)?;
                self.judge_promotion(position, piece, from, to, into)?;
                self.judge_king(position, piece.seat, action)?;
                self.judge_mate(position, action)?;
                self.judge_stalemate(position, action)?;
                self.judge_free_move(position, piece.seat, action)
            }
            Move::Drop { role, to } if position.phase() == Phase::Deployment => {
                self.judge_placing(position, role, to, None)
            }
            Move::Drop { role, to } => {
                self.judge_claim(position)?;
                self.judge_drop(position, role, to)?;
                self.judge_mate(position, action)
            }
            Move::Place { role, to, pawn_to } => self.judge_placing(position, role, to, Some(pawn_to)),
            Move::Pass { at } => self.judge_pass(position, at),
            Move::Object(seat) => {
                self.judge_declarer(position, seat)?;
                if position.is_objectable() { Ok(()) } else { Err(IllegalMove::NoObjection) }
            }
            Move::Count(seat) => {
                self.judge_declarer(position, seat)?;
                let manual = self.terms().board_count.is_some_and(|count| !count.automatic);
                if manual && may_count(self, position, seat) {
                    Ok(())
                } else {
                    Err(IllegalMove::NothingToCount)
                }
            }
            Move::Stop(seat) => {
                self.judge_declarer(position, seat)?;
                let manual = self.terms().board_count.is_some_and(|count| !count.automatic);
                let own = position.count().is_some_and(|count| !count.bare && count.by == seat);
                if manual && own { Ok(()) } else { Err(IllegalMove::NothingToCount) }
            }
            Move::ClaimImpasse(seat) => {
                self.judge_declarer(position, seat)?;
                let may = self.terms().impasse.is_some()
                    && position.impasse() == Impasse::None
                    && both_kings_entered(self, position);
                if may { Ok(()) } else { Err(IllegalMove::NoImpasse) }
            }
            Move::AcceptImpasse(seat) | Move::DeclineImpasse(seat) => {
                let asked =
                    position.impasse() == Impasse::Claimed(seat.opponent()) && position.turn() == seat;
                if asked { Ok(()) } else { Err(IllegalMove::NoImpasse) }
            }
        }
    }

    /// All squares that the piece's patterns lead to, open or not.
    pub fn targets(&self, position: &Position, from: Square, visit: impl FnMut(Target)) {
        let Some(piece) = position.piece_at(from) else { return };
        let occupant = |square| {
            position.piece_at(square).map(|other| Occupant {
                enemy: self.may_capture(position, piece, other),
                alike: other.role == piece.role,
            })
        };
        let patterns = &self.role(piece.role).patterns;
        walk(self.board().shape, self.seat(piece.seat).facing, patterns, from, occupant, visit);
    }

    /// Whether a piece may capture another, wherever they stand.
    fn may_capture(&self, position: &Position, piece: Piece, other: Piece) -> bool {
        match self.terms().contest {
            Contest::Kings => piece.seat != other.seat,
            Contest::Armies(terms) => alliances::may_capture(position, terms, piece, other),
            Contest::Race(_) => false,
        }
    }

    fn judge_mover(&self, position: &Position, from: Square) -> Result<Piece, IllegalMove> {
        let piece = position.piece_at(from).ok_or(IllegalMove::NoPiece(from))?;
        self.judge_seat(position, piece.seat)?;
        self.judge_claim(position)?;
        match self.waiting(position) {
            Some(at) if self.terms().promotion.must == Must::Always => Err(IllegalMove::PromoteFirst(at)),
            _ => Ok(piece),
        }
    }

    fn judge_seat(&self, position: &Position, seat: Seat) -> Result<(), IllegalMove> {
        match position.phase() {
            Phase::Mobilisation(ready) if ready >> seat.0 & 1 == 1 => Err(IllegalMove::WaitsReady(seat)),
            Phase::Mobilisation(_) => Ok(()),
            _ if position.turn() == seat => Ok(()),
            Phase::Play | Phase::FreeMoves(_) | Phase::Forced | Phase::OpeningRoll => {
                Err(IllegalMove::NotOnTurn(seat))
            }
            Phase::Deployment | Phase::Redeployment => Err(IllegalMove::NotOnTurn(seat)),
        }
    }

    /// A claim has to be answered before anything else.
    fn judge_claim(&self, position: &Position) -> Result<(), IllegalMove> {
        match position.impasse() {
            Impasse::Claimed(_) => Err(IllegalMove::AnswerFirst),
            Impasse::None | Impasse::Declined | Impasse::Accepted => Ok(()),
        }
    }

    /// Whether the seat may declare something about its turn.
    fn judge_declarer(&self, position: &Position, seat: Seat) -> Result<(), IllegalMove> {
        self.judge_seat(position, seat)?;
        self.judge_claim(position)?;
        if position.phase() == Phase::Play { Ok(()) } else { Err(IllegalMove::NothingToCount) }
    }
}
