//! Pieces in hand, beside the board or as a picture of their own.

use core::fmt::Write;

use super::annotated::caption_height;
use super::lettering::{escape, lettering};
use super::palette::{BOARD, BOARD_FRAME};
use super::pieces::{piece_of, title};
use super::scene::{Hand, Scene, Side};
use super::sketch::{CELL, view_box};

/// What a hand takes up, its frame included: x, y, width, height.
pub fn hand_box(hand: &Hand) -> [i32; 4] {
    let (width, height) = hand.extent();
    [-8, -8, width + 16, height + 16]
}

/// `<g class="hand seat-N">`: a hand, its first cell's corner at (0, 0). The scene says which
/// pieces it shows, and whether the board is flipped.
///
/// Each kind is a `<g class="piece seat-N in-hand" data-hand="LETTER" data-count="…">` in a cell of
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
    for (piece, place) in hand.pieces.iter().zip(0..) {
        if piece.count == 0 {
            continue;
        }
        let (x, y) = match hand.upright() {
            true => (0, if near { cells - 1 - place } else { place } * CELL),
            false => (place * CELL, 0),
        };
        let _ = write!(
            out,
            r#"<g class="piece seat-{} in-hand" data-hand="{}" data-count="{}" transform="translate({x} {y})">{}{}"#,
            hand.seat,
            escape(piece.letter),
            piece.count,
            title(piece.name),
            piece_of(scene, piece.figure, piece.letter, hand.seat, hand.tone),
        );
        if piece.count > 1 {
            let _ = write!(
                out,
                r##"<g class="count" color="#fdf6e3"><path class="ground" fill="none" stroke="{BOARD_FRAME}" stroke-width="30" stroke-linecap="round" d="M{} 82H82.01"/>{}</g>"##,
                if piece.count > 9 { 76 } else { 82 },
                lettering(
                    &piece.count.to_string(),
                    if piece.count > 9 { 79.0 } else { 82.0 },
                    82.0,
                    0.6,
                    5.0
                ),
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

/// The hands, each in its place beside the board.
pub(crate) fn hands_layer(scene: &Scene) -> String {
    let mut out = String::new();
    for (hand, (x, y)) in scene.hands.iter().zip(hand_places(scene)) {
        let _ = write!(out, r#"<g transform="translate({x} {y})">{}</g>"#, hand_layer(scene, hand));
    }
    out
}

/// What the picture with its hands and its caption shows of the plane: x, y, width, height. Without them
/// it is the [`view_box`] of the board.
pub fn picture_box(scene: &Scene) -> [i32; 4] {
    let [left, top, width, height] = box_with_hands(scene);
    [left, top, width, height + caption_height(&scene.annotation.caption, width)]
}

/// The same without the caption.
pub(super) fn box_with_hands(scene: &Scene) -> [i32; 4] {
    let [mut left, mut top, width, height] = view_box(&scene.board, scene.coordinates.is_some());
    let (mut right, mut bottom) = (left + width, top + height);
    for (hand, (x, y)) in scene.hands.iter().zip(hand_places(scene)) {
        let [hand_x, hand_y, width, height] = hand_box(hand);
        (left, top) = (left.min(x + hand_x - 2), top.min(y + hand_y - 2));
        (right, bottom) = (right.max(x + hand_x + width + 2), bottom.max(y + hand_y + height + 2));
    }
    [left, top, right - left, bottom - top]
}

/// Where the first cell of each hand lies: outside the board and its coordinates, at its owner's
/// end.
fn hand_places(scene: &Scene) -> Vec<(i32, i32)> {
    let [left, top, across, down] = view_box(&scene.board, scene.coordinates.is_some());
    let (width, height) = (i32::from(scene.board.files) * CELL, i32::from(scene.board.ranks) * CELL);
    let place = |hand: &Hand| {
        let [edge, _, hand_width, hand_height] = hand_box(hand);
        let (hand_width, hand_height) = (hand_width + 2 * edge, hand_height + 2 * edge);
        let near = hand.seat.is_multiple_of(2) != scene.flipped;
        let y = if near { height - hand_height } else { 0 };
        match hand.side {
            Side::Left => (left - 10 + edge - hand_width, y),
            Side::Right => (left + across + 10 - edge, y),
            Side::Above => (if near { 0 } else { width - hand_width }, top - 10 + edge - hand_height),
            Side::Below => (if near { 0 } else { width - hand_width }, top + down + 10 - edge),
        }
    };
    scene.hands.iter().map(place).collect()
}
