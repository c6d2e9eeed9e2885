//! The search against plain recursion, in random play: legal moves, ends of games, chance, four armies.

use tabiya::search::{Found, LEVELS, Limits, POLL, Score, actor, search, worth};
use tabiya::solve::{self, Verdict};
use tabiya::variant::Contest;
use tabiya::{Game, Match, Move, Outcome, Phase, Position, Rules, Seat, games};

use crate::properties::chance::Random;
use crate::properties::wander;

/// A search that nobody stops.
fn look(game: &Match, limits: &Limits) -> Found {
    search(game, limits, &mut |_| false)
}

/// A match that stands in this position.
fn at(rules: &Rules, position: &Position) -> Match {
    let text = rules.write_position(position);
    Match::new(&rules.game().id, &[], Some(&text)).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Rule sets of a game: the defaults, and all that differ from them in one choice.
fn rule_sets(game: &'static Game) -> Vec<Rules> {
    let choices = game.options.iter().flat_map(|option| {
        let others = option.choices[1..].iter();
        others.map(|choice| vec![(&*option.id, &*choice.id)])
    });
    let sets = std::iter::once(Vec::new()).chain(choices);
    sets.filter_map(|set| Rules::new(game, &set).ok()).collect()
}

/// Positions of random play from the start, so many, whatever the game.
fn strolls(rules: &Rules, seed: u64, positions: usize) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut met = Vec::new();
    while met.len() < positions {
        let mut position = Position::start(rules);
        for ply in 0..random.below(120) {
            let moves = rules.legal(&position);
            if moves.is_empty() {
                break;
            }
            let action = wander::random_move(&position, &moves, &mut random);
            position.apply(rules, action, &mut ());
            if ply % 16 == 15 && met.len() < positions {
                met.push(position.clone());
            }
        }
        met.push(position);
    }
    met.truncate(positions);
    met
}

/// Positions of two sides, those with few pieces among them.
fn duels(rules: &Rules, seed: u64, positions: usize) -> Vec<Position> {
    let mut met = Vec::new();
    let mut visits = 0;
    wander::wander(rules, seed, positions * 7, |position, _| {
        if visits % 7 == 0 {
            met.push(position.clone());
        }
        visits += 1;
    });
    met
}

fn contest_is_kings(game: &Game) -> bool {
    game.terms.contest == Contest::Kings
}

#[test]
fn every_move_is_legal_in_every_game_under_every_choice() {
    let mut looked = 0;
    for (index, game) in games::EVERY.iter().enumerate() {
        for (set, rules) in rule_sets(game).iter().enumerate() {
            let seed = (100 * index + set) as u64;
            for (place, position) in strolls(rules, seed, 2).iter().enumerate() {
                let game = at(rules, position);
                let level = (looked + place) as u8 % LEVELS + 1;
                let limits = Limits { depth: 3, nodes: 150, level, seed, megabytes: 1, ..Limits::default() };
                let found = look(&game, &limits);
                let moves = game.legal();
                let shown = || wander::place(rules, position);
                match found.best {
                    Some(best) => assert!(moves.contains(&best), "{}: {best:?}", shown()),
                    None => {
                        let throws = moves.iter().any(|action| matches!(action, Move::Roll(_)));
                        assert!(moves.is_empty() || throws, "{}: no move", shown());
                    }
                }
                // So is the line behind it.
                let mut played = position.clone();
                if rules.terms().contest == Contest::Kings {
                    for action in &found.line {
                        assert!(rules.legal(&played).contains(action), "{}: {:?}", shown(), found.line);
                        played.apply(rules, *action, &mut ());
                    }
                }
                looked += 1;
            }
        }
    }
    assert!(looked > 300, "{looked} positions");
}

#[test]
fn the_same_seed_gives_the_same_move() {
    for (index, game) in games::EVERY.iter().enumerate() {
        let rules = Rules::new(game, &[]).expect("the defaults");
        for position in strolls(&rules, index as u64, 3) {
            let game = at(&rules, &position);
            for level in [1, 5, LEVELS] {
                let limits = Limits { nodes: 500, level, seed: 7, ..Limits::default() };
                assert_eq!(
                    look(&game, &limits),
                    look(&game, &limits),
                    "{}",
                    wander::place(&rules, &position)
                );
            }
        }
    }
}

