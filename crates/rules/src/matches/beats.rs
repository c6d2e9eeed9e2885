//! Beats: the steps of an animation and of its narration, made from effects.

use crate::board::{Piece, Role, Seat, Square};
use crate::movement::{Access, MoveStyle, Right};
use crate::play::attack::in_check;
use crate::play::facing::facing_is_open;
use crate::position::{Effect, Outcome, Phase, Position, TableEvent};
use crate::rules::Rules;

/// What one beat shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Show {
    /// A piece goes from one square to another.
    Travel {
        /// Its owner.
        seat: Seat,
        /// Its role.
        role: Role,
        /// From here ...
        from: Square,
        /// ... to here.
        to: Square,
        /// How.
        move_style: MoveStyle,
    },
    /// A piece is taken off.
    Capture {
        /// Its owner.
        seat: Seat,
        /// Its role.
        role: Role,
        /// Where it stood.
        at: Square,
    },
    /// A piece leaves the board without being captured: it has joined another, or come home.
    Vanish {
        /// Its owner.
        seat: Seat,
        /// Its role.
        role: Role,
        /// Where it stood.
        at: Square,
    },
    /// A piece comes back (when a capture is undone), or is left where two stood.
    Appear {
        /// Its owner.
        seat: Seat,
        /// Its role.
        role: Role,
        /// Where it stands.
        at: Square,
    },
    /// A piece from the hand is put on the board.
    Drop {
        /// Its owner.
        seat: Seat,
        /// Its role.
        role: Role,
        /// Where.
        at: Square,
    },
    /// A piece that was dropped goes back to the hand.
    Lift {
        /// Its owner.
        seat: Seat,
        /// Its role.
        role: Role,
        /// Where it stood.
        at: Square,
    },
    /// A piece becomes another.
    Promote {
        /// Its owner.
        seat: Seat,
        /// What it was.
        role: Role,
        /// Where it stands.
        at: Square,
        /// What it becomes.
        into: Role,
    },
    /// A right is lost.
    Right {
        /// Whose.
        seat: Seat,
        /// Which.
        right: Right,
    },
    /// A phase begins, or a seat declares something.
    Phase,
    /// A count begins or ends.
    Counting,
    /// Something happens beside the board.
    Table(TableEvent),
    /// Another seat is on turn.
    Turn(Seat),
    /// A king is in check.
    Check {
        /// Whose.
        seat: Seat,
        /// Where it stands.
        at: Square,
    },
    /// The game ends.
    End(Outcome),
}

/// Why a beat is played, which is what there is to say of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A move has had this effect.
    Effect(Effect),
    /// This effect is taken back.
    TakenBack(Effect),
    /// The seat is in check.
    Check(Seat),
    /// The generals face each other, and the seat answers it.
    Facing(Seat),
    /// The game has ended.
    End(Outcome),
}

/// One thing to see and to say. Beats with the same step play together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Beat {
    /// Its place in the order.
    pub step: u8,
    /// What it shows.
    pub show: Show,
    /// Why; a language makes a sentence of it (`words::Language::narrate`).
    pub cause: Cause,
}

/// The beats of a move: first the pieces travel, then what was captured goes, then promotion, then
/// everything that is only said.
pub fn beats(
    rules: &Rules,
    before: &Position,
    after: &Position,
    effects: &[Effect],
    outcome: Option<Outcome>,
) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    for &effect in effects {
        let mut tell = |step: u8, show: Show| beats.push(Beat { step, show, cause: Cause::Effect(effect) });
        match effect {
            Effect::Travelled { piece: Piece { seat, role }, from, to } => {
                let move_style = move_style(rules, before, from, to);
                tell(0, Show::Travel { seat, role, from, to, move_style });
            }
            Effect::Exchanged { king, other } => {
                for ((Piece { seat, role }, from), to) in [(king, other.1), (other, king.1)] {
                    tell(0, Show::Travel { seat, role, from, to, move_style: MoveStyle::Jump });
                }
            }
            Effect::Captured { piece: Piece { seat, role }, at } => tell(1, Show::Capture { seat, role, at }),
            Effect::Dropped { piece: Piece { seat, role }, at } => tell(0, Show::Drop { seat, role, at }),
            Effect::Appeared { piece: Piece { seat, role }, at } => tell(0, Show::Appear { seat, role, at }),
            Effect::Vanished { piece: Piece { seat, role }, at } => tell(2, Show::Vanish { seat, role, at }),
            Effect::Table(event @ TableEvent::Rolled(..)) => tell(0, Show::Table(event)),
            Effect::Table(TableEvent::Freed(Piece { seat, role }, at)) => {
                tell(3, Show::Appear { seat, role, at });
            }
            Effect::Table(event) => tell(3, Show::Table(event)),
            Effect::Promoted { piece: Piece { seat, role }, at, into } => {
                tell(2, Show::Promote { seat, role, at, into });
            }
            Effect::RightLost { seat, right, .. } => tell(3, Show::Right { seat, right }),
            Effect::Counting(_) => tell(3, Show::Counting),
            Effect::Passed(_) | Effect::Forfeited(_) => tell(3, Show::Phase),
            Effect::Impasse(_) | Effect::Declared(_) | Effect::Phase(_) => tell(3, Show::Phase),
            Effect::Turn(seat) => tell(4, Show::Turn(seat)),
        }
    }
    let mut check =
        |seat, at| beats.push(Beat { step: 4, show: Show::Check { seat, at }, cause: Cause::Check(seat) });
    if after.phase() == Phase::Play || before.phase() != Phase::Play {
        for seat in rules.seats().filter(|&seat| in_check(rules, after, seat)) {
            if let Some(at) = after.king(rules, seat) {
                check(seat, at);
            }
        }
    }
    // Nothing is in check by it, but it decides what the other side may do.
    if outcome.is_none() && facing_is_open(rules, after) {
        beats.push(Beat { step: 4, show: Show::Phase, cause: Cause::Facing(after.turn()) });
    }
    if let Some(outcome) = outcome {
        // Nobody is to move any more.
        beats.retain(|beat| !matches!(beat.show, Show::Turn(_)));
        beats.push(Beat { step: 5, show: Show::End(outcome), cause: Cause::End(outcome) });
    }
    in_order(beats)
}

