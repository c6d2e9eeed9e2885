//! JavaScript shapes: the table beside the board (throws, stakes, tracks, the concourse).

use std::borrow::Cow;

use serde::Serialize;
use tsify::Tsify;

use super::SquareName;

/// A square of a track.
#[derive(Serialize, Tsify)]
pub struct TrackSquare {
    /// Its name.
    pub square: String,
    /// Fewest throws that bring a piece home from it on an empty board, if any do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub throws: Option<u8>,
    /// Throws that do it, one way of several.
    pub shortest: Vec<u8>,
    /// How many throws it takes on average, if the piece moves by every throw that lets it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub average: Option<f64>,
}

/// The boats' ways and the places where four of them meet.
#[derive(Serialize, Tsify)]
pub struct Concourse {
    /// The squares that each seat's boat can ever reach.
    pub circuits: Vec<Circuit>,
    /// The squares of two by two that hold one square of each circuit.
    #[tsify(type = "string[][]")]
    pub places: Vec<Vec<SquareName>>,
}

/// The squares that a boat can ever reach.
#[derive(Serialize, Tsify)]
pub struct Circuit {
    /// Whose boat.
    pub seat: String,
    /// The kind of its boat.
    pub kind: Cow<'static, str>,
    /// Where it begins.
    pub from: Option<String>,
    /// The squares.
    #[tsify(type = "string[]")]
    pub squares: Vec<SquareName>,
    /// The single moves that join them, each once; of a slide the step to the next square.
    #[tsify(type = "[string, string][]")]
    pub legs: Vec<[String; 2]>,
}

/// What lies on the table, beside the board.
#[derive(Serialize, Tsify)]
pub struct TableInfo {
    /// The throw that is to be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub throw: Option<u8>,
    /// Stakes in the pool; missing where none are paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub pool: Option<f64>,
    /// Each seat's part.
    pub seats: Vec<TableSeat>,
}

/// What a seat has on the table.
#[derive(Serialize, Tsify)]
pub struct TableSeat {
    /// The seat.
    pub seat: String,
    /// Its ally, where there are alliances.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub ally: Option<String>,
    /// Its opening throw, while these are made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub lot: Option<u8>,
    /// Stakes won, less stakes paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub balance: Option<f64>,
    /// Pieces that have not entered the board, in a race.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub outside: Option<u8>,
    /// Pieces on their track, in a race.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub running: Option<u8>,
    /// Pieces at the end of their track, in a race.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub home: Option<u8>,
    /// What else there is to say of it: prisoner, commands, at peace, out.
    pub notes: Vec<String>,
}
