//! Endings against plain recursion that shares nothing with them, and against solving.

#[path = "properties/chance.rs"]
#[expect(dead_code, reason = "the properties use the rest")]
mod chance;

use std::collections::HashMap;
use tabiya::endings::{Book, Refusal, Value};
use tabiya::solve::{Limits, Verdict, solve};
use tabiya::variant::Generals;
use tabiya::{Match, Piece, Position, Role, Rules, Seat, Square, Zone, games};

/// What a position comes to, by who is to move: the plies, and whether it wins.
type Plain = HashMap<(Vec<(u8, u8, u8)>, u8), Option<(u16, bool)>>;

/// A position by its pieces alone.
fn key(position: &Position) -> (Vec<(u8, u8, u8)>, u8) {
    let piece = |at: Square| {
        let piece = position.piece_at(at).expect("a piece");
        (piece.seat.0, piece.role.0, at.0)
    };
    (position.occupied().map(piece).collect(), position.turn().0)
}

/// Every position of these pieces, however they stand, that the rules let be.
fn all(rules: &Rules, pieces: &[Piece]) -> Vec<Position> {
    let shape = rules.board().shape;
    let mut boards = vec![Position::empty()];
    for &piece in pieces {
        let more = |board: &Position| {
            // A general stays in its palace.
            let general = rules.terms().generals == Generals::MayNotFace && rules.role(piece.role).royal;
            let palace = rules.zone(piece.seat, Zone::Palace);
            let free =
                shape.squares().filter(|&at| board.piece_at(at).is_none() && (!general || palace.has(at)));
            free.map(|at| board.with(at, piece)).collect::<Vec<_>>()
        };
        boards = boards.iter().flat_map(more).collect();
    }
    let mut seen = std::collections::HashSet::new();
    let mut found = Vec::new();
    for board in boards {
        for turn in ["w", "b"] {
            let mut text = rules.write_position(&board);
            let parts: Vec<&str> = text.split(' ').collect();
            let mut parts: Vec<String> = parts.into_iter().map(str::to_owned).collect();
            parts[1] = turn.to_owned();
            text = parts.join(" ");
            if let Ok(position) = rules.read_position(&text)
                && seen.insert(key(&position))
            {
                found.push(position);
            }
        }
    }
    found
}

/// Works out positions by looking at all their moves again and again, until nothing changes.
fn plainly(rules: &Rules, positions: Vec<Position>, known: &mut Plain) {
    let mut open = Vec::new();
    for position in positions {
        let moves: Vec<_> =
            rules.legal(&position).into_iter().filter(|action| action.declared_by().is_none()).collect();
        if moves.is_empty() {
            let winner = rules.outcome(&position).expect("an end").winner;
            known.insert(key(&position), winner.map(|winner| (0, winner == position.turn())));
            continue;
        }
        known.insert(key(&position), None);
        let next = moves.iter().map(|&action| {
            let mut next = position.clone();
            next.apply(rules, action, &mut ());
            key(&next)
        });
        open.push((key(&position), next.collect::<Vec<_>>()));
    }
    let longest = known.values().flatten().map(|(plies, _)| *plies).max().unwrap_or(0);
    for plies in 1.. {
        let mut found = Vec::new();
        for (own, next) in &open {
            let after: Vec<_> = next.iter().map(|next| *known.get(next).expect("a position")).collect();
            if after.iter().any(|after| *after == Some((plies - 1, false))) {
                found.push((own.clone(), Some((plies, true))));
            } else if after.iter().all(|after| matches!(after, Some((_, true))))
                && after.iter().flatten().any(|after| after.0 == plies - 1)
            {
                found.push((own.clone(), Some((plies, false))));
            }
        }
        if found.is_empty() && plies > longest + 1 {
            break;
        }
        let settled: std::collections::HashSet<_> = found.iter().map(|(own, _)| own.clone()).collect();
        open.retain(|(own, _)| !settled.contains(own));
        known.extend(found);
    }
}

