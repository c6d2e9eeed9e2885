//! Names as the players of the collected games write them: every piece has its own or is listed here with the reason,
//! every line of the tables is read and belongs to something, and what a name is written in is what its tag says.

use std::collections::BTreeSet;

use tabiya::words::names::{self, NativeName, Spelling};
use tabiya::words::{GameWords, en};
use tabiya::{Game, Role, Rules, games};

/// Names of the records that no source has been found to write in their script, with the reason.
const IN_LATIN_LETTERS: &[(&str, &[&str], &str)] = &[
    ("senterej", &["Fers", "Saba", "Der", "Medeq"], "Daou and Wikipedia have them in Latin letters only"),
    (
        "sittuyin",
        &["Min-gyi", "Sit-ke"],
        "Daou, Murray and the Chess Variant Pages have them in Latin letters only",
    ),
    ("ouk", &["Koul"], "Daou and PyChess have it in Latin letters only"),
    ("shatar", &["Chu", "Fu"], "which Mongolian word these spell is not said"),
    ("xiangqi", &["Bāo"], "none of the characters of the cannon is read so in the sources"),
    ("janggi", &["Gwan", "Kwan"], "no source was found to write the word for government on the piece"),
];

/// Games whose sources name the pieces in English.
const IN_ENGLISH: &[(&str, &str)] = &[
    ("chaturanga", "the later Indian names, for which the tables have Sanskrit and Hindi"),
    ("shaturanga", "Bell’s names, for which the tables have Sanskrit"),
    ("dice-chess", "Walker’s names, for which the tables have Sanskrit"),
    ("ashtapada", "Daou has put the race together and gives its pieces no names of their own"),
];

/// Roles without any name in a script of their own, which the lists above explain.
const WITHOUT: &[(&str, &str)] = &[
    ("senterej", "counsellor"),
    ("senterej", "elephant"),
    ("senterej", "chariot"),
    ("senterej", "soldier"),
    ("sittuyin", "king"),
    ("sittuyin", "counsellor"),
    ("ouk", "koul"),
    ("ashtapada", "single"),
    ("ashtapada", "double"),
];

/// A game under every choice of names.
fn rule_sets() -> impl Iterator<Item = Rules> {
    let named = |game: &'static Game| {
        let names = game.options.iter().filter(|option| option.id.to_lowercase().contains("names"));
        let choices = names.flat_map(|option| option.choices.iter().map(|choice| (&*option.id, &*choice.id)));
        choices.map(|choice| vec![choice]).chain([vec![]]).collect::<Vec<_>>()
    };
    games::ALL.iter().flat_map(move |game| {
        named(game).into_iter().map(move |choices| Rules::new(game, &choices).expect("choices of the game"))
    })
}

fn roles(rules: &Rules) -> impl Iterator<Item = (String, Vec<NativeName>)> {
    let all: Vec<_> = (0..rules.roles().len() as u8)
        .map(|index| (rules.role(Role(index)).id.to_string(), names::of_role(rules, Role(index))))
        .collect();
    all.into_iter()
}

/// The script of a name: Latin letters are those of a transliteration or of a language that uses them.
fn is_latin(name: &NativeName) -> bool {
    name.lang.ends_with("-Latn") || name.lang == "en"
}

/// Whether a letter belongs to the script that a tag names, by the blocks of Unicode.
fn belongs(tag: &str, letter: char) -> bool {
    let letter = letter as u32;
    let within = |blocks: &[(u32, u32)]| blocks.iter().any(|&(from, to)| (from..=to).contains(&letter));
    match tag {
        "sa" | "hi" => within(&[(0x900, 0x97f)]),
        "ar" | "fa" => within(&[(0x600, 0x6ff)]),
        "am" => within(&[(0x1200, 0x137f)]),
        "my" => within(&[(0x1000, 0x109f)]),
        "th" => within(&[(0xe00, 0xe7f)]),
        "km" => within(&[(0x1780, 0x17ff)]),
        "mn" => within(&[(0x400, 0x4ff)]),
        "mn-Mong" => within(&[(0x1800, 0x18af), (0x20, 0x20)]),
        "zh-Hant" | "zh-Hans" | "ko-Hani" => within(&[(0x4e00, 0x9fff)]),
        "ko" => within(&[(0xac00, 0xd7af)]),
        "ja" => within(&[(0x3040, 0x309f), (0x4e00, 0x9fff)]),
        "mg" | "en" => within(&[(0x41, 0x5a), (0x61, 0x7a)]),
        tag if tag.ends_with("-Latn") => {
            // Latin letters with their marks, modifier letters, and what stands between.
            within(&[(0x41, 0x5a), (0x61, 0x7a), (0xc0, 0x2af), (0x1e00, 0x1eff), (0x2b0, 0x36f)])
                || [' ', '-', '’'].map(u32::from).contains(&letter)
        }
        _ => false,
    }
}

