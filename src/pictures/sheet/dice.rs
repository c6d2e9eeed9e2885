//! Paper dice: a spinner with as many sides as there are equal chances, and a
//! long die.

use core::f64::consts::PI;
use core::fmt::Write;

use super::flow::{Flow, Part, cut, fold};
use crate::art::decimal::{point, tenths, thousandths};
use crate::board::Role;
use crate::pictures::svg::{PieceSet, Tone, lettering, piece};
use crate::rules::Rules;
use crate::variant::{Dice, Face};

const INK: &str = "#2a2438";

/// Draws the spinner, and beside it the net of a long die if it is one; the number of sides.
pub(super) fn draw(rules: &Rules, dice: Dice, flow: &mut Flow) -> u8 {
    let sides = sides(dice);
    let (spinner, width) = spinner(rules, &sides);
    let (mut drawing, mut height) = (format!(r#"<g class="spinner">{spinner}</g>"#), width);
    if dice.shells.is_none() && sides.len() == 4 {
        let (net, down) = net(rules, &sides);
        let _ = write!(drawing, r#"<g transform="translate({} 0)">{net}</g>"#, tenths(width + 70.0));
        height = height.max(down);
    }
    flow.add(Part::Dice, height, 40.0, &drawing);
    sides.len() as u8
}

/// A face for each of the equal chances. Those of one face are spread evenly, each face beginning a
/// little later than the one before it, so that none lies beside its like.
fn sides(dice: Dice) -> Vec<Face> {
    let many = dice.faces.len() as f64;
    let places = dice.faces.iter().enumerate().flat_map(|(number, face)| {
        let late = number as f64 / many;
        (0..face.weight).map(move |place| ((f64::from(place) + late) / f64::from(face.weight), face))
    });
    let mut sorted: Vec<(f64, &Face)> = Vec::new();
    for (place, face) in places {
        sorted.insert(sorted.partition_point(|(before, _)| *before <= place), (place, face));
    }
    sorted.into_iter().map(|(_, face)| *face).collect()
}

/// Cosine and sine of an angle up to a third of a half-turn, to five digits. The standard ones
/// would be the only reason for their tables in the WebAssembly module.
fn direction(angle: f64) -> (f64, f64) {
    let square = angle * angle;
    let cosine = 1.0 - square / 2.0 * (1.0 - square / 12.0 * (1.0 - square / 30.0 * (1.0 - square / 56.0)));
    let sine =
        angle * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0 * (1.0 - square / 72.0))));
    (cosine, sine)
}

/// A polygon to spin on a stick: what lies down is thrown. With its width and height in units.
fn spinner(rules: &Rules, sides: &[Face]) -> (String, f64) {
    let many = sides.len().max(3) as f64;
    // From the middle to a side.
    let near: f64 = if sides.len() > 6 { 186.0 } else { 150.0 };
    let (cosine, sine) = direction(PI / many);
    let (far, half) = (near / cosine, near * sine / cosine);
    // The lowest side is level; a polygon of three is as wide as its corners.
    let size = 2.0 * if sides.len().is_multiple_of(4) { near } else { far };
    let centre = size / 2.0;
    let middle = point(centre, centre);
    // The corner at the left end of the lowest side, and from each to the next.
    let (mut x, mut y) = (-half, near);
    let (cosine, sine) = (cosine * cosine - sine * sine, 2.0 * sine * cosine);
    let (mut outline, mut spokes, mut faces) = (String::new(), String::new(), String::new());
    for (place, side) in sides.iter().enumerate() {
        let corner = point(centre + x, centre + y);
        (x, y) = (x * cosine - y * sine, x * sine + y * cosine);
        let _ = write!(outline, "{}{corner}", if place == 0 { "M" } else { "L" });
        let _ = write!(spokes, "M{middle}L{corner}");
        let turn = thousandths(360.0 * place as f64 / many);
        let _ = write!(
            faces,
            r#"<g transform="translate({middle}) rotate({turn})">{}</g>"#,
            label(rules, side, near, if half > 75.0 { 1.2 } else { 1.0 }),
        );
    }
    outline.push('Z');
    let out = format!(
        r##"<path fill="none" stroke="#b9ab93" stroke-width="1.2" d="{spokes}"/>{faces}{}<path fill="#fff" stroke="{INK}" stroke-width="1.4" d="M{}a7 7 0 1 1 14 0a7 7 0 1 1-14 0ZM{}h8m-4-4v8"/>"##,
        cut(&outline),
        point(centre - 7.0, centre),
        point(centre - 4.0, centre),
    );
    (out, size)
}

