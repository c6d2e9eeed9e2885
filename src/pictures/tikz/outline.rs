//! SVG path data as TikZ paths: every arc a curve, every transform carried out, `y` upwards.

use core::fmt::Write;

use crate::art::decimal::tenths;
use crate::pictures::xml::{Scan, numbers};

type Point = (f64, f64);

/// A transform: `x' = a x + c y + e`, `y' = b x + d y + f`.
#[derive(Clone, Copy)]
pub(super) struct Matrix([f64; 6]);

impl Default for Matrix {
    fn default() -> Matrix {
        Matrix([1.0, 0.0, 0.0, 1.0, 0.0, 0.0])
    }
}

impl Matrix {
    pub fn apply(&self, (x, y): Point) -> Point {
        let [a, b, c, d, e, f] = self.0;
        (a * x + c * y + e, b * x + d * y + f)
    }

    /// A direction, which has no place.
    fn turn(&self, (x, y): Point) -> Point {
        let [a, b, c, d, ..] = self.0;
        (a * x + c * y, b * x + d * y)
    }

    /// What is drawn in a frame of its own at a place.
    pub fn within(&self, place: Point, scale: f64) -> Matrix {
        let ((a, b), (c, d)) = (self.turn((scale, 0.0)), self.turn((0.0, scale)));
        let (e, f) = self.apply(place);
        Matrix([a, b, c, d, e, f])
    }

    /// By how much lines become wider.
    pub fn scale(&self) -> f64 {
        let [a, b, c, d, ..] = self.0;
        (a * d - b * c).abs().sqrt()
    }

    /// What an element within says in its `transform`, carried out first.
    pub fn then(&self, text: &str) -> Matrix {
        let mut matrix = *self;
        for part in text.split(')') {
            let Some((name, inside)) = part.split_once('(') else { continue };
            let found = numbers(inside);
            let at = |place: usize, missing: f64| found.get(place).copied().unwrap_or(missing);
            let inner = match name.trim_matches([' ', ',', '\n', '\t']) {
                "translate" => [1.0, 0.0, 0.0, 1.0, at(0, 0.0), at(1, 0.0)],
                "scale" => [at(0, 1.0), 0.0, 0.0, at(1, at(0, 1.0)), 0.0, 0.0],
                "matrix" => [at(0, 1.0), at(1, 0.0), at(2, 0.0), at(3, 1.0), at(4, 0.0), at(5, 0.0)],
                "rotate" => {
                    let (sine, cosine) = sine_and_cosine(at(0, 0.0));
                    let (x, y) = (at(1, 0.0), at(2, 0.0));
                    let (right, down) = (x - cosine * x + sine * y, y - sine * x - cosine * y);
                    [cosine, sine, -sine, cosine, right, down]
                }
                _ => continue,
            };
            let [a, b, c, d, e, f] = inner;
            let (right, down) = (matrix.turn((a, b)), matrix.turn((c, d)));
            let place = matrix.apply((e, f));
            matrix = Matrix([right.0, right.1, down.0, down.1, place.0, place.1]);
        }
        matrix
    }
}

/// Writes a path, point by point.
struct Pen<'m> {
    out: String,
    matrix: &'m Matrix,
    at: Point,
    start: Point,
}

