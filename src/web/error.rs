//! JavaScript errors: `Error` objects with a code.

use js_sys::{Array, Error, Reflect};
use wasm_bindgen::JsValue;

use super::codes::CALLS;
use super::data::SquareName;
use super::language::words;
use super::near::nearest;
use crate::endings::Refusal;
use crate::files::FileError;
use crate::matches::{CountError, MatchError, PlayError, is_meant};
use crate::notation::PositionError;
use crate::pictures::annotation::AnnotationError;
use crate::position::IllegalMove;
use crate::variant::SetupError;
use crate::words::{RecordError, Why};

/// An `Error` with a `code`.
pub(super) fn coded(code: &str, message: &str) -> JsValue {
    debug_assert!(listed(code), "{code} stands in no list of codes: no type has it");
    let error = Error::new(message);
    // Setting a property of a fresh object cannot fail.
    let _ = Reflect::set(&error, &"code".into(), &code.into());
    error.into()
}

/// Whether types know this code.
fn listed(code: &str) -> bool {
    let core =
        [IllegalMove::CODES, PlayError::CODES, CountError::CODES, PositionError::CODES, SetupError::CODES];
    let more =
        [RecordError::CODES, Why::CODES, AnnotationError::CODES, Refusal::CODES, FileError::CODES, CALLS];
    core.iter().chain(&more).any(|codes| codes.contains(&code))
}

/// An `Error` with a `code` and the squares it speaks of.
pub(super) fn coded_at(code: &str, message: &str, squares: &[SquareName]) -> JsValue {
    let error = coded(code, message);
    let squares: Array = squares.iter().map(|name| JsValue::from_str(name)).collect();
    let _ = Reflect::set(&error, &"squares".into(), &squares);
    error
}

impl From<SetupError> for CodedError {
    fn from(error: SetupError) -> CodedError {
        CodedError(coded(error.code(), &words().setup_error(&error)))
    }
}

impl From<MatchError> for CodedError {
    fn from(error: MatchError) -> CodedError {
        CodedError(coded(error.code(), &words().match_error(&error)))
    }
}

/// What is thrown.
pub(super) struct CodedError(JsValue);

impl From<CodedError> for JsValue {
    fn from(thrown: CodedError) -> JsValue {
        thrown.0
    }
}

/// An argument that has the wrong type or shape.
pub(super) fn bad_argument(what: &str) -> JsValue {
    coded("bad-argument", what)
}

/// The code and the sentence for a call that might not find the memory it takes.
pub(super) const OUT_OF_MEMORY: (&str, &str) =
    ("out-of-memory", "There is no memory left: free() what is no longer needed.");

/// Whether there is memory for one more call that takes some. Should it end on the way, the module
/// would end with it, and no later call would work. What is kept free so serves those that only look.
pub(super) fn has_memory() -> bool {
    // Bytes: compiling rules, or playing a move and telling of it, takes less.
    has_room(512 * 1024)
}

/// Whether there are so many bytes.
pub(super) fn has_room(bytes: usize) -> bool {
    let mut block: Vec<u8> = Vec::new();
    let found = block.try_reserve_exact(bytes).is_ok();
    // Otherwise the compiler takes out what is reserved and never used.
    core::hint::black_box(&block);
    found
}

/// Refuses a call for which there might be no memory.
pub(super) fn need_memory() -> Result<(), JsValue> {
    if has_memory() { Ok(()) } else { Err(coded(OUT_OF_MEMORY.0, OUT_OF_MEMORY.1)) }
}

/// What a name stands for, or an error that says that it stands for nothing: a `square`, a `seat`.
pub(super) fn named<T>(found: Option<T>, what: &str, name: &str) -> Result<T, JsValue> {
    named_by("game", found, what, name, core::iter::empty())
}

/// The same where it may not be the game that gives the names, with the one of them that comes nearest.
pub(super) fn named_by<'a, T>(
    giver: &str,
    found: Option<T>,
    what: &str,
    name: &str,
    known: impl Iterator<Item = &'a str>,
) -> Result<T, JsValue> {
    found.ok_or_else(|| unknown(giver, what, name, &known.collect::<Vec<_>>()))
}

fn unknown(giver: &str, what: &str, name: &str, known: &[&str]) -> JsValue {
    let name: String = name.chars().take(20).collect();
    let near = is_meant(nearest(&name, known));
    coded(&["unknown-", what].concat(), &format!("The {giver} has no {what} “{name}”.{near}"))
}
