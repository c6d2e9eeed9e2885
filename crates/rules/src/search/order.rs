//! Move ordering: good moves are tried first, so that the others need less looking at.

use super::exchange::exchange;
use super::values::Values;
use crate::board::{SQUARES, Seat};
use crate::position::{Move, Position};
use crate::rules::Rules;

const FIRST: i32 = 1 << 28;
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const ANSWER: i32 = KILLER - 2;
const HISTORY_TOP: i32 = 1 << 14;

/// Places of the table of history: squares, and beyond them what has no square.
const PLACES: usize = 160;
const _: () = assert!(SQUARES + crate::board::ROLES <= PLACES);

/// What moves have been good for so far.
pub(super) struct Order {
    /// Two quiet moves of each ply that have refuted a line.
    killers: Vec<[Option<Move>; 2]>,
    /// By seat, start and end: how often a quiet move was best, and how deep below.
    history: Vec<i32>,
    /// By seat, start and end of a move: what refuted it last.
    answers: Vec<Option<Move>>,
}

/// What moves are rated for.
#[derive(Clone, Copy)]
pub(super) struct Occasion<'a> {
    pub(super) position: &'a Position,
    pub(super) seat: Seat,
    pub(super) ply: usize,
    /// The move that is to come first.
    pub(super) first: Option<Move>,
    /// What the other side has just played.
    pub(super) before: Option<Move>,
}

impl Order {
    pub(super) fn new() -> Order {
        let places = 2 * PLACES * PLACES;
        Order { killers: Vec::new(), history: vec![0; places], answers: vec![None; places] }
    }

    /// So many plies later: what was good further on is nearer now, and older praise counts half.
    pub(super) fn grow_old(&mut self, plies: usize) {
        self.killers.drain(..plies.min(self.killers.len()));
        self.history.iter_mut().for_each(|rate| *rate /= 2);
    }

    fn place(seat: Seat, action: Move) -> usize {
        let from = match action {
            Move::Drop { role, .. } | Move::Place { role, .. } => PLACES - 1 - role.index(),
            _ => action.from().map_or(0, |square| square.index()),
        };
        let to = action.to().map_or(0, |square| square.index());
        ((seat.index() & 1) * PLACES + from) * PLACES + to
    }

    /// A number for each move: the highest is tried first. Captures that lose by the exchange have one below those of
    /// quiet moves.
    pub(super) fn rate(
        &self,
        rules: &Rules,
        values: &Values,
        occasion: Occasion,
        moves: &[Move],
        rates: &mut Vec<i32>,
    ) {
        let Occasion { position, seat, ply, first, before } = occasion;
        rates.clear();
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let answer = before.and_then(|before| self.answers[Order::place(seat.opponent(), before)]);
        rates.extend(moves.iter().map(|&action| {
            if Some(action) == first {
                return FIRST;
            }
            let won = gain(values, position, action);
            if won > 0 {
                // A piece that captures what is worth as much loses nothing.
                let sure = won & 1 == 0;
                let lost = if sure { 0 } else { exchange(rules, values, position, action).min(0) };
                return if lost < 0 { lost - CAPTURE } else { CAPTURE + won };
            }
            match killers.iter().position(|&killer| killer == Some(action)) {
                Some(place) => KILLER - place as i32,
                None if answer == Some(action) => ANSWER,
                None if action.declared_by().is_some() => -1,
                None => self.history[Order::place(seat, action)],
            }
        }));
    }

    /// Whether a rate is a quiet move's; of the first move it does not tell.
    pub(super) fn is_quiet(rate: i32) -> bool {
        rate.abs() <= KILLER
    }

    /// What the exchange loses, of a capture that loses by it.
    pub(super) fn loses(rate: i32) -> i32 {
        (rate + CAPTURE).min(0)
    }

    /// Whether such a rate comes from memory alone.
    pub(super) fn past(rate: i32) -> Option<i32> {
        (rate.abs() <= HISTORY_TOP).then_some(rate)
    }

    /// A quiet move was best, and those tried before it were not.
    pub(super) fn praise(
        &mut self,
        (seat, ply, depth): (Seat, usize, i32),
        before: Option<Move>,
        action: Move,
        others: impl Iterator<Item = Move>,
    ) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        if let Some(before) = before {
            self.answers[Order::place(seat.opponent(), before)] = Some(action);
        }
        let bonus = (16 * depth * depth + 130 * depth).min(2400);
        self.note(seat, action, bonus);
        others.for_each(|other| self.note(seat, other, -bonus));
    }

    fn note(&mut self, seat: Seat, action: Move, bonus: i32) {
        let rate = &mut self.history[Order::place(seat, action)];
        *rate += bonus - *rate * bonus.abs() / HISTORY_TOP;
    }
}

/// What a move captures and promotes, the captor's worth counting a little against it; 0 for a quiet move. Odd where
/// the captor is worth more than what it captures.
pub(super) fn gain(values: &Values, position: &Position, action: Move) -> i32 {
    let mut won = 0;
    let mut dear = false;
    if let Move::Step { from, to, .. } = action
        && let (Some(piece), Some(victim)) = (position.piece_at(from), position.piece_at(to))
        && victim.seat != piece.seat
    {
        let worth = |role: crate::board::Role| values.roles[role.index()];
        dear = worth(piece.role) > worth(victim.role);
        won = 16 * (worth(victim.role) + 100) - worth(piece.role);
        won = won.max(2);
    }
    if let (Some(into), Some(from)) = (action.into(), action.from())
        && let Some(piece) = position.piece_at(from)
    {
        won += 16 * (values.roles[into.index()] - values.roles[piece.role.index()]).max(0);
        dear |= won > 0;
    }
    won & !1 | i32::from(dear)
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
