//! Legal moves, from the tables.

use crate::action::Move;
use crate::attack::{in_check, is_attacked};
use crate::board::{Square, SquareSet};
use crate::outcome;
use crate::piece::{Kind, Piece, Seat};
use crate::position::{Phase, Position};
use crate::rules::{Castling, OnRoyalSquare, Opening, PromoteInto, Rules, Stalemate, Unready};

impl Rules {
    /// Every action open in this position, for every seat that may act. A finished game has none.
    ///
    /// Repetition is not a matter of a position: [`Match`](crate::Match) knows of it.
    ///
    /// ```
    /// use tabiya::{Position, Rules, games};
    /// let rules = Rules::new(&games::SHATRANJ, &[])?;
    /// assert_eq!(rules.legal(&Position::start(&rules)).len(), 16);
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    pub fn legal(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.legal_into(position, &mut moves);
        moves
    }

    /// As [`legal`](Rules::legal), into a list that is emptied first.
    pub fn legal_into(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        candidates(self, position, moves);
        if outcome::ended_by_bare_king(self, position, moves).is_some() {
            moves.clear();
        }
    }

    /// Number of move sequences of this length (perft). A finished game has no moves; repetition
    /// is not looked for.
    ///
    /// ```
    /// use tabiya::{Position, Rules, games};
    /// let rules = Rules::new(&games::INDIAN, &[])?;
    /// assert_eq!(rules.perft(&Position::start(&rules), 3), 2870);
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        let mut lists = vec![Vec::with_capacity(64); depth as usize];
        count(self, position, &mut lists)
    }
}

/// Leaves below a position; one list of moves per ply that is left.
fn count(rules: &Rules, position: &Position, lists: &mut [Vec<Move>]) -> u64 {
    let Some((moves, lists)) = lists.split_last_mut() else { return 1 };
    rules.legal_into(position, moves);
    if lists.is_empty() {
        return moves.len() as u64;
    }
    let mut leaves = 0;
    for &action in moves.iter() {
        let mut next = position.clone();
        next.apply(rules, action, &mut ());
        leaves += count(rules, &next, lists);
    }
    leaves
}

/// Legal actions, leaving aside that a bare king may already have ended the game.
pub(crate) fn candidates(rules: &Rules, position: &Position, moves: &mut Vec<Move>) {
    match position.phase() {
        Phase::Play => play(rules, position, moves),
        Phase::Array(_) => {
            let seat = position.turn();
            steps(rules, position, seat, moves);
            castle(rules, position, seat, moves);
            moves.retain(|&action| !gives_check(rules, position, action));
            moves.push(Move::Ready(seat));
        }
        Phase::Mobilisation(_) if mated_early(rules, position).is_some() => {}
        Phase::Mobilisation(ready) => {
            for seat in rules.seats().filter(|seat| ready >> seat.0 & 1 == 0) {
                steps(rules, position, seat, moves);
                castle(rules, position, seat, moves);
                if !in_check(rules, position, seat) {
                    moves.push(Move::Ready(seat));
                }
            }
        }
    }
}

/// Whose king is mated while both sides still move freely: it is attacked, and nothing helps.
pub(crate) fn mated_early(rules: &Rules, position: &Position) -> Option<Seat> {
    let cannot_move = |seat| {
        let mut moves = Vec::new();
        steps(rules, position, seat, &mut moves);
        moves.is_empty()
    };
    rules.seats().find(|&seat| in_check(rules, position, seat) && cannot_move(seat))
}

fn play(rules: &Rules, position: &Position, moves: &mut Vec<Move>) {
    let seat = position.turn();
    waiting_promotions(rules, position, seat, moves);
    if rules.terms().promotion.must && !moves.is_empty() {
        return;
    }
    steps(rules, position, seat, moves);
    if moves.is_empty() && rules.terms().stalemate == Stalemate::Exchange {
        exchanges(rules, position, seat, moves);
    }
}

