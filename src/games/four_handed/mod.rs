//! Four-handed dice chess, after Bell (`shaturanga`) and after Walker (`dice-chess`).
//!
//! Ledger sections 15 and 16.
//!
//! The two accounts are two records with one list of questions: what one has as its default the
//! other has as a choice.

mod lines;

use std::borrow::Cow;

use super::common::*;
use crate::art::Figure;
use crate::board::{ASHTAPADA, Facing, Role, SEATS, SeatSpec, Zone};
use crate::variant::source::{BELL, FORBES, MURRAY, RECONSTRUCTION, WALKER};
use crate::variant::{Change, Choice, Cite, OptionSpec, Preset, Standing, *};

const KING: Role = Role(0);
const ELEPHANT: Role = Role(1);
const HORSE: Role = Role(2);
const BOAT: Role = Role(3);
const SOLDIER: Role = Role(4);

/// South, West, North and East, clockwise; each looks across the board.
pub(super) const FOUR_SEATS: &[SeatSpec] = &[
    SeatSpec { letter: 's', facing: Facing::North },
    SeatSpec { letter: 'w', facing: Facing::East },
    SeatSpec { letter: 'n', facing: Facing::South },
    SeatSpec { letter: 'e', facing: Facing::West },
];

/// Kings are captured like other pieces, so that none is royal.
const fn roles(names: [&'static [&'static [Name]]; 5]) -> [RoleSpec; 5] {
    let [king, elephant, horse, boat, soldier] = names;
    [
        piece("king", 'k', Figure::King, KING_STEPS, king),
        piece("elephant", 'e', Figure::Elephant, ROOK, elephant),
        piece("horse", 'n', Figure::Horse, KNIGHT, horse),
        // FHB-03: the ledger's ambiguity 1 says why the jump holds for Bell too.
        piece("boat", 'b', Figure::Ship, ALFIL, boat),
        piece("soldier", 'p', Figure::Soldier, PAWN, soldier),
    ]
}

const KINDS_BELL: &[RoleSpec] = &roles([
    &[&[Name("Rajah", ENGLISH)]],
    &[&[Name("Elephants", ENGLISH)]],
    &[&[Name("Cavalry", ENGLISH)]],
    &[&[Name("Boatmen", ENGLISH)]],
    &[&[Name("Infantry", ENGLISH)]],
]);

const KINDS_WALKER: &[RoleSpec] = &roles([
    &[&[Name("King", ENGLISH)]],
    &[&[Name("Elephant", ENGLISH)]],
    &[&[Name("Horse", ENGLISH)]],
    &[&[Name("Boat", ENGLISH)]],
    &[&[Name("Soldier", ENGLISH)]],
]);

const BISHOP: &[crate::movement::Pattern] = &[crate::movement::Pattern::ride(1, 1)];

/// FHB-05, FHW-04: a long die with four faces.
const LONG_DIE: Dice = Dice {
    faces: &[
        Face { value: 2, weight: 1, moves: &[BOAT], grace: false },
        Face { value: 3, weight: 1, moves: &[HORSE], grace: false },
        Face { value: 4, weight: 1, moves: &[ELEPHANT], grace: false },
        Face { value: 5, weight: 1, moves: &[KING, SOLDIER], grace: false },
    ],
    shells: None,
    must_move: true,
};

/// By file from the near corner: the horse's and the elephant's squares, which bear no mark.
const UNMARKED: [Option<Role>; 8] =
    [None, Some(HORSE), Some(ELEPHANT), None, None, Some(ELEPHANT), Some(HORSE), None];

/// South, West, North, East.
const BELL_COLOURS: [Colour; SEATS] = [Colour::Red, Colour::Yellow, Colour::Black, Colour::Green];
const MURRAY_COLOURS: [Colour; SEATS] = [Colour::Green, Colour::Yellow, Colour::Black, Colour::Red];

// ---------------------------------------------------------------------------- the choices

