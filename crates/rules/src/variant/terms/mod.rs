//! The terms in which special rules are written.
//!
//! Each is named by what it does and open to any game; a choice of an option changes some of them.

mod armies;
mod dice;
mod ends;
mod opening;
mod promotion;
mod race;
mod roles;

use super::own::{List, Text};
use crate::board::{Few, ROLES, Role, SEATS};
use crate::movement::Right;

pub use armies::*;
pub use dice::*;
pub use ends::*;
pub use opening::*;
pub use promotion::*;
pub use race::*;
pub use roles::*;

/// Some of a game's roles, in the order in which they are named.
pub type Roles = Few<Role, 8>;

/// The worth of roles, in the order in which they are named.
pub type Values = Few<(Role, u8), ROLES>;

/// What a game is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contest {
    /// Two sides; the king that cannot escape capture is lost.
    Kings,
    /// Armies in alliances.
    Armies(Armies),
    /// A race along tracks.
    Race(Race),
}

/// The colour of a seat's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// White, or whatever is lighter.
    Light,
    /// Black at a board of two.
    Dark,
    /// Red.
    Red,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Black at a board of four.
    Black,
}

/// The colours of a board of two.
pub const LIGHT_AND_DARK: [Colour; SEATS] = [Colour::Light, Colour::Dark, Colour::Light, Colour::Dark];

/// Every rule of a game that its options can change.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms {
    /// Placement of the start, in position text.
    pub setup: Text,
    /// Whether that placement is reflected left to right.
    pub mirrored: bool,
    /// The roles.
    pub roles: List<RoleSpec>,
    /// Rights that the sides hold at the start.
    pub rights: List<RightSpec>,
    /// What the game is about.
    pub contest: Contest,
    /// What is thrown before a move, if anything is.
    pub dice: Option<Dice>,
    /// Whether a seat that can move at the table has to; otherwise it may give up its turn.
    pub must_move: bool,
    /// The colours of the seats' pieces.
    pub colours: [Colour; SEATS],
    /// How the game opens.
    pub opening: Opening,
    /// In which ways a king castles.
    pub castling: Castling,
    /// The role that counts as a pawn.
    pub pawn: Role,
    /// Whether a pawn that has just passed over a square may be captured there, by a pawn alone, as if it had
    /// stopped on it.
    pub en_passant: bool,
    /// What becomes of captured pieces.
    pub captured: Captured,
    /// Whether generals may face each other on an open file.
    pub generals: Generals,
    /// When a player may pass.
    pub pass: Pass,
    /// Which pieces promote, where and when.
    pub promotion: Promotion,
    /// How a stalemate counts.
    pub stalemate: Stalemate,
    /// What becomes of a side that has only its king left.
    pub bare_king: BareKing,
    /// A king alone that has made this many moves has drawn.
    pub bare_king_moves: Option<u8>,
    /// Whether two kings without other pieces draw (COM-08). What an engine's file describes plays on.
    pub bare_kings_draw: bool,
    /// The count without pawns.
    pub board_count: Option<BoardCount>,
    /// The count against a bare king.
    pub bare_count: Option<BareCount>,
    /// Which mates win; all, where nothing is said.
    pub mates: Option<Mates>,
    /// What ends the game when kings have entered; without a rule nothing does.
    pub impasse: Option<ImpasseRule>,
    /// Roles that turn into another by their first move.
    pub turns_into: Option<(Role, Role)>,
    /// Whether an attempt at a forbidden move loses the game.
    pub forbidden_loses: bool,
    /// What happens when a position is repeated.
    pub repetition: Repetition,
    /// So many single turns without a capture or a pawn's move are a draw.
    pub quiet: Option<u16>,
    /// Which of the sets of names is shown, counted from 0.
    pub names: u8,
}

impl Terms {
    /// What the pieces are worth, where their points decide what is won by nothing else.
    pub fn points(&self) -> Option<Values> {
        match (self.generals, self.repetition) {
            (Generals::FacingCounts(values), _) | (_, Repetition::Counted { values, .. }) => Some(values),
            _ => None,
        }
    }

    /// Whether the game is drawn when nothing but the two kings is left: neither can ever win, unless the points
    /// decide.
    pub fn two_bare_kings_draw(&self) -> bool {
        let undecided = self.points().is_none() && self.impasse.is_none();
        self.bare_king != BareKing::Plays || (self.bare_kings_draw && undecided)
    }

    /// What records start from and name only what they change: two kings and alternate moves, nothing
    /// promotes, stalemate draws, the third repetition draws. A record gives at least the setup, the
    /// roles and the pawn.
    pub const BASE: Terms = Terms {
        setup: Text::Borrowed(""),
        mirrored: false,
        roles: List::Borrowed(&[]),
        rights: List::Borrowed(&[]),
        contest: Contest::Kings,
        dice: None,
        must_move: true,
        colours: LIGHT_AND_DARK,
        opening: Opening::Alternate,
        castling: Castling::NONE,
        pawn: Role(0),
        en_passant: false,
        captured: Captured::Gone,
        generals: Generals::MayFace,
        pass: Pass::Never,
        promotion: Promotion::BASE,
        stalemate: Stalemate::Draw,
        bare_king: BareKing::Plays,
        bare_king_moves: None,
        bare_kings_draw: true,
        board_count: None,
        bare_count: None,
        mates: None,
        impasse: None,
        turns_into: None,
        forbidden_loses: false,
        repetition: Repetition::ThirdDraws,
        quiet: None,
        names: 0,
    };

    /// The roles that must not be lost.
    pub fn royals(&self) -> impl Iterator<Item = Role> + '_ {
        (0..self.roles.len()).filter(|&index| self.roles[index].royal).map(|index| Role(index as u8))
    }

    /// What a throw can show; nothing where nothing is thrown.
    pub fn faces(&self) -> &[Face] {
        self.dice.as_ref().map_or(&[], |dice| &dice.faces)
    }

    /// The face of this value.
    pub fn face(&self, value: u8) -> Option<&Face> {
        self.dice.as_ref()?.face(value)
    }

    /// The rights, in order.
    pub fn rights(&self) -> impl Iterator<Item = Right> + use<> {
        (0..self.rights.len() as u8).map(Right)
    }

    /// Whether any pattern or castling still asks for this right.
    pub fn right_is_used(&self, right: Right) -> bool {
        let Castling { ways, before_play } = self.castling;
        let castles = ways.iter().any(|way| way.right == right);
        (castles && !(before_play && self.opening == Opening::Alternate))
            || self.roles.iter().any(|role| role.patterns.iter().any(|pattern| pattern.right == Some(right)))
    }
}
