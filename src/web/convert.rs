//! Conversion from the core's values to the shapes of `data` and back.

use std::borrow::Cow;
use std::io::{self, Write};

use serde::{Serialize, Serializer};
use serde_json::ser::Formatter;
use wasm_bindgen::JsValue;

use super::data::{self, SquareName};
use super::error::{bad_argument, named, named_by};
use super::language::words;
use crate::board::{Role, Seat, Square};
use crate::matches::{Beat, Show};
use crate::movement::MoveStyle;
use crate::pictures::svg::{Mark, MarkKind, PieceSet};
use crate::play::rights::right_of_step;
use crate::position::{Move, Outcome, Position, TableEvent};
use crate::records;
use crate::rules::Rules;
use crate::variant::Contest;

/// A small value as a plain JavaScript object.
pub(super) fn to_js_small<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|error| bad_argument(&error.to_string()))
}

/// A value as a plain JavaScript object. Lists and long answers go over as one text: made property
/// by property, each of them a call and each string a copy, a list of moves takes three times as
/// long, and the code for all of them weighs twice as much.
pub(super) fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    by_text(|serializer| value.serialize(serializer))
}

/// The same of a list, each of its values made when it is written.
pub(super) fn to_js_list<T: Serialize>(values: impl Iterator<Item = T>) -> Result<JsValue, JsValue> {
    by_text(|serializer| serializer.collect_seq(values))
}

type Writer<'a> = serde_json::Serializer<&'a mut Text, Ascii>;

fn by_text(write: impl FnOnce(&mut Writer) -> serde_json::Result<()>) -> Result<JsValue, JsValue> {
    let mut text = Text(Vec::with_capacity(8192));
    let written = write(&mut Writer::with_formatter(&mut text, Ascii));
    written.map_err(|error| bad_argument(&error.to_string()))?;
    let text = str::from_utf8(&text.0).map_err(|error| bad_argument(&error.to_string()))?;
    js_sys::JSON::parse(text)
}

/// Collects a text that comes in crumbs, most of them quotes, commas and short names: these are pushed
/// byte by byte, since engines make a call of every copy in memory.
struct Text(Vec<u8>);

impl Write for Text {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        if let [byte] = bytes {
            self.0.push(*byte);
        } else {
            self.append(bytes);
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Text {
    fn append(&mut self, bytes: &[u8]) {
        if bytes.len() > 24 {
            return self.0.extend_from_slice(bytes);
        }
        for byte in bytes {
            self.0.push(*byte);
        }
    }
}

/// Escapes what is not ASCII: a text without anything else is passed on and read faster.
struct Ascii;

impl Formatter for Ascii {
    /// By JavaScript's own means; the tables for it would be as heavy as a game.
    fn write_f64<W: ?Sized + Write>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        let text = js_sys::Number::from(value).to_string_with_radix(10).map(String::from);
        writer.write_all(text.as_deref().unwrap_or("null").as_bytes())
    }

    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, text: &str) -> io::Result<()> {
        if text.is_ascii() {
            return writer.write_all(text.as_bytes());
        }
        let mut rest = text;
        while let Some(start) = rest.bytes().position(|byte| !byte.is_ascii()) {
            let (plain, other) = rest.split_at(start);
            writer.write_all(plain.as_bytes())?;
            let mut letters = other.chars();
            for unit in letters.next().unwrap_or_default().encode_utf16(&mut [0; 2]) {
                let digit = |shift: u16| b"0123456789abcdef"[(*unit >> shift & 15) as usize];
                writer.write_all(&[b'\\', b'u', digit(12), digit(8), digit(4), digit(0)])?;
            }
            rest = letters.as_str();
        }
        writer.write_all(rest.as_bytes())
    }
}

pub(super) fn square(rules: &Rules, name: &str) -> Result<Square, JsValue> {
    named(rules.board().shape.parse(name), "square", name)
}

/// The seat with this letter.
pub(super) fn seat_named(rules: &Rules, letter: &str) -> Result<Seat, JsValue> {
    named(rules.seat_named(letter), "seat", letter)
}

/// The role with this id.
pub(super) fn role_named(rules: &Rules, id: &str) -> Result<Role, JsValue> {
    named_by("game", rules.role_named(id), "kind", id, rules.roles().iter().map(|role| &*role.id))
}

pub(super) fn name(rules: &Rules, square: Square) -> String {
    rules.board().shape.name(square)
}

pub(super) fn names(rules: &Rules, squares: impl IntoIterator<Item = Square>) -> Vec<SquareName> {
    squares.into_iter().map(|square| rules.board().shape.name_of(square).into()).collect()
}

