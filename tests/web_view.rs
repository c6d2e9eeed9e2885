//! The living board in a real browser.
#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Promise, Reflect};
use tabiya::web::{BoardView, WebMatch};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{CustomEvent, Document, Element, HtmlElement, KeyboardEvent, KeyboardEventInit};
use web_sys::{PointerEvent, PointerEventInit};

wasm_bindgen_test_configure!(run_in_browser);

/// A value given as JSON.
fn json(text: &str) -> JsValue {
    js_sys::JSON::parse(text).unwrap()
}

fn get(value: &JsValue, key: &str) -> JsValue {
    Reflect::get(value, &key.into()).unwrap()
}

fn text(value: &JsValue, key: &str) -> String {
    get(value, key).as_string().unwrap_or_default()
}

/// Lays boards out as on a page.
fn add_styles() {
    if document().query_selector("style[data-board]").unwrap().is_none() {
        let style = document().create_element("style").unwrap();
        style.set_attribute("data-board", "").unwrap();
        style.set_text_content(Some(include_str!("../www/css/board.css")));
        document().body().unwrap().append_child(&style).unwrap();
    }
}

fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}

/// A board on the page, and the events that it has fired.
struct Board {
    element: HtmlElement,
    game: WebMatch,
    view: BoardView,
    events: Rc<RefCell<Vec<(String, JsValue)>>>,
    _listener: Closure<dyn FnMut(CustomEvent)>,
}

const EVENTS: [&str; 6] = ["move", "choice", "refuse", "select", "square", "drop"];

impl Board {
    fn new(game: &str, setup: &str, settings: &str) -> Board {
        add_styles();
        let element: HtmlElement = document().create_element("div").unwrap().dyn_into().unwrap();
        element.style().set_property("width", "400px").unwrap();
        // On top of what the test runner writes.
        document().body().unwrap().prepend_with_node_1(&element).unwrap();
        let game = WebMatch::new(game.into(), json(setup)).unwrap();
        let view = BoardView::new(element.clone().into(), &game, json(settings)).unwrap();
        let events = Rc::new(RefCell::new(Vec::new()));
        let log = events.clone();
        let listener = Closure::<dyn FnMut(CustomEvent)>::new(move |event: CustomEvent| {
            log.borrow_mut().push((event.type_(), event.detail()));
        });
        for name in EVENTS {
            let name = format!("tabiya-{name}");
            element.add_event_listener_with_callback(&name, listener.as_ref().unchecked_ref()).unwrap();
        }
        Board { element, game, view, events, _listener: listener }
    }

    fn chaturanga() -> Board {
        Board::new("chaturanga", "{}", "{}")
    }

    fn cell(&self, square: &str) -> HtmlElement {
        self.find(&format!("[role=gridcell][data-square={square}]")).dyn_into().unwrap()
    }

    fn find(&self, selector: &str) -> Element {
        self.element.query_selector(selector).unwrap().unwrap()
    }

    fn count(&self, selector: &str) -> u32 {
        self.element.query_selector_all(selector).unwrap().length()
    }

    /// What a screen reader says of a square.
    fn name(&self, square: &str) -> String {
        self.cell(square).text_content().unwrap()
    }

    fn click(&self, square: &str) {
        self.cell(square).click();
    }

    /// The events so far, which are then forgotten.
    fn take(&self) -> Vec<(String, JsValue)> {
        self.events.take()
    }

