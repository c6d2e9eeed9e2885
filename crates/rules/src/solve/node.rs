//! A node of the proof search: a position, and its moves.

use crate::board::Seat;
use crate::matches::Match;
use crate::play::attack::in_check;
use crate::play::perpetual;
use crate::play::safety::KingSafety;
use crate::play::targets::targets;
use crate::position::{Impasse, Move, Phase, Position};
use crate::rules::Rules;
use crate::search::actor;
use crate::search::key::exact;
use crate::variant::{BareKing, BarredMate, Generals, Pass, PromoteBy, Repetition, Stalemate, Unready};

/// A position, and whether its player has changed the count in this turn already: it does so once.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) position: Position,
    declared: bool,
    pub(super) key: u64,
    repeats: u64,
}

/// What the rules in force let a proof leave out.
pub(super) struct Ground<'r> {
    pub(super) rules: &'r Rules,
    /// Whether nothing but moves of pieces is ever done.
    pub(super) plain: bool,
    /// Whether a game can end in favour of a side by the other's move, which then could do nothing else.
    pub(super) even: bool,
    /// Whether a step that leaves the king safe is legal, whatever else.
    free: bool,
    /// Who gives check with every move.
    pub(super) checks: Option<Seat>,
    /// Keys of positions whose return ends the game.
    returned: Vec<u64>,
}

impl<'r> Ground<'r> {
    pub(super) fn new(game: &'r Match) -> Ground<'r> {
        let (rules, position) = (game.rules(), game.position());
        let terms = rules.terms();
        let plain = terms.board_count.is_none()
            && terms.impasse.is_none()
            && !matches!(terms.promotion.by, PromoteBy::InPlace(_))
            && terms.promotion.unready != Unready::PromotesLater
            && position.phase() == Phase::Play
            && !position.is_objectable();
        let barred = terms.mates.map(|mates| mates.barred_mate);
        let even = !plain
            || terms.stalemate == Stalemate::Loses
            || barred == Some(BarredMate::Loses)
            // By a promotion a side can have no more than a king and such a piece.
            || matches!(terms.bare_king, BareKing::LosesNearlyBare(_))
            || terms.pass != Pass::Never
            || !matches!(terms.generals, Generals::MayFace | Generals::MayNotFace)
            || matches!(terms.repetition, Repetition::Counted { .. });
        let free = plain
            && terms.pass == Pass::Never
            && !matches!(terms.stalemate, Stalemate::Forbidden)
            && barred != Some(BarredMate::Forbidden)
            && matches!(terms.generals, Generals::MayFace | Generals::MayNotFace)
            && !matches!(terms.repetition, Repetition::Counted { .. });
        let mut returned = Vec::new();
        if let Some(limit) = perpetual::occurrence(rules, position) {
            let moved = game.history().filter(|(action, _)| action.declared_by().is_none());
            let mut seen: Vec<u64> = moved.map(|(_, position)| exact(rules, &position).0).collect();
            seen.push(exact(rules, position).0);
            seen.sort_unstable();
            returned = seen
                .chunk_by(|one, other| one == other)
                .filter(|same| same.len() + 1 >= limit)
                .map(|same| same[0])
                .collect();
        }
        Ground { rules, plain, even, free, checks: None, returned }
    }

    pub(super) fn node(&self, position: Position) -> Node {
        let (repeats, key) = exact(self.rules, &position);
        Node { position, declared: false, key, repeats }
    }

    /// The node that a move leads to, and how many plies it takes: declarations take none, nor does the promotion
    /// of a pawn that has waited, after which the turn goes on.
    pub(super) fn after(&self, node: &Node, action: Move) -> (Node, u16) {
        let mut position = node.position.clone();
        position.apply(self.rules, action, &mut ());
        let mut next = self.node(position);
        let waited = matches!(action, Move::Promote { .. })
            && !matches!(self.rules.terms().promotion.by, PromoteBy::InPlace(_));
        if waited || action.declared_by().is_some() {
            next.declared = action.is_count() || (waited && node.declared);
            next.key ^= u64::from(next.declared) * 0x5851_f42d_4c95_7f2d;
            return (next, 0);
        }
        (next, 1)
    }

    /// What can be done by who acts; nothing when the game is over.
    pub(super) fn moves(&self, node: &Node) -> Vec<Move> {
        if self.has_returned(node) { Vec::new() } else { self.moves_of(node) }
    }

    /// The same, however often the position has stood.
    pub(super) fn moves_of(&self, node: &Node) -> Vec<Move> {
        let position = &node.position;
        let mut moves = self.rules.legal(position);
        if let Phase::Mobilisation(_) = position.phase() {
            let seat = self.actor(node);
            moves.retain(|&action| position.actor_of(action) == seat);
        }
        if node.declared {
            moves.retain(|action| !action.is_count());
        }
        if self.checks == Some(self.actor(node)) {
            moves.retain(|&action| {
                let mut next = position.clone();
                next.apply(self.rules, action, &mut ());
                in_check(self.rules, &next, next.turn())
            });
        }
        moves
    }

    pub(super) fn actor(&self, node: &Node) -> Seat {
        actor(self.rules, &node.position)
    }

    /// Who has won where nothing can be done.
    pub(super) fn winner(&self, node: &Node) -> Option<Seat> {
        if self.has_returned(node) {
            return None;
        }
        self.rules.outcome(&node.position)?.winner
    }

    /// Whether the position has stood before so often that its return ends the game. Who may not repeat by
    /// perpetual check or chase is left aside.
    fn has_returned(&self, node: &Node) -> bool {
        !self.returned.is_empty() && self.returned.contains(&node.repeats)
    }

    /// Whether the game is over with a win of this seat, where the other acts.
    pub(super) fn is_won(&self, node: &Node, seat: Seat) -> bool {
        !self.surely_goes_on(node) && self.moves(node).is_empty() && self.winner(node) == Some(seat)
    }

    /// Whether some step of who acts is legal, as far as that is seen quickly.
    fn surely_goes_on(&self, node: &Node) -> bool {
        let (rules, position) = (self.rules, &node.position);
        let seat = position.turn();
        if !self.free
            || position.count().is_some()
            || position.impasse() != Impasse::None
            || rules.seats().any(|seat| position.is_stripped(rules, seat))
        {
            return false;
        }
        let safety = KingSafety::new(rules, position, seat);
        let own = position.pieces_of(seat);
        let mut enemies = position.pieces_of(seat.opponent());
        position.king(rules, seat.opponent()).into_iter().for_each(|king| enemies.remove(king));
        let free = rules.board().shape.all().without(position.occupied());
        let king = position.king(rules, seat);
        // In check the king moves first.
        let first = king.filter(|_| safety.checked);
        first.into_iter().chain(own).any(|from| {
            let Some(piece) = position.piece_at(from) else { return false };
            rules.terms().promotion.of(piece.role).is_none()
                && !safety
                    .steps::<false>(
                        from,
                        targets(rules, position, piece, from, free, enemies, safety.checked),
                    )
                    .is_empty()
        })
    }
}
