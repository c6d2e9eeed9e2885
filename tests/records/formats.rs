//! Record files of other programs, and the errors of faulty ones.

use tabiya::notation::Notation;
use tabiya::records::{GameRecord, Left, Reading};
use tabiya::{Match, MatchRecord, RecordError};

fn read(text: &str) -> GameRecord {
    let record = GameRecord::read(text, Reading::default()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.error, None, "{:?}", record.error.as_ref().map(ToString::to_string));
    record
}

fn line(record: &GameRecord) -> String {
    record.game.line().map(|action| record.game.rules().write_move(action)).collect::<Vec<_>>().join(" ")
}

/// The example of Kakinoki's page.
#[test]
fn kif() {
    let text = "# ---- Kifu for Windows95 V3.53 棋譜ファイル ----\r\n開始日時：1999/07/15(木) 19:07:12\r\n手合割：平手\r\n\
                先手：先手の対局者名\r\n後手：後手の対局者名\r\n手数----指手---------消費時間--\r\n\
                *before\r\n   1 ７六歩(77)   ( 0:16/00:00:16)\r\n*said\r\n   2 ３四歩(33)   ( 0:00/00:00:00)+\r\n\
                   3 ２二角成(88)   ( 0:00/00:00:00)\r\n   4 同　銀(31)   ( 0:00/00:00:00)\r\n   5 投了\r\n\r\n\
                変化：2手\r\n   2 ８四歩(83)\r\n   3 ２六歩(27)\r\n";
    let record = read(text);
    assert_eq!(record.notation, Notation::Kif);
    assert_eq!(line(&record), "c3c4 g7g6 b2h8+ g9h8");
    assert_eq!((record.line.comment.as_str(), record.line.moves[0].comment.as_str()), ("before", "said"));
    assert_eq!(record.line.moves[1].variations[0].moves.len(), 2);
    assert_eq!(record.result, "0-1");
    assert_eq!(record.tag("Sente"), Some("先手の対局者名"));
    assert_eq!(record.tag("Gote"), Some("後手の対局者名"));
}

#[test]
fn games_at_odds_and_boards() {
    let odds = read("手合割：二枚落ち\n   1 ６二銀(71)\n   2 ７六歩(77)\n");
    assert!(odds.game.start() != tabiya::Position::start(odds.game.rules()));
    assert_eq!(line(&odds), "c9d8 c3c4");
    let board = "後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n\
                 | ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三\n\
                 | ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n\
                 | ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n\
                 +---------------------------+\n先手の持駒：金二　歩十一\n▲５二金打\n";
    let record = read(board);
    assert_eq!(
        record.game.position_text().split(' ').next(),
        Some("4k4/4G4/4P4/9/9/9/9/9/4K4[PPPPPPPPPPPG]")
    );
    assert_eq!(record.game.outcome().map(|outcome| outcome.reason.id()), Some("checkmate"));
}

/// Who moves first is Black in Japanese books and White in files of programs: in each form it stays the same player.
#[test]
fn players_stay_at_their_seats() {
    let forms = [
        (Notation::Kif, "先手：A\n後手：B\n"),
        (Notation::Ki2, "先手：A\n後手：B\n"),
        (Notation::Csa, "N+A\nN-B\n"),
        (Notation::San, "[Sente \"A\"]\n[Gote \"B\"]\n"),
    ];
    let told = "手合割：平手\n先手：A\n後手：B\n   1 ７六歩(77)\n";
    let programs = "[Variant \"Shogi\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. c3c4 *\n";
    for (notation, players) in forms {
        let written = read(told).write(notation);
        assert!(written.contains(players), "{written}");
        let again = read(&written);
        assert_eq!((again.tag("Sente"), again.tag("Gote")), (Some("A"), Some("B")), "{written}");
        let written = read(programs).write(notation);
        assert!(notation == Notation::San || written.contains(players), "{written}");
    }
}

/// CSA's own example has its fields in this order.
#[test]
fn csa() {
    let text = "V2.2\nN+NAKAHARA\nN-YONENAGA\n$EVENT:13th World Computer Shogi Championship\nPI\n+\n'*remark\n\
                +2726FU\nT12\n-3334FU\n+7776FU,T6\n%CHUDAN\n";
    let record = read(text);
    assert_eq!(line(&record), "h3h4 g7g6 c3c4");
    assert_eq!(record.tag("Sente"), Some("NAKAHARA"));
    let rows = "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI * * * * * -KA *\nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\n\
                P4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \n\
                P7+FU+FU+FU+FU+FU+FU+FU+FU+FU\n\
                P8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+2726FU\n";
    assert_eq!(line(&read(rows)), "h3h4");
    let rest = read("P-11OU\nP+23FU\nP+59OU\nP+00KI\nP-00AL\n+\n+0022KI\n");
    assert_eq!(rest.game.outcome().map(|outcome| outcome.reason.id()), Some("checkmate"));
}

