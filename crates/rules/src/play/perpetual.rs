//! Perpetual check and perpetual chase, found in the cycle of moves that led back to a position.
//!
//! Daou names both and defines neither. What a threat is, is Tabiya's reading where he is followed
//! (XQ-13, XQ-14), after what the federations' rules have in common: captures and recaptures have to be
//! legal, and like pieces that attack each other are an offer to exchange.

use super::attack::{attackers, in_check};
use super::outcome::by_points;
use crate::board::{Piece, Role, Seat, Square, SquareSet, Zone};
use crate::position::{EndReason, Impasse, Move, Outcome, Phase, Position};
use crate::rules::Rules;
use crate::variant::{Chase, Gains, Repetition};

/// A piece, by the square on which it stood when the cycle began.
type PieceId = Square;

/// A threat: who could capture, and what.
type Threat = (PieceId, PieceId);

/// At which occurrence a position like this ends the game, if one does.
pub(crate) fn occurrence(rules: &Rules, position: &Position) -> Option<usize> {
    let occurrence = match rules.terms().repetition {
        Repetition::Ignored => return None,
        Repetition::ThirdDraws => 3,
        Repetition::Counted { occurrence, .. } | Repetition::Perpetual { occurrence, .. } => {
            usize::from(occurrence)
        }
    };
    let claimed = matches!(position.impasse(), Impasse::Claimed(_));
    (position.phase() == Phase::Play && !claimed).then_some(occurrence)
}

/// How the game ends if moves have led back to the position before them once too often. `cycle` makes the list of
/// these moves, each with the position before it; `end` is the position after the last.
pub(crate) fn of_return(
    rules: &Rules,
    cycle: impl FnOnce() -> Vec<(Move, Position)>,
    end: &Position,
) -> Outcome {
    match rules.terms().repetition {
        Repetition::Perpetual { check_loses, chase, .. } => judge(rules, &cycle(), end, check_loses, chase),
        Repetition::Counted { values, .. } => {
            let found = judge(rules, &cycle(), end, true, Chase::Allowed);
            if found.winner.is_some() { found } else { by_points(end, &values) }
        }
        Repetition::Ignored | Repetition::ThirdDraws => Outcome::drawn(EndReason::Repetition),
    }
}

/// What the repetition that closes this cycle means. `cycle` has every move with the position
/// before it; `end` is the position after the last.
fn judge(
    rules: &Rules,
    cycle: &[(Move, Position)],
    end: &Position,
    check_loses: bool,
    chase: Chase,
) -> Outcome {
    let guilty = |breaks: &dyn Fn(Seat) -> bool| {
        let mut guilty = rules.seats().filter(|&seat| breaks(seat));
        match (guilty.next(), guilty.next()) {
            (Some(loser), None) => Some(loser),
            _ => None,
        }
    };
    let turns = turns(rules, cycle, end);
    let own = |seat| turns.iter().filter(move |turn| turn.seat == seat);
    let checks = |seat| own(seat).all(|turn| turn.checks(rules));
    if check_loses && let Some(loser) = guilty(&checks) {
        return Outcome::won(loser.opponent(), EndReason::PerpetualCheck);
    }
    let gains = chase.gains();
    let chases = |seat: Seat| {
        let fresh = own(seat).map(|turn| turn.fresh(rules, gains));
        match chase {
            Chase::Allowed => false,
            Chase::OneByOne => !checks(seat) && common(fresh).next().is_some(),
            Chase::OneByAny(_) => !checks(seat) && common(fresh.map(victims)).next().is_some(),
            Chase::AnyAttack(..) => own(seat).all(|turn| !turn.fresh(rules, gains).is_empty()),
        }
    };
    let attacks = |seat: Seat| {
        let Chase::AnyAttack(_, most) = chase else { return chases(seat) };
        own(seat).all(|turn| {
            turn.checks(rules) || !turn.fresh(rules, gains).is_empty() || turn.threatens_mate(rules, most)
        })
    };
    match guilty(&attacks) {
        Some(loser) if chases(loser) => Outcome::won(loser.opponent(), EndReason::PerpetualChase),
        Some(loser) => Outcome::won(loser.opponent(), EndReason::PerpetualAttack),
        None => Outcome::drawn(EndReason::Repetition),
    }
}

