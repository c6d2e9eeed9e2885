//! The notations that the players of a game use, besides coordinates.
//!
//! Which notations a game has follows from what its pieces bear: wedges have those of Shogi, discs those of
//! Xiangqi, octagons those of Janggi, and carved pieces letters as in chess, which the others have besides, as
//! Fairy-Stockfish writes them. A text is read against the legal
//! moves: what it says is a [`Sketch`](sketch::Sketch), and it is a move's text if it fits that move alone. So
//! what is written is read back, and texts that say less than they should are read where that is enough.
//!
//! Sources: the PGN standard (Edwards 1994) for letters, disambiguation and checks; Hodges's notation as in
//! *Shogi* magazine (1976); the Japan Shogi Association's page on the notation of moves, Kakinoki's page on KIF,
//! and CSA's on its format (V2.2), each as the library tsshogi (MIT) reads and writes it; the Universal Shogi
//! Interface (Romstad 2007); the World Xiangqi Federation's page on notation, xqbase.com on ICCS and UCCI, and on
//! pawns in files a page on Chinese records (前九平八); janggi.pl and the Korea Janggi Association's coordinates.

mod edge;
mod japanese;
mod korean;
mod notation;
mod san;
mod sketch;
mod western;
mod xiangqi;

use super::letters;
use crate::art::{Figure, Plate};
use crate::board::Role;
use crate::position::Move;
use crate::rules::Rules;
use crate::variant::Captured;
use sketch::relaxed;

use Notation::*;
pub use japanese::digit as japanese_digit;
pub use notation::{Notation, Scene, Unread};

impl Notation {
    /// The text of a move. What the notation has no sign for is written in coordinates.
    pub fn write(self, scene: &Scene, action: Move) -> String {
        let text = match self {
            Coordinates => None,
            San => san::write(scene, action),
            Usi => western::usi(scene, action),
            Hodges => western::hodges(scene, action),
            Csa => western::csa(scene, action),
            Kif | Ki2 | Japanese => japanese::write(scene, action, self),
            Wxf | Chinese => xiangqi::write(scene, action, self == Chinese),
            Iccs | Ucci => xiangqi::squares(scene, action, self == Iccs),
            Korean => korean::write(scene, action),
        };
        text.unwrap_or_else(|| scene.rules.write_move(action))
    }

    /// Reads a text as a legal move.
    ///
    /// # Errors
    /// A text that is none, or that fits several.
    pub fn read(self, scene: &Scene, text: &str) -> Result<Move, Unread> {
        let text = text.trim();
        if text.is_empty() || text.len() > MAX_MOVE_TEXT {
            return Err(Unread::Text);
        }
        let own = match self {
            Coordinates => Err(Unread::Text),
            San => san::read(scene, text),
            Usi => western::read_usi(scene, text),
            Hodges => western::read_hodges(scene, text),
            Csa => western::read_csa(scene, text),
            Kif | Ki2 | Japanese => japanese::read(scene, text),
            Wxf | Chinese => xiangqi::read(scene, text),
            // Their squares look like ours, and are others.
            Iccs | Ucci if !text.contains('@') => return xiangqi::read_squares(scene, text),
            Iccs | Ucci => Err(Unread::Text),
            Korean => korean::read(scene, text),
        };
        match own {
            Err(why) => match coordinates(scene, text) {
                Err(Unread::Text) => Err(why),
                // An unambiguous text in coordinates is legal or refused; in the notation it may be several.
                Err(other) if why == Unread::Text => Err(other),
                Err(_) => Err(why),
                read => read,
            },
            read => read,
        }
    }
}

/// The longest text of a move that is looked at, in bytes.
const MAX_MOVE_TEXT: usize = 60;

/// Coordinates, also as people and pages write them: `g1–f3`, `g1xf3`, `b7-b8=N`.
fn coordinates(scene: &Scene, text: &str) -> Result<Move, Unread> {
    let Scene { rules, position, legal, .. } = *scene;
    let read = rules.read_move(position, text).or_else(|| {
        let plain: String = text
            .chars()
            .filter(|sign| !matches!(sign, '-' | '–' | '—' | '−' | 'x' | '×' | ':' | '='))
            .collect();
        let plain = plain.trim_end_matches(['#', '!', '?']);
        rules
            .read_move(position, plain)
            .or_else(|| rules.read_move(position, plain.trim_end_matches('+')))
            .or_else(|| {
                let last = plain.chars().next_back().filter(char::is_ascii_uppercase)?;
                let start = plain.strip_suffix(last)?;
                rules.read_move(position, &format!("{start}{}", last.to_ascii_lowercase()))
            })
    });
    let action = read.ok_or(Unread::Text)?;
    if legal.contains(&action) { Ok(action) } else { relaxed(scene, action) }
}

impl Rules {
    /// The notations of the game, coordinates first.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::{Rules, games, notation::Notation};
    /// let rules = Rules::new(&games::SHATRANJ, &[])?;
    /// assert_eq!(rules.notations(), [Notation::Coordinates, Notation::San]);
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    pub fn notations(&self) -> &'static [Notation] {
        let shape = self.board().shape;
        let plates = self.roles().iter().find_map(|role| match role.figure {
            Figure::Inscribed(figure) => Some(figure.plate),
            _ => None,
        });
        let digits = shape.files <= 9 && shape.ranks <= 10 && self.game().seats.len() == 2;
        match plates {
            Some(Plate::Wedge) if digits && shape.ranks < 10 => {
                let codes =
                    (0..self.roles().len() as u8).all(|role| western::code(self, Role(role)).is_some());
                let modern = codes && shape.files == 9 && shape.ranks == 9;
                if modern && self.terms().captured == Captured::Dropped {
                    &[Coordinates, Japanese, Hodges, Kif, Ki2, Csa, Usi, San]
                } else {
                    &[Coordinates, Japanese, Hodges, Usi, San]
                }
            }
            Some(Plate::Disc) if digits => &[Coordinates, Wxf, Chinese, Iccs, Ucci, San],
            Some(Plate::Octagon) if digits => &[Coordinates, Korean, San],
            _ => &[Coordinates, San],
        }
    }
}
