//! Whether a record refers only to what it has.
//!
//! Evaluated by the compiler for every game of [`games::ALL`](crate::games::ALL), so that a record
//! with a fault does not compile; a record that is made at run time can be asked the same.

/// Leaves with the first fault.
macro_rules! check {
    ($($check:expr),+ $(,)?) => { $(if let Err(fault) = $check { return Err(fault); })+ };
}

/// Checks every item of a list.
macro_rules! each {
    ($list:expr, $item:ident => $($check:expr),+ $(,)?) => {{
        let list = $list;
        let mut index = 0;
        while index < list.len() {
            let $item = &list[index];
            check!($($check),+);
            index += 1;
        }
    }};
}

/// Checks that no two items of a list have the same id.
macro_rules! distinct {
    ($list:expr, $rule:literal) => {{
        let list = $list;
        let mut one = 0;
        while one < list.len() {
            let mut other = one + 1;
            while other < list.len() {
                check!(hold(!same(list[one].id, list[other].id), $rule, list[one].id));
                other += 1;
            }
            one += 1;
        }
    }};
}

mod fault;
mod own;
mod size;

pub use fault::Fault;

use super::game::{Game, Line};
use fault::{Text, hold, same};
use own::{Own, board, chosen};
use size::slice;

impl Game {
    /// Whether the record refers only to what it has: roles, rights, squares, letters, options and
    /// choices, and name sets; whether ids tell apart what they name; whether those roles are royal
    /// that the contest needs; and whether its board, its seats and its steps are of a size that can be played.
    /// [`Rules::new`](crate::Rules::new) asks this of a record that is none of [`games::ALL`](crate::games::ALL).
    ///
    /// # Errors
    /// The first fault.
    ///
    /// ```
    /// use tabiya::{Role, games};
    /// let mut game = games::CHATURANGA.clone();
    /// assert_eq!(game.check(), Ok(()));
    /// game.terms.pawn = Role(6);
    /// assert_eq!(game.check().map_err(|fault| fault.rule), Err("a role is one of the game's"));
    /// ```
    pub const fn check(&self) -> Result<(), Fault> {
        let own = Own {
            roles: slice(&self.terms.roles),
            rights: slice(&self.terms.rights),
            seats: self.seats,
            options: self.options,
        };
        check!(size::roles(own.roles, self.id), size::seats(self.seats, &self.terms.contest, self.id));
        check!(own.roles_are_told_apart(), own.rights_are_told_apart());
        check!(own.terms(&self.terms, self.id), board(&self.board, self.id));
        check!(size::rings(self.board.shape, &self.terms.contest, self.id));
        distinct!(self.options, "two options have one id");
        each!(self.options, option => own.option(option, self.board));
        distinct!(self.presets, "two presets have one id");
        each!(self.presets, preset => match preset.game {
            None => chosen(self.options, preset.options, preset.id),
            Some(other) => chosen(other.options, preset.options, preset.id),
        });
        distinct!(self.lines, "two lines have one id");
        each!(self.lines, line => chosen(self.options, line.options, line.id));
        match self.lines {
            [Line { id, .. }, ..] => {
                hold(same(id, "demonstration"), "the first line is the demonstration", id)
            }
            [] => hold(false, "a game has a demonstration", self.id),
        }
    }

    /// The game, if its record is without a fault.
    ///
    /// # Panics
    /// If it has one; in a constant, that is an error of the compiler's.
    ///
    /// ```compile_fail,E0080
    /// use tabiya::{Game, Role, Terms, board};
    ///
    /// static NO_ROLES: Game = Game {
    ///     id: "no-roles",
    ///     board: board::PLAIN,
    ///     seats: board::TWO_SEATS,
    ///     terms: Terms { pawn: Role(5), ..Terms::BASE },
    ///     options: &[],
    ///     presets: &[],
    ///     lines: &[],
    ///     cites: &[],
    /// };
    /// const _: &Game = NO_ROLES.checked();
    /// ```
    pub const fn checked(&'static self) -> &'static Game {
        if let Err(fault) = self.check() {
            let mut text = Text { bytes: [0; 200], len: 0 };
            text.push(self.id);
            text.push(": ");
            text.push(fault.rule);
            text.push(": ");
            text.push(fault.at);
            panic!("{}", text.get());
        }
        self
    }
}

/// Whether games are told apart by their ids.
pub(crate) const fn told_apart(games: &[&Game]) -> Result<(), Fault> {
    distinct!(games, "two games have one id");
    Ok(())
}
