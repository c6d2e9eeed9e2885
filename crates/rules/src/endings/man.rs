//! What a man of an ending does besides stepping: what it captures, what it becomes.

use std::rc::Rc;

use super::men::{MEN, Men, from, home};
use super::order::arrange;
use super::refusal::Refusal;
use super::steps::{Step, Steps, Walk};
use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::play::promotion::{may_stay, promotion_roles};
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::PromoteBy;

/// Who is captured, and who promotes to what.
pub(super) type Kind = (Option<usize>, Option<(usize, Role)>);

/// The changes that men can undergo.
pub(super) fn kinds(men: &Men, own: &[Man]) -> Vec<Kind> {
    let mut kinds = Vec::new();
    for gone in core::iter::once(None).chain((0..men.0.len()).map(Some)) {
        if gone.is_some_and(|gone| own[gone].royal) {
            continue;
        }
        for (who, man) in own.iter().enumerate() {
            if gone.is_some_and(|gone| men.0[gone].0.seat == man.piece.seat) {
                continue;
            }
            let roles = man.kinds.iter().flat_map(|(roles, _)| roles.iter().copied());
            let roles = roles.filter(|&role| !man.landing(men.0[who].1, role).is_empty());
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

/// All about the men.
pub(super) fn all(rules: &Rules, men: &Men) -> Result<Vec<Man>, Refusal> {
    let mut own: Vec<Man> = Vec::new();
    let sample = men.sample();
    for (piece, _) in &men.0 {
        let known = own.iter().find(|man| man.piece == *piece).map(|man| man.walk.clone());
        let walk = match known {
            Some(walk) => walk,
            None => Rc::new(Walk::new(rules, *piece).ok_or(Refusal::State)?),
        };
        own.push(Man::new(rules, *piece, walk, &sample));
    }
    Ok(own)
}

/// Everything about one man.
pub(super) struct Man {
    pub(super) piece: Piece,
    pub(super) royal: bool,
    pub(super) walk: Rc<Walk>,
    /// Quiet steps after which it stays what it is, taken back: the squares from which they lead here.
    pub(super) back: Steps,
    /// What it can become by a step from one square to another, and whether it may stay what it is: by the index of
    /// `kinds`; none for most men.
    pub(super) becomes: Option<Vec<u8>>,
    pub(super) kinds: Vec<(Vec<Role>, bool)>,
}

impl Man {
    fn new(rules: &Rules, piece: Piece, walk: Rc<Walk>, sample: &Position) -> Man {
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
        let mut man = Man {
            piece,
            royal: rules.role(piece.role).royal,
            back: vec![Vec::new(); squares],
            walk,
            becomes,
            kinds,
        };
        for from in 0..squares {
            for step in &man.walk.quiet[from] {
                if man.becoming(from as u8, step.to, squares).1 {
                    man.back[step.to as usize].push(Step { to: from as u8, ..*step });
                }
            }
        }
        man
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

impl Men {
    /// What is left when a man is captured, or becomes another, and for each man left its old place.
    pub(super) fn changed(
        &self,
        rules: &Rules,
        own: &[Man],
        gone: Option<usize>,
        into: Option<(usize, Role)>,
    ) -> (Men, Vec<usize>) {
        let mut left: Vec<((Piece, u128), usize)> = Vec::new();
        for (place, &(piece, squares)) in self.0.iter().enumerate() {
            if Some(place) == gone {
                continue;
            }
            let mut man = (piece, squares);
            if let Some((_, role)) = into.filter(|(who, _)| *who == place) {
                let piece = Piece { role, ..piece };
                let landing = own[place].landing(squares, role);
                let home = home(rules, piece);
                // A soldier that stands where none ever does may promote where none does.
                let beyond = || home | landing.flat_map(|at| from(rules, &[], piece, at)).collect();
                man = (piece, if landing.without(home).is_empty() { home } else { beyond() }.0);
            }
            left.push((man, place));
        }
        arrange(&mut left, |((piece, squares), place)| {
            (piece.seat, !rules.role(piece.role).royal, piece.role, *squares, *place)
        });
        let old = left.iter().map(|(_, place)| *place).collect();
        (Men(left.into_iter().map(|(man, _)| man).collect()), old)
    }

    /// Some position with these men, to ask what depends on their number alone.
    pub(super) fn sample(&self) -> Position {
        let mut places = [0; MEN];
        let mut taken = SquareSet::EMPTY;
        for (man, (_, squares)) in self.0.iter().enumerate() {
            let at = SquareSet(*squares).without(taken).first().unwrap_or(Square(man as u8));
            taken.insert(at);
            places[man] = at.0;
        }
        self.position(&places, Seat::FIRST)
    }
}
