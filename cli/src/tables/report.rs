//! `tabiya tables report`: what tables hold, as CSV and as Markdown.

use std::fs;
use std::io::Write;
use std::path::Path;

use tabiya::Rules;
use tabiya_tables::{Material, Shelf, Side, Statistics};

use super::Endings;
use super::line::line;
use crate::fault::Fault;
use crate::progress::Progress;

/// What is said of an ending where one side is to move.
struct Row {
    ending: String,
    moves: &'static str,
    side: Side,
    plies: u16,
    position: String,
    line: String,
    zugzwang: u64,
    full: u64,
    checksum: u64,
}

const COLUMNS: &str =
    "ending,to move,positions,won,drawn,lost,apart,only,longest,position,line,zugzwang,full,checksum";

pub fn report(
    endings: &Endings,
    folder: &Path,
    output: &Path,
    threads: usize,
    out: &mut Vec<u8>,
) -> Result<(), Fault> {
    let rules = &endings.rules;
    let mut rows = Vec::new();
    let progress = Progress::new("reading tables");
    for (ending, done) in endings.asked.iter().zip(0..) {
        progress.at(format!("{done} of {} endings", endings.asked.len()));
        let mut shelf = Shelf::new(rules.clone(), Some(folder));
        let found = shelf.statistics(ending, threads)?;
        for other in Shelf::needs(rules, ending)? {
            shelf.table(&other)?;
        }
        let checksum = shelf.table(ending)?.checksum(rules);
        rows.extend(rows_of(rules, &shelf, ending, found, checksum));
    }
    drop(progress);
    fs::create_dir_all(output).map_err(|error| Fault::file(output.display(), &error))?;
    let options: String = rules.chosen().map(|(option, choice)| format!("-{option}-{choice}")).collect();
    for (end, text) in [("csv", csv(&rows)), ("md", markdown(rules, &rows))] {
        let path = output.join(format!("{}{options}.{end}", rules.game().id));
        fs::write(&path, text).map_err(|error| Fault::file(path.display(), &error))?;
        let _ = writeln!(out, "{}", path.display());
    }
    Ok(())
}

fn rows_of(rules: &Rules, shelf: &Shelf, ending: &Material, found: Statistics, checksum: u64) -> Vec<Row> {
    let Statistics { sides, zugzwang, full } = found;
    let name = ending.name(rules);
    // Where both sides have the same pieces, the one stands for the other.
    let twin = name.split_once('v').is_some_and(|(first, second)| first == second);
    let seats = if twin { vec!["either"] } else { vec!["first", "second"] };
    let row = |(side, moves): (Side, &'static str)| {
        let longest = side.longest.clone();
        let (plies, position, line) = match &longest {
            Some((plies, position)) => {
                (*plies, rules.write_position(position), line(shelf, rules, position).join(" "))
            }
            None => (0, String::new(), String::new()),
        };
        let ending = name.clone();
        Row { ending, moves, side, plies, position, line, zugzwang, full, checksum }
    };
    sides.into_iter().zip(seats).map(row).collect()
}

fn csv(rows: &[Row]) -> String {
    let mut text = format!("{COLUMNS}\n");
    for row in rows {
        let Side { won, drawn, lost, apart, only, .. } = row.side;
        let (all, apart) = (won + drawn + lost, apart.iter().sum::<u64>());
        text += &format!(
            "{},{},{all},{won},{drawn},{lost},{apart},{only},{},{},{},{},{},{:016x}\n",
            row.ending, row.moves, row.plies, row.position, row.line, row.zugzwang, row.full, row.checksum
        );
    }
    text
}

/// Only endings in which something is played: where the game is over in every position there is nothing else to say.
fn markdown(rules: &Rules, rows: &[Row]) -> String {
    let mut text = format!("# Endings of {}\n\n", title(rules));
    text += "Made by `tabiya tables report`; [README.md](README.md) says what the columns are.\n\n";
    text += "| ending | to move | positions | won % | drawn % | lost % | only move | longest | position | zugzwang |\n";
    text += "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: |\n";
    for row in rows.iter().filter(|row| is_played(row, rows)) {
        let Side { won, drawn, lost, only, .. } = row.side;
        let all = won + drawn + lost;
        let share = |part: u64| format!("{:.1}", 100.0 * part as f64 / all.max(1) as f64);
        text += &format!(
            "| {} | {} | {all} | {} | {} | {} | {only} | {} | {} | {} |\n",
            row.ending,
            row.moves,
            share(won),
            share(drawn),
            share(lost),
            row.plies,
            if row.position.is_empty() { String::new() } else { format!("`{}`", row.position) },
            if row.full > 0 { format!("{} ({})", row.zugzwang, row.full) } else { row.zugzwang.to_string() },
        );
    }
    let over: Vec<&str> = rows
        .iter()
        .filter(|row| row.moves != "second" && !is_played(row, rows))
        .map(|row| &*row.ending)
        .collect();
    if !over.is_empty() {
        text += &format!("\nDecided in at most two plies, as a king is bare: {}.\n", over.join(", "));
    }
    text
}

fn is_played(row: &Row, rows: &[Row]) -> bool {
    rows.iter().any(|other| other.ending == row.ending && other.plies > 2)
}

fn title(rules: &Rules) -> String {
    let id = &rules.game().id;
    id[..1].to_uppercase() + &id[1..]
}
