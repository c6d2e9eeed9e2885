//! From the command line to rules and a match.

use std::fs;
use std::io::Read;

use tabiya::records::Reading;
use tabiya::{Game, GameRecord, Match, Notation, RecordError, Rules, Square, games};

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
    /// The match, its record and its line played.
    pub fn set_up(&self) -> Result<Match, Fault> {
        let mut game = match self.record()? {
            Some(record) => record.game,
            None => self.start()?,
        };
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

    /// The record with what is said in it; nothing where moves are added to it.
    pub fn told_record(&self) -> Result<Option<GameRecord>, Fault> {
        if self.line.trim().is_empty() { self.record() } else { Ok(None) }
    }

    fn start(&self) -> Result<Match, Fault> {
        let read = match self.position.as_deref() {
            Some("-") => Some(standard_input()?),
            _ => None,
        };
        let position = read.as_deref().map(str::trim).or(self.position.as_deref());
        game(&self.rules.game)?;
        Match::new(&self.rules.game, &self.rules.pairs(), position)
            .map_err(|error| Fault::refused(error.code(), error))
    }

    fn record(&self) -> Result<Option<GameRecord>, Fault> {
        let Some(file) = &self.record else { return Ok(None) };
        game(&self.rules.game)?;
        let text = if file.as_os_str() == "-" {
            standard_input()?
        } else {
            fs::read_to_string(file).map_err(|error| Fault::file(file.display(), &error))?
        };
        let pairs = self.rules.pairs();
        let reading =
            Reading { game: Some(&self.rules.game), notation: self.record_notation, options: &pairs };
        let refused = |error: RecordError| Fault::refused(error.code(), error);
        // A text that says of itself that it is of another game is not read as one of this.
        if let Ok(named) = GameRecord::read(&text, Reading { game: None, ..reading })
            && named.game.rules().game().id != self.rules.game
            && named.error.is_none()
        {
            let own = &named.game.rules().game().id;
            return Err(Fault::refused("other-game", format!("The record is of “{own}”.")));
        }
        let record = GameRecord::read(&text, reading).map_err(refused)?;
        match record.error {
            Some(error) => Err(refused(error)),
            None => Ok(Some(record)),
        }
    }
}

/// All of it, up to more than any text that is taken.
fn standard_input() -> Result<String, Fault> {
    const MOST: u64 = 4_000_000;
    let mut text = String::new();
    let read = std::io::stdin().take(MOST).read_to_string(&mut text);
    read.map(|_| text).map_err(|error| Fault::file("standard input", &error))
}

/// The notation, if the game has it.
pub fn notation(rules: &Rules, asked: Notation) -> Result<Notation, Fault> {
    let found = rules.notations().contains(&asked).then_some(asked);
    found.ok_or_else(|| Fault::unknown("notation", asked.id(), "The game"))
}

/// The square of this name.
pub fn square(rules: &Rules, name: &str) -> Result<Square, Fault> {
    rules.board().shape.parse(name).ok_or_else(|| Fault::unknown("square", name, "The board"))
}
