//! The marks on the board: the last move, check, where the selected man may go, what was in the
//! way, and the page's own.

use super::super::hands::drops;
use super::settings::Mode;
use super::state::View;
use crate::board::{Kind, Square, SquareSet};
use crate::matches::Match;
use crate::movement::{Access, Gait};
use crate::pictures::diagram::{at, own_marks};
use crate::pictures::svg::{Mark, MarkKind};
use crate::position::Move;

/// A square that the selected man may go to.
pub(super) struct Target {
    pub to: Square,
    pub mark: Mark,
}

/// Where the man on a square may go.
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

/// Where a man from the hand may be put.
fn drop_targets(game: &Match, legal: &[Move], kind: Kind) -> Vec<Target> {
    let squares: SquareSet = drops(legal, kind, None).iter().filter_map(|action| action.to()).collect();
    let target = |to: Square| Target { to, mark: Mark::new(at(game.rules(), to), MarkKind::Move) };
    squares.into_iter().map(target).collect()
}

/// Where the man goes that stands where one from the hand is put.
fn displaced_targets(game: &Match, legal: &[Move], kind: Kind, spot: Square) -> Vec<Target> {
    let target = |to: Square| Target { to, mark: Mark::new(at(game.rules(), to), MarkKind::Move) };
    let goes = |action: &Move| match *action {
        Move::Place { kind: own, to, pawn_to } if (own, to) == (kind, spot) => Some(target(pawn_to)),
        _ => None,
    };
    legal.iter().filter_map(goes).collect()
}

fn target_mark(game: &Match, action: Move, from: Square, to: Square) -> Mark {
    let (rules, position) = (game.rules(), game.position());
    let mut mark = Mark::new(at(rules, to), MarkKind::Move);
    match action {
        Move::Castle { .. } => (mark.gait, mark.once) = (Some(Gait::Slide), true),
        Move::Exchange { .. } => mark.gait = Some(Gait::Jump),
        Move::Step { .. } | Move::Promote { .. } | Move::Drop { .. } => {}
        Move::Place { .. } | Move::Pass { .. } | Move::Object(_) => {}
        Move::Ready(_) | Move::Count(_) | Move::Stop(_) => {}
        Move::Throw(_) | Move::Skip(_) | Move::Release(_) => {}
        Move::Propose(_) | Move::Agree(_) | Move::Refuse(_) => {}
        Move::ClaimImpasse(_) | Move::AcceptImpasse(_) | Move::DeclineImpasse(_) => {}
    }
    let (Move::Step { .. }, Some(man)) = (action, position.man(from)) else { return mark };
    // Where two men of one side may stand together, the other is no prey.
    if position.man(to).is_some_and(|other| other.seat != man.seat) {
        mark.kind = MarkKind::Capture;
    }
    let patterns = &rules.kind(man.kind).patterns;
    let mut ways: Vec<(Gait, bool)> = Vec::new();
    rules.targets(position, from, |target| {
        let pattern = patterns[target.pattern];
        let held = pattern.right.is_none_or(|right| position.holds(man.seat, right));
        if target.to == to && matches!(target.access, Access::Open(_)) && held {
            ways.push((Gait::of(pattern.stride, target.away), pattern.right.is_some()));
        }
    });
    mark.once = !ways.is_empty() && ways.iter().all(|(_, once)| *once);
    let way = ways.iter().find(|(_, once)| *once == mark.once);
    mark.gait = way.map(|&(gait, _)| gait);
    mark
}

impl View {
    /// Where the selected man may go.
    pub fn targets(&self) -> Vec<Target> {
        if let (Some(kind), Some(spot)) = (self.armed, self.displaced) {
            return displaced_targets(&self.game, &self.legal, kind, spot);
        }
        match (self.selection, self.armed) {
            (Some(from), _) if self.settings.mode != Mode::Edit => targets(&self.game, &self.legal, from),
            (None, Some(kind)) => drop_targets(&self.game, &self.legal, kind),
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
        // While the men move, their kings are not in check yet; on a board that is set up, the others
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