const fn bell(id: &'static str, place: &'static [Cite], changes: &'static [Change]) -> Choice {
    choice(id, place, Standing::Described, changes)
}

const LEAP: Choice = choice(
    "leap2",
    &[Cite(WALKER, "rule 8"), Cite(BELL, "rule 9"), Cite(FORBES, "pp. 24–26")],
    Standing::Described,
    &[Change::Patterns(BOAT, ALFIL)],
);
const SLIDE: Choice = bell("bishop", &[Cite(BELL, "introduction")], &[Change::Patterns(BOAT, BISHOP)]);
const RE_THROW: Choice =
    bell("re-throw", &[Cite(BELL, "rule 2")], &[Change::Opening(Opening::Roll { keeps: false })]);
const KEEP: Choice =
    bell("keep", &[Cite(WALKER, "rule 5")], &[Change::Opening(Opening::Roll { keeps: true })]);
const MUST: Choice = bell("yes", &[Cite(BELL, "rule 3")], &[Change::MustMove(true)]);
const MAY: Choice =
    choice("may-pass", &[Cite(WALKER, "rule 7")], Standing::Inferred, &[Change::MustMove(false)]);
const ALLIES_SAFE: Choice = choice(
    "no",
    &[Cite(BELL, "silent"), Cite(RECONSTRUCTION, "allies do not win from each other")],
    Standing::Inferred,
    &[Change::Armies(ArmyChange::AllyCapture(false))],
);
const ALLIES_TAKEN: Choice =
    bell("yes", &[Cite(WALKER, "rule 9")], &[Change::Armies(ArmyChange::AllyCapture(true))]);
const THRONE_STAKE: Choice =
    bell("stake", &[Cite(BELL, "rule 5")], &[Change::Armies(ArmyChange::EnemyThrone(EnemyThrone::Stake))]);
const THRONE_NOTHING: Choice = bell(
    "no-effect",
    &[Cite(WALKER, "rule 13")],
    &[Change::Armies(ArmyChange::EnemyThrone(EnemyThrone::Nothing))],
);
const COMMAND_BOTH: Choice =
    bell("command-both", &[Cite(BELL, "rule 5")], &[Change::Armies(ArmyChange::Command(Command::Alone))]);
const SHARED: Choice =
    bell("shared", &[Cite(WALKER, "rule 13")], &[Change::Armies(ArmyChange::Command(Command::Shared))]);
const TO_OWNER: Choice = bell(
    "propose-to-owner",
    &[Cite(BELL, "rules 6 and 7")],
    &[Change::Armies(ArmyChange::Exchange(Exchange::WithRemainingKing))],
);
const CAPTORS: Choice = bell(
    "mutual-capturers",
    &[Cite(WALKER, "rules 14 and 15")],
    &[Change::Armies(ArmyChange::Exchange(Exchange::BetweenCaptors))],
);
const OWN_SQUARE: Choice = bell(
    "own-square-vacant-only",
    &[Cite(BELL, "rule 6")],
    &[Change::Armies(ArmyChange::Reentry(Reentry::OwnThrone))],
);
const NEAREST: Choice = bell(
    "nearest-free",
    &[Cite(WALKER, "rule 14")],
    &[Change::Armies(ArmyChange::Reentry(Reentry::NearestFree))],
);
const TAKE_CONTROL: Choice = bell(
    "take-enemy-control-ally",
    &[Cite(BELL, "rule 9")],
    &[Change::Armies(ArmyChange::Concourse(Concourse::TakesEnemiesControlsAlly))],
);
const REMOVE_ALL: Choice = bell(
    "remove-all-three",
    &[Cite(WALKER, "rule 12")],
    &[Change::Armies(ArmyChange::Concourse(Concourse::TakesAll))],
);
const UNMARKED_SQUARES: Choice = bell(
    "unmarked-b-c-f-g",
    &[Cite(WALKER, "rule 16"), Cite(FORBES, "p. 26")],
    &[Change::Armies(ArmyChange::PromotionSquares(UNMARKED, &[]))],
);
/// The literal reading, by which no piece belongs to the square: its owner chooses one of the two
/// that the rule names.
const MARKED_SQUARES: Choice = choice(
    "marked",
    &[Cite(BELL, "rule 10"), Cite(RECONSTRUCTION, "the choice of the piece")],
    Standing::Described,
    &[Change::Armies(ArmyChange::PromotionSquares([None; 8], &[HORSE, ELEPHANT]))],
);
const DELAYED: Choice = bell("delayed", &[Cite(BELL, "rule 10")], &[Change::Armies(ArmyChange::Waits(true))]);
const NOT_ENTER: Choice =
    bell("may-not-enter", &[Cite(WALKER, "rule 16")], &[Change::Armies(ArmyChange::Waits(false))]);
