//! `Rules`: a shared handle to the compiled rules.

use std::sync::Arc;

use super::compiled::Compiled;
#[cfg(debug_assertions)]
use super::faults::Fault;
use super::shared;
use super::tables::Tables;
use crate::board::{Board, Piece, Role, SEATS, Seat, SeatSpec, Square, SquareSet, Zone};
use crate::games;
use crate::movement::{Right, betza};
use crate::position::Outcome;
use crate::variant::texts::{GameTexts, RoleTexts};
use crate::variant::{Colour, Contest, Game, GameRef, Home, Name, RoleSpec, SetupError, Terms, resolve};

/// A game with its options resolved, compiled for play. Cheap to clone: all that are made with the
/// same choices share one set of tables (25 to 250 kB), which goes when nobody uses it any more, but
/// for the eight sets asked for last.
#[derive(Clone, Debug)]
pub struct Rules(Arc<Compiled>);

impl Rules {
    /// The rules of `game` with these `(option, choice)` pairs and the rest at their defaults. Of two
    /// choices of one option the last holds.
    ///
    /// # Errors
    /// An option or choice that the game does not have, or one that another rules out; a record made at run
    /// time that has a fault ([`Game::check`]).
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::{Rules, games};
    /// let rules = Rules::new(&games::CHATURANGA, &[("elephant", "dabbaba")])?;
    /// assert_eq!(rules.choice("elephant"), Some("dabbaba"));
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    pub fn new(game: impl Into<GameRef>, chosen: &[(&str, &str)]) -> Result<Rules, SetupError> {
        let game = game.into();
        let record = |fault| SetupError::Record { game: game.id.clone(), fault };
        // The records of `EVERY` have been checked by the compiler.
        if !games::EVERY.iter().any(|known| core::ptr::eq(*known, &*game)) {
            game.check().map_err(|fault| record(fault.into()))?;
        }
        let choices = resolve(&game, chosen)?;
        let compiled = shared::find_or(&game, &choices, || Compiled::new(game.clone(), choices.clone()));
        compiled.map(Rules).map_err(record)
    }

    /// The same rules under other names: each role is called by the noun at its place here, by its id where there is
    /// none; the sides by their numbers, or by one list of colours where they have colours. Sentences made of two
    /// such rules are the same where what they say is.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::{Rules, games};
    /// let rules = Rules::new(&games::XIANGQI, &[])?.renamed(&["king".to_owned()]);
    /// assert_eq!(rules.texts().expect("names").roles[0].nouns, ["king"]);
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    #[must_use]
    pub fn renamed(&self, nouns: &[String]) -> Rules {
        let called = |noun: &String| RoleTexts { nouns: vec![noun.clone()], ..RoleTexts::default() };
        let texts = GameTexts {
            sides: (1..=SEATS).map(|seat| format!("Side {seat}")).collect(),
            roles: nouns.iter().map(called).collect(),
            ..GameTexts::default()
        };
        let compiled = Compiled::new(self.0.game.clone(), self.0.choices.clone());
        let mut compiled = compiled.expect("what has been compiled once is again");
        compiled.texts = Some(Arc::new(texts));
        compiled.terms.colours = [Colour::Red, Colour::Green, Colour::Yellow, Colour::Black];
        Rules(Arc::new(compiled))
    }

    /// The texts by which pieces and sides are called, if the record brings its own or the rules are
    /// [renamed](Rules::renamed).
    pub fn texts(&self) -> Option<&GameTexts> {
        self.0.texts.as_deref()
    }

    /// Whether both are one set of tables.
    pub(crate) fn is(&self, other: &Rules) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The same rules with a table that is wrong, for tests of the tests.
    #[cfg(debug_assertions)]
    #[doc(hidden)]
    pub fn with_fault(&self, fault: Fault) -> Rules {
        let mut compiled = Compiled::clone(&self.0);
        fault.put_into(&mut compiled.tables);
        Rules(Arc::new(compiled))
    }

    /// The compiled tables.
    #[inline(always)]
    pub(crate) fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// The squares from which a seat's pieces have this right; none where it holds from everywhere.
    pub fn homes(&self, right: Right, seat: Seat) -> SquareSet {
        self.tables().homes[right.index()][seat.index()]
    }

