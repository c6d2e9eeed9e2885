//! Position text and move text.
//!
//! A position is written as in Fairy-Stockfish's FEN, as far as that goes: placement, seat on
//! turn, rights, `-`, single moves since the last capture or pawn move, number of the move. What
//! a game adds follows as `name=value`: `phase=play`, `phase=array:7`, `phase=mobilisation`,
//! `ready=w`, `bare=b3` (moves made by a bare king), `counting=b:board:3/64` (who counts, which
//! count, how far), `shak=w` (the series of checks has one that lets any mate win), `claim=w` (an
//! impasse is claimed), `forfeit=w` (that seat can no longer win), `standoff=passed` (the last move
//! was a pass) or `standoff=ended`, `phase=redeployment` (the second player moves its rooks),
//! `object=open` (the first player may still object to them), and every option that is not at its
//! default
//! (`elephant=dabbaba`). Fields after the seat may be left out: they then have the values of the
//! start. `-` for the rights means that nobody holds one.
//!
//! Where four sit at the board a piece is written as its seat's small letter and its role's capital,
//! `sKwP`, in the placement and in hand. Games with throws, alliances or a race add what lies on the
//! table: `phase=opening_rolls` and `opening_rolls=s4w2n?e?` (opening throws; seats out of the draw are left out),
//! `throw=4`, `captive=swk2` (South's king is West's prisoner, taken by West's king as the second
//! king; `m` by another piece, `t` by the king on its throne), seats in `mounted=`, `seized=`,
//! `commands=`, `steers=`, `retired=` (at peace), `empire=` and `refused=` (see [`Table`](crate::Table)),
//! `balance=-1,-1,2,0`, `pool=4`, `offer=swsw` (who proposes, who answers, whose kings) and
//! `home=1,0,0,2`.
//!
//! Moves: `e2e3`; promotion `b7b8n`; castling by the king's squares, `e1g1`; a stalemated king's
//! exchange of places `a2~a3`; the promotion of a waiting pawn `b8b8n`; the end of a seat's free
//! moves `ready-w`; a drop `P@e5`; a placement on a pawn's square, the pawn going elsewhere,
//! `R@a3~a1`; a pass by the king's square, `e2e2`; promotion to the piece's own promoted form
//! `c3c4+`; declarations `count-b`,
//! `stop-b`, `object-w`, `impasse-w`, `accept-b`, `decline-b`; a throw `throw-4`; `pass-s` gives up
//! the turn; an exchange of kings `propose-s`, `agree-w`, `refuse-w`; a release `release-s`. The two
//! pieces of a double move together with the double's letter after the squares, `h1h3d`.

mod check;
mod moves;
mod read;
mod table;
mod write;

use crate::board::{Piece, Role, Seat};
use crate::rules::Rules;
use crate::variant::{Captured, Contest, Opening, PlacementError};

/// Longest position text that is read, in bytes.
pub const MAX_TEXT: usize = 1000;

/// Why a position text cannot be read, or stands for no position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// It is longer than [`MAX_TEXT`].
    TooLong,
    /// It has another number of ranks than the board.
    Ranks {
        /// How many it has.
        found: usize,
        /// How many the board has.
        wanted: u8,
    },
    /// A rank does not fill the board's files.
    Files {
        /// The rank's number.
        rank: u8,
    },
    /// A letter stands for no role.
    Letter(char),
    /// The hands name a piece that cannot be in hand.
    Hand(String),
    /// The second field names no seat.
    Seat(String),
    /// The rights name one that the seat cannot hold.
    Right(char),
    /// A count is not a number that can be.
    Count(String),
    /// A further field is unknown or has no such value.
    Field(String),
    /// A seat has no king.
    NoKing(Seat),
    /// A seat has more than one king.
    Kings(Seat),
    /// A seat has more pieces, or more soldiers, than it starts with.
    TooManyPieces(Seat),
    /// A soldier stands on its own first rank.
    SoldierBehind(String),
    /// The seat that has just moved is in check.
    LeftInCheck(Seat),
    /// The seat is in check while free moves, which give none, are still being made.
    CheckTooEarly(Seat),
}

