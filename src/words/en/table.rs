//! English: sentences about the table: throws, alliances, prisoners, stakes, races.

use super::nouns::{list, noun, pawn, seat};
use crate::board::{Piece, Role, Seat, Square};
use crate::position::{
    EndReason, IllegalMove, Move, OpeningRoll, Outcome, Phase, Position, Stakes, TableEvent,
};
use crate::rules::Rules;
use crate::variant::{Contest, Dice, Race};

pub(super) fn stakes(number: Stakes) -> String {
    if number == Stakes::whole(1) {
        return "one stake".to_owned();
    }
    match (number.halves() / 2, number.halves() % 2) {
        (0, 0) => "no stake".to_owned(),
        (whole, 0) => format!("{whole} stakes"),
        (0, _) => "half a stake".to_owned(),
        (whole, _) => format!("{whole}½ stakes"),
    }
}

/// Something that happens beside the board.
pub fn event(rules: &Rules, event: TableEvent) -> String {
    let name = |owner: Seat| seat(rules, owner);
    let ally = |owner: Seat| match rules.terms().contest {
        Contest::Armies(terms) => name(terms.alliance.ally(owner)),
        Contest::Kings | Contest::Race(_) => "nobody",
    };
    match event {
        TableEvent::Rolled(by, value) => format!("{} throws {value}.", name(by)),
        TableEvent::TurnLost(by) => {
            format!("None of {}’s pieces can move by this throw: the turn is lost.", name(by))
        }
        TableEvent::PassedOver(over) => {
            let names: Vec<String> = rules
                .seats()
                .filter(|seat| over >> seat.0 & 1 == 1)
                .map(|seat| name(seat).to_owned())
                .collect();
            let is = if names.len() == 1 { "is" } else { "are" };
            format!("{} cannot move, and {is} passed over.", list(names, "and"))
        }
        TableEvent::Skipped(by) => format!("{} gives up the turn.", name(by)),
        TableEvent::RollsAgain(by) => format!("{} throws again.", name(by)),
        TableEvent::Tied(tied) => {
            let names =
                rules.seats().filter(|seat| tied >> seat.0 & 1 == 1).map(|seat| name(seat).to_owned());
            format!("{} have thrown alike and throw again.", list(names.collect(), "and"))
        }
        TableEvent::Imprisoned(owner, by) => format!("{}’s king is a prisoner of {}.", name(owner), name(by)),
        TableEvent::Freed(piece, at) => {
            format!("{}’s king is free, and stands on {}.", name(piece.seat), rules.board().shape.name(at))
        }
        TableEvent::ThroneSeized(by, from) => {
            format!("{}’s king seizes the throne of {}.", name(by), name(from))
        }
        TableEvent::Commands(by) => {
            format!("{}’s king mounts the throne of {}, and both armies obey.", name(by), ally(by))
        }
        TableEvent::CommandEnds(by) => format!("{}’s command of the allied army ends.", name(by)),
        TableEvent::Concourse(by) => {
            format!("{}’s boat completes the concourse of the four boats.", name(by))
        }
        TableEvent::Steers(by) => format!("From now on {} alone moves the boat of {}.", name(by), ally(by)),
        TableEvent::Paid(from, to, number) => {
            format!("{} pays {} to {}.", name(from), stakes(number), name(to))
        }
        TableEvent::FromPool(to, number) => format!("{} takes {} from the pool.", name(to), stakes(number)),
        TableEvent::Empire(by) => format!("{} has built an empire.", name(by)),
        TableEvent::Peace(by) => {
            format!("{} has only the king left, and has fought to an honourable peace.", name(by))
        }
        TableEvent::Out(by) => format!("{} has no pieces left.", name(by)),
        TableEvent::Offered(by, to) => format!("{} proposes an exchange of kings to {}.", name(by), name(to)),
        TableEvent::Agreed(by) => format!("{} agrees.", name(by)),
        TableEvent::Refused(by) => format!("{} refuses.", name(by)),
        TableEvent::Released(by) => format!("{} claims the release of {}’s king.", name(by), ally(by)),
        TableEvent::Home(piece) if is_double(rules, piece) => {
            format!("Two of {}’s pieces are home.", name(piece.seat))
        }
        TableEvent::Home(piece) => format!("One of {}’s pieces is home.", name(piece.seat)),
        TableEvent::SentBack(piece) if is_double(rules, piece) => {
            format!("Both of {}’s pieces start again.", name(piece.seat))
        }
        TableEvent::SentBack(piece) => format!("{}’s piece starts again.", name(piece.seat)),
    }
}

