//! Position text and move text.
//!
//! A position is written as in Fairy-Stockfish's FEN, as far as that goes: placement, seat on
//! turn, rights, `-`, single moves since the last capture or pawn move, number of the move. What
//! a game adds follows as `name=value`: `phase=play`, `phase=array:7`, `phase=mobilisation`,
//! `ready=w`, `bare=b3` (moves made by a bare king), and every option that is not at its default
//! (`elephant=dabbaba`). Fields after the seat may be left out: they then have the values of the
//! start. `-` for the rights means that nobody holds one.
//!
//! Moves: `e2e3`; promotion `b7b8n`; castling by the king's squares, `e1g1`; a stalemated king's
//! exchange of places `a2~a3`; the promotion of a waiting pawn `b8b8n`; the end of a seat's free
//! moves `ready-w`.

use crate::action::Move;
use crate::attack::{attackers, in_check};
use crate::board::{Shape, Square, SquareSet, Zone};
use crate::piece::{Kind, Piece, Seat, SeatSpec};
use crate::position::{Phase, Position};
use crate::rules::{Castling, KindSpec, Opening, Rules, Unready};

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
    /// A letter stands for no kind.
    Letter(char),
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
    /// A seat has more men, or more soldiers, than it starts with.
    TooManyMen(Seat),
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
            PositionError::Seat(_) => "position-seat",
            PositionError::Right(_) => "position-right",
            PositionError::Count(_) => "position-count",
            PositionError::Field(_) => "position-field",
            PositionError::NoKing(_) => "position-no-king",
            PositionError::Kings(_) => "position-two-kings",
            PositionError::TooManyMen(_) => "position-too-many-men",
            PositionError::SoldierBehind(_) => "position-soldier-behind",
            PositionError::LeftInCheck(_) => "position-left-in-check",
            PositionError::CheckTooEarly(_) => "position-check-too-early",
        }
    }
}

impl core::fmt::Display for PositionError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&crate::words::en::position_error(self))
    }
}

impl core::error::Error for PositionError {}

/// Reads a placement: ranks from the top, `/` between them, numbers for empty squares.
pub(crate) fn placement(
    shape: Shape,
    seats: &[SeatSpec],
    kinds: &[KindSpec],
    text: &str,
) -> Result<Vec<Option<Piece>>, PositionError> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != shape.ranks as usize {
        return Err(PositionError::Ranks { found: ranks.len(), wanted: shape.ranks });
    }
    let mut men = vec![None; shape.len()];
    for (row, text) in ranks.iter().enumerate() {
        let rank = shape.ranks - 1 - row as u8;
        let wrong = || PositionError::Files { rank: rank + 1 };
        let mut file = 0usize;
        let mut empty = 0usize;
        for char in text.chars() {
            if let Some(digit) = char.to_digit(10) {
                empty = empty * 10 + digit as usize;
                if empty == 0 || file + empty > shape.files as usize {
                    return Err(wrong());
                }
                continue;
            }
            file += core::mem::take(&mut empty);
            let kind = kinds.iter().position(|kind| kind.letter == char.to_ascii_lowercase());
            let kind = kind.ok_or(PositionError::Letter(char))?;
            let square = shape.square(file as i8, rank as i8).ok_or_else(wrong)?;
            let seat = Seat(char.is_ascii_lowercase() as u8);
            debug_assert!(seat.index() < seats.len());
            men[square.index()] = Some(Piece { seat, kind: Kind(kind as u8) });
            file += 1;
        }
        if file + empty != shape.files as usize {
            return Err(wrong());
        }
    }
    Ok(men)
}

