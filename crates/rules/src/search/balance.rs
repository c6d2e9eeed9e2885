//! Evaluation of a position of two sides: who stands better, by how much.

use super::evaluate::{Evaluation, HIGHEST};
use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::play::attack::attacked_from;
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::BareKing;

/// What a square more in reach is worth to a piece whose lines can be shut.
const OPEN: i32 = 5;

/// What it is worth to be on move.
const TEMPO: i32 = 8;

/// What bears on the squares around a king counts by its square, up to here.
const DANGER: i32 = 40;

/// What a king gains by each square nearer to the middle, once there is nothing to fear.
const MIDDLE: i32 = 12;

/// After so many moves without a capture or a pawn's move an advantage is worth half.
const IDLE: i32 = 120;

/// What of those moves makes no difference: positions with the same key are worth the same.
pub(super) const IDLE_STEP: u16 = 15;

/// What one side has.
#[derive(Clone, Copy, Default)]
struct Army {
    /// The worth of the pieces.
    worth: i32,
    /// What it has besides: places, lines.
    place: i32,
    /// Pieces besides the king, those in hand too.
    force: u32,
    /// All squares on which it captures.
    attacked: SquareSet,
    /// How hard it presses the other king.
    pressure: i32,
    pressing: i32,
}

impl Evaluation {
    fn army(&self, rules: &Rules, position: &Position, seat: Seat, prey: Option<Square>) -> Army {
        let mut army = Army::default();
        let (own, occupied) = (position.pieces_of(seat), position.occupied());
        let ring = prey.map_or(SquareSet::EMPTY, |king| self.rings[king.index()] | SquareSet::of(king));
        let passed = position.pieces_like(Piece { seat: seat.opponent(), role: rules.terms().pawn });
        for square in own {
            let Some(piece) = position.piece_at(square) else { continue };
            let worth = self.values.roles[piece.role.index()];
            army.worth += worth;
            army.place += self.values.on(seat, piece.role, square) - worth;
            let attacked = attacked_from(rules, position, piece, square, occupied);
            army.attacked |= attacked;
            if self.shut[piece.role.index()] {
                army.place += OPEN * (attacked.without(own).len() as i32 - self.usual[piece.role.index()]);
            }
            let near = (attacked & ring).len() as i32;
            if near > 0 {
                army.pressing += 1;
                army.pressure += near + self.weights[piece.role.index()];
            }
            if piece.role == rules.terms().pawn {
                let ahead = self.ahead[seat.index() & 1].get(square.index()).copied();
                if ahead.is_some_and(|ahead| (ahead & passed).is_empty()) {
                    army.place += self.values.on(seat, piece.role, square).saturating_sub(worth).max(0) / 2;
                }
            }
        }
        if self.has_hands && !position.hand_is_empty(seat) {
            let mut held = 0;
            for role in (0..rules.roles().len() as u8).map(Role) {
                let number = i32::from(position.in_hand(Piece { seat, role }));
                // A piece in hand goes where it likes.
                army.worth += number * self.values.roles[role.index()] * 11 / 10;
                held += number.min(2) * self.weights[role.index()];
            }
            army.force += 3;
            army.pressure += held / 2;
        }
        army.force = (army.force + own.len()).saturating_sub(1);
        army
    }

    /// Two sides: for the seat, against the other.
    pub(super) fn duel(&self, rules: &Rules, position: &Position, seat: Seat) -> i32 {
        let sides = [seat, seat.opponent()];
        let kings = sides.map(|side| position.king(rules, side));
        let armies =
            [self.army(rules, position, sides[0], kings[1]), self.army(rules, position, sides[1], kings[0])];
        let force = armies.map(|army| army.force);
        let mut sum = armies[0].worth - armies[1].worth;
        // The fewer pieces there are, the more a piece more is.
        let all = armies[0].worth + armies[1].worth;
        sum += sum * (self.full - all).max(0) / (3 * self.full).max(1);
        sum += armies[0].place - armies[1].place + TEMPO;
        if let (true, [Some(king), Some(other)]) = (self.roams, kings) {
            let ended = (self.full - all).clamp(0, self.full);
            let nearer = self.edge[other.index()] - self.edge[king.index()];
            sum += MIDDLE * nearer * ended / self.full.max(1);
        }
        for (side, sign) in [(0, 1), (1, -1)] {
            let (own, other) = (sides[side], 1 - side);
            let foe = &armies[other];
            if foe.force > 4
                && let Some(king) = kings[side]
            {
                // Pieces around the king keep it safe.
                let guards = (self.rings[king.index()] & position.pieces_of(own)).len();
                sum += sign * 6 * guards.min(4) as i32;
            }
            if foe.pressing > 1 {
                let danger = foe.pressure.min(DANGER);
                sum -= sign * danger * danger / 6;
            }
            let mut hanging = 0;
            for at in (position.pieces_of(own) & foe.attacked).without(armies[side].attacked) {
                if let Some(piece) = position.piece_at(at) {
                    hanging += self.values.roles[piece.role.index()] / 12;
                }
            }
            sum -= sign * hanging;
            // A king that has few helpers left is driven to the edge, with the other king's help.
            if force[other] <= 2
                && force[side] > force[other]
                && let (Some(king), Some(prey)) = (kings[side], kings[other])
            {
                let shape = rules.board().shape;
                let files = i32::from(shape.file(king) - shape.file(prey)).abs();
                let ranks = i32::from(shape.rank(king) - shape.rank(prey)).abs();
                sum += sign * (12 * self.edge[prey.index()] - 4 * files.max(ranks));
            }
            // A side with almost nothing besides its king is near to losing by that.
            let spare = match rules.terms().bare_king {
                BareKing::Plays | BareKing::Draws => None,
                BareKing::Loses | BareKing::LosesUnlessRebared => Some(force[side] as usize),
                BareKing::LosesNearlyBare(_) => Some((force[side] as usize).saturating_sub(1)),
            };
            if let Some(near) = spare.and_then(|spare| [400, 120, 60, 25].get(spare)) {
                sum -= sign * near;
            }
        }
        // The side that is ahead has to do something about it.
        let idle = i32::from(position.halfmove_clock() & !IDLE_STEP).min(IDLE);
        sum = sum * (2 * IDLE - idle) / (2 * IDLE);
        if let Some(count) = position.count() {
            // What is counted out is drawn.
            let (left, limit) = (i32::from(count.left()), i32::from(count.limit).max(1));
            let ahead = if count.by == seat { sum < 0 } else { sum > 0 };
            if ahead {
                sum = sum * (left + limit) / (2 * limit);
            }
        }
        for (side, sign) in [(seat, 1), (seat.opponent(), -1)] {
            if position.has_forfeited(side) && sum * sign > 0 {
                sum /= 4;
            }
        }
        sum.clamp(-HIGHEST, HIGHEST)
    }
}
