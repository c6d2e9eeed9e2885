//! The notations of Shogi in digits and letters: USI, Hodges, CSA.

use super::letters::role_letter;
use super::notation::{Scene, Unread};
use super::sketch::{Becomes, Sketch};
use crate::board::{Role, Seat, Shape, Square, SquareSet};
use crate::position::Move;
use crate::rules::Rules;

/// File from the right and rank from above, from 1.
pub(super) fn digits(shape: Shape, at: Square) -> (u8, u8) {
    (shape.files - shape.file(at) as u8, shape.ranks - shape.rank(at) as u8)
}

/// The square of these.
pub(super) fn square(shape: Shape, file: u8, rank: u8) -> Option<Square> {
    shape.square(shape.files as i8 - file as i8, shape.ranks as i8 - rank as i8)
}

/// `7f`.
fn lettered(shape: Shape, at: Square) -> String {
    let (file, rank) = digits(shape, at);
    [(b'0' + file) as char, (b'a' + rank - 1) as char].iter().collect()
}

/// The square that a text begins with, `7f` or `76`.
fn leading(shape: Shape, text: &str) -> Option<(Square, &str)> {
    let &[file @ b'1'..=b'9', rank, ..] = text.as_bytes() else { return None };
    let rank = match rank {
        b'a'..=b'i' => rank - b'a' + 1,
        b'1'..=b'9' => rank - b'0',
        _ => return None,
    };
    Some((square(shape, file - b'0', rank)?, &text[2..]))
}

pub(super) fn usi(scene: &Scene, action: Move) -> Option<String> {
    let shape = scene.rules.board().shape;
    Some(match action {
        Move::Step { from, to, into } => {
            [&*lettered(shape, from), &lettered(shape, to), if into.is_some() { "+" } else { "" }].concat()
        }
        Move::Drop { role, to } => format!("{}*{}", scene.rules.label(role), lettered(shape, to)),
        _ => return None,
    })
}

pub(super) fn read_usi(scene: &Scene, text: &str) -> Result<Move, Unread> {
    read_squares(scene, text).unwrap_or(Err(Unread::Text))
}

fn read_squares(scene: &Scene, text: &str) -> Option<Result<Move, Unread>> {
    let shape = scene.rules.board().shape;
    if let Some((letter, to)) = text.split_once('*') {
        let role = role_letter(scene.rules, letter)?;
        let (to, "") = leading(shape, to)? else { return None };
        let sketch =
            Sketch { roles: Sketch::of(role), to: SquareSet::of(to), drop: Some(true), ..Sketch::ANY };
        return Some(sketch.resolve(scene));
    }
    let (from, rest) = leading(shape, text)?;
    let (to, rest) = leading(shape, rest)?;
    let becomes = match rest {
        "" => Becomes::Nothing,
        "+" => Becomes::Something,
        _ => return None,
    };
    let sketch = Sketch { from: SquareSet::of(from), to: SquareSet::of(to), becomes, ..Sketch::ANY };
    Some(sketch.resolve(scene))
}

/// `P-7f`, `S4ix5h`, `+Rx5b`, `Bx8h+`, `Nx7c=`, `G*5b`.
pub(super) fn hodges(scene: &Scene, action: Move) -> Option<String> {
    let Scene { rules, position, legal, .. } = *scene;
    let shape = rules.board().shape;
    let (from, to, into) = match action {
        Move::Step { from, to, into } => (from, to, into),
        Move::Drop { .. } => return usi(scene, action),
        _ => return None,
    };
    let role = position.piece_at(from)?.role;
    let sketch = Sketch {
        roles: Sketch::of(role),
        to: SquareSet::of(to),
        drop: Some(false),
        becomes: if into.is_some() { Becomes::Something } else { Becomes::Nothing },
        ..Sketch::ANY
    };
    let alone = sketch.tells(scene, action);
    if !alone && !legal.contains(&action) {
        return None;
    }
    let origin = if alone { String::new() } else { lettered(shape, from) };
    let sign = if rules.captured_by(position, from, to).is_some() { "x" } else { "-" };
    let end = if into.is_some() {
        "+"
    } else if could_promote(legal, from, to) {
        "="
    } else {
        ""
    };
    Some([&*rules.label(role), &origin, sign, &lettered(shape, to), end].concat())
}

/// Whether a piece that does not promote could.
pub(super) fn could_promote(legal: &[Move], from: Square, to: Square) -> bool {
    let promotes = |action: &Move| match *action {
        Move::Step { from: own, to: there, into: Some(_) } => (own, there) == (from, to),
        _ => false,
    };
    legal.iter().any(promotes)
}

