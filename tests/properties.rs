//! What has to hold in every position, tried in random play under many rule sets.
//!
//! The numbers come from a small generator with fixed seeds, so that every run is the same.

use std::collections::BTreeSet;

use tabiya::{
    EndReason, Game, Kind, Match, Move, Phase, Piece, Position, Rules, Seat, Square, attack, games,
};

// ---------------------------------------------------------------------------------- chance

/// Xorshift64*.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 33) as usize % bound
    }

    fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }
}

type Options = Vec<(&'static str, &'static str)>;

/// Every rule set that differs from the defaults in one choice, and some random ones.
fn deviations(game: &'static Game, random: &mut Random) -> Vec<Options> {
    let mut sets: Vec<Options> = Vec::new();
    for option in game.options {
        sets.extend(option.choices[1..].iter().map(|choice| vec![(option.id, choice.id)]));
    }
    for _ in 0..16 {
        sets.push(game.options.iter().map(|option| (option.id, random.pick(option.choices).id)).collect());
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

/// A position with few men, so that kings are bared, mated and stalemated and soldiers get home.
fn sparse(rules: &Rules, random: &mut Random) -> Option<Position> {
    let kinds: Vec<char> = rules.kinds().iter().map(|kind| kind.letter).collect();
    let mut board = [['.'; 8]; 8];
    for upper in [true, false] {
        let men = 1 + random.below(5);
        for place in 0..men {
            let letter = if place == 0 { kinds[0] } else { random.pick(&kinds[1..]) };
            let (rank, file) = (random.below(8), random.below(8));
            board[rank][file] = if upper { letter.to_ascii_uppercase() } else { letter };
        }
    }
    let ranks = board.map(|rank| squeezed(&rank.iter().collect::<String>()));
    let turn = if random.one_in(2) { 'w' } else { 'b' };
    let rights = if random.one_in(3) { " -" } else { "" };
    rules.read_position(&format!("{} {turn}{rights}", ranks.join("/"))).ok()
}

/// A rank with dots for its empty squares, as position text has it.
fn squeezed(rank: &str) -> String {
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
fn spread(rank: &str) -> String {
    let dots = |letter: char| match letter.to_digit(10) {
        Some(count) => ".".repeat(count as usize),
        None => letter.to_string(),
    };
    rank.chars().map(dots).collect()
}

/// A move, captures more often than their share.
fn random_move(position: &Position, moves: &[Move], random: &mut Random) -> Move {
    let captures: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|action| matches!(action, Move::Step { to, .. } if position.man(*to).is_some()))
        .collect();
    if !captures.is_empty() && random.one_in(3) { random.pick(&captures) } else { random.pick(moves) }
}

/// Positions shortly before something that random play seldom comes to: stalemates and mates,
/// soldiers about to promote, kings about to be bared.
const RARE: &[&str] = &[
    "8/2P5/8/8/8/p7/k7/1R1K4 w",
    "8/2P5/8/8/8/p7/k7/1RK5 b",
    "8/2P5/8/8/8/p7/k7/1RK5 b - - 0 1 phase=play",
    "k7/8/p1N5/P7/8/8/8/1R4K1 b - - 0 1 phase=play",
    "k7/8/1K6/8/8/p7/8/7R w",
    "1P1P3k/PP1PP1PP/8/8/8/6K1/1r4pp/1N6 w",
    "1P2k3/P5P1/8/8/8/8/1p2K3/p6p w - - 0 1 phase=play",
    "7k/6R1/8/4p3/3K4/8/8/8 w",
    "7k/8/8/8/8/2p5/1P6/K7 w - - 0 1 phase=play",
];

/// Plays at random, from the start and from positions with few men, and visits so many positions.
fn wander(rules: &Rules, seed: u64, positions: usize, mut visit: impl FnMut(&Position, &[Move])) {
    let mut random = Random::new(seed);
    let mut visited = 0;
    while visited < positions {
        let from_start = random.one_in(2);
        let chosen = match from_start {
            true => Some(Position::start(rules)),
            false if random.one_in(4) => rules.read_position(random.pick(RARE)).ok(),
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
fn wander_everywhere(defaults: usize, others: usize, mut visit: impl FnMut(&Rules, &Position, &[Move])) {
    for (index, game) in games::ALL.iter().enumerate() {
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
fn place(rules: &Rules, position: &Position) -> String {
    format!("{} {}", rules.game().id, rules.write_position(position))
}

// --------------------------------------------------------------------------- what has to hold

/// Every action that a program could think of.
fn conceivable(rules: &Rules) -> Vec<Move> {
    let squares: Vec<Square> = rules.game().board.shape.squares().collect();
    let kinds: Vec<Kind> = (0..rules.kinds().len() as u8).map(Kind).collect();
    let mut actions: Vec<Move> = rules.seats().map(Move::Ready).collect();
    for &from in &squares {
        actions.extend(kinds.iter().map(|&into| Move::Promote { at: from, into }));
        for &to in &squares {
            actions.extend([Move::Castle { from, to }, Move::Exchange { from, to }]);
            actions.push(Move::Step { from, to, into: None });
            actions.extend(kinds.iter().map(|&kind| Move::Step { from, to, into: Some(kind) }));
        }
    }
    actions
}

/// The generator's list against the judge, who knows nothing of tables.
fn check_list(rules: &Rules, position: &Position, moves: &[Move], conceivable: &[Move]) {
    let listed: BTreeSet<Move> = moves.iter().copied().collect();
    assert_eq!(listed.len(), moves.len(), "a move twice in {}", place(rules, position));
    let outcome = rules.outcome(position);
    assert_eq!(outcome.is_some(), moves.is_empty(), "{outcome:?} in {}", place(rules, position));
    if let Some(outcome) = outcome {
        // An end by the men that are left does not depend on moves; the others mean that there are none.
        if !matches!(outcome.reason, EndReason::Checkmate | EndReason::Stalemate) {
            return;
        }
    }
    let judged: BTreeSet<Move> =
        conceivable.iter().copied().filter(|&action| rules.judge(position, action).is_ok()).collect();
    let texts = |moves: &BTreeSet<Move>, others: &BTreeSet<Move>| -> Vec<String> {
        moves.difference(others).map(|&action| rules.write_move(action)).collect()
    };
    let none: [String; 0] = [];
    assert_eq!(texts(&listed, &judged), none, "listed, but refused, in {}", place(rules, position));
    assert_eq!(texts(&judged, &listed), none, "accepted, but not listed, in {}", place(rules, position));
}

fn check_texts(rules: &Rules, position: &Position, moves: &[Move]) {
    let text = rules.write_position(position);
    assert_eq!(rules.read_position(&text).as_ref(), Ok(position), "{}", place(rules, position));
    let game = Match::new(rules.game().id, &[], Some(&text)).expect("its own text");
    assert_eq!(game.position(), position);
    assert_eq!(game.position_text(), text);
    assert!(game.rules().options().eq(rules.options()), "{text}");
    let mut texts = BTreeSet::new();
    for &action in moves {
        let text = rules.write_move(action);
        assert_eq!(rules.read_move(position, &text), Some(action), "{text} in {}", place(rules, position));
        assert!(texts.insert(text));
    }
}

fn check_attacks(rules: &Rules, position: &Position) {
    for by in rules.seats() {
        for square in rules.game().board.shape.squares() {
            let walked = rules.walked_attackers(position, square, by);
            let found = attack::attackers(rules, position, square, by);
            assert_eq!(found, walked, "{square:?} by {by:?} in {}", place(rules, position));
        }
        let king = position.king(rules, by).expect("a king");
        let attacked = !rules.walked_attackers(position, king, by.opponent()).is_empty();
        assert_eq!(attack::in_check(rules, position, by), attacked);
    }
}

fn men_of(position: &Position, seat: Seat) -> u32 {
    position.men_of(seat).count()
}

/// What every legal move leaves behind.
fn check_moves(rules: &Rules, position: &Position, moves: &[Move]) {
    for &action in moves {
        let mut next = position.clone();
        next.apply(rules, action, &mut ());
        let what = || format!("{} in {}", rules.write_move(action), place(rules, position));
        let Some(piece) = action.from().and_then(|from| position.man(from)) else {
            assert!(matches!(action, Move::Ready(_)), "{}", what());
            assert!((0..64).map(Square).all(|square| next.man(square) == position.man(square)));
            continue;
        };
        let king = next.king(rules, piece.seat).expect("a king");
        let attackers = rules.walked_attackers(&next, king, piece.seat.opponent());
        let free_change = matches!(action, Move::Promote { .. });
        if !free_change {
            assert!(attackers.is_empty(), "the king stands attacked after {}", what());
        }
        // Men are conserved.
        let opponent = piece.seat.opponent();
        let taken = match action {
            Move::Step { to, .. } => position.man(to).is_some() as u32,
            _ => 0,
        };
        assert_eq!(men_of(&next, piece.seat), men_of(position, piece.seat), "own men after {}", what());
        assert_eq!(men_of(&next, opponent), men_of(position, opponent) - taken, "men after {}", what());
        let changed = (0..rules.kinds().len() as u8).map(Kind).filter(|&kind| {
            let own = Piece { seat: piece.seat, kind };
            next.men_like(own).count() != position.men_like(own).count()
        });
        assert_eq!(changed.count(), if action.into().is_some() { 2 } else { 0 }, "kinds after {}", what());
        // The three views of the board agree.
        for square in (0..64).map(Square) {
            let piece = next.man(square);
            let seats = rules.seats().filter(|&seat| next.men_of(seat).has(square)).collect::<Vec<_>>();
            assert_eq!(seats, piece.map(|piece| piece.seat).into_iter().collect::<Vec<_>>(), "{}", what());
            let kinds = (0..rules.kinds().len() as u8).map(Kind);
            let kinds = kinds.filter(|&kind| next.men_of_kind(kind).has(square)).collect::<Vec<_>>();
            assert_eq!(kinds, piece.map(|piece| piece.kind).into_iter().collect::<Vec<_>>(), "{}", what());
        }
    }
}

#[test]
fn the_list_of_moves_is_what_the_judge_accepts() {
    let mut all = Vec::new();
    let mut of = "";
    wander_everywhere(400, 40, |rules, position, moves| {
        if of != rules.game().id {
            of = rules.game().id;
            all = conceivable(rules);
        }
        check_list(rules, position, moves, &all);
    });
}

#[test]
fn positions_and_moves_come_back_from_their_texts() {
    wander_everywhere(2000, 300, check_texts);
}

#[test]
fn the_attackers_are_those_that_a_walk_finds() {
    wander_everywhere(1000, 150, |rules, position, _| check_attacks(rules, position));
}

#[test]
fn no_move_exposes_the_own_king_or_loses_a_man() {
    wander_everywhere(1000, 150, check_moves);
}

/// The walks get everywhere: otherwise the tests above say little.
#[test]
fn random_play_reaches_every_kind_of_move_and_end() {
    let mut seen: BTreeSet<&'static str> = BTreeSet::new();
    wander_everywhere(2000, 300, |rules, position, moves| {
        if let Some(outcome) = rules.outcome(position) {
            seen.insert(outcome.reason.id());
        }
        if position.bare_moves(Seat::FIRST) > 0 {
            seen.insert("bare-moves");
        }
        match position.phase() {
            Phase::Array(_) => seen.insert("array"),
            Phase::Mobilisation(_) => seen.insert("mobilisation"),
            Phase::Play => false,
        };
        for action in moves {
            seen.insert(match action {
                Move::Step { into: None, .. } => "step",
                Move::Step { into: Some(_), .. } => "promotion",
                Move::Castle { .. } => "castling",
                Move::Exchange { .. } => "exchange",
                Move::Promote { .. } => "waiting promotion",
                Move::Ready(_) => "ready",
            });
        }
    });
    let wanted = [
        "array",
        "bare-king",
        "bare-king-survived",
        "bare-moves",
        "castling",
        "checkmate",
        "exchange",
        "mobilisation",
        "promotion",
        "ready",
        "stalemate",
        "step",
        "two-bare-kings",
        "waiting promotion",
    ];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), wanted);
}

// --------------------------------------------------------------------------------- a match

/// What must not change when nothing is played.
fn state(game: &Match) -> (Position, String, Vec<Move>, usize) {
    (game.position().clone(), game.position_text(), game.line().collect(), game.undone())
}

/// Texts that are hardly a legal move: garbage, and moves of other positions.
fn wrong_moves(game: &Match, random: &mut Random) -> Vec<String> {
    let squares: Vec<Square> = game.rules().game().board.shape.squares().collect();
    let name = |square: Square| game.rules().game().board.shape.name(square);
    let mut texts: Vec<String> = ["", "e2", "e2e3e4", "z9z9", "ready-x", "a1~a9", "castle", "e2e3Q"]
        .map(str::to_owned)
        .into_iter()
        .collect();
    for _ in 0..6 {
        let (from, to) = (random.pick(&squares), random.pick(&squares));
        let tail = random.pick(&["", "", "q", "n", "~"]);
        texts.push(match tail {
            "~" => format!("{}~{}", name(from), name(to)),
            tail => format!("{}{}{tail}", name(from), name(to)),
        });
    }
    texts
}

fn play_a_game(id: &str, options: &[(&str, &str)], random: &mut Random, plies: usize) {
    let mut game = Match::new(id, options, None).expect("checked");
    let mut before = vec![state(&game)];
    for _ in 0..plies {
        let legal = game.legal();
        for text in wrong_moves(&game, random) {
            let known = game.rules().read_move(game.position(), &text);
            if known.is_some_and(|action| legal.contains(&action)) {
                continue;
            }
            let unchanged = state(&game);
            let error = game.play(&text).expect_err("a move that is not listed");
            assert!(!error.code().is_empty() && !game.words_for(&error).is_empty(), "{text}");
            assert_eq!(state(&game), unchanged, "refusing {text:?} changed the match");
        }
        let Some(action) = (!legal.is_empty()).then(|| random.pick(&legal)) else {
            assert!(game.outcome().is_some());
            break;
        };
        let text = game.rules().write_move(action);
        game.play(&text).unwrap_or_else(|error| panic!("{text}: {}", game.words_for(&error)));
        let after = state(&game);
        // Back and forth, and a refusal in between forgets nothing.
        assert!(game.undo().is_some());
        let undone = state(&game);
        let (position, text, line, _) = before.last().expect("the start");
        assert_eq!((&undone.0, &undone.1, &undone.2), (position, text, line));
        assert_eq!(undone.3, 1);
        assert!(game.play("nonsense").is_err());
        assert_eq!(state(&game), undone);
        assert!(game.redo().is_some());
        assert_eq!(state(&game), after);
        assert!(game.redo().is_none());
        before.push(after);
    }
    // All the way back and all the way forth.
    for (position, text, line, _) in before.iter().rev().skip(1) {
        assert!(game.undo().is_some());
        assert_eq!((game.position(), &game.position_text()), (position, text));
        assert!(game.line().eq(line.iter().copied()));
    }
    assert!(game.undo().is_none());
    assert_eq!(game.undone(), before.len() - 1);
    for (position, ..) in &before[1..] {
        assert!(game.redo().is_some());
        assert_eq!(game.position(), position);
    }
    assert!(game.redo().is_none());
}

#[test]
fn playing_undoing_and_redoing_leave_no_trace() {
    for game in games::ALL {
        let mut random = Random::new(game.id.len() as u64);
        for _ in 0..10 {
            play_a_game(game.id, &[], &mut random, 200);
        }
        for options in deviations(game, &mut random) {
            play_a_game(game.id, &options, &mut random, 120);
        }
    }
}

#[test]
fn a_new_move_forgets_what_was_undone() {
    let mut game = Match::new("shatranj", &[], None).expect("the defaults");
    for text in ["e2e3", "e7e6", "d2d3"] {
        game.play(text).expect("legal");
    }
    game.undo();
    game.undo();
    assert_eq!(game.undone(), 2);
    game.play("d7d6").expect("legal");
    assert_eq!((game.undone(), game.redo().is_none(), game.line().count()), (0, true, 2));
}

/// Whoever plays what is listed comes to an end, as long as positions do not repeat for ever.
#[test]
fn a_match_lists_moves_until_it_is_over() {
    for game in games::ALL {
        let mut random = Random::new(77);
        for _ in 0..10 {
            let mut game = Match::new(game.id, &[], None).expect("the defaults");
            for _ in 0..400 {
                let legal = game.legal();
                assert_eq!(legal.is_empty(), game.outcome().is_some(), "{}", game.position_text());
                let Some(action) = (!legal.is_empty()).then(|| random.pick(&legal)) else { break };
                let text = game.rules().write_move(action);
                game.play(&text).expect("listed");
            }
        }
    }
}

// ------------------------------------------------------------------------------- symmetry

/// A symmetry of the board, with or without an exchange of the sides.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    files: bool,
    ranks: bool,
    sides: bool,
}

impl Symmetry {
    fn letter(self, letter: char) -> char {
        match (self.sides, letter.is_ascii_uppercase()) {
            (false, _) => letter,
            (true, true) => letter.to_ascii_lowercase(),
            (true, false) => letter.to_ascii_uppercase(),
        }
    }

    fn side(self, letter: &str) -> &str {
        match (self.sides, letter) {
            (true, "w") => "b",
            (true, "b") => "w",
            _ => letter,
        }
    }

    /// The image of a position text; options are dropped.
    fn position(self, text: &str) -> String {
        let mut fields = text.split(' ');
        let mut ranks: Vec<String> = fields.next().expect("men").split('/').map(spread).collect();
        if self.ranks {
            ranks.reverse();
        }
        if self.files {
            ranks = ranks.iter().map(|rank| rank.chars().rev().collect()).collect();
        }
        let ranks: Vec<String> = ranks
            .iter()
            .map(|rank| squeezed(&rank.chars().map(|letter| self.letter(letter)).collect::<String>()))
            .collect();
        let turn = self.side(fields.next().expect("turn"));
        let rights: String = fields.next().expect("rights").chars().map(|right| self.letter(right)).collect();
        let mut image = format!("{} {turn} {rights}", ranks.join("/"));
        for field in fields {
            match field.split_once('=') {
                Some(("phase", _)) | None => image += &format!(" {field}"),
                Some(("ready", side)) => image += &format!(" ready={}", self.side(side)),
                Some(("bare", count)) => image += &format!(" bare={}{}", self.side(&count[..1]), &count[1..]),
                Some(_) => {}
            }
        }
        image
    }

    /// The image of a move text.
    fn action(self, text: &str) -> String {
        if let Some(side) = text.strip_prefix("ready-") {
            return format!("ready-{}", self.side(side));
        }
        let bytes = text.as_bytes();
        let turned = |index: usize| {
            let byte = bytes[index];
            let names_square = index < 2 || bytes[2] == b'~' && index > 2 || bytes[2] != b'~' && index < 4;
            match byte {
                b'a'..=b'h' if names_square && self.files => (b'a' + b'h' - byte) as char,
                b'1'..=b'8' if names_square && self.ranks => (b'1' + b'8' - byte) as char,
                _ => byte as char,
            }
        };
        (0..bytes.len()).map(turned).collect()
    }
}

/// Rotation by half a turn with an exchange of the sides.
const TURN: Symmetry = Symmetry { files: true, ranks: true, sides: true };
/// Reflection top to bottom with an exchange of the sides.
const FACE: Symmetry = Symmetry { files: false, ranks: true, sides: true };
/// Reflection left to right.
const MIRROR: Symmetry = Symmetry { files: true, ranks: false, sides: false };

fn check_symmetry(rules: &Rules, image_rules: &Rules, symmetry: Symmetry, seed: u64, positions: usize) {
    wander(rules, seed, positions, |position, moves| {
        let text = rules.write_position(position);
        let image = symmetry.position(&text);
        let image =
            image_rules.read_position(&image).unwrap_or_else(|error| panic!("{text} {image}: {error}"));
        let wanted: BTreeSet<String> =
            moves.iter().map(|&action| symmetry.action(&rules.write_move(action))).collect();
        let found = image_rules.legal(&image);
        let found: BTreeSet<String> = found.iter().map(|&action| image_rules.write_move(action)).collect();
        assert_eq!(found, wanted, "{symmetry:?} of {} {text}", rules.game().id);
        let turned = |seat: Seat| if symmetry.sides { seat.opponent() } else { seat };
        let wanted = rules.outcome(position).map(|end| (end.winner.map(turned), end.reason));
        let found = image_rules.outcome(&image).map(|end| (end.winner, end.reason));
        assert_eq!(found, wanted, "{symmetry:?} of {} {text}", rules.game().id);
        if position.phase() == Phase::Play {
            assert_eq!(image_rules.perft(&image, 2), rules.perft(position, 2), "{text}");
        }
    });
}

#[test]
fn the_sides_are_treated_alike() {
    for (game, symmetries) in [
        ("chaturanga", &[TURN][..]),
        ("shatranj", &[TURN, FACE]),
        ("senterej", &[TURN]),
        ("indian", &[TURN, FACE]),
    ] {
        let game = games::find(game).expect("a game");
        let mut sets = deviations(game, &mut Random::new(5));
        sets.push(Vec::new());
        for (index, options) in sets.iter().enumerate() {
            let rules = Rules::new(game, options).expect("filtered");
            for &symmetry in symmetries {
                check_symmetry(&rules, &rules, symmetry, 31 * index as u64, 60);
            }
        }
    }
}

/// The choice of the kings' file is a reflection; without castling left and right are the same.
#[test]
fn left_and_right_are_treated_alike() {
    for (game, options, image) in [
        ("chaturanga", &[][..], &[("kingSide", "left")][..]),
        ("chaturanga", &[("promotion", "parsi")], &[("promotion", "parsi"), ("kingSide", "left")]),
        ("shatranj", &[], &[("array", "d-file")]),
        ("shatranj", &[("stalemate", "transpose")], &[("stalemate", "transpose"), ("array", "d-file")]),
        ("indian", &[], &[("array", "d-file")]),
        ("indian", &[("pieceOrder", "ludii")], &[("pieceOrder", "ludii"), ("array", "d-file")]),
        ("senterej", &[("werera", "off")], &[("werera", "off")]),
    ] {
        let game = games::find(game).expect("a game");
        let rules = Rules::new(game, options).expect("options");
        let image = Rules::new(game, image).expect("options");
        check_symmetry(&rules, &image, MIRROR, 99, 400);
        check_symmetry(&image, &rules, MIRROR, 99, 400);
    }
}

/// From the start, where the array allows it: both sides have the same moves.
#[test]
fn counts_from_the_start_do_not_depend_on_who_begins() {
    for game in games::ALL {
        let rules = Rules::new(game, &[]).expect("the defaults");
        let start = Position::start(&rules);
        if start.phase() != Phase::Play {
            continue;
        }
        let text = rules.write_position(&start).replacen(" w ", " b ", 1);
        let second = rules.read_position(&text).expect("the start with the second player to move");
        assert_eq!(rules.perft(&start, 3), rules.perft(&second, 3), "{}", game.id);
    }
}

// --------------------------------------------------------------------------- hostile texts

const ALPHABET: &[char] = &[
    'k', 'q', 'b', 'n', 'r', 'p', 'd', 'K', 'Q', 'B', 'N', 'R', 'P', 'D', '0', '1', '2', '3', '7', '8', '9',
    '/', ' ', '-', '=', ':', '~', 'w', 'a', 'h', 'é', '王', '\0', '\n', '\t', '+', '.', ',', '\u{202e}',
];

fn mutated(text: &str, random: &mut Random) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..1 + random.below(3) {
        let at = random.below(letters.len() + 1);
        match random.below(5) {
            0 if at < letters.len() => drop(letters.remove(at)),
            1 => letters.insert(at, random.pick(ALPHABET)),
            2 if at < letters.len() => letters[at] = random.pick(ALPHABET),
            3 if at + 1 < letters.len() => letters.swap(at, at + 1),
            _ => letters.truncate(at.max(4)),
        }
    }
    letters.into_iter().collect()
}

fn garbage(random: &mut Random) -> String {
    let length = random.below(60);
    let bytes: Vec<u8> = (0..length).map(|_| random.next() as u8).collect();
    if random.one_in(2) {
        String::from_utf8_lossy(&bytes).into_owned()
    } else {
        bytes.iter().map(|&byte| ALPHABET[byte as usize % ALPHABET.len()]).collect()
    }
}

/// Words with which texts are made longer.
const TAILS: &[&str] = &[
    " phase=play",
    " phase=array:10",
    " phase=array:0",
    " phase=array:255",
    " phase=mobilisation",
    " ready=w",
    " ready=b",
    " ready=x",
    " bare=w3",
    " bare=b255",
    " bare=b256",
    " bare=",
    " bare=é",
    " bare=bé",
    " elephant=five",
    " elephant=",
    " =",
    " x=y",
    " 99999 1",
    " 65535 65535",
    " - - 0 1",
    " w w",
    " Kk Kk",
];

/// A text that is read stands for a position in which all of the above holds.
#[test]
fn whatever_is_read_can_be_played() {
    for game in games::ALL {
        let mut random = Random::new(4 + game.id.len() as u64);
        let mut sets = deviations(game, &mut random);
        sets.push(Vec::new());
        let mut read = 0;
        for options in &sets {
            let rules = Rules::new(game, options).expect("filtered");
            let all = conceivable(&rules);
            let mut texts = Vec::new();
            wander(&rules, 8, 40, |position, _| texts.push(rules.write_position(position)));
            for _ in 0..120 {
                let mut text = mutated(&random.pick(&texts), &mut random);
                if random.one_in(3) {
                    text.push_str(random.pick(TAILS));
                }
                let Ok(mut position) = rules.read_position(&text) else { continue };
                read += 1;
                for _ in 0..4 {
                    let moves = rules.legal(&position);
                    check_list(&rules, &position, &moves, &all);
                    check_texts(&rules, &position, &moves);
                    check_attacks(&rules, &position);
                    check_moves(&rules, &position, &moves);
                    if moves.is_empty() {
                        break;
                    }
                    position.apply(&rules, random_move(&position, &moves, &mut random), &mut ());
                }
            }
        }
        assert!(read > 200, "{}: only {read} texts were read", game.id);
    }
}

#[test]
fn hostile_texts_are_refused_without_a_panic() {
    let mut random = Random::new(42);
    for game in games::ALL {
        let rules = Rules::new(game, &[]).expect("the defaults");
        let start = Position::start(&rules);
        let text = rules.write_position(&start);
        for _ in 0..20_000 {
            let hostile = match random.below(4) {
                0 => garbage(&mut random),
                1 => mutated("e2e3q", &mut random),
                2 => mutated(&text, &mut random),
                _ => format!("{text}{}{}", random.pick(TAILS), garbage(&mut random)),
            };
            let _ = rules.read_position(&hostile).map_err(|error| assert!(!error.to_string().is_empty()));
            let action = rules.read_move(&start, &hostile);
            if let Some(action) = action {
                let _ = rules.judge(&start, action);
            }
            match Match::new(game.id, &[], Some(&hostile)) {
                Ok(mut game) => {
                    let _ = game.play(&hostile);
                    let _ = game.play("e2e3");
                }
                Err(error) => assert!(!error.code().is_empty() && !error.to_string().is_empty()),
            }
            let mut played = Match::new(game.id, &[], None).expect("the defaults");
            let before = state(&played);
            match played.play(&hostile) {
                Ok(_) => assert!(action.is_some()),
                Err(error) => {
                    assert!(!played.words_for(&error).is_empty());
                    assert_eq!(state(&played), before);
                }
            }
        }
    }
}

#[test]
fn long_texts_are_refused() {
    for game in games::ALL {
        let rules = Rules::new(game, &[]).expect("the defaults");
        let start = Position::start(&rules);
        for part in ["8/", "k", " ", "1", "é", "e2", "=", " elephant=five", " bare=w1", "9", "~", "ready-"] {
            let long = part.repeat(100_000 / part.len());
            let with_start = format!("{}{long}", rules.write_position(&start));
            for text in [&long, &with_start] {
                assert_eq!(rules.read_position(text).map_err(|error| error.code()), Err("position-too-long"));
                let error = Match::new(game.id, &[], Some(text)).expect_err("too long");
                assert_eq!(error.code(), "position-too-long");
                assert_eq!(rules.read_move(&start, text), None);
                let mut played = Match::new(game.id, &[], None).expect("the defaults");
                let error = played.play(text).expect_err("no move");
                assert_eq!(error.code(), "move-text");
                assert!(played.words_for(&error).len() < 300);
            }
            assert_eq!(
                Match::new(&long, &[], None).map(drop).map_err(|error| error.code()),
                Err("unknown-game")
            );
            let options = [(long.as_str(), long.as_str())];
            let error = Match::new(game.id, &options, None).expect_err("no such option");
            assert_eq!(error.code(), "unknown-option");
        }
    }
}

/// Any action at all may be judged and even made, in any position.
#[test]
fn no_action_panics() {
    let mut all = Vec::new();
    let mut of = "";
    wander_everywhere(20, 3, |rules, position, _| {
        if of != rules.game().id {
            of = rules.game().id;
            all = conceivable(rules);
        }
        for &action in &all {
            if let Err(refusal) = rules.judge(position, action) {
                assert!(!refusal.code().is_empty());
                let squares = rules.game().board.shape.len();
                assert!(refusal.squares().iter().all(|square| square.index() < squares));
            }
            position.clone().apply(rules, action, &mut ());
        }
    });
}
