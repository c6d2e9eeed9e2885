//! Reads a position and a line of moves, tells the game, and writes where it has come to:
//! `cargo run --example read_text`

use tabiya::{Match, MatchRecord, MatchText, Notation, words};

/// A king and a chariot against a king and a counsellor.
const POSITION: &str = "4k3/8/8/8/8/3q4/8/R3K3 w - - 0 1";
const MOVES: &str = "a1a8 e8d7 a8a3";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let english = words::default_language();
    let mut game = Match::new("shatranj", &[], Some(POSITION))?;
    for (index, text) in MOVES.split(' ').enumerate() {
        // A faulty line says which move fails, and why.
        let beats = game
            .play(text)
            .map_err(|error| format!("move {}, {text}: {}", index + 1, game.words_for(&error)))?;
        for beat in &beats {
            let told = english.narrate(game.rules(), game.position(), beat);
            if !told.is_empty() {
                println!("{text}: {told}");
            }
        }
    }
    println!("{}", game.position_text());
    println!("{}", game.write(Notation::San));
    Ok(())
}
