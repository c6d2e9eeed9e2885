//! Four armies in two alliances.

use super::sheet::Sheet;
use crate::board::Seat;
use crate::variant::{Armies, Command, Concourse, Empire, EnemyThrone, Exchange, Peace, Reentry, Topic};
use crate::words::en::{a, list, noun, seat};

pub(super) fn armies(sheet: &mut Sheet, terms: Armies) {
    let rules = sheet.rules;
    let pair =
        |first: Seat| format!("{} and {}", seat(rules, first), seat(rules, terms.alliance.ally(first)));
    let enemy = terms.alliance.enemies(Seat::FIRST)[0];
    sheet.head("Alliance");
    sheet.say(Topic::Alliance, format!("{} are allied against {}.", pair(Seat::FIRST), pair(enemy)));
    capture(sheet, terms);
    thrones(sheet, terms);
    prisoners(sheet, terms);
    sheet.head("Concourse");
    let boat = noun(rules, terms.boat);
    let takes = match terms.concourse {
        Concourse::TakesEnemiesControlsAlly => {
            "captures both enemy ones, and its owner alone moves the ally’s from then on"
        }
        Concourse::TakesAll => "captures the other three",
    };
    sheet.say(
        Topic::Concourse,
        format!(
            "A {boat} that comes to stand in a square of two by two with the other three {boat}s {takes}."
        ),
    );
    promotion(sheet, terms);
    empire(sheet, terms);
    ends(sheet, terms);
}

fn capture(sheet: &mut Sheet, terms: Armies) {
    let minor =
        list(terms.minor.iter().map(|&role| format!("{}s", noun(sheet.rules, role))).collect(), "and");
    let king = noun(sheet.rules, terms.king);
    sheet.head("Capture");
    sheet.say(Topic::Minor, format!("The {minor} capture only {minor}; all other pieces capture anything."));
    sheet.say(
        Topic::Prisoners,
        format!(
            "There is no check: a {king} is captured like any other piece, and held prisoner by its captor."
        ),
    );
    let allies = if terms.ally_capture {
        "The pieces of an ally may be captured too."
    } else {
        "The pieces of an ally are not captured."
    };
    sheet.say(Topic::AllyCapture, allies);
}

fn thrones(sheet: &mut Sheet, terms: Armies) {
    let king = noun(sheet.rules, terms.king);
    sheet.head("Thrones");
    sheet.say(Topic::Throne, format!("A throne is the square on which a {king} stands at the start."));
    let command = match terms.command {
        Command::Alone => "its owner decides on the moves of both armies, at the throws of both players",
        Command::Shared => "each of the two players may move both armies",
    };
    sheet.say(
        Topic::Command,
        format!(
            "When a {king} comes to its ally’s throne, {command}; this ends when that {king} is captured or the ally’s \
             returns."
        ),
    );
    let text = match (terms.enemy_throne, terms.stakes) {
        (EnemyThrone::Nothing, _) => format!("A {king} gains nothing on an enemy’s throne."),
        (EnemyThrone::Stake, true) => {
            format!(
                "The first {king} that comes to an enemy’s throne wins one stake from that enemy, or two if it captures \
                 an enemy {king} by the same move."
            )
        }
        (EnemyThrone::Stake, false) => {
            format!("A {king} may seize an enemy’s throne; nothing is paid for it.")
        }
    };
    sheet.say(Topic::EnemyThrone, text);
}

fn prisoners(sheet: &mut Sheet, terms: Armies) {
    let king = noun(sheet.rules, terms.king);
    let when = if sheet.rules.terms().dice.is_some() { "throwing" } else { "moving" };
    sheet.head("Prisoners");
    let (exchange, release) = match terms.exchange {
        Exchange::WithRemainingKing => (
            format!(
                "A player who has captured an enemy {king} while the ally’s is a prisoner may propose an exchange to the \
                 owner of the other enemy {king}, who may refuse."
            ),
            format!(
                "A player who has captured both enemy {king}s, and whose own stands on the board, may claim the release \
                 of the ally’s."
            ),
        ),
        Exchange::BetweenCaptors => (
            format!(
                "Where each side has captured one {king}, one captor may propose an exchange and the other may refuse."
            ),
            format!("A player who has captured both enemy {king}s may claim the release of the ally’s."),
        ),
    };
    sheet.say(Topic::Exchange, exchange);
    sheet.say(Topic::Release, release);
    sheet.say(Topic::Exchange, format!("Both are declared in the player’s own turn, before {when}."));
    let returns = match terms.reentry {
        Reentry::OwnThrone => "to its own throne, and only while that is empty",
        Reentry::NearestFree => "to its own throne or the free square nearest to it",
    };
    sheet.say(Topic::Reentry, format!("A {king} that is freed returns {returns}."));
}

