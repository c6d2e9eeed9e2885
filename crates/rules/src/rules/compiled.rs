//! The compiled rules of a game under certain choices.

use std::sync::Arc;

use super::tables::Tables;
use super::track::track;
use crate::board::{Board, Piece, ROLES, SEATS, Square};
use crate::variant::placement::{hand as read_hand, placement as read_placement};
use crate::variant::texts::GameTexts;
use crate::variant::{Change, Contest, GameRef, RecordFault, Terms};

/// Most lines of squares that riders and hoppers of all seats run along: their places are bytes.
const RAYS: usize = 256;

/// What [`Rules`] share.
#[derive(Clone, Debug)]
pub(super) struct Compiled {
    pub(super) game: GameRef,
    pub(super) choices: Vec<u8>,
    /// What pieces and sides are called, where that does not stand in the catalogue.
    pub(super) texts: Option<Arc<GameTexts>>,
    pub(super) board: Board,
    pub(super) terms: Terms,
    pub(super) setup: Vec<Option<Piece>>,
    pub(super) hands: Vec<Piece>,
    pub(super) initial: [[u8; ROLES]; SEATS],
    /// The squares that each seat's pieces run along, in a race.
    pub(super) tracks: Vec<Vec<Square>>,
    pub(super) tables: Tables,
}

impl Compiled {
    /// # Errors
    /// An array that does not fit the board under these choices, or more lines than there is room for.
    pub(super) fn new(game: GameRef, choices: Vec<u8>) -> Result<Compiled, RecordFault> {
        let mut terms = game.terms.clone();
        let mut board = game.board;
        let mut swaps = Vec::new();
        for (option, &choice) in game.options.iter().zip(&choices) {
            for change in option.choices[choice as usize].changes.iter() {
                match change {
                    Change::Board(other) => board = *other,
                    Change::Swap(one, other) => swaps.push((one, other)),
                    change => terms.change(change),
                }
            }
        }
        let (placement, hands) = terms.setup.split_once('[').unwrap_or((&terms.setup, ""));
        let fault = |rule| RecordFault { rule, at: terms.setup.clone() };
        let mut setup = read_placement(board.shape, &game.seats, &terms.roles, placement)
            .map_err(|_| fault("an array fills the board with the pieces of the game"))?;
        let hands = read_hand(&game.seats, &terms.roles, hands.trim_end_matches(']'))
            .map_err(|_| fault("a hand holds pieces of the game"))?;
        if setup.len() + hands.len() > u8::MAX as usize {
            return Err(fault("a hand is not larger than a board"));
        }
        let mut initial = [[0; ROLES]; SEATS];
        for piece in setup.iter().flatten().chain(&hands) {
            initial[piece.seat.index()][piece.role.index()] += 1;
        }
        if terms.mirrored {
            setup.chunks_mut(board.shape.files as usize).for_each(<[_]>::reverse);
        }
        for (one, other) in swaps {
            if let (Some(one), Some(other)) = (board.shape.parse(one), board.shape.parse(other)) {
                setup.swap(one.index(), other.index());
            }
        }
        let tables = Tables::new(board.shape, &game.seats, &terms, &setup);
        if tables.rays.len() > RAYS {
            return Err(RecordFault {
                rule: "pieces run along at most 256 lines in all",
                at: game.id.clone(),
            });
        }
        let tracks = match terms.contest {
            Contest::Kings | Contest::Armies(_) => Vec::new(),
            Contest::Race(terms) => {
                game.seats.iter().map(|seat| track(board.shape, seat.facing, terms)).collect()
            }
        };
        let texts = game.texts.clone();
        Ok(Compiled { game, choices, texts, board, terms, setup, hands, initial, tracks, tables })
    }
}
