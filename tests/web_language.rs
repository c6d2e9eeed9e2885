//! The module's texts in a second language: every text is from the catalogue in force, but for
//! ids, squares, moves, citations, and names in a game's own language.
#![cfg(target_arch = "wasm32")]

mod pseudo;

use std::collections::BTreeSet;

use js_sys::{Array, JSON, Object, Reflect};
use pseudo::{is_marked, speak};
use tabiya::games as collection;
use tabiya::web::{self, BoardView, WebMatch};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Document, HtmlElement};

wasm_bindgen_test_configure!(run_in_browser);

fn json(text: &str) -> JsValue {
    JSON::parse(text).unwrap()
}

fn get(value: &JsValue, key: &str) -> JsValue {
    Reflect::get(value, &key.into()).unwrap()
}

fn list(value: &JsValue) -> Vec<JsValue> {
    Array::from(value).to_vec()
}

/// The fields, by their path without the places in lists, that hold texts which are not marked.
fn unmarked(value: &JsValue, path: &str, found: &mut BTreeSet<String>) {
    if let Some(text) = value.as_string() {
        if !is_marked(&text) {
            found.insert(path.to_owned());
        }
    } else if Array::is_array(value) {
        list(value).iter().for_each(|item| unmarked(item, path, found));
    } else if let Some(object) = value.dyn_ref::<Object>() {
        for entry in Object::entries(object).to_vec() {
            let (key, item) = (get(&entry, "0").as_string().unwrap(), get(&entry, "1"));
            // The keys of a record of choices are ids.
            let key = if [".presets.options", ".lines.options"].contains(&path) {
                String::new()
            } else {
                format!(".{key}")
            };
            unmarked(&item, &format!("{path}{key}"), found);
        }
    }
}

/// Holds the unmarked fields of an answer to those that are data.
fn data_alone(value: &JsValue, fields: &[&str]) {
    let mut found = BTreeSet::new();
    unmarked(value, "", &mut found);
    let allowed: BTreeSet<String> = fields.iter().map(|field| (*field).to_owned()).collect();
    let leaks: Vec<_> = found.difference(&allowed).collect();
    assert!(leaks.is_empty(), "not from the catalogue: {leaks:?} in {}", shown(value));
}

fn shown(value: &JsValue) -> String {
    let text = JSON::stringify(value).map(String::from).unwrap_or_default();
    text.chars().take(2000).collect()
}

/// Whether a paragraph is a heading and sentences from the catalogue, with nothing but a colon and spaces between.
fn made_of_marked(line: &str) -> bool {
    line.split_inclusive('⟧').all(|part| is_marked(part.trim_start_matches([':', ' '])))
}

/// An error has a code, and a sentence in the language.
fn refused(error: &JsValue) {
    let message = get(error, "message").as_string().unwrap();
    assert!(is_marked(&message) && !message.is_empty(), "{message}");
    assert!(!is_marked(&get(error, "code").as_string().unwrap()));
}

const SEATS: &[&str] = &[".seats.id", ".seats.tone", ".seats.side", ".seats.throne"];
const KINDS: &[&str] = &[
    ".kinds.id",
    ".kinds.letter",
    ".kinds.names.name",
    ".kinds.names.language",
    ".kinds.names.text",
    ".kinds.names.lang",
    ".kinds.names.transliteration",
    ".kinds.names.side",
    ".kinds.names.source",
    ".kinds.names.standing",
    ".kinds.betza",
    ".kinds.figure",
    ".kinds.promotedFrom",
    ".kinds.at",
];

