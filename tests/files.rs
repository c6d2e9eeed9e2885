//! Games as files: what is written is read back, what is wrong is named, and no text does harm.
#![cfg(feature = "files")]

use std::sync::Arc;

use tabiya::files::{FileError, read, write};
use tabiya::{Game, Match, MatchRecord, MatchText, Move, Position, Rules, games};

/// A game of three kinds of pieces, with an option and words of its own.
const SMALL: &str = r#"
format = 1
id = "small"
title = "Small game"
sides = ["Sun", "Moon"]
cites = ["club p. 3"]

[[sources]]
id = "club"
short = "Club leaflet"
text = "A leaflet of our club, 2024"

[board]
files = 5
ranks = 6
marks = ["c3"]

[[pieces]]
id = "lord"
letter = "k"
royal = true
moves = "K"
nouns = ["lord"]

[[pieces]]
id = "boat"
letter = "b"
moves = ["fRbRsW", { betza = "A", within = "far-half" }]
nouns = ["barge"]

[[pieces]]
id = "soldier"
letter = "p"
moves = "fmWfcF"

[terms]
setup = "bpkpb/5/5/5/5/BPKPB"
pawn = "soldier"
stalemate = "loses"

[[options]]
id = "boats"
question = "How do barges move?"

[[options.choices]]
id = "long"
title = "Any distance"
standing = "described"
sources = ["club"]

[[options.choices]]
id = "short"
title = "Three squares"
standing = "modern"
sources = ["club p. 4"]
changes = [{ patterns = ["boat", "W3"] }]
"#;

fn fault(text: &str) -> FileError {
    read(text).map(|game| game.id).expect_err("something is wrong")
}

/// What is imported can be written and read again: an array without a king is refused at once.
#[test]
fn an_imported_array_is_a_position_of_its_game() {
    let section =
        "[kingless]\nking = k\nrook = r\nmaxRank = 4\nmaxFile = 4\nstartFen = r2k/4/4/R3 w - - 0 1\n";
    let refused = tabiya::files::import(section, "kingless").expect_err("White has no king");
    assert_eq!(refused.code, "setup", "{refused}");
    assert!(tabiya::files::import(&section.replace("R3", "R2K"), "kingless").is_ok());
}

#[test]
fn every_game_is_read_back_as_it_is() {
    for &game in games::EVERY {
        let text = write(game);
        let again = read(&text).unwrap_or_else(|error| panic!("{}: {error}\n{text}", game.id));
        let Game { id, board, seats, terms, options, presets, lines, base, cites, texts } = &again;
        assert_eq!(*id, game.id);
        assert_eq!((*board, seats, base, cites), (game.board, &game.seats, &game.base, &game.cites), "{id}");
        assert_eq!(*terms, game.terms, "{id}");
        assert_eq!(*options, game.options, "{id}");
        assert_eq!((presets.len(), lines), (game.presets.len(), &game.lines), "{id}");
        for (one, other) in presets.iter().zip(game.presets.iter()) {
            assert_eq!(
                (&one.id, &one.cites, &one.options),
                (&other.id, &other.cites, &other.options),
                "{id}"
            );
            assert_eq!(one.game.map(|game| &game.id), other.game.map(|game| &game.id), "{id}");
        }
        assert!(texts.is_some(), "{id}");
        assert_eq!(write(&again), text, "{id}");
    }
}

#[test]
fn games_from_files_have_the_counts_of_the_reference() {
    let mut rows = 0;
    for line in
        include_str!("perft/reference.tsv").lines().filter(|line| !line.starts_with('#') && !line.is_empty())
    {
        let fields: Vec<&str> = line.split('\t').collect();
        let [game, options, start, moves, counts, source] = fields[..] else { panic!("six fields: {line}") };
        let options: Vec<_> = options.split_whitespace().filter_map(|pair| pair.split_once('=')).collect();
        let game = Arc::new(read(&write(games::find(game).expect("a game"))).expect("a file of ours"));
        let rules = Rules::new(game, &options).expect(source);
        let mut played = Match::with_rules(rules.clone(), (start != "start").then_some(start)).expect(source);
        for text in moves.split_whitespace().filter(|text| *text != "-") {
            played.play(text).expect(source);
        }
        for (depth, count) in counts.split_whitespace().filter_map(|pair| pair.split_once(':')) {
            let (depth, count): (u32, u64) =
                (depth.parse().expect("a depth"), count.parse().expect("a count"));
            // The large ones are the business of `perft.rs`.
            if count < 300_000 {
                assert_eq!(played.rules().perft(played.position(), depth), count, "{source}");
                rows += 1;
            }
        }
    }
    assert!(rows > 40, "{rows}");
}

