//! DOM helpers: nodes and listeners.

use core::cell::RefCell;

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, EventTarget, HtmlElement};

/// The namespace of SVG elements.
pub(super) const SVG: &str = "http://www.w3.org/2000/svg";

/// A `<div>` or other HTML element of this class.
pub(super) fn html(document: &Document, tag: &str, class: &str) -> Result<HtmlElement, JsValue> {
    let element: HtmlElement = document.create_element(tag)?.dyn_into()?;
    element.set_class_name(class);
    Ok(element)
}

/// The element's children, as they are now.
pub(super) fn children(element: &Element) -> Vec<Element> {
    let list = element.children();
    (0..list.length()).filter_map(|index| list.item(index)).collect()
}

/// The nodes that some SVG text stands for, in a `<g>` that is not in the document.
pub(super) fn svg_nodes(document: &Document, markup: &str) -> Result<Element, JsValue> {
    let group = document.create_element_ns(Some(SVG), "g")?;
    Reflect::set(&group, &"innerHTML".into(), &trusted(markup)?)?;
    Ok(group)
}

thread_local! {
    /// Vouches for our own drawings where the page lets no other text become nodes
    /// (`require-trusted-types-for`). Nobody else can have it.
    static POLICY: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// The text of a drawing as the browser wants it: itself, or with the word of the policy `tabiya`. A page
/// whose policy has a list of names (`trusted-types`) has to have that one in it.
fn trusted(markup: &str) -> Result<JsValue, JsValue> {
    let types = Reflect::get(&js_sys::global(), &"trustedTypes".into())?;
    if types.is_undefined() {
        return Ok(markup.into());
    }
    let call = |object: &JsValue, name: &str, arguments: &[&JsValue]| {
        let function: Function = Reflect::get(object, &name.into())?.dyn_into()?;
        function.apply(object, &arguments.iter().copied().collect())
    };
    let known = POLICY.with_borrow(Clone::clone);
    let policy = match known {
        Some(policy) => policy,
        None => {
            // What comes from the module is taken as it is.
            let rules = Object::new();
            let same = Reflect::get(&js_sys::global(), &"String".into())?;
            Reflect::set(&rules, &"createHTML".into(), &same)?;
            let policy = call(&types, "createPolicy", &[&"tabiya".into(), &rules])?;
            POLICY.set(Some(policy.clone()));
            policy
        }
    };
    call(&policy, "createHTML", &[&markup.into()])
}

/// Gives `old` the children of `new`, but keeps every node of its own that equals the wanted one:
/// what does not change does not flash, and its animations go on.
pub(super) fn reconcile(old: &Element, new: &Element) -> Result<(), JsValue> {
    let mut spare = children(old);
    let wanted: Vec<Element> = children(new)
        .into_iter()
        .map(|child| match spare.iter().position(|node| node.is_equal_node(Some(&child))) {
            Some(index) => spare.remove(index),
            None => child,
        })
        .collect();
    spare.iter().for_each(Element::remove);
    let mut place = old.first_element_child();
    for node in wanted {
        if place.as_ref() == Some(&node) {
            place = node.next_element_sibling();
        } else {
            old.insert_before(&node, place.as_ref().map(AsRef::as_ref))?;
        }
    }
    Ok(())
}

/// A function that listens to an event. It stops when this is dropped.
pub(super) struct Listener {
    name: &'static str,
    closure: Closure<dyn FnMut(Event)>,
    target: Option<EventTarget>,
}

impl Listener {
    pub fn new(name: &'static str, act: impl FnMut(Event) + 'static) -> Listener {
        Listener { name, closure: Closure::new(act), target: None }
    }

    /// Listens to what happens there.
    pub fn on(mut self, target: &EventTarget) -> Result<Listener, JsValue> {
        target.add_event_listener_with_callback(self.name, self.function())?;
        self.target = Some(target.clone());
        Ok(self)
    }

    pub fn function(&self) -> &js_sys::Function {
        self.closure.as_ref().unchecked_ref()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Some(target) = &self.target {
            // It was added, so it can be removed.
            let _ = target.remove_event_listener_with_callback(self.name, self.function());
        }
    }
}