#[test]
fn a_search_that_is_told_to_stop_stops() {
    for game in games::EVERY.iter() {
        let start = Match::new(&game.id, &[], None).expect("the start");
        // What is forced is not looked for long.
        if start.legal().len() == 1 {
            continue;
        }
        for after in [0, 1, 1000] {
            let mut told = None;
            let found = search(&start, &Limits::default(), &mut |found| {
                assert_eq!(told, None, "{}: asked again", game.id);
                if found.nodes >= after {
                    told = Some(found.nodes);
                }
                told.is_some()
            });
            assert_eq!(told, Some(found.nodes), "{}: nodes after the stop", game.id);
            assert!(found.nodes < after + POLL, "{}", game.id);
        }
        let limited = look(&start, &Limits { nodes: 777, ..Limits::default() });
        assert!(limited.nodes <= 777, "{}: {}", game.id, limited.nodes);
    }
}

/// The seats that win, as the rules say.
fn winners(rules: &Rules, outcome: Outcome) -> Vec<Seat> {
    rules.winners(outcome).collect()
}

/// The moves of the seat that acts.
fn moves_of(rules: &Rules, position: &Position, seat: Seat) -> Vec<Move> {
    let mut moves = rules.legal(position);
    if let Phase::Mobilisation(_) = position.phase() {
        moves.retain(|action| {
            let owner = action.from().and_then(|from| position.piece_at(from)).map(|piece| piece.seat);
            action.declared_by().or(owner) == Some(seat)
        });
    }
    moves
}

/// In how many plies the seat forces a win, if it can in so many.
fn wins_in(rules: &Rules, position: &Position, seat: Seat, plies: u32) -> Option<u32> {
    if let Some(outcome) = rules.outcome(position) {
        return winners(rules, outcome).contains(&seat).then_some(0);
    }
    let left = plies.checked_sub(1)?;
    let acts = actor(rules, position);
    let below = moves_of(rules, position, acts).into_iter().map(|action| {
        let mut next = position.clone();
        next.apply(rules, action, &mut ());
        wins_in(rules, &next, seat, left).map(|plies| plies + 1)
    });
    if acts == seat {
        below.flatten().min()
    } else {
        let all: Option<Vec<u32>> = below.collect();
        all?.into_iter().max()
    }
}

#[test]
fn wins_in_one_to_three_are_those_of_plain_recursion() {
    let mut won = [0; 4];
    for (index, game) in games::EVERY.iter().filter(|game| contest_is_kings(game)).enumerate() {
        let rules = Rules::new(game, &[]).expect("the defaults");
        for position in duels(&rules, 50 + index as u64, 60) {
            let few = rules.legal(&position).len() < 24;
            let (plies, game) = (if few { 3 } else { 1 }, at(&rules, &position));
            if game.outcome().is_some() {
                continue;
            }
            let plain = wins_in(&rules, &position, actor(&rules, &position), plies);
            for selective in [false, true] {
                let limits = Limits { depth: plies, selective, megabytes: 1, ..Limits::default() };
                let found = look(&game, &limits);
                let seen = match found.score {
                    Score::Win(number) if number <= plies => Some(number),
                    _ => None,
                };
                let missed = selective && seen.is_none() && plain == Some(3);
                assert!(seen == plain || missed, "{}: {seen:?}, {plain:?}", wander::place(&rules, &position));
                if let (Some(plain), Some(best)) = (plain, found.best) {
                    let mut next = position.clone();
                    next.apply(&rules, best, &mut ());
                    let rest = wins_in(&rules, &next, actor(&rules, &position), plain - 1);
                    assert!(missed || rest == Some(plain - 1), "{}", wander::place(&rules, &position));
                }
            }
            won[plain.unwrap_or(0) as usize] += 1;
        }
    }
    assert!(won[1] > 10 && won[3] > 3, "{won:?}");
}

