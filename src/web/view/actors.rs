//! The men that an animation moves: from beats to motions of nodes.

use web_sys::Element;

use super::super::data::Beat;
use super::dom::{SVG, children, svg_nodes};
use super::frames::{self, Motion, Point};
use super::state::View;
use crate::board::Square;
use crate::piece::{Kind, Piece, Seat};
use crate::svg;

/// A man on the board while beats are played.
struct Actor {
    at: Square,
    seat: Seat,
    node: Element,
    on_board: bool,
    /// The way it came.
    blow: Point,
}

/// Nodes and their motions.
pub(super) struct Plan {
    pub motions: Vec<(Element, Motion)>,
    /// Where men end that only travel: their nodes are kept.
    pub moved: Vec<(Element, Square)>,
}

/// Captures begin while the mover is about to arrive.
const OVERLAP: f64 = 70.0;

impl View {
    /// The node of the man on a square.
    pub fn man_node_at(&self, name: &str) -> Option<Element> {
        children(&self.stage.men)
            .into_iter()
            .find(|node| node.get_attribute("data-square").as_deref() == Some(name))
    }

    /// Plans the motions of some beats. The nodes still stand as before them; `before` says who
    /// stood where. `dropped` is a travel that the reader's hand has already done, and where the
    /// hand left the man.
    pub fn plan(
        &self,
        beats: &[Beat],
        before: &[(Square, Piece)],
        dropped: Option<(Square, Square, Point)>,
    ) -> Plan {
        let mut actors: Vec<Actor> = before
            .iter()
            .filter_map(|&(at, man)| {
                let node = self.man_node_at(&self.name(at))?;
                Some(Actor { at, seat: man.seat, node, on_board: true, blow: (0.0, 0.0) })
            })
            .collect();
        let mut plan = Plan { motions: Vec::new(), moved: Vec::new() };
        let mut start = 0.0;
        let mut steps: Vec<u8> = beats.iter().map(|beat| beat.step).collect();
        steps.sort_unstable();
        steps.dedup();
        for step in steps {
            let together: Vec<&Beat> = beats.iter().filter(|beat| beat.step == step).collect();
            let only_captures = together.iter().all(|beat| beat.effect == "capture");
            if only_captures && start > OVERLAP {
                start -= OVERLAP;
            }
            let mut end: f64 = start;
            for beat in &together {
                for (node, motion) in self.motions(beat, &together, &mut actors, dropped) {
                    let motion = motion.at(start);
                    end = end.max(start + motion.length);
                    plan.motions.push((node, motion));
                }
            }
            start = end;
        }
        plan.moved =
            actors.into_iter().filter(|actor| actor.on_board).map(|actor| (actor.node, actor.at)).collect();
        plan
    }

    fn motions(
        &self,
        beat: &Beat,
        together: &[&Beat],
        actors: &mut Vec<Actor>,
        dropped: Option<(Square, Square, Point)>,
    ) -> Vec<(Element, Motion)> {
        let read = |name: &Option<String>| name.as_deref().and_then(|name| self.stage.shape.parse(name));
        let (from, to, at) = (read(&beat.from), read(&beat.to), read(&beat.square));
        let motions = match (beat.effect.as_str(), from, to, at) {
            ("travel" | "exchange", Some(from), Some(to), _) => {
                self.travel(beat, (from, to), together, actors, dropped)
            }
            ("capture", _, _, Some(at)) => self.capture(beat, at, actors),
            ("promote", _, _, Some(at)) => self.promote(beat, at, actors),
            ("appear", _, _, Some(at)) => self.appear(beat, at, actors),
            _ => None,
        };
        motions.unwrap_or_default()
    }

