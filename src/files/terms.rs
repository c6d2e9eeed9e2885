//! The terms of a record, by the names that files give them.

use super::codec::{Code, fields, kinds, over, put_value, want};
use super::error::Fault;
use super::node::Node;
use super::ownership::Own;
use crate::art::Figure;
use crate::board::{Board, Facing, Role, Ruling, Zone};
use crate::movement::{Modality, Pattern, Right};
use crate::variant::{
    Advancement, Alliance, Armies, ArmyChange, BareCount, BareKing, BarredMate, BoardCount, Captured, Castle,
    Castling, Change, Chase, Colour, Command, Concourse, Contest, CountLine, Deploy, Deployment, Dice,
    Empire, EnemyThrone, Exchange, Face, Gains, Generals, Home, ImpasseRule, InCheck, InPlace, List, Mates,
    Must, OnRoyalSquare, Opening, Pass, Peace, PromoteBy, PromoteInto, Promotion, Promotions, Race,
    RaceChange, Reentry, Repetition, Roles, Stalemate, Standing, Terms, Text, Towards, Unready, Values,
};

kinds!(Standing {
    "described" => Described -;
    "reported" => Reported -;
    "inferred" => Inferred -;
    "reconstructed" => Reconstructed -;
    "modern" => Modern -;
});
kinds!(Facing { "north" => North -; "east" => East -; "south" => South -; "west" => West -; });
kinds!(Ruling {
    "squares" => Squares -;
    "chequered" => Chequered -;
    "diagonals" => Diagonals -;
    "points" => Points { river "river", palaces "palaces" };
    "dotted" => Dotted -;
});
kinds!(Zone {
    "board" => Board -;
    "last-ranks" => LastRanks(number: u8);
    "own-ranks" => OwnRanks(first: u8, last: u8);
    "own-half" => OwnHalf -;
    "far-half" => FarHalf -;
    "far-diagonals" => FarDiagonals -;
    "palace" => Palace -;
    "palace-lines" => PalaceLines -;
    "enemy-palace-lines" => EnemyPalaceLines -;
    "any-palace-lines" => AnyPalaceLines -;
});
kinds!(Modality { "move" => Move -; "capture" => Capture -; "both" => Both -; });
kinds!(InCheck { "kept" => Kept -; "lost" => Lost -; "suspended" => Suspended -; });
kinds!(Home { "none" => None -; "of" => Of(role: Role); "castling" => Castling -; });
kinds!(Colour {
    "light" => Light -;
    "dark" => Dark -;
    "red" => Red -;
    "green" => Green -;
    "yellow" => Yellow -;
    "black" => Black -;
});
kinds!(Pass { "never" => Never -; "stalemated" => Stalemated -; "always" => Always -; });
kinds!(Captured { "gone" => Gone -; "dropped" => Dropped -; });
kinds!(Generals {
    "may-face" => MayFace -;
    "may-not-face" => MayNotFace -;
    "facing-forfeits" => FacingForfeits -;
    "facing-checks" => FacingChecks -;
    "facing-draws" => FacingDraws -;
    "facing-counts" => FacingCounts(values: Values);
});
kinds!(Stalemate {
    "wins" => Wins -;
    "loses" => Loses -;
    "draw" => Draw -;
    "exchange" => Exchange -;
    "forbidden" => Forbidden -;
});
kinds!(BareKing {
    "plays" => Plays -;
    "loses" => Loses -;
    "loses-nearly-bare" => LosesNearlyBare(roles: Roles);
    "loses-unless-rebared" => LosesUnlessRebared -;
    "draws" => Draws -;
});
kinds!(Repetition {
    "ignored" => Ignored -;
    "third-draws" => ThirdDraws -;
    "counted" => Counted { occurrence "occurrence", quiet "quiet", values "values" };
    "perpetual" => Perpetual { occurrence "occurrence", check_loses "check-loses", chase "chase" };
});
kinds!(Chase {
    "allowed" => Allowed -;
    "one-by-one" => OneByOne -;
    "one-by-any" => OneByAny(gains: Gains);
    "any-attack" => AnyAttack(gains: Gains, checks: u8);
});
kinds!(ImpasseRule {
    "agreed" => Agreed { least "least" };
    "declared" => Declared { pieces "pieces", points "points" };
});
fields!(BoardCount, None, {
    limit "limit",
    automatic "automatic",
    with_pawns "with-pawns",
    capture_ends "capture-ends",
    most_pieces "most-pieces",
    values "values",
});
/// A line for pieces of one role is a list, such as `["boat", 2, 8]`.
impl Code for CountLine {
    fn write(&self, own: &Own) -> Node {
        let CountLine { pieces, alone, value } = self;
        if let ([(role, number)], false) = (pieces.get(), alone) {
            return (*role, *number, *value).write(own);
        }
        let mut entries = Vec::new();
        put_value(&mut entries, "pieces", pieces, own);
        put_value(&mut entries, "alone", alone, own);
        put_value(&mut entries, "value", value, own);
        Node::table(entries)
    }

