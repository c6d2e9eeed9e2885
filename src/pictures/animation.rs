//! Animated SVG: a line as a picture that moves by itself, and its single frames.
//!
//! The motion is declared in the file (SMIL), so that it needs neither script nor style sheet. A
//! reader that does not know it shows the position from which the line starts. The frames are for
//! formats that have no motion of their own, such as GIF.

use core::fmt::Write;

use crate::art::decimal::{fine, point};
use crate::board::{Piece, Square};
use crate::matches::{Beat, Match, Show};
use crate::movement::MoveStyle;
use crate::pictures::diagram::{
    HandTexts, PictureOptions, at, described, edge, held_texts, scene_hands, sketch, tone,
};
use crate::pictures::svg;
use crate::pictures::svg::{At, Layer, Mark, MarkKind, Scene, ScenePiece};
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::Contest;

/// How long the board rests before the first move and between moves, in milliseconds.
const REST: u32 = 900;
/// How long a move takes.
const MOTION: u32 = 500;
/// How long the last position stands.
const END: u32 = 2400;
/// How long a piece takes to appear or to vanish.
const FADE: u32 = 150;
/// Points of a way between its ends, and frames of a move.
const SAMPLES: u32 = 6;
/// How high a jump goes, in user units.
const HEIGHT: f64 = 46.0;

/// A line as a moving picture.
///
/// ```
/// use tabiya::{Match, pictures::animation::LineAnimation, pictures::diagram::PictureOptions};
/// let mut game = Match::new("chaturanga", &[], None)?;
/// game.play("c1e3").expect("legal");
/// let film = LineAnimation::new(&game, &PictureOptions::default());
/// assert!(film.svg().contains("<animateTransform"));
/// assert!(!film.frame(film.frames()[0].0).contains("<animate"));
/// # Ok::<(), tabiya::MatchError>(())
/// ```
pub struct LineAnimation {
    rules: Rules,
    options: PictureOptions,
    description: String,
    actors: Vec<Actor>,
    /// When each position begins, and what the seats hold in it.
    hands: Vec<(u32, Vec<HandTexts>)>,
    /// When each move ends, and its squares.
    last: Vec<(u32, Vec<At>)>,
    length: u32,
}

/// A piece from its appearance to its end.
struct Actor {
    at: Square,
    piece: Piece,
    letter: String,
    from: u32,
    until: Option<u32>,
    /// Times and places, in user units.
    way: Vec<(u32, (f64, f64))>,
}

impl LineAnimation {
    /// The moves that a match has made so far, from its start. The options' marks stay throughout.
    pub fn new(game: &Match, options: &PictureOptions) -> LineAnimation {
        let mut game = game.clone();
        let moves = game.line().count();
        let captions = options.captions;
        while game.undo().is_some() {}
        let mut film = LineAnimation {
            rules: game.rules().clone(),
            options: options.clone(),
            description: described(game.rules(), game.position(), options),
            actors: Vec::new(),
            hands: vec![(0, held_texts(game.rules(), game.position(), captions))],
            last: Vec::new(),
            length: 0,
        };
        film.agree(game.position(), 0);
        let mut texts: Vec<String> = Vec::new();
        let mut time = REST;
        for _ in 0..moves {
            let Some(beats) = game.redo() else { break };
            let end = time + MOTION;
            for beat in &beats {
                film.travel(beat, time, end);
            }
            film.agree(game.position(), end);
            film.hands.push((end, held_texts(game.rules(), game.position(), captions)));
            if let Some(action) = game.line().last() {
                let squares = action.from().into_iter().chain(action.to());
                film.last.push((end, squares.map(|square| at(game.rules(), square)).collect()));
                texts.push(game.rules().write_move(action));
            }
            time = end + REST;
        }
        film.length = time - REST + END;
        if !texts.is_empty() {
            film.description += &format!(" {}", captions.line(&texts));
        }
        film
    }

    /// How long it takes, in milliseconds; then it begins again.
    pub fn length(&self) -> u32 {
        self.length
    }

    /// The times at which [`frame`](LineAnimation::frame) shows something new, and how long each
    /// lasts, in milliseconds.
    pub fn frames(&self) -> Vec<(u32, u32)> {
        let mut times = vec![0];
        for (end, _) in &self.last {
            times.extend((1..=SAMPLES).map(|sample| end - MOTION + MOTION * sample / SAMPLES));
        }
        let ends = times[1..].iter().copied().chain([self.length]);
        times.iter().zip(ends).map(|(&time, end)| (time, end - time)).collect()
    }

    /// The moving picture.
    pub fn svg(&self) -> String {
        self.draw(None)
    }

    /// The picture at a time from the start, in milliseconds.
    pub fn frame(&self, time: u32) -> String {
        self.draw(Some(time.min(self.length)))
    }