#[test]
fn engines() {
    assert_eq!(line(&read("position startpos moves 7g7f 3c3d 8h2b+")), "c3c4 g7g6 b2h8+");
    assert_eq!(line(&read("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b 2GP 1 moves G*5b")), "G@e8");
    let fen =
        "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r - - 0 1 moves h2e2 h9g7";
    assert_eq!(line(&read(fen)), "h3e3 h10g8");
}

/// Records of Xiangqi after the pattern of xqbase.com, and of Janggi as Korean programs have them.
#[test]
fn tags_of_others() {
    let xiangqi = "[Game \"Chinese Chess\"]\n[Event \"cup\"]\n[Red \"Xu\"]\n[Result \"1-0\"]\n\n\
                   1. 炮二平五 炮8平5\n2. 马二进三 马8进7\n1-0\n";
    let record = read(xiangqi);
    assert_eq!(line(&record), "h3e3 h8e8 h1g3 h10g8");
    assert_eq!((record.tag("Red"), record.result.as_str()), (Some("Xu"), "1-0"));
    let iccs = "[Game \"Chinese Chess\"]\n[Format \"ICCS\"]\n\n1. H2-E2 H7-E7\n";
    assert_eq!(line(&read(iccs)), "h3e3 h8e8");
    // The beginning of a record in a forum of engines.
    let janggi = "[초차림 \"상마상마\"]\n[한차림 \"마상상마\"]\n[총수 \"106\"]\n\n1. 79卒78 2. 12馬33 3. 08馬87 4. 32包35 5. 88包85 \
                  6. 18馬37\n\n7. 02象74 8. 45兵44 9. 71卒72 10. 33馬45 11. 09車69 12. 49兵59\n";
    let record = read(janggi);
    assert_eq!(record.game.rules().choice("setup.cho"), Some("EH-EH"));
    assert_eq!(record.game.line().count(), 12);
}

/// A file after the draft of the federation's format, with the names that it gives to tags.
#[test]
fn files_of_the_federation() {
    let text = "FORMAT\tWXF\r\nGAME\tNational Individual 1998\r\nRED\tLu Qin; Guangdong; ;\r\nBLACK\tXu Tianhong\r\n\
                RESULT\t1-0\r\nSTART{\r\n 1. C2=5 H8+7\r\n 2. H2+3 R9=8 {the screen}\r\n 3. R1=2!? P7+1\r\n}END\r\n";
    let record = read(text);
    assert_eq!((record.notation, &*record.game.rules().game().id), (Notation::Wxf, "xiangqi"));
    assert_eq!(line(&record), "h3e3 h10g8 h1g3 i10h10 i1h1 g7g6");
    assert_eq!(record.line.moves[3].comment, "the screen");
    let tags = ["Event", "Red", "Black"].map(|name| record.tag(name).unwrap_or("none"));
    assert_eq!(tags, ["National Individual 1998", "Lu Qin; Guangdong", "Xu Tianhong"]);
    assert_eq!(record.result, "1-0");
    // The older name of the letters, another way to write moves, a position, and a fault with its line.
    assert_eq!(line(&read("FORMAT AXF, K(K) R(C)\nSTART{\n1. C2=5 H8+7\n}END\n")), "h3e3 h10g8");
    assert_eq!(line(&read("START{\n1. H2-E2 H9-G7\n}END\n")), "h3e3 h10g8");
    let set_up = read("FORMAT WXF\nFEN 3k5/9/9/9/9/9/9/9/9/4K3R r - - 0 1\nSTART{\n1. R1+9\n}END\n");
    assert_eq!(line(&set_up), "i1i10");
    let faulty =
        GameRecord::read("FORMAT WXF\nRED a\nSTART{\n1. C2=5 H8+9\n2. H2+4\n}END", Reading::default());
    let Some(RecordError::Move(fault)) = faulty.expect("what was read").error else { panic!("a fault") };
    assert_eq!((fault.line, fault.column, &*fault.text), (5, 4, "H2+4"));
    // Without its moves it is a game that has not begun.
    assert_eq!(line(&read("FORMAT WXF")), "");
}