/// Reads Hodges’s notation, and Hosking’s, in which squares are digits and the dash is left out.
pub(super) fn read_hodges(scene: &Scene, text: &str) -> Result<Move, Unread> {
    hodges_sketch(scene, text).ok_or(Unread::Text)?.resolve(scene)
}

fn hodges_sketch(scene: &Scene, text: &str) -> Option<Sketch> {
    let shape = scene.rules.board().shape;
    let (plus, rest) = text.strip_prefix('+').map_or(("", text), |rest| ("+", rest));
    let letter = rest.get(..1).filter(|letter| letter.bytes().all(|byte| byte.is_ascii_uppercase()))?;
    // Some write the dragon, the horse and the tokin with a letter of their own.
    let role = role_letter(scene.rules, &[plus, letter].concat()).or_else(|| match letter {
        "D" => role_letter(scene.rules, "+R"),
        "H" => role_letter(scene.rules, "+B"),
        "T" => role_letter(scene.rules, "+P"),
        _ => None,
    })?;
    let (first, rest) = leading(shape, &rest[1..]).map_or((None, &rest[1..]), |(at, rest)| (Some(at), rest));
    let after = rest.trim_start_matches(['-', 'x', '×', '–', '*', '\'', '’']);
    let (to, from, rest) = match (leading(shape, after), first) {
        (Some((to, rest)), from) => (to, from, rest),
        (None, Some(to)) => (to, None, after),
        (None, None) => return None,
    };
    let becomes = match rest.trim_end_matches(['!', '?']) {
        "+" => Becomes::Something,
        "" | "=" => Becomes::Nothing,
        _ => return None,
    };
    let drop = Some(text.contains(['*', '\'', '’']));
    let from = from.map_or(SquareSet(u128::MAX), SquareSet::of);
    Some(Sketch { roles: Sketch::of(role), from, to: SquareSet::of(to), drop, becomes })
}

/// CSA’s names: of pieces, and of their promoted faces.
const CODES: [(char, &str, &str); 8] = [
    ('p', "FU", "TO"),
    ('l', "KY", "NY"),
    ('n', "KE", "NK"),
    ('s', "GI", "NG"),
    ('g', "KI", ""),
    ('b', "KA", "UM"),
    ('r', "HI", "RY"),
    ('k', "OU", ""),
];

/// CSA’s name of a role.
pub(super) fn code(rules: &Rules, role: Role) -> Option<&'static str> {
    let spec = rules.role(role);
    let &(_, plain, promoted) = CODES.iter().find(|(letter, ..)| *letter == spec.letter)?;
    Some(if spec.promoted_from.is_some() { promoted } else { plain }).filter(|code| !code.is_empty())
}

/// The role of CSA’s name.
fn role_of_code(rules: &Rules, name: &str) -> Option<Role> {
    (0..rules.roles().len() as u8).map(Role).find(|&role| code(rules, role) == Some(name))
}

pub(super) fn csa(scene: &Scene, action: Move) -> Option<String> {
    let Scene { rules, position, .. } = *scene;
    let shape = rules.board().shape;
    let name = |at: Square| {
        let (file, rank) = digits(shape, at);
        10 * file + rank
    };
    let (from, to, role) = match action {
        Move::Step { from, to, into } => {
            (name(from), name(to), into.or(Some(position.piece_at(from)?.role))?)
        }
        Move::Drop { role, to } => (0, name(to), role),
        _ => return None,
    };
    let sign = if position.turn() == Seat::FIRST { '+' } else { '-' };
    Some(format!("{sign}{from:02}{to:02}{}", code(rules, role)?))
}

pub(super) fn read_csa(scene: &Scene, text: &str) -> Result<Move, Unread> {
    csa_sketch(scene, text).ok_or(Unread::Text)?.resolve(scene)
}

fn csa_sketch(scene: &Scene, text: &str) -> Option<Sketch> {
    let Scene { rules, position, .. } = *scene;
    let shape = rules.board().shape;
    let text = text.trim_start_matches(['+', '-']);
    let role = role_of_code(rules, text.get(4..)?)?;
    let (to, "") = leading(shape, &text[2..4])? else { return None };
    if text.starts_with("00") {
        let (roles, to) = (Sketch::of(role), SquareSet::of(to));
        return Some(Sketch { roles, to, drop: Some(true), ..Sketch::ANY });
    }
    let (from, _) = leading(shape, text)?;
    let stays = position.piece_at(from).is_none_or(|piece| piece.role == role);
    let becomes = if stays { Becomes::Nothing } else { Becomes::Role(role) };
    let roles = if stays { Sketch::of(role) } else { u32::MAX };
    Some(Sketch { roles, from: SquareSet::of(from), to: SquareSet::of(to), drop: Some(false), becomes })
}
