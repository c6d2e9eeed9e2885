//! Annotations drawn as SVG: what fills a square under the pieces, everything else over them, and a
//! caption below the board.

use core::fmt::Write;

use super::annotation::{Annotation, Arrow, Hue, Label, Spot};
use super::lettering::{escape, lettering};
use super::palette::{BOARD, BOARD_FRAME, CAPTION};
use super::scene::{Layer, Scene};
use super::sketch::{At, BoardStyle, CELL, origin};
use crate::art::decimal::{point, tenths};

/// `<g class="annotations under">` or `<g class="annotations over">`; nothing at all if nothing is there.
///
/// ```text
/// g.annotations.under
///   g.annotation.filled.hue-HUE      data-square, color, transform; path.tint, path.line
/// g.annotations.over
///   g.annotation.circle.hue-HUE      data-square, color, transform; path.casing, path.line
///   g.annotation.arrow.hue-HUE       data-from, data-to, color; path.casing, path.line, path.solid
///   g.annotation.label (.hue-HUE)    data-square, color; path.rim, path.ground, the text
/// ```
///
/// A double line has a `path.casing` along its middle.
pub fn annotation_layer(scene: &Scene, layer: Layer) -> String {
    let Annotation { arrows, squares, circles, labels, .. } = &scene.annotation;
    let mut inside = String::new();
    match layer {
        Layer::Under => squares.iter().for_each(|spot| filled(&mut inside, scene, *spot)),
        Layer::Over => {
            circles.iter().for_each(|spot| circle(&mut inside, scene, *spot));
            arrows.iter().for_each(|arrow| self::arrow(&mut inside, scene, *arrow));
            labels.iter().for_each(|label| self::label(&mut inside, scene, label));
        }
    }
    if inside.is_empty() {
        return inside;
    }
    let side = if layer == Layer::Under { "under" } else { "over" };
    format!(r#"<g class="annotations {side}">{inside}</g>"#)
}

fn on_points(scene: &Scene) -> bool {
    matches!(scene.board.style, BoardStyle::Points { .. })
}

/// The start tag of what belongs to one square, in a cell of its own.
fn open(out: &mut String, scene: &Scene, class: &str, Spot { at, hue }: Spot) {
    let (x, y) = origin(&scene.board, at, scene.flipped);
    let _ = write!(
        out,
        r#"<g class="annotation {class} hue-{}" data-square="{}" color="{}" transform="translate({x} {y})">"#,
        hue.id(),
        at.name(),
        hue.colour(),
    );
}

/// A line in the manner of a colour.
fn line(out: &mut String, hue: Hue, path: &str, weight: f64) {
    let stroke = |out: &mut String, class: &str, colour: &str, weight: f64| {
        let _ = write!(
            out,
            r#"<path class="{class}" fill="none" stroke="{colour}" stroke-width="{}" stroke-linejoin="round""#,
            tenths(weight),
        );
        if let Some([dash, gap]) = hue.dashes().filter(|_| class == "line") {
            let (dash, gap) = (tenths(weight * dash), tenths(weight * gap));
            let _ = write!(out, r#" stroke-dasharray="{dash} {gap}""#);
        }
        let _ = write!(out, r#" d="{path}"/>"#);
    };
    let double = hue == Hue::Yellow;
    stroke(out, "line", "currentColor", if double { weight * 1.25 } else { weight });
    if double {
        stroke(out, "casing", BOARD, weight * 0.4);
    }
}

fn casing(out: &mut String, path: &str, weight: f64) {
    let _ = write!(
        out,
        r#"<path class="casing" fill="none" stroke="{BOARD}" stroke-width="{}" stroke-linejoin="round" d="{path}"/>"#,
        tenths(weight),
    );
}

const RING: &str = "M5.5 50a44.5 44.5 0 1 1 89 0a44.5 44.5 0 1 1-89 0Z";

fn filled(out: &mut String, scene: &Scene, spot: Spot) {
    open(out, scene, "filled", spot);
    let (wash, border) = match on_points(scene) {
        true => ("M2 50a48 48 0 1 1 96 0a48 48 0 1 1-96 0Z", RING),
        false => ("M0 0H100V100H0Z", "M5 5H95V95H5Z"),
    };
    let _ = write!(out, r#"<path class="tint" fill="currentColor" fill-opacity="0.36" d="{wash}"/>"#);
    line(out, spot.hue, border, 5.0);
    out.push_str("</g>");
}

fn circle(out: &mut String, scene: &Scene, spot: Spot) {
    open(out, scene, "circle", spot);
    casing(out, RING, 11.0);
    line(out, spot.hue, RING, 6.5);
    out.push_str("</g>");
}

/// How far from the middle of its square an arrow begins, and how far before the other it ends.
const START: f64 = 25.0;
const END: f64 = 7.0;
const HEAD: f64 = 32.0;
const SHAFT: f64 = 11.0;

fn middle(scene: &Scene, at: At) -> (f64, f64) {
    let (x, y) = origin(&scene.board, at, scene.flipped);
    (f64::from(x + CELL / 2), f64::from(y + CELL / 2))
}

fn arrow(out: &mut String, scene: &Scene, Arrow { from, to, hue }: Arrow) {
    let ((x, y), (to_x, to_y)) = (middle(scene, from), middle(scene, to));
    let length = (to_x - x).hypot(to_y - y);
    // Nothing points from a square to itself.
    if length == 0.0 {
        return;
    }
    let (right, down) = ((to_x - x) / length, (to_y - y) / length);
    let at = |far: f64, aside: f64| point(x + right * far - down * aside, y + down * far + right * aside);
    let tip = length - END;
    let neck = tip - HEAD;
    // Into the head, so that no gap shows between them.
    let shaft = format!("M{}L{}", at(START, 0.0), at(neck + 4.0, 0.0));
    let head = format!(
        "M{}L{}L{}L{}Z",
        at(tip, 0.0),
        at(neck - 2.0, 19.0),
        at(neck + 4.0, 0.0),
        at(neck - 2.0, -19.0)
    );
    let _ = write!(
        out,
        r#"<g class="annotation arrow hue-{}" data-from="{}" data-to="{}" color="{}" opacity="0.88">"#,
        hue.id(),
        from.name(),
        to.name(),
        hue.colour(),
    );
    casing(out, &shaft, SHAFT + 5.0);
    casing(out, &head, 5.0);
    line(out, hue, &shaft, SHAFT);
    let _ = write!(out, r#"<path class="solid" fill="currentColor" d="{head}"/></g>"#);
}

fn label(out: &mut String, scene: &Scene, label: &Label) {
    let Annotation { arrows, circles, .. } = &scene.annotation;
    let at = label.at;
    let taken = scene.pieces.iter().any(|piece| piece.at == at)
        || circles.iter().any(|spot| spot.at == at)
        || arrows.iter().any(|arrow| arrow.from == at || arrow.to == at);
    let signs = label.text.chars().count().max(1) as f64;
    let (radius, scale) = if taken { (17.0, 0.66) } else { (25.0, 0.98) };
    // What lies beside the first sign and the last makes the disc longer.
    let half = 27.0 * scale * (signs - 1.0) / 2.0;
    let (x, y) = origin(&scene.board, at, scene.flipped);
    let (x, y) = (f64::from(x), f64::from(y));
    let (x, y) = if taken { (x + 98.0 - radius - half, y + 2.0 + radius) } else { (x + 50.0, y + 50.0) };
    let (class, ground, rim, ink) = match label.hue {
        Some(hue) => (format!(" hue-{}", hue.id()), "currentColor", BOARD, "#fdf6e3"),
        None => (String::new(), BOARD, BOARD_FRAME, "#2f2015"),
    };
    let run = format!("M{}L{}", point(x - half, y), point(x + half + 0.01, y));
    let stroke = |out: &mut String, class: &str, colour: &str, weight: f64| {
        let _ = write!(
            out,
            r#"<path class="{class}" fill="none" stroke="{colour}" stroke-width="{}" stroke-linecap="round" d="{run}"/>"#,
            tenths(weight),
        );
    };
    let _ = write!(
        out,
        r#"<g class="annotation label{class}" data-square="{}" color="{}">"#,
        at.name(),
        label.hue.unwrap_or_default().colour(),
    );
    stroke(out, "rim", rim, 2.0 * radius + 5.0);
    stroke(out, "ground", ground, 2.0 * radius);
    let _ = write!(
        out,
        r#"<g class="ink" color="{ink}">{}</g></g>"#,
        lettering(&label.text, x, y, scale, 7.0 * scale)
    );
}

/// Height of a caption's letters, and from one of its lines to the next.
const LETTER: f64 = 36.0;
const PITCH: i32 = 48;

/// What a caption takes up below a picture of this width.
pub(super) fn caption_height(caption: &str, width: i32) -> i32 {
    match caption_lines(caption, width).len() as i32 {
        0 => 0,
        lines => lines * PITCH + 22,
    }
}

/// `<g class="caption">`: the caption, with its upper left corner there.
pub(super) fn caption_layer(caption: &str, (x, y): (i32, i32), width: i32) -> String {
    let lines = caption_lines(caption, width);
    if lines.is_empty() {
        return String::new();
    }
    let mut out = format!(r#"<g class="caption" color="{CAPTION}">"#);
    for (line, place) in lines.iter().zip(1..) {
        let _ = write!(
            out,
            r#"<text x="{}" y="{}" font-family="sans-serif" font-size="{}" text-anchor="middle" fill="currentColor">{}</text>"#,
            x + width / 2,
            y + PITCH * place,
            tenths(LETTER),
            escape(line),
        );
    }
    out + "</g>"
}

/// The caption in lines that fit into this width in any common font.
fn caption_lines(caption: &str, width: i32) -> Vec<String> {
    let room = f64::from(width - 40).max(LETTER);
    let wide = |text: &str| text.chars().map(|sign| LETTER * breadth(sign)).sum::<f64>();
    let mut lines: Vec<String> = Vec::new();
    for word in caption.split_whitespace() {
        match lines.last_mut() {
            Some(line) if wide(line) + wide(word) + LETTER * breadth(' ') <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(String::from(word)),
        }
        // A word that no line holds, or a script that is written without spaces.
        while let Some(line) = lines.last_mut().filter(|line| wide(line) > room) {
            let mut far = 0.0;
            let fits = line.char_indices().find(|&(start, sign)| {
                far += LETTER * breadth(sign);
                start > 0 && far > room
            });
            let Some((start, _)) = fits else { break };
            let rest = line.split_off(start);
            lines.push(rest);
        }
    }
    lines
}

/// About how wide a character is, rather more than less, in heights of the font.
const fn breadth(sign: char) -> f64 {
    match sign {
        'i' | 'j' | 'l' | 't' | 'f' | 'I' | ' ' | '.' | ',' | ':' | ';' | '!' | '\'' | '|' => 0.36,
        'm' | 'w' | 'M' | 'W' => 0.95,
        'A'..='Z' => 0.74,
        '\0'..='\u{2fff}' => 0.62,
        _ => 1.05,
    }
}
