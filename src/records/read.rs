//! Reading a record: which format it has, of which game it is, and its moves played.

use super::draft::{Draft, Event, MAX_RECORD};
use super::player::Player;
use super::tree::GameRecord;
use super::{csa, doubts, engine, kakinoki, pgn, wxf};
use crate::games;
use crate::matches::{Match, RecordError};
use crate::notation::Notation;
use crate::rules::Rules;
use crate::variant::{Game, GameRef};
use crate::words::en;

/// What a reader knows besides the text.
#[derive(Clone, Copy, Default, Debug)]
pub struct Reading<'a> {
    /// The game, where the text names none.
    pub game: Option<&'a str>,
    /// How the moves are written, where that is known.
    pub notation: Option<Notation>,
    /// Choices that hold where the text names none of its own.
    pub options: &'a [(&'a str, &'a str)],
    /// Games made at run time that `game` or the text may name too. In `game` one of them goes before one of the
    /// collection that has its id; in the text it does not.
    pub own: &'a [GameRef],
}

impl GameRecord {
    /// Reads a game’s record. What can be read is kept: the rest is told in `error`.
    ///
    /// # Errors
    /// A text that is too long, of no game that there is, or that sets up what cannot be.
    pub fn read(text: &str, reading: Reading) -> Result<GameRecord, RecordError> {
        if text.len() > MAX_RECORD {
            return Err(RecordError::TooLong);
        }
        let text = text.trim_start_matches('\u{feff}');
        let mut draft = match reading.notation.unwrap_or_else(|| format_of(text)) {
            Notation::Kif | Notation::Ki2 if !is_pgn(text) => kakinoki::read(text),
            Notation::Csa if !is_pgn(text) => csa::read(text),
            Notation::Usi | Notation::Ucci if engine::is_position(text) => engine::read(text),
            _ if wxf::is_file(text) => wxf::read(text),
            _ => pgn::read(text),
        };
        draft.notation = reading.notation.or(draft.notation);
        let game = game_of(&draft, reading)?;
        if draft.options.is_empty() && (draft.game.is_none() || draft.position.is_none()) {
            let known = |(option, _): &&(&str, &str)| game.option(option).is_some();
            let told = reading.options.iter().filter(known);
            draft.options = told.map(|&(option, choice)| (option.to_owned(), choice.to_owned())).collect();
        }
        let record = played(&game, &draft, draft.position.as_deref());
        // Where a text leaves open from which side something is read, what leads further holds.
        if !draft.instead.is_empty() && record.as_ref().is_ok_and(|record| record.error.is_some()) {
            let moves = |record: &GameRecord| record.line.moves.len();
            let other = Draft { options: core::mem::take(&mut draft.instead), ..draft };
            return match (record, played(&game, &other, None)) {
                (Ok(one), Ok(other)) if moves(&other) > moves(&one) => Ok(other),
                (one, _) => one,
            };
        }
        record
    }
}

/// A record whose moves are played, in the notation that reads most of them.
fn played(game: &GameRef, draft: &Draft, position: Option<&str>) -> Result<GameRecord, RecordError> {
    let options: Vec<(&str, &str)> =
        draft.options.iter().map(|(option, choice)| (option.as_str(), choice.as_str())).collect();
    let start = Match::of(game.clone(), &options, position).map_err(RecordError::Setup)?;
    let notations = start.rules().notations();
    let notation = match draft.notation {
        Some(notation) if notations.contains(&notation) => notation,
        Some(other) => return Err(RecordError::Notation(other.id().to_owned())),
        None => best(&start, draft, notations),
    };
    let mut player = Player::new(start.clone(), notation);
    player.play(&draft.events);
    let mut record = player.record(draft);
    doubts::raise(&start, notation, &draft.events, &mut record);
    if record.error.is_none() && draft.is_full() {
        record.error = Some(RecordError::TooMany);
    }
    if let (None, Some((line, text))) = (&record.error, &draft.fault) {
        record.error = Some(RecordError::Line(*line, text.clone()));
    }
    Ok(record)
}

/// The notation in which most of the first moves can be read.
fn best(start: &Match, draft: &Draft, notations: &[Notation]) -> Notation {
    const TRIED: usize = 12;
    let moves = draft.events.iter().take_while(|event| !matches!(event, Event::Branch(_)));
    let mut depth = 0;
    let mut first: Vec<Event> = Vec::new();
    for event in moves {
        match event {
            Event::Open => depth += 1,
            Event::Close => depth -= 1,
            Event::Move(_) if depth == 0 => first.push(event.clone()),
            _ => {}
        }
        if first.len() == TRIED {
            break;
        }
    }
    let mut found = (Notation::Coordinates, 0);
    for &notation in notations {
        let mut player = Player::new(start.clone(), notation);
        player.play(&first);
        if player.count() > found.1 {
            found = (notation, player.count());
        }
        if found.1 == first.len() {
            break;
        }
    }
    found.0
}

