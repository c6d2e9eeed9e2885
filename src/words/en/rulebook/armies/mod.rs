//! Rule text: four armies in two alliances. Headings carry the terms of the Sanskrit verses.

mod ends;
mod prisoners;
mod promotion;

use super::sheet::{Sheet, capitalised};
use crate::board::{Piece, Role, Seat, Square};
use crate::play::armies::places;
use crate::variant::{Armies, Command, Concourse, EnemyThrone, Peace, Topic};
use crate::words::en::{list, noun, seat};

pub(super) fn armies(sheet: &mut Sheet, terms: Armies) {
    let rules = sheet.rules;
    let pair =
        |first: Seat| format!("{} and {}", seat(rules, first), seat(rules, terms.alliance.ally(first)));
    let enemy = terms.alliance.enemies(Seat::FIRST)[0];
    sheet.head("Alliance");
    sheet.say(Topic::Alliance, format!("{} are allied against {}.", pair(Seat::FIRST), pair(enemy)));
    capture(sheet, terms);
    thrones(sheet, terms);
    prisoners::prisoners(sheet, terms);
    concourse(sheet, terms);
    promotion::promotion(sheet, terms);
    ends::empire(sheet, terms);
    ends::ends(sheet, terms);
}

/// `throw`, or `turn` where nothing is thrown.
fn throw(sheet: &Sheet) -> &'static str {
    if sheet.rules.terms().dice.is_some() { "throw" } else { "turn" }
}

fn capture(sheet: &mut Sheet, terms: Armies) {
    let rules = sheet.rules;
    let nouns = |roles: &mut dyn Iterator<Item = Role>| {
        list(roles.map(|role| format!("{}s", noun(rules, role))).collect(), "and")
    };
    let minor = nouns(&mut terms.minor.iter().copied());
    let all = (0..rules.roles().len() as u8).map(Role);
    let major = nouns(&mut all.filter(|role| !terms.minor.contains(role)));
    let king = noun(rules, terms.king);
    sheet.head("Capture");
    sheet.say(Topic::Minor, format!("{} capture nothing but {minor}.", capitalised(&minor)));
    sheet.say(Topic::Minor, format!("{} capture any piece.", capitalised(&major)));
    let allies = if terms.ally_capture {
        "The pieces of an ally may be captured too."
    } else {
        "The pieces of an ally are not captured."
    };
    sheet.say(Topic::AllyCapture, allies);
    sheet.say(
        Topic::Prisoners,
        format!(
            "There is no check: a {king} is captured like any other piece, and held prisoner; its army plays on."
        ),
    );
    let captor = match terms.command {
        Command::Alone => "decides on the move that captures it",
        Command::Shared => "has the turn in which it is captured",
    };
    sheet.say(Topic::Captor, format!("A captured {king} is the prisoner of the player who {captor}."));
    if terms.ally_capture {
        sheet.say(
            Topic::Captor,
            format!(
                "A player whose own {king} is captured by that player’s move of an ally’s piece leaves it the ally’s \
                 prisoner."
            ),
        );
    }
}

fn thrones(sheet: &mut Sheet, terms: Armies) {
    let rules = sheet.rules;
    let king = noun(rules, terms.king);
    let shape = rules.board().shape;
    let begins = |at: &Square| rules.setup()[at.index()].is_some_and(|piece: Piece| piece.role == terms.king);
    let names = shape.squares().filter(begins).map(|at| shape.name(at));
    sheet.head("Thrones (siṃhāsana)");
    sheet.say(
        Topic::Throne,
        format!(
            "A throne is the square on which a {king} stands at the start: {}.",
            list(names.collect(), "or")
        ),
    );
    let text = match (terms.enemy_throne, terms.stakes) {
        (EnemyThrone::Nothing, _) | (EnemyThrone::Stake, false) => {
            format!("A {king} gains nothing on an enemy’s throne.")
        }
        (EnemyThrone::Stake, true) => format!(
            "The first {king} that comes to an enemy’s throne wins one stake from that enemy, or two if it captures an \
             enemy {king} by the same move."
        ),
    };
    sheet.say(Topic::EnemyThrone, text);
    let throw = throw(sheet);
    let text = match terms.command {
        Command::Alone => format!(
            "When a {king} comes to its ally’s throne its player decides on the moves of both armies, at the \
             {throw}s of both players."
        ),
        Command::Shared => format!(
            "When a {king} comes to its ally’s throne each of the two players may move both armies, at that player’s \
             own {throw}."
        ),
    };
    sheet.say(Topic::Command, text);
    if terms.command == Command::Alone {
        let text = format!(
            "When the {king}s of both allies have come to each other’s thrones, each player decides at that player’s \
             own {throw}; an exchange or a release is always the player’s own to declare or answer."
        );
        sheet.say(Topic::CommandLimits, text);
    }
    let peace = if terms.peace == Peace::EachKing { ", or is all that its player has left" } else { "" };
    sheet.say(
        Topic::CommandLimits,
        format!("The command ends when that {king} is captured{peace}, or when the ally’s {king} returns."),
    );
}

fn concourse(sheet: &mut Sheet, terms: Armies) {
    let boat = noun(sheet.rules, terms.boat);
    let places = places(sheet.rules).len();
    sheet.head("Concourse (vṛhannaukā)");
    let takes = match terms.concourse {
        Concourse::TakesEnemiesControlsAlly => "captures the two of the enemies",
        Concourse::TakesAll => "captures the other three",
    };
    sheet.say(
        Topic::Concourse,
        format!("A {boat} that moves to where the four {boat}s fill a square of two by two {takes}."),
    );
    if places == 5 {
        let text =
            "There are five such places: the middle of the board, and one towards each of its corners.";
        sheet.say(Topic::ConcoursePlaces, text);
    }
    if terms.concourse == Concourse::TakesEnemiesControlsAlly {
        let throw = throw(sheet);
        sheet.say(
            Topic::Concourse,
            format!(
                "From then on the player who has made that move alone moves the ally’s {boat}, at that player’s own \
                 {throw}s."
            ),
        );
        sheet.say(
            Topic::Steered,
            format!(
                "This holds even while the ally commands that player’s army, and for a {boat} that the ally gets later."
            ),
        );
    }
}
