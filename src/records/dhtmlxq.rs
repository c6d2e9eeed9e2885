//! DhtmlXQ, in which dpxq.com gives games of Xiangqi: fields in brackets, squares as two digits, file and rank from
//! the upper left. A variation says which line it leaves, with which move, and its own number.

use super::draft::{Draft, Event, MAX_DEPTH, Token};
use crate::notation::Notation;

/// The pieces in the order in which `binit` has their squares, 99 where one is gone.
const PIECES: &[u8; 32] = b"RNBAKABNRCCPPPPPrnbakabnrccppppp";
const ARRAY: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

/// Fields that say nothing of the game.
const IDLE: [&str; 8] = ["ver", "pver", "init", "viewurl", "adddate", "editdate", "firstnum", "length"];
const TAGS: [(&str, &str); 7] = [
    ("event", "Event"),
    ("place", "Site"),
    ("date", "Date"),
    ("round", "Round"),
    ("red", "Red"),
    ("black", "Black"),
    ("open", "Opening"),
];
const MOST_VARIATIONS: usize = 500;

/// A line of moves, and where it leaves another.
struct Line {
    number: usize,
    parent: usize,
    first: usize,
    moves: Vec<Token>,
}

/// Whether a text is of this form.
pub(super) fn is_file(text: &str) -> bool {
    text.contains("[DhtmlXQ")
}

pub(super) fn read(text: &str) -> Draft {
    let mut draft =
        Draft { game: Some("xiangqi".to_owned()), notation: Some(Notation::Ucci), ..Draft::default() };
    let mut lines = vec![Line { number: 0, parent: 0, first: 1, moves: Vec::new() }];
    let mut comments: Vec<((usize, usize), String)> = Vec::new();
    let mut board = None;
    for (at, _) in text.match_indices("[DhtmlXQ_") {
        let field = &text[at + "[DhtmlXQ_".len()..];
        let Some((name, rest)) = field.split_once(']') else { continue };
        let value = rest[..rest.find("[/DhtmlXQ").unwrap_or(rest.len())].trim();
        let line = text[..at].matches('\n').count() + 1;
        let numbers =
            |text: &str| -> Vec<usize> { text.split('_').map_while(|own| own.parse().ok()).collect() };
        match name {
            _ if value.is_empty() || IDLE.contains(&name) => {}
            "movelist" => lines[0].moves = moves(value, line, &mut draft),
            "binit" => {
                board = squares(value).or_else(|| {
                    draft.fail(line, value);
                    None
                })
            }
            "result" => draft.result = Some(result(value).to_owned()),
            _ => {
                if let Some(own) = name.strip_prefix("comment") {
                    let place = match numbers(own)[..] {
                        [ply] => (0, ply),
                        [line, ply] => (line, ply),
                        _ => (0, 0),
                    };
                    comments.push((place, value.replace("||", "\n")));
                } else if let Some(own) = name.strip_prefix("move_") {
                    match numbers(own)[..] {
                        [parent, first, number] if lines.len() <= MOST_VARIATIONS => {
                            let moves = moves(value, line, &mut draft);
                            lines.push(Line { number, parent, first, moves });
                        }
                        _ => draft.fail(line, name),
                    }
                } else {
                    let tag = TAGS.iter().find(|(own, _)| *own == name).map_or(name, |(_, tag)| tag);
                    draft.tag(tag, value);
                }
            }
        }
    }
    if let Some(board) = board {
        let from = lines[0].moves.first().and_then(|token| place(token.text.as_bytes()));
        let black = from.is_some_and(|at| board[at].is_ascii_lowercase());
        let placement = placement(&board);
        if placement != ARRAY || black {
            draft.position = Some(format!("{placement} {} - - 0 1", if black { 'b' } else { 'w' }));
        }
    }
    say(&mut draft, &comments, (0, 0));
    let main = lines.remove(0);
    emit(&main, &mut lines, &comments, &mut draft, 0);
    if let Some(line) = lines.iter().find(|line| !line.moves.is_empty()) {
        draft.fail(line.moves[0].line, &format!("move_{}_{}_{}", line.parent, line.first, line.number));
    }
    draft
}

/// A line with its comments, and behind each move the lines that stand in its place.
fn emit(
    line: &Line,
    others: &mut Vec<Line>,
    comments: &[((usize, usize), String)],
    draft: &mut Draft,
    depth: usize,
) {
    for (ply, token) in (line.first..).zip(&line.moves) {
        if draft.is_full() {
            return;
        }
        draft.events.push(Event::Move(token.clone()));
        say(draft, comments, (line.number, ply));
        let here = |other: &Line| other.parent == line.number && other.first == ply;
        while let Some(at) = others.iter().position(here).filter(|_| depth < MAX_DEPTH) {
            let other = others.remove(at);
            draft.events.push(Event::Open);
            emit(&other, others, comments, draft, depth + 1);
            draft.events.push(Event::Close);
        }
    }
}

fn say(draft: &mut Draft, comments: &[((usize, usize), String)], place: (usize, usize)) {
    let here = comments.iter().filter(|(own, _)| *own == place);
    draft.events.extend(here.map(|(_, text)| Event::Comment(text.clone())));
}

/// Moves as UCCI has them, of four digits each.
fn moves(value: &str, line: usize, draft: &mut Draft) -> Vec<Token> {
    let digits: Vec<u8> = value.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect();
    let mut found = Vec::new();
    for (index, move_) in digits.chunks(4).enumerate() {
        let [file, rank, to_file, to_rank] = *move_ else {
            draft.fail(line, value);
            break;
        };
        let square = |file: u8, rank: u8| format!("{}{}", char::from(b'a' + file), 9 - rank);
        let text = square(file, rank) + &square(to_file, to_rank);
        found.push(Token { text, line, column: 4 * index + 1, number: None });
    }
    found
}

/// The square of the board from the upper left that a move of UCCI leaves.
fn place(text: &[u8]) -> Option<usize> {
    let [file @ b'a'..=b'i', rank @ b'0'..=b'9', ..] = *text else { return None };
    Some(usize::from(b'9' - rank) * 9 + usize::from(file - b'a'))
}

fn squares(value: &str) -> Option<[u8; 90]> {
    let digits: Vec<usize> =
        value.chars().filter_map(|sign| sign.to_digit(10)).map(|own| own as usize).collect();
    let mut board = [0; 90];
    for (pair, piece) in digits.chunks(2).zip(PIECES) {
        if let [file @ 0..=8, rank] = *pair {
            board[rank * 9 + file] = *piece;
        }
    }
    (digits.len() == 64).then_some(board)
}

fn placement(board: &[u8; 90]) -> String {
    let mut out = String::new();
    for (index, row) in board.chunks(9).enumerate() {
        out += if index > 0 { "/" } else { "" };
        let mut gap = 0;
        for piece in row.iter().copied().chain([1]) {
            match piece {
                0 => gap += 1,
                piece => {
                    out += &if gap > 0 { gap.to_string() } else { String::new() };
                    out.extend((piece > 1).then_some(char::from(piece)));
                    gap = 0;
                }
            }
        }
    }
    out
}

/// 红胜, 黑胜, 和: who wins, in both scripts.
fn result(text: &str) -> &'static str {
    match text.chars().next() {
        Some('红' | '紅') => "1-0",
        Some('黑') => "0-1",
        Some('和') => "1/2-1/2",
        _ => "*",
    }
}