/// Whether a text begins like PGN, with a tag.
fn is_pgn(text: &str) -> bool {
    text.trim_start().starts_with('[')
}

/// Which format a text has, by how its lines begin.
fn format_of(text: &str) -> Notation {
    if is_pgn(text) || wxf::is_file(text) {
        return Notation::Coordinates;
    }
    if engine::is_position(text) {
        return Notation::Usi;
    }
    let lines = || text.lines().take(200).map(str::trim_start);
    let csa = lines().any(|line| {
        let move_line = matches!(line.as_bytes(), [b'+' | b'-', a, b, c, d, e, f, ..]
            if [a, b, c, d].iter().all(|sign| sign.is_ascii_digit())
                && [e, f].iter().all(|sign| sign.is_ascii_uppercase()));
        move_line || line == "PI" || line.starts_with("V2") || line.starts_with("V3.0")
    });
    if csa {
        return Notation::Csa;
    }
    if lines().any(kakinoki::is_line) { Notation::Kif } else { Notation::Coordinates }
}

/// Whether a game is called so: by its id or its title, whatever stands between the letters.
fn is_called(game: &Game, name: &str) -> bool {
    let plain = |text: &str| -> String {
        text.chars().filter(|sign| sign.is_alphanumeric()).collect::<String>().to_ascii_lowercase()
    };
    let name = plain(name);
    !name.is_empty() && [&*game.id, en::title_of(game)].iter().any(|own| plain(own) == name)
}

/// The game of the collection that is called so.
pub(super) fn collected(name: &str) -> Option<&'static Game> {
    games::ALL.iter().copied().find(|game| is_called(game, name))
}

/// Notations that one game alone has: those of Shogi are also those of the older ones.
const OWN: [Notation; 3] = [Notation::Wxf, Notation::Chinese, Notation::Korean];

/// The game that a record is of: the one that is given or named, or whose notation it is written in.
fn game_of(draft: &Draft, reading: Reading) -> Result<GameRef, RecordError> {
    let own = || reading.own.iter().cloned();
    if let Some(id) = reading.game {
        let found = own().find(|game| game.id == id).or_else(|| games::find(id).map(GameRef::from));
        return found.ok_or_else(|| RecordError::NoGame(short(id)));
    }
    let named =
        |name: &str| collected(name).map(GameRef::from).or_else(|| own().find(|game| is_called(game, name)));
    if let Some(game) = draft.game.as_deref().and_then(named) {
        return Ok(game);
    }
    let notation =
        draft.notation.filter(|notation| !matches!(notation, Notation::Coordinates | Notation::San));
    // The last: modern Shogi, of the games that share its notations.
    let by_notation = |notation: Notation| {
        let has = |game: &&'static Game| {
            Rules::new(*game, &[]).is_ok_and(|rules| rules.notations().contains(&notation))
        };
        games::ALL.iter().rev().copied().find(has).map(GameRef::from)
    };
    let found = match (notation, &draft.game) {
        (Some(notation), _) => by_notation(notation),
        (None, Some(_)) => None,
        (None, None) => OWN.into_iter().find_map(|notation| {
            let game = by_notation(notation)?;
            let start = Match::new(&game.id, &[], draft.position.as_deref()).ok()?;
            let first = draft.events.iter().find(|event| matches!(event, Event::Move(_)))?;
            let reads = |notation| {
                let mut player = Player::new(start.clone(), notation);
                player.play(core::slice::from_ref(first));
                player.count() == 1
            };
            // Where a notation reads nothing, squares are read, which are those of many games.
            (reads(notation) && !reads(Notation::Coordinates)).then_some(game)
        }),
    };
    found.ok_or_else(|| RecordError::NoGame(short(draft.game.as_deref().unwrap_or(""))))
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

impl Match {
    /// Reads a game’s record and plays its main line.
    ///
    /// # Errors
    /// A text that cannot be read, or not to its end; [`GameRecord::read`] keeps what could be.
    pub fn read(text: &str, game: Option<&str>, notation: Option<Notation>) -> Result<Match, RecordError> {
        let record = GameRecord::read(text, Reading { game, notation, ..Reading::default() })?;
        match record.error {
            Some(error) => Err(error),
            None => Ok(record.game),
        }
    }

    /// The game as text, in PGN’s form or, where the notation has one, in a form of its own.
    pub fn write(&self, notation: Notation) -> String {
        GameRecord::from(self).write(notation)
    }
}
