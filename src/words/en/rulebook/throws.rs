//! Rule text: throws before a move.

use super::sheet::Sheet;
use crate::board::{Role, Seat};
use crate::variant::{Contest, Dice, Face, Opening, Topic};
use crate::words::en::{a, list, noun, number};

pub(super) fn throws(sheet: &mut Sheet) {
    let Some(dice) = sheet.rules.terms().dice else { return };
    sheet.head("Throws");
    what(sheet, dice);
    let must = if sheet.rules.terms().must_move {
        "A player who can move by the throw has to."
    } else {
        "A player may give up the turn instead of moving by the throw."
    };
    sheet.say(Topic::MustMove, must);
    let again = matches!(sheet.rules.terms().contest, Contest::Race(race) if race.throws_again);
    let unless = if again { ", unless it gives another throw" } else { "" };
    sheet.say(Topic::TurnLost, format!("A throw by which nothing can move loses the turn{unless}."));
    if let Opening::Roll { keeps } = sheet.rules.terms().opening {
        let plays = if keeps { "begins with that throw" } else { "throws again and begins" };
        sheet.say(Topic::Opening, format!("At the start all throw, and whoever throws highest {plays}."));
        let ties = if sheet.speaks_of(Topic::Ties) { Topic::Ties } else { Topic::Opening };
        sheet.say(ties, "If several tie for the highest throw, they throw again.");
    }
}

fn what(sheet: &mut Sheet, dice: Dice) {
    let rules = sheet.rules;
    let thrown = match dice.shells {
        Some(shells) => format!(
            "Each turn begins with a throw of {} cowries: as many count as lie with the opening up, and none counts \
             eight.",
            number(shells)
        ),
        None => "Each turn begins with a throw of a long die.".to_owned(),
    };
    sheet.say(Topic::Throws, thrown);
    let whole = dice.weights();
    let face = |face: &Face| {
        // A throw moves one of several.
        let several = |role: Role| rules.initial(Seat::FIRST, role) > 1;
        let one = |role: Role| match several(role) {
            true => a(noun(rules, role)),
            false => format!("the {}", noun(rules, role)),
        };
        let nouns = face.moves.iter().map(|&role| one(role));
        let moves = if face.moves.is_empty() {
            String::new()
        } else {
            format!(" moves {}", list(nouns.collect(), "or"))
        };
        format!("{}{moves}", face.value)
    };
    let faces = list(dice.faces.iter().map(face).collect(), "and");
    sheet.say(Topic::Faces, format!("The throws: {faces}."));
    let alike = dice.faces.iter().all(|face| face.weight == dice.faces[0].weight);
    let chance = |face: &Face| format!("{} in {whole} for {}", face.weight, face.value);
    let chances = match alike {
        true => format!("each throw has a chance of {} in {whole}", dice.faces[0].weight),
        false => format!("the chances are {}", list(dice.faces.iter().map(chance).collect(), "and")),
    };
    sheet.say(Topic::Chances, format!("If all sides fall equally often, {chances}."));
}
