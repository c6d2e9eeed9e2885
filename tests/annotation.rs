//! Annotations: in their place, on every kind of board, told apart without colour; as text, in
//! files, in moving pictures and in LaTeX. And pieces of their own, of which nothing can run.

use std::collections::HashSet;

use tabiya::pictures::annotation::{AnnotationError, Kind, MOST};
use tabiya::pictures::diagram::{PictureOptions, picture};
use tabiya::pictures::svg::{Annotation, At, BoardSketch, Hue, LICENCE, OwnPiece, origin};
use tabiya::pictures::{animation::LineAnimation, own_pieces, tikz::tikz};
use tabiya::{Match, Shape, games, words::en::English};

const CHESS: Shape = Shape { files: 8, ranks: 8 };

fn drawn(board: Shape, lists: [&str; 4]) -> Annotation {
    let mut drawn = Annotation::default();
    for (kind, text) in Kind::ALL.into_iter().zip(lists) {
        drawn.read(board, kind, text).expect("an annotation");
    }
    drawn
}

fn at(game: &str, annotation: &Annotation, flipped: bool) -> String {
    let game = Match::new(game, &[], None).expect("the array");
    let options = PictureOptions {
        annotation: annotation.clone(),
        flipped,
        captions: &English,
        ..PictureOptions::default()
    };
    picture(game.rules(), game.position(), &options)
}

/// The text of the first element whose start tag has this, up to the end of its group.
fn group<'t>(text: &'t str, what: &str) -> &'t str {
    let start = text.find(what).unwrap_or_else(|| panic!("no {what} in {text}"));
    text[start..].split("</g>").next().expect("a group")
}

/// The points of a path of moves and lines.
fn points(path: &str) -> Vec<(f64, f64)> {
    let data = path.split(" d=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("data");
    let pairs = data.split(['M', 'L', 'Z']).filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| {
            let (x, y) = pair.split_once(' ').expect("a point");
            (x.parse().expect("a number"), y.parse().expect("a number"))
        })
        .collect()
}

/// Boards of squares, points, wedges, four hands and ten ranks, as they lie and turned.
#[test]
fn arrows_lead_from_square_to_square_on_every_board() {
    for id in ["chaturanga", "xiangqi", "janggi", "shogi", "shaturanga", "heian-shogi"] {
        let board = Match::new(id, &[], None).expect("the array").rules().board().shape;
        let sketch = BoardSketch {
            files: board.files,
            ranks: board.ranks,
            style: tabiya::pictures::svg::BoardStyle::Squares,
            crossed: Vec::new(),
        };
        let far = format!("{}{}", (b'a' + board.files - 1) as char, board.ranks);
        for flipped in [false, true] {
            for (from, to) in [("a1", far.as_str()), ("b1", "c3"), ("d2", "d3"), (far.as_str(), "b1")] {
                let lists = [&*format!("red:{from}{to}"), &*format!("blue:{to}"), from, &*format!("{to}:7")];
                let text = at(id, &drawn(board, lists), flipped);
                let arrow = group(&text, "<g class=\"annotation arrow hue-red\"");
                assert!(arrow.contains(&format!("data-from=\"{from}\" data-to=\"{to}\"")), "{arrow}");
                let corner = |name: &str| {
                    let square = board.parse(name).expect("a square");
                    let at = At::new(board.file(square) as u8, board.rank(square) as u8);
                    let (x, y) = origin(&sketch, at, flipped);
                    (f64::from(x), f64::from(y))
                };
                let within = |(x, y): (f64, f64), (left, top): (f64, f64)| {
                    (left..=left + 100.0).contains(&x) && (top..=top + 100.0).contains(&y)
                };
                let shaft = points(arrow.split("class=\"line\"").nth(1).expect("a shaft"));
                let head = points(arrow.split("class=\"solid\"").nth(1).expect("a head"));
                assert!(within(shaft[0], corner(from)), "{id} {from} {shaft:?}");
                assert!(within(head[0], corner(to)), "{id} {to} {head:?}");
                // The tip is near the middle, and the shaft ends in the head.
                let middle = (corner(to).0 + 50.0, corner(to).1 + 50.0);
                assert!((head[0].0 - middle.0).hypot(head[0].1 - middle.1) < 10.0);
                assert!((shaft[1].0 - middle.0).hypot(shaft[1].1 - middle.1) < 45.0);
                for (class, square) in [("filled hue-blue", to), ("circle hue-green", from)] {
                    let (x, y) = corner(square);
                    let tag = group(&text, &format!("<g class=\"annotation {class}\""));
                    assert!(tag.contains(&format!("data-square=\"{square}\"")));
                    assert!(tag.contains(&format!("translate({x} {y})")), "{tag}");
                }
            }
        }
    }
}

