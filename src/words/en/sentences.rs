//! English: sentences about play: what happens, what is refused, how games end.

use super::nouns::{a, deployed_rook, list, named, noun, number, ordinal, pawn, seat, square};
use super::table::end;
use crate::board::{Piece, Role, Seat, Square, Zone};
use crate::movement::{Atom, MoveStyle, Right};
use crate::play::attack::attackers;
use crate::position::{Count, EndReason, Impasse, Move, Outcome, Phase, Position, RightLoss};
use crate::rules::Rules;
use crate::variant::{
    BareKing, Contest, Generals, Home, ImpasseRule, Opening, PromoteBy, Repetition, Towards,
};

/// A piece goes somewhere.
pub fn travels(rules: &Rules, piece: Piece, from: Square, to: Square, move_style: MoveStyle) -> String {
    let verb = match move_style {
        _ if matches!(rules.terms().contest, Contest::Race(_)) => "runs",
        MoveStyle::Step => "steps",
        // A soldier that makes room, or a rook that castles, does not jump as a piece that can.
        MoveStyle::Jump | MoveStyle::Hop if can_jump(rules, piece.role) => "jumps",
        MoveStyle::Jump | MoveStyle::Hop | MoveStyle::Slide | MoveStyle::Lame => "goes",
    };
    format!("{} {verb} from {} to {}.", named(rules, piece), square(rules, from), square(rules, to))
}

/// Whether a move of the role passes over squares whatever stands there.
fn can_jump(rules: &Rules, role: Role) -> bool {
    rules.role(role).patterns.iter().any(|pattern| match pattern.atom {
        Atom::Leap(right, forward) => right.abs().max(forward.abs()) > 1,
        Atom::Hop { .. } => true,
        Atom::Ride(..) | Atom::Lame { .. } => false,
    })
}

/// A piece changes places with another.
pub fn exchanges(rules: &Rules, piece: Piece, to: Square) -> String {
    format!("{} changes places, to {}.", named(rules, piece), square(rules, to))
}

/// A piece is captured.
pub fn captured(rules: &Rules, piece: Piece, at: Square) -> String {
    format!("{} on {} is captured.", named(rules, piece), square(rules, at))
}

/// A piece goes back when a move is taken back.
pub fn goes_back(rules: &Rules, piece: Piece, to: Square) -> String {
    format!("{} goes back to {}.", named(rules, piece), square(rules, to))
}

/// A captured piece comes back when a move is taken back.
pub fn comes_back(rules: &Rules, piece: Piece, at: Square) -> String {
    format!("{} is back on {}.", named(rules, piece), square(rules, at))
}

/// A pawn becomes something.
pub fn promoted(rules: &Rules, piece: Piece, at: Square, into: Role) -> String {
    format!("{} on {} becomes {}.", named(rules, piece), square(rules, at), a(noun(rules, into)))
}

pub(super) fn right(rules: &Rules, right: Right) -> String {
    let way = rules.terms().castling.ways.iter().find(|way| way.right == right);
    if let Some(way) = way.filter(|way| way.towards != Towards::OwnersRight) {
        return format!("castling {}", towards(rules, way.towards));
    }
    let name = match &*rules.terms().rights[right.index()].id {
        "leap" => "the king’s leap",
        "fers-leap" => "the leap of the fers",
        "castle" => "castling",
        "double" => "the counsellor’s double move",
        other => other,
    };
    name.to_owned()
}

/// Where a king goes that castles.
pub(super) fn towards(rules: &Rules, towards: Towards) -> String {
    let file = match towards {
        Towards::OwnersRight => return "to its owner’s right".to_owned(),
        Towards::FirstFile => 0,
        Towards::LastFile => rules.board().shape.files - 1,
    };
    format!("towards the {}-file", (b'a' + file) as char)
}

/// A right that is held.
pub fn right_held(rules: &Rules, seat_: Seat, index: Right) -> String {
    format!("{} still has {}", seat(rules, seat_), right(rules, index))
}

/// A right is lost.
pub fn right_lost(rules: &Rules, owner: Seat, index: Right, how: RightLoss) -> String {
    let (owner, what) = (seat(rules, owner), right(rules, index));
    match how {
        RightLoss::Used => format!("{owner} has used {what}, and will not have it again."),
        how => format!("{owner} loses {what}: {}.", loss(rules, index, how)),
    }
}