    /// The squares that a seat's pieces run along, in order; none where the game is no race.
    pub fn track(&self, seat: Seat) -> &[Square] {
        self.0.tracks.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// Whether two seats win together.
    pub fn allied(&self, one: Seat, other: Seat) -> bool {
        match self.0.terms.contest {
            Contest::Kings | Contest::Race(_) => one == other,
            Contest::Armies(terms) => terms.alliance.allied(one, other),
        }
    }

    /// The roles that pieces of this role capture, where that is not all of them; none otherwise.
    pub fn prey(&self, role: Role) -> &[Role] {
        match &self.0.terms.contest {
            Contest::Armies(terms) if terms.minor.contains(&role) => &terms.minor,
            Contest::Kings | Contest::Race(_) | Contest::Armies(_) => &[],
        }
    }

    /// All who win by this outcome: the winner, and its ally unless that has made peace before.
    pub fn winners(&self, outcome: Outcome) -> impl Iterator<Item = Seat> + use<'_> {
        let wins = move |winner: Seat, seat: Seat| {
            if outcome.alone { winner == seat } else { self.allied(winner, seat) }
        };
        self.seats().filter(move |&seat| outcome.winner.is_some_and(|winner| wins(winner, seat)))
    }

    /// Whether a square is marked on the board.
    pub fn is_marked(&self, square: Square) -> bool {
        self.0.board.marks.has(square)
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.0.game
    }

    /// The game, to make other rules of it.
    pub fn game_ref(&self) -> GameRef {
        self.0.game.clone()
    }

    /// The board in force.
    pub fn board(&self) -> Board {
        self.0.board
    }

    /// The terms in force.
    #[inline(always)]
    pub fn terms(&self) -> &Terms {
        &self.0.terms
    }

    /// The roles in force.
    pub fn roles(&self) -> &[RoleSpec] {
        &self.0.terms.roles
    }

    /// How the role moves in Betza notation, as far as that can say it ([`betza::notation`]).
    pub fn betza(&self, role: Role) -> String {
        let is_first = |right: Right| self.terms().rights[right.index()].home != Home::None;
        betza::notation(&self.role(role).patterns, is_first)
    }

    /// A role's record.
    ///
    /// # Panics
    /// If the game has no such role: roles belong to their game.
    #[inline(always)]
    pub fn role(&self, role: Role) -> &RoleSpec {
        &self.0.terms.roles[role.index()]
    }

    /// The role with this id.
    pub fn role_named(&self, id: &str) -> Option<Role> {
        self.0.terms.roles.iter().position(|role| role.id == id).map(|index| Role(index as u8))
    }

    /// A seat's record.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn seat(&self, seat: Seat) -> SeatSpec {
        self.0.game.seats[seat.index()]
    }

    /// The seats.
    #[inline(always)]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.0.game.seats.len() as u8).map(Seat)
    }

    /// The choice in force for this option.
    pub fn choice(&self, option: &str) -> Option<&str> {
        let (index, option) = self.0.game.option(option)?;
        Some(&option.choices[self.0.choices[index] as usize].id)
    }

    /// Every option with its choice in force.
    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .game
            .options
            .iter()
            .zip(&self.0.choices)
            .map(|(option, &choice)| (&*option.id, &*option.choices[choice as usize].id))
    }

    /// The options that are not at their default, with their choices.
    pub fn chosen(&self) -> impl Iterator<Item = (&str, &str)> {
        let defaults = self.0.game.options.iter().map(|option| &*option.choices[0].id);
        self.options().zip(defaults).filter(|((_, choice), default)| choice != default).map(|(own, _)| own)
    }

    /// The piece that stands on each square at the start.
    pub fn setup(&self) -> &[Option<Piece>] {
        &self.0.setup
    }

    /// The pieces in hand at the start.
    pub fn hands(&self) -> &[Piece] {
        &self.0.hands
    }

    /// How many pieces of this role the seat starts with.
    pub fn initial(&self, seat: Seat, role: Role) -> u8 {
        self.0.initial[seat.index()][role.index()]
    }

    /// Whether a piece of this role can come to stand on the board: it is there at the start or in hand, or another
    /// can be promoted or turn into it.
    pub fn takes_part(&self, role: Role) -> bool {
        let terms = self.terms();
        let begins = |role: Role| self.seats().any(|seat| self.initial(seat, role) > 0);
        let pieces = terms.promotion.pieces.iter();
        let promoted = pieces.flat_map(|&(from, into)| into.roles().map(move |into| (from, into)));
        let doubled = match terms.contest {
            Contest::Race(race) => Some((race.single, race.double)),
            Contest::Kings | Contest::Armies(_) => None,
        };
        // No role is reached by more than one change.
        begins(role)
            || promoted
                .chain(terms.turns_into)
                .chain(doubled)
                .any(|(from, into)| into == role && begins(from))
    }

    /// The squares of a zone for a seat.
    pub fn zone(&self, seat: Seat, zone: Zone) -> SquareSet {
        self.seat(seat).facing.zone(self.0.board.shape, zone)
    }

    /// The names of a role in the name set in force.
    pub fn names(&self, role: Role) -> &[Name] {
        let names = &self.role(role).names;
        names.get(self.0.terms.names as usize).or(names.first()).map_or(&[], |names| names)
    }
}