    /// A piece goes from one square to another, if that is what the beat shows.
    fn travel(&mut self, beat: &Beat, start: u32, end: u32) {
        let Show::Travel { seat, role, from, to, move_style } = beat.show else { return };
        let piece = Piece { seat, role };
        // Of two that change places, each is found where it set out.
        let set_out = self.corner(from);
        let stands = |other: &&mut Actor| {
            other.until.is_none() && other.piece == piece && other.place(start) == set_out
        };
        let (begin, arrive) = (self.corner(from), self.corner(to));
        if !self.actors.iter_mut().any(|mut other| stands(&mut other)) {
            self.part(piece, from, start);
        }
        let Some(other) = self.actors.iter_mut().find(stands) else { return };
        other.at = to;
        other.way.push((start, begin));
        other.way.extend((1..=SAMPLES).map(|sample| {
            let share = f64::from(sample) / f64::from(SAMPLES);
            let along = share * share * (3.0 - 2.0 * share);
            let up = if move_style == MoveStyle::Jump { 4.0 * HEIGHT * share * (1.0 - share) } else { 0.0 };
            let x = begin.0 + (arrive.0 - begin.0) * along;
            let y = begin.1 + (arrive.1 - begin.1) * along - up;
            // Adding 0 makes an ordinary zero of a negative one.
            let tenth = |value: f64| (value * 10.0).round() / 10.0 + 0.0;
            (start + (end - start) * sample / SAMPLES, (tenth(x), tenth(y)))
        }));
    }

    /// One of two pieces that stand for each other leaves a square: instead of their double two single
    /// pieces stand there.
    fn part(&mut self, piece: Piece, at: Square, time: u32) {
        let Contest::Race(race) = self.rules.terms().contest else { return };
        let place = self.corner(at);
        let stood = Piece { role: race.double, ..piece };
        let double =
            |other: &&mut Actor| other.until.is_none() && other.piece == stood && other.place(time) == place;
        let Some(double) = self.actors.iter_mut().find(double) else { return };
        double.until = Some(time);
        for _ in 0..2 {
            let letter = self.rules.label(piece.role);
            let way = vec![(time, place)];
            self.actors.push(Actor { at, piece, letter, from: time, until: None, way });
        }
    }

    /// Lets pieces vanish and appear until the board is that of the position.
    fn agree(&mut self, position: &Position, time: u32) {
        for other in self.actors.iter_mut().filter(|other| other.until.is_none()) {
            if position.piece_at(other.at) != Some(other.piece) {
                other.until = Some(time);
            }
        }
        for at in position.occupied() {
            let here = |other: &Actor| other.until.is_none() && other.at == at;
            let Some(piece) = position.piece_at(at).filter(|_| !self.actors.iter().any(here)) else {
                continue;
            };
            let letter = self.rules.label(piece.role);
            let way = vec![(time, self.corner(at))];
            self.actors.push(Actor { at, piece, letter, from: time, until: None, way });
        }
    }

    /// Corner of a square's cell.
    fn corner(&self, square: Square) -> (f64, f64) {
        let (x, y) = svg::origin(&sketch(&self.rules), at(&self.rules, square), self.options.flipped);
        (f64::from(x), f64::from(y))
    }

    fn draw(&self, still: Option<u32>) -> String {
        let held = |time: u32| self.hands.iter().rev().find(|(from, _)| *from <= time);
        let shown = still.and_then(held).or(self.hands.iter().find(|(_, hands)| !all_empty(hands)));
        let scene = self.scene(shown.map_or(&[], |(_, hands)| hands));
        let mut out = svg::board_layer(&scene);
        out += &svg::annotation_layer(&scene, Layer::Under);
        for (number, (end, squares)) in self.last.iter().enumerate() {
            let until = self.last.get(number + 1).map(|(end, _)| end - MOTION);
            let marks = squares.iter().map(|&at| Mark::new(at, MarkKind::Last)).collect();
            let scene = Scene { pieces: Vec::new(), marks, ..scene.clone() };
            self.shown(&mut out, still, *end, until, &svg::marks_layer(&scene, Layer::Under));
        }
        out += &svg::marks_layer(&scene, Layer::Under);
        out += r#"<g class="pieces">"#;
        // Those that move are drawn over those that stand.
        let (moving, standing): (Vec<&Actor>, Vec<&Actor>) =
            self.actors.iter().partition(|piece| piece.way.len() > 1);
        for (piece, sketch) in standing.iter().chain(&moving).map(|piece| (*piece, self.scene_piece(piece))) {
            let content = svg::piece_used(&scene, &sketch);
            self.shown(&mut out, still, piece.from, piece.until, &self.placed(piece, still, &content));
        }
        out += "</g>";
        out += &svg::marks_layer(&scene, Layer::Over);
        out += &svg::annotation_layer(&scene, Layer::Over);
        if still.is_some() {
            out += &svg::hands_layer(&scene);
        } else if self.hands.iter().any(|(_, hands)| !all_empty(hands)) {
            for (number, (from, hands)) in self.hands.iter().enumerate() {
                let until = self.hands.get(number + 1).map(|(from, _)| *from);
                let layer = svg::hands_layer(&self.scene(hands));
                self.shown(&mut out, None, *from, until, &layer);
            }
        }
        svg::document(&scene, &out)
    }

