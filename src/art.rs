//! The drawings of the men, and the strokes of letters and digits.
//!
//! The men follow the abstract sets of Nishapur and Afrasiab, the oldest that survive: thrones,
//! domes with knobs, a notched block. The drawings are this project's own.
//!
//! A drawing lives in a cell of 100 by 100 units, `y` down, and knows no colours: [`crate::svg`]
//! paints its outline and its carving. To add a figure, add a variant to [`Figure`] and its arms
//! in [`Figure::id`] and [`Figure::drawing`]; the compiler names both. Keep the outline between
//! 10 and 90, one closed path that stands on `y = 84`, and simple enough for 24 pixels.

/// What a man looks like, whatever its rules are.
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
    pub const ALL: [Figure; 7] = [
        Figure::King,
        Figure::Counsellor,
        Figure::Elephant,
        Figure::Horse,
        Figure::Chariot,
        Figure::Soldier,
        Figure::Disc,
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
        }
    }

    /// The figure with this id.
    ///
    /// ```
    /// use tabiya::art::Figure;
    /// assert_eq!(Figure::from_id("elephant"), Some(Figure::Elephant));
    /// assert_eq!(Figure::from_id("bishop"), None);
    /// ```
    pub fn from_id(id: &str) -> Option<Figure> {
        Figure::ALL.into_iter().find(|figure| figure.id() == id)
    }

    /// Its lines.
    pub const fn drawing(self) -> Drawing {
        match self {
            Figure::King => Drawing {
                outline: "M17 84 19 55C19 45 33 45 34 54L28 32C27 23 46 27 47 19A6 6 0 1 1 53 19 \
                          C54 27 73 23 72 32L66 54C67 45 81 45 81 55L83 84Z",
                carving: "M19 75H81M34 65H66M40 65 36 38C36 34 46 35 50 30C54 35 64 34 64 38L60 65",
                rings: &[(50, 48)],
            },
            Figure::Counsellor => Drawing {
                outline: "M22 84 24 63C24 54 36 54 37 61L33 44C33 29 67 29 67 44L63 61C64 54 76 54 76 63L78 84Z",
                carving: "M24 75H76M37 65H63",
                rings: &[(50, 50)],
            },
            Figure::Elephant => Drawing {
                outline: "M24 84 25 67C13 67 5 56 8 42C9 37 15 37 16 42C17 49 20 53 26 53 \
                          C28 33 37 23 50 23C63 23 72 33 74 53C80 53 83 49 84 42C85 37 91 37 92 42 \
                          C95 56 87 67 75 67L76 84Z",
                carving: "M26 75H74M36 75V53C36 42 42 35 50 35C58 35 64 42 64 53V75",
                rings: &[(50, 57)],
            },
            Figure::Horse => Drawing {
                outline: "M33 84 37 66C34 60 24 64 18 60C11 56 12 49 17 45L41 27 \
                          C43 25 46 24 48 20C52 20 55 22 56 25C69 28 76 41 76 56L78 84Z",
                carving: "M35 75H77M55 36C62 40 65 48 65 56V65",
                rings: &[(50, 56)],
            },
            Figure::Chariot => Drawing {
                outline: "M23 84 25 30C25 27 27 25 30 25H39L50 45 61 25H70C73 25 75 27 75 30L77 84Z",
                carving: "M25 75H75M26 55H74",
                rings: &[(35, 65), (50, 65), (65, 65)],
            },
            Figure::Soldier => Drawing {
                outline: "M31 84C33 76 33 72 33 66C33 54 41 47 50 47C59 47 67 54 67 66C67 72 67 76 69 84Z",
                carving: "M35 75H65",
                rings: &[(50, 62)],
            },
            Figure::Disc => {
                Drawing { outline: "M50 13A37 37 0 0 1 50 87A37 37 0 0 1 50 13Z", carving: "", rings: &[] }
            }
        }
    }
}

