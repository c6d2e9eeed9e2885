//! Invariants of every game record, whatever its rules.

use tabiya::board::Few;
use tabiya::movement::{Pattern, Right};
use tabiya::variant::source::DAOU;
use tabiya::variant::{
    Advancement, ArmyChange, BareCount, BareKing, BoardCount, Castle, Castling, Change, Choice, Cite,
    Contest, CountLine, Deployment, Dice, Face, Generals, Home, List, Mates, OnRoyalSquare, Opening,
    OptionSpec, Preset, PromoteInto, Reference, Text, Towards,
};
use tabiya::{Board, Game, Line, Role, Rules, Square, SquareSet, Standing, board, games};

/// The rules by default and with every single choice, with what to call them.
fn rule_sets(game: &'static Game) -> impl Iterator<Item = (String, Rules)> {
    let choices =
        game.options.iter().flat_map(|option| option.choices.iter().map(move |choice| (option, choice)));
    let defaults = (game.id.to_string(), Rules::new(game, &[]).expect("the defaults"));
    let others = choices.filter_map(move |(option, choice)| {
        let rules = Rules::new(game, &[(&option.id, &choice.id)]).ok()?;
        Some((format!("{}, {}={}", game.id, option.id, choice.id), rules))
    });
    std::iter::once(defaults).chain(others)
}

/// Letters and ids tell the pieces of a game apart.
#[test]
fn no_two_kinds_share_an_id_or_a_letter() {
    for (place, rules) in games::EVERY.iter().flat_map(|game| rule_sets(game)) {
        let roles = rules.roles();
        for (index, role) in roles.iter().enumerate() {
            let same = |other: &&tabiya::variant::RoleSpec| {
                other.id == role.id
                    || (other.letter == role.letter
                        && other.promoted_from.is_some() == role.promoted_from.is_some())
            };
            assert!(roles[..index].iter().find(same).is_none(), "{place}: {} is like another", role.id);
        }
    }
}

/// The rule that a record breaks once it has been changed, where it broke none before.
#[track_caller]
fn broken(game: &Game, change: impl FnOnce(&mut Game)) -> &'static str {
    assert_eq!(game.check(), Ok(()));
    let mut game = game.clone();
    change(&mut game);
    game.check().expect_err("the record has no fault").rule
}

/// Castling by the first right, each way so far.
fn castling(rook: Role, ways: &[Towards], steps: u8) -> Castling {
    let way = |&towards: &Towards| Castle { right: Right(0), rook, towards, steps };
    let ways: Vec<Castle> = ways.iter().map(way).collect();
    Castling { ways: Few::of(&ways), before_play: false }
}

/// A move's text tells castling from every other move.
#[test]
fn castling_leads_where_nothing_else_does() {
    use Towards::{FirstFile, LastFile, OwnersRight};
    let own = &games::SENTEREJ;
    let rook = own.terms.castling.ways[0].rook;
    let fault =
        |ways: &[Towards], steps| broken(own, |game| game.terms.castling = castling(rook, ways, steps));
    assert_eq!(fault(&[LastFile], 1), "a king castles by two steps or more");
    const APART: &str = "two ways to castle go towards the first and the last file";
    assert_eq!(fault(&[LastFile, LastFile], 2), APART);
    assert_eq!(fault(&[OwnersRight, LastFile], 2), APART);
    let leaps = |step: Pattern, steps| {
        broken(own, |game| {
            game.terms.castling = castling(rook, &[FirstFile], steps);
            game.terms.roles.to_mut()[0].patterns.to_mut().push(step);
        })
    };
    const ELSEWHERE: &str = "a king that castles does not go there by other moves";
    assert_eq!(leaps(Pattern::leap(0, 3), 3), ELSEWHERE);
    assert_eq!(leaps(Pattern::ride(1, 0), 4), ELSEWHERE);
}

