//! Remarks on positions that no play leads to: none on any start, none on what play comes to.

use tabiya::play::Haunts;
use tabiya::{Match, Position, Rules, games};

use super::chance::Random;
use super::wander::{deviations, place, random_move};

/// The rules of every game, with every choice.
fn every_rules(mut visit: impl FnMut(&Rules, u64)) {
    for (index, game) in games::EVERY.iter().enumerate() {
        let seed = 700 + index as u64;
        visit(&Rules::new(game, &[]).expect("the defaults"), seed);
        for options in deviations(game, &mut Random::new(seed)) {
            visit(&Rules::new(game, &options).expect("filtered"), seed);
        }
    }
}

#[test]
fn what_play_comes_to_has_no_remarks() {
    let mut visited = 0;
    every_rules(|rules, seed| {
        let mut random = Random::new(seed);
        let haunts = Haunts::of(rules);
        for _ in 0..2 {
            let mut position = Position::start(rules);
            for _ in 0..100 {
                assert_eq!(haunts.remarks(rules, &position), [], "{}", place(rules, &position));
                visited += 1;
                let moves = rules.legal(&position);
                if moves.is_empty() {
                    break;
                }
                position.apply(rules, random_move(&position, &moves, &mut random), &mut ());
            }
        }
    });
    assert!(visited > 20_000, "{visited}");
}

/// In every game something cannot stand somewhere, or cannot be there so often; it is taken all the same.
#[test]
fn what_no_play_leads_to_is_remarked_on() {
    for (game, options, position, expected) in [
        ("chaturanga", "", "4k3/8/8/8/4B3/8/8/4K3 w", "cannot-stand e4"),
        ("chaturanga", "", "4k3/8/8/8/8/3B4/8/4K3 w", ""),
        ("shatranj", "", "4k3/8/8/8/4B3/8/8/R3K1RR w", "cannot-stand e4; too-many-of-a-kind"),
        ("senterej", "", "4k3/8/8/8/8/2B5/8/4K3 w phase=play", "cannot-stand c3"),
        // A soldier that has to promote on its last rank, or on the sixth, never stands there.
        ("shatranj", "", "8/8/8/8/4N3/8/7k/Kp6 w", "cannot-stand b1"),
        ("makruk", "", "8/P6k/8/8/8/8/8/K6S w", "cannot-stand a7"),
        ("makruk", "", "8/7k/8/P7/8/8/8/K6S w", ""),
        // Nothing is lost yet into which it could promote.
        ("chaturanga", "", "P3k3/8/8/8/8/8/8/RNBQKBNR b - - 0 9", ""),
        // A stalemated king may change places with any piece but a soldier on an end rank.
        ("shatranj", "stalemate=transpose", "4k3/8/8/8/4B3/8/8/4K3 w", ""),
        ("indian", "", "4k3/8/8/8/8/8/2N5/NN2K3 w", "too-many-of-a-kind"),
        ("makruk", "", "4k3/8/8/8/8/8/P7/N3K3 w", "cannot-stand a2"),
        ("ouk", "", "4k3/8/8/8/8/8/P7/N3K3 w", "cannot-stand a2"),
        ("shatar", "", "4k3/8/8/8/8/8/8/RRR1K3 w", "too-many-of-a-kind"),
        ("sittuyin", "", "4k3/8/8/8/8/8/8/RRR1K3 w", "too-many-of-a-kind"),
        ("xiangqi", "", "4k4/9/9/9/9/9/9/9/9/K8 w", "cannot-stand a1"),
        ("xiangqi", "", "3k5/9/9/9/9/9/9/9/P8/4K4 w", "cannot-stand a2"),
        ("xiangqi", "", "4k4/9/4A4/9/9/9/9/9/9/4K4 b", "cannot-stand e8"),
        ("xiangqi", "ruleset=bao-ying", "4k4/9/9/9/9/9/9/9/9/K8 w", ""),
        ("janggi", "", "4k4/9/9/9/9/9/9/9/9/K8 w", "cannot-stand a1"),
        ("heian-shogi", "", "4k3/8/8/8/8/8/P7/4K3 w", "cannot-stand a2"),
        ("sho-shogi", "", "4k4/9/9/9/9/9/9/P8/4K4 w", "cannot-stand a2"),
        // Two of each but gold, silver, horse and lance (four) and pawns (eighteen); rook and bishop one a side.
        ("shogi", "", "4k4/9/9/9/9/9/9/9/4K4[RRBBGGGGSSSSNNNNLLLLPPPPPPPPPPPPPPPPPP] w", ""),
        ("shogi", "", "4k4/9/9/9/9/9/9/9/4K3+R[rBBGGGGSSSSNNNNLLLLPPPPPPPPPPPPPPPPPP] w", ""),
        ("shogi", "", "4k4/9/9/9/9/9/9/9/4K4[RRBBGGGGSSSSNNNNLLLLPPPPPPPPPPPPPPPPP] w", "missing-of-a-kind"),
    ] {
        let options: Vec<(&str, &str)> =
            options.split_whitespace().filter_map(|pair| pair.split_once('=')).collect();
        let found = match Match::new(game, &options, Some(position)) {
            Err(error) => error.code().to_owned(),
            Ok(game) => {
                let rules = game.rules();
                let told = rules.remarks(game.position()).into_iter().map(|remark| {
                    let squares = remark.squares();
                    let names = squares.iter().map(|&at| format!(" {}", rules.board().shape.name(at)));
                    remark.code().to_owned() + &names.collect::<String>()
                });
                told.collect::<Vec<_>>().join("; ")
            }
        };
        assert_eq!(found, expected, "{game} {position}");
    }
}
