//! Four-handed dice chess, after Bell (`shaturanga`) and after Walker (`dice-chess`).
//!
//! Rules FHB-01 to FHB-37 and FHW-01 to FHW-31.
//!
//! The two accounts are two records with one list of questions: what one has as its default the
//! other has as a choice.

mod lines;

use super::common::*;

/// South, West, North and East, clockwise; each looks across the board.
pub(super) const FOUR_SEATS: &[SeatSpec] = &[
    SeatSpec { letter: 's', facing: Facing::North },
    SeatSpec { letter: 'w', facing: Facing::East },
    SeatSpec { letter: 'n', facing: Facing::South },
    SeatSpec { letter: 'e', facing: Facing::West },
];

// Kings are captured like other pieces, so that none is royal. Bell's names, then Walker's.
roles! {
    KING "king" 'k' Figure::King, KING_STEPS, [ENGLISH "Rajah"] [ENGLISH "King"];
    ELEPHANT "elephant" 'e' Figure::Elephant, ROOK_RIDE, [ENGLISH "Elephants"] [ENGLISH "Elephant"];
    HORSE "horse" 'n' Figure::Horse, KNIGHT, [ENGLISH "Cavalry"] [ENGLISH "Horse"];
    // FHB-03 says why the jump holds for Bell too.
    BOAT "boat" 'b' Figure::Ship, ALFIL, [ENGLISH "Boatmen"] [ENGLISH "Boat"];
    SOLDIER "soldier" 'p' Figure::Soldier, PAWN_STEPS, [ENGLISH "Infantry"] [ENGLISH "Soldier"];
}

/// The roles with the names of one account: Bell's are the first.
const fn named(account: usize) -> [RoleSpec; 5] {
    const fn role(role: Role, account: usize) -> RoleSpec {
        let RoleSpec { id, letter, figure, names, royal, patterns, promoted_from } = &ROLE_LIST[role.index()];
        let (Text::Borrowed(id), List::Borrowed(names), List::Borrowed(patterns)) = (id, names, patterns)
        else {
            panic!("a role of constants")
        };
        RoleSpec {
            id: Text::Borrowed(id),
            letter: *letter,
            figure: *figure,
            names: List::Borrowed(names.split_at(account).1.split_at(1).0),
            royal: *royal,
            patterns: List::Borrowed(patterns),
            promoted_from: *promoted_from,
        }
    }
    [
        role(KING, account),
        role(ELEPHANT, account),
        role(HORSE, account),
        role(BOAT, account),
        role(SOLDIER, account),
    ]
}

/// FHB-05, FHW-04: a long die with four faces.
const LONG_DIE: Dice = Dice {
    faces: Few::of(&[
        Face { value: 2, weight: 1, moves: Few::of(&[BOAT]), grace: false },
        Face { value: 3, weight: 1, moves: Few::of(&[HORSE]), grace: false },
        Face { value: 4, weight: 1, moves: Few::of(&[ELEPHANT]), grace: false },
        Face { value: 5, weight: 1, moves: Few::of(&[KING, SOLDIER]), grace: false },
    ]),
    shells: None,
};

/// By file from the near corner: the horse's and the elephant's squares, which bear no mark.
const UNMARKED: [Option<Role>; 8] =
    [None, Some(HORSE), Some(ELEPHANT), None, None, Some(ELEPHANT), Some(HORSE), None];

/// South, West, North, East.
const BELL_COLOURS: [Colour; SEATS] = [Colour::Red, Colour::Yellow, Colour::Black, Colour::Green];
const MURRAY_COLOURS: [Colour; SEATS] = [Colour::Green, Colour::Yellow, Colour::Black, Colour::Red];

// ---------------------------------------------------------------------------- the choices

