//! The drawings of all figures, by id.

use super::carved;
use super::figure::{Drawing, Figure};
use super::inscribed::{disc, octagon, wedge};

impl Figure {
    /// Every figure.
    pub const ALL: [Figure; 62] = [
        Figure::King,
        Figure::Counsellor,
        Figure::Elephant,
        Figure::Horse,
        Figure::Dromedary,
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
        Figure::RearingSteed,
        Figure::Cart,
        Figure::Cub,
        Figure::Ship,
        Figure::Pair,
        Figure::CrossedKing,
        Figure::Crown,
        Figure::Mitre,
        Figure::Tower,
        Figure::Pawn,
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

    /// The figure with this id.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
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
}
