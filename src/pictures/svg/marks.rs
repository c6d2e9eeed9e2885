//! Marks on squares: where a piece may go, and what else a square has to say.
//!
//! Shape tells marks apart as well as colour, and the same shape says the same in play, in a pattern and in
//! a comparison. A ring enters an empty square, brackets at the corners capture, and a full disc does
//! both. An arch above it is a jump, and with a dot below a hop over what has to stand between; a line from
//! the side of the piece that moves is a slide, so that the squares of one slide are strung together; a line
//! through small rings is a lame leap, and the rings are the squares that must be empty. A dashed
//! border holds what can be done once in a game. Where a piece stands, the mark goes round it, over its
//! edge: a large ring to enter, wider brackets to capture. A ring with a bar is a refusal: what is in the way.
//! On a board of points, where cells have no borders, what fills a square is round.

use core::fmt::Write;

use super::palette::{BOARD, BOARD_LINE};
use super::scene::{Layer, Mark, MarkKind, Scene};
use super::sketch::{BoardStyle, CELL, origin};
use crate::art::decimal::{point, tenths};
use crate::movement::MoveStyle;

/// `<g class="marks under">` or `<g class="marks over">`: the scene's marks that belong there.
///
/// The marks know of the pieces in the scene and of its `from` mark, where slides and lame leaps start.
pub fn marks_layer(scene: &Scene, layer: Layer) -> String {
    let mut out = String::from(match layer {
        Layer::Under => r#"<g class="marks under">"#,
        Layer::Over => r#"<g class="marks over">"#,
    });
    let start = scene.marks.iter().find(|mark| mark.kind == MarkKind::From).map(|mark| mark.at);
    let occupied = |mark: &Mark| scene.pieces.iter().any(|piece| piece.at == mark.at);
    // A piece would hide the third of three layers, and what goes round it.
    let over = |mark: &Mark| match mark.series() {
        _ if mark.layer() == Layer::Over => true,
        Some(series) => series == 2 && occupied(mark),
        None => mark.kind.goes() && occupied(mark),
    };
    let here = scene.marks.iter().filter(|mark| over(mark) == (layer == Layer::Over));
    // Washes first, so that they hide nothing.
    let (others, washes): (Vec<&Mark>, Vec<&Mark>) = here.partition(|mark| mark.kind.goes());
    for mark in washes.into_iter().chain(others) {
        let (x, y) = origin(&scene.board, mark.at, scene.flipped);
        let toward = start.or(mark.from).map(|start| {
            let (start_x, start_y) = origin(&scene.board, start, scene.flipped);
            ((start_x - x) / CELL, (start_y - y) / CELL)
        });
        let occupied = occupied(mark);
        let mut class = format!("mark {}", mark.kind.id());
        if let Some(move_style) = mark.move_style {
            let _ = write!(class, " {}", move_style.id());
        }
        if mark.once {
            class += " once";
        }
        if let Some(series) = mark.series() {
            let _ = write!(class, " series-{series}");
        }
        if occupied {
            class += " occupied";
        }
        let _ = write!(
            out,
            r#"<g class="{class}" color="{}" data-square="{}" transform="translate({x} {y})">{}</g>"#,
            colour(mark),
            mark.at.name(),
            shapes(mark, occupied, toward, matches!(scene.board.style, BoardStyle::Points { .. })),
        );
    }
    out += "</g>";
    out
}

fn colour(mark: &Mark) -> &'static str {
    match mark.series() {
        Some(0) => "#1d5c96",
        Some(1) => "#c24e14",
        Some(2) => "#7a3b86",
        _ => mark.kind.colour(),
    }
}

/// The shapes of one mark in a cell from (0, 0) to (100, 100), in the colour `currentColor`.
///
/// `occupied` says whether a piece stands there; `toward` is the way to the square where the piece
/// that moves stands, in cells to the right and down.
pub fn mark(mark: &Mark, occupied: bool, toward: Option<(i32, i32)>) -> String {
    shapes(mark, occupied, toward, false)
}

