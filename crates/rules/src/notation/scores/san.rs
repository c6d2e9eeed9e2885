//! Algebraic notation (SAN): letters of pieces and the square they go to, as PGN has it: `Nf3`, `exd5`, `R1a3`,
//! `b8=N+`.
//!
//! For Xiangqi, Janggi and Shogi it is as Fairy-Stockfish writes it: a soldier has its letter, a promotion may be a
//! `+` or `=` with the letter of what it then moves as, and a pass is a move of the general to where it stands.

use super::letters::role_letter;
use super::notation::{Scene, Unread};
use super::sketch::{Becomes, Sketch};
use crate::art::Figure;
use crate::board::{Shape, Square, SquareSet};
use crate::play::attack::in_check;
use crate::position::{EndReason, Move};
use crate::rules::Rules;
use crate::variant::Contest;

/// The text of a step; none of anything else.
pub(super) fn write(scene: &Scene, action: Move) -> Option<String> {
    let Scene { rules, position, .. } = *scene;
    let (from, to, into) = match action {
        Move::Step { from, to, into } => (from, to, into),
        Move::Castle { from, to } if rules.terms().castling.ways.len() > 1 => {
            return Some(if to.0 > from.0 { "O-O" } else { "O-O-O" }.to_owned() + check(scene, action));
        }
        Move::Castle { from, to } => (from, to, None),
        Move::Promote { at, into } => (at, at, Some(into)),
        Move::Drop { .. } => return Some(rules.write_move(action) + check(scene, action)),
        _ => return None,
    };
    let shape = rules.board().shape;
    let piece = position.piece_at(from)?;
    let pawn =
        piece.role == rules.terms().pawn && !matches!(rules.role(piece.role).figure, Figure::Inscribed(_));
    let captures =
        from != to && rules.captured_by(position, from, to).is_some_and(|other| other.seat != piece.seat);
    let name = shape.name(from);
    let (file, rank) = name.split_at(1);
    let origins = [
        (SquareSet(u128::MAX), ""),
        (on(shape, |at| shape.file(at) == shape.file(from)), file),
        (on(shape, |at| shape.rank(at) == shape.rank(from)), rank),
        (SquareSet::of(from), &name),
    ];
    let sketch = Sketch {
        roles: Sketch::of(piece.role),
        to: SquareSet::of(to),
        drop: Some(false),
        becomes: into.map_or(Becomes::Nothing, Becomes::Role),
        ..Sketch::ANY
    };
    // A pawn that captures is named by its file.
    let mut origins = origins.into_iter().skip(usize::from(pawn && captures));
    let (_, origin) = origins.find(|&(from, _)| Sketch { from, ..sketch }.tells(scene, action))?;
    let mut text = if pawn { String::new() } else { rules.label(piece.role) };
    text += origin;
    if captures {
        text.push('x');
    }
    text += &shape.name(to);
    if let Some(into) = into {
        text.push('=');
        text += &rules.label(into);
    }
    Some(text + check(scene, action))
}

/// The squares of which something holds.
pub(super) fn on(shape: Shape, holds: impl Fn(Square) -> bool) -> SquareSet {
    shape.squares().filter(|&at| holds(at)).collect()
}

/// What follows a move that gives check or mate.
fn check(scene: &Scene, action: Move) -> &'static str {
    let Scene { rules, position, .. } = *scene;
    if rules.terms().contest != Contest::Kings {
        return "";
    }
    let mover =
        action.from().and_then(|from| position.piece_at(from)).map_or(position.turn(), |piece| piece.seat);
    let mut after = position.clone();
    after.apply(rules, action, &mut ());
    if !in_check(rules, &after, mover.opponent()) {
        return "";
    }
    let mates = rules.outcome(&after).is_some_and(|outcome| outcome.reason == EndReason::Checkmate);
    if mates { "#" } else { "+" }
}

