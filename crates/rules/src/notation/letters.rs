//! The letters of pieces and seats.

use crate::board::{Piece, Role, Seat};
use crate::rules::Rules;
use crate::variant::placement::role_of;
use crate::variant::{Captured, Contest, Opening};

impl Rules {
    /// Whether the game knows pieces in hand.
    pub(super) fn has_hands(&self) -> bool {
        let race = matches!(self.terms().contest, Contest::Race(_));
        self.terms().captured == Captured::Dropped || self.deploys() || race
    }

    /// Whether pieces are placed before play.
    pub(super) fn deploys(&self) -> bool {
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

/// The role of a capital letter, after a `+` if it is promoted.
pub(super) fn role_letter(rules: &Rules, text: &str) -> Option<Role> {
    let (text, promoted) = text.strip_prefix('+').map_or((text, false), |rest| (rest, true));
    let mut letters = text.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    letter.is_ascii_uppercase().then(|| role_of(rules.roles(), letter, promoted)).flatten()
}
