//! Size limits of a file, and the references within it.

use crate::variant::{List, RightSpec, RoleSpec};

/// Longest file that is read, in bytes.
pub const MAX_TEXT: usize = 200_000;

/// Most items of a list.
pub(super) const MAX_ITEMS: usize = 300;

/// Longest text in a file, in bytes.
pub(super) const MAX_WORDS: usize = 4_000;

/// Most choices under which the rules are compiled to see whether they hold.
pub(super) const MAX_COMPILED: usize = 48;

/// Longest id, in bytes.
pub(super) const MAX_ID: usize = 40;

/// What names refer to.
pub(super) struct Own<'a> {
    pub(super) roles: &'a List<RoleSpec>,
    pub(super) rights: &'a List<RightSpec>,
}
