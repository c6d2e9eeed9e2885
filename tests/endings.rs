//! Endings against plain recursion that shares nothing with them, and against solving.

#[path = "properties/chance.rs"]
#[expect(dead_code, reason = "the properties use the rest")]
mod chance;

use std::collections::HashMap;
use tabiya::endings::{Book, Refusal, Value};
use tabiya::solve::{Limits, Verdict, solve};
use tabiya::{Match, Piece, Position, Role, Rules, Seat, Square, SquareSet, games};

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
            let free = shape.squares().filter(|&at| board.piece_at(at).is_none());
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
        if found.is_empty() && plies > 70 {
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
        let ending =
            book.ending(&game, &mut |_| false).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        assert_eq!(ending.value, value(known[&key(position)]), "{material} {text}");
        looked += 1;
    }
    let sides = book.statistics(&rules, material, &mut |_| false).expect("an ending").sides;
    assert!(looked > 1000, "{looked}");
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
    compare("chaturanga", &[("bareKing", "none")], &["KvK", "KRvK", "KNvK", "KBvK", "KQvK"], "KPvK");
}

#[test]
fn other_readings_of_stalemate_and_of_the_bare_king() {
    compare("shatranj", &[("bareKing", "win-immediate"), ("stalemate", "lose")], &["KvK"], "KRvK");
    compare("chaturanga", &[("bareKing", "none"), ("promotion", "square-only")], &["KvK"], "KRvK");
    compare("sittuyin", &[], &["KvK"], "KFvK");
}
