//! Benchmark of the core: counting moves, and one query of each role.
//!
//! `cargo bench` runs all of it, `cargo bench -- perft` or `cargo bench -- query` a part.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tabiya::pictures::diagram::{PatternDiagram, PictureOptions, picture};
use tabiya::{Match, MatchText, Position, Rules, Seat, SquareSet, games, play::attack};

/// Leaves of all sequences of four single moves from the start.
fn perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(20).warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(4));
    let sets = games::ALL.iter().map(|game| (*game, &[][..]));
    for (game, options) in sets.chain([(&games::SENTEREJ, &[("werera", "off")][..])]) {
        let rules = Rules::new(game, options).expect("options of the game");
        let start = Position::start(&rules);
        let name = options
            .iter()
            .fold(game.id.to_string(), |name, (option, choice)| format!("{name} {option}={choice}"));
        group.throughput(Throughput::Elements(rules.perft(&start, 4)));
        group.bench_function(name, |bencher| bencher.iter(|| rules.perft(black_box(&start), 4)));
    }
    group.finish();
}

/// A position of the middle game: Chaturanga's demonstration line at its end.
fn middle_game() -> Match {
    let mut game = Match::new("chaturanga", &[], None).expect("the defaults");
    for text in games::CHATURANGA.lines[0].moves.split(' ') {
        game.play(text).expect("a line of the game");
    }
    game
}

fn queries(criterion: &mut Criterion) {
    let game = middle_game();
    let (rules, position) = (game.rules(), game.position());
    let shape = rules.game().board.shape;
    let square = |name: &str| shape.parse(name).expect("a square");
    let text = game.position_text();
    let mut group = criterion.benchmark_group("query");
    group.sample_size(50).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));

    let mut moves = Vec::new();
    group.bench_function("legal moves", |bencher| {
        bencher.iter(|| {
            rules.legal_into(black_box(position), &mut moves);
            moves.len()
        });
    });
    let legal = rules.read_move(position, "h3g5").expect("a move text");
    assert_eq!(rules.judge(position, legal), Ok(()));
    group.bench_function("judge, legal", |bencher| bencher.iter(|| rules.judge(black_box(position), legal)));
    let refused = rules.read_move(position, "a1d1").expect("a move text");
    assert!(rules.judge(position, refused).is_err());
    group.bench_function("judge, refused", |bencher| {
        bencher.iter(|| rules.judge(black_box(position), refused))
    });
    let (from, to) = (square("a1"), square("d1"));
    group.bench_function("explain in words", |bencher| {
        bencher.iter(|| game.explain(black_box(from), to).map_err(|error| game.words_for(&error)));
    });
    group.bench_function("outcome", |bencher| bencher.iter(|| rules.outcome(black_box(position))));
    let e4 = square("e4");
    group.bench_function("attackers, tables", |bencher| {
        bencher.iter(|| attack::attackers(rules, black_box(position), e4, Seat::SECOND));
    });
    group.bench_function("attackers, walk", |bencher| {
        bencher.iter(|| rules.walked_attackers(black_box(position), e4, Seat::SECOND));
    });
    let chariot = rules.role_named("chariot").expect("a kind");
    group.bench_function("pattern diagram", |bencher| {
        let enemies = SquareSet::of(square("e7"));
        bencher.iter(|| {
            PatternDiagram::new(rules, chariot, Seat::FIRST, black_box(e4), SquareSet::EMPTY, enemies)
        });
    });
    group.bench_function("read position", |bencher| bencher.iter(|| rules.read_position(black_box(&text))));
    group.bench_function("write position", |bencher| {
        bencher.iter(|| rules.write_position(black_box(position)))
    });
    group
        .bench_function("read move", |bencher| bencher.iter(|| rules.read_move(position, black_box("h3g5"))));
    group.bench_function("picture", |bencher| {
        let options = PictureOptions::default();
        bencher.iter(|| picture(rules, black_box(position), &options));
    });
    group.bench_function("new match", |bencher| {
        bencher.iter(|| Match::new("chaturanga", black_box(&[("elephant", "dabbaba")]), None));
    });
    group.bench_function("play and undo", |bencher| {
        let mut game = game.clone();
        bencher.iter(|| {
            game.play(black_box("h3g5")).expect("legal");
            game.undo()
        });
    });
    group.finish();
}

criterion_group!(benches, perft, queries);
criterion_main!(benches);
