//! The format of the Computer Shogi Association, V2.2.

use super::draft::{CLAIMS, Draft, Event, REMARK, RESIGNS, SIDES};
use super::tree::GameRecord;
use crate::board::{Piece, Role, Seat, Square};
use crate::notation::{Notation, Scene, kingless};
use crate::position::{EndReason, Move, Position};
use crate::words::Left;

/// Pieces by their letters in position text.
const CODES: [(&str, &str, u8); 14] = [
    ("FU", "P", 18),
    ("KY", "L", 4),
    ("KE", "N", 4),
    ("GI", "S", 4),
    ("KI", "G", 4),
    ("KA", "B", 2),
    ("HI", "R", 2),
    ("OU", "K", 0),
    ("TO", "+P", 0),
    ("NY", "+L", 0),
    ("NK", "+N", 0),
    ("NG", "+S", 0),
    ("UM", "+B", 0),
    ("RY", "+R", 0),
];

/// Its array, row by row.
const ARRAY: [&str; 9] = [
    "lnsgkgsnl",
    ".r.....b.",
    "ppppppppp",
    ".........",
    ".........",
    ".........",
    "PPPPPPPPP",
    ".B.....R.",
    "LNSGKGSNL",
];

const TAGS: [(&str, &str); 4] =
    [("$EVENT:", "Event"), ("$SITE:", "Site"), ("$START_TIME:", "Date"), ("$OPENING:", "Opening")];

const ENDS: [(&str, &str); 12] = [
    ("%TORYO", RESIGNS),
    ("%TIME_UP", RESIGNS),
    ("%ILLEGAL_MOVE", RESIGNS),
    ("%KACHI", CLAIMS),
    ("%SENNICHITE", "1/2-1/2"),
    ("%JISHOGI", "1/2-1/2"),
    ("%HIKIWAKE", "1/2-1/2"),
    ("%+ILLEGAL_ACTION", "0-1"),
    ("%-ILLEGAL_ACTION", "1-0"),
    ("%TSUMI", RESIGNS),
    ("%FUZUMI", "*"),
    ("%CHUDAN", "*"),
];

/// A board as its format tells it, letter by letter of position text.
#[derive(Clone)]
pub(super) struct Diagram {
    /// Row by row, from the ninth file.
    pub squares: [[String; 9]; 9],
    pub hands: String,
    pub first: bool,
}

impl Diagram {
    pub fn empty() -> Diagram {
        Diagram { squares: Default::default(), hands: String::new(), first: true }
    }

    pub fn array() -> Diagram {
        let mut diagram = Diagram::empty();
        for (row, text) in ARRAY.iter().enumerate() {
            for (column, sign) in text.chars().enumerate().filter(|(_, sign)| *sign != '.') {
                diagram.squares[row][column] = sign.to_string();
            }
        }
        diagram
    }

    /// Puts letters on a square that is named by two digits, as far as there is one.
    pub fn put(&mut self, file: u8, rank: u8, letters: &str) {
        if let (1..=9, 1..=9) = (file, rank) {
            self.squares[rank as usize - 1][9 - file as usize] = letters.to_owned();
        }
    }

    pub fn text(&self) -> String {
        let mut out = String::new();
        for (index, row) in self.squares.iter().enumerate() {
            if index > 0 {
                out.push('/');
            }
            let mut gap = 0;
            for letters in row {
                if letters.is_empty() {
                    gap += 1;
                    continue;
                }
                if gap > 0 {
                    out += &gap.to_string();
                }
                gap = 0;
                out += letters;
            }
            if gap > 0 {
                out += &gap.to_string();
            }
        }
        let turn = if self.first { 'w' } else { 'b' };
        format!("{out}[{}] {turn} - - 0 1{}", self.hands, kingless(&out))
    }
}

/// The letters of a piece of either side.
fn letters(code: &str, first: bool) -> Option<String> {
    let (_, letters, _) = CODES.iter().find(|(own, ..)| *own == code)?;
    Some(if first { (*letters).to_owned() } else { letters.to_ascii_lowercase() })
}

