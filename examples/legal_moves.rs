//! The legal moves of a game, from its start or from a position:
//! `cargo run --example legal_moves -- makruk "8/8/4k3/8/8/8/8/R3K3 w - - 0 1"`

use tabiya::Match;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "shatranj".to_owned());
    let position = args.next();
    let game = Match::new(&game, &[], position.as_deref())?;
    let (rules, squares) = (game.rules(), game.rules().board().shape);
    for action in game.legal() {
        println!("{}", rules.write_move(action));
    }
    // The same by pieces, as a board wants it that shows where each may go.
    for (from, to) in game.destinations().moves {
        let to: Vec<String> = to.into_iter().map(|square| squares.name(square)).collect();
        println!("{}: {}", squares.name(from), to.join(" "));
    }
    Ok(())
}
