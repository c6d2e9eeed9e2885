//! Legal moves, from the tables.

use core::ops::ControlFlow;

use crate::action::Move;
use crate::attack::{in_check, is_attacked};
use crate::board::{Square, SquareSet, Zone};
use crate::count::{Count, may_count};
use crate::drops::drops;
use crate::mating::{gives_stalemate, mates_by_barred};
use crate::piece::{Piece, Seat};
use crate::position::{Impasse, Phase, Position, Standoff};
use crate::promotion::{promotions, standing_promotions, waiting_promotions};
use crate::rules::{BarredMate, Castling, InCheck, Mates, Must, Opening, Pass, PromoteBy, Rules, Stalemate};
use crate::safety::KingSafety;
use crate::tally::{Moves, Tally};
use crate::{deploy, outcome, throws};

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
    #[inline]
    pub fn legal_into(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        if position.table().is_some() {
            if throws::outcome(self, position).is_none() {
                throws::legal(self, position, moves);
            }
            return;
        }
        candidates(self, position, moves);
        if has_ended(position) || outcome::ended_by_bare_king(self, position, moves).is_some() {
            moves.clear();
        } else if position.phase() == Phase::Play && !moves.is_empty() {
            declarations(self, position, position.turn(), moves);
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
        self.perft_within(position, depth, u64::MAX).unwrap_or(u64::MAX)
    }

    /// As [`perft`](Rules::perft), but gives up after so many steps: a step is a position that is
    /// looked at, or a move that is listed there.
    pub fn perft_within(&self, position: &Position, depth: u32, mut steps: u64) -> Option<u64> {
        let mut lists = vec![Vec::with_capacity(64); depth as usize];
        count(self, position, &mut lists, &mut steps)
    }
}

/// Leaves below a position; one list of moves per ply that is left. None once no steps are
/// left.
fn count(rules: &Rules, position: &Position, lists: &mut [Vec<Move>], left: &mut u64) -> Option<u64> {
    let Some((moves, lists)) = lists.split_last_mut() else { return Some(1) };
    *left = left.checked_sub(1)?;
    if lists.is_empty()
        && let Some(leaves) = tally(rules, position)
    {
        return Some(leaves);
    }
    rules.legal_into(position, moves);
    *left = left.checked_sub(moves.len() as u64)?;
    if lists.is_empty() {
        return Some(moves.len() as u64);
    }
    let mut leaves = 0;
    for &action in moves.iter() {
        let mut next = position.clone();
        next.apply(rules, action, &mut ());
        leaves += count(rules, &next, lists, left)?;
    }
    Some(leaves)
}

/// Number of legal actions, found without listing them: only where no term looks at the moves
/// themselves, as when some of them are forbidden for what follows.
#[inline]
fn tally(rules: &Rules, position: &Position) -> Option<u64> {
    let terms = rules.terms();
    let seat = position.turn();
    let looks = position.table().is_some()
        || terms.stalemate == Stalemate::Forbidden
        || forbidden_mates(rules).is_some()
        || matches!(terms.promotion.by, PromoteBy::Standing(_))
        || terms.pass != Pass::Never
        || position.phase() != Phase::Play
        || !matches!(position.impasse(), Impasse::None | Impasse::Declined)
        || has_ended(position)
        || rules.seats().any(|seat| position.is_bare(rules, seat));
    if looks {
        return None;
    }
    let mut tally = Tally::default();
    let _ = of_men(rules, position, seat, &mut tally);
    // Without moves of men there may be others.
    if tally.number() == 0 {
        return None;
    }
    declarations(rules, position, seat, &mut tally);
    Some(tally.number() as u64)
}

/// Whether the last action has ended the game, whatever moves are left.
#[inline]
fn has_ended(position: &Position) -> bool {
    position.standoff() == Standoff::Ended || position.count().is_some_and(Count::is_over)
}

