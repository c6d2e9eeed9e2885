//! Tables broken on purpose, so that tests can show that they would notice. No release build has this.

use super::attack_tables::RoleSet;
use super::movers::Mover;
use super::tables::Tables;
use crate::board::{Square, SquareSet};
use crate::movement::Modality;

/// What is wrong with the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// One leap of each role is missing from each square.
    LeapMissing,
    /// Roles that leap have one leap too many.
    LeapTooMany,
    /// No leap captures.
    LeapsCaptureNothing,
    /// Nobody is captured by a leap, seen from the square.
    CapturedFromMissing,
    /// No square is leapt to, seen from the square.
    NearMissing,
    /// Rays end one square before the edge.
    RaysCut,
    /// The first piece on a ray is taken to be the last.
    RaysReversed,
    /// Riders capture, whatever their patterns say.
    RidesCapture,
    /// Riders attack nothing.
    RidersAttackNothing,
    /// Hoppers attack nothing.
    HoppersAttackNothing,
    /// Attacks by hoppers are not stopped by their like.
    LikeAttacksLike,
    /// Hoppers hop over and onto their like.
    LikeHopsLike,
    /// No two squares lie on a line.
    AlignedMissing,
    /// The roles that attack along lines are missing.
    SlidersMissing,
    /// Lame leapers leap over everything.
    LamesLeap,
    /// Lame leapers attack over everything.
    LamesAttackLeaping,
    /// Nothing captures by a lame leap, seen from the square.
    LamesAttackNothing,
    /// Generals do not see each other.
    FacingMissing,
    /// Leaps that need a right do without.
    RightsNotNeeded,
    /// Leaps that need a right, or give no check, are missing.
    GatedMissing,
    /// Nothing promotes anywhere.
    PromotionZoneEmpty,
    /// Pieces promote everywhere.
    PromotionZoneTooLarge,
    /// Free moves cross the centre.
    OwnHalfTooLarge,
    /// Rights depend on no squares.
    HomesMissing,
    /// Rights depend on every square.
    HomesTooLarge,
    /// No start of a turn takes a right away.
    RightsNeverAtStake,
    /// No square is one from which a piece could never move.
    StuckNowhere,
    /// Every square is.
    StuckEverywhere,
    /// Nobody is royal.
    RoyalsMissing,
    /// All of it is gone.
    Everything,
}

