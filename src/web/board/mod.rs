//! The living board: the class `BoardView`.
//!
//! It shows the picture that [`crate::pictures::svg`] draws, under a grid of transparent cells that a
//! pointer, the keyboard and a screen reader can use:
//!
//! ```text
//! div.tabiya-board                    .moving while pieces move, .dragging while one is dragged,
//!                                     .thrown while a throw waits to be played
//!   svg.tabiya  aria-hidden           the picture; see crate::pictures::svg
//!   div.tabiya-grid  role=grid        lies exactly over the squares
//!     div.tabiya-row  role=row
//!       div.tabiya-cell  role=gridcell, data-square, tabindex; .movable .target .capture
//!         span.tabiya-name            what a screen reader says: "e4, White’s elephant"
//!   div.tabiya-live  aria-live        what has been played
//! ```
//!
//! `board.css` puts the cells in their places.
//!
//! The nodes of the picture are those of the static one, drawn by the same functions; what
//! changes is replaced node by node (`dom::reconcile`). An animation leaves the nodes to the Web
//! Animations API and draws the new position when it ends.
//!
//! The files, what is told to do something above what does it, each a part of `impl View` from `places` on:
//!
//! - `keyboard`, `pointer`: what the reader does with keys, mouse, finger and pen;
//! - `play`: from squares that the reader means to moves, refusals and selections; `animate` with `actors`:
//!   from beats to motions;
//! - `commands`: what the page tells the board;
//! - `held`: the piece that a pointer holds; `running`: the animation that runs;
//! - `draw`, `cells`, `marks`: what the board shows;
//! - `places`: where the squares are;
//! - `state`: what a board knows, with its nodes in `stage` and `cell`;
//! - `events`, `frames`, `settings`, `dom`: what needs no board.

mod actors;
mod animate;
mod cell;
mod cells;
mod commands;
mod dom;
mod draw;
mod events;
mod frames;
mod held;
mod keyboard;
mod marks;
mod places;
mod play;
mod pointer;
mod running;
mod settings;
mod stage;
mod state;

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use js_sys::{Promise, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, EventTarget, HtmlElement, Node};

use super::annotation::ground;
use super::convert::{mark, role_named, square};
use super::data;
use super::data::Annotations;
use super::error::bad_argument;
use super::game::WebMatch;
use super::read::{FromJs, from_js};
use crate::pictures::svg::Annotation;
use dom::Listener;
use events::Act;
use settings::ViewSettings;
use state::View;

/// The living board: mounts in an element and fires events on it.
///
/// The page needs the style sheet `board.css`. Keep the object as long as the board is to stand:
/// when it is freed, or collected as garbage, its board goes with it.
///
/// Events, all `CustomEvent`s that bubble, by name and type of the detail: `tabiya-move`
/// (`MoveDetail`), `tabiya-choice` (`ChoiceDetail`), `tabiya-refuse` (`RefuseDetail`),
/// `tabiya-select` (`SelectDetail`); in mode "edit" `tabiya-square` (`SquareDetail`) and
/// `tabiya-drop` (`DropDetail`). The board plays nothing by itself: the page plays the move on
/// its match and calls `animate` or `show`.
#[wasm_bindgen]
pub struct BoardView {
    handle: Handle,
}