/// A move of the cycle: whose, and the positions before and after it with the places of all pieces.
struct Turn<'a> {
    seat: Seat,
    before: (&'a Position, Vec<(PieceId, Square)>),
    after: (&'a Position, Vec<(PieceId, Square)>),
}

fn turns<'a>(rules: &Rules, cycle: &'a [(Move, Position)], end: &'a Position) -> Vec<Turn<'a>> {
    let Some((_, first)) = cycle.first() else { return Vec::new() };
    debug_assert!(rules.seats().count() == 2);
    let mut places: Vec<(PieceId, Square)> = first.occupied().map(|square| (square, square)).collect();
    let after = cycle.iter().skip(1).map(|(_, before)| before).chain([end]);
    let turn = |((action, before), after): (&'a (Move, Position), &'a Position)| {
        let old = places.clone();
        if let (Some(from), Some(to)) = (action.from(), action.to()) {
            places.iter_mut().filter(|(_, place)| *place == from).for_each(|(_, place)| *place = to);
        }
        Turn { seat: before.turn(), before: (before, old), after: (after, places.clone()) }
    };
    cycle.iter().zip(after).map(turn).collect()
}

impl Turn<'_> {
    fn checks(&self, rules: &Rules) -> bool {
        in_check(rules, self.after.0, self.seat.opponent())
    }

    /// The threats that the move has made.
    fn fresh(&self, rules: &Rules, gains: Gains) -> Vec<Threat> {
        let [old, mut new] = [&self.before, &self.after].map(|(position, places)| {
            let id = |square: Square| places.iter().find(|(_, place)| *place == square).map(|(id, _)| *id);
            let threats = threats(rules, position, self.seat, gains).into_iter();
            threats.filter_map(|(by, of)| Some((id(by)?, id(of)?))).collect::<Vec<_>>()
        });
        new.retain(|threat| !old.contains(threat));
        new
    }

    /// Whether the move has made a threat to mate by at most so many checks in a row.
    fn threatens_mate(&self, rules: &Rules, most: u8) -> bool {
        let mut again = self.after.0.clone();
        again.set_turn(self.seat);
        mates(rules, &again, most) && !mates(rules, self.before.0, most)
    }
}

/// Whether the side on turn mates by at most so many checks in a row, whatever the answers.
fn mates(rules: &Rules, position: &Position, most: u8) -> bool {
    let Some(left) = most.checked_sub(1) else { return false };
    rules.legal(position).into_iter().any(|action| {
        let mut next = position.clone();
        next.make(rules, action, &mut ());
        in_check(rules, &next, position.turn().opponent())
            && rules.legal(&next).into_iter().all(|answer| {
                let mut next = next.clone();
                next.make(rules, answer, &mut ());
                mates(rules, &next, left)
            })
    })
}

/// What all of these lists have.
fn common<T: PartialEq>(lists: impl Iterator<Item = Vec<T>>) -> impl Iterator<Item = T> {
    let common = |so_far: Vec<T>, list: Vec<T>| so_far.into_iter().filter(|one| list.contains(one)).collect();
    lists.reduce(common).into_iter().flatten()
}

fn victims(threats: Vec<Threat>) -> Vec<PieceId> {
    threats.into_iter().map(|(_, of)| of).collect()
}

/// What pieces of the seat threaten to capture, as squares.
fn threats(rules: &Rules, position: &Position, seat: Seat, gains: Gains) -> Vec<(Square, Square)> {
    let enemy = seat.opponent();
    // A side that already gives check need not be considered: a check is answered before anything else.
    let standing = [checkers(rules, position, seat), checkers(rules, position, enemy)];
    let pawn = rules.terms().pawn;
    let facing = rules.seat(enemy).facing;
    let role_at = |square| position.piece_at(square).map(|Piece { role, .. }| role);
    let counts = |role: Role| !rules.role(role).royal && role != pawn;
    let mut found = Vec::new();
    for square in position.pieces_of(enemy) {
        let Some(of) = role_at(square) else { continue };
        let at_home = of == pawn && facing.is_in(rules.board().shape, Zone::OwnHalf, square);
        if rules.role(of).royal || at_home {
            continue;
        }
        for from in attackers(rules, position, square, seat) {
            let Some(by) = role_at(from).filter(|&by| counts(by)) else { continue };
            let Some(taken) = captured(rules, position, from, square, standing[0]) else { continue };
            let exchanges = by == of
                && attackers(rules, position, from, enemy).has(square)
                && captured(rules, position, square, from, standing[1]).is_some();
            let gains = gains.iter().any(|(what, with)| *what == of && with.contains(&by));
            let protected = || {
                attackers(rules, &taken, square, enemy)
                    .any(|with| captured(rules, &taken, with, square, standing[1]).is_some())
            };
            if !exchanges && (gains || !protected()) {
                found.push((from, square));
            }
        }
    }
    found
}

/// The position after a capture, if nobody but those who did so before attacks the mover's king then.
fn captured(
    rules: &Rules,
    position: &Position,
    from: Square,
    to: Square,
    standing: SquareSet,
) -> Option<Position> {
    let Piece { seat, role } = position.piece_at(from)?;
    let mut next = position.clone();
    next.make(rules, Move::Step { from, to, into: None }, &mut ());
    let attackers = checkers(rules, &next, seat);
    let left = if rules.role(role).royal { attackers } else { attackers.without(standing) };
    left.is_empty().then_some(next)
}

/// The pieces that attack the seat's king.
fn checkers(rules: &Rules, position: &Position, seat: Seat) -> SquareSet {
    let king = position.king(rules, seat);
    king.map_or(SquareSet::EMPTY, |king| attackers(rules, position, king, seat.opponent()))
}
