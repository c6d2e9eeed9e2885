//! When a search has to end.

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
    listed: usize,
    stop: &'a mut dyn FnMut(&Found) -> bool,
    stopped: bool,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: &Limits, stop: &'a mut dyn FnMut(&Found) -> bool) -> Budget<'a> {
        let most = limits.nodes.min(Level::of(limits.level).nodes);
        Budget { found: Found::nothing(), most, listed: 0, stop, stopped: false }
    }

    /// Counts a node; whether the search may go on with it.
    #[inline]
    pub(super) fn node(&mut self) -> bool {
        if self.stopped {
            return false;
        }
        if self.found.nodes >= self.most {
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
        self.stopped = self.stopped || self.found.nodes >= self.most || (self.stop)(&self.found);
        !self.stopped
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }
}
