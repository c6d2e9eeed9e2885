//! Rule text: how each piece moves and captures.

use super::sheet::{Sheet, capitalised};
use crate::board::Role;
use crate::movement::Right;
use crate::variant::{Contest, Home, InCheck, Topic};
use crate::words::en::{a, moves, noun};

pub(super) fn pieces(sheet: &mut Sheet) {
    let rules = sheet.rules;
    if rules.terms().contest == Contest::Kings {
        sheet.head("Capture");
        sheet.say(
            Topic::Capture,
            "A piece captures by going to the square of an enemy piece, which leaves the board; \
             it never goes to a square of its own side.",
        );
    }
    for role in (0..rules.roles().len() as u8).map(Role).filter(|&role| rules.takes_part(role)) {
        piece(sheet, role);
    }
}

fn piece(sheet: &mut Sheet, role: Role) {
    let rules = sheet.rules;
    let own = noun(rules, role);
    sheet.head(&capitalised(own));
    let spec = rules.role(role);
    let turned = rules.terms().turns_into.is_some_and(|(_, into)| into == role);
    for pattern in spec.patterns.iter() {
        let when = pattern.right.map_or("", |right| match rules.terms().rights[right.index()].home {
            Home::None => ", once in the game",
            Home::Of(_) | Home::Castling => ", as its first move, from its place in the array",
        });
        let topic = if turned { Topic::TurnsInto } else { Topic::Way(role, *pattern) };
        sheet.say(topic, format!("The {own} {}{when}.", moves::clause(pattern)));
        if pattern.modality.captures() && !pattern.threatens {
            sheet.say(Topic::Threat, format!("The {own} gives no check by this move."));
        }
    }
    if rules.terms().en_passant && role == rules.terms().pawn {
        let text = format!(
            "A {own} that has just passed over an empty square may at once, and only then, be captured there by a \
             {own}, as if it had stopped on it."
        );
        sheet.say(Topic::EnPassant, text);
    }
    for right in rules.terms().rights() {
        if let Some(way) = spec.patterns.iter().find(|pattern| pattern.right == Some(right)) {
            let lost = Topic::RightLost(right);
            let topic = if sheet.speaks_of(lost) { lost } else { Topic::Way(role, *way) };
            right_lost(sheet, right, topic, own);
        }
    }
    if let Some((from, into)) = rules.terms().turns_into
        && from == role
    {
        sheet.say(
            Topic::TurnsInto,
            format!("With its first move the {own} becomes {}.", a(noun(rules, into))),
        );
    }
}

/// How a special move is lost, besides by being made.
fn right_lost(sheet: &mut Sheet, right: Right, topic: Topic, own: &str) {
    let rules = sheet.rules;
    let spec = &rules.terms().rights[right.index()];
    let royal = sheet.royal();
    let checked = if own == royal { "it".to_owned() } else { format!("the {royal}") };
    let text = match spec.in_check {
        InCheck::Lost => format!("The {own} loses this move once {checked} has been in check."),
        InCheck::Suspended => format!("The {own} may not make this move while {checked} is in check."),
        InCheck::Kept if sheet.speaks_of(Topic::RightLost(right)) => {
            format!("The {own} keeps this move when {checked} has been in check.")
        }
        InCheck::Kept => String::new(),
    };
    sheet.say(topic, text);
    if let Some(by) = spec.aimed_at_by {
        let text = format!(
            "The {own} loses this move when an enemy {} comes to stand on its file or rank, whatever is between.",
            noun(rules, by)
        );
        sheet.say(topic, text);
    }
}
