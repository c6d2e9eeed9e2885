//! Leaf counts against independent generators; `perft/reference.tsv` says where each is from.

use tabiya::{Match, Position, Rules, games};

/// A row of the reference: game, options, start, moves to play from there, and the counts.
struct Row<'a> {
    game: &'a str,
    options: Vec<(&'a str, &'a str)>,
    moves: Vec<&'a str>,
    position: Option<&'a str>,
    counts: Vec<(u32, u64)>,
    source: &'a str,
}

fn rows(text: &str) -> Vec<Row<'_>> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let [game, options, position, moves, counts, source] = fields[..] else { panic!("six fields: {line}") };
            Row {
                game,
                options: options.split_whitespace().filter_map(|pair| pair.split_once('=')).collect(),
                position: (position != "start").then_some(position),
                moves: moves.split_whitespace().filter(|text| *text != "-").collect(),
                counts: counts
                    .split_whitespace()
                    .map(|pair| {
                        let (depth, count) = pair.split_once(':').expect("depth:count");
                        (depth.parse().expect("a depth"), count.parse().expect("a count"))
                    })
                    .collect(),
                source,
            }
        })
        .collect()
}

#[test]
fn the_counts_are_those_of_the_reference() {
    let rows = rows(include_str!("perft/reference.tsv"));
    assert!(rows.len() > 20);
    for row in rows {
        let mut game = Match::new(row.game, &row.options, row.position).expect(row.source);
        for text in &row.moves {
            game.play(text).unwrap_or_else(|error| panic!("{}: {text}: {}", row.source, game.words_for(&error)));
        }
        for (depth, count) in row.counts {
            let found = game.rules().perft(game.position(), depth);
            assert_eq!(found, count, "{} {:?} depth {depth} ({})", row.game, row.options, row.source);
        }
    }
}

/// Ledger, mirror note: the choice of the kings' file is a reflection.
#[test]
fn mirrored_arrays_have_equal_counts() {
    for (game, option, other) in
        [("chaturanga", "kingSide", "left"), ("shatranj", "array", "d-file"), ("indian", "array", "d-file")]
    {
        let game = games::find(game).expect("a game");
        let count = |options: &[(&str, &str)]| {
            let rules = Rules::new(game, options).expect("options");
            rules.perft(&Position::start(&rules), 4)
        };
        assert_eq!(count(&[]), count(&[(option, other)]), "{}", game.id);
    }
}

#[test]
fn tmp3() {
    for row in rows(&std::fs::read_to_string("/tmp/ref3.tsv").unwrap()) {
        let mut game = Match::new(row.game, &row.options, row.position).expect(row.source);
        let mut bad = false;
        for text in &row.moves {
            if let Err(error) = game.play(text) { println!("BAD {} {text}: {}", row.source, game.words_for(&error)); bad = true; break; }
        }
        if bad { continue }
        for (depth, count) in row.counts {
            if count > 5_000_000 { continue }
            let found = game.rules().perft(game.position(), depth);
            if found != count { println!("DIFF {} {:?} depth {depth} found {found} want {count} ({})", row.game, row.options, row.source); break; }
        }
        println!("done {}", row.source);
    }
}
#[test]
fn tmpdiv() {
    let mut game = Match::new("ouk", &[], None).unwrap();
    for text in "e3e4 d6d5 b3b4 f6f5 c3c4 e8c7 f3f4 f8g7 b4b5 c7d7 d1c3 g7f6 b1d2 f6g5 d2b3 c6c5 c1b2 d7e8 g1e2 g5f6 h1g1 d5c4 h3h4 e8d7 e4f5 d7e8 g1g2 e6e5 b3d4 d8c7".split(' ') { game.play(text).unwrap(); }
    println!("{}", game.position_text());
    let mut out = vec![];
    for m in game.legal() { let mut p = game.position().clone(); p.apply(game.rules(), m, &mut ()); out.push(format!("\"{}\":{}", game.rules().write_move(m), game.rules().perft(&p, 2))); }
    println!("{{{}}}", out.join(","));
}