    fn travel(
        &self,
        beat: &Beat,
        (from, to): (Square, Square),
        together: &[&Beat],
        actors: &mut [Actor],
        dropped: Option<(Square, Square, Point)>,
    ) -> Option<Vec<(Element, Motion)>> {
        let seat = self.seat(&beat.seat);
        // Of two men that change places, the one that has not gone yet.
        let actor = actors.iter_mut().find(|actor| {
            actor.at == from
                && actor.on_board
                && actor.blow == (0.0, 0.0)
                && seat.is_none_or(|seat| seat == actor.seat)
        })?;
        let (start, end) = (self.corner(from), self.corner(to));
        actor.at = to;
        actor.blow = (end.0 - start.0, end.1 - start.1);
        let node = actor.node.clone();
        // Above all others.
        let _ = self.stage.men.append_child(&node);
        if let Some((.., point)) = dropped.filter(|dropped| (dropped.0, dropped.1) == (from, to)) {
            return Some(vec![(node, frames::land(point, end))]);
        }
        let goes_back = |other: &&&Beat| {
            other.from == beat.to
                && other.to == beat.from
                && matches!(other.effect.as_str(), "travel" | "exchange")
        };
        if together.iter().any(|other| goes_back(&other)) {
            return Some(vec![(node, frames::pass(start, end))]);
        }
        Some(match beat.stride.as_deref() {
            Some("jump") => {
                let shadow = self.shadow();
                let mut motions = Vec::new();
                if let Some(shadow) = shadow {
                    let _ = self.stage.men.insert_before(&shadow, Some(&node));
                    motions.push((shadow, frames::shadow(start, end)));
                }
                motions.push((node, frames::jump(start, end)));
                motions
            }
            Some("slide") => vec![(node, frames::slide(start, end))],
            _ => vec![(node, frames::step(start, end))],
        })
    }

    fn capture(&self, beat: &Beat, at: Square, actors: &mut [Actor]) -> Option<Vec<(Element, Motion)>> {
        let seat = self.seat(&beat.seat);
        let captor = actors.iter().find(|actor| actor.at == at && actor.on_board && actor.blow != (0.0, 0.0));
        let blow = captor.map_or((0.0, 0.0), |actor| actor.blow);
        let actor = actors
            .iter_mut()
            .find(|actor| actor.at == at && actor.on_board && seat.is_none_or(|seat| seat == actor.seat))?;
        actor.on_board = false;
        Some(vec![(actor.node.clone(), frames::capture(self.corner(at), blow))])
    }

    fn promote(&self, beat: &Beat, at: Square, actors: &mut [Actor]) -> Option<Vec<(Element, Motion)>> {
        let actor = actors.iter().find(|actor| actor.at == at && actor.on_board)?;
        let into = self.kind(&beat.into)?;
        let old = actor.node.last_element_child()?;
        let new = self.figure(Piece { seat: actor.seat, kind: into })?;
        actor.node.append_child(&new).ok()?;
        Some(vec![(old, frames::change_from()), (new, frames::change_into())])
    }

    fn appear(&self, beat: &Beat, at: Square, actors: &mut Vec<Actor>) -> Option<Vec<(Element, Motion)>> {
        let (seat, kind) = (self.seat(&beat.seat)?, self.kind(&beat.kind)?);
        let node = self.stage.document.create_element_ns(Some(SVG), "g").ok()?;
        let figure = self.figure(Piece { seat, kind })?;
        node.append_child(&figure).ok()?;
        // Under the others.
        let first = self.stage.men.first_child();
        self.stage.men.insert_before(&node, first.as_ref()).ok()?;
        let motion = frames::appear(self.corner(at));
        actors.push(Actor { at, seat, node: node.clone(), on_board: true, blow: (0.0, 0.0) });
        Some(vec![(node, motion)])
    }

    /// The drawing of a man.
    fn figure(&self, man: Piece) -> Option<Element> {
        let kind = self.game.rules().kind(man.kind);
        let letter = kind.letter.to_ascii_uppercase().to_string();
        let markup = svg::man(kind.figure, &letter, man.seat.0, self.settings.pieces);
        svg_nodes(&self.stage.document, &markup).ok()?.first_element_child()
    }

    fn shadow(&self) -> Option<Element> {
        let ellipse = r#"<ellipse class="shadow" cx="50" cy="80" rx="30" ry="9" fill-opacity="0.3"/>"#;
        svg_nodes(&self.stage.document, ellipse).ok()?.first_element_child()
    }

    fn seat(&self, name: &Option<String>) -> Option<Seat> {
        self.game.rules().seat_named(name.as_deref()?)
    }

    fn kind(&self, id: &Option<String>) -> Option<Kind> {
        self.game.rules().kind_named(id.as_deref()?)
    }
}