    /// The only event so far.
    fn event(&self, name: &str) -> JsValue {
        let mut events = self.take();
        let names: Vec<&str> = events.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, [format!("tabiya-{name}")]);
        events.pop().unwrap().1
    }

    fn key(&self, key: &str) {
        self.key_with(key, false);
    }

    fn key_with(&self, key: &str, control: bool) {
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_ctrl_key(control);
        init.set_bubbles(true);
        init.set_cancelable(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
        focused().unwrap().dispatch_event(&event).unwrap();
    }

    /// The name of the square that has the focus.
    fn cursor(&self) -> String {
        focused().and_then(|cell| cell.get_attribute("data-square")).unwrap_or_default()
    }

    fn pointer(&self, name: &str, role: &str, at: (f64, f64)) {
        let init = PointerEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_pointer_id(1);
        init.set_is_primary(true);
        init.set_pointer_type(role);
        init.set_client_x(at.0 as i32);
        init.set_client_y(at.1 as i32);
        let target = document().element_from_point(at.0 as f32, at.1 as f32);
        let target = target.filter(|target| self.element.contains(Some(target)));
        let target = target.unwrap_or_else(|| self.find(".tabiya-grid"));
        let event = PointerEvent::new_with_event_init_dict(name, &init).unwrap();
        target.dispatch_event(&event).unwrap();
    }

    /// The middle of a square on the screen.
    fn middle(&self, square: &str) -> (f64, f64) {
        let rect = self.cell(square).get_bounding_client_rect();
        (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
    }

    fn drag(&self, from: &str, to: (f64, f64)) {
        self.pointer("pointerdown", "mouse", self.middle(from));
        self.pointer("pointermove", "mouse", to);
        self.pointer("pointermove", "mouse", to);
        self.pointer("pointerup", "mouse", to);
    }

    /// Plays a move and animates it.
    fn play(&mut self, text: &str) -> Promise {
        let beats = self.game.play(text.into(), JsValue::UNDEFINED).unwrap();
        self.view.animate(&self.game, beats).unwrap()
    }

    /// Everything that is seen, as text.
    fn picture(&self) -> String {
        self.find("svg").outer_html()
    }

    /// What the board would show if it were mounted now.
    fn fresh_picture(&self, settings: &str) -> String {
        let element: HtmlElement = document().create_element("div").unwrap().dyn_into().unwrap();
        let view = BoardView::new(element.clone().into(), &self.game, json(settings)).unwrap();
        let picture = element.query_selector("svg").unwrap().unwrap().outer_html();
        view.destroy();
        picture
    }

    /// The animations of the pieces that are running now.
    fn animations(&self) -> Vec<JsValue> {
        let all = get(&self.element, "getAnimations").unchecked_into::<js_sys::Function>();
        let all: Array = all.call1(&self.element, &json(r#"{"subtree":true}"#)).unwrap().unchecked_into();
        all.iter().filter(|animation| get(animation, "animationName").is_undefined()).collect()
    }

    fn said(&self) -> String {
        self.find("[aria-live]").text_content().unwrap()
    }
}

impl Drop for Board {
    fn drop(&mut self) {
        self.element.remove();
    }
}

fn focused() -> Option<Element> {
    document().active_element()
}

#[wasm_bindgen_test]
fn the_grid_names_every_square() {
    let board = Board::chaturanga();
    assert_eq!(board.find("[role=grid]").get_attribute("aria-label").unwrap(), "Chaturanga");
    assert_eq!((board.count("[role=row]"), board.count("[role=row] [role=gridcell]")), (8, 64));
    assert_eq!(board.find("[role=gridcell]").get_attribute("data-square").unwrap(), "a8");
    assert_eq!(board.name("c1"), "c1, White’s elephant");
    assert_eq!(board.name("d8"), "d8, Black’s king");
    assert_eq!(board.name("e5"), "e5, empty");
    assert_eq!(board.find("svg").get_attribute("aria-hidden").unwrap(), "true");
    assert_eq!(board.count("[tabindex='0']"), 1);
    assert_eq!(board.count("svg [style], svg style, .tabiya-cell[style]"), 0);
}

#[wasm_bindgen_test]
fn the_picture_is_the_static_one() {
    let board = Board::chaturanga();
    let pieces = board.find("svg .pieces").inner_html();
    assert_eq!(board.count("svg .piece"), 32);
    let holder = document().create_element("div").unwrap();
    holder.set_inner_html(&board.game.svg(JsValue::UNDEFINED).unwrap());
    let piece = |root: &Element| {
        let piece = root.query_selector("[data-square=e1]").unwrap().unwrap();
        (piece.get_attribute("class"), piece.get_attribute("transform"))
    };
    assert_eq!(piece(&board.find("svg")), piece(&holder));
    let figure = holder.query_selector("defs .figure.light.king").unwrap().unwrap();
    assert!(pieces.contains(&figure.outer_html()), "{}", figure.outer_html());
    assert_eq!(
        board.find("svg").get_attribute("viewBox"),
        holder.first_element_child().unwrap().get_attribute("viewBox")
    );
}

#[wasm_bindgen_test]
fn two_clicks_choose_a_move() {
    let board = Board::chaturanga();
    board.click("c1");
    let selected = board.event("select");
    assert_eq!((text(&selected, "square"), text(&selected, "piece")), ("c1".into(), "elephant".into()));
    assert_eq!(board.name("c1"), "c1, White’s elephant, selected");
    assert_eq!(board.name("e3"), "e3, empty, can move here");
    assert_eq!(board.cell("c1").get_attribute("aria-selected").unwrap(), "true");
    assert_eq!(board.count("svg .mark.move.jump"), 2);
    assert_eq!(board.said(), "White’s elephant on c1 can go to a3 and e3.");
    board.click("e3");
    assert_eq!(text(&board.event("move"), "text"), "c1e3");
    // The page has not played it: nothing has moved, and nothing is selected.
    assert_eq!(board.name("c1"), "c1, White’s elephant");
    assert_eq!(board.name("e3"), "e3, empty");
    assert_eq!(board.count("svg .mark"), 0);
}

#[wasm_bindgen_test]
fn another_own_piece_is_selected_instead() {
    let board = Board::chaturanga();
    board.click("c1");
    board.click("e2");
    let events = board.take();
    assert_eq!(text(&events[1].1, "square"), "e2");
    board.click("e2");
    assert!(get(&board.event("select"), "square").is_undefined());
    assert_eq!(board.count("[aria-selected=true]"), 0);
}

#[wasm_bindgen_test]
fn an_illegal_target_is_refused_with_its_reason() {
    let board = Board::chaturanga();
    board.click("a1");
    board.take();
    board.click("a4");
    let refused = board.event("refuse");
    assert_eq!(text(&refused, "code"), "blocked");
    assert_eq!((text(&refused, "from"), text(&refused, "to")), ("a1".into(), "a4".into()));
    assert_eq!(text(&refused, "message"), "Blocked by White’s soldier on a2.");
    assert_eq!(get(&refused, "squares").unchecked_into::<Array>().get(0).as_string().unwrap(), "a2");
    assert_eq!(board.find(".mark.blocked").get_attribute("data-square").unwrap(), "a2");
    // Until the next action.
    board.click("a1");
    assert_eq!(board.count(".mark.blocked"), 0);
}

#[wasm_bindgen_test]
fn a_piece_that_may_not_move_says_why() {
    let board = Board::chaturanga();
    board.click("e7");
    assert_eq!(text(&board.event("refuse"), "code"), "not-on-turn");
    board.click("e5");
    assert!(board.take().is_empty());
}

#[wasm_bindgen_test]
fn the_keyboard_plays() {
    let board = Board::chaturanga();
    board.cell("a1").focus().unwrap();
    for _ in 0..4 {
        board.key("ArrowRight");
    }
    board.key("ArrowUp");
    assert_eq!(board.cursor(), "e2");
    board.key("Enter");
    board.key("ArrowUp");
    assert_eq!(board.cursor(), "e3");
    assert_eq!(board.cell("e3").tab_index(), 0);
    assert_eq!(board.count("[tabindex='0']"), 1);
    board.key(" ");
    let events = board.take();
    assert_eq!(text(&events.last().unwrap().1, "text"), "e2e3");
    for (key, control, square) in [
        ("Home", false, "a3"),
        ("End", false, "h3"),
        ("Home", true, "a8"),
        ("End", true, "h1"),
        ("ArrowRight", false, "h1"),
        ("ArrowDown", false, "h1"),
        ("PageUp", false, "h8"),
    ] {
        board.key_with(key, control);
        assert_eq!(board.cursor(), square, "{key}");
    }
}

#[wasm_bindgen_test]
fn escape_deselects() {
    let board = Board::chaturanga();
    board.cell("e2").focus().unwrap();
    board.key("Enter");
    board.key("Escape");
    let events = board.take();
    assert!(get(&events[1].1, "square").is_undefined());
    assert_eq!(board.count("[aria-selected=true]"), 0);
    // A second one is for somebody else.
    board.key("Escape");
    assert!(board.take().is_empty());
}

#[wasm_bindgen_test]
fn arrows_follow_the_screen_when_flipped() {
    let board = Board::new("chaturanga", "{}", r#"{"flipped":true}"#);
    assert_eq!(board.find("[role=gridcell]").get_attribute("data-square").unwrap(), "h1");
    board.cell("e2").focus().unwrap();
    board.key("ArrowUp");
    assert_eq!(board.cursor(), "e1");
    board.key("ArrowLeft");
    assert_eq!(board.cursor(), "f1");
    // Turned round, the focus stays with its square.
    board.view.set(json(r#"{"flipped":false}"#)).unwrap();
    assert_eq!(board.cursor(), "f1");
    board.key("ArrowUp");
    assert_eq!(board.cursor(), "f2");
    assert_eq!(board.picture(), board.fresh_picture("{}"));
}

#[wasm_bindgen_test]
fn the_focus_stays_after_a_move() {
    let mut board = Board::chaturanga();
    board.cell("e3").focus().unwrap();
    let _ = board.play("e2e3");
    board.view.finish();
    assert_eq!(board.cursor(), "e3");
    assert_eq!(board.name("e3"), "e3, White’s soldier");
}

#[wasm_bindgen_test]
async fn an_animation_ends_where_show_would() {
    let mut board = Board::chaturanga();
    board.view.set(json(r#"{"speed":20}"#)).unwrap();
    for text in ["c1e3", "e7e6", "e3g5", "c8e6", "e2e3"] {
        if board
            .game
            .legal(JsValue::UNDEFINED, JsValue::UNDEFINED)
            .unwrap()
            .unchecked_into::<Array>()
            .iter()
            .all(|m| self::text(&m, "text") != text)
        {
            continue;
        }
        let done = board.play(text);
        assert!(board.view.moving() && !board.animations().is_empty(), "{text}");
        assert_ne!(board.picture(), board.fresh_picture("{}"));
        done.await.unwrap();
        assert!(!board.view.moving());
        assert_eq!(board.picture(), board.fresh_picture("{}"), "{text}");
        assert!(board.animations().is_empty());
    }
    while let Some(beats) = Some(board.game.undo().unwrap()).filter(JsValue::is_object) {
        board.view.animate(&board.game, beats).unwrap().await.unwrap();
        assert_eq!(board.picture(), board.fresh_picture("{}"));
    }
}

/// Plays a move on a board of its own and returns the names of the nodes that move.
async fn watch(game: &str, setup: &str, text: &str) -> Vec<String> {
    let mut board = Board::new(game, setup, r#"{"speed":20}"#);
    let done = board.play(text);
    let nodes = board
        .animations()
        .iter()
        .map(|animation| {
            let target: Element = get(&get(animation, "effect"), "target").unchecked_into();
            target.get_attribute("class").unwrap()
        })
        .collect();
    done.await.unwrap();
    assert_eq!(board.picture(), board.fresh_picture("{}"));
    let beats = board.game.undo().unwrap();
    board.view.animate(&board.game, beats).unwrap().await.unwrap();
    assert_eq!(board.picture(), board.fresh_picture("{}"));
    nodes
}

#[wasm_bindgen_test]
async fn a_jump_throws_a_shadow() {
    assert_eq!(watch("chaturanga", "{}", "c1e3").await, ["shadow", "piece seat-0"]);
    assert_eq!(watch("chaturanga", "{}", "e2e3").await, ["piece seat-0"]);
}

#[wasm_bindgen_test]
async fn a_captured_piece_goes_and_comes_back() {
    let position = r#"{"position":"4k3/8/8/8/8/r7/8/R3K3 w"}"#;
    assert_eq!(watch("chaturanga", position, "a1a3").await, ["piece seat-0", "piece seat-1"]);
}

#[wasm_bindgen_test]
async fn a_promoted_piece_changes() {
    let position = r#"{"position":"4k3/P6p/8/8/8/8/8/4K3 w"}"#;
    let game = WebMatch::new("shatranj".into(), json(position)).unwrap();
    let moves = game.legal("a7".into(), JsValue::UNDEFINED).unwrap().unchecked_into::<Array>();
    let text = text(&moves.get(0), "text");
    let nodes = watch("shatranj", position, &text).await;
    assert_eq!(nodes.len(), 3, "{nodes:?}");
    assert!(nodes[1].contains("figure") && nodes[2].contains("figure"), "{nodes:?}");
}

#[wasm_bindgen_test]
fn a_move_is_announced() {
    let mut board = Board::chaturanga();
    let _ = board.play("c1e3");
    assert_eq!(board.said(), "White’s elephant jumps from c1 to e3. Black to move.");
    // Another board is no place for what was said of this one.
    board.view.show(&Board::new("xiangqi", "{}", "{}").game);
    assert_eq!(board.said(), "Red to move.");
}

#[wasm_bindgen_test]
async fn a_second_animation_ends_the_first() {
    let mut board = Board::chaturanga();
    let first = board.play("e2e3");
    let second = board.play("e7e6");
    first.await.unwrap();
    assert!(board.view.moving());
    assert_eq!(
        board.find("svg [data-square=e3].piece").get_attribute("transform").unwrap(),
        "translate(400 500)"
    );
    board.view.finish();
    second.await.unwrap();
    assert!(!board.view.moving());
    let third = board.play("d2d3");
    board.view.show(&board.game);
    third.await.unwrap();
    assert_eq!(board.picture(), board.fresh_picture("{}"));
}

#[wasm_bindgen_test]
async fn an_animation_can_be_held() {
    let mut board = Board::chaturanga();
    let done = board.play("c1e3");
    board.view.pause();
    assert!(board.animations().iter().all(|animation| text(animation, "playState") == "paused"));
    assert!(board.view.moving());
    board.view.set(json(r#"{"speed":50}"#)).unwrap();
    board.view.resume();
    assert!(board.animations().iter().all(|animation| text(animation, "playState") == "running"));
    done.await.unwrap();
}

#[wasm_bindgen_test]
async fn without_animation_nothing_moves() {
    let mut board = Board::new("chaturanga", "{}", r#"{"animation":false}"#);
    let done = board.play("c1e3");
    assert!(!board.view.moving() && board.animations().is_empty());
    assert_eq!(board.picture(), board.fresh_picture("{}"));
    done.await.unwrap();
    assert_eq!(board.said(), "White’s elephant jumps from c1 to e3. Black to move.");
}

#[wasm_bindgen_test]
async fn reduced_motion_is_honoured() {
    let window = web_sys::window().unwrap();
    let real = get(&window, "matchMedia");
    let reduced = js_sys::Function::new_no_args("return { matches: true }");
    Reflect::set(&window, &"matchMedia".into(), &reduced).unwrap();
    let mut board = Board::chaturanga();
    let done = board.play("c1e3");
    let moving = board.view.moving();
    Reflect::set(&window, &"matchMedia".into(), &real).unwrap();
    assert!(!moving && board.animations().is_empty());
    done.await.unwrap();
    assert_eq!(board.picture(), board.fresh_picture("{}"));
}

#[wasm_bindgen_test]
fn the_last_move_and_check_are_marked() {
    let mut board = Board::new("chaturanga", r#"{"position":"4k3/7p/8/8/8/8/8/R3K3 w"}"#, "{}");
    let _ = board.play("a1a8");
    assert_eq!((board.count(".mark.last"), board.count(".mark.check")), (2, 0));
    board.view.finish();
    assert_eq!(board.find(".mark.check").get_attribute("data-square").unwrap(), "e8");
    assert_eq!(board.name("e8"), "e8, Black’s king, in check");
}

#[wasm_bindgen_test]
fn a_piece_is_dragged() {
    let board = Board::chaturanga();
    board.drag("c1", board.middle("e3"));
    let events = board.take();
    assert_eq!(
        events.iter().map(|event| event.0.as_str()).collect::<Vec<_>>(),
        ["tabiya-select", "tabiya-move"]
    );
    assert_eq!(text(&events[1].1, "text"), "c1e3");
    // The page may take its time, but the nodes are in order.
    assert_eq!(board.count("svg .piece"), 32);
    // Outside the board nothing happens.
    board.click("h8");
    board.take();
    board.drag("e2", (-50.0, -50.0));
    let events = board.take();
    assert!(get(&events.last().unwrap().1, "square").is_undefined());
    assert_eq!(board.count("[aria-selected=true]"), 0);
    assert_eq!(board.count(".dragging, .held, [data-over]"), 0);
    // On a square where it may not go, it is refused.
    board.click("h8");
    board.take();
    board.drag("e2", board.middle("e5"));
    assert_eq!(board.take().last().unwrap().0, "tabiya-refuse");
}

#[wasm_bindgen_test]
fn a_second_finger_is_ignored() {
    let board = Board::chaturanga();
    board.pointer("pointerdown", "touch", board.middle("e2"));
    board.pointer("pointermove", "touch", board.middle("e3"));
    let init = PointerEventInit::new();
    init.set_bubbles(true);
    init.set_pointer_id(2);
    for name in ["pointerdown", "pointermove", "pointerup"] {
        let event = PointerEvent::new_with_event_init_dict(name, &init).unwrap();
        board.cell("a2").dispatch_event(&event).unwrap();
    }
    assert_eq!(board.count(".held"), 1);
    board.pointer("pointerup", "touch", board.middle("e3"));
    assert_eq!(text(&board.take().last().unwrap().1, "text"), "e2e3");
}

#[wasm_bindgen_test]
fn in_edit_mode_squares_and_pieces_are_the_pages() {
    let board = Board::new("chaturanga", r#"{"position":"4k3/8/8/8/3B4/8/8/4K3 w"}"#, r#"{"mode":"edit"}"#);
    board.click("e5");
    let square = board.event("square");
    assert_eq!((text(&square, "square"), get(&square, "button").as_f64()), ("e5".into(), Some(0.0)));
    board.drag("d4", board.middle("f6"));
    let dropped = board.event("drop");
    assert_eq!((text(&dropped, "from"), text(&dropped, "to")), ("d4".into(), "f6".into()));
    // And with the keyboard.
    board.cell("d4").focus().unwrap();
    board.key("Enter");
    board.key("ArrowUp");
    board.key("Enter");
    let dropped = board.event("drop");
    assert_eq!((text(&dropped, "from"), text(&dropped, "to")), ("d4".into(), "d5".into()));
    board.key(" ");
    assert_eq!(text(&board.event("square"), "square"), "d5");
}

#[wasm_bindgen_test]
fn a_still_board_is_only_read() {
    let board = Board::new("chaturanga", "{}", r#"{"mode":"still"}"#);
    board.cell("e2").focus().unwrap();
    board.key("Enter");
    board.key("ArrowUp");
    board.click("e2");
    board.drag("e2", board.middle("e3"));
    assert!(board.take().is_empty());
    assert_eq!(board.count("[aria-selected], .movable"), 0);
    assert_eq!(board.find("[role=grid]").get_attribute("aria-readonly").unwrap(), "true");
}

/// A board with a line of its game played up to a move.
fn board_of_line(game: &str, id: &str, plies: usize) -> Board {
    let games = tabiya::web::games().unwrap().unchecked_into::<Array>();
    let find = |list: JsValue, id: &str| {
        list.unchecked_into::<Array>().iter().find(|item| text(item, "id") == id).unwrap()
    };
    let line = find(get(&find(games.into(), game), "lines"), id);
    let setup = js_sys::Object::new();
    for key in ["options", "position"] {
        Reflect::set(&setup, &key.into(), &get(&line, key)).unwrap();
    }
    let mut board = Board::new(game, &js_sys::JSON::stringify(&setup).unwrap().as_string().unwrap(), "{}");
    for text in get(&line, "moves").unchecked_into::<Array>().iter().take(plies) {
        board.game.play(text, JsValue::UNDEFINED).unwrap();
    }
    board.view.show(&board.game);
    board
}

#[wasm_bindgen_test]
fn several_moves_are_a_choice() {
    // A soldier may promote or stay.
    let setup = r#"{"options":{"promotion":"hindustani"},"position":"8/3P2k1/6p1/8/8/8/6PP/4K3 w Kk"}"#;
    let board = Board::new("chaturanga", setup, "{}");
    let moves = board.game.legal("d7".into(), JsValue::UNDEFINED).unwrap().unchecked_into::<Array>();
    assert!(moves.length() > 1, "{moves:?}");
    board.click("d7");
    board.take();
    board.click("d8");
    let choice = board.event("choice");
    let offered = get(&choice, "moves").unchecked_into::<Array>();
    assert_eq!(offered.length(), moves.length());
    assert_eq!((text(&choice, "from"), text(&choice, "to")), ("d7".into(), "d8".into()));
    assert_eq!(text(&offered.get(0), "text"), text(&moves.get(0), "text"));
}

#[wasm_bindgen_test]
fn a_soldier_that_waits_is_promoted_where_it_stands() {
    let board = board_of_line("chaturanga", "promotion-later", 1);
    board.click("b8");
    let choice = board.event("choice");
    assert_eq!((text(&choice, "from"), text(&choice, "to")), ("b8".into(), "b8".into()));
    let (x, y) = board.middle("b8");
    board.pointer("pointerdown", "mouse", (x, y));
    board.pointer("pointerup", "mouse", (x, y));
    board.click("b8");
    board.event("choice");
}

/// Shogi with two pawns and a gold general in Sente's hand, and a pawn in Gote's.
fn board_with_hands() -> Board {
    Board::new("shogi", r#"{"position":"4k4/9/9/9/9/9/4P4/9/4K4[PPGp] w"}"#, "{}")
}

fn arm(board: &Board, role: &str) {
    board.view.arm(role.into()).unwrap();
}

#[wasm_bindgen_test]
fn the_hands_say_what_lies_in_them() {
    let board = board_with_hands();
    let hands = board.game.hands().unwrap().unchecked_into::<Array>();
    let pieces = |place: u32| get(&hands.get(place), "pieces").unchecked_into::<Array>();
    assert_eq!((hands.length(), pieces(0).length(), pieces(1).length()), (2, 2, 1));
    assert_eq!((text(&hands.get(0), "seat"), text(&hands.get(1), "seat")), ("w".into(), "b".into()));
    let pawns = pieces(0).get(0);
    assert_eq!((text(&pawns, "kind"), text(&pawns, "letter")), ("pawn".into(), "P".into()));
    assert_eq!((text(&pawns, "name"), get(&pawns, "count").as_f64()), ("Sente pawn".into(), Some(2.0)));
    let picture = board.game.svg(JsValue::UNDEFINED).unwrap();
    assert!(picture.contains(r#"data-hand="P" data-count="2""#));
    let without = Board::chaturanga();
    assert_eq!(without.game.hands().unwrap().unchecked_into::<Array>().length(), 0);
}

#[wasm_bindgen_test]
fn a_piece_in_hand_is_put_on_a_square() {
    let mut board = board_with_hands();
    arm(&board, "gold");
    assert_eq!(board.view.armed().as_deref(), Some("gold"));
    assert_eq!(board.count(".tabiya-cell.target"), 78);
    assert_eq!(board.name("d5"), "d5, empty, can be put here");
    assert_eq!(board.said(), "Sente’s gold general in hand can be put on 78 squares.");
    assert!(board.take().is_empty(), "the page knows");
    board.click("d5");
    assert_eq!(text(&board.event("move"), "text"), "G@d5");
    assert_eq!((board.view.armed(), board.count(".tabiya-cell.target")), (None, 0));
    let done = board.play("G@d5");
    board.view.finish();
    drop(done);
    assert_eq!(board.name("d5"), "d5, Sente’s gold general");
    assert_eq!(board.picture(), board.fresh_picture("{}"));
    // It is Black's turn now, who has no gold.
    arm(&board, "gold");
    assert_eq!(board.view.armed(), None);
}

#[wasm_bindgen_test]
fn a_closed_square_is_refused_with_its_reason() {
    let board = board_with_hands();
    arm(&board, "pawn");
    for (square, code) in [("e5", "second-pawn"), ("d9", "drop-stuck"), ("e9", "drop-on-piece")] {
        board.click(square);
        let refusal = board.event("refuse");
        assert_eq!((text(&refusal, "code"), text(&refusal, "to")), (code.into(), square.into()));
        assert_eq!(text(&refusal, "kind"), "pawn");
        assert!(get(&refusal, "from").is_undefined());
        let why = board.game.explain_drop("pawn".into(), square.into()).unwrap();
        assert_eq!((text(&why, "code"), text(&why, "message")), (code.into(), text(&refusal, "message")));
        assert_eq!(board.view.armed().as_deref(), Some("pawn"), "it can be put elsewhere");
    }
    let open = board.game.explain_drop("pawn".into(), "d5".into()).unwrap();
    assert_eq!(get(&open, "moves").unchecked_into::<Array>().get(0).as_string().as_deref(), Some("P@d5"));
    assert!(board.game.explain_drop("queen".into(), "d5".into()).is_err());
    assert!(board.view.arm("queen".into()).is_err());
}

#[wasm_bindgen_test]
fn a_drop_may_not_mate_with_a_pawn() {
    let position = r#"{"position":"7nk/7l1/7G1/9/9/9/9/9/4K4[P] w"}"#;
    let board = Board::new("shogi", position, "{}");
    arm(&board, "pawn");
    board.click("i8");
    assert_eq!(text(&board.event("refuse"), "code"), "drop-mates");
}

#[wasm_bindgen_test]
fn the_keyboard_drops_and_escape_lets_go() {
    let board = board_with_hands();
    board.cell("a1").focus().unwrap();
    arm(&board, "gold");
    board.key("Escape");
    assert_eq!(board.view.armed(), None);
    assert!(text(&board.event("select"), "square").is_empty());
    arm(&board, "gold");
    board.key("ArrowRight");
    board.key("Enter");
    assert_eq!(text(&board.event("move"), "text"), "G@b1");
    // An own piece is selected instead.
    arm(&board, "gold");
    board.click("e1");
    assert_eq!(text(&board.event("select"), "square"), "e1");
    assert_eq!(board.view.armed(), None);
}

#[wasm_bindgen_test]
async fn a_dropped_piece_appears_and_goes_back() {
    let position = r#"{"position":"4k4/9/9/9/9/9/9/9/4K4[G] w"}"#;
    assert_eq!(watch("shogi", position, "G@d5").await, ["piece seat-0"]);
}

#[wasm_bindgen_test]
fn wedges_turn_with_the_board() {
    let board = Board::new("shogi", "{}", "{}");
    let turned = |seat: u8| board.count(&format!(".seat-{seat} .turned"));
    assert_eq!((turned(0), turned(1)), (0, 20));
    board.view.set(json(r#"{"flipped":true}"#)).unwrap();
    assert_eq!((turned(0), turned(1)), (20, 0));
    board.view.set(json(r#"{"pieces":"pictograms"}"#)).unwrap();
    assert_eq!(board.picture(), board.fresh_picture(r#"{"flipped":true,"pieces":"pictograms"}"#));
}

#[wasm_bindgen_test]
fn a_pass_is_no_move_of_the_king() {
    let board = Board::new("janggi", "{}", "{}");
    board.click("e2");
    assert_eq!(text(&board.event("select"), "square"), "e2");
    board.click("e2");
    assert!(text(&board.event("select"), "square").is_empty());
}

#[wasm_bindgen_test]
fn a_king_changes_places_by_two_clicks() {
    let board = board_of_line("shatranj", "exchange", 1);
    board.click("a2");
    assert_eq!(board.name("a3"), "a3, Black’s soldier, can move here");
    board.take();
    board.click("a3");
    assert_eq!(text(&board.event("move"), "text"), "a2~a3");
}

const SHATURANGA: &str = "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB";

#[wasm_bindgen_test]
fn the_pieces_that_a_throw_allows_are_marked() {
    let setup = |throw: &str| format!(r#"{{"position":"{SHATURANGA} s - - 0 1 phase=play{throw}"}}"#);
    let board = Board::new("shaturanga", &setup(""), "{}");
    assert_eq!(board.count(".thrown, .movable"), 0);
    board.click("a2");
    assert_eq!(text(&board.event("refuse"), "code"), "throw-first");

    let board = Board::new("shaturanga", &setup(" throw=5"), "{}");
    assert_eq!(board.count(".tabiya-board.thrown"), 1);
    // The four soldiers and the king, on its one free side.
    assert_eq!(board.count(".movable"), 5);
    assert!(board.name("a2").ends_with(", may move"), "{}", board.name("a2"));
    assert!(!board.name("b1").contains("may move"));
    board.click("b1");
    assert_eq!(text(&board.event("refuse"), "code"), "not-this-throw");
    board.click("a2");
    assert_eq!(text(&board.event("select"), "square"), "a2");
    board.click("a3");
    assert_eq!(text(&board.event("move"), "text"), "a2a3");
}

const OTHERS: &str = "wPwPwPwPnPnPnPnPePePePeP";

#[wasm_bindgen_test]
async fn one_of_a_double_runs_and_the_other_stays() {
    let position = format!(r#"{{"position":"8/8/8/8/8/8/8/4sD3[sPsP{OTHERS}] s - - 0 1 throw=2"}}"#);
    let mut board = Board::new("ashtapada", &position, "{}");
    let done = board.play("e1g1");
    // At once two pieces are to be seen, and no double.
    assert_eq!(board.count(".pieces .piece"), 2);
    assert_eq!(board.animations().len(), 2);
    board.view.finish();
    done.await.unwrap();
    assert_eq!(watch("ashtapada", &position, "e1g1").await.len(), 2);
    // Both together are one node.
    assert_eq!(watch("ashtapada", &position, "e1g1d").await, ["piece seat-0"]);
}

#[wasm_bindgen_test]
async fn two_pieces_become_a_double_without_a_blow() {
    let position = format!(r#"{{"position":"8/8/8/8/8/8/8/4sP1sP1[sPsP{OTHERS}] s - - 0 1 throw=2"}}"#);
    let board = Board::new("ashtapada", &position, "{}");
    board.click("e1");
    // The own piece there is no prey.
    assert_eq!(board.count(".target"), 1);
    assert_eq!(board.count(".target.capture"), 0);
    let nodes = watch("ashtapada", &position, "e1g1").await;
    // The one runs, the other goes into it, and the figure changes.
    assert_eq!(nodes.len(), 4, "{nodes:?}");
}

/// Every line of every game, forwards and back.
#[wasm_bindgen_test]
async fn every_line_can_be_watched() {
    for game in tabiya::web::games().unwrap().unchecked_into::<Array>().iter() {
        for line in get(&game, "lines").unchecked_into::<Array>().iter() {
            let mut board = board_of_line(&text(&game, "id"), &text(&line, "id"), 0);
            let moves = get(&line, "moves").unchecked_into::<Array>();
            for text in moves.iter() {
                let done = board.play(&text.as_string().unwrap());
                board.view.finish();
                done.await.unwrap();
                assert_eq!(board.picture(), board.fresh_picture("{}"), "{text:?}");
            }
            for _ in moves.iter() {
                let beats = board.game.undo().unwrap();
                let done = board.view.animate(&board.game, beats).unwrap();
                board.view.finish();
                done.await.unwrap();
                assert_eq!(board.picture(), board.fresh_picture("{}"));
            }
        }
    }
}

#[wasm_bindgen_test]
fn own_marks_are_shown_and_said() {
    let board = Board::chaturanga();
    board
        .view
        .marks(json(
            r#"[{"square":"e4","kind":"both","stride":"jump"},{"square":"e4","kind":"move","series":1}]"#,
        ))
        .unwrap();
    assert_eq!((board.count(".mark.both.jump"), board.count(".mark.series-1")), (1, 1));
    assert_eq!(board.name("e4"), "e4, empty, can move or capture here, can move here by rules 2");
    // They stay beside those of a selection.
    board.view.select("c1".into()).unwrap();
    assert_eq!((board.count(".mark.both"), board.count(".mark.move.jump")), (1, 2));
    board.view.select(JsValue::UNDEFINED).unwrap();
    board.view.marks(json("[]")).unwrap();
    assert_eq!(board.count(".mark"), 0);
    assert!(board.take().is_empty());
}

#[wasm_bindgen_test]
fn what_means_nothing_is_refused() {
    let board = Board::chaturanga();
    let before = board.picture();
    let code = |error: JsValue| text(&error, "code");
    assert_eq!(code(board.view.select("z9".into()).unwrap_err()), "unknown-square");
    assert_eq!(code(board.view.set(json(r#"{"mode":"dance"}"#)).unwrap_err()), "bad-argument");
    assert_eq!(code(board.view.set(json(r#"{"speed":0}"#)).unwrap_err()), "bad-argument");
    assert_eq!(code(board.view.marks(json(r#"[{"square":"a1","kind":"?"}]"#)).unwrap_err()), "bad-argument");
    assert_eq!(code(board.view.marks(json("7")).unwrap_err()), "bad-argument");
    assert_eq!(code(board.view.animate(&board.game, json("{}")).unwrap_err()), "bad-argument");
    // Beats that fit nothing on the board change nothing.
    let stray = r#"[{"step":0,"effect":"travel","from":"e4","to":"q9","text":""},{"step":1,"effect":"capture","square":"e5","text":""}]"#;
    let _ = board.view.animate(&board.game, json(stray)).unwrap();
    assert_eq!(board.picture(), before);
}

#[wasm_bindgen_test]
async fn destroy_leaves_nothing() {
    let mut board = Board::chaturanga();
    let done = board.play("c1e3");
    let grid = board.find(".tabiya-grid");
    board.view.destroy();
    assert_eq!(board.element.inner_html(), "");
    done.await.unwrap();
    // Later calls and events do nothing.
    board.view.destroy();
    board.view.show(&board.game);
    board.view.select("e2".into()).unwrap();
    assert!(!board.view.moving());
    board.view.animate(&board.game, json("[]")).unwrap().await.unwrap();
    grid.first_element_child().unwrap().dyn_into::<HtmlElement>().unwrap().click();
    assert!(board.take().is_empty() && board.element.inner_html().is_empty());
}

#[wasm_bindgen_test]
fn dropping_removes_the_board() {
    let element: HtmlElement = document().create_element("div").unwrap().dyn_into().unwrap();
    let game = WebMatch::new("shatranj".into(), JsValue::UNDEFINED).unwrap();
    let view = BoardView::new(element.clone().into(), &game, JsValue::UNDEFINED).unwrap();
    assert_eq!(element.child_element_count(), 1);
    drop(view);
    assert_eq!(element.child_element_count(), 0);
}

#[wasm_bindgen_test]
fn a_listener_may_call_the_board() {
    // A page that destroys the board from within an event.
    let board = Rc::new(Board::chaturanga());
    let weak = Rc::downgrade(&board);
    let listener = Closure::<dyn FnMut()>::new(move || {
        if let Some(board) = weak.upgrade() {
            board.view.marks(json(r#"[{"square":"a4","kind":"note"}]"#)).unwrap();
            board.view.destroy();
        }
    });
    board
        .element
        .add_event_listener_with_callback("tabiya-select", listener.as_ref().unchecked_ref())
        .unwrap();
    board.click("e2");
    assert_eq!(board.element.inner_html(), "");
}