/// Choices of options, as a record has them.
fn owned(pairs: &[(&'static str, &'static str)]) -> List<(Text, Text)> {
    pairs.iter().map(|&(option, choice)| (option.into(), choice.into())).collect::<Vec<_>>().into()
}

/// The only line of a record.
const LINE: Line = Line {
    id: Text::Borrowed("demonstration"),
    options: List::Borrowed(&[]),
    position: None,
    moves: Text::Borrowed(""),
};

fn choice(changes: &[Change], excludes: &'static [(&'static str, &'static str)]) -> Choice {
    Choice {
        id: "other".into(),
        cites: vec![Reference::Known(Cite(DAOU, ""))].into(),
        standing: Standing::Modern,
        changes: changes.to_vec().into(),
        excludes: owned(excludes),
    }
}

/// A list with one option, which has this choice besides a default, for lines and presets that name
/// none.
fn option(choice: Choice) -> List<OptionSpec> {
    let default =
        Choice { id: "default".into(), changes: vec![].into(), excludes: vec![].into(), ..choice.clone() };
    vec![OptionSpec { id: "only".into(), choices: vec![default, choice].into() }].into()
}

/// No role of any of the games.
const NONE: Role = Role(40);

const A_ROLE: &str = "a role is one of the game's";
const A_RIGHT: &str = "a right is one of the game's";

#[test]
fn a_record_names_roles_of_its_own() {
    let armies = |change: fn(&mut tabiya::variant::Armies)| {
        broken(&games::SHATURANGA, |game| match &mut game.terms.contest {
            Contest::Armies(armies) => change(armies),
            _ => unreachable!(),
        })
    };
    let race = |change: fn(&mut tabiya::variant::Race)| {
        broken(&games::ASHTAPADA, |game| match &mut game.terms.contest {
            Contest::Race(race) => change(race),
            _ => unreachable!(),
        })
    };
    const COUNT: BareCount = BareCount { lines: Few::of(&[CountLine::of(NONE, 1, 1)]), ..BareCount::BASE };
    const BOARD: BoardCount = BoardCount {
        limit: 1,
        automatic: true,
        with_pawns: false,
        capture_ends: false,
        most_pieces: 1,
        values: Few::of(&[(NONE, 1)]),
    };
    const MATES: Mates = Mates {
        strong: Few::NONE,
        shak: Few::NONE,
        barred: Role(0),
        barred_mate: tabiya::variant::BarredMate::Draws,
    };
    const DICE: Dice = Dice {
        faces: Few::of(&[Face { value: 1, weight: 1, moves: Few::of(&[NONE]), grace: false }]),
        shells: None,
    };
    let own = &games::CHATURANGA;
    let faults = [
        broken(own, |game| game.terms.pawn = NONE),
        // One past the last.
        broken(own, |game| game.terms.pawn = Role(6)),
        broken(own, |game| game.terms.promotion.pieces = Few::of(&[(NONE, PromoteInto::AnyLost)])),
        broken(own, |game| game.terms.promotion.pieces = Few::of(&[(Role(5), PromoteInto::Always(NONE))])),
        broken(own, |game| {
            let square = PromoteInto::RoleOfSquare(OnRoyalSquare::This(NONE));
            game.terms.promotion.pieces = Few::of(&[(Role(5), square)]);
        }),
        broken(own, |game| game.terms.opening = Opening::ForcedAdvance(NONE)),
        broken(own, |game| game.terms.opening = Opening::Deployment(Deployment::of(NONE))),
        broken(own, |game| game.terms.castling = castling(NONE, &[Towards::LastFile], 2)),
        broken(own, |game| game.terms.generals = Generals::FacingCounts(Few::of(&[(NONE, 1)]))),
        broken(own, |game| game.terms.board_count = Some(BOARD)),
        broken(own, |game| game.terms.bare_count = Some(COUNT)),
        broken(own, |game| game.terms.bare_king = BareKing::LosesNearlyBare(Few::of(&[NONE]))),
        broken(own, |game| game.terms.mates = Some(Mates { strong: Few::of(&[NONE]), ..MATES })),
        broken(own, |game| game.terms.mates = Some(Mates { shak: Few::of(&[NONE]), ..MATES })),
        broken(own, |game| game.terms.mates = Some(Mates { barred: NONE, ..MATES })),
        broken(own, |game| game.terms.turns_into = Some((NONE, Role(0)))),
        broken(own, |game| game.terms.turns_into = Some((Role(0), NONE))),
        broken(own, |game| game.terms.dice = Some(DICE)),
        broken(own, |game| game.terms.rights.to_mut()[0].home = Home::Of(NONE)),
        broken(own, |game| game.terms.rights.to_mut()[0].aimed_at_by = Some(NONE)),
        broken(own, |game| game.terms.roles.to_mut()[5].promoted_from = Some(NONE)),
        armies(|armies| armies.king = NONE),
        armies(|armies| armies.boat = NONE),
        armies(|armies| armies.minor = Few::of(&[NONE])),
        armies(|armies| armies.advancement.by_file[7] = Some(NONE)),
        armies(|armies| {
            armies.advancement = Advancement { elsewhere: Few::of(&[NONE]), ..armies.advancement }
        }),
        armies(|armies| {
            armies.advancement = Advancement { privileged: Few::of(&[NONE]), ..armies.advancement }
        }),
        race(|race| race.single = NONE),
        race(|race| race.double = NONE),
    ];
    assert_eq!(faults, [A_ROLE; 29]);
}

