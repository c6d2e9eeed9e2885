//! English: error sentences: rules that exclude each other, positions, refused moves.

use super::nouns::{
    a, deployed_rook, list, named, noun, on_points, pawn, piece_on, seat, side_name, square, squares, title,
};
use super::sentences::{loss, outcome, right, zone};
use crate::board::{Role, Square, Zone};
use crate::matches::{PlayError, is_meant, shortened};
use crate::movement::Right;
use crate::notation::PositionError;
use crate::position::{IllegalMove, Phase, Position, RightLoss, TooStrong};
use crate::rules::Rules;
use crate::variant::{Captured, Game, Home, InCheck, InPlace, Opening, PromoteBy, SetupError, Text};

/// Why rules cannot be set up.
pub fn setup_error(error: &SetupError) -> String {
    let near = is_meant(error.meant());
    match error {
        SetupError::UnknownGame(_) => error.to_string(),
        SetupError::UnknownOption { game, option } => {
            format!("{} has no option “{}”.{near}", title(game), shortened(option))
        }
        SetupError::UnknownChoice { game, option, choice } => {
            format!("The option “{option}” of {} has no choice “{}”.{near}", title(game), shortened(choice))
        }
        SetupError::RuledOut { game, ruled_out, by } => {
            let ((question, choice), (other_question, other)) = (asked(game, ruled_out), asked(game, by));
            format!("“{question}” – “{choice}” means nothing beside “{other_question}” – “{other}”.")
        }
        SetupError::Record { game, fault } => {
            format!("The record of {} has a fault: {} (“{}”).", title(game), fault.rule, shortened(&fault.at))
        }
    }
}

/// The question of an option and the title of a choice.
fn asked<'a>(game: &str, (option, choice): &'a (Text, Text)) -> (&'a str, &'a str) {
    let words = super::game(game).options.iter().find(|words| words.id == *option);
    let title = words.and_then(|words| words.choices.iter().find(|words| words.id == *choice));
    (words.map_or(option, |words| words.question), title.map_or(choice, |words| words.title))
}

/// Why a position text cannot be read.
pub fn position_error(error: &PositionError) -> String {
    match error {
        PositionError::NoTurn { side, thrown: true } => {
            format!("{} cannot play this throw and is not on turn.", side_name(side))
        }
        PositionError::NoTurn { side, thrown: false } => {
            format!("{} has no turn to take and is not on turn.", side_name(side))
        }
        PositionError::OnGoal(side) => {
            format!("{} has a piece on its goal, which would have come home.", side_name(side))
        }
        PositionError::NoKing(side) => {
            let problem = match side.game.terms.captured {
                Captured::Dropped => {
                    let letter = side.game.seats[side.seat.index()].letter;
                    format!(" Where it has none, as in a problem of mate, “kingless={letter}” says so.")
                }
                Captured::Gone => String::new(),
            };
            format!("{} has no {}.{problem}", side_name(side), royals(&side.game, None))
        }
        PositionError::NoCaptive(side) => {
            format!(
                "{} has no king on the board, and “captive=” does not say whose prisoner it is.",
                side_name(side)
            )
        }
        PositionError::SecondCaptive(side) => {
            format!(
                "{} holds two kings: in “captive=” a 2 stands after the one that was captured second, and only there.",
                side_name(side)
            )
        }
        PositionError::Kings { side, role } => {
            format!("{} has more than one {}.", side_name(side), royals(&side.game, Some(*role)))
        }
        PositionError::TooManyPieces(side) => {
            format!("{} has more pieces than the game gives.", side_name(side))
        }
        PositionError::TooFewPieces(side) => {
            format!("{} has fewer pieces than the game gives, and none leaves the game.", side_name(side))
        }
        PositionError::SoldierBehind { game, at } => {
            format!("On {at} {} stands on its own first rank.", a(noun_in(game, game.terms.pawn)))
        }
        PositionError::LeftInCheck { side, faced: false } => {
            format!("{} is in check but not on turn.", side_name(side))
        }
        PositionError::LeftInCheck { faced: true, .. } => {
            "The generals face each other with nothing between them.".to_owned()
        }
        PositionError::CheckTooEarly(side) => {
            format!("{} is in check while both sides still set up their arrays.", side_name(side))
        }
        PositionError::TooLong
        | PositionError::Ranks { .. }
        | PositionError::Files { .. }
        | PositionError::Letter(_)
        | PositionError::Hand(_)
        | PositionError::Seat(_)
        | PositionError::Right(_)
        | PositionError::Count(_)
        | PositionError::Field(_)
        | PositionError::Unfit(_)
        | PositionError::Stakes => error.to_string(),
    }
}