/// A move of a race; nothing for what is no move on the board.
pub(super) fn runs(rules: &Rules, position: &Position, race: Race, action: Move) -> Option<String> {
    let name = |at: Square| rules.board().shape.name(at);
    let (from, to, together) = match action {
        Move::Drop { to, .. } => (None, to, false),
        Move::Step { from, to, into } => (Some(from), to, into.is_some()),
        _ => return None,
    };
    let own = from.and_then(|from| position.piece_at(from)).map_or(position.turn(), |piece| piece.seat);
    let of = seat(rules, own);
    let double = from.and_then(|from| position.piece_at(from)).is_some_and(|piece| piece.role == race.double);
    let does = match (from, together, double) {
        (None, ..) => format!("{of} brings in a piece on {}", name(to)),
        (Some(from), true, _) => format!("Both of {of}’s pieces run from {} to {}", name(from), name(to)),
        (Some(from), false, true) => {
            format!("One of {of}’s two pieces runs from {} to {}", name(from), name(to))
        }
        (Some(from), false, false) => format!("{of}’s piece runs from {} to {}", name(from), name(to)),
    };
    let ends = if rules.track(own).last() == Some(&to) {
        ", home".to_owned()
    } else {
        match position.piece_at(to) {
            Some(piece) if piece.seat == own => " and makes a double".to_owned(),
            Some(piece) if together => format!(" and capture the {}", noun(rules, piece.role)),
            Some(piece) => format!(" and captures the {}", noun(rules, piece.role)),
            None => String::new(),
        }
    };
    Some(format!("{does}{ends}."))
}

/// What a piece of this role captures, where that is not everything.
pub fn captures_only(rules: &Rules, role: Role) -> Option<String> {
    let prey = rules.prey(role);
    let nouns = || prey.iter().map(|&role| format!("{}s", noun(rules, role))).collect();
    (!prey.is_empty()).then(|| format!("It captures only {}.", list(nouns(), "and")))
}

fn is_double(rules: &Rules, piece: Piece) -> bool {
    matches!(rules.terms().contest, Contest::Race(race) if race.double == piece.role)
}

/// Why a game with a table has ended.
pub(super) fn end(rules: &Rules, reason: EndReason) -> String {
    let text = match reason {
        EndReason::Empire => "an empire is built",
        EndReason::LastOnBoard => "no enemy fights any more",
        EndReason::Peace => "an honourable peace",
        EndReason::NobodyMoves => "nobody can ever move again",
        EndReason::AllHome => "all pieces are home",
        EndReason::NoProgress => match rules.terms().quiet {
            Some(turns) => return format!("{turns} turns without a capture or a {}’s move", pawn(rules)),
            None => "nothing has been captured for too long",
        },
        _ => "",
    };
    text.to_owned()
}

/// Who wins: the winner, and the ally who wins with it unless it is at peace.
pub fn winners(rules: &Rules, outcome: Outcome) -> String {
    let names: Vec<String> = rules.winners(outcome).map(|winner| seat(rules, winner).to_owned()).collect();
    let win = if names.len() == 1 { "wins" } else { "win" };
    format!("{} {win}", list(names, "and"))
}

/// What the seat on turn has to do.
pub fn turn(rules: &Rules, position: &Position) -> String {
    let on_turn = seat(rules, position.turn());
    let Some(table) = position.table() else { return String::new() };
    if let Some(offer) = table.offer {
        return format!("{} has to answer {}’s offer.", seat(rules, offer.to), seat(rules, offer.by));
    }
    if position.phase() == Phase::OpeningRoll {
        return format!("{on_turn} throws for the first turn.");
    }
    let decider = position.decider(rules);
    let decides = if decider == position.turn() {
        String::new()
    } else {
        format!(", and {}, who commands, decides", seat(rules, decider))
    };
    match (rules.terms().dice, table.roll) {
        (None, _) => format!("{on_turn} to move{decides}."),
        (Some(_), None) => format!("{on_turn} to throw{decides}."),
        (Some(dice), Some(value)) => {
            let roles = dice.face(value).map_or(&[][..], |face| &face.moves);
            format!("{on_turn} has thrown {value}{decides}{}.", may_move(rules, roles))
        }
    }
}

fn may_move(rules: &Rules, roles: &[Role]) -> String {
    if roles.is_empty() {
        return ": a piece may run".to_owned();
    }
    let nouns = roles.iter().map(|&role| noun(rules, role).to_owned()).collect();
    format!(": {} may move", list(nouns, "or"))
}

/// The opening throws so far.
pub fn opening_rolls(rules: &Rules, position: &Position) -> String {
    let Some(table) = position.table() else { return String::new() };
    let thrown = rules.seats().filter_map(|owner| match table.opening_rolls[owner.index()] {
        OpeningRoll::Rolled(value) => Some(format!("{} {value}", seat(rules, owner))),
        OpeningRoll::Due | OpeningRoll::Beaten => None,
    });
    let thrown: Vec<String> = thrown.collect();
    let so_far = if thrown.is_empty() { String::new() } else { format!(" (so far: {})", thrown.join(", ")) };
    format!("The highest throw begins{so_far}")
}

