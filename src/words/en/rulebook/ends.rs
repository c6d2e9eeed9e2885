//! Rule text: the end of the game.

use super::sheet::{Sheet, capitalised};
use crate::board::{Role, Seat};
use crate::variant::{
    BareKing, BarredMate, Captured, Chase, Contest, Generals, Mates, Pass, Repetition, Stalemate, Topic,
};
use crate::words::en::{a, game, list, noun, number, pawn, seat};

pub(super) fn ends(sheet: &mut Sheet) {
    drops(sheet);
    aim(sheet);
    generals(sheet);
    stalemate(sheet);
    pass(sheet);
    bare_king(sheet);
}

fn drops(sheet: &mut Sheet) {
    let pawn = pawn(sheet.rules);
    match sheet.rules.terms().captured {
        Captured::Gone => {}
        Captured::Dropped => {
            sheet.head("Drops");
            sheet.say(
                Topic::Captured,
                "A captured piece loses its promotion and goes to the captor’s hand; instead of a move it may be \
                 dropped on an empty square.",
            );
            sheet.say(
                Topic::DropUnpromoted,
                "It is dropped unpromoted, in the promotion zone too, and can be promoted only by a later move.",
            );
            sheet.say(Topic::DropLimits, "No piece is dropped where it could never move.");
            sheet.say(
                Topic::DropFile,
                format!("No {pawn} is dropped on a file where its side has another unpromoted {pawn}."),
            );
            sheet.say(Topic::DropMate, format!("No {pawn} is dropped to give checkmate."));
        }
    }
}

fn aim(sheet: &mut Sheet) {
    let rules = sheet.rules;
    let royal = sheet.royal();
    sheet.head("Aim");
    match rules.terms().mates {
        None => sheet.say(Topic::Checkmate, "Checkmate wins: a check that no move of the other side ends."),
        Some(which) => mates(sheet, which),
    }
    let prince = rules.terms().royals().filter(|&role| rules.takes_part(role)).nth(1);
    let own = if prince.is_some() { "only" } else { "own" };
    sheet.say(Topic::Safety, format!("No move may leave one’s {own} {royal} in check, that is, attacked."));
    if let Some(prince) = prince {
        let prince = noun(rules, prince);
        let text = format!("A {prince} is a second king: to win, the enemy has to overcome both.");
        sheet.say(Topic::SecondKing, text);
        sheet.say(
            Topic::SecondKingLimits,
            "Until only one of them is left, either may be left attacked and be captured; the last can be mated.",
        );
    }
    if rules.terms().forbidden_loses {
        let pawn = pawn(rules);
        let text = format!(
            "A player loses by leaving one’s {own} {royal} in check, dropping a second {pawn} on a file, dropping a \
             {pawn} to give checkmate or dropping a piece where it could never move; any other forbidden move is \
             refused."
        );
        sheet.say(Topic::Forbidden, text);
    }
}

fn mates(sheet: &mut Sheet, which: Mates) {
    let rules = sheet.rules;
    // A piece that has turned into another counts as what it was.
    let begins = |role: Role| rules.role(role).promoted_from.unwrap_or(role);
    let all = (0..rules.roles().len() as u8).map(Role).filter(|&role| rules.takes_part(role));
    let strong = sheet.nouns(all.clone().filter(|&role| which.strong.contains(&begins(role))), "or");
    let shak = sheet.nouns(all.clone().filter(|&role| which.shak.contains(&begins(role))), "or");
    let barred = a(&sheet.nouns(all.clone().filter(|&role| begins(role) == which.barred), "or"));
    sheet.say(Topic::Mates, format!("Checkmate by {strong} wins."));
    let other = |&role: &Role| {
        !which.strong.contains(&begins(role)) && begins(role) != which.barred && !rules.role(role).royal
    };
    let weak = sheet.nouns(all.clone().filter(other), "or");
    let names = game(&rules.game().id).checks;
    let given = |name: &str| {
        let so = |role: &Role| names.iter().any(|known| *known == (&*rules.role(*role).id, name));
        format!("{name} by {}", sheet.nouns(all.clone().filter(so), "or"))
    };
    let mut kinds: Vec<&str> = names.iter().map(|(_, name)| *name).collect();
    kinds.dedup();
    let kinds = list(kinds.into_iter().map(given).collect(), "and");
    sheet.say(Topic::CheckNames, format!("Checks have names: {kinds}."));
    let text = format!(
        "Checkmate by {weak} wins only at the end of an unbroken series of checks, at least one of them by {shak}; \
         otherwise it draws."
    );
    sheet.say(Topic::Series, text);
    let text = match which.barred_mate {
        BarredMate::Forbidden => format!("{} may not give checkmate.", capitalised(&barred)),
        BarredMate::Draws => format!("Checkmate by {barred} draws."),
        BarredMate::Loses => format!("Checkmate by {barred} loses for the side that gives it."),
    };
    sheet.say(Topic::BarredMate, text);
}

