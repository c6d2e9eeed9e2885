//! `tabiya tables report`: what tables hold, as CSV and as Markdown.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

use tabiya::Rules;
use tabiya_tables::{Material, Shelf, Side, Statistics};

use super::Endings;
use super::line::line;
use crate::fault::Fault;
use crate::gamefile::file_name;
use crate::progress::Progress;

/// What is said of an ending where one side is to move: a line of the CSV, column by column.
type Row = Vec<String>;

const COLUMNS: &str =
    "ending,to move,positions,won,drawn,lost,apart,only,longest,position,line,zugzwang,full,checksum";

/// Rows of other endings that are there already stay.
pub fn report(
    endings: &Endings,
    folder: &Path,
    output: &Path,
    name: Option<String>,
    threads: usize,
    out: &mut Vec<u8>,
) -> Result<(), Fault> {
    let rules = &endings.rules;
    fs::create_dir_all(output).map_err(|error| Fault::file(output.display(), &error))?;
    let name = name.unwrap_or_else(|| named(rules));
    let [csv, markdown] = ["csv", "md"].map(|end| output.join(format!("{name}.{end}")));
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
    let known = known(&csv)?.into_iter();
    let own: Vec<String> = endings.asked.iter().map(|ending| ending.name(rules)).collect();
    rows.extend(known.filter(|row| !own.contains(&row[0])));
    rows.sort_by_key(|row| (row[0].len(), row[0].clone()));
    let lines: String = rows.iter().map(|row| row.join(",") + "\n").collect();
    for (path, text) in [(csv, format!("{COLUMNS}\n{lines}")), (markdown, table(rules, &rows))] {
        fs::write(&path, text).map_err(|error| Fault::file(path.display(), &error))?;
        let _ = writeln!(out, "{}", path.display());
    }
    Ok(())
}

/// The rows that are there already. What is there and is no report is not written over.
fn known(csv: &Path) -> Result<Vec<Row>, Fault> {
    let text = match fs::read_to_string(csv) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        read => read.map_err(|error| Fault::file(csv.display(), &error))?,
    };
    let mut lines = text.lines();
    let heading = lines.next().is_none_or(|line| line == COLUMNS);
    let rows: Vec<Row> = lines.map(|line| line.split(',').map(str::to_owned).collect()).collect();
    let columns = COLUMNS.split(',').count();
    match heading && rows.iter().all(|row| row.len() == columns) {
        true => Ok(rows),
        false => {
            let text = format!("{}: This is no report of `tabiya tables report`.", csv.display());
            Err(Fault::refused("bad-report", text))
        }
    }
}

/// The name of the files of some rules.
pub fn named(rules: &Rules) -> String {
    let options: String = rules.chosen().map(|(option, choice)| format!("-{option}-{choice}")).collect();
    file_name(&format!("{}{options}", rules.game().id))
}

fn rows_of(rules: &Rules, shelf: &Shelf, ending: &Material, found: Statistics, checksum: u64) -> Vec<Row> {
    let Statistics { sides, zugzwang, full } = found;
    let name = ending.name(rules);
    // Where both sides have the same pieces, the one stands for the other.
    let twin = name.split_once('v').is_some_and(|(first, second)| first == second);
    let seats = if twin { vec!["either"] } else { vec!["first", "second"] };
    let row = |(side, moves): (Side, &'static str)| {
        let (plies, position, line) = match &side.longest {
            Some((plies, position)) => {
                (*plies, rules.write_position(position), line(shelf, rules, position).join(" "))
            }
            None => (0, String::new(), String::new()),
        };
        let Side { won, drawn, lost, apart, only, .. } = side;
        let (all, apart) = (won + drawn + lost, apart.iter().sum::<u64>());
        let numbers = [all, won, drawn, lost, apart, only, plies.into()].map(|number| number.to_string());
        let ends = [position, line, zugzwang.to_string(), full.to_string(), format!("{checksum:016x}")];
        [name.clone(), moves.to_owned()].into_iter().chain(numbers).chain(ends).collect()
    };
    sides.into_iter().zip(seats).map(row).collect()
}

/// Only endings in which something is played: where the game is over in every position there is nothing else to say.
fn table(rules: &Rules, rows: &[Row]) -> String {
    let mut text = format!("# Endings of {}\n\n", title(rules));
    text += "Made by `tabiya tables report`; [README.md](README.md) says what the columns are.\n\n";
    text += "| ending | to move | positions | won % | drawn % | lost % | only move | longest | position | zugzwang |\n";
    text += "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: |\n";
    for row in rows.iter().filter(|row| is_played(row, rows)) {
        let [ending, moves, all, won, drawn, lost, _, only, plies, position, _, zugzwang, full, ..] =
            &row[..]
        else {
            continue;
        };
        let whole: f64 = all.parse().unwrap_or(0.0);
        let share = |part: &str| format!("{:.1}", 100.0 * part.parse().unwrap_or(0.0) / whole.max(1.0));
        text += &format!(
            "| {ending} | {moves} | {all} | {} | {} | {} | {only} | {plies} | {} | {} |\n",
            share(won),
            share(drawn),
            share(lost),
            if position.is_empty() { String::new() } else { format!("`{position}`") },
            if full == "0" { zugzwang.clone() } else { format!("{zugzwang} ({full})") },
        );
    }
    let over: Vec<&str> =
        rows.iter().filter(|row| row[1] != "second" && !is_played(row, rows)).map(|row| &*row[0]).collect();
    if !over.is_empty() {
        text += &format!("\nDecided in at most two plies, as a king is bare: {}.\n", over.join(", "));
    }
    text
}

fn is_played(row: &Row, rows: &[Row]) -> bool {
    let plies = |row: &Row| row[8].parse().unwrap_or(0_u16);
    rows.iter().any(|other| other[0] == row[0] && plies(other) > 2)
}

fn title(rules: &Rules) -> String {
    let id = &rules.game().id;
    id[..1].to_uppercase() + &id[1..]
}
