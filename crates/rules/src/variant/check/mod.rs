//! The check of a record: whether it refers only to what it has.
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
                check!(hold(!same(text(&list[one].id), text(&list[other].id)), $rule, text(&list[one].id)));
                other += 1;
            }
            one += 1;
        }
    }};
}

mod own;
mod said;
mod size;

use super::fault::Fault;
use super::game::Game;
use own::{Own, board, chosen};
use said::{Text, hold, same};
use size::{slice, text};

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
    /// # use tabiya_rules as tabiya;
    /// use tabiya::{Role, games};
    /// let mut game = games::CHATURANGA.clone();
    /// assert_eq!(game.check(), Ok(()));
    /// game.terms.pawn = Role(6);
    /// assert_eq!(game.check().map_err(|fault| fault.rule), Err("a role is one of the game's"));
    /// ```
    pub const fn check(&self) -> Result<(), Fault<'_>> {
        let id = text(&self.id);
        let options = slice(&self.options);
        let own = Own {
            roles: slice(&self.terms.roles),
            rights: slice(&self.terms.rights),
            seats: slice(&self.seats),
            options,
        };
        check!(size::roles(own.roles, id), size::seats(own.seats, &self.terms.contest, id));
        check!(own.roles_are_told_apart(), own.rights_are_told_apart());
        check!(own.terms(&self.terms, id), board(&self.board, id));
        check!(size::rings(self.board.shape, &self.terms.contest, id));
        distinct!(options, "two options have one id");
        each!(options, option => own.option(option, self.board));
        let (presets, lines) = (slice(&self.presets), slice(&self.lines));
        distinct!(presets, "two presets have one id");
        each!(presets, preset => match preset.game {
            None => chosen(options, slice(&preset.options), text(&preset.id)),
            Some(other) => chosen(slice(&other.options), slice(&preset.options), text(&preset.id)),
        });
        distinct!(lines, "two lines have one id");
        each!(lines, line => chosen(options, slice(&line.options), text(&line.id)));
        match lines {
            [first, ..] => {
                let id = text(&first.id);
                hold(same(id, "demonstration"), "the first line is the demonstration", id)
            }
            // A game that brings its own words may do without.
            [] => hold(self.texts.is_some(), "a game has a demonstration", id),
        }
    }

    /// The game, if its record is without a fault.
    ///
    /// # Panics
    /// If it has one; in a constant, that is an error of the compiler's.
    ///
    /// ```compile_fail,E0080
    /// use tabiya::variant::{Base, List, Text};
    /// use tabiya::{Game, Role, Terms, board};
    ///
    /// static NO_ROLES: Game = Game {
    ///     id: Text::Borrowed("no-roles"),
    ///     board: board::PLAIN,
    ///     seats: List::Borrowed(board::TWO_SEATS),
    ///     terms: Terms { pawn: Role(5), ..Terms::BASE },
    ///     options: List::Borrowed(&[]),
    ///     presets: List::Borrowed(&[]),
    ///     lines: List::Borrowed(&[]),
    ///     base: Base { prefix: Text::Borrowed("NO"), about: List::Borrowed(&[]) },
    ///     cites: List::Borrowed(&[]),
    ///     texts: None,
    /// };
    /// const _: &Game = NO_ROLES.checked();
    /// ```
    pub const fn checked(&'static self) -> &'static Game {
        if let Err(fault) = self.check() {
            let mut text = Text { bytes: [0; 200], len: 0 };
            text.push(size::text(&self.id));
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
pub(crate) const fn told_apart<'a>(games: &[&'a Game]) -> Result<(), Fault<'a>> {
    distinct!(games, "two games have one id");
    Ok(())
}