/// How facing generals are answered where they may be left so.
const FACING: &str = "When the generals face each other on an open file, the side to move breaks the line or \
                      passes, even in check.";

/// What the pieces are worth: `chariot 13, cannon 7; Han, who moves second, has one and a half more`.
fn points(sheet: &Sheet, values: &[(Role, u8)]) -> String {
    let rules = sheet.rules;
    let worth: Vec<_> =
        values.iter().map(|&(role, value)| format!("{} {value}", noun(rules, role))).collect();
    format!("{}; {}, who moves second, has one and a half more", worth.join(", "), seat(rules, Seat::SECOND))
}

fn generals(sheet: &mut Sheet) {
    let rules = sheet.rules;
    sheet.head("Generals");
    let text = match rules.terms().generals {
        Generals::MayFace if sheet.speaks_of(Topic::Generals) => {
            "The generals may face each other on an open file.".to_owned()
        }
        Generals::MayFace => return,
        Generals::MayNotFace => {
            "No move may leave the generals facing each other on an open file.".to_owned()
        }
        Generals::FacingForfeits => {
            "A player who leaves the generals facing each other on an open file can no longer win, and if \
             the other side leaves them so the game is drawn."
                .to_owned()
        }
        Generals::FacingChecks => {
            sheet.say(
                Topic::Generals,
                "A player who leaves the generals facing each other on an open file can no longer win.",
            );
            "From then on that player’s general gives check along an open file, which has to be parried like any other."
                .to_owned()
        }
        Generals::FacingDraws => format!("{FACING} By the pass the game is drawn."),
        Generals::FacingCounts(values) => {
            format!("{FACING} By the pass the points decide: {}.", points(sheet, &values))
        }
    };
    sheet.say(Topic::Generals, text);
    let too = match rules.terms().generals {
        Generals::FacingForfeits => " too",
        Generals::FacingChecks => "",
        Generals::MayFace | Generals::MayNotFace | Generals::FacingDraws | Generals::FacingCounts(_) => {
            return;
        }
    };
    let text = format!(
        "The game is drawn{too} when the only piece between the generals attacks the enemy’s, and no piece of its \
         side but the general protects it."
    );
    sheet.say(Topic::LoneChecker, text);
    // Said last: what comes before it is about the line between the generals.
    sheet.say(Topic::Generals, "Checkmate by a player who can no longer win draws.");
}

fn stalemate(sheet: &mut Sheet) {
    sheet.head("Stalemate");
    let passes = sheet.rules.terms().pass != Pass::Never;
    let royal = sheet.royal();
    if passes {
        // A player without a move passes.
        return;
    }
    sheet.say(Topic::Stalemate, "A player who is not in check and has no legal move is stalemated.");
    let text = match sheet.rules.terms().stalemate {
        Stalemate::Wins => "A player who stalemates the enemy wins.",
        Stalemate::Loses => "A player who stalemates the enemy loses.",
        Stalemate::Draw => "Stalemate draws.",
        Stalemate::Forbidden => "No move may stalemate the enemy.",
        Stalemate::Exchange => {
            sheet.say(
                Topic::Stalemate,
                format!(
                    "A stalemated {royal} may change places with another piece of its side, where it is not attacked."
                ),
            );
            sheet.say(
                Topic::Stalemate,
                format!("A {} does not come to the first or last rank by that.", pawn(sheet.rules)),
            );
            "Where no such exchange is possible, the player who gave stalemate wins."
        }
    };
    sheet.say(Topic::Stalemate, text);
    if sheet.rules.terms().stalemate == Stalemate::Forbidden {
        sheet.say(Topic::NoMove, "If a player has no move all the same, the game is drawn.");
    }
}

