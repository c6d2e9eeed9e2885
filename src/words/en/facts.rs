//! English: state facts, in phrases without a full stop.

use super::nouns::{deployed_rook, list, named, noun, ordinal, pawn, seat, square};
use super::sentences::{bare_king_count, count_runs, declares, phase, right, right_held, royal};
use super::table::stakes as stakes_text;
use crate::board::Seat;
use crate::matches::Fact;
use crate::notation::Remark;
use crate::position::{EndReason, IllegalMove, Position, Stakes};
use crate::rules::Rules;
use crate::variant::{Contest, Generals, Repetition};

/// Most reasons that are told of a throw that moves nothing.
const REASONS: usize = 2;

/// A fact as a phrase.
pub fn fact(rules: &Rules, position: &Position, fact: &Fact) -> String {
    let name = |owner: Seat| seat(rules, owner);
    let ally = |owner: Seat| match rules.terms().contest {
        Contest::Armies(terms) => name(terms.alliance.ally(owner)),
        Contest::Kings | Contest::Race(_) => "nobody",
    };
    match fact {
        Fact::Phase { .. } => phase(rules, position),
        Fact::Tied(tied) => {
            let names = rules.seats().filter(|seat| tied >> seat.0 & 1 == 1);
            let names = list(names.map(|seat| name(seat).to_owned()).collect(), "and");
            format!("{names} have thrown highest alike, and throw again")
        }
        Fact::Begins { seat, value, keeps: true } => {
            format!("{}’s throw of {value} is the highest, and is played first", name(*seat))
        }
        Fact::Begins { seat, value, keeps: false } => format!(
            "{}’s throw of {value} is the highest; it only says who begins, and the first move takes a new throw",
            name(*seat)
        ),
        Fact::MayObject(owner) => format!(
            "{} may object to the other side’s {}s until it moves",
            name(*owner),
            deployed_rook(rules)
        ),
        Fact::Right { seat: owner, right: index, suspended: false } => right_held(rules, *owner, *index),
        Fact::Right { seat: owner, right: index, suspended: true } => {
            format!("{} keeps {}, but cannot use it in check", name(*owner), right(rules, *index))
        }
        Fact::Count(count) => count_runs(rules, *count),
        Fact::MayCount(owner, limit) => format!("{} may begin to count {limit} moves", name(*owner)),
        Fact::BareKingMoves { seat: owner, made, limit } => bare_king_count(rules, *owner, *made, *limit),
        Fact::AnswerBareKing(owner) => format!(
            "{} has only its {} left, and loses unless it takes the other side’s last piece now",
            name(*owner),
            royal(rules)
        ),
        Fact::Quiet(made, limit) => match rules.terms().repetition {
            Repetition::Counted { .. } => {
                format!("{made} of the {limit} turns without a capture after which the points decide")
            }
            _ => {
                format!("{made} of the {limit} turns without a capture or a {}’s move that draw", pawn(rules))
            }
        },
        Fact::Shak(owner) => {
            format!("{}’s series of checks holds a shak: a mate that ends it wins", name(*owner))
        }
        Fact::Forfeited(owner) => format!("{} has given up the right to win", name(*owner)),
        Fact::GeneralsFace { at: (one, other), answers } => {
            let what = match rules.terms().generals {
                Generals::FacingForfeits => "if {} leaves them so the game is drawn",
                Generals::FacingChecks => "if {} leaves them so it can no longer win",
                Generals::FacingDraws => "{} breaks the line, or passes and draws",
                Generals::FacingCounts(_) => "{} breaks the line, or passes and lets the points decide",
                Generals::MayFace | Generals::MayNotFace => "{} has to end it",
            };
            let what = what.replace("{}", name(*answers));
            format!(
                "The generals on {} and {} face each other: {what}",
                square(rules, *one),
                square(rules, *other)
            )
        }
        Fact::Passed(owner) => match rules.terms().generals {
            Generals::FacingCounts(_) => {
                format!(
                    "{} has passed: if {} passes too the points decide",
                    name(*owner),
                    name(owner.opponent())
                )
            }
            _ => format!(
                "{} has passed: if {} passes too the game is drawn",
                name(*owner),
                name(owner.opponent())
            ),
        },
        Fact::Points { seat: owner, halves } => {
            let half = if halves % 2 == 1 { "½" } else { "" };
            let extra = if *owner == Seat::SECOND { ", 1½ of them for moving second" } else { "" };
            format!("{}’s pieces count {}{half} points{extra}", name(*owner), halves / 2)
        }
        Fact::Repetition { times, limit, loser, reason } => {
            let stood = format!("This position has stood {}", often(*times));
            match (loser, reason) {
                (Some(loser), EndReason::PerpetualCheck) => format!(
                    "{stood}; the {} time {} loses, having checked with every move since",
                    ordinal(*limit),
                    name(*loser)
                ),
                (Some(loser), EndReason::PerpetualChase) => format!(
                    "{stood}; the {} time {} loses, having chased one piece since",
                    ordinal(*limit),
                    name(*loser)
                ),
                (Some(loser), EndReason::Points) => {
                    format!(
                        "{stood}; the {} time the points decide, and {} loses",
                        ordinal(*limit),
                        name(*loser)
                    )
                }
                (Some(loser), _) => format!("{stood}; the {} time {} loses", ordinal(*limit), name(*loser)),
                (None, _) => {
                    format!("{stood}; the {} time ends the game, drawn as it went so far", ordinal(*limit))
                }
            }
        }
        Fact::ImpasseClaimed(owner) => format!("{} claims an impasse", name(*owner)),
        Fact::ImpasseDeclined(owner) => {
            format!(
                "{}’s claim of an impasse is declined: it moves first before it claims again",
                name(*owner)
            )
        }
        Fact::ImpassePoints(owner, points, least) if declares(rules) => {
            format!("{} has entered, and counts {points} points; to declare it takes {least}", name(*owner))
        }
        Fact::ImpassePoints(owner, points, least) => {
            format!(
                "In an impasse {} counts {points} points, and loses with fewer than {least}",
                name(*owner)
            )
        }
        Fact::Decides(decider, turn) => {
            format!("{} decides at {}’s turn, whom it commands", name(*decider), name(*turn))
        }
        Fact::Commands(owner) => format!("{} commands {}’s army too", name(*owner), ally(*owner)),
        Fact::Steers(owner) => format!("{} alone moves {}’s boat", name(*owner), ally(*owner)),
        Fact::Captive(owner, by) => format!("{}’s king is a prisoner of {}", name(*owner), name(*by)),
        Fact::Offered(by, to) => {
            format!("{} has proposed an exchange of kings, and {} answers", name(*by), name(*to))
        }
        Fact::Refused(owner) => format!(
            "{}’s exchange of kings has been refused: it proposes none before a king is captured or freed",
            name(*owner)
        ),
        Fact::Mounted(owner) => format!("{}’s king has been on {}’s throne", name(*owner), ally(*owner)),
        Fact::Seized(owner) => {
            format!("{}’s throne has been taken once, and brings nothing more", name(*owner))
        }
        Fact::Empire(owner) => format!("{} has built an empire", name(*owner)),
        Fact::AtPeace(owner) => format!("{} is at peace", name(*owner)),
        Fact::Balance(owner, stakes) => {
            let sign = match stakes.halves() {
                0 => "",
                1.. => "+",
                _ => "−",
            };
            let size = Stakes::from_halves(stakes.halves().saturating_abs());
            format!("{}’s balance: {sign}{}", name(*owner), stakes_text(size))
        }
        Fact::Pool(size) => format!("{} in the pool", stakes_text(*size)),
        Fact::IdleThrow { seat: owner, value, why } => {
            let nothing = format!("{}’s throw of {value} moved nothing", name(*owner));
            match reasons(rules, position, why) {
                reasons if reasons.is_empty() => format!("{nothing}: it has no piece that this throw moves"),
                reasons => format!("{nothing} ({reasons})"),
            }
        }
        Fact::ThrowsAgain { seat: owner, captured: true, .. } => {
            format!("{} throws again, for the capture", name(*owner))
        }
        Fact::ThrowsAgain { seat: owner, value, captured: false } => {
            format!("{} throws again, as a throw of {value} gives another", name(*owner))
        }
    }
}

