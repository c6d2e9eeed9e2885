//! Import of castling, the pawn's double step and what follows from it.

use super::{Taker, region};
use crate::board::{Few, Piece, Role, Seat, Shape, Square, SquareSet, TWO_SEATS, Zone};
use crate::movement::{Atom, Modality, Pattern, Right};
use crate::variant::placement::placement;
use crate::variant::{Castle, Castling, Home, InCheck, RightSpec, RoleSpec, Towards};

/// Rights by the letters that position texts have for them, with where the king goes, and where unless it is said.
const SIDES: [(&str, char, Towards, [&str; 2], u8); 2] = [
    ("kingside", 'k', Towards::LastFile, ["castlingKingsideFile", "castlingRookKingsideFile"], 6),
    ("queenside", 'q', Towards::FirstFile, ["castlingQueensideFile", "castlingRookQueensideFile"], 2),
];

impl Taker<'_, '_> {
    /// The ways to castle that the array's text leaves open, with their rights.
    pub(super) fn castling(
        &mut self,
        shape: Shape,
        roles: &[RoleSpec],
        array: &str,
    ) -> (Castling, Vec<RightSpec>) {
        let none = (Castling::NONE, Vec::new());
        let held = array.split(' ').nth(2).unwrap_or("").trim_start_matches(|own: char| own.is_ascii_digit());
        let said = !self.is("castling", &["false"]) && held != "-" && !held.is_empty();
        self.is("castling", &["true"]);
        self.is("oppositeCastling", &["false"]);
        if said {
            return self.ways(shape, roles, array, held).unwrap_or_else(|| {
                self.leave("castling");
                none
            });
        }
        // Where nobody castles, how it would be done says nothing.
        let of_castling = |key: &str| key.starts_with("castling") && !key.ends_with("DroppedPiece");
        self.entries.iter_mut().for_each(|entry| entry.taken |= of_castling(entry.key));
        none
    }

    /// The same, where all of it can be said.
    fn ways(
        &mut self,
        shape: Shape,
        roles: &[RoleSpec],
        array: &str,
        held: &str,
    ) -> Option<(Castling, Vec<RightSpec>)> {
        let rooks: Vec<Role> = match self.value("castlingRookPieces") {
            Some(letters) => letters.chars().filter_map(|letter| self.role(roles, letter)).collect(),
            None => {
                roles.iter().position(|role| role.id == "rook").map(|at| Role(at as u8)).into_iter().collect()
            }
        };
        let royal = |letter: char| self.role(roles, letter).is_some_and(|role| roles[role.index()].royal);
        if self.value("castlingKingPiece").is_some_and(|king| !king.chars().all(royal)) {
            return None;
        }
        let pieces = array.split([' ', '[']).next()?;
        let setup = placement(shape, TWO_SEATS, roles, pieces).ok()?;
        let rank = self.number("castlingRank", 1).ok()?.min(99) as i8 - 1;
        let of =
            |at: Option<Square>, seat| at.and_then(|at| setup[at.index()]).filter(|own| own.seat == seat);
        let (mut ways, mut rights) = (Vec::new(), Vec::new());
        for (id, letter, towards, [goes, stands], usual) in SIDES {
            let to = self.file(goes, Some(usual)).filter(|&file| file < shape.files)?;
            let outermost = self.file(stands, None).filter(|&file| file < shape.files);
            let mut found: [Option<(Role, u8)>; 2] = [None; 2];
            let mut other: [Option<(Role, u8)>; 2] = [None; 2];
            for seat in [Seat::FIRST, Seat::SECOND] {
                let rank = if seat == Seat::FIRST { rank } else { shape.ranks as i8 - 1 - rank };
                let is_king = |own: &Piece| roles[own.role.index()].royal;
                let mut kings = (0..shape.files as i8)
                    .filter(|&file| of(shape.square(file, rank), seat).is_some_and(|own| is_king(&own)));
                let (Some(king), None) = (kings.next(), kings.next()) else {
                    // It would castle from elsewhere.
                    other[seat.index()] = Some((Role(u8::MAX), 0));
                    continue;
                };
                let step = if towards == Towards::LastFile { 1 } else { -1 };
                let line = |from: i8| {
                    let files = core::iter::successors(Some(from), move |file| Some(file + step));
                    files.take_while(|&file| shape.square(file, rank).is_some())
                };
                let rook = |file: &i8| {
                    of(shape.square(*file, rank), seat).filter(|own| rooks.contains(&own.role)).is_some()
                };
                let role = |file: i8| of(shape.square(file, rank), seat).map(|own| own.role);
                // The outermost of the king's line, and the first from where the engine looks.
                let last = line(king).filter(rook).last();
                let edge = if step == 1 { shape.files as i8 - 1 } else { 0 };
                let begin = outermost.map_or(edge, |file| file as i8);
                let engine = core::iter::successors(Some(begin), |file| Some(file - step))
                    .take_while(|&file| file >= 0 && file < shape.files as i8 && file != king)
                    .find(rook);
                let steps = (to as i8 - king) * step;
                let way = last.filter(|_| steps >= 2).and_then(|file| Some((role(file)?, steps as u8)));
                let own = if seat == Seat::FIRST { letter.to_ascii_uppercase() } else { letter };
                if held.contains(own) && engine.is_some() {
                    if engine != last || way.is_none() {
                        return None;
                    }
                    found[seat.index()] = way;
                }
                other[seat.index()] = way;
            }
            let Some((rook, steps)) = found[0].or(found[1]) else { continue };
            // A side that could castle by the same words but may not, or otherwise, cannot be told from one that may.
            if (0..2)
                .any(|seat| other[seat] != found[seat] || found[seat].is_some_and(|own| own != (rook, steps)))
            {
                return None;
            }
            let right = Right(rights.len() as u8);
            ways.push(Castle { right, rook, towards, steps });
            rights.push(RightSpec {
                id: id.into(),
                letter,
                in_check: InCheck::Kept,
                home: Home::Castling,
                aimed_at_by: None,
            });
        }
        if held.chars().any(|letter| !matches!(letter, 'K' | 'Q' | 'k' | 'q')) {
            return None;
        }
        for key in ["castlingRank", "castlingKingFile", "castlingKingPiece", "castlingRookPieces"] {
            self.take(key);
        }
        for (.., keys, _) in SIDES {
            for key in keys.iter() {
                self.take(key);
            }
        }
        Some((Castling { ways: Few::of(&ways), before_play: false }, rights))
    }

