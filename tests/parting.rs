//! Partings of rule sets, against plain recursion, and the stored ones of the page.

mod bound;
mod kept;
mod seek;
mod witness;

use std::collections::BTreeSet;

use kept::Pair;
use tabiya::parting::{Found, Limits, Side, parting, speaks};
use tabiya::{Game, Match, Outcome, Position, Rules, games};

/// A search that nobody stops.
fn look(a: &Match, b: &Match, plies: u32) -> Found {
    parting(a, b, &Limits { plies, megabytes: 1, ..Limits::default() }, &mut |_| false)
}

/// What can be played, and who has won if nothing can.
fn here(rules: &Rules, position: &Position) -> (Vec<String>, Option<Option<tabiya::Seat>>) {
    let moves: Vec<String> =
        rules.legal(position).into_iter().map(|action| rules.write_move(action)).collect();
    let over = rules.outcome(position).filter(|_| moves.is_empty());
    (moves, over.map(|Outcome { winner, .. }| winner))
}

/// The first of the shortest lines of exactly so many moves to where they part, by looking at everything.
fn plain(rules: [&Rules; 2], positions: [&Position; 2], left: u32) -> Option<Vec<String>> {
    let [(mine, won), (theirs, lost)] = [0, 1].map(|side| here(rules[side], positions[side]));
    if left == 0 {
        let sets = [&mine, &theirs].map(|moves| moves.iter().collect::<BTreeSet<_>>());
        return (sets[0] != sets[1] || won != lost).then(Vec::new);
    }
    mine.iter().filter(|text| theirs.contains(text)).find_map(|text| {
        let next = [0, 1].map(|side| {
            let mut position = positions[side].clone();
            let action = rules[side].read_move(&position, text).expect("a move");
            position.apply(rules[side], action, &mut ());
            position
        });
        let rest = plain(rules, [&next[0], &next[1]], left - 1)?;
        Some([vec![text.clone()], rest].concat())
    })
}

/// Every pair of choices, with what has to be chosen besides.
fn pairs(game: &'static Game) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for option in game.options.iter() {
        for (place, one) in option.choices.iter().enumerate() {
            for other in &option.choices[place + 1..] {
                pairs.extend(Pair::of(game, &option.id, &one.id, &other.id));
            }
        }
    }
    pairs
}

#[test]
fn it_is_the_first_of_the_shortest_lines() {
    let (mut looked, mut found) = (0, 0);
    for game in [games::CHATURANGA.checked(), games::SHATRANJ.checked(), games::OUK.checked()] {
        for pair in pairs(game) {
            let [a, b] = pair.matches();
            let known =
                (0..=3).find_map(|plies| plain([a.rules(), b.rules()], [a.position(), b.position()], plies));
            let part = look(&a, &b, 3).part;
            let line = part
                .map(|part| part.line.iter().map(|&action| a.rules().write_move(action)).collect::<Vec<_>>());
            assert_eq!(line, known, "{pair:?}");
            looked += 1;
            found += usize::from(known.is_some());
        }
    }
    assert!(looked > 50 && found > 10, "{looked} {found}");
}

#[test]
fn it_says_what_parts_them() {
    let at = |game: &str, options: &[(&str, &str)], text| Match::new(game, options, text).expect("a match");
    // Two games with one array but for the kings, and the elephant’s jump.
    let (alfil, dabbaba) = (
        at("chaturanga", &[("elephant", "alfil")], None),
        at("chaturanga", &[("elephant", "dabbaba")], None),
    );
    let part = look(&alfil, &dabbaba, 2).part.expect("they part");
    assert!(part.line.is_empty() && part.outcomes.is_none());
    let (side, action) = part.only.expect("a move");
    assert_eq!((side, alfil.rules().write_move(action)), (Side::A, String::from("c1a3")));
    // The last piece falls, and is taken for: what that means, they do not agree on.
    let ends = kept::choices("chaturanga", "bareKing").into_iter().filter(|pair| {
        let [one, other] = pair.at(Some("4k3/8/8/8/8/8/3r4/4K2R w"));
        look(&one, &other, 4).part.is_some_and(|part| {
            part.only.is_some() == part.outcomes.is_some_and(|ends| ends.contains(&None))
                && part.outcomes.is_some()
        })
    });
    assert!(ends.count() > 0);
}

