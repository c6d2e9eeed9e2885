//! Move text.

use crate::board::{Role, Shape, Square};
use crate::position::{Move, Position};
use crate::rules::Rules;
use crate::variant::placement::role_of;

impl Rules {
    /// The text of a move.
    pub fn write_move(&self, action: Move) -> String {
        let name = |square| self.board().shape.name_of(square);
        let letter = |role: Role| {
            if self.role(role).promoted_from.is_some() { '+' } else { self.role(role).letter }
        };
        match action {
            Move::Step { from, to, into: None } | Move::Castle { from, to } => {
                [&*name(from), &*name(to)].concat()
            }
            Move::Step { from, to, into: Some(role) } => {
                format!("{}{}{}", name(from), name(to), letter(role))
            }
            Move::Exchange { from, to } => format!("{}~{}", name(from), name(to)),
            Move::Promote { at, into } => format!("{}{}{}", name(at), name(at), letter(into)),
            Move::Roll(value) => format!("throw-{value}"),
            Move::Skip(seat) => format!("pass-{}", self.seat(seat).letter),
            Move::Propose(seat) => format!("propose-{}", self.seat(seat).letter),
            Move::Agree(seat) => format!("agree-{}", self.seat(seat).letter),
            Move::Refuse(seat) => format!("refuse-{}", self.seat(seat).letter),
            Move::Release(seat) => format!("release-{}", self.seat(seat).letter),
            Move::Ready(seat) => format!("ready-{}", self.seat(seat).letter),
            Move::Count(seat) => format!("count-{}", self.seat(seat).letter),
            Move::Object(seat) => format!("object-{}", self.seat(seat).letter),
            Move::Pass { at } => [&*name(at), &*name(at)].concat(),
            Move::Place { role, to, pawn_to } => {
                format!("{}@{}~{}", self.role(role).letter.to_ascii_uppercase(), name(to), name(pawn_to))
            }
            Move::Stop(seat) => format!("stop-{}", self.seat(seat).letter),
            Move::ClaimImpasse(seat) => format!("impasse-{}", self.seat(seat).letter),
            Move::AcceptImpasse(seat) => format!("accept-{}", self.seat(seat).letter),
            Move::DeclineImpasse(seat) => format!("decline-{}", self.seat(seat).letter),
            Move::ClaimStalemate(seat) => format!("stalemate-{}", self.seat(seat).letter),
            Move::Drop { role, to } => {
                format!("{}@{}", self.role(role).letter.to_ascii_uppercase(), name(to))
            }
        }
    }

    /// Reads a move text. Whether the move is legal is another question.
    pub fn read_move(&self, position: &Position, text: &str) -> Option<Move> {
        if let Some(value) = text.strip_prefix("throw-") {
            let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
            return value.parse().ok().filter(|_| digits).map(Move::Roll);
        }
        if let Some((word, seat)) = text.split_once('-') {
            let seat = self.seat_named(seat)?;
            return match word {
                "ready" => Some(Move::Ready(seat)),
                "pass" => Some(Move::Skip(seat)),
                "propose" => Some(Move::Propose(seat)),
                "agree" => Some(Move::Agree(seat)),
                "refuse" => Some(Move::Refuse(seat)),
                "release" => Some(Move::Release(seat)),
                "count" => Some(Move::Count(seat)),
                "stop" => Some(Move::Stop(seat)),
                "object" => Some(Move::Object(seat)),
                "impasse" => Some(Move::ClaimImpasse(seat)),
                "accept" => Some(Move::AcceptImpasse(seat)),
                "decline" => Some(Move::DeclineImpasse(seat)),
                "stalemate" => Some(Move::ClaimStalemate(seat)),
                _ => None,
            };
        }
        let shape = self.board().shape;
        if let Some((letter, square)) = text.split_once('@') {
            let mut letters = letter.chars();
            let (letter, None) = (letters.next()?, letters.next()) else { return None };
            let role = letter.is_ascii_uppercase().then(|| role_of(self.roles(), letter, false)).flatten()?;
            return match square.split_once('~') {
                None => shape.parse(square).map(|to| Move::Drop { role, to }),
                Some((to, pawn_to)) => shape
                    .parse(to)
                    .zip(shape.parse(pawn_to))
                    .map(|(to, pawn_to)| Move::Place { role, to, pawn_to }),
            };
        }
        let (from, rest) = leading_square(shape, text)?;
        if let Some(rest) = rest.strip_prefix('~') {
            return shape.parse(rest).map(|to| Move::Exchange { from, to });
        }
        let (to, rest) = leading_square(shape, rest)?;
        let mut rest = rest.chars();
        let into = match (rest.next(), rest.next()) {
            (None, _) => None,
            (Some('+'), None) => {
                let role = position.piece_at(from)?.role;
                let promoted = self.roles().iter().position(|spec| spec.promoted_from == Some(role))?;
                Some(Role(promoted as u8))
            }
            (Some(letter), None) if letter.is_ascii_lowercase() => {
                Some(role_of(self.roles(), letter, false)?)
            }
            _ => return None,
        };
        Some(match into {
            Some(into) if from == to => Move::Promote { at: from, into },
            None if from == to => Move::Pass { at: from },
            None if self.is_castling_step(position, from, to) => Move::Castle { from, to },
            _ => Move::Step { from, to, into },
        })
    }

    /// Whether a text begins with two squares, whatever follows them.
    pub(crate) fn begins_with_squares(&self, text: &str) -> bool {
        let shape = self.board().shape;
        let rest = leading_square(shape, text)
            .map(|(_, rest)| rest.trim_start_matches(['-', '–', '—', '−', 'x', '×', ':']));
        rest.is_some_and(|rest| leading_square(shape, rest).is_some())
    }

    /// Reads a move text with a sign between its two squares: a dash, or that of a capture if it is one.
    pub(crate) fn read_apart(&self, position: &Position, text: &str) -> Option<Move> {
        let (from, rest) = leading_square(self.board().shape, text)?;
        let mut signs = rest.chars();
        let sign = signs.next()?;
        let action =
            self.read_move(position, &[&text[..text.len() - rest.len()], signs.as_str()].concat())?;
        let captures = || {
            position.piece_at(from).zip(action.to()).is_some_and(|(piece, to)| {
                self.captured_by(position, from, to).is_some_and(|other| other.seat != piece.seat)
            })
        };
        match sign {
            '-' | '–' | '—' | '−' => Some(action),
            'x' | '×' | ':' => captures().then_some(action),
            _ => None,
        }
    }

    /// Whether a king's move of these squares can only mean castling.
    pub(crate) fn is_castling_step(&self, position: &Position, from: Square, to: Square) -> bool {
        position.piece_at(from).is_some_and(|piece| {
            let mut ways = self.tables().castles[piece.seat.index()].iter();
            self.role(piece.role).royal && ways.any(|way| way.king == [from, to])
        })
    }
}

/// The square that the text begins with, and what follows.
fn leading_square(shape: Shape, text: &str) -> Option<(Square, &str)> {
    let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    let (name, rest) = text.split_at_checked(1 + digits)?;
    Some((shape.parse(name)?, rest))
}
