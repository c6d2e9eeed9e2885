//! Rule text: the board, the order of the turns, and the array.

use super::sheet::Sheet;
use crate::board::{Ruling, Seat};
use crate::position::Position;
use crate::variant::{Contest, Opening, Topic};
use crate::words::en::{describe_side, number, seat};

pub(super) fn board(sheet: &mut Sheet) {
    let rules = sheet.rules;
    let board = rules.board();
    sheet.head("Board");
    let size =
        format!("The board has {} files and {} ranks", number(board.shape.files), number(board.shape.ranks));
    if matches!(board.ruling, Ruling::Points { .. }) {
        sheet.say(Topic::Board, format!("{size}, and pieces stand on the points where they cross."));
    } else if board.ruling == Ruling::Chequered {
        sheet.say(Topic::Board, format!("{size}, and is chequered."));
        sheet.say(Topic::Corner, "The corner at each player’s right is light.");
    } else if sheet.speaks_of(Topic::OneColour) {
        sheet.say(Topic::Board, format!("{size}."));
        sheet.say(Topic::OneColour, "It is not chequered.");
    } else {
        sheet.say(Topic::Board, format!("{size}, and is not chequered."));
    }
    match board.ruling {
        Ruling::Squares | Ruling::Chequered if board.marks.is_empty() => {}
        Ruling::Squares | Ruling::Chequered => {
            let meaning = match rules.terms().contest {
                Contest::Kings => "which has no bearing on play",
                Contest::Armies(_) => "the thrones among them",
                Contest::Race(_) => "as resting squares",
            };
            let topic = if sheet.speaks_of(Topic::Marks) { Topic::Marks } else { Topic::Board };
            sheet.say(topic, format!("Of its squares {} are marked, {meaning}.", board.marks.len()));
        }
        Ruling::Diagonals => sheet.say(
            Topic::Board,
            "The two long diagonals are drawn; the 16 squares on them are the marked squares.",
        ),
        Ruling::Dotted => sheet.say(Topic::Dots, "Dots mark the corners of the promotion zones."),
        Ruling::Points { river, palaces } => {
            if palaces {
                sheet.say(
                    Topic::Board,
                    "Each side has a palace: the nine points of the three middle files on its first three \
                     ranks, with both diagonals drawn.",
                );
            }
            if river {
                sheet.say(Topic::Board, "A river runs between the two halves of the board.");
            }
        }
    }
    turns(sheet);
}

fn turns(sheet: &mut Sheet) {
    let rules = sheet.rules;
    let first = seat(rules, Seat::FIRST);
    let text = match (rules.terms().opening, rules.terms().contest) {
        // Said where the opening is.
        (Opening::Mobilisation, _) => return,
        (Opening::Roll { .. }, _) => "The turn passes clockwise.".to_owned(),
        (_, Contest::Kings) => {
            sheet.say(Topic::FirstTurn, format!("{first} begins."));
            "The players move by turns.".to_owned()
        }
        (_, Contest::Armies(_)) => {
            // No source says who begins where nothing is thrown.
            sheet.say(Topic::Throws, format!("{first} begins."));
            "The turn passes clockwise.".to_owned()
        }
        (_, Contest::Race(_)) => format!("{first} begins, and the turn passes clockwise."),
    };
    sheet.say(Topic::Turns, text);
}

pub(super) fn array(sheet: &mut Sheet) {
    let rules = sheet.rules;
    sheet.head("Array");
    let start = Position::start(rules);
    for owner in rules.seats() {
        if let Some(side) = describe_side(rules, &start, owner) {
            sheet.say(Topic::SideArray(owner), side);
        }
    }
}