choices! {
    LEAP = "leap2" Described [WALKER "rule 8", BELL "rule 9", FORBES "pp. 24–26"] => Patterns(BOAT, ALFIL);
    LEAP_BY_CONCOURSE = "leap2" Inferred [BELL "introduction and rule 9", WALKER "rule 8", FORBES "pp. 24–26"]
        => Patterns(BOAT, ALFIL);
    SLIDE = "bishop" Described [BELL "introduction and rule 9"] => Patterns(BOAT, BISHOP_RIDE);
    RE_THROW = "re-throw" Described [BELL "rule 2"] => Opening(Opening::Roll { keeps: false });
    KEEP = "keep" Described [WALKER "rule 5"] => Opening(Opening::Roll { keeps: true });
    MUST = "yes" Described [BELL "rule 3"] => MustMove(true);
    MUST_AS_BELL = "yes" Inferred [WALKER "rule 7", BELL "rule 3"] => MustMove(true);
    MAY = "may-pass" Inferred [WALKER "rule 7"] => MustMove(false);
    ALLIES_SAFE = "no" Reconstructed [BELL "silent", RECONSTRUCTION "allies do not win from each other"]
        => Armies(ArmyChange::AllyCapture(false));
    ALLIES_TAKEN = "yes" Described [WALKER "rule 9"] => Armies(ArmyChange::AllyCapture(true));
    THRONE_STAKE = "stake" Described [BELL "rules 5 and 14"] => Armies(ArmyChange::EnemyThrone(EnemyThrone::Stake));
    THRONE_NOTHING = "no-effect" Described [WALKER "rule 13"]
        => Armies(ArmyChange::EnemyThrone(EnemyThrone::Nothing));
    COMMAND_BOTH = "command-both" Described [BELL "rules 5 and 7"] => Armies(ArmyChange::Command(Command::Alone));
    SHARED = "shared" Inferred [WALKER "rule 13"] => Armies(ArmyChange::Command(Command::Shared));
    TO_OWNER = "propose-to-owner" Described [BELL "rules 6 and 7"]
        => Armies(ArmyChange::Exchange(Exchange::WithRemainingKing));
    CAPTORS_OF_ALLIES = "captors-of-allies" Described [WALKER "rules 14 and 15"]
        => Armies(ArmyChange::Exchange(Exchange::BetweenCaptorsOfAllies));
    CAPTORS = "mutual-capturers" Inferred [WALKER "rules 14 and 15", RECONSTRUCTION "the captors’ own kings too"]
        => Armies(ArmyChange::Exchange(Exchange::BetweenCaptors));
    OWN_SQUARE = "own-square-vacant-only" Described [BELL "rule 6"]
        => Armies(ArmyChange::Reentry(Reentry::OwnThrone));
    NEAREST = "nearest-free" Described [WALKER "rule 14"]
        => Armies(ArmyChange::Reentry(Reentry::NearestFree));
    TAKE_CONTROL = "take-enemy-control-ally" Described [BELL "rule 9"]
        => Armies(ArmyChange::Concourse(Concourse::TakesEnemiesControlsAlly));
    REMOVE_ALL = "remove-all-three" Inferred [WALKER "rule 12", BELL "rule 9"]
        => Armies(ArmyChange::Concourse(Concourse::TakesAll));
    UNMARKED_SQUARES = "unmarked-b-c-f-g" Described [WALKER "rule 16", BELL "rule 10", FORBES "p. 26"]
        => Armies(ArmyChange::PromotionSquares(UNMARKED, Few::NONE));
    UNMARKED_AS_WALKER = "unmarked-b-c-f-g" Inferred [BELL "rule 10", WALKER "rule 16", FORBES "p. 26"]
        => Armies(ArmyChange::PromotionSquares(UNMARKED, Few::NONE));
    // The literal reading, by which no piece belongs to the square: its owner chooses one of the two
    // that the rule names.
    MARKED_SQUARES = "marked" Described [BELL "rule 10", RECONSTRUCTION "the choice of the piece"]
        => Armies(ArmyChange::PromotionSquares([None; 8], Few::of(&[HORSE, ELEPHANT])));
    DELAYED = "delayed" Described [BELL "rule 10"] => Armies(ArmyChange::Waits(true));
    NOT_ENTER = "may-not-enter" Described [WALKER "rule 16"] => Armies(ArmyChange::Waits(false));
    KING_IGNORED = "ignored" Reconstructed [MURRAY "chapter III, verse 30", RECONSTRUCTION "that the king may stand"]
        => Armies(ArmyChange::KingMayStand(true));
    KING_STRICT = "strict" Described [BELL "rule 11", WALKER "rule 17"]
        => Armies(ArmyChange::KingMayStand(false));
    EACH = "individual" Described [BELL "rule 12"] => Armies(ArmyChange::Peace(Peace::EachKing));
    ALL_KINGS = "all-kings" Described [WALKER "rule 19"] => Armies(ArmyChange::Peace(Peace::AllKings));
    STAKES_ON = "on" Described [BELL "rules 1 and 14"] => Armies(ArmyChange::Stakes(true));
    STAKES_OFF = "off" Inferred [WALKER "silent"] => Armies(ArmyChange::Stakes(false));
    EMPIRE_ENDS = "yes" Reconstructed [BELL "rule 8", RECONSTRUCTION "that the game ends"]
        => Armies(ArmyChange::Empire(Empire::Wins));
    EMPIRE_PAYS = "no" Inferred [BELL "rule 8"] => Armies(ArmyChange::Empire(Empire::Pays));
    NO_EMPIRE = "no" Inferred [WALKER "silent", BELL "rule 8, on the price"]
        => Armies(ArmyChange::Empire(Empire::Pays));
    COLOURS_BELL = "bell" Described [BELL "introduction"] => Colours(BELL_COLOURS);
    COLOURS_MURRAY = "murray" Described [FORBES "p. 20"] => Colours(MURRAY_COLOURS);
    OPPOSITE = "opposite" Described [WALKER "rule 2"] => Armies(ArmyChange::Alliance(Alliance::Opposite));
    OPPOSITE_AS_WALKER = "opposite" Reconstructed [WALKER "rule 2", RECONSTRUCTION "whose colours these are"]
        => Armies(ArmyChange::Alliance(Alliance::Opposite));
    ADJACENT = "adjacent" Reconstructed [RECONSTRUCTION "for comparison"]
        => Armies(ArmyChange::Alliance(Alliance::Adjacent));
    ONE_DIE = "one-2-5" Described [BELL "introduction", WALKER "rule 4"];
    // The first seat begins: no source says who.
    NO_DICE = "none" Reported [
        WALKER "introduction", MURRAY "chapter III", RECONSTRUCTION "South begins, who cannot move is passed over"
    ] => NoDice, Opening(Opening::Alternate);
    HUNDRED_ROUNDS = "hundred-rounds-draw" Reconstructed [RECONSTRUCTION "not in the sources"];
    NO_LIMIT = "off" Inferred [BELL "no rule given", WALKER "no rule given"]
        => Quiet(None);
}

