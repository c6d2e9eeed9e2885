//! Position text and move text.
//!
//! A position is written as in Fairy-Stockfish's FEN, as far as that goes: placement, seat on turn, rights,
//! the square on which a pawn may be captured in passing (`-`: none legally can), single moves since the last
//! capture or pawn move, number of the move. What a game adds follows as
//! `name=value`: `phase=play`, `phase=array:7`, `phase=mobilisation`, `ready=w`, `bare=b3` (moves made by a
//! bare king), `counting=b:board:3/64` (who counts, which count, how far) or `counting=stopped` (the count
//! that begins by itself was stopped), `shak=w` (the series of checks has one that lets any mate win),
//! `claim=w` (an impasse is claimed), `forfeit=w` (that seat can no longer win), `standoff=passed` (the
//! last move was a pass), `standoff=ended` or `standoff=stalemate` (stalemate has been claimed),
//! `phase=redeployment` (the second player moves its rooks), `object=open` (the first player may still
//! object to them), and every option that is not at its default (`elephant=dabbaba`). Read, but never
//! written, are also what Fairy-Stockfish writes otherwise: a right as the file of its piece (`DEde`), a
//! `~` after a promoted piece, and a count as its limit in plies in place of the `-` and what has been
//! counted in place of the halfmove clock (`128 5`). Fields after the seat may be left out: they then have
//! the values of the start. `-` for the rights means that nobody holds one. A game that opens with a phase
//! of its own is in that phase unless the text says `phase=play`, or the pieces say it: once one is missing
//! where the phase ends at the first capture, as in Senterej, or allows none, as in Shatranj with free
//! moves; once they stand otherwise than before the forced first moves of Shatar; once nothing is in hand
//! in Sittuyin.
//!
//! Where four sit at the board a piece is written as its seat's small letter and its role's capital,
//! `sKwP`, in the placement and in hand. Games with throws, alliances or a race add what lies on the
//! table: `phase=lots` and `lots=s4w2n?e?` (opening throws; seats out of the draw are left out),
//! `throw=4`, `captive=swk2` (South's king is West's prisoner, taken by West's king as the second
//! king; `m` by another piece, `t` by the king on its throne), seats in `mounted=`, `seized=`,
//! `commands=`, `steers=`, `retired=` (at peace), `empire=` and `refused=` (see [`Table`](crate::Table)),
//! `balance=-1,-1,2,0` (halves as `0.5`), `pool=4`, `offer=swsw` (who proposes, who answers, whose kings) and
//! `home=1,0,0,2`.
//!
//! A text is refused ([`PositionError`]) where it cannot be read, or where the rules do not say how to go on
//! from what it tells: without a king or with two, with more pieces than the game gives, with a soldier on
//! its own first rank, with the side in check that is not on turn, in a phase that it does not fit. Every
//! other position is taken, in every game; what no play can have led to is remarked on
//! ([`Rules::remarks`](crate::Rules::remarks)): a piece where none of its kind ever comes, such as a general
//! outside its palace, and more pieces of a kind than promotion gives.
//!
//! Moves: `e2e3`; promotion `b7b8n`; castling by the king's squares, `e1g1`; a stalemated king's
//! exchange of places `a2~a3`; the promotion of a waiting pawn `b8b8n`; the end of a seat's free
//! moves `ready-w`; a drop `P@e5`; a placement on a pawn's square, the pawn going elsewhere,
//! `R@a3~a1`; a pass by the king's square, `e2e2`; promotion to the piece's own promoted form
//! `c3c4+`; declarations `count-b`,
//! `stop-b`, `object-w`, `impasse-w`, `accept-b`, `decline-b`, `stalemate-w`; a throw `throw-4`; `pass-s` gives up
//! the turn; an exchange of kings `propose-s`, `agree-w`, `refuse-w`; a release `release-s`. The two
//! pieces of a double move together with the double's letter after the squares, `h1h3d`.

mod check;
mod error;
mod fairy;
mod fields;
mod letters;
mod moves;
mod read;
mod remarks;
mod scores;
mod table;
mod write;

pub use error::{MAX_TEXT, PositionError, Side};
pub use fields::is_position_field;
pub(crate) use fields::split;
pub use read::{from_sfen, kingless};
pub use remarks::Remark;
pub use scores::japanese_digit;
pub use scores::{Notation, Scene, Unread};