#[test]
fn every_line_of_the_tables_is_read_and_belongs_to_something() {
    for game in games::ALL {
        let all: Vec<Spelling> = names::spellings(&game.id).collect();
        assert_eq!(all.len(), names::lines(&game.id), "{}: a line is not read", game.id);
        assert!(all.iter().any(|line| line.of == "game"), "{} has no name", game.id);
        let shared =
            games::ALL.iter().filter(|other| names::spellings(&other.id).any(|line| line.of != "game"));
        let shared: Vec<_> = shared.flat_map(|game| game.terms.roles.iter()).collect();
        for line in &all {
            let place = format!("{}: {} {}", game.id, line.of, line.text);
            if let Some(term) = line.of.strip_prefix("term:") {
                assert!(!en::term(term).is_empty(), "{place}: the term has no noun");
            } else if line.of != "game" {
                assert!(shared.iter().any(|role| role.id == line.of), "{place}: no such role");
                if let Some(role) = game.terms.roles.iter().find(|role| role.id == line.of) {
                    let own = role.names.get(usize::from(line.set)).map_or(&[][..], |names| names);
                    for name in line.names.split(',').filter(|name| !name.is_empty()) {
                        // The Indian games share a table, and the younger has fewer names.
                        let known = own.iter().any(|own| own.0 == name) || game.id == "indian";
                        assert!(known, "{place}: the record does not name it {name}");
                    }
                }
            }
            let seats = game.seats.iter().map(|seat| seat.letter.to_string());
            assert!(
                line.seat.is_empty() || seats.into_iter().any(|seat| seat == line.seat),
                "{place}: no seat"
            );
        }
    }
}

#[test]
fn every_piece_has_a_name_in_its_script_or_is_listed() {
    let mut without = BTreeSet::new();
    for rules in rule_sets() {
        for (role, names) in roles(&rules) {
            assert!(!names.is_empty(), "{} {role}", rules.game().id);
            if names.iter().all(is_latin) {
                without.insert((rules.game().id.to_string(), role));
            }
        }
    }
    let listed = WITHOUT.iter().map(|(game, role)| ((*game).to_owned(), (*role).to_owned()));
    assert_eq!(without, listed.collect());
}

#[test]
fn what_stays_in_latin_letters_is_listed() {
    let (mut found, mut listed) = (BTreeSet::new(), BTreeSet::new());
    for rules in rule_sets() {
        let id = &*rules.game().id;
        for (_, names) in roles(&rules) {
            let record = names.iter().filter(|name| name.name == name.text && name.transliteration.is_none());
            found.extend(
                record
                    .clone()
                    .filter(|name| name.language.ends_with("-Latn"))
                    .map(|name| (id.to_string(), name.name.to_string())),
            );
            for name in record.filter(|name| name.language == "en") {
                assert!(IN_ENGLISH.iter().any(|(game, _)| *game == id), "{id}: {}", name.name);
            }
        }
    }
    // What only a table has in Latin letters is no name of a record.
    found.remove(&("senterej".to_owned(), "feresenya".to_owned()));
    for (game, names, reason) in IN_LATIN_LETTERS {
        assert!(reason.len() > 10, "{game}: a reason");
        listed.extend(names.iter().map(|name| ((*game).to_owned(), (*name).to_owned())));
    }
    assert_eq!(found, listed);
}

/// Each name with what it is a name of.
fn all_names() -> Vec<(String, NativeName)> {
    let mut all = Vec::new();
    for rules in rule_sets() {
        let id = &*rules.game().id;
        let mut add = |of: &str, names: Vec<NativeName>| {
            all.extend(names.into_iter().map(|name| (format!("{id} {of} {}", name.text), name)));
        };
        add("game", names::of_game(&rules));
        roles(&rules).for_each(|(role, names)| add(&role, names));
        names::of_terms(&rules).into_iter().for_each(|(term, names)| add(term, names));
    }
    all
}

#[test]
fn scripts_are_those_of_the_language_tags() {
    for (place, name) in all_names() {
        assert!(name.text.chars().all(|letter| belongs(&name.lang, letter)), "{place} is not {}", name.lang);
        let latin = name.transliteration.unwrap_or(&name.text);
        let own = ["mg", "en"].contains(&&*name.lang) || name.lang.ends_with("-Latn");
        assert_eq!(name.transliteration.is_none(), own, "{place}: {:?}", name.transliteration);
        assert!(latin.chars().all(|letter| belongs("und-Latn", letter)), "{place}: {latin}");
        assert!(!name.source.is_empty(), "{place}: a source");
    }
}

