//! Random play that covers the rules.

use tabiya::variant::{Captured, Contest, Generals, Opening};
use tabiya::{Game, Move, Piece, Position, Role, Rules, Square, Zone, games};

use super::chance::{Options, Random};

/// The games of two sides. Those of four have properties of their own (`four.rs`).
pub fn duels() -> impl Iterator<Item = &'static Game> {
    games::EVERY.iter().copied().filter(|game| game.terms.contest == Contest::Kings)
}

/// Every rule set that differs from the defaults in one choice, and some random ones.
pub fn deviations(game: &'static Game, random: &mut Random) -> Vec<Options> {
    let mut sets: Vec<Options> = Vec::new();
    for option in game.options.iter() {
        sets.extend(option.choices[1..].iter().map(|choice| vec![(&*option.id, &*choice.id)]));
    }
    for _ in 0..16 {
        sets.push(
            game.options
                .iter()
                .map(|option| (&*option.id, &*option.choices[random.below(option.choices.len())].id))
                .collect(),
        );
    }
    let possible = |set: &Options| match Rules::new(game, set) {
        Ok(_) => true,
        Err(error) => {
            assert_eq!(error.code(), "option-ruled-out", "{} {set:?}", game.id);
            false
        }
    };
    sets.into_iter().filter(possible).collect()
}

/// A position with few pieces, so that kings are bared, mated and stalemated and soldiers get home.
pub fn sparse(rules: &Rules, random: &mut Random) -> Option<Position> {
    let shape = rules.board().shape;
    let roles: Vec<Role> = (0..rules.roles().len() as u8).map(Role).collect();
    let is_king = |&role: &Role| rules.role(role).royal && rules.role(role).promoted_from.is_none();
    let king = roles.iter().copied().find(is_king).expect("a kind of king");
    let others: Vec<Role> = roles.into_iter().filter(|&role| role != king).collect();
    let dot = ".".to_owned();
    let mut board = vec![vec![dot; shape.files.into()]; shape.ranks.into()];
    let mut hands = String::new();
    for seat in rules.seats() {
        let palace: Vec<Square> = rules.zone(seat, Zone::Palace).collect();
        for place in 0..1 + random.below(5) {
            let role = if place == 0 { king } else { random.pick(&others) };
            let letters = rules.letters(Piece { seat, role });
            let is_base = rules.role(role).promoted_from.is_none();
            if rules.terms().captured == Captured::Dropped && place > 0 && is_base && random.one_in(3) {
                hands += &letters;
                continue;
            }
            let square = Square(random.below(shape.len()) as u8);
            let confined =
                place == 0 && rules.terms().generals == Generals::MayNotFace && random.below(4) > 0;
            let square = if confined { random.pick(&palace) } else { square };
            board[shape.ranks as usize - 1 - shape.rank(square) as usize][shape.file(square) as usize] =
                letters;
        }
    }
    let ranks: Vec<String> = board.iter().map(|rank| squeezed(&rank.concat())).collect();
    let hands = if hands.is_empty() { hands } else { format!("[{hands}]") };
    let turn = if random.one_in(2) { 'w' } else { 'b' };
    let rights = if random.one_in(3) { " -" } else { "" };
    let opening = rules.terms().opening != Opening::Alternate && random.one_in(2);
    let phase = if opening { " phase=play" } else { "" };
    rules.read_position(&format!("{}{hands} {turn}{rights}{phase}", ranks.join("/"))).ok()
}

/// A rank with dots for its empty squares, as position text has it.
pub fn squeezed(rank: &str) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for letter in rank.chars().chain(['/']) {
        if letter == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        empty = 0;
        text.push(letter);
    }
    text.trim_end_matches('/').to_owned()
}

/// A rank of position text with dots for its empty squares.
pub fn spread(rank: &str) -> String {
    assert!(!rank.contains("10"), "no board is that wide: {rank}");
    let dots = |letter: char| match letter.to_digit(10) {
        Some(count) => ".".repeat(count as usize),
        None => letter.to_string(),
    };
    rank.chars().map(dots).collect()
}

/// A move, captures more often than their share.
pub fn random_move(position: &Position, moves: &[Move], random: &mut Random) -> Move {
    let captures: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|action| matches!(action, Move::Step { to, .. } if position.piece_at(*to).is_some()))
        .collect();
    if !captures.is_empty() && random.one_in(3) { random.pick(&captures) } else { random.pick(moves) }
}

