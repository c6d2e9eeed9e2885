//! Rule text: empires, peace, stakes, and how games of armies end.

use super::Sheet;
use crate::variant::{Armies, Empire, Peace, Topic};
use crate::words::en::noun;

pub(super) fn empire(sheet: &mut Sheet, terms: Armies) {
    let king = noun(sheet.rules, terms.king);
    sheet.head("Empire (caturājī)");
    if terms.empire == Empire::Nothing || (terms.empire == Empire::Pays && !terms.stakes) {
        return;
    }
    let text = format!(
        "A player whose {king} has held the ally’s throne, and who has captured both enemy {king}s, has \
         built an empire."
    );
    sheet.say(Topic::Empires, text);
    if terms.stakes {
        sheet.say(
            Topic::Empires,
            format!(
                "An empire wins from each enemy four stakes if the {king} made the last of these captures on the \
                 captured {king}’s own throne, two if it did so elsewhere, and one if another piece did."
            ),
        );
    }
    if terms.empire == Empire::Wins {
        sheet.say(Topic::Empire, "Whoever builds an empire wins the game.");
    } else {
        sheet.say(Topic::Empire, "An empire does not end the game.");
    }
}

pub(super) fn ends(sheet: &mut Sheet, terms: Armies) {
    let king = noun(sheet.rules, terms.king);
    sheet.head("Peace (kākakāṣṭha)");
    match terms.peace {
        Peace::EachKing => {
            sheet.say(
                Topic::Peace,
                format!(
                    "A player who has only a {king} left has an honourable peace: for that player the game is drawn."
                ),
            );
            sheet.say(Topic::Peace, "The ally fights on alone.");
            sheet.say(
                Topic::PeaceTerms,
                format!("A {king} that has made peace neither moves nor is captured."),
            );
            sheet.say(Topic::AlliesAtPeace, "When both allies have made peace the game is drawn.");
        }
        Peace::AllKings => {
            sheet.say(Topic::Peace, format!("When only {king}s are left, of both sides, the game is drawn."));
            sheet.say(Topic::KingsAlone, format!("When only {king}s of one side are left, that side wins."));
        }
    }
    stakes(sheet, terms);
    sheet.head("End");
    let rules = sheet.rules.terms();
    if rules.dice.is_none() {
        sheet.say(Topic::Throws, "Nothing is thrown: any piece may move.");
        if !rules.must_move {
            sheet.say(Topic::MustMove, "A player may give up the turn instead of moving.");
        }
        sheet.say(Topic::Throws, "A player who can neither move nor declare anything is passed over.");
        sheet.say(Topic::Throws, "A player who can only declare something may give up the turn.");
    }
    sheet.say(Topic::LastOnBoard, "The allies win who alone have pieces to fight with.");
    if sheet.speaks_of(Topic::Out) {
        sheet.say(Topic::Out, "A player who has lost everything is out, and the ally has no turn for it.");
    }
    sheet.say(Topic::NobodyMoves, "The game is drawn once nobody can ever move or declare anything again.");
}

fn stakes(sheet: &mut Sheet, terms: Armies) {
    if !terms.stakes {
        return;
    }
    sheet.head("Stakes");
    sheet.say(Topic::Stakes, "Each player pays one stake into a pool.");
    let (who, odd) = match terms.peace {
        Peace::EachKing => {
            sheet.say(Topic::PeaceStake, "A player who makes peace takes one stake back, and pays no more.");
            ("The winners who have not made peace", ", an odd stake by halves")
        }
        Peace::AllKings => ("The winners", ""),
    };
    sheet.say(Topic::Share, format!("{who} share the pool in equal parts{odd}."));
    sheet
        .say(Topic::Share, "A draw returns the pool; what has been paid for thrones and empires stays paid.");
    sheet.say(Topic::AllyStakes, "Allies win nothing from each other.");
}
