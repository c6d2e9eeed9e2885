//! Shogi in three ages: what they have in common, and the modern game.
//!
//! Rules HEI-01 to HEI-10, SHO-01 to SHO-10 and SHG-01 to SHG-13; Daou §XI to §XIII.

mod heian;
mod sho;

pub use heian::HEIAN_SHOGI;
pub use sho::SHO_SHOGI;

use super::common::*;

const GOLD_STEPS: &[Pattern] = &[WAZIR, FERZ.mirrored()];
const LANCE_RIDE: &[Pattern] = &[Pattern::ride(0, 1).mirrored()];
const KEIMA_LEAP: &[Pattern] = &[Pattern::leap(1, 2).mirrored()];
const PAWN_STEP: &[Pattern] = &[WAZIR.mirrored()];
const BISHOP_AND_WAZIR: &[Pattern] = &[Pattern::ride(1, 1), WAZIR];
const ALL_BUT_BACKWARD: &[Pattern] = &[FERZ, WAZIR.mirrored(), Pattern::leap(1, 0).mirrored()];

const fn board(files: u8, ranks: u8) -> Board {
    Board { shape: Shape { files, ranks }, ruling: Ruling::Dotted, marks: SquareSet::EMPTY }
}

// The pieces of all three, the oldest first: Heian Shogi has ten roles, the modern game fourteen.
roles! {
    PAWN "pawn" 'p' wedge::PAWN, PAWN_STEP, [JAPANESE "Fuhyō" "Hohei" "Fu"];
    LANCE "lance" 'l' wedge::LANCE, LANCE_RIDE, [JAPANESE "Kyōsha" "Kyō"];
    KEIMA "keima" 'n' wedge::LAUREL, KEIMA_LEAP, [JAPANESE "Keima" "Kei"];
    SILVER "silver" 's' wedge::SILVER, SILVER_STEPS, [JAPANESE "Ginshō" "Gin"];
    GOLD "gold" 'g' wedge::GOLD, GOLD_STEPS, [JAPANESE "Kinshō" "Kin"];
    KING "king" 'k' wedge::KING, KING_STEPS, [JAPANESE "Gyokushō" "Gyoku" "Ōshō" "Ō"], royal;
    PROMOTED_PAWN "promoted-pawn" 'p' wedge::PROMOTED_PAWN, GOLD_STEPS, [JAPANESE "Tokin" "To"],
        promoted PAWN;
    PROMOTED_LANCE "promoted-lance" 'l' wedge::PROMOTED_LANCE, GOLD_STEPS, [JAPANESE "Narikyō"],
        promoted LANCE;
    PROMOTED_KEIMA "promoted-keima" 'n' wedge::PROMOTED_LAUREL, GOLD_STEPS, [JAPANESE "Narikei"],
        promoted KEIMA;
    PROMOTED_SILVER "promoted-silver" 's' wedge::PROMOTED_SILVER, GOLD_STEPS, [JAPANESE "Narigin"],
        promoted SILVER;
    BISHOP "bishop" 'b' wedge::BISHOP, BISHOP_RIDE, [JAPANESE "Kakugyō" "Kaku"];
    ROOK "rook" 'r' wedge::ROOK, ROOK_RIDE, [JAPANESE "Hisha" "Hi"];
    DRAGON_HORSE "dragon-horse" 'b' wedge::DRAGON_HORSE, BISHOP_AND_WAZIR, [JAPANESE "Ryūma" "Uma"],
        promoted BISHOP;
    DRAGON "dragon" 'r' wedge::DRAGON_KING, ROOK_AND_FERZ, [JAPANESE "Ryūō" "Ryū"], promoted ROOK;
    DRUNK_ELEPHANT "drunk-elephant" 'e' wedge::DRUNK_ELEPHANT, ALL_BUT_BACKWARD, [JAPANESE "Suizō"];
    CROWN_PRINCE "crown-prince" 'e' wedge::CROWN_PRINCE, KING_STEPS, [JAPANESE "Taishi"],
        royal promoted DRUNK_ELEPHANT;
}

/// The promotions of these roles, into what the list says was them before.
const fn promotions<const N: usize>(roles: [Role; N]) -> [(Role, PromoteInto); N] {
    let mut all = [(PAWN, PromoteInto::Nothing); N];
    let mut at = 0;
    while at < N {
        let mut into = 0;
        while !matches!(ROLE_LIST[into].promoted_from, Some(from) if from.index() == roles[at].index()) {
            into += 1;
        }
        all[at] = (roles[at], PromoteInto::Always(Role(into as u8)));
        at += 1;
    }
    all
}

/// The roles before this one in the list.
const fn before(role: Role) -> List<RoleSpec> {
    List::Borrowed(ROLE_LIST.split_at(role.index()).0)
}

/// What all three have in common.
const TERMS: Terms = Terms {
    pawn: PAWN,
    promotion: PROMOTION,
    stalemate: Stalemate::Wins,
    bare_king: BareKing::LosesUnlessRebared,
    ..Terms::BASE
};

const PROMOTION: Promotion = Promotion {
    zone: Zone::LastRanks(3),
    by: PromoteBy::EnteringOrLeaving,
    must: Must::WhenStuck,
    ..Promotion::BASE
};

