//! The plates of inscribed pieces, their inks and sizes.

/// What a piece is written on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Plate {
    /// A round disc.
    Disc,
    /// An octagon.
    Octagon,
    /// A wedge that points away from its owner.
    Wedge,
}

impl Plate {
    /// The class name.
    pub const fn id(self) -> &'static str {
        match self {
            Plate::Disc => "disc",
            Plate::Octagon => "octagon",
            Plate::Wedge => "wedge",
        }
    }

    /// The outline of a plate of this size, one closed path.
    pub const fn outline(self, size: Size) -> &'static str {
        match (self, size) {
            (Plate::Disc, _) => "M50 7A43 43 0 0 1 50 93A43 43 0 0 1 50 7Z",
            (Plate::Octagon, Size::Large) => "M32 6H68L94 32V68L68 94H32L6 68V32Z",
            (Plate::Octagon, Size::Middle) => "M34.5 12H65.5L88 34.5V65.5L65.5 88H34.5L12 65.5V34.5Z",
            (Plate::Octagon, Size::Small) => "M37 18.5H63L81.5 37V63L63 81.5H37L18.5 63V37Z",
            (Plate::Wedge, Size::Large) => "M50 6 76 18 87 93H13L24 18Z",
            (Plate::Wedge, Size::Middle) => "M50 10 74 21 84 91H16L26 21Z",
            (Plate::Wedge, Size::Small) => "M50 15 71 25 80 89H20L29 25Z",
        }
    }

    /// The thin line inside the edge, if the plate has one.
    pub const fn ring(self, size: Size) -> &'static str {
        match (self, size) {
            (Plate::Disc, _) => "M50 13.5A36.5 36.5 0 0 1 50 86.5A36.5 36.5 0 0 1 50 13.5Z",
            (Plate::Octagon, Size::Large) => "M34.5 12H65.5L88 34.5V65.5L65.5 88H34.5L12 65.5V34.5Z",
            _ => "",
        }
    }

    /// The middle of what is written on a plate, and the side of the square it fits in.
    pub const fn place(self, size: Size) -> (f64, f64, f64) {
        match (self, size) {
            (Plate::Disc, _) => (50.0, 50.0, 56.0),
            (Plate::Octagon, Size::Large) => (50.0, 50.0, 60.0),
            (Plate::Octagon, Size::Middle) => (50.0, 50.0, 58.0),
            (Plate::Octagon, Size::Small) => (50.0, 50.0, 46.0),
            (Plate::Wedge, Size::Large) => (50.0, 55.0, 53.0),
            (Plate::Wedge, Size::Middle) => (50.0, 56.0, 49.0),
            (Plate::Wedge, Size::Small) => (50.0, 58.0, 44.0),
        }
    }
}

/// The size of a plate among those of its set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Size {
    /// A soldier's.
    Small,
    /// An officer's.
    Middle,
    /// A king's.
    Large,
}

/// What a piece's name is written in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ink {
    /// Black.
    Black,
    /// Red.
    Red,
    /// Green, toward blue.
    Green,
}

impl Ink {
    /// The class name.
    pub const fn id(self) -> &'static str {
        match self {
            Ink::Black => "black",
            Ink::Red => "red",
            Ink::Green => "green",
        }
    }
}

/// How a piece moves, for a small picture: columns to the right, rows forward.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Moves {
    /// Squares that it goes to directly.
    pub steps: &'static [(i8, i8)],
    /// Directions in which it goes as far as it can.
    pub slides: &'static [(i8, i8)],
    /// What stands in the middle.
    pub middle: Middle,
}

/// What stands in the middle of a picture of moves. Pieces that move alike after promotion are told
/// apart by how they moved before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Middle {
    /// A square: the piece itself.
    Plain,
    /// A ring, for what was a pawn.
    WasPawn,
    /// An arrow forward, for what was a lance.
    WasLance,
    /// A fork, for what was a horse.
    WasHorse,
    /// A cross aslant, for what was a silver general.
    WasSilver,
}
