//! Roles of pieces, sets of roles, and rights that can be lost for good.

use crate::art::Figure;
use crate::board::Role;
use crate::movement::Pattern;
use crate::variant::own::{List, Text};

/// A role's name in the game's own tradition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(
    /// The name, transliterated as in the source.
    pub Text,
    /// BCP 47 tag of its language.
    pub Text,
);

/// A kind of piece and how it moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoleSpec {
    /// Stable id, such as `elephant`.
    pub id: Text,
    /// Lower-case letter in position text (Fairy-Stockfish's).
    pub letter: char,
    /// Its figure.
    pub figure: Figure,
    /// Its names, one list per name set of the game; the first set is the usual one.
    pub names: List<List<Name>>,
    /// Whether it is the piece that must not be lost.
    pub royal: bool,
    /// Its ways of moving.
    pub patterns: List<Pattern>,
    /// The role that it was before promotion, and becomes again when captured. Its letter is that
    /// role's, after a `+`.
    pub promoted_from: Option<Role>,
}

/// A right that is held from the start and can be lost for good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RightSpec {
    /// Stable id, such as `leap`.
    pub id: Text,
    /// Its letter in position text, upper case for the first player.
    pub letter: char,
    /// What a check does to it.
    pub in_check: InCheck,
    /// Whose leaving of its place ends it.
    pub home: Home,
    /// Lost when an enemy piece of this role stands on a line with the king, whatever is between.
    pub aimed_at_by: Option<Role>,
}

/// What a check does to a right of the checked side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InCheck {
    /// Nothing.
    Kept,
    /// It is lost when the owner begins a turn in check.
    Lost,
    /// It cannot be used in check.
    Suspended,
}

/// The pieces whose leaving of their place in the array ends a right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// None.
    None,
    /// Those of this role.
    Of(Role),
    /// The king and the rook that castle by this right.
    Castling,
}
