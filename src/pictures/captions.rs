//! The captions of a picture, for which it asks its caller.

use core::fmt::Debug;

use super::annotation::Kind;
use super::svg::{Annotation, Mark};
use crate::board::Piece;
use crate::position::Position;
use crate::rules::Rules;

/// The words of pictures in some language: each language of `words` has them.
pub trait Captions: Debug + Sync {
    /// The name of a picture that has none of its own.
    fn title<'a>(&'a self, rules: &'a Rules) -> &'a str;

    /// A piece, such as `White elephant`.
    fn piece(&self, rules: &Rules, piece: Piece) -> String;

    /// Who stands where, and what the marks say.
    fn description(&self, rules: &Rules, position: &Position, marks: &[Mark]) -> String;

    /// What an author has drawn over the board; nothing if that is nothing.
    fn annotation(&self, annotation: &Annotation) -> String;

    /// The moves of a moving picture, by their texts; not empty.
    fn line(&self, moves: &[String]) -> String;
}

/// No language: ids, letters, and the texts of positions and moves.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl Captions for Plain {
    fn title<'a>(&'a self, rules: &'a Rules) -> &'a str {
        &rules.game().id
    }

    fn piece(&self, rules: &Rules, piece: Piece) -> String {
        rules.letters(piece)
    }

    fn description(&self, rules: &Rules, position: &Position, _marks: &[Mark]) -> String {
        rules.write_position(position)
    }

    fn annotation(&self, annotation: &Annotation) -> String {
        let lists = Kind::ALL.map(|kind| annotation.write(kind));
        lists.into_iter().filter(|list| !list.is_empty()).collect::<Vec<_>>().join(" ")
    }

    fn line(&self, moves: &[String]) -> String {
        moves.join(" ")
    }
}
