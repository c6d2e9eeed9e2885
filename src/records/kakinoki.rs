//! The reader of KIF and KI2, the formats of Kakinoki's programs.

use super::csa::Diagram;
use super::draft::{CLAIMS, Draft, Event, REMARK, RESIGNS};
use crate::notation::{Notation, japanese_digit as digit};
use crate::words::Left;

/// What a player may do in place of a move, and the result.
const ENDS: [(&str, &str); 13] = [
    ("投了", RESIGNS),
    ("切れ負け", RESIGNS),
    ("反則負け", RESIGNS),
    ("不戦敗", RESIGNS),
    ("詰み", RESIGNS),
    ("詰", RESIGNS),
    ("入玉勝ち", CLAIMS),
    ("反則勝ち", CLAIMS),
    ("不戦勝", CLAIMS),
    ("千日手", "1/2-1/2"),
    ("持将棋", "1/2-1/2"),
    ("中断", "*"),
    ("不詰", "*"),
];

/// The next move is sealed: it follows when play is gone on with.
const SEALED: &str = "封じ手";

/// Games at odds: the squares of the pieces that the stronger side, which moves first, does without.
/// What 三枚落ち goes without programs do not agree on.
const ODDS: [(&str, &str); 14] = [
    ("香落ち", "11"),
    ("右香落ち", "91"),
    ("角落ち", "22"),
    ("飛車落ち", "82"),
    ("飛香落ち", "8211"),
    ("二枚落ち", "8222"),
    ("四枚落ち", "82221191"),
    ("五枚落ち", "8222119181"),
    ("左五枚落ち", "8222119121"),
    ("六枚落ち", "822211912181"),
    ("左七枚落ち", "82221191218131"),
    ("右七枚落ち", "82221191218171"),
    ("八枚落ち", "8222119121813171"),
    ("十枚落ち", "82221191218131714161"),
];

/// What stands for odds and is none: the board follows, or the array holds.
const EVEN: [&str; 4] = ["平手", "その他", "詰将棋", "詰め将棋"];

/// Names of tags. Not White and Black: Japanese books call the first player Black, files of programs White.
pub(super) const TAGS: [(&str, &str); 8] = [
    ("先手", "Sente"),
    ("後手", "Gote"),
    ("下手", "Sente"),
    ("上手", "Gote"),
    ("棋戦", "Event"),
    ("場所", "Site"),
    ("開始日時", "Date"),
    ("戦型", "Opening"),
];

/// Pieces on boards and in hands, and their letters in position text.
pub(super) const PIECES: [(char, &str); 16] = [
    ('歩', "P"),
    ('香', "L"),
    ('桂', "N"),
    ('銀', "S"),
    ('金', "G"),
    ('角', "B"),
    ('飛', "R"),
    ('玉', "K"),
    ('王', "K"),
    ('と', "+P"),
    ('杏', "+L"),
    ('圭', "+N"),
    ('全', "+S"),
    ('馬', "+B"),
    ('龍', "+R"),
    ('竜', "+R"),
];

pub(super) const MARKS: [char; 6] = ['▲', '△', '▼', '▽', '☗', '☖'];

/// Whether a line belongs to one of these formats.
pub(super) fn is_line(line: &str) -> bool {
    let line = line.trim();
    let word = line.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == ' ');
    let numbered = word.len() < line.len() && word.starts_with(|sign| sign == '同' || wide(sign));
    numbered
        || ["手合割", "手数-", "先手の持駒", "後手の持駒"].iter().any(|start| line.starts_with(start))
        || (line.starts_with(MARKS)
            && line.chars().nth(1).is_some_and(|sign| sign == '同' || digit(sign).is_some()))
}

fn wide(sign: char) -> bool {
    ('１'..='９').contains(&sign)
}

