//! Armies in alliances: who moves whose men, thrones, prisoners, concourse, peace, stakes.
//!
//! Ledger sections 15 and 16: Bell's and Walker's rules of the four-handed game.

mod apply;
mod judge;

use crate::action::Move;
use crate::board::{Shape, Square, SquareSet, Zone};
use crate::movegen::targets;
use crate::outcome::{EndReason, Outcome};
use crate::piece::{Kind, Piece, SEATS, Seat};
use crate::position::{Captor, Offer, Phase, Position, Table};
use crate::rules::{
    Advancement, Armies, Command, Contest, Empire, Exchange, Peace, Reentry, Repetition, Rules,
};
use crate::throws;

pub(crate) use apply::{apply, close};
pub(crate) use judge::judge;

fn all_seats() -> impl Iterator<Item = Seat> {
    (0..SEATS as u8).map(Seat)
}

/// The state beside the board, which these games always have.
fn table(position: &Position) -> &Table {
    const BARE: &Table = &Table::new();
    position.table().unwrap_or(BARE)
}

/// Whether a seat still fights: it has men and no peace.
pub(crate) fn fights(position: &Position, seat: Seat) -> bool {
    !position.men_of(seat).is_empty() && !table(position).at_peace[seat.index()]
}

/// The square on which a seat's king stands at the start.
pub(crate) fn throne(rules: &Rules, terms: Armies, seat: Seat) -> Option<Square> {
    let king = Some(Piece { seat, kind: terms.king });
    rules.array().iter().position(|man| *man == king).map(|index| Square(index as u8))
}

/// Where a seat's king stands.
fn king(position: &Position, terms: Armies, seat: Seat) -> Option<Square> {
    position.men_like(Piece { seat, kind: terms.king }).first()
}

/// Who decides on the moves of this turn: its seat, or the ally that commands it.
pub(crate) fn decider(position: &Position, terms: Armies, turn: Seat) -> Seat {
    let ally = terms.alliance.ally(turn);
    let commands = &table(position).commands;
    // If each holds the other's throne, each is master at the own throw.
    let obeys = commands[ally.index()] && !commands[turn.index()];
    if terms.command == Command::Alone && obeys { ally } else { turn }
}

/// Whether a man may be moved in a turn of this seat, throws aside.
fn may_move(position: &Position, terms: Armies, turn: Seat, piece: Piece) -> bool {
    let table = table(position);
    let ally = terms.alliance.ally(turn);
    let decider = decider(position, terms, turn);
    let steerer = terms.alliance.ally(piece.seat);
    if !terms.alliance.allied(turn, piece.seat) || table.at_peace[piece.seat.index()] {
        return false;
    }
    if piece.kind == terms.boat && table.steers[steerer.index()] && fights(position, steerer) {
        return decider == steerer;
    }
    piece.seat == turn || table.commands[turn.index()] || table.commands[ally.index()]
}

/// Whether a man may capture another, wherever they stand.
pub(crate) fn may_capture(position: &Position, terms: Armies, man: Piece, other: Piece) -> bool {
    let hostile = !terms.alliance.allied(man.seat, other.seat)
        || (terms.ally_capture && terms.alliance.ally(man.seat) == other.seat);
    let weak = |piece: Piece| terms.minor.contains(&piece.kind);
    hostile && !table(position).at_peace[other.seat.index()] && (!weak(man) || weak(other))
}

/// The moves on the board that the throw allows.
pub(crate) fn steps(rules: &Rules, position: &Position, terms: Armies, moves: &mut Vec<Move>) {
    let turn = position.turn();
    let thrown = throws::thrown(rules, position);
    if rules.terms().dice.is_some() && thrown.is_none() {
        return;
    }
    let occupied = position.occupied();
    let free = SquareSet(!occupied.0);
    let own = position.men_of(turn) | position.men_of(terms.alliance.ally(turn));
    for from in own {
        let Some(piece) = position.man(from) else { continue };
        let allowed = thrown.is_none_or(|face| face.moves.contains(&piece.kind));
        if !(allowed && may_move(position, terms, turn, piece)) {
            continue;
        }
        let prey = { occupied }
            .filter(|&at| position.man(at).is_some_and(|other| may_capture(position, terms, piece, other)));
        for to in targets(rules, position, piece, from, free, prey.collect(), false) {
            match advance(rules, position, terms, piece, to) {
                Advance::None => moves.push(Move::Step { from, to, into: None }),
                Advance::Into(kinds) => {
                    moves.extend(kinds.iter().map(|&kind| Move::Step { from, to, into: Some(kind) }));
                }
                Advance::Barred => {}
            }
        }
        if piece.kind == rules.terms().pawn
            && is_far(rules, piece.seat, from)
            && let Advance::Into(kinds) = advance(rules, position, terms, piece, from)
        {
            moves.extend(kinds.iter().map(|&into| Move::Promote { at: from, into }));
        }
    }
}

