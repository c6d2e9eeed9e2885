//! A row of positions, in which one piece stands elsewhere in each: what is so on several of its squares is found for
//! all of them at once, as sets of those squares.

use tabiya_rules::endings::Value;

use crate::code::NONE;
use crate::ending::Ending;
use crate::index::{At, Squares};
use crate::mover::{Set, squares};

/// What is known of a row; in each set, the squares of the piece that goes through it.
#[derive(Default)]
pub(crate) struct Row {
    /// No two pieces are on one square, and the side that is not to move is in no check.
    valid: Set,
    /// There is a quiet move, no capture, and no promotion.
    quiet: Set,
    /// Whether each position is the only image of itself.
    plain: bool,
}

impl Row {
    /// Looks at the positions that differ from this one in where the piece `who` stands.
    pub(crate) fn look(&mut self, ending: &Ending<'_>, at: &At, turn: usize, who: usize) {
        self.plain = ending.layout.index.is_plain(at);
        if ending.movers[who].royal {
            // Two kings alone: a row of one.
            let occupied = ending.occupied(&at.squares);
            let whole = occupied.count_ones() as usize == ending.movers.len();
            let valid = whole && !ending.is_checked(&at.squares, occupied, 1 - turn, usize::MAX);
            (self.valid, self.quiet) = (if valid { Set::MAX } else { 0 }, 0);
            return;
        }
        let others = Others::of(ending, &at.squares, who);
        self.valid = others.valid(turn);
        self.quiet = if self.valid == 0 { 0 } else { others.quiet(turn, self.valid) };
    }

    /// What the byte of one of them is before anything is known of the others of its table, or its value.
    #[inline(always)]
    pub(crate) fn first(&self, ending: &Ending<'_>, at: &At, turn: usize, who: usize) -> Result<u8, Value> {
        let bit = 1 << (at.squares[who] & 63);
        if self.valid & bit == 0 || !self.plain && !ending.layout.index.stands_for_all(at) {
            return Ok(NONE);
        }
        if self.quiet & bit != 0 { ending.first_of_quiet(turn) } else { ending.first(&at.squares, turn) }
    }
}

/// The pieces that stand still.
struct Others<'a> {
    ending: &'a Ending<'a>,
    places: &'a Squares,
    who: usize,
    /// The seat of the piece that does not.
    seat: usize,
    occupied: Set,
    whole: bool,
}

impl<'a> Others<'a> {
    fn of(ending: &'a Ending<'a>, places: &'a Squares, who: usize) -> Others<'a> {
        let all = ending.movers.len();
        let occupied =
            (0..all).filter(|&piece| piece != who).fold(0, |set: Set, piece| set | 1 << (places[piece] & 63));
        let seat = usize::from(ending.own[1].contains(&who));
        let whole = occupied.count_ones() as usize == all - 1;
        Others { ending, places, who, seat, occupied, whole }
    }

    fn side(&self, seat: usize) -> impl Iterator<Item = usize> {
        self.ending.own[seat].iter().copied().filter(|&piece| piece != self.who)
    }

    /// On which squares it leaves this king, standing here, in no check.
    #[inline(always)]
    fn safe(&self, seat: usize, king: u8, occupied: Set) -> Set {
        let movers = &self.ending.movers;
        let safe = self.side(1 - seat).fold(Set::MAX, |safe, piece| {
            safe & movers[piece].parried_on(self.places[piece], king, occupied)
        });
        if self.seat == seat { safe } else { safe & !movers[self.who].checks_from(king, occupied) }
    }

    fn valid(&self, turn: usize) -> Set {
        if !self.whole {
            return 0;
        }
        let king = self.places[self.ending.kings[1 - turn]];
        !self.occupied & self.safe(1 - turn, king, self.occupied)
    }

    /// Of these squares, those on which there is no capture and no promotion, and a quiet move of another piece.
    fn quiet(&self, turn: usize, valid: Set) -> Set {
        let (ending, places) = (self.ending, self.places);
        let prey = ending.prey[1 - turn].iter().filter(|&&piece| piece != self.who);
        let prey = prey.fold(0, |set: Set, &piece| set | 1 << (places[piece] & 63));
        let mut left = valid;
        for piece in self.side(turn) {
            let (mover, from) = (&ending.movers[piece], places[piece]);
            let hits = mover.hits(from, self.occupied);
            if hits & prey != 0 || mover.promotes_from >> from & 1 == 1 {
                return 0;
            }
            // There it could be captured itself.
            if self.seat != turn {
                left &= !hits;
            }
        }
        if self.seat == turn {
            let mover = &ending.movers[self.who];
            left &= !mover.promotes_from;
            left = squares(prey).fold(left, |left, at| left & !mover.hits_from(at, self.occupied));
        }
        let mut found = 0;
        for piece in self.side(turn) {
            let (mover, from) = (&ending.movers[piece], places[piece]);
            for to in squares(mover.near(from, self.occupied)) {
                let king = if mover.royal { to } else { places[ending.kings[turn]] };
                let after = self.occupied & !(1 << from) | 1 << to;
                found |= self.safe(turn, king, after) & !(1 << to);
                if left & !found == 0 {
                    return left;
                }
            }
        }
        left & found
    }
}
