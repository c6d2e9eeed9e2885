//! Keyframes and timing of each motion, in the picture's user units.

use core::f64::consts::PI;

use js_sys::{Array, Math, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, Element};

use crate::art::decimal::thousandths;
use crate::pictures::svg::CELL;

/// A corner of a cell.
pub(super) type Point = (f64, f64);

/// One keyframe.
#[derive(Default)]
struct Frame {
    transform: String,
    opacity: Option<f64>,
    offset: Option<f64>,
    easing: Option<&'static str>,
}

impl Frame {
    fn to_js(&self) -> JsValue {
        let mut fields = vec![("transform", JsValue::from_str(&self.transform))];
        fields.extend(self.opacity.map(|opacity| ("opacity", opacity.into())));
        fields.extend(self.offset.map(|offset| ("offset", offset.into())));
        fields.extend(self.easing.map(|easing| ("easing", easing.into())));
        object(&fields)
    }
}

fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a property of a fresh object cannot fail.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

/// A motion of one node.
pub(super) struct Motion {
    frames: Vec<Frame>,
    /// When it starts.
    pub start: f64,
    /// How long it lasts.
    pub length: f64,
    easing: &'static str,
    fill: &'static str,
}

/// web-sys has this method only behind a compiler flag.
#[wasm_bindgen]
extern "C" {
    type Animatable;
    #[wasm_bindgen(method, catch)]
    fn animate(this: &Animatable, frames: &JsValue, timing: &JsValue) -> Result<Animation, JsValue>;
}

/// Sets out gently and arrives softly.
const SMOOTH: &str = "cubic-bezier(0.42, 0, 0.2, 1)";
const SOFT: &str = "cubic-bezier(0.2, 0.7, 0.3, 1)";

impl Motion {
    fn new(length: f64, easing: &'static str, frames: Vec<Frame>) -> Motion {
        Motion { frames, start: 0.0, length, easing, fill: "forwards" }
    }

    /// Also holds its first frame before it starts.
    fn held(mut self) -> Motion {
        self.fill = "both";
        self
    }

    /// Leaves nothing behind.
    fn passing(mut self) -> Motion {
        self.fill = "none";
        self
    }

    /// The same, later.
    pub fn at(mut self, start: f64) -> Motion {
        self.start = start;
        self
    }

    /// Plays it on a node.
    pub fn play(&self, node: &Element) -> Option<Animation> {
        let frames: Array = self.frames.iter().map(Frame::to_js).collect();
        // Milliseconds at normal speed.
        let timing = object(&[
            ("delay", self.start.into()),
            ("duration", self.length.into()),
            ("easing", self.easing.into()),
            ("fill", self.fill.into()),
        ]);
        let node: &Animatable = node.unchecked_ref();
        node.animate(&frames, &timing).ok()
    }
}

/// Moved so far, and larger or smaller about the middle of its cell. Every frame of a motion has
/// the same form, so that the browser goes from one to the next part by part.
fn placed((x, y): Point, scale: f64) -> Frame {
    let half = f64::from(CELL) / 2.0;
    let transform = format!(
        "translate({}px, {}px) scale({}) translate(-{middle}px, -{middle}px)",
        thousandths(x + half),
        thousandths(y + half),
        thousandths(scale),
        middle = CELL / 2,
    );
    Frame { transform, ..Frame::default() }
}

fn faded(frame: Frame, opacity: f64) -> Frame {
    Frame { opacity: Some(opacity), ..frame }
}

