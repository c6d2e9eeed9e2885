//! Counts of moves, and the points of an impasse.

use super::sheet::{Sheet, capitalised};
use crate::board::{Role, Seat};
use crate::variant::{BareCount, BoardCount, ImpasseRule, Topic};
use crate::words::en::{list, noun, number, pawn, seat};

pub(super) fn counts(sheet: &mut Sheet) {
    let terms = sheet.rules.terms();
    if let Some(count) = terms.board_count {
        board_count(sheet, count);
    }
    if let Some(count) = terms.bare_count {
        bare_count(sheet, count);
    }
    if let Some(rule) = terms.impasse {
        impasse(sheet, rule);
    }
}

fn board_count(sheet: &mut Sheet, count: BoardCount) {
    let rules = sheet.rules;
    let pawn = pawn(rules);
    sheet.head("Count of the board");
    let who = if count.values.is_empty() {
        format!("a side with at most {} pieces", number(count.most_pieces))
    } else {
        "the weaker side".to_owned()
    };
    let when = if count.with_pawns { String::new() } else { format!("once no unpromoted {pawn} is left, ") };
    let begins = if count.automatic {
        format!("{when}a count begins by itself for {who}, which may stop it")
    } else {
        format!("{when}{who} may begin to count, and may stop")
    };
    let text = format!(
        "{}: unless the other side then mates within {} moves the game is drawn.",
        capitalised(&begins),
        count.limit
    );
    sheet.say(Topic::BoardCount, text);
    if !count.values.is_empty() {
        let half = |value: u8| if value.is_multiple_of(2) { "" } else { "½" };
        let worth =
            |&(role, value): &(Role, u8)| format!("{} {}{}", noun(rules, role), value / 2, half(value));
        let text = format!(
            "The weaker side is the one whose pieces together are worth no more than the other’s: {}.",
            list(count.values.iter().map(worth).collect(), "and")
        );
        sheet.say(Topic::Weaker, text);
    }
    if count.capture_ends {
        sheet.say(Topic::BoardCountEnd, "A capture by the side that counts ends the count.");
    }
    sheet.say(Topic::BoardCountMate, "A side that mates while it counts draws.");
}

fn bare_count(sheet: &mut Sheet, count: BareCount) {
    let rules = sheet.rules;
    let (pawn, royal) = (pawn(rules), sheet.royal());
    sheet.head(&format!("Count against a bare {royal}"));
    let mut lines: Vec<String> = Vec::new();
    lines.extend(count.with_pawns.map(|value| format!("{value} with an unpromoted {pawn}")));
    for &(role, pieces, value) in &count.lines {
        let plural = if pieces == 1 { "" } else { "s" };
        lines.push(format!("{value} with {} {}{plural}", number(pieces), noun(rules, role)));
    }
    lines.extend(count.otherwise.map(|value| format!("{value} otherwise")));
    let first = if lines.len() > 1 { "the first of these that fits its pieces: " } else { "" };
    let text = format!(
        "The side that has bared the enemy’s {royal} has so many moves in which to mate, or the game is drawn: \
         {first}{}.",
        lines.join(", ")
    );
    sheet.say(Topic::BareCount, text);
    if count.less_pieces {
        sheet.say(
            Topic::BareCountLess,
            "From this the number of all pieces then on the board is taken off; \
                                         where nothing is left the game is drawn at once.",
        );
    }
    if count.with_pawns.is_none() {
        let text = format!("Nothing is counted while that side has an unpromoted {pawn}.");
        sheet.say(Topic::BareCount, text);
    }
    if count.central > 0 {
        let text = format!(
            "If the {royal} is bared on one of the four squares in the middle of the board, there are {} moves more.",
            number(count.central)
        );
        sheet.say(Topic::BareCount, text);
    }
    if count.recounts {
        let promoted = count.with_pawns.map_or(String::new(), |_| {
            format!(", and when the last unpromoted {pawn} of the other side is promoted")
        });
        sheet.say(
            Topic::BareRecount,
            format!("The count begins anew when the bare {royal} captures{promoted}."),
        );
    }
    if count.keeps_shorter {
        sheet.say(Topic::BareCount, "A count of the board that would end sooner goes on instead.");
    }
}

fn impasse(sheet: &mut Sheet, rule: ImpasseRule) {
    match rule {
        ImpasseRule::Agreed { least } => {
            sheet.head("Impasse");
            sheet.say(
                Topic::Impasse,
                "Once each king stands in its promotion zone either player may claim an impasse, and if the \
                 other agrees the pieces are counted.",
            );
            let text = format!(
                "A rook or a bishop counts five points and any other piece but the king one, on the board as \
                 in hand; a side with less than {least} loses, and if neither has less the game is drawn."
            );
            sheet.say(Topic::Impasse, text);
        }
        ImpasseRule::Declared { pieces, points: [first, second] } => {
            sheet.head("Entering king");
            let [one, other] = [Seat::FIRST, Seat::SECOND].map(|owner| seat(sheet.rules, owner));
            let text = format!(
                "A player on turn whose king stands in its promotion zone and is not in check may declare it, and so \
                 wins, with at least {} other pieces in that zone and {first} points for {one}, {second} for {other}.",
                number(pieces)
            );
            sheet.say(Topic::Impasse, text);
            sheet.say(
                Topic::Impasse,
                "A rook or a bishop counts five points and any other piece but the king one; only those in \
                 the zone and in hand are counted.",
            );
        }
    }
}