/// The rule text of a game from a file is that of the game.
#[test]
fn games_from_files_are_told_in_their_own_words() {
    let english = tabiya::words::language("en").expect("the first");
    let told = |rules: &Rules| tabiya::words::paragraphs(&english.rulebook(rules)).join("\n");
    for &game in games::EVERY {
        let file = Rules::new(read(&write(game)).expect("a file of ours"), &[]).expect("the defaults");
        assert_eq!(told(&file), told(&Rules::new(game, &[]).expect("the defaults")), "{}", game.id);
    }
    let rules = Rules::new(read(SMALL).expect("a game"), &[("boats", "short")]).expect("a choice");
    let text = told(&rules);
    assert!(text.contains("barge") && text.contains("lord") && !text.contains("boat"), "{text}");
    let mut game = Match::with_rules(rules.clone(), None).expect("the array");
    game.play("a1a4").expect("three squares");
    let refused = game.play("a6a2").expect_err("four");
    assert!(game.words_for(&refused).contains("barge"), "{}", game.words_for(&refused));
    assert_eq!(english.seat(&rules, tabiya::Seat::SECOND), "Moon");
    assert_eq!(
        game.write(tabiya::Notation::Coordinates).lines().find(|line| line.contains("Variant")),
        Some("[Variant \"Small game\"]")
    );
}

/// What is told of a piece as notation is what its file says: nothing goes ahead that goes back.
#[test]
fn notation_is_written_as_it_was_read() {
    for notation in ["bW", "FbW", "bR", "bbN", "fsN", "bsN", "sW", "bmWbcF", "vW", "nN", "pR", "bB"] {
        let text = SMALL.replace("moves = \"fmWfcF\"", &format!("moves = \"{notation}\""));
        let rules = Rules::new(read(&text).expect(notation), &[]).expect("the defaults");
        let soldier = rules.role_named("soldier").expect("a piece of the file");
        assert_eq!(rules.betza(soldier), notation.replace("vW", "fWbW"));
    }
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    assert!(read(SMALL).is_ok());
    let line =
        |needle: &str| SMALL.lines().position(|line| line.contains(needle)).expect("a line") as u32 + 1;
    for (was, is, code, field) in [
        ("files = 5", "files = ", "syntax", ""),
        ("files = 5", "files = \"5\"", "type", "board.files"),
        ("files = 5", "files = 500", "number", "board.files"),
        ("files = 5", "files = 27", "board", "board"),
        ("marks = [\"c3\"]", "marks = [\"f3\"]", "square", "board.marks"),
        ("marks = [\"c3\"]", "markings = [\"c3\"]", "unknown-name", "board.markings"),
        ("moves = \"K\"", "moves = \"KX\"", "betza", "pieces.1.moves"),
        ("moves = \"K\"", "moves = \"lW\"", "betza", "pieces.1.moves"),
        ("stalemate = \"loses\"", "stalemate = \"looses\"", "unknown-name", "terms.stalemate"),
        ("pawn = \"soldier\"", "pawn = \"soldiers\"", "unknown-name", "terms.pawn"),
        ("standing = \"modern\"", "title = \"x\"", "syntax", ""),
        ("standing = \"modern\"", "", "missing", "options.1.choices.2.standing"),
        ("sources = [\"club p. 4\"]", "sources = []", "missing", "options.1.choices.2.sources"),
        (
            "sources = [\"club p. 4\"]",
            "sources = [\"klub\"]",
            "unknown-name",
            "options.1.choices.2.sources.1",
        ),
        (
            "patterns = [\"boat\", \"W3\"]",
            "patterns = [\"boat\"]",
            "type",
            "options.1.choices.2.changes.1.patterns",
        ),
        ("format = 1", "format = 2", "format", "format"),
        ("letter = \"p\"", "letter = \"k\"", "record", ""),
        ("setup = \"bpkpb/5/5/5/5/BPKPB\"", "setup = \"bpkpb/5/5/5/BPKPB\"", "record", ""),
    ] {
        let error = fault(&SMALL.replace(was, is));
        assert_eq!((error.code, error.field.as_str()), (code, field), "{is}: {error}");
        assert!(error.message.ends_with('.') && error.message.len() > 10, "{error}");
        // What is missing is missing in its table; a record as a whole has no line.
        if !matches!(code, "missing" | "record" | "board") {
            assert_eq!(error.line, line(was), "{is}: {error}");
        }
    }
}