/// Mates that a selective search tells, by the solver, which leaves no defence out: how many of them stand, and
/// which do not.
fn mates_told(positions: usize, nodes: u64) -> (usize, Vec<String>) {
    let (mut stand, mut fall) = (0, Vec::new());
    for (index, game) in games::EVERY.iter().filter(|game| contest_is_kings(game)).enumerate() {
        let rules = Rules::new(game, &[]).expect("the defaults");
        if rules.terms().dice.is_some() {
            continue;
        }
        for position in duels(&rules, 900 + index as u64, positions) {
            let game = at(&rules, &position);
            if game.outcome().is_some() {
                continue;
            }
            let found = look(&game, &Limits { nodes, megabytes: 4, ..Limits::default() });
            let seat = actor(&rules, &position);
            let (plies, winner) = match found.score {
                Score::Win(plies) if (3..=9).contains(&plies) => (plies, seat),
                Score::Loss(plies) if (2..=8).contains(&plies) => (plies, seat.opponent()),
                _ => continue,
            };
            let limits = solve::Limits {
                plies,
                seat: Some(winner),
                all: false,
                nodes: 3_000_000,
                megabytes: 16,
                ..solve::Limits::default()
            };
            let proved = solve::solve(&game, &limits, &mut |_| false);
            match proved.verdict {
                Verdict::Win | Verdict::Loss => stand += 1,
                _ if proved.depth < plies => {}
                _ => fall.push(format!("{} {:?}", wander::place(&rules, &position), found.score)),
            }
        }
    }
    (stand, fall)
}

#[test]
fn mates_that_are_told_are_there() {
    let (stand, fall) = mates_told(40, 5_000);
    assert!(stand > 20 && fall.is_empty(), "{stand}, {fall:#?}");
}

