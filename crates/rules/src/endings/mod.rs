//! Endings: what every position of a few pieces comes to, worked out backwards from the ends of games.
//!
//! The rules in force hold: bare kings, stalemates, promotions, and counts against a bare king. A win is exact in
//! plies. A draw is one by repetition, or by a count; that somebody may not check or chase for ever is left aside,
//! as are counts of the board before a king is bare. Where a game is drawn by quiet moves, there are tables of endings
//! whose every win comes before that, and they speak of positions in which that is still so.
//!
//! ```
//! # use tabiya_rules as tabiya;
//! use tabiya::Match;
//! use tabiya::endings::{Book, Value};
//! let game = Match::new("shatranj", &[], Some("8/8/8/3k4/8/8/6R1/K7 b"))?;
//! let ending = Book::default().ending(&game, &mut |_| false).expect("an ending of three pieces");
//! assert_eq!(ending.value, Value::Loss(0));
//! # Ok::<(), tabiya::MatchError>(())
//! ```

mod build;
mod bytes;
mod counts;
mod facts;
mod material;
mod refusal;
mod speaks;
mod spec;
mod statistics;
mod steps;
mod table;
mod value;

use std::rc::Rc;

use crate::board::{Seat, sort_by_key};
use crate::matches::Match;
use crate::position::{Move, Position};
use crate::rules::Rules;
use build::Builder;
use material::{Material, Numbers};
use speaks::{fits, id, material_named, material_of, needed};
use table::Table;

pub use refusal::Refusal;
pub use spec::{Spec, SpecBecomes, SpecChange, SpecPiece, SpecStep, exchange, mirrors, mobility, regions};
pub use statistics::{Longest, Side, Statistics};
pub use value::Value;

/// How far the tables of an ending are.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// The material of the table that is being made.
    pub material: String,
    /// From 0 to 1, over all tables.
    pub done: f64,
}

/// Is told how far the tables are; says whether to stop.
pub type Tell<'t> = &'t mut dyn FnMut(&Progress) -> bool;

/// What an ending comes to for the side to move.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Ending {
    /// What it comes to.
    pub value: Value,
    /// Every move that is no declaration, and what it comes to for who makes it, the best first. Where the game is
    /// drawn by quiet moves, without those of which the table does not know whether a win comes before that.
    pub moves: Vec<(Move, Value)>,
    /// The pieces.
    pub material: String,
}

/// A table that an ending needs.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Needed {
    /// Names it: the game, its options, the pieces.
    pub id: String,
    /// The pieces.
    pub material: String,
    /// How many positions it has room for.
    pub positions: usize,
    /// Whether it is there.
    pub ready: bool,
}

/// Tables that have been made.
#[derive(Default)]
pub struct Book {
    shelves: Vec<(Rules, Rc<Table>)>,
    /// Endings with a win that may come too late: they are not made again.
    late: Vec<(Rules, Material)>,
}

impl Book {
    fn find(&self, rules: &Rules, pieces: &Material) -> Option<Rc<Table>> {
        let found = self.shelves.iter().find(|(other, table)| table.pieces == *pieces && same(other, rules));
        found.map(|(_, table)| table.clone())
    }

    /// Whether none of these is known to have a win that may come too late.
    fn in_time(&self, rules: &Rules, list: &[Material]) -> Result<(), Refusal> {
        let late = |(other, pieces): &(Rules, Material)| list.contains(pieces) && same(other, rules);
        if self.late.iter().any(late) { Err(Refusal::Quiet) } else { Ok(()) }
    }

    /// A table that is there and has the position.
    fn table_for(&self, rules: &Rules, position: &Position) -> Option<Rc<Table>> {
        let has = |(other, table): &&(Rules, Rc<Table>)| {
            table.pieces.places(position).is_some() && same(other, rules)
        };
        self.shelves.iter().find(has).map(|(_, table)| table.clone())
    }

    fn needed_of(&self, rules: &Rules, pieces: &Material) -> Result<Vec<Needed>, Refusal> {
        let mut list = Vec::new();
        needed(rules, pieces, &mut list)?;
        self.in_time(rules, &list)?;
        let about = |pieces: &Material| Needed {
            id: id(rules, pieces),
            material: pieces.text(rules),
            positions: 2 * Numbers::new(rules, pieces).size,
            ready: self.find(rules, pieces).is_some(),
        };
        Ok(list.iter().map(about).collect())
    }

