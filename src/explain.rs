//! Why a move is refused.
//!
//! [`Rules::judge`] decides by the plain walk over patterns, without the tables: it is also the
//! reference that tests hold the move generator to.

use crate::action::Move;
use crate::board::{Square, SquareSet};
use crate::movegen::{exchange_is_safe, promotion_kinds};
use crate::pattern::{Access, Occupant, Target, walk};
use crate::piece::{Kind, Piece, Seat};
use crate::position::{Phase, Position};
use crate::rules::{Castling, Opening, Rules, Stalemate, Unready};

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
            | Refusal::NotIntoThis { at: square, .. }
            | Refusal::NothingToCapture { to: square, .. }
            | Refusal::CannotCapture { to: square, .. } => vec![square],
            Refusal::NotItsMove { from, to, .. } => vec![from, to],
            Refusal::KingAttacked { king, by } => by.chain([king]).collect(),
            Refusal::NotOnTurn(_)
            | Refusal::WaitsReady(_)
            | Refusal::RightLost { .. }
            | Refusal::NoCheckYet
            | Refusal::ChooseKind(_)
            | Refusal::NoCastling
            | Refusal::NotStalemated
            | Refusal::NothingToDeclare => Vec::new(),
        }
    }
}

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
    /// let a2 = rules.game().board.shape.parse("a2").unwrap();
    /// assert_eq!(rules.judge(&start, rook), Err(Refusal::Blocked(a2)));
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    pub fn judge(&self, position: &Position, action: Move) -> Result<(), Refusal> {
        match action {
            Move::Ready(seat) => self.judge_ready(position, seat),
            Move::Promote { at, into } => self.judge_waiting(position, at, into),
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
                self.judge_step(position, piece, from, to)?;
                self.judge_promotion(position, piece, to, into)?;
                self.judge_king(position, piece.seat, action)?;
                self.judge_free_move(position, piece.seat, action)
            }
        }
    }

    /// All squares that the man's patterns lead to, open or not.
    pub fn targets(&self, position: &Position, from: Square, visit: impl FnMut(Target)) {
        let Some(piece) = position.man(from) else { return };
        let occupant = |square| {
            position
                .man(square)
                .map(|man| if man.seat == piece.seat { Occupant::Friend } else { Occupant::Enemy })
        };
        let patterns = &self.kind(piece.kind).patterns;
        walk(self.game().board.shape, self.seat(piece.seat).facing, patterns, from, occupant, visit);
    }

    fn judge_mover(&self, position: &Position, from: Square) -> Result<Piece, Refusal> {
        let piece = position.man(from).ok_or(Refusal::NoMan(from))?;
        self.judge_seat(position, piece.seat)?;
        match self.waiting(position) {
            Some(at) if self.terms().promotion.must => Err(Refusal::PromoteFirst(at)),
            _ => Ok(piece),
        }
    }

    fn judge_seat(&self, position: &Position, seat: Seat) -> Result<(), Refusal> {
        match position.phase() {
            Phase::Mobilisation(ready) if ready >> seat.0 & 1 == 1 => Err(Refusal::WaitsReady(seat)),
            Phase::Mobilisation(_) => Ok(()),
            Phase::Play | Phase::Array(_) if position.turn() == seat => Ok(()),
            Phase::Play | Phase::Array(_) => Err(Refusal::NotOnTurn(seat)),
        }
    }

    /// Where a pawn that waits at the far end can be promoted now.
    fn waiting(&self, position: &Position) -> Option<Square> {
        let promotion = self.terms().promotion;
        if promotion.unready != Unready::PromotesLater || position.phase() != Phase::Play {
            return None;
        }
        let seat = position.turn();
        let mut waiting = position.men_like(Piece { seat, kind: promotion.pawn })
            & self.zone(seat, crate::board::Zone::LastRank);
        waiting.find(|&at| !promotion_kinds(self, position, seat, at).is_empty())
    }

    fn judge_step(&self, position: &Position, piece: Piece, from: Square, to: Square) -> Result<(), Refusal> {
        if from == to {
            return Err(Refusal::SameSquare(from));
        }
        let target_man = position.man(to);
        if target_man.is_some_and(|man| man.seat == piece.seat) {
            return Err(Refusal::OwnMan(to));
        }
        let kind = piece.kind;
        // The reason nearest to a legal move is the one to tell.
        let mut best: Option<(u8, Refusal)> = None;
        let mut open = false;
        self.targets(position, from, |target| {
            if target.to != to {
                return;
            }
            let right = self.kind(kind).patterns[target.pattern].right;
            let held = right.is_none_or(|right| position.holds(piece.seat, right));
            let (rank, refusal) = match (target.access, right) {
                (Access::Open(_), None) => return open = true,
                (Access::Open(_), Some(_)) if held => return open = true,
                (Access::Open(_), Some(right)) => (4, Refusal::RightLost { seat: piece.seat, right }),
                (Access::Blocked(by), _) => (3, Refusal::Blocked(by)),
                (Access::CannotCapture, _) => (2, Refusal::CannotCapture { kind, to }),
                (Access::NothingToCapture, _) => (2, Refusal::NothingToCapture { kind, to }),
                (Access::Friend, _) => (1, Refusal::OwnMan(to)),
            };
            if best.as_ref().is_none_or(|(other, _)| rank > *other) {
                best = Some((rank, refusal));
            }
        });
        if !open {
            return Err(best.map_or(Refusal::NotItsMove { kind, from, to }, |(_, refusal)| refusal));
        }
        if target_man.is_some_and(|man| self.kind(man.kind).royal) {
            return Err(Refusal::King(to));
        }
        Ok(())
    }

    fn judge_promotion(
        &self,
        position: &Position,
        piece: Piece,
        to: Square,
        into: Option<Kind>,
    ) -> Result<(), Refusal> {
        let promotion = self.terms().promotion;
        let at_end = self.zone(piece.seat, crate::board::Zone::LastRank).has(to);
        if piece.kind != promotion.pawn || !at_end {
            return if into.is_some() { Err(Refusal::NoPromotion(to)) } else { Ok(()) };
        }
        let kinds = promotion_kinds(self, position, piece.seat, to);
        match into {
            Some(kind) if kinds.contains(&kind) => Ok(()),
            Some(kind) => Err(self.not_into(position, piece.seat, to, kind)),
            None if kinds.is_empty() && promotion.unready == Unready::MayNotEnter => {
                Err(Refusal::MayNotEnter(to))
            }
            None if !kinds.is_empty() && promotion.must => Err(Refusal::ChooseKind(kinds)),
            None => Ok(()),
        }
    }

    fn not_into(&self, position: &Position, seat: Seat, at: Square, kind: Kind) -> Refusal {
        // With every man of the seat gone, only the loss of one can have been missing.
        let mut poorer = position.clone();
        for square in position.men_like(Piece { seat, kind }) {
            poorer.take(square);
        }
        Refusal::NotIntoThis { kind, at, none_lost: promotion_kinds(self, &poorer, seat, at).contains(&kind) }
    }

    fn judge_waiting(&self, position: &Position, at: Square, into: Kind) -> Result<(), Refusal> {
        let piece = position.man(at).ok_or(Refusal::NoMan(at))?;
        self.judge_seat(position, piece.seat)?;
        let promotion = self.terms().promotion;
        let waits = promotion.unready == Unready::PromotesLater
            && position.phase() == Phase::Play
            && piece.kind == promotion.pawn
            && self.zone(piece.seat, crate::board::Zone::LastRank).has(at);
        if !waits {
            return Err(Refusal::NoPromotion(at));
        }
        if promotion_kinds(self, position, piece.seat, at).contains(&into) {
            return Ok(());
        }
        Err(self.not_into(position, piece.seat, at, into))
    }

    fn judge_king(&self, position: &Position, seat: Seat, action: Move) -> Result<(), Refusal> {
        let mut next = position.clone();
        next.apply(self, action, &mut ());
        match next.king(self, seat) {
            Some(king) => {
                let by = self.walked_attackers(&next, king, seat.opponent());
                if by.is_empty() { Ok(()) } else { Err(Refusal::KingAttacked { king, by }) }
            }
            None => Ok(()),
        }
    }

    /// The men of `by` that attack a square, found by walking.
    pub fn walked_attackers(&self, position: &Position, square: Square, by: Seat) -> SquareSet {
        // On an empty square somebody has to stand for a capture to be open.
        let mut position = position.clone();
        position.take(square);
        position.put(square, Piece { seat: by.opponent(), kind: self.terms().promotion.pawn });
        let attacks = |from: &Square| {
            let piece = position.man(*from).expect("a man of this seat stands there");
            let patterns = &self.kind(piece.kind).patterns;
            let mut attacks = false;
            self.targets(&position, *from, |target| {
                attacks |= target.to == square
                    && target.access == Access::Open(true)
                    && patterns[target.pattern].right.is_none();
            });
            attacks
        };
        position.men_of(by).filter(attacks).collect()
    }

    /// What holds for moves before play alternates.
    fn judge_free_move(&self, position: &Position, seat: Seat, action: Move) -> Result<(), Refusal> {
        let (Phase::Array(_), Some(to)) = (position.phase(), action.to()) else { return Ok(()) };
        if position.man(to).is_some() {
            return Err(Refusal::NoCaptureYet(to));
        }
        if !self.zone(seat, crate::board::Zone::OwnHalf).has(to) {
            return Err(Refusal::BeyondCentre(to));
        }
        let mut next = position.clone();
        next.apply(self, action, &mut ());
        let opponent = seat.opponent();
        let checked = next
            .king(self, opponent)
            .is_some_and(|king| !self.walked_attackers(&next, king, seat).is_empty());
        if checked { Err(Refusal::NoCheckYet) } else { Ok(()) }
    }

    fn judge_castling(
        &self,
        position: &Position,
        seat: Seat,
        from: Square,
        to: Square,
    ) -> Result<(), Refusal> {
        let Castling::Rightward { right, .. } = self.terms().castling else {
            return Err(Refusal::NoCastling);
        };
        if self.terms().opening == Opening::Alternate || position.phase() == Phase::Play {
            return Err(Refusal::NoCastling);
        }
        if !self.is_castling_step(position, from, to) {
            return Err(Refusal::NoCastling);
        }
        if !position.holds(seat, right) {
            return Err(Refusal::RightLost { seat, right });
        }
        let shape = self.game().board.shape;
        let rightward = self.seat(seat).facing.turn((1, 0));
        let line = || {
            core::iter::successors(shape.offset(from, rightward), |&square| shape.offset(square, rightward))
        };
        let rook = line().find(|square| {
            position.man(*square) == self.array()[square.index()] && self.is_rook(position, *square)
        });
        let rook = rook.ok_or(Refusal::NoCastling)?;
        if let Some(man) =
            line().take_while(|&square| square != rook).find(|&square| position.man(square).is_some())
        {
            return Err(Refusal::CastlingBlocked(man));
        }
        for square in core::iter::once(from).chain(line().take(2)) {
            // The king's way has to be safe as it stands, the king still at home.
            if !self.walked_attackers(position, square, seat.opponent()).is_empty() {
                return Err(Refusal::CastlingAttacked(square));
            }
        }
        Ok(())
    }

    fn is_rook(&self, position: &Position, square: Square) -> bool {
        let Castling::Rightward { rook, .. } = self.terms().castling else { return false };
        position.man(square).is_some_and(|man| man.kind == rook)
    }

    fn judge_exchange(
        &self,
        position: &Position,
        seat: Seat,
        from: Square,
        to: Square,
    ) -> Result<(), Refusal> {
        let other = position.man(to).filter(|man| man.seat == seat && from != to);
        let king = position.king(self, seat) == Some(from);
        if self.terms().stalemate != Stalemate::Exchange || position.phase() != Phase::Play {
            return Err(Refusal::NotStalemated);
        }
        if other.is_none() || !king {
            return Err(Refusal::NoExchange(to));
        }
        let attacked = !self.walked_attackers(position, from, seat.opponent()).is_empty();
        if attacked || self.waiting(position).is_some() || self.has_step(position, seat) {
            return Err(Refusal::NotStalemated);
        }
        if exchange_is_safe(self, position, seat, from, to) {
            return Ok(());
        }
        let mut next = position.clone();
        next.apply(self, Move::Exchange { from, to }, &mut ());
        let by = self.walked_attackers(&next, to, seat.opponent());
        Err(if by.is_empty() { Refusal::NoExchange(to) } else { Refusal::KingAttacked { king: to, by } })
    }

    /// Whether any ordinary move is legal, by judging them all.
    fn has_step(&self, position: &Position, seat: Seat) -> bool {
        position.men_of(seat).any(|from| {
            let mut targets = SquareSet::EMPTY;
            self.targets(position, from, |target| targets.insert(target.to));
            targets.into_iter().any(|to| {
                let stays = core::iter::once(None);
                let kinds = (0..self.kinds().len() as u8).map(|kind| Some(Kind(kind)));
                stays.chain(kinds).any(|into| self.judge(position, Move::Step { from, to, into }).is_ok())
            })
        })
    }

    fn judge_ready(&self, position: &Position, seat: Seat) -> Result<(), Refusal> {
        if position.phase() == Phase::Play {
            return Err(Refusal::NothingToDeclare);
        }
        self.judge_seat(position, seat)?;
        match position.king(self, seat) {
            Some(king)
                if matches!(position.phase(), Phase::Mobilisation(_))
                    && !self.walked_attackers(position, king, seat.opponent()).is_empty() =>
            {
                Err(Refusal::ReadyInCheck(king))
            }
            _ => Ok(()),
        }
    }
}