/// A record in a notation of one game alone need not say which.
#[test]
fn a_notation_of_one_game_names_it() {
    let texts = [
        ("1. C2=5 H8+7 2. H2+3", "xiangqi", 3),
        ("1. 炮二平五 馬8進7", "xiangqi", 2),
        ("1. 79卒78 2. 12馬33", "janggi", 2),
    ];
    for (text, id, count) in texts {
        let record = read(text);
        assert_eq!((&*record.game.rules().game().id, record.game.line().count()), (id, count), "{text}");
    }
    // Three games have these.
    for text in ["1. P-7f P-3d", "7g7f 3c3d"] {
        assert!(matches!(Match::read(text, None, None), Err(RecordError::NoGame(_))), "{text}");
        assert!(Match::read(text, Some("sho-shogi"), None).is_ok(), "{text}");
    }
    // What other games begin with is in none of these notations.
    for game in tabiya::games::EVERY {
        let start = Match::new(&game.id, &[], None).expect("a match");
        for action in start.legal() {
            for notation in [Notation::San, Notation::Coordinates] {
                if !start.rules().notations().contains(&notation) {
                    continue;
                }
                let text = start.move_text(action, notation);
                let found = Match::read(&text, None, None);
                assert!(matches!(found, Err(RecordError::NoGame(_))), "{}: {text}", game.id);
            }
        }
    }
}

/// A result that is none, such as “Red wins”, is not handed on.
#[test]
fn a_result_is_one_of_four() {
    for told in ["Red wins", "}", "resigned"] {
        let record = read(&format!("[Variant \"Xiangqi\"]\n[Result \"{told}\"]\n\n1. C2=5\n"));
        assert_eq!(record.result, "*", "{told}");
    }
}

/// Our own text, as it was before it could be read.
#[test]
fn our_own() {
    let mut game = Match::new("chaturanga", &[("elephant", "dabbaba")], None).expect("a match");
    for text in ["e2e3", "e7e6", "f1f3"] {
        game.play(text).expect("legal");
    }
    let text = game.write(Notation::Coordinates);
    assert!(text.contains("[Options \"elephant=dabbaba\"]"), "{text}");
    assert!(text.ends_with("\n\n1. e2e3 e7e6 2. f1f3 *\n"), "{text}");
    let again = Match::read(&text, None, None).expect("it is read");
    assert_eq!(again.position_text(), game.position_text());
}

#[test]
fn a_start_with_black_to_move_has_three_dots_and_a_position() {
    let mut game = Match::new("shatranj", &[], Some("4k3/7p/8/8/8/8/P7/4K3 b - - 0 1")).expect("a match");
    for text in ["e8e7", "a2a3"] {
        game.play(text).expect("legal");
    }
    let text = game.write(Notation::Coordinates);
    assert!(text.contains("[SetUp \"1\"]\n[FEN \"4k3/7p/8/8/8/8/P7/4K3 b"), "{text}");
    assert!(text.ends_with("\n1... e8e7 2. a2a3 *\n"), "{text}");
}

#[test]
fn free_moves_of_one_side_are_rounds_of_their_own() {
    let mut game = Match::new("senterej", &[], None).expect("a match");
    for text in ["e2e3", "d2d3", "e7e6"] {
        game.play(text).expect("legal");
    }
    let text = game.write(Notation::Coordinates);
    assert!(text.ends_with("\n1. e2e3 2. d2d3 e7e6 *\n"), "{text}");
}

/// As PGN has it: White, the first seat, before Black. SHA-06.
#[test]
fn results_are_those_of_the_first_seat_and_the_other() {
    for (position, text, result) in
        [("7k/5R2/6K1/8/8/2p5/8/R7 w", "a1a8", "1-0"), ("r7/8/2P5/8/8/6k1/5r2/7K b", "a8a1", "0-1")]
    {
        let mut game = Match::new("shatranj", &[], Some(position)).expect("a match");
        game.play(text).expect("legal");
        let text = game.write(Notation::Coordinates);
        assert!(text.contains(&format!("[Result \"{result}\"]")), "{text}");
    }
    // At the array neither options nor a position need be told.
    let text = Match::new("shatranj", &[], None).expect("a match").write(Notation::Coordinates);
    assert!(!text.contains("[Options") && !text.contains("[FEN"), "{text}");
}

