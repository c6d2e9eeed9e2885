//! Rule text: the opening.

use super::sheet::Sheet;
use crate::board::Seat;
use crate::variant::{Deployment, Opening, Topic};
use crate::words::en::{list, noun, number, pawn, seat, towards};

pub(super) fn opening(sheet: &mut Sheet) {
    let rules = sheet.rules;
    let (first, second) = (seat(rules, Seat::FIRST), seat(rules, Seat::SECOND));
    sheet.head("Opening");
    match rules.terms().opening {
        // What is thrown stands where the throws are.
        Opening::Alternate | Opening::Roll { .. } => return,
        Opening::Deployment(terms) => deployment(sheet, terms),
        Opening::ForcedAdvance(role) => {
            let text = format!(
                "With the first move each side advances the {} before its {} by two squares.",
                pawn(rules),
                noun(rules, role)
            );
            sheet.say(Topic::Opening, text);
        }
        Opening::FreeMoves(moves) => {
            let moves = number(moves);
            sheet.say(
                Topic::Opening,
                format!("First {first} makes {moves} moves in a row, then {second} does."),
            );
            sheet.say(
                Topic::Opening,
                "In these moves no piece leaves its own half of the board, captures or gives check, and either player \
                 may stop early.",
            );
            sheet.say(Topic::Opening, format!("Then {first} moves, and from there on they take turns."));
        }
        Opening::Mobilisation => {
            sheet.say(
                Topic::Opening,
                "Both sides first move as they like and without turns, until something is captured; from then on they \
                 take turns.",
            );
            sheet.say(Topic::OpeningEnd, "After the first capture the other side moves.");
            let text = format!(
                "If both sides declare themselves ready before it, {first} moves first, but a side in check before it."
            );
            sheet.say(Topic::OpeningEnd, text);
        }
    }
    if rules.terms().castling.before_play {
        say_castling(sheet, "In this opening the", "may");
    }
}

/// Castling that is open as long as king and rook have not moved.
pub(super) fn castling(sheet: &mut Sheet) {
    if !sheet.rules.terms().castling.before_play {
        sheet.head("Castling");
        say_castling(sheet, "The", "may once");
    }
}

fn say_castling(sheet: &mut Sheet, when: &str, may: &str) {
    let rules = sheet.rules;
    let ways = rules.terms().castling.ways;
    if ways.is_empty() {
        return;
    }
    let told =
        ways.iter().map(|way| format!("{} squares {}", number(way.steps), towards(rules, way.towards)));
    let told = told.collect();
    let rooks = ways.iter().map(|way| noun(rules, way.rook).to_owned());
    let mut rooks: Vec<String> = rooks.collect();
    rooks.dedup();
    let text = format!(
        "{when} {} {may} go {}, and the {} of that side to the square on its other side.",
        sheet.royal(),
        list(told, "or"),
        list(rooks, "or"),
    );
    sheet.say(Topic::Castling, text);
    let text = format!(
        "Neither of them may have moved, nothing may stand between them, and no square of the {}’s way may be \
         attacked.",
        sheet.royal()
    );
    sheet.say(Topic::CastlingLimits, text);
}

fn deployment(sheet: &mut Sheet, terms: Deployment) {
    let rules = sheet.rules;
    let (rook, pawn) = (noun(rules, terms.rook), pawn(rules));
    let (first, second) = (seat(rules, Seat::FIRST), seat(rules, Seat::SECOND));
    let order = if terms.whole_army {
        format!("first {first} all of them, then {second}")
    } else {
        "one at a time by turns".to_owned()
    };
    let text = format!("The players place their other pieces behind the line of their own {pawn}s, {order}.");
    sheet.say(Topic::DeployOrder, text);
    let text = format!("No piece is placed so that a {} is in check.", sheet.royal());
    sheet.say(Topic::DeployLimits, text);
    if terms.rook_on_first_rank {
        sheet.say(
            Topic::DeployRooks,
            format!("A {rook} is placed on its owner’s first rank, while that has room."),
        );
    }
    if terms.swaps {
        let text = format!(
            "A piece may take the place of a {pawn} of its own side, which then goes to another free square behind the \
             line."
        );
        sheet.say(Topic::DeploySwaps, text);
    }
    let text = if terms.faults_refused {
        format!(
            "The second player may not place both {rook}s on one file, nor one on the file of the first player’s king."
        )
    } else {
        format!(
            "Where the second player has placed two {rook}s on one file, or one on the file of the first \
             player’s king, the first player may object, and the second player has to change its set-up."
        )
    };
    sheet.say(Topic::DeployFaults, text);
    if !terms.faults_refused {
        sheet.say(Topic::DeployMended, format!("That is done by moving a {rook} elsewhere behind the line."));
    }
    sheet.say(Topic::OpeningEnd, format!("When all pieces are placed, {first} makes the first move."));
}
