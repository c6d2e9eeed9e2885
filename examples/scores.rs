//! Reads scores, tells the legal moves where they end, and looks for one to play.
//!
//! `cargo run --example scores -- game.kif game.wxf`, or without files three scores of its own.

use tabiya::records::{GameRecord, Reading};
use tabiya::search::{Limits, search};

const OWN: [(&str, &str); 3] = [
    (
        "KIF",
        "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n*an exchange\n   4 同　銀(31)\n",
    ),
    ("WXF", "FORMAT WXF\nSTART{\n1. C2=5 H8+7\n2. H2+3 R9=8\n}END\n"),
    ("our own", "[Variant \"Shatranj\"]\n\n1. e2e3 e7e6 2. b1c3 {a horse} *\n"),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let paths: Vec<String> = std::env::args().skip(1).collect();
    for path in &paths {
        tell(path, &std::fs::read_to_string(path)?)?;
    }
    for (name, text) in OWN.iter().filter(|_| paths.is_empty()) {
        tell(name, text)?;
    }
    Ok(())
}

fn tell(name: &str, text: &str) -> Result<(), Box<dyn std::error::Error>> {
    // `Reading` names the game and the notation, where the text leaves them open.
    let record = GameRecord::read(text, Reading::default())?;
    // What stands before a fault is kept.
    if let Some(error) = &record.error {
        println!("{error}");
    }
    let (game, notation) = (&record.game, record.notation);
    println!("{name}: {}, {}", game.rules().game().id, game.line_in(notation).join(" "));
    for (number, played) in
        record.line.moves.iter().enumerate().filter(|(_, played)| !played.comment.is_empty())
    {
        println!("  after move {}: {}", number + 1, played.comment);
    }
    let legal: Vec<String> =
        game.legal().into_iter().map(|action| game.move_text(action, notation)).collect();
    println!("  {} legal moves: {}", legal.len(), legal.join(" "));
    // The callback ends the search by saying so.
    let found = search(game, &Limits { nodes: 3000, ..Limits::default() }, &mut |_| false);
    if let Some(&best) = found.line.first() {
        println!(
            "  to play: {}, {:?}, {} plies deep",
            game.move_text(best, notation),
            found.score,
            found.depth
        );
    }
    Ok(())
}