impl<'m> Pen<'m> {
    fn new(matrix: &'m Matrix) -> Pen<'m> {
        Pen { out: String::new(), matrix, at: (0.0, 0.0), start: (0.0, 0.0) }
    }

    fn point(&mut self, point: Point) {
        let (x, y) = self.matrix.apply(point);
        let _ = write!(self.out, "({},{})", tenths(x), tenths(-y));
    }

    fn go(&mut self, to: Point) {
        if !self.out.is_empty() {
            self.out.push(' ');
        }
        self.point(to);
        (self.at, self.start) = (to, to);
    }

    fn line(&mut self, to: Point) {
        self.out.push_str("--");
        // A dot: a line without length has no round ends in TeX.
        let dot = (to.0 - self.at.0).abs() < 0.1 && (to.1 - self.at.1).abs() < 0.1;
        self.point(if dot { (to.0 + 0.2, to.1) } else { to });
        self.at = to;
    }

    fn curve(&mut self, first: Point, second: Point, to: Point) {
        self.out.push_str("..controls");
        self.point(first);
        self.out.push_str("and");
        self.point(second);
        self.out.push_str("..");
        self.point(to);
        self.at = to;
    }

    fn close(&mut self) {
        self.out.push_str("--cycle");
        self.at = self.start;
    }

    /// A curve of the second order as one of the third.
    fn bend(&mut self, middle: Point, to: Point) {
        let share =
            |end: Point| (end.0 + (middle.0 - end.0) * 2.0 / 3.0, end.1 + (middle.1 - end.1) * 2.0 / 3.0);
        self.curve(share(self.at), share(to), to);
    }

    /// An arc of an ellipse, as the specification of SVG has it (appendix B.2.4).
    fn arc(&mut self, (across, down): Point, turn: f64, large: bool, clockwise: bool, to: Point) {
        let from = self.at;
        let (mut across, mut down) = (across.abs(), down.abs());
        if across == 0.0 || down == 0.0 || from == to {
            return self.line(to);
        }
        let (sine, cosine) = sine_and_cosine(turn);
        let (half_x, half_y) = ((from.0 - to.0) / 2.0, (from.1 - to.1) / 2.0);
        let (x, y) = (cosine * half_x + sine * half_y, cosine * half_y - sine * half_x);
        let short = ((x / across).powi(2) + (y / down).powi(2)).sqrt();
        if short > 1.0 {
            (across, down) = (across * short, down * short);
        }
        // On a circle of radius 1 from here on.
        let (x, y) = (x / across, y / down);
        let far = x * x + y * y;
        let share = ((1.0 - far).max(0.0) / far).sqrt() * if large == clockwise { -1.0 } else { 1.0 };
        let middle = (share * y, -share * x);
        let (start, end) = ((x - middle.0, y - middle.1), (-x - middle.0, -y - middle.1));
        let out = |(x, y): Point| {
            let (x, y) = ((x + middle.0) * across, (y + middle.1) * down);
            let centre = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
            (cosine * x - sine * y + centre.0, sine * x + cosine * y + centre.1)
        };
        let way = if clockwise { 1.0 } else { -1.0 };
        let mut here = start;
        // Quarters of a turn, and what is left. How far a curve pulls follows from half of half its angle, which
        // takes roots and no table of sines.
        for last in [false, false, false, true] {
            let (dot, cross) = (here.0 * end.0 + here.1 * end.1, here.0 * end.1 - here.1 * end.0);
            let (next, cosine) = match last || (dot > -1e-9 && cross * way > -1e-9) {
                true => (end, dot.clamp(-1.0, 1.0)),
                false => ((-here.1 * way, here.0 * way), 0.0),
            };
            let pull =
                way * 4.0 / 3.0 * ((1.0 - cosine) / 2.0).sqrt() / (1.0 + ((1.0 + cosine) / 2.0).sqrt());
            let first = out((here.0 - pull * here.1, here.1 + pull * here.0));
            let second = out((next.0 + pull * next.1, next.1 - pull * next.0));
            let done = next == end;
            self.curve(first, second, if done { to } else { out(next) });
            if done {
                return;
            }
            here = next;
        }
    }
}

/// Of an angle in degrees. Those of the library weigh more than all of this.
fn sine_and_cosine(degrees: f64) -> (f64, f64) {
    let turn = degrees.rem_euclid(360.0);
    let quarters = (turn / 90.0).floor();
    let x = (turn - 90.0 * quarters) * core::f64::consts::PI / 180.0;
    // The first terms of their series: enough for a quarter of a turn.
    let (mut sine, mut cosine, mut term) = (0.0, 0.0, 1.0);
    for place in 0..16_u8 {
        match place % 4 {
            0 => cosine += term,
            1 => sine += term,
            2 => cosine -= term,
            _ => sine -= term,
        }
        term *= x / f64::from(place + 1);
    }
    match quarters as u8 {
        0 => (sine, cosine),
        1 => (cosine, -sine),
        2 => (-sine, -cosine),
        _ => (-cosine, sine),
    }
}

/// The data of a path.
pub(super) fn outline(data: &str, matrix: &Matrix) -> String {
    let mut pen = Pen::new(matrix);
    let mut scan = Scan::new(data);
    let Some(mut command) = scan.letter() else { return String::new() };
    // Where the last curve pulled to, for one that goes on smoothly.
    let mut pull: Option<(u8, Point)> = None;
    loop {
        if draw(&mut pen, &mut scan, command, &mut pull).is_none() || scan.is_done() {
            return pen.out;
        }
        match scan.letter() {
            Some(next) => command = next,
            // A move goes on as lines.
            None if command | 32 == b'm' => command -= 1,
            // Nothing follows the end of a path but another command.
            None if command | 32 == b'z' => return pen.out,
            None => {}
        }
    }
}

/// Carries out one command; nothing if it is none.
fn draw(pen: &mut Pen, scan: &mut Scan, command: u8, pull: &mut Option<(u8, Point)>) -> Option<()> {
    let base = if command.is_ascii_lowercase() { pen.at } else { (0.0, 0.0) };
    let kind = command | 32;
    let mut point = || Some((base.0 + scan.number()?, base.1 + scan.number()?));
    let smooth = |pen: &Pen, of: u8| match *pull {
        Some((last, at)) if last == of => (2.0 * pen.at.0 - at.0, 2.0 * pen.at.1 - at.1),
        _ => pen.at,
    };
    // A path that goes on after its end begins where it began.
    if pen.out.ends_with("cycle") && kind != b'm' && kind != b'z' {
        pen.go(pen.start);
    }
    let mut pulled = None;
    match kind {
        b'm' => pen.go(point()?),
        b'l' => pen.line(point()?),
        b'h' => pen.line((base.0 + scan.number()?, pen.at.1)),
        b'v' => pen.line((pen.at.0, base.1 + scan.number()?)),
        b'c' | b's' => {
            let first = if kind == b'c' { point()? } else { smooth(pen, b'c') };
            let (second, to) = (point()?, point()?);
            pen.curve(first, second, to);
            pulled = Some((b'c', second));
        }
        b'q' | b't' => {
            let middle = if kind == b'q' { point()? } else { smooth(pen, b'q') };
            pen.bend(middle, point()?);
            pulled = Some((b'q', middle));
        }
        b'a' => {
            let (radii, turn) = ((scan.number()?, scan.number()?), scan.number()?);
            let (large, clockwise) = (scan.flag()?, scan.flag()?);
            pen.arc(radii, turn, large, clockwise, (base.0 + scan.number()?, base.1 + scan.number()?));
        }
        b'z' => pen.close(),
        _ => return None,
    }
    *pull = pulled;
    Some(())
}

/// A rectangle, its corners rounded.
pub(super) fn rectangle([x, y, width, height]: [f64; 4], corner: f64, matrix: &Matrix) -> String {
    let mut pen = Pen::new(matrix);
    if corner <= 0.0 {
        return polygon(&[x, y, x + width, y, x + width, y + height, x, y + height], true, matrix);
    }
    let (right, bottom, round) = (x + width, y + height, (corner, corner));
    pen.go((x + corner, y));
    pen.line((right - corner, y));
    pen.arc(round, 0.0, false, true, (right, y + corner));
    pen.line((right, bottom - corner));
    pen.arc(round, 0.0, false, true, (right - corner, bottom));
    pen.line((x + corner, bottom));
    pen.arc(round, 0.0, false, true, (x, bottom - corner));
    pen.line((x, y + corner));
    pen.arc(round, 0.0, false, true, (x + corner, y));
    pen.close();
    pen.out
}

pub(super) fn ellipse((x, y): Point, across: f64, down: f64, matrix: &Matrix) -> String {
    let mut pen = Pen::new(matrix);
    pen.go((x - across, y));
    pen.arc((across, down), 0.0, true, true, (x + across, y));
    pen.arc((across, down), 0.0, true, true, (x - across, y));
    pen.close();
    pen.out
}

/// Points in pairs, joined by lines.
pub(super) fn polygon(points: &[f64], closed: bool, matrix: &Matrix) -> String {
    let mut pen = Pen::new(matrix);
    for pair in points.chunks_exact(2) {
        let to = (pair[0], pair[1]);
        if pen.out.is_empty() { pen.go(to) } else { pen.line(to) }
    }
    if closed && !pen.out.is_empty() {
        pen.close();
    }
    pen.out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arcs_are_curves_through_the_same_points() {
        let plain = Matrix::default();
        // A half circle about (50, 50) in two quarters, from the left over the top.
        let half = outline("M20 50a30 30 0 1 1 60 0", &plain);
        assert_eq!(
            half,
            "(20,-50)..controls(20,-33.4)and(33.4,-20)..(50,-20)..controls(66.6,-20)and(80,-33.4)..(80,-50)"
        );
        assert_eq!(outline("M0 0h10v10zl5 5", &plain), "(0,0)--(10,0)--(10,-10)--cycle (0,0)--(5,-5)");
        assert_eq!(outline("M1 1 3 3m1 1 2 0", &plain), "(1,-1)--(3,-3) (4,-4)--(6,-4)");
        assert_eq!(outline("x", &plain), "");
    }

    #[test]
    fn transforms_are_carried_out_from_within() {
        let matrix = Matrix::default().then("translate(100 0) scale(2)").then("rotate(90 5 5)");
        let (x, y) = matrix.apply((5.0, 0.0));
        assert!((x - 120.0).abs() < 1e-9 && (y - 10.0).abs() < 1e-9, "{x} {y}");
        assert!((matrix.scale() - 2.0).abs() < 1e-9);
        for turn in [-400.0, -90.0, 0.0, 30.0, 89.0, 135.0, 180.0, 270.0, 725.0_f64] {
            let ((sine, cosine), right) = (sine_and_cosine(turn), turn.to_radians().sin_cos());
            assert!((sine - right.0).abs() < 1e-9 && (cosine - right.1).abs() < 1e-9, "{turn}");
        }
    }
}
