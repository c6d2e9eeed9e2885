//! Solving against plain recursion, and problems whose solutions are known.

use tabiya::search::actor;
use tabiya::solve::{Limits, Solved, Verdict, solve};
use tabiya::{Match, MatchRecord, Move, Phase, Position, Rules, Seat};

use crate::properties::{chance, wander};

/// A search that nobody stops.
fn look(game: &Match, plies: u32, seat: Option<Seat>) -> Solved {
    solve(game, &Limits { plies, seat, megabytes: 1, ..Limits::default() }, &mut |_| false)
}

/// The shortest win of a seat within so many plies, by looking at everything. A turn changes a count once at most.
fn plain(rules: &Rules, position: &Position, seat: Seat, plies: u32, declared: bool) -> Option<u32> {
    let mut moves = rules.legal(position);
    if moves.is_empty() {
        return rules.outcome(position).filter(|outcome| outcome.winner == Some(seat)).map(|_| 0);
    }
    let own = actor(rules, position);
    if let Phase::Mobilisation(_) = position.phase() {
        moves.retain(|action| {
            let from = action.from().and_then(|from| position.piece_at(from));
            action.declared_by().or(from.map(|piece| piece.seat)) == Some(own)
        });
    }
    let mut wins = Vec::new();
    for action in moves {
        let counts = matches!(action, Move::Count(_) | Move::Stop(_));
        if counts && declared {
            continue;
        }
        let waited = matches!(action, Move::Promote { .. })
            && !matches!(rules.terms().promotion.by, tabiya::variant::PromoteBy::InPlace(_));
        let cost = u32::from(!waited && action.declared_by().is_none());
        let mut next = position.clone();
        next.apply(rules, action, &mut ());
        let declared = counts || waited && declared;
        let win = plies.checked_sub(cost).and_then(|left| plain(rules, &next, seat, left, declared));
        wins.push(win.map(|win| win + cost));
        if own != seat && win.is_none() {
            return None;
        }
    }
    if own == seat { wins.into_iter().flatten().min() } else { wins.into_iter().max()? }
}

#[test]
fn what_is_proved_is_what_plain_recursion_finds() {
    let (mut looked, mut won) = (0, 0);
    for (number, game) in wander::duels().enumerate() {
        let mut random = chance::Random::new(number as u64);
        let mut sets = vec![Vec::new()];
        sets.extend(wander::deviations(game, &mut random));
        for (place, set) in sets.iter().enumerate() {
            let rules = Rules::new(game, set).expect("choices that go together");
            let number = if place == 0 { 24 } else { 4 };
            for _ in 0..number {
                let Some(position) = wander::sparse(&rules, &mut random) else { continue };
                let text = rules.write_position(&position);
                let game = Match::new(&rules.game().id, &[], Some(&text)).expect("a position");
                let most = if rules.legal(&position).len() > 25 { 3 } else { 4 };
                if game.outcome().is_some() {
                    continue;
                }
                for seat in rules.seats() {
                    let known = plain(&rules, &position, seat, most, false);
                    let found = look(&game, most, Some(seat));
                    assert_eq!(found.plies, known, "{} {text} {seat:?}", rules.game().id);
                    if found.verdict == Verdict::Win
                        && seat == actor(&rules, &position)
                        && found.plies != Some(0)
                    {
                        let mut keys: Vec<(String, u32)> =
                            found.keys.iter().map(|key| (rules.write_move(key.action), key.plies)).collect();
                        keys.sort();
                        let mut expected = Vec::new();
                        for action in rules.legal(&position) {
                            let mut next = position.clone();
                            next.apply(&rules, action, &mut ());
                            let waited = matches!(action, Move::Promote { .. })
                                && !matches!(
                                    rules.terms().promotion.by,
                                    tabiya::variant::PromoteBy::InPlace(_)
                                );
                            let cost = u32::from(!waited && action.declared_by().is_none());
                            let counts = matches!(action, Move::Count(_) | Move::Stop(_));
                            if let Some(plies) = plain(&rules, &next, seat, most - cost, counts) {
                                expected.push((rules.write_move(action), plies + cost));
                            }
                        }
                        expected.sort();
                        assert_eq!(keys, expected, "{} {text}", rules.game().id);
                        won += 1;
                    }
                    looked += 1;
                }
            }
        }
    }
    assert!(looked > 1500 && won > 60, "{looked} looked at, {won} won");
}

/// The moves of a line as text, one after the other.
fn line(game: &Match, solved: &Solved) -> String {
    let moves: Vec<String> = solved.line.iter().map(|&action| game.rules().write_move(action)).collect();
    moves.join(" ")
}

