//! Catalogues of what people read, one per language, English first.
//!
//! The layers below give codes, effects and ids; a [`Language`] makes words of them. A game's texts are
//! data keyed by the ids of its record ([`GameWords`]); a test holds that every id has its words and no
//! words lack an id. Sentences that depend on the play (narration, refusals, outcomes, the rule text)
//! are functions, as no two languages join words in the same way.
//!
//! A language is a folder here, such as [`en`], with a type that implements [`Language`], and a line in
//! `LANGUAGES`; or a program brings its own ([`set_default_language`]). Nothing outside of this module knows which
//! there are.

use std::sync::OnceLock;

pub(crate) mod called;
pub mod en;
mod game_words;
mod language;
mod match_text;
pub mod names;
mod record_error;
mod rule_sentence;
mod texts;

pub use called::game_called;
pub use game_words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};
pub use language::{CellNote, Language};
pub use match_text::MatchText;
pub use record_error::{Doubt, Left, LeftOut, MoveFault, RecordError, Why};
pub use rule_sentence::{RuleSentence, paragraphs};
pub use texts::texts_of;

/// The languages of this crate; the first holds where none is chosen.
static LANGUAGES: &[&dyn Language] = &[&en::English];

/// The language that the program has brought, if it has.
static BROUGHT: OnceLock<&dyn Language> = OnceLock::new();

/// Every language there is, the default first.
pub fn languages() -> impl Iterator<Item = &'static dyn Language> {
    BROUGHT.get().into_iter().chain(LANGUAGES).copied()
}

/// The language with this tag.
///
/// ```
/// use tabiya::{games, words};
/// let english = words::language("en").expect("the first");
/// assert_eq!(english.game(&games::SHATRANJ.id).title, "Shatranj");
/// assert!(words::language("tlh").is_none());
/// ```
pub fn language(id: &str) -> Option<&'static dyn Language> {
    languages().find(|language| language.id() == id)
}

/// The language that holds where none is chosen.
pub fn default_language() -> &'static dyn Language {
    BROUGHT.get().copied().unwrap_or(LANGUAGES[0])
}

/// Adds a language of the program's own, which is the default from now on. A program can bring one; gives whether it
/// was taken.
pub fn set_default_language(language: &'static dyn Language) -> bool {
    BROUGHT.set(language).is_ok()
}
