//! Redrawing: what has changed is drawn with the functions that draw the static picture.

use wasm_bindgen::JsValue;
use web_sys::Element;

use super::super::annotation::own_of;
use super::super::language::words;
use super::dom::{reconcile, svg_nodes};
use super::state::{Drawn, View};
use crate::pictures::diagram::{
    PictureOptions, edge, held_texts, picture, piece_texts, scene_hands, scene_pieces, sketch,
};
use crate::pictures::svg::{
    Annotation, Layer, Mark, Scene, annotation_layer, board_layer, hands_layer, marks_layer, picture_box,
    pieces_layer,
};

impl View {
    /// Draws everything.
    pub fn draw(&mut self) {
        // Valid names and well-formed text: nothing of this fails.
        let _ = self.draw_layers(true);
    }

    /// Draws the marks, and what the cells say of them.
    pub fn draw_marks(&mut self) {
        let _ = self.draw_layers(false);
    }

    fn draw_layers(&mut self, pieces_too: bool) -> Result<(), JsValue> {
        let targets = self.targets();
        let marks = self.all_marks(&targets);
        let mut new = self.with_scene(marks, |scene| {
            let pieces = if pieces_too { pieces_layer(scene) } else { String::new() };
            Drawn {
                frame: picture_box(scene),
                board: board_layer(scene),
                below: format!("<g>{}</g>", annotation_layer(scene, Layer::Under)),
                under: marks_layer(scene, Layer::Under),
                pieces,
                over: marks_layer(scene, Layer::Over),
                above: format!("<g>{}</g>", annotation_layer(scene, Layer::Over)),
                hands: format!("<g class=\"hands\">{}</g>", hands_layer(scene)),
            }
        });
        let stage = &self.stage;
        let update = |layer: &Element, old: &str, new: &str| match old == new {
            true => Ok(()),
            false => {
                let holder = svg_nodes(&stage.document, new)?;
                holder.first_element_child().map_or(Ok(()), |fresh| reconcile(layer, &fresh))
            }
        };
        if self.drawn.frame != new.frame {
            stage.frame(new.frame)?;
        }
        if self.drawn.board != new.board {
            let flipped = self.settings.flipped;
            stage.svg.class_list().toggle_with_force("flipped", flipped)?;
        }
        update(&stage.board, &self.drawn.board, &new.board)?;
        update(&stage.below, &self.drawn.below, &new.below)?;
        update(&stage.above, &self.drawn.above, &new.above)?;
        update(&stage.under, &self.drawn.under, &new.under)?;
        update(&stage.over, &self.drawn.over, &new.over)?;
        update(&stage.hands, &self.drawn.hands, &new.hands)?;
        if pieces_too {
            update(&stage.pieces, &self.drawn.pieces, &new.pieces)?;
        } else {
            new.pieces = core::mem::take(&mut self.drawn.pieces);
        }
        self.drawn = new;
        self.draw_cells(&targets);
        Ok(())
    }

    /// The picture as it is on the screen, marks and hands included, as a file of its own.
    pub fn picture(
        &self,
        title: Option<String>,
        prefix: String,
        ground: String,
        annotation: Annotation,
    ) -> String {
        let options = PictureOptions {
            coordinates: self.settings.coordinates,
            flipped: self.settings.flipped,
            piece_set: self.settings.piece_set,
            marks: self.all_marks(&self.targets()),
            hands: self.settings.hands,
            own: own_of(self.game.rules(), &self.settings.own),
            annotation,
            ground,
            title,
            captions: words(),
            prefix,
            ..PictureOptions::default()
        };
        picture(self.game.rules(), self.game.position(), &options)
    }

    fn with_scene<T>(&self, marks: Vec<Mark>, draw: impl FnOnce(&Scene) -> T) -> T {
        let rules = self.game.rules();
        let position = self.game.position();
        let texts = piece_texts(rules, position, words());
        let hands = if self.settings.hands { held_texts(rules, position, words()) } else { Vec::new() };
        let mut pieces = scene_pieces(rules, &texts);
        // The cells say who stands there.
        pieces.iter_mut().for_each(|piece| piece.name = "");
        let scene = Scene {
            pieces,
            marks,
            coordinates: edge(&sketch(rules), self.settings.coordinates, self.settings.flipped),
            flipped: self.settings.flipped,
            piece_set: self.settings.piece_set,
            own: own_of(rules, &self.settings.own),
            annotation: self.annotation.clone(),
            hands: scene_hands(rules, &hands, self.settings.flipped, true),
            inline: true,
            ..Scene::new(sketch(rules))
        };
        draw(&scene)
    }
}
