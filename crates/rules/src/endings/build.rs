//! Retrograde analysis: makes the table of an ending, backwards from the ends of games.
//!
//! First every position is looked at once: whether it can be, whether the game is over, how many moves it has, and what
//! captures and promotions come to by the tables of what they lead to. Then, ply by ply: who moves to a lost position
//! has won, and who has only moves to won ones has lost. Moves are taken back for that, not made.

use std::rc::Rc;

use super::counts::Counted;
use super::facts::{Kind, PieceFacts, all, kinds};
use super::material::{MAX_PIECES, Material, Numbers, Places};
use super::refusal::Refusal;
use super::table::{Table, cell};
use super::value::Value;
use crate::board::{Seat, Square, sort_by_key};
use crate::play::castling::exchange_is_safe;
use crate::rules::Rules;
use crate::variant::{BareKing, Stalemate};

/// A change of material by a capture or a promotion: the table it leads to, and which piece takes which place there.
struct Change {
    table: Rc<Table>,
    old: Vec<usize>,
}

pub(super) struct Builder<'a> {
    pieces: Material,
    numbers: Numbers,
    own: Vec<PieceFacts>,
    stalemate: Stalemate,
    bare_king: BareKing,
    bare: [bool; 2],
    stripped: [bool; 2],
    lone: [bool; 2],
    kings: [usize; 2],
    /// Changes by who is captured, who promotes and to what.
    changes: Vec<(Kind, Change)>,
    count: Option<Counted>,
    rules: &'a Rules,
    squares: usize,
}

/// What one look at a position has found.
#[derive(Default)]
struct Seen {
    /// Moves that do not lose as far as is known, and that lead within the table.
    open: u32,
    /// Any move at all.
    moves: bool,
    /// Whether one of them captures.
    takes: bool,
    /// Whether a change draws.
    draws: bool,
    /// Whether stalemates that may not be given are moves all the same: to see where there is one.
    raw: bool,
    /// The quickest win and the longest loss by a change.
    win: Option<u16>,
    loss: u16,
}

/// The tables that others need.
pub(super) type Find<'f> = &'f mut dyn FnMut(&Material) -> Result<Rc<Table>, Refusal>;

/// Told how many of how many positions have been looked at; says whether to stop.
pub(super) type Tell<'t> = &'t mut dyn FnMut(f64) -> bool;

/// How many positions are looked at between two words.
const SILENT: usize = 1 << 14;