/// The piece on whose place a right depends and that can be captured.
fn depends_on(rules: &Rules, right: Right) -> &str {
    match rules.terms().rights[right.index()].home {
        Home::None => "piece",
        Home::Of(role) => noun(rules, role),
        Home::Castling => {
            let way = rules.terms().castling.ways.iter().find(|way| way.right == right);
            way.map_or("rook", |way| noun(rules, way.rook))
        }
    }
}

/// How a right was lost, as the second half of a sentence.
pub(super) fn loss(rules: &Rules, index: Right, how: RightLoss) -> String {
    match how {
        RightLoss::Used => "it has been used".to_owned(),
        RightLoss::Moved(role) => format!("its {} has moved", noun(rules, role)),
        RightLoss::Captured => format!("its {} was captured", depends_on(rules, index)),
        RightLoss::Checked => "its king has been in check".to_owned(),
        RightLoss::AimedAt => match rules.terms().rights[index.index()].aimed_at_by {
            Some(role) => format!("{} has stood on its king’s file or rank", a(noun(rules, role))),
            None => "a piece has stood on its king’s file or rank".to_owned(),
        },
        RightLoss::Over => "the opening is over".to_owned(),
    }
}

/// A seat has ended its free moves.
pub fn declared(rules: &Rules, owner: Seat) -> String {
    format!("{} is ready.", seat(rules, owner))
}

/// A phase begins.
pub fn phase_begins(rules: &Rules, phase: Phase) -> String {
    match phase {
        Phase::Play if matches!(rules.terms().opening, Opening::Roll { keeps: false }) => {
            "The highest throw begins, and its player throws again for the first move.".to_owned()
        }
        Phase::Play if matches!(rules.terms().opening, Opening::Roll { keeps: true }) => {
            "The highest throw begins, and is played.".to_owned()
        }
        Phase::Play => "From now on the sides move in turn.".to_owned(),
        Phase::FreeMoves(moves) => format!("{moves} free moves begin."),
        Phase::Mobilisation(_) => "The mobilisation begins.".to_owned(),
        Phase::Forced => "The first moves are laid down.".to_owned(),
        Phase::OpeningRoll => "All throw for the first turn.".to_owned(),
        Phase::Deployment => "The pieces are placed.".to_owned(),
        Phase::Redeployment => {
            let [one, other] = [Seat::FIRST, Seat::SECOND].map(|owner| seat(rules, owner));
            format!("{other} has to put right what {one} has objected to.")
        }
    }
}

/// The phase in which the game is.
pub fn phase(rules: &Rules, position: &Position) -> String {
    match position.phase() {
        Phase::Play => String::new(),
        Phase::OpeningRoll => super::table::opening_rolls(rules, position),
        Phase::FreeMoves(left) => {
            let moves = if left == 1 { "1 free move".to_owned() } else { format!("{left} free moves") };
            format!(
                "{} has {moves} left, on its own half of the board, without capture or check",
                seat(rules, position.turn())
            )
        }
        Phase::Forced => format!("{}’s first move is laid down", seat(rules, position.turn())),
        Phase::Deployment => {
            format!("{} places a piece behind its {}s", seat(rules, position.turn()), pawn(rules))
        }
        Phase::Redeployment => {
            let (rook, pawn) = (deployed_rook(rules), pawn(rules));
            format!("{} has to move a {rook} elsewhere behind its {pawn}s", seat(rules, position.turn()))
        }
        Phase::Mobilisation(ready) => {
            let ready: Vec<String> = rules
                .seats()
                .filter(|seat| ready >> seat.0 & 1 == 1)
                .map(|ready| seat(rules, ready).to_owned())
                .collect();
            let waits =
                if ready.is_empty() { String::new() } else { format!("; {} is ready", list(ready, "and")) };
            format!("Mobilisation: both sides move freely until the first capture{waits}")
        }
    }
}

/// The turn goes to a seat, on the way to this position: what it has to do.
pub fn turn_goes(rules: &Rules, after: &Position, to: Seat) -> String {
    match after.table() {
        None => to_move(rules, to),
        Some(_) if after.turn() == to => super::table::turn(rules, after),
        Some(_) if rules.terms().dice.is_some() => format!("{} to throw.", seat(rules, to)),
        Some(_) => to_move(rules, to),
    }
}

