//! Fairy-Stockfish's `variants.ini`: what a section says is taken, and every key that it cannot be held to is named.

use std::sync::Arc;

use super::betza;
use super::error::{Fault, FileError};
use super::ownership::{MAX_ID, MAX_TEXT};
use crate::art::Figure;
use crate::board::{Board, Few, Role, Ruling, Shape, SquareSet, TWO_SEATS, Zone};
use crate::movement::Pattern;
use crate::rules::Rules;
use crate::variant::source::{Cite, FAIRY_STOCKFISH};
use crate::variant::texts::{GameTexts, RoleTexts};
use crate::variant::{
    Base, Captured, Chase, Game, Generals, List, Must, PromoteBy, PromoteInto, Promotion, Reference,
    Repetition, RoleSpec, SetupError, Stalemate, Terms, Text,
};

/// A section as a game.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The game, as far as it could be taken over.
    pub game: Game,
    /// The keys that are not in it, each with its line in the text; 0 where the engine holds to what the section does
    /// not say.
    pub unsaid: Vec<(String, u32)>,
}

/// A key of a section.
struct Entry<'a> {
    key: &'a str,
    value: &'a str,
    line: u32,
    taken: bool,
}

/// Pieces that the engine knows, with their moves as [`betza`] reads them; `soldier` and `king` stand below.
const PIECES: &[(&str, &str)] = &[
    ("pawn", "fmWfcF"),
    ("knight", "N"),
    ("bishop", "B"),
    ("rook", "R"),
    ("queen", "RB"),
    ("fers", "F"),
    ("alfil", "A"),
    ("silver", "FfW"),
    ("bers", "RF"),
    ("aiwok", "RNF"),
    ("dragonHorse", "BW"),
    ("archbishop", "BN"),
    ("chancellor", "RN"),
    ("amazon", "RBN"),
    ("shogiPawn", "fW"),
    ("lance", "fR"),
    ("shogiKnight", "ffN"),
    ("gold", "WfF"),
    ("horse", "nN"),
    ("elephant", "nA"),
    ("cannon", "mRcpR"),
    ("soldier", "fW"),
    ("wazir", "W"),
    ("commoner", "WF"),
    ("king", "WF"),
];

/// Keys that bear on what is shown or how the engine thinks, and not on the rules.
const SILENT: [&str; 5] = ["variantTemplate", "pieceToCharTable", "nnueAlias", "pocketSize", "maxSquares"];

/// Reads the section of this name; one that another section of the text is the base of has its keys too.
///
/// # Errors
/// No such section, or one that makes no game: the first thing that is wrong, with its line.
pub fn import(text: &str, section: &str) -> Result<Imported, FileError> {
    imported(text, section).map_err(|fault| *fault)
}

fn imported(text: &str, section: &str) -> Result<Imported, Fault> {
    if text.len() > MAX_TEXT {
        return Err(FileError::new("too-large", 0, format!("A file has at most {MAX_TEXT} bytes.")));
    }
    let mut entries = entries(text, section)?;
    let mut taker = Taker { entries: &mut entries };
    let game = taker.game(section)?;
    let shared = Arc::new(game.clone());
    game.check().map_err(|fault| FileError::new("record", 0, format!("{fault}.")))?;
    if let Err(SetupError::Record { fault, .. }) = Rules::new(shared, &[]) {
        return Err(FileError::new("record", 0, format!("{fault}.")));
    }
    let is = |key: &str, value: &str| entries.iter().any(|own| own.key == key && own.value == value);
    let own = entries.iter().filter(|own| !own.taken && !SILENT.contains(&own.key));
    let mut unsaid: Vec<(String, u32)> = own.map(|own| (own.key.to_owned(), own.line)).collect();
    // What the engine does unless it is told not to.
    for key in ["doubleStep", "castling"] {
        if !is(key, "false") && unsaid.iter().all(|(known, _)| known != key) {
            unsaid.push((key.to_owned(), 0));
        }
    }
    let pawns = entries.iter().any(|own| own.key == "pawn" && own.value != "-");
    if pawns && entries.iter().all(|own| own.key != "promotionPieceTypes") {
        unsaid.push(("promotionPieceTypes".to_owned(), 0));
    }
    if !is("nMoveRule", "0") && unsaid.iter().all(|(known, _)| known != "nMoveRule") {
        unsaid.push(("nMoveRule".to_owned(), 0));
    }
    Ok(Imported { game, unsaid })
}

