//! The codec between values and nodes: one description for reading and writing.
//!
//! The macros take a type apart and put it together by all of its fields or variants, without `..`: a term that
//! is still to come does not compile before it stands in [`terms`](super::terms).

use super::error::{Fault, Within};
use super::node::{Fields, Node, unknown};
use super::ownership::{MAX_ITEMS, MAX_WORDS, Own};
use crate::board::{Few, Role};
use crate::movement::Right;
use crate::variant::Text;

/// A value that can stand in a file.
pub(super) trait Code: Sized {
    fn write(&self, own: &Own) -> Node;
    fn read(node: &Node, own: &Own) -> Result<Self, Fault>;
}

/// A type of which each variant has a name. What a variant carries stands under its name: one value, several in
/// a list, or fields by their names.
macro_rules! kinds {
    ($type:ident { $($name:literal => $variant:ident $payload:tt;)+ }) => {
        impl Code for $type {
            fn write(&self, own: &Own) -> Node {
                let _ = own;
                let (name, payload) = match self {
                    $($crate::files::codec::kinds!(@pattern $type, $variant, $payload) => {
                        ($name, $crate::files::codec::kinds!(@write own, $payload))
                    })+
                };
                Node::kind(name, payload)
            }

            fn read(node: &Node, own: &Own) -> Result<Self, $crate::files::error::Fault> {
                use $crate::files::{codec, error::Within};
                /// The place of each name.
                #[allow(clippy::enum_variant_names, reason = "named as the type names them")]
                enum Place { $($variant),+ }
                let known = &[$(($name, codec::kinds!(@carries $payload))),+];
                let (place, name, payload) = codec::one_of(node, known)?;
                let _ = (own, payload);
                let read = || {
                    $(if place == Place::$variant as usize {
                        return codec::kinds!(@read payload, own, $type, $variant, $payload);
                    })+
                    codec::nowhere()
                };
                read().within(name)
            }
        }
    };
    (@pattern $type:ident, $variant:ident, -) => { $type::$variant };
    (@pattern $type:ident, $variant:ident, ($($field:ident: $of:ty),+)) => { $type::$variant($($field),+) };
    (@pattern $type:ident, $variant:ident, {$($field:ident $key:literal),+}) => { $type::$variant { $($field),+ } };
    (@carries -) => { false };
    (@carries $payload:tt) => { true };
    (@write $own:ident, -) => { None };
    (@write $own:ident, ($field:ident: $of:ty)) => { Some(Code::write($field, $own)) };
    (@write $own:ident, ($($field:ident: $of:ty),+)) => { Some(Node::list(vec![$(Code::write($field, $own)),+])) };
    (@write $own:ident, {$($field:ident $key:literal),+}) => {{
        let mut entries = Vec::new();
        $($crate::files::codec::put_value(&mut entries, $key, $field, $own);)+
        Some(Node::table(entries))
    }};
    (@read $node:ident, $own:ident, $type:ident, $variant:ident, -) => { Ok($type::$variant) };
    (@read $node:ident, $own:ident, $type:ident, $variant:ident, ($field:ident: $of:ty)) => {
        <$of as Code>::read($node, $own).map($type::$variant)
    };
    (@read $node:ident, $own:ident, $type:ident, $variant:ident, ($($field:ident: $of:ty),+)) => {{
        let [$($field),+] = codec::exactly($node)?;
        Ok($type::$variant($(<$of as Code>::read($field, $own)?),+))
    }};
    (@read $node:ident, $own:ident, $type:ident, $variant:ident, {$($field:ident $key:literal),+}) => {{
        let fields = $node.fields(&[$($key),+])?;
        Ok($type::$variant { $($field: codec::want(&fields, $key, $own)?),+ })
    }};
}

