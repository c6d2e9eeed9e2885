//! The English catalogue: every id has its words, no words lack an id, the texts keep to the house
//! style, and every line plays as its words say.

use std::collections::BTreeSet;
use std::fmt::Debug;

use tabiya::variant::source::SOURCES;
use tabiya::words::{GameWords, default_language, en};
use tabiya::{EndReason, Game, Line, Match, MatchText, Outcome, Seat, Standing, games};

/// Lines that reach the end of a game, with the winner. All others stop in mid-play.
const ENDS: &[(&str, &str, Option<Seat>, EndReason)] = &[
    ("chaturanga", "checkmate", Some(WHITE), EndReason::Checkmate),
    ("chaturanga", "bare-king", Some(WHITE), EndReason::BareKing),
    ("chaturanga", "stalemate", Some(BLACK), EndReason::Stalemate),
    ("shatranj", "checkmate", Some(WHITE), EndReason::Checkmate),
    ("shatranj", "bare-king", Some(WHITE), EndReason::BareKing),
    ("shatranj", "two-bare-kings", None, EndReason::TwoBareKings),
    ("shatranj", "re-bare-missed", Some(WHITE), EndReason::BareKing),
    ("shatranj", "re-bare-guarded", Some(WHITE), EndReason::BareKing),
    ("shatranj", "stalemate", Some(WHITE), EndReason::Stalemate),
    ("shatranj", "repetition", None, EndReason::Repetition),
    ("senterej", "checkmate", Some(WHITE), EndReason::Checkmate),
    ("senterej", "stalemate", None, EndReason::Stalemate),
    ("senterej", "seven-moves", None, EndReason::BareKingSurvived),
    ("indian", "checkmate", Some(WHITE), EndReason::Checkmate),
    ("indian", "bare-king", Some(WHITE), EndReason::BareKing),
    ("indian", "re-bared", None, EndReason::TwoBareKings),
    ("indian", "stalemate", Some(BLACK), EndReason::Stalemate),
    ("makruk", "checkmate", Some(WHITE), EndReason::Checkmate),
    ("makruk", "stalemate", None, EndReason::Stalemate),
    ("makruk", "mate-while-counting", None, EndReason::MateWhileCounting),
    ("makruk", "stop-then-mate", Some(BLACK), EndReason::Checkmate),
    ("makruk", "bare-count", Some(WHITE), EndReason::Checkmate),
    ("makruk", "bare-count-runs-out", None, EndReason::CountedOut),
    ("ouk", "stalemate-wins", Some(WHITE), EndReason::Stalemate),
    ("ouk", "bare-count", None, EndReason::CountedOut),
    ("shatar", "series-camel", Some(WHITE), EndReason::Checkmate),
    ("shatar", "series-pawn", Some(WHITE), EndReason::Checkmate),
    ("shatar", "niol", None, EndReason::Niol),
    ("shatar", "horse-mate", Some(WHITE), EndReason::Checkmate),
    ("shatar", "horse-mate-draws", None, EndReason::BarredMate(tabiya::Role(3))),
    ("shatar", "robado", None, EndReason::BareKing),
    ("shatar", "chzhit", None, EndReason::Stalemate),
    ("xiangqi", "double-cannon", Some(WHITE), EndReason::Checkmate),
    ("xiangqi", "facing-generals", Some(WHITE), EndReason::Checkmate),
    ("xiangqi", "stalemate", Some(WHITE), EndReason::Stalemate),
    ("xiangqi", "perpetual-check", Some(BLACK), EndReason::PerpetualCheck),
    ("xiangqi", "perpetual-chase", Some(BLACK), EndReason::PerpetualChase),
    ("xiangqi", "repetition", None, EndReason::Repetition),
    ("heian-shogi", "checkmate", Some(WHITE), EndReason::Checkmate),
    ("heian-shogi", "stalemate", Some(WHITE), EndReason::Stalemate),
    ("heian-shogi", "bare-king", Some(WHITE), EndReason::BareKing),
    ("heian-shogi", "king-and-general", Some(WHITE), EndReason::BareKing),
    ("heian-shogi", "two-bare-kings", None, EndReason::TwoBareKings),
    ("sho-shogi", "prince-alone", Some(BLACK), EndReason::Checkmate),
    ("sho-shogi", "prince-bare", Some(BLACK), EndReason::BareKing),
    ("sho-shogi", "bare-king", Some(WHITE), EndReason::BareKing),
    ("sho-shogi", "two-bare-kings", None, EndReason::TwoBareKings),
    ("shogi", "drop-mate", Some(WHITE), EndReason::Checkmate),
    ("shogi", "pawn-drop", Some(WHITE), EndReason::Checkmate),
    ("shogi", "drop-stalemate", Some(WHITE), EndReason::Stalemate),
    ("shogi", "fourfold", None, EndReason::Repetition),
    ("shogi", "perpetual-check", Some(BLACK), EndReason::PerpetualCheck),
    ("shogi", "impasse", None, EndReason::Impasse),
    ("shogi", "impasse-lost", Some(BLACK), EndReason::Impasse),
    ("shogi", "forbidden", Some(BLACK), EndReason::Forbidden),
    ("sittuyin", "stalemate-claimed", None, EndReason::Stalemate),
    ("sittuyin", "stalemate-forbidden", Some(WHITE), EndReason::Checkmate),
    ("sittuyin", "stalemate-draw", None, EndReason::Stalemate),
    ("sittuyin", "count-runs-out", None, EndReason::CountedOut),
    ("sittuyin", "checkmate", Some(WHITE), EndReason::Checkmate),
    ("janggi", "palace-chariot", Some(WHITE), EndReason::Checkmate),
    ("janggi", "palace-soldier", Some(WHITE), EndReason::Checkmate),
    ("janggi", "pass", Some(WHITE), EndReason::Checkmate),
    ("janggi", "stalemate-draw", None, EndReason::Stalemate),
    ("janggi", "forfeit", None, EndReason::Forfeited),
    ("janggi", "facing-draw", None, EndReason::GeneralsFacing),
    ("janggi", "facing-allowed", Some(WHITE), EndReason::Checkmate),
    ("janggi", "lone-checker", None, EndReason::LoneChecker),
    ("janggi", "points", Some(BLACK), EndReason::Points),
    ("janggi", "repetition", None, EndReason::Repetition),
    ("shaturanga", "empire", Some(WHITE), EndReason::Empire),
    ("shaturanga", "empire-elsewhere", Some(WHITE), EndReason::Empire),
    ("shaturanga", "empire-by-man", Some(WHITE), EndReason::Empire),
    ("shaturanga", "peace-draw", None, EndReason::Peace),
    ("shaturanga", "last-on-board", Some(WHITE), EndReason::LastOnBoard),
    ("dice-chess", "last-on-board", Some(WHITE), EndReason::LastOnBoard),
    ("dice-chess", "peace", None, EndReason::Peace),
    ("medieval-chess", "checkmate", Some(WHITE), EndReason::Checkmate),
    ("medieval-chess", "stalemate", None, EndReason::Stalemate),
    ("medieval-chess", "bare-king", Some(WHITE), EndReason::BareKing),
    ("new-chess", "demonstration", Some(WHITE), EndReason::Checkmate),
    ("new-chess", "stalemate", Some(WHITE), EndReason::Stalemate),
    ("new-chess", "bare-king", Some(WHITE), EndReason::BareKing),
    ("modern-chess", "checkmate", Some(WHITE), EndReason::Checkmate),
    ("modern-chess", "stalemate", None, EndReason::Stalemate),
    ("modern-chess", "fifty-moves", None, EndReason::NoProgress),
];