/// The keys of a section, those of its base first; of two with one key the last holds.
fn entries<'a>(text: &'a str, section: &str) -> Result<Vec<Entry<'a>>, Fault> {
    let mut found: Vec<Entry> = Vec::new();
    let mut wanted = section;
    // A base stands before what it is the base of, so that no chain is longer than the text.
    let mut before = usize::MAX;
    loop {
        let mut own: Option<Vec<Entry>> = None;
        let mut base = None;
        for (index, line) in text.lines().enumerate().take(before) {
            let line = line.trim();
            if let Some(head) = line.strip_prefix('[').and_then(|head| head.strip_suffix(']')) {
                let (name, parent) =
                    head.split_once(':').map_or((head, None), |(name, from)| (name, Some(from)));
                if own.is_some() {
                    break;
                }
                if name.trim() == wanted {
                    own = Some(Vec::new());
                    (base, before) = (parent, index);
                }
            } else if let (Some(own), Some((key, value))) = (&mut own, line.split_once('='))
                && !line.starts_with(['#', ';'])
            {
                let (key, value) = (key.trim(), value.trim());
                own.push(Entry { key, value, line: index as u32 + 1, taken: false });
            }
        }
        let Some(own) = own else {
            let name: String = wanted.chars().take(40).collect();
            return Err(FileError::new("unknown-section", 0, format!("No section “{name}” stands there.")));
        };
        for entry in own.into_iter().rev() {
            if found.iter().all(|known| known.key != entry.key) {
                found.push(entry);
            }
        }
        match base {
            Some(parent) => wanted = parent.trim(),
            None => break,
        }
    }
    found.reverse();
    Ok(found)
}

struct Taker<'a, 'b> {
    entries: &'b mut Vec<Entry<'a>>,
}

