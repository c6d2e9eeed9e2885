//! Saved pictures: small, alone, and the same where no fonts are installed.

use tabiya::diagram::{PictureOptions, own_marks, picture};
use tabiya::svg::PieceSet;
use tabiya::{Match, games};

#[test]
fn every_array_is_small_and_needs_no_font() {
    for game in games::ALL {
        for pieces in PieceSet::ALL {
            let array = Match::new(game.id, &[], None).expect("the array");
            let options = PictureOptions { pieces, ..PictureOptions::default() };
            let text = picture(array.rules(), array.position(), &options);
            let id = (game.id, pieces.id());
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