/// Legal actions, leaving aside that a bare king may already have ended the game.
pub(crate) fn candidates(rules: &Rules, position: &Position, moves: &mut Vec<Move>) {
    match position.phase() {
        Phase::Play => play(rules, position, moves),
        Phase::Lots => {}
        Phase::Forced => moves.extend(forced_advance(rules, position)),
        Phase::Deployment => deploy::placements(rules, position, moves),
        Phase::Redeployment => deploy::relocations(rules, position, moves),
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

#[inline]
fn play(rules: &Rules, position: &Position, moves: &mut Vec<Move>) {
    let seat = position.turn();
    match position.impasse() {
        Impasse::None | Impasse::Declined => {}
        Impasse::Claimed(_) => {
            moves.extend([Move::AcceptImpasse(seat), Move::DeclineImpasse(seat)]);
            return;
        }
        Impasse::Accepted => return,
    }
    if of_men(rules, position, seat, moves).is_break() {
        return;
    }
    if let Some(mates) = forbidden_mates(rules) {
        moves.retain(|&action| !mates_by_barred(rules, position, action, mates));
    }
    if let PromoteBy::Standing(standing) = rules.terms().promotion.by {
        standing_promotions(rules, position, seat, standing, moves);
    }
    if rules.terms().stalemate == Stalemate::Forbidden {
        moves.retain(|&action| !gives_stalemate(rules, position, action));
    }
    let passes = match rules.terms().pass {
        Pass::Never => false,
        Pass::Stalemated => moves.is_empty(),
        Pass::Always => true,
    };
    if let Some(at) = position.king(rules, seat).filter(|_| passes && !in_check(rules, position, seat)) {
        moves.push(Move::Pass { at });
    }
    if moves.is_empty() && rules.terms().stalemate == Stalemate::Exchange {
        exchanges(rules, position, seat, moves);
    }
}

/// What the seat can do with its men, as long as no term looks closer. Breaks off where some of
/// it has to be done first.
#[inline]
fn of_men(rules: &Rules, position: &Position, seat: Seat, moves: &mut impl Moves) -> ControlFlow<()> {
    waiting_promotions(rules, position, seat, moves);
    if rules.terms().promotion.must == Must::Always && moves.number() > 0 {
        return ControlFlow::Break(());
    }
    let safety = KingSafety::new(rules, position, seat);
    safe_steps(rules, position, seat, &safety, moves);
    drops(rules, position, seat, &safety, moves);
    ControlFlow::Continue(())
}

/// The mates that may not be given.
#[inline]
fn forbidden_mates(rules: &Rules) -> Option<Mates> {
    rules.terms().mates.filter(|mates| mates.barred_mate == BarredMate::Forbidden)
}

/// The steps of a seat's men.
pub(crate) fn steps(rules: &Rules, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    safe_steps(rules, position, seat, &KingSafety::new(rules, position, seat), moves);
}

#[inline]
fn safe_steps(rules: &Rules, position: &Position, seat: Seat, safety: &KingSafety, moves: &mut impl Moves) {
    let own = position.men_of(seat);
    let occupied = position.occupied();
    // A side's only royal man is not captured: the game ends before that.
    let mut enemies = occupied.without(own);
    rules.seats().filter_map(|seat| position.king(rules, seat)).for_each(|king| enemies.remove(king));
    let mut free = SquareSet(!occupied.0);
    if let Phase::Array(_) = position.phase() {
        enemies = SquareSet::EMPTY;
        free = free & rules.tables().own_half[seat.index()];
    }
    let zone = rules.tables().promotion_zone[seat.index()];
    let promotion = &rules.terms().promotion;
    for from in own {
        let Some(piece) = position.man(from) else { continue };
        let targets = targets(rules, position, piece, from, free, enemies, safety.checked);
        if targets.is_empty() {
            continue;
        }
        let standing = matches!(promotion.by, PromoteBy::Standing(_));
        let promotes = promotion.of(piece.kind).is_some() && !standing;
        let leaves = promotes && promotion.by == PromoteBy::EnteringOrLeaving && zone.has(from);
        let safe = safety.steps(from, targets);
        if !promotes || (!leaves && (targets & zone).is_empty()) {
            moves.steps(from, safe);
            continue;
        }
        for to in targets {
            if leaves || zone.has(to) {
                promotions(rules, position, piece, from, to, safe.has(to), moves);
            } else if safe.has(to) {
                moves.push(Move::Step { from, to, into: None });
            }
        }
    }
}

/// Where a man may go, its king's safety left aside.
#[inline]
pub(crate) fn targets(
    rules: &Rules,
    position: &Position,
    piece: Piece,
    from: Square,
    free: SquareSet,
    enemies: SquareSet,
    checked: bool,
) -> SquareSet {
    let occupied = position.occupied();
    let mover = rules.tables().mover(piece.seat, piece.kind);
    let mut targets = (mover.quiet[from.index()] & free) | (mover.takes[from.index()] & enemies);
    for line in mover.rides.iter().filter(|line| line.start.has(from)) {
        let reach = rules.tables().ray(line.ray).reach(from, occupied);
        targets |= for_purpose(reach, line.purpose, free, enemies);
    }
    for hop in mover.hops.iter().filter(|hop| hop.line.start.has(from)) {
        let alike = if hop.bars_its_like { position.men_of_kind(piece.kind) } else { SquareSet::EMPTY };
        let reach = rules.tables().ray(hop.line.ray).beyond(from, occupied, alike).without(alike);
        targets |= for_purpose(reach, hop.line.purpose, free, enemies);
    }
    let may = |right: Option<u8>| {
        right.is_none_or(|right| may_use(rules, position, piece.seat, right, from, checked))
    };
    for lame in mover.lames.iter().filter(|lame| may(lame.right)) {
        for &(to, via) in &lame.to[from.index()] {
            if (via & occupied).is_empty() {
                targets |= for_purpose(SquareSet::of(to), lame.purpose, free, enemies);
            }
        }
    }
    for gated in mover.gated.iter().filter(|gated| may(gated.right)) {
        targets |= for_purpose(gated.leaps[from.index()], gated.purpose, free, enemies);
    }
    targets
}

/// Actions that change what is counted or claimed, and leave the men where they are.
fn declarations(rules: &Rules, position: &Position, seat: Seat, moves: &mut impl Moves) {
    if position.is_objectable() {
        moves.push(Move::Object(seat));
    }
    let manual = rules.terms().board_count.is_some_and(|count| !count.automatic);
    if manual && may_count(rules, position, seat) {
        moves.push(Move::Count(seat));
    }
    if manual && position.count().is_some_and(|count| !count.bare && count.by == seat) {
        moves.push(Move::Stop(seat));
    }
    if rules.terms().impasse.is_some()
        && position.impasse() == Impasse::None
        && both_kings_entered(rules, position)
    {
        moves.push(Move::ClaimImpasse(seat));
    }
}

/// Whether each king stands in its promotion zone.
pub(crate) fn both_kings_entered(rules: &Rules, position: &Position) -> bool {
    rules.seats().all(|seat| {
        position.king(rules, seat).is_some_and(|king| rules.tables().promotion_zone[seat.index()].has(king))
    })
}

/// Whether the seat holds the right, and a man on this square may use it now: one with a home only
/// from there.
#[inline(always)]
pub(crate) fn may_use(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    right: u8,
    from: Square,
    checked: bool,
) -> bool {
    let suspended = checked && rules.terms().rights[right as usize].in_check == InCheck::Suspended;
    let homes = rules.tables().homes[right as usize][seat.index()];
    position.holds(seat, right) && !suspended && (homes.is_empty() || homes.has(from))
}

/// The double step of the pawn in front of the kind that the opening names.
pub(crate) fn forced_advance(rules: &Rules, position: &Position) -> Option<Move> {
    let Opening::ForcedAdvance(behind) = rules.terms().opening else { return None };
    let seat = position.turn();
    let shape = rules.board().shape;
    let forward = rules.seat(seat).facing.turn((0, 1));
    let from = shape.offset(position.men_like(Piece { seat, kind: behind }).first()?, forward)?;
    let to = shape.offset(shape.offset(from, forward)?, forward)?;
    Some(Move::Step { from, to, into: None })
}

#[inline(always)]
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
    let shape = rules.board().shape;
    let facing = rules.seat(seat).facing;
    let pawn = position.man(to).is_some_and(|man| man.kind == rules.terms().pawn);
    if pawn && (facing.depth(shape, from) == 0 || facing.is_in(shape, Zone::LastRanks(1), from)) {
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
    let mut homes = rules.tables().homes[right as usize][seat.index()];
    let rook = homes.find(|&home| home != from)?;
    let shape = rules.board().shape;
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