#[test]
fn a_choice_names_roles_of_its_own_game() {
    let own = &games::INDIAN;
    let plain =
        |game: &mut Game| (game.presets, game.lines) = (vec![].into(), games::INDIAN.lines[..1].into());
    let faults = [
        &[Change::Patterns(NONE, List::Borrowed(&[]))][..],
        &[Change::RightAimedAt(Right(0), NONE)],
        &[Change::RightUnmoved(Right(0), NONE)],
        &[Change::Opening(Opening::ForcedAdvance(NONE))],
        &[Change::Generals(Generals::FacingCounts(Few::of(&[(NONE, 1)])))],
        &[Change::Promotes(Few::of(&[(NONE, PromoteInto::AnyLost)]))],
        &[Change::BareKing(BareKing::LosesNearlyBare(Few::of(&[NONE])))],
        &[Change::BareCount(Some(BareCount {
            lines: Few::of(&[CountLine::of(NONE, 1, 1)]),
            ..BareCount::BASE
        }))],
        &[Change::TurnsInto(Role(0), NONE)],
        &[Change::Armies(ArmyChange::PromotionSquares([None; 8], Few::of(&[NONE])))],
    ]
    .map(|changes| {
        broken(own, |game| {
            plain(game);
            game.terms.rights = games::CHATURANGA.terms.rights.clone();
            game.options = option(choice(changes, &[]));
        })
    });
    assert_eq!(faults, [A_ROLE; 10]);
}

