//! Endings: what every position of a few men comes to, and in how many plies, worked out from the ends of games backwards.
//!
//! The rules in force hold: bare kings, stalemates, promotions, and counts against a bare king. A win is exact in plies. A
//! draw is one by repetition, or by a count; that somebody may not check or chase for ever is left aside, as are counts of
//! the board before a king is bare.
//!
//! ```
//! use tabiya::Match;
//! use tabiya::endings::{Book, Value};
//! let game = Match::new("shatranj", &[], Some("8/8/8/3k4/8/8/6R1/K7 b"))?;
//! let ending = Book::default().ending(&game, &mut |_| false).expect("an ending of three men");
//! assert_eq!(ending.value, Value::Loss(0));
//! # Ok::<(), tabiya::MatchError>(())
//! ```

mod build;
mod bytes;
mod counts;
mod men;
mod refusal;
mod statistics;
mod steps;
mod table;

use std::rc::Rc;

use crate::board::{Piece, Role, Seat};
use crate::matches::Match;
use crate::position::{Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::{Captured, Contest, Generals, ImpasseRule, Pass, PromoteBy, Repetition, Unready};
use build::Builder;
use men::{Men, Numbers};
use table::Table;

pub use refusal::Refusal;
pub use statistics::{Longest, Side, Statistics};
pub use table::Value;

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
pub struct Ending {
    /// What it comes to.
    pub value: Value,
    /// Every move that is no declaration, and what it comes to for who makes it, the best first.
    pub moves: Vec<(Move, Value)>,
    /// The men.
    pub material: String,
}

/// A table that an ending needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Needed {
    /// Names it: the game, its options, the men.
    pub id: String,
    /// The men.
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
}

/// The men of which a text speaks: the letters of the first seat's, `v`, those of the second's.
fn men_named(rules: &Rules, material: &str) -> Result<Men, Refusal> {
    let (first, second) = material.split_once('v').ok_or(Refusal::Material)?;
    let mut pieces = Vec::new();
    for (seat, mut text) in [(Seat::FIRST, first), (Seat::SECOND, second)] {
        while !text.is_empty() {
            let named = |role: &Role| {
                let letters = rules.letters(Piece { seat: Seat::FIRST, role: *role });
                text.to_uppercase().starts_with(&letters.to_uppercase()).then_some((letters.len(), *role))
            };
            let roles = (0..rules.roles().len() as u8).map(Role);
            let (length, role) = roles.filter_map(|role| named(&role)).max().ok_or(Refusal::Material)?;
            pieces.push(Piece { seat, role });
            text = text.get(length..).ok_or(Refusal::Material)?;
        }
    }
    Men::of_pieces(rules, pieces)
}

/// Whether the rules let a table speak of these men.
fn allowed(rules: &Rules, men: &Men) -> Result<(), Refusal> {
    let terms = rules.terms();
    if terms.contest != Contest::Kings || terms.dice.is_some() {
        return Err(Refusal::NoTwoSides);
    }
    if terms.captured == Captured::Dropped {
        return Err(Refusal::Hands);
    }
    let promotes = men.0.iter().any(|(man, _)| terms.promotion.of(man.role).is_some());
    let waits = matches!(terms.promotion.by, PromoteBy::InPlace(_))
        || terms.promotion.unready == Unready::PromotesLater;
    let depends = !matches!(terms.generals, Generals::MayFace | Generals::MayNotFace)
        || terms.pass != Pass::Never
        || terms.mates.is_some()
        || matches!(terms.impasse, Some(ImpasseRule::Declared { .. }))
        || matches!(terms.repetition, Repetition::Counted { .. })
        || promotes && waits;
    let kings = |seat| men.0.iter().filter(|(man, _)| man.seat == seat && rules.role(man.role).royal).count();
    if depends || rules.seats().any(|seat| kings(seat) != 1) { Err(Refusal::State) } else { Ok(()) }
}

