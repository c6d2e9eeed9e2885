//! The geometry of boards: squares and sets of squares, zones, seats, pieces; and what short lists of them need.

mod few;
mod piece;
mod seat;
mod sort;
mod square;
mod surface;
mod zone;

pub use few::Few;
pub use piece::{Piece, ROLES, Role};
pub use seat::{Facing, SEATS, Seat, SeatSpec, TWO_SEATS};
pub(crate) use sort::sort_by_key;
pub use square::SquareName;
pub use square::{SQUARES, Shape, Square, SquareSet};
pub use surface::{ASHTAPADA, Board, CHEQUERED, PLAIN, Ruling};
pub use zone::Zone;
