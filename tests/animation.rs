//! Moving pictures: every line of every game ends as the still picture of its last position.

use tabiya::pictures::animation::LineAnimation;
use tabiya::pictures::diagram::{PictureOptions, picture};
use tabiya::{Match, games};

/// The part of the text from one place to another, both left out.
fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let from = text.find(start).expect(start) + start.len();
    &text[from..from + text[from..].find(end).expect(end)]
}

/// Where pieces stand and what they look like, in no order: for each the class of the drawing that
/// it uses.
fn pieces(text: &str) -> Vec<String> {
    let layer = between(text, r#"<g class="pieces">"#, r#"<g class="marks over">"#);
    let piece = |part: &str| {
        let transform = between(part, "transform=\"", "\"").to_owned();
        let id = between(part, "<use href=\"#", "\"");
        let class = between(text, &format!("<g id=\"{id}\"><g class=\""), "\"");
        format!("{transform} {class}")
    };
    let mut pieces: Vec<String> = layer.split("<g class=\"piece").skip(1).map(piece).collect();
    pieces.sort();
    pieces
}

/// The values of an attribute wherever it stands.
fn all<'a>(text: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    text.split(&start).skip(1).map(|rest| &rest[..rest.find('"').expect("a quote")]).collect()
}

#[test]
fn every_line_begins_and_ends_as_the_still_pictures() {
    for game in games::EVERY {
        for line in game.lines.iter() {
            for flipped in [false, true] {
                let options = PictureOptions { flipped, ..PictureOptions::default() };
                let mut played =
                    Match::new(&game.id, &tabiya::variant::pairs(&line.options), line.position.as_deref())
                        .expect("a line");
                let start = picture(played.rules(), played.position(), &options);
                for text in line.moves.split(' ') {
                    played.play(text).expect("a legal move");
                }
                let end = picture(played.rules(), played.position(), &options);
                let film = LineAnimation::new(&played, &options);
                let id = (&*game.id, &*line.id);
                assert_eq!(pieces(&film.frame(0)), pieces(&start), "{id:?}");
                assert_eq!(pieces(&film.frame(film.length())), pieces(&end), "{id:?}");
                assert!(!film.frame(0).contains("<animate"), "a frame stands still");
            }
        }
    }
}

#[test]
fn times_run_from_0_to_1_and_every_value_has_its_time() {
    for game in games::EVERY {
        let line = &game.lines[0];
        let mut played =
            Match::new(&game.id, &tabiya::variant::pairs(&line.options), line.position.as_deref())
                .expect("a line");
        for text in line.moves.split(' ') {
            played.play(text).expect("a legal move");
        }
        let film = LineAnimation::new(&played, &PictureOptions::default());
        let text = film.svg();
        let (values, times) = (all(&text, "values"), all(&text, "keyTimes"));
        assert!(!times.is_empty() && values.len() == times.len(), "{}", game.id);
        for (values, times) in values.iter().zip(times) {
            let times: Vec<f64> = times.split(';').map(|time| time.parse().expect("a number")).collect();
            assert_eq!(values.split(';').count(), times.len());
            assert_eq!((times[0], times[times.len() - 1]), (0.0, 1.0), "{}", game.id);
            assert!(times.windows(2).all(|pair| pair[0] <= pair[1]), "{}: {times:?}", game.id);
        }
        let frames = film.frames();
        assert_eq!(frames.iter().map(|(_, lasts)| lasts).sum::<u32>(), film.length());
        assert!(frames.windows(2).all(|pair| pair[0].0 + pair[0].1 == pair[1].0));
    }
}

#[test]
fn a_jumper_rises_and_a_captured_piece_goes() {
    let mut played =
        Match::new("shatranj", &[], Some("4k3/7p/8/8/8/4p3/P7/2B1K3 w - - 0 1")).expect("a match");
    played.play("c1e3").expect("legal");
    let film = LineAnimation::new(&played, &PictureOptions::default());
    let (before, over, after) = (film.frame(900), film.frame(900 + 250), film.frame(900 + 500));
    assert!(pieces(&before).contains(&"translate(200 700) figure light elephant".to_owned()));
    let height = |frame: &str| {
        let pieces = pieces(frame);
        let elephant = pieces.iter().find(|piece| piece.ends_with("light elephant")).expect("an elephant");
        between(elephant, "translate(", ")").split(' ').nth(1).expect("y").parse::<f64>().expect("a number")
    };
    // Halfway in time it is halfway along, and above the straight way.
    assert!(height(&over) < 600.0 - 30.0, "{}", height(&over));
    assert_eq!(height(&after), 500.0);
    assert_eq!(pieces(&after).len(), pieces(&before).len() - 1);
}
