//! Facts of each piece of an ending: its steps, captures and promotions, compiled from the rules.

use std::rc::Rc;

use super::material::{Material, from, home};
use super::refusal::Refusal;
use super::steps::{Step, Steps, Walk};
use crate::board::{Piece, Role, Seat, Square, SquareSet, sort_by_key};
use crate::play::promotion::{may_stay, promotion_roles};
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::PromoteBy;

/// Who is captured, and who promotes to what.
pub(super) type Kind = (Option<usize>, Option<(usize, Role)>);

/// The captures and promotions by which one material becomes another.
pub(super) fn kinds(pieces: &Material, own: &[PieceFacts]) -> Vec<Kind> {
    let mut kinds = Vec::new();
    for gone in core::iter::once(None).chain((0..pieces.0.len()).map(Some)) {
        if gone.is_some_and(|gone| own[gone].royal) {
            continue;
        }
        for (who, facts) in own.iter().enumerate() {
            if gone.is_some_and(|gone| pieces.0[gone].0.seat == facts.piece.seat) {
                continue;
            }
            let roles = facts.kinds.iter().flat_map(|(roles, _)| roles.iter().copied());
            let roles = roles.filter(|&role| !facts.landing(pieces.0[who].1, role).is_empty());
            let roles = roles.map(|role| Some((who, role)));
            for into in roles.chain(gone.map(|_| None)) {
                if !kinds.contains(&(gone, into)) {
                    kinds.push((gone, into));
                }
            }
        }
    }
    kinds
}

/// What is known of every piece, in the order of the material.
pub(super) fn all(rules: &Rules, pieces: &Material) -> Result<Vec<PieceFacts>, Refusal> {
    let mut own: Vec<PieceFacts> = Vec::new();
    let sample = pieces.sample();
    for (piece, _) in &pieces.0 {
        let known = own.iter().find(|facts| facts.piece == *piece).map(|facts| facts.walk.clone());
        let walk = match known {
            Some(walk) => walk,
            None => Rc::new(Walk::new(rules, *piece).ok_or(Refusal::State)?),
        };
        own.push(PieceFacts::new(rules, *piece, walk, &sample));
    }
    Ok(own)
}

/// All that is known of one piece of an ending.
pub(super) struct PieceFacts {
    pub(super) piece: Piece,
    pub(super) royal: bool,
    pub(super) walk: Rc<Walk>,
    /// Quiet steps after which it stays what it is, taken back: the squares from which they lead here.
    pub(super) back: Steps,
    /// What it can become by a step from one square to another, and whether it may stay what it is: by the index of
    /// `kinds`; none for most pieces.
    pub(super) becomes: Option<Vec<u8>>,
    pub(super) kinds: Vec<(Vec<Role>, bool)>,
}

impl PieceFacts {
    fn new(rules: &Rules, piece: Piece, walk: Rc<Walk>, sample: &Position) -> PieceFacts {
        let terms = rules.terms();
        let squares = rules.board().shape.len();
        let promotion = &terms.promotion;
        let zone = rules.tables().promotion_zone[piece.seat.index()];
        let turns = terms.turns_into.filter(|(was, _)| *was == piece.role);
        let promotes = promotion.of(piece.role).is_some();
        let stuck = rules.tables().mover(piece.seat, piece.role).stuck;
        let mut kinds: Vec<(Vec<Role>, bool)> = Vec::new();
        let mut becomes = Vec::new();
        if promotes || turns.is_some() {
            for from in (0..squares as u8).map(Square) {
                let leaves = promotion.by == PromoteBy::EnteringOrLeaving && zone.has(from);
                for to in (0..squares as u8).map(Square) {
                    let mut kind = (Vec::new(), true);
                    if promotes && (leaves || zone.has(to)) {
                        let roles = promotion_roles(rules, sample, piece, to);
                        let stays =
                            may_stay(promotion.must, promotion.unready, !roles.is_empty(), stuck.has(to));
                        kind = (roles, stays);
                    }
                    if let Some((_, role)) = turns {
                        kind = (vec![role], false);
                    }
                    let known = kinds.iter().position(|other| *other == kind);
                    becomes.push(known.unwrap_or_else(|| {
                        kinds.push(kind);
                        kinds.len() - 1
                    }) as u8);
                }
            }
        }
        let becomes = (!becomes.is_empty()).then_some(becomes);
        let mut facts = PieceFacts {
            piece,
            royal: rules.role(piece.role).royal,
            back: vec![Vec::new(); squares],
            walk,
            becomes,
            kinds,
        };
        for from in 0..squares {
            for step in &facts.walk.quiet[from] {
                if facts.becoming(from as u8, step.to, squares).1 {
                    facts.back[step.to as usize].push(Step { to: from as u8, ..*step });
                }
            }
        }
        facts
    }

