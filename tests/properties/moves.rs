//! Properties of moves and of what they leave behind.

use std::collections::BTreeSet;

use tabiya::movement::{Access, walk};
use tabiya::pictures::diagram::PatternDiagram;
use tabiya::position::Impasse;
use tabiya::variant::{Captured, ImpasseRule};
use tabiya::{EndReason, Match, Move, Phase, Piece, Position, Role, Rules, Seat, Square, SquareSet, games};

use super::compare::{Conceivable, attacks_differ, effects_differ, kind, list_differs, walked};
use super::wander::{place, wander, wander_everywhere};

/// The generator's list against the judge, who knows nothing of tables.
pub fn check_list(rules: &Rules, position: &Position, moves: &[Move], conceivable: &[Move]) {
    assert_eq!(rules.perft(position, 1), moves.len() as u64, "counted in {}", place(rules, position));
    let outcome = rules.outcome(position);
    assert_eq!(outcome.is_some(), moves.is_empty(), "{outcome:?} in {}", place(rules, position));
    if let Some(outcome) = outcome {
        // An end by the pieces that are left does not depend on moves; the others mean that there are none.
        if !matches!(outcome.reason, EndReason::Checkmate | EndReason::Stalemate) {
            return;
        }
    }
    assert_eq!(list_differs(rules, position, moves, conceivable), None, "in {}", place(rules, position));
}

