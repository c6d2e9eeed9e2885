//! The pictures: one board colour, every man and mark in its place, safe and well-formed text.

use tabiya::art::{Figure, glyph};
use tabiya::svg::*;

const MARKED: [&str; 16] =
    ["a1", "d1", "e1", "h1", "a4", "d4", "e4", "h4", "a5", "d5", "e5", "h5", "a8", "d8", "e8", "h8"];

fn at(name: &str) -> At {
    At::new(name.as_bytes()[0] - b'a', name.as_bytes()[1] - b'1')
}

fn board(files: u8, ranks: u8) -> BoardSketch {
    let crossed =
        MARKED.iter().map(|name| at(name)).filter(|at| at.file < files && at.rank < ranks).collect();
    BoardSketch { files, ranks, style: BoardStyle::Squares, crossed }
}

/// The array of Chaturanga: 16 men a side.
fn array() -> Scene<'static> {
    use Figure::*;
    let mut scene = Scene::new(board(8, 8));
    let white = [Chariot, Horse, Elephant, Counsellor, King, Elephant, Horse, Chariot];
    let black = [Chariot, Horse, Elephant, King, Counsellor, Elephant, Horse, Chariot];
    let ranks = [(0, 0, white), (0, 1, [Soldier; 8]), (1, 6, [Soldier; 8]), (1, 7, black)];
    for (seat, rank, row) in ranks {
        for (file, figure) in (0..).zip(row) {
            let (letter, name) = match figure {
                King => ("K", "king"),
                Counsellor => ("F", "counsellor"),
                Elephant => ("E", "elephant"),
                Horse => ("N", "horse"),
                Chariot => ("R", "chariot"),
                _ => ("P", "soldier"),
            };
            scene.men.push(SceneMan { at: At::new(file, rank), figure, seat, letter, name });
        }
    }
    scene.title = Some("Chaturanga");
    scene.description = Some("The array.");
    scene
}

/// Every mark there is.
fn every_mark() -> Vec<Mark> {
    let mut marks = Vec::new();
    for kind in MarkKind::ALL {
        for stride in [None, Some(Stride::Step), Some(Stride::Jump), Some(Stride::Slide)] {
            for once in [false, true] {
                for series in [None, Some(0), Some(1), Some(2), Some(3), Some(255)] {
                    marks.push(Mark { at: at("c3"), kind, stride, once, series });
                }
            }
        }
    }
    marks
}

/// Checks what XML demands of an element and what these pictures promise, and returns the tags.
fn check(text: &str) -> Vec<&str> {
    let mut open: Vec<&str> = Vec::new();
    let mut tags = Vec::new();
    let mut ids = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        check_text(&rest[..start]);
        let end = rest[start..].find('>').expect("a tag ends") + start;
        let tag = &rest[start + 1..end];
        assert!(!tag.contains('<'), "a < within <{tag}>");
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closing tag");
            continue;
        }
        tags.push(tag);
        let body = tag.strip_suffix('/').unwrap_or(tag);
        let name = body.split(' ').next().unwrap_or_default();
        assert!(!name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase()), "element {name:?}");
        assert!(name != "style" && name != "script" && name != "image", "<{name}> has no place here");
        let mut names = Vec::new();
        let mut attributes = &body[name.len()..];
        while !attributes.is_empty() {
            attributes = attributes.strip_prefix(' ').expect("a space before an attribute");
            let (attribute, value) = attributes.split_once("=\"").expect("an attribute with a value");
            let (value, others) = value.split_once('"').expect("a closing quote");
            check_text(value);
            assert!(
                attribute.chars().all(|c| c.is_ascii_alphabetic() || c == '-'),
                "attribute {attribute:?}"
            );
            assert!(!names.contains(&attribute), "{attribute} twice in <{tag}>");
            assert!(attribute != "style" && !attribute.starts_with("on"), "{attribute} has no place here");
            assert!(!value.contains("NaN") && !value.contains("inf"), "a number in {value:?}");
            if attribute == "id" {
                assert!(!ids.contains(&value), "id {value} twice");
                ids.push(value);
            }
            names.push(attribute);
            attributes = others;
        }
        if !tag.ends_with('/') {
            open.push(name);
        }
        assert!(!open.is_empty(), "one root");
    }
    assert!(rest.is_empty() && open.is_empty(), "unclosed: {open:?}");
    for attribute in [" href=\"#", " aria-labelledby=\"", " aria-describedby=\""] {
        for part in text.split(attribute).skip(1) {
            let target = part.split('"').next().unwrap_or_default();
            assert!(ids.contains(&target), "nothing has the id {target}");
        }
    }
    tags
}

