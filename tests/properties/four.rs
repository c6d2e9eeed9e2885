//! Properties of the games of four, whose random play always comes to an end.

use std::collections::BTreeSet;

use super::chance::{Options, Random};
use super::compare::{conceivable, kind, list_differs};
use tabiya::variant::Contest;
use tabiya::{Game, Match, Move, Phase, Position, Role, Rules, games, words::en};

/// The games with throws, alliances or a race.
fn table_games() -> impl Iterator<Item = &'static Game> {
    games::EVERY.iter().copied().filter(|game| game.terms.contest != Contest::Kings)
}

/// The defaults, every single deviation from them, and some random rule sets.
fn rule_sets(game: &'static Game, random: &mut Random) -> Vec<Rules> {
    let mut sets: Vec<Options> = vec![Vec::new()];
    for option in game.options.iter() {
        sets.extend(option.choices[1..].iter().map(|choice| vec![(&*option.id, &*choice.id)]));
    }
    for _ in 0..12 {
        let choices = game
            .options
            .iter()
            .map(|option| (&*option.id, &*option.choices[random.below(option.choices.len())].id));
        sets.push(choices.collect());
    }
    sets.iter().filter_map(|set| Rules::new(game, set).ok()).collect()
}

/// Positions that random play seldom comes to, with whatever is thrown: a soldier that has waited on the
/// far side and may now promote where it stands.
fn rare(rules: &Rules) -> Vec<Position> {
    let text = "sP3nK3/7nP/3wE4/wKwP6/7eK/8/6eP1/2sBsK4 s";
    let with = |roll: u8| rules.read_position(&format!("{text} throw={roll} phase=play")).ok();
    (0..=9).filter_map(with).collect()
}

/// A move: captures more often than their share, so that games are not too long.
fn random_move(position: &Position, moves: &[Move], random: &mut Random) -> Move {
    let captures =
        |action: &&Move| matches!(action, Move::Step { to, .. } if position.piece_at(*to).is_some());
    let captures: Vec<Move> = moves.iter().filter(captures).copied().collect();
    if !captures.is_empty() && random.below(3) > 0 { random.pick(&captures) } else { random.pick(moves) }
}

/// Plays a random game and shows each position with its moves. How many moves it took.
fn play(rules: &Rules, random: &mut Random, mut visit: impl FnMut(&Position, &[Move])) -> usize {
    let mut position = Position::start(rules);
    let mut moves = Vec::new();
    for made in 0.. {
        rules.legal_into(&position, &mut moves);
        visit(&position, &moves);
        if moves.is_empty() {
            return made;
        }
        assert!(made < 100_000, "no end: {}", rules.write_position(&position));
        position.apply(rules, random_move(&position, &moves, random), &mut ());
    }
    unreachable!("the loop returns")
}

/// The pieces and prisoners of a seat, at home and in hand included.
fn pieces(rules: &Rules, position: &Position, race: bool) -> Vec<u32> {
    let table = position.table().expect("a table");
    let count = |seat: tabiya::Seat| {
        let on_board = position.pieces_of(seat);
        let doubles: u32 = match rules.terms().contest {
            Contest::Race(race) => (on_board & position.pieces_of_role(race.double)).len(),
            Contest::Kings | Contest::Armies(_) => 0,
        };
        let hand: u8 = (0..rules.roles().len() as u8)
            .map(|role| position.in_hand(tabiya::Piece { seat, role: Role(role) }))
            .sum();
        let home = if race { table.home[seat.index()] } else { 0 };
        on_board.len() + doubles + u32::from(hand) + u32::from(home)
    };
    rules.seats().map(count).collect()
}

#[test]
fn the_list_of_moves_is_what_the_judge_accepts() {
    let mut random = Random::new(1);
    let mut seen = BTreeSet::new();
    for game in table_games() {
        for rules in rule_sets(game, &mut random) {
            let actions = conceivable(&rules);
            let mut check = |position: &Position, moves: &[Move]| {
                let place = || rules.write_position(position);
                assert_eq!(moves.is_empty(), rules.outcome(position).is_some(), "{}", place());
                assert_eq!(rules.perft(position, 1), moves.len() as u64, "{}", place());
                if moves.is_empty() {
                    return;
                }
                assert_eq!(list_differs(&rules, position, moves, &actions), None, "in {}", place());
                seen.extend(moves.iter().map(|&action| kind(action)));
            };
            rare(&rules).iter().for_each(|position| check(position, &rules.legal(position)));
            let mut step = 0;
            play(&rules, &mut random, |position, moves| {
                step += 1;
                // All of them at first, then one in so many: games are long.
                if step <= 12 || step % 31 == 0 {
                    check(position, moves);
                }
            });
        }
    }
    // Both directions were tried with every kind of action that these games have.
    let wanted = [
        "agree",
        "drop",
        "promotion",
        "promotion in place",
        "propose",
        "refuse",
        "release",
        "roll",
        "skip",
        "step",
    ];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), wanted);
}

