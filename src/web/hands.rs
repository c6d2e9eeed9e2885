//! Men in hand: who holds what, and why a man may not be put on a square.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{kind_named, names, seat, square, to_js};
use super::data::{Explanation, HandInfo, HandMan};
use super::game::WebMatch;
use super::read::FromJs;
use crate::board::{Kind, Square};
use crate::matches::{Match, PlayError};
use crate::pictures::diagram::hand_texts;
use crate::position::{Move, Refusal};
use crate::words::en as words;

/// The legal moves that put a man of this kind on a square, or only of this kind.
pub(super) fn drops(legal: &[Move], kind: Kind, at: Option<Square>) -> Vec<Move> {
    let puts = |action: &&Move| match **action {
        Move::Drop { kind: own, to } | Move::Place { kind: own, to, .. } => {
            own == kind && at.is_none_or(|at| at == to)
        }
        _ => false,
    };
    legal.iter().filter(puts).copied().collect()
}

/// The moves that put a man of this kind on a square, or why there is none.
pub(super) fn judge_drop(
    game: &Match,
    legal: &[Move],
    kind: Kind,
    to: Square,
) -> Result<Vec<Move>, PlayError> {
    if let Some(outcome) = game.outcome() {
        return Err(PlayError::Over(outcome));
    }
    let moves = drops(legal, kind, Some(to));
    if !moves.is_empty() {
        return Ok(moves);
    }
    let refusal = game.rules().judge(game.position(), Move::Drop { kind, to }).err();
    Err(PlayError::Refused(refusal.unwrap_or(Refusal::NotInHand(kind))))
}

#[wasm_bindgen(js_class = Match)]
impl WebMatch {
    /// What each seat holds in hand, the first player first. Empty in a game without hands, and
    /// in one that begins by placing men once all of them stand.
    #[wasm_bindgen(unchecked_return_type = "HandInfo[]")]
    pub fn hands(&self) -> Result<JsValue, JsValue> {
        let rules = self.inner.rules();
        let hands = hand_texts(rules, self.inner.position());
        let info = hands.iter().map(|hand| HandInfo {
            seat: seat(rules, hand.seat),
            men: hand
                .men
                .iter()
                .map(|man| HandMan {
                    kind: rules.kind(man.kind).id,
                    letter: man.letter.clone(),
                    figure: rules.kind(man.kind).figure.id(),
                    name: man.name.clone(),
                    count: man.count,
                })
                .collect(),
        });
        to_js(&info.collect::<Vec<_>>())
    }

    /// Why a man of this kind may be put on a square by the side to move, or may not.
    #[wasm_bindgen(js_name = explainDrop, unchecked_return_type = "Explanation")]
    pub fn explain_drop(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] kind: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] to: JsValue,
    ) -> Result<JsValue, JsValue> {
        let (rules, position) = (self.inner.rules(), self.inner.position());
        let kind = kind_named(rules, &String::read(&kind, "kind")?)?;
        let to = square(rules, &String::read(&to, "to")?)?;
        to_js(&match judge_drop(&self.inner, &self.inner.legal(), kind, to) {
            Ok(moves) => Explanation {
                legal: true,
                code: "legal",
                message: moves
                    .first()
                    .map_or(String::new(), |&action| words::action(rules, position, action)),
                squares: names(rules, [to]),
                moves: moves.into_iter().map(|action| rules.write_move(action)).collect(),
            },
            Err(error) => Explanation {
                legal: false,
                code: error.code(),
                message: self.inner.words_for(&error),
                squares: names(rules, error.squares()),
                moves: Vec::new(),
            },
        })
    }
}
