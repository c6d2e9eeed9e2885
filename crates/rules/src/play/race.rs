//! A race along tracks: pieces enter by a throw, run, form doubles, and come home (ASH-01 to ASH-11).

use super::dice;
use crate::board::{Piece, Seat, Square};
use crate::position::{Effect, EndReason, IllegalMove, Move, Outcome, Position, Sink, TableEvent};
use crate::rules::Rules;
use crate::variant::{Face, Race};

/// Fewest throws that bring a piece home from each square of a track, and from outside it; on an
/// empty board. `None` where no throws do.
///
/// The first entry is for a piece that has not entered.
pub fn rolls_home(rules: &Rules, race: Race, seat: Seat) -> Vec<Option<u8>> {
    let length = rules.track(seat).len();
    let faces = rules.terms().faces();
    let mut fewest: Vec<Option<u8>> = vec![None; length + 1];
    fewest[length] = Some(0);
    for at in (0..length).rev() {
        let ways = faces.iter().filter_map(|face| {
            if at == 0 && race.enters_on_grace && !face.grace {
                return None;
            }
            fewest.get(at + reach(race, at, face.value))?.map(|throws| throws + 1)
        });
        fewest[at] = ways.min();
    }
    fewest
}

/// How many throws bring a piece home on average from each square of a track, and from outside it,
/// if it is alone on the board and moves by every throw that lets it. `None` where none do.
///
/// The first entry is for a piece that has not entered.
pub fn rolls_on_average(rules: &Rules, race: Race, seat: Seat) -> Vec<Option<f64>> {
    let length = rules.track(seat).len();
    let faces = rules.terms().faces();
    let all = rules.terms().dice.map_or(1.0, |dice| f64::from(dice.weights()));
    let mut averages: Vec<Option<f64>> = vec![None; length + 1];
    averages[length] = Some(0.0);
    for at in (0..length).rev() {
        // The mean over the throws that move it, and the wait for one of them.
        let (mut useful, mut after) = (0.0, 0.0);
        for face in faces.iter().filter(|face| at > 0 || !race.enters_on_grace || face.grace) {
            if let Some(&Some(left)) = averages.get(at + reach(race, at, face.value)) {
                useful += f64::from(face.weight);
                after += f64::from(face.weight) * left;
            }
        }
        averages[at] = (useful > 0.0).then(|| (all + after) / useful);
    }
    averages
}

/// Throws that bring a piece home from this place of its track in the fewest throws, the highest
/// first; `fewest` is what [`rolls_home`] gave. Empty where none do.
pub fn shortest_way(rules: &Rules, race: Race, fewest: &[Option<u8>], place: usize) -> Vec<u8> {
    let faces = rules.terms().faces();
    let (mut at, mut throws) = (place, Vec::new());
    while let Some(left) = fewest.get(at).copied().flatten().filter(|&left| left > 0) {
        let nearer = |face: &&Face| {
            let allowed = at > 0 || !race.enters_on_grace || face.grace;
            allowed && fewest.get(at + reach(race, at, face.value)) == Some(&Some(left - 1))
        };
        let Some(face) = faces.iter().filter(nearer).max_by_key(|face| face.value) else { break };
        at += reach(race, at, face.value);
        throws.push(face.value);
    }
    throws
}

/// How many squares of its track a single piece runs by a throw; 0 stands for outside the track.
fn reach(race: Race, at: usize, value: u8) -> usize {
    usize::from(value) + usize::from(at == 0 && !race.corner_is_one)
}

/// The place of a square on a track, from 1; 0 stands for outside it.
fn place(rules: &Rules, seat: Seat, at: Option<Square>) -> Option<usize> {
    let Some(at) = at else { return Some(0) };
    rules.track(seat).iter().position(|&square| square == at).map(|index| index + 1)
}

/// Where a piece, or both of a double, comes by this throw, from a square or from outside.
pub(crate) fn run(
    rules: &Rules,
    position: &Position,
    race: Race,
    seat: Seat,
    from: Option<Square>,
    together: bool,
    face: &Face,
) -> Result<Square, IllegalMove> {
    let track = rules.track(seat);
    let at = place(rules, seat, from).ok_or(IllegalMove::NotSoFar(None))?;
    if at == 0 && race.enters_on_grace && !face.grace {
        return Err(IllegalMove::NoEntry(face.value));
    }
    let steps = match (together && race.halves, from) {
        (true, Some(from)) if face.value % 2 == 1 => return Err(IllegalMove::NotTogether(from)),
        (true, _) => usize::from(face.value) / 2,
        (false, _) => reach(race, at, face.value),
    };
    let end = at + steps;
    let Some(&to) = track.get(end - 1) else { return Err(IllegalMove::PastGoal(track[track.len() - 1])) };
    let stands = |square: Square| position.piece_at(square);
    let is_double = |square: &&Square| stands(**square).is_some_and(|piece| piece.role == race.double);
    if !together && let Some(&double) = track[at..end - 1].iter().find(is_double) {
        return Err(IllegalMove::DoubleInTheWay(double));
    }
    match stands(to) {
        // A piece that comes home leaves the board: it meets nobody who rests on its goal.
        _ if end == track.len() => {}
        Some(piece) if piece.seat != seat && rules.is_marked(to) => return Err(IllegalMove::Resting(to)),
        Some(piece) if piece.seat != seat && piece.role == race.double && !together => {
            return Err(IllegalMove::DoubleStands(to));
        }
        Some(piece) if piece.seat == seat && (together || piece.role == race.double) => {
            return Err(IllegalMove::TwoStand(to));
        }
        _ => {}
    }
    Ok(to)
}