/// Who is on turn.
pub fn to_move(rules: &Rules, on_turn: Seat) -> String {
    format!("{} to move.", seat(rules, on_turn))
}

/// What a check is called by the id of the role that gives it.
fn check_names(rules: &Rules) -> Vec<(&str, &str)> {
    match &rules.game().texts {
        Some(texts) => texts.checks.iter().map(|(role, name)| (role.as_str(), name.as_str())).collect(),
        None => super::game(&rules.game().id).checks.to_vec(),
    }
}

/// A king is in check.
pub fn in_check(rules: &Rules, position: &Position, checked: Seat) -> String {
    let names = check_names(rules);
    let king = position.king(rules, checked).filter(|_| !names.is_empty());
    let by = king.map(|king| attackers(rules, position, king, checked.opponent()));
    let mut called: Vec<String> = Vec::new();
    for piece in by.into_iter().flatten().filter_map(|at| position.piece_at(at)) {
        let name = names.iter().find(|(role, _)| *role == rules.role(piece.role).id);
        called.extend(name.map(|&(_, name)| name.to_owned()).filter(|name| !called.contains(name)));
    }
    match called.is_empty() {
        true => format!("{} is in check.", seat(rules, checked)),
        false => format!("{} is in check: {}.", seat(rules, checked), list(called, "and")),
    }
}

/// What is called that which must not be lost: `king`, `king or crown prince`.
pub(super) fn royal(rules: &Rules) -> String {
    let royals = rules.terms().royals().filter(|&role| rules.takes_part(role));
    list(royals.map(|role| noun(rules, role).to_owned()).collect(), "or")
}

/// Whether a king that has entered is declared, and no impasse claimed.
pub(super) fn declares(rules: &Rules) -> bool {
    matches!(rules.terms().impasse, Some(ImpasseRule::Declared { .. }))
}

/// How the game has ended.
pub fn outcome(rules: &Rules, outcome: Outcome) -> String {
    let limit = rules.terms().bare_king_moves.unwrap_or(0);
    let why = match (outcome.reason, outcome.winner) {
        (EndReason::Checkmate, _) => "checkmate".to_owned(),
        (EndReason::BareKing, Some(winner)) => {
            let (loser, royal) = (seat(rules, winner.opponent()), royal(rules));
            match rules.terms().bare_king {
                BareKing::LosesNearlyBare(_) => format!("{loser} has too little left beside its {royal}"),
                BareKing::Plays | BareKing::Loses | BareKing::LosesUnlessRebared | BareKing::Draws => {
                    format!("{loser} has only its {royal} left")
                }
            }
        }
        (EndReason::BareKing, None) => format!("a side has only its {} left", royal(rules)),
        (EndReason::TwoBareKings, _) => format!("each side has only its {} left", royal(rules)),
        (EndReason::Stalemate, Some(winner)) => {
            let loser = seat(rules, winner.opponent());
            match rules.terms().stalemate {
                crate::variant::Stalemate::Loses => format!("{loser} has given stalemate, and loses by it"),
                _ => format!("{loser} is stalemated"),
            }
        }
        (EndReason::Stalemate, None) => "stalemate".to_owned(),
        (EndReason::BareKingSurvived, _) => format!("the bare king has made {limit} moves"),
        (EndReason::BarredMate(by), Some(winner)) => {
            format!("{} has mated with {}", seat(rules, winner.opponent()), a(noun(rules, by)))
        }
        (EndReason::BarredMate(by), None) => format!("a mate by {} does not win", a(noun(rules, by))),
        (EndReason::Niol, _) => "the mate does not win (niol)".to_owned(),
        (EndReason::CountedOut, _) => "the moves that were counted have run out".to_owned(),
        (EndReason::MateWhileCounting, _) => "the side that was counting has mated".to_owned(),
        (EndReason::Impasse, Some(winner)) if declares(rules) => {
            format!("{} has declared that its king has entered, with points enough", seat(rules, winner))
        }
        (EndReason::Impasse, Some(winner)) => {
            format!("{} has too few points in the impasse", seat(rules, winner.opponent()))
        }
        (EndReason::Impasse, None) => "impasse".to_owned(),
        (EndReason::GeneralsFacing, _) => "the generals were left facing each other".to_owned(),
        (EndReason::LoneChecker, _) => {
            "a single piece between the generals gives check, and no piece of its side but the general protects it"
                .to_owned()
        }
        (EndReason::Passes, _) => "both sides have passed".to_owned(),
        (EndReason::Points, Some(_)) => "by the points of the pieces".to_owned(),
        (EndReason::Points, None) => "the points of the pieces are equal".to_owned(),
        (EndReason::Forfeited, _) => "the side that mates had given up the right to win".to_owned(),
        (EndReason::PerpetualCheck, Some(winner)) => {
            format!("{} has checked perpetually", seat(rules, winner.opponent()))
        }
        (EndReason::PerpetualCheck, None) => "both sides have checked perpetually".to_owned(),
        (EndReason::PerpetualChase, Some(winner)) => {
            format!("{} has chased perpetually", seat(rules, winner.opponent()))
        }
        (EndReason::PerpetualChase, None) => "both sides have chased perpetually".to_owned(),
        (EndReason::PerpetualAttack, Some(winner)) => {
            format!(
                "{} has checked, threatened mate or chased with every move",
                seat(rules, winner.opponent())
            )
        }
        (EndReason::PerpetualAttack, None) => "both sides have attacked with every move".to_owned(),
        (EndReason::Forbidden, Some(winner)) => {
            format!("{} has tried a forbidden move", seat(rules, winner.opponent()))
        }
        (EndReason::Forbidden, None) => "a forbidden move was tried".to_owned(),
        (EndReason::Empire | EndReason::LastOnBoard | EndReason::Peace, _) => end(rules, outcome.reason),
        (EndReason::NobodyMoves | EndReason::NoProgress | EndReason::AllHome, _) => {
            end(rules, outcome.reason)
        }
        (EndReason::Repetition, _) => match rules.terms().repetition {
            Repetition::Perpetual { occurrence: 4, .. } => {
                "the position has occurred for the fourth time".to_owned()
            }
            _ => "the position has occurred for the third time".to_owned(),
        },
    };
    match outcome.winner {
        Some(_) => format!("{}: {why}.", super::winners(rules, outcome)),
        None => format!("The game is drawn: {why}."),
    }
}

