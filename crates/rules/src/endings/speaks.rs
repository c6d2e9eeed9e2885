//! The positions and material for which a table can be made, and the ids of tables.

use super::facts;
use super::material::{MAX_PIECES, Material};
use super::refusal::Refusal;
use crate::board::{Piece, Role, Seat};
use crate::position::{Phase, Position};
use crate::rules::Rules;
use crate::variant::{Captured, Contest, Generals, ImpasseRule, Pass, PromoteBy, Repetition, Unready};

/// The pieces of which a text speaks: the letters of the first seat's, `v`, those of the second's.
pub(super) fn material_named(rules: &Rules, material: &str) -> Result<Material, Refusal> {
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
    Material::anywhere(rules, pieces)
}

/// Whether the rules let a table speak of these pieces.
pub(super) fn allowed(rules: &Rules, pieces: &Material) -> Result<(), Refusal> {
    let terms = rules.terms();
    if terms.contest != Contest::Kings || terms.dice.is_some() {
        return Err(Refusal::NoTwoSides);
    }
    if terms.captured == Captured::Dropped {
        return Err(Refusal::Hands);
    }
    let promotes = pieces.0.iter().any(|(piece, _)| terms.promotion.of(piece.role).is_some());
    let waits = matches!(terms.promotion.by, PromoteBy::InPlace(_))
        || terms.promotion.unready == Unready::PromotesLater;
    let has_pawn =
        |seat: &Seat| pieces.0.iter().any(|(piece, _)| piece.seat == *seat && piece.role == terms.pawn);
    let depends = !matches!(terms.generals, Generals::MayFace | Generals::MayNotFace)
        || terms.pass != Pass::Never
        || terms.mates.is_some()
        || matches!(terms.impasse, Some(ImpasseRule::Declared { .. }))
        || matches!(terms.repetition, Repetition::Counted { .. })
        || (terms.en_passant && rules.seats().all(|seat| has_pawn(&seat)))
        || promotes && waits;
    let kings = |seat| {
        pieces.0.iter().filter(|(piece, _)| piece.seat == seat && rules.role(piece.role).royal).count()
    };
    if depends || rules.seats().any(|seat| kings(seat) != 1) { Err(Refusal::State) } else { Ok(()) }
}

/// Whether a table could speak of a position, whatever its pieces.
pub(super) fn fits(rules: &Rules, position: &Position) -> Result<(), Refusal> {
    let terms = rules.terms();
    if terms.contest != Contest::Kings || terms.dice.is_some() {
        return Err(Refusal::NoTwoSides);
    }
    if terms.captured == Captured::Dropped || rules.seats().any(|seat| !position.hand_is_empty(seat)) {
        return Err(Refusal::Hands);
    }
    let used = |seat| terms.rights().any(|right| position.holds(seat, right) && terms.right_is_used(right));
    if position.phase() != Phase::Play {
        return Err(Refusal::State);
    }
    if rules.seats().any(used) {
        return Err(Refusal::Rights);
    }
    if position.occupied().len() as usize > MAX_PIECES {
        return Err(Refusal::TooLarge);
    }
    Ok(())
}

/// The pieces of a position of which a table can speak.
pub(super) fn material_of(rules: &Rules, position: &Position) -> Result<Material, Refusal> {
    fits(rules, position)?;
    let pieces = Material::of(rules, position)?;
    allowed(rules, &pieces)?;
    Ok(pieces)
}

/// The tables that these pieces need, those that others need first.
pub(super) fn needed(rules: &Rules, pieces: &Material, list: &mut Vec<Material>) -> Result<(), Refusal> {
    if list.contains(pieces) {
        return Ok(());
    }
    allowed(rules, pieces)?;
    pieces.fit(rules)?;
    let own = facts::all(rules, pieces)?;
    for (gone, into) in facts::kinds(pieces, &own) {
        needed(rules, &pieces.changed(rules, &own, gone, into).0, list)?;
    }
    list.push(pieces.clone());
    Ok(())
}

/// A name for a table: game, options, pieces.
pub(super) fn id(rules: &Rules, pieces: &Material) -> String {
    let mut id = rules.game().id.to_string();
    for (option, choice) in rules.options() {
        let usual = rules.game().option(option).and_then(|(_, option)| option.choices.first());
        if usual.is_none_or(|usual| usual.id != choice) {
            id += &format!(" {option}={choice}");
        }
    }
    id + " " + &pieces.text(rules)
}
