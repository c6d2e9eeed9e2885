//! What has to hold in every position, tried in random play under many rule sets.
//!
//! The numbers come from a small generator with fixed seeds, so that every run is the same.

use std::collections::BTreeSet;

use tabiya::diagram::PatternDiagram;
use tabiya::pattern::{Access, walk};
use tabiya::position::Impasse;
use tabiya::rules::{Captured, Contest, Generals, Opening};
use tabiya::{
    EndReason, Game, Kind, Match, Move, Phase, Piece, Position, Rules, Seat, Shape, Square, SquareSet, Zone,
    attack, games,
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

/// The games of two sides. Those of four have properties of their own, in `tests/table_games.rs`.
fn duels() -> impl Iterator<Item = &'static Game> {
    games::ALL.iter().copied().filter(|game| game.terms.contest == Contest::Kings)
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
    let shape = rules.board().shape;
    let kinds: Vec<Kind> = (0..rules.kinds().len() as u8).map(Kind).collect();
    let is_king = |&kind: &Kind| rules.kind(kind).royal && rules.kind(kind).promoted_from.is_none();
    let king = kinds.iter().copied().find(is_king).expect("a kind of king");
    let others: Vec<Kind> = kinds.into_iter().filter(|&kind| kind != king).collect();
    let dot = ".".to_owned();
    let mut board = vec![vec![dot; shape.files.into()]; shape.ranks.into()];
    let mut hands = String::new();
    for seat in rules.seats() {
        let palace: Vec<Square> = rules.zone(seat, Zone::Palace).collect();
        for place in 0..1 + random.below(5) {
            let kind = if place == 0 { king } else { random.pick(&others) };
            let letters = rules.letters(Piece { seat, kind });
            let is_base = rules.kind(kind).promoted_from.is_none();
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
    assert!(!rank.contains("10"), "no board is that wide: {rank}");
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
/// soldiers about to promote, kings about to be bared, counts about to run out, a claimed impasse.
/// A game reads those that suit it.
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
    "7lk/9/8G/9/9/9/9/9/K8[P] w",
];

/// Plays at random, from the start and from positions with few men, and visits so many positions.
fn wander(rules: &Rules, seed: u64, positions: usize, mut visit: impl FnMut(&Position, &[Move])) {
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
fn wander_everywhere(defaults: usize, others: usize, mut visit: impl FnMut(&Rules, &Position, &[Move])) {
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
fn place(rules: &Rules, position: &Position) -> String {
    format!("{} {}", rules.game().id, rules.write_position(position))
}

// --------------------------------------------------------------------------- what has to hold

/// Every action that a program could think of.
fn conceivable(rules: &Rules) -> Vec<Move> {
    let squares: Vec<Square> = rules.board().shape.squares().collect();
    let kinds: Vec<Kind> = (0..rules.kinds().len() as u8).map(Kind).collect();
    let declarations = [
        Move::Ready,
        Move::Count,
        Move::Stop,
        Move::ClaimImpasse,
        Move::AcceptImpasse,
        Move::DeclineImpasse,
        Move::Object,
    ];
    let mut actions: Vec<Move> = declarations.iter().flat_map(|declare| rules.seats().map(declare)).collect();
    for &from in &squares {
        actions.extend(kinds.iter().map(|&into| Move::Promote { at: from, into }));
        actions.extend(kinds.iter().map(|&kind| Move::Drop { kind, to: from }));
        actions.push(Move::Pass { at: from });
        for &to in &squares {
            actions.extend([Move::Castle { from, to }, Move::Exchange { from, to }]);
            if let Opening::Deployment(_) = rules.terms().opening {
                // One in five: there are too many.
                let kind = Kind((from.index() % 5) as u8);
                actions.push(Move::Place { kind, to: from, pawn_to: to });
            }
            actions.push(Move::Step { from, to, into: None });
            actions.extend(kinds.iter().map(|&kind| Move::Step { from, to, into: Some(kind) }));
        }
    }
    actions
}

/// What is conceivable under the rules looked at last.
#[derive(Default)]
struct Conceivable {
    under: (&'static str, Option<Shape>),
    actions: Vec<Move>,
}

impl Conceivable {
    fn under(&mut self, rules: &Rules) -> &[Move] {
        let under = (rules.game().id, Some(rules.board().shape));
        if self.under != under {
            *self = Conceivable { under, actions: conceivable(rules) };
        }
        &self.actions
    }
}

/// The generator's list against the judge, who knows nothing of tables.
fn check_list(rules: &Rules, position: &Position, moves: &[Move], conceivable: &[Move]) {
    let listed: BTreeSet<Move> = moves.iter().copied().collect();
    assert_eq!(listed.len(), moves.len(), "a move twice in {}", place(rules, position));
    assert_eq!(rules.perft(position, 1), moves.len() as u64, "counted in {}", place(rules, position));
    let outcome = rules.outcome(position);
    assert_eq!(outcome.is_some(), moves.is_empty(), "{outcome:?} in {}", place(rules, position));
    if let Some(outcome) = outcome {
        // An end by the men that are left does not depend on moves; the others mean that there are none.
        if !matches!(outcome.reason, EndReason::Checkmate | EndReason::Stalemate) {
            return;
        }
    }
    let judged: BTreeSet<Move> = conceivable
        .iter()
        .chain(moves)
        .copied()
        .filter(|&action| rules.judge(position, action).is_ok())
        .collect();
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

/// The men of `by` that attack a square: found by a walk, and the general that faces another.
fn walked(rules: &Rules, position: &Position, square: Square, by: Seat) -> SquareSet {
    let walked = rules.walked_attackers(position, square, by);
    let kings = (position.king(rules, by), position.king(rules, by.opponent()));
    let (Some(own), Some(other)) = kings else { return walked };
    if rules.terms().generals != Generals::MayNotFace || other != square {
        return walked;
    }
    let shape = rules.board().shape;
    let between = |man: &Square| {
        let ranks = [shape.rank(own), shape.rank(*man), shape.rank(other)];
        shape.file(*man) == shape.file(own) && (ranks.is_sorted() || ranks.iter().rev().is_sorted())
    };
    // The two generals themselves are "between" as well.
    let faces = shape.file(own) == shape.file(other) && position.occupied().filter(between).count() == 2;
    if faces { walked | SquareSet::of(own) } else { walked }
}

fn check_attacks(rules: &Rules, position: &Position) {
    for by in rules.seats() {
        for square in rules.board().shape.squares() {
            let found = attack::attackers(rules, position, square, by);
            assert_eq!(
                found,
                walked(rules, position, square, by),
                "{square:?} by {by:?} in {}",
                place(rules, position)
            );
        }
        // With two royal men neither can be in check.
        let royals = position.royals(rules, by);
        let king = if royals.count() == 1 { royals.first() } else { None };
        assert_eq!(position.king(rules, by), king, "{}", place(rules, position));
        let attacked = king.is_some_and(|king| !walked(rules, position, king, by.opponent()).is_empty());
        assert_eq!(attack::in_check(rules, position, by), attacked, "{}", place(rules, position));
    }
}

/// Men of the seat on the board and in hand.
fn men_of(rules: &Rules, position: &Position, seat: Seat) -> u32 {
    position.men_of(seat).count() + in_hand(rules, position, seat)
}

fn in_hand(rules: &Rules, position: &Position, seat: Seat) -> u32 {
    let kinds = (0..rules.kinds().len() as u8).map(Kind);
    kinds.map(|kind| u32::from(position.in_hand(Piece { seat, kind }))).sum()
}

/// What a declaration leaves behind: nothing but what it declares.
fn check_declaration(rules: &Rules, position: &Position, action: Move, next: &Position) {
    let what = || format!("{} in {}", rules.write_move(action), place(rules, position));
    assert!(
        rules.board().shape.squares().all(|square| next.man(square) == position.man(square)),
        "{}",
        what()
    );
    let seat = action.declared_by().expect("a declaration");
    match action {
        Move::Ready(_) => {}
        Move::Count(_) => {
            assert_eq!((position.turn(), next.turn()), (seat, seat), "{}", what());
            assert_eq!(position.count(), None, "{}", what());
            let count = next.count().expect("what was begun");
            assert_eq!((count.by, count.bare, count.made), (seat, false, 0), "{}", what());
        }
        Move::Stop(_) => {
            assert_eq!((position.turn(), next.turn(), next.count()), (seat, seat, None), "{}", what());
            assert!(position.count().is_some_and(|count| count.by == seat && !count.bare), "{}", what());
        }
        Move::ClaimImpasse(_) => {
            assert_eq!((position.turn(), next.turn()), (seat, seat.opponent()), "{}", what());
            assert_eq!(next.impasse(), Impasse::Claimed(seat), "{}", what());
        }
        Move::AcceptImpasse(_) => {
            let outcome = rules.outcome(next).expect("the points are counted");
            assert_eq!(outcome.reason, EndReason::Impasse, "{}", what());
        }
        // The claimant has to move.
        Move::DeclineImpasse(_) => {
            assert_eq!((position.turn(), next.turn()), (seat, seat.opponent()), "{}", what());
            assert_eq!(next.impasse(), Impasse::Declined, "{}", what());
        }
        Move::Object(_) => {
            assert_eq!((position.turn(), next.turn()), (seat, seat.opponent()), "{}", what());
            assert_eq!(next.phase(), Phase::Redeployment, "{}", what());
        }
        _ => panic!("no declaration: {}", what()),
    }
}

/// What every legal move leaves behind.
fn check_moves(rules: &Rules, position: &Position, moves: &[Move]) {
    let squares = || rules.board().shape.squares();
    let kinds = || (0..rules.kinds().len() as u8).map(Kind);
    for &action in moves {
        let mut next = position.clone();
        next.apply(rules, action, &mut ());
        let what = || format!("{} in {}", rules.write_move(action), place(rules, position));
        if action.declared_by().is_some() {
            check_declaration(rules, position, action, &next);
            continue;
        }
        let piece = match action {
            Move::Drop { kind, .. } | Move::Place { kind, .. } => Piece { seat: position.turn(), kind },
            action => action.from().and_then(|from| position.man(from)).expect("a man to move"),
        };
        let free_change = matches!(action, Move::Promote { .. });
        if let Some(king) = next.king(rules, piece.seat).filter(|_| !free_change) {
            let attackers = walked(rules, &next, king, piece.seat.opponent());
            assert!(attackers.is_empty(), "the king stands attacked after {}", what());
        }
        // Men are conserved: where they change sides, the hand has the captured one.
        let opponent = piece.seat.opponent();
        let taken = match action {
            Move::Step { to, .. } => position.man(to),
            _ => None,
        };
        let (men, others) = (men_of(rules, position, piece.seat), men_of(rules, position, opponent));
        let (won, lost) = match rules.terms().captured {
            Captured::Dropped => (taken.is_some() as u32, taken.is_some() as u32),
            _ => (0, taken.is_some() as u32),
        };
        assert_eq!(men_of(rules, &next, piece.seat), men + won, "own men after {}", what());
        assert_eq!(men_of(rules, &next, opponent), others - lost, "men after {}", what());
        let drops = matches!(action, Move::Drop { .. } | Move::Place { .. });
        for kind in kinds() {
            let own = Piece { seat: piece.seat, kind };
            let base = taken.map(|man| rules.kind(man.kind).promoted_from.unwrap_or(man.kind));
            let added = (won == 1 && base == Some(kind)) as i32;
            let dropped = (own == piece && drops) as i32;
            let change = i32::from(next.in_hand(own)) - i32::from(position.in_hand(own));
            assert_eq!(change, added - dropped, "in hand after {}", what());
        }
        assert_eq!(in_hand(rules, &next, opponent), in_hand(rules, position, opponent), "{}", what());
        let changed: Vec<Kind> = kinds()
            .filter(|&kind| {
                let own = Piece { seat: piece.seat, kind };
                next.men_like(own).count() != position.men_like(own).count()
            })
            .collect();
        let turns = matches!(action, Move::Step { .. })
            && rules.terms().turns_into.is_some_and(|(from, _)| from == piece.kind);
        let wanted = match action {
            Move::Drop { .. } | Move::Place { .. } => 1,
            _ if action.into().is_some() || turns => 2,
            _ => 0,
        };
        assert_eq!(changed.len(), wanted, "kinds after {}", what());
        // The three views of the board agree.
        for square in squares() {
            let piece = next.man(square);
            let seats = rules.seats().filter(|&seat| next.men_of(seat).has(square)).collect::<Vec<_>>();
            assert_eq!(seats, piece.map(|piece| piece.seat).into_iter().collect::<Vec<_>>(), "{}", what());
            let kinds = kinds().filter(|&kind| next.men_of_kind(kind).has(square)).collect::<Vec<_>>();
            assert_eq!(kinds, piece.map(|piece| piece.kind).into_iter().collect::<Vec<_>>(), "{}", what());
        }
    }
}

#[test]
fn the_list_of_moves_is_what_the_judge_accepts() {
    let mut all = Conceivable::default();
    wander_everywhere(120, 10, |rules, position, moves| check_list(rules, position, moves, all.under(rules)));
}

#[test]
fn positions_and_moves_come_back_from_their_texts() {
    wander_everywhere(600, 80, check_texts);
}

#[test]
fn the_attackers_are_those_that_a_walk_finds() {
    wander_everywhere(250, 30, |rules, position, _| check_attacks(rules, position));
}

/// Squares that a man can ever get to from one, found by walking over an empty board.
fn ever_walked(rules: &Rules, piece: Piece, at: Square) -> SquareSet {
    let patterns = &rules.kind(piece.kind).patterns;
    let (shape, facing) = (rules.board().shape, rules.seat(piece.seat).facing);
    let mut seen = SquareSet::of(at);
    let mut fresh = vec![at];
    while let Some(from) = fresh.pop() {
        walk(
            shape,
            facing,
            patterns,
            from,
            |_| None,
            |target| {
                // Something to capture may stand there, but nothing to hop over.
                let open = matches!(target.access, Access::Open(_) | Access::NothingToCapture);
                if open && patterns[target.pattern].right.is_none() && !seen.has(target.to) {
                    seen.insert(target.to);
                    fresh.push(target.to);
                }
            },
        );
    }
    seen
}

#[test]
fn the_squares_a_man_ever_reaches_are_those_that_walks_find() {
    for game in games::ALL {
        let rules = Rules::new(game, &[]).expect("the defaults");
        for kind in (0..rules.kinds().len() as u8).map(Kind) {
            for (seat, at) in
                rules.seats().flat_map(|seat| rules.board().shape.squares().map(move |at| (seat, at)))
            {
                let none = SquareSet::EMPTY;
                let diagram = PatternDiagram::new(&rules, kind, seat, at, none, none);
                assert_eq!(
                    diagram.ever,
                    ever_walked(&rules, Piece { seat, kind }, at),
                    "{} {kind:?} {at:?}",
                    game.id
                );
            }
        }
    }
}

#[test]
fn no_move_exposes_the_own_king_or_loses_a_man() {
    wander_everywhere(250, 30, check_moves);
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
            Phase::Forced => seen.insert("forced"),
            Phase::Deployment => seen.insert("deployment"),
            Phase::Redeployment => seen.insert("redeployment"),
            Phase::Lots => seen.insert("lots"),
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
                Move::Count(_) => "count",
                Move::Stop(_) => "stop",
                Move::ClaimImpasse(_) => "claim",
                Move::AcceptImpasse(_) => "accept",
                Move::DeclineImpasse(_) => "decline",
                Move::Drop { .. } => "drop",
                Move::Pass { .. } => "pass",
                Move::Object(_) => "object",
                Move::Place { .. } => "place",
                Move::Throw(_) | Move::Skip(_) | Move::Release(_) => "throw",
                Move::Propose(_) | Move::Agree(_) | Move::Refuse(_) => "offer",
            });
        }
    });
    let wanted = [
        "accept",
        "array",
        "bare-king",
        "bare-king-survived",
        "bare-moves",
        "castling",
        "checkmate",
        "claim",
        "count",
        "counted-out",
        "decline",
        "deployment",
        "drop",
        "exchange",
        "forced",
        "impasse",
        "mobilisation",
        "niol",
        "object",
        "pass",
        "place",
        "points",
        "promotion",
        "ready",
        "redeployment",
        "stalemate",
        "standoff",
        "step",
        "stop",
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
    let squares: Vec<Square> = game.rules().board().shape.squares().collect();
    let name = |square: Square| game.rules().board().shape.name(square);
    let known =
        ["", "e2", "e2e3e4", "z9z9", "ready-x", "a1~a9", "castle", "e2e3Q", "P@e5", "p@e5", "R@", "@a1"];
    let declared = ["count-w", "stop-b", "impasse-w", "accept-b", "decline-w", "e2e10+", "e2e3++"];
    let mut texts: Vec<String> = known.into_iter().chain(declared).map(str::to_owned).collect();
    for _ in 0..6 {
        let (from, to) = (random.pick(&squares), random.pick(&squares));
        let tail = random.pick(&["", "", "q", "n", "~", "+", "@"]);
        texts.push(match tail {
            "~" => format!("{}~{}", name(from), name(to)),
            "@" => format!("{}@{}", random.pick(&["P", "N", "L", "K", "M"]), name(to)),
            tail => format!("{}{}{tail}", name(from), name(to)),
        });
    }
    texts
}

/// Where the attempt at a forbidden move loses, it is refused or it ends the game, and can be undone.
fn check_forfeit(game: &Match, text: &str) {
    let mut game = game.clone();
    let (position, over) = (game.position().clone(), game.outcome().is_some());
    let Ok(_) = game.play(text) else { return assert_eq!(game.position(), &position, "{text}") };
    let outcome = game.outcome().expect("a loss");
    assert!(!over && outcome.reason == EndReason::Forbidden, "{text} in {}", game.position_text());
    assert_eq!((outcome.winner, game.legal()), (Some(position.turn().opponent()), Vec::new()));
    assert!(game.undo().is_some() && game.outcome().is_none());
    assert_eq!(game.position(), &position);
    assert!(game.redo().is_some() && game.outcome() == Some(outcome));
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
            if game.rules().terms().forbidden_loses {
                check_forfeit(&game, &text);
                continue;
            }
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
    for game in duels() {
        let mut random = Random::new(game.id.len() as u64);
        for _ in 0..4 {
            play_a_game(game.id, &[], &mut random, 150);
        }
        for options in deviations(game, &mut random) {
            play_a_game(game.id, &options, &mut random, 40);
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
    for game in duels() {
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
        let men = fields.next().expect("men");
        let (men, hands) = men.split_at(men.find('[').unwrap_or(men.len()));
        // A rank as its cells: an empty square, a letter, or a letter after a plus.
        let cells = |rank: &str| {
            let mut cells: Vec<String> = Vec::new();
            for letter in spread(rank).chars() {
                match cells.last_mut() {
                    Some(cell) if cell == "+" => cell.push(self.letter(letter)),
                    _ => cells.push(self.letter(letter).into()),
                }
            }
            cells
        };
        let mut ranks: Vec<Vec<String>> = men.split('/').map(cells).collect();
        if self.ranks {
            ranks.reverse();
        }
        if self.files {
            ranks.iter_mut().for_each(|rank| rank.reverse());
        }
        let ranks: Vec<String> = ranks.iter().map(|rank| squeezed(&rank.concat())).collect();
        let hands: String = hands.chars().map(|letter| self.letter(letter)).collect();
        let turn = self.side(fields.next().expect("turn"));
        let rights: String = fields.next().expect("rights").chars().map(|right| self.letter(right)).collect();
        let mut image = format!("{}{hands} {turn} {rights}", ranks.join("/"));
        for field in fields {
            match field.split_once('=') {
                Some(("phase", _)) | None => image += &format!(" {field}"),
                Some((name @ ("ready" | "shak" | "claim"), side)) => {
                    image += &format!(" {name}={}", self.side(side))
                }
                Some((name @ ("bare" | "counting"), count)) => {
                    image += &format!(" {name}={}{}", self.side(&count[..1]), &count[1..]);
                }
                Some(_) => {}
            }
        }
        image
    }

    /// The image of a square.
    fn square(self, shape: Shape, square: Square) -> Square {
        let place =
            |turned: bool, place: i8, number: u8| if turned { number as i8 - 1 - place } else { place };
        let file = place(self.files, shape.file(square), shape.files);
        let rank = place(self.ranks, shape.rank(square), shape.ranks);
        shape.square(file, rank).expect("a square")
    }

    /// The image of an action.
    fn action(self, shape: Shape, action: Move) -> Move {
        let at = |square| self.square(shape, square);
        let by = |seat: Seat| if self.sides { seat.opponent() } else { seat };
        match action {
            Move::Step { from, to, into } => Move::Step { from: at(from), to: at(to), into },
            Move::Castle { from, to } => Move::Castle { from: at(from), to: at(to) },
            Move::Exchange { from, to } => Move::Exchange { from: at(from), to: at(to) },
            Move::Promote { at: here, into } => Move::Promote { at: at(here), into },
            Move::Drop { kind, to } => Move::Drop { kind, to: at(to) },
            Move::Place { kind, to, pawn_to } => Move::Place { kind, to: at(to), pawn_to: at(pawn_to) },
            Move::Pass { at: here } => Move::Pass { at: at(here) },
            Move::Object(seat) => Move::Object(by(seat)),
            Move::Ready(seat) => Move::Ready(by(seat)),
            Move::Count(seat) => Move::Count(by(seat)),
            Move::Stop(seat) => Move::Stop(by(seat)),
            Move::ClaimImpasse(seat) => Move::ClaimImpasse(by(seat)),
            Move::AcceptImpasse(seat) => Move::AcceptImpasse(by(seat)),
            Move::DeclineImpasse(seat) => Move::DeclineImpasse(by(seat)),
            Move::Throw(_) | Move::Skip(_) | Move::Release(_) => action,
            Move::Propose(_) | Move::Agree(_) | Move::Refuse(_) => action,
        }
    }
}

/// Rotation by half a turn with an exchange of the sides.
const TURN: Symmetry = Symmetry { files: true, ranks: true, sides: true };
/// Reflection top to bottom with an exchange of the sides.
const FACE: Symmetry = Symmetry { files: false, ranks: true, sides: true };
/// Reflection left to right.
const MIRROR: Symmetry = Symmetry { files: true, ranks: false, sides: false };

fn check_symmetry(rules: &Rules, image_rules: &Rules, symmetry: Symmetry, seed: u64, positions: usize) {
    let shape = rules.board().shape;
    wander(rules, seed, positions, |position, moves| {
        // The array, with its forced moves, is not symmetric.
        if position.phase() == Phase::Forced {
            return;
        }
        let text = rules.write_position(position);
        let image = symmetry.position(&text);
        let image =
            image_rules.read_position(&image).unwrap_or_else(|error| panic!("{text} {image}: {error}"));
        let wanted: BTreeSet<String> =
            moves.iter().map(|&action| image_rules.write_move(symmetry.action(shape, action))).collect();
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
        ("makruk", &[TURN]),
        ("ouk", &[TURN]),
        ("shatar", &[TURN, FACE]),
        ("xiangqi", &[TURN, FACE]),
        ("heian-shogi", &[TURN, FACE]),
        ("sho-shogi", &[TURN, FACE]),
        ("shogi", &[TURN, FACE]),
    ] {
        let game = games::find(game).expect("a game");
        let mut sets = deviations(game, &mut Random::new(5));
        sets.push(Vec::new());
        for (index, options) in sets.iter().enumerate() {
            let rules = Rules::new(game, options).expect("filtered");
            for &symmetry in symmetries {
                check_symmetry(&rules, &rules, symmetry, 31 * index as u64, 30);
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
        ("makruk", &[], &[]),
        ("shatar", &[], &[("kingFile", "d")]),
        ("shatar", &[("opening", "king-pawn")], &[("opening", "king-pawn"), ("kingFile", "d")]),
        ("xiangqi", &[], &[]),
        ("heian-shogi", &[], &[]),
        ("heian-shogi", &[("board", "9x8")], &[("board", "9x8")]),
        ("sho-shogi", &[], &[]),
        ("shogi", &[], &[]),
    ] {
        let game = games::find(game).expect("a game");
        let rules = Rules::new(game, options).expect("options");
        let image = Rules::new(game, image).expect("options");
        check_symmetry(&rules, &image, MIRROR, 99, 200);
        check_symmetry(&image, &rules, MIRROR, 99, 200);
    }
}

/// From the start, where the array allows it: both sides have the same moves.
#[test]
fn counts_from_the_start_do_not_depend_on_who_begins() {
    for game in duels() {
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
    'k', 'q', 'b', 'n', 'r', 'p', 'd', 'm', 's', 'j', 'a', 'c', 'l', 'g', 'e', '[', ']', '@', 'G', 'L', 'K',
    'Q', 'B', 'N', 'R', 'P', 'D', '0', '1', '2', '3', '7', '8', '9', '/', ' ', '-', '=', ':', '~', 'w', 'a',
    'h', 'é', '王', '\0', '\n', '\t', '+', '.', ',', '\u{202e}',
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
    " phase=forced",
    " counting=w:board:63/64",
    " counting=b:bare:0/0",
    " counting=b:bare:255/256",
    " counting=w:board:é/1",
    " counting=w:board",
    " shak=w",
    " shak=x",
    " claim=b",
    " claim=declined",
    " claim=accepted",
    " claim=",
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
    for game in duels() {
        let mut random = Random::new(4 + game.id.len() as u64);
        let mut sets = deviations(game, &mut random);
        sets.push(Vec::new());
        let mut read = 0;
        for options in &sets {
            let rules = Rules::new(game, options).expect("filtered");
            let all = conceivable(&rules);
            let mut texts = Vec::new();
            wander(&rules, 8, 40, |position, _| texts.push(rules.write_position(position)));
            for _ in 0..80 {
                let mut text = mutated(&random.pick(&texts), &mut random);
                if random.one_in(3) {
                    text.push_str(random.pick(TAILS));
                }
                let Ok(mut position) = rules.read_position(&text) else { continue };
                read += 1;
                for _ in 0..2 {
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
        assert!(read > 50, "{}: only {read} texts were read", game.id);
    }
}

#[test]
fn hostile_texts_are_refused_without_a_panic() {
    let mut random = Random::new(42);
    for game in duels() {
        let rules = Rules::new(game, &[]).expect("the defaults");
        let start = Position::start(&rules);
        let text = rules.write_position(&start);
        for _ in 0..3_000 {
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
    for game in duels() {
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
    let mut all = Conceivable::default();
    wander_everywhere(6, 1, |rules, position, _| {
        for &action in all.under(rules) {
            if let Err(refusal) = rules.judge(position, action) {
                assert!(!refusal.code().is_empty());
                let squares = rules.board().shape.len();
                assert!(refusal.squares().iter().all(|square| square.index() < squares));
            }
            position.clone().apply(rules, action, &mut ());
        }
    });
}