/// A position in words: `White: king e1, counsellor d1; soldiers a2, b2. Black: ...`
pub fn describe(rules: &Rules, position: &Position) -> String {
    rules.seats().filter_map(|owner| describe_side(rules, position, owner)).collect::<Vec<_>>().join(" ")
}

/// The pieces of a side and where they stand, if it has any.
pub(super) fn describe_side(rules: &Rules, position: &Position, owner: Seat) -> Option<String> {
    let roles = || (0..rules.roles().len() as u8).map(Role);
    let on_board = roles().filter_map(|role| {
        let pieces = position.pieces_like(Piece { seat: owner, role });
        let plural = if pieces.len() > 1 { "s" } else { "" };
        let places: Vec<String> = pieces.map(|at| square(rules, at).to_string()).collect();
        (!pieces.is_empty()).then(|| format!("{}{plural} {}", noun(rules, role), places.join(" ")))
    });
    let in_hand = roles().filter_map(|role| {
        let pieces = position.in_hand(Piece { seat: owner, role });
        let plural = if pieces > 1 { "s" } else { "" };
        (pieces > 0).then(|| format!("{} {}{plural}", number(pieces), noun(rules, role)))
    });
    let in_hand: Vec<String> = in_hand.collect();
    let in_hand = (!in_hand.is_empty()).then(|| match position.pieces_of(owner).is_empty() {
        true => format!("{} in hand", list(in_hand, "and")),
        false => format!("in hand {}", list(in_hand, "and")),
    });
    let pieces: Vec<String> = on_board.chain(in_hand).collect();
    (!pieces.is_empty()).then(|| format!("{}: {}.", seat(rules, owner), pieces.join(", ")))
}