#[wasm_bindgen]
impl BoardView {
    /// Mounts a board in an element, after what is there already. Throws an `Error` with code
    /// `bad-argument` for settings that mean nothing.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "HTMLElement")] element: JsValue,
        #[wasm_bindgen(js_name = "match")] game: &WebMatch,
        #[wasm_bindgen(unchecked_optional_param_type = "ViewSettings")] settings: JsValue,
    ) -> Result<BoardView, JsValue> {
        let settings: ViewSettings = from_js(&settings, "settings")?;
        let view = View::new(element_of_page(element)?, game.inner.clone(), settings)?;
        let handle = Handle(Rc::new(RefCell::new(Some(view))));
        handle.listen()?;
        Ok(BoardView { handle })
    }

    /// Shows this match from now on, without animation. Clears the selection.
    pub fn show(&self, #[wasm_bindgen(js_name = "match")] game: &WebMatch) {
        let game = game.inner.clone();
        self.handle.with(|view| view.show(game));
    }

    /// Plays beats; resolves when the pieces stand still. The match is already in the state after
    /// them. What a screen reader hears is said at once.
    #[wasm_bindgen(unchecked_return_type = "Promise<void>")]
    pub fn animate(
        &self,
        #[wasm_bindgen(js_name = "match")] game: &WebMatch,
        #[wasm_bindgen(unchecked_param_type = "Beat[]")] beats: JsValue,
    ) -> Result<Promise, JsValue> {
        let beats: Vec<data::Beat> = FromJs::read(&beats, "beats")?;
        let game = game.inner.clone();
        let mut resolve = None;
        let promise = Promise::new(&mut |done, _| resolve = Some(done));
        let Some(resolve) = resolve else { return Ok(promise) };
        let gone = self.handle.with(|view| view.animate(game, &beats, resolve.clone())).is_none();
        if gone {
            Act::Resolve(resolve).perform();
        }
        Ok(promise)
    }

    /// Changes the settings that are given; the others stay.
    pub fn set(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ViewSettings")] settings: JsValue,
    ) -> Result<(), JsValue> {
        let settings: ViewSettings = from_js(&settings, "settings")?;
        self.handle.with(|view| view.set(settings)).unwrap_or(Ok(()))
    }

    /// Selects the piece on a square and shows where it may go; without a square, nothing is
    /// selected any more. Fires no event.
    pub fn select(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] square: JsValue,
    ) -> Result<(), JsValue> {
        let square: Option<String> = FromJs::read(&square, "square")?;
        let select = |view: &mut View| {
            let at = square.map(|name| self::square(view.game.rules(), &name)).transpose()?;
            view.select(at);
            Ok(())
        };
        self.handle.with(select).unwrap_or(Ok(()))
    }

    /// Takes a kind of piece from the hand of the side to move and shows where it may be put; the
    /// reader then chooses a square, or lets go with Escape. Without a role, or if there is none
    /// in hand, nothing is held any more. Fires no event.
    pub fn arm(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] kind: JsValue,
    ) -> Result<(), JsValue> {
        let role: Option<String> = FromJs::read(&kind, "kind")?;
        let arm = |view: &mut View| {
            let role = role.as_ref().map(|id| role_named(view.game.rules(), id)).transpose()?;
            view.arm(role);
            Ok(())
        };
        self.handle.with(arm).unwrap_or(Ok(()))
    }

    /// The role that has been taken from the hand, if one has.
    #[wasm_bindgen(getter)]
    pub fn armed(&self) -> Option<String> {
        let armed = |view: &mut View| view.armed.map(|role| view.game.rules().role(role).id.to_string());
        self.handle.with(armed).flatten()
    }

    /// Marks squares, besides the marks of the board itself. Each call replaces the last one's.
    pub fn marks(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Mark[]")] marks: JsValue,
    ) -> Result<(), JsValue> {
        let marks: Vec<data::Mark> = from_js(&marks, "marks")?;
        let set = |view: &mut View| {
            let rules = view.game.rules();
            let marks = marks.iter().map(|info| mark(rules, info)).collect::<Result<_, _>>()?;
            view.set_marks(marks);
            Ok(())
        };
        self.handle.with(set).unwrap_or(Ok(()))
    }

    /// Draws arrows, coloured squares, circles and labels over the board. Each call replaces the last one's;
    /// a board of another shape comes without. A caption is for the page to show.
    pub fn annotate(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Annotations")] annotations: JsValue,
    ) -> Result<(), JsValue> {
        let annotations: Annotations = from_js(&annotations, "annotations")?;
        let set = |view: &mut View| {
            let annotation = annotations.on(view.game.rules())?;
            view.annotate(annotation);
            Ok(())
        };
        self.handle.with(set).unwrap_or(Ok(()))
    }

    /// Exactly what the board shows, marks included, as an SVG file; while pieces move, where they
    /// will stand. Empty once the board is destroyed. Of the options it takes `title`, `prefix`,
    /// `background` and `caption`.
    pub fn svg(
        &self,
        #[wasm_bindgen(
            unchecked_optional_param_type = "Pick<SvgOptions, \"title\" | \"prefix\" | \"background\" | \"caption\">"
        )]
        options: JsValue,
    ) -> Result<String, JsValue> {
        let options: data::SvgOptions = from_js(&options, "options")?;
        let ground = ground(options.background)?;
        let prefix = options.prefix.unwrap_or_default();
        let caption = Annotations { caption: options.annotation.caption, ..Annotations::default() };
        let picture = |view: &mut View| -> Result<String, JsValue> {
            let caption = caption.on(view.game.rules())?.caption;
            let annotation = Annotation { caption, ..view.annotation.clone() };
            Ok(view.picture(options.title, prefix, ground, annotation))
        };
        self.handle.with(picture).unwrap_or(Ok(String::new()))
    }

    /// Holds a running animation.
    pub fn pause(&self) {
        self.handle.with(|view| view.pause());
    }

    /// Goes on with an animation that is held.
    pub fn resume(&self) {
        self.handle.with(|view| view.resume());
    }

    /// Ends a running animation: the pieces stand where it would have left them.
    pub fn finish(&self) {
        self.handle.with(View::settle);
    }

    /// Whether an animation is running or held.
    #[wasm_bindgen(getter)]
    pub fn moving(&self) -> bool {
        self.handle.with(|view| view.running.is_some()).unwrap_or(false)
    }

    /// Removes the board from its element; a running animation resolves. Every other method then
    /// does nothing.
    pub fn destroy(&self) {
        self.handle.destroy();
    }
}

