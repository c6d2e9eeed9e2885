//! The reader of records: which format one has, of which game it is, and its moves played.

use std::borrow::Cow;

use super::draft::{Draft, Event, MAX_RECORD};
use super::parts::{self, Form};
use super::player::Player;
use super::tree::GameRecord;
use super::{choices, csa, dhtmlxq, doubts, engine, kakinoki, pgn, wxf};
use crate::games;
use crate::matches::Match;
use crate::notation::{Notation, Unread};
use crate::rules::Rules;
use crate::variant::{Game, GameRef};
use crate::words::RecordError;
use crate::words::called::{also_called, choices_of, collected, is_called};

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
    /// Which game of the text, from 1, where it holds several; 0 is the first too.
    /// [`GameRecord::games`] says how many there are.
    pub number: usize,
}

impl GameRecord {
    /// Reads a game’s record. What can be read is kept: the rest is told in `error`.
    ///
    /// # Errors
    /// A text that is too long, of no game that there is, or that sets up what cannot be.
    pub fn read(text: &str, reading: Reading) -> Result<GameRecord, RecordError> {
        if text.len() > MAX_RECORD {
            return Err(RecordError::TooLong(MAX_RECORD));
        }
        let text = text.trim_start_matches('\u{feff}');
        let form = form_of(text, reading.notation);
        let starts = parts::starts(text, form);
        let (games, number) = (starts.len(), reading.number.max(1));
        let Some(&start) = starts.get(number - 1) else { return Err(RecordError::Number(number, games)) };
        let text = &*match games {
            1 => Cow::Borrowed(text),
            _ => Cow::Owned(parts::alone(text, start, starts.get(number).copied().unwrap_or(text.len()))),
        };
        GameRecord::of(text, form, reading).map(|record| GameRecord { games, ..record })
    }

