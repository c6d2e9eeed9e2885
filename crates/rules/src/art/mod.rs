//! The drawings of the pieces, and the strokes of letters, digits and characters.
//!
//! Four families of pieces, each this project's own drawings:
//!
//! - the abstract sets of Nishapur and Afrasiab, the oldest that survive: thrones, domes with
//!   knobs, a notched block;
//! - turned pieces, stupas with tiers, a horse's head, a boat, a cowrie shell;
//! - animals, a wheel and a lord with a hat, carved in the round on a low base;
//! - plates that bear an inscription: round discs ([`disc`]), octagons in three sizes
//!   ([`octagon`]) and wedges that point forward ([`wedge`]).
//!
//! A drawing lives in a cell of 100 by 100 units, `y` down, and knows no colours: `tabiya::pictures::svg`
//! paints its outline and its carving. To add a carved figure, add a variant to [`Figure`] and
//! its lines in [`Figure::id`] and [`Figure::drawing`]; the compiler names both. Keep the outline
//! between 10 and 90, one closed path that stands on `y = 84`, and simple enough for 24 pixels.
//! To add an inscribed piece, add a record beside those of its plate and name it in
//! [`Figure::ALL`]; a character that it needs has its strokes in [`character`].

mod carved;
mod characters;
pub mod decimal;
mod drawing;
mod figure;
mod inscribed;
mod latin;
mod plate;

pub use characters::{CHARACTERS, Written, character};
pub use figure::{Drawing, Figure, Inscribed, Pictogram};
pub use inscribed::{disc, octagon, wedge};
pub use latin::glyph;
pub use plate::{Ink, Middle, Moves, Plate, Size};
