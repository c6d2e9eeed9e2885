//! The reasons for which there is no table for an ending.

/// Why there is no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There are dice, or four seats.
    NoTwoSides,
    /// Pieces in hand come back.
    Hands,
    /// More matters than where the pieces stand: rights, passes, facing generals, mates that win only after others.
    State,
    /// There are too many pieces, or too many squares for them.
    TooLarge,
    /// The text does not name the pieces of an ending.
    Material,
    /// It was stopped.
    Stopped,
    /// Bytes that are no table of these rules.
    Bytes,
}

codes! {
    Refusal {
        Refusal::NoTwoSides => "no-two-sides",
        Refusal::Hands => "ending-hands",
        Refusal::State => "ending-state",
        Refusal::TooLarge => "ending-too-large",
        Refusal::Material => "bad-material",
        Refusal::Stopped => "stopped",
        Refusal::Bytes => "bad-table",
    }
}