pub fn check_texts(rules: &Rules, position: &Position, moves: &[Move]) {
    let text = rules.write_position(position);
    assert_eq!(rules.read_position(&text).as_ref(), Ok(position), "{}", place(rules, position));
    let game = Match::new(&rules.game().id, &[], Some(&text)).expect("its own text");
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

pub fn check_attacks(rules: &Rules, position: &Position) {
    assert_eq!(attacks_differ(rules, position), None, "in {}", place(rules, position));
    for seat in rules.seats() {
        // With two royal pieces neither can be in check.
        let royals = position.royals(rules, seat);
        let king = if royals.len() == 1 { royals.first() } else { None };
        assert_eq!(position.king(rules, seat), king, "{}", place(rules, position));
    }
}

/// Pieces of the seat on the board and in hand.
fn pieces_of(rules: &Rules, position: &Position, seat: Seat) -> u32 {
    position.pieces_of(seat).len() + in_hand(rules, position, seat)
}

fn in_hand(rules: &Rules, position: &Position, seat: Seat) -> u32 {
    let roles = (0..rules.roles().len() as u8).map(Role);
    roles.map(|role| u32::from(position.in_hand(Piece { seat, role }))).sum()
}

/// What a declaration leaves behind: nothing but what it declares.
fn check_declaration(rules: &Rules, position: &Position, action: Move, next: &Position) {
    let what = || format!("{} in {}", rules.write_move(action), place(rules, position));
    assert!(
        rules.board().shape.squares().all(|square| next.piece_at(square) == position.piece_at(square)),
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
        Move::ClaimImpasse(_) if matches!(rules.terms().impasse, Some(ImpasseRule::Declared { .. })) => {
            let outcome = rules.outcome(next).expect("a declaration wins");
            assert_eq!((outcome.winner, outcome.reason), (Some(seat), EndReason::Impasse), "{}", what());
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
        Move::ClaimStalemate(_) => {
            let outcome = rules.outcome(next).expect("a draw");
            assert_eq!((outcome.reason, outcome.winner), (EndReason::Stalemate, None), "{}", what());
        }
        Move::Object(_) => {
            assert_eq!((position.turn(), next.turn()), (seat, seat.opponent()), "{}", what());
            assert_eq!(next.phase(), Phase::Redeployment, "{}", what());
        }
        _ => panic!("no declaration: {}", what()),
    }
}

fn file_of(rules: &Rules, square: Square) -> u8 {
    square.0 % rules.board().shape.files
}

/// What every legal move leaves behind.
pub fn check_moves(rules: &Rules, position: &Position, moves: &[Move]) {
    let squares = || rules.board().shape.squares();
    let roles = || (0..rules.roles().len() as u8).map(Role);
    for &action in moves {
        let mut next = position.clone();
        next.apply(rules, action, &mut ());
        let what = || format!("{} in {}", rules.write_move(action), place(rules, position));
        if action.declared_by().is_some() {
            check_declaration(rules, position, action, &next);
            continue;
        }
        let piece = match action {
            Move::Drop { role, .. } | Move::Place { role, .. } => Piece { seat: position.turn(), role },
            action => action.from().and_then(|from| position.piece_at(from)).expect("a piece to move"),
        };
        let free_change = matches!(action, Move::Promote { .. });
        if let Some(king) = next.king(rules, piece.seat).filter(|_| !free_change) {
            let attackers = walked(rules, &next, king, piece.seat.opponent());
            assert!(attackers.is_empty(), "the king stands attacked after {}", what());
        }
        // Pieces are conserved: where they change sides, the hand has the captured one.
        let opponent = piece.seat.opponent();
        let taken = match action {
            // In passing: a pawn goes aside to an empty square, and captures what stands beside where it was.
            Move::Step { from, to, .. }
                if piece.role == rules.terms().pawn
                    && position.passed().is_some_and(|passed| passed.over == to)
                    && file_of(rules, from) != file_of(rules, to) =>
            {
                let (files, rank) = (rules.board().shape.files, from.0 / rules.board().shape.files);
                position.piece_at(Square(rank * files + file_of(rules, to)))
            }
            Move::Step { to, .. } => position.piece_at(to),
            _ => None,
        };
        let (pieces, others) = (pieces_of(rules, position, piece.seat), pieces_of(rules, position, opponent));
        let (won, lost) = match rules.terms().captured {
            Captured::Dropped => (taken.is_some() as u32, taken.is_some() as u32),
            _ => (0, taken.is_some() as u32),
        };
        assert_eq!(pieces_of(rules, &next, piece.seat), pieces + won, "own pieces after {}", what());
        assert_eq!(pieces_of(rules, &next, opponent), others - lost, "pieces after {}", what());
        let drops = matches!(action, Move::Drop { .. } | Move::Place { .. });
        for role in roles() {
            let own = Piece { seat: piece.seat, role };
            let base = taken.map(|other| rules.role(other.role).promoted_from.unwrap_or(other.role));
            let added = (won == 1 && base == Some(role)) as i32;
            let dropped = (own == piece && drops) as i32;
            let change = i32::from(next.in_hand(own)) - i32::from(position.in_hand(own));
            assert_eq!(change, added - dropped, "in hand after {}", what());
        }
        assert_eq!(in_hand(rules, &next, opponent), in_hand(rules, position, opponent), "{}", what());
        let changed: Vec<Role> = roles()
            .filter(|&role| {
                let own = Piece { seat: piece.seat, role };
                next.pieces_like(own).len() != position.pieces_like(own).len()
            })
            .collect();
        let turns = matches!(action, Move::Step { .. })
            && rules.terms().turns_into.is_some_and(|(from, _)| from == piece.role);
        let wanted = match action {
            Move::Drop { .. } | Move::Place { .. } => 1,
            _ if action.into().is_some() || turns => 2,
            _ => 0,
        };
        assert_eq!(changed.len(), wanted, "kinds after {}", what());
        // The three views of the board agree.
        for square in squares() {
            let piece = next.piece_at(square);
            let seats = rules.seats().filter(|&seat| next.pieces_of(seat).has(square)).collect::<Vec<_>>();
            assert_eq!(seats, piece.map(|piece| piece.seat).into_iter().collect::<Vec<_>>(), "{}", what());
            let roles = roles().filter(|&role| next.pieces_of_role(role).has(square)).collect::<Vec<_>>();
            assert_eq!(roles, piece.map(|piece| piece.role).into_iter().collect::<Vec<_>>(), "{}", what());
        }
    }
}

#[test]
fn the_list_of_moves_is_what_the_judge_accepts() {
    let mut all = Conceivable::default();
    wander_everywhere(120, 10, |rules, position, moves| check_list(rules, position, moves, all.under(rules)));
}

#[test]
fn what_a_move_does_is_what_the_judge_expects() {
    wander_everywhere(250, 30, |rules, position, moves| {
        assert_eq!(effects_differ(rules, position, moves), None, "in {}", place(rules, position));
    });
}

#[test]
fn positions_and_moves_come_back_from_their_texts() {
    wander_everywhere(600, 80, check_texts);
}

#[test]
fn the_attackers_are_those_that_a_walk_finds() {
    wander_everywhere(250, 30, |rules, position, _| check_attacks(rules, position));
}

/// Squares that a piece can ever get to from one, found by walking over an empty board.
fn ever_walked(rules: &Rules, piece: Piece, at: Square) -> SquareSet {
    let patterns = &rules.role(piece.role).patterns;
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
fn the_squares_a_piece_ever_reaches_are_those_that_walks_find() {
    for game in games::EVERY {
        let rules = Rules::new(game, &[]).expect("the defaults");
        for role in (0..rules.roles().len() as u8).map(Role) {
            for (seat, at) in
                rules.seats().flat_map(|seat| rules.board().shape.squares().map(move |at| (seat, at)))
            {
                let none = SquareSet::EMPTY;
                let diagram = PatternDiagram::new(&rules, role, seat, at, none, none);
                assert_eq!(
                    diagram.ever,
                    ever_walked(&rules, Piece { seat, role }, at),
                    "{} {role:?} {at:?}",
                    game.id
                );
            }
        }
    }
}

#[test]
fn no_move_exposes_the_own_king_or_loses_a_piece() {
    wander_everywhere(250, 30, check_moves);
}

/// The walks get everywhere: otherwise the tests above say little.
#[test]
fn random_play_reaches_every_kind_of_move_and_end() {
    let mut seen: BTreeSet<&'static str> = BTreeSet::new();
    let mut note = |rules: &Rules, position: &Position, moves: &[Move]| {
        if let Some(outcome) = rules.outcome(position) {
            seen.insert(outcome.reason.id());
        }
        if position.bare_moves(Seat::FIRST) > 0 {
            seen.insert("bare-moves");
        }
        match position.phase() {
            Phase::FreeMoves(_) => seen.insert("array"),
            Phase::Mobilisation(_) => seen.insert("mobilisation"),
            Phase::Forced => seen.insert("forced"),
            Phase::Deployment => seen.insert("deployment"),
            Phase::Redeployment => seen.insert("redeployment"),
            Phase::OpeningRoll => seen.insert("lots"),
            Phase::Play => false,
        };
        seen.extend(moves.iter().map(|&action| kind(action)));
    };
    wander_everywhere(2000, 300, &mut note);
    // Where the first player has to object by itself, chance hardly ever does.
    let watched = Rules::new(&games::SITTUYIN, &[("objection", "automatic")]).expect("a rule set");
    wander(&watched, 1, 2000, |position, moves| note(&watched, position, moves));
    // Nor is a king often stalemated that may change places with another piece.
    let transposes = Rules::new(&games::SHATRANJ, &[("stalemate", "transpose")]).expect("a rule set");
    wander(&transposes, 1, 4000, |position, moves| note(&transposes, position, moves));
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
        "promotion in place",
        "ready",
        "redeployment",
        "stalemate",
        "standoff",
        "step",
        "stop",
        "two-bare-kings",
    ];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), wanted);
}
