//! The Japanese notation: square, piece, and what tells it from others: `☗７六歩`, `△同　金右上`, `▲５三銀左成`.
//!
//! KI2 and the plain notation tell pieces apart by where they come from and how they go, as the Japan Shogi
//! Association has it; KIF names the square that the piece leaves.

use super::notation::{Notation, Scene, Unread, inscribed};
use super::sketch::{Becomes, Sketch};
use super::western::{could_promote, digits, square};
use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::play::attack::attackers;
use crate::position::Move;
use crate::rules::Rules;

const RANKS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// What boards and moves write differently, and other ways to write a piece.
const ALIKE: [(&str, &str); 9] = [
    ("成銀", "全"),
    ("成桂", "圭"),
    ("成香", "杏"),
    ("王", "玉"),
    ("竜", "龍"),
    ("酔", "醉"),
    ("象", "醉"),
    ("太子", "太"),
    ("王将", "玉"),
];

/// How a piece is written in moves.
pub(crate) fn written(rules: &Rules, role: Role) -> &'static str {
    // The first player's king has the jewel, and stands for both.
    let own = inscribed(rules, role, 0);
    ALIKE[..3].iter().find(|(_, board)| *board == own).map_or(own, |(moves, _)| moves)
}

/// The role that a text begins with, and what follows.
pub(crate) fn leading_role<'a>(rules: &Rules, text: &'a str) -> Option<(Role, &'a str)> {
    let roles = || (0..rules.roles().len() as u8).map(Role);
    let alike = ALIKE.iter().rev().find_map(|(own, board)| {
        let rest = text.strip_prefix(own)?;
        Some((roles().find(|&role| inscribed(rules, role, 0) == *board)?, rest))
    });
    alike.or_else(|| {
        roles().find_map(|role| {
            let own = inscribed(rules, role, 0);
            text.strip_prefix(own).filter(|_| !own.is_empty()).map(|rest| (role, rest))
        })
    })
}

/// A digit from 1, however it is written.
pub fn digit(sign: char) -> Option<u8> {
    let kanji = RANKS.iter().position(|&rank| rank == sign).map(|place| place as u32 + 1);
    let wide = (sign as u32).checked_sub('０' as u32).filter(|digit| *digit < 10);
    kanji.or(wide).or_else(|| sign.to_digit(10)).filter(|&digit| digit > 0).map(|digit| digit as u8)
}

/// `７六`.
fn name(rules: &Rules, at: Square) -> String {
    let (file, rank) = digits(rules.board().shape, at);
    [char::from_u32('０' as u32 + u32::from(file)).unwrap_or('０'), RANKS[rank as usize - 1]].iter().collect()
}

/// Where a piece comes from, seen by its owner: to the right (1) or left (-1) of the square it goes to; and
/// whether it goes forward (1) or back (-1).
fn way(rules: &Rules, seat: Seat, from: Square, to: Square) -> (i8, i8) {
    let (shape, facing) = (rules.board().shape, rules.seat(seat).facing);
    let ahead = (facing.depth(shape, to) - facing.depth(shape, from)).signum();
    let (right, _) = facing.turn((1, 0));
    let aside = (shape.file(from) - shape.file(to)).signum() * right;
    (aside, ahead)
}

pub(super) fn write(scene: &Scene, action: Move, notation: Notation) -> Option<String> {
    let Scene { rules, position, legal, last_to } = *scene;
    let (role, to) = match action {
        Move::Step { from, to, .. } => (position.piece_at(from)?.role, to),
        Move::Drop { role, to } => (role, to),
        _ => return None,
    };
    let seat = position.turn();
    let mut text = String::new();
    let marks = match notation {
        Notation::Ki2 => ['▲', '△'],
        _ => ['☗', '☖'],
    };
    if notation != Notation::Kif {
        text.push(marks[seat.index() & 1]);
    }
    if last_to == Some(to) {
        // A wide space keeps the columns of a file; in running text it would end the word.
        text += if notation == Notation::Japanese { "同" } else { "同　" };
    } else {
        text += &name(rules, to);
    }
    text += written(rules, role);
    let others = attackers(rules, position, to, seat) & position.pieces_like(Piece { seat, role });
    let (from, into) = match action {
        Move::Step { from, into, .. } => (from, into),
        _ => {
            if notation == Notation::Kif || !others.is_empty() {
                text += "打";
            }
            return Some(text);
        }
    };
    let origin = || {
        let (file, rank) = digits(rules.board().shape, from);
        format!("({file}{rank})")
    };
    if notation == Notation::Kif {
        text += if into.is_some() { "成" } else { "" };
        return Some(text + &origin());
    }
    text += &told_apart(rules, seat, role, from, to, others.without(SquareSet::of(from)));
    let end = if into.is_some() {
        "成"
    } else if could_promote(legal, from, to) {
        "不成"
    } else {
        ""
    };
    let whole = [&*text, end].concat();
    // With more pieces than the rule thinks of, the square is named, as old records do.
    let clear = read(scene, &whole) == Ok(action);
    if clear { Some(whole) } else { Some(text + end + &origin()) }
}