/// What there is to say of a seat at the table, beside its throws and stakes.
pub fn seat_notes(rules: &Rules, position: &Position, own: Seat) -> Vec<String> {
    let (Some(table), Contest::Armies(terms)) = (position.table(), rules.terms().contest) else {
        return Vec::new();
    };
    let at = own.index();
    let ally = seat(rules, terms.alliance.ally(own));
    let mut notes = Vec::new();
    if let Some(captive) = table.captives[at] {
        notes.push(format!("king held by {}", seat(rules, captive.by)));
    }
    let says = [
        (table.commands[at], format!("commands {ally}’s army")),
        (table.steers[at], format!("moves {ally}’s boat")),
        (table.at_peace[at], "at peace".to_owned()),
        (table.empire[at], "has built an empire".to_owned()),
        (position.pieces_of(own).is_empty(), "out of the game".to_owned()),
    ];
    notes.extend(says.into_iter().filter(|(holds, _)| *holds).map(|(_, text)| text));
    notes
}

/// Refusals of games with a table.
pub(super) fn illegal_move(rules: &Rules, position: &Position, refusal: &IllegalMove) -> String {
    let name = |at: Square| rules.board().shape.name(at);
    let values = |dice: Dice| list(dice.faces.iter().map(|face| face.value.to_string()).collect(), "or");
    match refusal {
        IllegalMove::RollFirst => format!("{} has to throw first.", seat(rules, position.turn())),
        IllegalMove::AlreadyRolled => match position.roll() {
            Some(value) => format!("The throw of {value} has to be played first."),
            None => "A throw has to be played first.".to_owned(),
        },
        IllegalMove::NothingToRoll => "Nothing is thrown in this game.".to_owned(),
        IllegalMove::NoSuchRoll(value) => {
            let known = rules.terms().dice.map_or(String::new(), values);
            format!("Nobody can throw {value}: a throw gives {known}.")
        }
        IllegalMove::NotThisRoll { role, value } => {
            let face = rules.terms().face(*value);
            let may = face.map_or(String::new(), |face| may_move(rules, &face.moves));
            format!("A throw of {value} does not move the {}{may}.", noun(rules, *role))
        }
        IllegalMove::AllysPiece(at) => format!(
            "{} stands on {}: an ally’s pieces are not captured.",
            super::piece_on(rules, position, *at),
            name(*at)
        ),
        IllegalMove::OnlyMinor { role, to } => {
            let Contest::Armies(terms) = rules.terms().contest else { return String::new() };
            let minor =
                list(terms.minor.iter().map(|&role| format!("{}s", noun(rules, role))).collect(), "and");
            format!(
                "The {} captures only {minor}, and {} stands on {}.",
                noun(rules, *role),
                super::piece_on(rules, position, *to),
                name(*to)
            )
        }
        IllegalMove::AtPeace(owner) => {
            format!("{} has made peace: the king neither moves nor is captured.", seat(rules, *owner))
        }
        IllegalMove::Steered(by) => {
            format!("Since the concourse {0} alone moves this boat, at {0}’s own throws.", seat(rules, *by))
        }
        IllegalMove::NoPrisoners => "There are no kings to exchange or to release now.".to_owned(),
        IllegalMove::ThroneOccupied(at) => {
            let piece = super::piece_on(rules, position, *at);
            format!("{piece} stands on {}, to which a freed king returns.", name(*at))
        }
        IllegalMove::OfferRefused(owner) => format!(
            "{}’s proposal has been refused, and is not repeated before a king is captured or freed.",
            seat(rules, *owner)
        ),
        IllegalMove::MayNotEnter(at) => {
            let pawn = noun(rules, rules.terms().pawn);
            format!(
                "No {pawn} may go to {} or to another square of its far side before one is lost.",
                name(*at)
            )
        }
        IllegalMove::AnswerFirst => "The proposed exchange has to be answered first.".to_owned(),
        IllegalMove::NothingToDeclare => "In this game that cannot be declared.".to_owned(),
        IllegalMove::NoOffer => "No exchange is proposed to this player.".to_owned(),
        IllegalMove::NotSoFar(Some(to)) => format!("By this throw the piece runs to {}.", name(*to)),
        IllegalMove::NotSoFar(None) => "The piece is not on its owner’s track.".to_owned(),
        IllegalMove::DoubleInTheWay(at) => {
            format!("A single piece does not pass the double on {}.", name(*at))
        }
        IllegalMove::Resting(at) => format!("{} is a resting square: nobody is captured there.", name(*at)),
        IllegalMove::DoubleStands(at) => format!("The double on {} is captured only by a double.", name(*at)),
        IllegalMove::TwoStand(at) => {
            format!("At most two pieces of a side stand on a square, and {} is full.", name(*at))
        }
        IllegalMove::PastGoal(at) => format!("The throw is larger than what is left to {}.", name(*at)),
        IllegalMove::NoEntry(value) => format!("A throw of {value} brings no piece onto the board."),
        IllegalMove::NotTogether(at) => {
            format!("The two pieces on {} move together by even throws only.", name(*at))
        }
        _ => String::new(),
    }
}
