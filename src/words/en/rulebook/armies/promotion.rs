//! Rule text: the promotion of soldiers of armies.

use super::Sheet;
use crate::board::{Facing, Seat};
use crate::rules::Rules;
use crate::variant::{Armies, Topic};
use crate::words::en::{a, list, noun, seat};

pub(super) fn promotion(sheet: &mut Sheet, terms: Armies) {
    let rules = sheet.rules;
    let advancement = terms.advancement;
    let pawn = noun(rules, rules.terms().pawn);
    sheet.head("Promotion (ṣaṭpada)");
    let edges = rules.seats().map(|owner| format!("{} for {}", edge(rules, owner), seat(rules, owner)));
    sheet.say(
        Topic::FarSide,
        format!(
            "The far side is the edge of the board to which a player’s {pawn}s go: {}.",
            list(edges.collect(), "and")
        ),
    );
    let (own, becomes, others) = if advancement.elsewhere.is_empty() {
        let mut kinds: Vec<String> =
            advancement.by_file.iter().flatten().map(|&role| noun(rules, role).to_owned()).collect();
        kinds.sort();
        kinds.dedup();
        let becomes = format!("the {} that stood there or opposite it at the start", list(kinds, "or"));
        ("an unmarked", becomes, "marked")
    } else {
        let choices = advancement.elsewhere.iter().map(|&role| a(noun(rules, role)));
        ("a marked", list(choices.collect(), "or"), "unmarked")
    };
    sheet.say(
        Topic::PromotionSquares,
        format!("On {own} square of it a {pawn} becomes {becomes}, once its player has lost a {pawn}."),
    );
    sheet.say(
        Topic::NotPromoted,
        format!(
            "On the {others} squares a {pawn} is not promoted, unless it is privileged, and stands until it is \
             captured."
        ),
    );
    let early = if advancement.waits {
        format!("A {pawn} that comes to the far side before its player has lost one waits there.")
    } else {
        format!("Before a player has lost a {pawn} none of that player’s may go to the far side.")
    };
    sheet.say(Topic::Waits, early);
    let besides = if advancement.king_may_stand {
        format!(" besides, with or without a {},", noun(rules, terms.king))
    } else {
        " besides".to_owned()
    };
    let privileged = advancement.privileged.iter().map(|&role| a(noun(rules, role)));
    sheet.say(
        Topic::Privileged,
        format!(
            "The last {pawn} of a player who has only a {}{besides} is privileged (gāḍhā): on any square of the far \
             side it may become any piece.",
            noun(rules, terms.boat)
        ),
    );
    sheet.say(
        Topic::PrivilegedKinds,
        format!(
            "A {} is not among them: it becomes {}.",
            noun(rules, terms.king),
            list(privileged.collect(), "or")
        ),
    );
    let by = match rules.terms().dice.map(|dice| dice.faces) {
        Some(faces) => {
            let face = faces.iter().find(|face| face.moves.contains(&rules.terms().pawn));
            face.map_or(String::new(), |face| format!(", by a throw of {}", face.value))
        }
        None => ", which is a move".to_owned(),
    };
    sheet.say(
        Topic::InPlace,
        format!("If it stands on the far side already it is promoted where it stands{by}."),
    );
}

/// The edge of the board at which a seat's soldiers end.
fn edge(rules: &Rules, owner: Seat) -> String {
    let shape = rules.board().shape;
    let file = |file: u8| format!("file {}", char::from(b'a' + file));
    match rules.seat(owner).facing {
        Facing::North => format!("rank {}", shape.ranks),
        Facing::South => "rank 1".to_owned(),
        Facing::East => file(shape.files - 1),
        Facing::West => file(0),
    }
}
