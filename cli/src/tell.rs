//! Text output: moves, rules, states and errors as lines.

use std::io::Write;

use tabiya::{Match, MatchRecord, MatchText, Move, Notation, PlayError, Position, games, words};

use crate::args::{Form, GameArgs, RuleArgs};
use crate::fault::{Fault, NOT_LEGAL};
use crate::progress::Progress;
use crate::setup::{game, notation, note_end, square};

type Done = Result<u8, Fault>;

/// A line of what is said: writing into memory does not fail.
macro_rules! say {
    ($out:expr, $($text:tt)*) => {{ let _ = writeln!($out, $($text)*); }};
}

pub fn games(id: Option<&str>, out: &mut Vec<u8>) -> Done {
    let english = words::default_language();
    let Some(id) = id else {
        for (paragraph, games) in [games::ALL, games::REFERENCE].into_iter().enumerate() {
            if paragraph > 0 {
                say!(out, "");
            }
            for game in games {
                let texts = english.game(&game.id);
                say!(out, "{:14}  {}; {}", game.id, texts.title, texts.subtitle);
            }
        }
        return Ok(0);
    };
    let game = game(id)?;
    let texts = words::texts_of(english, &game);
    let or_id = |title: &str, id: &str| if title.is_empty() { id.to_owned() } else { title.to_owned() };
    let about = [texts.subtitle, texts.period, texts.place].into_iter().filter(|text| !text.is_empty());
    let about = about.collect::<Vec<_>>().join(", ");
    say!(out, "{}{}{about}", or_id(&texts.title, &game.id), if about.is_empty() { "" } else { ": " });
    for (option, said) in game.options.iter().zip(&texts.options) {
        say!(out, "\n{}  {}", option.id, said.question);
        for (index, (choice, said)) in option.choices.iter().zip(&said.choices).enumerate() {
            let default = if index == 0 { " (default)" } else { "" };
            let standing = choice.standing.id();
            say!(out, "    {}{default}  {} [{standing}]", choice.id, or_id(&said.title, &choice.id));
        }
    }
    if !game.lines.is_empty() {
        say!(out, "\nlines");
    }
    for (line, said) in game.lines.iter().zip(&texts.lines) {
        say!(out, "    {}  {}: {}", line.id, or_id(&said.said.title, &line.id), line.moves);
    }
    Ok(0)
}

pub fn rules(asked: &RuleArgs, sources: bool, out: &mut Vec<u8>) -> Done {
    let rules = asked.rules()?;
    let sentences = words::default_language().rulebook(&rules);
    if !sources {
        words::paragraphs(&sentences).iter().for_each(|paragraph| say!(out, "{paragraph}"));
        return Ok(0);
    }
    for said in sentences {
        let on = rules.provenance(said.topic);
        let stands = on.map_or_else(String::new, |on| {
            let cites: Vec<String> = on.cites.iter().map(|cite| cite.text()).collect();
            format!(" [{}, {}: {}]", on.rule, on.standing.id(), cites.join("; "))
        });
        say!(out, "{}: {}{stands}", said.section, said.text);
    }
    Ok(0)
}

pub fn legal(
    asked: &GameArgs,
    from: Option<&str>,
    written: Option<Notation>,
    with_words: bool,
    out: &mut Vec<u8>,
) -> Done {
    let game = asked.set_up()?;
    let written = notation(game.rules(), written.unwrap_or(Notation::Coordinates))?;
    let from = from.map(|name| square(game.rules(), name)).transpose()?;
    note_end(&game);
    for action in game.legal() {
        if from.is_some() && action.from() != from {
            continue;
        }
        let text = game.move_text(action, written);
        if with_words {
            let said = words::default_language().action(game.rules(), game.position(), action);
            say!(out, "{text}\t{said}");
        } else {
            say!(out, "{text}");
        }
    }
    Ok(0)
}

pub fn explain(asked: &GameArgs, from: &str, to: Option<&str>, out: &mut Vec<u8>) -> Done {
    let game = asked.set_up()?;
    let judged = match to {
        Some(to) if !from.contains('@') => {
            game.explain(square(game.rules(), from)?, square(game.rules(), to)?)
        }
        // Of a drop the square may be named again.
        to => judge(&game, from, to)?.map(|action| vec![action]),
    };
    match judged {
        Ok(moves) => {
            for action in moves {
                let said = words::default_language().action(game.rules(), game.position(), action);
                say!(out, "legal\t{}\t{said}", game.rules().write_move(action));
            }
            Ok(0)
        }
        Err(refused) => {
            let shape = game.rules().board().shape;
            let squares: Vec<String> = refused.squares().into_iter().map(|at| shape.name(at)).collect();
            say!(out, "{}\t{}\t{}", refused.code(), squares.join(" "), game.words_for(&refused));
            Ok(NOT_LEGAL)
        }
    }
}

/// A move by its text: it, or why it is refused.
fn judge(game: &Match, text: &str, to: Option<&str>) -> Result<Result<Move, PlayError>, Fault> {
    let rules = game.rules();
    let to = to.map(|to| square(rules, to)).transpose()?;
    let elsewhere = |action: &Move| to.is_some() && action.to() != to;
    match game.find_move(text, None) {
        Ok(action) if elsewhere(&action) => {
            let error = PlayError::Text(text.to_owned());
            Err(Fault::refused(error.code(), game.words_for(&error)))
        }
        Ok(action) => Ok(game.judge(action).map(|()| action)),
        Err(error @ (PlayError::Text(_) | PlayError::Several(..))) => {
            Err(Fault::refused(error.code(), game.words_for(&error)))
        }
        Err(error) => Ok(Err(error)),
    }
}

pub fn perft(asked: &GameArgs, depth: u32, divide: bool, out: &mut Vec<u8>) -> Done {
    let game = asked.set_up()?;
    let (rules, position) = (game.rules(), game.position());
    let over = game.outcome().is_some();
    let progress = Progress::new("counting");
    if divide && depth > 0 && !over {
        let moves = game.legal();
        for (&action, done) in moves.iter().zip(0..) {
            progress.at(format!("{done} of {} first moves", moves.len()));
            let mut next: Position = position.clone();
            next.apply(rules, action, &mut ());
            say!(out, "{}\t{}", rules.write_move(action), rules.perft(&next, depth - 1));
        }
    }
    progress.at("counting all");
    let leaves = if over && depth > 0 { 0 } else { rules.perft(position, depth) };
    drop(progress);
    say!(out, "{leaves}");
    Ok(0)
}

pub fn convert(asked: &GameArgs, to: Form, moves_only: bool, out: &mut Vec<u8>) -> Done {
    let game = asked.set_up()?;
    match to {
        Form::Position => say!(out, "{}", game.position_text()),
        Form::Fen => {
            let text = game.position_text();
            let fields: Vec<&str> = text.split(' ').filter(|field| !field.contains('=')).collect();
            say!(out, "{}", fields.join(" "));
        }
        Form::Moves => say!(out, "{}", game.line_in(Notation::Coordinates).join(" ")),
        Form::Game(to) => {
            let to = notation(game.rules(), to)?;
            if moves_only {
                say!(out, "{}", game.line_in(to).join(" "));
            } else {
                // A record keeps its tags, comments and variations.
                let text = asked.told_record()?.map_or_else(|| game.write(to), |record| record.write(to));
                say!(out, "{}", text.trim_end());
            }
        }
    }
    Ok(0)
}