/// What becomes of a man that goes to a square.
enum Advance {
    /// It stays what it is.
    None,
    /// It becomes one of these.
    Into(Vec<Kind>),
    /// It may not go there.
    Barred,
}

fn advance(rules: &Rules, position: &Position, terms: Armies, piece: Piece, to: Square) -> Advance {
    if piece.kind != rules.terms().pawn || !is_far(rules, piece.seat, to) {
        return Advance::None;
    }
    if is_privileged(rules, position, terms, piece.seat) {
        return Advance::Into(terms.advancement.privileged.to_vec());
    }
    if !has_lost_pawn(rules, position, piece.seat) {
        // Walker's rule 16 bars the whole far side, marked squares too.
        return if terms.advancement.waits { Advance::None } else { Advance::Barred };
    }
    match kinds_of_square(rules, terms.advancement, piece.seat, to) {
        kinds if kinds.is_empty() => Advance::None,
        kinds => Advance::Into(kinds),
    }
}

/// Whether a square lies on the far side for this seat.
fn is_far(rules: &Rules, seat: Seat, at: Square) -> bool {
    rules.seat(seat).facing.is_in(rules.board().shape, Zone::LastRanks(1), at)
}

/// What a pawn that has lost a comrade becomes on this square of the far side.
fn kinds_of_square(rules: &Rules, terms: Advancement, seat: Seat, at: Square) -> Vec<Kind> {
    let file = rules.seat(seat).facing.file(rules.board().shape, at);
    match terms.by_file[file as usize % 8] {
        Some(kind) => vec![kind],
        None if rules.is_marked(at) => terms.elsewhere.to_vec(),
        None => Vec::new(),
    }
}

/// Whether a side has lost a pawn. A promoted pawn counts: none promotes before one is lost.
fn has_lost_pawn(rules: &Rules, position: &Position, seat: Seat) -> bool {
    let pawn = Piece { seat, kind: rules.terms().pawn };
    position.men_like(pawn).count() < u32::from(rules.initial(seat, pawn.kind))
}