const KING_IGNORED: Choice = choice(
    "ignored",
    &[Cite(MURRAY, "verse 30 of the Tithitattva")],
    Standing::Inferred,
    &[Change::Armies(ArmyChange::KingMayStand(true))],
);
const KING_STRICT: Choice = bell(
    "strict",
    &[Cite(BELL, "rule 11"), Cite(WALKER, "rule 17")],
    &[Change::Armies(ArmyChange::KingMayStand(false))],
);
const EACH: Choice =
    bell("individual", &[Cite(BELL, "rule 12")], &[Change::Armies(ArmyChange::Peace(Peace::EachKing))]);
const ALL_KINGS: Choice =
    bell("all-kings", &[Cite(WALKER, "rule 19")], &[Change::Armies(ArmyChange::Peace(Peace::AllKings))]);
const STAKES_ON: Choice = bell("on", &[Cite(BELL, "rule 1")], &[Change::Armies(ArmyChange::Stakes(true))]);
const STAKES_OFF: Choice = choice(
    "off",
    &[Cite(WALKER, "silent")],
    Standing::Inferred,
    &[Change::Armies(ArmyChange::Stakes(false))],
);
const EMPIRE_ENDS: Choice = choice(
    "yes",
    &[Cite(BELL, "rule 8"), Cite(RECONSTRUCTION, "that the game ends")],
    Standing::Inferred,
    &[Change::Armies(ArmyChange::Empire(Empire::Wins))],
);
const EMPIRE_PAYS: Choice = choice(
    "no",
    &[Cite(BELL, "rule 8")],
    Standing::Inferred,
    &[Change::Armies(ArmyChange::Empire(Empire::Pays))],
);
const NO_EMPIRE: Choice = choice(
    "no",
    &[Cite(WALKER, "silent")],
    Standing::Inferred,
    &[Change::Armies(ArmyChange::Empire(Empire::Nothing))],
);
const COLOURS_BELL: Choice = bell("bell", &[Cite(BELL, "introduction")], &[Change::Colours(BELL_COLOURS)]);
const COLOURS_MURRAY: Choice =
    bell("murray", &[Cite(MURRAY, ""), Cite(FORBES, "")], &[Change::Colours(MURRAY_COLOURS)]);
const OPPOSITE: Choice =
    bell("opposite", &[Cite(WALKER, "rule 2")], &[Change::Armies(ArmyChange::Alliance(Alliance::Opposite))]);
