//! A search that remembers: what one move was looked for with helps to find the next.

use std::sync::Arc;

use super::budget::Budget;
use super::duel::{self, Memory};
use super::evaluate::Evaluation;
use super::found::{Found, Limits};
use super::levels::Level;
use super::{chance, reply};
use crate::matches::Match;
use crate::rules::Rules;
use crate::variant::Contest;

/// Looks for one move after the other of a game, and keeps what it has learned: positions that were looked at, and
/// which moves were good.
///
/// It helps two sides at the levels that see exactly; the others, and searches over throws and four armies, begin
/// anew each time. What is found may depend on the searches before. Rules, level and size of the table may change from
/// one call to the next: then it begins anew.
///
/// ```
/// # use tabiya_rules as tabiya;
/// use tabiya::Match;
/// use tabiya::search::{Limits, Searcher};
/// let mut game = Match::new("makruk", &[], None)?;
/// let limits = Limits { nodes: 2_000, ..Limits::default() };
/// let mut searcher = Searcher::new();
/// for _ in 0..4 {
///     let found = searcher.search(&game, &limits, &mut |_| false);
///     game.play_move(found.best.expect("a move"))?;
/// }
/// assert_eq!(game.line().count(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Searcher {
    /// What the rules make of pieces and places, which takes as long as several hundred positions.
    known: Option<(Rules, Arc<Evaluation>)>,
    kept: Option<Kept>,
}

struct Kept {
    memory: Memory,
    rules: Rules,
    level: Level,
    megabytes: usize,
    /// Plies of the game when it was last asked.
    plies: usize,
}

impl Searcher {
    /// One that has learned nothing.
    pub fn new() -> Searcher {
        Searcher::default()
    }

    /// Forgets what it has learned, for another game: the next search finds what a new one would find, but does not
    /// work out anew what the rules make of pieces and places.
    pub fn forget(&mut self) {
        self.kept = None;
    }

    /// As the function `search`, with what was learned before.
    pub fn search(&mut self, game: &Match, limits: &Limits, stop: &mut dyn FnMut(&Found) -> bool) -> Found {
        let (rules, position) = (game.rules(), game.position());
        if game.outcome().is_some() {
            return Found::over(rules, game);
        }
        let budget = Budget::new(limits, stop);
        let found = match rules.terms().contest {
            Contest::Kings => duel::search(game, limits, self.memory(game, limits), budget),
            Contest::Armies(_) if rules.terms().dice.is_none() => {
                reply::search((rules, self.evaluation(rules)), position, limits, budget)
            }
            Contest::Armies(_) | Contest::Race(_) => {
                chance::search((rules, self.evaluation(rules)), position, limits, budget)
            }
        };
        found.in_order()
    }

    /// What was learned, where it can be used again.
    fn memory(&mut self, game: &Match, limits: &Limits) -> &mut Memory {
        let (rules, level, megabytes) = (game.rules(), Level::of(limits.level), limits.megabytes);
        let plies = game.line().count();
        // What a weak player sees depends on the seed, and is its own in each position.
        let serves = |kept: &Kept| {
            level.noise == 0
                && limits.selective
                && (kept.level, kept.megabytes) == (level, megabytes)
                && kept.rules.is(rules)
        };
        let kept = match self.kept.take().filter(serves) {
            Some(mut kept) => {
                kept.memory.grow_old(plies.saturating_sub(kept.plies));
                Kept { plies, ..kept }
            }
            None => {
                let memory = Memory::new(self.evaluation(rules), megabytes);
                Kept { memory, rules: rules.clone(), level, megabytes, plies }
            }
        };
        &mut self.kept.insert(kept).memory
    }

    fn evaluation(&mut self, rules: &Rules) -> Arc<Evaluation> {
        let known = self.known.take().filter(|(known, _)| known.is(rules));
        let known = known.unwrap_or_else(|| (rules.clone(), Arc::new(Evaluation::new(rules))));
        Arc::clone(&self.known.insert(known).1)
    }
}

#[cfg(test)]
mod tests {
    use super::Searcher;
    use crate::search::{Found, Limits};
    use crate::{Match, games};

    fn deep(searcher: &mut Searcher, game: &Match, depth: u32, level: u8) -> Found {
        searcher.search(game, &Limits { depth, level, ..Limits::default() }, &mut |_| false)
    }

    fn start(id: &str) -> Match {
        Match::new(id, &[], None).expect("the start")
    }

    #[test]
    fn what_was_learned_saves_positions_of_the_next_move() {
        for id in ["shatranj", "makruk", "xiangqi"] {
            let (mut game, mut searcher) = (start(id), Searcher::new());
            let (mut kept, mut anew) = (0, 0);
            for ply in 0..8 {
                let found = deep(&mut searcher, &game, 6, 10);
                if ply > 0 {
                    kept += found.nodes;
                    anew += deep(&mut Searcher::new(), &game, 6, 10).nodes;
                }
                game.play_move(found.best.expect("a move")).expect("a legal move");
            }
            assert!(10 * kept < 9 * anew, "{id}: {kept} positions, {anew} anew");
        }
    }

    #[test]
    fn other_rules_begin_anew_and_so_does_who_has_forgotten() {
        let mut searcher = Searcher::new();
        let anew = deep(&mut Searcher::new(), &start("makruk"), 5, 10);
        deep(&mut searcher, &start("shatranj"), 5, 10);
        assert_eq!(deep(&mut searcher, &start("makruk"), 5, 10), anew);
        assert_ne!(deep(&mut searcher, &start("makruk"), 5, 10), anew);
        searcher.forget();
        assert_eq!(deep(&mut searcher, &start("makruk"), 5, 10), anew);
    }

    #[test]
    fn who_misjudges_and_who_throws_remembers_nothing() {
        for (id, level) in [("shatranj", 3), ("makruk", 4), ("ashtapada", 10), ("shaturanga", 10)] {
            let (mut game, mut searcher) = (start(id), Searcher::new());
            for _ in 0..6 {
                let found = deep(&mut searcher, &game, 2, level);
                assert_eq!(found, deep(&mut Searcher::new(), &game, 2, level), "{id}");
                let Some(&action) = found.best.as_ref().or(game.legal().first()) else { break };
                game.play_move(action).expect("a legal move");
            }
        }
    }

    #[test]
    fn every_game_is_played_on_with_legal_moves() {
        for game in games::ALL.iter() {
            let (mut game, mut searcher) = (start(&game.id), Searcher::new());
            for ply in 0..12_u32 {
                let limits = Limits { nodes: 400, level: 8 + ply as u8 % 3, ..Limits::default() };
                let found = searcher.search(&game, &limits, &mut |_| false);
                let legal = game.legal();
                let action = found.best.or(legal.first().copied()).expect("a move");
                assert!(legal.contains(&action));
                game.play_move(action).expect("a legal move");
            }
        }
    }
}
