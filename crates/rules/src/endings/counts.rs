//! Move counts against a bare king: whether a win comes in time.

use super::material::Material;
use super::value::Value;
use crate::board::{Seat, Square};
use crate::play::counting::{bare_limit, is_central};
use crate::position::Position;
use crate::rules::Rules;

/// In how many moves a bare king must be mated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counted {
    /// Who is bare.
    pub(super) bare: Seat,
    /// Moves of the other side after the one that bares it.
    limit: u16,
    /// How many more if it stands on one of these squares then.
    central: u16,
    middle: u128,
    /// Whether the count begins anew when the bare king captures.
    pub(super) recounts: bool,
    /// Moves of the bare king, after which it has drawn.
    own: Option<u16>,
}

impl Counted {
    /// The counts of these pieces; none where no king is bare, or nothing is counted.
    pub(super) fn new(rules: &Rules, pieces: &Material, sample: &Position) -> Option<Counted> {
        let terms = rules.terms();
        let bare = rules.seats().find(|&seat| pieces.is_bare(seat) && !pieces.is_bare(seat.opponent()))?;
        let own = terms.bare_king_moves.map(u16::from);
        let count = terms.bare_count;
        let limit = count.and_then(|count| bare_limit(rules, sample, count, bare.opponent()));
        if own.is_none() && limit.is_none() {
            return None;
        }
        let squares = (0..rules.board().shape.len() as u8).filter(|&at| is_central(rules, Square(at)));
        Some(Counted {
            bare,
            limit: limit.map_or(u16::MAX - 255, u16::from),
            central: count.map_or(0, |count| u16::from(count.central)),
            middle: squares.fold(0, |set, at| set | 1 << at),
            recounts: count.is_some_and(|count| count.recounts),
            own,
        })
    }

    /// How many moves there are when the count begins with the bare king here.
    pub(super) fn limit_at(&self, king: u8) -> u16 {
        self.limit + if self.middle >> king & 1 == 1 { self.central } else { 0 }
    }

    /// Whether a win against the bare king, if this is one, needs no more than so many moves, and the bare king, which
    /// has made some moves already, not too many.
    pub(super) fn left(&self, value: Value, turn: Seat, moves: u16, made: u16) -> bool {
        let plies = match value {
            Value::Win(plies) if turn != self.bare => plies,
            Value::Loss(plies) if turn == self.bare => plies,
            _ => return true,
        };
        let (strong, weak) = (plies.div_ceil(2), plies / 2);
        let (strong, weak) = if turn == self.bare { (plies / 2, plies.div_ceil(2)) } else { (strong, weak) };
        strong <= moves && self.own.is_none_or(|own| weak + made < own)
    }
}