fn pass(sheet: &mut Sheet) {
    sheet.head("Passing");
    let who = match sheet.rules.terms().pass {
        Pass::Never => return,
        Pass::Stalemated => "A player who has no move and is not in check passes.",
        Pass::Always => "A player who is not in check may pass.",
    };
    sheet.say(Topic::Pass, who);
    let (topic, twice) = match sheet.rules.terms().generals {
        Generals::FacingCounts(_) => {
            (Topic::Generals, "After two passes in turn the points of the pieces decide.")
        }
        Generals::MayFace
        | Generals::MayNotFace
        | Generals::FacingForfeits
        | Generals::FacingChecks
        | Generals::FacingDraws => (Topic::TwoPasses, "Two passes in turn draw."),
    };
    sheet.say(topic, twice);
}

fn bare_king(sheet: &mut Sheet) {
    let royal = sheet.royal();
    let king = sheet.rules.terms().royals().next().map_or("king", |role| noun(sheet.rules, role));
    sheet.head(&format!("Bare {king}"));
    let nothing = format!("A side that has nothing left but its {royal}");
    let set_up =
        format!("In a position that is set up with nothing but the {royal} on each side the game is drawn.");
    let reached = format!("When each side has nothing left but its {royal} the game is drawn.");
    // Where play cannot come to two bare kings they can be set up.
    let both = match sheet.rules.terms().bare_king {
        BareKing::Plays => {
            if sheet.speaks_of(Topic::BareKing) {
                sheet.say(Topic::BareKing, format!("{nothing} plays on."));
            }
            Some(reached)
        }
        BareKing::Draws => {
            let text = format!("The game is drawn when a side has nothing left but its {royal}.");
            sheet.say(Topic::BareKing, text);
            let text = format!("Where a move bares the {king} and checkmates it, it is checkmate.");
            sheet.say(Topic::BareKingMated, text);
            None
        }
        BareKing::Loses => {
            sheet.say(Topic::BareKing, format!("{nothing} loses at once."));
            Some(set_up)
        }
        BareKing::LosesNearlyBare(roles) => {
            let one = sheet.nouns(roles.iter().copied(), "or");
            sheet.say(Topic::BareKing, format!("{nothing}, or its {royal} and one {one}, loses at once."));
            sheet.say(
                Topic::BothNearlyBare,
                "If one move brings both sides to that, the side that made it wins.",
            );
            Some(set_up)
        }
        BareKing::LosesUnlessRebared => {
            let text = format!(
                "{nothing} loses, unless it can take the last other piece of the enemy too with its very next move."
            );
            sheet.say(Topic::BareKing, text);
            Some(reached)
        }
    };
    if let Some(text) = both.filter(|_| sheet.rules.terms().two_bare_kings_draw()) {
        sheet.say(Topic::TwoBareKings, text);
    }
    if let Some(moves) = sheet.rules.terms().bare_king_moves {
        let moves = number(moves);
        sheet
            .say(Topic::BareKingMoves, format!("Once a bare king has made {moves} moves the game is drawn."));
    }
}

