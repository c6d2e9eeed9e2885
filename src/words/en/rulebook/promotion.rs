//! Rule text: promotion: what promotes, where, and under which conditions.

use super::sheet::Sheet;
use crate::board::Zone;
use crate::variant::{Must, OnRoyalSquare, PromoteBy, PromoteInto, Topic, Unready};
use crate::words::en::{a, list, noun, ordinal, pawn, zone};

pub(super) fn promotion(sheet: &mut Sheet) {
    let rules = sheet.rules;
    let promotion = &rules.terms().promotion;
    sheet.head("Promotion");
    let promoting: Vec<_> = promotion
        .pieces
        .iter()
        .copied()
        .filter(|&(role, into)| rules.takes_part(role) && into != PromoteInto::Nothing)
        .collect();
    if promoting.is_empty() {
        if sheet.speaks_of(Topic::PromoteInto) {
            sheet.say(Topic::PromoteInto, "No piece is promoted.");
        }
        return;
    }
    // Those that each become one other kind are told in one sentence.
    let (single, others): (Vec<_>, Vec<_>) =
        promoting.iter().copied().partition(|(_, into)| matches!(into, PromoteInto::Always(_)));
    let told = single.iter().enumerate().map(|(place, &(role, into))| {
        let verb = if place == 0 { "becomes " } else { "" };
        format!("{} {verb}{}", a(noun(rules, role)), becomes(sheet, into))
    });
    let told: Vec<String> = told.collect();
    if !told.is_empty() {
        sheet.say(Topic::PromoteInto, format!("By promotion {}.", list(told, "and")));
    }
    for &(role, into) in &others {
        let text = format!("By promotion {} becomes {}.", a(noun(rules, role)), becomes(sheet, into));
        sheet.say(Topic::PromoteInto, text);
        if let PromoteInto::RoleOfSquare(on_royal) = into {
            let becomes = match on_royal {
                OnRoyalSquare::Nothing => "is not promoted".to_owned(),
                OnRoyalSquare::This(role) => format!("becomes {}", a(noun(rules, role))),
                OnRoyalSquare::AnyLost => {
                    "becomes a piece that its side has lost, as its owner chooses".to_owned()
                }
            };
            sheet.say(
                Topic::PromoteInto,
                format!("Where the enemy’s {} stood at the start it {becomes}.", sheet.royal()),
            );
        }
    }
    if promotion.needs_loss && !promoting.iter().any(|(_, into)| *into == PromoteInto::AnyLost) {
        if sheet.speaks_of(Topic::Replaced) {
            sheet.say(Topic::PromoteLoss, "Its side must have lost a piece of that kind.");
            sheet.say(Topic::Replaced, "A piece that has been replaced by promotion is no longer lost.");
        } else {
            sheet.say(Topic::PromoteLoss, "Its side must have fewer pieces of that kind than at the start.");
        }
    }
    where_and_how(sheet);
    let must = match promotion.must {
        Must::Never => "Promotion is the owner’s choice.",
        Must::WhenStuck => {
            "Promotion is the owner’s choice, unless the piece could never move again without it."
        }
        Must::Always => "Promotion is compulsory.",
    };
    sheet.say(Topic::PromoteMust, must);
    let fails = promotion.needs_loss
        || promoting.iter().any(|(_, into)| *into == PromoteInto::RoleOfSquare(OnRoyalSquare::Nothing));
    let pawn = pawn(rules);
    let unready = match promotion.unready {
        Unready::PromotesLater => {
            let may = if promotion.must == Must::Always { "has to" } else { "may" };
            format!(
                "A {pawn} that cannot be promoted waits there; once it can, its owner {may} promote it before a move, \
                 and the turn goes on, even if that gives check."
            )
        }
        Unready::MayNotEnter => format!("Where it cannot be promoted, a {pawn} may not go."),
        Unready::Stays if fails => format!("A {pawn} that cannot be promoted stays as it is."),
        Unready::Stays => String::new(),
    };
    sheet.say(Topic::PromoteUnready, unready);
}

fn where_and_how(sheet: &mut Sheet) {
    let rules = sheet.rules;
    let promotion = &rules.terms().promotion;
    let there = zone(promotion.zone);
    match promotion.by {
        PromoteBy::Arriving => {
            // A pawn goes a rank at a time and comes to the first of them before the others.
            let pawns = promotion.pieces.iter().all(|&(role, _)| role == rules.terms().pawn);
            let text = match promotion.zone {
                Zone::LastRanks(ranks @ 2..) if pawns && promotion.must == Must::Always => {
                    let first = u16::from((rules.board().shape.ranks + 1).saturating_sub(ranks));
                    format!("Promotion takes place as soon as a move reaches the {} rank.", ordinal(first))
                }
                _ => format!("Promotion takes place when a move ends on {there}."),
            };
            sheet.say(Topic::PromoteBy, text);
        }
        PromoteBy::EnteringOrLeaving => {
            sheet.say(
                Topic::PromoteBy,
                format!("Promotion takes place when a move starts or ends on {there}."),
            );
        }
        PromoteBy::InPlace(standing) => {
            let pawn = pawn(rules);
            let new = promotion.of(rules.terms().pawn).map_or(String::new(), |into| becomes(sheet, into));
            let text = format!(
                "Promotion takes place not on arrival but in a later turn, when the {pawn} stands on \
                 {there}: it is promoted where it is, which is the whole move, or by a step as {new} makes it."
            );
            sheet.say(Topic::PromoteBy, text);
            let limits = if standing.quiet {
                "Neither may capture, give check or attack an enemy piece.".to_owned()
            } else {
                format!(
                    "The step may neither give check with the new piece itself nor capture {new} of the enemy."
                )
            };
            sheet.say(Topic::PromoteLimits, limits);
            if standing.may_be_declined {
                sheet.say(
                    Topic::ClaimStalemate,
                    "A player who is not in check and could only promote may claim stalemate instead, which draws.",
                );
            }
            if standing.last_pawn_anywhere && promotion.zone != Zone::Board {
                sheet.say(Topic::LastPawn, format!("The last {pawn} of a side is promoted on any square."));
            }
        }
    }
}

fn becomes(sheet: &Sheet, into: PromoteInto) -> String {
    let rules = sheet.rules;
    match into {
        PromoteInto::Nothing => String::new(),
        PromoteInto::Always(role) => a(noun(rules, role)),
        PromoteInto::AnyLost => "a piece that its side has lost, as its owner chooses".to_owned(),
        PromoteInto::OneOf(roles) => list(roles.iter().map(|&role| a(noun(rules, role))).collect(), "or"),
        PromoteInto::RoleOfSquare(_) => {
            "the kind of piece that stood at the start on the square to which it comes".to_owned()
        }
    }
}
