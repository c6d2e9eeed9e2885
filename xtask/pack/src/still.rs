//! The page that needs nothing: every game’s setup and rules, as they stand, without a script.
//!
//! It is what a reader without JavaScript is sent to, and where the page itself gets the picture
//! that it shows when the rules core cannot run.

use tabiya::pictures::diagram::{PictureOptions, picture};
use tabiya::words::{en, paragraphs};
use tabiya::{Match, games};

pub const FILE: &str = "pkg/still.html";

const TITLE: &str = "Tabiya – the starting positions and the rules";
const LEAD: &str = "Every game as it begins, and its rules where no choice is made. On the page \
                    itself, with JavaScript and WebAssembly, the pieces move.";

/// The page.
pub fn page() -> String {
    let games: String = games::ALL.iter().map(|game| section(&game.id)).collect();
    let links: String = games::ALL
        .iter()
        .map(|game| format!("<li><a href=\"#{}\">{}</a></li>\n", game.id, escape(en::title(&game.id))))
        .collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" \
         content=\"default-src 'none'; style-src 'self'; img-src 'self'\">\n\
         <title>{TITLE}</title>\n<meta name=\"color-scheme\" content=\"light dark\">\n\
         <link rel=\"icon\" href=\"../icon.svg\" type=\"image/svg+xml\">\n\
         <link rel=\"stylesheet\" href=\"../css/palette.css\">\n\
         <link rel=\"stylesheet\" href=\"../css/theme.css\">\n\
         <link rel=\"stylesheet\" href=\"../css/board.css\">\n\
         <link rel=\"stylesheet\" href=\"../css/still.css\">\n</head>\n<body class=\"still-page\">\n\
         <h1>{TITLE}</h1>\n<p>{LEAD} <a href=\"../\">To the page</a></p>\n<ul>\n{links}</ul>\n{games}</body>\n</html>\n"
    )
}

/// One game: its name, its setup, its rules.
fn section(id: &str) -> String {
    let game = Match::new(id, &[], None).expect("every game starts with its defaults");
    let options = PictureOptions { captions: &en::English, ..PictureOptions::default() };
    let picture = picture(game.rules(), game.position(), &options);
    let rules: String = paragraphs(&en::rulebook(game.rules()))
        .iter()
        .map(|line| format!("<p>{}</p>\n", escape(line)))
        .collect();
    let words = en::game(id);
    format!(
        "<section id=\"{id}\" class=\"still\">\n<h2>{}</h2>\n<p class=\"still-subtitle\">{}</p>\n\
         <div class=\"still-picture\">{picture}</div>\n<div class=\"still-rules\">\n{rules}</div>\n</section>\n",
        escape(words.title),
        escape(words.subtitle)
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_picture_and_its_rules() {
        let page = page();
        for game in games::ALL {
            let section = page.split(&format!("<section id=\"{}\"", game.id)).nth(1).expect(game.id);
            let section = section.split("</section>").next().unwrap();
            assert!(section.contains("<svg") && section.contains("class=\"piece"), "{}", game.id);
            assert!(section.matches("<p>").count() > 5, "{}", game.id);
        }
        assert!(!page.contains("<script") && !page.contains("style="));
    }
}
