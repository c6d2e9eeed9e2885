//! A check of a table by the rules alone: every position is made from pieces on squares, its moves by the generator
//! that plays games, and its value compared with those of the positions they lead to. Of the builder nothing is used;
//! tables are read by [`Shelf::value`].

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

use tabiya_rules::endings::{Spec, Value};
use tabiya_rules::play::attack::in_check;
use tabiya_rules::{Piece, Position, Rules, Seat, Square, SquareSet};

use crate::error::Error;
use crate::material::{Material, Order};
use crate::shelf::Shelf;

/// What a check has found.
#[derive(Clone, Default, Debug)]
pub struct Checked {
    /// How many positions it has looked at.
    pub positions: u64,
    /// The first that are wrong, with what the table says and what is so.
    pub wrong: Vec<(Position, Option<Value>, Option<Value>)>,
}

/// How many wrong positions are told.
const TOLD: usize = 10;

/// Checks the table of an ending. Of positions in which the first king stands on the right half of the board one in
/// `part` is looked at: they are images of others, where the rules do not tell left from right. With 1 it is all.
///
/// # Errors
/// Where a table is missing.
pub fn verify(shelf: &mut Shelf, material: &Material, part: u64, threads: usize) -> Result<Checked, Error> {
    let rules = shelf.rules().clone();
    for other in Shelf::needs(&rules, material)? {
        shelf.table(&other)?;
    }
    let shelf = &*shelf;
    let (pieces, bound) = placing(&rules, material)?;
    let kings: Vec<Square> = pieces[0].1.collect();
    let next = AtomicUsize::new(0);
    let run = || {
        let mut checked = Checked::default();
        while let Some(&at) = kings.get(next.fetch_add(1, Relaxed)) {
            let whole = rules.board().shape.file(at) < rules.board().shape.files as i8 / 2;
            let part = if whole { 1 } else { part };
            let mut look = Look { shelf, rules: &rules, bound: &bound, part, count: 0 };
            look.place(&mut vec![(at, pieces[0].0)], &pieces[1..], &mut checked);
        }
        checked
    };
    Ok(thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(run)).collect();
        let mut all = run();
        for other in others {
            let own = other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            all.positions += own.positions;
            all.wrong.extend(own.wrong);
        }
        all
    }))
}

/// Checks so many positions drawn at random, with the first side to move as often as the second.
///
/// # Errors
/// Where a table is missing.
pub fn sample(shelf: &mut Shelf, material: &Material, many: u64, seed: u64) -> Result<Checked, Error> {
    let rules = shelf.rules().clone();
    for other in Shelf::needs(&rules, material)? {
        shelf.table(&other)?;
    }
    let (pieces, bound) = placing(&rules, material)?;
    let homes: Vec<(Piece, Vec<Square>)> =
        pieces.iter().map(|&(piece, squares)| (piece, squares.collect())).collect();
    let look = Look { shelf, rules: &rules, bound: &bound, part: 1, count: 0 };
    let mut checked = Checked::default();
    let mut state = seed;
    // SplitMix64.
    let mut draw = |below: usize| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % below.max(1) as u64) as usize
    };
    while checked.positions < many {
        let placed: Vec<(Square, Piece)> =
            homes.iter().map(|(piece, home)| (home[draw(home.len())], *piece)).collect();
        let turn = Seat(draw(2) as u8);
        let apart = (1..placed.len()).all(|end| placed[..end].iter().all(|(at, _)| *at != placed[end].0));
        if apart && !look.is_crowded(&placed) {
            look.look(&Position::of(placed, turn), &mut checked);
        }
    }
    Ok(checked)
}

/// Pieces, and squares.
type Placed = Vec<(Piece, SquareSet)>;
/// By piece the regions that it never leaves, and how many of its like the array has in each.
type Bound = Vec<(Piece, Vec<(SquareSet, usize)>)>;

/// Where the pieces of an ending can stand.
fn placing(rules: &Rules, material: &Material) -> Result<(Placed, Bound), Error> {
    let pieces = material.pieces(&Order::of(rules));
    let spec = Spec::new(rules, &pieces).map_err(|refusal| Error::Refused(material.name(rules), refusal))?;
    Ok((pieces, spec.pieces.into_iter().map(|one| (one.piece, one.bound)).collect()))
}

struct Look<'a> {
    shelf: &'a Shelf,
    rules: &'a Rules,
    bound: &'a [(Piece, Vec<(SquareSet, usize)>)],
    part: u64,
    count: u64,
}

impl Look<'_> {
    /// Whether more like pieces stand in a part of the board than the array has there, and none ever leaves it.
    fn is_crowded(&self, placed: &[(Square, Piece)]) -> bool {
        let stand = |region: &SquareSet, piece: Piece| {
            placed.iter().filter(|(at, other)| *other == piece && region.has(*at)).count()
        };
        self.bound
            .iter()
            .any(|(piece, regions)| regions.iter().any(|(region, most)| stand(region, *piece) > *most))
    }

    /// Puts the other pieces wherever they can stand.
    fn place(
        &mut self,
        placed: &mut Vec<(Square, Piece)>,
        left: &[(Piece, SquareSet)],
        checked: &mut Checked,
    ) {
        let Some((&(piece, squares), rest)) = left.split_first() else {
            if self.is_crowded(placed) {
                return;
            }
            for turn in [Seat::FIRST, Seat::SECOND] {
                self.count += 1;
                if self.count.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32 < (1 << 32) / self.part {
                    self.look(&Position::of(placed.iter().copied(), turn), checked);
                }
            }
            return;
        };
        // Like pieces are put in the order of their squares.
        let like = placed.iter().filter(|(at, other)| *other == piece && squares.has(*at));
        let after = like.map(|(at, _)| at.0 + 1).max().unwrap_or(0);
        for at in squares {
            if at.0 >= after && placed.iter().all(|(other, _)| *other != at) {
                placed.push((at, piece));
                self.place(placed, rest, checked);
                placed.pop();
            }
        }
    }

    fn look(&self, position: &Position, checked: &mut Checked) {
        let told = self.shelf.value(position);
        if in_check(self.rules, position, position.turn().opponent()) {
            return;
        }
        let so = self.value(position);
        checked.positions += 1;
        if told != so && checked.wrong.len() < TOLD {
            checked.wrong.push((position.clone(), told, so));
        }
    }

    /// What it comes to, by its moves.
    fn value(&self, position: &Position) -> Option<Value> {
        let ended = |winner: Option<Seat>, turn: Seat| match winner {
            None => Value::Draw,
            Some(winner) if winner == turn => Value::Win(0),
            Some(_) => Value::Loss(0),
        };
        let moves = self.rules.legal(position);
        if moves.is_empty() {
            return Some(ended(self.rules.outcome(position)?.winner, position.turn()));
        }
        let mut best: Option<Value> = None;
        for action in moves.into_iter().filter(|action| action.declared_by().is_none()) {
            let mut next = position.clone();
            next.apply(self.rules, action, &mut ());
            let value = self.shelf.value(&next)?.before();
            best = Some(best.filter(|best| best.worth() >= value.worth()).unwrap_or(value));
        }
        best
    }
}
