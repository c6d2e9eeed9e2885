//! The ledger, rule by rule and choice by choice.
//!
//! `ledger/ids.txt` lists what the ledger has. Each module below holds the scenarios of one part of
//! it, in two tables: [`rules!`] (an id and a test body) and [`choices!`] (an option, a position, a
//! probe, and what the probe finds under each choice). The tables make the tests and the lists of
//! ids from one text, so that no id can stand there without its test. What is expected comes from
//! the ledger and its sources, worked out by hand; nothing is copied from the program's output.

#[macro_use]
#[path = "scenarios/table.rs"]
mod table;

#[path = "scenarios/ashtapada.rs"]
mod ashtapada;
#[path = "scenarios/chaturanga.rs"]
mod chaturanga;
#[path = "scenarios/com.rs"]
mod com;
#[path = "scenarios/dice_chess.rs"]
mod dice_chess;
#[path = "scenarios/four.rs"]
mod four;
#[path = "scenarios/heian_shogi.rs"]
mod heian_shogi;
#[path = "scenarios/indian.rs"]
mod indian;
#[path = "scenarios/janggi.rs"]
mod janggi;
#[path = "scenarios/makruk.rs"]
mod makruk;
#[path = "scenarios/ouk.rs"]
mod ouk;
#[path = "scenarios/senterej.rs"]
mod senterej;
#[path = "scenarios/shatar.rs"]
mod shatar;
#[path = "scenarios/shatranj.rs"]
mod shatranj;
#[path = "scenarios/shaturanga.rs"]
mod shaturanga;
#[path = "scenarios/sho_shogi.rs"]
mod sho_shogi;
#[path = "scenarios/shogi.rs"]
mod shogi;
#[path = "scenarios/sittuyin.rs"]
mod sittuyin;
#[path = "scenarios/xiangqi.rs"]
mod xiangqi;

use std::collections::BTreeSet;

use tabiya::games;

/// The ids of the ledger, in its order.
fn ledger() -> Vec<&'static str> {
    let lines = include_str!("ledger/ids.txt").lines().map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// Of two sets, what the first has beyond the second.
fn beyond<'a>(these: &'a BTreeSet<String>, those: &'a BTreeSet<String>) -> Vec<&'a String> {
    these.difference(those).collect()
}

#[test]
fn every_id_of_the_ledger_has_a_scenario_and_no_scenario_names_another() {
    let ledger: BTreeSet<String> = ledger().into_iter().map(str::to_owned).collect();
    let rules = [
        com::RULES,
        chaturanga::RULES,
        shatranj::RULES,
        senterej::RULES,
        indian::RULES,
        sittuyin::RULES,
        makruk::RULES,
        ouk::RULES,
        shatar::RULES,
        xiangqi::RULES,
        janggi::RULES,
        heian_shogi::RULES,
        sho_shogi::RULES,
        shogi::RULES,
        ashtapada::RULES,
        shaturanga::RULES,
        dice_chess::RULES,
    ]
    .concat();
    let choices = [
        chaturanga::CHOICES,
        shatranj::CHOICES,
        senterej::CHOICES,
        indian::CHOICES,
        sittuyin::CHOICES,
        makruk::CHOICES,
        ouk::CHOICES,
        shatar::CHOICES,
        xiangqi::CHOICES,
        janggi::CHOICES,
        heian_shogi::CHOICES,
        sho_shogi::CHOICES,
        shogi::CHOICES,
        ashtapada::CHOICES,
        shaturanga::CHOICES,
        dice_chess::CHOICES,
    ]
    .concat();
    let choices = choices
        .iter()
        .flat_map(|(option, choices)| choices.iter().map(move |choice| format!("{option}={choice}")));
    let scenarios: BTreeSet<String> = rules.iter().map(|id| (*id).to_owned()).chain(choices).collect();
    assert_eq!(beyond(&ledger, &scenarios), Vec::<&String>::new(), "without a scenario");
    assert_eq!(beyond(&scenarios, &ledger), Vec::<&String>::new(), "not in the ledger");
}

#[test]
fn the_ledger_names_no_id_twice() {
    let ids = ledger();
    let distinct: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), distinct.len());
}

#[test]
fn the_program_has_the_options_of_the_ledger_and_no_others() {
    let ledger: BTreeSet<String> =
        ledger().into_iter().filter(|id| id.contains('=')).map(str::to_owned).collect();
    let mut program = BTreeSet::new();
    for game in games::ALL {
        for option in game.options {
            program.extend(
                option.choices.iter().map(|choice| format!("{}.{}={}", game.id, option.id, choice.id)),
            );
        }
        program.extend(game.presets.iter().map(|preset| format!("{}.preset={}", game.id, preset.id)));
    }
    assert_eq!(beyond(&ledger, &program), Vec::<&String>::new(), "not in the program");
    assert_eq!(beyond(&program, &ledger), Vec::<&String>::new(), "not in the ledger");
}

#[test]
fn the_defaults_are_those_of_the_ledger() {
    let ids = ledger();
    for game in games::ALL {
        for option in game.options {
            let prefix = format!("{}.{}=", game.id, option.id);
            let first = ids.iter().find_map(|id| id.strip_prefix(&prefix));
            assert_eq!(first, Some(option.choices[0].id), "{prefix}");
        }
    }
}

/// The lines that the games carry are moves, from positions that can be.
#[test]
fn every_line_can_be_played() {
    for game in games::ALL {
        for line in game.lines {
            let options: String =
                line.options.iter().map(|(option, choice)| format!("{option}={choice} ")).collect();
            let mut played = table::set_up(game.id, &options, line.position.unwrap_or(""));
            table::play(&mut played, line.moves);
        }
    }
}