/// Every `&` begins one of the entities that XML knows.
fn check_text(text: &str) {
    for part in text.split('&').skip(1) {
        let (entity, _) = part.split_once(';').expect("an entity ends");
        assert!(["amp", "lt", "gt", "quot", "#39"].contains(&entity), "&{entity};");
    }
    assert!(
        !text.chars().any(|c| c.is_control() && !"\t\n\r".contains(c)),
        "a control character in {text:?}"
    );
}

fn count(text: &str, what: &str) -> usize {
    text.matches(what).count()
}

/// Where the element with this text in its tag is moved to.
fn place<'t>(tags: &[&'t str], class: &str, square: &str) -> &'t str {
    let wanted = format!(r#"data-square="{square}""#);
    let tag = tags
        .iter()
        .find(|tag| tag.contains(class) && tag.contains(&wanted))
        .expect("an element on the square");
    tag.split("translate(").nth(1).and_then(|rest| rest.split(')').next()).expect("a transform")
}

#[test]
fn board_has_one_colour() {
    // Ledger COM-06: the board is never chequered.
    for (files, ranks) in [(8, 8), (9, 10), (1, 1), (26, 4)] {
        let text = svg(&Scene::new(board(files, ranks)));
        let tags = check(&text);
        let rects: Vec<_> = tags.iter().filter(|tag| tag.starts_with("rect")).collect();
        assert_eq!(rects.len(), 2, "the frame and the board, no squares");
        assert_eq!(count(&text, r#"class="field""#), 1);
        assert_eq!(count(&text, r#"class="frame""#), 1);
        let filled = tags.iter().filter(|tag| tag.contains("fill=\"#")).count();
        assert_eq!(filled, 2, "nothing else is filled");
    }
}

#[test]
fn marked_squares_bear_crosses() {
    let text = svg(&Scene::new(board(8, 8)));
    let crosses =
        text.split(r#"class="crosses""#).nth(1).and_then(|rest| rest.split("/>").next()).expect("crosses");
    assert_eq!(count(crosses, "l80 80"), 16);
    assert!(crosses.contains("M310 410l"), "d4: {crosses}");
    let mut plain = board(8, 8);
    plain.crossed.clear();
    assert!(!svg(&Scene::new(plain)).contains("crosses"));
}

#[test]
fn every_man_is_there_once() {
    for pieces in [PieceSet::Figures, PieceSet::Letters] {
        for inline in [false, true] {
            let scene = Scene { pieces, inline, ..array() };
            let text = svg(&scene);
            check(&text);
            assert_eq!(count(&text, r#"<g class="man seat-0""#), 16);
            assert_eq!(count(&text, r#"<g class="man seat-1""#), 16);
            let drawn = count(&text, r#"<g class="figure "#);
            assert_eq!(drawn, if inline { 32 } else { 12 }, "{pieces:?}");
            assert_eq!(count(&text, "<use "), if inline { 0 } else { 32 });
            for man in &scene.men {
                let title = format!(r#"data-square="{}" "#, man.at.name());
                assert_eq!(count(&text, &title), 1, "{}", man.at.name());
            }
        }
    }
}

#[test]
fn shared_and_inline_men_are_drawn_alike() {
    let shared = svg(&array());
    for man in &array().men {
        let drawing = tabiya::svg::man(man.figure, man.letter, man.seat, PieceSet::Figures);
        check(&drawing);
        assert!(shared.contains(&drawing));
        let node = man_node(&array(), man);
        check(&node);
        assert!(node.contains(&drawing));
    }
}

#[test]
fn tones_and_figures_differ() {
    let mut drawings: Vec<String> = Vec::new();
    for figure in Figure::ALL {
        assert_eq!(Figure::from_id(figure.id()), Some(figure));
        for seat in 0..2 {
            drawings.push(tabiya::svg::man(figure, "K", seat, PieceSet::Figures));
        }
    }
    let all = drawings.len();
    drawings.sort();
    drawings.dedup();
    assert_eq!(drawings.len(), all);
}

#[test]
fn letters_need_no_font() {
    for letter in ('A'..='Z').chain('0'..='9').chain('a'..='l') {
        assert!(glyph(letter).is_some(), "{letter}");
    }
    let scene = Scene { pieces: PieceSet::Letters, ..array() };
    assert!(!svg(&scene).contains("<text"));
    // Lower-case letters become capitals; other scripts are set as text.
    let small = tabiya::svg::man(Figure::King, "k", 0, PieceSet::Letters);
    assert_eq!(small, tabiya::svg::man(Figure::King, "K", 0, PieceSet::Letters));
    let general = tabiya::svg::man(Figure::King, "Ж", 0, PieceSet::Letters);
    check(&general);
    assert!(general.contains(">Ж</text>"));
    // Characters with strokes of their own need no font either.
    assert!(!tabiya::svg::man(Figure::King, "帥", 0, PieceSet::Letters).contains("<text"));
}

#[test]
fn text_from_outside_is_escaped() {
    let nasty = "</title><script>alert(\"1\")</script> & 'x' ]]> \u{0}\u{8}\u{fffe}";
    let mut scene = array();
    scene.title = Some(nasty);
    scene.description = Some(nasty);
    scene.prefix = "\"><script>";
    for man in &mut scene.men {
        man.letter = "<&\"'";
        man.name = nasty;
    }
    for pieces in [PieceSet::Figures, PieceSet::Letters] {
        scene.pieces = pieces;
        let text = svg(&scene);
        check(&text);
        assert!(!text.contains("<script"));
        assert!(text.contains("&lt;script&gt;alert(&quot;1&quot;)"));
        assert!(text.contains(r#"id="tabiya-script-title""#));
    }
    assert_eq!(escape("a<b>&\"'\u{1}é"), "a&lt;b&gt;&amp;&quot;&#39;\u{fffd}é");
}

#[test]
fn two_pictures_on_a_page_share_no_id() {
    let one = svg(&Scene { prefix: "one", ..array() });
    let two = svg(&Scene { prefix: "two", ..array() });
    let ids = |text: &str| -> Vec<String> {
        text.split(" id=\"").skip(1).map(|part| part.split('"').next().unwrap_or_default().into()).collect()
    };
    assert_eq!(ids(&one).len(), 14, "twelve figures, a title and a description");
    assert!(ids(&one).iter().all(|id| !ids(&two).contains(id)));
}

#[test]
fn pictures_have_names() {
    let text = svg(&array());
    assert!(text.contains(r#"role="img" aria-labelledby="tabiya-title" aria-describedby="tabiya-desc">"#));
    assert!(
        text.contains(
            r#"<title id="tabiya-title">Chaturanga</title><desc id="tabiya-desc">The array.</desc>"#
        )
    );
    let bare = svg(&Scene::new(board(8, 8)));
    assert!(!bare.contains("<title") && !bare.contains("aria-"));
}

#[test]
fn pictures_are_small_and_always_the_same() {
    for pieces in [PieceSet::Figures, PieceSet::Letters] {
        for inline in [false, true] {
            let scene = Scene { pieces, inline, ..array() };
            let text = svg(&scene);
            assert!(text.len() < 30_000, "{} bytes", text.len());
            assert_eq!(text, svg(&scene.clone()));
        }
    }
    assert!(svg(&array()).len() < 20_000);
}

#[test]
fn flipped_board_turns_everything() {
    let mut scene = array();
    scene.marks = vec![Mark::new(at("a3"), MarkKind::Move)];
    let text = svg(&scene);
    let tags = check(&text);
    assert_eq!(place(&tags, "man", "a1"), "0 700");
    assert_eq!(place(&tags, "man", "e8"), "400 0");
    assert_eq!(place(&tags, "mark", "a3"), "0 500");
    scene.flipped = true;
    let text = svg(&scene);
    let tags = check(&text);
    assert!(text.contains(r#"class="tabiya flipped""#));
    assert_eq!(place(&tags, "man", "a1"), "700 0");
    assert_eq!(place(&tags, "man", "e8"), "300 700");
    assert_eq!(place(&tags, "mark", "a3"), "700 200");
    for flipped in [false, true] {
        let scene = Scene { flipped, ..array() };
        let text = svg(&scene);
        let coordinates = text.split(r#"class="coordinates""#).nth(1).expect("coordinates");
        let of = |name: char| coordinates.find(glyph(name).expect("a glyph")).expect("a coordinate");
        // Written in the order a to h, moved to where they belong.
        let x = |name: char| {
            let before = &coordinates[..of(name)];
            let number = before.rsplit("translate(").next().and_then(|rest| rest.split(' ').next());
            number.and_then(|number| number.parse::<f64>().ok()).expect("a place")
        };
        assert_eq!(x('a') < x('h'), !flipped);
    }
}

#[test]
fn squares_and_points_correspond() {
    let board = board(9, 10);
    for flipped in [false, true] {
        for file in 0..9 {
            for rank in 0..10 {
                let (x, y) = origin(&board, At::new(file, rank), flipped);
                for (dx, dy) in [(0.0, 0.0), (50.0, 50.0), (99.9, 99.9)] {
                    let found = square_at(&board, f64::from(x) + dx, f64::from(y) + dy, flipped);
                    assert_eq!(found, Some(At::new(file, rank)));
                }
            }
        }
        for (x, y) in
            [(-0.1, 5.0), (900.0, 5.0), (5.0, -3.0), (5.0, 1000.0), (f64::NAN, 5.0), (f64::INFINITY, 5.0)]
        {
            assert_eq!(square_at(&board, x, y, flipped), None);
        }
    }
    assert_eq!(At::new(8, 9).name(), "i10");
}

#[test]
fn frame_shrinks_without_coordinates() {
    let board = board(8, 8);
    let [x, y, width, height] = view_box(&board, true);
    let [bare_x, bare_y, bare_width, bare_height] = view_box(&board, false);
    assert!(x < bare_x && y == bare_y && width > bare_width && height > bare_height);
    assert_eq!(bare_x, bare_y);
    assert_eq!(bare_width, 800 - 2 * bare_x);
    let scene = Scene { coordinates: false, ..array() };
    assert!(!svg(&scene).contains("coordinates"));
}

#[test]
fn marks_differ_in_shape() {
    // Shape without colour: what is left tells all of them apart.
    let kinds = [MarkKind::Move, MarkKind::Capture, MarkKind::Both];
    let strides = [Stride::Step, Stride::Jump, Stride::Slide];
    let mut shapes = Vec::new();
    for kind in kinds {
        for stride in strides {
            for once in [false, true] {
                for series in [None, Some(0), Some(1), Some(2)] {
                    let mark = Mark { at: at("d4"), kind, stride: Some(stride), once, series };
                    shapes.push(tabiya::svg::mark(&mark, false, Some((2, 0))));
                }
            }
        }
    }
    for kind in MarkKind::ALL.into_iter().filter(|kind| !kinds.contains(kind)) {
        shapes.push(tabiya::svg::mark(&Mark::new(at("d4"), kind), false, None));
    }
    for series in 0..3 {
        let mark = Mark { series: Some(series), ..Mark::new(at("d4"), MarkKind::Reach) };
        shapes.push(tabiya::svg::mark(&mark, false, None));
    }
    let all = shapes.len();
    shapes.sort();
    shapes.dedup();
    assert_eq!(shapes.len(), all);
}

#[test]
fn every_mark_is_well_formed() {
    let mut scene = array();
    scene.men.push(SceneMan { at: at("c3"), ..scene.men[0].clone() });
    for start in [None, Some("c3"), Some("c4"), Some("h8"), Some("d8"), Some("e5")] {
        scene.marks = every_mark();
        scene.marks.extend(start.map(|start| Mark::new(at(start), MarkKind::From)));
        let text = svg(&scene);
        check(&text);
        assert_eq!(count(&text, r#"<g class="mark "#), scene.marks.len());
        assert_eq!(count(&text, r#" class="field""#), 1);
    }
    for mark in every_mark() {
        check(&key(&mark));
    }
    for kind in MarkKind::ALL {
        assert_eq!(MarkKind::from_id(kind.id()), Some(kind));
    }
    for stride in [Stride::Step, Stride::Jump, Stride::Slide] {
        assert_eq!(Stride::from_id(stride.id()), Some(stride));
    }
    assert_eq!((MarkKind::from_id("x"), Stride::from_id("")), (None, None));
}

#[test]
fn marks_know_of_men_and_layers() {
    let mut scene = array();
    let slide = |name| Mark { stride: Some(Stride::Slide), ..Mark::new(at(name), MarkKind::Both) };
    scene.marks = vec![
        slide("a3"),
        slide("a7"),
        Mark::new(at("a1"), MarkKind::From),
        Mark::new(at("a2"), MarkKind::Blocked),
        Mark::new(at("h3"), MarkKind::Note),
    ];
    let text = svg(&scene);
    check(&text);
    let (under, rest) = text.split_once(r#"<g class="men">"#).expect("men");
    let (_, over) = rest.split_once(r#"<g class="marks over">"#).expect("marks over men");
    assert!(under.contains(r#"class="mark both slide" "#));
    assert!(under.contains(r#"class="mark both slide occupied""#));
    assert!(under.contains(r#"class="mark from occupied""#));
    assert!(over.contains(r#"class="mark blocked occupied""#) && over.contains(r#"class="mark note""#));
    // The line of the slide to a3 runs down to a2, where a1 lies; on a turned board it runs up.
    assert!(under.contains("M50.0 77.0L50.0 123.0"), "{under}");
    scene.flipped = true;
    assert!(svg(&scene).contains("M50.0 23.0L50.0 -23.0"));
}
