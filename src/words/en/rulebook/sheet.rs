//! Rule text: the list of sections and sentences, as it is put together.

use crate::board::Role;
use crate::rules::Rules;
use crate::variant::Topic;
use crate::words::RuleSentence;
use crate::words::en::{list, noun};

/// The rule text as it grows. A heading without sentences leaves no trace.
pub(super) struct Sheet<'r> {
    pub(super) rules: &'r Rules,
    section: String,
    pub(super) said: Vec<RuleSentence>,
}

impl Sheet<'_> {
    pub(super) fn new(rules: &Rules) -> Sheet<'_> {
        Sheet { rules, section: String::new(), said: Vec::new() }
    }

    /// What follows stands under this heading.
    pub(super) fn head(&mut self, heading: &str) {
        self.section = heading.to_owned();
    }

    /// One more sentence, or nothing where nothing is to be said.
    pub(super) fn say(&mut self, topic: Topic, text: impl Into<String>) {
        let text = text.into();
        if !text.is_empty() {
            self.said.push(RuleSentence { section: self.section.clone(), text, topic });
        }
    }

    /// Whether a source or an option speaks of this. What nothing comes of is said only then.
    pub(super) fn speaks_of(&self, topic: Topic) -> bool {
        self.rules.provenance(topic).is_some()
    }

    /// What the piece is called that must not be lost: `king`, `king or crown prince`.
    pub(super) fn royal(&self) -> String {
        let royals = self.rules.terms().royals().filter(|&role| self.rules.takes_part(role));
        self.nouns(royals, "or")
    }

    /// The nouns of these roles as a list, each once.
    pub(super) fn nouns(&self, roles: impl Iterator<Item = Role>, last: &str) -> String {
        let mut nouns = Vec::new();
        for noun in roles.map(|role| noun(self.rules, role)) {
            if !nouns.contains(&noun) {
                nouns.push(noun);
            }
        }
        list(nouns.into_iter().map(str::to_owned).collect(), last)
    }
}

/// A word at the beginning of a heading or sentence.
pub(super) fn capitalised(word: &str) -> String {
    let mut word = word.to_owned();
    if let Some(first) = word.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    word
}
