//! What people read, apart from logic: one catalogue per language, English first.
//!
//! The layers below give codes, effects and ids; a [`Language`] makes words of them. A game's texts are
//! data keyed by the ids of its record ([`GameWords`]); a test holds that every id has its words and no
//! words lack an id. Sentences that depend on the play (narration, refusals, outcomes, the rule text)
//! are functions, as no two languages join words in the same way.
//!
//! A language is a folder here, such as [`en`], with a type that implements [`Language`], and a line in
//! `LANGUAGES`. Nothing outside of this module knows which there are.

pub mod en;
mod game_words;
mod language;
mod match_text;
pub mod names;
#[cfg(feature = "pseudo-language")]
pub mod pseudo;
mod record_error;
mod rule_sentence;
mod texts;

pub use game_words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};
pub use language::{CellNote, Language};
pub use match_text::MatchText;
pub use record_error::{Doubt, Left, LeftOut, MoveFault, RecordError, Why};
pub use rule_sentence::{RuleSentence, paragraphs};
pub use texts::texts_of;

/// The languages; the first is the one that holds where none is chosen.
static LANGUAGES: &[&dyn Language] = &[
    #[cfg(feature = "pseudo-language")]
    &pseudo::Pseudo,
    &en::English,
];

/// Every language there is, the default first.
pub fn languages() -> &'static [&'static dyn Language] {
    LANGUAGES
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
    LANGUAGES.iter().copied().find(|language| language.id() == id)
}

/// The language that holds where none is chosen.
pub fn default_language() -> &'static dyn Language {
    LANGUAGES[0]
}
