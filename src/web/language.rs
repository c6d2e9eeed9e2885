//! The language in force: every sentence that the module gives is in it.

use core::cell::Cell;

use crate::words::{self, Language};

thread_local! {
    static IN_FORCE: Cell<&'static dyn Language> = Cell::new(words::default_language());
}

/// The language in force.
pub(super) fn words() -> &'static dyn Language {
    IN_FORCE.get()
}

/// Puts another language in force.
pub(super) fn choose(language: &'static dyn Language) {
    IN_FORCE.set(language);
}
