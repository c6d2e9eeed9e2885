//! Import of promotion: what promotes, where and to what.

use super::{Taker, place};
use crate::board::{Few, Role, Shape, Zone};
use crate::variant::{Must, PromoteBy, PromoteInto, Promotion, RoleSpec};

impl Taker<'_, '_> {
    pub(super) fn promotion(&mut self, shape: Shape, roles: &mut Vec<RoleSpec>) -> Promotion {
        let keys = ["promotionRegionWhite", "promotionRegionBlack"].map(str::to_owned);
        let zone = self.zone_or(shape, &keys, ["*8", "*1"]);
        let promotes = roles.iter().any(|role| role.id == "pawn");
        if zone.flatten().is_none() && promotes {
            self.leave("promotionRegionWhite");
        }
        let zone = zone.flatten().unwrap_or(Zone::LastRanks(1));
        let stuck = self.is("immobilityIllegal", &["true"]);
        self.is("immobilityIllegal", &["false"]);
        let faces: Vec<(usize, usize)> = self.faces(roles);
        if !faces.is_empty() {
            let mut pieces = Vec::new();
            for (from, into) in faces {
                pieces.push((Role(from as u8), PromoteInto::Always(Role(roles.len() as u8))));
                let id = format!("promoted-{}", roles[from].id);
                let RoleSpec { letter, .. } = roles[from];
                let patterns = roles[into].patterns.clone();
                let promoted_from = Some(Role(from as u8));
                roles.push(RoleSpec {
                    id: id.into(),
                    letter,
                    patterns,
                    promoted_from,
                    ..roles[into].clone()
                });
            }
            let must = if stuck { Must::WhenStuck } else { Must::Never };
            let pieces = Few::try_of(&pieces).unwrap_or(Few::NONE);
            return Promotion { pieces, zone, by: PromoteBy::EnteringOrLeaving, must, ..Promotion::BASE };
        }
        let Some(pawn) = place(roles, "pawn") else { return Promotion::BASE };
        let must = if self.is("mandatoryPawnPromotion", &["false"]) { Must::Never } else { Must::Always };
        self.is("mandatoryPawnPromotion", &["true"]);
        let (into, needs_loss) = match self.into(roles) {
            Some(found) => found,
            None => {
                self.leave("promotionPieceTypes");
                return Promotion { zone, ..Promotion::BASE };
            }
        };
        Promotion { pieces: Few::of(&[(pawn, into)]), zone, must, needs_loss, ..Promotion::BASE }
    }

    /// What pawns become: one role, one of several, or any that has been lost.
    fn into(&mut self, roles: &[RoleSpec]) -> Option<(PromoteInto, bool)> {
        let value = |key: &str| self.entries.iter().find(|entry| entry.key == key).map(|entry| entry.value);
        let types = self.entries.iter().find(|entry| entry.key == "promotionPieceTypes")?;
        // A piece that has been put in anew, or in the place of another, is not among those of a base.
        let inherits = |letter: &char| {
            let piece = self.role(roles, *letter).map(|role| &roles[role.index()].id);
            types.depth == 0
                || self
                    .entries
                    .iter()
                    .any(|own| Some(own.key) == piece.map(|id| &**id) && own.depth >= types.depth)
        };
        let letters: Vec<char> =
            types.value.chars().filter(|letter| *letter != ' ').filter(inherits).collect();
        let limits = value("promotionLimit");
        let found = |letter: char| self.role(roles, letter).map(Role::index);
        let (into, keys): (_, &[&str]) = match (letters.as_slice(), limits) {
            ([only], None) => {
                ((PromoteInto::Always(Role(found(*only)? as u8)), false), &["promotionPieceTypes"])
            }
            // As many as at the start, of all that can be lost.
            (all, Some(limits)) => {
                let lost = roles.iter().filter(|role| !role.royal && role.id != "pawn");
                let (all_lost, array) =
                    (lost.clone().all(|role| all.contains(&role.letter)), value("startFen")?);
                let placement = array.split(' ').next().unwrap_or("");
                let limited = lost.clone().all(|role| {
                    let number = placement.chars().filter(|letter| *letter == role.letter).count();
                    limits.split(' ').any(|limit| limit == format!("{}:{number}", role.letter))
                });
                if !all_lost || !limited || all.len() != lost.count() {
                    return None;
                }
                ((PromoteInto::AnyLost, true), &["promotionPieceTypes", "promotionLimit"])
            }
            (several, None) => {
                let roles: Option<Vec<Role>> =
                    several.iter().map(|&letter| Some(Role(found(letter)? as u8))).collect();
                ((PromoteInto::OneOf(Few::try_of(&roles?)?), false), &["promotionPieceTypes"])
            }
        };
        for key in keys {
            self.take(key);
        }
        Some(into)
    }

    /// Which roles have another face: from, and like what.
    fn faces(&mut self, roles: &[RoleSpec]) -> Vec<(usize, usize)> {
        let Some(entry) = self.entries.iter_mut().find(|entry| entry.key == "promotedPieceType") else {
            return Vec::new();
        };
        let found = |letter: &str| roles.iter().position(|role| letter == role.letter.to_string());
        let pair = |pair: &str| {
            let (from, into) = pair.split_once(':')?;
            Some((found(from)?, found(into)?))
        };
        let pairs: Option<Vec<_>> = entry.value.split_whitespace().map(pair).collect();
        entry.taken = pairs.as_ref().is_some_and(|pairs| pairs.len() <= 8);
        pairs.filter(|pairs| pairs.len() <= 8).unwrap_or_default()
    }
}
