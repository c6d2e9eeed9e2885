//! Prints what a table says of a master’s claim, as `www/studies/verdicts.json` has it.
//!
//! `cargo run --release -p tabiya-tables --example verdict -- TABLES ENDING SIDE [WINNER]`: a folder with the table of
//! an ending of Shatranj; which side of it the claim names first (1 or 2); and whose longest win is asked for, 1 being
//! the side that the claim names first (the usual one) and 2 the other.

use std::env::args;
use std::error::Error;

use tabiya_rules::endings::exchange;
use tabiya_rules::{Piece, Position, Rules, Square, games};
use tabiya_tables::{Material, Shelf, Side};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = args().skip(1).collect();
    let [folder, ending, side, rest @ ..] = &args[..] else {
        return Err("TABLES ENDING SIDE [WINNER]".into());
    };
    let rules = Rules::new(games::find("shatranj").ok_or("no Shatranj")?, &[])?;
    let mut shelf = Shelf::new(rules.clone(), Some(folder.as_ref()));
    let swapped = side == "2";
    let mut sides = shelf.shares(&Material::named(&rules, ending)?, 2)?;
    if swapped {
        sides.reverse();
    }
    let winner = usize::from(rest.first().is_some_and(|winner| winner == "2"));
    let longest = match &sides[winner].longest {
        Some((plies, position)) => {
            let position = if swapped { exchanged(&rules, position) } else { Some(position.clone()) };
            let text = rules.write_position(&position.ok_or("the rules are not alike for both sides")?);
            format!(r#"{{ "plies": {plies}, "position": "{text}" }}"#)
        }
        None => "null".to_owned(),
    };
    let [moving, waiting] = sides.map(|Side { apart, .. }| apart);
    let counts =
        |[won, drawn, lost]: [u64; 3]| format!(r#"{{ "won": {won}, "drawn": {drawn}, "lost": {lost} }}"#);
    let waiting = [waiting[2], waiting[1], waiting[0]];
    println!(
        r#"{{ "options": {{}}, "moving": {}, "waiting": {}, "longest": {longest} }}"#,
        counts(moving),
        counts(waiting)
    );
    Ok(())
}

/// The same position with the sides exchanged.
fn exchanged(rules: &Rules, position: &Position) -> Option<Position> {
    let map = exchange(rules)?;
    let pieces = position.occupied().filter_map(|at| {
        let piece = position.piece_at(at)?;
        Some((Square(map[at.index()]), Piece { seat: piece.seat.opponent(), ..piece }))
    });
    Some(Position::of(pieces, position.turn().opponent()))
}
