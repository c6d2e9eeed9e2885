//! Sentences about what cannot be: rules that exclude each other, positions, refused moves.

use super::sentences::{
    a, deployed_rook, list, man, man_on, noun, outcome, pawn, right, seat, square, squares, title, zone,
};
use crate::board::{Seat, Square, Zone};
use crate::matches::PlayError;
use crate::notation::PositionError;
use crate::position::{Position, Refusal};
use crate::rules::Rules;
use crate::variant::{Home, InCheck, SetupError};

/// A side of whatever game.
fn player(seat: Seat) -> &'static str {
    ["The first player", "The second player", "The third player", "The fourth player"][seat.index()]
}

/// Why rules cannot be set up.
pub fn setup_error(error: &SetupError) -> String {
    match error {
        SetupError::UnknownGame(id) => format!("There is no game “{}”.", shortened(id)),
        SetupError::UnknownOption { game, option } => {
            format!("{} has no option “{}”.", title(game), shortened(option))
        }
        SetupError::UnknownChoice { game, option, choice } => {
            format!("The option “{option}” of {} has no choice “{}”.", title(game), shortened(choice))
        }
        SetupError::RuledOut { game, ruled_out, by } => {
            let ((question, choice), (other_question, other)) = (asked(game, *ruled_out), asked(game, *by));
            format!("“{question}” – “{choice}” means nothing beside “{other_question}” – “{other}”.")
        }
    }
}

/// The question of an option and the title of a choice.
fn asked(game: &str, (option, choice): (&'static str, &'static str)) -> (&'static str, &'static str) {
    let words = super::game(game).options.iter().find(|words| words.id == option);
    let title = words.and_then(|words| words.choices.iter().find(|words| words.id == choice));
    (words.map_or(option, |words| words.question), title.map_or(choice, |words| words.title))
}

fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    if text.chars().count() <= MOST {
        text.to_owned()
    } else {
        text.chars().take(MOST).chain(['…']).collect()
    }
}

/// Why a position text cannot be read.
pub fn position_error(error: &PositionError) -> String {
    match error {
        PositionError::TooLong => format!("A position text has at most {} bytes.", crate::notation::MAX_TEXT),
        PositionError::Ranks { found, wanted } => {
            format!("The number of ranks in the placement is {found}; the board has {wanted}.")
        }
        PositionError::Files { rank } => {
            format!("Rank {rank} of the placement does not fill the board’s files.")
        }
        PositionError::Letter(letter) => format!("The letter “{letter}” stands for no man of this game."),
        PositionError::Hand(text) => format!("“{}” cannot be in hand.", shortened(text)),
        PositionError::Seat(text) => format!("The game has no seat “{}”.", shortened(text)),
        PositionError::Right(letter) => format!("The right “{letter}” cannot be held in this position."),
        PositionError::Count(text) => format!("“{}” is no count of moves.", shortened(text)),
        PositionError::Field(text) => {
            format!("“{}” means nothing in a position of this game.", shortened(text))
        }
        PositionError::NoKing(owner) => format!("{} has no king.", player(*owner)),
        PositionError::Kings(owner) => format!("{} has more than one king.", player(*owner)),
        PositionError::TooManyMen(owner) => format!("{} has more men than the game gives.", player(*owner)),
        PositionError::SoldierBehind(at) => format!("A soldier on {at} stands on its own first rank."),
        PositionError::LeftInCheck(owner) => format!("{} is in check but not on turn.", player(*owner)),
        PositionError::CheckTooEarly(owner) => {
            format!("{} is in check while both sides still set up their arrays.", player(*owner))
        }
    }
}

/// Why a move is not played.
pub fn play_error(rules: &Rules, position: &Position, error: &PlayError) -> String {
    match error {
        PlayError::Text(text) => format!("“{text}” is no move of this game."),
        PlayError::Over(end) => format!("The game is over. {}", outcome(rules, *end)),
        PlayError::Refused(reason) => refusal(rules, position, reason),
        PlayError::TooLong => format!("A game is recorded up to {} moves.", crate::matches::MAX_MOVES),
    }
}

