//! The reader of position text.

use super::error::{MAX_TEXT, PositionError};
use super::fields::{SEAT_FIELDS, split};
use super::table;
use crate::board::{Role, Seat, Square};
use crate::play::counting;
use crate::play::movegen::forced_advance;
use crate::play::passing::passed_over;
use crate::position::{Count, Impasse, LastMove, Phase, Position};
use crate::rules::Rules;
use crate::variant::placement::{hand, placement};
use crate::variant::{Generals, ImpasseRule, Opening, Pass};

/// The words for a board of Shogi on which one king is missing: that of the side that has a problem to solve.
pub fn kingless(board: &str) -> &'static str {
    match (board.contains('K'), board.contains('k')) {
        (false, true) => " kingless=w",
        (true, false) => " kingless=b",
        _ => "",
    }
}

/// SFEN, whose hands have numbers and whose first player is black, as a position text.
pub fn from_sfen(board: &str, turn: &str, hands: &str, number: u16) -> String {
    let mut held = String::new();
    let mut count = 0usize;
    for sign in hands.chars().take(80) {
        match sign.to_digit(10) {
            Some(digit) => count = (10 * count + digit as usize).min(40),
            None if sign != '-' => {
                held.extend(core::iter::repeat_n(sign, count.max(1)));
                count = 0;
            }
            None => {}
        }
    }
    let turn = if turn == "b" { "w" } else { "b" };
    format!("{board}[{held}] {turn} - - 0 {}{}", number.div_ceil(2).max(1), kingless(board))
}

/// SFEN without its word, as problems are published: its hands stand in a field of their own, and what could be the
/// rights of another text is followed by the number of the move.
fn bare_sfen(text: &str) -> Option<String> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (board, turn, hands, number) = match fields[..] {
        [board, turn @ ("b" | "w"), hands, number] => (board, turn, hands, number.parse().ok()?),
        [board, turn @ ("b" | "w"), hands] if hands != "-" => (board, turn, hands, 1),
        _ => return None,
    };
    let held =
        hands == "-" || hands.chars().all(|sign| sign.is_ascii_digit() || "RBGSNLPrbgsnlp".contains(sign));
    (held && !board.contains('[')).then(|| from_sfen(board, turn, hands, number))
}

