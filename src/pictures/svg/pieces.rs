//! Pieces, carved or inscribed, and hands of pieces.

use core::fmt::Write;

use super::lettering::{escape, lettering, written};
use super::names::content_name;
use super::palette::{FACE_DARK, FACE_LIGHT, Tone, WOOD};
use super::scene::{OwnPiece, PieceSet, Scene, ScenePiece};
use super::sketch::origin;
use crate::art::decimal::{point, tenths, thousandths};
use crate::art::{Drawing, Figure, Ink, Inscribed, Middle, Moves, Pictogram, Plate};

/// `<g class="pieces">`: all pieces.
pub fn pieces_layer(scene: &Scene) -> String {
    let mut out = String::from(r#"<g class="pieces">"#);
    for piece in &scene.pieces {
        if scene.inline {
            out += &piece_node(scene, piece);
        } else {
            out += &placed(scene, piece, &piece_used(scene, piece));
        }
    }
    out += "</g>";
    out
}

/// `<g class="piece …">`: one piece in its place, drawn in full and without ids.
pub fn piece_node(scene: &Scene, piece: &ScenePiece) -> String {
    placed(scene, piece, &drawing(scene, piece))
}

/// A piece at the corner of its cell, by its figure in [`defs`].
pub fn piece_used(scene: &Scene, piece: &ScenePiece) -> String {
    format!("<use href=\"#{}\"/>", scene.id(&content_name(&[&drawing(scene, piece)])))
}

fn placed(scene: &Scene, piece: &ScenePiece, content: &str) -> String {
    let (x, y) = origin(&scene.board, piece.at, scene.flipped);
    let title = title(piece.name);
    format!(
        r#"<g class="piece seat-{}" data-square="{}" transform="translate({x} {y})">{title}{content}</g>"#,
        piece.seat,
        piece.at.name(),
    )
}

pub(super) fn title(name: &str) -> String {
    if name.is_empty() { String::new() } else { format!("<title>{}</title>", escape(name)) }
}

/// `<g class="figure …">`: the drawing of a piece, centred in a cell from (0, 0) to (100, 100), as
/// it looks while the first player sits at the bottom.
pub fn piece(figure: Figure, letter: &str, tone: impl Into<Tone>, piece_set: PieceSet) -> String {
    piece_facing(figure, letter, tone, piece_set, false)
}

/// The same; with the first player at the top if the board is flipped. Only wedges differ, which
/// point away from their owner.
pub fn piece_facing(
    figure: Figure,
    letter: &str,
    tone: impl Into<Tone>,
    piece_set: PieceSet,
    flipped: bool,
) -> String {
    let tone = tone.into();
    match figure {
        Figure::Inscribed(piece) => inscribed(piece, letter, tone, piece_set, flipped),
        carved => self::carved(carved, letter, tone, piece_set),
    }
}

fn carved(figure: Figure, letter: &str, tone: Tone, piece_set: PieceSet) -> String {
    let (body, edge) = tone.colours();
    let figure = if piece_set == PieceSet::Letters { Figure::Disc } else { figure };
    let drawing = figure.drawing();
    let (outline, carving) = (drawing.outline, carving(drawing));
    // Light: a dark edge round an ivory body. Dark: a body that reaches beyond its light edge, so
    // that the edge becomes an inner line and the piece stands out on a light board and a dark one.
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
    if matches!(figure, Figure::Disc) {
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

/// A piece's letter in capitals; two or more are smaller.
fn letters(letter: &str, x: f64, y: f64, scale: f64) -> String {
    let letter = letter.to_ascii_uppercase();
    let share = match letter.chars().count() {
        0 | 1 => 1.0,
        2 => 0.74,
        _ => 0.52,
    };
    lettering(&letter, x, y, scale * share, 4.6)
}

fn inscribed(piece: &Inscribed, letter: &str, tone: Tone, piece_set: PieceSet, flipped: bool) -> String {
    // Inscribed pieces belong to games of two, one side of which has dark pieces.
    let side_of = u8::from(!tone.is_light());
    let (plate, size, ink) = (piece.plate, piece.size, piece.ink(side_of));
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
    let mut class = format!("figure {} {} {}", tone.id(), plate.id(), piece.id);
    if piece.promoted {
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
        piece.outline()
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
    match piece_set {
        PieceSet::Letters => {
            // Only the plate is turned: a letter that stands on its head is hard to read.
            let y = if turned { 100.0 - y } else { y };
            out += &turn(&body);
            let _ = write!(out, "{open}{}</g>", letters(letter, x, y, side / 46.0));
        }
        PieceSet::Figures => {
            let _ = write!(body, "{open}{}</g>", column(piece.text(side_of), x, y, side));
            out += &turn(&body);
        }
        PieceSet::Pictograms => {
            let picture = match piece.pictogram {
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

/// Where a piece goes: a dot for each step, an arrow for each slide, from the square in the middle.
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
    for drawing in scene.pieces.iter().map(|piece| drawing(scene, piece)) {
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

fn drawing(scene: &Scene, piece: &ScenePiece) -> String {
    piece_of(scene, piece.figure, piece.letter, piece.seat, piece.tone)
}

/// A piece as the scene draws it.
pub(super) fn piece_of(scene: &Scene, figure: Figure, letter: &str, seat: u8, tone: Tone) -> String {
    own_piece(&scene.own, figure, letter, seat, scene.flipped)
        .unwrap_or_else(|| piece_facing(figure, letter, tone, scene.piece_set, scene.flipped))
}

/// The drawing of a piece that is drawn otherwise than the set has it.
pub fn own_piece(own: &[OwnPiece], figure: Figure, letter: &str, seat: u8, flipped: bool) -> Option<String> {
    let own = own.iter().find(|own| (own.seat, own.letter.as_str()) == (seat, letter))?;
    // A wedge points away from its owner, whoever has drawn it.
    let wedge = matches!(figure, Figure::Inscribed(piece) if piece.plate == Plate::Wedge);
    let turned = if wedge && flipped { r#" transform="rotate(180 50 50)""# } else { "" };
    Some(format!(r#"<g class="figure own"{turned}>{}</g>"#, own.drawing))
}