impl<'a> Taker<'a, '_> {
    /// The value of a key, which is then said.
    fn take(&mut self, key: &str) -> Option<(&'a str, u32)> {
        let entry = self.entries.iter_mut().find(|entry| entry.key == key)?;
        entry.taken = true;
        Some((entry.value, entry.line))
    }

    /// A key that is said only if it has one of these values.
    fn is(&mut self, key: &str, values: &[&str]) -> bool {
        let entry = self.entries.iter_mut().find(|entry| entry.key == key);
        entry.is_some_and(|entry| {
            entry.taken |= values.contains(&entry.value);
            values.contains(&entry.value)
        })
    }

    fn number(&mut self, key: &str, otherwise: u8) -> Result<u8, Fault> {
        let Some((value, line)) = self.take(key) else { return Ok(otherwise) };
        let wrong = |_| FileError::new("number", line, format!("“{key}” is a number.")).within(key);
        value.parse().map_err(wrong)
    }

    fn game(&mut self, section: &str) -> Result<Game, Fault> {
        let ok = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        if section.is_empty() || section.len() > MAX_ID || !section.chars().all(ok) {
            return Err(FileError::new("id", 0, "The section’s name is no id."));
        }
        let (array, line) = self.take("startFen").ok_or_else(|| {
            FileError::new("missing", 0, "“startFen” is missing: without it the engine takes that of chess.")
        })?;
        let placement = array.split(' ').next().unwrap_or("");
        // Empty hands.
        let placement = placement.trim_end_matches("[-]").trim_end_matches("[]");
        let (files, ranks) = extent(placement);
        let shape = Shape { files: self.number("maxFile", files)?, ranks: self.number("maxRank", ranks)? };
        if shape.files == 0 || shape.files > 26 || shape.ranks == 0 || shape.len() > crate::board::SQUARES {
            return Err(FileError::new("board", line, "No board is of this size.").within("startFen"));
        }
        let board = Board { shape, ruling: Ruling::Squares, marks: SquareSet::EMPTY };
        let mut roles = self.pieces(shape)?;
        let promotion = self.promotion(shape, &mut roles);
        let pawn = ["pawn", "shogiPawn", "soldier"].into_iter().find_map(|id| place(&roles, id));
        // A game without pawns has some role in their place, which is none that must not be lost.
        let pawn = pawn.or_else(|| roles.iter().position(|role| !role.royal).map(|at| Role(at as u8)));
        let pawn = pawn.ok_or_else(|| FileError::new("missing", 0, "There is no piece besides the king."))?;
        for key in ["doubleStep", "castling", "mustDrop", "sittuyinPromotion"] {
            self.is(key, &["false"]);
        }
        let dropped = self.drops(&roles);
        let stalemate = match self.take("stalemateValue") {
            Some(("win", _)) => Stalemate::Loses,
            Some(("loss", _)) => Stalemate::Wins,
            Some(_) | None => Stalemate::Draw,
        };
        let facing = self.is("flyingGeneral", &["true"]);
        let occurrence = self.number("nFoldRule", 3)?;
        let checks = self.is("perpetualCheckIllegal", &["true"]);
        self.is("perpetualCheckIllegal", &["false"]);
        self.is("flyingGeneral", &["false"]);
        self.is("nMoveRule", &["0"]);
        let repetition = match (occurrence, checks) {
            (0, _) => Repetition::Ignored,
            (3, false) => Repetition::ThirdDraws,
            _ => Repetition::Perpetual { occurrence, check_loses: checks, chase: Chase::Allowed },
        };
        let nouns = roles.iter().map(|role| RoleTexts { nouns: vec![role.id.to_string()], meanings: vec![] });
        let texts = GameTexts { roles: nouns.collect(), title: section.to_owned(), ..GameTexts::default() };
        Ok(Game {
            id: Text::Owned(section.to_owned()),
            board,
            seats: List::Borrowed(TWO_SEATS),
            terms: Terms {
                setup: Text::Owned(placement.to_owned()),
                roles: roles.into(),
                pawn,
                promotion,
                captured: if dropped { Captured::Dropped } else { Captured::Gone },
                generals: if facing { Generals::MayNotFace } else { Generals::MayFace },
                stalemate,
                repetition,
                ..Terms::BASE
            },
            options: List::Borrowed(&[]),
            presets: List::Borrowed(&[]),
            lines: List::Borrowed(&[]),
            base: Base { prefix: Text::Borrowed(""), about: List::Borrowed(&[]) },
            cites: vec![Reference::Known(Cite(FAIRY_STOCKFISH, "variants.ini"))].into(),
            texts: Some(Arc::new(texts)),
        })
    }

    /// The pieces, each by the key that names it.
    fn pieces(&mut self, shape: Shape) -> Result<Vec<RoleSpec>, Fault> {
        let mut roles: Vec<RoleSpec> = Vec::new();
        for index in 0..self.entries.len() {
            let Entry { key, value, line, .. } = self.entries[index];
            let known = PIECES.iter().find(|(id, _)| *id == key);
            let custom = key.strip_prefix("customPiece").is_some_and(|rest| rest.parse::<u8>().is_ok());
            if known.is_none() && !custom {
                continue;
            }
            self.entries[index].taken = true;
            let (letter, own) =
                value.split_once(':').map_or((value, None), |(letter, own)| (letter, Some(own)));
            if letter == "-" {
                continue;
            }
            let wrong = |code, message: String| FileError::new(code, line, message).within(key);
            let mut letters = letter.chars();
            let (Some(letter), None) = (letters.next().filter(char::is_ascii_lowercase), letters.next())
            else {
                return Err(wrong("letter", "A piece has one lower-case letter.".to_owned()));
            };
            let notation = own.or(known.map(|(_, moves)| *moves)).unwrap_or_default();
            let mut patterns = betza::read(notation).map_err(|message| wrong("betza", message))?;
            if key == "soldier" && own.is_none() {
                let rank = self.number("soldierPromotionRank", 1)?;
                let past = Zone::LastRanks((shape.ranks + 1).saturating_sub(rank.max(1)));
                let zone = if rank <= 1 { Zone::Board } else { same(shape, past) };
                patterns.push(Pattern { within: zone, ..Pattern::leap(1, 0).mirrored() });
            }
            self.keep_within(shape, key, &mut patterns);
            roles.push(RoleSpec {
                id: Text::Owned(key.to_owned()),
                letter,
                figure: Figure::Disc,
                names: vec![List::Borrowed(&[][..])].into(),
                royal: key == "king",
                patterns: patterns.into(),
                promoted_from: None,
            });
        }
        Ok(roles)
    }

    /// The region that a piece does not leave, if both sides' are a zone that games have.
    fn keep_within(&mut self, shape: Shape, piece: &str, patterns: &mut [Pattern]) {
        let mut name = piece.to_owned();
        if let Some(first) = name.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        let keys = ["White", "Black"].map(|side| format!("mobilityRegion{side}{name}"));
        if let Some(zone) = self.zone(shape, &keys) {
            patterns.iter_mut().for_each(|pattern| pattern.within = zone);
        }
    }

    /// The zone that two regions are; nothing where they are none, which leaves their keys unsaid.
    fn zone(&mut self, shape: Shape, keys: &[String; 2]) -> Option<Zone> {
        let own = |key: &String| self.entries.iter().find(|entry| entry.key == key).map(|entry| entry.value);
        let regions = [region(shape, own(&keys[0])?)?, region(shape, own(&keys[1])?)?];
        let named = [Zone::Palace, Zone::OwnHalf, Zone::FarHalf, Zone::FarDiagonals];
        let ranks = (1..shape.ranks).map(Zone::LastRanks);
        let is = |zone: &Zone| (0..2).all(|seat| TWO_SEATS[seat].facing.zone(shape, *zone) == regions[seat]);
        let zone = named.into_iter().chain(ranks).find(is)?;
        for key in keys {
            self.take(key);
        }
        Some(zone)
    }

    fn promotion(&mut self, shape: Shape, roles: &mut Vec<RoleSpec>) -> Promotion {
        let keys = ["promotionRegionWhite", "promotionRegionBlack"].map(str::to_owned);
        let zone = self.zone(shape, &keys).unwrap_or(Zone::LastRanks(1));
        let stuck = self.is("immobilityIllegal", &["true"]);
        self.is("immobilityIllegal", &["false"]);
        let faces: Vec<(usize, usize)> = self.faces(roles);
        if !faces.is_empty() {
            let mut pieces = Vec::new();
            for (from, into) in faces {
                pieces.push((Role(from as u8), PromoteInto::Always(Role(roles.len() as u8))));
                let id = format!("promoted-{}", roles[from].id);
                let RoleSpec { letter, .. } = roles[from];
                let patterns = roles[into].patterns.clone();
                let promoted_from = Some(Role(from as u8));
                roles.push(RoleSpec {
                    id: id.into(),
                    letter,
                    patterns,
                    promoted_from,
                    ..roles[into].clone()
                });
            }
            let must = if stuck { Must::WhenStuck } else { Must::Never };
            let pieces = Few::try_of(&pieces).unwrap_or(Few::NONE);
            return Promotion { pieces, zone, by: PromoteBy::EnteringOrLeaving, must, ..Promotion::BASE };
        }
        let Some(pawn) = place(roles, "pawn") else { return Promotion::BASE };
        let must = if self.is("mandatoryPawnPromotion", &["false"]) { Must::Never } else { Must::Always };
        self.is("mandatoryPawnPromotion", &["true"]);
        let (into, needs_loss) = match self.into(roles) {
            Some(found) => found,
            None => return Promotion { zone, ..Promotion::BASE },
        };
        Promotion { pieces: Few::of(&[(pawn, into)]), zone, must, needs_loss, ..Promotion::BASE }
    }

    /// Whether captured pieces are dropped as in Shogi: by all of its rules, or the keys are not said.
    fn drops(&mut self, roles: &[RoleSpec]) -> bool {
        let letter = roles.iter().find(|role| role.id == "shogiPawn").map(|role| role.letter.to_string());
        let has =
            |key: &str, value: &str| self.entries.iter().any(|own| own.key == key && own.value == value);
        let whole = letter.is_some_and(|letter| has("dropNoDoubled", &letter))
            && ["pieceDrops", "capturesToHand", "shogiPawnDropMateIllegal", "immobilityIllegal"]
                .iter()
                .all(|key| has(key, "true"));
        let value = if whole { "true" } else { "false" };
        for key in ["pieceDrops", "capturesToHand", "shogiPawnDropMateIllegal"] {
            self.is(key, &[value]);
        }
        if whole {
            self.take("dropNoDoubled");
        }
        whole
    }

    /// What pawns become: one role, one of several, or any that has been lost.
    fn into(&mut self, roles: &[RoleSpec]) -> Option<(PromoteInto, bool)> {
        let value = |key: &str| self.entries.iter().find(|entry| entry.key == key).map(|entry| entry.value);
        let letters: Vec<char> =
            value("promotionPieceTypes")?.chars().filter(|letter| *letter != ' ').collect();
        let limits = value("promotionLimit");
        let found = |letter: char| roles.iter().position(|role| role.letter == letter);
        let (into, keys): (_, &[&str]) = match (letters.as_slice(), limits) {
            ([only], None) => {
                ((PromoteInto::Always(Role(found(*only)? as u8)), false), &["promotionPieceTypes"])
            }
            // As many as at the start, of all that can be lost.
            (all, Some(limits)) => {
                let lost = roles.iter().filter(|role| !role.royal && role.id != "pawn");
                let (all_lost, array) =
                    (lost.clone().all(|role| all.contains(&role.letter)), value("startFen")?);
                let placement = array.split(' ').next().unwrap_or("");
                let limited = lost.clone().all(|role| {
                    let number = placement.chars().filter(|letter| *letter == role.letter).count();
                    limits.split(' ').any(|limit| limit == format!("{}:{number}", role.letter))
                });
                if !all_lost || !limited || all.len() != lost.count() {
                    return None;
                }
                ((PromoteInto::AnyLost, true), &["promotionPieceTypes", "promotionLimit"])
            }
            (several, None) => {
                let roles: Option<Vec<Role>> =
                    several.iter().map(|&letter| Some(Role(found(letter)? as u8))).collect();
                ((PromoteInto::OneOf(Few::try_of(&roles?)?), false), &["promotionPieceTypes"])
            }
        };
        for key in keys {
            self.take(key);
        }
        Some(into)
    }

    /// Which roles have another face: from, and like what.
    fn faces(&mut self, roles: &[RoleSpec]) -> Vec<(usize, usize)> {
        let Some(entry) = self.entries.iter_mut().find(|entry| entry.key == "promotedPieceType") else {
            return Vec::new();
        };
        let found = |letter: &str| roles.iter().position(|role| letter == role.letter.to_string());
        let pair = |pair: &str| {
            let (from, into) = pair.split_once(':')?;
            Some((found(from)?, found(into)?))
        };
        let pairs: Option<Vec<_>> = entry.value.split_whitespace().map(pair).collect();
        entry.taken = pairs.as_ref().is_some_and(|pairs| pairs.len() <= 8);
        pairs.filter(|pairs| pairs.len() <= 8).unwrap_or_default()
    }
}

