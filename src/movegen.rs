//! Legal moves, from the tables.

use crate::action::Move;
use crate::attack::{attackers, in_check, is_attacked};
use crate::board::{Square, SquareSet, Zone};
use crate::count::{Count, may_count};
use crate::piece::{Kind, Piece, Seat};
use crate::position::{Impasse, Phase, Position, Standoff};
use crate::rules::{
    BarredMate, Captured, Castling, InCheck, Mates, Must, OnRoyalSquare, Opening, Pass, PromoteBy,
    PromoteInto, Rules, Stalemate, Standing, Unready,
};
use crate::{deploy, outcome};

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
        let ended = position.standoff() == Standoff::Ended
            || outcome::ended_by_bare_king(self, position, moves).is_some()
            || position.count().is_some_and(Count::is_over);
        if ended {
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
    waiting_promotions(rules, position, seat, moves);
    if rules.terms().promotion.must == Must::Always && !moves.is_empty() {
        return;
    }
    steps(rules, position, seat, moves);
    drops(rules, position, seat, moves);
    if let Some(mates) = rules.terms().mates.filter(|mates| mates.barred_mate == BarredMate::Forbidden) {
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

fn steps(rules: &Rules, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    let own = position.men_of(seat);
    let occupied = position.occupied();
    // A side's only royal man is not captured: the game ends before that.
    let mut enemies = occupied.without(own);
    rules.seats().filter_map(|seat| position.king(rules, seat)).for_each(|king| enemies.remove(king));
    let mut free = SquareSet(!occupied.0);
    if let Phase::Array(_) = position.phase() {
        enemies = SquareSet::EMPTY;
        free = free & rules.tables.own_half[seat.index()];
    }
    let safety = KingSafety::new(rules, position, seat);
    let zone = rules.tables.promotion_zone[seat.index()];
    let promotion = &rules.terms().promotion;
    for from in own {
        let Some(piece) = position.man(from) else { continue };
        let targets = targets(rules, position, piece, from, free, enemies, safety.checked);
        let standing = matches!(promotion.by, PromoteBy::Standing(_));
        let promotes = promotion.of(piece.kind).is_some() && !standing;
        let leaves = promotes && promotion.by == PromoteBy::EnteringOrLeaving && zone.has(from);
        for to in targets {
            if promotes && (leaves || zone.has(to)) {
                promotions(rules, position, piece, from, to, &safety, moves);
            } else if safety.allows(from, to) {
                moves.push(Move::Step { from, to, into: None });
            }
        }
    }
}

/// Where a man may go, its king's safety left aside.
fn targets(
    rules: &Rules,
    position: &Position,
    piece: Piece,
    from: Square,
    free: SquareSet,
    enemies: SquareSet,
    checked: bool,
) -> SquareSet {
    let occupied = position.occupied();
    let mover = rules.tables.mover(piece.seat, piece.kind);
    let mut targets = (mover.quiet[from.index()] & free) | (mover.takes[from.index()] & enemies);
    for line in mover.rides.iter().filter(|line| line.start.has(from)) {
        let reach = rules.tables.ray(line.ray).reach(from, occupied);
        targets |= for_purpose(reach, line.purpose, free, enemies);
    }
    for hop in mover.hops.iter().filter(|hop| hop.line.start.has(from)) {
        let alike = if hop.bars_its_like { position.men_of_kind(piece.kind) } else { SquareSet::EMPTY };
        let reach = rules.tables.ray(hop.line.ray).beyond(from, occupied, alike).without(alike);
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

/// Promotions of pawns that stood in the zone when the turn began.
fn standing_promotions(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    standing: Standing,
    moves: &mut Vec<Move>,
) {
    let pawn = Piece { seat, kind: rules.terms().pawn };
    let pawns = position.men_like(pawn);
    let safety = KingSafety::new(rules, position, seat);
    for at in pawns & standing_zone(rules, position, seat, standing) {
        for into in promotion_kinds(rules, position, pawn, at) {
            if !safety.checked && standing_is_allowed(rules, position, Move::Promote { at, into }, standing) {
                moves.push(Move::Promote { at, into });
            }
            let free = SquareSet(!position.occupied().0) & rules.board().shape.all();
            let enemies = position.men_of(seat.opponent());
            let man = Piece { seat, kind: into };
            for to in targets(rules, position, man, at, free, enemies, safety.checked) {
                let action = Move::Step { from: at, to, into: Some(into) };
                let king = position.king(rules, seat.opponent()) == Some(to);
                if !king && safety.allows(at, to) && standing_is_allowed(rules, position, action, standing) {
                    moves.push(action);
                }
            }
        }
    }
}

/// Where a standing pawn of the seat may promote.
pub(crate) fn standing_zone(rules: &Rules, position: &Position, seat: Seat, standing: Standing) -> SquareSet {
    let last = position.men_like(Piece { seat, kind: rules.terms().pawn }).count() == 1;
    if standing.last_pawn_anywhere && last {
        rules.board().shape.all()
    } else {
        rules.tables.promotion_zone[seat.index()]
    }
}

/// Whether the promotion of a standing pawn keeps to its limits.
pub(crate) fn standing_is_allowed(
    rules: &Rules,
    position: &Position,
    action: Move,
    standing: Standing,
) -> bool {
    let (seat, opponent) = (position.turn(), position.turn().opponent());
    let (Some(to), Some(into)) = (action.to(), action.into()) else { return false };
    let step = matches!(action, Move::Step { .. });
    let captured = position.man(to).filter(|_| step);
    if step && captured.is_some_and(|man| man.kind == into || standing.quiet) {
        return false;
    }
    let mut next = position.clone();
    next.apply(rules, action, &mut ());
    let king = position.king(rules, opponent);
    if standing.quiet {
        let attacks = rules.tables.mover(seat, into).takes[to.index()] & position.men_of(opponent);
        return !in_check(rules, &next, opponent) && attacks.is_empty();
    }
    !(step && king.is_some_and(|king| attackers(rules, &next, king, seat).has(to)))
}

/// Whether an action leaves the other side without a move and not in check.
pub(crate) fn gives_stalemate(rules: &Rules, position: &Position, action: Move) -> bool {
    let opponent = position.turn().opponent();
    let mut next = position.clone();
    next.apply(rules, action, &mut ());
    if in_check(rules, &next, opponent) {
        return false;
    }
    let mut moves = Vec::new();
    steps(rules, &next, opponent, &mut moves);
    if let (true, PromoteBy::Standing(standing)) = (moves.is_empty(), rules.terms().promotion.by) {
        standing_promotions(rules, &next, opponent, standing, &mut moves);
    }
    moves.is_empty()
}

/// Whether an action mates by the kind that may not: by it alone, or together with a kind whose
/// mate does not win by itself, if without it there were no mate.
pub(crate) fn mates_by_barred(rules: &Rules, position: &Position, action: Move, mates: Mates) -> bool {
    let seat = position.turn();
    let opponent = seat.opponent();
    let Some(king) = position.king(rules, opponent) else { return false };
    let mut next = position.clone();
    next.apply(rules, action, &mut ());
    let barred = barred_checkers(rules, &next, king, seat, mates);
    if barred.is_empty() || !is_mated(rules, &next, opponent) {
        return false;
    }
    let others = attackers(rules, &next, king, seat).without(barred);
    let kind = |at: Square| next.man(at).map(|man| rules.kind(man.kind).promoted_from.unwrap_or(man.kind));
    if { others }.any(|at| kind(at).is_some_and(|kind| mates.strong.contains(&kind))) {
        return false;
    }
    let mut without = next.clone();
    barred.for_each(|at| {
        without.take(at);
    });
    others.is_empty() || !is_mated(rules, &without, opponent)
}

/// The men of the barred kind that attack this square.
pub(crate) fn barred_checkers(
    rules: &Rules,
    position: &Position,
    king: Square,
    by: Seat,
    mates: Mates,
) -> SquareSet {
    let is_barred = |at: &Square| {
        let man = position.man(*at);
        man.is_some_and(|man| rules.kind(man.kind).promoted_from.unwrap_or(man.kind) == mates.barred)
    };
    attackers(rules, position, king, by).filter(is_barred).collect()
}

/// Whether the seat is in check and has no step, leaving aside what it may not do for other reasons.
fn is_mated(rules: &Rules, position: &Position, seat: Seat) -> bool {
    let mut moves = Vec::new();
    in_check(rules, position, seat) && {
        steps(rules, position, seat, &mut moves);
        moves.is_empty()
    }
}

/// Actions that change what is counted or claimed, and leave the men where they are.
fn declarations(rules: &Rules, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
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
        position.king(rules, seat).is_some_and(|king| rules.tables.promotion_zone[seat.index()].has(king))
    })
}

/// Whether the seat holds the right, and a man on this square may use it now: one with a home only
/// from there.
pub(crate) fn may_use(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    right: u8,
    from: Square,
    checked: bool,
) -> bool {
    let suspended = checked && rules.terms().rights[right as usize].in_check == InCheck::Suspended;
    let homes = rules.tables.homes[right as usize][seat.index()];
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

fn drops(rules: &Rules, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    if rules.terms().captured != Captured::Dropped || position.hand_is_empty(seat) {
        return;
    }
    let free = rules.board().shape.all().without(position.occupied());
    let safety = KingSafety::new(rules, position, seat);
    // A drop uncovers nothing: without check every square is safe.
    let safe: SquareSet =
        if safety.checked { { free }.filter(|&to| safety.allows_drop(to)).collect() } else { free };
    for kind in (0..rules.kinds().len() as u8).map(Kind) {
        let piece = Piece { seat, kind };
        if position.in_hand(piece) == 0 {
            continue;
        }
        for to in safe.without(rules.tables.mover(seat, kind).stuck) {
            if kind != rules.terms().pawn || pawn_may_drop(rules, position, seat, to) {
                moves.push(Move::Drop { kind, to });
            }
        }
    }
}

/// Whether a pawn may be dropped here: no other unpromoted pawn on the file, and no mate by it.
fn pawn_may_drop(rules: &Rules, position: &Position, seat: Seat, to: Square) -> bool {
    !pawn_on_file(rules, position, seat, to) && !pawn_drop_mates(rules, position, to)
}

/// Whether the seat has a pawn on this square's file.
pub(crate) fn pawn_on_file(rules: &Rules, position: &Position, seat: Seat, to: Square) -> bool {
    let shape = rules.board().shape;
    let mut pawns = position.men_like(Piece { seat, kind: rules.terms().pawn });
    pawns.any(|pawn| shape.file(pawn) == shape.file(to))
}

/// Whether a pawn dropped here would give mate.
pub(crate) fn pawn_drop_mates(rules: &Rules, position: &Position, to: Square) -> bool {
    let seat = position.turn();
    let opponent = seat.opponent();
    let pawn = rules.tables.mover(seat, rules.terms().pawn);
    let Some(king) = position.king(rules, opponent) else { return false };
    if !pawn.takes[to.index()].has(king) {
        return false;
    }
    let mut next = position.clone();
    next.apply(rules, Move::Drop { kind: rules.terms().pawn, to }, &mut ());
    let mut replies = Vec::new();
    // The pawn stands next to the king, so that nothing can be dropped between them.
    steps(rules, &next, opponent, &mut replies);
    replies.is_empty()
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
    /// The only royal man; with two neither needs to be safe.
    king: Option<Square>,
    checked: bool,
    /// Squares whose emptying matters: all of them when the king is in check.
    watched: SquareSet,
    /// Squares whose filling matters.
    screens: SquareSet,
    occupied: SquareSet,
}

impl<'a> KingSafety<'a> {
    fn new(rules: &'a Rules, position: &'a Position, seat: Seat) -> KingSafety<'a> {
        let king = position.king(rules, seat);
        let checked = king.is_some() && in_check(rules, position, seat);
        let watched = match king {
            None => SquareSet::EMPTY,
            Some(_) if checked => SquareSet(!0),
            Some(king) => rules.tables.lines_to[king.index()] | SquareSet::of(king),
        };
        let screens = if rules.tables.screens { watched } else { SquareSet::EMPTY };
        KingSafety { rules, position, seat, king, checked, watched, screens, occupied: position.occupied() }
    }

    fn allows(&self, from: Square, to: Square) -> bool {
        let Some(king) = self.king else { return true };
        if !self.watched.has(from) && !self.screens.has(to) {
            return true;
        }
        if self.rules.tables.kinds_bar_their_like {
            let mut next = self.position.clone();
            next.apply(self.rules, Move::Step { from, to, into: None }, &mut ());
            return !in_check(self.rules, &next, self.seat);
        }
        let mut occupied = self.occupied;
        occupied.remove(from);
        occupied.insert(to);
        let king = if from == king { to } else { king };
        let opponent = self.seat.opponent();
        !is_attacked(self.rules, self.position, king, opponent, occupied, SquareSet::of(to))
    }

    fn allows_drop(&self, to: Square) -> bool {
        let Some(king) = self.king else { return true };
        let mut occupied = self.occupied;
        occupied.insert(to);
        !is_attacked(self.rules, self.position, king, self.seat.opponent(), occupied, SquareSet::EMPTY)
    }
}

fn promotions(
    rules: &Rules,
    position: &Position,
    piece: Piece,
    from: Square,
    to: Square,
    safety: &KingSafety,
    moves: &mut Vec<Move>,
) {
    let promotion = &rules.terms().promotion;
    let mut kinds = promotion_kinds(rules, position, piece, to);
    let safe = safety.allows(from, to);
    let stuck = rules.tables.mover(piece.seat, piece.kind).stuck.has(to);
    let may_stay = may_stay(promotion.must, promotion.unready, !kinds.is_empty(), stuck);
    if safe && may_stay {
        moves.push(Move::Step { from, to, into: None });
    }
    // A second royal man takes the burden from the first.
    kinds.retain(|&kind| safe || rules.kind(kind).royal);
    moves.extend(kinds.iter().map(|&kind| Move::Step { from, to, into: Some(kind) }));
}

/// Whether a man may end its move in the zone unpromoted.
pub(crate) fn may_stay(must: Must, unready: Unready, can_promote: bool, stuck: bool) -> bool {
    let compelled = match must {
        Must::Never => false,
        Must::WhenStuck => stuck,
        Must::Always => true,
    };
    match (can_promote, unready) {
        (true, _) => !compelled,
        (false, Unready::Stays | Unready::PromotesLater) => true,
        (false, Unready::MayNotEnter) => false,
    }
}

/// What a man may become when it ends its move on this square.
pub(crate) fn promotion_kinds(rules: &Rules, position: &Position, piece: Piece, at: Square) -> Vec<Kind> {
    let terms = rules.terms();
    let seat = piece.seat;
    let Some(into) = terms.promotion.of(piece.kind) else { return Vec::new() };
    let lost = |&kind: &Kind| !terms.promotion.needs_loss || position.has_lost(rules, Piece { seat, kind });
    let any_lost = || {
        let promotable = |kind: &Kind| !rules.kind(*kind).royal && *kind != terms.pawn;
        let lost = |kind: &Kind| position.has_lost(rules, Piece { seat, kind: *kind });
        (0..rules.kinds().len() as u8).map(Kind).filter(promotable).filter(lost).collect()
    };
    match into {
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
    if rules.terms().promotion.unready != Unready::PromotesLater {
        return;
    }
    let pawn = Piece { seat, kind: rules.terms().pawn };
    for at in position.men_like(pawn) & rules.tables.promotion_zone[seat.index()] {
        let kinds = promotion_kinds(rules, position, pawn, at);
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
    let mut homes = rules.tables.homes[right as usize][seat.index()];
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
