//! English: the reasons for a chosen move.

use super::{action, count_runs, event, noun, outcome, seat, square};
use crate::position::{EndReason, Position};
use crate::rules::Rules;
use crate::search::Reason;
use crate::variant::BareKing;

/// So many plies, as readers know them.
fn half_moves(plies: u32) -> String {
    if plies == 1 { "1 half-move".to_owned() } else { format!("{plies} half-moves") }
}

/// A reason as a sentence; `before` is the position in which the move was chosen.
pub fn reason(rules: &Rules, before: &Position, reason: Reason) -> String {
    match reason {
        Reason::Only => "There is no other move.".to_owned(),
        Reason::Throws => "A throw is due.".to_owned(),
        Reason::Wins { plies, outcome: end } => {
            let when = match plies {
                0 | 1 => "It wins at once".to_owned(),
                _ => format!("It wins by force, after {plies} half-moves at the latest"),
            };
            match end {
                None => format!("{when}."),
                Some(end) => match end.reason {
                    EndReason::Stalemate => format!("{when}: it stalemates, which wins here."),
                    EndReason::BareKing => {
                        let left = match rules.terms().bare_king {
                            BareKing::LosesNearlyBare(_) => "too little beside its king",
                            BareKing::Plays
                            | BareKing::Loses
                            | BareKing::LosesUnlessRebared
                            | BareKing::Draws => "only its king",
                        };
                        format!("{when}: it leaves the other side {left}, which wins here.")
                    }
                    _ => format!("{when}. {}", outcome(rules, end)),
                },
            }
        }
        Reason::Draws(end) => outcome(rules, end),
        Reason::HoldsOut { plies } => {
            format!("Every move loses; after this one it takes longest, {}.", half_moves(plies))
        }
        Reason::AnswersCheck(own) => format!("It takes {} out of check.", seat(rules, own)),
        Reason::Captures { piece, at } => {
            format!("It captures the {} on {}.", noun(rules, piece.role), square(rules, at))
        }
        Reason::Promotes { piece, at, into } => {
            format!(
                "It promotes the {} on {}: to {}.",
                noun(rules, piece.role),
                square(rules, at),
                noun(rules, into)
            )
        }
        Reason::Checks(other) => format!("It puts {} in check.", seat(rules, other)),
        Reason::Bares(other) => {
            let what = match rules.terms().bare_king {
                BareKing::Plays => "",
                BareKing::Loses | BareKing::LosesNearlyBare(_) => ", which wins here",
                BareKing::LosesUnlessRebared => ", which wins here unless the same is done in reply",
                BareKing::Draws => ", which draws here",
            };
            format!("It leaves {} only its king{what}.", seat(rules, other))
        }
        Reason::Saves { piece, from, by } => format!(
            "The {} could have been won on {}, by the {}; where it goes it cannot.",
            noun(rules, piece.role),
            square(rules, from),
            noun(rules, by.role)
        ),
        Reason::Attacks { piece, at } => {
            format!("It attacks the {} on {}, which can be won.", noun(rules, piece.role), square(rules, at))
        }
        Reason::Counts(count) => {
            format!("The count leads to a draw. {}.", count_runs(rules, count))
        }
        Reason::Happens(what) => event(rules, what),
        Reason::Gains { piece, plies } => {
            format!("The expected line wins the {}, after {}.", noun(rules, piece.role), half_moves(plies))
        }
        Reason::StandsBetter { piece, at } => {
            format!("The {} is worth more on {}.", noun(rules, piece.role), square(rules, at))
        }
        Reason::Quiet { plies: 0 | 1 } => "It does not decide the game at once.".to_owned(),
        Reason::Quiet { plies } => format!("Neither side wins the game by force within {plies} half-moves."),
        Reason::Expects { first, reply } => {
            let mut after = before.clone();
            after.apply(rules, first, &mut ());
            format!("The answer it expects: {}", action(rules, &after, reply))
        }
    }
}
