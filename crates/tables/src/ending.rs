//! An ending that is being worked out: its pieces in movement, and the tables that its captures and promotions lead to.

use std::sync::Arc;

use tabiya_rules::endings::{SpecChange, Value};
use tabiya_rules::variant::{BareKing, Stalemate};
use tabiya_rules::{Role, Rules};

use crate::code::{DRAWN, HOLDS, OPEN};
use crate::error::Error;
use crate::index::{At, Squares};
use crate::material::{Kind, MOST, Material, Order, Turned};
use crate::mover::{Mover, Set, squares};
use crate::table::{Layout, Table};

/// A capture, a promotion, or both.
struct Change {
    table: Arc<Table>,
    /// For each piece of that table its place here.
    old: Vec<usize>,
    /// How the board and the sides are turned there.
    turned: Turned,
}

/// The ending that a capture or a promotion leads to, and how it is turned there.
pub(crate) fn left<'o>(order: &'o Order, layout: &Layout, change: &SpecChange) -> (Material, &'o Turned) {
    let mut sides = [Vec::new(), Vec::new()];
    for (piece, &old) in change.pieces.iter().zip(&change.old) {
        let kind = layout.kinds[old];
        let same = kind.role == piece.role;
        sides[piece.seat.index()].push(if same { kind } else { Kind::anywhere(piece.role) });
    }
    Material::of(order, sides)
}

/// The changes in which one piece is captured, or none, and another moves.
type Changes = Vec<(Option<Role>, Change)>;

/// What the captures and promotions of a position come to.
#[derive(Default)]
pub(crate) struct Seen {
    /// Whether there are any.
    any: bool,
    /// Whether one captures.
    takes: bool,
    draws: bool,
    win: Option<u16>,
    /// How many win.
    wins: u32,
    loss: u16,
}

pub(crate) struct Ending<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) movers: Vec<Mover>,
    /// By seat, its pieces, the king last: it has most to do with checks.
    pub(crate) own: [Vec<usize>; 2],
    /// By seat, what may be captured.
    pub(crate) prey: [Vec<usize>; 2],
    pub(crate) kings: [usize; 2],
    far: [bool; 2],
    bare: [bool; 2],
    lone: [bool; 2],
    /// By who is captured, 0 for nobody, and who moves.
    changes: Vec<Changes>,
    stalemate: Stalemate,
    bare_king: BareKing,
    two_bare_kings_draw: bool,
}

