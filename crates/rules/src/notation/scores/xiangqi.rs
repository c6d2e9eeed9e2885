//! The notations of Xiangqi: the World Xiangqi Federation's letters (`C2=5`, `H8+7`, `R+-1`), the same in Chinese
//! (炮二平五, 馬8进7, 前車退一), and squares (`h2e2`, `H2-E2`).
//!
//! Files are counted by each side from its right. What goes along its file is told by how far, all else by the
//! file it comes to.

use super::japanese::digit;
use super::notation::{Scene, Unread, inscribed};
use super::sketch::{Becomes, Sketch};
use crate::board::{Facing, Piece, Shape, Square, SquareSet};
use crate::position::Move;
use crate::rules::Rules;

const DIGITS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// Other ways to write a character, and the one that is written.
const ALIKE: [(char, char); 21] = [
    ('帅', '將'),
    ('帥', '將'),
    ('将', '將'),
    ('相', '象'),
    ('仕', '士'),
    ('马', '馬'),
    ('傌', '馬'),
    ('车', '車'),
    ('俥', '車'),
    ('砲', '炮'),
    ('包', '炮'),
    ('卒', '兵'),
    ('后', '後'),
    ('进', '進'),
    ('上', '進'),
    ('下', '退'),
    ('.', '='),
    ('－', '-'),
    ('–', '-'),
    ('−', '-'),
    ('＋', '+'),
];

/// How a move goes: forward, back or aside, and the number that says where to.
fn way(rules: &Rules, piece: Piece, from: Square, to: Square) -> (char, u8) {
    let (shape, facing) = (rules.board().shape, rules.seat(piece.seat).facing);
    let ahead = facing.depth(shape, to) - facing.depth(shape, from);
    let number = match shape.file(from) == shape.file(to) {
        true => ahead.unsigned_abs(),
        false => file(shape, facing, to),
    };
    (['-', '=', '+'][(ahead.signum() + 1) as usize], number)
}

/// The number of a file, from the right of who looks this way.
fn file(shape: Shape, facing: Facing, at: Square) -> u8 {
    let file = shape.file(at) as u8;
    if facing == Facing::North { shape.files - file } else { file + 1 }
}

/// Which of its like on its file a piece is, the foremost first, and of how many.
fn place(scene: &Scene, piece: Piece, from: Square) -> (usize, usize) {
    let (shape, facing) = (scene.rules.board().shape, scene.rules.seat(piece.seat).facing);
    let like = || scene.position.pieces_like(piece).filter(|&at| shape.file(at) == shape.file(from));
    let ahead = like().filter(|&at| facing.depth(shape, at) > facing.depth(shape, from)).count();
    (ahead, like().count())
}

/// Whether soldiers stand one behind the other on several files.
fn many_files(scene: &Scene, piece: Piece) -> bool {
    let shape = scene.rules.board().shape;
    let pieces = scene.position.pieces_like(piece);
    let tandem = |file: &i8| { pieces }.filter(|&at| shape.file(at) == *file).count() > 1;
    (0..shape.files as i8).filter(tandem).count() > 1
}

/// Whether another of its kind on the file could go the same way, so that a file is not enough.
fn needs_place(scene: &Scene, piece: Piece, from: Square, to: Square) -> bool {
    let shape = scene.rules.board().shape;
    let vector = (shape.file(to) - shape.file(from), shape.rank(to) - shape.rank(from));
    scene.position.pieces_like(piece).any(|other| {
        let there =
            shape.offset(other, vector).filter(|_| other != from && shape.file(other) == shape.file(from));
        let within = |there: Square| {
            let facing = scene.rules.seat(piece.seat).facing;
            let patterns = &scene.rules.role(piece.role).patterns;
            patterns.iter().any(|pattern| facing.is_in(shape, pattern.within, there))
        };
        there.is_some_and(within)
    })
}

/// The federation's letter of a piece.
fn letter(scene: &Scene, piece: Piece) -> char {
    match scene.rules.role(piece.role).letter {
        'b' => 'E',
        'n' => 'H',
        other => other.to_ascii_uppercase(),
    }
}

