//! The drawings of the pieces, and the strokes of letters, digits and characters.
//!
//! Four families of pieces, each this project's own drawings:
//!
//! - the abstract sets of Nishapur and Afrasiab, the oldest that survive: thrones, domes with
//!   knobs, a notched block;
//! - turned pieces, stupas with tiers, a horse's head, a boat, a cowrie shell;
//! - animals, a wheel and a lord with a hat, carved in the round on a low base;
//! - plates that bear an inscription: round discs ([`disc`]), octagons in three sizes
//!   ([`octagon`]) and wedges that point forward ([`wedge`]).
//!
//! A drawing lives in a cell of 100 by 100 units, `y` down, and knows no colours: [`crate::pictures::svg`]
//! paints its outline and its carving. To add a carved figure, add a variant to [`Figure`] and
//! its attack_tables in [`Figure::id`] and [`Figure::drawing`]; the compiler names both. Keep the outline
//! between 10 and 90, one closed path that stands on `y = 84`, and simple enough for 24 pixels.
//! To add an inscribed piece, add a record beside those of its plate and name it in
//! [`Figure::ALL`]; a character that it needs has its strokes in [`character`].

mod carved;
mod characters;
mod inscribed;
mod latin;

pub use characters::{CHARACTERS, Written, character};
pub use inscribed::{Ink, Inscribed, Middle, Moves, Pictogram, Plate, Size, disc, octagon, wedge};
pub use latin::glyph;

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
    /// A wheel on its axle.
    Cart,
    /// A cub that sits.
    Cub,
    /// A ship under sail.
    Ship,
    /// Two small domes, one on the other.
    Pair,
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
    /// Every figure.
    pub const ALL: [Figure; 55] = [
        Figure::King,
        Figure::Counsellor,
        Figure::Elephant,
        Figure::Horse,
        Figure::Chariot,
        Figure::Soldier,
        Figure::Disc,
        Figure::Cannon,
        Figure::Stupa,
        Figure::LowStupa,
        Figure::BroadStupa,
        Figure::HorseHead,
        Figure::Boat,
        Figure::Cowrie,
        Figure::CowrieTurned,
        Figure::Shrine,
        Figure::Noble,
        Figure::Lion,
        Figure::Camel,
        Figure::Steed,
        Figure::Cart,
        Figure::Cub,
        Figure::Ship,
        Figure::Pair,
        disc::GENERAL,
        disc::ADVISER,
        disc::ELEPHANT,
        disc::HORSE,
        disc::CHARIOT,
        disc::CANNON,
        disc::SOLDIER,
        octagon::GENERAL,
        octagon::GUARD,
        octagon::ELEPHANT,
        octagon::HORSE,
        octagon::CHARIOT,
        octagon::CANNON,
        octagon::SOLDIER,
        wedge::KING,
        wedge::JADE_KING,
        wedge::GOLD,
        wedge::SILVER,
        wedge::LAUREL,
        wedge::LANCE,
        wedge::PAWN,
        wedge::ROOK,
        wedge::BISHOP,
        wedge::DRUNK_ELEPHANT,
        wedge::PROMOTED_SILVER,
        wedge::PROMOTED_LAUREL,
        wedge::PROMOTED_LANCE,
        wedge::PROMOTED_PAWN,
        wedge::DRAGON_KING,
        wedge::DRAGON_HORSE,
        wedge::CROWN_PRINCE,
    ];

    /// The stable id, also the class name of the figure.
    pub const fn id(self) -> &'static str {
        match self {
            Figure::King => "king",
            Figure::Counsellor => "counsellor",
            Figure::Elephant => "elephant",
            Figure::Horse => "horse",
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
            Figure::Cart => "cart",
            Figure::Cub => "cub",
            Figure::Ship => "ship",
            Figure::Pair => "pair",
            Figure::Inscribed(piece) => piece.id,
        }
    }

    /// The figure with this id.
    ///
    /// ```
    /// use tabiya::art::{Figure, wedge};
    /// assert_eq!(Figure::from_id("elephant"), Some(Figure::Elephant));
    /// assert_eq!(Figure::from_id("wedge-gold"), Some(wedge::GOLD));
    /// assert_eq!(Figure::from_id("bishop"), None);
    /// ```
    pub fn from_id(id: &str) -> Option<Figure> {
        Figure::ALL.into_iter().find(|figure| figure.id() == id)
    }

    /// Its lines; of an inscribed piece, those of its plate.
    pub const fn drawing(self) -> Drawing {
        match self {
            Figure::Inscribed(piece) => Drawing { outline: piece.outline(), carving: "", rings: &[] },
            carved => carved::drawing(carved),
        }
    }

    /// Whether it is the promoted face of a piece.
    pub const fn promoted(self) -> bool {
        matches!(self, Figure::Inscribed(Inscribed { promoted: true, .. }))
    }
}
