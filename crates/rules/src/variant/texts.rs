//! The texts that a record brings with it.

use super::source::Reference;

/// A title and a text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Said {
    /// A few words.
    pub title: String,
    /// A sentence or two.
    pub text: String,
}

/// What a role is called.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RoleTexts {
    /// In sentences, lower case: one per name set, or one for all.
    pub nouns: Vec<String>,
    /// The meaning of its names, one per name set.
    pub meanings: Vec<String>,
}

/// What an option asks.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct OptionTexts {
    /// The question.
    pub question: String,
    /// The choices, in the order of the record.
    pub choices: Vec<Said>,
}

/// What a line shows.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LineTexts {
    /// What it is about.
    pub said: Said,
    /// Remarks after single moves: how many have been made, and the remark.
    pub comments: Vec<(u16, String)>,
}

/// The words of a game that brings its own, in the order of its record. What is missing or empty is said by
/// its id.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct GameTexts {
    /// Its name.
    pub title: String,
    /// What it is, in a few words.
    pub subtitle: String,
    /// When it was played.
    pub period: String,
    /// Where.
    pub place: String,
    /// What the sides are called, the first player first.
    pub sides: Vec<String>,
    /// The roles.
    pub roles: Vec<RoleTexts>,
    /// The options.
    pub options: Vec<OptionTexts>,
    /// The presets.
    pub presets: Vec<Said>,
    /// The lines.
    pub lines: Vec<LineTexts>,
    /// What a check is called by the role that gives it, where that makes a difference: the role's id and the name.
    pub checks: Vec<(String, String)>,
    /// History and remarks, each with its source.
    pub notes: Vec<(String, Reference)>,
}