#[wasm_bindgen_test]
fn games_are_told_in_the_language() {
    speak();
    let own = [
        ".id",
        ".names.name",
        ".names.language",
        ".names.text",
        ".names.lang",
        ".names.transliteration",
        ".names.side",
        ".names.source",
        ".names.standing",
        ".terms.id",
        ".terms.names.name",
        ".terms.names.language",
        ".terms.names.text",
        ".terms.names.lang",
        ".terms.names.transliteration",
        ".terms.names.side",
        ".terms.names.source",
        ".terms.names.standing",
        ".board.style",
        ".board.marks",
        ".board.notes.source",
        ".contest",
        ".dice.faces.kinds",
        ".pieceSets",
        ".array",
        ".options.id",
        ".options.default",
        ".options.choices.id",
        ".options.choices.source",
        ".options.choices.standing",
        ".presets.id",
        ".presets.source",
        ".presets.game",
        ".presets.options",
        ".notes.source",
        ".cites",
        ".sources.id",
        ".sources.short",
        ".sources.text",
        ".lines.id",
        ".lines.options",
        ".lines.position",
        ".lines.moves",
    ];
    let all = [&own[..], SEATS, KINDS].concat();
    let games = list(&web::games().unwrap());
    assert_eq!(games.len(), collection::ALL.len());
    games.iter().for_each(|game| data_alone(game, &all));
}

#[wasm_bindgen_test]
fn rules_and_patterns_are_told_in_the_language() {
    speak();
    for game in collection::ALL {
        let id = || JsValue::from_str(&game.id);
        let text = web::rules_text(id(), JsValue::UNDEFINED).unwrap();
        assert!(text.lines().all(|line| made_of_marked(line) && !line.is_empty()), "{text}");
        data_alone(
            &web::rule_sentences(id(), JsValue::UNDEFINED, JsValue::UNDEFINED).unwrap(),
            &[".rule", ".sources", ".standing"],
        );
        data_alone(
            &web::ruled_out(id(), JsValue::UNDEFINED).unwrap(),
            &[".option", ".choice", ".by.option", ".by.choice"],
        );
        for kind in list(&web::kinds(id(), JsValue::UNDEFINED).unwrap()) {
            let query = Object::new();
            for (key, value) in [("game", id()), ("kind", get(&kind, "id")), ("at", get(&kind, "at"))] {
                Reflect::set(&query, &key.into(), &value).unwrap();
            }
            let pattern = web::pattern(query.into()).unwrap();
            data_alone(
                &pattern,
                &[
                    ".marks.square",
                    ".marks.kind",
                    ".marks.stride",
                    ".marks.from",
                    ".blocked.square",
                    ".blocked.by",
                    ".everSquares",
                    ".betza",
                ],
            );
        }
        let set = web::print_set(id(), JsValue::UNDEFINED).unwrap();
        data_alone(&set, &[".sheets.part", ".sheets.svg", ".pieces.seat", ".pieces.kind", ".source"]);
    }
}

const BEATS: &[&str] =
    &[".effect", ".seat", ".kind", ".from", ".to", ".square", ".stride", ".into", ".event"];
const MOVES: &[&str] =
    &[".text", ".seat", ".action", ".from", ".to", ".kind", ".capture", ".promotion", ".right"];
const STATE: &[&str] = &[
    ".turn",
    ".phase",
    ".check",
    ".rights.seat",
    ".rights.id",
    ".counts.id",
    ".facts.code",
    ".facts.seat",
    ".facts.other",
    ".facts.right",
    ".facts.squares",
    ".table.seats.seat",
    ".table.seats.ally",
];
const EXPLANATION: &[&str] = &[".code", ".squares", ".moves"];

