//! Sentences about what happens beside the board: throws, alliances, prisoners, stakes, races.

use super::nouns::{a, list, noun, seat};
use crate::board::{Piece, Role, Seat, Square};
use crate::position::{EndReason, IllegalMove, Move, OpeningRoll, Phase, Position, TableEvent};
use crate::rules::Rules;
use crate::variant::{
    Armies, Command, Concourse, Contest, Dice, Empire, EnemyThrone, Exchange, Opening, Peace, Race, Reentry,
};

fn stakes(number: u8) -> String {
    if number == 1 { "one stake".to_owned() } else { format!("{number} stakes") }
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
        TableEvent::TurnLost(by) if rules.terms().dice.is_none() => {
            format!("{} cannot move, and is passed over.", name(by))
        }
        TableEvent::TurnLost(by) => {
            format!("The throw lets nothing of {}’s move: the turn is lost.", name(by))
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
            Some(piece) => format!(" and captures the {}", noun(rules, piece.role)),
            None => String::new(),
        }
    };
    Some(format!("{does}{ends}."))
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
        EndReason::NoProgress => match rules.terms().repetition {
            crate::variant::Repetition::QuietDraws(turns) => {
                return format!("{turns} turns without a capture or a soldier’s move");
            }
            _ => "nothing has been captured for too long",
        },
        _ => "",
    };
    text.to_owned()
}