    fn scene<'a>(&'a self, hands: &'a [HandTexts]) -> Scene<'a> {
        let ever = self.options.hands || self.hands.iter().any(|(_, hands)| !all_empty(hands));
        Scene {
            pieces: self.actors.iter().map(|piece| self.scene_piece(piece)).collect(),
            marks: self.options.marks.clone(),
            annotation: self.options.annotation.clone(),
            own: self.options.own.clone(),
            ground: &self.options.ground,
            coordinates: edge(&sketch(&self.rules), self.options.coordinates, self.options.flipped),
            flipped: self.options.flipped,
            piece_set: self.options.piece_set,
            // Empty hands keep their places once one has held something.
            hands: if ever {
                scene_hands(&self.rules, hands, self.options.flipped, true)
            } else {
                Vec::new()
            },
            title: Some(self.options.title.as_deref().unwrap_or(self.options.captions.title(&self.rules))),
            description: Some(&self.description),
            prefix: &self.options.prefix,
            ..Scene::new(sketch(&self.rules))
        }
    }

    fn scene_piece<'a>(&self, piece: &'a Actor) -> ScenePiece<'a> {
        ScenePiece {
            at: at(&self.rules, piece.at),
            figure: self.rules.role(piece.piece.role).figure,
            seat: piece.piece.seat.0,
            tone: tone(&self.rules, piece.piece.seat),
            letter: &piece.letter,
            name: "",
        }
    }

    /// A piece where it stands, or on its way.
    fn placed(&self, piece: &Actor, still: Option<u32>, content: &str) -> String {
        let (x, y) = piece.place(still.unwrap_or(piece.from));
        let seat = piece.piece.seat.0;
        let mut out =
            format!(r#"<g class="piece seat-{seat}" transform="translate({})">{content}"#, point(x, y));
        if still.is_none() && piece.way.len() > 1 {
            let mut way = piece.way.clone();
            way.dedup();
            let mut frames = vec![(0, way[0].1)];
            frames.extend(way.into_iter().filter(|(time, _)| *time > 0));
            let stays = frames[frames.len() - 1].1;
            frames.push((self.length, stays));
            let places = frames.iter().map(|&(_, (x, y))| point(x, y));
            let times = frames.iter().map(|(time, _)| self.share(*time));
            let _ = write!(
                out,
                r#"<animateTransform attributeName="transform" type="translate" values="{}" keyTimes="{}" dur="{}ms" repeatCount="indefinite"/>"#,
                places.collect::<Vec<_>>().join(";"),
                times.collect::<Vec<_>>().join(";"),
                self.length,
            );
        }
        out + "</g>"
    }

    /// Something that is seen from one time to another: always, if that is the whole length.
    fn shown(&self, out: &mut String, still: Option<u32>, from: u32, until: Option<u32>, what: &str) {
        if let Some(time) = still {
            if from <= time && until.is_none_or(|until| time < until) {
                *out += what;
            }
            return;
        }
        if from == 0 && until.is_none() {
            *out += what;
            return;
        }
        let mut frames: Vec<(u32, u8)> = Vec::new();
        match from {
            0 => frames.push((0, 1)),
            from => frames.extend([(0, 0), (from - FADE.min(from), 0), (from, 1)]),
        }
        match until {
            Some(until) => frames.extend([(until, 1), (until + FADE, 0), (self.length, 0)]),
            None => frames.push((self.length, 1)),
        }
        frames.dedup();
        let values: Vec<String> = frames.iter().map(|(_, value)| value.to_string()).collect();
        let times: Vec<String> = frames.iter().map(|(time, _)| self.share(*time)).collect();
        let _ = write!(
            out,
            r#"<g opacity="{}"><animate attributeName="opacity" values="{}" keyTimes="{}" dur="{}ms" repeatCount="indefinite"/>{what}</g>"#,
            u8::from(from == 0),
            values.join(";"),
            times.join(";"),
            self.length,
        );
    }

    /// A time as a share of the whole, as SMIL wants it.
    fn share(&self, time: u32) -> String {
        fine(f64::from(time.min(self.length)) / f64::from(self.length)).to_string()
    }
}

impl Actor {
    /// Where it is at a time.
    fn place(&self, time: u32) -> (f64, f64) {
        let after = self.way.iter().position(|(at, _)| *at > time);
        match after {
            None => self.way[self.way.len() - 1].1,
            Some(0) => self.way[0].1,
            Some(next) => {
                let ((from, (x, y)), (to, (end_x, end_y))) = (self.way[next - 1], self.way[next]);
                let share = f64::from(time - from) / f64::from(to - from);
                (x + (end_x - x) * share, y + (end_y - y) * share)
            }
        }
    }
}

fn all_empty(hands: &[HandTexts]) -> bool {
    hands.iter().all(|hand| hand.pieces.is_empty())
}
