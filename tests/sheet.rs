//! Sheets to print: everything is there, and fits the paper.

use tabiya::pictures::sheet::{Cut, Paper, Part, PrintSet, print_set};
use tabiya::pictures::svg::PieceSet;
use tabiya::{Rules, games};

fn set(game: &str) -> PrintSet {
    let rules = Rules::new(games::find(game).unwrap(), &[]).unwrap();
    print_set(&rules, Paper::A4, PieceSet::Figures, true)
}

fn total(set: &PrintSet, of: impl Fn(&Cut) -> u8) -> u32 {
    set.pieces.iter().map(|cut| u32::from(of(cut))).sum()
}

/// A size in millimetres from the root of a drawing.
fn millimetres(svg: &str, side: &str) -> f64 {
    let value = svg.split(&format!(" {side}=\"")).nth(1).unwrap().split('"').next().unwrap();
    value.strip_suffix("mm").expect("in millimetres").parse().unwrap()
}

#[test]
fn every_sheet_of_every_game_fits_its_paper() {
    for game in games::EVERY {
        let rules = Rules::new(game, &[]).unwrap();
        for paper in [Paper::A4, Paper::Letter] {
            for piece_set in PieceSet::ALL {
                let set = print_set(&rules, paper, piece_set, true);
                assert_eq!(set.sheets[0].part, Part::Board);
                let (across, down) = paper.room();
                for sheet in &set.sheets {
                    let (width, height) =
                        (millimetres(&sheet.svg, "width"), millimetres(&sheet.svg, "height"));
                    assert!(width <= across + 0.01 && height <= down + 0.01, "{} {width} {height}", game.id);
                }
                let drawn: usize =
                    set.sheets.iter().map(|sheet| sheet.svg.matches("class=\"figure").count()).sum();
                let faces = total(&set, |cut| (cut.count + cut.spare) * (1 + u8::from(cut.back.is_some())));
                assert!(drawn >= faces as usize, "{}: {drawn} of {faces}", game.id);
            }
        }
    }
}

/// Counts of the sets as they are sold and described.
#[test]
fn a_set_is_complete() {
    // Forty pieces, all but the kings and golds with another face.
    let shogi = set("shogi");
    assert_eq!(total(&shogi, |cut| cut.count), 40);
    assert_eq!(total(&shogi, |cut| if cut.back.is_some() { cut.count } else { 0 }), 34);
    // Pieces change sides and look alike on both, but not the kings: 王 is the second player's.
    let kings = |tone: &str| shogi.sheets[1].svg.matches(&format!("figure {tone} wedge wedge-king")).count();
    assert_eq!((kings("light"), kings("dark")), (1, 1));
    // Sixteen a side; the shells are turned over.
    let makruk = set("makruk");
    assert_eq!(total(&makruk, |cut| cut.count), 32);
    assert_eq!(total(&makruk, |cut| if cut.back.is_some() { cut.count } else { 0 }), 16);
    assert_eq!(total(&set("xiangqi"), |cut| cut.count), 32);
    // Four armies of eight (seed 001). Of four soldiers one is lost before another rises, to a horse
    // or an elephant; beside a boat the last may become a boat too.
    let bell = set("shaturanga");
    assert_eq!(total(&bell, |cut| cut.count), 32);
    assert_eq!(total(&bell, |cut| cut.spare), 4 * (3 + 3 + 1));
    // The race is run with four pieces each (Daou, Appendix I); a double is two of them.
    assert_eq!(total(&set("ashtapada"), |cut| cut.count + cut.spare), 16);
}

#[test]
fn a_board_of_eight_is_160_millimetres_wide() {
    assert_eq!(set("shaturanga").square, 20.0);
    // Nine files with their coordinates leave less on a sheet 190 mm wide.
    let xiangqi = set("xiangqi").square;
    assert!((18.0..20.0).contains(&xiangqi), "{xiangqi}");
}

#[test]
fn what_is_thrown_is_there() {
    for (game, sides) in [("shaturanga", 4), ("dice-chess", 4), ("ashtapada", 16), ("shatranj", 0)] {
        let set = set(game);
        assert_eq!(set.sides, sides, "{game}");
        let spinner = set.sheets.iter().any(|sheet| sheet.svg.contains("class=\"spinner\""));
        assert_eq!(spinner, sides > 0, "{game}");
    }
    let without = Rules::new(games::find("shaturanga").unwrap(), &[("dice", "none")]).unwrap();
    assert_eq!(print_set(&without, Paper::Letter, PieceSet::Letters, false).sides, 0);
}