#[test]
fn a_record_names_rights_squares_letters_and_sets_of_its_own() {
    let own = &games::JANGGI;
    let alone = |changes| {
        broken(own, |game| {
            (game.presets, game.lines) = (vec![].into(), List::Borrowed(LINES));
            game.options = option(choice(changes, &[]));
        })
    };
    const LINES: &[Line] = &[LINE];
    const ONCE: &[Pattern] = &[Pattern::leap(0, 1).with_right(Right(0))];
    for change in [
        &[Change::RightGone(Right(0))][..],
        &[Change::RightUnconditional(Right(0))],
        &[Change::RightSuspended(Right(0))],
        &[Change::RightAimedAt(Right(0), Role(0))],
        &[Change::RightUnmoved(Right(0), Role(0))],
        &[Change::Patterns(Role(0), List::Borrowed(ONCE))],
    ] {
        assert_eq!(alone(change), A_RIGHT);
    }
    let castles = castling(Role(0), &[Towards::LastFile], 2);
    assert_eq!(broken(own, |game| game.terms.castling = castles), A_RIGHT);
    const A_SQUARE: &str = "a square is one of the board's";
    assert_eq!(alone(&[Change::Swap(Text::Borrowed("b1"), Text::Borrowed("j1"))]), A_SQUARE);
    assert_eq!(alone(&[Change::Swap(Text::Borrowed("b11"), Text::Borrowed("c1"))]), A_SQUARE);
    assert_eq!(alone(&[Change::Board(Board { marks: SquareSet(1 << 64), ..board::PLAIN })]), A_SQUARE);
    assert_eq!(broken(own, |game| game.board.marks.insert(Square(127))), A_SQUARE);
    assert_eq!(alone(&[Change::Setup(Text::Borrowed("9/4q4/9"))]), "a letter of the setup is a role's");
    // Only what promotes has a promoted form.
    assert_eq!(broken(own, |game| game.terms.setup = "9/4+k4/9".into()), "a letter of the setup is a role's");
    assert_eq!(broken(own, |game| game.terms.setup = "9".into()), "a setup has pieces");
    let four = &games::SHATURANGA;
    assert_eq!(broken(four, |game| game.terms.setup = "xK7".into()), "a letter of the setup is a seat's");
    assert_eq!(alone(&[Change::Names(1)]), "some role has names in the set");
}

#[test]
fn a_record_names_choices_of_its_own() {
    let own = &games::CHATURANGA;
    const A_CHOICE: &str = "a choice is one of the option's";
    const PRESET: Preset = Preset {
        id: Text::Borrowed("wrong"),
        cites: List::Borrowed(&[]),
        game: None,
        options: List::Borrowed(&[]),
    };
    assert_eq!(
        broken(own, |game| game.lines = vec![Line { options: owned(&[("bareKing", "of")]), ..LINE }].into()),
        A_CHOICE
    );
    assert_eq!(
        broken(own, |game| game.lines = vec![Line { options: owned(&[("king", "off")]), ..LINE }].into()),
        A_CHOICE
    );
    let preset = Preset { options: owned(&[("kingLeap", "of")]), ..PRESET };
    assert_eq!(broken(own, |game| game.presets = vec![preset].into()), A_CHOICE);
    // Choices of another game are looked for there.
    let preset = Preset { options: owned(&[("kingLeap", "off")]), game: Some(&games::INDIAN), ..PRESET };
    assert_eq!(broken(own, |game| game.presets = vec![preset].into()), A_CHOICE);
    let other = |excludes| {
        broken(own, |game| {
            (game.presets, game.lines) = (vec![].into(), vec![LINE].into());
            game.options = option(choice(&[], excludes));
        })
    };
    assert_eq!(other(&[("elephant", "alfil")]), A_CHOICE);
    assert_eq!(other(&[("only", "default")]), "an option excludes others");
    assert_eq!(
        broken(own, |game| game.lines =
            vec![Line { options: owned(&[("bareKing", "none"); 2]), ..LINE }].into()),
        "a choice is made once"
    );
}