pub(super) fn read(text: &str) -> Draft {
    let mut draft = Draft::default();
    let mut diagram: Option<Diagram> = None;
    let mut own = None;
    let mut notation = Notation::Kif;
    for (index, line) in text.lines().enumerate() {
        if draft.is_full() {
            break;
        }
        let number = index + 1;
        let bare = line.trim_matches(|sign: char| sign.is_whitespace());
        // Headings of the moves and of a diagram, and its frame.
        let frame = |sign: char| "+-０１２３４５６７８９ 　".contains(sign);
        let heading = bare.starts_with("手数") && !bare.contains(['：', ':']);
        let idle = heading || bare.chars().all(frame);
        let numbered = bare.starts_with(|sign: char| sign.is_ascii_digit());
        if idle || (numbered && read_move(line, number, &mut draft)) {
            continue;
        }
        if let Some(remark) = bare.strip_prefix('#') {
            match remark.strip_prefix(REMARK) {
                Some(remark) => own = own.or(Some(remark.to_owned())),
                None => draft.leave(Left::Remarks, bare),
            }
        } else if bare.starts_with('&') {
            draft.leave(Left::Remarks, bare);
        } else if let Some(comment) = bare.strip_prefix('*') {
            draft.events.push(Event::Comment(comment.to_owned()));
        } else if bare.starts_with(MARKS) {
            notation = Notation::Ki2;
            read_moves(line, number, &mut draft);
        } else if let Some(rest) = after(bare, "変化") {
            let digits =
                rest.trim_start().chars().map_while(|sign| sign.to_digit(10).or(digit(sign).map(u32::from)));
            let ply = digits.take(5).fold(0, |all, digit| 10 * all + digit as usize);
            if !draft.events.is_empty() {
                draft.events.push(Event::Branch(ply, number));
            }
        } else if let Some(rest) = bare.strip_prefix("まで") {
            read_end(rest, &mut draft);
        } else if let Some(row) = bare.strip_prefix('|') {
            if board(row, diagram.get_or_insert_with(Diagram::empty)).is_none() {
                draft.fail(number, bare);
            }
        } else if bare.starts_with("先手番") || bare.starts_with("下手番") {
            diagram.get_or_insert_with(Diagram::array).first = true;
        } else if bare.starts_with("後手番") || bare.starts_with("上手番") {
            diagram.get_or_insert_with(Diagram::array).first = false;
        } else if let Some((key, value)) = bare.split_once(['：', ':']) {
            header(number, (key, value.trim()), &mut diagram, &mut draft);
        } else {
            draft.leave(Left::Lines, bare);
        }
    }
    draft.notation = Some(notation);
    let array = Diagram::array().text();
    draft.position = own.or_else(|| diagram.map(|diagram| diagram.text()).filter(|text| *text != array));
    draft
}

/// What follows a word and its colon.
fn after<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    line.strip_prefix(word)?.strip_prefix(['：', ':'])
}

/// A line of KIF: number, move, time.
fn read_move(line: &str, number: usize, draft: &mut Draft) -> bool {
    let rest = line.trim_start().trim_start_matches(|sign: char| sign.is_ascii_digit());
    let Some(rest) = rest.strip_prefix([' ', '　', '\t']) else { return false };
    let rest = rest.trim_start_matches([' ', '\t']);
    // “同” may have a narrow space after it.
    let skip = if rest.starts_with("同 ") { "同 ".len() } else { 0 };
    let end = rest[skip..].find([' ', '\t']).map_or(rest.len(), |at| skip + at);
    let word = rest[..end].trim_end_matches('+');
    if rest[end..].contains('(') {
        draft.leave(Left::Times, rest[end..].trim());
    }
    match ENDS.iter().find(|(name, _)| *name == word) {
        Some((_, result)) => draft.events.push(Event::Result((*result).to_owned())),
        None if word == SEALED => draft.events.push(Event::Comment(word.to_owned())),
        None => draft.word(word, number, column(line, rest)),
    }
    true
}

/// The column at which a part of a line begins, from 1.
fn column(line: &str, part: &str) -> usize {
    let offset = part.as_ptr() as usize - line.as_ptr() as usize;
    line.get(..offset).map_or(1, |before| before.chars().count() + 1)
}

