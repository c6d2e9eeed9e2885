//! Tables as bytes, to be kept by whoever asks.
//!
//! The first line names the form, the second the table; then the options, the men with their squares, and the cells.

use super::counts::Counted;
use super::men::{MEN, Men, Numbers};
use super::speaks::{allowed, id as name};
use super::table::Table;
use crate::board::{Piece, Role, Seat};
use crate::games;
use crate::rules::Rules;

/// The form. Another number where what a table says under the same name has changed.
const FORM: &str = "tabiya ending 1";

pub(super) fn written(id: &str, rules: &Rules, table: &Table) -> Vec<u8> {
    let options: Vec<String> = rules.options().map(|(option, choice)| format!("{option}={choice}")).collect();
    let men: Vec<String> = table
        .men
        .0
        .iter()
        .map(|(man, squares)| format!("{}.{}.{squares:x}", man.seat.0, man.role.0))
        .collect();
    let head = format!("{FORM}\n{id}\n{}\n{}\n{}\n", rules.game().id, options.join(" "), men.join(" "));
    let mut bytes = head.into_bytes();
    bytes.extend(table.cells.iter().flat_map(|cell| cell.to_le_bytes()));
    bytes
}

pub(super) fn read(bytes: &[u8]) -> Option<(Rules, Table)> {
    let mut lines = bytes.splitn(6, |&byte| byte == b'\n');
    let mut line = || str::from_utf8(lines.next()?).ok();
    if line()? != FORM {
        return None;
    }
    let (id, game, options, men) = (line()?, line()?, line()?, line()?);
    let cells = lines.next()?;
    let pairs: Vec<(&str, &str)> =
        options.split_whitespace().map(|pair| pair.split_once('=')).collect::<Option<_>>()?;
    let rules = Rules::new(games::find(game)?, &pairs).ok()?;
    let man = |text: &str| {
        let mut parts = text.split('.');
        let seat = Seat(parts.next()?.parse().ok().filter(|&seat: &u8| seat < 2)?);
        let role =
            Role(parts.next()?.parse().ok().filter(|&role: &u8| usize::from(role) < rules.roles().len())?);
        let squares = u128::from_str_radix(parts.next()?, 16).ok()?;
        let whole = squares != 0 && squares & !rules.board().shape.all().0 == 0 && parts.next().is_none();
        whole.then_some((Piece { seat, role }, squares))
    };
    let men = Men(men.split(' ').map(man).collect::<Option<Vec<_>>>()?);
    if men.0.len() > MEN || allowed(&rules, &men).is_err() || !men.is_in_order(&rules) {
        return None;
    }
    let numbers = Numbers::new(&rules, &men);
    if name(&rules, &men) != id || cells.len() != 4 * numbers.size {
        return None;
    }
    let cells = cells.chunks_exact(2).map(|two| u16::from_le_bytes([two[0], two[1]])).collect();
    let count = Counted::new(&rules, &men, &men.sample());
    let material = men.text(&rules);
    Some((rules, Table { men, material, numbers, cells, count }))
}
