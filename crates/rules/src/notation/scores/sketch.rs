//! A move sketch: what a move text says of its move, before it is matched with the legal ones.

use super::notation::{Scene, Unread};
use crate::board::{Role, Seat, Square, SquareSet};
use crate::position::{Move, Position};

/// What a piece becomes by a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Becomes {
    /// Not said.
    Any,
    /// It stays what it is.
    Nothing,
    /// Its promoted form, or the only role there is.
    Something,
    /// This.
    Role(Role),
}

/// What a text says: a move fits if it holds of it.
#[derive(Clone, Copy)]
pub(super) struct Sketch {
    /// The roles of the piece as it sets out, a bit for each.
    pub roles: u32,
    /// From where.
    pub from: SquareSet,
    /// To where.
    pub to: SquareSet,
    /// Whether it comes from the hand, if that is said.
    pub drop: Option<bool>,
    /// What it becomes.
    pub becomes: Becomes,
}

const ANYWHERE: SquareSet = SquareSet(u128::MAX);

impl Sketch {
    /// Any piece from anywhere.
    pub const ANY: Sketch =
        Sketch { roles: u32::MAX, from: ANYWHERE, to: ANYWHERE, drop: None, becomes: Becomes::Any };

    pub fn of(role: Role) -> u32 {
        1 << role.0
    }

    /// Whether it holds of a move.
    pub fn fits(&self, position: &Position, action: Move) -> bool {
        let becomes = |into: Option<Role>| match self.becomes {
            Becomes::Any => true,
            Becomes::Nothing => into.is_none(),
            Becomes::Something => into.is_some(),
            Becomes::Role(role) => into == Some(role),
        };
        let role = |role: Role| self.roles & Sketch::of(role) != 0;
        let piece = |at: Square| position.piece_at(at).is_some_and(|piece| role(piece.role));
        let steps = self.drop != Some(true);
        match action {
            Move::Step { from, to, into } => {
                steps && self.from.has(from) && self.to.has(to) && becomes(into) && piece(from)
            }
            Move::Castle { from, to } => steps && self.from.has(from) && self.to.has(to) && piece(from),
            Move::Promote { at, into } => {
                steps && self.from.has(at) && self.to.has(at) && becomes(Some(into)) && piece(at)
            }
            Move::Drop { role: own, to } => {
                self.drop != Some(false) && self.from == ANYWHERE && self.to.has(to) && role(own)
            }
            _ => false,
        }
    }

    pub fn fitting(&self, scene: &Scene) -> Vec<Move> {
        scene.legal.iter().copied().filter(|&action| self.fits(scene.position, action)).collect()
    }

    /// Whether it fits this one of the legal moves and no other.
    pub fn tells(&self, scene: &Scene, action: Move) -> bool {
        self.fitting(scene) == [action]
    }

    /// The legal move that it fits. Where a promotion is not said and there is no move without one, any fits.
    pub fn resolve(self, scene: &Scene) -> Result<Move, Unread> {
        let mut found = self.fitting(scene);
        if found.is_empty() && self.becomes == Becomes::Nothing {
            found = Sketch { becomes: Becomes::Any, ..self }.fitting(scene);
        }
        match found[..] {
            [] => Err(Unread::Illegal(self.attempts(scene))),
            [action] => Ok(action),
            _ => Err(Unread::Several(found)),
        }
    }

    /// The moves that it would be, were they legal.
    fn attempts(&self, scene: &Scene) -> Vec<Move> {
        let Scene { rules, position, .. } = *scene;
        let to = match (self.to.first(), self.to.len()) {
            (Some(to), 1) => to,
            _ => return Vec::new(),
        };
        let may_act = |seat: Seat| position.may_act(seat);
        let shape = rules.board().shape;
        let mut own: Vec<Square> = (0..shape.len() as u8)
            .map(Square)
            .filter(|&from| {
                let piece = position.piece_at(from);
                piece.is_some_and(|piece| may_act(piece.seat) && self.roles & Sketch::of(piece.role) != 0)
                    && self.from.has(from)
            })
            .collect();
        // Of all soldiers the one that stands before the square is meant, whatever keeps it from going there.
        let away = |from: Square| {
            (shape.file(from) - shape.file(to)).abs() + (shape.rank(from) - shape.rank(to)).abs()
        };
        if let Some(nearest) = (0..own.len()).min_by_key(|&place| away(own[place])) {
            own.swap(0, nearest);
        }
        let into = |from: Square| match self.becomes {
            Becomes::Role(role) => Some(role),
            Becomes::Something => {
                let role = position.piece_at(from).map(|piece| piece.role);
                let promoted =
                    rules.roles().iter().position(|spec| role.is_some() && spec.promoted_from == role);
                promoted.map(|role| Role(role as u8))
            }
            Becomes::Any | Becomes::Nothing => None,
        };
        let mut all: Vec<Move> = match self.drop {
            Some(true) => Vec::new(),
            _ => own.into_iter().map(|from| Move::Step { from, to, into: into(from) }).take(MOST).collect(),
        };
        if self.drop != Some(false) && self.from == ANYWHERE && self.roles.count_ones() == 1 {
            let role = Role(self.roles.trailing_zeros() as u8);
            let held = rules.seats().any(|seat| position.in_hand(crate::board::Piece { seat, role }) > 0);
            if self.drop == Some(true) || held {
                all.push(Move::Drop { role, to });
            }
        }
        all
    }
}

/// Most moves that are looked at for why a text is none.
const MOST: usize = 10;

/// A step that is not legal as it is told: the legal one of its squares, if its promotion is all that is missing.
pub(super) fn relaxed(scene: &Scene, action: Move) -> Result<Move, Unread> {
    match action {
        Move::Step { from, to, into: None } => {
            let sketch = Sketch { from: SquareSet::of(from), to: SquareSet::of(to), ..Sketch::ANY };
            match sketch.resolve(scene) {
                Err(Unread::Illegal(_)) => Err(Unread::Illegal(vec![action])),
                read => read,
            }
        }
        _ => Err(Unread::Illegal(vec![action])),
    }
}