/// A type with fields by name. With a base, those that are as there are left out.
macro_rules! fields {
    ($type:ident, None, { $($field:ident $key:literal),+ $(,)? }) => {
        impl Code for $type {
            fn write(&self, own: &Own) -> Node {
                let $type { $($field),+ } = self;
                let mut entries = Vec::new();
                $($crate::files::codec::put_value(&mut entries, $key, $field, own);)+
                Node::table(entries)
            }

            fn read(node: &Node, own: &Own) -> Result<Self, $crate::files::error::Fault> {
                let fields = node.fields(&[$($key),+])?;
                Ok($type { $($field: $crate::files::codec::want(&fields, $key, own)?),+ })
            }
        }
    };
    ($type:ident, Some($base:expr), $(given $($given:ident)+,)? { $($field:ident $key:literal),+ $(,)? }) => {
        impl Code for $type {
            fn write(&self, own: &Own) -> Node {
                let $type { $($($given: _,)+)? $($field),+ } = self;
                let base = $base;
                let mut entries = Vec::new();
                $($crate::files::codec::put_differing(&mut entries, $key, $field, &base.$field, own);)+
                Node::table(entries)
            }

            fn read(node: &Node, own: &Own) -> Result<Self, $crate::files::error::Fault> {
                let fields = node.fields(&[$($key),+])?;
                let mut value = $base;
                $($(value.$given = own.$given.clone();)+)?
                $($crate::files::codec::over(&fields, $key, &mut value.$field, own)?;)+
                Ok(value)
            }
        }
    };
}

pub(super) use {fields, kinds};

// One copy of these for each type of a value, not for each field.

/// Adds a value.
#[inline(never)]
pub(super) fn put_value<T: Code>(entries: &mut Vec<(String, Node)>, key: &str, value: &T, own: &Own) {
    put_node(entries, key, value.write(own));
}

/// Adds a value unless it is that of the base.
#[inline(never)]
pub(super) fn put_differing<T: Code>(
    entries: &mut Vec<(String, Node)>,
    key: &str,
    value: &T,
    base: &T,
    own: &Own,
) {
    let node = value.write(own);
    if node != base.write(own) {
        put_node(entries, key, node);
    }
}

/// A key with what stands under it.
#[inline(never)]
pub(super) fn entry(key: &str, node: Node) -> (String, Node) {
    (key.to_owned(), node)
}

/// Adds what stands under a key.
fn put_node(entries: &mut Vec<(String, Node)>, key: &str, node: Node) {
    entries.push(entry(key, node));
}

/// A value that must be there.
#[inline(never)]
pub(super) fn want<T: Code>(fields: &Fields, key: &str, own: &Own) -> Result<T, Fault> {
    T::read(fields.need(key)?, own).within(key)
}

/// Puts a value over what is there, if the file has one.
#[inline(never)]
pub(super) fn over<T: Code>(fields: &Fields, key: &str, value: &mut T, own: &Own) -> Result<(), Fault> {
    if let Some(node) = fields.get(key) {
        *value = T::read(node, own).within(key)?;
    }
    Ok(())
}

/// Which of these names stands here, and what under it: the node itself for one that carries nothing.
pub(super) fn one_of<'a>(
    node: &'a Node,
    known: &[(&'static str, bool)],
) -> Result<(usize, &'static str, &'a Node), Fault> {
    let (own, payload) = node.as_kind()?;
    let Some(place) = known.iter().position(|(name, _)| *name == own) else {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        return Err(unknown(node, "choice", own, &names));
    };
    let (name, carries) = known[place];
    match payload {
        Some(payload) if carries => Ok((place, name, payload)),
        None if !carries => Ok((place, name, node)),
        Some(payload) => Err(payload.fault("type", format!("Nothing belongs to “{name}”."))),
        None => Err(node.fault("missing", format!("“{name}” needs more: {{ {name} = … }}."))),
    }
}

/// There is no other place: said once, not by every type.
#[cold]
pub(super) fn nowhere() -> ! {
    unreachable!("a name without a place")
}

/// So many nodes.
pub(super) fn exactly<const N: usize>(node: &Node) -> Result<&[Node; N], Fault> {
    let items = node.as_list()?;
    items.try_into().map_err(|_| node.fault("type", format!("A list of {N} has to stand here.")))
}

/// A list, of no more than a file may have.
pub(super) fn items(node: &Node) -> Result<&[Node], Fault> {
    let items = node.as_list()?;
    if items.len() > MAX_ITEMS {
        return Err(node.fault("too-large", format!("A list has at most {MAX_ITEMS} items.")));
    }
    Ok(items)
}

/// Every item, with its number where one cannot be read.
pub(super) fn each<T>(node: &Node, mut read: impl FnMut(&Node) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
    let mut all = Vec::new();
    for (index, item) in items(node)?.iter().enumerate() {
        all.push(read(item).map_err(|fault| fault.within_item(index + 1))?);
    }
    Ok(all)
}

/// A text, of no more than a file may have.
pub(super) fn words(node: &Node) -> Result<String, Fault> {
    let text = node.as_text()?;
    if text.len() > MAX_WORDS {
        return Err(node.fault("too-large", format!("A text has at most {MAX_WORDS} bytes.")));
    }
    Ok(text.to_owned())
}

impl Code for bool {
    fn write(&self, _: &Own) -> Node {
        Node::flag(*self)
    }

    fn read(node: &Node, _: &Own) -> Result<Self, Fault> {
        node.as_flag()
    }
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl Code for $type {
            fn write(&self, _: &Own) -> Node {
                Node::number((*self).into())
            }

            fn read(node: &Node, _: &Own) -> Result<Self, Fault> {
                let number = node.number_within(<$type>::MIN.into(), <$type>::MAX.into())?;
                Ok(number as $type)
            }
        }
    )+};
}

