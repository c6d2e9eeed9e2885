//! In which order moves are tried: the sooner a good one, the fewer of the others have to be looked at.

use super::values::Values;
use crate::board::Seat;
use crate::position::{Move, Position};

const FIRST: i32 = 2_000_000;
const CAPTURE: i32 = 1_000_000;
const KILLER: i32 = 900_000;
const HISTORY_TOP: i32 = 500_000;

/// Places of the table of history: squares, and beyond them what has no square.
const PLACES: usize = 128;

/// What moves have been good for so far.
pub(super) struct Order {
    /// Two quiet moves of each ply that have refuted a line.
    killers: Vec<[Option<Move>; 2]>,
    /// By seat, start and end: how often a quiet move was best, and how deep below.
    history: Vec<i32>,
}

impl Order {
    pub(super) fn new() -> Order {
        Order { killers: Vec::new(), history: vec![0; 2 * PLACES * PLACES] }
    }

    fn place(seat: Seat, action: Move) -> usize {
        let from = match action {
            Move::Drop { role, .. } | Move::Place { role, .. } => PLACES - 1 - role.index(),
            _ => action.from().map_or(0, |square| square.index()),
        };
        let to = action.to().map_or(0, |square| square.index());
        ((seat.index() & 1) * PLACES + from) * PLACES + to
    }

    /// A number for each move: the highest is tried first.
    #[expect(clippy::too_many_arguments, reason = "what bears on the order")]
    pub(super) fn rate(
        &self,
        values: &Values,
        position: &Position,
        seat: Seat,
        ply: usize,
        first: Option<Move>,
        moves: &[Move],
        rates: &mut Vec<i32>,
    ) {
        rates.clear();
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        rates.extend(moves.iter().map(|&action| {
            if Some(action) == first {
                return FIRST;
            }
            let won = gain(values, position, action);
            if won > 0 {
                return CAPTURE + won;
            }
            match killers.iter().position(|&killer| killer == Some(action)) {
                Some(place) => KILLER - place as i32,
                None if action.declared_by().is_some() => -1,
                None => self.history[Order::place(seat, action)],
            }
        }));
    }

    /// A quiet move was best.
    pub(super) fn praise(&mut self, seat: Seat, ply: usize, depth: i32, action: Move) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let place = &mut self.history[Order::place(seat, action)];
        *place += depth * depth;
        if *place > HISTORY_TOP {
            self.history.iter_mut().for_each(|rate| *rate /= 2);
        }
    }
}

/// What a move captures and promotes, the captor's worth counting a little against it; 0 for a quiet move.
pub(super) fn gain(values: &Values, position: &Position, action: Move) -> i32 {
    let mut won = 0;
    if let Move::Step { from, to, .. } = action
        && let (Some(piece), Some(victim)) = (position.piece_at(from), position.piece_at(to))
        && victim.seat != piece.seat
    {
        let worth = |role: crate::board::Role| values.roles[role.index()];
        won = 16 * (worth(victim.role) + 100) - worth(piece.role);
        won = won.max(1);
    }
    if let (Some(into), Some(from)) = (action.into(), action.from())
        && let Some(piece) = position.piece_at(from)
    {
        won += 16 * (values.roles[into.index()] - values.roles[piece.role.index()]).max(0);
    }
    won
}

/// The place of the best move that is left, from `begin` on.
#[inline]
pub(super) fn bring_best(moves: &mut [Move], rates: &mut [i32], begin: usize) {
    let mut best = begin;
    for index in begin + 1..rates.len() {
        if rates[index] > rates[best] {
            best = index;
        }
    }
    moves.swap(begin, best);
    rates.swap(begin, best);
}
