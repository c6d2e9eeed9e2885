//! Properties of boards that are turned or reflected.

use std::collections::BTreeSet;

use tabiya::{Move, Phase, Position, Rules, Seat, Shape, Square, games};

use super::chance::Random;
use super::wander::{deviations, duels, spread, squeezed, wander};

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
        let pieces = fields.next().expect("pieces");
        let (pieces, hands) = pieces.split_at(pieces.find('[').unwrap_or(pieces.len()));
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
        let mut ranks: Vec<Vec<String>> = pieces.split('/').map(cells).collect();
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
            Move::Drop { role, to } => Move::Drop { role, to: at(to) },
            Move::Place { role, to, pawn_to } => Move::Place { role, to: at(to), pawn_to: at(pawn_to) },
            Move::Pass { at: here } => Move::Pass { at: at(here) },
            Move::Object(seat) => Move::Object(by(seat)),
            Move::ClaimStalemate(seat) => Move::ClaimStalemate(by(seat)),
            Move::Ready(seat) => Move::Ready(by(seat)),
            Move::Count(seat) => Move::Count(by(seat)),
            Move::Stop(seat) => Move::Stop(by(seat)),
            Move::ClaimImpasse(seat) => Move::ClaimImpasse(by(seat)),
            Move::AcceptImpasse(seat) => Move::AcceptImpasse(by(seat)),
            Move::DeclineImpasse(seat) => Move::DeclineImpasse(by(seat)),
            Move::Roll(_) | Move::Skip(_) | Move::Release(_) => action,
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
            // Kings that face each other are reflections, and so are the squares that soldiers are promoted by.
            let facing = rules.choice("kingSide") == Some("facing");
            for &symmetry in if facing { &[FACE] } else { symmetries } {
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
