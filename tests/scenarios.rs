//! Scenarios: the rules, one by one, and the choices that the games leave.
//!
//! `crates/rules/src/games/rules.tsv` lists the rules, the games' records the choices. Each module below holds the
//! scenarios of one part of them, in two tables: [`rules!`] (an id and a test body) and [`choices!`] (an option, a
//! position, a probe, and what the probe finds under each choice). The tables make the tests and the lists of
//! ids from one text, so that no id can stand there without its test. What is expected comes from the sources,
//! worked out by hand; nothing is copied from the program's output.

#[macro_use]
mod table;

#[path = "rules/entries.rs"]
pub mod entries;
#[path = "rules/mentions.rs"]
mod mentions;
#[path = "rules/page.rs"]
mod page;

mod ashtapada;
mod chaturanga;
mod com;
mod dice_chess;
mod four;
mod heian_shogi;
mod indian;
mod janggi;
mod makruk;
mod medieval_chess;
mod modern_chess;
mod new_chess;
mod ouk;
mod senterej;
mod shatar;
mod shatranj;
mod shaturanga;
mod sho_shogi;
mod shogi;
mod sittuyin;
mod xiangqi;

use std::collections::BTreeSet;

use entries::Entry;
use tabiya::games;

/// The scenarios of a file: which it is, its rules and its choices.
type Scenarios = (&'static str, &'static [(&'static str, &'static str)], &'static [Options]);

/// An option with the choices and the name of a test.
type Options = (&'static str, &'static [&'static str], &'static str);

/// All of them.
const SCENARIOS: &[Scenarios] = &[
    (com::FILE, com::RULES, &[]),
    (chaturanga::FILE, chaturanga::RULES, chaturanga::CHOICES),
    (shatranj::FILE, shatranj::RULES, shatranj::CHOICES),
    (senterej::FILE, senterej::RULES, senterej::CHOICES),
    (indian::FILE, indian::RULES, indian::CHOICES),
    (sittuyin::FILE, sittuyin::RULES, sittuyin::CHOICES),
    (makruk::FILE, makruk::RULES, makruk::CHOICES),
    (ouk::FILE, ouk::RULES, ouk::CHOICES),
    (shatar::FILE, shatar::RULES, shatar::CHOICES),
    (xiangqi::FILE, xiangqi::RULES, xiangqi::CHOICES),
    (janggi::FILE, janggi::RULES, janggi::CHOICES),
    (heian_shogi::FILE, heian_shogi::RULES, heian_shogi::CHOICES),
    (sho_shogi::FILE, sho_shogi::RULES, sho_shogi::CHOICES),
    (shogi::FILE, shogi::RULES, shogi::CHOICES),
    (ashtapada::FILE, ashtapada::RULES, ashtapada::CHOICES),
    (shaturanga::FILE, shaturanga::RULES, shaturanga::CHOICES),
    (dice_chess::FILE, dice_chess::RULES, dice_chess::CHOICES),
    (medieval_chess::FILE, medieval_chess::RULES, medieval_chess::CHOICES),
    (new_chess::FILE, new_chess::RULES, new_chess::CHOICES),
    (modern_chess::FILE, modern_chess::RULES, modern_chess::CHOICES),
];

/// The base rules.
fn rules() -> Vec<Entry> {
    entries::read().expect("a table of rules")
}

/// Of two sets, what the first has beyond the second.
fn beyond<'a>(these: &'a BTreeSet<String>, those: &'a BTreeSet<String>) -> Vec<&'a String> {
    these.difference(those).collect()
}

#[test]
fn every_rule_and_choice_has_a_scenario_and_no_scenario_names_another() {
    let known: BTreeSet<String> =
        rules().iter().map(|rule| rule.id.to_owned()).chain(entries::choices()).collect();
    let mut scenarios = BTreeSet::new();
    for (_, rules, options) in SCENARIOS {
        scenarios.extend(rules.iter().map(|(id, _)| (*id).to_owned()));
        for (option, choices, _) in *options {
            scenarios.extend(choices.iter().map(|choice| format!("{option}={choice}")));
        }
    }
    assert_eq!(beyond(&known, &scenarios), Vec::<&String>::new(), "without a scenario");
    assert_eq!(beyond(&scenarios, &known), Vec::<&String>::new(), "neither a rule nor a choice");
}

/// The order of a scenario's choices is by hand; that the first is what is played unless something
/// is chosen is held by the scenario itself.
#[test]
fn the_records_have_the_choices_in_the_order_of_the_scenarios() {
    for (option, choices, test) in SCENARIOS.iter().flat_map(|scenarios| scenarios.2) {
        let (game, id) = option.split_once('.').expect("game.option");
        let (_, option) = games::find(game).and_then(|game| game.option(id)).expect(option);
        assert_eq!(option.choices[0].id, choices[0], "{test}");
    }
}

#[test]
fn the_rules_have_ids_of_their_own_and_count_up() {
    for (prefix, game) in entries::PREFIXES {
        let own: Vec<_> = rules().into_iter().filter(|rule| entries::game(rule.id) == Some(game)).collect();
        assert!(!own.is_empty(), "{prefix}");
        for (number, rule) in (1..).zip(own) {
            assert_eq!(rule.id, format!("{prefix}-{number:02}"));
        }
    }
    let with_rules: BTreeSet<&str> = entries::PREFIXES.iter().map(|(_, game)| *game).collect();
    assert!(games::EVERY.iter().all(|game| with_rules.contains(&*game.id)));
    assert_eq!(with_rules.len(), games::EVERY.len() + 1);
}

#[test]
fn a_rule_without_a_known_source_standing_game_or_sentence_is_refused() {
    assert!(Entry::read("CHA-01\tdescribed\tdaou-2007 §I; ayer\tA sentence.").is_ok());
    for (line, fault) in [
        ("CHA-01\tdescribed\tdaou §I\tA sentence.", "CHA-01: unknown source “daou”"),
        ("CHA-01\tdescribed\tdaou-2007; \tA sentence.", "CHA-01: unknown source “”"),
        ("CHA-01\tcertain\tdaou-2007\tA sentence.", "CHA-01: unknown standing “certain”"),
        ("CHX-01\tdescribed\tdaou-2007\tA sentence.", "CHX-01: of no game"),
        ("CHA-1\tdescribed\tdaou-2007\tA sentence.", "CHA-1: of no game"),
        ("CHA-01\tdescribed\tdaou-2007\t", "CHA-01: no sentence"),
        ("CHA-01", "CHA-01: not four fields"),
    ] {
        assert_eq!(Entry::read(line).err().as_deref(), Some(fault));
    }
}

#[test]
fn every_id_that_is_named_is_one() {
    // A rule, one with a number of its own, and what only looks like one.
    let text = "(SHA-06, COM-99; XQ-1) SHA-256 XSHA-06 SHA-06x SHA- sha-06";
    assert_eq!(mentions::in_text(text), ["SHA-06", "COM-99", "XQ-1", "SHA-256"]);
    let ids: BTreeSet<&str> = rules().iter().map(|rule| rule.id).collect();
    let mentions = mentions::all();
    assert!(mentions.len() > ids.len());
    // The examples above and in the test before it, and a hash.
    let here = mentions.iter().filter(|(file, id)| !file.ends_with("tests/scenarios.rs") && id != "SHA-256");
    let unknown: Vec<_> = here.filter(|(_, id)| !ids.contains(id.as_str())).collect();
    assert_eq!(unknown, Vec::<&(std::path::PathBuf, String)>::new());
}

/// The tests of every rule and choice.
fn tests() -> page::Tests {
    let mut tests = page::Tests::new();
    for (file, rules, options) in SCENARIOS {
        for (id, test) in *rules {
            tests.entry((*id).to_owned()).or_default().push((file, test));
        }
        for (option, _, test) in *options {
            tests.entry((*option).to_owned()).or_default().push((file, test));
        }
    }
    tests
}

/// `docs/rules.md`.
pub fn page() -> String {
    page::page(&rules(), &tests())
}

#[test]
fn the_page_of_rules_has_every_id_once() {
    let (rules, tests, page) = (rules(), tests(), page());
    let headings: Vec<&str> = page
        .lines()
        .filter_map(|line| line.trim_start_matches('#').strip_prefix(' ').filter(|_| line.starts_with('#')))
        .collect();
    let anchors: BTreeSet<String> = headings.iter().map(|heading| page::slug(heading)).collect();
    assert_eq!(anchors.len(), headings.len(), "two headings with one anchor");
    for id in rules.iter().map(|rule| rule.id.to_owned()).chain(entries::choices()) {
        assert!(headings.contains(&id.as_str()), "{id}");
    }
    for (target, _) in page.split("](#").skip(1).filter_map(|rest| rest.split_once(')')) {
        assert!(anchors.contains(target), "nothing at #{target}");
    }
    for (_, names) in tests.values().flatten() {
        assert!(page.contains(&format!("`{names}`")), "{names}");
    }
}

/// The lines that the games carry are moves, from positions that can be.
#[test]
fn every_line_can_be_played() {
    for game in games::EVERY {
        for line in game.lines.iter() {
            let options: String =
                line.options.iter().map(|(option, choice)| format!("{option}={choice} ")).collect();
            let mut played = table::set_up(&game.id, &options, line.position.as_deref().unwrap_or(""));
            table::play(&mut played, &line.moves);
        }
    }
}
