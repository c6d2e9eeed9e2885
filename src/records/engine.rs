//! Engine protocols: `position startpos moves 7g7f` (USI), `position fen … moves h2e2` (UCCI).

use super::draft::{Draft, Event};
use super::tree::{GameRecord, unusual};
use crate::notation::{Notation, Scene, from_sfen};
use crate::position::{Move, Position};

/// Whether a text is such a line.
pub(super) fn is_position(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or("");
    matches!(first, "position" | "startpos" | "sfen" | "fen" | "moves")
}

pub(super) fn read(text: &str) -> Draft {
    let mut draft = Draft::default();
    let (mut fields, mut in_moves, mut named) = (Vec::new(), false, "");
    for (index, line) in text.lines().enumerate() {
        for word in line.split_whitespace() {
            let offset = word.as_ptr() as usize - line.as_ptr() as usize;
            match word {
                "moves" => in_moves = true,
                _ if draft.is_full() => {}
                _ if in_moves => draft.word(word, index + 1, line[..offset].chars().count() + 1),
                "sfen" | "fen" | "startpos" => named = word,
                "position" => {}
                _ => fields.push(word),
            }
        }
    }
    draft.notation = match named {
        "fen" => Some(Notation::Ucci),
        "sfen" => Some(Notation::Usi),
        _ => None,
    };
    match (named, &fields[..]) {
        ("sfen", [board, turn, hands, number @ ..]) => {
            let number = number.first().and_then(|number| number.parse().ok()).unwrap_or(1);
            draft.position = Some(from_sfen(board, turn, hands, number));
        }
        ("fen", [_, ..]) => draft.position = Some(fields.join(" ")),
        _ => {}
    }
    if draft.notation.is_none() {
        let first = draft.events.iter().find_map(|event| match event {
            Event::Move(token) => Some(token.text.as_bytes()),
            _ => None,
        });
        // `7g7f` and `P*5e` are of Shogi.
        let shogi = matches!(first.unwrap_or_default(), [] | [b'0'..=b'9', ..] | [_, b'*', ..]);
        draft.notation = Some(if shogi { Notation::Usi } else { Notation::Ucci });
    }
    draft
}

/// A position text as SFEN.
fn to_sfen(text: &str, black: bool, number: usize) -> String {
    let placed = text.split(' ').next().unwrap_or("");
    let (board, held) = placed.split_once('[').unwrap_or((placed, ""));
    let held = held.trim_end_matches(']');
    let mut hands = String::new();
    // Rook, bishop, gold, silver, knight, lance, pawn.
    for letter in "RBGSNLPrbgsnlp".chars() {
        match held.chars().filter(|sign| *sign == letter).count() {
            0 => {}
            1 => hands.push(letter),
            more => hands += &format!("{more}{letter}"),
        }
    }
    if hands.is_empty() {
        hands.push('-');
    }
    format!("{board} {} {hands} {number}", if black { 'b' } else { 'w' })
}

/// Whether all that a record begins with can be said: modern Shogi or Xiangqi by the usual choices, from a placement.
pub(super) fn can_tell(record: &GameRecord) -> bool {
    let rules = record.game.rules();
    let known = [Notation::Csa, Notation::Ucci].iter().any(|own| rules.notations().contains(own));
    let text = rules.write_position(&record.game.start());
    let more = text.split(' ').skip(6).any(|pair| !pair.starts_with("kingless="));
    known && rules.game().texts.is_none() && unusual(rules).next().is_none() && !more
}

pub(super) fn write(record: &GameRecord, notation: Notation) -> String {
    let (rules, start) = (record.game.rules(), record.game.start());
    let array = Position::start(rules);
    let black = start.turn() == crate::board::Seat::FIRST;
    let text = rules.write_position(&start);
    let modern = rules.notations().contains(&Notation::Csa);
    let mut out = String::from("position ");
    out += &match notation {
        _ if start == array && (modern || notation == Notation::Ucci) => "startpos".to_owned(),
        Notation::Usi => {
            let number = (2 * usize::from(start.fullmove_number())).saturating_sub(black.into());
            format!("sfen {}", to_sfen(&text, black, number))
        }
        _ => format!("fen {}", text.split(' ').take(6).collect::<Vec<_>>().join(" ")),
    };
    let mut position = start;
    let mut last: Option<Move> = None;
    for (index, played) in record.line.moves.iter().enumerate() {
        out += if index == 0 { " moves " } else { " " };
        let legal = rules.legal(&position);
        let last_to = last.and_then(Move::to);
        let scene = Scene { rules, position: &position, legal: &legal, last_to };
        out += &notation.write(&scene, played.action);
        position.apply(rules, played.action, &mut ());
        last = Some(played.action);
    }
    out + "\n"
}