const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);

/// A text of the catalogue and the place where it stands.
type Text = (String, &'static str);

fn same<T: Ord + Debug>(
    place: &str,
    record: impl IntoIterator<Item = T>,
    words: impl IntoIterator<Item = T>,
) {
    let words: Vec<T> = words.into_iter().collect();
    let count = words.len();
    let words: BTreeSet<T> = words.into_iter().collect();
    assert_eq!(count, words.len(), "{place}: an id twice in {words:?}");
    assert_eq!(record.into_iter().collect::<BTreeSet<T>>(), words, "{place}");
}

#[test]
fn every_game_has_words_of_its_own() {
    for (game, words) in all() {
        assert_eq!(words.id, game.id);
        assert!(!words.title.is_empty() && en::title(&game.id) == words.title, "{}", game.id);
    }
}

fn all() -> impl Iterator<Item = (&'static Game, &'static GameWords)> {
    games::EVERY.iter().map(|game| (*game, en::game(&game.id)))
}

/// Titles, names, nouns: words without a full stop.
fn titles(words: &'static GameWords) -> Vec<Text> {
    let id = words.id;
    let mut texts = vec![
        (format!("{id} title"), words.title),
        (format!("{id} subtitle"), words.subtitle),
        (format!("{id} period"), words.period),
        (format!("{id} place"), words.place),
    ];
    for role in words.roles {
        texts.extend(role.nouns.iter().map(|noun| (format!("{id} {} noun", role.id), *noun)));
        texts.extend(role.meanings.iter().map(|meaning| (format!("{id} {} meaning", role.id), *meaning)));
    }
    for option in words.options.iter() {
        let choices = option.choices.iter();
        texts.extend(choices.map(|choice| (format!("{id} {}={} title", option.id, choice.id), choice.title)));
    }
    texts.extend(
        words.presets.iter().map(|preset| (format!("{id} preset {} title", preset.id), preset.title)),
    );
    texts.extend(words.lines.iter().map(|line| (format!("{id} line {} title", line.id), line.title)));
    texts
}

/// Whole sentences.
fn sentences(words: &'static GameWords) -> Vec<Text> {
    let id = words.id;
    let mut texts = Vec::new();
    for option in words.options.iter() {
        texts.push((format!("{id} {} question", option.id), option.question));
        let choices = option.choices.iter();
        texts.extend(choices.map(|choice| (format!("{id} {}={}", option.id, choice.id), choice.text)));
    }
    texts.extend(words.presets.iter().map(|preset| (format!("{id} preset {}", preset.id), preset.text)));
    for line in words.lines.iter() {
        texts.push((format!("{id} line {}", line.id), line.text));
        let comments = line.comments.iter();
        texts.extend(comments.map(|(ply, text)| (format!("{id} line {} ply {ply}", line.id), *text)));
    }
    texts.extend(words.notes.iter().enumerate().map(|(at, note)| (format!("{id} note {at}"), note.text)));
    texts
}

/// Plays a line from its start; the callback sees the match after every move.
fn play(game: &'static Game, line: &'static Line, mut after: impl FnMut(usize, &Match)) -> Match {
    let place = format!("{} line {}", game.id, line.id);
    let mut played =
        match Match::new(&game.id, &tabiya::variant::pairs(&line.options), line.position.as_deref()) {
            Ok(played) => played,
            Err(error) => panic!("{place}: {error}"),
        };
    for (at, text) in line.moves.split(' ').enumerate() {
        if let Err(error) = played.play(text) {
            panic!("{place}: move {}, {text}: {}", at + 1, played.words_for(&error));
        }
        after(at + 1, &played);
    }
    played
}

#[test]
fn every_id_has_words_and_no_words_lack_an_id() {
    same("games", games::EVERY.iter().map(|game| &*game.id), en::GAMES.iter().map(|words| words.id));
    for (game, words) in all() {
        let id = &*game.id;
        same(id, game.terms.roles.iter().map(|role| &*role.id), words.roles.iter().map(|role| role.id));
        for (role, words) in game.terms.roles.iter().zip(words.roles) {
            assert_eq!(role.id, words.id, "{id}: kinds in the order of the record");
            assert_eq!(role.names.len(), words.meanings.len(), "{id} {}: a meaning per name set", role.id);
        }
        let options = game.options.iter();
        same(id, options.map(|option| &*option.id), words.options.iter().map(|option| option.id));
        for option in words.options.iter() {
            let (_, spec) = game.option(option.id).expect("compared above");
            let place = format!("{id} {}", option.id);
            let choices = spec.choices.iter();
            same(&place, choices.map(|choice| &*choice.id), option.choices.iter().map(|choice| choice.id));
        }
        same(id, game.presets.iter().map(|preset| &*preset.id), words.presets.iter().map(|preset| preset.id));
        same(id, game.lines.iter().map(|line| &*line.id), words.lines.iter().map(|line| line.id));
        assert!(!words.notes.is_empty(), "{id} has no notes");
        assert_eq!(words.sides.len(), game.seats.len(), "{id}: a name for each side");
    }
}

#[test]
fn texts_keep_to_the_house_style() {
    for (_, words) in all() {
        for (place, text) in titles(words).into_iter().chain(sentences(words)) {
            assert!(!text.is_empty(), "{place}: empty");
            assert_eq!(text, text.trim(), "{place}: space at an end");
            let bad = ["  ", "'", "\"", " - ", "--", "...", "\n", "\t", " ,", " .", "(s)"];
            let found = bad.iter().find(|bad| text.contains(**bad));
            assert_eq!(found, None, "{place}: {text}");
            assert!(!dashed_range(text), "{place}: a range takes an en dash: {text}");
        }
        for (place, text) in titles(words) {
            assert!(!text.ends_with(['.', '?', ':', ';', ',']), "{place}: {text}");
            assert!(text.chars().count() <= 90, "{place}: too long for a title: {text}");
        }
        for (place, text) in sentences(words) {
            let end = if place.ends_with(" question") { '?' } else { '.' };
            assert!(text.ends_with(end), "{place}: {text}");
            let first = text.chars().next();
            let starts =
                first.is_some_and(|first| first.is_uppercase() || first.is_ascii_digit() || first == '“');
            assert!(starts, "{place}: {text}");
            assert!(text.chars().count() <= 420, "{place}: too long: {text}");
        }
        for noun in words.roles.iter().flat_map(|role| role.nouns) {
            assert_eq!(*noun, noun.to_lowercase(), "nouns are lower case");
        }
    }
}

/// Whether a hyphen stands between two digits.
fn dashed_range(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.windows(3).any(|three| three[0].is_ascii_digit() && three[1] == b'-' && three[2].is_ascii_digit())
}

#[test]
fn titles_within_a_list_differ() {
    for (game, words) in all() {
        let lists = [words.presets.iter().map(|entry| entry.title).collect::<Vec<_>>()]
            .into_iter()
            .chain([words.lines.iter().map(|line| line.title).collect()])
            .chain([words.options.iter().map(|option| option.question).collect()])
            .chain(
                words.options.iter().map(|option| option.choices.iter().map(|entry| entry.title).collect()),
            );
        for list in lists {
            assert_eq!(list.len(), list.iter().collect::<BTreeSet<_>>().len(), "{}: {list:?}", game.id);
        }
    }
}

#[test]
fn notes_cite_known_sources() {
    for (_, words) in all() {
        for note in words.notes {
            assert!(SOURCES.contains(&note.cite.0), "{}: {}", words.id, note.cite.text());
        }
    }
}

#[test]
fn every_line_plays_through_and_comments_lie_within_it() {
    for (game, words) in all() {
        assert_eq!(game.lines[0].id, "demonstration", "{}", game.id);
        for line in game.lines.iter() {
            let place = format!("{} line {}", game.id, line.id);
            assert!(!line.moves.is_empty(), "{place}");
            let mut plies = 0;
            let played = play(game, line, |ply, played| {
                plies = ply;
                let over = played.outcome().is_some();
                assert!(!over || ply == line.moves.split(' ').count(), "{place}: over after {ply} moves");
            });
            let comments =
                words.lines.iter().find(|words| words.id == line.id).map_or(&[][..], |words| words.comments);
            assert!(!comments.is_empty(), "{place}: no comment");
            assert!(
                comments.is_sorted_by(|one, next| one.0 < next.0),
                "{place}: comments in order, one to a ply"
            );
            for (ply, _) in comments {
                assert!((1..=plies).contains(&usize::from(*ply)), "{place}: no ply {ply}");
            }
            let end = ENDS.iter().find(|end| (end.0, end.1) == (&game.id, &line.id));
            let wanted = end.map(|end| Outcome { winner: end.2, reason: end.3, alone: false });
            assert_eq!(played.outcome(), wanted, "{place}");
        }
    }
}

#[test]
fn ends_name_lines_that_exist() {
    for (id, line, ..) in ENDS {
        let game = games::find(id).expect("a game");
        assert!(game.lines.iter().any(|known| known.id == *line), "{id} {line}");
    }
}

/// The rule text and the position in words can be made under every choice of every game.
#[test]
fn every_choice_has_a_rule_text() {
    for game in tabiya::games::EVERY {
        let sides = tabiya::words::en::game(&game.id).sides;
        for option in game.options.iter() {
            for choice in option.choices.iter() {
                if let Ok(rules) = tabiya::Rules::new(game, &[(&option.id, &choice.id)]) {
                    let text = tabiya::words::en::rulebook(&rules);
                    assert!(
                        text.len() > 8 && text.iter().all(|said| !said.section.is_empty()),
                        "{} {}",
                        game.id,
                        choice.id
                    );
                    let position = tabiya::Position::start(&rules);
                    assert!(
                        tabiya::words::en::describe(&rules, &position).contains(&format!("{}: ", sides[0])),
                        "{}",
                        game.id
                    );
                }
            }
        }
    }
}

/// A rule of another game that is offered for comparison is no reading of this game's sources, and says so.
#[test]
fn what_is_imported_for_comparison_says_so() {
    for game in games::EVERY {
        for option in game.options.iter() {
            for choice in option.choices.iter() {
                let imported = choice.cites.iter().any(|cite| cite.place().contains("comparison"));
                let place = format!("{} {}={}", game.id, option.id, choice.id);
                let words = en::game(&game.id).options.iter().find(|words| words.id == option.id);
                let entry = words.and_then(|words| words.choices.iter().find(|entry| entry.id == choice.id));
                let text = entry.expect("its words").text;
                assert!(!imported || text.contains("compar"), "{place}: {text}");
                assert!(imported || !text.contains("for comparison"), "{place}: {text}");
                assert!(!imported || choice.standing == Standing::Reconstructed, "{place}");
            }
        }
    }
}

/// What is wrong with a position is told in the game's own nouns.
#[test]
fn positions_are_refused_in_the_nouns_of_the_game() {
    for (game, position, wanted) in [
        ("xiangqi", "4k4/9/9/9/9/9/9/9/9/9 w", "Red has no general."),
        ("xiangqi", "4k4/9/9/9/9/9/9/9/4K4/4K4 w", "Red has more than one general."),
        ("janggi", "9/9/9/9/9/9/9/9/4K4/9 w", "Han has no general."),
        ("shatranj", "8/8/8/8/8/8/8/K7 w", "Black has no king."),
        ("sho-shogi", "9/9/9/9/9/9/9/9/K8 w", "Gote has no king or crown prince."),
        ("shatranj", "k7/8/8/8/8/8/8/K1P5 w", "On c1 a soldier stands on its own first rank."),
        ("heian-shogi", "k7/8/8/8/8/8/8/K1P5 w", "On c1 a pawn stands on its own first rank."),
        // The side by its name, and what is wrong, where four play.
        (
            "shaturanga",
            "4nK3/8/4eP3/1wP6/8/8/8/sB2sK4 s phase=play",
            "Yellow has no king on the board, and “captive=” does not say whose prisoner it is.",
        ),
        (
            "shaturanga",
            "4nK3/8/4eP3/1wP6/8/8/8/sB2sK4 s phase=play captive=wsm,esm",
            "Red holds two kings: in “captive=” a 2 stands after the one that was captured second, and only there.",
        ),
        ("shaturanga", "4nK3/8/4eP3/1wK6/1wK6/8/4eK3/3sK4 s phase=play", "Yellow has more than one king."),
        (
            "shaturanga",
            "4nK3/8/7eK/wK7/8/8/8/3sK4 s phase=play captive=wsm",
            "What “captive” says does not fit the rest of the position.",
        ),
        ("shatranj", "4k3/8/8/8/8/8/8/4RK2 w", "Black is in check but not on turn."),
    ] {
        let error =
            Match::new(game, &[], Some(position)).err().map(|error| default_language().match_error(&error));
        assert_eq!(error.as_deref(), Some(wanted), "{game} {position}");
    }
}