numbers!(u8, u16, i8);

impl Code for Text {
    fn write(&self, _: &Own) -> Node {
        Node::text(&**self)
    }

    fn read(node: &Node, _: &Own) -> Result<Self, Fault> {
        words(node).map(Text::Owned)
    }
}

impl Code for char {
    fn write(&self, _: &Own) -> Node {
        Node::text(*self)
    }

    fn read(node: &Node, _: &Own) -> Result<Self, Fault> {
        let mut letters = node.as_text()?.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if letter.is_ascii_lowercase() => Ok(letter),
            _ => Err(node.fault("letter", "One lower-case letter has to stand here.")),
        }
    }
}

impl Code for Role {
    fn write(&self, own: &Own) -> Node {
        Node::text(&*own.roles[self.index()].id)
    }

    fn read(node: &Node, own: &Own) -> Result<Self, Fault> {
        let known: Vec<&str> = own.roles.iter().map(|role| &*role.id).collect();
        place(node, "piece", &known).map(Role)
    }
}

impl Code for Right {
    fn write(&self, own: &Own) -> Node {
        Node::text(&*own.rights[self.index()].id)
    }

    fn read(node: &Node, own: &Own) -> Result<Self, Fault> {
        let known: Vec<&str> = own.rights.iter().map(|right| &*right.id).collect();
        place(node, "right", &known).map(Right)
    }
}

/// The place of a name among those that are known.
fn place(node: &Node, what: &str, known: &[&str]) -> Result<u8, Fault> {
    let id = node.as_text()?;
    let place = known.iter().position(|own| *own == id);
    place.map(|place| place as u8).ok_or_else(|| unknown(node, what, id, known))
}

impl<T: Code> Code for Option<T> {
    fn write(&self, own: &Own) -> Node {
        self.as_ref().map_or_else(|| Node::text("none"), |value| value.write(own))
    }

    fn read(node: &Node, own: &Own) -> Result<Self, Fault> {
        if node.as_text().is_ok_and(|text| text == "none") {
            return Ok(None);
        }
        T::read(node, own).map(Some)
    }
}

impl<T: Code + Copy, const N: usize> Code for Few<T, N> {
    fn write(&self, own: &Own) -> Node {
        Node::list(self.iter().map(|item| item.write(own)).collect())
    }

    fn read(node: &Node, own: &Own) -> Result<Self, Fault> {
        let items = each(node, |item| T::read(item, own))?;
        Few::try_of(&items)
            .ok_or_else(|| node.fault("too-large", format!("This list has at most {N} items.")))
    }
}

impl<T: Code + Copy, const N: usize> Code for [T; N] {
    fn write(&self, own: &Own) -> Node {
        Node::list(self.iter().map(|item| item.write(own)).collect())
    }

    fn read(node: &Node, own: &Own) -> Result<Self, Fault> {
        exactly::<N>(node)?;
        let items = each(node, |item| T::read(item, own))?;
        items.try_into().map_err(|_| node.fault("type", "This list is too short."))
    }
}

impl<A: Code, B: Code> Code for (A, B) {
    fn write(&self, own: &Own) -> Node {
        Node::list(vec![self.0.write(own), self.1.write(own)])
    }

    fn read(node: &Node, own: &Own) -> Result<Self, Fault> {
        let [a, b] = exactly(node)?;
        Ok((A::read(a, own)?, B::read(b, own)?))
    }
}

impl<A: Code, B: Code, C: Code> Code for (A, B, C) {
    fn write(&self, own: &Own) -> Node {
        Node::list(vec![self.0.write(own), self.1.write(own), self.2.write(own)])
    }

    fn read(node: &Node, own: &Own) -> Result<Self, Fault> {
        let [a, b, c] = exactly(node)?;
        Ok((A::read(a, own)?, B::read(b, own)?, C::read(c, own)?))
    }
}
