//! King safety: whether a move leaves the mover's king unattacked.

use super::attack::{in_check, is_attacked};
use super::attackers::Attackers;
use crate::board::{Seat, Square, SquareSet};
use crate::position::{Move, Position};
use crate::rules::Rules;

/// Whether moves of a seat leave its king safe. Most moves cannot change that, and it is seen at
/// once; the others are tried.
pub(crate) struct KingSafety<'a> {
    rules: &'a Rules,
    position: &'a Position,
    seat: Seat,
    /// The only royal piece; with two neither needs to be safe.
    king: Option<Square>,
    pub(crate) checked: bool,
    /// Squares whose emptying may matter: what it uncovers, or in check what it relieves.
    leaving: SquareSet,
    /// Squares whose filling may matter, by a piece or by the capture of one.
    filling: SquareSet,
    /// Squares from which every step is safe.
    unpinned: SquareSet,
    occupied: SquareSet,
    /// The enemies, and those of them that ride or hop.
    enemies: [SquareSet; 2],
}

/// The squares that matter to the attacks on a king: those there are, or those that one move could open.
#[derive(Default)]
struct CheckInfo {
    leaving: SquareSet,
    filling: SquareSet,
}

impl<'a> KingSafety<'a> {
    pub(crate) fn new(rules: &'a Rules, position: &'a Position, seat: Seat) -> KingSafety<'a> {
        let king = position.king(rules, seat);
        let occupied = position.occupied();
        let (checked, info) = match king {
            None => (false, CheckInfo::default()),
            Some(king) => check_info(rules, position, king, seat.opponent(), occupied),
        };
        let CheckInfo { leaving, filling } = info;
        let pieces = position.pieces_of(seat.opponent());
        let sliders = rules.tables().attack_tables(position, seat.opponent()).sliders_of(position) & pieces;
        let enemies = [pieces, sliders];
        let unpinned = match king {
            None => SquareSet(!0),
            Some(_) if checked || !filling.is_empty() => SquareSet::EMPTY,
            Some(king) => SquareSet(!leaving.0).without(SquareSet::of(king)),
        };
        KingSafety { rules, position, seat, king, checked, leaving, filling, unpinned, occupied, enemies }
    }

    /// Those of the targets to which the piece on `from` may go; `SMALL` as for [`SquareSet::small`].
    #[inline(always)]
    pub(crate) fn steps<const SMALL: bool>(&self, from: Square, targets: SquareSet) -> SquareSet {
        if self.unpinned.has(from) {
            return targets;
        }
        let Some(king) = self.king else { return targets };
        let doubtful = if from == king || self.leaving.has(from) { targets } else { targets & self.filling };
        let mut safe = if self.checked { SquareSet::EMPTY } else { targets.without(doubtful) };
        for to in doubtful.squares::<SMALL>() {
            if (from == king && self.is_remote(to)) || self.stays_safe(from, to) {
                safe.insert(to);
            }
        }
        safe.small::<SMALL>()
    }

    /// Whether no enemy could capture on this square, whatever stood between.
    #[inline(always)]
    fn is_remote(&self, square: Square) -> bool {
        let attacks = self.rules.tables().attack_tables(self.position, self.seat.opponent());
        let [enemies, sliders] = self.enemies;
        (attacks.near[square] & enemies).is_empty()
            && (attacks.aligned[square] & sliders).is_empty()
            && (attacks.lames_near[square] & enemies).is_empty()
    }

    /// Whether the piece on `from` may go there.
    #[inline(always)]
    pub(crate) fn allows(&self, from: Square, to: Square) -> bool {
        !self.steps::<false>(from, SquareSet::of(to)).is_empty()
    }

    /// Those of the empty squares on which a piece may be dropped.
    pub(crate) fn drops(&self, free: SquareSet) -> SquareSet {
        let Some(king) = self.king else { return free };
        let doubtful = free & self.filling;
        let mut safe = if self.checked { SquareSet::EMPTY } else { free.without(doubtful) };
        for to in doubtful {
            let occupied = self.occupied | SquareSet::of(to);
            let opponent = self.seat.opponent();
            if !is_attacked(self.rules, self.position, king, opponent, occupied, SquareSet::EMPTY) {
                safe.insert(to);
            }
        }
        safe
    }

    #[inline]
    fn stays_safe(&self, from: Square, to: Square) -> bool {
        if self.rules.tables().roles_bar_their_like {
            let mut next = self.position.clone();
            next.make(self.rules, Move::Step { from, to, into: None }, &mut ());
            return !in_check(self.rules, &next, self.seat);
        }
        let mut occupied = self.occupied;
        occupied.remove(from);
        occupied.insert(to);
        let king = if self.king == Some(from) { Some(to) } else { self.king };
        let opponent = self.seat.opponent();
        king.is_none_or(|king| {
            !is_attacked(self.rules, self.position, king, opponent, occupied, SquareSet::of(to))
        })
    }
}

/// Whether the king is attacked, and what matters: to the attack, or if there is none to those
/// that one move could open.
fn check_info(
    rules: &Rules,
    position: &Position,
    king: Square,
    by: Seat,
    occupied: SquareSet,
) -> (bool, CheckInfo) {
    let attackers = Attackers::new(rules.tables(), position, king, by, SquareSet::EMPTY);
    let mut checked = false;
    // What the attacks that there are live on, and those that one move may open.
    let (mut attacks, mut chances) = (CheckInfo::default(), CheckInfo::default());
    for piece in attackers.leapers() {
        checked = true;
        attacks.filling.insert(piece);
    }
    for (from, via) in attackers.lames() {
        let between = via & occupied;
        match between.len() {
            0 => {
                checked = true;
                attacks.filling |= via | SquareSet::of(from);
            }
            1 => chances.leaving |= between,
            _ => {}
        }
    }
    for line in attackers.lines() {
        let Some(first) = line.next(king, occupied) else { continue };
        if line.rides(first) {
            checked = true;
            attacks.filling |= line.up_to(first);
        }
        if line.hops(first) {
            chances.filling |= line.up_to(first);
        }
        let Some(second) = line.next(first, occupied) else { continue };
        if line.rides(second) {
            chances.leaving.insert(first);
        }
        if line.hops_over(second, first) {
            checked = true;
            attacks.leaving.insert(first);
            attacks.filling |= line.up_to(second);
        } else if line.hops(second) {
            // Another piece in place of its like would be a screen.
            chances.filling.insert(first);
        }
        if !line.has_hoppers() {
            continue;
        }
        if line.next(second, occupied).is_some_and(|third| line.hops(third)) {
            chances.leaving |= SquareSet::of(first) | SquareSet::of(second);
        }
    }
    (checked, if checked { attacks } else { chances })
}
