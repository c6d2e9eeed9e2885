//! Rules that hold in all these games: COM-01 to COM-22.

use tabiya::board::Ruling;
use tabiya::variant::{BareKing, Contest, Topic};
use tabiya::words::en;
use tabiya::{
    EndReason, Move, Piece, Position, Rules, Seat, Standing, games, pictures::diagram, pictures::svg,
};

use super::table::*;

/// The games by alternate moves: Senterej without its mobilisation.
const ALTERNATE: [(&str, &str); 4] =
    [("chaturanga", ""), ("shatranj", ""), ("senterej", "werera=off"), ("indian", "")];

fn everywhere(position: &str, test: impl Fn(&mut tabiya::Match)) {
    for (game, options) in ALTERNATE {
        test(&mut set_up(game, options, position));
    }
}

rules! {
    "COM-01" players_alternate {
        everywhere("", |game| {
            assert_eq!(turn(game), "w");
            assert_eq!(verdicts(game, "e7e6 e2e3"), "not-on-turn legal");
            play(game, "e2e3");
            assert_eq!(turn(game), "b");
            assert_eq!(verdicts(game, "d2d3 e3e4 e7e6"), "not-on-turn not-on-turn legal");
            play(game, "e7e6");
            assert_eq!(turn(game), "w");
        });
    }

    // The bottom side is the one whose soldiers go up the board.
    "COM-22" the_bottom_side_begins {
        everywhere("", |game| {
            assert_eq!(turn(game), "w");
            assert!(rule_text(game).contains("White begins. The players move by turns."));
            let first = game.position().pieces_of(Seat::FIRST);
            let bottom = game.rules().game().board.shape.squares().take(16).collect();
            assert_eq!(first, bottom);
        });
    }

    "COM-02" a_capture_takes_the_piece_on_the_square_and_never_an_own_one {
        everywhere("7k/p6p/8/3p4/4P3/8/P7/K2R4 w", |game| {
            assert_eq!(verdicts(game, "e4d5 d1d5 a1a2 d1a1"), "legal legal own-piece own-piece");
            assert!(!targets(game, "d1").contains("a1"));
            let before = game.position().occupied().len();
            play(game, "e4d5");
            assert_eq!(on(game, "d5"), 'P');
            assert_eq!(on(game, "e4"), '-');
            assert_eq!(game.position().occupied().len(), before - 1);
            assert_eq!((count(game, 'p'), count(game, 'P')), (2, 2));
        });
    }

    "COM-02" a_quiet_move_takes_nothing {
        everywhere("7k/p6p/8/3p4/4P3/8/P7/K2R4 w", |game| {
            let before = game.position().occupied().len();
            play(game, "d1d4");
            assert_eq!(game.position().occupied().len(), before);
        });
    }

    "COM-03" a_pinned_piece_stays_on_its_line {
        everywhere("4r2k/8/8/8/4R3/8/8/4K3 w", |game| {
            assert_eq!(targets(game, "e4"), "e2 e3 e5 e6 e7 e8");
            assert_eq!(verdicts(game, "e4d4 e4e8"), "king-attacked legal");
        });
        everywhere("4r2k/8/8/8/4N3/8/8/4K3 w", |game| {
            assert_eq!(targets(game, "e4"), "");
            assert_eq!(verdict(game, "e4f6"), "king-attacked");
        });
    }

    "COM-03" a_check_has_to_be_met {
        everywhere("4r2k/7p/8/8/8/8/R2P4/4K3 w -", |game| {
            // The king steps out of the line, and there is nothing else.
            assert_eq!(moves(game).into_iter().collect::<Vec<_>>(), ["e1d1", "e1f1", "e1f2"]);
            assert_eq!(verdict_on_all(game, "d2d3 e1e2 a2b2"), "king-attacked");
        });
        everywhere("4r2k/7p/8/8/8/R7/8/4K3 w -", |game| {
            assert_eq!(verdicts(game, "a3e3 a3a4"), "legal king-attacked");
        });
    }

    "COM-03" a_king_goes_to_no_attacked_square {
        everywhere("7k/p7/8/r7/4K3/8/P7/8 w -", |game| {
            assert_eq!(targets(game, "e4"), "d3 d4 e3 f3 f4");
            assert_eq!(verdicts(game, "e4e5 e4d5"), "king-attacked king-attacked");
        });
    }

    "COM-04" nobody_castles {
        everywhere("r3k2r/8/8/8/8/8/8/R3K2R w", |game| {
            assert_eq!(on(game, "e8"), 'k');
            for text in ["e1g1", "e1c1"] {
                assert_ne!(verdict(game, text), "legal");
            }
            play(game, "h1h2");
            for text in ["e8g8", "e8c8"] {
                assert_ne!(verdict(game, text), "legal");
            }
        });
        // Not by any other name either.
        everywhere("", |game| {
            assert!(!game.legal().iter().any(|action| matches!(action, Move::Castle { .. })));
        });
    }

    "COM-04" no_soldier_makes_a_double_step {
        everywhere("", |game| {
            for file in "abcdefgh".chars() {
                assert_eq!(verdict(game, &format!("{file}2{file}4")), "not-its-move");
                assert_eq!(verdict(game, &format!("{file}2{file}3")), "legal");
            }
            play(game, "a2a3");
            for file in "abcdefgh".chars() {
                assert_eq!(verdict(game, &format!("{file}7{file}5")), "not-its-move");
            }
        });
    }

    "COM-04" nothing_is_taken_in_passing {
        everywhere("4k3/p7/8/8/3p4/4P3/P7/4K3 w -", |game| {
            play(game, "e3e4");
            assert_eq!(verdicts(game, "d4e3 d4d3"), "nothing-to-capture legal");
        });
    }

    "COM-05" an_attacked_king_without_a_move_has_lost {
        everywhere("7k/R7/1R6/8/8/2p5/8/6K1 w -", |game| {
            assert_eq!(ending(game), "on");
            assert_eq!(ending_after(game, "b6b8"), "w checkmate");
        });
        everywhere("6k1/8/2P5/8/8/1r6/r7/7K b -", |game| {
            assert_eq!(ending_after(game, "b3b1"), "b checkmate");
        });
    }

    "COM-05" a_check_that_can_be_met_is_no_mate {
        // The chariot on g3 can come between, on g8.
        everywhere("7k/R7/1R6/8/8/2p3r1/8/7K w -", |game| {
            assert_eq!(ending_after(game, "b6b8"), "on");
            assert_eq!(moves(game).into_iter().collect::<Vec<_>>(), ["g3g8"]);
        });
    }

    // The picture itself; tests/svg.rs has the rest about pictures.
    "COM-06" the_board_has_one_colour {
        for game in games::ALL {
            let rules = Rules::new(game, &[]).expect("the defaults");
            let picture = diagram::picture(&rules, &Position::start(&rules), &Default::default());
            let board = picture.split(r#"<g class="board">"#).nth(1).expect("a board");
            let board = board.split(r#"<g class="pieces">"#).next().expect("pieces after it");
            // A frame and one field for all squares; the rest are lines.
            assert_eq!(board.matches("<rect").count(), 2, "{}", game.id);
            let field = board.split(r#"class="field""#).nth(1).expect("a field");
            let field = field.split("/>").next().expect("its attributes");
            let side = |name: &str| -> i32 {
                let value = field.split(&format!(" {name}=\"")).nth(1).expect("an attribute");
                value.split('"').next().and_then(|value| value.parse().ok()).expect("a number")
            };
            let shape = rules.board().shape;
            for (start, length, squares) in [("x", "width", shape.files), ("y", "height", shape.ranks)] {
                // Points lie where lines cross: the last line is a cell before the edge.
                let points = matches!(rules.board().ruling, Ruling::Points { .. });
                let least = (i32::from(squares) - i32::from(points)) * svg::CELL;
                assert!(side(start) <= 0 && side(start) + side(length) >= least, "{}", game.id);
            }
            for shape in ["<polygon", "<pattern", "<circle", "<ellipse", "<image", "url("] {
                assert!(!board.contains(shape), "{}: {shape}", game.id);
            }
            for path in board.split("<path").skip(1) {
                assert!(path.contains(r#"fill="none""#), "{}: a filled path on the board", game.id);
            }
        }
    }

    "COM-07" a_position_that_stands_a_third_time_is_drawn {
        everywhere("", |game| {
            assert_eq!(third_occurrence(game), "on, draw repetition");
            assert_eq!(game.undo().map(|_| ending(game)), Some("on".to_owned()));
        });
    }

    // The pieces are back, but the king's leap is gone: that is another position.
    "COM-07" what_may_still_be_done_belongs_to_the_position {
        let mut game = set_up("chaturanga", "", "3k4/p6r/8/8/8/8/P6R/4K3 w Kk");
        let to_and_fro = "h2g2 h7g7 g2h2 g7h7";
        play(&mut game, to_and_fro);
        let pieces_before = pieces(&game);
        play(&mut game, "e1f3 h7h6 f3f2 h6h5 f2e1 h5h7");
        assert_eq!((pieces(&game), turn(&game), field(&game, 2)), (pieces_before, "w".into(), "k".into()));
        assert_eq!(ending(&game), "on");
        assert_eq!(ending_after(&mut game, to_and_fro), "on");
        assert_eq!(ending_after(&mut game, to_and_fro), "draw repetition");
    }

    "COM-07" the_rule_can_be_left_out {
        for (game, options) in ALTERNATE {
            let mut game = set_up(game, &format!("{options} repetition=off"), "");
            assert_eq!(third_occurrence(&mut game), "on, on");
            assert_eq!(third_occurrence(&mut game), "on, on");
        }
    }

    // In every game for two, under every choice, whoever is on turn; nobody but the points can decide it then.
    "COM-08" two_bare_kings_draw_in_every_game {
        let mut drawn = 0;
        for game in games::ALL.iter().filter(|game| game.terms.contest == Contest::Kings) {
            let choices = game.options.iter().flat_map(|option| {
                option.choices.iter().map(move |choice| vec![(&*option.id, &*choice.id)])
            });
            for chosen in [Vec::new()].into_iter().chain(choices) {
                let Ok(rules) = Rules::new(game, &chosen) else { continue };
                let (files, ranks) = (rules.board().shape.files, rules.board().shape.ranks);
                let role = rules.terms().royals().next().expect("a king");
                let king = rules.letters(Piece { seat: Seat::SECOND, role });
                let far = format!("5{king}{}", files - 6);
                let near = format!("3{}{}", king.to_uppercase(), files - 4);
                let between = format!("{files}/").repeat(usize::from(ranks) - 2);
                for turn in ["w", "b"] {
                    let text = format!("{far}/{between}{near} {turn} -");
                    let place = format!("{} {chosen:?} {text}", game.id);
                    let position = rules.read_position(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
                    let ends = rules.outcome(&position).map(|end| (end.winner, end.reason));
                    let terms = rules.terms();
                    let decided = terms.points().is_some() || terms.impasse.is_some();
                    let wanted = (!decided).then_some((None, EndReason::TwoBareKings));
                    assert_eq!(ends, wanted, "{place}");
                    assert_eq!(rules.legal(&position).is_empty(), !decided, "{place}");
                    drawn += usize::from(!decided);
                }
                // The rule text says so, also where it can only be set up.
                let said = en::rulebook(&rules).iter().any(|said| said.topic == Topic::TwoBareKings);
                let meets = rules.terms().bare_king != BareKing::Draws;
                let decided = rules.terms().points().is_some() || rules.terms().impasse.is_some();
                assert_eq!(said, meets && !decided, "{} {chosen:?}", game.id);
            }
        }
        assert!(drawn > 400, "{drawn}");
    }

    // In Shogi and in Xiangqi with checks alone, as where chases count.
    "COM-10" the_text_says_that_two_perpetual_checks_draw {
        for (game, options) in [
            ("shogi", ""),
            ("xiangqi", "perpetual=check-only"),
            ("xiangqi", ""),
            ("xiangqi", "perpetual=asian"),
            ("xiangqi", "perpetual=chinese"),
        ] {
            let said = en::rulebook(set_up(game, options, "").rules());
            let check = said.iter().position(|said| said.topic == Topic::PerpetualCheck).expect("a sentence");
            assert_eq!(
                said[check + 1].text,
                "Where both sides have checked with every move since then the game is drawn.",
                "{game} {options}"
            );
        }
        let shogi = set_up("shogi", "", "");
        let on = shogi.rules().provenance(Topic::NobodyAtFault).expect("a rule");
        assert_eq!((on.rule.as_str(), on.standing), ("COM-10", Standing::Reconstructed));
    }

    "COM-13" boards_of_shogi_have_dots {
        let dotted = games::ALL.iter().filter(|game| game.board.ruling == Ruling::Dotted);
        assert_eq!(dotted.map(|game| &*game.id).collect::<Vec<_>>(), ["heian-shogi", "sho-shogi", "shogi"]);
    }

    "COM-09" the_chances_are_those_of_fair_dice_and_cowries {
        // Four cowries: of 16 ways 4 show one opening, 6 two, 4 three, 1 four and 1 none, which counts eight.
        for (game, wanted) in [
            ("ashtapada", "If all sides fall equally often, the chances are 4 in 16 for 1, 6 in 16 for 2, \
                           4 in 16 for 3, 1 in 16 for 4 and 1 in 16 for 8."),
            ("shaturanga", "If all sides fall equally often, each throw has a chance of 1 in 4."),
            ("dice-chess", "If all sides fall equally often, each throw has a chance of 1 in 4."),
        ] {
            let rules = Rules::new(games::find(game).expect("a game"), &[]).expect("defaults");
            let said = en::rulebook(&rules);
            let chances: Vec<_> = said.iter().filter(|said| said.topic == Topic::Chances).collect();
            let [chances] = chances[..] else { panic!("{game}: {chances:?}") };
            assert_eq!(chances.text, wanted);
            assert_eq!(rules.provenance(chances.topic).map(|on| on.standing), Some(Standing::Reconstructed));
        }
    }
}