/// What stands before a fault is kept, and the fault told with its place, its reason and what may be meant.
#[test]
fn a_faulty_score_says_where_and_why() {
    let text = "[Variant \"Shatranj\"]\n\n1. e3 e6\n2. Nf4 d6 {never} 3. d3 *\n";
    let record = GameRecord::read(text, Reading::default()).expect("a record");
    assert_eq!(line(&record), "e2e3 e7e6");
    let Some(RecordError::Move(fault)) = record.error else { panic!("no fault") };
    assert_eq!((fault.ply, fault.line, fault.column, fault.text.as_str()), (3, 4, 4, "Nf4"));
    assert_eq!(fault.candidates.first().map(String::as_str), Some("Nf3"));
    let error = RecordError::Move(fault);
    assert_eq!(error.code(), "not-its-move");
    let said = error.to_string();
    assert!(
        said.starts_with(
            "Move 2, White: “Nf4” (line 4, character 4) cannot be played. The horse does not go"
        ),
        "{said}"
    );
    let refused = Match::read(text, None, None).expect_err("a fault");
    assert_eq!(refused.code(), "not-its-move");
}

/// A faulty move, and one before it that may be, are numbered as the record numbers them.
#[test]
fn a_fault_has_the_number_that_the_record_gives_it() {
    let numbered = |game: &'static str, text: &str| {
        let record = GameRecord::read(text, Reading { game: Some(game), ..Reading::default() });
        let Some(RecordError::Move(fault)) = record.expect("a record").error else {
            panic!("no fault: {text}")
        };
        let said = RecordError::Move(fault.clone()).to_string();
        let (place, _) = said.split_once(": “").expect("a place");
        (fault.ply, place.to_owned(), said)
    };
    let shatranj = [
        ("1. e3 e6 2. Nf3 Nf9", 4, "Move 2, Black"),
        ("1. e3 e6 2. Nf3 {so} 2... Nf9", 4, "Move 2, Black"),
        ("1 e3 e6 2 Nf9", 3, "Move 2, White"),
        // As it is numbered from a position, and as it goes on after a variation.
        ("12. e3 e6 13. Nf3 d6 e9", 5, "Move 14, White"),
        ("12. e3 (12. d3 d6 13. c3) e9", 2, "Move 12, Black"),
        ("12. e3 (12. d3 d6 13. e9) e6", 3, "Move 13, White"),
        // Without numbers.
        ("e3 e6 Nf3 e9", 4, "Move 2, Black"),
        // Every single move by itself.
        ("1. e3 2. e6 3. Nf3 4. e9", 4, "Move 4, Black"),
    ];
    for (text, ply, place) in shatranj {
        let found = numbered("shatranj", text);
        assert_eq!((found.0, &*found.1), (ply, place), "{text}");
    }
    let kif = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ６六歩(99)\n";
    assert_eq!(numbered("shogi", kif).1, "Move 3, Sente");
    assert_eq!(numbered("shogi", "V2.2\nPI\n+\n+7776FU\n-3334FU\n+9999FU\n").1, "Move 3, Sente");
    let dice = numbered("shaturanga", "1. throw").1;
    assert!(dice.starts_with("Move 1, "), "{dice}");
    let doubt = numbered("shatranj", "11. e3 e6 12. Nh3 d6 13. Nd4 d5 14. Nb5").2;
    assert!(doubt.contains(" It can be played if move 12, White, was Nf3."), "{doubt}");
}

/// An empty game has tags; a text that has neither a tag nor a move is none.
#[test]
fn what_is_no_record_is_refused() {
    let read = |text: &str| GameRecord::read(text, Reading { game: Some("shatranj"), ..Reading::default() });
    let none =
        ["", " \n", "Dear friend, how are you?", "{hi}", "; a remark", "1.", "*", "1-0", "?", "{\"a\": 1}"];
    for text in none {
        assert_eq!(read(text).expect_err(text).code(), "record-empty", "{text:?}");
    }
    let position = "[FEN \"4k3/8/8/8/8/8/8/R3K2R w - - 0 1\"]\n\n*";
    for text in [
        "[Event \"?\"]\n\n*",
        "[Variant \"Shatranj\"]\n",
        "[Result \"1-0\"]",
        "{hi}\n[Event \"x\"]",
        position,
    ] {
        let record = read(text).expect(text);
        assert_eq!((record.line.moves.len(), record.error), (0, None), "{text}");
    }
    for (game, text) in
        [("shogi", "手合割：平手\n"), ("shogi", "V2.2\nPI\n+\n"), ("shogi", "position startpos")]
    {
        let record = GameRecord::read(text, Reading { game: Some(game), ..Reading::default() });
        assert_eq!(record.map(|record| record.line.moves.len()), Ok(0), "{text}");
    }
    // What may be a move is told as one.
    assert_eq!(read("一 七").expect("a text").error.map(|error| error.code()), Some("move-text"));
}

