//! The DOM events that the board fires.

use js_sys::Function;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{CustomEvent, CustomEventInit, HtmlElement};

use super::super::convert::to_js;
use super::super::data;
use crate::web::data::SquareName;

/// The events by name, for a page's `addEventListener`, and what the module throws.
#[wasm_bindgen(typescript_custom_section)]
const EVENT_TYPES: &str = r#"
declare global {
  interface HTMLElementEventMap {
    "tabiya-move": CustomEvent<MoveDetail>;
    "tabiya-choice": CustomEvent<ChoiceDetail>;
    "tabiya-refuse": CustomEvent<RefuseDetail>;
    "tabiya-select": CustomEvent<SelectDetail>;
    "tabiya-square": CustomEvent<SquareDetail>;
    "tabiya-drop": CustomEvent<DropDetail>;
  }
}

/** What every function throws that is asked for something that cannot be. */
export interface TabiyaError extends Error, Partial<Omit<RecordErrorInfo, "code" | "message">> {
  /** Stable reason, such as `unknown-game`. */
  code: ErrorCode;
  /** The squares that it speaks of, if it speaks of any. */
  squares?: string[];
  /** Of a game’s file: the field, as a path. */
  field?: string;
}
"#;

/// Detail of `tabiya-move`: the reader chose a legal move. Nothing has been played yet.
#[derive(Serialize, Tsify)]
pub struct MoveDetail {
    /// The move, for `Match.play`.
    pub text: String,
}

/// Detail of `tabiya-choice`: the reader chose two squares between which several moves lead, or a
/// square on which a piece from the hand may be put in several ways.
#[derive(Serialize, Tsify)]
pub struct ChoiceDetail {
    /// From here; nowhere for a piece from the hand ...
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub from: Option<String>,
    /// ... to here.
    pub to: String,
    /// The moves to choose from.
    pub moves: Vec<data::Move>,
}

/// Detail of `tabiya-refuse`: the reader tried something that is not legal.
#[derive(Serialize, Tsify)]
pub struct RefuseDetail {
    /// From here; nowhere for a piece from the hand ...
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub from: Option<String>,
    /// Role of the piece from the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub kind: Option<String>,
    /// ... to here. The same square if a piece was picked that may not move now.
    pub to: String,
    /// Stable code of the reason.
    #[tsify(type = "MoveCode")]
    pub code: &'static str,
    /// The reason in a sentence.
    pub message: String,
    /// The squares that it speaks of.
    #[tsify(type = "string[]")]
    pub squares: Vec<SquareName>,
}

/// Detail of `tabiya-select`: the reader selected a piece, or none any more. A piece that the page had
/// taken from the hand is then back in it.
#[derive(Default, Serialize, Tsify)]
pub struct SelectDetail {
    /// Its square.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub square: Option<String>,
    /// Its role.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub piece: Option<String>,
    /// Its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub seat: Option<String>,
    /// What the reader has to do next, where that is more than to choose a square for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub message: Option<String>,
}

/// Detail of `tabiya-square`, in mode "edit": a square was activated.
#[derive(Serialize, Tsify)]
pub struct SquareDetail {
    /// The square.
    pub square: String,
    /// 0, or 2 for the second button.
    pub button: u8,
}

/// Detail of `tabiya-drop`, in mode "edit": a piece was put on another square.
#[derive(Serialize, Tsify)]
pub struct DropDetail {
    /// From here ...
    pub from: String,
    /// ... to here.
    pub to: String,
}

/// Something to do once nothing borrows the view.
pub(super) enum Act {
    /// Fires an event.
    Fire(HtmlElement, &'static str, JsValue),
    /// Gives an element the focus.
    Focus(HtmlElement),
    /// Resolves a promise.
    Resolve(Function),
}

impl Act {
    /// An event with this detail.
    pub fn fire(on: &HtmlElement, name: &'static str, detail: &impl Serialize) -> Act {
        // These details are plain strings and numbers; they always serialise.
        Act::Fire(on.clone(), name, to_js(detail).unwrap_or_default())
    }

    /// Does it. What goes wrong here went wrong in the page's own code.
    pub fn perform(self) {
        match self {
            Act::Fire(element, name, detail) => {
                let init = CustomEventInit::new();
                init.set_bubbles(true);
                init.set_detail(&detail);
                if let Ok(event) = CustomEvent::new_with_event_init_dict(name, &init) {
                    let _ = element.dispatch_event(&event);
                }
            }
            Act::Focus(element) => {
                let _ = element.focus();
            }
            Act::Resolve(resolve) => {
                let _ = resolve.call0(&JsValue::UNDEFINED);
            }
        }
    }
}