/// Why a move is not legal.
pub fn refusal(rules: &Rules, position: &Position, refusal: &Refusal) -> String {
    let name = |at: Square| square(rules, at);
    match refusal {
        Refusal::NoMan(at) => format!("Nobody stands on {}.", name(*at)),
        Refusal::NotOnTurn(owner) => {
            format!("It is {}’s turn, not {}’s.", seat(rules, position.turn()), seat(rules, *owner))
        }
        Refusal::WaitsReady(owner) => format!("{} has declared itself ready and waits.", seat(rules, *owner)),
        Refusal::SameSquare(at) => format!("The man already stands on {}.", name(*at)),
        Refusal::OwnMan(at) => format!(
            "{} stands on {}: one’s own men are not captured.",
            man_on(rules, position, *at),
            name(*at)
        ),
        Refusal::NotItsMove { kind, from, to } => {
            let way = super::moves::in_short(&rules.kind(*kind).patterns);
            format!(
                "The {} does not go from {} to {}: it moves {way}.",
                noun(rules, *kind),
                name(*from),
                name(*to)
            )
        }
        Refusal::Blocked(by) => format!("Blocked by {} on {}.", man_on(rules, position, *by), name(*by)),
        Refusal::NothingToCapture { kind, to } => {
            format!("The {} goes there only to capture, and {} is empty.", noun(rules, *kind), name(*to))
        }
        Refusal::CannotCapture { kind, to } => {
            format!("The {} does not capture this way, and {} is occupied.", noun(rules, *kind), name(*to))
        }
        Refusal::RightLost { seat: owner, right: index } => {
            let spec = rules.terms().rights[*index as usize];
            let checked = if spec.in_check == InCheck::Lost { ", or its king has been in check" } else { "" };
            let moved = if spec.home == Home::None { "" } else { ", or a man that it depends on has moved" };
            let aimed = match spec.aimed_at_by {
                Some(kind) => format!(", or {} has stood on a line with the king", a(noun(rules, kind))),
                None => String::new(),
            };
            format!(
                "{} no longer has {}: it has been used{moved}{checked}{aimed}.",
                seat(rules, *owner),
                right(rules, *index)
            )
        }
        Refusal::King(at) => format!("The king on {} is not captured: the game ends before that.", name(*at)),
        Refusal::KingAttacked { king, by } => {
            let men = by.map(|at| format!("{} on {}", man_or(rules, position, at), name(at)));
            format!("The king on {} would be attacked by {}.", name(*king), list(men.collect(), "and"))
        }
        Refusal::BeyondCentre(to) => format!(
            "Free moves stay on one’s own half of the board; {} lies beyond the centre line.",
            name(*to)
        ),
        Refusal::NoCaptureYet(to) => {
            format!("Nothing is captured during the free moves, and {} is occupied.", name(*to))
        }
        Refusal::NoCheckYet => "No check is given during the free moves.".to_owned(),
        Refusal::ChooseKind(kinds) => {
            let kinds = kinds.iter().map(|&kind| a(noun(rules, kind))).collect();
            format!("The man has to be promoted here, to {}.", list(kinds, "or"))
        }
        Refusal::NotIntoThis { kind, at, none_lost: true } => {
            format!(
                "No {} of this side has been lost, so that none can be won back on {}.",
                noun(rules, *kind),
                name(*at)
            )
        }
        Refusal::NotIntoThis { kind, at, none_lost: false } => {
            format!("The man on {} does not become {}.", name(*at), a(noun(rules, *kind)))
        }
        Refusal::NoPromotion(at) => format!("Nothing is promoted on {}.", name(*at)),
        Refusal::MayNotEnter(at) => {
            format!("The soldier may not enter {} before it can be promoted there.", name(*at))
        }
        Refusal::PromoteFirst(at) => {
            format!("The soldier waiting on {} has to be promoted first.", name(*at))
        }
        Refusal::NoCastling => "There is no castling here.".to_owned(),
        Refusal::CastlingBlocked(by) => {
            format!(
                "{} on {} stands between the king and the man that it would castle with.",
                man_on(rules, position, *by),
                name(*by)
            )
        }
        Refusal::CastlingAttacked(at) => format!("The king may not castle: {} is attacked.", name(*at)),
        Refusal::NotStalemated => {
            "The king changes places with another man only when it is stalemated.".to_owned()
        }
        Refusal::NoExchange(with) => {
            format!("The king cannot change places with what stands on {}.", name(*with))
        }
        Refusal::NotInCheck { seat: owner, right: index } => {
            format!("{} cannot use {} while in check.", seat(rules, *owner), right(rules, *index))
        }
        Refusal::NoScreen { kind, to } => {
            format!("The {} needs a man to hop over on its way to {}.", noun(rules, *kind), name(*to))
        }
        Refusal::Alike(at) => format!(
            "{} on {} is neither hopped over nor captured by its like.",
            man_on(rules, position, *at),
            name(*at)
        ),
        Refusal::NotFrom { kind, zone: part } => {
            format!("The {} moves so only from {}.", noun(rules, *kind), zone(*part))
        }
        Refusal::Outside { kind, zone: Zone::FarHalf } => {
            format!("The {} moves so only past the middle of the board.", noun(rules, *kind))
        }
        Refusal::Outside { kind, zone: part } => {
            format!("The {} may not leave {}.", noun(rules, *kind), zone(*part))
        }
        Refusal::Forced { from, to } => {
            format!("The first move is laid down: {} to {}.", name(*from), name(*to))
        }
        Refusal::GeneralsFace(one, other) => {
            format!(
                "The generals on {} and {} would face each other on an open file.",
                name(*one),
                name(*other)
            )
        }
        Refusal::NotInHand(kind) => format!("There is no {} in hand.", noun(rules, *kind)),
        Refusal::DropOnMan(at) => format!("Men are dropped on empty squares, and {} is occupied.", name(*at)),
        Refusal::DropStuck { kind, at } => {
            format!("The {} could never move from {}.", noun(rules, *kind), name(*at))
        }
        Refusal::SecondPawn(at) => {
            format!(
                "There is already an unpromoted {} of this side on the file of {}.",
                pawn(rules),
                name(*at)
            )
        }
        Refusal::DropMates(at) => {
            format!("A {} may not be dropped to give mate, as on {}.", pawn(rules), name(*at))
        }
        Refusal::NotBehindPawns(at) => {
            format!("{} does not lie behind the line of one’s own {}s.", name(*at), pawn(rules))
        }
        Refusal::RookBarred(at) => format!(
            "On {} the {rook} would share its file with the other {rook} or with the first player’s king.",
            name(*at),
            rook = deployed_rook(rules),
        ),
        Refusal::RookOffFirstRank(at) => format!(
            "{} is not on the first rank, where the {}s are placed while it has room.",
            name(*at),
            deployed_rook(rules)
        ),
        Refusal::PlaceFirst => "All men are placed before any moves.".to_owned(),
        Refusal::MendFirst => {
            format!("The {}s that were objected to have to go elsewhere first.", deployed_rook(rules))
        }
        Refusal::NoObjection => "There is nothing to object to.".to_owned(),
        Refusal::MayNotPass => "Nobody may pass now.".to_owned(),
        Refusal::GivesStalemate => {
            "The move would stalemate the other side, which is not allowed.".to_owned()
        }
        Refusal::PromotionTooStrong(at) => {
            format!("A man promoted on {} may not check, or capture, as it would there.", name(*at))
        }
        Refusal::MayNotMate(kind) => format!("The {} may not give mate.", noun(rules, *kind)),
        Refusal::NothingToCount => "There is nothing to count or to stop counting now.".to_owned(),
        Refusal::NoImpasse => "There is no impasse to claim or to answer now.".to_owned(),
        Refusal::AnswerFirst => "The claim of an impasse has to be answered first.".to_owned(),
        Refusal::ThrowFirst
        | Refusal::AlreadyThrown
        | Refusal::NothingToThrow
        | Refusal::NoSuchThrow(_)
        | Refusal::NotThisThrow { .. }
        | Refusal::AllysMan(_)
        | Refusal::OnlyMinor { .. }
        | Refusal::AtPeace(_)
        | Refusal::Steered(_)
        | Refusal::NoPrisoners
        | Refusal::NoOffer
        | Refusal::NotSoFar(_)
        | Refusal::DoubleInTheWay(_)
        | Refusal::Resting(_)
        | Refusal::DoubleStands(_)
        | Refusal::TwoStand(_)
        | Refusal::PastGoal(_)
        | Refusal::NoEntry(_)
        | Refusal::NotTogether(_) => super::table::refusal(rules, position, refusal),
        Refusal::NothingToDeclare => "There are no free moves to end.".to_owned(),
        Refusal::ReadyInCheck(king) => {
            format!(
                "The king on {} is in check and has to be relieved first.",
                squares(rules, core::iter::once(*king))
            )
        }
    }
}

fn man_or(rules: &Rules, position: &Position, at: Square) -> String {
    position.man(at).map_or("a man".to_owned(), |piece| man(rules, piece))
}