/// The same, on a point if `round`.
fn shapes(mark: &Mark, occupied: bool, toward: Option<(i32, i32)>, round: bool) -> String {
    let wash = |out: &mut String, opacity| wash(out, opacity, round);
    let mut out = String::new();
    if let Some(series) = mark.series() {
        in_series(&mut out, mark, series, toward);
        return out;
    }
    match mark.kind {
        MarkKind::Move | MarkKind::Capture | MarkKind::Both => {
            target(&mut out, mark, occupied, toward, round);
        }
        MarkKind::Reach => wash(&mut out, "0.26"),
        MarkKind::From => {
            wash(&mut out, "0.16");
            line(&mut out, "M8 8H92V92H8Z", 6.0);
        }
        MarkKind::Last => {
            wash(&mut out, "0.34");
            if round {
                line(&mut out, "M7 27V7H27M93 73V93H73", 6.0);
            } else {
                solid(&mut out, "M0 0H20L0 20ZM100 100H80L100 80Z");
            }
        }
        MarkKind::Check => {
            wash(&mut out, "0.22");
            // A burst behind the king.
            let mut burst = String::new();
            // Sixteen rays, from a circle to the border: a quarter of them, turned four times.
            let quarter = [
                (36.0, 0.0, 46.0, 0.0),
                (33.3, 13.8, 46.0, 19.1),
                (25.5, 25.5, 46.0, 46.0),
                (13.8, 33.3, 19.1, 46.0),
            ];
            for (mut x1, mut y1, mut x2, mut y2) in quarter {
                for _ in 0..4 {
                    let _ = write!(burst, "M{}L{}", point(50.0 + x1, 50.0 + y1), point(50.0 + x2, 50.0 + y2));
                    (x1, y1, x2, y2) = (-y1, x1, -y2, x2);
                }
            }
            line(&mut out, &burst, 6.0);
        }
        MarkKind::Blocked => {
            let (x, y, radius, weight) = if occupied { (84, 16, 11, 5.0) } else { (50, 50, 19, 7.0) };
            let half = radius * 7 / 10;
            let path =
                format!("{}M{} {}l{} {}", circle(x, y, radius), x - half, y + half, 2 * half, -2 * half,);
            if occupied {
                plate(&mut out, x, y, radius);
            }
            line(&mut out, &path, weight);
        }
        MarkKind::Note => {
            plate(&mut out, 16, 16, 13);
            solid(&mut out, &circle(16, 16, 12));
            let _ = write!(
                out,
                r#"<path class="casing" fill="none" stroke="{BOARD}" stroke-width="4.4" stroke-linecap="round" d="M16 16V22M16 10v.01"/>"#
            );
        }
    }
    out
}

/// Ring, cross or disc with its move style.
fn target(out: &mut String, mark: &Mark, occupied: bool, toward: Option<(i32, i32)>, round: bool) {
    if mark.once {
        let border =
            if round { circle(50, 50, if occupied { 53 } else { 45 }) } else { "M5 5H95V95H5Z".into() };
        dashed(out, "once", &border, 5.0, "11 9");
    }
    // Round a piece they begin outside of it.
    let clear = if occupied { 46.0 } else { 27.0 };
    if mark.move_style == Some(MoveStyle::Slide) {
        line(out, &tail(toward, (50.0, 50.0), clear), 4.5);
    }
    if mark.move_style == Some(MoveStyle::Lame) {
        lame(out, toward, (50.0, 50.0), clear, 4.5);
    }
    let over = matches!(mark.move_style, Some(MoveStyle::Jump | MoveStyle::Hop));
    let (brackets, arch) = if occupied {
        ("M5 24V5H24M76 5H95V24M95 76V95H76M24 95H5V76", "M36 15C40 4 60 4 64 15")
    } else if mark.kind == MarkKind::Capture {
        ("M25 43V25H43M57 25H75V43M75 57V75H57M43 75H25V57", "M32 16C38 1 62 1 68 16")
    } else {
        ("", "M28 27C34 7 66 7 72 27")
    };
    let arch = if over { arch } else { "" };
    casing(out, arch, if occupied { 12.0 } else { 15.0 });
    match (mark.kind, occupied) {
        (MarkKind::Move, true) => {
            let ring = circle(50, 50, if round { 47 } else { 44 });
            casing(out, &ring, 10.0);
            line(out, &ring, 6.0);
        }
        (MarkKind::Move, false) => {
            casing(out, "M50 50h.01", 45.0);
            line(out, &circle(50, 50, 15), 7.5);
        }
        (MarkKind::Capture, _) | (_, true) => {
            casing(out, brackets, 14.0);
            line(out, brackets, if occupied { 9.0 } else { 8.0 });
        }
        _ => {
            casing(out, "M50 50h.01", 52.0);
            solid(out, &circle(50, 50, 18));
        }
    }
    line_if(out, arch, 5.5);
    if mark.move_style == Some(MoveStyle::Hop) {
        let y = if occupied { 16 } else { 24 };
        casing(out, &format!("M50 {y}h.01"), 14.0);
        solid(out, &circle(50, y, 5));
    }
}