fn steps(rules: &Rules, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    let own = position.men_of(seat);
    let occupied = position.occupied();
    let king = position.king(rules, seat);
    let mut enemies = occupied.without(own);
    rules.seats().filter_map(|seat| position.king(rules, seat)).for_each(|king| enemies.remove(king));
    let mut free = SquareSet(!occupied.0);
    if let Phase::Array(_) = position.phase() {
        enemies = SquareSet::EMPTY;
        free = free & rules.tables.own_half[seat.index()];
    }
    let safety = KingSafety::new(rules, position, seat, king);
    let last_rank = rules.tables.last_rank[seat.index()];
    let pawn = rules.terms().promotion.pawn;
    for from in own {
        let Some(piece) = position.man(from) else { continue };
        let mover = rules.tables.mover(seat, piece.kind);
        let mut targets = (mover.quiet[from.index()] & free) | (mover.takes[from.index()] & enemies);
        for &(ray, _, purpose) in &mover.rides {
            let reach = rules.tables.ray(ray).reach(from, occupied);
            targets |= for_purpose(reach, purpose, free, enemies);
        }
        for gated in &mover.gated {
            if position.holds(seat, gated.right) {
                targets |= for_purpose(gated.leaps[from.index()], gated.purpose, free, enemies);
            }
        }
        for to in targets {
            if !safety.allows(from, to) {
                continue;
            }
            if piece.kind == pawn && last_rank.has(to) {
                promotions(rules, position, piece, from, to, moves);
            } else {
                moves.push(Move::Step { from, to, into: None });
            }
        }
    }
}

fn for_purpose(
    reach: SquareSet,
    purpose: crate::pattern::Purpose,
    free: SquareSet,
    enemies: SquareSet,
) -> SquareSet {
    let mut targets = SquareSet::EMPTY;
    if purpose.moves() {
        targets |= reach & free;
    }
    if purpose.captures() {
        targets |= reach & enemies;
    }
    targets
}

/// Whether a step leaves the king safe. Most men cannot endanger it, and that is seen at once.
struct KingSafety<'a> {
    rules: &'a Rules,
    position: &'a Position,
    seat: Seat,
    king: Option<Square>,
    /// Men whose going matters: all of them when the king is in check.
    watched: SquareSet,
    occupied: SquareSet,
}

impl<'a> KingSafety<'a> {
    fn new(rules: &'a Rules, position: &'a Position, seat: Seat, king: Option<Square>) -> KingSafety<'a> {
        let watched = match king {
            None => SquareSet::EMPTY,
            Some(_) if in_check(rules, position, seat) => SquareSet(!0),
            Some(king) => rules.tables.lines_to[king.index()] | SquareSet::of(king),
        };
        KingSafety { rules, position, seat, king, watched, occupied: position.occupied() }
    }

    fn allows(&self, from: Square, to: Square) -> bool {
        let Some(king) = self.king else { return true };
        if !self.watched.has(from) {
            return true;
        }
        let mut occupied = self.occupied;
        occupied.remove(from);
        occupied.insert(to);
        let king = if from == king { to } else { king };
        let opponent = self.seat.opponent();
        !is_attacked(self.rules, self.position, king, opponent, occupied, SquareSet::of(to))
    }
}

fn promotions(
    rules: &Rules,
    position: &Position,
    piece: Piece,
    from: Square,
    to: Square,
    moves: &mut Vec<Move>,
) {
    let kinds = promotion_kinds(rules, position, piece.seat, to);
    let promotion = rules.terms().promotion;
    let may_stay = match promotion.unready {
        Unready::MayNotEnter => !kinds.is_empty() && !promotion.must,
        Unready::Stays | Unready::PromotesLater => kinds.is_empty() || !promotion.must,
    };
    if may_stay {
        moves.push(Move::Step { from, to, into: None });
    }
    moves.extend(kinds.iter().map(|&kind| Move::Step { from, to, into: Some(kind) }));
}

