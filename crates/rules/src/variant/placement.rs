//! Placements and hands as text.

use super::terms::RoleSpec;
use crate::board::{Piece, Role, Seat, SeatSpec, Shape};

/// Why a placement or a hand cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlacementError {
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
}

/// Reads a placement: ranks from the top, `/` between them, numbers for empty squares.
pub fn placement(
    shape: Shape,
    seats: &[SeatSpec],
    roles: &[RoleSpec],
    text: &str,
) -> Result<Vec<Option<Piece>>, PlacementError> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != shape.ranks as usize {
        return Err(PlacementError::Ranks { found: ranks.len(), wanted: shape.ranks });
    }
    let mut pieces = vec![None; shape.len()];
    for (row, text) in ranks.iter().enumerate() {
        let rank = shape.ranks - 1 - row as u8;
        let wrong = || PlacementError::Files { rank: rank + 1 };
        let mut file = 0usize;
        let mut empty = 0usize;
        let mut promoted = false;
        let mut owner = None;
        for char in text.chars() {
            if let Some(digit) = char.to_digit(10).filter(|_| owner.is_none()) {
                empty = empty * 10 + digit as usize;
                if empty == 0 || file + empty > shape.files as usize {
                    return Err(wrong());
                }
                continue;
            }
            if char == '+' && !promoted {
                promoted = true;
                continue;
            }
            if seats.len() > 2 && owner.is_none() {
                owner = Some(seat_with(seats, char).ok_or(PlacementError::Letter(char))?);
                continue;
            }
            file += core::mem::take(&mut empty);
            let role =
                role_of(roles, char, core::mem::take(&mut promoted)).ok_or(PlacementError::Letter(char))?;
            let square = shape.square(file as i8, rank as i8).ok_or_else(wrong)?;
            let seat = owner.take().unwrap_or(Seat(char.is_ascii_lowercase() as u8));
            if seats.len() > 2 && char.is_ascii_lowercase() {
                return Err(PlacementError::Letter(char));
            }
            pieces[square.index()] = Some(Piece { seat, role });
            file += 1;
        }
        if file + empty != shape.files as usize || promoted || owner.is_some() {
            return Err(wrong());
        }
    }
    Ok(pieces)
}

/// The pieces that letters name.
///
/// # Errors
/// Letters that name no piece.
pub(crate) fn hand(seats: &[SeatSpec], roles: &[RoleSpec], text: &str) -> Result<Vec<Piece>, PlacementError> {
    let mut pieces = Vec::new();
    let mut letters = text.chars();
    while let Some(first) = letters.next() {
        let wrong = || PlacementError::Hand(first.into());
        let (seat, letter) = if seats.len() > 2 {
            let letter = letters.next().filter(char::is_ascii_uppercase).ok_or_else(wrong)?;
            (seat_with(seats, first).ok_or_else(wrong)?, letter)
        } else {
            (Seat(first.is_ascii_lowercase() as u8), first)
        };
        pieces.push(Piece { seat, role: role_of(roles, letter, false).ok_or_else(wrong)? });
    }
    Ok(pieces)
}

/// The seat with this letter.
fn seat_with(seats: &[SeatSpec], letter: char) -> Option<Seat> {
    seats.iter().position(|seat| seat.letter == letter).map(|index| Seat(index as u8))
}

/// Letters of Xiangqi and Janggi after the English names, as the World Xiangqi Federation and Fairy-Stockfish have
/// them beside N and B: they stand for these roles where no other has the letter.
const ALSO: [(char, &str); 2] = [('h', "horse"), ('e', "elephant")];

/// The role with this letter, in either case, promoted or not.
pub(crate) fn role_of(roles: &[RoleSpec], letter: char, promoted: bool) -> Option<Role> {
    let letter = letter.to_ascii_lowercase();
    let is = |role: &RoleSpec| role.letter == letter && role.promoted_from.is_some() == promoted;
    let also = || {
        let (_, id) = ALSO.iter().find(|(own, _)| *own == letter && !promoted)?;
        roles.iter().position(|role| role.id == *id)
    };
    roles.iter().position(is).or_else(also).map(|index| Role(index as u8))
}