/// The strokes of a character: path data in a box 20 wide, with its baseline at 30 and capitals
/// from 0. To be stroked, not filled, so that pictures need no font. `None` for characters that
/// have no strokes here; these are set as text.
pub const fn glyph(character: char) -> Option<&'static str> {
    Some(match character {
        'A' => "M0 30 10 0 20 30M4 19H16",
        'B' => "M3 14H11A7 7 0 0 0 11 0H3V30H11A8 8 0 0 0 11 14",
        'C' => "M19 6C17 2 14 0 10.5 0 4 0 1 6 1 15S4 30 10.5 30C14 30 17 28 19 24",
        'D' => "M2 0V30H8C15 30 19 25 19 15S15 0 8 0Z",
        'E' => "M18 0H3V30H18M3 14H15",
        'F' => "M18 0H4V30M4 14H15",
        'G' => "M19 6C17 2 14 0 10.5 0 4 0 1 6 1 15S4 30 10.5 30C16 30 19 27 19 22V16H12",
        'H' => "M2 0V30M18 0V30M2 14H18",
        'I' => "M10 0V30",
        'J' => "M15 0V22C15 27 12 30 8 30 5 30 3 28 2 25",
        'K' => "M3 0V30M18 0 3 18M8 12 19 30",
        'L' => "M4 0V30H18",
        'M' => "M1 30V0L10 18 19 0V30",
        'N' => "M2 30V0L18 30V0",
        'O' => "M10 0C3.5 0 0 6 0 15S3.5 30 10 30 20 24 20 15 16.5 0 10 0Z",
        'P' => "M4 30V0H11A8 8 0 0 1 11 16H4",
        'Q' => "M10 0C3.5 0 0 6 0 15S3.5 30 10 30 20 24 20 15 16.5 0 10 0ZM12 22 20 31",
        'R' => "M3 30V0H11A8 8 0 0 1 11 16H3M11 16 18 30",
        'S' => {
            "M18 5C16 2 13.5 0 10 0 5 0 2 3 2 7 2 12 6 13.5 10 14.5 15 15.8 18.5 18 18.5 22.5 \
             18.5 27 15 30 10 30 6 30 3 28 1.5 24.5"
        }
        'T' => "M1 0H19M10 0V30",
        'U' => "M2 0V19C2 26 5 30 10 30S18 26 18 19V0",
        'V' => "M1 0 10 30 19 0",
        'W' => "M-2 0 4.5 30 10 8 15.5 30 22 0",
        'X' => "M1 0 19 30M19 0 1 30",
        'Y' => "M1 0 10 15 19 0M10 15V30",
        'Z' => "M2 0H18L1 30H19",
        'a' => "M17 11V30M17 17C16 13 13.5 11 10 11 5 11 2 15 2 20.5S5 30 10 30C13.5 30 16 28 17 24",
        'b' => "M3 0V30M3 17C4 13 6.5 11 10 11 15 11 18 15 18 20.5S15 30 10 30C6.5 30 4 28 3 24",
        'c' => "M17 15C15.5 12.5 13 11 10.2 11 5 11 2 15 2 20.5S5 30 10.2 30C13 30 15.5 28.5 17 26",
        'd' => "M17 0V30M17 17C16 13 13.5 11 10 11 5 11 2 15 2 20.5S5 30 10 30C13.5 30 16 28 17 24",
        'e' => "M2.5 20H17.8C17.8 14.5 15 11 10.2 11 5 11 2 15 2 20.5S5 30 10.5 30C13.3 30 15.5 29 17 26.5",
        'f' => "M16 1C15 .3 14 0 13 0 10 0 8 2 8 6V30M3 11H15",
        'g' => {
            "M17 11V31C17 35.5 14 38 9.7 38 6.8 38 4.5 37 3 35M17 17C16 13 13.5 11 10 11 \
             5 11 2 15 2 20.5S5 30 10 30C13.5 30 16 28 17 24"
        }
        'h' => "M3 0V30M3 19C3.5 14 6.5 11 10.5 11 14.5 11 17 13.5 17 18.5V30",
        'i' => "M10 11V30M10 3V3.1",
        'j' => "M11 11V33C11 36.5 9 38 6.5 38M11 3V3.1",
        'k' => "M4 0V30M16 11 4 23M8.5 19 17 30",
        'l' => "M10 0V30",
        '+' => "M10 6V24M1 15H19",
        '0' => "M10 0C4.5 0 2 6 2 15S4.5 30 10 30 18 24 18 15 15.5 0 10 0Z",
        '1' => "M4 6 11 0V30",
        '2' => "M2.5 8C2.5 3 6 0 10 0 14.5 0 17.5 3 17.5 7.5 17.5 12 14 16 2 30H18",
        '3' => {
            "M3 4C5 1 7.5 0 10 0 14.5 0 17 3 17 7S14 14 9 14C14.5 14 18 17 18 22S14.5 30 10 30 \
             C6.5 30 4 28.5 2 25.5"
        }
        '4' => "M14 30V0L1 21H19",
        '5' => "M16.5 0H5L4 13C6 11.5 8 11 10 11 15 11 18 15 18 20.5S14.5 30 9.5 30C6.5 30 4 28.7 2 26",
        '6' => {
            "M16 2.5C14.5 .8 12.5 0 10.5 0 5 0 2 7 2 18 2 26 5 30 10 30S18 26 18 20.5 15 11.5 10.3 11.5 \
             C6.5 11.5 3.5 14 2.2 17.5"
        }
        '7' => "M2 0H18L7 30",
        '8' => {
            "M10 14C5.5 14 3.5 11 3.5 7S6 0 10 0 16.5 3 16.5 7 14.5 14 10 14C5 14 2 17.5 2 22S5 30 10 30 \
             18 27 18 22 15 14 10 14Z"
        }
        '9' => {
            "M4 27.5C5.5 29.2 7.5 30 9.5 30 15 30 18 23 18 12 18 4 15 0 10 0S2 4 2 9.5 5 18.5 9.7 18.5 \
             C13.5 18.5 16.5 16 17.8 12.5"
        }
        _ => return None,
    })
}