impl Fault {
    pub(super) fn put_into(self, tables: &mut Tables) {
        match self {
            Fault::LeapMissing => each(tables, |mover| {
                for sets in [&mut mover.moves_to, &mut mover.captures_on] {
                    for set in sets.iter_mut() {
                        *set = set.first().map_or(*set, |first| set.without(SquareSet::of(first)));
                    }
                }
            }),
            Fault::LeapTooMany => each(tables, |mover| {
                for sets in [&mut mover.moves_to, &mut mover.captures_on] {
                    // As far as anything leaps: beyond lies no board.
                    let leaping =
                        |(from, set): (usize, &mut SquareSet)| (!set.is_empty()).then_some(from + 1);
                    let squares = sets.iter_mut().enumerate().filter_map(leaping).last().unwrap_or(1);
                    for (from, set) in sets.iter_mut().enumerate().filter(|(_, set)| !set.is_empty()) {
                        set.insert(Square(((from + 11) % squares) as u8));
                    }
                }
            }),
            Fault::LeapsCaptureNothing => each(tables, |mover| empty(mover.captures_on.iter_mut())),
            Fault::CapturedFromMissing => each(tables, |mover| empty(mover.captured_from.iter_mut())),
            Fault::NearMissing => {
                tables.attack_tables.iter_mut().for_each(|attack| empty(attack.near.iter_mut()))
            }
            Fault::RaysCut => {
                for ray in &mut tables.rays {
                    let ascending = ray.ascending;
                    for line in ray.squares.iter_mut() {
                        let end = if ascending { line.last() } else { line.first() };
                        *line = end.map_or(*line, |end| line.without(SquareSet::of(end)));
                    }
                }
            }
            Fault::RaysReversed => tables.rays.iter_mut().for_each(|ray| ray.ascending = !ray.ascending),
            Fault::RidesCapture => {
                each(tables, |mover| mover.rides.iter_mut().for_each(|line| line.modality = Modality::Both));
            }
            Fault::RidersAttackNothing => lines(tables, |riders, _, _| *riders = RoleSet::default()),
            Fault::HoppersAttackNothing => lines(tables, |_, hoppers, _| *hoppers = RoleSet::default()),
            Fault::LikeAttacksLike => lines(tables, |_, _, barred| *barred = RoleSet::default()),
            Fault::LikeHopsLike => {
                each(tables, |mover| mover.hops.iter_mut().for_each(|hop| hop.bars_its_like = false));
            }
            Fault::AlignedMissing => {
                tables.attack_tables.iter_mut().for_each(|attack| empty(attack.aligned.iter_mut()));
            }
            Fault::SlidersMissing => {
                tables.attack_tables.iter_mut().for_each(|attack| attack.sliders.clear())
            }
            Fault::LamesLeap => each(tables, |mover| {
                let ways = mover.lames.iter_mut().flat_map(|lame| lame.to.items_mut());
                ways.for_each(|(_, via)| *via = SquareSet::EMPTY);
            }),
            Fault::LamesAttackLeaping => {
                let lames = tables.attack_tables.iter_mut().flat_map(|attack| attack.lames.items_mut());
                lames.for_each(|lame| lame.via = SquareSet::EMPTY);
            }
            Fault::LamesAttackNothing => {
                tables.attack_tables.iter_mut().for_each(|attack| attack.lames.clear());
            }
            Fault::FacingMissing => {
                let facing = tables.facing.take().into_iter().flatten().collect::<Vec<u8>>();
                let royals = tables.royals.iter().fold(0, |bits, role| bits | 1 << role.0);
                let rays = tables.attack_tables.iter_mut().flat_map(|attack| attack.rays.iter_mut());
                rays.filter(|ray| facing.contains(&ray.ray)).for_each(|ray| ray.riders.0 &= !royals);
            }
            Fault::RightsNotNeeded => each(tables, |mover| {
                mover.gated.iter_mut().for_each(|gated| gated.right = None);
                mover.lames.iter_mut().for_each(|lame| lame.right = None);
            }),
            Fault::GatedMissing => each(tables, |mover| mover.gated.clear()),
            Fault::PromotionZoneEmpty => {
                empty(tables.promotion_zone.iter_mut());
                each(tables, |mover| mover.promotes_on = SquareSet::EMPTY);
            }
            Fault::PromotionZoneTooLarge => {
                tables.promotion_zone.fill(SquareSet(!0));
                each(tables, |mover| mover.promotes_on = SquareSet(!0));
            }
            Fault::OwnHalfTooLarge => tables.own_half.fill(SquareSet(!0)),
            Fault::HomesMissing => tables.homes.iter_mut().for_each(|homes| empty(homes.iter_mut())),
            Fault::HomesTooLarge => {
                tables.homes.iter_mut().for_each(|homes| homes.fill(SquareSet(!0)));
                tables.any_home = SquareSet(!0);
            }
            Fault::RightsNeverAtStake => tables.rights_at_stake = 0,
            Fault::StuckNowhere => each(tables, |mover| mover.stuck = SquareSet::EMPTY),
            Fault::StuckEverywhere => each(tables, |mover| mover.stuck = SquareSet(!0)),
            Fault::RoyalsMissing => tables.royals.clear(),
            Fault::Everything => {
                each(tables, |mover| *mover = Mover::default());
                tables.rays.clear();
                tables.attack_tables.clear();
                tables.own_half.clear();
                tables.promotion_zone.clear();
                tables.homes.clear();
                tables.castles.iter_mut().for_each(Vec::clear);
                tables.royals.clear();
                tables.facing = None;
                tables.rights_at_stake = 0;
            }
        }
    }
}

fn each(tables: &mut Tables, change: impl FnMut(&mut Mover)) {
    tables.movers.iter_mut().for_each(change);
}

/// The riders, the hoppers and those barred by their like, of every line of attack.
fn lines(tables: &mut Tables, mut change: impl FnMut(&mut RoleSet, &mut RoleSet, &mut RoleSet)) {
    for ray in tables.attack_tables.iter_mut().flat_map(|attack| attack.rays.iter_mut()) {
        change(&mut ray.riders, &mut ray.hoppers, &mut ray.barred);
    }
}

fn empty<'a>(sets: impl Iterator<Item = &'a mut SquareSet>) {
    sets.for_each(|set| *set = SquareSet::EMPTY);
}
