//! Truth of reasons: whatever is refused, what is said of it holds there, and where a cause is named, without it
//! something else is said.

use std::collections::BTreeMap;

use tabiya::movement::Atom;
use tabiya::position::{Impasse, TooStrong};
use tabiya::variant::{Captured, Contest, Opening, Pass};
use tabiya::{
    Game, IllegalMove, Match, Modality, Move, Phase, Piece, Position, Role, Rules, Square, SquareSet, Zone,
    games,
};

use super::chance::Random;
use super::eye::{attackers, checked, face, king, ways};
use super::wander::{RARE, deviations, place, random_move, sparse};

/// What is tried: a piece from a square, or one from the hand, to a square.
#[derive(Clone, Copy)]
enum Tried {
    Pair(Square, Square),
    Drop(Role, Square),
}

/// Why it is refused; nothing where it is legal.
fn refusal(rules: &Rules, position: &Position, tried: Tried) -> Option<IllegalMove> {
    match tried {
        Tried::Pair(from, to) => rules.why_not(position, from, to),
        Tried::Drop(role, to) => rules.judge(position, Move::Drop { role, to }).err(),
    }
}

/// The position after what is tried, done without asking whether it may be.
fn done(rules: &Rules, position: &Position, tried: Tried, into: Option<Role>) -> Position {
    let mut next = position.clone();
    let action = match tried {
        Tried::Pair(from, to) if from == to => match into {
            Some(into) => Move::Promote { at: from, into },
            None => Move::Pass { at: from },
        },
        Tried::Pair(from, to) => Move::Step { from, to, into },
        Tried::Drop(role, to) => Move::Drop { role, to },
    };
    next.apply(rules, action, &mut ());
    next
}

