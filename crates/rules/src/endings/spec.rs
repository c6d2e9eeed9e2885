//! All that a program which makes tables has to know of an ending, as plain data read off the compiled rules.

use super::counts::Counted;
use super::facts::{PieceFacts, all, kinds};
use super::material::{Material, boards, symmetries};
use super::refusal::Refusal;
use super::speaks::allowed;
use super::steps::{Step, Walk};
use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::play::Haunts;
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::PromoteInto;

/// A step to a square; the squares of `over` must be empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpecStep {
    /// Where it leads.
    pub to: Square,
    /// What must be empty.
    pub over: SquareSet,
}

/// A piece of an ending. Steps are listed by the square from which they lead.
#[derive(Clone, Debug)]
pub struct SpecPiece {
    /// The piece.
    pub piece: Piece,
    /// Whether it must not be lost.
    pub royal: bool,
    /// Where it can stand.
    pub squares: SquareSet,
    /// Where pieces like it come from in the array, if they come from nowhere else: squares that one of them never
    /// leaves, and how many there are on them.
    pub bound: Vec<(SquareSet, usize)>,
    /// Steps to empty squares.
    pub quiet: Vec<Vec<SpecStep>>,
    /// Steps that capture.
    pub takes: Vec<Vec<SpecStep>>,
    /// Steps that check a king.
    pub checks: Vec<Vec<SpecStep>>,
    /// Quiet steps after which it is what it was, taken back.
    pub back: Vec<Vec<SpecStep>>,
    /// By from and to; nothing for a piece that never changes.
    pub becomes: Option<Vec<Vec<SpecBecomes>>>,
}

/// The roles that a piece can become by a step, and whether it may stay what it is.
pub type SpecBecomes = (Vec<Role>, bool);

/// What is left after a capture, a promotion, or both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpecChange {
    /// Which piece is captured.
    pub gone: Option<usize>,
    /// Which piece becomes what.
    pub into: Option<(usize, Role)>,
    /// The pieces that are left.
    pub pieces: Vec<Piece>,
    /// For each of them its place before.
    pub old: Vec<usize>,
}

/// All that is to be known of an ending.
#[derive(Clone, Debug)]
pub struct Spec {
    /// Its pieces: the first seat's king, its others, the second seat's king, its others.
    pub pieces: Vec<SpecPiece>,
    /// The maps that turn or mirror the board and keep everything that matters as it is, but for like pieces that may
    /// come to the squares of others of them; the plain one first.
    pub maps: Vec<Vec<u8>>,
    /// The map by which the seats change places, if the rules are alike for both.
    pub exchange: Option<Vec<u8>>,
    /// Captures and promotions.
    pub changes: Vec<SpecChange>,
    /// By seat: whether it counts as bare by the bare-king rule.
    pub stripped: [bool; 2],
    /// Whether a count of moves against a bare king decides, so that a win has to come in time.
    pub counted: bool,
}

impl Spec {
    /// Reads the rules for these pieces and the squares on which each can stand ([`Haunts`], or one of its
    /// [`regions`]), in whatever order of theirs, each seat's king first.
    ///
    /// # Errors
    /// [`Refusal::State`] where more matters than where the pieces stand, [`Refusal::Quiet`] where games are drawn by
    /// quiet moves.
    pub fn new(rules: &Rules, pieces: &[(Piece, SquareSet)]) -> Result<Spec, Refusal> {
        let material = Material(pieces.iter().map(|&(piece, squares)| (piece, squares.0)).collect());
        if pieces.iter().any(|(piece, _)| Walk::new(rules, *piece).is_none()) {
            return Err(Refusal::State);
        }
        allowed(rules, &material)?;
        if rules.terms().quiet.is_some() {
            return Err(Refusal::Quiet);
        }
        let sample = material.sample();
        let own = all(rules, &material)?;
        let changes = kinds(&material, &own).into_iter().map(|(gone, into)| {
            let (left, old) = material.changed(rules, &own, gone, into);
            SpecChange { gone, into, pieces: left.0.into_iter().map(|(piece, _)| piece).collect(), old }
        });
        Ok(Spec {
            changes: changes.collect(),
            maps: symmetries(rules, &material),
            exchange: exchange(rules),
            counted: Counted::new(rules, &material, &sample).is_some(),
            stripped: [Seat::FIRST, Seat::SECOND].map(|seat| sample.is_stripped(rules, seat)),
            pieces: own.iter().zip(pieces).map(|(facts, own)| piece(rules, facts, own.1)).collect(),
        })
    }
}

impl Position {
    /// A position with these pieces and nothing else to it.
    pub fn of(pieces: impl IntoIterator<Item = (Square, Piece)>, turn: Seat) -> Position {
        let mut position = Position::empty();
        pieces.into_iter().for_each(|(at, piece)| position.put(at, piece));
        position.set_turn(turn);
        position
    }
}

