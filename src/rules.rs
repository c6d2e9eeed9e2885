//! A game as a record, and its rules with the options resolved.
//!
//! A [`Game`] is data: board, kinds, [`Terms`], options. Its options resolve to a changed copy of
//! the terms, a [`Rules`], and that is all the rest of the program reads. A rule that does not fit
//! becomes a new term, named by what it does; every reader then has to handle it.

mod shared;

use std::sync::Arc;

use crate::board::{Board, Square, SquareSet, Zone};
use crate::option::{Change, OptionSpec, Preset, SetupError};
use crate::piece::{KINDS, Kind, Piece, SEATS, Seat, SeatSpec};
use crate::source::Cite;
use crate::tables::Tables;
use crate::{race, text};

pub use crate::terms::*;

/// A line of moves that shows something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Stable id; `demonstration` or that of a rule.
    pub id: &'static str,
    /// Options that differ from the default.
    pub options: &'static [(&'static str, &'static str)],
    /// Where it starts, if not from the array.
    pub position: Option<&'static str>,
    /// The moves, in move text, with a space between two.
    pub moves: &'static str,
}

/// A game: a record without code.
#[derive(Debug)]
pub struct Game {
    /// Stable id, such as `chaturanga`.
    pub id: &'static str,
    /// The board.
    pub board: Board,
    /// The seats, first player first.
    pub seats: &'static [SeatSpec],
    /// The rules with every option at its default.
    pub terms: Terms,
    /// The points on which sources differ.
    pub options: &'static [OptionSpec],
    /// Named sets of choices.
    pub presets: &'static [Preset],
    /// Lines to step through; the first is the demonstration.
    pub lines: &'static [Line],
    /// Where the base rules stand.
    pub cites: &'static [Cite],
}

impl Game {
    /// The option with this id.
    pub fn option(&self, id: &str) -> Option<(usize, &'static OptionSpec)> {
        self.options.iter().enumerate().find(|(_, option)| option.id == id)
    }
}

/// A game with its options resolved, compiled for play. Cheap to clone: all that are made with the
/// same choices share one set of tables (25 to 250 kB), which goes when nobody uses it any more, but
/// for the eight sets asked for last.
#[derive(Clone, Debug)]
pub struct Rules(Arc<Compiled>);

/// What [`Rules`] share.
#[derive(Debug)]
struct Compiled {
    game: &'static Game,
    choices: Vec<u8>,
    board: Board,
    terms: Terms,
    array: Vec<Option<Piece>>,
    hands: Vec<Piece>,
    initial: [[u8; KINDS]; SEATS],
    /// The squares that each seat's men run along, in a race.
    tracks: Vec<Vec<Square>>,
    tables: Tables,
}

impl Rules {
    /// The rules of `game` with these `(option, choice)` pairs and the rest at their defaults. Of two
    /// choices of one option the last holds.
    ///
    /// # Errors
    /// An option or choice that the game does not have, or one that another rules out.
    ///
    /// ```
    /// use tabiya::{Rules, games};
    /// let rules = Rules::new(&games::CHATURANGA, &[("elephant", "dabbaba")])?;
    /// assert_eq!(rules.choice("elephant"), Some("dabbaba"));
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    pub fn new(game: &'static Game, chosen: &[(&str, &str)]) -> Result<Rules, SetupError> {
        let choices = crate::option::resolve(game, chosen)?;
        Ok(Rules(shared::find_or(game, &choices, || Compiled::new(game, choices.clone()))))
    }

    /// The compiled tables.
    #[inline(always)]
    pub(crate) fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// The squares that a seat's men run along, in order; none where the game is no race.
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

    /// Whether a square is marked on the board.
    pub fn is_marked(&self, square: Square) -> bool {
        self.0.board.marks.iter().any(|mark| self.0.board.shape.parse(mark) == Some(square))
    }

    /// The game.
    pub fn game(&self) -> &'static Game {
        self.0.game
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

    /// The kinds in force.
    pub fn kinds(&self) -> &[KindSpec] {
        &self.0.terms.kinds
    }

    /// A kind's record.
    ///
    /// # Panics
    /// If the game has no such kind: kinds belong to their game.
    #[inline(always)]
    pub fn kind(&self, kind: Kind) -> &KindSpec {
        &self.0.terms.kinds[kind.index()]
    }

    /// The kind with this id.
    pub fn kind_named(&self, id: &str) -> Option<Kind> {
        self.0.terms.kinds.iter().position(|kind| kind.id == id).map(|index| Kind(index as u8))
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
    pub fn choice(&self, option: &str) -> Option<&'static str> {
        let (index, option) = self.0.game.option(option)?;
        Some(option.choices[self.0.choices[index] as usize].id)
    }

    /// Every option with its choice in force.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0
            .game
            .options
            .iter()
            .zip(&self.0.choices)
            .map(|(option, &choice)| (option.id, option.choices[choice as usize].id))
    }

    /// The man that stands on each square at the start.
    pub fn array(&self) -> &[Option<Piece>] {
        &self.0.array
    }

    /// The men in hand at the start.
    pub fn hands(&self) -> &[Piece] {
        &self.0.hands
    }

    /// How many men of this kind the seat starts with.
    pub fn initial(&self, seat: Seat, kind: Kind) -> u8 {
        self.0.initial[seat.index()][kind.index()]
    }

    /// The squares of a zone for a seat.
    pub fn zone(&self, seat: Seat, zone: Zone) -> SquareSet {
        self.seat(seat).facing.zone(self.0.board.shape, zone)
    }

    /// The names of a kind in the name set in force.
    pub fn names(&self, kind: Kind) -> &'static [Name] {
        let names = self.kind(kind).names;
        names.get(self.0.terms.names as usize).or(names.first()).copied().unwrap_or(&[])
    }
}

impl Compiled {
    fn new(game: &'static Game, choices: Vec<u8>) -> Compiled {
        let mut terms = game.terms.clone();
        let mut board = game.board;
        for (option, &choice) in game.options.iter().zip(&choices) {
            for change in option.choices[choice as usize].changes {
                match change {
                    Change::Board(other) => board = *other,
                    change => terms.change(change),
                }
            }
        }
        let (placement, hands) = terms.array.split_once('[').unwrap_or((&terms.array, ""));
        let mut array = text::placement(board.shape, game.seats, &terms.kinds, placement)
            .expect("the arrays of the games are tested");
        let hands = text::hand(game.seats, &terms.kinds, hands.trim_end_matches(']'))
            .expect("the arrays of the games are tested");
        let mut initial = [[0; KINDS]; SEATS];
        for piece in array.iter().flatten() {
            initial[piece.seat.index()][piece.kind.index()] += 1;
        }
        for piece in &hands {
            initial[piece.seat.index()][piece.kind.index()] += 1;
        }
        for (one, other) in terms.swaps.iter() {
            if let (Some(one), Some(other)) = (board.shape.parse(one), board.shape.parse(other)) {
                array.swap(one.index(), other.index());
            }
        }
        let tables = Tables::new(board.shape, game.seats, &terms, &array);
        let tracks = match terms.contest {
            Contest::Kings | Contest::Armies(_) => Vec::new(),
            Contest::Race(terms) => {
                game.seats.iter().map(|seat| race::track(board.shape, seat.facing, terms)).collect()
            }
        };
        Compiled { game, choices, board, terms, array, hands, initial, tracks, tables }
    }
}