/// What the game calls the piece that must not be lost, or all of them.
fn royals(game: &Game, only: Option<Role>) -> String {
    let royal = |role: &Role| only.map_or(game.terms.roles[role.index()].royal, |only| *role == only);
    let all = (0..game.terms.roles.len() as u8).map(Role).filter(royal);
    list(all.map(|role| noun_in(game, role).to_owned()).collect(), "or")
}

/// What a role of the game is called, whatever names are chosen.
fn noun_in(game: &Game, role: Role) -> &str {
    let id = &*game.terms.roles[role.index()].id;
    let noun = match &game.texts {
        Some(texts) => texts.roles.get(role.index()).and_then(|role| role.nouns.first()).map(String::as_str),
        None => {
            let words = super::game(&game.id).roles.iter().find(|words| words.id == id);
            words.and_then(|words| words.nouns.first()).copied()
        }
    };
    noun.unwrap_or(id)
}

/// Why a move is not played.
pub fn play_error(rules: &Rules, position: &Position, error: &PlayError) -> String {
    match error {
        PlayError::Text(text) => format!("“{text}” is no move of this game."),
        PlayError::Several(text, moves) => {
            let moves: Vec<_> = moves.iter().map(|&action| rules.write_move(action)).collect();
            format!("“{text}” fits several moves: {}.", moves.join(", "))
        }
        PlayError::Over(end) => format!("The game is over. {}", outcome(rules, *end)),
        PlayError::Refused(reason) => illegal_move(rules, position, reason),
        PlayError::TooLong => format!("A game is recorded up to {} moves.", crate::matches::MAX_MOVES),
    }
}