pub(super) fn seat(rules: &Rules, seat: Seat) -> String {
    rules.seat(seat).letter.to_string()
}

fn role(rules: &Rules, role: Role) -> Cow<'static, str> {
    rules.role(role).id.clone()
}

pub(super) fn move_info(rules: &Rules, position: &Position, action: Move) -> data::Move {
    let mover = action.from().and_then(|from| position.piece_at(from));
    let dropped = match action {
        Move::Drop { role, .. } | Move::Place { role, .. } => Some(role),
        _ => None,
    };
    let own_seat = action.declared_by().unwrap_or(mover.map_or(position.turn(), |piece| piece.seat));
    let captured = match action {
        // Two pieces of one side may stand together.
        Move::Step { from, to, .. } => {
            rules.captured_by(position, from, to).filter(|piece| piece.seat != own_seat)
        }
        _ => None,
    };
    let right = match (action, mover) {
        (Move::Step { from, to, .. }, Some(piece)) => right_of_step(rules, piece, from, to),
        _ => None,
    };
    // Of a double that stays together goes the whole, of one that parts a single piece.
    let moved = mover.map(|piece| match (rules.terms().contest, action) {
        (Contest::Race(race), Move::Step { into: None, .. }) if piece.role == race.double => race.single,
        _ => piece.role,
    });
    let thrown = match action {
        Move::Roll(value) => Some(value),
        _ => None,
    };
    data::Move {
        text: rules.write_move(action),
        written: None,
        narration: Vec::new(),
        seat: rules.seat(own_seat).letter,
        action: match action {
            Move::Step { .. } => "step",
            Move::Castle { .. } => "castle",
            Move::Exchange { .. } => "exchange",
            Move::Promote { .. } => "promote",
            Move::Drop { .. } => "drop",
            Move::Place { .. } => "place",
            Move::Pass { .. } => "pass",
            Move::Object(_) => "object",
            Move::Ready(_) => "ready",
            Move::Count(_) => "count",
            Move::Stop(_) => "stop",
            Move::ClaimImpasse(_) => "impasse",
            Move::AcceptImpasse(_) => "accept",
            Move::DeclineImpasse(_) => "decline",
            Move::ClaimStalemate(_) => "stalemate",
            Move::Roll(_) => "throw",
            Move::Skip(_) => "skip",
            Move::Propose(_) => "propose",
            Move::Agree(_) => "agree",
            Move::Refuse(_) => "refuse",
            Move::Release(_) => "release",
        },
        from: action.from().map(|from| rules.board().shape.name_of(from).into()),
        to: action.to().map(|to| rules.board().shape.name_of(to).into()),
        kind: moved.or(dropped).map(|own| role(rules, own)),
        capture: captured.map(|piece| role(rules, piece.role)),
        promotion: action.into().map(|into| role(rules, into)),
        right: right.map(|right| rules.terms().rights[right.index()].id.clone()),
        value: thrown,
        chance: thrown.and_then(|value| {
            let dice = rules.terms().dice?;
            Some(f64::from(dice.face(value)?.weight) / f64::from(dice.weights()))
        }),
        words: words().action(rules, position, action),
    }
}

pub(super) fn outcome_info(rules: &Rules, outcome: Outcome) -> data::Outcome {
    data::Outcome {
        result: records::result(rules, Some(outcome)),
        winners: rules.winners(outcome).map(|own| seat(rules, own)).collect(),
        winner: outcome.winner.map(|winner| seat(rules, winner)),
        reason: outcome.reason.id(),
        text: words().outcome(rules, outcome),
    }
}