pub(super) fn read(text: &str) -> Draft {
    let mut draft = Draft { notation: Some(Notation::Csa), ..Draft::default() };
    let mut diagram = Diagram::empty();
    let (mut own, mut placed) = (None, false);
    for (index, line) in text.lines().enumerate() {
        if draft.is_full() {
            break;
        }
        let line = line.trim_end();
        if line == "/" {
            break;
        }
        // Several statements may share a line, but for those that are words.
        let whole = line.starts_with(['\'', 'N', '$']);
        let mut column = 1;
        for part in line.split(if whole { '\0' } else { ',' }) {
            if read_part(part, &mut draft, &mut diagram, &mut own, &mut placed).is_none() {
                if part.len() > 1 && part.starts_with(['+', '-']) {
                    // What is no move of the format stands as it is, after the sign.
                    let declared = part[1..].starts_with(|sign: char| sign.is_ascii_lowercase());
                    draft.word(&part[usize::from(declared)..], index + 1, column);
                } else if !part.is_empty() {
                    draft.fail(index + 1, part);
                }
            }
            column += part.chars().count() + 1;
        }
    }
    let array = diagram.text() == Diagram::array().text();
    draft.position = own.or_else(|| (placed && !array).then(|| diagram.text()));
    draft
}

/// A statement that is no move; nothing if it may be one, or cannot be read.
fn read_part(
    part: &str,
    draft: &mut Draft,
    diagram: &mut Diagram,
    own: &mut Option<String>,
    placed: &mut bool,
) -> Option<()> {
    if let Some(text) = part.strip_prefix('\'') {
        if let Some(position) = text.strip_prefix(REMARK) {
            *own = Some(position.to_owned());
        } else if let Some(text) = text.strip_prefix('*') {
            draft.events.push(Event::Comment(text.to_owned()));
        } else if !text.trim().is_empty() {
            draft.leave(Left::Remarks, part);
        }
        return Some(());
    }
    if let Some(name) = part.strip_prefix("N+").or(part.strip_prefix("N-")) {
        draft.tag(if part.starts_with("N+") { "Sente" } else { "Gote" }, name);
        return Some(());
    }
    if part.starts_with('%') {
        let ends = ENDS.iter().find(|(name, _)| *name == part);
        if ends.is_none() {
            draft.leave(Left::Lines, part);
        }
        draft.events.push(Event::Result(ends.map_or("*", |(_, result)| result).to_owned()));
        return Some(());
    }
    if let Some(tag) = part.strip_prefix('$') {
        match TAGS.iter().find_map(|(key, name)| Some((name, part.strip_prefix(key)?))) {
            Some((name, value)) => draft.tag(name, value),
            None => {
                let (key, value) = tag.split_once(':')?;
                draft.tag(key, value);
            }
        }
        return Some(());
    }
    let bytes = part.as_bytes();
    match bytes {
        [b'V', ..] => Some(()),
        [b'T', ..] => {
            draft.leave(Left::Times, part);
            Some(())
        }
        [b'+' | b'-'] => {
            diagram.first = bytes[0] == b'+';
            *placed = true;
            Some(())
        }
        [b'P', b'I', ..] => {
            *diagram = Diagram::array();
            for gone in bytes[2..].chunks(4) {
                diagram.put(gone.first()?.wrapping_sub(b'0'), gone.get(1)?.wrapping_sub(b'0'), "");
            }
            Some(())
        }
        [b'P', sign @ (b'+' | b'-'), ..] => hold(part.get(2..)?, *sign == b'+', diagram),
        [b'P', rank @ b'1'..=b'9', ..] => {
            // Mail and web pages have made one space of several.
            let mut rest = part.get(2..)?;
            for file in (1..=9).rev() {
                rest = rest.trim_start();
                match rest.strip_prefix('*') {
                    Some(after) => rest = after,
                    None => {
                        let piece = letters(rest.get(1..3)?, rest.starts_with('+'))?;
                        diagram.put(file, rank - b'0', &piece);
                        rest = &rest[3..];
                    }
                }
            }
            Some(())
        }
        [] => Some(()),
        _ => None,
    }
}

