//! The names of games in records.

use crate::games;
use crate::variant::{Game, Text};
use crate::words::{en, names};

/// What programs call a game in their records besides its title: its id, and the preset by whose rules they play it.
/// The names are those of PyChess, Fairy-Stockfish and of players in English.
const CALLED: &[(&str, &str, &str)] = &[
    ("Cambodian", "ouk", "modern"),
    ("Cambodian chess", "ouk", "modern"),
    ("Ouk Chaktrang", "ouk", "modern"),
    ("Thai", "makruk", ""),
    ("Thai chess", "makruk", ""),
    ("Burmese", "sittuyin", ""),
    ("Burmese chess", "sittuyin", ""),
    ("Mongolian", "shatar", ""),
    ("Mongolian chess", "shatar", ""),
    ("Ethiopian chess", "senterej", ""),
    ("Chinese", "xiangqi", ""),
    ("Chinese chess", "xiangqi", ""),
    ("Cchess", "xiangqi", ""),
    ("中国象棋", "xiangqi", ""),
    ("中國象棋", "xiangqi", ""),
    ("Korean", "janggi", "modern"),
    ("Korean chess", "janggi", "modern"),
    ("Janggi modern", "janggi", "modern"),
    ("Janggi casual", "janggi", "modern"),
    ("Janggi traditional", "janggi", "modern"),
    ("Japanese", "shogi", ""),
    ("Japanese chess", "shogi", ""),
    ("將棋", "shogi", ""),
    ("Shoshogi", "sho-shogi", ""),
    ("Chess", "modern-chess", ""),
    ("Standard", "modern-chess", ""),
    ("Standard chess", "modern-chess", ""),
    ("International chess", "modern-chess", ""),
    ("Western chess", "modern-chess", ""),
];

/// Letters and digits alone, whatever stands between them.
fn plain(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).collect::<String>().to_ascii_lowercase()
}

/// Whether a game is called so: by its id or its title, whatever stands between the letters.
pub(super) fn is_called(game: &Game, name: &str) -> bool {
    let name = plain(name);
    !name.is_empty() && [&*game.id, en::title_of(game)].iter().any(|own| plain(own) == name)
}

/// The game of the collection that is called so.
pub(super) fn collected(name: &str) -> Option<&'static Game> {
    games::EVERY.iter().copied().find(|game| is_called(game, name))
}

/// The game of the collection that programs call so, or its players in their script, where no other has the name.
pub(super) fn also_called(name: &str) -> Option<&'static Game> {
    if let Some((_, game, _)) = also(name) {
        return games::find(game);
    }
    let name = plain(name);
    let own = |game: &&'static Game| {
        let of_game = |line: &names::Spelling| line.of == "game";
        let mut all = names::spellings(&game.id).filter(of_game);
        !name.is_empty()
            && all.any(|line| [line.text, line.transliteration].iter().any(|own| plain(own) == name))
    };
    let mut found = games::ALL.iter().copied().filter(own);
    found.next().filter(|_| found.next().is_none())
}

/// The choices by which those play who call the game of the collection so.
pub(super) fn choices_of(name: &str) -> Vec<(String, String)> {
    let Some((_, game, preset)) = also(name) else { return Vec::new() };
    let preset = games::find(game).and_then(|game| game.presets.iter().find(|own| own.id == *preset));
    let pair = |(option, choice): &(Text, Text)| (option.to_string(), choice.to_string());
    preset.map_or_else(Vec::new, |preset| preset.options.iter().map(pair).collect())
}

fn also(name: &str) -> Option<&'static (&'static str, &'static str, &'static str)> {
    let name = plain(name);
    CALLED.iter().find(|(own, ..)| plain(own) == name)
}