/// Modern Shogi.
pub static SHOGI: Game = Game {
    id: Text::Borrowed("shogi"),
    board: board(9, 9),
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        setup: Text::Borrowed("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
        // All but the elephant and its prince.
        roles: before(DRUNK_ELEPHANT),
        captured: Captured::Dropped,
        promotion: Promotion {
            pieces: Few::of(&promotions([PAWN, LANCE, KEIMA, SILVER, BISHOP, ROOK])),
            ..PROMOTION
        },
        bare_king: BareKing::Plays,
        impasse: Some(ImpasseRule::Agreed { least: 24 }),
        repetition: Repetition::Perpetual { occurrence: 4, check_loses: true, chase: Chase::Allowed },
        ..TERMS
    },
    options: options! {
        "repetition" {
            "four-fold-draw" Described [DAOU "§XIII"];
            "off" Reconstructed [RECONSTRUCTION "for comparison"] => Repetition(Repetition::Ignored);
        }
        "perpetualCheck" {
            "checker-loses" Described [DAOU "§XIII", JSA "amateur tournaments, 3"];
            "draw" Reconstructed [RECONSTRUCTION "for comparison"] => CheckDraws unless "repetition" = "off";
        }
        "impasse" {
            "claim-24" Described [DAOU "§XIII", RECONSTRUCTION "how it is claimed"];
            "declare-27" Modern [LISHOGI, JSA "a tournament of 2015, declaration"]
                => Impasse(Some(ImpasseRule::Declared { pieces: 10, points: [28, 27] }));
            "off" Reconstructed [RECONSTRUCTION "for comparison"] => Impasse(None);
        }
        "illegalAction" {
            "reject" Inferred [DAOU "§XIII"];
            "loses" Modern [HORIGUCHI "illegal moves; conditions of ending game, 2", JSA "amateur tournaments, 3"]
                => ForbiddenLoses;
        }
    },
    presets: presets! {
        "seed" [DAOU "§XIII"];
        "modern" [HORIGUCHI "illegal moves; conditions of ending game, 2"] "illegalAction" = "loses";
    },
    lines: lines! {
        "demonstration": "c3c4 g7g6 b2h8+ g9h8 B@e5 h8g7 e5g7+";
        "drop-mate" from
            "4k4/9/4P4/9/9/9/9/9/4K4[Grrbbgggssssnnnnllllppppppppppppppppp] w": "G@e8";
        "pawn-drop" from
            "4k4/9/4G4/9/9/9/9/9/4K4[GPrrbbggssssnnnnllllppppppppppppppppp] w": "P@e8 e9d9 G@d8";
        "second-pawn" from
            "4k4/9/2+P6/9/9/9/3P5/9/4K4[Prrbbggggssssnnnnllllppppppppppppppp] w": "P@c4";
        "drop-stalemate" from
            "k8/2K6/9/9/9/9/9/9/9[RRBBGGGGSSSSNNNNLLLLPPPPPPPPPPPPPPPPPP] w": "N@b6";
        "fourfold": "h2g2 b8c8 g2h2 c8b8 h2g2 b8c8 g2h2 c8b8 h2g2 b8c8 g2h2 c8b8";
        "perpetual-check" from "4k4/9/9/9/9/3R5/9/9/5K3[rbbggggssssnnnnllllpppppppppppppppppp] w":
            "d4e4 e9d9 e4d4 d9e9 d4e4 e9d9 e4d4 d9e9 d4e4 e9d9 e4d4 d9e9";
        "impasse" from "4K4/3+P1+P3/9/9/9/9/9/3+p1+p3/4k4[RBGGSSNNLLPPPPPPPrbggssnnllppppppp] w":
            "impasse-w accept-b";
        "impasse-lost" from "4K4/3+P1+P3/9/9/9/9/9/3+p1+p3/4k4[RBGGSSNNLLPPrbggssnnllpppppppppppp] b":
            "impasse-b accept-w";
        "forbidden" with "illegalAction" = "loses" from
            "4k4/9/2+P6/9/9/9/3P5/9/4K4[Prrbbggggssssnnnnllllppppppppppppppp] w": "P@d5";
    },
    base: base!("SHG": Board 1, Array 1, Piece(ROOK) 1, Piece(BISHOP) 1, Piece(GOLD) 1, Piece(SILVER) 1, Piece(KEIMA) 1,
        Piece(LANCE) 1, Piece(PAWN) 1, Piece(KING) 1, Piece(PROMOTED_PAWN) 1, Piece(PROMOTED_LANCE) 1,
        Piece(PROMOTED_KEIMA) 1, Piece(PROMOTED_SILVER) 1, Piece(DRAGON_HORSE) 1, Piece(DRAGON) 1,
        PromoteInto 1, PromoteBy 7, PromoteMust 7, Captured 2, DropUnpromoted 8, DropLimits 12, DropFile 10,
        DropMate 11, Checkmate 3, Stalemate 3, Impasse 6, ImpasseClaim 13, PerpetualCheck 4, Occurrence 5),
    cites: cites!(DAOU "§XIII"),
    texts: None,
};
