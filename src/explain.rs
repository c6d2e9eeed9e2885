//! Why a move is refused.
//!
//! [`Rules::judge`] decides by the plain walk over patterns, without the tables: it is also the
//! reference that tests hold the move generator to.

use crate::action::Move;
use crate::board::{Square, SquareSet, Zone};
use crate::count::may_count;
use crate::drops::{pawn_drop_mates, pawn_on_file};
use crate::mating::{gives_stalemate, mates_by_barred};
use crate::movegen::{both_kings_entered, exchange_is_safe, forced_advance, may_use};
use crate::pattern::{Access, Occupant, Target, walk};
use crate::piece::{Kind, Piece, Seat};
use crate::position::{Impasse, Phase, Position};
use crate::promotion::{may_stay, promotion_kinds, standing_is_allowed, standing_zone};
use crate::refusal::Refusal;
use crate::rules::{
    BarredMate, Captured, Castling, Contest, Generals, Must, Opening, Pass, PromoteBy, Rules, Stalemate,
    Standing, Unready,
};
use crate::{armies, deploy, throws};

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
            return throws::judge(self, position, action);
        }
        match action {
            Move::Throw(_) => Err(Refusal::NothingToThrow),
            Move::Skip(_) => Err(Refusal::MayNotPass),
            Move::Propose(_) | Move::Release(_) => Err(Refusal::NoPrisoners),
            Move::Agree(_) | Move::Refuse(_) => Err(Refusal::NoOffer),
            Move::Ready(seat) => self.judge_ready(position, seat),
            Move::Promote { at, into } => match self.terms().promotion.by {
                PromoteBy::Standing(standing) => {
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
                if let (PromoteBy::Standing(standing), Some(into)) = (self.terms().promotion.by, into) {
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
            Contest::Armies(terms) => armies::may_capture(position, terms, man, other),
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

    /// Where a pawn that waits at the far end can be promoted now.
    fn waiting(&self, position: &Position) -> Option<Square> {
        if self.terms().promotion.unready != Unready::PromotesLater || position.phase() != Phase::Play {
            return None;
        }
        let seat = position.turn();
        let pawn = Piece { seat, kind: self.terms().pawn };
        let mut waiting = position.men_like(pawn) & self.zone(seat, self.terms().promotion.zone);
        waiting.find(|&at| !promotion_kinds(self, position, pawn, at).is_empty())
    }

    /// The move that is laid down for now.
    fn forced(&self, position: &Position) -> Option<Move> {
        (position.phase() == Phase::Forced).then(|| forced_advance(self, position)).flatten()
    }

    /// The promotion of a pawn that stands in the zone: where it is, or by a step of its new kind.
    fn judge_standing(
        &self,
        position: &Position,
        piece: Piece,
        action: Move,
        into: Kind,
        standing: Standing,
    ) -> Result<(), Refusal> {
        let (Some(from), Some(to)) = (action.from(), action.to()) else { return Ok(()) };
        let stands =
            piece.kind == self.terms().pawn && standing_zone(self, position, piece.seat, standing).has(from);
        if !stands || position.phase() != Phase::Play {
            return Err(Refusal::NoPromotion(from));
        }
        if !promotion_kinds(self, position, piece, from).contains(&into) {
            return Err(self.not_into(position, piece, from, into));
        }
        if from != to {
            let mut turned = position.clone();
            turned.take(from);
            turned.put(from, Piece { kind: into, ..piece });
            self.judge_step(&turned, Piece { kind: into, ..piece }, from, to)?;
        }
        if standing_is_allowed(self, position, action, standing) {
            Ok(())
        } else {
            Err(Refusal::PromotionTooStrong(to))
        }
    }

    /// No move may stalemate the other side, where that is so.
    fn judge_stalemate(&self, position: &Position, action: Move) -> Result<(), Refusal> {
        if self.terms().stalemate == Stalemate::Forbidden && gives_stalemate(self, position, action) {
            return Err(Refusal::GivesStalemate);
        }
        Ok(())
    }

    fn judge_pass(&self, position: &Position, at: Square) -> Result<(), Refusal> {
        let piece = self.judge_mover(position, at)?;
        if position.phase() != Phase::Play || position.king(self, piece.seat) != Some(at) {
            return Err(Refusal::SameSquare(at));
        }
        let checked = !self.king_attackers(position, piece.seat).is_empty();
        let may = match self.terms().pass {
            Pass::Never => false,
            Pass::Stalemated => !self.has_step(position, piece.seat),
            Pass::Always => true,
        };
        if may && !checked { Ok(()) } else { Err(Refusal::MayNotPass) }
    }

    fn judge_placing(
        &self,
        position: &Position,
        kind: Kind,
        to: Square,
        pawn_to: Option<Square>,
    ) -> Result<(), Refusal> {
        let seat = position.turn();
        if position.phase() != Phase::Deployment || position.in_hand(Piece { seat, kind }) == 0 {
            return Err(Refusal::NotInHand(kind));
        }
        let behind = deploy::behind_pawns(self, seat);
        let swaps = deploy::deployment(self).is_some_and(|deployment| deployment.swaps);
        let action = match pawn_to {
            None if position.man(to).is_some() => return Err(Refusal::DropOnMan(to)),
            None if !behind.has(to) => return Err(Refusal::NotBehindPawns(to)),
            None => Move::Drop { kind, to },
            Some(pawn_to) => {
                let pawn = position.man(to) == Some(Piece { seat, kind: self.terms().pawn });
                if !(swaps && pawn) {
                    return Err(Refusal::DropOnMan(to));
                }
                if position.man(pawn_to).is_some() {
                    return Err(Refusal::DropOnMan(pawn_to));
                }
                if !behind.has(pawn_to) {
                    return Err(Refusal::NotBehindPawns(pawn_to));
                }
                Move::Place { kind, to, pawn_to }
            }
        };
        if deploy::placing_is_barred(self, position, kind, to) {
            return Err(Refusal::RookBarred(to));
        }
        if deploy::placing_is_quiet(self, position, action) { Ok(()) } else { Err(Refusal::NoCheckYet) }
    }

    fn judge_relocation(
        &self,
        position: &Position,
        from: Square,
        to: Square,
        into: Option<Kind>,
    ) -> Result<(), Refusal> {
        if !deploy::faults(self, position).has(from) || into.is_some() {
            return Err(Refusal::MendFirst);
        }
        if position.man(to).is_some() {
            return Err(Refusal::DropOnMan(to));
        }
        if !deploy::behind_pawns(self, Seat::SECOND).has(to) {
            return Err(Refusal::NotBehindPawns(to));
        }
        if deploy::mends(self, position, from, to) { Ok(()) } else { Err(Refusal::RookBarred(to)) }
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

    /// The kind that may not mate does not.
    fn judge_mate(&self, position: &Position, action: Move) -> Result<(), Refusal> {
        match self.terms().mates {
            Some(mates)
                if mates.barred_mate == BarredMate::Forbidden
                    && mates_by_barred(self, position, action, mates) =>
            {
                Err(Refusal::MayNotMate(mates.barred))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn judge_step(
        &self,
        position: &Position,
        piece: Piece,
        from: Square,
        to: Square,
    ) -> Result<(), Refusal> {
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
            let checked = || !self.king_attackers(position, piece.seat).is_empty();
            let usable = |right| may_use(self, position, piece.seat, right, from, checked());
            let (rank, refusal) = match (target.access, right) {
                (Access::Open(_), None) => return open = true,
                (Access::Open(_), Some(right)) if usable(right) => return open = true,
                (Access::Open(_), Some(right)) if position.holds(piece.seat, right) => {
                    (7, Refusal::NotInCheck { seat: piece.seat, right })
                }
                (Access::Open(_), Some(right)) => (6, Refusal::RightLost { seat: piece.seat, right }),
                (Access::Alike(by), _) => (5, Refusal::Alike(by)),
                (Access::Outside(zone), _) => (5, Refusal::Outside { kind, zone }),
                (Access::NoScreen, _) => (4, Refusal::NoScreen { kind, to }),
                (Access::NotFrom(zone), _) => (1, Refusal::NotFrom { kind, zone }),
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
        if target_man.is_some_and(|man| position.king(self, man.seat) == Some(to)) {
            return Err(Refusal::King(to));
        }
        Ok(())
    }

    fn judge_promotion(
        &self,
        position: &Position,
        piece: Piece,
        from: Square,
        to: Square,
        into: Option<Kind>,
    ) -> Result<(), Refusal> {
        let promotion = &self.terms().promotion;
        let zone = self.zone(piece.seat, promotion.zone);
        let leaves = promotion.by == PromoteBy::EnteringOrLeaving && zone.has(from);
        if promotion.of(piece.kind).is_none() || !(leaves || zone.has(to)) {
            return if into.is_some() { Err(Refusal::NoPromotion(to)) } else { Ok(()) };
        }
        let kinds = promotion_kinds(self, position, piece, to);
        match into {
            Some(kind) if kinds.contains(&kind) => Ok(()),
            Some(kind) => Err(self.not_into(position, piece, to, kind)),
            None if may_stay(
                promotion.must,
                promotion.unready,
                !kinds.is_empty(),
                self.is_stuck(piece, to),
            ) =>
            {
                Ok(())
            }
            None if kinds.is_empty() => Err(Refusal::MayNotEnter(to)),
            None => Err(Refusal::ChooseKind(kinds)),
        }
    }

    /// Whether a man could never move from this square.
    fn is_stuck(&self, piece: Piece, at: Square) -> bool {
        let mut stuck = true;
        let facing = self.seat(piece.seat).facing;
        walk(
            self.board().shape,
            facing,
            &self.kind(piece.kind).patterns,
            at,
            |_| None,
            |target| {
                stuck &= matches!(target.access, Access::Outside(_) | Access::NotFrom(_));
            },
        );
        stuck
    }

    fn judge_drop(&self, position: &Position, kind: Kind, to: Square) -> Result<(), Refusal> {
        let seat = position.turn();
        let piece = Piece { seat, kind };
        if self.terms().captured != Captured::Dropped
            || position.phase() != Phase::Play
            || position.in_hand(piece) == 0
        {
            return Err(Refusal::NotInHand(kind));
        }
        if position.man(to).is_some() {
            return Err(Refusal::DropOnMan(to));
        }
        if self.is_stuck(piece, to) {
            return Err(Refusal::DropStuck { kind, at: to });
        }
        let pawn = kind == self.terms().pawn;
        if pawn && pawn_on_file(self, position, seat, to) {
            return Err(Refusal::SecondPawn(to));
        }
        self.judge_king(position, seat, Move::Drop { kind, to })?;
        if pawn && pawn_drop_mates(self, position, to) { Err(Refusal::DropMates(to)) } else { Ok(()) }
    }

    fn not_into(&self, position: &Position, piece: Piece, at: Square, kind: Kind) -> Refusal {
        // With every man of the kind gone, only the loss of one can have been missing.
        let mut poorer = position.clone();
        for square in position.men_like(Piece { kind, ..piece }) {
            poorer.take(square);
        }
        Refusal::NotIntoThis {
            kind,
            at,
            none_lost: promotion_kinds(self, &poorer, piece, at).contains(&kind),
        }
    }

    fn judge_waiting(&self, position: &Position, at: Square, into: Kind) -> Result<(), Refusal> {
        let piece = position.man(at).ok_or(Refusal::NoMan(at))?;
        self.judge_seat(position, piece.seat)?;
        let promotion = &self.terms().promotion;
        let waits = promotion.unready == Unready::PromotesLater
            && position.phase() == Phase::Play
            && piece.kind == self.terms().pawn
            && self.zone(piece.seat, promotion.zone).has(at);
        if !waits {
            return Err(Refusal::NoPromotion(at));
        }
        if promotion_kinds(self, position, piece, at).contains(&into) {
            return Ok(());
        }
        Err(self.not_into(position, piece, at, into))
    }

    /// The men that attack the seat's only king, found by walking.
    fn king_attackers(&self, position: &Position, seat: Seat) -> SquareSet {
        let king = position.king(self, seat);
        king.map_or(SquareSet::EMPTY, |king| self.walked_attackers(position, king, seat.opponent()))
    }

    /// The enemy general that faces the seat's own on an open file, where that is barred.
    fn faced_from(&self, position: &Position, seat: Seat) -> Option<(Square, Square)> {
        if self.terms().generals != Generals::MayNotFace {
            return None;
        }
        let (own, other) = (position.king(self, seat)?, position.king(self, seat.opponent())?);
        let shape = self.board().shape;
        let same_file = shape.file(own) == shape.file(other);
        let between = |square: Square| {
            let rank = shape.rank(square);
            let (low, high) =
                (shape.rank(own).min(shape.rank(other)), shape.rank(own).max(shape.rank(other)));
            shape.file(square) == shape.file(own) && low < rank && rank < high
        };
        (same_file && !{ position.occupied() }.any(between)).then_some((own, other))
    }

    fn judge_king(&self, position: &Position, seat: Seat, action: Move) -> Result<(), Refusal> {
        let mut next = position.clone();
        next.apply(self, action, &mut ());
        if let Some((own, other)) = self.faced_from(&next, seat) {
            return Err(Refusal::GeneralsFace(own, other));
        }
        let by = self.king_attackers(&next, seat);
        match next.king(self, seat) {
            Some(king) if !by.is_empty() => Err(Refusal::KingAttacked { king, by }),
            _ => Ok(()),
        }
    }

    /// The men of `by` that attack a square, found by walking.
    pub fn walked_attackers(&self, position: &Position, square: Square, by: Seat) -> SquareSet {
        // On an empty square somebody has to stand for a capture to be open.
        let mut position = position.clone();
        let there = position.take(square);
        let kind = there.map_or(self.terms().pawn, |piece| piece.kind);
        position.put(square, Piece { seat: by.opponent(), kind });
        let attacks = |from: &Square| {
            let piece = position.man(*from).expect("a man of this seat stands there");
            let patterns = &self.kind(piece.kind).patterns;
            let mut attacks = false;
            self.targets(&position, *from, |target| {
                attacks |= target.to == square
                    && target.access == Access::Open(true)
                    && patterns[target.pattern].threatens;
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
        if !self.zone(seat, Zone::OwnHalf).has(to) {
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
        let shape = self.board().shape;
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
        if !matches!(position.phase(), Phase::Array(_) | Phase::Mobilisation(_)) {
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