/// The pieces that letters stand for, the first seat's, `v`, the second's.
fn pieces(rules: &Rules, material: &str) -> Vec<Piece> {
    let mut seat = Seat::FIRST;
    let mut pieces = Vec::new();
    for letter in material.chars() {
        if letter == 'v' {
            seat = Seat::SECOND;
            continue;
        }
        let roles = (0..rules.roles().len() as u8).map(Role);
        let role =
            { roles }.find(|&role| rules.letters(Piece { seat: Seat::FIRST, role }) == letter.to_string());
        pieces.push(Piece { seat, role: role.expect("a role") });
    }
    pieces
}

fn value(known: Option<(u16, bool)>) -> Value {
    match known {
        None => Value::Draw,
        Some((plies, true)) => Value::Win(plies),
        Some((plies, false)) => Value::Loss(plies),
    }
}

/// Compares a table with plain recursion; the smaller endings first, as captures and promotions lead to them.
fn compare(game: &str, options: &[(&str, &str)], smaller: &[&str], material: &str) {
    let rules = Rules::new(games::find(game).expect("a game"), options).expect("choices");
    let mut known = Plain::new();
    for ending in smaller {
        plainly(&rules, all(&rules, &pieces(&rules, ending)), &mut known);
    }
    let positions = all(&rules, &pieces(&rules, material));
    plainly(&rules, positions.clone(), &mut known);
    let mut book = Book::default();
    let mut looked = 0;
    for position in &positions {
        let text = rules.write_position(position);
        let game = Match::with_rules(rules.clone(), Some(&text)).expect("a position");
        let ending = match book.ending(&game, &mut |_| false) {
            Ok(ending) => ending,
            // An adviser stands where none ever comes.
            Err(Refusal::State) if rules.terms().generals == Generals::MayNotFace => continue,
            Err(refusal) => panic!("{text}: {refusal:?}"),
        };
        assert_eq!(ending.value, value(known[&key(position)]), "{material} {text}");
        looked += 1;
    }
    let sides = book.statistics(&rules, material, &mut |_| false).expect("an ending").sides;
    assert!(looked > 500, "{looked}");
    assert!(sides.iter().all(|side| side.won + side.drawn + side.lost > 0));
}

#[test]
fn shatranj_with_three_men() {
    compare("shatranj", &[], &["KvK"], "KRvK");
    compare("shatranj", &[], &["KvK", "KvKR", "KQvK"], "KvKQ");
}

#[test]
fn soldiers_that_promote() {
    compare("shatranj", &[], &["KvK", "KQvK"], "KPvK");
    compare("shatranj", &[("stalemate", "transpose")], &["KvK", "KvKQ"], "KvKP");
}

#[test]
fn other_readings_of_stalemate_and_of_the_bare_king() {
    compare("shatranj", &[("bareKing", "win-immediate"), ("stalemate", "lose")], &["KvK"], "KRvK");
    compare("sittuyin", &[("objection", "automatic")], &["KvK"], "KFvK");
}

#[test]
fn confined_pieces_cannons_and_lame_horses() {
    compare("xiangqi", &[], &["KvK"], "KNvK");
    compare("xiangqi", &[], &["KvK"], "KCvK");
    compare("xiangqi", &[], &["KvK"], "KPvK");
}

/// Positions of these men at random, that the rules let be.
fn at_random(rules: &Rules, material: &str, number: usize, random: &mut chance::Random) -> Vec<Match> {
    let pieces = pieces(rules, material);
    let squares = rules.board().shape.len();
    let mut found = Vec::new();
    for _ in 0..1_000_000 {
        let mut position = Position::empty();
        for &piece in &pieces {
            position = position.with(Square(random.below(squares) as u8), piece);
        }
        let text = rules.write_position(&position);
        let text = if random.one_in(2) { text.replacen(" w ", " b ", 1) } else { text };
        let text = text.replacen(" Kk ", " - ", 1);
        if position.occupied().len() as usize == pieces.len()
            && let Ok(game) = Match::with_rules(rules.clone(), Some(&text))
        {
            found.push(game);
            if found.len() == number {
                break;
            }
        }
    }
    found
}