/// The beats by their steps; those of one step stay in the order in which they were told.
fn in_order(beats: Vec<Beat>) -> Vec<Beat> {
    let last = beats.iter().map(|beat| beat.step).max().unwrap_or(0);
    (0..=last).flat_map(|step| beats.iter().filter(move |beat| beat.step == step).copied()).collect()
}

/// The beats that take a move back: the same things in the opposite order.
pub fn backwards(effects: &[Effect]) -> Vec<Beat> {
    let mut beats = Vec::new();
    let travels = |effect: &&Effect| matches!(effect, Effect::Travelled { .. } | Effect::Exchanged { .. });
    let others = effects.iter().filter(|effect| !travels(effect));
    // Of one step, those that travel come first.
    for &effect in effects.iter().filter(travels).chain(others) {
        let mut tell =
            |step: u8, show: Show| beats.push(Beat { step, show, cause: Cause::TakenBack(effect) });
        let back = |Piece { seat, role }: Piece, from: Square, to: Square| Show::Travel {
            seat,
            role,
            from: to,
            to: from,
            move_style: MoveStyle::Slide,
        };
        match effect {
            Effect::Travelled { piece, from, to } => tell(1, back(piece, from, to)),
            Effect::Exchanged { king, other } => {
                tell(1, back(king.0, king.1, other.1));
                tell(1, back(other.0, other.1, king.1));
            }
            Effect::Promoted { piece, at, into } => {
                tell(0, Show::Promote { seat: piece.seat, role: into, at, into: piece.role });
            }
            Effect::Captured { piece: Piece { seat, role }, at } => tell(2, Show::Appear { seat, role, at }),
            Effect::Dropped { piece: Piece { seat, role }, at } => tell(1, Show::Lift { seat, role, at }),
            Effect::Table(TableEvent::Freed(Piece { seat, role }, at)) => {
                tell(0, Show::Vanish { seat, role, at });
            }
            // The other comes back to it, and they are one double again.
            Effect::Appeared { piece: Piece { seat, role }, at } => tell(2, Show::Vanish { seat, role, at }),
            // Before the way back: the two part, or a piece comes from home to go it.
            Effect::Vanished { piece: Piece { seat, role }, at } => tell(0, Show::Appear { seat, role, at }),
            Effect::Table(_) => {}
            Effect::RightLost { .. } | Effect::Declared(_) | Effect::Phase(_) | Effect::Turn(_) => {}
            Effect::Counting(_) | Effect::Impasse(_) | Effect::Passed(_) | Effect::Forfeited(_) => {}
        }
    }
    in_order(beats)
}

/// How the piece on `from` gets to `to`.
fn move_style(rules: &Rules, position: &Position, from: Square, to: Square) -> MoveStyle {
    // Where pieces are placed one is carried, by no move of its own.
    if matches!(position.phase(), Phase::Deployment | Phase::Redeployment) {
        return MoveStyle::Slide;
    }
    let shape = rules.board().shape;
    let way = (shape.file(to) - shape.file(from), shape.rank(to) - shape.rank(from));
    let mut move_style = None;
    rules.targets(position, from, |target| {
        if target.to == to
            && matches!(target.access, Access::Open(_))
            && let Some(piece) = position.piece_at(from)
        {
            // A hop is seen as a jump.
            move_style =
                Some(match MoveStyle::of(rules.role(piece.role).patterns[target.pattern].atom, way) {
                    MoveStyle::Hop => MoveStyle::Jump,
                    other => other,
                });
        }
    });
    // A capture in passing. Castling: the king slides, the rook goes over it.
    move_style.unwrap_or(if way.0.abs().max(way.1.abs()) == 1 {
        MoveStyle::Step
    } else if position.piece_at(from).is_some_and(|other| rules.role(other.role).royal) {
        MoveStyle::Slide
    } else {
        MoveStyle::Jump
    })
}
