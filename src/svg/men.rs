//! Men, carved or inscribed, and hands of men.

use core::fmt::Write;

use super::lettering::{lettering, written};
use super::names::content_name;
use super::{
    BOARD, BOARD_FRAME, CELL, FACE_DARK, FACE_LIGHT, Figure, PieceSet, Scene, SceneMan, Tone, WOOD, escape,
    origin,
};
use crate::art::{Drawing, Ink, Inscribed, Middle, Moves, Pictogram, Plate};
use crate::decimal::{point, tenths, thousandths};

/// `<g class="men">`: all men.
pub fn men_layer(scene: &Scene) -> String {
    let mut out = String::from(r#"<g class="men">"#);
    for man in &scene.men {
        if scene.inline {
            out += &man_node(scene, man);
        } else {
            out += &placed(scene, man, &man_used(scene, man));
        }
    }
    out += "</g>";
    out
}

/// `<g class="man …">`: one man in its place, drawn in full and without ids.
pub fn man_node(scene: &Scene, man: &SceneMan) -> String {
    placed(scene, man, &drawing(scene, man))
}

/// A man at the corner of its cell, by its figure in [`defs`].
pub fn man_used(scene: &Scene, man: &SceneMan) -> String {
    format!("<use href=\"#{}\"/>", scene.id(&content_name(&[&drawing(scene, man)])))
}

fn placed(scene: &Scene, man: &SceneMan, content: &str) -> String {
    let (x, y) = origin(&scene.board, man.at, scene.flipped);
    let title = title(man.name);
    format!(
        r#"<g class="man seat-{}" data-square="{}" transform="translate({x} {y})">{title}{content}</g>"#,
        man.seat,
        man.at.name(),
    )
}

fn title(name: &str) -> String {
    if name.is_empty() { String::new() } else { format!("<title>{}</title>", escape(name)) }
}

/// `<g class="figure …">`: the drawing of a man, centred in a cell from (0, 0) to (100, 100), as
/// it looks while the first player sits at the bottom.
pub fn man(figure: Figure, letter: &str, tone: impl Into<Tone>, pieces: PieceSet) -> String {
    man_facing(figure, letter, tone, pieces, false)
}

/// The same; with the first player at the top if the board is flipped. Only wedges differ, which
/// point away from their owner.
pub fn man_facing(
    figure: Figure,
    letter: &str,
    tone: impl Into<Tone>,
    pieces: PieceSet,
    flipped: bool,
) -> String {
    let tone = tone.into();
    match figure {
        Figure::Inscribed(man) => inscribed(man, letter, tone, pieces, flipped),
        carved => self::carved(carved, letter, tone, pieces),
    }
}

fn carved(figure: Figure, letter: &str, tone: Tone, pieces: PieceSet) -> String {
    let (body, edge) = tone.colours();
    let figure = if pieces == PieceSet::Letters { Figure::Disc } else { figure };
    let drawing = figure.drawing();
    let (outline, carving) = (drawing.outline, carving(drawing));
    // Light: a dark edge round an ivory body. Dark: a body that reaches beyond its light edge, so
    // that the edge becomes an inner line and the man stands out on a light board and a dark one.
    let (rim, body_line) = if tone.is_light() { (edge, body) } else { (body, edge) };
    let (rim_width, body_width) = if tone.is_light() { ("8", "1") } else { ("10.6", "3.6") };
    let mut out = format!(
        r#"<g class="figure {} {}" stroke-linejoin="round" stroke-linecap="round"><path class="rim" fill="none" stroke="{rim}" stroke-width="{rim_width}" d="{outline}"/><path class="body" fill="{body}" stroke="{body_line}" stroke-width="{body_width}" d="{outline}"/>"#,
        tone.id(),
        figure.id(),
    );
    if !carving.is_empty() {
        let _ = write!(
            out,
            r#"<path class="carving" fill="none" stroke="{edge}" stroke-width="3" d="{carving}"/>"#
        );
    }
    if pieces == PieceSet::Letters {
        let _ = write!(out, r#"<g class="letter" color="{edge}">{}</g>"#, letters(letter, 50.0, 50.0, 1.15));
    }
    out += "</g>";
    out
}

/// The carved lines, with the rings.
fn carving(drawing: Drawing) -> String {
    let mut carving = String::from(drawing.carving);
    for (x, y) in drawing.rings {
        // A ring, and a dot: a line without length, with a round end.
        let _ = write!(carving, "M{} {y}a5.5 5.5 0 1 1 0 .01ZM{x} {y}h.01", tenths(f64::from(*x) - 5.5));
    }
    carving
}

/// A man's letter in capitals; two or more are smaller.
fn letters(letter: &str, x: f64, y: f64, scale: f64) -> String {
    let letter = letter.to_ascii_uppercase();
    let share = match letter.chars().count() {
        0 | 1 => 1.0,
        2 => 0.74,
        _ => 0.52,
    };
    lettering(&letter, x, y, scale * share, 4.6)
}

fn inscribed(man: &Inscribed, letter: &str, tone: Tone, pieces: PieceSet, flipped: bool) -> String {
    // Inscribed men belong to games of two, one side of which has dark men.
    let side_of = u8::from(!tone.is_light());
    let (plate, size, ink) = (man.plate, man.size, man.ink(side_of));
    let turned = plate == Plate::Wedge && tone.is_light() == flipped;
    let face = match (plate, tone) {
        (Plate::Wedge, _) => WOOD,
        (_, tone) if tone.is_light() => FACE_LIGHT,
        _ => FACE_DARK,
    };
    let (edge, edge_width) = match (plate, tone.is_light()) {
        (Plate::Wedge, true) => ("#6f4e2b", "2.8"),
        (Plate::Wedge, false) => ("#4a331e", "3.4"),
        (_, true) => ("#6b4a2b", "3"),
        (_, false) => ("#2f2015", "4.6"),
    };
    let mut class = format!("figure {} {} {}", tone.id(), plate.id(), man.id);
    if man.promoted {
        class += " promoted";
    }
    let colour = match ink {
        Ink::Black => "#1c1713",
        Ink::Red => "#b0170f",
        Ink::Green => "#0b5c5a",
    };
    let mut out = format!(r#"<g class="{class}" stroke-linejoin="round" stroke-linecap="round">"#);
    let turn = |inner: &str| match turned {
        true => format!(r#"<g class="turned" transform="rotate(180 50 50)">{inner}</g>"#),
        false => String::from(inner),
    };
    let mut body = format!(
        r#"<path class="face" fill="{face}" stroke="{edge}" stroke-width="{edge_width}" d="{}"/>"#,
        man.outline()
    );
    let ring = plate.ring(size);
    if !ring.is_empty() {
        let _ = write!(
            body,
            r#"<path class="ring ink {}" color="{colour}" fill="none" stroke="currentColor" stroke-width="{}" d="{ring}"/>"#,
            ink.id(),
            if tone.is_light() { "1.8" } else { "2.8" },
        );
    }
    let (x, y, side) = plate.place(size);
    let open = format!(r#"<g class="ink {}" color="{colour}">"#, ink.id());
    match pieces {
        PieceSet::Letters => {
            // Only the plate is turned: a letter that stands on its head is hard to read.
            let y = if turned { 100.0 - y } else { y };
            out += &turn(&body);
            let _ = write!(out, "{open}{}</g>", letters(letter, x, y, side / 46.0));
        }
        PieceSet::Figures => {
            let _ = write!(body, "{open}{}</g>", column(man.text(side_of), x, y, side));
            out += &turn(&body);
        }
        PieceSet::Pictograms => {
            let picture = match man.pictogram {
                Pictogram::Figure(figure) => silhouette(*figure, face, x, y, 1.1 * side),
                Pictogram::Moves(moves) => self::moves(moves, x, y, side),
            };
            let _ = write!(body, "{open}{picture}</g>");
            out += &turn(&body);
        }
    }
    out += "</g>";
    out
}

/// Characters from top to bottom.
fn column(text: &str, x: f64, y: f64, side: f64) -> String {
    let many = text.chars().count().max(1) as f64;
    let (each, pitch) = if many > 1.0 { (side * 1.28 / many, side * 1.4 / many) } else { (side, side) };
    let top = y - pitch * (many - 1.0) / 2.0;
    text.chars()
        .zip(0u8..)
        .map(|(one, place)| written(one, x, top + pitch * f64::from(place), each, None))
        .collect()
}

/// A carved figure as a shadow, its carving in the colour of the plate.
fn silhouette(figure: Figure, face: &str, x: f64, y: f64, side: f64) -> String {
    let drawing = figure.drawing();
    let (middle, scale) = match figure {
        Figure::Soldier => (65.5, side / 66.0),
        Figure::Counsellor => (58.0, side / 78.0),
        Figure::King => (49.5, side / 88.0),
        Figure::Elephant => (54.0, side / 94.0),
        Figure::Cannon => (57.0, side / 88.0),
        _ => (53.0, side / 82.0),
    };
    format!(
        r#"<g transform="translate({} {}) scale({})"><path fill="currentColor" stroke="currentColor" stroke-width="3" d="{}"/><path class="cut" fill="none" stroke="{face}" stroke-width="4" d="{}"/></g>"#,
        tenths(x - 50.0 * scale),
        tenths(y - middle * scale),
        thousandths(scale),
        drawing.outline,
        carving(drawing),
    )
}

/// Where a man goes: a dot for each step, an arrow for each slide, from the square in the middle.
fn moves(moves: Moves, x: f64, y: f64, side: f64) -> String {
    let all = || moves.steps.iter().chain(moves.slides);
    let (step, reach) = (0.36 * side, 0.56 * side);
    // One that only goes forward stands further back.
    let y = if all().all(|&(_, forward)| forward > 0) { y + 0.9 * step } else { y };
    let mut lines = String::new();
    let mut dots = String::new();
    let mut sign = |path: &str| {
        let _ = write!(lines, "M{}{path}", point(x, y));
    };
    match moves.middle {
        Middle::Plain => {
            let _ = write!(dots, "M{}h11v11h-11Z", point(x - 5.5, y - 5.5));
        }
        Middle::WasPawn => sign("m-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z"),
        Middle::WasLance => sign("m0 8v-16m-6.500 6.500l6.500-6.500 6.500 6.500"),
        Middle::WasHorse => sign("m0 8v-6l-6.500-9m6.500 9l6.500-9"),
        Middle::WasSilver => sign("m-6.500-6.500l13 13m0-13l-13 13"),
    }
    for &(right, forward) in moves.steps {
        let (to_x, to_y) = (x + step * f64::from(right), y - step * f64::from(forward));
        if right.abs().max(forward.abs()) > 1 {
            let _ = write!(lines, "M{}L{}", point(x, y), point(to_x, to_y));
        }
        let _ = write!(dots, "M{}a5.4 5.4 0 1 1 10.8 0a5.4 5.4 0 1 1-10.8 0Z", point(to_x - 5.4, to_y));
    }
    for &(right, forward) in moves.slides {
        let (right, down) = (f64::from(right), -f64::from(forward));
        let length = right.hypot(down).max(1.0);
        let (right, down) = (right / length, down / length);
        // As far as it goes when nothing is behind.
        let reach = if all().all(|&(_, forward)| forward > 0) { 1.1 * side } else { reach };
        let (tip_x, tip_y) = (x + right * reach, y + down * reach);
        let (neck_x, neck_y) = (tip_x - right * 11.0, tip_y - down * 11.0);
        let _ = write!(lines, "M{}L{}", point(x, y), point(neck_x, neck_y));
        let _ = write!(
            dots,
            "M{}L{}L{}Z",
            point(tip_x, tip_y),
            point(neck_x - down * 7.5, neck_y + right * 7.5),
            point(neck_x + down * 7.5, neck_y - right * 7.5),
        );
    }
    let mut out = String::new();
    if !lines.is_empty() {
        let _ = write!(out, r#"<path fill="none" stroke="currentColor" stroke-width="4" d="{lines}"/>"#);
    }
    let _ = write!(out, r#"<path fill="currentColor" d="{dots}"/>"#);
    out
}

/// `<defs>` with each figure that the scene shows, once, named by how it is drawn.
pub fn defs(scene: &Scene) -> String {
    let mut shared: Vec<String> = Vec::new();
    for drawing in scene.men.iter().map(|man| drawing(scene, man)) {
        if !shared.contains(&drawing) {
            shared.push(drawing);
        }
    }
    let mut out = String::from("<defs>");
    for drawing in shared {
        let _ = write!(out, r#"<g id="{}">{drawing}</g>"#, scene.id(&content_name(&[&drawing])));
    }
    out += "</defs>";
    out
}

fn drawing(scene: &Scene, man: &SceneMan) -> String {
    man_facing(man.figure, man.letter, man.tone, scene.pieces, scene.flipped)
}

/// Men in hand, beside a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand<'a> {
    /// Whose they are.
    pub seat: u8,
    /// What they are made of.
    pub tone: Tone,
    /// The men, in the order in which they lie.
    pub men: Vec<HandMan<'a>>,
    /// The number of cells to keep, so that a hand that grows does not push the board about.
    pub room: u8,
    /// Where it lies. A hand at a side runs down, one above or below the board runs across.
    pub side: Side,
}

/// Men of one kind in a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandMan<'a> {
    /// What they look like.
    pub figure: Figure,
    /// Their letter.
    pub letter: &'a str,
    /// What a tool tip says, such as "White elephant". Nothing if empty.
    pub name: &'a str,
    /// How many there are; with none the place stays empty.
    pub count: u8,
}

/// A side of the board as the reader sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// At the left, from the top down if its owner sits at the top, else from the bottom up.
    Left,
    /// At the right, likewise.
    Right,
    /// Above the board, from the left.
    Above,
    /// Below the board, from the left.
    Below,
}

impl Hand<'_> {
    /// Width and height of its cells together; there is always one.
    fn extent(&self) -> (i32, i32) {
        let cells = self.men.len().max(usize::from(self.room)).clamp(1, 255) as i32;
        if self.upright() { (CELL, cells * CELL) } else { (cells * CELL, CELL) }
    }

    const fn upright(&self) -> bool {
        matches!(self.side, Side::Left | Side::Right)
    }
}

/// What a hand takes up, its frame included: x, y, width, height.
pub fn hand_box(hand: &Hand) -> [i32; 4] {
    let (width, height) = hand.extent();
    [-8, -8, width + 16, height + 16]
}

/// `<g class="hand seat-N">`: a hand, its first cell's corner at (0, 0). The scene says which
/// pieces it shows, and whether the board is flipped.
///
/// Each kind is a `<g class="man seat-N in-hand" data-hand="LETTER" data-count="…">` in a cell of
/// its own; `.count` holds the number where there are more than one.
pub fn hand_layer(scene: &Scene, hand: &Hand) -> String {
    let (width, height) = hand.extent();
    let mut out = format!(
        r#"<g class="hand seat-{}"><rect class="frame" x="-8" y="-8" width="{}" height="{}" rx="3" fill="{BOARD_FRAME}"/><rect class="field" x="-4" y="-4" width="{}" height="{}" fill="{BOARD}"/>"#,
        hand.seat,
        width + 16,
        height + 16,
        width + 8,
        height + 8,
    );
    let near = hand.seat.is_multiple_of(2) != scene.flipped;
    let cells = width.max(height) / CELL;
    for (man, place) in hand.men.iter().zip(0..) {
        if man.count == 0 {
            continue;
        }
        let (x, y) = match hand.upright() {
            true => (0, if near { cells - 1 - place } else { place } * CELL),
            false => (place * CELL, 0),
        };
        let _ = write!(
            out,
            r#"<g class="man seat-{} in-hand" data-hand="{}" data-count="{}" transform="translate({x} {y})">{}{}"#,
            hand.seat,
            escape(man.letter),
            man.count,
            title(man.name),
            man_facing(man.figure, man.letter, hand.tone, scene.pieces, scene.flipped),
        );
        if man.count > 1 {
            let _ = write!(
                out,
                r##"<g class="count" color="#fdf6e3"><path class="ground" fill="none" stroke="{BOARD_FRAME}" stroke-width="30" stroke-linecap="round" d="M{} 82H82.01"/>{}</g>"##,
                if man.count > 9 { 76 } else { 82 },
                lettering(&man.count.to_string(), if man.count > 9 { 79.0 } else { 82.0 }, 82.0, 0.6, 5.0),
            );
        }
        out += "</g>";
    }
    out += "</g>";
    out
}

/// A hand as a picture of its own. It has no role and no name: what is around it says what it is.
pub fn hand_svg(scene: &Scene, hand: &Hand) -> String {
    let [x, y, width, height] = hand_box(hand);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="tabiya hand-picture" viewBox="{x} {y} {width} {height}" width="{}" height="{}">{}</svg>"#,
        width / 2,
        height / 2,
        hand_layer(scene, hand),
    )
}