    fn read(node: &Node, own: &Own) -> Result<Self, Fault> {
        if node.as_list().is_ok() {
            let (role, number, value) = Code::read(node, own)?;
            return Ok(CountLine::of(role, number, value));
        }
        let fields = node.fields(&["pieces", "alone", "value"])?;
        let mut alone = false;
        over(&fields, "alone", &mut alone, own)?;
        Ok(CountLine { pieces: want(&fields, "pieces", own)?, alone, value: want(&fields, "value", own)? })
    }
}
fields!(BareCount, Some(BareCount::BASE), {
    lines "lines",
    otherwise "otherwise",
    despite_pawns "despite-pawns",
    with_pawns "with-pawns",
    less_pieces "less-pieces",
    recounts "recounts",
    keeps_shorter "keeps-shorter",
    central "central",
});
fields!(Mates, None, { strong "strong", shak "shak", barred "barred", barred_mate "barred-mate" });
kinds!(BarredMate { "forbidden" => Forbidden -; "draws" => Draws -; "loses" => Loses -; });
kinds!(Opening {
    "alternate" => Alternate -;
    "free-moves" => FreeMoves(moves: u8);
    "mobilisation" => Mobilisation -;
    "forced-advance" => ForcedAdvance(role: Role);
    "deployment" => Deployment(deployment: Deployment);
    "roll" => Roll { keeps "keeps" };
});
fields!(Deployment, None, {
    whole_army "whole-army",
    rook "rook",
    rook_on_first_rank "rook-on-first-rank",
    swaps "swaps",
    faults_refused "faults-refused",
});
fields!(Castling, Some(Castling::NONE), { ways "ways", before_play "before-play" });
fields!(Castle, None, { right "right", rook "rook", towards "towards", steps "steps" });
kinds!(Towards { "owners-right" => OwnersRight -; "first-file" => FirstFile -; "last-file" => LastFile -; });
kinds!(PromoteInto {
    "nothing" => Nothing -;
    "always" => Always(role: Role);
    "role-of-square" => RoleOfSquare(on_royal: OnRoyalSquare);
    "any-lost" => AnyLost -;
    "one-of" => OneOf(roles: Roles);
});
kinds!(OnRoyalSquare { "nothing" => Nothing -; "this" => This(role: Role); "any-lost" => AnyLost -; });
kinds!(Unready { "stays" => Stays -; "promotes-later" => PromotesLater -; "may-not-enter" => MayNotEnter -; });
kinds!(PromoteBy {
    "arriving" => Arriving -;
    "entering-or-leaving" => EnteringOrLeaving -;
    "in-place" => InPlace(standing: InPlace);
});
fields!(InPlace, Some(InPlace::BASE), {
    quiet "quiet",
    last_pawn_anywhere "last-pawn-anywhere",
    may_be_declined "may-be-declined",
});
kinds!(Must { "never" => Never -; "when-stuck" => WhenStuck -; "always" => Always -; });
fields!(Promotion, Some(Promotion::BASE), {
    pieces "pieces",
    zone "zone",
    by "by",
    needs_loss "needs-loss",
    must "must",
    unready "unready",
});
kinds!(Contest { "kings" => Kings -; "armies" => Armies(armies: Armies); "race" => Race(race: Race); });
fields!(Dice, None, { faces "faces", shells "shells" });
fields!(Face, None, { value "value", weight "weight", moves "moves", grace "grace" });
fields!(Armies, None, {
    king "king",
    boat "boat",
    minor "minor",
    alliance "alliance",
    ally_capture "ally-capture",
    enemy_throne "enemy-throne",
    command "command",
    exchange "exchange",
    reentry "reentry",
    concourse "concourse",
    advancement "advancement",
    peace "peace",
    stakes "stakes",
    empire "empire",
});
kinds!(Alliance { "opposite" => Opposite -; "adjacent" => Adjacent -; });
kinds!(EnemyThrone { "nothing" => Nothing -; "stake" => Stake -; });
kinds!(Command { "alone" => Alone -; "shared" => Shared -; });
kinds!(Exchange {
    "with-remaining-king" => WithRemainingKing -;
    "between-captors-of-allies" => BetweenCaptorsOfAllies -;
    "between-captors" => BetweenCaptors -;
});
kinds!(Reentry { "own-throne" => OwnThrone -; "nearest-free" => NearestFree -; });
kinds!(Concourse { "takes-enemies-controls-ally" => TakesEnemiesControlsAlly -; "takes-all" => TakesAll -; });
fields!(Advancement, None, {
    by_file "by-file",
    elsewhere "elsewhere",
    waits "waits",
    privileged "privileged",
    king_may_stand "king-may-stand",
});
kinds!(Peace { "each-king" => EachKing -; "all-kings" => AllKings -; });
kinds!(Empire { "nothing" => Nothing -; "pays" => Pays -; "wins" => Wins -; });
fields!(Race, None, {
    single "single",
    double "double",
    corner_is_one "corner-is-one",
    goal_is_last "goal-is-last",
    reverses_inside "reverses-inside",
    halves "halves",
    throws_again "throws-again",
    enters_on_grace "enters-on-grace",
});
fields!(Terms, Some(Terms::BASE), given roles rights, {
    setup "setup",
    mirrored "mirrored",
    contest "contest",
    dice "dice",
    must_move "must-move",
    colours "colours",
    opening "opening",
    castling "castling",
    pawn "pawn",
    en_passant "en-passant",
    captured "captured",
    generals "generals",
    pass "pass",
    promotion "promotion",
    stalemate "stalemate",
    bare_king "bare-king",
    bare_king_moves "bare-king-moves",
    bare_kings_draw "bare-kings-draw",
    board_count "board-count",
    bare_count "bare-count",
    mates "mates",
    impasse "impasse",
    turns_into "turns-into",
    forbidden_loses "forbidden-loses",
    repetition "repetition",
    quiet "quiet",
    names "names",
});
kinds!(Change {
    "board" => Board(board: Board);
    "setup" => Setup(array: Text);
    "swap" => Swap(one: Text, other: Text);
    "pass" => Pass(pass: Pass);
    "generals" => Generals(generals: Generals);
    "mirror" => Mirror -;
    "patterns" => Patterns(role: Role, patterns: List<Pattern>);
    "right-purpose" => RightPurpose(right: Right, modality: Modality);
    "right-gone" => RightGone(right: Right);
    "right-unconditional" => RightUnconditional(right: Right);
    "right-aimed-at" => RightAimedAt(right: Right, role: Role);
    "right-suspended" => RightSuspended(right: Right);
    "right-unmoved" => RightUnmoved(right: Right, role: Role);
    "opening" => Opening(opening: Opening);
    "promotes" => Promotes(pieces: Promotions);
    "promote-needs-loss" => PromoteNeedsLoss(needs: bool);
    "promote-must" => PromoteMust(must: Must);
    "promote-by" => PromoteBy(by: PromoteBy);
    "promote-unready" => PromoteUnready(unready: Unready);
    "stalemate" => Stalemate(stalemate: Stalemate);
    "bare-king" => BareKing(bare_king: BareKing);
    "bare-king-moves" => BareKingMoves(moves: u8);
    "board-count" => BoardCount(count: Option<BoardCount>);
    "bare-count" => BareCount(count: Option<BareCount>);
    "barred-mate" => BarredMate(mate: BarredMate);
    "impasse" => Impasse(rule: Option<ImpasseRule>);
    "turns-into" => TurnsInto(from: Role, into: Role);
    "forbidden-loses" => ForbiddenLoses -;
    "chase" => Chase(chase: Chase);
    "check-draws" => CheckDraws -;
    "occurrence" => Occurrence(number: u8);
    "deploy" => Deploy(deploy: Deploy);
    "standing-quiet" => StandingQuiet -;
    "last-pawn-anywhere" => LastPawnAnywhere -;
    "promotions-declined" => PromotionsDeclined -;
    "repetition" => Repetition(repetition: Repetition);
    "en-passant" => EnPassant(captured: bool);
    "quiet" => Quiet(turns: Option<u16>);
    "names" => Names(set: u8);
    "figure" => Figure(role: Role, figure: Figure);
    "colours" => Colours(colours: Colours);
    "no-dice" => NoDice -;
    "must-move" => MustMove(must: bool);
    "armies" => Armies(change: ArmyChange);
    "race" => Race(change: RaceChange);
});
type Colours = [Colour; crate::board::SEATS];
kinds!(Deploy {
    "whole-army" => WholeArmy -;
    "rook-on-first-rank" => RookOnFirstRank -;
    "no-swaps" => NoSwaps -;
    "faults-refused" => FaultsRefused -;
});
kinds!(ArmyChange {
    "alliance" => Alliance(alliance: Alliance);
    "ally-capture" => AllyCapture(may: bool);
    "enemy-throne" => EnemyThrone(throne: EnemyThrone);
    "command" => Command(command: Command);
    "exchange" => Exchange(exchange: Exchange);
    "reentry" => Reentry(reentry: Reentry);
    "concourse" => Concourse(concourse: Concourse);
    "promotion-squares" => PromotionSquares(by_file: ByFile, elsewhere: Roles);
    "waits" => Waits(waits: bool);
    "king-may-stand" => KingMayStand(may: bool);
    "peace" => Peace(peace: Peace);
    "stakes" => Stakes(stakes: bool);
    "empire" => Empire(empire: Empire);
});
type ByFile = [Option<Role>; 8];
kinds!(RaceChange {
    "corner-is-one" => CornerIsOne(is: bool);
    "goal-is-last" => GoalIsLast(is: bool);
    "reverses-inside" => ReversesInside(reverses: bool);
    "halves" => Halves(halves: bool);
    "rolls-again" => RollsAgain(again: bool);
    "enters-on-grace" => EntersOnGrace(only: bool);
});
