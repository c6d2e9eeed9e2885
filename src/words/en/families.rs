//! English: the regions by which the games are listed.

/// The parts of the world, in the order in which a list goes through them, with their games.
static FAMILIES: &[(&str, &[&str])] = &[
    ("India, Persia, Ethiopia", &["chaturanga", "shatranj", "senterej", "indian"]),
    ("South-East Asia", &["sittuyin", "makruk", "ouk"]),
    ("Inner and East Asia", &["shatar", "xiangqi", "janggi", "heian-shogi", "sho-shogi", "shogi"]),
    ("Four at a board", &["shaturanga", "dice-chess", "ashtapada"]),
    ("Europe, for comparison", &["medieval-chess", "new-chess", "modern-chess"]),
];

/// The part of the world that a game belongs to.
pub fn family(game: &str) -> &'static str {
    FAMILIES.iter().find(|(_, games)| games.contains(&game)).map_or("Elsewhere", |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    /// The groups together are the list of all games, in its order.
    #[test]
    fn the_families_hold_every_game_in_order() {
        let grouped: Vec<&str> = FAMILIES.iter().flat_map(|(_, games)| games.iter().copied()).collect();
        let listed: Vec<&str> = games::EVERY.iter().map(|game| &*game.id).collect();
        assert_eq!(grouped, listed);
    }
}