/// Without dice nothing is thrown for the first turn.
const NO_THROW: List<(Text, Text)> = List::Borrowed(&[(Text::Borrowed("dice"), Text::Borrowed("none"))]);

const NO_STAKES: List<(Text, Text)> = List::Borrowed(&[(Text::Borrowed("stakes"), Text::Borrowed("off"))]);

/// A question, the default first.
const fn ask(id: &'static str, choices: &'static [Choice]) -> OptionSpec {
    OptionSpec { id: Text::Borrowed(id), choices: List::Borrowed(choices) }
}

const BELL_OPTIONS: &[OptionSpec] = &[
    ask("boat", &[LEAP_BY_CONCOURSE, SLIDE]),
    ask("openingRoll", &[RE_THROW, Choice { excludes: NO_THROW, ..KEEP }]),
    ask("mustMove", &[MUST, MAY]),
    ask("allyCapture", &[ALLIES_SAFE, ALLIES_TAKEN]),
    ask("enemyThrone", &[THRONE_STAKE, THRONE_NOTHING]),
    ask("allyThrone", &[COMMAND_BOTH, SHARED]),
    ask("exchange", &[TO_OWNER, CAPTORS_OF_ALLIES, CAPTORS]),
    ask("reentry", &[OWN_SQUARE, NEAREST]),
    ask("concourse", &[TAKE_CONTROL, REMOVE_ALL]),
    ask("promotionSquares", &[UNMARKED_AS_WALKER, MARKED_SQUARES]),
    ask("promotionEarly", &[DELAYED, NOT_ENTER]),
    ask("privilegedKing", &[KING_STRICT, KING_IGNORED]),
    ask("peace", &[EACH, ALL_KINGS]),
    ask("stakes", &[STAKES_ON, STAKES_OFF]),
    ask("empireEnds", &[EMPIRE_ENDS, EMPIRE_PAYS]),
    ask("colours", &[COLOURS_BELL, COLOURS_MURRAY]),
    ask("alliance", &[OPPOSITE_AS_WALKER, ADJACENT]),
    // After the opening throw, which it takes away.
    ask("dice", &[ONE_DIE, NO_DICE]),
    ask("repetition", &[HUNDRED_ROUNDS, NO_LIMIT]),
];