pub(super) fn repetition(sheet: &mut Sheet) {
    sheet.head("Repetition");
    quiet(sheet);
    match sheet.rules.terms().repetition {
        Repetition::Ignored => {
            let (topic, text) = if sheet.rules.terms().contest == Contest::Kings {
                let text = "Neither the return of a position nor perpetual check ends the game.";
                (Topic::Repetition, text)
            } else {
                (Topic::Quiet, "A position may return any number of times.")
            };
            if sheet.speaks_of(topic) && sheet.rules.terms().quiet.is_none() {
                sheet.say(topic, text);
            }
        }
        Repetition::Counted { occurrence, quiet, values } => {
            let time = nth(occurrence);
            let text = format!(
                "When a position occurs for the {time} time, a side that alone has checked with every move since the \
                 first of these times loses; otherwise the points decide: {}.",
                points(sheet, &values)
            );
            sheet.say(Topic::Repetition, text);
            let text = format!("After {quiet} turns without a capture the points decide too.");
            sheet.say(Topic::Repetition, text);
        }
        Repetition::ThirdDraws => {
            sheet.say(Topic::Repetition, "The game is drawn when a position occurs for the third time.");
        }
        Repetition::Perpetual { occurrence, check_loses, chase } => {
            let time = nth(occurrence);
            let text = format!(
                "The game is drawn when a position occurs for the {time} time, but for what follows."
            );
            let alone = format!("The game is drawn when a position occurs for the {time} time.");
            sheet.say(Topic::Occurrence, if check_loses { text } else { alone });
            if check_loses {
                sheet.say(
                    Topic::PerpetualCheck,
                    "A side that has checked with every move since the first of these times, with whatever \
                     pieces, loses.",
                );
                sheet.say(
                    Topic::NobodyAtFault,
                    "Where both sides have checked with every move since then the game is drawn.",
                );
                perpetual_chase(sheet, chase);
            }
        }
    }
}

/// Which occurrence of a position.
const fn nth(occurrence: u8) -> &'static str {
    match occurrence {
        5 => "fifth",
        4 => "fourth",
        _ => "third",
    }
}

fn quiet(sheet: &mut Sheet) {
    let Some(turns) = sheet.rules.terms().quiet else { return };
    let pawn = pawn(sheet.rules);
    let text = format!("The game is drawn after {turns} turns without a capture or a move of a {pawn}.");
    sheet.say(Topic::Quiet, text);
    if sheet.rules.terms().contest != Contest::Kings {
        sheet.say(Topic::Quiet, "After an exchange or a release of prisoners these turns begin anew.");
    }
}

fn perpetual_chase(sheet: &mut Sheet, chase: Chase) {
    let text = match chase {
        Chase::Allowed => return,
        Chase::OneByOne => {
            "A side that has chased one and the same piece with one and the same piece, by every move since the first \
             of these times, loses."
                .to_owned()
        }
        Chase::OneByAny(_) => {
            "A side that has chased one and the same piece, with whatever pieces, by every move since the first of \
             these times, loses."
                .to_owned()
        }
        Chase::AnyAttack(_, most) => format!(
            "A side loses each of whose moves since the first of these times has checked, threatened to mate \
             by at most {} checks in a row, or chased a piece, whichever.",
            number(most)
        ),
    };
    sheet.say(Topic::PerpetualChase, text);
    sheet.say(
        Topic::CheckAgainstChase,
        "Where one side has checked by every move the other does not lose, whatever it has chased.",
    );
    sheet.say(
        Topic::NobodyAtFault,
        "Where both sides have broken the rule against chasing the game is drawn.",
    );
    let (royal, pawn) = (sheet.royal(), pawn(sheet.rules));
    sheet.say(
        Topic::Chase,
        "To chase is to threaten, with a move and not before it, a legal capture that could not be answered by a legal \
         recapture.",
    );
    sheet.say(
        Topic::Chase,
        format!("Neither {royal} nor {pawn} chases, and no {pawn} on its own half is chased."),
    );
    sheet.say(Topic::Chase, "Two pieces of one kind that could capture each other do not chase each other.");
    for (of, by) in &chase.gains() {
        let (of, by) = (a(noun(sheet.rules, *of)), a(&sheet.nouns(by.iter().copied(), "or")));
        sheet.say(
            Topic::PerpetualChase,
            format!("{} that can be captured by {by} is chased though it is protected.", capitalised(&of)),
        );
    }
}
