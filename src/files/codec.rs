//! How values are written to nodes and read from them: one description for both.
//!
//! The macros take a type apart and put it together by all of its fields or variants, without `..`: a term that
//! is still to come does not compile before it stands in [`terms`](super::terms).

use super::error::{FileError, Within};
use super::node::{Node, unknown};
use super::ownership::{MAX_ITEMS, MAX_WORDS, Own};
use crate::board::{Few, Role};
use crate::movement::Right;
use crate::variant::Text;

/// A value that can stand in a file.
pub(super) trait Code: Sized {
    fn write(&self, own: &Own) -> Node;
    fn read(node: &Node, own: &Own) -> Result<Self, FileError>;
}

/// A type of which each variant has a name. What a variant carries stands under its name: one value, several in
/// a list, or fields by their names.
macro_rules! kinds {
    ($type:ident { $($name:literal => $variant:ident $payload:tt;)+ }) => {
        impl Code for $type {
            fn write(&self, own: &Own) -> Node {
                match self {
                    $($crate::files::codec::kinds!(@pattern $type, $variant, $payload) => {
                        $crate::files::codec::kinds!(@write own, $name, $payload)
                    })+
                }
            }

            fn read(node: &Node, own: &Own) -> Result<Self, FileError> {
                let (name, payload) = node.kind()?;
                $(if name == $name {
                    return $crate::files::codec::kinds!(@read node, payload, own, $type, $variant, $name, $payload);
                })+
                Err($crate::files::node::unknown(node, "choice", name, &[$($name),+]))
            }
        }
    };
    (@pattern $type:ident, $variant:ident, -) => { $type::$variant };
    (@pattern $type:ident, $variant:ident, ($($field:ident: $of:ty),+)) => { $type::$variant($($field),+) };
    (@pattern $type:ident, $variant:ident, {$($field:ident $key:literal),+}) => { $type::$variant { $($field),+ } };
    (@write $own:ident, $name:literal, -) => {{ let _ = $own; Node::text($name) }};
    (@write $own:ident, $name:literal, ($field:ident: $of:ty)) => {
        Node::table(vec![($name.to_owned(), Code::write($field, $own))])
    };
    (@write $own:ident, $name:literal, ($($field:ident: $of:ty),+)) => {
        Node::table(vec![($name.to_owned(), Node::list(vec![$(Code::write($field, $own)),+]))])
    };
    (@write $own:ident, $name:literal, {$($field:ident $key:literal),+}) => {
        Node::table(vec![(
            $name.to_owned(),
            Node::table(vec![$(($key.to_owned(), Code::write($field, $own))),+]),
        )])
    };
    (@read $node:ident, $payload:ident, $own:ident, $type:ident, $variant:ident, $name:literal, -) => {
        match $payload {
            None => {
                let _ = $own;
                Ok($type::$variant)
            }
            Some(node) => Err(node.fault("type", concat!("Nothing belongs to “", $name, "”."))),
        }
    };
    (@read $node:ident, $payload:ident, $own:ident, $type:ident, $variant:ident, $name:literal,
        ($field:ident: $of:ty)) => {
        <$of as Code>::read($crate::files::codec::payload($node, $payload, $name)?, $own)
            .map($type::$variant)
            .within($name)
    };
    (@read $node:ident, $payload:ident, $own:ident, $type:ident, $variant:ident, $name:literal,
        ($($field:ident: $of:ty),+)) => {{
        let node = $crate::files::codec::payload($node, $payload, $name)?;
        let mut items = $crate::files::codec::exactly(node, [$(stringify!($field)),+].len())?.iter();
        $(let $field = match items.next() {
            Some(item) => <$of as Code>::read(item, $own).within($name)?,
            None => return Err(node.fault("type", "Something is missing.")),
        };)+
        Ok($type::$variant($($field),+))
    }};
    (@read $node:ident, $payload:ident, $own:ident, $type:ident, $variant:ident, $name:literal,
        {$($field:ident $key:literal),+}) => {{
        let fields = $crate::files::codec::payload($node, $payload, $name)?.fields(&[$($key),+]).within($name)?;
        Ok($type::$variant {
            $($field: fields.need($key).and_then(|node| Code::read(node, $own).within($key)).within($name)?),+
        })
    }};
}

/// A type with fields by name. Those that are as in `base` are left out.
macro_rules! fields {
    ($type:ident, $base:expr, $(given $($given:ident)+,)? { $($field:ident $key:literal),+ $(,)? }) => {
        impl Code for $type {
            fn write(&self, own: &Own) -> Node {
                let $type { $($($given: _,)+)? $($field),+ } = self;
                let base: Option<$type> = $base;
                let mut entries = Vec::new();
                $(
                    let node = Code::write($field, own);
                    if base.as_ref().is_none_or(|base| Code::write(&base.$field, own) != node) {
                        entries.push(($key.to_owned(), node));
                    }
                )+
                Node::table(entries)
            }

            fn read(node: &Node, own: &Own) -> Result<Self, FileError> {
                let fields = node.fields(&[$($key),+])?;
                let base: Option<$type> = $base;
                Ok($type {
                    $($($given: own.$given.clone(),)+)?
                    $($field: match (fields.get($key), &base) {
                        (Some(node), _) => Code::read(node, own).within($key)?,
                        (None, Some(base)) => base.$field.clone(),
                        (None, None) => Code::read(fields.need($key)?, own)?,
                    }),+
                })
            }
        }
    };
}

