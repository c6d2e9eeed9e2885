//! A table: what every position of an ending comes to.

use std::collections::BTreeMap;

use tabiya_rules::endings::{Spec, Value};
use tabiya_rules::variant::Stalemate;
use tabiya_rules::{Piece, Position, Rules, Seat, Square, SquareSet};

use crate::code::{LATE, Scale};
use crate::error::Error;
use crate::index::{At, Index, Squares};
use crate::material::{Kind, Material, Order};

/// What is known of an ending before any of its positions is looked at.
pub(crate) struct Layout {
    pub(crate) name: String,
    /// Its pieces, and where each can stand.
    pub(crate) pieces: Vec<(Piece, SquareSet)>,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) spec: Spec,
    pub(crate) index: Index,
    pub(crate) scale: Scale,
}

impl Layout {
    pub(crate) fn new(rules: &Rules, material: &Material) -> Result<Layout, Error> {
        let name = material.name(rules);
        if rules.board().shape.len() > 64 {
            return Err(Error::Board);
        }
        let pieces = material.pieces(&Order::of(rules));
        let spec = Spec::new(rules, &pieces).map_err(|refusal| Error::Refused(name.clone(), refusal))?;
        if spec.counted {
            return Err(Error::Counted(name));
        }
        let scale = match rules.terms().stalemate {
            Stalemate::Exchange | Stalemate::Forbidden => return Err(Error::Stalemate(name)),
            // Who may stalemate nobody may have to, and loses by it: in an odd number of plies.
            Stalemate::Loses => Scale::Both,
            Stalemate::Wins | Stalemate::Draw => Scale::Alternate,
        };
        let index = Index::new(&spec);
        let kinds = material.sides.concat();
        Ok(Layout { name, pieces, kinds, spec, index, scale })
    }

    /// How many sides to move are kept apart.
    pub(crate) fn sides(&self) -> usize {
        if self.index.is_twin() { 1 } else { 2 }
    }

    /// How many bytes its positions take.
    pub(crate) fn bytes(&self) -> u64 {
        (self.sides() * self.index.size) as u64
    }

    /// Where the pieces stand in a position that has just these.
    pub(crate) fn squares(&self, position: &Position) -> Option<Squares> {
        let mut squares = Squares::default();
        let mut left = position.occupied();
        for (place, (piece, home)) in self.pieces.iter().enumerate() {
            let at = { left }.find(|at| position.piece_at(*at) == Some(*piece) && home.has(*at))?;
            left.remove(at);
            squares[place] = at.0;
        }
        left.is_empty().then_some(squares)
    }

    pub(crate) fn position(&self, at: &At, turn: usize) -> Position {
        let placed =
            self.pieces.iter().enumerate().map(|(place, (piece, _))| (Square(at.squares[place]), *piece));
        Position::of(placed, Seat(turn as u8))
    }
}

/// A table.
pub struct Table {
    pub(crate) layout: Layout,
    pub(crate) sides: Vec<Vec<u8>>,
    /// By side and number, what takes more plies than a byte says.
    pub(crate) late: BTreeMap<(u8, u64), Value>,
}

impl Table {
    /// The name of its ending.
    pub fn name(&self) -> &str {
        &self.layout.name
    }

    /// How many positions it has room for.
    pub fn room(&self) -> u64 {
        self.layout.bytes()
    }

    /// What a number comes to.
    #[inline(always)]
    pub(crate) fn value(&self, side: usize, number: usize) -> Option<Value> {
        let byte = self.sides[side][number];
        if byte == LATE {
            return self.late.get(&(side as u8, number as u64)).copied();
        }
        self.layout.scale.value(byte)
    }

    /// What it comes to where the pieces stand so, in the order of the ending.
    #[inline(always)]
    pub(crate) fn probe(&self, squares: &Squares, turn: usize) -> Option<Value> {
        let (side, number) = self.layout.index.find(squares, turn)?;
        self.value(side, number)
    }

    /// What a position comes to for the side to move; nothing if it has other pieces, or cannot be.
    ///
    /// Only where the pieces stand and who is to move is looked at. The sides have to stand as the table has them.
    pub fn value_of(&self, position: &Position) -> Option<Value> {
        self.probe(&self.layout.squares(position)?, position.turn().index())
    }
}
