//! Rule text: counts of moves, and the points of an impasse.

use super::sheet::{Sheet, capitalised};
use crate::board::{Role, Seat};
use crate::variant::{BareCount, BoardCount, CountLine, ImpasseRule, Topic};
use crate::words::en::{a, list, noun, number, pawn, seat};

pub(super) fn counts(sheet: &mut Sheet) {
    let terms = sheet.rules.terms();
    if let Some(count) = terms.board_count {
        board_count(sheet, count);
    }
    if let Some(count) = terms.bare_count {
        bare_count(sheet, count);
    }
    if terms.bare_count.is_some() || terms.board_count.is_some_and(|count| count.automatic) {
        sheet.say(
            Topic::CountSetUp,
            "In a position that is set up a count that begins by itself begins at once, with no move counted yet.",
        );
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
        format!("{when}{who} counts, and may stop")
    };
    let text = format!(
        "{}: unless the other side then mates within {} moves the game is drawn.",
        capitalised(&begins),
        count.limit
    );
    sheet.say(Topic::BoardCount, text);
    if !count.automatic {
        sheet.say(Topic::BoardCountBegins, "The side that counts begins when it likes.");
    }
    if count.automatic {
        let text = match count.values.is_empty() {
            true => {
                "Where it could begin for either side it is that of the side with fewer pieces, or with equally \
                     many that of the side that is not on turn."
            }
            false => {
                "Where the pieces of both sides are worth the same it is that of the side that is not on turn."
            }
        };
        sheet.say(Topic::EitherCounts, text);
    }
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
    for line in &count.lines {
        let pieces = |&(role, pieces): &(Role, u8)| {
            let plural = if pieces == 1 { "" } else { "s" };
            format!("{} {}{plural}", number(pieces), noun(rules, role))
        };
        // Where another line has more of them there are just so many.
        let more = |other: &CountLine| {
            let [(role, pieces)] = line.pieces[..] else { return false };
            other.pieces.iter().any(|&(of, more)| of == role && more > pieces)
        };
        let pieces = list(line.pieces.iter().map(pieces).collect(), "and");
        let value = line.value;
        lines.push(match line.alone {
            true => format!("{value} with {pieces} and nothing else"),
            false if count.lines.iter().any(more) => format!("{value} with {pieces}"),
            false => match line.pieces[..] {
                [(role, 1)] => format!("{value} with {}", a(noun(rules, role))),
                _ => format!("{value} with at least {pieces}"),
            },
        });
    }
    lines.extend(count.otherwise.map(|value| format!("{value} otherwise")));
    let text = format!(
        "The side that has bared the enemy’s {royal} has to mate within a number of moves, or the game is drawn."
    );
    sheet.say(Topic::BareCount, text);
    let first = if lines.len() > 1 { "the first of these that fits its pieces: " } else { "" };
    sheet.say(Topic::BareCount, format!("The number is {first}{}.", lines.join(", ")));
    if count.less_pieces {
        sheet.say(Topic::BareCountLess, "From this the number of all pieces then on the board is taken off.");
        sheet.say(Topic::CountSpent, "Where that leaves nothing the game is drawn at once.");
    }
    uncounted(sheet, count);
    if count.central > 0 {
        let text = format!(
            "If the bare {royal} is on one of the four squares in the middle of the board, there are {} moves more.",
            number(count.central)
        );
        sheet.say(Topic::BareCount, text);
        sheet.say(Topic::BareCountCentre, format!("Where the {royal} stands is looked at when it is bared."));
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

/// When nothing is counted against a bare king.
fn uncounted(sheet: &mut Sheet, count: BareCount) {
    let rules = sheet.rules;
    let bare_pawns = !count.despite_pawns && count.with_pawns.is_none();
    let pawns = bare_pawns.then(|| format!("an unpromoted {}", pawn(rules)));
    let single = |line: &CountLine| match line.pieces[..] {
        [(role, _)] if !line.alone => Some(noun(rules, role)),
        _ => None,
    };
    let singles: Option<Vec<&str>> = count.lines.iter().map(single).collect();
    let missing = match (count.otherwise, singles) {
        (Some(_), _) => None,
        (None, Some(mut needed)) => {
            needed.dedup();
            Some(format!("no {}", list(needed.into_iter().map(str::to_owned).collect(), "or")))
        }
        (None, None) => Some("pieces that none of these fits".to_owned()),
    };
    let reasons: Vec<String> = [pawns, missing].into_iter().flatten().collect();
    if !reasons.is_empty() {
        let text = format!("Nothing is counted while that side has {}.", reasons.join(", or "));
        sheet.say(Topic::Uncounted, text);
    }
}

fn impasse(sheet: &mut Sheet, rule: ImpasseRule) {
    match rule {
        ImpasseRule::Agreed { least } => {
            sheet.head("Impasse");
            sheet.say(
                Topic::Impasse,
                "Once each king stands in its promotion zone, and neither side can hope to mate or to win more pieces, \
                 there is an impasse, in which the pieces are counted.",
            );
            sheet.say(
                Topic::ImpasseClaim,
                "Whether it has come to that the players say: one on turn claims it, and the \
                 other agrees.",
            );
            let text = format!(
                "A rook or a bishop counts five points and any other piece but the king one; a side with less than \
                 {least} loses, and if neither has less the game is drawn."
            );
            sheet.say(Topic::Impasse, text);
            sheet.say(Topic::ImpasseClaim, "Pieces in hand are counted as those on the board.");
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