const ADJACENT: Choice = choice(
    "adjacent",
    &[Cite(RECONSTRUCTION, "for comparison")],
    Standing::Reconstructed,
    &[Change::Armies(ArmyChange::Alliance(Alliance::Adjacent))],
);
const ONE_DIE: Choice = bell("one-2-5", &[Cite(BELL, "introduction"), Cite(WALKER, "rule 4")], &[]);
/// The first seat begins: no source says who.
const NO_DICE: Choice = choice(
    "none",
    &[Cite(WALKER, "introduction"), Cite(MURRAY, ""), Cite(RECONSTRUCTION, "South begins")],
    Standing::Reported,
    &[Change::NoDice, Change::Opening(Opening::Alternate)],
);
const HUNDRED_ROUNDS: Choice = choice(
    "hundred-rounds-draw",
    &[Cite(RECONSTRUCTION, "not in the sources")],
    Standing::Reconstructed,
    &[],
);
const NO_LIMIT: Choice = choice(
    "off",
    &[Cite(BELL, "no rule given"), Cite(WALKER, "no rule given")],
    Standing::Inferred,
    &[Change::Repetition(Repetition::Ignored)],
);

/// A question, the default first.
const fn ask(id: &'static str, choices: &'static [Choice]) -> OptionSpec {
    OptionSpec { id, choices }
}

const BELL_OPTIONS: &[OptionSpec] = &[
    ask("boat", &[LEAP, SLIDE]),
    ask("openingRoll", &[RE_THROW, KEEP]),
    ask("mustMove", &[MUST, MAY]),
    ask("allyCapture", &[ALLIES_SAFE, ALLIES_TAKEN]),
    ask("enemyThrone", &[THRONE_STAKE, THRONE_NOTHING]),
    ask("allyThrone", &[COMMAND_BOTH, SHARED]),
    ask("exchange", &[TO_OWNER, CAPTORS]),
    ask("reentry", &[OWN_SQUARE, NEAREST]),
    ask("concourse", &[TAKE_CONTROL, REMOVE_ALL]),
    ask("promotionSquares", &[UNMARKED_SQUARES, MARKED_SQUARES]),
    ask("promotionEarly", &[DELAYED, NOT_ENTER]),
    ask("privilegedKing", &[KING_IGNORED, KING_STRICT]),
    ask("peace", &[EACH, ALL_KINGS]),
    ask("stakes", &[STAKES_ON, STAKES_OFF]),
    ask("empireEnds", &[EMPIRE_ENDS, EMPIRE_PAYS]),
    ask("colours", &[COLOURS_BELL, COLOURS_MURRAY]),
    ask("alliance", &[OPPOSITE, ADJACENT]),
    // After the opening throw: without dice there is none.
    ask("dice", &[ONE_DIE, NO_DICE]),
    ask("repetition", &[HUNDRED_ROUNDS, NO_LIMIT]),
];

