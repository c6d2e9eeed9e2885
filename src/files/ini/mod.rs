//! Import of Fairy-Stockfish's `variants.ini`.
//! What a section says is taken, and every key that it cannot be held to is named.

use std::sync::Arc;

mod bases;
mod castling;
mod promotion;

use super::betza;
use super::error::{Fault, FileError};
use super::ownership::{MAX_ID, MAX_TEXT};
use super::record::array_is_readable;
use crate::art::Figure;
use crate::board::{Board, Role, Ruling, Shape, SquareSet, TWO_SEATS, Zone};
use crate::movement::Pattern;
use crate::rules::Rules;
use crate::variant::source::{Cite, FAIRY_STOCKFISH};
use crate::variant::texts::{GameTexts, RoleTexts};
use crate::variant::{
    Base, Captured, Chase, Game, Generals, List, Reference, Repetition, RoleSpec, SetupError, Stalemate,
    Terms, Text,
};

/// A section as a game.
#[derive(Clone, Debug)]
#[non_exhaustive]
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
    /// How many sections it is away: one of a base is overridden by its heirs.
    depth: usize,
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
    ("fersAlfil", "FA"),
    ("silver", "FfW"),
    ("bers", "RF"),
    ("aiwok", "RNF"),
    ("dragonHorse", "BW"),
    ("archbishop", "BN"),
    ("chancellor", "RN"),
    ("amazon", "RBN"),
    ("centaur", "WFN"),
    ("knibis", "mNcB"),
    ("biskni", "mBcN"),
    ("kniroo", "mNcR"),
    ("rookni", "mRcN"),
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

/// Most sections that are each the base of the next, and most keys of them all.
const BASES: usize = 16;
const KEYS: usize = 400;

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
    let mut taker = Taker { entries: &mut entries, unasked: Vec::new() };
    let game = taker.game(section)?;
    let unasked = taker.unasked;
    let shared = Arc::new(game.clone());
    game.check().map_err(|fault| FileError::new("record", 0, format!("{fault}.")))?;
    match Rules::new(shared, &[]) {
        Err(SetupError::Record { fault, .. }) => {
            return Err(FileError::new("record", 0, format!("{fault}.")));
        }
        Ok(rules) => array_is_readable(&rules).map_err(|message| FileError::new("setup", 0, message))?,
        Err(_) => {}
    }
    let own = entries.iter().filter(|own| !own.taken && !SILENT.contains(&own.key));
    let mut unsaid: Vec<(String, u32)> = own.map(|own| (own.key.to_owned(), own.line)).collect();
    unsaid.extend(unasked.into_iter().map(|key| (key.to_owned(), 0)));
    Ok(Imported { game, unsaid })
}

/// The keys of a section, those of its base first; of two with one key the last holds.
fn entries<'a>(text: &'a str, section: &str) -> Result<Vec<Entry<'a>>, Fault> {
    let mut found: Vec<Entry> = Vec::new();
    let mut wanted = section;
    // A base stands before what it is the base of.
    let (mut text, mut before) = (text, usize::MAX);
    for depth in 0..=BASES {
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
                let line = if text.as_ptr() == bases::TEXT.as_ptr() { 0 } else { index as u32 + 1 };
                own.push(Entry { key, value, line, depth, taken: false });
            }
        }
        let Some(own) = own else {
            if (depth > 0 || wanted == "chess") && bases::has(wanted) && text.as_ptr() != bases::TEXT.as_ptr()
            {
                (text, before) = (bases::TEXT, usize::MAX);
                continue;
            }
            return Err(FileError::new("unknown-section", 0, bases::missing(wanted, depth > 0)));
        };
        if own.len() > KEYS {
            break;
        }
        for entry in own.into_iter().rev() {
            if found.iter().all(|known| known.key != entry.key) {
                found.push(entry);
            }
        }
        match base {
            Some(parent) if depth < BASES && found.len() <= KEYS => wanted = parent.trim(),
            None if found.len() <= KEYS => {
                found.reverse();
                return Ok(found);
            }
            Some(_) | None => break,
        }
    }
    Err(FileError::new(
        "too-large",
        0,
        format!("A section has at most {BASES} others as its base, and {KEYS} keys with theirs."),
    ))
}

struct Taker<'a, 'b> {
    entries: &'b mut Vec<Entry<'a>>,
    /// What the engine does unless it is told not to, and no term says.
    unasked: Vec<&'static str>,
}