impl<'a> Builder<'a> {
    pub(super) fn new(rules: &'a Rules, pieces: &Material, find: Find<'_>) -> Result<Builder<'a>, Refusal> {
        let terms = rules.terms();
        let squares = rules.board().shape.len();
        let numbers = Numbers::new(rules, pieces);
        let own = all(rules, pieces)?;
        debug_assert!(pieces.0.iter().zip(&own).all(|((_, squares), facts)| facts.stays_within(*squares)));
        let sample = pieces.sample();
        let seats = [Seat::FIRST, Seat::SECOND];
        let mut changes = Vec::new();
        for (gone, into) in kinds(pieces, &own) {
            let (left, old) = pieces.changed(rules, &own, gone, into);
            changes.push(((gone, into), Change { table: find(&left)?, old }));
        }
        Ok(Builder {
            numbers,
            stalemate: terms.stalemate,
            bare_king: terms.bare_king,
            bare: seats.map(|seat| pieces.is_bare(seat)),
            stripped: seats.map(|seat| sample.is_stripped(rules, seat)),
            lone: seats.map(|seat| pieces.0.iter().filter(|(piece, _)| piece.seat == seat).count() == 2),
            kings: seats.map(|seat| pieces.king(seat)),
            count: Counted::new(rules, pieces, &sample),
            changes,
            own,
            pieces: pieces.clone(),
            rules,
            squares,
        })
    }

    /// Makes the table.
    pub(super) fn build(self, tell: Tell<'_>) -> Result<Table, Refusal> {
        let size = self.numbers.size;
        let mut cells: Vec<u16> = Vec::new();
        let mut left: Vec<u8> = Vec::new();
        if cells.try_reserve_exact(2 * size).is_err() || left.try_reserve_exact(2 * size).is_err() {
            return Err(Refusal::TooLarge);
        }
        cells.resize(2 * size, cell::OPEN);
        left.resize(2 * size, 0);
        let mut later: Vec<Vec<u32>> = vec![Vec::new(); 2];
        let mut swaps: Vec<(u32, u32)> = Vec::new();
        let barred = self.stalemate == Stalemate::Forbidden;
        for round in usize::from(!barred)..2 {
            for index in 0..2 * size {
                if index % SILENT == 0 && tell(0.6 * index as f64 / (2 * size) as f64) {
                    return Err(Refusal::Stopped);
                }
                if cells[index] != cell::OPEN {
                    continue;
                }
                let turn = Seat((index >= size) as u8);
                let number = index % size;
                let places = self.numbers.places(number);
                if !self.can_be(&places, turn) || !self.numbers.stands_for_all(number, &places) {
                    cells[index] = cell::NONE;
                    continue;
                }
                let seen = self.look(&places, turn, if round == 1 { &cells } else { &[] });
                if round == 0 {
                    if !seen.moves && !self.is_checked(&places, turn, usize::MAX) {
                        cells[index] = cell::BARRED;
                    }
                    continue;
                }
                let mut end = self.end(&places, turn, &seen);
                if end.is_none() && !seen.moves {
                    end = self.exchange(&places, turn, index, &mut swaps, &mut left);
                }
                match end {
                    Some(end) => {
                        cells[index] = end;
                        if end != cell::DRAWN {
                            later[0].push(index as u32);
                        }
                        continue;
                    }
                    None if swaps.last().is_some_and(|swap| swap.1 == index as u32) => continue,
                    None => {}
                }
                // Who can draw or win by a capture or promotion is never lost, however late that win comes.
                let holds = seen.draws || seen.win.is_some();
                left[index] = if holds { u8::MAX } else { seen.open.min(254) as u8 };
                let plies = match seen.win {
                    Some(plies) => Some(plies),
                    None if left[index] == 0 => Some(seen.loss),
                    None => None,
                };
                if seen.loss > 0 {
                    cells[index] = cell::PENDING | seen.loss;
                }
                if let Some(plies) = plies.map(usize::from) {
                    if later.len() <= plies {
                        later.resize(plies + 1, Vec::new());
                    }
                    // Twice in the list if it is both won soon and pending; the first to come settles it.
                    later[plies].push(index as u32 | u32::from(seen.win.is_some()) << 31);
                }
            }
        }
        swaps.sort_unstable();
        self.go_back(&mut cells, &mut left, later, &swaps, tell)?;
        for cell in &mut cells {
            if cell::is_open(*cell) {
                *cell = cell::OPEN;
            }
        }
        let quiet = self.rules.terms().quiet;
        let table = Table {
            material: self.pieces.text(self.rules),
            pieces: self.pieces,
            numbers: self.numbers,
            cells,
            count: self.count,
        };
        // A longer win may need a capture or a move of a pawn in time, of which a table knows nothing.
        if quiet.is_some_and(|limit| !table.all_within(limit)) { Err(Refusal::Quiet) } else { Ok(table) }
    }

    /// Whether the pieces can stand so: each on a square of its own, and nobody could take a king.
    #[inline(always)]
    fn can_be(&self, places: &Places, turn: Seat) -> bool {
        let occupied = self.occupied(places);
        occupied.count_ones() as usize == self.own.len()
            && !self.is_checked(places, turn.opponent(), usize::MAX)
    }

    #[inline(always)]
    fn occupied(&self, places: &Places) -> u128 {
        places[..self.own.len()].iter().fold(0, |set, &at| set | 1 << at)
    }

    /// Whether the seat's king is attacked, by others than the piece that is gone.
    #[inline(always)]
    fn is_checked(&self, places: &Places, seat: Seat, gone: usize) -> bool {
        let king = places[self.kings[seat.index()]];
        let mut occupied = None;
        self.own.iter().enumerate().any(|(index, facts)| {
            facts.piece.seat != seat && index != gone && {
                let occupied = match facts.walk.far {
                    true => *occupied.get_or_insert_with(|| self.occupied(places)),
                    false => 0,
                };
                facts.walk.checks(places[index], king, occupied)
            }
        })
    }

    /// Looks at the moves of a position.
    fn look(&self, places: &Places, turn: Seat, cells: &[u16]) -> Seen {
        let mut seen = Seen { raw: cells.is_empty(), ..Seen::default() };
        let occupied = self.occupied(places);
        let other = turn.opponent();
        let far = self.own.iter().any(|facts| facts.piece.seat == other && facts.walk.far);
        let checked = self.is_checked(places, turn, usize::MAX);
        let barred = self.stalemate == Stalemate::Forbidden && !cells.is_empty();
        for (who, facts) in self.own.iter().enumerate() {
            if facts.piece.seat != turn {
                continue;
            }
            let from = places[who];
            let mut next = *places;
            // A step of another piece than the king, out of no check, uncovers none where nothing comes from afar.
            let sure = !facts.royal && !checked && !far;
            for step in &facts.walk.quiet[from as usize] {
                if occupied >> step.to & 1 == 1 || !step.is_free(occupied) {
                    continue;
                }
                next[who] = step.to;
                if !sure && self.is_checked(&next, turn, usize::MAX) {
                    continue;
                }
                let (roles, stays) = facts.becoming(from, step.to, self.squares);
                for &role in roles {
                    self.change(&next, turn, (None, Some((who, role))), &mut seen);
                }
                if stays {
                    if barred
                        && cells[other.index() * self.numbers.size + self.numbers.number(&next).0]
                            == cell::BARRED
                    {
                        continue;
                    }
                    seen.moves = true;
                    seen.open += 1;
                }
            }
            for step in &facts.walk.takes[from as usize] {
                if occupied >> step.to & 1 == 0 || !step.is_free(occupied) {
                    continue;
                }
                let taken = (0..self.own.len()).find(|&index| places[index] == step.to);
                let Some(gone) =
                    taken.filter(|&gone| self.own[gone].piece.seat == other && !self.own[gone].royal)
                else {
                    continue;
                };
                next[who] = step.to;
                if self.is_checked(&next, turn, gone) {
                    continue;
                }
                seen.takes = true;
                let (roles, stays) = facts.becoming(from, step.to, self.squares);
                for into in roles.iter().map(|&role| Some((who, role))).chain(stays.then_some(None)) {
                    self.change(&next, turn, (Some(gone), into), &mut seen);
                }
            }
        }
        seen
    }

    /// A capture or promotion, after which the other side is to move.
    fn change(&self, next: &Places, turn: Seat, kind: Kind, seen: &mut Seen) {
        let Some((_, change)) = self.changes.iter().find(|(known, _)| *known == kind) else { return };
        let mut places = [0; MAX_PIECES];
        change.old.iter().enumerate().for_each(|(new, &old)| places[new] = next[old]);
        let cell = change.table.cell(&places, turn.opponent());
        if cell == cell::BARRED && !seen.raw {
            return;
        }
        seen.moves = true;
        let value = Table::value(cell).filter(|value| {
            let fresh = self.count.is_none_or(|count| count.recounts);
            !fresh || change.table.in_time(*value, &places, turn.opponent())
        });
        match value {
            Some(Value::Loss(plies)) => seen.win = Some(seen.win.map_or(plies + 1, |win| win.min(plies + 1))),
            Some(Value::Win(plies)) => seen.loss = seen.loss.max(plies + 1),
            _ => seen.draws = true,
        }
    }

    /// How the game is over in a position, if it is, in the order of the rules; that a stalemated king cannot change
    /// places is left to `exchange`.
    fn end(&self, places: &Places, turn: Seat, seen: &Seen) -> Option<u16> {
        if !seen.moves && self.is_checked(places, turn, usize::MAX) {
            return Some(cell::lost(0));
        }
        let [own, other] = [self.bare[turn.index()], self.bare[turn.opponent().index()]];
        if own && other && self.rules.terms().two_bare_kings_draw() {
            return Some(cell::DRAWN);
        }
        let stripped = [turn, turn.opponent()].map(|seat| self.stripped[seat.index()]);
        match self.bare_king {
            BareKing::Loses | BareKing::LosesNearlyBare(_) if stripped[0] => return Some(cell::lost(0)),
            BareKing::Loses | BareKing::LosesNearlyBare(_) if stripped[1] => return Some(cell::won(0)),
            BareKing::LosesUnlessRebared if own && !(self.lone[turn.opponent().index()] && seen.takes) => {
                return Some(cell::lost(0));
            }
            BareKing::LosesUnlessRebared if other => return Some(cell::won(0)),
            BareKing::Draws if own || other => return Some(cell::DRAWN),
            _ => {}
        }
        if seen.moves {
            return None;
        }
        match self.stalemate {
            Stalemate::Wins => Some(cell::lost(0)),
            Stalemate::Loses => Some(cell::won(0)),
            Stalemate::Draw | Stalemate::Forbidden => Some(cell::DRAWN),
            // It depends on whether there is anything to change places with.
            Stalemate::Exchange => None,
        }
    }

    /// A stalemated king changes places with another piece of its side.
    fn exchange(
        &self,
        places: &Places,
        turn: Seat,
        index: usize,
        swaps: &mut Vec<(u32, u32)>,
        left: &mut [u8],
    ) -> Option<u16> {
        let position = self.pieces.position(places, turn);
        let king = self.kings[turn.index()];
        let mut number = 0;
        for (who, facts) in self.own.iter().enumerate() {
            let (from, to) = (Square(places[king]), Square(places[who]));
            if facts.piece.seat == turn
                && who != king
                && exchange_is_safe(self.rules, &position, turn, from, to)
            {
                let mut next = *places;
                next.swap(king, who);
                let after = turn.opponent().index() * self.numbers.size + self.numbers.number(&next).0;
                swaps.push((after as u32, index as u32));
                number += 1;
            }
        }
        left[index] = number;
        if number == 0 { Some(cell::lost(0)) } else { None }
    }

    /// From the ends backwards, ply by ply.
    fn go_back(
        &self,
        cells: &mut [u16],
        left: &mut [u8],
        mut later: Vec<Vec<u32>>,
        swaps: &[(u32, u32)],
        tell: Tell<'_>,
    ) -> Result<(), Refusal> {
        const WON: u32 = 1 << 31;
        let mut now: Vec<u32> = Vec::new();
        let mut plies: u16 = 0;
        let mut done = 0;
        while usize::from(plies) < later.len() || !now.is_empty() {
            if let Some(list) = later.get_mut(usize::from(plies)) {
                for entry in core::mem::take(list) {
                    let index = (entry & !WON) as usize;
                    if plies == 0 {
                        now.push(entry);
                    } else if cell::is_open(cells[index]) && (entry & WON != 0 || left[index] == 0) {
                        cells[index] = if entry & WON != 0 { cell::won(plies) } else { cell::lost(plies) };
                        now.push(index as u32);
                    }
                }
            }
            let mut next = Vec::new();
            for index in core::mem::take(&mut now) {
                done += 1;
                if done % SILENT == 0 && tell(0.6 + 0.4 * (done as f64 / cells.len() as f64)) {
                    return Err(Refusal::Stopped);
                }
                let lost = cells[index as usize] & 1 == 1;
                self.before(index as usize, swaps, &mut |before, times| {
                    let cell = cells[before];
                    if !cell::is_open(cell) {
                        return;
                    }
                    if lost {
                        cells[before] = cell::won(plies + 1);
                        next.push(before as u32);
                    } else if left[before] != u8::MAX {
                        left[before] = left[before].saturating_sub(times);
                        if left[before] == 0 {
                            let longest = cell & !cell::PENDING;
                            if longest <= plies + 1 {
                                cells[before] = cell::lost(plies + 1);
                                next.push(before as u32);
                            } else {
                                let longest = usize::from(longest);
                                if later.len() <= longest {
                                    later.resize(longest + 1, Vec::new());
                                }
                                later[longest].push(before as u32);
                            }
                        }
                    }
                });
            }
            now = next;
            plies += 1;
        }
        Ok(())
    }

    /// Every position from which a quiet move leads to this one, and by how many moves it does.
    #[inline(always)]
    fn before(&self, index: usize, swaps: &[(u32, u32)], each: &mut impl FnMut(usize, u8)) {
        let size = self.numbers.size;
        let turn = Seat((index >= size) as u8);
        let mover = turn.opponent();
        let places = self.numbers.places(index % size);
        let ways = if self.numbers.is_single(&places) { 1 } else { self.numbers.number(&places).1 };
        let occupied = self.occupied(&places);
        let base = mover.index() * size;
        // Images of this position among themselves: their moves come in pairs.
        let mut several: Vec<(usize, u32)> = Vec::new();
        for (who, facts) in self.own.iter().enumerate() {
            if facts.piece.seat != mover {
                continue;
            }
            let mut old = places;
            for step in &facts.back[places[who] as usize] {
                if occupied >> step.to & 1 == 1 || !step.is_free(occupied) || !self.numbers.has(who, step.to)
                {
                    continue;
                }
                old[who] = step.to;
                let (number, own) = self.numbers.number(&old);
                if ways == 1 {
                    each(base + number, own as u8);
                } else {
                    several.push((base + number, own));
                }
            }
        }
        sort_by_key(&mut several, |same| *same);
        for same in several.chunk_by(|one, other| one.0 == other.0) {
            each(same[0].0, (same.len() as u32 * same[0].1 / ways) as u8);
        }
        let first = swaps.partition_point(|swap| swap.0 < index as u32);
        for swap in swaps[first..].iter().take_while(|swap| swap.0 == index as u32) {
            each(swap.1 as usize, 1);
        }
    }
}