    /// The tables that a position needs, its own last.
    ///
    /// # Errors
    /// Where no table can speak.
    pub fn needs(&self, game: &Match) -> Result<Vec<Needed>, Refusal> {
        self.needed_of(game.rules(), &material_of(game.rules(), game.position())?)
    }

    /// The tables that an ending needs, given as in `KRvKN`: the first seat's pieces, the second's.
    ///
    /// # Errors
    /// Where no table can speak, or the text names no pieces.
    pub fn needs_of(&self, rules: &Rules, material: &str) -> Result<Vec<Needed>, Refusal> {
        self.needed_of(rules, &material_named(rules, material)?)
    }

    /// The table of these pieces, made if it is not there.
    fn table(&mut self, rules: &Rules, pieces: &Material, tell: Tell<'_>) -> Result<Rc<Table>, Refusal> {
        if let Some(table) = self.find(rules, pieces) {
            return Ok(table);
        }
        let mut list = Vec::new();
        needed(rules, pieces, &mut list)?;
        self.in_time(rules, &list)?;
        list.retain(|pieces| self.find(rules, pieces).is_none());
        let sizes: Vec<f64> = list.iter().map(|pieces| Numbers::new(rules, pieces).size as f64).collect();
        let whole: f64 = sizes.iter().sum();
        let mut before = 0.0;
        for (pieces, size) in list.iter().zip(sizes) {
            let material = pieces.text(rules);
            let builder =
                Builder::new(rules, pieces, &mut |pieces| self.find(rules, pieces).ok_or(Refusal::State))?;
            let made = builder.build(&mut |part| {
                tell(&Progress { material: material.clone(), done: (before + part * size) / whole })
            });
            if let Err(Refusal::Quiet) = made {
                self.late.push((rules.clone(), pieces.clone()));
            }
            let table = made?;
            before += size;
            self.shelves.push((rules.clone(), Rc::new(table)));
        }
        self.find(rules, pieces).ok_or(Refusal::State)
    }

    /// What a position comes to, with every move. Tables that are missing are made first.
    ///
    /// # Errors
    /// Where no table can speak, or `tell` has stopped it.
    pub fn ending(&mut self, game: &Match, tell: Tell<'_>) -> Result<Ending, Refusal> {
        let (rules, position) = (game.rules(), game.position());
        fits(rules, position)?;
        let table = match self.table_for(rules, position) {
            Some(table) => table,
            None => {
                let pieces = material_of(rules, position)?;
                self.table(rules, &pieces, tell)?
            }
        };
        let material = table.material.clone();
        if let Some(outcome) = game.outcome() {
            return Ok(Ending { value: ended(outcome.winner, position.turn()), moves: Vec::new(), material });
        }
        let mut moves = Vec::new();
        // Whether a move leads to a win that may come too late, of which nothing is known.
        let mut late = false;
        for action in game.legal() {
            if action.declared_by().is_some() {
                continue;
            }
            let mut next = position.clone();
            next.apply(rules, action, &mut ());
            match self.value(rules, &table, &next) {
                Ok(value) => moves.push((action, value.before())),
                Err(Refusal::Quiet) => late = true,
                Err(refusal) => return Err(refusal),
            }
        }
        sort_by_key(&mut moves, |(_, value)| -value.worth());
        let value = moves.first().map_or(Value::Draw, |(_, value)| *value);
        if late && !matches!(value, Value::Win(_)) {
            return Err(Refusal::Quiet);
        }
        Ok(Ending { value, moves, material })
    }

