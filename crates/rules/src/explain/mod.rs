//! The judge: tells whether one action is legal, and if not, why, from the patterns and without the tables.
//!
//! [`Rules::judge`] is a second opinion: tests hold the move generator to it, in every position of random
//! games. So it shares nothing with the generator but what both are told. It reads
//!
//! - the record in force: terms, roles and their patterns, seats, board, setup, zones, the track of a race;
//! - the position as data: who stands where, what is in hand, rights, phase, claims, the table;
//! - [`walk`], the one walk over patterns, which the tables are compiled from.
//!
//! It never reads those tables, nor anything else in [`crate::play`]: not even
//! [`Position::apply`], whose work on pieces, hands, rights and turns it does again by itself
//! ([`Rules::walked_after`]). What the state holds besides (counts, forfeits, the shak of a series of
//! checks, what lies on the table) is taken as it stands: what actions do to it is no matter of the
//! judge's, and has scenarios of its own. Each predicate is written from what the terms say, for
//! clearness rather than speed.

mod advancement;
mod after;
mod alliance;
mod armies;
mod counting;
mod deployment;
mod dice;
mod hand;
mod king;
mod nearest;
mod passing;
mod pieces;
mod prisoners;
mod promotion;
mod race;
mod replies;
mod rights;
mod special;
mod steps;

use crate::board::{Piece, Seat, Square};
use crate::movement::{Occupant, Target, walk};
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
    /// # use tabiya_rules as tabiya;
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
                PromoteBy::InPlace(_) => {
                    let piece = self.judge_mover(position, at)?;
                    self.judge_piece(position, action)?;
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
                self.judge_king(position, piece.seat, action)?;
                self.judge_mate(position, action)?;
                self.judge_stalemate(position, action)?;
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
                self.judge_piece(position, action)?;
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
                self.judge_declarer(position, seat, IllegalMove::NoObjection)?;
                if position.is_objectable() { Ok(()) } else { Err(IllegalMove::NoObjection) }
            }
            Move::Count(seat) => {
                self.judge_declarer(position, seat, IllegalMove::NothingToCount)?;
                if self.may_count(position, seat) { Ok(()) } else { Err(IllegalMove::NothingToCount) }
            }
            Move::Stop(seat) => {
                self.judge_declarer(position, seat, IllegalMove::NothingToCount)?;
                let own = position.count().is_some_and(|count| !count.bare && count.by == seat);
                if own { Ok(()) } else { Err(IllegalMove::NothingToCount) }
            }
            Move::ClaimStalemate(seat) => {
                self.judge_declarer(position, seat, IllegalMove::NoStalemate)?;
                if self.can_only_promote(position, seat) { Ok(()) } else { Err(IllegalMove::NoStalemate) }
            }
            Move::ClaimImpasse(seat) => {
                self.judge_declarer(position, seat, IllegalMove::NoImpasse)?;
                let may = position.impasse() == Impasse::None && self.may_claim_impasse(position, seat);
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
            Contest::Armies(terms) => {
                position.table().is_some_and(|table| alliance::captures(table, terms, piece, other))
            }
            Contest::Race(_) => false,
        }
    }

    /// What a piece does by itself, its king's safety and what the other side can reply left aside: a step,
    /// with its promotion, or the promotion of a pawn where it stands.
    fn judge_piece(&self, position: &Position, action: Move) -> Result<(), IllegalMove> {
        let (Some(from), Some(to)) = (action.from(), action.to()) else { return Ok(()) };
        let piece = position.piece_at(from).ok_or(IllegalMove::NoPiece(from))?;
        let steps = matches!(action, Move::Step { .. });
        match (self.terms().promotion.by, action.into()) {
            (PromoteBy::InPlace(_), Some(_)) if steps && from == to => Err(IllegalMove::SameSquare(from)),
            (PromoteBy::InPlace(standing), Some(into)) => {
                self.judge_standing(position, piece, action, into, standing)
            }
            (_, into) => {
                self.judge_step(position, piece, from, to)?;
                self.judge_promotion(position, piece, from, to, into)
            }
        }
    }

    fn judge_mover(&self, position: &Position, from: Square) -> Result<Piece, IllegalMove> {
        let piece = position.piece_at(from).ok_or(IllegalMove::NoPiece(from))?;
        self.judge_seat(position, piece.seat)?;
        self.judge_claim(position)?;
        let must = self.terms().promotion.must == Must::Always;
        match must.then(|| self.waiting(position)).flatten() {
            Some(at) => Err(IllegalMove::PromoteFirst(at)),
            None => Ok(piece),
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

    /// Whether the seat may declare something about its turn; `otherwise` where play has not begun.
    fn judge_declarer(
        &self,
        position: &Position,
        seat: Seat,
        otherwise: IllegalMove,
    ) -> Result<(), IllegalMove> {
        self.judge_seat(position, seat)?;
        self.judge_claim(position)?;
        if position.phase() == Phase::Play { Ok(()) } else { Err(otherwise) }
    }
}
