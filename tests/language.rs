//! A second language for tests: what reads the catalogues says nothing that is not in them.
//!
//! The pseudo-language marks every text of English, and holds as the default here. Whatever comes out
//! unmarked has been written beside the catalogues, or taken from English behind the reader's back.

mod pseudo;

use pseudo::{is_marked, speak};
use tabiya::matches::{MAX_MOVES, PlayError};
use tabiya::notation::Side;
use tabiya::pictures::animation::LineAnimation;
use tabiya::pictures::diagram::{PictureOptions, held_texts, own_marks, picture};
use tabiya::pictures::svg::{Mark, MarkKind};
use tabiya::search::{Limits, reasons, search};
use tabiya::variant::{Colour, GameRef};
use tabiya::words::{CellNote, Language, default_language, en, language, languages};
use tabiya::{
    Beat, CountError, Game, Match, MatchText, Piece, PositionError, Role, Rules, Seat, SetupError, Square,
    SquareSet, games,
};

/// Every game with every choice that goes with the defaults of the others.
fn all_rules(mut see: impl FnMut(&'static Game, &[(&str, &str)], &Rules)) {
    for game in games::EVERY {
        let choices = game.options.iter().flat_map(|option| {
            option.choices.iter().skip(1).map(move |choice| vec![(&*option.id, &*choice.id)])
        });
        for chosen in [Vec::new()].into_iter().chain(choices) {
            match Rules::new(game, &chosen) {
                Ok(rules) => see(game, &chosen, &rules),
                Err(error) => says(&default_language().setup_error(&error)),
            }
        }
    }
}

/// Every line of every game, and what it looks like after each move.
fn all_lines(mut see: impl FnMut(&mut Match, &[Beat])) {
    for game in games::EVERY {
        for line in game.lines.iter() {
            let mut played =
                Match::new(&game.id, &tabiya::variant::pairs(&line.options), line.position.as_deref())
                    .expect("a line of the game");
            see(&mut played, &[]);
            for text in line.moves.split(' ') {
                let beats = played.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
                see(&mut played, &beats);
            }
        }
    }
}

/// A text that is there, and is marked.
fn says(text: &str) {
    assert!(!text.is_empty() && is_marked(text), "not from the catalogue: {text:?}");
}

/// The same, or nothing.
fn may_say(text: &str) {
    assert!(is_marked(text), "not from the catalogue: {text:?}");
}

/// Titles and descriptions in a picture, and the names of pieces.
fn said_in(svg: &str) -> Vec<String> {
    let mut said = Vec::new();
    for (tag, end) in [("<title", "</title>"), ("<desc", "</desc>"), ("aria-label=\"", "\"")] {
        for rest in svg.split(tag).skip(1) {
            let inner = rest.split(end).next().expect("an end");
            let inner = if tag.starts_with('<') { inner.split_once('>').expect("a tag").1 } else { inner };
            said.push(inner.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">"));
        }
    }
    said
}

fn words() -> &'static dyn Language {
    default_language()
}

#[test]
fn the_pseudo_language_is_one_among_others() {
    speak();
    assert_eq!(languages().map(|language| language.id()).collect::<Vec<_>>(), ["en-XA", "en"]);
    assert!(language("en").is_some_and(|english| english.name() == "English"));
    assert!(language("en-xb").is_none());
    says(words().name());
}

/// The check itself can fail.
#[test]
fn plain_english_is_no_pseudo_language() {
    speak();
    for leak in ["Check.", "⟦Ćheck.⟧", "⟦ĉ⟧ and", "⟦ý⟧.", "e4", "⟦ý⟧ ⟦ý⟧"] {
        assert!(!is_marked(leak), "{leak}");
    }
    for text in ["", "⟦éłéṕĥáńť 12 e2e4–h1⟧", "⟦帥⟧"] {
        assert!(is_marked(text), "{text}");
    }
    assert!(!is_marked(en::game("shatranj").title));
}