/// The two signs that name a piece, as the federation has it.
fn name(scene: &Scene, piece: Piece, from: Square, to: Square) -> String {
    let rules = scene.rules;
    let number = (b'0' + file(rules.board().shape, rules.seat(piece.seat).facing, from)) as char;
    let letter = letter(scene, piece);
    let (ahead, count) = place(scene, piece, from);
    let pawn = piece.role == rules.terms().pawn;
    let side = if ahead == 0 { '+' } else { '-' };
    let last = ahead + 1 == count;
    match count {
        0 | 1 => [letter, number].iter().collect(),
        2 if pawn && many_files(scene, piece) => [number, side].iter().collect(),
        2 if pawn || needs_place(scene, piece, from, to) => [letter, side].iter().collect(),
        2 => [letter, number].iter().collect(),
        _ => {
            let first = if pawn && many_files(scene, piece) { number } else { letter };
            match (count, ahead) {
                (4.., 0) => "++".to_owned(),
                (4.., _) if last => "--".to_owned(),
                (5, 2) => [letter, number].iter().collect(),
                (4.., _) => [letter, if ahead == 1 { '+' } else { '-' }].iter().collect(),
                (_, 0) => [first, '+'].iter().collect(),
                _ if last => [first, '-'].iter().collect(),
                _ => [first, number].iter().collect(),
            }
        }
    }
}

/// The same in Chinese: 前 and 後 before the piece, and 中, 二, 三 ... where there are more; soldiers on several
/// files by their file in place of the piece.
fn chinese_name(scene: &Scene, piece: Piece, from: Square, to: Square) -> String {
    let rules = scene.rules;
    let number = written(rules, piece, file(rules.board().shape, rules.seat(piece.seat).facing, from));
    let own = chinese(scene, piece);
    let (ahead, count) = place(scene, piece, from);
    let pawn = piece.role == rules.terms().pawn;
    if count < 2 || (count == 2 && !pawn && !needs_place(scene, piece, from, to)) {
        return [own, number].iter().collect();
    }
    let last = ahead + 1 == count;
    let which = match count {
        _ if ahead == 0 => '前',
        2 | 3 if last => '後',
        3 => '中',
        _ => DIGITS[ahead],
    };
    [which, if pawn && many_files(scene, piece) { number } else { own }].iter().collect()
}

/// How a piece is written in records.
fn chinese(scene: &Scene, piece: Piece) -> char {
    match inscribed(scene.rules, piece.role, piece.seat.0).chars().next() {
        Some('傌') => '馬',
        Some('俥') => '車',
        Some('砲') => '炮',
        Some(other) => other,
        None => letter(scene, piece),
    }
}

/// Red counts in characters, Black in digits.
fn written(rules: &Rules, piece: Piece, number: u8) -> char {
    match rules.seat(piece.seat).facing {
        Facing::North => DIGITS[number as usize - 1],
        _ => (b'0' + number) as char,
    }
}

pub(super) fn write(scene: &Scene, action: Move, in_chinese: bool) -> Option<String> {
    let Move::Step { from, to, into: None } = action else { return None };
    let piece = scene.position.piece_at(from)?;
    let (sign, number) = way(scene.rules, piece, from, to);
    let text = if in_chinese {
        let sign = match sign {
            '+' => '進',
            '-' => '退',
            _ => '平',
        };
        let end: [char; 2] = [sign, written(scene.rules, piece, number)];
        chinese_name(scene, piece, from, to) + &end.iter().collect::<String>()
    } else {
        format!("{}{sign}{number}", name(scene, piece, from, to))
    };
    (read(scene, &text) == Ok(action)).then_some(text)
}

/// A text with one way to write everything.
fn plain(text: &str) -> String {
    let one = |sign: char| {
        let sign = ALIKE.iter().find(|(other, _)| *other == sign).map_or(sign, |(_, own)| *own);
        match sign {
            '進' => '+',
            '退' => '-',
            '平' => '=',
            _ => digit(sign).map_or(sign.to_ascii_uppercase(), |digit| (b'0' + digit) as char),
        }
    };
    text.chars().filter(|sign| !sign.is_whitespace()).map(one).collect()
}

/// Every way to name a piece, the federation's and the Chinese first.
fn names(scene: &Scene, piece: Piece, from: Square, to: Square) -> [Vec<String>; 2] {
    let rules = scene.rules;
    let number = (b'0' + file(rules.board().shape, rules.seat(piece.seat).facing, from)) as char;
    let (ahead, count) = place(scene, piece, from);
    let letters = match letter(scene, piece) {
        'E' => vec!['E', 'B', 'M'],
        'H' => vec!['H', 'N'],
        'A' => vec!['A', 'G'],
        'K' => vec!['K', 'G'],
        'P' => vec!['P', 'S'],
        other => vec![other],
    };
    let own = plain(&chinese(scene, piece).to_string());
    let first = vec![name(scene, piece, from, to), plain(&chinese_name(scene, piece, from, to))];
    let mut others = Vec::new();
    for letter in letters.iter().map(char::to_string).chain([own]) {
        others.push(format!("{letter}{number}"));
        for which in match (ahead, count) {
            (0, 2..) => &["+", "前"][..],
            (_, 2..) if ahead + 1 == count => &["-", "後"][..],
            (1, 3) => &["中"][..],
            _ => &[][..],
        } {
            others.push(format!("{letter}{which}"));
            others.push(format!("{which}{letter}"));
            others.push(format!("{which}{letter}{number}"));
        }
        if count > 2 {
            others.push(format!("{}{letter}", ahead + 1));
        }
    }
    // Fairy-Stockfish counts them from the front.
    if count > 1 {
        others.push(format!("{}{number}", ahead + 1));
    }
    [first, others]
}

