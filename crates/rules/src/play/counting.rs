//! Move counts: without pawns, and against a bare king.

use super::attack::in_check;
use crate::board::{Few, Piece, Role, Seat, Square};
use crate::position::{Count, Effect, Phase, Position, Sink};
use crate::rules::Rules;
use crate::variant::{BareCount, CountLine};

/// What the seat's pieces are worth, by the values of the count.
fn strength(position: &Position, seat: Seat, values: &[(Role, u8)]) -> u32 {
    values
        .iter()
        .map(|&(role, value)| position.pieces_like(Piece { seat, role }).len() * u32::from(value))
        .sum()
}

/// Whether a count can be the seat's: few enough pawns and pieces, and not the stronger side.
pub(crate) fn is_weaker(rules: &Rules, position: &Position, seat: Seat) -> bool {
    rules.terms().board_count.as_ref().is_some_and(|count| {
        count.allows_pawns(position.pieces_of_role(rules.terms().pawn).len())
            && position.pieces_of(seat).len() <= u32::from(count.most_pieces)
            && strength(position, seat, &count.values) <= strength(position, seat.opponent(), &count.values)
    })
}

/// Whether neither side has anything but its king.
fn both_bare(rules: &Rules, position: &Position) -> bool {
    rules.seats().all(|seat| position.is_bare(rules, seat))
}

/// Whether a count of the board can begin for the seat. A lone king has the count of its own, if there is one.
fn may_be_counted(rules: &Rules, position: &Position, seat: Seat) -> bool {
    let lone = rules.terms().bare_count.is_some() && position.is_bare(rules, seat);
    !lone && is_weaker(rules, position, seat)
}

/// Whether the seat may begin to count by its word: nothing is being counted, and no count begins by itself.
pub(crate) fn may_count(rules: &Rules, position: &Position, seat: Seat) -> bool {
    let by_itself = rules.terms().board_count.is_some_and(|count| count.automatic);
    position.count().is_none()
        && (!by_itself || position.has_stopped_counting())
        && may_be_counted(rules, position, seat)
}

/// Whether the seat may stop counting.
pub(crate) fn may_stop(position: &Position, seat: Seat) -> bool {
    position.count().is_some_and(|count| !count.bare && count.by == seat)
}

/// Brings the count up to date after a move of `mover`.
pub(crate) fn after_move(
    rules: &Rules,
    position: &mut Position,
    mover: Seat,
    captured: bool,
    sink: &mut dyn Sink,
) {
    let terms = rules.terms();
    if terms.board_count.is_none() && terms.bare_count.is_none() {
        return;
    }
    let before = position.count();
    // Where neither side can ever win nobody counts any more.
    let mut count = before.filter(|_| !both_bare(rules, position));
    if let Some(running) = &mut count {
        if running.by != mover {
            running.made = running.made.saturating_add(1);
        } else if captured && !running.bare && terms.board_count.is_some_and(|board| board.capture_ends) {
            // A side that counts and captures no longer needs the count.
            count = None;
        }
    }
    if let Some(bare) = terms.bare_count {
        count = bare_count(rules, position, bare, mover, captured, count);
    }
    count = count.or_else(|| board_count(rules, position, mover));
    position.set_count(count);
    if count.is_some() != before.is_some() || count.map(|count| count.bare) != before.map(|count| count.bare)
    {
        sink.effect(Effect::Counting(count));
    }
}

/// Begins what begins by itself in a position that has been set up, as after a move of the side that waits.
pub(crate) fn settle(rules: &Rules, position: &mut Position) {
    if both_bare(rules, position) {
        position.set_count(None);
    }
    if position.phase() != Phase::Play || position.count().is_some() {
        return;
    }
    let mover = position.turn().opponent();
    let bare = rules.terms().bare_count;
    let count = bare.and_then(|bare| bare_count(rules, position, bare, mover, false, None));
    position.set_count(count.or_else(|| board_count(rules, position, mover)));
}