/// Why a move is not legal.
pub fn illegal_move(rules: &Rules, position: &Position, refusal: &IllegalMove) -> String {
    let name = |at: Square| square(rules, at);
    match refusal {
        IllegalMove::NoPiece(at) => format!("Nobody stands on {}.", name(*at)),
        IllegalMove::NotOnTurn(owner) => {
            format!("It is {}’s turn, not {}’s.", seat(rules, position.turn()), seat(rules, *owner))
        }
        IllegalMove::WaitsReady(owner) => {
            format!("{} has declared itself ready and waits.", seat(rules, *owner))
        }
        IllegalMove::SameSquare(at) => format!("The piece already stands on {}.", name(*at)),
        IllegalMove::OwnPiece(at) => format!(
            "{} stands on {}: one’s own pieces are not captured.",
            piece_on(rules, position, *at),
            name(*at)
        ),
        IllegalMove::NotItsMove { role, from, to } => {
            let way = super::moves::in_short(&rules.role(*role).patterns, &rules.terms().rights);
            let way = on_points(rules, way);
            format!(
                "The {} does not go from {} to {}: it moves {way}.",
                noun(rules, *role),
                name(*from),
                name(*to)
            )
        }
        IllegalMove::NoLine(from, to) => {
            format!("No diagonal line joins {} and {}.", name(*from), name(*to))
        }
        IllegalMove::Blocked(by) => {
            format!("Blocked by {} on {}.", piece_on(rules, position, *by), name(*by))
        }
        IllegalMove::NothingToCapture { role, to } => {
            format!("The {} goes there only to capture, and {} is empty.", noun(rules, *role), name(*to))
        }
        IllegalMove::CannotCapture { role, to } => {
            format!("The {} does not capture this way, and {} is occupied.", noun(rules, *role), name(*to))
        }
        IllegalMove::NotFromPlace(index) => {
            format!("Only the piece that still stands where it began makes {}.", right(rules, *index))
        }
        IllegalMove::RightLost { seat: owner, right: index, how } => {
            let why = match how {
                Some(how) => loss(rules, *index, *how),
                None => losses(rules, *index),
            };
            format!("{} no longer has {}: {why}.", seat(rules, *owner), right(rules, *index))
        }
        IllegalMove::King(at) => {
            let royal = royal_on(rules, position, *at);
            format!("The {royal} on {} is not captured: the game ends before that.", name(*at))
        }
        IllegalMove::KingAttacked { king, by } => {
            let pieces = by.map(|at| format!("{} on {}", piece_or(rules, position, at), name(at)));
            let royal = royal_on(rules, position, *king);
            format!("The {royal} on {} would be attacked by {}.", name(*king), list(pieces.collect(), "and"))
        }
        IllegalMove::BeyondCentre(to) => format!(
            "Free moves stay on one’s own half of the board; {} lies beyond the centre line.",
            name(*to)
        ),
        IllegalMove::NoCaptureYet(to) => {
            format!("Nothing is captured during the free moves, and {} is occupied.", name(*to))
        }
        IllegalMove::NoCheckYet => match position.phase() {
            Phase::Deployment | Phase::Redeployment => {
                "No piece is placed so that a king is in check.".to_owned()
            }
            _ => "No check is given during the free moves.".to_owned(),
        },
        IllegalMove::ChooseRole(roles) => {
            let roles = roles.iter().map(|&role| a(noun(rules, role))).collect();
            format!("The piece has to be promoted here, to {}.", list(roles, "or"))
        }
        IllegalMove::NotIntoThis { role, at, none_lost: true } => {
            format!(
                "No {} of this side has been lost, so that none can be won back on {}.",
                noun(rules, *role),
                name(*at)
            )
        }
        IllegalMove::NotIntoThis { role, at, none_lost: false } => {
            format!("The piece on {} does not become {}.", name(*at), a(noun(rules, *role)))
        }
        IllegalMove::NoPromotion(at) => format!("Nothing is promoted on {}.", name(*at)),
        IllegalMove::MayNotEnter(_) | IllegalMove::AnswerFirst | IllegalMove::NothingToDeclare
            if position.table().is_some() =>
        {
            super::table::illegal_move(rules, position, refusal)
        }
        IllegalMove::MayNotEnter(at) => {
            format!("The {} may not enter {}, as it cannot be promoted there now.", pawn(rules), name(*at))
        }
        IllegalMove::PromoteFirst(at) => {
            format!("The {} waiting on {} has to be promoted first.", pawn(rules), name(*at))
        }
        IllegalMove::NoCastling => no_castling(rules, position),
        IllegalMove::CastlingBlocked(by) => {
            format!(
                "{} on {} stands between the king and the piece that it would castle with.",
                piece_on(rules, position, *by),
                name(*by)
            )
        }
        IllegalMove::CastlingAttacked(at) => format!("The king may not castle: {} is attacked.", name(*at)),
        IllegalMove::NotStalemated => {
            "The king changes places with another piece only when it is stalemated.".to_owned()
        }
        IllegalMove::NoExchange(with) => {
            format!("The king cannot change places with what stands on {}.", name(*with))
        }
        IllegalMove::NotInCheck { seat: owner, right: index } => {
            format!("{} cannot use {} while in check.", seat(rules, *owner), right(rules, *index))
        }
        IllegalMove::NoScreen { role, to } => {
            format!("The {} needs a piece to hop over on its way to {}.", noun(rules, *role), name(*to))
        }
        IllegalMove::Alike(at) => format!(
            "{} on {} is neither hopped over nor captured by its like.",
            piece_on(rules, position, *at),
            name(*at)
        ),
        IllegalMove::NotFrom { role, zone: part } => {
            format!("The {} moves so only from {}.", noun(rules, *role), zone(*part))
        }
        IllegalMove::Outside { role, zone: Zone::FarHalf } => {
            format!("The {} moves so only past the middle of the board.", noun(rules, *role))
        }
        IllegalMove::Outside {
            role,
            zone: part @ (Zone::PalaceLines | Zone::EnemyPalaceLines | Zone::AnyPalaceLines),
        } => {
            format!("The {} goes diagonally only along {}.", noun(rules, *role), zone(*part))
        }
        IllegalMove::Outside { role, zone: part } => {
            format!("The {} moves only within {}.", noun(rules, *role), zone(*part))
        }
        IllegalMove::Forced { from, to } => {
            format!("The first move is laid down: {} to {}.", name(*from), name(*to))
        }
        IllegalMove::GeneralsFace(one, other) => {
            format!(
                "The generals on {} and {} would face each other on an open file.",
                name(*one),
                name(*other)
            )
        }
        IllegalMove::StillFacing(one, other) => {
            format!(
                "The generals on {} and {} would go on facing each other: break the line, or pass and so end the game.",
                name(*one),
                name(*other)
            )
        }
        IllegalMove::NotInHand(role) => format!("There is no {} in hand.", noun(rules, *role)),
        IllegalMove::DropOnPiece(at) => {
            format!("Pieces are dropped on empty squares, and {} is occupied.", name(*at))
        }
        IllegalMove::DropStuck { role, at } => {
            format!("The {} could never move from {}.", noun(rules, *role), name(*at))
        }
        IllegalMove::SecondPawn(at) => {
            format!(
                "There is already an unpromoted {} of this side on the file of {}.",
                pawn(rules),
                name(*at)
            )
        }
        IllegalMove::DropMates(at) => {
            format!("A {} may not be dropped to give mate, as on {}.", pawn(rules), name(*at))
        }
        IllegalMove::NotBehindPawns(at) => {
            format!("{} does not lie behind the line of one’s own {}s.", name(*at), pawn(rules))
        }
        IllegalMove::RookBarred(at) => format!(
            "On {} the {rook} would share its file with the other {rook} or with the first player’s king.",
            name(*at),
            rook = deployed_rook(rules),
        ),
        IllegalMove::RookOffFirstRank(at) => format!(
            "{} is not on the first rank, where the {}s are placed while it has room.",
            name(*at),
            deployed_rook(rules)
        ),
        IllegalMove::PlaceFirst => "All pieces are placed before any moves.".to_owned(),
        IllegalMove::MendFirst => {
            format!("The {}s that were objected to have to go elsewhere first.", deployed_rook(rules))
        }
        IllegalMove::NoObjection => "There is nothing to object to.".to_owned(),
        IllegalMove::MayNotPass => "Nobody may pass now.".to_owned(),
        IllegalMove::GivesStalemate => {
            "The move would stalemate the other side, which is not allowed.".to_owned()
        }
        IllegalMove::PromotionTooStrong(at, excess) => too_strong(rules, position, *at, *excess),
        IllegalMove::MayNotMate(role) => format!("The {} may not give mate.", noun(rules, *role)),
        IllegalMove::NothingToCount => "There is nothing to count or to stop counting now.".to_owned(),
        IllegalMove::NoImpasse => "There is no impasse to claim or to answer now.".to_owned(),
        IllegalMove::NoStalemate => {
            "Stalemate can be claimed only by a player who is not in check and has no moves but promotions, \
             and only where the rules allow it."
                .to_owned()
        }
        IllegalMove::AnswerFirst => "The claim of an impasse has to be answered first.".to_owned(),
        IllegalMove::RollFirst
        | IllegalMove::AlreadyRolled
        | IllegalMove::NothingToRoll
        | IllegalMove::NoSuchRoll(_)
        | IllegalMove::NotThisRoll { .. }
        | IllegalMove::AllysPiece(_)
        | IllegalMove::OnlyMinor { .. }
        | IllegalMove::AtPeace(_)
        | IllegalMove::Steered(_)
        | IllegalMove::NoPrisoners
        | IllegalMove::ThroneOccupied(_)
        | IllegalMove::OfferRefused(_)
        | IllegalMove::NoOffer
        | IllegalMove::NotSoFar(_)
        | IllegalMove::DoubleInTheWay(_)
        | IllegalMove::Resting(_)
        | IllegalMove::DoubleStands(_)
        | IllegalMove::TwoStand(_)
        | IllegalMove::PastGoal(_)
        | IllegalMove::NoEntry(_)
        | IllegalMove::NotTogether(_) => super::table::illegal_move(rules, position, refusal),
        IllegalMove::NothingToDeclare => "There are no free moves to end.".to_owned(),
        IllegalMove::ReadyInCheck(king) => {
            format!(
                "The king on {} is in check and has to be relieved first.",
                squares(rules, core::iter::once(*king))
            )
        }
    }
}