/// A small mark that leaves room for those of the other layers.
fn in_series(out: &mut String, mark: &Mark, series: u8, toward: Option<(i32, i32)>) {
    let (x, y) = [(27, 30), (73, 30), (50, 71)][usize::from(series)];
    if !mark.kind.goes() {
        // A hatch; three of them make three directions.
        let hatch = [
            "M0 20 20 0M0 60 60 0M0 100 100 0M40 100 100 40M80 100 100 80",
            "M80 0 100 20M40 0 100 60M0 0 100 100M0 40 60 100M0 80 20 100",
            "M0 10H100M0 30H100M0 50H100M0 70H100M0 90H100",
        ][usize::from(series)];
        let _ = write!(
            out,
            r#"<path class="line" fill="none" stroke="currentColor" stroke-width="3" stroke-opacity="0.75" d="{hatch}"/>"#
        );
        return;
    }
    let shape = |size: i32| match series {
        0 => circle(x, y, size),
        1 => format!("M{} {}h{side}v{side}h-{side}Z", x - size, y - size, side = 2 * size),
        _ => format!("M{x} {}l{} {}h-{}Z", y - 5 * size / 4, 5 * size / 4, 17 * size / 8, 5 * size / 2),
    };
    let outline = shape(13);
    if mark.move_style == Some(MoveStyle::Slide) {
        line(out, &tail(toward, (f64::from(x), f64::from(y)), 22.0), 3.0);
    }
    if mark.move_style == Some(MoveStyle::Lame) {
        lame(out, toward, (f64::from(x), f64::from(y)), 22.0, 3.0);
    }
    casing(out, &outline, 12.0);
    match mark.kind {
        MarkKind::Both => solid(out, &shape(if mark.once { 7 } else { 13 })),
        MarkKind::Capture => line(out, &format!("M{} {}l12 12m0-12l-12 12", x - 6, y - 6), 4.5),
        _ => {}
    }
    if mark.once {
        dashed(out, "line", &outline, 4.0, "5 4");
    } else {
        line(out, &outline, 4.5);
    }
    if matches!(mark.move_style, Some(MoveStyle::Jump | MoveStyle::Hop)) {
        let top = y - if series == 2 { 20 } else { 17 };
        line(out, &format!("M{} {top}q15-15 30 0", x - 15), 4.0);
        if mark.move_style == Some(MoveStyle::Hop) {
            solid(out, &circle(x, top - 1, 3));
        }
    }
}

/// The line from a mark back to the square before it; two short dashes if nobody knows where
/// that is.
fn tail(toward: Option<(i32, i32)>, (x, y): (f64, f64), clear: f64) -> String {
    let (right, down) = toward.unwrap_or_default();
    let cells = gcd(right.unsigned_abs(), down.unsigned_abs());
    // A straight line, or steps no longer than a horse's.
    if cells == 0 || right.unsigned_abs().max(down.unsigned_abs()) > 2 * cells {
        return format!("M{}h10M{}h-10", point(x - clear - 12.0, y), point(x + clear + 12.0, y));
    }
    let (right, down) = (f64::from(right) / f64::from(cells), f64::from(down) / f64::from(cells));
    let length = right.hypot(down);
    let side = f64::from(CELL);
    // Next to the piece, only to the border of its square.
    let far = if cells == 1 { 1.0 - 0.42 * length.max(1.0) / length } else { 1.0 - clear / side / length };
    let near = clear / side / length;
    let at = |share: f64| point(x + right * share * side, y + down * share * side);
    format!("M{}L{}", at(near), at(far))
}