fn place(roles: &[RoleSpec], id: &str) -> Option<Role> {
    roles.iter().position(|role| role.id == id).map(|at| Role(at as u8))
}

/// A zone by the name that games have for it.
fn same(shape: Shape, zone: Zone) -> Zone {
    let is = |other: &Zone| {
        TWO_SEATS.iter().all(|seat| seat.facing.zone(shape, *other) == seat.facing.zone(shape, zone))
    };
    if is(&Zone::FarHalf) { Zone::FarHalf } else { zone }
}

/// Files and ranks of a placement.
fn extent(placement: &str) -> (u8, u8) {
    let placement = placement.split('[').next().unwrap_or("");
    let width = |rank: &str| {
        let (mut files, mut number) = (0u32, 0u32);
        for letter in rank.chars().take(200) {
            match letter.to_digit(10) {
                Some(digit) => number = (number * 10 + digit).min(200),
                None => (files, number) = (files + number + u32::from(letter != '+'), 0),
            }
        }
        files + number
    };
    let files = placement.split('/').next().map_or(0, width);
    (u8::try_from(files).unwrap_or(0), u8::try_from(placement.split('/').count()).unwrap_or(0))
}

/// Squares by their names; `*8` is a rank, `a*` a file.
fn region(shape: Shape, text: &str) -> Option<SquareSet> {
    let mut set = SquareSet::EMPTY;
    for part in text.split_whitespace().take(200) {
        let fits = |at: &crate::board::Square| {
            let name = shape.name(*at);
            match (part.strip_prefix('*'), part.strip_suffix('*')) {
                (Some(rank), _) => name.get(1..) == Some(rank),
                (None, Some(file)) => name.get(..1) == Some(file),
                (None, None) => name == part,
            }
        };
        let squares: SquareSet = shape.squares().filter(fits).collect();
        if squares.is_empty() {
            return None;
        }
        set |= squares;
    }
    Some(set)
}
