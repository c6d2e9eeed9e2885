//! Options: documented disagreements, with their choices and the sources of both.

use super::change::Change;
use super::fault::RecordFault;
use super::own::{List, Text};
use super::source::Reference;

/// How well a choice is attested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A source sets it out as the rule.
    Described,
    /// A source tells that others say so.
    Reported,
    /// It follows from what a source says.
    Inferred,
    /// Somebody has put it together to fill a gap.
    Reconstructed,
    /// It is how the game, or a program, has it today.
    Modern,
}

impl Standing {
    /// All of them.
    pub const ALL: [Standing; 5] = [
        Standing::Described,
        Standing::Reported,
        Standing::Inferred,
        Standing::Reconstructed,
        Standing::Modern,
    ];

    /// Its id in the JavaScript module.
    pub const fn id(self) -> &'static str {
        match self {
            Standing::Described => "described",
            Standing::Reported => "reported",
            Standing::Inferred => "inferred",
            Standing::Reconstructed => "reconstructed",
            Standing::Modern => "modern",
        }
    }
}

/// One answer to an option's question.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// Stable id.
    pub id: Text,
    /// Where it stands.
    pub cites: List<Reference>,
    /// How well it is attested.
    pub standing: Standing,
    /// What it changes; nothing for the default.
    pub changes: List<Change>,
    /// Choices of other options beside which this one would mean nothing.
    pub excludes: List<(Text, Text)>,
}

/// A point on which sources differ. Its first choice is the default.
#[derive(Clone, PartialEq, Debug)]
pub struct OptionSpec {
    /// Stable id, without the game's prefix.
    pub id: Text,
    /// The choices.
    pub choices: List<Choice>,
}

impl OptionSpec {
    /// The choice with this id.
    pub fn choice(&self, id: &str) -> Option<(usize, &Choice)> {
        self.choices.iter().enumerate().find(|(_, choice)| choice.id == id)
    }
}

/// Why rules cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// No game has this id.
    UnknownGame(String),
    /// The game has no such option.
    UnknownOption {
        /// The game.
        game: Text,
        /// What was asked for.
        option: String,
    },
    /// The option has no such choice.
    UnknownChoice {
        /// The game.
        game: Text,
        /// The option.
        option: Text,
        /// What was asked for.
        choice: String,
    },
    /// Two choices do not go together.
    RuledOut {
        /// The game.
        game: Text,
        /// The choice that means nothing ...
        ruled_out: (Text, Text),
        /// ... beside this one.
        by: (Text, Text),
    },
    /// The game's record, which was made at run time, has a fault.
    Record {
        /// The game.
        game: Text,
        /// What is wrong, and where.
        fault: RecordFault,
    },
}

codes! {
    SetupError {
        SetupError::UnknownGame(_) => "unknown-game",
        SetupError::UnknownOption { .. } => "unknown-option",
        SetupError::UnknownChoice { .. } => "unknown-choice",
        SetupError::RuledOut { .. } => "option-ruled-out",
        SetupError::Record { .. } => "game-record",
    }
}

impl core::error::Error for SetupError {}
