//! Ids of SVG elements, of pictures that know nothing of each other in one page: the first element with an id stands
//! for all that have it, so what has the same id has to be the same.

use std::collections::HashMap;

use tabiya::notation::Notation;
use tabiya::pictures::animation::LineAnimation;
use tabiya::pictures::diagram::{PictureOptions, own_marks, picture};
use tabiya::pictures::svg::PieceSet;
use tabiya::{Match, games};

/// What has which id, in all pictures so far.
#[derive(Default)]
struct Page {
    figures: HashMap<String, String>,
    /// Of titles and descriptions, the whole picture.
    pictures: HashMap<String, String>,
}

impl Page {
    fn add(&mut self, text: &str) {
        let (head, rest) = text.split_once("<defs>").expect("definitions");
        let (figures, layers) = rest.split_once("</defs>").expect("their end");
        assert!(!layers.contains(" id=\""), "an id outside the definitions");
        let found = figures.split("<g id=\"").skip(1).map(|part| part.split_once('"').expect("a quote"));
        for (id, figure) in found {
            let other = self.figures.entry(id.into()).or_insert_with(|| figure.into());
            assert_eq!(other, figure, "two figures have the id {id}");
        }
        for used in layers.split("href=\"#").skip(1) {
            let (id, _) = used.split_once('"').expect("a quote");
            assert!(figures.contains(&format!("<g id=\"{id}\">")), "{id} is of another picture");
        }
        let ids: Vec<&str> = head.split(" id=\"").skip(1).filter_map(|part| part.split('"').next()).collect();
        assert_eq!(ids.len(), 2, "a title and a description");
        for id in ids {
            let other = self.pictures.entry(id.into()).or_insert_with(|| text.into());
            assert_eq!(other, text, "two pictures have the id {id}");
        }
    }
}

/// Every way to show a board.
fn settings() -> Vec<PictureOptions> {
    let mut all = Vec::new();
    for piece_set in PieceSet::ALL {
        for flipped in [false, true] {
            for coordinates in [None, Some(Notation::Coordinates)] {
                all.push(PictureOptions { piece_set, flipped, coordinates, ..PictureOptions::default() });
            }
        }
    }
    all
}

fn show(page: &mut Page, game: &Match, options: &PictureOptions) {
    page.add(&picture(game.rules(), game.position(), options));
    let marks = own_marks(game);
    if !marks.is_empty() {
        page.add(&picture(game.rules(), game.position(), &PictureOptions { marks, ..options.clone() }));
    }
}

#[test]
fn positions_of_every_game_share_a_page() {
    let mut page = Page::default();
    for game in games::EVERY {
        for options in settings() {
            show(&mut page, &Match::new(&game.id, &[], None).expect("the array"), &options);
        }
        for (option, choice) in game
            .options
            .iter()
            .flat_map(|option| option.choices[1..].iter().map(move |choice| (option, choice)))
        {
            // Some choices are ruled out by the others.
            let Ok(array) = Match::new(&game.id, &[(&option.id, &choice.id)], None) else { continue };
            show(&mut page, &array, &PictureOptions::default());
        }
        for line in game.lines.iter() {
            let mut played =
                Match::new(&game.id, &tabiya::variant::pairs(&line.options), line.position.as_deref())
                    .expect("a line");
            for (text, options) in line.moves.split(' ').zip(settings().iter().cycle()) {
                played.play(text).expect("a legal move");
                show(&mut page, &played, options);
            }
        }
    }
    assert!(page.figures.len() > 300 && page.pictures.len() > 1000);
}

#[test]
fn two_positions_of_one_game_share_a_page() {
    let mut page = Page::default();
    for position in ["r3k3/8/8/8/8/8/4P3/4K2N w", "b3k3/8/2n5/8/8/8/4P3/R3K3 w"] {
        let game = Match::new("shatranj", &[], Some(position)).expect("a position");
        settings().iter().for_each(|options| show(&mut page, &game, options));
    }
}

#[test]
fn moving_pictures_share_a_page_with_still_ones() {
    let mut page = Page::default();
    for game in games::EVERY {
        for (line, options) in game.lines.iter().zip(settings().iter().cycle()) {
            let mut played =
                Match::new(&game.id, &tabiya::variant::pairs(&line.options), line.position.as_deref())
                    .expect("a line");
            show(&mut page, &played, options);
            for text in line.moves.split(' ') {
                played.play(text).expect("a legal move");
            }
            let film = LineAnimation::new(&played, options);
            page.add(&film.svg());
            film.frames().iter().for_each(|&(at, _)| page.add(&film.frame(at)));
            show(&mut page, &played, options);
        }
    }
}