#[test]
fn texts_come_back_and_no_piece_is_lost() {
    let mut random = Random::new(2);
    for game in table_games() {
        for rules in rule_sets(game, &mut random) {
            let race = matches!(rules.terms().contest, Contest::Race(_));
            let start = pieces(&rules, &Position::start(&rules), race);
            let mut before = start.clone();
            let mut step = 0;
            play(&rules, &mut random, |position, moves| {
                step += 1;
                let now = pieces(&rules, position, race);
                if race {
                    assert_eq!(now, start, "{}", rules.write_position(position));
                }
                assert!(now.iter().zip(&start).all(|(now, start)| now <= start));
                // A seat loses at most one piece by a move, in a concourse one boat.
                assert!(now.iter().zip(&before).all(|(now, before)| now + 1 >= *before));
                before = now;
                if step > 40 && step % 13 != 0 {
                    return;
                }
                let text = rules.write_position(position);
                assert_eq!(rules.read_position(&text).as_ref(), Ok(position), "{text}");
                for &action in moves {
                    let text = rules.write_move(action);
                    assert_eq!(rules.read_move(position, &text), Some(action), "{text}");
                }
            });
        }
    }
}

/// Issue: the stakes' sum unchanged in 10,000 random games, and every random game ends.
#[test]
fn stakes_are_neither_made_nor_lost() {
    let staked = [("stakes", "on")];
    let sets = [(&games::SHATURANGA, &[][..]), (&games::DICE_CHESS, &staked[..])];
    std::thread::scope(|scope| {
        for (seed, (game, options)) in sets.into_iter().enumerate() {
            scope.spawn(move || {
                let rules = Rules::new(game, options).expect("rules");
                let mut random = Random::new(3 + seed as u64);
                let mut shared = 0;
                for _ in 0..5000 {
                    let mut pool = 0;
                    play(&rules, &mut random, |position, _| {
                        let table = position.table().expect("a table");
                        let sum: i32 = table.balance.iter().map(|&stakes| i32::from(stakes.halves())).sum();
                        pool = table.pool.halves();
                        assert_eq!(sum + i32::from(pool), 0, "{}", rules.write_position(position));
                    });
                    shared += usize::from(pool == 0);
                }
                assert_eq!(shared, 5000, "{}: the pool is shared out at every end", game.id);
            });
        }
    });
}

#[test]
fn every_race_ends_with_somebody_home() {
    let mut random = Random::new(5);
    for rules in rule_sets(&games::ASHTAPADA, &mut random) {
        for _ in 0..40 {
            let mut end = None;
            play(&rules, &mut random, |position, _| end = rules.outcome(position));
            assert_eq!(end.map(|end| end.reason.id()), Some("all-home"));
        }
    }
}

/// The same actions give the same game: nothing is thrown but what the caller throws.
#[test]
fn a_game_replays_from_its_actions_and_is_undone_exactly() {
    let mut random = Random::new(6);
    for game in table_games() {
        for _ in 0..3 {
            let mut first = Match::new(&game.id, &[], None).expect("a match");
            let mut texts = vec![first.position_text()];
            for _ in 0..300 {
                let moves = first.legal();
                if moves.is_empty() {
                    break;
                }
                let action = random_move(first.position(), &moves, &mut random);
                let text = first.rules().write_move(action);
                first.play(&text).expect("a legal move");
                texts.push(first.position_text());
            }
            let mut second = Match::new(&game.id, &[], None).expect("a match");
            for action in first.line().collect::<Vec<_>>() {
                second.play(&first.rules().write_move(action)).expect("the same move");
            }
            assert_eq!(second.position(), first.position());
            while let Some(text) = texts.pop() {
                assert_eq!(first.position_text(), text);
                first.undo();
            }
        }
    }
}

