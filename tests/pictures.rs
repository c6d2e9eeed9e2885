//! Saved SVG pictures: small, self-contained, and the same where no fonts are installed.

use tabiya::notation::Notation;
use tabiya::pictures::diagram::{
    PictureOptions, at, edge, hand_texts, held_texts, may_hold, own_marks, picture, scene_hands, sketch,
};
use tabiya::pictures::svg::{At, Bead, BoardStyle, Mark, MarkKind, PieceSet, Side, Tone, Track};
use tabiya::{Match, games, words::en as words};

#[test]
fn every_array_is_small_and_needs_no_font() {
    for game in games::EVERY {
        for piece_set in PieceSet::ALL {
            let array = Match::new(&game.id, &[], None).expect("the array");
            let options = PictureOptions { piece_set, ..PictureOptions::default() };
            let text = picture(array.rules(), array.position(), &options);
            let id = (&*game.id, piece_set.id());
            let shape = array.rules().board().shape;
            if (shape.files, shape.ranks) == (8, 8) {
                assert!(text.len() < 30_000, "{id:?}: {} bytes", text.len());
            }
            for outside in ["<text", "<style", "<script", "<image", "url(", "font"] {
                assert!(!text.contains(outside), "{id:?} has {outside}");
            }
        }
    }
}

#[test]
fn a_picture_on_a_page_has_ids_of_its_own() {
    let array = Match::new("shatranj", &[], None).expect("the array");
    let options = PictureOptions { prefix: "fig1".into(), ..PictureOptions::default() };
    let text = picture(array.rules(), array.position(), &options);
    assert!(text.split(" id=\"").skip(1).all(|rest| rest.starts_with("tabiya-fig1-")));
}

#[test]
fn a_board_marks_its_last_move_and_the_king_in_check() {
    let mut game = Match::new("shatranj", &[], Some("4k3/7p/8/8/8/8/P7/R3K3 w - - 0 1")).expect("a position");
    assert!(own_marks(&game).is_empty());
    game.play("a1b1").expect("legal");
    game.play("e8d8").expect("legal");
    game.play("b1b8").expect("legal");
    let marks: Vec<String> =
        own_marks(&game).iter().map(|mark| format!("{} {}", mark.kind.id(), mark.at.name())).collect();
    assert_eq!(marks, ["last b1", "last b8", "check d8"]);
}

#[test]
fn a_picture_has_what_it_is_asked_for() {
    let game = Match::new("shatranj", &[], Some("4k3/7p/8/8/8/8/P7/R3K3 w - - 0 1")).expect("a position");
    let (rules, position) = (game.rules(), game.position());
    let marks = vec![Mark::new(At::new(0, 0), MarkKind::Last)];
    let described = [words::describe(rules, position), words::describe_marks(&marks)];
    let way = Track {
        lines: vec![vec![At::new(0, 0), At::new(2, 2)]],
        seat: 1,
        tone: Tone::Dark,
        faint: false,
        arrows: false,
    };
    let options = PictureOptions {
        piece_set: PieceSet::Letters,
        marks,
        tracks: vec![way],
        beads: vec![Bead { at: At::new(7, 7), text: "8".into(), tone: Tone::Light, faint: false }],
        places: vec![vec![At::new(1, 1), At::new(2, 2)]],
        captions: &words::English,
        ..PictureOptions::default()
    };
    let text = picture(rules, position, &options);
    for (class, number) in [
        ("piece seat-0", 3),
        ("piece seat-1", 2),
        ("mark last", 1),
        ("way seat-1", 1),
        ("bead", 1),
        ("place", 1),
    ] {
        assert_eq!(text.matches(&format!("class=\"{class}")).count(), number, "{class}");
    }
    assert_ne!(text, picture(rules, position, &PictureOptions { piece_set: PieceSet::Figures, ..options }));
    assert!(described.iter().all(|part| !part.is_empty()));
    assert!(text.contains(&format!(">{}</desc>", described.join(" "))), "{text}");
    let english = PictureOptions { captions: &words::English, ..PictureOptions::default() };
    let plain = picture(rules, position, &english);
    let coordinates = r#"class="coordinates""#;
    assert!(plain.contains(coordinates));
    let bare =
        PictureOptions { coordinates: None, title: Some("By hand".into()), ..PictureOptions::default() };
    let bare = picture(rules, position, &bare);
    assert!(!bare.contains(coordinates) && bare.contains(">By hand</title>"));
    assert!(plain.contains(&format!(">{}</desc>", described[0])), "no space after it");
}