#[test]
fn ids_and_letters_tell_apart_what_a_record_has() {
    let own = &games::CHATURANGA;
    assert_eq!(broken(own, |game| game.lines = vec![].into()), "a game has a demonstration");
    assert_eq!(
        broken(own, |game| game.lines = vec![Line { id: "first".into(), ..LINE }, LINE].into()),
        "the first line is the demonstration"
    );
    assert_eq!(broken(own, |game| game.lines = vec![LINE, LINE].into()), "two lines have one id");
    assert_eq!(
        broken(own, |game| game.presets = [&*game.presets, &*game.presets].concat().into()),
        "two presets have one id"
    );
    assert_eq!(
        broken(own, |game| game.options = [&*game.options, &*game.options].concat().into()),
        "two options have one id"
    );
    let twice = choice(&[], &[]);
    let twice = OptionSpec { id: "more".into(), choices: vec![twice.clone(), twice].into() };
    assert_eq!(
        broken(own, |game| game.options = [&*game.options, &[twice]].concat().into()),
        "two choices of an option have one id"
    );
    assert_eq!(broken(own, |game| game.terms.roles.to_mut()[1].id = "king".into()), "two roles have one id");
    assert_eq!(broken(own, |game| game.terms.roles.to_mut()[1].letter = 'k'), "two roles have one letter");
    assert_eq!(
        broken(&games::OUK, |game| game.terms.rights.to_mut()[1].letter = 'k'),
        "two rights have one letter"
    );
    assert_eq!(
        broken(&games::OUK, |game| game.terms.rights.to_mut()[1].id = "leap".into()),
        "two rights have one id"
    );
}

/// What is royal says so, whatever its letter.
#[test]
fn royal_is_what_the_contest_needs() {
    let royal = |game: &Game, role: usize, royal: bool| {
        broken(game, |game| game.terms.roles.to_mut()[role].royal = royal)
    };
    assert_eq!(royal(&games::CHATURANGA, 0, false), "a contest of kings has a royal role");
    assert_eq!(royal(&games::CHATURANGA, 5, true), "the pawn is not royal");
    assert_eq!(royal(&games::SHATURANGA, 0, true), "where kings are captured none is royal");
    assert_eq!(royal(&games::ASHTAPADA, 0, true), "in a race no role is royal");
    let royals = |game: &Game| {
        let roles = game.terms.roles.iter().filter(|role| role.royal);
        roles.map(|role| role.id.to_string()).collect::<Vec<_>>()
    };
    for game in games::EVERY {
        let expected: &[&str] = match &*game.id {
            "shaturanga" | "dice-chess" | "ashtapada" => &[],
            "xiangqi" | "janggi" => &["general"],
            "sho-shogi" => &["king", "crown-prince"],
            _ => &["king"],
        };
        assert_eq!(royals(game), expected, "{}", game.id);
    }
}

/// What a game's own sources set out as the rule comes before what has been inferred, reconstructed, told of
/// others or played of late: where they describe some choice, the default is described.
#[test]
fn defaults_follow_what_is_described() {
    for game in games::EVERY {
        let own = |choice: &Choice| {
            let source = |cite: &Reference| game.cites.iter().any(|own| own.source() == cite.source());
            choice.standing == Standing::Described && choice.cites.iter().any(source)
        };
        for option in game.options.iter().filter(|option| option.choices.iter().any(own)) {
            let place = format!("{} {}", game.id, option.id);
            let described = option.choices[0].standing == Standing::Described;
            const OTHERWISE: &[(&str, &str)] = &[
                // By Bell’s own words it is a bishop, and then boats could attack each other (FHB-03).
                ("shaturanga", "boat"),
                // Bell’s rule says of the marked squares that soldiers are promoted there, and that they are not.
                ("shaturanga", "promotionSquares"),
            ];
            let otherwise = OTHERWISE.contains(&(&*game.id, &*option.id));
            assert!(described || otherwise, "{place}={}", option.choices[0].id);
        }
    }
}

/// A program plays by rules, but sets out none: on its word alone no choice is described.
#[test]
fn no_choice_is_described_by_programs_alone() {
    const PROGRAMS: [&str; 4] = ["pychess", "fairy-stockfish", "ludii", "lishogi"];
    for game in games::EVERY {
        for option in game.options.iter() {
            for choice in option.choices.iter().filter(|choice| choice.standing == Standing::Described) {
                let alone = choice.cites.iter().all(|cite| PROGRAMS.contains(&cite.source()));
                assert!(!alone, "{}.{}={}", game.id, option.id, choice.id);
            }
        }
    }
}