/// Columns count characters, and point to what is wrong: a value, an item, or a table by its name.
#[test]
fn what_is_wrong_has_its_column() {
    for (was, is, column) in [
        ("files = 5", "files = \"5\"", 9),
        ("files = 5", "files = = 5", 9),
        ("pawn = \"soldier\"", "pawn    =  \"soldiers\"", 12),
        ("marks = [\"c3\"]", "marks = [\"c3\", \"f3\"]", 16),
        ("moves = \"K\"", "moves = [\"W\", { betza = \"F\", withni = \"將\", checks = false }]", 39),
        ("moves = \"K\"", "moves = [\"W\", { \"將\" = \"F\" }]", 23),
    ] {
        let text = SMALL.replace(was, is);
        assert_ne!(text, SMALL, "{was}");
        let error = fault(&text);
        let line = text.lines().position(|line| line == is).expect("the line") as u32 + 1;
        assert_eq!((error.line, error.column), (line, column), "{is}: {error}");
    }
    // What does not go together is where the text stands that is named; a game as a whole is nowhere.
    let place = |was: &str, is: &str| {
        let error = fault(&SMALL.replace(was, is));
        (error.code, error.line, error.column)
    };
    let line = |needle: &str| SMALL.lines().position(|line| line == needle).expect("a line") as u32 + 1;
    assert_eq!(place("letter = \"p\"", "letter = \"k\""), ("record", line("id = \"soldier\""), 6));
    let setup = "setup = \"bpkpb/5/5/5/5/BPKPB\"";
    assert_eq!(place(setup, "setup = \"bpkpb/5/5/5/BPKPB\""), ("record", line(setup), 9));
    assert_eq!(place("royal = true", "royal = false"), ("record", 0, 0));
}

/// What Betza notation says of a first move and of captures in passing has fields of its own, and of a name that is
/// none the nearest is told.
#[test]
fn what_is_wrong_leads_to_what_is_meant() {
    for (was, is, hint) in [
        ("moves = \"K\"", "moves = \"KimW\"", "by a right or by “from”"),
        ("moves = \"K\"", "moves = \"KceF\"", "by “en-passant” among the terms"),
        ("stalemate = \"loses\"", "stalemate = \"looses\"", "“loses” is one."),
        ("marks = [\"c3\"]", "mark = [\"c3\"]", "“marks” is one."),
    ] {
        let error = fault(&SMALL.replace(was, is));
        assert!(error.message.contains(hint), "{is}: {error}");
    }
}

/// Numbers that rules reckon with are refused where they mean nothing.
#[test]
fn a_position_does_not_return_at_its_first_occurrence() {
    let with = |occurrence: u8| {
        let term = format!(
            "repetition = {{ perpetual = {{ occurrence = {occurrence}, check-loses = true, chase = \"allowed\" }} }}"
        );
        read(&SMALL.replace("stalemate = \"loses\"", &term))
    };
    for occurrence in [0, 1] {
        assert_eq!(with(occurrence).expect_err("it does not return").code, "record");
    }
    let game = Match::of(with(2).expect("a game"), &[], None).expect("the array");
    assert_eq!(game.outcome(), None);
}

