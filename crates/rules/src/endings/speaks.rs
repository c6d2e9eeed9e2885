//! Of which positions and men a table can speak, and what they are called.

use super::man;
use super::men::{MEN, Men};
use super::refusal::Refusal;
use crate::board::{Piece, Role, Seat};
use crate::position::{Phase, Position};
use crate::rules::Rules;
use crate::variant::{Captured, Contest, Generals, ImpasseRule, Pass, PromoteBy, Repetition, Unready};

/// The men of which a text speaks: the letters of the first seat's, `v`, those of the second's.
pub(super) fn men_named(rules: &Rules, material: &str) -> Result<Men, Refusal> {
    let (first, second) = material.split_once('v').ok_or(Refusal::Material)?;
    let mut pieces = Vec::new();
    for (seat, mut text) in [(Seat::FIRST, first), (Seat::SECOND, second)] {
        while !text.is_empty() {
            let named = |role: &Role| {
                let letters = rules.letters(Piece { seat: Seat::FIRST, role: *role });
                text.to_uppercase().starts_with(&letters.to_uppercase()).then_some((letters.len(), *role))
            };
            let roles = (0..rules.roles().len() as u8).map(Role);
            let (length, role) = roles.filter_map(|role| named(&role)).max().ok_or(Refusal::Material)?;
            pieces.push(Piece { seat, role });
            text = text.get(length..).ok_or(Refusal::Material)?;
        }
    }
    Men::anywhere(rules, pieces)
}

/// Whether the rules let a table speak of these men.
pub(super) fn allowed(rules: &Rules, men: &Men) -> Result<(), Refusal> {
    let terms = rules.terms();
    if terms.contest != Contest::Kings || terms.dice.is_some() {
        return Err(Refusal::NoTwoSides);
    }
    if terms.captured == Captured::Dropped {
        return Err(Refusal::Hands);
    }
    let promotes = men.0.iter().any(|(man, _)| terms.promotion.of(man.role).is_some());
    let waits = matches!(terms.promotion.by, PromoteBy::InPlace(_))
        || terms.promotion.unready == Unready::PromotesLater;
    let has_pawn = |seat: &Seat| men.0.iter().any(|(man, _)| man.seat == *seat && man.role == terms.pawn);
    let depends = !matches!(terms.generals, Generals::MayFace | Generals::MayNotFace)
        || terms.pass != Pass::Never
        || terms.mates.is_some()
        || matches!(terms.impasse, Some(ImpasseRule::Declared { .. }))
        || matches!(terms.repetition, Repetition::Counted { .. })
        || terms.quiet.is_some()
        || (terms.en_passant && rules.seats().all(|seat| has_pawn(&seat)))
        || promotes && waits;
    let kings = |seat| men.0.iter().filter(|(man, _)| man.seat == seat && rules.role(man.role).royal).count();
    if depends || rules.seats().any(|seat| kings(seat) != 1) { Err(Refusal::State) } else { Ok(()) }
}

/// Whether a table could speak of a position, whatever its men.
pub(super) fn fits(rules: &Rules, position: &Position) -> Result<(), Refusal> {
    let terms = rules.terms();
    if terms.contest != Contest::Kings || terms.dice.is_some() {
        return Err(Refusal::NoTwoSides);
    }
    if terms.captured == Captured::Dropped || rules.seats().any(|seat| !position.hand_is_empty(seat)) {
        return Err(Refusal::Hands);
    }
    let used = |seat| terms.rights().any(|right| position.holds(seat, right) && terms.right_is_used(right));
    if position.phase() != Phase::Play || rules.seats().any(used) {
        return Err(Refusal::State);
    }
    if position.occupied().len() as usize > MEN {
        return Err(Refusal::TooLarge);
    }
    Ok(())
}

/// The men of a position of which a table can speak.
pub(super) fn men_of(rules: &Rules, position: &Position) -> Result<Men, Refusal> {
    fits(rules, position)?;
    let men = Men::of(rules, position)?;
    allowed(rules, &men)?;
    Ok(men)
}

/// The tables that these men need, those that others need first.
pub(super) fn needed(rules: &Rules, men: &Men, list: &mut Vec<Men>) -> Result<(), Refusal> {
    if list.contains(men) {
        return Ok(());
    }
    allowed(rules, men)?;
    men.fit(rules)?;
    let own = man::all(rules, men)?;
    for (gone, into) in man::kinds(men, &own) {
        needed(rules, &men.changed(rules, &own, gone, into).0, list)?;
    }
    list.push(men.clone());
    Ok(())
}

/// A name for a table: game, options, men.
pub(super) fn id(rules: &Rules, men: &Men) -> String {
    let mut id = rules.game().id.to_string();
    for (option, choice) in rules.options() {
        let usual = rules.game().option(option).and_then(|(_, option)| option.choices.first());
        if usual.is_none_or(|usual| usual.id != choice) {
            id += &format!(" {option}={choice}");
        }
    }
    id + " " + &men.text(rules)
}
