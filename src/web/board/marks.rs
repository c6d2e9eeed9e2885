//! The marks on the board: the last move, check, where the selected piece may go, what was in the
//! way, and the page's own.

use super::super::hands::drops;
use super::settings::Mode;
use super::state::View;
use crate::board::{Role, Square, SquareSet};
use crate::matches::Match;
use crate::movement::{Access, MoveStyle};
use crate::pictures::diagram::{at, own_marks};
use crate::pictures::svg::{Mark, MarkKind};
use crate::position::Move;

/// A square that the selected piece may go to.
pub(super) struct Target {
    pub to: Square,
    pub mark: Mark,
}

/// Where the piece on a square may go.
pub(super) fn targets(game: &Match, legal: &[Move], from: Square) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for &action in legal.iter().filter(|action| action.from() == Some(from)) {
        let Some(to) = action.to().filter(|&to| to != from) else { continue };
        if targets.iter().all(|target| target.to != to) {
            targets.push(Target { to, mark: target_mark(game, action, from, to) });
        }
    }
    targets
}

/// Where a piece from the hand may be put.
fn drop_targets(game: &Match, legal: &[Move], role: Role) -> Vec<Target> {
    let squares: SquareSet = drops(legal, role, None).iter().filter_map(|action| action.to()).collect();
    let target = |to: Square| Target { to, mark: Mark::new(at(game.rules(), to), MarkKind::Move) };
    squares.into_iter().map(target).collect()
}

/// Where the piece goes that stands where one from the hand is put.
fn displaced_targets(game: &Match, legal: &[Move], role: Role, spot: Square) -> Vec<Target> {
    let target = |to: Square| Target { to, mark: Mark::new(at(game.rules(), to), MarkKind::Move) };
    let goes = |action: &Move| match *action {
        Move::Place { role: own, to, pawn_to } if (own, to) == (role, spot) => Some(target(pawn_to)),
        _ => None,
    };
    legal.iter().filter_map(goes).collect()
}

fn target_mark(game: &Match, action: Move, from: Square, to: Square) -> Mark {
    let (rules, position) = (game.rules(), game.position());
    let mut mark = Mark::new(at(rules, to), MarkKind::Move);
    match action {
        Move::Castle { .. } => (mark.move_style, mark.once) = (Some(MoveStyle::Slide), true),
        Move::Exchange { .. } => mark.move_style = Some(MoveStyle::Jump),
        Move::Step { .. } | Move::Promote { .. } | Move::Drop { .. } => {}
        Move::Place { .. } | Move::Pass { .. } | Move::Object(_) => {}
        Move::Ready(_) | Move::Count(_) | Move::Stop(_) => {}
        Move::Roll(_) | Move::Skip(_) | Move::Release(_) => {}
        Move::Propose(_) | Move::Agree(_) | Move::Refuse(_) => {}
        Move::ClaimImpasse(_) | Move::AcceptImpasse(_) | Move::DeclineImpasse(_) => {}
        Move::ClaimStalemate(_) => {}
    }
    let (Move::Step { .. }, Some(piece)) = (action, position.piece_at(from)) else { return mark };
    // Where two pieces of one side may stand together, the other is no prey.
    if rules.captured_by(position, from, to).is_some_and(|other| other.seat != piece.seat) {
        mark.kind = MarkKind::Capture;
    }
    let patterns = &rules.role(piece.role).patterns;
    let mut ways: Vec<(MoveStyle, bool)> = Vec::new();
    rules.targets(position, from, |target| {
        let pattern = patterns[target.pattern];
        let held = pattern.right.is_none_or(|right| position.holds(piece.seat, right));
        if target.to == to && matches!(target.access, Access::Open(_)) && held {
            ways.push((MoveStyle::of(pattern.atom, target.away), pattern.right.is_some()));
        }
    });
    mark.once = !ways.is_empty() && ways.iter().all(|(_, once)| *once);
    let way = ways.iter().find(|(_, once)| *once == mark.once);
    // By a capture in passing a pawn steps.
    mark.move_style = way.map(|&(move_style, _)| move_style).or(Some(MoveStyle::Step));
    mark
}

impl View {
    /// Where the selected piece may go.
    pub fn targets(&self) -> Vec<Target> {
        if let (Some(role), Some(spot)) = (self.armed, self.displaced) {
            return displaced_targets(&self.game, &self.legal, role, spot);
        }
        match (self.selection, self.armed) {
            (Some(from), _) if self.settings.mode != Mode::Edit => targets(&self.game, &self.legal, from),
            (None, Some(role)) => drop_targets(&self.game, &self.legal, role),
            _ => Vec::new(),
        }
    }

    /// Every mark, those of the selection first: slides are drawn from the first `from`.
    pub fn all_marks(&self, targets: &[Target]) -> Vec<Mark> {
        let rules = self.game.rules();
        let mut marks: Vec<Mark> = Vec::new();
        let mut add = |mark: Mark| {
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        };
        let plain = |square: Square, kind: MarkKind| Mark::new(at(rules, square), kind);
        if let Some(from) = self.selection.or(self.displaced) {
            add(plain(from, MarkKind::From));
        }
        // While the pieces move, their kings are not in check yet; on a board that is set up, the others
        // only stand for somebody.
        let settled = self.running.is_none() && self.settings.mode != Mode::Edit;
        let own = own_marks(&self.game).into_iter();
        own.filter(|mark| settled || mark.kind != MarkKind::Check).for_each(&mut add);
        self.own_marks.iter().copied().for_each(&mut add);
        targets.iter().for_each(|target| add(target.mark));
        self.blocked.iter().for_each(|&square| add(plain(square, MarkKind::Blocked)));
        marks
    }
}
