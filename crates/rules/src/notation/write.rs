//! The writer of position text.

use super::table;
use crate::board::{Piece, Role, Seat, Square};
use crate::position::{Impasse, LastMove, Phase, Position};
use crate::rules::Rules;
use crate::variant::Opening;

impl Rules {
    /// The position's text; [`read_position`](Rules::read_position) gives it back.
    pub fn write_position(&self, position: &Position) -> String {
        let shape = self.board().shape;
        let mut text = String::new();
        for rank in (0..shape.ranks).rev() {
            let mut empty = 0;
            for file in 0..shape.files {
                match position.piece_at(Square(rank * shape.files + file)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            text.push_str(&empty.to_string());
                        }
                        empty = 0;
                        text.push_str(&self.letters(piece));
                    }
                }
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            if rank > 0 {
                text.push('/');
            }
        }
        text.push_str(&self.hands_text(position));
        let rights = self.rights_text(position);
        let turn = self.seat(position.turn()).letter;
        let passed = position.passed().map_or("-".to_owned(), |passed| shape.name(passed.over));
        text.push_str(&format!(
            " {turn} {rights} {passed} {} {}",
            position.halfmove_clock(),
            position.fullmove_number()
        ));
        match position.phase() {
            Phase::Play if self.terms().opening == Opening::Alternate || self.deploys() => {}
            Phase::Deployment if !self.seats().all(|seat| position.hand_is_empty(seat)) => {}
            Phase::OpeningRoll => text.push_str(" phase=lots"),
            Phase::Forced => text.push_str(" phase=forced"),
            Phase::Deployment => text.push_str(" phase=deployment"),
            Phase::Redeployment => text.push_str(" phase=redeployment"),
            Phase::Play => text.push_str(" phase=play"),
            Phase::FreeMoves(left) => text.push_str(&format!(" phase=array:{left}")),
            Phase::Mobilisation(ready) => {
                text.push_str(" phase=mobilisation");
                for seat in self.seats().filter(|seat| ready >> seat.0 & 1 == 1) {
                    text.push_str(&format!(" ready={}", self.seat(seat).letter));
                }
            }
        }
        for seat in self.seats().filter(|&seat| position.bare_moves(seat) > 0) {
            text.push_str(&format!(" bare={}{}", self.seat(seat).letter, position.bare_moves(seat)));
        }
        if let Some(count) = position.count() {
            let which = if count.bare { "bare" } else { "board" };
            let by = self.seat(count.by).letter;
            text.push_str(&format!(" counting={by}:{which}:{}/{}", count.made, count.limit));
        } else if position.has_stopped_counting() {
            text.push_str(" counting=stopped");
        }
        for seat in self.seats().filter(|&seat| position.has_shak(seat)) {
            text.push_str(&format!(" shak={}", self.seat(seat).letter));
        }
        match position.impasse() {
            Impasse::None => {}
            Impasse::Claimed(seat) => text.push_str(&format!(" claim={}", self.seat(seat).letter)),
            Impasse::Declined => text.push_str(" claim=declined"),
            Impasse::Accepted => text.push_str(" claim=accepted"),
        }
        for seat in self.seats().filter(|&seat| position.has_forfeited(seat)) {
            text.push_str(&format!(" forfeit={}", self.seat(seat).letter));
        }
        match position.last_move() {
            LastMove::Ordinary => {}
            LastMove::Passed => text.push_str(" standoff=passed"),
            LastMove::Ended => text.push_str(" standoff=ended"),
            LastMove::ClaimedStalemate => text.push_str(" standoff=stalemate"),
        }
        if let Some(seat) = self.kingless(position) {
            text.push_str(&format!(" kingless={}", self.seat(seat).letter));
        }
        if position.is_objectable() {
            text.push_str(" object=open");
        }
        table::write(self, position, &mut text);
        for (option, choice) in self.chosen() {
            text.push_str(&format!(" {option}={choice}"));
        }
        text
    }

    fn hands_text(&self, position: &Position) -> String {
        if !self.has_hands() {
            return String::new();
        }
        let mut text = String::from("[");
        for seat in self.seats() {
            for role in (0..self.roles().len() as u8).map(Role) {
                let piece = Piece { seat, role };
                text.push_str(&self.letters(piece).repeat(position.in_hand(piece).into()));
            }
        }
        text + "]"
    }

    fn rights_text(&self, position: &Position) -> String {
        let mut text = String::new();
        for seat in self.seats() {
            for right in self.terms().rights().filter(|&right| position.holds(seat, right)) {
                let letter = self.terms().rights[right.index()].letter;
                text.push(if seat == Seat::FIRST { letter.to_ascii_uppercase() } else { letter });
            }
        }
        if text.is_empty() { "-".to_owned() } else { text }
    }
}
