//! Tracks over the board: lines through squares, beads with numbers on them, and places of several
//! squares.

use core::fmt::Write;

use super::lettering::lettering;
use super::palette::{BOARD, BOARD_FRAME};
use super::scene::{Bead, Scene, Track};
use super::sketch::{At, CELL, origin};
use crate::art::decimal::point;

/// Distance between ways of several seats, which may run over the same squares.
const APART: i32 = 9;

/// `<g class="ways">`: places, lines and beads, over the bare board and under everything else.
/// Nothing at all if there are none.
///
/// ```text
/// g.ways
///   path.place                            a rounded frame
///   g.way.seat-N.TONE (.faint)            color; path.case, path.run, path.heads
///   g.bead.TONE (.faint)                  data-square, color; path.ground, the text
/// ```
pub fn ways_layer(scene: &Scene) -> String {
    if scene.tracks.is_empty() && scene.beads.is_empty() && scene.places.is_empty() {
        return String::new();
    }
    let mut out = String::from(r#"<g class="ways" stroke-linecap="round" stroke-linejoin="round">"#);
    for squares in &scene.places {
        place(&mut out, scene, squares);
    }
    let one = scene.tracks.iter().all(|way| way.seat == scene.tracks[0].seat);
    for way in &scene.tracks {
        // Opposite seats stand on squares of one colour: their ways may coincide.
        let aside = if one { 0 } else { APART * (1 - (i32::from(way.seat) & 2)) };
        self::way(&mut out, scene, way, aside);
    }
    for bead in &scene.beads {
        self::bead(&mut out, scene, bead);
    }
    out += "</g>";
    out
}

fn middle(scene: &Scene, at: At) -> (i32, i32) {
    let (x, y) = origin(&scene.board, at, scene.flipped);
    (x + CELL / 2, y + CELL / 2)
}

fn place(out: &mut String, scene: &Scene, squares: &[At]) {
    let corners = || squares.iter().map(|&at| origin(&scene.board, at, scene.flipped));
    let (Some(left), Some(top)) = (corners().map(|(x, _)| x).min(), corners().map(|(_, y)| y).min()) else {
        return;
    };
    let right = corners().map(|(x, _)| x + CELL).max().unwrap_or(left);
    let bottom = corners().map(|(_, y)| y + CELL).max().unwrap_or(top);
    let (across, down) = (right - left - 12 - 2 * 22, bottom - top - 12 - 2 * 22);
    let _ = write!(
        out,
        r#"<path class="place" fill="{BOARD_FRAME}" fill-opacity=".14" stroke="{BOARD_FRAME}" stroke-width="6" d="M{} {}h{across}a22 22 0 0 1 22 22v{down}a22 22 0 0 1-22 22h-{across}a22 22 0 0 1-22-22v-{down}a22 22 0 0 1 22-22Z"/>"#,
        left + 6 + 22,
        top + 6,
    );
}

/// Lines and arrowheads. A light line has a dark rim, a dark one a rim in the board's colour.
fn way(out: &mut String, scene: &Scene, way: &Track, aside: i32) {
    let (mut runs, mut heads) = (String::new(), String::new());
    for line in way.lines.iter().filter(|line| line.len() > 1) {
        for (place, &at) in line.iter().enumerate() {
            let (x, y) = middle(scene, at);
            let _ = write!(runs, "{}{} {y}", if place == 0 { 'M' } else { 'L' }, x + aside);
        }
        for pair in line.windows(2).filter(|_| way.arrows) {
            heads += &head(
                middle(scene, pair[0]),
                middle(scene, pair[1]),
                aside,
                if way.faint { 0.6 } else { 1.0 },
            );
        }
    }
    let (body, edge) = way.tone.colours();
    let rim = if way.tone.is_light() { edge } else { BOARD };
    let weight = if way.faint { 3 } else { 8 };
    let dashes = match way.seat % 4 {
        0 => "",
        1 => r#" stroke-dasharray="24 17""#,
        2 => r#" stroke-dasharray=".01 16""#,
        _ => r#" stroke-dasharray="24 15 .01 15""#,
    };
    let _ = write!(
        out,
        r#"<g class="way seat-{} {}{}" color="{body}"><path class="case" fill="none" stroke="{rim}" stroke-width="{}"{dashes} d="{runs}"/><path class="run" fill="none" stroke="currentColor" stroke-width="{weight}"{dashes} d="{runs}"/>"#,
        way.seat,
        way.tone.id(),
        if way.faint { " faint" } else { "" },
        weight + 4,
    );
    if !heads.is_empty() {
        let _ = write!(
            out,
            r#"<path class="heads" fill="currentColor" stroke="{rim}" stroke-width="2" d="{heads}"/>"#
        );
    }
    out.push_str("</g>");
}

/// An arrowhead half-way between two points.
fn head((x, y): (i32, i32), (to_x, to_y): (i32, i32), aside: i32, size: f64) -> String {
    let (right, down) = (f64::from(to_x - x), f64::from(to_y - y));
    let length = right.hypot(down).max(1.0);
    let (right, down) = (size * right / length, size * down / length);
    let (x, y) = (f64::from(x + to_x) / 2.0 + f64::from(aside), f64::from(y + to_y) / 2.0);
    format!(
        "M{}L{}L{}Z",
        point(x + 13.0 * right, y + 13.0 * down),
        point(x - 9.0 * right - 12.0 * down, y - 9.0 * down + 12.0 * right),
        point(x - 9.0 * right + 12.0 * down, y - 9.0 * down - 12.0 * right),
    )
}

fn bead(out: &mut String, scene: &Scene, bead: &Bead) {
    let (x, y) = middle(scene, bead.at);
    let (body, edge) = bead.tone.colours();
    let (fill, ink, rim, radius) = match (bead.faint, bead.tone.is_light()) {
        (true, _) => (BOARD, BOARD_FRAME, BOARD_FRAME, 20),
        (false, true) => (body, edge, edge, 27),
        (false, false) => (body, edge, BOARD, 27),
    };
    let scale = match (bead.faint, bead.text.chars().count()) {
        (true, _) => 0.62,
        (false, 0 | 1) => 0.98,
        (false, _) => 0.82,
    };
    let _ = write!(
        out,
        r#"<g class="bead {}{}" data-square="{}" color="{ink}"><path class="ground" fill="{fill}" stroke="{rim}" stroke-width="{}" d="M{} {y}a{radius} {radius} 0 1 1 {d} 0a{radius} {radius} 0 1 1-{d} 0Z"/>{}</g>"#,
        bead.tone.id(),
        if bead.faint { " faint" } else { "" },
        bead.at.name(),
        if bead.faint { "1.5" } else { "3" },
        x - radius,
        lettering(&bead.text, f64::from(x), f64::from(y), scale, if bead.faint { 3.6 } else { 4.4 }),
        d = 2 * radius,
    );
}