/// A value, its foot towards the side, and the pieces that it moves above it.
fn label(rules: &Rules, side: &Face, near: f64, scale: f64) -> String {
    let number = lettering(&side.value.to_string(), 0.0, near - 26.0 * scale, scale, 4.6);
    format!(r#"<g color="{INK}">{number}</g>{}"#, figures(rules, &side.moves, near - 44.0 * scale - 26.0))
}

/// The pieces that a throw moves, in a row about this height.
fn figures(rules: &Rules, roles: &[Role], y: f64) -> String {
    const SCALE: f64 = 0.5;
    let mut out = String::new();
    let first = -(roles.len() as f64 - 1.0) / 2.0;
    for (place, &role) in roles.iter().enumerate() {
        let drawing = piece(rules.role(role).figure, &rules.label(role), Tone::Light, PieceSet::Figures);
        let x = (first + place as f64) * 46.0;
        let _ = write!(
            out,
            r#"<g transform="translate({}) scale({})">{drawing}</g>"#,
            point(x - 50.0 * SCALE, y - 50.0 * SCALE),
            tenths(SCALE),
        );
    }
    out
}

/// The net of a long die: four long faces beside each other, an end above and below one of them,
/// and flaps to glue. With its height in units.
fn net(rules: &Rules, sides: &[Face]) -> (String, f64) {
    const WIDE: u32 = 74;
    const LONG: u32 = 250;
    const FLAP: u32 = 20;
    let top = FLAP + WIDE;
    let bottom = top + LONG;
    let right = WIDE * sides.len() as u32;
    let (left_end, right_end) = (WIDE, 2 * WIDE);
    // Round the net: the flap at the right, the end and its flap above and below the second face.
    let outline = format!(
        "M0 {top}H{left_end}V{FLAP}l8-{FLAP}H{}L{right_end} {FLAP}V{top}H{right}l{FLAP} 10V{}L{right} \
            {bottom}H{right_end}V{}l-8 {FLAP}H{}L{left_end} {}V{bottom}H0Z",
        right_end - 8,
        bottom - 10,
        bottom + WIDE,
        left_end + 8,
        bottom + WIDE,
    );
    let mut folds = format!(
        "M{left_end} {top}H{right_end}M{left_end} {FLAP}H{right_end}M{left_end} \
            {bottom}H{right_end}M{left_end} {}H{right_end}",
        bottom + WIDE
    );
    let mut out = String::new();
    for (place, side) in sides.iter().enumerate() {
        let left = WIDE * place as u32;
        let _ = write!(folds, "M{} {top}V{bottom}", left + WIDE);
        let _ = write!(
            out,
            r#"<g transform="translate({})"><g color="{INK}">{}</g>{}</g>"#,
            format_args!("{} {}", left + WIDE / 2, top + LONG / 2),
            lettering(&side.value.to_string(), 0.0, 24.0, 1.6, 4.6),
            stacked(rules, side),
        );
    }
    out += &cut(&outline);
    out += &fold(&folds);
    (out, f64::from(bottom + WIDE + FLAP))
}

/// The pieces that a throw moves, one above the other over the number.
fn stacked(rules: &Rules, side: &Face) -> String {
    let one = |(place, role): (usize, &Role)| figures(rules, &[*role], -34.0 - 46.0 * place as f64);
    side.moves.iter().enumerate().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    /// Four cowries fall with so many openings up in 4, 6, 4 and 1 of 16 ways, and with none,
    /// which counts eight, in one (Daou, Appendix I).
    #[test]
    fn the_spinner_has_the_chances_of_the_shells() {
        let dice = games::ASHTAPADA.terms.dice.unwrap();
        let sides = sides(dice);
        let share = |value: u8| sides.iter().filter(|side| side.value == value).count();
        assert_eq!([1, 2, 3, 4, 8].map(share), [4, 6, 4, 1, 1]);
        assert_eq!(sides.len(), 16);
        // Those that are alike do not lie beside each other.
        assert!(sides.iter().zip(sides.iter().cycle().skip(1)).all(|(one, next)| one.value != next.value));
    }

    #[test]
    fn the_spinner_of_a_long_die_has_its_faces_in_order() {
        let sides = sides(games::SHATURANGA.terms.dice.unwrap());
        assert_eq!(sides.iter().map(|side| side.value).collect::<Vec<_>>(), [2, 3, 4, 5]);
    }
}