pub(super) fn beat_info(rules: &Rules, after: &Position, beat: &Beat) -> data::Beat {
    let mut info = data::Beat {
        step: beat.step,
        effect: String::new(),
        seat: None,
        kind: None,
        from: None,
        to: None,
        square: None,
        stride: None,
        into: None,
        event: None,
        value: None,
        text: words().narrate(rules, after, beat),
    };
    let mut piece = |own: Seat, own_role: Role| {
        info.seat = Some(seat(rules, own));
        info.kind = Some(role(rules, own_role).into_owned());
    };
    let effect = match beat.show {
        Show::Travel { seat, role, from, to, move_style } => {
            piece(seat, role);
            info.from = Some(name(rules, from));
            info.to = Some(name(rules, to));
            info.stride = Some(move_style.id().to_owned());
            "travel"
        }
        Show::Capture { seat, role, at } | Show::Lift { seat, role, at } => {
            piece(seat, role);
            info.square = Some(name(rules, at));
            "capture"
        }
        Show::Appear { seat, role, at } | Show::Drop { seat, role, at } => {
            piece(seat, role);
            info.square = Some(name(rules, at));
            "appear"
        }
        Show::Vanish { seat, role, at } => {
            piece(seat, role);
            info.square = Some(name(rules, at));
            "vanish"
        }
        Show::Counting => "count",
        Show::Table(event) => {
            let (own, id) = event_id(event);
            info.seat = own.map(|own| seat(rules, own));
            if let TableEvent::Rolled(_, value) = event {
                info.value = Some(value);
            }
            info.event = Some(id.to_owned());
            "table"
        }
        Show::Promote { seat, role: was, at, into } => {
            piece(seat, was);
            info.square = Some(name(rules, at));
            info.into = Some(role(rules, into).into_owned());
            "promote"
        }
        Show::Right { seat: own, .. } => {
            info.seat = Some(seat(rules, own));
            "right"
        }
        Show::Phase => "phase",
        Show::Turn(own) => {
            info.seat = Some(seat(rules, own));
            "turn"
        }
        Show::Check { seat: own, at } => {
            info.seat = Some(seat(rules, own));
            info.square = Some(name(rules, at));
            "check"
        }
        Show::End(_) => "end",
    };
    info.effect = effect.to_owned();
    info
}

/// Whose event it is, and its id.
const fn event_id(event: TableEvent) -> (Option<Seat>, &'static str) {
    match event {
        TableEvent::Rolled(seat, _) => (Some(seat), "throw"),
        TableEvent::TurnLost(seat) => (Some(seat), "turn-lost"),
        TableEvent::PassedOver(_) => (None, "passed-over"),
        TableEvent::Skipped(seat) => (Some(seat), "skipped"),
        TableEvent::RollsAgain(seat) => (Some(seat), "throws-again"),
        TableEvent::Tied(_) => (None, "tied"),
        TableEvent::Imprisoned(seat, _) => (Some(seat), "imprisoned"),
        TableEvent::Freed(piece, _) => (Some(piece.seat), "freed"),
        TableEvent::ThroneSeized(seat, _) => (Some(seat), "throne-seized"),
        TableEvent::Commands(seat) => (Some(seat), "commands"),
        TableEvent::CommandEnds(seat) => (Some(seat), "command-ends"),
        TableEvent::Concourse(seat) => (Some(seat), "concourse"),
        TableEvent::Steers(seat) => (Some(seat), "steers"),
        TableEvent::Paid(seat, ..) => (Some(seat), "paid"),
        TableEvent::FromPool(seat, _) => (Some(seat), "from-pool"),
        TableEvent::Empire(seat) => (Some(seat), "empire"),
        TableEvent::Peace(seat) => (Some(seat), "peace"),
        TableEvent::Out(seat) => (Some(seat), "out"),
        TableEvent::Offered(seat, _) => (Some(seat), "offered"),
        TableEvent::Agreed(seat) => (Some(seat), "agreed"),
        TableEvent::Refused(seat) => (Some(seat), "refused"),
        TableEvent::Released(seat) => (Some(seat), "released"),
        TableEvent::Home(piece) => (Some(piece.seat), "home"),
        TableEvent::SentBack(piece) => (Some(piece.seat), "sent-back"),
    }
}

pub(super) fn mark(rules: &Rules, info: &data::Mark) -> Result<Mark, JsValue> {
    let at = crate::pictures::diagram::at(rules, square(rules, &info.square)?);
    let unknown = |what: &str| bad_argument(&format!("There is no mark of the kind “{what}”."));
    let move_style = info.stride.as_deref();
    Ok(Mark {
        kind: MarkKind::from_id(&info.kind).ok_or_else(|| unknown(&info.kind))?,
        move_style: move_style.map(|id| MoveStyle::from_id(id).ok_or_else(|| unknown(id))).transpose()?,
        once: info.once.unwrap_or(false),
        series: info.series,
        from: match &info.from {
            Some(from) => Some(crate::pictures::diagram::at(rules, square(rules, from)?)),
            None => None,
        },
        ..Mark::new(at, MarkKind::Move)
    })
}

pub(super) fn piece_set(id: Option<&str>) -> Result<PieceSet, JsValue> {
    let unknown = || bad_argument("Pieces are “figures”, “letters” or “pictograms”.");
    id.map_or(Ok(PieceSet::Figures), |id| PieceSet::from_id(id).ok_or_else(unknown))
}
