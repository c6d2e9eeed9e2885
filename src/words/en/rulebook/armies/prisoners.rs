//! Rule text: captured kings, and how they are freed.

use super::Sheet;
use crate::variant::{Armies, Exchange, Peace, Reentry, Topic};
use crate::words::en::noun;

pub(super) fn prisoners(sheet: &mut Sheet, terms: Armies) {
    let king = noun(sheet.rules, terms.king);
    sheet.head("Prisoners (nṛpākṛṣṭa)");
    match terms.exchange {
        Exchange::WithRemainingKing => {
            sheet.say(
                Topic::Exchange,
                format!(
                    "A player who has captured an enemy {king} while the ally’s is a prisoner may propose an \
                     exchange of the two to the owner of the other enemy {king}, who may refuse."
                ),
            );
            if terms.peace == Peace::EachKing {
                sheet.say(Topic::Asked, "That player is asked even after making peace.");
            }
            sheet.say(
                Topic::Release,
                format!(
                    "A player who has captured both enemy {king}s, and whose own stands on the board, may claim the \
                     release of the ally’s."
                ),
            );
        }
        Exchange::BetweenCaptorsOfAllies | Exchange::BetweenCaptors => {
            let text = match terms.exchange {
                Exchange::BetweenCaptors => format!(
                    "When each side has captured one {king} of the other, be it a captor’s own, one captor \
                     may propose to exchange them, and the other may refuse."
                ),
                _ => format!(
                    "When one player of each side has captured the {king} of the other’s ally, one of the \
                     two may propose to exchange them, and the other may refuse."
                ),
            };
            sheet.say(Topic::Exchange, text);
            let peace = if terms.peace == Peace::EachKing { "; one who has made peace can" } else { "" };
            sheet.say(Topic::Asked, format!("A captor who has no pieces left cannot be asked{peace}."));
            sheet.say(
                Topic::Release,
                format!("A player who has captured both enemy {king}s may claim the release of the ally’s."),
            );
        }
    }
    let when = if sheet.rules.terms().dice.is_some() { "throwing" } else { "moving" };
    sheet.say(
        Topic::Declared,
        format!("Either is declared in the player’s own turn before {when}, and the turn goes on."),
    );
    sheet.say(
        Topic::Proposals,
        format!(
            "A proposal that has been refused may be repeated once another {king} has been captured or freed."
        ),
    );
    let returns = match terms.reentry {
        Reentry::OwnThrone => "to its own throne, and only while that is empty",
        Reentry::NearestFree => "to its own throne or to the free square nearest to it",
    };
    sheet.say(Topic::Reentry, format!("A {king} that is freed returns {returns}."));
    if terms.reentry == Reentry::NearestFree {
        sheet.say(Topic::ReentryTie, "Where several squares are as near it is the first of them by name.");
    }
    if terms.peace == Peace::EachKing {
        let stake = if terms.stakes { ", and its player takes one stake back" } else { "" };
        sheet.say(
            Topic::FreedAlone,
            format!("A player who has nothing but a {king} that is freed makes peace at once{stake}."),
        );
    }
}