/// The moves that the throw allows.
pub(crate) fn steps(rules: &Rules, position: &Position, race: Race, moves: &mut Vec<Move>) {
    let seat = position.turn();
    let Some(face) = dice::face_to_play(rules, position) else { return };
    if position.in_hand(Piece { seat, role: race.single }) > 0
        && let Ok(to) = run(rules, position, race, seat, None, false, face)
    {
        moves.push(Move::Drop { role: race.single, to });
    }
    for from in position.pieces_of(seat) {
        if let Ok(to) = run(rules, position, race, seat, Some(from), false, face) {
            moves.push(Move::Step { from, to, into: None });
        }
        let double = position.piece_at(from).is_some_and(|piece| piece.role == race.double);
        if double && let Ok(to) = run(rules, position, race, seat, Some(from), true, face) {
            moves.push(Move::Step { from, to, into: Some(race.double) });
        }
    }
}

/// What follows the move of a seat.
pub(crate) enum Then {
    /// Its turn is over.
    TurnEnds,
    /// It throws once more.
    RollsAgain,
}

/// Makes a move of the seat on turn, but for what follows; nothing follows what is no move.
pub(crate) fn apply(
    rules: &Rules,
    position: &mut Position,
    race: Race,
    action: Move,
    sink: &mut dyn Sink,
) -> Option<Then> {
    let seat = position.turn();
    let face = dice::face_to_play(rules, position);
    let (from, to, together) = match action {
        Move::Drop { to, .. } => (None, to, false),
        Move::Step { from, to, into } => (Some(from), to, into.is_some()),
        _ => return None,
    };
    let moved = Piece { seat, role: if together { race.double } else { race.single } };
    let home = rules.track(seat).last() == Some(&to);
    lift(position, race, from, to, moved, sink);
    let mut captured = false;
    if home {
        position.table_mut().home[seat.index()] += pieces_in(race, moved);
        sink.effect(Effect::Vanished { piece: moved, at: to });
        sink.effect(Effect::Table(TableEvent::Home(moved)));
    } else {
        captured = land(position, race, to, moved, sink);
    }
    position.tick_halfmove_clock(!captured && !home && from.is_some());
    let again = race.throws_again && (captured || face.is_some_and(|face| face.grace));
    Some(if again && runs(position, race, seat) { Then::RollsAgain } else { Then::TurnEnds })
}

/// Takes a piece from its square or from beside the board.
fn lift(
    position: &mut Position,
    race: Race,
    from: Option<Square>,
    to: Square,
    moved: Piece,
    sink: &mut dyn Sink,
) {
    let Some(from) = from else {
        position.take_from_hand(moved);
        return sink.effect(Effect::Dropped { piece: moved, at: to });
    };
    let stood = position.take(from).unwrap_or(moved);
    sink.effect(Effect::Travelled { piece: moved, from, to });
    if stood != moved {
        // One of a double goes, the other stays.
        let single = Piece { role: race.single, ..moved };
        position.put(from, single);
        sink.effect(Effect::Appeared { piece: single, at: from });
    }
}

/// Puts a piece where it has come to; whether it has captured.
fn land(position: &mut Position, race: Race, to: Square, moved: Piece, sink: &mut dyn Sink) -> bool {
    match position.take(to) {
        Some(own) if own.seat == moved.seat => {
            position.put(to, Piece { role: race.double, ..moved });
            sink.effect(Effect::Vanished { piece: own, at: to });
            sink.effect(Effect::Promoted { piece: moved, at: to, into: race.double });
            false
        }
        Some(enemy) => {
            position.put(to, moved);
            sink.effect(Effect::Captured { piece: enemy, at: to });
            let single = Piece { role: race.single, ..enemy };
            (0..pieces_in(race, enemy)).for_each(|_| position.add_to_hand(single));
            sink.effect(Effect::Table(TableEvent::SentBack(enemy)));
            true
        }
        None => {
            position.put(to, moved);
            false
        }
    }
}

/// How many pieces one on the board stands for.
fn pieces_in(race: Race, piece: Piece) -> u8 {
    if piece.role == race.double { 2 } else { 1 }
}

/// Whether a seat has still pieces to bring home.
pub(crate) fn runs(position: &Position, race: Race, seat: Seat) -> bool {
    !position.pieces_of(seat).is_empty() || position.in_hand(Piece { seat, role: race.single }) > 0
}

/// Who has brought all pieces home.
pub(crate) fn outcome(rules: &Rules, position: &Position, race: Race) -> Option<Outcome> {
    let home = |seat: &Seat| {
        let pieces = rules.initial(*seat, race.single);
        pieces > 0 && position.table().is_some_and(|table| table.home[seat.index()] == pieces)
    };
    rules.seats().find(home).map(|winner| Outcome::won(winner, EndReason::AllHome))
}