#[test]
fn catalogues_are_marked_and_have_the_ids_of_the_first() {
    speak();
    for game in games::EVERY {
        let (own, english) = (words().game(&game.id), en::game(&game.id));
        assert_eq!(own.id, english.id);
        let entries = own.options.iter().flat_map(|option| option.choices).chain(own.presets);
        let texts = [own.title, own.subtitle, own.period, own.place].into_iter();
        let texts = texts.chain(own.sides.iter().copied());
        let texts = texts.chain(own.checks.iter().map(|&(_, name)| name));
        let texts = texts.chain(own.roles.iter().flat_map(|role| [role.nouns, role.meanings].concat()));
        let texts = texts.chain(own.options.iter().map(|option| option.question));
        let texts = texts.chain(entries.flat_map(|entry| [entry.title, entry.text]));
        let texts = texts.chain(own.lines.iter().flat_map(|line| [line.title, line.text]));
        let comments = own.lines.iter().flat_map(|line| line.comments).map(|&(_, text)| text);
        texts.chain(comments).chain(own.notes.iter().map(|note| note.text)).for_each(says);
        let ids = |words: &tabiya::words::GameWords| {
            let options =
                words.options.iter().flat_map(|option| option.choices.iter().map(|choice| choice.id));
            let lines = words.lines.iter().map(|line| line.id);
            words.roles.iter().map(|role| role.id).chain(options).chain(lines).collect::<Vec<_>>()
        };
        assert_eq!(ids(own), ids(english));
        says(words().family(&game.id));
    }
}

#[test]
fn rules_are_told_in_the_language() {
    speak();
    all_rules(|game, _, rules| {
        for said in words().rulebook(rules) {
            says(&said.section);
            says(&said.text);
        }
        says(words().title(rules));
        rules.seats().for_each(|seat| says(words().seat(rules, seat)));
        for (index, role) in rules.roles().iter().enumerate() {
            let piece = Piece { seat: Seat::FIRST, role: Role(index as u8) };
            says(words().noun(rules, piece.role));
            says(&words().piece(rules, piece));
            may_say(words().field_name(&role.patterns));
            words().move_sentences(rules, piece.role).iter().for_each(|text| says(text));
            for to in [SquareSet::EMPTY, rules.board().shape.all()] {
                says(&words().armed(rules, piece, &to.collect::<Vec<_>>()));
            }
        }
        for right in rules.terms().rights() {
            says(&words().right_held(rules, Seat::FIRST, right));
        }
        says(&words().bare_king_count(rules, Seat::FIRST, 1, 7));
        assert_eq!(rules.game().id, game.id);
    });
}

#[test]
fn play_is_told_in_the_language() {
    speak();
    let mut narrated = 0;
    all_lines(|game, beats| {
        let outcome = game.outcome();
        for back in [false, true] {
            let undone = if back { game.undo().unwrap_or_default() } else { Vec::new() };
            let (rules, position) = (game.rules(), game.position());
            for beat in if back { &undone[..] } else { beats } {
                let text = words().narrate(rules, position, beat);
                may_say(&text);
                narrated += usize::from(!text.is_empty());
            }
        }
        if !beats.is_empty() {
            game.redo().expect("the same move");
        }
        let (rules, position) = (game.rules(), game.position());
        says(&words().state(rules, position, outcome));
        may_say(&words().phase(rules, position));
        game.legal().into_iter().take(60).for_each(|action| says(&words().action(rules, position, action)));
        outcome.iter().for_each(|&end| says(&words().outcome(rules, end)));
        let limits = Limits { nodes: 30, megabytes: 0, ..Limits::default() };
        let found = search(game, &limits, &mut |_| false);
        for reason in reasons(game, &found) {
            says(&words().reason(rules, position, reason));
        }
        game.state().facts.iter().for_each(|fact| says(&words().fact(rules, position, fact)));
        rules
            .remarks(&position.with(Square(0), Piece { seat: Seat::FIRST, role: Role(0) }))
            .into_iter()
            .for_each(|remark| says(&words().remark(rules, remark)));
        position.count().iter().for_each(|&count| says(&words().count_runs(rules, count)));
        for seat in rules.seats() {
            words().seat_notes(rules, position, seat).iter().for_each(|text| says(text));
        }
        for at in position.occupied() {
            says(&words().occupant(rules, position, at));
            says(&words().selected(rules, position, at, &[at]));
            says(&words().displaced(rules, position, at));
            says(&words().picked_up(rules, position, at));
        }
    });
    assert!(narrated > 2000, "{narrated} beats");
}

#[test]
fn refusals_are_told_in_the_language() {
    speak();
    let mut codes = std::collections::BTreeSet::new();
    all_lines(|game, _| {
        let squares: Vec<_> = game.rules().board().shape.squares().collect();
        for (index, &from) in squares.iter().enumerate() {
            for &to in squares.iter().skip(index % 7).step_by(7) {
                if let Err(error) = game.explain(from, to) {
                    says(&game.words_for(&error));
                    codes.insert(error.code());
                }
            }
        }
        for text in ["pass", "ready", "throw-4", "throw-9", "skip", "nonsense"] {
            if let Err(error) = game.clone().play(text) {
                says(&game.words_for(&error));
                codes.insert(error.code());
            }
        }
    });
    assert!(codes.len() > 30, "{codes:?}");
    let array = Match::new("shatranj", &[], None).expect("the array");
    says(&array.words_for(&PlayError::TooLong));
    assert!(array.words_for(&PlayError::TooLong).contains(&MAX_MOVES.to_string()));
}