/// The men of a position of which a table can speak.
fn men_of(rules: &Rules, position: &Position) -> Result<Men, Refusal> {
    let terms = rules.terms();
    if terms.contest != Contest::Kings || terms.dice.is_some() {
        return Err(Refusal::NoTwoSides);
    }
    if terms.captured == Captured::Dropped || rules.seats().any(|seat| !position.hand_is_empty(seat)) {
        return Err(Refusal::Hands);
    }
    let used = |seat| terms.rights().any(|right| position.holds(seat, right) && terms.right_is_used(right));
    if position.phase() != Phase::Play || rules.seats().any(used) {
        return Err(Refusal::State);
    }
    if position.occupied().len() as usize > men::MEN {
        return Err(Refusal::TooLarge);
    }
    let men = Men::of(rules, position)?;
    allowed(rules, &men)?;
    Ok(men)
}

/// The tables that these men need, those that others need first.
fn needed(rules: &Rules, men: &Men, list: &mut Vec<Men>) -> Result<(), Refusal> {
    if list.contains(men) {
        return Ok(());
    }
    allowed(rules, men)?;
    men.fit(rules)?;
    for (gone, into) in build::kinds(rules, men)? {
        needed(rules, &men.changed(rules, gone, into).0, list)?;
    }
    list.push(men.clone());
    Ok(())
}

/// A name for a table: game, options, men.
fn id(rules: &Rules, men: &Men) -> String {
    let mut id = rules.game().id.to_string();
    for (option, choice) in rules.options() {
        let usual = rules.game().option(option).and_then(|(_, option)| option.choices.first());
        if usual.is_none_or(|usual| usual.id != choice) {
            id += &format!(" {option}={choice}");
        }
    }
    id + " " + &men.text(rules)
}

impl Book {
    fn find(&self, rules: &Rules, men: &Men) -> Option<Rc<Table>> {
        let same = |other: &Rules| other.terms() == rules.terms() && other.board() == rules.board();
        let found = self.shelves.iter().find(|(other, table)| table.men == *men && same(other));
        found.map(|(_, table)| table.clone())
    }

    fn needed_of(&self, rules: &Rules, men: &Men) -> Result<Vec<Needed>, Refusal> {
        let mut list = Vec::new();
        needed(rules, men, &mut list)?;
        let about = |men: &Men| Needed {
            id: id(rules, men),
            material: men.text(rules),
            positions: 2 * Numbers::new(rules, men).size,
            ready: self.find(rules, men).is_some(),
        };
        Ok(list.iter().map(about).collect())
    }

    /// The tables that a position needs, its own last.
    ///
    /// # Errors
    /// Where no table can speak.
    pub fn needs(&self, game: &Match) -> Result<Vec<Needed>, Refusal> {
        self.needed_of(game.rules(), &men_of(game.rules(), game.position())?)
    }

    /// The tables that an ending needs, given as in `KRvKN`: the first seat's men, the second's.
    ///
    /// # Errors
    /// Where no table can speak, or the text names no men.
    pub fn needs_of(&self, rules: &Rules, material: &str) -> Result<Vec<Needed>, Refusal> {
        self.needed_of(rules, &men_named(rules, material)?)
    }

    /// The table of these men, made if it is not there.
    fn table(&mut self, rules: &Rules, men: &Men, tell: Tell<'_>) -> Result<Rc<Table>, Refusal> {
        if let Some(table) = self.find(rules, men) {
            return Ok(table);
        }
        let mut list = Vec::new();
        needed(rules, men, &mut list)?;
        list.retain(|men| self.find(rules, men).is_none());
        let sizes: Vec<f64> = list.iter().map(|men| Numbers::new(rules, men).size as f64).collect();
        let whole: f64 = sizes.iter().sum();
        let mut before = 0.0;
        for (men, size) in list.iter().zip(sizes) {
            let material = men.text(rules);
            let builder = Builder::new(rules, men, &mut |men| self.find(rules, men).ok_or(Refusal::State))?;
            let table = builder.build(&mut |part| {
                tell(&Progress { material: material.clone(), done: (before + part * size) / whole })
            })?;
            before += size;
            self.shelves.push((rules.clone(), Rc::new(table)));
        }
        self.find(rules, men).ok_or(Refusal::State)
    }

