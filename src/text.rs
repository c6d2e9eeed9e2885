//! Position text and move text.
//!
//! A position is written as in Fairy-Stockfish's FEN, as far as that goes: placement, seat on
//! turn, rights, `-`, single moves since the last capture or pawn move, number of the move. What
//! a game adds follows as `name=value`: `phase=play`, `phase=array:7`, `phase=mobilisation`,
//! `ready=w`, `bare=b3` (moves made by a bare king), `counting=b:board:3/64` (who counts, which
//! count, how far), `shak=w` (the series of checks has one that lets any mate win), `claim=w` (an
//! impasse is claimed), `forfeit=w` (that seat can no longer win), `standoff=passed` (the last move
//! was a pass) or `standoff=ended`, `phase=redeployment` (the second player moves its rooks),
//! `object=open` (the first player may still object to them), and every option that is not at its
//! default
//! (`elephant=dabbaba`). Fields after the seat may be left out: they then have the values of the
//! start. `-` for the rights means that nobody holds one.
//!
//! Where four sit at the board a man is written as its seat's small letter and its kind's capital,
//! `sKwP`, in the placement and in hand. Games with throws, alliances or a race add what lies on the
//! table: `phase=lots` and `lots=s4w2n?e?` (opening throws; seats out of the draw are left out),
//! `throw=4`, `captive=swk2` (South's king is West's prisoner, taken by West's king as the second
//! king; `m` by another man, `t` by the king on its throne), seats in `mounted=`, `seized=`,
//! `commands=`, `steers=`, `retired=` (at peace), `empire=` and `refused=` (see [`Table`](crate::Table)),
//! `balance=-1,-1,2,0`, `pool=4`, `offer=swsw` (who proposes, who answers, whose kings) and
//! `home=1,0,0,2`.
//!
//! Moves: `e2e3`; promotion `b7b8n`; castling by the king's squares, `e1g1`; a stalemated king's
//! exchange of places `a2~a3`; the promotion of a waiting pawn `b8b8n`; the end of a seat's free
//! moves `ready-w`; a drop `P@e5`; a placement on a pawn's square, the pawn going elsewhere,
//! `R@a3~a1`; a pass by the king's square, `e2e2`; promotion to the man's own promoted form
//! `c3c4+`; declarations `count-b`,
//! `stop-b`, `object-w`, `impasse-w`, `accept-b`, `decline-b`; a throw `throw-4`; `pass-s` gives up
//! the turn; an exchange of kings `propose-s`, `agree-w`, `refuse-w`; a release `release-s`. The two
//! men of a double move together with the double's letter after the squares, `h1h3d`.

mod table;

use crate::action::Move;
use crate::attack::{attackers, in_check};
use crate::board::{Shape, Square, SquareSet};
use crate::count::Count;
use crate::deploy;
use crate::movegen::{candidates, forced_advance};
use crate::piece::{Kind, Piece, Seat, SeatSpec};
use crate::position::{Impasse, Phase, Position, Standoff};
use crate::rules::{Captured, Castling, Contest, Generals, KindSpec, Opening, Pass, Rules, Unready};

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
    /// The hands name a man that cannot be in hand.
    Hand(String),
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
            PositionError::Hand(_) => "position-hand",
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
                owner = Some(seat_with(seats, char).ok_or(PositionError::Letter(char))?);
                continue;
            }
            file += core::mem::take(&mut empty);
            let kind =
                kind_of(kinds, char, core::mem::take(&mut promoted)).ok_or(PositionError::Letter(char))?;
            let square = shape.square(file as i8, rank as i8).ok_or_else(wrong)?;
            let seat = owner.take().unwrap_or(Seat(char.is_ascii_lowercase() as u8));
            if seats.len() > 2 && char.is_ascii_lowercase() {
                return Err(PositionError::Letter(char));
            }
            men[square.index()] = Some(Piece { seat, kind });
            file += 1;
        }
        if file + empty != shape.files as usize || promoted || owner.is_some() {
            return Err(wrong());
        }
    }
    Ok(men)
}