/// Something that cannot have come about by play.
pub fn remark(rules: &Rules, remark: Remark) -> String {
    match remark {
        Remark::CannotStand(piece, at) => {
            format!("{} stands on {}, where none ever comes.", named(rules, piece), square(rules, at))
        }
        Remark::TooManyOf(piece) => {
            format!(
                "{} has more {}s than it can ever have.",
                seat(rules, piece.seat),
                noun(rules, piece.role)
            )
        }
        Remark::Missing(role, count) => {
            let noun = noun(rules, role);
            let missing = if count == 1 { format!("One {noun} is") } else { format!("{count} {noun}s are") };
            format!("{missing} missing: captured pieces go to the hand, and none leaves the game.")
        }
    }
}

/// Why nothing moved, the first few reasons, each as a phrase.
fn reasons(rules: &Rules, position: &Position, why: &[IllegalMove]) -> String {
    let text = |reason: &IllegalMove| {
        within(rules, super::illegal_move(rules, position, reason).trim_end_matches('.'))
    };
    let mut texts: Vec<String> = why.iter().take(REASONS).map(text).collect();
    if why.len() > REASONS {
        texts.push("and so on".to_owned());
    }
    texts.join("; ")
}

/// A sentence as part of another: it begins small, unless with the name of a side.
fn within(rules: &Rules, text: &str) -> String {
    let named = rules.seats().any(|owner| text.starts_with(seat(rules, owner)));
    let mut letters = text.chars();
    match letters.next().filter(|_| !named) {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => text.to_owned(),
    }
}

fn often(times: u16) -> String {
    match times {
        2 => "twice".to_owned(),
        times => format!("{times} times"),
    }
}