/// Positions shortly before something that random play seldom comes to: stalemates and mates,
/// soldiers about to promote, kings about to be bared, counts about to run out, a claimed impasse, a
/// chariot about to aim at a king.
/// A game reads those that suit it.
pub const RARE: &[&str] = &[
    "8/2P5/8/8/8/p7/k7/1R1K4 w",
    "8/2P5/8/8/8/p7/k7/1RK5 b",
    "8/2P5/8/8/8/p7/k7/1RK5 b - - 0 1 phase=play",
    "k7/8/p1N5/P7/8/8/8/1R4K1 b - - 0 1 phase=play",
    "k7/8/1K6/8/8/p7/8/7R w",
    "1P1P3k/PP1PP1PP/8/8/8/6K1/1r4pp/1N6 w",
    "1P2k3/P5P1/8/8/8/8/1p2K3/p6p w - - 0 1 phase=play",
    "7k/6R1/8/4p3/3K4/8/8/8 w",
    "7k/8/8/8/8/2p5/1P6/K7 w - - 0 1 phase=play",
    "8/8/8/3k4/8/8/1R6/KR1N4 b",
    "7k/8/8/8/8/8/6m1/KR2N2R w - - 0 1 counting=b:board:61/64",
    "7k/8/8/3p4/4P3/8/2S5/K6R w - - 0 1",
    "k1K5/8/p7/8/8/1R4B1/8/8 w - - 0 1 phase=play",
    "8/6R1/7k/8/p7/4N1P1/8/5K2 w - - 0 1 phase=play",
    "8/8/8/6R1/4k3/1p6/3PK3/6B1 w - - 0 1 phase=play",
    "6rk/6pp/8/4N3/8/8/8/7K w - - 0 1 phase=play",
    "4k4/9/9/9/9/9/9/9/4R4/4K4 w",
    "8k/9/9/4E4/9/9/9/4r4/K8 w",
    "3+E3+Pk/9/4K4/9/9/9/4k4/9/3+e3+p1 w",
    "4K4/9/9/9/9/9/9/9/4k4[RRBBGGGGSSSSNNNNPPPPPPPPPPpppplll] w",
    "4K4/9/9/9/9/9/9/9/4k4[RBBGGGGSSSSrllllnnnnpppppppp] w",
    "+R+S+S+S+N4/+P+P+P+PK4/1+P7/9/9/9/9/9/4k4[RBPPPP] w",
    "7lk/9/8G/9/9/9/9/9/K8[P] w",
    "4k3/8/8/1r6/8/3P4/8/3K4 b",
];

/// Plays at random, from the start and from positions with few pieces, and visits so many positions.
pub fn wander(rules: &Rules, seed: u64, positions: usize, mut visit: impl FnMut(&Position, &[Move])) {
    let mut random = Random::new(seed);
    let mut visited = 0;
    while visited < positions {
        let from_start = random.one_in(2);
        let chosen = match from_start {
            true => Some(Position::start(rules)),
            false if random.one_in(4) => {
                let rare: Vec<Position> =
                    RARE.iter().filter_map(|text| rules.read_position(text).ok()).collect();
                (!rare.is_empty()).then(|| random.pick(&rare))
            }
            false => sparse(rules, &mut random),
        };
        let Some(mut position) = chosen else { continue };
        for _ in 0..if from_start { 150 } else { 20 } {
            let moves = rules.legal(&position);
            visit(&position, &moves);
            visited += 1;
            if moves.is_empty() || visited == positions {
                break;
            }
            position.apply(rules, random_move(&position, &moves, &mut random), &mut ());
        }
    }
}

/// The same visits for the defaults of every game and, fewer, for every other rule set.
pub fn wander_everywhere(defaults: usize, others: usize, mut visit: impl FnMut(&Rules, &Position, &[Move])) {
    for (index, game) in duels().enumerate() {
        let seed = 1000 * (index as u64 + 1);
        let rules = Rules::new(game, &[]).expect("the defaults");
        wander(&rules, seed, defaults, |position, moves| visit(&rules, position, moves));
        for (index, options) in deviations(game, &mut Random::new(seed)).iter().enumerate() {
            let rules = Rules::new(game, options).expect("filtered");
            wander(&rules, seed + index as u64 + 1, others, |position, moves| visit(&rules, position, moves));
        }
    }
}

/// What to print when something does not hold.
pub fn place(rules: &Rules, position: &Position) -> String {
    format!("{} {}", rules.game().id, rules.write_position(position))
}