/// What the piece is called that must not be lost: the one on this square, or that of the side on turn which
/// would come to it.
fn royal_on<'r>(rules: &'r Rules, position: &Position, at: Square) -> &'r str {
    let royal = |at| position.piece_at(at).map(|piece| piece.role).filter(|&role| rules.role(role).royal);
    let own = || position.royals(rules, position.turn()).find_map(royal);
    royal(at).or_else(own).map_or("king", |role| noun(rules, role))
}

/// Every way in which a right may have been lost.
fn losses(rules: &Rules, right: Right) -> String {
    let spec = &rules.terms().rights[right.index()];
    let castles = rules.terms().castling.ways.iter().filter(|way| way.right == right).map(|way| way.rook);
    let moved: Vec<Role> = match spec.home {
        Home::None => Vec::new(),
        Home::Of(role) => vec![role],
        Home::Castling => rules.terms().royals().take(1).chain(castles).collect(),
    };
    let ways = [
        (matches!(spec.home, Home::Of(role) if !rules.role(role).royal), RightLoss::Captured),
        (spec.home == Home::Castling, RightLoss::Captured),
        (spec.in_check == InCheck::Lost, RightLoss::Checked),
        (spec.aimed_at_by.is_some(), RightLoss::AimedAt),
    ];
    let ways = ways.into_iter().filter(|(may, _)| *may).map(|(_, how)| how);
    let used = [RightLoss::Used].into_iter().chain(moved.into_iter().map(RightLoss::Moved));
    list(used.chain(ways).map(|how| loss(rules, right, how)).collect(), "or")
}