/// Whether the reason holds here, written from the record: `Err` says what does not.
#[allow(clippy::too_many_lines, reason = "one arm for each reason")]
fn holds(rules: &Rules, position: &Position, tried: Tried, reason: &IllegalMove) -> Result<(), &'static str> {
    let terms = rules.terms();
    let turn = position.turn();
    let (from, to) = match tried {
        Tried::Pair(from, to) => (Some(from), to),
        Tried::Drop(_, to) => (None, to),
    };
    let there = |at: Square| position.piece_at(at);
    let mover = from.and_then(there);
    let ways = match (mover, from) {
        (Some(piece), Some(from)) => ways(rules, piece, from),
        _ => Vec::new(),
    };
    let seat = mover.map_or(turn, |piece| piece.seat);
    let leads: Vec<_> = ways.iter().filter(|way| way.before(to).is_some()).collect();
    let is_enemy = |at: Square| there(at).is_some_and(|piece| piece.seat != seat);
    let is = |holds: bool, what: &'static str| if holds { Ok(()) } else { Err(what) };
    // Without the cause something else is said.
    let caused = |by: SquareSet| {
        let otherwise = refusal(rules, &position.without(by), tried);
        is(otherwise.as_ref() != Some(reason), "it is said without its cause too")
    };
    let table = position.table();
    let legal = || rules.legal(position);
    let replies = |next: &Position| !rules.legal(next).is_empty();
    let track = rules.track(turn);
    let along = |at: Square| track.iter().position(|&other| other == at);
    let race_double = |at: Square| match terms.contest {
        Contest::Race(race) => there(at).is_some_and(|piece| piece.role == race.double),
        _ => false,
    };
    match reason {
        IllegalMove::NoPiece(at) => is(from == Some(*at) && there(*at).is_none(), "nobody stands there"),
        IllegalMove::NotOnTurn(owner) => {
            is(mover.is_some_and(|piece| piece.seat == *owner), "its owner")?;
            is(*owner != turn && !matches!(position.phase(), Phase::Mobilisation(_)), "another is on turn")
        }
        IllegalMove::WaitsReady(owner) => is(
            matches!(position.phase(), Phase::Mobilisation(ready) if ready >> owner.0 & 1 == 1),
            "it is ready",
        ),
        IllegalMove::SameSquare(at) => is(from == Some(*at) && to == *at, "the same square"),
        IllegalMove::OwnPiece(at) => {
            is(*at == to && there(to).is_some_and(|piece| piece.seat == seat), "an own piece")?;
            caused(SquareSet::of(*at))
        }
        IllegalMove::NotItsMove { role, .. } => {
            is(mover.is_some_and(|piece| piece.role == *role), "its role")?;
            is(leads.is_empty(), "no way leads there")
        }
        IllegalMove::NoLine(..) => {
            let lines =
                |zone| matches!(zone, Zone::PalaceLines | Zone::EnemyPalaceLines | Zone::AnyPalaceLines);
            is(leads.iter().any(|way| lines(way.pattern.within)), "a way along lines would lead there")?;
            let drawn = rules.zone(seat, Zone::AnyPalaceLines);
            is(!from.is_some_and(|from| drawn.has(from)) || !drawn.has(to), "no line joins them")
        }
        IllegalMove::Blocked(by) => {
            is(there(*by).is_some(), "somebody stands there")?;
            let between = leads
                .iter()
                .any(|way| way.via.contains(by) || way.before(to).is_some_and(|before| before.contains(by)));
            is(between, "it stands in the way")?;
            caused(SquareSet::of(*by))
        }
        IllegalMove::NothingToCapture { role, to: at } => {
            is(*at == to && there(to).is_none(), "it is empty")?;
            is(leads.iter().any(|way| way.pattern.modality == Modality::Capture), "it captures so")?;
            let prey = Piece { seat: seat.opponent(), role: *role };
            let otherwise = refusal(rules, &position.with(to, prey), tried);
            is(otherwise.as_ref() != Some(reason), "with something to capture")
        }
        IllegalMove::CannotCapture { to: at, .. } => {
            is(*at == to && is_enemy(to), "an enemy stands there")?;
            is(leads.iter().any(|way| way.pattern.modality == Modality::Move), "it moves so")?;
            caused(SquareSet::of(to))
        }
        IllegalMove::NoScreen { to: at, .. } => {
            let bare = leads.iter().any(|way| {
                let before = way.before(to).unwrap_or(&[]);
                matches!(way.pattern.atom, Atom::Hop { .. }) && before.iter().all(|&at| there(at).is_none())
            });
            is(*at == to && bare, "nobody stands in the way")
        }
        IllegalMove::Alike(at) => {
            is(there(*at).map(|piece| piece.role) == mover.map(|piece| piece.role), "its like")?;
            let met =
                leads.iter().any(|way| *at == to || way.before(to).is_some_and(|before| before.contains(at)));
            is(met, "on its way")?;
            caused(SquareSet::of(*at))
        }
        IllegalMove::NotFrom { zone, .. } => {
            is(from.is_some_and(|from| !rules.zone(seat, *zone).has(from)), "it is not there")?;
            is(leads.iter().any(|way| way.pattern.start == *zone), "it goes so from there")
        }
        IllegalMove::Outside { zone, .. } => {
            let (Some(from), inside) = (from, |way: &&&super::eye::Way| way.pattern.within == *zone) else {
                return Err("a piece on the board");
            };
            let ways: Vec<_> = leads.iter().filter(inside).collect();
            is(!ways.is_empty(), "it keeps to that part")?;
            is(ways.iter().any(|way| !way.is_inside(rules, seat, from, to)), "the way leaves it")
        }
        IllegalMove::NotInCheck { seat: owner, right } => {
            is(position.holds(*owner, *right), "it holds the right")?;
            is(checked(rules, position, *owner), "it is in check")
        }
        IllegalMove::NotFromPlace(right) => {
            let piece = mover.filter(|_| position.holds(seat, *right)).ok_or("it holds the right")?;
            is(from.is_some_and(|from| rules.setup()[from.index()] != Some(piece)), "it is not on its place")
        }
        IllegalMove::RightLost { seat: owner, right, .. } => {
            is(!position.holds(*owner, *right), "it does not hold the right")
        }
        IllegalMove::King(at) => {
            is(*at == to && king(rules, position, seat.opponent()) == Some(to), "a king stands there")
        }
        IllegalMove::KingAttacked { king: at, by } => {
            let next = done(rules, position, tried, None);
            is(king(rules, &next, seat) == Some(*at), "the king stands there")?;
            is(
                attackers(rules, &next, *at, seat.opponent()) == *by && !by.is_empty(),
                "just these attack it",
            )?;
            caused(*by)
        }
        IllegalMove::GeneralsFace(one, other) => {
            let next = done(rules, position, tried, None);
            is(king(rules, &next, seat) == Some(*one), "the own general")?;
            is(king(rules, &next, seat.opponent()) == Some(*other), "the other general")?;
            is(face(rules, &next, *one, *other), "they face each other")
        }
        IllegalMove::StillFacing(one, other) => {
            let next = done(rules, position, tried, None);
            let generals = |at: &Position| (king(rules, at, seat), king(rules, at, seat.opponent()));
            let both = |at: &Position| match generals(at) {
                (Some(one), Some(other)) => face(rules, at, one, other),
                _ => false,
            };
            is(generals(&next) == (Some(*one), Some(*other)), "the two generals")?;
            is(both(position) && both(&next), "they faced each other, and still do")
        }
        IllegalMove::BeyondCentre(at) => {
            is(matches!(position.phase(), Phase::FreeMoves(_)), "a series")?;
            is(*at == to && !rules.zone(seat, Zone::OwnHalf).has(to), "beyond the centre")
        }
        IllegalMove::NoCaptureYet(at) => is(
            matches!(position.phase(), Phase::FreeMoves(_)) && *at == to && is_enemy(to),
            "a capture in a series",
        ),
        IllegalMove::NoCheckYet => {
            is(position.phase() != Phase::Play, "before play")?;
            let next = done(rules, position, tried, None);
            is(rules.seats().any(|seat| checked(rules, &next, seat)), "a king is in check")
        }
        IllegalMove::ChooseRole(roles) => {
            let Some(from) = from else { return Err("a piece on the board") };
            is(!roles.is_empty(), "some role")?;
            let open = |&role: &Role| {
                let into = rules.judge(position, Move::Step { from, to, into: Some(role) });
                !matches!(into, Err(IllegalMove::NotIntoThis { .. } | IllegalMove::NoPromotion(_)))
            };
            is(roles.iter().all(open), "it can become these")
        }
        IllegalMove::NotIntoThis { role, none_lost: true, .. } => {
            let own = position.pieces_like(Piece { seat, role: *role }).len();
            is(own >= u32::from(rules.initial(seat, *role)), "none is lost")?;
            caused(position.pieces_like(Piece { seat, role: *role }))
        }
        IllegalMove::NotIntoThis { role, none_lost: false, .. } => is(
            terms.promotion.of(mover.map_or(Role(0), |piece| piece.role)).is_none() || *role != terms.pawn,
            "not this",
        ),
        IllegalMove::NoPromotion(at) => is(from == Some(*at) || to == *at, "nothing promotes there"),
        IllegalMove::MayNotEnter(at) => {
            let Some(from) = from else { return Err("a piece on the board") };
            let none = (0..rules.roles().len() as u8)
                .map(Role)
                .all(|role| rules.judge(position, Move::Step { from, to, into: Some(role) }).is_err());
            let far = rules.zone(seat, Zone::LastRanks(1)).has(to)
                || rules.zone(seat, terms.promotion.zone).has(to);
            is(*at == to && far && none, "it cannot be promoted there")
        }
        IllegalMove::PromoteFirst(at) => {
            let pawn = there(*at).is_some_and(|piece| piece.seat == turn && piece.role == terms.pawn);
            let open =
                legal().iter().any(|action| matches!(action, Move::Promote { at: other, .. } if other == at));
            is(pawn && open, "a soldier waits there")
        }
        IllegalMove::NoCastling => {
            is(position.phase() == Phase::Play || terms.opening == Opening::Alternate, "castling is over")
        }
        IllegalMove::CastlingBlocked(at) => {
            is(there(*at).is_some(), "somebody stands there")?;
            caused(SquareSet::of(*at))
        }
        IllegalMove::CastlingAttacked(at) => {
            let probe = there(*at)
                .map_or_else(|| position.with(*at, Piece { seat, role: terms.pawn }), |_| position.clone());
            let by = attackers(rules, &probe, *at, seat.opponent());
            is(!by.is_empty(), "it is attacked")?;
            caused(by)
        }
        IllegalMove::Forced { from, to } => {
            is(legal() == [Move::Step { from: *from, to: *to, into: None }], "only this is legal")
        }
        IllegalMove::NotInHand(role) => {
            let holds = position.in_hand(Piece { seat: turn, role: *role }) > 0;
            let drops = terms.captured == Captured::Dropped && position.phase() == Phase::Play;
            let places = position.phase() == Phase::Deployment || matches!(terms.contest, Contest::Race(_));
            is(from.is_none() && (!holds || !(drops || places)), "none is in hand")
        }
        IllegalMove::DropOnPiece(at) => {
            is(*at == to && there(to).is_some(), "it is taken")?;
            caused(SquareSet::of(to))
        }
        IllegalMove::DropStuck { role, at } => {
            let piece = Piece { seat: turn, role: *role };
            is(
                *at == to && super::eye::ways(rules, piece, to).iter().all(|way| way.squares.is_empty()),
                "no way leads on",
            )
        }
        IllegalMove::SecondPawn(at) => {
            let file = |square: &Square| rules.board().shape.file(*square) == rules.board().shape.file(to);
            let pawns: SquareSet =
                position.pieces_like(Piece { seat: turn, role: terms.pawn }).filter(file).collect();
            is(*at == to && !pawns.is_empty(), "a pawn on the file")?;
            caused(pawns)
        }
        IllegalMove::DropMates(at) => {
            let next = done(rules, position, tried, None);
            let checks = king(rules, &next, turn.opponent())
                .is_some_and(|king| attackers(rules, &next, king, turn).has(to));
            is(*at == to && checks && !replies(&next), "it mates")
        }
        IllegalMove::MayNotMate(role) => {
            let next = done(rules, position, tried, None);
            is(checked(rules, &next, turn.opponent()) && !replies(&next), "it mates")?;
            // A moved horse is a horse.
            let base = |role: Role| rules.role(role).promoted_from.unwrap_or(role);
            let own = king(rules, &next, turn.opponent()).map(|king| attackers(rules, &next, king, turn));
            let mates = |at| next.piece_at(at).is_some_and(|piece| piece.role == *role);
            let barred = terms.mates.is_some_and(|mates| mates.barred == base(*role));
            is(barred && own.is_some_and(|mut by| by.any(mates)), "by that role")
        }
        IllegalMove::GivesStalemate => {
            let next = done(rules, position, tried, None);
            is(!checked(rules, &next, seat.opponent()) && !replies(&next), "it stalemates")
        }
        IllegalMove::PromotionTooStrong(_, excess) => {
            let into = tabiya::variant::PromoteInto::Always;
            let role = terms.promotion.pieces.iter().find_map(|(_, what)| {
                (0..rules.roles().len() as u8).map(Role).find(|&role| *what == into(role))
            });
            let next = done(rules, position, tried, role);
            match excess {
                TooStrong::Captures => {
                    is(is_enemy(to), "it captures").and_then(|()| caused(SquareSet::of(to)))
                }
                TooStrong::Checks => is(checked(rules, &next, seat.opponent()), "it checks"),
                TooStrong::Attacks => {
                    let attacked = next
                        .pieces_of(seat.opponent())
                        .filter(|&at| super::eye::attacks(rules, &next, to, at));
                    is(attacked.count() > 0, "it attacks")
                }
            }
        }
        IllegalMove::NotBehindPawns(_) => {
            let facing = rules.seat(turn).facing;
            let shape = rules.board().shape;
            let pawn = Some(Piece { seat: turn, role: terms.pawn });
            let ahead = |at: &Square| {
                rules.setup()[at.index()] == pawn
                    && shape.file(*at) == shape.file(to)
                    && facing.depth(shape, *at) > facing.depth(shape, to)
            };
            is(!shape.squares().any(|at| ahead(&at)), "no own soldier is ahead")
        }
        IllegalMove::RookBarred(at) => {
            let Opening::Deployment(deployment) = terms.opening else { return Err("a deployment") };
            let same = |other: &Square| rules.board().shape.file(*other) == rules.board().shape.file(*at);
            let rooks = position.pieces_like(Piece { seat: turn, role: deployment.rook });
            let others: SquareSet =
                rooks.filter(|&rook| Some(rook) != from && rook != *at).filter(same).collect();
            let king = king(rules, position, tabiya::Seat::FIRST).filter(same);
            is(!others.is_empty() || king.is_some(), "a rook or the king on its file")?;
            caused(others | king.map_or(SquareSet::EMPTY, SquareSet::of))
        }
        IllegalMove::RookOffFirstRank(at) => {
            is(rules.seat(turn).facing.depth(rules.board().shape, *at) > 0, "not on the first rank")
        }
        IllegalMove::PlaceFirst => is(position.phase() == Phase::Deployment, "pieces are placed"),
        IllegalMove::MendFirst => is(position.phase() == Phase::Redeployment, "rooks go elsewhere"),
        IllegalMove::AnswerFirst => {
            let claimed = matches!(position.impasse(), Impasse::Claimed(_));
            is(claimed || table.is_some_and(|table| table.offer.is_some()), "something waits for an answer")
        }
        IllegalMove::MayNotPass => {
            is(from == Some(to), "a pass")?;
            let may = match terms.pass {
                Pass::Never => false,
                Pass::Always => true,
                Pass::Stalemated => legal().iter().all(|action| matches!(action, Move::Pass { .. })),
            };
            is(!may || checked(rules, position, turn), "it may not")
        }
        IllegalMove::RollFirst => {
            is(terms.dice.is_some() && table.is_some_and(|table| table.roll.is_none()), "nothing is thrown")
        }
        IllegalMove::NotThisRoll { role, value } => {
            is(
                position.roll() == Some(*value) && mover.is_some_and(|piece| piece.role == *role),
                "the throw",
            )?;
            let face = terms.face(*value);
            is(face.is_some_and(|face| !face.moves.contains(role)), "it does not move this role")
        }
        IllegalMove::AllysPiece(at) => {
            let Contest::Armies(armies) = terms.contest else { return Err("armies") };
            let ally = there(*at).is_some_and(|piece| piece.seat == armies.alliance.ally(seat));
            is(*at == to && ally && !armies.ally_capture, "an ally’s piece")?;
            caused(SquareSet::of(to))
        }
        IllegalMove::OnlyMinor { role, to: at } => {
            let Contest::Armies(armies) = terms.contest else { return Err("armies") };
            let prey = there(*at).is_some_and(|piece| !armies.minor.contains(&piece.role));
            is(*at == to && armies.minor.contains(role) && prey, "a greater piece")?;
            caused(SquareSet::of(to))
        }
        IllegalMove::AtPeace(owner) => {
            let of = [mover, there(to)].into_iter().flatten().any(|piece| piece.seat == *owner);
            is(of && table.is_some_and(|table| table.at_peace[owner.index()]), "it is at peace")
        }
        IllegalMove::Steered(by) => {
            let Contest::Armies(armies) = terms.contest else { return Err("armies") };
            let boat = mover
                .is_some_and(|piece| piece.role == armies.boat && armies.alliance.ally(piece.seat) == *by);
            is(boat && table.is_some_and(|table| table.steers[by.index()]), "its ally moves it")
        }
        IllegalMove::NotSoFar(Some(end)) => {
            let ends = |action: &Move| action.from() == from && action.to() == Some(*end);
            is(*end != to && legal().iter().any(ends), "it runs to there")
        }
        IllegalMove::NotSoFar(None) => is(from.is_some_and(|from| along(from).is_none()), "off its track"),
        IllegalMove::DoubleInTheWay(at) => {
            let start = from.map_or(0, |from| along(from).map_or(usize::MAX, |index| index + 1));
            let way = along(*at).is_some_and(|index| {
                (start..=start + usize::from(position.roll().unwrap_or(0))).contains(&index)
            });
            is(race_double(*at) && way, "a double on its way")?;
            caused(SquareSet::of(*at))
        }
        IllegalMove::Resting(at) => {
            is(rules.is_marked(*at) && is_enemy(*at), "an enemy rests there")?;
            caused(SquareSet::of(*at))
        }
        IllegalMove::DoubleStands(at) => {
            is(race_double(*at) && is_enemy(*at), "an enemy double")?;
            caused(SquareSet::of(*at))
        }
        IllegalMove::TwoStand(at) => {
            is(race_double(*at) && there(*at).is_some_and(|piece| piece.seat == turn), "an own double")?;
            caused(SquareSet::of(*at))
        }
        IllegalMove::PastGoal(at) => {
            is(track.last() == Some(at), "its goal")?;
            let left =
                from.map_or(track.len(), |from| along(from).map_or(0, |index| track.len() - 1 - index));
            is(position.roll().is_some_and(|roll| usize::from(roll) > left), "less is left")
        }
        IllegalMove::NoEntry(value) => {
            let face = terms.face(*value);
            is(
                from.is_none() && position.roll() == Some(*value) && face.is_some_and(|face| !face.grace),
                "no grace",
            )
        }
        // What is said of declarations, throws and promotions is no answer to a pair of squares or a drop.
        IllegalMove::NotStalemated
        | IllegalMove::NoExchange(_)
        | IllegalMove::NothingToDeclare
        | IllegalMove::ReadyInCheck(_)
        | IllegalMove::NothingToCount
        | IllegalMove::NoImpasse
        | IllegalMove::NoStalemate
        | IllegalMove::NoObjection
        | IllegalMove::AlreadyRolled
        | IllegalMove::NothingToRoll
        | IllegalMove::NoSuchRoll(_)
        | IllegalMove::NoPrisoners
        | IllegalMove::OfferRefused(_)
        | IllegalMove::ThroneOccupied(_)
        | IllegalMove::NoOffer
        | IllegalMove::NotTogether(_) => Err("an answer to this question"),
    }
}