    /// What a position after a move comes to for the side to move.
    fn value(&self, rules: &Rules, table: &Rc<Table>, position: &Position) -> Result<Value, Refusal> {
        if let Some(outcome) = rules.outcome(position) {
            return Ok(ended(outcome.winner, position.turn()));
        }
        let places = table.pieces.places(position);
        let (table, places) = match places {
            Some(places) => (table.clone(), places),
            None => {
                // After a capture or a promotion, in one of the tables that were needed.
                let table = self.table_for(rules, position).ok_or(Refusal::State)?;
                let places = table.pieces.places(position).ok_or(Refusal::State)?;
                (table, places)
            }
        };
        let turn = position.turn();
        let value = Table::value(table.cell(&places, turn)).ok_or(Refusal::State)?;
        if let (Some(limit), Value::Win(plies) | Value::Loss(plies)) = (rules.terms().quiet, value)
            && position.halfmove_clock() + plies > limit
        {
            return Err(Refusal::Quiet);
        }
        let Some(counted) = table.count else {
            // The count of a board that runs ends before the win.
            let late = position.count().is_some_and(|count| match value {
                Value::Win(plies) if count.by != turn => plies.div_ceil(2) > u16::from(count.left()),
                Value::Loss(plies) if count.by == turn => plies / 2 > u16::from(count.left()),
                _ => false,
            });
            return Ok(if late { Value::Draw } else { value });
        };
        let moves = match position.count() {
            Some(count) if count.by == counted.bare => u16::from(count.left()),
            // It begins with the move that comes.
            _ => counted.limit_at(places[table.pieces.king(counted.bare)]) + u16::from(turn != counted.bare),
        };
        let made = u16::from(position.bare_moves(counted.bare));
        Ok(if counted.left(value, turn, moves, made) { value } else { Value::Draw })
    }

    /// How often an ending is won, drawn and lost, over all positions in which every piece stands where pieces like
    /// it can ever stand.
    ///
    /// # Errors
    /// Where no table can speak, the text names no pieces, or `tell` has stopped it.
    pub fn statistics(
        &mut self,
        rules: &Rules,
        material: &str,
        tell: Tell<'_>,
    ) -> Result<Statistics, Refusal> {
        let pieces = material_named(rules, material)?;
        let table = self.table(rules, &pieces, tell)?;
        Ok(statistics::of(rules, &table, None))
    }

    /// The same of the positions that are kept: of those that fulfil a condition. Images of each other are one position
    /// here, of which any may be asked about.
    ///
    /// # Errors
    /// As [`statistics`](Book::statistics).
    pub fn statistics_where(
        &mut self,
        rules: &Rules,
        material: &str,
        keep: &dyn Fn(&Position) -> bool,
        tell: Tell<'_>,
    ) -> Result<Statistics, Refusal> {
        let pieces = material_named(rules, material)?;
        let table = self.table(rules, &pieces, tell)?;
        Ok(statistics::of(rules, &table, Some(keep)))
    }

    /// The same of the pieces of a position.
    ///
    /// # Errors
    /// As [`statistics`](Book::statistics).
    pub fn statistics_of(&mut self, game: &Match, tell: Tell<'_>) -> Result<Statistics, Refusal> {
        let pieces = material_of(game.rules(), game.position())?;
        let table = self.table(game.rules(), &pieces, tell)?;
        Ok(statistics::of(game.rules(), &table, None))
    }

    /// The bytes of a table that is there, to be kept.
    pub fn export(&self, id: &str) -> Option<Vec<u8>> {
        let found = self.shelves.iter().find(|(rules, table)| speaks::id(rules, &table.pieces) == id);
        found.map(|(rules, table)| bytes::written(id, rules, table))
    }

    /// Takes a table that was kept; its name.
    ///
    /// # Errors
    /// [`Refusal::Bytes`] for bytes that are no table of a game that is known.
    pub fn import(&mut self, kept: &[u8]) -> Result<String, Refusal> {
        let (rules, table) = bytes::read(kept).ok_or(Refusal::Bytes)?;
        let id = id(&rules, &table.pieces);
        if self.find(&rules, &table.pieces).is_none() {
            self.shelves.push((rules, Rc::new(table)));
        }
        Ok(id)
    }
}

/// Whether the same tables hold under both.
fn same(one: &Rules, other: &Rules) -> bool {
    one.terms() == other.terms() && one.board() == other.board()
}

/// What the end of a game is to the side to move.
fn ended(winner: Option<Seat>, turn: Seat) -> Value {
    match winner {
        None => Value::Draw,
        Some(winner) if winner == turn => Value::Win(0),
        Some(_) => Value::Loss(0),
    }
}
