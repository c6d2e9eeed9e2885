//! The budget of a search: depth, nodes and time.

use super::found::{Found, Limits};
use super::levels::Level;

/// After how many nodes `stop` is asked again, at the latest.
pub const POLL: u64 = 128;

/// After how many moves that were listed it is asked again too: where there are many, each takes longer to be found.
const LISTED: usize = 6_000;

/// Counts the nodes and asks whether to go on.
pub(super) struct Budget<'a> {
    /// What has been found so far.
    pub(super) found: Found,
    most: u64,
    /// What the level looks at: never less than all that can be played now.
    level: u64,
    listed: usize,
    stop: &'a mut dyn FnMut(&Found) -> bool,
    stopped: bool,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: &Limits, stop: &'a mut dyn FnMut(&Found) -> bool) -> Budget<'a> {
        let (most, level) = (limits.nodes, Level::of(limits.level).nodes);
        Budget { found: Found::nothing(), most, level, listed: 0, stop, stopped: false }
    }

    /// Counts a node; whether the search may go on with it.
    #[inline]
    pub(super) fn node(&mut self) -> bool {
        if self.stopped {
            return false;
        }
        if self.is_spent() {
            self.stopped = true;
            return false;
        }
        self.found.nodes += 1;
        if self.found.nodes.is_multiple_of(POLL) || self.listed > LISTED {
            self.listed = 0;
            self.stopped = (self.stop)(&self.found);
        }
        !self.stopped
    }

    /// So many moves have been listed.
    #[inline]
    pub(super) fn lists(&mut self, moves: usize) {
        self.listed += moves;
    }

    /// Whether the next iteration may begin.
    pub(super) fn goes_on(&mut self) -> bool {
        self.stopped = self.stopped || self.is_spent() || (self.stop)(&self.found);
        !self.stopped
    }

    fn is_spent(&self) -> bool {
        self.found.nodes >= self.most || (self.found.nodes >= self.level && self.found.depth > 0)
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }
}