/// Pieces one by one: on squares, or in hand where the square is 00; `AL` is all that is left.
fn hold(mut text: &str, first: bool, diagram: &mut Diagram) -> Option<()> {
    while let Some(part) = text.get(..4) {
        text = &text[4..];
        let (square, code) = part.split_at_checked(2)?;
        let square: u8 = square.parse().ok()?;
        if code == "AL" {
            for (_, letters, all) in CODES {
                let plain = letters.to_ascii_lowercase();
                let like = |text: &str| text.to_ascii_lowercase().matches(&*plain).count();
                let on_board: usize = diagram.squares.iter().flatten().map(|cell| like(cell)).sum();
                let left = usize::from(all).saturating_sub(on_board + like(&diagram.hands));
                let letters = if first { letters.to_owned() } else { plain };
                diagram.hands += &letters.repeat(left);
            }
        } else if square == 0 {
            let letters = letters(code, first)?;
            if diagram.hands.len() < 80 {
                diagram.hands += &letters;
            }
        } else {
            diagram.put(square / 10, square % 10, &letters(code, first)?);
        }
    }
    text.is_empty().then_some(())
}

pub(super) fn write(record: &GameRecord) -> String {
    let (rules, start) = (record.game.rules(), record.game.start());
    let mut out = String::from("V2.2\n");
    let players = [("N+", SIDES[0]), ("N-", SIDES[1])];
    for (sign, names) in players.into_iter().chain(TAGS.map(|(sign, name)| (sign, [name, name]))) {
        if let Some(value) = names.iter().find_map(|name| record.tag(name)) {
            out += &[sign, &value.replace(['\n', '\r'], " "), "\n"].concat();
        }
    }
    if let Some(position) = record.own_start() {
        out += &["'", REMARK, &position, "\n"].concat();
    }
    let code = |piece: Piece| {
        let label = rules.label(piece.role);
        CODES.iter().find(|(_, letters, _)| *letters == label).map_or("", |(code, ..)| code)
    };
    let sign = |seat: Seat| if seat == Seat::FIRST { '+' } else { '-' };
    if start == Position::start(rules) {
        out += "PI\n";
    } else {
        for rank in 0..9u8 {
            out += &format!("P{}", rank + 1);
            for file in 0..9u8 {
                match start.piece_at(Square((8 - rank) * 9 + file)) {
                    Some(piece) => out += &format!("{}{}", sign(piece.seat), code(piece)),
                    None => out += " * ",
                }
            }
            out.push('\n');
        }
        for seat in rules.seats() {
            out += &format!("P{}", sign(seat));
            for role in (0..rules.roles().len() as u8).map(Role) {
                let piece = Piece { seat, role };
                let held = start.in_hand(piece) as usize;
                out += &format!("00{}", code(piece)).repeat(held);
            }
            out.push('\n');
        }
    }
    out.push(sign(start.turn()));
    out.push('\n');
    let comment = |text: &str| text.lines().map(|line| format!("'*{line}\n")).collect::<String>();
    out += &comment(&record.line.comment);
    let (mut position, mut last) = (start, None);
    for played in &record.line.moves {
        let legal = rules.legal(&position);
        let scene = Scene { rules, position: &position, legal: &legal, last_to: last };
        let text = Notation::Csa.write(&scene, played.action);
        // What the format has no move for stands where others pass over it.
        let plain = matches!(played.action, Move::Step { .. } | Move::Drop { .. });
        out += &if plain { text + "\n" } else { ["+", &text, "\n"].concat() };
        out += &comment(&played.comment);
        last = played.action.to();
        position.apply(rules, played.action, &mut ());
    }
    let end = record.game.outcome().and_then(|outcome| match outcome.reason {
        EndReason::Checkmate => Some("%TSUMI"),
        EndReason::Repetition => Some("%SENNICHITE"),
        EndReason::Impasse => Some("%JISHOGI"),
        _ => None,
    });
    let resigned = match (end, record.result.as_str()) {
        (Some(end), _) => end,
        (None, "1-0" | "0-1") if record.game.outcome().is_none() => {
            let wins = (record.result == "1-0") == (position.turn() == Seat::FIRST);
            if wins { "%KACHI" } else { "%TORYO" }
        }
        (None, "1/2-1/2") => "%HIKIWAKE",
        _ => "",
    };
    if resigned.is_empty() { out } else { out + resigned + "\n" }
}
