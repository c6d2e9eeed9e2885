//! Argument checking: every shape and every length that comes from JavaScript.
//!
//! Written out instead of derived: a deserialiser knows no limits, and its many instances weigh
//! more than the rest of the boundary together.

use core::cell::RefCell;

use js_sys::{Array, Object, Reflect, Symbol};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::error::{bad_argument, coded};
use super::near::nearest;
use crate::matches::is_meant;

/// The longest text taken, in UTF-16 units. Texts of positions and moves have narrower limits of
/// their own.
pub const MAX_TEXT: u32 = 10_000;
/// The longest list taken: a game's record is no longer.
pub const MAX_LIST: u32 = 10_000;

// Reading a list or an object may run the page's own code, by getters and proxies. What that throws has to come back
// as an error: thrown through the module it would leave a match borrowed for ever, and memory taken. So no list that
// was handed in is read by js-sys, which catches nothing in these.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;

    /// The names and values of an object's own fields, as a list that is the module's.
    #[wasm_bindgen(catch, js_namespace = Object)]
    pub(super) fn entries(object: &JsValue) -> Result<Array, JsValue>;
}

/// What can be read from a JavaScript value. `what` names it in the message of an error.
pub(super) trait FromJs: Sized {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue>;
}

/// Whether a value is an object with something under this name.
pub(super) fn has(value: &JsValue, name: &str) -> Result<bool, JsValue> {
    Ok(value.is_object() && !Reflect::get(value, &name.into())?.is_undefined())
}

/// An argument; `undefined` and `null` give the default.
pub(super) fn from_js<T: FromJs + Default>(value: &JsValue, what: &str) -> Result<T, JsValue> {
    Ok(Option::read(value, what)?.unwrap_or_default())
}

/// The fields of an object.
pub(super) struct Fields<'a> {
    object: &'a Object,
    /// What has been asked for.
    known: RefCell<Vec<&'static str>>,
    what: &'a str,
}

impl<'a> Fields<'a> {
    pub fn of(value: &'a JsValue, what: &'a str) -> Result<Fields<'a>, JsValue> {
        if !value.is_object() {
            return Err(wrong(what, "an object"));
        }
        Ok(Fields { object: value.unchecked_ref(), known: RefCell::default(), what })
    }

    /// The field of this name. One that is missing reads as `undefined`, and is an error unless
    /// the type allows for that.
    pub fn get<T: FromJs>(&self, name: &'static str) -> Result<T, JsValue> {
        T::read(&self.value(name)?, name)
    }

    fn value(&self, name: &'static str) -> Result<JsValue, JsValue> {
        self.known.borrow_mut().push(name);
        // Reading fails only if the page's own accessor throws: that is passed on.
        Reflect::get(self.object, &JsValue::from_str(name))
    }

    /// Lets fields be there that others read.
    pub fn knows(&self, names: &[&'static str]) {
        self.known.borrow_mut().extend(names);
    }

    /// What has been read of them, unless there are others: whoever wrote one meant something by it.
    pub fn done<T>(&self, read: T) -> Result<T, JsValue> {
        self.no_others().map(|()| read)
    }

    fn no_others(&self) -> Result<(), JsValue> {
        let known = self.known.borrow();
        let foreign = Reflect::own_keys(self.object)?
            .iter()
            .filter_map(|key| key.as_string())
            .find(|key| !known.contains(&key.as_str()));
        match foreign {
            None => Ok(()),
            Some(name) => Err(unknown_field(self.what, &name, &known)),
        }
    }
}

/// The error that names a field that means nothing, and the one that it comes nearest to.
fn unknown_field(what: &str, name: &str, known: &[&str]) -> JsValue {
    let name: String = name.chars().take(40).collect();
    // By itself a choice is no field: it has its place among the options.
    let near = nearest(&name, known).or(known.iter().copied().find(|&field| field == "options"));
    let message =
        format!("“{what}” has no field “{name}”.{} Its fields: {}.", is_meant(near), known.join(", "));
    coded("unknown-field", &message)
}

impl<T: FromJs> FromJs for Option<T> {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        if value.is_undefined() || value.is_null() { Ok(None) } else { T::read(value, what).map(Some) }
    }
}

impl FromJs for bool {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        value.as_bool().ok_or_else(|| wrong(what, "true or false"))
    }
}

impl FromJs for f64 {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        value.as_f64().ok_or_else(|| wrong(what, "a number"))
    }
}

impl FromJs for u8 {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let number = value.as_f64().filter(|number| (0.0..=255.0).contains(number) && number.fract() == 0.0);
        number.map(|number| number as u8).ok_or_else(|| wrong(what, "a whole number from 0 to 255"))
    }
}

impl FromJs for String {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let text: &js_sys::JsString = value.dyn_ref().ok_or_else(|| wrong(what, "a text"))?;
        if text.length() > MAX_TEXT {
            return Err(bad_argument(&format!("“{what}” is longer than {MAX_TEXT} characters.")));
        }
        Ok(text.into())
    }
}

/// A list that was handed in.
pub(super) struct List {
    list: JsValue,
    length: u32,
}

impl List {
    /// Whether it is a list, and then as what it can be read.
    pub fn of(value: &JsValue) -> Result<Option<List>, JsValue> {
        if !is_array(value)? {
            return Ok(None);
        }
        let length = Reflect::get(value, &"length".into())?.as_f64().unwrap_or_default();
        Ok(Some(List { list: value.clone(), length: length as u32 }))
    }

    pub fn length(&self) -> u32 {
        self.length
    }

    pub fn items(&self) -> Result<Vec<JsValue>, JsValue> {
        (0..self.length).map(|index| Reflect::get_u32(&self.list, index)).collect()
    }
}

impl FromJs for List {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let list = List::of(value)?.ok_or_else(|| wrong(what, "a list"))?;
        if list.length > MAX_LIST {
            return Err(bad_argument(&format!("“{what}” is too long a list.")));
        }
        Ok(list)
    }
}

impl<T: FromJs> FromJs for Vec<T> {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        // Which one it was is put in words only when it has to be.
        let named = |(index, item): (usize, JsValue)| {
            T::read(&item, what).or_else(|_| T::read(&item, &format!("{what}[{index}]")))
        };
        List::read(value, what)?.items()?.into_iter().enumerate().map(named).collect()
    }
}

/// Options and their choices.
#[derive(Default)]
pub(super) struct Choices(Vec<(String, String)>);

impl Choices {
    pub fn pairs(&self) -> Vec<(&str, &str)> {
        self.0.iter().map(|(option, choice)| (option.as_str(), choice.as_str())).collect()
    }
}

impl FromJs for Choices {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        // A list, or a `Map`, has fields of its own that are no choices, or none.
        if !value.is_object() || Reflect::has(value, &Symbol::iterator())? {
            return Err(wrong(what, "a plain object of options and choices"));
        }
        let entries = entries(value)?;
        if entries.length() > MAX_OPTIONS {
            return Err(bad_argument("No game has so many options."));
        }
        let pair = |entry: JsValue| {
            let entry: js_sys::Array = entry.unchecked_into();
            let option = String::read(&entry.get(0), what)?;
            let choice = String::read(&entry.get(1), &format!("{what}.{option}"))?;
            Ok((option, choice))
        };
        entries.iter().map(pair).collect::<Result<_, _>>().map(Choices)
    }
}

/// More options than any game has.
pub const MAX_OPTIONS: u32 = 100;

fn wrong(what: &str, wanted: &str) -> JsValue {
    bad_argument(&format!("“{what}” should be {wanted}."))
}