pub(super) use {fields, kinds};

pub(super) fn payload<'a>(node: &Node, payload: Option<&'a Node>, name: &str) -> Result<&'a Node, FileError> {
    payload.ok_or_else(|| node.fault("missing", format!("“{name}” needs more: {{ {name} = … }}.")))
}

pub(super) fn exactly(node: &Node, number: usize) -> Result<&[Node], FileError> {
    let items = node.as_list()?;
    if items.len() != number {
        return Err(node.fault("type", format!("A list of {number} has to stand here.")));
    }
    Ok(items)
}

/// A list, of no more than a file may have.
pub(super) fn items(node: &Node) -> Result<&[Node], FileError> {
    let items = node.as_list()?;
    if items.len() > MAX_ITEMS {
        return Err(node.fault("too-large", format!("A list has at most {MAX_ITEMS} items.")));
    }
    Ok(items)
}

/// Every item, with its number where one cannot be read.
pub(super) fn each<T>(
    node: &Node,
    mut read: impl FnMut(&Node) -> Result<T, FileError>,
) -> Result<Vec<T>, FileError> {
    let numbered = items(node)?.iter().zip(1..);
    numbered.map(|(item, number): (&Node, u32)| read(item).within(&number.to_string())).collect()
}

/// A text, of no more than a file may have.
pub(super) fn words(node: &Node) -> Result<String, FileError> {
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

    fn read(node: &Node, _: &Own) -> Result<Self, FileError> {
        node.as_flag()
    }
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl Code for $type {
            fn write(&self, _: &Own) -> Node {
                Node::number((*self).into())
            }

            fn read(node: &Node, _: &Own) -> Result<Self, FileError> {
                let wrong = |_| {
                    let (least, most) = (<$type>::MIN, <$type>::MAX);
                    node.fault("number", format!("A number from {least} to {most} has to stand here."))
                };
                node.as_number()?.try_into().map_err(wrong)
            }
        }
    )+};
}

numbers!(u8, u16, i8);

impl Code for Text {
    fn write(&self, _: &Own) -> Node {
        Node::text(&**self)
    }

    fn read(node: &Node, _: &Own) -> Result<Self, FileError> {
        words(node).map(Text::Owned)
    }
}

impl Code for char {
    fn write(&self, _: &Own) -> Node {
        Node::text(*self)
    }

    fn read(node: &Node, _: &Own) -> Result<Self, FileError> {
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

    fn read(node: &Node, own: &Own) -> Result<Self, FileError> {
        let id = node.as_text()?;
        let place = own.roles.iter().position(|role| role.id == id);
        let known: Vec<&str> = own.roles.iter().map(|role| &*role.id).collect();
        place.map(|place| Role(place as u8)).ok_or_else(|| unknown(node, "piece", id, &known))
    }
}

impl Code for Right {
    fn write(&self, own: &Own) -> Node {
        Node::text(&*own.rights[self.index()].id)
    }

    fn read(node: &Node, own: &Own) -> Result<Self, FileError> {
        let id = node.as_text()?;
        let place = own.rights.iter().position(|right| right.id == id);
        let known: Vec<&str> = own.rights.iter().map(|right| &*right.id).collect();
        place.map(|place| Right(place as u8)).ok_or_else(|| unknown(node, "right", id, &known))
    }
}

impl<T: Code> Code for Option<T> {
    fn write(&self, own: &Own) -> Node {
        self.as_ref().map_or_else(|| Node::text("none"), |value| value.write(own))
    }

    fn read(node: &Node, own: &Own) -> Result<Self, FileError> {
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

    fn read(node: &Node, own: &Own) -> Result<Self, FileError> {
        let items = each(node, |item| T::read(item, own))?;
        Few::try_of(&items)
            .ok_or_else(|| node.fault("too-large", format!("This list has at most {N} items.")))
    }
}

impl<T: Code + Copy, const N: usize> Code for [T; N] {
    fn write(&self, own: &Own) -> Node {
        Node::list(self.iter().map(|item| item.write(own)).collect())
    }

    fn read(node: &Node, own: &Own) -> Result<Self, FileError> {
        let items = exactly(node, N)?.iter().map(|item| T::read(item, own));
        let items = items.collect::<Result<Vec<T>, FileError>>()?;
        items.try_into().map_err(|_| node.fault("type", "This list is too short."))
    }
}

impl<A: Code, B: Code> Code for (A, B) {
    fn write(&self, own: &Own) -> Node {
        Node::list(vec![self.0.write(own), self.1.write(own)])
    }

    fn read(node: &Node, own: &Own) -> Result<Self, FileError> {
        let items = exactly(node, 2)?;
        Ok((A::read(&items[0], own)?, B::read(&items[1], own)?))
    }
}

impl<A: Code, B: Code, C: Code> Code for (A, B, C) {
    fn write(&self, own: &Own) -> Node {
        Node::list(vec![self.0.write(own), self.1.write(own), self.2.write(own)])
    }

    fn read(node: &Node, own: &Own) -> Result<Self, FileError> {
        let items = exactly(node, 3)?;
        Ok((A::read(&items[0], own)?, B::read(&items[1], own)?, C::read(&items[2], own)?))
    }
}