/// Reads the federation's or the Chinese notation: the legal moves that are named so.
pub(super) fn read(scene: &Scene, text: &str) -> Result<Move, Unread> {
    let text = plain(text.trim_end_matches(['!', '?']));
    let mut signs: Vec<char> = text.chars().collect();
    let number = signs.pop().and_then(|sign| sign.to_digit(10)).ok_or(Unread::Text)?;
    // Some leave out the sign of a move aside.
    let sign = if signs.last().is_some_and(char::is_ascii_digit) && signs.len() == 2 {
        Some('=')
    } else {
        signs.pop()
    };
    let sign = sign.filter(|sign| matches!(sign, '+' | '-' | '=')).ok_or(Unread::Text)?;
    let named: String = signs.into_iter().collect();
    if !(2..=3).contains(&named.chars().count()) {
        return Err(Unread::Text);
    }
    let mut tiers: [Vec<Move>; 2] = [Vec::new(), Vec::new()];
    for &action in scene.legal {
        let Move::Step { from, to, .. } = action else { continue };
        let Some(piece) = scene.position.piece_at(from) else { continue };
        if way(scene.rules, piece, from, to) == (sign, number as u8) {
            for (tier, names) in tiers.iter_mut().zip(names(scene, piece, from, to)) {
                if names.contains(&named) {
                    tier.push(action);
                }
            }
        }
    }
    let [first, others] = tiers;
    match (&first[..], &others[..]) {
        ([action], _) | ([], [action]) => Ok(*action),
        ([], []) => Err(Unread::Illegal(attempts(scene, &named, sign, number as u8))),
        _ => Err(Unread::Several([first, others].concat())),
    }
}

/// The moves that the text names, were they legal.
fn attempts(scene: &Scene, named: &str, sign: char, number: u8) -> Vec<Move> {
    let (rules, position) = (scene.rules, scene.position);
    let mut found = Vec::new();
    for from in position.pieces_of(position.turn()) {
        let Some(piece) = position.piece_at(from) else { continue };
        rules.targets(position, from, |target| {
            let to = target.to;
            if way(rules, piece, from, to) == (sign, number)
                && names(scene, piece, from, to).iter().any(|names| names.iter().any(|name| name == named))
            {
                found.push(Move::Step { from, to, into: None });
            }
        });
    }
    found.truncate(10);
    found
}

/// `h2e2`, or `H2-E2`: ranks from 0.
pub(super) fn squares(scene: &Scene, action: Move, capitals: bool) -> Option<String> {
    let Move::Step { from, to, into: None } = action else { return None };
    let shape = scene.rules.board().shape;
    let name = |at: Square| format!("{}{}", (b'a' + shape.file(at) as u8) as char, shape.rank(at));
    let dash = if capitals { "-" } else { "" };
    let text = [&*name(from), dash, &name(to)].concat();
    Some(if capitals { text.to_ascii_uppercase() } else { text })
}

pub(super) fn read_squares(scene: &Scene, text: &str) -> Result<Move, Unread> {
    let shape = scene.rules.board().shape;
    let text: Vec<u8> = text.bytes().filter(|sign| *sign != b'-').collect();
    let at = |file: u8, rank: u8| {
        let file = file.to_ascii_lowercase().checked_sub(b'a')?;
        let rank = rank.checked_sub(b'0').filter(|rank| *rank < 10)?;
        shape.square(i8::try_from(file).ok()?, rank as i8)
    };
    let [a, b, c, d] = text[..] else { return Err(Unread::Text) };
    let (from, to) = at(a, b).zip(at(c, d)).ok_or(Unread::Text)?;
    let (from, to) = (SquareSet::of(from), SquareSet::of(to));
    Sketch { from, to, becomes: Becomes::Nothing, ..Sketch::ANY }.resolve(scene)
}
