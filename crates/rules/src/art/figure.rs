//! `Figure`: what a piece looks like, whatever its rules are.

use super::plate::{Ink, Moves, Plate, Size};

/// What a piece looks like, whatever its rules are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    /// A throne: broad, high-backed, with a finial.
    King,
    /// A lower throne.
    Counsellor,
    /// A dome with two tusks.
    Elephant,
    /// A dome with one forward knob.
    Horse,
    /// A dome with one hump and a long neck.
    Dromedary,
    /// A block with a notch.
    Chariot,
    /// A small dome.
    Soldier,
    /// A plain round disc, which carries a letter.
    Disc,
    /// A gun on its wheel.
    Cannon,
    /// A tall stupa of three tiers.
    Stupa,
    /// A stupa of the same form, lower.
    LowStupa,
    /// A stupa with broad shoulders and a short spire.
    BroadStupa,
    /// A horse's head on a turned base.
    HorseHead,
    /// A flat boat, turned as a low drum.
    Boat,
    /// A cowrie shell, its back up.
    Cowrie,
    /// A cowrie shell turned over, its mouth up.
    CowrieTurned,
    /// A shrine with a stepped roof.
    Shrine,
    /// A lord with a pointed hat.
    Noble,
    /// A lion that lies.
    Lion,
    /// A camel with two humps.
    Camel,
    /// A horse that stands.
    Steed,
    /// A horse that rears.
    RearingSteed,
    /// A wheel on its axle.
    Cart,
    /// A cub that sits.
    Cub,
    /// A ship under sail.
    Ship,
    /// Two small domes, one on the other.
    Pair,
    /// A turned piece with a crown and a cross.
    CrossedKing,
    /// A turned piece with a crown of five points.
    Crown,
    /// A turned piece with a cleft mitre.
    Mitre,
    /// A tower with three battlements.
    Tower,
    /// A ball on a turned foot.
    Pawn,
    /// A plate with characters.
    Inscribed(&'static Inscribed),
}

/// The lines of one figure, as SVG path data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The silhouette: one closed path.
    pub outline: &'static str,
    /// Carved lines inside it, open paths.
    pub carving: &'static str,
    /// Centres of the ring-and-dot ornaments.
    pub rings: &'static [(u8, u8)],
}

impl Figure {
    /// The stable id, also the class name of the figure.
    pub const fn id(self) -> &'static str {
        match self {
            Figure::King => "king",
            Figure::Counsellor => "counsellor",
            Figure::Elephant => "elephant",
            Figure::Horse => "horse",
            Figure::Dromedary => "dromedary",
            Figure::Chariot => "chariot",
            Figure::Soldier => "soldier",
            Figure::Disc => "disc",
            Figure::Cannon => "cannon",
            Figure::Stupa => "stupa",
            Figure::LowStupa => "low-stupa",
            Figure::BroadStupa => "broad-stupa",
            Figure::HorseHead => "horse-head",
            Figure::Boat => "boat",
            Figure::Cowrie => "cowrie",
            Figure::CowrieTurned => "cowrie-turned",
            Figure::Shrine => "shrine",
            Figure::Noble => "noble",
            Figure::Lion => "lion",
            Figure::Camel => "camel",
            Figure::Steed => "steed",
            Figure::RearingSteed => "rearing-steed",
            Figure::Cart => "cart",
            Figure::Cub => "cub",
            Figure::Ship => "ship",
            Figure::Pair => "pair",
            Figure::CrossedKing => "crossed-king",
            Figure::Crown => "crown",
            Figure::Mitre => "mitre",
            Figure::Tower => "tower",
            Figure::Pawn => "pawn",
            Figure::Inscribed(piece) => piece.id,
        }
    }

    /// Whether it is the promoted face of a piece.
    pub const fn promoted(self) -> bool {
        matches!(self, Figure::Inscribed(Inscribed { promoted: true, .. }))
    }
}

/// A plate with characters on it.
///
/// A record like any other: a game may have its own.
///
/// ```
/// # use tabiya_rules as tabiya;
/// use tabiya::art::{Figure, Ink, Inscribed, Middle, Moves, Pictogram, Plate, Size};
/// static GOLD: Inscribed = Inscribed {
///     id: "my-gold",
///     plate: Plate::Wedge,
///     size: Size::Middle,
///     text: ["金", "金"],
///     inks: [Ink::Black, Ink::Black],
///     promoted: false,
///     pictogram: Pictogram::Moves(Moves {
///         steps: &[(0, 1), (1, 1), (-1, 1), (1, 0), (-1, 0), (0, -1)],
///         slides: &[],
///         middle: Middle::Plain,
///     }),
/// };
/// assert_eq!(Figure::Inscribed(&GOLD).id(), "my-gold");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Inscribed {
    /// The stable id, also a class name.
    pub id: &'static str,
    /// What it is written on.
    pub plate: Plate,
    /// How large the plate is.
    pub size: Size,
    /// One character, or several from top to bottom: of even seats, the first player's among
    /// them, and of odd ones.
    pub text: [&'static str; 2],
    /// The colours of the two.
    pub inks: [Ink; 2],
    /// Whether this is the other face of a piece, which it shows once promoted.
    pub promoted: bool,
    /// What stands there for those who do not read the script.
    pub pictogram: Pictogram,
}

/// What says without words which piece it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pictogram {
    /// A carved figure.
    Figure(&'static Figure),
    /// How it moves.
    Moves(Moves),
}

impl Inscribed {
    /// The outline of its plate.
    pub const fn outline(&self) -> &'static str {
        self.plate.outline(self.size)
    }

    /// What is written on the pieces of this seat.
    pub const fn text(&self, seat: u8) -> &'static str {
        self.text[(seat % 2) as usize]
    }

    /// The colour it is written in; a promoted face is red.
    pub const fn ink(&self, seat: u8) -> Ink {
        if self.promoted { Ink::Red } else { self.inks[(seat % 2) as usize] }
    }
}