    /// What a position comes to, with every move. Tables that are missing are made first.
    ///
    /// # Errors
    /// Where no table can speak, or `tell` has stopped it.
    pub fn ending(&mut self, game: &Match, tell: Tell<'_>) -> Result<Ending, Refusal> {
        let (rules, position) = (game.rules(), game.position());
        let men = men_of(rules, position)?;
        let material = men.text(rules);
        if let Some(outcome) = game.outcome() {
            return Ok(Ending { value: ended(outcome.winner, position.turn()), moves: Vec::new(), material });
        }
        let table = self.table(rules, &men, tell)?;
        let mut moves = Vec::new();
        for action in game.legal() {
            if action.declared_by().is_some() {
                continue;
            }
            let mut next = position.clone();
            next.apply(rules, action, &mut ());
            moves.push((action, self.value(rules, &table, &next)?.before()));
        }
        moves.sort_by_key(|(_, value)| core::cmp::Reverse(value.worth()));
        let value = moves.first().map_or(Value::Draw, |(_, value)| *value);
        Ok(Ending { value, moves, material })
    }

    /// What a position after a move comes to for the side to move.
    fn value(&self, rules: &Rules, table: &Rc<Table>, position: &Position) -> Result<Value, Refusal> {
        if let Some(outcome) = rules.outcome(position) {
            return Ok(ended(outcome.winner, position.turn()));
        }
        let places = table.men.places(position);
        let (table, places) = match places {
            Some(places) => (table.clone(), places),
            None => {
                // After a capture or a promotion, in one of the tables that were needed.
                let fits = |(other, table): &&(Rules, Rc<Table>)| {
                    other.terms() == rules.terms() && table.men.places(position).is_some()
                };
                let (_, table) = self.shelves.iter().find(fits).ok_or(Refusal::State)?;
                (table.clone(), table.men.places(position).ok_or(Refusal::State)?)
            }
        };
        let turn = position.turn();
        let value = Table::value(table.cell(&places, turn)).ok_or(Refusal::State)?;
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
            _ => counted.limit_at(places[table.men.king(counted.bare)]) + u16::from(turn != counted.bare),
        };
        let made = u16::from(position.bare_moves(counted.bare));
        Ok(if counted.left(value, turn, moves, made) { value } else { Value::Draw })
    }

    /// How often an ending is won, drawn and lost.
    ///
    /// # Errors
    /// Where no table can speak, the text names no men, or `tell` has stopped it.
    pub fn statistics(
        &mut self,
        rules: &Rules,
        material: &str,
        tell: Tell<'_>,
    ) -> Result<Statistics, Refusal> {
        let men = men_named(rules, material)?;
        let table = self.table(rules, &men, tell)?;
        Ok(statistics::of(rules, &table))
    }

    /// The same of the men of a position.
    ///
    /// # Errors
    /// As [`statistics`](Book::statistics).
    pub fn statistics_of(&mut self, game: &Match, tell: Tell<'_>) -> Result<Statistics, Refusal> {
        let men = men_of(game.rules(), game.position())?;
        let table = self.table(game.rules(), &men, tell)?;
        Ok(statistics::of(game.rules(), &table))
    }

    /// The bytes of a table that is there, to be kept.
    pub fn export(&self, id: &str) -> Option<Vec<u8>> {
        let found = self.shelves.iter().find(|(rules, table)| self::id(rules, &table.men) == id);
        found.map(|(rules, table)| bytes::written(id, rules, table))
    }

    /// Takes a table that was kept; its name.
    ///
    /// # Errors
    /// [`Refusal::Bytes`] for bytes that are no table of a game that is known.
    pub fn import(&mut self, kept: &[u8]) -> Result<String, Refusal> {
        let (rules, table) = bytes::read(kept).ok_or(Refusal::Bytes)?;
        let id = id(&rules, &table.men);
        if self.find(&rules, &table.men).is_none() {
            self.shelves.push((rules, Rc::new(table)));
        }
        Ok(id)
    }
}

/// What the end of a game is to the side to move.
fn ended(winner: Option<Seat>, turn: Seat) -> Value {
    match winner {
        None => Value::Draw,
        Some(winner) if winner == turn => Value::Win(0),
        Some(_) => Value::Loss(0),
    }
}
