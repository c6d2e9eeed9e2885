//! How each notation names files and ranks, as they stand along the edge of a board.

use super::notation::Notation::{self, *};

impl Notation {
    /// The names of the files and those of the ranks, each from the first player's left or side. Nothing where they are
    /// letters and numbers from there, as in coordinates. Where each side counts from its own right the names are those
    /// of who sits below.
    #[inline(never)]
    pub fn edge(self, files: u8, ranks: u8, flipped: bool) -> Option<[Vec<String>; 2]> {
        let up = |count: u8, first: u8| (first..first + count).map(|number| number.to_string()).collect();
        let down = |count: u8| (1..=count).rev().map(|number| number.to_string()).collect();
        let letters = |letter: u8| char::from(b'a' + letter).to_string();
        Some(match self {
            Coordinates | San => return None,
            Usi | Hodges => [down(files), (0..ranks).rev().map(letters).collect()],
            Japanese | Kif | Ki2 | Csa => [down(files), down(ranks)],
            Wxf | Chinese if flipped => [up(files, 1), Vec::new()],
            Wxf | Chinese => [down(files), Vec::new()],
            Iccs | Ucci => [(0..files).map(letters).collect(), up(ranks, 0)],
            Korean => [up(files, 1), (1..=ranks).rev().map(|row| (row % 10).to_string()).collect()],
        })
    }
}