#[test]
fn a_label_is_in_the_middle_of_a_free_square_and_beside_what_stands_there() {
    let lists = ["c4c5", "", "g6", "e4:A,e2:B,c5:1,g6:2,red:h5:!?"];
    let text = at("chaturanga", &drawn(CHESS, lists), false);
    for (square, middle) in
        [("e4", (450.0, 450.0)), ("e2", (481.0, 619.0)), ("c5", (281.0, 319.0)), ("g6", (681.0, 219.0))]
    {
        let tag = group(&text, &format!("label\" data-square=\"{square}\""));
        let run = points(tag.split("class=\"ground\"").nth(1).expect("a ground"));
        let found = ((run[0].0 + run[1].0) / 2.0, run[0].1);
        assert!((found.0 - middle.0).abs() < 1.0 && (found.1 - middle.1).abs() < 1.0, "{square} {found:?}");
    }
    // Signs without strokes are text, and several make the disc longer.
    let signs = group(&text, "label hue-red\" data-square=\"h5\"");
    let run = points(signs.split("class=\"ground\"").nth(1).expect("a ground"));
    assert!(signs.contains(">!?</text>") && run[1].0 - run[0].0 > 20.0, "{signs}");
}

#[test]
fn colours_are_told_apart_by_their_lines() {
    for list in ["arrows", "squares", "circles"] {
        let mut lines = HashSet::new();
        for hue in Hue::ALL {
            let mut annotation = Annotation::default();
            let kind = Kind::ALL.into_iter().find(|kind| kind.id() == list).expect("a list");
            let entry = if list == "arrows" { "g1f3" } else { "e4" };
            annotation.read(CHESS, kind, &format!("{}:{entry}", hue.id())).expect("an entry");
            let text = at("shatranj", &annotation, false);
            let group = group(&text, "<g class=\"annotation ");
            let dashes = group.split("stroke-dasharray=\"").nth(1).and_then(|rest| rest.split('"').next());
            lines.insert((dashes.map(String::from), group.matches("class=\"casing\"").count()));
            assert_eq!(Hue::from_id(hue.id()), Some(hue));
        }
        assert_eq!(lines.len(), 4, "{list}: {lines:?}");
    }
}

#[test]
fn what_fills_squares_lies_under_the_pieces_and_the_rest_over_them() {
    let text = at("chaturanga", &drawn(CHESS, ["g1f3", "e2", "d2", "c2:x"]), false);
    let place = |what: &str| text.find(what).unwrap_or_else(|| panic!("no {what}"));
    assert!(place("annotations under") < place("class=\"pieces\""));
    assert!(place("class=\"pieces\"") < place("annotations over"));
    let mut ids: Vec<&str> = text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all, "an id twice");
    assert!(!at("chaturanga", &Annotation::default(), false).contains("annotation"));
}

#[test]
fn a_picture_says_what_is_drawn_and_under_which_licence_it_is() {
    let mut annotation = drawn(CHESS, ["g1f3,red:e2e4", "e4", "blue:d5", "e4:A"]);
    annotation.caption("  The elephant <jumps> to f3, or does not. ").expect("short enough");
    let text = at("chaturanga", &annotation, false);
    let told = "Arrows: g1 to f3, e2 to e4 (red). Coloured: e4. Circled: d5 (blue). Labels: A on e4. \
                The elephant &lt;jumps&gt; to f3, or does not.</desc>";
    assert!(text.contains(told), "{text}");
    assert!(text.contains(&format!("<metadata>{LICENCE}</metadata>")));
    assert!(LICENCE.ends_with("MIT OR Apache-2.0"));
}

/// A line of text is about half as wide as it is long: none is cut off.
#[test]
fn a_caption_stands_below_the_board_in_lines_that_fit() {
    let plain = at("chaturanga", &Annotation::default(), false);
    let height = |text: &str| -> i32 {
        let view = text.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a box");
        view.split(' ').nth(3).and_then(|part| part.parse().ok()).expect("a height")
    };
    let mut before = height(&plain);
    for caption in ["One line", &"Some more words ".repeat(15), &"unbroken".repeat(30), &"象棋".repeat(100)]
    {
        let mut annotation = Annotation::default();
        annotation.caption(caption).expect("short enough");
        let text = at("chaturanga", &annotation, false);
        assert!(height(&text) > before);
        let inside = text.split("<g class=\"caption\"").nth(1).expect("a caption");
        let lines: Vec<&str> =
            inside.split("<text ").skip(1).filter_map(|part| part.split(['>', '<']).nth(1)).collect();
        assert_eq!(lines.concat().replace(' ', ""), caption.replace(' ', ""), "nothing is lost");
        assert!(lines.iter().all(|line| line.chars().count() < 60), "{lines:?}");
        before = height(&plain);
    }
    let mut annotation = Annotation::default();
    assert_eq!(annotation.caption(&"x".repeat(301)), Err(AnnotationError::CaptionLength));
}