/// Every first move names its squares as the edge does.
#[test]
fn the_edge_of_a_board_names_squares_as_the_notation_does() {
    for (game, notation, form) in [
        ("shogi", Notation::Usi, "{from file}{from rank}{to file}{to rank}"),
        ("shogi", Notation::Csa, "{from file}{from rank}{to file}{to rank}"),
        ("shogi", Notation::Kif, "({from file}{from rank})"),
        ("xiangqi", Notation::Ucci, "{from file}{from rank}{to file}{to rank}"),
        ("janggi", Notation::Korean, "{from rank}{from file}"),
    ] {
        let array = Match::new(game, &[], None).expect("the array");
        let board = sketch(array.rules());
        let edge = edge(&board, Some(notation), false).expect("names");
        for action in array.legal() {
            let (Some(from), Some(to)) = (action.from(), action.to()) else { continue };
            let mut next = array.clone();
            next.play(&array.rules().write_move(action)).expect("a legal move");
            let text = next.line_in(notation).pop().expect("the move");
            let [from, to] = [from, to].map(|square| at(array.rules(), square));
            let named = form
                .replace("{from file}", &edge.files[usize::from(from.file)])
                .replace("{from rank}", &edge.ranks[usize::from(from.rank)])
                .replace("{to file}", &edge.files[usize::from(to.file)])
                .replace("{to rank}", &edge.ranks[usize::from(to.rank)]);
            assert!(text.contains(&named), "{game}, {notation:?}: {text} has no {named}");
        }
    }
}

/// Each side counts the files of Xiangqi from its own right.
#[test]
fn the_edge_of_a_board_of_xiangqi_is_that_of_who_sits_below() {
    let array = Match::new("xiangqi", &[], None).expect("the array");
    let files =
        |flipped| edge(&sketch(array.rules()), Some(Notation::Wxf), flipped).expect("names").files.concat();
    assert_eq!([files(false), files(true)], ["987654321", "123456789"]);
}

/// XQ-01: the river lies in the middle of ten ranks.
#[test]
fn the_river_lies_between_the_fifth_rank_and_the_sixth() {
    let game = Match::new("xiangqi", &[], None).expect("the array");
    let BoardStyle::Points { river: Some(river), .. } = sketch(game.rules()).style else {
        panic!("no river")
    };
    assert_eq!(river.below, 5);
}

/// Seven roles of pieces can be in a hand of Shogi; each player has his at his own right.
#[test]
fn hands_are_shown_where_they_lie() {
    let held = Match::new("shogi", &[], Some("4k4/9/9/9/9/9/9/9/4K4[PPr] w")).expect("a position");
    let texts = held_texts(held.rules(), held.position(), &words::English);
    let pieces = |hand: usize| -> Vec<(&str, u8)> {
        texts[hand].pieces.iter().map(|piece| (piece.letter.as_str(), piece.count)).collect()
    };
    assert_eq!((pieces(0), pieces(1)), (vec![("P", 2)], vec![("R", 1)]));
    for (flipped, sides) in [(false, [Side::Right, Side::Left]), (true, [Side::Left, Side::Right])] {
        let hands = scene_hands(held.rules(), &texts, flipped, false);
        assert_eq!([hands[0].side, hands[1].side], sides);
        assert!(hands.iter().all(|hand| hand.room == 7));
    }
    let text = picture(held.rules(), held.position(), &PictureOptions::default());
    assert_eq!(text.matches(r#"class="hand seat-"#).count(), 2);
    let empty = Match::new("shogi", &[], None).expect("the array");
    let texts = held_texts(empty.rules(), empty.position(), &words::English);
    assert!(scene_hands(empty.rules(), &texts, false, false).is_empty());
    assert_eq!(scene_hands(empty.rules(), &texts, false, true).len(), 2);
}

#[test]
fn some_games_have_hands_all_the_time_some_only_at_first() {
    for (game, position, may) in [
        ("shogi", None, true),
        ("shatranj", None, false),
        ("sittuyin", None, true),
        ("sittuyin", Some("4k3/8/8/8/8/8/P7/4K3 w"), false),
    ] {
        let game = Match::new(game, &[], position).expect("a match");
        assert_eq!(may_hold(game.rules(), game.position()), may, "{:?}", game.position_text());
        assert_eq!(!hand_texts(game.rules(), game.position(), &words::English).is_empty(), may);
    }
}

/// Pieces of a game of one's own have no figure: the letter on the disc says which they are, in every set.
#[cfg(feature = "files")]
#[test]
fn pieces_without_a_figure_have_their_letters() {
    let chess = tabiya::files::read(include_str!("files/chess.toml")).expect("a game");
    let array = Match::of(chess, &[], None).expect("the array");
    let drawn = |piece_set| {
        let options = PictureOptions { piece_set, ..PictureOptions::default() };
        picture(array.rules(), array.position(), &options)
    };
    let letters = drawn(PieceSet::Letters);
    // Six kinds of two colours, all of them different.
    assert_eq!(letters.matches(r#"<g class="letter""#).count(), 12);
    for piece_set in PieceSet::ALL {
        assert_eq!(drawn(piece_set), letters, "{piece_set:?}");
    }
}
