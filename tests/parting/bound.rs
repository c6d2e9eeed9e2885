//! A lower bound for the parting of two rule sets, by what they differ in: where one term alone is different, they are
//! one until it can come into force.

use tabiya::Match;
use tabiya::board::Role;
use tabiya::variant::{BareKing, Captured, Contest, Opening, Pass, Repetition, Terms};

/// Nothing parts two matches from the array before so many moves.
pub fn earliest(a: &Match, b: &Match) -> u32 {
    let [one, other] = [a, b].map(|game| game.rules().terms());
    let alike = core::ptr::eq(a.rules().game(), b.rules().game())
        && a.rules().board() == b.rules().board()
        && a.rules().setup() == b.rules().setup()
        && a.rules().hands() == b.rules().hands();
    if !alike || one == other {
        return 0;
    }
    let only = |level: fn(&mut Terms, &Terms)| {
        let mut terms = one.clone();
        level(&mut terms, other);
        terms == *other
    };
    let either = |of: fn(&Match) -> u32| of(a).min(of(b));
    if only(|terms, other| terms.repetition = other.repetition) {
        either(returned)
    } else if only(|terms, other| terms.quiet = other.quiet) {
        either(|game| game.rules().terms().quiet.map_or(u32::MAX, u32::from))
    } else if only(|terms, other| terms.opening = other.opening) {
        either(|game| match game.rules().terms().opening {
            Opening::FreeMoves(moves) => u32::from(moves),
            _ => 0,
        })
    } else if only(|terms, other| {
        terms.bare_king = other.bare_king;
        terms.bare_king_moves = other.bare_king_moves;
        terms.bare_count = other.bare_count;
    }) {
        either(bared)
    } else {
        0
    }
}

/// The third return takes twice to and fro, which is four plies, or passing by both, which is two. None counts before
/// everything is placed, a piece in a ply.
fn returned(game: &Match) -> u32 {
    let terms = game.rules().terms();
    let (times, quiet) = match terms.repetition {
        Repetition::Ignored => return u32::MAX,
        Repetition::ThirdDraws => (3, u16::MAX),
        Repetition::Counted { occurrence, quiet, .. } => (occurrence, quiet),
        Repetition::Perpetual { occurrence, .. } => (occurrence, u16::MAX),
    };
    let cycle = if terms.pass == Pass::Never { 4 } else { 2 };
    let placed =
        if matches!(terms.opening, Opening::Deployment(_)) { game.rules().hands().len() as u32 } else { 0 };
    (placed + cycle * (u32::from(times) - 1)).min(u32::from(quiet))
}

/// A king is bare once all others of its side are captured, one in a ply, and where sides alternate every other ply;
/// where one piece beside it is not enough, one capture sooner.
fn bared(game: &Match) -> u32 {
    let (rules, position) = (game.rules(), game.position());
    let terms = rules.terms();
    if terms.contest != Contest::Kings || terms.captured != Captured::Gone {
        return 0;
    }
    let army = |seat| {
        let hand: u32 = (0..rules.roles().len() as u8)
            .map(|role| u32::from(position.in_hand(tabiya::Piece { seat, role: Role(role) })))
            .sum();
        position.pieces_of(seat).len() + hand
    };
    let left = if matches!(terms.bare_king, BareKing::LosesNearlyBare(_)) { 2 } else { 1 };
    let captures = rules.seats().map(army).min().map_or(0, |pieces| pieces - left);
    if terms.opening == Opening::Alternate { 2 * captures - 1 } else { captures }
}
