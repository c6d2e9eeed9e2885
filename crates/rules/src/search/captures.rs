//! Quiescence search of two sides: captures and promotions beyond the depth, until nothing hangs.

use super::actor::actor;
use super::duel::{DECIDED, Duel, LOST, PLIES, WIN, from_table, to_table};
use super::order::{Occasion, Order, bring_best, gain};
use super::table::Bound;
use crate::board::Seat;
use crate::play::attack::in_check;
use crate::position::{Move, Phase};

/// Deepest search of captures beyond the depth.
const DEEPEST: u32 = 12;

/// What a capture may bring besides what it takes.
const BESIDES: i32 = 150;

/// A position beyond the depth.
#[derive(Clone, Copy)]
struct Beyond {
    seat: Seat,
    beta: i32,
    ply: usize,
    beyond: u32,
    /// What it is worth to capture nothing.
    stand: Option<i32>,
}

impl Duel<'_, '_> {
    /// Goes on with captures and promotions until nothing hangs; out of check with all moves.
    pub(super) fn captures(
        &mut self,
        seat: Seat,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        beyond: u32,
        checked: bool,
    ) -> i32 {
        self.lines[ply].clear();
        if let Phase::Deployment | Phase::Redeployment = self.line.position().phase() {
            // Nothing is captured yet, and there is always room for one more piece.
            return self.worth(seat);
        }
        let (key, start) = (self.line.keys().whole, alpha);
        let known = if self.selective { self.memory.table.find(key) } else { None };
        if let Some(entry) = known {
            let found = from_table(entry.value, ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => found >= beta,
                Bound::AtMost => found <= alpha,
            };
            if decides && beta - alpha == 1 {
                return found;
            }
        }
        let escapes = checked && beyond < 3;
        let mut best = -WIN;
        // Near the root no end of the game is overlooked.
        let calm = !escapes && ply > 2 && self.is_calm();
        if calm {
            best = self.worth(seat);
            if best >= beta {
                return best;
            }
        }
        let (mut moves, mut rates) = self.lists.pop().unwrap_or_default();
        if calm {
            self.rules.captures_into(self.line.position(), &mut moves);
        } else {
            self.moves(seat, &mut moves);
        }
        self.budget.lists(moves.len());
        if moves.is_empty() && !calm {
            best = self.end(seat, ply);
        } else if ply >= PLIES || beyond >= DEEPEST || self.line.position().phase() != Phase::Play {
            best = self.worth(seat);
        } else {
            if !escapes {
                if !calm {
                    best = self.worth(seat);
                }
                let (values, position) = (&self.memory.evaluation.values, self.line.position());
                moves.retain(|&action| gain(values, position, action) > 0);
            }
            let first = known.and_then(|entry| entry.best);
            let before = self.line.before();
            let occasion = Occasion { position: self.line.position(), seat, ply, first, before };
            self.memory.order.rate(self.rules, &self.memory.evaluation.values, occasion, &moves, &mut rates);
            if best < beta {
                alpha = alpha.max(best);
                let stand = if escapes { None } else { Some(best) };
                let node = Beyond { seat, beta, ply, beyond, stand };
                let (found, action) = self.capture_all(node, best, alpha, (&mut moves, &mut rates));
                best = found;
                if self.selective && !self.budget.is_stopped() {
                    let bound = Bound::of(best, start, beta);
                    self.memory.table.keep(key, action, to_table(best, ply), 0, bound);
                }
            }
        }
        self.lists.push((moves, rates));
        best
    }

    fn capture_all(
        &mut self,
        node: Beyond,
        mut best: i32,
        mut alpha: i32,
        (moves, rates): (&mut [Move], &mut [i32]),
    ) -> (i32, Option<Move>) {
        let Beyond { seat, beta, ply, beyond, stand } = node;
        let mut found = None;
        for index in 0..moves.len() {
            bring_best(moves, rates, index);
            let action = moves[index];
            if self.selective {
                match stand {
                    Some(stand) => {
                        let wins = gain(&self.memory.evaluation.values, self.line.position(), action) / 16;
                        if Order::loses(rates[index]) < 0 {
                            break;
                        }
                        if stand + wins + BESIDES <= alpha && alpha < DECIDED {
                            best = best.max(stand + wins + BESIDES);
                            continue;
                        }
                    }
                    None if best > LOST && Order::loses(rates[index]) < 0 => break,
                    None => {}
                }
            }
            self.line.push(self.rules, Some(action));
            let below = actor(self.rules, self.line.position());
            let checked = in_check(self.rules, self.line.position(), below);
            let value = if !self.budget.node() {
                0
            } else if below == seat {
                self.captures(below, alpha, beta, ply + 1, beyond + 1, checked)
            } else {
                -self.captures(below, -beta, -alpha, ply + 1, beyond + 1, checked)
            };
            self.line.pop();
            if self.budget.is_stopped() {
                return (0, None);
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    found = Some(action);
                    self.goes_on(ply, action);
                }
                if value >= beta {
                    break;
                }
            }
        }
        (best, found)
    }
}