/// Takes an element for what it is by what the page says of it: the element of a frame is of
/// another class than ours.
fn element_of_page(value: JsValue) -> Result<HtmlElement, JsValue> {
    let field = |name: &str| Reflect::get(&value, &JsValue::from_str(name)).unwrap_or_default();
    let stands = field("nodeType") == Node::ELEMENT_NODE && field("style").is_object();
    if stands {
        Ok(value.unchecked_into())
    } else {
        Err(bad_argument("“element” should be an element of a page."))
    }
}

impl Drop for BoardView {
    fn drop(&mut self) {
        self.handle.destroy();
    }
}

/// A view that event listeners share. Events are fired, and promises resolved, only when nothing
/// borrows the view: what listens to them may call it again.
#[derive(Clone)]
struct Handle(Rc<RefCell<Option<View>>>);

impl Handle {
    /// Does something with the view and then fires what it left to be fired. `None` once the view
    /// is destroyed.
    fn with<T>(&self, act: impl FnOnce(&mut View) -> T) -> Option<T> {
        let (result, acts) = {
            let mut slot = self.0.try_borrow_mut().ok()?;
            let view = slot.as_mut()?;
            (act(view), core::mem::take(&mut view.acts))
        };
        acts.into_iter().for_each(Act::perform);
        Some(result)
    }

    fn destroy(&self) {
        let view = self.0.try_borrow_mut().ok().and_then(|mut slot| slot.take());
        if let Some(mut view) = view {
            view.settle();
            let acts = core::mem::take(&mut view.acts);
            drop(view);
            acts.into_iter().for_each(Act::perform);
        }
    }

    fn listen(&self) -> Result<(), JsValue> {
        let listener = |name: &'static str, act: fn(&mut View, &Event)| {
            let shared: Weak<RefCell<Option<View>>> = Rc::downgrade(&self.0);
            Listener::new(name, move |event| {
                if let Some(shared) = shared.upgrade() {
                    Handle(shared).with(|view| act(view, &event));
                }
            })
        };
        let listeners = vec![
            listener("keydown", |view, event| event.dyn_ref().map_or((), |event| view.key(event))),
            listener("focusin", View::focused),
            listener("click", View::click),
            listener("contextmenu", View::context_menu),
            listener("pointerdown", |view, event| event.dyn_ref().map_or((), |event| view.press(event))),
            listener("pointermove", |view, event| event.dyn_ref().map_or((), |event| view.drag(event))),
            listener("pointerup", |view, event| event.dyn_ref().map_or((), |event| view.release(event))),
            listener("pointercancel", |view, event| event.dyn_ref().map_or((), |event| view.cancel(event))),
            listener("lostpointercapture", |view, event| {
                event.dyn_ref().map_or((), |event| view.cancel(event))
            }),
        ];
        // Not on the grid: an animation calls it.
        let ended = listener("finish", View::ended);
        self.with(|view| {
            let grid: &EventTarget = &view.stage.grid;
            for listener in listeners {
                view.listeners.push(listener.on(grid)?);
            }
            view.on_finish = Some(ended);
            Ok(())
        })
        .unwrap_or(Ok(()))
    }
}