/// A slip that is legal is found by what follows it.
#[test]
fn an_earlier_slip_is_found() {
    // 2. Nh3 was Nf3: the horse goes on to d4.
    let text = "[Variant \"Shatranj\"]\n\n1. e3 e6 2. Nh3 d6 3. Nd4 d5 4. Nb5 *\n";
    let record = GameRecord::read(text, Reading::default()).expect("a record");
    assert_eq!(record.game.line().count(), 4);
    let Some(RecordError::Move(fault)) = record.error else { panic!("no fault") };
    let found: Vec<(usize, &str)> =
        fault.doubts.iter().map(|doubt| (doubt.ply, doubt.text.as_str())).collect();
    assert!(found.contains(&(3, "Nf3")), "{found:?}");
}

#[test]
fn faults_in_variations_leave_the_main_line() {
    let text = "[Variant \"Shatranj\"]\n\n1. e3 e6 (1... e9 e4) 2. Nf3 (2. Nh3 (2. x) d6) 2... d6 *\n";
    let record = GameRecord::read(text, Reading::default()).expect("a record");
    assert_eq!(line(&record), "e2e3 e7e6 g1f3 d7d6");
    assert_eq!(record.line.moves[2].variations[0].moves.len(), 2);
    assert!(matches!(&record.error, Some(RecordError::Move(fault)) if fault.text == "e9"));
}

#[test]
fn what_cannot_be_set_up_is_refused() {
    let code = |text: &str, reading| GameRecord::read(text, reading).expect_err("refused").code();
    let usual = Reading::default;
    assert_eq!(code("1. e3 *", usual()), "record-game");
    assert_eq!(code("[Variant \"Draughts\"]\n\n1. e3 *", usual()), "record-game");
    assert_eq!(code("[Variant \"Shatranj\"]\n[FEN \"8/8 w\"]\n", usual()), "position-ranks");
    assert_eq!(code("[Variant \"Shatranj\"]\n[Options \"x=y\"]\n", usual()), "unknown-option");
    assert_eq!(code(&"x".repeat(2_000_000), usual()), "record-too-long");
    let kif = Reading { game: Some("shatranj"), notation: Some(Notation::Kif), ..Reading::default() };
    assert_eq!(code("1. e3 *", kif), "unknown-notation");
    let over = "[Variant \"Shatranj\"]\n[FEN \"7k/5R2/6K1/8/8/2p5/8/R7 w\"]\n\n1. Ra8# Kg8 *\n";
    let record = GameRecord::read(over, usual()).expect("a record");
    assert_eq!(record.error.expect("a fault").code(), "game-over");
}

/// Letters as Fairy-Stockfish writes them for games whose players have others.
#[test]
fn letters_of_engines() {
    let xiangqi =
        "[Variant \"Xiangqi\"]\n\n1. Cxh10 Ee8 2. Cxb10+ Rxb10 3. Cxf10 Kxf10 4. Ra3 Ch9 5. Ei3 Ci9 6. Pe5 *";
    assert_eq!(line(&read(xiangqi)), "h3h10 c10e8 b3b10 a10b10 h10f10 e10f10 a1a3 h8h9 g1i3 h9i9 e4e5");
    let shogi = "[Variant \"Shogi\"]\n\n1. Pc4 Pg6 2. Bxh8=H Sxh8 3. B@e5 *";
    assert_eq!(line(&read(shogi)), "c3c4 g7g6 b2h8+ g9h8 B@e5");
    // The list of moves of newer versions has a plus; a check has one too.
    let plus = "[Variant \"Shogi\"]\n\n1. Pc4 Pg6 2. Bxh8+ Sxh8 3. B@e5 *";
    assert_eq!(line(&read(plus)), "c3c4 g7g6 b2h8+ g9h8 B@e5");
    let janggi = "[Variant \"Janggi\"]\n[Options \"pass=any-time\"]\n\n1. Ri3 Ke9 2. Pab4 Pcd7 3. Ke2 *";
    assert_eq!(line(&read(janggi)), "i1i3 e9e9 a4b4 c7d7 e2e2");
    // Sixteen placements, which all notations have alike, come first.
    let sittuyin = "[Variant \"Sittuyin\"]\n\n1. R@e1 S@c6 2. S@e2 F@b8 3. S@h1 S@a7 4. N@g1 K@c8 5. F@f1 N@f8 6. K@a2 \
                    R@e8 7. N@g3 N@c7 8. R@a1 R@d8 9. Rec1 f5 10. exf5 gxf5 *";
    let record = read(sittuyin);
    assert_eq!((record.notation, record.game.line().count()), (Notation::San, 20));
}