#[test]
fn errors_are_told_in_the_language() {
    speak();
    let words = default_language();
    says(&words.setup_error(&SetupError::UnknownGame("x".to_owned())));
    let (game, known) = (games::SHATRANJ.id.clone(), games::SHATRANJ.options[0].id.clone());
    says(&words.setup_error(&SetupError::UnknownOption { game: game.clone(), option: "x".to_owned() }));
    says(&words.setup_error(&SetupError::UnknownChoice { game, option: known, choice: "x".to_owned() }));
    let shatranj = || GameRef::from(&games::SHATRANJ);
    let red = || Side { game: GameRef::from(&games::XIANGQI), seat: Seat::FIRST, colour: Colour::Red };
    for error in [CountError::Depth, CountError::Work] {
        says(&words.count_error(error));
    }
    for error in [
        PositionError::TooLong,
        PositionError::Ranks { found: 7, wanted: 8 },
        PositionError::Files { rank: 1 },
        PositionError::Letter('x'),
        PositionError::Hand("x".to_owned()),
        PositionError::Seat("x".to_owned()),
        PositionError::Right('x'),
        PositionError::Count("x".to_owned()),
        PositionError::Field("x".to_owned()),
        PositionError::Unfit("x".to_owned()),
        PositionError::Stakes,
        PositionError::NoTurn { side: red(), thrown: true },
        PositionError::NoTurn { side: red(), thrown: false },
        PositionError::OnGoal(red()),
        PositionError::TooFewPieces(red()),
        PositionError::NoCaptive(red()),
        PositionError::SecondCaptive(red()),
        PositionError::NoKing(red()),
        PositionError::Kings { side: red(), role: Role(0) },
        PositionError::TooManyPieces(red()),
        PositionError::SoldierBehind { game: shatranj(), at: "a1".to_owned() },
        PositionError::LeftInCheck { side: red(), faced: false },
        PositionError::LeftInCheck { side: red(), faced: true },
        PositionError::CheckTooEarly(red()),
    ] {
        says(&words.position_error(&error));
    }
    let error = Match::new("shatranj", &[], Some("x")).expect_err("no position");
    says(&words.match_error(&error));
}

/// Where the caller gives its words; without them a picture has ids and letters.
#[test]
fn pictures_say_only_what_they_are_given() {
    speak();
    let worded = |marks: &[Mark]| PictureOptions {
        captions: words(),
        hands: true,
        marks: marks.to_vec(),
        ..PictureOptions::default()
    };
    let mut seen = 0;
    all_lines(|game, beats| {
        let mut marks = own_marks(game);
        marks.extend(game.rules().board().shape.squares().zip(MarkKind::ALL).map(|(at, kind)| Mark {
            series: (kind == MarkKind::Both).then_some(1),
            ..Mark::new(tabiya::pictures::diagram::at(game.rules(), at), kind)
        }));
        let svg = picture(game.rules(), game.position(), &worded(&marks));
        let said = said_in(&svg);
        assert!(said.len() >= 2, "a title and a description");
        said.iter().flat_map(|text| text.split_inclusive('⟧')).for_each(|text| says(text.trim()));
        seen += said.len();
        for hand in held_texts(game.rules(), game.position(), words()) {
            hand.pieces.iter().for_each(|piece| says(&piece.name));
        }
        marks.iter().filter_map(|mark| words().mark(mark)).for_each(|text| says(&text));
        if !beats.is_empty() && game.outcome().is_some() {
            let film = LineAnimation::new(game, &worded(&[])).svg();
            said_in(&film)
                .iter()
                .flat_map(|text| text.split_inclusive('⟧'))
                .for_each(|text| says(text.trim()));
        }
    });
    assert!(seen > 1000, "{seen} texts");
    for note in [CellNote::InCheck, CellNote::Selected, CellNote::MayMove, CellNote::CanBePut] {
        says(words().cell_note(note));
    }
    let array = Match::new("shatranj", &[], None).expect("the array");
    let plain = said_in(&picture(array.rules(), array.position(), &PictureOptions::default()));
    assert_eq!(plain[0], "shatranj");
    assert!(plain.contains(&array.rules().write_position(array.position())), "{plain:?}");
    assert!(plain.iter().all(|text| !text.contains("White") && !text.contains("king")), "{plain:?}");
}