/// What an action would do, in a sentence.
pub fn action(rules: &Rules, position: &Position, action: Move) -> String {
    let mover = |at: Square| position.piece_at(at).map_or("A piece".to_owned(), |piece| named(rules, piece));
    let name = |at: Square| square(rules, at);
    if let Contest::Race(race) = rules.terms().contest
        && let Some(text) = super::table::runs(rules, position, race, action)
    {
        return text;
    }
    match action {
        Move::Step { from, to, into } => {
            // Lists of moves are full of these: a single text, none on the way.
            let (owner, of, mover) = match position.piece_at(from) {
                Some(piece) => (seat(rules, piece.seat), "’s ", noun(rules, piece.role)),
                None => ("A", " ", "piece"),
            };
            let (captures, taken) = match rules.captured_by(position, from, to) {
                Some(piece) => (" and captures the ", noun(rules, piece.role)),
                None => ("", ""),
            };
            let becomes =
                into.map_or(String::new(), |role| [" and becomes ", &a(noun(rules, role))].concat());
            let (from, to) = (name(from), name(to));
            [owner, of, mover, " goes from ", &from, " to ", &to, captures, taken, &becomes, "."].concat()
        }
        Move::Castle { from, to } => {
            let rook = rules.castles_with(position, from, to).map_or("rook", |role| noun(rules, role));
            format!(
                "{} goes from {} to {}, and the {rook} to its other side.",
                mover(from),
                name(from),
                name(to)
            )
        }
        Move::Exchange { from, to } => {
            let other = position.piece_at(to).map_or("piece", |piece| noun(rules, piece.role));
            format!("{} on {} changes places with the {other} on {}.", mover(from), name(from), name(to))
        }
        Move::Promote { at, into } if position.table().is_some() || promotes_in_place(rules) => {
            format!("{} on {} becomes {} where it stands.", mover(at), name(at), a(noun(rules, into)))
        }
        Move::Promote { at, into } => {
            format!(
                "{} waiting on {} becomes {}; the turn goes on.",
                mover(at),
                name(at),
                a(noun(rules, into))
            )
        }
        Move::Roll(value) => format!("{} throws {value}.", seat(rules, position.turn())),
        Move::Skip(owner) => format!("{} gives up the turn.", seat(rules, owner)),
        Move::Propose(owner) => format!("{} proposes an exchange of captured kings.", seat(rules, owner)),
        Move::Agree(owner) => format!("{} agrees to the exchange of kings.", seat(rules, owner)),
        Move::Refuse(owner) => format!("{} refuses the exchange of kings.", seat(rules, owner)),
        Move::Release(owner) => format!("{} claims the release of the ally’s king.", seat(rules, owner)),
        Move::Ready(owner) => format!("{} declares itself ready.", seat(rules, owner)),
        Move::Pass { .. } => format!("{} passes.", seat(rules, position.turn())),
        Move::Object(owner) => {
            format!("{} objects to the other side’s {}s.", seat(rules, owner), deployed_rook(rules))
        }
        Move::Place { role, to, pawn_to } => format!(
            "{} places {} on {}, and the {} from there on {}.",
            seat(rules, position.turn()),
            a(noun(rules, role)),
            name(to),
            pawn(rules),
            name(pawn_to)
        ),
        Move::Count(owner) => format!("{} begins to count moves.", seat(rules, owner)),
        Move::Stop(owner) => format!("{} stops counting.", seat(rules, owner)),
        Move::ClaimImpasse(owner) if declares(rules) => {
            format!("{} declares that its king has entered.", seat(rules, owner))
        }
        Move::ClaimImpasse(owner) => format!("{} claims an impasse.", seat(rules, owner)),
        Move::AcceptImpasse(owner) => {
            format!("{} accepts the impasse: the points are counted.", seat(rules, owner))
        }
        Move::DeclineImpasse(owner) => format!("{} plays on.", seat(rules, owner)),
        Move::ClaimStalemate(owner) => {
            format!("{} does not promote, and claims stalemate.", seat(rules, owner))
        }
        Move::Drop { role, to } => {
            let verb = if position.phase() == Phase::Deployment { "places" } else { "drops" };
            format!("{} {verb} {} on {}.", seat(rules, position.turn()), a(noun(rules, role)), name(to))
        }
    }
}

/// Whether a pawn is promoted where it stands, by a move of its own.
fn promotes_in_place(rules: &Rules) -> bool {
    matches!(rules.terms().promotion.by, PromoteBy::InPlace(_))
}

/// The count of a bare king's moves.
pub fn bare_king_count(rules: &Rules, owner: Seat, made: u8, limit: u8) -> String {
    format!("{}’s bare king has made {made} of the {limit} moves that draw", seat(rules, owner))
}