/// Mutated files are games or are refused; games that they are can be set up and played.
#[test]
fn no_text_does_harm() {
    fastrand::seed(7);
    let texts: Vec<String> = games::EVERY.iter().map(|game| write(game)).chain([SMALL.to_owned()]).collect();
    let words: Vec<&str> = texts.iter().flat_map(|text| text.split_inclusive([' ', '\n', '"'])).collect();
    let mut read_back = 0;
    for text in &texts {
        for _ in 0..60 {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            for _ in 0..fastrand::usize(1..4) {
                let at = fastrand::usize(..lines.len());
                match fastrand::u8(..6) {
                    0 => drop(lines.remove(at)),
                    1 => lines.insert(at, lines[fastrand::usize(..lines.len())].clone()),
                    2 => lines[at] = lines[at].replace(char::is_numeric, &fastrand::u32(..300).to_string()),
                    3 => lines[at] = lines[at].chars().filter(|_| fastrand::u8(..12) > 0).collect(),
                    _ => {
                        let mut parts: Vec<&str> = lines[at].split_inclusive([' ', '"']).collect();
                        if !parts.is_empty() {
                            let place = fastrand::usize(..parts.len());
                            parts[place] = words[fastrand::usize(..words.len())];
                        }
                        lines[at] = parts.concat();
                    }
                }
            }
            let Ok(game) = read(&lines.join("\n")) else { continue };
            read_back += 1;
            let again = read(&write(&game)).expect("what is written is read");
            assert_eq!(again.terms, game.terms);
            let Ok(rules) = Rules::new(game, &[]) else { continue };
            let mut position = Position::start(&rules);
            for _ in 0..12 {
                let moves = rules.legal(&position);
                let Some(&action) = moves.get(fastrand::usize(..moves.len().max(1))) else { break };
                assert_eq!(rules.judge(&position, action), Ok(()));
                position.apply(&rules, action, &mut ());
            }
        }
    }
    assert!(read_back > 50, "{read_back}");
}