/// Positions of a game: its start, those of its lines, some with few pieces; and what random play makes of them.
fn positions(
    rules: &Rules,
    random: &mut Random,
    plies: usize,
    mut visit: impl FnMut(&Position, &mut Random),
) {
    let mut starts = vec![Position::start(rules)];
    starts.extend(
        rules.game().lines.iter().filter_map(|line| rules.read_position(line.position.as_deref()?).ok()),
    );
    if rules.terms().contest == Contest::Kings {
        starts.extend((0..6).filter_map(|_| sparse(rules, random)));
        starts.extend(RARE.iter().filter_map(|text| rules.read_position(text).ok()));
    }
    for mut position in starts {
        for _ in 0..plies {
            if rules.outcome(&position).is_some() {
                break;
            }
            visit(&position, random);
            let moves = rules.legal(&position);
            if moves.is_empty() {
                break;
            }
            position.apply(rules, random_move(&position, &moves, random), &mut ());
        }
    }
}

/// Tries everything in a position, and holds so many refusals of each code to what they say.
fn check(
    rules: &Rules,
    position: &Position,
    random: &mut Random,
    each: usize,
    seen: &mut BTreeMap<&'static str, usize>,
    wrong: &mut BTreeMap<String, String>,
) {
    let squares: Vec<Square> = rules.board().shape.squares().collect();
    let mut tried: Vec<Tried> = Vec::new();
    for &from in &squares {
        // Of those that are empty or not on turn a few.
        let acts = position
            .piece_at(from)
            .is_some_and(|piece| rules.seats().count() > 2 || position.may_act(piece.seat));
        if acts || random.one_in(20) {
            tried.extend(squares.iter().map(|&to| Tried::Pair(from, to)));
        }
    }
    for role in (0..rules.roles().len() as u8).map(Role) {
        let held = position.in_hand(Piece { seat: position.turn(), role }) > 0;
        tried.extend(squares.iter().filter(|_| held).map(|&to| Tried::Drop(role, to)));
    }
    let mut told: BTreeMap<&'static str, usize> = BTreeMap::new();
    let start = random.below(tried.len().max(1));
    for &tried in tried.iter().cycle().skip(start).take(tried.len()) {
        let Some(reason) = refusal(rules, position, tried) else { continue };
        let told = told.entry(reason.code()).or_default();
        if *told >= each {
            continue;
        }
        *told += 1;
        *seen.entry(reason.code()).or_default() += 1;
        if let Err(what) = holds(rules, position, tried, &reason) {
            let name = |at: Square| rules.board().shape.name(at);
            let text = match tried {
                Tried::Pair(from, to) => format!("{}–{}", name(from), name(to)),
                Tried::Drop(role, to) => format!("{}@{}", rules.role(role).id, name(to)),
            };
            let key = format!("{} {} {what}", rules.game().id, reason.code());
            wrong.entry(key).or_insert_with(|| format!("{text} {reason:?} in {}", place(rules, position)));
        }
    }
}