/// To what castling belongs that is over, or that there is none.
fn no_castling(rules: &Rules, position: &Position) -> String {
    match (rules.terms().castling.before_play, rules.terms().opening, position.phase()) {
        (true, Opening::Mobilisation, Phase::Play) => {
            "Castling belongs to the mobilisation, and that is over.".to_owned()
        }
        (true, Opening::FreeMoves(_), Phase::Play) => {
            "Castling belongs to the free moves before play, and these are over.".to_owned()
        }
        _ => "There is no castling here.".to_owned(),
    }
}

/// What the promotion of a standing soldier may not do.
fn too_strong(rules: &Rules, position: &Position, at: Square, excess: TooStrong) -> String {
    let quiet = matches!(rules.terms().promotion.by, PromoteBy::InPlace(InPlace { quiet: true, .. }));
    let on = square(rules, at);
    let there = position.piece_at(at).map_or("piece", |piece| noun(rules, piece.role));
    let pawn = pawn(rules);
    match (excess, quiet) {
        (TooStrong::Captures, true) => {
            format!("A {pawn} that is promoted may not capture by it, as on {on}.")
        }
        (TooStrong::Captures, false) => {
            format!("A {pawn} that is promoted by a step may not capture the {there} on {on} by it.")
        }
        (TooStrong::Checks, true) => format!("No promotion may give check, as that on {on} would."),
        (TooStrong::Checks, false) => {
            format!("A {pawn} that is promoted by a step may not give check with it, as on {on}.")
        }
        (TooStrong::Attacks, _) => {
            format!("A {pawn} that is promoted may not attack a piece by it, as from {on}.")
        }
    }
}

fn piece_or(rules: &Rules, position: &Position, at: Square) -> String {
    position.piece_at(at).map_or("a piece".to_owned(), |piece| named(rules, piece))
}