const WALKER_OPTIONS: &[OptionSpec] = &[
    ask("boat", &[LEAP, SLIDE]),
    ask("openingRoll", &[KEEP, RE_THROW]),
    ask("mustMove", &[MUST, MAY]),
    ask("allyCapture", &[ALLIES_TAKEN, ALLIES_SAFE]),
    ask(
        "enemyThrone",
        // Without stakes nothing is won by it.
        &[THRONE_NOTHING, Choice { excludes: &[("stakes", "off")], ..THRONE_STAKE }],
    ),
    ask("allyThrone", &[SHARED, COMMAND_BOTH]),
    ask("exchange", &[CAPTORS, TO_OWNER]),
    ask("reentry", &[NEAREST, OWN_SQUARE]),
    ask("concourse", &[REMOVE_ALL, TAKE_CONTROL]),
    ask("promotionSquares", &[UNMARKED_SQUARES, MARKED_SQUARES]),
    ask("promotionEarly", &[NOT_ENTER, DELAYED]),
    ask("privilegedKing", &[KING_IGNORED, KING_STRICT]),
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

const fn terms(
    roles: &'static [RoleSpec],
    armies: Armies,
    opening: Opening,
    colours: [Colour; SEATS],
) -> Terms {
    Terms {
        setup: Cow::Borrowed(ARRAY),
        roles: Cow::Borrowed(roles),
        rights: Cow::Borrowed(&[]),
        contest: Contest::Armies(armies),
        dice: Some(LONG_DIE),
        colours,
        opening,
        castling: Castling::No,
        pawn: SOLDIER,
        captured: Captured::Gone,
        generals: Generals::MayFace,
        pass: Pass::Never,
        swaps: Cow::Borrowed(&[]),
        promotion: Promotion {
            pieces: Cow::Borrowed(&[]),
            zone: Zone::LastRanks(1),
            by: PromoteBy::Arriving,
            needs_loss: false,
            must: Must::Always,
            unready: Unready::Stays,
        },
        stalemate: Stalemate::Draw,
        bare_king: BareKing::Plays,
        bare_king_moves: None,
        board_count: None,
        bare_count: None,
        mates: None,
        impasse: None,
        turns_into: None,
        forbidden_loses: false,
        // A hundred turns of each of the four.
        repetition: Repetition::QuietDraws(400),
        names: 0,
    }
}

const ADVANCEMENT: Advancement = Advancement {
    by_file: UNMARKED,
    elsewhere: &[],
    waits: true,
    privileged: &[ELEPHANT, HORSE, BOAT],
    king_may_stand: true,
};

const AFTER_BELL: Armies = Armies {
    king: KING,
    boat: BOAT,
    minor: &[SOLDIER, BOAT],
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
    exchange: Exchange::BetweenCaptors,
    reentry: Reentry::NearestFree,
    concourse: Concourse::TakesAll,
    advancement: Advancement { waits: false, ..ADVANCEMENT },
    peace: Peace::AllKings,
    stakes: false,
    empire: Empire::Nothing,
    ..AFTER_BELL
};

/// Shaturanga, after Bell.
pub static SHATURANGA: Game = Game {
    id: "shaturanga",
    board: ASHTAPADA,
    seats: FOUR_SEATS,
    terms: terms(KINDS_BELL, AFTER_BELL, Opening::Roll { keeps: false }, BELL_COLOURS),
    options: BELL_OPTIONS,
    presets: &[
        Preset { id: "bell-001", cites: &[Cite(BELL, "")], game: None, options: &[] },
        Preset {
            id: "walker-004",
            cites: &[Cite(WALKER, "")],
            game: None,
            options: &[
                ("openingRoll", "keep"),
                ("allyCapture", "yes"),
                ("enemyThrone", "no-effect"),
                ("allyThrone", "shared"),
                ("exchange", "mutual-capturers"),
                ("reentry", "nearest-free"),
                ("concourse", "remove-all-three"),
                ("promotionEarly", "may-not-enter"),
                ("peace", "all-kings"),
                ("stakes", "off"),
                ("empireEnds", "no"),
                ("colours", "murray"),
            ],
        },
    ],
    lines: lines::AFTER_BELL,
    cites: &[Cite(BELL, "")],
};

/// Four-handed Indian dice chess, after Walker.
pub static DICE_CHESS: Game = Game {
    id: "dice-chess",
    board: ASHTAPADA,
    seats: FOUR_SEATS,
    terms: terms(KINDS_WALKER, AFTER_WALKER, Opening::Roll { keeps: true }, MURRAY_COLOURS),
    options: WALKER_OPTIONS,
    presets: &[
        Preset {
            id: "bell-001",
            cites: &[Cite(BELL, "")],
            game: None,
            options: &[
                ("openingRoll", "re-throw"),
                ("allyCapture", "no"),
                ("enemyThrone", "stake"),
                ("allyThrone", "command-both"),
                ("exchange", "propose-to-owner"),
                ("reentry", "own-square-vacant-only"),
                ("concourse", "take-enemy-control-ally"),
                ("promotionEarly", "delayed"),
                ("peace", "individual"),
                ("stakes", "on"),
                ("empireEnds", "yes"),
                ("colours", "bell"),
            ],
        },
        Preset { id: "walker-004", cites: &[Cite(WALKER, "")], game: None, options: &[] },
    ],
    lines: lines::AFTER_WALKER,
    cites: &[Cite(WALKER, "")],
};
