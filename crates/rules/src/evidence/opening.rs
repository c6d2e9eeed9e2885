//! Shared openings: random first plies that several rule sets allow, so that their games begin alike.

use super::playout::throw;
use super::random::Random;
use crate::matches::Match;
use crate::position::Move;

/// So many random actions, throws not counted, each legal under all of these rules and ending the game under none;
/// fewer where there are no more such. The same seed gives the same.
pub fn shared_opening(games: &[Match], plies: u32, seed: u64) -> Vec<String> {
    let mut random = Random::new(seed);
    let mut games: Vec<Match> = games.to_vec();
    let mut line = Vec::new();
    let mut left = plies;
    while left > 0 {
        let Some((first, others)) = games.split_first() else { break };
        let open: Vec<Vec<Move>> = others.iter().map(|game| game.rules().legal(game.position())).collect();
        let shared = |text: &String| {
            others.iter().zip(&open).all(|(game, open)| {
                game.rules().read_move(game.position(), text).is_some_and(|action| open.contains(&action))
            })
        };
        let mut moves = first.rules().legal(first.position());
        let throws = moves.iter().any(|action| matches!(action, Move::Roll(_)));
        if throws {
            moves = throw(first.rules(), &moves, &mut random).into_iter().collect();
        } else {
            moves.retain(|action| action.declared_by().is_none());
        }
        let mut texts: Vec<String> = moves.iter().map(|&action| first.rules().write_move(action)).collect();
        texts.retain(shared);
        // One after the other, in random order, until one ends no game.
        let next = loop {
            if texts.is_empty() {
                break None;
            }
            let text = texts.swap_remove(random.below(texts.len()));
            let mut after = games.clone();
            for game in &mut after {
                if let Some(action) = game.rules().read_move(game.position(), &text) {
                    game.advance(action, &mut ());
                }
            }
            if after.iter().all(|game| !game.rules().legal(game.position()).is_empty()) {
                break Some((text, after));
            }
        };
        let Some((text, after)) = next else { break };
        line.push(text);
        games = after;
        left -= u32::from(!throws);
    }
    line
}
