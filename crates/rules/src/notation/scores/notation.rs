//! The list of notations, and the dispatch of reading and writing a move.

use Notation::*;

use crate::art::Figure;
use crate::board::{Role, Square};
use crate::position::{Move, Position};
use crate::rules::Rules;

/// How moves are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Notation {
    /// The squares, as [`Rules::write_move`] has them.
    Coordinates,
    /// Letters of pieces and the square they go to, as in chess.
    San,
    /// Shogi’s coordinates among programs.
    Usi,
    /// Square, piece and what tells it from others, in Japanese.
    Japanese,
    /// Hodges’s, in Latin letters.
    Hodges,
    /// Kakinoki’s, with the square that a piece leaves.
    Kif,
    /// Kakinoki’s for people, without that square.
    Ki2,
    /// That of the Computer Shogi Association.
    Csa,
    /// That of the World Xiangqi Federation.
    Wxf,
    /// The Chinese four characters.
    Chinese,
    /// That of the Internet Chinese Chess Server.
    Iccs,
    /// Xiangqi’s coordinates among programs.
    Ucci,
    /// The Korean: rows and lines as digits, and the piece.
    Korean,
}

/// All of them, with their ids.
const ALL: [(Notation, &str); 13] = [
    (Coordinates, "coordinates"),
    (San, "san"),
    (Usi, "usi"),
    (Japanese, "japanese"),
    (Hodges, "hodges"),
    (Kif, "kif"),
    (Ki2, "ki2"),
    (Csa, "csa"),
    (Wxf, "wxf"),
    (Chinese, "chinese"),
    (Iccs, "iccs"),
    (Ucci, "ucci"),
    (Korean, "korean"),
];

/// A position in which a move is read or written.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// Who stands where.
    pub position: &'a Position,
    /// The moves that are legal now.
    pub legal: &'a [Move],
    /// Where the last move has led, for “the same square”.
    pub last_to: Option<Square>,
}

/// Why a text is no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It is nothing in this notation.
    Text,
    /// It fits several legal moves.
    Several(Vec<Move>),
    /// It fits none. These it would be, were they legal.
    Illegal(Vec<Move>),
}

impl Notation {
    /// Stable id.
    pub fn id(self) -> &'static str {
        ALL[self as usize].1
    }

    /// Every notation of some game.
    pub fn all() -> impl Iterator<Item = Notation> {
        ALL.iter().map(|&(notation, _)| notation)
    }

    /// The notation of this id.
    pub fn from_id(id: &str) -> Option<Notation> {
        ALL.iter().find(|(_, own)| *own == id).map(|(notation, _)| *notation)
    }
}

/// What is written on a role’s piece.
pub(super) fn inscribed(rules: &Rules, role: Role, seat: u8) -> &'static str {
    match rules.role(role).figure {
        Figure::Inscribed(figure) => figure.text(seat),
        _ => "",
    }
}