/// Texts that are almost position texts are refused or give positions that can be played.
#[test]
fn hostile_texts_do_no_harm() {
    let mut random = Random::new(7);
    let alphabet: Vec<char> =
        "swneKENBPD123458/[] =-,?mkt0hrow captivebalancepoolofferhomelots:".chars().collect();
    for game in table_games() {
        let rules = Rules::new(game, &[]).expect("the defaults");
        let mut texts = Vec::new();
        play(&rules, &mut random, |position, _| texts.push(rules.write_position(position)));
        for _ in 0..3000 {
            let mut text: Vec<char> = random.pick(&texts.iter().collect::<Vec<_>>()).chars().collect();
            for _ in 0..1 + random.below(4) {
                let at = random.below(text.len());
                match random.below(3) {
                    0 => text[at] = random.pick(&alphabet),
                    1 => text.insert(at, random.pick(&alphabet)),
                    _ => drop(text.remove(at)),
                }
            }
            let text: String = text.into_iter().collect();
            let Ok(mut position) = rules.read_position(&text) else { continue };
            assert_eq!(
                rules.read_position(&rules.write_position(&position)).as_ref(),
                Ok(&position),
                "{text}"
            );
            for _ in 0..60 {
                let moves = rules.legal(&position);
                assert_eq!(moves.is_empty(), rules.outcome(&position).is_some(), "{text}");
                if moves.is_empty() {
                    break;
                }
                position.apply(&rules, random.pick(&moves), &mut ());
            }
        }
    }
}

/// No action, however senseless, panics.
#[test]
fn no_action_panics() {
    let mut random = Random::new(8);
    for game in table_games() {
        let rules = Rules::new(game, &[]).expect("the defaults");
        let actions = conceivable(&rules);
        play(&rules, &mut random, |position, _| {
            for _ in 0..3 {
                let mut next = position.clone();
                next.apply(&rules, actions[(position.occupied().0 as usize) % actions.len()], &mut ());
                let _ = rules.judge(&next, actions[(next.occupied().0 as usize) % actions.len()]);
            }
        });
    }
}

/// The highest throw begins; ties are thrown again.
#[test]
fn the_opening_throws_choose_who_begins() {
    let mut random = Random::new(9);
    for game in [&games::SHATURANGA, &games::DICE_CHESS] {
        let rules = Rules::new(game, &[]).expect("the defaults");
        for _ in 0..500 {
            let mut position = Position::start(&rules);
            let mut throws: Vec<Option<u8>> = vec![None; 4];
            let mut due: Vec<usize> = vec![0, 1, 2, 3];
            while position.phase() == Phase::OpeningRoll {
                let seat = due.remove(0);
                assert_eq!(position.turn().index(), seat);
                let value = 2 + random.below(4) as u8;
                throws[seat] = Some(value);
                position.apply(&rules, Move::Roll(value), &mut ());
                if due.is_empty() {
                    let highest = throws.iter().flatten().max().copied();
                    due = (0..4).filter(|&seat| throws[seat] == highest).collect();
                    if due.len() == 1 {
                        break;
                    }
                    throws = vec![None; 4];
                }
            }
            assert_eq!(position.phase(), Phase::Play);
            // A throw that nothing can play passes the turn on: only the elephant's does at the start.
            let winner = due[0];
            let lost = game.id == "dice-chess" && throws[winner] == Some(4);
            assert_eq!(position.turn().index(), if lost { (winner + 1) % 4 } else { winner });
        }
    }
}

#[test]
fn a_refused_position_names_the_side_that_is_wrong() {
    let rules = Rules::new(&games::SHATURANGA, &[]).unwrap();
    let start = rules.write_position(&Position::start(&rules));
    let refused = |from: &str, to: &str| {
        assert!(start.contains(from), "{start}");
        en::position_error(&rules.read_position(&start.replacen(from, to, 1)).unwrap_err())
    };
    // Letters of pieces follow the letter of their side: here Black, third to sit, gets another king.
    assert_eq!(refused("nEnN", "nKnN"), "Black has more than one king.");
    assert_eq!(refused("ePeE", "ePeK"), "Green has more than one king.");
    assert_eq!(refused(" s ", " q "), "The game has no seat “q”.");
}