/// Reads a text from its end: what it becomes, where it goes, what it is and where from.
pub(super) fn read(scene: &Scene, text: &str) -> Result<Move, Unread> {
    let Scene { rules, position, legal, .. } = *scene;
    let text = text.trim_end_matches(['!', '?']);
    let text =
        ["e.p.", "ep"].iter().find_map(|passing| text.strip_suffix(passing)).map_or(text, str::trim_end);
    let text = text.trim_end_matches(['#', '†', '‡']);
    let pluses = text.len() - text.trim_end_matches('+').len();
    let text = text.trim_end_matches('+');
    if text.starts_with("O-O") || text.starts_with("0-0") {
        // Towards the last file, or three of them towards the first; where there is one way, that.
        let long = text.len() > 4;
        let alone = rules.terms().castling.ways.len() < 2;
        let means = |action: &&Move| match action {
            Move::Castle { from, to } => alone || (to.0 > from.0) != long,
            _ => false,
        };
        let castles: Vec<Move> = legal.iter().filter(means).copied().collect();
        return match castles[..] {
            [action] => Ok(action),
            // What the king would do, for the reason that stands against it.
            [] => {
                let ways = &rules.tables().castles[position.turn().index()];
                let castles = ways.iter().map(|way| Move::Castle { from: way.king[0], to: way.king[1] });
                Err(Unread::Illegal(castles.filter(|castle| means(&castle)).collect()))
            }
            _ => Err(Unread::Several(castles)),
        };
    }
    let shape = rules.board().shape;
    let role = |text: &str| role_letter(rules, text).ok_or(Unread::Text);
    // A piece of Shogi becomes what it becomes, by whatever letter.
    let promotes = rules.roles().iter().any(|role| role.promoted_from.is_some());
    let becomes = |text: &str| match role(text) {
        Ok(role) if rules.role(role).promoted_from.is_some() || !promotes => Ok(Becomes::Role(role)),
        Err(_) if MOVES_AS.iter().all(|(letter, _)| *letter != text) => Err(Unread::Text),
        _ => Ok(Becomes::Something),
    };
    let (rest, becomes) = match text.split_once('=') {
        Some((rest, into)) => (rest, becomes(into.trim_matches(['(', ')']))?),
        None => match text.char_indices().next_back() {
            Some((at, last)) if last.is_ascii_uppercase() && at > 0 => (&text[..at], becomes(&text[at..])?),
            _ => (text, Becomes::Nothing),
        },
    };
    let digits = rest.bytes().rev().take_while(u8::is_ascii_digit).count();
    let start = rest.len().checked_sub(digits + 1).ok_or(Unread::Text)?;
    let to = rest.get(start..).and_then(|name| shape.parse(name)).ok_or(Unread::Text)?;
    let origin = rest[..start].trim_end_matches(['x', '-', '–', '×', ':']);
    let letter =
        origin.len() - origin.trim_start_matches(|sign: char| sign == '+' || sign.is_ascii_uppercase()).len();
    let (letter, origin) = origin.split_at(letter);
    let roles = match letter {
        "" => Sketch::of(rules.terms().pawn),
        letter => role(letter).map(Sketch::of).or_else(|_| moving_as(rules, letter).ok_or(Unread::Text))?,
    };
    let from = match (origin.as_bytes(), shape.parse(origin)) {
        ([], _) => SquareSet(u128::MAX),
        (_, Some(from)) => SquareSet::of(from),
        ([file @ b'a'..=b'z'], _) => on(shape, |at| shape.file(at) == (file - b'a') as i8),
        _ => {
            let rank: i8 = origin.parse().map_err(|_| Unread::Text)?;
            on(shape, |at| shape.rank(at) == rank.wrapping_sub(1))
        }
    };
    // A pawn’s own square before the other is one in coordinates, of whatever stands there.
    let whole = letter.is_empty() && from.len() == 1;
    let roles = match from.first().and_then(|from| position.piece_at(from)) {
        Some(piece) if whole => Sketch::of(piece.role),
        _ => roles,
    };
    // A general that stays where it is passes.
    if let Some(own) = position.piece_at(to).filter(|own| from.len() > 1 && roles & Sketch::of(own.role) != 0)
        && position.may_act(own.seat)
        && let Some(pass) = legal.iter().find(|action| matches!(action, Move::Pass { at } if *at == to))
    {
        return Ok(*pass);
    }
    let mut sketch = Sketch { roles, from, to: SquareSet::of(to), drop: Some(false), becomes };
    if let Some(roles) = moving_as(rules, letter).filter(|_| sketch.fitting(scene).is_empty()) {
        sketch.roles = roles;
    }
    // A `+` is a check or, as some write it, a promotion: what it is not, is no move of this text.
    if promotes && pluses > 0 && becomes == Becomes::Nothing {
        let found = Sketch { becomes: Becomes::Any, ..sketch }.fitting(scene);
        let plain = |action: Move| matches!(action, Move::Step { into: None, .. });
        let told = |action: Move| usize::from(!check(scene, action).is_empty()) + usize::from(!plain(action));
        let told: Vec<Move> = found.into_iter().filter(|&action| told(action) == pluses).collect();
        let unpromoted: Vec<Move> = told.iter().copied().filter(|&action| plain(action)).collect();
        for found in [unpromoted, told] {
            if let [action] = found[..] {
                return Ok(action);
            }
        }
    }
    sketch.resolve(scene)
}

/// What Fairy-Stockfish calls promoted pieces of Shogi: by what they move as.
const MOVES_AS: [(&str, &[&str]); 3] = [("G", &["+P", "+L", "+N", "+S"]), ("D", &["+R"]), ("H", &["+B"])];

/// The promoted pieces that a letter names so.
fn moving_as(rules: &Rules, letter: &str) -> Option<u32> {
    let (_, labels) = MOVES_AS.iter().find(|(own, _)| *own == letter)?;
    let roles = labels.iter().filter_map(|label| role_letter(rules, label));
    roles.map(Sketch::of).reduce(|all, one| all | one)
}
