//! Fault injection: with a table broken the comparisons have to differ, and the judge must not.

use tabiya::rules::Fault;
use tabiya::variant::Contest;
use tabiya::{Move, Position, Rules, games};

use super::chance::Random;
use super::compare::{conceivable, effects_differ, list_differs};
use super::wander::{RARE, place, random_move, wander};

type Options = &'static [(&'static str, &'static str)];

/// Each fault, with a game in which it bites.
const BITES: &[(Fault, &str, Options)] = &[
    (Fault::LeapMissing, "shatranj", &[]),
    (Fault::LeapMissing, "shaturanga", &[]),
    (Fault::LeapTooMany, "makruk", &[]),
    (Fault::LeapTooMany, "dice-chess", &[]),
    (Fault::LeapsCaptureNothing, "indian", &[]),
    (Fault::CapturedFromMissing, "makruk", &[]),
    (Fault::NearMissing, "ouk", &[]),
    (Fault::RaysCut, "shatranj", &[]),
    (Fault::RaysCut, "shaturanga", &[]),
    (Fault::RaysReversed, "shogi", &[]),
    (Fault::RidesCapture, "xiangqi", &[]),
    (Fault::RidersAttackNothing, "shatar", &[]),
    (Fault::HoppersAttackNothing, "xiangqi", &[]),
    (Fault::LikeAttacksLike, "janggi", &[]),
    (Fault::LikeHopsLike, "janggi", &[]),
    (Fault::AlignedMissing, "makruk", &[]),
    (Fault::SlidersMissing, "shogi", &[]),
    (Fault::LamesLeap, "xiangqi", &[]),
    (Fault::LamesAttackLeaping, "janggi", &[]),
    (Fault::LamesAttackNothing, "xiangqi", &[]),
    (Fault::FacingMissing, "xiangqi", &[]),
    (Fault::RightsNotNeeded, "ouk", &[]),
    (Fault::GatedMissing, "chaturanga", &[]),
    (Fault::PromotionZoneEmpty, "shogi", &[]),
    (Fault::PromotionZoneEmpty, "sittuyin", &[]),
    (Fault::PromotionZoneTooLarge, "sho-shogi", &[]),
    (Fault::OwnHalfTooLarge, "shatranj", &[("tabiya", "10")]),
    (Fault::HomesMissing, "ouk", &[]),
    (Fault::HomesMissing, "senterej", &[]),
    (Fault::HomesTooLarge, "chaturanga", &[]),
    (Fault::RightsNeverAtStake, "chaturanga", &[]),
    (Fault::RightsNeverAtStake, "ouk", &[("leapLostBy", "rook-aim")]),
    (Fault::StuckNowhere, "shogi", &[]),
    (Fault::StuckEverywhere, "heian-shogi", &[]),
    (Fault::RoyalsMissing, "chaturanga", &[]),
];

fn rules_of(game: &str, options: &[(&str, &str)]) -> Rules {
    let game = games::EVERY.iter().copied().find(|known| known.id == game).expect("a game");
    Rules::new(game, options).expect("its options")
}

/// Positions of random games by these rules, as they are when nothing is broken.
fn visit(rules: &Rules, positions: usize, mut look: impl FnMut(&Position, &[Move])) {
    if rules.terms().contest == Contest::Kings {
        for position in RARE.iter().filter_map(|text| rules.read_position(text).ok()) {
            look(&position, &rules.legal(&position));
        }
        return wander(rules, 77, positions, look);
    }
    let mut random = Random::new(77);
    let mut position = Position::start(rules);
    for _ in 0..positions {
        let moves = rules.legal(&position);
        if moves.is_empty() {
            position = Position::start(rules);
            continue;
        }
        look(&position, &moves);
        position.apply(rules, random_move(&position, &moves, &mut random), &mut ());
    }
}

/// Every one of these faults is a mutant that the comparisons of `moves.rs` and `four.rs` kill.
#[test]
fn a_broken_table_makes_the_generator_differ_from_the_judge() {
    let mut unnoticed = Vec::new();
    for &(fault, game, options) in BITES {
        let whole = rules_of(game, options);
        let broken = whole.with_fault(fault);
        let actions = conceivable(&whole);
        let kings = whole.terms().contest == Contest::Kings;
        let mut noticed = false;
        visit(&whole, 600, |position, moves| {
            if noticed || moves.is_empty() {
                return;
            }
            let effects = |rules| kings.then(|| effects_differ(rules, position, moves)).flatten();
            assert_eq!(effects(&whole), None, "in {}", place(&whole, position));
            let listed = broken.legal(position);
            noticed =
                effects(&broken).is_some() || list_differs(&broken, position, &listed, &actions).is_some();
        });
        if !noticed {
            unnoticed.push((fault, game));
        }
    }
    assert_eq!(unnoticed, []);
}

/// Without any tables the judge says what it says with them, in every game, and for the same reasons.
#[test]
fn the_judge_reads_no_tables() {
    for game in games::EVERY {
        let whole = Rules::new(game, &[]).expect("the defaults");
        let bare = whole.with_fault(Fault::Everything);
        let actions = conceivable(&whole);
        visit(&whole, 12, |position, _| {
            for &action in &actions {
                assert_eq!(
                    bare.judge(position, action),
                    whole.judge(position, action),
                    "{} {}",
                    game.id,
                    whole.write_move(action)
                );
            }
        });
    }
}
