//! A position as an SVG file: `cargo run --example diagram -- shogi > shogi.svg`

use tabiya::pictures::diagram::{PictureOptions, own_marks, picture};
use tabiya::{Match, words};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let id = std::env::args().nth(1).unwrap_or_else(|| "chaturanga".to_owned());
    let game = Match::new(&id, &[], None)?;
    let options = PictureOptions {
        // The last move and kings in check; here there are none.
        marks: own_marks(&game),
        // Its title and what it shows in words, for those who do not see it.
        captions: words::default_language(),
        ..PictureOptions::default()
    };
    println!("{}", picture(game.rules(), game.position(), &options));
    Ok(())
}
