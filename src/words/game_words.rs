//! `GameWords`: the texts of a game, as a language gives them.

use std::ops::Deref;

use crate::variant::Cite;

/// All texts of one game.
#[derive(Clone, Copy, Debug)]
pub struct GameWords {
    /// The game's id.
    pub id: &'static str,
    /// Its name.
    pub title: &'static str,
    /// What it is, in a few words.
    pub subtitle: &'static str,
    /// When it was played.
    pub period: &'static str,
    /// Where.
    pub place: &'static str,
    /// What the sides are called in sentences, the first player first.
    pub sides: &'static [&'static str],
    /// What a check is called by the role that gives it, where that makes a difference.
    pub checks: &'static [(&'static str, &'static str)],
    /// Meanings of the roles' names, by role; one text per name set of the game.
    pub roles: &'static [RoleWords],
    /// Gives the rest by the game’s id: by a function, so that a page that comes in two files (`xtask/split`)
    /// need not have the texts of all games in the first.
    pub texts: fn(&'static str) -> &'static FurtherWords,
}

impl Deref for GameWords {
    type Target = FurtherWords;

    fn deref(&self) -> &FurtherWords {
        (self.texts)(self.id)
    }
}

/// What is told of a game and its rules.
#[derive(Clone, Copy, Debug)]
pub struct FurtherWords {
    /// Options and choices.
    pub options: &'static [OptionWords],
    /// Presets.
    pub presets: &'static [Entry],
    /// Lines.
    pub lines: &'static [LineWords],
    /// History and remarks, each with its source.
    pub notes: &'static [Note],
}

/// What a role's name means.
#[derive(Clone, Copy, Debug)]
pub struct RoleWords {
    /// The role's id.
    pub id: &'static str,
    /// What it is called in sentences (`elephant`), lower case: one per name set, or one for all.
    pub nouns: &'static [&'static str],
    /// Meaning of its names, one per name set.
    pub meanings: &'static [&'static str],
}

/// An option.
#[derive(Clone, Copy, Debug)]
pub struct OptionWords {
    /// Its id.
    pub id: &'static str,
    /// What it asks.
    pub question: &'static str,
    /// Its choices.
    pub choices: &'static [Entry],
}

/// A title and a text for an id.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The id.
    pub id: &'static str,
    /// A few words.
    pub title: &'static str,
    /// A sentence or two.
    pub text: &'static str,
}

/// A line of moves.
#[derive(Clone, Copy, Debug)]
pub struct LineWords {
    /// Its id.
    pub id: &'static str,
    /// A few words.
    pub title: &'static str,
    /// What it shows.
    pub text: &'static str,
    /// Remarks after single moves: how many have been made, and the remark.
    pub comments: &'static [(u16, &'static str)],
}

/// A remark with its source.
#[derive(Clone, Copy, Debug)]
pub struct Note {
    /// The remark.
    pub text: &'static str,
    /// Where it comes from.
    pub cite: Cite,
}
