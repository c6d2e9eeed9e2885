//! Progress reports to a callback, which may stop the work.

use js_sys::Function;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::convert::to_js;
use super::error::bad_argument;
use super::read::FromJs;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Why something has ended before its own end: its caller wants no more, the milliseconds are over, or the number of
/// positions.
const STOPPED: &str = "stopped";
const TIME: &str = "time";
pub(super) const NODES: &str = "nodes";

/// The callback of a caller, and when it was last called.
pub(super) struct Callback(Function);

impl FromJs for Callback {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let function: Option<&Function> = value.dyn_ref();
        function
            .cloned()
            .map(Callback)
            .ok_or_else(|| bad_argument(&format!("“{what}” should be a function.")))
    }
}

/// Tells a caller how far it has come: each depth, and when it has been silent for long.
pub(super) struct Teller {
    callback: Option<Callback>,
    /// The longest time without a word, in milliseconds.
    silence: f64,
    begin: f64,
    reported: f64,
    depth: u32,
    thrown: Option<JsValue>,
}

impl Teller {
    pub(super) fn new(callback: Option<Callback>, silence: f64) -> Teller {
        let begin = now();
        Teller { callback, silence, begin, reported: begin, depth: 0, thrown: None }
    }

    /// The milliseconds so far.
    pub(super) fn millis(&self) -> f64 {
        now() - self.begin
    }

    /// Tells what has been found after so many milliseconds, if it is due. Whether the caller wants an end, or has
    /// thrown.
    pub(super) fn tell<T: Serialize>(&mut self, depth: u32, found: impl FnOnce(f64) -> T) -> bool {
        let Some(Callback(callback)) = &self.callback else { return false };
        let time = now();
        if depth == self.depth && time - self.reported < self.silence {
            return false;
        }
        (self.reported, self.depth) = (time, depth);
        let said = to_js(&found(time - self.begin));
        match said.and_then(|said| callback.call1(&JsValue::NULL, &said)) {
            Ok(answer) => answer == JsValue::FALSE,
            Err(error) => {
                self.thrown = Some(error);
                true
            }
        }
    }

    /// Tells as [`tell`](Teller::tell) does; why it is to end, if it is.
    pub(super) fn ended<T: Serialize>(
        &mut self,
        depth: u32,
        found: impl FnOnce(f64) -> T,
        most: f64,
    ) -> Option<&'static str> {
        if self.tell(depth, found) { Some(STOPPED) } else { (self.millis() >= most).then_some(TIME) }
    }

    /// Throws on what the caller has thrown; else the milliseconds that it took.
    pub(super) fn end(self) -> Result<f64, JsValue> {
        let millis = self.millis();
        self.thrown.map_or(Ok(millis), Err)
    }
}
