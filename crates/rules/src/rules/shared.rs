//! Cache of compiled rules, keyed by game and choices.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::compiled::Compiled;
use crate::variant::{Game, RecordFault};

/// How many of those asked for last stay although nobody may use them: compiling takes longer than
/// most questions, and a match may be made and dropped a million times.
const RECENT: usize = 8;
/// How many of those in use are found. Older ones stay with their users, but are compiled again for
/// others: searching must not grow with what is alive.
const IN_USE: usize = 64;

/// Both lists have the latest at the end.
struct Shared {
    recent: Vec<Arc<Compiled>>,
    in_use: Vec<Weak<Compiled>>,
}

static SHARED: Mutex<Shared> = Mutex::new(Shared { recent: Vec::new(), in_use: Vec::new() });

/// The rules of the game with these choices; compiled, if nobody has them.
///
/// # Errors
/// What compiling them says is wrong.
pub(super) fn find_or(
    game: &Game,
    choices: &[u8],
    compile: impl FnOnce() -> Result<Compiled, RecordFault>,
) -> Result<Arc<Compiled>, RecordFault> {
    // Nothing here leaves the lists half changed, should it panic.
    let shared = || SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    let found = shared().find(game, choices);
    if let Some(found) = found {
        return Ok(found);
    }
    // Other threads go on meanwhile, and one of them may do the same.
    let compiled = Arc::new(compile()?);
    let mut shared = shared();
    Ok(shared.find(game, choices).unwrap_or_else(|| shared.add(compiled)))
}

impl Shared {
    fn find(&mut self, game: &Game, choices: &[u8]) -> Option<Arc<Compiled>> {
        let asked = |rules: &Arc<Compiled>| core::ptr::eq(&*rules.game, game) && rules.choices == choices;
        let found = match self.recent.iter().rposition(asked) {
            Some(place) => self.recent.remove(place),
            None => self.in_use.iter().rev().filter_map(Weak::upgrade).find(asked)?,
        };
        self.remember(&found);
        Some(found)
    }

    fn add(&mut self, compiled: Arc<Compiled>) -> Arc<Compiled> {
        self.remember(&compiled);
        self.in_use.retain(|rules| rules.strong_count() > 0);
        if self.in_use.len() == IN_USE {
            self.in_use.remove(0);
        }
        self.in_use.push(Arc::downgrade(&compiled));
        compiled
    }

    fn remember(&mut self, rules: &Arc<Compiled>) {
        if self.recent.len() == RECENT {
            self.recent.remove(0);
        }
        self.recent.push(Arc::clone(rules));
    }
}