#[test]
fn names_of_sides_differ_and_none_stands_twice() {
    for rules in rule_sets() {
        for (role, names) in roles(&rules) {
            let mut seen = BTreeSet::new();
            for name in &names {
                let key = (&name.name, &name.text, name.seat);
                assert!(seen.insert(key), "{} {role}: {} twice", rules.game().id, name.text);
            }
        }
    }
    // As the pieces of the sets are written.
    let rules = Rules::new(&games::XIANGQI, &[]).expect("the defaults");
    let general = names::of_role(&rules, Role(0));
    let of = |seat| {
        general.iter().find(|name| name.seat == Some(seat)).expect("a name of the side").text.to_string()
    };
    assert_eq!((&*of("w"), &*of("b")), ("帥", "將"));
    let rules = Rules::new(&games::JANGGI, &[]).expect("the defaults");
    let general = names::of_role(&rules, Role(0));
    assert!(general.iter().any(|name| (&*name.text, name.seat) == ("楚", Some("w"))));
    assert!(general.iter().any(|name| (&*name.text, name.seat) == ("漢", Some("b"))));
}

/// What is written on an inscribed piece is one of its names.
#[test]
fn inscriptions_are_names() {
    use tabiya::art::Figure;
    for game in games::ALL {
        let rules = Rules::new(game, &[]).expect("the defaults");
        for (index, role) in game.terms.roles.iter().enumerate() {
            let Figure::Inscribed(piece) = role.figure else { continue };
            let names = names::of_role(&rules, Role(index as u8));
            for (seat, text) in piece.text.iter().enumerate() {
                let seat = game.seats[seat].letter.to_string();
                let named =
                    |name: &&NativeName| name.text.contains(text) && name.seat.is_none_or(|own| own == seat);
                assert!(names.iter().any(|name| named(&name)), "{} {}: {text} of {seat}", game.id, role.id);
            }
        }
    }
}

#[test]
fn names_mean_something() {
    let meaning = |words: &GameWords, role: &str, name: &str| {
        let own = words.roles.iter().find(|own| own.id == role);
        if en::meaning(name).is_empty() { own.map_or("", |own| own.meanings[0]) } else { en::meaning(name) }
    };
    for rules in rule_sets() {
        let words = en::game(&rules.game().id);
        for (role, names) in roles(&rules) {
            for name in names {
                assert!(!meaning(words, &role, &name.text).is_empty(), "{} {role} {}", words.id, name.text);
            }
        }
        for name in names::of_game(&rules) {
            assert!(!en::meaning(&name.text).is_empty(), "{}: {}", words.id, name.text);
        }
        for (term, names) in names::of_terms(&rules) {
            for name in names {
                assert!(!en::meaning(&name.text).is_empty(), "{} {term}: {}", words.id, name.text);
            }
        }
    }
}

/// Of a board without marks, palace or river no such names are told.
#[test]
fn parts_that_the_board_lacks_have_no_names() {
    let terms = |game: &'static Game| {
        let rules = Rules::new(game, &[]).expect("the defaults");
        names::of_terms(&rules).into_iter().map(|(id, _)| id).collect::<Vec<_>>()
    };
    assert!(terms(&games::XIANGQI).contains(&"river") && terms(&games::XIANGQI).contains(&"palace"));
    assert!(terms(&games::CHATURANGA).contains(&"marked-board"));
    let older = Rules::new(&games::XIANGQI, &[("ruleset", "bao-ying")]).expect("choices of the game");
    assert!(names::of_terms(&older).iter().all(|(id, _)| *id != "palace"));
    assert!(!terms(&games::JANGGI).contains(&"river"));
    assert!(!terms(&games::INDIAN).contains(&"marked-board"));
}

/// Where a picture of the sources is lost, or the marks are not of this game, the board says so.
#[test]
fn boards_tell_what_of_them_is_put_together() {
    let notes = |game: &'static Game, choices: &[(&str, &str)]| {
        let rules = Rules::new(game, choices).expect("choices of the game");
        en::board_notes(&rules).iter().map(|note| note.text).collect::<Vec<_>>().join(" ")
    };
    for game in [&games::SHATURANGA, &games::DICE_CHESS, &games::ASHTAPADA] {
        let text = notes(game, &[]);
        assert!(
            text.contains("lost") && text.contains("marked squares") || text.contains("squares are marked")
        );
    }
    for game in [&games::SHATRANJ, &games::SENTEREJ, &games::INDIAN] {
        assert_eq!(notes(game, &[]), "", "{}: the plain board needs no remark", game.id);
        assert!(notes(game, &[("marks", "ashtapada")]).contains("Indian boards"), "{}", game.id);
    }
    assert!(notes(&games::CHATURANGA, &[]).contains("later centuries"));
    assert_eq!(notes(&games::CHATURANGA, &[("marks", "plain")]), "");
    assert_eq!(notes(&games::MAKRUK, &[]), "");
}
