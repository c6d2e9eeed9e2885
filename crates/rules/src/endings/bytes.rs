//! The saved form of an ending table, as bytes.
//!
//! The first line names the form, the second the table; then the game, the options, the pieces with their squares, and
//! the cells. The last eight bytes are a checksum of all before them (CRC-64/XZ), the lowest first.

use super::counts::Counted;
use super::material::{MAX_PIECES, Material, Numbers};
use super::speaks::{allowed, id as name};
use super::table::Table;
use crate::board::{Piece, Role, Seat};
use crate::games;
use crate::rules::Rules;

/// The form. Another number where what a table says under the same name has changed.
const FORM: &str = "tabiya ending 3";

/// The bytes of the checksum.
const SUM: usize = size_of::<u64>();

/// What each byte adds to the checksum.
const STEPS: [u64; 256] = {
    let mut steps = [0; 256];
    let mut byte = 0;
    while byte < steps.len() {
        let mut sum = byte as u64;
        let mut bit = 0;
        while bit < 8 {
            sum = sum >> 1 ^ if sum & 1 == 1 { 0xC96C_5795_D787_0F42 } else { 0 };
            bit += 1;
        }
        steps[byte] = sum;
        byte += 1;
    }
    steps
};

fn checksum(bytes: &[u8]) -> [u8; SUM] {
    let sum = bytes.iter().fold(!0, |sum: u64, &byte| sum >> 8 ^ STEPS[(sum as u8 ^ byte) as usize]);
    (!sum).to_le_bytes()
}

/// The lines before the cells.
fn head(id: &str, rules: &Rules, pieces: &Material) -> String {
    let options: Vec<String> = rules.options().map(|(option, choice)| format!("{option}={choice}")).collect();
    let written = |(piece, squares): &(Piece, u128)| format!("{}.{}.{squares:x}", piece.seat.0, piece.role.0);
    let pieces: Vec<String> = pieces.0.iter().map(written).collect();
    format!("{FORM}\n{id}\n{}\n{}\n{}\n", rules.game().id, options.join(" "), pieces.join(" "))
}

pub(super) fn written(id: &str, rules: &Rules, table: &Table) -> Vec<u8> {
    let mut bytes = head(id, rules, &table.pieces).into_bytes();
    bytes.reserve_exact(2 * table.cells.len() + SUM);
    bytes.extend(table.cells.iter().flat_map(|cell| cell.to_le_bytes()));
    bytes.extend(checksum(&bytes));
    bytes
}

pub(super) fn read(bytes: &[u8]) -> Option<(Rules, Table)> {
    let (bytes, sum) = bytes.split_last_chunk::<SUM>()?;
    if checksum(bytes) != *sum {
        return None;
    }
    let mut lines = bytes.splitn(6, |&byte| byte == b'\n');
    let mut line = || str::from_utf8(lines.next()?).ok();
    if line()? != FORM {
        return None;
    }
    let (_, game, options, pieces) = (line()?, line()?, line()?, line()?);
    let cells = lines.next()?;
    let pairs: Vec<(&str, &str)> =
        options.split_whitespace().map(|pair| pair.split_once('=')).collect::<Option<_>>()?;
    let rules = Rules::new(games::find(game)?, &pairs).ok()?;
    let piece = |text: &str| {
        let mut parts = text.split('.');
        let seat = Seat(parts.next()?.parse().ok().filter(|&seat: &u8| seat < 2)?);
        let role =
            Role(parts.next()?.parse().ok().filter(|&role: &u8| usize::from(role) < rules.roles().len())?);
        let squares = u128::from_str_radix(parts.next()?, 16).ok()?;
        let whole = squares != 0 && squares & !rules.board().shape.all().0 == 0 && parts.next().is_none();
        whole.then_some((Piece { seat, role }, squares))
    };
    let pieces = Material(pieces.split(' ').map(piece).collect::<Option<Vec<_>>>()?);
    if pieces.0.len() > MAX_PIECES
        || allowed(&rules, &pieces).is_err()
        || !pieces.is_in_order(&rules)
        || pieces.fit(&rules).is_err()
    {
        return None;
    }
    let numbers = Numbers::new(&rules, &pieces);
    // Only as it is written: otherwise two texts would stand for one table.
    let own = head(&name(&rules, &pieces), &rules, &pieces);
    if !bytes.starts_with(own.as_bytes()) || cells.len() != 4 * numbers.size {
        return None;
    }
    let cells = cells.chunks_exact(2).map(|two| u16::from_le_bytes([two[0], two[1]])).collect();
    let count = Counted::new(&rules, &pieces, &pieces.sample());
    let material = pieces.text(&rules);
    Some((rules, Table { pieces, material, numbers, cells, count }))
}
