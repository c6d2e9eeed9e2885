//! The starting position of a game.

use crate::board::{SEATS, Seat, Square};
use crate::position::{Effect, OpeningRoll, Phase, Position, RightLoss, Sink, Stakes, Table};
use crate::rules::Rules;
use crate::variant::{Contest, Opening};

impl Position {
    /// The start of the game under these rules.
    pub fn start(rules: &Rules) -> Position {
        let mut position = Position::empty();
        for (index, piece) in rules.setup().iter().enumerate() {
            if let Some(piece) = piece {
                position.put(Square(index as u8), *piece);
            }
        }
        rules.hands().iter().for_each(|&piece| position.add_to_hand(piece));
        position.set_table(rules);
        position.state.phase = Phase::opening(rules.terms().opening);
        position.grant_rights(rules);
        position
    }

    /// Lays the table as it is before the first throw.
    pub(crate) fn set_table(&mut self, rules: &Rules) {
        let mut table = Table::new();
        table.opening_rolls = opening_rolls(rules);
        match rules.terms().contest {
            Contest::Kings => return,
            Contest::Race(_) => {}
            Contest::Armies(armies) if armies.stakes => {
                table.balance = [Stakes::whole(-1); SEATS];
                table.pool = Stakes::whole(SEATS as i8);
            }
            Contest::Armies(_) => {}
        }
        self.state.table = Some(Box::new(table));
    }

    /// The opening is over: the seat `first` is on turn.
    pub(crate) fn begin_play(&mut self, rules: &Rules, first: Seat, sink: &mut dyn Sink) {
        self.state.phase = Phase::Play;
        self.state.turn = first;
        sink.effect(Effect::Phase(self.state.phase));
        sink.effect(Effect::Turn(first));
        // Then castling belongs to the opening.
        if rules.terms().castling.before_play {
            for way in &rules.terms().castling.ways {
                rules.seats().for_each(|seat| self.lose_right(seat, way.right, RightLoss::Over, &mut ()));
            }
        }
        self.settle_rights(rules, sink);
    }
}

/// Who throws for the first turn: every seat, in a race those who have pieces.
pub(crate) fn opening_rolls(rules: &Rules) -> [OpeningRoll; SEATS] {
    let mut rolls = [OpeningRoll::Due; SEATS];
    if let Contest::Race(race) = rules.terms().contest {
        for seat in rules.seats().filter(|&seat| rules.initial(seat, race.single) == 0) {
            rolls[seat.index()] = OpeningRoll::Beaten;
        }
    }
    rolls
}

impl Phase {
    /// The phase in which a game with this opening starts.
    pub(crate) fn opening(opening: Opening) -> Phase {
        match opening {
            Opening::Alternate => Phase::Play,
            Opening::FreeMoves(moves) => Phase::FreeMoves(moves),
            Opening::Mobilisation => Phase::Mobilisation(0),
            Opening::ForcedAdvance(_) => Phase::Forced,
            Opening::Deployment(_) => Phase::Deployment,
            Opening::Roll { .. } => Phase::OpeningRoll,
        }
    }
}