/// The state of play in a sentence.
pub fn state(rules: &Rules, position: &Position, outcome_: Option<Outcome>) -> String {
    if let Some(end) = outcome_ {
        return outcome(rules, end);
    }
    if position.table().is_some() {
        return super::turn(rules, position);
    }
    let mut text = match position.phase() {
        Phase::Play => match position.impasse() {
            Impasse::Claimed(by) => {
                format!("{} claims an impasse; {} answers.", seat(rules, by), seat(rules, position.turn()))
            }
            _ => to_move(rules, position.turn()),
        },
        Phase::FreeMoves(_)
        | Phase::Mobilisation(_)
        | Phase::Forced
        | Phase::Deployment
        | Phase::Redeployment
        | Phase::OpeningRoll => phase(rules, position) + ".",
    };
    for seat in rules.seats().filter(|&seat| crate::play::attack::in_check(rules, position, seat)) {
        text.push(' ');
        text.push_str(&in_check(rules, position, seat));
        if rules.terms().mates.is_some() && position.has_shak(seat.opponent()) {
            text.push_str(" The series of checks holds a shak.");
        }
    }
    text
}

/// A piece is dropped.
pub fn dropped(rules: &Rules, piece: Piece, at: Square) -> String {
    let verb = match (rules.terms().contest, rules.terms().opening) {
        (Contest::Race(_), _) => "brings in",
        (_, Opening::Deployment(_)) => "places",
        _ => "drops",
    };
    format!("{} {verb} {} on {}.", seat(rules, piece.seat), a(noun(rules, piece.role)), square(rules, at))
}

/// A dropped piece goes back to the hand.
pub fn lifted(rules: &Rules, piece: Piece, at: Square) -> String {
    format!("{} goes back from {} to the hand.", named(rules, piece), square(rules, at))
}

/// A part of the board, as its owner sees it.
pub fn zone(zone: Zone) -> String {
    match zone {
        Zone::Board => "the board".to_owned(),
        Zone::LastRanks(1) => "the last rank".to_owned(),
        Zone::LastRanks(ranks) => format!("the last {} ranks", number(ranks)),
        Zone::OwnRanks(first, last) if first == last => format!("its owner’s {} rank", ordinal(first.into())),
        Zone::OwnRanks(first, last) => {
            format!("its owner’s {} to {} rank", ordinal(first.into()), ordinal(last.into()))
        }
        Zone::OwnHalf => "its own half of the board".to_owned(),
        Zone::FarHalf => "the other side’s half of the board".to_owned(),
        Zone::FarDiagonals => "one of the marked squares of the other side’s half".to_owned(),
        Zone::Palace => "the palace".to_owned(),
        Zone::PalaceLines => "the palace’s diagonal lines".to_owned(),
        Zone::EnemyPalaceLines => "the diagonal lines of the enemy’s palace".to_owned(),
        Zone::AnyPalaceLines => "the diagonal lines of a palace".to_owned(),
    }
}

/// A count begins or ends.
pub fn counting(rules: &Rules, count: Option<Count>) -> String {
    match count {
        Some(Count { by, bare: true, limit, .. }) => {
            format!("{} counts: mate within {limit} moves, or the game is drawn.", seat(rules, by))
        }
        Some(Count { by, limit, .. }) => format!("{} begins to count {limit} moves.", seat(rules, by)),
        None => "Nothing is counted any more.".to_owned(),
    }
}

/// A count that runs.
pub fn count_runs(rules: &Rules, count: Count) -> String {
    let stronger = seat(rules, count.by.opponent());
    format!("{} counts: {stronger} has made {} of {} moves", seat(rules, count.by), count.made, count.limit)
}

/// A seat has passed.
pub fn passed(rules: &Rules, owner: Seat) -> String {
    format!("{} passes.", seat(rules, owner))
}

/// A seat can no longer win.
pub fn forfeited(rules: &Rules, owner: Seat) -> String {
    format!("{} can no longer win.", seat(rules, owner))
}

/// The generals face each other, and a seat has to answer it.
pub fn facing(rules: &Rules, answers: Seat) -> String {
    let otherwise = match rules.terms().generals {
        Generals::MayFace | Generals::MayNotFace => return String::new(),
        Generals::FacingForfeits => "the game is drawn",
        Generals::FacingChecks => "can no longer win",
        Generals::FacingDraws => "passes, and the game is drawn",
        Generals::FacingCounts(_) => "passes, and the points of the pieces decide",
    };
    format!("The generals face each other: {} breaks the line, or {otherwise}.", seat(rules, answers))
}