/// Whether a seat has only a boat and a pawn left, and perhaps its king.
pub(crate) fn is_privileged(rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> bool {
    let like = |kind| position.men_like(Piece { seat, kind }).count();
    let kings = like(terms.king);
    like(terms.boat) == 1
        && like(rules.terms().pawn) == 1
        && position.men_of(seat).count() == 2 + kings
        && (kings == 0 || terms.advancement.king_may_stand)
}

/// What may be declared before the throw, or before the move where nothing is thrown.
pub(crate) fn declarations(rules: &Rules, position: &Position, terms: Armies, moves: &mut Vec<Move>) {
    let seat = position.turn();
    if may_propose(rules, position, terms, seat) {
        moves.push(Move::Propose(seat));
    }
    if may_release(rules, position, terms, seat) {
        moves.push(Move::Release(seat));
    }
}

/// Whether a seat may propose an exchange now.
fn may_propose(rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> bool {
    !table(position).refused[seat.index()] && offer(rules, position, terms, seat).is_some()
}

/// The exchange of captured kings that a seat may propose now, unless it has been refused.
pub(crate) fn offer(rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> Option<Offer> {
    let table = table(position);
    let ally = terms.alliance.ally(seat);
    let enemies = terms.alliance.enemies(seat);
    let captives = |seats: [Seat; 2]| seats.into_iter().filter(|seat| table.captives[seat.index()].is_some());
    let own = |seat: &Seat| table.captives[seat.index()].map(|captive| captive.by);
    // A king that its own side has captured is nothing to exchange.
    let by_enemy = |lost: &Seat| own(lost).is_some_and(|captor| enemies.contains(&captor));
    let mut taken = captives(enemies);
    let (enemy, None) = (taken.next()?, taken.next()) else { return None };
    if own(&enemy) != Some(seat) {
        return None;
    }
    let (freed, to) = match terms.exchange {
        Exchange::WithRemainingKing => {
            let remaining = enemies.into_iter().find(|&other| other != enemy)?;
            king(position, terms, remaining)?;
            (Some(ally).filter(by_enemy)?, remaining)
        }
        Exchange::BetweenCaptors => {
            let mut lost = captives([seat, ally]);
            let (lost, None) = (lost.next()?, lost.next()) else { return None };
            let captor = Some(lost).filter(by_enemy).and_then(|lost| own(&lost))?;
            (!position.men_of(captor).is_empty()).then_some((lost, captor))?
        }
    };
    let kings = [freed, enemy];
    let returns = kings.iter().all(|&owner| reentry(rules, position, terms, owner).is_some());
    returns.then_some(Offer { by: seat, to, kings })
}

/// Whether a seat may have its ally's king back without exchange.
fn may_release(rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> bool {
    let table = table(position);
    let ally = terms.alliance.ally(seat);
    let by_seat = |enemy: Seat| table.captives[enemy.index()].is_some_and(|captive| captive.by == seat);
    let crowned = match terms.exchange {
        Exchange::WithRemainingKing => king(position, terms, seat).is_some(),
        Exchange::BetweenCaptors => true,
    };
    crowned
        && table.captives[ally.index()].is_some()
        && terms.alliance.enemies(seat).into_iter().all(by_seat)
        && reentry(rules, position, terms, ally).is_some()
}

/// Where a freed king of this seat returns to.
fn reentry(rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> Option<Square> {
    let throne = throne(rules, terms, seat)?;
    let shape = rules.board().shape;
    let steps = |at: Square| {
        let (files, ranks) = (shape.file(at) - shape.file(throne), shape.rank(at) - shape.rank(throne));
        files.abs().max(ranks.abs())
    };
    let free = |at: &Square| position.man(*at).is_none();
    match terms.reentry {
        Reentry::OwnThrone => Some(throne).filter(free),
        Reentry::NearestFree => {
            let name = |at: Square| (shape.file(at), shape.rank(at));
            shape.squares().filter(free).min_by_key(|&at| (steps(at), name(at)))
        }
    }
}

/// The square of two by two whose lower left corner this is, if the board has all of it.
fn block(shape: Shape, corner: Square) -> Option<[Square; SEATS]> {
    let squares = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|step| shape.offset(corner, step));
    let [Some(first), Some(second), Some(third), Some(fourth)] = squares else { return None };
    Some([first, second, third, fourth])
}

/// The four boats' squares, if they form a square of two by two with this one.
pub(crate) fn concourse(
    rules: &Rules,
    position: &Position,
    terms: Armies,
    at: Square,
) -> Option<[Square; SEATS]> {
    let shape = rules.board().shape;
    let boat =
        |seat: Seat, block: SquareSet| (position.men_like(Piece { seat, kind: terms.boat }) & block).first();
    for corner in [(0, 0), (-1, 0), (0, -1), (-1, -1)] {
        let Some(squares) = shape.offset(at, corner).and_then(|corner| block(shape, corner)) else {
            continue;
        };
        let block: SquareSet = squares.into_iter().collect();
        let boats = [0, 1, 2, 3].map(|seat| boat(Seat(seat), block));
        if let [Some(first), Some(second), Some(third), Some(fourth)] = boats {
            return Some([first, second, third, fourth]);
        }
    }
    None
}

/// The squares that a seat's boat can ever reach from its place in the array; none where the game
/// has no boats that meet.
pub fn circuit(rules: &Rules, seat: Seat) -> SquareSet {
    let Contest::Armies(terms) = rules.terms().contest else { return SquareSet::EMPTY };
    let boat = Piece { seat, kind: terms.boat };
    let mut reached: SquareSet =
        rules.board().shape.squares().filter(|at| rules.array()[at.index()] == Some(boat)).collect();
    loop {
        let mut next = reached;
        for from in reached {
            next |= targets(
                rules,
                &Position::empty(),
                boat,
                from,
                rules.board().shape.all(),
                SquareSet::EMPTY,
                false,
            );
        }
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// The squares of two by two of which each seat's boat can reach one, a different one for each.
pub fn places(rules: &Rules) -> Vec<[Square; SEATS]> {
    let shape = rules.board().shape;
    let circuits = [0, 1, 2, 3].map(|seat| circuit(rules, Seat(seat)));
    let place = |corner: Square| {
        let squares = block(shape, corner)?;
        let block: SquareSet = squares.into_iter().collect();
        let met = circuits.iter().all(|circuit| !(*circuit & block).is_empty());
        let distinct = circuits.iter().fold(SquareSet::EMPTY, |all, &circuit| all | (circuit & block));
        (met && distinct == block).then_some(squares)
    };
    shape.squares().filter_map(place).collect()
}

/// How many stakes an empire of this seat is worth from each enemy, if it has built one.
fn empire_price(position: &Position, terms: Armies, seat: Seat) -> Option<u8> {
    let table = table(position);
    let enemies = terms.alliance.enemies(seat).map(|enemy| table.captives[enemy.index()]);
    let [Some(one), Some(other)] = enemies else { return None };
    if terms.empire == Empire::Nothing || !table.mounted[seat.index()] || one.by != seat || other.by != seat {
        return None;
    }
    let last = if one.second { one } else { other };
    Some(match last.how {
        Captor::KingOnThrone => 4,
        Captor::King => 2,
        Captor::Man => 1,
    })
}

/// How the game has ended, if it has (ledger, ambiguity 8).
pub(crate) fn outcome(rules: &Rules, position: &Position, terms: Armies) -> Option<Outcome> {
    let table = table(position);
    if terms.empire == Empire::Wins
        && let Some(seat) = all_seats().find(|seat| table.empire[seat.index()])
    {
        return Some(Outcome::won(seat, EndReason::Empire));
    }
    let fighting = |first: Seat| {
        [first, terms.alliance.ally(first)].into_iter().filter(|&seat| fights(position, seat)).min()
    };
    let sides = [fighting(Seat::FIRST), fighting(terms.alliance.enemies(Seat::FIRST)[0])];
    let only_kings =
        terms.peace == Peace::AllKings && position.occupied() == position.men_of_kind(terms.king);
    match sides {
        [Some(_), Some(_)] if only_kings => return Some(Outcome::drawn(EndReason::Peace)),
        [Some(_), Some(_)] => {}
        [None, None] => return Some(Outcome::drawn(EndReason::Peace)),
        // Two who have both made peace are not beaten.
        [Some(winner), None] | [None, Some(winner)]
            if terms.alliance.enemies(winner).iter().all(|seat| table.at_peace[seat.index()]) =>
        {
            return Some(Outcome::drawn(EndReason::Peace));
        }
        [Some(winner), None] | [None, Some(winner)] => {
            return Some(Outcome::won(winner, EndReason::LastOnBoard));
        }
    }
    if let Repetition::QuietDraws(limit) = rules.terms().repetition
        && position.quiet_moves() >= limit
    {
        return Some(Outcome::drawn(EndReason::NoProgress));
    }
    is_dead(rules, position, terms).then(|| Outcome::drawn(EndReason::NobodyMoves))
}

/// Whether nobody can ever move again, whatever is thrown.
fn is_dead(rules: &Rules, position: &Position, terms: Armies) -> bool {
    if position.throw().is_some() || table(position).offer.is_some() {
        return false;
    }
    let faces = rules.terms().dice.map_or(&[][..], |dice| dice.faces);
    let values = || faces.iter().map(|face| Some(face.value)).chain(faces.is_empty().then_some(None));
    let mut probe = position.clone();
    let mut moves = Vec::new();
    for seat in all_seats().filter(|&seat| fights(position, seat)) {
        probe.set_turn(seat);
        for value in values() {
            probe.table_mut().throw = value;
            steps(rules, &probe, terms, &mut moves);
            if !moves.is_empty() {
                return false;
            }
        }
        // Where nothing is thrown, who cannot move is passed over and has nothing to declare.
        if !faces.is_empty() {
            declarations(rules, &probe, terms, &mut moves);
        }
        if !moves.is_empty() {
            return false;
        }
    }
    position.phase() == Phase::Play
}