/// The way of a lame leap, from a mark back to the piece: first aslant, then straight, with a ring on
/// every square that has to be empty.
fn lame(out: &mut String, toward: Option<(i32, i32)>, (x, y): (f64, f64), clear: f64, weight: f64) {
    // Where nobody knows, a horse's from the left.
    let (right, down) = toward.filter(|&way| way != (0, 0)).unwrap_or((-2, 1));
    let (long, short) = (right.abs().max(down.abs()), right.abs().min(down.abs()));
    let squares: Vec<(f64, f64)> = (0..=long)
        .map(|step| {
            let aslant = step.min(short);
            let along =
                |way: i32| if way.abs() == long { step * way.signum() } else { aslant * way.signum() };
            let side = f64::from(CELL);
            (x + side * f64::from(along(right)), y + side * f64::from(along(down)))
        })
        .collect();
    let toward = |from: (f64, f64), to: (f64, f64), far: f64| {
        let length = (to.0 - from.0).hypot(to.1 - from.1);
        (from.0 + (to.0 - from.0) * far / length, from.1 + (to.1 - from.1) * far / length)
    };
    let [first, eyes @ .., last] = squares.as_slice() else { return };
    let next = eyes.first().unwrap_or(last);
    let start = toward(*first, *next, clear);
    let mut path = format!("M{}", point(start.0, start.1));
    let mut rings = String::new();
    for (eye_x, eye_y) in eyes {
        let _ = write!(path, "L{}", point(*eye_x, *eye_y));
        let _ = write!(rings, "M{}a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z", point(eye_x - 7.0, *eye_y));
    }
    // To the border of the piece's own square.
    let end = toward(*eyes.last().unwrap_or(first), *last, 54.0);
    let _ = write!(path, "L{}", point(end.0, end.1));
    line(out, &path, weight);
    if !rings.is_empty() {
        let _ = write!(
            out,
            r#"<path class="eye" fill="{BOARD}" stroke="currentColor" stroke-width="{}" d="{rings}"/>"#,
            tenths(weight),
        );
    }
}

const fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn circle(x: i32, y: i32, radius: i32) -> String {
    format!(
        "M{} {y}a{radius} {radius} 0 1 1 {d} 0a{radius} {radius} 0 1 1-{d} 0Z",
        x - radius,
        d = 2 * radius
    )
}

fn line(out: &mut String, path: &str, weight: f64) {
    let _ = write!(
        out,
        r#"<path class="line" fill="none" stroke="currentColor" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round" d="{path}"/>"#,
        tenths(weight),
    );
}

/// A line, where there is one.
fn line_if(out: &mut String, path: &str, weight: f64) {
    if !path.is_empty() {
        line(out, path, weight);
    }
}

fn solid(out: &mut String, path: &str) {
    let _ = write!(out, r#"<path class="solid" fill="currentColor" d="{path}"/>"#);
}

fn wash(out: &mut String, opacity: &str, round: bool) {
    let path = if round { circle(50, 50, 47) } else { "M0 0H100V100H0Z".into() };
    let _ = write!(out, r#"<path class="tint" fill="currentColor" fill-opacity="{opacity}" d="{path}"/>"#);
}

fn dashed(out: &mut String, class: &str, path: &str, weight: f64, dashes: &str) {
    let _ = write!(
        out,
        r#"<path class="{class}" fill="none" stroke="currentColor" stroke-width="{}" stroke-dasharray="{dashes}" d="{path}"/>"#,
        tenths(weight),
    );
}

/// A border in the board's colour, which keeps a mark clear of lines and crosses.
fn casing(out: &mut String, path: &str, weight: f64) {
    if path.is_empty() {
        return;
    }
    let _ = write!(
        out,
        r#"<path class="casing" fill="none" stroke="{BOARD}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round" d="{path}"/>"#,
        tenths(weight),
    );
}

/// A ground for a mark that lies on a piece.
fn plate(out: &mut String, x: i32, y: i32, radius: i32) {
    casing(out, &format!("M{x} {y}h.01"), f64::from(2 * radius + 8));
}

/// A small picture of one mark on an empty square, for the key to a diagram. For a slide the piece
/// stands at the left.
///
/// ```
/// use tabiya::{MoveStyle, pictures::svg::*};
/// let mut mark = Mark::new(At::new(0, 0), MarkKind::Both);
/// mark.move_style = Some(MoveStyle::Jump);
/// assert!(key(&mark).starts_with("<svg "));
/// ```
pub fn key(mark: &Mark) -> String {
    let mut class = format!("mark {}", mark.kind.id());
    if let Some(move_style) = mark.move_style {
        let _ = write!(class, " {}", move_style.id());
    }
    if let Some(series) = mark.series() {
        let _ = write!(class, " series-{series}");
    }
    // A lame leap is known by its way, which takes more than one square.
    let (scale, toward) = match mark.move_style {
        Some(MoveStyle::Lame) => (r#" transform="translate(45 3) scale(0.52)""#, (-2, 1)),
        _ => ("", (-2, 0)),
    };
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="tabiya key" viewBox="-2 -2 104 104" width="32" height="32" aria-hidden="true"><rect class="field" width="100" height="100" fill="{BOARD}"/><g class="{class}" color="{}"{scale}>{}</g><path class="lines" fill="none" stroke="{BOARD_LINE}" stroke-width="3" d="M0 0H100V100H0Z"/></svg>"#,
        colour(mark),
        self::mark(mark, false, Some(toward)),
    )
}
