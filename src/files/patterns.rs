//! Movement patterns in a file: in Betza notation, with what that does not say in fields of its own.

use super::betza;
use super::codec::{Code, each, entry, fields};
use super::error::{Fault, Within};
use super::node::{Node, Value};
use super::ownership::Own;
use crate::board::{Few, Zone};
use crate::movement::betza::without_right;
use crate::movement::{Atom, Modality, Pattern, Right, Symmetry, VIA};
use crate::variant::List;

/// What Betza notation does not say of a way of moving.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Besides {
    right: Option<Right>,
    from: Zone,
    within: Zone,
    checks: bool,
    over_its_like: bool,
}

impl Besides {
    const NOTHING: Besides =
        Besides { right: None, from: Zone::Board, within: Zone::Board, checks: true, over_its_like: true };

    fn of(pattern: &Pattern) -> Besides {
        // Without `..`, so that a new field is not forgotten.
        let Pattern { atom, symmetry: _, modality: _, right, start, within, threatens } = *pattern;
        Besides {
            right,
            from: start,
            within,
            checks: threatens,
            over_its_like: !matches!(atom, Atom::Hop { bars_its_like: true, .. }),
        }
    }

    fn onto(self, mut pattern: Pattern) -> Pattern {
        let Besides { right, from, within, checks, over_its_like } = self;
        if let Atom::Hop { bars_its_like, .. } = &mut pattern.atom {
            *bars_its_like = !over_its_like;
        }
        Pattern { right, start: from, within, threatens: checks, ..pattern }
    }
}

/// A way of moving that Betza notation has no letters for.
#[derive(Clone, PartialEq)]
struct Explicit {
    step: (i8, i8),
    how: How,
    mirrored: bool,
    purpose: Modality,
}

/// How it covers ground.
#[derive(Clone, Copy, PartialEq)]
enum How {
    Leap,
    Ride,
    Hop,
    Lame(Few<(i8, i8), VIA>),
}

super::codec::kinds!(How {
    "leap" => Leap -;
    "ride" => Ride -;
    "hop" => Hop -;
    "lame" => Lame(via: Via);
});

type Via = Few<(i8, i8), VIA>;

fields!(Explicit, None, { step "step", how "how", mirrored "mirrored", purpose "purpose" });

impl Explicit {
    fn of(pattern: &Pattern) -> Explicit {
        Explicit {
            step: pattern.atom.step(),
            how: match pattern.atom {
                Atom::Leap(..) => How::Leap,
                Atom::Ride(..) => How::Ride,
                Atom::Hop { .. } => How::Hop,
                Atom::Lame { via, .. } => How::Lame(via),
            },
            mirrored: pattern.symmetry == Symmetry::Mirror,
            purpose: pattern.modality,
        }
    }

    fn pattern(&self) -> Pattern {
        let (right, forward) = self.step;
        Pattern {
            atom: match self.how {
                How::Leap => Atom::Leap(right, forward),
                How::Ride => Atom::Ride(right, forward),
                How::Hop => Atom::Hop { step: self.step, bars_its_like: false },
                How::Lame(via) => Atom::Lame { via, to: self.step },
            },
            symmetry: if self.mirrored { Symmetry::Mirror } else { Symmetry::All },
            modality: self.purpose,
            ..Pattern::leap(0, 0)
        }
    }
}

/// How a way of moving is written, without what stands besides.
fn notation(pattern: &Pattern) -> Option<String> {
    let plain = Besides::NOTHING.onto(*pattern);
    without_right(&plain).filter(|text| betza::read(text).is_ok_and(|read| read == [plain]))
}

impl Code for List<Pattern> {
    fn write(&self, own: &Own) -> Node {
        let mut items: Vec<Node> = Vec::new();
        let mut plain = String::new();
        for pattern in self.iter() {
            let besides = Besides::of(pattern);
            let text = notation(pattern);
            if let (Some(text), true) = (&text, besides == Besides::NOTHING) {
                // Atoms are told apart by their capitals: one text for all that stand together.
                plain += text;
                continue;
            }
            if !plain.is_empty() {
                items.push(Node::text(core::mem::take(&mut plain)));
            }
            let mut entries = match text {
                Some(text) => vec![entry("betza", Node::text(text))],
                None => vec![entry("way", Explicit::of(pattern).write(own))],
            };
            let mut besides_at = |key: &str, differs: bool, node: Node| {
                if differs {
                    entries.push(entry(key, node));
                }
            };
            let Besides { right, from, within, checks, over_its_like } = besides;
            besides_at("right", right.is_some(), right.write(own));
            besides_at("from", from != Zone::Board, from.write(own));
            besides_at("within", within != Zone::Board, within.write(own));
            besides_at("checks", !checks, checks.write(own));
            besides_at("over-its-like", !over_its_like, over_its_like.write(own));
            items.push(Node::table(entries));
        }
        if !plain.is_empty() {
            items.push(Node::text(plain));
        }
        match items.as_slice() {
            [only] if matches!(only.value, Value::Text(_)) => only.clone(),
            _ => Node::list(items),
        }
    }

    fn read(node: &Node, own: &Own) -> Result<Self, Fault> {
        let ways = match &node.value {
            Value::Text(_) => one(node, own)?,
            _ => each(node, |item| one(item, own))?.concat(),
        };
        if ways.len() > 32 {
            return Err(node.fault("too-large", "A piece has at most 32 ways of moving."));
        }
        Ok(List::Owned(ways))
    }
}

/// A text in Betza notation, or a table with one and what it does not say.
fn one(node: &Node, own: &Own) -> Result<Vec<Pattern>, Fault> {
    let notation = |node: &Node| -> Result<Vec<Pattern>, Fault> {
        let text = node.as_text()?;
        betza::read(text).map_err(|message| node.fault("betza", message))
    };
    if let Value::Text(_) = node.value {
        return notation(node);
    }
    let fields = node.fields(&["betza", "way", "right", "from", "within", "checks", "over-its-like"])?;
    let ways = match (fields.get("betza"), fields.get("way")) {
        (Some(betza), None) => notation(betza).within("betza")?,
        (None, Some(way)) => vec![Explicit::read(way, own).within("way")?.pattern()],
        _ => return Err(node.fault("missing", "A way of moving has either “betza” or “way”.")),
    };
    fn or<T: Code>(node: Option<&Node>, key: &str, own: &Own, otherwise: T) -> Result<T, Fault> {
        node.map_or(Ok(otherwise), |node| T::read(node, own).within(key))
    }
    let right: Option<Right> = or(fields.get("right"), "right", own, None)?;
    let besides = Besides {
        right,
        from: or(fields.get("from"), "from", own, Zone::Board)?,
        within: or(fields.get("within"), "within", own, Zone::Board)?,
        checks: or(fields.get("checks"), "checks", own, true)?,
        over_its_like: or(fields.get("over-its-like"), "over-its-like", own, true)?,
    };
    Ok(ways.into_iter().map(|way| besides.onto(way)).collect())
}