/// A line of KI2: moves, each with its side's mark.
fn read_moves(line: &str, number: usize, draft: &mut Draft) {
    let starts: Vec<usize> = line.match_indices(MARKS).map(|(at, _)| at).collect();
    for (place, &start) in starts.iter().enumerate() {
        let end = starts.get(place + 1).copied().unwrap_or(line.len());
        let word = line[start..end].trim();
        match ENDS.iter().find(|(name, _)| word.trim_start_matches(MARKS) == *name) {
            Some((_, result)) => draft.events.push(Event::Result((*result).to_owned())),
            None if word.trim_start_matches(MARKS) == SEALED => {
                draft.events.push(Event::Comment(SEALED.to_owned()));
            }
            None => draft.word(word, number, column(line, word)),
        }
    }
}

/// `95手で先手の勝ち` and the like.
fn read_end(rest: &str, draft: &mut Draft) {
    let told = rest.split_once('で').map_or(rest, |(_, told)| told);
    let wins = told.contains("勝ち");
    let first = told.contains("先手") || told.contains("下手");
    let second = told.contains("後手") || told.contains("上手");
    let loses = told.contains("負け");
    let result = match (wins || loses, first, second) {
        (true, true, false) => Some(if wins { "1-0" } else { "0-1" }),
        (true, false, true) => Some(if wins { "0-1" } else { "1-0" }),
        _ => ENDS.iter().find(|(name, _)| told.contains(name)).map(|(_, result)| *result),
    };
    draft.events.extend(result.map(|result| Event::Result(result.to_owned())));
}

fn header(number: usize, (key, value): (&str, &str), diagram: &mut Option<Diagram>, draft: &mut Draft) {
    match key {
        "手合割" => {
            if let Some((_, gone)) = ODDS.iter().find(|(name, _)| *name == value) {
                let mut odds = Diagram::array();
                for square in gone.as_bytes().chunks(2) {
                    odds.put(square[0] - b'0', square[1] - b'0', "");
                }
                odds.first = false;
                *diagram = Some(odds);
            } else if !EVEN.contains(&value) && !value.is_empty() {
                draft.fail(number, &format!("{key}：{value}"));
            }
        }
        "先手の持駒" | "下手の持駒" => {
            hold(value, true, diagram.get_or_insert_with(Diagram::empty))
        }
        "後手の持駒" | "上手の持駒" => {
            hold(value, false, diagram.get_or_insert_with(Diagram::empty))
        }
        _ => match TAGS.iter().find(|(own, _)| *own == key) {
            Some((_, name)) => draft.tag(name, value),
            None => draft.tag(key, value),
        },
    }
}

fn letters(piece: char, first: bool) -> Option<String> {
    let (_, letters) = PIECES.iter().find(|(own, _)| *own == piece)?;
    Some(if first { (*letters).to_owned() } else { letters.to_ascii_lowercase() })
}

/// A row of the board: nine cells of side and piece, the row's number behind.
fn board(row: &str, diagram: &mut Diagram) -> Option<()> {
    let (cells, rank) = row.split_once('|')?;
    let rank = digit(rank.trim().chars().next()?)?;
    let mut signs = cells.chars();
    for file in (1..=9).rev() {
        let (side, piece) = (signs.next()?, signs.next()?);
        diagram.put(file, rank, &letters(piece, side != 'v' && side != 'V').unwrap_or_default());
    }
    Some(())
}

/// Pieces in hand: each with how many, in characters.
fn hold(text: &str, first: bool, diagram: &mut Diagram) {
    let mut piece: Option<String> = None;
    let mut count = 0;
    let mut put = |piece: &mut Option<String>, count: &mut usize| {
        if let Some(letters) = piece.take().filter(|_| diagram.hands.len() < 80) {
            diagram.hands += &letters.repeat((*count).clamp(1, 18));
        }
        *count = 0;
    };
    for sign in text.chars() {
        if let Some(letters) = letters(sign, first) {
            put(&mut piece, &mut count);
            piece = Some(letters);
        } else if sign == '十' {
            count = 10;
        } else if let Some(digit) = digit(sign) {
            count = if sign.is_ascii_digit() { (10 * count).min(90) } else { count } + digit as usize;
        }
    }
    put(&mut piece, &mut count);
}