#[test]
fn problems_of_the_manuscripts() {
    let shatranj = |text: &str| Match::new("shatranj", &[], Some(text)).expect("a position");
    let dilaram = shatranj("1r4k1/8/5PP1/8/K5NR/7B/1r6/7R w");
    let solved = look(&dilaram, 11, None);
    assert_eq!((solved.verdict, solved.plies, solved.sole, solved.depth), (Verdict::Win, Some(11), true, 11));
    assert!(line(&dilaram, &solved).starts_with("h4h8 g8h8 h3f5 "), "{}", line(&dilaram, &solved));
    assert_eq!(solved.line.len(), 11);
    // Under the other reading of the beginning nothing is different: nobody is stalemated or bared.
    let abu_naim = shatranj("6K1/1r5r/5kp1/5p2/8/6NN/8/4R1R1 w");
    let solved = look(&abu_naim, 5, None);
    assert_eq!((solved.verdict, solved.plies, solved.sole), (Verdict::Win, Some(5), true));
    // The other side's win: after the key Black loses, and no move is a key.
    let after = shatranj("1r4kR/8/5PP1/8/K5N1/7B/1r6/7R b");
    let solved = look(&after, 10, Some(Seat::FIRST));
    assert_eq!((solved.verdict, solved.plies, solved.keys.len()), (Verdict::Loss, Some(10), 0));
}

#[test]
fn a_win_that_a_repetition_would_spoil_is_no_win() {
    // The position after the key has stood twice before: with the third the game is drawn.
    let mut game = Match::new("shatranj", &[], Some("7k/R7/8/8/8/7p/8/1R2K3 w")).expect("a position");
    let solved = look(&game, 3, None);
    assert!(solved.keys.iter().any(|key| game.rules().write_move(key.action) == "e1d1" && key.plies == 3));
    for text in ["e1d1", "h8g8", "d1e1", "g8h8", "e1d1", "h8g8", "d1e1", "g8h8"] {
        game.play(text).expect("a move");
    }
    assert_eq!(game.outcome().map(|outcome| outcome.winner), Some(None), "the third time");
    game.undo();
    let solved = look(&game, 1, None);
    assert_eq!(solved.verdict, Verdict::Unknown);
}

#[test]
fn a_win_that_is_come_upon_is_not_taken_for_the_shortest() {
    // Shi Qing Ya Qu, 106. Every other first move is refuted soon, and a long win by this one is found before the
    // shortest, which has ten moves (leetchess).
    let text = "2bak3r/3Ra4/4b4/6P2/7n1/2R3BN1/9/2n1C4/1r7/c3K3C w - - 0 1";
    let game = Match::new("xiangqi", &[], Some(text)).expect("a position");
    let limits = Limits { plies: 41, all: false, megabytes: 16, ..Limits::default() };
    let solved = solve(&game, &limits, &mut |_| false);
    assert_eq!((solved.verdict, solved.plies, solved.sole), (Verdict::Win, Some(19), true));
}

/// In the problems of Shogi the side that mates has no king; texts of programs and diagrams say so by leaving it out.
#[test]
fn problems_without_the_attackers_king() {
    let text = "4k4/9/4P4/9/9/9/9/9/9[G] w - - 0 1";
    let code = |text: &str| Match::new("shogi", &[], Some(text)).map(|_| ()).map_err(|error| error.code());
    assert_eq!(code(text), Err("position-no-king"));
    assert_eq!(code(&format!("{text} kingless=b")), Err("position-no-king"));
    assert_eq!(code("9/9/4P4/9/9/9/9/9/9[G] w - - 0 1 kingless=w"), Err("position-no-king"));
    assert_eq!(code("4k4/9/4P4/9/9/9/9/9/4K4[G] w - - 0 1 kingless=w"), Err("position-field"));
    // Only where captured pieces are dropped.
    let shatranj = Match::new("shatranj", &[], Some("4k3/8/8/8/8/8/8/R7 w - - 0 1 kingless=w"));
    assert_eq!(shatranj.map(|_| ()).map_err(|error| error.code()), Err("position-field"));
    let kif = "後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n\
               | ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三\n\
               | ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n\
               | ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n\
               +---------------------------+\n先手の持駒：金\n";
    for given in [
        Match::new("shogi", &[], Some(&format!("{text} kingless=w"))).expect("a problem"),
        Match::new("shogi", &[], Some("sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1")).expect("a problem"),
        Match::read("position sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1", None, None).expect("a problem"),
        Match::read(kif, None, None).expect("a problem"),
        Match::read("V2.2\nP-51OU\nP+53FU\nP+00KI\n+\n", None, None).expect("a problem"),
    ] {
        assert_eq!(given.position_text(), format!("{text} kingless=w"));
        let limits = Limits { checks: true, megabytes: 1, ..Limits::default() };
        let solved = solve(&given, &limits, &mut |_| false);
        let keys: Vec<String> = solved.keys.iter().map(|key| given.rules().write_move(key.action)).collect();
        assert_eq!(keys, ["G@e8"]);
        let mut played = given.clone();
        played.play("G@e8").expect("legal");
        assert_eq!(played.outcome().map(|outcome| outcome.reason.id()), Some("checkmate"));
        for &notation in given.rules().notations() {
            let read = Match::read(&played.write(notation), Some("shogi"), Some(notation)).expect("a record");
            assert_eq!(read.position_text(), played.position_text(), "{notation:?}");
        }
    }
}
