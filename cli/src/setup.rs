//! From the command line to rules and a match.

use std::io::Read;

use tabiya::{Game, Match, Rules, Square, games};

use crate::args::{GameArgs, RuleArgs};
use crate::fault::Fault;

/// The game with this id.
pub fn game(id: &str) -> Result<&'static Game, Fault> {
    games::find(id).ok_or_else(|| {
        let near = games::ALL.iter().find(|game| game.id.starts_with(id) || id.starts_with(&*game.id));
        let hint = near.map_or_else(String::new, |game| format!(" Did you mean “{}”?", game.id));
        Fault::refused("unknown-game", format!("There is no game “{id}”.{hint}"))
    })
}

impl RuleArgs {
    fn pairs(&self) -> Vec<(&str, &str)> {
        self.options.iter().map(|(option, choice)| (&**option, &**choice)).collect()
    }

    /// The rules in force.
    pub fn rules(&self) -> Result<Rules, Fault> {
        Rules::new(game(&self.game)?, &self.pairs()).map_err(|error| Fault::refused(error.code(), error))
    }
}

impl GameArgs {
    /// The match, its line played.
    pub fn set_up(&self) -> Result<Match, Fault> {
        let mut read = String::new();
        let position = match self.position.as_deref() {
            Some("-") => {
                let most = 100_000;
                let input = std::io::stdin().take(most).read_to_string(&mut read);
                input.map_err(|error| Fault::file("standard input", &error))?;
                Some(read.trim())
            }
            given => given,
        };
        game(&self.rules.game)?;
        let mut game = Match::new(&self.rules.game, &self.rules.pairs(), position)
            .map_err(|error| Fault::refused(error.code(), error))?;
        let moves = self.line.split([' ', ',', '\n']).filter(|text| !text.is_empty());
        for (index, text) in moves.enumerate() {
            if let Err(error) = game.play(text) {
                let said = game.words_for(&error);
                return Err(Fault::refused(
                    error.code(),
                    format!("Move {} of the line, {text}: {said}", index + 1),
                ));
            }
        }
        Ok(game)
    }
}

/// The square of this name.
pub fn square(rules: &Rules, name: &str) -> Result<Square, Fault> {
    rules.board().shape.parse(name).ok_or_else(|| Fault::unknown("square", name, "The board"))
}
