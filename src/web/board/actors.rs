//! The pieces that an animation moves: from beats to motions of nodes.
//!
//! Every node that moves is put above all that stand still. Otherwise the browser would give
//! those that stand above it layers of their own, a little blurred, for as long as it moves.

use web_sys::Element;

use super::super::annotation::own_of;
use super::super::data::Beat;
use super::dom::{SVG, svg_nodes};
use super::frames::{self, Motion, Point};
use super::state::View;
use crate::board::{Piece, Role, Seat, Square};
use crate::pictures::diagram::tone;
use crate::pictures::svg;
use crate::variant::Contest;

/// A piece on the board while beats are played.
struct Actor {
    at: Square,
    seat: Seat,
    role: Role,
    node: Element,
    on_board: bool,
    /// The way it came, if it has moved.
    way: Option<Point>,
}

/// A travel that the reader's hand has already done, and where the hand left the piece.
#[derive(Clone, Copy)]
pub(super) struct Dropped {
    pub from: Square,
    pub to: Square,
    pub point: Point,
}

/// Nodes and their motions.
pub(super) struct Plan {
    pub motions: Vec<(Element, Motion)>,
    /// Where the pieces are at the end whose nodes can stay.
    pub pieces: Vec<(Element, Square)>,
}

/// Makes a plan. The nodes still stand as before the beats.
struct Planner<'a> {
    view: &'a View,
    dropped: Option<Dropped>,
    actors: Vec<Actor>,
    motions: Vec<(Element, Motion)>,
    /// When the beats of this step start.
    start: f64,
    /// The lowest of the nodes that have been put above the others.
    lowest: Option<Element>,
}

/// Captures begin while the mover is about to arrive.
const OVERLAP: f64 = 100.0;

impl View {
    /// Plans the motions of some beats. `before` says who stood where.
    pub fn plan(&self, beats: &[Beat], before: &[(Square, Piece)], dropped: Option<Dropped>) -> Plan {
        let actor = |&(at, piece): &(Square, Piece)| {
            let Piece { seat, role } = piece;
            Some(Actor { at, seat, role, node: self.piece_node(at)?, on_board: true, way: None })
        };
        let actors = before.iter().filter_map(actor).collect();
        let mut planner =
            Planner { view: self, dropped, actors, motions: Vec::new(), start: 0.0, lowest: None };
        let last = beats.iter().map(|beat| beat.step).max().unwrap_or(0);
        for step in 0..=last {
            let together: Vec<&Beat> = beats.iter().filter(|beat| beat.step == step).collect();
            if !together.is_empty() {
                planner.step(&together);
            }
        }
        let pieces = planner.actors.into_iter().filter(|actor| actor.on_board);
        Plan { motions: planner.motions, pieces: pieces.map(|actor| (actor.node, actor.at)).collect() }
    }
}

