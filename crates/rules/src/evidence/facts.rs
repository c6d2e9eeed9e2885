//! The facts of one game that the measures are made of.

use std::borrow::Cow;

/// A game in a few numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Facts {
    /// By which rule it ended, as [`EndReason::id`](crate::EndReason::id) has it; none where the limit ended it.
    pub end: Option<Cow<'static, str>>,
    /// Which side has won: 0 is the side that moves first. Allies are one side.
    pub winner: Option<u8>,
    /// How many sides there are.
    pub sides: u8,
    /// Moves of pieces, passes among them; throws and declarations are none.
    pub plies: u32,
    /// How many actions were open on average where there was something to decide.
    pub branching: f64,
    /// How many pieces were captured.
    pub captures: u32,
    /// The share of the squares on which a piece has stood.
    pub coverage: f64,
    /// The share of the positions that had stood before.
    pub repetition: f64,
    /// The share of the game after the winner is further ahead than the other side ever was.
    pub decisiveness: Option<f64>,
    /// How far behind the winner was on average, from 0 to 1.
    pub drama: Option<f64>,
    /// The points of the policy that is named first: 1, 1/2 or 0.
    pub skill: Option<f64>,
}
