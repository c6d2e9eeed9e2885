//! SVG boards: one board colour, every piece and mark in its place, safe and well-formed text.

use tabiya::MoveStyle;
use tabiya::art::{CHARACTERS, Figure, Ink, Inscribed, Plate, character, disc, glyph, octagon, wedge};
use tabiya::pictures::svg::*;

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

/// The array of Chaturanga: 16 pieces a side.
fn setup() -> Scene<'static> {
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
            scene.pieces.push(ScenePiece {
                at: At::new(file, rank),
                figure,
                seat,
                tone: Tone::of(seat),
                letter,
                name,
            });
        }
    }
    scene.title = Some("Chaturanga");
    scene.description = Some("The array.");
    scene
}

/// Every mark there is.
fn every_mark() -> Vec<Mark> {
    let mut marks = Vec::new();
    for role in MarkKind::ALL {
        for move_style in [
            None,
            Some(MoveStyle::Step),
            Some(MoveStyle::Jump),
            Some(MoveStyle::Hop),
            Some(MoveStyle::Slide),
            Some(MoveStyle::Lame),
        ] {
            for once in [false, true] {
                for series in [None, Some(0), Some(1), Some(2), Some(3), Some(255)] {
                    marks.push(Mark { at: at("c3"), kind: role, move_style, once, series, from: None });
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
    // COM-06: the board is never chequered.
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
fn every_piece_is_there_once() {
    for piece_set in [PieceSet::Figures, PieceSet::Letters] {
        for inline in [false, true] {
            let scene = Scene { piece_set, inline, ..setup() };
            let text = svg(&scene);
            check(&text);
            assert_eq!(count(&text, r#"<g class="piece seat-0""#), 16);
            assert_eq!(count(&text, r#"<g class="piece seat-1""#), 16);
            let drawn = count(&text, r#"<g class="figure "#);
            assert_eq!(drawn, if inline { 32 } else { 12 }, "{piece_set:?}");
            assert_eq!(count(&text, "<use "), if inline { 0 } else { 32 });
            for piece in &scene.pieces {
                let title = format!(r#"data-square="{}" "#, piece.at.name());
                assert_eq!(count(&text, &title), 1, "{}", piece.at.name());
            }
        }
    }
}

#[test]
fn shared_and_inline_pieces_are_drawn_alike() {
    let shared = svg(&setup());
    for piece in &setup().pieces {
        let drawing = tabiya::pictures::svg::piece(piece.figure, piece.letter, piece.seat, PieceSet::Figures);
        check(&drawing);
        assert!(shared.contains(&drawing));
        let node = piece_node(&setup(), piece);
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
            drawings.push(tabiya::pictures::svg::piece(figure, "K", seat, PieceSet::Figures));
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
    let scene = Scene { piece_set: PieceSet::Letters, ..setup() };
    assert!(!svg(&scene).contains("<text"));
    // Lower-case letters become capitals; other scripts are set as text.
    let small = tabiya::pictures::svg::piece(Figure::King, "k", 0, PieceSet::Letters);
    assert_eq!(small, tabiya::pictures::svg::piece(Figure::King, "K", 0, PieceSet::Letters));
    let general = tabiya::pictures::svg::piece(Figure::King, "Ж", 0, PieceSet::Letters);
    check(&general);
    assert!(general.contains(">Ж</text>"));
    // Characters with strokes of their own need no font either.
    assert!(!tabiya::pictures::svg::piece(Figure::King, "帥", 0, PieceSet::Letters).contains("<text"));
}

#[test]
fn text_from_outside_is_escaped() {
    let nasty = "</title><script>alert(\"1\")</script> & 'x' ]]> \u{0}\u{8}\u{fffe}";
    let mut scene = setup();
    scene.title = Some(nasty);
    scene.description = Some(nasty);
    scene.prefix = "\"><script>";
    for piece in &mut scene.pieces {
        piece.letter = "<&\"'";
        piece.name = nasty;
    }
    for piece_set in [PieceSet::Figures, PieceSet::Letters] {
        scene.piece_set = piece_set;
        let text = svg(&scene);
        check(&text);
        assert!(!text.contains("<script"));
        assert!(text.contains("&lt;script&gt;alert(&quot;1&quot;)"));
        assert!(text.contains(r#"id="tabiya-script-title-"#));
    }
    assert_eq!(escape("a<b>&\"'\u{1}é"), "a&lt;b&gt;&amp;&quot;&#39;\u{fffd}é");
}

#[test]
fn two_pictures_on_a_page_share_no_id() {
    let one = svg(&Scene { prefix: "one", ..setup() });
    let two = svg(&Scene { prefix: "two", ..setup() });
    let ids = |text: &str| -> Vec<String> {
        text.split(" id=\"").skip(1).map(|part| part.split('"').next().unwrap_or_default().into()).collect()
    };
    assert_eq!(ids(&one).len(), 14, "twelve figures, a title and a description");
    assert!(ids(&one).iter().all(|id| !ids(&two).contains(id)));
}

#[test]
fn pictures_have_names() {
    let text = svg(&setup());
    let tags = check(&text);
    for (name, attribute, content) in
        [("title", "aria-labelledby", "Chaturanga"), ("desc", "aria-describedby", "The array.")]
    {
        let id = tags[0].split(&format!("{attribute}=\"")).nth(1).and_then(|rest| rest.split('"').next());
        let id = id.expect("a name");
        assert!(text.contains(&format!("<{name} id=\"{id}\">{content}</{name}>")), "{id}");
    }
    assert!(tags[0].contains(r#"role="img""#));
    let bare = svg(&Scene::new(board(8, 8)));
    assert!(!bare.contains("<title") && !bare.contains("aria-"));
}

#[test]
fn pictures_are_small_and_always_the_same() {
    for piece_set in [PieceSet::Figures, PieceSet::Letters] {
        for inline in [false, true] {
            let scene = Scene { piece_set, inline, ..setup() };
            let text = svg(&scene);
            assert!(text.len() < 30_000, "{} bytes", text.len());
            assert_eq!(text, svg(&scene.clone()));
        }
    }
    assert!(svg(&setup()).len() < 20_000);
}

#[test]
fn flipped_board_turns_everything() {
    let mut scene = setup();
    scene.marks = vec![Mark::new(at("a3"), MarkKind::Move)];
    let text = svg(&scene);
    let tags = check(&text);
    assert_eq!(place(&tags, "piece", "a1"), "0 700");
    assert_eq!(place(&tags, "piece", "e8"), "400 0");
    assert_eq!(place(&tags, "mark", "a3"), "0 500");
    scene.flipped = true;
    let text = svg(&scene);
    let tags = check(&text);
    assert!(text.contains(r#"class="tabiya flipped""#));
    assert_eq!(place(&tags, "piece", "a1"), "700 0");
    assert_eq!(place(&tags, "piece", "e8"), "300 700");
    assert_eq!(place(&tags, "mark", "a3"), "700 200");
    for flipped in [false, true] {
        let scene = Scene { flipped, ..setup() };
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
    let scene = Scene { coordinates: None, ..setup() };
    assert!(!svg(&scene).contains("coordinates"));
}

#[test]
fn marks_differ_in_shape() {
    // Shape without colour: what is left tells all of them apart.
    let roles = [MarkKind::Move, MarkKind::Capture, MarkKind::Both];
    let gaits = [MoveStyle::Step, MoveStyle::Jump, MoveStyle::Hop, MoveStyle::Slide, MoveStyle::Lame];
    let mut shapes = Vec::new();
    for role in roles {
        for move_style in gaits {
            for once in [false, true] {
                for series in [None, Some(0), Some(1), Some(2)] {
                    let mark = Mark {
                        at: at("d4"),
                        kind: role,
                        move_style: Some(move_style),
                        once,
                        series,
                        from: None,
                    };
                    shapes.push(tabiya::pictures::svg::mark(&mark, false, Some((2, 0))));
                }
            }
        }
    }
    for role in MarkKind::ALL.into_iter().filter(|role| !roles.contains(role)) {
        shapes.push(tabiya::pictures::svg::mark(&Mark::new(at("d4"), role), false, None));
    }
    for series in 0..3 {
        let mark = Mark { series: Some(series), ..Mark::new(at("d4"), MarkKind::Reach) };
        shapes.push(tabiya::pictures::svg::mark(&mark, false, None));
    }
    let all = shapes.len();
    shapes.sort();
    shapes.dedup();
    assert_eq!(shapes.len(), all);
}

#[test]
fn every_mark_is_well_formed() {
    let mut scene = setup();
    scene.pieces.push(ScenePiece { at: at("c3"), ..scene.pieces[0].clone() });
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
    for role in MarkKind::ALL {
        assert_eq!(MarkKind::from_id(role.id()), Some(role));
    }
    for move_style in [MoveStyle::Step, MoveStyle::Jump, MoveStyle::Hop, MoveStyle::Slide, MoveStyle::Lame] {
        assert_eq!(MoveStyle::from_id(move_style.id()), Some(move_style));
    }
    assert_eq!((MarkKind::from_id("x"), MoveStyle::from_id("")), (None, None));
}

#[test]
fn marks_know_of_pieces_and_layers() {
    let mut scene = setup();
    let slide = |name| Mark { move_style: Some(MoveStyle::Slide), ..Mark::new(at(name), MarkKind::Both) };
    scene.marks = vec![
        slide("a3"),
        slide("a7"),
        Mark::new(at("a1"), MarkKind::From),
        Mark::new(at("a2"), MarkKind::Blocked),
        Mark::new(at("h3"), MarkKind::Note),
    ];
    let text = svg(&scene);
    check(&text);
    let (under, rest) = text.split_once(r#"<g class="pieces">"#).expect("pieces");
    let (_, over) = rest.split_once(r#"<g class="marks over">"#).expect("marks over pieces");
    assert!(under.contains(r#"class="mark both slide" "#));
    // What goes round a piece lies over its edge.
    assert!(over.contains(r#"class="mark both slide occupied""#));
    assert!(under.contains(r#"class="mark from occupied""#));
    assert!(over.contains(r#"class="mark blocked occupied""#) && over.contains(r#"class="mark note""#));
    // The line of the slide to a3 runs down to a2, where a1 lies; on a turned board it runs up.
    assert!(under.contains("M50 77L50 123"), "{under}");
    scene.flipped = true;
    assert!(svg(&scene).contains("M50 23L50 -23"));
}

const PALACES: [At; 2] = [At::new(4, 1), At::new(4, 8)];

/// A board of nine by ten points.
fn points(river: Option<River>) -> BoardSketch {
    let crossed = ["b3", "h3", "a4", "e4", "i4", "b8", "h8"].map(at).to_vec();
    let style = BoardStyle::Points { river, palaces: &PALACES, mark: PointMark::Angles };
    BoardSketch { files: 9, ranks: 10, style, crossed }
}

const RIVER: River = River { below: 5, words: ["楚河", "漢界"] };

fn scene(board: BoardSketch, pieces: &[(u8, u8, Figure, u8)]) -> Scene<'static> {
    let piece = |&(file, rank, figure, seat): &(u8, u8, Figure, u8)| ScenePiece {
        at: At::new(file, rank),
        figure,
        seat,
        tone: Tone::of(seat),
        letter: "K",
        name: "",
    };
    Scene { pieces: pieces.iter().map(piece).collect(), ..Scene::new(board) }
}

/// The `d` of the path with this class.
fn path<'t>(text: &'t str, class: &str) -> &'t str {
    let tag = text.split(&format!(r#"class="{class}""#)).nth(1).expect("a path of the class");
    tag.split(r#" d=""#).nth(1).and_then(|rest| rest.split('"').next()).expect("path data")
}

fn inscribed() -> impl Iterator<Item = (Figure, &'static Inscribed)> {
    Figure::ALL.into_iter().filter_map(|figure| match figure {
        Figure::Inscribed(piece) => Some((figure, piece)),
        _ => None,
    })
}

#[test]
fn no_style_of_the_old_boards_is_chequered() {
    let styles = [
        BoardStyle::Squares,
        BoardStyle::Diagonals,
        BoardStyle::Grid { zone: 3 },
        BoardStyle::Grid { zone: 200 },
        points(Some(RIVER)).style,
        points(None).style,
    ];
    for style in styles {
        for (files, ranks) in [(8, 8), (9, 8), (9, 9), (9, 10), (1, 1), (3, 26)] {
            for flipped in [false, true] {
                let sketch = BoardSketch { style, ..board(files, ranks) };
                let text = svg(&Scene { flipped, ..Scene::new(sketch) });
                let tags = check(&text);
                assert_eq!(tags.iter().filter(|tag| tag.starts_with("rect")).count(), 2);
                assert_eq!(tags.iter().filter(|tag| tag.contains("fill=\"#")).count(), 2, "{style:?}");
            }
        }
    }
    let mut ids = styles.map(BoardStyle::id).to_vec();
    ids.dedup();
    assert_eq!(ids, ["squares", "diagonals", "grid", "points"]);
}

#[test]
fn long_diagonals_are_drawn() {
    let sketch = BoardSketch { style: BoardStyle::Diagonals, crossed: vec![], ..board(8, 8) };
    let text = svg(&Scene::new(sketch));
    assert!(path(&text, "lines").ends_with("M0 0L800 800M800 0L0 800"));
    assert!(!svg(&Scene::new(board(8, 8))).contains("M0 0L800 800"));
}

#[test]
fn four_dots_mark_the_zones() {
    for (files, ranks, wanted) in [
        (9, 9, "M300 300h.01M300 600h.01M600 300h.01M600 600h.01"),
        (9, 8, "M300 300h.01M300 500h.01M600 300h.01M600 500h.01"),
        (8, 8, "M300 300h.01M300 500h.01M500 300h.01M500 500h.01"),
    ] {
        let sketch = BoardSketch { style: BoardStyle::Grid { zone: 3 }, ..board(files, ranks) };
        assert_eq!(path(&svg(&Scene::new(sketch)), "lines dots"), wanted);
    }
}

#[test]
fn river_is_open_and_palaces_are_crossed() {
    // XQ-01 and JG-01.
    for flipped in [false, true] {
        let river = svg(&Scene { flipped, ..Scene::new(points(Some(RIVER))) });
        let plain = svg(&Scene { flipped, ..Scene::new(points(None)) });
        for text in [&river, &plain] {
            check(text);
            let lines = path(text, "lines");
            assert_eq!(count(lines, "H850"), 10);
            assert_eq!(count(lines, "l200 200"), 2);
            assert!(lines.contains("M350 50l200 200m0-200l-200 200"), "{lines}");
            assert!(lines.contains("M350 750l200 200m0-200l-200 200"), "{lines}");
        }
        // Seven files stop at the banks, the outermost two go through.
        let lines = path(&river, "lines");
        assert_eq!(count(lines, "50V450M"), 7);
        assert_eq!(count(lines, "550V950"), 7);
        assert_eq!(count(lines, "50V950"), 9);
        assert_eq!(count(path(&plain, "lines"), " 50V950"), 9);
        assert!(river.contains(r#"class="words""#) && !plain.contains(r#"class="words""#));
        assert!(!river.contains("<text"), "the words need no font");
        let words = river.split(r#"class="words""#).nth(1).expect("words");
        let first =
            |letter, x| words.find(&character(letter, x, 500.0, 62.0).expect("strokes").path).is_some();
        let (left, right) = (0.27 * 900.0, 0.73 * 900.0);
        assert!(first('楚', if flipped { right - 60.0 } else { left - 60.0 }), "{words}");
        assert!(first('界', if flipped { left + 60.0 } else { right + 60.0 }), "{words}");
    }
}

#[test]
fn points_bear_marks_within_the_board() {
    let text = svg(&Scene::new(points(None)));
    let posts = path(&text, "lines posts");
    // Four angles on each of five points, two at either edge.
    assert_eq!(count(posts, "M"), 5 * 4 + 2 * 2);
    let mut crosses = points(None);
    crosses.style = BoardStyle::Points { river: None, palaces: &[], mark: PointMark::Crosses };
    assert_eq!(count(path(&svg(&Scene::new(crosses)), "lines posts"), "L"), 5 * 4 + 2 * 2);
}

#[test]
fn pieces_stand_on_points() {
    let board = points(Some(RIVER));
    for flipped in [false, true] {
        for file in 0..9 {
            for rank in 0..10 {
                let (x, y) = origin(&board, At::new(file, rank), flipped);
                // The point is the middle of its cell.
                let found = square_at(&board, f64::from(x) + 50.0, f64::from(y) + 50.0, flipped);
                assert_eq!(found, Some(At::new(file, rank)));
            }
        }
    }
    let mut scene = scene(board, &[(4, 0, disc::GENERAL, 0), (4, 9, disc::GENERAL, 1)]);
    scene.marks = every_mark();
    let text = svg(&scene);
    let tags = check(&text);
    assert_eq!(place(&tags, "piece", "e1"), "400 900");
    assert_eq!(place(&tags, "piece", "e10"), "400 0");
    // What fills a square is round here.
    assert!(!text.contains("M0 0H100V100H0Z"));
}

#[test]
fn characters_have_strokes() {
    let mut all = 0;
    for letter in CHARACTERS.chars() {
        let written = character(letter, 50.0, 50.0, 100.0).expect("strokes");
        assert!(written.strokes >= 2, "{letter}");
        assert!(written.path.starts_with('M') && !written.path.contains("NaN"), "{letter}");
        assert_eq!(count(&written.path, "M"), written.strokes, "{letter}");
        let numbers = written.path.split(|c: char| !c.is_ascii_digit() && c != '.').filter(|n| !n.is_empty());
        let numbers: Vec<f64> = numbers.map(|number| number.parse().expect("a number")).collect();
        assert!(numbers.iter().all(|number| (0.0..=100.0).contains(number)), "{letter}: {}", written.path);
        let spread = |axis: usize| {
            let along = || numbers.iter().skip(axis).step_by(2).copied();
            along().fold(0.0, f64::max) - along().fold(100.0, f64::min)
        };
        assert!(spread(0) > 60.0 && spread(1) > 60.0, "{letter} fills its square");
        all += written.path.len();
    }
    assert!(all < 12_000, "{all} bytes");
    assert!(character('K', 0.0, 0.0, 1.0).is_none() && character('龜', 0.0, 0.0, 1.0).is_none());
    // Strokes as they are counted in the simplest ones.
    for (letter, strokes) in [('王', 4), ('玉', 5), ('士', 3), ('と', 2), ('太', 4)] {
        assert_eq!(character(letter, 50.0, 50.0, 100.0).map(|written| written.strokes), Some(strokes));
    }
    let mut paths: Vec<String> =
        CHARACTERS.chars().filter_map(|letter| Some(character(letter, 50.0, 50.0, 100.0)?.path)).collect();
    paths.sort();
    paths.dedup();
    assert_eq!(paths.len(), CHARACTERS.chars().count());
}

#[test]
fn scripts_need_no_font() {
    for (figure, piece) in inscribed() {
        for seat in 0..2 {
            for letter in piece.text(seat).chars() {
                assert!(character(letter, 0.0, 0.0, 1.0).is_some(), "{letter} of {}", piece.id);
            }
            for piece_set in PieceSet::ALL {
                for flipped in [false, true] {
                    let text = piece_facing(figure, "+P", seat, piece_set, flipped);
                    check(&text);
                    assert!(!text.contains("<text"), "{}", piece.id);
                    assert!(text.len() < 2_500, "{} {}", piece.id, text.len());
                }
            }
        }
    }
}

#[test]
fn ids_name_one_figure_each() {
    for figure in Figure::ALL {
        assert_eq!(Figure::from_id(figure.id()), Some(figure));
        assert!(figure.id().chars().all(|c| c.is_ascii_lowercase() || c == '-'));
        let drawing = figure.drawing();
        assert!(drawing.outline.starts_with('M') && drawing.outline.ends_with('Z'), "{}", figure.id());
        assert_eq!(count(drawing.outline, "M"), 1, "{}", figure.id());
    }
    for set in PieceSet::ALL {
        assert_eq!(PieceSet::from_id(set.id()), Some(set));
    }
    assert_eq!(PieceSet::from_id("pictures"), None);
}

#[test]
fn wedges_point_away_from_their_owner() {
    let turned = |figure, seat, flipped| {
        piece_facing(figure, "P", seat, PieceSet::Figures, flipped)
            .contains(r#"transform="rotate(180 50 50)""#)
    };
    for (figure, piece) in inscribed() {
        for (seat, flipped) in [(0, false), (1, false), (0, true), (1, true)] {
            let wanted = piece.plate == Plate::Wedge && (seat == 1) != flipped;
            assert_eq!(turned(figure, seat, flipped), wanted, "{} {seat} {flipped}", piece.id);
        }
    }
    // Turned, not mirrored; and letters stay upright.
    let pawn = piece_facing(wedge::PAWN, "P", 1, PieceSet::Figures, false);
    assert!(!pawn.contains("scale(-"));
    let letter = piece_facing(wedge::PAWN, "P", 1, PieceSet::Letters, false);
    let (plate, letter) = letter.split_once(r#"<g class="ink"#).expect("a letter after the plate");
    assert!(plate.contains("rotate(180") && plate.ends_with("</g>") && !letter.contains("rotate"));
    assert_eq!(
        tabiya::pictures::svg::piece(wedge::PAWN, "P", 1, PieceSet::Figures),
        piece_facing(wedge::PAWN, "P", 1, PieceSet::Figures, false)
    );
    // A picture turns them with the board.
    let board = || BoardSketch { style: BoardStyle::Grid { zone: 3 }, ..board(9, 9) };
    for inline in [false, true] {
        for flipped in [false, true] {
            let scene = Scene { inline, flipped, ..scene(board(), &[(4, 0, wedge::KING, 0)]) };
            assert_eq!(svg(&scene).contains("rotate(180"), flipped);
        }
    }
}

#[test]
fn promoted_faces_are_red() {
    let mut faces = 0;
    for (figure, piece) in inscribed() {
        for seat in 0..2 {
            let text = tabiya::pictures::svg::piece(figure, "+P", seat, PieceSet::Figures);
            let class = text.split('"').nth(1).expect("a class");
            assert_eq!(class.split(' ').any(|name| name == "promoted"), piece.promoted);
            assert_eq!(figure.promoted(), piece.promoted);
            if piece.promoted {
                faces += 1;
                assert_eq!(piece.ink(seat), Ink::Red);
                assert!(text.contains(r#"<g class="ink red""#), "{text}");
            }
        }
    }
    assert_eq!(faces, 14);
}

#[test]
fn seats_of_inscribed_pieces_differ() {
    let ink = |figure, seat| match figure {
        Figure::Inscribed(piece) => piece.ink(seat),
        _ => unreachable!(),
    };
    assert_eq!((ink(disc::GENERAL, 0), ink(disc::GENERAL, 1)), (Ink::Red, Ink::Black));
    assert_eq!((ink(octagon::GENERAL, 0), ink(octagon::GENERAL, 1)), (Ink::Green, Ink::Red));
    assert_eq!((ink(wedge::PAWN, 0), ink(wedge::PAWN, 1)), (Ink::Black, Ink::Black));
    for (figure, piece) in inscribed() {
        let face = |seat| {
            let text = tabiya::pictures::svg::piece(figure, "K", seat, PieceSet::Figures);
            let at = text.find(r#"class="face" fill=""#).expect("a face") + 19;
            text[at..at + 7].to_string()
        };
        // Two woods, so that the colours are not needed; wedges have one and point two ways.
        assert_eq!(face(0) != face(1), piece.plate != Plate::Wedge, "{}", piece.id);
    }
    // Three sizes of octagons, and each piece of a set can be told from the others.
    let sizes = [octagon::GENERAL, octagon::CHARIOT, octagon::SOLDIER].map(|figure| figure.drawing().outline);
    assert!(sizes[0] != sizes[1] && sizes[1] != sizes[2] && sizes[0] != sizes[2]);
    for piece_set in [PieceSet::Figures, PieceSet::Pictograms] {
        let discs = Figure::ALL.into_iter().filter(|figure| figure.id().starts_with("disc-"));
        let mut drawn: Vec<String> = discs
            .map(|figure| tabiya::pictures::svg::piece(figure, "K", 0, piece_set).replace(figure.id(), ""))
            .collect();
        drawn.sort();
        drawn.dedup();
        assert_eq!(drawn.len(), 7);
    }
}

#[test]
fn letters_keep_the_plate() {
    let board = BoardSketch { style: BoardStyle::Grid { zone: 3 }, ..board(9, 9) };
    let mut scene = scene(
        board,
        &[
            (0, 0, wedge::PAWN, 0),
            (1, 0, wedge::PROMOTED_PAWN, 0),
            (2, 0, Figure::Soldier, 0),
            (3, 0, Figure::Cowrie, 0),
        ],
    );
    scene.piece_set = PieceSet::Letters;
    scene.pieces[1].letter = "+P";
    let text = svg(&scene);
    check(&text);
    // The two carved pieces share a disc.
    assert_eq!(count(&text, r#"<g class="figure "#), 3);
    assert_eq!(count(&text, " disc\""), 1);
    assert_eq!(count(&text, " wedge wedge-"), 2);
}

fn hand(seat: u8, side: Side) -> Hand<'static> {
    let piece = |figure, letter, count| HandPiece { figure, letter, name: "a <piece>", count };
    let pieces = vec![piece(wedge::PAWN, "P", 12), piece(wedge::GOLD, "G", 0), piece(wedge::ROOK, "R\"", 1)];
    Hand { seat, tone: Tone::of(seat), pieces, room: 7, side }
}

#[test]
fn hands_show_what_is_in_them() {
    let scene = Scene::new(board(9, 9));
    for seat in 0..2 {
        for side in [Side::Left, Side::Right, Side::Above, Side::Below] {
            let hand = hand(seat, side);
            let layer = hand_layer(&scene, &hand);
            check(&layer);
            check(&hand_svg(&scene, &hand));
            assert_eq!(count(&layer, " in-hand\""), 2, "none of which there is none");
            assert!(layer.contains(r#"data-hand="P" data-count="12""#));
            assert_eq!(count(&layer, r#"class="count""#), 1, "no number on a single piece");
            assert_eq!(layer.contains("rotate(180"), seat == 1);
            let [_, _, width, height] = hand_box(&hand);
            let (long, short) = (width.max(height), width.min(height));
            assert_eq!((long, short), (716, 116));
            assert_eq!(width < height, matches!(side, Side::Left | Side::Right));
        }
    }
    let empty = Hand { seat: 0, tone: Tone::Light, pieces: vec![], room: 0, side: Side::Left };
    assert_eq!(hand_box(&empty)[2..], [116, 116]);
    check(&hand_svg(&scene, &empty));
}

#[test]
fn pictures_make_room_for_hands() {
    let [x, y, width, height] = view_box(&board(9, 9), true);
    let bare = Scene::new(board(9, 9));
    assert_eq!(picture_box(&bare), [x, y, width, height]);
    for side in [Side::Left, Side::Right, Side::Above, Side::Below] {
        for flipped in [false, true] {
            let scene = Scene { hands: vec![hand(0, side), hand(1, side)], flipped, ..bare.clone() };
            let text = svg(&scene);
            check(&text);
            assert_eq!(count(&text, r#"<g class="hand seat-"#), 2);
            let [left, top, across, down] = picture_box(&scene);
            assert!(text.contains(&format!(r#"viewBox="{left} {top} {across} {down}""#)));
            let grown = [left < x, left + across > x + width, top < y, top + down > y + height];
            let sides = [Side::Left, Side::Right, Side::Above, Side::Below];
            assert_eq!(grown.iter().position(|&grown| grown), sides.iter().position(|&other| other == side));
            assert_eq!(grown.iter().filter(|&&grown| grown).count(), 1, "{side:?}");
        }
    }
}

#[test]
fn inscribed_arrays_are_small() {
    use disc::*;
    let row = [CHARIOT, HORSE, ELEPHANT, ADVISER, GENERAL, ADVISER, ELEPHANT, HORSE, CHARIOT];
    let mut pieces = Vec::new();
    for (seat, home, guns, line) in [(0, 0, 2, 3), (1, 9, 7, 6)] {
        pieces.extend((0..).zip(row).map(|(file, figure)| (file, home, figure, seat)));
        pieces.extend([1, 7].map(|file| (file, guns, CANNON, seat)));
        pieces.extend([0, 2, 4, 6, 8].map(|file| (file, line, SOLDIER, seat)));
    }
    for piece_set in PieceSet::ALL {
        let scene = Scene { piece_set, ..scene(points(Some(RIVER)), &pieces) };
        for inline in [false, true] {
            let text = svg(&Scene { inline, ..scene.clone() });
            check(&text);
            assert!(!text.contains("<text"));
            assert!(text.len() < if inline { 42_000 } else { 26_000 }, "{pieces:?} {}", text.len());
        }
    }
}

#[test]
fn pictograms_tell_all_wedges_apart() {
    use tabiya::art::{Figure, wedge};
    let pieces = [
        wedge::KING,
        wedge::GOLD,
        wedge::SILVER,
        wedge::LAUREL,
        wedge::LANCE,
        wedge::PAWN,
        wedge::ROOK,
        wedge::BISHOP,
        wedge::DRUNK_ELEPHANT,
        wedge::PROMOTED_SILVER,
        wedge::PROMOTED_LAUREL,
        wedge::PROMOTED_LANCE,
        wedge::PROMOTED_PAWN,
        wedge::DRAGON_KING,
        wedge::DRAGON_HORSE,
        wedge::CROWN_PRINCE,
    ];
    // The class names each piece: without it only the drawing is left, and its colour with it.
    let drawn = |figure: &Figure| {
        let text = tabiya::pictures::svg::piece(*figure, "x", 0, PieceSet::Pictograms);
        text.split_once('>').expect("a group").1.to_owned()
    };
    let mut all: Vec<String> = pieces.iter().map(drawn).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), pieces.len());
}

#[test]
fn a_lame_leap_shows_the_squares_that_must_be_empty() {
    let mut scene = setup();
    let lame = |to, from| Mark {
        move_style: Some(MoveStyle::Lame),
        from: Some(at(from)),
        ..Mark::new(at(to), MarkKind::Both)
    };
    // Janggi's elephant: one straight and two aslant, so that c4 and d5 have to be empty on the way
    // from c3 to e6; seen from e6 they lie one and two squares down and left.
    scene.marks = vec![lame("e6", "c3")];
    let text = svg(&scene);
    check(&text);
    assert!(text.contains("L-50 150L-150 250L"), "{text}");
    assert_eq!(count(&text, r#"class="eye""#), 1);
    // Xiangqi's horse: the point next to it, straight.
    scene.marks = vec![lame("d5", "c3")];
    let text = svg(&scene);
    assert!(text.contains("L-50 150L-50 "), "{text}");
}