#[test]
fn text_is_read_as_it_is_written() {
    let wide = Shape { files: 9, ranks: 10 };
    let lists = ["b1c3,red:a10i1,yellow:i10a1", "e4,blue:a10", "red:e4", "e4:A,green:a10:12,yellow:b2:×"];
    let annotation = drawn(wide, lists);
    for (kind, text) in Kind::ALL.into_iter().zip(lists) {
        assert_eq!(annotation.write(kind), text);
    }
    // Spaces serve as well, and green need not be said.
    assert_eq!(drawn(wide, ["green:b1c3  ,\n red:a10i1", "", "", ""]).write(Kind::Arrows), "b1c3,red:a10i1");
    for (kind, text, code) in [
        (Kind::Arrows, "g1i3", "unknown-square"),
        (Kind::Arrows, "g1", "bad-annotation"),
        (Kind::Arrows, "g1f3e5", "unknown-square"),
        (Kind::Arrows, "e4e4", "bad-annotation"),
        (Kind::Arrows, "pink:g1f3", "unknown-colour"),
        (Kind::Arrows, ":g1f3", "unknown-colour"),
        (Kind::Squares, "e9", "unknown-square"),
        (Kind::Squares, "e4:A", "unknown-square"),
        (Kind::Circles, "é", "unknown-square"),
        (Kind::Labels, "e4", "bad-annotation"),
        (Kind::Labels, "e4:", "annotation-length"),
        (Kind::Labels, "e4:ABCD", "annotation-length"),
        (Kind::Labels, "red:e4", "bad-annotation"),
    ] {
        let error = Annotation::default().read(CHESS, kind, text).expect_err(text);
        assert_eq!(error.code(), code, "{text}");
        assert!(!tabiya::words::en::annotation_error(&error).is_empty());
    }
    let many = vec!["e4"; MOST + 1].join(",");
    let error = Annotation::default().read(CHESS, Kind::Squares, &many).expect_err("too many");
    assert_eq!(error.code(), "too-many-annotations");
}

#[test]
fn a_moving_picture_keeps_what_is_drawn() {
    let mut game = Match::new("chaturanga", &[], None).expect("the array");
    game.play("e2e3").expect("legal");
    let mut annotation = drawn(CHESS, ["e2e3", "e3", "", ""]);
    annotation.caption("A step").expect("short");
    let options = PictureOptions { annotation, ground: "white".into(), ..PictureOptions::default() };
    let film = LineAnimation::new(&game, &options);
    for text in [film.svg(), film.frame(0), film.frame(film.length())] {
        for what in [
            "annotation arrow",
            "annotation filled",
            ">A step</text>",
            "<path class=\"ground\" fill=\"white\"",
        ] {
            assert_eq!(text.matches(what).count(), 1, "{what}");
        }
    }
}

