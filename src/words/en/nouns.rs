//! English: nouns for games, pieces, players and squares.

use crate::board::{Piece, Role, Ruling, Seat, Square, SquareName};
use crate::notation::Side;
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::texts::GameTexts;
use crate::variant::{Colour, Contest, Game, Opening};

/// The title of a game; its id, where there are no words for it.
pub fn title(game: &str) -> &str {
    match super::game(game).title {
        "" => game,
        title => title,
    }
}

/// The title of a game.
pub fn title_of(game: &Game) -> &str {
    match &game.texts {
        Some(texts) if texts.title.is_empty() => &game.id,
        Some(texts) => &texts.title,
        None => title(&game.id),
    }
}

/// What a role is called in a sentence.
pub fn noun(rules: &Rules, role: Role) -> &str {
    let (id, set) = (&*rules.role(role).id, rules.terms().names as usize);
    if let Some(texts) = rules.texts() {
        let nouns = texts.roles.get(role.index()).map_or(&[][..], |role| &role.nouns);
        return nouns.get(set).or(nouns.first()).map_or(id, String::as_str);
    }
    let words = super::game(&rules.game().id).roles;
    let nouns = words.iter().find(|words| words.id == id).map_or(&[][..], |words| words.nouns);
    nouns.get(set).or(nouns.first()).copied().unwrap_or(id)
}

/// What the game calls its pawn.
pub(super) fn pawn(rules: &Rules) -> &str {
    noun(rules, rules.terms().pawn)
}

/// What the game calls the piece to which the rules of deployment apply.
pub(super) fn deployed_rook(rules: &Rules) -> &str {
    match rules.terms().opening {
        Opening::Deployment(deployment) => noun(rules, deployment.rook),
        _ => "rook",
    }
}

/// What the game calls a side: `White`, `Red`, `Cho`.
pub fn seat(rules: &Rules, seat: Seat) -> &str {
    let named = named_side(rules.game(), rules.texts(), seat);
    named.unwrap_or_else(|| rules.terms().colours.get(seat.index()).map_or("Nobody", |own| colour(*own)))
}

/// The same of a side in a position that has not come about.
pub(super) fn side_name(side: &Side) -> &str {
    named_side(&side.game, side.game.texts.as_deref(), side.seat).unwrap_or_else(|| colour(side.colour))
}

/// What a side is called where not by its colour.
fn named_side<'a>(game: &'a Game, texts: Option<&'a GameTexts>, seat: Seat) -> Option<&'a str> {
    match (&game.terms.contest, texts) {
        (Contest::Kings, Some(texts)) => texts.sides.get(seat.index()).map(String::as_str),
        (Contest::Kings, None) => super::game(&game.id).sides.get(seat.index()).copied(),
        // More than two sides are told apart by their colours, which an option may change.
        (Contest::Armies(_) | Contest::Race(_), _) => None,
    }
}

pub(super) fn square(rules: &Rules, square: Square) -> SquareName {
    rules.board().shape.name_of(square)
}

pub(super) fn squares(rules: &Rules, squares: impl Iterator<Item = Square>) -> String {
    list(squares.map(|at| square(rules, at).to_string()).collect(), "and")
}

/// Where pieces stand on the crossings of lines, what is a square elsewhere is called a point.
pub(super) fn on_points(rules: &Rules, text: String) -> String {
    match rules.board().ruling {
        Ruling::Points { .. } => text.replace("square", "point"),
        Ruling::Squares | Ruling::Chequered | Ruling::Diagonals | Ruling::Dotted => text,
    }
}

/// `a`, `a and b`, `a, b and c`.
pub(super) fn list(mut items: Vec<String>, last: &str) -> String {
    match items.pop() {
        None => String::new(),
        Some(item) if items.is_empty() => item,
        Some(item) => format!("{} {last} {item}", items.join(", ")),
    }
}

pub(super) fn a(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

pub(super) fn named(rules: &Rules, piece: Piece) -> String {
    [seat(rules, piece.seat), "’s ", noun(rules, piece.role)].concat()
}

/// The piece on a square, such as `White’s elephant`.
pub fn piece_on(rules: &Rules, position: &Position, at: Square) -> String {
    position.piece_at(at).map_or("nobody".to_owned(), |piece| named(rules, piece))
}

/// The name of a colour, as the name of its player.
pub fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Light => "White",
        Colour::Dark | Colour::Black => "Black",
        Colour::Red => "Red",
        Colour::Green => "Green",
        Colour::Yellow => "Yellow",
    }
}

/// A number in a sentence: small ones as words.
pub(super) fn number(number: u8) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    WORDS.get(number as usize).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// A place in an order.
pub(super) fn ordinal(number: u16) -> String {
    match number {
        1 => "first".to_owned(),
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        4 => "fourth".to_owned(),
        number => format!("{number}th"),
    }
}