#[wasm_bindgen_test]
fn play_is_told_in_the_language() {
    speak();
    for game in collection::ALL {
        for line in game.lines.iter() {
            let setup = Object::new();
            let options = Object::new();
            for (option, choice) in line.options.iter() {
                Reflect::set(&options, &(&**option).into(), &(&**choice).into()).unwrap();
            }
            Reflect::set(&setup, &"options".into(), &options).unwrap();
            Reflect::set(
                &setup,
                &"position".into(),
                &line.position.as_deref().map_or(JsValue::UNDEFINED, JsValue::from_str),
            )
            .unwrap();
            let mut played = WebMatch::new((&*game.id).into(), setup.into()).unwrap();
            for text in line.moves.split(' ') {
                data_alone(&played.play(text.into(), JsValue::UNDEFINED).unwrap(), BEATS);
                data_alone(&played.state().unwrap(), STATE);
            }
            data_alone(&played.legal(JsValue::UNDEFINED, JsValue::UNDEFINED).unwrap(), MOVES);
            data_alone(&played.board().unwrap(), &[".square", ".seat", ".kind", ".letter", ".figure"]);
            data_alone(
                &played.hands().unwrap(),
                &[".seat", ".pieces.kind", ".pieces.letter", ".pieces.figure"],
            );
            data_alone(&played.outcome().unwrap(), &[".result", ".winner", ".winners", ".reason"]);
            data_alone(&played.explain("a1".into(), "b3".into()).unwrap(), EXPLANATION);
            let kind = &*game.terms.roles[1].id;
            data_alone(&played.explain_drop(kind.into(), "b3".into()).unwrap(), EXPLANATION);
            assert!(is_marked(&played.describe(JsValue::UNDEFINED).unwrap()));
            refused(&played.play("nonsense".into(), JsValue::UNDEFINED).unwrap_err());
            data_alone(&played.undo().unwrap(), BEATS);
            data_alone(&played.redo().unwrap(), BEATS);
        }
    }
}

fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}

/// What stands in the page's accessibility tree: the grid's name, the cells, the announcements.
#[wasm_bindgen_test]
fn the_board_speaks_the_language() {
    speak();
    for (game, setup, clicks) in [
        ("chaturanga", "{}", ["e2", "e3", "d8"]),
        ("shogi", r#"{"position":"4k4/9/9/9/9/9/9/4r4/4K4[PPr] w"}"#, ["e1", "d1", "e9"]),
        ("ashtapada", "{}", ["a1", "b1", "c1"]),
    ] {
        let element: HtmlElement = document().create_element("div").unwrap().dyn_into().unwrap();
        document().body().unwrap().prepend_with_node_1(&element).unwrap();
        let played = WebMatch::new(game.into(), json(setup)).unwrap();
        let view = BoardView::new(element.clone().into(), &played, json(r#"{"hands":true}"#)).unwrap();
        view.show(&played);
        let mut heard = 0;
        for square in clicks {
            element
                .query_selector(&format!("[data-square={square}][role=gridcell]"))
                .unwrap()
                .unwrap()
                .dyn_into::<HtmlElement>()
                .unwrap()
                .click();
            let label =
                element.query_selector("[role=grid]").unwrap().unwrap().get_attribute("aria-label").unwrap();
            assert!(is_marked(&label) && !label.is_empty(), "{label}");
            let cells = element.query_selector_all("[role=gridcell]").unwrap();
            for index in 0..cells.length() {
                let text = cells.item(index).unwrap().text_content().unwrap();
                assert!(
                    !text.is_empty()
                        && text.split(", ⟦").enumerate().all(|(place, part)| {
                            is_marked(&if place == 0 { part.to_owned() } else { format!("⟦{part}") })
                        }),
                    "{text}"
                );
            }
            let said = element.query_selector("[aria-live]").unwrap().unwrap().text_content().unwrap();
            assert!(is_marked(said.trim_end_matches('\u{a0}')), "{said}");
            heard += usize::from(!said.is_empty());
        }
        assert!(heard > 0, "{game}: nothing is said");
        drop(view);
        element.remove();
    }
}

#[wasm_bindgen_test]
fn the_language_is_chosen_by_its_tag() {
    speak();
    let ids = |languages: JsValue| {
        list(&languages).iter().map(|one| get(one, "id").as_string().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(ids(web::languages().unwrap()), ["en-XA", "en"]);
    let rules = || web::rules_text("shatranj".into(), JsValue::UNDEFINED).unwrap();
    let pseudo = rules();
    web::set_language("en".into()).unwrap();
    let english = rules();
    let error = web::set_language("tlh".into()).unwrap_err();
    assert_eq!(get(&error, "code").as_string().as_deref(), Some("unknown-language"));
    assert_eq!(rules(), english, "a refusal changes nothing");
    web::set_language("en-XA".into()).unwrap();
    assert_eq!(rules(), pseudo);
    assert_ne!(english, pseudo);
}