#[test]
fn every_level_sees_a_win_in_one() {
    let mut seen = 0;
    for (index, game) in games::EVERY.iter().filter(|game| contest_is_kings(game)).enumerate() {
        let rules = Rules::new(game, &[]).expect("the defaults");
        for position in duels(&rules, 50 + index as u64, 150) {
            let game = at(&rules, &position);
            if game.outcome().is_some() || wins_in(&rules, &position, actor(&rules, &position), 1).is_none() {
                continue;
            }
            for level in 1..=LEVELS {
                let found = look(&game, &Limits { depth: 3, level, megabytes: 1, ..Limits::default() });
                assert_eq!(found.score, Score::Win(1), "level {level}: {}", wander::place(&rules, &position));
            }
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen} positions");
}

#[test]
fn the_table_does_not_change_the_value() {
    for (index, game) in games::EVERY.iter().filter(|game| contest_is_kings(game)).enumerate() {
        let rules = Rules::new(game, &[]).expect("the defaults");
        for position in duels(&rules, index as u64, 4) {
            let game = at(&rules, &position);
            if game.legal().len() > 40 {
                continue;
            }
            let value = |megabytes| {
                let limits = Limits { depth: 3, selective: false, megabytes, ..Limits::default() };
                look(&game, &limits).score
            };
            assert_eq!(value(0), value(1), "{}", wander::place(&rules, &position));
        }
    }
}

/// What a win after so many plies is worth where values are expectations.
const WIN: f64 = 20_000.0;

/// The value of a game that is over.
fn ended(rules: &Rules, outcome: Outcome, seat: Seat, ply: u32) -> f64 {
    let winners = winners(rules, outcome);
    match (winners.is_empty(), winners.contains(&seat)) {
        (true, _) => 0.0,
        (false, true) => WIN - f64::from(ply),
        (false, false) => f64::from(ply) - WIN,
    }
}

/// The expectation, by plain recursion.
fn expected(rules: &Rules, position: &Position, seat: Seat, depth: u32, ply: u32) -> f64 {
    if let Some(outcome) = rules.outcome(position) {
        return ended(rules, outcome, seat, ply);
    }
    if depth == 0 {
        return worth(rules, position, seat);
    }
    let moves = rules.legal(position);
    let after = |action: Move| {
        let mut next = position.clone();
        next.apply(rules, action, &mut ());
        expected(rules, &next, seat, depth - 1, ply + 1)
    };
    let mut values: Vec<f64> =
        moves.iter().filter(|action| !matches!(action, Move::Roll(_))).map(|&action| after(action)).collect();
    if moves.iter().any(|action| matches!(action, Move::Roll(_))) {
        let dice = rules.terms().dice.expect("something to throw");
        let mean = |face: &tabiya::variant::Face| f64::from(face.weight) * after(Move::Roll(face.value));
        values.push(dice.faces.iter().map(mean).sum::<f64>() / f64::from(dice.weights()));
    }
    if rules.allied(actor(rules, position), seat) {
        values.into_iter().fold(f64::NEG_INFINITY, f64::max)
    } else {
        values.into_iter().fold(f64::INFINITY, f64::min)
    }
}

/// What a search at this depth expects for the seat that acts.
fn expects(rules: &Rules, position: &Position, depth: u32) -> f64 {
    match look(&at(rules, position), &Limits { depth, ..Limits::default() }).score {
        Score::Expected(each) => each[actor(rules, position).index()],
        other => panic!("{}: {other:?}", wander::place(rules, position)),
    }
}

#[test]
fn expectations_over_throws_are_those_of_plain_recursion() {
    let mut compared = 0;
    for (index, game) in games::EVERY.iter().filter(|game| !contest_is_kings(game)).enumerate() {
        for rules in rule_sets(game).iter().filter(|rules| rules.terms().dice.is_some()) {
            for position in strolls(rules, 7 + index as u64, 2) {
                if rules.outcome(&position).is_some() {
                    continue;
                }
                // Throws are probed where a move follows within the depth and one before has set a bound.
                for depth in 1..=3 {
                    let plain = expected(rules, &position, actor(rules, &position), depth, 0);
                    let found = expects(rules, &position, depth);
                    let near = (found - plain).abs() < 1e-6;
                    assert!(near, "{}: {found}, {plain}, depth {depth}", wander::place(rules, &position));
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 50, "{compared}");
}

/// The position with another seat on turn.
fn turned(rules: &Rules, position: &Position, seat: Seat) -> Position {
    let text = rules.write_position(position);
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    fields[1] = rules.seat(seat).letter.to_string();
    rules.read_position(&fields.join(" ")).unwrap_or_else(|error| panic!("{text} {seat:?}: {error:?}"))
}

/// Best reply by plain recursion: all of one side in turn with all of the other.
fn replied(rules: &Rules, position: &Position, seat: Seat, own: bool, depth: u32, ply: u32) -> f64 {
    if let Some(outcome) = rules.outcome(position) {
        return ended(rules, outcome, seat, ply);
    }
    if depth == 0 {
        return worth(rules, position, seat);
    }
    let offered = position.table().is_some_and(|table| table.offer.is_some());
    let own = if offered { rules.allied(seat, actor(rules, position)) } else { own };
    let mut values = Vec::new();
    for other in rules.seats().filter(|&other| rules.allied(seat, other) == own) {
        // At the first move, and where an answer is due, only the seat on turn acts.
        if (ply == 0 || offered) && other != position.turn() {
            continue;
        }
        if !offered && position.pieces_of(other).is_empty() {
            continue;
        }
        let probe = if other == position.turn() { position.clone() } else { turned(rules, position, other) };
        for action in rules.legal(&probe) {
            let mut next = probe.clone();
            next.apply(rules, action, &mut ());
            let stays = action.declared_by().is_some() && !matches!(action, Move::Skip(_));
            let own = if stays { rules.allied(seat, next.turn()) } else { !own };
            values.push(replied(rules, &next, seat, own, depth - 1, ply + 1));
        }
    }
    if values.is_empty() {
        replied(rules, position, seat, !own, depth - 1, ply + 1)
    } else if own {
        values.into_iter().fold(f64::NEG_INFINITY, f64::max)
    } else {
        values.into_iter().fold(f64::INFINITY, f64::min)
    }
}

#[test]
fn best_replies_of_four_armies_are_those_of_plain_recursion() {
    let mut compared = 0;
    for (index, game) in games::EVERY.iter().filter(|game| !contest_is_kings(game)).enumerate() {
        let Ok(rules) = Rules::new(game, &[("dice", "none")]) else { continue };
        for position in strolls(&rules, 30 + index as u64, 12) {
            let offered = position.table().is_some_and(|table| table.offer.is_some());
            let own_turn = position.decider(&rules) == position.turn();
            if rules.outcome(&position).is_some() || offered || !own_turn {
                continue;
            }
            for depth in 1..=2 {
                let seat = actor(&rules, &position);
                let plain = replied(&rules, &position, seat, true, depth, 0);
                let found = expects(&rules, &position, depth);
                assert!(
                    (found - plain).abs() < 1e-6,
                    "{}: {found}, {plain}",
                    wander::place(&rules, &position)
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 20, "{compared}");
}

/// What a score is worth to the seat that acts, as it is to the one before it, a ply earlier.
fn turned_round(score: Score) -> Score {
    match score {
        Score::Points(points) => Score::Points(-points),
        Score::Win(plies) => Score::Loss(plies + 1),
        Score::Loss(plies) => Score::Win(plies + 1),
        expected => expected,
    }
}

/// The best first, so that they can be compared.
fn in_points(score: Score) -> i32 {
    match score {
        Score::Points(points) => points,
        Score::Win(plies) => 100_000 - plies as i32,
        Score::Loss(plies) => plies as i32 - 100_000,
        other => panic!("two sides: {other:?}"),
    }
}

#[test]
fn several_lines_are_the_best_moves_with_what_each_comes_to() {
    let mut compared = 0;
    for (index, game) in games::EVERY.iter().filter(|game| contest_is_kings(game)).enumerate() {
        let rules = Rules::new(game, &[]).expect("the defaults");
        for position in duels(&rules, 60 + index as u64, 6) {
            let game = at(&rules, &position);
            let (moves, seat) = (game.legal(), actor(&rules, &position));
            let limits = |depth| Limits { depth, selective: false, megabytes: 0, ..Limits::default() };
            // Each move is followed by a search of its own.
            let mut each = Vec::new();
            for &action in &moves {
                let mut next = game.clone();
                next.play_move(action).expect("a legal move");
                if next.outcome().is_some() || actor(&rules, next.position()) == seat {
                    break;
                }
                each.push(in_points(turned_round(look(&next, &limits(1)).score)));
            }
            if each.len() < moves.len() || moves.len() < 3 || moves.len() > 40 {
                continue;
            }
            each.sort_unstable_by_key(|points| -points);
            let found = look(&game, &Limits { lines: 3, ..limits(2) });
            let place = wander::place(&rules, &position);
            let points: Vec<i32> = found.lines.iter().map(|own| in_points(own.score)).collect();
            assert_eq!(points, each[..3], "{place}");
            assert_eq!(
                (found.best, found.score),
                (found.lines[0].line.first().copied(), found.lines[0].score)
            );
            let firsts: Vec<_> = found.lines.iter().map(|own| own.line.first()).collect();
            assert!(firsts[0] != firsts[1] && firsts[0] != firsts[2] && firsts[1] != firsts[2], "{place}");
            let alone = look(&game, &limits(2));
            assert_eq!((alone.score, alone.lines.len()), (found.score, 1), "{place}");
            compared += 1;
        }
    }
    assert!(compared > 20, "{compared}");
}

/// A selective search leaves moves out; what it tells of several lines is near what plain recursion has of each.
#[test]
fn several_lines_are_told_near_what_each_comes_to() {
    for (id, near) in [("shatranj", 10.0), ("makruk", 20.0), ("chaturanga", 12.0)] {
        let rules = Rules::new(games::find(id).expect("a game"), &[]).expect("the defaults");
        let (mut off, mut compared) = (0, 0);
        for position in duels(&rules, 5, 6) {
            let game = at(&rules, &position);
            if game.legal().len() < 5 {
                continue;
            }
            let found = look(&game, &Limits { depth: 5, lines: 5, ..Limits::default() });
            let told: Vec<i32> = found.lines.iter().map(|own| in_points(own.score)).collect();
            assert!(told.is_sorted_by(|one, other| one >= other), "{id}: {told:?}");
            for (own, &points) in found.lines.iter().zip(&told) {
                let mut next = game.clone();
                next.play_move(own.line[0]).expect("a legal move");
                if next.outcome().is_some() || points.abs() > 10_000 {
                    continue;
                }
                let plain = Limits { depth: 4, selective: false, ..Limits::default() };
                off += (in_points(turned_round(look(&next, &plain).score)) - points).abs();
                compared += 1;
            }
        }
        assert!(compared > 15, "{id}: {compared}");
        let mean = f64::from(off) / f64::from(compared);
        assert!(mean < near, "{id}: on average {mean:.1} off");
    }
}

#[test]
fn a_mate_does_not_keep_the_other_lines_shallow() {
    let text = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    let game = Match::new("modern-chess", &[], Some(text)).expect("a position");
    let found = look(&game, &Limits { depth: 5, lines: 3, ..Limits::default() });
    assert_eq!((found.score, found.depth), (Score::Win(1), 5));
    assert!(found.lines[1..].iter().all(|own| own.line.len() > 1), "{:?}", found.lines);
    assert_eq!(look(&game, &Limits { depth: 5, ..Limits::default() }).depth, 1);
}

#[test]
fn several_lines_where_something_is_thrown_are_those_of_plain_recursion() {
    let mut compared = 0;
    for (index, game) in games::EVERY.iter().filter(|game| !contest_is_kings(game)).enumerate() {
        let rules = Rules::new(game, &[]).expect("the defaults");
        for position in strolls(&rules, 80 + index as u64, 24) {
            let (moves, seat) = (rules.legal(&position), actor(&rules, &position));
            let throws = moves.iter().any(|action| matches!(action, Move::Roll(_)));
            if rules.outcome(&position).is_some() || throws || moves.len() < 2 {
                continue;
            }
            let after = |&action: &Move| {
                let mut next = position.clone();
                next.apply(&rules, action, &mut ());
                expected(&rules, &next, seat, 1, 1)
            };
            let mut each: Vec<f64> = moves.iter().map(after).collect();
            each.sort_unstable_by(|one, other| other.total_cmp(one));
            let found = look(&at(&rules, &position), &Limits { depth: 2, lines: 2, ..Limits::default() });
            for (own, plain) in found.lines.iter().zip(&each) {
                let Score::Expected(worth) = own.score else { panic!("an expectation") };
                assert!((worth[seat.index()] - plain).abs() < 1e-6, "{}", wander::place(&rules, &position));
            }
            assert_eq!(found.lines.len(), 2);
            compared += 1;
        }
    }
    assert!(compared > 10, "{compared}");
}

/// Whoever has begun a count, or stopped it, moves a piece next: else a search that does not look far goes on doing
/// both for ever.
#[test]
fn a_count_is_not_begun_and_stopped_for_ever() {
    let text = "8/2M4R/5M2/6Mk/rM6/4N3/1K3S2/4M2m b - - 12 120 counting=stopped";
    for level in 1..LEVELS {
        for seed in 0..12 {
            let mut game =
                Match::new("makruk", &[("boardCount", "automatic")], Some(text)).expect("the position");
            let mut declared = 0;
            while game.position().turn() == Seat(1) {
                let limits = Limits { level, seed, nodes: 2_000, ..Limits::default() };
                let best = look(&game, &limits).best.expect("a move");
                declared += u32::from(best.declared_by().is_some());
                assert!(declared < 2, "level {level}, seed {seed}");
                game.play(&game.rules().write_move(best)).expect("a legal move");
            }
        }
    }
}