/// A placement reflected left to right.
pub(crate) fn mirrored(placement: &str) -> String {
    let ranks = placement.split('/').map(|rank| rank.chars().rev().collect::<String>());
    ranks.collect::<Vec<_>>().join("/")
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
pub(crate) const POSITION_FIELDS: [&str; 3] = ["phase", "ready", "bare"];

impl Rules {
    /// Reads a position text. Pairs that name options are passed over: they belong to the rules.
    ///
    /// # Errors
    /// A text that cannot be read, or that stands for no position of this game.
    ///
    /// ```
    /// use tabiya::{Rules, games};
    /// let rules = Rules::new(&games::CHATURANGA, &[])?;
    /// // White is in check, and has lost the right to leap by it; Black still holds it.
    /// let position = rules.read_position("7k/6R1/8/4p3/3K4/8/8/8 w")?;
    /// assert_eq!(rules.write_position(&position), "7k/6R1/8/4p3/3K4/8/8/8 w k - 0 1");
    /// assert_eq!(rules.read_position("8/8 w").unwrap_err().code(), "position-ranks");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read_position(&self, text: &str) -> Result<Position, PositionError> {
        if text.len() > MAX_TEXT {
            return Err(PositionError::TooLong);
        }
        let (fields, pairs) = split(text);
        let mut fields = fields.into_iter();
        let men = fields.next().unwrap_or("");
        let men = placement(self.game().board.shape, self.game().seats, self.kinds(), men)?;
        let mut position = Position::empty();
        for (index, piece) in men.iter().enumerate() {
            if let Some(piece) = piece {
                position.put(Square(index as u8), *piece);
            }
        }
        self.check_men(&position)?;
        let turn = fields.next().unwrap_or(if text.is_empty() { "" } else { "w" });
        position.set_turn(self.seat_named(turn).ok_or_else(|| PositionError::Seat(turn.to_owned()))?);
        self.read_rights(&mut position, fields.next())?;
        if let Some(passant) = fields.next().filter(|field| *field != "-") {
            return Err(PositionError::Field(passant.to_owned()));
        }
        let mut count = |default: u16| match fields.next() {
            None => Ok(default),
            Some(text) => text.parse().map_err(|_| PositionError::Count(text.to_owned())),
        };
        let (quiet, number) = (count(0)?, count(1)?);
        position.set_counts(quiet, number);
        if let Some(extra) = fields.next() {
            return Err(PositionError::Field(extra.to_owned()));
        }
        position.set_phase(Phase::opening(self.terms().opening));
        for (name, value) in pairs {
            self.read_pair(&mut position, name, value)?;
        }
        self.check_checks(&position)?;
        position.settle_check(self, &mut ());
        Ok(position)
    }

    fn check_men(&self, position: &Position) -> Result<(), PositionError> {
        let pawn = self.terms().promotion.pawn;
        let shape = self.game().board.shape;
        for seat in self.seats() {
            let kings = self
                .terms()
                .royals()
                .map(|kind| position.men_like(Piece { seat, kind }).count())
                .sum::<u32>();
            let pawns = position.men_like(Piece { seat, kind: pawn });
            let most: u32 =
                (0..self.kinds().len() as u8).map(|kind| u32::from(self.initial(seat, Kind(kind)))).sum();
            let facing = self.seat(seat).facing;
            if kings == 0 {
                return Err(PositionError::NoKing(seat));
            }
            if kings > 1 {
                return Err(PositionError::Kings(seat));
            }
            if position.men_of(seat).count() > most || pawns.count() > u32::from(self.initial(seat, pawn)) {
                return Err(PositionError::TooManyMen(seat));
            }
            if let Some(behind) = { pawns }.find(|&square| facing.depth(shape, square) == 0) {
                return Err(PositionError::SoldierBehind(shape.name(behind)));
            }
        }
        Ok(())
    }

    /// Whether the kings can be attacked as they are.
    fn check_checks(&self, position: &Position) -> Result<(), PositionError> {
        let waits = position.turn().opponent();
        match position.phase() {
            Phase::Mobilisation(_) => Ok(()),
            Phase::Array(_) => match self.seats().find(|&seat| in_check(self, position, seat)) {
                Some(seat) => Err(PositionError::CheckTooEarly(seat)),
                None => Ok(()),
            },
            Phase::Play => {
                // A waiting pawn's promotion may have given check before its owner's move.
                let fresh = match self.terms().promotion.unready {
                    Unready::PromotesLater => self.zone(position.turn(), Zone::LastRank),
                    Unready::Stays | Unready::MayNotEnter => SquareSet::EMPTY,
                };
                let attackers = position
                    .king(self, waits)
                    .map_or(SquareSet::EMPTY, |king| attackers(self, position, king, position.turn()));
                if attackers.without(fresh).is_empty() {
                    Ok(())
                } else {
                    Err(PositionError::LeftInCheck(waits))
                }
            }
        }
    }

    fn read_rights(&self, position: &mut Position, field: Option<&str>) -> Result<(), PositionError> {
        let Some(field) = field else {
            position.grant_rights(self);
            return Ok(());
        };
        for char in field.chars().filter(|_| field != "-") {
            let right =
                self.terms().rights.iter().position(|right| right.letter == char.to_ascii_lowercase());
            let seat = Seat(char.is_ascii_lowercase() as u8);
            match right {
                Some(right) if position.could_hold(self, seat, right as u8) => {
                    position.grant(seat, right as u8)
                }
                _ => return Err(PositionError::Right(char)),
            }
        }
        Ok(())
    }

    fn read_pair(&self, position: &mut Position, name: &str, value: &str) -> Result<(), PositionError> {
        let wrong = || PositionError::Field(format!("{name}={value}"));
        let opening = self.terms().opening;
        match name {
            "phase" => {
                let phase = match (value, value.strip_prefix("array:"), opening) {
                    ("play", ..) => Phase::Play,
                    ("mobilisation", _, Opening::Mobilisation) => Phase::Mobilisation(0),
                    (_, Some(left), Opening::ArrayMoves(most)) => {
                        let left: u8 = left.parse().map_err(|_| wrong())?;
                        (1..=most).contains(&left).then_some(Phase::Array(left)).ok_or_else(wrong)?
                    }
                    _ => return Err(wrong()),
                };
                position.set_phase(phase);
            }
            "ready" => match (position.phase(), self.seat_named(value)) {
                (Phase::Mobilisation(_), Some(seat)) => position.set_phase(Phase::Mobilisation(1 << seat.0)),
                _ => return Err(wrong()),
            },
            "bare" => {
                let seat = value.get(..1).and_then(|letter| self.seat_named(letter)).ok_or_else(wrong)?;
                let moves: u8 = value[1..].parse().map_err(|_| wrong())?;
                let limit = self.terms().bare_king_moves.ok_or_else(wrong)?;
                if moves > limit || !position.is_bare(self, seat) {
                    return Err(wrong());
                }
                position.set_bare_moves(seat, moves);
            }
            _ if self.game().option(name).is_some() => {}
            _ => return Err(wrong()),
        }
        Ok(())
    }

    /// The position's text; [`read_position`](Rules::read_position) gives it back.
    pub fn write_position(&self, position: &Position) -> String {
        let shape = self.game().board.shape;
        let mut text = String::new();
        for rank in (0..shape.ranks).rev() {
            let mut empty = 0;
            for file in 0..shape.files {
                match position.man(Square(rank * shape.files + file)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            text.push_str(&empty.to_string());
                        }
                        empty = 0;
                        text.push(self.letter(piece));
                    }
                }
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            if rank > 0 {
                text.push('/');
            }
        }
        let rights = self.rights_text(position);
        let turn = self.seat(position.turn()).letter;
        text.push_str(&format!(" {turn} {rights} - {} {}", position.quiet_moves(), position.number()));
        match position.phase() {
            Phase::Play if self.terms().opening == Opening::Alternate => {}
            Phase::Play => text.push_str(" phase=play"),
            Phase::Array(left) => text.push_str(&format!(" phase=array:{left}")),
            Phase::Mobilisation(ready) => {
                text.push_str(" phase=mobilisation");
                for seat in self.seats().filter(|seat| ready >> seat.0 & 1 == 1) {
                    text.push_str(&format!(" ready={}", self.seat(seat).letter));
                }
            }
        }
        for seat in self.seats().filter(|&seat| position.bare_moves(seat) > 0) {
            text.push_str(&format!(" bare={}{}", self.seat(seat).letter, position.bare_moves(seat)));
        }
        for (option, choice) in self.options().filter(|&(id, choice)| {
            self.game().option(id).is_some_and(|(_, option)| option.choices[0].id != choice)
        }) {
            text.push_str(&format!(" {option}={choice}"));
        }
        text
    }

    fn rights_text(&self, position: &Position) -> String {
        let mut text = String::new();
        for (index, right) in self.terms().rights.iter().enumerate() {
            for seat in self.seats().filter(|&seat| position.holds(seat, index as u8)) {
                let upper = seat == Seat::FIRST;
                text.push(if upper { right.letter.to_ascii_uppercase() } else { right.letter });
            }
        }
        if text.is_empty() { "-".to_owned() } else { text }
    }

    /// A man's letter: upper case for the first player.
    pub fn letter(&self, piece: Piece) -> char {
        let letter = self.kind(piece.kind).letter;
        if piece.seat == Seat::FIRST { letter.to_ascii_uppercase() } else { letter }
    }

    /// The seat with this letter.
    pub fn seat_named(&self, text: &str) -> Option<Seat> {
        let mut chars = text.chars();
        let (letter, None) = (chars.next()?, chars.next()) else { return None };
        self.seats().find(|&seat| self.seat(seat).letter == letter)
    }

    /// The text of a move.
    pub fn write_move(&self, action: Move) -> String {
        let name = |square| self.game().board.shape.name(square);
        let letter = |kind: Kind| self.kind(kind).letter;
        match action {
            Move::Step { from, to, into: None } | Move::Castle { from, to } => name(from) + &name(to),
            Move::Step { from, to, into: Some(kind) } => {
                format!("{}{}{}", name(from), name(to), letter(kind))
            }
            Move::Exchange { from, to } => format!("{}~{}", name(from), name(to)),
            Move::Promote { at, into } => format!("{}{}{}", name(at), name(at), letter(into)),
            Move::Ready(seat) => format!("ready-{}", self.seat(seat).letter),
        }
    }

    /// Reads a move text. Whether the move is legal is another question.
    pub fn read_move(&self, position: &Position, text: &str) -> Option<Move> {
        if let Some(seat) = text.strip_prefix("ready-") {
            return self.seat_named(seat).map(Move::Ready);
        }
        let shape = self.game().board.shape;
        let (from, rest) = leading_square(shape, text)?;
        if let Some(rest) = rest.strip_prefix('~') {
            return shape.parse(rest).map(|to| Move::Exchange { from, to });
        }
        let (to, rest) = leading_square(shape, rest)?;
        let mut rest = rest.chars();
        let into = match (rest.next(), rest.next()) {
            (None, _) => None,
            (Some(letter), None) => {
                let kind = self.kinds().iter().position(|kind| kind.letter == letter)?;
                Some(Kind(kind as u8))
            }
            _ => return None,
        };
        Some(match into {
            Some(into) if from == to => Move::Promote { at: from, into },
            None if self.is_castling_step(position, from, to) => Move::Castle { from, to },
            _ => Move::Step { from, to, into },
        })
    }

    /// Whether a king's move of these squares can only mean castling.
    pub(crate) fn is_castling_step(&self, position: &Position, from: Square, to: Square) -> bool {
        let shape = self.game().board.shape;
        let Some(piece) = position.man(from).filter(|piece| self.kind(piece.kind).royal) else {
            return false;
        };
        let (right, up) = self.seat(piece.seat).facing.turn((2, 0));
        self.terms().castling != Castling::No && shape.offset(from, (right, up)) == Some(to)
    }
}

/// The square that the text begins with, and what follows.
fn leading_square(shape: Shape, text: &str) -> Option<(Square, &str)> {
    let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    let (name, rest) = text.split_at_checked(1 + digits)?;
    Some((shape.parse(name)?, rest))
}
