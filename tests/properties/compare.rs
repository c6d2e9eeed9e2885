//! The comparison of move generator and judge, which knows nothing of tables: where they differ.

use std::collections::BTreeSet;

use tabiya::play::attack;
use tabiya::variant::{Generals, Opening};
use tabiya::{Move, Phase, Piece, Position, Role, Rules, Seat, Shape, Square, SquareSet};

/// What sort of action it is. A new one has to be named here, and then conceived below.
pub fn kind(action: Move) -> &'static str {
    match action {
        Move::Step { into: None, .. } => "step",
        Move::Step { into: Some(_), .. } => "promotion",
        Move::Castle { .. } => "castling",
        Move::Exchange { .. } => "exchange",
        Move::Promote { .. } => "promotion in place",
        Move::Ready(_) => "ready",
        Move::Count(_) => "count",
        Move::Stop(_) => "stop",
        Move::ClaimImpasse(_) => "claim",
        Move::AcceptImpasse(_) => "accept",
        Move::DeclineImpasse(_) => "decline",
        Move::ClaimStalemate(_) => "stalemate claimed",
        Move::Pass { .. } => "pass",
        Move::Object(_) => "object",
        Move::Place { .. } => "place",
        Move::Drop { .. } => "drop",
        Move::Roll(_) => "roll",
        Move::Skip(_) => "skip",
        Move::Propose(_) => "propose",
        Move::Agree(_) => "agree",
        Move::Refuse(_) => "refuse",
        Move::Release(_) => "release",
    }
}

const KINDS: usize = 22;

/// Every action that a program could think of.
pub fn conceivable(rules: &Rules) -> Vec<Move> {
    let squares: Vec<Square> = rules.board().shape.squares().collect();
    let roles: Vec<Role> = (0..rules.roles().len() as u8).map(Role).collect();
    let by_seat = [
        Move::Ready,
        Move::Count,
        Move::Stop,
        Move::ClaimImpasse,
        Move::AcceptImpasse,
        Move::DeclineImpasse,
        Move::ClaimStalemate,
        Move::Object,
        Move::Skip,
        Move::Propose,
        Move::Agree,
        Move::Refuse,
        Move::Release,
    ];
    let mut actions: Vec<Move> = by_seat.iter().flat_map(|action| rules.seats().map(action)).collect();
    actions.extend((0..=9).map(Move::Roll));
    let deploys = matches!(rules.terms().opening, Opening::Deployment(_));
    for &from in &squares {
        actions.extend(roles.iter().map(|&into| Move::Promote { at: from, into }));
        actions.extend(roles.iter().map(|&role| Move::Drop { role, to: from }));
        actions.push(Move::Pass { at: from });
        for &to in &squares {
            actions.extend([Move::Castle { from, to }, Move::Exchange { from, to }]);
            if deploys {
                // One in so many: all would be too many.
                let role = roles[(from.index() + to.index()) % roles.len()];
                actions.push(Move::Place { role, to: from, pawn_to: to });
            }
            actions.push(Move::Step { from, to, into: None });
            actions.extend(roles.iter().map(|&role| Move::Step { from, to, into: Some(role) }));
        }
    }
    actions
}

#[test]
fn every_kind_of_action_is_conceived() {
    let rules = Rules::new(&tabiya::games::SITTUYIN, &[]).expect("the defaults");
    let kinds: BTreeSet<&str> = conceivable(&rules).into_iter().map(kind).collect();
    assert_eq!(kinds.len(), KINDS);
}

/// What is conceivable under the rules looked at last.
#[derive(Default)]
pub struct Conceivable {
    under: (String, Option<Shape>),
    actions: Vec<Move>,
}

impl Conceivable {
    pub fn under(&mut self, rules: &Rules) -> &[Move] {
        let under = (rules.game().id.to_string(), Some(rules.board().shape));
        if self.under != under {
            *self = Conceivable { under, actions: conceivable(rules) };
        }
        &self.actions
    }
}

