//! What an animation shows and a screen reader says: beats, made from effects.

use crate::board::{Role, Seat, Square};
use crate::movement::{Access, MoveStyle, Right};
use crate::play::attack::in_check;
use crate::play::facing::generals_face;
use crate::position::{Effect, Outcome, Phase, Position, TableEvent};
use crate::rules::Rules;
use crate::words::en as words;

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

/// One thing to see and to say. Beats with the same step play together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// Its place in the order.
    pub step: u8,
    /// What it shows.
    pub show: Show,
    /// A short sentence.
    pub text: String,
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
    let mut beats = Vec::new();
    let mut tell = |step: u8, show: Show, text: String| beats.push(Beat { step, show, text });
    for &effect in effects {
        match effect {
            Effect::Travelled { piece, from, to } => {
                let move_style = move_style(rules, before, from, to);
                let show = Show::Travel { seat: piece.seat, role: piece.role, from, to, move_style };
                tell(0, show, words::travels(rules, piece, from, to, move_style));
            }
            Effect::Exchanged { king, other } => {
                for ((piece, from), to) in [(king, other.1), (other, king.1)] {
                    let show = Show::Travel {
                        seat: piece.seat,
                        role: piece.role,
                        from,
                        to,
                        move_style: MoveStyle::Jump,
                    };
                    tell(0, show, words::exchanges(rules, piece, to));
                }
            }
            Effect::Captured { piece, at } => {
                let show = Show::Capture { seat: piece.seat, role: piece.role, at };
                tell(1, show, words::captured(rules, piece, at));
            }
            Effect::Dropped { piece, at } => {
                let show = Show::Drop { seat: piece.seat, role: piece.role, at };
                tell(0, show, words::dropped(rules, piece, at));
            }
            Effect::Appeared { piece, at } => {
                tell(0, Show::Appear { seat: piece.seat, role: piece.role, at }, String::new());
            }
            Effect::Vanished { piece, at } => {
                tell(2, Show::Vanish { seat: piece.seat, role: piece.role, at }, String::new());
            }
            Effect::Table(event @ TableEvent::Rolled(..)) => {
                tell(0, Show::Table(event), words::event(rules, event));
            }
            Effect::Table(event @ TableEvent::Freed(piece, at)) => {
                tell(3, Show::Appear { seat: piece.seat, role: piece.role, at }, words::event(rules, event));
            }
            Effect::Table(event) => tell(3, Show::Table(event), words::event(rules, event)),
            Effect::Promoted { piece, at, into } => {
                let show = Show::Promote { seat: piece.seat, role: piece.role, at, into };
                tell(2, show, words::promoted(rules, piece, at, into));
            }
            Effect::RightLost { seat, right, by_check } => {
                tell(3, Show::Right { seat, right }, words::right_lost(rules, seat, right, by_check));
            }
            Effect::Passed(seat) => tell(3, Show::Phase, words::passed(rules, seat)),
            Effect::Forfeited(seat) => tell(3, Show::Phase, words::forfeited(rules, seat)),
            Effect::Counting(count) => tell(3, Show::Counting, words::counting(rules, count)),
            Effect::Impasse(action) => tell(3, Show::Phase, words::action(rules, before, action)),
            Effect::Declared(seat) => tell(3, Show::Phase, words::declared(rules, seat)),
            Effect::Phase(phase) => tell(3, Show::Phase, words::phase_begins(rules, phase)),
            Effect::Turn(seat) => tell(4, Show::Turn(seat), words::turn_goes(rules, after, seat)),
        }
    }
    if after.phase() == Phase::Play || before.phase() != Phase::Play {
        for seat in rules.seats().filter(|&seat| in_check(rules, after, seat)) {
            if let Some(at) = after.king(rules, seat) {
                tell(4, Show::Check { seat, at }, words::in_check(rules, after, seat));
            }
        }
    }
    // JG-15: the general of a side that has given up the win checks along the open file.
    let mover = before.turn();
    if after.has_forfeited(mover)
        && generals_face(rules, after)
        && let Some(at) = after.king(rules, mover.opponent())
    {
        tell(4, Show::Check { seat: mover.opponent(), at }, words::in_check(rules, after, mover.opponent()));
    }
    if let Some(outcome) = outcome {
        tell(5, Show::End(outcome), words::outcome(rules, outcome));
    }
    in_order(beats)
}