/// What a pawn of this seat may become on this square of its last rank.
pub(crate) fn promotion_kinds(rules: &Rules, position: &Position, seat: Seat, at: Square) -> Vec<Kind> {
    let terms = rules.terms();
    let lost = |&kind: &Kind| !terms.promotion.needs_loss || position.has_lost(rules, Piece { seat, kind });
    let any_lost = || {
        let promotable = |kind: &Kind| !rules.kind(*kind).royal && *kind != terms.promotion.pawn;
        let lost = |kind: &Kind| position.has_lost(rules, Piece { seat, kind: *kind });
        (0..rules.kinds().len() as u8).map(Kind).filter(promotable).filter(lost).collect()
    };
    match terms.promotion.into {
        PromoteInto::Nothing => Vec::new(),
        PromoteInto::Always(kind) => Some(kind).filter(lost).into_iter().collect(),
        PromoteInto::AnyLost => any_lost(),
        PromoteInto::KindOfSquare(on_royal) => {
            let Some(there) = rules.array()[at.index()] else { return Vec::new() };
            if !rules.kind(there.kind).royal {
                return Some(there.kind).filter(lost).into_iter().collect();
            }
            match on_royal {
                OnRoyalSquare::Nothing => Vec::new(),
                OnRoyalSquare::This(kind) => Some(kind).filter(lost).into_iter().collect(),
                OnRoyalSquare::AnyLost => any_lost(),
            }
        }
    }
}

/// Promotions of pawns that have waited at the far end.
fn waiting_promotions(rules: &Rules, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    let promotion = rules.terms().promotion;
    if promotion.unready != Unready::PromotesLater {
        return;
    }
    let pawns =
        position.men_like(Piece { seat, kind: promotion.pawn }) & rules.tables.last_rank[seat.index()];
    for at in pawns {
        let kinds = promotion_kinds(rules, position, seat, at);
        moves.extend(kinds.into_iter().map(|into| Move::Promote { at, into }));
    }
}

fn exchanges(rules: &Rules, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    let Some(from) = position.king(rules, seat) else { return };
    if !in_check(rules, position, seat) {
        let others = position.men_of(seat).filter(|&to| to != from);
        moves.extend(
            others
                .filter(|&to| exchange_is_safe(rules, position, seat, from, to))
                .map(|to| Move::Exchange { from, to }),
        );
    }
}

/// Whether king and man may change places: the king is safe, and no pawn comes to an end rank.
pub(crate) fn exchange_is_safe(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    from: Square,
    to: Square,
) -> bool {
    let shape = rules.game().board.shape;
    let depth = rules.seat(seat).facing.depth(shape, from);
    let pawn = position.man(to).is_some_and(|man| man.kind == rules.terms().promotion.pawn);
    if pawn && (depth == 0 || rules.tables.last_rank[seat.index()].has(from)) {
        return false;
    }
    // The same squares stay occupied, so only where the king stands changes.
    !is_attacked(rules, position, to, seat.opponent(), position.occupied(), SquareSet::EMPTY)
}

fn castle(rules: &Rules, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    if let Some((from, to)) = castling_squares(rules, position, seat) {
        moves.push(Move::Castle { from, to });
    }
}

/// From where to where the king of this seat may castle now.
pub(crate) fn castling_squares(rules: &Rules, position: &Position, seat: Seat) -> Option<(Square, Square)> {
    let Castling::Rightward { right, .. } = rules.terms().castling else { return None };
    if rules.terms().opening == Opening::Alternate || !position.holds(seat, right) {
        return None;
    }
    let from = position.king(rules, seat)?;
    let mut homes = rules.tables.castling_homes[seat.index()];
    let rook = homes.find(|&home| home != from)?;
    let shape = rules.game().board.shape;
    let rightward = rules.seat(seat).facing.turn((1, 0));
    let beside = shape.offset(from, rightward)?;
    let to = shape.offset(beside, rightward)?;
    let mut between = SquareSet::EMPTY;
    let mut square = beside;
    while square != rook {
        between.insert(square);
        square = shape.offset(square, rightward)?;
    }
    let occupied = position.occupied();
    let free = (between & occupied).is_empty();
    let safe =
        |square: &Square| !is_attacked(rules, position, *square, seat.opponent(), occupied, SquareSet::EMPTY);
    (free && [from, beside, to].iter().all(safe)).then_some((from, to))
}

/// Whether the opponent's king is in check after this action.
pub(crate) fn gives_check(rules: &Rules, position: &Position, action: Move) -> bool {
    let seat = position.turn();
    let mut next = position.clone();
    next.apply(rules, action, &mut ());
    in_check(rules, &next, seat.opponent())
}