impl Rules {
    /// Reads a position text. Pairs that name options are passed over: they belong to the rules.
    ///
    /// # Errors
    /// A text that cannot be read, or that stands for no position of this game.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
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
        // As programs tell engines.
        let bare = text.trim().trim_start_matches("position ").trim_start();
        if bare == "startpos" {
            return Ok(Position::start(self));
        }
        if let [board, turn, hands, number @ ..] =
            &bare.strip_prefix("sfen ").map_or(Vec::new(), |rest| rest.split_whitespace().collect())[..]
        {
            let number = number.first().and_then(|number| number.parse().ok()).unwrap_or(1);
            return self.read_position(&from_sfen(board, turn, hands, number));
        }
        if self.has_hands()
            && !self.deploys()
            && let Some(own) = bare_sfen(bare)
        {
            return self.read_position(&own);
        }
        let text = bare.strip_prefix("fen ").unwrap_or(bare);
        let (fields, pairs) = split(text);
        let mut fields = fields.into_iter();
        let pieces = fields.next().unwrap_or("");
        let (pieces, hands) = match pieces.split_once('[') {
            None => (pieces, None),
            Some((pieces, hands)) => {
                (pieces, Some(hands.strip_suffix(']').ok_or_else(|| PositionError::Hand(hands.into()))?))
            }
        };
        let pieces = self.without_marks(pieces)?;
        let pieces = placement(self.board().shape, &self.game().seats, self.roles(), &pieces)?;
        let mut position = Position::empty();
        for (index, piece) in pieces.iter().enumerate() {
            if let Some(piece) = piece {
                position.put(Square(index as u8), *piece);
            }
        }
        self.read_hands(&mut position, hands.unwrap_or(""))?;
        let kingless = pairs.iter().find(|(name, _)| *name == "kingless").map(|&(_, seat)| seat);
        let kingless = kingless.and_then(|seat| self.seat_named(seat));
        self.check_pieces(&position, kingless)?;
        position.set_table(self);
        let first = self.seat(Seat::FIRST).letter.to_string();
        let turn = fields.next().unwrap_or(if text.is_empty() { "" } else { &first });
        // Red, as programs of Xiangqi write it.
        let red = || (turn == "r" && self.game().seats.len() == 2).then_some(Seat::FIRST);
        let turn = self.seat_named(turn).or_else(red).ok_or_else(|| PositionError::Seat(turn.to_owned()))?;
        position.set_turn(turn);
        self.read_rights(&mut position, fields.next())?;
        // The square for capturing in passing. A number there is the limit of a count in plies.
        let mut passant = fields.next().filter(|field| *field != "-");
        if let Some(over) = passant.and_then(|name| self.board().shape.parse(name)) {
            self.read_passed(&mut position, over)?;
            passant = None;
        }
        let wrong = || PositionError::Field(passant.unwrap_or("").to_owned());
        let limit: Option<u16> = passant.map(|field| field.parse().map_err(|_| wrong())).transpose()?;
        let mut count = |default: u16| match fields.next() {
            None => Ok(default),
            Some(text) => text.parse().map_err(|_| PositionError::Count(text.to_owned())),
        };
        let (quiet, number) = (count(0)?, count(1)?);
        match limit {
            None => position.set_clocks(quiet, number),
            Some(limit) => {
                position.set_clocks(0, number);
                let count = self.count_in_plies(&position, limit, quiet).ok_or_else(wrong)?;
                position.set_count(Some(count));
            }
        }
        if let Some(extra) = fields.next() {
            return Err(PositionError::Field(extra.to_owned()));
        }
        position.set_phase(Phase::opening(self.terms().opening));
        // What opens a game without captures is over once a piece is missing.
        let over = match position.phase() {
            Phase::Forced => !self.awaits_forced(&position),
            Phase::Mobilisation(_) | Phase::FreeMoves(_) => !self.is_complete(&position),
            Phase::Deployment | Phase::Redeployment | Phase::OpeningRoll | Phase::Play => false,
        };
        if over {
            position.set_phase(Phase::Play);
        }
        if self.deploys() && self.seats().all(|seat| position.hand_is_empty(seat)) {
            position.set_phase(Phase::Play);
        }
        for (index, (name, _)) in pairs.iter().enumerate() {
            if !SEAT_FIELDS.contains(name) && pairs[..index].iter().any(|(other, _)| other == name) {
                return Err(PositionError::Field(format!("{name}= twice")));
            }
        }
        for (name, value) in pairs {
            self.read_pair(&mut position, name, value)?;
        }
        table::check(self, &position)?;
        self.check_deployment(&position)?;
        self.check_checks(&position)?;
        self.check_declaration(&position)?;
        position.settle_rights(self, &mut ());
        counting::settle(self, &mut position);
        Ok(position)
    }

    /// Whether each side has as many pieces on the board as it began with.
    fn is_complete(&self, position: &Position) -> bool {
        let begins = |seat| (0..self.roles().len() as u8).map(move |role| self.initial(seat, Role(role)));
        self.seats().all(|seat| position.pieces_of(seat).len() >= begins(seat).map(u32::from).sum())
    }

    /// Whether the pieces stand as they do before the forced first move of the seat on turn.
    pub(super) fn awaits_forced(&self, position: &Position) -> bool {
        let mut start = Position::start(self);
        if let Some(first) = forced_advance(self, &start).filter(|_| position.turn() != start.turn()) {
            start.apply(self, first, &mut ());
        }
        let same = |square| position.piece_at(square) == start.piece_at(square);
        position.turn() == start.turn() && self.board().shape.squares().all(same)
    }

    pub(super) fn read_hands(&self, position: &mut Position, hands: &str) -> Result<(), PositionError> {
        let wrong = || PositionError::Hand(hands.to_owned());
        if hands == "-" {
            return Ok(());
        }
        for piece in hand(&self.game().seats, self.roles(), hands)? {
            let royal = self.role(piece.role).royal && !self.deploys();
            if royal || !self.has_hands() {
                return Err(wrong());
            }
            position.add_to_hand(piece);
        }
        Ok(())
    }

    pub(super) fn read_rights(
        &self,
        position: &mut Position,
        field: Option<&str>,
    ) -> Result<(), PositionError> {
        let Some(field) = field else {
            position.grant_rights(self);
            return Ok(());
        };
        for char in field.chars().filter(|_| field != "-") {
            let letter = char.to_ascii_lowercase();
            let seat = Seat(char.is_ascii_lowercase() as u8);
            let own = self.terms().rights().find(|right| self.terms().rights[right.index()].letter == letter);
            let right = own.or_else(|| self.right_of_file(seat, letter));
            match right {
                Some(right) if position.could_hold(self, seat, right) => position.grant(seat, right),
                _ => return Err(PositionError::Right(char)),
            }
        }
        Ok(())
    }

    /// The pawn that has just gone over this square. Where it cannot be captured there nothing is left to say of it.
    fn read_passed(&self, position: &mut Position, over: Square) -> Result<(), PositionError> {
        let (may, passed) = passed_over(self, position, over);
        if !(may && self.terms().en_passant) {
            return Err(PositionError::Field(self.board().shape.name(over)));
        }
        position.set_passed(passed);
        Ok(())
    }

    pub(super) fn read_pair(
        &self,
        position: &mut Position,
        name: &str,
        value: &str,
    ) -> Result<(), PositionError> {
        let wrong = || PositionError::Field(format!("{name}={value}"));
        let opening = self.terms().opening;
        match name {
            "phase" => {
                let phase = match (value, value.strip_prefix("array:"), opening) {
                    ("play", ..) => Phase::Play,
                    ("lots", _, Opening::Roll { .. }) => Phase::OpeningRoll,
                    ("mobilisation", _, Opening::Mobilisation) => Phase::Mobilisation(0),
                    ("forced", _, Opening::ForcedAdvance(_)) if self.awaits_forced(position) => Phase::Forced,
                    ("deployment", _, Opening::Deployment(_)) => Phase::Deployment,
                    ("redeployment", _, Opening::Deployment(_)) => Phase::Redeployment,
                    (_, Some(left), Opening::FreeMoves(most)) => {
                        let left: u8 = left.parse().map_err(|_| wrong())?;
                        (1..=most).contains(&left).then_some(Phase::FreeMoves(left)).ok_or_else(wrong)?
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
            "counting" if value == "stopped" => {
                let by_itself = self.terms().board_count.is_some_and(|count| count.automatic);
                position.set_stopped_counting(by_itself.then_some(true).ok_or_else(wrong)?);
            }
            "counting" => {
                // Who counts, which count, how many moves: `b:board:3/64`.
                let [seat, which, moves] = value.split(':').collect::<Vec<_>>()[..] else {
                    return Err(wrong());
                };
                let (made, limit) = moves.split_once('/').ok_or_else(wrong)?;
                let by = self.seat_named(seat).ok_or_else(wrong)?;
                let bare = match which {
                    "board" if self.terms().board_count.is_some() => false,
                    "bare" if self.terms().bare_count.is_some() && position.is_bare(self, by) => true,
                    _ => return Err(wrong()),
                };
                let (made, limit) = (made.parse().map_err(|_| wrong())?, limit.parse().map_err(|_| wrong())?);
                position.set_count(Some(Count { by, bare, made, limit }));
            }
            "shak" => {
                let seat =
                    self.seat_named(value).filter(|_| self.terms().mates.is_some()).ok_or_else(wrong)?;
                position.set_shak(seat, true);
            }
            "forfeit" => {
                let barred =
                    matches!(self.terms().generals, Generals::FacingForfeits | Generals::FacingChecks);
                position.forfeit(self.seat_named(value).filter(|_| barred).ok_or_else(wrong)?);
            }
            "standoff" => position.set_last_move(match value {
                "passed" if self.terms().pass != Pass::Never => LastMove::Passed,
                "ended" => LastMove::Ended,
                "stalemate" if self.claims_stalemate(position) => LastMove::ClaimedStalemate,
                _ => return Err(wrong()),
            }),
            "kingless" if self.kingless(position).is_some_and(|own| self.seat_named(value) == Some(own)) => {}
            "object" if value == "open" && self.deploys() => position.set_objectable(true),
            "claim" => {
                let impasse = match value {
                    _ if self.terms().impasse.is_none() => return Err(wrong()),
                    // A declaration needs nobody’s consent; whether it is allowed is seen when all has been read.
                    value if matches!(self.terms().impasse, Some(ImpasseRule::Declared { .. })) => {
                        if value != "accepted" {
                            return Err(wrong());
                        }
                        Impasse::Accepted
                    }
                    "declined" => Impasse::Declined,
                    "accepted" => Impasse::Accepted,
                    // The other side answers.
                    seat => {
                        let claimant = self.seat_named(seat).filter(|&seat| seat != position.turn());
                        Impasse::Claimed(claimant.ok_or_else(wrong)?)
                    }
                };
                position.set_impasse(impasse);
            }
            _ if table::FIELDS.contains(&name) => table::read(self, position, name, value)?,
            _ if self.game().option(name).is_some() => {}
            _ => return Err(wrong()),
        }
        Ok(())
    }
}
