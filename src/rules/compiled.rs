//! What compiling a game under certain choices makes.

use super::tables::Tables;
use super::track::track;
use crate::board::{Board, KINDS, Piece, SEATS, Square};
use crate::variant::placement::{hand as read_hand, placement as read_placement};
use crate::variant::{Change, Contest, Game, Terms};

/// What [`Rules`] share.
#[derive(Debug)]
pub(super) struct Compiled {
    pub(super) game: &'static Game,
    pub(super) choices: Vec<u8>,
    pub(super) board: Board,
    pub(super) terms: Terms,
    pub(super) array: Vec<Option<Piece>>,
    pub(super) hands: Vec<Piece>,
    pub(super) initial: [[u8; KINDS]; SEATS],
    /// The squares that each seat's men run along, in a race.
    pub(super) tracks: Vec<Vec<Square>>,
    pub(super) tables: Tables,
}

impl Compiled {
    pub(super) fn new(game: &'static Game, choices: Vec<u8>) -> Compiled {
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
        let mut array = read_placement(board.shape, game.seats, &terms.kinds, placement)
            .expect("the arrays of the games are tested");
        let hands = read_hand(game.seats, &terms.kinds, hands.trim_end_matches(']'))
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
                game.seats.iter().map(|seat| track(board.shape, seat.facing, terms)).collect()
            }
        };
        Compiled { game, choices, board, terms, array, hands, initial, tracks, tables }
    }
}