fn piece(rules: &Rules, facts: &PieceFacts, home: SquareSet) -> SpecPiece {
    let plain = |steps: &Vec<Vec<Step>>| {
        let step = |step: &Step| SpecStep { to: Square(step.to), over: SquareSet(step.over) };
        steps.iter().map(|own| own.iter().map(step).collect()).collect::<Vec<Vec<SpecStep>>>()
    };
    let squares = facts.back.len() as u8;
    let becomes = facts.becomes.as_ref().map(|_| {
        let becoming = |from, to| {
            let (roles, stays) = facts.becoming(from, to, squares.into());
            (roles.to_vec(), stays)
        };
        (0..squares).map(|from| (0..squares).map(|to| becoming(from, to)).collect()).collect()
    });
    SpecPiece {
        piece: facts.piece,
        royal: facts.royal,
        squares: home,
        bound: bound(rules, facts.piece),
        quiet: plain(&facts.walk.quiet),
        takes: plain(&facts.walk.takes),
        checks: plain(facts.walk.checks_of_kings()),
        back: plain(&facts.back),
        becomes,
    }
}

/// The separate regions in which pieces like this one walk, and how many the array has in each.
fn bound(rules: &Rules, piece: Piece) -> Vec<(SquareSet, usize)> {
    let comes = |other: Role, at| rules.becomes(other, at, piece.role);
    let promoted = rules.every_role().any(|other| rules.board().shape.squares().any(|at| comes(other, at)))
        || rules.terms().turns_into.is_some_and(|(_, role)| role == piece.role);
    if promoted {
        return Vec::new();
    }
    let mut regions: Vec<(SquareSet, usize)> = Vec::new();
    for at in rules.board().shape.squares().filter(|at| rules.setup()[at.index()] == Some(piece)) {
        let mut begins = vec![SquareSet::EMPTY; rules.roles().len()];
        begins[piece.role.index()].insert(at);
        let region = rules.reach_from(piece.seat, begins)[piece.role.index()];
        match regions.iter_mut().find(|(known, _)| *known == region) {
            Some((_, number)) => *number += 1,
            None => regions.push((region, 1)),
        }
    }
    // Regions that overlap, as soldiers' do, say nothing that is simple.
    let apart = |index: usize| regions[..index].iter().all(|(one, _)| (*one & regions[index].0).is_empty());
    if (0..regions.len()).all(apart) { regions } else { Vec::new() }
}

/// The regions of the board that a piece can come to and never leaves, by their lowest squares: a counsellor's are the
/// squares of one colour. Nothing for a piece that can come from any of its squares to any other, or not back.
pub fn regions(rules: &Rules, haunts: &Haunts, piece: Piece) -> Vec<SquareSet> {
    let mut regions: Vec<SquareSet> = Vec::new();
    for at in haunts.squares(piece) {
        let mut begins = vec![SquareSet::EMPTY; rules.roles().len()];
        begins[piece.role.index()].insert(at);
        let region = rules.reach_from(piece.seat, begins)[piece.role.index()];
        if !regions.contains(&region) {
            if regions.iter().any(|other| !(*other & region).is_empty()) {
                return Vec::new();
            }
            regions.push(region);
        }
    }
    if regions.len() > 1 { regions } else { Vec::new() }
}

/// The map of the board by which one seat's pieces step as the other's, and promote as they do.
pub fn exchange(rules: &Rules) -> Option<Vec<u8>> {
    maps_between(rules, [Seat::FIRST, Seat::SECOND])?.into_iter().next()
}

/// The maps of the board by which all pieces step as they do, and promote as they do, the plain one first.
pub fn mirrors(rules: &Rules) -> Vec<Vec<u8>> {
    let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| maps_between(rules, [seat, seat]));
    let (first, second) = (first.unwrap_or_default(), second.unwrap_or_default());
    let both: Vec<Vec<u8>> = first.into_iter().filter(|map| second.contains(map)).collect();
    if both.is_empty() { boards(rules.board().shape).into_iter().take(1).collect() } else { both }
}

/// The maps by which the one seat's pieces step and promote as the other's, and the other's as the one's.
fn maps_between(rules: &Rules, sides: [Seat; 2]) -> Option<Vec<Vec<u8>>> {
    let terms = rules.terms();
    let by_square = |into: &PromoteInto| matches!(into, PromoteInto::RoleOfSquare(_));
    if terms.promotion.pieces.iter().any(|(_, into)| by_square(into)) {
        return None;
    }
    let haunts = Haunts::of(rules);
    let walks: Vec<[(Walk, SquareSet); 2]> = rules
        .every_role()
        .map(|role| {
            let walk =
                |seat| Some((Walk::new(rules, Piece { seat, role })?, haunts.squares(Piece { seat, role })));
            Some([walk(sides[0])?, walk(sides[1])?])
        })
        .collect::<Option<_>>()?;
    let zones = sides.map(|seat| rules.tables().promotion_zone[seat.index()]);
    let fits = |map: &Vec<u8>| {
        let alike = |[one, other]: &[(Walk, SquareSet); 2]| {
            one.0.becomes_by(map, &other.0)
                && other.0.becomes_by(map, &one.0)
                && one.1.image(map) == other.1
                && other.1.image(map) == one.1
        };
        zones[0].image(map) == zones[1] && zones[1].image(map) == zones[0] && walks.iter().all(alike)
    };
    Some(boards(rules.board().shape).into_iter().filter(fits).collect())
}

/// How many steps a piece has, all squares together: by that the pieces of an ending are put in order.
pub fn mobility(rules: &Rules, piece: Piece) -> usize {
    Walk::new(rules, piece).map_or(0, |walk| walk.quiet.iter().chain(&walk.takes).map(Vec::len).sum())
}
