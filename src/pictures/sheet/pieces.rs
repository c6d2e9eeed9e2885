//! The pieces of a set to cut out.

use core::fmt::Write;

use super::flow::{Flow, Part, cut, fold};
use crate::art::Figure;
use crate::art::decimal::{point, tenths, thousandths};
use crate::board::{Role, Seat};
use crate::pictures::diagram::tone;
use crate::pictures::svg::{PieceSet, Tone, piece_facing};
use crate::rules::Rules;
use crate::variant::{Advancement, Captured, Contest, PromoteInto};

/// How many pieces of a role there are to cut out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut {
    /// Whose.
    pub seat: Seat,
    /// Of which role.
    pub role: Role,
    /// How many the seat starts with.
    pub count: u8,
    /// What is on the other face, for pieces that are turned over when they are promoted.
    pub back: Option<Role>,
    /// How many more may be needed for promoted pieces.
    pub spare: u8,
}

/// Side of a piece in units: it leaves its square open to the fingers.
const SIDE: f64 = 94.0;
/// How large a piece is drawn on it.
const SCALE: f64 = 0.86;

/// How many pieces of each role a game needs, its promoted pieces included.
pub(super) fn cuts(rules: &Rules) -> Vec<Cut> {
    let roles = || (0..rules.roles().len() as u8).map(Role);
    let cut = |(seat, role)| Cut {
        seat,
        role,
        count: rules.initial(seat, role),
        back: back(rules, role),
        spare: spares(rules, seat, role),
    };
    let all = rules.seats().flat_map(|seat| roles().map(move |role| (seat, role))).map(cut);
    all.filter(|cut| cut.count + cut.spare > 0).collect()
}

/// The role on the other face. Where the promoted piece replaces a lost one that lies beside the
/// board, there is none.
fn back(rules: &Rules, role: Role) -> Option<Role> {
    let promotion = &rules.terms().promotion;
    match promotion.of(role) {
        Some(PromoteInto::Always(into)) if !promotion.needs_loss => Some(into),
        _ => None,
    }
}

/// How many promoted pieces of this role a seat may have besides those that it starts with.
fn spares(rules: &Rules, seat: Seat, role: Role) -> u8 {
    let terms = rules.terms();
    let pawns = rules.initial(seat, terms.pawn);
    if let Contest::Armies(armies) = terms.contest {
        let Advancement { by_file, elsewhere, privileged, .. } = armies.advancement;
        // One of the pawns is lost first.
        return match by_file.contains(&Some(role)) || elsewhere.contains(&role) {
            true => pawns.saturating_sub(1),
            // Of the others, the one that still stands beside a privileged pawn is the boat.
            false => u8::from(pawns > 0 && privileged.contains(&role) && role == armies.boat),
        };
    }
    let by_square = matches!(terms.promotion.of(terms.pawn), Some(PromoteInto::RoleOfSquare(_)));
    let common = rules.role(role).royal || role == terms.pawn;
    if by_square && !terms.promotion.needs_loss && !common { rules.initial(seat, role) } else { 0 }
}

/// Pieces of one face in rows, then pieces of two.
pub(super) fn draw(rules: &Rules, pieces: &[Cut], piece_set: PieceSet, flow: &mut Flow) {
    let face = |seat: Seat, role: Role| {
        let (figure, letter) = (rules.role(role).figure, rules.label(role));
        let tone = material(rules, seat, role);
        // A wedge points up on the sheet, whoever it belongs to.
        let upright = !tone.is_light() && matches!(figure, Figure::Inscribed(_));
        piece_facing(figure, &letter, tone, piece_set, upright)
    };
    let (mut flat, mut folded) = (Vec::new(), Vec::new());
    for piece in pieces {
        let front = face(piece.seat, piece.role);
        for _ in 0..piece.count + piece.spare {
            match piece.back {
                Some(back) => folded.push((front.clone(), Some(face(piece.seat, back)))),
                None => flat.push((front.clone(), None)),
            }
        }
    }
    let columns = (((flow.width - 4.0) / SIDE) as usize).max(1);
    for row in flat.chunks(columns) {
        flow.add(Part::Pieces, SIDE, 0.0, &self::row(row, SIDE));
    }
    for (number, row) in folded.chunks(columns).enumerate() {
        let gap = if number == 0 { 24.0 } else { 0.0 };
        flow.add(Part::Pieces, 2.0 * SIDE, gap, &self::row(row, 2.0 * SIDE));
    }
}

/// What a piece is made of. Pieces that change sides look the same on both; a king never does.
fn material(rules: &Rules, seat: Seat, role: Role) -> Tone {
    match rules.terms().captured {
        Captured::Dropped if !rules.role(role).royal => Tone::Light,
        Captured::Dropped | Captured::Gone => tone(rules, seat),
    }
}

/// Pieces beside each other. A second face lies above the first and upside down, so that it stands
/// upright when it is folded behind.
fn row(pieces: &[(String, Option<String>)], height: f64) -> String {
    let mut out = String::new();
    let width = tenths(pieces.len() as f64 * SIDE);
    let tall = tenths(height);
    let mut cuts = format!("M0 0H{width}M0 {tall}H{width}");
    let mut folds = String::new();
    let scale = thousandths(SCALE);
    let inset = (SIDE - 100.0 * SCALE) / 2.0;
    for (place, (front, back)) in pieces.iter().enumerate() {
        let left = place as f64 * SIDE;
        let _ = write!(cuts, "M{} 0V{tall}", tenths(left));
        let top = height - SIDE;
        let _ = write!(
            out,
            r#"<g transform="translate({}) scale({scale})">{front}</g>"#,
            point(left + inset, top + inset)
        );
        if let Some(back) = back {
            let _ = write!(
                out,
                r#"<g transform="translate({}) rotate(180) scale({scale})">{back}</g>"#,
                point(left + SIDE - inset, SIDE - inset)
            );
            let _ = write!(folds, "M{}h{}", point(left, SIDE), tenths(SIDE));
        }
    }
    let _ = write!(cuts, "M{width} 0V{tall}");
    out += &cut(&cuts);
    if !folds.is_empty() {
        out += &fold(&folds);
    }
    out
}