/// What tells a piece from others of its kind that could go to the same square.
fn told_apart(rules: &Rules, seat: Seat, role: Role, from: Square, to: Square, others: SquareSet) -> String {
    let (aside, ahead) = way(rules, seat, from, to);
    let ways: Vec<(i8, i8)> = others.map(|other| way(rules, seat, other, to)).collect();
    let alongside = ways.iter().find(|way| way.1 == ahead).map(|way| way.0);
    let behind = ways.iter().any(|way| way.0 == aside);
    let mut text = String::new();
    if let Some(other) = alongside {
        // Of dragons and horses there are but two, and none is straight.
        let side = if is_single(rules, role) && aside == 0 { -other } else { aside };
        text += match side {
            1 => "右",
            -1 => "左",
            _ => return "直".to_owned(),
        };
    }
    if behind || (alongside.is_none() && !ways.is_empty()) {
        text += match ahead {
            1 => "上",
            0 => "寄",
            _ => "引",
        };
    }
    text
}

/// Whether each side begins with one of what this is promoted from.
fn is_single(rules: &Rules, role: Role) -> bool {
    rules.role(role).promoted_from.is_some_and(|base| rules.initial(Seat::FIRST, base) < 2)
}

pub(super) fn read(scene: &Scene, text: &str) -> Result<Move, Unread> {
    let text: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    let text = text.trim_start_matches(['▲', '△', '▼', '▽', '☗', '☖', '⛊', '⛉']);
    let (sketch, sides) = sketch(scene, text).ok_or(Unread::Text)?;
    let first = sketch.resolve(scene);
    // To the right or left is also what goes straight, of two pieces that cannot be told apart otherwise.
    match (first, sides) {
        (Err(Unread::Illegal(_)), Some(wider)) => Sketch { from: wider, ..sketch }.resolve(scene),
        (Err(Unread::Several(moves)), _) if sketch.drop.is_none() => {
            // A drop is said where a piece on the board could go there too.
            let steps = moves.iter().copied().filter(|action| action.from().is_some()).collect::<Vec<_>>();
            if steps.len() == 1 { Ok(steps[0]) } else { Err(Unread::Several(moves)) }
        }
        (read, _) => read,
    }
}

/// What a text says, and where else its piece may come from.
fn sketch(scene: &Scene, text: &str) -> Option<(Sketch, Option<SquareSet>)> {
    let Scene { rules, position, last_to, .. } = *scene;
    let shape = rules.board().shape;
    let mut signs = text.chars();
    let (to, rest) = match signs.next()? {
        '同' => (last_to?, signs.as_str()),
        file => {
            let at = square(shape, digit(file)?, digit(signs.next()?)?)?;
            (at, signs.as_str().trim_start_matches('同'))
        }
    };
    let (role, rest) = leading_role(rules, rest)?;
    let (rest, origin) = match rest.split_once(['(', '（']) {
        Some((before, origin)) => {
            let mut signs = origin.chars();
            let from = square(shape, digit(signs.next()?)?, digit(signs.next()?)?)?;
            (before, Some(from))
        }
        None => (rest, None),
    };
    let (mut becomes, mut drop, mut straight) = (Becomes::Nothing, None, false);
    let (mut aside, mut ahead) = (None, None);
    let mut signs = rest.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '右' => aside = Some(1),
            '左' => aside = Some(-1),
            '直' => straight = true,
            '上' | '行' | '入' => ahead = Some(1),
            '寄' => ahead = Some(0),
            '引' | '下' => ahead = Some(-1),
            '打' => drop = Some(true),
            '成' => becomes = Becomes::Something,
            '不' if signs.next() == Some('成') => {}
            '生' => {}
            _ => return None,
        }
    }
    let seat = position.turn();
    let from = |sides: [bool; 3]| match origin {
        Some(from) => SquareSet::of(from),
        None if aside.is_none() && ahead.is_none() && !straight => SquareSet(u128::MAX),
        None => shape
            .squares()
            .filter(|&from| {
                let (own, up) = way(rules, seat, from, to);
                let side = aside.is_none_or(|aside| sides[(own * aside + 1) as usize]);
                side && ahead.is_none_or(|ahead| up == ahead) && (!straight || (own, up) == (0, 1))
            })
            .collect(),
    };
    let wider = aside.map(|_| from([false, true, true]));
    let from = from([false, false, true]);
    if drop.is_none() && origin.is_some() {
        drop = Some(false);
    }
    Some((Sketch { roles: Sketch::of(role), from, to: SquareSet::of(to), drop, becomes }, wider))
}