impl<'a> Ending<'a> {
    /// Finds the tables that it leads to.
    pub(crate) fn new(
        rules: &Rules,
        layout: &'a Layout,
        find: &mut dyn FnMut(&Material) -> Result<Arc<Table>, Error>,
    ) -> Result<Ending<'a>, Error> {
        let spec = &layout.spec;
        let movers: Vec<Mover> = spec.pieces.iter().map(Mover::new).collect();
        let number = movers.len();
        let own = [0, 1].map(|seat| {
            let of = |piece: &usize| spec.pieces[*piece].piece.seat.index() == seat;
            let (kings, others): (Vec<usize>, Vec<usize>) =
                (0..number).filter(of).partition(|&piece| spec.pieces[piece].royal);
            [others, kings].concat()
        });
        let order = Order::of(rules);
        let mut changes: Vec<Changes> = (0..(number + 1) * number).map(|_| Vec::new()).collect();
        for change in &spec.changes {
            let (material, turned) = left(&order, layout, change);
            let table = find(&material)?;
            let squares = |old: usize| match &turned.map {
                Some(map) => layout.pieces[old].1.image(map),
                None => layout.pieces[old].1,
            };
            // Each piece of the table takes the place of one like it.
            let mut free: Vec<usize> = (0..change.pieces.len()).collect();
            let mut old = Vec::new();
            for ((piece, home), kind) in table.layout.pieces.iter().zip(&table.layout.kinds) {
                let like = |at: &usize| {
                    let other = change.pieces[*at];
                    other.role == piece.role
                        && (other.seat == piece.seat) != turned.swapped
                        && (kind.region == 0 || squares(change.old[*at]) == *home)
                };
                let Some(place) = free.iter().position(like) else {
                    return Err(Error::Missing(table.name().to_owned()));
                };
                old.push(change.old[free.remove(place)]);
            }
            for who in 0..number {
                let role = match change.into {
                    Some((other, role)) if other == who => Some(role),
                    Some(_) => continue,
                    None => None,
                };
                let place = change.gone.map_or(0, |gone| gone + 1) * number + who;
                let change = Change { table: table.clone(), old: old.clone(), turned: turned.clone() };
                changes[place].push((role, change));
            }
        }
        let [first, second] = [own[0].len(), own[1].len()];
        Ok(Ending {
            layout,
            prey: own.clone().map(|own| own.into_iter().filter(|&piece| !movers[piece].royal).collect()),
            kings: layout.index.seats,
            far: own.clone().map(|own| own.iter().any(|&piece| movers[piece].far)),
            bare: [first == 1, second == 1],
            lone: [first == 2, second == 2],
            own,
            movers,
            changes,
            stalemate: rules.terms().stalemate,
            bare_king: rules.terms().bare_king,
            two_bare_kings_draw: rules.terms().two_bare_kings_draw(),
        })
    }

    #[inline(always)]
    pub(crate) fn occupied(&self, squares: &Squares) -> Set {
        squares[..self.movers.len()].iter().fold(0, |set, &at| set | 1 << (at & 63))
    }

    /// Whether the seat's king is attacked, by others than the piece that is gone.
    #[inline(always)]
    pub(crate) fn is_checked(&self, squares: &Squares, occupied: Set, seat: usize, gone: usize) -> bool {
        let king = squares[self.kings[seat]];
        for &piece in &self.own[1 - seat] {
            if piece != gone && self.movers[piece].checks(squares[piece], king, occupied) {
                return true;
            }
        }
        false
    }

    /// What the byte of a position is before anything is known of the others of its table. A value that has no byte is
    /// given beside. No two pieces are on one square, and the side that is not to move is in no check.
    pub(crate) fn first(&self, squares: &Squares, turn: usize) -> Result<u8, Value> {
        let occupied = self.occupied(squares);
        let seen = self.changes_of(squares, occupied, turn, true);
        if self.is_open(turn) && seen.any && (seen.win.is_some() || seen.draws) {
            return self.told(&seen, true);
        }
        let quiet = self.has_quiet(squares, occupied, turn);
        self.decide(&seen, turn, quiet, || self.is_checked(squares, occupied, turn, MOST))
    }

    /// Whether no rule of a bare king decides.
    fn is_open(&self, turn: usize) -> bool {
        let [own, other] = [turn, 1 - turn].map(|seat| self.bare[seat] || self.layout.spec.stripped[seat]);
        !(own || other)
    }

    /// The same, of a position whose captures and promotions have been seen.
    fn decide(
        &self,
        seen: &Seen,
        turn: usize,
        quiet: bool,
        is_checked: impl FnOnce() -> bool,
    ) -> Result<u8, Value> {
        let [own, other] = [turn, 1 - turn].map(|seat| self.bare[seat]);
        let [stripped, strips] = [turn, 1 - turn].map(|seat| self.layout.spec.stripped[seat]);
        let moves = quiet || seen.any;
        if !moves && is_checked() {
            return Err(Value::Loss(0));
        }
        if own && other && self.two_bare_kings_draw {
            return Ok(DRAWN);
        }
        match self.bare_king {
            BareKing::Loses | BareKing::LosesNearlyBare(_) if stripped => return Err(Value::Loss(0)),
            BareKing::Loses | BareKing::LosesNearlyBare(_) if strips => return Err(Value::Win(0)),
            BareKing::LosesUnlessRebared if own && !(self.lone[1 - turn] && seen.takes) => {
                return Err(Value::Loss(0));
            }
            BareKing::LosesUnlessRebared if other => return Err(Value::Win(0)),
            BareKing::Draws if own || other => return Ok(DRAWN),
            _ => {}
        }
        if moves {
            return self.told(seen, quiet);
        }
        match self.stalemate {
            Stalemate::Wins => Err(Value::Loss(0)),
            Stalemate::Loses => Err(Value::Win(0)),
            Stalemate::Draw | Stalemate::Forbidden | Stalemate::Exchange => Ok(DRAWN),
        }
    }

    /// What it is where there is a quiet move and nothing else.
    pub(crate) fn first_of_quiet(&self, turn: usize) -> Result<u8, Value> {
        self.decide(&Seen::default(), turn, true, || false)
    }

    /// What captures and promotions say by themselves.
    fn told(&self, seen: &Seen, quiet: bool) -> Result<u8, Value> {
        match seen.win {
            Some(plies) => Err(Value::Win(plies)),
            None if seen.draws => Ok(HOLDS),
            None if quiet => Ok(OPEN),
            None => Err(Value::Loss(seen.loss)),
        }
    }

    /// Looks at captures and promotions; at no more where one has been found than which none is better, if that is
    /// enough.
    #[inline(always)]
    fn changes_of(&self, squares: &Squares, occupied: Set, turn: usize, best_is_enough: bool) -> Seen {
        let mut seen = Seen::default();
        let prey = self.prey[1 - turn].iter().fold(0, |set: Set, &piece| set | 1 << (squares[piece] & 63));
        for &who in &self.own[turn] {
            let (mover, from) = (&self.movers[who], squares[who]);
            let takes = mover.takes(from, occupied, prey);
            if takes != 0 {
                self.captures(squares, occupied, turn, who, takes, &mut seen);
                if best_is_enough && seen.win == Some(1) {
                    return seen;
                }
            }
            if mover.promotes_from >> from & 1 == 1 {
                self.promotions(squares, occupied, turn, who, &mut seen);
            }
        }
        seen
    }

    #[inline(never)]
    fn captures(
        &self,
        places: &Squares,
        occupied: Set,
        turn: usize,
        who: usize,
        takes: Set,
        seen: &mut Seen,
    ) {
        let from = places[who];
        for to in squares(takes) {
            let Some(&gone) = self.prey[1 - turn].iter().find(|&&piece| places[piece] == to) else {
                continue;
            };
            let mut next = *places;
            next[who] = to;
            if self.is_checked(&next, occupied & !(1 << from), turn, gone) {
                continue;
            }
            (seen.any, seen.takes) = (true, true);
            let (roles, stays) = self.movers[who].becoming(from, to);
            for into in roles.iter().map(|&role| Some(role)).chain(stays.then_some(None)) {
                self.change(&next, turn, gone + 1, who, into, seen);
            }
        }
    }

    #[inline(never)]
    fn promotions(&self, places: &Squares, occupied: Set, turn: usize, who: usize, seen: &mut Seen) {
        let from = places[who];
        for to in squares(self.movers[who].quiet_any(from, occupied)) {
            let (roles, _) = self.movers[who].becoming(from, to);
            let mut next = *places;
            next[who] = to;
            if roles.is_empty() || self.is_checked(&next, occupied & !(1 << from) | 1 << to, turn, MOST) {
                continue;
            }
            seen.any = true;
            for &role in roles {
                self.change(&next, turn, 0, who, Some(role), seen);
            }
        }
    }

    /// What the position after a capture or promotion comes to, by the table of what is left.
    fn change(
        &self,
        next: &Squares,
        turn: usize,
        gone: usize,
        who: usize,
        into: Option<Role>,
        seen: &mut Seen,
    ) {
        let known = &self.changes[gone * self.movers.len() + who];
        let Some((_, change)) = known.iter().find(|(role, _)| *role == into) else { return };
        let mut places = Squares::default();
        let old = change.old.iter().enumerate();
        match &change.turned.map {
            None => old.for_each(|(new, &old)| places[new] = next[old]),
            Some(map) => old.for_each(|(new, &old)| places[new] = map[usize::from(next[old])]),
        }
        let after = if change.turned.swapped { turn } else { 1 - turn };
        match change.table.probe(&places, after) {
            Some(Value::Loss(plies)) => {
                seen.win = Some(seen.win.map_or(plies + 1, |win| win.min(plies + 1)));
                seen.wins += 1;
            }
            Some(Value::Win(plies)) => seen.loss = seen.loss.max(plies + 1),
            _ => seen.draws = true,
        }
    }

    /// Whether there is a quiet move after which the piece is what it was.
    #[inline(always)]
    fn has_quiet(&self, places: &Squares, occupied: Set, turn: usize) -> bool {
        let mut found = false;
        self.quiet(places, occupied, turn, &mut |_, _| {
            found = true;
            false
        });
        found
    }

    /// Every quiet move after which the piece is what it was, as long as `each` wants more.
    #[inline(always)]
    fn quiet(&self, places: &Squares, occupied: Set, turn: usize, each: &mut impl FnMut(usize, u8) -> bool) {
        // A step of another piece than the king, out of no check, uncovers none where nothing comes from afar.
        let safe = !self.far[1 - turn] && !self.is_checked(places, occupied, turn, MOST);
        for &who in &self.own[turn] {
            let (mover, from) = (&self.movers[who], places[who]);
            let sure = safe && !mover.royal;
            let mut next = *places;
            for to in squares(mover.quiet(from, occupied)) {
                next[who] = to;
                let after = occupied & !(1 << from) | 1 << to;
                if (sure || !self.is_checked(&next, after, turn, MOST)) && !each(who, to) {
                    return;
                }
            }
        }
    }

    /// Whether the side to move loses, every quiet move leading to a win that `won` knows; and the plies of its longest
    /// loss by a capture or a promotion, 0 if there is none.
    #[inline(always)]
    pub(crate) fn loses(&self, at: &At, turn: usize, won: &impl Fn(usize, usize) -> bool) -> Option<u16> {
        let occupied = self.occupied(&at.squares);
        let mut lost = true;
        self.quiet(&at.squares, occupied, turn, &mut |who, to| {
            let after = self.layout.index.moved(at, who, to, 1 - turn);
            lost = after.is_some_and(|(side, number)| won(side, number));
            lost
        });
        lost.then(|| self.changes_of(&at.squares, occupied, turn, false).loss)
    }

    /// The positions from which a quiet move of this side leads here.
    #[inline(always)]
    pub(crate) fn before(&self, at: &At, mover: usize, each: &mut impl FnMut(usize, usize)) {
        let occupied = self.occupied(&at.squares);
        for &who in &self.own[mover] {
            for from in squares(self.movers[who].back(at.squares[who], occupied)) {
                if let Some((side, number)) = self.layout.index.moved(at, who, from, mover) {
                    each(side, number);
                }
            }
        }
    }

    /// Whether a single move wins, where the table is made.
    pub(crate) fn has_single_win(&self, at: &At, turn: usize, table: &Table) -> bool {
        let occupied = self.occupied(&at.squares);
        let mut wins = self.changes_of(&at.squares, occupied, turn, false).wins;
        self.quiet(&at.squares, occupied, turn, &mut |who, to| {
            let after = self.layout.index.moved(at, who, to, 1 - turn);
            let value = after.and_then(|(side, number)| table.value(side, number));
            wins += u32::from(matches!(value, Some(Value::Loss(_))));
            wins < 2
        });
        wins == 1
    }

    /// Whether a side that is to move has no move.
    pub(crate) fn is_over(&self, squares: &Squares) -> bool {
        let occupied = self.occupied(squares);
        let stuck = |turn| {
            !self.has_quiet(squares, occupied, turn) && !self.changes_of(squares, occupied, turn, false).any
        };
        stuck(0) || stuck(1)
    }
}