#[test]
fn of_a_drawing_from_outside_only_shapes_are_taken() {
    let nasty = r##"<?xml version="1.0"?><svg xmlns="x" width="45" height="45" onload="alert(1)">
        <style>* { background: url(https://evil.example) }</style><script>alert(2)</script>
        <a href="javascript:alert(3)"><circle cx="1" cy="1" r="1"/></a>
        <foreignObject><body onclick="x"><iframe src="x"/></body></foreignObject>
        <animate attributeName="href" values="javascript:alert(4)"/><image href="https://evil.example/x.png"/>
        <use href="#a"/><set onbegin="x"/>
        <g style="fill: #fff; stroke:url(#paint); background:url(https://evil.example)" fill="red" class="x">
          <path d="M0 0h45" fill="url(https://evil.example/#x)" onclick="x" clip-path="url(#cut)"/>
          <rect width="10" height="10" fill="url(javascript:alert(5))" stroke="red&quot; onload=&quot;x"/>
        </g>
        <defs><linearGradient id="paint" xlink:href="#b"><stop offset="0" stop-color="#abc"/></linearGradient>
          <clipPath id="cut"><circle r="4"/></clipPath></defs></svg>"##;
    let drawing = own_pieces::drawing(nasty).expect("a picture");
    for bad in [
        "script",
        "style",
        "onload",
        "onclick",
        "javascript",
        "evil",
        "alert",
        "foreign",
        "iframe",
        "animate",
        "<use",
        "<image",
        "<set",
        "<a ",
        "class",
        "background",
    ] {
        assert!(!drawing.contains(bad), "{bad} in {drawing}");
    }
    assert!(drawing.contains("scale(2.222)") && drawing.contains("fill=\"#fff\""), "{drawing}");
    // What is referred to within goes on being found, under names of its own.
    for name in ["paint", "cut"] {
        let mut ids = drawing.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let id = ids.find(|id| id.ends_with(name)).unwrap_or_else(|| panic!("no {name}"));
        assert!(
            id.starts_with("tabiya-own-") && drawing.contains(&format!("url(#{id})")),
            "{id} in {drawing}"
        );
    }
    for bad in [
        "",
        "K",
        "javascript:alert(1)",
        "data:text/html,<script>",
        "http://example.com/k.svg",
        "<b>K</b>",
        "<svg>",
        "<svg/><svg/>",
        "<svg viewBox='0 0 0 0'/>",
        "https://example.com/\"onload=",
        "<!DOCTYPE x [<!ENTITY y 'z'>]><svg/>",
        "data:image/svg+xml,<svg onload='x'/>",
    ] {
        assert!(own_pieces::drawing(bad).is_none(), "{bad}");
    }
    let image = own_pieces::drawing("https://example.com/k.svg?a=1&b=2").expect("an address");
    assert_eq!(image, r#"<image href="https://example.com/k.svg?a=1&amp;b=2" width="100" height="100"/>"#);
}

#[test]
fn pieces_of_ones_own_stand_where_the_others_would() {
    let game = Match::new("shogi", &[], Some("4k4/9/9/9/9/9/4P4/9/4K4[PPr] w")).expect("a position");
    let drawing =
        own_pieces::drawing("<svg viewBox='0 0 10 10'><path d='M1 1h8v8z'/></svg>").expect("a picture");
    let own = OwnPiece { seat: 0, letter: "P".into(), drawing };
    for flipped in [false, true] {
        let options = PictureOptions { own: [own.clone()].into(), flipped, ..PictureOptions::default() };
        let text = picture(game.rules(), game.position(), &options);
        assert_eq!(text.matches("class=\"figure own\"").count(), 2, "one on the board, one in the hand");
        assert_eq!(text.contains("class=\"figure own\" transform=\"rotate(180 50 50)\""), flipped);
        assert!(text.contains("<metadata>Drawing, but for the pieces"));
    }
}

/// Each brace and bracket is closed, every figure is defined before it is used, every shape is a path.
#[test]
fn every_array_is_written_for_latex() {
    for game in games::EVERY {
        let board = Match::new(&game.id, &[], None).expect("the array").rules().board().shape;
        let mut annotation = drawn(board, ["b1c3,yellow:a1b2", "red:a3", "blue:b3", "c3:A"]);
        annotation.caption("100 % of $5 & {all}_#1 \\ ~ ^").expect("short");
        let text = tikz(&at(&game.id, &annotation, false), 80.0).expect("a picture");
        let mut depth = 0;
        for (place, sign) in text.char_indices() {
            let escaped = text[..place].ends_with('\\');
            match sign {
                '{' if !escaped => depth += 1,
                '}' if !escaped => depth -= 1,
                _ => {}
            }
            assert!(depth >= 0, "{}", game.id);
        }
        assert_eq!(depth, 0, "{}", game.id);
        for pic in text.split("{tabiya-").skip(1).filter_map(|rest| rest.split('}').next()) {
            let definition = format!("\\tikzset{{tabiya-{}/.pic={{", pic.split('/').next().expect("a name"));
            assert!(text.contains(&definition), "{} {pic}", game.id);
        }
        assert!(text.contains(
            "{100 \\% of \\$5 \\& \\{all\\}\\_\\#1 \\textbackslash{} \\textasciitilde{} \\textasciicircum{}}"
        ));
        assert!(text.contains(LICENCE) && !text.contains("NaN") && !text.contains("inf"), "{}", game.id);
        let path = |line: &&str| line.starts_with("\\path[");
        assert!(text.lines().filter(path).all(|line| line.ends_with(';') && line.contains("] (")));
    }
    assert!(tikz("<p>no picture</p>", 80.0).is_none() && tikz("", 80.0).is_none());
    assert!(tikz("<svg viewBox='0 0 100 100'/>", 0.0).is_none());
}