    /// A file by its letter or its number, from 0.
    fn file(&self, key: &str, otherwise: Option<u8>) -> Option<u8> {
        let Some(value) = self.value(key) else { return otherwise };
        match value.parse::<u8>() {
            Ok(number) => number.checked_sub(1),
            Err(_) => value.bytes().next().map(|letter| letter.to_ascii_lowercase().wrapping_sub(b'a')),
        }
    }

    /// What pawns do besides: the double step, and whether it can be answered by a capture in passing.
    pub(super) fn double_step(&mut self, shape: Shape, roles: &mut [RoleSpec]) -> bool {
        const KEYS: [&str; 2] = ["doubleStepRegionWhite", "doubleStepRegionBlack"];
        const PASSING: [&str; 5] = [
            "enPassantRegion",
            "enPassantRegionWhite",
            "enPassantRegionBlack",
            "enPassantTypes",
            "doubleStep",
        ];
        let pawn = roles.iter_mut().find(|role| role.id == "pawn");
        let Some(pawn) = pawn.filter(|_| !self.is("doubleStep", &["false"])) else {
            for key in KEYS.iter().chain(&PASSING) {
                self.take(key);
            }
            return false;
        };
        self.is("doubleStep", &["true"]);
        let Some(zone) = self.zone_or(shape, &KEYS.map(str::to_owned), ["*2", "*7"]) else {
            self.leave("doubleStep");
            return false;
        };
        if zone.is_none() {
            return false;
        }
        let zone = zone.unwrap_or(Zone::Board);
        let within = pawn.patterns.first().map_or(Zone::Board, |pattern| pattern.within);
        let atom = Atom::Lame { via: Few::of(&[(0, 1)]), to: (0, 2) };
        let step = Pattern { atom, within, ..Pattern::leap(0, 2).mirrored().only(Modality::Move).from(zone) };
        pawn.patterns.to_mut().push(step);
        // Where a capture in passing may end: on every square that a pawn passes, on none, or it cannot be said.
        let letter = pawn.letter.to_string();
        let types = self.value("enPassantTypes").unwrap_or(&letter);
        let passes = |seat: usize| -> SquareSet {
            let facing = TWO_SEATS[seat].facing;
            facing.zone(shape, zone).filter_map(|from| shape.offset(from, facing.turn((0, 1)))).collect()
        };
        let whole = self.value("enPassantRegion");
        let mut answers = [types != "-"; 2];
        for (seat, key) in [(0, PASSING[1]), (1, PASSING[2])] {
            match self.value(key).or(whole) {
                None => {}
                Some("-") => answers[seat] = false,
                // What one side captures the other has passed.
                Some(squares) => match region(shape, squares) {
                    Some(region) if passes(1 - seat).without(region).is_empty() => {}
                    _ => return false,
                },
            }
        }
        if (types != "-" && types != letter) || answers[0] != answers[1] {
            if PASSING[..4].iter().all(|key| self.value(key).is_none()) {
                self.leave("enPassantTypes");
            }
            return false;
        }
        for key in PASSING[..4].iter() {
            self.take(key);
        }
        answers[0]
    }
}
