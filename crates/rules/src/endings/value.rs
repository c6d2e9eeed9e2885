//! The value of a position of an ending: win, draw or loss, with the plies to the end.

/// What a position comes to for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// It wins: so many plies, and the game is over.
    Win(u16),
    /// Nobody wins.
    Draw,
    /// It loses.
    Loss(u16),
}

impl Value {
    /// The same for the side that moves there, one ply before.
    pub const fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Draw => Value::Draw,
            Value::Loss(plies) => Value::Win(plies + 1),
        }
    }

    /// How good it is for the side to move: a soon win best, a soon loss worst.
    pub const fn worth(self) -> i32 {
        match self {
            Value::Win(plies) => 100_000 - plies as i32,
            Value::Draw => 0,
            Value::Loss(plies) => plies as i32 - 100_000,
        }
    }
}