impl<'a> Taker<'a, '_> {
    /// The value of a key, which is then said.
    fn take(&mut self, key: &str) -> Option<(&'a str, u32)> {
        let entry = self.entries.iter_mut().find(|entry| entry.key == key)?;
        entry.taken = true;
        Some((entry.value, entry.line))
    }

    /// The value of a key, whether or not it is said.
    fn value(&self, key: &str) -> Option<&'a str> {
        self.entries.iter().find(|entry| entry.key == key).map(|entry| entry.value)
    }

    /// What the key means cannot be said.
    fn leave(&mut self, key: &'static str) {
        match self.entries.iter_mut().find(|entry| entry.key == key) {
            Some(entry) => entry.taken = false,
            None => self.unasked.push(key),
        }
    }

    /// The role with this letter.
    fn role(&self, roles: &[RoleSpec], letter: char) -> Option<Role> {
        roles.iter().position(|role| role.letter == letter.to_ascii_lowercase()).map(|at| Role(at as u8))
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
        let files = match self.value("maxFile").map(str::as_bytes) {
            // The name of the last file, as the engine takes it too.
            Some([letter @ b'a'..=b'z']) => {
                self.take("maxFile");
                letter - b'a' + 1
            }
            _ => self.number("maxFile", files)?,
        };
        let shape = Shape { files, ranks: self.number("maxRank", ranks)? };
        if shape.files == 0 || shape.files > 26 || shape.ranks == 0 || shape.len() > crate::board::SQUARES {
            return Err(FileError::new("board", line, "No board is of this size.").within("startFen"));
        }
        let board = Board { shape, ruling: Ruling::Squares, marks: SquareSet::EMPTY };
        let mut roles = self.pieces(shape)?;
        let en_passant = self.double_step(shape, &mut roles);
        let (castling, rights) = self.castling(shape, &roles, array);
        if array.split(' ').nth(1).is_some_and(|turn| turn != "w") {
            self.leave("startFen");
        }
        let promotion = self.promotion(shape, &mut roles);
        let pawn = ["pawn", "shogiPawn", "soldier"].into_iter().find_map(|id| place(&roles, id));
        // A game without pawns has some role in their place, which is none that must not be lost.
        let pawn = pawn.or_else(|| roles.iter().position(|role| !role.royal).map(|at| Role(at as u8)));
        let pawn = pawn.ok_or_else(|| FileError::new("missing", 0, "There is no piece besides the king."))?;
        for key in ["mustDrop", "sittuyinPromotion"] {
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
        let turns = 2 * u16::from(self.number("nMoveRule", 50)?);
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
                rights: rights.into(),
                castling,
                pawn,
                en_passant,
                promotion,
                quiet: (turns > 0).then_some(turns),
                captured: if dropped { Captured::Dropped } else { Captured::Gone },
                generals: if facing { Generals::MayNotFace } else { Generals::MayFace },
                stalemate,
                bare_kings_draw: false,
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
            let Entry { key, value, line, depth, .. } = self.entries[index];
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
            // Another piece of this letter that a base has is gone with it.
            let heir = |entry: &Entry| {
                let piece =
                    PIECES.iter().any(|(id, _)| *id == entry.key) || entry.key.starts_with("customPiece");
                piece && entry.depth < depth && entry.value.starts_with(letter)
            };
            if self.entries.iter().any(heir) {
                continue;
            }
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
        self.value(&keys[0])?;
        self.zone_or(shape, keys, ["-"; 2]).flatten()
    }

    /// The same where regions that are not said are these: nothing where it is no zone, and a zone of nothing where
    /// both are empty.
    fn zone_or(&mut self, shape: Shape, keys: &[String; 2], usual: [&str; 2]) -> Option<Option<Zone>> {
        let [first, second] = [0, 1].map(|side| {
            let said = self.value(&keys[side]);
            match said.unwrap_or(usual[side]) {
                "-" => Some(SquareSet::EMPTY),
                // The engine's own name ranks that a small board has not.
                squares => region(shape, squares).or(said.is_none().then_some(SquareSet::EMPTY)),
            }
        });
        let regions = [first?, second?];
        let named = [Zone::Board, Zone::Palace, Zone::OwnHalf, Zone::FarHalf, Zone::FarDiagonals];
        let last = (1..shape.ranks).map(Zone::LastRanks);
        let own = (1..=shape.ranks)
            .flat_map(|first| (first..=shape.ranks).map(move |last| Zone::OwnRanks(first, last)));
        let is = |zone: &Zone| (0..2).all(|seat| TWO_SEATS[seat].facing.zone(shape, *zone) == regions[seat]);
        let empty = regions.iter().all(|region| region.is_empty());
        let zone = if empty { None } else { Some(named.into_iter().chain(last).chain(own).find(is)?) };
        for key in keys.iter() {
            self.take(key);
        }
        Some(zone)
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