/// The beats by their steps; those of one step stay in the order in which they were told.
fn in_order(beats: Vec<Beat>) -> Vec<Beat> {
    let last = beats.iter().map(|beat| beat.step).max().unwrap_or(0);
    (0..=last).flat_map(|step| beats.iter().filter(move |beat| beat.step == step).cloned()).collect()
}

/// The beats that take a move back: the same things in the opposite order.
pub fn backwards(rules: &Rules, effects: &[Effect]) -> Vec<Beat> {
    let mut beats = Vec::new();
    let mut tell = |step: u8, show: Show, text: String| beats.push(Beat { step, show, text });
    let mut back = |piece: crate::board::Piece, from: Square, to: Square| {
        let show = Show::Travel {
            seat: piece.seat,
            role: piece.role,
            from: to,
            to: from,
            move_style: MoveStyle::Slide,
        };
        tell(1, show, words::goes_back(rules, piece, from));
    };
    for &effect in effects {
        match effect {
            Effect::Travelled { piece, from, to } => back(piece, from, to),
            Effect::Exchanged { king, other } => {
                back(king.0, king.1, other.1);
                back(other.0, other.1, king.1);
            }
            Effect::Captured { .. } | Effect::Promoted { .. } | Effect::Dropped { .. } => {}
            Effect::RightLost { .. } | Effect::Declared(_) | Effect::Phase(_) | Effect::Turn(_) => {}
            Effect::Counting(_) | Effect::Impasse(_) | Effect::Passed(_) | Effect::Forfeited(_) => {}
            Effect::Appeared { .. } | Effect::Vanished { .. } | Effect::Table(_) => {}
        }
    }
    for &effect in effects {
        match effect {
            Effect::Promoted { piece, at, into } => {
                let show = Show::Promote { seat: piece.seat, role: into, at, into: piece.role };
                beats.push(Beat { step: 0, show, text: String::new() });
            }
            Effect::Captured { piece, at } => {
                let show = Show::Appear { seat: piece.seat, role: piece.role, at };
                beats.push(Beat { step: 2, show, text: words::comes_back(rules, piece, at) });
            }
            Effect::Dropped { piece, at } => {
                let show = Show::Lift { seat: piece.seat, role: piece.role, at };
                beats.push(Beat { step: 1, show, text: words::lifted(rules, piece, at) });
            }
            Effect::Table(TableEvent::Freed(piece, at)) => {
                let show = Show::Vanish { seat: piece.seat, role: piece.role, at };
                beats.push(Beat { step: 0, show, text: String::new() });
            }
            // The other comes back to it, and they are one double again.
            Effect::Appeared { piece, at } => {
                let show = Show::Vanish { seat: piece.seat, role: piece.role, at };
                beats.push(Beat { step: 2, show, text: String::new() });
            }
            // Before the way back: the two part, or a piece comes from home to go it.
            Effect::Vanished { piece, at } => {
                let show = Show::Appear { seat: piece.seat, role: piece.role, at };
                beats.push(Beat { step: 0, show, text: String::new() });
            }
            Effect::Table(_) => {}
            Effect::Travelled { .. } | Effect::Exchanged { .. } => {}
            Effect::RightLost { .. } | Effect::Declared(_) | Effect::Phase(_) | Effect::Turn(_) => {}
            Effect::Counting(_) | Effect::Impasse(_) | Effect::Passed(_) | Effect::Forfeited(_) => {}
        }
    }
    in_order(beats)
}

/// How the piece on `from` gets to `to`.
fn move_style(rules: &Rules, position: &Position, from: Square, to: Square) -> MoveStyle {
    let shape = rules.board().shape;
    let way = (shape.file(to) - shape.file(from), shape.rank(to) - shape.rank(from));
    let mut move_style = None;
    rules.targets(position, from, |target| {
        if target.to == to
            && matches!(target.access, Access::Open(_))
            && let Some(piece) = position.piece_at(from)
        {
            move_style = Some(MoveStyle::of(rules.role(piece.role).patterns[target.pattern].atom, way));
        }
    });
    // Castling: the king slides, the rook goes over it.
    move_style.unwrap_or(if position.piece_at(from).is_some_and(|other| rules.role(other.role).royal) {
        MoveStyle::Slide
    } else {
        MoveStyle::Jump
    })
}