/// The refusals of every game with every choice; how many there were.
fn try_everything(plies: usize, each: usize, rounds: u64, wanted: usize) {
    let mut seen = BTreeMap::new();
    let mut wrong = BTreeMap::new();
    for round in 0..rounds {
        for (index, game) in games::EVERY.iter().enumerate() {
            let game: &'static Game = game;
            let seed = 5000 + 100 * round + index as u64;
            let sets = [Vec::new()].into_iter().chain(deviations(game, &mut Random::new(seed)));
            for (number, options) in sets.enumerate() {
                let rules = Rules::new(game, &options).expect("filtered");
                let mut random = Random::new(seed * 1000 + number as u64);
                // Throws and ways home take long.
                let long = rules.terms().contest != Contest::Kings;
                let plies = plies * if number == 0 { 4 } else { 1 } * if long { 15 } else { 1 };
                positions(&rules, &mut random, plies, |position, random| {
                    if random.one_in(3) {
                        check(&rules, position, random, each, &mut seen, &mut wrong);
                    }
                });
            }
        }
    }
    let tried: usize = seen.values().sum();
    let text: Vec<String> = wrong.iter().map(|(what, place)| format!("{what}: {place}")).collect();
    assert!(wrong.is_empty(), "of {tried}: {}\n{seen:?}", text.join("\n"));
    assert!(tried >= wanted, "{tried} refusals: {seen:?}");
    assert!(seen.len() > 40, "{seen:?}");
}

#[test]
fn what_is_said_of_a_refusal_is_true() {
    try_everything(2, 1, 1, 10_000);
}

/// Takes some minutes in a release build.
#[test]
#[ignore = "a million refusals"]
fn what_is_said_of_a_million_refusals_is_true() {
    try_everything(12, 4, 4, 1_000_000);
}

/// A reason that is false is found: the test can fail.
#[test]
fn a_false_reason_does_not_hold() {
    let game = Match::new("shatranj", &[], None).expect("the array");
    let (rules, position) = (game.rules(), game.position());
    let at = |name: &str| rules.board().shape.parse(name).expect("a square");
    let blocked = |by: &str, to: &str| {
        holds(rules, position, Tried::Pair(at("a1"), at(to)), &IllegalMove::Blocked(at(by)))
    };
    assert_eq!(blocked("a2", "a3"), Ok(()));
    assert_eq!(blocked("a3", "a4"), Err("somebody stands there"));
    assert_eq!(blocked("b1", "a3"), Err("it stands in the way"));
    let own = IllegalMove::OwnPiece(at("a2"));
    assert_eq!(holds(rules, position, Tried::Pair(at("a1"), at("a3")), &own), Err("an own piece"));
}