impl PositionError {
    /// Stable code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            PositionError::TooLong => "position-too-long",
            PositionError::Ranks { .. } => "position-ranks",
            PositionError::Files { .. } => "position-files",
            PositionError::Letter(_) => "position-letter",
            PositionError::Hand(_) => "position-hand",
            PositionError::Seat(_) => "position-seat",
            PositionError::Right(_) => "position-right",
            PositionError::Count(_) => "position-count",
            PositionError::Field(_) => "position-field",
            PositionError::NoKing(_) => "position-no-king",
            PositionError::Kings(_) => "position-two-kings",
            PositionError::TooManyPieces(_) => "position-too-many-men",
            PositionError::SoldierBehind(_) => "position-soldier-behind",
            PositionError::LeftInCheck(_) => "position-left-in-check",
            PositionError::CheckTooEarly(_) => "position-check-too-early",
        }
    }
}

impl core::error::Error for PositionError {}

impl From<PlacementError> for PositionError {
    fn from(error: PlacementError) -> PositionError {
        match error {
            PlacementError::Ranks { found, wanted } => PositionError::Ranks { found, wanted },
            PlacementError::Files { rank } => PositionError::Files { rank },
            PlacementError::Letter(letter) => PositionError::Letter(letter),
            PlacementError::Hand(text) => PositionError::Hand(text),
        }
    }
}

/// The fields of a position text, and its `name=value` pairs.
pub(crate) fn split(text: &str) -> (Vec<&str>, Vec<(&str, &str)>) {
    let mut fields = Vec::new();
    let mut pairs = Vec::new();
    for word in text.split_ascii_whitespace() {
        match word.split_once('=') {
            Some(pair) => pairs.push(pair),
            None => fields.push(word),
        }
    }
    (fields, pairs)
}

/// Names of the `name=value` pairs that belong to the position; all others are options.
const POSITION_FIELDS: [&str; 9] =
    ["phase", "ready", "bare", "counting", "shak", "claim", "forfeit", "standoff", "object"];

/// Whether a `name=value` pair belongs to the position; all others are options.
pub(crate) fn is_position_field(name: &str) -> bool {
    POSITION_FIELDS.contains(&name) || table::FIELDS.contains(&name)
}

/// Those of them that may stand once for each seat.
const SEAT_FIELDS: [&str; 3] = ["bare", "shak", "forfeit"];

impl Rules {
    /// Whether the game knows pieces in hand.
    fn has_hands(&self) -> bool {
        let race = matches!(self.terms().contest, Contest::Race(_));
        self.terms().captured == Captured::Dropped || self.deploys() || race
    }

    /// Whether pieces are placed before play.
    fn deploys(&self) -> bool {
        matches!(self.terms().opening, Opening::Deployment(_))
    }

    /// A role's capital letter, after a `+` if it is promoted.
    pub fn label(&self, role: Role) -> String {
        let spec = self.role(role);
        let plus = if spec.promoted_from.is_some() { "+" } else { "" };
        format!("{plus}{}", spec.letter.to_ascii_uppercase())
    }

    /// A piece's letters in position text: upper case for the first player, after a `+` if it is
    /// promoted; where four sit at the board, its seat's letter and its role's capital.
    pub fn letters(&self, piece: Piece) -> String {
        let spec = self.role(piece.role);
        if self.game().seats.len() > 2 {
            return format!("{}{}", self.seat(piece.seat).letter, self.label(piece.role));
        }
        let plus = if spec.promoted_from.is_some() { "+" } else { "" };
        let letter = if piece.seat == Seat::FIRST { spec.letter.to_ascii_uppercase() } else { spec.letter };
        format!("{plus}{letter}")
    }

    /// The seat with this letter.
    pub fn seat_named(&self, text: &str) -> Option<Seat> {
        let mut chars = text.chars();
        let (letter, None) = (chars.next()?, chars.next()) else { return None };
        self.seats().find(|&seat| self.seat(seat).letter == letter)
    }
}