/// Names that programs give games, with the choices by which they play them.
#[test]
fn names_of_programs() {
    for (name, id) in [
        ("Cambodian", "ouk"),
        ("thai chess", "makruk"),
        ("Burmese", "sittuyin"),
        ("Korean Chess", "janggi"),
        ("Chinese", "xiangqi"),
    ] {
        let record = GameRecord::read(&format!("[Variant \"{name}\"]\n\n*"), Reading::default());
        assert_eq!(
            record.map(|record| record.game.rules().game().id.to_string()),
            Ok(id.to_owned()),
            "{name}"
        );
    }
    // The counsellor goes over the horse by them, and by Daou’s rules does not.
    let moves = "1. e4 d5 2. Ne2 Nd7 3. Me3 Md6 *";
    assert_eq!(read(&format!("[Variant \"Cambodian\"]\n\n{moves}")).game.line().count(), 6);
    let ouk = GameRecord::read(moves, Reading { game: Some("ouk"), ..Reading::default() }).expect("a record");
    let Some(RecordError::Move(fault)) = ouk.error else { panic!("no fault") };
    assert!(
        fault.ply == 5 && fault.choices.contains(&"neangJump=jump-to-empty".to_owned()),
        "{:?}",
        fault.choices
    );
}

/// A record by other choices than the usual ones says by which.
#[test]
fn choices_are_named() {
    let fault = |text: &str| {
        let record = GameRecord::read(text, Reading::default()).expect("a record");
        let Some(RecordError::Move(fault)) = record.error else { panic!("no fault in {text}") };
        (fault.ply, fault.choices)
    };
    let (ply, choices) = fault("[Variant \"Janggi\"]\n\n1. 79卒78 한수쉼 2. 78卒68 *");
    assert_eq!((ply, choices), (2, vec!["pass=any-time".to_owned()]));
    assert_eq!(fault("[Variant \"Shatranj\"]\n\n1. e3 e6 2. Nf5 *").1, Vec::<String>::new());
}

/// Several games in one text: each can be had, and the faults are told in the text’s own lines.
#[test]
fn texts_of_several_games() {
    let nth =
        |text: &str, number| GameRecord::read(text, Reading { number, game: None, ..Reading::default() });
    let pgn = "[Variant \"Shatranj\"]\n[White \"a\"]\n\n1. e3 {[not another]} e6 *\n\n\
        [Variant \"Makruk\"]\n\n1. e4 (1. d4) e5 2. f9 1-0\n";
    let first = nth(pgn, 0).expect("a game");
    assert_eq!((first.games, first.game.line().count(), &first.error), (2, 2, &None));
    let second = nth(pgn, 2).expect("a game");
    assert_eq!((&*second.game.rules().game().id, second.games), ("makruk", 2));
    let Some(RecordError::Move(fault)) = second.error else { panic!("no fault") };
    assert_eq!((fault.line, fault.text.as_str()), (8, "f9"));
    assert_eq!(nth(pgn, 3).expect_err("two").code(), "record-number");
    let untagged = nth("1. e3 e6 1-0 1. d3 d6", 1);
    assert!(matches!(untagged, Err(RecordError::NoGame(_))));
    let game = Reading { game: Some("shatranj"), number: 2, ..Reading::default() };
    assert_eq!(GameRecord::read("1. e3 e6 1-0 1. d3 d6 2. e3", game).expect("a game").line.moves.len(), 3);
    for (text, counts) in [
        (
            "手合割：平手\n先手：a\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n\n変化：2手\n   2 ８四歩(83)\n\n手合割：平手\n先手：b\n   1 ２六歩(27)\n",
            [2, 1],
        ),
        ("V2.2\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n/\nV2.2\nPI\n+\n+2726FU\n", [2, 1]),
        ("position startpos moves 7g7f 3c3d\nposition startpos moves 2g2f\n", [2, 1]),
        ("FORMAT WXF\nSTART{\n1. C2=5 H8+7\n}END\nFORMAT WXF\nSTART{\n1. P7+1\n}END\n", [2, 1]),
    ] {
        for (number, count) in (1..).zip(counts) {
            let record = nth(text, number).expect("a game");
            assert_eq!(
                (record.games, record.game.line().count(), &record.error),
                (2, count, &None),
                "{text}"
            );
        }
    }
}