/// A game, its choices, and some materials.
type Case<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a [&'a str]);

#[test]
fn solving_and_endings_agree() {
    let cases: [Case; 8] = [
        ("shatranj", &[], &["KRvK", "KRvKN", "KQvKQ", "KPvKP"]),
        ("shatranj", &[("stalemate", "transpose")], &["KRvKP"]),
        ("chaturanga", &[("bareKing", "none")], &["KRvKN", "KPvKB"]),
        ("indian", &[], &["KRvKP", "KDNvK"]),
        ("makruk", &[], &["KRvK", "KSvKM", "KRvKP", "KSMvK"]),
        ("ouk", &[("count", "cambodian")], &["KRvKN", "KMMvK"]),
        ("senterej", &[], &["KRvK", "KRvKQ"]),
        ("xiangqi", &[], &["KRvKA", "KNvKB", "KPPvK"]),
    ];
    let mut random = chance::Random::new(5);
    let (mut won, mut looked) = (0, 0);
    for (game, options, materials) in cases {
        let rules = Rules::new(games::find(game).expect("a game"), options).expect("choices");
        for material in materials {
            let mut book = Book::default();
            for game in at_random(&rules, material, 60, &mut random) {
                let about = game.position_text();
                let ending = match book.ending(&game, &mut |_| false) {
                    Ok(ending) => ending,
                    // A king that may still leap.
                    Err(Refusal::State) => continue,
                    Err(refusal) => panic!("{about}: {refusal:?}"),
                };
                looked += 1;
                if ending.moves.is_empty() {
                    continue;
                }
                let limits = Limits { plies: 5, megabytes: 1, ..Limits::default() };
                let solved = solve(&game, &limits, &mut |_| false);
                let mut keys: Vec<_> =
                    solved.keys.iter().map(|key| (game.rules().write_move(key.action), key.plies)).collect();
                keys.sort();
                let soon = |value: &Value| matches!(value, Value::Win(plies) if *plies <= 5);
                let known = ending.moves.iter().filter(|(_, value)| soon(value));
                let mut known: Vec<_> = known
                    .map(|(action, value)| match value {
                        Value::Win(plies) => (game.rules().write_move(*action), u32::from(*plies)),
                        Value::Draw | Value::Loss(_) => unreachable!("it wins soon"),
                    })
                    .collect();
                known.sort();
                assert_eq!(keys, known, "{about}");
                assert_eq!(solved.verdict == Verdict::Win, soon(&ending.value), "{about}");
                won += usize::from(solved.verdict == Verdict::Win);
                // The other side's win, from after the best move.
                if let Value::Loss(plies @ ..=4) = ending.value {
                    let limits = Limits { plies: 4, seat: Some(game.position().turn().opponent()), ..limits };
                    let solved = solve(&game, &limits, &mut |_| false);
                    assert_eq!(solved.plies, Some(u32::from(plies)), "{about}");
                }
            }
        }
    }
    assert!(looked > 700 && won > 100, "{looked} looked at, {won} won");
}

#[test]
fn the_count_against_a_bare_king() {
    // A boat has 16 moves, less the three pieces on the board: where it needs more, it is drawn.
    let mut book = Book::default();
    let mut at = |counting: &str| {
        let text = format!("8/8/8/3k4/8/8/8/K6R w - - 0 1{counting}");
        let game = Match::new("makruk", &[], Some(&text)).expect("a position");
        book.ending(&game, &mut |_| false).expect("an ending").value
    };
    let free = {
        let text = "8/8/8/3k4/8/8/8/K6R w - - 0 1";
        let game = Match::new("makruk", &[("bareCount", "off")], Some(text)).expect("a position");
        Book::default().ending(&game, &mut |_| false).expect("an ending").value
    };
    let Value::Win(plies) = free else { panic!("{free:?}") };
    let moves = plies.div_ceil(2);
    for made in 0..13 {
        let counting = format!(" counting=b:bare:{made}/13");
        let expected = if moves <= 13 - made { free } else { Value::Draw };
        assert_eq!(at(&counting), expected, "{made}");
    }
    // No count runs yet: it begins with this move, which is not counted.
    assert_eq!(at(""), if moves <= 14 { free } else { Value::Draw });
}