    /// Reads the text of a single game.
    fn of(text: &str, form: Form, reading: Reading) -> Result<GameRecord, RecordError> {
        let mut draft = match form {
            Form::Kakinoki => kakinoki::read(text),
            Form::Csa => csa::read(text),
            Form::Engine => engine::read(text),
            Form::Wxf => wxf::read(text),
            Form::Dhtmlxq => dhtmlxq::read(text),
            Form::Pgn => pgn::read(text),
        };
        if text.trim().is_empty() || (form == Form::Pgn && !draft.is_record()) {
            return Err(RecordError::Empty);
        }
        draft.notation = reading.notation.or(draft.notation);
        let game = game_of(&draft, reading)?;
        if !draft.all_options && (draft.options.is_empty() || draft.position.is_none()) {
            let known = |(option, choice): &&(&str, &str)| {
                let own = game.option(option);
                let named = draft.options.iter().any(|(own, _)| own == option);
                !named && own.is_some_and(|(_, own)| own.choices.iter().any(|own| own.id == *choice))
            };
            let told: Vec<&(&str, &str)> = reading.options.iter().filter(known).collect();
            let told = told.into_iter().map(|&(option, choice)| (option.to_owned(), choice.to_owned()));
            draft.options.extend(told.clone());
            if !draft.instead.is_empty() {
                draft.instead.extend(told);
            }
        }
        // A record that calls the game so is played by these choices; those of other games would be unknown.
        let own = |name: &&String| also_called(name).is_some_and(|own| own.id == game.id);
        let all_options =
            draft.all_options || draft.position.as_deref().is_some_and(|text| text.contains('='));
        if let Some(name) = draft.game.as_ref().filter(own).filter(|_| game.texts.is_none() && !all_options) {
            let mut choices = choices_of(name);
            choices.retain(|(option, _)| draft.options.iter().all(|(own, _)| own != option));
            draft.options.extend(choices);
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
    choices::name(game, position, &options, notation, &draft.events, &mut record);
    if record.error.is_none() && draft.is_full() {
        record.error = Some(RecordError::TooMany);
    }
    // What is wrong first may be why a move further down cannot be played.
    let first = |line: usize| match &record.error {
        None => true,
        Some(RecordError::Move(fault)) => line < fault.line,
        Some(_) => false,
    };
    if let Some((line, text)) = draft.fault.as_ref().filter(|(line, _)| first(*line)) {
        record.error = Some(RecordError::Line(*line, text.clone()));
    }
    Ok(record)
}

/// The notation in which most of the first moves can be read. Drops, which all write alike, come before them.
fn best(start: &Match, draft: &Draft, notations: &[Notation]) -> Notation {
    const TRIED: usize = 12;
    const MOST: usize = 60;
    let mut told = 0;
    let moves = draft.events.iter().take_while(|event| !matches!(event, Event::Branch(..)));
    let mut depth = 0;
    let mut first: Vec<Event> = Vec::new();
    for event in moves {
        match event {
            Event::Open => depth += 1,
            Event::Close => depth -= 1,
            Event::Move(token) if depth == 0 => {
                first.push(event.clone());
                told += usize::from(!token.text.contains('@'));
            }
            _ => {}
        }
        if told == TRIED || first.len() == MOST {
            break;
        }
    }
    let mut found = (Notation::Coordinates, 0);
    let latin = first.iter().all(|event| matches!(event, Event::Move(token) if token.text.is_ascii()));
    // WXF’s reader knows the Chinese signs too.
    for &notation in notations.iter().filter(|own| latin || **own != Notation::Wxf) {
        let mut player = Player::new(start.clone(), notation);
        player.play(&first);
        if player.count() > found.1 {
            found = (notation, player.count());
        }
        if found.1 == first.len() {
            break;
        }
    }
    // Where no move can be played, the one in which the first is a move, though not one that is open.
    let refused = |text: &str, notation| {
        matches!(start.read_move_text(text, notation), Err(Unread::Illegal(_) | Unread::Several(_)))
    };
    let fits = |notation: &&Notation| match first.first() {
        Some(Event::Move(token)) => refused(&token.text, **notation),
        _ => false,
    };
    if found.1 == 0 { notations.iter().find(fits).copied().unwrap_or(found.0) } else { found.0 }
}

/// Whether a text begins like PGN, with a tag.
fn is_pgn(text: &str) -> bool {
    text.trim_start().starts_with('[')
}

/// How a text is taken apart, by its notation where that is known.
fn form_of(text: &str, notation: Option<Notation>) -> Form {
    match notation.unwrap_or_else(|| format_of(text)) {
        _ if dhtmlxq::is_file(text) => Form::Dhtmlxq,
        Notation::Kif | Notation::Ki2 if !is_pgn(text) => Form::Kakinoki,
        Notation::Csa if !is_pgn(text) => Form::Csa,
        Notation::Usi | Notation::Ucci if engine::is_position(text) => Form::Engine,
        _ if wxf::is_file(text) => Form::Wxf,
        _ => Form::Pgn,
    }
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
    if let Some(game) = draft.game.as_deref().and_then(also_called) {
        return Ok(game.into());
    }
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

/// Games as texts, as methods of a match.
pub trait MatchRecord: Sized {
    /// Reads a game’s record and plays its main line.
    ///
    /// # Errors
    /// A text that cannot be read, or not to its end; [`GameRecord::read`] keeps what could be.
    ///
    /// Of a text that holds several games this is the first: [`GameRecord::games`] says how many there are, and
    /// [`Reading::number`] takes another.
    fn read(text: &str, game: Option<&str>, notation: Option<Notation>) -> Result<Self, RecordError>;

    /// The game as text, in PGN’s form or, where the notation has one, in a form of its own.
    fn write(&self, notation: Notation) -> String;
}

impl MatchRecord for Match {
    fn read(text: &str, game: Option<&str>, notation: Option<Notation>) -> Result<Match, RecordError> {
        let record = GameRecord::read(text, Reading { game, notation, ..Reading::default() })?;
        match record.error {
            Some(error) => Err(error),
            None => Ok(record.game),
        }
    }

    fn write(&self, notation: Notation) -> String {
        GameRecord::from(self).write(notation)
    }
}

#[cfg(test)]
mod tests {
    use super::super::doubts::LOOKED;
    use super::{MatchRecord, Reading};
    use crate::matches::Match;
    use crate::notation::Notation;
    use crate::records::GameRecord;

    /// Hundreds of placements are open in Sittuyin at every move of its beginning: a letter that is wrong there had the
    /// page stand for seconds.
    #[test]
    fn a_wrong_letter_costs_a_bounded_search() {
        let mut played = Match::new("sittuyin", &[], None).expect("a match");
        for ply in 0..30 {
            let legal = played.legal();
            played.play_move(legal[(37 * ply + 11) % legal.len()]).expect("legal");
        }
        let text = played.write(Notation::San);
        let begin = text.find("1. ").expect("moves");
        let (mut faulty, mut most) = (0, 0);
        let letters = text.char_indices().filter(|&(at, sign)| at > begin && sign.is_alphanumeric());
        // One or two in every move.
        for (at, sign) in letters.step_by(5) {
            let other = if sign == 'b' { "c" } else { "b" };
            let wrong = format!("{}{other}{}", &text[..at], &text[at + sign.len_utf8()..]);
            LOOKED.set(0);
            let read = GameRecord::read(&wrong, Reading::default()).expect("a record");
            faulty += usize::from(read.error.is_some());
            most = most.max(LOOKED.get());
        }
        assert!(faulty > 15, "{faulty} faults");
        assert!((10_000..=30_000).contains(&most), "{most} moves were looked at");
    }
}