fn between(from: Point, to: Point, share: f64) -> Point {
    (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
}

/// Distance in cells.
fn distance(from: Point, to: Point) -> f64 {
    Math::hypot(to.0 - from.0, to.1 - from.1) / f64::from(CELL)
}

/// To the next square.
pub(super) fn step(from: Point, to: Point) -> Motion {
    Motion::new(260.0, SMOOTH, vec![placed(from, 1.0), placed(to, 1.0)])
}

/// Along a line; the longer, the longer it takes.
pub(super) fn slide(from: Point, to: Point) -> Motion {
    let length = (210.0 + 62.0 * distance(from, to)).min(640.0);
    Motion::new(length, SMOOTH, vec![placed(from, 1.0), placed(to, 1.0)])
}

/// Over whatever stands between: up from the board, over, and down.
pub(super) fn jump(from: Point, to: Point) -> Motion {
    arc(from, to, 0.0)
}

/// A jump that bows to the right of its way, so that two pieces pass each other.
pub(super) fn pass(from: Point, to: Point) -> Motion {
    arc(from, to, 0.42)
}

fn jump_length(from: Point, to: Point) -> f64 {
    (400.0 + 48.0 * distance(from, to)).min(760.0)
}

/// How far along its way a jumper is at a time from 0 to 1: slow where it leaves and lands.
fn along(time: f64) -> f64 {
    time - 0.6 * Math::sin(2.0 * PI * time) / (2.0 * PI)
}

const SAMPLES: u8 = 24;

fn arc(from: Point, to: Point, bow: f64) -> Motion {
    let far = distance(from, to);
    let height = (26.0 + 11.0 * far).min(80.0);
    let (right, down) = if far > 0.0 { ((to.0 - from.0) / far, (to.1 - from.1) / far) } else { (0.0, 0.0) };
    let frame = |sample: u8| {
        let time = f64::from(sample) / f64::from(SAMPLES);
        let up = Math::sin(PI * time);
        let (x, y) = between(from, to, along(time));
        placed((x - down * bow * up, y + right * bow * up - height * up), 1.0 + 0.2 * up)
    };
    Motion::new(jump_length(from, to), "linear", (0..=SAMPLES).map(frame).collect())
}

/// The shadow of a jumper: on the board below it, paler and wider the higher it is.
pub(super) fn shadow(from: Point, to: Point) -> Motion {
    let frame = |sample: u8| {
        let time = f64::from(sample) / f64::from(SAMPLES);
        let up = Math::sin(PI * time);
        let shown = (time * (1.0 - time) * 16.0).min(1.0);
        faded(placed(between(from, to, along(time)), 0.9 + 0.25 * up), shown * (1.0 - 0.35 * up))
    };
    Motion::new(jump_length(from, to), "linear", (0..=SAMPLES).map(frame).collect()).held()
}

/// From square to square along a track, with a small hop to each.
pub(super) fn run(way: &[Point]) -> Motion {
    const HOPS: u8 = 6;
    let mut frames = Vec::new();
    for pair in way.windows(2) {
        frames.extend((0..HOPS).map(|hop| {
            let share = f64::from(hop) / f64::from(HOPS);
            let (x, y) = between(pair[0], pair[1], share);
            let up = Math::sin(PI * share);
            placed((x, y - 16.0 * up), 1.0 + 0.06 * up)
        }));
    }
    frames.extend(way.last().map(|&end| placed(end, 1.0)));
    let steps = way.len().saturating_sub(1) as f64;
    Motion::new(170.0 * steps.max(1.0), "linear", frames)
}

/// Put down where a hand has let go of it.
pub(super) fn land(from: Point, to: Point) -> Motion {
    Motion::new(110.0, SOFT, vec![placed(from, 1.12), placed(to, 1.0)])
}

/// Pushed off its square in the direction of the blow, smaller and paler.
pub(super) fn capture(at: Point, blow: Point) -> Motion {
    let length = Math::hypot(blow.0, blow.1);
    let (x, y) = if length > 0.0 { (blow.0 / length, blow.1 / length) } else { (0.0, 0.0) };
    let push = |share: f64| (at.0 + x * 88.0 * share, at.1 + y * 88.0 * share);
    let frames = vec![
        faded(placed(at, 1.0), 1.0),
        Frame { offset: Some(0.5), ..faded(placed(push(0.8), 0.92), 0.95) },
        faded(placed(push(1.0), 0.6), 0.0),
    ];
    Motion::new(380.0, "ease-out", frames)
}

/// Off the board without a blow.
pub(super) fn vanish(at: Point) -> Motion {
    Motion::new(220.0, "ease-out", vec![faded(placed(at, 1.0), 1.0), faded(placed(at, 0.8), 0.0)])
}

/// There from the start, while another leaves it.
pub(super) fn stay(at: Point) -> Motion {
    Motion::new(1.0, "linear", vec![placed(at, 1.0), placed(at, 1.0)]).held()
}

/// Back on its square.
pub(super) fn appear(at: Point) -> Motion {
    let frames = vec![faded(placed(at, 0.6), 0.0), faded(placed(at, 1.0), 1.0)];
    Motion::new(260.0, SOFT, frames).held()
}

/// Turned about the middle of its own cell.
fn turned(degrees: i32, scale: f64, opacity: f64) -> Frame {
    let transform = format!(
        "translate({middle}px, {middle}px) rotate({degrees}deg) scale({}) translate(-{middle}px, -{middle}px)",
        thousandths(scale),
        middle = CELL / 2,
    );
    Frame { transform, opacity: Some(opacity), ..Frame::default() }
}

const CHANGE: f64 = 520.0;

/// The old figure of a piece that becomes another.
pub(super) fn change_from() -> Motion {
    let frames = vec![
        turned(0, 1.0, 1.0),
        Frame { offset: Some(0.4), ..turned(60, 0.82, 0.85) },
        Frame { offset: Some(0.62), ..turned(110, 0.62, 0.0) },
        turned(110, 0.62, 0.0),
    ];
    Motion::new(CHANGE, "ease-in-out", frames).held()
}

/// The old figure, while another joins it or leaves it.
pub(super) fn join_from() -> Motion {
    Motion::new(220.0, "ease-out", vec![turned(0, 1.0, 1.0), turned(0, 0.9, 0.0)]).held()
}

/// The figure of the two, or of the one that is left.
pub(super) fn join_into() -> Motion {
    Motion::new(220.0, "ease-out", vec![turned(0, 0.9, 0.0), turned(0, 1.0, 1.0)]).held()
}

/// The new figure.
pub(super) fn change_into() -> Motion {
    let frames = vec![
        turned(-90, 0.6, 0.0),
        Frame { offset: Some(0.22), ..turned(-80, 0.62, 0.0) },
        Frame { offset: Some(0.5), ..turned(-30, 0.96, 0.9) },
        Frame { offset: Some(0.8), ..turned(0, 1.16, 1.0) },
        turned(0, 1.0, 1.0),
    ];
    Motion::new(CHANGE, "ease-in-out", frames).held()
}

/// Out of the hand and home again.
pub(super) fn home(from: Point, to: Point) -> Motion {
    let length = (110.0 + 30.0 * distance(from, to)).min(260.0);
    Motion::new(length, SOFT, vec![placed(from, 1.12), placed(to, 1.0)]).passing()
}

/// How long a dropped piece waits for the page to play its move.
const PATIENCE: f64 = 900.0;

/// Onto the square where it was dropped, and home if nothing comes of it.
pub(super) fn wait(from: Point, at: Point, home: Point) -> Motion {
    let frames = vec![
        Frame { easing: Some(SOFT), ..placed(from, 1.12) },
        Frame { offset: Some(0.1), ..placed(at, 1.0) },
        Frame { offset: Some(0.8), easing: Some(SMOOTH), ..placed(at, 1.0) },
        placed(home, 1.0),
    ];
    Motion::new(PATIENCE, "linear", frames).passing()
}