/// Programs and servers write positions in several ways.
#[test]
fn positions_of_programs() {
    let text = |game: &str, position: &str| {
        Match::new(game, &[], Some(position)).map(|game| game.position_text()).map_err(|error| error.code())
    };
    let array = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r - - 0 1";
    assert_eq!(text("xiangqi", array), Ok(Match::new("xiangqi", &[], None).expect("array").position_text()));
    for told in [
        "startpos",
        "position startpos",
        "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    ] {
        assert_eq!(
            text("shogi", told),
            Ok(Match::new("shogi", &[], None).expect("array").position_text()),
            "{told}"
        );
    }
    assert_eq!(
        text("shogi", "sfen 4k4/9/9/9/9/9/9/9/4K4 w 2Pg 2").map(|text| text.contains("[PPg] b")),
        Ok(true)
    );
}

/// Digits that are no numbers of moves are not passed over.
#[test]
fn digits_are_not_lost() {
    let code = |text: &str, game| {
        let read =
            GameRecord::read(text, Reading { game: Some(game), ..Reading::default() }).expect("a record");
        (read.game.line().count(), read.error.map(|error| error.code()))
    };
    assert_eq!(code("1. 7776 3334", "shatranj"), (0, Some("move-text")));
    // In Shogi they are moves.
    assert_eq!(code("1. 7776 3334", "shogi"), (2, None));
    assert_eq!(code("1 c3c4 g7g6 2 h3h4", "shogi"), (3, None));
}

/// Where play is adjourned the next move is sealed.
#[test]
fn sealed_moves() {
    let record =
        read("手合割：平手\n   1 ７六歩(77)\n   2 封じ手\n   2 ３四歩(33)\n   3 ２六歩(27)\n   4 投了\n");
    assert_eq!((record.game.line().count(), record.result.as_str()), (3, "1-0"));
}

fn faulty(text: &str) -> GameRecord {
    let record = GameRecord::read(text, Reading::default()).unwrap_or_else(|error| panic!("{error}"));
    assert!(record.error.is_some(), "{text}");
    record
}

fn left(record: &GameRecord) -> Vec<(Left, usize, &str)> {
    record.left_out.iter().map(|own| (own.kind, own.count, own.first.as_str())).collect()
}

/// A brace or a parenthesis that is never closed is a fault where it stands, whatever follows it.
#[test]
fn what_is_not_closed_is_a_fault() {
    for (text, line, moves) in [
        ("[Variant \"Makruk\"]\n\n1. e4 e5\n2. Nd2 {never closed\n2... Nd7 1-0\n", 4, 3),
        ("[Variant \"Makruk\"]\n\n1. e4 e5\n(1... d5\n2. Nd2 1-0\n", 4, 2),
    ] {
        let record = faulty(text);
        let Some(RecordError::Line(at, sign)) = &record.error else { panic!("{:?}", record.error) };
        assert!(*at == line && sign.starts_with(['{', '(']), "{at}: {sign}");
        assert_eq!(record.line.moves.len(), moves);
        assert!(Match::read(text, None, None).is_err());
    }
    // What leads nowhere is one too.
    let lost = faulty("手合割：平手\n   1 ７六歩(77)\n変化：9手\n   9 ８四歩(83)\n");
    assert!(matches!(&lost.error, Some(RecordError::Line(3, _))), "{:?}", lost.error);
}

/// What a record has no place for is counted.
#[test]
fn what_is_left_out_is_told() {
    let pgn = read("[Variant \"Makruk\"]\n\n% escaped\n1. e4! e5 $6 2. Nd2 ?! {said} Nd7 $1 *\n");
    assert_eq!(left(&pgn), [(Left::Remarks, 1, "% escaped"), (Left::Marks, 4, "!")]);
    let said = tabiya::words::default_language().left_out(&pgn.left_out);
    assert_eq!(said, "Left out: 1 remark of a program (“% escaped”), 4 marks (“!”).");
    let kif = read("手合割：平手\n   1 ７六歩(77)   ( 0:16/00:00:16)\nhello world\n&mark\n   2 ３四歩(33)\n");
    let told =
        [(Left::Times, 1, "( 0:16/00:00:16)"), (Left::Lines, 1, "hello world"), (Left::Remarks, 1, "&mark")];
    assert_eq!(left(&kif), told);
    let csa = read("V2.2\nPI\n+\n'seen by nobody\n+7776FU\nT12\n%UNHEARD_OF\n");
    let told =
        [(Left::Remarks, 1, "'seen by nobody"), (Left::Times, 1, "T12"), (Left::Lines, 1, "%UNHEARD_OF")];
    assert_eq!(left(&csa), told);
    // Two tags in a line are two.
    let tags = read("[White \"a\"] [Black \"b\"]\n[Variant \"Makruk\"]\n\n1. e4 *\n");
    assert_eq!((tags.tag("White"), tags.tag("Black")), (Some("a"), Some("b")));
    assert!(read("[Variant \"Makruk\"]\n\n1. e4 {a} (1. d4) e5 *\n").left_out.is_empty());
}

