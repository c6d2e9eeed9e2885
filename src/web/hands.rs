//! JavaScript: pieces in hand: who holds what, and why a piece may not be put on a square.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{role_named, seat, square, to_js};
use super::data::{HandInfo, HandPiece};
use super::game::WebMatch;
use super::language::words;
use super::read::FromJs;
use crate::board::{Role, Square};
use crate::matches::{Match, PlayError};
use crate::pictures::diagram::hand_texts;
use crate::position::{IllegalMove, Move};

/// The legal moves that put a piece of this role on a square, or only of this role.
pub(super) fn drops(legal: &[Move], role: Role, at: Option<Square>) -> Vec<Move> {
    let puts = |action: &&Move| match **action {
        Move::Drop { role: own, to } | Move::Place { role: own, to, .. } => {
            own == role && at.is_none_or(|at| at == to)
        }
        _ => false,
    };
    legal.iter().filter(puts).copied().collect()
}

/// The moves that put a piece of this role on a square, or why there is none.
pub(super) fn judge_drop(
    game: &Match,
    legal: &[Move],
    role: Role,
    to: Square,
) -> Result<Vec<Move>, PlayError> {
    if let Some(outcome) = game.outcome() {
        return Err(PlayError::Over(outcome));
    }
    let moves = drops(legal, role, Some(to));
    if !moves.is_empty() {
        return Ok(moves);
    }
    let refusal = game.rules().judge(game.position(), Move::Drop { role, to }).err();
    Err(PlayError::Refused(refusal.unwrap_or(IllegalMove::NotInHand(role))))
}

#[wasm_bindgen(js_class = Match)]
impl WebMatch {
    /// What each seat holds in hand, the first player first. Empty in a game without hands, and
    /// in one that begins by placing pieces once all of them stand.
    #[wasm_bindgen(unchecked_return_type = "HandInfo[]")]
    pub fn hands(&self) -> Result<JsValue, JsValue> {
        let rules = self.inner.rules();
        let hands = hand_texts(rules, self.inner.position(), words());
        let info = hands.iter().map(|hand| HandInfo {
            seat: seat(rules, hand.seat),
            pieces: hand
                .pieces
                .iter()
                .map(|piece| HandPiece {
                    kind: rules.role(piece.role).id.clone(),
                    letter: piece.letter.clone(),
                    figure: rules.role(piece.role).figure.id(),
                    name: piece.name.clone(),
                    count: piece.count,
                })
                .collect(),
        });
        to_js(&info.collect::<Vec<_>>())
    }

    /// Why a piece of this role may be put on a square by the side to move, or may not.
    #[wasm_bindgen(js_name = explainDrop, unchecked_return_type = "Explanation")]
    pub fn explain_drop(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] kind: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] to: JsValue,
    ) -> Result<JsValue, JsValue> {
        let rules = self.inner.rules();
        let role = role_named(rules, &String::read(&kind, "kind")?)?;
        let to = square(rules, &String::read(&to, "to")?)?;
        let judged = judge_drop(&self.inner, &self.inner.legal(), role, to);
        to_js(&self.explanation(judged.map(|moves| (vec![to], moves))))
    }
}