/// The count of the board that begins by itself after a move of `mover`. Of two sides that may count it is that of the
/// weaker one, or else of the one that waits: who is about to mate must not be made to count just then.
fn board_count(rules: &Rules, position: &Position, mover: Seat) -> Option<Count> {
    let board = rules.terms().board_count.filter(|board| board.automatic)?;
    if position.has_stopped_counting() || both_bare(rules, position) {
        return None;
    }
    let (waits, turn) = (mover, mover.opponent());
    let may = |seat: Seat| may_be_counted(rules, position, seat);
    let weaker = |seat: Seat| is_weaker_of_two(rules, position, seat);
    let by = match (may(waits), may(turn)) {
        (true, true) => Some(if weaker(turn) { turn } else { waits }),
        (true, false) => Some(waits),
        (false, true) => Some(turn),
        (false, false) => None,
    }?;
    // A mate by who has not begun to count wins: after a check the mover's count waits for the reply.
    let begins = by == turn || !in_check(rules, position, turn);
    begins.then_some(Count { by, bare: false, made: 0, limit: board.limit })
}

/// Whether of two sides that may count this is the weaker: by the values of the count, or by the number of pieces
/// where it has none.
fn is_weaker_of_two(rules: &Rules, position: &Position, seat: Seat) -> bool {
    let values = rules.terms().board_count.map_or(Few::NONE, |count| count.values);
    let worth = |seat: Seat| match values.is_empty() {
        true => position.pieces_of(seat).len(),
        false => strength(position, seat, &values),
    };
    worth(seat) < worth(seat.opponent())
}

fn bare_count(
    rules: &Rules,
    position: &Position,
    bare: BareCount,
    mover: Seat,
    captured: bool,
    running: Option<Count>,
) -> Option<Count> {
    let weaker = rules.seats().find(|&seat| position.is_bare(rules, seat));
    let Some(by) = weaker.filter(|seat| !position.is_bare(rules, seat.opponent())) else { return running };
    let limit = bare_limit(rules, position, bare, by.opponent());
    let Some(limit) = limit else { return running };
    let central = position.king(rules, by).is_some_and(|king| is_central(rules, king));
    let limit = limit.saturating_add(if central { bare.central } else { 0 });
    let fresh = Count { by, bare: true, made: 0, limit };
    let shorter = |count: &Count| bare.keeps_shorter && count.by == by && count.left() < fresh.left();
    match running.filter(|count| count.bare) {
        None => Some(running.filter(shorter).map_or(fresh, |count| Count { bare: true, ..count })),
        // What is left gives no moves at all: nothing is waited for.
        Some(_) if limit == 0 => Some(fresh),
        // The bare king has captured, or the last pawn has been promoted.
        Some(_) if bare.recounts && captured && mover == by => Some(fresh),
        Some(count)
            if count.limit != limit
                && bare.recounts
                && bare.with_pawns.is_some()
                && mover != by
                && !captured =>
        {
            let pawns = Piece { seat: mover, role: rules.terms().pawn };
            if position.pieces_like(pawns).is_empty() { Some(fresh) } else { Some(count) }
        }
        Some(count) => Some(count),
    }
}

/// Whether a square is one of the four in the middle.
pub(crate) fn is_central(rules: &Rules, square: Square) -> bool {
    let shape = rules.board().shape;
    let middle = |place: i8, number: u8| place == number as i8 / 2 || place == number as i8 / 2 - 1;
    middle(shape.file(square), shape.files) && middle(shape.rank(square), shape.ranks)
}

/// How many moves the stronger side has against a bare king.
pub(crate) fn bare_limit(rules: &Rules, position: &Position, bare: BareCount, stronger: Seat) -> Option<u8> {
    let pieces = |role: Role| position.pieces_like(Piece { seat: stronger, role }).len();
    let fits = |line: &&CountLine| {
        let least = line.pieces.iter().all(|&(role, number)| pieces(role) >= u32::from(number));
        let named = || line.pieces.iter().map(|&(_, number)| u32::from(number)).sum::<u32>();
        least && (!line.alone || position.pieces_of(stronger).len() == 1 + named())
    };
    let by_pieces = || bare.lines.iter().find(fits).map(|line| line.value).or(bare.otherwise);
    let by_pawns = !bare.despite_pawns && pieces(rules.terms().pawn) > 0;
    let value = if by_pawns { bare.with_pawns } else { by_pieces() }?;
    let pieces = if bare.less_pieces { position.occupied().len() as u8 } else { 0 };
    Some(value.saturating_sub(pieces))
}