/// By other names, in other scripts, in capitals or not.
#[test]
fn games_go_by_many_names() {
    for (name, game) in [
        ("Ouk Chaktrang", "ouk"),
        ("janggicasual", "janggi"),
        ("janggitraditional", "janggi"),
        ("JANGGIMODERN", "janggi"),
        ("Mongolian", "shatar"),
        ("Chinese chess", "xiangqi"),
        ("CHINESE CHESS", "xiangqi"),
        ("shoshogi", "sho-shogi"),
        ("象棋", "xiangqi"),
        ("中国象棋", "xiangqi"),
        ("将棋", "shogi"),
        ("將棋", "shogi"),
        ("小将棋", "sho-shogi"),
        ("장기", "janggi"),
        ("หมากรุก", "makruk"),
        ("шатар", "shatar"),
        ("Sit-tu-yin", "sittuyin"),
    ] {
        for tag in ["Variant", "Game"] {
            let record = read(&format!("[{tag} \"{name}\"]\n\n*\n"));
            assert_eq!(record.game.rules().game().id, game, "{name}");
        }
    }
    // Four games of the collection were called so.
    let several = GameRecord::read("[Variant \"चतुरङ्ग\"]\n\n*\n", Reading::default());
    assert!(matches!(several, Err(RecordError::NoGame(_))));
}

/// xqbase.com’s name of the game leaves the notation open.
#[test]
fn chinese_chess_in_any_notation() {
    for (moves, notation) in [
        ("1. 炮二平五 马8进7", Notation::Chinese),
        ("1. C2=5 H8+7", Notation::Wxf),
        ("1. H2-E2 H9-G7", Notation::Iccs),
        ("1. Che3 Hg8", Notation::San),
    ] {
        for name in ["Chinese Chess", "chinese chess"] {
            let record = read(&format!("[Game \"{name}\"]\n\n{moves} *\n"));
            assert_eq!((record.notation, line(&record).as_str()), (notation, "h3e3 h10g8"), "{moves}");
        }
    }
}

/// Odds as json-kifu-format and other programs have them; those that no two of them have alike are a fault.
#[test]
fn odds_are_known_or_refused() {
    for (odds, board) in [
        ("五枚落ち", "2sgkgsn1/9/"),
        ("左五枚落ち", "1nsgkgs2/9/"),
        ("左七枚落ち", "2sgkg3/9/"),
        ("右七枚落ち", "3gkgs2/9/"),
    ] {
        let record = read(&format!("手合割：{odds}\n   1 ４二玉(51)\n"));
        let start = record.game.rules().write_position(&record.game.start());
        assert!(start.starts_with(board), "{odds}: {start}");
    }
    for odds in ["三枚落ち", "九枚落ち"] {
        for first in ["４二玉(51)", "７六歩(77)"] {
            let record = faulty(&format!("手合割：{odds}\n   1 {first}\n"));
            assert!(
                matches!(&record.error, Some(RecordError::Line(1, text)) if text.contains(odds)),
                "{odds}"
            );
        }
    }
    for odds in ["平手", "その他", "詰将棋"] {
        read(&format!("手合割：{odds}\n   1 ７六歩(77)\n"));
    }
}

/// Problems are published as SFEN without its word; a position of ours with the same fields stays what it is.
#[test]
fn sfen_without_its_word() {
    let position = |text: &str| Match::new("shogi", &[], Some(text)).map(|game| game.position_text());
    let problem = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    assert_eq!(position(problem), position(&format!("sfen {problem}")));
    assert!(position(problem).expect("a position").starts_with("4k4/9/4P4/9/9/9/9/9/9[G] w"));
    assert_eq!(position("4k4/9/4P4/9/9/9/9/9/9 b 2G3p"), position("sfen 4k4/9/4P4/9/9/9/9/9/9 b 2G3p 1"));
    let array = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
    assert_eq!(position(&format!("{array} b - 1")), position("startpos"));
    assert!(position(&format!("{array} w - 2")).expect("a position").contains(" b - - 0 1"));
    assert!(position(&format!("{array}[] b - - 0 1")).expect("a position").contains(" b - - 0 1"));
}