#[test]
fn a_return_that_ends_the_game_parts() {
    let mut parted = 0;
    for pair in kept::choices("shatranj", "repetition") {
        let [mut a, mut b] = pair.at(Some("6rk/8/8/8/8/8/8/KR6 w"));
        let found = look(&a, &b, 3);
        assert_eq!((found.part, found.plies), (None, 4), "{pair:?}");
        // To and fro twice: then the first position stands for the third time.
        for text in ["a1a2", "h8h7", "a2a1", "h7h8", "a1a2", "h8h7", "a2a1"] {
            a.play(text).expect("a move");
            b.play(text).expect("a move");
        }
        let part = look(&a, &b, 2).part.expect("they part");
        let line: Vec<String> = part.line.iter().map(|&action| a.rules().write_move(action)).collect();
        assert_eq!(line, ["h7h8"]);
        assert!(part.outcomes.is_some_and(|ends| ends.iter().flatten().count() == 1));
        parted += 1;
    }
    assert_eq!(parted, 1);
}

#[test]
fn it_ends_when_it_is_told_to_and_finds_nothing_where_something_is_thrown() {
    let [a, b] = [(); 2].map(|()| Match::new("shatranj", &[], None).expect("a match"));
    let mut asked = 0;
    let found = parting(&a, &b, &Limits { plies: 12, ..Limits::default() }, &mut |_| {
        asked += 1;
        asked > 6
    });
    assert!(found.part.is_none() && asked == 7 && found.plies < 12);
    let few = parting(&a, &b, &Limits { plies: 12, nodes: 500, megabytes: 1 }, &mut |_| false);
    assert!(few.part.is_none() && few.nodes == 500);
    let thrown = Match::new("ashtapada", &[], None).expect("a match");
    assert!(!speaks(&thrown) && look(&thrown, &a, 3) == Found::default());
    // The same rules never part.
    assert_eq!(look(&a, &b, 2).plies, 3);
}

fn all_pairs() -> Vec<Pair> {
    games::ALL.iter().flat_map(|game| pairs(game)).collect()
}

/// Looks for what does not stand in `www/laboratory/partings.json` yet, for `PARTINGS` seconds each, and writes it
/// there (`parting/seek.rs`).
#[test]
#[ignore = "a tool"]
fn what_is_not_known_is_looked_for() {
    if let Ok(seconds) = std::env::var("PARTINGS") {
        seek::write(&all_pairs(), seconds.parse().expect("seconds"));
    }
}

/// What stands in `www/laboratory/partings.json`.
#[test]
fn what_is_kept_is_so() {
    let all = kept::read();
    assert_eq!(all.iter().map(|kept| &kept.pair).collect::<Vec<_>>(), all_pairs().iter().collect::<Vec<_>>());
    for kept in &all {
        kept.holds();
        // The short ones are shown again to be the shortest, and of the others that they are not as short.
        shown_again(kept, if kept.is_shortest() { 3 } else { 2 });
    }
}

/// Looks again for a line, as far as it is said to be known and not farther than this. What cannot be nearer by what
/// the rules differ in is not looked for.
fn shown_again(kept: &kept::Kept, most: u32) {
    let [a, b] = kept.pair.matches();
    let bound = bound::earliest(&a, &b);
    let shown = |[a, b]: [&Match; 2], way: Option<&kept::Way>, proved: u32, most: u32| {
        if let Some(way) = way.filter(|way| way.line.len() == proved as usize && proved <= most) {
            let part = look(a, b, proved).part.expect("they part");
            // Of several shortest lines any may be kept; that it is one, `holds` has shown.
            assert_eq!(part.line.len(), way.line.len(), "{:?}", kept.pair);
        } else if proved > 0 {
            let plies = proved.min(most.saturating_add(1));
            let found = look(a, b, plies - 1);
            assert_eq!((found.part, found.plies), (None, plies), "{:?}", kept.pair);
        }
    };
    let most = if kept.proved <= bound { most.min(1) } else { most };
    shown([&a, &b], kept.way.as_ref(), kept.proved, most);
    if let Some(way) = &kept.from {
        let [a, b] = kept.pair.at(way.position.as_deref());
        shown([&a, &b], Some(way), way.proved, most.min(1));
    }
}

/// All of it, or what `PARTINGS_OF` names.
#[test]
#[ignore = "minutes: everything is looked at again"]
fn what_is_kept_is_the_shortest() {
    let all = kept::read();
    all.iter().filter(|kept| seek::wanted(&kept.pair)).for_each(|kept| shown_again(kept, u32::MAX - 1));
}