/// Where the list of moves is not what the judge accepts, in a position of a game that goes on or ends
/// because there is no move.
pub fn list_differs(
    rules: &Rules,
    position: &Position,
    moves: &[Move],
    conceivable: &[Move],
) -> Option<String> {
    let listed: BTreeSet<Move> = moves.iter().copied().collect();
    if listed.len() != moves.len() {
        return Some("a move is listed twice".to_owned());
    }
    let accepted: BTreeSet<Move> = conceivable
        .iter()
        .chain(moves)
        .copied()
        .filter(|&action| rules.judge(position, action).is_ok())
        .collect();
    let texts = |moves: &BTreeSet<Move>, others: &BTreeSet<Move>| -> Vec<String> {
        moves.difference(others).map(|&action| rules.write_move(action)).collect()
    };
    let (refused, missing) = (texts(&listed, &accepted), texts(&accepted, &listed));
    (listed != accepted)
        .then(|| format!("listed, but refused: {refused:?}; accepted, but not listed: {missing:?}"))
}

/// Where what a move does to pieces, hands, rights and turns is not what the judge expects of it.
pub fn effects_differ(rules: &Rules, position: &Position, moves: &[Move]) -> Option<String> {
    moves.iter().find_map(|&action| {
        let mut next = position.clone();
        next.apply(rules, action, &mut ());
        let expected = rules.walked_after(position, action);
        let what = |what: &str| Some(format!("{what} after {}", rules.write_move(action)));
        let squares = || rules.board().shape.squares();
        if squares().any(|square| next.piece_at(square) != expected.piece_at(square)) {
            return what("pieces");
        }
        let pieces = || {
            let roles = || (0..rules.roles().len() as u8).map(Role);
            rules.seats().flat_map(move |seat| roles().map(move |role| Piece { seat, role }))
        };
        if pieces().any(|piece| next.in_hand(piece) != expected.in_hand(piece)) {
            return what("hands");
        }
        let play_begins = next.phase() == Phase::Play && position.phase() != Phase::Play;
        let mut rights =
            rules.terms().rights().flat_map(|right| rules.seats().map(move |seat| (seat, right)));
        if !play_begins && rights.any(|(seat, right)| next.holds(seat, right) != expected.holds(seat, right))
        {
            return what("rights");
        }
        if next.passed() != expected.passed() {
            return what("what can be captured in passing");
        }
        let alternates = position.phase() == Phase::Play && action.declared_by().is_none();
        if alternates && next.turn() != expected.turn() { what("the turn") } else { None }
    })
}

/// The pieces of `by` that attack a square: found by a walk, and the general that faces another.
pub fn walked(rules: &Rules, position: &Position, square: Square, by: Seat) -> SquareSet {
    let walked = rules.walked_attackers(position, square, by);
    match rules.terms().generals {
        Generals::MayNotFace => {}
        Generals::FacingChecks if position.has_forfeited(by) => {}
        _ => return walked,
    }
    let (Some(own), Some(other)) =
        (only_royal(rules, position, by), only_royal(rules, position, by.opponent()))
    else {
        return walked;
    };
    let shape = rules.board().shape;
    let between = |piece: &Square| {
        let ranks = [shape.rank(own), shape.rank(*piece), shape.rank(other)];
        shape.file(*piece) == shape.file(own) && (ranks.is_sorted() || ranks.iter().rev().is_sorted())
    };
    // The two generals themselves are "between" as well.
    let faces = shape.file(own) == shape.file(other) && position.occupied().filter(between).count() == 2;
    if other == square && faces { walked | SquareSet::of(own) } else { walked }
}

/// The only royal piece of a seat: with two neither can be in check.
fn only_royal(rules: &Rules, position: &Position, seat: Seat) -> Option<Square> {
    let is_royal = |at: &Square| position.piece_at(*at).is_some_and(|piece| rules.role(piece.role).royal);
    let royals: Vec<Square> = position.pieces_of(seat).filter(is_royal).collect();
    if let [king] = royals[..] { Some(king) } else { None }
}

/// Where the attackers of a square, or whether a king is in check, are not what a walk finds.
pub fn attacks_differ(rules: &Rules, position: &Position) -> Option<String> {
    rules.seats().find_map(|by| {
        for square in rules.board().shape.squares() {
            let (found, walked) =
                (attack::attackers(rules, position, square, by), walked(rules, position, square, by));
            if found != walked {
                return Some(format!("{square:?} attacked by {by:?} from {found:?}, walking {walked:?}"));
            }
        }
        let king = only_royal(rules, position, by);
        let attacked = king.is_some_and(|king| !walked(rules, position, king, by.opponent()).is_empty());
        (attack::in_check(rules, position, by) != attacked).then(|| format!("{by:?} in check: {}", !attacked))
    })
}
