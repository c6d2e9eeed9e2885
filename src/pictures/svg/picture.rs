//! The whole SVG picture, a file of its own.

use core::fmt::Write;

use super::annotated::{annotation_layer, caption_layer};
use super::board::board_layer;
use super::hands::{box_with_hands, hands_layer, picture_box};
use super::lettering::escape;
use super::marks::marks_layer;
use super::names::content_name;
use super::pieces::{defs, pieces_layer};
use super::scene::{Layer, Scene};
use super::tracks::ways_layer;

/// What every picture says of its use, in the words of SPDX.
pub const LICENCE: &str = "Drawing: Tabiya. SPDX-License-Identifier: MIT OR Apache-2.0";
/// The same of one whose pieces somebody else has drawn.
const LICENCE_BOARD: &str = "Drawing, but for the pieces: Tabiya. SPDX-License-Identifier: MIT OR Apache-2.0";

/// The whole picture, a file of its own.
///
/// ```
/// use tabiya::pictures::svg::*;
/// let board = BoardSketch { files: 8, ranks: 8, style: BoardStyle::Squares, crossed: vec![At::new(0, 0)] };
/// let mut scene = Scene::new(board);
/// let (at, figure, tone) = (At::new(4, 0), Figure::King, Tone::Light);
/// scene.pieces.push(ScenePiece { at, figure, seat: 0, tone, letter: "K", name: "White king" });
/// scene.title = Some("A king & a cross");
/// let text = svg(&scene);
/// assert!(text.starts_with("<svg ") && text.contains("A king &amp; a cross"));
/// ```
pub fn svg(scene: &Scene) -> String {
    let mut layers = board_layer(scene);
    layers += &ways_layer(scene);
    layers += &annotation_layer(scene, Layer::Under);
    layers += &marks_layer(scene, Layer::Under);
    layers += &pieces_layer(scene);
    layers += &marks_layer(scene, Layer::Over);
    layers += &annotation_layer(scene, Layer::Over);
    layers += &hands_layer(scene);
    document(scene, &layers)
}

/// The file round the layers: the start tag, the texts and the figures come before them.
pub(crate) fn document(scene: &Scene, layers: &str) -> String {
    let [x, y, width, height] = picture_box(scene);
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="tabiya{}" viewBox="{x} {y} {width} {height}" width="{}" height="{}" data-files="{}" data-ranks="{}" role="img""#,
        if scene.flipped { " flipped" } else { "" },
        width / 2,
        height / 2,
        scene.board.files,
        scene.board.ranks,
    );
    let [left, top, across, down] = box_with_hands(scene);
    let caption = caption_layer(&scene.annotation.caption, (left, top + down), across);
    let ground = match scene.ground {
        "" => String::new(),
        colour => format!(
            r#"<path class="ground" fill="{}" d="M{x} {y}h{width}v{height}h-{width}Z"/>"#,
            escape(colour),
        ),
    };
    let layers = &[&ground, layers, &caption].concat();
    let texts = [("title", "aria-labelledby", scene.title), ("desc", "aria-describedby", scene.description)];
    let defs = if scene.inline { String::new() } else { defs(scene) };
    let [title, description] = [scene.title, scene.description].map(Option::unwrap_or_default);
    // Its title belongs to this picture alone.
    let picture = content_name(&[&out, title, description, &defs, layers]);
    let id = |name: &str| scene.id(&format!("{name}-{picture}"));
    for (name, attribute, text) in texts {
        if text.is_some() {
            let _ = write!(out, r#" {attribute}="{}""#, id(name));
        }
    }
    out.push('>');
    for (name, _, text) in texts {
        if let Some(text) = text {
            let _ = write!(out, r#"<{name} id="{}">{}</{name}>"#, id(name), escape(text));
        }
    }
    let _ =
        write!(out, "<metadata>{}</metadata>", if scene.own.is_empty() { LICENCE } else { LICENCE_BOARD });
    out + &defs + layers + "</svg>"
}