/// The men that letters name.
///
/// # Errors
/// Letters that name no man.
pub(crate) fn hand(seats: &[SeatSpec], kinds: &[KindSpec], text: &str) -> Result<Vec<Piece>, PositionError> {
    let mut men = Vec::new();
    let mut letters = text.chars();
    while let Some(first) = letters.next() {
        let wrong = || PositionError::Hand(first.into());
        let (seat, letter) = if seats.len() > 2 {
            let letter = letters.next().filter(char::is_ascii_uppercase).ok_or_else(wrong)?;
            (seat_with(seats, first).ok_or_else(wrong)?, letter)
        } else {
            (Seat(first.is_ascii_lowercase() as u8), first)
        };
        men.push(Piece { seat, kind: kind_of(kinds, letter, false).ok_or_else(wrong)? });
    }
    Ok(men)
}

/// The seat with this letter.
fn seat_with(seats: &[SeatSpec], letter: char) -> Option<Seat> {
    seats.iter().position(|seat| seat.letter == letter).map(|index| Seat(index as u8))
}

/// The kind with this letter, in either case, promoted or not.
fn kind_of(kinds: &[KindSpec], letter: char, promoted: bool) -> Option<Kind> {
    let is = |kind: &KindSpec| {
        kind.letter == letter.to_ascii_lowercase() && kind.promoted_from.is_some() == promoted
    };
    kinds.iter().position(is).map(|index| Kind(index as u8))
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
const POSITION_FIELDS: [&str; 9] =
    ["phase", "ready", "bare", "counting", "shak", "claim", "forfeit", "standoff", "object"];

/// Whether a `name=value` pair belongs to the position; all others are options.
pub(crate) fn is_position_field(name: &str) -> bool {
    POSITION_FIELDS.contains(&name) || table::FIELDS.contains(&name)
}

/// Those of them that may stand once for each seat.
const SEAT_FIELDS: [&str; 3] = ["bare", "shak", "forfeit"];

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
        let (men, hands) = match men.split_once('[') {
            None => (men, None),
            Some((men, hands)) => {
                (men, Some(hands.strip_suffix(']').ok_or_else(|| PositionError::Hand(hands.into()))?))
            }
        };
        let men = placement(self.board().shape, self.game().seats, self.kinds(), men)?;
        let mut position = Position::empty();
        for (index, piece) in men.iter().enumerate() {
            if let Some(piece) = piece {
                position.put(Square(index as u8), *piece);
            }
        }
        self.read_hands(&mut position, hands.unwrap_or(""))?;
        self.check_men(&position)?;
        position.set_table(self);
        let first = self.seat(Seat::FIRST).letter.to_string();
        let turn = fields.next().unwrap_or(if text.is_empty() { "" } else { &first });
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
        if position.phase() == Phase::Forced && !self.awaits_forced(&position) {
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
        position.settle_rights(self, &mut ());
        Ok(position)
    }

    /// Whether the men stand as they do before the forced first move of the seat on turn.
    fn awaits_forced(&self, position: &Position) -> bool {
        let mut start = Position::start(self);
        if let Some(first) = forced_advance(self, &start).filter(|_| position.turn() != start.turn()) {
            start.apply(self, first, &mut ());
        }
        let same = |square| position.man(square) == start.man(square);
        position.turn() == start.turn() && self.board().shape.squares().all(same)
    }

    fn check_men(&self, position: &Position) -> Result<(), PositionError> {
        let shape = self.board().shape;
        let kinds = || (0..self.kinds().len() as u8).map(Kind);
        let base = |kind: Kind| self.kind(kind).promoted_from.unwrap_or(kind);
        let men_of_base = |seat: Seat, wanted: Kind| {
            let kinds = kinds().filter(|&kind| base(kind) == wanted).map(|kind| Piece { seat, kind });
            kinds
                .map(|piece| position.men_like(piece).count() + u32::from(position.in_hand(piece)))
                .sum::<u32>()
        };
        if self.terms().contest != Contest::Kings {
            return self.check_armies(position);
        }
        let initial = |seat: Seat| kinds().map(|kind| u32::from(self.initial(seat, kind))).sum::<u32>();
        let total = |seat: Seat| kinds().map(|kind| men_of_base(seat, kind)).sum::<u32>();
        let pawn = self.terms().pawn;
        let pawns = |seat: Seat| (men_of_base(seat, pawn), u32::from(self.initial(seat, pawn)));
        for seat in self.seats() {
            let royals = position.royals(self, seat);
            let in_hand =
                kinds().any(|kind| self.kind(kind).royal && position.in_hand(Piece { seat, kind }) > 0);
            if royals.is_empty() && !in_hand {
                return Err(PositionError::NoKing(seat));
            }
            let all = |kind: Kind| {
                let piece = Piece { seat, kind };
                position.men_like(piece).count() + u32::from(position.in_hand(piece))
            };
            if kinds().any(|kind| self.kind(kind).royal && all(kind) > 1) {
                return Err(PositionError::Kings(seat));
            }
            // Where men change sides only their number on both sides is bounded.
            let too_many = match self.terms().captured {
                Captured::Gone => {
                    let heir = |kind: Kind| self.kind(kind).promoted_from.filter(|_| self.kind(kind).royal);
                    let mut heirs = kinds().filter_map(heir);
                    total(seat) > initial(seat)
                        || pawns(seat).0 > pawns(seat).1
                        || heirs.any(|kind| men_of_base(seat, kind) > self.initial(seat, kind).into())
                }
                Captured::Dropped => {
                    self.seats().map(total).sum::<u32>() > self.seats().map(initial).sum()
                        || kinds().any(|kind| {
                            let here: u32 = self.seats().map(|seat| men_of_base(seat, kind)).sum();
                            here > self.seats().map(|seat| u32::from(self.initial(seat, kind))).sum()
                        })
                }
            };
            if too_many {
                return Err(PositionError::TooManyMen(seat));
            }
            let behind = |square: &Square| self.seat(seat).facing.depth(shape, *square) == 0;
            let behind = position.men_like(Piece { seat, kind: pawn }).find(behind);
            if let Some(behind) = behind.filter(|_| !self.has_hands()) {
                return Err(PositionError::SoldierBehind(shape.name(behind)));
            }
        }
        Ok(())
    }

    /// Whether no seat has more men than it starts with, or more soldiers.
    fn check_armies(&self, position: &Position) -> Result<(), PositionError> {
        let pawn = self.terms().pawn;
        for seat in self.seats() {
            let all: u32 =
                (0..self.kinds().len() as u8).map(|kind| u32::from(self.initial(seat, Kind(kind)))).sum();
            let kings = self.royal_like(seat).map_or(0, |king| position.men_like(king).count());
            let pawns = position.men_like(Piece { seat, kind: pawn }).count();
            if kings > 1 {
                return Err(PositionError::Kings(seat));
            }
            // Men of a kind beyond those of the start were pawns, and none is promoted before one is lost.
            let promoted = |kind| {
                let men = position.men_like(Piece { seat, kind: Kind(kind) }).count();
                men.saturating_sub(u32::from(self.initial(seat, Kind(kind))))
            };
            let promoted: u32 = (0..self.kinds().len() as u8).map(promoted).sum();
            let missing = u32::from(self.initial(seat, pawn)).checked_sub(pawns + promoted);
            let none_lost = promoted > 0 && missing == Some(0) && self.royal_like(seat).is_some();
            if position.men_of(seat).count() > all || missing.is_none() || none_lost {
                return Err(PositionError::TooManyMen(seat));
            }
            let behind = |square: &Square| self.seat(seat).facing.depth(self.board().shape, *square) == 0;
            let behind = position.men_like(Piece { seat, kind: pawn }).find(behind);
            if let Some(behind) = behind.filter(|_| self.royal_like(seat).is_some()) {
                return Err(PositionError::SoldierBehind(self.board().shape.name(behind)));
            }
        }
        Ok(())
    }

    /// The man that is held prisoner when it is captured.
    fn royal_like(&self, seat: Seat) -> Option<Piece> {
        match self.terms().contest {
            Contest::Armies(terms) => Some(Piece { seat, kind: terms.king }),
            Contest::Kings | Contest::Race(_) => None,
        }
    }

    fn read_hands(&self, position: &mut Position, hands: &str) -> Result<(), PositionError> {
        let wrong = || PositionError::Hand(hands.to_owned());
        if hands == "-" {
            return Ok(());
        }
        for piece in hand(self.game().seats, self.kinds(), hands)? {
            let royal = self.kind(piece.kind).royal && !self.deploys();
            if royal || !self.has_hands() {
                return Err(wrong());
            }
            position.add_to_hand(piece);
        }
        Ok(())
    }

    /// Whether the men in hand, and the words about them, fit the phase.
    fn check_deployment(&self, position: &Position) -> Result<(), PositionError> {
        let wrong = |field: &str| Err(PositionError::Field(field.to_owned()));
        let placed = self.seats().all(|seat| position.hand_is_empty(seat));
        let faulty = !deploy::faults(self, position).is_empty();
        let open = || {
            let mut moves = Vec::new();
            candidates(self, position, &mut moves);
            !moves.is_empty()
        };
        let second = position.turn() == Seat::SECOND;
        match position.phase() {
            Phase::Play if self.deploys() && !placed => wrong("phase=play"),
            Phase::Deployment if !open() => wrong("phase=deployment"),
            Phase::Redeployment if !(placed && second && faulty && open()) => wrong("phase=redeployment"),
            Phase::Play if !position.is_objectable() || (!second && faulty) => Ok(()),
            _ if position.is_objectable() => wrong("object=open"),
            _ => Ok(()),
        }
    }

    /// Whether the kings can be attacked as they are.
    fn check_checks(&self, position: &Position) -> Result<(), PositionError> {
        let waits = match position.impasse() {
            // A claim may be made in check, and passes the turn without a move.
            Impasse::Claimed(_) | Impasse::Accepted => position.turn(),
            Impasse::None | Impasse::Declined => position.turn().opponent(),
        };
        match position.phase() {
            Phase::Mobilisation(_) | Phase::Lots => Ok(()),
            Phase::Array(_) | Phase::Deployment | Phase::Redeployment => {
                match self.seats().find(|&seat| in_check(self, position, seat)) {
                    Some(seat) => Err(PositionError::CheckTooEarly(seat)),
                    None => Ok(()),
                }
            }
            Phase::Play | Phase::Forced => {
                // A waiting pawn's promotion may have given check before its owner's move.
                let fresh = match self.terms().promotion.unready {
                    Unready::PromotesLater => self.zone(position.turn(), self.terms().promotion.zone),
                    Unready::Stays | Unready::MayNotEnter => SquareSet::EMPTY,
                };
                let attackers = position
                    .king(self, waits)
                    .map_or(SquareSet::EMPTY, |king| attackers(self, position, king, waits.opponent()));
                if attackers.without(fresh).is_empty() {
                    Ok(())
                } else {
                    Err(PositionError::LeftInCheck(waits))
                }
            }
        }
    }

    /// Whether the game knows men in hand.
    fn has_hands(&self) -> bool {
        let race = matches!(self.terms().contest, Contest::Race(_));
        self.terms().captured == Captured::Dropped || self.deploys() || race
    }

    /// Whether men are placed before play.
    fn deploys(&self) -> bool {
        matches!(self.terms().opening, Opening::Deployment(_))
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
                    ("lots", _, Opening::Lots { .. }) => Phase::Lots,
                    ("mobilisation", _, Opening::Mobilisation) => Phase::Mobilisation(0),
                    ("forced", _, Opening::ForcedAdvance(_)) if self.awaits_forced(position) => Phase::Forced,
                    ("deployment", _, Opening::Deployment(_)) => Phase::Deployment,
                    ("redeployment", _, Opening::Deployment(_)) => Phase::Redeployment,
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
                let barred = self.terms().generals == Generals::FacingForfeits;
                position.forfeit(self.seat_named(value).filter(|_| barred).ok_or_else(wrong)?);
            }
            "standoff" => position.set_standoff(match value {
                "passed" if self.terms().pass != Pass::Never => Standoff::Passed,
                "ended" => Standoff::Ended,
                _ => return Err(wrong()),
            }),
            "object" if value == "open" && self.deploys() => position.set_objectable(true),
            "claim" => {
                let impasse = match value {
                    _ if self.terms().impasse.is_none() => return Err(wrong()),
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

    /// The position's text; [`read_position`](Rules::read_position) gives it back.
    pub fn write_position(&self, position: &Position) -> String {
        let shape = self.board().shape;
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
                        text.push_str(&self.letters(piece));
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
        text.push_str(&self.hands_text(position));
        let rights = self.rights_text(position);
        let turn = self.seat(position.turn()).letter;
        text.push_str(&format!(" {turn} {rights} - {} {}", position.quiet_moves(), position.number()));
        match position.phase() {
            Phase::Play if self.terms().opening == Opening::Alternate || self.deploys() => {}
            Phase::Deployment if !self.seats().all(|seat| position.hand_is_empty(seat)) => {}
            Phase::Lots => text.push_str(" phase=lots"),
            Phase::Forced => text.push_str(" phase=forced"),
            Phase::Deployment => text.push_str(" phase=deployment"),
            Phase::Redeployment => text.push_str(" phase=redeployment"),
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
        if let Some(count) = position.count() {
            let which = if count.bare { "bare" } else { "board" };
            let by = self.seat(count.by).letter;
            text.push_str(&format!(" counting={by}:{which}:{}/{}", count.made, count.limit));
        }
        for seat in self.seats().filter(|&seat| position.has_shak(seat)) {
            text.push_str(&format!(" shak={}", self.seat(seat).letter));
        }
        match position.impasse() {
            Impasse::None => {}
            Impasse::Claimed(seat) => text.push_str(&format!(" claim={}", self.seat(seat).letter)),
            Impasse::Declined => text.push_str(" claim=declined"),
            Impasse::Accepted => text.push_str(" claim=accepted"),
        }
        for seat in self.seats().filter(|&seat| position.has_forfeited(seat)) {
            text.push_str(&format!(" forfeit={}", self.seat(seat).letter));
        }
        match position.standoff() {
            Standoff::None => {}
            Standoff::Passed => text.push_str(" standoff=passed"),
            Standoff::Ended => text.push_str(" standoff=ended"),
        }
        if position.is_objectable() {
            text.push_str(" object=open");
        }
        table::write(self, position, &mut text);
        for (option, choice) in self.options().filter(|&(id, choice)| {
            self.game().option(id).is_some_and(|(_, option)| option.choices[0].id != choice)
        }) {
            text.push_str(&format!(" {option}={choice}"));
        }
        text
    }

    fn hands_text(&self, position: &Position) -> String {
        if !self.has_hands() {
            return String::new();
        }
        let mut text = String::from("[");
        for seat in self.seats() {
            for kind in (0..self.kinds().len() as u8).map(Kind) {
                let piece = Piece { seat, kind };
                text.push_str(&self.letters(piece).repeat(position.in_hand(piece).into()));
            }
        }
        text + "]"
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

    /// A kind's capital letter, after a `+` if it is promoted.
    pub fn label(&self, kind: Kind) -> String {
        let spec = self.kind(kind);
        let plus = if spec.promoted_from.is_some() { "+" } else { "" };
        format!("{plus}{}", spec.letter.to_ascii_uppercase())
    }

    /// A man's letters in position text: upper case for the first player, after a `+` if it is
    /// promoted; where four sit at the board, its seat's letter and its kind's capital.
    pub fn letters(&self, piece: Piece) -> String {
        let spec = self.kind(piece.kind);
        if self.game().seats.len() > 2 {
            return format!("{}{}", self.seat(piece.seat).letter, self.label(piece.kind));
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

    /// The text of a move.
    pub fn write_move(&self, action: Move) -> String {
        let name = |square| self.board().shape.name(square);
        let letter = |kind: Kind| {
            if self.kind(kind).promoted_from.is_some() { '+' } else { self.kind(kind).letter }
        };
        match action {
            Move::Step { from, to, into: None } | Move::Castle { from, to } => name(from) + &name(to),
            Move::Step { from, to, into: Some(kind) } => {
                format!("{}{}{}", name(from), name(to), letter(kind))
            }
            Move::Exchange { from, to } => format!("{}~{}", name(from), name(to)),
            Move::Promote { at, into } => format!("{}{}{}", name(at), name(at), letter(into)),
            Move::Throw(value) => format!("throw-{value}"),
            Move::Skip(seat) => format!("pass-{}", self.seat(seat).letter),
            Move::Propose(seat) => format!("propose-{}", self.seat(seat).letter),
            Move::Agree(seat) => format!("agree-{}", self.seat(seat).letter),
            Move::Refuse(seat) => format!("refuse-{}", self.seat(seat).letter),
            Move::Release(seat) => format!("release-{}", self.seat(seat).letter),
            Move::Ready(seat) => format!("ready-{}", self.seat(seat).letter),
            Move::Count(seat) => format!("count-{}", self.seat(seat).letter),
            Move::Object(seat) => format!("object-{}", self.seat(seat).letter),
            Move::Pass { at } => name(at) + &name(at),
            Move::Place { kind, to, pawn_to } => {
                format!("{}@{}~{}", self.kind(kind).letter.to_ascii_uppercase(), name(to), name(pawn_to))
            }
            Move::Stop(seat) => format!("stop-{}", self.seat(seat).letter),
            Move::ClaimImpasse(seat) => format!("impasse-{}", self.seat(seat).letter),
            Move::AcceptImpasse(seat) => format!("accept-{}", self.seat(seat).letter),
            Move::DeclineImpasse(seat) => format!("decline-{}", self.seat(seat).letter),
            Move::Drop { kind, to } => {
                format!("{}@{}", self.kind(kind).letter.to_ascii_uppercase(), name(to))
            }
        }
    }

    /// Reads a move text. Whether the move is legal is another question.
    pub fn read_move(&self, position: &Position, text: &str) -> Option<Move> {
        if let Some(value) = text.strip_prefix("throw-") {
            let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
            return value.parse().ok().filter(|_| digits).map(Move::Throw);
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
                _ => None,
            };
        }
        let shape = self.board().shape;
        if let Some((letter, square)) = text.split_once('@') {
            let mut letters = letter.chars();
            let (letter, None) = (letters.next()?, letters.next()) else { return None };
            let kind = letter.is_ascii_uppercase().then(|| kind_of(self.kinds(), letter, false)).flatten()?;
            return match square.split_once('~') {
                None => shape.parse(square).map(|to| Move::Drop { kind, to }),
                Some((to, pawn_to)) => shape
                    .parse(to)
                    .zip(shape.parse(pawn_to))
                    .map(|(to, pawn_to)| Move::Place { kind, to, pawn_to }),
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
                let kind = position.man(from)?.kind;
                let promoted = self.kinds().iter().position(|spec| spec.promoted_from == Some(kind))?;
                Some(Kind(promoted as u8))
            }
            (Some(letter), None) if letter.is_ascii_lowercase() => {
                Some(kind_of(self.kinds(), letter, false)?)
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

    /// Whether a king's move of these squares can only mean castling.
    pub(crate) fn is_castling_step(&self, position: &Position, from: Square, to: Square) -> bool {
        let shape = self.board().shape;
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