/// Sections under which an engine has counted give its counts.
#[test]
fn sections_of_an_engine_are_taken_over() {
    let text = include_str!("oracle/variants.ini");
    let mut compared = 0;
    for (section, game, options, unsaid) in [
        ("seed-chaturanga-mg", "chaturanga", "kingLeap=off bareKing=none", ""),
        ("seed-chaturanga-biruni", "chaturanga", "kingLeap=off bareKing=none elephant=five", ""),
        ("seed-chaturanga-aladli", "chaturanga", "kingLeap=off bareKing=none elephant=dabbaba", ""),
        ("seed-shatranj-mg", "shatranj", "-", ""),
        ("seed-senterej", "senterej", "werera=off", ""),
        ("seed-indian9c-mg", "indian", "-", ""),
        ("seed-makruk", "makruk", "-", ""),
        ("seed-xiangqi", "xiangqi", "-", "chasingRule"),
        ("seed-heian8-mg", "heian-shogi", "-", ""),
        ("seed-heian9-mg", "heian-shogi", "board=9x8", ""),
    ] {
        let imported =
            tabiya::files::import(text, section).unwrap_or_else(|error| panic!("{section}: {error}"));
        let keys: Vec<&str> = imported.unsaid.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys.join(" "), unsaid, "{section}");
        assert_eq!(
            read(&write(&imported.game)).expect("a file of ours").terms,
            imported.game.terms,
            "{section}"
        );
        let rules = Rules::new(imported.game, &[]).expect(section);
        for line in include_str!("perft/reference.tsv").lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            let [own, choices, "start", "-", counts, source] = fields[..] else { continue };
            if own == game && choices == options && source.starts_with("FSF") {
                for (depth, count) in counts.split(' ').filter_map(|pair| pair.split_once(':')) {
                    let (depth, count): (u32, u64) = (depth.parse().expect(line), count.parse().expect(line));
                    if count < 500_000 {
                        assert_eq!(
                            rules.perft(&Position::start(&rules), depth),
                            count,
                            "{section}, depth {depth}"
                        );
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared >= 35, "{compared}");
}

/// Games that an engine has built in give the counts that its own tests have.
#[test]
fn games_of_an_engine_have_its_counts() {
    let text = include_str!("oracle/builtin.ini");
    for (section, depth, count) in [
        ("losalamos", 5, 191_846),
        ("asean", 4, 273_026),
        ("ai-wok", 4, 485_045),
        ("courier", 4, 500_337),
        ("minishogi", 5, 533_203),
    ] {
        let imported =
            tabiya::files::import(text, section).unwrap_or_else(|error| panic!("{section}: {error}"));
        assert!(imported.unsaid.is_empty(), "{section}: {:?}", imported.unsaid);
        let rules = Rules::new(read(&write(&imported.game)).expect("a file of ours"), &[]).expect(section);
        assert_eq!(rules.perft(&Position::start(&rules), depth), count, "{section}");
    }
    // Both of Los Alamos' sides have a pawn that is about to be promoted.
    let rules =
        Rules::new(tabiya::files::import(text, "losalamos").expect("a game").game, &[]).expect("rules");
    let position = rules.read_position("6/2P3/6/1K1k2/6/6 w - - 0 1").expect("a position");
    assert_eq!(rules.perft(&position, 6), 187_431);
    let moves = rules.legal(&position);
    for &action in &moves {
        assert_eq!(rules.judge(&position, action), Ok(()));
    }
    assert_eq!(moves.iter().filter(|action| Move::into(**action).is_some()).count(), 3);
    let mut played = Match::with_rules(rules, Some("6/2P3/6/1K1k2/6/6 w - - 0 1")).expect("a match");
    assert!(played.play("c5c6k").is_err() && played.play("c5c6").is_err() && played.play("c5c6n").is_ok());
}

/// What cannot be said is named, also where the engine does it unasked.
#[test]
fn keys_that_cannot_be_taken_over_are_named() {
    let section = "[own]\npawn = p\nknight = n\nking = k\nqueen = q\nstartFen = nqkn/pppp/4/4/PPPP/NQKN w - - 0 1\n\
                   promotionPieceTypes = nq\nblastOnCapture = true\nnFoldRule = 0\n";
    let unsaid = |text: &str| {
        let imported = tabiya::files::import(text, "own").expect("a game");
        imported.unsaid.into_iter().map(|(key, line)| format!("{key}:{line}")).collect::<Vec<_>>().join(" ")
    };
    // Its own ranks for doubling and promoting are those of a board of eight.
    assert_eq!(unsaid(section), "blastOnCapture:8 doubleStep:0 promotionRegionWhite:0");
    let plain = section.to_owned()
        + "doubleStep = false\npromotionRegionWhite = *6\npromotionRegionBlack = *1\nnMoveRule = 0\n";
    assert_eq!(unsaid(&plain), "blastOnCapture:8");
    assert_eq!(unsaid(&plain.replace("Types = nq", "Types = nx")), "promotionPieceTypes:7 blastOnCapture:8");
    let code = |text: &str, name: &str| tabiya::files::import(text, name).expect_err("no game").code;
    assert_eq!(code(section, "other"), "unknown-section");
    assert_eq!(code(&section.replace("queen = q", "customPiece1 = q:lX"), "own"), "betza");
    assert_eq!(code(&section.replace("startFen", "start"), "own"), "missing");
    assert_eq!(code("[own:own]\npawn = p\n", "own"), "unknown-section");
    assert_eq!(code(&section.replace("nqkn/pppp", "nqkn/ppp"), "own"), "record");
}

/// What castles, doubles and captures in passing by rules of its own is named, and the rest is chess.
#[test]
fn what_chess_keys_mean_is_taken_or_named() {
    let import = |keys: &str| tabiya::files::import(&format!("[own:chess]\n{keys}"), "own").expect("a game");
    let unsaid = |keys: &str| {
        let imported = import(keys);
        imported.unsaid.into_iter().map(|(key, line)| format!("{key}:{line}")).collect::<Vec<_>>().join(" ")
    };
    let game = |keys: &str| import(keys).game;
    assert_eq!(unsaid(""), "");
    let chess = read(include_str!("files/chess.toml")).expect("a game");
    let own = game("nMoveRule = 50").terms;
    assert_eq!((own.castling.ways.len(), own.en_passant, own.quiet), (2, true, chess.terms.quiet));
    let rules = Rules::new(game(""), &[]).expect("rules");
    assert_eq!(rules.perft(&Position::start(&rules), 4), 197_281);
    // Both sides castle alike or it cannot be said.
    let array = "startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";
    assert_eq!(game(&format!("{array} Kk - 0 1")).terms.castling.ways.len(), 1);
    assert_eq!(unsaid(&format!("{array} KQk - 0 1")), "castling:0");
    assert_eq!(unsaid(&format!("{array} HAha - 0 1")), "castling:0");
    assert_eq!(unsaid(&format!("{array} - - 0 1\ncastlingKingsideFile = x")), "");
    assert_eq!(unsaid("castlingKingsideFile = e"), "castlingKingsideFile:2 castling:0");
    assert_eq!(unsaid("castlingRookPieces = n"), "");
    assert_eq!(game("castlingRookPieces = n").terms.castling.ways.len(), 2);
    assert_eq!(unsaid("castlingDroppedPiece = true"), "castlingDroppedPiece:2");
    assert_eq!(unsaid("startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"), "startFen:2");
    assert!(!game("enPassantRegion = -").terms.en_passant);
    assert!(game("enPassantRegion = *3 *6").terms.en_passant);
    assert_eq!(unsaid("enPassantRegion = *3"), "enPassantRegion:2");
    assert_eq!(unsaid("enPassantTypes = n"), "enPassantTypes:2");
    assert_eq!(unsaid("tripleStepRegionWhite = *2"), "tripleStepRegionWhite:2");
    assert_eq!(unsaid("doubleStepRegionWhite = a2"), "doubleStepRegionWhite:2 doubleStep:0");
    // A queen that is put in anew is promoted to no more; so it is with one that gives its letter away.
    for keys in ["queen = -\nstartFen = 4k3/p7/8/8/8/8/P7/4K3 w - - 0 1", "amazon = q", "queen = q"] {
        let rules = Rules::new(game(keys), &[]).expect("rules");
        let into = rules.terms().promotion.pieces[0].1;
        assert_eq!(into.roles().count(), 3, "{keys}");
    }
}

/// Sections are games or are refused, soon.
#[test]
fn no_section_does_harm() {
    let code = |text: &str| tabiya::files::import(text, "own").expect_err("too much").code;
    let mut chain: String = (0..9_000).map(|number| format!("[s{number}:s{}]\n", number + 1)).collect();
    assert_eq!(code(&(chain.clone() + "[own:s8999]")), "unknown-section");
    chain = (0..9_000).map(|number| format!("[s{}:s{number}]\n", number + 1)).collect();
    assert_eq!(code(&("[s0]\n".to_owned() + &chain + "[own:s9000]")), "too-large");
    assert_eq!(
        code(&("[own]\n".to_owned() + &(0..20_000).map(|key| format!("k{key}=\n")).collect::<String>())),
        "too-large"
    );
    fastrand::seed(11);
    let text = include_str!("oracle/builtin.ini");
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut games = 0;
    for _ in 0..600 {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for _ in 0..fastrand::usize(4..40) {
            let at = fastrand::usize(..lines.len());
            match fastrand::u8(..5) {
                0 => drop(lines.remove(at)),
                1 => lines.insert(at, lines[fastrand::usize(..lines.len())].clone()),
                2 => lines[at] = lines[at].replace(char::is_numeric, &fastrand::u32(..30).to_string()),
                3 => lines[at] = lines[at].chars().filter(|_| fastrand::u8(..12) > 0).collect(),
                _ => lines[at] += &format!(" {}", words[fastrand::usize(..words.len())]),
            }
        }
        let text = lines.join("\n");
        let heads: Vec<&str> =
            text.lines().filter_map(|line| line.strip_prefix('[')?.split([':', ']']).next()).collect();
        let section = heads[fastrand::usize(..heads.len())];
        let Ok(imported) = tabiya::files::import(&text, section) else { continue };
        games += 1;
        assert_eq!(read(&write(&imported.game)).expect("what is written is read").terms, imported.game.terms);
        let Ok(rules) = Rules::new(imported.game, &[]) else { continue };
        let mut position = Position::start(&rules);
        for _ in 0..10 {
            let moves = rules.legal(&position);
            let Some(&action) = moves.get(fastrand::usize(..moves.len().max(1))) else { break };
            assert_eq!(rules.judge(&position, action), Ok(()));
            position.apply(&rules, action, &mut ());
        }
    }
    assert!(games > 100, "{games}");
}

/// A board that a position has no room for is refused.
#[test]
fn no_board_is_larger_than_a_position() {
    let text = SMALL.replace("files = 5", "files = 11").replace("ranks = 6", "ranks = 11");
    assert_eq!(fault(&text).code, "board");
}

/// Figures are found by their ids: docs/game-files.md has them all, and the fault where there is none.
#[test]
fn figures_are_named() {
    let text = include_str!("../docs/game-files.md");
    for figure in tabiya::art::Figure::ALL {
        assert!(text.contains(&format!("`{}`", figure.id())), "{}", figure.id());
    }
    let said = |id: &str| fault(&SMALL.replace("royal = true", &format!("figure = \"{id}\""))).message;
    assert_eq!(said("chariots"), "There is no figure “chariots”. “chariot” is one.");
    assert!(said("zebra").contains("“king”, “counsellor”"), "{}", said("zebra"));
}

/// Sections may have games of the collection as their base, as far as the engine’s keys say them.
#[test]
fn bases_are_games_of_the_collection() {
    for (base, game, unsaid) in [
        ("makruk", &games::MAKRUK, "countingRule"),
        ("xiangqi", &games::XIANGQI, "chasingRule"),
        ("shogi", &games::SHOGI, ""),
    ] {
        let imported = tabiya::files::import(&format!("[own:{base}]\n"), "own").expect("a game");
        let told: Vec<&str> = imported.unsaid.iter().map(|(key, _)| &**key).collect();
        assert_eq!(told.join(" "), unsaid, "{base}");
        let own = Rules::new(imported.game, &[]).expect("rules");
        let known = Rules::new(game, &[]).expect("rules");
        let counts = |rules: &Rules| {
            (1..=3).map(|depth| rules.perft(&Position::start(rules), depth)).collect::<Vec<_>>()
        };
        assert_eq!(counts(&own), counts(&known), "{base}");
    }
    // The engine’s Shatranj has its kings in the file d.
    let shatranj = tabiya::files::import("[own:shatranj]\n", "own").expect("a game");
    let known = Rules::new(&games::SHATRANJ, &[("array", "d-file")]).expect("rules");
    let own = Rules::new(shatranj.game, &[]).expect("rules");
    assert_eq!(own.perft(&Position::start(&own), 3), known.perft(&Position::start(&known), 3));
    assert_eq!(shatranj.unsaid.len(), 4, "{:?}", shatranj.unsaid);
    let fault = |text: &str| tabiya::files::import(text, "own").expect_err("no base").message;
    assert!(fault("[own:janggi]").contains("janggi is in the collection"), "{}", fault("[own:janggi]"));
    assert!(fault("[own:cambodian]").contains("ouk is in the collection"));
    assert!(fault("[own:crazyhouse]").contains("“crazyhouse” stands there. As a base"));
    let wide = tabiya::files::import("[own:chess]\nmaxFile = h\n", "own").expect("a game");
    assert_eq!((wide.game.board.shape.files, wide.unsaid.len()), (8, 0));
}

/// An array that no position text can say is refused: its games could not be opened again.
#[test]
fn the_array_is_a_position() {
    let error = fault(&SMALL.replace("bpkpb/5/5/5/5/BPKPB", "kkkkk/5/5/5/5/KKKKK"));
    assert_eq!(error.code, "setup", "{error}");
    assert!(error.message.contains("more than one lord"), "{error}");
}

/// The largest boards: every piece stands where it is put, and the last squares take part. The leaves are counted by
/// hand: each soldier has one step, each of the two horses of a side two leaps, and no first move changes an answer.
#[test]
fn boards_have_up_to_a_hundred_and_twenty_squares() {
    for (files, pieces) in [(10, "RNBBQKBBNR"), (12, "RNBBBQKBBBNR")] {
        let lower = pieces.to_lowercase();
        let (black, white) = ("p".repeat(files), "P".repeat(files));
        let empty = [files.to_string().as_str(); 6].join("/");
        let text = format!(
            "format = 1\nid = \"large\"\ntitle = \"Large\"\nsides = [\"White\", \"Black\"]\ncites = [\"us\"]\n\
             [[sources]]\nid = \"us\"\nshort = \"Us\"\ntext = \"Ourselves\"\n[board]\nfiles = {files}\nranks = 10\n{}\
             [terms]\nsetup = \"{lower}/{black}/{empty}/{white}/{pieces}\"\npawn = \"p\"\n",
            [("k", "K"), ("q", "Q"), ("r", "R"), ("b", "B"), ("n", "N"), ("p", "fmWfcF")]
                .map(|(id, moves)| {
                    let royal = if id == "k" { "royal = true\n" } else { "" };
                    format!("[[pieces]]\nid = \"{id}\"\nletter = \"{id}\"\n{royal}moves = \"{moves}\"\n")
                })
                .concat(),
        );
        let game = read(&text).expect("a game");
        let rules = Rules::new(game, &[]).expect("rules");
        let position = Position::start(&rules);
        let moves = files as u64 + 4;
        assert_eq!(rules.perft(&position, 2), moves * moves);
        let text = rules.write_position(&position);
        assert_eq!(rules.write_position(&rules.read_position(&text).expect("a position")), text);
    }
}