const WALKER_OPTIONS: &[OptionSpec] = &[
    ask("boat", &[LEAP, SLIDE]),
    ask("openingRoll", &[KEEP, Choice { excludes: NO_THROW, ..RE_THROW }]),
    ask("mustMove", &[MUST_AS_BELL, MAY]),
    ask("allyCapture", &[ALLIES_TAKEN, ALLIES_SAFE]),
    ask(
        "enemyThrone",
        // Without stakes nothing is won by it.
        &[THRONE_NOTHING, Choice { excludes: NO_STAKES, ..THRONE_STAKE }],
    ),
    ask("allyThrone", &[SHARED, COMMAND_BOTH]),
    ask("exchange", &[CAPTORS_OF_ALLIES, CAPTORS, TO_OWNER]),
    ask("reentry", &[NEAREST, OWN_SQUARE]),
    ask("concourse", &[REMOVE_ALL, TAKE_CONTROL]),
    ask("promotionSquares", &[UNMARKED_SQUARES, MARKED_SQUARES]),
    ask("promotionEarly", &[NOT_ENTER, DELAYED]),
    ask("privilegedKing", &[KING_STRICT, KING_IGNORED]),
    ask("peace", &[ALL_KINGS, EACH]),
    ask("stakes", &[STAKES_OFF, STAKES_ON]),
    ask("empireEnds", &[NO_EMPIRE, EMPIRE_ENDS]),
    ask("colours", &[COLOURS_MURRAY, COLOURS_BELL]),
    ask("alliance", &[OPPOSITE, ADJACENT]),
    ask("dice", &[ONE_DIE, NO_DICE]),
    ask("repetition", &[HUNDRED_ROUNDS, NO_LIMIT]),
];

// ---------------------------------------------------------------------------- the records

const ARRAY: &str = "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB";

/// What both have in common.
const TERMS: Terms = Terms {
    setup: Text::Borrowed(ARRAY),
    dice: Some(LONG_DIE),
    pawn: SOLDIER,
    promotion: Promotion { must: Must::Always, ..Promotion::BASE },
    // A hundred turns of each of the four.
    repetition: Repetition::Ignored,
    quiet: Some(400),
    ..Terms::BASE
};

const ADVANCEMENT: Advancement = Advancement {
    by_file: UNMARKED,
    elsewhere: Few::NONE,
    waits: true,
    privileged: Few::of(&[ELEPHANT, HORSE, BOAT]),
    king_may_stand: false,
};

const AFTER_BELL: Armies = Armies {
    king: KING,
    boat: BOAT,
    minor: Few::of(&[SOLDIER, BOAT]),
    alliance: Alliance::Opposite,
    ally_capture: false,
    enemy_throne: EnemyThrone::Stake,
    command: Command::Alone,
    exchange: Exchange::WithRemainingKing,
    reentry: Reentry::OwnThrone,
    concourse: Concourse::TakesEnemiesControlsAlly,
    advancement: ADVANCEMENT,
    peace: Peace::EachKing,
    stakes: true,
    empire: Empire::Wins,
};

const AFTER_WALKER: Armies = Armies {
    ally_capture: true,
    enemy_throne: EnemyThrone::Nothing,
    command: Command::Shared,
    exchange: Exchange::BetweenCaptorsOfAllies,
    reentry: Reentry::NearestFree,
    concourse: Concourse::TakesAll,
    advancement: Advancement { waits: false, ..ADVANCEMENT },
    peace: Peace::AllKings,
    stakes: false,
    empire: Empire::Pays,
    ..AFTER_BELL
};

// Rust 1.88 does not keep alive what is made within a constant.
static BELL_ROLES: [RoleSpec; 5] = named(0);
static WALKER_ROLES: [RoleSpec; 5] = named(1);

