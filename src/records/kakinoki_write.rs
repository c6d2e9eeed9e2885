//! The writer of KIF and KI2.

use super::draft::{REMARK, SIDES};
use super::kakinoki::{PIECES, TAGS};
use super::tree::{GameRecord, Line};
use crate::board::{Piece, Role, Seat, Square};
use crate::notation::{Notation, Scene};
use crate::position::{EndReason, Move, Position};
use crate::rules::Rules;

const NUMBERS: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];

pub(super) fn write(record: &GameRecord, notation: Notation) -> String {
    let (rules, start) = (record.game.rules(), record.game.start());
    let mut out = String::new();
    if let Some(position) = record.own_start() {
        out += &["#", REMARK, &position, "\n"].concat();
    }
    for (name, value) in &record.tags {
        let name = SIDES.iter().find(|[_, theirs]| theirs == name).map_or(name.as_str(), |[own, _]| own);
        let own = TAGS.iter().find(|(_, own)| *own == name).map_or(name, |(own, _)| own);
        let kept = !own.contains(['：', ':', '\n', '\r', ' ']) && !own.starts_with(['#', '*', '&', '|']);
        if kept && !own.starts_with(|sign: char| sign.is_ascii_digit()) {
            out += &format!("{own}：{}\n", value.replace(['\n', '\r'], " "));
        }
    }
    if start == Position::start(rules) {
        out += "手合割：平手\n";
    } else {
        diagram(rules, &start, &mut out);
    }
    if notation == Notation::Kif {
        out += "手数----指手---------消費時間--\n";
    }
    let mut writer = Writer { rules, notation, out, in_line: 0, end: end(record) };
    let main = writer.end.take();
    writer.comment(&record.line.comment);
    writer.line(&record.line, start, None, 0, main);
    writer.fresh();
    writer.out
}

/// What stands for the move that is not made any more.
fn end(record: &GameRecord) -> Option<&'static str> {
    let over = record.game.outcome().map(|outcome| outcome.reason);
    let first = record.game.position().turn() == Seat::FIRST;
    match (over, record.result.as_str()) {
        (Some(EndReason::Checkmate), _) => Some("詰み"),
        (Some(EndReason::Repetition), _) => Some("千日手"),
        (Some(EndReason::Impasse), _) => Some("持将棋"),
        (None, "1/2-1/2") => Some("持将棋"),
        (None, "1-0") => Some(if first { "入玉勝ち" } else { "投了" }),
        (None, "0-1") => Some(if first { "投了" } else { "入玉勝ち" }),
        _ => None,
    }
}

/// The position as a board of characters.
fn diagram(rules: &Rules, position: &Position, out: &mut String) {
    let sign = |piece: Piece| {
        let label = rules.label(piece.role);
        PIECES.iter().find(|(_, letters)| *letters == label).map_or('・', |(sign, _)| *sign)
    };
    let hand = |seat: Seat| {
        let mut text = String::new();
        for role in (0..rules.roles().len() as u8).rev().map(Role) {
            let piece = Piece { seat, role };
            let held = usize::from(position.in_hand(piece));
            if held > 0 {
                text.push(sign(piece));
                text += if held > 9 { "十" } else { "" };
                text += if held % 10 > 0 && held > 1 { NUMBERS[held % 10 - 1] } else { "" };
                text.push('　');
            }
        }
        if text.is_empty() { "なし".to_owned() } else { text }
    };
    *out += &format!("後手の持駒：{}\n", hand(Seat::SECOND));
    *out += "  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n";
    for rank in 0..9u8 {
        out.push('|');
        for file in 0..9u8 {
            match position.piece_at(Square((8 - rank) * 9 + file)) {
                None => *out += " ・",
                Some(piece) => {
                    out.push(if piece.seat == Seat::FIRST { ' ' } else { 'v' });
                    out.push(sign(piece));
                }
            }
        }
        *out += &format!("|{}\n", NUMBERS[rank as usize]);
    }
    *out += "+---------------------------+\n";
    *out += &format!("先手の持駒：{}\n", hand(Seat::FIRST));
    *out += if position.turn() == Seat::FIRST { "先手番\n" } else { "後手番\n" };
}

struct Writer<'a> {
    rules: &'a Rules,
    notation: Notation,
    out: String,
    /// Moves in the line of the text that is being written.
    in_line: usize,
    end: Option<&'static str>,
}

impl Writer<'_> {
    fn fresh(&mut self) {
        if self.in_line > 0 {
            self.out.push('\n');
            self.in_line = 0;
        }
    }

    fn comment(&mut self, text: &str) {
        for line in text.lines() {
            self.fresh();
            self.out += &["*", line, "\n"].concat();
        }
    }

    /// A line to its end, then what could have been played in place of its moves, from the last on.
    fn line(
        &mut self,
        line: &Line,
        start: Position,
        last: Option<Move>,
        ply: usize,
        end: Option<&'static str>,
    ) {
        let mut position = start;
        let mut last = last;
        let mut places: Vec<(Position, Option<Move>)> = Vec::new();
        for (index, played) in line.moves.iter().enumerate() {
            let legal = self.rules.legal(&position);
            let last_to = last.and_then(Move::to);
            let scene = Scene { rules: self.rules, position: &position, legal: &legal, last_to };
            let text = self.notation.write(&scene, played.action);
            if self.notation == Notation::Kif {
                self.out += &format!("{:4} {text}\n", ply + index + 1);
            } else {
                self.out += match self.in_line {
                    0 => "",
                    6 => {
                        self.in_line = 0;
                        "\n"
                    }
                    _ => "    ",
                };
                let mark = if position.turn() == Seat::FIRST { '▲' } else { '△' };
                if !text.starts_with(['▲', '△']) {
                    self.out.push(mark);
                }
                self.out += &text;
                self.in_line += 1;
            }
            self.comment(&played.comment);
            let before = position.clone();
            position.apply(self.rules, played.action, &mut ());
            places.push((before, last));
            last = Some(played.action);
        }
        if let Some(end) = end {
            self.fresh();
            let number = ply + line.moves.len();
            if self.notation == Notation::Kif {
                self.out += &format!("{:4} {end}\n", number + 1);
            } else {
                let (mover, other) = match position.turn() {
                    Seat::FIRST => ("先手", "後手"),
                    _ => ("後手", "先手"),
                };
                let told = match end {
                    "投了" | "詰み" => format!("{other}の勝ち"),
                    "入玉勝ち" => format!("{mover}の入玉勝ち"),
                    drawn => drawn.to_owned(),
                };
                self.out += &format!("まで{number}手で{told}\n");
            }
        }
        for (index, played) in line.moves.iter().enumerate().rev() {
            let (before, last) = &places[index];
            for variation in &played.variations {
                self.fresh();
                self.out += &format!("\n変化：{}手\n", ply + index + 1);
                self.comment(&variation.comment);
                self.line(variation, before.clone(), *last, ply + index, None);
            }
        }
    }
}
