//! The rules and the match that the arguments ask for.

use std::io::{self, BufReader};
use std::path::Path;

use tabiya::matches::shortened;
use tabiya::records::Reading;
use tabiya::{
    GameRecord, GameRef, Match, MatchError, MatchText, Notation, RecordError, Rules, SetupError, Square,
    games, words,
};

use crate::args::{GameArgs, RuleArgs};
use crate::aside::aside;
use crate::fault::Fault;
use crate::gamefile;
use crate::uci;

/// The game with this id, or of this file.
pub fn game(name: &str) -> Result<GameRef, Fault> {
    if gamefile::is_file(name) {
        return gamefile::read(name);
    }
    games::find(name).map(GameRef::from).ok_or_else(|| {
        let file = format!("{name}.toml");
        if Path::new(&file).is_file() {
            let text = format!("There is no game “{name}”. Is “{file}” meant?");
            return Fault::refused("unknown-game", text);
        }
        unknown_game(name)
    })
}

fn unknown_game(name: &str) -> Fault {
    let error = SetupError::UnknownGame(name.to_owned());
    let said = words::default_language().setup_error(&error);
    Fault::refused(error.code(), format!("{said} `tabiya games` lists them."))
}

/// Says on standard error that a game is over, where what is asked for has then no more to say.
pub fn note_end(game: &Match) {
    if let Some(outcome) = game.outcome() {
        let said = words::default_language().outcome(game.rules(), outcome);
        aside(format_args!("note: The game is over. {said}"));
    }
}

/// Answers what other programs ask of an engine, until they are done. It answers at once, not when all is over.
pub fn engine(id: &str, options: &[(String, String)]) -> Result<u8, Fault> {
    if gamefile::is_file(id) {
        let text = "An engine plays the games of the collection, named by their ids, and none of a file.";
        return Err(Fault::refused("unknown-game", text));
    }
    let game = games::find(id).ok_or_else(|| unknown_game(id))?;
    if !uci::speaks(game) {
        let text = format!("“{id}” cannot be played by this protocol, which has no words for a throw.");
        return Err(Fault::refused("no-protocol", text));
    }
    let pairs: Vec<(&str, &str)> = options.iter().map(|(option, choice)| (&**option, &**choice)).collect();
    Rules::new(game, &pairs).map_err(|error| Fault::setup(&error))?;
    let input = BufReader::new(io::stdin());
    match uci::serve(input, &mut io::stdout(), game, options) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Fault::file("standard output", &error))
        }
        _ => Ok(0),
    }
}

impl RuleArgs {
    fn pairs(&self) -> Vec<(&str, &str)> {
        self.options.iter().map(|(option, choice)| (&**option, &**choice)).collect()
    }

    /// The rules in force.
    pub fn rules(&self) -> Result<Rules, Fault> {
        let game = game(&self.game)?;
        Rules::new(game.clone(), &self.pairs()).map_err(|error| Fault::setup_of(&error, &game))
    }
}

impl GameArgs {
    /// The match, its record and its line played.
    pub fn set_up(&self) -> Result<Match, Fault> {
        let mut game = match self.record()? {
            Some((record, encoding)) => {
                if let (Some(encoding), Some(file)) = (encoding, &self.record) {
                    aside(format_args!("note: {} is read as {encoding}.", file.display()));
                }
                let left = words::default_language().left_out(&record.left_out);
                if !left.is_empty() {
                    aside(format_args!("note: {left}"));
                }
                if record.games > 1 {
                    let (number, all) = (self.record_number, record.games);
                    aside(format_args!(
                        "note: the record holds {all} games; this is number {number} (--record-number)."
                    ));
                }
                record.game
            }
            None => self.start()?,
        };
        let moves = self.line.split([' ', ',', '\n']).map(unnumbered).filter(|text| !text.is_empty());
        for (index, text) in moves.enumerate() {
            if let Err(error) = game.play(text) {
                let said = game.words_for(&error);
                return Err(Fault::refused(
                    error.code(),
                    format!("Move {} of the line, {}: {said}", index + 1, shortened(text)),
                ));
            }
        }
        Ok(game)
    }

    /// The record with what is said in it; nothing where moves are added to it.
    pub fn told_record(&self) -> Result<Option<GameRecord>, Fault> {
        let told = if self.line.trim().is_empty() { self.record()? } else { None };
        Ok(told.map(|(record, _)| record))
    }

    fn start(&self) -> Result<Match, Fault> {
        let read = match self.position.as_deref() {
            Some("-") => Some(gamefile::text(Path::new("-"))?),
            _ => None,
        };
        let position = read.as_deref().map(str::trim).or(self.position.as_deref());
        let game = game(&self.rules.game)?;
        Match::of(game.clone(), &self.rules.pairs(), position).map_err(|error| match &error {
            MatchError::Setup(error) => Fault::setup_of(error, &game),
            _ => Fault::refused(error.code(), words::default_language().match_error(&error)),
        })
    }

    /// The record, and the encoding of its file where that is not UTF.
    fn record(&self) -> Result<Option<(GameRecord, Option<&'static str>)>, Fault> {
        let Some(file) = &self.record else { return Ok(None) };
        let own = [game(&self.rules.game)?];
        let id = &*own[0].id;
        let pairs = self.rules.pairs();
        let number = self.record_number as usize;
        let reading =
            Reading { game: Some(id), notation: self.record_notation, options: &pairs, own: &own, number };
        let moves =
            |text: &str| GameRecord::read(text, reading).map_or(0, |record| record.game.line().count());
        let (text, encoding) = gamefile::record(file, &own[0], moves)?;
        let refused = |error: RecordError| Fault::refused(error.code(), error);
        // A text that says of itself that it is of another game is not read as one of this.
        if let Ok(named) = GameRecord::read(&text, Reading { game: None, ..reading })
            && named.game.rules().game().id != id
            && named.error.is_none()
        {
            let own = &named.game.rules().game().id;
            return Err(Fault::refused("other-game", format!("The record is of “{own}”.")));
        }
        let record = GameRecord::read(&text, reading).map_err(refused)?;
        match record.error {
            Some(error) => Err(refused(error)),
            None => Ok(Some((record, encoding))),
        }
    }
}

/// A text of a line without the number of its move: `1.` is nothing, `1.e4` is `e4`. “33.4” is a move of Xiangqi.
fn unnumbered(text: &str) -> &str {
    let after = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let rest = after.trim_start_matches(['.', '…']);
    let numbered = after.len() < text.len() && rest.len() < after.len();
    if numbered && !rest.starts_with(|sign: char| sign.is_ascii_digit()) { rest } else { text }
}

/// The notation, if the game has it.
pub fn notation(rules: &Rules, asked: Notation) -> Result<Notation, Fault> {
    let found = rules.notations().contains(&asked).then_some(asked);
    let own = || rules.notations().iter().map(|notation| notation.id()).collect::<Vec<_>>();
    found.ok_or_else(|| Fault::unknown("notation", asked.id(), "The game", &own()))
}

/// The square of this name; where it is none, the first and the last that there are.
pub fn square(rules: &Rules, name: &str) -> Result<Square, Fault> {
    let shape = rules.board().shape;
    shape.parse(name).ok_or_else(|| {
        let last = Square(shape.len() as u8 - 1);
        let all = format!("{} to {}", shape.name(Square(0)), shape.name(last));
        Fault::unknown("square", name, "The board", &[&all])
    })
}