/// Shaturanga, after Bell.
pub static SHATURANGA: Game = Game {
    id: Text::Borrowed("shaturanga"),
    board: ASHTAPADA,
    seats: List::Borrowed(FOUR_SEATS),
    terms: Terms {
        roles: List::Borrowed(&BELL_ROLES),
        contest: Contest::Armies(AFTER_BELL),
        opening: Opening::Roll { keeps: false },
        colours: BELL_COLOURS,
        ..TERMS
    },
    options: List::Borrowed(BELL_OPTIONS),
    presets: presets! {
        "bell-001" [BELL];
        "walker-004" [WALKER] "openingRoll" = "keep", "allyCapture" = "yes", "enemyThrone" = "no-effect",
            "allyThrone" = "shared", "exchange" = "captors-of-allies", "reentry" = "nearest-free",
            "concourse" = "remove-all-three", "promotionEarly" = "may-not-enter", "peace" = "all-kings",
            "stakes" = "off", "empireEnds" = "no", "colours" = "murray";
    },
    lines: lines::AFTER_BELL,
    base: base!("FHB": Board 33, Array 31, OneColour 32, Piece(KING) 34, Piece(ELEPHANT) 2, Piece(HORSE) 2,
        Piece(SOLDIER) 2, Piece(BOAT) 3, Minor 4, Throws 5, Faces 5, Stakes 6, Opening 7, Turns 7, MustMove 8,
        TurnLost 9, EnemyThrone 10, Throne 36, Command 11, Prisoners 35, Exchange 12, Reentry 12, Release 13,
        Empires 14, Concourse 15, PromotionSquares 16, NotPromoted 37, FarSide 16, Waits 16, Privileged 17,
        Peace 18, Out 19, Ties 21, InPlace 22, Captor 23, Steered 24, Proposals 25, Asked 26, FreedAlone 27,
        CommandLimits 28, Share 29, AllyStakes 20, LastOnBoard 30, NobodyMoves 30, Marks 31, KingsAlone 30),
    cites: cites!(BELL),
    texts: None,
};

/// Four-handed Indian dice chess, after Walker.
pub static DICE_CHESS: Game = Game {
    id: Text::Borrowed("dice-chess"),
    board: ASHTAPADA,
    seats: List::Borrowed(FOUR_SEATS),
    terms: Terms {
        roles: List::Borrowed(&WALKER_ROLES),
        contest: Contest::Armies(AFTER_WALKER),
        opening: Opening::Roll { keeps: true },
        colours: MURRAY_COLOURS,
        ..TERMS
    },
    options: List::Borrowed(WALKER_OPTIONS),
    presets: presets! {
        "bell-001" [BELL] "openingRoll" = "re-throw", "allyCapture" = "no", "enemyThrone" = "stake",
            "allyThrone" = "command-both", "exchange" = "propose-to-owner",
            "reentry" = "own-square-vacant-only", "concourse" = "take-enemy-control-ally",
            "promotionEarly" = "delayed", "peace" = "individual", "stakes" = "on", "empireEnds" = "yes",
            "colours" = "bell";
        "walker-004" [WALKER];
    },
    lines: lines::AFTER_WALKER,
    base: base!("FHW": Alliance 2, Array 3, Throws 4, Faces 6, Opening 5, Turns 5, MustMove 6, TurnLost 6,
        Piece(KING) 7, Piece(ELEPHANT) 7, Piece(HORSE) 7, Piece(SOLDIER) 7, Piece(BOAT) 7, AllyCapture 8,
        Prisoners 30, Minor 9, Concourse 10, Command 11, Throne 31, EnemyThrone 11, Exchange 12, Reentry 12,
        Release 13, PromotionSquares 14, NotPromoted 29, FarSide 14, Waits 14, Privileged 15, LastOnBoard 16,
        Peace 17, Ties 18, InPlace 19, Captor 20, Proposals 21, Asked 22, KingsAlone 23, Board 1, OneColour 28,
        Marks 24, CommandLimits 25, NobodyMoves 26, Steered 27, FreedAlone 27, Share 27, AllyStakes 27, Empires
        27),
    cites: cites!(WALKER),
    texts: None,
};
