//! Pieces that bear their names: plates, and what is written on them.

use super::Figure;

/// A plate with characters on it.
///
/// A record like any other: a game may have its own.
///
/// ```
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
    pub(crate) const fn ring(self, size: Size) -> &'static str {
        match (self, size) {
            (Plate::Disc, _) => "M50 13.5A36.5 36.5 0 0 1 50 86.5A36.5 36.5 0 0 1 50 13.5Z",
            (Plate::Octagon, Size::Large) => "M34.5 12H65.5L88 34.5V65.5L65.5 88H34.5L12 65.5V34.5Z",
            _ => "",
        }
    }

    /// The middle of what is written on a plate, and the side of the square it fits in.
    pub(crate) const fn place(self, size: Size) -> (f64, f64, f64) {
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

/// What says without words which piece it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pictogram {
    /// A carved figure.
    Figure(&'static Figure),
    /// How it moves.
    Moves(Moves),
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

const fn pictured(
    id: &'static str,
    plate: Plate,
    size: Size,
    text: [&'static str; 2],
    inks: [Ink; 2],
    figure: &'static Figure,
) -> Inscribed {
    Inscribed { id, plate, size, text, inks, promoted: false, pictogram: Pictogram::Figure(figure) }
}

/// Round discs, in red and black.
pub mod disc {
    use super::{Figure, Ink, Inscribed, Plate, Size, pictured};

    const fn inscribed(id: &'static str, text: [&'static str; 2], figure: &'static Figure) -> Inscribed {
        pictured(id, Plate::Disc, Size::Large, text, [Ink::Red, Ink::Black], figure)
    }

    /// 帥 and 將.
    pub const GENERAL: Figure = Figure::Inscribed(&inscribed("disc-general", ["帥", "將"], &Figure::King));
    /// 仕 and 士.
    pub const ADVISER: Figure =
        Figure::Inscribed(&inscribed("disc-adviser", ["仕", "士"], &Figure::Counsellor));
    /// 相 and 象.
    pub const ELEPHANT: Figure =
        Figure::Inscribed(&inscribed("disc-elephant", ["相", "象"], &Figure::Elephant));
    /// 傌 and 馬.
    pub const HORSE: Figure = Figure::Inscribed(&inscribed("disc-horse", ["傌", "馬"], &Figure::Horse));
    /// 俥 and 車.
    pub const CHARIOT: Figure = Figure::Inscribed(&inscribed("disc-chariot", ["俥", "車"], &Figure::Chariot));
    /// 炮 and 砲.
    pub const CANNON: Figure = Figure::Inscribed(&inscribed("disc-cannon", ["炮", "砲"], &Figure::Cannon));
    /// 兵 and 卒.
    pub const SOLDIER: Figure = Figure::Inscribed(&inscribed("disc-soldier", ["兵", "卒"], &Figure::Soldier));
}

/// Octagons in three sizes: green for the side that moves first, red for the other.
pub mod octagon {
    use super::{Figure, Ink, Inscribed, Plate, Size, pictured};

    const fn inscribed(
        id: &'static str,
        size: Size,
        text: [&'static str; 2],
        figure: &'static Figure,
    ) -> Inscribed {
        pictured(id, Plate::Octagon, size, text, [Ink::Green, Ink::Red], figure)
    }

    /// 楚 and 漢.
    pub const GENERAL: Figure =
        Figure::Inscribed(&inscribed("octagon-general", Size::Large, ["楚", "漢"], &Figure::King));
    /// 士.
    pub const GUARD: Figure =
        Figure::Inscribed(&inscribed("octagon-guard", Size::Small, ["士", "士"], &Figure::Counsellor));
    /// 象.
    pub const ELEPHANT: Figure =
        Figure::Inscribed(&inscribed("octagon-elephant", Size::Middle, ["象", "象"], &Figure::Elephant));
    /// 馬.
    pub const HORSE: Figure =
        Figure::Inscribed(&inscribed("octagon-horse", Size::Middle, ["馬", "馬"], &Figure::Horse));
    /// 車.
    pub const CHARIOT: Figure =
        Figure::Inscribed(&inscribed("octagon-chariot", Size::Middle, ["車", "車"], &Figure::Chariot));
    /// 包.
    pub const CANNON: Figure =
        Figure::Inscribed(&inscribed("octagon-cannon", Size::Middle, ["包", "包"], &Figure::Cannon));
    /// 卒 and 兵.
    pub const SOLDIER: Figure =
        Figure::Inscribed(&inscribed("octagon-soldier", Size::Small, ["卒", "兵"], &Figure::Soldier));
}

/// Wedges that point forward, all of one wood; the promoted faces are written in red.
pub mod wedge {
    use super::{Figure, Ink, Inscribed, Middle, Moves, Pictogram, Plate, Size};

    type Ways = &'static [(i8, i8)];

    const STRAIGHT: Ways = &[(0, 1), (0, -1), (1, 0), (-1, 0)];
    const SLANTED: Ways = &[(1, 1), (-1, 1), (1, -1), (-1, -1)];
    const GOLDEN: Ways = &[(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1)];
    const NOT_BACK: Ways = &[(0, 1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)];
    const SILVERN: Ways = &[(0, 1), (1, 1), (-1, 1), (1, -1), (-1, -1)];
    const FORWARD: Ways = &[(0, 1)];

    const fn inscribed(
        id: &'static str,
        size: Size,
        text: [&'static str; 2],
        steps: Ways,
        slides: Ways,
    ) -> Inscribed {
        let inks = [Ink::Black, Ink::Black];
        let pictogram = Pictogram::Moves(Moves { steps, slides, middle: Middle::Plain });
        Inscribed { id, plate: Plate::Wedge, size, text, inks, promoted: false, pictogram }
    }

    const fn face(id: &'static str, size: Size, text: &'static str, steps: Ways, slides: Ways) -> Inscribed {
        Inscribed { promoted: true, ..inscribed(id, size, [text, text], steps, slides) }
    }

    /// A face that moves like gold.
    const fn gilt(id: &'static str, size: Size, text: &'static str, middle: Middle) -> Inscribed {
        let pictogram = Pictogram::Moves(Moves { steps: GOLDEN, slides: &[], middle });
        Inscribed { pictogram, ..face(id, size, text, &[], &[]) }
    }

    const fn royal(id: &'static str, text: [&'static str; 2]) -> Inscribed {
        Inscribed {
            pictogram: Pictogram::Figure(&Figure::King),
            ..inscribed(id, Size::Large, text, &[], &[])
        }
    }

    /// 玉, and 王 of the second player.
    pub const KING: Figure = Figure::Inscribed(&royal("wedge-king", ["玉", "王"]));
    /// 玉 of either player.
    pub const JADE_KING: Figure = Figure::Inscribed(&royal("wedge-jade-king", ["玉", "玉"]));
    /// 金.
    pub const GOLD: Figure =
        Figure::Inscribed(&inscribed("wedge-gold", Size::Middle, ["金", "金"], GOLDEN, &[]));
    /// 銀.
    pub const SILVER: Figure =
        Figure::Inscribed(&inscribed("wedge-silver", Size::Middle, ["銀", "銀"], SILVERN, &[]));
    /// 桂.
    pub const LAUREL: Figure =
        Figure::Inscribed(&inscribed("wedge-laurel", Size::Middle, ["桂", "桂"], &[(1, 2), (-1, 2)], &[]));
    /// 香.
    pub const LANCE: Figure =
        Figure::Inscribed(&inscribed("wedge-lance", Size::Middle, ["香", "香"], &[], FORWARD));
    /// 歩.
    pub const PAWN: Figure =
        Figure::Inscribed(&inscribed("wedge-pawn", Size::Small, ["歩", "歩"], FORWARD, &[]));
    /// 飛.
    pub const ROOK: Figure =
        Figure::Inscribed(&inscribed("wedge-rook", Size::Large, ["飛", "飛"], &[], STRAIGHT));
    /// 角.
    pub const BISHOP: Figure =
        Figure::Inscribed(&inscribed("wedge-bishop", Size::Large, ["角", "角"], &[], SLANTED));
    /// 醉.
    pub const DRUNK_ELEPHANT: Figure =
        Figure::Inscribed(&inscribed("wedge-drunk-elephant", Size::Middle, ["醉", "醉"], NOT_BACK, &[]));
    /// 全, the silver's other face.
    pub const PROMOTED_SILVER: Figure =
        Figure::Inscribed(&gilt("wedge-promoted-silver", Size::Middle, "全", Middle::WasSilver));
    /// 圭, the laurel horse's other face.
    pub const PROMOTED_LAUREL: Figure =
        Figure::Inscribed(&gilt("wedge-promoted-laurel", Size::Middle, "圭", Middle::WasHorse));
    /// 杏, the lance's other face.
    pub const PROMOTED_LANCE: Figure =
        Figure::Inscribed(&gilt("wedge-promoted-lance", Size::Middle, "杏", Middle::WasLance));
    /// と, the pawn's other face.
    pub const PROMOTED_PAWN: Figure =
        Figure::Inscribed(&gilt("wedge-promoted-pawn", Size::Small, "と", Middle::WasPawn));
    /// 龍, the rook's other face.
    pub const DRAGON_KING: Figure =
        Figure::Inscribed(&face("wedge-dragon-king", Size::Large, "龍", SLANTED, STRAIGHT));
    /// 馬, the bishop's other face.
    pub const DRAGON_HORSE: Figure =
        Figure::Inscribed(&face("wedge-dragon-horse", Size::Large, "馬", STRAIGHT, SLANTED));
    /// 太, the drunk elephant's other face.
    pub const CROWN_PRINCE: Figure = Figure::Inscribed(&Inscribed {
        promoted: true,
        size: Size::Middle,
        ..royal("wedge-crown-prince", ["太", "太"])
    });
}