fn promotion(sheet: &mut Sheet, terms: Armies) {
    let rules = sheet.rules;
    let advancement = terms.advancement;
    let pawn = noun(rules, rules.terms().pawn);
    sheet.head("Promotion");
    sheet.say(Topic::FarSide, format!("A {pawn}’s far side is the last rank or file before it."));
    let (own, becomes, others) = if advancement.elsewhere.is_empty() {
        let mut kinds: Vec<String> = Vec::new();
        for role in advancement.by_file.iter().flatten() {
            let noun = noun(rules, *role).to_owned();
            if !kinds.contains(&noun) {
                kinds.push(noun);
            }
        }
        kinds.sort();
        (
            "an unmarked",
            format!("the {} that stood there or opposite it at the start", list(kinds, "or")),
            "marked",
        )
    } else {
        let choices = advancement.elsewhere.iter().map(|&role| a(noun(rules, role)));
        ("a marked", list(choices.collect(), "or"), "unmarked")
    };
    let text = format!("On {own} square of it the {pawn} becomes {becomes}, on {others} ones nothing.");
    sheet.say(Topic::PromotionSquares, text);
    let early = if advancement.waits { "waits there" } else { "may not go there" };
    sheet.say(Topic::Waits, format!("Until its owner has lost a {pawn}, it {early}."));
    let king = noun(rules, terms.king);
    let besides =
        if advancement.king_may_stand { format!(", with or without a {king},") } else { String::new() };
    let privileged = advancement.privileged.iter().map(|&role| a(noun(rules, role)));
    let text = format!(
        "The last {pawn} of a player who has only a {} besides{besides} becomes {} on any square of the far side.",
        noun(rules, terms.boat),
        list(privileged.collect(), "or")
    );
    sheet.say(Topic::Privileged, text);
}

fn empire(sheet: &mut Sheet, terms: Armies) {
    let king = noun(sheet.rules, terms.king);
    sheet.head("Empire");
    let wins = match terms.empire {
        Empire::Nothing => return,
        Empire::Pays if !terms.stakes => return,
        Empire::Pays => "",
        Empire::Wins if !terms.stakes => " wins the game",
        Empire::Wins => ", and the game is won",
    };
    let price = if terms.stakes {
        format!(
            " wins from each enemy one stake, two if the {king} made the last of these captures, four if it did so on \
             that {king}’s throne"
        )
    } else {
        String::new()
    };
    sheet.say(
        Topic::Empire,
        format!(
            "A player whose {king} has mounted the ally’s throne, and who has captured both enemy {king}s, has built an \
             empire and{price}{wins}."
        ),
    );
}

fn ends(sheet: &mut Sheet, terms: Armies) {
    let king = noun(sheet.rules, terms.king);
    sheet.head("Peace");
    match terms.peace {
        Peace::EachKing => {
            let text = format!(
                "A player who has only a {king} left has an honourable peace, which is a draw for that player; nobody \
                 captures that {king}, and the ally fights on."
            );
            sheet.say(Topic::Peace, text);
            sheet.say(Topic::Peace, "When both allies have made peace the game is drawn.");
        }
        Peace::AllKings => sheet.say(Topic::Peace, format!("When only {king}s are left the game is drawn.")),
    }
    if terms.stakes {
        sheet.head("Stakes");
        sheet.say(
            Topic::Stakes,
            "Each player pays one stake into a pool, which the victorious allies share; a draw returns it.",
        );
        if terms.peace == Peace::EachKing {
            sheet.say(Topic::Peace, "A player who makes peace takes one stake back.");
        }
    }
    sheet.head("End");
    if sheet.rules.terms().dice.is_none() {
        sheet.say(Topic::Throws, "Any piece may move, and a player who cannot move is passed over.");
    }
    sheet.say(Topic::LastOnBoard, "The allies win who alone have pieces to fight with.");
    if sheet.speaks_of(Topic::Out) {
        sheet.say(Topic::Out, "A player who has lost everything is out, and has no more turns.");
    }
}
