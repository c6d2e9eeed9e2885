//! The reason for which a move is refused: `cargo run --example explain -- xiangqi b1 d2`

use tabiya::{Match, MatchText};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (id, from, to) = match args.as_slice() {
        [id, from, to] => (id.as_str(), from.as_str(), to.as_str()),
        // A horse whose way begins over an elephant.
        _ => ("xiangqi", "b1", "d2"),
    };
    let game = Match::new(id, &[], None)?;
    let squares = game.rules().board().shape;
    let square = |name: &str| squares.parse(name).ok_or_else(|| format!("The board has no square {name}."));
    match game.explain(square(from)?, square(to)?) {
        Ok(moves) => {
            let texts: Vec<String> = moves.iter().map(|action| game.rules().write_move(*action)).collect();
            println!("It is legal: {}", texts.join(" "));
        }
        Err(refused) => {
            let squares: Vec<String> = refused.squares().into_iter().map(|at| squares.name(at)).collect();
            // A code for programs, a sentence for people, and the squares that it is about.
            println!("{}: {} ({})", refused.code(), game.words_for(&refused), squares.join(" "));
        }
    }
    Ok(())
}
