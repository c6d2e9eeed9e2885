//! Inscribed pieces: a plate, and the name that is written on it.

use super::figure::{Figure, Inscribed, Pictogram};
use super::plate::{Ink, Middle, Moves, Plate, Size};

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
