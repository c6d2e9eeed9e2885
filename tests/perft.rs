//! Leaf counts against independent generators; `perft/reference.tsv` says where each is from.

use tabiya::matches::MAX_PERFT_DEPTH;
use tabiya::{CountError, Match, MatchText, Position, Rules, games};

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
            let [game, options, position, moves, counts, source] = fields[..] else {
                panic!("six fields: {line}")
            };
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
            game.play(text)
                .unwrap_or_else(|error| panic!("{}: {text}: {}", row.source, game.words_for(&error)));
        }
        for (depth, count) in row.counts {
            let found = game.rules().perft(game.position(), depth);
            assert_eq!(found, count, "{} {:?} depth {depth} ({})", row.game, row.options, row.source);
        }
    }
}

/// The choice of the kings' file is a reflection.
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

/// However deep it is asked to look, a match answers after a bounded number of steps.
#[test]
fn counting_has_an_end() {
    for game in games::EVERY {
        let found = Match::new(&game.id, &[], None).expect("a game begins");
        // The race begins slowly: few throws let a piece enter.
        let deepest = if game.id == "ashtapada" { Ok(90_020) } else { Err(CountError::Work) };
        assert_eq!(found.perft(MAX_PERFT_DEPTH), deepest, "{}", game.id);
        assert_eq!(found.perft(MAX_PERFT_DEPTH + 1), Err(CountError::Depth), "{}", game.id);
    }
    // 273 positions, from the array to the replies to its moves, and the 16 and 256 moves made.
    let rules = Rules::new(&games::SHATRANJ, &[]).expect("a game");
    let start = Position::start(&rules);
    assert_eq!(rules.perft_within(&start, 3, 545), Some(4176));
    assert_eq!(rules.perft_within(&start, 3, 544), None);
}