impl Planner<'_> {
    /// Plans beats that play together, after those before them.
    fn step(&mut self, together: &[&Beat]) {
        let captures = together.iter().all(|beat| beat.effect == "capture");
        self.start = if captures { (self.start - OVERLAP).max(0.0) } else { self.start };
        for beat in together {
            let read = |name: &Option<String>| self.view.stage.shape.parse(name.as_deref()?);
            // A beat that fits nothing on the board shows nothing.
            let _ = match (beat.effect.as_str(), read(&beat.from), read(&beat.to), read(&beat.square)) {
                ("travel" | "exchange", Some(from), Some(to), _) => self.travel(beat, from, to, together),
                ("capture", _, _, Some(at)) => self.capture(beat, at),
                ("vanish", _, _, Some(at)) => self.vanish(beat, at),
                ("promote", _, _, Some(at)) => self.promote(beat, at, together),
                ("appear", _, _, Some(at)) => self.appear(beat, at, together),
                _ => None,
            };
        }
        let ends = self.motions.iter().map(|(_, motion)| motion.start + motion.length);
        self.start = ends.fold(self.start, f64::max);
    }

    fn travel(&mut self, beat: &Beat, from: Square, to: Square, together: &[&Beat]) -> Option<()> {
        let (seat, role) = (self.seat(&beat.seat), self.role(&beat.kind));
        // Of two pieces that change places, the one that has not gone yet.
        let waits = |actor: &&mut Actor| {
            actor.at == from && actor.on_board && actor.way.is_none() && owns(actor, seat)
        };
        let (start, end) = (self.view.corner(from), self.view.corner(to));
        let actor = self.actors.iter_mut().find(waits)?;
        actor.at = to;
        actor.way = Some((end.0 - start.0, end.1 - start.1));
        let node = actor.node.clone();
        // One of a double goes by itself.
        let other = role.filter(|&role| role != actor.role);
        actor.role = role.unwrap_or(actor.role);
        self.raise(&node);
        if let (Some(seat), Some(role)) = (seat, other) {
            let figure = self.figure(Piece { seat, role })?;
            node.last_element_child()?.replace_with_with_node_1(&figure).ok()?;
        }
        let goes_back = |other: &&Beat| {
            other.from == beat.to
                && other.to == beat.from
                && matches!(other.effect.as_str(), "travel" | "exchange")
        };
        let dropped = self.dropped.filter(|dropped| (dropped.from, dropped.to) == (from, to));
        let motion = if let Some(dropped) = dropped {
            frames::land(dropped.point, end)
        } else if together.iter().any(goes_back) {
            frames::pass(start, end)
        } else if let Some(way) = self.track(seat, from, to) {
            frames::run(&way)
        } else {
            match beat.stride.as_deref() {
                Some("jump") => {
                    self.shadow(&node, start, end);
                    frames::jump(start, end)
                }
                Some("slide" | "lame") => frames::slide(start, end),
                _ => frames::step(start, end),
            }
        };
        self.add(node, motion);
        Some(())
    }

    /// The squares that a piece of a race runs over, forward or back: nothing where it runs along no track.
    fn track(&self, seat: Option<Seat>, from: Square, to: Square) -> Option<Vec<Point>> {
        let track = self.view.game.rules().track(seat?);
        let place = |square: Square| track.iter().position(|&other| other == square);
        let (start, end) = (place(from)?, place(to)?);
        let mut way: Vec<Point> =
            track[start.min(end)..=start.max(end)].iter().map(|&at| self.view.corner(at)).collect();
        if end < start {
            way.reverse();
        }
        Some(way)
    }

    fn capture(&mut self, beat: &Beat, at: Square) -> Option<()> {
        let seat = self.seat(&beat.seat);
        let here = |actor: &Actor| actor.at == at && actor.on_board;
        let captor = self.actors.iter().find(|actor| here(actor) && actor.way.is_some());
        let blow = captor.and_then(|captor| captor.way).unwrap_or_default();
        let captive = self.actors.iter_mut().find(|actor| here(actor) && owns(actor, seat))?;
        captive.on_board = false;
        let node = captive.node.clone();
        self.raise_below(&node);
        self.add(node, frames::capture(self.view.corner(at), blow));
        Some(())
    }

    /// A piece leaves the board that nobody has struck: of two, the one that had stood there.
    fn vanish(&mut self, beat: &Beat, at: Square) -> Option<()> {
        let seat = self.seat(&beat.seat);
        let here = |actor: &&mut Actor| actor.at == at && actor.on_board && owns(actor, seat);
        let gone = self.actors.iter_mut().filter(here).min_by_key(|actor| actor.way.is_some())?;
        gone.on_board = false;
        let node = gone.node.clone();
        self.raise_below(&node);
        self.add(node, frames::vanish(self.view.corner(at)));
        Some(())
    }

    fn promote(&mut self, beat: &Beat, at: Square, together: &[&Beat]) -> Option<()> {
        let role = self.role(&beat.into)?;
        let actor = self.actors.iter_mut().find(|actor| actor.at == at && actor.on_board)?;
        actor.role = role;
        let (seat, node) = (actor.seat, actor.node.clone());
        let new = self.figure(Piece { seat, role })?;
        let old = node.last_element_child()?;
        node.append_child(&new).ok()?;
        self.raise(&node);
        // Two pieces that become one double, or part, do not turn over.
        let parts = together.iter().any(|other| other.effect == "appear" && other.square == beat.square);
        if parts || self.pairs(role) {
            self.add(old, frames::join_from());
            self.add(new, frames::join_into());
        } else {
            self.add(old, frames::change_from());
            self.add(new, frames::change_into());
        }
        Some(())
    }

    /// Whether a role stands for two pieces together.
    fn pairs(&self, role: Role) -> bool {
        matches!(self.view.game.rules().terms().contest, Contest::Race(race) if race.double == role)
    }

    fn appear(&mut self, beat: &Beat, at: Square, together: &[&Beat]) -> Option<()> {
        let (seat, role) = (self.seat(&beat.seat)?, self.role(&beat.kind)?);
        let node = self.view.stage.document.create_element_ns(Some(SVG), "g").ok()?;
        node.set_attribute("class", &format!("piece seat-{}", seat.0)).ok()?;
        let figure = self.figure(Piece { seat, role })?;
        node.append_child(&figure).ok()?;
        self.raise_below(&node);
        let corner = self.view.corner(at);
        // One that stays where two stood, or is about to go from there, was there before.
        let was = together.iter().any(|other| {
            other.from == beat.square || (other.effect == "promote" && other.square == beat.square)
        });
        self.actors.push(Actor { at, seat, role, node: node.clone(), on_board: true, way: None });
        self.add(node, if was { frames::stay(corner) } else { frames::appear(corner) });
        Some(())
    }

    /// The shadow of a piece that jumps.
    fn shadow(&mut self, piece: &Element, from: Point, to: Point) {
        let ellipse = r#"<ellipse class="shadow" cx="50" cy="80" rx="30" ry="9" fill-opacity="0.3"/>"#;
        let nodes = svg_nodes(&self.view.stage.document, ellipse);
        let Some(shadow) = nodes.ok().and_then(|nodes| nodes.first_element_child()) else { return };
        let _ = self.view.stage.pieces.insert_before(&shadow, Some(piece));
        if self.lowest.as_ref() == Some(piece) {
            self.lowest = Some(shadow.clone());
        }
        self.add(shadow, frames::shadow(from, to));
    }

    fn add(&mut self, node: Element, motion: Motion) {
        self.motions.push((node, motion.at(self.start)));
    }

    /// Puts a node above all others.
    fn raise(&mut self, node: &Element) {
        let _ = self.view.stage.pieces.append_child(node);
        self.lowest.get_or_insert_with(|| node.clone());
    }

    /// Puts a node above those that stand still and below those that move.
    fn raise_below(&mut self, node: &Element) {
        let above = self.lowest.replace(node.clone());
        let _ = self.view.stage.pieces.insert_before(node, above.as_ref().map(AsRef::as_ref));
    }

    /// The drawing of a piece.
    fn figure(&self, piece: Piece) -> Option<Element> {
        let rules = self.view.game.rules();
        let letter = rules.label(piece.role);
        let (figure, settings) = (rules.role(piece.role).figure, &self.view.settings);
        let own = own_of(rules, &settings.own);
        let markup =
            svg::own_piece(&own, figure, &letter, piece.seat.0, settings.flipped).unwrap_or_else(|| {
                let tone = tone(rules, piece.seat);
                svg::piece_facing(figure, &letter, tone, settings.piece_set, settings.flipped)
            });
        svg_nodes(&self.view.stage.document, &markup).ok()?.first_element_child()
    }

    fn seat(&self, name: &Option<String>) -> Option<Seat> {
        self.view.game.rules().seat_named(name.as_deref()?)
    }

    fn role(&self, id: &Option<String>) -> Option<Role> {
        self.view.game.rules().role_named(id.as_deref()?)
    }
}

/// Whether the seat, if it is known, owns the piece.
fn owns(actor: &Actor, seat: Option<Seat>) -> bool {
    seat.is_none_or(|seat| seat == actor.seat)
}
