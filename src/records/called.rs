//! What games are called in records.

use crate::games;
use crate::variant::Game;
use crate::words::en;

/// Whether a game is called so: by its id or its title, whatever stands between the letters.
pub(super) fn is_called(game: &Game, name: &str) -> bool {
    let plain = |text: &str| -> String {
        text.chars().filter(|sign| sign.is_alphanumeric()).collect::<String>().to_ascii_lowercase()
    };
    let name = plain(name);
    !name.is_empty() && [&*game.id, en::title_of(game)].iter().any(|own| plain(own) == name)
}

/// The game of the collection that is called so.
pub(super) fn collected(name: &str) -> Option<&'static Game> {
    games::ALL.iter().copied().find(|game| is_called(game, name))
}
