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
use crate::position::{Impasse, Move, Phase, Position, Refusal};
use crate::rules::Rules;
use crate::variant::{Contest, Must, PromoteBy};

impl Rules {
    /// Whether an action is legal in this position of a game that has not ended, and if not, why.
    ///
    /// # Errors
    /// The reason for which the action is refused.
    ///
    /// ```
    /// use tabiya::{Position, Refusal, Rules, games};
    /// let rules = Rules::new(&games::SHATRANJ, &[])?;
    /// let start = Position::start(&rules);
    /// let rook = rules.read_move(&start, "a1a3").unwrap();
    /// let a2 = rules.board().shape.parse("a2").unwrap();
    /// assert_eq!(rules.judge(&start, rook), Err(Refusal::Blocked(a2)));
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    pub fn judge(&self, position: &Position, action: Move) -> Result<(), Refusal> {
        if position.table().is_some() {
            return dice::judge(self, position, action);
        }
        match action {
            Move::Throw(_) => Err(Refusal::NothingToThrow),
            Move::Skip(_) => Err(Refusal::MayNotPass),
            Move::Propose(_) | Move::Release(_) => Err(Refusal::NoPrisoners),
            Move::Agree(_) | Move::Refuse(_) => Err(Refusal::NoOffer),
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
                    Phase::Deployment => return Err(Refusal::PlaceFirst),
                    Phase::Redeployment => return self.judge_relocation(position, from, to, into),
                    Phase::Array(_) | Phase::Mobilisation(_) | Phase::Forced | Phase::Play => {}
                    Phase::Lots => return Err(Refusal::ThrowFirst),
                }
                if let Some(forced) = self.forced(position) {
                    let (Some(from), Some(to)) = (forced.from(), forced.to()) else { return Ok(()) };
                    return if action == forced { Ok(()) } else { Err(Refusal::Forced { from, to }) };
                }
                if let (PromoteBy::InPlace(standing), Some(into)) = (self.terms().promotion.by, into) {
                    if from == to {
                        // Where it stands it is promoted without a step.
                        return Err(Refusal::SameSquare(from));
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
            Move::Drop { kind, to } if position.phase() == Phase::Deployment => {
                self.judge_placing(position, kind, to, None)
            }
            Move::Drop { kind, to } => {
                self.judge_claim(position)?;
                self.judge_drop(position, kind, to)?;
                self.judge_mate(position, action)
            }
            Move::Place { kind, to, pawn_to } => self.judge_placing(position, kind, to, Some(pawn_to)),
            Move::Pass { at } => self.judge_pass(position, at),
            Move::Object(seat) => {
                self.judge_declarer(position, seat)?;
                if position.is_objectable() { Ok(()) } else { Err(Refusal::NoObjection) }
            }
            Move::Count(seat) => {
                self.judge_declarer(position, seat)?;
                let manual = self.terms().board_count.is_some_and(|count| !count.automatic);
                if manual && may_count(self, position, seat) { Ok(()) } else { Err(Refusal::NothingToCount) }
            }
            Move::Stop(seat) => {
                self.judge_declarer(position, seat)?;
                let manual = self.terms().board_count.is_some_and(|count| !count.automatic);
                let own = position.count().is_some_and(|count| !count.bare && count.by == seat);
                if manual && own { Ok(()) } else { Err(Refusal::NothingToCount) }
            }
            Move::ClaimImpasse(seat) => {
                self.judge_declarer(position, seat)?;
                let may = self.terms().impasse.is_some()
                    && position.impasse() == Impasse::None
                    && both_kings_entered(self, position);
                if may { Ok(()) } else { Err(Refusal::NoImpasse) }
            }
            Move::AcceptImpasse(seat) | Move::DeclineImpasse(seat) => {
                let asked =
                    position.impasse() == Impasse::Claimed(seat.opponent()) && position.turn() == seat;
                if asked { Ok(()) } else { Err(Refusal::NoImpasse) }
            }
        }
    }

    /// All squares that the man's patterns lead to, open or not.
    pub fn targets(&self, position: &Position, from: Square, visit: impl FnMut(Target)) {
        let Some(piece) = position.man(from) else { return };
        let occupant = |square| {
            position.man(square).map(|man| Occupant {
                enemy: self.may_capture(position, piece, man),
                alike: man.kind == piece.kind,
            })
        };
        let patterns = &self.kind(piece.kind).patterns;
        walk(self.board().shape, self.seat(piece.seat).facing, patterns, from, occupant, visit);
    }

    /// Whether a man may capture another, wherever they stand.
    fn may_capture(&self, position: &Position, man: Piece, other: Piece) -> bool {
        match self.terms().contest {
            Contest::Kings => man.seat != other.seat,
            Contest::Armies(terms) => alliances::may_capture(position, terms, man, other),
            Contest::Race(_) => false,
        }
    }

    fn judge_mover(&self, position: &Position, from: Square) -> Result<Piece, Refusal> {
        let piece = position.man(from).ok_or(Refusal::NoMan(from))?;
        self.judge_seat(position, piece.seat)?;
        self.judge_claim(position)?;
        match self.waiting(position) {
            Some(at) if self.terms().promotion.must == Must::Always => Err(Refusal::PromoteFirst(at)),
            _ => Ok(piece),
        }
    }

    fn judge_seat(&self, position: &Position, seat: Seat) -> Result<(), Refusal> {
        match position.phase() {
            Phase::Mobilisation(ready) if ready >> seat.0 & 1 == 1 => Err(Refusal::WaitsReady(seat)),
            Phase::Mobilisation(_) => Ok(()),
            _ if position.turn() == seat => Ok(()),
            Phase::Play | Phase::Array(_) | Phase::Forced | Phase::Lots => Err(Refusal::NotOnTurn(seat)),
            Phase::Deployment | Phase::Redeployment => Err(Refusal::NotOnTurn(seat)),
        }
    }

    /// A claim has to be answered before anything else.
    fn judge_claim(&self, position: &Position) -> Result<(), Refusal> {
        match position.impasse() {
            Impasse::Claimed(_) => Err(Refusal::AnswerFirst),
            Impasse::None | Impasse::Declined | Impasse::Accepted => Ok(()),
        }
    }

    /// Whether the seat may declare something about its turn.
    fn judge_declarer(&self, position: &Position, seat: Seat) -> Result<(), Refusal> {
        self.judge_seat(position, seat)?;
        self.judge_claim(position)?;
        if position.phase() == Phase::Play { Ok(()) } else { Err(Refusal::NothingToCount) }
    }
}