    /// The squares on which it can become this, from those on which it stands.
    pub(super) fn landing(&self, squares: u128, role: Role) -> SquareSet {
        let becomes = |from: Square, to: u8| self.becoming(from.0, to, self.back.len()).0.contains(&role);
        let steps = |at: Square| self.walk.quiet[at.index()].iter().chain(&self.walk.takes[at.index()]);
        SquareSet(squares)
            .flat_map(|at| steps(at).filter(move |step| becomes(at, step.to)).map(|step| Square(step.to)))
            .collect()
    }

    /// Whether every step from these squares after which it stays what it is leads to one of them.
    pub(super) fn stays_within(&self, squares: u128) -> bool {
        SquareSet(squares).all(|at| {
            let mut steps = self.walk.quiet[at.index()].iter().chain(&self.walk.takes[at.index()]);
            steps.all(|step| squares >> step.to & 1 == 1 || !self.becoming(at.0, step.to, self.back.len()).1)
        })
    }

    /// What it can become by a step, and whether it may stay what it is.
    #[inline(always)]
    pub(super) fn becoming(&self, from: u8, to: u8, squares: usize) -> (&[Role], bool) {
        match &self.becomes {
            None => (&[], true),
            Some(becomes) => {
                let (roles, stays) = &self.kinds[becomes[from as usize * squares + to as usize] as usize];
                (roles, *stays)
            }
        }
    }
}

impl Material {
    /// What is left when a piece is captured, or becomes another, and for each piece left its old place.
    pub(super) fn changed(
        &self,
        rules: &Rules,
        own: &[PieceFacts],
        gone: Option<usize>,
        into: Option<(usize, Role)>,
    ) -> (Material, Vec<usize>) {
        let mut left: Vec<((Piece, u128), usize)> = Vec::new();
        for (place, &(piece, squares)) in self.0.iter().enumerate() {
            if Some(place) == gone {
                continue;
            }
            let mut new = (piece, squares);
            if let Some((_, role)) = into.filter(|(who, _)| *who == place) {
                let piece = Piece { role, ..piece };
                let landing = own[place].landing(squares, role);
                let home = home(rules, piece);
                // A soldier that stands where none ever does may promote where none does.
                let beyond = || home | landing.flat_map(|at| from(rules, &[], piece, at)).collect();
                new = (piece, if landing.without(home).is_empty() { home } else { beyond() }.0);
            }
            left.push((new, place));
        }
        sort_by_key(&mut left, |((piece, squares), place)| {
            (piece.seat, !rules.role(piece.role).royal, piece.role, *squares, *place)
        });
        let old = left.iter().map(|(_, place)| *place).collect();
        (Material(left.into_iter().map(|(new, _)| new).collect()), old)
    }

    /// Some position with these pieces, to ask what depends on their number alone.
    pub(super) fn sample(&self) -> Position {
        let mut position = Position::empty();
        for (index, (piece, squares)) in self.0.iter().enumerate() {
            let free = SquareSet(*squares).without(position.occupied()).first();
            position.put(free.unwrap_or(Square(index as u8)), *piece);
        }
        position.set_turn(Seat::FIRST);
        position
    }
}