/// Who wins: the winner, and the ally who wins with it.
pub fn winners(rules: &Rules, winner: Seat) -> String {
    match rules.terms().contest {
        Contest::Armies(terms) => {
            let ally = terms.alliance.ally(winner);
            let both = [winner.min(ally), winner.max(ally)];
            format!("{} and {} win", seat(rules, both[0]), seat(rules, both[1]))
        }
        Contest::Kings | Contest::Race(_) => format!("{} wins", seat(rules, winner)),
    }
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
    match (rules.terms().dice, table.roll) {
        (None, _) => format!("{on_turn} to move."),
        (Some(_), None) => format!("{on_turn} to throw."),
        (Some(dice), Some(value)) => {
            let roles = dice.face(value).map_or(&[][..], |face| face.moves);
            format!("{on_turn} has thrown {value}{}.", may_move(rules, roles))
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
            let face = rules.terms().dice.and_then(|dice| dice.face(*value));
            let may = face.map_or(String::new(), |face| may_move(rules, face.moves));
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
            format!("Since the concourse {} alone moves this boat.", seat(rules, *by))
        }
        IllegalMove::NoPrisoners => {
            "The kings that are prisoners now can be neither exchanged nor released.".to_owned()
        }
        IllegalMove::OfferRefused(owner) => format!(
            "{}’s proposal has been refused, and is not repeated before a king is captured or freed.",
            seat(rules, *owner)
        ),
        IllegalMove::ThroneTaken(at) => {
            format!("A king that is freed returns to its throne on {}, and that is not empty.", name(*at))
        }
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

// ------------------------------------------------------------------------------- the rule text

/// The paragraphs about throws, alliances or the race, if the game has such things.
pub(super) fn rules(rules: &Rules) -> Vec<String> {
    let mut text = Vec::new();
    if let Some(dice) = rules.terms().dice {
        text.push(throwing(rules, dice));
    }
    match rules.terms().contest {
        Contest::Kings => {}
        Contest::Armies(terms) => armies(rules, terms, &mut text),
        Contest::Race(terms) => race(rules, terms, &mut text),
    }
    text
}

fn throwing(rules: &Rules, dice: Dice) -> String {
    let whole = dice.weights();
    let faces = dice.faces.iter().map(|face| {
        let moves = match face.moves {
            [] => String::new(),
            roles => {
                let nouns = roles.iter().map(|&role| format!("the {}", noun(rules, role)));
                format!(" moves {}", list(nouns.collect(), "or"))
            }
        };
        format!("{}{moves} ({} in {whole})", face.value, face.weight)
    });
    let what = match dice.shells {
        Some(shells) => {
            format!("{shells} cowrie shells; so many fall with the opening up, and none counts eight")
        }
        None => "a long die".to_owned(),
    };
    let must =
        if dice.must_move { "Who can move by the throw has to." } else { "Nobody has to move by the throw." };
    let begins = match rules.terms().opening {
        Opening::Roll { keeps: true } => " All throw, and the highest begins with that throw.",
        Opening::Roll { keeps: false } => " All throw, and the highest throws again and begins.",
        _ => "",
    };
    format!(
        "Throws: {what}. {}. {must} A throw that lets nothing move loses the turn.{begins}",
        faces.collect::<Vec<_>>().join("; ")
    )
}

fn armies(rules: &Rules, terms: Armies, text: &mut Vec<String>) {
    let pair =
        |first: Seat| format!("{} and {}", seat(rules, first), seat(rules, terms.alliance.ally(first)));
    let enemy = terms.alliance.enemies(Seat::FIRST)[0];
    text.push(format!("Alliance: {} against {}.", pair(Seat::FIRST), pair(enemy)));
    let minor = list(terms.minor.iter().map(|&role| format!("{}s", noun(rules, role))).collect(), "and");
    let allies = if terms.ally_capture { " An ally’s pieces may be captured." } else { "" };
    text.push(format!(
        "Capture: {minor} capture only each other; the others anything. Kings are captured like other pieces, and held \
         prisoner; there is no check.{allies}"
    ));
    let enemy_throne = match (terms.enemy_throne, terms.stakes) {
        (EnemyThrone::Nothing, _) => "",
        (EnemyThrone::Stake, true) => {
            " The first king on an enemy’s throne wins a stake from that enemy, two if it captures a king there."
        }
        (EnemyThrone::Stake, false) => " A king may seize an enemy’s throne; nothing is paid for it.",
    };
    let command = match terms.command {
        Command::Alone => "its owner decides on both armies, at the throws of both",
        Command::Shared => "either player may move both armies",
    };
    text.push(format!(
        "Thrones: when a king comes to its ally’s throne, {command}; this ends when that king is captured or \
         the ally’s returns.{enemy_throne}"
    ));
    let exchange = match terms.exchange {
        Exchange::WithRemainingKing => {
            "Who has captured an enemy king while the ally’s is a prisoner may propose an exchange to the owner of the \
             other enemy king. Who has captured both, with the own king on the board, may claim the ally’s."
        }
        Exchange::BetweenCaptors => {
            "Where each side has captured one king, the two captors may agree on an exchange. Who has captured both \
             enemy kings may claim the ally’s."
        }
    };
    let reentry = match terms.reentry {
        Reentry::OwnThrone => "its own throne, if that is empty",
        Reentry::NearestFree => "its own throne or the nearest free square",
    };
    let when = if rules.terms().dice.is_some() { "throw" } else { "move" };
    text.push(format!(
        "Prisoners: {exchange} Both are declared at the own turn, before the {when}. A king that is freed \
            returns to {reentry}."
    ));
    let concourse = match terms.concourse {
        Concourse::TakesEnemiesControlsAlly => {
            "captures both enemy boats, and its owner alone moves the ally’s from then on"
        }
        Concourse::TakesAll => "captures the other three",
    };
    text.push(format!("Concourse: a boat that completes a square of the four boats {concourse}."));
    text.push(promotion(rules, terms));
    let wins = match terms.empire {
        Empire::Nothing => None,
        Empire::Pays if !terms.stakes => None,
        Empire::Pays => Some(""),
        Empire::Wins if !terms.stakes => Some(" wins the game"),
        Empire::Wins => Some(", and the game is won"),
    };
    if let Some(wins) = wins {
        let price = if terms.stakes {
            " wins from each enemy one stake, two if the king made the last of these captures, four if it \
             did so on that king’s throne"
        } else {
            ""
        };
        text.push(format!(
            "Empire: whose king has mounted the ally’s throne, and who has captured both enemy kings,{price}{wins}."
        ));
    }
    let peace = match terms.peace {
        Peace::EachKing => {
            "a player with only a king left has fought to an honourable peace, which is a draw for him; \
             nobody captures that king, and the ally fights on. When both allies have made peace the game is drawn"
        }
        Peace::AllKings => "when only kings are left the game is drawn",
    };
    text.push(format!("Peace: {peace}."));
    if terms.stakes {
        let back =
            if terms.peace == Peace::EachKing { " Who makes peace takes the own stake back." } else { "" };
        text.push(format!(
            "Stakes: each pays one into a pool, which the victorious allies share; a draw returns it.{back}"
        ));
    }
    if rules.terms().dice.is_none() {
        text.push("Turns: any piece may move; who cannot move is passed over.".to_owned());
    }
    text.push("End: the alliance that alone has pieces to fight with wins.".to_owned());
}

fn promotion(rules: &Rules, terms: Armies) -> String {
    let advancement = terms.advancement;
    let (own, becomes, others) = if advancement.elsewhere.is_empty() {
        ("an unmarked", "the horse or elephant of its file".to_owned(), "marked")
    } else {
        let choices = advancement.elsewhere.iter().map(|&role| a(noun(rules, role)));
        ("a marked", list(choices.collect(), "or"), "unmarked")
    };
    let early = if advancement.waits { "waits there" } else { "may not go to the far side at all" };
    let king = if advancement.king_may_stand { ", perhaps beside the king," } else { "" };
    let privileged = advancement.privileged.iter().map(|&role| a(noun(rules, role)));
    format!(
        "Promotion: on {own} square of the far side a soldier becomes {becomes}, once its side has lost a \
         soldier; before that it {early}. On the {others} squares it is stuck. The last soldier of a side \
         that has only a boat besides{king} becomes {} on any square there.",
        list(privileged.collect(), "or")
    )
}

fn race(rules: &Rules, race: Race, text: &mut Vec<String>) {
    let name = |at: Option<&Square>| at.map_or(String::new(), |&at| rules.board().shape.name(at));
    let tracks = rules.seats().map(|owner| {
        let track = rules.track(owner);
        format!("{} from {} to {}", seat(rules, owner), name(track.first()), name(track.last()))
    });
    let inside = if race.reverses_inside { "; the inner rings run the other way" } else { "" };
    text.push(format!(
        "Tracks: anticlockwise round the board and inwards{inside}: {}.",
        tracks.collect::<Vec<_>>().join(", ")
    ));
    let corner =
        if race.corner_is_one { "the corner counts as one" } else { "counted from beyond the corner" };
    let entry = if race.enters_on_grace { "by a throw of four or eight only" } else { "by any throw" };
    text.push(format!("Entry: pieces begin outside the board and enter {entry}, {corner}."));
    let halves = if race.halves { ", by half of an even throw" } else { "" };
    text.push(format!(
        "Doubles: two pieces of a side on one square are a double. They may move together{halves}. No single \
         piece passes a double; only a double captures a double; doubles pass each other. A third piece may \
         not join them."
    ));
    text.push(
        "Capture: a piece that comes to a square where a single enemy stands sends it back to the start, except on the \
         marked resting squares, where no enemy can be met."
            .to_owned(),
    );
    if race.throws_again {
        text.push("Grace: a throw of four or eight, or a capture, gives another throw.".to_owned());
    }
    text.push(
        "Home: the goal is reached by an exact throw; who first brings all pieces home wins.".to_owned(),
    );
}
